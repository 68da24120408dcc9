import type { SupportThread } from '@storyright/contracts/http'
import { Badge } from '../../ui/badge/badge.tsx'

type Side = 'support' | 'member'
type Thread = Pick<SupportThread, 'status' | 'awaits'>

const words: Record<Side, Record<Side, string>> = {
  member: { support: 'Waiting for an answer', member: 'Answered' },
  support: { support: 'Unanswered', member: 'Waiting for the member' },
}

/** How a question stands, in the words of whoever reads it. */
export function ThreadState({ thread: { status, awaits }, side }: { thread: Thread; side: Side }) {
  if (status === 'closed' || !awaits) return <Badge tone="off">Closed</Badge>
  return <Badge tone={awaits === 'support' ? 'wait' : 'ok'}>{words[side][awaits]}</Badge>
}
