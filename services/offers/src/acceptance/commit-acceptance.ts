import { offerAccepted } from '@storyright/contracts'
import { writeAgreement } from '../agreement/write-agreement.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endLater } from '../offers/endings.ts'
import { addMoment, changeOffer, type Offer } from '../offers/offer.store.ts'
import { addMonths } from './add-months.ts'

/**
 * The money is captured: the offer is accepted, the agreement is written, and every other offer on an exclusive listing
 * is to end. The caller holds the locks.
 */
export async function commitAcceptance(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  { id: offerId, listingId, optionPeriod, holdNumber, claim }: Offer,
): Promise<void> {
  const at = deps.clock()
  await tx.hold.update({
    where: { offerId_number: { offerId, number: holdNumber } },
    data: { status: 'captured', capturedAt: at },
  })
  await tx.claim.update({ where: { offerId }, data: { committedAt: at } })
  await addMoment(tx, offerId, { at, moment: 'captured' })
  await writeAgreement(tx, { offerId, at })
  await changeOffer(tx, deps.outbox, offerId, {
    at,
    change: { status: 'accepted', acceptedAt: at, optionEndsAt: addMonths(at, optionPeriod) },
    moment: 'accepted',
    event: offerAccepted,
  })
  if (claim?.isExclusive) await endLater(tx, { listingId, exceptOfferId: offerId, because: 'another_accepted', at })
}
