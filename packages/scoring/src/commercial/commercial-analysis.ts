import type { PublicListing } from '@storyright/contracts/events'
import type { CommercialAnalysis } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'
import type { AnalysisInput } from '../analysis-input.ts'
import { dimensionNames, dimensions } from '../dimensions/dimensions.ts'
import { type Figures, figuresOf } from '../figures.ts'
import { type Block, byAgent, byDefault, derived, fromListing, joined } from '../provenance/basis.ts'
import { dimensionsBlock } from '../provenance/dimension-basis.ts'
import { basisOfFilms, filmsShown } from '../provenance/films.ts'
import { basisOfScores, isProvisional, scoreNoteOf } from '../provenance/of-itself.ts'
import { audienceDefaults, genderSplits, incomeClasses } from '../tables/audience.ts'
import { highPotentialFrom, isHighPotential, riskLabel } from '../tables/labels.ts'
import { roiScore } from '../tables/roi.ts'
import { stepAt } from '../tables/step.ts'
import {
  actionSteps,
  complexityOf,
  marketSizeOf,
  obstacleActions,
  roiPotentialOf,
  suitabilitySteps,
} from './classes.ts'
import { monetizationMethods } from './revenue-strategy.ts'

/** What the batch and the search show of a listing, besides its card and the time. */
export type CommercialFigures = Omit<CommercialAnalysis, 'listing' | 'lastAnalyzedAt'>

/** A listing's analysis among others. */
export function commercialAnalysisOf(input: AnalysisInput): CommercialFigures {
  const figures = figuresOf(input)
  const { listing, scores, facts, viability, roi, budget, obstacle } = figures
  const films = input.films.slice(0, filmsShown)
  const demographic = demographicOf(listing)
  const safety = 100 - scores.riskProfile
  return {
    listingId: listing.id,
    commercialScore: viability,
    marketAppeal: { score: scores.marketAppeal, demographic: demographic.figures },
    adaptationPotential: {
      score: scores.adaptationFit,
      mediumSuitability: stepAt(suitabilitySteps, facts.mediumWithLength),
    },
    revenueProjections: {
      score: roiScore(roi),
      roiPotential: `${roi.toFixed(2)} times the option fee`,
      marketComparables: films.map(({ title, year }) => `${title} (${year})`),
      monetizationMethods: monetizationMethods(listing),
    },
    riskAssessment: { score: safety, label: `${riskLabel(safety)} Risk` },
    keyInsights: keyInsightsOf(figures),
    recommendedAction: obstacle ? obstacleActions[obstacle] : stepAt(actionSteps, viability),
    marketSize: marketSizeOf(facts.genre),
    productionComplexity: complexityOf(budget.value),
    roiPotential: roiPotentialOf(roi),
    riskScore: safety,
    targetDemographic: demographic.figures,
    source: figures.answer ? 'model' : 'rules',
    isProvisional: isProvisional(figures),
    scoreNote: scoreNoteOf(figures),
    provenance: provenanceOf(figures, demographic.basis['']!),
  }
}

function provenanceOf(figures: Figures, demographic: ReturnType<typeof derived>) {
  const { source, viabilityScore, genre, medium, isProvisional: ofProvisional, scoreNote } = basisOfScores(figures)
  const { marketAppeal, adaptationFit, riskProfile } = dimensionsBlock(figures).basis
  const roi = derived('The ROI multiple, by genre, score and description.')
  return joined({
    listingId: { '': fromListing('The listing that was analysed.') },
    source: { '': source },
    isProvisional: { '': ofProvisional },
    scoreNote: { '': scoreNote },
    commercialScore: { '': viabilityScore },
    recommendedAction: {
      '': derived('By the viability score, the listing’s status and the present value of the forecast.'),
    },
    keyInsights: { '': derived('From the figures of this analysis.') },
    marketAppeal: { score: marketAppeal!, demographic },
    adaptationPotential: { score: adaptationFit!, mediumSuitability: medium },
    revenueProjections: {
      score: roi,
      roiPotential: roi,
      marketComparables: basisOfFilms(figures.films.slice(0, filmsShown)),
      monetizationMethods: fromListing('The asking price and the rights on offer.'),
    },
    riskAssessment: { '': riskProfile! },
    riskScore: { '': riskProfile! },
    marketSize: { '': genre },
    productionComplexity: { '': medium },
    roiPotential: { '': roi },
    targetDemographic: { '': demographic },
  })
}

/** Whom it is for, in a few words: the agent's demographic, else the agent's target audience, else the default. */
function demographicOf({ targetDemographic, targetAudience }: PublicListing): Block<string> {
  const { ageRange, gender, income } = targetDemographic ?? { ageRange: null, gender: null, income: null }
  const parts = [ageRange, gender && genderSplits[gender], income && incomeClasses[income]].filter(Boolean)
  if (parts.length > 0) return { figures: parts.join(', '), basis: { '': byAgent('the target demographic') } }
  if (targetAudience?.trim()) return { figures: targetAudience, basis: { '': byAgent('target audience') } }
  return { figures: audienceDefaults.primaryAge, basis: { '': byDefault('The age group that is usual for films.') } }
}

/** Highlights in sentences: the tables, the best and the worst dimension, the films, the data. */
function keyInsightsOf(figures: Figures): string[] {
  const { facts, listing, confidence, films, viability } = figures
  const [best, worst] = extremesOf(figures)
  return [
    `Genre score ${facts.genre}, medium score ${facts.medium} for ${mediumLabels[listing.medium].toLowerCase()}.`,
    ...(isHighPotential(viability) ? [`High potential: ${highPotentialFrom} and more.`] : []),
    `Strongest in ${best}, weakest in ${worst}.`,
    ...(films[0] ? [`Nearest film: ${films[0].title} (${films[0].year}).`] : []),
    `Confidence ${confidence.level}%: ${confidence.dataQuality}% of the data that we look for is there.`,
  ]
}

/** The dimensions with the best and the worst score; of equal ones the first of the table. */
function extremesOf({ scores }: Figures): [best: string, worst: string] {
  const goodness = (name: (typeof dimensionNames)[number]) =>
    name === 'riskProfile' ? 100 - scores[name] : scores[name]
  const ordered = [...dimensionNames].sort((one, other) => goodness(other) - goodness(one))
  return [dimensions[ordered[0]!], dimensions[ordered.at(-1)!]]
}
