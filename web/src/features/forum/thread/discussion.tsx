import type { ForumPost } from '@storyright/contracts/http'
import { forumCategoryLabels, type Viewer } from '@storyright/contracts/vocabulary'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { UnlessMuted } from '../../../entities/written/unless-muted.tsx'
import { textPlace, useKeptText } from '../../../entities/written/use-kept-text.ts'
import { paths } from '../../../shared/paths.ts'
import { type Rows, useRows } from '../../../shared/rows/use-rows.ts'
import { useAppDispatch } from '../../../shared/store.ts'
import { Badge, Kind } from '../../../ui/badge/badge.tsx'
import { Lock, Pin } from '../../../ui/icon/icons.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { ThreadLine, ThreadPage } from '../../../ui/page/thread.styles.ts'
import { Note } from '../../../ui/state/note.tsx'
import { queryOf } from '../choices.ts'
import { keepOf, useForumRepliesInfiniteQuery, viewPost } from '../forum.api.ts'
import { withQuote } from '../writing/quote.ts'
import { ReplyBox } from '../writing/reply-box.tsx'
import { Post } from './post.tsx'
import { Replies } from './replies.tsx'
import { replyAnchor } from './reply.tsx'
import { Side } from './side.tsx'
import * as S from './thread.styles.ts'
import type { WrittenActions } from './written-actions.ts'

type DiscussionProps = {
  post: ForumPost
  viewer: Viewer
  /** What is shown was read now, and not on an earlier visit. */
  isFresh: boolean
  actions?: WrittenActions | undefined
}

/** A discussion with its replies. */
export function Discussion({ post, viewer, isFresh, actions }: DiscussionProps) {
  const { id, isLocked } = post
  const { firstUnreadId } = useArrival(post, isFresh)
  const read = useRows(useForumRepliesInfiniteQuery(id, { refetchOnMountOrArgChange: true }))
  const jump = useJump(read)
  useAddressedReply(jump)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText, sent] = useKeptText(textPlace(viewer.id, 'reply', id))
  const draft = useRef(text)
  draft.current = text
  const change = useRef(setText)
  change.current = setText
  const quote = useCallback((words: string) => {
    change.current(withQuote(draft.current, words))
    field.current?.focus()
  }, [])
  return (
    <ThreadPage>
      <S.Beginning>
        <DiscussionHead post={post} />
        <Post post={post} viewer={viewer} onQuote={quote} actions={actions?.('post', post)} />
      </S.Beginning>
      <Side post={post} firstUnreadId={firstUnreadId} onJump={jump} />
      <S.Following>
        <Replies {...{ post, viewer, read, firstUnreadId, actions }} onQuote={quote} />
        <S.Replying aria-label="Your reply" $isPlaced={read.rows !== undefined || read.isFailed}>
          {isLocked ? (
            <Note>This discussion is locked. No more replies can be posted.</Note>
          ) : (
            <>
              <SectionHead title="Reply" />
              <UnlessMuted>
                <ReplyBox postId={id} text={text} onChange={setText} onSent={sent} onPosted={jump} field={field} />
              </UnlessMuted>
            </>
          )}
        </S.Replying>
      </S.Following>
    </ThreadPage>
  )
}

/** The reply that the address names. */
function useAddressedReply(jump: (id: string) => void) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every arrival.
  useEffect(() => {
    const start = `#${replyAnchor('')}`
    if (hash.startsWith(start)) jump(hash.slice(start.length))
  }, [hash, key])
}

/** Goes to a reply, wherever it stands: replies before it are read first. */
function useJump({ rows, hasMore, isReadingMore, isFailed, readMore }: Rows<{ id: string }>) {
  const [target, setTarget] = useState<string | null>(null)
  const isThere = target !== null && rows?.some(({ id }) => id === target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with every page that has come.
  useEffect(() => {
    if (target === null || !rows || isReadingMore) return
    if (!isThere && hasMore && !isFailed) return readMore()
    setTarget(null)
    const reply = isThere && document.getElementById(replyAnchor(target))
    if (!reply) return
    reply.scrollIntoView({ block: 'start' })
    reply.focus({ preventScroll: true })
  }, [target, rows?.length, isReadingMore, isFailed])
  return setTarget
}

/** Counts the visit of a discussion, once, and remembers what was new when its reader came. */
function useArrival(post: ForumPost, isFresh: boolean) {
  const dispatch = useAppDispatch()
  const counted = useRef(false)
  const [firstUnreadId, setFirstUnreadId] = useState<string | null>(null)
  useEffect(() => {
    if (!isFresh || counted.current) return
    counted.current = true
    setFirstUnreadId(post.firstUnreadId)
    const { id, viewCount } = post
    // A view that is not counted is nothing to trouble a reader with.
    void dispatch(viewPost.initiate(id)).then(({ error }) => {
      dispatch(keepOf('Discussions', { id, isNew: false, ...(!error && { viewCount: viewCount + 1 }) }))
    })
  }, [post, isFresh, dispatch])
  return { firstUnreadId }
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** What a discussion is called, where it stands and how it is going. */
function DiscussionHead({ post }: { post: ForumPost }) {
  const { title, category, tags, replyCount, viewCount, isSticky, isLocked, acceptedReplyId } = post
  return (
    <S.Head>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <ThreadLine>
        {isSticky && <Pin size={16} strokeWidth={1.6} role="img" aria-label="Sticky" />}
        {isLocked && <Lock size={16} strokeWidth={1.6} role="img" aria-label="Locked" />}
        {acceptedReplyId && <Badge tone="ok">Answered</Badge>}
        <Kind>{forumCategoryLabels[category]}</Kind>
        {tags.map((tag) => (
          <S.Tag key={tag} to={`${paths.forum}?${queryOf({ tag })}`}>
            <bdi>{tag}</bdi>
          </S.Tag>
        ))}
        <span>{counted(replyCount, 'reply', 'replies')}</span>
        <span>{counted(viewCount, 'view', 'views')}</span>
      </ThreadLine>
    </S.Head>
  )
}
