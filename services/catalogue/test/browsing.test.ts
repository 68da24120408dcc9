import { type ListingCard, listingCard } from '@storyright/contracts/http'
import { foldText, genreWords, priceRanges, viabilityBands, yearIn } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'
import { eventually } from '@storyright/testing'
import { z } from 'zod'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
const viewer = someone()
const demo = demoListings().slice(0, 400)

beforeAll(async () => {
  catalogue = await startCatalogue()
  await catalogue.add(...demo.map((listing) => ({ ...listing, createdAt: new Date(listing.createdAt) })))
})
afterAll(() => catalogue.stop())

const list = async (query: string): Promise<ListingCard[]> =>
  (await catalogue.get(`/api/listings?${query}`, viewer)).json()
const everything = () => list('')
const hasTag = (word: string) => (card: ListingCard) => card.tags.some((tag) => tag.toLowerCase().includes(word))

/** Follows the links to the end. */
async function walk(query: string, between: () => Promise<unknown> = async () => {}): Promise<ListingCard[]> {
  const cards: ListingCard[] = []
  for (let url: string | undefined = `/api/listings?${query}`; url; ) {
    const answer = await catalogue.get(url, viewer)
    expect(answer.statusCode).toBe(200)
    cards.push(...answer.json())
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    await between()
  }
  return cards
}
const ids = (cards: ListingCard[]) => cards.map(({ id }) => id)

describe('the list', () => {
  it('answers cards of everything, the newest first, and gives away nothing of the detail', async () => {
    const answer = await catalogue.get('/api/listings', viewer)
    const cards = z.array(listingCard.strict()).parse(answer.json())
    expect(cards).toHaveLength(400)
    expect(answer.headers).toMatchObject({ 'x-total-count': '400', 'cache-control': 'private, no-cache' })
    expect(answer.headers).not.toHaveProperty('link')
    expect(cards.map(({ createdAt }) => createdAt)).toEqual(demo.map(({ createdAt }) => createdAt).reverse())
    expect(cards.every((card) => !('analysis' in card))).toBe(true)
  })

  it('is for signed-in users', async () => expect((await catalogue.get('/api/listings', null)).statusCode).toBe(401))

  it('answers 304 to a reader who has it', async () => {
    const { etag } = (await catalogue.get('/api/listings?limit=5', viewer)).headers
    const again = await catalogue.get('/api/listings?limit=5', viewer, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.headers['x-total-count']]).toEqual([304, '400'])
  })

  it('carries the analysis for premium readers only', async () => {
    const analysis = async (who: ReturnType<typeof someone>, query = 'includeAnalysis=true') =>
      (await catalogue.get(`/api/listings?limit=1&${query}`, who)).json()[0].analysis
    expect(await analysis(someone('producer', 'free'))).toBeNull()
    expect(await analysis(someone('producer', 'premium'), 'includeAnalysis=false')).toBeUndefined()
    expect(await analysis(someone('producer', 'premium'))).toMatchObject({
      viabilityScore: expect.any(Number),
      static: { genreScore: expect.any(Number) },
      aiScores: null,
    })
  })

  it.each([
    'priceRange=cheap',
    'status=gone',
    'commercialViability=good',
    'sort=random',
    'limit=0',
    'limit=101',
    'limit=x',
    'includeAnalysis=maybe',
    `search=${'x'.repeat(201)}`,
    'search=a&search=b',
    'search=%00',
    'priceFrom=-1',
    'priceBelow=cheap',
    'publishedFrom=3000',
    'publishedTo=1900.5',
    'chain=broken',
    'since=2026-13-01',
    'cursor=x',
    `cursor=${'x'.repeat(601)}`,
  ])('refuses %s', async (query) =>
    expect((await catalogue.get(`/api/listings?${query}`, viewer)).statusCode).toBe(400),
  )
})

