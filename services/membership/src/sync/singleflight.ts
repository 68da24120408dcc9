interface Flight<Result> {
  running: Promise<Result>
  /** For all that come while it is under way: what they ask about may have changed since it began. */
  next: Promise<Result> | null
}

/**
 * Shares work among simultaneous callers of the same key: a caller during a run waits, and all waiting callers
 * share the one that begins after it. So no caller gets a result that is older than its call, and many webhooks of one moment
 * are two readings.
 */
export function createSingleflight<Result>() {
  const flights = new Map<string, Flight<Result>>()

  function begin(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = work().finally(() => {
      if (flights.get(key)?.running === running && !flights.get(key)?.next) flights.delete(key)
    })
    flights.set(key, { running, next: null })
    return running
  }

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const flight = flights.get(key)
    if (!flight) return begin(key, work)
    flight.next ??= flight.running.then(
      () => begin(key, work),
      () => begin(key, work),
    )
    return flight.next
  }
}
