import { eventually, testMongo } from '@storyright/testing'
import type { CommandStartedEvent, Document, MongoClient } from 'mongodb'
import { mongoClient, takeLease } from '../src/index.ts'

describe('the leases of a process', () => {
  let client: MongoClient
  const renewals: string[][] = []
  const take = async (name: string) => (await takeLease(client.db(), name))!
  const rows = () => client.db().collection<{ _id: string; holder: string; until: Date }>('_leases')

  beforeAll(async () => {
    client = mongoClient(await testMongo('leases'), { service: 'tests' }, { monitorCommands: true })
    client.on('commandStarted', ({ command }: CommandStartedEvent) => {
      const renewed = (command as Document).updates?.find(({ multi }: Document) => multi)
      if (renewed) renewals.push(renewed.q._id.$in)
    })
  })
  afterAll(() => client.close())

  it('are renewed by one write', async () => {
    const leases = [await take('a'), await take('b'), await take('c')]
    const before = await rows().find().toArray()
    await eventually(() => expect(renewals).toContainEqual(['a', 'b', 'c']))
    await eventually(async () => {
      for (const { _id, until } of before)
        expect((await rows().findOne({ _id }))!.until.getTime()).toBeGreaterThan(until.getTime())
    })
    await Promise.all(leases.map((lease) => lease.release()))
    expect(await rows().countDocuments()).toBe(0)
  })

  it('are lost one by one when others have taken them', async () => {
    const [kept, taken] = [await take('kept'), await take('taken')]
    await rows().updateOne({ _id: 'taken' }, { $set: { holder: 'another' } })
    await eventually(() => expect(taken.lost.aborted).toBe(true))
    expect(() => taken.assertHeld()).toThrow('The lease taken was lost')
    kept.assertHeld()
    await Promise.all([kept.release(), taken.release()])
    expect(await rows().find().toArray()).toMatchObject([{ _id: 'taken', holder: 'another' }])
  })

  it('end at their time when they cannot be renewed', async () => {
    const lease = await take('cut off')
    await client.close()
    await eventually(() => expect(lease.lost.aborted).toBe(true))
    expect(() => lease.assertHeld()).toThrow('was lost')
  })
})
