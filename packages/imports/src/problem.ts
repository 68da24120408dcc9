import type { ImportProblem, ListingField } from '@storyright/contracts/http'

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
