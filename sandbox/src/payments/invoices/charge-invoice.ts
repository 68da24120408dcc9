import { askBank, type BankAnswer } from '../cards/ask-bank.ts'
import { requireAction } from '../intents/require-action.ts'
import { declineIntent, settleIntent } from '../intents/settle-intent.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Work } from '../store/work.ts'
import { failInvoice } from './follow-payment.ts'
import { wayOfInvoice } from './invoice-payment.ts'

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
