import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from '@storyright/backing-servers'
import { keepPrivate } from './private-home.ts'
import type { ServerUrls } from './stores/servers.ts'

/** What a running platform publishes for the commands that work beside it. */
export interface RunningPlatform {
  pid: number
  /** Where people reach it. */
  publicUrl?: string
  urls?: ServerUrls
  /** The address of each process, by name. */
  services?: Record<string, string>
  /** Where each service keeps its data, by its name. */
  databases?: Record<string, string>
}

/** Makes this process the only launcher in `home`, which it keeps private; throws a sentence when another one runs there. */
export async function lockHome(home: string): Promise<() => Promise<void>> {
  const file = lockFile(home)
  await keepPrivate(home)
  await mkdir(path.dirname(file), { recursive: true })
  for (;;) {
    try {
      await writeFile(file, JSON.stringify({ pid: process.pid }), { flag: 'wx', mode: 0o600 })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const other = await runningPlatform(home)
    if (other)
      throw new Error(
        `Storyright already runs in ${home} (process ${other.pid}): stop it first, or choose another folder with STORYRIGHT_HOME.`,
      )
    await rm(file, { force: true })
  }
}

/** Publishes the addresses of this platform's servers and services for other commands. */
export async function publishAddresses(home: string, at: Omit<RunningPlatform, 'pid'>): Promise<void> {
  await writeFile(lockFile(home), JSON.stringify({ pid: process.pid, ...at }), { mode: 0o600 })
}

/** The platform that runs in `home` now, if one does. */
export async function runningPlatform(home: string): Promise<RunningPlatform | undefined> {
  const text = await readFile(lockFile(home), 'utf8').catch(() => '')
  if (!text) return undefined
  const running: RunningPlatform = JSON.parse(text)
  // Every launcher is one of these scripts; a process number that was given away again is not.
  return (await isRunning(running.pid, 'scripts/')) ? running : undefined
}

const lockFile = (home: string) => path.join(home, 'run', 'launcher.json')
