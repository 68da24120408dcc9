import type { AgentTrends } from '@storyright/contracts/http'
import { day, isListingId, mediumLabels } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { comparedWords } from '../../shared/days/compared.ts'
import { type Chosen, dayOf, daysIn, type Preset, presets, rangeAt } from '../../shared/days/day-range.ts'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Chart } from '../../ui/chart/chart.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Segments } from '../../ui/field/segments.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Part, Titled } from '../../ui/page/part.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { useAgentTrendsQuery } from './agent-analytics.api.ts'
import { endOfScale, pairedRows, stepOf } from './trends.rules.ts'
import * as S from './trends.styles.ts'

const offered = ['30', '90', '365'] as const
const measures = [
  { key: 'views', title: 'Views' },
  { key: 'favourites', title: 'Favourites' },
  { key: 'offers', title: 'Offers' },
] as const
const whole = (count: number) => count.toLocaleString('en-GB')

/** How an agent's titles, or one of them, were looked at over time, beside as many days before. */
export function Trends() {
  const { range, preset, choosePreset, listingId, chooseTitle } = useTrendsAddress()
  const { currentData, data, isError, isFetching, refetch } = useAgentTrendsQuery(
    { ...range, listingId },
    { refetchOnMountOrArgChange: 60 },
  )
  return (
    <Part title="Over time" aside="Days begin and end in UTC">
      <S.Choices>
        <Segments
          name="range"
          legend="Period"
          options={offered.map((value) => ({ value, label: presets[value].label }))}
          value={preset}
          onChange={(value) => choosePreset(value as Preset)}
        />
        <LabelledSelect
          label="Title"
          options={titleOptions(data?.titles, listingId)}
          value={listingId ?? ''}
          onChange={chooseTitle}
        />
      </S.Choices>
      {isError && !isFetching && !currentData ? (
        <ErrorState onRetry={() => void refetch()}>The views of these days could not be read.</ErrorState>
      ) : currentData ? (
        <Drawn trends={currentData} />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading views, favourites and offers</VisuallyHidden>
          <Skeleton $h={320} />
        </div>
      )}
      {data && data.titles.length > 0 && <ByTitle titles={data.titles} />}
    </Part>
  )
}

/** By name; one that the address names stays chosen though nothing is known of it. */
function titleOptions(titles: AgentTrends['titles'] = [], chosen: string | undefined) {
  const known = titles
    .map(({ listingId: value, title: label }) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
  const isUnknown = chosen !== undefined && !known.some(({ value }) => value === chosen)
  return [
    { value: '', label: 'All titles' },
    ...(isUnknown ? [{ value: chosen, label: `Title ${chosen}` }] : []),
    ...known,
  ]
}

function Drawn({ trends }: { trends: AgentTrends }) {
  const { from, to, totals, series, before } = trends
  const days = daysIn({ from, to })
  const isNothing = measures.every(({ key }) => totals[key] === 0 && before.totals[key] === 0)
  const [now, then] = [`${day(from)} to ${day(to)}`, `${day(before.from)} to ${day(before.to)}`]
  if (isNothing)
    return (
      <EmptyState title="Nothing in these days">
        Views, favourites and offers show here from the day on which a title has its first.
      </EmptyState>
    )
  return (
    <>
      <Meta>
        {`${now}, beside ${then}. Views are of people who have not switched tracking off. An offer counts on the day it was made, once its money is held.`}
      </Meta>
      <S.Charts>
        {measures.map(({ key, title }) => {
          const rows = pairedRows(series, before.series, key)
          return (
            <Titled key={key} title={title}>
              <S.Sum>
                <b>{whole(totals[key])}</b>
                <span>{comparedWords(totals[key], before.totals[key], whole)}</span>
              </S.Sum>
              <Chart
                kind={key === 'offers' ? 'columns' : 'lines'}
                caption={`${title} by ${stepOf(days).toLowerCase()}`}
                header={stepOf(days) === 'Day' ? 'Day' : 'Week from'}
                series={[
                  { key: 'now', label: `These ${days} days`, tone: 'accent' },
                  { key: 'before', label: `The ${days} days before`, tone: 'quiet' },
                ]}
                rows={rows}
                format={whole}
                most={endOfScale(rows)}
                height={220}
              />
            </Titled>
          )
        })}
      </S.Charts>
    </>
  )
}

type Row = AgentTrends['titles'][number]
const counted = (header: string, key: 'views' | 'favourites' | 'offers'): Column<Row> => ({
  header,
  end: true,
  value: ({ [key]: now }) => now,
  cell: ({ [key]: now, before: { [key]: then } }) => (
    <div>
      <span>{whole(now)}</span>
      {now + then > 0 && <Meta>{comparedWords(now, then, whole)}</Meta>}
    </div>
  ),
})
const columns: Column<Row>[] = [
  {
    header: 'Title',
    full: true,
    value: ({ title }) => title,
    cell: ({ listingId, title, medium }) => (
      <div>
        <Link to={paths.listing(listingId)}>{title}</Link>
        <Meta>{mediumLabels[medium]}</Meta>
      </div>
    ),
  },
  ...measures.map(({ key, title }) => counted(title, key)),
]
const step = 10

/** What each title was given in the same days, most views first. */
const ByTitle = ({ titles }: { titles: readonly Row[] }) => (
  <Titled title="By title">
    <SortedTable
      caption="Views, favourites and offers by title"
      columns={columns}
      rows={titles}
      rowKey={({ listingId }) => listingId}
      file="views-by-title"
      parameter="titles"
      step={step}
    />
  </Titled>
)

/** The period and the title in the address, beside the open tab. */
function useTrendsAddress(): Chosen & {
  preset: Preset
  choosePreset: (preset: Preset) => void
  listingId: string | undefined
  chooseTitle: (listingId: string) => void
} {
  const [address, setAddress] = useSearchParams()
  // Midnight passes under an open page without changing what it shows.
  const [today] = useState(() => dayOf(new Date()))
  const named = address.get('range')
  const preset = offered.find((known) => known === named) ?? '30'
  const title = address.get('title')
  const go = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    // At once, so that the choice is seen before the figures of other days are drawn.
    setAddress(next, { replace: true, preventScrollReset: true, flushSync: true })
  }
  return {
    ...rangeAt(new URLSearchParams({ range: preset }), today, '30'),
    preset,
    choosePreset: (value) => go('range', value),
    listingId: title !== null && isListingId(title) ? title : undefined,
    chooseTitle: (value) => go('title', value),
  }
}
