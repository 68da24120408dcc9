import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { closedAs, type Offer } from '../offers/offer.ts'
import { openCapture } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { numberToAsk } from './capture-steps.ts'

/** One number under which the provider is asked to capture; of each hold at most one is open. */
export interface Capture {
  hold: Hold
  number: number
}

/**
 * Begins to capture a claimed offer, or joins whoever has begun. From here on the claim stays until the outcome of this
 * number is written. Answers nothing when the offer is accepted already; throws when the claim has been undone.
 */
export const beginCapture =
  ({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>) =>
  (offerId: string): Promise<Capture | undefined> =>
    transaction(async (tx) => {
      const { claim, hold, status } = await lockOffer(tx, offerId)
      if (!claim) throw undone(status)
      if (claim.committedAt) return undefined
      await tx.claim.update({ where: { offerId }, data: { workedAt: clock() } })
      const number = numberToAsk(hold)
      if (!hold.captureIsOpen && !(await openCapture(tx, hold, number)))
        throw offerRefusals.captureUnknown({ retryAfterSeconds: 5 })
      return { hold, number }
    })

function undone(status: Offer['status']) {
  if (status === 'expired') return offerRefusals.holdGone()
  return status === 'pending' ? offerRefusals.captureRefused() : closedAs(status)
}
