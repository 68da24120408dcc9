import { randomUUID } from 'node:crypto'
import { applyCollections, mongoClient, type Tx, withDatabase } from '@storyright/mongodb'
import { eventually, freshNats, ownServer } from '@storyright/testing'
import type { MongoClient } from 'mongodb'
import { createMessaging, on } from '../src/index.ts'
import { keepNewestOf, messagingCollections, mongoStore } from '../src/mongodb.ts'
import { storeKind } from './mongodb-kind.ts'
import { userRenamed } from './suite/events.ts'
import { messagingSuite } from './suite/messaging-suite.ts'
import { quiet } from './suite/platform.ts'

messagingSuite(storeKind)

const message = (subject: string) => ({ id: randomUUID(), kind: 'event' as const, subject, payload: '{}' })

describe('rows that are kept together in MongoDB', () => {
  let store: Awaited<ReturnType<typeof storeKind.make>>
  beforeEach(async () => {
    store = await storeKind.make('together')
  })
  afterEach(() => store.close())

  it('are the newest of each, whatever order several versions are told in, and are named where they were news', async () => {
    const client = mongoClient(store.address, { service: 'tests' })
    const titles = client.db().collection<{ _id: string; version: number }>('titles')
    const keep = (...told: [string, number][]) =>
      mongoStore(client.db()).transaction(async (tx) => {
        const rows = told.map(([_id, version]) => ({ _id, version }))
        return (await keepNewestOf(tx, titles, rows)).map(({ _id, version }) => [_id, version])
      })
    expect(await keep(['a', 1], ['b', 3], ['a', 4], ['a', 2])).toEqual([
      ['a', 4],
      ['b', 3],
    ])
    expect(await keep(['a', 3], ['b', 3], ['c', 0])).toEqual([['c', 0]])
    expect(await keep()).toEqual([])
    expect((await titles.find().sort({ _id: 1 }).toArray()).map(({ _id, version }) => [_id, version])).toEqual([
      ['a', 4],
      ['b', 3],
      ['c', 0],
    ])
    await client.close()
  })
})

describe('an outbox in MongoDB', () => {
  let store: Awaited<ReturnType<typeof storeKind.make>>
  beforeEach(async () => {
    store = await storeKind.make('outbox')
  })
  afterEach(() => store.close())

  it('lets 200 transactions write at once without one waiting for another', async () => {
    const conflicts: unknown[] = []
    const patient = { monitorCommands: true, waitQueueTimeoutMS: 120_000 } // four wait for each connection, however slow it is
    const client = mongoClient(store.address, { service: 'tests', connections: 50 }, patient)
    client.on('commandFailed', ({ failure }) => conflicts.push(failure))
    const { transaction, enqueue } = mongoStore(client.db())
    const write = async (place: number) => {
      await transaction(async (tx) => {
        await client
          .db()
          .collection('notes')
          .insertOne({ value: String(place) }, { session: tx })
        await enqueue(tx, [message(`identity.user.renamed.${place}`)])
      })
    }
    await Promise.all(Array.from({ length: 200 }, (_, place) => write(place)))
    expect([conflicts, await store.counts()]).toEqual([[], { unsent: 200, sent: 0, handled: 0 }])
    await client.close()
  })

  it('keeps the order of an entity that several replicas change, whether they write its event before it or after', async () => {
    const clients = [1, 2].map(() => mongoClient(store.address, { service: 'tests' }))
    await clients[0]!.db().collection<{ _id: string; version: number }>('users').insertOne({ _id: '1', version: 0 })
    async function change(client: MongoClient, eventFirst: boolean): Promise<void> {
      const { transaction, enqueue } = mongoStore(client.db())
      const users = client.db().collection<{ _id: string; version: number }>('users')
      await transaction(async (tx) => {
        const note = (version: number) => enqueue(tx, [message(`identity.user.${version}.1`)])
        if (eventFirst) {
          const { version } = (await users.findOne({}, { session: tx }))!
          await note(version + 1)
        }
        const written = await users.findOneAndUpdate(
          {},
          { $inc: { version: 1 } },
          { session: tx, returnDocument: 'after' },
        )
        if (!eventFirst) await note(written!.version)
      })
    }
    await Promise.all(clients.flatMap((client) => [1, 2, 3, 4, 5, 6].map((place) => change(client, place % 2 === 0))))
    const lease = await store.messaging.acquireLease('event', AbortSignal.timeout(5_000))
    const versions = (await lease.unsent(100)).map(({ subject }) => Number(subject.split('.')[2]))
    expect(versions).toEqual(Array.from({ length: 12 }, (_, place) => place + 1))
    await Promise.all([lease.release(), ...clients.map((client) => client.close())])
  }, 30_000)
})

