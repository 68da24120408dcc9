import type { offerAdministrationCalls } from '@storyright/contracts/http'
import {
  foldText,
  limits,
  type OfferStatus,
  type PaymentStatus,
  sortParts,
  squeezed,
  type transactionSorts,
} from '@storyright/contracts/vocabulary'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { DAY_MS } from '../times.ts'
export type Filters = z.output<typeof offerAdministrationCalls.transactionsCsv.query>
type SortColumn = (typeof transactionSorts)[number]
/** What the list is sorted by, the time of making where nothing else is asked for; of which offer, and its number there. */
export type Place = readonly [key: string | number, offerId: string, number: number]

/** A hold with its offer, its listing and its producer, who may not be known here yet. */
export interface TransactionRow {
  sortKey: string | number | Date
  offerId: string
  number: number
  offerStatus: OfferStatus
  listingId: string
  title: string
  author: string
  producerId: string
  firstName: string | null
  lastName: string | null
  companyName: string | null
  producerStatus: string | null
  amountPence: number
  paymentStatus: PaymentStatus
  createdAt: Date
  heldAt: Date | null
  captureBefore: Date | null
  capturedAt: Date | null
  releasedAt: Date | null
  refundedPence: number
  refundedAt: Date | null
  disputeStatus: string | null
  disputeDueBy: Date | null
}

const tables = Prisma.sql`holds h JOIN offers o ON o.id = h.offer_id JOIN listings l ON l.id = o.listing_id
  LEFT JOIN people p ON p.id = o.producer_id`

const [ascending, descending] = [Prisma.sql`ASC`, Prisma.sql`DESC`]
const milliseconds = z.number().int().min(0).max(Date.UTC(9999, 11))

/** What each column is sorted by, and what a cursor holds of it. What has not happened comes last in either direction. */
function orderOf(sort: Filters['sort']) {
  const { by, isDescending } = sort ? sortParts(sort) : { by: null, isDescending: true }
  const last = isDescending ? -1 : Number.MAX_SAFE_INTEGER
  const time = (at: Prisma.Sql) => ({
    key: Prisma.sql`coalesce(extract(epoch FROM ${at}) * 1000, ${last}::float8)::float8`,
    place: z.number().min(-1).max(Number.MAX_SAFE_INTEGER),
  })
  const text = (key: Prisma.Sql) => ({ key, place: z.string().max(limits.longText) })
  const columns: Record<SortColumn, { key: Prisma.Sql; place: z.ZodType<string | number> }> = {
    listing: text(Prisma.sql`lower(l.title)`),
    producer: text(Prisma.sql`lower(coalesce(p.first_name || ' ' || p.last_name, ''))`),
    amount: { key: Prisma.sql`h.amount_pence`, place: z.number().int().min(0).max(2_147_483_647) },
    payment: text(Prisma.sql`h.status`),
    held: time(Prisma.sql`h.held_at`),
    'hold-ends': time(Prisma.sql`h.capture_before`),
    settled: time(Prisma.sql`coalesce(h.captured_at, h.released_at)`),
  }
  const made = { key: Prisma.sql`h.created_at`, place: milliseconds }
  return { ...(by ? columns[by] : made), isDescending }
}

/** What a cursor of the list may hold. */
export const placeIn = ({ sort }: Filters) =>
  z.tuple([orderOf(sort).place, z.uuid(), z.number().int().min(1).max(1_000_000)])

export const placeOf = ({ sortKey, offerId, number }: TransactionRow): Place => [
  sortKey instanceof Date ? sortKey.getTime() : sortKey,
  offerId,
  number,
]

