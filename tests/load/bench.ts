import type { Say } from '@storyright/backing-servers'

/** A platform that stands, and how long to measure it. */
export interface BenchOptions {
  home: string
  url: string
  rounds: number
  seconds: number
  say: Say
  signal: AbortSignal
}

/** Measures something and prints what it found. */
export type Bench = (options: BenchOptions) => Promise<void>
