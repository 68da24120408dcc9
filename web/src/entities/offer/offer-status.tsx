import type { OfferStatus } from '@storyright/contracts/vocabulary'
import { Badge } from '../../ui/badge/badge.tsx'
import { statusLabels, statusTones } from './offer-words.ts'

export function OfferState({ status, fill = false }: { status: OfferStatus; fill?: boolean }) {
  return (
    <Badge tone={statusTones[status]} fill={fill}>
      {statusLabels[status]}
    </Badge>
  )
}
