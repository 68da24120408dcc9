import { importChanged } from '@storyright/contracts/events'
import type { ImportDefaults, ImportMapping, ImportProblem, ImportRow, ListingImport } from '@storyright/contracts/http'
import { importDefaults } from '@storyright/contracts/http'
import {
  type ImportFormat,
  type ImportRowResult,
  type ImportRowState,
  type ImportState,
  importLimits,
  importRowResults,
  importRowStates,
  refusals,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import type { ImportedFields, SourceRow } from '@storyright/imports'
import type { Outbox } from '@storyright/messaging'
import { formatBook } from '@storyright/rights'
import type { Database, Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { ListingImport as ImportRecord, Listing, ImportRow as RowRecord } from '../generated/client.ts'
import { formOf } from '../listings/listing.views.ts'
import { rightsOf } from '../listings/listing-rights.ts'
import type { OwnListing } from './judge-row.ts'

/** Wakes whoever works on imports, in whichever replica. */
export const IMPORTS_CHANNEL = 'catalogue_imports'
export const wakeImports = (tx: Tx) => tx.$executeRaw`SELECT pg_notify(${IMPORTS_CHANNEL}, '')`

/** Lets the pages that show an import follow it; called in the transaction that changes it. */
export const publishImport = (
  tx: Tx,
  outbox: Outbox<Tx>,
  { id, agentId, state, step }: Pick<ImportRecord, 'id' | 'agentId' | 'state' | 'step'>,
): Promise<void> => outbox.add(tx, [importChanged(id, step, { id, agentId, state: state as ImportState })])

/** In `chosen`: it is a new listing, whatever it looks like. */
export const CHOSEN_NEW = 0n

const DAY_MS = 24 * 3_600_000

/** One's own import, locked until the transaction ends; others' and administrators' alike are unknown to everybody else. */
export async function lockImport(tx: Tx, { viewer, id }: { viewer: Viewer; id: string }): Promise<ImportRecord> {
  await tx.$queryRaw`SELECT 1 FROM imports WHERE id = ${id}::uuid FOR UPDATE`
  return requireImport(tx, { viewer, id })
}

export async function requireImport(
  db: Database | Tx,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<ImportRecord> {
  const found = await db.listingImport.findFirst({ where: { id, agentId: viewer.id } })
  if (!found) throw refusals.notFound()
  return found
}

export function requireState(found: Pick<ImportRecord, 'state'>, ...allowed: ImportState[]): void {
  if (!allowed.some((state) => state === found.state)) throw catalogueRefusals.importElsewhere()
}

/** The import as its agent sees it. */
export async function importViewOf(db: Database | Tx, found: ImportRecord): Promise<ListingImport> {
  const [view] = await importViewsOf(db, [found])
  return view!
}

export async function importViewsOf(db: Database | Tx, all: ImportRecord[]): Promise<ListingImport[]> {
  const counted = await countRows(db, all)
  return all.map((found) => viewOf(found, counted.get(found.id) ?? []))
}

function viewOf(found: ImportRecord, rows: CountedRows[]): ListingImport {
  const { state, format, columns, mapping, warnings, done, total, appliedAt } = found
  const sum = (counted: CountedRows[]) => counted.reduce((all, { count }) => all + count, 0)
  return {
    id: found.id,
    state: state as ImportState,
    fileName: found.fileName,
    format: format as ImportFormat | null,
    encoding: found.encoding,
    createdAt: found.createdAt.toISOString(),
    counts: {
      ...byName(importRowStates, (name) => sum(rows.filter(({ state: its }) => its === name))),
      included: rows.reduce((all, { included }) => all + included, 0),
    },
    results: byName(importRowResults, (name) => sum(rows.filter(({ result }) => result === name))),
    columns: columns as ListingImport['columns'],
    mapping: mapping as ImportMapping,
    defaults: defaultsOf(found),
    group: found.groupWorks,
    warnings: warnings as ImportProblem[],
    progress: { done, total },
    failure: found.failure,
    appliedAt: appliedAt?.toISOString() ?? null,
    undoUntil: appliedAt && new Date(appliedAt.getTime() + importLimits.keptDays * DAY_MS).toISOString(),
  }
}

export const defaultsOf = ({ defaults }: Pick<ImportRecord, 'defaults'>): ImportDefaults =>
  importDefaults.parse(defaults)

interface CountedRows {
  importId: string
  state: string | null
  result: string | null
  count: number
  included: number
}

/** What the rows of an import take up: what is kept of each is more than its record in the file. */
export async function rowBytesOf(tx: Tx, importId: string): Promise<bigint> {
  const [{ bytes }] = await tx.$queryRaw<[{ bytes: bigint }]>`
    SELECT coalesce(sum(pg_column_size(record) + pg_column_size(edits) + pg_column_size(said) + pg_column_size(problems)
      + coalesce(pg_column_size(form), 0) + coalesce(pg_column_size(before), 0) + coalesce(pg_column_size(applied), 0)), 0)::bigint AS bytes
    FROM import_rows WHERE import_id = ${importId}::uuid`
  return bytes
}

/** How many rows of each import are in which state, in one query. */
async function countRows(db: Database | Tx, all: ImportRecord[]): Promise<Map<string, CountedRows[]>> {
  const rows = await db.$queryRaw<CountedRows[]>`
    SELECT r.import_id AS "importId", r.state, r.result, count(*)::int AS count,
      count(*) FILTER (WHERE r.include)::int AS included
    FROM import_rows r JOIN imports i ON i.id = r.import_id AND i.reading = r.reading
    WHERE r.import_id = ANY(${all.map(({ id }) => id)}::uuid[])
    GROUP BY r.import_id, r.state, r.result`
  return Map.groupBy(rows, ({ importId }) => importId)
}

const byName = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>

/** A row as its agent sees it. */
export function rowViewOf(row: RowRecord): ImportRow {
  const before = row.before as OwnListing['form'] | null
  return {
    n: row.n,
    state: row.state as ImportRowState,
    key: row.key,
    listingId: row.listingId === null ? null : String(row.listingId),
    possibleListingId: row.possibleId === null ? null : String(row.possibleId),
    before:
      before && Object.fromEntries(row.changes.map((field) => [field, before[field as keyof typeof before] ?? null])),
    after: row.said as ImportedFields,
    changes: row.changes,
    problems: row.problems as unknown as ImportProblem[],
    include: row.include,
    result: row.result as ImportRowResult | null,
  }
}

export const recordOf = ({ record }: Pick<RowRecord, 'record'>): SourceRow => record as unknown as SourceRow

/** What an import compares with: the form and the book of rights as they are now. */
export const ownListingOf = (listing: Listing): OwnListing => ({
  id: listing.id,
  title: listing.title,
  author: listing.author,
  form: { ...formOf(listing), rights: formatBook(rightsOf(listing)) },
})
