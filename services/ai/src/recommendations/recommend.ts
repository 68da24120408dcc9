import { wishIn } from '@storyright/asking'
import type { Recommendation, TasteProfile } from '@storyright/contracts/http'
import { recommendationStages } from '@storyright/contracts/vocabulary'
import { type ListingRow, listingRows } from '@storyright/read-models'
import { askRedis } from '@storyright/stored-service/redis'
import { answeredAmong } from '../analyses/analysis-rows.ts'
import type { Deps } from '../deps.ts'
import { cardOf } from '../listings/listing-card.ts'
import { shownRows } from '../tracking/shown-rows.ts'
import { wordsOfItem } from './model/item.ts'
import type { LoadedModel } from './model/model.ts'
import type { NewestModel } from './newest-model.ts'
import { keepTo } from './ranking/keep-to-wish.ts'
import { type Candidate, rank } from './ranking/rank.ts'
import { reasonFor } from './ranking/reasoning.ts'
import { type Placed, sampleOf } from './ranking/samples.ts'
import type { Seed } from './ranking/seed.ts'
import { tasteProfileOf } from './taste-profile.ts'
import { type Known, signalsOf } from './user-signals.ts'

export interface Wanted {
  limit: number
  refresh: number
  excluded: ReadonlySet<string>
}

type RecommendDeps = Pick<Deps, 'db' | 'redis' | 'visibility' | 'clock'> & { newestModel: Pick<NewestModel, 'current'> }
type Rows = ReadonlyMap<string, ListingRow>

/** Viewed titles are worth less than new ones. */
const SEEN_WORTH = 0.4
/** What may no longer be shown is replaced, until this often. */
const MOST_ATTEMPTS = 8

/** What somebody may like, and why. */
export async function recommend(deps: RecommendDeps, userId: string, { limit, refresh, excluded }: Wanted) {
  progressOf(deps, userId, 0)
  const [model, known, last] = await Promise.all([
    deps.newestModel.current(),
    signalsOf(deps, userId),
    shownRows.of(deps.db).findOne({ _id: userId }),
  ])

  progressOf(deps, userId, 1)
  const seedRows = await rowsOf(
    deps,
    known.seeds.flatMap(({ listingId }) => listingId ?? []),
  )
  const seeds = known.seeds.map((seed) => inWordsWhereNew(seed, model, seedRows))
  const never = new Set([...excluded, ...known.favourites, ...known.offeredOn, ...known.dismissed])
  const isPossible = (item: number) => !never.has(model.items[item]!)
  const wish = keepTo(model, wishIn(known.lookingFor ?? ''), { isPossible, least: limit })
  const worthOf = (item: number) => {
    if (!isPossible(item)) return 0
    return wish.worthOf(item) * (known.seen.has(model.items[item]!) ? SEEN_WORTH : 1)
  }
  const candidates = rank(model, seeds, worthOf, wish.fitting)

  progressOf(deps, userId, 2)
  const without = (last?.refresh === refresh ? last.without : last?.listingIds) ?? []
  const fresh = withoutRepeating(candidates, model, without, limit)

  progressOf(deps, userId, 3)
  const { sample, rows } = await showable(deps, model, fresh, { count: limit, refresh })
  const listingIds = sample.map(({ item }) => model.items[item]!)
  const shown = { at: deps.clock(), refresh, listingIds, without }
  await shownRows.of(deps.db).updateOne({ _id: userId }, { $set: shown }, { upsert: true })
  const strength = seeds.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  const best = candidates[0]?.score ?? 0
  const hidden = await deps.visibility.hiddenAmong(agentsOf(seedRows))
  const listingOf = (id: string) => seedRows.get(id)?.listing
  const mayName = (id: string) => {
    const row = seedRows.get(id)
    return !!row && !row.isDeleted && !hidden.has(row.listing.agentId)
  }
  const reasons = { model, seeds, listingOf, mayName }
  const answered = await answeredAmong(deps.db, listingIds)
  const recommendations = sample.map((candidate): Recommendation => {
    const { listing } = rows.get(model.items[candidate.item]!)!
    const score = matchScore({ score: candidate.score, best, known: strength })
    const { isExploration } = candidate
    const card = cardOf(listing, answered.has(listing.id))
    return { listing: card, score, ...reasonFor(candidate, listing, reasons), isExploration }
  })

  progressOf(deps, userId, 4)
  const profile = profileOf(known, seedRows)
  return { recommendations, totalAnalyzed: model.availableCount, profile, widened: wish.widened }
}

