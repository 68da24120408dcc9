import type { RefundCause } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { creditedPence, issueDocument } from '../documents/issue-document.ts'
import type { Payment } from '../generated/client.ts'
import { isOpenDispute, openDisputes } from '../provider/subscription.ts'
import { DAY_MS, later } from '../times.ts'
import type { DueBack } from './refunds.ts'
import type { DesiredMember, DesiredPayment } from './stripe-snapshot.ts'

/** A bank sends a refund back within about a month. */
const REFUND_MAY_FAIL_MS = 60 * DAY_MS

interface Whose {
  personId: string
  subscriptionId: string
}

/** Money that was found to have gone back, in pence. */
export interface Returned {
  pence: number
  because: RefundCause
}

/** Findings about payments that callers act on. */
export interface Found {
  returned: Returned[]
  /** Payments whose refund the bank sent back. */
  failed: Payment[]
  /** Whether something is to go back that was not before. */
  isMoreOwed: boolean
}

export const paymentsIn = (tx: Database | Tx, { invoices }: { invoices: { id: string }[] }): Promise<Payment[]> =>
  tx.payment.findMany({ where: { invoiceId: { in: invoices.map(({ id }) => id) } } })

/** Invoices of any age whose money may still move: owed, disputed, or refunded so lately that a bank may return it. */
export async function openInvoices(db: Database, subscriptionId: string, now: Date): Promise<string[]> {
  const refundedAt = { gte: later(now, -REFUND_MAY_FAIL_MS) }
  const isOpen = [{ refundOpen: true }, { refundedAt }, { disputeStatus: { in: [...openDisputes] } }]
  const rows = await db.payment.findMany({ where: { subscriptionId, OR: isOpen }, select: { invoiceId: true } })
  return rows.map(({ invoiceId }) => invoiceId)
}

/**
 * Brings the payments in line with the provider's invoices; one that is paid gets its invoice, what went back a credit note. What
 * was taken for nothing is written down to go back.
 */
export async function recordPayments(
  tx: Tx,
  whose: Whose,
  { payments }: Pick<DesiredMember, 'payments'>,
  { now, known, due }: { now: Date; known: Payment[]; due: DueBack[] },
): Promise<Found> {
  const rowOf = new Map(known.map((row) => [row.invoiceId, row]))
  const found: Found = { returned: [], failed: [], isMoreOwed: false }
  // The oldest first: numbers follow time.
  for (const desired of payments.toReversed()) {
    const row = rowOf.get(desired.invoiceId)
    const because = due.find(({ invoiceId }) => invoiceId === desired.invoiceId)?.because ?? null
    const owes = owing(row, desired, because)
    if (!row || differs(row, desired, owes)) await record(tx, whose, { row, desired, owes, now }, found)
  }
  return found
}

/** A row's fields about money that is to go back. */
type OwedRefund = Pick<Payment, 'refundToPence' | 'refundBecause' | 'refundOpen'>

/** What shall go back once is never less later; what a bank sent back is owed again. */
function owing(row: Payment | undefined, desired: DesiredPayment, because: RefundCause | null): OwedRefund {
  const { chargedPence, refundedPence, isLost } = desired
  const wanted = Math.max(row?.refundToPence ?? 0, because ? chargedPence : 0)
  // A refund made in the provider's dashboard counts as intended, too.
  const refundToPence = Math.max(wanted, refundedPence, row?.refundedPence ?? 0)
  const isNew = refundToPence > (row?.refundToPence ?? 0)
  const cause = isNew ? (because ?? 'provider') : (row?.refundBecause ?? null)
  const refundOpen = refundedPence + (row?.refundedOtherwisePence ?? 0) < refundToPence && !isLost && chargedPence > 0
  return { refundToPence, refundBecause: cause, refundOpen }
}

/** A refunded payment stays refunded, and a known intent stays known. */
const differs = (row: Payment, desired: DesiredPayment, owes: OwedRefund) =>
  (row.status !== desired.status && row.status !== 'refunded') ||
  (desired.intentId !== null && row.intentId !== desired.intentId) ||
  row.declinedBecause !== desired.declinedBecause ||
  row.paidAt?.getTime() !== desired.paidAt?.getTime() ||
  // Old invoices are read without their payment.
  (desired.intentId !== null &&
    (row.refundedPence !== desired.refundedPence ||
      row.refundToPence !== owes.refundToPence ||
      row.refundOpen !== owes.refundOpen ||
      (desired.failedPence !== null && row.refundFailedPence !== desired.failedPence) ||
      (desired.chargedPence > 0 && row.chargedPence !== desired.chargedPence) ||
      row.disputeStatus !== (desired.dispute?.status ?? null) ||
      row.disputeDueAt?.getTime() !== desired.dispute?.dueAt?.getTime()))

interface RecordInput {
  row: Payment | undefined
  desired: DesiredPayment
  owes: OwedRefund
  now: Date
}

