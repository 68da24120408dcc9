import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { closedAs } from '../offers/end-offer.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import type { Hold, Offer } from '../offers/offer.store.ts'
import { numberToAsk } from '../dealing/capture-steps.ts'

/** One number under which the provider is asked to capture; of each hold at most one is open. */
export interface Capture {
  hold: Hold
  number: number
}

/**
 * Begins to capture a claimed offer, or joins whoever has begun. From here on the claim stays until the outcome of this
 * number is written. Answers nothing when the offer is accepted already; throws when the claim has been undone.
 */
export const beginCapture = ({ transaction, clock }: Deps, offerId: string): Promise<Capture | undefined> =>
  transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    if (!offer.claim) throw undone(offer)
    if (offer.claim.committedAt) return undefined
    await tx.claim.update({ where: { offerId }, data: { workedAt: clock() } })
    const { hold } = offer
    const number = numberToAsk(hold)
    if (!hold.captureIsOpen) await open(tx, hold, number)
    return { hold, number }
  })

async function open(tx: Tx, { offerId, number: holdNumber, captureAttempt }: Hold, number: number): Promise<void> {
  const begun = await tx.hold.updateMany({
    where: { offerId, number: holdNumber, captureAttempt, captureIsOpen: false },
    data: { captureAttempt: number, captureIsOpen: true },
  })
  if (begun.count === 0) throw offerRefusals.captureUnknown({ retryAfterSeconds: 5 })
}

/** Writes that a number has come to its end. Whoever is second is told so, and must look again. */
export async function closeCapture(tx: Tx, { hold, number }: Capture): Promise<boolean> {
  const closed = await tx.hold.updateMany({
    where: { offerId: hold.offerId, number: hold.number, captureAttempt: number, captureIsOpen: true },
    data: { captureIsOpen: false },
  })
  return closed.count > 0
}

function undone({ status }: Offer) {
  if (status === 'expired') return offerRefusals.holdGone()
  return status === 'pending' ? offerRefusals.captureRefused() : offerRefusals.offerClosed({ says: closedAs(status) })
}
