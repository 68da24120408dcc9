import { isDeepStrictEqual } from 'node:util'
import {
  type EnrichedListing,
  type Envelope,
  enrichmentSnapshot,
  listingEnriched,
  listingUpdated,
} from '@storyright/contracts/events'
import { type Outbox, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { lockAgent } from '../listings/agent.ts'
import { listingEvent } from '../listings/listing.events.ts'
import { seenElsewhere } from '../listings/listing.views.ts'

export const enrichmentSubscriptions = (deps: { outbox: Outbox<Tx> }): Subscription<Tx>[] =>
  [listingEnriched, enrichmentSnapshot].map((event) => on(event, (input, tx) => followEnrichment(deps, input, tx)))

/**
 * Keeps what was found elsewhere about a listing. Others hear of it when it is something else than before; a withdrawn listing
 * keeps it for the day it is restored.
 */
async function followEnrichment(
  { outbox }: { outbox: Outbox<Tx> },
  { data, entityversion: enrichmentVersion }: Envelope<EnrichedListing>,
  tx: Tx,
): Promise<void> {
  const { listingId, booksFetchedAt: _b, twitterFetchedAt: _t, youtubeFetchedAt: _y, ...found } = data
  const id = BigInt(listingId)
  const known = await tx.listing.findUnique({ where: { id }, select: { agentId: true } })
  if (!known) return
  await lockAgent(tx, known.agentId)
  const before = await tx.listing.findUniqueOrThrow({ where: { id } })
  const shown = { mediumDetails: before.mediumDetails, ...seenElsewhere(before) }
  const isNews = before.deletedAt === null && !isDeepStrictEqual({ ...shown, ...found }, shown)
  const [listing] = await tx.listing.updateManyAndReturn({
    where: { id, enrichmentVersion: { lt: enrichmentVersion } },
    data: { ...found, enrichmentVersion, ...(isNews && { version: { increment: 1 } }) },
  })
  if (listing && isNews) await outbox.add(tx, [listingEvent(listingUpdated, listing)])
}
