import type { CollectionDeclaration, Db, Tx as MongoTx } from '@storyright/mongodb'
import { listingRows, membershipRows, personRows } from '@storyright/read-models'
import { auditRows } from './audit/audit-rows.ts'
import { commentRows } from './comments/comment-rows.ts'
import { competitionAuditRows } from './competitions/competition-audit-rows.ts'
import { competitionRows, fundingRows } from './competitions/competition-rows.ts'
import { entryRows } from './competitions/entry-rows.ts'
import { requestRows } from './content/request-rows.ts'
import { loadRows } from './demo/load-rows.ts'
import { favouriteRows } from './favourites/favourite-rows.ts'
import { tallyRows } from './forum/category-counter-rows.ts'
import { postRows } from './forum/post-rows.ts'
import { readRows, visitRows } from './forum/read-rows.ts'
import { replyRows } from './forum/reply-rows.ts'
import { wordRows } from './forum/search-terms.ts'
import { subscriptionRows } from './forum/subscription-rows.ts'
import { likeRows } from './likes/like-rows.ts'
import { dirtyRows } from './likes/recount-rows.ts'
import { flagRows } from './moderation/flag-rows.ts'
import { standingRows } from './moderation/standing-rows.ts'
import { importMarkRows, offerMarkRows } from './notifications/change-mark-rows.ts'
import { deliveredRows } from './notifications/delivered-rows.ts'
import { dueMailRows } from './notifications/due-mail-rows.ts'
import { farewellRows } from './notifications/erase-person.ts'
import { mailedRows } from './notifications/mailed-rows.ts'
import { notificationRows } from './notifications/notification-rows.ts'
import { notificationsStartRows } from './notifications/notifications-start-rows.ts'
import { preferenceRows } from './notifications/preference-rows.ts'
import { unsubscribeRows } from './notifications/unsubscribe-rows.ts'
import { offerRows } from './offers/offer-rows.ts'
import { offerThreadRows } from './offers/offer-thread-rows.ts'
import { blockRows } from './people/block-rows.ts'
import { nameRows } from './people/name-rows.ts'
import { messageRows } from './support/message-rows.ts'
import { supportAuditRows } from './support/support-audit-rows.ts'
import { threadRows } from './support/thread-rows.ts'

export type Database = Db
export type Tx = MongoTx

/** Every collection of the service; each is described at its declaration. */
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
  offerRows,
  offerMarkRows,
  offerThreadRows,
  mailedRows,
  importMarkRows,
  favouriteRows,
  notificationRows,
  deliveredRows,
  competitionRows,
  fundingRows,
  entryRows,
  competitionAuditRows,
  notificationsStartRows,
  preferenceRows,
  dueMailRows,
  unsubscribeRows,
  farewellRows,
  threadRows,
  messageRows,
  supportAuditRows,
]
