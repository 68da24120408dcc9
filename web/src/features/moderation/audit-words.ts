import type { ModerationEntry } from '@storyright/contracts/http'
import {
  dayAndTime,
  type ForumCategory,
  forumCategoryLabels,
  type ModerationAction,
} from '@storyright/contracts/vocabulary'
import { textNouns } from './text-nouns.ts'

const deeds: Record<ModerationAction, (text: string) => string> = {
  keep: (text) => `Kept ${text}`,
  remove: (text) => `Removed ${text}`,
  warn: (text) => `Warned over ${text}`,
  mute: (text) => `Muted over ${text}`,
  unmute: () => 'Unmuted',
  lock: (text) => `Locked ${text}`,
  unlock: (text) => `Unlocked ${text}`,
  move: (text) => `Moved ${text}`,
  stick: (text) => `Made ${text} sticky`,
  unstick: (text) => `Made ${text} sticky no longer`,
}

/** What was done: "Removed a comment". */
export const deedIn = ({ action, subject }: Pick<ModerationEntry, 'action' | 'subject'>) =>
  deeds[action](`a ${textNouns[subject]}`)

/** What it changed, where the deed alone does not say it. */
export function changeIn({ action, before, after }: Pick<ModerationEntry, 'action' | 'before' | 'after'>) {
  if (action === 'move') return `${categoryIn(before)} to ${categoryIn(after)}`
  if (action === 'mute' && typeof after.mutedUntil === 'string') return `Until ${dayAndTime(after.mutedUntil)}`
  if (action === 'keep' && before.status === 'waiting') return 'Shown after waiting'
  return ''
}

const categoryIn = ({ category }: Record<string, unknown>) =>
  forumCategoryLabels[category as ForumCategory] ?? String(category ?? 'Unknown')
