/** A least-recently-used cache, limited by total weight. */
export interface Memory<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

export function createMemory<Value>(most: number, weigh: (value: Value) => number = () => 1): Memory<Value> {
  const kept = new Map<string, Value>() // in the order of use
  let weight = 0
  function forget(key: string, value: Value): void {
    kept.delete(key)
    weight -= weigh(value)
  }
  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      const before = kept.get(key)
      if (before !== undefined) forget(key, before)
      kept.set(key, value)
      weight += weigh(value)
      for (const [oldest, old] of kept) {
        if (weight <= most) return
        forget(oldest, old)
      }
    },
  }
}
