import { limits, offerLimits } from '@storyright/contracts/vocabulary'
import type { Tx } from './database.ts'

/** How much one person may have here at a time. */
export interface Quotas {
  unpaidOffers: number
  openOffers: number
  openOffersOnListing: number
  decksPerDay: number
  messagesPerHour: number
  keptBytes: number
}

/** Without a configuration: for demo data and tests. */
export const usualQuotas: Quotas = { ...offerLimits, ...limits }

/**
 * Lets one person's requests of a kind wait for each other until the transaction ends, so that two at once count each other. It comes before
 * every lock of a row.
 */
export const oneAtATime = (tx: Tx, what: 'offers' | 'files' | 'messages', personId: string) =>
  lock(tx, `${what} of ${personId}`)

/** The same of one offer's documents. The trigger that numbers them takes this lock, too. */
export const oneDocumentAtATime = (tx: Tx, offerId: string) => lock(tx, `shelf of ${offerId}`)

const lock = (tx: Tx, name: string) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
