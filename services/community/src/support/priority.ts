import type { SupportPriority, Tier } from '@storyright/contracts/vocabulary'
import { lockPerson } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { tiersOf } from '../people/tier.ts'

export function priorityFor(tier: Tier): SupportPriority {
  return tier === 'premium' ? 'high' : 'normal'
}

interface PriorityOfInput {
  memberId: string
  /** For a person who is not known yet. */
  otherwise: SupportPriority
}

/**
 * The priority of a member's threads by their events, and whether the account is closed. The person is locked: of a thread that is
 * written and a change of tier one starts over, so that neither misses the other.
 */
export async function priorityOf(
  tx: Tx,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { memberId, otherwise }: PriorityOfInput,
): Promise<{ priority: SupportPriority; isClosed: boolean }> {
  const person = await lockPerson(tx, db, memberId)
  const tier = (await tiersOf(db, [memberId], clock(), tx)).get(memberId)
  return { priority: tier ? priorityFor(tier) : otherwise, isClosed: person?.status === 'closed' }
}
