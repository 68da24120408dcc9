import { type NewEvent, viewSnapshot } from '@storyright/contracts/events'
import type { OpenedListing } from '@storyright/contracts/http'
import type { Database } from '../database.ts'
import type { ViewMonth } from '../generated/client.ts'

export const findMonth = (db: Database, personId: string, month: string): Promise<ViewMonth | null> =>
  db.viewMonth.findUnique({ where: { personId_month: { personId, month } } })

/** What was opened in a month, newest first. */
export const openingsOf = (month: ViewMonth | null): OpenedListing[] =>
  ((month?.openings ?? []) as unknown as OpenedListing[]).toReversed()

/** All that is known of somebody. */
export async function viewsOf(db: Database, personId: string): Promise<Record<string, unknown>> {
  const months = await db.viewMonth.findMany({ where: { personId }, orderBy: { month: 'desc' } })
  return { views: months.map((one) => ({ month: one.month, listings: openingsOf(one) })) }
}

const PAGE = 500

/** Every month of everybody as a snapshot, for services that build or rebuild what they keep of views. */
export async function* viewSnapshots(db: Database): AsyncGenerator<NewEvent> {
  let cursor: Pick<ViewMonth, 'personId' | 'month'> | undefined
  for (;;) {
    const rows = await db.viewMonth.findMany({
      ...(cursor && { cursor: { personId_month: cursor }, skip: 1 }),
      orderBy: [{ personId: 'asc' }, { month: 'asc' }],
      take: PAGE,
    })
    for (const { personId: userId, month, version, counted, letIn } of rows)
      yield viewSnapshot(`${userId}_${month}`, version, { userId, month, counted, letIn })
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    cursor = { personId: last.personId, month: last.month }
  }
}
