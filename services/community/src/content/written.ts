import type { WrittenStatus } from '@storyright/contracts/vocabulary'

/** A mentioned person, by the name in the text. */
export interface Mentioned {
  id: string
  name: string
}

/** What a comment, a post and a reply have in common. */
export interface Written {
  _id: string
  /** Grows with every published change; 0 while it has waited from the beginning and was never published. */
  version: number
  /** Grows with every change of a post or a reply by people, published or not; absent before the first. What an edit is a change of. */
  revision?: number
  authorId: string
  content: string
  createdAt: Date
  editedAt: Date | null
  status: WrittenStatus
  isDeleted: boolean
  /** The moderator who removed it; `null` where its author deleted it. */
  removedBy: string | null
  /** Its earlier texts, the oldest first: for moderators. */
  history: { text: string; at: Date }[]
  mentions: Mentioned[]
  /** As counted last; the pairs in `likes` are the truth. */
  likeCount: number
  /** How often it was flagged, or accepted, so that it is not deleted in the same moment. */
  locks?: number
}

/** The version that an edit names. */
export const revisionOf = ({ revision = 0 }: Pick<Written, 'revision'>): number => revision

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
