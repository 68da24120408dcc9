import type { Progress } from '@storyright/backing-servers'
import type { PlatformProcess } from '@storyright/platform'

/** A running platform, and how long to measure it. */
export interface BenchOptions {
  home: string
  url: string
  /** The address of each process, by name. */
  services: Record<string, string>
  postgresUrl: string
  mongoUrl: string
  rounds: number
  seconds: number
  listings: number
  /** Discussions of the forum. */
  posts: number
  progress: Progress
  signal: AbortSignal
}

/** Measures something and prints what it found. */
export interface Bench {
  /** Processes to run besides the usual ones. */
  beside?: PlatformProcess[]
  /** Those of them whose database another process fills. */
  unseeded?: string[]
  run(options: BenchOptions): Promise<void>
}
