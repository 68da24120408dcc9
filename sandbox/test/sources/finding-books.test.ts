import { z } from 'zod'
import { bookFateOf } from '../../src/books/editions.ts'
import { knownWorks } from '../../src/works/works.ts'
import { type Asking, startAsking } from './support/asking.ts'

const text = z.string().min(1)
const isbn = z.union([
  z.object({ type: z.literal('ISBN_13'), identifier: z.string().regex(/^978\d{10}$/) }),
  z.object({ type: z.literal('ISBN_10'), identifier: z.string().regex(/^\d{9}[\dX]$/) }),
  z.object({ type: z.literal('OTHER'), identifier: text }),
])
const volume = z.object({
  kind: z.literal('books#volume'),
  id: z.string().regex(/^[\w-]{12}$/),
  etag: text,
  selfLink: z.url(),
  volumeInfo: z.object({
    title: text,
    subtitle: text.optional(),
    authors: z.array(text).min(1).optional(),
    publisher: text.optional(),
    publishedDate: z
      .string()
      .regex(/^\d{4}(-\d\d(-\d\d)?)?$/)
      .optional(),
    description: text.optional(),
    industryIdentifiers: z.array(isbn).min(1),
    pageCount: z.number().int().positive().optional(),
    printType: z.literal('BOOK'),
    categories: z.array(text),
    averageRating: z.number().min(1).max(5).optional(),
    ratingsCount: z.number().int().positive().optional(),
    imageLinks: z.looseObject({ smallThumbnail: z.url(), thumbnail: z.url() }).optional(),
    language: z.literal('en'),
    infoLink: z.url(),
  }),
  saleInfo: z.object({ country: z.literal('GB'), saleability: text, isEbook: z.boolean() }),
})
const volumes = z.object({
  kind: z.literal('books#volumes'),
  totalItems: z.number().int(),
  items: z.array(volume).min(1).optional(),
})

