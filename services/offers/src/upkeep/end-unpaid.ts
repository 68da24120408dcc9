import { offerLimits } from '@storyright/contracts'
import type { Deps } from '../deps.ts'
import { endOffers } from '../offers/end-offers.ts'
import { releaseSoon } from '../payments/release-holds.ts'
import { ago, BATCH, HOUR_MS } from './batch.ts'

/** Offers that nobody paid in time end with their payment. */
export async function endUnpaid(deps: Deps): Promise<void> {
  const holds = await deps.db.hold.findMany({
    where: {
      status: { in: ['requires_payment', 'failed'] },
      releaseWantedAt: null,
      createdAt: { lte: ago(deps, offerLimits.unpaidHours * HOUR_MS) },
    },
    select: { offerId: true, number: true },
    take: BATCH,
  })
  for (const { offerId, number } of holds) {
    const unpaid = { holdNumber: number, holds: { some: { number, status: { in: ['requires_payment', 'failed'] } } } }
    const ended = await deps.transaction((tx) => endOffers(tx, deps, { id: offerId, ...unpaid }, 'never_paid'))
    await releaseSoon(deps, ended)
  }
}
