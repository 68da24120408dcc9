import { defineCollection } from '@storyright/mongodb'
import { type Written, writtenSchema } from '../content/written.ts'

/** A reply to a discussion. */
export interface ReplyRow extends Written {
  postId: string
}

export const replyRows = defineCollection<ReplyRow>('replies', {
  version: 1,
  schema: { bsonType: 'object', ...writtenSchema, required: [...writtenSchema.required, 'postId'] },
  indexes: [
    { name: 'by_post', key: { postId: 1, createdAt: 1, _id: 1 } },
    { name: 'by_author', key: { authorId: 1, createdAt: -1 } },
  ],
})
