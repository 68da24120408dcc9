import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { internalTokenHeader, type ListingCard, nearInMeaning } from '@storyright/contracts/http'
import type { Listing } from '../src/generated/client.ts'
import { type Catalogue, formOf, internalToken, someone, startCatalogue } from './harness.ts'

let catalogue: Catalogue
let ai: Server
let now = new Date('2026-11-28T10:00:00Z')
/** What ai answers; nothing at all where it is silent. */
let near: { id: string; nearness: number }[] | null = []
let isSilent = false
let asked: { text: string; token: unknown }[] = []
const idOf: Record<string, string> = {}

beforeAll(async () => {
  ai = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      expect([request.method, request.url]).toEqual([nearInMeaning.method, nearInMeaning.path])
      asked.push({ ...JSON.parse(body), token: request.headers[internalTokenHeader] })
      if (!isSilent) response.setHeader('content-type', 'application/json').end(JSON.stringify({ near }))
    })
  })
  await new Promise<void>((resolve) => ai.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(ai.address() as AddressInfo).port}`
  catalogue = await startCatalogue({ config: { AI_URL: url }, clock: () => now })
  const add = async (title: string, logline: string, more: object = {}) => {
    const [row] = (await catalogue.add({ form: formOf({ title, logline, genre: 'Drama' }), ...more })) as [Listing]
    idOf[title] = String(row.id)
  }
  await add('The Drowned Choir', 'A lighthouse keeper hears those whom the water took.')
  await add('Salt', 'A ghost walks through a village by the sea.')
  await add('Tax Year', 'An accountant counts.')
  await add('A Ghost by the Sea', 'A comedy of plumbers.')
  await add('Ahead of All', 'Open later.', { earlyAccessUntil: new Date('2026-12-28T10:00:00Z') })
}, 60_000)
afterAll(async () => {
  await catalogue.stop()
  ai.closeAllConnections()
  ai.close()
})
beforeEach(() => {
  now = new Date(now.getTime() + 60_000) // whatever was kept or taken for away has ended
  ;[asked, isSilent, near] = [[], false, []]
})

const search = async (text: string, more: Record<string, string> = {}, viewer = someone()) => {
  const answer = await catalogue.get(`/api/listings?${new URLSearchParams({ search: text, ...more })}`, viewer)
  expect(answer.statusCode).toBe(200)
  const cards: ListingCard[] = answer.json()
  expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(cards.length)
  return { meaning: answer.headers['x-meaning'], found: cards.map(({ title, match }) => [title, match]) }
}
const nearTo = (...all: [title: string, nearness: number][]) =>
  all.map(([title, nearness]) => ({ id: idOf[title]!, nearness }))

describe('a search of three words or more', () => {
  it('finds what no word of it finds, and says by what each was found', async () => {
    near = nearTo(['The Drowned Choir', 0.6], ['Salt', 0.5])
    expect(await search('spooky village beside sea')).toEqual({
      meaning: 'on',
      found: [
        ['Salt', 'both'],
        ['The Drowned Choir', 'meaning'],
        ['A Ghost by the Sea', 'words'],
      ],
    })
    expect(asked).toEqual([{ text: 'spooky village beside sea', token: internalToken }])
  })

  it('leaves out what is much farther than the nearest, and what is far from all', async () => {
    near = nearTo(['The Drowned Choir', 0.6], ['Tax Year', 0.3])
    expect((await search('unearthly shore narrative')).found).toEqual([['The Drowned Choir', 'meaning']])
    near = nearTo(['The Drowned Choir', 0.15])
    expect((await search('quarterly xylophone returns')).found).not.toContainEqual(['The Drowned Choir', 'meaning'])
  })

  it('begins with what has all the words, as typed or mistyped, whatever is nearer', async () => {
    near = nearTo(['Salt', 0.9], ['The Drowned Choir', 0.8])
    expect((await search('a ghost by the sea')).found[0]?.[0]).toBe('A Ghost by the Sea')
    expect((await search('the drownd chior')).found[0]).toEqual(['The Drowned Choir', 'both'])
    expect((await search('hears keeper lighthouse')).found[0]).toEqual(['The Drowned Choir', 'both'])
  })

  it('shows nobody what is closed to them or filtered away', async () => {
    near = nearTo(['Ahead of All', 0.9], ['The Drowned Choir', 0.8])
    expect((await search('something quite else')).found).toEqual([['The Drowned Choir', 'meaning']])
    const premium = await search('something quite else', {}, someone('producer', 'premium'))
    expect(premium.found.map(([title]) => title)).toEqual(['Ahead of All', 'The Drowned Choir'])
    expect((await search('something quite other', { genre: 'Horror' })).found).toEqual([])
  })

  it('is continued from page to page without a gap', async () => {
    near = nearTo(['The Drowned Choir', 0.6], ['Tax Year', 0.55], ['Salt', 0.5])
    const whole = (await search('weird seaside story')).found
    const first = await catalogue.get('/api/listings?search=weird+seaside+story&limit=1')
    const cursor = new URL(/<(.*?)>/.exec(String(first.headers.link))![1]!, 'http://x').searchParams.get('cursor')!
    const second = await search('weird seaside story', { limit: '10', cursor })
    expect([...first.json<ListingCard[]>().map(({ title, match }) => [title, match]), ...second.found]).toEqual(whole)
  })

  it('goes by words alone where ai does not answer in time, and says so', async () => {
    isSilent = true
    const { meaning, found } = await search('village by the lake')
    expect([meaning, found.map(([title]) => title)]).toEqual(['away', expect.arrayContaining(['Salt'])])
    expect(found.every(([, match]) => match === undefined)).toBe(true)
  })

  it('goes by words alone where there is no model, which is then not asked each time', async () => {
    near = null
    expect((await search('village by the river')).meaning).toBe('away')
    expect((await search('village by the stream')).meaning).toBe('away')
    expect(asked).toHaveLength(1)
  })
})

it('a search of one or two words is not read for its meaning', async () => {
  near = nearTo(['Tax Year', 0.9])
  expect(await search('ghost sea')).toEqual({
    meaning: undefined,
    found: expect.not.arrayContaining([['Tax Year', 'meaning']]),
  })
  expect(asked).toEqual([])
})
