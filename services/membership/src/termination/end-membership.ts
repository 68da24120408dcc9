import { isProviderError } from '@storyright/card-provider'
import { addAuditEntry, auditedState } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRefusals } from '../errors.ts'
import { lockMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { isFrozen, runningPayment } from '../members/payment.store.ts'
import { decideEnd, type End } from '../members/schedule-termination.ts'
import { isLive } from '../members/states.ts'
import { untilIdentityKnows } from '../people/until-identity-knows.ts'
import { whileAtWork } from '../provider/retry-while-locked.ts'
import { later } from '../times.ts'
import { terminateSubscription } from './terminate-subscription.ts'

/** So long the upkeep leaves an end to the request that decided it. */
const LEFT_MS = 30_000

export interface EndMembershipInput extends Pick<End, 'because' | 'refunds' | 'reason'> {
  personId: string
  /** Which administrator ends it, for the audit. */
  actorId?: string | null
  /** Throws the refusal when there is nothing to end in this way. */
  require?(member: Member, now: Date): void
}

/** Ends a membership now: decided in one transaction, then carried out at the provider; answers when it is done and identity knows, 503 when that is not known. */
export async function endMembership(
  deps: Deps,
  { personId, actorId, require = requireLive, ...end }: EndMembershipInput,
): Promise<Member> {
  await deps.transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    const now = deps.clock()
    require(member, now)
    if (end.refunds) await requireNotDisputed(tx, member)
    const decided = await decideEnd(tx, member, { ...end, now, leftUntil: later(now, LEFT_MS) })
    if (!actorId) return
    const after = { refunds: decided.endRefunds, reason: end.reason ?? null }
    const entry = { action: 'membership.ended', personId, actorId, before: auditedState(member), after } as const
    await addAuditEntry(tx, entry, now)
  })
  await deps.checkpoint('after deciding the end')
  const ended = await finish(deps, personId)
  await untilIdentityKnows(deps, ended)
  return ended
}

/** Until the bank has decided, the card's holder may get the money from there: it is not refunded twice. */
async function requireNotDisputed(tx: Tx, member: Member): Promise<void> {
  const running = await runningPayment(tx, member)
  if (running && isFrozen(running)) throw membershipRefusals.paymentDisputed()
}

async function finish(deps: Deps, personId: string): Promise<Member> {
  try {
    return await whileAtWork(() => terminateSubscription(deps, personId))
  } catch (error) {
    if (!isProviderError(error)) throw error
    deps.logger.warn({ personId, err: error }, 'A membership is ended later')
    throw membershipRefusals.endUnknown({ retryAfterSeconds: 5 })
  }
}

function requireLive({ state, upgradingSince, endBecause }: Member): void {
  if (!isLive(state) && !upgradingSince && !endBecause) throw membershipRefusals.nothingToEnd()
}
