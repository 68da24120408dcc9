import type { OfferEnding } from '@storyright/contracts'
import type { Tx } from '../database.ts'

export interface EndLater {
  /** Either the listing whose offers end, or the person on whichever side. */
  listingId?: string
  personId?: string
  exceptOfferId?: string
  because: OfferEnding
  at: Date
}

/** Whoever does the upkeep listens on this channel. */
export const UPKEEP_CHANNEL = 'offers_upkeep'

/**
 * Ends many offers by one row: from its commit on none of them can be paid, accepted or renewed, and the upkeep ends them
 * some at a time, beginning at once.
 */
export async function endLater(tx: Tx, ending: EndLater): Promise<void> {
  await tx.ending.create({ data: ending })
  await tx.$executeRaw`SELECT pg_notify(${UPKEEP_CHANNEL}, '')` // heard with the commit
}
