import { type JsMsg, jetstream } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { count } from '@storyright/service-kit/telemetry'
import { DEAD_LETTERS, REPLAYS } from '../bus/streams.ts'
import { letterHeaders } from './letter.ts'

interface ParkMessageInput {
  service: string
  stream: string
  message: JsMsg
  reason: string
  attempts: number
}

/** Keeps a message that this service could not handle, with all it takes to understand and replay it. */
export async function parkMessage(nats: NatsConnection, parking: ParkMessageInput): Promise<void> {
  const { service, stream, message, reason, attempts } = parking
  const replayed = stream === REPLAYS
  const producer = replayed ? message.subject.split('.').at(-1)! : stream
  const originalSubject = (replayed && message.headers?.get(letterHeaders.subject)) || message.subject
  const letter = headers()
  letter.set(letterHeaders.consumer, service)
  letter.set(letterHeaders.reason, oneLine(reason))
  letter.set(letterHeaders.subject, originalSubject)
  letter.set(letterHeaders.attempts, String(attempts))
  letter.set(letterHeaders.eventId, eventIdOf(message))
  await jetstream(nats).publish(`${DEAD_LETTERS}.${service}.${producer}`, message.data, {
    headers: letter,
    // The sequence distinguishes a message parked again after a replay from one parked twice because we died before the ack.
    msgID: `${service}:${stream}:${message.seq}`,
  })
  if (!replayed) count('deadLetters', 1, { stream: producer }) // a replayed one was counted before
}

const oneLine = (reason: string) => reason.replaceAll(/\s+/g, ' ').slice(0, 500)

const eventIdOf = (message: JsMsg) =>
  message.headers?.get(letterHeaders.eventId) || message.headers?.get('Nats-Msg-Id')?.split(':')[0] || ''
