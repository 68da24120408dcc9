import type { ForumCategory } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import { type Written, writtenSchema } from '../content/written.ts'
import type { Tallied } from './category-counter-rows.ts'

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
  /** How many replies have been written, deleted and waiting ones too. Each writes it, so none is written while another locks or deletes. */
  places: number
  /** Title, text and tags as folded words and their stems, each once: what a search compares. */
  words: string[]
  /** What it has added to its category's sums. */
  tallied: Tallied | null
  /** Whether it adds the same now: every write that may change that sets it to false. */
  isTallied: boolean
}

/** Marks the sums as outdated after a write. */
export const untallied = { isTallied: false } as const

const order = { lastActivityAt: -1, _id: -1 } as const
const listed = { isDeleted: 1, status: 1, isSticky: 1 } as const

export const postRows = defineCollection<PostRow>('posts', {
  version: 2,
  schema: {
    bsonType: 'object',
    ...writtenSchema,
    required: [...writtenSchema.required, 'title', 'category', 'words', 'lastActivityAt', 'isSticky', 'isTallied'],
  },
  // What a list asks for, in full and in this order: not every MongoDB here would find it otherwise.
  indexes: [
    { name: 'listed', key: { ...listed, ...order } },
    { name: 'listed_by_category', key: { ...listed, category: 1, ...order } },
    { name: 'listed_by_tag', key: { ...listed, tagKeys: 1, ...order } },
    { name: 'listed_by_age', key: { isDeleted: 1, createdAt: -1, _id: -1 } },
    { name: 'listed_by_replies', key: { isDeleted: 1, replyCount: -1, _id: -1 } },
    { name: 'waiting', key: { status: 1, authorId: 1 }, partialFilterExpression: { status: 'waiting' } },
    { name: 'untallied', key: { isTallied: 1 }, partialFilterExpression: { isTallied: false } },
    { name: 'by_word', key: { words: 1 } },
    { name: 'by_author', key: { authorId: 1, createdAt: -1 } },
  ],
})
