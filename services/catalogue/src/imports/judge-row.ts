import { isDeepStrictEqual } from 'node:util'
import {
  type ImportDefaults,
  type ImportProblem,
  type ListingField,
  type ListingForm,
  listingFields,
  listingForm,
} from '@storyright/contracts/http'
import { type ImportRowState, visibleLength } from '@storyright/contracts/vocabulary'
import type { ImportedFields, SourceRow } from '@storyright/imports'
import { dayAt, formatBook, formOfBook, parseBook } from '@storyright/rights'

/** A listing of the importer's, with its form as it is now and its book of rights in words. */
export interface OwnListing {
  id: bigint
  title: string
  author: string
  form: ListingForm & { rights: string }
}

export interface JudgeRowInput {
  record: SourceRow
  /** What its agent corrected. */
  edits: ImportedFields
  defaults: ImportDefaults
  /** The listing that it is recognised as, or that was chosen for it. */
  listing: OwnListing | null
  /** One with the same title and author, of which nothing was said yet. */
  possible: OwnListing | null
  /** The number of a later row of the same key: that one counts. */
  repeatedBy: number | null
  now: Date
}

export interface JudgedRow {
  state: ImportRowState
  /** What would be sent to create or replace the listing; null where that is not possible. */
  form: ListingForm | null
  before: OwnListing['form'] | null
  /** The fields that the row gives, and those of them that change something. */
  said: ImportedFields
  changes: ListingField[]
  problems: ImportProblem[]
}

/** What a row of a file would do to the importer's listings: nothing is changed, and no field of a listing is emptied. */
export function judgeRow(input: JudgeRowInput): JudgedRow {
  const { record, listing } = input
  const aside = outOfUse(input)
  const said = corrected(record.fields, input.edits)
  const problems = record.problems.filter(({ field }) => field === null || !(field in input.edits))
  const none = { form: null, before: listing?.form ?? null, said, changes: [] }
  if (aside) {
    // Whoever read the record has mostly said so already.
    const isSaid = input.repeatedBy === null && problems.some(({ code }) => code === record.notice)
    return { ...none, state: 'aside', problems: isSaid ? problems : [...problems, aside] }
  }
  const broken = problems.some(({ level }) => level === 'error')
  if (broken) return { ...none, state: 'error', problems }
  if (record.notice === 'partial' && !listing)
    return { ...none, state: 'error', problems: [...problems, problem(record, partialUnmatched)] }
  if (input.possible) problems.push(problem(record, possibleMatch(input.possible)))
  return listing ? judgeChange(input, listing, { said, problems }) : judgeNew(input, { said, problems })
}

function judgeNew(input: JudgeRowInput, { said, problems }: Pick<JudgedRow, 'said' | 'problems'>): JudgedRow {
  const fields = { contentType: 'book', ...undoubted(input.defaults, problems), ...said }
  const { form, faults } = readForm(fields, input)
  const all = [...problems, ...faults]
  const state = form ? 'new' : stateOf(faults)
  return { state, form, before: null, said: fields, changes: keysOf(fields), problems: all }
}

function judgeChange(
  input: JudgeRowInput,
  { form: before }: OwnListing,
  { said, problems }: Pick<JudgedRow, 'said' | 'problems'>,
): JudgedRow {
  const lacking = Object.fromEntries(
    Object.entries(spoken(input.defaults)).filter(([field]) => isNothing((before as Record<string, unknown>)[field])),
  )
  const fields = { ...lacking, ...said }
  const { form, faults } = readForm({ ...before, ...fields }, input, before)
  if (!form)
    return { state: stateOf(faults), form, before, said: fields, changes: [], problems: [...problems, ...faults] }
  const after = { ...form, rights: form.rights ?? before.rights }
  const changes = listingFields.filter((field) => !isDeepStrictEqual(orNull(after[field]), orNull(before[field])))
  return { state: changes.length > 0 ? 'change' : 'same', form, before, said: fields, changes, problems }
}

