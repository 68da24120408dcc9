import type { PublicListing } from '@storyright/contracts/events'
import { type ListingCard, recommendationCalls } from '@storyright/contracts/http'
import {
  access,
  gates,
  type Rating,
  recommendationLimits,
  refusals,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { answeredAmong } from '../analyses/analysis-rows.ts'
import type { Deps } from '../deps.ts'
import { cardOf } from '../listings/listing-card.ts'
import { type Feedback, tasteRows } from '../tracking/taste-rows.ts'
import { wordsOfItem } from './model/item.ts'
import type { LoadedModel } from './model/model.ts'
import { eachOf } from './model/rows.ts'
import type { NewestModel } from './newest-model.ts'
import { readProgress } from './progress.ts'
import { recommend } from './recommend.ts'

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

/** So many of the nearest are looked at: the model may be minutes old, and some of them hidden or not open yet. */
const LOOKED_AT = 24

type SimilarDeps = Pick<Deps, 'db' | 'visibility' | 'clock'> & { newestModel: Pick<NewestModel, 'current'> }

/** The titles that are about the same as one: what people did does not count here. They are available and open to this reader. */
async function similarListings(deps: SimilarDeps, id: string, viewer: Viewer): Promise<ListingCard[]> {
  const [listing, model] = await Promise.all([deps.visibility.require(id), deps.newestModel.current()])
  const seesEarly = access[gates.earlyListings.access](viewer)
  const now = deps.clock()
  const isOpen = ({ earlyAccessUntil, agentId }: Pick<PublicListing, 'earlyAccessUntil' | 'agentId'>) =>
    seesEarly || earlyAccessUntil === null || new Date(earlyAccessUntil) <= now || agentId === viewer.id
  if (!isOpen(listing)) throw refusals.listingNotFound()
  const ids = nearest(model, listing).slice(0, LOOKED_AT)
  const rows = await listingRows
    .of(deps.db)
    .find({ _id: { $in: ids }, isDeleted: false, 'listing.status': 'available' })
    .toArray()
  const hidden = await deps.visibility.hiddenAmong(rows.map((row) => row.listing.agentId))
  const shown = rows
    .map((row) => row.listing)
    .filter((one) => !hidden.has(one.agentId) && isOpen(one))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .slice(0, recommendationLimits.similar)
  const answered = await answeredAmong(
    deps.db,
    shown.map((one) => one.id),
  )
  return shown.map((one) => cardOf(one, answered.has(one.id)))
}

/** By the words that they share, rare ones first; what the model does not know yet goes by its own words. */
function nearest(model: LoadedModel, listing: PublicListing): string[] {
  const scores = new Map<number, number>()
  const add = (weight: number) => (item: number, score: number) =>
    void scores.set(item, (scores.get(item) ?? 0) + weight * score)
  const own = model.itemOf.get(listing.id)
  if (own !== undefined) eachOf(model.content, own, add(1))
  else
    for (const name of wordsOfItem(listing).keys()) {
      const word = model.wordOf.get(name)
      if (word !== undefined) eachOf(model.about, word, add(model.rarity[word]!))
    }
  return [...scores]
    .filter(([item]) => item !== own && model.available[item])
    .toSorted(([one, its], [other, others]) => others - its || one - other)
    .map(([item]) => model.items[item]!)
}
