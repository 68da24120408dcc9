import { setImmediate as turn } from 'node:timers/promises'

/**
 * Yields batches of messages: at least one, and as many as are there already. NATS' own count of them cannot be
 * trusted for it: it also counts deliveries by a consumer's reported state.
 */
export async function* inBatches<Message>(messages: AsyncIterable<Message>, atMost: number): AsyncGenerator<Message[]> {
  const iterator = messages[Symbol.asyncIterator]()
  let coming = upcoming(iterator)
  try {
    for (let first = await coming; !first.done; first = await coming) {
      coming = upcoming(iterator)
      const batch = [first.value]
      while (batch.length < atMost) {
        const next = await Promise.race([coming, turn(undefined)])
        if (!next || next.done) break
        coming = upcoming(iterator)
        batch.push(next.value)
      }
      yield batch
    }
  } finally {
    // An iterator that is no longer read can be closed only once its pending messages have come.
    iterator.return?.().catch(() => undefined)
  }
}

/** A failure may come after the last reader is gone. */
function upcoming<Message>(iterator: AsyncIterator<Message>): Promise<IteratorResult<Message>> {
  const next = iterator.next()
  next.catch(() => undefined)
  return next
}
