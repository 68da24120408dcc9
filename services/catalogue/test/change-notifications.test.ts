import { workInBackground } from '@storyright/service-kit'
import { eventually, testDatabase } from '@storyright/testing'
import pg from 'pg'
import { watchChanges } from '../src/cache/change-watch.ts'

const surroundings = { clock: () => new Date(), logger: { info: () => undefined, warn: () => undefined } }

describe('changes of the catalogue', () => {
  let client: pg.Client
  let running: { stop(): Promise<void> }
  const heard: boolean[] = []
  let forgotten = 0
  const memory = {
    forget: () => void forgotten++,
    hears: (isHearing: boolean) => void heard.push(isHearing),
  }
  beforeAll(async () => {
    const connectionString = await testDatabase('catalogue', [])
    client = new pg.Client({ connectionString })
    await client.connect()
    running = workInBackground({ name: 'changes', works: [watchChanges(connectionString, memory)] }, surroundings)
    await eventually(() => expect(heard).toEqual([true]))
  })
  afterAll(async () => {
    await running.stop()
    await client.end()
  })

  it('are heard from every replica', async () => {
    expect(forgotten).toBe(0)
    await client.query('NOTIFY catalogue_changed')
    await eventually(() => expect(forgotten).toBe(1))
  })

  it('are not relied on while the connection is lost', async () => {
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'catalogue changes'",
    )
    await eventually(() => expect(heard).toEqual([true, false, true]))
  })
})
