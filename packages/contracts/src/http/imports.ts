import { z } from 'zod'
import { line, requiredLine, text, timestamp, uuid, wholeNumber } from '../fields.ts'
import { importAddresses } from '../vocabulary/addresses/imports.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import {
  importFormats,
  importLimits,
  importProblemLevels,
  importRowOutcomes,
  importRowResults,
  importRowStates,
  importStates,
} from '../vocabulary/imports.ts'
import { currencies } from '../vocabulary/listing-options.ts'
import { defineCall } from './call.ts'
import { listingForm } from './listing-form.ts'

export type ListingField = keyof typeof listingForm.shape
export const listingFields = Object.keys(listingForm.shape) as [ListingField, ...ListingField[]]

/** What is wrong with a row, where in the file, and what to do about it. */
export const importProblem = z
  .object({
    field: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    level: z.enum(importProblemLevels),
    line: z.number().int().nullable(),
    column: z.number().int().nullable(),
  })
  .meta({ id: 'ImportProblem' })
export type ImportProblem = z.infer<typeof importProblem>

const someFields = z.record(z.string(), z.unknown())

/** For every row without one. */
export const importDefaults = z.strictObject({
  askingPrice: z.number().int().min(1).max(limits.amount).nullable().default(null),
  currency: z.enum(currencies).nullable().default(null),
  minimumDeal: z.number().int().min(1).max(limits.amount).nullable().default(null),
  rights: text(limits.rightsBook).nullable().default(null),
  targetAudience: text(limits.longText).nullable().default(null),
  genre: line(limits.tag).nullable().default(null),
})
export type ImportDefaults = z.output<typeof importDefaults>

/** Which field of the form each column of a table fills; null for none. */
export const importMapping = z.record(z.string(), z.enum(listingFields).nullable())
export type ImportMapping = z.infer<typeof importMapping>

export const listingImport = z
  .object({
    id: uuid,
    state: z.enum(importStates),
    fileName: z.string(),
    format: z.enum(importFormats).nullable(),
    encoding: z.string().nullable(),
    createdAt: timestamp,
    /** How many rows would do what, and how many of them are ticked. */
    counts: z.object({
      ...(Object.fromEntries(importRowStates.map((state) => [state, z.number().int()])) as Record<
        (typeof importRowStates)[number],
        z.ZodNumber
      >),
      included: z.number().int(),
    }),
    results: z.object(
      Object.fromEntries(importRowResults.map((result) => [result, z.number().int()])) as Record<
        (typeof importRowResults)[number],
        z.ZodNumber
      >,
    ),
    /** The head of a table with an example of each column; null for ONIX. */
    columns: z.array(z.object({ name: z.string(), example: z.string() })).nullable(),
    mapping: importMapping,
    defaults: importDefaults,
    /** Whether records of one work become one row. */
    group: z.boolean(),
    warnings: z.array(importProblem),
    progress: z.object({ done: z.number().int(), total: z.number().int().nullable() }),
    /** Why it failed, in a sentence. */
    failure: z.string().nullable(),
    appliedAt: timestamp.nullable(),
    undoUntil: timestamp.nullable(),
  })
  .meta({ id: 'ListingImport' })
export type ListingImport = z.infer<typeof listingImport>

export const importRow = z
  .object({
    n: z.number().int(),
    state: z.enum(importRowStates),
    /** What it is recognised by: an ISBN, else the file's own reference, else title and author. */
    key: z.string().nullable(),
    listingId: z.string().nullable(),
    /** A listing with the same title and author, which may be meant: its agent decides. */
    possibleListingId: z.string().nullable(),
    before: someFields.nullable().describe('What the listing says now of the fields that the row changes'),
    after: someFields.describe('What the row says, in the fields of the listing form'),
    changes: z.array(z.string()),
    problems: z.array(importProblem),
    include: z.boolean(),
    result: z.enum(importRowResults).nullable(),
  })
  .meta({ id: 'ImportRow' })
export type ImportRow = z.infer<typeof importRow>

const oneImport = z.object({ id: uuid })
const ofAgents = { access: 'manageListings' } as const

/** Bringing many listings in from one file, looking at them first, and taking them back. */
export const importCalls = {
  createImport: defineCall(importAddresses.createImport, {
    summary:
      'Send a file of listings: ONIX for Books, CSV, TSV or Excel, also zipped. Nothing is changed before it is applied',
    ...ofAgents,
    upload: 'file',
    status: 202,
    reply: listingImport,
  }),
  listImports: defineCall(importAddresses.listImports, {
    summary: 'One’s own imports, newest first',
    ...ofAgents,
    status: 200,
    reply: z.array(listingImport),
  }),
  importTemplate: defineCall(importAddresses.importTemplate, {
    summary: 'A table with the columns that an import knows, and one example',
    ...ofAgents,
    sends: 'text/csv',
    status: 200,
  }),
  getImport: defineCall(importAddresses.getImport, {
    summary: 'How far an import is, and what it would change',
    ...ofAgents,
    params: oneImport,
    status: 200,
    reply: listingImport,
  }),
  importRows: defineCall(importAddresses.importRows, {
    summary: 'The rows of an import in the order of the file',
    ...ofAgents,
    params: oneImport,
    query: z.object({
      state: z.enum(importRowStates).optional(),
      result: z.enum(importRowOutcomes).optional().describe('What became of them; `none`: nothing'),
      cursor: wholeNumber(0, importLimits.records).optional().describe('The number of the last row seen'),
      limit: wholeNumber(1, paging.pageMaximum).optional(),
    }),
    status: 200,
    reply: z.array(importRow),
  }),
  importProblems: defineCall(importAddresses.importProblems, {
    summary: 'Every problem of every row, as CSV',
    ...ofAgents,
    params: oneImport,
    sends: 'text/csv',
    status: 200,
  }),
  mapImport: defineCall(importAddresses.mapImport, {
    summary:
      'Say which column is which field, and what holds for every row that does not say it; the rows are read again',
    ...ofAgents,
    params: oneImport,
    body: z.strictObject({
      columns: importMapping.default({}),
      defaults: importDefaults.prefault({}),
      group: z.boolean().default(true),
    }),
    status: 200,
    reply: listingImport,
  }),
  changeImportRow: defineCall(importAddresses.changeImportRow, {
    summary: 'Tick or untick a row, correct what it says, or choose the listing that it changes',
    ...ofAgents,
    params: oneImport.extend({ n: z.string().describe('The number of the row') }),
    body: z.strictObject({
      include: z.boolean().optional(),
      fields: z
        .partialRecord(z.enum(listingFields), z.unknown())
        .refine((fields) => JSON.stringify(fields).length <= importLimits.rowCharacters, 'At most 200,000 characters')
        .optional(),
      /** Null: it is a new one. */
      listingId: requiredLine(limits.tag, 'Say which listing').nullable().optional(),
    }),
    status: 200,
    reply: importRow,
  }),
  applyImport: defineCall(importAddresses.applyImport, {
    summary: 'Create and change the listings of the ticked rows',
    ...ofAgents,
    params: oneImport,
    status: 202,
    reply: listingImport,
  }),
  undoImport: defineCall(importAddresses.undoImport, {
    summary: 'Take back what an import did, where nobody edited it since and no offer reached it',
    ...ofAgents,
    params: oneImport,
    status: 202,
    reply: listingImport,
  }),
  deleteImport: defineCall(importAddresses.deleteImport, {
    summary: 'Throw away an import that was not applied',
    ...ofAgents,
    params: oneImport,
    status: 204,
  }),
} as const
