import { access, analysisMessages, gates, type Viewer } from '@storyright/contracts/vocabulary'
import { strengthLabel } from '@storyright/scoring'
import { useId } from 'react'
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
import { useAnalysis } from '../analysis.api.ts'
import { basisWords } from '../provenance/basis-words.ts'
import { Mark } from '../provenance/mark.tsx'
import { mainDimensions } from '../standard/dimensions.ts'
import * as S from './analysis-card.styles.ts'

type AnalysisCardProps = { listing: { id: string; title: string }; viewer: Viewer; heading?: 'h3' | 'h4' }

/** A listing's analysis in short, beside its card: the score, five dimensions and what they rest on. Others than premium members see what it would be. */
export function AnalysisCard({ listing, viewer, heading: Heading = 'h3' }: AnalysisCardProps) {
  const id = useId()
  return (
    <S.Card aria-labelledby={id}>
      <Heading id={id}>
        Commercial Analysis
        <VisuallyHidden>{` of ${listing.title}`}</VisuallyHidden>
      </Heading>
      {access[gates.analysis.access](viewer) ? <Loaded listing={listing} /> : <Teaser />}
    </S.Card>
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
      <S.Score>
        <Ring score={viabilityScore} word={word} isProvisional={isProvisional} size={52} />
        <div>
          <b>{provisionally(word, isProvisional)}</b>
          <Meta as="span">Commercial Viability Score</Meta>
        </div>
      </S.Score>
      <NoForecast />
      {scoreNote && <Meta>{scoreNote}</Meta>}
      <Bars bars={mainDimensions(aiScores)} />
      <S.Foot>
        <Mark $from={source === 'model' ? 'model' : 'market'}>
          {basisWords(source === 'model' ? 'model' : 'market', model)}
        </Mark>
        <Link to={`${paths.listing(listing.id)}#analysis`}>
          <span>Full analysis</span>
          <VisuallyHidden>{` of ${listing.title}`}</VisuallyHidden>
        </Link>
      </S.Foot>
    </>
  )
}

const Loading = () => (
  <div role="status">
    <VisuallyHidden>Analysing...</VisuallyHidden>
    <Skeleton $h={220} />
  </div>
)
