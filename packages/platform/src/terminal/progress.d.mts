import type { Progress as BasicProgress } from '@storyright/backing-servers'

/** Progress on a terminal, which also knows what each step took. */
export interface Progress extends BasicProgress {
  timings(): string[]
  handOver(): void
}

export function createProgress(out?: { write(text: string): unknown; isTTY?: boolean; columns?: number }): Progress
