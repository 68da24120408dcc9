import type { Offer } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { money } from '../../../entities/money/money.ts'
import { dealFacts } from '../../../entities/offer/deal-words.ts'
import { months, type Onlooker, paymentLabels, producerName } from '../../../entities/offer/offer-words.ts'
import type { Fact } from '../../../ui/data/facts.tsx'
import { Words } from '../../../ui/text/words.ts'
import { offeredTerms } from './offered-terms.ts'

const fact = (term: string, value: string | null | undefined): Fact[] =>
  value ? [{ term, value: <Words>{value}</Words> }] : []

/** Everything that was offered, and what became of it, as terms and values. */
export function termsOf(offer: Offer, onlooker: Onlooker): Fact[] {
  const { producer, agencyName, optionEndsAt, cancellationReason, fundNotes } = offer
  return [
    ...(onlooker !== 'producer' ? fact('Producer', producerName(offer)) : []),
    ...(onlooker !== 'producer' ? fact('Company', producer?.companyName) : []),
    { term: 'Offer Amount', value: money(offer.offerPrice) },
    { term: 'Option Period', value: months(offer.optionPeriod) },
    ...dealFactsOf(offer),
    { term: 'Submitted', value: offer.submittedAt ? day(offer.submittedAt) : 'N/A' },
    { term: 'Additional Rights Requested', value: <Words>{extraRights(offer)}</Words> },
    { term: 'Funding competition', value: offer.fundCompetition ? 'Entered' : 'Not entered' },
    ...fact('Notes for the fund', fundNotes),
    { term: 'Payment', value: paymentLabels[offer.paymentStatus] },
    ...fact('Option ends', optionEndsAt && day(optionEndsAt)),
    ...fact('Agency', agencyName),
    ...fact('Cancellation reason', cancellationReason),
  ]
}

/** What the offer says of the deal beyond that. */
export const dealFactsOf = ({ deal, offerPrice: fee, optionPeriod }: Offer): Fact[] =>
  dealFacts(deal, { fee, months: optionPeriod }).flatMap(({ term, value }) => fact(term, value))

const extraRights = ({ extraRightsRequest, isWithoutExtraRights }: Offer) => {
  if (!extraRightsRequest) return 'None'
  return isWithoutExtraRights ? `${extraRightsRequest}\nLeft out, as both sides agreed.` : extraRightsRequest
}

/** What the listing said when the offer was made, which is what an agreement is written from. */
export const offeredFacts = (offer: Offer): Fact[] => [
  ...offeredTerms(offer).map(({ term, value }) => ({ term, value: <Words>{value}</Words> })),
  ...fact('Rights now', rightsNow(offer)),
]

/** The rights as they are now, where they are no longer those of the offer. */
function rightsNow({ rightsHeld, scope }: Offer): string | null {
  if (!rightsHeld || rightsHeld.map(({ text }) => text).join(' || ') === scope.text) return null
  return rightsHeld.map(({ words }) => words).join('\n')
}
