import { supportCalls as calls } from '@storyright/contracts/http'
import { describePage, idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { closeThread, reopenThread } from './close-thread.ts'
import { findThread } from './find-thread.ts'
import { listAudit } from './list-audit.ts'
import { listQueue } from './list-queue.ts'
import { listClosed, listThreads } from './list-threads.ts'
import { openThread } from './open-thread.ts'
import { replyInThread } from './reply-in-thread.ts'
import { viewThread } from './thread.view.ts'

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.supportThreads, async ({ viewer, query, reply }) => {
    const page = await listThreads(deps, viewer, query)
    describePage(reply, page, calls.supportThreads.path, query)
    return page.rows
  })
  serve(app, calls.openSupportThread, async ({ viewer, body: { topic, message, offerId, listingId }, request }) => {
    const key = idempotencyKeyOf(request)
    return openThread(deps, { viewer, topic, message, offerId: offerId ?? null, listingId: listingId ?? null, key })
  })
  serve(app, calls.supportThread, async ({ viewer, params: { id } }) =>
    viewThread(deps, viewer, await findThread(deps.db, viewer, id)),
  )
  serve(app, calls.replyToSupport, async ({ viewer, params: { id }, body: { message }, request }) =>
    replyInThread(deps, { viewer, id, message, key: idempotencyKeyOf(request) }),
  )
  serve(app, calls.closeSupportThread, async ({ viewer, params: { id } }) => closeThread(deps, viewer, id))
  serve(app, calls.reopenSupportThread, async ({ viewer, params: { id } }) => reopenThread(deps, viewer, id))
  serve(app, calls.supportQueue, async ({ viewer, query, reply }) => {
    const list = query.status === 'open' ? listQueue : listClosed
    const page = await list(deps, viewer, query)
    describePage(reply, page, calls.supportQueue.path, query)
    return page.rows
  })
  serve(app, calls.supportAudit, async ({ query, reply }) => {
    const page = await listAudit(deps, query)
    describePage(reply, page, calls.supportAudit.path, query)
    return page.rows
  })
}
