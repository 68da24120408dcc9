import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { accountUrl, type Kind, type Server, startServer } from '@storyright/backing-servers'
import { createDatabase, createOwnDatabase, withDatabase } from '@storyright/postgres'
import pg from 'pg'
import { makeHome, sharedWheels } from '../../testing/src/home.ts'

jest.setTimeout(120_000)

let home: string
let server: Server
const start = async (kind: Kind) => {
  server = await startServer(kind, { home, wheels: sharedWheels, durable: false })
}
beforeAll(async () => {
  home = await makeHome()
})
afterEach(() => server.stop())
afterAll(() => rm(home, { recursive: true }))

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** What a folder holds, with each thing's rights for others than its owner. */
async function open(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const rights = await Promise.all(
    names.map(async (name) => [name, (await stat(path.join(folder, name))).mode] as const),
  )
  return rights.filter(([, mode]) => mode & 0o077).map(([name]) => name)
}

describe('PostgreSQL', () => {
  const refused = { code: '28P01' }
  const without = (url: string, change: Partial<URL>) => Object.assign(new URL(url), change).toString()

  it('refuses a stranger on the loopback address, and whoever knows another’s password only', async () => {
    await start('postgres')
    await expect(query(without(server.url, { password: '' }), 'SELECT 1')).rejects.toThrow(/password/)
    await expect(query(without(server.url, { password: 'postgres' }), 'SELECT 1')).rejects.toMatchObject(refused)
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('gives each account its own database alone, and no power over the server', async () => {
    await start('postgres')
    const [mine, other] = ['mine', 'other'].map((name) => withDatabase(accountUrl(server.url, name), name))
    for (const url of [mine!, other!, mine!]) await createOwnDatabase(server.url, url)
    await query(mine!, 'CREATE TABLE notes (text text)')
    await query(mine!, 'CREATE EXTENSION IF NOT EXISTS pg_trgm')
    for (const name of ['other', 'postgres', 'template1'])
      await expect(query(withDatabase(mine!, name), 'SELECT 1')).rejects.toMatchObject({ code: '42501' })
    for (const sql of [
      "COPY notes FROM PROGRAM 'id'",
      'CREATE ROLE friend',
      'CREATE DATABASE more',
      'SELECT rolpassword FROM pg_authid',
    ])
      await expect(query(mine!, sql)).rejects.toMatchObject({ code: '42501' })
    const roles = 'SELECT rolname FROM pg_roles WHERE rolsuper'
    expect(await query(mine!, roles)).toEqual([{ rolname: 'postgres' }])
  })

  it('takes on a folder from before there were passwords with all it holds, and gives it to its service', async () => {
    await start('postgres')
    const old = withDatabase(server.url, 'old')
    await createDatabase(old)
    await query(
      old,
      `CREATE SCHEMA messaging; CREATE TYPE mood AS ENUM ('glad');
       CREATE TABLE kept (id serial PRIMARY KEY, number int GENERATED ALWAYS AS IDENTITY, mood mood);
       CREATE TABLE messaging.outbox (text text); CREATE SEQUENCE alone; CREATE VIEW seen AS SELECT mood FROM kept;
       CREATE FUNCTION two() RETURNS int LANGUAGE sql AS 'SELECT 2'; CREATE EXTENSION pg_trgm;
       INSERT INTO kept (mood) VALUES ('glad')`,
    )
    await query(server.url, 'ALTER ROLE postgres PASSWORD NULL')
    await server.stop()
    await writeFile(path.join(home, 'postgres/pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')

    await start('postgres')
    await expect(query(without(server.url, { password: '' }), 'SELECT 1')).rejects.toThrow(/password/)
    const service = withDatabase(accountUrl(server.url, 'old'), 'old')
    await createOwnDatabase(server.url, service)
    expect(await query(service, 'SELECT id, number, mood FROM kept')).toEqual([{ id: 1, number: 1, mood: 'glad' }])
    await query(
      service,
      `ALTER TABLE kept ADD more text; ALTER TYPE mood ADD VALUE 'sad'; ALTER SEQUENCE alone RESTART; DROP VIEW seen;
       CREATE OR REPLACE FUNCTION two() RETURNS int LANGUAGE sql AS 'SELECT 3'; DROP TABLE messaging.outbox`,
    )
  })

  it('goes on when the secret was lost, with passwords that follow from a new one', async () => {
    await start('postgres')
    const before = new URL(server.url).password
    await server.stop()
    await rename(path.join(home, 'keys'), path.join(home, 'lost'))
    await start('postgres')
    expect(new URL(server.url).password).not.toBe(before)
    expect(await query(withDatabase(server.url, 'old'), 'SELECT mood FROM kept')).toHaveLength(1)
  })
})

describe('what the servers leave in their folder', () => {
  it('is for its owner alone where it is a key, data or settings', async () => {
    await start('postgres')
    for (const folder of ['keys', 'postgres'])
      expect([folder, await open(path.join(home, folder))]).toEqual([folder, []])
  })

  it('says no password, neither in a log nor to who looks at the processes', async () => {
    await start('postgres')
    const url = withDatabase(accountUrl(server.url, 'said'), 'said')
    await createOwnDatabase(server.url, url)
    await expect(query(url, 'SELECT nonsense')).rejects.toThrow('nonsense')
    const secret = await readFile(path.join(home, 'keys/servers'), 'utf8')
    const secrets = [secret, ...[server.url, url].map((each) => new URL(each).password)]
    const logs = path.join(home, 'logs')
    const texts = await Promise.all((await readdir(logs)).map((name) => readFile(path.join(logs, name), 'utf8')))
    const { stdout: processes } = await promisify(execFile)('ps', ['-eo', 'args'], { maxBuffer: 10_000_000 })
    expect(texts.join('')).toContain('nonsense')
    for (const one of secrets) expect([...texts, processes].filter((text) => text.includes(one))).toEqual([])
  })
})
