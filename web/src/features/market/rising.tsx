import { Chart } from '../../ui/chart/chart.tsx'
import { Meta } from '../../ui/text/text.ts'
import type { Figured } from './figures-table.tsx'
import { change } from './market-words.ts'

const inChart = 8

/** The kinds that more people look at, keep and offer on than before. */
export function Rising({ rows, caption, header }: { rows: readonly Figured[]; caption: string; header: string }) {
  const rising = rows
    .flatMap(({ name, interest }) => (interest !== null && interest > 0 ? [{ label: name, values: { interest } }] : []))
    .toSorted((one, other) => other.values.interest - one.values.interest)
    .slice(0, inChart)
  if (rising.length === 0) return <Meta>Nothing is rising against the 90 days before.</Meta>
  return (
    <Chart
      kind="bars"
      caption={caption}
      header={header}
      series={[{ key: 'interest', label: 'More interest', tone: 'ok' }]}
      rows={rising}
      format={change}
      height={Math.max(120, rising.length * 34 + 40)}
    />
  )
}
