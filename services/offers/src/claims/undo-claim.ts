import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment, lockOffer } from '../offers/offer.store.ts'
import { closeCapture } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { endedMeanwhile, settlePaidRound } from './stand-round.ts'

interface UndoClaimInput {
  hold: Hold
  /** The capture that was refused. */
  number: number
  because: string
  /** The provider still holds the money. */
  isHeld: boolean
}

/**
 * Gives the listing back after a refused capture, and closes its number with that; the offer is pending again. Does nothing
 * and returns false when an outcome of this number is already recorded. What happened meanwhile to the listing or to
 * one of the parties was put off by the claim and is caught up with now. A refused capture that left nothing held ends the offer:
 * its producer can renew it with another card.
 */
export async function undoClaim(
  deps: Pick<Deps, 'outbox' | 'clock'>,
  tx: Tx,
  { hold, number, because, isHeld }: UndoClaimInput,
): Promise<boolean> {
  const { offerId } = hold
  const offer = await lockOffer(tx, offerId)
  if (!offer.claim || offer.claim.committedAt || !(await closeCapture(tx, hold, number))) return false
  await tx.claim.delete({ where: { offerId } })
  await addMoment(tx, offerId, { at: deps.clock(), moment: 'capture_refused', note: because })
  const ending = (await endedMeanwhile(tx, offer)) ?? (isHeld ? undefined : 'hold_expired')
  if (ending) await endOffer(deps, tx, offerId, ending)
  await settlePaidRound(deps, tx, offerId)
  return true
}
