import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceName } from '@storyright/contracts/services'
import { createMessaging, type Messaging, type Outbox } from '@storyright/messaging'
import {
  type Background,
  createService,
  createServiceClient,
  type Lease,
  type ServiceClient,
  type ServiceOptions,
  workInBackground,
} from '@storyright/service-kit'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type InternalAnswers, mountInternalCalls } from './internal-calls.ts'
import type { OpenMain, Stored } from './stored.ts'

interface StoredServiceConfig {
  LOG_LEVEL: string
  NATS_URL: string
  NATS_REPLICAS?: number | undefined
  INTERNAL_TOKEN: string
  FLAGS_FILE?: string | undefined
  HOLD_FILE?: string | undefined
}

export interface StoredServiceOptions<Config, Db, Tx> extends Pick<ServiceOptions, 'readViewer' | 'trustProxy'> {
  name: ServiceName
  config: Config
  store: OpenMain<Config, Db, Tx>
  clock: () => Date
}

/** What an `app.ts` assembles a service from. */
export interface StoredService<Db, Tx> {
  app: FastifyInstance
  logger: FastifyBaseLogger
  clock: () => Date
  db: Db
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  outbox: Outbox<Tx>
  messaging: Messaging<Tx>
  /** Another store: the service is ready when it answers, too. */
  use<Other>(stored: Stored<Other>): Other
  /** Something that has to be closed with the service, and how. */
  keep<Thing>(thing: Thing, close: (thing: Thing) => Promise<unknown> | unknown): Thing
  /** A client for another service, with the internal token. */
  neighbour(baseUrl: string, options: { timeoutMs: number }): ServiceClient
  /** Mounts the internal calls of every service, and the service's own internal calls in `own`. */
  mountInternalCalls(answers: InternalAnswers, own?: (scope: FastifyInstance) => void): void
  lease(name: string, rungBy?: string): Lease
  /** Background work: starts with the service, and ends before anything that it may need. */
  inBackground(work: Background): void
  /** Starts publishing, consuming and background work; all but the first waits while there is a file that holds it. */
  start(): FastifyInstance
}

const LOOK_EVERY_MS = 250

/** Waits until a file is gone, or the signal aborts. */
async function untilGone(file: string, signal: AbortSignal): Promise<void> {
  while (existsSync(file) && !signal.aborted) await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
}

/**
 * Opens what every service with a store has: server, store, messages. A closing service lets requests under way finish, then
 * ends its background work, then its messages, then closes what it was given, the last first, and its store at the very end.
 */
export async function openStoredService<Config extends StoredServiceConfig, Db, Tx>(
  options: StoredServiceOptions<Config, Db, Tx>,
): Promise<StoredService<Db, Tx>> {
  const { name, config, clock } = options
  const stores: Stored<unknown>[] = []
  const closing = new AsyncDisposableStack()
  const background: Background[] = []
  const app = createService({
    ...options,
    logLevel: config.LOG_LEVEL,
    flagsFile: config.FLAGS_FILE,
    translateError: (error) =>
      stores.reduce((event, { translateError = (same) => same }) => translateError(event), error),
  })
  app.addHook('onClose', () => closing.disposeAsync())

  const keep: StoredService<Db, Tx>['keep'] = (thing, close) => {
    closing.defer(async () => void (await close(thing)))
    return thing
  }
  const use: StoredService<Db, Tx>['use'] = (stored) => {
    stores.push(stored)
    app.checkReadiness(stored.kind, stored.check)
    keep(stored, ({ close }) => close())
    return stored.db
  }

  const main = await options.store(config, name)
  const db = use(main)
  const { log: logger } = app
  const messaging = createMessaging({
    service: name,
    natsUrl: config.NATS_URL,
    ...(config.NATS_REPLICAS && { replicas: config.NATS_REPLICAS }),
    store: main.messaging,
    logger,
    clock,
  })
  app.checkReadiness('nats', () => {
    if (!messaging.bus.connected) throw new Error('NATS is away')
  })

  return {
    app,
    logger,
    clock,
    db,
    transaction: main.messaging.transaction,
    outbox: messaging.outbox,
    messaging,
    use,
    keep,
    neighbour: (baseUrl, { timeoutMs }) =>
      keep(createServiceClient({ baseUrl, internalToken: config.INTERNAL_TOKEN, timeoutMs }), (client) =>
        client.close(),
      ),
    mountInternalCalls: (answers, own) =>
      mountInternalCalls(app, { internalToken: config.INTERNAL_TOKEN, messaging, clock, answers, own }),
    lease: main.lease,
    inBackground: (work) => void background.push(work),
    start() {
      const { HOLD_FILE: file } = config
      const holding = new AbortController()
      const released = file ? untilGone(file, holding.signal) : undefined
      keep(messaging, ({ stop }) => stop()).start(released)
      const work = () => {
        for (const one of background) keep(workInBackground(one, { clock, logger }), ({ stop }) => stop())
      }
      if (!released) work()
      else {
        keep(holding, () => holding.abort())
        void released.then(() => holding.signal.aborted || work())
      }
      return app
    },
  }
}
