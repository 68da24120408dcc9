import type { PeopleAuditEntry } from '@storyright/contracts/http'
import type { AccountStatus, Role } from '@storyright/contracts/vocabulary'
import { statusLabels } from '../../entities/person/account-status.tsx'
import { roleLabels } from '../../entities/person/role-labels.ts'

export const actionLabels: Record<PeopleAuditEntry['action'], string> = {
  'agent.approved': 'Application approved',
  'agent.rejected': 'Application rejected',
  'user.role-changed': 'Role changed',
  'user.suspended': 'Suspended',
  'user.activated': 'Activated',
  'user.email-changed': 'Email address changed',
  'user.email-restored': 'Email address taken back',
}

const labels: Record<string, string> = { ...roleLabels, ...statusLabels } satisfies Record<Role | AccountStatus, string>

/** The values before and after the action: "Producer to Agent". */
export function changesIn({ before, after }: Pick<PeopleAuditEntry, 'before' | 'after'>) {
  const changed = ['role', 'status'].filter((name) => after[name] !== undefined && before[name] !== after[name])
  return changed.map((name) => `${worded(before[name])} to ${worded(after[name])}`).join(', ')
}

const worded = (value: unknown) => labels[String(value)] ?? String(value)
