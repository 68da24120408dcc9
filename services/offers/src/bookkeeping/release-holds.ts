import type { Deps } from '../deps.ts'
import type { Hold } from '../offers/offer.store.ts'
import { followIntent } from './follow-intent.ts'
import { isOpen } from '../payments/hold.ts'
import { providerKey } from '../payments/keys.ts'
import { openIntent } from './open-hold.ts'
import type { Intent } from '../payments/provider.ts'
import { ProviderAnswered } from '../payments/provider-error.ts'

/** Lets the money of one ended hold go at the provider. Throws when the provider does not answer; may be repeated. */
export async function releaseHold(deps: Deps, hold: Hold): Promise<void> {
  const { offerId, number } = hold
  // Without an intent on record one may still be on its way: making it with the same key finds it.
  const intentId = hold.intentId ?? (await openIntent(deps, hold)).id
  await deps.checkpoint('before the release')
  const intent = await cancel(deps, hold, intentId)
  await deps.checkpoint('after the release')
  await deps.transaction((tx) => followIntent(tx, deps, { offerId, number, intent }))
}

async function cancel({ db, provider }: Deps, hold: Hold, intentId: string): Promise<Intent> {
  const { offerId, number, releaseAttempt } = hold
  try {
    return await provider.cancel(intentId, providerKey(offerId, number, 'release', releaseAttempt))
  } catch (error) {
    if (!(error instanceof ProviderAnswered)) throw error
    await db.hold.update({
      where: { offerId_number: { offerId, number } },
      data: { releaseAttempt: { increment: 1 } },
    })
    const intent = await provider.read(intentId)
    if (intent.state === 'gone' || intent.state === 'captured') return intent
    throw error
  }
}

/** Releases what an offer that just ended still holds; what does not work now is left to the upkeep. */
export async function releaseSoon(deps: Deps, offerIds: readonly string[]): Promise<void> {
  const holds = await deps.db.hold.findMany({
    where: { offerId: { in: [...offerIds] }, releaseWantedAt: { not: null } },
  })
  for (const hold of holds.filter(({ status }) => isOpen(status))) {
    try {
      await releaseHold(deps, hold)
    } catch (error) {
      deps.logger.warn({ offerId: hold.offerId, err: error }, 'A hold is released later')
    }
  }
}
