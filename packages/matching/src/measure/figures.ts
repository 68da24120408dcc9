import type { Outcome } from './measure.ts'

/** What a half of the test set comes to. */
export interface Figures {
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
