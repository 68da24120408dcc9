import type { ItemListing } from '../model/item.ts'
import { type Model, perItem, perWord } from '../model/model.ts'
import { packRows } from '../model/rows.ts'
import { aboutRows } from './about-rows.ts'
import { behaviourRows, LEAST_PEOPLE } from './behaviour-rows.ts'
import { contentRows } from './content-rows.ts'
import { featuresOf } from './features.ts'
import { likingsOf, type Preference } from './likings.ts'
import type { Tastes } from './tastes.ts'

export interface TrainingData {
  listings: readonly ItemListing[]
  tastes: Tastes
  now: Date
}

const BEST = 2_000
const QUALITY_OF_BEST = 0.65

/** Learns from listings and from what people did everything that a request needs. */
export function trainModel({ listings, tastes, now }: TrainingData): Model {
  const items = listings.map(({ id }) => id)
  const features = featuresOf(listings)
  const likings = likingsOf(likingsIn(tastes, items, features.wordOf), items.length + features.words.length)
  const quality = Float32Array.from(listings, ({ viabilityScore }) => viabilityScore / 100)
  const people = likings.peopleOf.subarray(0, items.length).map((count) => (count >= LEAST_PEOPLE ? count : 0))
  const most = people.reduce((highest, count) => Math.max(highest, count), 0) || 1
  const popularity = people.map((count) => Math.sqrt(count / most))
  const available = Uint8Array.from(listings, ({ status }) => (status === 'available' ? 1 : 0))
  const genre = numbersOf(listings.map((listing) => listing.genre ?? ''))
  const medium = numbersOf(listings.map((listing) => listing.medium))
  return {
    trainedAt: now.toISOString(),
    items,
    words: features.words,
    behaviour: packRows(behaviourRows(likings, items.length), perItem),
    content: packRows(contentRows(features, perItem), perItem),
    about: packRows(aboutRows(features, quality), perWord),
    rarity: features.rarity,
    support: likings.peopleOf,
    popularity,
    quality,
    genres: genre.names,
    mediums: medium.names,
    price: Float32Array.from(listings, ({ suggestedOfferMax }) => suggestedOfferMax ?? 0),
    genre: genre.numbers,
    author: numbersOf(listings.map(({ author }) => author)).numbers,
    medium: medium.numbers,
    best: bestOf(quality, popularity, available),
    available,
  }
}

function* likingsIn({ liked, searched }: Tastes, items: string[], wordOf: Map<string, number>): Generator<Preference> {
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

function numbersOf(all: readonly string[]): { names: string[]; numbers: Uint32Array<ArrayBuffer> } {
  const names = [...new Set(all)]
  const numberOf = new Map(names.map((name, number) => [name, number]))
  return { names, numbers: Uint32Array.from(all, (name) => numberOf.get(name)!) }
}

function bestOf(quality: Float32Array, popularity: Float32Array, available: Uint8Array): Uint32Array<ArrayBuffer> {
  const worth = quality.map((one, item) => QUALITY_OF_BEST * one + (1 - QUALITY_OF_BEST) * popularity[item]!)
  const chosen = Array.from(worth.keys()).filter((item) => available[item])
  return Uint32Array.from(chosen.sort((one, two) => worth[two]! - worth[one]! || one - two).slice(0, BEST))
}
