import { membershipCalls as calls } from '@storyright/contracts/http'
import { effectiveTier } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { currentStatus } from '../status/current-status.ts'
import { cancelMembership, resumeMembership } from './cancel-membership.ts'
import { payRenewal } from './pay-renewal.ts'
import { cardOf, keepCard, replaceCard } from './replace-card.ts'
import { withdraw } from './withdraw.ts'

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
