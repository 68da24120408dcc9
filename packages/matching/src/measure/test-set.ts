import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Post, Video, Volume, WorkToMatch } from '../shapes.ts'

/** The half that the rules were tuned on, and the one that stayed sealed until they were frozen. */
export const halves = ['tuning', 'sealed'] as const
export type Half = (typeof halves)[number]

type Marked<Found> = Found & { right: boolean }

/** A title of the test set with what a source might answer about it, right and wrong ones marked. */
export interface TestTitle {
  work: WorkToMatch
  volumes: readonly Marked<Volume>[]
  videos: readonly Marked<Video>[]
  posts: readonly Marked<Post>[]
}

export const fileOf = (half: Half) => path.join(import.meta.dirname, '../../test-set', `${half}.jsonl`)

export function readHalf(half: Half): TestTitle[] {
  const lines = readFileSync(fileOf(half), 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const { work, volumes = [], videos = [], posts = [] } = JSON.parse(line)
    const numbered = <Found>(found: readonly object[], rest: object) =>
      found.map(
        (one, index) =>
          ({ id: String(index), link: `https://example.org/${index}`, thumbnail: null, ...rest, ...one }) as Found,
      )
    return {
      work,
      volumes: numbered<Marked<Volume>>(volumes, {
        pageCount: null,
        averageRating: null,
        ratingsCount: null,
        isbn: null,
      }),
      videos: numbered<Marked<Video>>(videos, { tags: [], publishedAt: '2024-01-01T00:00:00Z' }),
      posts: numbered<Marked<Post>>(posts, { createdAt: '2026-11-20T00:00:00Z' }),
    }
  })
}
