import { createDatabase, databaseExists, withDatabase } from '@storyright/postgres'
import { type OwnServer, ownServer } from '@storyright/testing'
import pg from 'pg'
import { processes } from '../src/environment/processes.ts'
import { requireCurrentStores } from '../src/stores/require-current-stores.ts'

describe('the stores that an earlier start has left', () => {
  let server: OwnServer
  beforeAll(async () => {
    server = await ownServer('postgres')
  })
  afterAll(() => server.stop())

  const check = () =>
    requireCurrentStores(processes, {
      home: '/somewhere/.storyright',
      servers: { natsUrl: 'nats://bus', postgresUrl: server.url },
    })
  const address = (name: string) => withDatabase(server.url, name)
  async function inIdentity(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: address('identity') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  it('are accepted while they are empty, also after a first start that was killed while it made them', async () => {
    await check()
    await createDatabase(address('identity'))
    await check()
    await inIdentity('CREATE TABLE people (id text)')
    await check()
  })

  it('are refused with one sentence where people have accounts and community has no database, and nothing is deleted', async () => {
    await inIdentity("INSERT INTO people VALUES ('ada')")
    await expect(check()).rejects.toThrow(
      /^\/somewhere\/\.storyright is from a version .* `npm start -- --reset` .* Nothing was deleted\.$/,
    )
    await expect(check()).rejects.toThrow('--reset')
    expect([await databaseExists(address('identity')), await databaseExists(address('community'))]).toEqual([
      true,
      false,
    ])
  })

  it('are accepted once community has its database', async () => {
    await createDatabase(address('community'))
    await check()
  })
})
