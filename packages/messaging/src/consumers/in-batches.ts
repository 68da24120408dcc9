import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream'

/** What has come by now, again and again: one message at least, and as many as are there already. */
export async function* inBatches(messages: ConsumerMessages, atMost: number): AsyncGenerator<JsMsg[]> {
  const iterator = messages[Symbol.asyncIterator]()
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    const batch = [next.value]
    while (batch.length < atMost && messages.getPending() > 0) {
      const more = await iterator.next()
      if (more.done) break
      batch.push(more.value)
    }
    yield batch
  }
}
