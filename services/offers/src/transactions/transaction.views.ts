import type { offerAdministrationCalls, Transaction } from '@storyright/contracts/http'
import { paging } from '@storyright/contracts/vocabulary'
import { type Page, pageOf, readCursor } from '@storyright/service-kit'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import { timeOf } from '../offers/offer.ts'
import { namesOf } from '../people/names.ts'
import { countTransactions, placeIn, placeOf, readTransactions, type TransactionRow } from './transaction-rows.ts'

type Query = z.output<typeof offerAdministrationCalls.listTransactions.query>

/** Holds, captures and releases, the newest first unless they are sorted otherwise: one row for every hold. */
export async function transactionsPage(
  db: Database,
  { cursor, limit = paging.listMaximum, ...filters }: Query,
): Promise<Page<Transaction>> {
  const after = readCursor(placeIn(filters), cursor)
  const [total, found] = await Promise.all([
    countTransactions(db, filters),
    readTransactions(db, filters, { after, take: limit + 1 }),
  ])
  const page = pageOf(found, { limit, total, placeOf })
  return { ...page, rows: page.rows.map(transactionOf) }
}

export function transactionOf(row: TransactionRow): Transaction {
  return {
    offerId: row.offerId,
    offerStatus: row.offerStatus,
    listing: { id: row.listingId, title: row.title, author: row.author },
    producer: { id: row.producerId, ...producerOf(row) },
    amount: row.amountPence / 100,
    paymentStatus: row.paymentStatus,
    heldAt: timeOf(row.heldAt),
    holdExpiresAt: timeOf(row.captureBefore),
    capturedAt: timeOf(row.capturedAt),
    releasedAt: timeOf(row.releasedAt),
    refundedAmount: row.refundedPence / 100,
    refundedAt: timeOf(row.refundedAt),
    disputeStatus: row.disputeStatus,
    disputeDueBy: timeOf(row.disputeDueBy),
    createdAt: row.createdAt.toISOString(),
  }
}

const producerOf = ({ producerStatus: status, firstName, lastName, companyName }: TransactionRow) =>
  namesOf(status === null ? undefined : { status, firstName: firstName!, lastName: lastName!, companyName })
