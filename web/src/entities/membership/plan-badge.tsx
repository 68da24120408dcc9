import type { Tier } from '@storyright/contracts/vocabulary'
import { Badge } from '../../ui/badge/badge.tsx'

/** Somebody's plan. */
export function PlanBadge({ tier }: { tier: Tier }) {
  return tier === 'premium' ? (
    <Badge tone="ok" fill>
      Premium
    </Badge>
  ) : (
    <Badge tone="orange" fill>
      Free
    </Badge>
  )
}
