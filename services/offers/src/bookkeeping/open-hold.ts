import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Hold } from '../offers/offer.store.ts'
import { followIntent } from './follow-intent.ts'
import { providerKey } from '../payments/keys.ts'
import type { Intent } from '../payments/provider.ts'
import { isProviderError, ProviderAnswered } from '../payments/provider-error.ts'

/** The provider's object for a hold, made when there is none yet. Answers 503 when the provider does not. */
export async function openHold(deps: Deps, hold: Hold): Promise<Intent> {
  try {
    return await openIntent(deps, hold)
  } catch (error) {
    if (!isProviderError(error)) throw error
    deps.logger.warn({ offerId: hold.offerId, err: error }, 'The card provider did not open a hold')
    throw offerRefusals.providerSilent({ retryAfterSeconds: 5 })
  }
}

/** The same, throwing what the provider answered. */
export const openIntent = (deps: Deps, hold: Hold): Promise<Intent> =>
  hold.intentId ? deps.provider.read(hold.intentId) : create(deps, hold)

async function create(deps: Deps, hold: Hold): Promise<Intent> {
  const { offerId, number, amountPence, createAttempt } = hold
  const key = providerKey(offerId, number, 'create', createAttempt)
  await deps.checkpoint('before creating the hold')
  const intent = await deps.provider.create({ offerId, number, amountPence, key }).catch(async (error: unknown) => {
    if (error instanceof ProviderAnswered) await nextAttempt(deps, hold)
    throw error
  })
  await deps.checkpoint('after creating the hold')
  const named = await nameIntent(deps, hold, intent.id)
  if (named !== intent.id) {
    await letGo(deps, offerId, intent)
    return deps.provider.read(named)
  }
  if (intent.state !== 'unpaid') await deps.transaction((tx) => followIntent(tx, deps, { offerId, number, intent }))
  return intent
}

/**
 * Writes down which intent a hold has, unless it has one already, and answers which it has: the first that is written
 * stays. A fresh intent decides nothing, so it needs no lock.
 */
export async function nameIntent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { offerId, number }: Pick<Hold, 'offerId' | 'number'>,
  intentId: string,
): Promise<string> {
  const named = await db.hold.updateMany({
    where: { offerId, number, intentId: null },
    data: { intentId, comparedAt: clock() },
  })
  if (named.count > 0) return intentId
  const hold = await db.hold.findUniqueOrThrow({ where: { offerId_number: { offerId, number } } })
  return hold.intentId!
}

/** Nobody was told of this intent. What does not work now, the audit of payments does. */
async function letGo({ provider, logger }: Deps, offerId: string, { id }: Intent): Promise<void> {
  await provider.cancel(id, randomUUID()).catch((error: unknown) => {
    if (!isProviderError(error)) throw error
    logger.warn({ offerId, intentId: id, err: error }, 'A second intent of a hold is let go later')
  })
}

const nextAttempt = ({ db }: Deps, { offerId, number }: Hold) =>
  db.hold.update({
    where: { offerId_number: { offerId, number } },
    data: { createAttempt: { increment: 1 } },
  })
