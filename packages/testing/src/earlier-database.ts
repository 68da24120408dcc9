import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { createDatabase, migrate, withDatabase } from '@storyright/postgres'
import pg from 'pg'
import { testServers } from './servers.ts'

/** Rows of an earlier version by table; what a row leaves out is NULL. */
type Rows = Record<string, readonly object[]>

/** What an earlier version wrote, and what it answered to calls of people. */
export interface EarlierVersion<Person extends string> {
  now: Date
  people: Record<Person, Viewer>
  rows: Rows
  /** By who called, and which address. */
  answers: Map<string, unknown>
  agreements: Map<string, string>
}

/** Reads what an earlier version left in a file, line by line. */
export async function readEarlierVersion<Person extends string>(file: string): Promise<EarlierVersion<Person>> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const [{ now, people }, ...rest] = lines.map((line) => JSON.parse(line))
  const rows: Record<string, object[]> = {}
  const answers = new Map<string, unknown>()
  const agreements = new Map<string, string>()
  for (const { table, row, call, answer, agreement, text } of rest)
    if (table) rows[table] = [...(rows[table] ?? []), row]
    else if (call) answers.set(call, answer)
    else agreements.set(agreement, text)
  return { now: new Date(now), people, rows, answers, agreements }
}

interface EarlierDatabaseOptions {
  /** The first migration, or the beginning of its name, that the version before did not have. */
  firstNew: string
  rows: Rows
}

/** A database as a version before left it, migrated to this one since; its address. */
export async function earlierDatabase(
  name: string,
  migrationFolders: string[],
  { firstNew, rows }: EarlierDatabaseOptions,
): Promise<string> {
  const url = withDatabase((await testServers()).postgresUrl, `${name}_${randomUUID().slice(0, 8)}`)
  await createDatabase(url)
  const earlier = await mkdtemp(path.join(tmpdir(), 'storyright-migrations-'))
  try {
    for (const [place, folder] of migrationFolders.entries())
      for (const migration of await readdir(folder))
        if (migration < firstNew)
          await cp(path.join(folder, migration), path.join(earlier, String(place), migration), { recursive: true })
    const folders = (await readdir(earlier)).sort().map((place) => path.join(earlier, place))
    await migrate(url, folders)
  } finally {
    await rm(earlier, { recursive: true })
  }
  await fill(url, rows)
  await migrate(url, migrationFolders)
  return url
}

async function fill(url: string, rows: Rows): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Neither the order of tables nor triggers matter to what was written by them before.
    await client.query('SET session_replication_role = replica')
    for (const [table, added] of Object.entries(rows)) {
      const into = pg.escapeIdentifier(table)
      const columns = [...new Set(added.flatMap((row) => Object.keys(row)))]
        .map((name) => pg.escapeIdentifier(name))
        .join()
      await client.query(
        `INSERT INTO ${into} (${columns}) OVERRIDING SYSTEM VALUE
         SELECT ${columns} FROM jsonb_populate_recordset(NULL::${into}, $1)`,
        [JSON.stringify(added)],
      )
      const { rows: serials } = await client.query<{ name: string; sequence: string }>(
        `SELECT name, sequence FROM (
           SELECT column_name AS name, pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
           FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
         ) AS columns WHERE sequence IS NOT NULL`,
        [table],
      )
      for (const { name, sequence } of serials)
        await client.query(`SELECT setval($1, (SELECT max(${pg.escapeIdentifier(name)}) FROM ${into}))`, [sequence])
    }
  } finally {
    await client.end()
  }
}

/** What an answer says of that which an earlier one said: its new fields are left out. */
export function withoutNewFields(answer: unknown, earlier: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(earlier))
    return answer.map((one, place) => withoutNewFields(one, earlier[place]))
  if (!isObject(answer) || !isObject(earlier)) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      name in earlier ? [[name, withoutNewFields(value, earlier[name])]] : [],
    ),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
