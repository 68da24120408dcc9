import { peopleAdministrationCalls as calls } from '@storyright/contracts/http'
import { describePage, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { asUser } from '../people/person.ts'
import { activateUser } from './activate-user.ts'
import type { AuditViews } from './audit.views.ts'
import { changeRole } from './change-role.ts'
import type { PeopleViews } from './people.views.ts'
import { reviewApplication } from './review-application.ts'
import { suspendUser } from './suspend-user.ts'

interface AdministrationDeps extends Deps {
  peopleViews: PeopleViews
  auditViews: AuditViews
}

export function administrationRoutes(app: FastifyInstance, deps: AdministrationDeps): void {
  const { peopleViews, auditViews, clock } = deps

  serve(app, calls.listUsers, async ({ query, reply }) => {
    const page = await peopleViews.users(query)
    describePage(reply, page, calls.listUsers.path, query)
    return page.rows.map((person) => asUser(person, clock()))
  })

  serve(app, calls.listPendingAgents, async ({ query, reply }) => {
    const page = await peopleViews.pendingAgents(query)
    describePage(reply, page, calls.listPendingAgents.path, query)
    return page.rows.map((person) => asUser(person, clock()))
  })

  serve(app, calls.peopleAudit, async ({ query, reply }) => {
    const page = await auditViews.entries(query)
    describePage(reply, page, calls.peopleAudit.path, query)
    return page.rows
  })

  serve(app, calls.verifyAgent, async ({ viewer, params, body: { status, notes } }) =>
    asUser(await reviewApplication(deps)({ viewer, id: params.id, verdict: status, notes }), clock()),
  )

  serve(app, calls.changeRole, async ({ viewer, params, body }) =>
    asUser(await changeRole(deps)({ viewer, id: params.id, role: body.role }), clock()),
  )

  serve(app, calls.suspendUser, async ({ viewer, params }) =>
    asUser(await suspendUser(deps)({ viewer, id: params.id }), clock()),
  )

  serve(app, calls.activateUser, async ({ viewer, params }) =>
    asUser(await activateUser(deps)({ viewer, id: params.id }), clock()),
  )
}
