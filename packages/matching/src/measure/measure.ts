import { matchBooks } from '../books/match-books.ts'
import { matchPosts } from '../mentions/match-posts.ts'
import { matchVideos } from '../mentions/match-videos.ts'
import type { MatchOutcome } from '../shapes.ts'
import type { TestTitle } from './test-set.ts'

/** The conclusion about one title at one source, against the right answer. */
export interface Outcome {
  source: 'books' | 'youtube' | 'twitter'
  title: string
  state: MatchOutcome['state']
  hasRight: boolean
  rightTaken: string[]
  wrongTaken: string[]
  rightMissed: string[]
  /** Whether any right one is among the candidates to choose from. */
  isRightOffered: boolean
}

interface Marked {
  id: string
  right: boolean
}

export const outcomesOf = (titles: readonly TestTitle[]): Outcome[] =>
  titles.flatMap(({ work, volumes, videos, posts }) => [
    ...outcome('books', work.title, volumes, matchBooks(work, volumes)),
    ...outcome('youtube', work.title, videos, matchVideos(work, videos)),
    ...outcome('twitter', work.title, posts, matchPosts(work, posts)),
  ])

function outcome(
  source: Outcome['source'],
  title: string,
  found: readonly Marked[],
  matching: MatchOutcome,
): Outcome[] {
  if (found.length === 0) return []
  const right = new Set(found.filter((one) => one.right).map(({ id }) => id))
  const taken = new Set(matching.taken.map(({ id }) => id))
  return [
    {
      source,
      title,
      state: matching.state,
      hasRight: right.size > 0,
      rightTaken: found.filter(({ id }) => right.has(id) && taken.has(id)).map(wordsOf),
      wrongTaken: found.filter(({ id }) => !right.has(id) && taken.has(id)).map(wordsOf),
      rightMissed: found.filter(({ id }) => right.has(id) && !taken.has(id)).map(wordsOf),
      isRightOffered: matching.candidates.some(({ id }) => right.has(id)),
    },
  ]
}

const wordsOf = (found: object): string => {
  const { title, text, authors } = found as { title?: string; text?: string; authors?: string[] }
  return [title ?? text, authors?.join(', ')].filter(Boolean).join(' / ')
}
