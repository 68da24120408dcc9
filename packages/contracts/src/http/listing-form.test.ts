import { listingForm } from './listing-form.ts'

const smallest = {
  title: 'Slack Water',
  author: 'Morwenna Tregear',
  contentType: 'book',
  genre: 'Crime',
  synopsis: 'A harbour pilot brings in a ship without a crew, and is told to forget it.',
  targetAudience: 'Adults',
  rightsAvailable: ['film'],
  territory: ['Worldwide'],
  askingPrice: 40_000,
}
const faults = (change: Record<string, unknown>) => {
  const parsed = listingForm.safeParse({ ...smallest, ...change })
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

describe('the listing form', () => {
  it('keeps every field, null or its default where nothing was said', () => {
    const form = listingForm.parse(smallest)
    expect(form).toMatchObject({ currency: 'GBP', negotiable: true, logline: null, themes: [], medium: null })
    expect(Object.values(form)).not.toContain(undefined)
  })

  it.each([
    ['title', '', 'Title is required'],
    ['title', undefined, 'Title is required'],
    ['title', 'x'.repeat(201), 'Title too long'],
    ['author', ' ', 'Author is required'],
    ['author', 'x'.repeat(101), 'Author name too long'],
    ['genre', '', 'Genre is required'],
    ['synopsis', 'x'.repeat(49), 'Synopsis must be at least 50 characters'],
    ['synopsis', 'x'.repeat(2001), 'Synopsis too long'],
    ['logline', 'x'.repeat(301), 'Logline too long'],
    ['targetAudience', undefined, 'Target audience is required'],
    ['rightsAvailable', [], 'Select at least one rights type'],
    ['territory', undefined, 'Select at least one territory'],
    ['askingPrice', undefined, 'Asking price is required'],
    ['askingPrice', 0, 'Asking price is required'],
    ['authorBio', 'x'.repeat(1001), 'Author bio too long'],
    ['agentNotes', 'x'.repeat(501), 'Notes too long'],
    ['minimumDeal', 40_001, 'Minimum deal must not exceed the asking price'],
    ['territory', ['Ireland', 'Ireland'], 'Each may be chosen once'],
    ['coverImageUrl', 'javascript:alert(1)', 'Must be a valid URL'],
  ])('refuses %s %j with "%s"', (field, value, says) => expect(faults({ [field]: value })).toContain(says))

  it.each([
    ['title', 'x'.repeat(200)],
    ['synopsis', 'x'.repeat(50)],
    ['minimumDeal', 40_000],
    ['royaltyPercentage', 12.3],
    ['royaltyPercentage', 100],
    ['contentRating', 'TV-Y7'],
    ['trailerUrl', ''],
  ])('accepts %s %j', (field, value) => expect(faults({ [field]: value })).toEqual([]))

  it.each([
    ['pageCount', 0],
    ['royaltyPercentage', 100.1],
    ['royaltyPercentage', 0.05],
    ['contentType', 'film'],
    ['contentRating', 'X'],
    ['galleryImages', Array(11).fill('https://example.com/a.png')],
    ['surprise', 1],
  ])('refuses %s %j', (field, value) => expect(faults({ [field]: value })).not.toEqual([]))
})
