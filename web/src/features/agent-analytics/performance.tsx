import type { AgentAnalytics } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Amounts } from '../../ui/data/amounts.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

type ListingFigures = AgentAnalytics['listingPerformance'][number]

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.s10} ${theme.s16};
  ${below.rail} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Section = styled.section`
  display: grid;
  gap: ${theme.s4};
  align-content: start;
  > button {
    justify-self: start;
  }
`
const inChart = 8
const step = 20
const number = (value: number) => value.toLocaleString('en-GB')

/** The listings that have offers: the top ones as bars, all of them as a table. */
export function Performance({ listings }: { listings: readonly ListingFigures[] }) {
  const offered = listings.filter(({ totalOffers }) => totalOffers > 0)
  if (offered.length === 0)
    return (
      <EmptyState heading="h2" title="No performance data available yet">
        Figures show here once you have received an offer.
      </EmptyState>
    )
  return (
    <>
      <Charts>
        <Chart title="Offers by listing" of={offered} by="totalOffers" format={number} />
        <Chart title="Revenue by listing" of={offered} by="totalRevenue" format={money} />
      </Charts>
      <All listings={offered} />
    </>
  )
}

type ChartProps = {
  title: string
  of: readonly ListingFigures[]
  by: 'totalOffers' | 'totalRevenue'
  format: (value: number) => string
}

function Chart({ title, of, by, format }: ChartProps) {
  const some = of.filter(({ [by]: value }) => value > 0)
  const foremost = some.toSorted((one, other) => other[by] - one[by]).slice(0, inChart)
  return (
    <Section aria-label={title}>
      <SectionHead title={title}>{some.length > inChart && <Meta>{`The first ${inChart}`}</Meta>}</SectionHead>
      <Amounts
        amounts={foremost.map(({ id, title: label, [by]: value }) => ({ key: id, label, value }))}
        format={format}
      />
      {some.length === 0 && <Meta>No option fee has been charged yet.</Meta>}
    </Section>
  )
}

const columns: Column<ListingFigures>[] = [
  {
    header: 'Listing',
    value: ({ title }) => title,
    besides: [{ header: 'Medium', value: ({ medium }) => mediumLabels[medium] }],
    full: true,
    cell: ({ id, title, medium }) => (
      <div>
        <Link to={paths.listing(id)}>{title}</Link>
        <Meta>{mediumLabels[medium]}</Meta>
      </div>
    ),
  },
  {
    header: 'Offers',
    value: ({ totalOffers }) => totalOffers,
    end: true,
    cell: ({ totalOffers }) => number(totalOffers),
  },
  {
    header: 'Average offer',
    value: ({ avgOfferPrice }) => Math.round(avgOfferPrice),
    end: true,
    cell: ({ avgOfferPrice }) => money(Math.round(avgOfferPrice)),
  },
  {
    header: 'Revenue',
    value: ({ totalRevenue }) => totalRevenue,
    end: true,
    cell: ({ totalRevenue }) => money(totalRevenue),
  },
  {
    header: 'Conversion',
    value: ({ conversionRate }) => conversionRate,
    end: true,
    cell: ({ conversionRate }) => `${conversionRate.toFixed(1)}%`,
  },
]

function All({ listings }: { listings: readonly ListingFigures[] }) {
  const rows = listings.toSorted((one, other) => other.totalOffers - one.totalOffers)
  return (
    <Section aria-labelledby="listing-performance">
      <SectionHead id="listing-performance" title="Listing performance" />
      <SortedTable
        file="listing-performance"
        step={step}
        caption="Listing performance"
        order="most offers first"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </Section>
  )
}
