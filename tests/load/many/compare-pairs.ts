import { setTimeout as pause } from 'node:timers/promises'
import type { Progress } from '@storyright/backing-servers'
import pg from 'pg'
import { type Call, FEW_HITS, measuredCalls } from './calls.ts'

/** What one call took at both sizes, in milliseconds, and how much it found at the large one. */
export interface Pair {
  kind: string
  small: number
  large: number
  hits: number | null
}

/** The two catalogues, and the databases behind them. */
interface Target {
  small: string
  large: string
  cookie: string
  databases: string[]
}

interface Comparison {
  target: Target
  rounds: number
  progress: Progress
  signal: AbortSignal
}

const CACHES_CLEARED_MS = 300

/** Makes every call once a round at both sizes, one after the other; a first round warms up and does not count. */
export async function comparePairs({ target, rounds, progress, signal }: Comparison): Promise<Pair[]> {
  const calls = measuredCalls()
  const pairs: Pair[] = []
  for (let round = 0; round <= rounds; round += 1)
    await progress.step(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`, async () => {
      await clearCaches(target.databases)
      for (const [place, call] of calls.entries()) {
        signal.throwIfAborted()
        const found = await measurePair(target, call, (place + round) % 2 === 0)
        if (round > 0) pairs.push(...found)
      }
    })
  return pairs.filter(({ kind, hits }) => kind !== 'search, rare word' || (hits ?? 0) <= FEW_HITS)
}

async function measurePair(target: Target, call: Call, smallFirst: boolean): Promise<Pair[]> {
  const sizes = smallFirst ? (['small', 'large'] as const) : (['large', 'small'] as const)
  const ask = async (pathOf: (size: Size) => string) => {
    const measured: Partial<Record<Size, Measured>> = {}
    for (const size of sizes) measured[size] = await measure(target[size] + pathOf(size), target.cookie)
    return measured as Record<Size, Measured>
  }
  const pairOf = (kind: string, { small, large }: Record<Size, Measured>): Pair => ({
    kind,
    small: small.took,
    large: large.took,
    hits: large.hits,
  })
  const { kind, path, goesOn } = call
  const first = await ask(() => path)
  if (!goesOn || !first.small.next || !first.large.next) return [pairOf(kind, first)]
  const next = await ask((size) => first[size].next!)
  return [pairOf(kind, first), pairOf('next page', next)]
}

type Size = 'small' | 'large'

interface Measured {
  took: number
  hits: number | null
  next: string | undefined
}

async function measure(url: string, cookie: string): Promise<Measured> {
  const began = performance.now()
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  const took = performance.now() - began
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  const hits = response.headers.get('x-total-count')
  return {
    took,
    hits: hits === null ? null : Number(hits),
    next: /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1],
  }
}

/** Notifies both catalogues of a change, so that they drop every cached response. */
async function clearCaches(databases: string[]): Promise<void> {
  for (const connectionString of databases) {
    const client = new pg.Client({ connectionString })
    await client.connect()
    await client.query('NOTIFY catalogue_changed')
    await client.end()
  }
  await pause(CACHES_CLEARED_MS)
}
