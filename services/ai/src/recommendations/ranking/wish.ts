import { foldText, genres, type Medium, type WishPart, wishParts } from '@storyright/contracts/vocabulary'
import type { LoadedModel } from '../model/model.ts'

/** What somebody said that they are looking for, as far as it can be kept to. What is empty or `null` asks for nothing. */
export interface Wish {
  genres: ReadonlySet<string>
  mediums: ReadonlySet<string>
  priceBelow: number | null
  /** "Not romance": never given up. */
  notGenres: ReadonlySet<string>
  notMediums: ReadonlySet<string>
}

const genreNames: readonly (readonly [string, string])[] = [
  ...genres.map((genre) => [plainOf(genre), genre] as const),
  ['childrens', "Children's"],
  ['science fiction', 'Sci-Fi'],
  ['scifi', 'Sci-Fi'],
  ['romantic', 'Romance'],
]
const mediumNames: readonly (readonly [string, Medium])[] = [
  ['television', 'television'],
  ['tv', 'television'],
  ['podcast', 'podcast'],
  ['stage play', 'stage'],
  ['theatre', 'stage'],
  ['comic', 'comic'],
  ['graphic novel', 'comic'],
  ['video game', 'game'],
  ['screenplay', 'screenplay'],
  ['short film', 'short_film'],
  ['novel', 'book'],
  ['book', 'book'],
  ['toy', 'toy'],
]
const below = /\b(?:under|below|up to|less than|at most)\s*£?\s*(\d+(?:[.,]\d+)*)\s*(k|m)?\b/i
const negated = / (?:not|no|without|except|but not)(?: a| an| any)? $/

/** Genres, mediums and a highest price that a text names, and those that it says it does not want. */
export function wishOf(text: string): Wish {
  const genre = namedIn(text, genreNames)
  const medium = namedIn(text, mediumNames)
  const [, amount, unit] = below.exec(text) ?? []
  const times = unit?.toLowerCase() === 'm' ? 1_000_000 : unit ? 1_000 : 1
  return {
    genres: genre.wanted,
    mediums: medium.wanted,
    priceBelow: amount ? Number(amount.replaceAll(',', '')) * times : null,
    notGenres: genre.unwanted,
    notMediums: medium.unwanted,
  }
}

function plainOf(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

function namedIn(text: string, names: readonly (readonly [string, string])[]) {
  const [wanted, unwanted] = [new Set<string>(), new Set<string>()]
  let left = ` ${plainOf(text)} `
  // "True crime" is not also "crime".
  for (const [name, value] of [...names].sort(([one], [two]) => two.length - one.length)) {
    const at = [` ${name} `, ` ${name}s `].map((form) => left.indexOf(form)).find((found) => found >= 0)
    if (at === undefined) continue
    const group = negated.test(left.slice(0, at + 1)) ? unwanted : wanted
    group.add(value)
    left = `${left.slice(0, at)} · ${left.slice(at + name.length + 1)}`
  }
  return { wanted, unwanted }
}

/** So many that fit are ranked even if no word of the wish leads to them. */
const MOST_FITTING = 600
/** What fits only because something was given up counts so much: all that fits comes before it. */
const WIDENED_WORTH = 0.01

interface Kept {
  worthOf: (item: number) => number
  widened: WishPart[]
  fitting: number[]
}

/**
 * How much each item is worth by a wish: what does not fit is worth nothing. Where fewer fit than are wanted, the price, then the medium, then
 * the genre is given up, and which were is said.
 */
export function keepTo(
  { genres: genreNumbers, genre, mediums: mediumNumbers, medium, price, available, items }: LoadedModel,
  wish: Wish,
  { isPossible, least }: { isPossible: (item: number) => boolean; least: number },
): Kept {
  const genreOf = (item: number) => genreNumbers[genre[item]!]!
  const mediumOf = (item: number) => mediumNumbers[medium[item]!]!
  const fitsPart: Record<WishPart, (item: number) => boolean> = {
    price: (item) => wish.priceBelow === null || (price[item]! > 0 && price[item]! <= wish.priceBelow),
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
