import { jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { ensureStream, producerStream } from '../bus/streams.ts'
import type { OutboxMessage } from '../store.ts'

const ACK_TIMEOUT_MS = 2_000

/** Sends one run of messages and answers the ids that NATS has taken, with the first failure if there was one. */
export type Publish = (run: readonly OutboxMessage[]) => Promise<{ sent: string[]; failure: unknown }>

/** One way out of the outbox: what leaves by it, and how. */
export interface Channel {
  kind: OutboxMessage['kind']
  /** Prepares what it needs of NATS, after every interruption anew. */
  open(nats: NatsConnection): Promise<Publish>
}

/** Events go into the service's stream. */
export const eventChannel = (service: string, replicas?: number): Channel => ({
  kind: 'event',
  async open(nats) {
    await ensureStream(nats, producerStream(service), replicas)
    const stream = jetstream(nats)
    const expect = { streamName: service }
    return sendEach(({ id, subject, payload, round = 0 }) => {
      // NATS drops a message whose id it has seen: one that is told again has another, and the event inside the same.
      const msgID = round === 0 ? id : `${id}:${round}`
      return stream.publish(subject, payload, { msgID, expect, timeout: ACK_TIMEOUT_MS })
    })
  },
})

/** Control messages go to who listens now. They need no stream, so nothing that befalls streams delays them. */
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
