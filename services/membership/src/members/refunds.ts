import type { RefundCause } from '@storyright/contracts/vocabulary'
import type { Payment } from '../generated/client.ts'
import { type Invoice, type InvoicePayment, isDisputed, type SubscriptionSnapshot } from '../provider/subscription.ts'
import { DAY_MS } from '../times.ts'
import type { Member } from './member.ts'
import { isGivenUpWhenPaid } from './schedule-termination.ts'

/** A payment that has to go back: it was taken for nothing. */
export interface DueBack {
  invoiceId: string
  because: RefundCause
}

/** A row's fields that decide whether a payment was to be taken. */
type DueBackInput = Pick<Member, 'subscriptionId' | 'isClosed' | 'closedAt' | 'cancelWantedAt' | 'endBecause'>

/** Our books before this was read. */
export interface Before {
  /** Whether the membership ran: a payment at the last moment keeps the year. */
  wasLive: boolean
  payments: Pick<Payment, 'invoiceId' | 'paidAt'>[]
}

/**
 * Payments that came after the account was closed, the renewal cancelled, or the membership over. All of each goes back. Our clock
 * is not the provider's, so what counts is whether a payment was known when that was written down; only what identity reports
 * happened elsewhere, at a time.
 */
export function dueBack(
  member: DueBackInput,
  { subscription, invoices }: SubscriptionSnapshot,
  { wasLive, payments }: Before,
): DueBack[] {
  const rowOf = new Map(payments.map((row) => [row.invoiceId, row]))
  return invoices.flatMap(({ id: invoiceId, status, paidAt, isRenewal, payment }) => {
    if (status !== 'paid' || !paidAt || leftOf(payment) === 0) return []
    const isNew = !rowOf.get(invoiceId)?.paidAt
    const because = whyBack(member, { ...subscription, wasLive }, { paidAt, isRenewal, isNew })
    return because ? [{ invoiceId, because }] : []
  })
}

interface FoundPaid {
  paidAt: Date
  isRenewal: boolean
  /** Not known as paid before. */
  isNew: boolean
}

function whyBack(
  member: DueBackInput,
  { id, endedAt, state, wasLive }: SubscriptionSnapshot['subscription'] & { wasLive: boolean },
  { paidAt, isRenewal, isNew }: FoundPaid,
): RefundCause | null {
  if (isSince(member.closedAt, paidAt) || (member.isClosed && isNew)) return 'closed'
  const isCurrent = id === member.subscriptionId
  if (isCurrent && isRenewal && isNew && member.cancelWantedAt) return 'cancelled'
  const isEnding = isCurrent && member.endBecause !== null && !isGivenUpWhenPaid(member.endBecause)
  if (isEnding && isRenewal && isNew) return 'over'
  const isOver = state === 'over' && !(isCurrent && wasLive)
  return isOver && isSince(endedAt, paidAt) && (isRenewal || paidAt > endedAt!) ? 'over' : null
}

/** The provider's times are whole seconds. */
const isSince = (moment: Date | null, at: Date): boolean =>
  moment !== null && at.getTime() >= Math.floor(moment.getTime() / 1_000) * 1_000

/** How much of a payment could still go back to its card. */
export function leftOf(payment: InvoicePayment | null): number {
  if (payment?.state !== 'paid' || payment.isLost) return 0
  return Math.max(0, payment.chargedPence - payment.refundedPence)
}

/** Whether money that is to go back can go back now. */
export const mayGoBack = (payment: InvoicePayment | null): boolean => leftOf(payment) > 0 && !isDisputed(payment)

/** The unused part of a paid period, as a share of an amount. A day that has only begun counts as unused. */
export function unusedOf(
  pence: number,
  { periodStart, periodEnd }: Pick<Invoice, 'periodStart' | 'periodEnd'>,
  at: Date,
) {
  const days = Math.round((periodEnd.getTime() - periodStart.getTime()) / DAY_MS)
  const used = Math.floor((at.getTime() - periodStart.getTime()) / DAY_MS)
  const left = Math.min(days, Math.max(0, days - used))
  return days === 0 ? 0 : Math.floor((pence * left) / days)
}

/** Up to how much of a payment an end that gives money back gives back: all of it, or the time that the member could not use. */
export function endGoalOf(member: EndsBack, invoice: Invoice): number {
  const charged = invoice.payment?.chargedPence ?? 0
  const from = unusedSince(member)
  return from ? unusedOf(charged, invoice, from) : charged
}

type EndsBack = Pick<Member, 'endBecause' | 'withdrawProrated' | 'endWantedAt' | 'suspendedAt'>

/** Nothing where all of it goes back. */
function unusedSince({ endBecause, withdrawProrated, endWantedAt, suspendedAt }: EndsBack): Date | null {
  if (endBecause === 'suspended') return suspendedAt ?? endWantedAt
  return endBecause === 'withdrawn' && withdrawProrated ? endWantedAt : null
}
