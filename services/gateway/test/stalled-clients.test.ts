import { eventually } from '@storyright/testing'
import { type Limits, usualLimits } from '../src/limits.ts'
import { LARGE, startGateway, type TestGateway } from './support/gateway.ts'
import { connectMany, connectRaw, type RawClient, unfinishedPost } from './support/raw-client.ts'

const MiB = 1024 * 1024
/** Other clients get a response at once: before any limit frees a place, which takes ten seconds at least. */
const atOnce = () => AbortSignal.timeout(8_000)
const inTheEnd = () => ({ signal: AbortSignal.timeout(20_000) })

// An eighth of the usual places: what is measured is whose turn it is, not how fast this machine fills socket buffers.
const { calls, downloads, ...others } = usualLimits.pools
const eighth = (pool: typeof calls) => ({ ...pool, places: pool.places / 8, share: pool.share / 8 })
const fewer = { calls: eighth(calls), downloads: eighth(downloads), ...others }

describe('clients that do not finish', () => {
  let gateway: TestGateway
  let clients: RawClient[] = []
  const start = async (limits: Partial<Limits> = {}) => {
    gateway = await startGateway({ trustedProxies: 'loopback', limits })
  }
  afterEach(async () => {
    for (const client of clients) client.hangUp()
    clients = []
    await gateway.close()
  })

  const connections = () =>
    new Promise<number>((resolve) => gateway.app.server.getConnections((_error, count) => resolve(count)))
  /** Goes on once the gateway knows of all of them; how many are still there by then is for the tests to say. */
  const stall = async (count: number, text: string, { reads = true } = {}) => {
    let known = 0
    gateway.app.server.on(text.includes('\r\n\r\n') ? 'request' : 'connection', () => known++)
    clients = await connectMany(gateway.url, count, text, { reads })
    await eventually(() => expect(known).toBe(count), { within: 20_000 })
  }
  const ask = (path: string, init: RequestInit & { from?: string } = {}) =>
    fetch(gateway.url + path, {
      signal: atOnce(),
      ...init,
      headers: { ...(init.from && { 'x-forwarded-for': init.from }) },
    })
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: storyright\r\n\r\n`
  const upload = (from?: string) =>
    ask('/api/uploads/decks', { method: 'POST', body: Buffer.alloc(MiB), ...(from && { from }) })
  const statusOf = ({ received }: RawClient) => received().split(' ')[1]

  it('end nothing when many of them begin a body and go away', async () => {
    await start()
    await stall(200, unfinishedPost('/api/uploads/decks', MiB))
    expect((await ask('/healthz')).status).toBe(200)
    for (const client of clients) client.hangUp()
    await eventually(async () => expect(await connections()).toBeLessThan(10))
    expect((await upload()).status).toBe(200)
  })

  it('keep nobody waiting, a thousand of them in the middle of a small body', async () => {
    await start()
    await stall(1_000, unfinishedPost('/api/auth/login'))
    expect((await ask('/api/auth/user')).status).toBe(200)
    expect((await ask('/api/auth/login', { method: 'POST', body: '{}' })).status).toBe(200)
    expect(clients.filter(({ isOpen }) => isOpen())).toHaveLength(1_000)
  })

  it('keep nobody waiting, a thousand of them in the middle of an upload', async () => {
    await start()
    await stall(1_000, unfinishedPost('/api/uploads/decks', MiB))
    expect((await ask('/api/offers')).status).toBe(200)
    expect((await ask('/api/offers', { method: 'POST', body: '{}' })).status).toBe(200)
    expect((await upload('198.51.100.7')).status).toBe(200)
  })

  it('are told that they hold too much themselves, and only they', async () => {
    const { uploads } = usualLimits.pools
    await start({ pools: { ...usualLimits.pools, uploads: { ...uploads, waitMs: 200 } } })
    await stall(uploads.share, unfinishedPost('/api/uploads/decks', MiB))
    const answer = await upload()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_AT_ONCE' })
    expect((await upload('198.51.100.7')).status).toBe(200)
  })

  it('hear 503 with a time to come back where all places are taken by others', async () => {
    const uploads = { ...usualLimits.pools.uploads, places: 2, waitMs: 200 }
    await start({ pools: { ...usualLimits.pools, uploads } })
    await stall(2, unfinishedPost('/api/uploads/decks', MiB))
    const answer = await upload('198.51.100.7')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 'BUSY' })
  })

  it.each([
    ['a small body', unfinishedPost('/api/auth/login')],
    ['an upload', unfinishedPost('/api/uploads/decks', MiB)],
    ['headers', 'GET / HTTP/1.1\r\nhost: storyri'],
    ['a body nobody wants', unfinishedPost('/nowhere')],
  ])('of %s are answered, and cut off in the end', async (_what, text) => {
    await start({ bodyStallMs: 200, headersMs: 300, lingerMs: 300 })
    await stall(1, text)
    const [client] = clients as [RawClient]
    await eventually(() => expect(client.isOpen()).toBe(false))
    expect(statusOf(client)).toBe(text.includes('/nowhere') ? '404' : '408')
    expect(client.received()).toContain('application/problem+json')
  })

  it('send a small body drop by drop only for so long', async () => {
    await start({ smallBodyMs: 500, bodyStallMs: 400 })
    const client = await connectRaw(gateway.url)
    clients = [client]
    client.send(unfinishedPost('/api/auth/login'))
    const drops = setInterval(() => client.send(' '), 50)
    await eventually(() => expect(statusOf(client)).toBe('408'))
    clearInterval(drops)
  })

  it('do not read their decks: calls, and the decks of others, come at once', async () => {
    await start({ pools: fewer })
    await stall(fewer.calls.places + 2, get('/api/uploads/decks/large'), { reads: false })
    expect((await ask('/api/offers')).status).toBe(200)
    const deck = await ask('/api/uploads/decks/large', { from: '198.51.100.7' })
    expect((await deck.arrayBuffer()).byteLength).toBe(LARGE)
  })

  it('do not read their decks: they are cut off, and others of theirs get the places', async () => {
    // Long enough for a reader on a busy machine never to be taken for one that does not read.
    const patient = { ...fewer, downloads: { ...fewer.downloads, waitMs: 20_000 } }
    await start({ answerStallMs: 5_000, pools: patient })
    await stall(fewer.downloads.share, get('/api/uploads/decks/large'), { reads: false })
    const deck = await ask('/api/uploads/decks/large', inTheEnd())
    expect((await deck.arrayBuffer()).byteLength).toBe(LARGE)
  })

  it('do not read long lists: these give their places to calls that are read', async () => {
    await start({ promptAnswerMs: 200, pools: fewer })
    clients = await connectMany(gateway.url, fewer.calls.places + 2, get('/api/offers/large'), { reads: false })
    expect((await ask('/api/offers', { from: '198.51.100.7' })).status).toBe(200)
    expect((await ask('/api/offers', inTheEnd())).status).toBe(200)
    await eventually(async () => expect(await connections()).toBeLessThanOrEqual(fewer.downloads.share + 5))
  })

  it('do not read long lists: of one client so many are kept, and the others end before they count as slow', async () => {
    await start({ promptAnswerMs: 600_000, pools: fewer })
    clients = await connectMany(gateway.url, fewer.calls.share, get('/api/offers/large'), { reads: false })
    await eventually(async () => expect(await connections()).toBe(fewer.downloads.share))
    expect((await ask('/api/offers')).status).toBe(200)
  })
})
