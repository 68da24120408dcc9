import {
  commentPosted,
  commentUpdated,
  type EventDefinition,
  type PublicComment,
  postCreated,
  postUpdated,
  replyPosted,
  replyUpdated,
} from '@storyright/contracts/events'
import type { WrittenKind } from '@storyright/contracts/vocabulary'
import type { Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Notice } from '../notifications/notice.ts'
import { type TellDeps, tell } from '../notifications/tell.ts'
import { commentThread, mentionNotices, postThread, replyThread, textNotices } from './of-texts.ts'
import { recipientsNow } from './recipients-now.ts'
import { textNow } from './text-now.ts'

type Told = Pick<PublicComment, 'id' | 'authorId' | 'mentioned' | 'followers' | 'repliesTo' | 'createdAt'>

interface Text<Data> {
  kind: WrittenKind
  event: EventDefinition<Data>
  thread(data: Data): string
  notices: typeof textNotices
}

/** An edit of something older tells nobody: that somebody was told of it is remembered not much longer. */
const EDITS_ARE_NEWS_MS = 30 * 86_400_000

/** Tells of texts, as they stand and to whom they still concern: not of what was deleted, nor whoever has blocked the author since. */
export function tellOfTexts(deps: TellDeps): Subscription<Tx>[] {
  const telling = <Data extends Told>({ kind, event, thread, notices }: Text<Data>) =>
    tell(deps, event, async ({ data: told, time }, tx): Promise<readonly Notice[]> => {
      const { db, clock } = deps
      const isEdit = notices === mentionNotices
      if (isEdit && Date.parse(time) - Date.parse(told.createdAt) > EDITS_ARE_NEWS_MS) return []
      const ids = [...told.mentioned, ...told.followers, ...(told.repliesTo ? [told.repliesTo] : [])]
      const now = ids.length > 0 ? await textNow(tx, db, kind, told.id) : null
      if (!now) return []
      const concerns = await recipientsNow(tx, db, { authorId: told.authorId, place: now.place, ids, now: clock() })
      return notices({ kind, told, thread: thread(told), now, concerns })
    })
  return [
    telling({ kind: 'comment', event: commentPosted, thread: commentThread, notices: textNotices }),
    telling({ kind: 'comment', event: commentUpdated, thread: commentThread, notices: mentionNotices }),
    telling({ kind: 'post', event: postCreated, thread: postThread, notices: textNotices }),
    telling({ kind: 'post', event: postUpdated, thread: postThread, notices: mentionNotices }),
    telling({ kind: 'reply', event: replyPosted, thread: replyThread, notices: textNotices }),
    telling({ kind: 'reply', event: replyUpdated, thread: replyThread, notices: mentionNotices }),
  ]
}
