import { membershipAdministrationCalls as calls } from '@storyright/contracts/http'
import { describePage, idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Member } from '../members/member.ts'
import { askForPerson } from '../people/follow-person.ts'
import { untilIdentityKnows } from '../people/until-identity-knows.ts'
import { endMembership } from '../termination/end-membership.ts'
import { auditPage } from './audit.views.ts'
import { grantMonths } from './grant-months.ts'
import { paymentsPage } from './payment.views.ts'
import { readMembership, requireMember, statusOfMember } from './read-membership.ts'
import { refundPayment } from './refund-payment.ts'
import { takeGrantBack } from './take-grant-back.ts'

export function administrationRoutes(app: FastifyInstance, deps: Deps): void {
  const statusNow = async (member: Member) => {
    await untilIdentityKnows(deps, member)
    return statusOfMember(deps, member)
  }
  serve(app, calls.membershipPayments, async ({ query, reply }) => {
    const page = await paymentsPage(deps.db, query)
    describePage(reply, page, calls.membershipPayments.path, query)
    return page.rows
  })

  serve(app, calls.membershipsAudit, async ({ query, reply }) => {
    const page = await auditPage(deps.db, query)
    describePage(reply, page, calls.membershipsAudit.path, query)
    return page.rows
  })

  serve(app, calls.membershipOf, async ({ params: { userId } }) => {
    await askForPerson(deps, userId)
    return readMembership(deps, userId)
  })

  serve(app, calls.grantMonths, async ({ viewer, params: { userId: personId }, body, request }) => {
    const key = idempotencyKeyOf(request)
    await askForPerson(deps, personId)
    return statusNow(await grantMonths(deps, { ...body, personId, actorId: viewer.id, key }))
  })

  serve(app, calls.takeGrantBack, async ({ viewer, params: { userId: personId }, body: { reason } }) => {
    await askForPerson(deps, personId)
    return statusNow(await takeGrantBack(deps, { personId, actorId: viewer.id, reason }))
  })

  serve(
    app,
    calls.refundMembershipPayment,
    async ({ viewer, params: { userId: personId, paymentId }, body, request }) => {
      await requireMember(deps.db, personId)
      const key = idempotencyKeyOf(request)
      await refundPayment(deps, { ...body, personId, paymentId, actorId: viewer.id, key })
      return readMembership(deps, personId)
    },
  )

  serve(
    app,
    calls.endMembership,
    async ({ viewer, params: { userId: personId }, body: { refund: refunds, reason } }) => {
      await askForPerson(deps, personId)
      await requireMember(deps.db, personId)
      await endMembership(deps, { personId, because: 'administrator', refunds, reason, actorId: viewer.id })
      return readMembership(deps, personId)
    },
  )
}
