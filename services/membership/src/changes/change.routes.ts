import { membershipCalls as calls } from '@storyright/contracts/http'
import { effectiveTier } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { type Member, mayWithdraw } from '../members/member.ts'
import { currentStatus } from '../status/current-status.ts'
import { endMembership } from '../termination/end-membership.ts'
import { cancelMembership, resumeMembership } from './cancel-membership.ts'
import { payRenewal } from './pay-renewal.ts'
import { cardOf, keepCard, replaceCard } from './replace-card.ts'

export function changeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.cancelMembership, async ({ viewer }) =>
    currentStatus(deps, viewer, await cancelMembership(deps, viewer.id)),
  )
  serve(app, calls.resumeMembership, async ({ viewer }) =>
    currentStatus(deps, viewer, await resumeMembership(deps, viewer.id)),
  )
  serve(app, calls.withdraw, async ({ viewer: { id, role } }) => {
    const { premiumUntil } = await withdraw(deps, id)
    return { tier: effectiveTier({ role, premiumExpiresAt: premiumUntil }, deps.clock()) }
  })
  serve(app, calls.payRenewal, async ({ viewer }) => payRenewal(deps, viewer.id))
  serve(app, calls.cardOnFile, async ({ viewer }) => cardOf(deps, viewer.id))
  serve(app, calls.replaceCard, async ({ viewer }) => ({ clientSecret: await replaceCard(deps, viewer.id) }))
  serve(app, calls.keepCard, async ({ viewer, body: { setupIntentId } }) =>
    keepCard(deps, { personId: viewer.id, setupIntentId }),
  )
}

/** Withdraws from a new contract: all of its first payment goes back, and premium ends at once. */
export function withdraw(deps: Deps, personId: string): Promise<Member> {
  return endMembership(deps, {
    personId,
    because: 'withdrawn',
    refunds: true,
    require: (member, now) => {
      // A repeated request meanwhile waits for the same termination.
      if (member.endBecause !== 'withdrawn' && !mayWithdraw(member, now)) throw membershipRefusals.cannotWithdraw()
    },
  })
}
