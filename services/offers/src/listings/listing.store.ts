import type { OfferTerms } from '@storyright/contracts/http'
import { access, gates, type Medium, type Refusal, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { type Book, bookLimits, dayAt } from '@storyright/rights'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Listing as Row } from '../generated/client.ts'
import type { OfferRecord } from '../offers/records.ts'
import { isDealing, type PersonState, refusalOf } from '../people/standing.ts'
import { bookOfListing, freeNow, type Unavailable, whyNot } from '../rights/availability.ts'
import { judge } from '../rights/judge-rights.ts'
import { scopeOf } from '../rights/scope.ts'
import { openTakings } from '../rights/taking.store.ts'

/** A listing of the read model, with the terms that an offer made now would keep. */
export type Listing = Omit<Row, 'medium' | 'terms'> & { medium: Medium; terms: OfferTerms }

/** Locks a listing until the transaction ends: every decision about it or an offer on it is made under this lock. */
export const lockListing = (tx: Tx, id: string) =>
  tx.$queryRaw`SELECT id FROM listings WHERE id = ${id} FOR NO KEY UPDATE`

/** Medium and terms were checked with the event that they came with. */
export const asListing = (row: object) => row as Listing

export async function findListing(db: Database | Tx, id: string): Promise<Listing | null> {
  const row = await db.listing.findUnique({ where: { id } })
  return row && asListing(row)
}

/** Why this offer may not have its rights now; nothing when it may. The caller holds the listing's lock. */
export async function whyNotAvailable(
  tx: Tx,
  offer: Pick<OfferRecord, 'listingId' | 'producerId' | 'scope' | 'terms'>,
  now: Date,
): Promise<Unavailable | undefined> {
  const { listingId, producerId } = offer
  const takings = (await openTakings(tx, [listingId])).get(listingId)
  return whyNot(await findListing(tx, listingId), scopeOf(offer), { producerId, takings, today: dayAt(now) })
}

interface Wanted {
  viewer: Viewer
  listingId: string
  now: Date
}

/**
 * Returns the listing if this viewer may have an offer on it now, and locks it. The same checks run again before
 * a later payment. Takes share locks on the producer and the agent first.
 */
async function requireOpen(tx: Tx, { viewer, listingId, now }: Wanted): Promise<Listing> {
  await requireStanding(tx, viewer)
  const isHidden = await hasHiddenAgent(tx, listingId)
  await lockListing(tx, listingId)
  const listing = await findListing(tx, listingId)
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  if (!isOpenTo(viewer, listing, now))
    throw refusals.earlyAccess({ details: { opensAt: listing.earlyAccessUntil!.toISOString() } })
  if (isHidden) throw offerRefusals.listingTaken()
  return listing
}

/** For an offer that was made already, as it is paid. Its rights may have left the listing's book since. */
export async function requireStillOpen(tx: Tx, wanted: Wanted, offer: OfferRecord): Promise<void> {
  await requireOpen(tx, wanted)
  const why = await whyNotAvailable(tx, offer, wanted.now)
  if (why) throw refusalFor[why]()
}

/** For a new offer: the listing, and the rights that it is about: those that were asked for, or else everything that is free. */
export async function requireOpenListing(
  tx: Tx,
  { asked, ...wanted }: Wanted & { asked: Book | null },
): Promise<Listing & { scope: Book }> {
  const listing = await requireOpen(tx, wanted)
  const takings = (await openTakings(tx, [listing.id])).get(listing.id)
  const producerId = wanted.viewer.id
  const today = dayAt(wanted.now)
  const scope = asked ?? freeNow(listing, { takings, today })
  if (scope.length === 0)
    throw refusalFor[takings?.some((taking) => taking.producerId === producerId) ? 'already optioned' : 'taken']()
  if (!asked && scope.length > bookLimits.lines) throw offerRefusals.scopeNotFree({ message: tooManyParts })
  requireAll(listing, scope, { producerId, takings, today })
  return { ...listing, scope }
}

/** For the rights of a round: all of them are on offer, and free. The caller holds the listing's lock. */
export async function requireOffered(
  tx: Tx,
  proposed: Pick<OfferRecord, 'listingId' | 'producerId' | 'scope' | 'terms'>,
  now: Date,
): Promise<void> {
  const { listingId, producerId } = proposed
  const listing = await findListing(tx, listingId)
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  const takings = (await openTakings(tx, [listingId])).get(listingId)
  requireAll(listing, scopeOf(proposed), { producerId, takings, today: dayAt(now) })
}

function requireAll(listing: Listing, scope: Book, sought: Parameters<typeof whyNot>[2]): void {
  const why = whyNot(listing, scope, sought)
  if (why && why !== 'not free') throw refusalFor[why]()
  const { takings = [], today } = sought
  const taken = scope.flatMap((asked) => judge(bookOfListing(listing), takings, { asked, today }).taken)
  if (why || taken.length > 0) throw offerRefusals.scopeNotFree({ details: { taken } })
}

const tooManyParts = 'What is free is in too many parts for one offer. Say which of the rights you want.'

const refusalFor: Record<Unavailable, () => Refusal> = {
  taken: offerRefusals.listingTaken,
  'already optioned': offerRefusals.alreadyOptioned,
  'not free': offerRefusals.scopeNotFree,
}

/** Premium members are first while early access lasts. */
export const isOpenTo = (viewer: Viewer, { earlyAccessUntil }: Pick<Listing, 'earlyAccessUntil'>, now: Date): boolean =>
  earlyAccessUntil === null || earlyAccessUntil <= now || access[gates.earlyListings.access](viewer)

/**
 * Throws unless this viewer may make offers now. The share lock lasts until the transaction ends, and closing an account
 * changes it before any offer ends: so that one of the two always sees what the other did.
 */
export async function requireStanding(tx: Tx, viewer: Viewer): Promise<void> {
  const refusal = refusalOf((await shared(tx, viewer.id)) ?? (await notedFrom(tx, viewer)))
  if (refusal) throw refusal
}

/** Nothing is charged to a suspended producer. The share lock lasts until the transaction ends, like that of every new offer. */
export async function hasSuspendedProducer(tx: Tx, offerId: string): Promise<boolean> {
  const [producer] = await tx.$queryRaw<PersonState[]>`
    SELECT role, status FROM people WHERE id = (SELECT producer_id FROM offers WHERE id = ${offerId}::uuid) FOR SHARE`
  return producer?.status === 'suspended'
}

/** A listing is hidden while its agent does not deal. */
async function hasHiddenAgent(tx: Tx, listingId: string): Promise<boolean> {
  const [agent] = await tx.$queryRaw<PersonState[]>`
    SELECT role, status FROM people WHERE id = (SELECT agent_id FROM listings WHERE id = ${listingId}) FOR SHARE`
  return !isDealing(agent)
}

async function shared(tx: Tx, id: string): Promise<PersonState | undefined> {
  const [person] = await tx.$queryRaw<PersonState[]>`SELECT role, status FROM people WHERE id = ${id}::uuid FOR SHARE`
  return person
}

/** For a person whose events are still missing the access token counts; the row is replaced by their first event. */
async function notedFrom(tx: Tx, { id, role }: Viewer): Promise<PersonState> {
  await tx.person.createMany({
    data: { id, version: 0, role, status: 'active', firstName: '', lastName: '' },
    skipDuplicates: true,
  })
  return (await shared(tx, id))!
}
