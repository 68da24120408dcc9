import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '../leftovers.ts'
import { type LoggedRun, runLogged } from '../run.ts'
import { lastLines } from '../server.ts'
import { withoutRoot } from '../without-root.ts'
import { isGuarded, writeGuard } from './guard.ts'

/** A data folder, the program that serves it, and the password of its superuser. */
export interface Cluster {
  home: string
  folder: string
  /** The file of `postgres`. */
  program: string
  durable: boolean
  password: string
}

export const SUPERUSER = 'postgres'

/** Makes the data folder unless it is there, in UTF-8 with a locale that is the same on every machine. */
export async function makeCluster({ home, folder, program, durable, password }: Cluster): Promise<void> {
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
 * by the one program that may then serve the folder, which listens to nobody.
 */
export async function guardCluster({ home, folder, program, password }: Cluster): Promise<void> {
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
export async function forgetDeadServer(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (pid && !(await isRunning(pid, folder))) await rm(file, { force: true })
}

async function complete(run: LoggedRun, what: string): Promise<void> {
  if (await runLogged(run)) return
  const log = path.join(run.home, 'logs', `${run.name}.log`)
  throw new Error(`PostgreSQL could not ${what}; the end of ${log} says:\n${await lastLines(log)}`)
}
