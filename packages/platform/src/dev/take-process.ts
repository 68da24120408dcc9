import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isFreePort, isRunning } from '@storyright/backing-servers'
import type { KeptProcess } from '../running/keep-running.ts'

const LOOK_EVERY_MS = 500
const PATIENCE_MS = 30_000

/** Holds a file for each process that another command runs, with the number of that command. */
const takenIn = (home: string) => path.join(home, 'run', 'taken')

interface GiveWayInput {
  home: string
  running: readonly Pick<KeptProcess, 'name' | 'pause' | 'resume'>[]
  progress: { note(line: string): void }
  signal: AbortSignal
}

/** Lets `npm run dev -- SERVICE` run a process of this platform: ours ends while that command lives, and goes on afterwards. */
export async function giveWay({ home, running, progress, signal }: GiveWayInput): Promise<void> {
  const away = new Set<string>()
  while (!signal.aborted) {
    const taken = await takenBy(home)
    for (const kept of running) {
      const { name } = kept
      if (taken.has(name) === away.has(name)) continue
      progress.note(taken.has(name) ? `${name} is run by npm run dev.` : `${name} runs here again.`)
      if (taken.has(name)) await kept.pause()
      else await kept.resume()
      if (taken.has(name)) away.add(name)
      else away.delete(name)
    }
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

async function takenBy(home: string): Promise<Set<string>> {
  const names = await readdir(takenIn(home)).catch(() => [])
  const alive = await Promise.all(
    names.map(async (name) => {
      const pid = Number(await readFile(path.join(takenIn(home), name), 'utf8').catch(() => ''))
      return pid > 0 && (await isRunning(pid, 'scripts/'))
    }),
  )
  return new Set(names.filter((_, place) => alive[place]))
}

/** Takes a process of the platform that runs in `home`; resolves, once its port is free, to what gives it back. */
export async function takeProcess(
  home: string,
  { name, port }: { name: string; port: number },
): Promise<() => Promise<void>> {
  const file = path.join(takenIn(home), name)
  const giveBack = () => rm(file, { force: true })
  await mkdir(takenIn(home), { recursive: true })
  await writeFile(file, String(process.pid), { mode: 0o600 })
  const limit = Date.now() + PATIENCE_MS
  while (!(await isFreePort(port))) {
    if (Date.now() > limit) {
      await giveBack()
      throw new Error(`The platform did not give up its ${name} within ${PATIENCE_MS / 1000} s.`)
    }
    await wait(LOOK_EVERY_MS)
  }
  return giveBack
}
