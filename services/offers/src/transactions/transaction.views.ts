import type { offerAdministrationCalls, Transaction } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import type { OfferRecord } from '../offers/records.ts'
import type { Hold } from '../payments/hold.ts'
import { namesOf, type PersonRow } from '../people/names.ts'
import { DAY_MS } from '../times.ts'

type Query = z.output<typeof offerAdministrationCalls.listTransactions.query>

/** When a hold was made, of which offer, and its number there. */
const place = z.tuple([
  z.number().int().min(0).max(Date.UTC(9999, 11)),
  z.uuid(),
  z.number().int().min(1).max(1_000_000),
])

const parts = { offer: { include: { listing: { select: { id: true, title: true, author: true } } } } } as const

/** Holds, captures and releases, the newest first: one row for every hold. */
export async function transactionsPage(db: Database, query: Query): Promise<Page<Transaction>> {
  const { cursor, limit = paging.listMaximum } = query
  const where = { ...(query.status && { status: query.status }), createdAt: daysOf(query) }
  const after = readCursor(place, cursor)
  const [total, found] = await Promise.all([
    db.hold.count({ where }),
    db.hold.findMany({
      where: after === null ? where : { AND: [where, beyond(after)] },
      include: parts,
      orderBy: [{ createdAt: 'desc' }, { offerId: 'desc' }, { number: 'desc' }],
      take: limit + 1,
    }),
  ])
  const page = pageOf(found, {
    limit,
    total,
    placeOf: ({ createdAt, offerId, number }) => [createdAt.getTime(), offerId, number],
  })
  const ids = [...new Set(page.rows.map(({ offer }) => offer.producerId))]
  const people = await db.person.findMany({ where: { id: { in: ids } } })
  const personWith = new Map(people.map((person) => [person.id, person]))
  return { ...page, rows: page.rows.map((hold) => transactionOf(shownAs(hold), personWith.get(hold.offer.producerId))) }
}

/** Both days included. */
const daysOf = ({ from, to }: Query): Prisma.DateTimeFilter => ({
  ...(from && { gte: new Date(from) }),
  ...(to && { lt: new Date(Date.parse(to) + DAY_MS) }),
})

function beyond([at, offerId, number]: z.output<typeof place>): Prisma.HoldWhereInput {
  const createdAt = new Date(at)
  const before = { OR: [{ offerId: { lt: offerId } }, { offerId, number: { lt: number } }] }
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, ...before }] }
}

type Row = Prisma.HoldGetPayload<{ include: typeof parts }>
interface Shown extends Hold {
  offer: OfferRecord & Pick<Row['offer'], 'listing'>
}
// The tables' own checks keep statuses to their lists.
const shownAs = (row: object) => row as Shown

const transactionOf = (hold: Shown, producer: PersonRow | undefined): Transaction => ({
  offerId: hold.offerId,
  offerStatus: hold.offer.status,
  listing: hold.offer.listing,
  producer: { id: hold.offer.producerId, ...namesOf(producer) },
  amount: hold.amountPence / 100,
  paymentStatus: hold.status,
  heldAt: hold.heldAt?.toISOString() ?? null,
  holdExpiresAt: hold.captureBefore?.toISOString() ?? null,
  capturedAt: hold.capturedAt?.toISOString() ?? null,
  releasedAt: hold.releasedAt?.toISOString() ?? null,
  refundedAmount: hold.refundedPence / 100,
  refundedAt: hold.refundedAt?.toISOString() ?? null,
  disputeStatus: hold.disputeStatus,
  createdAt: hold.createdAt.toISOString(),
})
