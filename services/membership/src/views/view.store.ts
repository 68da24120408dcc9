import type { ViewsOfMonth } from '@storyright/contracts/events'
import { freeTier } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'

/** A listing as it was opened. */
export interface Opening {
  listingId: string
  title: string
  at: Date
}

export interface CountedMonth extends ViewsOfMonth {
  version: number
}

interface Row {
  counted: string[]
  letIn: string[]
  version: number
}

/**
 * Counts an opening and answers the month as it is now; `null` when the listing is counted already or the month is used up.
 * One statement on one row, so that however many come at once no more than the limit get through.
 */
export async function count(tx: Tx, userId: string, month: string, opening: Opening): Promise<CountedMonth | null> {
  const { listingId } = opening
  const [row] = await tx.$queryRaw<Row[]>`
    INSERT INTO view_months AS kept (person_id, month, counted, openings)
    VALUES (${userId}::uuid, ${month}, ARRAY[${listingId}], ${openingsOf(opening)}::jsonb)
    ON CONFLICT (person_id, month) DO UPDATE
      SET counted = kept.counted || excluded.counted, openings = kept.openings || excluded.openings,
        version = kept.version + 1
      WHERE NOT (kept.counted || kept.let_in) @> excluded.counted
        AND cardinality(kept.counted) < ${freeTier.viewsPerMonth}
    RETURNING counted, let_in AS "letIn", version`
  return row ? { userId, month, ...row } : null
}

/** Writes down an opening beyond the limit that nobody could count at the time. */
export async function letIn(tx: Tx, userId: string, month: string, opening: Opening): Promise<CountedMonth | null> {
  const { listingId } = opening
  const [row] = await tx.$queryRaw<Row[]>`
    UPDATE view_months
      SET let_in = let_in || ARRAY[${listingId}], openings = openings || ${openingsOf(opening)}::jsonb, version = version + 1
      WHERE person_id = ${userId}::uuid AND month = ${month} AND NOT (counted || let_in) @> ARRAY[${listingId}]
    RETURNING counted, let_in AS "letIn", version`
  return row ? { userId, month, ...row } : null
}

const openingsOf = ({ listingId, title, at }: Opening) =>
  JSON.stringify([{ listingId, title, openedAt: at.toISOString() }])

/**
 * Takes back what was counted of a listing that had been opened as premium before: that news came late. Answers the month as
 * it is then.
 */
export async function giveBack(tx: Tx, userId: string, month: string, opening: Opening): Promise<CountedMonth | null> {
  const { listingId, at } = opening
  const [row] = await tx.$queryRaw<Row[]>`
    UPDATE view_months
      SET counted = array_remove(counted, ${listingId}), let_in = array_remove(let_in, ${listingId}),
        openings = jsonb_path_query_array(openings, '$[*] ? (@.listingId != $id)', jsonb_build_object('id', ${listingId}::text)),
        version = version + 1
      WHERE person_id = ${userId}::uuid AND month = ${month} AND EXISTS (
        SELECT FROM jsonb_to_recordset(openings) AS opened ("listingId" text, "openedAt" timestamptz)
        WHERE opened."listingId" = ${listingId} AND opened."openedAt" >= ${at}::timestamptz
      )
    RETURNING counted, let_in AS "letIn", version`
  return row ? { userId, month, ...row } : null
}

/** Writes down an opening as premium. */
export async function keepOpen(tx: Tx, personId: string, month: string, opening: Opening): Promise<void> {
  const { listingId, title, at: openedAt } = opening
  await tx.premiumOpening.createMany({ data: { personId, month, listingId, title, openedAt }, skipDuplicates: true })
}

/** Whether reading it costs nothing: it was opened in that month before, as premium too, or an offer was made on it. */
export async function isOpenAnyway(tx: Tx, userId: string, month: string, listingId: string): Promise<boolean> {
  const [{ isOpen }] = await tx.$queryRaw<[{ isOpen: boolean }]>`
    SELECT EXISTS (
      SELECT FROM view_months
      WHERE person_id = ${userId}::uuid AND month = ${month} AND (counted || let_in) @> ARRAY[${listingId}]
    ) OR EXISTS (
      SELECT FROM premium_openings
      WHERE person_id = ${userId}::uuid AND month = ${month} AND listing_id = ${listingId}
    ) OR EXISTS (
      SELECT FROM offered_listings WHERE person_id = ${userId}::uuid AND listing_id = ${listingId}
    ) AS "isOpen"`
  return isOpen
}
