import type { Observed } from '../model-answer.ts'
import { folded } from './folded.ts'
import { observationOf } from './observations.ts'
import { speaksToTheReader } from './speaks-to-the-reader.ts'

export const quoteRules = {
  /** A quote of a single word proves nothing … */
  wordsAtLeast: 2,
  /** … and one that is said to prove everything neither. */
  observationsPerQuote: 3,
} as const

/**
 * The observations that hold: each once, with a quote that stands in one of the texts the model was given, in a sentence
 * that describes the work and does not tell its reader what to answer; a claim of fact with a word of evidence in it.
 */
export function standing(observed: readonly Observed[], texts: readonly string[]): Observed[] {
  const sentences = texts.flatMap(sentencesOf)
  const seen = new Set<string>()
  const uses = new Map<string, number>()
  return observed.filter(({ observation, quote }) => {
    const words = folded(quote)
    const used = uses.get(words) ?? 0
    if (seen.has(observation) || used >= quoteRules.observationsPerQuote) return false
    if (wordsIn(words) < quoteRules.wordsAtLeast || !isProved(observation, words)) return false
    if (!sentences.some((text) => text.includes(words)) && !texts.some((text) => spans(text, words))) return false
    seen.add(observation)
    uses.set(words, used + 1)
    return true
  })
}

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
