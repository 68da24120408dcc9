import { eventually, type OwnServer, ownServer } from '@storyright/testing'
import type { MongoClient } from 'mongodb'
import { mongoClient, watchChanges, withDatabase } from '../src/index.ts'

describe('watching a collection', () => {
  let server: OwnServer
  let client: MongoClient
  beforeAll(async () => {
    server = await ownServer('mongodb')
    client = mongoClient(withDatabase(server.url, 'watched'), { service: 'tests' })
  }, 90_000)
  afterAll(async () => {
    await client?.close()
    await server?.stop()
  }, 60_000)

  it('ends when it is closed, at whichever moment of an outage', async () => {
    const rows = client.db().collection<{ _id: number }>('rows')
    await rows.insertOne({ _id: 0 })
    let begun = 0
    const watches = Array.from({ length: 30 }, () =>
      watchChanges(rows, { operationType: 'insert' }, () => void begun++),
    )
    await eventually(() => expect(begun).toBeGreaterThanOrEqual(watches.length), { within: 20_000 })
    const closed: Promise<void>[] = []
    const closeSome = (many: number) => {
      for (const watch of watches.splice(0, many)) closed.push(watch.close())
    }
    await server.kill()
    closeSome(5)
    const back = server.start().then(() => closeSome(5))
    await eventually(
      async () => {
        closeSome(1)
        await rows.insertOne({ _id: Date.now() })
      },
      { within: 20_000 },
    )
    await back
    closeSome(watches.length)
    await Promise.all(closed)
    const last = begun
    await rows.insertOne({ _id: -1 })
    expect(begun).toBe(last)
  }, 60_000)
})
