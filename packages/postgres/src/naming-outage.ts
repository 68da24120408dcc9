import { refusals } from '@storyright/contracts/vocabulary'

const kinds = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']
// PostgreSQL is shutting down, has crashed, or is still starting; its disk is full, its memory used up, or its files fail it.
const states = ['57P01', '57P02', '57P03', '53100', '53200', '53300', '58030']
// The driver's errors without a code.
const words =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Unable to start a transaction|ECONNREFUSED/

/** Turns an error of Prisma or the driver that means PostgreSQL is away into a 503; leaves every other error as it is. */
export function namingOutage(error: unknown): unknown {
  return isOutage(error) ? Object.assign(refusals.unavailable({ retryAfterSeconds: 5 }), { cause: error }) : error
}

interface DatabaseError extends Error {
  code?: string
  meta?: { driverAdapterError?: { cause?: { kind?: string; originalCode?: string } } }
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', meta } = error as DatabaseError
  const { kind = '', originalCode = code } = meta?.driverAdapterError?.cause ?? {}
  if (kinds.includes(kind) || states.includes(originalCode)) return true
  return words.test(error.message)
}
