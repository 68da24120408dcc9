import { testMongo } from '@storyright/testing'
import type { MongoClient } from 'mongodb'
import { findAndUpdateRow, inTransaction, mongoClient } from '../src/index.ts'

interface Row {
  _id: string
  times: number
}

describe('transactions', () => {
  let client: MongoClient
  const rows = () => client.db().collection<Row>('rows')

  beforeAll(async () => {
    client = mongoClient(await testMongo('transactions'), { service: 'tests' })
    await rows().insertOne({ _id: 'there', times: 0 })
  })
  afterAll(() => client.close())

  it('do not wait for a long statement of another', async () => {
    const ended: string[] = []
    const long = inTransaction(client, async (tx) => {
      const others = client.db().collection('others')
      await others.insertMany(
        Array.from({ length: 5_000 }, (_, place) => ({ place })),
        { session: tx },
      )
      ended.push('long statement')
    })
    const short = inTransaction(client, async (tx) => {
      await rows().insertOne({ _id: 'short', times: 0 }, { session: tx })
    }).then(() => ended.push('short transaction'))
    await Promise.all([long, short])
    expect(ended).toEqual(['short transaction', 'long statement'])
  })

  it('answer a row as they have changed it', async () => {
    const change = (id: string) =>
      inTransaction(client, (tx) => findAndUpdateRow(tx, rows(), id, { $inc: { times: 1 } }))
    expect(await change('there')).toEqual({ _id: 'there', times: 1 })
    expect(await change('missing')).toBeNull()
  })

  it('lose no change of a row that many change at once', async () => {
    await rows().insertOne({ _id: 'busy', times: 0 })
    const change = () => inTransaction(client, (tx) => findAndUpdateRow(tx, rows(), 'busy', { $inc: { times: 1 } }))
    const seen = await Promise.all(Array.from({ length: 10 }, change))
    expect(seen.map((row) => row!.times).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
