import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Table } from '../data/table.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import * as S from './chart.styles.ts'
import { type ChartData, type ChartRow, type ChartSeries, lookOf } from './chart-data.ts'

const nothing = '–'
const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** The library comes with the first chart that is shown; without it the table has the same figures. */
const later = (load: () => Promise<ComponentType<ChartData>>) =>
  lazy(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => ({ default: () => <p>The chart could not be loaded. The table has the same figures.</p> }),
    ),
  )
const drawings = {
  /** Quantities over time. */
  lines: later(async () => (await import('./lines.tsx')).Lines),
  /** Quantities over time, or stages, side by side or stacked. */
  columns: later(async () => (await import('./columns.tsx')).Columns),
  /** One quantity of things that have names, under one another. */
  bars: later(async () => (await import('./lying-bars.tsx')).LyingBars),
  /** What one thing is made of, each part of 100. */
  radar: later(async () => (await import('./radar.tsx')).Radar),
}

type ChartProps = Omit<ChartData, 'height' | 'format'> &
  Partial<Pick<ChartData, 'height' | 'format'>> & {
    kind: keyof typeof drawings
    /** What it shows; said, not shown: a heading stands above it. */
    caption: string
    /** What a row is: "Day", "Scenario". */
    header: string
  }

/** A chart and the table behind it, which screen readers read instead and everybody can turn to. */
export function Chart({ kind, caption, header, ...data }: ChartProps) {
  const { series, rows, height = 280, format = (value) => plain.format(value) } = data
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const turn = asTable ? 'Show as chart' : 'Show as table'
  const Drawing = drawings[kind]
  const table = (
    <Table
      keep
      caption={caption}
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { header, cell: ({ label, note }: ChartRow) => [label, note].filter(Boolean).join(', ') },
        ...series.map(({ key, label }) => ({
          header: label,
          end: true,
          cell: ({ values }: ChartRow) => {
            const value = values[key]
            return typeof value === 'number' ? format(value) : nothing
          },
        })),
      ]}
    />
  )
  return (
    <S.Figure aria-label={caption}>
      <S.Top>
        {series.length > 1 && !asTable && <Legend series={series} dashed={kind === 'lines'} />}
        <Button
          variant="plain"
          small
          aria-label={`${turn}: ${caption}`}
          aria-expanded={asTable}
          aria-controls={id}
          onClick={() => setAsTable(!asTable)}
        >
          {turn}
        </Button>
      </S.Top>
      {!asTable && (
        <S.Picture aria-hidden="true" $height={height}>
          <Suspense>
            <Drawing {...data} height={height} format={format} />
          </Suspense>
        </S.Picture>
      )}
      <div id={id}>
        {asTable ? <S.Rows tabIndex={0}>{table}</S.Rows> : <VisuallyHidden as="div">{table}</VisuallyHidden>}
      </div>
    </S.Figure>
  )
}

/** Which line or column is which; the table says the same. */
function Legend({ series, dashed }: { series: readonly ChartSeries[]; dashed: boolean }) {
  return (
    <S.Legend aria-hidden="true">
      {series.map((one, place) => {
        const { colour, dash } = lookOf(one, place)
        return (
          <li key={one.key}>
            <svg width="22" height="10" focusable="false" aria-hidden="true">
              <line
                x1="0"
                x2="22"
                y1="5"
                y2="5"
                stroke={colour}
                strokeWidth={dashed ? 2.5 : 10}
                strokeDasharray={dashed ? dash : '0'}
              />
            </svg>
            {one.label}
          </li>
        )
      })}
    </S.Legend>
  )
}
