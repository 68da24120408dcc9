import type { ForumCategory } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import { type Written, writtenSchema } from '../written/written.ts'

/** A discussion. */
export interface PostRow extends Written {
  title: string
  category: ForumCategory
  tags: string[]
  /** The same as they are compared. */
  tagKeys: string[]
  lastActivityAt: Date
  isSticky: boolean
  isLocked: boolean
  acceptedReplyId: string | null
  /** Incremented with each opening. */
  viewCount: number
  /** As counted last; the replies are the truth. */
  replyCount: number
  /** Title, text and tags as folded words and their stems, each once: what a search compares. */
  words: string[]
}

const order = { isSticky: -1, lastActivityAt: -1, _id: -1 } as const

export const postRows = defineCollection<PostRow>('posts', {
  version: 1,
  schema: { bsonType: 'object', ...writtenSchema, required: [...writtenSchema.required, 'title', 'category', 'words'] },
  indexes: [
    { name: 'in_order', key: { isDeleted: 1, ...order } },
    { name: 'by_category', key: { isDeleted: 1, category: 1, ...order } },
    { name: 'by_tag', key: { tagKeys: 1, ...order } },
    { name: 'by_word', key: { words: 1 } },
    { name: 'by_author', key: { authorId: 1, createdAt: -1 } },
  ],
})
