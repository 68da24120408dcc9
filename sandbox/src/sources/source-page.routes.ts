import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page.ts'
import { type SourcesShown, sourcesPage } from './sources.page.ts'

/** `/sources`: what each of them was asked, and how much it still gives. */
export async function sourcePageRoutes(app: FastifyInstance, shown: SourcesShown): Promise<void> {
  app.get('/sources', (_request, reply) =>
    sendPage(reply, { title: 'Sources', place: 'Books, videos and posts', body: sourcesPage(shown) }),
  )
}