/** Why a row is no listing, or not the one that counts. */
function outOfUse({ record, repeatedBy }: JudgeRowInput): ImportProblem | null {
  if (repeatedBy !== null)
    return problem(record, {
      code: 'repeated',
      message: `Record ${repeatedBy} of the file says the same title again; that one counts.`,
    })
  if (record.notice === 'delete')
    return problem(record, {
      code: 'asks-to-delete',
      message: 'The file asks to delete this title. An import withdraws nothing: you can withdraw it yourself.',
    })
  if (record.notice !== 'aside') return null
  return problem(record, { code: 'no-listing', message: 'This record is not a title that could be listed.' })
}

const partialUnmatched = {
  code: 'partial-unmatched',
  level: 'error' as const,
  message: 'This record says only what has changed, and none of your listings matches it.',
}

const possibleMatch = ({ id, title, author }: OwnListing) => ({
  code: 'possible-match',
  message: `You list “${title}” by ${author} already (number ${id}). Say whether this is that title or a new one.`,
})

/** The form, or what is wrong with it, with the three fields that follow from a book of rights. */
function readForm(
  fields: Record<string, unknown>,
  { record, now }: Pick<JudgeRowInput, 'record' | 'now'>,
  before?: OwnListing['form'],
): { form: ListingForm | null; faults: ImportProblem[] } {
  const { sent, faults } = withBook(fields, { record, now, present: before?.rights ?? null })
  const parsed = listingForm.safeParse(sent)
  if (parsed.success && faults.length === 0) return { form: parsed.data, faults }
  const wrong = (parsed.error?.issues ?? []).map(({ path: [field = null], message }) => ({
    ...problem(record, { code: 'invalid', message }),
    field: field === null ? null : String(field),
    level: isNothing(sent[String(field)]) ? ('missing' as const) : ('error' as const),
  }))
  const isSaid = (field: string | null) => faults.some((fault) => fault.field === field)
  return {
    form: null,
    faults: [...faults, ...wrong.filter(({ field }) => !(isSaid('rights') && comesOfRights(field)))],
  }
}

const rightsFields = ['rightsAvailable', 'territory'] as const
const comesOfRights = (field: string | null) => rightsFields.some((one) => one === field)

function withBook(
  fields: Record<string, unknown>,
  { record, now, present }: { record: SourceRow; now: Date; present: string | null },
): { sent: Record<string, unknown>; faults: ImportProblem[] } {
  const { rights: text, ...sent } = fields
  if (typeof text !== 'string' || text === '') {
    if (rightsFields.every((field) => !isNothing(sent[field]))) return { sent, faults: [] }
    const missing = { code: 'invalid', message: 'Say which rights are on offer, as in “World; L; film+tv”' }
    return { sent, faults: [{ ...problem(record, missing), field: 'rights', level: 'missing' }] }
  }
  if (text === present) return { sent: fields, faults: [] }
  const { book, errors } = parseBook(text, { today: dayAt(now) })
  if (book && formatBook(book) === present) return { sent: { ...sent, rights: present }, faults: [] }
  if (book) return { sent: { ...sent, ...formOfBook(book), rights: formatBook(book) }, faults: [] }
  const { message, line, column } = errors[0]!
  const fault = { code: 'rights', message: `${message} (line ${line}, place ${column})` }
  return { sent, faults: [{ ...problem(record, fault), field: 'rights', level: 'error' }] }
}

const stateOf = (faults: ImportProblem[]): ImportRowState =>
  faults.some(({ level }) => level === 'error') ? 'error' : 'incomplete'

interface Said {
  code: string
  message: string
  level?: ImportProblem['level']
}

const problem = ({ line, column }: SourceRow, { level = 'warning', ...said }: Said): ImportProblem => ({
  field: null,
  ...said,
  level,
  line,
  column,
})

/** A default does not stand for what the file says in a way that is to be asked about. */
const undoubted = (defaults: ImportDefaults, problems: ImportProblem[]) =>
  Object.fromEntries(Object.entries(spoken(defaults)).filter(([name]) => !problems.some(({ field }) => field === name)))

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && visibleLength(value) === 0) ||
  (Array.isArray(value) && value.length === 0)
const orNull = (value: unknown) => value ?? null

/** What is said at all: an import empties no field. */
const spoken = (fields: object): ImportedFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)))
/** What a row says with its agent's corrections: an emptied field is not said. */
const corrected = (fields: ImportedFields, edits: ImportedFields) => spoken({ ...fields, ...edits })
const keysOf = (fields: ImportedFields) => listingFields.filter((field) => field in fields)
