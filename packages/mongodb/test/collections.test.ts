import { eventually, testMongo } from '@storyright/testing'
import { Collection, type Db, type MongoClient } from 'mongodb'
import { applyCollections, defineCollection, inTransaction, mongoClient } from '../src/index.ts'

interface Shelf {
  _id: string
  place: string
}

const schema = (...required: string[]) => ({
  bsonType: 'object',
  required,
  properties: { place: { bsonType: 'string' } },
})
const first = defineCollection<Shelf>('shelves', {
  version: 1,
  schema: schema('place'),
  indexes: [{ name: 'by_place', key: { place: 1 }, unique: true }],
})
const second = defineCollection<Shelf & { size: number }>('shelves', {
  version: 2,
  schema: schema('place', 'size'),
  indexes: [{ name: 'by_size', key: { size: 1 } }],
  dropped: ['by_place'],
})

describe('declared collections', () => {
  let client: MongoClient
  let db: Db
  beforeEach(async () => {
    client = mongoClient(await testMongo('collections'), { service: 'tests' })
    db = client.db()
  })
  afterEach(() => client.close())

  const indexes = async () => (await first.of(db).indexes()).map(({ name }) => name).sort()

  it('are made by several replicas at once, again and again', async () => {
    await Promise.all(Array.from({ length: 5 }, () => applyCollections(db, [first])))
    await applyCollections(db, [first])
    expect(await indexes()).toEqual(['_id_', 'by_place'])
  })

  it('are left alone by a replica that finds them as declared, and are mended where the declaration changed', async () => {
    await applyCollections(db, [first])
    const command = jest.spyOn(db, 'command')
    const create = jest.spyOn(db, 'createCollection')
    await applyCollections(db, [first])
    expect(create).not.toHaveBeenCalled()
    expect(command.mock.calls.flatMap(([asked]) => Object.keys(asked))).not.toContain('collMod')
    await applyCollections(db, [defineCollection<Shelf>('shelves', { version: 1, schema: schema('place', 'size') })])
    await expect(first.of(db).insertOne({ _id: 'a', place: 'left' })).rejects.toThrow('validation')
  })

  it('are made again where somebody dropped one', async () => {
    await applyCollections(db, [first])
    await first.of(db).drop()
    await applyCollections(db, [first])
    expect(await indexes()).toEqual(['_id_', 'by_place'])
  })

  it('are made to the end by whoever lost the lease meanwhile', async () => {
    const { createCollection } = db
    jest.spyOn(db, 'createCollection').mockImplementationOnce(async (name, options) => {
      const leases = db.collection<{ _id: string }>('_leases')
      await leases.updateOne({ _id: 'collections' }, { $set: { holder: 'another', until: new Date(0) } })
      const looked = jest.spyOn(Collection.prototype, 'find')
      await eventually(() => expect(looked).toHaveBeenCalled()) // its holder could not renew it, and looks what is left
      looked.mockRestore()
      return createCollection.call(db, name, options)
    })
    await applyCollections(db, [defineCollection('ladders', { version: 1, schema: schema() }), first])
    expect(await indexes()).toEqual(['_id_', 'by_place'])
    expect(await db.collection('_collections').countDocuments()).toBe(2)
  })

  it('refuse what breaks their schema or an index', async () => {
    await applyCollections(db, [first])
    await first.of(db).insertOne({ _id: 'a', place: 'left' })
    await expect(first.of(db).insertOne({ _id: 'b' } as Shelf)).rejects.toThrow('validation')
    await expect(first.of(db).updateOne({ _id: 'a' }, { $unset: { place: true } } as object)).rejects.toThrow(
      'validation',
    )
    await expect(first.of(db).insertOne({ _id: 'b', place: 'left' })).rejects.toThrow('duplicate key')
  })

  it('change with a new version, and a replica of the version before leaves them so', async () => {
    await applyCollections(db, [first])
    for (const each of [second, first, second]) {
      await applyCollections(db, [each])
      if (each !== first) expect(await indexes()).toEqual(['_id_', 'by_size'])
    }
    await applyCollections(db, [first])
    expect(await indexes()).toEqual(['_id_', 'by_size'])
    await expect(first.of(db).insertOne({ _id: 'a', place: 'left' })).rejects.toThrow('validation')
  })

  it('tells what is left behind when one cannot be applied', async () => {
    await applyCollections(db, [first])
    const twice = defineCollection('shelves', {
      version: 2,
      schema: schema(),
      indexes: [{ name: 'by_place', key: { place: -1 } }],
    })
    await expect(applyCollections(db, [twice])).rejects.toThrow('same name')
  })
})

describe('a transaction', () => {
  let client: MongoClient
  beforeEach(async () => {
    client = mongoClient(await testMongo('transactions'), { service: 'tests' })
    await applyCollections(client.db(), [first])
  })
  afterEach(() => client.close())

  const counters = () => client.db().collection<{ _id: string; count: number }>('counters')

  it('is done again after a conflict until it is in', async () => {
    await counters().insertOne({ _id: 'one', count: 0 })
    let attempts = 0
    const add = () =>
      inTransaction(client, async (tx) => {
        attempts++
        const { count } = (await counters().findOne({ _id: 'one' }, { session: tx }))!
        await counters().updateOne({ _id: 'one' }, { $set: { count: count + 1 } }, { session: tx })
      })
    await Promise.all(Array.from({ length: 5 }, add))
    expect(await counters().findOne()).toMatchObject({ count: 5 })
    expect(attempts).toBeGreaterThan(5)
  })

  it('leaves nothing behind when its work fails, and is not done again', async () => {
    let attempts = 0
    const failing = inTransaction(client, async (tx) => {
      attempts++
      await first.of(client.db()).insertOne({ _id: 'a', place: 'left' }, { session: tx })
      throw new Error('no luck')
    })
    await expect(failing).rejects.toThrow('no luck')
    expect([attempts, await first.of(client.db()).countDocuments()]).toEqual([1, 0])
  })
})
