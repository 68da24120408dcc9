interface Remembered<Value> {
  until: number
  value: Promise<Value>
}

/** Has something worked out once in a while, and once for all who ask at the same time. */
export function rememberFor<Value>({ ms, most, clock }: { ms: number; most: number; clock: () => Date }) {
  const known = new Map<string, Remembered<Value>>()
  return (key: string, workOut: () => Promise<Value>): Promise<Value> => {
    const now = clock().getTime()
    const before = known.get(key)
    if (before && before.until > now) return before.value
    const value = workOut()
    known.delete(key)
    known.set(key, { until: now + ms, value })
    value.catch(() => known.delete(key)) // a failure is nobody's answer but theirs who waited
    if (known.size > most) known.delete(known.keys().next().value!)
    return value
  }
}
