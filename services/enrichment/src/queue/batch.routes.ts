import { enrichmentCalls as calls, type EnrichmentStatus } from '@storyright/contracts/http'
import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { countsOf } from '../look-ups/count-rows.ts'
import { lookUpRows, never } from '../look-ups/look-up-rows.ts'
import { runBatch } from './run-batch.ts'

/** How far YouTube and X are with the catalogue, and their next batches. */
export function batchRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.youtubeStatus, () => readStatus(deps, 'youtube'))
  serve(app, calls.twitterStatus, () => readStatus(deps, 'twitter'))
  serve(app, calls.enrichYoutube, ({ body }) => runBatch(deps, asked('youtube', body)))
  serve(app, calls.enrichTwitter, ({ body }) => runBatch(deps, asked('twitter', body)))
}

const asked = (
  source: EnrichmentSource,
  { batchSize: size, failedOnly }: { batchSize: number; failedOnly: boolean },
) => ({
  ...{ source, size, failedOnly, isImpatient: true },
})

const SHOWN_FAILURES = 20

/** How far a source is with the catalogue, from the kept counters, and what failed last. */
async function readStatus(
  { db, paces }: Pick<Deps, 'db' | 'paces'>,
  source: EnrichmentSource,
): Promise<EnrichmentStatus> {
  const [counts, paused] = await Promise.all([countsOf(db, source), paces[source].paused()])
  const failures = counts.failed > 0 ? await newestFailures({ db }, source) : []
  const enriched = counts.matched + counts.choosing + counts.none + counts.refused
  const remaining = counts.waiting + counts.failed
  const total = enriched + remaining
  return {
    total,
    enriched,
    remaining,
    percentage: total === 0 ? 0 : Math.floor((enriched / total) * 1_000) / 10,
    failed: counts.failed,
    waitingForChoice: counts.choosing,
    pausedUntil: paused?.until.toISOString() ?? null,
    failures,
  }
}

async function newestFailures({ db }: Pick<Deps, 'db'>, source: EnrichmentSource) {
  const rows = await lookUpRows
    .of(db)
    .find(
      { source, failedAt: { $gt: never } },
      {
        projection: { listingId: 1, failure: 1, failedAt: 1, dueAt: 1 },
        sort: { failedAt: -1 },
        limit: SHOWN_FAILURES,
      },
    )
    .toArray()
  const titles = await listingRows
    .of(db)
    .find({ _id: { $in: rows.map(({ listingId }) => listingId) } }, { projection: { 'listing.title': 1 } })
    .toArray()
  const titleOf = new Map(titles.map(({ _id, listing }) => [_id, listing.title]))
  return rows.map(({ listingId, failure, failedAt, dueAt }) => ({
    listingId,
    title: titleOf.get(listingId) ?? '',
    failure: failure ?? '',
    at: failedAt!.toISOString(),
    triesAgainAt: dueAt?.toISOString() ?? null,
  }))
}
