import { askBank, type BankAnswer } from '../cards/ask-bank.ts'
import { requireAction } from '../intents/require-action.ts'
import { declineIntent, settleIntent } from '../intents/settle-intent.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Work } from '../store/work.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { failInvoice } from './follow-payment.ts'
import { wayOfInvoice } from './invoice-payment.ts'
import { saveInvoice } from './save-invoice.ts'

/** An invoice's time has come: a draft is finalised and charged, an open one is charged again. */
export function advanceInvoice(work: Work, invoice: Invoice): void {
  collectInvoice(work, invoice.status === 'draft' ? finalizeInvoice(work, invoice) : invoice)
}

function collectInvoice(work: Work, open: Invoice): void {
  const count = open.attempt_count + 1
  const invoice: Invoice = { ...open, attempt_count: count, next_payment_attempt: nextAttempt(count, work.now) }
  saveInvoice(work, invoice)
  const method = cardOf(work, invoice)
  if (method) chargeInvoice(work, invoice, method)
  else failInvoice(work, invoice)
}

/** The subscription's own card, or else the customer's; one that was taken away is none. */
export function cardOf({ objects }: Work, invoice: Invoice): PaymentMethod | undefined {
  const own = objects.find('subscription', subscriptionIdOf(invoice))?.default_payment_method
  const id = own ?? objects.find('customer', invoice.customer)?.invoice_settings.default_payment_method
  const method = id ? objects.find('payment_method', id) : undefined
  return method?.customer === invoice.customer ? method : undefined
}

/** Charges a card for an invoice while the customer is not there. */
export function chargeInvoice(work: Work, invoice: Invoice, method: PaymentMethod): BankAnswer {
  const { intent } = wayOfInvoice(work.objects, invoice)!
  const answer = askBank(method)
  if (answer === 'approves') settleIntent(work, intent, method)
  else if (answer === 'asks') {
    requireAction(work, intent, method)
    failInvoice(work, work.objects.find('invoice', invoice.id)!)
  } else declineIntent(work, intent, method, answer)
  return answer
}

const DAY_S = 24 * 3600
/** How long the provider waits after each failed attempt; after the last it gives up. */
const WAITS_DAYS = [3, 5, 7]

/** When a payment is tried again if its attempt, the so many-th, fails now. */
function nextAttempt(count: number, now: number): number | null {
  const wait = WAITS_DAYS[count - 1]
  return wait === undefined ? null : now + wait * DAY_S
}

export const isGivenUp = ({ attempt_count }: Pick<Invoice, 'attempt_count'>) => attempt_count > WAITS_DAYS.length
