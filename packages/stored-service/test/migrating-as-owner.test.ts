import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { serviceNames, serviceOf } from '@storyright/contracts/services'
import { messagingMigrations } from '@storyright/messaging/migrations'
import { createOwnDatabase, migrate, withDatabase } from '@storyright/postgres'
import { testServers } from '@storyright/testing'
import pg from 'pg'

const withPostgres = serviceNames.filter((name) => serviceOf(name).stores.includes('postgres'))
const refused = { code: '42501' }

let administrator: string
beforeAll(async () => {
  administrator = (await testServers()).postgresUrl
})

describe.each(withPostgres)('the database of %s, whose tables another role owns', (service) => {
  const id = randomUUID().slice(0, 8)
  const database = `${service}_${id}`
  const roles = { owner: `${service}_owner_${id}`, service: `${service}_service_${id}` }
  const urlOf = (role: string) =>
    Object.assign(new URL(withDatabase(administrator, database)), { username: role, password: 'sesame' }).toString()
  const folders = [
    messagingMigrations,
    path.join(import.meta.dirname, '../../../services', service, 'prisma/migrations'),
  ]

  beforeAll(async () => {
    await createOwnDatabase(administrator, urlOf(roles.owner))
    await ask(withDatabase(administrator, 'postgres'), `CREATE ROLE ${roles.service} LOGIN PASSWORD 'sesame'`)
    await ask(urlOf(roles.owner), `GRANT CONNECT ON DATABASE ${database} TO ${roles.service}`)
    // What an administrator has put beside the tables does not keep the owner from migrating.
    await ask(withDatabase(administrator, database), 'CREATE EXTENSION pg_stat_statements; CREATE TABLE not_ours ()')
    await migrate(urlOf(roles.owner), folders, { serviceRole: roles.service })
  })

  it('lets the service work on every row and change no table', async () => {
    const { rows } = await ask(
      urlOf(roles.service),
      `SELECT relname, has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT') AND
         has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE') AS works
       FROM pg_class WHERE relkind IN ('r', 'p') AND relowner = '${roles.owner}'::regrole`,
    )
    const others = rows.filter(({ works }) => !works).map(({ relname }) => relname)
    expect(rows.length).toBeGreaterThan(5)
    expect(others).toEqual(['_prisma_migrations'])
    const { rows: sequences } = await ask(
      urlOf(roles.service),
      `SELECT relname FROM pg_class WHERE CASE WHEN relkind = 'S' THEN NOT has_sequence_privilege(oid, 'USAGE') END`,
    )
    expect(sequences).toEqual([])
    for (const sql of [
      'CREATE TABLE mine ()',
      'ALTER TABLE messaging.outbox ADD mine text',
      'TRUNCATE messaging.outbox',
    ])
      await expect(ask(urlOf(roles.service), sql)).rejects.toMatchObject(refused)
  })

  it('grants what a later migration adds as soon as it is there', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storyright-migrations-'))
    await mkdir(path.join(folder, '29990101000000_later'))
    const sql = 'CREATE SCHEMA later; CREATE TABLE later.added (id serial PRIMARY KEY)'
    await writeFile(path.join(folder, '29990101000000_later/migration.sql'), sql)
    await mkdir(path.join(folder, '29990101000001_fails'))
    await writeFile(path.join(folder, '29990101000001_fails/migration.sql'), 'SELECT 1 / 0')
    const all = [...folders, folder]
    await expect(migrate(urlOf(roles.owner), all, { serviceRole: roles.service })).rejects.toThrow('division by zero')
    await ask(urlOf(roles.service), 'INSERT INTO later.added DEFAULT VALUES')
    await rm(folder, { recursive: true })
  })

  // The others' demo needs more than a database; theirs is loaded by the same kind of statements.
  if (service === 'catalogue')
    it('lets the service load its demo, numbers included', async () => {
      const seed = path.join(import.meta.dirname, '../../../services/catalogue/src/seed.ts')
      await promisify(execFile)(process.execPath, [seed], {
        env: { ...process.env, DATABASE_URL: urlOf(roles.service) },
      })
      const { rows } = await ask(
        urlOf(roles.service),
        "SELECT max(id) = nextval(pg_get_serial_sequence('listings', 'id')) - 1 AS is_next, count(*) > 0 AS loaded FROM listings",
      )
      expect(rows).toEqual([{ is_next: true, loaded: true }])
    }, 60_000)
})

async function ask(connectionString: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}
