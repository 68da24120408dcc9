import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { DEAD_LETTERS, DISCARDED } from '../bus/streams.ts'
import { letterHeaders } from './letter.ts'
import { listDeadLetters } from './list.ts'

export interface DiscardInput {
  number: number
  why: string
  by: string
}

/** A letter that somebody took off the list for good. */
export interface DiscardedLetter extends DiscardInput {
  service: string
  subject: string
  eventId: string
  reason: string
  discardedAt: Date
}

/**
 * Takes a dead letter off the list for good, and leaves a record of who did so and why; returns whether it was there. The record comes
 * first, and holds none of the event's data.
 */
export async function discardDeadLetter(nats: NatsConnection, { number, why, by }: DiscardInput): Promise<boolean> {
  const { streams } = await jetstreamManager(nats, { checkAPI: false })
  const parked = await listDeadLetters(nats, { limit: Number.MAX_SAFE_INTEGER })
  const letter = parked.find((one) => one.number === number)
  if (!letter) return false
  const record = headers()
  record.set(letterHeaders.consumer, letter.service)
  record.set(letterHeaders.subject, letter.subject)
  record.set(letterHeaders.eventId, letter.eventId)
  record.set(letterHeaders.reason, letter.reason)
  await jetstream(nats).publish(
    `${DEAD_LETTERS}.${DISCARDED}.${letter.service || 'unknown'}.${letter.producer}`,
    JSON.stringify({ number, why, by }),
    { headers: record, msgID: `discard:${number}` },
  )
  await streams.deleteMessage(DEAD_LETTERS, number)
  return true
}

/** The letters that were discarded, oldest first. */
export async function listDiscarded(nats: NatsConnection, limit = 1_000): Promise<DiscardedLetter[]> {
  const consumer = await jetstream(nats).consumers.get(DEAD_LETTERS, {
    filter_subjects: `${DEAD_LETTERS}.${DISCARDED}.>`,
  })
  const { num_pending: pending } = await consumer.info()
  const discarded: DiscardedLetter[] = []
  if (pending === 0) return discarded
  for await (const message of await consumer.fetch({ max_messages: Math.min(pending, limit), expires: 5_000 })) {
    const header = (name: string) => message.headers?.get(name) ?? ''
    discarded.push({
      ...message.json<DiscardInput>(),
      service: header(letterHeaders.consumer),
      subject: header(letterHeaders.subject),
      eventId: header(letterHeaders.eventId),
      reason: header(letterHeaders.reason),
      discardedAt: message.time,
    })
  }
  return discarded
}