async function rowsOf({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<Rows> {
  if (ids.length === 0) return new Map()
  const rows = await listingRows
    .of(db)
    .find({ _id: { $in: [...ids] } })
    .toArray()
  return new Map(rows.map((row) => [row._id, row]))
}

const agentsOf = (rows: Rows) => [...rows.values()].map(({ listing }) => listing.agentId)

/** What the model does not know yet counts by what it is about. */
function inWordsWhereNew(seed: Seed, model: LoadedModel, rows: Rows): Seed {
  if (seed.listingId === null || model.itemOf.has(seed.listingId)) return seed
  const row = rows.get(seed.listingId)
  return row ? { ...seed, words: [...wordsOfItem(row.listing).keys()] } : seed
}

/** Without the titles shown last, unless hardly anything else is left. */
function withoutRepeating(
  candidates: Candidate[],
  { items }: LoadedModel,
  shown: readonly string[],
  count: number,
): Candidate[] {
  const again = new Set(shown)
  const left = candidates.filter(({ item }) => !again.has(items[item]!))
  return left.length >= count ? left : candidates
}

/** The sample with its listings, of those that may be shown at this moment: the model may be minutes old. */
async function showable(
  deps: Pick<Deps, 'db' | 'visibility'>,
  model: LoadedModel,
  candidates: readonly Candidate[],
  wanted: { count: number; refresh: number },
): Promise<{ sample: Placed[]; rows: Rows }> {
  let left = candidates
  for (let attempt = 1; ; attempt++) {
    const sample = sampleOf(model, left, wanted)
    const rows = await rowsOf(
      deps,
      sample.map(({ item }) => model.items[item]!),
    )
    const hidden = await deps.visibility.hiddenAmong(agentsOf(rows))
    const isShown = ({ isDeleted, listing }: ListingRow) =>
      !isDeleted && listing.status === 'available' && !hidden.has(listing.agentId)
    const gone = new Set(
      sample.flatMap(({ item }) => {
        const row = rows.get(model.items[item]!)
        return row && isShown(row) ? [] : [item]
      }),
    )
    if (gone.size === 0) return { sample, rows }
    if (attempt === MOST_ATTEMPTS) return { sample: sample.filter(({ item }) => !gone.has(item)), rows }
    left = left.filter(({ item }) => !gone.has(item))
  }
}

const profileOf = ({ seeds, lookingFor, counts }: Known, rows: Rows): TasteProfile => ({
  ...tasteProfileOf(seeds, new Map([...rows].map(([id, { listing }]) => [id, listing]))),
  signals: counts as Record<string, number>,
  lookingFor,
})

/** Signals of this weight in all make a match as sure as half of what it can be. */
const KNOWN_HALFWAY = 4
const LOWEST = 40
const HIGHEST = 98

/** How well a listing matches, 0 to 100: next to the best one there is, and by how much is known of the person. */
export function matchScore({ score, best, known }: { score: number; best: number; known: number }): number {
  const share = best > 0 ? Math.max(0, score) / best : 0
  const sure = 0.5 + 0.5 * (known / (known + KNOWN_HALFWAY))
  return Math.round(LOWEST + (HIGHEST - LOWEST) * Math.sqrt(share) * sure)
}

const KEPT_S = 60
const keyOf = (userId: string) => `ai:recommendations:progress:${userId}`

/** Reports the progress of somebody's recommendations. Nothing waits for it, and without Redis it is not reported. */
function progressOf({ redis }: Pick<Deps, 'redis'>, userId: string, stage: number): void {
  redis.set(keyOf(userId), stage, 'EX', KEPT_S).catch(() => undefined)
}

/** How far they are; those that were not asked for have not begun. */
export async function readProgress({ redis }: Pick<Deps, 'redis'>, userId: string) {
  const kept = Number((await askRedis(() => redis.get(keyOf(userId)))) ?? 0)
  const { from, stage } = recommendationStages[kept] ?? recommendationStages[0]
  return { progress: from, stage }
}
