import { isDeepStrictEqual } from 'node:util'
import type { ListingForm } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'
import type { Listing, ListingImport, ImportRow as RowRecord } from '../generated/client.ts'
import { replaceManaged } from '../management/replace-listing.ts'
import { type ApplyDeps, asKept, listingsOfRows, type RowOutcome, recordOutcomes } from './apply-import.ts'
import { ownListingOf } from './import.store.ts'
import { stepThrough, takeStep } from './take-step.ts'

const AT_ONCE = 100
type UndoneRow = Pick<RowRecord, 'n' | 'record' | 'listingId' | 'before' | 'applied' | 'result'>

const rowsToUndo = ({ db }: Pick<ApplyDeps, 'db'>, { id }: ListingImport) =>
  db.$queryRaw<UndoneRow[]>`
    SELECT n, record - 'fields' AS record, listing_id AS "listingId", before, applied, result FROM import_rows
    WHERE import_id = ${id}::uuid AND result IN ('created', 'changed') ORDER BY n LIMIT ${AT_ONCE}`

/** Takes back what an import did, where nobody edited it since and no offer reached it; the rest is kept and named. */
export async function undoImport(deps: ApplyDeps, found: ListingImport, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const rows = await rowsToUndo(deps, found)
    if (rows.length === 0) break
    const goesOn = await stepThrough(deps, found, {
      rows,
      work: async (tx, some) => {
        await undoSome(deps, tx, found, some)
        return { done: { increment: some.length } }
      },
      giveUp: (tx, row, message) =>
        recordOutcomes(tx, found, [{ row, result: 'kept', problem: { code: 'kept', message, level: 'warning' } }]),
    })
    if (!goesOn) return
  }
  await takeStep(deps, found, async () => ({ state: 'undone' }))
}

async function undoSome({ store, clock }: ApplyDeps, tx: Tx, found: ListingImport, rows: UndoneRow[]): Promise<void> {
  const now = clock()
  const state = await readState(tx, found, rows)
  const withdrawn: bigint[] = []
  const outcomes: RowOutcome[] = []
  for (const row of rows) {
    const listing = state.listings.get(row.listingId!)
    const because = listing ? keptBecause(state, listing, row) : 'It was withdrawn since.'
    if (!listing || because) {
      outcomes.push({ row, result: 'kept', problem: { code: 'kept', message: because!, level: 'warning' } })
      continue
    }
    if (row.result === 'created') withdrawn.push(listing.id)
    else {
      const form = row.before as unknown as ListingForm
      state.listings.set(
        listing.id,
        await replaceManaged({ store }, tx, { listing, form, actorId: found.agentId, now }),
      )
    }
    outcomes.push({ row, result: 'undone' })
  }
  if (withdrawn.length > 0) {
    await tx.importKey.deleteMany({ where: { listingId: { in: withdrawn } } })
    await store.remove(tx, withdrawn, now)
  }
  await recordOutcomes(tx, found, outcomes)
}

interface UndoState {
  /** Those that are there. */
  listings: Map<bigint, Listing>
  /** Those that an offer has reached. */
  offered: Set<bigint>
}

async function readState(tx: Tx, found: ListingImport, rows: UndoneRow[]): Promise<UndoState> {
  const listings = await listingsOfRows(tx, found, rows)
  const where = { listingId: { in: [...listings.keys()] } }
  const offered = await tx.offeredListing.findMany({ where })
  const accepted = await tx.acceptedOffer.findMany({ where, select: { listingId: true } })
  return { listings, offered: new Set([...offered, ...accepted].map(({ listingId }) => listingId)) }
}

/** Why what a row did stays; null where it can be taken back. */
function keptBecause({ offered }: UndoState, listing: Listing, row: UndoneRow): string | null {
  if (!isDeepStrictEqual(asKept(ownListingOf(listing).form), row.applied)) return 'It was edited since.'
  if (row.result !== 'created') return null
  return listing.status !== 'available' || offered.has(listing.id) ? 'An offer has reached it.' : null
}
