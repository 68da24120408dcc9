import { type NewEvent, viewSnapshot } from '@storyright/contracts/events'
import type { OpenedListing } from '@storyright/contracts/http'
import { freeTier, paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import type { PremiumOpening, ViewMonth } from '../generated/client.ts'

export const findMonth = (db: Database, personId: string, month: string): Promise<ViewMonth | null> =>
  db.viewMonth.findUnique({ where: { personId_month: { personId, month } } })

/** How many different listings a person opened in a month, on either plan: premium views are in one list only. */
export async function openedInMonth(db: Database, personId: string, month: string): Promise<number> {
  const [counted, asPremium] = await Promise.all([
    findMonth(db, personId, month),
    db.premiumOpening.count({ where: { personId, month } }),
  ])
  return openingsOf(counted).length + asPremium
}

/** A person's views of a month, newest first, premium ones included. */
export async function openedIn(db: Database, personId: string, month: string): Promise<OpenedListing[]> {
  const [counted, asPremium] = await Promise.all([
    findMonth(db, personId, month),
    db.premiumOpening.findMany({ where: { personId, month }, orderBy: { openedAt: 'desc' }, take: paging.listMaximum }),
  ])
  return newestFirst([...openingsOf(counted), ...asPremium.map(openedListing)]).slice(0, paging.listMaximum)
}

const newestFirst = (listings: OpenedListing[]) =>
  listings.toSorted((one, other) => other.openedAt.localeCompare(one.openedAt))
const openingsOf = (month: ViewMonth | null) => (month?.openings ?? []) as unknown as OpenedListing[]
const openedListing = ({ listingId, title, openedAt }: PremiumOpening): OpenedListing => ({
  listingId,
  title,
  openedAt: openedAt.toISOString(),
})

/** All rows about a person. */
export async function viewsOf(db: Database, personId: string): Promise<Record<string, unknown>> {
  const [months, asPremium] = await Promise.all([
    db.viewMonth.findMany({ where: { personId } }),
    db.premiumOpening.findMany({ where: { personId }, orderBy: { openedAt: 'desc' }, take: paging.listMaximum }),
  ])
  const names = [...new Set([...months, ...asPremium].map(({ month }) => month))].sort().reverse()
  return {
    viewsKept: `The last ${freeTier.viewsKeptMonths} months`,
    views: names.map((name) => {
      const counted = months.filter(({ month }) => month === name).flatMap(openingsOf)
      const further = asPremium.filter(({ month }) => month === name).map(openedListing)
      return { month: name, listings: newestFirst([...counted, ...further]) }
    }),
  }
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
