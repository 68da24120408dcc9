import { isProviderError, ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { nextAttempt } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { isAllBack } from '../payments/money-back.ts'
import type { Intent } from '../payments/provider.ts'
import { followIntent } from '../payments-sync/apply-payment-intent.ts'

interface RefundCaptureInput {
  discrepancyId: string
  hold: Hold
}

/**
 * Refunds a captured hold in full, under the idempotency key of the discrepancy that it settles, and updates our books. May
 * be repeated until it is done: the remaining amount can only be refunded once.
 */
export async function refundCapture(deps: Deps, refunding: RefundCaptureInput): Promise<void> {
  await deps.checkpoint('before the refund')
  const intent = await refund(deps, refunding)
  await deps.checkpoint('after the refund')
  await deps.transaction((tx) => followIntent(deps, tx, { hold: refunding.hold, intent }))
}

async function refund(deps: Deps, refunding: RefundCaptureInput): Promise<Intent> {
  const { hold } = refunding
  const intent = await ask(deps, refunding)
  if (isAllBack(hold, intent)) return intent
  // A bank sent the money back since this key was answered: under it the provider would tell of that refund for ever.
  const { releaseAttempt } = await nextAttempt(deps.db, hold, 'releaseAttempt')
  return ask(deps, { ...refunding, hold: { ...hold, releaseAttempt } })
}

async function ask(deps: Deps, refunding: RefundCaptureInput): Promise<Intent> {
  const { provider } = deps
  const { discrepancyId, hold } = refunding
  const intentId = hold.intentId!
  try {
    return await provider.refund(intentId, `discrepancy-${discrepancyId}-refund-${hold.releaseAttempt}`)
  } catch (error) {
    if (!isProviderError(error)) throw error
    const intent = await read(deps, intentId)
    if (isAllBack(hold, intent)) return intent // another request was faster
    return notYet(deps, refunding, error)
  }
}

/** Unread, a refusal may mean that the money is back already: then the choice has to stay. */
async function read({ provider }: Deps, intentId: string): Promise<Intent> {
  try {
    return await provider.read(intentId)
  } catch (error) {
    throw isProviderError(error) ? silent() : error
  }
}

const silent = () => offerRefusals.providerSilent({ retryAfterSeconds: 5 })

/** A key whose answer is known is used up; after a refusal the administrator may choose otherwise. */
async function notYet({ db }: Deps, { discrepancyId: id, hold }: RefundCaptureInput, error: Error): Promise<never> {
  const answered = error instanceof ProviderAnswered ? error : undefined
  if (answered?.isRefusal || answered?.isRepeated) await nextAttempt(db, hold, 'releaseAttempt')
  if (!answered?.isRefusal) throw silent()
  await db.discrepancy.updateMany({
    where: { id, settledAt: null },
    data: { settlement: null, settledBy: null, settledNote: null },
  })
  throw offerRefusals.refundRefused({ message: `${offerRefusals.refundRefused().message} ${answered.says}` })
}
