import type { Observed, QuotedField } from '../model-answer.ts'
import { folded } from './folded.ts'
import { observationOf } from './observations.ts'
import { speaksToTheReader } from './speaks-to-the-reader.ts'

export const quoteRules = {
  /** A quote of a single word proves nothing … */
  wordsAtLeast: 2,
  /** … and one that is said to prove everything neither. */
  observationsPerQuote: 3,
} as const

export interface QuotedText {
  field: QuotedField
  text: string
}

export interface QuotedListing {
  /** What describes the work, in the order in which a quote is looked for. */
  texts: readonly QuotedText[]
  /** Of title, author and publisher: a quote that is no more than a part of one shows nothing, wherever it is written. */
  names: readonly string[]
}

/**
 * The observations that hold, with the field each quote comes from: each once, with a quote that stands in one of the texts the
 * model was given, in a sentence that describes the work and does not tell its reader what to answer; a claim of fact with a word
 * of evidence in it.
 */
export function standing(said: readonly Omit<Observed, 'field'>[], listing: QuotedListing): Observed[] {
  const texts = listing.texts.map(({ field, text }) => ({ field, text, sentences: sentencesOf(text) }))
  const names = listing.names.map(folded)
  const seen = new Set<string>()
  const uses = new Map<string, number>()
  return said.flatMap(({ observation, quote }) => {
    const words = folded(quote)
    const used = uses.get(words) ?? 0
    if (seen.has(observation) || used >= quoteRules.observationsPerQuote) return []
    if (wordsIn(words) < quoteRules.wordsAtLeast || !isProved(observation, words)) return []
    if (names.some((name) => name.includes(words))) return []
    const own = texts.filter(({ field }) => field !== 'targetAudience' || isOfAudience(observation))
    const from =
      own.find(({ sentences }) => sentences.some((sentence) => sentence.includes(words))) ??
      own.find(({ text }) => spans(text, words))
    if (!from) return []
    seen.add(observation)
    uses.set(words, used + 1)
    return [{ observation, quote, field: from.field }]
  })
}

/** Whom a title is for says nothing of what happens in it, or what it takes to make. */
const isOfAudience = (observation: Observed['observation']): boolean =>
  observation === 'family_viewing' || observationOf(observation).dimension === 'audienceReach'

/** The sentences of a text that describe the work. */
const sentencesOf = (text: string): string[] =>
  folded(text)
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !speaksToTheReader(sentence))

/** A quote may run over several sentences, where all of the text describes the work. */
const spans = (text: string, words: string): boolean => {
  const whole = folded(text)
  return whole.includes(words) && !speaksToTheReader(whole)
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

function isProved(observation: Observed['observation'], words: string): boolean {
  const { evidence } = observationOf(observation)
  if (!evidence) return true
  const spaced = ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  return evidence.some((word) => spaced.includes(` ${word}`))
}
