import type { WrittenStatus } from '@storyright/contracts/vocabulary'

/** What a comment, a post and a reply have in common. */
export interface Written {
  _id: string
  /** Grows with every change that is told. */
  version: number
  authorId: string
  content: string
  createdAt: Date
  editedAt: Date | null
  status: WrittenStatus
  isDeleted: boolean
  /** The moderator who removed it; `null` where its author deleted it. */
  removedBy: string | null
  /** What it said before, the oldest first: for moderators. */
  history: { text: string; at: Date }[]
  /** The ids of those it mentions. */
  mentions: string[]
  /** As counted last; the pairs in `likes` are the truth. */
  likeCount: number
}

/** What every collection of them demands. */
export const writtenSchema = {
  required: ['version', 'authorId', 'content', 'createdAt', 'status', 'isDeleted', 'likeCount'],
  properties: {
    version: { bsonType: 'number' },
    authorId: { bsonType: 'string' },
    content: { bsonType: 'string' },
    createdAt: { bsonType: 'date' },
    status: { enum: ['shown', 'waiting'] },
    isDeleted: { bsonType: 'bool' },
    likeCount: { bsonType: 'number', minimum: 0 },
  },
} as const