async function record(tx: Tx, whose: Whose, { row, desired, owes, now }: RecordInput, found: Found): Promise<void> {
  const { intentId, isLost, dispute, chargedPence, refundedPence, failedPence, ...rest } = desired
  const status = row?.status === 'refunded' ? 'refunded' : desired.status
  const isKnown = intentId !== null
  const hasFailed = isKnown && row !== undefined && isSentBack(row, desired, owes)
  const isSettled = !owes.refundOpen
  const money = {
    ...(chargedPence > 0 && { chargedPence }),
    refundedPence,
    ...owes,
    ...(owes.refundOpen && !row?.refundOpen && { refundWantedAt: now, refundTries: 0, refundNextTryAt: null }),
    ...(failedPence !== null && { refundFailedPence: failedPence }),
    ...(hasFailed ? { refundFailedAt: row.refundFailedAt ?? now } : isSettled && { refundFailedAt: null }),
    disputeStatus: dispute?.status ?? null,
    disputeDueAt: dispute?.dueAt ?? null,
    disputePence: dispute?.pence ?? null,
  }
  const isBack = status === 'refunded' || (isKnown && refundedPence > 0)
  const refundedAt = isBack ? (row?.refundedAt ?? now) : (row?.refundedAt ?? null)
  const payment = await tx.payment.upsert({
    where: { invoiceId: desired.invoiceId },
    create: { ...whose, ...rest, intentId, status, refundedAt, vatPercent: percentOf(desired), ...money },
    update: { ...rest, status, refundedAt, ...(isKnown && { intentId, ...money }) },
  })
  if (payment.paidAt) await issueDocument(tx, payment, 'invoice', payment.paidAt)
  await credit(tx, payment, { isLost, now }, found)
  if (hasFailed && row.refundFailedAt === null) found.failed.push(payment)
  if (owes.refundOpen && !row?.refundOpen) found.isMoreOwed = true
}

/** Less went back than had, or a refund failed before anybody here saw that it was made. */
const isSentBack = (
  row: Payment,
  { refundedPence, failedPence }: DesiredPayment,
  { refundOpen }: OwedRefund,
): boolean =>
  refundedPence < row.refundedPence || (refundOpen && failedPence !== null && failedPence > row.refundFailedPence)

/** Each part that went back has its credit note; a refund that the bank sent back leaves it: the money is owed again. */
async function credit(
  tx: Tx,
  payment: Payment,
  { isLost, now }: { isLost: boolean; now: Date },
  found: Found,
): Promise<void> {
  const { grossPence, refundedPence } = payment
  // What came from the customer's balance at the provider does not go back to the card.
  const upTo = isLost ? grossPence : Math.min(refundedPence, grossPence)
  if (upTo === 0) return
  const notes = await tx.document.findMany({ where: { paymentId: payment.id, kind: 'credit_note' } })
  const pence = upTo - creditedPence(payment, notes)
  if (pence <= 0) return
  const isFirst = notes.length === 0
  await issueDocument(tx, payment, 'credit_note', isFirst ? (payment.refundedAt ?? now) : now, upTo)
  found.returned.push({ pence, because: (payment.refundBecause ?? 'provider') as RefundCause })
}

/** Writes down that so much of a payment shall go back in all. The caller holds the row of its member. */
export async function wantBack(
  tx: Tx,
  payment: Payment,
  { upToPence, because, now }: { upToPence: number; because: RefundCause; now: Date },
): Promise<Payment> {
  const refundToPence = Math.min(payment.chargedPence ?? 0, Math.max(payment.refundToPence, upToPence))
  if (refundToPence <= payment.refundedPence + payment.refundedOtherwisePence) return payment
  return tx.payment.update({
    where: { id: payment.id },
    data: {
      refundToPence,
      refundBecause: because,
      refundOpen: true,
      refundFailedAt: null,
      refundTries: 0,
      refundNextTryAt: null,
      ...(!payment.refundOpen && { refundWantedAt: now }),
    },
  })
}

/** Whether so much has gone back, by card or otherwise, or was sent back by a bank, so that an administrator decides. */
export const isGivenBack = (payment: Payment, upToPence: number): boolean =>
  payment.refundToPence >= upToPence && (!payment.refundOpen || payment.refundFailedAt !== null)

/** Whether a dispute is open: until the bank has decided, no refund is possible. */
export const isFrozen = ({ disputeStatus }: Pick<Payment, 'disputeStatus'>): boolean => isOpenDispute(disputeStatus)

const percentOf = ({ netPence, vatPence }: DesiredPayment) =>
  netPence === 0 ? 0 : Math.round((vatPence / netPence) * 100)

/** The payment for the latest period of a subscription, unless refunded. */
export const runningPayment = (
  db: Database | Tx,
  { personId, subscriptionId }: { personId: string; subscriptionId: string | null },
): Promise<Payment | null> =>
  db.payment.findFirst({
    where: { personId, subscriptionId: subscriptionId ?? '', status: 'paid' },
    orderBy: { periodEnd: 'desc' },
  })
