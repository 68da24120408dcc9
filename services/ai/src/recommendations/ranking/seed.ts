import type { RecommendationSignal } from '@storyright/contracts/vocabulary'

/** A signal of somebody's taste, with its weight. */
export interface Seed {
  signal: RecommendationSignal
  /** Below zero for what they do not like. */
  weight: number
  /** The listing it is about, or else words. */
  listingId: string | null
  words: readonly string[]
  /** The words as they were typed. */
  typed: string | null
}
