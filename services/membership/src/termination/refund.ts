import { ProviderAnswered } from '@storyright/card-provider'
import type { Deps } from '../deps.ts'
import type { Payment } from '../generated/client.ts'
import { leftOf } from '../members/refunds.ts'
import { providerKey } from '../provider/provider.ts'
import { type InvoicePayment, isDisputed } from '../provider/subscription.ts'

/**
 * Refunds a payment up to the recorded amount, unless that has happened. The missing part is computed each time, so that it can
 * be repeated and nothing goes back twice. Throws the provider's errors; waits for a bank that still looks at the payment, and for
 * an administrator where a bank sent a refund back that is not written down yet.
 */
export async function giveBack(deps: Pick<Deps, 'provider' | 'checkpoint'>, payment: Payment): Promise<void> {
  const { provider, checkpoint } = deps
  const paid = await readPayment(deps, payment)
  const pence = paid ? missingOf(payment, paid) : 0
  if (!paid || pence === 0) return
  const failedPence = paid.failedPence ?? 0
  if (failedPence > payment.refundFailedPence) return
  await checkpoint('before the refund')
  // An error is replayed under its key, and a refund that a bank sent back is replayed as made.
  const soFar = `${paid.refundedPence}-${failedPence}`
  const attempt = `${paid.intentId}-${soFar}-${payment.refundToPence}-${payment.refundTries}`
  const key = providerKey(payment.personId, 'refund', attempt)
  try {
    await provider.refund({ intentId: paid.intentId, pence, key })
  } catch (error) {
    if (!(error instanceof ProviderAnswered)) throw error
    const now = await readPayment(deps, payment)
    if (now && missingOf(payment, now) > 0) throw error // else another request was first
  }
  await checkpoint('after the refund')
}

function missingOf({ refundToPence, refundedOtherwisePence: otherwise }: Payment, paid: InvoicePayment): number {
  if (isDisputed(paid)) return 0
  return Math.min(leftOf(paid), Math.max(0, refundToPence - otherwise - paid.refundedPence))
}

async function readPayment(
  { provider }: Pick<Deps, 'provider'>,
  { subscriptionId, invoiceId }: Payment,
): Promise<InvoicePayment | null> {
  const { invoices } = await provider.read(subscriptionId, [invoiceId])
  return invoices.find(({ id }) => id === invoiceId)?.payment ?? null
}
