import {
  type CountedPost,
  matchBooks,
  matchPosts,
  matchVideos,
  type Volume,
  type WatchedVideo,
} from '@storyright/matching'
import type { Found } from '../look-ups/look-up-rows.ts'
import { bookFigures } from './books/book-figures.ts'
import { type BooksClient, unitsOfLookUp as bookUnits, openBooks } from './books/books.client.ts'
import { createAskSource } from './http/ask-source.ts'
import type { sourceSettingsOf } from './settings.ts'
import type { Sources } from './source.ts'
import { postFigures } from './x/post-figures.ts'
import { openX, unitsOfLookUp as xUnits } from './x/x.client.ts'
import { videoFigures } from './youtube/video-figures.ts'
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
