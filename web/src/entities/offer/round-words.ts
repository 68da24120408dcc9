import type { Offer, OfferRound } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { filled } from '../../shared/filled.ts'
import { paths } from '../../shared/paths.ts'
import { money } from '../money/money.ts'
import { dealFacts } from './deal-words.ts'
import { months } from './offer-words.ts'

/** Where its two sides agree on the terms of an offer. */
export const roomPath = (offerId: string) => filled(paths.offerRoom, { offerId })

/** The agent has it, or had it: before that nobody negotiates. */
export const hasRoom = ({ timeline }: Offer) => timeline.some(({ moment }) => moment === 'held')

/** What whoever accepts has read: the standing round, by its number and its terms. */
export const roundRead = ({ round, dealHash }: Offer) => ({ round, dealHash })

/** Where an offer's negotiation is, in one line; nothing while there was one round only. */
export function roundLine({ counter, rounds, offerPrice }: Offer): string | null {
  if (counter) {
    const until = counter.expiresAt ? ` · answer by ${day(counter.expiresAt)}` : ''
    return `Counter-offer ${money(counter.offerPrice)}${until}`
  }
  return rounds > 1 ? `${rounds} rounds · now ${money(offerPrice)}` : null
}

export type Terms = Pick<OfferRound, 'offerPrice' | 'optionPeriod' | 'deal'> & { scope?: OfferRound['scope'] }

export interface Term {
  term: string
  value: string
}

/** The terms of a round in words. What the deal leaves out is as the usual agreement has it. */
export const termsInWords = ({ offerPrice, optionPeriod, scope, deal }: Terms): Term[] => [
  { term: 'Option fee', value: money(offerPrice) },
  { term: 'Option period', value: months(optionPeriod) },
  ...(scope ? [{ term: 'Rights', value: scope.words }] : []),
  ...dealFacts(deal, { fee: offerPrice, months: optionPeriod }),
]

export interface ComparedTerm {
  term: string
  /** What it said before; `null` for what both say. */
  before: string | null
  now: string
}
/** What a term says that the deal leaves out. */
const usualOf = (term: string): string => (term === 'Purchase price' ? 'To be agreed' : 'As usual')

/** Every term of two rounds, in the order of the later one, with what it said before where that differs. */
export function comparedTerms(before: Terms | null, now: Terms): ComparedTerm[] {
  const said = new Map(termsInWords(before ?? now).map(({ term, value }) => [term, value]))
  const says = new Map(termsInWords(now).map(({ term, value }) => [term, value]))
  return [...new Set([...says.keys(), ...said.keys()])].map((term) => {
    const [was, is] = [said.get(term) ?? usualOf(term), says.get(term) ?? usualOf(term)]
    return { term, before: was === is ? null : was, now: is }
  })
}
