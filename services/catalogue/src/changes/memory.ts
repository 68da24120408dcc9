import { LRUCache } from 'lru-cache'
import type { ChangeWatch } from './change-watch.ts'

/** Keeps answers until the next change of the catalogue. */
export interface Memory {
  remember<Value>(key: string, load: () => Promise<Value>): Promise<Value>
}

const MAXIMUM_BYTES = 32 * 1024 * 1024
const SMALL = 1_024

export function createMemory(watch: Pick<ChangeWatch, 'generation'>, maximumBytes = MAXIMUM_BYTES): Memory {
  const kept = new LRUCache<string, { value: Promise<unknown> }>({ maxSize: maximumBytes })
  let generation: number | null = null

  return {
    remember<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      const now = watch.generation()
      if (now !== generation) {
        kept.clear()
        generation = now
      }
      if (now === null) return load()
      const found = kept.get(key)
      if (found) return found.value as Promise<Value>
      const value = load()
      kept.set(key, { value }, { size: SMALL })
      const isKept = () => kept.peek(key)?.value === value
      value.then(
        (loaded) => isKept() && kept.set(key, { value }, { size: sizeOf(loaded) }),
        () => isKept() && kept.delete(key),
      )
      return value
    },
  }
}

const sizeOf = (value: unknown) =>
  SMALL + (value && typeof value === 'object' && 'body' in value && Buffer.isBuffer(value.body) ? value.body.length : 0)
