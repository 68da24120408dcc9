import {
  type AnalysedListing,
  analysisSnapshot,
  type Envelope,
  listingAnalysed,
  listingUpdated,
} from '@storyright/contracts/events'
import { type Outbox, on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { lockAgent } from '../listings/agent.ts'
import { deriveListing, type PoundsPer } from '../listings/derive-listing.ts'
import { refreshEntry } from '../listings/entry.store.ts'
import { listingEvent } from '../listings/listing.events.ts'
import { formOf } from '../listings/listing.views.ts'

export const analysisSubscriptions = (deps: AnalysisDeps): Subscription<Tx>[] =>
  [listingAnalysed, analysisSnapshot].map((event) => on(event, (input, tx) => followAnalysis(deps, input, tx)))

interface AnalysisDeps {
  outbox: Outbox<Tx>
  poundsPer: PoundsPer
}

/**
 * Keeps what a model made of a listing, and derives the scores anew. Others hear of it when the viability score is another one;
 * a withdrawn listing keeps it for the day it is restored.
 */
async function followAnalysis(
  { outbox, poundsPer }: AnalysisDeps,
  { data: { listingId, aiScores }, entityversion: aiVersion }: Envelope<AnalysedListing>,
  tx: Tx,
) {
  const id = BigInt(listingId)
  const found = await tx.listing.findUnique({ where: { id }, select: { agentId: true } })
  if (!found) return
  await lockAgent(tx, found.agentId)
  const before = await tx.listing.findUniqueOrThrow({ where: { id } })
  const { viabilityScore, roiMultiple } = deriveListing(formOf(before), poundsPer, aiScores)
  const isNews = before.deletedAt === null && viabilityScore !== before.viabilityScore
  const [listing] = await tx.listing.updateManyAndReturn({
    where: { id, aiVersion: { lt: aiVersion } },
    data: {
      aiScores: aiScores ?? Prisma.DbNull,
      aiVersion,
      viabilityScore,
      roiMultiple,
      ...(isNews && { version: { increment: 1 } }),
    },
  })
  if (!listing || listing.deletedAt) return
  await refreshEntry(tx, listing)
  if (isNews) await outbox.add(tx, [listingEvent(listingUpdated, listing)])
}
