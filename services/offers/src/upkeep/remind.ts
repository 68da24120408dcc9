import { offerHoldEnding, offerLimits } from '@storyright/contracts'
import type { Deps } from '../deps.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { changeOffer } from '../offers/offer.store.ts'
import { setHold } from '../payments/set-hold.ts'
import { BATCH, HOUR_MS } from './batch.ts'

/** Tells the agent, some days and again one day before a hold ends, that an offer waits for an answer. */
export async function remindOfEndingHolds(deps: Deps): Promise<void> {
  for (const [index, hours] of offerLimits.remindBeforeHours.entries()) {
    const now = deps.clock()
    const holds = await deps.db.hold.findMany({
      where: {
        status: 'held',
        releaseWantedAt: null,
        reminders: { lte: index },
        captureBefore: { gt: now, lte: new Date(now.getTime() + hours * HOUR_MS) },
      },
      take: BATCH,
    })
    for (const hold of holds) await remind(deps, hold, index + 1)
  }
}

async function remind(deps: Deps, { offerId, number }: { offerId: string; number: number }, reminders: number) {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const { hold } = offer
    if (hold.number !== number || hold.status !== 'held' || hold.reminders >= reminders) return
    await setHold(tx, hold, { reminders })
    if (offer.status !== 'pending' || offer.claim) return
    await changeOffer(tx, deps.outbox, offerId, { at: deps.clock(), change: {}, event: offerHoldEnding })
  })
}
