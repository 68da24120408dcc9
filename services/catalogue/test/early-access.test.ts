import { type Envelope, listingCreated, type PublicListing, userUpdated } from '@storyright/contracts/events'
import { sharePreview } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { eventually, recordEvents } from '@storyright/testing'
import { sharePicturePath } from '../src/share-picture/share-picture.ts'
import { agentId, type Catalogue, formOf, internalToken, someone, startCatalogue } from './harness.ts'
import { publishAsIdentity } from './publish-as-identity.ts'

const HOUR = 3_600_000
const owner = { ...someone('agent'), id: agentId }
const premium = someone('producer', 'premium')
const admin = someone('admin', 'premium')
const free = someone()
const insiders: [string, Viewer][] = [
  ['a premium member', premium],
  ['its agent', owner],
  ['an administrator', admin],
]
const outsiders: [string, Viewer][] = [
  ['a free producer', free],
  ['another agent', someone('agent')],
]

let catalogue: Catalogue
let now: Date
beforeAll(async () => {
  now = new Date()
  catalogue = await startCatalogue({ clock: () => now })
  await catalogue.add(...Array.from({ length: 4 }, (_, place) => ({ form: formOf({ title: `Ordinary ${place}` }) })))
  await eventually(async () => expect((await catalogue.app.inject('/readyz')).statusCode).toBe(200))
})
afterAll(() => catalogue.stop())

const create = async (form: object = {}, viewer: Viewer = owner) =>
  (await catalogue.send('POST', '/api/listings', viewer, formOf({ earlyAccess: true, ...form }))).json()
const list = async (viewer: Viewer | null, query: Record<string, string> = {}, path = '/api/listings') => {
  const answer = await catalogue.get(`${path}?${new URLSearchParams(query)}`, viewer)
  return { ids: answer.json().map(({ id }: { id: string }) => id), total: Number(answer.headers['x-total-count']) }
}
const statusCounts = async (viewer: Viewer, query: Record<string, string> = {}) =>
  (await catalogue.get(`/api/listings/facets?${new URLSearchParams(query)}`, viewer)).json().status
const favourites = (viewer: Viewer) => list(viewer, {}, '/api/favorites')
const featured = (viewer: Viewer | null) => list(viewer, {}, '/api/listings/featured')
const open = (id: string, viewer: Viewer) => catalogue.get(`/api/listings/${id}`, viewer)
const preview = (id: string) =>
  catalogue.app.inject({ url: sharePreview.path.replace(':id', id), headers: { 'x-internal-token': internalToken } })

