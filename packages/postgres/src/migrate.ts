import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const MIGRATION_LOCK = 72707369 // the key Prisma's own engine takes, so that the two exclude each other

const history = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

export interface MigrateOptions {
  /** The role that the service signs in as, where another one owns its tables: it may work on all rows, and change no table. */
  serviceRole?: string | undefined
}

/**
 * Applies the migrations in `folders` (Prisma's layout, each folder's in name order) that the database has not seen, and
 * returns their names. Safe to run from several replicas at once. Throws when an applied migration was edited since.
 */
export async function migrate(
  connectionString: string,
  folders: string[],
  { serviceRole }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Pods of the version before read a new table as soon as it is committed, so its rights come with it.
    if (serviceRole) await grantOnWhatComes(client, serviceRole)
    await client.query(history)
    const { rows } = await client.query(
      'SELECT migration_name AS name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const done = new Map(rows.map((row) => [row.name, row]))
    const applied: string[] = []
    for (const folder of folders)
      for (const name of await migrationNames(folder)) {
        const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
        const checksum = createHash('sha256').update(sql).digest('hex')
        const before = done.get(name)
        if (before && !before.finished_at) throw new Error(`migration ${name} is in a failed state`)
        if (before && before.checksum !== checksum) throw new Error(`migration ${name} was edited after being applied`)
        if (before) continue
        await apply(client, name, sql, checksum)
        applied.push(name)
      }
    if (serviceRole) await grantOnWhatIsThere(client, serviceRole)
    return applied
  } finally {
    await client.end() // disconnecting releases the lock
  }
}

async function migrationNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  const transactional = !/^--\s*no-transaction/m.test(sql) // CREATE INDEX CONCURRENTLY refuses one
  try {
    if (transactional) await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    if (transactional) await client.query('COMMIT')
  } catch (cause) {
    if (transactional) await client.query('ROLLBACK')
    throw new Error(`migration ${name} failed: ${(cause as Error).message}`, { cause })
  }
}

const rights = {
  SCHEMA: 'USAGE',
  TABLE: 'SELECT, INSERT, UPDATE, DELETE',
  SEQUENCE: 'USAGE, SELECT',
  ROUTINE: 'EXECUTE',
}

async function grantOnWhatComes(client: pg.Client, role: string): Promise<void> {
  const grantee = pg.escapeIdentifier(role)
  for (const [kind, granted] of Object.entries(rights))
    await client.query(`ALTER DEFAULT PRIVILEGES GRANT ${granted} ON ${kind}S TO ${grantee}`)
}

// One by one, for what an extension of the server's administrator has put beside them may not be granted by an owner of tables.
const ownThings = `
WITH own AS (SELECT oid FROM pg_roles WHERE pg_has_role(oid, 'USAGE') AND NOT rolname LIKE 'pg\\_%'),
schemas AS (SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema')
SELECT 'SCHEMA' AS kind, quote_ident(nspname) AS name FROM schemas WHERE nspowner IN (SELECT oid FROM own)
UNION ALL
SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, pg_class.oid::regclass::text
FROM pg_class JOIN schemas ON schemas.oid = relnamespace
WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND relowner IN (SELECT oid FROM own)
UNION ALL
SELECT 'ROUTINE', pg_proc.oid::regprocedure::text FROM pg_proc JOIN schemas ON schemas.oid = pronamespace
WHERE proowner IN (SELECT oid FROM own)`

async function grantOnWhatIsThere(client: pg.Client, role: string): Promise<void> {
  const grantee = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ kind: keyof typeof rights; name: string }>(ownThings)
  await client.query('BEGIN')
  for (const { kind, name } of rows) await client.query(`GRANT ${rights[kind]} ON ${kind} ${name} TO ${grantee}`)
  await client.query(`REVOKE ALL ON TABLE _prisma_migrations FROM ${grantee}`)
  await client.query('COMMIT')
}
