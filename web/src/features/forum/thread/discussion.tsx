import type { ForumPost } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { UnlessMuted } from '../../../entities/written/unless-muted.tsx'
import { textPlace, useKeptText } from '../../../entities/written/use-kept-text.ts'
import { useRows } from '../../../shared/rows/use-rows.ts'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { ThreadPage } from '../../../ui/page/thread.styles.ts'
import { Note } from '../../../ui/state/note.tsx'
import { useForumRepliesInfiniteQuery } from '../forum.api.ts'
import { withQuote } from '../writing/quote.ts'
import { ReplyBox } from '../writing/reply-box.tsx'
import { DiscussionHead } from './discussion-head.tsx'
import { Post } from './post.tsx'
import { Replies } from './replies.tsx'
import { replyAnchor } from './reply.tsx'
import { Side } from './side.tsx'
import * as S from './thread.styles.ts'
import { useArrival } from './use-arrival.ts'
import { useJump } from './use-jump.ts'
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
            <Note>This discussion is locked: nobody can reply any more.</Note>
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
