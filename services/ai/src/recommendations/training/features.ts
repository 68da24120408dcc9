import { type ItemListing, wordsOfItem } from '../model/item.ts'

/** Of each item its words and each word's weight; the squares of an item's weights add up to one. */
export interface Features {
  words: string[]
  wordOf: Map<string, number>
  /** From 0 for a word that every item has to 1. */
  rarity: Float32Array<ArrayBuffer>
  starts: Uint32Array<ArrayBuffer>
  word: Uint32Array<ArrayBuffer>
  weight: Float32Array<ArrayBuffer>
}

export function featuresOf(listings: readonly ItemListing[]): Features {
  const words: string[] = []
  const wordOf = new Map<string, number>()
  const counts: number[] = []
  const starts = new Uint32Array(listings.length + 1)
  const found: number[] = []
  const weights: number[] = []
  listings.forEach((listing, item) => {
    for (const [word, weight] of wordsOfItem(listing)) {
      let number = wordOf.get(word)
      if (number === undefined) {
        number = words.push(word) - 1
        wordOf.set(word, number)
      }
      counts[number] = (counts[number] ?? 0) + 1
      found.push(number)
      weights.push(weight)
    }
    starts[item + 1] = found.length
  })
  const rarest = Math.log1p(listings.length)
  const rarity = Float32Array.from(counts, (count) => Math.log1p(listings.length / count) / rarest)
  const weight = Float32Array.from(weights, (one, at) => one * rarity[found[at]!]!)
  for (let item = 0; item < listings.length; item++) normalise(weight.subarray(starts[item], starts[item + 1]))
  return { words, wordOf, rarity, starts, word: Uint32Array.from(found), weight }
}

function normalise(values: Float32Array): void {
  let squares = 0
  for (const value of values) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (let at = 0; at < values.length; at++) values[at]! /= length
}
