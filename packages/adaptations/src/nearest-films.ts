import type { Medium } from '@storyright/contracts/vocabulary'
import rows from '../films.json' with { type: 'json' }
import { vectorAt } from './film-vectors.ts'
import { exactSimilarity, leastSimilarity } from './similarity.ts'
import { askedOf, type FilmFeatures, likenessOf, type Traits, traitsOf, whyComparable } from './traits.ts'

export const films = rows as Film[]

/** Gross ÷ budget, or `null` where either is not known. */
export const multipleOf = ({ gross, budget }: Film): number | null =>
  gross === null || budget === null ? null : gross / budget

/** A film that a listing may be compared with. */
export interface NearestFilm {
  title: string
  year: number
  /** 0 to 100. */
  similarity: number
  /** Why, in words. */
  relevance: string
  /** Worldwide, in US dollars of its time. */
  actualGross: number
  budget: number
  /** Gross ÷ budget. */
  multiple: number
  /** What it took outside the United States is not known. */
  isGrossDomestic: boolean
}

interface Comparable {
  film: Film
  multiple: number
  traits: Traits
}

/** Sequels are none, since no listing is one; nor are films with nothing to compare with. Read once, for all questions. */
export const comparablesAmong = (
  all: readonly Film[],
  meaningAt: (place: number) => Int8Array | null = () => null,
): Comparable[] =>
  all.flatMap((film, place) => {
    const multiple = multipleOf(film)
    if (multiple === null || film.isSequel) return []
    const meaning = meaningAt(place)
    return [{ film, multiple, traits: traitsOf({ ...film, contentRating: film.rating, meaning }) }]
  })

const comparables = comparablesAmong(films, vectorAt)

/** The films most like a listing: those from the same author's works first, then the most similar, then by title. Films that share too little are left out. */
export function nearestFilms(features: FilmFeatures, count: number, among = comparables): NearestFilm[] {
  const asked = askedOf(features)
  const before = features.year ?? Number.POSITIVE_INFINITY
  return among
    .map((comparable) => {
      const likeness = likenessOf(asked, comparable.traits)
      return { comparable, likeness, exact: exactSimilarity(likeness) }
    })
    .filter(({ comparable, exact }) => Math.round(exact) >= leastSimilarity && comparable.film.year < before)
    .sort(
      (one, other) =>
        Number(other.likeness.isSameAuthor) - Number(one.likeness.isSameAuthor) ||
        other.exact - one.exact ||
        comesFirst(one.comparable.film, other.comparable.film),
    )
    .slice(0, count)
    .map(({ comparable: { film, multiple, traits }, exact }) => ({
      title: film.title,
      year: film.year,
      similarity: Math.round(exact),
      relevance: whyComparable(asked, traits),
      actualGross: film.gross!,
      budget: film.budget!,
      multiple,
      isGrossDomestic: film.isGrossDomestic,
    }))
}

/**
 * Among equals: one whose gross abroad is known, then the newer one, whose market is nearer to today's, then the less costly. Never by
 * title, which means nothing, and never by what it returned, which is what is asked.
 */
function comesFirst(one: Film, other: Film): number {
  return (
    Number(one.isGrossDomestic) - Number(other.isGrossDomestic) || other.year - one.year || one.budget! - other.budget!
  )
}

/** A film that was made from a work in another medium. What is not known is `null`. */
export interface Film {
  title: string
  year: number
  /** The source's. */
  medium: Medium
  source: string | null
  author: string | null
  /** As the file we began with has them. */
  genres: string[]
  /** Ours: themes, and genres that the file does not know. */
  tags: string[]
  rating: string | null
  minutes: number | null
  /** US dollars of its time. */
  budget: number | null
  /** Worldwide, in US dollars of its time. */
  gross: number | null
  /** The file gives the same sum for the world and the United States: what it took abroad, if anything, is not known. */
  isGrossDomestic: boolean
  /** A later film of a series: a sequel, prequel or relaunch. */
  isSequel: boolean
}
