import type { Comment } from '@storyright/contracts/http'

export interface Thread {
  comment: Comment
  replies: Comment[]
}

/** Comments with their replies below them, in the order they were written. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const threads = new Map(
    comments
      .filter(({ parentId }) => parentId === null)
      .map((comment) => [comment.id, { comment, replies: [] as Comment[] }]),
  )
  for (const comment of comments) if (comment.parentId) threads.get(comment.parentId)?.replies.push(comment)
  return [...threads.values()]
}

/** How many there are to read. */
export const countOf = (comments: readonly Comment[]) => comments.filter(({ isDeleted }) => !isDeleted).length

/** Without one of them: as long as somebody has replied to it, its place stays; and goes with the last reply. */
export function withoutComment(comments: readonly Comment[], id: string): Comment[] {
  const hasReplies = comments.some(({ parentId }) => parentId === id)
  const left = hasReplies
    ? comments.map((one) => (one.id === id ? { ...one, content: '', isDeleted: true } : one))
    : comments.filter((one) => one.id !== id)
  const parents = new Set(left.map(({ parentId }) => parentId))
  return left.filter((one) => !one.isDeleted || parents.has(one.id))
}
