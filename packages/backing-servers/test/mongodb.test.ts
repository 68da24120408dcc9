import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Server, startServer } from '@storyright/backing-servers'
import { eventually } from '@storyright/testing'
import { MongoClient } from 'mongodb'
import { rememberedChoices } from '../src/download-cache.ts'

const wheels = path.resolve(import.meta.dirname, '../../../.storyright/wheels')
const WRITERS = 8
const KILLS = 2
const NO_SUCH_TRANSACTION = 251

describe('MongoDB', () => {
  let home: string
  let server: Server
  const start = async (port?: number) => {
    server = await startServer('mongodb', { home, wheels, durable: true, ...(port && { port }) })
  }
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'storyright-mongodb-'))
    await start()
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await rm(home, { recursive: true })
  })

  /** Writes pairs until the server is gone; answers those that were acknowledged. */
  async function write(client: MongoClient, writer: string, signal: AbortSignal): Promise<string[]> {
    const acknowledged: string[] = []
    const [changes, events] = [client.db('kept').collection('changes'), client.db('kept').collection('events')]
    for (let at = 0; !signal.aborted; at++) {
      const name = `${writer}-${at}`
      try {
        await client.withSession((session) =>
          session.withTransaction(async () => {
            await changes.insertOne({ name }, { session })
            await events.insertOne({ name }, { session })
          }),
        )
        acknowledged.push(name)
      } catch {
        return acknowledged
      }
    }
    return acknowledged
  }

  const names = async (client: MongoClient, collection: string) => {
    const found = await client.db('kept').collection(collection).find().toArray()
    return found.map(({ name }) => name as string).sort()
  }

  it('keeps every acknowledged write through kills, and transactions whole, on a new port each time', async () => {
    const acknowledged: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const before = server.url
      const client = new MongoClient(before, { serverSelectionTimeoutMS: 500 })
      await client.db('kept').collection('events').createIndex({ name: 1 }, { unique: true })
      const ended = new AbortController()
      const writing = Array.from({ length: WRITERS }, (_, at) => write(client, `${kill}-${at}`, ended.signal))
      const enough = acknowledged.length + 4 * WRITERS
      await eventually(
        async () =>
          expect(await client.db('kept').collection('events').estimatedDocumentCount()).toBeGreaterThan(enough),
        { within: 20_000 },
      )
      await server.kill()
      ended.abort()
      acknowledged.push(...(await Promise.all(writing)).flat())
      await client.close()
      await start()
      expect(server.url).not.toBe(before)
      const after = new MongoClient(server.url)
      const [changes, events] = [await names(after, 'changes'), await names(after, 'events')]
      await after.close()
      expect(changes).toEqual(events)
      expect(events).toEqual(expect.arrayContaining(acknowledged))
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS * WRITERS)
  }, 120_000)

  it('knows after a kill what it had committed, so that who was cut off does nothing twice', async () => {
    const client = new MongoClient(server.url, { writeConcern: { w: 'majority' } })
    await client.db('kept').createCollection('asked')
    const begun = async (name: string) => {
      const session = client.startSession()
      session.startTransaction()
      await client.db('kept').collection('asked').insertOne({ name }, { session })
      return session
    }
    const [committed, open] = [await begun('committed'), await begun('open')]
    await committed.commitTransaction()
    await server.kill()
    await start(Number(new URL(server.url).port))
    await committed.commitTransaction()
    await expect(open.commitTransaction()).rejects.toMatchObject({ code: NO_SUCH_TRANSACTION })
    expect(await names(client, 'asked')).toEqual(['committed'])
    await client.close()
  })

  it('is a replica set with a primary, which transactions need', async () => {
    const client = new MongoClient(server.url)
    const { setName, isWritablePrimary } = await client.db('admin').command({ hello: 1 })
    await client.close()
    expect({ setName: typeof setName, isWritablePrimary }).toEqual({ setName: 'string', isWritablePrimary: true })
  })

  it('is remembered in words, and logs where the others do', async () => {
    expect((await rememberedChoices(home)).mongodb?.label).toBe(server.label)
    expect(await readdir(path.join(home, 'logs'))).toContain('mongodb.log')
  })
})
