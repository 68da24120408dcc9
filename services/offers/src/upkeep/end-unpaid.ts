import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { findHolds } from '../payments/hold.store.ts'
import { awaitsPayment, type Hold, UNPAID_MS, unpaidHoldStatuses } from '../payments/hold.ts'
import { ago } from '../times.ts'
import type { Pace } from './pace.ts'
import { IN_THE_DATABASE, leastRecentlyTried, notPutOff, tryHolds } from './try-holds.ts'

/** Offers that nobody paid in time end with their payment. */
export const endUnpaid = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryHolds(deps, pace, signal, {
    due: (now, take) =>
      findHolds(deps.db, {
        where: {
          status: { in: [...unpaidHoldStatuses] },
          releaseWantedAt: null,
          createdAt: { lte: ago(deps, UNPAID_MS) },
          offer: { status: 'pending' },
          ...notPutOff(now),
        },
        orderBy: [leastRecentlyTried, { createdAt: 'asc' }],
        take,
      }),
    work: (hold) => endIfUnpaid(deps, hold),
    atOnce: IN_THE_DATABASE,
    failing: 'An unpaid offer ends later',
  })

const endIfUnpaid = (deps: Deps, { offerId, number }: Hold) =>
  deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const isUnpaid = offer.hold.number === number && awaitsPayment(offer.hold.status)
    if (offer.status === 'pending' && isUnpaid && !offer.claim) await endOffer(deps)(tx, offerId, 'never_paid')
  })
