import type { ItemListing } from '../../services/ai/src/recommendations/model/item.ts'
import { type LoadedModel, loaded } from '../../services/ai/src/recommendations/model/model.ts'
import { favouriteWeight, tasteWeight } from '../../services/ai/src/recommendations/model/signal-weight.ts'
import { mergedSeeds } from '../../services/ai/src/recommendations/ranking/merged-seeds.ts'
import { rank } from '../../services/ai/src/recommendations/ranking/rank.ts'
import { sampleOf } from '../../services/ai/src/recommendations/ranking/samples.ts'
import type { Seed } from '../../services/ai/src/recommendations/ranking/seed.ts'
import { Tastes } from '../../services/ai/src/recommendations/training/tastes.ts'
import { trainModel } from '../../services/ai/src/recommendations/training/train-model.ts'
import { itemKnn, plainEase, popularity, type Scorer } from './baselines.ts'
import { diceOf } from './dice.ts'
import { type Figures, mean, measure, ndcgOf, type Shown } from './measure.ts'
import type { Activity, Library } from './readers.ts'

const SHOWN = 10
export const recommenders = [
  'ours',
  'ours, not varied',
  'content alone',
  'plain EASE',
  'ItemKNN',
  'popularity',
  'random',
] as const
export type Recommender = (typeof recommenders)[number]

/** The last part of what was done is held out. */
const HELD_OUT = 0.2
/** One reader in so many is kept out of training altogether, and met with their first favourite alone. */
const NEWCOMER = 7

export interface Evaluated extends Figures {
  /** NDCG@10 where nothing is known of somebody but their first favourite, of all their others. */
  first: number
}

type Recommend = (known: readonly Activity[]) => string[]

/** These recommenders on the same held-out behaviour. */
export function evaluate<Name extends Recommender>(
  { listings, activities }: Library,
  recommenders: readonly Name[],
): Record<Name, Evaluated> {
  const ofUser = [...Map.groupBy(activities, ({ user }) => user).values()]
  const newcomers = ofUser.filter((_own, number) => number % NEWCOMER === 0)
  const inOrder = ofUser
    .filter((_own, number) => number % NEWCOMER > 0)
    .flat()
    .sort((one, two) => one.at.getTime() - two.at.getTime())
  const cut = Math.floor(inOrder.length * (1 - HELD_OUT))
  const [before, after] = [inOrder.slice(0, cut), inOrder.slice(cut)]
  const now = inOrder[cut]!.at
  const had = Map.groupBy(before, ({ user }) => user)
  const people = [...Map.groupBy(favouritesIn(after), ({ user }) => user)].flatMap(([user, liked]) => {
    const known = had.get(user)
    return known ? [{ known, liked: idsOf(liked) }] : []
  })
  const firsts = newcomers.flatMap((own) => {
    const [first, ...others] = favouritesIn(own)
    return first && others.length > 0 ? [{ known: [{ ...first, at: now }], liked: idsOf(others) }] : []
  })
  const seen = new Map<string, number>()
  for (const { listingId, kind } of before) if (kind === 'view') seen.set(listingId, (seen.get(listingId) ?? 0) + 1)

  const showTo = (them: typeof people, recommend: Recommend) =>
    them.map(({ known, liked }): Shown => ({ listingIds: recommend(known), liked }))
  const all = recommendersOf(listings, had, now)
  const figures = recommenders.map((name) => {
    const recommend = all[name]()
    const first = mean(showTo(firsts, recommend).map(ndcgOf))
    return [name, { ...measure(showTo(people, recommend), seen, listings.length), first }]
  })
  return Object.fromEntries(figures) as Record<Name, Evaluated>
}

const favouritesIn = (activities: readonly Activity[]) => activities.filter(({ kind }) => kind === 'favourite')
const idsOf = (activities: readonly Activity[]) => new Set(activities.map(({ listingId }) => listingId))

function recommendersOf(
  listings: readonly ItemListing[],
  had: ReadonlyMap<string, readonly Activity[]>,
  now: Date,
): Record<Recommender, () => Recommend> {
  const tastes = new Tastes()
  for (const activity of [...had.values()].flat())
    tastes.like(activity.user, activity.listingId, weightOf(activity, now))
  const placeOf = new Map(listings.map(({ id }, place) => [id, place]))
  const placesOf = (known: readonly Activity[]) => [...idsOf(known)].map((id) => placeOf.get(id)!)
  const touched = { people: [...had.values()].map(placesOf), listings: listings.length }
  let trained: LoadedModel | undefined
  const model = () => (trained ??= loaded(trainModel({ listings, tastes, now })))
  const mayShow = listings.map(({ status }) => status === 'available')

  const by = (of: LoadedModel, isVaried = true): Recommend => {
    return (known) => {
      const own = idsOf(known)
      const candidates = rank(of, seedsOf(known, now), (item) => (own.has(of.items[item]!) ? 0 : 1))
      const sample = isVaried ? sampleOf(of, candidates, { count: SHOWN, refresh: 0 }) : candidates.slice(0, SHOWN)
      return sample.map(({ item }) => of.items[item]!)
    }
  }
  const scored =
    (scorer: Scorer): Recommend =>
    (known) => {
      const own = placesOf(known)
      const scores = scorer(own)
      const left = [...mayShow.keys()].filter((place) => mayShow[place] && !own.includes(place))
      return left
        .sort((one, two) => scores[two]! - scores[one]! || one - two)
        .slice(0, SHOWN)
        .map((place) => listings[place]!.id)
    }
  const withoutBehaviour = (of: LoadedModel): LoadedModel => ({
    ...of,
    behaviour: {
      starts: new Uint32Array(of.support.length + 1),
      others: new Uint32Array(),
      scores: new Uint8Array(),
      scales: new Float32Array(of.support.length),
    },
    support: new Float32Array(of.support.length),
  })
  const dice = diceOf(7)
  return {
    ours: () => by(model()),
    'ours, not varied': () => by(model(), false),
    'content alone': () => by(withoutBehaviour(model())),
    'plain EASE': () => scored(plainEase(touched)),
    ItemKNN: () => scored(itemKnn(touched)),
    popularity: () => scored(popularity(touched)),
    random: () => scored(() => Float64Array.from(listings, dice)),
  }
}

function weightOf({ kind, at, seconds, user, listingId }: Activity, now: Date): number {
  if (kind === 'favourite') return favouriteWeight(at, now)
  return tasteWeight({ _id: '', userId: user, at, kind, listingId, seconds }, now)
}

const seedsOf = (known: readonly Activity[], now: Date): Seed[] =>
  mergedSeeds(
    known.map((activity) => ({
      signal: activity.kind,
      weight: weightOf(activity, now),
      listingId: activity.listingId,
      words: [],
      typed: null,
    })),
  )
