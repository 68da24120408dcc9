import { eventually, testMongo } from '@storyright/testing'
import type { Binary } from 'mongodb'
import { endOrphans, mongoClient } from '../src/index.ts'

interface Row {
  _id: string
  times: number
}

it('what a dead process has begun holds up nobody, outside transactions neither', async () => {
  const url = await testMongo('orphans')
  const [dead, living] = [mongoClient(url, { service: 'dead' }), mongoClient(url, { service: 'living' })]
  const rows = living.db().collection<Row>('rows')
  await rows.insertOne({ _id: 'a', times: 0 })
  const tx = dead.startSession()
  tx.startTransaction()
  await dead
    .db()
    .collection<Row>('rows')
    .updateOne({ _id: 'a' }, { $inc: { times: 5 } }, { session: tx })
  // Its lease has ended.
  await living
    .db()
    .collection<{ _id: Binary; process: string }>('_sessions')
    .insertOne({ _id: tx.id!.id, process: 'process-dead' })

  await endOrphans(living)
  await eventually(() => rows.updateOne({ _id: 'a' }, { $inc: { times: 1 } }), { within: 25_000 })
  expect(await rows.findOne()).toEqual({ _id: 'a', times: 1 })
  await Promise.all([dead.close(true), living.close()])
})
