import type { Deps } from '../deps.ts'
import type { Hold } from '../offers/offer.store.ts'
import { followIntent, saysTheSame } from './follow-intent.ts'
import { openHold } from './open-hold.ts'
import { releaseSoon } from './release-holds.ts'

/** Reads one hold from the provider and follows it: the provider's notice may be late, or lost. */
export async function lookAtPayment(deps: Deps, hold: Hold): Promise<void> {
  const { offerId, number } = hold
  const intent = await openHold(deps, hold)
  if (!saysTheSame(hold, intent)) await deps.transaction((tx) => followIntent(tx, deps, { offerId, number, intent }))
  if (hold.releaseWantedAt) await releaseSoon(deps, [offerId])
}
