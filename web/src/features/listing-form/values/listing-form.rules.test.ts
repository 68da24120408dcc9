import { listingForm } from '@storyright/contracts/http'
import type { ValidationError } from 'yup'
import { aListing } from '../../../testing/samples.ts'
import { asSent, blankListing, type ListingValues, valuesOf } from './form-values.ts'
import { listingRules } from './listing-form.rules.ts'

const smallest: ListingValues = {
  ...blankListing,
  title: 'Slack Water',
  author: 'Morwenna Tregear',
  genre: 'Crime',
  synopsis: 'A harbour pilot brings in a ship without a crew, and is told to forget it.',
  targetAudience: 'Adults',
  rightsAvailable: ['film'],
  territory: ['Worldwide'],
  askingPrice: '40000',
}
const demographic = (change: Partial<ListingValues['targetDemographic']>) => ({
  targetDemographic: { ...blankListing.targetDemographic, ...change },
})
const saidByForm = async (values: ListingValues) => {
  try {
    await listingRules.validate(values, { abortEarly: false })
    return []
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, message }) => `${path}: ${message}`)
  }
}
const saidByService = (values: ListingValues) => {
  const { error } = listingForm.safeParse(asSent(values))
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the rules of the listing form', () => {
  it.each<[Partial<ListingValues>, string]>([
    [{ title: '' }, 'title: Title is required'],
    [{ title: '   ' }, 'title: Title is required'],
    [{ title: 'x'.repeat(201) }, 'title: Title too long'],
    [{ author: '' }, 'author: Author is required'],
    [{ author: 'x'.repeat(101) }, 'author: Author name too long'],
    [{ genre: '' }, 'genre: Genre is required'],
    [{ synopsis: '' }, 'synopsis: Synopsis must be at least 50 characters'],
    [{ synopsis: ` ${'x'.repeat(49)} ` }, 'synopsis: Synopsis must be at least 50 characters'],
    [{ synopsis: 'x'.repeat(2001) }, 'synopsis: Synopsis too long'],
    [{ logline: 'x'.repeat(301) }, 'logline: Logline too long'],
    [{ targetAudience: '' }, 'targetAudience: Target audience is required'],
    [{ pageCount: '0' }, 'pageCount: Page count must be at least 1'],
    [{ pageCount: '1.5' }, 'pageCount: Whole numbers only'],
    [{ pageCount: '100001' }, 'pageCount: At most 100000'],
    [{ wordCount: '0' }, 'wordCount: Word count must be at least 1'],
    [{ wordCount: '100000001' }, 'wordCount: At most 100000000'],
    [{ rightsAvailable: [] }, 'rightsAvailable: Select at least one rights type'],
    [{ territory: [] }, 'territory: Select at least one territory'],
    [{ askingPrice: '' }, 'askingPrice: Asking price is required'],
    [{ askingPrice: '0' }, 'askingPrice: Asking price is required'],
    [{ askingPrice: '12.5' }, 'askingPrice: Whole amounts only'],
    [{ askingPrice: '1000000001' }, 'askingPrice: At most 1000000000'],
    [{ minimumDeal: '0' }, 'minimumDeal: Minimum deal must be at least 1'],
    [{ minimumDeal: '40001' }, 'minimumDeal: Minimum deal must not exceed the asking price'],
    [{ royaltyPercentage: '-0.1' }, 'royaltyPercentage: Royalty must be between 0 and 100'],
    [{ royaltyPercentage: '100.1' }, 'royaltyPercentage: Royalty must be between 0 and 100'],
    [{ royaltyPercentage: '0.05' }, 'royaltyPercentage: Royalty goes in steps of 0.1'],
    [{ coverImageUrl: 'javascript:alert(1)' }, 'coverImageUrl: Must be a valid URL'],
    [{ trailerUrl: 'a trailer' }, 'trailerUrl: Must be a valid URL'],
    [{ galleryImages: Array(11).fill('https://example.com/a.png') }, 'galleryImages: At most 10 images'],
    [{ authorBio: 'x'.repeat(1001) }, 'authorBio: Author bio too long'],
    [{ agentNotes: 'x'.repeat(501) }, 'agentNotes: Notes too long'],
    [{ awards: 'x'.repeat(2001) }, 'awards: At most 2000 characters'],
    [{ isbn: 'x'.repeat(61) }, 'isbn: At most 60 characters'],
    [{ keywords: Array.from({ length: 51 }, (_none, place) => `k${place}`) }, 'keywords: At most 50'],
    [demographic({ ageRange: 'x'.repeat(61) }), 'targetDemographic.ageRange: At most 60 characters'],
  ])('refuse %j, as the service does', async (change, fault) => {
    const values = { ...smallest, ...change }
    expect(await saidByForm(values)).toEqual([fault])
    expect(saidByService(values)).toEqual([fault])
  })

  it.each<[Partial<ListingValues>]>([
    [{}],
    [{ title: 'x'.repeat(200), author: 'x'.repeat(100), synopsis: 'x'.repeat(50), logline: 'x'.repeat(300) }],
    [{ synopsis: 'x'.repeat(2000), authorBio: 'x'.repeat(1000), agentNotes: 'x'.repeat(500) }],
    [{ minimumDeal: '40000', royaltyPercentage: '12.3', currency: 'EUR', negotiable: false }],
    [{ royaltyPercentage: '0', pageCount: '1', wordCount: '1' }],
    [
      {
        askingPrice: '€15 000',
        minimumDeal: '9,000.00',
        currency: 'EUR',
        pageCount: '1,200',
        royaltyPercentage: '2,5',
      },
    ],
    [{ medium: 'comic', contentRating: 'TV-Y7', publicationStatus: 'self-published', exclusivity: '' }],
    [{ galleryImages: ['https://example.com/a.png'], coverImageUrl: ' https://example.com/c.png ' }],
    [{ themes: ['Love', 'The sea'], keywords: ['harbour'], ...demographic({ gender: 'all', interests: ['sailing'] }) }],
  ])('accept %j, as the service does', async (change) => {
    const values = { ...smallest, ...change }
    expect(await saidByForm(values)).toEqual([])
    expect(saidByService(values)).toEqual([])
  })

  it.each<[object]>([
    [{ contentType: 'film' }],
    [{ contentRating: 'X' }],
    [{ rightsAvailable: ['moon'] }],
    [{ galleryImages: ['ftp://example.com/a.png'] }],
  ])('refuse %j in their own words', async (change) => {
    const values = { ...smallest, ...change }
    expect(await saidByForm(values)).not.toEqual([])
    expect(saidByService(values)).not.toEqual([])
  })
})