describe('finding books', () => {
  let asking: Asking
  const known = knownWorks().filter((work) => bookFateOf(work) === 'clear')
  const work = known.find(({ title, publisher }) => publisher && title.split(' ').length > 2 && !/[^\w ]/.test(title))!
  beforeAll(async () => {
    asking = await startAsking()
  })
  afterAll(() => asking.leave())
  afterEach(() => asking.calm())
  const search = (q: string, more: Record<string, string> = {}) => asking.books('', { q, ...more })

  it('answers in the official shape, whatever is known of a volume', async () => {
    for (const { title } of known.slice(0, 40)) {
      const { body } = await search(`intitle:"${title.replaceAll('"', '')}"`, { maxResults: '40' })
      expect(volumes.parse(body).items?.length).toBe(body.totalItems)
    }
  })

  it('finds by title, author and ISBN, with and without its hyphens, and reads the one', async () => {
    const { body } = await search(`intitle:"${work.title}" inauthor:"${work.author}"`)
    const [first] = volumes.parse(body).items!
    expect(first!.volumeInfo).toMatchObject({ title: work.title, authors: [work.author] })
    const number = first!.volumeInfo.industryIdentifiers[0]!.identifier
    for (const asked of [number, `${number.slice(0, 3)}-${number.slice(3)}`])
      expect((await search(`isbn:${asked}`)).body.items.map(({ id }: { id: string }) => id)).toEqual([first!.id])
    const whole = await asking.books(`/${first!.id}`)
    expect(volume.parse(whole.body).volumeInfo).toMatchObject({
      title: work.title,
      publisher: first!.volumeInfo.publisher,
    })
    expect((await search(`intitle:"${work.title}" inauthor:Nobodyatall`)).body).toEqual({
      kind: 'books#volumes',
      totalItems: 0,
    })
  })

  it('takes an author’s family name for enough, as records have first names in many ways', async () => {
    const family = work.author.split(' ').at(-1)!
    const ids = async (author: string) =>
      (await search(`intitle:"${work.title}" inauthor:"${author}"`)).body.items.map(({ id }: { id: string }) => id)
    expect(await ids(`Another ${family}`)).toEqual(await ids(work.author))
  })

  it('gives pages of a list, or only the newest first', async () => {
    const all = (await search('subject:fiction', { maxResults: '40' })).body
    expect(all.totalItems).toBeGreaterThan(40)
    const rest = (await search('subject:fiction', { startIndex: '5', maxResults: '3' })).body
    expect(rest.items).toEqual(all.items.slice(5, 8))
    expect((await search('subject:fiction', { startIndex: '100000' })).body).not.toHaveProperty('items')
    const dates = (await search('subject:fiction', { orderBy: 'newest' })).body.items.map(
      (one: { volumeInfo: { publishedDate?: string } }) => one.volumeInfo.publishedDate ?? '',
    )
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  it('draws each cover, the same each time, at its own origin', async () => {
    const { body } = await search(`intitle:"${work.title}"`, { maxResults: '40' })
    const links = body.items.flatMap((one: z.infer<typeof volume>) => one.volumeInfo.imageLinks?.thumbnail ?? [])
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(new URL(link).origin).toBe(asking.place.url)
      const [one, other] = await Promise.all([fetch(link), fetch(link)])
      expect(one.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await one.arrayBuffer())
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([128, 192])
      expect(bytes.length).toBeLessThan(20_000)
      expect(Buffer.from(await other.arrayBuffer())).toEqual(bytes)
    }
    expect((await fetch(`${asking.place.url}/books/content?id=nothing&zoom=1`)).status).toBe(404)
  })

  it('shows a volume to whoever follows its link', async () => {
    const { body } = await search(`intitle:"${work.title}"`)
    const page = await fetch(body.items[0].volumeInfo.infoLink)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(work.title)])
    expect((await fetch(`${asking.place.url}/books?id=%3Cb%3E`)).status).toBe(404)
  })

  it.each([
    ['no query', {}, 400, 'queryRequired'],
    ['an empty query', { q: ' ' }, 400, 'queryRequired'],
    ['too many at once', { q: 'a', maxResults: '41' }, 400, 'invalidParameter'],
    ['a place that is no number', { q: 'a', startIndex: '-1' }, 400, 'invalidParameter'],
    ['an order that it does not have', { q: 'a', orderBy: 'size' }, 400, 'invalidParameter'],
    ['a parameter that it does not know', { q: 'a', limit: '5' }, 400, 'badRequest'],
    ['no country', { q: 'a', country: '' }, 403, 'unknownLocation'],
    ['what is no country', { q: 'a', country: 'Britain' }, 403, 'unknownLocation'],
    ['a wrong key', { q: 'a', key: 'wrong' }, 400, 'badRequest'],
    ['no key', { q: 'a', key: '' }, 403, 'forbidden'],
  ])('refuses %s in the official shape', async (_what, asked, status, reason) => {
    const answer = await asking.books('', asked)
    expect(answer).toMatchObject({
      status,
      body: { error: { code: status, message: expect.any(String), errors: [{ domain: expect.any(String), reason }] } },
    })
  })

  it('says in the details of its refusal that a key is wrong', async () =>
    expect(await asking.books('', { q: 'a', key: 'wrong' })).toMatchObject({
      body: { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
    }))

  it('tells of the country that was asked for', async () => {
    const { id, saleInfo } = (await search('subject:fiction', { country: 'CA' })).body.items[0]
    expect(saleInfo.country).toBe('CA')
    expect((await asking.books(`/${id}`, { country: 'US' })).body.saleInfo.country).toBe('US')
  })

  it('has no volume of an unknown name', async () =>
    expect(await asking.books('/AAAAAAAAAAAA')).toMatchObject({
      status: 404,
      body: { error: { code: 404, errors: [{ domain: 'global', reason: 'notFound' }] } },
    }))

  it('refuses once a day’s requests are used up', async () => {
    await asking.control('quotas', { quota: 'books.requests', limit: 1 })
    expect((await search('a')).status).toBe(200)
    expect(await search('a')).toMatchObject({
      status: 429,
      body: {
        error: {
          code: 429,
          errors: [{ domain: 'global', reason: 'rateLimitExceeded' }],
          details: [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_unit: '1/d/{project}' } }],
        },
      },
    })
    await asking.control('quotas', { quota: 'books.requests', used: 0 })
    expect((await search('a')).status).toBe(200)
  })

  it.each([
    ['redirect-private', 302],
    ['redirect-elsewhere', 302],
    ['false-type', 200],
    ['huge', 200],
    ['html', 200],
    ['empty', 200],
  ])('sends a cover that nobody should take: %s', async (answers, status) => {
    const [first] = volumes.parse((await search(`intitle:"${work.title}" inauthor:"${work.author}"`)).body).items!
    await asking.control('faults', { operation: 'books.cover', answers })
    const link = `${asking.place.url}/books/content?id=${first!.id}&zoom=1`
    const spoilt = await fetch(link, { redirect: 'manual' })
    expect(spoilt.status).toBe(status)
    const bytes = Buffer.from(await spoilt.arrayBuffer())
    if (answers === 'redirect-private') expect(spoilt.headers.get('location')).toMatch(/^http:\/\/169\.254\./)
    if (answers === 'redirect-elsewhere')
      expect(spoilt.headers.get('location')).toBe(link.replace('127.0.0.1', 'localhost'))
    if (answers === 'false-type')
      expect([spoilt.headers.get('content-type'), bytes.toString()]).toEqual([
        'image/jpeg',
        expect.stringMatching(/^<svg/),
      ])
    if (answers === 'huge') expect(bytes.length).toBeGreaterThan(12_000_000)
    if (answers === 'html') expect(spoilt.headers.get('content-type')).toContain('text/html')
    if (answers === 'empty') expect(bytes.length).toBe(0)
    expect((await fetch(link)).headers.get('content-type')).toBe('image/png')
  })
})
