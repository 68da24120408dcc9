import { membershipChanged } from '@storyright/contracts/events'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { changeMember, findMember, lockMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { isLive, runs } from '../members/states.ts'
import type { Subscription } from '../provider/subscription.ts'
import { followSubscription } from '../sync/sync-subscription.ts'
import { ago, DAY_MS, HOUR_MS, later } from '../times.ts'
import type { Pace } from './job-config.ts'

const LOOKED = 'looked for lost subscriptions'
/** Everything that was begun before it is known. */
const KNOWN = 'no lost subscriptions before'
/** Every year has been paid for within it. */
const FIRST_LOOK_MS = 400 * DAY_MS
/** The provider's clock is not ours. */
const OVERLAP_MS = HOUR_MS

/**
 * Takes over subscriptions that run at the provider and that no member has: a restored database has forgotten who paid since,
 * and their webhooks come no more. How far was looked is restored with it, so that exactly what it has forgotten is looked through.
 */
export async function takeOverLost(
  deps: Deps,
  { compareEveryMs, unfinishedAfterMs }: Pace,
  signal: AbortSignal,
): Promise<void> {
  const { db, provider, clock, logger } = deps
  const looked = await lastDone(db, LOOKED)
  if (looked && looked > ago(deps, compareEveryMs)) return
  const until = ago(deps, unfinishedAfterMs)
  const known = await lastDone(db, KNOWN)
  const after = known ? later(known, -OVERLAP_MS) : ago(deps, FIRST_LOOK_MS)
  let failed = 0
  for await (const subscription of provider.list({ after, until })) {
    if (signal.aborted) return
    await takeOver(deps, subscription).catch((error: unknown) => {
      failed += 1
      logger.warn({ subscriptionId: subscription.id, err: error }, 'A subscription is taken over later')
    })
  }
  if (failed === 0) await recordDone(db, KNOWN, until)
  await recordDone(db, LOOKED, clock())
}

async function takeOver(deps: Deps, subscription: Subscription): Promise<void> {
  const { db, provider, identity, logger } = deps
  const { id: subscriptionId, state, belongsTo } = subscription
  const { personId } = belongsTo
  // Unpaid ones expire by themselves.
  if (!personId || !provider.isOf(subscription, personId) || !runs(state === 'over' ? 'none' : state)) return
  const member = await findMember(db, personId)
  if (member?.subscriptionId === subscriptionId || isBegunElsewhere(member)) return
  if (member && isLive(member.state)) {
    logger.error({ personId, subscriptionId }, 'Somebody pays for two memberships; one has to be ended at the provider')
    return
  }
  if (!member?.isClosed && !(await identity.contactOf(personId))) {
    logger.error(
      { personId, subscriptionId },
      'A membership is paid for that belongs to nobody; it has to be ended at the provider',
    )
    return
  }
  if (await keep(deps, personId, subscription)) await followSubscription(deps, { personId })
}

/** Other jobs find the rest; an upgrade by its customer, who is recorded before anything is made for them. */
const isBegunElsewhere = (member: Member | null) =>
  Boolean((member?.upgradingSince && member.customerId) || member?.endBecause)

const keep = (
  { transaction, outbox }: Deps,
  personId: string,
  { id: subscriptionId, customerId }: Subscription,
): Promise<boolean> =>
  transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    if (isLive(member.state) || isBegunElsewhere(member)) return false
    const change = {
      subscriptionId,
      customerId,
      upgradingSince: null,
      state: 'incomplete',
      // The keys of the attempt that was forgotten are taken at the provider.
      attempt: { increment: 1 },
      paidUntil: null,
      activatedAt: null,
      comparedAt: null,
      cancelWantedAt: null,
      tries: 0,
      nextTryAt: null,
    }
    await changeMember(tx, outbox, member, { change, event: membershipChanged })
    return true
  })

async function lastDone(db: Database, name: string): Promise<Date | undefined> {
  return (await db.round.findUnique({ where: { name } }))?.doneAt
}

const recordDone = (db: Database, name: string, doneAt: Date) =>
  db.round.upsert({ where: { name }, create: { name, doneAt }, update: { doneAt } })
