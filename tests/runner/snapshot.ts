import { constants, existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '@storyright/backing-servers'

/** What a home holds while nothing runs in it, kept for later runs that would fill theirs in the same way. */
export interface Snapshot {
  /** The folder that holds the newest one. */
  folder: string
  /** Says all that it follows from. */
  key: string
  /** Which files and folders of a home belong to it. */
  names: readonly string[]
}

const HALF = /^half-(\d+)$/

/** Keeps what `home` holds, instead of what was kept before. One that is not whole never has the key as its name. */
export async function keepSnapshot({ folder, key, names }: Snapshot, home: string): Promise<void> {
  const half = path.join(folder, `half-${process.pid}`)
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true, mode: 0o700 })
  await copyNames(names, home, half)
  await rename(half, path.join(folder, key)).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(half, { recursive: true }) // another run was earlier
  })
  for (const name of await readdir(folder))
    if (name !== key && !(await isBeingMade(name))) await rm(path.join(folder, name), { recursive: true, force: true })
}

const isBeingMade = async (name: string) => {
  const maker = Number(name.match(HALF)?.[1])
  return maker > 0 && maker !== process.pid && (await isRunning(maker, 'scripts/'))
}

/** Fills an empty `home` with what was kept under this key; says whether there is such a thing. */
export async function putSnapshot({ folder, key, names }: Snapshot, home: string): Promise<boolean> {
  const from = path.join(folder, key)
  if (!existsSync(from)) return false
  try {
    await copyNames(names, from, home)
    if (existsSync(from)) return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // Another run has kept a newer one meanwhile.
  for (const name of names) await rm(path.join(home, name), { recursive: true, force: true })
  return false
}

async function copyNames(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names)
    if (existsSync(path.join(from, name)))
      await cp(path.join(from, name), path.join(to, name), { recursive: true, mode: constants.COPYFILE_FICLONE })
}
