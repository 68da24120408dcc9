import type { PublicOffer } from '@storyright/contracts/events'
import { type EntityHistoryRow, entityHistoryRows } from '../analytics/entity-history-rows.ts'
import { stepsOf } from '../analytics/history-event.ts'
import { addDays, type Range } from '../analytics/range.ts'
import type { Database } from '../database.ts'
import { offerRows } from '../offers/offer-rows.ts'
import type { Bid } from './cell.ts'

export interface DatedBid extends Bid {
  listingId: string
  day: string
}

const HOUR_MS = 3_600_000

/** The offers of a range that reached their agents, or those that somebody made. */
export async function readBids(db: Database, { from, to }: Range, producerId?: string): Promise<DatedBid[]> {
  const offers = await offerRows
    .of(db)
    .find({
      'offer.submittedAt': { $gte: from, $lt: addDays(to, 1) },
      'offer.reachedAgent': true,
      ...(producerId && { 'offer.producerId': producerId }),
    })
    .toArray()
  const ids = offers.map(({ _id }) => `offer ${_id}`)
  const lives = await entityHistoryRows
    .of(db)
    .find({ _id: { $in: ids } })
    .project<Pick<EntityHistoryRow, '_id' | 'steps'>>({ steps: 1 })
    .toArray()
  const stepsById = new Map(lives.map(({ _id, steps }) => [_id, steps]))
  return offers.map(({ _id, offer }) => ({
    listingId: offer.listingId,
    producerId: offer.producerId,
    agentId: offer.agentId,
    price: offer.offerPrice,
    day: offer.submittedAt.slice(0, 10),
    isAccepted: offer.status === 'accepted',
    hoursToAnswer: hoursOf(offer, stepsById.get(`offer ${_id}`) ?? []),
  }))
}

/** From the first hold to the agent's answer. */
function hoursOf({ acceptedAt }: PublicOffer, steps: EntityHistoryRow['steps']): number | null {
  const offers = stepsOf(steps, 'offer')
  const heldAt = offers.find(({ said }) => said.payment === 'held')?.at
  const rejectedAt = offers.find(({ said }) => said.status === 'rejected')?.at
  const answeredAt = acceptedAt ? new Date(acceptedAt) : rejectedAt
  if (!heldAt || !answeredAt || answeredAt < heldAt) return null
  return (answeredAt.getTime() - heldAt.getTime()) / HOUR_MS
}
