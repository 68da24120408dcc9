import { foldText } from '@storyright/contracts/vocabulary'
import { familyOf, givenOf, isNobody, type Name } from '../names/name.ts'
import { isWithinEdits } from '../text/edits.ts'

/** How an author is named in a text: by the whole name, by the family name only, or not at all. */
export type AuthorMention = 'full' | 'family' | 'none'

const best = (namings: readonly AuthorMention[]): AuthorMention =>
  namings.includes('full') ? 'full' : namings.includes('family') ? 'family' : 'none'

/** How the text names any of the authors, and the positions of family names. */
export function findAuthors(authors: readonly Name[], tokens: readonly Token[], text: string): AuthorMention {
  return best(authors.filter((author) => !isNobody(author)).map(({ words }) => findAuthor(words, tokens, text)))
}

function findAuthor(words: readonly string[], tokens: readonly Token[], text: string): AuthorMention {
  const joined = words.join('')
  if (hasNoSpaces(joined)) return text.replace(/[\s・·]/g, '').includes(joined) ? 'full' : 'none'
  const family = familyOf(words).join('')
  const given = givenOf(words)
  const namings = tokens.map((token, index): AuthorMention => {
    if (token.bare === joined && (words.length > 1 || token.isCapital || token.isTag)) return 'full'
    const start = startOfFamily(tokens, index, family)
    return start === null ? 'none' : namedBefore(given, tokens, start)
  })
  return best(namings)
}

/** Where the family name that ends here begins: "Le Fanu" and "LeFanu" are one. */
function startOfFamily(tokens: readonly Token[], end: number, family: string): number | null {
  if (isSameWord(tokens[end]!.bare, family)) return end
  const pair = end > 0 ? tokens[end - 1]!.key + tokens[end]!.bare : ''
  if (pair === family) return end - 1
  return end > 1 && tokens[end - 2]!.key + pair === family ? end - 2 : null
}

const isSameWord = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 7 && isWithinEdits(one, other, 1))

const farthest = 3

/** The given names before a family name: the author’s own, another person's, or none. */
function namedBefore(given: readonly string[], tokens: readonly Token[], start: number): AuthorMention {
  const before: Token[] = []
  for (let index = start - 1; index >= 0 && before.length < farthest; index--) {
    const gap = tokens[index + 1]!.gap
    if (!/^[\s.]*$/.test(gap)) break
    before.push(tokens[index]!)
  }
  const [nearest] = before
  if (nearest && given.some((name) => before.some(({ key }) => fits(key, name)))) return 'full'
  if (given.length === 0) return 'full'
  const isAnothers =
    nearest?.isCapital === true && !nearest.isPossessive && /^\p{L}/u.test(nearest.key) && !notNames.has(nearest.key)
  return isAnothers ? 'none' : 'family'
}

const notNames = new Set(
  'by and with the of in on from to sir lady mr mrs miss dr captain read reading rereading for review'.split(' '),
)

const fits = (found: string, given: string) =>
  found === given || (found.length === 1 && found === given[0]) || (given.length === 1 && found[0] === given)

/** Chinese, Japanese and Korean texts do not set words apart. */
export const hasNoSpaces = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text)

/** A word of a running text, with the text before it. */
export interface Token {
  /** Folded, without apostrophes. */
  key: string
  /** Without a possessive s: "Austen’s" is "austen". */
  bare: string
  isPossessive: boolean
  isCapital: boolean
  isTag: boolean
  /** Between it and the word before: blank where they follow each other directly. */
  gap: string
}

const wordIn = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{N}]+)*/gu

const isPlain = /^[A-Za-z0-9]+$/

export function tokensOf(text: string): Token[] {
  const source = text.replace(/&(?:amp;)?/g, ' and ')
  let end = 0
  return [...source.matchAll(wordIn)].map((match) => {
    const raw = match[0]
    const before = source.slice(end, match.index)
    end = match.index + raw.length
    const folded = isPlain.test(raw) ? raw.toLowerCase() : foldText(raw)
    const isPossessive = /'s$/.test(folded)
    return {
      key: folded.replace(/'/g, ''),
      bare: folded.replace(/'s$/, '').replace(/'/g, ''),
      isPossessive,
      isCapital: /^\p{Lu}|^\d/u.test(raw),
      isTag: /[#@]$/.test(before),
      gap: before,
    }
  })
}

export const followsDirectly = (token: Token | undefined) => token !== undefined && /^[\s#@]*$/.test(token.gap)
