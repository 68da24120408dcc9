import type { JsMsg } from '@nats-io/jetstream'
import { type Envelope, type EventDefinition, envelopeSchema } from '@storyright/contracts/events'

/** A subscription to one event, made by `on`. */
export interface Subscription<Tx> {
  definition: Pick<EventDefinition, 'producer' | 'type' | 'subjectPrefix'>
  /** Validates the data against the contract, and returns the work to do in the transaction. */
  prepare(event: Envelope): (tx: Tx) => Promise<void>
}

/**
 * Declares a handler for an event. The handler's writes and the inbox row commit
 * together, so it may be written as if every event came exactly once; only the order is not certain.
 */
export function on<Data, Tx>(
  definition: EventDefinition<Data>,
  handler: (event: Envelope<Data>, tx: Tx) => Promise<void>,
): Subscription<Tx> {
  return {
    definition,
    prepare(event) {
      const typed = { ...event, data: definition.data.parse(event.data) }
      return (tx) => handler(typed, tx)
    },
  }
}

/** Parses a delivered message and returns its handlers' work. Throws when it can never be parsed. */
export function prepare<Tx>(
  message: Pick<JsMsg, 'string' | 'headers'>,
  subscriptions: readonly Subscription<Tx>[],
): { event: Envelope; work: ((tx: Tx) => Promise<void>)[] } {
  const { data, ...head } = envelopeSchema.parse(JSON.parse(message.string()))
  const sent = message.headers?.get('traceparent') // the publishing, which came after the writing
  const event: Envelope = { ...head, ...(sent && { traceparent: sent }), data }
  const wanted = subscriptions.filter(({ definition }) => definition.type === event.type)
  if (wanted.length === 0) throw new Error(`Nothing here handles ${event.type}`)
  return { event, work: wanted.map((subscription) => subscription.prepare(event)) }
}
