import type { EventFactory, PublicOffer } from '@storyright/contracts/events'
import type { OfferMoment } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { publicOfferOf, publicOfferParts } from './public-offer.ts'

export type Hold = Prisma.HoldGetPayload<object>
export type Claim = Prisma.ClaimGetPayload<object>
/** An offer with its claim, all its holds and the newest of them. */
export type Offer = Prisma.OfferGetPayload<{ include: { claim: true; holds: true } }> & { hold: Hold }

export interface OfferChange {
  at: Date
  change: Prisma.OfferUncheckedUpdateInput
  moment?: OfferMoment
  note?: string | null
  /** What others are told; nothing for changes that are ours alone. */
  event?: EventFactory<PublicOffer>
}

/** Writes a change of an offer with its place in the timeline and its event, in the caller's transaction. */
export async function changeOffer(
  tx: Tx,
  outbox: Outbox<Tx>,
  offerId: string,
  { at, change, moment, note = null, event }: OfferChange,
): Promise<void> {
  const offer = await tx.offer.update({
    where: { id: offerId },
    data: { ...change, version: { increment: 1 }, updatedAt: at },
    include: publicOfferParts,
  })
  if (moment) await addMoment(tx, offerId, { at, moment, note })
  if (event) await outbox.add(tx, [event(offer.id, offer.version, publicOfferOf(offer))])
}

export const addMoment = (tx: Tx, offerId: string, moment: { at: Date; moment: OfferMoment; note?: string | null }) =>
  tx.moment.create({ data: { offerId, ...moment } })

/** An offer with its newest hold, without locks. */
export async function currentHold(
  db: Database,
  offerId: string,
): Promise<{ offer: Prisma.OfferGetPayload<object>; hold: Hold }> {
  const offer = await db.offer.findUnique({ where: { id: offerId }, include: { holds: true } })
  if (!offer) throw offerRefusals.offerNotFound()
  return { offer, hold: offer.holds.find(({ number }) => number === offer.holdNumber)! }
}
