import { type ListingTakings, offerAccepted, takingsChanged } from '@storyright/contracts/events'
import type { ListingCard, ListingFacets } from '@storyright/contracts/http'
import { exclusivities, rights, territories } from '@storyright/contracts/vocabulary'
import { type Book, covers, dayOf, dayText, free, type Line, parseBook, type Taking } from '@storyright/rights'
import { eventually, openPublisher, type Publisher } from '@storyright/testing'
import { isFullSize } from '@storyright/testing/test-size'
import { deriveFreeRights, sweepFreeRights } from '../src/listings/free-rights.upkeep.ts'
import { acceptedOffer } from './accepted-offer.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'

const today = '2026-11-28'
let now = new Date(`${today}T10:00:00Z`)
let catalogue: Catalogue
let offers: Publisher
const agent = someone('agent')

beforeAll(async () => {
  catalogue = await startCatalogue({ clock: () => now })
  offers = await openPublisher(catalogue.natsUrl)
})
afterAll(async () => {
  await offers.stop()
  await catalogue.stop()
})
beforeEach(async () => {
  now = new Date(`${today}T10:00:00Z`)
  // Each test has the catalogue to itself.
  const ids = (await catalogue.db.browseEntry.findMany({ select: { listingId: true } })).map(
    ({ listingId }) => listingId,
  )
  await catalogue.entries.transaction((tx) => catalogue.entries.store.remove(tx, ids, now))
  await forgetAnswers()
})

/** What the service remembers goes with any answer of a change, so that no test waits for the database's notification. */
const forgetAnswers = () => catalogue.send('DELETE', '/api/listings/999999999', agent)
async function addAll(...listings: Parameters<Catalogue['add']>) {
  const added = await catalogue.add(...listings.map((listing) => ({ agentId: agent.id, ...listing })))
  await forgetAnswers()
  return added
}
const add = async (book: string, change: Parameters<Catalogue['add']>[0] = {}) =>
  (await addAll({ form: formOf({ rights: book }), ...change }))[0]!