describe('a relay’s lease in MongoDB', () => {
  it('ends for its holder when it is another’s, which then has it', async () => {
    const store = await storeKind.make('lease')
    const client = mongoClient(store.address, { service: 'tests' })
    const leases = client.db().collection<{ _id: string; holder: string; until: Date }>('_leases')
    const first = await store.messaging.acquireLease('event', AbortSignal.timeout(5_000))
    await leases.updateOne({ _id: 'relay-event' }, { $set: { holder: 'another', until: new Date(0) } })
    const second = await store.messaging.acquireLease('event', AbortSignal.timeout(5_000))
    const wait = () => first.waitForWork(100, AbortSignal.timeout(1_000))
    await eventually(() => expect(wait()).rejects.toThrow('lost'))
    await expect(first.unsent(1)).rejects.toThrow('lost')
    await expect(first.clean({ sentMs: 0, handledMs: 0 })).rejects.toThrow('lost')
    expect(await second.unsent(1)).toEqual([])
    await Promise.all([first.release(), second.release()])
    await Promise.all([client.close(), store.close()])
  })
})

describe('messaging on a MongoDB that is killed under load', () => {
  it('loses nothing and doubles nothing', async () => {
    const server = await ownServer('mongodb')
    const client = mongoClient(withDatabase(server.url, 'killed'), { service: 'tests' })
    const db = client.db()
    await applyCollections(db, messagingCollections)
    const store = mongoStore(db)
    const names = db.collection<{ name: string }>('names')
    // An event that meets two outages would wait for half a minute otherwise.
    const soon = { ackWaitMs: 1_000, backOffMs: Array.from({ length: 10 }, () => 500) }
    const shared = { natsUrl: await freshNats(), store, logger: quiet, clock: () => new Date(), ...soon }
    const sender = createMessaging({ ...shared, service: 'identity' })
    const listener = createMessaging({ ...shared, service: 'catalogue' })
    listener.subscribe([
      on<{ name: string }, Tx>(userRenamed, async ({ data: { name } }, tx) => {
        await names.insertOne({ name }, { session: tx })
      }),
    ])
    for (const each of [sender, listener]) each.start()
    await listener.ready()

    const acknowledged: string[] = []
    const write = async (name: string) => {
      const sent = store.transaction((tx) => sender.outbox.add(tx, [userRenamed(name, 1, { name })]))
      await sent.then(
        () => acknowledged.push(name),
        () => undefined,
      )
    }
    try {
      for (const round of ['a', 'b']) {
        const writes = Array.from({ length: 30 }, (_, place) => write(`${round}${place}`))
        await Promise.race(writes)
        await server.kill()
        await server.start()
        await Promise.all(writes)
        // What failed without an answer may have been written: each attempt has a name of its own.
        let attempts = 0
        await eventually(async () => {
          await write(`${round}-again-${++attempts}`)
          expect(acknowledged).toContain(`${round}-again-${attempts}`)
        })
      }
      const heard = async () => (await names.find().toArray()).map(({ name }) => name)
      await eventually(async () => expect(await heard()).toEqual(expect.arrayContaining(acknowledged)), {
        within: 40_000,
      })
      await eventually(async () => {
        const all = await heard()
        const written = await db.collection('messaging_outbox').countDocuments()
        expect([all.length, new Set(all).size]).toEqual([written, written])
      })
    } finally {
      // Whoever still listens would hear what is said to other tests.
      await Promise.all([sender.stop(), listener.stop()])
      await client.close()
      await server.stop()
    }
  }, 120_000)
})
