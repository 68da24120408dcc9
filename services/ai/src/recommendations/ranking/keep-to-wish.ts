import type { Wish } from '@storyright/asking'
import { type WishPart, wishParts } from '@storyright/contracts/vocabulary'
import type { LoadedModel } from '../model/model.ts'

/** So many that fit are ranked even if no word of the wish leads to them. */
const MOST_FITTING = 600
/** The weight of partial matches: all full matches come before them. */
const WIDENED_WORTH = 0.01

interface Kept {
  worthOf: (item: number) => number
  widened: WishPart[]
  fitting: number[]
}

/**
 * How much each item is worth by a wish: what does not fit is worth nothing. Where fewer fit than are wanted, the price, then the medium, then
 * the genre is given up, and the dropped words are named.
 */
export function keepTo(
  { genres: genreNumbers, genre, mediums: mediumNumbers, medium, price, available, items }: LoadedModel,
  wish: Wish,
  { isPossible, least }: { isPossible: (item: number) => boolean; least: number },
): Kept {
  const genreOf = (item: number) => genreNumbers[genre[item]!]!
  const mediumOf = (item: number) => mediumNumbers[medium[item]!]!
  const fitsPart: Record<WishPart, (item: number) => boolean> = {
    price: (item) => wish.priceBelow === null || (price[item]! > 0 && price[item]! < wish.priceBelow),
    medium: (item) => wish.mediums.size === 0 || wish.mediums.has(mediumOf(item)),
    genre: (item) => wish.genres.size === 0 || wish.genres.has(genreOf(item)),
  }
  const isUnwanted = (item: number) => wish.notGenres.has(genreOf(item)) || wish.notMediums.has(mediumOf(item))
  const fits = (item: number, parts: readonly WishPart[]) => parts.every((part) => fitsPart[part](item))
  const isAsked: Record<WishPart, boolean> = {
    price: wish.priceBelow !== null,
    medium: wish.mediums.size > 0,
    genre: wish.genres.size > 0,
  }
  const asked = wishParts.filter((part) => isAsked[part])
  const findFitting = (parts: readonly WishPart[]): number[] => {
    const found: number[] = []
    for (let item = 0; item < items.length && found.length < MOST_FITTING; item++)
      if (available[item] && !isUnwanted(item) && fits(item, parts) && isPossible(item)) found.push(item)
    return found
  }
  let kept = asked
  let fitting = asked.length > 0 ? findFitting(asked) : []
  while (kept.length > 0 && fitting.length < least) {
    kept = kept.slice(1)
    fitting = [...new Set([...fitting, ...findFitting(kept)])]
  }
  const widened = asked.filter((part) => !kept.includes(part))
  return {
    widened,
    fitting,
    worthOf(item) {
      if (isUnwanted(item) || !fits(item, kept)) return 0
      return fits(item, asked) ? 1 : WIDENED_WORTH
    },
  }
}
