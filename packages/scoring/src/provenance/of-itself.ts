import type { StandardAnalysis } from '@storyright/contracts/http'
import { mediumLabels, viabilityBand, viabilityBands } from '@storyright/contracts/vocabulary'
import type { Figures } from '../figures.ts'
import { withoutAnswer } from '../tables/scores.ts'
import { derived, fromListing, fromMarket, fromModel } from './basis.ts'
import { modelNamed } from './dimension-basis.ts'

type OfItself = Pick<
  StandardAnalysis,
  'source' | 'model' | 'analysedAt' | 'listingVersion' | 'isProvisional' | 'scoreNote' | 'exchange'
>

/** What every analysis states about itself. */
export function ofItself(figures: Figures): OfItself {
  const { answer, now, listingVersion, rate } = figures
  return {
    source: answer ? 'model' : 'rules',
    model: answer && { name: answer.name, answeredAt: answer.answeredAt, promptVersion: answer.promptVersion },
    analysedAt: now.toISOString(),
    listingVersion,
    isProvisional: isProvisional(figures),
    scoreNote: scoreNoteOf(figures),
    exchange: { poundsPerUsd: rate.poundsPerUsd, on: rate.on },
  }
}

/** Whether the score may still move: a model may read the listing and has not. */
export const isProvisional = ({ answer, listing }: Pick<Figures, 'answer' | 'listing'>): boolean =>
  answer === null && listing.aiConsent

/** What the model's reading did to the score where it moved it into another band; else nothing. */
export function scoreNoteOf({ answer, viability, tableScore }: Figures): string | null {
  const [before, after] = [
    viabilityBands[viabilityBand(tableScore)].label,
    viabilityBands[viabilityBand(viability)].label,
  ]
  if (!answer || before === after) return null
  return `The tables alone gave ${tableScore}, ${before}; what the model observed made it ${viability}, ${after}.`
}

/** What the scores that both analyses begin with rest on. */
export function basisOfScores({ answer, facts, listing, ai, confidence }: Figures) {
  const part = answer
    ? fromModel(`${modelNamed(answer)}: AI score ${Math.round(ai)}.`)
    : derived(`No model has answered: its part counts ${withoutAnswer}, as for every listing without an answer.`)
  const missing = [...confidence.missing].sort((one, other) => other.weight - one.weight).map(({ text }) => text)
  return {
    source: derived('Whether a model answered, or the tables alone.'),
    model: derived('The model whose answer was used.'),
    analysedAt: derived('When this analysis was made.'),
    listingVersion: fromListing('The listing as it stood then.'),
    isProvisional: derived('Whether a model may read the listing and has not answered yet.'),
    scoreNote: derived('The score with and without the model’s part.'),
    exchange: derived('The exchange rate that is configured, and its day.'),
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
