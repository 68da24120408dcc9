import { offerLimits } from '@storyright/contracts/vocabulary'
import { failRound } from '../claims/stand-round.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { roundPaidBy } from '../offers/round.ts'
import { findHolds } from '../payments/hold.store.ts'
import { awaitsPayment, type Hold, UNPAID_MS, unpaidHoldStatuses } from '../payments/hold.ts'
import { ago } from '../times.ts'
import type { Pace } from './job-config.ts'
import { compareHold } from './reconcile-hold.ts'
import { leastRecentlyTried, notPutOff, tryHolds } from './retry-holds.ts'

const roundUnpaid = `The payment was not completed within ${offerLimits.unpaidHours} hours.`

/** Offers that nobody paid in time end with their payment, and so do rounds: what stood before still stands. Whether anybody did, the provider is asked: its notice may be late or lost. */
export const endUnpaid = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryHolds(deps, pace, signal, {
    due: (now, take) =>
      findHolds(deps.db, {
        where: {
          status: { in: [...unpaidHoldStatuses] },
          releaseWantedAt: null,
          createdAt: { lte: ago(deps, UNPAID_MS) },
          AND: [
            notPutOff(now),
            { OR: [{ offer: { status: 'pending' } }, { offer: { rounds: { some: { status: 'unpaid' } } } }] },
          ],
        },
        orderBy: [leastRecentlyTried, { createdAt: 'asc' }],
        take,
      }),
    work: (hold) => endIfUnpaid(deps, hold),
    failing: 'An unpaid offer ends later',
  })

async function endIfUnpaid(deps: Deps, hold: Hold): Promise<void> {
  const { offerId, number, intentId } = hold
  if (intentId) await compareHold(deps, hold)
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const hold = offer.holds.find((each) => each.number === number)
    const round = hold && awaitsPayment(hold.status) && roundPaidBy(offer, hold)
    if (round) return failRound(deps, tx, { offer, round, why: roundUnpaid })
    const isUnpaid = offer.hold.number === number && awaitsPayment(offer.hold.status)
    if (offer.status === 'pending' && isUnpaid && !offer.claim) await endOffer(deps, tx, offerId, 'never_paid')
  })
}
