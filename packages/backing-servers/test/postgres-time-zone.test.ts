import { rm } from 'node:fs/promises'
import { startServer } from '@storyright/backing-servers'
import pg from 'pg'
import { makeHome, sharedWheels } from '../../testing/src/home.ts'

jest.setTimeout(120_000)

const { TZ: zoneOfMachine } = process.env
afterEach(() => {
  if (zoneOfMachine === undefined) delete process.env.TZ
  else process.env.TZ = zoneOfMachine
})

describe('PostgreSQL on a machine in another time zone', () => {
  it('shows times in UTC', async () => {
    process.env.TZ = 'America/New_York'
    const home = await makeHome()
    const server = await startServer('postgres', { home, wheels: sharedWheels, durable: false })
    const client = new pg.Client({ connectionString: server.url })
    try {
      await client.connect()
      expect((await client.query('SHOW timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
    } finally {
      await client.end()
      await server.stop()
      await rm(home, { recursive: true })
    }
  })
})
