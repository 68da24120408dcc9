import { type Exclusivity, longDay, rights as rightNames } from '@storyright/contracts/vocabulary'
import { countryNames } from './countries.ts'
import type { FormRights } from './form.ts'
import { regionOf } from './format.ts'
import { allLanguages, type LanguageSet, languageCodes, languagesOf } from './languages.ts'
import { type Book, type Day, dayText, type Line, type Right, rightsOf } from './line.ts'
import { type CountrySet, codesOf, countryCodes, regions, world } from './regions.ts'

const words: Record<Right, string> = {
  film: 'film',
  tv: 'TV',
  streaming: 'streaming',
  radio: 'radio',
  stage: 'stage',
  digital: 'digital',
  merchandising: 'merchandising',
  international: 'international',
}
const openings = { exclusive: 'Exclusive ', 'non-exclusive': 'Non-exclusive ', 'first-look': 'First look at ' }

/** How many countries or languages are named, and how many lines said, before the rest is counted. */
const most = { names: 6, lines: 3 }

/** A book in words: "Exclusive film and TV rights, worldwide except Canada, in English, until 30 November 2029". */
export function describeBook(book: Book): string {
  if (book.length <= most.lines) return book.map(describeLine).join('; ')
  const first = book.slice(0, most.lines - 1)
  return `${first.map(describeLine).join('; ')}; and ${book.length - first.length} more lines`
}

/** What the listing form says of rights, in one phrase: "Exclusive film and TV rights, United Kingdom and Ireland". */
export const describeForm = ({ exclusivity, rightsAvailable, territory }: FormRights): string =>
  phrase(exclusivity, rightsAvailable, territory.includes('Worldwide') ? 'worldwide' : list(territory))

export const describeLine = ({ territories, languages, rights, from, to, exclusivity }: Line): string =>
  phrase(exclusivity, rightsOf(rights), `${where(territories)}${inLanguages(languages)}${during(from, to)}`)

function phrase(exclusivity: Exclusivity | null, rights: readonly Right[], rest: string): string {
  const which = rights.length === rightNames.length ? 'all' : list(rights.map((one) => words[one]))
  const text = `${exclusivity ? openings[exclusivity] : ''}${which} rights, ${rest}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function where(set: CountrySet): string {
  if (set === world) return 'worldwide'
  const region = regionOf(set)
  if (region) return region
  const names = (countries: CountrySet) => shortList(partsOf(countries))
  return codesOf(set).length > countryCodes.length / 2 ? `worldwide except ${names(world & ~set)}` : names(set)
}

/** A few countries by name; of more, the regions that lie wholly in the set, the largest first, and the countries beside them. */
function partsOf(set: CountrySet): string[] {
  if (codesOf(set).length <= most.names) return codesOf(set).map((code) => countryNames[code])
  let rest = set
  const parts: string[] = []
  for (const [name, countries] of bySize) {
    if (countries === 0n || (countries & ~rest) !== 0n) continue
    parts.push(name)
    rest &= ~countries
  }
  return [...parts, ...codesOf(rest).map((code) => countryNames[code])]
}

const bySize = [...regions].toSorted(([, one], [, other]) => codesOf(other).length - codesOf(one).length)

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' })

function inLanguages(set: LanguageSet): string {
  if (set === allLanguages) return ''
  const names = (languages: LanguageSet) =>
    shortList(languagesOf(languages).map((code) => (code === 'other' ? 'other languages' : languageNames.of(code)!)))
  return languagesOf(set).length > languageCodes.length / 2
    ? `, in all languages except ${names(allLanguages & ~set)}`
    : `, in ${names(set)}`
}

function during(from: Day, to: Day): string {
  const begin = from === -Infinity ? '' : ` from ${longDay(dayText(from))}`
  const end = to === Infinity ? '' : ` until ${longDay(dayText(to))}`
  return begin || end ? `,${begin}${end}` : ''
}

const shortList = (names: readonly string[]): string =>
  list(
    names.length <= most.names ? names : [...names.slice(0, most.names - 1), `${names.length - most.names + 1} more`],
  )

function list(items: readonly string[]): string {
  listFormat ??= new Intl.ListFormat('en-GB')
  return listFormat.format(items)
}
let listFormat: Intl.ListFormat | undefined
