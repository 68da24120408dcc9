import { randomUUID } from 'node:crypto'
import {
  agentApproved,
  userActivated,
  userClosed,
  userSnapshot,
  userSuspended,
  userUpdated,
} from '@storyright/contracts/events'
import { eventually, recordEvents } from '@storyright/testing'
import { type Database, openDatabase, type Tx } from '../src/database.ts'
import { followPerson } from '../src/people/person.subscriptions.ts'
import { type Catalogue, formOf, someone, startCatalogue } from './harness.ts'
import { agent, publishAsIdentity } from './publish-as-identity.ts'

let catalogue: Catalogue
let identity: Awaited<ReturnType<typeof publishAsIdentity>>
const viewer = someone()

beforeAll(async () => {
  catalogue = await startCatalogue()
  identity = await publishAsIdentity(catalogue.natsUrl)
})
afterAll(async () => {
  await identity.stop()
  await catalogue.stop()
})

const list = async (query = '') => (await catalogue.get(`/api/listings?${query}`, viewer)).json()
const stats = async () => (await catalogue.get('/api/public/stats', null)).json()

/** Waits until the person is known in this version. */
const known = (id: string, version: number) =>
  eventually(async () => expect(await catalogue.db.person.findUnique({ where: { id } })).toMatchObject({ version }))

const envelope = {
  specversion: '1.0',
  id: randomUUID(),
  source: '/identity',
  type: userUpdated.type,
  subject: 'anybody',
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
} as const

/** How many transactions wait for another one. */
const waiting = async (db: Database) => {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return row?.waiting
}

describe('an agent’s account', () => {
  it('hides its listings everywhere while suspended, also new ones, and shows them again', async () => {
    const id = randomUUID()
    const [first] = await catalogue.add({ agentId: id, form: formOf({ title: 'Vanishing Quokka' }) })
    await eventually(async () => expect(await list('search=quokka')).toHaveLength(1))
    await catalogue.send('POST', `/api/favorites/${first!.id}`, viewer)

    await identity.say(userSuspended, 2, { id, status: 'suspended' })
    await eventually(async () => expect(await list('search=quokka')).toHaveLength(0))
    await catalogue.add({ agentId: id, form: formOf({ title: 'Second Quokka' }) })
    expect(await list('search=quokka')).toHaveLength(0)
    expect((await catalogue.get(`/api/listings/${first!.id}`, viewer)).statusCode).toBe(404)
    expect((await catalogue.get(`/api/listings/${first!.id}`, someone('agent'))).statusCode).toBe(404)
    const read = await catalogue.get(`/api/listings/${first!.id}`, someone('admin'))
    expect(read.json()).toMatchObject({ id: String(first!.id), title: 'Vanishing Quokka' })
    expect((await catalogue.get('/api/favorites', viewer)).json()).toEqual([])
    expect((await catalogue.send('POST', `/api/favorites/${first!.id}`, viewer)).statusCode).toBe(404)
    expect((await catalogue.send('DELETE', `/api/favorites/${first!.id}`, viewer)).statusCode).toBe(200)
    expect(await catalogue.db.vocabularyWord.findUnique({ where: { word: 'quokka' } })).toBeNull()

    await identity.say(userActivated, 3, { id, status: 'active' })
    await eventually(async () => expect(await list('search=quokka')).toHaveLength(2))
  })

  it('hides its listings when the role is taken from it, and shows them when it is an agent again', async () => {
    const id = randomUUID()
    await catalogue.add({ agentId: id, form: formOf({ title: 'Former Echidna' }) })
    await identity.say(userUpdated, 2, { id, role: 'producer' })
    await eventually(async () => expect(await list('search=echidna')).toEqual([]))
    const former = { ...someone('agent'), id } // a token lives on for a moment
    expect((await catalogue.send('POST', '/api/listings', former, formOf())).statusCode).toBe(403)
    await identity.say(userUpdated, 3, { id, role: 'producer', status: 'suspended' })
    await identity.say(userUpdated, 4, { id, role: 'producer' })
    await known(id, 4)
    expect(await list('search=echidna')).toEqual([])
    await identity.say(userUpdated, 5, { id })
    await eventually(async () => expect(await list('search=echidna')).toHaveLength(1))
  })

  it('never shows deleted listings again', async () => {
    const id = randomUUID()
    const [listing] = await catalogue.add({ agentId: id, form: formOf({ title: 'Deleted Numbat' }) })
    await identity.say(userSuspended, 1, { id, status: 'suspended' })
    await known(id, 1)
    await catalogue.db.listing.update({ where: { id: listing!.id }, data: { deletedAt: new Date() } })
    await identity.say(userActivated, 2, { id, status: 'active' })
    await known(id, 2)
    expect(await list('search=numbat')).toEqual([])
    for (const reader of [viewer, someone('admin')])
      expect((await catalogue.get(`/api/listings/${listing!.id}`, reader)).statusCode).toBe(404)
  })

  it('withdraws its listings when it is closed, and tells of each; where an offer was accepted the listing stays', async () => {
    const id = randomUUID()
    const recording = await recordEvents(catalogue.natsUrl, 'catalogue.listing.deleted.>')
    const [open, optioned, sold] = await catalogue.add(
      { agentId: id, form: formOf({ title: 'Closing Dunnart' }) },
      { agentId: id, form: formOf({ title: 'Optioned Dunnart' }), status: 'optioned' },
      { agentId: id, form: formOf({ title: 'Sold Dunnart' }), status: 'sold' },
    )
    await identity.say(userClosed, 2, { id, status: 'closed' })
    await known(id, 2)
    expect(await list('search=dunnart')).toEqual([])
    await eventually(() => expect(recording.messages).toHaveLength(1))
    expect(recording.messages[0]).toMatchObject({ subject: String(open!.id), entityversion: 2 })
    const kept = await catalogue.db.listing.findMany({
      where: { agentId: id, deletedAt: null },
      orderBy: { id: 'asc' },
    })
    expect(kept.map((listing) => listing.id)).toEqual([optioned!.id, sold!.id])
    await recording.stop()
  })

  it('shows its hidden listings when a snapshot is all that is heard of it', async () => {
    const id = randomUUID()
    await identity.say(userSuspended, 2, { id, status: 'suspended' })
    await known(id, 2)
    await catalogue.add({ agentId: id, form: formOf({ title: 'Rebuilt Potoroo' }) })
    await catalogue.db.person.delete({ where: { id } })
    await identity.say(userSnapshot, 3, { id })
    await eventually(async () => expect(await list('search=potoroo')).toHaveLength(1))
    await identity.say(userSnapshot, 4, { id })
    await known(id, 4)
    expect(await list('search=potoroo')).toHaveLength(1)
  })

  it('is withdrawn from by a snapshot alone when its closing was lost', async () => {
    const id = randomUUID()
    await catalogue.add({ agentId: id, form: formOf({ title: 'Forgotten Quoll' }) })
    await identity.say(userSnapshot, 6, { id, status: 'closed' })
    await eventually(async () => expect(await list('search=quoll')).toEqual([]))
    expect(await catalogue.db.listing.count({ where: { agentId: id, deletedAt: null } })).toBe(0)
  })

  it.each([
    ['newer', 3, 2],
    ['older', 2, 3],
  ] as const)('is known by the newest event of two consumers at once, the %s one first', async (_, first, second) => {
    const id = randomUUID()
    const status = { 2: 'suspended', 3: 'active' } as const
    const follow = (tx: Tx, version: 2 | 3) => {
      const data = { ...agent, id, status: status[version] }
      return followPerson(
        {
          mark: async () => {
            throw new Error('nobody asked for it')
          },
          remove: async () => {},
        },
        { ...envelope, entityversion: version, data },
        tx,
      )
    }
    const db = openDatabase(catalogue.databaseUrl, 3)
    let other: Promise<void> | undefined
    await db.$transaction(async (tx) => {
      await follow(tx, first)
      other = db.$transaction((theirs) => follow(theirs, second))
      await eventually(async () => expect(await waiting(db)).toBe(1))
    })
    await other
    await db.$disconnect()
    expect(await catalogue.db.person.findUnique({ where: { id } })).toMatchObject({ version: 3, status: 'active' })
  })

  it('ignores what arrives late', async () => {
    const id = randomUUID()
    await catalogue.add({ agentId: id, form: formOf({ title: 'Late Bilby' }) })
    await identity.say(userClosed, 5, { id, status: 'closed' })
    await known(id, 5)
    await identity.say(userUpdated, 4, { id, status: 'active' })
    const other = randomUUID()
    await identity.say(userUpdated, 1, { id: other })
    await known(other, 1)
    expect(await catalogue.db.person.findUnique({ where: { id } })).toMatchObject({ version: 5, status: 'closed' })
    expect(await list('search=bilby')).toEqual([])
  })
})

