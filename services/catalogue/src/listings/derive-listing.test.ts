import { listingForm } from '@storyright/contracts/http'
import { deriveListing } from './derive-listing.ts'

const poundsPer = { GBP: 1, USD: 0.79, EUR: 0.86 }
const smallest = {
  title: 'Slack Water',
  author: 'Morwenna Tregear',
  contentType: 'book',
  genre: 'Crime',
  synopsis: 'Jenna is told to forget the ship. She works out where the crew came ashore.',
  targetAudience: 'Adults',
  rightsAvailable: ['film', 'tv'],
  territory: ['United Kingdom', 'Ireland'],
  askingPrice: 40_000,
}
const derive = (change: object = {}) => deriveListing(listingForm.parse({ ...smallest, ...change }), poundsPer, null)

describe('a listing derives from its form', () => {
  it.each([
    ['book', 'book', 'Book'],
    ['manuscript', 'book', 'Manuscript'],
    ['script', 'screenplay', 'Script'],
    ['podcast', 'podcast', 'Podcast'],
    ['article', 'other', 'Article'],
    ['other', 'other', 'Other'],
  ])('medium and format from %s', (contentType, medium, format) =>
    expect(derive({ contentType })).toMatchObject({ medium, format }),
  )
  it('an explicit medium wins', () =>
    expect(derive({ contentType: 'other', medium: 'toy' })).toMatchObject({ medium: 'toy', format: 'Other' }))

  it('a format that is the medium’s where the content type names another: a comic is no book', () => {
    expect(derive({ contentType: 'book', medium: 'comic' })).toMatchObject({ medium: 'comic', format: 'Comic' })
    expect(derive({ contentType: 'book', medium: 'book' })).toMatchObject({ medium: 'book', format: 'Book' })
    expect(derive({ contentType: 'script', medium: 'stage' })).toMatchObject({ medium: 'stage', format: 'Script' })
  })

  it('description is the logline, else whole sentences of the synopsis', () => {
    expect(derive({ logline: 'A short one.' }).description).toBe('A short one.')
    expect(derive().description).toBe(smallest.synopsis)
    const sentence = `A ${'word '.repeat(40).trim()}. `
    expect(derive({ synopsis: sentence.repeat(4) }).description).toBe(sentence.trim())
    const cut = derive({ synopsis: 'endless '.repeat(100) }).description
    expect(cut.length).toBeLessThanOrEqual(300)
    expect(cut).toMatch(/endless…$/)
    expect(derive({ synopsis: '𠀀'.repeat(200) }).description).toBe(`${'𠀀'.repeat(149)}…`)
  })

  it('tags join genre, subgenre, themes and keywords without duplicates, whatever their case', () =>
    expect(derive({ subgenre: 'crime', themes: ['Love'], keywords: ['love', 'tide'] }).tags).toEqual([
      'Crime',
      'Love',
      'tide',
    ]))

  it('offers are in pounds', () => {
    expect(derive({ minimumDeal: 10_000 })).toMatchObject({ suggestedOfferMin: 10_000, suggestedOfferMax: 40_000 })
    expect(derive({ currency: 'USD', minimumDeal: 101 })).toMatchObject({
      suggestedOfferMin: 80,
      suggestedOfferMax: 31_600,
    })
    expect(derive().suggestedOfferMin).toBeNull()
  })

  it.each([
    [{}, 'Film and TV rights, United Kingdom and Ireland'],
    [{ exclusivity: 'exclusive', territory: ['Worldwide'] }, 'Exclusive film and TV rights, worldwide'],
    [
      { exclusivity: 'first-look', rightsAvailable: ['stage'] },
      'First look at stage rights, United Kingdom and Ireland',
    ],
    [
      {
        exclusivity: 'non-exclusive',
        rightsAvailable: ['film', 'tv', 'streaming', 'radio', 'stage', 'digital', 'merchandising', 'international'],
      },
      'Non-exclusive all rights, United Kingdom and Ireland',
    ],
  ])('rights %j read as a phrase', (change, phrase) => expect(derive(change).rightsStatus).toBe(phrase))

  it('scores by the tables, with 75 until the model has answered', () =>
    expect(derive({ pageCount: 250 })).toMatchObject({
      genreScore: 88,
      mediumScore: 95,
      lengthBonus: 5,
      viabilityScore: 88,
      roiMultiple: 3.75,
    }))
})
