import { type ViewsOfMonth, viewCounted } from '@storyright/contracts/events'
import { freeTier, monthOf } from '@storyright/contracts/vocabulary'
import { createBatcher } from '@storyright/service-kit'
import { countFromZero, count as countMetric } from '@storyright/service-kit/telemetry'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'

const MOST_AT_ONCE = 100

/** Counts views unless they cost nothing; answers whether the listing may be opened, and for which month that holds. */
export function countView({ transaction, outbox, clock }: Pick<Deps, 'transaction' | 'outbox' | 'clock'>) {
  const countAll = (openings: ListingView[]) =>
    transaction(async (tx) => {
      const open = new Set<ListingView>()
      const countedMonths: CountedMonth[] = []
      for (const each of onePerPerson(openings)) {
        const months = new Map((await count(tx, each)).map((month) => [month.userId, month]))
        for (const opening of each) if (months.has(opening.userId)) open.add(opening)
        countedMonths.push(...months.values())
      }
      if (countedMonths.length > 0) await outbox.add(tx, countedMonths.map(monthCounted))
      // Not counted: it costs nothing, or the month is used up.
      const others = openings.filter((opening) => !open.has(opening))
      for (const opening of others.length > 0 ? await openAnyway(tx, others) : []) open.add(opening)
      return openings.map((opening) => ({ isOpen: open.has(opening), month: monthOf(opening.at) }))
    })
  const keyOf = ({ userId, listingId }: ListingView) => `${userId}_${listingId}`
  countFromZero('views', 'outcome', ['opened', 'refused'])
  const counting = createBatcher({ work: countAll, keyOf, most: MOST_AT_ONCE })
  return async (view: Omit<ListingView, 'at'>): Promise<{ isOpen: boolean; month: string }> => {
    const counted = await counting({ ...view, at: clock() })
    countMetric('views', 1, { outcome: counted.isOpen ? 'opened' : 'refused' })
    return counted
  }
}

/** In the order of their coming: everybody's first, everybody's second, and so on. */
function onePerPerson(openings: ListingView[]): ListingView[][] {
  const ofPerson = Map.groupBy(openings, ({ userId }) => userId)
  const most = Math.max(...[...ofPerson.values()].map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => [...ofPerson.values()].flatMap((own) => own[place] ?? []))
}

/** Counts a view that catalogue allowed while membership was away; beyond the limit it is recorded apart. */
export async function countLater({ outbox }: Pick<Deps, 'outbox'>, tx: Tx, opening: ListingView): Promise<void> {
  const counted = await count(tx, [opening])
  if (counted.length === 0 && (await openAnyway(tx, [opening])).length > 0) return
  const openings = counted.length > 0 ? counted : await letIn(tx, opening)
  await outbox.add(tx, openings.map(monthCounted))
}

/** Keeps open for the month what a premium member opened, without counting it. */
export async function keepOpened({ outbox }: Pick<Deps, 'outbox'>, tx: Tx, opening: ListingView): Promise<void> {
  await outbox.add(tx, (await giveBack(tx, opening)).map(monthCounted))
  if ((await openAnyway(tx, [opening])).length === 0) await keepOpen(tx, opening)
}

const monthCounted = ({ version, ...month }: CountedMonth) =>
  viewCounted(`${month.userId}_${month.month}`, version, month)

/** A person's view of a listing. */
interface ListingView {
  userId: string
  listingId: string
  title: string
  at: Date
}

interface CountedMonth extends ViewsOfMonth {
  version: number
}

