import { testMongo } from '@storyright/testing'
import { MongoClient } from 'mongodb'

describe('databases for tests', () => {
  it('in MongoDB are of one server, and each is empty', async () => {
    const [one, other] = [await testMongo('one'), await testMongo('one')]
    expect(new URL(one).host).toBe(new URL(other).host)
    const clients = [new MongoClient(one), new MongoClient(other)]
    await clients[0]!.db().collection('notes').insertOne({ text: 'for one' })
    expect(await Promise.all(clients.map((client) => client.db().collection('notes').countDocuments()))).toEqual([1, 0])
    await Promise.all(clients.map((client) => client.close()))
  })
})
