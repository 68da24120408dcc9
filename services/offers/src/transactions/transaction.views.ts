import { type offerAdministrationCalls, type PaymentStatus, paging, type Transaction } from '@storyright/contracts'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import type { Prisma } from '../generated/client.ts'
import { namesOf, type PersonRow } from '../people/names.ts'
import { DAY_MS } from '../upkeep/batch.ts'
import { type Place, readCursor, writeCursor } from './cursor.ts'

type Query = z.output<typeof offerAdministrationCalls.listTransactions.query>

interface TransactionsPage {
  rows: Transaction[]
  total: number
  /** Where the next page begins, when there is one. */
  next: string | null
}

const parts = { offer: { include: { listing: { select: { id: true, title: true, author: true } } } } } as const

/** Holds, captures and releases, the newest first: one row for every hold. */
export async function transactionsPage(db: Database, query: Query): Promise<TransactionsPage> {
  const { cursor, limit = paging.listMaximum } = query
  const where = { ...(query.status && { status: query.status }), createdAt: daysOf(query) }
  const after = cursor === undefined ? {} : beyond(readCursor(cursor))
  const [total, found] = await Promise.all([
    db.hold.count({ where }),
    db.hold.findMany({
      where: { AND: [where, after] },
      include: parts,
      orderBy: [{ createdAt: 'desc' }, { offerId: 'desc' }, { number: 'desc' }],
      take: limit + 1,
    }),
  ])
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  const ids = [...new Set(shown.map(({ offer }) => offer.producerId))]
  const people = await db.person.findMany({ where: { id: { in: ids } } })
  const personWith = new Map(people.map((person) => [person.id, person]))
  return {
    rows: shown.map((hold) => transactionOf(hold, personWith.get(hold.offer.producerId))),
    total,
    next: last ? writeCursor([last.createdAt.getTime(), last.offerId, last.number]) : null,
  }
}

/** Both days included. */
const daysOf = ({ from, to }: Query): Prisma.DateTimeFilter => ({
  ...(from && { gte: new Date(from) }),
  ...(to && { lt: new Date(Date.parse(to) + DAY_MS) }),
})

function beyond([at, offerId, number]: Place): Prisma.HoldWhereInput {
  const createdAt = new Date(at)
  const before = { OR: [{ offerId: { lt: offerId } }, { offerId, number: { lt: number } }] }
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, ...before }] }
}

type Row = Prisma.HoldGetPayload<{ include: typeof parts }>

const transactionOf = (hold: Row, producer: PersonRow | undefined): Transaction => ({
  offerId: hold.offerId,
  offerStatus: hold.offer.status as Transaction['offerStatus'],
  listing: hold.offer.listing,
  producer: { id: hold.offer.producerId, ...namesOf(producer) },
  amount: hold.amountPence / 100,
  paymentStatus: hold.status as PaymentStatus,
  heldAt: hold.heldAt?.toISOString() ?? null,
  holdExpiresAt: hold.captureBefore?.toISOString() ?? null,
  capturedAt: hold.capturedAt?.toISOString() ?? null,
  releasedAt: hold.releasedAt?.toISOString() ?? null,
  createdAt: hold.createdAt.toISOString(),
})
