import { anOffer } from '../../../testing/offer-samples.ts'
import { changedTerms, offeredTerms } from './offered-terms.ts'

const { terms, scope } = anOffer()

describe('what an offer was made on', () => {
  it('is said in the words of the listing’s page, without what nobody said', () => {
    const said = Object.fromEntries(offeredTerms({ terms, scope }).map(({ term, value }) => [term, value]))
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

  it('is the rights that the offer itself says, where those are not the listing’s', () => {
    const words = 'Exclusive film rights, worldwide except United States'
    const said = offeredTerms({
      terms,
      scope: { text: 'World ex US; L; film; always; exclusive', words, isWhole: false },
    })
    expect(said).toContainEqual({ term: 'Rights', value: words })
    expect(said.map(({ term }) => term)).not.toContain('Territory')
  })

  it('names prices in the currency they were named in', () => {
    const inDollars = offeredTerms({ terms: { ...terms, currency: 'USD', royaltyPercentage: 2.5 }, scope })
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
