import type { ImportProblem, ListingField } from '@storyright/contracts/http'

/** What a file says of a listing, in the fields of the listing form, as values that the form takes; what it does not say is left out. */
export type ImportedFields = Partial<Record<ListingField, unknown>>

/** A record of a file, before records of one work are joined. */
export interface SourceRow {
  /** Its place among the file's records, from 1. */
  n: number
  line: number | null
  column: number | null
  /** The file's own name for it, which a later file repeats: ONIX's RecordReference. */
  reference: string | null
  /** `partial` says only what changes; `delete` asks to delete; `aside` is no listing (a candle, a calendar, a test record). */
  notice: 'whole' | 'partial' | 'delete' | 'aside'
  /** As thirteen digits with a right check digit; a wrong one stands in `fields` with a warning and here not. */
  isbns: string[]
  /** What says that two records are of one work: work identifiers, and the ISBNs of other editions that it names. */
  works: string[]
  editions: string[]
  /** Which record speaks for its work, the smallest first: print, digital, audio, other; then its date. */
  rank: string
  fields: ImportedFields
  problems: ImportProblem[]
}

export type Warn = (problem: ImportProblem) => void

interface Place {
  line?: number | null
  column?: number | null
}

const problemOf =
  (level: ImportProblem['level']) =>
  (field: ListingField | null, code: string, message: string, { line = null, column = null }: Place = {}) =>
    ({ field, code, message, level, line, column }) satisfies ImportProblem

export const warning = problemOf('warning')
export const error = problemOf('error')
