import path from 'node:path'
import { withDatabase } from '@storyright/postgres'
import pg from 'pg'
import { keepNewest, pgTransactions, postgresStore } from '../src/index.ts'
import type { StoreKind, StoreUnderTest } from './suite/store-under-test.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS notes (position bigint GENERATED ALWAYS AS IDENTITY, list text, value text);
  CREATE TABLE IF NOT EXISTS titles (id text PRIMARY KEY, version int, title text, deleted boolean)`

export const storeKind: StoreKind<pg.PoolClient> = {
  name: 'PostgreSQL',
  module: path.join(import.meta.dirname, 'postgres-kind.ts'),
  async make(name) {
    const { testDatabase } = await import('@storyright/testing')
    const store = open(await testDatabase(name, [path.join(import.meta.dirname, '../migrations')]))
    await store.messaging.transaction((tx) => tx.query(tables))
    return store
  },
  open,
}

function open(address: string): StoreUnderTest<pg.PoolClient> {
  const pool = new pg.Pool({ connectionString: address, max: 5 })
  pool.on('error', () => undefined) // idle connections are cut on purpose
  const name = new URL(address).pathname.slice(1)
  return {
    address,
    messaging: postgresStore({ connectionString: address, transactions: pgTransactions(pool) }),
    async note(tx, list, value) {
      await tx.query('INSERT INTO notes (list, value) VALUES ($1, $2)', [list, value])
    },
    async notes(list) {
      const { rows } = await pool.query('SELECT value FROM notes WHERE list = $1 ORDER BY position', [list])
      return rows.map(({ value }) => value)
    },
    keepTitle: (tx, title) =>
      keepNewest(
        { $executeRawUnsafe: async (sql, ...values) => (await tx.query(sql, values)).rowCount ?? 0 },
        'titles',
        title,
      ),
    async titles() {
      const { rows } = await pool.query('SELECT * FROM titles ORDER BY id')
      return Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))
    },
    async waiting() {
      const { rows } = await pool.query(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return rows[0].waiting
    },
    async counts() {
      const { rows } = await pool.query(
        `SELECT (count(*) - count(sent_at))::int AS unsent, count(sent_at)::int AS sent,
          (SELECT count(*)::int FROM messaging.inbox) AS handled
         FROM messaging.outbox`,
      )
      return rows[0]
    },
    async restoreEmpty() {
      await pool.query('TRUNCATE notes, titles, messaging.inbox, messaging.outbox')
    },
    async tooSlow(tx) {
      await tx.query('SET LOCAL statement_timeout = 20')
      await tx.query('SELECT pg_sleep(10)')
    },
    cutOff: () =>
      asAdmin(address, async (client) => {
        await client.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} ALLOW_CONNECTIONS false`)
        await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
      }),
    restore: () =>
      asAdmin(address, async (client) => {
        await client.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} ALLOW_CONNECTIONS true`)
      }),
    close: () => pool.end(),
  }
}

async function asAdmin(address: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(address, 'postgres') })
  await client.connect()
  await work(client)
  await client.end()
}
