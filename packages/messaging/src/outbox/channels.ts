import { jetstream } from '@nats-io/jetstream'
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node'
import { SpanKind } from '@opentelemetry/api'
import { inSpan, traceHere } from '@storyright/service-kit/telemetry'
import { ensureStream, producerStream } from '../bus/streams.ts'
import type { OutboxMessage } from '../store.ts'

const ACK_TIMEOUT_MS = 2_000

/** Publishes a batch of messages and returns the ids that NATS has acknowledged, with the first failure if any. */
export type Publish = (run: readonly OutboxMessage[]) => Promise<{ sent: string[]; failure: unknown }>

/** A channel out of the outbox: which messages it publishes, and how. */
export interface Channel {
  kind: OutboxMessage['kind']
  /** Prepares what it needs in NATS, again after every interruption. */
  open(nats: NatsConnection): Promise<Publish>
}

/** Publishes events to the service's stream. */
export function eventChannel(service: string, replicas?: number): Channel {
  return {
    kind: 'event',
    async open(nats) {
      await ensureStream(nats, producerStream(service), replicas)
      const stream = jetstream(nats)
      const expect = { streamName: service }
      return sendEach((message) => {
        const { id, subject, payload, round = 0 } = message
        // NATS deduplicates by message id: a resent message has a new one, around the same event.
        const msgID = round === 0 ? id : `${id}:${round}`
        const options = { msgID, expect, timeout: ACK_TIMEOUT_MS }
        return publishTraced(message, (headers) =>
          stream.publish(subject, payload, { ...options, ...(headers && { headers }) }),
        )
      })
    },
  }
}

/** Publishes control messages to current subscribers. They need no stream, so no trouble with streams delays them. */
export const controlChannel: Channel = {
  kind: 'control',
  open: async (nats) =>
    sendEach(async ({ subject, payload }) => {
      nats.publish(subject, payload)
      await nats.flush()
    }),
}

const sendEach =
  (send: (message: OutboxMessage) => Promise<unknown>): Publish =>
  async (run) => {
    const results = await Promise.allSettled(run.map((message) => send(message).then(() => message.id)))
    const sent = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const failed = results.find((result) => result.status === 'rejected')
    return { sent, failure: failed?.reason }
  }

/** Sends an event as a span of the trace that it was written in, with its place in it among the message's headers. */
function publishTraced<Result>(
  { subject, payload }: OutboxMessage,
  send: (its?: MsgHdrs) => Promise<Result>,
): Promise<Result> {
  const written = writtenIn(payload)
  if (!written) return send()
  // Without what names the entity.
  const name = `${subject.slice(0, subject.lastIndexOf('.'))} publish`
  const attributes = { 'messaging.system': 'nats' }
  return inSpan({ name, after: written, kind: SpanKind.PRODUCER, attributes }, () => {
    const its = headers()
    its.set('traceparent', traceHere() ?? written)
    return send(its)
  })
}

/** The trace of an event; where nobody traces none is parsed for it. */
function writtenIn(payload: string): string | undefined {
  if (!payload.includes('"traceparent":')) return undefined
  const { traceparent } = JSON.parse(payload) as { traceparent?: string }
  return traceparent
}
