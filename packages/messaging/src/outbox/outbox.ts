import { randomUUID } from 'node:crypto'
import { type ControlMessage, type Envelope, envelopeSchema, type NewEvent } from '@storyright/contracts/events'
import { traceHere } from '@storyright/service-kit/telemetry'
import type { MessagingStore, OutboxMessage } from '../store.ts'

/** Where use cases put the events to publish. */
export interface Outbox<Tx> {
  /** Writes the messages in the caller's transaction; they are published after the commit. Throws on data off contract. */
  add(tx: Tx, messages: readonly (NewEvent | ControlMessage)[]): Promise<void>
}

export interface OutboxOptions<Tx> {
  service: string
  store: Pick<MessagingStore<Tx>, 'enqueue'>
  /** The events' time; only a seed that writes the past sets it. */
  clock?: () => Date
}

/** An outbox without a relay, for programs that write and leave publishing to the service: a seed, an operator's command. */
export function createOutbox<Tx>({ service, store, clock = () => new Date() }: OutboxOptions<Tx>): Outbox<Tx> {
  return {
    async add(tx, messages) {
      if (messages.length === 0) return
      await store.enqueue(
        tx,
        messages.map((message) => toMessage(service, message, clock())),
      )
    },
  }
}

// NATS refuses messages over 1 MiB; one such row would hold up everything behind it.
const MAX_BYTES = 512 * 1024

/** Turns a use case's event into an outbox message, or throws when it breaks the contract. */
function toMessage(service: string, message: NewEvent | ControlMessage, at: Date): OutboxMessage {
  const outgoing = 'controlSubject' in message ? controlMessage(message) : eventMessage(service, message, at)
  const size = Buffer.byteLength(outgoing.payload)
  if (size > MAX_BYTES) throw new Error(`${outgoing.subject} carries ${size} bytes, at most ${MAX_BYTES} may be sent`)
  return outgoing
}

function controlMessage({ controlSubject, data }: ControlMessage): OutboxMessage {
  return { id: randomUUID(), kind: 'control', subject: controlSubject, payload: JSON.stringify(data) }
}

function eventMessage(service: string, event: NewEvent, at: Date): OutboxMessage {
  const { definition, entityId, entityVersion } = event
  const traceparent = traceHere()
  if (definition.producer !== service) throw new Error(`${definition.type} belongs to ${definition.producer}`)
  if (!/^[\w-]+$/.test(entityId)) throw new Error(`${definition.type}: "${entityId}" cannot stand in a subject`)
  const envelope: Envelope = {
    specversion: '1.0',
    id: randomUUID(),
    source: `/${service}`,
    type: definition.type,
    subject: entityId,
    time: at.toISOString(),
    datacontenttype: 'application/json',
    entityversion: entityVersion,
    ...(traceparent && { traceparent }),
    data: definition.data.parse(event.data),
  }
  return {
    id: envelope.id,
    kind: 'event',
    subject: `${definition.subjectPrefix}.${entityId}`,
    payload: JSON.stringify(envelopeSchema.parse(envelope)),
  }
}
