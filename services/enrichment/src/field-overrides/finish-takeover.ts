import { type Listing, takeOver, undoTakeover } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import { addAuditRow } from '../audit/audit-rows.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { enrichmentRefusals } from '../errors.ts'
import { lookUpRows, rowId } from '../look-ups/look-up-rows.ts'
import { publishEnriched } from '../published/publish-enriched.ts'
import { type TakeoverRow, type TakeoverState, takeoverRows } from './takeover-rows.ts'

export type TakeoverDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'outbox' | 'catalogue'>

const askingFor = ({ _id: takeoverId, listingId, actorId }: TakeoverRow, path: string) => ({
  method: 'POST' as const,
  path: path.replace(':id', listingId),
  idempotent: true,
  body: { takeoverId, actorId },
})

/** Has catalogue write the fields, then records that it is done. After a crash in between it is repeated. */
export async function finishTakeover(deps: TakeoverDeps, row: TakeoverRow): Promise<Listing> {
  const asking = askingFor(row, takeOver.path)
  const body = { ...asking.body, fields: row.fields }
  const done = await deps.catalogue.ask({ ...asking, body, reply: takeOver.reply })
  if (!done) {
    await move(deps, row, 'begun', 'void')
    throw refusals.listingNotFound()
  }
  const { before, after } = done
  await move(deps, row, 'begun', 'done', async (tx) => {
    await show(deps, tx, row, row.shows || row.showed)
    await audit(deps, tx, row, 'apply', { before, after: { ...after, ...(row.shows && { mediumDetails: true }) } })
  })
  return done.listing
}

/** Has catalogue put back what it was before; refuses, and leaves it done, where a field was changed since. */
export async function finishUndoing(deps: TakeoverDeps, row: TakeoverRow): Promise<Listing> {
  const undone = await deps.catalogue.ask({ ...askingFor(row, undoTakeover.path), reply: undoTakeover.reply })
  if (!undone) {
    await move(deps, row, 'undoing', 'void')
    throw refusals.listingNotFound()
  }
  if (undone.changedSince.length > 0) {
    await move(deps, row, 'undoing', 'done')
    throw enrichmentRefusals.changedSince({ message: changedSince(undone.changedSince) })
  }
  await move(deps, row, 'undoing', 'undone', async (tx) => {
    await show(deps, tx, row, row.showed)
    await audit(deps, tx, row, 'take-back', { before: row.fields, after: {} })
  })
  return undone.listing
}

/** One of several who finish it does the rest. */
const move = (
  { db, transaction }: TakeoverDeps,
  { _id }: TakeoverRow,
  from: TakeoverState,
  state: TakeoverState,
  rest: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> =>
  transaction(async (tx) => {
    const moved = await takeoverRows.of(db).updateOne({ _id, state: from }, { $set: { state } }, { session: tx })
    if (moved.matchedCount === 1) await rest(tx)
  })

async function show(deps: TakeoverDeps, tx: Tx, { listingId }: TakeoverRow, isShown: boolean): Promise<void> {
  await lookUpRows.of(deps.db).updateOne({ _id: rowId('books', listingId) }, { $set: { isShown } }, { session: tx })
  await publishEnriched(deps, tx, listingId)
}

const audit = (
  { db, clock }: TakeoverDeps,
  tx: Tx,
  { actorId, listingId }: TakeoverRow,
  action: 'apply' | 'take-back',
  changes: { before: object; after: object },
) =>
  addAuditRow(tx, db, {
    at: clock(),
    actorId,
    action,
    source: 'books',
    listingId,
    ...(changes as { before: Record<string, unknown>; after: Record<string, unknown> }),
  })

const words = { coverImageUrl: 'cover', pageCount: 'page count', genre: 'genre' } as const
const changedSince = (fields: (keyof typeof words)[]) => {
  const list = new Intl.ListFormat('en-GB').format(fields.map((field) => words[field]))
  return `The ${list} ${fields.length === 1 ? 'was' : 'were'} changed since, so nothing is taken back.`
}
