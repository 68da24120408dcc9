import { allLanguages, type LanguageSet, languageCodes, languagesOf } from './languages.ts'
import { allRights, type Book, dayText, type Line, rightsOf } from './line.ts'
import { type CountrySet, codesOf, countryCodes, regions, world } from './regions.ts'

/** A book in its canonical words: `World ex CA, US; en; film+tv; 2026-12-01..2029-11-30; exclusive`. */
export const formatBook = (book: Book): string => book.map(formatLine).join(' || ')

export function formatLine(line: Line): string {
  const { territories, languages, rights } = formatSets(line)
  return [territories, languages, rights, formatWindow(line.from, line.to), line.exclusivity].join('; ')
}

/** The sets of a line, each in canonical words. */
export const formatSets = ({ territories, languages, rights }: Line) => ({
  territories: formatTerritories(territories),
  languages: formatLanguages(languages),
  rights: rights === allRights ? 'all' : rightsOf(rights).join('+'),
})

/** The name of a region that has exactly these countries; else those left out of the world where that is shorter; else codes. */
export function formatTerritories(set: CountrySet): string {
  const region = regionOf(set)
  if (region) return region
  const codes = codesOf(set)
  return codes.length > countryCodes.length / 2 ? `World ex ${codesOf(world & ~set).join(', ')}` : codes.join(', ')
}

export const regionOf = (set: CountrySet) => [...regions].find(([, countries]) => countries === set)?.[0]

export function formatLanguages(set: LanguageSet): string {
  if (set === allLanguages) return 'L'
  const codes = languagesOf(set)
  return codes.length > languageCodes.length / 2
    ? `L ex ${languagesOf(allLanguages & ~set).join(', ')}`
    : codes.join(', ')
}

const formatWindow = (from: number, to: number) =>
  from === -Infinity && to === Infinity
    ? 'always'
    : `${from === -Infinity ? '' : dayText(from)}..${to === Infinity ? '' : dayText(to)}`
