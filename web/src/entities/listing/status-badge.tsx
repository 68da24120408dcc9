import type { ListingStatus } from '@storyright/contracts/vocabulary'
import { Badge, type Tone } from '../../ui/badge/badge.tsx'

const statuses: Record<string, { label: string; tone: Tone }> = {
  available: { label: 'Available', tone: 'ok' },
  optioned: { label: 'Optioned', tone: 'wait' },
  sold: { label: 'Sold', tone: 'off' },
}
const unknown = { label: 'Unknown', tone: 'off' } as const

/** What a status is called. */
export const statusLabel = (status: ListingStatus) => statuses[status]!.label

/** A listing's status; a featured one shows that instead. */
export function StatusBadge({ status, featured = false }: { status: string; featured?: boolean }) {
  if (featured) return <Badge tone="ink">Featured</Badge>
  const { label, tone } = (Object.hasOwn(statuses, status) && statuses[status]) || unknown
  return <Badge tone={tone}>{label}</Badge>
}
