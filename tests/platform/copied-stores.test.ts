import { rm } from 'node:fs/promises'
import path from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { startServers } from '@storyright/backing-servers'
import { accounts, DATA } from '@storyright/platform'
import { Redis } from 'ioredis'
import { MongoClient } from 'mongodb'
import pg from 'pg'
import { makeHome, sharedWheels } from '../../packages/testing/src/home.ts'
import { keepSnapshot, putSnapshot } from '../runner/snapshot.ts'

jest.setTimeout(180_000)

/** Servers of tests that do not wait for the disk, with clients that may do everything. */
async function withStores<Result>(
  home: string,
  work: (stores: Awaited<ReturnType<typeof openAll>>) => Promise<Result>,
) {
  const need = ['postgres', 'nats', 'redis', 'mongodb'] as const
  const servers = await startServers({ home, wheels: sharedWheels, durable: false, accounts, need })
  try {
    const stores = await openAll(servers)
    try {
      return await work(stores)
    } finally {
      await stores.close()
    }
  } finally {
    await servers.stop()
  }
}

async function openAll(urls: Record<'postgresUrl' | 'natsUrl' | 'redisUrl' | 'mongodbUrl', string>) {
  const rows = new pg.Client({ connectionString: urls.postgresUrl })
  await rows.connect()
  const { username, password, host } = new URL(urls.natsUrl)
  const bus = await connect({ servers: host, user: username, pass: password })
  const keys = new Redis(urls.redisUrl)
  const documents = await MongoClient.connect(urls.mongodbUrl)
  const close = async () => {
    await rows.end()
    await bus.close()
    await keys.quit()
    await documents.close()
  }
  return { rows, bus, keys, notes: documents.db('ai').collection<{ _id: string }>('notes'), close }
}

const stream = { name: 'offers', subjects: ['offers.>'] }
const consumer = { durable_name: 'community', ack_policy: 'explicit' } as const

describe('stores that were stopped in good order', () => {
  const homes: string[] = []
  const fresh = async () => {
    const home = await makeHome()
    homes.push(home)
    return home
  }
  afterAll(() => Promise.all(homes.map((home) => rm(home, { recursive: true, force: true }))))

  it('go on in another home with all they had acknowledged, and with the same passwords', async () => {
    const [first, second] = [await fresh(), await fresh()]
    const snapshot = { folder: path.join(await fresh(), 'snapshot'), key: 'a', names: DATA }
    const before = await withStores(first, async ({ rows, bus, keys, notes }) => {
      await rows.query('CREATE TABLE notes (id text)')
      await rows.query(`INSERT INTO notes VALUES ('in PostgreSQL')`)
      await keys.set('note', 'in Redis')
      await notes.insertOne({ _id: 'in MongoDB' })
      const manager = await jetstreamManager(bus)
      await manager.streams.add(stream)
      await manager.consumers.add(stream.name, consumer)
      for (const one of ['first', 'second']) await jetstream(bus).publish(`offers.${one}`)
      const heard = await (await jetstream(bus).consumers.get(stream.name, consumer.durable_name)).next()
      await heard!.ackAck()
      return heard!.subject
    })
    await keepSnapshot(snapshot, first)
    expect(await putSnapshot(snapshot, second)).toBe(true)
    const after = await withStores(second, async ({ rows, bus, keys, notes }) => ({
      rows: (await rows.query('SELECT id FROM notes')).rows,
      key: await keys.get('note'),
      documents: await notes.find().toArray(),
      heard: (await (await jetstream(bus).consumers.get(stream.name, consumer.durable_name)).next())!.subject,
    }))
    expect(before).toBe('offers.first')
    expect(after).toEqual({
      rows: [{ id: 'in PostgreSQL' }],
      key: 'in Redis',
      documents: [{ _id: 'in MongoDB' }],
      heard: 'offers.second',
    })
  })
})
