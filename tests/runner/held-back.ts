import { PassThrough } from 'node:stream'

const ENOUGH = 64 * 1024 * 1024 // for all that a run says, so that it never waits to be read

/** Output that waits for its turn: what runs beside each other is then read one after the other. */
export interface HeldBack {
  out: PassThrough
  /** Shows what was written so far, and from now on everything at once. */
  release(): void
}

export function holdBack(terminal: NodeJS.WritableStream = process.stdout): HeldBack {
  const out = new PassThrough({ highWaterMark: ENOUGH })
  return { out, release: () => void out.pipe(terminal, { end: false }) }
}
