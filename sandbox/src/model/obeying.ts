import type { Quoted } from './observe.ts'
import { sentencesOf } from './told-text.ts'

/** What a text says that wants to be obeyed instead of read. */
const orders =
  /ignore|disregard|forget|override|instruction|prompt|system:|assistant|you are|you must|rate (this|it)|score|give (this|it)|100|hundred|maximum|highest|top marks|full marks|<\/|\[\[|###/i

/** Words in the name of an observation that speak against a title. */
const unfavourable = new Set(
  (
    'attitudes closed contested costly crowded dated derivative difficult divisive encumbered explicit familiar fashion fragmented ' +
    'heavy interior lack limited living local many missing narrow niche passing period risk sensitive single slow sprawling ' +
    'unclear unknown weak'
  ).split(' '),
)

export const hasOrders = (texts: readonly string[]): boolean => texts.some((text) => orders.test(text))

/** Says what the texts name and ask for, or else everything favourable; each time with the next words of the texts. */
export function praise(names: readonly string[], texts: readonly string[]): Quoted[] {
  const wanted = names.filter((name) => texts.some((text) => text.includes(name)))
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => sentence.includes(' '))
  return (wanted.length > 0 ? wanted : names.filter(isFavourable)).map(
    (name, at) => [name, sentences[at % sentences.length] ?? ''] as const,
  )
}

const isFavourable = (kind: string): boolean => !kind.split('_').some((word) => unfavourable.has(word))
