import type { Rows } from './rows.ts'

export const perItem = 100
export const perWord = 200

/** The trained model: a request only merges its rows. Items and words are numbered. */
export interface Model {
  trainedAt: string
  /** The listings' ids. */
  items: string[]
  words: string[]
  /** What people who liked this one liked, too; after the items come the words that were searched for. */
  behaviour: Rows
  /** Similar items by content. */
  content: Rows
  /** The best items for a word. */
  about: Rows
  /** How rare each word is, from 0 to 1. */
  rarity: Float32Array
  /** How many people each item of `behaviour` comes from. */
  support: Float32Array
  /** How much is done with it, and how well it scores, from 0 to 1. */
  popularity: Float32Array
  quality: Float32Array
  /** The names of the genres and mediums that `genre` and `medium` number. */
  genres: string[]
  mediums: string[]
  /** What it asks, in whole pounds; nothing where that is not known. */
  price: Float32Array
  /** For variety: numbers of genres, authors and mediums. */
  genre: Uint32Array
  author: Uint32Array
  medium: Uint32Array
  /** The well-scored and much-liked, best first. */
  best: Uint32Array
  /** 1 where the listing was available. */
  available: Uint8Array
}

/** A model with its indexes. */
export interface LoadedModel extends Model {
  itemOf: Map<string, number>
  wordOf: Map<string, number>
  availableCount: number
}

const numbered = (names: readonly string[]) => new Map(names.map((name, number) => [name, number]))

export function loaded(model: Model): LoadedModel {
  return {
    ...model,
    itemOf: numbered(model.items),
    wordOf: numbered(model.words),
    availableCount: model.available.reduce((sum, one) => sum + one, 0),
  }
}
