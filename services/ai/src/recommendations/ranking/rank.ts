import type { LoadedModel } from '../model/model.ts'
import { eachOf } from '../model/rows.ts'
import type { Seed } from './seed.ts'

/** A listing that may be liked, by its number in the model. */
export interface Candidate {
  item: number
  score: number
  /** Which of the seeds led to it most; `null` for what is only well-scored or much liked. */
  seed: number | null
}

/** So many people behind an item make what people did count as much as what it is about. */
const PEOPLE_THAT_COUNT = 4
/** What an item is about always counts so much at least. */
const LEAST_CONTENT = 0.25
/** Of every candidate; all that there is of somebody who is not known. */
const PRIOR = 0.15
/** The part of the prior that how well it scores makes; the rest is how much it is liked. */
const QUALITY = 0.6
/** How much being liked by all counts beside all that is known of a person. */
const LIKED_BY_ALL = 0.05
const MOST = 600

/**
 * The strongest candidates for these seeds, strongest first: rows are merged, nothing else is computed. What an item is worth
 * multiplies its score; what is worth nothing does not come.
 */
export function rank(model: LoadedModel, seeds: readonly Seed[], worthOf: (item: number) => number): Candidate[] {
  const { items, itemOf, wordOf, behaviour, content, about, rarity, support, popularity, quality, best, available } =
    model
  const scores = new Float32Array(items.length)
  const strongest = new Float32Array(items.length)
  const leading = new Int32Array(items.length)
  const touched: number[] = []

  function add(item: number, share: number, seed: number): void {
    if (scores[item] === 0) touched.push(item)
    scores[item]! += share
    if (share > strongest[item]!) {
      strongest[item] = share
      leading[item] = seed + 1
    }
  }

  function follow(row: number, weight: number, seed: number): void {
    const known = support[row]! / (support[row]! + PEOPLE_THAT_COUNT)
    // A dismissal says something of what it is about, nothing of those who like it.
    if (weight > 0) eachOf(behaviour, row, (item, score) => add(item, weight * known * score, seed))
    const rest = Math.max(LEAST_CONTENT, 1 - known)
    eachOf(content, row, (item, score) => add(item, weight * rest * score, seed))
  }

  function followWords(words: readonly string[], weight: number, seed: number): void {
    const known = words.flatMap((word) => wordOf.get(word) ?? [])
    const total = known.reduce((sum, word) => sum + rarity[word]!, 0)
    for (const word of known) {
      const share = (weight * rarity[word]!) / total
      eachOf(about, word, (item, score) => add(item, share * score, seed))
      const behind = items.length + word
      const liked = support[behind]! / (support[behind]! + PEOPLE_THAT_COUNT)
      if (liked > 0) eachOf(behaviour, behind, (item, score) => add(item, share * liked * score, seed))
    }
  }

  seeds.forEach(({ listingId, words, weight }, seed) => {
    const item = listingId === null ? undefined : itemOf.get(listingId)
    if (item !== undefined) follow(item, weight, seed)
    else if (words.length > 0) followWords(words, weight, seed)
  })
  for (const item of best) if (scores[item] === 0) touched.push(item)

  const strength = seeds.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  const ofScore = PRIOR * QUALITY
  const ofLiked = PRIOR * (1 - QUALITY) + LIKED_BY_ALL * strength
  const candidates: Candidate[] = []
  for (const item of touched) {
    const worth = available[item] ? worthOf(item) : 0
    if (worth === 0) continue
    const prior = ofScore * quality[item]! + ofLiked * popularity[item]!
    candidates.push({
      item,
      score: (scores[item]! + prior) * worth,
      seed: leading[item]! > 0 ? leading[item]! - 1 : null,
    })
  }
  return candidates.sort((one, two) => two.score - one.score || one.item - two.item).slice(0, MOST)
}
