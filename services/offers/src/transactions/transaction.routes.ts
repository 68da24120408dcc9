import { offerAdministrationCalls as calls } from '@storyright/contracts/http'
import { describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { acceptOffer } from '../dealing/accept-offer.ts'
import { rejectOffer } from '../dealing/answer-offer.ts'
import type { Deps } from '../deps.ts'
import { findOffer } from '../views/find-offers.ts'
import { discrepancies, findDiscrepancy } from './discrepancies.ts'
import { settleDiscrepancy } from './settle-discrepancy.ts'
import { transactionsPage } from './transaction.views.ts'

export function transactionRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  serve(app, calls.listTransactions, async ({ query, reply }) => {
    const page = await transactionsPage(deps.db, query)
    describePage(reply, page, calls.listTransactions.path, query)
    return page.rows
  })

  serve(app, calls.listDiscrepancies, async () => discrepancies(deps.db))

  serve(app, calls.settleDiscrepancy, async ({ viewer, params: { id }, body }) => {
    await settleDiscrepancy(deps)({ ...body, id, viewer })
    return findDiscrepancy(deps.db, id)
  })

  serve(app, calls.captureTransaction, async ({ viewer, params: { offerId } }) => {
    await acceptOffer(deps)({ offerId, viewer })
    return findOffer(deps)({ offerId, viewer })
  })

  serve(app, calls.releaseTransaction, async ({ viewer, params: { offerId } }) => {
    await rejectOffer(deps)({ offerId, viewer })
    return findOffer(deps)({ offerId, viewer })
  })
}
