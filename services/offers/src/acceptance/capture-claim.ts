import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Hold } from '../offers/offer.store.ts'
import { followIntent } from '../payments/follow-intent.ts'
import { providerKey } from '../payments/keys.ts'
import type { Intent } from '../payments/provider.ts'
import { ProviderAnswered, ProviderSilent } from '../payments/provider-error.ts'
import { undoClaim } from './undo-claim.ts'

/**
 * Takes the money of a claimed offer and commits. Throws the refusal when the provider refuses (the claim is undone) and a
 * 503 when it does not say (the claim stays, and the upkeep calls this again).
 */
export async function captureClaim(deps: Deps, offerId: string): Promise<void> {
  const hold = await claimedHold(deps, offerId)
  if (!hold) return
  const before = await readOrUnknown(deps, hold)
  if (before.state !== 'held') return settle(deps, hold, before)
  await deps.checkpoint('before the capture')
  try {
    const after = await deps.provider.capture(
      hold.intentId!,
      providerKey(offerId, hold.number, 'capture', hold.captureAttempt),
    )
    await deps.checkpoint('after the capture')
    return await settle(deps, hold, after)
  } catch (error) {
    if (error instanceof ProviderSilent) throw offerRefusals.captureUnknown({ retryAfterSeconds: 5 })
    if (error instanceof ProviderAnswered) return afterRefusal(deps, hold, error)
    throw error
  }
}

/** An error was answered: only the hold itself says what became of it. The provider would repeat that answer to its key. */
async function afterRefusal(deps: Deps, hold: Hold, refusal: ProviderAnswered): Promise<void> {
  await deps.db.hold.update({
    where: { offerId_number: { offerId: hold.offerId, number: hold.number } },
    data: { captureAttempt: { increment: 1 } },
  })
  const intent = await readOrUnknown(deps, hold)
  if (intent.state !== 'held') return settle(deps, hold, intent)
  if (!refusal.isRefusal) throw offerRefusals.captureUnknown({ retryAfterSeconds: 5 })
  await deps.transaction((tx) => undoClaim(tx, deps, hold.offerId, refusal.says))
  await deps.checkpoint('after undoing the claim')
  throw offerRefusals.captureRefused({ says: `${offerRefusals.captureRefused().message} ${refusal.says}` })
}

/** Writes down what the provider says, whatever it is. */
async function settle(deps: Deps, hold: Hold, intent: Intent): Promise<void> {
  await deps.transaction((tx) => followIntent(tx, deps, { offerId: hold.offerId, number: hold.number, intent }))
  await deps.checkpoint('after the commit')
  if (intent.state === 'captured') return
  if (intent.state === 'gone') throw offerRefusals.holdGone()
  await deps.transaction((tx) => undoClaim(tx, deps, hold.offerId, 'The money is not held.'))
  throw offerRefusals.notHeld()
}

async function claimedHold({ db, clock }: Deps, offerId: string): Promise<Hold | undefined> {
  const touched = await db.claim.updateMany({ where: { offerId, committedAt: null }, data: { workedAt: clock() } })
  if (touched.count === 0) return undefined
  const offer = await db.offer.findUniqueOrThrow({ where: { id: offerId }, include: { holds: true } })
  return offer.holds.find(({ number }) => number === offer.holdNumber)
}

async function readOrUnknown({ provider }: Deps, hold: Hold): Promise<Intent> {
  try {
    return await provider.read(hold.intentId!)
  } catch (error) {
    if (error instanceof ProviderSilent || error instanceof ProviderAnswered)
      throw offerRefusals.captureUnknown({ retryAfterSeconds: 5 })
    throw error
  }
}
