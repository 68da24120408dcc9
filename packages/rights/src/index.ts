export {
  conflicts,
  covers,
  disjoint,
  free,
  intersect,
  isExclusive,
  overlaps,
  since,
  subtract,
  type Taking,
} from './boxes.ts'
export { type BookChange, compact, compareBooks, offer, withdraw } from './compact.ts'
export { type CountryCode, countryNames } from './countries.ts'
export { describeBook, describeForm, describeLine } from './describe.ts'
export { bookOfForm, type FormRights, formOfBook, haveSameRights } from './form.ts'
export { formatBook, formatLanguages, formatLine, formatSets, formatTerritories } from './format.ts'
export { allLanguages, type LanguageSet, languageCodes, languageNamed } from './languages.ts'
export {
  allRights,
  type Book,
  bookLimits,
  type Day,
  dayAt,
  dayOf,
  dayText,
  type Line,
  type Right,
  rightSet,
} from './line.ts'
export {
  type BookError,
  type ParsedBook,
  type ParsedPart,
  parseBook,
  parseLanguages,
  parseRightNames,
  parseTerritories,
} from './parse.ts'
export { type CountrySet, codesOf, countrySet, territoryNamed, world } from './regions.ts'
export { bookOf, type LineKeys, lineKeys, type StoredLine, storedBook } from './stored.ts'
