import { Socket } from 'node:net'
import { constants } from 'node:os'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { withSettings } from './database.ts'

type Options = ConstructorParameters<typeof PrismaPg>[1]

export interface DatabaseLimits {
  /** As PostgreSQL lists the connections. */
  service: string
  connections?: number | undefined
  /** Settings of every session, as `-c name=value`. */
  settings?: string
  /** After this long without an answer a connection is lost, as by a host that has vanished. */
  answersWithinMs?: number
}

const CONNECTION_LIMIT_MS = 3_000
const STATEMENT_LIMIT_MS = 15_000
const IDLE_IN_TRANSACTION_LIMIT_MS = 20_000
/** Prisma writes times without their zone, and reads some without: they mean UTC whatever zone the server is in. */
const IN_UTC = '-c timezone=UTC'
/** Longer than any statement may take, and than a connection stays idle. */
const ANSWERS_WITHIN_MS = 20_000

/** How a service's Prisma client reaches its database; every wait on it has an end. */
export const prismaAdapter = (
  connectionString: string,
  { service, connections = 10, settings, answersWithinMs = ANSWERS_WITHIN_MS }: DatabaseLimits,
  options?: Options,
) =>
  new PrismaPg(
    {
      connectionString: withSettings(connectionString, settings, IN_UTC),
      max: connections,
      connectionTimeoutMillis: CONNECTION_LIMIT_MS,
      statement_timeout: STATEMENT_LIMIT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
      application_name: service,
      stream: () => openSocket(answersWithinMs),
      Client: Connection,
    },
    options,
  )

/**
 * A connection whose loss ends no process: between the pool that hands it over and Prisma, which then listens, nobody does. The
 * next statement on it fails.
 */
class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/**
 * A socket that fails when its peer is silent for so long, as the system itself would after a quarter of an hour. The
 * whole connection is lost then, where the driver's `query_timeout` would keep it: the next one to use it could find itself in a
 * transaction that nobody has ended.
 */
function openSocket(answersWithinMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(answersWithinMs, () => socket.destroy(timedOut(answersWithinMs)))
}

const timedOut = (afterMs: number) =>
  Object.assign(new Error(`read ETIMEDOUT: PostgreSQL has said nothing for ${afterMs} ms`), {
    code: 'ETIMEDOUT',
    errno: -constants.errno.ETIMEDOUT,
    syscall: 'read',
  })
