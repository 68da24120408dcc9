import type { Observed, QuotedField } from '../model-answer.ts'
import { observationNames, observationOf } from './observations.ts'
export const quoteRules = {
  /** A quote of a single word proves nothing … */
  wordsAtLeast: 2,
  /** … and one that is given for everything proves nothing either. */
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
 * model was given, in a sentence that describes the work and does not instruct its reader what to answer; a claim of fact with a word
 * of evidence in it.
 */
export function standing(observed: readonly Omit<Observed, 'field'>[], listing: QuotedListing): Observed[] {
  const texts = listing.texts.map(({ field, text }) => ({ field, text, sentences: sentencesOf(text) }))
  const names = listing.names.map(folded)
  const seen = new Set<string>()
  const uses = new Map<string, number>()
  return observed.flatMap(({ observation, quote }) => {
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

/** Whom a title is for reveals nothing of its story or its cost. */
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

const alike: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u0060\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00ad\u200b-\u200d\ufeff]/g, ''],
  [/\s+/g, ' '],
]

/** Text without what a model changes when it copies: case, white space, typographic quotes and dashes. */
const folded = (text: string): string =>
  alike
    .reduce((changed, [from, to]) => changed.replace(from, to), text.normalize('NFKC'))
    .toLowerCase()
    .trim()

/** Words of a text that wants to be scored well, never of a description of a work. All is folded text. */
const signs: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,60}\b(instruction|prompt|rule|previous|above|earlier|system|guideline)/,
  /\b(give|score|rate|rank|grade|mark|award|assign|set|answer|return|output)\b.{0,30}\b(100|one hundred|full marks)\b/,
  /\b(highest|maximum|perfect|full|top|best possible) (possible )?(score|rating|marks?|grade|points)s?\b/,
  /\b(list|choose|pick|tick|select|answer|return|report|name)\b.{0,30}\b(every|all|only|each)\b.{0,20}\b(positive|observation|favou?rable)/,
  /\b100 ?(%|percent|out of|\/)/,
  /\b(system|assistant|developer|user) ?(:|prompt|message)|<\/?(system|assistant|user|instructions?|listing)\b|\[(inst|system)/,
  /\byou are( now)? an? ([a-z]+ ){0,2}(ai|model|assistant)\b|\bas an? (large )?(ai|language model)\b/,
  /\b(rate|score|rank|grade|mark) (it|this|me|us)\b/,
  /\bthe prompt (you|that|above|below)\b|\bend (of )?(the )?listing\b|#{3}/,
  /\b(dear|attention|note to( the)?|to the) (ai|model|assistant|language model|reviewer|evaluator|scorer)\b/,
  /\b(analysis|evaluation|scoring) (must|should|has to|shall)\b/,
  new RegExp(`\\b(${observationNames.join('|')})\\b`),
]

/** Whether a text instructs its reader what to answer. A quote from it proves nothing about the work. */
const speaksToTheReader = (text: string): boolean => signs.some((sign) => sign.test(text))
