import { longest } from '../text/bounded.ts'
import { plainWords } from '../text/words.ts'

/** Somebody's name as it is compared. `aliases` are other names of the same person, as in "H. H. Munro (Saki)". */
export interface Name {
  words: readonly string[]
  aliases: readonly (readonly string[])[]
}

const titles = new Set(
  'sir dame mr mrs ms miss dr prof professor rev reverend captain capt lady lord bart jr sr esq edited editor adaptor translator illustrator author'.split(
    ' ',
  ),
)
const particles = new Set(
  'de la le du des del della di da von van der den ter ten al el bin ibn st saint mac'.split(' '),
)

const wordsOfName = (text: string) => {
  const words = plainWords(text).filter((word) => !/^\d+$/.test(word))
  const kept = words.filter((word) => !titles.has(word))
  return kept.length > 0 ? kept : words
}

/** One person: "Le Guin, Ursula K." becomes "ursula k le guin", "Cavendish, Duchess of Newcastle" keeps its name. */
export function nameOf(text: string): Name {
  const aliases = [...text.matchAll(/\(([^()]*)\)/g)]
    .map(([, alias]) => wordsOfName(alias!))
    .filter((words) => words.length)
  const [family = '', given = '', ...rest] = text.replace(/\([^()]*\)/g, ' ').split(',')
  const givenWords = rest.every((part) => /^[\s\d?–-]*$/.test(part)) ? wordsOfName(given) : []
  const familyWords = wordsOfName(family)
  const isInverted = givenWords.length > 0 && !/\b(duke|duchess|earl|countess|baron|baroness|bart)\b/i.test(given)
  const words = isInverted ? [...givenWords, ...familyWords] : familyWords
  return { words, aliases: text.includes('adaptor') ? [] : aliases }
}

/** The people of a line such as "George and Weedon Grossmith", "A. Smith, B. Jones & C. Brown" or "Le Guin, Ursula K.". */
export function namesIn(line: string): Name[] {
  const parts = line.split(/\s*(?:;|&|\band\b|\bwith\b|\bund\b|\bet\b)\s*/i).filter((part) => part.trim())
  const people = parts.flatMap((part) => (isInverted(part) ? [part] : part.split(',').filter((name) => name.trim())))
  const last = people.at(-1)
  return people.slice(0, longest.ofOneWork).map((person) => {
    const name = nameOf(person)
    if (name.words.length !== 1 || people.length === 1 || person === last) return name
    return { ...name, words: [...name.words, ...familyOf(nameOf(last!).words)] }
  })
}

function isInverted(part: string): boolean {
  const [family = '', given = '', ...rest] = part.split(',')
  if (!given.trim() || rest.length > 0) return false
  const [before, after] = [plainWords(family), plainWords(given)]
  return before.length === 1 || particles.has(before[0]!) || after.at(-1)!.length === 1
}

/** The family name, with what belongs to it: "le guin", "von arnim". */
export function familyOf(words: readonly string[]): readonly string[] {
  let start = words.length - 1
  while (start > 1 && particles.has(words[start - 1]!)) start--
  return words.slice(Math.max(0, start))
}

export const givenOf = (words: readonly string[]): readonly string[] =>
  words.slice(0, words.length - familyOf(words).length)

const nobody = new Set(['anonymous', 'anon', 'unknown', 'various', 'traditional', 'مجهول'])
export const isNobody = ({ words }: Name) => words.length === 0 || (words.length <= 2 && nobody.has(words[0]!))
