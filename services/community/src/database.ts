import type { CollectionDeclaration, Db, Tx as MongoTx } from '@storyright/mongodb'
import { listingRows, membershipRows, personRows } from '@storyright/read-models'
import { auditRows } from './audit/audit-rows.ts'
import { commentRows } from './comments/comment-rows.ts'
import { loadRows } from './demo/load-rows.ts'
import { wordRows } from './forum/known-words.ts'
import { postRows } from './forum/post-rows.ts'
import { readRows, visitRows } from './forum/read-rows.ts'
import { replyRows } from './forum/reply-rows.ts'
import { subscriptionRows } from './forum/subscription-rows.ts'
import { tallyRows } from './forum/tally-rows.ts'
import { dirtyRows } from './likes/dirty-rows.ts'
import { likeRows } from './likes/like-rows.ts'
import { flagRows } from './moderation/flag-rows.ts'
import { standingRows } from './moderation/standing-rows.ts'
import { blockRows } from './people/block-rows.ts'
import { nameRows } from './people/name-rows.ts'
import { requestRows } from './written/request-rows.ts'

export type Database = Db
export type Tx = MongoTx

/** Every collection of the service; what is in one stands beside its declaration. */
export const collections: readonly CollectionDeclaration[] = [
  listingRows,
  personRows,
  membershipRows,
  commentRows,
  postRows,
  replyRows,
  tallyRows,
  wordRows,
  likeRows,
  dirtyRows,
  subscriptionRows,
  readRows,
  visitRows,
  blockRows,
  nameRows,
  requestRows,
  flagRows,
  standingRows,
  auditRows,
  loadRows,
]
