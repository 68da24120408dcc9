import { Badge } from '../../ui/badge/badge.tsx'

/** Every document from the author to the seller was checked. */
export function TitleBadge() {
  return (
    <Badge tone="ok" fill>
      Chain of title verified
    </Badge>
  )
}
