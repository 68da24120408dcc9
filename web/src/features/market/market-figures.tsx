import type { Market } from '@storyright/contracts/http'
import { aiAddresses as ai, mediumLabels } from '@storyright/contracts/vocabulary'
import { money, shortMoney } from '../../entities/money/money.ts'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { type DayRange, monthName } from '../../shared/days/day-range.ts'
import { paths } from '../../shared/paths.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { Beside, Part, Titled } from '../../ui/page/part.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { type Figured, FiguresTable } from './figures-table.tsx'
import { nothing, waited } from './market-words.ts'
import { Rising } from './rising.tsx'

/** What titles ask and fetch, for producers. */
export function MarketFigures({ range }: { range: DayRange }) {
  const { currentData: data, isError, isFetching, refetch } = useMarketQuery(range, { refetchOnMountOrArgChange: 300 })
  if (isError && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        The figures of these days could not be read.
      </ErrorState>
    )
  if (!data) return <PartsSkeleton message="Loading figures" heights={[110, 360, 361]} />
  const genres = genresOf(data)
  const mediums = data.byMedium.map(({ medium, ...row }) => ({ ...row, name: mediumLabels[medium] }))
  return (
    <Parts>
      <OwnOffers mine={data.mine} />
      <Part title="Asking prices and option fees" aside="Median of each month">
        <Months series={data.series} />
      </Part>
      <Part title="Rising" aside="Views, favourites and offers of the last 90 days against the 90 before">
        <Beside>
          <Titled title="Genres">
            <Rising rows={genres} caption="Rising genres" header="Genre" />
          </Titled>
          <Titled title="Mediums">
            <Rising rows={mediums} caption="Rising mediums" header="Medium" />
          </Titled>
        </Beside>
      </Part>
      <Part title="By genre">
        <Asking rows={genres} />
        <FiguresTable name="genre" caption="Figures by genre" header="Genre" rows={genres} withOwn />
      </Part>
      <Part title="By medium">
        <FiguresTable name="medium" caption="Figures by medium" header="Medium" rows={mediums} />
      </Part>
      <Meta>
        Asking prices are the suggested maximum of a listing. No figure is shown that fewer than five people stand
        behind: it could be read from theirs.
      </Meta>
    </Parts>
  )
}

function Months({ series }: Pick<Market, 'series'>) {
  const isKnown = series.some(({ askingMedian, offerMedian }) => askingMedian !== null || offerMedian !== null)
  if (!isKnown)
    return (
      <EmptyState title="No figures for these days">
        We show a month once at least five people are behind its figures.
      </EmptyState>
    )
  return (
    <Chart
      kind="lines"
      caption="Asking prices and option fees by month"
      header="Month"
      series={[
        { key: 'asking', label: 'Asking price' },
        { key: 'offered', label: 'Option fee offered' },
      ]}
      rows={series.map(({ month, askingMedian, offerMedian }) => ({
        label: monthName(month),
        values: { asking: askingMedian, offered: offerMedian },
      }))}
      format={money}
      formatAxis={shortMoney}
    />
  )
}

const inChart = 12

function Asking({ rows }: { rows: readonly Figured[] }) {
  const known = rows.flatMap(({ name, askingMedian: asking }) =>
    asking === null ? [] : [{ label: name, values: { asking } }],
  )
  if (known.length === 0) return null
  const highest = known.toSorted((one, other) => other.values.asking - one.values.asking).slice(0, inChart)
  return (
    <Titled title={highest.length < known.length ? `The ${inChart} highest asking prices` : 'Asking prices'}>
      <Chart
        kind="bars"
        caption="Asking prices by genre"
        header="Genre"
        series={[{ key: 'asking', label: 'Asking price' }]}
        rows={highest}
        format={money}
        formatAxis={shortMoney}
        height={highest.length * 32 + 40}
      />
    </Titled>
  )
}

/** With the reader's own offers beside them. */
function genresOf({ byGenre, mine }: Market): Figured[] {
  const own = new Map(mine.byGenre.map((row) => [row.genre, row]))
  return byGenre.map(({ genre, ...row }) => {
    const of = own.get(genre)
    return { ...row, name: genre, ...(of && { own: of }) }
  })
}

const whole = (count: number) => count.toLocaleString('en-GB')

/** The reader's own offers of the same days. */
function OwnOffers({ mine: { offers, accepted, offerMedian, hoursToAnswer } }: Pick<Market, 'mine'>) {
  return (
    <Figures
      figures={[
        { label: 'Your offers', value: whole(offers), to: paths.mySubmissions },
        { label: 'Accepted', value: whole(accepted), to: paths.mySubmissions },
        {
          label: 'Your median option fee',
          value: offerMedian === null ? nothing : money(offerMedian),
        },
        {
          label: 'Median time to an answer',
          value: hoursToAnswer === null ? nothing : waited(hoursToAnswer),
          note: 'From the card hold to the answer',
        },
      ]}
    />
  )
}

const marketApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    market: build.query({
      ...callTo(ai.market, (query: DayRange) => ({ query })),
      providesTags: ['Figures'],
    }),
  }),
})

const { useMarketQuery } = marketApi
