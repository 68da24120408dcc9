import { mediumLabels } from '@storyright/contracts/vocabulary'
import { dimensionNames, dimensions } from '../dimensions/dimensions.ts'
import type { Figures } from '../figures.ts'
import { highPotentialFrom, isHighPotential } from '../tables/labels.ts'

/** What stands out, in sentences: the tables, the best and the worst dimension, the films, the data. */
export function keyInsightsOf(figures: Figures): string[] {
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
