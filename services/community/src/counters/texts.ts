import type { WrittenKind } from '@storyright/contracts/vocabulary'
import type { Collection } from 'mongodb'
import { commentRows } from '../comments/comment-rows.ts'
import type { Written } from '../content/written.ts'
import type { Database } from '../database.ts'
import { postRows } from '../forum/post-rows.ts'
import { replyRows } from '../forum/reply-rows.ts'

const collections = { comment: commentRows, post: postRows, reply: replyRows } as const

/** What comments, discussions or replies have in common, in their collection. */
export const textsOf = (db: Database, kind: WrittenKind): Collection<Written> =>
  collections[kind].of(db) as unknown as Collection<Written>
