import { isDeepStrictEqual } from 'node:util'
import type { ImportProblem, ListingForm } from '@storyright/contracts/http'
import { hidesListings, type ImportRowResult } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Listing, ListingImport, ImportRow as RowRecord } from '../generated/client.ts'
import type { ListingStore } from '../listings/listing.store.ts'
import { replaceManaged } from '../management/replace-listing.ts'
import { ownListingOf, recordOf, rowBytesOf } from './import.store.ts'
import { keysOf } from './match-rows.ts'
import { stepThrough, takeStep, type WorkDeps } from './take-step.ts'

export type ApplyDeps = WorkDeps & { store: ListingStore }

const AT_ONCE = 100
/** So many are created by one statement: those of thousands of rows are small enough to be forgotten at once. */
const CREATED_AT_ONCE = 25

/** Creates and changes the listings of the ticked rows, a hundred in a transaction. Killed, it goes on with the next row. */
export async function applyImport(deps: ApplyDeps, found: ListingImport, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const rows = await rowsToApply(deps, found, AT_ONCE)
    if (rows.length === 0) break
    const goesOn = await stepThrough(deps, found, {
      rows,
      work: (tx, some) => applySome(deps, tx, found, some),
      giveUp: (tx, row, message) =>
        recordOutcomes(tx, found, [{ row, result: 'refused', problem: { code: 'refused', message, level: 'error' } }]),
    })
    if (!goesOn) return
  }
  await takeStep(deps, found, async (tx) => ({ ...applied(deps, found), rowBytes: await rowBytesOf(tx, found.id) }))
}

const applied = ({ clock }: Pick<WorkDeps, 'clock'>, { appliedAt }: ListingImport) => ({
  state: 'applied',
  appliedAt: appliedAt ?? clock(),
})
/** What was done until then can be undone. */
const stopped = 'This account cannot list titles at the moment, so the import has stopped.'

type AppliedRow = Pick<RowRecord, 'n' | 'record' | 'listingId' | 'form' | 'before'>

/** Of what the file says only by what a record is recognised: the rest of it stands in the form. */
const rowsToApply = ({ db }: Pick<WorkDeps, 'db'>, { id }: ListingImport, take: number) =>
  db.$queryRaw<AppliedRow[]>`
    SELECT n, record - 'fields' AS record, listing_id AS "listingId", form, before FROM import_rows
    WHERE import_id = ${id}::uuid AND include AND result IS NULL ORDER BY n LIMIT ${take}`

async function applySome(deps: ApplyDeps, tx: Tx, found: ListingImport, rows: AppliedRow[]) {
  const person = await tx.person.findUnique({ where: { id: found.agentId } })
  if (person && hidesListings(person)) return { ...applied(deps, found), failure: stopped }
  const outcomes = [
    ...(await createSome(deps, tx, { found, rows: rows.filter(({ listingId }) => listingId === null) })),
    ...(await changeSome(deps, tx, { found, rows: rows.filter(({ listingId }) => listingId !== null) })),
  ]
  await recordOutcomes(tx, found, outcomes)
  await keepKeys(tx, found, outcomes)
  return { done: { increment: rows.length } }
}

interface SomeRows {
  found: ListingImport
  rows: AppliedRow[]
}

const formOfRow = ({ form }: AppliedRow) => form as unknown as ListingForm

async function createSome({ store, clock }: ApplyDeps, tx: Tx, { found, rows }: SomeRows): Promise<RowOutcome[]> {
  const { agentId } = found
  const createdAt = clock()
  const outcomes: RowOutcome[] = []
  for (let from = 0; from < rows.length; from += CREATED_AT_ONCE) {
    const some = rows.slice(from, from + CREATED_AT_ONCE)
    const listings = await store.createListings(
      tx,
      some.map((row) => ({ agentId, form: formOfRow(row), createdAt })),
    )
    for (const [place, listing] of listings.entries())
      outcomes.push({
        row: some[place]!,
        result: 'created',
        listingId: listing.id,
        applied: ownListingOf(listing).form,
      })
  }
  return outcomes
}

/** A listing that was edited since the preview is left as it is. */
async function changeSome({ store, clock }: ApplyDeps, tx: Tx, { found, rows }: SomeRows): Promise<RowOutcome[]> {
  const { agentId } = found
  const listings = await listingsOfRows(tx, found, rows)
  const outcomes: RowOutcome[] = []
  for (const row of rows) {
    const listing = listings.get(row.listingId!)
    if (!listing || !isDeepStrictEqual(asKept(ownListingOf(listing).form), row.before)) {
      outcomes.push({ row, result: 'conflict' })
      continue
    }
    const form = formOfRow(row)
    const changed = await replaceManaged({ store }, tx, { listing, form, actorId: agentId, now: clock() })
    listings.set(listing.id, changed) // two rows may be of one listing
    outcomes.push({ row, result: 'changed', listingId: listing.id, applied: ownListingOf(changed).form })
  }
  return outcomes
}

/** The listings of rows that have one, as they are now, unless they were withdrawn. */
export async function listingsOfRows(
  tx: Tx,
  { agentId }: Pick<ListingImport, 'agentId'>,
  rows: Pick<RowRecord, 'listingId'>[],
): Promise<Map<bigint, Listing>> {
  const ids = rows.flatMap(({ listingId }) => listingId ?? [])
  if (ids.length === 0) return new Map()
  const listings = await tx.listing.findMany({ where: { id: { in: ids }, agentId, deletedAt: null } })
  return new Map(listings.map((listing) => [listing.id, listing]))
}

/** As JSON has it: without what is undefined. */
export const asKept = (form: object): unknown => JSON.parse(JSON.stringify(form))

export interface RowOutcome {
  row: Pick<RowRecord, 'n' | 'record'>
  result: ImportRowResult
  listingId?: bigint
  applied?: object
  problem?: Pick<ImportProblem, 'code' | 'message' | 'level'>
}

/** Writes down what became of rows, in one statement. */
export async function recordOutcomes(tx: Tx, { id }: Pick<ListingImport, 'id'>, outcomes: RowOutcome[]): Promise<void> {
  const all = outcomes.map(({ row, result, listingId, applied, problem }) => {
    const { line, column } = recordOf(row)
    return {
      n: row.n,
      result,
      listing_id: listingId === undefined ? null : String(listingId),
      applied: applied ?? null,
      problems: problem ? [{ field: null, ...problem, line, column }] : [],
    }
  })
  await tx.$executeRaw`
    UPDATE import_rows r SET result = o.result, listing_id = coalesce(o.listing_id, r.listing_id),
      applied = coalesce(o.applied, r.applied), problems = r.problems || o.problems
    FROM jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      AS o (n integer, result text, listing_id bigint, applied jsonb, problems jsonb)
    WHERE r.import_id = ${id}::uuid AND r.n = o.n`
}

/** By what later files recognise the listings. */
async function keepKeys(tx: Tx, { agentId }: ListingImport, outcomes: RowOutcome[]): Promise<void> {
  const known = new Map<string, string>()
  for (const { row, listingId } of outcomes)
    if (listingId !== undefined)
      for (const key of keysOf(recordOf(row))) known.set(key.slice(0, 200), String(listingId))
  await tx.$executeRaw`
    INSERT INTO import_keys (agent_id, key, listing_id)
    SELECT ${agentId}::uuid, key, listing_id FROM unnest(${[...known.keys()]}::text[], ${[...known.values()]}::bigint[]) AS kept (key, listing_id)
    ON CONFLICT (agent_id, key) DO UPDATE SET listing_id = EXCLUDED.listing_id`
}
