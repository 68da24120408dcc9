import { type Basis, beginningOf, longDay } from '@storyright/contracts/vocabulary'
import { type Dimension, type DimensionScores, dimensionNames, startOf } from '../dimensions/dimensions.ts'
import type { RuleStep } from '../dimensions/rule-steps.ts'
import type { ScoredListing } from '../enrichment/scored-listing.ts'
import { type ModelAnswer, type Observed, quotedFields } from '../model-answer.ts'
import { observationOf, wordsFor } from '../observations/observations.ts'
import { change } from './amounts.ts'
import { type Block, byDefault, fetchedFrom, fromListing, fromMarket, fromModel } from './basis.ts'

/** Who answered, and when. */
export const modelNamed = ({ name, answeredAt }: ModelAnswer): string => `Model ${name}, ${longDay(answeredAt)}`

const longestQuote = 120
/** A quote short enough to be read in passing, and where it comes from. */
export const quoted = ({ quote, field }: Observed): string =>
  `“${shortened(quote.trim())}”, from the ${quotedFields[field]}`

const shortened = (quote: string): string =>
  quote.length > longestQuote ? `${beginningOf(quote, longestQuote).replace(/\s+\S*$/, '')} …` : quote

/** All ten with what each rests on. */
export function dimensionsBlock(scored: Scored): Block<DimensionScores> {
  return {
    figures: scored.scores,
    basis: Object.fromEntries(dimensionNames.map((name) => [name, basisOfDimension(name, scored)])),
  }
}

interface Scored {
  scores: DimensionScores
  steps: readonly RuleStep[]
  answer: ModelAnswer | null
  listing: ScoredListing
}

/** What a dimension's score rests on: the observations with their quotes, or the rules' steps. */
function basisOfDimension(dimension: Dimension, { steps, answer, listing }: Scored): Basis {
  const observed = answer?.observations.filter(({ observation }) => observationOf(observation).dimension === dimension)
  const rules = basisInRules(dimension, steps, listing)
  if (!answer || !observed?.length) return rules
  const seen = observed.map(
    (one) => `${wordsFor(one.observation)} ${change(observationOf(one.observation).points)} (${quoted(one)})`,
  )
  const before = rules.from === 'default' ? beginning(dimension) : rules.says
  return fromModel(`${modelNamed(answer)}: ${seen.join('; ')}. Before that: ${before}`)
}

const beginning = (dimension: Dimension): string => `${startOf(dimension)}, where every title begins.`

function basisInRules(dimension: Dimension, steps: readonly RuleStep[], listing: ScoredListing): Basis {
  const start = startOf(dimension)
  const taken = steps.filter((step) => step.dimension === dimension)
  if (taken.length === 0) return byDefault(beginning(dimension))
  const words = ({ text, source, points }: RuleStep) =>
    `${text}${source ? ` (${fetchedFrom(source, listing)})` : ''} ${change(points)}`
  const text = `Begins at ${start}; ${taken.map(words).join('; ')}.`
  return taken.some(({ from }) => from === 'listing') ? fromListing(text) : fromMarket(text)
}
