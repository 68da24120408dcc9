import { ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import { reportDiscrepancy, settleAgreed } from '../payments/discrepancy.store.ts'
import { changeHold } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { followIntent } from '../payments-sync/apply-payment-intent.ts'

/** Reads a hold's payment and follows it. Throws the provider's error; administrators are told of a payment that is missing. */
export async function compareHold(deps: Deps, hold: Hold): Promise<void> {
  const { offerId, intentId } = hold
  try {
    const intent = await deps.provider.read(intentId!)
    await deps.transaction(async (tx) => {
      await followIntent(deps, tx, { hold, intent })
      await settleAgreed(tx, { offerId, kind: 'unknown_to_provider' }, deps.clock())
    })
  } catch (error) {
    if (error instanceof ProviderAnswered) await noteAnswer(deps, hold, error)
    throw error
  }
}

const noteAnswer = ({ transaction, clock }: Deps, hold: Hold, error: ProviderAnswered) =>
  transaction(async (tx) => {
    const at = clock()
    await changeHold(tx, hold, { comparedAt: at })
    if (!error.isMissing) return
    const message = 'The provider does not know this hold any more.'
    await reportDiscrepancy(tx, { offerId: hold.offerId, kind: 'unknown_to_provider', says: message }, at)
  })
