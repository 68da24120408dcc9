import type { ScoredListing } from './scored-listing.ts'

/** How widely watched the videos about it are. Where none was found that is no measure of the work. */
export const popularityOf = ({ youtubePopularityScore, youtubeVideoCount }: ScoredListing): number | null =>
  youtubeVideoCount === 0 ? null : youtubePopularityScore

/** How much it is talked about; likewise. */
export const buzzOf = ({ twitterBuzzScore, twitterMentions }: ScoredListing): number | null =>
  twitterMentions === 0 ? null : twitterBuzzScore
