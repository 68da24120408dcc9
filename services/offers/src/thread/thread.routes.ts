import { offerThreadCalls as calls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { getOffer } from '../offers/offer.store.ts'
import { requireReader, requireSide } from '../offers/offer.ts'
import { markRead, publishThread, requireActive } from '../offers/thread.store.ts'
import { findMessage, listMessages } from '../queries/thread.view.ts'
import { postMessage } from './post-message.ts'

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

interface RetractMessageInput {
  offerId: string
  viewer: Viewer
  id: number
}

/**
 * Whoever wrote a message retracts it, whatever has become of the offer since. Its text goes to the audit trail in the same transaction, and
 * nowhere else; its documents stay on the shelf. Again changes nothing.
 */
async function retractMessage(
  { db, transaction, outbox, clock }: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { offerId, viewer, id }: RetractMessageInput,
): Promise<void> {
  const offer = await getOffer(db, offerId)
  requireReader(offer, viewer)
  requireSide(offer, viewer)
  await transaction(async (tx) => {
    await requireActive(tx, viewer)
    await tx.$queryRaw`SELECT version FROM offer_threads WHERE offer_id = ${offerId}::uuid FOR UPDATE`
    const message = await tx.offerMessage.findUnique({ where: { offerId_id: { offerId, id } } })
    if (!message) throw offerRefusals.messageNotFound()
    if (message.authorId !== viewer.id) throw offerRefusals.onlyTheAuthor()
    if (message.retractedAt) return
    const at = clock()
    const documents = await tx.optionDocument.findMany({
      where: { id: { in: message.documentIds } },
      select: { fileName: true, version: true },
    })
    await tx.offerMessage.update({
      where: { offerId_id: { offerId, id } },
      data: { text: null, documentIds: [], retractedAt: at },
    })
    await addAuditEntry(
      tx,
      {
        action: 'message.retracted',
        offerId,
        actorId: viewer.id,
        before: {
          message: id,
          text: message.text,
          ...(documents.length > 0 && {
            documents: documents.map(({ fileName, version }) => `${fileName} (version ${version})`).join(', '),
          }),
        },
        after: { message: id, text: null },
      },
      at,
    )
    await publishThread(tx, outbox, offerId)
  })
}
