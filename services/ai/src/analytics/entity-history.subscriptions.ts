import {
  type Envelope,
  type EventDefinition,
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
import { onAll, type Subscription } from '@storyright/messaging'
import { personRows } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { counts } from '../tracking/who-counts.ts'
import { contributorOf } from './contribution-rows.ts'
import { type EntityHistoryRow, entityHistoryRows, favouriteId } from './entity-history-rows.ts'
import type { HistoryState } from './history-event.ts'
import { dayOf } from './metric-delta.ts'

const living = [listingCreated, listingUpdated, listingStatusChanged, listingSnapshot]
const date = (time: string | null) => (time === null ? null : new Date(time))

interface Life extends Pick<EntityHistoryRow, '_id' | 'kind'> {
  listingId?: string | null
  said: HistoryState
  /** When the event was written, unless it has a time of its own. */
  at?: string
}

/** Writes down what has become of people, listings, offers and favourites, and when. */
export function entityHistorySubscriptions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Subscription<Tx>[] {
  const writing = <Data>(definitions: readonly EventDefinition<Data>[], livesOf: (event: Envelope<Data>) => Life[]) =>
    onAll(definitions, async (events, tx: Tx) => {
      await entityHistoryRows.of(db).bulkWrite(
        events.flatMap((event) => livesOf(event).map((life) => stepOf(event, life))),
        { session: tx },
      )
    })

  return [
    ...writing(userEvents, ({ data: { id, role, status, createdAt } }) => [
      { _id: `person ${id}`, kind: 'person', said: { of: 'person', born: new Date(createdAt), role, status } },
    ]),
    ...writing(membershipEvents, ({ subject, data: { premiumExpiresAt } }) => [
      { _id: `person ${subject}`, kind: 'person', said: { of: 'membership', until: date(premiumExpiresAt) } },
    ]),
    ...writing([...living, listingDeleted], ({ type, data: { id, status, medium, createdAt } }) => {
      const isGone = type === listingDeleted.type
      const said: HistoryState = { of: 'listing', born: new Date(createdAt), status, medium, isGone }
      return [{ _id: `listing ${id}`, kind: 'listing', said }]
    }),
    ...writing(offerEvents, ({ data: offer }) => {
      const { id, listingId, status, paymentStatus: payment, reachedAgent: hasReached, offerPrice: price } = offer
      const acceptedAt = date(offer.acceptedAt)
      const born = new Date(offer.submittedAt)
      const returned = offer.refundedAmount > 0 ? { returned: offer.refundedAmount } : {}
      const said: HistoryState = { of: 'offer', born, status, payment, hasReached, price, ...returned, acceptedAt }
      const life: Life = { _id: `offer ${id}`, kind: 'offer', listingId, said }
      if (!acceptedAt || !offer.isExclusive) return [life]
      const endings = { endedAt: date(offer.optionEndedAt), exercisedAt: date(offer.exercisedAt) }
      const option: HistoryState = { of: 'option', offerId: id, acceptedAt, ...endings }
      return [life, { _id: `listing ${listingId}`, kind: 'listing', said: option }]
    }),
    ...onAll([favouriteAdded, favouriteRemoved], async (events, tx: Tx) => {
      const people = await personRows
        .of(db)
        .find({ _id: { $in: [...new Set(events.map(({ data: { userId } }) => userId))] } }, { session: tx })
        .toArray()
      const uncounted = new Set(people.filter(({ person }) => !counts(person, clock())).map(({ _id }) => _id))
      const earlier = await entityHistoryRows
        .of(db)
        .find({ _id: { $in: events.map(idOfVersion) } }, { session: tx })
        .project<{ _id: string }>({ _id: 1 })
        .toArray()
      const known = new Set(earlier.map(({ _id }) => _id))
      await entityHistoryRows.of(db).bulkWrite(
        events.map((event) => {
          const { type, data } = event
          const { userId, listingId, at } = data
          // Without a person: a closed account loses its favourites, but the counts stay.
          const _id = known.has(idOfVersion(event)) ? idOfVersion(event) : idOfDay(event)
          const life: Life = {
            _id,
            kind: 'favourite',
            listingId,
            at,
            said: { of: 'favourite', isAdded: type === favouriteAdded.type },
          }
          const whose = { by: contributorOf(userId), ...(uncounted.has(userId) && { isUncounted: true }) }
          return stepOf(event, life, whose)
        }),
        { session: tx },
      )
    }),
  ]
}

type FavouriteEvent = Envelope<{ userId: string; listingId: string; at: string }>

/** One for each title and day, so that repeated favouriting counts once. */
const idOfDay = ({ data: { userId, listingId, at } }: FavouriteEvent) =>
  favouriteId(userId, listingId, 'on', dayOf(new Date(at)))
/** As they were written before: their later events still find them. */
const idOfVersion = ({ data: { userId, listingId }, entityversion: version }: FavouriteEvent) =>
  favouriteId(userId, listingId, version)

function stepOf(
  { entityversion: version, time }: Envelope,
  { _id, kind, listingId = null, said, at = time }: Life,
  whose: Pick<EntityHistoryRow, 'by' | 'isUncounted'> = {},
) {
  return {
    updateOne: {
      filter: { _id },
      update: {
        $push: { steps: { version, through: version, at: new Date(at), said } },
        $set: { rolled: 0 },
        $setOnInsert: { kind, listingId, counted: [], countedIn: 0, ...whose },
      },
      upsert: true,
    },
  }
}
