import { company, day, premiumPlan } from '@storyright/contracts/vocabulary'
import type { Draft, Table } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import type { Occasion } from './occasion.ts'
import { money } from './words.ts'

const titles = { paid: 'Invoice', credit_note: 'Credit note' } as const

/** The invoice that a payment brought, or the credit note of its refund, with all that the law wants on it. */
export function documentIn(
  { membership: { invoice }, member }: Occasion,
  wanted: keyof typeof titles,
): Pick<Draft, 'note'> & { tables: Table[] } {
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
    ['Net', money(invoice.net)],
    [`VAT at ${invoice.vatPercent}%`, money(invoice.vat)],
    ['Total', money(invoice.gross)],
  ]
  return {
    tables: [{ caption: `${titles[wanted]} ${invoice.number}`, rows }],
    note: `This mail is your ${titles[wanted].toLowerCase()}. As a PDF it is in your account settings, for as long as you have an account.`,
  }
}
