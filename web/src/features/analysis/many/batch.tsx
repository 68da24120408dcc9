import type { CommercialAnalysis } from '@storyright/contracts/http'
import {
  analysisMessages,
  analysisPaging,
  day,
  genreWords,
  mediumLabels,
  mediums,
} from '@storyright/contracts/vocabulary'
import { riskLabel } from '@storyright/scoring'
import { NoForecast } from '../../../entities/score/no-forecast.tsx'
import { Ring } from '../../../entities/score/ring.tsx'
import { provisionally, scoreTone, viabilityWord } from '../../../entities/score/score.ts'
import { paths } from '../../../shared/paths.ts'
import { Kind } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { Bars } from '../../../ui/data/bars.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { By, Meta } from '../../../ui/text/text.ts'
import { useAnalysisBatchQuery } from '../analysis.api.ts'
import { capital } from '../blocks/in-words.ts'
import { type Placed, restsOf } from '../provenance/rests.ts'
import { RestsOn } from '../provenance/rests-on.tsx'
import { StatedContext } from '../provenance/stated.ts'
import { genres, kinds } from './choices.ts'
import * as S from './result.styles.ts'
import { useAddressForm } from './use-address-form.ts'

const usual = 5
const blank = { limit: String(usual) }
const amounts = analysisPaging.limits.map((limit) => ({ value: String(limit), label: `${limit} titles` }))

/** The best titles of a genre and a medium, analysed when asked for. What is asked stands in the address. */
export function Batch() {
  const { address, form } = useAddressForm(blank)
  const limit = analysisPaging.limits.find((known) => String(known) === address.get('limit'))
  const genre = genreWords.find((word) => word === address.get('genre'))
  const medium = mediums.find((known) => known === address.get('medium'))
  const { currentData, isError, isFetching, refetch } = useAnalysisBatchQuery(
    { limit: limit ?? usual, genre, medium },
    { skip: limit === undefined },
  )
  return (
    <S.Room>
      <S.Filters {...form} aria-label="What to analyse">
        <Field label="Genre">
          <Select name="genre" options={genres} />
        </Field>
        <Field label="Medium">
          <Select name="medium" options={kinds} />
        </Field>
        <Field label="Analysis limit">
          <Select name="limit" options={amounts} />
        </Field>
        <Button type="submit" variant="primary">
          Analyze
        </Button>
      </S.Filters>
      {limit === undefined ? (
        <EmptyState title="Nothing analysed yet" heading="h2">
          Choose a genre, a medium and how many titles, then press Analyze: the highest scores come first, each with its
          reasons.
        </EmptyState>
      ) : (
        <Results
          analyses={currentData?.analyses}
          failed={isError && !isFetching}
          retry={() => void refetch()}
          advice="Nothing of this genre and medium is listed. Choose another genre or medium, or all of them."
          text={`${currentData?.totalAnalyzed ?? 0} analysed`}
        />
      )}
    </S.Room>
  )
}

type ResultsProps = {
  analyses: readonly CommercialAnalysis[] | undefined
  failed: boolean
  retry: () => void
  /** How many there are, in words. */
  text: string
  /** What to do where there are none. */
  advice: string
}

/** Analyses under one another, the best first. */
function Results({ analyses, failed, retry, text, advice }: ResultsProps) {
  if (failed) return <ErrorState onRetry={retry}>{analysisMessages.noCommercialData}</ErrorState>
  if (!analyses) return <Spinner size={28} label="Analysing..." />
  if (analyses.length === 0)
    return (
      <EmptyState heading="h2" title={analysisMessages.noneFound}>
        {advice}
      </EmptyState>
    )
  return (
    <>
      <S.Count role="status">{text}</S.Count>
      <S.Results>
        {analyses.map((analysis) => (
          <Result key={analysis.listingId} analysis={analysis} />
        ))}
      </S.Results>
    </>
  )
}

const placed: Placed[] = [
  { label: 'Commercial Viability Score', path: 'commercialScore' },
  { label: 'Market appeal', path: 'marketAppeal.score' },
  { label: 'Adaptation potential', path: 'adaptationPotential.score' },
  { label: 'Revenue projections', path: 'revenueProjections.score' },
  { label: 'Lower risk', path: 'riskAssessment.score' },
]

/** A title's analysis among others: its score, what speaks for it, and what its parts come to. */
function Result({ analysis }: { analysis: CommercialAnalysis }) {
  const { listing, commercialScore, keyInsights, recommendedAction, source, provenance, lastAnalyzedAt } = analysis
  const { marketAppeal, adaptationPotential, revenueProjections, riskAssessment } = analysis
  const { isProvisional, scoreNote } = analysis
  const word = provisionally(viabilityWord(commercialScore), isProvisional)
  const bars = [
    { label: 'Market appeal', note: marketAppeal.demographic, value: marketAppeal.score },
    { label: 'Adaptation potential', note: adaptationPotential.mediumSuitability, value: adaptationPotential.score },
    {
      label: 'Revenue projections',
      note: capital(revenueProjections.roiPotential),
      value: revenueProjections.score,
    },
    { label: 'Lower risk', note: `${riskLabel(riskAssessment.score)} risk`, value: riskAssessment.score },
  ]
  return (
    <S.Result>
      <Ring score={commercialScore} isProvisional={isProvisional} size={56} />
      <S.Words>
        <div>
          <h2>
            <Link to={paths.listing(listing.id)}>{listing.title}</Link>
          </h2>
          <By>{`by ${listing.author}`}</By>
        </div>
        <S.Marks>
          <b>{word}</b>
          <NoForecast />
          <Kind>{mediumLabels[listing.medium]}</Kind>
          {listing.genre && <Kind>{listing.genre}</Kind>}
        </S.Marks>
        {scoreNote && <Meta>{scoreNote}</Meta>}
        <ul>
          {keyInsights.map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
        <p>
          <b>In short</b>: {recommendedAction}
        </p>
        <Meta>
          {`${capital(analysis.marketSize)} market, ${analysis.productionComplexity} complexity, analysed ${day(lastAnalyzedAt)}.${source === 'rules' ? ' From the tables alone.' : ''}`}
        </Meta>
      </S.Words>
      <div>
        <Bars bars={bars.map((bar) => ({ ...bar, tone: scoreTone(bar.value) }))} label={236} />
        <StatedContext value={{ source, model: null, analysedAt: lastAnalyzedAt, provenance }}>
          <RestsOn rests={restsOf(placed, { provenance })} />
        </StatedContext>
      </div>
    </S.Result>
  )
}
