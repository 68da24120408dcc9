import type { PlatformAnalytics } from '@storyright/contracts/http'
import { money, shortMoney } from '../../entities/money/money.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { Beside, Part, Titled } from '../../ui/page/part.tsx'
import { chartRows } from './chart-rows.ts'
import { whole } from './figures.tsx'
import { OverTime } from './over-time.tsx'

const stages = [
  { key: 'created', label: 'Created' },
  { key: 'held', label: 'Held' },
  { key: 'accepted', label: 'Accepted', tone: 'ok' },
  { key: 'rejected', label: 'Rejected', tone: 'bad' },
  { key: 'cancelled', label: 'Cancelled', tone: 'quiet' },
  { key: 'expired', label: 'Expired', tone: 'quiet' },
] as const
const answers = [
  { key: 'accepted', label: 'Accepted' },
  { key: 'rejected', label: 'Rejected' },
  { key: 'cancelled', label: 'Cancelled' },
  { key: 'expired', label: 'Expired' },
] as const
const amounts = [
  { key: 'held', label: 'Held' },
  { key: 'captured', label: 'Captured', tone: 'ok' },
  { key: 'released', label: 'Released', tone: 'quiet' },
] as const
const keys = <Row extends { key: string }>(rows: readonly Row[]): Row['key'][] => rows.map(({ key }) => key)

/** What became of offers, and of the money behind them. */
export function Deals({ offers, money: sums, before }: Pick<PlatformAnalytics, 'offers' | 'money' | 'before'>) {
  const days = offers.series.length
  const went = chartRows(offers.series, { sums: keys(stages) })
  return (
    <Part title="Offers and money" aside="Each counts on the day on which it happened">
      <Beside>
        <Titled title="Offer funnel">
          <Chart
            kind="bars"
            caption="Offer funnel"
            header="Stage"
            series={[{ key: 'offers', label: 'Offers' }]}
            rows={stages.map(({ key, label, ...look }) => ({
              label,
              note: `${whole(before.offers[key])} before`,
              values: { offers: offers[key] },
              ...look,
            }))}
            format={whole}
            height={260}
          />
        </Titled>
        <Titled title="Money">
          <Chart
            kind="bars"
            caption="Money"
            header="State"
            series={[{ key: 'money', label: 'Pounds' }]}
            rows={amounts.map(({ key, label, ...look }) => ({
              label,
              note: `${money(before.money[key])} before`,
              values: { money: sums[key] },
              ...look,
            }))}
            format={money}
            formatAxis={shortMoney}
            height={260}
          />
        </Titled>
        <OverTime
          title="Offers made"
          kind="columns"
          days={days}
          rows={went}
          series={[
            { key: 'created', label: 'Created' },
            { key: 'held', label: 'Held' },
          ]}
        />
        <OverTime title="How offers ended" kind="lines" days={days} rows={went} series={answers} />
      </Beside>
      <OverTime
        title="Money over time"
        kind="lines"
        days={days}
        rows={chartRows(sums.series, { sums: keys(amounts) })}
        series={amounts}
        format={money}
        formatAxis={shortMoney}
      />
    </Part>
  )
}
