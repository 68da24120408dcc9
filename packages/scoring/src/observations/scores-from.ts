import { asScore, type Dimension, type DimensionScores, dimensionNames } from '../dimensions/dimensions.ts'
import type { Observed } from '../model-answer.ts'
import { observationOf } from './observations.ts'

/** What the observations of one dimension add up to. */
export const pointsFor = (dimension: Dimension, observed: readonly Observed[]): number =>
  observed
    .map(({ observation }) => observationOf(observation))
    .reduce((sum, { dimension: of, points }) => (of === dimension ? sum + points : sum), 0)

/** The rules' scores, moved by what the model observed. Only observations that stand may be given in. */
export const scoresFrom = (observed: readonly Observed[], rules: DimensionScores): DimensionScores =>
  Object.fromEntries(
    dimensionNames.map((name) => [name, asScore(rules[name] + pointsFor(name, observed))]),
  ) as DimensionScores
