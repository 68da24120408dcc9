import type { Comment } from '@storyright/contracts/http'
import { communityMessages } from '@storyright/contracts/vocabulary'
import { useRequestKey } from '../../entities/written/use-request-key.ts'
import { toastFailure } from '../../shared/toast-failure.ts'
import { toast } from '../../ui/toast/toasts.ts'
import {
  useDeleteCommentMutation,
  useEditCommentMutation,
  useLikeCommentMutation,
  usePostCommentMutation,
} from './comments.api.ts'

const { comment: message } = communityMessages
export const waitingMessage = 'A moderator looks at it first; until then only you see it.'

/** Sends a comment or a reply, and says how it went; resolves to whether it is there. */
export function usePostComment(listingId: string, parentId: string | null) {
  const [post, { isLoading }] = usePostCommentMutation()
  const request = useRequestKey()
  const send = async (content: string) => {
    try {
      const { status } = await post({ listingId, content, parentId, key: request.keyFor(content) }).unwrap()
      request.sent()
      toast({ title: message.posted, ...(status === 'waiting' && { description: waitingMessage }) })
      return true
    } catch (error) {
      toastFailure('Error', error, message.postFailed)
      return false
    }
  }
  return { send, busy: isLoading }
}

/** Changes a comment of one's own, and says how it went. */
export function useEditComment({ id: commentId, listingId }: Comment) {
  const [edit, { isLoading }] = useEditCommentMutation()
  const save = async (content: string) => {
    try {
      await edit({ listingId, commentId, content }).unwrap()
      toast({ title: message.updated })
      return true
    } catch (error) {
      toastFailure('Error', error, message.updateFailed)
      return false
    }
  }
  return { save, busy: isLoading }
}

/** Deletes a comment of one's own, and says how it went. */
export function useDeleteComment({ id: commentId, listingId }: Comment) {
  const [remove, { isLoading }] = useDeleteCommentMutation()
  const run = async () => {
    try {
      await remove({ listingId, commentId }).unwrap()
      toast({ title: message.deleted })
      return true
    } catch (error) {
      toastFailure('Error', error, message.deleteFailed)
      return false
    }
  }
  return { run, busy: isLoading }
}

/** Likes a comment, or takes the like back: at once, and as before where that fails. */
export function useLikeComment({ id: commentId, listingId }: Comment) {
  const [like, { isLoading }] = useLikeCommentMutation()
  return () => {
    if (isLoading) return
    like({ listingId, commentId })
      .unwrap()
      .catch((error: unknown) => toastFailure('Error', error, message.likeFailed))
  }
}
