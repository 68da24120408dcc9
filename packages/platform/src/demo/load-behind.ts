import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Count, type Progress, silent } from '@storyright/backing-servers'
import {
  type DemoPart,
  type DemoPartProgress,
  demoPartNames,
  demoParts,
  demoProgressIn,
} from '@storyright/contracts/vocabulary'
import { bundleOf } from '../build/bundle-services.ts'
import { demoFileOf, environmentOf, holdFileOf } from '../environment/environment.ts'
import type { Installation } from '../environment/installation.ts'
import type { PlatformProcess } from '../environment/processes.ts'
import { runBundle } from '../running/run-bundle.ts'
import { tryAgain } from '../running/try-again.ts'

interface Behind {
  home: string
  progress: Progress
  processes: readonly PlatformProcess[]
  installation: Installation
  pausesMs?: readonly number[] | undefined
}

/**
 * Prepares for demo data that is loaded in the background: its services, which are still to be started, consume no events until
 * their own data is there, and pages show what is still to come. Returns the function that begins the loading.
 */
export async function loadBehind(
  waiting: readonly PlatformProcess[],
  { home, progress, processes, installation, pausesMs }: Behind,
): Promise<() => { complete: Promise<void>; stop(): Promise<void> }> {
  const inOrder = waiting.toSorted((one, other) => placeOf(one) - placeOf(other))
  const isKnown = wasLoaded(home)
  const notes = await openDemoNotes(home, isKnown ? [] : inOrder.map(({ demoPart }) => demoPart!))
  await holdProcesses(home, { all: processes, held: inOrder })
  const stopping = new AbortController()
  const { signal } = stopping

  async function loadOne(process_: PlatformProcess): Promise<void> {
    const part = process_.demoPart!
    const onProgress = (loaded: number, total: number, what: string = demoParts[part]) =>
      void notes.update(part, { what, loaded, total })
    // A later start finds everything there in a second: nothing to show, unless it has to begin again.
    const loading = {
      installation,
      progress: isKnown ? { ...progress, step: silent.step } : progress,
      signal,
      onProgress,
      pausesMs,
    }
    await loadDemo(process_, loading)
  }

  async function loadAll(): Promise<void> {
    const failures: unknown[] = []
    for (const process_ of inOrder) {
      await loadOne(process_).catch((error) => failures.push(error))
      if (signal.aborted) return // it goes on with the next start
      await rm(holdFileOf(home, process_.name), { force: true })
      await notes.done(process_.demoPart!)
    }
    if (failures.length === 1) throw failures[0]
    if (failures.length > 1)
      throw new AggregateError(failures, failures.map((error) => (error as Error).message).join('\n'))
    if (inOrder.length > 0) await notes.allDone()
  }

  return () => {
    const complete = loadAll()
    complete.catch(() => undefined) // whoever wants to know awaits it
    return {
      complete,
      async stop() {
        stopping.abort()
        await complete.catch(() => undefined)
      },
    }
  }
}

const placeOf = ({ demoPart }: PlatformProcess) => demoPartNames.indexOf(demoPart!)

/** Marks that everything was loaded once, which only spares pages a note at later starts: services themselves know what they have. */
const loadedFileOf = (home: string): string => path.join(home, 'data', 'demo-loaded')
export const wasLoaded = (home: string): boolean => existsSync(loadedFileOf(home))

/** Keeps what pages show while the demo is loaded behind them. */
interface DemoNotes {
  update(part: DemoPart, state: Pick<DemoPartProgress, 'what' | 'loaded' | 'total'>): Promise<void>
  done(part: DemoPart): Promise<void>
  /** Everything is there, and later starts need not expect otherwise. */
  allDone(): Promise<void>
}

/** Begins with a note for each part that is known to be missing. */
async function openDemoNotes(home: string, parts: readonly DemoPart[]): Promise<DemoNotes> {
  const file = demoFileOf(home)
  const notes = new Map<DemoPart, DemoPartProgress>(
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
    update(part, state) {
      notes.set(part, { part, ...state })
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
async function holdProcesses(
  home: string,
  { all, held }: Record<'all' | 'held', readonly { name: string }[]>,
): Promise<void> {
  await mkdir(path.join(home, 'run'), { recursive: true })
  for (const { name } of all) await rm(holdFileOf(home, name), { force: true })
  for (const { name } of held) await writeFile(holdFileOf(home, name), '')
}

interface LoadDemoInput {
  installation: Installation
  progress: Progress
  signal?: AbortSignal | undefined
  onProgress?: Count
  pausesMs?: readonly number[] | undefined
}

export const stepOfDemo = ({ name }: { name: string }) => `Loading the demo: ${name}`

/** Has a process's own program load its demo data. It can be repeated, and goes on where an earlier run was interrupted. */
export async function loadDemo(
  process_: PlatformProcess,
  { installation, progress, signal, onProgress, pausesMs }: LoadDemoInput,
): Promise<void> {
  const { home } = installation
  const { name, folder } = process_
  const file = bundleOf(home, folder, 'seed')
  if (!file) return
  const load = (count: Count) =>
    runBundle({
      ...{ home, name: `${name}-seed`, file, env: environmentOf(process_, installation) },
      ...(signal && { signal }),
      onLine(line) {
        const part = demoProgressIn(line)
        if (!part) return
        count(part.loaded, part.total, part.what)
        onProgress?.(part.loaded, part.total, part.what)
      },
    })
  await progress.step(stepOfDemo(process_), (count) =>
    // It goes on where it was interrupted, so a server that was busy for a moment ends no start.
    tryAgain(
      () => load(count),
      (_fault, seconds) =>
        progress.note(`The demo data of ${name} could not be loaded, and is tried again in ${seconds} s; see its log.`),
      pausesMs,
      signal,
    ),
  )
}
