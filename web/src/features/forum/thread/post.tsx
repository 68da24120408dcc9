import type { ForumPost } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameOf } from '../../../entities/person/name-of.ts'
import { paths } from '../../../shared/paths.ts'
import { QuietActions, QuietButton } from '../../../ui/button/quiet-button.tsx'
import { useDeletePostMutation } from '../forum.api.ts'
import { quoteOf, selectedIn } from '../writing/quote.ts'
import { AdminMenu } from './admin-menu.tsx'
import { CopyLink } from './copy-link.tsx'
import { DeleteText } from './delete-text.tsx'
import { EditPost } from './edit-post.tsx'
import { Follow } from './follow.tsx'
import { LikeText } from './like-text.tsx'
import { TextBody } from './text-body.tsx'
import * as S from './thread.styles.ts'

type PostProps = {
  post: ForumPost
  viewer: Viewer
  onQuote: (quote: string) => void
  /** What else can be done about what others wrote. */
  actions: ReactNode
}

/** What a discussion begins with, and what its reader can do. */
export function Post({ post, viewer, onQuote, actions }: PostProps) {
  const { id, author, content, isLocked, replyCount } = post
  const [editing, setEditing] = useState(false)
  const place = useRef<HTMLElement>(null)
  const [remove] = useDeletePostMutation()
  const navigate = useNavigate()
  const isOwn = author.id === viewer.id
  return (
    <S.Post ref={place} aria-label={`Discussion by ${nameOf(author)}`} tabIndex={-1}>
      <TextBody text={post} atOnce editor={editing && <EditPost id={id} onDone={() => setEditing(false)} />}>
        <QuietActions>
          <LikeText kind="post" text={post} />
          {!isLocked && (
            <QuietButton
              aria-label="Quote this discussion"
              onClick={() => onQuote(quoteOf(nameOf(author), selectedIn(place.current) || content))}
            >
              Quote
            </QuietButton>
          )}
          <Follow post={post} />
          <CopyLink to={paths.discussion(id)} of="this discussion" />
          {isOwn && !isLocked && !editing && <QuietButton onClick={() => setEditing(true)}>Edit</QuietButton>}
          {isOwn && replyCount === 0 && (
            <DeleteText
              kind="discussion"
              onDelete={() => remove(id).unwrap()}
              onDone={() => void navigate(paths.forum, { replace: true })}
            />
          )}
          {viewer.role === 'admin' && <AdminMenu post={post} />}
          {!isOwn && actions}
        </QuietActions>
      </TextBody>
    </S.Post>
  )
}
