import { membershipAdministrationCalls as calls } from '@storyright/contracts/http'
import { describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { paymentsPage } from './payment.views.ts'

export function administrationRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  serve(app, calls.membershipPayments, async ({ query, reply }) => {
    const page = await paymentsPage(deps.db, query)
    describePage(reply, page, calls.membershipPayments.path, query)
    return page.rows
  })
}
