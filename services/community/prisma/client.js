// Of b95db90e3758e3e099c11acab4bbdae370385e60c0c36156a1b10082d116f35a
// What Prisma generates from the schema of community, without types. Written by `npm run clients`.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// services/community/src/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// services/community/src/generated/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.1",
  "engineVersion": "d1b3f377ca835d73fd50954a5e22128b9ebdd6b8",
  "activeProvider": "postgresql",
  "inlineSchema": `generator client {
  provider               = "prisma-client"
  output                 = "../src/generated"
  importFileExtension    = "ts"
  generatedFileExtension = "ts"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  compilerBuild          = "small"
}

datasource db {
  provider = "postgresql"
}

// ---- What other services' events say. An older version never replaces a newer one.

// Somebody from identity's events; a closed account stays, without a name.
model Person {
  id       String       @id
  version  Int
  role     String
  status   String
  // As usernames are compared; null for who cannot be mentioned.
  username String?
  // The event's data.
  person   Json
  names    PersonName[]

  @@index([role], map: "people_by_role")
  @@index([username], map: "people_by_username")
  @@map("people")
}

// Username, first and last name as a search for mentions compares them.
model PersonName {
  personId String @map("person_id")
  name     String
  person   Person @relation(fields: [personId], references: [id], onDelete: Cascade)

  @@id([personId, name])
  @@index([name(ops: raw("text_pattern_ops"))], map: "person_names_by_name")
  @@map("person_names")
}

// A listing from catalogue's events; a deleted one stays as a mark.
model Listing {
  id        String  @id
  version   Int
  isDeleted Boolean @map("is_deleted")
  agentId   String  @map("agent_id")
  // The event's data.
  listing   Json

  @@index([agentId], map: "listings_by_agent")
  @@map("listings")
}

// Somebody's membership from membership's events, without the card.
model Membership {
  // The person's id.
  id         String @id
  version    Int
  membership Json

  @@map("memberships")
}

// An offer from offers' events.
model Offer {
  id         String @id
  version    Int
  producerId String @map("producer_id")
  // The event's data.
  offer      Json

  @@index([producerId], map: "offers_by_producer")
  @@map("offers")
}

// Which version of an offer's thread was followed last. The messages stay with offers.
model OfferThread {
  // The offer's id.
  id      String @id
  version Int

  @@map("offer_threads")
}

// Somebody has favourited a listing; one that was taken back stays as a mark.
model Favourite {
  // \`<userId>_<listingId>\`
  id          String  @id
  version     Int
  userId      String  @map("user_id")
  listingId   String  @map("listing_id")
  isFavourite Boolean @map("is_favourite")

  @@index([userId], map: "favourites_by_user")
  @@index([listingId, isFavourite], map: "favourites_by_listing")
  @@map("favourites")
}

// ---- People.

// Somebody does not want to read somebody else.
model Block {
  personId  String   @map("person_id")
  blockedId String   @map("blocked_id")
  at        DateTime @db.Timestamptz(3)

  @@id([personId, blockedId])
  @@index([blockedId], map: "blocks_by_blocked")
  @@map("blocks")
}

// ---- What people write. Comments, posts and replies share their columns (\`content/written.ts\`).

// A comment on a listing; replies are one level deep.
model Comment {
  id        String    @id
  // Grows with every published change; 0 while it has waited from the beginning and was never published.
  version   Int
  // Grows with every change by people, published or not: what an edit names.
  revision  Int       @default(0)
  listingId String    @map("listing_id")
  parentId  String?   @map("parent_id")
  authorId  String    @map("author_id")
  content   String
  createdAt DateTime  @map("created_at") @db.Timestamptz(3)
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(3)
  // shown or waiting
  status    String
  isDeleted Boolean   @default(false) @map("is_deleted")
  // The moderator who removed it; null where its author deleted it.
  removedBy String?   @map("removed_by")
  // [{id, name}]: mentioned people, by the names in the text.
  mentions  Json      @default("[]")
  // Changes in the transaction that likes or takes a like back.
  likeCount Int       @default(0) @map("like_count")

  @@index([listingId, createdAt, id], map: "comments_by_listing")
  @@index([parentId], map: "comments_by_parent")
  @@index([authorId, createdAt(sort: Desc)], map: "comments_by_author")
  @@index([createdAt(sort: Desc), id(sort: Desc)], map: "comments_by_age")
  @@map("comments")
}

// A discussion of the forum. The migration adds the indexes of lists.
model Post {
  id              String                  @id
  version         Int
  revision        Int                     @default(0)
  title           String
  category        String
  tags            String[]
  // The same as they are compared.
  tagKeys         String[]                @map("tag_keys")
  authorId        String                  @map("author_id")
  content         String
  createdAt       DateTime                @map("created_at") @db.Timestamptz(3)
  editedAt        DateTime?               @map("edited_at") @db.Timestamptz(3)
  lastActivityAt  DateTime                @map("last_activity_at") @db.Timestamptz(3)
  status          String
  isDeleted       Boolean                 @default(false) @map("is_deleted")
  removedBy       String?                 @map("removed_by")
  mentions        Json                    @default("[]")
  isSticky        Boolean                 @default(false) @map("is_sticky")
  isLocked        Boolean                 @default(false) @map("is_locked")
  acceptedReplyId String?                 @map("accepted_reply_id")
  // The counts change in the transaction of what they count.
  viewCount       Int                     @default(0) @map("view_count")
  // Of replies that are shown.
  replyCount      Int                     @default(0) @map("reply_count")
  likeCount       Int                     @default(0) @map("like_count")
  // What a search compares: words and stems of title, tags and text with their places, the title's weighing most.
  search          Unsupported("tsvector") @default(dbgenerated("''::tsvector"))
  replies         Reply[]

  @@index([authorId, createdAt(sort: Desc)], map: "posts_by_author")
  @@map("posts")
}

// A word that some discussion has or had: one of a search that nobody has written may be this one, mistyped.
model ForumWord {
  word String @id

  @@map("forum_words")
}

// A reply to a discussion.
model Reply {
  id        String    @id
  version   Int
  revision  Int       @default(0)
  postId    String    @map("post_id")
  authorId  String    @map("author_id")
  content   String
  createdAt DateTime  @map("created_at") @db.Timestamptz(3)
  editedAt  DateTime? @map("edited_at") @db.Timestamptz(3)
  status    String
  isDeleted Boolean   @default(false) @map("is_deleted")
  removedBy String?   @map("removed_by")
  mentions  Json      @default("[]")
  likeCount Int       @default(0) @map("like_count")
  post      Post      @relation(fields: [postId], references: [id])

  @@index([postId, createdAt, id], map: "replies_by_post")
  @@index([authorId, createdAt(sort: Desc)], map: "replies_by_author")
  @@map("replies")
}

// An earlier text of a comment, post or reply, for moderators.
model EarlierText {
  id     BigInt   @id @default(autoincrement())
  textId String   @map("text_id")
  text   String
  // Since when it stood.
  at     DateTime @db.Timestamptz(3)

  @@index([textId, id], map: "earlier_texts_by_text")
  @@map("earlier_texts")
}

// Somebody likes a comment, post or reply: once at most.
model Like {
  subjectId String   @map("subject_id")
  personId  String   @map("person_id")
  // comment, post or reply
  subject   String
  at        DateTime @db.Timestamptz(3)

  @@id([subjectId, personId])
  @@index([personId], map: "likes_by_person")
  @@map("likes")
}

// What came of a request with an Idempotency-Key, for seven days.
model Request {
  personId String   @map("person_id")
  key      String
  // SHA-256 of what was asked.
  hash     String
  textId   String   @map("text_id")
  at       DateTime @db.Timestamptz(3)

  @@id([personId, key])
  @@index([at], map: "requests_by_age")
  @@map("requests")
}

// ---- Following and reading discussions.

// Somebody follows a discussion.
model Subscription {
  postId   String   @map("post_id")
  personId String   @map("person_id")
  at       DateTime @db.Timestamptz(3)

  @@id([postId, personId])
  @@index([personId], map: "subscriptions_by_person")
  @@map("subscriptions")
}

// How far somebody has read a discussion.
model Read {
  personId  String   @map("person_id")
  postId    String   @map("post_id")
  // When the newest reply that was read was written, or the opening.
  readUntil DateTime @map("read_until") @db.Timestamptz(3)
  // The newest day (UTC) on which opening it counted as a view.
  viewedOn  String?  @map("viewed_on")

  @@id([personId, postId])
  @@index([postId], map: "reads_by_post")
  @@map("reads")
}

// When somebody was in the forum: now, and the time before, since when everything is new.
model Visit {
  personId   String   @id @map("person_id")
  lastAt     DateTime @map("last_at") @db.Timestamptz(3)
  previousAt DateTime @map("previous_at") @db.Timestamptz(3)

  @@map("visits")
}

// ---- Moderation.

// Something that was flagged, or that waits for a look: one open row a text.
model Flag {
  id        String    @id
  subject   String
  subjectId String    @map("subject_id")
  authorId  String    @map("author_id")
  status    String
  // It waits to be shown at all, or did when it was decided.
  isWaiting Boolean   @map("is_waiting")
  // The author was warned about it, which happens once.
  isWarned  Boolean   @default(false) @map("is_warned")
  createdAt DateTime  @map("created_at") @db.Timestamptz(3)
  decidedAt DateTime? @map("decided_at") @db.Timestamptz(3)
  reports   Report[]

  // The migration adds that one flag of a text is open at most.
  @@index([subjectId], map: "flags_by_subject")
  @@index([status, createdAt, id], map: "flags_by_status")
  @@index([authorId], map: "flags_by_author")
  @@map("flags")
}

// Somebody reported a text: once while its flag is open.
model Report {
  flagId   String   @map("flag_id")
  personId String   @map("person_id")
  reason   String
  note     String?
  at       DateTime @db.Timestamptz(3)
  flag     Flag     @relation(fields: [flagId], references: [id], onDelete: Cascade)

  @@id([flagId, personId])
  @@index([personId], map: "reports_by_person")
  @@map("reports")
}

// Moderators' actions on a person. Without a row there was none.
model Standing {
  personId   String    @id @map("person_id")
  mutedUntil DateTime? @map("muted_until") @db.Timestamptz(3)
  // The reason that they were given.
  muteReason String?   @map("mute_reason")
  warned     Int       @default(0)
  removed    Int       @default(0)
  // A moderator has shown something of theirs that waited: what they write waits no more.
  isTrusted  Boolean   @default(false) @map("is_trusted")

  @@map("standings")
}

// A moderator's action: written once, never changed.
model ModerationAudit {
  id        String   @id
  at        DateTime @db.Timestamptz(3)
  actorId   String   @map("actor_id")
  action    String
  subject   String
  subjectId String   @map("subject_id")
  authorId  String   @map("author_id")
  reason    String?
  before    Json
  after     Json

  @@index([at(sort: Desc), id(sort: Desc)], map: "moderation_audit_by_age")
  @@index([subjectId], map: "moderation_audit_by_subject")
  @@map("moderation_audit")
}

// ---- Notifications.

// A notification; several of one group before it is read are one.
model Notification {
  id          String    @id
  personId    String    @map("person_id")
  kind        String
  // What further ones are gathered by while it is unread.
  group       String
  count       Int
  // The title of one, and of several: \`{count}\` is the number, \`{name}\` the actor.
  title       String
  titleOfMany String    @map("title_of_many")
  detail      String?
  link        String
  // The actor, the newest of several.
  byId        String?   @map("by_id")
  // The text that it is about.
  textId      String?   @map("text_id")
  // When the newest came.
  at          DateTime  @db.Timestamptz(3)
  isUnread    Boolean   @map("is_unread")
  readAt      DateTime? @map("read_at") @db.Timestamptz(3)
  // It is not shown on the site, only mailed.
  isHidden    Boolean   @map("is_hidden")
  hiddenAt    DateTime? @map("hidden_at") @db.Timestamptz(3)

  // The migration adds that one unread notification of a person and group is there at most.
  @@index([personId, isHidden, at(sort: Desc), id(sort: Desc)], map: "notifications_by_person")
  @@index([textId], map: "notifications_by_text")
  @@index([readAt], map: "notifications_by_reading")
  @@index([hiddenAt], map: "notifications_by_hiding")
  @@map("notifications")
}

// A notification that was delivered: another event with the same key does not deliver it again.
model Delivered {
  what     String
  personId String   @map("person_id")
  at       DateTime @db.Timestamptz(3)

  @@id([what, personId])
  @@index([at], map: "delivered_by_age")
  @@map("delivered")
}

// A notification that is to be mailed.
model DueMail {
  // The notification's id: what comes to it before it is mailed is mailed with it.
  id       String   @id
  personId String   @map("person_id")
  kind     String
  // Its group, where that is mailed seldom.
  group    String?
  // How much came since it was mailed last.
  count    Int
  // Gathered with other kinds; otherwise with its own.
  isDaily  Boolean  @map("is_daily")
  dueAt    DateTime @map("due_at") @db.Timestamptz(3)

  @@index([dueAt, personId], map: "due_mails_by_time")
  @@index([personId, kind], map: "due_mails_by_person")
  @@map("due_mails")
}

// When somebody was mailed last of a group that is mailed seldom.
model MailedGroup {
  personId String   @map("person_id")
  group    String
  at       DateTime @db.Timestamptz(3)

  @@id([personId, group])
  @@index([at], map: "mailed_groups_by_age")
  @@map("mailed_groups")
}

// What the link of one mail ends.
model UnsubscribeToken {
  // The token's SHA-256: a leak of the database unsubscribes nobody.
  id       String   @id
  personId String   @map("person_id")
  kinds    String[]
  at       DateTime @db.Timestamptz(3)

  @@index([at], map: "unsubscribe_tokens_by_age")
  @@index([personId, at(sort: Desc)], map: "unsubscribe_tokens_by_person")
  @@map("unsubscribe_tokens")
}

// What somebody has chosen; for the rest the defaults of the table of kinds hold.
model NotificationPreference {
  personId String @id @map("person_id")
  // Grows with every change, also by the link of a mail.
  version  Int    @default(0)
  // By kind: {mail, inApp}, each of them where it was chosen.
  kinds    Json

  @@map("notification_preferences")
}

// How often offers or imports of a person changed: their stream sends it, so that open pages follow.
model ChangeMark {
  personId String @id @map("person_id")
  offers   Int    @default(0)
  imports  Int    @default(0)

  @@map("change_marks")
}

// The time from which people are notified: one row, written once.
model NotificationsStart {
  // Always 1.
  id Int      @id @default(1)
  at DateTime @db.Timestamptz(3)

  @@map("notifications_start")
}

// Somebody closed their account; what was written in the same moment is erased once more a little later.
model ErasedPerson {
  personId String   @id @map("person_id")
  at       DateTime @db.Timestamptz(3)

  @@index([at], map: "erased_people_by_time")
  @@map("erased_people")
}

// ---- Support.

// What somebody asks the people of Storyright.
model SupportThread {
  id           String           @id
  // Grows with every published change.
  version      Int
  memberId     String           @map("member_id")
  topic        String
  status       String
  // As the member's tier was when the thread was open last.
  priority     String
  // Whose turn it is while it is open: support or member.
  awaits       String?
  // Since when it has been their turn.
  waitingSince DateTime         @map("waiting_since") @db.Timestamptz(3)
  // Its rank in the administrators' queue: lowest first.
  queue        Int
  offerId      String?          @map("offer_id")
  listingId    String?          @map("listing_id")
  // The title of the listing, or of the offer's, when it was asked.
  about        String?
  createdAt    DateTime         @map("created_at") @db.Timestamptz(3)
  updatedAt    DateTime         @map("updated_at") @db.Timestamptz(3)
  messageCount Int              @map("message_count")
  // The newest message: {id, authorId, isFromSupport, excerpt, at}.
  last         Json
  // Who closed it or opened it again.
  by           String?
  messages     SupportMessage[]

  @@index([memberId, updatedAt(sort: Desc), id(sort: Desc)], map: "support_threads_by_member")
  @@index([status, queue, waitingSince, id], map: "support_threads_by_queue")
  @@index([status, updatedAt(sort: Desc), id(sort: Desc)], map: "support_threads_by_change")
  @@map("support_threads")
}

// What either side wrote in a thread.
model SupportMessage {
  id            String        @id
  threadId      String        @map("thread_id")
  // Which one of the thread it is, from 1.
  number        Int
  authorId      String        @map("author_id")
  isFromSupport Boolean       @map("is_from_support")
  message       String
  createdAt     DateTime      @map("created_at") @db.Timestamptz(3)
  thread        SupportThread @relation(fields: [threadId], references: [id], onDelete: Cascade)

  @@unique([threadId, number])
  @@index([authorId, createdAt(sort: Desc)], map: "support_messages_by_author")
  @@map("support_messages")
}

// An administrator closed somebody's thread, or opened it again: written once, never changed.
model SupportAudit {
  id       String   @id
  at       DateTime @db.Timestamptz(3)
  actorId  String   @map("actor_id")
  threadId String   @map("thread_id")
  memberId String   @map("member_id")
  before   String
  after    String

  @@index([at(sort: Desc), id(sort: Desc)], map: "support_audit_by_age")
  @@index([threadId, at], map: "support_audit_by_thread")
  @@index([memberId, at(sort: Desc)], map: "support_audit_by_member")
  @@map("support_audit")
}

// ---- Competitions.

model Competition {
  id               String             @id
  version          Int
  title            String
  brief            String
  sponsor          String
  prize            String
  rules            String
  opensAt          DateTime           @map("opens_at") @db.Timestamptz(3)
  closesAt         DateTime           @map("closes_at") @db.Timestamptz(3)
  isFunding        Boolean            @map("is_funding")
  createdAt        DateTime           @map("created_at") @db.Timestamptz(3)
  // How many entries there are; changes in the transaction of an entry.
  entryCount       Int                @default(0) @map("entry_count")
  // Its opening, and its end, were published.
  openingPublished Boolean            @default(false) @map("opening_published")
  endPublished     Boolean            @default(false) @map("end_published")
  // Those who may enter are being notified, in the order of their ids: this one was the last.
  notifiedUntil    String?            @map("notified_until")
  // Those who were not chosen are being notified, in the order of their entries' ids.
  settledUntil     String?            @map("settled_until")
  chosenEntryId    String?            @map("chosen_entry_id")
  decidedAt        DateTime?          @map("decided_at") @db.Timestamptz(3)
  // When the background work has something to do with it; follows from the others.
  due              DateTime?          @db.Timestamptz(3)
  entries          CompetitionEntry[]

  @@index([closesAt(sort: Desc), id], map: "competitions_by_end")
  @@index([due], map: "competitions_by_due")
  @@map("competitions")
}

model CompetitionEntry {
  id            String      @id
  version       Int
  competitionId String      @map("competition_id")
  entrantId     String      @map("entrant_id")
  // \`not_chosen\` is written after the decision, in batches; views show it at once.
  status        String
  // It was not taken back.
  isCurrent     Boolean     @map("is_current")
  // It was taken back because its offer came to nothing, not by the entrant.
  leftWithOffer Boolean     @default(false) @map("left_with_offer")
  offerId       String?     @map("offer_id")
  // The offer as it was.
  offer         Json?
  pitch         String?
  deckFileUrl   String?     @map("deck_file_url")
  note          String?
  createdAt     DateTime    @map("created_at") @db.Timestamptz(3)
  competition   Competition @relation(fields: [competitionId], references: [id])

  // The migration adds that somebody has one current entry in a competition at most.
  @@index([competitionId, isCurrent, createdAt, id], map: "competition_entries_by_age")
  @@index([competitionId, isCurrent, id], map: "competition_entries_by_id")
  @@index([entrantId, competitionId], map: "competition_entries_by_entrant")
  @@index([offerId], map: "competition_entries_by_offer")
  @@map("competition_entries")
}

// An administrator's action on a competition or an entry: written once, never changed.
model CompetitionAudit {
  id            String   @id
  at            DateTime @db.Timestamptz(3)
  actorId       String   @map("actor_id")
  action        String
  competitionId String   @map("competition_id")
  entryId       String?  @map("entry_id")
  entrantId     String?  @map("entrant_id")
  before        Json
  after         Json

  @@index([at(sort: Desc), id(sort: Desc)], map: "competition_audit_by_age")
  @@index([competitionId, at], map: "competition_audit_by_competition")
  @@index([entrantId, at(sort: Desc)], map: "competition_audit_by_entrant")
  @@map("competition_audit")
}

// ---- The demo.

// The parts of the demo that are loaded.
model DemoLoad {
  name     String   @id
  loadedAt DateTime @map("loaded_at") @db.Timestamptz(3)

  @@map("demo_loads")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"username","kind":"scalar","type":"String"},{"name":"person","kind":"scalar","type":"Json"},{"name":"names","kind":"object","type":"PersonName","relationName":"PersonToPersonName"}],"dbName":"people","schema":null},"PersonName":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"person","kind":"object","type":"Person","relationName":"PersonToPersonName"}],"dbName":"person_names","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"listing","kind":"scalar","type":"Json"}],"dbName":"listings","schema":null},"Membership":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"membership","kind":"scalar","type":"Json"}],"dbName":"memberships","schema":null},"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"offer","kind":"scalar","type":"Json"}],"dbName":"offers","schema":null},"OfferThread":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"offer_threads","schema":null},"Favourite":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isFavourite","kind":"scalar","type":"Boolean","dbName":"is_favourite"}],"dbName":"favourites","schema":null},"Block":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"blockedId","kind":"scalar","type":"String","dbName":"blocked_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"blocks","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"parentId","kind":"scalar","type":"String","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"removedBy","kind":"scalar","type":"String","dbName":"removed_by"},{"name":"mentions","kind":"scalar","type":"Json"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"}],"dbName":"comments","schema":null},"Post":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"tagKeys","kind":"scalar","type":"String","dbName":"tag_keys"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"lastActivityAt","kind":"scalar","type":"DateTime","dbName":"last_activity_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"removedBy","kind":"scalar","type":"String","dbName":"removed_by"},{"name":"mentions","kind":"scalar","type":"Json"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"acceptedReplyId","kind":"scalar","type":"String","dbName":"accepted_reply_id"},{"name":"viewCount","kind":"scalar","type":"Int","dbName":"view_count"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"replies","kind":"object","type":"Reply","relationName":"PostToReply"}],"dbName":"posts","schema":null},"ForumWord":{"fields":[{"name":"word","kind":"scalar","type":"String"}],"dbName":"forum_words","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"postId","kind":"scalar","type":"String","dbName":"post_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"removedBy","kind":"scalar","type":"String","dbName":"removed_by"},{"name":"mentions","kind":"scalar","type":"Json"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"post","kind":"object","type":"Post","relationName":"PostToReply"}],"dbName":"replies","schema":null},"EarlierText":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"textId","kind":"scalar","type":"String","dbName":"text_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"earlier_texts","schema":null},"Like":{"fields":[{"name":"subjectId","kind":"scalar","type":"String","dbName":"subject_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"likes","schema":null},"Request":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"textId","kind":"scalar","type":"String","dbName":"text_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"requests","schema":null},"Subscription":{"fields":[{"name":"postId","kind":"scalar","type":"String","dbName":"post_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"subscriptions","schema":null},"Read":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"postId","kind":"scalar","type":"String","dbName":"post_id"},{"name":"readUntil","kind":"scalar","type":"DateTime","dbName":"read_until"},{"name":"viewedOn","kind":"scalar","type":"String","dbName":"viewed_on"}],"dbName":"reads","schema":null},"Visit":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"previousAt","kind":"scalar","type":"DateTime","dbName":"previous_at"}],"dbName":"visits","schema":null},"Flag":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"subjectId","kind":"scalar","type":"String","dbName":"subject_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isWaiting","kind":"scalar","type":"Boolean","dbName":"is_waiting"},{"name":"isWarned","kind":"scalar","type":"Boolean","dbName":"is_warned"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"reports","kind":"object","type":"Report","relationName":"FlagToReport"}],"dbName":"flags","schema":null},"Report":{"fields":[{"name":"flagId","kind":"scalar","type":"String","dbName":"flag_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"flag","kind":"object","type":"Flag","relationName":"FlagToReport"}],"dbName":"reports","schema":null},"Standing":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"mutedUntil","kind":"scalar","type":"DateTime","dbName":"muted_until"},{"name":"muteReason","kind":"scalar","type":"String","dbName":"mute_reason"},{"name":"warned","kind":"scalar","type":"Int"},{"name":"removed","kind":"scalar","type":"Int"},{"name":"isTrusted","kind":"scalar","type":"Boolean","dbName":"is_trusted"}],"dbName":"standings","schema":null},"ModerationAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"subjectId","kind":"scalar","type":"String","dbName":"subject_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"moderation_audit","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"group","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"titleOfMany","kind":"scalar","type":"String","dbName":"title_of_many"},{"name":"detail","kind":"scalar","type":"String"},{"name":"link","kind":"scalar","type":"String"},{"name":"byId","kind":"scalar","type":"String","dbName":"by_id"},{"name":"textId","kind":"scalar","type":"String","dbName":"text_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"isUnread","kind":"scalar","type":"Boolean","dbName":"is_unread"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"isHidden","kind":"scalar","type":"Boolean","dbName":"is_hidden"},{"name":"hiddenAt","kind":"scalar","type":"DateTime","dbName":"hidden_at"}],"dbName":"notifications","schema":null},"Delivered":{"fields":[{"name":"what","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"delivered","schema":null},"DueMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"group","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"isDaily","kind":"scalar","type":"Boolean","dbName":"is_daily"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"due_mails","schema":null},"MailedGroup":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"group","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"mailed_groups","schema":null},"UnsubscribeToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"unsubscribe_tokens","schema":null},"NotificationPreference":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"kinds","kind":"scalar","type":"Json"}],"dbName":"notification_preferences","schema":null},"ChangeMark":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"offers","kind":"scalar","type":"Int"},{"name":"imports","kind":"scalar","type":"Int"}],"dbName":"change_marks","schema":null},"NotificationsStart":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"notifications_start","schema":null},"ErasedPerson":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"erased_people","schema":null},"SupportThread":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"memberId","kind":"scalar","type":"String","dbName":"member_id"},{"name":"topic","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"priority","kind":"scalar","type":"String"},{"name":"awaits","kind":"scalar","type":"String"},{"name":"waitingSince","kind":"scalar","type":"DateTime","dbName":"waiting_since"},{"name":"queue","kind":"scalar","type":"Int"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"about","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"messageCount","kind":"scalar","type":"Int","dbName":"message_count"},{"name":"last","kind":"scalar","type":"Json"},{"name":"by","kind":"scalar","type":"String"},{"name":"messages","kind":"object","type":"SupportMessage","relationName":"SupportMessageToSupportThread"}],"dbName":"support_threads","schema":null},"SupportMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"threadId","kind":"scalar","type":"String","dbName":"thread_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"isFromSupport","kind":"scalar","type":"Boolean","dbName":"is_from_support"},{"name":"message","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"thread","kind":"object","type":"SupportThread","relationName":"SupportMessageToSupportThread"}],"dbName":"support_messages","schema":null},"SupportAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"threadId","kind":"scalar","type":"String","dbName":"thread_id"},{"name":"memberId","kind":"scalar","type":"String","dbName":"member_id"},{"name":"before","kind":"scalar","type":"String"},{"name":"after","kind":"scalar","type":"String"}],"dbName":"support_audit","schema":null},"Competition":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"brief","kind":"scalar","type":"String"},{"name":"sponsor","kind":"scalar","type":"String"},{"name":"prize","kind":"scalar","type":"String"},{"name":"rules","kind":"scalar","type":"String"},{"name":"opensAt","kind":"scalar","type":"DateTime","dbName":"opens_at"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"isFunding","kind":"scalar","type":"Boolean","dbName":"is_funding"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"entryCount","kind":"scalar","type":"Int","dbName":"entry_count"},{"name":"openingPublished","kind":"scalar","type":"Boolean","dbName":"opening_published"},{"name":"endPublished","kind":"scalar","type":"Boolean","dbName":"end_published"},{"name":"notifiedUntil","kind":"scalar","type":"String","dbName":"notified_until"},{"name":"settledUntil","kind":"scalar","type":"String","dbName":"settled_until"},{"name":"chosenEntryId","kind":"scalar","type":"String","dbName":"chosen_entry_id"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"due","kind":"scalar","type":"DateTime"},{"name":"entries","kind":"object","type":"CompetitionEntry","relationName":"CompetitionToCompetitionEntry"}],"dbName":"competitions","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"competitionId","kind":"scalar","type":"String","dbName":"competition_id"},{"name":"entrantId","kind":"scalar","type":"String","dbName":"entrant_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"leftWithOffer","kind":"scalar","type":"Boolean","dbName":"left_with_offer"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"offer","kind":"scalar","type":"Json"},{"name":"pitch","kind":"scalar","type":"String"},{"name":"deckFileUrl","kind":"scalar","type":"String","dbName":"deck_file_url"},{"name":"note","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToCompetitionEntry"}],"dbName":"competition_entries","schema":null},"CompetitionAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"competitionId","kind":"scalar","type":"String","dbName":"competition_id"},{"name":"entryId","kind":"scalar","type":"String","dbName":"entry_id"},{"name":"entrantId","kind":"scalar","type":"String","dbName":"entrant_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"competition_audit","schema":null},"DemoLoad":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"loadedAt","kind":"scalar","type":"DateTime","dbName":"loaded_at"}],"dbName":"demo_loads","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","person","names","_count","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","data","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","create","update","Person.upsertOne","Person.deleteOne","Person.deleteMany","having","_avg","_sum","_min","_max","Person.groupBy","Person.aggregate","PersonName.findUnique","PersonName.findUniqueOrThrow","PersonName.findFirst","PersonName.findFirstOrThrow","PersonName.findMany","PersonName.createOne","PersonName.createMany","PersonName.createManyAndReturn","PersonName.updateOne","PersonName.updateMany","PersonName.updateManyAndReturn","PersonName.upsertOne","PersonName.deleteOne","PersonName.deleteMany","PersonName.groupBy","PersonName.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","Membership.findUnique","Membership.findUniqueOrThrow","Membership.findFirst","Membership.findFirstOrThrow","Membership.findMany","Membership.createOne","Membership.createMany","Membership.createManyAndReturn","Membership.updateOne","Membership.updateMany","Membership.updateManyAndReturn","Membership.upsertOne","Membership.deleteOne","Membership.deleteMany","Membership.groupBy","Membership.aggregate","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","Offer.groupBy","Offer.aggregate","OfferThread.findUnique","OfferThread.findUniqueOrThrow","OfferThread.findFirst","OfferThread.findFirstOrThrow","OfferThread.findMany","OfferThread.createOne","OfferThread.createMany","OfferThread.createManyAndReturn","OfferThread.updateOne","OfferThread.updateMany","OfferThread.updateManyAndReturn","OfferThread.upsertOne","OfferThread.deleteOne","OfferThread.deleteMany","OfferThread.groupBy","OfferThread.aggregate","Favourite.findUnique","Favourite.findUniqueOrThrow","Favourite.findFirst","Favourite.findFirstOrThrow","Favourite.findMany","Favourite.createOne","Favourite.createMany","Favourite.createManyAndReturn","Favourite.updateOne","Favourite.updateMany","Favourite.updateManyAndReturn","Favourite.upsertOne","Favourite.deleteOne","Favourite.deleteMany","Favourite.groupBy","Favourite.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","post","replies","Post.findUnique","Post.findUniqueOrThrow","Post.findFirst","Post.findFirstOrThrow","Post.findMany","Post.createOne","Post.createMany","Post.createManyAndReturn","Post.updateOne","Post.updateMany","Post.updateManyAndReturn","Post.upsertOne","Post.deleteOne","Post.deleteMany","Post.groupBy","Post.aggregate","ForumWord.findUnique","ForumWord.findUniqueOrThrow","ForumWord.findFirst","ForumWord.findFirstOrThrow","ForumWord.findMany","ForumWord.createOne","ForumWord.createMany","ForumWord.createManyAndReturn","ForumWord.updateOne","ForumWord.updateMany","ForumWord.updateManyAndReturn","ForumWord.upsertOne","ForumWord.deleteOne","ForumWord.deleteMany","ForumWord.groupBy","ForumWord.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","EarlierText.findUnique","EarlierText.findUniqueOrThrow","EarlierText.findFirst","EarlierText.findFirstOrThrow","EarlierText.findMany","EarlierText.createOne","EarlierText.createMany","EarlierText.createManyAndReturn","EarlierText.updateOne","EarlierText.updateMany","EarlierText.updateManyAndReturn","EarlierText.upsertOne","EarlierText.deleteOne","EarlierText.deleteMany","EarlierText.groupBy","EarlierText.aggregate","Like.findUnique","Like.findUniqueOrThrow","Like.findFirst","Like.findFirstOrThrow","Like.findMany","Like.createOne","Like.createMany","Like.createManyAndReturn","Like.updateOne","Like.updateMany","Like.updateManyAndReturn","Like.upsertOne","Like.deleteOne","Like.deleteMany","Like.groupBy","Like.aggregate","Request.findUnique","Request.findUniqueOrThrow","Request.findFirst","Request.findFirstOrThrow","Request.findMany","Request.createOne","Request.createMany","Request.createManyAndReturn","Request.updateOne","Request.updateMany","Request.updateManyAndReturn","Request.upsertOne","Request.deleteOne","Request.deleteMany","Request.groupBy","Request.aggregate","Subscription.findUnique","Subscription.findUniqueOrThrow","Subscription.findFirst","Subscription.findFirstOrThrow","Subscription.findMany","Subscription.createOne","Subscription.createMany","Subscription.createManyAndReturn","Subscription.updateOne","Subscription.updateMany","Subscription.updateManyAndReturn","Subscription.upsertOne","Subscription.deleteOne","Subscription.deleteMany","Subscription.groupBy","Subscription.aggregate","Read.findUnique","Read.findUniqueOrThrow","Read.findFirst","Read.findFirstOrThrow","Read.findMany","Read.createOne","Read.createMany","Read.createManyAndReturn","Read.updateOne","Read.updateMany","Read.updateManyAndReturn","Read.upsertOne","Read.deleteOne","Read.deleteMany","Read.groupBy","Read.aggregate","Visit.findUnique","Visit.findUniqueOrThrow","Visit.findFirst","Visit.findFirstOrThrow","Visit.findMany","Visit.createOne","Visit.createMany","Visit.createManyAndReturn","Visit.updateOne","Visit.updateMany","Visit.updateManyAndReturn","Visit.upsertOne","Visit.deleteOne","Visit.deleteMany","Visit.groupBy","Visit.aggregate","flag","reports","Flag.findUnique","Flag.findUniqueOrThrow","Flag.findFirst","Flag.findFirstOrThrow","Flag.findMany","Flag.createOne","Flag.createMany","Flag.createManyAndReturn","Flag.updateOne","Flag.updateMany","Flag.updateManyAndReturn","Flag.upsertOne","Flag.deleteOne","Flag.deleteMany","Flag.groupBy","Flag.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Standing.findUnique","Standing.findUniqueOrThrow","Standing.findFirst","Standing.findFirstOrThrow","Standing.findMany","Standing.createOne","Standing.createMany","Standing.createManyAndReturn","Standing.updateOne","Standing.updateMany","Standing.updateManyAndReturn","Standing.upsertOne","Standing.deleteOne","Standing.deleteMany","Standing.groupBy","Standing.aggregate","ModerationAudit.findUnique","ModerationAudit.findUniqueOrThrow","ModerationAudit.findFirst","ModerationAudit.findFirstOrThrow","ModerationAudit.findMany","ModerationAudit.createOne","ModerationAudit.createMany","ModerationAudit.createManyAndReturn","ModerationAudit.updateOne","ModerationAudit.updateMany","ModerationAudit.updateManyAndReturn","ModerationAudit.upsertOne","ModerationAudit.deleteOne","ModerationAudit.deleteMany","ModerationAudit.groupBy","ModerationAudit.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","Delivered.findUnique","Delivered.findUniqueOrThrow","Delivered.findFirst","Delivered.findFirstOrThrow","Delivered.findMany","Delivered.createOne","Delivered.createMany","Delivered.createManyAndReturn","Delivered.updateOne","Delivered.updateMany","Delivered.updateManyAndReturn","Delivered.upsertOne","Delivered.deleteOne","Delivered.deleteMany","Delivered.groupBy","Delivered.aggregate","DueMail.findUnique","DueMail.findUniqueOrThrow","DueMail.findFirst","DueMail.findFirstOrThrow","DueMail.findMany","DueMail.createOne","DueMail.createMany","DueMail.createManyAndReturn","DueMail.updateOne","DueMail.updateMany","DueMail.updateManyAndReturn","DueMail.upsertOne","DueMail.deleteOne","DueMail.deleteMany","DueMail.groupBy","DueMail.aggregate","MailedGroup.findUnique","MailedGroup.findUniqueOrThrow","MailedGroup.findFirst","MailedGroup.findFirstOrThrow","MailedGroup.findMany","MailedGroup.createOne","MailedGroup.createMany","MailedGroup.createManyAndReturn","MailedGroup.updateOne","MailedGroup.updateMany","MailedGroup.updateManyAndReturn","MailedGroup.upsertOne","MailedGroup.deleteOne","MailedGroup.deleteMany","MailedGroup.groupBy","MailedGroup.aggregate","UnsubscribeToken.findUnique","UnsubscribeToken.findUniqueOrThrow","UnsubscribeToken.findFirst","UnsubscribeToken.findFirstOrThrow","UnsubscribeToken.findMany","UnsubscribeToken.createOne","UnsubscribeToken.createMany","UnsubscribeToken.createManyAndReturn","UnsubscribeToken.updateOne","UnsubscribeToken.updateMany","UnsubscribeToken.updateManyAndReturn","UnsubscribeToken.upsertOne","UnsubscribeToken.deleteOne","UnsubscribeToken.deleteMany","UnsubscribeToken.groupBy","UnsubscribeToken.aggregate","NotificationPreference.findUnique","NotificationPreference.findUniqueOrThrow","NotificationPreference.findFirst","NotificationPreference.findFirstOrThrow","NotificationPreference.findMany","NotificationPreference.createOne","NotificationPreference.createMany","NotificationPreference.createManyAndReturn","NotificationPreference.updateOne","NotificationPreference.updateMany","NotificationPreference.updateManyAndReturn","NotificationPreference.upsertOne","NotificationPreference.deleteOne","NotificationPreference.deleteMany","NotificationPreference.groupBy","NotificationPreference.aggregate","ChangeMark.findUnique","ChangeMark.findUniqueOrThrow","ChangeMark.findFirst","ChangeMark.findFirstOrThrow","ChangeMark.findMany","ChangeMark.createOne","ChangeMark.createMany","ChangeMark.createManyAndReturn","ChangeMark.updateOne","ChangeMark.updateMany","ChangeMark.updateManyAndReturn","ChangeMark.upsertOne","ChangeMark.deleteOne","ChangeMark.deleteMany","ChangeMark.groupBy","ChangeMark.aggregate","NotificationsStart.findUnique","NotificationsStart.findUniqueOrThrow","NotificationsStart.findFirst","NotificationsStart.findFirstOrThrow","NotificationsStart.findMany","NotificationsStart.createOne","NotificationsStart.createMany","NotificationsStart.createManyAndReturn","NotificationsStart.updateOne","NotificationsStart.updateMany","NotificationsStart.updateManyAndReturn","NotificationsStart.upsertOne","NotificationsStart.deleteOne","NotificationsStart.deleteMany","NotificationsStart.groupBy","NotificationsStart.aggregate","ErasedPerson.findUnique","ErasedPerson.findUniqueOrThrow","ErasedPerson.findFirst","ErasedPerson.findFirstOrThrow","ErasedPerson.findMany","ErasedPerson.createOne","ErasedPerson.createMany","ErasedPerson.createManyAndReturn","ErasedPerson.updateOne","ErasedPerson.updateMany","ErasedPerson.updateManyAndReturn","ErasedPerson.upsertOne","ErasedPerson.deleteOne","ErasedPerson.deleteMany","ErasedPerson.groupBy","ErasedPerson.aggregate","thread","messages","SupportThread.findUnique","SupportThread.findUniqueOrThrow","SupportThread.findFirst","SupportThread.findFirstOrThrow","SupportThread.findMany","SupportThread.createOne","SupportThread.createMany","SupportThread.createManyAndReturn","SupportThread.updateOne","SupportThread.updateMany","SupportThread.updateManyAndReturn","SupportThread.upsertOne","SupportThread.deleteOne","SupportThread.deleteMany","SupportThread.groupBy","SupportThread.aggregate","SupportMessage.findUnique","SupportMessage.findUniqueOrThrow","SupportMessage.findFirst","SupportMessage.findFirstOrThrow","SupportMessage.findMany","SupportMessage.createOne","SupportMessage.createMany","SupportMessage.createManyAndReturn","SupportMessage.updateOne","SupportMessage.updateMany","SupportMessage.updateManyAndReturn","SupportMessage.upsertOne","SupportMessage.deleteOne","SupportMessage.deleteMany","SupportMessage.groupBy","SupportMessage.aggregate","SupportAudit.findUnique","SupportAudit.findUniqueOrThrow","SupportAudit.findFirst","SupportAudit.findFirstOrThrow","SupportAudit.findMany","SupportAudit.createOne","SupportAudit.createMany","SupportAudit.createManyAndReturn","SupportAudit.updateOne","SupportAudit.updateMany","SupportAudit.updateManyAndReturn","SupportAudit.upsertOne","SupportAudit.deleteOne","SupportAudit.deleteMany","SupportAudit.groupBy","SupportAudit.aggregate","competition","entries","Competition.findUnique","Competition.findUniqueOrThrow","Competition.findFirst","Competition.findFirstOrThrow","Competition.findMany","Competition.createOne","Competition.createMany","Competition.createManyAndReturn","Competition.updateOne","Competition.updateMany","Competition.updateManyAndReturn","Competition.upsertOne","Competition.deleteOne","Competition.deleteMany","Competition.groupBy","Competition.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","CompetitionAudit.findUnique","CompetitionAudit.findUniqueOrThrow","CompetitionAudit.findFirst","CompetitionAudit.findFirstOrThrow","CompetitionAudit.findMany","CompetitionAudit.createOne","CompetitionAudit.createMany","CompetitionAudit.createManyAndReturn","CompetitionAudit.updateOne","CompetitionAudit.updateMany","CompetitionAudit.updateManyAndReturn","CompetitionAudit.upsertOne","CompetitionAudit.deleteOne","CompetitionAudit.deleteMany","CompetitionAudit.groupBy","CompetitionAudit.aggregate","DemoLoad.findUnique","DemoLoad.findUniqueOrThrow","DemoLoad.findFirst","DemoLoad.findFirstOrThrow","DemoLoad.findMany","DemoLoad.createOne","DemoLoad.createMany","DemoLoad.createManyAndReturn","DemoLoad.updateOne","DemoLoad.updateMany","DemoLoad.updateManyAndReturn","DemoLoad.upsertOne","DemoLoad.deleteOne","DemoLoad.deleteMany","DemoLoad.groupBy","DemoLoad.aggregate","AND","OR","NOT","name","loadedAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","id","at","actorId","action","competitionId","entryId","entrantId","before","after","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","version","status","isCurrent","leftWithOffer","offerId","offer","pitch","deckFileUrl","note","createdAt","title","brief","sponsor","prize","rules","opensAt","closesAt","isFunding","entryCount","openingPublished","endPublished","notifiedUntil","settledUntil","chosenEntryId","decidedAt","due","every","some","none","threadId","memberId","number","authorId","isFromSupport","message","topic","priority","awaits","waitingSince","queue","listingId","about","updatedAt","messageCount","last","by","threadId_number","personId","offers","imports","kinds","has","hasEvery","hasSome","group","personId_group","kind","count","isDaily","dueAt","what","what_personId","titleOfMany","detail","link","byId","textId","isUnread","readAt","isHidden","hiddenAt","subject","subjectId","reason","mutedUntil","muteReason","warned","removed","isTrusted","flagId","isWaiting","isWarned","flagId_personId","lastAt","previousAt","postId","readUntil","viewedOn","personId_postId","postId_personId","key","hash","personId_key","subjectId_personId","text","revision","content","editedAt","isDeleted","removedBy","mentions","likeCount","word","category","tags","tagKeys","lastActivityAt","isSticky","isLocked","acceptedReplyId","viewCount","replyCount","parentId","blockedId","personId_blockedId","userId","isFavourite","producerId","membership","agentId","listing","role","username","personId_name","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "5QreAuAECgMAANUHACAEAADCCAAg9gQAAMEIADD3BAAACQAQ-AQAAMEIADCGBQEAAAABlQUCAOQHACGWBQEAygcAIY4GAQDKBwAhjwYBANQHACEBAAAAAQAgBgMAAMUIACD2BAAAxAgAMPcEAAADABD4BAAAxAgAMPkEAQDKBwAhxAUBAMoHACEBAwAAxwoAIAcDAADFCAAg9gQAAMQIADD3BAAAAwAQ-AQAAMQIADD5BAEAygcAIcQFAQDKBwAhkAYAAMMIACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAMAIAEAAAABACAKAwAA1QcAIAQAAMIIACD2BAAAwQgAMPcEAAAJABD4BAAAwQgAMIYFAQDKBwAhlQUCAOQHACGWBQEAygcAIY4GAQDKBwAhjwYBANQHACECBAAAxgoAII8GAADLCAAgAwAAAAkAIAEAAAoAMAIAAAEAIAMAAAAJACABAAAKADACAAABACADAAAACQAgAQAACgAwAgAAAQAgBwOAAAAAAQQAAMUKACCGBQEAAAABlQUCAAAAAZYFAQAAAAGOBgEAAAABjwYBAAAAAQELAAAOACAGA4AAAAABhgUBAAAAAZUFAgAAAAGWBQEAAAABjgYBAAAAAY8GAQAAAAEBCwAAEAAwAQsAABAAMAcDgAAAAAEEAAC4CgAghgUBAMkIACGVBQIA1QgAIZYFAQDJCAAhjgYBAMkIACGPBgEAzwgAIQIAAAABACALAAATACAGA4AAAAABhgUBAMkIACGVBQIA1QgAIZYFAQDJCAAhjgYBAMkIACGPBgEAzwgAIQIAAAAJACALAAAVACACAAAACQAgCwAAFQAgAwAAAAEAIBIAAA4AIBMAABMAIAEAAAABACABAAAACQAgBgUAALMKACAYAAC0CgAgGQAAtwoAIBoAALYKACAbAAC1CgAgjwYAAMsIACAJAwAAzgcAIPYEAADACAAw9wQAABwAEPgEAADACAAwhgUBAMIHACGVBQIA1wcAIZYFAQDCBwAhjgYBAMIHACGPBgEAzQcAIQMAAAAJACABAAAbADAXAAAcACADAAAACQAgAQAACgAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAwAAsgoAIPkEAQAAAAHEBQEAAAABAQsAACQAIAL5BAEAAAABxAUBAAAAAQELAAAmADABCwAAJgAwAwMAALEKACD5BAEAyQgAIcQFAQDJCAAhAgAAAAUAIAsAACkAIAL5BAEAyQgAIcQFAQDJCAAhAgAAAAMAIAsAACsAIAIAAAADACALAAArACADAAAABQAgEgAAJAAgEwAAKQAgAQAAAAUAIAEAAAADACADBQAArgoAIBoAALAKACAbAACvCgAgBfYEAAC_CAAw9wQAADIAEPgEAAC_CAAw-QQBAMIHACHEBQEAwgcAIQMAAAADACABAAAxADAXAAAyACADAAAAAwAgAQAABAAwAgAABQAgCPYEAAC-CAAw9wQAADgAEPgEAAC-CAAwhgUBAAAAAZUFAgDkBwAh9wUgAOUHACGMBgEAygcAIY0GAADVBwAgAQAAADUAIAEAAAA1ACAI9gQAAL4IADD3BAAAOAAQ-AQAAL4IADCGBQEAygcAIZUFAgDkBwAh9wUgAOUHACGMBgEAygcAIY0GAADVBwAgAAMAAAA4ACABAAA5ADACAAA1ACADAAAAOAAgAQAAOQAwAgAANQAgAwAAADgAIAEAADkAMAIAADUAIAWGBQEAAAABlQUCAAAAAfcFIAAAAAGMBgEAAAABjQaAAAAAAQELAAA9ACAFhgUBAAAAAZUFAgAAAAH3BSAAAAABjAYBAAAAAY0GgAAAAAEBCwAAPwAwAQsAAD8AMAWGBQEAyQgAIZUFAgDVCAAh9wUgANYIACGMBgEAyQgAIY0GgAAAAAECAAAANQAgCwAAQgAgBYYFAQDJCAAhlQUCANUIACH3BSAA1ggAIYwGAQDJCAAhjQaAAAAAAQIAAAA4ACALAABEACACAAAAOAAgCwAARAAgAwAAADUAIBIAAD0AIBMAAEIAIAEAAAA1ACABAAAAOAAgBQUAAKkKACAYAACqCgAgGQAArQoAIBoAAKwKACAbAACrCgAgCPYEAAC9CAAw9wQAAEsAEPgEAAC9CAAwhgUBAMIHACGVBQIA1wcAIfcFIADYBwAhjAYBAMIHACGNBgAAzgcAIAMAAAA4ACABAABKADAXAABLACADAAAAOAAgAQAAOQAwAgAANQAgBvYEAAC8CAAw9wQAAFEAEPgEAAC8CAAwhgUBAAAAAZUFAgDkBwAhiwYAANUHACABAAAATgAgAQAAAE4AIAb2BAAAvAgAMPcEAABRABD4BAAAvAgAMIYFAQDKBwAhlQUCAOQHACGLBgAA1QcAIAADAAAAUQAgAQAAUgAwAgAATgAgAwAAAFEAIAEAAFIAMAIAAE4AIAMAAABRACABAABSADACAABOACADhgUBAAAAAZUFAgAAAAGLBoAAAAABAQsAAFYAIAOGBQEAAAABlQUCAAAAAYsGgAAAAAEBCwAAWAAwAQsAAFgAMAOGBQEAyQgAIZUFAgDVCAAhiwaAAAAAAQIAAABOACALAABbACADhgUBAMkIACGVBQIA1QgAIYsGgAAAAAECAAAAUQAgCwAAXQAgAgAAAFEAIAsAAF0AIAMAAABOACASAABWACATAABbACABAAAATgAgAQAAAFEAIAUFAACkCgAgGAAApQoAIBkAAKgKACAaAACnCgAgGwAApgoAIAb2BAAAuwgAMPcEAABkABD4BAAAuwgAMIYFAQDCBwAhlQUCANcHACGLBgAAzgcAIAMAAABRACABAABjADAXAABkACADAAAAUQAgAQAAUgAwAgAATgAgB_YEAAC6CAAw9wQAAGoAEPgEAAC6CAAwhgUBAAAAAZUFAgDkBwAhmgUAANUHACCKBgEAygcAIQEAAABnACABAAAAZwAgB_YEAAC6CAAw9wQAAGoAEPgEAAC6CAAwhgUBAMoHACGVBQIA5AcAIZoFAADVBwAgigYBAMoHACEAAwAAAGoAIAEAAGsAMAIAAGcAIAMAAABqACABAABrADACAABnACADAAAAagAgAQAAawAwAgAAZwAgBIYFAQAAAAGVBQIAAAABmgWAAAAAAYoGAQAAAAEBCwAAbwAgBIYFAQAAAAGVBQIAAAABmgWAAAAAAYoGAQAAAAEBCwAAcQAwAQsAAHEAMASGBQEAyQgAIZUFAgDVCAAhmgWAAAAAAYoGAQDJCAAhAgAAAGcAIAsAAHQAIASGBQEAyQgAIZUFAgDVCAAhmgWAAAAAAYoGAQDJCAAhAgAAAGoAIAsAAHYAIAIAAABqACALAAB2ACADAAAAZwAgEgAAbwAgEwAAdAAgAQAAAGcAIAEAAABqACAFBQAAnwoAIBgAAKAKACAZAACjCgAgGgAAogoAIBsAAKEKACAH9gQAALkIADD3BAAAfQAQ-AQAALkIADCGBQEAwgcAIZUFAgDXBwAhmgUAAM4HACCKBgEAwgcAIQMAAABqACABAAB8ADAXAAB9ACADAAAAagAgAQAAawAwAgAAZwAgBfYEAAC4CAAw9wQAAIMBABD4BAAAuAgAMIYFAQAAAAGVBQIA5AcAIQEAAACAAQAgAQAAAIABACAF9gQAALgIADD3BAAAgwEAEPgEAAC4CAAwhgUBAMoHACGVBQIA5AcAIQADAAAAgwEAIAEAAIQBADACAACAAQAgAwAAAIMBACABAACEAQAwAgAAgAEAIAMAAACDAQAgAQAAhAEAMAIAAIABACAChgUBAAAAAZUFAgAAAAEBCwAAiAEAIAKGBQEAAAABlQUCAAAAAQELAACKAQAwAQsAAIoBADAChgUBAMkIACGVBQIA1QgAIQIAAACAAQAgCwAAjQEAIAKGBQEAyQgAIZUFAgDVCAAhAgAAAIMBACALAACPAQAgAgAAAIMBACALAACPAQAgAwAAAIABACASAACIAQAgEwAAjQEAIAEAAACAAQAgAQAAAIMBACAFBQAAmgoAIBgAAJsKACAZAACeCgAgGgAAnQoAIBsAAJwKACAF9gQAALcIADD3BAAAlgEAEPgEAAC3CAAwhgUBAMIHACGVBQIA1wcAIQMAAACDAQAgAQAAlQEAMBcAAJYBACADAAAAgwEAIAEAAIQBADACAACAAQAgCPYEAAC2CAAw9wQAAJwBABD4BAAAtggAMIYFAQAAAAGVBQIA5AcAIb0FAQDKBwAhiAYBAMoHACGJBiAA5QcAIQEAAACZAQAgAQAAAJkBACAI9gQAALYIADD3BAAAnAEAEPgEAAC2CAAwhgUBAMoHACGVBQIA5AcAIb0FAQDKBwAhiAYBAMoHACGJBiAA5QcAIQADAAAAnAEAIAEAAJ0BADACAACZAQAgAwAAAJwBACABAACdAQAwAgAAmQEAIAMAAACcAQAgAQAAnQEAMAIAAJkBACAFhgUBAAAAAZUFAgAAAAG9BQEAAAABiAYBAAAAAYkGIAAAAAEBCwAAoQEAIAWGBQEAAAABlQUCAAAAAb0FAQAAAAGIBgEAAAABiQYgAAAAAQELAACjAQAwAQsAAKMBADAFhgUBAMkIACGVBQIA1QgAIb0FAQDJCAAhiAYBAMkIACGJBiAA1ggAIQIAAACZAQAgCwAApgEAIAWGBQEAyQgAIZUFAgDVCAAhvQUBAMkIACGIBgEAyQgAIYkGIADWCAAhAgAAAJwBACALAACoAQAgAgAAAJwBACALAACoAQAgAwAAAJkBACASAAChAQAgEwAApgEAIAEAAACZAQAgAQAAAJwBACAFBQAAlQoAIBgAAJYKACAZAACZCgAgGgAAmAoAIBsAAJcKACAI9gQAALUIADD3BAAArwEAEPgEAAC1CAAwhgUBAMIHACGVBQIA1wcAIb0FAQDCBwAhiAYBAMIHACGJBiAA2AcAIQMAAACcAQAgAQAArgEAMBcAAK8BACADAAAAnAEAIAEAAJ0BADACAACZAQAgB_YEAACzCAAw9wQAALUBABD4BAAAswgAMIcFQADLBwAhxAUBAMoHACGGBgEAygcAIYcGAAC0CAAgAQAAALIBACABAAAAsgEAIAb2BAAAswgAMPcEAAC1AQAQ-AQAALMIADCHBUAAywcAIcQFAQDKBwAhhgYBAMoHACEAAwAAALUBACABAAC2AQAwAgAAsgEAIAMAAAC1AQAgAQAAtgEAMAIAALIBACADAAAAtQEAIAEAALYBADACAACyAQAgA4cFQAAAAAHEBQEAAAABhgYBAAAAAQELAAC6AQAgA4cFQAAAAAHEBQEAAAABhgYBAAAAAQELAAC8AQAwAQsAALwBADADhwVAAMoIACHEBQEAyQgAIYYGAQDJCAAhAgAAALIBACALAAC_AQAgA4cFQADKCAAhxAUBAMkIACGGBgEAyQgAIQIAAAC1AQAgCwAAwQEAIAIAAAC1AQAgCwAAwQEAIAMAAACyAQAgEgAAugEAIBMAAL8BACABAAAAsgEAIAEAAAC1AQAgAwUAAJIKACAaAACUCgAgGwAAkwoAIAb2BAAAsggAMPcEAADIAQAQ-AQAALIIADCHBUAAwwcAIcQFAQDCBwAhhgYBAMIHACEDAAAAtQEAIAEAAMcBADAXAADIAQAgAwAAALUBACABAAC2AQAwAgAAsgEAIBH2BAAAsQgAMPcEAADOAQAQ-AQAALEIADCGBQEAAAABlQUCAOQHACGWBQEAygcAIZ4FQADLBwAhtQUBAMoHACG9BQEAygcAIfQFAgDkBwAh9QUBAMoHACH2BUAA5gcAIfcFIADlBwAh-AUBANQHACH5BQAA1QcAIPoFAgDkBwAhhQYBANQHACEBAAAAywEAIAEAAADLAQAgEfYEAACxCAAw9wQAAM4BABD4BAAAsQgAMIYFAQDKBwAhlQUCAOQHACGWBQEAygcAIZ4FQADLBwAhtQUBAMoHACG9BQEAygcAIfQFAgDkBwAh9QUBAMoHACH2BUAA5gcAIfcFIADlBwAh-AUBANQHACH5BQAA1QcAIPoFAgDkBwAhhQYBANQHACED9gUAAMsIACD4BQAAywgAIIUGAADLCAAgAwAAAM4BACABAADPAQAwAgAAywEAIAMAAADOAQAgAQAAzwEAMAIAAMsBACADAAAAzgEAIAEAAM8BADACAADLAQAgDoYFAQAAAAGVBQIAAAABlgUBAAAAAZ4FQAAAAAG1BQEAAAABvQUBAAAAAfQFAgAAAAH1BQEAAAAB9gVAAAAAAfcFIAAAAAH4BQEAAAAB-QWAAAAAAfoFAgAAAAGFBgEAAAABAQsAANMBACAOhgUBAAAAAZUFAgAAAAGWBQEAAAABngVAAAAAAbUFAQAAAAG9BQEAAAAB9AUCAAAAAfUFAQAAAAH2BUAAAAAB9wUgAAAAAfgFAQAAAAH5BYAAAAAB-gUCAAAAAYUGAQAAAAEBCwAA1QEAMAELAADVAQAwDoYFAQDJCAAhlQUCANUIACGWBQEAyQgAIZ4FQADKCAAhtQUBAMkIACG9BQEAyQgAIfQFAgDVCAAh9QUBAMkIACH2BUAA3ggAIfcFIADWCAAh-AUBAM8IACH5BYAAAAAB-gUCANUIACGFBgEAzwgAIQIAAADLAQAgCwAA2AEAIA6GBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGeBUAAyggAIbUFAQDJCAAhvQUBAMkIACH0BQIA1QgAIfUFAQDJCAAh9gVAAN4IACH3BSAA1ggAIfgFAQDPCAAh-QWAAAAAAfoFAgDVCAAhhQYBAM8IACECAAAAzgEAIAsAANoBACACAAAAzgEAIAsAANoBACADAAAAywEAIBIAANMBACATAADYAQAgAQAAAMsBACABAAAAzgEAIAgFAACNCgAgGAAAjgoAIBkAAJEKACAaAACQCgAgGwAAjwoAIPYFAADLCAAg-AUAAMsIACCFBgAAywgAIBH2BAAAsAgAMPcEAADhAQAQ-AQAALAIADCGBQEAwgcAIZUFAgDXBwAhlgUBAMIHACGeBUAAwwcAIbUFAQDCBwAhvQUBAMIHACH0BQIA1wcAIfUFAQDCBwAh9gVAAOAHACH3BSAA2AcAIfgFAQDNBwAh-QUAAM4HACD6BQIA1wcAIYUGAQDNBwAhAwAAAM4BACABAADgAQAwFwAA4QEAIAMAAADOAQAgAQAAzwEAMAIAAMsBACAanwEAAK0IACD2BAAArAgAMPcEAADsAQAQ-AQAAKwIADCGBQEAAAABlQUCAOQHACGWBQEAygcAIZ4FQADLBwAhnwUBAMoHACG1BQEAygcAIfQFAgDkBwAh9QUBAMoHACH2BUAA5gcAIfcFIADlBwAh-AUBANQHACH5BQAA1QcAIPoFAgDkBwAh_AUBAMoHACH9BQAA_QcAIP4FAAD9BwAg_wVAAMsHACGABiAA5QcAIYEGIADlBwAhggYBANQHACGDBgIA5AcAIYQGAgDkBwAhAQAAAOQBACARngEAAK8IACD2BAAArggAMPcEAADmAQAQ-AQAAK4IADCGBQEAygcAIZUFAgDkBwAhlgUBAMoHACGeBUAAywcAIbUFAQDKBwAh6gUBAMoHACH0BQIA5AcAIfUFAQDKBwAh9gVAAOYHACH3BSAA5QcAIfgFAQDUBwAh-QUAANUHACD6BQIA5AcAIQOeAQAAjAoAIPYFAADLCAAg-AUAAMsIACARngEAAK8IACD2BAAArggAMPcEAADmAQAQ-AQAAK4IADCGBQEAAAABlQUCAOQHACGWBQEAygcAIZ4FQADLBwAhtQUBAMoHACHqBQEAygcAIfQFAgDkBwAh9QUBAMoHACH2BUAA5gcAIfcFIADlBwAh-AUBANQHACH5BQAA1QcAIPoFAgDkBwAhAwAAAOYBACABAADnAQAwAgAA6AEAIAEAAADmAQAgAQAAAOQBACAanwEAAK0IACD2BAAArAgAMPcEAADsAQAQ-AQAAKwIADCGBQEAygcAIZUFAgDkBwAhlgUBAMoHACGeBUAAywcAIZ8FAQDKBwAhtQUBAMoHACH0BQIA5AcAIfUFAQDKBwAh9gVAAOYHACH3BSAA5QcAIfgFAQDUBwAh-QUAANUHACD6BQIA5AcAIfwFAQDKBwAh_QUAAP0HACD-BQAA_QcAIP8FQADLBwAhgAYgAOUHACGBBiAA5QcAIYIGAQDUBwAhgwYCAOQHACGEBgIA5AcAIQSfAQAAiwoAIPYFAADLCAAg-AUAAMsIACCCBgAAywgAIAMAAADsAQAgAQAA7QEAMAIAAOQBACADAAAA7AEAIAEAAO0BADACAADkAQAgAwAAAOwBACABAADtAQAwAgAA5AEAIBefAQAAigoAIIYFAQAAAAGVBQIAAAABlgUBAAAAAZ4FQAAAAAGfBQEAAAABtQUBAAAAAfQFAgAAAAH1BQEAAAAB9gVAAAAAAfcFIAAAAAH4BQEAAAAB-QWAAAAAAfoFAgAAAAH8BQEAAAAB_QUAAIgKACD-BQAAiQoAIP8FQAAAAAGABiAAAAABgQYgAAAAAYIGAQAAAAGDBgIAAAABhAYCAAAAAQELAADxAQAgFoYFAQAAAAGVBQIAAAABlgUBAAAAAZ4FQAAAAAGfBQEAAAABtQUBAAAAAfQFAgAAAAH1BQEAAAAB9gVAAAAAAfcFIAAAAAH4BQEAAAAB-QWAAAAAAfoFAgAAAAH8BQEAAAAB_QUAAIgKACD-BQAAiQoAIP8FQAAAAAGABiAAAAABgQYgAAAAAYIGAQAAAAGDBgIAAAABhAYCAAAAAQELAADzAQAwAQsAAPMBADAXnwEAAPsJACCGBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGeBUAAyggAIZ8FAQDJCAAhtQUBAMkIACH0BQIA1QgAIfUFAQDJCAAh9gVAAN4IACH3BSAA1ggAIfgFAQDPCAAh-QWAAAAAAfoFAgDVCAAh_AUBAMkIACH9BQAA-QkAIP4FAAD6CQAg_wVAAMoIACGABiAA1ggAIYEGIADWCAAhggYBAM8IACGDBgIA1QgAIYQGAgDVCAAhAgAAAOQBACALAAD2AQAgFoYFAQDJCAAhlQUCANUIACGWBQEAyQgAIZ4FQADKCAAhnwUBAMkIACG1BQEAyQgAIfQFAgDVCAAh9QUBAMkIACH2BUAA3ggAIfcFIADWCAAh-AUBAM8IACH5BYAAAAAB-gUCANUIACH8BQEAyQgAIf0FAAD5CQAg_gUAAPoJACD_BUAAyggAIYAGIADWCAAhgQYgANYIACGCBgEAzwgAIYMGAgDVCAAhhAYCANUIACECAAAA7AEAIAsAAPgBACACAAAA7AEAIAsAAPgBACADAAAA5AEAIBIAAPEBACATAAD2AQAgAQAAAOQBACABAAAA7AEAIAgFAAD0CQAgGAAA9QkAIBkAAPgJACAaAAD3CQAgGwAA9gkAIPYFAADLCAAg-AUAAMsIACCCBgAAywgAIBn2BAAAqwgAMPcEAAD_AQAQ-AQAAKsIADCGBQEAwgcAIZUFAgDXBwAhlgUBAMIHACGeBUAAwwcAIZ8FAQDCBwAhtQUBAMIHACH0BQIA1wcAIfUFAQDCBwAh9gVAAOAHACH3BSAA2AcAIfgFAQDNBwAh-QUAAM4HACD6BQIA1wcAIfwFAQDCBwAh_QUAAP0HACD-BQAA_QcAIP8FQADDBwAhgAYgANgHACGBBiAA2AcAIYIGAQDNBwAhgwYCANcHACGEBgIA1wcAIQMAAADsAQAgAQAA_gEAMBcAAP8BACADAAAA7AEAIAEAAO0BADACAADkAQAgBPYEAACqCAAw9wQAAIUCABD4BAAAqggAMPsFAQAAAAEBAAAAggIAIAEAAACCAgAgBPYEAACqCAAw9wQAAIUCABD4BAAAqggAMPsFAQDKBwAhAAMAAACFAgAgAQAAhgIAMAIAAIICACADAAAAhQIAIAEAAIYCADACAACCAgAgAwAAAIUCACABAACGAgAwAgAAggIAIAH7BQEAAAABAQsAAIoCACAB-wUBAAAAAQELAACMAgAwAQsAAIwCADAB-wUBAMkIACECAAAAggIAIAsAAI8CACAB-wUBAMkIACECAAAAhQIAIAsAAJECACACAAAAhQIAIAsAAJECACADAAAAggIAIBIAAIoCACATAACPAgAgAQAAAIICACABAAAAhQIAIAMFAADxCQAgGgAA8wkAIBsAAPIJACAE9gQAAKkIADD3BAAAmAIAEPgEAACpCAAw-wUBAMIHACEDAAAAhQIAIAEAAJcCADAXAACYAgAgAwAAAIUCACABAACGAgAwAgAAggIAIAEAAADoAQAgAQAAAOgBACADAAAA5gEAIAEAAOcBADACAADoAQAgAwAAAOYBACABAADnAQAwAgAA6AEAIAMAAADmAQAgAQAA5wEAMAIAAOgBACAOngEAAPAJACCGBQEAAAABlQUCAAAAAZYFAQAAAAGeBUAAAAABtQUBAAAAAeoFAQAAAAH0BQIAAAAB9QUBAAAAAfYFQAAAAAH3BSAAAAAB-AUBAAAAAfkFgAAAAAH6BQIAAAABAQsAAKACACANhgUBAAAAAZUFAgAAAAGWBQEAAAABngVAAAAAAbUFAQAAAAHqBQEAAAAB9AUCAAAAAfUFAQAAAAH2BUAAAAAB9wUgAAAAAfgFAQAAAAH5BYAAAAAB-gUCAAAAAQELAACiAgAwAQsAAKICADAOngEAAO8JACCGBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGeBUAAyggAIbUFAQDJCAAh6gUBAMkIACH0BQIA1QgAIfUFAQDJCAAh9gVAAN4IACH3BSAA1ggAIfgFAQDPCAAh-QWAAAAAAfoFAgDVCAAhAgAAAOgBACALAAClAgAgDYYFAQDJCAAhlQUCANUIACGWBQEAyQgAIZ4FQADKCAAhtQUBAMkIACHqBQEAyQgAIfQFAgDVCAAh9QUBAMkIACH2BUAA3ggAIfcFIADWCAAh-AUBAM8IACH5BYAAAAAB-gUCANUIACECAAAA5gEAIAsAAKcCACACAAAA5gEAIAsAAKcCACADAAAA6AEAIBIAAKACACATAAClAgAgAQAAAOgBACABAAAA5gEAIAcFAADqCQAgGAAA6wkAIBkAAO4JACAaAADtCQAgGwAA7AkAIPYFAADLCAAg-AUAAMsIACAQ9gQAAKgIADD3BAAArgIAEPgEAACoCAAwhgUBAMIHACGVBQIA1wcAIZYFAQDCBwAhngVAAMMHACG1BQEAwgcAIeoFAQDCBwAh9AUCANcHACH1BQEAwgcAIfYFQADgBwAh9wUgANgHACH4BQEAzQcAIfkFAADOBwAg-gUCANcHACEDAAAA5gEAIAEAAK0CADAXAACuAgAgAwAAAOYBACABAADnAQAwAgAA6AEAIAf2BAAApggAMPcEAAC0AgAQ-AQAAKYIADCGBQQAAAABhwVAAMsHACHXBQEAygcAIfMFAQDKBwAhAQAAALECACABAAAAsQIAIAf2BAAApggAMPcEAAC0AgAQ-AQAAKYIADCGBQQApwgAIYcFQADLBwAh1wUBAMoHACHzBQEAygcAIQADAAAAtAIAIAEAALUCADACAACxAgAgAwAAALQCACABAAC1AgAwAgAAsQIAIAMAAAC0AgAgAQAAtQIAMAIAALECACAEhgUEAAAAAYcFQAAAAAHXBQEAAAAB8wUBAAAAAQELAAC5AgAgBIYFBAAAAAGHBUAAAAAB1wUBAAAAAfMFAQAAAAEBCwAAuwIAMAELAAC7AgAwBIYFBADpCQAhhwVAAMoIACHXBQEAyQgAIfMFAQDJCAAhAgAAALECACALAAC-AgAgBIYFBADpCQAhhwVAAMoIACHXBQEAyQgAIfMFAQDJCAAhAgAAALQCACALAADAAgAgAgAAALQCACALAADAAgAgAwAAALECACASAAC5AgAgEwAAvgIAIAEAAACxAgAgAQAAALQCACAFBQAA5AkAIBgAAOUJACAZAADoCQAgGgAA5wkAIBsAAOYJACAH9gQAAKIIADD3BAAAxwIAEPgEAACiCAAwhgUEAKMIACGHBUAAwwcAIdcFAQDCBwAh8wUBAMIHACEDAAAAtAIAIAEAAMYCADAXAADHAgAgAwAAALQCACABAAC1AgAwAgAAsQIAIAj2BAAAoAgAMPcEAADNAgAQ-AQAAKAIADCHBUAAywcAIcQFAQDKBwAh3AUBAMoHACHdBQEAygcAIfIFAAChCAAgAQAAAMoCACABAAAAygIAIAf2BAAAoAgAMPcEAADNAgAQ-AQAAKAIADCHBUAAywcAIcQFAQDKBwAh3AUBAMoHACHdBQEAygcAIQADAAAAzQIAIAEAAM4CADACAADKAgAgAwAAAM0CACABAADOAgAwAgAAygIAIAMAAADNAgAgAQAAzgIAMAIAAMoCACAEhwVAAAAAAcQFAQAAAAHcBQEAAAAB3QUBAAAAAQELAADSAgAgBIcFQAAAAAHEBQEAAAAB3AUBAAAAAd0FAQAAAAEBCwAA1AIAMAELAADUAgAwBIcFQADKCAAhxAUBAMkIACHcBQEAyQgAId0FAQDJCAAhAgAAAMoCACALAADXAgAgBIcFQADKCAAhxAUBAMkIACHcBQEAyQgAId0FAQDJCAAhAgAAAM0CACALAADZAgAgAgAAAM0CACALAADZAgAgAwAAAMoCACASAADSAgAgEwAA1wIAIAEAAADKAgAgAQAAAM0CACADBQAA4QkAIBoAAOMJACAbAADiCQAgB_YEAACfCAAw9wQAAOACABD4BAAAnwgAMIcFQADDBwAhxAUBAMIHACHcBQEAwgcAId0FAQDCBwAhAwAAAM0CACABAADfAgAwFwAA4AIAIAMAAADNAgAgAQAAzgIAMAIAAMoCACAJ9gQAAJ0IADD3BAAA5gIAEPgEAACdCAAwhwVAAMsHACHEBQEAygcAIdcFAQDKBwAh7wUBAMoHACHwBQEAygcAIfEFAACeCAAgAQAAAOMCACABAAAA4wIAIAj2BAAAnQgAMPcEAADmAgAQ-AQAAJ0IADCHBUAAywcAIcQFAQDKBwAh1wUBAMoHACHvBQEAygcAIfAFAQDKBwAhAAMAAADmAgAgAQAA5wIAMAIAAOMCACADAAAA5gIAIAEAAOcCADACAADjAgAgAwAAAOYCACABAADnAgAwAgAA4wIAIAWHBUAAAAABxAUBAAAAAdcFAQAAAAHvBQEAAAAB8AUBAAAAAQELAADrAgAgBYcFQAAAAAHEBQEAAAAB1wUBAAAAAe8FAQAAAAHwBQEAAAABAQsAAO0CADABCwAA7QIAMAWHBUAAyggAIcQFAQDJCAAh1wUBAMkIACHvBQEAyQgAIfAFAQDJCAAhAgAAAOMCACALAADwAgAgBYcFQADKCAAhxAUBAMkIACHXBQEAyQgAIe8FAQDJCAAh8AUBAMkIACECAAAA5gIAIAsAAPICACACAAAA5gIAIAsAAPICACADAAAA4wIAIBIAAOsCACATAADwAgAgAQAAAOMCACABAAAA5gIAIAMFAADeCQAgGgAA4AkAIBsAAN8JACAI9gQAAJwIADD3BAAA-QIAEPgEAACcCAAwhwVAAMMHACHEBQEAwgcAIdcFAQDCBwAh7wUBAMIHACHwBQEAwgcAIQMAAADmAgAgAQAA-AIAMBcAAPkCACADAAAA5gIAIAEAAOcCADACAADjAgAgB_YEAACaCAAw9wQAAP8CABD4BAAAmggAMIcFQADLBwAhxAUBAMoHACHqBQEAygcAIe4FAACbCAAgAQAAAPwCACABAAAA_AIAIAb2BAAAmggAMPcEAAD_AgAQ-AQAAJoIADCHBUAAywcAIcQFAQDKBwAh6gUBAMoHACEAAwAAAP8CACABAACAAwAwAgAA_AIAIAMAAAD_AgAgAQAAgAMAMAIAAPwCACADAAAA_wIAIAEAAIADADACAAD8AgAgA4cFQAAAAAHEBQEAAAAB6gUBAAAAAQELAACEAwAgA4cFQAAAAAHEBQEAAAAB6gUBAAAAAQELAACGAwAwAQsAAIYDADADhwVAAMoIACHEBQEAyQgAIeoFAQDJCAAhAgAAAPwCACALAACJAwAgA4cFQADKCAAhxAUBAMkIACHqBQEAyQgAIQIAAAD_AgAgCwAAiwMAIAIAAAD_AgAgCwAAiwMAIAMAAAD8AgAgEgAAhAMAIBMAAIkDACABAAAA_AIAIAEAAAD_AgAgAwUAANsJACAaAADdCQAgGwAA3AkAIAb2BAAAmQgAMPcEAACSAwAQ-AQAAJkIADCHBUAAwwcAIcQFAQDCBwAh6gUBAMIHACEDAAAA_wIAIAEAAJEDADAXAACSAwAgAwAAAP8CACABAACAAwAwAgAA_AIAIAj2BAAAlwgAMPcEAACYAwAQ-AQAAJcIADDEBQEAygcAIeoFAQDKBwAh6wVAAMsHACHsBQEA1AcAIe0FAACYCAAgAQAAAJUDACABAAAAlQMAIAf2BAAAlwgAMPcEAACYAwAQ-AQAAJcIADDEBQEAygcAIeoFAQDKBwAh6wVAAMsHACHsBQEA1AcAIQHsBQAAywgAIAMAAACYAwAgAQAAmQMAMAIAAJUDACADAAAAmAMAIAEAAJkDADACAACVAwAgAwAAAJgDACABAACZAwAwAgAAlQMAIATEBQEAAAAB6gUBAAAAAesFQAAAAAHsBQEAAAABAQsAAJ0DACAExAUBAAAAAeoFAQAAAAHrBUAAAAAB7AUBAAAAAQELAACfAwAwAQsAAJ8DADAExAUBAMkIACHqBQEAyQgAIesFQADKCAAh7AUBAM8IACECAAAAlQMAIAsAAKIDACAExAUBAMkIACHqBQEAyQgAIesFQADKCAAh7AUBAM8IACECAAAAmAMAIAsAAKQDACACAAAAmAMAIAsAAKQDACADAAAAlQMAIBIAAJ0DACATAACiAwAgAQAAAJUDACABAAAAmAMAIAQFAADYCQAgGgAA2gkAIBsAANkJACDsBQAAywgAIAf2BAAAlggAMPcEAACrAwAQ-AQAAJYIADDEBQEAwgcAIeoFAQDCBwAh6wVAAMMHACHsBQEAzQcAIQMAAACYAwAgAQAAqgMAMBcAAKsDACADAAAAmAMAIAEAAJkDADACAACVAwAgBvYEAACVCAAw9wQAALEDABD4BAAAlQgAMMQFAQAAAAHoBUAAywcAIekFQADLBwAhAQAAAK4DACABAAAArgMAIAb2BAAAlQgAMPcEAACxAwAQ-AQAAJUIADDEBQEAygcAIegFQADLBwAh6QVAAMsHACEAAwAAALEDACABAACyAwAwAgAArgMAIAMAAACxAwAgAQAAsgMAMAIAAK4DACADAAAAsQMAIAEAALIDADACAACuAwAgA8QFAQAAAAHoBUAAAAAB6QVAAAAAAQELAAC2AwAgA8QFAQAAAAHoBUAAAAAB6QVAAAAAAQELAAC4AwAwAQsAALgDADADxAUBAMkIACHoBUAAyggAIekFQADKCAAhAgAAAK4DACALAAC7AwAgA8QFAQDJCAAh6AVAAMoIACHpBUAAyggAIQIAAACxAwAgCwAAvQMAIAIAAACxAwAgCwAAvQMAIAMAAACuAwAgEgAAtgMAIBMAALsDACABAAAArgMAIAEAAACxAwAgAwUAANUJACAaAADXCQAgGwAA1gkAIAb2BAAAlAgAMPcEAADEAwAQ-AQAAJQIADDEBQEAwgcAIegFQADDBwAh6QVAAMMHACEDAAAAsQMAIAEAAMMDADAXAADEAwAgAwAAALEDACABAACyAwAwAgAArgMAIA2xAgAAkAgAIPYEAACPCAAw9wQAAM8DABD4BAAAjwgAMIYFAQAAAAGWBQEAygcAIZ4FQADLBwAhrQVAAOYHACG1BQEAygcAIdwFAQDKBwAh3QUBAMoHACHlBSAA5QcAIeYFIADlBwAhAQAAAMcDACAJsAIAAJMIACD2BAAAkggAMPcEAADJAwAQ-AQAAJIIADCHBUAAywcAIZ0FAQDUBwAhxAUBAMoHACHeBQEAygcAIeQFAQDKBwAhArACAADUCQAgnQUAAMsIACAKsAIAAJMIACD2BAAAkggAMPcEAADJAwAQ-AQAAJIIADCHBUAAywcAIZ0FAQDUBwAhxAUBAMoHACHeBQEAygcAIeQFAQDKBwAh5wUAAJEIACADAAAAyQMAIAEAAMoDADACAADLAwAgAQAAAMkDACABAAAAxwMAIA2xAgAAkAgAIPYEAACPCAAw9wQAAM8DABD4BAAAjwgAMIYFAQDKBwAhlgUBAMoHACGeBUAAywcAIa0FQADmBwAhtQUBAMoHACHcBQEAygcAId0FAQDKBwAh5QUgAOUHACHmBSAA5QcAIQKxAgAA0wkAIK0FAADLCAAgAwAAAM8DACABAADQAwAwAgAAxwMAIAMAAADPAwAgAQAA0AMAMAIAAMcDACADAAAAzwMAIAEAANADADACAADHAwAgCrECAADSCQAghgUBAAAAAZYFAQAAAAGeBUAAAAABrQVAAAAAAbUFAQAAAAHcBQEAAAAB3QUBAAAAAeUFIAAAAAHmBSAAAAABAQsAANQDACAJhgUBAAAAAZYFAQAAAAGeBUAAAAABrQVAAAAAAbUFAQAAAAHcBQEAAAAB3QUBAAAAAeUFIAAAAAHmBSAAAAABAQsAANYDADABCwAA1gMAMAqxAgAAxQkAIIYFAQDJCAAhlgUBAMkIACGeBUAAyggAIa0FQADeCAAhtQUBAMkIACHcBQEAyQgAId0FAQDJCAAh5QUgANYIACHmBSAA1ggAIQIAAADHAwAgCwAA2QMAIAmGBQEAyQgAIZYFAQDJCAAhngVAAMoIACGtBUAA3ggAIbUFAQDJCAAh3AUBAMkIACHdBQEAyQgAIeUFIADWCAAh5gUgANYIACECAAAAzwMAIAsAANsDACACAAAAzwMAIAsAANsDACADAAAAxwMAIBIAANQDACATAADZAwAgAQAAAMcDACABAAAAzwMAIAQFAADCCQAgGgAAxAkAIBsAAMMJACCtBQAAywgAIAz2BAAAjggAMPcEAADiAwAQ-AQAAI4IADCGBQEAwgcAIZYFAQDCBwAhngVAAMMHACGtBUAA4AcAIbUFAQDCBwAh3AUBAMIHACHdBQEAwgcAIeUFIADYBwAh5gUgANgHACEDAAAAzwMAIAEAAOEDADAXAADiAwAgAwAAAM8DACABAADQAwAwAgAAxwMAIAEAAADLAwAgAQAAAMsDACADAAAAyQMAIAEAAMoDADACAADLAwAgAwAAAMkDACABAADKAwAwAgAAywMAIAMAAADJAwAgAQAAygMAMAIAAMsDACAGsAIAAMEJACCHBUAAAAABnQUBAAAAAcQFAQAAAAHeBQEAAAAB5AUBAAAAAQELAADqAwAgBYcFQAAAAAGdBQEAAAABxAUBAAAAAd4FAQAAAAHkBQEAAAABAQsAAOwDADABCwAA7AMAMAawAgAAwAkAIIcFQADKCAAhnQUBAM8IACHEBQEAyQgAId4FAQDJCAAh5AUBAMkIACECAAAAywMAIAsAAO8DACAFhwVAAMoIACGdBQEAzwgAIcQFAQDJCAAh3gUBAMkIACHkBQEAyQgAIQIAAADJAwAgCwAA8QMAIAIAAADJAwAgCwAA8QMAIAMAAADLAwAgEgAA6gMAIBMAAO8DACABAAAAywMAIAEAAADJAwAgBAUAAL0JACAaAAC_CQAgGwAAvgkAIJ0FAADLCAAgCPYEAACNCAAw9wQAAPgDABD4BAAAjQgAMIcFQADDBwAhnQUBAM0HACHEBQEAwgcAId4FAQDCBwAh5AUBAMIHACEDAAAAyQMAIAEAAPcDADAXAAD4AwAgAwAAAMkDACABAADKAwAwAgAAywMAIAn2BAAAjAgAMPcEAAD-AwAQ-AQAAIwIADDEBQEAAAAB3wVAAOYHACHgBQEA1AcAIeEFAgDkBwAh4gUCAOQHACHjBSAA5QcAIQEAAAD7AwAgAQAAAPsDACAJ9gQAAIwIADD3BAAA_gMAEPgEAACMCAAwxAUBAMoHACHfBUAA5gcAIeAFAQDUBwAh4QUCAOQHACHiBQIA5AcAIeMFIADlBwAhAt8FAADLCAAg4AUAAMsIACADAAAA_gMAIAEAAP8DADACAAD7AwAgAwAAAP4DACABAAD_AwAwAgAA-wMAIAMAAAD-AwAgAQAA_wMAMAIAAPsDACAGxAUBAAAAAd8FQAAAAAHgBQEAAAAB4QUCAAAAAeIFAgAAAAHjBSAAAAABAQsAAIMEACAGxAUBAAAAAd8FQAAAAAHgBQEAAAAB4QUCAAAAAeIFAgAAAAHjBSAAAAABAQsAAIUEADABCwAAhQQAMAbEBQEAyQgAId8FQADeCAAh4AUBAM8IACHhBQIA1QgAIeIFAgDVCAAh4wUgANYIACECAAAA-wMAIAsAAIgEACAGxAUBAMkIACHfBUAA3ggAIeAFAQDPCAAh4QUCANUIACHiBQIA1QgAIeMFIADWCAAhAgAAAP4DACALAACKBAAgAgAAAP4DACALAACKBAAgAwAAAPsDACASAACDBAAgEwAAiAQAIAEAAAD7AwAgAQAAAP4DACAHBQAAuAkAIBgAALkJACAZAAC8CQAgGgAAuwkAIBsAALoJACDfBQAAywgAIOAFAADLCAAgCfYEAACLCAAw9wQAAJEEABD4BAAAiwgAMMQFAQDCBwAh3wVAAOAHACHgBQEAzQcAIeEFAgDXBwAh4gUCANcHACHjBSAA2AcAIQMAAAD-AwAgAQAAkAQAMBcAAJEEACADAAAA_gMAIAEAAP8DADACAAD7AwAgDfYEAACKCAAw9wQAAJcEABD4BAAAiggAMIYFAQAAAAGHBUAAywcAIYgFAQDKBwAhiQUBAMoHACGNBQAA1QcAII4FAADVBwAgtQUBAMoHACHcBQEAygcAId0FAQDKBwAh3gUBANQHACEBAAAAlAQAIAEAAACUBAAgDfYEAACKCAAw9wQAAJcEABD4BAAAiggAMIYFAQDKBwAhhwVAAMsHACGIBQEAygcAIYkFAQDKBwAhjQUAANUHACCOBQAA1QcAILUFAQDKBwAh3AUBAMoHACHdBQEAygcAId4FAQDUBwAhAd4FAADLCAAgAwAAAJcEACABAACYBAAwAgAAlAQAIAMAAACXBAAgAQAAmAQAMAIAAJQEACADAAAAlwQAIAEAAJgEADACAACUBAAgCoYFAQAAAAGHBUAAAAABiAUBAAAAAYkFAQAAAAGNBYAAAAABjgWAAAAAAbUFAQAAAAHcBQEAAAAB3QUBAAAAAd4FAQAAAAEBCwAAnAQAIAqGBQEAAAABhwVAAAAAAYgFAQAAAAGJBQEAAAABjQWAAAAAAY4FgAAAAAG1BQEAAAAB3AUBAAAAAd0FAQAAAAHeBQEAAAABAQsAAJ4EADABCwAAngQAMAqGBQEAyQgAIYcFQADKCAAhiAUBAMkIACGJBQEAyQgAIY0FgAAAAAGOBYAAAAABtQUBAMkIACHcBQEAyQgAId0FAQDJCAAh3gUBAM8IACECAAAAlAQAIAsAAKEEACAKhgUBAMkIACGHBUAAyggAIYgFAQDJCAAhiQUBAMkIACGNBYAAAAABjgWAAAAAAbUFAQDJCAAh3AUBAMkIACHdBQEAyQgAId4FAQDPCAAhAgAAAJcEACALAACjBAAgAgAAAJcEACALAACjBAAgAwAAAJQEACASAACcBAAgEwAAoQQAIAEAAACUBAAgAQAAAJcEACAEBQAAtQkAIBoAALcJACAbAAC2CQAg3gUAAMsIACAN9gQAAIkIADD3BAAAqgQAEPgEAACJCAAwhgUBAMIHACGHBUAAwwcAIYgFAQDCBwAhiQUBAMIHACGNBQAAzgcAII4FAADOBwAgtQUBAMIHACHcBQEAwgcAId0FAQDCBwAh3gUBAM0HACEDAAAAlwQAIAEAAKkEADAXAACqBAAgAwAAAJcEACABAACYBAAwAgAAlAQAIBP2BAAAiAgAMPcEAACwBAAQ-AQAAIgIADCGBQEAAAABhwVAAMsHACGfBQEAygcAIcQFAQDKBwAhywUBAMoHACHNBQEAygcAIc4FAgDkBwAh0wUBAMoHACHUBQEA1AcAIdUFAQDKBwAh1gUBANQHACHXBQEA1AcAIdgFIADlBwAh2QVAAOYHACHaBSAA5QcAIdsFQADmBwAhAQAAAK0EACABAAAArQQAIBP2BAAAiAgAMPcEAACwBAAQ-AQAAIgIADCGBQEAygcAIYcFQADLBwAhnwUBAMoHACHEBQEAygcAIcsFAQDKBwAhzQUBAMoHACHOBQIA5AcAIdMFAQDKBwAh1AUBANQHACHVBQEAygcAIdYFAQDUBwAh1wUBANQHACHYBSAA5QcAIdkFQADmBwAh2gUgAOUHACHbBUAA5gcAIQXUBQAAywgAINYFAADLCAAg1wUAAMsIACDZBQAAywgAINsFAADLCAAgAwAAALAEACABAACxBAAwAgAArQQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACADAAAAsAQAIAEAALEEADACAACtBAAgEIYFAQAAAAGHBUAAAAABnwUBAAAAAcQFAQAAAAHLBQEAAAABzQUBAAAAAc4FAgAAAAHTBQEAAAAB1AUBAAAAAdUFAQAAAAHWBQEAAAAB1wUBAAAAAdgFIAAAAAHZBUAAAAAB2gUgAAAAAdsFQAAAAAEBCwAAtQQAIBCGBQEAAAABhwVAAAAAAZ8FAQAAAAHEBQEAAAABywUBAAAAAc0FAQAAAAHOBQIAAAAB0wUBAAAAAdQFAQAAAAHVBQEAAAAB1gUBAAAAAdcFAQAAAAHYBSAAAAAB2QVAAAAAAdoFIAAAAAHbBUAAAAABAQsAALcEADABCwAAtwQAMBCGBQEAyQgAIYcFQADKCAAhnwUBAMkIACHEBQEAyQgAIcsFAQDJCAAhzQUBAMkIACHOBQIA1QgAIdMFAQDJCAAh1AUBAM8IACHVBQEAyQgAIdYFAQDPCAAh1wUBAM8IACHYBSAA1ggAIdkFQADeCAAh2gUgANYIACHbBUAA3ggAIQIAAACtBAAgCwAAugQAIBCGBQEAyQgAIYcFQADKCAAhnwUBAMkIACHEBQEAyQgAIcsFAQDJCAAhzQUBAMkIACHOBQIA1QgAIdMFAQDJCAAh1AUBAM8IACHVBQEAyQgAIdYFAQDPCAAh1wUBAM8IACHYBSAA1ggAIdkFQADeCAAh2gUgANYIACHbBUAA3ggAIQIAAACwBAAgCwAAvAQAIAIAAACwBAAgCwAAvAQAIAMAAACtBAAgEgAAtQQAIBMAALoEACABAAAArQQAIAEAAACwBAAgCgUAALAJACAYAACxCQAgGQAAtAkAIBoAALMJACAbAACyCQAg1AUAAMsIACDWBQAAywgAINcFAADLCAAg2QUAAMsIACDbBQAAywgAIBP2BAAAhwgAMPcEAADDBAAQ-AQAAIcIADCGBQEAwgcAIYcFQADDBwAhnwUBAMIHACHEBQEAwgcAIcsFAQDCBwAhzQUBAMIHACHOBQIA1wcAIdMFAQDCBwAh1AUBAM0HACHVBQEAwgcAIdYFAQDNBwAh1wUBAM0HACHYBSAA2AcAIdkFQADgBwAh2gUgANgHACHbBUAA4AcAIQMAAACwBAAgAQAAwgQAMBcAAMMEACADAAAAsAQAIAEAALEEADACAACtBAAgB_YEAACFCAAw9wQAAMkEABD4BAAAhQgAMIcFQADLBwAhxAUBAMoHACHRBQEAygcAIdIFAACGCAAgAQAAAMYEACABAAAAxgQAIAb2BAAAhQgAMPcEAADJBAAQ-AQAAIUIADCHBUAAywcAIcQFAQDKBwAh0QUBAMoHACEAAwAAAMkEACABAADKBAAwAgAAxgQAIAMAAADJBAAgAQAAygQAMAIAAMYEACADAAAAyQQAIAEAAMoEADACAADGBAAgA4cFQAAAAAHEBQEAAAAB0QUBAAAAAQELAADOBAAgA4cFQAAAAAHEBQEAAAAB0QUBAAAAAQELAADQBAAwAQsAANAEADADhwVAAMoIACHEBQEAyQgAIdEFAQDJCAAhAgAAAMYEACALAADTBAAgA4cFQADKCAAhxAUBAMkIACHRBQEAyQgAIQIAAADJBAAgCwAA1QQAIAIAAADJBAAgCwAA1QQAIAMAAADGBAAgEgAAzgQAIBMAANMEACABAAAAxgQAIAEAAADJBAAgAwUAAK0JACAaAACvCQAgGwAArgkAIAb2BAAAhAgAMPcEAADcBAAQ-AQAAIQIADCHBUAAwwcAIcQFAQDCBwAh0QUBAMIHACEDAAAAyQQAIAEAANsEADAXAADcBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAr2BAAAgwgAMPcEAADiBAAQ-AQAAIMIADCGBQEAAAABxAUBAMoHACHLBQEA1AcAIc0FAQDKBwAhzgUCAOQHACHPBSAA5QcAIdAFQADLBwAhAQAAAN8EACABAAAA3wQAIAr2BAAAgwgAMPcEAADiBAAQ-AQAAIMIADCGBQEAygcAIcQFAQDKBwAhywUBANQHACHNBQEAygcAIc4FAgDkBwAhzwUgAOUHACHQBUAAywcAIQHLBQAAywgAIAMAAADiBAAgAQAA4wQAMAIAAN8EACADAAAA4gQAIAEAAOMEADACAADfBAAgAwAAAOIEACABAADjBAAwAgAA3wQAIAeGBQEAAAABxAUBAAAAAcsFAQAAAAHNBQEAAAABzgUCAAAAAc8FIAAAAAHQBUAAAAABAQsAAOcEACAHhgUBAAAAAcQFAQAAAAHLBQEAAAABzQUBAAAAAc4FAgAAAAHPBSAAAAAB0AVAAAAAAQELAADpBAAwAQsAAOkEADAHhgUBAMkIACHEBQEAyQgAIcsFAQDPCAAhzQUBAMkIACHOBQIA1QgAIc8FIADWCAAh0AVAAMoIACECAAAA3wQAIAsAAOwEACAHhgUBAMkIACHEBQEAyQgAIcsFAQDPCAAhzQUBAMkIACHOBQIA1QgAIc8FIADWCAAh0AVAAMoIACECAAAA4gQAIAsAAO4EACACAAAA4gQAIAsAAO4EACADAAAA3wQAIBIAAOcEACATAADsBAAgAQAAAN8EACABAAAA4gQAIAYFAACoCQAgGAAAqQkAIBkAAKwJACAaAACrCQAgGwAAqgkAIMsFAADLCAAgCvYEAACCCAAw9wQAAPUEABD4BAAAgggAMIYFAQDCBwAhxAUBAMIHACHLBQEAzQcAIc0FAQDCBwAhzgUCANcHACHPBSAA2AcAIdAFQADDBwAhAwAAAOIEACABAAD0BAAwFwAA9QQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACAH9gQAAIAIADD3BAAA-wQAEPgEAACACAAwhwVAAMsHACHEBQEAygcAIcsFAQDKBwAhzAUAAIEIACABAAAA-AQAIAEAAAD4BAAgBvYEAACACAAw9wQAAPsEABD4BAAAgAgAMIcFQADLBwAhxAUBAMoHACHLBQEAygcAIQADAAAA-wQAIAEAAPwEADACAAD4BAAgAwAAAPsEACABAAD8BAAwAgAA-AQAIAMAAAD7BAAgAQAA_AQAMAIAAPgEACADhwVAAAAAAcQFAQAAAAHLBQEAAAABAQsAAIAFACADhwVAAAAAAcQFAQAAAAHLBQEAAAABAQsAAIIFADABCwAAggUAMAOHBUAAyggAIcQFAQDJCAAhywUBAMkIACECAAAA-AQAIAsAAIUFACADhwVAAMoIACHEBQEAyQgAIcsFAQDJCAAhAgAAAPsEACALAACHBQAgAgAAAPsEACALAACHBQAgAwAAAPgEACASAACABQAgEwAAhQUAIAEAAAD4BAAgAQAAAPsEACADBQAApQkAIBoAAKcJACAbAACmCQAgBvYEAAD_BwAw9wQAAI4FABD4BAAA_wcAMIcFQADDBwAhxAUBAMIHACHLBQEAwgcAIQMAAAD7BAAgAQAAjQUAMBcAAI4FACADAAAA-wQAIAEAAPwEADACAAD4BAAgB_YEAAD-BwAw9wQAAJQFABD4BAAA_gcAMIYFAQAAAAGHBUAAywcAIcQFAQDKBwAhxwUAAP0HACABAAAAkQUAIAEAAACRBQAgB_YEAAD-BwAw9wQAAJQFABD4BAAA_gcAMIYFAQDKBwAhhwVAAMsHACHEBQEAygcAIccFAAD9BwAgAAMAAACUBQAgAQAAlQUAMAIAAJEFACADAAAAlAUAIAEAAJUFADACAACRBQAgAwAAAJQFACABAACVBQAwAgAAkQUAIASGBQEAAAABhwVAAAAAAcQFAQAAAAHHBQAApAkAIAELAACZBQAgBIYFAQAAAAGHBUAAAAABxAUBAAAAAccFAACkCQAgAQsAAJsFADABCwAAmwUAMASGBQEAyQgAIYcFQADKCAAhxAUBAMkIACHHBQAAowkAIAIAAACRBQAgCwAAngUAIASGBQEAyQgAIYcFQADKCAAhxAUBAMkIACHHBQAAowkAIAIAAACUBQAgCwAAoAUAIAIAAACUBQAgCwAAoAUAIAMAAACRBQAgEgAAmQUAIBMAAJ4FACABAAAAkQUAIAEAAACUBQAgAwUAAKAJACAaAACiCQAgGwAAoQkAIAf2BAAA_AcAMPcEAACnBQAQ-AQAAPwHADCGBQEAwgcAIYcFQADDBwAhxAUBAMIHACHHBQAA_QcAIAMAAACUBQAgAQAApgUAMBcAAKcFACADAAAAlAUAIAEAAJUFADACAACRBQAgBvYEAAD7BwAw9wQAAK0FABD4BAAA-wcAMJUFAgDkBwAhxAUBAAAAAccFAADVBwAgAQAAAKoFACABAAAAqgUAIAb2BAAA-wcAMPcEAACtBQAQ-AQAAPsHADCVBQIA5AcAIcQFAQDKBwAhxwUAANUHACAAAwAAAK0FACABAACuBQAwAgAAqgUAIAMAAACtBQAgAQAArgUAMAIAAKoFACADAAAArQUAIAEAAK4FADACAACqBQAgA5UFAgAAAAHEBQEAAAABxwWAAAAAAQELAACyBQAgA5UFAgAAAAHEBQEAAAABxwWAAAAAAQELAAC0BQAwAQsAALQFADADlQUCANUIACHEBQEAyQgAIccFgAAAAAECAAAAqgUAIAsAALcFACADlQUCANUIACHEBQEAyQgAIccFgAAAAAECAAAArQUAIAsAALkFACACAAAArQUAIAsAALkFACADAAAAqgUAIBIAALIFACATAAC3BQAgAQAAAKoFACABAAAArQUAIAUFAACbCQAgGAAAnAkAIBkAAJ8JACAaAACeCQAgGwAAnQkAIAb2BAAA-gcAMPcEAADABQAQ-AQAAPoHADCVBQIA1wcAIcQFAQDCBwAhxwUAAM4HACADAAAArQUAIAEAAL8FADAXAADABQAgAwAAAK0FACABAACuBQAwAgAAqgUAIAb2BAAA-QcAMPcEAADGBQAQ-AQAAPkHADDEBQEAAAABxQUCAOQHACHGBQIA5AcAIQEAAADDBQAgAQAAAMMFACAG9gQAAPkHADD3BAAAxgUAEPgEAAD5BwAwxAUBAMoHACHFBQIA5AcAIcYFAgDkBwAhAAMAAADGBQAgAQAAxwUAMAIAAMMFACADAAAAxgUAIAEAAMcFADACAADDBQAgAwAAAMYFACABAADHBQAwAgAAwwUAIAPEBQEAAAABxQUCAAAAAcYFAgAAAAEBCwAAywUAIAPEBQEAAAABxQUCAAAAAcYFAgAAAAEBCwAAzQUAMAELAADNBQAwA8QFAQDJCAAhxQUCANUIACHGBQIA1QgAIQIAAADDBQAgCwAA0AUAIAPEBQEAyQgAIcUFAgDVCAAhxgUCANUIACECAAAAxgUAIAsAANIFACACAAAAxgUAIAsAANIFACADAAAAwwUAIBIAAMsFACATAADQBQAgAQAAAMMFACABAAAAxgUAIAUFAACWCQAgGAAAlwkAIBkAAJoJACAaAACZCQAgGwAAmAkAIAb2BAAA-AcAMPcEAADZBQAQ-AQAAPgHADDEBQEAwgcAIcUFAgDXBwAhxgUCANcHACEDAAAAxgUAIAEAANgFADAXAADZBQAgAwAAAMYFACABAADHBQAwAgAAwwUAIAX2BAAA9wcAMPcEAADfBQAQ-AQAAPcHADCGBQIAAAABhwVAAMsHACEBAAAA3AUAIAEAAADcBQAgBfYEAAD3BwAw9wQAAN8FABD4BAAA9wcAMIYFAgDkBwAhhwVAAMsHACEAAwAAAN8FACABAADgBQAwAgAA3AUAIAMAAADfBQAgAQAA4AUAMAIAANwFACADAAAA3wUAIAEAAOAFADACAADcBQAgAoYFAgAAAAGHBUAAAAABAQsAAOQFACAChgUCAAAAAYcFQAAAAAEBCwAA5gUAMAELAADmBQAwAoYFAgDVCAAhhwVAAMoIACECAAAA3AUAIAsAAOkFACAChgUCANUIACGHBUAAyggAIQIAAADfBQAgCwAA6wUAIAIAAADfBQAgCwAA6wUAIAMAAADcBQAgEgAA5AUAIBMAAOkFACABAAAA3AUAIAEAAADfBQAgBQUAAJEJACAYAACSCQAgGQAAlQkAIBoAAJQJACAbAACTCQAgBfYEAAD2BwAw9wQAAPIFABD4BAAA9gcAMIYFAgDXBwAhhwVAAMMHACEDAAAA3wUAIAEAAPEFADAXAADyBQAgAwAAAN8FACABAADgBQAwAgAA3AUAIAX2BAAA9QcAMPcEAAD4BQAQ-AQAAPUHADCHBUAAywcAIcQFAQAAAAEBAAAA9QUAIAEAAAD1BQAgBfYEAAD1BwAw9wQAAPgFABD4BAAA9QcAMIcFQADLBwAhxAUBAMoHACEAAwAAAPgFACABAAD5BQAwAgAA9QUAIAMAAAD4BQAgAQAA-QUAMAIAAPUFACADAAAA-AUAIAEAAPkFADACAAD1BQAgAocFQAAAAAHEBQEAAAABAQsAAP0FACAChwVAAAAAAcQFAQAAAAEBCwAA_wUAMAELAAD_BQAwAocFQADKCAAhxAUBAMkIACECAAAA9QUAIAsAAIIGACAChwVAAMoIACHEBQEAyQgAIQIAAAD4BQAgCwAAhAYAIAIAAAD4BQAgCwAAhAYAIAMAAAD1BQAgEgAA_QUAIBMAAIIGACABAAAA9QUAIAEAAAD4BQAgAwUAAI4JACAaAACQCQAgGwAAjwkAIAX2BAAA9AcAMPcEAACLBgAQ-AQAAPQHADCHBUAAwwcAIcQFAQDCBwAhAwAAAPgFACABAACKBgAwFwAAiwYAIAMAAAD4BQAgAQAA-QUAMAIAAPUFACAVgwQAAPAHACD2BAAA7wcAMPcEAACWBgAQ-AQAAO8HADCGBQEAAAABlQUCAOQHACGWBQEAygcAIZkFAQDUBwAhngVAAMsHACGzBQEAygcAIbgFAQDKBwAhuQUBAMoHACG6BQEA1AcAIbsFQADLBwAhvAUCAOQHACG9BQEA1AcAIb4FAQDUBwAhvwVAAMsHACHABQIA5AcAIcEFAADVBwAgwgUBANQHACEBAAAAjgYAIAuCBAAA8wcAIPYEAADyBwAw9wQAAJAGABD4BAAA8gcAMIYFAQDKBwAhngVAAMsHACGyBQEAygcAIbQFAgDkBwAhtQUBAMoHACG2BSAA5QcAIbcFAQDKBwAhAYIEAACNCQAgDIIEAADzBwAg9gQAAPIHADD3BAAAkAYAEPgEAADyBwAwhgUBAAAAAZ4FQADLBwAhsgUBAMoHACG0BQIA5AcAIbUFAQDKBwAhtgUgAOUHACG3BQEAygcAIcMFAADxBwAgAwAAAJAGACABAACRBgAwAgAAkgYAIAEAAACQBgAgAQAAAI4GACAVgwQAAPAHACD2BAAA7wcAMPcEAACWBgAQ-AQAAO8HADCGBQEAygcAIZUFAgDkBwAhlgUBAMoHACGZBQEA1AcAIZ4FQADLBwAhswUBAMoHACG4BQEAygcAIbkFAQDKBwAhugUBANQHACG7BUAAywcAIbwFAgDkBwAhvQUBANQHACG-BQEA1AcAIb8FQADLBwAhwAUCAOQHACHBBQAA1QcAIMIFAQDUBwAhBoMEAACMCQAgmQUAAMsIACC6BQAAywgAIL0FAADLCAAgvgUAAMsIACDCBQAAywgAIAMAAACWBgAgAQAAlwYAMAIAAI4GACADAAAAlgYAIAEAAJcGADACAACOBgAgAwAAAJYGACABAACXBgAwAgAAjgYAIBKDBAAAiwkAIIYFAQAAAAGVBQIAAAABlgUBAAAAAZkFAQAAAAGeBUAAAAABswUBAAAAAbgFAQAAAAG5BQEAAAABugUBAAAAAbsFQAAAAAG8BQIAAAABvQUBAAAAAb4FAQAAAAG_BUAAAAABwAUCAAAAAcEFgAAAAAHCBQEAAAABAQsAAJsGACARhgUBAAAAAZUFAgAAAAGWBQEAAAABmQUBAAAAAZ4FQAAAAAGzBQEAAAABuAUBAAAAAbkFAQAAAAG6BQEAAAABuwVAAAAAAbwFAgAAAAG9BQEAAAABvgUBAAAAAb8FQAAAAAHABQIAAAABwQWAAAAAAcIFAQAAAAEBCwAAnQYAMAELAACdBgAwEoMEAAD-CAAghgUBAMkIACGVBQIA1QgAIZYFAQDJCAAhmQUBAM8IACGeBUAAyggAIbMFAQDJCAAhuAUBAMkIACG5BQEAyQgAIboFAQDPCAAhuwVAAMoIACG8BQIA1QgAIb0FAQDPCAAhvgUBAM8IACG_BUAAyggAIcAFAgDVCAAhwQWAAAAAAcIFAQDPCAAhAgAAAI4GACALAACgBgAgEYYFAQDJCAAhlQUCANUIACGWBQEAyQgAIZkFAQDPCAAhngVAAMoIACGzBQEAyQgAIbgFAQDJCAAhuQUBAMkIACG6BQEAzwgAIbsFQADKCAAhvAUCANUIACG9BQEAzwgAIb4FAQDPCAAhvwVAAMoIACHABQIA1QgAIcEFgAAAAAHCBQEAzwgAIQIAAACWBgAgCwAAogYAIAIAAACWBgAgCwAAogYAIAMAAACOBgAgEgAAmwYAIBMAAKAGACABAAAAjgYAIAEAAACWBgAgCgUAAPkIACAYAAD6CAAgGQAA_QgAIBoAAPwIACAbAAD7CAAgmQUAAMsIACC6BQAAywgAIL0FAADLCAAgvgUAAMsIACDCBQAAywgAIBT2BAAA7gcAMPcEAACpBgAQ-AQAAO4HADCGBQEAwgcAIZUFAgDXBwAhlgUBAMIHACGZBQEAzQcAIZ4FQADDBwAhswUBAMIHACG4BQEAwgcAIbkFAQDCBwAhugUBAM0HACG7BUAAwwcAIbwFAgDXBwAhvQUBAM0HACG-BQEAzQcAIb8FQADDBwAhwAUCANcHACHBBQAAzgcAIMIFAQDNBwAhAwAAAJYGACABAACoBgAwFwAAqQYAIAMAAACWBgAgAQAAlwYAMAIAAI4GACABAAAAkgYAIAEAAACSBgAgAwAAAJAGACABAACRBgAwAgAAkgYAIAMAAACQBgAgAQAAkQYAMAIAAJIGACADAAAAkAYAIAEAAJEGADACAACSBgAgCIIEAAD4CAAghgUBAAAAAZ4FQAAAAAGyBQEAAAABtAUCAAAAAbUFAQAAAAG2BSAAAAABtwUBAAAAAQELAACxBgAgB4YFAQAAAAGeBUAAAAABsgUBAAAAAbQFAgAAAAG1BQEAAAABtgUgAAAAAbcFAQAAAAEBCwAAswYAMAELAACzBgAwCIIEAAD3CAAghgUBAMkIACGeBUAAyggAIbIFAQDJCAAhtAUCANUIACG1BQEAyQgAIbYFIADWCAAhtwUBAMkIACECAAAAkgYAIAsAALYGACAHhgUBAMkIACGeBUAAyggAIbIFAQDJCAAhtAUCANUIACG1BQEAyQgAIbYFIADWCAAhtwUBAMkIACECAAAAkAYAIAsAALgGACACAAAAkAYAIAsAALgGACADAAAAkgYAIBIAALEGACATAAC2BgAgAQAAAJIGACABAAAAkAYAIAUFAADyCAAgGAAA8wgAIBkAAPYIACAaAAD1CAAgGwAA9AgAIAr2BAAA7QcAMPcEAAC_BgAQ-AQAAO0HADCGBQEAwgcAIZ4FQADDBwAhsgUBAMIHACG0BQIA1wcAIbUFAQDCBwAhtgUgANgHACG3BQEAwgcAIQMAAACQBgAgAQAAvgYAMBcAAL8GACADAAAAkAYAIAEAAJEGADACAACSBgAgCvYEAADsBwAw9wQAAMUGABD4BAAA7AcAMIYFAQAAAAGHBUAAywcAIYgFAQDKBwAhjQUBAMoHACGOBQEAygcAIbIFAQDKBwAhswUBAMoHACEBAAAAwgYAIAEAAADCBgAgCvYEAADsBwAw9wQAAMUGABD4BAAA7AcAMIYFAQDKBwAhhwVAAMsHACGIBQEAygcAIY0FAQDKBwAhjgUBAMoHACGyBQEAygcAIbMFAQDKBwAhAAMAAADFBgAgAQAAxgYAMAIAAMIGACADAAAAxQYAIAEAAMYGADACAADCBgAgAwAAAMUGACABAADGBgAwAgAAwgYAIAeGBQEAAAABhwVAAAAAAYgFAQAAAAGNBQEAAAABjgUBAAAAAbIFAQAAAAGzBQEAAAABAQsAAMoGACAHhgUBAAAAAYcFQAAAAAGIBQEAAAABjQUBAAAAAY4FAQAAAAGyBQEAAAABswUBAAAAAQELAADMBgAwAQsAAMwGADAHhgUBAMkIACGHBUAAyggAIYgFAQDJCAAhjQUBAMkIACGOBQEAyQgAIbIFAQDJCAAhswUBAMkIACECAAAAwgYAIAsAAM8GACAHhgUBAMkIACGHBUAAyggAIYgFAQDJCAAhjQUBAMkIACGOBQEAyQgAIbIFAQDJCAAhswUBAMkIACECAAAAxQYAIAsAANEGACACAAAAxQYAIAsAANEGACADAAAAwgYAIBIAAMoGACATAADPBgAgAQAAAMIGACABAAAAxQYAIAMFAADvCAAgGgAA8QgAIBsAAPAIACAK9gQAAOsHADD3BAAA2AYAEPgEAADrBwAwhgUBAMIHACGHBUAAwwcAIYgFAQDCBwAhjQUBAMIHACGOBQEAwgcAIbIFAQDCBwAhswUBAMIHACEDAAAAxQYAIAEAANcGADAXAADYBgAgAwAAAMUGACABAADGBgAwAgAAwgYAIBe1BAAA5wcAIPYEAADjBwAw9wQAAOMGABD4BAAA4wcAMIYFAQAAAAGVBQIA5AcAIZ4FQADLBwAhnwUBAMoHACGgBQEAygcAIaEFAQDKBwAhogUBAMoHACGjBQEAygcAIaQFQADLBwAhpQVAAMsHACGmBSAA5QcAIacFAgDkBwAhqAUgAOUHACGpBSAA5QcAIaoFAQDUBwAhqwUBANQHACGsBQEA1AcAIa0FQADmBwAhrgVAAOYHACEBAAAA2wYAIBG0BAAA6gcAIPYEAADoBwAw9wQAAN0GABD4BAAA6AcAMIYFAQDKBwAhigUBAMoHACGMBQEAygcAIZUFAgDkBwAhlgUBAMoHACGXBSAA5QcAIZgFIADlBwAhmQUBANQHACGaBQAA6QcAIJsFAQDUBwAhnAUBANQHACGdBQEA1AcAIZ4FQADLBwAhBrQEAADuCAAgmQUAAMsIACCaBQAAywgAIJsFAADLCAAgnAUAAMsIACCdBQAAywgAIBG0BAAA6gcAIPYEAADoBwAw9wQAAN0GABD4BAAA6AcAMIYFAQAAAAGKBQEAygcAIYwFAQDKBwAhlQUCAOQHACGWBQEAygcAIZcFIADlBwAhmAUgAOUHACGZBQEA1AcAIZoFAADpBwAgmwUBANQHACGcBQEA1AcAIZ0FAQDUBwAhngVAAMsHACEDAAAA3QYAIAEAAN4GADACAADfBgAgAQAAAN0GACABAAAA2wYAIBe1BAAA5wcAIPYEAADjBwAw9wQAAOMGABD4BAAA4wcAMIYFAQDKBwAhlQUCAOQHACGeBUAAywcAIZ8FAQDKBwAhoAUBAMoHACGhBQEAygcAIaIFAQDKBwAhowUBAMoHACGkBUAAywcAIaUFQADLBwAhpgUgAOUHACGnBQIA5AcAIagFIADlBwAhqQUgAOUHACGqBQEA1AcAIasFAQDUBwAhrAUBANQHACGtBUAA5gcAIa4FQADmBwAhBrUEAADtCAAgqgUAAMsIACCrBQAAywgAIKwFAADLCAAgrQUAAMsIACCuBQAAywgAIAMAAADjBgAgAQAA5AYAMAIAANsGACADAAAA4wYAIAEAAOQGADACAADbBgAgAwAAAOMGACABAADkBgAwAgAA2wYAIBS1BAAA7AgAIIYFAQAAAAGVBQIAAAABngVAAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGjBQEAAAABpAVAAAAAAaUFQAAAAAGmBSAAAAABpwUCAAAAAagFIAAAAAGpBSAAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQVAAAAAAa4FQAAAAAEBCwAA6AYAIBOGBQEAAAABlQUCAAAAAZ4FQAAAAAGfBQEAAAABoAUBAAAAAaEFAQAAAAGiBQEAAAABowUBAAAAAaQFQAAAAAGlBUAAAAABpgUgAAAAAacFAgAAAAGoBSAAAAABqQUgAAAAAaoFAQAAAAGrBQEAAAABrAUBAAAAAa0FQAAAAAGuBUAAAAABAQsAAOoGADABCwAA6gYAMBS1BAAA3wgAIIYFAQDJCAAhlQUCANUIACGeBUAAyggAIZ8FAQDJCAAhoAUBAMkIACGhBQEAyQgAIaIFAQDJCAAhowUBAMkIACGkBUAAyggAIaUFQADKCAAhpgUgANYIACGnBQIA1QgAIagFIADWCAAhqQUgANYIACGqBQEAzwgAIasFAQDPCAAhrAUBAM8IACGtBUAA3ggAIa4FQADeCAAhAgAAANsGACALAADtBgAgE4YFAQDJCAAhlQUCANUIACGeBUAAyggAIZ8FAQDJCAAhoAUBAMkIACGhBQEAyQgAIaIFAQDJCAAhowUBAMkIACGkBUAAyggAIaUFQADKCAAhpgUgANYIACGnBQIA1QgAIagFIADWCAAhqQUgANYIACGqBQEAzwgAIasFAQDPCAAhrAUBAM8IACGtBUAA3ggAIa4FQADeCAAhAgAAAOMGACALAADvBgAgAgAAAOMGACALAADvBgAgAwAAANsGACASAADoBgAgEwAA7QYAIAEAAADbBgAgAQAAAOMGACAKBQAA2QgAIBgAANoIACAZAADdCAAgGgAA3AgAIBsAANsIACCqBQAAywgAIKsFAADLCAAgrAUAAMsIACCtBQAAywgAIK4FAADLCAAgFvYEAADfBwAw9wQAAPYGABD4BAAA3wcAMIYFAQDCBwAhlQUCANcHACGeBUAAwwcAIZ8FAQDCBwAhoAUBAMIHACGhBQEAwgcAIaIFAQDCBwAhowUBAMIHACGkBUAAwwcAIaUFQADDBwAhpgUgANgHACGnBQIA1wcAIagFIADYBwAhqQUgANgHACGqBQEAzQcAIasFAQDNBwAhrAUBAM0HACGtBUAA4AcAIa4FQADgBwAhAwAAAOMGACABAAD1BgAwFwAA9gYAIAMAAADjBgAgAQAA5AYAMAIAANsGACABAAAA3wYAIAEAAADfBgAgAwAAAN0GACABAADeBgAwAgAA3wYAIAMAAADdBgAgAQAA3gYAMAIAAN8GACADAAAA3QYAIAEAAN4GADACAADfBgAgDrQEAADYCAAghgUBAAAAAYoFAQAAAAGMBQEAAAABlQUCAAAAAZYFAQAAAAGXBSAAAAABmAUgAAAAAZkFAQAAAAGaBYAAAAABmwUBAAAAAZwFAQAAAAGdBQEAAAABngVAAAAAAQELAAD-BgAgDYYFAQAAAAGKBQEAAAABjAUBAAAAAZUFAgAAAAGWBQEAAAABlwUgAAAAAZgFIAAAAAGZBQEAAAABmgWAAAAAAZsFAQAAAAGcBQEAAAABnQUBAAAAAZ4FQAAAAAEBCwAAgAcAMAELAACABwAwDrQEAADXCAAghgUBAMkIACGKBQEAyQgAIYwFAQDJCAAhlQUCANUIACGWBQEAyQgAIZcFIADWCAAhmAUgANYIACGZBQEAzwgAIZoFgAAAAAGbBQEAzwgAIZwFAQDPCAAhnQUBAM8IACGeBUAAyggAIQIAAADfBgAgCwAAgwcAIA2GBQEAyQgAIYoFAQDJCAAhjAUBAMkIACGVBQIA1QgAIZYFAQDJCAAhlwUgANYIACGYBSAA1ggAIZkFAQDPCAAhmgWAAAAAAZsFAQDPCAAhnAUBAM8IACGdBQEAzwgAIZ4FQADKCAAhAgAAAN0GACALAACFBwAgAgAAAN0GACALAACFBwAgAwAAAN8GACASAAD-BgAgEwAAgwcAIAEAAADfBgAgAQAAAN0GACAKBQAA0AgAIBgAANEIACAZAADUCAAgGgAA0wgAIBsAANIIACCZBQAAywgAIJoFAADLCAAgmwUAAMsIACCcBQAAywgAIJ0FAADLCAAgEPYEAADWBwAw9wQAAIwHABD4BAAA1gcAMIYFAQDCBwAhigUBAMIHACGMBQEAwgcAIZUFAgDXBwAhlgUBAMIHACGXBSAA2AcAIZgFIADYBwAhmQUBAM0HACGaBQAA2QcAIJsFAQDNBwAhnAUBAM0HACGdBQEAzQcAIZ4FQADDBwAhAwAAAN0GACABAACLBwAwFwAAjAcAIAMAAADdBgAgAQAA3gYAMAIAAN8GACAM9gQAANMHADD3BAAAkgcAEPgEAADTBwAwhgUBAAAAAYcFQADLBwAhiAUBAMoHACGJBQEAygcAIYoFAQDKBwAhiwUBANQHACGMBQEA1AcAIY0FAADVBwAgjgUAANUHACABAAAAjwcAIAEAAACPBwAgDPYEAADTBwAw9wQAAJIHABD4BAAA0wcAMIYFAQDKBwAhhwVAAMsHACGIBQEAygcAIYkFAQDKBwAhigUBAMoHACGLBQEA1AcAIYwFAQDUBwAhjQUAANUHACCOBQAA1QcAIAKLBQAAywgAIIwFAADLCAAgAwAAAJIHACABAACTBwAwAgAAjwcAIAMAAACSBwAgAQAAkwcAMAIAAI8HACADAAAAkgcAIAEAAJMHADACAACPBwAgCYYFAQAAAAGHBUAAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBYAAAAABjgWAAAAAAQELAACXBwAgCYYFAQAAAAGHBUAAAAABiAUBAAAAAYkFAQAAAAGKBQEAAAABiwUBAAAAAYwFAQAAAAGNBYAAAAABjgWAAAAAAQELAACZBwAwAQsAAJkHADAJhgUBAMkIACGHBUAAyggAIYgFAQDJCAAhiQUBAMkIACGKBQEAyQgAIYsFAQDPCAAhjAUBAM8IACGNBYAAAAABjgWAAAAAAQIAAACPBwAgCwAAnAcAIAmGBQEAyQgAIYcFQADKCAAhiAUBAMkIACGJBQEAyQgAIYoFAQDJCAAhiwUBAM8IACGMBQEAzwgAIY0FgAAAAAGOBYAAAAABAgAAAJIHACALAACeBwAgAgAAAJIHACALAACeBwAgAwAAAI8HACASAACXBwAgEwAAnAcAIAEAAACPBwAgAQAAAJIHACAFBQAAzAgAIBoAAM4IACAbAADNCAAgiwUAAMsIACCMBQAAywgAIAz2BAAAzAcAMPcEAAClBwAQ-AQAAMwHADCGBQEAwgcAIYcFQADDBwAhiAUBAMIHACGJBQEAwgcAIYoFAQDCBwAhiwUBAM0HACGMBQEAzQcAIY0FAADOBwAgjgUAAM4HACADAAAAkgcAIAEAAKQHADAXAAClBwAgAwAAAJIHACABAACTBwAwAgAAjwcAIAX2BAAAyQcAMPcEAACrBwAQ-AQAAMkHADD5BAEAAAAB-gRAAMsHACEBAAAAqAcAIAEAAACoBwAgBfYEAADJBwAw9wQAAKsHABD4BAAAyQcAMPkEAQDKBwAh-gRAAMsHACEAAwAAAKsHACABAACsBwAwAgAAqAcAIAMAAACrBwAgAQAArAcAMAIAAKgHACADAAAAqwcAIAEAAKwHADACAACoBwAgAvkEAQAAAAH6BEAAAAABAQsAALAHACAC-QQBAAAAAfoEQAAAAAEBCwAAsgcAMAELAACyBwAwAvkEAQDJCAAh-gRAAMoIACECAAAAqAcAIAsAALUHACAC-QQBAMkIACH6BEAAyggAIQIAAACrBwAgCwAAtwcAIAIAAACrBwAgCwAAtwcAIAMAAACoBwAgEgAAsAcAIBMAALUHACABAAAAqAcAIAEAAACrBwAgAwUAAMYIACAaAADICAAgGwAAxwgAIAX2BAAAwQcAMPcEAAC-BwAQ-AQAAMEHADD5BAEAwgcAIfoEQADDBwAhAwAAAKsHACABAAC9BwAwFwAAvgcAIAMAAACrBwAgAQAArAcAMAIAAKgHACAF9gQAAMEHADD3BAAAvgcAEPgEAADBBwAw-QQBAMIHACH6BEAAwwcAIQ4FAADFBwAgGgAAyAcAIBsAAMgHACD7BAEAAAAB_AQBAAAABP0EAQAAAAT-BAEAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggUBAMcHACGDBQEAAAABhAUBAAAAAYUFAQAAAAELBQAAxQcAIBoAAMYHACAbAADGBwAg-wRAAAAAAfwEQAAAAAT9BEAAAAAE_gRAAAAAAf8EQAAAAAGABUAAAAABgQVAAAAAAYIFQADEBwAhCwUAAMUHACAaAADGBwAgGwAAxgcAIPsEQAAAAAH8BEAAAAAE_QRAAAAABP4EQAAAAAH_BEAAAAABgAVAAAAAAYEFQAAAAAGCBUAAxAcAIQj7BAIAAAAB_AQCAAAABP0EAgAAAAT-BAIAAAAB_wQCAAAAAYAFAgAAAAGBBQIAAAABggUCAMUHACEI-wRAAAAAAfwEQAAAAAT9BEAAAAAE_gRAAAAAAf8EQAAAAAGABUAAAAABgQVAAAAAAYIFQADGBwAhDgUAAMUHACAaAADIBwAgGwAAyAcAIPsEAQAAAAH8BAEAAAAE_QQBAAAABP4EAQAAAAH_BAEAAAABgAUBAAAAAYEFAQAAAAGCBQEAxwcAIYMFAQAAAAGEBQEAAAABhQUBAAAAAQv7BAEAAAAB_AQBAAAABP0EAQAAAAT-BAEAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggUBAMgHACGDBQEAAAABhAUBAAAAAYUFAQAAAAEF9gQAAMkHADD3BAAAqwcAEPgEAADJBwAw-QQBAMoHACH6BEAAywcAIQv7BAEAAAAB_AQBAAAABP0EAQAAAAT-BAEAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggUBAMgHACGDBQEAAAABhAUBAAAAAYUFAQAAAAEI-wRAAAAAAfwEQAAAAAT9BEAAAAAE_gRAAAAAAf8EQAAAAAGABUAAAAABgQVAAAAAAYIFQADGBwAhDPYEAADMBwAw9wQAAKUHABD4BAAAzAcAMIYFAQDCBwAhhwVAAMMHACGIBQEAwgcAIYkFAQDCBwAhigUBAMIHACGLBQEAzQcAIYwFAQDNBwAhjQUAAM4HACCOBQAAzgcAIA4FAADRBwAgGgAA0gcAIBsAANIHACD7BAEAAAAB_AQBAAAABf0EAQAAAAX-BAEAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggUBANAHACGDBQEAAAABhAUBAAAAAYUFAQAAAAEPBQAAxQcAIBoAAM8HACAbAADPBwAg-wSAAAAAAf4EgAAAAAH_BIAAAAABgAWAAAAAAYEFgAAAAAGCBYAAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABkgWAAAAAAZMFgAAAAAGUBYAAAAABDPsEgAAAAAH-BIAAAAAB_wSAAAAAAYAFgAAAAAGBBYAAAAABggWAAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZIFgAAAAAGTBYAAAAABlAWAAAAAAQ4FAADRBwAgGgAA0gcAIBsAANIHACD7BAEAAAAB_AQBAAAABf0EAQAAAAX-BAEAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggUBANAHACGDBQEAAAABhAUBAAAAAYUFAQAAAAEI-wQCAAAAAfwEAgAAAAX9BAIAAAAF_gQCAAAAAf8EAgAAAAGABQIAAAABgQUCAAAAAYIFAgDRBwAhC_sEAQAAAAH8BAEAAAAF_QQBAAAABf4EAQAAAAH_BAEAAAABgAUBAAAAAYEFAQAAAAGCBQEA0gcAIYMFAQAAAAGEBQEAAAABhQUBAAAAAQz2BAAA0wcAMPcEAACSBwAQ-AQAANMHADCGBQEAygcAIYcFQADLBwAhiAUBAMoHACGJBQEAygcAIYoFAQDKBwAhiwUBANQHACGMBQEA1AcAIY0FAADVBwAgjgUAANUHACAL-wQBAAAAAfwEAQAAAAX9BAEAAAAF_gQBAAAAAf8EAQAAAAGABQEAAAABgQUBAAAAAYIFAQDSBwAhgwUBAAAAAYQFAQAAAAGFBQEAAAABDPsEgAAAAAH-BIAAAAAB_wSAAAAAAYAFgAAAAAGBBYAAAAABggWAAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZIFgAAAAAGTBYAAAAABlAWAAAAAARD2BAAA1gcAMPcEAACMBwAQ-AQAANYHADCGBQEAwgcAIYoFAQDCBwAhjAUBAMIHACGVBQIA1wcAIZYFAQDCBwAhlwUgANgHACGYBSAA2AcAIZkFAQDNBwAhmgUAANkHACCbBQEAzQcAIZwFAQDNBwAhnQUBAM0HACGeBUAAwwcAIQ0FAADFBwAgGAAA3gcAIBkAAMUHACAaAADFBwAgGwAAxQcAIPsEAgAAAAH8BAIAAAAE_QQCAAAABP4EAgAAAAH_BAIAAAABgAUCAAAAAYEFAgAAAAGCBQIA3QcAIQUFAADFBwAgGgAA3AcAIBsAANwHACD7BCAAAAABggUgANsHACEPBQAA0QcAIBoAANoHACAbAADaBwAg-wSAAAAAAf4EgAAAAAH_BIAAAAABgAWAAAAAAYEFgAAAAAGCBYAAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABkgWAAAAAAZMFgAAAAAGUBYAAAAABDPsEgAAAAAH-BIAAAAAB_wSAAAAAAYAFgAAAAAGBBYAAAAABggWAAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZIFgAAAAAGTBYAAAAABlAWAAAAAAQUFAADFBwAgGgAA3AcAIBsAANwHACD7BCAAAAABggUgANsHACEC-wQgAAAAAYIFIADcBwAhDQUAAMUHACAYAADeBwAgGQAAxQcAIBoAAMUHACAbAADFBwAg-wQCAAAAAfwEAgAAAAT9BAIAAAAE_gQCAAAAAf8EAgAAAAGABQIAAAABgQUCAAAAAYIFAgDdBwAhCPsECAAAAAH8BAgAAAAE_QQIAAAABP4ECAAAAAH_BAgAAAABgAUIAAAAAYEFCAAAAAGCBQgA3gcAIRb2BAAA3wcAMPcEAAD2BgAQ-AQAAN8HADCGBQEAwgcAIZUFAgDXBwAhngVAAMMHACGfBQEAwgcAIaAFAQDCBwAhoQUBAMIHACGiBQEAwgcAIaMFAQDCBwAhpAVAAMMHACGlBUAAwwcAIaYFIADYBwAhpwUCANcHACGoBSAA2AcAIakFIADYBwAhqgUBAM0HACGrBQEAzQcAIawFAQDNBwAhrQVAAOAHACGuBUAA4AcAIQsFAADRBwAgGgAA4gcAIBsAAOIHACD7BEAAAAAB_ARAAAAABf0EQAAAAAX-BEAAAAAB_wRAAAAAAYAFQAAAAAGBBUAAAAABggVAAOEHACELBQAA0QcAIBoAAOIHACAbAADiBwAg-wRAAAAAAfwEQAAAAAX9BEAAAAAF_gRAAAAAAf8EQAAAAAGABUAAAAABgQVAAAAAAYIFQADhBwAhCPsEQAAAAAH8BEAAAAAF_QRAAAAABf4EQAAAAAH_BEAAAAABgAVAAAAAAYEFQAAAAAGCBUAA4gcAIRe1BAAA5wcAIPYEAADjBwAw9wQAAOMGABD4BAAA4wcAMIYFAQDKBwAhlQUCAOQHACGeBUAAywcAIZ8FAQDKBwAhoAUBAMoHACGhBQEAygcAIaIFAQDKBwAhowUBAMoHACGkBUAAywcAIaUFQADLBwAhpgUgAOUHACGnBQIA5AcAIagFIADlBwAhqQUgAOUHACGqBQEA1AcAIasFAQDUBwAhrAUBANQHACGtBUAA5gcAIa4FQADmBwAhCPsEAgAAAAH8BAIAAAAE_QQCAAAABP4EAgAAAAH_BAIAAAABgAUCAAAAAYEFAgAAAAGCBQIAxQcAIQL7BCAAAAABggUgANwHACEI-wRAAAAAAfwEQAAAAAX9BEAAAAAF_gRAAAAAAf8EQAAAAAGABUAAAAABgQVAAAAAAYIFQADiBwAhA68FAADdBgAgsAUAAN0GACCxBQAA3QYAIBG0BAAA6gcAIPYEAADoBwAw9wQAAN0GABD4BAAA6AcAMIYFAQDKBwAhigUBAMoHACGMBQEAygcAIZUFAgDkBwAhlgUBAMoHACGXBSAA5QcAIZgFIADlBwAhmQUBANQHACGaBQAA6QcAIJsFAQDUBwAhnAUBANQHACGdBQEA1AcAIZ4FQADLBwAhDPsEgAAAAAH-BIAAAAAB_wSAAAAAAYAFgAAAAAGBBYAAAAABggWAAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZIFgAAAAAGTBYAAAAABlAWAAAAAARm1BAAA5wcAIPYEAADjBwAw9wQAAOMGABD4BAAA4wcAMIYFAQDKBwAhlQUCAOQHACGeBUAAywcAIZ8FAQDKBwAhoAUBAMoHACGhBQEAygcAIaIFAQDKBwAhowUBAMoHACGkBUAAywcAIaUFQADLBwAhpgUgAOUHACGnBQIA5AcAIagFIADlBwAhqQUgAOUHACGqBQEA1AcAIasFAQDUBwAhrAUBANQHACGtBUAA5gcAIa4FQADmBwAhkQYAAOMGACCSBgAA4wYAIAr2BAAA6wcAMPcEAADYBgAQ-AQAAOsHADCGBQEAwgcAIYcFQADDBwAhiAUBAMIHACGNBQEAwgcAIY4FAQDCBwAhsgUBAMIHACGzBQEAwgcAIQr2BAAA7AcAMPcEAADFBgAQ-AQAAOwHADCGBQEAygcAIYcFQADLBwAhiAUBAMoHACGNBQEAygcAIY4FAQDKBwAhsgUBAMoHACGzBQEAygcAIQr2BAAA7QcAMPcEAAC_BgAQ-AQAAO0HADCGBQEAwgcAIZ4FQADDBwAhsgUBAMIHACG0BQIA1wcAIbUFAQDCBwAhtgUgANgHACG3BQEAwgcAIRT2BAAA7gcAMPcEAACpBgAQ-AQAAO4HADCGBQEAwgcAIZUFAgDXBwAhlgUBAMIHACGZBQEAzQcAIZ4FQADDBwAhswUBAMIHACG4BQEAwgcAIbkFAQDCBwAhugUBAM0HACG7BUAAwwcAIbwFAgDXBwAhvQUBAM0HACG-BQEAzQcAIb8FQADDBwAhwAUCANcHACHBBQAAzgcAIMIFAQDNBwAhFYMEAADwBwAg9gQAAO8HADD3BAAAlgYAEPgEAADvBwAwhgUBAMoHACGVBQIA5AcAIZYFAQDKBwAhmQUBANQHACGeBUAAywcAIbMFAQDKBwAhuAUBAMoHACG5BQEAygcAIboFAQDUBwAhuwVAAMsHACG8BQIA5AcAIb0FAQDUBwAhvgUBANQHACG_BUAAywcAIcAFAgDkBwAhwQUAANUHACDCBQEA1AcAIQOvBQAAkAYAILAFAACQBgAgsQUAAJAGACACsgUBAAAAAbQFAgAAAAELggQAAPMHACD2BAAA8gcAMPcEAACQBgAQ-AQAAPIHADCGBQEAygcAIZ4FQADLBwAhsgUBAMoHACG0BQIA5AcAIbUFAQDKBwAhtgUgAOUHACG3BQEAygcAIReDBAAA8AcAIPYEAADvBwAw9wQAAJYGABD4BAAA7wcAMIYFAQDKBwAhlQUCAOQHACGWBQEAygcAIZkFAQDUBwAhngVAAMsHACGzBQEAygcAIbgFAQDKBwAhuQUBAMoHACG6BQEA1AcAIbsFQADLBwAhvAUCAOQHACG9BQEA1AcAIb4FAQDUBwAhvwVAAMsHACHABQIA5AcAIcEFAADVBwAgwgUBANQHACGRBgAAlgYAIJIGAACWBgAgBfYEAAD0BwAw9wQAAIsGABD4BAAA9AcAMIcFQADDBwAhxAUBAMIHACEF9gQAAPUHADD3BAAA-AUAEPgEAAD1BwAwhwVAAMsHACHEBQEAygcAIQX2BAAA9gcAMPcEAADyBQAQ-AQAAPYHADCGBQIA1wcAIYcFQADDBwAhBfYEAAD3BwAw9wQAAN8FABD4BAAA9wcAMIYFAgDkBwAhhwVAAMsHACEG9gQAAPgHADD3BAAA2QUAEPgEAAD4BwAwxAUBAMIHACHFBQIA1wcAIcYFAgDXBwAhBvYEAAD5BwAw9wQAAMYFABD4BAAA-QcAMMQFAQDKBwAhxQUCAOQHACHGBQIA5AcAIQb2BAAA-gcAMPcEAADABQAQ-AQAAPoHADCVBQIA1wcAIcQFAQDCBwAhxwUAAM4HACAG9gQAAPsHADD3BAAArQUAEPgEAAD7BwAwlQUCAOQHACHEBQEAygcAIccFAADVBwAgB_YEAAD8BwAw9wQAAKcFABD4BAAA_AcAMIYFAQDCBwAhhwVAAMMHACHEBQEAwgcAIccFAAD9BwAgBPsEAQAAAAXIBQEAAAAByQUBAAAABMoFAQAAAAQH9gQAAP4HADD3BAAAlAUAEPgEAAD-BwAwhgUBAMoHACGHBUAAywcAIcQFAQDKBwAhxwUAAP0HACAG9gQAAP8HADD3BAAAjgUAEPgEAAD_BwAwhwVAAMMHACHEBQEAwgcAIcsFAQDCBwAhBvYEAACACAAw9wQAAPsEABD4BAAAgAgAMIcFQADLBwAhxAUBAMoHACHLBQEAygcAIQLEBQEAAAABywUBAAAAAQr2BAAAgggAMPcEAAD1BAAQ-AQAAIIIADCGBQEAwgcAIcQFAQDCBwAhywUBAM0HACHNBQEAwgcAIc4FAgDXBwAhzwUgANgHACHQBUAAwwcAIQr2BAAAgwgAMPcEAADiBAAQ-AQAAIMIADCGBQEAygcAIcQFAQDKBwAhywUBANQHACHNBQEAygcAIc4FAgDkBwAhzwUgAOUHACHQBUAAywcAIQb2BAAAhAgAMPcEAADcBAAQ-AQAAIQIADCHBUAAwwcAIcQFAQDCBwAh0QUBAMIHACEG9gQAAIUIADD3BAAAyQQAEPgEAACFCAAwhwVAAMsHACHEBQEAygcAIdEFAQDKBwAhAsQFAQAAAAHRBQEAAAABE_YEAACHCAAw9wQAAMMEABD4BAAAhwgAMIYFAQDCBwAhhwVAAMMHACGfBQEAwgcAIcQFAQDCBwAhywUBAMIHACHNBQEAwgcAIc4FAgDXBwAh0wUBAMIHACHUBQEAzQcAIdUFAQDCBwAh1gUBAM0HACHXBQEAzQcAIdgFIADYBwAh2QVAAOAHACHaBSAA2AcAIdsFQADgBwAhE_YEAACICAAw9wQAALAEABD4BAAAiAgAMIYFAQDKBwAhhwVAAMsHACGfBQEAygcAIcQFAQDKBwAhywUBAMoHACHNBQEAygcAIc4FAgDkBwAh0wUBAMoHACHUBQEA1AcAIdUFAQDKBwAh1gUBANQHACHXBQEA1AcAIdgFIADlBwAh2QVAAOYHACHaBSAA5QcAIdsFQADmBwAhDfYEAACJCAAw9wQAAKoEABD4BAAAiQgAMIYFAQDCBwAhhwVAAMMHACGIBQEAwgcAIYkFAQDCBwAhjQUAAM4HACCOBQAAzgcAILUFAQDCBwAh3AUBAMIHACHdBQEAwgcAId4FAQDNBwAhDfYEAACKCAAw9wQAAJcEABD4BAAAiggAMIYFAQDKBwAhhwVAAMsHACGIBQEAygcAIYkFAQDKBwAhjQUAANUHACCOBQAA1QcAILUFAQDKBwAh3AUBAMoHACHdBQEAygcAId4FAQDUBwAhCfYEAACLCAAw9wQAAJEEABD4BAAAiwgAMMQFAQDCBwAh3wVAAOAHACHgBQEAzQcAIeEFAgDXBwAh4gUCANcHACHjBSAA2AcAIQn2BAAAjAgAMPcEAAD-AwAQ-AQAAIwIADDEBQEAygcAId8FQADmBwAh4AUBANQHACHhBQIA5AcAIeIFAgDkBwAh4wUgAOUHACEI9gQAAI0IADD3BAAA-AMAEPgEAACNCAAwhwVAAMMHACGdBQEAzQcAIcQFAQDCBwAh3gUBAMIHACHkBQEAwgcAIQz2BAAAjggAMPcEAADiAwAQ-AQAAI4IADCGBQEAwgcAIZYFAQDCBwAhngVAAMMHACGtBUAA4AcAIbUFAQDCBwAh3AUBAMIHACHdBQEAwgcAIeUFIADYBwAh5gUgANgHACENsQIAAJAIACD2BAAAjwgAMPcEAADPAwAQ-AQAAI8IADCGBQEAygcAIZYFAQDKBwAhngVAAMsHACGtBUAA5gcAIbUFAQDKBwAh3AUBAMoHACHdBQEAygcAIeUFIADlBwAh5gUgAOUHACEDrwUAAMkDACCwBQAAyQMAILEFAADJAwAgAsQFAQAAAAHkBQEAAAABCbACAACTCAAg9gQAAJIIADD3BAAAyQMAEPgEAACSCAAwhwVAAMsHACGdBQEA1AcAIcQFAQDKBwAh3gUBAMoHACHkBQEAygcAIQ-xAgAAkAgAIPYEAACPCAAw9wQAAM8DABD4BAAAjwgAMIYFAQDKBwAhlgUBAMoHACGeBUAAywcAIa0FQADmBwAhtQUBAMoHACHcBQEAygcAId0FAQDKBwAh5QUgAOUHACHmBSAA5QcAIZEGAADPAwAgkgYAAM8DACAG9gQAAJQIADD3BAAAxAMAEPgEAACUCAAwxAUBAMIHACHoBUAAwwcAIekFQADDBwAhBvYEAACVCAAw9wQAALEDABD4BAAAlQgAMMQFAQDKBwAh6AVAAMsHACHpBUAAywcAIQf2BAAAlggAMPcEAACrAwAQ-AQAAJYIADDEBQEAwgcAIeoFAQDCBwAh6wVAAMMHACHsBQEAzQcAIQf2BAAAlwgAMPcEAACYAwAQ-AQAAJcIADDEBQEAygcAIeoFAQDKBwAh6wVAAMsHACHsBQEA1AcAIQLEBQEAAAAB6gUBAAAAAQb2BAAAmQgAMPcEAACSAwAQ-AQAAJkIADCHBUAAwwcAIcQFAQDCBwAh6gUBAMIHACEG9gQAAJoIADD3BAAA_wIAEPgEAACaCAAwhwVAAMsHACHEBQEAygcAIeoFAQDKBwAhAsQFAQAAAAHqBQEAAAABCPYEAACcCAAw9wQAAPkCABD4BAAAnAgAMIcFQADDBwAhxAUBAMIHACHXBQEAwgcAIe8FAQDCBwAh8AUBAMIHACEI9gQAAJ0IADD3BAAA5gIAEPgEAACdCAAwhwVAAMsHACHEBQEAygcAIdcFAQDKBwAh7wUBAMoHACHwBQEAygcAIQLEBQEAAAAB7wUBAAAAAQf2BAAAnwgAMPcEAADgAgAQ-AQAAJ8IADCHBUAAwwcAIcQFAQDCBwAh3AUBAMIHACHdBQEAwgcAIQf2BAAAoAgAMPcEAADNAgAQ-AQAAKAIADCHBUAAywcAIcQFAQDKBwAh3AUBAMoHACHdBQEAygcAIQLEBQEAAAAB3QUBAAAAAQf2BAAAoggAMPcEAADHAgAQ-AQAAKIIADCGBQQAowgAIYcFQADDBwAh1wUBAMIHACHzBQEAwgcAIQ0FAADFBwAgGAAA3gcAIBkAAKUIACAaAAClCAAgGwAApQgAIPsEBAAAAAH8BAQAAAAE_QQEAAAABP4EBAAAAAH_BAQAAAABgAUEAAAAAYEFBAAAAAGCBQQApAgAIQ0FAADFBwAgGAAA3gcAIBkAAKUIACAaAAClCAAgGwAApQgAIPsEBAAAAAH8BAQAAAAE_QQEAAAABP4EBAAAAAH_BAQAAAABgAUEAAAAAYEFBAAAAAGCBQQApAgAIQj7BAQAAAAB_AQEAAAABP0EBAAAAAT-BAQAAAAB_wQEAAAAAYAFBAAAAAGBBQQAAAABggUEAKUIACEH9gQAAKYIADD3BAAAtAIAEPgEAACmCAAwhgUEAKcIACGHBUAAywcAIdcFAQDKBwAh8wUBAMoHACEI-wQEAAAAAfwEBAAAAAT9BAQAAAAE_gQEAAAAAf8EBAAAAAGABQQAAAABgQUEAAAAAYIFBAClCAAhEPYEAACoCAAw9wQAAK4CABD4BAAAqAgAMIYFAQDCBwAhlQUCANcHACGWBQEAwgcAIZ4FQADDBwAhtQUBAMIHACHqBQEAwgcAIfQFAgDXBwAh9QUBAMIHACH2BUAA4AcAIfcFIADYBwAh-AUBAM0HACH5BQAAzgcAIPoFAgDXBwAhBPYEAACpCAAw9wQAAJgCABD4BAAAqQgAMPsFAQDCBwAhBPYEAACqCAAw9wQAAIUCABD4BAAAqggAMPsFAQDKBwAhGfYEAACrCAAw9wQAAP8BABD4BAAAqwgAMIYFAQDCBwAhlQUCANcHACGWBQEAwgcAIZ4FQADDBwAhnwUBAMIHACG1BQEAwgcAIfQFAgDXBwAh9QUBAMIHACH2BUAA4AcAIfcFIADYBwAh-AUBAM0HACH5BQAAzgcAIPoFAgDXBwAh_AUBAMIHACH9BQAA_QcAIP4FAAD9BwAg_wVAAMMHACGABiAA2AcAIYEGIADYBwAhggYBAM0HACGDBgIA1wcAIYQGAgDXBwAhGp8BAACtCAAg9gQAAKwIADD3BAAA7AEAEPgEAACsCAAwhgUBAMoHACGVBQIA5AcAIZYFAQDKBwAhngVAAMsHACGfBQEAygcAIbUFAQDKBwAh9AUCAOQHACH1BQEAygcAIfYFQADmBwAh9wUgAOUHACH4BQEA1AcAIfkFAADVBwAg-gUCAOQHACH8BQEAygcAIf0FAAD9BwAg_gUAAP0HACD_BUAAywcAIYAGIADlBwAhgQYgAOUHACGCBgEA1AcAIYMGAgDkBwAhhAYCAOQHACEDrwUAAOYBACCwBQAA5gEAILEFAADmAQAgEZ4BAACvCAAg9gQAAK4IADD3BAAA5gEAEPgEAACuCAAwhgUBAMoHACGVBQIA5AcAIZYFAQDKBwAhngVAAMsHACG1BQEAygcAIeoFAQDKBwAh9AUCAOQHACH1BQEAygcAIfYFQADmBwAh9wUgAOUHACH4BQEA1AcAIfkFAADVBwAg-gUCAOQHACEcnwEAAK0IACD2BAAArAgAMPcEAADsAQAQ-AQAAKwIADCGBQEAygcAIZUFAgDkBwAhlgUBAMoHACGeBUAAywcAIZ8FAQDKBwAhtQUBAMoHACH0BQIA5AcAIfUFAQDKBwAh9gVAAOYHACH3BSAA5QcAIfgFAQDUBwAh-QUAANUHACD6BQIA5AcAIfwFAQDKBwAh_QUAAP0HACD-BQAA_QcAIP8FQADLBwAhgAYgAOUHACGBBiAA5QcAIYIGAQDUBwAhgwYCAOQHACGEBgIA5AcAIZEGAADsAQAgkgYAAOwBACAR9gQAALAIADD3BAAA4QEAEPgEAACwCAAwhgUBAMIHACGVBQIA1wcAIZYFAQDCBwAhngVAAMMHACG1BQEAwgcAIb0FAQDCBwAh9AUCANcHACH1BQEAwgcAIfYFQADgBwAh9wUgANgHACH4BQEAzQcAIfkFAADOBwAg-gUCANcHACGFBgEAzQcAIRH2BAAAsQgAMPcEAADOAQAQ-AQAALEIADCGBQEAygcAIZUFAgDkBwAhlgUBAMoHACGeBUAAywcAIbUFAQDKBwAhvQUBAMoHACH0BQIA5AcAIfUFAQDKBwAh9gVAAOYHACH3BSAA5QcAIfgFAQDUBwAh-QUAANUHACD6BQIA5AcAIYUGAQDUBwAhBvYEAACyCAAw9wQAAMgBABD4BAAAsggAMIcFQADDBwAhxAUBAMIHACGGBgEAwgcAIQb2BAAAswgAMPcEAAC1AQAQ-AQAALMIADCHBUAAywcAIcQFAQDKBwAhhgYBAMoHACECxAUBAAAAAYYGAQAAAAEI9gQAALUIADD3BAAArwEAEPgEAAC1CAAwhgUBAMIHACGVBQIA1wcAIb0FAQDCBwAhiAYBAMIHACGJBiAA2AcAIQj2BAAAtggAMPcEAACcAQAQ-AQAALYIADCGBQEAygcAIZUFAgDkBwAhvQUBAMoHACGIBgEAygcAIYkGIADlBwAhBfYEAAC3CAAw9wQAAJYBABD4BAAAtwgAMIYFAQDCBwAhlQUCANcHACEF9gQAALgIADD3BAAAgwEAEPgEAAC4CAAwhgUBAMoHACGVBQIA5AcAIQf2BAAAuQgAMPcEAAB9ABD4BAAAuQgAMIYFAQDCBwAhlQUCANcHACGaBQAAzgcAIIoGAQDCBwAhB_YEAAC6CAAw9wQAAGoAEPgEAAC6CAAwhgUBAMoHACGVBQIA5AcAIZoFAADVBwAgigYBAMoHACEG9gQAALsIADD3BAAAZAAQ-AQAALsIADCGBQEAwgcAIZUFAgDXBwAhiwYAAM4HACAG9gQAALwIADD3BAAAUQAQ-AQAALwIADCGBQEAygcAIZUFAgDkBwAhiwYAANUHACAI9gQAAL0IADD3BAAASwAQ-AQAAL0IADCGBQEAwgcAIZUFAgDXBwAh9wUgANgHACGMBgEAwgcAIY0GAADOBwAgCPYEAAC-CAAw9wQAADgAEPgEAAC-CAAwhgUBAMoHACGVBQIA5AcAIfcFIADlBwAhjAYBAMoHACGNBgAA1QcAIAX2BAAAvwgAMPcEAAAyABD4BAAAvwgAMPkEAQDCBwAhxAUBAMIHACEJAwAAzgcAIPYEAADACAAw9wQAABwAEPgEAADACAAwhgUBAMIHACGVBQIA1wcAIZYFAQDCBwAhjgYBAMIHACGPBgEAzQcAIQoDAADVBwAgBAAAwggAIPYEAADBCAAw9wQAAAkAEPgEAADBCAAwhgUBAMoHACGVBQIA5AcAIZYFAQDKBwAhjgYBAMoHACGPBgEA1AcAIQOvBQAAAwAgsAUAAAMAILEFAAADACAC-QQBAAAAAcQFAQAAAAEGAwAAxQgAIPYEAADECAAw9wQAAAMAEPgEAADECAAw-QQBAMoHACHEBQEAygcAIQwDAADVBwAgBAAAwggAIPYEAADBCAAw9wQAAAkAEPgEAADBCAAwhgUBAMoHACGVBQIA5AcAIZYFAQDKBwAhjgYBAMoHACGPBgEA1AcAIZEGAAAJACCSBgAACQAgAAAAAZYGAQAAAAEBlgZAAAAAAQAAAAABlgYBAAAAAQAAAAAABZYGAgAAAAGdBgIAAAABngYCAAAAAZ8GAgAAAAGgBgIAAAABAZYGIAAAAAEFEgAA4QoAIBMAAOQKACCTBgAA4goAIJQGAADjCgAgmQYAANsGACADEgAA4QoAIJMGAADiCgAgmQYAANsGACAAAAAAAAGWBkAAAAABCxIAAOAIADATAADlCAAwkwYAAOEIADCUBgAA4ggAMJUGAADjCAAglgYAAOQIADCXBgAA5AgAMJgGAADkCAAwmQYAAOQIADCaBgAA5ggAMJsGAADnCAAwDIYFAQAAAAGMBQEAAAABlQUCAAAAAZYFAQAAAAGXBSAAAAABmAUgAAAAAZkFAQAAAAGaBYAAAAABmwUBAAAAAZwFAQAAAAGdBQEAAAABngVAAAAAAQIAAADfBgAgEgAA6wgAIAMAAADfBgAgEgAA6wgAIBMAAOoIACABCwAA4AoAMBG0BAAA6gcAIPYEAADoBwAw9wQAAN0GABD4BAAA6AcAMIYFAQAAAAGKBQEAygcAIYwFAQDKBwAhlQUCAOQHACGWBQEAygcAIZcFIADlBwAhmAUgAOUHACGZBQEA1AcAIZoFAADpBwAgmwUBANQHACGcBQEA1AcAIZ0FAQDUBwAhngVAAMsHACECAAAA3wYAIAsAAOoIACACAAAA6AgAIAsAAOkIACAQ9gQAAOcIADD3BAAA6AgAEPgEAADnCAAwhgUBAMoHACGKBQEAygcAIYwFAQDKBwAhlQUCAOQHACGWBQEAygcAIZcFIADlBwAhmAUgAOUHACGZBQEA1AcAIZoFAADpBwAgmwUBANQHACGcBQEA1AcAIZ0FAQDUBwAhngVAAMsHACEQ9gQAAOcIADD3BAAA6AgAEPgEAADnCAAwhgUBAMoHACGKBQEAygcAIYwFAQDKBwAhlQUCAOQHACGWBQEAygcAIZcFIADlBwAhmAUgAOUHACGZBQEA1AcAIZoFAADpBwAgmwUBANQHACGcBQEA1AcAIZ0FAQDUBwAhngVAAMsHACEMhgUBAMkIACGMBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGXBSAA1ggAIZgFIADWCAAhmQUBAM8IACGaBYAAAAABmwUBAM8IACGcBQEAzwgAIZ0FAQDPCAAhngVAAMoIACEMhgUBAMkIACGMBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGXBSAA1ggAIZgFIADWCAAhmQUBAM8IACGaBYAAAAABmwUBAM8IACGcBQEAzwgAIZ0FAQDPCAAhngVAAMoIACEMhgUBAAAAAYwFAQAAAAGVBQIAAAABlgUBAAAAAZcFIAAAAAGYBSAAAAABmQUBAAAAAZoFgAAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBUAAAAABBBIAAOAIADCTBgAA4QgAMJUGAADjCAAgmQYAAOQIADAABrUEAADtCAAgqgUAAMsIACCrBQAAywgAIKwFAADLCAAgrQUAAMsIACCuBQAAywgAIAAAAAAAAAAABRIAANsKACATAADeCgAgkwYAANwKACCUBgAA3QoAIJkGAACOBgAgAxIAANsKACCTBgAA3AoAIJkGAACOBgAgAAAAAAALEgAA_wgAMBMAAIQJADCTBgAAgAkAMJQGAACBCQAwlQYAAIIJACCWBgAAgwkAMJcGAACDCQAwmAYAAIMJADCZBgAAgwkAMJoGAACFCQAwmwYAAIYJADAGhgUBAAAAAZ4FQAAAAAG0BQIAAAABtQUBAAAAAbYFIAAAAAG3BQEAAAABAgAAAJIGACASAACKCQAgAwAAAJIGACASAACKCQAgEwAAiQkAIAELAADaCgAwDIIEAADzBwAg9gQAAPIHADD3BAAAkAYAEPgEAADyBwAwhgUBAAAAAZ4FQADLBwAhsgUBAMoHACG0BQIA5AcAIbUFAQDKBwAhtgUgAOUHACG3BQEAygcAIcMFAADxBwAgAgAAAJIGACALAACJCQAgAgAAAIcJACALAACICQAgCvYEAACGCQAw9wQAAIcJABD4BAAAhgkAMIYFAQDKBwAhngVAAMsHACGyBQEAygcAIbQFAgDkBwAhtQUBAMoHACG2BSAA5QcAIbcFAQDKBwAhCvYEAACGCQAw9wQAAIcJABD4BAAAhgkAMIYFAQDKBwAhngVAAMsHACGyBQEAygcAIbQFAgDkBwAhtQUBAMoHACG2BSAA5QcAIbcFAQDKBwAhBoYFAQDJCAAhngVAAMoIACG0BQIA1QgAIbUFAQDJCAAhtgUgANYIACG3BQEAyQgAIQaGBQEAyQgAIZ4FQADKCAAhtAUCANUIACG1BQEAyQgAIbYFIADWCAAhtwUBAMkIACEGhgUBAAAAAZ4FQAAAAAG0BQIAAAABtQUBAAAAAbYFIAAAAAG3BQEAAAABBBIAAP8IADCTBgAAgAkAMJUGAACCCQAgmQYAAIMJADAABoMEAACMCQAgmQUAAMsIACC6BQAAywgAIL0FAADLCAAgvgUAAMsIACDCBQAAywgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKWBgEAAAAEnAYBAAAABQGWBgEAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABRIAANUKACATAADYCgAgkwYAANYKACCUBgAA1woAIJkGAADHAwAgAxIAANUKACCTBgAA1goAIJkGAADHAwAgAAAACxIAAMYJADATAADLCQAwkwYAAMcJADCUBgAAyAkAMJUGAADJCQAglgYAAMoJADCXBgAAygkAMJgGAADKCQAwmQYAAMoJADCaBgAAzAkAMJsGAADNCQAwBIcFQAAAAAGdBQEAAAABxAUBAAAAAd4FAQAAAAECAAAAywMAIBIAANEJACADAAAAywMAIBIAANEJACATAADQCQAgAQsAANQKADAKsAIAAJMIACD2BAAAkggAMPcEAADJAwAQ-AQAAJIIADCHBUAAywcAIZ0FAQDUBwAhxAUBAMoHACHeBQEAygcAIeQFAQDKBwAh5wUAAJEIACACAAAAywMAIAsAANAJACACAAAAzgkAIAsAAM8JACAI9gQAAM0JADD3BAAAzgkAEPgEAADNCQAwhwVAAMsHACGdBQEA1AcAIcQFAQDKBwAh3gUBAMoHACHkBQEAygcAIQj2BAAAzQkAMPcEAADOCQAQ-AQAAM0JADCHBUAAywcAIZ0FAQDUBwAhxAUBAMoHACHeBQEAygcAIeQFAQDKBwAhBIcFQADKCAAhnQUBAM8IACHEBQEAyQgAId4FAQDJCAAhBIcFQADKCAAhnQUBAM8IACHEBQEAyQgAId4FAQDJCAAhBIcFQAAAAAGdBQEAAAABxAUBAAAAAd4FAQAAAAEEEgAAxgkAMJMGAADHCQAwlQYAAMkJACCZBgAAygkAMAACsQIAANMJACCtBQAAywgAIAAAAAAAAAAAAAAAAAAAAAAAAAAABZYGBAAAAAGdBgQAAAABngYEAAAAAZ8GBAAAAAGgBgQAAAABAAAAAAAFEgAAzwoAIBMAANIKACCTBgAA0AoAIJQGAADRCgAgmQYAAOQBACADEgAAzwoAIJMGAADQCgAgmQYAAOQBACAAAAAAAAAAAAKWBgEAAAAEnAYBAAAABQKWBgEAAAAEnAYBAAAABQsSAAD8CQAwEwAAgQoAMJMGAAD9CQAwlAYAAP4JADCVBgAA_wkAIJYGAACACgAwlwYAAIAKADCYBgAAgAoAMJkGAACACgAwmgYAAIIKADCbBgAAgwoAMAyGBQEAAAABlQUCAAAAAZYFAQAAAAGeBUAAAAABtQUBAAAAAfQFAgAAAAH1BQEAAAAB9gVAAAAAAfcFIAAAAAH4BQEAAAAB-QWAAAAAAfoFAgAAAAECAAAA6AEAIBIAAIcKACADAAAA6AEAIBIAAIcKACATAACGCgAgAQsAAM4KADARngEAAK8IACD2BAAArggAMPcEAADmAQAQ-AQAAK4IADCGBQEAAAABlQUCAOQHACGWBQEAygcAIZ4FQADLBwAhtQUBAMoHACHqBQEAygcAIfQFAgDkBwAh9QUBAMoHACH2BUAA5gcAIfcFIADlBwAh-AUBANQHACH5BQAA1QcAIPoFAgDkBwAhAgAAAOgBACALAACGCgAgAgAAAIQKACALAACFCgAgEPYEAACDCgAw9wQAAIQKABD4BAAAgwoAMIYFAQDKBwAhlQUCAOQHACGWBQEAygcAIZ4FQADLBwAhtQUBAMoHACHqBQEAygcAIfQFAgDkBwAh9QUBAMoHACH2BUAA5gcAIfcFIADlBwAh-AUBANQHACH5BQAA1QcAIPoFAgDkBwAhEPYEAACDCgAw9wQAAIQKABD4BAAAgwoAMIYFAQDKBwAhlQUCAOQHACGWBQEAygcAIZ4FQADLBwAhtQUBAMoHACHqBQEAygcAIfQFAgDkBwAh9QUBAMoHACH2BUAA5gcAIfcFIADlBwAh-AUBANQHACH5BQAA1QcAIPoFAgDkBwAhDIYFAQDJCAAhlQUCANUIACGWBQEAyQgAIZ4FQADKCAAhtQUBAMkIACH0BQIA1QgAIfUFAQDJCAAh9gVAAN4IACH3BSAA1ggAIfgFAQDPCAAh-QWAAAAAAfoFAgDVCAAhDIYFAQDJCAAhlQUCANUIACGWBQEAyQgAIZ4FQADKCAAhtQUBAMkIACH0BQIA1QgAIfUFAQDJCAAh9gVAAN4IACH3BSAA1ggAIfgFAQDPCAAh-QWAAAAAAfoFAgDVCAAhDIYFAQAAAAGVBQIAAAABlgUBAAAAAZ4FQAAAAAG1BQEAAAAB9AUCAAAAAfUFAQAAAAH2BUAAAAAB9wUgAAAAAfgFAQAAAAH5BYAAAAAB-gUCAAAAAQGWBgEAAAAEAZYGAQAAAAQEEgAA_AkAMJMGAAD9CQAwlQYAAP8JACCZBgAAgAoAMAAEnwEAAIsKACD2BQAAywgAIPgFAADLCAAgggYAAMsIACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFEgAAyQoAIBMAAMwKACCTBgAAygoAIJQGAADLCgAgmQYAAAEAIAMSAADJCgAgkwYAAMoKACCZBgAAAQAgAAAAAAALEgAAuQoAMBMAAL4KADCTBgAAugoAMJQGAAC7CgAwlQYAALwKACCWBgAAvQoAMJcGAAC9CgAwmAYAAL0KADCZBgAAvQoAMJoGAAC_CgAwmwYAAMAKADAB-QQBAAAAAQIAAAAFACASAADECgAgAwAAAAUAIBIAAMQKACATAADDCgAgAQsAAMgKADAHAwAAxQgAIPYEAADECAAw9wQAAAMAEPgEAADECAAw-QQBAMoHACHEBQEAygcAIZAGAADDCAAgAgAAAAUAIAsAAMMKACACAAAAwQoAIAsAAMIKACAF9gQAAMAKADD3BAAAwQoAEPgEAADACgAw-QQBAMoHACHEBQEAygcAIQX2BAAAwAoAMPcEAADBCgAQ-AQAAMAKADD5BAEAygcAIcQFAQDKBwAhAfkEAQDJCAAhAfkEAQDJCAAhAfkEAQAAAAEEEgAAuQoAMJMGAAC6CgAwlQYAALwKACCZBgAAvQoAMAACBAAAxgoAII8GAADLCAAgAfkEAQAAAAEGA4AAAAABhgUBAAAAAZUFAgAAAAGWBQEAAAABjgYBAAAAAY8GAQAAAAECAAAAAQAgEgAAyQoAIAMAAAAJACASAADJCgAgEwAAzQoAIAgAAAAJACADgAAAAAELAADNCgAghgUBAMkIACGVBQIA1QgAIZYFAQDJCAAhjgYBAMkIACGPBgEAzwgAIQYDgAAAAAGGBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGOBgEAyQgAIY8GAQDPCAAhDIYFAQAAAAGVBQIAAAABlgUBAAAAAZ4FQAAAAAG1BQEAAAAB9AUCAAAAAfUFAQAAAAH2BUAAAAAB9wUgAAAAAfgFAQAAAAH5BYAAAAAB-gUCAAAAARaGBQEAAAABlQUCAAAAAZYFAQAAAAGeBUAAAAABnwUBAAAAAbUFAQAAAAH0BQIAAAAB9QUBAAAAAfYFQAAAAAH3BSAAAAAB-AUBAAAAAfkFgAAAAAH6BQIAAAAB_AUBAAAAAf0FAACICgAg_gUAAIkKACD_BUAAAAABgAYgAAAAAYEGIAAAAAGCBgEAAAABgwYCAAAAAYQGAgAAAAECAAAA5AEAIBIAAM8KACADAAAA7AEAIBIAAM8KACATAADTCgAgGAAAAOwBACALAADTCgAghgUBAMkIACGVBQIA1QgAIZYFAQDJCAAhngVAAMoIACGfBQEAyQgAIbUFAQDJCAAh9AUCANUIACH1BQEAyQgAIfYFQADeCAAh9wUgANYIACH4BQEAzwgAIfkFgAAAAAH6BQIA1QgAIfwFAQDJCAAh_QUAAPkJACD-BQAA-gkAIP8FQADKCAAhgAYgANYIACGBBiAA1ggAIYIGAQDPCAAhgwYCANUIACGEBgIA1QgAIRaGBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGeBUAAyggAIZ8FAQDJCAAhtQUBAMkIACH0BQIA1QgAIfUFAQDJCAAh9gVAAN4IACH3BSAA1ggAIfgFAQDPCAAh-QWAAAAAAfoFAgDVCAAh_AUBAMkIACH9BQAA-QkAIP4FAAD6CQAg_wVAAMoIACGABiAA1ggAIYEGIADWCAAhggYBAM8IACGDBgIA1QgAIYQGAgDVCAAhBIcFQAAAAAGdBQEAAAABxAUBAAAAAd4FAQAAAAEJhgUBAAAAAZYFAQAAAAGeBUAAAAABrQVAAAAAAbUFAQAAAAHcBQEAAAAB3QUBAAAAAeUFIAAAAAHmBSAAAAABAgAAAMcDACASAADVCgAgAwAAAM8DACASAADVCgAgEwAA2QoAIAsAAADPAwAgCwAA2QoAIIYFAQDJCAAhlgUBAMkIACGeBUAAyggAIa0FQADeCAAhtQUBAMkIACHcBQEAyQgAId0FAQDJCAAh5QUgANYIACHmBSAA1ggAIQmGBQEAyQgAIZYFAQDJCAAhngVAAMoIACGtBUAA3ggAIbUFAQDJCAAh3AUBAMkIACHdBQEAyQgAIeUFIADWCAAh5gUgANYIACEGhgUBAAAAAZ4FQAAAAAG0BQIAAAABtQUBAAAAAbYFIAAAAAG3BQEAAAABEYYFAQAAAAGVBQIAAAABlgUBAAAAAZkFAQAAAAGeBUAAAAABswUBAAAAAbgFAQAAAAG5BQEAAAABugUBAAAAAbsFQAAAAAG8BQIAAAABvQUBAAAAAb4FAQAAAAG_BUAAAAABwAUCAAAAAcEFgAAAAAHCBQEAAAABAgAAAI4GACASAADbCgAgAwAAAJYGACASAADbCgAgEwAA3woAIBMAAACWBgAgCwAA3woAIIYFAQDJCAAhlQUCANUIACGWBQEAyQgAIZkFAQDPCAAhngVAAMoIACGzBQEAyQgAIbgFAQDJCAAhuQUBAMkIACG6BQEAzwgAIbsFQADKCAAhvAUCANUIACG9BQEAzwgAIb4FAQDPCAAhvwVAAMoIACHABQIA1QgAIcEFgAAAAAHCBQEAzwgAIRGGBQEAyQgAIZUFAgDVCAAhlgUBAMkIACGZBQEAzwgAIZ4FQADKCAAhswUBAMkIACG4BQEAyQgAIbkFAQDJCAAhugUBAM8IACG7BUAAyggAIbwFAgDVCAAhvQUBAM8IACG-BQEAzwgAIb8FQADKCAAhwAUCANUIACHBBYAAAAABwgUBAM8IACEMhgUBAAAAAYwFAQAAAAGVBQIAAAABlgUBAAAAAZcFIAAAAAGYBSAAAAABmQUBAAAAAZoFgAAAAAGbBQEAAAABnAUBAAAAAZ0FAQAAAAGeBUAAAAABE4YFAQAAAAGVBQIAAAABngVAAAAAAZ8FAQAAAAGgBQEAAAABoQUBAAAAAaIFAQAAAAGjBQEAAAABpAVAAAAAAaUFQAAAAAGmBSAAAAABpwUCAAAAAagFIAAAAAGpBSAAAAABqgUBAAAAAasFAQAAAAGsBQEAAAABrQVAAAAAAa4FQAAAAAECAAAA2wYAIBIAAOEKACADAAAA4wYAIBIAAOEKACATAADlCgAgFQAAAOMGACALAADlCgAghgUBAMkIACGVBQIA1QgAIZ4FQADKCAAhnwUBAMkIACGgBQEAyQgAIaEFAQDJCAAhogUBAMkIACGjBQEAyQgAIaQFQADKCAAhpQVAAMoIACGmBSAA1ggAIacFAgDVCAAhqAUgANYIACGpBSAA1ggAIaoFAQDPCAAhqwUBAM8IACGsBQEAzwgAIa0FQADeCAAhrgVAAN4IACEThgUBAMkIACGVBQIA1QgAIZ4FQADKCAAhnwUBAMkIACGgBQEAyQgAIaEFAQDJCAAhogUBAMkIACGjBQEAyQgAIaQFQADKCAAhpQVAAMoIACGmBSAA1ggAIacFAgDVCAAhqAUgANYIACGpBSAA1ggAIaoFAQDPCAAhqwUBAM8IACGsBQEAzwgAIa0FQADeCAAhrgVAAN4IACECBAYCBQADAQMAAQEEBwAAAAAFBQAIGAAJGQAKGgALGwAMAAAAAAAFBQAIGAAJGQAKGgALGwAMAQMAAQEDAAEDBQARGgASGwATAAAAAwUAERoAEhsAEwAAAAUFABkYABoZABsaABwbAB0AAAAAAAUFABkYABoZABsaABwbAB0AAAAFBQAjGAAkGQAlGgAmGwAnAAAAAAAFBQAjGAAkGQAlGgAmGwAnAAAABQUALRgALhkALxoAMBsAMQAAAAAABQUALRgALhkALxoAMBsAMQAAAAUFADcYADgZADkaADobADsAAAAAAAUFADcYADgZADkaADobADsAAAAFBQBBGABCGQBDGgBEGwBFAAAAAAAFBQBBGABCGQBDGgBEGwBFAAAAAwUASxoATBsATQAAAAMFAEsaAEwbAE0AAAAFBQBTGABUGQBVGgBWGwBXAAAAAAAFBQBTGABUGQBVGgBWGwBXAgUAW58B6QFaAZ4BAFkBnwHqAQAAAAUFAF8YAGAZAGEaAGIbAGMAAAAAAAUFAF8YAGAZAGEaAGIbAGMAAAADBQBpGgBqGwBrAAAAAwUAaRoAahsAawGeAQBZAZ4BAFkFBQBwGABxGQByGgBzGwB0AAAAAAAFBQBwGABxGQByGgBzGwB0AAAABQUAehgAexkAfBoAfRsAfgAAAAAABQUAehgAexkAfBoAfRsAfgAAAAMFAIQBGgCFARsAhgEAAAADBQCEARoAhQEbAIYBAAAAAwUAjAEaAI0BGwCOAQAAAAMFAIwBGgCNARsAjgEAAAADBQCUARoAlQEbAJYBAAAAAwUAlAEaAJUBGwCWAQAAAAMFAJwBGgCdARsAngEAAAADBQCcARoAnQEbAJ4BAAAAAwUApAEaAKUBGwCmAQAAAAMFAKQBGgClARsApgECBQCqAbECzAOpAQGwAgCoAQGxAs0DAAAAAwUArgEaAK8BGwCwAQAAAAMFAK4BGgCvARsAsAEBsAIAqAEBsAIAqAEDBQC1ARoAtgEbALcBAAAAAwUAtQEaALYBGwC3AQAAAAUFAL0BGAC-ARkAvwEaAMABGwDBAQAAAAAABQUAvQEYAL4BGQC_ARoAwAEbAMEBAAAAAwUAxwEaAMgBGwDJAQAAAAMFAMcBGgDIARsAyQEAAAAFBQDPARgA0AEZANEBGgDSARsA0wEAAAAAAAUFAM8BGADQARkA0QEaANIBGwDTAQAAAAMFANkBGgDaARsA2wEAAAADBQDZARoA2gEbANsBAAAABQUA4QEYAOIBGQDjARoA5AEbAOUBAAAAAAAFBQDhARgA4gEZAOMBGgDkARsA5QEAAAADBQDrARoA7AEbAO0BAAAAAwUA6wEaAOwBGwDtAQAAAAMFAPMBGgD0ARsA9QEAAAADBQDzARoA9AEbAPUBAAAABQUA-wEYAPwBGQD9ARoA_gEbAP8BAAAAAAAFBQD7ARgA_AEZAP0BGgD-ARsA_wEAAAAFBQCFAhgAhgIZAIcCGgCIAhsAiQIAAAAAAAUFAIUCGACGAhkAhwIaAIgCGwCJAgAAAAUFAI8CGACQAhkAkQIaAJICGwCTAgAAAAAABQUAjwIYAJACGQCRAhoAkgIbAJMCAAAAAwUAmQIaAJoCGwCbAgAAAAMFAJkCGgCaAhsAmwICBQCfAoMEkwaeAgGCBACdAgGDBJQGAAAABQUAowIYAKQCGQClAhoApgIbAKcCAAAAAAAFBQCjAhgApAIZAKUCGgCmAhsApwIBggQAnQIBggQAnQIFBQCsAhgArQIZAK4CGgCvAhsAsAIAAAAAAAUFAKwCGACtAhkArgIaAK8CGwCwAgAAAAMFALYCGgC3AhsAuAIAAAADBQC2AhoAtwIbALgCAgUAvAK1BOAGuwIBtAQAugIBtQThBgAAAAUFAMACGADBAhkAwgIaAMMCGwDEAgAAAAAABQUAwAIYAMECGQDCAhoAwwIbAMQCAbQEALoCAbQEALoCBQUAyQIYAMoCGQDLAhoAzAIbAM0CAAAAAAAFBQDJAhgAygIZAMsCGgDMAhsAzQIAAAADBQDTAhoA1AIbANUCAAAAAwUA0wIaANQCGwDVAgAAAAMFANsCGgDcAhsA3QIAAAADBQDbAhoA3AIbAN0CBgIBBwgBCAsBCQwBCg0BDA8BDREEDhIFDxQBEBYEERcGFBgBFRkBFhoEHB0HHR4NHh8CHyACICECISICIiMCIyUCJCcEJSgOJioCJywEKC0PKS4CKi8CKzAELDMQLTQULjYVLzcVMDoVMTsVMjwVMz4VNEAENUEWNkMVN0UEOEYXOUcVOkgVO0kEPEwYPU0ePk8fP1AfQFMfQVQfQlUfQ1cfRFkERVogRlwfR14ESF8hSWAfSmEfS2IETGUiTWYoTmgpT2kpUGwpUW0pUm4pU3ApVHIEVXMqVnUpV3cEWHgrWXkpWnopW3sEXH4sXX8yXoEBM1-CATNghQEzYYYBM2KHATNjiQEzZIsBBGWMATRmjgEzZ5ABBGiRATVpkgEzapMBM2uUAQRslwE2bZgBPG6aAT1vmwE9cJ4BPXGfAT1yoAE9c6IBPXSkAQR1pQE-dqcBPXepAQR4qgE_easBPXqsAT17rQEEfLABQH2xAUZ-swFHf7QBR4ABtwFHgQG4AUeCAbkBR4MBuwFHhAG9AQSFAb4BSIYBwAFHhwHCAQSIAcMBSYkBxAFHigHFAUeLAcYBBIwByQFKjQHKAU6OAcwBT48BzQFPkAHQAU-RAdEBT5IB0gFPkwHUAU-UAdYBBJUB1wFQlgHZAU-XAdsBBJgB3AFRmQHdAU-aAd4BT5sB3wEEnAHiAVKdAeMBWKAB5QFZoQHrAVmiAe4BWaMB7wFZpAHwAVmlAfIBWaYB9AEEpwH1AVyoAfcBWakB-QEEqgH6AV2rAfsBWawB_AFZrQH9AQSuAYACXq8BgQJksAGDAmWxAYQCZbIBhwJlswGIAmW0AYkCZbUBiwJltgGNAgS3AY4CZrgBkAJluQGSAgS6AZMCZ7sBlAJlvAGVAmW9AZYCBL4BmQJovwGaAmzAAZsCWsEBnAJawgGdAlrDAZ4CWsQBnwJaxQGhAlrGAaMCBMcBpAJtyAGmAlrJAagCBMoBqQJuywGqAlrMAasCWs0BrAIEzgGvAm_PAbACddABsgJ20QGzAnbSAbYCdtMBtwJ21AG4AnbVAboCdtYBvAIE1wG9AnfYAb8CdtkBwQIE2gHCAnjbAcMCdtwBxAJ23QHFAgTeAcgCed8ByQJ_4AHLAoAB4QHMAoAB4gHPAoAB4wHQAoAB5AHRAoAB5QHTAoAB5gHVAgTnAdYCgQHoAdgCgAHpAdoCBOoB2wKCAesB3AKAAewB3QKAAe0B3gIE7gHhAoMB7wHiAocB8AHkAogB8QHlAogB8gHoAogB8wHpAogB9AHqAogB9QHsAogB9gHuAgT3Ae8CiQH4AfECiAH5AfMCBPoB9AKKAfsB9QKIAfwB9gKIAf0B9wIE_gH6AosB_wH7Ao8BgAL9ApABgQL-ApABggKBA5ABgwKCA5ABhAKDA5ABhQKFA5ABhgKHAwSHAogDkQGIAooDkAGJAowDBIoCjQOSAYsCjgOQAYwCjwOQAY0CkAMEjgKTA5MBjwKUA5cBkAKWA5gBkQKXA5gBkgKaA5gBkwKbA5gBlAKcA5gBlQKeA5gBlgKgAwSXAqEDmQGYAqMDmAGZAqUDBJoCpgOaAZsCpwOYAZwCqAOYAZ0CqQMEngKsA5sBnwKtA58BoAKvA6ABoQKwA6ABogKzA6ABowK0A6ABpAK1A6ABpQK3A6ABpgK5AwSnAroDoQGoArwDoAGpAr4DBKoCvwOiAasCwAOgAawCwQOgAa0CwgMErgLFA6MBrwLGA6cBsgLIA6gBswLOA6gBtALRA6gBtQLSA6gBtgLTA6gBtwLVA6gBuALXAwS5AtgDqwG6AtoDqAG7AtwDBLwC3QOsAb0C3gOoAb4C3wOoAb8C4AMEwALjA60BwQLkA7EBwgLlA6kBwwLmA6kBxALnA6kBxQLoA6kBxgLpA6kBxwLrA6kByALtAwTJAu4DsgHKAvADqQHLAvIDBMwC8wOzAc0C9AOpAc4C9QOpAc8C9gME0AL5A7QB0QL6A7gB0gL8A7kB0wL9A7kB1AKABLkB1QKBBLkB1gKCBLkB1wKEBLkB2AKGBATZAocEugHaAokEuQHbAosEBNwCjAS7Ad0CjQS5Ad4CjgS5Ad8CjwQE4AKSBLwB4QKTBMIB4gKVBMMB4wKWBMMB5AKZBMMB5QKaBMMB5gKbBMMB5wKdBMMB6AKfBATpAqAExAHqAqIEwwHrAqQEBOwCpQTFAe0CpgTDAe4CpwTDAe8CqAQE8AKrBMYB8QKsBMoB8gKuBMsB8wKvBMsB9AKyBMsB9QKzBMsB9gK0BMsB9wK2BMsB-AK4BAT5ArkEzAH6ArsEywH7Ar0EBPwCvgTNAf0CvwTLAf4CwATLAf8CwQQEgAPEBM4BgQPFBNQBggPHBNUBgwPIBNUBhAPLBNUBhQPMBNUBhgPNBNUBhwPPBNUBiAPRBASJA9IE1gGKA9QE1QGLA9YEBIwD1wTXAY0D2ATVAY4D2QTVAY8D2gQEkAPdBNgBkQPeBNwBkgPgBN0BkwPhBN0BlAPkBN0BlQPlBN0BlgPmBN0BlwPoBN0BmAPqBASZA-sE3gGaA-0E3QGbA-8EBJwD8ATfAZ0D8QTdAZ4D8gTdAZ8D8wQEoAP2BOABoQP3BOYBogP5BOcBowP6BOcBpAP9BOcBpQP-BOcBpgP_BOcBpwOBBecBqAODBQSpA4QF6AGqA4YF5wGrA4gFBKwDiQXpAa0DigXnAa4DiwXnAa8DjAUEsAOPBeoBsQOQBe4BsgOSBe8BswOTBe8BtAOWBe8BtQOXBe8BtgOYBe8BtwOaBe8BuAOcBQS5A50F8AG6A58F7wG7A6EFBLwDogXxAb0DowXvAb4DpAXvAb8DpQUEwAOoBfIBwQOpBfYBwgOrBfcBwwOsBfcBxAOvBfcBxQOwBfcBxgOxBfcBxwOzBfcByAO1BQTJA7YF-AHKA7gF9wHLA7oFBMwDuwX5Ac0DvAX3Ac4DvQX3Ac8DvgUE0APBBfoB0QPCBYAC0gPEBYEC0wPFBYEC1APIBYEC1QPJBYEC1gPKBYEC1wPMBYEC2APOBQTZA88FggLaA9EFgQLbA9MFBNwD1AWDAt0D1QWBAt4D1gWBAt8D1wUE4APaBYQC4QPbBYoC4gPdBYsC4wPeBYsC5APhBYsC5QPiBYsC5gPjBYsC5wPlBYsC6APnBQTpA-gFjALqA-oFiwLrA-wFBOwD7QWNAu0D7gWLAu4D7wWLAu8D8AUE8APzBY4C8QP0BZQC8gP2BZUC8wP3BZUC9AP6BZUC9QP7BZUC9gP8BZUC9wP-BZUC-AOABgT5A4EGlgL6A4MGlQL7A4UGBPwDhgaXAv0DhwaVAv4DiAaVAv8DiQYEgASMBpgCgQSNBpwChASPBp0ChQSVBp0ChgSYBp0ChwSZBp0CiASaBp0CiQScBp0CigSeBgSLBJ8GoAKMBKEGnQKNBKMGBI4EpAahAo8EpQadApAEpgadApEEpwYEkgSqBqICkwSrBqgClASsBp4ClQStBp4ClgSuBp4ClwSvBp4CmASwBp4CmQSyBp4CmgS0BgSbBLUGqQKcBLcGngKdBLkGBJ4EugaqAp8EuwaeAqAEvAaeAqEEvQYEogTABqsCowTBBrECpATDBrICpQTEBrICpgTHBrICpwTIBrICqATJBrICqQTLBrICqgTNBgSrBM4GswKsBNAGsgKtBNIGBK4E0wa0Aq8E1AayArAE1QayArEE1gYEsgTZBrUCswTaBrkCtgTcBroCtwTiBroCuATlBroCuQTmBroCugTnBroCuwTpBroCvATrBgS9BOwGvQK-BO4GugK_BPAGBMAE8Qa-AsEE8ga6AsIE8wa6AsME9AYExAT3Br8CxQT4BsUCxgT5BrsCxwT6BrsCyAT7BrsCyQT8BrsCygT9BrsCywT_BrsCzASBBwTNBIIHxgLOBIQHuwLPBIYHBNAEhwfHAtEEiAe7AtIEiQe7AtMEigcE1ASNB8gC1QSOB84C1gSQB88C1wSRB88C2ASUB88C2QSVB88C2gSWB88C2wSYB88C3ASaBwTdBJsH0ALeBJ0HzwLfBJ8HBOAEoAfRAuEEoQfPAuIEogfPAuMEowcE5ASmB9IC5QSnB9YC5gSpB9cC5wSqB9cC6AStB9cC6QSuB9cC6gSvB9cC6wSxB9cC7ASzBwTtBLQH2ALuBLYH1wLvBLgHBPAEuQfZAvEEugfXAvIEuwfXAvMEvAcE9AS_B9oC9QTAB94C"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_small_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// services/community/src/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnyNull: () => AnyNull2,
  BlockScalarFieldEnum: () => BlockScalarFieldEnum,
  ChangeMarkScalarFieldEnum: () => ChangeMarkScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  CompetitionAuditScalarFieldEnum: () => CompetitionAuditScalarFieldEnum,
  CompetitionEntryScalarFieldEnum: () => CompetitionEntryScalarFieldEnum,
  CompetitionScalarFieldEnum: () => CompetitionScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeliveredScalarFieldEnum: () => DeliveredScalarFieldEnum,
  DemoLoadScalarFieldEnum: () => DemoLoadScalarFieldEnum,
  DueMailScalarFieldEnum: () => DueMailScalarFieldEnum,
  EarlierTextScalarFieldEnum: () => EarlierTextScalarFieldEnum,
  ErasedPersonScalarFieldEnum: () => ErasedPersonScalarFieldEnum,
  FavouriteScalarFieldEnum: () => FavouriteScalarFieldEnum,
  FlagScalarFieldEnum: () => FlagScalarFieldEnum,
  ForumWordScalarFieldEnum: () => ForumWordScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LikeScalarFieldEnum: () => LikeScalarFieldEnum,
  ListingScalarFieldEnum: () => ListingScalarFieldEnum,
  MailedGroupScalarFieldEnum: () => MailedGroupScalarFieldEnum,
  MembershipScalarFieldEnum: () => MembershipScalarFieldEnum,
  ModelName: () => ModelName,
  ModerationAuditScalarFieldEnum: () => ModerationAuditScalarFieldEnum,
  NotificationPreferenceScalarFieldEnum: () => NotificationPreferenceScalarFieldEnum,
  NotificationScalarFieldEnum: () => NotificationScalarFieldEnum,
  NotificationsStartScalarFieldEnum: () => NotificationsStartScalarFieldEnum,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OfferScalarFieldEnum: () => OfferScalarFieldEnum,
  OfferThreadScalarFieldEnum: () => OfferThreadScalarFieldEnum,
  PersonNameScalarFieldEnum: () => PersonNameScalarFieldEnum,
  PersonScalarFieldEnum: () => PersonScalarFieldEnum,
  PostScalarFieldEnum: () => PostScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  ReadScalarFieldEnum: () => ReadScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  RequestScalarFieldEnum: () => RequestScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StandingScalarFieldEnum: () => StandingScalarFieldEnum,
  SubscriptionScalarFieldEnum: () => SubscriptionScalarFieldEnum,
  SupportAuditScalarFieldEnum: () => SupportAuditScalarFieldEnum,
  SupportMessageScalarFieldEnum: () => SupportMessageScalarFieldEnum,
  SupportThreadScalarFieldEnum: () => SupportThreadScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UnsubscribeTokenScalarFieldEnum: () => UnsubscribeTokenScalarFieldEnum,
  VisitScalarFieldEnum: () => VisitScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.1",
  engine: "d1b3f377ca835d73fd50954a5e22128b9ebdd6b8"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Person: "Person",
  PersonName: "PersonName",
  Listing: "Listing",
  Membership: "Membership",
  Offer: "Offer",
  OfferThread: "OfferThread",
  Favourite: "Favourite",
  Block: "Block",
  Comment: "Comment",
  Post: "Post",
  ForumWord: "ForumWord",
  Reply: "Reply",
  EarlierText: "EarlierText",
  Like: "Like",
  Request: "Request",
  Subscription: "Subscription",
  Read: "Read",
  Visit: "Visit",
  Flag: "Flag",
  Report: "Report",
  Standing: "Standing",
  ModerationAudit: "ModerationAudit",
  Notification: "Notification",
  Delivered: "Delivered",
  DueMail: "DueMail",
  MailedGroup: "MailedGroup",
  UnsubscribeToken: "UnsubscribeToken",
  NotificationPreference: "NotificationPreference",
  ChangeMark: "ChangeMark",
  NotificationsStart: "NotificationsStart",
  ErasedPerson: "ErasedPerson",
  SupportThread: "SupportThread",
  SupportMessage: "SupportMessage",
  SupportAudit: "SupportAudit",
  Competition: "Competition",
  CompetitionEntry: "CompetitionEntry",
  CompetitionAudit: "CompetitionAudit",
  DemoLoad: "DemoLoad"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var PersonScalarFieldEnum = {
  id: "id",
  version: "version",
  role: "role",
  status: "status",
  username: "username",
  person: "person"
};
var PersonNameScalarFieldEnum = {
  personId: "personId",
  name: "name"
};
var ListingScalarFieldEnum = {
  id: "id",
  version: "version",
  isDeleted: "isDeleted",
  agentId: "agentId",
  listing: "listing"
};
var MembershipScalarFieldEnum = {
  id: "id",
  version: "version",
  membership: "membership"
};
var OfferScalarFieldEnum = {
  id: "id",
  version: "version",
  producerId: "producerId",
  offer: "offer"
};
var OfferThreadScalarFieldEnum = {
  id: "id",
  version: "version"
};
var FavouriteScalarFieldEnum = {
  id: "id",
  version: "version",
  userId: "userId",
  listingId: "listingId",
  isFavourite: "isFavourite"
};
var BlockScalarFieldEnum = {
  personId: "personId",
  blockedId: "blockedId",
  at: "at"
};
var CommentScalarFieldEnum = {
  id: "id",
  version: "version",
  revision: "revision",
  listingId: "listingId",
  parentId: "parentId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  editedAt: "editedAt",
  status: "status",
  isDeleted: "isDeleted",
  removedBy: "removedBy",
  mentions: "mentions",
  likeCount: "likeCount"
};
var PostScalarFieldEnum = {
  id: "id",
  version: "version",
  revision: "revision",
  title: "title",
  category: "category",
  tags: "tags",
  tagKeys: "tagKeys",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  editedAt: "editedAt",
  lastActivityAt: "lastActivityAt",
  status: "status",
  isDeleted: "isDeleted",
  removedBy: "removedBy",
  mentions: "mentions",
  isSticky: "isSticky",
  isLocked: "isLocked",
  acceptedReplyId: "acceptedReplyId",
  viewCount: "viewCount",
  replyCount: "replyCount",
  likeCount: "likeCount"
};
var ForumWordScalarFieldEnum = {
  word: "word"
};
var ReplyScalarFieldEnum = {
  id: "id",
  version: "version",
  revision: "revision",
  postId: "postId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt",
  editedAt: "editedAt",
  status: "status",
  isDeleted: "isDeleted",
  removedBy: "removedBy",
  mentions: "mentions",
  likeCount: "likeCount"
};
var EarlierTextScalarFieldEnum = {
  id: "id",
  textId: "textId",
  text: "text",
  at: "at"
};
var LikeScalarFieldEnum = {
  subjectId: "subjectId",
  personId: "personId",
  subject: "subject",
  at: "at"
};
var RequestScalarFieldEnum = {
  personId: "personId",
  key: "key",
  hash: "hash",
  textId: "textId",
  at: "at"
};
var SubscriptionScalarFieldEnum = {
  postId: "postId",
  personId: "personId",
  at: "at"
};
var ReadScalarFieldEnum = {
  personId: "personId",
  postId: "postId",
  readUntil: "readUntil",
  viewedOn: "viewedOn"
};
var VisitScalarFieldEnum = {
  personId: "personId",
  lastAt: "lastAt",
  previousAt: "previousAt"
};
var FlagScalarFieldEnum = {
  id: "id",
  subject: "subject",
  subjectId: "subjectId",
  authorId: "authorId",
  status: "status",
  isWaiting: "isWaiting",
  isWarned: "isWarned",
  createdAt: "createdAt",
  decidedAt: "decidedAt"
};
var ReportScalarFieldEnum = {
  flagId: "flagId",
  personId: "personId",
  reason: "reason",
  note: "note",
  at: "at"
};
var StandingScalarFieldEnum = {
  personId: "personId",
  mutedUntil: "mutedUntil",
  muteReason: "muteReason",
  warned: "warned",
  removed: "removed",
  isTrusted: "isTrusted"
};
var ModerationAuditScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  subject: "subject",
  subjectId: "subjectId",
  authorId: "authorId",
  reason: "reason",
  before: "before",
  after: "after"
};
var NotificationScalarFieldEnum = {
  id: "id",
  personId: "personId",
  kind: "kind",
  group: "group",
  count: "count",
  title: "title",
  titleOfMany: "titleOfMany",
  detail: "detail",
  link: "link",
  byId: "byId",
  textId: "textId",
  at: "at",
  isUnread: "isUnread",
  readAt: "readAt",
  isHidden: "isHidden",
  hiddenAt: "hiddenAt"
};
var DeliveredScalarFieldEnum = {
  what: "what",
  personId: "personId",
  at: "at"
};
var DueMailScalarFieldEnum = {
  id: "id",
  personId: "personId",
  kind: "kind",
  group: "group",
  count: "count",
  isDaily: "isDaily",
  dueAt: "dueAt"
};
var MailedGroupScalarFieldEnum = {
  personId: "personId",
  group: "group",
  at: "at"
};
var UnsubscribeTokenScalarFieldEnum = {
  id: "id",
  personId: "personId",
  kinds: "kinds",
  at: "at"
};
var NotificationPreferenceScalarFieldEnum = {
  personId: "personId",
  version: "version",
  kinds: "kinds"
};
var ChangeMarkScalarFieldEnum = {
  personId: "personId",
  offers: "offers",
  imports: "imports"
};
var NotificationsStartScalarFieldEnum = {
  id: "id",
  at: "at"
};
var ErasedPersonScalarFieldEnum = {
  personId: "personId",
  at: "at"
};
var SupportThreadScalarFieldEnum = {
  id: "id",
  version: "version",
  memberId: "memberId",
  topic: "topic",
  status: "status",
  priority: "priority",
  awaits: "awaits",
  waitingSince: "waitingSince",
  queue: "queue",
  offerId: "offerId",
  listingId: "listingId",
  about: "about",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  messageCount: "messageCount",
  last: "last",
  by: "by"
};
var SupportMessageScalarFieldEnum = {
  id: "id",
  threadId: "threadId",
  number: "number",
  authorId: "authorId",
  isFromSupport: "isFromSupport",
  message: "message",
  createdAt: "createdAt"
};
var SupportAuditScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  threadId: "threadId",
  memberId: "memberId",
  before: "before",
  after: "after"
};
var CompetitionScalarFieldEnum = {
  id: "id",
  version: "version",
  title: "title",
  brief: "brief",
  sponsor: "sponsor",
  prize: "prize",
  rules: "rules",
  opensAt: "opensAt",
  closesAt: "closesAt",
  isFunding: "isFunding",
  createdAt: "createdAt",
  entryCount: "entryCount",
  openingPublished: "openingPublished",
  endPublished: "endPublished",
  notifiedUntil: "notifiedUntil",
  settledUntil: "settledUntil",
  chosenEntryId: "chosenEntryId",
  decidedAt: "decidedAt",
  due: "due"
};
var CompetitionEntryScalarFieldEnum = {
  id: "id",
  version: "version",
  competitionId: "competitionId",
  entrantId: "entrantId",
  status: "status",
  isCurrent: "isCurrent",
  leftWithOffer: "leftWithOffer",
  offerId: "offerId",
  offer: "offer",
  pitch: "pitch",
  deckFileUrl: "deckFileUrl",
  note: "note",
  createdAt: "createdAt"
};
var CompetitionAuditScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  competitionId: "competitionId",
  entryId: "entryId",
  entrantId: "entrantId",
  before: "before",
  after: "after"
};
var DemoLoadScalarFieldEnum = {
  name: "name",
  loadedAt: "loadedAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var defineExtension = runtime2.Extensions.defineExtension;

// services/community/src/generated/enums.ts
var enums_exports = {};

// services/community/src/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
