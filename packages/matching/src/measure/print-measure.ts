import { matchBooks } from '../books/match-books.ts'
import { matchPosts } from '../mentions/match-posts.ts'
import { matchVideos } from '../mentions/match-videos.ts'
import type { MatchOutcome } from '../shapes.ts'
import { type Half, halves, readHalf, type TestTitle } from './test-set.ts'

const sources = ['books', 'youtube', 'twitter'] as const
const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const line = (label: string, ...cells: readonly (string | number)[]) =>
  `  ${label.padEnd(24)}${cells.map((cell) => String(cell).padStart(13)).join('')}`

/** Both halves of the test set as a page of text: how many are right, and the wrong ones by name. */
export const printMeasure = (): string => halves.map(printHalf).join('\n\n')

function printHalf(half: Half): string {
  const titles = readHalf(half)
  const outcomes = outcomesOf(titles)
  const { confusion } = figuresOf(outcomes)
  return [
    `${half}: ${titles.length} titles`,
    line('', 'questions', 'with a right', 'recall', 'taken', 'wrong', 'precision'),
    ...sources.map((source) =>
      figuresLine(
        source,
        outcomes.filter((one) => one.source === source),
      ),
    ),
    figuresLine('all', outcomes),
    line('there is', 'right taken', 'wrong taken', 'choosing', 'none'),
    line('  something right', ...Object.values(confusion.right)),
    line('  nothing right', ...Object.values(confusion.nothing)),
    ...outcomes.flatMap(({ source, title, wrongTaken }) =>
      wrongTaken.map((one) => `  wrong: ${source}, ${title}: ${one}`),
    ),
    ...outcomes
      .filter(({ hasRight, state }) => hasRight && state !== 'matched')
      .map(
        ({ source, title, state, rightMissed }) =>
          `  not taken (${state}): ${source}, ${title}: ${rightMissed.join('; ')}`,
      ),
  ].join('\n')
}

function figuresLine(label: string, outcomes: readonly Outcome[]): string {
  const { questions, withRight, recall, taken, wrong, precision } = figuresOf(outcomes)
  return line(label, questions, withRight, percent(recall), taken, wrong, percent(precision))
}

/** What a half of the test set comes to. */
interface Figures {
  questions: number
  withRight: number
  /** Recall: the share of questions with a right answer for which only right ones were taken automatically. */
  recall: number
  taken: number
  wrong: number
  /** Of everything taken by itself, the share that is right. */
  precision: number
  /** The right answers against the conclusions. */
  confusion: Record<'right' | 'nothing', Record<'rightTaken' | 'wrongTaken' | 'choosing' | 'none', number>>
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const withRight = outcomes.filter(({ hasRight }) => hasRight)
  const right = sum(outcomes, ({ rightTaken }) => rightTaken.length)
  const wrong = sum(outcomes, ({ wrongTaken }) => wrongTaken.length)
  const share = (part: number, all: number) => (all === 0 ? 1 : part / all)
  return {
    questions: outcomes.length,
    withRight: withRight.length,
    recall: share(withRight.filter((one) => concluded(one) === 'rightTaken').length, withRight.length),
    taken: right + wrong,
    wrong,
    precision: share(right, right + wrong),
    confusion: {
      right: rowOf(withRight),
      nothing: rowOf(outcomes.filter(({ hasRight }) => !hasRight)),
    },
  }
}

const sum = (outcomes: readonly Outcome[], count: (one: Outcome) => number) =>
  outcomes.reduce((total, one) => total + count(one), 0)

function concluded({ state, wrongTaken }: Outcome) {
  if (state !== 'matched') return state
  return wrongTaken.length > 0 ? 'wrongTaken' : 'rightTaken'
}

function rowOf(outcomes: readonly Outcome[]) {
  const row = { rightTaken: 0, wrongTaken: 0, choosing: 0, none: 0 }
  for (const one of outcomes) row[concluded(one)]++
  return row
}

/** The conclusion about one title at one source, against the right answer. */
interface Outcome {
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