const parse = (text: string): Book => parseBook(text, { characters: Number.POSITIVE_INFINITY }).book!
const query = (asked: Record<string, string>) => new URLSearchParams(asked)
const list = async (asked: Record<string, string>, more = '') => {
  const answer = await catalogue.get(`/api/listings?${query(asked)}${more}`)
  expect(answer.statusCode).toBe(200)
  const cards: ListingCard[] = answer.json()
  if (!more) expect(answer.headers['x-total-count']).toBe(String(cards.length))
  return cards.map(({ id }) => BigInt(id))
}
const finds = async (listing: { id: bigint }, asked: Record<string, string>) => (await list(asked)).includes(listing.id)
const facets = async (asked: Record<string, string> = {}): Promise<ListingFacets> => {
  const answer = await catalogue.get(`/api/listings/facets?${query(asked)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

type Takings = ListingTakings['takings']
async function take(listing: { id: bigint }, version: number, takings: Takings) {
  await offers.say(takingsChanged, version, { id: String(listing.id), takings })
  await eventually(async () =>
    expect(await catalogue.db.listingTakings.findUnique({ where: { id: listing.id } })).toMatchObject({ version }),
  )
  await forgetAnswers()
}
const option = (lines: string): Takings[0] => ({ kind: 'option', lines, until: null })

describe('listings by rights', () => {
  it('are those with all of the rights free, where and in which languages they are wanted', async () => {
    const listing = await add('World ex US; en, fr; film+tv')
    const found = async (asked: Record<string, string>) => finds(listing, asked)
    expect(await found({ rights: 'film' })).toBe(true)
    expect(await found({ rights: 'film,tv' })).toBe(true)
    expect(await found({ rights: 'film+tv' })).toBe(true)
    expect(await found({ rights: 'film,radio' })).toBe(false)
    expect(await found({ rights: 'film', territory: 'Europe' })).toBe(true)
    expect(await found({ rights: 'film', territory: 'North America' })).toBe(false)
    expect(await found({ rights: 'film', territory: 'North America ex US' })).toBe(true)
    expect(await found({ rights: 'film', language: 'eng' })).toBe(true)
    expect(await found({ rights: 'film', language: 'L' })).toBe(false)
    expect(await found({ territory: 'UK' })).toBe(true)
    expect(await found({ availability: 'part', rights: 'film', territory: 'World' })).toBe(true)
    expect(await found({ availability: 'part', rights: 'film,radio', territory: 'World' })).toBe(false)
  })

  it('are free for all of the months from the first day on, and as exclusively as they are wanted', async () => {
    const listing = await add('World; L; film; ..2028-05-27; exclusive || World; L; tv; 2028-01-01..; non-exclusive')
    expect(await finds(listing, { rights: 'film' })).toBe(true)
    expect(await finds(listing, { rights: 'film', months: '19' })).toBe(false)
    expect(await finds(listing, { rights: 'film', from: '2026-11-29' })).toBe(false)
    expect(await finds(listing, { rights: 'film', months: '19', availability: 'part' })).toBe(true)
    expect(await finds(listing, { rights: 'tv', from: '2028-01-01' })).toBe(false)
    expect(await finds(listing, { rights: 'tv', from: '2028-01-01', exclusivity: 'non-exclusive' })).toBe(true)
    expect(await finds(listing, { rights: 'film', from: '2020-01-01', months: '90' })).toBe(true)
  })

  it('change with the day', async () => {
    const listing = await add('World; L; film; ..2028-05-27')
    expect(await finds(listing, { rights: 'film' })).toBe(true)
    expect((await facets()).rights).toEqual([{ value: 'film', count: 1 }])
    now = new Date('2026-11-29T00:00:00Z')
    expect(await finds(listing, { rights: 'film' })).toBe(false)
    expect((await facets()).rights).toEqual([])
  })

  it('are read page by page, over midnight too', async () => {
    const listings = [await add('World; L; film'), await add('GB; L; film'), await add('World; L; tv')]
    const first = await catalogue.get('/api/listings?rights=film&limit=1')
    expect(first.headers['x-total-count']).toBe('2')
    now = new Date('2026-11-29T00:00:00Z')
    const next = /<([^>]+)>/.exec(String(first.headers.link))![1]!
    expect([...first.json(), ...(await catalogue.get(next)).json()].map(({ id }) => BigInt(id))).toEqual([
      listings[1]!.id,
      listings[0]!.id,
    ])
  })

  it('are those of which options and grants leave free what is wanted, and no others', async () => {
    const listing = await add('World; L; film+tv')
    const grant = { ...option('World ex US; L; film+tv'), kind: 'grant' as const }
    await take(listing, 1, [option('US; L; film'), grant])
    expect(await finds(listing, { rights: 'tv', territory: 'US' })).toBe(true)
    expect(await finds(listing, { rights: 'film', territory: 'US' })).toBe(false)
    expect(await finds(listing, { rights: 'tv', territory: 'UK' })).toBe(false)
    await take(listing, 2, [option('US; L; film+tv'), grant])
    expect(await finds(listing, { rights: 'tv', territory: 'US' })).toBe(false)
    expect(await catalogue.db.listing.findUnique({ where: { id: listing.id } })).toMatchObject({ status: 'optioned' })
    await take(listing, 3, [grant])
    expect(await finds(listing, { rights: 'film,tv', territory: 'US' })).toBe(true)
  })

  it('are not those that are under option or sold, while nothing is known of what is taken', async () => {
    const listing = await add('World; L; film', { status: 'sold' })
    expect(await finds(listing, { rights: 'film' })).toBe(false)
    const optioned = await add('World; L; film')
    await offers.say(offerAccepted, 3, acceptedOffer(optioned))
    await eventually(async () => expect(await finds(optioned, { rights: 'film' })).toBe(false))
  })

  it('take part in searches and beside other filters', async () => {
    const [one, other] = [await add('World; L; film'), await add('GB; L; film')]
    expect(await list({ rights: 'film', search: 'slack water' })).toHaveLength(2)
    expect(await list({ rights: 'film', territory: 'US', search: 'slack water' })).toEqual([one.id])
    expect(await list({ rights: 'film', status: 'sold' })).toEqual([])
    expect((await facets({ rights: 'film', territory: 'US', search: 'slack' })).genre).toContainEqual({
      value: 'crime',
      count: 1,
    })
    expect(other.id).toBeGreaterThan(one.id)
  })
})

describe('what is asked for wrongly', () => {
  it.each([
    [{ rights: 'film,opera' }, 'rights', 6],
    [{ territory: 'Europe, Narnia' }, 'territory', 9],
    [{ territory: 'Europe ex US' }, 'territory', 11],
    [{ territory: 'World; L' }, 'territory', 1],
    [{ language: 'en, tlh' }, 'language', 5],
    [{ from: '2020-01-01' }, 'from', 1],
    [{ from: '0999-01-01' }, 'from', 1],
  ])('is refused with its place: %j', async (asked, path, column) => {
    for (const call of ['/api/listings', '/api/listings/facets']) {
      const answer = await catalogue.get(`${call}?${query(asked as Record<string, string>)}`)
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, line: 1, column }] })
    }
  })

  it.each([
    'months=0',
    'months=1201',
    'months=1.5',
    'months=',
    'from=yesterday',
    'from=2026-02-30',
    'exclusivity=sole',
    'availability=some',
    `territory=${'GB,'.repeat(700)}GB`,
    'rights=film&rights=tv',
  ])('is refused: %.40s', async (asked) => {
    expect((await catalogue.get(`/api/listings?${asked}`)).statusCode).toBe(400)
    expect((await catalogue.get(`/api/listings/facets?${asked}`)).statusCode).toBe(400)
  })
})

describe('what is free of a listing', () => {
  const stored = async (id: bigint) =>
    (await catalogue.db.browseEntry.findUniqueOrThrow({ where: { listingId: id } })).freeRightsId

  it('is stored once for all of which the same is free', async () => {
    const [one, other] = [await add('GB, IE; L; film'), await add('IE; L; film || GB; L; film')]
    expect(await stored(one.id)).toBe(await stored(other.id))
    await take(other, 1, [option('IE; L; film')])
    expect(await stored(one.id)).not.toBe(await stored(other.id))
    expect(await list({ rights: 'film', territory: 'GB, IE' })).toEqual([one.id])
  })

  it('follows what is taken, whichever event comes late', async () => {
    const listing = await add('World; L; all')
    await take(listing, 2, [option('US; L; film')])
    expect(await finds(listing, { rights: 'film', territory: 'US' })).toBe(false)
    expect(await finds(listing, { rights: 'film', territory: 'World ex US' })).toBe(true)
    await offers.say(takingsChanged, 1, { id: String(listing.id), takings: [] })
    await take(listing, 3, [
      option('US; L; film'),
      { kind: 'holdback', lines: 'FR; L; tv; always; non-exclusive', until: null },
    ])
    expect(await finds(listing, { rights: 'film', territory: 'US' })).toBe(false)
    expect(await finds(listing, { rights: 'tv', territory: 'FR', exclusivity: 'non-exclusive' })).toBe(false)
    await take(listing, 4, [])
    expect(await finds(listing, { rights: 'all', territory: 'World', language: 'L', months: '1200' })).toBe(true)
  })

  it('follows what is on offer', async () => {
    const listing = await add('World; L; all')
    const { statusCode } = await catalogue.send(
      'PUT',
      `/api/listings/${listing.id}`,
      agent,
      formOf({ rights: 'GB; L; radio' }),
    )
    expect(statusCode).toBe(200)
    expect(await finds(listing, { rights: 'film' })).toBe(false)
    expect(await finds(listing, { rights: 'radio', territory: 'GB' })).toBe(true)
  })

  it('is found anew where a replica of the version before changed the listing or what is taken', async () => {
    const [changed, taken] = [await add('World; L; all'), await add('World; L; all')]
    const { form } = await catalogue.db.listing.findUniqueOrThrow({ where: { id: changed.id } })
    await catalogue.db.listing.update({
      where: { id: changed.id },
      data: { form: { ...(form as object), territory: ['Ireland'], rightsAvailable: ['radio'] } },
    })
    await catalogue.db.listingTakings.create({ data: { id: taken.id, version: 1, takings: [option('US; L; all')] } })
    expect([await stored(changed.id), await stored(taken.id)]).toEqual([null, null])
    await forgetAnswers()
    expect(await list({ rights: 'radio' })).toEqual([])
    await deriveFreeRights(catalogue.entries).round({ now, signal: new AbortController().signal } as never)
    await forgetAnswers()
    expect(await list({ rights: 'radio', territory: 'Ireland' })).toEqual([taken.id, changed.id])
    expect(await list({ rights: 'radio', territory: 'Ireland, US' })).toEqual([])
  })

  it('is deleted once no listing names it, and made again', async () => {
    const listing = await add('NL; en; stage; 2027-01-01..')
    const before = await stored(listing.id)
    await catalogue.entries.transaction((tx) => catalogue.entries.store.remove(tx, [listing.id], now))
    await sweepFreeRights(catalogue.entries).round({} as never)
    expect(await catalogue.db.freeRights.count({ where: { id: before! } })).toBe(0)
    const again = await add('NL; en; stage; 2027-01-01..')
    expect(await finds(again, { rights: 'stage', from: '2027-01-01' })).toBe(true)
  })
})

describe('a few hundred books at once', () => {
  const countries = [
    'GB',
    'US',
    'FR',
    'DE',
    'Europe',
    'World',
    'Latin America',
    'Ireland',
    'Asia-Pacific',
    'AU',
    'Canada',
  ]
  const tongues = ['L', 'en', 'en, fr', 'L ex en', 'de']
  const windows = ['always', '2026-11-28..', '..2028-05-27', '2020-01-01..2026-12-31', '2027-03-01..2029-02-28']
  let seed = 1
  /** The same on every run. */
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)]!
  const someRights = () => rights.filter(() => random(3) === 0).join('+') || 'film'
  const lineOf = () =>
    `${oneOf(countries)}${random(4) === 0 ? ', JP' : ''}; ${oneOf(tongues)}; ${someRights()}; ${oneOf(windows)}; ${oneOf(exclusivities)}`
  const bookOf = (most: number) => Array.from({ length: 1 + random(most) }, lineOf).join(' || ')

  it('are found where more of them match than are looked up one by one', async () => {
    const last = dayOf('2030-01-01')!
    const added = await addAll(
      ...Array.from({ length: 350 }, (_, at) => ({
        createdAt: new Date(now.getTime() + at * 1_000),
        form: formOf({ rights: `World; L; film; ..${dayText(last + at)}` }),
      })),
    )
    const other = await add('World; L; tv')
    expect(await list({ rights: 'film' })).toEqual(added.map(({ id }) => id).reverse())
    expect(await list({ rights: 'film' }, '&limit=3')).toEqual(
      added
        .slice(-3)
        .map(({ id }) => id)
        .reverse(),
    )
    expect(await list({ rights: 'tv' })).toEqual([other.id])
  })

  it('are found and counted as each of them is judged by itself', async () => {
    const books = Array.from({ length: isFullSize ? 600 : 240 }, () => bookOf(3))
    const added = await addAll(
      ...books.map((text) => ({
        form: formOf({ rights: text, genre: oneOf(['Crime', 'Horror']) }),
      })),
    )
    const listings = added.map((listing, at) => ({ listing, book: parse(books[at]!), takings: [] as Taking[] }))
    for (const one of listings.filter((_, at) => at % 6 === 0)) {
      const kinds = ['option', 'grant', 'outside', 'holdback'] as const
      const takings = Array.from({ length: 1 + random(2) }, () => ({
        kind: oneOf(kinds),
        lines: bookOf(2),
        until: null,
      }))
      await take(one.listing, 1, takings)
      one.takings = takings.map(({ kind, lines }) => ({ kind, lines: parse(lines) }))
    }
    const day = dayOf(today)!
    const isFree = (
      asked: string,
      whole: boolean,
      from: string,
      to: number,
      { book, takings }: (typeof listings)[0],
    ) => {
      const line: Line = { ...parse(asked)[0]!, from: Math.max(day, dayOf(from)!), to }
      const granted = free(book, takings, [line])
      return whole ? covers(granted, [line]) : granted.length > 0
    }
    const wanted = Array.from({ length: isFullSize ? 60 : 25 }, () => {
      const territory = oneOf([...countries, 'World ex US', 'GB, IE'])
      return {
        territory,
        language: oneOf(tongues),
        right: oneOf(rights),
        other: oneOf(rights),
        exclusivity: oneOf(exclusivities),
      }
    })
    for (const { territory, language, right, other, exclusivity } of wanted) {
      const [from, months, to] = oneOf([
        [today, '18', '2028-05-27'],
        ['2027-03-01', '12', '2028-02-29'],
        ['2025-12-31', '12', '2026-12-30'],
      ] as const)
      const common = { territory, language, from, months, exclusivity }
      const naive = (where: string, which: string, whole: boolean) =>
        listings
          .filter((one) => isFree(`${where}; ${language}; ${which}; ${exclusivity}`, whole, from, dayOf(to)!, one))
          .map(({ listing }) => listing.id)
          .sort()
      const both = [...new Set([right, other])].join(',')
      expect((await list({ ...common, rights: both })).sort()).toEqual(naive(territory, both, true))
      expect((await list({ ...common, rights: right, availability: 'part' })).sort()).toEqual(
        naive(territory, right, false),
      )

      const counted = await facets({ ...common, rights: right })
      const shown = (counts: [string, bigint[]][]) =>
        counts.flatMap(([value, { length: count }]) => (count > 0 ? [{ value, count }] : []))
      expect(counted.rights).toEqual(
        shown(rights.map((one) => [one, naive(territory, [...new Set([right, one])].join(','), true)])),
      )
      expect(counted.territory).toEqual(shown(territories.map((one) => [one, naive(one, right, true)])))
      const found = new Set(naive(territory, right, true))
      const crimes = listings.filter(({ listing }) => found.has(listing.id) && listing.genre === 'Crime').length
      expect(counted.genre.find(({ value }) => value === 'crime')?.count ?? 0).toBe(crimes)
      expect(
        (await facets({ ...common, rights: right, genre: 'crime' })).rights?.find(({ value }) => value === right)
          ?.count ?? 0,
      ).toBe(crimes)
    }
  })
})
