import { foldText } from '@storyright/contracts/vocabulary'

/** The words of a text in their order, as titles are compared: "&" is "and", "Mr." is "mr", "Gulliver’s" is "gullivers". */
export function plainWords(text: string): string[] {
  const folded = foldText(text)
    .replace(/[&+]/g, ' and ')
    .replace(/(?<![\p{L}\p{N}])([ld])'(?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=s)'/gu, '')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** As `plainWords`, with numbers written in one way. */
export const titleWords = (text: string): string[] => withNumerals(plainWords(text))

const articles = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'l', 'der', 'die', 'das', 'el', 'il', 'los', 'las'])

export const isArticle = (word: string) => articles.has(word)

export const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && isArticle(words[0]!) ? words.slice(1) : words

const fillers = new Set(['of', 'and', 'in', 'on', 'to', 'for', 'at', 'by', 'with', 'from', 'or', 'is', 'it', 's', 'i'])

/** The words that carry a title. */
export const contentWords = (words: readonly string[]): string[] =>
  words.filter((word) => !articles.has(word) && !fillers.has(word))

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const values = new Map([
  ...units.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, index) => [word, 20 + 10 * index] as const),
])
const ordinals = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word, index) => [word, index + 1]),
)
const roman: Record<string, number> = { i: 1, v: 5, x: 10 }
const beforeNumbers = new Set(['part', 'volume', 'vol', 'book', 'no', 'act', 'episode', 'chapter'])

/** Numbers in one way of writing: "Part II" is "part 2", "Nineteen Eighty-Four" is "1984", "Edward the Second" is "edward 2". */
export function withNumerals(words: readonly string[]): string[] {
  const written: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const isLast = index === words.length - 1
    if (word === 'the' && index > 0 && index === words.length - 2 && ordinals.has(words[index + 1]!)) continue
    if (isLast && words[index - 1] === 'the' && index > 1 && ordinals.has(word)) {
      written.push(String(ordinals.get(word)))
      continue
    }
    const spelt = spelled(words, index)
    if (spelt) {
      written.push(String(spelt.value))
      index += spelt.length - 1
    } else written.push(isRomanAt(words, index) ? String(fromRoman(word)) : word)
  }
  return written
}

/** "nineteen eighty four" as a year, "thirty one" as a number, "five" as a figure. */
function spelled(words: readonly string[], start: number): { value: number; length: number } | null {
  const at = (offset: number) => values.get(words[start + offset] ?? '')
  const [first, second, third] = [at(0), at(1), at(2)]
  if (first === undefined) return null
  const isTens = (value: number | undefined) => value !== undefined && value >= 20
  const isUnit = (value: number | undefined) => value !== undefined && value > 0 && value < 10
  const isCentury = first >= 10 && first <= 20
  if (isCentury && isTens(second) && isUnit(third)) return { value: first * 100 + second! + third!, length: 3 }
  if (isCentury && second !== undefined && second >= 10) return { value: first * 100 + second, length: 2 }
  if (isTens(first) && isUnit(second)) return { value: first + second!, length: 2 }
  return { value: first, length: 1 }
}

/** A single letter only where a number stands: at the end, or after "part". A title of one word is none. */
function isRomanAt(words: readonly string[], index: number): boolean {
  const word = words[index]!
  if (index === 0 || !/^x{0,3}(ix|iv|v?i{0,3})$/.test(word)) return false
  return word.length > 1 || index === words.length - 1 || beforeNumbers.has(words[index - 1]!)
}

function fromRoman(word: string): number {
  const digits = [...word].map((letter) => roman[letter]!)
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0)
}
