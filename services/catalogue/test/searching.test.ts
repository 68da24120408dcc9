import type { ListingCard } from '@storyright/contracts/http'
import { type DemoListing, demoListings } from '@storyright/demo'
import { eventually } from '@storyright/testing'
import { type Listing, Prisma } from '../src/generated/client.ts'
import { refoldEntries } from '../src/listings/refold-entries.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'
import { mistype } from './mistype.ts'

let catalogue: Catalogue
const viewer = someone()
const demo = demoListings()

beforeAll(async () => {
  catalogue = await startCatalogue()
  for (let start = 0; start < demo.length; start += 200)
    await catalogue.add(
      ...demo.slice(start, start + 200).map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
    )
  await catalogue.add(
    { form: formOf({ title: 'The Zarf Thieves', author: 'Zoë Brontë-Quayle', logline: 'An orchard in Kent.' }) },
    { form: formOf({ title: 'Orchard Law', author: 'Ann Other', logline: 'A zarf tree divides two families.' }) },
    { form: formOf({ title: 'Bitter Harvest', author: 'Zarfina Marlowe', logline: 'A farm in Fife.' }) },
    { form: formOf({ title: 'Still Life', author: 'Ann Other', keywords: ['zarf'], logline: 'A painter in Bath.' }) },
    { form: formOf({ title: '100% Wool_Works', author: 'Ann Other', logline: 'A mill in Leeds.' }) },
    { form: formOf({ title: 'Casting the Runes', author: 'M. R. Quillfeather', logline: 'A curse in Kew.' }) },
    { form: formOf({ title: 'S.N.A.R.Q.Y.', author: 'Flann O’Grimble', logline: 'A club in Cork.' }) },
    { form: formOf({ title: 'The Zoonstone', author: 'Lani Kekoaʻi', logline: 'A gem in Goa.' }) },
    { form: formOf({ title: '27,000 Furlongs', author: 'Σοφία Ζορμπάς', logline: 'A walk in Wales.' }) },
  )
  await catalogue.db.$executeRaw`ANALYZE`
}, 60_000)
afterAll(() => catalogue.stop())

const search = async (text: string, more: Record<string, string> = {}): Promise<ListingCard[]> => {
  const answer = await catalogue.get(`/api/listings?${new URLSearchParams({ search: text, ...more })}`, viewer)
  expect([text, answer.statusCode]).toEqual([text, 200])
  return answer.json()
}
const titles = async (text: string) => (await search(text)).map(({ title }) => title)

