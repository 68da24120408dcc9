import type { Membership } from '@storyright/contracts/events'
import type { MembershipInvoice } from '@storyright/contracts/http'
import { type InvoiceStatus, type PlanAmount, premiumPlan } from '@storyright/contracts/vocabulary'
import type { Document, Payment } from '../generated/client.ts'

/** What a document is read with: its payment, and of that the invoice, which a credit note names. */
export const withPayment = { payment: { include: { documents: { where: { kind: 'invoice' } } } } } as const

/** An invoice or a credit note, with the payment it is about. */
export type IssuedDocument = Document & { payment: Payment & { documents: Document[] } }

/** The invoice that a credit note takes back. */
export const creditedBy = (document: IssuedDocument): Document | null =>
  isCreditNote(document) ? (document.payment.documents[0] ?? null) : null

export const documentWords = { invoice: 'Invoice', credit_note: 'Credit note' } as const
export const isCreditNote = ({ kind }: Pick<Document, 'kind'>) => kind === 'credit_note'

type Billed = Pick<Payment, 'netPence' | 'vatPence' | 'grossPence'>

/** In pounds, as in the API. */
export function amountOf({ netPence, vatPence, grossPence }: Billed): PlanAmount {
  return {
    net: netPence / 100,
    vat: vatPence / 100,
    gross: grossPence / 100,
    currency: premiumPlan.currency,
  }
}

/** What a document is about: the whole payment, unless it has another amount. */
export const billedOn = ({ netPence, vatPence, grossPence, payment }: BillingParty): Billed =>
  netPence === null || vatPence === null || grossPence === null ? payment : { netPence, vatPence, grossPence }

type BillingParty = Pick<Document, 'netPence' | 'vatPence' | 'grossPence'> & { payment: Billed }

/** A credit note takes away what its invoice had charged, or a part of it. */
export function amountOn(document: BillingParty & Pick<Document, 'kind'>): PlanAmount {
  const { net, vat, gross, currency } = amountOf(billedOn(document))
  return isCreditNote(document) ? { net: -net, vat: -vat, gross: -gross, currency } : { net, vat, gross, currency }
}

const statusOf = ({ kind, payment }: IssuedDocument): InvoiceStatus => {
  if (isCreditNote({ kind })) return 'credit_note'
  return payment.status === 'refunded' ? 'refunded' : 'paid'
}

export function invoiceOf(document: IssuedDocument): MembershipInvoice {
  return {
    id: document.id,
    number: document.number,
    date: document.issuedAt.toISOString(),
    status: statusOf(document),
    ...amountOn(document),
  }
}

/** The same in events, with all that a letter needs. */
export function publicInvoiceOf(document: IssuedDocument): Membership['invoice'] {
  return {
    ...invoiceOf(document),
    creditOf: creditedBy(document)?.number ?? null,
    isPart: document.grossPence !== null,
    vatPercent: document.payment.vatPercent,
    periodStart: document.payment.periodStart.toISOString(),
    periodEnd: document.payment.periodEnd.toISOString(),
  }
}
