import type { Name } from '../names/name.ts'
import { familyOf } from '../names/name.ts'
import { isWithinEdits } from '../text/edits.ts'
import { isArticle, withNumerals } from '../text/words.ts'
import { followsDirectly, hasNoSpaces, type Token } from './find-author.ts'

/**
 * How a text names a title, the best first: `clean` by itself; `aside` only to name the author of something else; `longer` as part of a
 * longer title; `anothers` as another author's work.
 */
export const namings = ['clean', 'aside', 'longer', 'anothers', 'none'] as const
export type TitleMention = (typeof namings)[number]

export interface TitleAsked {
  words: readonly string[]
  authors: readonly Name[]
}

const mostPlaces = 50

/** The best naming of the title in a text, among its first occurrences. */
export function findTitle({ words, authors }: TitleAsked, tokens: readonly Token[], text: string): TitleMention {
  const joined = words.join('')
  if (hasNoSpaces(joined)) return text.replace(/\s/g, '').includes(joined) ? 'clean' : 'none'
  const family = new Set(
    authors.flatMap((author) => [author.words.join(''), familyOf(author.words).join(''), ...author.words]),
  )
  let places = 0
  let best: TitleMention = 'none'
  for (let start = 0; start < tokens.length && places < mostPlaces; start++) {
    if (!mayBegin(tokens[start]!, words, joined)) continue
    places++
    const length = lengthAt(words, joined, tokens, start)
    if (length === 0) continue
    const naming = namingAt(tokens, start, length, family)
    if (namings.indexOf(naming) < namings.indexOf(best)) best = naming
  }
  return best
}

const mayBegin = ({ key }: Token, words: readonly string[], joined: string) =>
  key === words[0] || joined.startsWith(key) || /^\d/.test(joined)

/** How many words of the text are the title, from here on: 0 where it does not begin here. */
function lengthAt(words: readonly string[], joined: string, tokens: readonly Token[], start: number): number {
  const isIt = words.every((word, index) => tokens[start + index]?.key === word)
  if (isIt) return words.length
  let read = ''
  for (let end = start; end < tokens.length && joined.startsWith(read); end++) {
    read += tokens[end]!.key
    if (read === joined) return end > start || tokens[end]!.isTag ? end - start + 1 : 0
  }
  return /\d/.test(joined) ? lengthInNumbers(words, tokens, start) : 0
}

/** "Nineteen Eighty-Four" for "1984", "Part II" for "Part 2". */
function lengthInNumbers(words: readonly string[], tokens: readonly Token[], start: number): number {
  const lengths = [words.length, words.length + 1, words.length + 2]
  const isIt = (length: number) =>
    withNumerals(tokens.slice(start, start + length).map(({ key }) => key)).join(' ') === words.join(' ')
  return lengths.find((length) => start + length <= tokens.length && isIt(length)) ?? 0
}

const asides =
  /\b(?:author of|writer of|(?:who|also|he|she|they) wrote|after|before|makers of|creator of|better than|more|include|includes|including|next week|like|liked)$/

/** Words that may follow or lead up to a title without being part of it. */
const around = new Set(
  (
    'by is was the a an at in on of from for to with vs and review reviews reviewed book books novel novels audiobook audio trailer official teaser ' +
    'full film movie adaptation explained summary analysis chapter chapters part read reading rereading readalong reads aloud recap lecture ' +
    'discussion podcast episode play live opera ballet bbc netflix clip scene ending unboxing gameplay launch today i we my our this has reissue ' +
    'again deserves let why how what danced table wrap up introducing finished love loved classic short story game comic series'
  ).split(' '),
)

function namingAt(
  tokens: readonly Token[],
  start: number,
  length: number,
  authorWords: ReadonlySet<string>,
): TitleMention {
  const at = isArticle(tokens[start - 1]?.key ?? '') ? start - 1 : start
  const before = tokens.slice(Math.max(0, at - 3), at)
  const [previous, next] = [tokens[start - 1], tokens[start + length]]
  const last = tokens[start + length - 1]!
  if (isAnothersBy(tokens, start + length, authorWords) || isAnothersOwn(tokens, start, authorWords)) return 'anothers'
  if (asides.test(before.map(({ key }) => key).join(' '))) return 'aside'
  const isAuthor = (token: Token) => isNear(token.bare, authorWords)
  const isByAuthor = next?.key === 'by' && tokens.slice(start + length + 1, start + length + 4).some(isAuthor)
  const isShouted = tokens.slice(start, start + length).every(({ isCapital }) => isCapital)
  const goesOn =
    followsDirectly(next) &&
    !tokens[start]!.isTag &&
    isPartOfTitle(next!, tokens[start + length + 1]) &&
    !isAuthor(next!)
  const ledUpTo =
    followsDirectly(tokens[start]) &&
    previous !== undefined &&
    !previous.isPossessive &&
    !previous.isTag &&
    isPartOfTitle(previous, undefined) &&
    !isAuthor(previous)
  const isSpoken = length === 1 && !isShouted && !last.isTag && !isByAuthor
  return goesOn || ledUpTo || isSpoken || isTheReturnOf(before) ? 'longer' : 'clean'
}

const isTheReturnOf = (before: readonly Token[]) => {
  const [one, other] = before.slice(-2)
  return (
    other?.key === 'of' && one !== undefined && /^(return|son|bride|daughter|art|making|world|house)$/.test(one.key)
  )
}

/** A capital that follows directly goes on with the title: "Dune Messiah", "She and Allan". */
function isPartOfTitle(token: Token, after: Token | undefined): boolean {
  if (token.key === 'and') return followsDirectly(after) && after!.isCapital && !around.has(after!.key)
  return token.isCapital && /^\p{L}/u.test(token.key) && !around.has(token.key)
}

const isNear = (word: string, words: ReadonlySet<string>) =>
  words.has(word) ||
  [...words].some((name) => name.length >= 6 && isWithinEdits(name, word, 1)) ||
  [...words].some((name) => name.endsWith(word) && word.length >= 4)

/** "Home by Toni Morrison", right after the title. */
function isAnothersBy(tokens: readonly Token[], end: number, authorWords: ReadonlySet<string>): boolean {
  let at = end
  while (at < end + 3 && /^(a|an|the|novel|book|1)$/.test(tokens[at]?.key ?? '')) at++
  if (tokens[at]?.key !== 'by') return false
  const named = tokens.slice(at + 1, at + 5)
  return (
    named[0]?.isCapital === true &&
    !named.some(({ bare, key }) => isNear(bare, authorWords) || isNear(key, authorWords))
  )
}

/** "Toni Morrison’s Home", right before it. */
function isAnothersOwn(tokens: readonly Token[], start: number, authorWords: ReadonlySet<string>): boolean {
  const [given, family] = [tokens[start - 2], tokens[start - 1]]
  if (!family?.isPossessive || !family.isCapital || !given?.isCapital || !/^\s*$/.test(family.gap)) return false
  return !isNear(family.bare, authorWords)
}
