import type { AgentTrends } from '@storyright/contracts/http'
import { day, isListingId, mediumLabels } from '@storyright/contracts/vocabulary'
import { isApiError } from '../../shared/api-error.ts'
import { comparedWords } from '../../shared/days/compared.ts'
import { daysIn } from '../../shared/days/day-range.ts'
import { RangePicker, useDayRange } from '../../shared/days/range-picker.tsx'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { useAsked } from '../../shared/use-asked.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
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
  const days = useDayRange('30')
  const { listingId, chooseTitle } = useTitle()
  const { currentData, data, error, isFetching, refetch } = useAgentTrendsQuery(
    { ...days.range, listingId },
    { refetchOnMountOrArgChange: 60, skip: days.isReversed },
  )
  return (
    <Part title="Over time" aside="Days begin and end in UTC">
      <S.Choices>
        <RangePicker {...days} offered={offered} />
        <LabelledSelect
          label="Title"
          options={titleOptions(data?.titles, listingId)}
          value={listingId ?? ''}
          onChange={chooseTitle}
        />
      </S.Choices>
      {error && !isFetching && !currentData ? (
        <ErrorState onRetry={() => void refetch()}>
          {faultOf(error) ?? 'The views of these days could not be read.'}
        </ErrorState>
      ) : currentData ? (
        <>
          <Drawn trends={currentData} />
          {currentData.titles.length > 0 && <ByTitle titles={currentData.titles} />}
        </>
      ) : (
        !days.isReversed && (
          <div role="status">
            <VisuallyHidden>Loading views, favourites and offers</VisuallyHidden>
            <Skeleton $h={320} />
          </div>
        )
      )}
    </Part>
  )
}

/** What the service says of the days that were asked for, such as too many of them. */
const faultOf = (error: unknown) => (isApiError(error) ? error.problem?.errors?.[0]?.message : undefined)

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
        {`${now}, compared with ${then}. Views count people who have tracking on. Offers count on the day they were made, once their money is held.`}
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
      parameter="sort-titles"
      step={step}
    />
  </Titled>
)

/** The title in the address, beside the days and the open tab. */
function useTitle() {
  const { address, change } = useAsked()
  const title = address.get('title')
  return {
    listingId: title !== null && isListingId(title) ? title : undefined,
    chooseTitle: (listingId: string) => change({ title: listingId }),
  }
}
