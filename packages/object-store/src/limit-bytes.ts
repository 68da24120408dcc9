import { Transform } from 'node:stream'
import { ObjectTooLarge } from './object-store.ts'

/** Passes bytes on and fails with the first one too many. */
export function limitBytes(maximum: number): Transform {
  let left = maximum
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new ObjectTooLarge(`More than ${maximum} bytes`))
      else done(null, chunk)
    },
  })
}
