import { type Envelope, favouriteAdded, favouriteRemoved, userClosed } from '@storyright/contracts/events'
import { eventually, recordEvents } from '@storyright/testing'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'

let catalogue: Catalogue
let ids: string[]

beforeAll(async () => {
  catalogue = await startCatalogue()
  const added = await catalogue.add({ form: formOf({ title: 'One' }) }, { form: formOf({ title: 'Two' }) })
  ids = added.map(({ id }) => String(id))
})
afterAll(() => catalogue.stop())

const titles = async (viewer: ReturnType<typeof someone>) =>
  (await catalogue.get('/api/favorites', viewer)).json().map(({ title }: { title: string }) => title)

describe('favourites', () => {
  it('are added, listed newest first and removed, each for one user only', async () => {
    const viewer = someone()
    expect((await catalogue.send('POST', `/api/favorites/${ids[0]}`, viewer)).json()).toEqual({ isFavorited: true })
    await catalogue.send('POST', `/api/favorites/${ids[1]}`, viewer)
    expect(await titles(viewer)).toEqual(['Two', 'One'])
    expect(await titles(someone())).toEqual([])
    const status = async () => (await catalogue.get(`/api/favorites/${ids[0]}/status`, viewer)).json()
    expect(await status()).toEqual({ isFavorited: true })
    expect((await catalogue.send('DELETE', `/api/favorites/${ids[0]}`, viewer)).json()).toEqual({ isFavorited: false })
    expect(await status()).toEqual({ isFavorited: false })
    expect(await titles(viewer)).toEqual(['Two'])
  })

  it('are read page by page, each once, also of those marked in the same instant', async () => {
    const viewer = someone()
    const added = await catalogue.add(...['A', 'B', 'C', 'D', 'E'].map((title) => ({ form: formOf({ title }) })))
    const at = new Date()
    for (const { id } of added) await catalogue.db.favourite.create({ data: { userId: viewer.id, listingId: id, at } })
    const read: string[] = []
    let next: string | null = '/api/favorites?limit=2'
    while (next) {
      const answer = await catalogue.get(next, viewer)
      expect(answer.headers['x-total-count']).toBe('5')
      read.push(...answer.json().map(({ title }: { title: string }) => title))
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? null
    }
    expect(read).toEqual(['E', 'D', 'C', 'B', 'A'])
  })

  it('are also told by their ids alone, newest first, and not again to who has them', async () => {
    const viewer = someone()
    const ask = (headers = {}) => catalogue.get('/api/favorites/ids', viewer, headers)
    for (const id of ids) await catalogue.send('POST', `/api/favorites/${id}`, viewer)
    const first = await ask()
    expect(first.json()).toEqual([...ids].reverse())
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await ask(known)).statusCode).toBe(304)
    await catalogue.send('DELETE', `/api/favorites/${ids[1]}`, viewer)
    expect((await ask(known)).json()).toEqual([ids[0]])
    expect((await catalogue.get('/api/favorites/ids', null)).statusCode).toBe(401)
  })

  const cursorAt = (at: string) => Buffer.from(JSON.stringify({ at, id: '1' })).toString('base64url')

  it.each([
    ['that is made up', 'made up'],
    ['without a time', cursorAt('abc')],
    ['of the year 0', cursorAt('0000-01-01T00:00:00.000Z')],
    ['of a time with endless decimals', cursorAt(`2026-01-01T00:00:00.${'1'.repeat(200)}Z`)],
  ])('refuse a cursor %s', async (_which, cursor) => {
    const answer = await catalogue.get(`/api/favorites?${new URLSearchParams({ cursor })}`, someone())
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CURSOR_NOT_VALID'])
  })

  it('may be added and removed again and again, and tell only of changes, with rising versions', async () => {
    const viewer = someone()
    const recording = await recordEvents<Envelope>(catalogue.natsUrl, 'catalogue.favourite.>')
    const url = `/api/favorites/${ids[0]}`
    await Promise.all([1, 2, 3].map(() => catalogue.send('POST', url, viewer)))
    for (const method of ['DELETE', 'DELETE', 'POST'] as const)
      expect((await catalogue.send(method, url, viewer)).statusCode).toBe(200)
    const heard = () => recording.messages.filter(({ subject }) => subject === `${viewer.id}_${ids[0]}`)
    await eventually(() => expect(heard()).toHaveLength(3))
    expect(heard().map(({ type, entityversion }) => [type, entityversion])).toEqual([
      [favouriteAdded.type, 1],
      [favouriteRemoved.type, 2],
      [favouriteAdded.type, 3],
    ])
    expect(heard()[0]).toMatchObject({
      data: { userId: viewer.id, listingId: ids[0] },
    })
    await recording.stop()
  })

  it.each(['999999', 'abc'])('know no listing %s', async (unknown) => {
    expect((await catalogue.send('POST', `/api/favorites/${unknown}`)).statusCode).toBe(404)
    expect((await catalogue.send('DELETE', `/api/favorites/${unknown}`)).statusCode).toBe(404)
    expect((await catalogue.get(`/api/favorites/${unknown}/status`)).statusCode).toBe(404)
  })

  it('are for signed-in users', async () => {
    expect((await catalogue.get('/api/favorites', null)).statusCode).toBe(401)
    expect((await catalogue.send('POST', `/api/favorites/${ids[0]}`, null)).statusCode).toBe(401)
  })

  it('go with the account', async () => {
    const viewer = someone()
    await catalogue.send('POST', `/api/favorites/${ids[0]}`, viewer)
    const identity = await publishAsIdentity(catalogue.natsUrl)
    await identity.say(userClosed, 9, { id: viewer.id, role: 'producer', status: 'closed' })
    await eventually(async () => expect(await catalogue.db.favourite.count({ where: { userId: viewer.id } })).toBe(0))
    await identity.stop()
  })
})
