import { peopleAdministrationCalls as calls } from '@storyright/contracts/http'
import { describePage, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { asUser, type Person } from '../people/person.ts'
import { activateUser } from './activate-user.ts'
import type { AuditViews } from './audit.views.ts'
import { changeRole } from './change-role.ts'
import { onePerson } from './one-person.ts'
import type { PeopleViews } from './people.views.ts'
import { reviewApplication } from './review-application.ts'
import { suspendUser } from './suspend-user.ts'

interface AdministrationDeps extends Deps {
  peopleViews: PeopleViews
  auditViews: AuditViews
}

export function administrationRoutes(app: FastifyInstance, deps: AdministrationDeps): void {
  const { peopleViews, auditViews, clock } = deps
  const versioned = (reply: FastifyReply, person: Person) => withVersion(reply, person.version, asUser(person, clock()))

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

  serve(app, calls.oneUser, async ({ params, reply }) => versioned(reply, await onePerson(deps, params.id)))

  serve(app, calls.verifyAgent, async ({ viewer, params, body: { status, notes }, expected, reply }) =>
    versioned(reply, await reviewApplication(deps, { viewer, id: params.id, expected, verdict: status, notes })),
  )

  serve(app, calls.changeRole, async ({ viewer, params, body: { role }, expected, reply }) =>
    versioned(reply, await changeRole(deps, { viewer, id: params.id, expected, role })),
  )

  serve(app, calls.suspendUser, async ({ viewer, params, expected, reply }) =>
    versioned(reply, await suspendUser(deps, { viewer, id: params.id, expected })),
  )

  serve(app, calls.activateUser, async ({ viewer, params, expected, reply }) =>
    versioned(reply, await activateUser(deps, { viewer, id: params.id, expected })),
  )
}
