import { jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { DEAD_LETTERS, deadLetterStream, ensureStream } from '../bus/streams.ts'
import { type DeadLetter, readLetter } from './letter.ts'

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
