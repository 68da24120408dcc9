import type { ItemListing } from '../../services/ai/src/recommendations/model/item.ts'
import { type LoadedModel, loaded } from '../../services/ai/src/recommendations/model/model.ts'
import { favouriteWeight, tasteWeight } from '../../services/ai/src/recommendations/model/signal-weight.ts'
import { rank } from '../../services/ai/src/recommendations/ranking/rank.ts'
import { sampleOf } from '../../services/ai/src/recommendations/ranking/samples.ts'
import type { Seed } from '../../services/ai/src/recommendations/ranking/seed.ts'
import { Tastes } from '../../services/ai/src/recommendations/training/tastes.ts'
import { trainModel } from '../../services/ai/src/recommendations/training/train-model.ts'
import { diceOf } from './dice.ts'
import { type Figures, measure, type Shown } from './measure.ts'
import type { Activity } from './people.ts'

const SHOWN = 10
export const recommenders = [
  'random',
  'popularity',
  'content',
  'behaviour',
  'ours',
  'ours with EASE',
  'ours, not varied',
] as const
export type Recommender = (typeof recommenders)[number]

/** The last part of what was done is held out. */
const HELD_OUT = 0.2

/** These recommenders on the same held-out behaviour. */
export function evaluate<Name extends Recommender>(
  listings: readonly ItemListing[],
  activities: readonly Activity[],
  recommenders: readonly Name[],
): Record<Name, Figures> {
  const inOrder = [...activities].sort((one, two) => one.at.getTime() - two.at.getTime())
  const cut = Math.floor(inOrder.length * (1 - HELD_OUT))
  const [before, after] = [inOrder.slice(0, cut), inOrder.slice(cut)]
  const now = inOrder[cut]!.at
  const had = Map.groupBy(before, ({ user }) => user)
  const favourites = Map.groupBy(
    after.filter(({ kind }) => kind === 'favourite'),
    ({ user }) => user,
  )
  const people = [...favourites].map(([user, liked]) => ({
    user,
    known: had.get(user) ?? [],
    liked: new Set(liked.map(({ listingId }) => listingId)),
  }))
  const seen = new Map<string, number>()
  for (const { listingId, kind } of before) if (kind === 'view') seen.set(listingId, (seen.get(listingId) ?? 0) + 1)

  const tastes = new Tastes()
  for (const activity of before) tastes.like(activity.user, activity.listingId, weightOf(activity, now))
  const train = (ease: boolean) => loaded(trainModel({ listings, tastes, now }, { ease }))
  const model = train(false)
  const popular = listings.map(({ id }) => id).sort((one, two) => (seen.get(two) ?? 0) - (seen.get(one) ?? 0))
  const dice = diceOf(7)

  const run = (recommend: (known: readonly Activity[], may: (id: string) => boolean) => string[]): Figures => {
    const shown = people.map(({ known, liked }): Shown => {
      const own = new Set(known.map(({ listingId }) => listingId))
      return { listingIds: recommend(known, (id) => !own.has(id)), liked }
    })
    return measure(shown, seen, listings.length)
  }
  const by = (trained: LoadedModel, isVaried = true) =>
    run((known, may) => {
      const candidates = rank(trained, seedsOf(known, now), (item) => (may(trained.items[item]!) ? 1 : 0))
      const sample = isVaried ? sampleOf(trained, candidates, { count: SHOWN, refresh: 0 }) : candidates.slice(0, SHOWN)
      return sample.map(({ item }) => trained.items[item]!)
    })
  const none = {
    starts: new Uint32Array(model.support.length + 1),
    others: new Uint32Array(),
    scores: new Uint8Array(),
    scales: new Float32Array(model.support.length),
  }
  const all: Record<Recommender, () => Figures> = {
    random: () => run((_known, may) => shuffled(popular, dice).filter(may).slice(0, SHOWN)),
    popularity: () => run((_known, may) => popular.filter(may).slice(0, SHOWN)),
    content: () => by({ ...model, behaviour: none, support: new Float32Array(model.support.length) }),
    behaviour: () => by({ ...model, content: none }),
    ours: () => by(model),
    'ours with EASE': () => by(train(true)),
    'ours, not varied': () => by(model, false),
  }
  return Object.fromEntries(recommenders.map((name) => [name, all[name]()])) as Record<Name, Figures>
}

function weightOf({ kind, at, seconds, user, listingId }: Activity, now: Date): number {
  if (kind === 'favourite') return favouriteWeight(at, now)
  return tasteWeight({ _id: '', userId: user, at, kind, listingId, seconds }, now)
}

const seedsOf = (known: readonly Activity[], now: Date): Seed[] =>
  known.map((activity) => ({
    signal: activity.kind,
    weight: weightOf(activity, now),
    listingId: activity.listingId,
    words: [],
    says: null,
  }))

function shuffled<One>(all: readonly One[], dice: () => number): One[] {
  return all
    .map((one) => ({ one, place: dice() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}
