import { shortMoney } from '../entities/money/money.ts'
import { Chart } from '../ui/chart/chart.tsx'

const days = Array.from({ length: 60 }, (_none, place) => ({
  label: `${(place % 30) + 1} ${place < 30 ? 'Sep' : 'Oct'}${place === 59 ? ' 2026' : ''}`,
  values: { producers: 40 + place * 2, agents: 12 + Math.floor(place / 4), premium: 8 + ((place * 7) % 13) },
}))
const people = [
  { key: 'producers', label: 'Producers' },
  { key: 'premium', label: 'Premium' },
  { key: 'agents', label: 'Agents' },
]
const funnel = ['Created', 'Held', 'Accepted', 'Rejected'].map((label, place) => ({
  label,
  values: { count: [120, 96, 31, 40][place]! },
}))
const scores = ['Market Appeal', 'Adaptation Fit', 'Financial Outlook', 'Lower Risk', 'Franchise Upside']

/** One of each kind; the library comes with them. */
export function Charts() {
  return (
    <>
      <Chart kind="lines" caption="People by day" header="Day" series={people} rows={days} />
      <Chart
        kind="columns"
        caption="People by day, stacked"
        header="Day"
        series={people}
        rows={days.slice(0, 14)}
        stacked
      />
      <Chart
        kind="bars"
        caption="Offers"
        header="Stage"
        series={[{ key: 'count', label: 'Offers' }]}
        rows={funnel}
        height={200}
      />
      <Chart
        kind="bars"
        caption="Revenue Scenarios"
        header="Scenario"
        series={[{ key: 'gross', label: 'Gross' }]}
        rows={[
          { label: 'Conservative', note: '25% likely', values: { gross: 5_900_000 }, weight: 0.4, tone: 'quiet' },
          { label: 'Expected', note: '55% likely', values: { gross: 11_400_000 }, weight: 1 },
          { label: 'Optimistic', note: '20% likely', values: { gross: 16_200_000 }, weight: 0.35, tone: 'quiet' },
        ]}
        mark={{ at: 8_500_000, label: 'Break even £8.5m' }}
        format={(value) => shortMoney(value)}
        height={230}
      />
      <Chart
        kind="radar"
        caption="Dimensions"
        header="Dimension"
        series={[{ key: 'score', label: 'Score' }]}
        rows={scores.map((label, place) => ({ label, values: { score: 60 + place * 7 } }))}
        height={320}
      />
    </>
  )
}
