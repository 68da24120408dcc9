import { eventually, testMongo } from '@storyright/testing'
import type { CommandStartedEvent, Document } from 'mongodb'
import { mongoClient, shareWatch } from '../src/index.ts'

interface Row {
  _id: number
  kind: string
}

it('listeners of a process share one watch, each hears what concerns it, and all of its end', async () => {
  const client = mongoClient(await testMongo('shared'), { service: 'tests' }, { monitorCommands: true })
  let opened = 0
  client.on('commandStarted', ({ command }: CommandStartedEvent) => {
    if ((command as Document).pipeline?.[0]?.$changeStream) opened++
  })
  const rows = client.db().collection<Row>('rows')
  await rows.insertOne({ _id: 0, kind: 'early' })
  const watch = shareWatch(rows, { operationType: 'insert' })
  const listen = (kind: string) => {
    const heard = { times: 0 }
    const concerns = (change: Document) => change.fullDocument.kind === kind
    return { heard, ...watch({ concerns, onChange: () => void heard.times++ }) }
  }

  const one = listen('one')
  await eventually(() => expect(one.heard.times).toBe(1)) // watching has begun
  const [other, late] = [listen('other'), listen('one')]
  await eventually(() => expect([other.heard.times, late.heard.times]).toEqual([1, 1]))
  await rows.insertOne({ _id: 1, kind: 'one' })
  await eventually(() => expect([one.heard.times, late.heard.times]).toEqual([2, 2]))
  await late.close()
  await rows.insertMany([
    { _id: 2, kind: 'one' },
    { _id: 3, kind: 'other' },
  ])
  await eventually(() => expect([one.heard.times, other.heard.times]).toEqual([3, 2]))
  expect([late.heard.times, opened]).toEqual([2, 1])

  await rows.drop()
  await eventually(() => expect([one.lost.aborted, other.lost.aborted]).toEqual([true, true]))
  expect(late.lost.aborted).toBe(false)
  await Promise.all([one.close(), other.close()])

  const again = listen('one')
  await eventually(() => expect(again.heard.times).toBe(1))
  await again.close()
  expect(opened).toBe(2)
  await client.close()
})
