import type { ImportProblem, ImportRow } from '@storyright/contracts/http'
import { contentTypeLabels, currencies, mediumLabels, publicationStatuses } from '@storyright/contracts/vocabulary'
import { fieldLabels } from '../../entities/listing/field-labels.ts'
import { exclusivityLabels, rightLabels } from '../../entities/listing/rights-labels.ts'
import { type Currency, money } from '../../entities/money/money.ts'
import { type Rights, rightsWords } from '../../entities/rights/use-rights.ts'

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  rights: 'Rights',
  targetDemographic: 'Audience in figures',
  earlyAccess: 'Premium members first',
}
const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replace('in-', 'in ')
export const labelOf = (field: string) => labels[field] ?? field

const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contentType: contentTypeLabels,
  medium: mediumLabels,
  rightsAvailable: rightLabels,
  exclusivity: exclusivityLabels,
  publicationStatus: Object.fromEntries(publicationStatuses.map((status) => [status, sentence(status)])),
}
const amounts = new Set(['askingPrice', 'minimumDeal'])
const MOST_CHARACTERS = 280

/** What a field holds, to be read; `fields` is the row that it is of. */
export function valueWords(
  rights: Rights | undefined,
  field: string,
  value: unknown,
  fields: Readonly<Record<string, unknown>>,
): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (field === 'rights') return rightsWords(rights, String(value))
  if (amounts.has(field) && typeof value === 'number') return amountIn(currencies.find(isOf(fields)), value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((each) => wordOf(field, each)).join(', ') || 'Nothing'
  if (typeof value === 'object') return shortened(Object.values(value).flat().filter(Boolean).join(', ')) || 'Nothing'
  return shortened(wordOf(field, value))
}

const isOf = (fields: Readonly<Record<string, unknown>>) => (known: Currency) => known === fields.currency
/** A change may leave the currency as it is, which is not known here. */
const amountIn = (currency: Currency | undefined, value: number) =>
  currency ? money(value, currency) : value.toLocaleString('en-GB')

const wordOf = (field: string, value: unknown) => named[field]?.[String(value)] ?? String(value)

const shortened = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text

/** Where it is in the file. */
export function placeWords({ line, column }: Pick<ImportProblem, 'line' | 'column'>): string {
  if (line === null) return ''
  return column === null ? `line ${line}` : `line ${line}, column ${column}`
}

const levels = { error: 'Error', missing: 'Missing', warning: 'Check' } as const

/** "Error: this is no ISBN (line 12, column 5)". */
export function problemWords(problem: ImportProblem): string {
  const place = placeWords(problem)
  return `${levels[problem.level]}: ${problem.message}${place ? ` (${place})` : ''}`
}

// These follow from the book of rights, which says them better.
const followRights = ['rightsAvailable', 'territory', 'exclusivity']
const ofNewTitle = ['genre', 'askingPrice', 'minimumDeal', 'rights', 'targetAudience']

/** The fields that a row shows: what changes of a listing, what matters of a new one; and every field with a problem. */
export function shownFields({ state, after, changes, problems }: ImportRow): string[] {
  const main = state === 'change' ? changes : state === 'same' ? [] : ofNewTitle.filter((field) => isSaid(after[field]))
  const shown = main.filter((field) => !(followRights.includes(field) && main.includes('rights')))
  const faulty = problems.flatMap(({ field }) => (field === null ? [] : [field]))
  return [...new Set([...shown, ...faulty])]
}

export const isSaid = (value: unknown) => value !== undefined && value !== null && value !== ''

export const titleOf = ({ n, after, before }: ImportRow): string =>
  String(after.title ?? before?.title ?? '') || `Record ${n}`
export const authorOf = ({ after, before }: ImportRow): string => String(after.author ?? before?.author ?? '')
