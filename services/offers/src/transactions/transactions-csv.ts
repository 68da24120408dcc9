import type { Transaction } from '@storyright/contracts/http'
import { csvLine } from '@storyright/contracts/vocabulary'
import { type CsvColumn, csvPageRows } from '@storyright/service-kit'
import type { Database } from '../database.ts'
import { transactionOf } from './transaction.views.ts'
import { type Filters, type Place, placeOf, readTransactions } from './transaction-rows.ts'

/** Money in pounds; times as ISO 8601 has them. */
const columns: readonly CsvColumn<Transaction>[] = [
  ['Offer', ({ offerId }) => offerId],
  ['Offer status', ({ offerStatus }) => offerStatus],
  ['Listing', ({ listing }) => listing.id],
  ['Title', ({ listing }) => listing.title],
  ['Author', ({ listing }) => listing.author],
  ['Producer', ({ producer: { firstName, lastName } }) => `${firstName} ${lastName}`.trim()],
  ['Company', ({ producer }) => producer.companyName],
  ['Amount (£)', ({ amount }) => amount],
  ['Payment', ({ paymentStatus }) => paymentStatus],
  ['Made', ({ createdAt }) => createdAt],
  ['Held', ({ heldAt }) => heldAt],
  ['Hold ends', ({ holdExpiresAt }) => holdExpiresAt],
  ['Captured', ({ capturedAt }) => capturedAt],
  ['Released', ({ releasedAt }) => releasedAt],
  ['Refunded (£)', ({ refundedAmount }) => refundedAmount],
  ['Refunded at', ({ refundedAt }) => refundedAt],
  ['Dispute', ({ disputeStatus }) => disputeStatus],
  ['Answer due', ({ disputeDueBy }) => disputeDueBy],
]

/** A line of headings and one for every hold, in the list's order, read some at a time while they are sent. */
export async function* transactionsCsv(db: Database, filters: Filters, take = csvPageRows): AsyncGenerator<string> {
  let head = csvLine(columns.map(([heading]) => heading)) // comes with the first rows, so that an outage is told before anything is sent
  let after: Place | null = null
  for (;;) {
    const rows = await readTransactions(db, filters, { after, take })
    const lines = rows
      .map((row) => transactionOf(row))
      .map((transaction) => csvLine(columns.map(([, value]) => value(transaction) ?? '')))
      .join('')
    yield head + lines
    head = ''
    const last = rows.at(-1)
    if (!last || rows.length < take) return
    after = placeOf(last)
  }
}
