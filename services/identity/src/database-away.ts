import { refusals } from '@storyright/contracts'
import { Prisma } from './generated/client.ts'

const kinds = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']
// PostgreSQL is shutting down, has crashed, or is still starting.
const states = ['57P01', '57P02', '57P03']
// What the driver says without a code.
const words =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Unable to start a transaction/

/** Turns an outage of the database into a 503 that says when to come back; leaves every other error as it is. */
export function namingOutage(error: unknown): unknown {
  return isOutage(error) ? Object.assign(refusals.unavailable({ retryAfterSeconds: 5 }), { cause: error }) : error
}

function isOutage(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const { cause } = (error.meta?.driverAdapterError ?? {}) as { cause?: { kind?: string; originalCode?: string } }
    if (kinds.includes(cause?.kind ?? '') || states.includes(cause?.originalCode ?? '')) return true
  }
  return error instanceof Error && words.test(error.message)
}
