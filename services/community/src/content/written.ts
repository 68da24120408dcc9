import type { WrittenStatus } from '@storyright/contracts/vocabulary'

/** A mentioned person, by the name in the text. */
export interface Mentioned {
  id: string
  name: string
}

/** What a comment, a post and a reply have in common; the columns of their tables. */
export interface Written {
  id: string
  /** Grows with every published change; 0 while it has waited from the beginning and was never published. */
  version: number
  /** Grows with every change by people, published or not: what an edit is a change of. */
  revision: number
  authorId: string
  content: string
  createdAt: Date
  editedAt: Date | null
  status: WrittenStatus
  isDeleted: boolean
  /** The moderator who removed it; `null` where its author deleted it. */
  removedBy: string | null
  mentions: Mentioned[]
  likeCount: number
}

/** The columns of a new text, but for those of its kind. */
export function newText({ id, authorId, content, createdAt, status, mentions }: NewTextInput): Written {
  const version = status === 'shown' ? 1 : 0
  const nothingYet = { revision: 0, editedAt: null, isDeleted: false, removedBy: null, likeCount: 0 }
  return { id, version, authorId, content, createdAt, status, mentions, ...nothingYet }
}

type NewTextInput = Pick<Written, 'id' | 'authorId' | 'content' | 'createdAt' | 'status' | 'mentions'>
