import { membershipCalls as calls, type PaymentSettings } from '@storyright/contracts/http'
import { access } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { currentStatus } from '../status/current-status.ts'
import { confirmUpgrade } from './confirm-upgrade.ts'
import { upgrade } from './upgrade.ts'

export function upgradeRoutes(app: FastifyInstance, deps: Deps, payment: PaymentSettings): void {
  serve(app, calls.membershipPaymentSettings, async () => payment)
  serve(app, calls.upgrade, async ({ viewer, body }) =>
    upgrade(deps, { viewer, termsAccepted: body?.termsAccepted === true }),
  )
  serve(app, calls.confirmUpgrade, async ({ viewer, body: { subscriptionId } }) =>
    currentStatus(
      deps,
      viewer,
      await confirmUpgrade(deps, { personId: viewer.id, subscriptionId, mayBuy: access.producer(viewer) }),
    ),
  )
}
