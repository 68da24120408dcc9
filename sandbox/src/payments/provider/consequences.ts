import { settleInvoice, tellOfFailure, tellOfQuestion } from '../invoices/follow-payment.ts'
import type { EventType } from '../objects/event.ts'
import type { Kinds } from '../store/kinds.ts'
import type { Work } from '../store/work.ts'
import { followPaid, followUnpaid, followVoid } from '../subscriptions/follow-invoice.ts'

type About<Kind extends keyof Kinds> = (work: Work, object: Kinds[Kind]) => void

const ofIntents: Partial<Record<EventType, About<'payment_intent'>>> = {
  'payment_intent.succeeded': settleInvoice,
  'payment_intent.payment_failed': tellOfFailure,
  'payment_intent.requires_action': tellOfQuestion,
}
const ofInvoices: Partial<Record<EventType, About<'invoice'>>> = {
  'invoice.paid': followPaid,
  'invoice.payment_failed': followUnpaid,
  'invoice.voided': followVoid,
  'invoice.marked_uncollectible': followVoid,
}

/** What follows from what: a payment decides about its invoice, and an invoice about its subscription. */
export function follow(work: Work, type: EventType, object: Kinds[keyof Kinds]): void {
  if (object.object === 'payment_intent') ofIntents[type]?.(work, object)
  if (object.object === 'invoice') ofInvoices[type]?.(work, object)
}
