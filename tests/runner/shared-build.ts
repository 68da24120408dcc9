import { constants, existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { runningPlatform } from '@storyright/platform'

const buildOf = (home: string) => path.join(home, 'build')

/** Lets a run begin with what was built in the home of `npm start`: as a copy, since somebody may build there meanwhile. */
export async function takeBuild(sharedHome: string, home: string): Promise<void> {
  await rm(buildOf(home), { recursive: true, force: true })
  if (existsSync(buildOf(sharedHome))) await copyBuild(buildOf(sharedHome), buildOf(home))
}

/** Leaves what a run had to build for the next one, and for `npm start`, unless a platform runs there. */
export async function leaveBuild(sharedHome: string, home: string): Promise<void> {
  const [theirs, ours] = await Promise.all([contentOf(sharedHome), contentOf(home)])
  if (theirs === ours || (await runningPlatform(sharedHome))) return
  const fresh = `${buildOf(sharedHome)}.new`
  await rm(fresh, { recursive: true, force: true })
  await copyBuild(buildOf(home), fresh)
  await rm(buildOf(sharedHome), { recursive: true, force: true })
  await rename(fresh, buildOf(sharedHome))
}

const copyBuild = (from: string, to: string) =>
  cp(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })

/** What a build consists of, and what that was made from. */
async function contentOf(home: string): Promise<string> {
  const names = (await readdir(buildOf(home)).catch((): string[] => [])).toSorted()
  const inputs = names.filter((name) => name.endsWith('.inputs'))
  const hashes = inputs.map((name) => readFile(path.join(buildOf(home), name), 'utf8'))
  return JSON.stringify([names, await Promise.all(hashes)])
}
