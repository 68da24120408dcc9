import { anOffer } from '../../../testing/offer-samples.ts'
import { changedTerms, offeredTerms } from './offered-terms.ts'

const { terms } = anOffer()

describe('what an offer was made on', () => {
  it('is said in the words of the listing’s page, without what nobody said', () => {
    const said = Object.fromEntries(offeredTerms(terms).map(({ term, value }) => [term, value]))
    expect(said).toMatchObject({
      Rights: 'Film, Television, Streaming',
      Territory: 'Worldwide',
      Exclusivity: 'Exclusive',
      'Minimum Offer': '£5,000',
      'Suggested Maximum': '£20,000',
      Negotiable: 'Yes',
    })
    expect(said).not.toHaveProperty('ISBN')
    expect(said).not.toHaveProperty('Royalty')
  })

  it('names prices in the currency they were named in', () => {
    const inDollars = offeredTerms({ ...terms, currency: 'USD', royaltyPercentage: 2.5 })
    expect(inDollars).toContainEqual({ term: 'Suggested Maximum', value: '$20,000' })
    expect(inDollars).toContainEqual({ term: 'Royalty', value: '2.5%' })
  })

  it('is compared field by field with what the listing says now', () => {
    const now = { ...terms, rightsAvailable: ['radio' as const], territory: ['Ireland' as const], exclusivity: null }
    expect(changedTerms(terms, now)).toEqual([
      { term: 'Rights', before: 'Film, Television, Streaming', now: 'Radio' },
      { term: 'Territory', before: 'Worldwide', now: 'Ireland' },
      { term: 'Exclusivity', before: 'Exclusive', now: 'Not stated' },
    ])
    expect(changedTerms(terms, terms)).toEqual([])
  })
})
