import { offerAdministrationCalls as calls, type OfferAuditEntry } from '@storyright/contracts/http'
import { type CsvColumn, csvFile, csvOfPages, describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { namedIn } from '../offers/round.ts'
import { findOffer } from '../queries/find-offers.ts'
import { acceptOffer } from '../use-cases/accept-offer.ts'
import { rejectOffer } from '../use-cases/answer-offer.ts'
import { auditPage } from './audit.views.ts'
import { discrepancies, findDiscrepancy } from './discrepancies.ts'
import { settleDiscrepancy } from './settle-discrepancy.ts'
import { transactionsPage } from './transaction.views.ts'
import { transactionsCsv } from './transactions-csv.ts'

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
