import type { Enrichments } from '@storyright/contracts/http'
import { type WatchedVideo, type WorkToMatch, youtubeScores } from '@storyright/matching'

const SHOWN = 10

/** What the videos about a work come to; scores where YouTube's consent to them is configured. */
export function videoFigures(
  work: WorkToMatch,
  videos: WatchedVideo[],
  { scoresVideos }: { scoresVideos: boolean },
): NonNullable<Enrichments['youtube']> {
  const scores = scoresVideos ? youtubeScores(work, videos) : { popularityScore: null, adaptationPotential: null }
  return {
    totalViews: videos.reduce((sum, { views }) => sum + views, 0),
    videoCount: videos.length,
    ...scores,
    videos: videos
      .toSorted((one, other) => other.views - one.views)
      .slice(0, SHOWN)
      .map(({ id, title, channel, views, link }) => ({ id, title, channel, views, link })),
  }
}
