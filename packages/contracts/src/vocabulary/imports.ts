/** Importing listings from a publisher's or an agency's file. No zod here: the web imports it. */

export const importLimits = {
  /** As sent, and unpacked. */
  fileBytes: 200 * 1024 * 1024,
  unpackedBytes: 600 * 1024 * 1024,
  /** How many files one process of the catalogue receives or reads at once. */
  atOnce: 4,
  records: 20_000,
  recordBytes: 2 * 1024 * 1024,
  depth: 100,
  /** What can be corrected of one row, more than a listing's form holds. */
  rowCharacters: 200_000,
  columns: 500,
  fileName: 200,
  perDay: 20,
  /** How long an import can be undone, and how long its file and rows are kept. */
  keptDays: 30,
} as const

export const importFormats = ['onix21', 'onix30', 'onix31', 'csv', 'tsv', 'xlsx'] as const
export type ImportFormat = (typeof importFormats)[number]

export const importFormatLabels: Record<ImportFormat, string> = {
  onix21: 'ONIX 2.1',
  onix30: 'ONIX 3.0',
  onix31: 'ONIX 3.1',
  csv: 'CSV',
  tsv: 'Tab-separated text',
  xlsx: 'Excel',
}

export const importStates = ['reading', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** Nothing of these can be changed before the work that they name has ended. */
export const importStatesAtWork = ['reading', 'applying', 'undoing'] as const satisfies ImportState[]

/** What a row of a file would do: `same` changes nothing, `incomplete` lacks what the form requires, `aside` is no listing. */
export const importRowStates = ['new', 'change', 'same', 'incomplete', 'error', 'aside'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** What became of a row: `conflict`: its listing was changed after the preview, `kept`: it could not be undone. */
export const importRowResults = ['created', 'changed', 'conflict', 'refused', 'undone', 'kept'] as const
export type ImportRowResult = (typeof importRowResults)[number]

/** By what rows are looked for once their import was applied; `none`: nothing became of them. */
export const importRowOutcomes = [...importRowResults, 'none'] as const
export type ImportRowOutcome = (typeof importRowOutcomes)[number]

/** How bad a problem is: an error keeps its row out, `missing` can be filled in, a warning is to be looked at. */
export const importProblemLevels = ['error', 'missing', 'warning'] as const
export type ImportProblemLevel = (typeof importProblemLevels)[number]

/** What an import may fill in for all rows, since files do not have it. */
export const importDefaultFields = [
  'askingPrice',
  'currency',
  'minimumDeal',
  'rights',
  'targetAudience',
  'genre',
] as const
export type ImportDefaultField = (typeof importDefaultFields)[number]

/** In which an agent's listings are written: as tables, as ONIX, or their books of rights line by line. */
export const exportFormats = ['csv', 'xlsx', 'onix30', 'onix31', 'rights'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportFormatLabels: Record<ExportFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel',
  onix30: 'ONIX 3.0',
  onix31: 'ONIX 3.1',
  rights: 'Rights list (CSV)',
}
