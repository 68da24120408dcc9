import { figuresOf } from './figures.ts'
import { type Outcome, outcomesOf } from './measure.ts'
import { type Half, halves, readHalf } from './test-set.ts'

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
