import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../free-port.ts'
import { lastLines, startProcess } from '../server.ts'
import { withoutRoot } from '../without-root.ts'
import { archiveOf, segmentsIn } from './archive.ts'

/** A copy of a server, in the folder where it is to work, and until when it is brought forward by its log. */
export interface Recovery {
  home: string
  folder: string
  /** The file of `postgres`. */
  program: string
  /** Folders with segments of the log, first that of the copy; of two with the same name the first one counts. */
  logs: readonly string[]
  /** The end of the backup, the end of the log, or a moment between. */
  until: 'backup' | 'latest' | Date
}

/** How far a copy was brought. */
export interface Recovered {
  /** When what it shows last was done, as PostgreSQL writes it; undefined when that was before the backup. */
  lastChange: string | undefined
  /** Whether the log goes on after a part of it that is missing; asked only where all of it is wanted. */
  hasGap: boolean
}

const LOG = 'wal-restore'
const NAME = 'postgres-recovery'

/** Where a server's folder has segments of its log. */
export const logsOf = (folder: string): string[] => [archiveOf(folder), path.join(folder, 'pg_wal')]

/** Brings a copy forward and leaves it ready to start; no connections are accepted meanwhile. */
export async function recoverPostgres({ home, folder, program, logs, until }: Recovery): Promise<Recovered> {
  await gatherLog(logs, path.join(folder, LOG))
  const hasGap = until === 'latest' && (await isMissingSome(path.join(folder, LOG), logs))
  await writeFile(path.join(folder, 'recovery.signal'), '')
  await writeFile(path.join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 reject\n', { mode: 0o600 }) // the next start writes its own
  const log = path.join(home, 'logs', `${NAME}.log`)
  await rm(log, { force: true })
  const settings = [
    ...[`port=${await freePort()}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'hot_standby=off'],
    ...['archive_mode=off', `restore_command=cp ${LOG}/%f %p`, 'recovery_target_timeline=current'],
    ...targetOf(until),
  ]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const [command, ...args] = await withoutRoot([program, '-D', folder, ...flags], folder)
  const server = await startProcess({ home, name: NAME, command, args, signal: 'INT' }, () => isReady(folder)).catch(
    async () => {
      throw new Error(await reasonIn(log))
    },
  )
  await server.stop()
  await rm(path.join(folder, LOG), { recursive: true })
  return { lastChange: lastChangeIn(await readFile(log, 'utf8')), hasGap }
}

function targetOf(until: Recovery['until']): string[] {
  if (until === 'latest') return []
  const target =
    until === 'backup' ? 'recovery_target=immediate' : `recovery_target_time=${until.toISOString().replace('Z', '+00')}`
  return [target, 'recovery_target_action=promote']
}

async function gatherLog(from: readonly string[], to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const known = new Set<string>()
  for (const folder of from)
    for (const name of await segmentsIn(folder)) {
      if (!known.has(name)) await copyFile(path.join(folder, name), path.join(to, name))
      known.add(name)
    }
}

async function isMissingSome(gathered: string, [own]: readonly string[]): Promise<boolean> {
  const [first] = own ? await segmentsIn(own) : []
  return first !== undefined && findWalGap(await segmentsIn(gathered), first) !== undefined
}

/** Read from the server's own pid file. */
async function isReady(folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  return text.split('\n')[7]?.trim() === 'ready'
}

async function reasonIn(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  const last = lastChangeIn(text)
  if (text.includes('recovery ended before configured recovery target'))
    return `The log of PostgreSQL does not reach so far: its last change is of ${last ?? 'before the backup'}. For all that there is, say --until latest.`
  return `PostgreSQL could not be brought forward; the end of ${log} says:\n${await lastLines(log)}`
}

const lastChangeIn = (log: string) => log.match(/last completed transaction was at log time (.+)/)?.[1]

/**
 * The segment that a log goes on to after a gap, by the names of all there are; undefined where it is whole from `first` on. Another
 * timeline is another log.
 */
export function findWalGap(names: readonly string[], first: string): string | undefined {
  const its = new Set(names.filter((name) => name >= first && timelineOf(name) === timelineOf(first)))
  let next = first
  while (its.delete(next)) next = following(next)
  return [...its].toSorted()[0]
}

const timelineOf = (segment: string) => segment.slice(0, 8)

/** With segments of 16 MiB there are 256 for each middle number. */
function following(segment: string): string {
  const number = BigInt(`0x${segment.slice(8, 16)}${segment.slice(22)}`) + 1n
  const digits = number.toString(16).toUpperCase().padStart(10, '0')
  return `${timelineOf(segment)}${digits.slice(0, 8)}000000${digits.slice(8)}`
}
