import { enrichmentTimes, mediumLabels, mediums } from '@storyright/contracts/vocabulary'
import { confidenceRules, knownData, stabilitySteps, volatilitySteps } from '../confidence/confidence.ts'
import { recencySteps, unknownRecency } from '../enhanced/recency.ts'
import { riskRules } from '../enhanced/risk.ts'
import { sentimentRule } from '../enhanced/social.ts'
import { authorSteps, unknownAuthor } from '../enhanced/talent.ts'
import { enoughRatings } from '../enrichment/readers-rating.ts'
import { change, number, percent } from '../provenance/amounts.ts'
import { recordNames, talentTrack } from '../standard/forecasting.ts'
import { gates } from '../standard/gates.ts'
import { audienceDefaults, audienceOfGenre, audienceOfMedium } from '../tables/audience.ts'
import { type ScoreTable, stepRows } from './score-table.ts'

const sentimentWords = `${sentimentRule.perStar} for each star above ${sentimentRule.lowest}`

export const confidenceTables: readonly ScoreTable[] = [
  {
    id: 'confidence',
    title: 'Confidence',
    description: `${confidenceRules.base}, and ${confidenceRules.perDataQuality} of the data quality, ${confidenceRules.perStability} of the genre stability and ${confidenceRules.perCalm} of 100 less the market volatility.`,
    chosenBy: 'us',
    columns: ['Figure', 'Genre score', 'Value'],
    rows: [
      ...stepRows(volatilitySteps, number).map((row) => ['Market volatility', ...row]),
      ...stepRows(stabilitySteps, number).map((row) => ['Genre stability', ...row]),
    ],
  },
  {
    id: 'data-quality',
    title: 'Data quality',
    description: 'What an analysis can rest on. A part that is missing takes its weight from 100.',
    chosenBy: 'us',
    columns: ['Part', 'Weight'],
    rows: knownData.map(({ text, weight }) => [text, weight]),
  },
  {
    id: 'found-elsewhere',
    title: 'Found elsewhere',
    description: `Used for ${enrichmentTimes.keptDays} days after it was fetched. Where a source has nothing of the work, the default stays.`,
    chosenBy: 'us',
    columns: ['Figure', 'From', 'Counts'],
    rows: [
      ['Sentiment', `Readers’ rating at Google Books, of ${enoughRatings} and more`, sentimentWords],
      ['Viral potential', 'Buzz on X and popularity on YouTube', 'their mean'],
      ['Reachability', 'Popularity on YouTube', 'as it is'],
      ['Engagement', 'Buzz on X', 'as it is'],
    ],
  },
  {
    id: 'gates',
    title: 'Gates',
    description: 'What a title has to pass on its way to a greenlight.',
    chosenBy: 'us',
    columns: ['Gate', 'Passed by'],
    rows: gates.map(({ name, text }) => [name, text]),
  },
  {
    id: 'audience',
    title: 'Audience defaults',
    description: 'Shown, and marked as defaults, where the agent says nothing; the size only where no genre is known.',
    chosenBy: 'product',
    columns: ['Figure', 'Default'],
    rows: [
      ['Size', number(audienceDefaults.size.estimated)],
      ['Confidence', audienceDefaults.size.confidence],
      ['Basis', audienceDefaults.size.basis],
      ['Primary age', audienceDefaults.primaryAge],
      ['Gender split', audienceDefaults.genderSplit],
      ['Class', audienceDefaults.socioeconomic],
      ['Markets', audienceDefaults.geography.join(', ')],
      ['Reachability', audienceDefaults.marketPotential.reachability],
      ['Engagement', audienceDefaults.marketPotential.engagement],
      ['Monetisation', audienceDefaults.marketPotential.monetisation],
    ],
  },
  {
    id: 'audience-size',
    title: 'Audience size',
    description: 'Millions of people by genre, the largest match, and the part of them by medium. Fitted to nothing.',
    chosenBy: 'us',
    columns: ['By', 'What', 'How many'],
    rows: [
      ...audienceOfGenre.map(({ words, millions }) => ['Genre', words.join(', '), `${number(millions)} million`]),
      ...mediums.map((medium) => ['Medium', mediumLabels[medium], percent(audienceOfMedium[medium])]),
    ],
  },
  {
    id: 'author',
    title: 'Author',
    description: `What is known of the author’s record. Market value and recognition begin at ${unknownAuthor}.`,
    chosenBy: 'us',
    columns: ['Figure', 'The agent names', 'Adds'],
    rows: [
      ['Talent track', 'begins at', talentTrack.start],
      ...Object.entries(talentTrack.adds).map(([field, adds]) => [
        'Talent track',
        recordNames[field as keyof typeof recordNames],
        change(adds),
      ]),
      ...authorSteps.marketValue.map(({ text, adds }) => ['Market value', text, change(adds)]),
      ...authorSteps.recognition.map(({ text, adds }) => ['Recognition', text, change(adds)]),
    ],
  },
  {
    id: 'recency',
    title: 'Publication recency',
    description: `By the years since publication; ${unknownRecency} where no date is known.`,
    chosenBy: 'us',
    columns: ['Years', 'Score'],
    rows: stepRows(recencySteps, number),
  },
  {
    id: 'rights-risk',
    title: 'Risk of the rights',
    description: 'One factor of the enhanced analysis’s risk; more is riskier.',
    chosenBy: 'us',
    columns: ['Rights', 'Risk'],
    rows: [
      ['Chain of title verified', riskRules.rights.verified],
      ['Chain of title not verified', riskRules.rights.unverified],
      ['Non-exclusive, beside that', change(riskRules.rights.nonExclusive)],
    ],
  },
]
