import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import { nameOf } from '../../../entities/person/name-of.ts'
import { LikeButton } from '../../../entities/written/like-button.tsx'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { useForumLikeMutation } from '../forum.api.ts'

type LikeTextProps = { kind: 'post' | 'reply'; text: ForumPost | ForumReply }

/** A like of a post or a reply: at once, and as before where that fails. */
export function LikeText({ kind, text }: LikeTextProps) {
  const [like, { isLoading }] = useForumLikeMutation()
  const press = () => {
    if (isLoading) return
    like({ kind, text })
      .unwrap()
      .catch((error: unknown) => toastFailure('Error', error, `Failed to like ${kind}`))
  }
  const of = kind === 'post' ? 'this discussion' : `the reply by ${nameOf(text.author)}`
  return <LikeButton {...text} of={of} onPress={press} />
}
