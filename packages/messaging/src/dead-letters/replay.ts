import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { DEAD_LETTERS, ensureStream, REPLAYS, replayStream } from '../bus/streams.ts'
import { type DeadLetter, letterHeaders } from './letter.ts'
import { listDeadLetters } from './list.ts'

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