describe('filters', () => {
  it.each<[string, (card: ListingCard) => boolean]>([
    ['genre=crime', hasTag('crime')],
    ['genre=CRIME', hasTag('crime')],
    ['medium=book', (card: ListingCard) => card.medium === 'book' || card.format === 'Book'],
    ['medium=BOOK', (card: ListingCard) => card.medium === 'book'],
    ['medium=comic', (card: ListingCard) => card.medium === 'comic'],
    ['medium=Manuscript', (card: ListingCard) => card.format === 'Manuscript'],
    ['status=optioned', (card: ListingCard) => card.status === 'optioned'],
    ...Object.entries(priceRanges).map(
      ([range, { from, below }]) =>
        [
          `priceRange=${range}`,
          (card: ListingCard) => card.suggestedOfferMax! >= from && (below === null || card.suggestedOfferMax! < below),
        ] as [string, (card: ListingCard) => boolean],
    ),
    ...Object.entries(viabilityBands).map(
      ([band, { from, below }]) =>
        [
          `commercialViability=${band}`,
          (card: ListingCard) => card.viabilityScore >= from && card.viabilityScore < below,
        ] as [string, (card: ListingCard) => boolean],
    ),
    [
      'priceFrom=20000&priceBelow=50000',
      ({ suggestedOfferMax }) => suggestedOfferMax! >= 20_000 && suggestedOfferMax! < 50_000,
    ],
    ['publishedFrom=1900&publishedTo=1999', ({ publishDate }) => /^19\d\d/.test(publishDate ?? '')],
    ['publishedTo=1899', ({ publishDate }) => publishDate !== null && Number(publishDate.slice(0, 4)) < 1900],
    [`since=${demo[200]!.createdAt.slice(0, 10)}`, ({ createdAt }) => createdAt >= demo[200]!.createdAt.slice(0, 10)],
    ['genre=war', ({ tags }) => tags.some((tag) => /\bwar\b/i.test(tag))],
    [
      'genre=drama&medium=screenplay&status=available',
      (card: ListingCard) => hasTag('drama')(card) && card.medium === 'screenplay' && card.status === 'available',
    ],
  ])('%s shows exactly what it says', async (query, shown) =>
    expect(ids(await list(query))).toEqual(ids((await everything()).filter(shown))),
  )

  it('show only verified chains of title when asked, and count them so', async () => {
    const { id } = (await catalogue.db.listing.findFirst({ where: { medium: 'book' } }))!
    await catalogue.db.listing.update({ where: { id }, data: { chainOfTitleVerified: true } })
    await eventually(async () => expect(ids(await list('chain=verified'))).toEqual([String(id)]))
    const facets = (await catalogue.get('/api/listings/facets?chain=verified', viewer)).json()
    expect(facets.medium).toEqual([{ value: 'book', count: 1 }])
  })

  it('put a price on a border into the upper range', async () => {
    const added = await catalogue.add(
      { form: formOf({ title: 'Border A', askingPrice: 49_999 }) },
      { form: formOf({ title: 'Border B', askingPrice: 50_000 }) },
    )
    const [below, on] = added.map(({ id }) => String(id))
    await eventually(async () => expect(ids(await list('priceRange=under-50k'))).toContain(below))
    expect(ids(await list('priceRange=50k-100k'))).toContain(on)
    expect(ids(await list('priceRange=under-50k'))).not.toContain(on)
  })

  it('take wildcards of SQL as plain characters', async () => expect(await list('genre=%25')).toEqual([]))
})

describe('sorting', () => {
  it.each<[string, (card: ListingCard) => string | number | null]>([
    ['title', ({ title }) => foldText(title)],
    ['published', ({ publishDate }) => yearIn(publishDate)],
    ['pages', ({ pages }) => pages],
  ])('by %s goes both ways, page by page, and what has none comes last', async (sort, keyOf) => {
    for (const direction of ['', '-'] as const) {
      const cards = await walk(`sort=${direction}${sort}&limit=100`)
      const all = await everything()
      expect(new Set(ids(cards))).toEqual(new Set(ids(all)))
      const keys = cards.map(keyOf)
      const known = keys.filter((key) => key !== null)
      expect(keys).toEqual([...known, ...Array.from({ length: keys.length - known.length }, () => null)])
      const sorted = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      if (sort !== 'title') expect(known).toEqual(direction ? sorted.reverse() : sorted)
      else expect(known.length).toBe(all.length)
    }
  })

  const falling = (numbers: number[]) => [...numbers].sort((one, other) => other - one)
  it('by viability, by price and by price falling', async () => {
    const scores = (await list('sort=viability')).map((card) => card.viabilityScore)
    const prices = (await list('sort=-price')).map((card) => card.suggestedOfferMax!)
    expect(scores).toEqual(falling(scores))
    expect(prices).toEqual(falling(prices))
    expect((await list('sort=price')).map((card) => card.suggestedOfferMax)).toEqual(prices.reverse())
  })
})

