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

async function asAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await work(client)
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
