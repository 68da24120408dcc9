import type { EventFactory, PublicOffer } from '@storyright/contracts/events'
import type { OfferMoment } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Prisma } from '../generated/client.ts'
import { addHold } from '../payments/hold.store.ts'
import type { keptScope } from '../rights/scope.ts'
import { publishTakings } from '../rights/taking.store.ts'
import type { keptDeal } from './deal.ts'
import { offerMayBecome, publicOfferOf } from './offer.ts'
import type { Offer, OfferRecord, OfferWithHolds, RoundNews } from './records.ts'

const withHolds = {
  holds: true,
  claim: true,
  rounds: { orderBy: { number: 'asc' } },
} as const satisfies Prisma.OfferInclude
const parts = {
  ...withHolds,
  agreement: { select: { producerSignedAt: true, agentSignedAt: true } },
  optionNotices: { orderBy: { at: 'desc' }, take: 1 },
} as const satisfies Prisma.OfferInclude

/** The tables' own checks keep statuses to their lists; an ending and the terms are written here alone. */
function asOffer<Kind extends OfferWithHolds = Offer>(row: object): Kind {
  const offer = row as Omit<Kind, 'hold'>
  return { ...offer, hold: offer.holds.find(({ number }) => number === offer.holdNumber)! } as Kind
}

/**
 * Locks a listing, then one of its offers, always in this order: every change of an offer happens under its listing's
 * lock, so that two of them never decide about the same listing at once. A person's row, where it matters, comes before.
 */
export async function lockOffer(tx: Tx, id: string): Promise<OfferWithHolds> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT id FROM listings WHERE id = (SELECT listing_id FROM offers WHERE id = ${id}::uuid) FOR NO KEY UPDATE`
  if (locked.length === 0) throw offerRefusals.offerNotFound()
  return asOffer<OfferWithHolds>(await tx.offer.findUniqueOrThrow({ where: { id }, include: withHolds }))
}

/** Keeps an offer from changing until the transaction ends, however many do so at once. A person's row comes before. */
export async function shareOffer(tx: Tx, id: string): Promise<OfferWithHolds> {
  const shared = await tx.$queryRaw<unknown[]>`SELECT id FROM offers WHERE id = ${id}::uuid FOR SHARE`
  if (shared.length === 0) throw offerRefusals.offerNotFound()
  return asOffer<OfferWithHolds>(await tx.offer.findUniqueOrThrow({ where: { id }, include: withHolds }))
}

/** An offer, without locks. */
export async function getOffer(db: Database | Tx, id: string): Promise<Offer> {
  const row = await db.offer.findUnique({ where: { id }, include: parts })
  if (!row) throw offerRefusals.offerNotFound()
  return asOffer(row)
}

/** Whether both sides have signed the agreement. */
export async function bothHaveSigned(tx: Tx, offerId: string): Promise<boolean> {
  return (
    (await tx.agreement.count({
      where: { offerId, producerSignedAt: { not: null }, agentSignedAt: { not: null } },
    })) > 0
  )
}

type Wanted = Pick<Prisma.OfferFindManyArgs, 'where' | 'orderBy' | 'take'>
export async function findOffers(db: Database | Tx, wanted: Wanted): Promise<Offer[]> {
  return (await db.offer.findMany({ ...wanted, include: parts })).map(asOffer)
}

type New = Omit<Prisma.OfferUncheckedCreateInput, 'holds' | 'rounds' | 'terms'> &
  Pick<OfferRecord, 'submittedAt' | 'terms'>

/** A new offer with its first, unpaid hold. */
export async function addOffer(tx: Tx, offer: New): Promise<Offer> {
  const row = await tx.offer.create({ data: offer })
  const hold = await addHold(tx, offer, { number: 1, createdAt: offer.submittedAt })
  return asOffer({ ...row, holds: [hold], rounds: [], claim: null, agreement: null, optionNotices: [] })
}

export interface NewMoment {
  at: Date
  moment: OfferMoment
  note?: string | null
}

export const addMoment = (tx: Tx, offerId: string, moment: NewMoment) =>
  tx.moment.create({ data: { offerId, ...moment } })

/** A change of these changes what is taken of the listing, or until when. */
const takingFields = ['acceptedAt', 'optionEndsAt', 'optionEndedAt', 'exercisedAt'] as const

/** What a producer offers. Once it was paid only a further round changes fee, period, rights and deal. */
type OfferedFields =
  | 'offerPrice'
  | 'optionPeriod'
  | 'extraRightsRequest'
  | 'fundCompetition'
  | 'fundNotes'
  | 'deckId'
  | 'terms'

type Changed =
  | 'reachedAgentAt'
  | 'acceptedAt'
  | 'optionEndsAt'
  | 'optionEndedAt'
  | 'optionEndedBecause'
  | 'extensions'
  | 'extendedAt'
  | 'exercisedAt'
  | OfferedFields
  | 'round'
  | 'withoutExtraRights'
  | `extraRightsA${string}`
  | `fee${string}`
export interface OfferChange {
  at: Date
  change?: Partial<Pick<OfferRecord, 'status' | 'endedBecause' | 'holdNumber' | (Changed & keyof OfferRecord)>> & {
    scope?: ReturnType<typeof keptScope>
    deal?: ReturnType<typeof keptDeal>
  }
  moment?: OfferMoment
  note?: string | null
  /** The event to publish; none for internal changes. */
  event?: EventFactory<PublicOffer>
  /** The round that the event is about. */
  about?: RoundNews
}

/** Writes a change of an offer with its timeline entry and its event, in the caller's transaction. */
export async function changeOffer(
  tx: Tx,
  outbox: Outbox<Tx>,
  { id, status: before }: Pick<Offer, 'id' | 'status'>,
  { at, change = {}, moment, note = null, event, about }: OfferChange,
): Promise<void> {
  const { status = before } = change
  if (status !== before && !offerMayBecome(before, status))
    throw new Error(`The offer ${id} cannot go from ${before} to ${status}`)
  const data = { ...change, version: { increment: 1 }, updatedAt: at }
  const offer = asOffer(await tx.offer.update({ where: { id }, data, include: parts }))
  if (moment) await addMoment(tx, id, { at, moment, note })
  // Before the offer's own event: who follows both knows then what is left.
  if (takingFields.some((field) => field in change)) await publishTakings(tx, outbox, offer.listingId)
  if (event) await outbox.add(tx, [event(id, offer.version, publicOfferOf(offer, about))])
}