describe('walking page by page', () => {
  it.each(['sort=newest', 'sort=viability', 'sort=price', 'sort=-price', 'search=the', 'search=london&sort=price'])(
    'with %s shows the whole list once, in its order',
    async (query) => expect(ids(await walk(`${query}&limit=7`))).toEqual(ids(await list(query))),
  )

  it.each(['sort=newest', 'sort=viability', 'sort=price', 'search=the'])(
    'with %s shows every listing that stays exactly once while others come and go',
    async (query) => {
      const before = ids(await list(query))
      const removed: string[] = []
      let round = 0
      const seen = await walk(`${query}&limit=20`, async () => {
        if (round++ % 3) return
        await catalogue.add({ form: formOf({ title: `The Newcomer ${round}`, askingPrice: 1_000 * round }) })
        const [gone] = await catalogue.db.$queryRaw<{ id: string }[]>`DELETE FROM browse_entries
          WHERE listing_id = (SELECT listing_id FROM browse_entries ORDER BY random() LIMIT 1)
          RETURNING listing_id::text AS id`
        removed.push(gone!.id)
      })
      expect(new Set(ids(seen)).size).toBe(seen.length)
      const stayed = before.filter((id) => !removed.includes(id))
      expect(ids(seen)).toEqual(expect.arrayContaining(stayed))
    },
  )

  it('refuses the cursor of another list', async () => {
    const { headers } = await catalogue.get('/api/listings?limit=5&status=available', viewer)
    const next = /<([^>]+)>/.exec(String(headers.link))![1]!
    const answer = await catalogue.get(next.replace('available', 'sold'), viewer)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CURSOR_NOT_VALID'])
  })
})

describe('facets', () => {
  it.each([
    '',
    'medium=book',
    'genre=crime&priceRange=100k-500k',
    'search=london',
    'status=sold&commercialViability=viable',
  ])('of "%s" are exact: each dimension ignores its own filter and respects the others', async (query) => {
    const facets = (await catalogue.get(`/api/listings/facets?${query}`, viewer)).json()
    const counted = ['genre', 'medium', 'priceRange', 'commercialViability', 'status', 'rights', 'territory']
    expect(Object.keys(facets)).toEqual(counted)
    for (const [dimension, counts] of Object.entries<{ value: string; count: number }[]>(facets))
      for (const { value, count } of counts.slice(0, 12)) {
        const choice = new URLSearchParams(query)
        choice.set(dimension, value)
        expect([dimension, value, count]).toEqual([dimension, value, (await list(choice.toString())).length])
      }
  })

  it('offer as genres the genre words, and the tags that contain one of them, in lower case', async () => {
    const { genre } = (await catalogue.get('/api/listings/facets', viewer)).json()
    const tags = new Set((await everything()).flatMap((card) => card.tags.map((tag) => tag.toLowerCase())))
    const withWord = [...tags].filter((tag) => genreWords.some((word) => tag.includes(word)))
    const words = genreWords.filter((word) => withWord.some((tag) => tag.includes(word)))
    const expected = [...new Set([...withWord, ...words])]
    expect(genre.map(({ value }: { value: string }) => value).sort()).toEqual(expected.sort())
  })
})

describe('what is understood of a typed text', () => {
  const understood = async (text: string) =>
    (await catalogue.get(`/api/listings/understood?${new URLSearchParams({ text })}`, viewer)).json()

  it('are parameters that the list takes, and words', async () => {
    const { rest, understood: parts } = await understood('crime in Leeds under £50k')
    expect(rest).toBe('Leeds')
    expect(parts).toEqual([
      { param: 'genre', value: 'crime', text: 'crime', from: 0, to: 5 },
      { param: 'priceBelow', value: '50000', text: 'under £50k', from: 15, to: 25 },
    ])
    const query = new URLSearchParams(parts.map(({ param, value }: { param: string; value: string }) => [param, value]))
    const found = await list(String(query))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((card) => hasTag('crime')(card) && card.suggestedOfferMax! < 50_000)).toBe(true)
  })

  it('is nothing where it is the title of a listing', async () => {
    await catalogue.add({ form: formOf({ title: 'Horror Under £5k' }) })
    expect(await understood('horror  under £5K')).toEqual({ rest: 'horror under £5K', understood: [] })
    expect((await understood('horror under £6k')).understood).toHaveLength(2)
  })

  it.each(['', '?text=', `?text=${'x'.repeat(201)}`])('refuses %s', async (query) => {
    const { statusCode } = await catalogue.get(`/api/listings/understood${query}`, viewer)
    expect(statusCode).toBe(query === '?text=' ? 200 : 400)
  })
})
