import { LRUCache } from 'lru-cache'

/** Caches responses until the catalogue next changes, or until the time that `endOf` gives a value. */
export interface Memory {
  remember<Value>(key: string, load: () => Promise<Value>, endOf?: (value: Value) => Date | null): Promise<Value>
  /** Invalidates at once, so that a local writer reads its own write even if the database's notification is late. */
  forget(): void
  /** Whether change notifications are arriving; while they are not, nothing is cached. */
  hears(isHearing: boolean): void
}

const MAXIMUM_BYTES = 32 * 1024 * 1024
const SMALL = 1_024

interface Kept {
  value: Promise<unknown>
  /** Unknown while it is loaded. */
  end?: Date | null
}

export function createMemory(clock: () => Date, maximumBytes = MAXIMUM_BYTES): Memory {
  const kept = new LRUCache<string, Kept>({ maxSize: maximumBytes })
  let isHearing = false
  const forget = () => kept.clear()

  return {
    forget,
    hears(now) {
      isHearing = now
      forget()
    },
    remember<Value>(key: string, load: () => Promise<Value>, endOf: (value: Value) => Date | null = () => null) {
      if (!isHearing) return load()
      const found = kept.get(key)
      if (found && !(found.end && found.end <= clock())) return found.value as Promise<Value>
      const value = load()
      kept.set(key, { value }, { size: SMALL })
      const isKept = () => kept.peek(key)?.value === value
      value.then(
        (loaded) => isKept() && kept.set(key, { value, end: endOf(loaded) }, { size: sizeOf(loaded) }),
        () => isKept() && kept.delete(key),
      )
      return value
    },
  }
}

const sizeOf = (value: unknown) =>
  SMALL + (value && typeof value === 'object' && 'body' in value && Buffer.isBuffer(value.body) ? value.body.length : 0)
