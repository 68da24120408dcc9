import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ObjectStore } from './object-store.ts'
import { isOwnName } from './own-name.ts'

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
