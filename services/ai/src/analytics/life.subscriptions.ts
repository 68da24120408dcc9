import { createHash } from 'node:crypto'
import {
  favouriteAdded,
  favouriteRemoved,
  listingCreated,
  listingDeleted,
  listingSnapshot,
  listingStatusChanged,
  listingUpdated,
  membershipEvents,
  offerEvents,
  userEvents,
} from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type LifeRow, lifeRows } from './life-rows.ts'
import type { Said } from './step.ts'

const living = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot]
const date = (time: string | null) => (time === null ? null : new Date(time))

/** Writes down what has become of people, listings, offers and favourites, and when. */
export function lifeSubscriptions({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] {
  type Told = { version: number; at: string; said: Said }
  type Life = Pick<LifeRow, '_id' | 'kind'> & Partial<Pick<LifeRow, 'listingId'>>
  const write = async (tx: Tx, { _id, kind, listingId = null }: Life, { version, at, said }: Told) =>
    void (await lifeRows.of(db).updateOne(
      { _id },
      {
        $push: { steps: { version, through: version, at: new Date(at), said } },
        $set: { rolled: 0 },
        $setOnInsert: { kind, listingId, counted: [], countedIn: 0 },
      },
      { session: tx, upsert: true },
    ))

  return [
    ...userEvents.map((event) =>
      on(event, ({ data: { id, role, status, createdAt }, entityversion: version, time: at }, tx: Tx) =>
        write(
          tx,
          { _id: `person ${id}`, kind: 'person' },
          { version, at, said: { of: 'person', born: new Date(createdAt), role, status } },
        ),
      ),
    ),
    ...membershipEvents.map((event) =>
      on(event, ({ subject, data: { premiumExpiresAt }, entityversion: version, time: at }, tx: Tx) =>
        write(
          tx,
          { _id: `person ${subject}`, kind: 'person' },
          { version, at, said: { of: 'membership', until: date(premiumExpiresAt) } },
        ),
      ),
    ),
    ...[...living, listingDeleted].map((event) =>
      on(event, ({ data: { id, status, medium, createdAt }, entityversion: version, time: at }, tx: Tx) => {
        const isGone = event === listingDeleted
        const said: Said = { of: 'listing', born: new Date(createdAt), status, medium, isGone }
        return write(tx, { _id: `listing ${id}`, kind: 'listing' }, { version, at, said })
      }),
    ),
    ...offerEvents.map((event) =>
      on(event, async ({ data: offer, entityversion: version, time: at }, tx: Tx) => {
        const { id, listingId, status, paymentStatus: payment, reachedAgent: hasReached, offerPrice: price } = offer
        const acceptedAt = date(offer.acceptedAt)
        const born = new Date(offer.submittedAt)
        const said: Said = { of: 'offer', born, status, payment, hasReached, price, acceptedAt }
        await write(tx, { _id: `offer ${id}`, kind: 'offer', listingId }, { version, at, said })
        if (!acceptedAt || !offer.isExclusive) return
        const endings = { endedAt: date(offer.optionEndedAt), exercisedAt: date(offer.exercisedAt) }
        const option: Said = { of: 'option', offerId: id, acceptedAt, ...endings }
        await write(tx, { _id: `listing ${listingId}`, kind: 'listing' }, { version, at, said: option })
      }),
    ),
    ...[favouriteAdded, favouriteRemoved].map((event) =>
      on(event, ({ data: { userId, listingId, at }, entityversion: version }, tx: Tx) => {
        // Each by itself, and of nobody: what was a favourite of somebody's goes with their account, that there was one does not.
        const _id = `favourite ${createHash('sha256').update(`${userId} ${listingId} ${version}`).digest('base64url')}`
        const said: Said = { of: 'favourite', isAdded: event === favouriteAdded }
        return write(tx, { _id, kind: 'favourite', listingId }, { version, at, said })
      }),
    ),
  ]
}
