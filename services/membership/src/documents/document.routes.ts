import { membershipCalls as calls } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { admit, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { invoiceOf } from './document.ts'
import { documentsOf } from './document.views.ts'
import { readDocument } from './read-document.ts'

export function documentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  serve(app, calls.invoices, async ({ viewer }) => (await documentsOf(deps.db, viewer.id)).map(invoiceOf))

  app.get(calls.invoicePdf.path, async (request, reply) => {
    const viewer = await request.readViewer()
    admit(calls.invoicePdf, viewer)
    const { data: params } = calls.invoicePdf.params.safeParse(request.params)
    if (!params) throw refusals.notFound()
    const { headers, content } = await readDocument(deps, { viewer: viewer!, id: params.id })
    return reply.headers(headers).send(content)
  })
}