/** The newest first unless they are sorted otherwise, beyond a place where one is given. */
export function readTransactions(
  db: Database,
  filters: Filters,
  { after, take }: { after: Place | null; take: number },
): Promise<TransactionRow[]> {
  const order = orderOf(filters.sort)
  const { key, isDescending } = order
  const direction = isDescending ? descending : ascending
  return db.$queryRaw`
  SELECT ${key} AS "sortKey", h.offer_id AS "offerId", h.number, o.status AS "offerStatus", l.id AS "listingId", l.title, l.author,
    o.producer_id AS "producerId", p.first_name AS "firstName", p.last_name AS "lastName", p.company_name AS "companyName",
    p.status AS "producerStatus", h.amount_pence AS "amountPence", h.status AS "paymentStatus",
    h.created_at AS "createdAt", h.held_at AS "heldAt", h.capture_before AS "captureBefore", h.captured_at AS "capturedAt",
    h.released_at AS "releasedAt", least(h.amount_pence, h.refunded_pence + h.lost_pence) AS "refundedPence", h.refunded_at AS "refundedAt",
    h.dispute_status AS "disputeStatus", h.dispute_due_by AS "disputeDueBy"
  FROM ${tables}
  WHERE ${all([...conditionsOf(filters), ...(after ? [beyond(order, after, !filters.sort)] : [])])}
  ORDER BY ${key} ${direction}, h.offer_id ${direction}, h.number ${direction} LIMIT ${take}`
}

export async function countTransactions(db: Database, filters: Filters): Promise<number> {
  const [counted] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM ${tables} WHERE ${all(conditionsOf(filters))}`
  return counted!.total
}

const all = (conditions: Prisma.Sql[]) =>
  conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, ' AND ')

/** Both days included. */
const conditionsOf = ({ search = '', status, from, to }: Filters): Prisma.Sql[] => [
  ...(status ? [Prisma.sql`h.status = ${status}`] : []),
  ...(from ? [Prisma.sql`h.created_at >= ${new Date(from)}`] : []),
  ...(to ? [Prisma.sql`h.created_at < ${new Date(Date.parse(to) + DAY_MS)}`] : []),
  ...matches(search),
]

function beyond({ key, isDescending }: ReturnType<typeof orderOf>, [at, offerId, number]: Place, isTime: boolean) {
  const value = isTime
    ? Prisma.sql`${new Date(at)}`
    : typeof at === 'string'
      ? Prisma.sql`${at}::text`
      : Prisma.sql`${at}::float8`
  const past = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  return Prisma.sql`(${key}, h.offer_id, h.number) ${past} (${value}, ${offerId}::uuid, ${number}::int)`
}

/**
 * Each word has to stand in the title, in its author, or in the producer's or the company's name, folded as the catalogue folds; or the
 * offer's id begins with it.
 */
const matches = (search: string): Prisma.Sql[] =>
  foldText(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => Prisma.sql`(${Prisma.join([standsInTitle(word), standsInName(word), ...beginsId(word)], ' OR ')})`)

// Sets of ids, so that each is found with the indexes of its own table.
const standsInTitle = (word: string) => {
  return Prisma.sql`o.listing_id IN (SELECT id FROM listings WHERE ${stands(word)})`
}

/** A closed account has no name to be found by. */
const standsInName = (word: string) => {
  return Prisma.sql`o.producer_id IN (SELECT id FROM people WHERE status <> 'closed' AND ${stands(word)})`
}

/** As it was typed, and without what may stand between its letters. */
const stands = (word: string) =>
  Prisma.sql`searched LIKE ANY (${[word, squeezed(word)].filter(Boolean).map(pattern)}::text[])`

/** As lists show an id, by its first eight digits, or more of it. */
const idBegins = /^[0-9a-f]{8}(?:-[0-9a-f-]{0,27})?$/i

function beginsId(word: string): Prisma.Sql[] {
  const digits = word.replaceAll('-', '')
  if (!idBegins.test(word) || digits.length > 32) return []
  const [least, most] = [digits.padEnd(32, '0'), digits.padEnd(32, 'f')]
  return [Prisma.sql`h.offer_id BETWEEN ${least}::uuid AND ${most}::uuid`]
}

const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
