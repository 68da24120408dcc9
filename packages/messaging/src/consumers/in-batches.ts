import { setImmediate as turn } from 'node:timers/promises'

/**
 * What has come by now, again and again: one at least, and as many as are there already. NATS' own count of them cannot be
 * trusted for it: it also counts what it has been told of a consumer's state.
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
    // Messages that nobody iterates any more can be closed only when they know. It is heard once what is coming has come.
    iterator.return?.().catch(() => undefined)
  }
}

/** Nobody may be left to hear that it failed. */
function upcoming<Message>(iterator: AsyncIterator<Message>): Promise<IteratorResult<Message>> {
  const next = iterator.next()
  next.catch(() => undefined)
  return next
}
