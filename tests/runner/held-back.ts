import { PassThrough } from 'node:stream'

const ENOUGH = 64 * 1024 * 1024 // enough for all the output of a run, so that it never blocks

/** Buffers output, so that parallel runs are printed one after the other. */
export interface HeldBack {
  out: PassThrough
  /** Shows what was written so far, and from now on everything at once. */
  release(): void
}

export function holdBack(terminal: NodeJS.WritableStream = process.stdout): HeldBack {
  const out = new PassThrough({ highWaterMark: ENOUGH })
  return { out, release: () => void out.pipe(terminal, { end: false }) }
}
