import type { RecommendationSignal } from '@storyright/contracts/vocabulary'

/** Something that tells of somebody's taste, and how much. */
export interface Seed {
  signal: RecommendationSignal
  /** Below zero for what they do not like. */
  weight: number
  /** The listing it is about, or else words. */
  listingId: string | null
  words: readonly string[]
  /** The words as they were typed. */
  says: string | null
}
