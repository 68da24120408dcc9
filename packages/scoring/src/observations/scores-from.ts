import { asScore, type Dimension, type DimensionScores, dimensionNames } from '../dimensions/dimensions.ts'
import type { Observed } from '../model-answer.ts'
import { observationOf } from './observations.ts'

/** The sum of one dimension's observations. */
export const pointsFor = (dimension: Dimension, observed: readonly Observed[]): number =>
  observed
    .map(({ observation }) => observationOf(observation))
    .reduce((sum, { dimension: of, points }) => (of === dimension ? sum + points : sum), 0)

/** The rules' scores, adjusted by the model's observations, which have to be validated before. */
export const scoresFrom = (observed: readonly Observed[], rules: DimensionScores): DimensionScores =>
  Object.fromEntries(
    dimensionNames.map((name) => [name, asScore(rules[name] + pointsFor(name, observed))]),
  ) as DimensionScores
