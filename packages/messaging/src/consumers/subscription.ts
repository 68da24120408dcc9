import { type Envelope, type EventDefinition, envelopeSchema } from '@storyright/contracts/events'

/** One event a service listens to, made by `on`. */
export interface Subscription<Tx> {
  definition: Pick<EventDefinition, 'producer' | 'type' | 'subjectPrefix'>
  /** Checks the data against the contract, and answers the work to do in the transaction. */
  prepare(event: Envelope): (tx: Tx) => Promise<void>
}

/**
 * Declares what a service does on an event. The handler's writes and the note that the event was handled commit
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

/** Reads a delivered payload and finds all that shall happen on it. Throws when it can never be understood. */
export function prepare<Tx>(
  payload: string,
  subscriptions: readonly Subscription<Tx>[],
): { event: Envelope; work: ((tx: Tx) => Promise<void>)[] } {
  const { data, ...head } = envelopeSchema.parse(JSON.parse(payload))
  const event: Envelope = { ...head, data }
  const wanted = subscriptions.filter(({ definition }) => definition.type === event.type)
  if (wanted.length === 0) throw new Error(`Nothing here handles ${event.type}`)
  return { event, work: wanted.map((subscription) => subscription.prepare(event)) }
}
