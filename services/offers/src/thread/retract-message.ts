import type { Viewer } from '@storyright/contracts/vocabulary'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { getOffer } from '../offers/offer.store.ts'
import { requireReader, requireSide } from '../offers/offer.ts'
import { publishThread, requireActive } from '../offers/thread.store.ts'

interface RetractMessageInput {
  offerId: string
  viewer: Viewer
  id: number
}

/**
 * Whoever wrote a message retracts it, whatever has become of the offer since. Its text goes to the audit trail in the same transaction, and
 * nowhere else; its documents stay on the shelf. Again changes nothing.
 */
export async function retractMessage(
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
