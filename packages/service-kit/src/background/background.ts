import { type Bell, createBell } from './bell.ts'
import type { Lease } from './lease.ts'

/** Something that is done time and again although nobody asks. It may be repeated, and stops at the signal. */
export interface BackgroundWork {
  /** For the log. */
  name: string
  /** How long it rests between two rounds. */
  everyMs: number
  /** Rests before the first round, too. */
  restsFirst?: boolean
  /** Begins at once when somebody rings; the others keep to their time. */
  isCalled?: boolean
  round(round: Round): Promise<unknown>
}

export interface Round {
  now: Date
  signal: AbortSignal
}

export interface Background {
  name: string
  /** With one, all this is done by one replica at a time. */
  lease?: Lease
  /** Each goes its own rounds, so that none waits for another. With a lease they begin anew each time it is had. */
  works: readonly BackgroundWork[] | ((signal: AbortSignal) => readonly BackgroundWork[])
}

export interface BackgroundSurroundings {
  clock: () => Date
  logger: { info(details: object, says: string): void; warn(details: object, says: string): void }
}

/** How soon another replica has the lease when it is free. */
const ASK_FOR_LEASE_MS = 5_000
/** What failed is tried again no later than this, unless its own period is longer. */
const LONGEST_REST_MS = 5_000

/** Works from now on until it is stopped; `stop` waits for the rounds at hand. */
export function workInBackground(
  { name, lease, works }: Background,
  surroundings: BackgroundSurroundings,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const workAll = async (signal: AbortSignal, bell: Bell) => {
    const all = typeof works === 'function' ? works(signal) : works
    await Promise.all(all.map((work) => goRounds(work, { signal, bell }, surroundings)))
  }
  const alone = (held: Lease): BackgroundWork => ({
    name,
    everyMs: ASK_FOR_LEASE_MS,
    round: ({ signal }) => held(signal, workAll),
  })
  const { signal } = stopping
  const bell = createBell() // without a lease nobody rings
  const running = lease ? goRounds(alone(lease), { signal, bell }, surroundings) : workAll(signal, bell)
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function goRounds(
  work: BackgroundWork,
  { signal, bell }: { signal: AbortSignal; bell: Bell },
  { clock, logger }: BackgroundSurroundings,
): Promise<void> {
  const { name, everyMs, restsFirst = false, isCalled = false } = work
  const heard = isCalled ? bell : createBell()
  let failures = 0
  if (restsFirst) await heard.rest(heard.rings, everyMs, signal)
  while (!signal.aborted) {
    const since = heard.rings
    try {
      await work.round({ now: clock(), signal })
      if (failures > 0) logger.info({ work: name }, 'Background work goes on')
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      if (failures === 0) logger.warn({ work: name, err: error }, 'Background work failed and is tried again')
      failures++
    }
    await heard.rest(since, restAfter(failures, everyMs), signal)
  }
}

/** The period, which doubles with every further failure in a row. */
const restAfter = (failures: number, everyMs: number) =>
  Math.max(everyMs, Math.min(everyMs * 2 ** (failures - 1), LONGEST_REST_MS))
