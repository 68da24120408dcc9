export interface Tries<Row> {
  /** The next rows to work on, the least recently tried first. */
  due(now: Date, take: number): Promise<Row[]>
  work(row: Row): Promise<void>
  /** A row is begun once a round in the state that it was found in: two with the same key are the same. */
  keyOf(row: Row): string
  /** Leaves a row that failed alone for a while. */
  putOff(row: Row, error: unknown): Promise<unknown>
  /** Forgets that a row failed before. */
  settle(row: Row): Promise<unknown>
  atOnce: number
}

/**
 * Works on every row that is due, some at once, and takes the next as soon as one is done. A row that fails is put off: it
 * delays no other.
 */
export async function tryEach<Row>(
  { due, work, keyOf, putOff, settle, atOnce }: Tries<Row>,
  { clock }: { clock(): Date },
  signal: AbortSignal,
): Promise<void> {
  // Few enough to be worked on soon after they were read, and enough to find others beside those under way.
  const lookedUp = 2 * atOnce
  const begun = new Set<string>()
  const running = new Set<Promise<void>>()
  let fault: { error: unknown } | undefined
  let next: Row[] = []

  async function tryOne(row: Row): Promise<void> {
    try {
      await work(row)
    } catch (error) {
      if (!signal.aborted) await putOff(row, error)
      return
    }
    await settle(row)
  }

  while (!signal.aborted && !fault) {
    if (next.length === 0) next = (await due(clock(), lookedUp)).filter((row) => !begun.has(keyOf(row)))
    while (next.length > 0 && running.size < atOnce) {
      const row = next.shift()!
      begun.add(keyOf(row))
      const trying: Promise<void> = tryOne(row)
        .catch((error: unknown) => {
          fault ??= { error } // not even the failure could be written down
        })
        .finally(() => running.delete(trying))
      running.add(trying)
    }
    if (running.size === 0) break
    await Promise.race(running)
  }
  await Promise.all(running)
  if (fault) throw fault.error
}
