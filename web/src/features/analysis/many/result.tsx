import type { CommercialAnalysis } from '@storyright/contracts/http'
import { day, mediumLabels } from '@storyright/contracts/vocabulary'
import { riskLabel, strengthLabel } from '@storyright/scoring'
import { Link } from 'react-router-dom'
import { Ring } from '../../../entities/score/ring.tsx'
import { scoreTone } from '../../../entities/score/score.ts'
import { paths } from '../../../shared/paths.ts'
import { Kind } from '../../../ui/badge/badge.tsx'
import { Bars } from '../../../ui/data/bars.tsx'
import { By, Meta } from '../../../ui/text/text.ts'
import { capital } from '../blocks/in-words.ts'
import { basisLabels } from '../provenance/basis-words.ts'
import { Mark } from '../provenance/mark.tsx'
import * as S from './result.styles.ts'

/** A title's analysis among others: its score, what speaks for it, and what its parts come to. */
export function Result({ analysis }: { analysis: CommercialAnalysis }) {
  const { listing, commercialScore, keyInsights, recommendedAction, source, lastAnalyzedAt } = analysis
  const { marketAppeal, adaptationPotential, revenueProjections, riskAssessment } = analysis
  const word = strengthLabel(commercialScore)
  const bars = [
    { label: 'Market appeal', note: marketAppeal.demographic, value: marketAppeal.score },
    { label: 'Adaptation potential', note: adaptationPotential.mediumSuitability, value: adaptationPotential.score },
    {
      label: 'Revenue projections',
      note: `${capital(revenueProjections.roiPotential)} return`,
      value: revenueProjections.score,
    },
    { label: 'Lower risk', note: `${riskLabel(riskAssessment.score)} risk`, value: riskAssessment.score },
  ]
  return (
    <S.Result>
      <Ring score={commercialScore} word={word} size={56} />
      <S.Words>
        <div>
          <h2>
            <Link to={paths.listing(listing.id)}>{listing.title}</Link>
          </h2>
          <By>by {listing.author}</By>
        </div>
        <S.Marks>
          <b>{word}</b>
          <Kind>{mediumLabels[listing.medium]}</Kind>
          {listing.genre && <Kind>{listing.genre}</Kind>}
        </S.Marks>
        <ul>
          {keyInsights.map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
        <p>
          <b>Recommended</b>: {recommendedAction}
        </p>
        <S.Marks>
          <Mark $from={source === 'model' ? 'model' : 'market'}>
            {source === 'model' ? basisLabels.model : basisLabels.market}
          </Mark>
          <Meta as="span">
            {capital(analysis.marketSize)} market, {analysis.productionComplexity} complexity, analysed{' '}
            {day(lastAnalyzedAt)}
          </Meta>
        </S.Marks>
      </S.Words>
      <Bars bars={bars.map((bar) => ({ ...bar, tone: scoreTone(bar.value) }))} label={190} />
    </S.Result>
  )
}
