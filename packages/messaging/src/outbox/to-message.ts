import { randomUUID } from 'node:crypto'
import { type ControlMessage, type Envelope, envelopeSchema, type NewEvent } from '@storyright/contracts/events'
import { traceHere } from '@storyright/service-kit/telemetry'
import type { OutboxMessage } from '../store.ts'

// NATS refuses messages over 1 MiB; one such row would hold up everything behind it.
const MAX_BYTES = 512 * 1024

/** Turns a use case's event into an outbox message, or throws when it breaks the contract. */
export function toMessage(service: string, message: NewEvent | ControlMessage, at: Date): OutboxMessage {
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
