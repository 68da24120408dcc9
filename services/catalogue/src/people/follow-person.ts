import type { Envelope, PublicUser } from '@storyright/contracts'
import { isNewer } from '@storyright/messaging'
import { hideListingsOf, lockAgent, showListings } from '../browse/entry.store.ts'
import type { Tx } from '../database.ts'
import { pictureNameIn } from '../images/picture-address.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { hidesListings } from './person.ts'
import { withdrawListingsOf } from './withdraw-listings.ts'

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
    const before = await tx.person.findUnique({ where: { id } })
    if (!isNewer(before, event.entityversion)) return
    const picture = { picture: pictureNameIn(profileImageUrl), isPictureKnown: true }
    const now = { ...said, ...picture, version: event.entityversion }
    await tx.person.upsert({ where: { id }, create: { id, ...now }, update: now })

    const wasHidden = before ? hidesListings(before) : false
    if (hidesListings(now) && !wasHidden) await hideListingsOf(tx, id)
    if (!hidesListings(now) && wasHidden)
      await showListings(tx, await tx.listing.findMany({ where: { agentId: id, deletedAt: null } }))
    if (status !== 'closed') return
    await withdrawListingsOf(tx, store, { agentId: id, at: new Date(event.time) })
    await tx.favourite.deleteMany({ where: { userId: id } })
  }
