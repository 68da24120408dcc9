import pg from 'pg'
import { withDatabase } from './database.ts'

/**
 * Gives whoever `url` names the database that it names, alone: a role without further rights owns it with everything in
 * it, and no other may connect. Idempotent; `administrator` is a superuser's address of the same server.
 */
export async function createOwnDatabase(administrator: string, url: string): Promise<void> {
  const { username, password, pathname } = new URL(url)
  const names = [username, pathname.slice(1)].map(decodeURIComponent) as [string, string]
  const [owner, database] = names.map((name) => pg.escapeIdentifier(name))
  await asSuperuser(administrator, 'postgres', async (client) => {
    const { rows } = await client.query(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
        EXISTS (SELECT FROM pg_database WHERE datname = $2) AS database`,
      names,
    )
    const secret = pg.escapeLiteral(decodeURIComponent(password))
    const rights = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'
    await client.query(`${rows[0].role ? 'ALTER' : 'CREATE'} ROLE ${owner} WITH ${rights} PASSWORD ${secret}`)
    if (rows[0].database) await client.query(`ALTER DATABASE ${database} OWNER TO ${owner}`)
    else await client.query(`CREATE DATABASE ${database} OWNER ${owner}`)
    for (const closed of [database, 'postgres', 'template1'])
      await client.query(`REVOKE ALL ON DATABASE ${closed} FROM PUBLIC`)
  })
  // Older objects still belong to the superuser.
  await asSuperuser(administrator, names[1], async (client) => {
    const { rows } = await client.query<{ thing: string }>(strangersThings, [names[0]])
    for (const { thing } of rows) await client.query(`ALTER ${thing} OWNER TO ${owner}`)
  })
}

async function asSuperuser(url: string, database: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, database) })
  await client.connect()
  try {
    await client.query('SET log_min_error_statement = panic') // a statement with a password stays out of the log
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * What of a database does not belong to the role $1, as `ALTER … OWNER TO` names it. PostgreSQL's own things are left out,
 * and so is what follows another thing: members of extensions, sequences of columns, types of tables and arrays.
 */
const strangersThings = `
WITH owner AS (SELECT oid FROM pg_roles WHERE rolname = $1),
schemas AS (
  SELECT oid, nspname, nspowner FROM pg_namespace
  WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
),
following AS (SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'i') OR (deptype = 'a' AND refobjsubid > 0))
SELECT format('SCHEMA %I', nspname) AS thing
FROM schemas, owner WHERE nspowner <> owner.oid AND nspname <> 'public'
UNION ALL
SELECT format('%s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
  pg_class.oid::regclass)
FROM pg_class JOIN schemas ON schemas.oid = relnamespace, owner
WHERE relowner <> owner.oid AND relkind IN ('r', 'p', 'v', 'm', 'S')
  AND NOT EXISTS (SELECT FROM following WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid)
UNION ALL
SELECT format('ROUTINE %s', pg_proc.oid::regprocedure)
FROM pg_proc JOIN schemas ON schemas.oid = pronamespace, owner
WHERE proowner <> owner.oid
  AND NOT EXISTS (SELECT FROM following WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid)
UNION ALL
SELECT format('TYPE %s', pg_type.oid::regtype)
FROM pg_type JOIN schemas ON schemas.oid = typnamespace, owner
WHERE typowner <> owner.oid AND typtype IN ('e', 'd')
  AND NOT EXISTS (SELECT FROM following WHERE classid = 'pg_type'::regclass AND objid = pg_type.oid)`
