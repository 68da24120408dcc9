import type { Offer, OfferTerms } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'
import { exclusivityLabels, rightLabels } from '../../../entities/listing/rights-labels.ts'
import { money } from '../../../entities/money/money.ts'

type TermText = (terms: OfferTerms) => string | null

const inCurrency = (amount: number | null, { currency }: OfferTerms) =>
  amount === null ? null : money(amount, currency)

/** What a listing says of the deal, in the words of its own page. */
const table: readonly [string, TermText][] = [
  ['Title', ({ title }) => title],
  ['Author', ({ author }) => author],
  ['Medium', ({ medium }) => mediumLabels[medium]],
  ['Publisher', ({ publisher }) => publisher],
  ['Publication date', ({ publicationDate }) => publicationDate],
  ['ISBN', ({ isbn }) => isbn],
  ['Rights', ({ rightsAvailable }) => rightsAvailable.map((right) => rightLabels[right]).join(', ')],
  ['Territory', ({ territory }) => territory.join(', ')],
  ['Exclusivity', ({ exclusivity }) => exclusivity && exclusivityLabels[exclusivity]],
  ['Minimum Offer', (terms) => inCurrency(terms.minimumDeal, terms)],
  ['Suggested Maximum', (terms) => inCurrency(terms.askingPrice, terms)],
  ['Negotiable', ({ negotiable }) => (negotiable ? 'Yes' : 'No')],
  ['Royalty', ({ royaltyPercentage }) => (royaltyPercentage === null ? null : `${royaltyPercentage}%`)],
]

/** The terms that the offer was made on: what was said of them, the rest left out. Rights of its own stand in the listing's place. */
export const offeredTerms = ({ terms, scope }: Pick<Offer, 'terms' | 'scope'>) =>
  table
    .filter(([term]) => scope.isWhole || !['Territory', 'Exclusivity'].includes(term))
    .map(([term, say]) => ({ term, value: term === 'Rights' && !scope.isWhole ? scope.words : say(terms) }))
    .filter(({ value }) => value)

/** What an agent binds the author to: the rights, where, how exclusively. */
export const grantedTerms = (offer: Pick<Offer, 'terms' | 'scope'>) =>
  offeredTerms(offer).filter(({ term }) => ['Title', 'Author', 'Rights', 'Territory', 'Exclusivity'].includes(term))

export interface ChangedTerm {
  term: string
  before: string
  now: string
}
const nothing = 'Not stated'

/** Where the listing says something else now than the offer was made on. */
export const changedTerms = (offered: OfferTerms, now: OfferTerms): ChangedTerm[] =>
  table
    .map(([term, say]) => ({ term, before: say(offered) || nothing, now: say(now) || nothing }))
    .filter(({ before, now: today }) => before !== today)