describe('a listing that is for premium members first', () => {
  let id: string
  let opensAt: string
  beforeAll(async () => {
    for (const [, viewer] of [...insiders, ...outsiders]) await list(viewer, { search: 'vorvoreal' }) // remembered from now on
    const created = await create({ title: 'Vorvoreal Dusk' })
    id = created.id
    opensAt = created.earlyAccessUntil
  })

  it('opens to all 48 hours after it was created, and tells other services when', async () => {
    expect(opensAt).toBe(new Date(now.getTime() + 48 * HOUR).toISOString())
    const told = await recordEvents<Envelope<PublicListing>>(catalogue.natsUrl, 'catalogue.listing.created.*')
    const { id: another } = await create({ title: 'Told early' })
    await eventually(() =>
      expect(told.messages.find(({ subject }) => subject === another)).toMatchObject({
        type: listingCreated.type,
        data: { earlyAccessUntil: opensAt },
      }),
    )
    await told.stop()
    await catalogue.send('DELETE', `/api/listings/${another}`, owner)
  })

  it.each(insiders)('is found and opened by %s', async (_who, viewer) => {
    expect(await list(viewer, { search: 'vorvoreal' })).toEqual({ ids: [id], total: 1 })
    expect((await list(viewer, { search: 'vorvorael' })).ids).toEqual([id])
    expect(await list(viewer)).toMatchObject({ ids: expect.arrayContaining([id]), total: 5 })
    expect(await statusCounts(viewer)).toEqual([{ value: 'available', count: 5 }])
    expect(await statusCounts(viewer, { search: 'vorvoreal' })).toEqual([{ value: 'available', count: 1 }])
    const answer = await open(id, viewer)
    expect([answer.statusCode, answer.json().earlyAccessUntil]).toEqual([200, opensAt])
    expect((await catalogue.send('POST', `/api/favorites/${id}`, viewer)).statusCode).toBe(200)
    expect((await favourites(viewer)).ids).toEqual([id])
  })

  it.each(outsiders)('is in no list, search, count or facet of %s', async (_who, viewer) => {
    for (const search of ['vorvoreal', 'vorvorael', 'vorvoreal dusk'])
      expect(await list(viewer, { search })).toEqual({ ids: [], total: 0 })
    for (const sort of ['newest', 'price', '-price', 'viability']) {
      const { ids, total } = await list(viewer, { sort })
      expect([ids.includes(id), ids.length, total]).toEqual([false, 4, 4])
    }
    expect((await list(viewer, { status: 'available' })).total).toBe(4)
    expect(await statusCounts(viewer)).toEqual([{ value: 'available', count: 4 }])
    expect(await statusCounts(viewer, { search: 'vorvoreal' })).toEqual([])
  })

  it.each(outsiders)('is refused to %s with the time, and nothing of it is told or counted', async (_who, viewer) => {
    const asked = catalogue.membership.asked
    for (const [method, url] of [
      ['GET', `/api/listings/${id}`],
      ['POST', `/api/favorites/${id}`],
      ['GET', `/api/favorites/${id}/status`],
    ] as const) {
      const headers = await catalogue.identity.authorizationOf(viewer)
      const answer = await catalogue.app.inject({ method, url, headers })
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'EARLY_ACCESS', opensAt }),
      ])
      expect(answer.body).not.toContain('Vorvoreal')
    }
    expect(catalogue.membership.asked).toBe(asked)
  })

  it('is among the cards that are asked for by number only for whoever finds it', async () => {
    const cards = async (viewer: Viewer | null, ids = id) =>
      (await catalogue.get(`/api/listings/cards?ids=${ids}`, viewer)).json()
    const asked = catalogue.membership.asked
    for (const [, viewer] of insiders) expect(await cards(viewer)).toMatchObject([{ id, title: 'Vorvoreal Dusk' }])
    for (const [, viewer] of outsiders) expect(await cards(viewer, `${id},1`)).toMatchObject([{ id: '1' }])
    expect(catalogue.membership.asked).toBe(asked) // no view is counted
    for (const ids of ['', 'x', '1,,2', Array(25).fill('1').join(',')])
      expect((await catalogue.get(`/api/listings/cards?ids=${ids}`, free)).statusCode).toBe(400)
  })

  it('has no share preview, and no picture for links under any version', async () => {
    expect((await preview(id)).statusCode).toBe(404)
    const row = await catalogue.db.listing.findUniqueOrThrow({ where: { id: BigInt(id) } })
    expect((await catalogue.get(sharePicturePath(row), null)).statusCode).toBe(404)
    expect((await catalogue.get(`/api/public/listings/${id}/picture/any.jpg`, null)).statusCode).toBe(404)
  })

  it('leaves the favourites of a premium member whose premium ended, and may be taken off them', async () => {
    const lapsed = { ...premium, tier: 'free' as const }
    expect((await favourites(lapsed)).ids).toEqual([])
    expect((await catalogue.get('/api/favorites/ids', lapsed)).json()).toEqual([])
    expect((await catalogue.send('DELETE', `/api/favorites/${id}`, lapsed)).statusCode).toBe(200)
    await catalogue.send('POST', `/api/favorites/${id}`, premium)
  })

  it('counts in the public figures', async () =>
    expect((await catalogue.get('/api/public/stats', null)).json().bookCount).toBe(5))

  it('is like any other from that time on, though every answer was cached and nothing ran', async () => {
    const lapsed = { ...premium, tier: 'free' as const }
    now = new Date(new Date(opensAt).getTime() - 1)
    for (const [, viewer] of outsiders) expect((await list(viewer, { search: 'vorvoreal' })).total).toBe(0)
    now = new Date(opensAt)
    for (const [, viewer] of [...outsiders, ...insiders]) {
      expect(await list(viewer, { search: 'vorvoreal' })).toEqual({ ids: [id], total: 1 })
      expect((await list(viewer)).total).toBe(5)
      expect(await statusCounts(viewer)).toEqual([{ value: 'available', count: 5 }])
      expect((await open(id, viewer)).statusCode).toBe(200)
    }
    expect((await favourites(lapsed)).ids).toEqual([id])
    expect((await preview(id)).statusCode).toBe(200)
  })
})

