import type { OfferTerms } from '@storyright/contracts/http'

/** A listing's terms. */
export function sampleTerms(change: Partial<OfferTerms> = {}): OfferTerms {
  return {
    title: 'Slack Water',
    author: 'Morwenna Tregear',
    medium: 'book',
    publisher: null,
    publicationDate: null,
    isbn: null,
    rightsAvailable: ['film', 'tv'],
    territory: ['Worldwide'],
    exclusivity: 'exclusive',
    askingPrice: 20_000,
    minimumDeal: null,
    currency: 'GBP',
    negotiable: true,
    royaltyPercentage: null,
    ...change,
  }
}
