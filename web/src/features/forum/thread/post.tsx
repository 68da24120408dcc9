import type { ForumPost } from '@storyright/contracts/http'
import { forumCategories, forumCategoryLabels, type Viewer } from '@storyright/contracts/vocabulary'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { nameOf } from '../../../entities/person/name-of.ts'
import { paths } from '../../../shared/paths.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { QuietActions, QuietButton } from '../../../ui/button/quiet-button.tsx'
import { Bell, ChevronDown } from '../../../ui/icon/icons.ts'
import { Menu } from '../../../ui/menu/menu.tsx'
import { toast } from '../../../ui/toast/toasts.ts'
import { useChangePostMutation, useDeletePostMutation, useFollowPostMutation } from '../forum.api.ts'
import { quoteOf, selectedIn } from '../writing/quote.ts'
import { CopyLink } from './copy-link.tsx'
import { DeleteText } from './delete-text.tsx'
import { EditPost } from './edit-post.tsx'
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

/** Hears of replies to a discussion, or no longer. */
function Follow({ post: { id, isFollowed } }: { post: ForumPost }) {
  const [follow, { isLoading }] = useFollowPostMutation()
  const press = () => {
    if (isLoading) return
    follow({ id, follow: !isFollowed })
      .unwrap()
      .catch((error: unknown) => toastFailure('Error', error, 'Failed to change what you follow'))
  }
  return (
    <QuietButton aria-pressed={isFollowed} onClick={press}>
      <Bell size={16} strokeWidth={1.6} fill={isFollowed ? 'currentColor' : 'none'} aria-hidden="true" />
      <span>{isFollowed ? 'Following' : 'Follow'}</span>
    </QuietButton>
  )
}

/** What administrators do with a discussion where it stands. */
function AdminMenu({ post: { id, isSticky, isLocked, category } }: { post: ForumPost }) {
  const [change] = useChangePostMutation()
  const set = async (to: Partial<Pick<ForumPost, 'isSticky' | 'isLocked' | 'category'>>, done: string) => {
    try {
      await change({ id, ...to }).unwrap()
      toast({ title: done })
    } catch (error) {
      toastFailure('Error', error, 'Failed to change the discussion')
    }
  }
  const moves = forumCategories
    .filter((one) => one !== category)
    .map((one, place) => ({
      label: `Move to ${forumCategoryLabels[one]}`,
      onSelect: () => void set({ category: one }, 'Discussion moved'),
      ruled: place === 0,
    }))
  const sticky = { isSticky: !isSticky }
  const locked = { isLocked: !isLocked }
  return (
    <Menu
      label="Administration"
      trigger={
        <QuietButton>
          Administer <ChevronDown size={14} aria-hidden="true" />
        </QuietButton>
      }
      items={[
        {
          label: isSticky ? 'Make it sticky no longer' : 'Make sticky',
          onSelect: () => void set(sticky, isSticky ? 'No longer sticky' : 'Discussion is sticky'),
        },
        {
          label: isLocked ? 'Unlock' : 'Lock',
          onSelect: () => void set(locked, isLocked ? 'Discussion unlocked' : 'Discussion locked'),
        },
        ...moves,
      ]}
    />
  )
}
