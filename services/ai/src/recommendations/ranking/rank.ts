import type { LoadedModel } from '../model/model.ts'
import { eachOf, type Rows } from '../model/rows.ts'
import type { Seed } from './seed.ts'

/** A listing that may be liked, by its number in the model. */
export interface Candidate {
  item: number
  score: number
  /** Which of the seeds led to it most; `null` where being liked by all and scoring well make more of the score than any seed. */
  seed: number | null
}

/** The weight of content beside behaviour, which is at EASE's own scale. */
const CONTENT = 0.13
/** The weight of popularity for somebody unknown … */
const LIKED_BY_ALL = 0.1
/** … and signals of this weight in all make it count half as much. */
const HALFWAY = 4
/** How much of its score the most liked title loses for somebody well known: they have seen it. */
const HEARD_OF = 0.7
const HEARD_OF_HALFWAY = 3
/** How much scoring well counts: it orders what nothing else speaks for. */
const QUALITY = 0.01
const MOST = 600
/** So many untouched titles are kept for their reserved places, however weak they are. */
const MOST_UNTOUCHED = 60

/**
 * The strongest candidates for these seeds, strongest first: rows are merged, nothing else is computed. What an item is worth
 * multiplies its score; a weight of 0 leaves it out.
 */
export function rank(
  model: LoadedModel,
  seeds: readonly Seed[],
  worthOf: (item: number) => number,
  /** Ranked even if nothing leads to them. */
  also: readonly number[] = [],
): Candidate[] {
  const { items, itemOf, wordOf, behaviour, content, about, rarity, support, popularity, quality, best, available } =
    model
  const scores = new Float32Array(items.length)
  const isReached = new Uint8Array(items.length)
  const reached: number[] = []
  /** What the seed at hand adds to each, and the most that one seed has added. */
  const added = new Float32Array(items.length)
  const strongest = new Float32Array(items.length)
  const leading = new Int32Array(items.length)

  function follow(rows: Rows, row: number, weight: number, into: number[]): void {
    eachOf(rows, row, (item, score) => {
      if (added[item] === 0) into.push(item)
      added[item]! += weight * score
    })
  }

  function followWords(words: readonly string[], weight: number, into: number[]): void {
    const known = words.flatMap((word) => wordOf.get(word) ?? [])
    const total = known.reduce((sum, word) => sum + rarity[word]!, 0)
    for (const word of known) {
      const share = (weight * rarity[word]!) / total
      follow(about, word, share * CONTENT, into)
      follow(behaviour, items.length + word, share, into)
    }
  }

  seeds.forEach(({ listingId, words, weight }, seed) => {
    const item = listingId === null ? undefined : itemOf.get(listingId)
    const into: number[] = []
    if (item !== undefined) {
      follow(content, item, weight * CONTENT, into)
      // A dismissal counts against its subject, not against those who like it.
      if (weight > 0) follow(behaviour, item, weight, into)
    } else if (words.length > 0) followWords(words, weight, into)
    for (const item of into) {
      if (isReached[item] === 0) reached.push(item)
      isReached[item] = 1
      scores[item]! += added[item]!
      if (added[item]! > strongest[item]!) {
        strongest[item] = added[item]!
        leading[item] = seed + 1
      }
      added[item] = 0
    }
  })
  for (const item of [...best, ...also]) {
    if (isReached[item] === 0) reached.push(item)
    isReached[item] = 1
  }

  const strength = seeds.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  const ofLiked = (LIKED_BY_ALL * HALFWAY) / (HALFWAY + strength)
  const heardOf = (HEARD_OF * strength) / (HEARD_OF_HALFWAY + strength)
  const candidates: Candidate[] = []
  for (const item of reached) {
    const worth = available[item] ? worthOf(item) : 0
    if (worth === 0) continue
    const prior = QUALITY * quality[item]! + ofLiked * popularity[item]!
    const lessKnown = 1 - heardOf * popularity[item]!
    candidates.push({
      item,
      score: (scores[item]! * lessKnown + prior) * worth,
      seed: strongest[item]! * lessKnown > prior ? leading[item]! - 1 : null,
    })
  }
  candidates.sort((one, two) => two.score - one.score || one.item - two.item)
  let untouched = 0
  return candidates.filter(({ item }, place) => {
    if (support[item] === 0) untouched += 1
    return place < MOST || (support[item] === 0 && untouched <= MOST_UNTOUCHED)
  })
}
