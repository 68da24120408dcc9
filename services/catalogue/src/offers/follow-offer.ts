import type { Envelope, PublicOffer } from '@storyright/contracts/events'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { isRunning } from '../listings/accepted-offer.ts'
import { lockAgent } from '../listings/agent.ts'
import { statusAfter } from '../listings/listing-status.ts'
import { endOption } from './end-option.ts'
import { type OptionDeps, placeUnderOption } from './place-under-option.ts'

/**
 * Records an accepted offer's latest state; its listing goes under option, becomes available again or is sold. A non-exclusive
 * option leaves it to others, exercised or not.
 */
export async function followOffer(
  store: OptionDeps,
  { data, entityversion, time }: Envelope<PublicOffer>,
  tx: Tx,
): Promise<void> {
  if (data.status !== 'accepted') return // a snapshot of an offer that came to nothing, or not yet
  const { id, producerId, agentId, isExclusive } = data
  await lockAgent(tx, agentId)
  const before = await tx.acceptedOffer.findUnique({ where: { id } })
  const listingId = BigInt(data.listingId)
  const optionEndedAt = data.optionEndedAt === null ? null : new Date(data.optionEndedAt)
  const now = { id, listingId, producerId, agentId, isExclusive, optionEndedAt, version: entityversion }
  if (!(await keepNewest(tx, 'accepted_offers', now))) return

  const listing = await tx.listing.findUnique({ where: { id: listingId } })
  if (!listing) return
  const step = { listing, isExclusive, at: new Date(time) }
  if (isRunning(now)) {
    const optioned = await placeUnderOption(store, tx, step)
    const isSold = data.exercisedAt !== null && isExclusive
    if (isSold && statusAfter('rightsSold', optioned)) await store.sell(tx, optioned, id, step.at)
  } else if (before && isRunning(before)) await endOption(store, tx, step)
}
