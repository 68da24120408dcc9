import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** What all cores have done since they were started, in any unit. */
export interface CoreTimes {
  idle: number
  all: number
}

interface Watching {
  /** When there is nothing to wait for any more. */
  until: Promise<unknown>
  everyMs?: number
  timesOf?: () => CoreTimes
}

/** With less to spare than this, what comes besides takes from what is there: limits of time are missed, and nothing ends sooner. */
const SPARE_SHARE = 0.2
const EVERY_MS = 30_000

/** Waits until the cores have had time to spare for a while; says whether they had. */
export async function untilCoresAreSpare({
  until,
  everyMs = EVERY_MS,
  timesOf = coreTimes,
}: Watching): Promise<boolean> {
  const ended = new AbortController()
  const end = () => ended.abort()
  until.then(end, end)
  for (let before = timesOf(); ; ) {
    await pause(everyMs, undefined, { signal: ended.signal }).catch(() => undefined)
    if (ended.signal.aborted) return false
    const now = timesOf()
    if (now.idle - before.idle > SPARE_SHARE * (now.all - before.all)) return true
    before = now
  }
}

function coreTimes(): CoreTimes {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }))
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.map(({ all }) => all)) }
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
