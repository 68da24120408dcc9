import { jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { eventually, freshNats } from '@storyright/testing'
import {
  connectTo,
  createMessaging,
  type Messaging,
  type MessagingOptions,
  type Subscription,
} from '../../src/index.ts'
import type { StoreKind, StoreUnderTest } from './store-under-test.ts'

export const quiet = { info() {}, warn() {}, error() {} }

/** Two services on stores of their own: identity sends, catalogue listens. */
export interface Platform<Tx> {
  sender: StoreUnderTest<Tx>
  listener: StoreUnderTest<Tx>
  natsUrl: string
  nats: NatsConnection
  startSender(options?: Partial<MessagingOptions<Tx>>): Promise<Messaging<Tx>>
  startListener(subscriptions: Subscription<Tx>[], options?: Partial<MessagingOptions<Tx>>): Promise<Messaging<Tx>>
  stop(): Promise<void>
}

export async function makePlatform<Tx>(kind: StoreKind<Tx>, ownUrl?: string): Promise<Platform<Tx>> {
  const natsUrl = ownUrl ?? (await freshNats())
  const nats = await connectTo(natsUrl, { maxReconnectAttempts: -1, reconnectTimeWait: 50 })
  const sender = await kind.make('sender')
  const listener = await kind.make('listener')
  const started: Messaging<Tx>[] = []

  async function start(
    service: string,
    store: StoreUnderTest<Tx>,
    more: Partial<MessagingOptions<Tx>>,
    its: Subscription<Tx>[],
  ) {
    const messaging = createMessaging<Tx>({
      service,
      natsUrl,
      store: store.messaging,
      logger: quiet,
      clock: () => new Date(),
      backOffMs: [50, 100],
      ackWaitMs: 1_000,
      pollMs: 500,
      ...more,
    })
    messaging.subscribe(its)
    messaging.start()
    started.push(messaging)
    await messaging.ready()
    return messaging
  }

  return {
    sender,
    listener,
    natsUrl,
    nats,
    startSender: (options = {}) => start('identity', sender, options, []),
    startListener: (subscriptions, options = {}) => start('catalogue', listener, options, subscriptions),
    async stop() {
      await Promise.all(started.map((messaging) => messaging.stop()))
      await Promise.all([sender.close(), listener.close(), nats.close()])
    },
  }
}

/** Waits until everything is sent and every delivery answered, so that what was counted cannot change any more. */
export async function settled<Tx>({ sender, nats }: Platform<Tx>, within = 30_000): Promise<void> {
  const { consumers } = await jetstreamManager(nats, { checkAPI: false })
  await eventually(
    async () => {
      expect(await sender.counts()).toMatchObject({ unsent: 0 })
      const { num_pending, num_ack_pending } = await consumers.info('identity', 'catalogue')
      expect([num_pending, num_ack_pending]).toEqual([0, 0])
    },
    { within },
  )
}
