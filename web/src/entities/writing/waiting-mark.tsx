import type { WrittenStatus } from '@storyright/contracts/vocabulary'
import { Badge } from '../../ui/badge/badge.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'

/** Beside a text that waits, for its author and moderators, who alone see it yet; nothing beside any other. */
export const WaitingMark = ({ status }: { status: WrittenStatus }) =>
  status === 'waiting' && (
    <Badge tone="wait">
      Waits for a moderator<VisuallyHidden>: only its author and moderators see it until then</VisuallyHidden>
    </Badge>
  )
