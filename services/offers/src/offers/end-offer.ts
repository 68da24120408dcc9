import { offerCancelled, offerExpired, offerRejected } from '@storyright/contracts/events'
import type { OfferEnding } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { openHoldStatuses } from '../payments/hold.ts'
import type { Offer } from './offer.store.ts'
import { offerMayBecome, statusAfter } from './offer.ts'
import { publicOfferOf, publicOfferParts } from './public-offer.ts'

const eventOf = { rejected: offerRejected, cancelled: offerCancelled, expired: offerExpired } as const

/**
 * Ends a pending offer that nobody is accepting, and wants its money released. The caller holds the locks, and asks the
 * provider after the commit; what it does not get done, the upkeep does.
 */
export async function endOffer(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  { id, status, claim }: Pick<Offer, 'id' | 'status' | 'claim'>,
  because: OfferEnding,
  cancellationReason: string | null = null,
): Promise<void> {
  if (claim) throw claim.committedAt ? offerRefusals.offerClosed() : offerRefusals.beingAccepted()
  if (!offerMayBecome(status, statusAfter[because])) throw offerRefusals.offerClosed({ says: closedAs(status) })
  const row = await tx.offer.findUniqueOrThrow({ where: { id }, include: publicOfferParts })
  await endOffers(tx, deps, [row], because, cancellationReason)
}

type Row = Prisma.OfferGetPayload<{ include: typeof publicOfferParts }>

/** Writes the end of offers that may end, however many, in the same few statements. */
export async function endOffers(
  tx: Tx,
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  offers: readonly Row[],
  because: OfferEnding,
  cancellationReason: string | null = null,
): Promise<void> {
  const at = clock()
  const status = statusAfter[because]
  const ids = offers.map(({ id }) => id)
  await tx.$executeRaw`
    UPDATE holds SET release_wanted_at = ${at}::timestamptz FROM offers
    WHERE holds.offer_id = offers.id AND holds.number = offers.hold_number AND offers.id = ANY(${ids}::uuid[])
      AND holds.status = ANY(${[...openHoldStatuses]}) AND holds.release_wanted_at IS NULL`
  await tx.$executeRaw`
    UPDATE offers
    SET status = ${status}, ended_because = ${because}, cancellation_reason = ${cancellationReason},
      version = version + 1, updated_at = ${at}::timestamptz
    WHERE id = ANY(${ids}::uuid[])`
  await tx.$executeRaw`
    INSERT INTO moments (offer_id, at, moment, note)
    SELECT id, ${at}::timestamptz, ${status}, ${cancellationReason} FROM unnest(${ids}::uuid[]) AS id`
  const ended = offers.map((offer) => ({ ...offer, status, endedBecause: because, cancellationReason }))
  await outbox.add(
    tx,
    ended.map((offer) => eventOf[status](offer.id, offer.version + 1, publicOfferOf(offer))),
  )
}

/** Why an offer that is no longer pending cannot be answered. */
export const closedAs = (status: string): string =>
  status === 'expired' ? 'The hold of this offer has run out.' : `This offer is already ${status}.`
