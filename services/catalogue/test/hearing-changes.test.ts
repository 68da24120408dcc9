import { workInBackground } from '@storyright/service-kit'
import { eventually, testDatabase } from '@storyright/testing'
import pg from 'pg'
import { type ChangeWatch, watchChanges } from '../src/changes/change-watch.ts'

const surroundings = { clock: () => new Date(), logger: { info: () => undefined, warn: () => undefined } }

describe('changes of the catalogue', () => {
  let client: pg.Client
  let watch: ChangeWatch
  let running: { stop(): Promise<void> }
  beforeAll(async () => {
    const connectionString = await testDatabase('catalogue', [])
    client = new pg.Client({ connectionString })
    await client.connect()
    watch = watchChanges(connectionString)
    running = workInBackground({ name: 'changes', works: [watch.work] }, surroundings)
    await eventually(() => expect(watch.generation()).not.toBeNull())
  })
  afterAll(async () => {
    await running.stop()
    await client.end()
  })

  it('are heard from every replica, and at once from this one', async () => {
    const before = watch.generation()!
    await client.query('NOTIFY catalogue_changed')
    await eventually(() => expect(watch.generation()).toBe(before + 1))
    watch.changed()
    expect(watch.generation()).toBe(before + 2)
  })

  it('are not relied on while the connection is lost, and count as one when it is back', async () => {
    const before = watch.generation()!
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'catalogue changes'",
    )
    await eventually(() => expect(watch.generation()).toBeNull())
    await eventually(() => expect(watch.generation()).toBe(before + 1))
  })
})
