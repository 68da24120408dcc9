import type { JsMsg } from '@nats-io/jetstream'
import { type Envelope, type EventDefinition, envelopeSchema } from '@storyright/contracts/events'

/** A subscription to one event, made by `on` or `onAll`. */
export interface Subscription<Tx> {
  definition: Pick<EventDefinition, 'producer' | 'type' | 'subjectPrefix'>
  /** Validates the data against the contract, and returns the work to do in the transaction. */
  prepare(event: Envelope): Work<Tx>
}

/** What a handler does with an event. */
export interface Work<Tx> {
  event: Envelope
  carryOut(tx: Tx): Promise<void>
  /** The same for it and others that came with it, where the handler takes several. */
  together?: Together<Tx>
}
type Together<Tx> = (events: Envelope[], tx: Tx) => Promise<void>

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
      return { event: typed, carryOut: (tx) => handler(typed, tx) }
    },
  }
}

/**
 * Declares a handler for several events, which is given those that came together in one call, in the order in which they came:
 * so that what they need is read and written for all of them at once. For the rest it is as `on`.
 */
export function onAll<Data, Tx>(
  definitions: readonly EventDefinition<Data>[],
  handler: (events: Envelope<Data>[], tx: Tx) => Promise<void>,
): Subscription<Tx>[] {
  const together: Together<Tx> = (events, tx) => handler(events as Envelope<Data>[], tx)
  return definitions.map((definition) => ({
    definition,
    prepare(event) {
      const typed = { ...event, data: definition.data.parse(event.data) }
      return { event: typed, carryOut: (tx) => handler([typed], tx), together }
    },
  }))
}

/** Parses a delivered message and returns its handlers' work. Throws when it can never be parsed. */
export function prepare<Tx>(
  message: Pick<JsMsg, 'string' | 'headers'>,
  subscriptions: readonly Subscription<Tx>[],
): Prepared<Tx> {
  const { data, ...head } = envelopeSchema.parse(JSON.parse(message.string()))
  const sent = message.headers?.get('traceparent') // the publishing, which came after the writing
  const event: Envelope = { ...head, ...(sent && { traceparent: sent }), data }
  const wanted = subscriptions.filter(({ definition }) => definition.type === event.type)
  if (wanted.length === 0) throw new Error(`Nothing here handles ${event.type}`)
  return { event, work: wanted.map((one) => one.prepare(event)) }
}

/** An event and what all its handlers do with it. */
export interface Prepared<Tx> {
  event: Envelope
  work: readonly Work<Tx>[]
}

/** Work that is done in one go. */
export interface Share<Tx> {
  /** As they were sent. */
  events: Envelope[]
  carryOut(tx: Tx): Promise<void>
}

/** Groups work for single events by event, and work for batches by handler. */
export function sharesOf<Tx>(all: readonly Prepared<Tx>[]): Share<Tx>[] {
  const work = all.flatMap((one) => one.work.map((its) => ({ sent: one.event, ...its })))
  const byWhom = Map.groupBy(work, ({ sent, together }) => (all.length > 1 && together) || sent)
  return [...byWhom].map(([whose, its]) => ({
    events: [...new Set(its.map(({ sent }) => sent))],
    async carryOut(tx) {
      if (typeof whose !== 'function') for (const one of its) await one.carryOut(tx)
      else
        await whose(
          its.map(({ event }) => event),
          tx,
        )
    },
  }))
}
