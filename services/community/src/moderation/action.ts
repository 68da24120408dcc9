import type { FlagStatus, ForumCategory, Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { FlagRow } from './flag-rows.ts'
import type { Subject } from './subject.ts'

/** What a moderator is about to do, about what. */
export interface Case {
  flag: FlagRow
  subject: Subject
  actor: Viewer
  now: Date
  reason: string | null
  hours: number
  category: ForumCategory | undefined
}

/** What an action changed, for the audit, and what follows. */
export interface Outcome {
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** It is the decision that the flag waited for. */
  closes?: Exclude<FlagStatus, 'open'>
  /** What it was done to, where that is not the text itself. */
  about?: Subject
  mutedUntil?: Date
}

export type ActionDeps = Pick<Deps, 'db' | 'outbox' | 'clock'>

/** One thing that a moderator can do, in the transaction of the decision; throws a 409 where it would change nothing. */
export type Action = (tx: Tx, deps: ActionDeps, about: Case) => Promise<Outcome>
