import { type Envelope, type PublicUser, userEvents } from '@storyright/contracts/events'
import { hidesListings } from '@storyright/contracts/vocabulary'
import { keepNewest, on, type Subscription } from '@storyright/messaging'
import { agencyOf } from '../chain-of-title/ends.ts'
import { settleBadgesOf } from '../chain-of-title/settle-badge.ts'
import type { Tx } from '../database.ts'
import { pictures } from '../images/picture-address.ts'
import { lockAgent } from '../listings/agent.ts'
import { hideListingsOf, showListings } from '../listings/entry.store.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { withdrawListings } from '../listings/withdraw-listings.ts'

export const personSubscriptions = (store: ListingStore): Subscription<Tx>[] =>
  userEvents.map((event) => on(event, (event, tx) => followPerson(store, event, tx)))

/**
 * Applies identity's events to the people read model; an agent's listings are hidden and shown again with the account and
 * its role. Closing an account withdraws them and deletes its favourites and imports.
 */
export async function followPerson(
  store: Pick<ListingStore, 'remove' | 'mark'>,
  event: Envelope<PublicUser>,
  tx: Tx,
): Promise<void> {
  const { id, role, status, isVerified, firstName, lastName, companyName, profileImageUrl } = event.data
  await lockAgent(tx, id)
  const picture = { picture: pictures.nameIn(profileImageUrl), isPictureKnown: true }
  const version = event.entityversion
  const now = { id, role, status, isVerified, firstName, lastName, companyName, ...picture, version }
  const before = await tx.person.findUnique({ where: { id } })
  if (!(await keepNewest(tx, 'people', now))) return
  if (agencyOf(before) !== agencyOf(now)) await settleBadgesOf(tx, store, id)

  // Decided by the current state, not by the previous row: a rebuilt read model has no previous row.
  if (hidesListings(now)) await hideListingsOf(tx, id)
  else await showListings(tx, await tx.listing.findMany({ where: { agentId: id, deletedAt: null, entry: null } }))
  if (status !== 'closed') return
  await withdrawListings(store, tx, { agentId: id, at: new Date(event.time) })
  await tx.favourite.deleteMany({ where: { userId: id } })
  await tx.importKey.deleteMany({ where: { agentId: id } })
  await tx.listingImport.deleteMany({ where: { agentId: id } })
  await tx.importSending.deleteMany({ where: { agentId: id } })
}
