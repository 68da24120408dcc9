import type { WrittenKind } from '@storyright/contracts/vocabulary'

/** Which text is meant. */
export interface TextAt {
  subject: WrittenKind
  subjectId: string
}

export const textNouns: Record<WrittenKind, string> = { comment: 'comment', post: 'discussion', reply: 'reply' }
