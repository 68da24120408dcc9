import type { PublicOffer } from '@storyright/contracts/events'
import { refusals } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'
import { offerRows } from '../offers/offer-rows.ts'
import type { AddEntryInput } from './add-entry.ts'

/** An offer counts once its agent has got it, and as long as it has not come to nothing. */
export const isWithAgent = ({ reachedAgent, status }: PublicOffer): boolean =>
  reachedAgent && (status === 'pending' || status === 'accepted')

/** An offer of one’s own that may enter; it does not change until the transaction ends. */
export async function ownOffer(tx: Tx, db: Database, id: string, producerId: string): Promise<PublicOffer> {
  const row = await findAndUpdateRow(tx, offerRows.of(db), id, { $inc: { locks: 1 } })
  if (row && row.offer.producerId === producerId && isWithAgent(row.offer)) return row.offer
  const message = 'Please choose an offer of yours that its agent has and that has not ended'
  throw refusals.validationFailed({ message: `${message}.`, errors: [{ path: 'offerId', message }] })
}

export const enteringWith = (offer: PublicOffer): AddEntryInput => {
  const { id, listingId, listingTitle, offerPrice } = offer
  return {
    entrantId: offer.producerId,
    offerId: id,
    offer: { id, listingId, listingTitle, offerPrice },
    pitch: offer.fundNotes,
    deckFileUrl: null,
  }
}
