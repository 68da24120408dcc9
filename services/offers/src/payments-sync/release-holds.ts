import { isProviderError, ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { findHolds, getHold, nextAttempt } from '../payments/hold.store.ts'
import { type Hold, type HoldKey, openHoldStatuses } from '../payments/hold.ts'
import { type Intent, providerKey } from '../payments/provider.ts'
import { followIntent } from './apply-payment-intent.ts'
import { openHold, openIntent } from './open-hold.ts'

/** Releases the hold of an ended offer at the provider. Throws when the provider does not respond; safe to repeat. */
export async function releaseHold(deps: Deps, hold: Hold): Promise<void> {
  // Without an intent on record one may still be on its way: making it with the same key finds it.
  const intentId = hold.intentId ?? (await openIntent(deps, hold)).id
  await deps.checkpoint('before the release')
  const intent = await cancel(deps, hold, intentId)
  await deps.checkpoint('after the release')
  await deps.transaction((tx) => followIntent(deps, tx, { hold, intent }))
}

async function cancel({ db, provider }: Deps, hold: Hold, intentId: string): Promise<Intent> {
  try {
    return await provider.cancel(intentId, providerKey(hold, 'release', hold.releaseAttempt))
  } catch (error) {
    if (!(error instanceof ProviderAnswered)) throw error
    await nextAttempt(db, hold, 'releaseAttempt')
    const intent = await provider.read(intentId)
    if (intent.state === 'gone' || intent.state === 'captured') return intent
    throw error
  }
}

/**
 * The payment of an offer's newest hold, once no older one that it replaced can be paid any more: whatever a browser still has open, no
 * two are held at a time. Throws 503 when the provider does not respond.
 */
export async function openOnlyHold(deps: Deps, { offerId, number }: HoldKey): Promise<Intent> {
  const where = {
    offerId,
    number: { lt: number },
    releaseWantedAt: { not: null },
    status: { in: [...openHoldStatuses] },
  }
  for (const replaced of await findHolds(deps.db, { where }))
    await releaseHold(deps, replaced).catch((error: unknown) => {
      if (!isProviderError(error)) throw error
      deps.logger.warn({ offerId, err: error }, 'A replaced hold is released later')
      throw offerRefusals.providerSilent({ retryAfterSeconds: 5 })
    })
  return openHold(deps, await getHold(deps.db, { offerId, number }))
}

/** Releases the holds of offers that just ended; failures are left to the upkeep. */
export async function releaseSoon(deps: Deps, offerIds: readonly string[]): Promise<void> {
  const where = {
    offerId: { in: [...offerIds] },
    releaseWantedAt: { not: null },
    status: { in: [...openHoldStatuses] },
  }
  for (const hold of await findHolds(deps.db, { where })) {
    try {
      await releaseHold(deps, hold)
    } catch (error) {
      deps.logger.warn({ offerId: hold.offerId, err: error }, 'A hold is released later')
    }
  }
}
