import { isProviderError } from '@storyright/card-provider'
import { addAuditEntry } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import type { Payment } from '../generated/client.ts'
import { lockMember } from '../members/member.store.ts'
import { isFrozen, wantBack } from '../members/payment.store.ts'
import { whileAtWork } from '../provider/retry-while-locked.ts'
import { mapProviderErrors } from '../sync/map-provider-errors.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { giveBack } from '../termination/refund.ts'

interface RefundPayment {
  personId: string
  paymentId: string
  actorId: string
  /** In pounds; all that is left by default. */
  gross?: number | undefined
  /** It went back past the card: nothing is asked of the provider. */
  otherwise?: boolean | undefined
  reason: string
  /** The Idempotency-Key of the request, if it has one. */
  key?: string | undefined
}

/** Refunds a payment of a membership in any state: recorded with the audit, then refunded; 503 when the outcome is unknown. */
export async function refundPayment(deps: Deps, wanted: RefundPayment): Promise<void> {
  const { personId } = wanted
  const { subscriptionId, invoiceId } = await findPayment(deps, wanted)
  // What the bank, or somebody at the provider, has done since.
  await mapProviderErrors(() => followSubscription(deps, { personId, subscriptionId, invoiceId }))
  const payment = await decide(deps, wanted)
  if (wanted.otherwise) return
  await deps.checkpoint('after deciding the refund')
  try {
    await whileAtWork(() => giveBack(deps, payment))
    await followSubscription(deps, { personId, subscriptionId, invoiceId })
  } catch (error) {
    if (!isProviderError(error)) throw error
    deps.logger.warn({ personId, err: error }, 'A payment is refunded later')
    throw membershipRefusals.endUnknown({ retryAfterSeconds: 5 })
  }
}

async function findPayment({ db }: Deps, { personId, paymentId: id }: RefundPayment): Promise<Payment> {
  const payment = await db.payment.findFirst({ where: { id, personId } })
  if (!payment) throw membershipRefusals.paymentNotFound()
  return payment
}

const decide = ({ transaction, clock }: Deps, wanted: RefundPayment): Promise<Payment> =>
  transaction(async (tx) => {
    const { personId, paymentId: id, actorId, reason, otherwise = false, key } = wanted
    await lockMember(tx, personId)
    const now = clock()
    const payment = await tx.payment.findUniqueOrThrow({ where: { id } })
    if (key && (await isDecided(tx, { personId, actorId, key }))) return payment
    if (isFrozen(payment)) throw membershipRefusals.paymentDisputed()
    const upToPence = goal(payment, wanted)
    const before = { refunded: payment.refundedPence / 100 }
    const after = { refundTo: upToPence / 100, reason, otherwise, ...(key && { key }) }
    await addAuditEntry(tx, { action: 'membership.payment-refunded', personId, actorId, before, after }, now)
    if (!otherwise) return wantBack(tx, payment, { upToPence, because: 'administrator', now })
    const data = {
      refundOpen: false,
      refundFailedAt: null,
      refundedOtherwisePence: upToPence - payment.refundedPence,
    }
    return tx.payment.update({ where: { id }, data })
  })

/** The same request was here before, and its answer was lost. */
const isDecided = async (tx: Tx, { key, ...whose }: { personId: string; actorId: string; key: string }) =>
  (await tx.auditEntry.count({
    where: { ...whose, action: 'membership.payment-refunded', after: { path: ['key'], equals: key } },
  })) > 0

/** The total refunded afterwards. An owed amount that a bank sent back is retried first. */
function goal(payment: Payment, { gross, otherwise }: RefundPayment): number {
  const { refundedPence, refundToPence, refundOpen } = payment
  const chargedPence = payment.paidAt
    ? (payment.chargedPence ?? payment.grossPence) - payment.refundedOtherwisePence
    : 0
  if (otherwise) {
    if (!refundOpen) throw membershipRefusals.nothingToRefund()
    return refundToPence
  }
  if (chargedPence <= refundedPence) throw membershipRefusals.nothingToRefund()
  if (gross === undefined) return chargedPence
  const from = refundOpen && payment.refundFailedAt === null ? refundToPence : refundedPence
  const upToPence = from + Math.round(gross * 100)
  if (upToPence > chargedPence) throw membershipRefusals.moreThanIsLeft()
  return upToPence
}