describe('searching', () => {
  it('ranks the title before author, tags and description', async () =>
    expect((await titles('zarf')).slice(0, 4)).toEqual([
      'The Zarf Thieves',
      'Bitter Harvest',
      'Still Life',
      'Orchard Law',
    ]))

  it.each([
    ['ZARF THIEVES', 'whatever its case'],
    ['  zarf   thieves ', 'whatever its spaces'],
    ['bronte quayle', 'without accents'],
    ['Zoë Brontë-Q', 'with accents'],
    ['arf Thie', 'in the middle of words'],
    ['thieves zarf', 'in another order'],
    ['zarf thie', 'with the last word begun'],
    ['zarf thiefes', 'with one typo'],
    ['zarf theives', 'with two letters swapped'],
    ['the zarfthieves', 'with words run together'],
    ['zarf thieves orangutans', 'with a word too many'],
  ])('finds a title by "%s", %s', async (text) => expect((await titles(text))[0]).toBe('The Zarf Thieves'))

  it.each([
    ['MR Quillfeather', 'Casting the Runes'],
    ['m r quillfeather', 'Casting the Runes'],
    ['snarqy', 'S.N.A.R.Q.Y.'],
    ['The Zoon stone', 'The Zoonstone'],
    ['zoon\u00adstone', 'The Zoonstone'],
    ['ogrimble', 'S.N.A.R.Q.Y.'],
    ['o′grimble', 'S.N.A.R.Q.Y.'],
    ["Kekoa'i", 'The Zoonstone'],
    ['27000 furlongs', '27,000 Furlongs'],
    ['27.000 furlongs', '27,000 Furlongs'],
    ['ΖΟΡΜΠΑΣ', '27,000 Furlongs'],
  ])('finds what is typed otherwise than it stands there: %j', async (text, title) =>
    expect((await titles(text))[0]).toBe(title),
  )

  it('folds again what was folded in an older way', async () => {
    const [{ id }] = (await catalogue.add({ form: formOf({ title: 'Quince Marma Lade', author: 'Ann Other' }) })) as [
      Listing,
    ]
    await catalogue.db.$executeRaw`UPDATE browse_entries SET folding = 1, joined = '' WHERE listing_id = ${id}`
    const { signal } = new AbortController()
    await refoldEntries(catalogue.entries).round({ now: new Date(), signal, isWell: () => undefined })
    expect(await titles('quince marmalade')).toEqual(['Quince Marma Lade'])
  })

  it('finds what stands deep inside a long word, and counts exactly what it finds', async () => {
    const endless = Array.from({ length: 150 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join('')
    await catalogue.add({ form: formOf({ title: 'Endless', logline: endless }) })
    await eventually(async () => expect(await titles(endless.slice(-6))).toEqual(['Endless']))
    for (const text of ['e', 'the', 'ound', 'of the', 'a man', 'the sea wall']) {
      const answer = await catalogue.get(`/api/listings?${new URLSearchParams({ search: text, limit: '1' })}`, viewer)
      expect([text, Number(answer.headers['x-total-count'])]).toEqual([text, (await search(text)).length])
    }
  })

  it('takes wildcards as plain characters', async () => {
    expect((await titles('100% wool_w'))[0]).toBe('100% Wool_Works')
    expect(await titles('1%0')).not.toContain('100% Wool_Works')
  })

  it('finds a word longer than any is kept, whatever it is written in', async () => {
    const endless = `a${'𠮷'.repeat(60)}`
    await catalogue.add({ form: formOf({ title: endless }) })
    await eventually(async () => expect(await titles(endless)).toEqual([endless]))
  })

  it.each(["'", '"', '\\', ':*', '!&|', '<->', '%', '_', '—', '🎬', "') OR 1=1 --", 'a'.repeat(200), 'é '.repeat(100)])(
    'survives %j',
    async (text) => {
      await search(text)
      const facets = await catalogue.get(`/api/listings/facets?${new URLSearchParams({ search: text })}`, viewer)
      expect(facets.statusCode).toBe(200)
    },
  )

  it('always shows what stands literally in title, author, tags or description, before typos', async () => {
    const texts = demo
      .filter((_one, place) => place % 60 === 0)
      .map(({ form }) => form.author.slice(1, 6).toLowerCase())
    for (const text of [...texts, 'tide', 'ound', 'e', 'sea wall']) {
      const stands = (card: ListingCard) =>
        [card.title, card.author, card.description, ...card.tags].some((field) => field.toLowerCase().includes(text))
      const found = await search(text)
      const literal = found.filter(stands)
      const expected = (await search('')).filter(stands)
      expect(literal.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
      const words = text.split(' ')
      const isTypo = (card: ListingCard) => {
        const all = [card.title, card.author, card.description, ...card.tags].join(' ').toLowerCase()
        return !words.every((word) => all.includes(word))
      }
      expect(
        found.findIndex(isTypo) === -1 || found.slice(found.findIndex(isTypo)).every((card) => !stands(card)),
      ).toBe(true)
    }
  })

  it('keeps the filters and sorts when asked', async () => {
    const found = await search('london', { status: 'available', sort: 'price' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ status }) => status === 'available')).toBe(true)
    const prices = found.map((card) => card.suggestedOfferMax!)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
  })

  const sample = demo.filter((_one, place) => place % 6 === 0)
  const others = demo.filter((_one, place) => place % 18 === 3)
  it.each<[number, string, number, DemoListing[], (listing: DemoListing) => Promise<boolean>]>([
    [98, 'titles with one typo', 3, sample, ({ form }) => isAmong(3, mistype(form.title), form.title)],
    [95, 'titles with two typos', 3, sample, ({ form }) => isAmong(3, mistype(mistype(form.title)), form.title)],
    [100, 'authors whose names are swapped', 3, others, ({ form }) => isAmong(3, swapped(form.author), form.author)],
    [97, 'authors by their surname alone', 10, others, ({ form }) => isAmong(10, surname(form.author), form.author)],
  ])(
    'finds %s %% of %s among the first %s',
    async (percent, _of, _limit, listings, isFound) => {
      let hits = 0
      for (const listing of listings) if (await isFound(listing)) hits++
      expect((hits / listings.length) * 100).toBeGreaterThanOrEqual(percent)
    },
    120_000,
  )
})

async function isAmong(limit: number, text: string, wanted: string): Promise<boolean> {
  const found = await search(text, { limit: String(limit) })
  const last = surname(wanted)
  return found.some(
    ({ title, author }) => title === wanted || author === wanted || (text === last && author.endsWith(last)),
  )
}
const surname = (author: string) => author.split(' ').at(-1)!
const swapped = (author: string) => [surname(author), ...author.split(' ').slice(0, -1)].join(' ')

describe('searching for any word', () => {
  beforeAll(async () => {
    const synopsis = 'A story long enough to be one, in which a quokka-keeper is blackmailed by his umbrellamaker.'
    await catalogue.add(
      { form: formOf({ title: 'Verdigris Lane', logline: 'Gargoyles crumble in a plinth yard.' }) },
      { form: formOf({ title: 'Plain Sailing', logline: 'A plinth.', synopsis }) },
      { form: formOf({ title: 'Numbered', logline: 'A ledger.', isbn: '978-0-14-143957-0' }) },
      { form: formOf({ title: 'Zaibatsu', logline: 'A zaffre samurai waits again.', genre: 'Action' }) },
      { form: formOf({ title: 'The Zaffre Machine', logline: 'An AI wakes.', genre: 'Sci-Fi' }) },
      { form: formOf({ title: 'Kettle’s Zaffre Yardarm', logline: 'A boat.', genre: 'Action' }) },
      { form: formOf({ title: 'Wurlitzer', contentType: 'script', subgenre: 'rembetika western', logline: 'A bar.' }) },
    )
    await catalogue.db.$executeRaw`ANALYZE`
    await eventually(async () => expect(await titles('wurlitzer')).toEqual(['Wurlitzer']))
  })

  it('finds where one of them stands, the rarest first, in any form of the word', async () => {
    expect((await titles('gargoyle on the underground at midnight'))[0]).toBe('Verdigris Lane')
    expect((await titles('crumbling with plinths and gargoyle'))[0]).toBe('Verdigris Lane')
  })

  it('finds nothing by what is no word of any listing', async () => expect(await titles('xqzvw qqpfh')).toEqual([]))

  it('finds by the synopsis, and shows nothing of it', async () => {
    const found = await search('blackmailing umbrellamakers')
    expect(found[0]!.title).toBe('Plain Sailing')
    expect(JSON.stringify(found)).not.toContain('quokka')
  })

  it.each(['9780141439570', '978-0-14-143957-0', '978 0141439570', 'ISBN 978-0-14-143957-0', '0-14-143957-2'])(
    'finds an ISBN as %s, and nothing else',
    async (isbn) => expect(await titles(isbn)).toEqual(['Numbered']),
  )

  it('finds acronyms as whole words alone, however they are typed', async () => {
    for (const text of ['AI', 'ai', 'AI zaffre']) {
      const found = await titles(text)
      expect([text, found.includes('The Zaffre Machine')]).toEqual([text, true])
      if (text !== 'AI zaffre') expect(found).not.toContain('Zaibatsu')
    }
    expect(await titles('YA')).not.toContain('Kettle’s Zaffre Yardarm')
  })

  it('finds by medium and subgenre', async () => {
    expect((await titles('rembetika'))[0]).toBe('Wurlitzer')
    expect((await titles('wurlitzer screenplay'))[0]).toBe('Wurlitzer')
    expect(await titles('screenplay')).toContain('Wurlitzer')
  })

  it('finds by synonyms, both ways', async () => {
    await catalogue.add(
      { form: formOf({ title: 'Glockenspiel', logline: 'A soccer trainer in Ghent, glockenspielt.' }) },
      { form: formOf({ title: 'Xylorimba', logline: 'Football in Ghent, xylorimbaed.' }) },
    )
    await eventually(async () => expect(await titles('soccer xylorimbaed')).toContain('Xylorimba'))
    expect((await titles('footballer glockenspielt ghent'))[0]).toBe('Glockenspiel')
  })

  it('finds all that meets a filter, also where a word is in more listings than are looked at', async () => {
    const synopsis = 'A story long enough to be one, and at its very end there is a quincunx.'
    const [common] = (await catalogue.add({
      form: formOf({ title: 'Orchards', logline: 'A quincunx, the quincunx.', genre: 'Drama' }),
    })) as Listing[]
    const fields = Prisma.sql`jsonb_build_object('id', 900000 + n, 'listing_id', 900000 + n)`
    for (const [table, key] of [
      ['listings', 'id'],
      ['browse_entries', 'listing_id'],
      ['search_documents', 'listing_id'],
    ].map((names) => names.map(Prisma.raw)))
      await catalogue.db.$executeRaw`
        INSERT INTO ${table} SELECT (jsonb_populate_record(one, ${fields})).* FROM ${table} one, generate_series(1, 2500) n
        WHERE ${key} = ${common!.id}`
    // Behind all others, where they are read in the order in which they came.
    await catalogue.add({
      form: formOf({ title: 'Trenches', logline: 'A field.', synopsis, genre: 'War', contentType: 'podcast' }),
    })
    await catalogue.db.$executeRaw`ANALYZE`
    const text = 'quincunx qqvvwwzz' // nobody has the other word
    await eventually(async () =>
      expect((await search(text, { genre: 'war' })).map(({ title }) => title)).toEqual(['Trenches']),
    )
    expect((await search(text, { medium: 'podcast', priceRange: 'under-50k' })).map(({ title }) => title)).toEqual([
      'Trenches',
    ])
    const { headers } = await catalogue.get(
      `/api/listings?search=${encodeURIComponent(text)}&genre=drama&limit=1`,
      viewer,
    )
    expect(Number(headers['x-total-count'])).toBeGreaterThan(500)
    const facets = await catalogue.get(
      `/api/listings/facets?search=${encodeURIComponent(text)}&medium=podcast&status=available`,
      viewer,
    )
    expect(facets.json().status).toEqual([{ value: 'available', count: 1 }])
  })

  it('counts stems as listings come, change and go', async () => {
    const of = async () => (await catalogue.db.stem.findUnique({ where: { stem: 'theorbo' } }))?.listings ?? 0
    const [listing] = (await catalogue.add({ form: formOf({ title: 'Theorbos', logline: 'Lute.' }) })) as [Listing]
    expect(await of()).toBe(1)
    await catalogue.entries.transaction((tx) =>
      catalogue.entries.store.replaceForm(tx, listing, formOf({ title: 'Lutes', logline: 'A theorbo.' }), new Date()),
    )
    expect(await of()).toBe(1)
    await catalogue.entries.transaction((tx) => catalogue.entries.store.remove(tx, [listing.id], new Date()))
    expect(await of()).toBe(0)
    await eventually(async () => expect(await titles('theorbos')).not.toContain('Lutes'))
  })
})
