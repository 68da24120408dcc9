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
export { describeBook, describeForm, describeLine } from './describe.ts'
export { bookOfForm, type FormRights, formOfBook, haveSameRights } from './form.ts'
export { formatBook, formatLine, formatSets } from './format.ts'
export { type Book, bookLimits, type Day, dayAt, dayOf, dayText, type Line, type Right } from './line.ts'
export { type BookError, type ParsedBook, parseBook } from './parse.ts'
export { bookOf, type LineKeys, lineKeys, type StoredLine, storedBook } from './stored.ts'
