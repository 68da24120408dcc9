import { producerStream, REPLAYS, replayStream } from '../bus/streams.ts'
import type { Source } from './consumer.ts'
import type { Subscription } from './subscription.ts'

/** The streams a service consumes: one for each producer it subscribes to, and its own replays. */
export function sourcesOf<Tx>(service: string, subscriptions: readonly Subscription<Tx>[]): Source[] {
  if (subscriptions.length === 0) return []
  const byProducer = Map.groupBy(subscriptions, ({ definition }) => definition.producer)
  const sources = [...byProducer].map(([producer, its]) => ({
    stream: producerStream(producer),
    subjects: [...new Set(its.map(({ definition }) => `${definition.subjectPrefix}.*`))],
  }))
  return [...sources, { stream: replayStream, subjects: [`${REPLAYS}.${service}.*`] }]
}
