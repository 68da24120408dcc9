import { offerHoldEnding } from '@storyright/contracts/events'
import { offerLimits } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import { changeHold, findHolds } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { HOUR_MS } from '../times.ts'
import type { Pace } from './pace.ts'
import { IN_THE_DATABASE, leastRecentlyTried, notPutOff, tryHolds } from './try-holds.ts'

/** Reminds the agent, some days and again one day before a hold ends, that an offer awaits an answer. */
export async function remindOfEndingHolds(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> {
  for (const [index, hours] of offerLimits.remindBeforeHours.entries())
    await tryHolds(deps, pace, signal, {
      due: (now, take) =>
        findHolds(deps.db, {
          where: {
            status: 'held',
            releaseWantedAt: null,
            reminders: { lte: index },
            captureBefore: { gt: now, lte: new Date(now.getTime() + hours * HOUR_MS) },
            ...notPutOff(now),
          },
          orderBy: [leastRecentlyTried, { captureBefore: 'asc' }],
          take,
        }),
      work: (hold) => remind(deps, hold, index + 1),
      atOnce: IN_THE_DATABASE,
      failing: 'An agent is reminded later',
    })
}

async function remind(deps: Deps, { offerId, number }: Hold, reminders: number): Promise<void> {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const { hold } = offer
    if (hold.number !== number || hold.status !== 'held' || hold.reminders >= reminders) return
    await changeHold(tx, hold, { reminders })
    if (offer.status !== 'pending' || offer.claim) return
    await changeOffer(tx, deps.outbox, offer, { at: deps.clock(), event: offerHoldEnding })
  })
}
