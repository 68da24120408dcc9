import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isRunning, stopStaleProcesses } from '@storyright/backing-servers'

/** Makes the folder that holds all a test run writes, and clears away those of runs that were killed. */
export async function makeTestHome(base: string): Promise<string> {
  const folder = path.join(base, 'tests')
  const home = path.join(folder, `run-${process.pid}`)
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const pid = Number(name.replace('run-', ''))
    if (pid !== process.pid && (await isRunning(pid, 'scripts/'))) continue
    await stopTestRun(path.join(folder, name))
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
  await mkdir(home, { mode: 0o700 })
  return home
}

/** Ends whatever a test run still has running, the platform of its journeys included. */
export async function stopTestRun(home: string): Promise<void> {
  await stopStaleProcesses(journeysHome(home))
  await stopStaleProcesses(home)
}

/** The home of the platform that the journeys go through. */
export const journeysHome = (home: string) => path.join(home, 'journeys')