describe('the public figures', () => {
  it('count approved active agents, and sum what available listings ask', async () => {
    const before = await stats()
    const [agent, pending] = [randomUUID(), randomUUID()]
    await identity.say(agentApproved, 1, { id: agent })
    await identity.say(userUpdated, 1, { id: pending, status: 'pending_review', isVerified: false })
    await catalogue.add(
      { agentId: agent, form: formOf({ askingPrice: 100_000 }) },
      { agentId: agent, form: formOf({ askingPrice: 70_000 }), status: 'sold' },
    )
    await known(pending, 1)
    await eventually(async () =>
      expect(await stats()).toEqual({
        totalValue: before.totalValue + 100_000,
        totalROIPotential: before.totalROIPotential + 375_000,
        bookCount: before.bookCount + 2,
        agents: before.agents + 1,
      }),
    )
    await identity.say(userSuspended, 2, { id: agent, status: 'suspended' })
    await eventually(async () => expect(await stats()).toEqual(before))
  })
})

describe('the featured titles', () => {
  const featured = async () =>
    (await catalogue.get('/api/listings/featured', null)).json().map(({ title }: { title: string }) => title)

  it('are the available ones of the highest viability until administrators choose', async () => {
    await catalogue.add(
      ...Array.from({ length: 10 }, (_, place) => ({ form: formOf({ title: `Plain ${place}`, genre: 'Comedy' }) })),
      { form: formOf({ title: 'Best', genre: 'Fantasy', pageCount: 300 }) },
      { form: formOf({ title: 'Better but sold', genre: 'Fantasy', pageCount: 300 }), status: 'sold' as const },
    )
    await eventually(async () => expect((await featured())[0]).toBe('Best'))
    expect(await featured()).toHaveLength(8)
    expect(await featured()).not.toContain('Better but sold')
    await catalogue.db.listing.updateMany({ where: { title: 'Plain 3' }, data: { isFeatured: true } })
    await eventually(async () => expect(await featured()).toEqual(['Plain 3']))
  })
})
