import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Hold } from '../offers/offer.store.ts'
import { followIntent } from '../bookkeeping/follow-intent.ts'
import { isAllBack } from '../bookkeeping/follow-money-back.ts'
import type { Intent } from '../payments/provider.ts'
import { isProviderError, ProviderAnswered } from '../payments/provider-error.ts'

/**
 * Gives all of a captured hold back, under the key of the difference that it settles, and follows it into our books. May be
 * asked again until it is done: all that is left can only go back once.
 */
export async function refundCapture(deps: Deps, discrepancyId: string, hold: Hold): Promise<void> {
  const { offerId, number } = hold
  await deps.checkpoint('before the refund')
  const intent = await refund(deps, discrepancyId, hold)
  await deps.checkpoint('after the refund')
  await deps.transaction((tx) => followIntent(tx, deps, { offerId, number, intent }))
}

async function refund(deps: Deps, discrepancyId: string, hold: Hold): Promise<Intent> {
  const { provider } = deps
  const intentId = hold.intentId!
  try {
    return await provider.refund(intentId, `discrepancy-${discrepancyId}-refund-${hold.releaseAttempt}`)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const intent = await provider.read(intentId).catch(() => undefined)
    if (intent && isAllBack(hold, intent)) return intent // somebody was quicker
    return notYet(deps, discrepancyId, hold, error)
  }
}

/** A key whose answer is known is used up; after a refusal the administrator may choose otherwise. */
async function notYet({ db }: Deps, id: string, { offerId, number }: Hold, error: Error): Promise<never> {
  const answered = error instanceof ProviderAnswered ? error : undefined
  if (answered?.isRefusal || answered?.isRepeated)
    await db.hold.update({
      where: { offerId_number: { offerId, number } },
      data: { releaseAttempt: { increment: 1 } },
    })
  if (!answered?.isRefusal) throw offerRefusals.providerSilent({ retryAfterSeconds: 5 })
  await db.discrepancy.updateMany({
    where: { id, settledAt: null },
    data: { settlement: null, settledBy: null, settledNote: null },
  })
  throw offerRefusals.refundRefused({ says: `${offerRefusals.refundRefused().message} ${answered.says}` })
}
