import type { Flagged } from '@storyright/contracts/http'
import type { ModerationAction } from '@storyright/contracts/vocabulary'
import { isAhead } from '../../shared/is-ahead.ts'

/** What can be done about a text now: the decisions it waits for, and what may come besides. About one’s own, nothing. */
export function actionsFor({ status, author, discussion }: Flagged, selfId: string) {
  const isOwn = author.id === selfId
  const decisions: ModerationAction[] = status === 'open' ? ['remove', 'keep'] : []
  const about: ModerationAction[] = ['warn', isAhead(author.mutedUntil) ? 'unmute' : 'mute']
  const place: ModerationAction[] = discussion
    ? [discussion.isLocked ? 'unlock' : 'lock', 'move', discussion.isSticky ? 'unstick' : 'stick']
    : []
  return isOwn ? { isOwn, decisions: [], besides: [] } : { isOwn, decisions, besides: [...about, ...place] }
}

/** Keys that act on the text being read. */
export const shortcuts: Readonly<Record<string, ModerationAction>> = { e: 'keep', r: 'remove', w: 'warn', m: 'mute' }
export const keyOf = (action: ModerationAction) =>
  Object.keys(shortcuts)
    .find((key) => shortcuts[key] === action)
    ?.toUpperCase()
