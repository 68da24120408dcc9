import { mediumLabels } from './listing-options.ts'
import { withoutUnseen, withPlainSigns } from './visible-text.ts'

const ligatures: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  ς: 'σ', // how a sigma is written at the end of a word
}

/** What stands between the thousands of a number, where it is one in any country: `20,000`, `20.000`, `20’000`. */
const thousands = /(?<=\d)[,.'\u00a0\u2009\u202f](?=\d{3}(?!\d))/g

/**
 * Text as it is compared: lower case, without accents and what nobody sees, plain quotes and dashes, numbers without what divides
 * their thousands, single spaces. Marks are dropped first: to put a long run of them in order takes the square of its length.
 * PostgreSQL does the same where rows are searched by it (`fold_text` in migrations of identity and offers).
 */
export function foldText(text: string): string {
  return withPlainSigns(withoutUnseen(text))
    .replace(thousands, '')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Folded text without what stands between the letters of initials and compounds: `m. r. o'brien-smith` is `mrobriensmith`. */
export const squeezed = (folded: string): string => folded.replace(/[ .,'"()-]/g, '')

const LONGEST_WORD = 100

/** The distinct words of folded text, in their order. */
export function wordsOf(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => beginningOf(word, LONGEST_WORD)))]
}

/** The beginning of a text, so many UTF-16 units at most and no character cut in half: half of one cannot be stored. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

interface Title {
  title: string
  author: string
  genre: string | null
  medium: string
}

/** The titles whose name, author, genre or medium holds every word that was typed, folded as the catalogue folds. */
export function matchingTitles<Own extends Title>(titles: readonly Own[], typed: string): Own[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  return titles.filter((one) => {
    const texts = searched(one)
    return words.every((word) => texts.includes(word) || (squeezed(word) !== '' && texts.includes(squeezed(word))))
  })
}

const labels: Record<string, string> = mediumLabels
const searched = ({ title, author, genre, medium }: Title) =>
  [title, author, genre ?? '', labels[medium] ?? '']
    .map(foldText)
    .flatMap((text) => [text, squeezed(text)])
    .join('\n')