/** Openings as rows `opened`. */
const rowsOf = (openings: ListingView[]) => {
  const rows = openings.map(({ userId, listingId, title, at }) => ({
    person_id: userId,
    month: monthOf(at),
    listing_id: listingId,
    opening: { listingId, title, openedAt: at.toISOString() },
  }))
  return Prisma.sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS opened (person_id uuid, month text, listing_id text, opening jsonb)`
}

const isFree = Prisma.sql`(
  EXISTS (SELECT FROM premium_openings free WHERE (free.person_id, free.month, free.listing_id) = (opened.person_id, opened.month, opened.listing_id))
  OR EXISTS (SELECT FROM offered_listings free WHERE (free.person_id, free.listing_id) = (opened.person_id, opened.listing_id))
)`
const answered = Prisma.sql`person_id AS "userId", month, counted, let_in AS "letIn", version`

/**
 * Counts openings, of each person one, and answers the months as they are now; without those whose listing costs nothing or
 * whose month is used up. One statement on one row a person, so that however many come at once no more than the limit get
 * through.
 */
const count = (tx: Tx, openings: ListingView[]): Promise<CountedMonth[]> => tx.$queryRaw<CountedMonth[]>`
  INSERT INTO view_months AS kept (person_id, month, counted, openings)
  SELECT person_id, month, ARRAY[listing_id], jsonb_build_array(opening) FROM ${rowsOf(openings)}
  WHERE NOT ${isFree}
  ORDER BY person_id -- in one order always, so that two replicas cannot lock each other out
  ON CONFLICT (person_id, month) DO UPDATE
    SET counted = kept.counted || excluded.counted, openings = kept.openings || excluded.openings,
      version = kept.version + 1
    WHERE NOT (kept.counted || kept.let_in) @> excluded.counted
      AND cardinality(kept.counted) < ${freeTier.viewsPerMonth}
  RETURNING ${answered}`

/** Those that cost nothing: the listing was opened in that month before, as premium too, or an offer on it reached its agent. */
async function openAnyway(tx: Tx, openings: ListingView[]): Promise<ListingView[]> {
  const rows = await tx.$queryRaw<{ personId: string; listingId: string }[]>`
    SELECT opened.person_id AS "personId", opened.listing_id AS "listingId" FROM ${rowsOf(openings)}
    LEFT JOIN view_months kept ON (kept.person_id, kept.month) = (opened.person_id, opened.month)
    WHERE (kept.counted || kept.let_in) @> ARRAY[opened.listing_id] OR ${isFree}`
  return openings.filter((opening) =>
    rows.some(({ personId, listingId }) => personId === opening.userId && listingId === opening.listingId),
  )
}

/** Records a view beyond the limit that could not be counted at the time. */
const letIn = (tx: Tx, opening: ListingView): Promise<CountedMonth[]> => tx.$queryRaw<CountedMonth[]>`
  UPDATE view_months kept
    SET let_in = let_in || opened.listing_id, openings = openings || opened.opening, version = version + 1
    FROM ${rowsOf([opening])}
    WHERE (kept.person_id, kept.month) = (opened.person_id, opened.month)
      AND NOT (counted || let_in) @> ARRAY[opened.listing_id]
  RETURNING kept.person_id AS "userId", kept.month, counted, let_in AS "letIn", version`

/**
 * Uncounts a listing that had been opened as premium before, whose event came late. Returns the month as
 * it is then.
 */
const giveBack = (tx: Tx, { userId, listingId, at }: ListingView): Promise<CountedMonth[]> => tx.$queryRaw<
  CountedMonth[]
>`
  UPDATE view_months
    SET counted = array_remove(counted, ${listingId}), let_in = array_remove(let_in, ${listingId}),
      openings = jsonb_path_query_array(openings, '$[*] ? (@.listingId != $id)', jsonb_build_object('id', ${listingId}::text)),
      version = version + 1
    WHERE person_id = ${userId}::uuid AND month = ${monthOf(at)} AND EXISTS (
      SELECT FROM jsonb_to_recordset(openings) AS opened ("listingId" text, "openedAt" timestamptz)
      WHERE opened."listingId" = ${listingId} AND opened."openedAt" >= ${at}::timestamptz
    )
  RETURNING ${answered}`

/** Writes down an opening as premium. */
async function keepOpen(tx: Tx, { userId, listingId, title, at }: ListingView): Promise<void> {
  const data = { personId: userId, month: monthOf(at), listingId, title, openedAt: at }
  await tx.premiumOpening.createMany({ data, skipDuplicates: true })
}
