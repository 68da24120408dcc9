import { recommendationCalls } from '@storyright/contracts/http'
import { type Rating, recommendationLimits } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Feedback, tasteRows } from '../tracking/taste-rows.ts'
import type { NewestModel } from './newest-model.ts'
import { readProgress } from './progress.ts'
import { recommend } from './recommend.ts'
import { similarListings } from './similar-listings.ts'

export function recommendationRoutes(app: FastifyInstance, deps: Deps & { newestModel: NewestModel }): void {
  serve(app, recommendationCalls.recommendations, ({ viewer, query: { limit, refresh, excluded = '' }, reply }) => {
    reply.header('cache-control', 'private, no-store')
    const ids = excluded.split(',').slice(0, recommendationLimits.excluded)
    return recommend(deps, viewer.id, { limit, refresh, excluded: new Set(ids.map((id) => id.trim())) })
  })

  serve(app, recommendationCalls.recommendationProgress, ({ viewer }) => readProgress(deps, viewer.id))

  serve(app, recommendationCalls.similarListings, ({ viewer, params }) =>
    similarListings(deps, params.listingId, viewer),
  )

  serve(app, recommendationCalls.rateRecommendation, async ({ viewer, body }) => {
    await rateRecommendation(deps, viewer.id, body)
    return { recorded: true } as const
  })
}

interface Rated {
  listingId: string
  rating: Rating
  feedback?: string | null | undefined
}

/** Saves somebody's rating of a recommendation; the newest counts. They give it themselves, so it is kept whether or not they are tracked. */
async function rateRecommendation(
  { db, visibility, clock }: Pick<Deps, 'db' | 'visibility' | 'clock'>,
  userId: string,
  { listingId, rating, feedback }: Rated,
): Promise<void> {
  const { id } = await visibility.require(listingId)
  const row: Omit<Feedback, '_id'> = {
    kind: 'feedback',
    userId,
    listingId: id,
    rating,
    says: feedback || null,
    at: clock(),
  }
  await tasteRows.of(db).updateOne({ _id: `feedback ${userId} ${id}` }, { $set: row }, { upsert: true })
}
