import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Hold } from '../offers/offer.store.ts'
import { followIntent } from './follow-intent.ts'
import { providerKey } from './keys.ts'
import type { Intent } from './provider.ts'
import { isProviderError, ProviderAnswered } from './provider-error.ts'

/** The provider's object for a hold, made when there is none yet. Answers 503 when the provider does not. */
export async function openHold(deps: Deps, hold: Hold): Promise<Intent> {
  try {
    return await (hold.intentId ? deps.provider.read(hold.intentId) : create(deps, hold))
  } catch (error) {
    if (!isProviderError(error)) throw error
    deps.logger.warn({ offerId: hold.offerId, err: error }, 'The card provider did not open a hold')
    throw offerRefusals.providerSilent({ retryAfterSeconds: 5 })
  }
}

async function create(deps: Deps, hold: Hold): Promise<Intent> {
  const { offerId, number, amountPence, createAttempt } = hold
  const key = providerKey(offerId, number, 'create', createAttempt)
  await deps.checkpoint('before creating the hold')
  const intent = await deps.provider.create({ offerId, number, amountPence, key }).catch(async (error: unknown) => {
    if (error instanceof ProviderAnswered) await nextAttempt(deps, hold)
    throw error
  })
  await deps.checkpoint('after creating the hold')
  if (intent.state === 'unpaid') await noteIntent(deps, hold, intent)
  else await deps.transaction((tx) => followIntent(tx, deps, { offerId, number, intent }))
  return intent
}

/** A fresh intent decides nothing, so it needs no lock. */
const noteIntent = ({ db, clock }: Deps, { offerId, number }: Hold, { id: intentId }: Intent) =>
  db.hold.update({ where: { offerId_number: { offerId, number } }, data: { intentId, comparedAt: clock() } })

const nextAttempt = ({ db }: Deps, { offerId, number }: Hold) =>
  db.hold.update({
    where: { offerId_number: { offerId, number } },
    data: { createAttempt: { increment: 1 } },
  })
