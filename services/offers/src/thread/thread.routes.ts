import { offerThreadCalls as calls } from '@storyright/contracts/http'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { getOffer } from '../offers/offer.store.ts'
import { requireReader, requireSide } from '../offers/offer.ts'
import { markRead, publishThread } from '../offers/thread.store.ts'
import { findMessage, listMessages } from '../queries/thread.view.ts'
import { postMessage } from './post-message.ts'
import { retractMessage } from './retract-message.ts'

/** What the two sides of an offer write to each other. */
export function threadRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  serve(app, calls.listMessages, async ({ viewer, params: { id: offerId }, query: { before } }) => {
    requireReader(await getOffer(deps.db, offerId), viewer)
    return listMessages(deps, { offerId, before })
  })
  serve(app, calls.postMessage, async ({ viewer, params: { id: offerId }, body: { text, documentIds }, request }) => {
    const key = idempotencyKeyOf(request)
    const id = await postMessage(deps, { offerId, viewer, text, documentIds: documentIds ?? [], key })
    return findMessage(deps, { offerId, id })
  })
  serve(app, calls.retractMessage, async ({ viewer, params: { id: offerId, message: id } }) => {
    await retractMessage(deps, { offerId, viewer, id })
    return findMessage(deps, { offerId, id })
  })
  serve(app, calls.markMessagesRead, async ({ viewer, params: { id: offerId }, body: { upTo } }) => {
    const offer = await getOffer(deps.db, offerId)
    requireReader(offer, viewer)
    const side = requireSide(offer, viewer)
    await deps.transaction(async (tx) => {
      if (await markRead(tx, { offerId, side, upTo })) await publishThread(tx, deps.outbox, offerId)
    })
    return undefined
  })
}
