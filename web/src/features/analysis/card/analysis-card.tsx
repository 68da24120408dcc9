import { access, analysisMessages, gates, type Viewer } from '@storyright/contracts/vocabulary'
import { strengthLabel } from '@storyright/scoring'
import { useId } from 'react'
import styled from 'styled-components'
import { UpgradeLink } from '../../../entities/membership/upgrade-link.tsx'
import { NoForecast } from '../../../entities/score/no-forecast.tsx'
import { Ring } from '../../../entities/score/ring.tsx'
import { provisionally } from '../../../entities/score/score.ts'
import { paths } from '../../../shared/paths.ts'
import { Bars } from '../../../ui/data/bars.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { useAnalysis } from '../analysis.api.ts'
import { basisWords } from '../provenance/basis-words.ts'
import { Mark } from '../provenance/mark.tsx'
import { mainDimensions } from '../standard/dimensions.ts'

type AnalysisCardProps = { listing: { id: string; title: string }; viewer: Viewer; heading?: 'h3' | 'h4' }

/** A listing's analysis in short, beside its card: the score, five dimensions and what they rest on. Others than premium members see what it would be. */
export function AnalysisCard({ listing, viewer, heading: Heading = 'h3' }: AnalysisCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Heading id={id}>
        Commercial Analysis
        <VisuallyHidden>{` of ${listing.title}`}</VisuallyHidden>
      </Heading>
      {access[gates.analysis.access](viewer) ? <Loaded listing={listing} /> : <Teaser />}
    </Card>
  )
}

const Teaser = () => (
  <>
    <p>
      Five scored dimensions, revenue scenarios, comparable films and what every figure rests on: with a premium
      membership.
    </p>
    <UpgradeLink to={gates.analysis.upsell} small />
  </>
)

function Loaded({ listing }: Pick<AnalysisCardProps, 'listing'>) {
  const { data, error, isFetching, refetch } = useAnalysis(listing.id)
  if (error && !isFetching)
    return <ErrorState onRetry={() => void refetch()}>{analysisMessages.noCommercialData}</ErrorState>
  if (!data) return <Loading />
  const { viabilityScore, aiScores, model, source, isProvisional, scoreNote } = data
  const word = strengthLabel(viabilityScore)
  return (
    <>
      <Score>
        <Ring score={viabilityScore} word={word} isProvisional={isProvisional} size={52} />
        <div>
          <b>{provisionally(word, isProvisional)}</b>
          <Meta as="span">Commercial Viability Score</Meta>
        </div>
      </Score>
      <NoForecast />
      {scoreNote && <Meta>{scoreNote}</Meta>}
      <Bars bars={mainDimensions(aiScores)} />
      <Foot>
        <Mark $from={source === 'model' ? 'model' : 'market'}>
          {basisWords(source === 'model' ? 'model' : 'market', model)}
        </Mark>
        <Link to={`${paths.listing(listing.id)}#analysis`}>
          <span>Full analysis</span>
          <VisuallyHidden>{` of ${listing.title}`}</VisuallyHidden>
        </Link>
      </Foot>
    </>
  )
}

const Loading = () => (
  <div role="status">
    <VisuallyHidden>Analysing...</VisuallyHidden>
    <Skeleton $h={220} />
  </div>
)

const Card = styled.section`
  display: grid;
  gap: ${theme.s3};
  align-content: start;
  min-height: 300px;
  padding: ${theme.s4} ${theme.s5};
  border: ${theme.hair} solid ${theme.line};
  border-radius: ${theme.radius};
  background: ${theme.surface};
  h3,
  h4 {
    font: 420 ${theme.t17} / ${theme.lhTitle} ${theme.serif};
  }
  > a {
    justify-self: start;
  }
`
const Score = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  b {
    display: block;
    font: 420 ${theme.t17} / 1.2 ${theme.serif};
  }
`
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s1} ${theme.s4};
  font-size: ${theme.t13};
  color: ${theme.ink3};
  a {
    font-size: ${theme.t15};
  }
`
