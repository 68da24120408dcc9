import type { OfferTerms } from '@storyright/contracts/http'
import { producerRoles, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { findListing, isAvailable, type Listing, lockListing } from '../listings/listing.store.ts'
import type { PersonRow } from '../people/names.ts'

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
