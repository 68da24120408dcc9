import type { CommercialAnalysis } from '@storyright/contracts/http'
import { analysisMessages, analysisPaging, day, mediumLabels } from '@storyright/contracts/vocabulary'
import { riskLabel } from '@storyright/scoring'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { StatusBadge } from '../../../entities/listing/status-badge.tsx'
import { TitleCell } from '../../../entities/listing/title-cell.tsx'
import { priceRange } from '../../../entities/money/money.ts'
import { Ring } from '../../../entities/score/ring.tsx'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta, tabular } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { below, theme } from '../../../ui/theme/theme.ts'
import { useAnalysisSearchQuery } from '../analysis.api.ts'
import { capital } from '../blocks/in-words.ts'
import { comparing } from './analysis-table.tsx'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s4};
  padding-bottom: ${theme.s8};
`
/** Wider than the page, it is moved sideways by itself, with what is hidden in it. */
const Scrolled = styled.div`
  position: relative;
  overflow-x: auto;
`
const Side = styled.table`
  border-collapse: collapse;
  font-size: ${theme.t15};
  th,
  td {
    width: 250px;
    min-width: 190px;
    padding: 11px ${theme.s6} 11px 0;
    border-bottom: ${theme.hair} solid ${theme.line};
    text-align: left;
    vertical-align: top;
    ${tabular}
  }
  thead > tr > * {
    border-bottom-color: ${theme.ink};
    font-weight: 400;
  }
  thead button {
    margin-top: ${theme.s2};
    padding-inline: 0;
  }
  tr > :first-child {
    position: sticky;
    left: 0;
    width: 170px;
    min-width: 150px;
    background: ${theme.paper};
    font-weight: 400;
    color: ${theme.ink2};
  }
  ${below.phone} {
    th,
    td {
      min-width: 170px;
      padding-right: ${theme.s4};
    }
    tr > :first-child {
      min-width: 104px;
      width: 104px;
    }
  }
`

const rows: readonly { header: string; cell(analysis: CommercialAnalysis): ReactNode }[] = [
  {
    header: 'Score',
    cell: ({ commercialScore, isProvisional }) => (
      <Ring score={commercialScore} isProvisional={isProvisional} showWord />
    ),
  },
  { header: 'Status', cell: ({ listing }) => <StatusBadge status={listing.status} /> },
  {
    header: 'Price',
    cell: ({ listing: { suggestedOfferMin: min, suggestedOfferMax: max } }) => priceRange({ min, max }),
  },
  {
    header: 'Medium and genre',
    cell: ({ listing: { medium, genre } }) => [mediumLabels[medium], genre].filter(Boolean).join(', '),
  },
  { header: 'Market', cell: ({ marketSize }) => capital(marketSize) },
  { header: 'Complexity', cell: ({ productionComplexity }) => capital(productionComplexity) },
  { header: 'Return', cell: ({ roiPotential }) => capital(roiPotential) },
  { header: 'Market appeal', cell: ({ marketAppeal }) => ofHundred(marketAppeal.score) },
  { header: 'Adaptation potential', cell: ({ adaptationPotential }) => ofHundred(adaptationPotential.score) },
  { header: 'Revenue projections', cell: ({ revenueProjections }) => ofHundred(revenueProjections.score) },
  {
    header: 'Lower risk',
    cell: ({ riskAssessment: { score } }) => `${ofHundred(score)}, ${riskLabel(score).toLowerCase()} risk`,
  },
  { header: 'Audience', cell: ({ targetDemographic }) => targetDemographic },
  { header: 'In short', cell: ({ recommendedAction }) => recommendedAction },
  {
    header: 'Source',
    cell: ({ source, lastAnalyzedAt }) =>
      `${source === 'model' ? 'AI reading' : 'Benchmarks only'}, ${day(lastAnalyzedAt)}`,
  },
]
const ofHundred = (score: number) => `${Math.round(score)} of 100`

/** Up to four titles beside one another, in the order in which they were chosen. */
export function Compared({ ids }: { ids: readonly string[] }) {
  const heading = useId()
  const [address, setAddress] = useSearchParams()
  const query = { listingIds: ids.join(','), limit: analysisPaging.compareMost, offset: 0 }
  const { currentData, data, isError, isFetching, refetch } = useAnalysisSearchQuery(query, { skip: ids.length === 0 })
  if (ids.length === 0) return null
  const choose = (chosen: readonly string[]) =>
    setAddress(comparing(address, chosen), { preventScrollReset: true, replace: true })
  const byId = new Map((currentData ?? data)?.analyses.map((analysis) => [analysis.listingId, analysis]))
  const analyses = ids.flatMap((id) => byId.get(id) ?? [])
  const missing = currentData ? ids.length - analyses.length : 0
  return (
    <Section aria-labelledby={heading}>
      <SectionHead id={heading} title="Compare">
        <Button variant="plain" small onClick={() => choose([])}>
          Clear
        </Button>
      </SectionHead>
      {isError && !isFetching ? (
        <ErrorState onRetry={() => void refetch()}>{analysisMessages.noCommercialData}</ErrorState>
      ) : analyses.length === 0 && !currentData ? (
        <Skeleton $h={320} />
      ) : (
        <Scrolled tabIndex={0} role="group" aria-label="Titles beside one another">
          <Side>
            <caption>
              <VisuallyHidden>Titles beside one another</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <td />
                {analyses.map(({ listingId, listing }) => (
                  <th key={listingId} scope="col">
                    <TitleCell work={listing} to={paths.listing(listing.id)} />
                    <QuietButton onClick={() => choose(ids.filter((id) => id !== listingId))}>
                      <span>Take away</span>
                      <VisuallyHidden>{` ${listing.title}`}</VisuallyHidden>
                    </QuietButton>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ header, cell }) => (
                <tr key={header}>
                  <th scope="row">{header}</th>
                  {analyses.map((analysis) => (
                    <td key={analysis.listingId}>{cell(analysis)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Side>
        </Scrolled>
      )}
      {missing > 0 && (
        <Meta role="status">
          {missing === 1
            ? 'One of these titles is no longer listed.'
            : `${missing} of these titles are no longer listed.`}
        </Meta>
      )}
      {ids.length === 1 && (
        <Meta>{`Choose up to ${analysisPaging.compareMost - 1} more in the table. The address of this page keeps them.`}</Meta>
      )}
    </Section>
  )
}
