/** How old a total may be; pages do not depend on it. */
const KNOWN_FOR_MS = 1_000
const MOST_KNOWN = 500

/** Numbers that take longer to count than the list to read: counted once a second, however many ask. */
export interface Totals {
  of<Counted>(key: string, count: () => Promise<Counted>): Promise<Counted>
}

export function createTotals(now: () => number = () => performance.now()): Totals {
  const known = new Map<string, { counted: Promise<unknown>; until: number }>()
  return {
    of<Counted>(key: string, count: () => Promise<Counted>): Promise<Counted> {
      const fresh = known.get(key)
      if (fresh && fresh.until > now()) return fresh.counted as Promise<Counted>
      known.delete(key)
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
      const counted = count()
      const entry = { counted, until: now() + KNOWN_FOR_MS }
      known.set(key, entry)
      counted.catch(() => known.get(key) === entry && known.delete(key))
      return counted
    },
  }
}
