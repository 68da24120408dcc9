import { randomUUID } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { type ObjectStore, ObjectTooLarge } from './object-store.ts'

/** How a store takes files in, by what keeps one under a name. */
export function putting(
  keep: (name: string, content: Readable, maximumBytes: number) => Promise<unknown>,
): Pick<ObjectStore, 'put' | 'putAs'> {
  return {
    async put(content, { maximumBytes } = { maximumBytes: Number.POSITIVE_INFINITY }) {
      const name = randomUUID()
      await keep(name, content, maximumBytes)
      return name
    },

    async putAs(name, content) {
      if (!isOwnName(name)) throw new Error(`No store gave the name ${name}`)
      await keep(name, content, Number.POSITIVE_INFINITY)
    },
  }
}

/** The names that stores give: nothing else is looked up, so no name can lead out of a store. */
export const isOwnName = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

const UNFINISHED = '.part'

/** What something is called until it is complete. */
export const unfinishedName = (name: string): string => name + UNFINISHED

/** The name that something unfinished would have got; nothing for other names. */
export function unfinishedOf(name: string): string | undefined {
  const whole = name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : ''
  return isOwnName(whole) ? whole : undefined
}

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
