import { rm } from 'node:fs/promises'
import { type Say, silent } from '@storyright/backing-servers'
import { demoPartNames, demoParts } from '@storyright/contracts/vocabulary'
import { holdFileOf } from '../environment/demo-files.ts'
import type { Installation } from '../environment/installation.ts'
import type { PlatformProcess } from '../environment/processes.ts'
import { holdProcesses, openDemoNotes, wasLoaded } from './demo-loading.ts'
import { loadDemo } from './load-demo.ts'

interface Behind {
  home: string
  say: Say
  processes: readonly PlatformProcess[]
  installation: Installation
  pausesMs?: readonly number[] | undefined
}

/**
 * Prepares for demo data that is loaded behind the address: its services, which are still to be started, wait with hearing of events until
 * their own is there, and pages know what is still to come. Returns what begins the loading.
 */
export async function loadBehind(
  waiting: readonly PlatformProcess[],
  { home, say, processes, installation, pausesMs }: Behind,
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
      void notes.say(part, { what, loaded, total })
    // A later start finds everything there in a second: nothing to show, unless it has to begin anew.
    const loading = {
      installation,
      say: isKnown ? { ...say, step: silent.step } : say,
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
