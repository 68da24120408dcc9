import { backTest, type Prediction, verdictOf } from '@storyright/adaptations/backtest'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Chart } from '../../ui/chart/chart.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Read } from '../../ui/text/text.ts'
import { CalibrationTable } from './calibration-table.tsx'
import * as S from './how-we-score.styles.ts'

const { data, score, comparables, baseline, variants, resamples } = backTest
const times = (value: number) => `${value.toFixed(2)}×`
const fifths = score.fifths.map(({ label, n, medianMultiple }) => ({
  label,
  note: `${n} films`,
  values: { multiple: medianMultiple },
}))

/** What the scores were worth on films whose outcome is known, whatever that is. */
export function BackTested() {
  return (
    <>
      <Read>{`We scored ${data.withMultiple.toLocaleString('en-GB')} films that were made from books, plays, comics and other works between ${data.firstYear} and ${data.lastYear} by the same rules, from what was known before their release, and compared the scores with what they grossed for each dollar of their budget. No model took part, since it would have read how the films fared, and nothing was tuned on the outcome.`}</Read>
      <S.Verdict>{verdictOf(score)}</S.Verdict>
      <Read>
        So a high score says that a work is of a kind that is often filmed, and that its data is in order. It does not
        say that the film will earn more. The second thing we tried, what comparable films had earned:
      </Read>
      <S.Verdict>{verdictOf(comparables)}</S.Verdict>
      <S.Scored>
        <h3>Gross ÷ budget by score</h3>
        <p>
          Films in five groups by score, lowest first. If the score predicted returns, the bars would grow from top to
          bottom. The dashed line is the median of all films.
        </p>
        <Chart
          kind="bars"
          caption="Median gross ÷ budget by score"
          header="Films by score"
          series={[{ key: 'multiple', label: 'Median gross ÷ budget' }]}
          rows={fifths}
          format={times}
          height={fifths.length * 48 + 54}
          {...(baseline.medianMultiple !== null && {
            mark: { at: baseline.medianMultiple, label: `All films ${times(baseline.medianMultiple)}` },
          })}
        />
      </S.Scored>
      <CalibrationTable name="bands" title="By viability band" rows={[...score.bands, baseline]} />
      <CalibrationTable name="fifths" title="By score, in five groups" rows={[...score.fifths, baseline]} />
      <CalibrationTable
        name="comparables"
        title="By what comparable films earned, in five groups"
        rows={[...comparables.fifths, baseline]}
      />
      <CorrelationTable predictions={[score, comparables, ...variants]} resamples={resamples} />
    </>
  )
}

const decimals = (value: number) =>
  value
    .toFixed(2)
    .replace(/^-(0\.00)$/, '$1')
    .replace('-', '−')
const columns: Column<Prediction>[] = [
  { header: 'Prediction', value: ({ says: message }) => message, full: true, cell: ({ says: message }) => message },
  { header: 'Films', value: ({ n }) => n, end: true, cell: ({ n }) => n },
  {
    header: 'Rank correlation',
    value: ({ correlation }) => correlation.value,
    end: true,
    cell: ({ correlation: { value } }) => decimals(value),
  },
  {
    header: '95% interval',
    end: true,
    cell: ({ correlation: { low, high } }) => `${decimals(low)} to ${decimals(high)}`,
  },
]

type CorrelationTableProps = { predictions: readonly Prediction[]; resamples: number }

/** How well each prediction puts the films in the order of what they earned. */
function CorrelationTable({ predictions, resamples }: CorrelationTableProps) {
  return (
    <S.Scored>
      <h3>Everything we tested</h3>
      <p>{`Spearman’s rank correlation with gross ÷ budget: 1 is the right order, 0 a guess, −1 the wrong way round. The intervals come from ${resamples.toLocaleString('en-GB')} resamples of the same films.`}</p>
      <SortedTable
        parameter="sort-predictions"
        file="rank-correlations"
        caption="Rank correlations"
        columns={columns}
        rows={predictions}
        rowKey={({ says: message }) => message}
      />
    </S.Scored>
  )
}
