import { type Film, films, multipleOf } from './films.ts'
import { leastSimilarity, similarityOf } from './similarity.ts'
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
export const comparablesAmong = (all: readonly Film[]): Comparable[] =>
  all.toSorted(byTitle).flatMap((film) => {
    const multiple = multipleOf(film)
    if (multiple === null || film.isSequel) return []
    return [{ film, multiple, traits: traitsOf({ ...film, contentRating: film.rating }) }]
  })

const byTitle = (one: Film, other: Film) =>
  one.title === other.title ? one.year - other.year : one.title < other.title ? -1 : 1

const comparables = comparablesAmong(films)

/** The films most like a listing: those from the same author's works first, then the most similar, then by title. Films that share too little are left out. */
export function nearestFilms(features: FilmFeatures, count: number, among = comparables): NearestFilm[] {
  const asked = askedOf(features)
  const before = features.year ?? Number.POSITIVE_INFINITY
  return (
    among
      .map((comparable) => {
        const likeness = likenessOf(asked, comparable.traits)
        return { comparable, similarity: similarityOf(likeness), isSameAuthor: likeness.isSameAuthor }
      })
      .filter(({ comparable, similarity }) => similarity >= leastSimilarity && comparable.film.year < before)
      // The author's own adaptations first; those of equal similarity stay in the order of titles.
      .sort((one, other) => Number(other.isSameAuthor) - Number(one.isSameAuthor) || other.similarity - one.similarity)
      .slice(0, count)
      .map(({ comparable: { film, multiple, traits }, similarity }) => ({
        title: film.title,
        year: film.year,
        similarity,
        relevance: whyComparable(asked, traits),
        actualGross: film.gross!,
        budget: film.budget!,
        multiple,
        isGrossDomestic: film.isGrossDomestic,
      }))
  )
}
