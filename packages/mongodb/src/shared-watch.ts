import type { ChangeStreamDocument, Collection, Document } from 'mongodb'

/** A listener to changes. */
export interface Listener<Row extends Document> {
  /** Which of the watched changes are for it. */
  concerns(change: ChangeStreamDocument<Row>): boolean
  onChange(): void
}

interface Shared<Row extends Document> {
  watch: Watch
  hasBegun: boolean
  listeners: Map<Listener<Row>, AbortController>
}

/**
 * One watch for all of a process that listen to a collection, as long as somebody does: MongoDB goes through everything that
 * anybody writes for each watch that there is. Calls as `watchChanges` does.
 */
export function shareWatch<Row extends Document>(
  collection: Collection<Row>,
  match: Document,
): (listener: Listener<Row>) => Watch {
  let current: Shared<Row> | undefined

  function open(): Shared<Row> {
    const listeners: Shared<Row>['listeners'] = new Map()
    const watch = watchChanges(collection, match, (change) => {
      shared.hasBegun = true
      for (const listener of [...listeners.keys()]) if (!change || listener.concerns(change)) listener.onChange()
    })
    const shared = { watch, hasBegun: false, listeners }
    watch.lost.addEventListener('abort', () => {
      if (current === shared) current = undefined
      for (const lost of listeners.values()) lost.abort(watch.lost.reason)
    })
    return shared
  }

  return (listener) => {
    current ??= open()
    const shared = current
    const lost = new AbortController()
    shared.listeners.set(listener, lost)
    if (shared.hasBegun) queueMicrotask(() => shared.listeners.has(listener) && listener.onChange())
    return {
      lost: lost.signal,
      async close() {
        shared.listeners.delete(listener)
        if (shared.listeners.size > 0) return
        if (current === shared) current = undefined
        await shared.watch.close()
      },
    }
  }
}

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
