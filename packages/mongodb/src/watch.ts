import type { ChangeStreamDocument, Collection, Document } from 'mongodb'

/** Changes of a collection that are being watched. */
export interface Watch {
  /** Aborts when they can no longer be watched. */
  lost: AbortSignal
  close(): Promise<void>
}

const ANSWERED_WITHIN_MS = 1_000

/**
 * Calls `onChange` for each committed change that matches. It also calls once when watching has begun, for what happened
 * meanwhile. A short outage is bridged by the driver.
 */
export function watchChanges<Row extends Document>(
  collection: Collection<Row>,
  match: Document,
  onChange: (change?: ChangeStreamDocument<Row>) => void,
): Watch {
  const lost = new AbortController()
  const stream = collection.watch([{ $match: match }], { maxAwaitTimeMS: ANSWERED_WITHIN_MS })
  let closing = false

  async function watch(): Promise<void> {
    await stream.tryNext()
    if (!closing) onChange()
    while (!closing) {
      const change = await stream.next()
      if (!closing) onChange(change)
    }
    await stream.close() // once more: the driver may have begun another one meanwhile
  }
  watch().catch((error) => {
    if (!closing) lost.abort(error)
  })

  return {
    lost: lost.signal,
    async close() {
      closing = true
      // A `next` that the driver is retrying during an outage never resolves, and is not awaited.
      await stream.close().catch(() => undefined)
    },
  }
}
