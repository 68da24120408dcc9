import path from 'node:path'
import { applyCollections, defineCollection, mongoClient, type Tx } from '@storyright/mongodb'
import { type Db, MongoClient, ObjectId } from 'mongodb'
import { inbox, outbox } from '../src/mongodb/collections.ts'
import { keepNewest, messagingCollections, mongoStore } from '../src/mongodb.ts'
import type { StoreKind, StoreUnderTest, TitleRow } from './suite/store-under-test.ts'

const any = { version: 1, schema: { bsonType: 'object' } }
const notes = defineCollection<{ _id: ObjectId; list: string; value: string }>('notes', any)
const titles = defineCollection<TitleRow & { _id: string }>('titles', any)

const CONFLICT = 112
const IMPATIENCE_MS = 20

export const storeKind: StoreKind<Tx> = {
  name: 'MongoDB',
  module: path.join(import.meta.dirname, 'mongodb-kind.ts'),
  async make(name) {
    const { openGate, testMongo } = await import('@storyright/testing')
    const { hostname, port, username, password, pathname } = new URL(await testMongo(name))
    const gate = await openGate(hostname, Number(port))
    const as = username ? `${username}:${password}@` : ''
    const address = `mongodb://${as}127.0.0.1:${gate.port}${pathname}?directConnection=true${as && '&authSource=admin'}`
    const store = open(address, gate)
    await applyCollections(store.db, [...messagingCollections, notes, titles])
    return store
  },
  open: (address) => open(address),
}

type Gate = Awaited<ReturnType<typeof import('@storyright/testing').openGate>>

function open(address: string, gate?: Gate): StoreUnderTest<Tx> & { db: Db } {
  const client = mongoClient(address, { service: 'tests' }, { monitorCommands: true })
  const db = client.db()
  // Where no server answers in time.
  const silent = new MongoClient('mongodb://127.0.0.1:9', { serverSelectionTimeoutMS: IMPATIENCE_MS })
  const waiting = countWaiting(client)
  return {
    db,
    address,
    messaging: mongoStore(db),
    async note(tx, list, value) {
      await notes.of(db).insertOne({ _id: new ObjectId(), list, value }, { session: tx })
    },
    async notes(list) {
      const found = await notes.of(db).find({ list }).sort({ _id: 1 }).toArray()
      return found.map(({ value }) => value)
    },
    keepTitle: (tx, { id, ...title }) => keepNewest(tx, titles.of(db), { _id: id, ...title }),
    async titles() {
      const found = await titles.of(db).find().sort({ _id: 1 }).toArray()
      return Object.fromEntries(found.map(({ _id, ...row }) => [_id, row]))
    },
    waiting: async () => waiting.size,
    async counts() {
      const count = (sent: boolean) => outbox.of(db).countDocuments({ sent })
      const [unsent, sent, handled] = await Promise.all([count(false), count(true), inbox.of(db).countDocuments()])
      return { unsent, sent, handled }
    },
    async restoreEmpty() {
      for (const collection of [notes, titles, inbox, outbox]) await db.collection(collection.name).deleteMany()
    },
    async tooSlow() {
      await silent.db().command({ ping: 1 })
    },
    cutOff: async () => gate!.shut(),
    restore: async () => gate!.open(),
    async close() {
      await Promise.all([client.close(), silent.close()])
      gate?.close()
    },
  }
}

/** Transactions that conflicted and have not ended since: MongoDB lets nobody wait for a lock, they try again. */
function countWaiting(client: MongoClient): Set<string> {
  const waiting = new Set<string>()
  const sessions = new Map<number, string>()
  client.on('commandStarted', ({ requestId, command }) => {
    const session = command.lsid?.id?.toString('hex')
    if (session && command.commitTransaction) waiting.delete(session)
    if (session) sessions.set(requestId, session)
  })
  client.on('commandFailed', ({ requestId, failure }) => {
    if ((failure as { code?: number }).code === CONFLICT) waiting.add(sessions.get(requestId)!)
  })
  return waiting
}
