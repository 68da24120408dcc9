import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Rows } from '../../../shared/rows/use-rows.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { ListFoot } from '../../../ui/data/list-foot.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { keepOf, readPost } from '../forum.api.ts'
import { Reply } from './reply.tsx'
import * as S from './thread.styles.ts'
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
      {isFailed && <ErrorState onRetry={retry}>Replies could not be loaded.</ErrorState>}
      {hasMore && !isFailed && <ListFoot shown={replies.length} total={total} onMore={readMore} busy={isReadingMore} />}
    </section>
  )
}

const PAUSE_MS = 1_000

interface UseReadUntilOptions {
  postId: string
  viewerId: string
  replies: readonly ForumReply[]
  total: number
  /** Each reply of it has its place as `data-place`. */
  list: RefObject<HTMLElement | null>
}

/** Tells up to which reply a reader has come: at a pause, and when they leave. */
function useReadUntil({ postId, viewerId, replies, total, list }: UseReadUntilOptions) {
  const dispatch = useAppDispatch()
  const known = useRef({ replies, total })
  known.current = { replies, total }
  const furthest = useRef({ seen: -1, told: -1 })

  const announce = useRef(() => {})
  announce.current = () => {
    const { seen, told } = furthest.current
    const last = known.current.replies[seen]
    if (seen <= told || !last) return
    furthest.current.told = seen
    void dispatch(readPost.initiate({ id: postId, replyId: last.id }, { track: false })).then(({ error }) => {
      if (error) return
      const { replies: all, total: count } = known.current
      const left = all.slice(seen + 1).filter(({ author, isDeleted }) => !isDeleted && author.id !== viewerId)
      const unreadCount = left.length + count - all.length
      dispatch(keepOf('Discussions', { id: postId, unreadCount, firstUnreadId: left[0]?.id ?? null }))
    })
  }

  const { length } = replies
  useEffect(() => {
    if (!list.current || length === 0 || typeof IntersectionObserver === 'undefined') return
    let pause: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      const places = entries.filter((entry) => entry.isIntersecting).map(placeOf)
      furthest.current.seen = Math.max(furthest.current.seen, ...places)
      clearTimeout(pause)
      pause = setTimeout(() => announce.current(), PAUSE_MS)
    })
    for (const item of list.current.querySelectorAll('[data-place]')) observer.observe(item)
    return () => {
      clearTimeout(pause)
      observer.disconnect()
    }
  }, [length, list])

  useEffect(() => {
    const leave = () => announce.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

const placeOf = ({ target }: IntersectionObserverEntry) => Number((target as HTMLElement).dataset.place)
