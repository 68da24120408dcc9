import { type Steps, stepAt } from '@storyright/scoring'
import type { Video, WorkToMatch } from '../shapes.ts'
import { longest, upTo } from '../text/bounded.ts'

/** A video with what is counted of it; `null` where its channel hides the count. */
export interface WatchedVideo extends Video {
  views: number
  likes: number | null
  comments: number | null
}

/**
 * Popularity: how many have watched, in how many videos, and how much they take part; 70 + 15 + 15.
 * Adaptation potential: that people watch, from how many sides the work is spoken of, how much they take part, and
 * how many of the videos speak of a film, a series or a cast; 40 + 20 + 20 + 20. What is not known adds nothing.
 */
export const youtubeTables = {
  popularity: {
    views: [
      { from: 10_000_000, is: 70 },
      { from: 1_000_000, is: 60 },
      { from: 100_000, is: 45 },
      { from: 10_000, is: 30 },
      { from: 1_000, is: 15 },
      { from: 1, is: 5 },
      { from: 0, is: 0 },
    ],
    videos: [
      { from: 20, is: 15 },
      { from: 10, is: 12 },
      { from: 5, is: 8 },
      { from: 2, is: 5 },
      { from: 1, is: 2 },
      { from: 0, is: 0 },
    ],
    engagement: [
      { from: 0.05, is: 15 },
      { from: 0.03, is: 10 },
      { from: 0.01, is: 5 },
      { from: 0, is: 0 },
    ],
  },
  adaptation: {
    views: [
      { from: 1_000_000, is: 40 },
      { from: 100_000, is: 30 },
      { from: 10_000, is: 20 },
      { from: 1_000, is: 10 },
      { from: 0, is: 0 },
    ],
    channels: [
      { from: 10, is: 20 },
      { from: 5, is: 15 },
      { from: 2, is: 8 },
      { from: 1, is: 3 },
      { from: 0, is: 0 },
    ],
    engagement: [
      { from: 0.05, is: 20 },
      { from: 0.03, is: 14 },
      { from: 0.01, is: 7 },
      { from: 0, is: 0 },
    ],
    screen: [
      { from: 3, is: 20 },
      { from: 1, is: 10 },
      { from: 0, is: 0 },
    ],
  },
} satisfies Record<string, Record<string, Steps<number>>>

const ofTheScreen =
  /\b(trailer|teaser|film|movie|adaptations?|adapted|tv series|miniseries|fan ?cast(ing)?|dream cast|should be a (movie|film|series)|screenplay|on screen)\b/i

/** Scores of the videos that are about the work; of none they are 0. */
export function youtubeScores(_work: WorkToMatch, videos: readonly WatchedVideo[]) {
  const { popularity, adaptation } = youtubeTables
  const views = videos.reduce((sum, video) => sum + video.views, 0)
  const takePart = engagementOf(videos)
  const channels = new Set(videos.map(({ channel }) => channel)).size
  const spoken = videos.filter(({ title, description }) =>
    ofTheScreen.test(`${upTo(title, longest.title)} ${upTo(description, longest.text)}`),
  )
  return {
    popularityScore:
      stepAt(popularity.views, views) +
      stepAt(popularity.videos, videos.length) +
      stepAt(popularity.engagement, takePart),
    adaptationPotential:
      stepAt(adaptation.views, views) +
      stepAt(adaptation.channels, channels) +
      stepAt(adaptation.engagement, takePart) +
      stepAt(adaptation.screen, spoken.length),
  }
}

/** Likes and comments for each view, over the videos that show either. */
function engagementOf(videos: readonly WatchedVideo[]): number {
  const shown = videos.filter(({ likes, comments }) => likes !== null || comments !== null)
  const views = shown.reduce((sum, video) => sum + video.views, 0)
  const reactions = shown.reduce((sum, { likes, comments }) => sum + (likes ?? 0) + (comments ?? 0), 0)
  return views === 0 ? 0 : reactions / views
}
