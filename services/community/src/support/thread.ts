import type { SupportPriority, Tier, Viewer } from '@storyright/contracts/vocabulary'
import type { ThreadRow } from './thread.store.ts'

type Side = 'support' | 'member'
type ThreadState = Pick<ThreadRow, 'status' | 'priority' | 'awaits' | 'waitingSince' | 'queue'>

/** Whether the viewer acts as staff; in their own thread an administrator is a member. */
export const isSupport = ({ id, role }: Viewer, { memberId }: Pick<ThreadRow, 'memberId'>): boolean =>
  role === 'admin' && id !== memberId

export function priorityFor(tier: Tier): SupportPriority {
  return tier === 'premium' ? 'high' : 'normal'
}

/** What awaits the members comes after all that awaits support; premium first in either. */
export const queues = [0, 1, 2, 3] as const
export function queueOf({ awaits, priority }: Pick<ThreadState, 'awaits' | 'priority'>): number {
  return (awaits === 'support' ? 0 : 2) + (priority === 'high' ? 0 : 1)
}

const open = (awaits: Side, priority: SupportPriority, waitingSince: Date): ThreadState => ({
  status: 'open',
  priority,
  awaits,
  waitingSince,
  queue: queueOf({ awaits, priority }),
})

interface Step {
  isFromSupport: boolean
  priority: SupportPriority
  at: Date
}

export const asked = ({ priority, at }: Pick<Step, 'priority' | 'at'>): ThreadState => open('support', priority, at)

/** After a further message a closed thread opens again, and waiting counts from the first unanswered message. */
export function written(row: ThreadState, { isFromSupport, priority, at }: Step): ThreadState {
  const awaits = isFromSupport ? 'member' : 'support'
  return open(awaits, priority, row.awaits === awaits ? row.waitingSince : at)
}

/** A closed thread was opened again without a word: the side that did not speak last, or support, whom a member wants back. */
export const reopened = ({ last }: Pick<ThreadRow, 'last'>, { isFromSupport, priority, at }: Step): ThreadState =>
  open(isFromSupport && last.isFromSupport ? 'member' : 'support', priority, at)

export const closed = { status: 'closed', awaits: null } as const
