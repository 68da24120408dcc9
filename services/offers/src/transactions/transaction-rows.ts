import type { offerAdministrationCalls } from '@storyright/contracts/http'
import { foldText, type OfferStatus, type PaymentStatus, squeezed } from '@storyright/contracts/vocabulary'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { DAY_MS } from '../times.ts'
export type Filters = z.output<typeof offerAdministrationCalls.transactionsCsv.query>
/** When a hold was made, of which offer, and its number there. */
export type Place = readonly [at: number, offerId: string, number: number]

/** A hold with its offer, its listing and its producer, who may not be known here yet. */
export interface TransactionRow {
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

/** The newest first, beyond a place where one is given. */
export const readTransactions = (
  db: Database,
  filters: Filters,
  { after, take }: { after: Place | null; take: number },
): Promise<TransactionRow[]> => db.$queryRaw`
  SELECT h.offer_id AS "offerId", h.number, o.status AS "offerStatus", l.id AS "listingId", l.title, l.author,
    o.producer_id AS "producerId", p.first_name AS "firstName", p.last_name AS "lastName", p.company_name AS "companyName",
    p.status AS "producerStatus", h.amount_pence AS "amountPence", h.status AS "paymentStatus",
    h.created_at AS "createdAt", h.held_at AS "heldAt", h.capture_before AS "captureBefore", h.captured_at AS "capturedAt",
    h.released_at AS "releasedAt", least(h.amount_pence, h.refunded_pence + h.lost_pence) AS "refundedPence", h.refunded_at AS "refundedAt",
    h.dispute_status AS "disputeStatus", h.dispute_due_by AS "disputeDueBy"
  FROM ${tables}
  WHERE ${all([...conditionsOf(filters), ...(after ? [beyond(after)] : [])])}
  ORDER BY h.created_at DESC, h.offer_id DESC, h.number DESC LIMIT ${take}`

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

const beyond = ([at, offerId, number]: Place) =>
  Prisma.sql`(h.created_at, h.offer_id, h.number) < (${new Date(at)}, ${offerId}::uuid, ${number}::int)`

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
