import { producerRoles, type Refusal } from '@storyright/contracts/vocabulary'
import { offerRefusals } from '../errors.ts'
import type { PersonRow } from './names.ts'

export type PersonState = Pick<PersonRow, 'role' | 'status'>

const producers: ReadonlySet<string> = new Set(producerRoles)

/** Why somebody may make no offers now; nothing for those who may. */
export function refusalOf({ role, status }: PersonState): Refusal | undefined {
  if (!producers.has(role)) return offerRefusals.onlyProducers()
  // Signing in needs a confirmed address, so while that event is still on its way the access token is newer.
  return ['active', 'pending_verification'].includes(status) ? undefined : offerRefusals.accountNotActive()
}

/** Whether an agent's listings take offers; one whose events are still missing counts as active. */
export const isDealing = (agent: PersonState | undefined): boolean =>
  agent === undefined || (agent.status === 'active' && ['agent', 'admin'].includes(agent.role))
