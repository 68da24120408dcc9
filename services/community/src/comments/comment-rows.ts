import { defineCollection } from '@storyright/mongodb'
import { type Written, writtenSchema } from '../content/written.ts'

/** A comment on a listing; replies are one level deep. */
export interface CommentRow extends Written {
  listingId: string
  parentId: string | null
}

export const commentRows = defineCollection<CommentRow>('comments', {
  version: 1,
  schema: { bsonType: 'object', ...writtenSchema, required: [...writtenSchema.required, 'listingId'] },
  indexes: [
    { name: 'by_listing', key: { listingId: 1, createdAt: 1, _id: 1 } },
    { name: 'by_parent', key: { parentId: 1 } },
    { name: 'by_author', key: { authorId: 1, createdAt: -1 } },
    { name: 'newest', key: { createdAt: -1, _id: -1 } },
  ],
})
