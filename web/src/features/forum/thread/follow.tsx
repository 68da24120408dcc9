import type { ForumPost } from '@storyright/contracts/http'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { QuietButton } from '../../../ui/button/quiet-button.tsx'
import { Bell } from '../../../ui/icon/icons.ts'
import { useFollowPostMutation } from '../forum.api.ts'

/** Hears of replies to a discussion, or no longer. */
export function Follow({ post: { id, isFollowed } }: { post: ForumPost }) {
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
