import pg from 'pg'

/** Creates the database that `url` names, from `template` when given, unless it exists already. */
export async function createDatabase(url: string, { template }: { template?: string } = {}): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await asAdmin(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const from = template ? ` TEMPLATE ${pg.escapeIdentifier(template)}` : ''
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}${from}`)
  })
}

/** Whether the server has the database that `url` names. */
export const databaseExists = (url: string): Promise<boolean> =>
  asAdmin(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      new URL(url).pathname.slice(1),
    ])
    return rowCount === 1
  })

/** Whether a table of an existing database is there and has a row. */
export const hasRows = (url: string, table: string): Promise<boolean> =>
  connected(url, async (client) => {
    const found = await client.query('SELECT to_regclass($1) IS NOT NULL AS "isThere"', [table])
    if (!found.rows[0].isThere) return false
    const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(table)} LIMIT 1`)
    return rowCount === 1
  })

/** Drops the database that `url` names, closing whatever is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await asAdmin(url, (client) => client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`))
}

/** The same server's address with another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.toString()
}

const asAdmin = <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  connected(withDatabase(url, 'postgres'), work)

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * The address with settings of every session (`-c name=value`) after those that it names itself: of the same name the last one
 * counts. Given beside an address, settings are lost where it names any.
 */
export function withSettings(address: string, ...settings: (string | undefined)[]): string {
  const url = new URL(address)
  const all = [url.searchParams.get('options'), ...settings].filter(Boolean)
  url.searchParams.set('options', all.join(' '))
  return url.href
}
