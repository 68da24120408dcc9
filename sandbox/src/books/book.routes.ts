import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page.ts'
import type { Quota } from '../quotas/quotas.ts'
import { answerSourceCalls, type SourceDeps } from '../sources/source-call.ts'
import { spoilableCalls } from '../sources/spoilable.ts'
import { bookCalls } from './book-calls.ts'
import { coverCall, spoiltCovers } from './cover-call.ts'
import { volumeWith } from './search-volumes.ts'
import { volumePage } from './volume.page.ts'

/** What can be made to fail, and how. */
export const bookOperations = { ...spoilableCalls('books.search', 'books.get'), 'books.cover': spoiltCovers }

interface Deps extends SourceDeps {
  quota: Quota
  key: string
}

/** A bookshop's API as far as it is used, its covers, and a page for each volume. */
export async function bookRoutes(app: FastifyInstance, { quota, key, ...deps }: Deps): Promise<void> {
  answerSourceCalls(app, [...bookCalls({ quota, key }), coverCall], deps)

  app.get<{ Querystring: { id?: string } }>('/books', ({ query }, reply) => {
    const volume = volumeWith(String(query.id))
    return sendPage(
      reply,
      { title: volume?.title ?? 'Books', place: 'Books', body: volumePage(volume) },
      volume ? 200 : 404,
    )
  })
}
