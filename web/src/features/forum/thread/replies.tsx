import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { useCallback, useRef } from 'react'
import type { Rows } from '../../../shared/rows/use-rows.ts'
import { ListFoot } from '../../../ui/data/list-foot.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Reply } from './reply.tsx'
import * as S from './thread.styles.ts'
import { useReadUntil } from './use-read-until.ts'
import type { WrittenActions } from './written-actions.ts'

/** So many are drawn at once; the others when they come near. */
const DRAWN_AT_ONCE = 20

type RepliesProps = {
  post: ForumPost
  viewer: Viewer
  read: Rows<ForumReply>
  firstUnreadId: string | null
  onQuote: (quote: string) => void
  actions: WrittenActions | undefined
}
const none: ForumReply[] = []

/** The replies of a discussion, the oldest first, read page by page. */
export function Replies({ post, viewer, read, firstUnreadId, onQuote, actions }: RepliesProps) {
  const { rows: replies = none, total, isFailed, hasMore, isReadingMore, readMore, retry } = read
  const list = useRef<HTMLOListElement>(null)
  useReadUntil({ postId: post.id, viewerId: viewer.id, replies, total, list })
  const current = useRef(actions)
  current.current = actions
  const act = useCallback((reply: ForumReply) => current.current?.('reply', reply), [])
  const one = (reply: ForumReply, place: number) => (
    <Reply
      reply={reply}
      isLocked={post.isLocked}
      askerId={post.author.id}
      viewerId={viewer.id}
      isAdmin={viewer.role === 'admin'}
      atOnce={place < DRAWN_AT_ONCE}
      onQuote={onQuote}
      actions={act}
    />
  )
  return (
    <section aria-label="Replies">
      <S.List ref={list}>
        {replies.map((reply, place) => (
          <S.Item key={reply.id} data-place={place}>
            {reply.id === firstUnreadId && <S.NewFrom>New since you were here</S.NewFrom>}
            {one(reply, place)}
          </S.Item>
        ))}
      </S.List>
      {!read.rows && !isFailed && <Skeleton $h={160} />}
      {isFailed && <ErrorState onRetry={retry}>Replies cannot be shown just now.</ErrorState>}
      {hasMore && !isFailed && <ListFoot shown={replies.length} total={total} onMore={readMore} busy={isReadingMore} />}
    </section>
  )
}
