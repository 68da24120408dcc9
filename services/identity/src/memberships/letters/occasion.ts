import type { Membership } from '@storyright/contracts/events'
import { day, effectiveTier, page } from '@storyright/contracts/vocabulary'
import type { Draft } from '../../mail/letters/draft.ts'
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
