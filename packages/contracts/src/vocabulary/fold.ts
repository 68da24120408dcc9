import { beginningOf } from './beginning.ts'

const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/**
 * Text as it is compared: lower case, without accents, plain quotes and dashes, single spaces. Marks are dropped first: to put a
 * long run of them in order takes the square of its length.
 */
export function foldText(text: string): string {
  return text
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[‘’‚‛ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

const LONGEST_WORD = 100

/** The distinct words of folded text, in their order. */
export function wordsOf(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => beginningOf(word, LONGEST_WORD)))]
}
