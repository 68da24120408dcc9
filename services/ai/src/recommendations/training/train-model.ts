import type { ItemListing } from '../model/item.ts'
import { type Model, perItem, perWord } from '../model/model.ts'
import { type Neighbour, packRows } from '../model/rows.ts'
import { wordsIn } from '../model/words.ts'
import { aboutRows } from './about-rows.ts'
import { behaviourRows } from './behaviour-rows.ts'
import { contentRows } from './content-rows.ts'
import { easeRows } from './ease-rows.ts'
import { featuresOf } from './features.ts'
import { type Liking, likingsOf } from './likings.ts'

export interface TrainingData {
  listings: readonly ItemListing[]
  /** What people did with listings, and how much it tells. */
  liked: Iterable<{ user: string; listingId: string; weight: number }>
  searched: Iterable<{ user: string; query: string; weight: number }>
  now: Date
}

export interface TrainingOptions {
  /** For how many of the most liked items EASE is solved as well; none by default. */
  ease?: number
}

const BEST = 2_000
const QUALITY_OF_BEST = 0.65

/** Learns from listings and from what people did everything that a request needs. */
export function trainModel(data: TrainingData, { ease = 0 }: TrainingOptions = {}): Model {
  const { listings, now } = data
  const items = listings.map(({ id }) => id)
  const features = featuresOf(listings)
  const likings = likingsOf(likingsIn(data, items, features.wordOf), items.length + features.words.length)
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
      blended(behaviourRows(likings, items.length), ease > 0 ? easeRows(likings, items.length, ease) : new Map()),
      perItem,
    ),
    content: packRows(contentRows(features, perItem), perItem),
    about: packRows(aboutRows(features, quality), perWord),
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

function* likingsIn(
  { liked, searched }: TrainingData,
  items: string[],
  wordOf: Map<string, number>,
): Generator<Liking> {
  const itemOf = new Map(items.map((id, item) => [id, item]))
  for (const { user, listingId, weight } of liked) {
    const thing = itemOf.get(listingId)
    if (thing !== undefined && weight > 0) yield { user, thing, weight }
  }
  for (const { user, query, weight } of searched)
    for (const word of new Set(wordsIn(query))) {
      const number = wordOf.get(word)
      if (number !== undefined) yield { user, thing: items.length + number, weight }
    }
}

/** Where there is a second opinion both count alike. */
function* blended(rows: Iterable<Neighbour[]>, second: Map<number, Neighbour[]>): Generator<Neighbour[]> {
  let thing = 0
  for (const row of rows) {
    const other = second.get(thing++)
    yield other ? averaged(row, other) : row
  }
}

function averaged(row: Neighbour[], other: Neighbour[]): Neighbour[] {
  const most = other.reduce((highest, { score }) => Math.max(highest, score), 0) || 1
  const scores = new Map(row.map((one) => [one.other, one.score / 2]))
  for (const { other: item, score } of other) scores.set(item, (scores.get(item) ?? 0) + score / most / 2)
  return [...scores].map(([item, score]) => ({ other: item, score }))
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
