import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createDatabase, dropDatabase, migrate, withDatabase } from '@storyright/postgres'
import pg from 'pg'
import { testServers } from './servers.ts'

/**
 * A new migrated database, and its address. It is copied from a template, which is made once for each state of the
 * migrations; services give `packages/messaging/migrations` and their own folder.
 */
export async function testDatabase(name: string, migrationFolders: string[]): Promise<string> {
  const { postgresUrl } = await testServers()
  const template = `template_${await fingerprint(migrationFolders)}`
  const url = withDatabase(postgresUrl, `${name}_${randomUUID().slice(0, 8)}`)
  await alone(postgresUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (!rowCount) await makeTemplate(withDatabase(postgresUrl, template), migrationFolders)
    await createDatabase(url, { template })
  })
  return url
}

async function makeTemplate(url: string, migrationFolders: string[]): Promise<void> {
  await createDatabase(url)
  try {
    await migrate(url, migrationFolders)
  } catch (error) {
    await dropDatabase(url)
    throw error
  }
}

// A template cannot be copied while the other worker is still connected to it.
async function alone(postgresUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(postgresUrl, 'postgres') })
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('storyright test databases'))")
    await work(client)
  } finally {
    await client.end()
  }
}

async function fingerprint(migrationFolders: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of migrationFolders)
    for (const name of (await readdir(folder, { recursive: true })).sort())
      if (name.endsWith('.sql')) hash.update(name).update(await readFile(path.join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}
