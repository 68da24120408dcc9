import type { Deps } from '../deps.ts'
import { awaitsPayment, type Hold } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'
import { followIntent } from './apply-payment-intent.ts'
import { openHold } from './open-hold.ts'
import { releaseSoon } from './release-holds.ts'

/** Reads one hold from the provider and follows it: its webhook may be late or lost. */
export async function lookAtPayment(deps: Deps, hold: Hold): Promise<void> {
  const intent = await openHold(deps, hold)
  if (!matchesIntent(hold, intent)) await deps.transaction((tx) => followIntent(deps, tx, { hold, intent }))
  if (hold.releaseWantedAt) await releaseSoon(deps, [hold.offerId])
}

/** Whether our record already matches the provider's state: then there is nothing to do, and nothing to lock. */
export function matchesIntent(hold: Hold, intent: Intent): boolean {
  if (hold.intentId !== intent.id || hold.amountPence !== intent.amountPence) return false
  if (intent.state === 'unpaid') return awaitsPayment(hold.status)
  const isHeld = hold.status === 'held' && intent.state === 'held'
  return isHeld && hold.captureBefore?.getTime() === intent.captureBefore?.getTime()
}
