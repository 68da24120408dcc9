import type { NotificationKind } from '@storyright/contracts/vocabulary'

/** Something to tell people. */
export interface Notice {
  /** What happened, once and for all: whoever was told of it is not told again. */
  what: string
  kind: NotificationKind
  /** Whom; each once. Who is suspended or gone, and who did it, hears nothing. */
  personIds: readonly string[]
  /** What is gathered with others of its group while nobody has read it; `what` by default. */
  group?: string
  /** Who did it: `{name}` in the words is what they are called when these are read. */
  by?: string | null
  /** The text that it is about: with the text goes what is quoted of it. */
  textId?: string
  title: string
  /** For several of the group; `{count}` stands for how many. */
  titleOfMany?: string
  detail?: string | null
  /** It is mailed once in so long at most, with what else has come by then. */
  mailEveryMs?: number
  /** A page of the site: `/forum/…`. */
  link: string
}
