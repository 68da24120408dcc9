import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  copyTree,
  findServer,
  logsOf,
  type Progress,
  type Recovered,
  type Recovery,
  recoverPostgres,
} from '@storyright/backing-servers'
import { FROZEN, isReplaced, OUTSIDE, POSTGRES, QUIET, replacedIn } from './back-up.ts'
import { type Manifest, readManifest } from './manifest.ts'

/** A backup, the home that it goes to, and until when PostgreSQL is brought forward. */
export interface Restore {
  home: string
  from: string
  until: Recovery['until']
  /** Whether what the home holds may be put aside. */
  over: boolean
  /** Where wheels are installed; in `home` unless several homes share them. */
  wheels?: string
  progress: Progress
}

/** The restored parts, PostgreSQL's moment, and where the replaced data lies now. */
export interface Restored {
  manifest: Manifest
  recovered: Recovered
  replaced: string | null
}

/** Puts a backup into a home in which nothing runs. What the home held is put aside, and comes back when the restore fails. */
export async function restore({ home, from, until, over, wheels, progress }: Restore): Promise<Restored> {
  const parts = [POSTGRES, ...FROZEN, ...QUIET]
  const before = parts.filter((name) => existsSync(path.join(home, name)))
  if (before.length > 0 && !over)
    throw new Error(`${home} holds ${before.join(', ')} already: say --over to put that aside and restore.`)
  const manifest = await progress.step('Checking the backup', () => readManifest(from))
  const program = await programFor(manifest, { home, progress, ...(wheels && { wheels }) })
  const aside = replacedIn(home, new Date())
  const put = async (names: readonly string[], source: string, target: string) => {
    if (names.length > 0) await mkdir(target, { mode: 0o700, recursive: true })
    for (const name of names) await rename(path.join(source, name), path.join(target, name))
  }
  await put(before, home, aside)
  let recovered: Recovered
  try {
    await progress.step('Copying the backup', () => copyAll(from, home))
    const logs = [path.join(from, POSTGRES, 'wal'), ...(until === 'backup' ? [] : await logsUnder(home))]
    recovered = await progress.step('Bringing PostgreSQL forward', () =>
      recoverPostgres({ home, folder: path.join(home, POSTGRES), program, logs, until }),
    )
    if (until !== 'backup') await keepFilesSince(home)
  } catch (error) {
    for (const name of parts) await rm(path.join(home, name), { recursive: true, force: true })
    await put(before, aside, home)
    await rm(aside, { recursive: true, force: true })
    throw error
  }
  return { manifest, recovered, replaced: before.length > 0 ? aside : null }
}

async function programFor({ postgres }: Manifest, place: Parameters<typeof findServer>[1]): Promise<string> {
  const { label, command } = await findServer('postgres', place)
  if (!label.includes(` ${postgres}.`))
    throw new Error(`The backup is of PostgreSQL ${postgres}, and here is ${label}.`)
  return command
}

async function copyAll(from: string, home: string): Promise<void> {
  await copyTree(path.join(from, POSTGRES, 'data'), path.join(home, POSTGRES))
  for (const name of [...FROZEN, ...QUIET, OUTSIDE]) {
    if (!existsSync(path.join(from, name)) || (name === OUTSIDE && existsSync(path.join(home, name)))) continue
    await copyTree(path.join(from, name), path.join(home, name))
  }
}

/** Data put aside here, oldest first. */
async function replacedUnder(home: string): Promise<string[]> {
  const names = (await readdir(home)).filter(isReplaced).toSorted()
  return names.map((name) => path.join(home, name))
}

/** What the servers that were put aside have logged; a later one may have gone another way. */
const logsUnder = async (home: string): Promise<string[]> =>
  (await replacedUnder(home)).flatMap((replaced) => logsOf(path.join(replaced, POSTGRES)))

/** Files never change: the backup lacks only those uploaded since. */
async function keepFilesSince(home: string): Promise<void> {
  const data = path.join(home, 'data')
  for (const replaced of await replacedUnder(home))
    if (existsSync(path.join(replaced, 'data')))
      await copyTree(path.join(replaced, 'data'), data, { skips: (name) => isFileAt(path.join(data, name)) })
}

const isFileAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
