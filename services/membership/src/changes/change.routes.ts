import { membershipCalls as calls } from '@storyright/contracts/http'
import { effectiveTier } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { lockMember, noteOf } from '../members/member.store.ts'
import { type Member, mayWithdraw } from '../members/member.ts'
import { runs } from '../members/states.ts'
import { untilIdentityKnows } from '../people/until-identity-knows.ts'
import { currentStatus } from '../status/current-status.ts'
import { mapProviderErrors } from '../sync/map-provider-errors.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { endMembership } from '../termination/end-membership.ts'
import { payRenewal } from './pay-renewal.ts'
import { cardOf, keepCard, replaceCard } from './replace-card.ts'
import { refuseIfOver } from './require-active.ts'

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

/**
 * Cancels to the end of the paid period. Where that is over already, and only its renewal is open, the membership ends now. The
 * request is recorded before the provider is called: from then on nothing renews, whatever fails, until the member takes it back.
 */
export async function cancelMembership(deps: Deps, personId: string): Promise<Member> {
  const member = await wantEnd(deps, personId)
  const cancelled = await setCancelled(deps, member, true)
  const isOver = cancelled.endBecause || cancelled.state === 'past_due' || (await isRenewedMeanwhile(deps, cancelled))
  if (!isOver) return cancelled
  return endMembership(deps, { personId, because: 'cancelled', refunds: false })
}

/** A renewal was charged in the same moment: it goes back, and the membership ends with it. */
const isRenewedMeanwhile = async ({ db }: Deps, { personId, subscriptionId }: Member): Promise<boolean> =>
  (await db.payment.count({
    where: { personId, subscriptionId: subscriptionId!, refundOpen: true, refundBecause: 'cancelled' },
  })) > 0

/** Idempotent: a repeated request keeps the first time. */
const wantEnd = ({ transaction, clock }: Deps, personId: string): Promise<Member> =>
  transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    const { subscriptionId, state, endBecause, cancelWantedAt } = member
    const isAgain = cancelWantedAt !== null && endBecause === 'cancelled'
    if (!subscriptionId || (state !== 'active' && state !== 'past_due') || (endBecause && !isAgain))
      throw membershipRefusals.nothingToCancel()
    // Should the answer be lost, the next comparison finds what became of it.
    return noteOf(tx, member, { cancelWantedAt: cancelWantedAt ?? clock(), comparedAt: null })
  })

/** Takes a cancellation back while the paid period runs. */
export async function resumeMembership(deps: Deps, personId: string): Promise<Member> {
  const member = await deps.transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    const { subscriptionId, state, paidUntil, endBecause, cancelWantedAt } = member
    const isOver = !paidUntil || paidUntil <= deps.clock()
    const isCancelled = state === 'ending' || (runs(state) && cancelWantedAt !== null)
    if (!subscriptionId || !isCancelled || isOver || endBecause) throw membershipRefusals.nothingToResume()
    return noteOf(tx, member, { cancelWantedAt: null, comparedAt: null })
  })
  return setCancelled(deps, member, false)
}

async function setCancelled(
  deps: Deps,
  { personId, subscriptionId, endBecause }: Member,
  cancels: boolean,
): Promise<Member> {
  await deps.checkpoint('before the provider cancels or resumes')
  const refusal = cancels ? membershipRefusals.nothingToCancel : membershipRefusals.nothingToResume
  const isOver = refuseIfOver(deps, subscriptionId!, refusal)
  if (!endBecause)
    await mapProviderErrors(() => deps.provider.cancelAtPeriodEnd(subscriptionId!, cancels).catch(isOver))
  await deps.checkpoint('after the provider cancelled or resumed')
  const changed = await mapProviderErrors(() => followSubscription(deps, { personId }))
  await untilIdentityKnows(deps, changed)
  return changed
}
