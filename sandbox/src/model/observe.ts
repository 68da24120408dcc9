import { isDoubtful, wordsFor } from './lexicon.ts'
import { sentencesOf } from './told-text.ts'

const smallWords = new Set(['a', 'an', 'and', 'for', 'in', 'is', 'no', 'not', 'of', 'on', 'or', 'the', 'to', 'with'])

/** A name with the words that it rests on. */
export type Quoted = readonly [name: string, quote: string]

/** What of these names the texts speak of; the same sentence for one of them only. */
export function observe(names: readonly string[], texts: readonly string[]): Quoted[] {
  const used = new Set<string>()
  return names.flatMap((name) => {
    const quote = quoteFor(name, texts, used)
    if (quote === undefined) return []
    used.add(quote)
    return [[name, quote] as const]
  })
}

/** A quote of fewer words shows nothing. */
const WORDS_IN_QUOTE = 4

/** The first sentence that has a word of this name, or one that means the same. */
function quoteFor(name: string, texts: readonly string[], used: ReadonlySet<string>): string | undefined {
  const own = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !smallWords.has(word))
  const words = own.flatMap((word) => [...(isDoubtful(word) ? [] : [word]), ...wordsFor(word)])
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => sentence.split(/\s+/).length >= WORDS_IN_QUOTE)
  return sentences.find((sentence) => {
    if (used.has(sentence)) return false
    const plain = ` ${sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    return words.some((word) => plain.includes(` ${word} `))
  })
}
