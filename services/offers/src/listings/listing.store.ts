import type { OfferTerms } from '@storyright/contracts/http'
import { access, gates, type Medium, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Listing as Row } from '../generated/client.ts'
import { isDealing, type PersonState, refusalOf } from '../people/standing.ts'
import { dealingsOn, isAvailableFor, isOptionedBy } from './availability.ts'

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

/** Why an offer of this producer on these terms may not have the listing now; nothing when it may. The caller holds its lock. */
export async function whyNotAvailable(
  tx: Tx,
  { listingId, producerId, terms }: { listingId: string; producerId: string; terms: Pick<OfferTerms, 'exclusivity'> },
): Promise<'taken' | 'already optioned' | undefined> {
  const dealings = (await dealingsOn(tx, [listingId])).get(listingId)
  if (isOptionedBy(producerId, dealings)) return 'already optioned'
  return isAvailableFor(await findListing(tx, listingId), terms, dealings) ? undefined : 'taken'
}

interface Wanted {
  viewer: Viewer
  listingId: string
  now: Date
  /** Of an offer that was made already; a new one is made on the listing's own. */
  terms?: OfferTerms
}

/**
 * Returns the listing if this viewer may have an offer on it now. The same checks run again before
 * a later payment. Takes share locks on the producer and the agent, then locks the listing.
 */
export async function requireOpenListing(tx: Tx, { viewer, listingId, terms, now }: Wanted): Promise<Listing> {
  await requireStanding(tx, viewer)
  const isHidden = await hasHiddenAgent(tx, listingId)
  await lockListing(tx, listingId)
  const listing = await findListing(tx, listingId)
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  if (!isOpenTo(viewer, listing, now))
    throw refusals.earlyAccess({ details: { opensAt: listing.earlyAccessUntil!.toISOString() } })
  const why = await whyNotAvailable(tx, { listingId, producerId: viewer.id, terms: terms ?? listing.terms })
  if (why === 'already optioned') throw offerRefusals.alreadyOptioned()
  if (isHidden || why) throw offerRefusals.listingTaken()
  return listing
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
