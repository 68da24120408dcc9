import type { JsMsg } from '@nats-io/jetstream'
import { envelopeSchema } from '@storyright/contracts/events'

export const letterHeaders = {
  consumer: 'Storyright-Consumer',
  reason: 'Storyright-Reason',
  subject: 'Storyright-Subject',
  attempts: 'Storyright-Attempts',
  eventId: 'Storyright-Event-Id',
} as const

/** An event that a service could not handle. */
export interface DeadLetter {
  /** Names the letter in `replayDeadLetters`. */
  number: number
  service: string
  producer: string
  subject: string
  eventId: string
  reason: string
  attempts: number
  parkedAt: Date
  payload: string
  /** Whether it is an event at all: no release will ever handle anything else. */
  isReadable: boolean
}

export function readLetter(message: JsMsg): DeadLetter {
  const header = (name: string) => message.headers?.get(name) ?? ''
  return {
    number: message.seq,
    service: header(letterHeaders.consumer),
    producer: message.subject.split('.').at(-1)!,
    subject: header(letterHeaders.subject),
    eventId: header(letterHeaders.eventId),
    reason: header(letterHeaders.reason),
    attempts: Number(header(letterHeaders.attempts)),
    parkedAt: message.time,
    payload: message.string(),
    isReadable: isEvent(message.string()),
  }
}

function isEvent(payload: string): boolean {
  try {
    return envelopeSchema.safeParse(JSON.parse(payload)).success
  } catch {
    return false
  }
}
