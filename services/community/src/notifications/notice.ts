import type { NotificationKind } from '@storyright/contracts/vocabulary'

/** Something to notify people of. */
export interface Notice {
  /** The key of what happened: nobody is notified of one key twice. */
  what: string
  kind: NotificationKind
  /** The recipients, each once. Suspended and closed accounts, and the actor, are left out. */
  personIds: readonly string[]
  /** Unread notifications of one group are merged; `what` by default. */
  group?: string
  /** The actor: `{name}` in the words is their name at the time of reading. */
  by?: string | null
  /** The text that it is about: deleting the text removes the quote. */
  textId?: string
  title: string
  /** For several of the group; `{count}` stands for how many. */
  titleOfMany?: string
  detail?: string | null
  /** It is mailed once in so long at most, with what else has come by then. */
  mailEveryMs?: number
  /** The same, counted for its group alone. */
  groupMailedEveryMs?: number
  /** It is mailed so long after it came, unless it was read meanwhile. */
  mailAfterMs?: number
  /** A page of the site: `/forum/…`. */
  link: string
}