describe('early access', () => {
  it('comes back with the listing as it was chosen, and stays so when it is over', async () => {
    const early = await create()
    const url = `/api/listings/${early.id}`
    expect([early.earlyAccess, (await create({ earlyAccess: false })).earlyAccess]).toEqual([true, false])
    await catalogue.send('PUT', url, owner, formOf({ title: 'Replaced', earlyAccess: false }))
    expect((await open(early.id, owner)).json()).toMatchObject({ title: 'Replaced', earlyAccess: true })
    now = new Date(early.earlyAccessUntil)
    expect((await open(early.id, free)).json().earlyAccess).toBe(true)
  })

  it('was not chosen for a listing from before there was a choice', async () => {
    const { earlyAccess: _unknown, ...form } = formOf()
    const [before] = await catalogue.add({ agentId: owner.id, form: form as ReturnType<typeof formOf> })
    expect((await open(String(before!.id), free)).json().earlyAccess).toBe(false)
  })

  it('is decided on creation: replacing a listing neither gives nor takes it', async () => {
    const ordinary = await create({ earlyAccess: false })
    expect(ordinary.earlyAccessUntil).toBeNull()
    const early = await create()
    for (const [listing, earlyAccess] of [
      [ordinary, true],
      [early, false],
    ]) {
      const url = `/api/listings/${listing.id}`
      const answer = await catalogue.send('PUT', url, owner, formOf({ title: 'Replaced', earlyAccess }))
      expect([answer.statusCode, answer.json().title, answer.json().earlyAccessUntil]).toEqual([
        200,
        'Replaced',
        listing.earlyAccessUntil,
      ])
    }
    expect((await open(early.id, free)).statusCode).toBe(403)
    expect((await open(ordinary.id, free)).statusCode).toBe(200)
  })

  it('is an agent’s for their own listings only', async () => {
    const other = someone('agent')
    const [own, theirs] = [await create({ title: 'Quellwater One' }, other), await create({ title: 'Quellwater Two' })]
    expect((await list(other, { search: 'quellwater' })).ids).toEqual([own.id])
    expect((await list(owner, { search: 'quellwater' })).ids).toEqual([theirs.id])
    expect((await list(premium, { search: 'quellwater' })).ids.sort()).toEqual([own.id, theirs.id].sort())
    expect((await open(theirs.id, other)).json().code).toBe('EARLY_ACCESS')
  })

  it('ends for each listing at its own time', async () => {
    const first = await create({ title: 'Stagger One' })
    now = new Date(now.getTime() + HOUR)
    const second = await create({ title: 'Stagger Two' })
    const found = async () => (await list(free, { search: 'stagger', sort: 'newest' })).ids
    expect(await found()).toEqual([])
    now = new Date(first.earlyAccessUntil)
    expect(await found()).toEqual([first.id])
    now = new Date(second.earlyAccessUntil)
    expect(await found()).toEqual([second.id, first.id])
  })

  it('gives way to what hides a listing from everybody', async () => {
    const hidden = someone('agent')
    const { id } = await create({ title: 'Hidden early' }, hidden)
    const identity = await publishAsIdentity(catalogue.natsUrl)
    await identity.say(userUpdated, 1, { id: hidden.id, status: 'suspended' })
    for (const viewer of [premium, free])
      await eventually(async () => expect((await open(id, viewer)).statusCode).toBe(404))
    await identity.say(userUpdated, 2, { id: hidden.id, status: 'active' })
    await eventually(async () => expect((await open(id, premium)).statusCode).toBe(200))
    expect((await open(id, free)).json().code).toBe('EARLY_ACCESS')
    expect((await list(free, { search: 'hidden early' })).ids).not.toContain(id)
    await catalogue.send('DELETE', `/api/listings/${id}`, hidden)
    for (const viewer of [premium, free]) expect((await open(id, viewer)).statusCode).toBe(404)
    await identity.stop()
  })

  it('never shows for a moment what another replica has just created', async () => {
    const ids = async () => (await list(free, { sort: 'newest', limit: '10' })).ids
    for (let round = 0; round < 10; round++) {
      await ids()
      const earlyAccessUntil = new Date(now.getTime() + HOUR)
      const [added] = await catalogue.add({ earlyAccessUntil, createdAt: new Date(now.getTime() + round) })
      for (let again = 0; again < 3; again++) expect(await ids()).not.toContain(String(added!.id))
    }
  })

  it('keeps featured titles to those who may find them; the others see what else there is', async () => {
    const [early] = await catalogue.add({ isFeatured: true, earlyAccessUntil: new Date(now.getTime() + HOUR) })
    const id = String(early!.id)
    await eventually(async () => expect((await featured(premium)).ids).toEqual([id]))
    for (const viewer of [null, free]) {
      const { ids } = await featured(viewer)
      expect([ids.length, ids.includes(id)]).toEqual([8, false])
    }
    now = new Date(now.getTime() + HOUR)
    for (const viewer of [null, free]) expect((await featured(viewer)).ids).toEqual([id])
  })

  it('is counted exactly also where a word is everywhere', async () => {
    const many = (count: number, more: object) =>
      Array.from({ length: count }, (_, place) => ({ form: formOf({ title: `Tidewrack ${place}` }), ...more }))
    const other = someone('agent')
    const earlyAccessUntil = new Date(now.getTime() + HOUR)
    await catalogue.add(...many(510, {}))
    await catalogue.add(...many(7, { earlyAccessUntil }), ...many(3, { earlyAccessUntil, agentId: other.id }))
    for (const [viewer, expected] of [
      [free, 510],
      [other, 513],
      [owner, 517],
      [premium, 520],
    ] as const)
      for (const search of ['tidewrack', 'tidewra', 'tidewrack harbour'])
        await eventually(async () => {
          const found = await list(viewer, { search })
          expect([viewer.id, search, found.total, found.ids.length]).toEqual([viewer.id, search, expected, expected])
        })
    expect(await statusCounts(free, { search: 'tidewrack' })).toEqual([{ value: 'available', count: 510 }])
    const first = await catalogue.get('/api/listings?search=tidewrack&limit=100', free)
    expect(first.headers.link).toContain('rel="next"')
  }, 60_000)
})
