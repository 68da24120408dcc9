import type { Membership } from '@storyright/contracts/events'
import { company, day, effectiveTier, page, poundsAndPence, premiumPlan } from '@storyright/contracts/vocabulary'
import type { Draft, Table } from '../../mail/letters/draft.ts'
import type { Letter } from '../../mail/letters/letter.ts'
import { oneLine } from '../../mail/letters/one-line.ts'
import type { Person } from '../../people/person.ts'
import { withVat } from './words.ts'

/** A membership after a step, at the moment of writing. */
export interface Occasion {
  membership: Membership
  member: Pick<Person, 'firstName' | 'lastName' | 'companyName' | 'role'>
  now: Date
  /** The page where everything about a membership is done. */
  pageUrl: string
  /** Where invoices and credit notes stay. */
  invoicesUrl: string
}

/** The letter about a step; `null` when it is out of date. */
export type LetterOn = (occasion: Occasion) => Letter | null

export function membershipPages(publicUrl: string) {
  return {
    pageUrl: `${publicUrl}${page('profile').path}#membership`,
    invoicesUrl: `${publicUrl}${page('profile').path}#invoices`,
  }
}

/** What every letter has: whom it greets, and its link. */
export function toMember({ member, pageUrl }: Occasion, label: string): Pick<Draft, 'name' | 'action'> {
  return {
    name: member.firstName,
    action: { label, url: pageUrl },
  }
}

/** The letter's content. */
export const sentences = (...all: (string | null | false)[]): string[] =>
  all.filter((membership) => membership !== null && membership !== false)

/** `It renews on 21 Nov 2027 for £216.00, including £36.00 VAT, unless …` */
export function nextRenewal({ membership: { renewsAt, nextCharge } }: Occasion): string | null {
  if (!renewsAt || !nextCharge) return null
  return `It renews on ${day(renewsAt)} for ${withVat(nextCharge)} unless you cancel before then. You can cancel at any time in your account settings.`
}

/** The remaining premium time once a subscription is over. */
export function whatRemains({ membership, member, now }: Occasion): string {
  const until = membership.premiumExpiresAt
  const premiumExpiresAt = until ? new Date(until) : null
  if (until && premiumExpiresAt! > now) return `Premium stays open to you until ${day(until)}.`
  if (effectiveTier({ role: member.role, premiumExpiresAt }, now) === 'premium') return 'Premium stays open to you.'
  return 'You are on the free plan now.'
}

/** What an administrator wrote. */
export const reasonGiven = ({ membership: { reason } }: Occasion) => reason && `The reason given: ${oneLine(reason)}`

/** What a payment that went through has brought. */
export function paid({ membership: { invoice, paidUntil } }: Occasion): string {
  const amount = invoice?.status === 'paid' ? ` of ${poundsAndPence(invoice.gross)}` : ''
  const until = paidUntil ? `, and you are a premium member until ${day(paidUntil)}` : ''
  return `Your payment${amount} has gone through${until}.`
}

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
