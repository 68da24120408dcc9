import type { Enrichments } from '@storyright/contracts/http'
import { enrichmentTimes } from '@storyright/contracts/vocabulary'
import {
  type CountedPost,
  commercialIndicators,
  matchBooks,
  matchPosts,
  matchVideos,
  type Volume,
  type WatchedVideo,
  type WorkToMatch,
  xScores,
  youtubeScores,
} from '@storyright/matching'
import type { Found } from '../look-ups/look-up-rows.ts'
import { type BooksClient, unitsOfLookUp as bookUnits, openBooks } from './books/books.client.ts'
import { createAskSource } from './http/ask-source.ts'
import type { sourceSettingsOf } from './settings.ts'
import type { Sources } from './source.ts'
import { openX, unitsOfLookUp as xUnits } from './x/x.client.ts'
import { openYoutube, unitsOfLookUp as youtubeUnits } from './youtube/youtube.client.ts'

type Settings = ReturnType<typeof sourceSettingsOf> & { limitMs: number; scoresVideos: boolean }

/** What was kept in a source's own words is read in them again. */
const inWordsOf = <Words>(found: Found[]) => found as unknown as Words[]
const kept = <Words extends { id: string }>({ found, unused }: { found: Words[]; unused: number }) => ({
  found: found.map((one): Found => ({ ...one })),
  unused,
})

/** The three providers, over one HTTP client. */
export function createSources(settings: Settings, clock: () => Date) {
  const ask = createAskSource({ limitMs: settings.limitMs, clock })
  const books: BooksClient = openBooks({ ...settings.books, clock, ask })
  const youtube = openYoutube({ ...settings.youtube, clock, ask })
  const x = openX({ ...settings.twitter, ask })
  const sources: Sources = {
    books: {
      name: 'books',
      units: bookUnits,
      fetch: async (work, signal) => kept(await books.lookUp(work, signal)),
      judge: (work, found) => matchBooks(work, inWordsOf<Volume>(found)),
      figuresOf: (_work, taken) => bookFigures(inWordsOf<Volume>(taken)),
    },
    youtube: {
      name: 'youtube',
      units: youtubeUnits,
      fetch: async (work, signal) => kept(await youtube.lookUp(work, signal)),
      judge: (work, found) => matchVideos(work, inWordsOf<WatchedVideo>(found)),
      figuresOf: (work, taken) => videoFigures(work, inWordsOf<WatchedVideo>(taken), settings),
    },
    twitter: {
      name: 'twitter',
      units: xUnits,
      fetch: async (work, signal) => kept(await x.lookUp(work, signal)),
      judge: (work, found) => matchPosts(work, inWordsOf<CountedPost>(found)),
      figuresOf: (work, taken, fetchedAt) => postFigures(work, inWordsOf<CountedPost>(taken), fetchedAt),
    },
  }
  return { sources, books, close: ask.close }
}

/** The book's own data that a listing may show or take over. */
function bookFigures([volume]: Volume[]): Enrichments['books'] {
  if (!volume) return null
  const { averageRating, pageCount, publisher, publishedDate, ratingsCount, categories, thumbnail, isbn } = volume
  return {
    ...{ averageRating, pageCount, publisher, publishedDate, ratingsCount, categories, thumbnail, isbn },
    commercialIndicators: commercialIndicators(volume),
  }
}

const DAY_MS = 24 * 60 * 60_000

/** What the posts about a work come to, with the days that they cover. */
function postFigures(work: WorkToMatch, posts: CountedPost[], fetchedAt: Date): NonNullable<Enrichments['twitter']> {
  return {
    ...xScores(work, posts),
    from: new Date(fetchedAt.getTime() - enrichmentTimes.twitterWindowDays * DAY_MS).toISOString(),
    to: fetchedAt.toISOString(),
  }
}

const SHOWN = 10

/** What the videos about a work come to; scores where YouTube's consent to them is configured. */
function videoFigures(
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
