import { refusals } from '@storyright/contracts/vocabulary'
import { isOwnFault } from './own-fault.ts'

/** Turns an error that means PostgreSQL was slow, busy or gone into a 503; leaves every other error as it is. */
export const namingOutage = (error: unknown): unknown =>
  isOwnFault(error) ? Object.assign(refusals.unavailable({ retryAfterSeconds: 5 }), { cause: error }) : error
