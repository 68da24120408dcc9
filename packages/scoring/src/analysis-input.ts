import type { ScoredListing } from './enrichment/scored-listing.ts'
import type { ModelAnswer } from './model-answer.ts'

/** A film that was made, compared with the listing; the gross is worldwide, in US dollars of its time. */
export interface ComparableFilm {
  title: string
  year: number
  similarity: number
  relevance: string
  actualGross: number
  /** Gross ÷ budget; `null` where the budget is not known. */
  multiple: number | null
  /** Its gross outside the United States is unknown. */
  isGrossDomestic?: boolean
}

/** What films like a listing returned, as gross ÷ budget, and how such a range did on later films. */
export interface FilmReturns {
  films: number
  low: number
  middle: number
  high: number
  test: { films: number; since: number; coverage: number; correlation: number }
}

/** What a dollar is worth in pounds, and the day of that rate: configuration, the same in every replica. */
export interface ExchangeRate {
  poundsPerUsd: number
  /** `2026-11-02` */
  on: string
}

/** Everything an analysis is made of: the same input gives the same analysis. */
export interface AnalysisInput {
  listing: ScoredListing
  listingVersion: number
  /** `null` where no model has answered, or may be asked. */
  answer: ModelAnswer | null
  /** The nearest films, the most similar first. */
  films: readonly ComparableFilm[]
  /** `null` where too few films are like it. */
  returned: FilmReturns | null
  rate: ExchangeRate
  now: Date
}
