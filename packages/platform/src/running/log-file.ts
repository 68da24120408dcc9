import { createWriteStream, type WriteStream } from 'node:fs'

const AGAIN_AFTER_MS = 1_000

/** A log that outlives a full disk: lines that cannot be written are dropped, and the file is tried again a second later. */
export function openLogFile(file: string, now: () => number = Date.now) {
  let stream: WriteStream | undefined
  let brokenAt = Number.NEGATIVE_INFINITY

  function open(): WriteStream {
    const fresh = createWriteStream(file, { flags: 'a' })
    fresh.on('error', () => {
      if (stream !== fresh) return
      stream = undefined
      brokenAt = now()
    })
    return fresh
  }

  return {
    write(line: string): void {
      if (!stream && now() - brokenAt < AGAIN_AFTER_MS) return
      stream ??= open()
      stream.write(`${line}\n`)
    },
    /** Resolves when all lines are in the file, or lost. */
    end(): Promise<void> {
      const last = stream
      return new Promise((resolve) => {
        if (!last || last.destroyed) return resolve()
        last.once('close', () => resolve())
        last.end()
      })
    },
  }
}
