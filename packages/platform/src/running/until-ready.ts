import { setTimeout as pause } from 'node:timers/promises'
import { lastLines } from '@storyright/backing-servers'
import type { KeptProcess } from './keep-running.ts'

const LIMIT = 90_000
const HOPELESS = 3

/** Waits until every process is ready; throws with the name of one that is not, and the end of its log. */
export async function untilReady(processes: KeptProcess[]): Promise<void> {
  const limit = Date.now() + LIMIT
  let waiting = processes
  for (;;) {
    const ready = await Promise.all(waiting.map(({ port }) => isReady(port)))
    waiting = waiting.filter((_, place) => !ready[place])
    if (waiting.length === 0) return
    const hopeless = waiting.filter(({ crashes }) => crashes() >= HOPELESS)
    if (hopeless.length > 0) throw await complaint('keeps ending', hopeless)
    if (Date.now() > limit) throw await complaint(`is not ready after ${LIMIT / 1000} s`, waiting)
    await pause(100)
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok || response.status === 404 // a process without this call is ready once it answers
  } catch {
    return false
  }
}

async function complaint(what: string, processes: KeptProcess[]): Promise<Error> {
  const parts = processes.map(
    async ({ name, log }) => `${name} ${what}; the end of ${log} says:\n${await lastLines(log)}`,
  )
  return new Error((await Promise.all(parts)).join('\n'))
}
