import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Background, Lease } from '@storyright/service-kit'
import type { Deps } from '../../deps.ts'
import { type Counts, newestModel } from '../files/model-files.ts'
import { countsOf } from './train.ts'

/** The signal to consider training now. */
export const trainingBell = 'training'

const EVERY_MS = 15_000
const LONGEST_MS = 15 * 60_000

interface TrainingDeps extends Pick<Deps, 'db' | 'clock'> {
  mongoUrl: string
}

/** Trains in a child process when due, in one replica, without blocking requests. */
export function training({ db, clock, mongoUrl }: TrainingDeps, lease: Lease): Background {
  return {
    name: 'training',
    lease,
    works: [
      {
        name: 'training',
        everyMs: EVERY_MS,
        isCalled: true,
        async round({ signal }) {
          const last = await newestModel(db)
          const now = clock()
          if (isDue(last?.metadata ?? null, await countsOf(db), now)) await trainApart(mongoUrl, now, signal)
        },
      },
    ],
  }
}

async function trainApart(mongoUrl: string, now: Date, signal: AbortSignal): Promise<void> {
  const timed = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
  const child: ChildProcess = fork(programFile(), [now.toISOString()], {
    env: { MONGODB_URL: mongoUrl },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  timed.addEventListener('abort', kill, { once: true })
  let output = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2_000)
  })
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0 && !signal.aborted) throw new Error(`Training ended with ${code}: ${output}`)
  } finally {
    timed.removeEventListener('abort', kill)
  }
}

/** Beside the service's own bundle, or else the source. */
function programFile(): string {
  const bundled = fileURLToPath(new URL('./train.js', import.meta.url))
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../train.ts', import.meta.url))
}

const MINUTE_MS = 60_000

/** Every few minutes at most where there is something new … */
const RESTS_MS = 5 * MINUTE_MS
/** … sooner while a catalogue is being filled … */
const RESTS_WHILE_FILLED_MS = MINUTE_MS / 2
const FILLED_BY = 0.1
/** … and now and then in any case: listings change, and what was done long ago weighs less. */
const RESTS_AT_MOST_MS = 6 * 60 * MINUTE_MS

/** Whether to train again. */
export function isDue(last: { trainedAt: Date; counts: Counts } | null, counts: Counts, now: Date): boolean {
  if (!last) return counts.listings > 0
  const age = now.getTime() - last.trainedAt.getTime()
  const grown = Math.abs(counts.listings - last.counts.listings)
  if (grown > last.counts.listings * FILLED_BY && age >= RESTS_WHILE_FILLED_MS) return true
  const isChanged = Object.entries(counts).some(([name, count]) => count !== last.counts[name as keyof Counts])
  return age >= (isChanged ? RESTS_MS : RESTS_AT_MOST_MS)
}
