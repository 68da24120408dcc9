import type { Envelope, PublicUser } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { pictures } from '../images/picture-address.ts'
import { hidesListings, lockAgent } from '../listings/agent.ts'
import { hideListingsOf, showListings } from '../listings/entry.store.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { withdrawListings } from '../listings/withdraw-listings.ts'

/**
 * Keeps what identity says of a person; an agent's listings disappear and come back with the account and its role. With a
 * closed account they are withdrawn, and favourites go.
 */
export const followPerson =
  (store: Pick<ListingStore, 'remove'>) =>
  async (event: Envelope<PublicUser>, tx: Tx): Promise<void> => {
    const { id, profileImageUrl, username: _username, createdAt: _since, ...said } = event.data
    const { status } = said
    await lockAgent(tx, id)
    const picture = { picture: pictures.nameIn(profileImageUrl), isPictureKnown: true }
    const now = { id, ...said, ...picture, version: event.entityversion }
    if (!(await keepNewest(tx, 'people', now))) return

    // What stands there decides, not what was known before: a read model that was rebuilt knows nothing of before.
    if (hidesListings(now)) await hideListingsOf(tx, id)
    else await showListings(tx, await tx.listing.findMany({ where: { agentId: id, deletedAt: null, entry: null } }))
    if (status !== 'closed') return
    await withdrawListings(store)(tx, { agentId: id, at: new Date(event.time) })
    await tx.favourite.deleteMany({ where: { userId: id } })
  }
