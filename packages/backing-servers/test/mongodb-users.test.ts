import { rm } from 'node:fs/promises'
import { accountUrl, type Server, startServer } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/mongodb/address'
import { type Db, MongoClient } from 'mongodb'
import { makeHome, sharedWheels } from '../../testing/src/home.ts'

jest.setTimeout(120_000)

let home: string
let server: Server
const accounts = { mongodb: ['mine', 'other'].map((name) => ({ name, database: name })) }
const start = async (more: object = { accounts }) => {
  server = await startServer('mongodb', { home, wheels: sharedWheels, durable: true, ...more })
}
beforeAll(async () => {
  home = await makeHome()
})
afterEach(() => server.stop())
afterAll(() => rm(home, { recursive: true }))

async function as<Result>(url: string, work: (db: Db, client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 })
  try {
    return await work(client.db(), client)
  } finally {
    await client.close()
  }
}
const ofService = (name: string, database = name) => withDatabase(accountUrl(server.url, name), database)
const stranger = (database: string) => withDatabase(server.url.replace(/\/\/.*@/, '//'), database)
const needsPassword = { code: 13 }
const notAllowed = { code: 13 }

describe('MongoDB with accounts', () => {
  it('refuses a stranger on the loopback address, and a password that is not right', async () => {
    await start()
    await expect(as(stranger('mine'), (db) => db.collection('notes').findOne())).rejects.toMatchObject(needsPassword)
    const wrong = ofService('mine').replace(/:[^:@/]+@/, ':wrong@')
    await expect(as(wrong, (db) => db.collection('notes').findOne())).rejects.toMatchObject({ code: 18 })
  })

  it('gives each account its own database alone, with its rules, indexes and transactions', async () => {
    await start()
    await as(ofService('mine'), async (db, client) => {
      await db.createCollection('rules')
      await db.command({ collMod: 'rules', validator: { text: { $exists: true } } })
      await db.collection('rules').createIndex({ text: 1 })
      await client.withSession((session) =>
        session.withTransaction(() => db.collection('notes').insertOne({ text: 'mine' }, { session })),
      )
    })
    await expect(as(ofService('other', 'mine'), (db) => db.collection('notes').findOne())).rejects.toMatchObject(
      notAllowed,
    )
    await expect(
      as(ofService('other', 'admin'), (db) => db.command({ createUser: 'friend', pwd: 'secret', roles: ['root'] })),
    ).rejects.toMatchObject(notAllowed)
  })

  it('takes on a folder from before there were accounts with all it holds, and new accounts later', async () => {
    await rm(home, { recursive: true })
    await start({})
    await as(withDatabase(server.url, 'mine'), (db) => db.collection('kept').insertOne({ text: 'old' }))
    await server.stop()
    await start({ accounts: { mongodb: accounts.mongodb.slice(0, 1) } })
    expect(await as(ofService('mine'), (db) => db.collection('kept').countDocuments())).toBe(1)
    await expect(as(stranger('mine'), (db) => db.collection('kept').findOne())).rejects.toMatchObject(needsPassword)
    await server.stop()
    await start()
    expect(await as(ofService('other'), (db) => db.collection('kept').countDocuments())).toBe(0)
  })
})
