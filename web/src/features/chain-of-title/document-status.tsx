import type { ChainDocumentStatus } from '@storyright/contracts/vocabulary'
import { Badge } from '../../ui/badge/badge.tsx'

export const statusLabels: Record<ChainDocumentStatus, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  verified: 'Verified',
  rejected: 'Rejected',
}
const tones = { draft: 'off', submitted: 'wait', verified: 'ok', rejected: 'bad' } as const

export function DocumentStatus({ status }: { status: ChainDocumentStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
}
