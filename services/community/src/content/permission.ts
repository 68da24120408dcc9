import type { Viewer, WrittenKind, WrittenStatus } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'

/** A text that somebody is about to write or change. */
export interface WrittenText {
  viewer: Viewer
  kind: WrittenKind
  /** Of the text, which may not be stored yet. */
  id: string
  /** A discussion's, which is shown as it was typed. */
  title?: string
  /** Markdown. */
  text: string
  isNew: boolean
}

/** Whether somebody may write: checked by every call that writes, decided by moderation. */
export interface WritePermission {
  /** The rate limit, checked first and outside any transaction; for likes and follows as well. */
  admit(viewer: Viewer): Promise<void>
  /** In the transaction that writes: refuses muted people; returns whether the text is shown at once, or waits for a moderator. */
  decide(tx: Tx, writing: WrittenText): Promise<WrittenStatus>
  /** In the transaction in which its author deletes a text: no moderator has to decide on it any more. */
  deleted(tx: Tx, kind: WrittenKind, id: string): Promise<void>
}
