import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { unpaidHoldStatuses } from '../payments/hold.ts'
import type { Quotas } from '../quotas.ts'

type OfferQuotas = Pick<Quotas, 'unpaidOffers' | 'openOffers' | 'openOffersOnListing'>

interface Wanted {
  producerId: string
  listingId: string
  /** Pending already, or about to be: it is not counted beside itself. */
  offerId: string
}

interface PendingCounts {
  unpaid: number
  open: number
  onListing: number
}

/** Throws unless this producer may have one more unpaid offer on this listing; the producer's other requests wait. */
export async function requireRoomForOffer(tx: Tx, quotas: OfferQuotas, wanted: Wanted): Promise<void> {
  const { unpaid, open, onListing } = await pendingBeside(tx, wanted)
  const { unpaidOffers, openOffers, openOffersOnListing } = quotas
  if (onListing >= openOffersOnListing)
    throw offerRefusals.tooManyOffersOnListing({
      message: `You may have ${openOffersOnListing} open offers on one listing. Please cancel one of them first.`,
    })
  if (unpaid >= unpaidOffers)
    throw offerRefusals.tooManyUnpaidOffers({
      message: `You may have ${unpaidOffers} unpaid offers at a time. Please pay or cancel one of them first.`,
    })
  if (open >= openOffers)
    throw offerRefusals.tooManyOpenOffers({
      message: `You may have ${openOffers} open offers at a time. Please wait for an answer, or cancel one of them first.`,
    })
}

async function pendingBeside(tx: Tx, { producerId, listingId, offerId }: Wanted): Promise<PendingCounts> {
  const [pending] = await tx.$queryRaw<PendingCounts[]>`
    SELECT count(*)::int AS open,
      count(*) FILTER (WHERE holds.status = ANY(${[...unpaidHoldStatuses]}) OR new_round.offer_id IS NOT NULL)::int AS unpaid,
      count(*) FILTER (WHERE offers.listing_id = ${listingId})::int AS "onListing"
    FROM offers JOIN holds ON holds.offer_id = offers.id AND holds.number = offers.hold_number
      LEFT JOIN offer_rounds new_round ON new_round.offer_id = offers.id AND new_round.status = 'unpaid'
    WHERE offers.producer_id = ${producerId}::uuid AND offers.id <> ${offerId}::uuid
      AND (offers.status = 'pending' OR (offers.status = 'expired' AND new_round.offer_id IS NOT NULL))`
  return pending!
}
