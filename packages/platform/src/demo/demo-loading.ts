import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DemoLoading, type DemoPart, demoParts } from '@storyright/contracts/vocabulary'
import { demoFileOf, holdFileOf } from '../environment/demo-files.ts'

/** That everything was loaded once. It only spares later starts a note on pages: what is there each service knows itself. */
const loadedFileOf = (home: string): string => path.join(home, 'data', 'demo-loaded')
export const wasLoaded = (home: string): boolean => existsSync(loadedFileOf(home))

/** Keeps what pages say while the demo is loaded behind them. */
export interface DemoNotes {
  say(part: DemoPart, progress: Pick<DemoLoading, 'what' | 'loaded' | 'total'>): Promise<void>
  done(part: DemoPart): Promise<void>
  /** Everything is there, and later starts need not expect otherwise. */
  allDone(): Promise<void>
}

/** Begins with a note for each part that is known to be missing. */
export async function openDemoNotes(home: string, parts: readonly DemoPart[]): Promise<DemoNotes> {
  const file = demoFileOf(home)
  const notes = new Map<DemoPart, DemoLoading>(
    parts.map((part) => [part, { part, what: demoParts[part], loaded: 0, total: 0 }]),
  )
  let before: Promise<void> = Promise.resolve()
  const write = () => {
    const text = JSON.stringify([...notes.values()])
    before = before.then(async () => {
      await writeFile(`${file}.new`, text)
      await rename(`${file}.new`, file)
    })
    return before
  }
  await mkdir(path.dirname(file), { recursive: true })
  await write()
  return {
    say(part, progress) {
      notes.set(part, { part, ...progress })
      return write()
    },
    done(part) {
      notes.delete(part)
      return write()
    },
    async allDone() {
      await mkdir(path.dirname(loadedFileOf(home)), { recursive: true, mode: 0o700 })
      await writeFile(loadedFileOf(home), '')
    },
  }
}

/** Has processes wait whose store is about to be filled, and no other: what an earlier start has left is forgotten. */
export async function holdProcesses(
  home: string,
  { all, held }: Record<'all' | 'held', readonly { name: string }[]>,
): Promise<void> {
  await mkdir(path.join(home, 'run'), { recursive: true })
  for (const { name } of all) await rm(holdFileOf(home, name), { force: true })
  for (const { name } of held) await writeFile(holdFileOf(home, name), '')
}