describe('what a listing form asks about', () => {
  it.each<[Partial<ListingValues>, string]>([
    [{ askingPrice: '15.000' }, 'askingPrice: Did you mean £15,000?'],
    [{ askingPrice: '1.5m', currency: 'USD' }, 'askingPrice: Did you mean $1,500,000?'],
    [{ askingPrice: '£15,000', currency: 'EUR' }, 'askingPrice: Did you mean €15,000?'],
    [{ minimumDeal: '15k' }, 'minimumDeal: Did you mean £15,000?'],
    [{ pageCount: '1.200' }, 'pageCount: Did you mean 1,200?'],
    [{ wordCount: '80k' }, 'wordCount: Did you mean 80,000?'],
    [{ royaltyPercentage: '1,000' }, 'royaltyPercentage: Did you mean 1%?'],
    [{ wordCount: 'many' }, 'wordCount: This should be a number'],
  ])('%j', async (change, asked) => {
    expect(await saidByForm({ ...smallest, ...change })).toEqual([asked])
  })

  it('compares amounts, not how they are written', async () => {
    const dearer = { ...smallest, askingPrice: '15,000', minimumDeal: '15 001' }
    expect(await saidByForm(dearer)).toEqual(['minimumDeal: Minimum deal must not exceed the asking price'])
    expect(await saidByForm({ ...dearer, minimumDeal: '9.00' })).toEqual([])
  })

  it('sends numbers', () => {
    const typed = {
      ...smallest,
      askingPrice: '£15,000',
      minimumDeal: "9'000",
      wordCount: '80 000',
      royaltyPercentage: '2,5',
    }
    const sent = { askingPrice: 15_000, minimumDeal: 9_000, wordCount: 80_000, royaltyPercentage: 2.5, pageCount: null }
    expect(asSent(typed)).toMatchObject(sent)
  })
})

describe('editing a listing', () => {
  const full = aListing({
    contentType: 'script',
    medium: 'stage',
    logline: 'A diamond, a curse, three witnesses.',
    targetDemographic: { ageRange: '25 to 44', gender: 'all', income: null, interests: ['crime'] },
    galleryImages: ['https://example.com/a.png'],
    themes: ['Justice'],
    exclusivity: null,
    earlyAccess: true,
  })

  it('sends back what the listing said when nothing was changed', () => {
    for (const [field, value] of Object.entries(listingForm.parse(asSent(valuesOf(full)))))
      expect({ [field]: full[field as 'title'] }).toEqual({ [field]: value })
  })

  it('leaves the medium to the content type where they agree', () => {
    expect(valuesOf(aListing({ contentType: 'manuscript', medium: 'book' })).medium).toBe('')
    expect(valuesOf(full).medium).toBe('stage')
  })

  it('sends a book of rights where there is one, and none where it is blank', () => {
    const rights = 'World; en; film; always; exclusive'
    expect(asSent(valuesOf({ ...full, rights })).rights).toBe(rights)
    expect(asSent(valuesOf(full))).not.toHaveProperty('rights')
  })
})
