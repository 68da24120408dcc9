import type { AccountStatus } from '@storyright/contracts/vocabulary'
import { Badge } from '../../ui/badge/badge.tsx'

export const statusLabels: Record<AccountStatus, string> = {
  active: 'Active',
  pending_verification: 'Email not verified',
  pending_review: 'Pending review',
  rejected: 'Rejected',
  suspended: 'Suspended',
  closed: 'Closed',
}
const tones = {
  active: 'ok',
  pending_verification: 'wait',
  pending_review: 'wait',
  rejected: 'bad',
  suspended: 'bad',
  closed: 'off',
} as const

export function AccountState({ status }: { status: AccountStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
}
