import { vectorAt } from './film-vectors.ts'
import { type Film, films, multipleOf } from './films.ts'
import { exactSimilarity, leastSimilarity } from './similarity.ts'
import { askedOf, type FilmFeatures, likenessOf, type Traits, traitsOf, whyComparable } from './traits.ts'

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
