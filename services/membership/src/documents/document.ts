import type { MembershipInvoice } from '@storyright/contracts/http'
import { type InvoiceStatus, type PlanAmount, premiumPlan } from '@storyright/contracts/vocabulary'
import type { Document, Payment } from '../generated/client.ts'

/** An invoice or a credit note, with the payment it is about. */
export type IssuedDocument = Document & { payment: Payment }

export const documentWords = { invoice: 'Invoice', credit_note: 'Credit note' } as const
export const isCreditNote = ({ kind }: Pick<Document, 'kind'>) => kind === 'credit_note'

/** In pounds; a credit note takes away what its invoice had charged. */
export function amountOf({ kind, payment }: Pick<IssuedDocument, 'kind' | 'payment'>): PlanAmount {
  const pounds = (pence: number) => (isCreditNote({ kind }) ? -pence : pence) / 100
  return {
    net: pounds(payment.netPence),
    vat: pounds(payment.vatPence),
    gross: pounds(payment.grossPence),
    currency: premiumPlan.currency,
  }
}

const statusOf = ({ kind, payment }: IssuedDocument): InvoiceStatus => {
  if (isCreditNote({ kind })) return 'credit_note'
  return payment.status === 'refunded' ? 'refunded' : 'paid'
}

export const invoiceOf = (document: IssuedDocument): MembershipInvoice => ({
  id: document.id,
  number: document.number,
  date: document.issuedAt.toISOString(),
  status: statusOf(document),
  ...amountOf(document),
})

/** The same as events tell it, with all that a letter says of it. */
export const toldInvoiceOf = (document: IssuedDocument) => ({
  ...invoiceOf(document),
  vatPercent: document.payment.vatPercent,
  periodStart: document.payment.periodStart.toISOString(),
  periodEnd: document.payment.periodEnd.toISOString(),
})
