import { setTimeout as pause } from 'node:timers/promises'
import { parts } from './parts.ts'

const PATIENCE_MS = 35_000

/** What a part answered: how often each status, and how long the slowest took. */
export interface Seen {
  statuses: Map<string, number>
  slowestMs: number
  /** When each request began that was refused or cut off. */
  refused: number[]
}

export interface Asking {
  url: string
  cookie: string
}

/** The status that a part answers, or that it did not. */
export async function askPart({ url, cookie }: Asking, path: string, patienceMs = PATIENCE_MS): Promise<string> {
  try {
    const answer = await fetch(url + path, { headers: { cookie }, signal: AbortSignal.timeout(patienceMs) })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'no answer'
  }
}

/** Asks every part again and again until the signal, each whether or not the one before is answered. */
export async function watchParts(
  asking: Asking,
  { everyMs = 1_000, signal }: { everyMs?: number; signal: AbortSignal },
): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>(
    Object.keys(parts).map((name) => [name, { statuses: new Map(), slowestMs: 0, refused: [] }]),
  )
  const under = new Set<Promise<void>>()
  const ask = async (name: string, path: string) => {
    const [began, beganAt] = [performance.now(), Date.now()]
    const status = await askPart(asking, path)
    const of = seen.get(name)!
    if (status !== '200') of.refused.push(beganAt)
    of.statuses.set(status, (of.statuses.get(status) ?? 0) + 1)
    of.slowestMs = Math.max(of.slowestMs, performance.now() - began)
  }
  while (!signal.aborted) {
    for (const [name, path] of Object.entries(parts)) {
      const one = ask(name, path).finally(() => under.delete(one))
      under.add(one)
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
  await Promise.all(under)
  return seen
}
