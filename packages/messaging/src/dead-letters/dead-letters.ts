import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { DEAD_LETTERS, DISCARDED, deadLetterStream, ensureStream, REPLAYS, replayStream } from '../bus/streams.ts'
import { type DeadLetter, letterHeaders, readLetter } from './letter.ts'

/** Which letters to replay: one by its number, else all of a service. A letter that is no event cannot be replayed and stays. */
export interface ReplayChoice {
  service: string
  number?: number
}

/**
 * Redelivers dead letters to the one service that could not handle them, even if it is down right now, and removes them
 * from the list. Returns how many. An event that fails again is parked again.
 */
export async function replayDeadLetters(nats: NatsConnection, { service, number }: ReplayChoice): Promise<number> {
  await ensureStream(nats, replayStream)
  const { streams } = await jetstreamManager(nats, { checkAPI: false })
  const parked = await listDeadLetters(nats, { service, limit: Number.MAX_SAFE_INTEGER })
  const chosen = parked.filter((letter) => letter.isReadable && (number === undefined || letter.number === number))
  for (const letter of chosen) {
    await send(nats, letter)
    await streams.deleteMessage(DEAD_LETTERS, letter.number)
  }
  return chosen.length
}

async function send(nats: NatsConnection, letter: DeadLetter): Promise<void> {
  const original = headers()
  original.set(letterHeaders.subject, letter.subject)
  original.set(letterHeaders.eventId, letter.eventId)
  await jetstream(nats).publish(`${REPLAYS}.${letter.service}.${letter.producer}`, letter.payload, {
    headers: original,
    msgID: `replay:${letter.number}`,
  })
}

/** The oldest parked events, of one service or of all. */
export async function listDeadLetters(
  nats: NatsConnection,
  { service = '*', limit = 100 }: { service?: string; limit?: number } = {},
): Promise<DeadLetter[]> {
  await ensureStream(nats, deadLetterStream)
  const consumer = await jetstream(nats).consumers.get(DEAD_LETTERS, {
    filter_subjects: `${DEAD_LETTERS}.${service}.*`,
  })
  const { num_pending: pending } = await consumer.info()
  const letters: DeadLetter[] = []
  if (pending === 0) return letters
  for await (const message of await consumer.fetch({ max_messages: Math.min(pending, limit), expires: 5_000 }))
    letters.push(readLetter(message))
  return letters
}

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
