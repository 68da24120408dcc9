import type { StandardAnalysis } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'
import type { Figures } from '../figures.ts'
import { withoutAnswer } from '../tables/scores.ts'
import { derived, fromListing, fromMarket, fromModel } from './basis.ts'
import { modelNamed } from './dimension-basis.ts'

type OfItself = Pick<StandardAnalysis, 'source' | 'model' | 'analysedAt' | 'listingVersion'>

/** What every analysis says of itself. */
export function ofItself({ answer, now, listingVersion }: Figures): OfItself {
  return {
    source: answer ? 'model' : 'rules',
    model: answer && { name: answer.name, answeredAt: answer.answeredAt, promptVersion: answer.promptVersion },
    analysedAt: now.toISOString(),
    listingVersion,
  }
}

/** What the scores that both analyses begin with rest on. */
export function basisOfScores({ answer, facts, listing, ai, confidence }: Figures) {
  const part = answer
    ? fromModel(`${modelNamed(answer)}: AI score ${Math.round(ai)}.`)
    : derived(`No model has answered: its part counts ${withoutAnswer}, as for every listing without an answer.`)
  const missing = [...confidence.missing].sort((one, other) => other.weight - one.weight).map(({ says }) => says)
  return {
    source: derived('Whether a model answered, or the tables alone.'),
    model: derived('The model whose answer was used.'),
    analysedAt: derived('When this analysis was made.'),
    listingVersion: fromListing('The listing as it stood then.'),
    viabilityScore: derived(
      `The mean of genre ${facts.genre}, medium with length ${facts.mediumWithLength} and AI score. ${part.says}`,
    ),
    tier: derived('The band that the viability score falls into.'),
    confidence: derived(
      missing.length
        ? `Falls with what is missing: ${shortList(missing)}.`
        : 'All of the data that we look for is there.',
    ),
    genre: listing.genre
      ? fromMarket(`Market table of genres: ${facts.genre}, the best match of ${listing.genre} and the tags.`)
      : fromMarket(`Market table of genres: ${facts.genre}; the agent named no genre.`),
    medium: fromMarket(`Market table of mediums: ${facts.medium} for ${mediumLabels[listing.medium].toLowerCase()}.`),
  }
}

/** What weighs most, and how much more there is. */
const shortList = (names: readonly string[]): string =>
  names.length > listed + 1
    ? `${names.slice(0, listed).join(', ')} and ${names.length - listed} more`
    : names.join(', ')
const listed = 4
