import { randomUUID } from 'node:crypto'
import { isProviderError, ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { customerOf, forgetCustomer } from '../payments/customer.store.ts'
import { getHold, nameIntent, nextAttempt } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { type Intent, providerKey } from '../payments/provider.ts'
import { followIntent } from './apply-payment-intent.ts'

/** The provider's payment intent for a hold, created if missing. Throws 503 when the provider does not respond. */
export async function openHold(deps: Deps, hold: Hold): Promise<Intent> {
  try {
    return await openIntent(deps, hold)
  } catch (error) {
    if (!isProviderError(error)) throw error
    deps.logger.warn({ offerId: hold.offerId, err: error }, 'The card provider did not open a hold')
    throw offerRefusals.providerSilent({ retryAfterSeconds: 5 })
  }
}

/** The same, throwing the provider's own error. */
export function openIntent(deps: Deps, hold: Hold): Promise<Intent> {
  return hold.intentId ? deps.provider.read(hold.intentId) : create(deps, hold)
}

/** `forgotten`: a customer that the provider turned out not to know. */
async function create(deps: Deps, hold: Hold, forgotten: string | null = null): Promise<Intent> {
  const { offerId, number, amountPence, createAttempt } = hold
  const key = providerKey(hold, 'create', createAttempt)
  const { producerId } = await deps.db.offer.findUniqueOrThrow({ where: { id: offerId }, select: { producerId: true } })
  const customerId = await customerOf(deps, producerId, forgotten)
  await deps.checkpoint('before creating the hold')
  const asked = { offerId, number, amountPence, key, customerId }
  const intent = await deps.provider.create(asked).catch(async (error: unknown) => {
    if (!(error instanceof ProviderAnswered)) throw error
    await nextAttempt(deps.db, hold, 'createAttempt')
    const isGone = error.code === 'resource_missing' && customerId !== null
    if (isGone && (await forgetCustomer(deps.db, customerId))) return null
    throw error
  })
  if (!intent) return create(deps, await getHold(deps.db, hold), customerId)
  await deps.checkpoint('after creating the hold')
  const named = await nameIntent(deps.db, hold, intent.id, deps.clock())
  if (named !== intent.id) {
    await letGo(deps, offerId, intent)
    return deps.provider.read(named)
  }
  if (intent.state !== 'unpaid') await deps.transaction((tx) => followIntent(deps, tx, { hold, intent }))
  return intent
}

/** Cancels an intent that nobody has seen; if this fails, the audit of payments repeats it. */
async function letGo({ provider, logger }: Deps, offerId: string, { id }: Intent): Promise<void> {
  await provider.cancel(id, randomUUID()).catch((error: unknown) => {
    if (!isProviderError(error)) throw error
    logger.warn({ offerId, intentId: id, err: error }, 'A second intent of a hold is let go later')
  })
}
