import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findServer, startServer } from '@storyright/backing-servers'
import { migrationFolders } from '@storyright/platform'
import { migrate, withDatabase } from '@storyright/postgres'
import { testServers } from '@storyright/testing'
import { Redis } from 'ioredis'
import pg from 'pg'
import { makeHome, sharedWheels } from '../../packages/testing/src/home.ts'
import { findProgram } from '../../scripts/chart/helm.ts'
import { type ServerAccount, secretsOf } from '../../scripts/chart/installation.ts'
import { textOf } from '../../scripts/chart/rendered.ts'
import { postgresSql, serverFiles } from '../../scripts/chart/server-files.ts'

const { accounts } = secretsOf(textOf('production'), { namespace: 'storyright' })

describe('the accounts of an installation, as its command writes them', () => {
  it('are made in a PostgreSQL as often as wanted, where owners migrate and services work', async () => {
    const { postgresUrl } = await testServers()
    const id = `_${randomUUID().slice(0, 8)}`
    const own: ServerAccount[] = accounts.map((one) => ({ ...one, of: one.of + id, username: one.username + id }))
    const psql = findProgram('psql', 'PSQL')
    await runLikePsql(postgresUrl, postgresSql(own))
    if (psql) {
      const input = { input: postgresSql(own), encoding: 'utf8' } as const
      const { status, stderr } = spawnSync(psql, ['--no-psqlrc', '--quiet', postgresUrl, '--file', '-'], input)
      expect([status, stderr]).toEqual([0, ''])
    } else await runLikePsql(postgresUrl, postgresSql(own))
    const offers = own.filter((one) => one.of === `offers${id}` && one.server === 'postgres')
    const urlOf = ({ username, password }: ServerAccount, database: string) =>
      Object.assign(new URL(withDatabase(postgresUrl, database)), { username, password }).toString()
    const [owner, service] = [true, false].map((isOwner) => offers.find((one) => one.isOwner === isOwner)!)
    await migrate(urlOf(owner!, `offers${id}`), migrationFolders({ folder: 'services/offers' }), {
      serviceRole: service!.username,
    })
    await query(urlOf(service!, `offers${id}`), 'UPDATE holds SET status = status')
    for (const sql of ['CREATE TABLE mine ()', 'DROP TABLE holds'])
      await expect(query(urlOf(service!, `offers${id}`), sql)).rejects.toMatchObject({ code: '42501' })
    await expect(query(urlOf(service!, `identity${id}`), 'SELECT 1')).rejects.toMatchObject({ code: '42501' })
  })

  it('are made by an administrator who is no superuser, as those of managed servers are', async () => {
    const { postgresUrl } = await testServers()
    const id = `_${randomUUID().slice(0, 8)}`
    await query(postgresUrl, `CREATE ROLE managed${id} LOGIN CREATEROLE CREATEDB PASSWORD 'sesame'`)
    const url = Object.assign(new URL(postgresUrl), { username: `managed${id}`, password: 'sesame' }).toString()
    const own: ServerAccount[] = accounts
      .filter(({ of }) => of === 'offers')
      .map((one) => ({ ...one, of: one.of + id, username: one.username + id }))
    for (let time = 1; time <= 2; time += 1) await runLikePsql(url, postgresSql(own))
    const made = `SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = 'offers${id}'`
    expect(await query(postgresUrl, made)).toEqual([{ owner: `offers_owner${id}` }])
  })

  it('are taken by a Redis line by line, and by NATS as its configuration', async () => {
    const home = await makeHome()
    const server = await startServer('redis', { home, wheels: sharedWheels, durable: false })
    const clients: Redis[] = []
    const connect = (url: string) => {
      const client = new Redis(url, { retryStrategy: () => null })
      clients.push(client)
      return client
    }
    try {
      const lines = serverFiles(accounts)['redis.acl']!.trim().split('\n')
      const administrator = connect(server.url)
      for (const line of [...lines, ...lines]) await administrator.call('ACL', 'SETUSER', ...line.split(' ').slice(1))
      const { password } = accounts.find((one) => one.server === 'redis' && one.of === 'identity')!
      const identity = connect(Object.assign(new URL(server.url), { username: 'identity', password }).toString())
      expect(await identity.set('session:1', 'of Ann')).toBe('OK')
      await expect(identity.get('ai:1')).rejects.toThrow('NOPERM')

      const file = path.join(home, 'nats.conf')
      await writeFile(file, serverFiles(accounts)['nats.conf']!)
      const { command } = await findServer('nats', { home, wheels: sharedWheels })
      const { status, stderr } = spawnSync(command, ['-t', '--config', file], { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, expect.stringContaining('is valid')])
    } finally {
      for (const client of clients) client.disconnect()
      await server.stop()
      await rm(home, { recursive: true })
    }
  })
})

/** The three commands of psql that the file uses, besides SQL. */
async function runLikePsql(administrator: string, file: string): Promise<void> {
  let url = withDatabase(administrator, 'postgres')
  const sql = file.replaceAll(/^(--|\\set).*$/gm, '')
  for (const [, statement, generates, database] of sql.matchAll(/([^\\;]*?)(?:;|(\\gexec)|\\connect (\S+))\s/g)) {
    if (database) url = withDatabase(administrator, database)
    if (!statement!.trim()) continue
    const rows = await query(url, statement!)
    if (generates) for (const row of rows) await query(url, String(Object.values(row)[0]))
  }
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
