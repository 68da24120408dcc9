// Connections, conflicts between transactions, resources, an operator or a time limit at work, the system itself.
const classes = ['08', '40', '53', '57', '58']
// A lock that was not free in time, sessions and transactions that took too long, a standby that takes no writes.
const states = ['55P03', '25P03', '25P04', '25006']
// Prisma’s own limits: no connection in time, a transaction that took too long, a conflict.
const prismaCodes = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034']
const kinds = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']
// The driver's errors without a code.
const words =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Unable to start a transaction|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT/

interface DatabaseError extends Error {
  code?: string
  meta?: { driverAdapterError?: { cause?: { kind?: string; originalCode?: string } } }
}

/** Whether an error of Prisma or the driver means that PostgreSQL was slow, busy or gone. */
export function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', meta } = error as DatabaseError
  const { kind = '', originalCode = code } = meta?.driverAdapterError?.cause ?? {}
  if (prismaCodes.includes(code) || kinds.includes(kind) || states.includes(originalCode)) return true
  return (/^[0-9A-Z]{5}$/.test(originalCode) && classes.includes(originalCode.slice(0, 2))) || words.test(error.message)
}
