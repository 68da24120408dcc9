import { refusals, type Settlement, type Viewer } from '@storyright/contracts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import type { Hold, Offer } from '../offers/offer.store.ts'
import { acceptAfterAll, mayBeAccepted } from './accept-after-all.ts'
import { noteDeed } from './note-deed.ts'
import { refundCapture } from './refund-capture.ts'
import { settlementsOf } from './settlements.ts'

interface Chosen {
  how: Settlement
  note: string
}

/**
 * Settles a difference as an administrator chose. A refund is chosen first and asked for then: when the provider does not
 * answer it stays chosen, and asking again finishes it.
 */
export async function settleDiscrepancy(deps: Deps, id: string, viewer: Viewer, chosen: Chosen): Promise<void> {
  const captured = await deps.transaction((tx) => choose(tx, deps, { id, viewer, ...chosen }))
  await deps.checkpoint('after choosing how to settle')
  if (captured) await refundCapture(deps, id, captured)
}

interface Choice extends Chosen {
  id: string
  viewer: Viewer
}

/** Writes the choice, with who made it and why; answers the hold that is to be refunded. */
async function choose(tx: Tx, deps: Deps, { id, viewer, how, note }: Choice): Promise<Hold | undefined> {
  const found = await tx.discrepancy.findUnique({ where: { id } })
  if (!found) throw refusals.notFound()
  const offer = found.offerId === null ? undefined : await lockOffer(tx, found.offerId)
  const row = await tx.discrepancy.findUniqueOrThrow({ where: { id } })
  const toRefund = how === 'refund' ? offer?.holds.find(({ status }) => status === 'captured') : undefined
  if (row.settlement === how) return row.settledAt ? undefined : toRefund // asked again
  if (row.settledAt) throw offerRefusals.settledAlready()
  const possible = settlementsOf(row, { mayBeAccepted: how === 'accept' && (await isAcceptable(tx, offer)) })
  if (!possible.includes(how) || (how === 'refund' && !toRefund)) throw offerRefusals.cannotSettle()
  const at = deps.clock()
  const written = await tx.discrepancy.updateMany({
    where: { id, settledAt: null, settlement: null },
    data: {
      settlement: how,
      settledBy: viewer.id,
      settledNote: note,
      // A refund is settled once the provider says that all is back.
      ...(how !== 'refund' && { settledAt: at }),
    },
  })
  if (written.count === 0) throw offerRefusals.settledAlready()
  const { offerId, kind, intentId } = row
  const before = { discrepancyId: id, kind, intentId }
  await noteDeed(tx, deps, {
    action: 'discrepancy.settled',
    offerId,
    actorId: viewer.id,
    before,
    after: { ...before, settlement: how, note },
  })
  if (how === 'accept') await acceptAfterAll(tx, deps, offer!, viewer.id)
  return toRefund
}

const isAcceptable = async (tx: Tx, offer: Offer | undefined) => offer !== undefined && mayBeAccepted(tx, offer)
