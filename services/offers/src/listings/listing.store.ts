import type { OfferTerms } from '@storyright/contracts/http'
import { type Medium, producerRoles, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Listing as Row } from '../generated/client.ts'
import { isExclusive } from '../offers/offer.ts'
import type { PersonRow } from '../people/names.ts'

/** What catalogue's events say of a listing, and what an offer made now would keep of it. */
export type Listing = Omit<Row, 'medium' | 'terms'> & { medium: Medium; terms: OfferTerms }

/** Held until the transaction ends: whatever is decided about a listing or an offer on it is decided under this lock. */
export const lockListing = (tx: Tx, id: string) =>
  tx.$queryRaw`SELECT id FROM listings WHERE id = ${id} FOR NO KEY UPDATE`

/** Medium and terms were checked with the event that they came with. */
export const asListing = (row: object) => row as Listing

export async function findListing(db: Database | Tx, id: string): Promise<Listing | null> {
  const row = await db.listing.findUnique({ where: { id } })
  return row && asListing(row)
}

/**
 * Whether a listing can be taken now. What was accepted here decides; catalogue follows, so its status only adds what it
 * alone knows: that a listing was sold or withdrawn. An offer's own terms say whether it tolerates others beside it.
 */
export async function isAvailable(
  tx: Tx,
  listing: Pick<Listing, 'id' | 'status' | 'isDeleted'> | null,
  terms: Pick<OfferTerms, 'exclusivity'>,
): Promise<boolean> {
  if (!listing || listing.isDeleted || listing.status !== 'available') return false
  const taken = { listingId: listing.id, endedAt: null }
  // Catalogue may not have heard yet of an option that was exercised; nothing more is granted after it.
  if ((await tx.offer.count({ where: { listingId: listing.id, exercisedAt: { not: null } } })) > 0) return false
  // An exclusive option tolerates no other; a non-exclusive one only others like it.
  const inTheWay = await tx.claim.count({ where: isExclusive(terms) ? taken : { ...taken, isExclusive: true } })
  return inTheWay === 0
}

interface Wanted {
  viewer: Viewer
  listingId: string
  /** Of an offer that was made already; a new one is made on the listing's own. */
  terms?: OfferTerms
}

/**
 * Answers the listing when this viewer may have an offer on it now. All that is asked of a new offer is asked again before
 * an offer is paid later. Shares the rows of the producer and the agent, then locks the listing.
 */
export async function requireOpenListing(tx: Tx, { viewer, listingId, terms }: Wanted): Promise<Listing> {
  await requireStanding(tx, viewer)
  const isHidden = await hasHiddenAgent(tx, listingId)
  await lockListing(tx, listingId)
  const listing = await findListing(tx, listingId)
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  if (isHidden || !(await isAvailable(tx, listing, terms ?? listing.terms))) throw offerRefusals.listingTaken()
  return listing
}

/**
 * Refuses whoever may not make offers now. The row stays shared until the transaction ends, and the closing of an account
 * changes it before any offer ends: so that one of the two always sees what the other did.
 */
export async function requireStanding(tx: Tx, viewer: Viewer): Promise<void> {
  const { role, status } = (await shared(tx, viewer.id)) ?? (await notedFrom(tx, viewer))
  if (!producers.has(role)) throw offerRefusals.onlyProducers()
  // Nobody signs in before confirming the address, so where that has not been told yet the access token is the newer word.
  if (!['active', 'pending_verification'].includes(status)) throw offerRefusals.accountNotActive()
}

const producers: ReadonlySet<string> = new Set(producerRoles)

/** A listing is hidden while its agent's account is not active; whom we have not heard of yet is. The row stays shared, too. */
async function hasHiddenAgent(tx: Tx, listingId: string): Promise<boolean> {
  const [agent] = await tx.$queryRaw<Standing[]>`
    SELECT role, status FROM people WHERE id = (SELECT agent_id FROM listings WHERE id = ${listingId}) FOR SHARE`
  return agent !== undefined && (agent.status !== 'active' || !['agent', 'admin'].includes(agent.role))
}

type Standing = Pick<PersonRow, 'role' | 'status'>

async function shared(tx: Tx, id: string): Promise<Standing | undefined> {
  const [person] = await tx.$queryRaw<Standing[]>`SELECT role, status FROM people WHERE id = ${id}::uuid FOR SHARE`
  return person
}

/** Somebody we have not heard of yet is who the access token says; the row makes room for that person's first event. */
async function notedFrom(tx: Tx, { id, role }: Viewer): Promise<Standing> {
  await tx.person.createMany({
    data: { id, version: 0, role, status: 'active', firstName: '', lastName: '' },
    skipDuplicates: true,
  })
  return (await shared(tx, id))!
}
