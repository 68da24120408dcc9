import { moderationDecided } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { type WritingDeps, writeAboutDecision } from './write-about-decision.ts'

/** Mail to whom a moderator's decision concerns. */
export const moderationSubscriptions = (deps: WritingDeps): Subscription<Tx>[] => [
  on(moderationDecided, (event, tx) => writeAboutDecision(deps, event, tx)),
]
