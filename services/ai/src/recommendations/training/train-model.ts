import type { ItemListing } from '../model/item.ts'
import { type Model, perItem, perWord } from '../model/model.ts'
import { packRows } from '../model/rows.ts'
import { aboutRows } from './about-rows.ts'
import { behaviourRows } from './behaviour-rows.ts'
import { blended, lifted } from './blend-rows.ts'
import { contentRows } from './content-rows.ts'
import { easeRows } from './ease-rows.ts'
import { featuresOf } from './features.ts'
import { type Liking, likingsOf } from './likings.ts'
import type { Tastes } from './tastes.ts'

export interface TrainingData {
  listings: readonly ItemListing[]
  tastes: Tastes
  now: Date
}

export interface TrainingOptions {
  /** Whether EASE has a say; where enough people do something, unless said otherwise. */
  ease?: boolean
}

/** With fewer people the evaluation does not gain by it. */
const EASE_FROM_PEOPLE = 1_500
const EASE_ITEMS = 2_000
const BEST = 2_000
const QUALITY_OF_BEST = 0.65

/** Learns from listings and from what people did everything that a request needs. */
export function trainModel(
  { listings, tastes, now }: TrainingData,
  { ease = tastes.liked.size >= EASE_FROM_PEOPLE }: TrainingOptions = {},
): Model {
  const items = listings.map(({ id }) => id)
  const features = featuresOf(listings)
  const likings = likingsOf(likingsIn(tastes, items, features.wordOf), items.length + features.words.length)
  const quality = Float32Array.from(listings, ({ viabilityScore }) => viabilityScore / 100)
  const liked = likings.weightOf.subarray(0, items.length)
  const mostLiked = liked.reduce((most, weight) => Math.max(most, weight), 0) || 1
  const popularity = liked.map((weight) => Math.sqrt(weight / mostLiked))
  const available = Uint8Array.from(listings, ({ status }) => (status === 'available' ? 1 : 0))
  return {
    trainedAt: now.toISOString(),
    items,
    words: features.words,
    behaviour: packRows(
      blended(
        lifted(behaviourRows(likings, items.length), popularity),
        ease ? easeRows(likings, items.length, EASE_ITEMS) : new Map(),
      ),
      perItem,
    ),
    content: packRows(lifted(contentRows(features, perItem), popularity), perItem),
    about: packRows(lifted(aboutRows(features, quality), popularity), perWord),
    rarity: features.rarity,
    support: likings.peopleOf,
    popularity,
    quality,
    genre: numbersOf(listings.map(({ genre }) => genre ?? '')),
    author: numbersOf(listings.map(({ author }) => author)),
    medium: numbersOf(listings.map(({ medium }) => medium)),
    best: bestOf(quality, popularity, available),
    available,
  }
}

function* likingsIn({ liked, searched }: Tastes, items: string[], wordOf: Map<string, number>): Generator<Liking> {
  const itemOf = new Map(items.map((id, item) => [id, item]))
  for (const [user, own] of liked)
    for (const [id, weight] of own) {
      const thing = itemOf.get(id)
      if (thing !== undefined && weight > 0) yield { user, thing, weight }
    }
  for (const [user, own] of searched)
    for (const [name, weight] of own) {
      const word = wordOf.get(name)
      if (word !== undefined) yield { user, thing: items.length + word, weight }
    }
}

function numbersOf(names: readonly string[]): Uint32Array<ArrayBuffer> {
  const numbers = new Map<string, number>()
  return Uint32Array.from(names, (name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return numbers.get(name)!
  })
}

function bestOf(quality: Float32Array, popularity: Float32Array, available: Uint8Array): Uint32Array<ArrayBuffer> {
  const worth = quality.map((one, item) => QUALITY_OF_BEST * one + (1 - QUALITY_OF_BEST) * popularity[item]!)
  const chosen = Array.from(worth.keys()).filter((item) => available[item])
  return Uint32Array.from(chosen.sort((one, two) => worth[two]! - worth[one]! || one - two).slice(0, BEST))
}
