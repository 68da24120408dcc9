import { isWithinEdits } from '../text/edits.ts'
import { contentWords } from '../text/words.ts'
import type { TitleForms } from './title-forms.ts'

/** How two titles are alike, the best first. `within` has the other title and more; `volume` is another one of its volumes. */
export type TitleLikeness = 'same' | 'head' | 'framed' | 'part' | 'near' | 'within' | 'volume' | 'other'

export function compareTitles(work: TitleForms, found: TitleForms): TitleLikeness {
  const [mine, theirs] = [key(work.whole), key(found.whole)]
  if (mine === theirs) return 'same'
  if (work.volume !== null && work.volume === found.volume && key(work.head) === key(found.head)) return 'same'
  if (found.volume !== null && found.volume !== (work.volume ?? '1') && key(found.head) === key(work.head))
    return 'volume'
  if (found.rest[0] === 'and') return holds(found.whole, work.whole) ? 'within' : 'other'
  const heads = [key(found.head), key(work.head)]
  if (heads[0] === mine || (work.volume === null && heads[0] === heads[1])) return 'head'
  if (heads[1] === theirs && work.volume === null) return 'head'
  if (isFramed(work.whole, found.head) || isFramed(found.head, work.whole) || isFramed(work.whole, found.whole))
    return 'framed'
  if (found.alternatives.some((words) => key(words) === mine || isFramed(work.whole, words))) return 'part'
  if (isMisspelt(work.whole, found.head) || isMisspelt(work.whole, found.whole)) return 'near'
  return holds(found.whole, work.whole) ? 'within' : 'other'
}

const key = (words: readonly string[]) => words.join('')

const frames = new Set(
  'the a an of and true new complete illustrated annotated strange case story tale history life adventures fortunes misfortunes famous experiences private memoirs chronicle saga description tragedy comedy king most called'.split(
    ' ',
  ),
)

/** "The Adventures of Roderick Random" is "Roderick Random": the words before it only name the kind of book. */
function isFramed(short: readonly string[], long: readonly string[]): boolean {
  const extra = long.length - short.length
  if (extra < 1 || contentWords(short).length === 0) return false
  return long.slice(extra).join(' ') === short.join(' ') && long.slice(0, extra).every((word) => frames.has(word))
}

const numbers = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).join(' ')

/** A letter or two apart, in a title long enough; a plural and another number are another title. */
function isMisspelt(one: readonly string[], other: readonly string[]): boolean {
  const [mine, theirs] = [key(one), key(other)]
  const length = Math.min(mine.length, theirs.length)
  if (length < 8 || numbers(one) !== numbers(other) || `${mine}s` === theirs || mine === `${theirs}s`) return false
  return isWithinEdits(mine, theirs, length < 14 ? 1 : 2)
}

const holds = (long: readonly string[], short: readonly string[]) =>
  ` ${long.join(' ')} `.includes(` ${short.join(' ')} `)
