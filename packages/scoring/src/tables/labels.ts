import { type Steps, stepAbove, stepAt } from './step.ts'

const { NEGATIVE_INFINITY: otherwise } = Number

/** The trade's name for what a listing asks, over these amounts of `suggestedOfferMax`; each border belongs to the lower tier. */
export const offerTiers = [
  { from: 100_000, is: 'Premium' },
  { from: 50_000, is: 'Professional' },
  { from: 25_000, is: 'Commercial' },
  { from: 10_000, is: 'Standard' },
  { from: otherwise, is: 'Emerging' },
] as const
export const offerTier = (suggestedOfferMax: number) => stepAbove(offerTiers, suggestedOfferMax)

/** The viability score in the words of the analysis card. */
export const strengthLabels = [
  { from: 85, is: 'Exceptional Potential' },
  { from: 70, is: 'Strong Viability' },
  { from: 55, is: 'Moderate Appeal' },
  { from: 0, is: 'High Risk' },
] as const
export const strengthLabel = (score: number) => stepAt(strengthLabels, score)

/** Green, yellow or red, as scores are coloured. */
export const scoreColours: Steps<'green' | 'yellow' | 'red'> = [
  { from: 80, is: 'green' },
  { from: 60, is: 'yellow' },
  { from: 0, is: 'red' },
]
export const scoreColour = (score: number) => stepAt(scoreColours, score)

/** How good a match is; the borders of the match badge's colours. */
export const matchLabels: Steps<'high' | 'medium' | 'low'> = [
  { from: 80, is: 'high' },
  { from: 60, is: 'medium' },
  { from: 0, is: 'low' },
]
export const matchLabel = (score: number) => stepAt(matchLabels, score)

/** The word for a risk score, where more is safer. */
export const riskLabels = [
  { from: 70, is: 'Low' },
  { from: 50, is: 'Moderate' },
  { from: 0, is: 'High' },
] as const
export const riskLabel = (score: number) => stepAt(riskLabels, score)

/** From this viability score on a title is of high potential. */
export const highPotentialFrom = 80
export const isHighPotential = (score: number): boolean => score >= highPotentialFrom
