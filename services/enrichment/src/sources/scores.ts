import type { Volume, WorkToMatch } from '@storyright/matching'
import type { CountedPost } from './x/post-reply.ts'
import type { WatchedVideo } from './youtube/youtube-reply.ts'
export const commercialIndicators = (_v: Volume) => ({
  marketPresence: 'low' as const,
  hasCommercialSales: false,
  popularityScore: 0,
})
export const youtubeScores = (_w: WorkToMatch, v: WatchedVideo[]) => ({
  popularityScore: Math.min(100, v.length),
  adaptationPotential: 0,
})
export const xScores = (_w: WorkToMatch, p: CountedPost[]) => ({
  mentions: p.length,
  buzzScore: 0,
  hasVerifiedMentions: p.some((x) => x.isVerified),
  publisherPromotion: false,
  bookClubMentions: 0,
})
