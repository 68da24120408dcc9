import { randomUUID } from 'node:crypto'
import type { OfferAuditAction, Taking } from '@storyright/contracts/http'
import { offerLimits, type TakingKind, type Viewer } from '@storyright/contracts/vocabulary'
import { conflicts, formatBook, formatLine } from '@storyright/rights'
import { type Expected, requireVersion } from '@storyright/service-kit'
import { z } from 'zod'
import { addAuditEntry } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import type { Taking as Row } from '../generated/client.ts'
import { type Listing, lockListing } from '../listings/listing.store.ts'
import { keptLines, linesIn, readBook } from '../rights/scope.ts'
import { type OpenTaking, openTakings, publishTakings, recordedTaking, takeRights } from '../rights/taking.store.ts'
import { type OfListing, requireManaged } from './require-managed.ts'
import { recordedView } from './taking.views.ts'

const uuid = z.uuid()

export type RecordingDeps = Pick<Deps, 'transaction' | 'outbox' | 'clock'>

interface AddTakingInput extends OfListing {
  kind: Extract<TakingKind, 'outside' | 'holdback'>
  /** A book of rights, as it was typed. */
  lines: string
  holder: string | null
  note: string | null
}

/** Records that rights were granted elsewhere, or are held back. 409 where something takes them already. */
export function addTaking(
  deps: RecordingDeps,
  { viewer, listingId, kind, lines: typed, holder, note }: AddTakingInput,
): Promise<{ row: Row; version: number }> {
  return deps.transaction(async (tx) => {
    const listing = await requireOwnListing(tx, { viewer, listingId })
    const at = deps.clock()
    const lines = readBook(typed, { path: 'lines', now: at })
    const row = await tx.taking.create({
      data: {
        id: randomUUID(),
        listingId,
        kind,
        lines: keptLines(lines),
        holder,
        note,
        createdAt: at,
        createdBy: viewer.id,
      },
    })
    await take(tx, row)
    await audit(tx, { viewer, listing, action: 'taking.added', after: row, at })
    return { row, version: await publishTakings(tx, deps.outbox, listingId) }
  })
}

export interface OneTaking extends OfListing {
  takingId: string
  expected: Expected
}

export interface ChangeTakingInput extends OneTaking {
  change: { lines?: string | undefined; holder?: string | null | undefined; note?: string | null | undefined }
}

/** Changes what is said of rights that were granted elsewhere or are held back; what is left out stays. */
export async function changeRecorded(
  deps: RecordingDeps,
  { change, ...one }: ChangeTakingInput,
): Promise<{ taking: Taking; version: number }> {
  const { row, version } = await onTaking(deps, one, async (tx, before) => {
    const { lines: typed, holder = before.holder, note = before.note } = change
    const lines = typed === undefined ? linesIn(before.lines) : readBook(typed, { path: 'lines', now: deps.clock() })
    const data = { lines: keptLines(lines), holder, note }
    const row = await tx.taking.update({ where: { id: before.id }, data })
    await tx.$executeRaw`DELETE FROM taken_boxes WHERE taking_id = ${row.id}::uuid`
    await take(tx, row)
    return { row, action: 'taking.changed' }
  })
  return { taking: recordedView(row), version }
}

/** The rights are free again; the entry stays, as ended. */
export function endTaking(deps: RecordingDeps, one: OneTaking) {
  return onTaking(deps, one, async (tx, before) => ({
    row: await tx.taking.update({ where: { id: before.id }, data: { endedAt: deps.clock() } }),
    action: 'taking.ended',
  }))
}

function onTaking(
  deps: RecordingDeps,
  { viewer, listingId, takingId, expected }: OneTaking,
  work: (tx: Tx, before: Row) => Promise<{ row: Row; action: OfferAuditAction }>,
): Promise<{ row: Row; version: number }> {
  if (!uuid.safeParse(takingId).success) throw offerRefusals.takingNotFound()
  return deps.transaction(async (tx) => {
    const listing = await requireOwnListing(tx, { viewer, listingId })
    const before = await tx.taking.findFirst({ where: { id: takingId, listingId } })
    if (!before && (await tx.claim.count({ where: { offerId: takingId, listingId } })) > 0)
      throw offerRefusals.takenByOffer()
    if (!before || before.endedAt) throw offerRefusals.takingNotFound()
    requireVersion(expected, listing.takingsVersion, () => recordedView(before))
    const { row, action } = await work(tx, before)
    await audit(tx, { viewer, listing, action, before, after: row, at: deps.clock() })
    return { row, version: await publishTakings(tx, deps.outbox, listingId) }
  })
}

/** Writes what an entry takes, unless something else takes it already: that is named. */
async function take(tx: Tx, row: Row): Promise<void> {
  const { lines } = recordedTaking(row)
  const others = (await openTakings(tx, [row.listingId])).get(row.listingId) ?? []
  const recorded = others.filter(({ id, offerId }) => offerId === null && id !== row.id)
  // Judging takes time with the square of what is recorded.
  if ([lines, ...recorded.map((other) => other.lines)].flat().length > offerLimits.recordedLines)
    throw offerRefusals.tooManyTakings()
  requireNoOverlap(others.filter((other) => other.id !== row.id && conflicts(other.lines, lines)))
  await takeRights(tx, row.listingId, { takingId: row.id }, lines)
}

/** Names what overlaps. */
export function requireNoOverlap(overlaps: readonly OpenTaking[]): void {
  if (overlaps.length === 0) return
  const named = overlaps.map(({ id, kind, lines }) => ({ id, kind, lines: lines.map(formatLine) }))
  throw offerRefusals.takingOverlaps({ details: { overlaps: named } })
}

/** Locks the listing for its agent or an administrator. */
export async function requireOwnListing(tx: Tx, { viewer, listingId }: OfListing): Promise<Listing> {
  await lockListing(tx, listingId)
  return requireManaged(tx, { viewer, listingId })
}

interface Audited {
  viewer: Viewer
  listing: Listing
  action: OfferAuditAction
  before?: Row
  after: Row
  at: Date
}

/** What an administrator does to another's listing is audited. */
async function audit(tx: Tx, { viewer, listing, action, before, after, at }: Audited): Promise<void> {
  if (viewer.id === listing.agentId) return
  const state = (row: Row) => ({
    listingId: listing.id,
    id: row.id,
    kind: row.kind,
    lines: formatBook(linesIn(row.lines)),
    holder: row.holder,
  })
  const changes = { before: before ? state(before) : {}, after: { ...state(after), isEnded: after.endedAt !== null } }
  await addAuditEntry(tx, { action, offerId: null, actorId: viewer.id, ...changes }, at)
}
