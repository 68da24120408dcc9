import { offerHoldEnding } from '@storyright/contracts/events'
import { offerLimits } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { changeOffer, type Hold } from '../offers/offer.store.ts'
import { setHold } from '../payments/hold.store.ts'
import { HOUR_MS } from './batch.ts'
import { IN_THE_DATABASE, leastRecentlyTried, mayBeTried, tryHolds } from './try-holds.ts'
import type { Pace } from './upkeep.ts'

/** Tells the agent, some days and again one day before a hold ends, that an offer waits for an answer. */
export async function remindOfEndingHolds(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> {
  for (const [index, hours] of offerLimits.remindBeforeHours.entries())
    await tryHolds(deps, pace, signal, {
      due: (now, take) =>
        deps.db.hold.findMany({
          where: {
            status: 'held',
            releaseWantedAt: null,
            reminders: { lte: index },
            captureBefore: { gt: now, lte: new Date(now.getTime() + hours * HOUR_MS) },
            ...mayBeTried(now),
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
    await setHold(tx, hold, { reminders })
    if (offer.status !== 'pending' || offer.claim) return
    await changeOffer(tx, deps.outbox, offerId, { at: deps.clock(), change: {}, event: offerHoldEnding })
  })
}
