import { company, day, poundsAndPence, premiumPlan } from '@storyright/contracts/vocabulary'
import type { Draft, Table } from '../../mail/letters/draft.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import type { Occasion } from './occasion.ts'

const titles = { paid: 'Invoice', credit_note: 'Credit note' } as const

/** The invoice that a payment brought, or the credit note of its refund, with all that the law wants on it. */
export function documentIn(
  { membership: { invoice }, member, invoicesUrl }: Occasion,
  wanted: keyof typeof titles,
): Pick<Draft, 'note' | 'also'> & { tables: Table[] } {
  if (invoice?.status !== wanted) return { tables: [] }
  const name = oneLine(`${member.firstName} ${member.lastName}`)
  const firm = member.companyName && oneLine(member.companyName)
  const rows: Table['rows'] = [
    ...(invoice.creditOf ? [['For invoice', invoice.creditOf] satisfies [string, string]] : []),
    ['Tax point', day(invoice.date)],
    ['Seller', `${company.name}, ${company.address}`],
    ['VAT number', company.vatNumber],
    ['Customer', firm ? `${name} (${firm})` : name],
    ['For', `${premiumPlan.name}, ${day(invoice.periodStart)} to ${day(invoice.periodEnd)}`],
    ['Net', poundsAndPence(invoice.net)],
    [`VAT at ${invoice.vatPercent}%`, poundsAndPence(invoice.vat)],
    ['Total', poundsAndPence(invoice.gross)],
  ]
  return {
    tables: [{ caption: `${titles[wanted]} ${invoice.number}`, rows }],
    also: { label: `See the ${titles[wanted].toLowerCase()}`, url: invoicesUrl },
    note: `This mail is your ${titles[wanted].toLowerCase()}. As a PDF it is in your account settings, for as long as you have an account.`,
  }
}
