import { isWithinEdits } from '../text/edits.ts'
import { familyOf, givenOf, isNobody, type Name } from './name.ts'

/** How well two names fit, the best first: `initials` agree as far as they go, `family` has no more than the family name. */
export const likenesses = ['same', 'initials', 'family', 'unknown', 'other'] as const
export type Likeness = (typeof likenesses)[number]

export const better = (one: Likeness, other: Likeness): Likeness =>
  likenesses.indexOf(one) <= likenesses.indexOf(other) ? one : other

export function compareNames(one: Name, other: Name): Likeness {
  const ways = [one.words, ...one.aliases].flatMap((mine) =>
    [other.words, ...other.aliases].map((theirs) => compareWords(mine, theirs)),
  )
  const best = ways.reduce(better, 'other')
  return best === 'other' && (isNobody(one) || isNobody(other) || !isSameScript(one, other)) ? 'unknown' : best
}

const isLatin = ({ words }: Name) => /^[a-z]/.test(words[0] ?? '')
const isSameScript = (one: Name, other: Name) => isLatin(one) === isLatin(other)

function compareWords(one: readonly string[], other: readonly string[]): Likeness {
  if (one.length === 0 || other.length === 0) return 'other'
  if (one.join('') === other.join('') || one.toSorted().join(' ') === other.toSorted().join(' ')) return 'same'
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  const fullWords = few.filter((word) => word.length > 1)
  if (fullWords.length >= 2 && few.every((word) => many.includes(word))) return 'same'

  const [mine, theirs] = [familyOf(one).join(''), familyOf(other).join('')]
  const isSameFamily = mine === theirs || one.at(-1) === other.at(-1)
  if (!isSameFamily && !isTypo(mine, theirs)) return 'other'
  const [myGiven, theirGiven] = [givenOf(one), givenOf(other)]
  if (myGiven.length === 0 || theirGiven.length === 0) return isSameFamily ? 'family' : 'other'
  const given = compareGiven(myGiven, theirGiven)
  if (given === 'same') return isSameFamily ? 'same' : 'initials'
  return isSameFamily ? given : 'other'
}

/** Given names in pairs, each as far as both have it: "h rider" and "henry rider" are the same person's. */
function compareGiven(one: readonly string[], other: readonly string[]): Likeness {
  const pairs = one.slice(0, other.length).map((mine, index) => [mine, other[index]!] as const)
  const [first] = pairs
  if (!first || first[0][0] !== first[1][0]) return 'other'
  const fits = pairs.map(([mine, theirs]) => {
    if (mine === theirs) return mine.length > 1 ? 'full' : 'initial'
    if (mine.length === 1 || theirs.length === 1) return mine[0] === theirs[0] ? 'initial' : 'none'
    return isTypo(mine, theirs) ? 'full' : 'none'
  })
  if (fits[0] === 'none') return 'other'
  return fits.includes('full') ? 'same' : 'initials'
}

const isTypo = (one: string, other: string) => Math.min(one.length, other.length) >= 5 && isWithinEdits(one, other, 1)
