import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { googleError, googleFailure } from '../google/google-error.ts'
import { type Html, html } from '../pages/html.ts'
import { sendPage } from '../pages/page.ts'
import { drawing } from '../pictures/drawing.ts'
import type { Quota } from '../quotas/quotas.ts'
import { answerSourceCalls, malformableCalls, type SourceCall, type SourceDeps } from '../sources/source-call.ts'
import { bookCalls, type Volume } from './book-calls.ts'
import { volumeWith } from './search-volumes.ts'

/** How a cover may be unacceptable. */
const malformedCovers = ['redirect-private', 'redirect-elsewhere', 'false-type', 'huge', 'html', 'empty'] as const

const HUGE_BYTES = 12 * 1024 * 1024
/** An address that leads into a machine's own network wherever it is asked from. */
const PRIVATE = 'http://169.254.169.254/latest/meta-data/'
const HERE_BY_OTHER_NAME: Record<string, string> = { localhost: '127.0.0.1' }
const widths: Record<string, number> = { 1: 128, 2: 300, 3: 575, 5: 80 }

/** Draws the cover of a volume: the same picture each time. */
const coverCall: SourceCall = {
  operation: 'books.cover',
  path: '/books/content',
  summaryOf: ({ id = '–' }) => id,
  failureOf: googleFailure,
  answer({ id = '', zoom = '1' }, _request, reply) {
    const volume = volumeWith(id)
    if (!volume?.hasCover) throw googleError(404, { message: 'Not Found', reason: 'notFound' })
    return reply.type('image/png').send(coverOf(id, widths[zoom] ?? 128))
  },
  spoil: sendSpoilt,
}

const coverOf = (id: string, width: number) => drawing(`cover ${id}`, { width, height: Math.round(width * 1.5) })

function sendSpoilt(reply: FastifyReply, how: string, request: FastifyRequest): FastifyReply {
  switch (how) {
    case 'redirect-private':
      return reply.redirect(PRIVATE)
    case 'redirect-elsewhere':
      return reply.redirect(elsewhere(request))
    case 'false-type':
      return reply.type('image/jpeg').send('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>')
    case 'huge':
      return reply.type('image/png').send(Buffer.concat([coverOf(how, 128), Buffer.alloc(HUGE_BYTES)]))
    case 'empty':
      return reply.type('image/png').send(Buffer.alloc(0))
    default:
      return reply.type('text/html; charset=utf-8').send('<!doctype html><title>No cover</title>')
  }
}

/** The same picture at another origin: the sandbox by another name. */
const elsewhere = ({ hostname, port, url }: FastifyRequest) =>
  `http://${HERE_BY_OTHER_NAME[hostname] ?? 'localhost'}:${port}${url}`

/** What can be made to fail, and how. */
export const bookOperations = { ...malformableCalls('books.search', 'books.get'), 'books.cover': malformedCovers }

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

/** The page behind a volume's link. */
const volumePage = (volume: Volume | undefined): Html => html`<main class="sheet">
${
  volume
    ? html`<h1>${volume.title}</h1>
<p class="lead">${volume.authors?.join(', ') ?? 'Author unknown'}</p>
<dl>
<dt>Publisher</dt><dd>${volume.publisher ?? 'unknown'}</dd>
<dt>Published</dt><dd>${volume.publishedDate ?? 'unknown'}</dd>
<dt>ISBN</dt><dd>${volume.isbns.join(', ') || 'none'}</dd>
</dl>
<p>${volume.description ?? 'Nothing more is known of this volume.'}</p>`
    : html`<p class="hint">There is no such volume.</p>`
}
<p class="foot">Made up by the sandbox.</p>
</main>`
