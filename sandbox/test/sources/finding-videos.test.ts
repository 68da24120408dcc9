import { z } from 'zod'
import { knownWorks } from '../../src/works/works.ts'
import { searchVideos } from '../../src/youtube/search-videos.ts'
import { type Asking, startAsking } from './support/asking.ts'

const text = z.string().min(1)
const picture = z.object({ url: z.url(), width: z.number(), height: z.number() })
const snippet = {
  publishedAt: z.iso.datetime(),
  channelId: z.string().regex(/^UC[\w-]{22}$/),
  title: text,
  description: z.string(),
  thumbnails: z.object({ default: picture, medium: picture, high: picture }),
  channelTitle: text,
  liveBroadcastContent: z.literal('none'),
}
const searched = z.object({
  kind: z.literal('youtube#searchListResponse'),
  etag: text,
  nextPageToken: text.optional(),
  prevPageToken: text.optional(),
  regionCode: z.string().length(2),
  pageInfo: z.object({ totalResults: z.number().int(), resultsPerPage: z.number().int() }),
  items: z.array(
    z.object({
      kind: z.literal('youtube#searchResult'),
      etag: text,
      id: z.object({ kind: z.literal('youtube#video'), videoId: z.string().regex(/^[\w-]{11}$/) }),
      snippet: z.object({ ...snippet, publishTime: z.iso.datetime() }),
    }),
  ),
})
const figure = z.string().regex(/^\d+$/)
const read = z.object({
  kind: z.literal('youtube#videoListResponse'),
  etag: text,
  pageInfo: z.object({ totalResults: z.number().int(), resultsPerPage: z.number().int() }),
  items: z.array(
    z.object({
      kind: z.literal('youtube#video'),
      etag: text,
      id: text,
      snippet: z.looseObject(snippet).optional(),
      statistics: z
        .strictObject({
          viewCount: figure,
          likeCount: figure.optional(),
          favoriteCount: z.literal('0'),
          commentCount: figure.optional(),
        })
        .optional(),
    }),
  ),
})

describe('finding videos', () => {
  let asking: Asking
  const works = knownWorks().filter(({ title, author }) =>
    searchVideos(`"${title}"`).some((video) => video.title.includes(author)),
  )
  beforeAll(async () => {
    asking = await startAsking()
  })
  afterAll(() => asking.leave())
  afterEach(() => asking.calm())
  const search = (q: string, more: Record<string, string> = {}) =>
    asking.youtube('search', { part: 'snippet', q, type: 'video', ...more })

  it('finds what is about a title and its author, and reads how often each was seen', async () => {
    for (const { title, author } of works.slice(0, 20)) {
      const found = searched.parse((await search(`${title} ${author}`, { maxResults: '50' })).body)
      expect(
        found.items.some((one) =>
          `${one.snippet.title} ${one.snippet.description}`.includes(author.split(' ').at(-1)!),
        ),
      ).toBe(true)
      const id = found.items.map((one) => one.id.videoId).join(',')
      const videos = read.parse((await asking.youtube('videos', { part: 'snippet,statistics', id })).body)
      expect(videos.items.map((one) => one.id)).toEqual(found.items.map((one) => one.id.videoId))
      for (const { statistics } of videos.items) expect(Number(statistics!.viewCount)).toBeGreaterThan(0)
    }
  })

  it('also finds what only has the title: films, songs', async () => {
    const near = works.filter(({ title }) =>
      searchVideos(title).some((video) => /Official (Trailer|Music)/.test(video.title)),
    )
    expect(near.length / works.length).toBeGreaterThan(0.3)
  })

  it('writes a title as markup where it is searched, and as text where it is read', async () => {
    const { title } = works.find((work) =>
      searchVideos(work.title).some((video) => video.title.startsWith("Let's play")),
    )!
    const found = (await search(`Let's play ${title}`)).body.items.find((one: { snippet: { title: string } }) =>
      one.snippet.title.includes('play'),
    )
    expect(found.snippet.title).toContain('Let&#39;s play')
    const { body } = await asking.youtube('videos', { part: 'snippet', id: found.id.videoId })
    expect(body.items[0].snippet.title).toContain("Let's play")
    expect(body.items[0]).not.toHaveProperty('statistics')
  })

  it('gives pages of a list, and leaves out what is not there', async () => {
    const all = (await search('book review', { maxResults: '50' })).body
    const first = (await search('book review', { maxResults: '2' })).body
    expect(first).not.toHaveProperty('prevPageToken')
    const second = (await search('book review', { maxResults: '2', pageToken: first.nextPageToken })).body
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4))
    const id = `${all.items[0].id.videoId},AAAAAAAAAAA`
    expect((await asking.youtube('videos', { part: 'statistics', id })).body.items).toHaveLength(1)
  })

  it('draws a still for each', async () => {
    const { body } = await search('book review', { maxResults: '1' })
    const still = await fetch(body.items[0].snippet.thumbnails.high.url)
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it.each([
    ['a search without its part', 'search', { q: 'a' }, 400, 'missingRequiredParameter'],
    ['a part that it does not have', 'search', { part: 'statistics', q: 'a' }, 400, 'unknownPart'],
    ['too many at once', 'search', { part: 'snippet', q: 'a', maxResults: '51' }, 400, 'invalidParameter'],
    ['a page that there is not', 'search', { part: 'snippet', q: 'a', pageToken: 'x' }, 400, 'invalidPageToken'],
    ['a time that is none', 'search', { part: 'snippet', q: 'a', publishedAfter: 'May' }, 400, 'invalidParameter'],
    ['videos without their names', 'videos', { part: 'snippet' }, 400, 'missingRequiredParameter'],
    ['too many videos', 'videos', { part: 'snippet', id: 'a,'.repeat(50) }, 400, 'invalidParameter'],
    ['a wrong key', 'search', { part: 'snippet', q: 'a', key: 'wrong' }, 400, 'badRequest'],
    ['no key', 'search', { part: 'snippet', q: 'a', key: '' }, 403, 'forbidden'],
  ])('refuses %s in the official shape', async (_what, path, asked, status, reason) => {
    expect(await asking.youtube(path, asked as Record<string, string>)).toMatchObject({
      status,
      body: { error: { code: status, message: expect.any(String), errors: [{ domain: expect.any(String), reason }] } },
    })
  })

  it('takes a hundred units for a search and one for reading, and refuses what is more than a day gives', async () => {
    const used = async () =>
      (await asking.control('quotas')).body.quotas.find(({ quota }: { quota: string }) => quota === 'youtube.units')
    await asking.control('quotas', { quota: 'youtube.units', limit: 201 })
    await search('a')
    await asking.youtube('videos', { part: 'statistics', id: 'AAAAAAAAAAA' })
    expect(await used()).toMatchObject({ limit: 201, used: 101 })
    await search('a')
    expect(await search('a')).toMatchObject({
      status: 403,
      body: { error: { code: 403, errors: [{ domain: 'youtube.quota', reason: 'quotaExceeded' }] } },
    })
    const { resets_at: resetsAt } = await used()
    const inCalifornia = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' })
    expect(inCalifornia.format(new Date(resetsAt))).toBe('00:00:00')
    expect(Date.parse(resetsAt)).toBeGreaterThan(Date.now())
    await asking.control('quotas', undefined, 'DELETE')
    expect((await search('a')).status).toBe(200)
  })
})
