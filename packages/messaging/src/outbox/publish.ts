import type { JetStreamClient } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import type { OutboxMessage } from '../store.ts'

const ACK_TIMEOUT_MS = 2_000

/** Sends one run of messages and answers the ids that NATS has taken, with the first failure if there was one. */
export async function publishAll(
  { nats, jetstream, stream }: { nats: NatsConnection; jetstream: JetStreamClient; stream: string },
  run: readonly OutboxMessage[],
): Promise<{ sent: string[]; failure: unknown }> {
  const results = await Promise.allSettled(
    run.map(async ({ id, kind, subject, payload, round = 0 }) => {
      if (kind === 'event')
        await jetstream.publish(subject, payload, {
          // NATS drops a message whose id it has seen: one that is told again has another, and the event inside the same.
          msgID: round === 0 ? id : `${id}:${round}`,
          expect: { streamName: stream },
          timeout: ACK_TIMEOUT_MS,
        })
      else {
        nats.publish(subject, payload)
        await nats.flush()
      }
      return id
    }),
  )
  const sent = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  return { sent, failure: failed?.reason }
}
