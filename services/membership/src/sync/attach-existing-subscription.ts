import { membershipChanged } from '@storyright/contracts/events'
import type { Deps } from '../deps.ts'
import { changeMember, lockMember } from '../members/member.store.ts'
import type { Member } from '../members/member.ts'
import { isLive } from '../members/states.ts'
import type { Payable } from '../provider/provider.ts'

/** Finds the unrecorded subscription of an upgrade at the provider, if there is one. */
export async function adopt(deps: Deps, { personId, customerId }: Member): Promise<Member | null> {
  const found = customerId ? await deps.provider.find({ customerId, personId }) : null
  return found && (await keepSubscription(deps, { personId, attempt: null, payable: found }))
}

interface KeepSubscriptionInput {
  personId: string
  /** The attempt that made it; any for one found at the provider. */
  attempt: number | null
  payable: Payable
}

/** Writes down what the provider made for an attempt; `null` when another attempt has begun meanwhile, or none is left. */
export function keepSubscription(
  { transaction, outbox }: Deps,
  { personId, attempt, payable }: KeepSubscriptionInput,
): Promise<Member | null> {
  return transaction(async (tx) => {
    const member = await lockMember(tx, personId)
    const { id: subscriptionId } = payable.subscription
    if (member.subscriptionId === subscriptionId) return member
    const isOurs = attempt === null || member.attempt === attempt
    if (!isOurs || !member.upgradingSince || isLive(member.state)) return null
    const change = {
      subscriptionId,
      upgradingSince: null,
      state: 'incomplete',
      paidUntil: null,
      activatedAt: null,
      comparedAt: null,
      cancelWantedAt: null,
      graceFrom: null,
      ...(!member.endBecause && { tries: 0, nextTryAt: null }),
    }
    return changeMember(tx, outbox, member, { change, event: membershipChanged })
  })
}
