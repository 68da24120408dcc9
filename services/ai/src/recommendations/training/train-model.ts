import type { ItemListing } from '../model/item.ts'
import { type Model, perItem, perWord } from '../model/model.ts'
import { type Neighbour, packRows } from '../model/rows.ts'
import { contentRows } from './content-rows.ts'
import { type Features, featuresOf } from './features.ts'
import { invertDefinite } from './invert.ts'
import { type Likings, likingsOf, type Preference } from './likings.ts'
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

/** For each word the items that are most about it; of many alike the better ones. */
function* aboutRows({ words, starts, word, weight }: Features, quality: Float32Array): Generator<Neighbour[]> {
  const from = new Uint32Array(words.length + 1)
  for (const one of word) from[one + 1]!++
  for (let at = 0; at < words.length; at++) from[at + 1]! += from[at]!
  const next = from.slice()
  const item = new Uint32Array(word.length)
  const place = new Uint32Array(word.length)
  for (let one = 0; one + 1 < starts.length; one++)
    for (let at = starts[one]!; at < starts[one + 1]!; at++) {
      const to = next[word[at]!]!++
      item[to] = one
      place[to] = at
    }
  for (let one = 0; one < words.length; one++) {
    const row: Neighbour[] = []
    for (let at = from[one]!; at < from[one + 1]!; at++)
      row.push({ other: item[at]!, score: weight[place[at]!]! * (0.7 + 0.3 * quality[item[at]!]!) })
    yield row
  }
}

/** How far from what it has seen the regression is held (the λ of EASE): by how many people there are, up to this. */
const MOST_RIDGE = 100
const LEAST_RIDGE = 5
const PEOPLE_PER_RIDGE = 15
/** By the cube of the items, so only of so many: the most liked. */
const REGRESSED = 2_000
/** Neither is one account's taste shown to others, nor can one or two accounts lead others anywhere. */
const LEAST_PEOPLE = 3

/**
 * For each thing the items that those who like it like, too, as far as at least three people like both. Among the most liked items
 * EASE gives how much each adds to the liking of another, all others given; for the rest and for words that were searched for, what it
 * gives for two things by themselves.
 */
function* behaviourRows(likings: Likings, items: number): Generator<Neighbour[]> {
  const { byPerson, byThing, peopleOf } = likings
  const people = byPerson.starts.length - 1
  const ridge = Math.min(MOST_RIDGE, Math.max(LEAST_RIDGE, people / PEOPLE_PER_RIDGE))
  const regressed = regress(likings, items, ridge)
  const both = new Uint32Array(items)
  for (let thing = 0; thing + 1 < byThing.starts.length; thing++) {
    const touched: number[] = []
    for (let at = byThing.starts[thing]!; at < byThing.starts[thing + 1]!; at++) {
      const person = byThing.others[at]!
      for (let on = byPerson.starts[person]!; on < byPerson.starts[person + 1]!; on++) {
        const item = byPerson.others[on]!
        if (item >= items || item === thing) continue
        if (both[item]! === 0) touched.push(item)
        both[item]! += 1
      }
    }
    yield touched
      .filter((item) => both[item]! >= LEAST_PEOPLE)
      .map((other) => ({
        other,
        score: regressed(thing, other) ?? both[other]! / (Math.sqrt(peopleOf[thing]! * peopleOf[other]!) + ridge),
      }))
    for (const item of touched) both[item] = 0
  }
}

/** A ridge regression of every item on the others, in closed form; nothing of two items that are not both in it. */
function regress(
  { byPerson, peopleOf }: Likings,
  items: number,
  ridge: number,
): (thing: number, other: number) => number | undefined {
  const chosen = Array.from({ length: items }, (_, item) => item)
    .filter((item) => peopleOf[item]! >= LEAST_PEOPLE)
    .sort((one, two) => peopleOf[two]! - peopleOf[one]! || one - two)
    .slice(0, REGRESSED)
  const placeOf = new Int32Array(peopleOf.length).fill(-1)
  for (const [place, item] of chosen.entries()) placeOf[item] = place
  const size = chosen.length
  const together = new Float64Array(size * size)
  for (let place = 0; place < size; place++) together[place * size + place] = ridge
  for (let person = 0; person + 1 < byPerson.starts.length; person++) {
    const places: number[] = []
    for (let at = byPerson.starts[person]!; at < byPerson.starts[person + 1]!; at++) {
      const place = placeOf[byPerson.others[at]!]!
      if (place >= 0) places.push(place)
    }
    for (const one of places) for (const two of places) together[one * size + two]! += 1
  }
  const inverse = invertDefinite(together, size)
  return (thing, other) => {
    const place = placeOf[thing]!
    const by = placeOf[other]!
    if (place < 0 || by < 0) return undefined
    return -inverse[Math.max(place, by) * size + Math.min(place, by)]! / inverse[by * size + by]!
  }
}
