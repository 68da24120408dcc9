import { gauge } from '../telemetry/meters.ts'

/**
 * Runs work in one replica at a time: if no other replica has the lease, runs it and resolves when it has ended; at once
 * when another one has it. The signal aborts when the lease is lost or given up, and the bell rings when any replica
 * wants the work done now. Each kind of store has its own.
 */
export type Lease = (signal: AbortSignal, work: (alone: AbortSignal, bell: Bell) => Promise<void>) => Promise<void>

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
  /** Each has its own schedule, so that none waits for another. With a lease they restart each time it is acquired. */
  works: readonly BackgroundWork[] | ((signal: AbortSignal) => readonly BackgroundWork[])
}

export interface BackgroundSurroundings {
  clock: () => Date
  logger: { info(details: object, message: string): void; warn(details: object, message: string): void }
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
  const known = new Map<string, Progress>()
  const endTelling = gauge('backgroundOverdue', () =>
    [...known.values()].map((one) => ({ value: overdueSeconds(one), by: { background: name, work: one.work } })),
  )
  const workAll = async (signal: AbortSignal, bell: Bell) => {
    const all = typeof works === 'function' ? works(signal) : works
    await Promise.all(
      all.map(async (work) => {
        const began = { wellAt: performance.now(), isLasting: false, isHere: true }
        const progress: Progress = { work: work.name, everyMs: work.everyMs, ...began }
        known.set(work.name, progress)
        await goRounds(work, { signal, bell, progress }, surroundings).finally(() => {
          progress.isHere = false
        })
      }),
    )
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
  const ended = lease ? goRounds(alone(lease), { signal, bell }, surroundings) : workAll(signal, bell)
  return {
    async stop() {
      stopping.abort()
      await ended
      endTelling()
    },
  }
}

/** When work last succeeded, for the alert on late jobs. */
interface Progress {
  work: string
  everyMs: number
  wellAt: number
  /** A round that lasts has reported that it is well, and ends when it is not. */
  isLasting: boolean
  /** Another replica has the lease otherwise. */
  isHere: boolean
}

/** Less than nothing where it does not run any more: a reported gauge is reported on, so it cannot just fall silent. */
function overdueSeconds({ everyMs, wellAt, isLasting, isHere }: Progress): number {
  if (!isHere) return -1
  return isLasting ? 0 : Math.max(0, performance.now() - wellAt - everyMs) / 1_000
}

async function goRounds(
  work: BackgroundWork,
  { signal, bell, progress }: { signal: AbortSignal; bell: Bell; progress?: Progress },
  { clock, logger }: BackgroundSurroundings,
): Promise<void> {
  const { name, everyMs, restsFirst = false, isCalled = false } = work
  const heard = isCalled ? bell : createBell()
  let failures = 0
  const isWell = () => {
    if (failures > 0) logger.info({ work: name }, 'Background work goes on')
    failures = 0
    if (progress) progress.wellAt = performance.now()
  }
  const isWellAndLasts = () => {
    isWell()
    if (progress) progress.isLasting = true
  }
  if (restsFirst) await heard.rest(heard.rings, everyMs, signal)
  while (!signal.aborted) {
    const since = heard.rings
    try {
      await work.round({ now: clock(), signal, isWell: isWellAndLasts })
      isWell()
    } catch (error) {
      if (signal.aborted) return
      if (failures === 0) logger.warn({ work: name, err: error }, 'Background work failed and is tried again')
      failures++
    } finally {
      if (progress) progress.isLasting = false
    }
    await heard.rest(since, restAfter(failures, everyMs), signal)
  }
}

/** The period, which doubles with every further failure in a row. */
const restAfter = (failures: number, everyMs: number) =>
  Math.max(everyMs, Math.min(everyMs * 2 ** (failures - 1), LONGEST_REST_MS))

/** Lets a periodic loop sleep until it is time or the bell rings, including a ring during its last round. */
export interface Bell {
  ring(): void
  /** How often it has rung. */
  readonly rings: number
  /** Sleeps, unless it rang since the count was taken. */
  rest(since: number, milliseconds: number, signal: AbortSignal): Promise<void>
}

export function createBell(): Bell {
  let rings = 0
  let waiting: (() => void)[] = []
  return {
    ring() {
      rings++
      for (const wake of waiting.splice(0)) wake()
    },
    get rings() {
      return rings
    },
    async rest(since, milliseconds, signal) {
      if (rings !== since || signal.aborted) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(wake, milliseconds)
        function wake() {
          clearTimeout(timer)
          signal.removeEventListener('abort', wake)
          waiting = waiting.filter((other) => other !== wake)
          resolve()
        }
        signal.addEventListener('abort', wake)
        waiting.push(wake)
      })
    },
  }
}
