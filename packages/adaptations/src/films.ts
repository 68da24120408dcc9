import type { Medium } from '@storyright/contracts/vocabulary'
import rows from '../films.json' with { type: 'json' }

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

export const films = rows as Film[]

/** Gross ÷ budget, or `null` where either is not known. */
export const multipleOf = ({ gross, budget }: Film): number | null =>
  gross === null || budget === null ? null : gross / budget
