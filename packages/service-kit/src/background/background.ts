import { type Bell, createBell } from './bell.ts'
import type { Lease } from './lease.ts'

/** Work that runs periodically. It is safe to repeat, and stops at the signal. */
export interface BackgroundWork {
  /** For the log. */
  name: string
  /** The pause between two rounds. */
  everyMs: number
  /** Pauses before the first round, too. */
  restsFirst?: boolean
  /** Starts at once when its bell rings; other work keeps to its schedule. */
  isCalled?: boolean
  round(round: Round): Promise<unknown>
}

export interface Round {
  now: Date
  signal: AbortSignal
  /** A long-lasting round calls this once it is healthy; others count as healthy when they end. */
  isWell(): void
}

export interface Background {
  name: string
  /** With one, all of it runs in one replica at a time. */
  lease?: Lease
  /** Each has its own schedule, so that none waits for another. With a lease they start anew each time it is acquired. */
  works: readonly BackgroundWork[] | ((signal: AbortSignal) => readonly BackgroundWork[])
}

export interface BackgroundSurroundings {
  clock: () => Date
  logger: { info(details: object, says: string): void; warn(details: object, says: string): void }
}

/** How soon another replica has the lease when it is free. */
const ASK_FOR_LEASE_MS = 5_000
/** The longest pause after failures, unless the work's own period is longer. */
const LONGEST_REST_MS = 5_000

/** Runs until stopped; `stop` waits for the current rounds. */
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
    round: ({ signal, isWell }) =>
      held(signal, (alone, bell) => {
        isWell()
        return workAll(alone, bell)
      }),
  })
  const { signal } = stopping
  const bell = createBell() // without a lease nothing rings it
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
  const isWell = () => {
    if (failures > 0) logger.info({ work: name }, 'Background work goes on')
    failures = 0
  }
  if (restsFirst) await heard.rest(heard.rings, everyMs, signal)
  while (!signal.aborted) {
    const since = heard.rings
    try {
      await work.round({ now: clock(), signal, isWell })
      isWell()
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
