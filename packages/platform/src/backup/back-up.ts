import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { backUpPostgres, copyTree, isRunning, type Progress, rememberedChoices } from '@storyright/backing-servers'
import { type Manifest, writeManifest } from './manifest.ts'

/** What is copied, and where to. */
export interface Backup {
  home: string
  /** A folder that is not there yet, or empty. */
  to: string
  /** Of the running PostgreSQL, as its administrator has it. */
  postgresUrl: string
  progress: Progress
}

/** Copies everything that a home holds, whether its other servers run or not. A partial copy is removed on failure. */
export async function backUp({ home, to, postgresUrl, progress }: Backup): Promise<Manifest> {
  if ((await namesIn(to)).length > 0)
    throw new Error(`${to} is not empty: nothing is overwritten, choose another folder.`)
  await mkdir(to, { recursive: true, mode: 0o700 })
  // Temporary and unused uploads may vanish at any time.
  const part = (name: string) =>
    existsSync(path.join(home, name)) &&
    copyTree(path.join(home, name), path.join(to, name), { vanishing: name === 'data' })
  // PostgreSQL's copy ends while NATS stands still: events marked as sent after that may be missing in the copy of NATS.
  const copyFrozen = <Ended>(end: () => Promise<Ended>) =>
    progress.step('Copying NATS, MongoDB and Redis, which stand still meanwhile', () =>
      whileFrozen(home, FROZEN, async () => {
        for (const name of FROZEN) await part(name)
        return end()
      }),
    )
  try {
    const folder = path.join(home, POSTGRES)
    const postgres = { url: postgresUrl, folder, to: path.join(to, POSTGRES) }
    const at = await progress.step('Copying PostgreSQL, which goes on', () => backUpPostgres(postgres, copyFrozen))
    await progress.step('Copying the files', async () => {
      for (const name of [...QUIET, OUTSIDE]) await part(name)
    })
    return await progress.step('Describing the backup', async () =>
      writeManifest(to, {
        at: at.toISOString(),
        servers: Object.values(await rememberedChoices(home)).map(({ label }) => label),
        postgres: (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim(),
      }),
    )
  } catch (error) {
    await rm(to, { recursive: true, force: true })
    throw error
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const LOOK_EVERY_MS = 5

/**
 * Holds the servers of these names that run in `home` still, one after the other, for as long as `work` takes: to the files that
 * is what a power cut is, which each of them survives. They go on even if this process is killed.
 */
async function whileFrozen<Result>(
  home: string,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const pids = []
  for (const name of names) pids.push(...(await pidOf(home, name)))
  if (pids.length === 0) return work()
  const thaw = spawn('sh', ['-c', 'read -r _; kill -CONT "$@"', 'thaw', ...pids.map(String)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const thawed = new Promise((resolve) => thaw.once('exit', resolve))
  try {
    for (const pid of pids) {
      process.kill(pid, 'SIGSTOP')
      while (!(await standsStill(pid))) await pause(LOOK_EVERY_MS)
    }
    return await work()
  } finally {
    thaw.stdin.end()
    await thawed
  }
}

async function pidOf(home: string, name: string): Promise<number[]> {
  const text = await readFile(path.join(home, 'run', `${name}.pid`), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid && (await isRunning(pid, home)) ? [pid] : []
}

/** Whether none of its threads is still in the middle of a write. */
async function standsStill(pid: number): Promise<boolean> {
  const tasks: string[] = await readdir(`/proc/${pid}/task`).catch(() => [])
  const states = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/status`, 'utf8').catch(() => 'State:\tT')),
  )
  return states.every((status) => /^State:\s+[TtZX]/m.test(status))
}

/** Where the parts of a home lie in its backup. */
export const POSTGRES = 'postgres'

/**
 * Servers that are stopped for a moment while they are copied, in this order: what NATS has acknowledged before it stood still is in the
 * stores that stand still, or are copied, after it.
 */
export const FROZEN = ['nats', 'mongodb', 'redis'] as const

/** Append-only files, and the keys, without which nothing else is of use. */
export const QUIET = ['keys', 'data'] as const

/** The world outside: a restore leaves it as it is, as the real one would stay. */
export const OUTSIDE = 'sandbox'

/** Where restores put what they replace. */
export const replacedIn = (home: string, at: Date) => path.join(home, `replaced-${stampOf(at)}`)
export const isReplaced = (name: string) => name.startsWith('replaced-')

/** A moment as the name of a folder. */
export const stampOf = (at: Date) => at.toISOString().slice(0, 19).replaceAll(':', '-')
