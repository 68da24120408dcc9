import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from '../logger.ts'
import { pause } from '../pause.ts'
import { serverOptions } from './provision.ts'

/** A connection to NATS that survives outages, without an outbox; used alone by the gateway. */
export interface Bus {
  start(): void
  stop(): Promise<void>
  /** True while NATS is reachable and every `listen` is in force. */
  readonly connected: boolean
  /** The connection, as soon as NATS is reachable. Rejects when the bus is stopped before that. */
  connection(): Promise<NatsConnection>
  /** Subscribes to control messages on a subject outside every stream. Call it before `start`. */
  listen(subject: string, hear: (data: unknown) => void): void
  /** Runs on the first connection and on every one after an outage. */
  onConnect(act: () => void): void
  onDisconnect(act: () => void): void
}

export interface BusOptions {
  natsUrl: string
  service: string
  logger: Logger
}

const RETRY_MS = 500

export function createBus({ natsUrl, service, logger }: BusOptions): Bus {
  const listeners: { subject: string; hear: (data: unknown) => void }[] = []
  const connectHooks: (() => void)[] = []
  const disconnectHooks: (() => void)[] = []
  const stopping = new AbortController()
  let established: NatsConnection | undefined
  let reachable = promiseOfConnection()
  let connected = false
  let life: Promise<void> | undefined

  const cameUp = (nats: NatsConnection) => {
    connected = true
    reachable.resolve(nats)
    logger.info({ service }, 'Connected to NATS')
    for (const act of connectHooks) act()
  }
  const wentDown = () => {
    if (!connected) return
    connected = false
    reachable = promiseOfConnection()
    if (!stopping.signal.aborted) logger.warn({ service }, 'Lost NATS, reconnecting')
    for (const act of disconnectHooks) act()
  }

  async function connectFirst(): Promise<NatsConnection | undefined> {
    for (let attempt = 1; !stopping.signal.aborted; attempt++) {
      try {
        return await connect(serverOptions(natsUrl, service, RETRY_MS))
      } catch (error) {
        if (attempt === 1) logger.warn({ error, service }, 'NATS is away, trying until it answers')
        await pause(RETRY_MS, stopping.signal)
      }
    }
    return undefined
  }

  function hearAll(nats: NatsConnection): void {
    for (const { subject, hear } of listeners)
      nats.subscribe(subject, {
        callback: (error, message) => {
          if (error) return logger.error({ error, subject }, 'A control subscription failed')
          try {
            hear(message.json())
          } catch (cause) {
            logger.error({ error: cause, subject }, 'A control message was not understood')
          }
        },
      })
  }

  async function live(): Promise<void> {
    const nats = await connectFirst()
    if (!nats) return
    if (stopping.signal.aborted) return nats.close()
    established = nats
    const changes = nats.status()
    hearAll(nats)
    await inForce(nats) // an outage right now is followed by a reconnect, which subscribes again
    if (nats.isClosed()) return
    cameUp(nats)
    for await (const status of changes) {
      if (status.type === 'disconnect') wentDown()
      if (status.type === 'reconnect' && (await inForce(nats))) cameUp(nats)
    }
  }

  return {
    get connected() {
      return connected
    },
    start() {
      life ??= live()
    },
    async stop() {
      stopping.abort()
      if (established && !established.isClosed()) await (connected ? established.drain() : established.close())
      wentDown()
      reachable.reject(new Error('The bus has been stopped'))
      await life
    },
    connection: () => reachable.promise,
    listen: (subject, hear) => void listeners.push({ subject, hear }),
    onConnect: (act) => void connectHooks.push(act),
    onDisconnect: (act) => void disconnectHooks.push(act),
  }
}

/**
 * A round trip after subscribing; if it fails the connection was lost again, and another reconnect follows. Once the
 * connection is closed there is no response, not even an error.
 */
const inForce = (nats: NatsConnection): Promise<boolean> =>
  Promise.race([
    nats.flush().then(
      () => true,
      () => false,
    ),
    nats.closed().then(() => false),
  ])

function promiseOfConnection() {
  const promised = Promise.withResolvers<NatsConnection>()
  promised.promise.catch(() => undefined) // stopping with nothing awaiting it is no error
  return promised
}
