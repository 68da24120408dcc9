import type { Tx } from '../database.ts'
import { issueDocument } from '../documents/issue-document.ts'
import type { Payment } from '../generated/client.ts'
import type { PaymentTruth, Truth } from './truth.ts'

interface Whose {
  personId: string
  subscriptionId: string
}

/** Brings the payments in line with the provider's invoices; one that is paid gets its invoice, one that went back its credit note. */
export async function recordPayments(tx: Tx, whose: Whose, { payments }: Truth, now: Date): Promise<void> {
  const known = await tx.payment.findMany({ where: { invoiceId: { in: payments.map(({ invoiceId }) => invoiceId) } } })
  const rowOf = new Map(known.map((row) => [row.invoiceId, row]))
  // The oldest first: numbers follow time.
  for (const truth of payments.toReversed()) {
    const row = rowOf.get(truth.invoiceId)
    if (!row || differs(row, truth)) await record(tx, whose, { row, truth, now })
  }
}

/** What was given back stays given back, and an intent once known stays known. */
const differs = (row: Payment, { status, intentId, declinedBecause, paidAt }: PaymentTruth) =>
  (row.status !== status && row.status !== 'refunded') ||
  (intentId !== null && row.intentId !== intentId) ||
  row.declinedBecause !== declinedBecause ||
  row.paidAt?.getTime() !== paidAt?.getTime()

interface Recording {
  row: Payment | undefined
  truth: PaymentTruth
  now: Date
}

async function record(tx: Tx, whose: Whose, { row, truth, now }: Recording): Promise<void> {
  const { intentId, ...rest } = truth
  const status = row?.status === 'refunded' ? 'refunded' : truth.status
  const refundedAt = status === 'refunded' ? (row?.refundedAt ?? now) : null
  const payment = await tx.payment.upsert({
    where: { invoiceId: truth.invoiceId },
    create: { ...whose, ...rest, intentId, refundedAt, vatPercent: percentOf(truth) },
    update: { ...rest, status, refundedAt, ...(intentId && { intentId }) },
  })
  if (payment.paidAt) await issueDocument(tx, payment, 'invoice', payment.paidAt)
  if (payment.refundedAt) await issueDocument(tx, payment, 'credit_note', payment.refundedAt)
}

const percentOf = ({ netPence, vatPence }: PaymentTruth) =>
  netPence === 0 ? 0 : Math.round((vatPence / netPence) * 100)
