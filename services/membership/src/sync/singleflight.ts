interface Flight<Result> {
  running: Promise<Result>
  /** For all that come while it is under way: what they ask about may have changed since it began. */
  next: Promise<Result> | null
}

/**
 * Shares work among those who ask for the same at the same time: whoever comes while it is under way waits, and all who wait
 * share the one that begins after it. So nobody gets an answer that is older than the question, and many webhooks of one moment
 * are two readings.
 */
export function createFlights<Result>() {
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
