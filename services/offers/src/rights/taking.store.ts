import { takingsChanged } from '@storyright/contracts/events'
import { addMonths, type TakingKind } from '@storyright/contracts/vocabulary'
import type { Outbox } from '@storyright/messaging'
import { type Book, dayText, disjoint, formatBook, isExclusive, type Line, lineKeys } from '@storyright/rights'
import type { Database, Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import { type Claim, type Offer, Prisma, type Taking as Row } from '../generated/client.ts'
import { type Extended, longestEnd } from './extensions.ts'
import { heldBy, linesIn, type Scoped } from './scope.ts'

/** Rights that are taken now: by a claim or the option and grant that it became, elsewhere, or by nobody for now. */
export interface OpenTaking {
  id: string
  kind: TakingKind
  /** Nobody else gets what is held back, however it was typed. */
  lines: Book
  offerId: string | null
  producerId: string | null
  until: Date | null
  mayRunUntil: Date | null
  holder: string | null
  inWords: string | null
  note: string | null
}

/** What is taken of these listings, where anything is; `committed`: without what is only claimed while its money is captured. */
export async function openTakings(
  db: Database | Tx,
  listingIds: readonly string[],
  which: 'all' | 'committed' = 'all',
): Promise<Map<string, OpenTaking[]>> {
  const where = { listingId: { in: [...new Set(listingIds)] }, endedAt: null }
  const claims = await db.claim.findMany({
    where: { ...where, ...(which === 'committed' && { committedAt: { not: null } }) },
    include: { offer: true },
    orderBy: { claimedAt: 'asc' },
  })
  const recorded = await db.taking.findMany({ where, orderBy: { createdAt: 'asc' } })
  const takings = [
    ...claims.map((claim) => ({ listingId: claim.listingId, ...takenBy(claim) })),
    ...recorded.map((row) => ({ listingId: row.listingId, ...recordedTaking(row) })),
  ]
  return Map.groupBy(takings, ({ listingId }) => listingId)
}

export function takenBy({ offer, ...claim }: Claim & { offer: Offer }): OpenTaking {
  const { id, producerId, optionPeriod, exercisedAt, extraRightsRequest } = offer
  const { claimedAt, withoutExtraRights } = claim
  const ends = offer.optionEndsAt ?? addMonths(claimedAt, optionPeriod)
  const until = exercisedAt ? null : ends
  const mayRunUntil = exercisedAt ? until : longestEnd(ends, offer as object as Extended)
  const kind = exercisedAt ? 'grant' : 'option'
  return {
    id,
    kind,
    lines: heldBy(asScoped(offer), claim),
    offerId: id,
    producerId,
    until,
    mayRunUntil,
    holder: null,
    inWords: withoutExtraRights ? null : extraRightsRequest,
    note: null,
  }
}

/** Terms were checked with the event that they came with. */
const asScoped = (offer: Offer) => offer as object as Scoped

/** Kinds are kept to their list by the table. */
export type RecordedRow = Pick<Row, 'id' | 'kind' | 'lines' | 'holder' | 'note'>
export function recordedTaking(row: RecordedRow): OpenTaking {
  const { id, holder, note } = row
  const kind = row.kind as TakingKind
  const typed = linesIn(row.lines)
  const lines = kind === 'holdback' ? typed.map((line) => ({ ...line, exclusivity: 'exclusive' as const })) : typed
  return {
    id,
    kind,
    lines,
    holder,
    note,
    offerId: null,
    producerId: null,
    until: null,
    mayRunUntil: null,
    inWords: null,
  }
}

type Taker = { offerId: string } | { takingId: string }

/**
 * Takes lines of a listing, whose lock the caller holds. The table refuses what is taken already, as the last one to notice. Claims that
 * a replica of the version before made get theirs first.
 */
export async function takeRights(tx: Tx, listingId: string, taker: Taker, lines: Book): Promise<void> {
  await addMissingBoxes(tx, listingId, 'offerId' in taker ? taker.offerId : null)
  await addBoxes(tx, listingId, taker, lines)
}

/**
 * Gives the claims of the version before their boxes. Two of its claims may take the same, where the listing was edited between them:
 * then the table holds that once.
 */
export async function addMissingBoxes(tx: Tx, listingId: string, exceptOfferId: string | null = null): Promise<void> {
  const bare = await tx.$queryRaw<{ offer_id: string }[]>`
    SELECT offer_id FROM claims WHERE listing_id = ${listingId} AND ended_at IS NULL AND offer_id IS DISTINCT FROM ${exceptOfferId}::uuid
      AND NOT EXISTS (SELECT FROM taken_boxes WHERE taken_boxes.offer_id = claims.offer_id)
    ORDER BY claimed_at`
  for (const { offer_id: offerId } of bare) {
    const row = await tx.claim.findUniqueOrThrow({ where: { offerId }, include: { offer: true } })
    await addBoxes(tx, listingId, { offerId }, heldBy(asScoped(row.offer), row), { skipsTaken: true })
  }
}

/** Takes these lines in place of what an entry or an offer took before. The caller holds the listing's lock. */
export async function retakeRights(tx: Tx, listingId: string, taker: Taker, lines: Book): Promise<void> {
  const { offerId = null, takingId = null } = taker as { offerId?: string; takingId?: string }
  await tx.$executeRaw`DELETE FROM taken_boxes WHERE offer_id = ${offerId}::uuid OR taking_id = ${takingId}::uuid`
  await takeRights(tx, listingId, taker, lines)
}

async function addBoxes(
  tx: Tx,
  listingId: string,
  taker: Taker,
  lines: Book,
  { skipsTaken = false } = {},
): Promise<void> {
  const { offerId = null, takingId = null } = taker as { offerId?: string; takingId?: string }
  const boxes = JSON.stringify(disjoint(lines).map(boxOf))
  try {
    await tx.$executeRaw`
      INSERT INTO taken_boxes (id, listing_id, offer_id, taking_id, rights, territories, languages, days, alone)
      SELECT id, ${listingId}, ${offerId}::uuid, ${takingId}::uuid, rights, territories, languages, daterange("from", "to", '[]'),
        CASE WHEN "isExclusive" THEN int8range(NULL, NULL) ELSE int8range(id, id, '[]') END
      FROM (
        SELECT nextval(pg_get_serial_sequence('taken_boxes', 'id')) AS id, box.*
        FROM jsonb_to_recordset(${boxes}::jsonb)
          AS box (rights int[], territories int[], languages int[], "from" date, "to" date, "isExclusive" boolean)
      ) AS numbered
      ${skipsTaken ? Prisma.sql`ON CONFLICT DO NOTHING` : Prisma.empty}`
  } catch (error) {
    throw isTakenTwice(error) ? offerRefusals.scopeNotFree() : error
  }
}

const boxOf = (line: Line) => ({
  ...lineKeys(line),
  from: line.from === -Infinity ? null : dayText(line.from),
  to: line.to === Infinity ? null : dayText(line.to),
  isExclusive: isExclusive(line),
})

const isTakenTwice = (error: unknown) => /23P01|taken_once/.test(String((error as Error).message))

/** Publishes what is taken of a listing, after it changed under the listing's lock; returns the new version. */
export async function publishTakings(tx: Tx, outbox: Outbox<Tx>, listingId: string): Promise<number> {
  const { takingsVersion: version } = await tx.listing.update({
    where: { id: listingId },
    data: { takingsVersion: { increment: 1 }, takingsUnpublished: false },
  })
  await outbox.add(tx, [await takingsEvent(tx, listingId, version)])
  return version
}

/** Only what is sure: a claim whose capture is refused goes away again, and nothing is published then. */
export async function takingsEvent(db: Database | Tx, listingId: string, version: number) {
  const takings = (await openTakings(db, [listingId], 'committed')).get(listingId) ?? []
  return takingsChanged(listingId, version, {
    id: listingId,
    takings: takings.map(({ kind, lines, until }) => ({
      kind,
      lines: formatBook(lines),
      until: until?.toISOString() ?? null,
    })),
  })
}
