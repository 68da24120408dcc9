import {
  offerAdministrationCalls as calls,
  type OfferAuditEntry,
  type offerAdministrationCalls,
  type Transaction,
} from '@storyright/contracts/http'
import { csvLine, paging } from '@storyright/contracts/vocabulary'
import {
  type CsvColumn,
  csvFile,
  csvOfPages,
  csvPageRows,
  describePage,
  type Page,
  pageOf,
  readCursor,
  serve,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { timeOf } from '../offers/offer.ts'
import { namedIn } from '../offers/round.ts'
import { namesOf } from '../people/names.ts'
import { findOffer } from '../queries/find-offers.ts'
import { acceptOffer } from '../use-cases/accept-offer.ts'
import { rejectOffer } from '../use-cases/answer-offer.ts'
import { auditPage } from './audit.views.ts'
import { discrepancies, findDiscrepancy } from './discrepancies.ts'
import { settleDiscrepancy } from './settle-discrepancy.ts'
import {
  countTransactions,
  type Filters,
  type Place,
  placeIn,
  placeOf,
  readTransactions,
  type TransactionRow,
} from './transaction-rows.ts'

export function transactionRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  serve(app, calls.listTransactions, async ({ query, reply }) => {
    const page = await transactionsPage(deps.db, query)
    describePage(reply, page, calls.listTransactions.path, query)
    return page.rows
  })

  serve(app, calls.transactionsCsv, async ({ query, reply }) => {
    const today = deps.clock().toISOString().slice(0, 10)
    return csvFile(reply, `storyright-transactions-${today}.csv`, transactionsCsv(deps.db, query))
  })

  serve(app, calls.offersAudit, async ({ query, reply }) => {
    const page = await auditPage(deps.db, query)
    describePage(reply, page, calls.offersAudit.path, query)
    return page.rows
  })

  serve(app, calls.offersAuditCsv, async ({ reply }) => {
    const today = deps.clock().toISOString().slice(0, 10)
    const lines = csvOfPages(auditColumns, (part) => auditPage(deps.db, part))
    return csvFile(reply, `storyright-audit-of-offers-${today}.csv`, lines)
  })

  serve(app, calls.listDiscrepancies, async () => discrepancies(deps.db))

  serve(app, calls.settleDiscrepancy, async ({ viewer, params: { id }, body }) => {
    await settleDiscrepancy(deps, { ...body, id, viewer })
    return findDiscrepancy(deps.db, id)
  })

  serve(app, calls.captureTransaction, async ({ viewer, params: { offerId }, body }) => {
    await acceptOffer(deps, { offerId, viewer, reason: body?.reason ?? null, named: namedIn(body) })
    return findOffer(deps, { offerId, viewer })
  })

  serve(app, calls.releaseTransaction, async ({ viewer, params: { offerId }, body }) => {
    await rejectOffer(deps, { offerId, viewer, why: body?.reason ?? null })
    return findOffer(deps, { offerId, viewer })
  })
}

const auditColumns: readonly CsvColumn<OfferAuditEntry>[] = [
  ['When', ({ at }) => at],
  ['What was done', ({ action }) => action],
  ['By', ({ actor: { firstName, lastName } }) => `${firstName} ${lastName}`.trim()],
  ['Offer', ({ offer }) => offer?.id ?? null],
  ['Listing', ({ offer }) => offer?.listing.id ?? null],
  ['Title', ({ offer }) => offer?.listing.title ?? null],
  ['Before', ({ before }) => JSON.stringify(before)],
  ['After', ({ after }) => JSON.stringify(after)],
  ['Reason', ({ reason }) => reason],
]

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

type Query = z.output<typeof offerAdministrationCalls.listTransactions.query>

/** Holds, captures and releases, the newest first unless they are sorted otherwise: one row for every hold. */
async function transactionsPage(
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

function transactionOf(row: TransactionRow): Transaction {
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
