import type { BasisKind } from '@storyright/contracts/vocabulary'
import { riskLabel } from '@storyright/scoring'
import { shortMoney } from '../../../entities/money/money.ts'
import { Chart } from '../../../ui/chart/chart.tsx'
import type { ChartTone } from '../../../ui/chart/chart-data.ts'
import type { Block, BlockOf, ScoreFigure } from './block.ts'
import { percent } from './in-words.ts'

export type ViewProps<Kind extends Block['kind']> = {
  block: BlockOf<Kind>
  /** What to mark a figure with where it rests on something else than the rest of its block. */
  markOf: (path: string) => BasisKind | undefined
}

const score = [{ key: 'score', label: 'Score' }]
/** In a chart there is no room for marks, so that a default stands in the label. */
const scored = (figures: readonly ScoreFigure[], markOf: ViewProps<'shape'>['markOf']) =>
  figures.map(({ label, path, value }) => ({
    label: markOf(path) === 'default' ? `${label} (default)` : label,
    values: { score: value },
  }))
const whole = (value: number) => String(Math.round(value))

/** The scenarios on one scale; the likelier, the thicker. */
export function ScenariosView({ block: { title, figures, currency, breakEven } }: ViewProps<'scenarios'>) {
  const inMoney = (value: number) => shortMoney(value, currency)
  const likeliest = Math.max(...figures.map(({ probability }) => probability))
  const rows = figures.map(({ label, gross, probability }) => ({
    label,
    note: `${percent(probability)} likely`,
    values: { gross },
    weight: probability / likeliest,
    tone: label === 'Expected' ? ('ink' as const) : ('quiet' as const),
  }))
  return (
    <Chart
      kind="bars"
      caption={title}
      header="Scenario"
      series={[{ key: 'gross', label: 'Gross' }]}
      rows={rows.toReversed()}
      format={inMoney}
      height={rows.length * 62 + 54}
      {...(breakEven !== undefined && { mark: { at: breakEven, label: `Break even ${inMoney(breakEven)}` } })}
    />
  )
}

export function ShapeView({ block: { title, figures }, markOf }: ViewProps<'shape'>) {
  return (
    <Chart
      kind="radar"
      caption={title}
      header="Part"
      series={score}
      rows={scored(figures, markOf)}
      format={whole}
      most={100}
      height={320}
    />
  )
}

const riskTones: Record<string, ChartTone> = { Low: 'ok', Moderate: 'wait', High: 'bad' }

export function RisksView({ block: { title, figures }, markOf }: ViewProps<'risks'>) {
  return (
    <Chart
      kind="bars"
      caption={title}
      header="Risk"
      series={score}
      rows={scored(figures, markOf).map((row) => {
        const word = riskLabel(100 - row.values.score)
        return { ...row, note: word, tone: riskTones[word] ?? 'ink' }
      })}
      format={whole}
      most={100}
      height={figures.length * 46 + 40}
    />
  )
}
