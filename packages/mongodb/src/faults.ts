import { refusals } from '@storyright/contracts/vocabulary'
import { MongoBulkWriteError, MongoError } from 'mongodb'

const outages = [
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoWaitQueueTimeoutError',
  'MongoPoolClearedError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
]
// No primary, a primary that steps down, a server that shuts down or recovers, hosts that cannot be reached.
const outageCodes = [6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13388, 13435, 13436]
// Locks and time limits, conflicts, interrupted work, transactions that the server gave up.
const busyCodes = [24, 50, 64, 112, 202, 225, 246, 251, 262, 365, 11601]
const labels = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError']

/** Turns an error of the driver that means MongoDB was slow, busy or gone into a 503; leaves every other error as it is. */
export function namingOutage(error: unknown): unknown {
  return isOwnFault(error) ? Object.assign(refusals.unavailable({ retryAfterSeconds: 5 }), { cause: error }) : error
}

/** Whether an error means that MongoDB was slow, busy or gone, and not that the attempted work was wrong. */
export function isOwnFault(raised: unknown): boolean {
  const error = metBy(raised)
  if (isOutage(error)) return true
  if (!(error instanceof MongoError)) return false
  return busyCodes.includes(Number(error.code)) || labels.some((label) => error.hasErrorLabel(label))
}

export function isOutage(raised: unknown): boolean {
  const error = metBy(raised)
  return error instanceof MongoError && (outages.includes(error.name) || outageCodes.includes(Number(error.code)))
}

/** A bulk write that was interrupted has an error of its own around the one it met. */
function metBy(error: unknown): unknown {
  return error instanceof MongoBulkWriteError && error.errorResponse instanceof MongoError ? error.errorResponse : error
}
