import type { ChangeStreamDocument, Collection, Document } from 'mongodb'
import { type Watch, watchChanges } from './watch.ts'

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
