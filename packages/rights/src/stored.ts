import { type Exclusivity, rights as rightNames } from '@storyright/contracts/vocabulary'
import { formatLanguages } from './format.ts'
import { allLanguages, languageNamed, languagesOf } from './languages.ts'
import { type Book, type Day, dayOf, dayText, type Line, type Right, rightSet, rightsOf } from './line.ts'
import { codesOf, countrySet } from './regions.ts'

/** A line as a database keeps it: countries by their codes, so that a changed region changes no stored line. */
export interface StoredLine {
  /** The codes, sorted, with spaces between. */
  territories: string
  /** In canonical words; ISO 639-1 gets no new codes. */
  languages: string
  rights: Right[]
  from: string | null
  to: string | null
  exclusivity: Exclusivity
  typed?: string
}

export const storedBook = (book: Book): StoredLine[] =>
  book.map(({ territories, languages, rights, from, to, exclusivity, typed }) => ({
    territories: codesOf(territories).join(' '),
    languages: formatLanguages(languages),
    rights: rightsOf(rights),
    from: from === -Infinity ? null : dayText(from),
    to: to === Infinity ? null : dayText(to),
    exclusivity,
    ...(typed !== undefined && { typed }),
  }))

/** The sets of a line as numbers, by which a database compares lines. A code has the same number for ever. */
export interface LineKeys {
  rights: number[]
  territories: number[]
  languages: number[]
}

export const lineKeys = ({ rights, territories, languages }: Line): LineKeys => ({
  rights: rightsOf(rights).map((name) => rightNames.indexOf(name)),
  territories: codesOf(territories).map(numberOf),
  languages: languagesOf(languages).map((code) => (code === 'other' ? 0 : numberOf(code))),
})

const numberOf = (code: string): number => Number.parseInt(code, 36)

export const bookOf = (lines: readonly StoredLine[]): Book => lines.map(lineOf)

function lineOf({ territories, languages, rights, from, to, exclusivity, typed }: StoredLine): Line {
  return {
    territories: kept(countrySet(territories.split(' ')), territories),
    languages: keptLanguages(languages),
    rights: rightSet(rights),
    from: keptDay(from, -Infinity),
    to: keptDay(to, Infinity),
    exclusivity,
    ...(typed !== undefined && { typed }),
  }
}

function keptLanguages(text: string) {
  const [included = '', excluded] = text.split(' ex ')
  const set = (codes: string) =>
    codes.split(', ').reduce((languages, code) => languages | kept(languageNamed(code), code), 0n)
  return excluded === undefined ? set(included) : allLanguages & ~set(excluded)
}

const keptDay = (text: string | null, open: Day): Day => (text === null ? open : kept(dayOf(text), text))

function kept<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new Error(`A stored line of rights says “${text}”`)
  return value
}
