// Of 3fdf036c24562e44158a77047a8b47fc3e8feafdc9ee48477d49f23c1e4551d5
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

// A discussion of the forum. The migration adds \`search\`, what a search compares, and the indexes of lists.
model Post {
  id              String    @id
  version         Int
  revision        Int       @default(0)
  title           String
  category        String
  tags            String[]
  // The same as they are compared.
  tagKeys         String[]  @map("tag_keys")
  authorId        String    @map("author_id")
  content         String
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  editedAt        DateTime? @map("edited_at") @db.Timestamptz(3)
  lastActivityAt  DateTime  @map("last_activity_at") @db.Timestamptz(3)
  status          String
  isDeleted       Boolean   @default(false) @map("is_deleted")
  removedBy       String?   @map("removed_by")
  mentions        Json      @default("[]")
  isSticky        Boolean   @default(false) @map("is_sticky")
  isLocked        Boolean   @default(false) @map("is_locked")
  acceptedReplyId String?   @map("accepted_reply_id")
  // The counts change in the transaction of what they count.
  viewCount       Int       @default(0) @map("view_count")
  // Of replies that are shown.
  replyCount      Int       @default(0) @map("reply_count")
  likeCount       Int       @default(0) @map("like_count")
  replies         Reply[]

  @@index([authorId, createdAt(sort: Desc)], map: "posts_by_author")
  @@map("posts")
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
config.runtimeDataModel = JSON.parse('{"models":{"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"username","kind":"scalar","type":"String"},{"name":"person","kind":"scalar","type":"Json"},{"name":"names","kind":"object","type":"PersonName","relationName":"PersonToPersonName"}],"dbName":"people","schema":null},"PersonName":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"person","kind":"object","type":"Person","relationName":"PersonToPersonName"}],"dbName":"person_names","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"listing","kind":"scalar","type":"Json"}],"dbName":"listings","schema":null},"Membership":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"membership","kind":"scalar","type":"Json"}],"dbName":"memberships","schema":null},"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"offer","kind":"scalar","type":"Json"}],"dbName":"offers","schema":null},"OfferThread":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"offer_threads","schema":null},"Favourite":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isFavourite","kind":"scalar","type":"Boolean","dbName":"is_favourite"}],"dbName":"favourites","schema":null},"Block":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"blockedId","kind":"scalar","type":"String","dbName":"blocked_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"blocks","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"parentId","kind":"scalar","type":"String","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"removedBy","kind":"scalar","type":"String","dbName":"removed_by"},{"name":"mentions","kind":"scalar","type":"Json"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"}],"dbName":"comments","schema":null},"Post":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"tagKeys","kind":"scalar","type":"String","dbName":"tag_keys"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"lastActivityAt","kind":"scalar","type":"DateTime","dbName":"last_activity_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"removedBy","kind":"scalar","type":"String","dbName":"removed_by"},{"name":"mentions","kind":"scalar","type":"Json"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"acceptedReplyId","kind":"scalar","type":"String","dbName":"accepted_reply_id"},{"name":"viewCount","kind":"scalar","type":"Int","dbName":"view_count"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"replies","kind":"object","type":"Reply","relationName":"PostToReply"}],"dbName":"posts","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"revision","kind":"scalar","type":"Int"},{"name":"postId","kind":"scalar","type":"String","dbName":"post_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"editedAt","kind":"scalar","type":"DateTime","dbName":"edited_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"removedBy","kind":"scalar","type":"String","dbName":"removed_by"},{"name":"mentions","kind":"scalar","type":"Json"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"post","kind":"object","type":"Post","relationName":"PostToReply"}],"dbName":"replies","schema":null},"EarlierText":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"textId","kind":"scalar","type":"String","dbName":"text_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"earlier_texts","schema":null},"Like":{"fields":[{"name":"subjectId","kind":"scalar","type":"String","dbName":"subject_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"likes","schema":null},"Request":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"textId","kind":"scalar","type":"String","dbName":"text_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"requests","schema":null},"Subscription":{"fields":[{"name":"postId","kind":"scalar","type":"String","dbName":"post_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"subscriptions","schema":null},"Read":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"postId","kind":"scalar","type":"String","dbName":"post_id"},{"name":"readUntil","kind":"scalar","type":"DateTime","dbName":"read_until"},{"name":"viewedOn","kind":"scalar","type":"String","dbName":"viewed_on"}],"dbName":"reads","schema":null},"Visit":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"lastAt","kind":"scalar","type":"DateTime","dbName":"last_at"},{"name":"previousAt","kind":"scalar","type":"DateTime","dbName":"previous_at"}],"dbName":"visits","schema":null},"Flag":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"subjectId","kind":"scalar","type":"String","dbName":"subject_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isWaiting","kind":"scalar","type":"Boolean","dbName":"is_waiting"},{"name":"isWarned","kind":"scalar","type":"Boolean","dbName":"is_warned"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"reports","kind":"object","type":"Report","relationName":"FlagToReport"}],"dbName":"flags","schema":null},"Report":{"fields":[{"name":"flagId","kind":"scalar","type":"String","dbName":"flag_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"flag","kind":"object","type":"Flag","relationName":"FlagToReport"}],"dbName":"reports","schema":null},"Standing":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"mutedUntil","kind":"scalar","type":"DateTime","dbName":"muted_until"},{"name":"muteReason","kind":"scalar","type":"String","dbName":"mute_reason"},{"name":"warned","kind":"scalar","type":"Int"},{"name":"removed","kind":"scalar","type":"Int"},{"name":"isTrusted","kind":"scalar","type":"Boolean","dbName":"is_trusted"}],"dbName":"standings","schema":null},"ModerationAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"subjectId","kind":"scalar","type":"String","dbName":"subject_id"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"moderation_audit","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"group","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"titleOfMany","kind":"scalar","type":"String","dbName":"title_of_many"},{"name":"detail","kind":"scalar","type":"String"},{"name":"link","kind":"scalar","type":"String"},{"name":"byId","kind":"scalar","type":"String","dbName":"by_id"},{"name":"textId","kind":"scalar","type":"String","dbName":"text_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"isUnread","kind":"scalar","type":"Boolean","dbName":"is_unread"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"isHidden","kind":"scalar","type":"Boolean","dbName":"is_hidden"},{"name":"hiddenAt","kind":"scalar","type":"DateTime","dbName":"hidden_at"}],"dbName":"notifications","schema":null},"Delivered":{"fields":[{"name":"what","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"delivered","schema":null},"DueMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"group","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"isDaily","kind":"scalar","type":"Boolean","dbName":"is_daily"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"due_mails","schema":null},"MailedGroup":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"group","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"mailed_groups","schema":null},"UnsubscribeToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"unsubscribe_tokens","schema":null},"NotificationPreference":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"kinds","kind":"scalar","type":"Json"}],"dbName":"notification_preferences","schema":null},"ChangeMark":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"offers","kind":"scalar","type":"Int"},{"name":"imports","kind":"scalar","type":"Int"}],"dbName":"change_marks","schema":null},"NotificationsStart":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"notifications_start","schema":null},"ErasedPerson":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"erased_people","schema":null},"SupportThread":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"memberId","kind":"scalar","type":"String","dbName":"member_id"},{"name":"topic","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"priority","kind":"scalar","type":"String"},{"name":"awaits","kind":"scalar","type":"String"},{"name":"waitingSince","kind":"scalar","type":"DateTime","dbName":"waiting_since"},{"name":"queue","kind":"scalar","type":"Int"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"about","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"messageCount","kind":"scalar","type":"Int","dbName":"message_count"},{"name":"last","kind":"scalar","type":"Json"},{"name":"by","kind":"scalar","type":"String"},{"name":"messages","kind":"object","type":"SupportMessage","relationName":"SupportMessageToSupportThread"}],"dbName":"support_threads","schema":null},"SupportMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"threadId","kind":"scalar","type":"String","dbName":"thread_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"isFromSupport","kind":"scalar","type":"Boolean","dbName":"is_from_support"},{"name":"message","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"thread","kind":"object","type":"SupportThread","relationName":"SupportMessageToSupportThread"}],"dbName":"support_messages","schema":null},"SupportAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"threadId","kind":"scalar","type":"String","dbName":"thread_id"},{"name":"memberId","kind":"scalar","type":"String","dbName":"member_id"},{"name":"before","kind":"scalar","type":"String"},{"name":"after","kind":"scalar","type":"String"}],"dbName":"support_audit","schema":null},"Competition":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"brief","kind":"scalar","type":"String"},{"name":"sponsor","kind":"scalar","type":"String"},{"name":"prize","kind":"scalar","type":"String"},{"name":"rules","kind":"scalar","type":"String"},{"name":"opensAt","kind":"scalar","type":"DateTime","dbName":"opens_at"},{"name":"closesAt","kind":"scalar","type":"DateTime","dbName":"closes_at"},{"name":"isFunding","kind":"scalar","type":"Boolean","dbName":"is_funding"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"entryCount","kind":"scalar","type":"Int","dbName":"entry_count"},{"name":"openingPublished","kind":"scalar","type":"Boolean","dbName":"opening_published"},{"name":"endPublished","kind":"scalar","type":"Boolean","dbName":"end_published"},{"name":"notifiedUntil","kind":"scalar","type":"String","dbName":"notified_until"},{"name":"settledUntil","kind":"scalar","type":"String","dbName":"settled_until"},{"name":"chosenEntryId","kind":"scalar","type":"String","dbName":"chosen_entry_id"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"due","kind":"scalar","type":"DateTime"},{"name":"entries","kind":"object","type":"CompetitionEntry","relationName":"CompetitionToCompetitionEntry"}],"dbName":"competitions","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"competitionId","kind":"scalar","type":"String","dbName":"competition_id"},{"name":"entrantId","kind":"scalar","type":"String","dbName":"entrant_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isCurrent","kind":"scalar","type":"Boolean","dbName":"is_current"},{"name":"leftWithOffer","kind":"scalar","type":"Boolean","dbName":"left_with_offer"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"offer","kind":"scalar","type":"Json"},{"name":"pitch","kind":"scalar","type":"String"},{"name":"deckFileUrl","kind":"scalar","type":"String","dbName":"deck_file_url"},{"name":"note","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"competition","kind":"object","type":"Competition","relationName":"CompetitionToCompetitionEntry"}],"dbName":"competition_entries","schema":null},"CompetitionAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"competitionId","kind":"scalar","type":"String","dbName":"competition_id"},{"name":"entryId","kind":"scalar","type":"String","dbName":"entry_id"},{"name":"entrantId","kind":"scalar","type":"String","dbName":"entrant_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"competition_audit","schema":null},"DemoLoad":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"loadedAt","kind":"scalar","type":"DateTime","dbName":"loaded_at"}],"dbName":"demo_loads","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","person","names","_count","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","data","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","create","update","Person.upsertOne","Person.deleteOne","Person.deleteMany","having","_avg","_sum","_min","_max","Person.groupBy","Person.aggregate","PersonName.findUnique","PersonName.findUniqueOrThrow","PersonName.findFirst","PersonName.findFirstOrThrow","PersonName.findMany","PersonName.createOne","PersonName.createMany","PersonName.createManyAndReturn","PersonName.updateOne","PersonName.updateMany","PersonName.updateManyAndReturn","PersonName.upsertOne","PersonName.deleteOne","PersonName.deleteMany","PersonName.groupBy","PersonName.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","Membership.findUnique","Membership.findUniqueOrThrow","Membership.findFirst","Membership.findFirstOrThrow","Membership.findMany","Membership.createOne","Membership.createMany","Membership.createManyAndReturn","Membership.updateOne","Membership.updateMany","Membership.updateManyAndReturn","Membership.upsertOne","Membership.deleteOne","Membership.deleteMany","Membership.groupBy","Membership.aggregate","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","Offer.groupBy","Offer.aggregate","OfferThread.findUnique","OfferThread.findUniqueOrThrow","OfferThread.findFirst","OfferThread.findFirstOrThrow","OfferThread.findMany","OfferThread.createOne","OfferThread.createMany","OfferThread.createManyAndReturn","OfferThread.updateOne","OfferThread.updateMany","OfferThread.updateManyAndReturn","OfferThread.upsertOne","OfferThread.deleteOne","OfferThread.deleteMany","OfferThread.groupBy","OfferThread.aggregate","Favourite.findUnique","Favourite.findUniqueOrThrow","Favourite.findFirst","Favourite.findFirstOrThrow","Favourite.findMany","Favourite.createOne","Favourite.createMany","Favourite.createManyAndReturn","Favourite.updateOne","Favourite.updateMany","Favourite.updateManyAndReturn","Favourite.upsertOne","Favourite.deleteOne","Favourite.deleteMany","Favourite.groupBy","Favourite.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","post","replies","Post.findUnique","Post.findUniqueOrThrow","Post.findFirst","Post.findFirstOrThrow","Post.findMany","Post.createOne","Post.createMany","Post.createManyAndReturn","Post.updateOne","Post.updateMany","Post.updateManyAndReturn","Post.upsertOne","Post.deleteOne","Post.deleteMany","Post.groupBy","Post.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","EarlierText.findUnique","EarlierText.findUniqueOrThrow","EarlierText.findFirst","EarlierText.findFirstOrThrow","EarlierText.findMany","EarlierText.createOne","EarlierText.createMany","EarlierText.createManyAndReturn","EarlierText.updateOne","EarlierText.updateMany","EarlierText.updateManyAndReturn","EarlierText.upsertOne","EarlierText.deleteOne","EarlierText.deleteMany","EarlierText.groupBy","EarlierText.aggregate","Like.findUnique","Like.findUniqueOrThrow","Like.findFirst","Like.findFirstOrThrow","Like.findMany","Like.createOne","Like.createMany","Like.createManyAndReturn","Like.updateOne","Like.updateMany","Like.updateManyAndReturn","Like.upsertOne","Like.deleteOne","Like.deleteMany","Like.groupBy","Like.aggregate","Request.findUnique","Request.findUniqueOrThrow","Request.findFirst","Request.findFirstOrThrow","Request.findMany","Request.createOne","Request.createMany","Request.createManyAndReturn","Request.updateOne","Request.updateMany","Request.updateManyAndReturn","Request.upsertOne","Request.deleteOne","Request.deleteMany","Request.groupBy","Request.aggregate","Subscription.findUnique","Subscription.findUniqueOrThrow","Subscription.findFirst","Subscription.findFirstOrThrow","Subscription.findMany","Subscription.createOne","Subscription.createMany","Subscription.createManyAndReturn","Subscription.updateOne","Subscription.updateMany","Subscription.updateManyAndReturn","Subscription.upsertOne","Subscription.deleteOne","Subscription.deleteMany","Subscription.groupBy","Subscription.aggregate","Read.findUnique","Read.findUniqueOrThrow","Read.findFirst","Read.findFirstOrThrow","Read.findMany","Read.createOne","Read.createMany","Read.createManyAndReturn","Read.updateOne","Read.updateMany","Read.updateManyAndReturn","Read.upsertOne","Read.deleteOne","Read.deleteMany","Read.groupBy","Read.aggregate","Visit.findUnique","Visit.findUniqueOrThrow","Visit.findFirst","Visit.findFirstOrThrow","Visit.findMany","Visit.createOne","Visit.createMany","Visit.createManyAndReturn","Visit.updateOne","Visit.updateMany","Visit.updateManyAndReturn","Visit.upsertOne","Visit.deleteOne","Visit.deleteMany","Visit.groupBy","Visit.aggregate","flag","reports","Flag.findUnique","Flag.findUniqueOrThrow","Flag.findFirst","Flag.findFirstOrThrow","Flag.findMany","Flag.createOne","Flag.createMany","Flag.createManyAndReturn","Flag.updateOne","Flag.updateMany","Flag.updateManyAndReturn","Flag.upsertOne","Flag.deleteOne","Flag.deleteMany","Flag.groupBy","Flag.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Standing.findUnique","Standing.findUniqueOrThrow","Standing.findFirst","Standing.findFirstOrThrow","Standing.findMany","Standing.createOne","Standing.createMany","Standing.createManyAndReturn","Standing.updateOne","Standing.updateMany","Standing.updateManyAndReturn","Standing.upsertOne","Standing.deleteOne","Standing.deleteMany","Standing.groupBy","Standing.aggregate","ModerationAudit.findUnique","ModerationAudit.findUniqueOrThrow","ModerationAudit.findFirst","ModerationAudit.findFirstOrThrow","ModerationAudit.findMany","ModerationAudit.createOne","ModerationAudit.createMany","ModerationAudit.createManyAndReturn","ModerationAudit.updateOne","ModerationAudit.updateMany","ModerationAudit.updateManyAndReturn","ModerationAudit.upsertOne","ModerationAudit.deleteOne","ModerationAudit.deleteMany","ModerationAudit.groupBy","ModerationAudit.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","Delivered.findUnique","Delivered.findUniqueOrThrow","Delivered.findFirst","Delivered.findFirstOrThrow","Delivered.findMany","Delivered.createOne","Delivered.createMany","Delivered.createManyAndReturn","Delivered.updateOne","Delivered.updateMany","Delivered.updateManyAndReturn","Delivered.upsertOne","Delivered.deleteOne","Delivered.deleteMany","Delivered.groupBy","Delivered.aggregate","DueMail.findUnique","DueMail.findUniqueOrThrow","DueMail.findFirst","DueMail.findFirstOrThrow","DueMail.findMany","DueMail.createOne","DueMail.createMany","DueMail.createManyAndReturn","DueMail.updateOne","DueMail.updateMany","DueMail.updateManyAndReturn","DueMail.upsertOne","DueMail.deleteOne","DueMail.deleteMany","DueMail.groupBy","DueMail.aggregate","MailedGroup.findUnique","MailedGroup.findUniqueOrThrow","MailedGroup.findFirst","MailedGroup.findFirstOrThrow","MailedGroup.findMany","MailedGroup.createOne","MailedGroup.createMany","MailedGroup.createManyAndReturn","MailedGroup.updateOne","MailedGroup.updateMany","MailedGroup.updateManyAndReturn","MailedGroup.upsertOne","MailedGroup.deleteOne","MailedGroup.deleteMany","MailedGroup.groupBy","MailedGroup.aggregate","UnsubscribeToken.findUnique","UnsubscribeToken.findUniqueOrThrow","UnsubscribeToken.findFirst","UnsubscribeToken.findFirstOrThrow","UnsubscribeToken.findMany","UnsubscribeToken.createOne","UnsubscribeToken.createMany","UnsubscribeToken.createManyAndReturn","UnsubscribeToken.updateOne","UnsubscribeToken.updateMany","UnsubscribeToken.updateManyAndReturn","UnsubscribeToken.upsertOne","UnsubscribeToken.deleteOne","UnsubscribeToken.deleteMany","UnsubscribeToken.groupBy","UnsubscribeToken.aggregate","NotificationPreference.findUnique","NotificationPreference.findUniqueOrThrow","NotificationPreference.findFirst","NotificationPreference.findFirstOrThrow","NotificationPreference.findMany","NotificationPreference.createOne","NotificationPreference.createMany","NotificationPreference.createManyAndReturn","NotificationPreference.updateOne","NotificationPreference.updateMany","NotificationPreference.updateManyAndReturn","NotificationPreference.upsertOne","NotificationPreference.deleteOne","NotificationPreference.deleteMany","NotificationPreference.groupBy","NotificationPreference.aggregate","ChangeMark.findUnique","ChangeMark.findUniqueOrThrow","ChangeMark.findFirst","ChangeMark.findFirstOrThrow","ChangeMark.findMany","ChangeMark.createOne","ChangeMark.createMany","ChangeMark.createManyAndReturn","ChangeMark.updateOne","ChangeMark.updateMany","ChangeMark.updateManyAndReturn","ChangeMark.upsertOne","ChangeMark.deleteOne","ChangeMark.deleteMany","ChangeMark.groupBy","ChangeMark.aggregate","NotificationsStart.findUnique","NotificationsStart.findUniqueOrThrow","NotificationsStart.findFirst","NotificationsStart.findFirstOrThrow","NotificationsStart.findMany","NotificationsStart.createOne","NotificationsStart.createMany","NotificationsStart.createManyAndReturn","NotificationsStart.updateOne","NotificationsStart.updateMany","NotificationsStart.updateManyAndReturn","NotificationsStart.upsertOne","NotificationsStart.deleteOne","NotificationsStart.deleteMany","NotificationsStart.groupBy","NotificationsStart.aggregate","ErasedPerson.findUnique","ErasedPerson.findUniqueOrThrow","ErasedPerson.findFirst","ErasedPerson.findFirstOrThrow","ErasedPerson.findMany","ErasedPerson.createOne","ErasedPerson.createMany","ErasedPerson.createManyAndReturn","ErasedPerson.updateOne","ErasedPerson.updateMany","ErasedPerson.updateManyAndReturn","ErasedPerson.upsertOne","ErasedPerson.deleteOne","ErasedPerson.deleteMany","ErasedPerson.groupBy","ErasedPerson.aggregate","thread","messages","SupportThread.findUnique","SupportThread.findUniqueOrThrow","SupportThread.findFirst","SupportThread.findFirstOrThrow","SupportThread.findMany","SupportThread.createOne","SupportThread.createMany","SupportThread.createManyAndReturn","SupportThread.updateOne","SupportThread.updateMany","SupportThread.updateManyAndReturn","SupportThread.upsertOne","SupportThread.deleteOne","SupportThread.deleteMany","SupportThread.groupBy","SupportThread.aggregate","SupportMessage.findUnique","SupportMessage.findUniqueOrThrow","SupportMessage.findFirst","SupportMessage.findFirstOrThrow","SupportMessage.findMany","SupportMessage.createOne","SupportMessage.createMany","SupportMessage.createManyAndReturn","SupportMessage.updateOne","SupportMessage.updateMany","SupportMessage.updateManyAndReturn","SupportMessage.upsertOne","SupportMessage.deleteOne","SupportMessage.deleteMany","SupportMessage.groupBy","SupportMessage.aggregate","SupportAudit.findUnique","SupportAudit.findUniqueOrThrow","SupportAudit.findFirst","SupportAudit.findFirstOrThrow","SupportAudit.findMany","SupportAudit.createOne","SupportAudit.createMany","SupportAudit.createManyAndReturn","SupportAudit.updateOne","SupportAudit.updateMany","SupportAudit.updateManyAndReturn","SupportAudit.upsertOne","SupportAudit.deleteOne","SupportAudit.deleteMany","SupportAudit.groupBy","SupportAudit.aggregate","competition","entries","Competition.findUnique","Competition.findUniqueOrThrow","Competition.findFirst","Competition.findFirstOrThrow","Competition.findMany","Competition.createOne","Competition.createMany","Competition.createManyAndReturn","Competition.updateOne","Competition.updateMany","Competition.updateManyAndReturn","Competition.upsertOne","Competition.deleteOne","Competition.deleteMany","Competition.groupBy","Competition.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","CompetitionAudit.findUnique","CompetitionAudit.findUniqueOrThrow","CompetitionAudit.findFirst","CompetitionAudit.findFirstOrThrow","CompetitionAudit.findMany","CompetitionAudit.createOne","CompetitionAudit.createMany","CompetitionAudit.createManyAndReturn","CompetitionAudit.updateOne","CompetitionAudit.updateMany","CompetitionAudit.updateManyAndReturn","CompetitionAudit.upsertOne","CompetitionAudit.deleteOne","CompetitionAudit.deleteMany","CompetitionAudit.groupBy","CompetitionAudit.aggregate","DemoLoad.findUnique","DemoLoad.findUniqueOrThrow","DemoLoad.findFirst","DemoLoad.findFirstOrThrow","DemoLoad.findMany","DemoLoad.createOne","DemoLoad.createMany","DemoLoad.createManyAndReturn","DemoLoad.updateOne","DemoLoad.updateMany","DemoLoad.updateManyAndReturn","DemoLoad.upsertOne","DemoLoad.deleteOne","DemoLoad.deleteMany","DemoLoad.groupBy","DemoLoad.aggregate","AND","OR","NOT","name","loadedAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","id","at","actorId","action","competitionId","entryId","entrantId","before","after","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","version","status","isCurrent","leftWithOffer","offerId","offer","pitch","deckFileUrl","note","createdAt","title","brief","sponsor","prize","rules","opensAt","closesAt","isFunding","entryCount","openingPublished","endPublished","notifiedUntil","settledUntil","chosenEntryId","decidedAt","due","every","some","none","threadId","memberId","number","authorId","isFromSupport","message","topic","priority","awaits","waitingSince","queue","listingId","about","updatedAt","messageCount","last","by","threadId_number","personId","offers","imports","kinds","has","hasEvery","hasSome","group","personId_group","kind","count","isDaily","dueAt","what","what_personId","titleOfMany","detail","link","byId","textId","isUnread","readAt","isHidden","hiddenAt","subject","subjectId","reason","mutedUntil","muteReason","warned","removed","isTrusted","flagId","isWaiting","isWarned","flagId_personId","lastAt","previousAt","postId","readUntil","viewedOn","personId_postId","postId_personId","key","hash","personId_key","subjectId_personId","text","revision","content","editedAt","isDeleted","removedBy","mentions","likeCount","category","tags","tagKeys","lastActivityAt","isSticky","isLocked","acceptedReplyId","viewCount","replyCount","parentId","blockedId","personId_blockedId","userId","isFavourite","producerId","membership","agentId","listing","role","username","personId_name","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "xwrWAtAECgMAALwHACAEAACnCAAg5gQAAKYIADDnBAAACQAQ6AQAAKYIADD2BAEAAAABhQUCAMsHACGGBQEAsQcAIf0FAQCxBwAh_gUBALsHACEBAAAAAQAgBgMAAKoIACDmBAAAqQgAMOcEAAADABDoBAAAqQgAMOkEAQCxBwAhtAUBALEHACEBAwAAqQoAIAcDAACqCAAg5gQAAKkIADDnBAAAAwAQ6AQAAKkIADDpBAEAsQcAIbQFAQCxBwAh_wUAAKgIACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAMAIAEAAAABACAKAwAAvAcAIAQAAKcIACDmBAAApggAMOcEAAAJABDoBAAApggAMPYEAQCxBwAhhQUCAMsHACGGBQEAsQcAIf0FAQCxBwAh_gUBALsHACECBAAAqAoAIP4FAACwCAAgAwAAAAkAIAEAAAoAMAIAAAEAIAMAAAAJACABAAAKADACAAABACADAAAACQAgAQAACgAwAgAAAQAgBwOAAAAAAQQAAKcKACD2BAEAAAABhQUCAAAAAYYFAQAAAAH9BQEAAAAB_gUBAAAAAQELAAAOACAGA4AAAAAB9gQBAAAAAYUFAgAAAAGGBQEAAAAB_QUBAAAAAf4FAQAAAAEBCwAAEAAwAQsAABAAMAcDgAAAAAEEAACaCgAg9gQBAK4IACGFBQIAuggAIYYFAQCuCAAh_QUBAK4IACH-BQEAtAgAIQIAAAABACALAAATACAGA4AAAAAB9gQBAK4IACGFBQIAuggAIYYFAQCuCAAh_QUBAK4IACH-BQEAtAgAIQIAAAAJACALAAAVACACAAAACQAgCwAAFQAgAwAAAAEAIBIAAA4AIBMAABMAIAEAAAABACABAAAACQAgBgUAAJUKACAYAACWCgAgGQAAmQoAIBoAAJgKACAbAACXCgAg_gUAALAIACAJAwAAtQcAIOYEAAClCAAw5wQAABwAEOgEAAClCAAw9gQBAKkHACGFBQIAvgcAIYYFAQCpBwAh_QUBAKkHACH-BQEAtAcAIQMAAAAJACABAAAbADAXAAAcACADAAAACQAgAQAACgAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAwAAlAoAIOkEAQAAAAG0BQEAAAABAQsAACQAIALpBAEAAAABtAUBAAAAAQELAAAmADABCwAAJgAwAwMAAJMKACDpBAEArggAIbQFAQCuCAAhAgAAAAUAIAsAACkAIALpBAEArggAIbQFAQCuCAAhAgAAAAMAIAsAACsAIAIAAAADACALAAArACADAAAABQAgEgAAJAAgEwAAKQAgAQAAAAUAIAEAAAADACADBQAAkAoAIBoAAJIKACAbAACRCgAgBeYEAACkCAAw5wQAADIAEOgEAACkCAAw6QQBAKkHACG0BQEAqQcAIQMAAAADACABAAAxADAXAAAyACADAAAAAwAgAQAABAAwAgAABQAgCOYEAACjCAAw5wQAADgAEOgEAACjCAAw9gQBAAAAAYUFAgDLBwAh5wUgAMwHACH7BQEAsQcAIfwFAAC8BwAgAQAAADUAIAEAAAA1ACAI5gQAAKMIADDnBAAAOAAQ6AQAAKMIADD2BAEAsQcAIYUFAgDLBwAh5wUgAMwHACH7BQEAsQcAIfwFAAC8BwAgAAMAAAA4ACABAAA5ADACAAA1ACADAAAAOAAgAQAAOQAwAgAANQAgAwAAADgAIAEAADkAMAIAADUAIAX2BAEAAAABhQUCAAAAAecFIAAAAAH7BQEAAAAB_AWAAAAAAQELAAA9ACAF9gQBAAAAAYUFAgAAAAHnBSAAAAAB-wUBAAAAAfwFgAAAAAEBCwAAPwAwAQsAAD8AMAX2BAEArggAIYUFAgC6CAAh5wUgALsIACH7BQEArggAIfwFgAAAAAECAAAANQAgCwAAQgAgBfYEAQCuCAAhhQUCALoIACHnBSAAuwgAIfsFAQCuCAAh_AWAAAAAAQIAAAA4ACALAABEACACAAAAOAAgCwAARAAgAwAAADUAIBIAAD0AIBMAAEIAIAEAAAA1ACABAAAAOAAgBQUAAIsKACAYAACMCgAgGQAAjwoAIBoAAI4KACAbAACNCgAgCOYEAACiCAAw5wQAAEsAEOgEAACiCAAw9gQBAKkHACGFBQIAvgcAIecFIAC_BwAh-wUBAKkHACH8BQAAtQcAIAMAAAA4ACABAABKADAXAABLACADAAAAOAAgAQAAOQAwAgAANQAgBuYEAAChCAAw5wQAAFEAEOgEAAChCAAw9gQBAAAAAYUFAgDLBwAh-gUAALwHACABAAAATgAgAQAAAE4AIAbmBAAAoQgAMOcEAABRABDoBAAAoQgAMPYEAQCxBwAhhQUCAMsHACH6BQAAvAcAIAADAAAAUQAgAQAAUgAwAgAATgAgAwAAAFEAIAEAAFIAMAIAAE4AIAMAAABRACABAABSADACAABOACAD9gQBAAAAAYUFAgAAAAH6BYAAAAABAQsAAFYAIAP2BAEAAAABhQUCAAAAAfoFgAAAAAEBCwAAWAAwAQsAAFgAMAP2BAEArggAIYUFAgC6CAAh-gWAAAAAAQIAAABOACALAABbACAD9gQBAK4IACGFBQIAuggAIfoFgAAAAAECAAAAUQAgCwAAXQAgAgAAAFEAIAsAAF0AIAMAAABOACASAABWACATAABbACABAAAATgAgAQAAAFEAIAUFAACGCgAgGAAAhwoAIBkAAIoKACAaAACJCgAgGwAAiAoAIAbmBAAAoAgAMOcEAABkABDoBAAAoAgAMPYEAQCpBwAhhQUCAL4HACH6BQAAtQcAIAMAAABRACABAABjADAXAABkACADAAAAUQAgAQAAUgAwAgAATgAgB-YEAACfCAAw5wQAAGoAEOgEAACfCAAw9gQBAAAAAYUFAgDLBwAhigUAALwHACD5BQEAsQcAIQEAAABnACABAAAAZwAgB-YEAACfCAAw5wQAAGoAEOgEAACfCAAw9gQBALEHACGFBQIAywcAIYoFAAC8BwAg-QUBALEHACEAAwAAAGoAIAEAAGsAMAIAAGcAIAMAAABqACABAABrADACAABnACADAAAAagAgAQAAawAwAgAAZwAgBPYEAQAAAAGFBQIAAAABigWAAAAAAfkFAQAAAAEBCwAAbwAgBPYEAQAAAAGFBQIAAAABigWAAAAAAfkFAQAAAAEBCwAAcQAwAQsAAHEAMAT2BAEArggAIYUFAgC6CAAhigWAAAAAAfkFAQCuCAAhAgAAAGcAIAsAAHQAIAT2BAEArggAIYUFAgC6CAAhigWAAAAAAfkFAQCuCAAhAgAAAGoAIAsAAHYAIAIAAABqACALAAB2ACADAAAAZwAgEgAAbwAgEwAAdAAgAQAAAGcAIAEAAABqACAFBQAAgQoAIBgAAIIKACAZAACFCgAgGgAAhAoAIBsAAIMKACAH5gQAAJ4IADDnBAAAfQAQ6AQAAJ4IADD2BAEAqQcAIYUFAgC-BwAhigUAALUHACD5BQEAqQcAIQMAAABqACABAAB8ADAXAAB9ACADAAAAagAgAQAAawAwAgAAZwAgBeYEAACdCAAw5wQAAIMBABDoBAAAnQgAMPYEAQAAAAGFBQIAywcAIQEAAACAAQAgAQAAAIABACAF5gQAAJ0IADDnBAAAgwEAEOgEAACdCAAw9gQBALEHACGFBQIAywcAIQADAAAAgwEAIAEAAIQBADACAACAAQAgAwAAAIMBACABAACEAQAwAgAAgAEAIAMAAACDAQAgAQAAhAEAMAIAAIABACAC9gQBAAAAAYUFAgAAAAEBCwAAiAEAIAL2BAEAAAABhQUCAAAAAQELAACKAQAwAQsAAIoBADAC9gQBAK4IACGFBQIAuggAIQIAAACAAQAgCwAAjQEAIAL2BAEArggAIYUFAgC6CAAhAgAAAIMBACALAACPAQAgAgAAAIMBACALAACPAQAgAwAAAIABACASAACIAQAgEwAAjQEAIAEAAACAAQAgAQAAAIMBACAFBQAA_AkAIBgAAP0JACAZAACACgAgGgAA_wkAIBsAAP4JACAF5gQAAJwIADDnBAAAlgEAEOgEAACcCAAw9gQBAKkHACGFBQIAvgcAIQMAAACDAQAgAQAAlQEAMBcAAJYBACADAAAAgwEAIAEAAIQBADACAACAAQAgCOYEAACbCAAw5wQAAJwBABDoBAAAmwgAMPYEAQAAAAGFBQIAywcAIa0FAQCxBwAh9wUBALEHACH4BSAAzAcAIQEAAACZAQAgAQAAAJkBACAI5gQAAJsIADDnBAAAnAEAEOgEAACbCAAw9gQBALEHACGFBQIAywcAIa0FAQCxBwAh9wUBALEHACH4BSAAzAcAIQADAAAAnAEAIAEAAJ0BADACAACZAQAgAwAAAJwBACABAACdAQAwAgAAmQEAIAMAAACcAQAgAQAAnQEAMAIAAJkBACAF9gQBAAAAAYUFAgAAAAGtBQEAAAAB9wUBAAAAAfgFIAAAAAEBCwAAoQEAIAX2BAEAAAABhQUCAAAAAa0FAQAAAAH3BQEAAAAB-AUgAAAAAQELAACjAQAwAQsAAKMBADAF9gQBAK4IACGFBQIAuggAIa0FAQCuCAAh9wUBAK4IACH4BSAAuwgAIQIAAACZAQAgCwAApgEAIAX2BAEArggAIYUFAgC6CAAhrQUBAK4IACH3BQEArggAIfgFIAC7CAAhAgAAAJwBACALAACoAQAgAgAAAJwBACALAACoAQAgAwAAAJkBACASAAChAQAgEwAApgEAIAEAAACZAQAgAQAAAJwBACAFBQAA9wkAIBgAAPgJACAZAAD7CQAgGgAA-gkAIBsAAPkJACAI5gQAAJoIADDnBAAArwEAEOgEAACaCAAw9gQBAKkHACGFBQIAvgcAIa0FAQCpBwAh9wUBAKkHACH4BSAAvwcAIQMAAACcAQAgAQAArgEAMBcAAK8BACADAAAAnAEAIAEAAJ0BADACAACZAQAgB-YEAACYCAAw5wQAALUBABDoBAAAmAgAMPcEQACyBwAhtAUBALEHACH1BQEAsQcAIfYFAACZCAAgAQAAALIBACABAAAAsgEAIAbmBAAAmAgAMOcEAAC1AQAQ6AQAAJgIADD3BEAAsgcAIbQFAQCxBwAh9QUBALEHACEAAwAAALUBACABAAC2AQAwAgAAsgEAIAMAAAC1AQAgAQAAtgEAMAIAALIBACADAAAAtQEAIAEAALYBADACAACyAQAgA_cEQAAAAAG0BQEAAAAB9QUBAAAAAQELAAC6AQAgA_cEQAAAAAG0BQEAAAAB9QUBAAAAAQELAAC8AQAwAQsAALwBADAD9wRAAK8IACG0BQEArggAIfUFAQCuCAAhAgAAALIBACALAAC_AQAgA_cEQACvCAAhtAUBAK4IACH1BQEArggAIQIAAAC1AQAgCwAAwQEAIAIAAAC1AQAgCwAAwQEAIAMAAACyAQAgEgAAugEAIBMAAL8BACABAAAAsgEAIAEAAAC1AQAgAwUAAPQJACAaAAD2CQAgGwAA9QkAIAbmBAAAlwgAMOcEAADIAQAQ6AQAAJcIADD3BEAAqgcAIbQFAQCpBwAh9QUBAKkHACEDAAAAtQEAIAEAAMcBADAXAADIAQAgAwAAALUBACABAAC2AQAwAgAAsgEAIBHmBAAAlggAMOcEAADOAQAQ6AQAAJYIADD2BAEAAAABhQUCAMsHACGGBQEAsQcAIY4FQACyBwAhpQUBALEHACGtBQEAsQcAIeQFAgDLBwAh5QUBALEHACHmBUAAzQcAIecFIADMBwAh6AUBALsHACHpBQAAvAcAIOoFAgDLBwAh9AUBALsHACEBAAAAywEAIAEAAADLAQAgEeYEAACWCAAw5wQAAM4BABDoBAAAlggAMPYEAQCxBwAhhQUCAMsHACGGBQEAsQcAIY4FQACyBwAhpQUBALEHACGtBQEAsQcAIeQFAgDLBwAh5QUBALEHACHmBUAAzQcAIecFIADMBwAh6AUBALsHACHpBQAAvAcAIOoFAgDLBwAh9AUBALsHACED5gUAALAIACDoBQAAsAgAIPQFAACwCAAgAwAAAM4BACABAADPAQAwAgAAywEAIAMAAADOAQAgAQAAzwEAMAIAAMsBACADAAAAzgEAIAEAAM8BADACAADLAQAgDvYEAQAAAAGFBQIAAAABhgUBAAAAAY4FQAAAAAGlBQEAAAABrQUBAAAAAeQFAgAAAAHlBQEAAAAB5gVAAAAAAecFIAAAAAHoBQEAAAAB6QWAAAAAAeoFAgAAAAH0BQEAAAABAQsAANMBACAO9gQBAAAAAYUFAgAAAAGGBQEAAAABjgVAAAAAAaUFAQAAAAGtBQEAAAAB5AUCAAAAAeUFAQAAAAHmBUAAAAAB5wUgAAAAAegFAQAAAAHpBYAAAAAB6gUCAAAAAfQFAQAAAAEBCwAA1QEAMAELAADVAQAwDvYEAQCuCAAhhQUCALoIACGGBQEArggAIY4FQACvCAAhpQUBAK4IACGtBQEArggAIeQFAgC6CAAh5QUBAK4IACHmBUAAwwgAIecFIAC7CAAh6AUBALQIACHpBYAAAAAB6gUCALoIACH0BQEAtAgAIQIAAADLAQAgCwAA2AEAIA72BAEArggAIYUFAgC6CAAhhgUBAK4IACGOBUAArwgAIaUFAQCuCAAhrQUBAK4IACHkBQIAuggAIeUFAQCuCAAh5gVAAMMIACHnBSAAuwgAIegFAQC0CAAh6QWAAAAAAeoFAgC6CAAh9AUBALQIACECAAAAzgEAIAsAANoBACACAAAAzgEAIAsAANoBACADAAAAywEAIBIAANMBACATAADYAQAgAQAAAMsBACABAAAAzgEAIAgFAADvCQAgGAAA8AkAIBkAAPMJACAaAADyCQAgGwAA8QkAIOYFAACwCAAg6AUAALAIACD0BQAAsAgAIBHmBAAAlQgAMOcEAADhAQAQ6AQAAJUIADD2BAEAqQcAIYUFAgC-BwAhhgUBAKkHACGOBUAAqgcAIaUFAQCpBwAhrQUBAKkHACHkBQIAvgcAIeUFAQCpBwAh5gVAAMcHACHnBSAAvwcAIegFAQC0BwAh6QUAALUHACDqBQIAvgcAIfQFAQC0BwAhAwAAAM4BACABAADgAQAwFwAA4QEAIAMAAADOAQAgAQAAzwEAMAIAAMsBACAanwEAAJIIACDmBAAAkQgAMOcEAADsAQAQ6AQAAJEIADD2BAEAAAABhQUCAMsHACGGBQEAsQcAIY4FQACyBwAhjwUBALEHACGlBQEAsQcAIeQFAgDLBwAh5QUBALEHACHmBUAAzQcAIecFIADMBwAh6AUBALsHACHpBQAAvAcAIOoFAgDLBwAh6wUBALEHACHsBQAA5AcAIO0FAADkBwAg7gVAALIHACHvBSAAzAcAIfAFIADMBwAh8QUBALsHACHyBQIAywcAIfMFAgDLBwAhAQAAAOQBACARngEAAJQIACDmBAAAkwgAMOcEAADmAQAQ6AQAAJMIADD2BAEAsQcAIYUFAgDLBwAhhgUBALEHACGOBUAAsgcAIaUFAQCxBwAh2gUBALEHACHkBQIAywcAIeUFAQCxBwAh5gVAAM0HACHnBSAAzAcAIegFAQC7BwAh6QUAALwHACDqBQIAywcAIQOeAQAA7gkAIOYFAACwCAAg6AUAALAIACARngEAAJQIACDmBAAAkwgAMOcEAADmAQAQ6AQAAJMIADD2BAEAAAABhQUCAMsHACGGBQEAsQcAIY4FQACyBwAhpQUBALEHACHaBQEAsQcAIeQFAgDLBwAh5QUBALEHACHmBUAAzQcAIecFIADMBwAh6AUBALsHACHpBQAAvAcAIOoFAgDLBwAhAwAAAOYBACABAADnAQAwAgAA6AEAIAEAAADmAQAgAQAAAOQBACAanwEAAJIIACDmBAAAkQgAMOcEAADsAQAQ6AQAAJEIADD2BAEAsQcAIYUFAgDLBwAhhgUBALEHACGOBUAAsgcAIY8FAQCxBwAhpQUBALEHACHkBQIAywcAIeUFAQCxBwAh5gVAAM0HACHnBSAAzAcAIegFAQC7BwAh6QUAALwHACDqBQIAywcAIesFAQCxBwAh7AUAAOQHACDtBQAA5AcAIO4FQACyBwAh7wUgAMwHACHwBSAAzAcAIfEFAQC7BwAh8gUCAMsHACHzBQIAywcAIQSfAQAA7QkAIOYFAACwCAAg6AUAALAIACDxBQAAsAgAIAMAAADsAQAgAQAA7QEAMAIAAOQBACADAAAA7AEAIAEAAO0BADACAADkAQAgAwAAAOwBACABAADtAQAwAgAA5AEAIBefAQAA7AkAIPYEAQAAAAGFBQIAAAABhgUBAAAAAY4FQAAAAAGPBQEAAAABpQUBAAAAAeQFAgAAAAHlBQEAAAAB5gVAAAAAAecFIAAAAAHoBQEAAAAB6QWAAAAAAeoFAgAAAAHrBQEAAAAB7AUAAOoJACDtBQAA6wkAIO4FQAAAAAHvBSAAAAAB8AUgAAAAAfEFAQAAAAHyBQIAAAAB8wUCAAAAAQELAADxAQAgFvYEAQAAAAGFBQIAAAABhgUBAAAAAY4FQAAAAAGPBQEAAAABpQUBAAAAAeQFAgAAAAHlBQEAAAAB5gVAAAAAAecFIAAAAAHoBQEAAAAB6QWAAAAAAeoFAgAAAAHrBQEAAAAB7AUAAOoJACDtBQAA6wkAIO4FQAAAAAHvBSAAAAAB8AUgAAAAAfEFAQAAAAHyBQIAAAAB8wUCAAAAAQELAADzAQAwAQsAAPMBADAXnwEAAN0JACD2BAEArggAIYUFAgC6CAAhhgUBAK4IACGOBUAArwgAIY8FAQCuCAAhpQUBAK4IACHkBQIAuggAIeUFAQCuCAAh5gVAAMMIACHnBSAAuwgAIegFAQC0CAAh6QWAAAAAAeoFAgC6CAAh6wUBAK4IACHsBQAA2wkAIO0FAADcCQAg7gVAAK8IACHvBSAAuwgAIfAFIAC7CAAh8QUBALQIACHyBQIAuggAIfMFAgC6CAAhAgAAAOQBACALAAD2AQAgFvYEAQCuCAAhhQUCALoIACGGBQEArggAIY4FQACvCAAhjwUBAK4IACGlBQEArggAIeQFAgC6CAAh5QUBAK4IACHmBUAAwwgAIecFIAC7CAAh6AUBALQIACHpBYAAAAAB6gUCALoIACHrBQEArggAIewFAADbCQAg7QUAANwJACDuBUAArwgAIe8FIAC7CAAh8AUgALsIACHxBQEAtAgAIfIFAgC6CAAh8wUCALoIACECAAAA7AEAIAsAAPgBACACAAAA7AEAIAsAAPgBACADAAAA5AEAIBIAAPEBACATAAD2AQAgAQAAAOQBACABAAAA7AEAIAgFAADWCQAgGAAA1wkAIBkAANoJACAaAADZCQAgGwAA2AkAIOYFAACwCAAg6AUAALAIACDxBQAAsAgAIBnmBAAAkAgAMOcEAAD_AQAQ6AQAAJAIADD2BAEAqQcAIYUFAgC-BwAhhgUBAKkHACGOBUAAqgcAIY8FAQCpBwAhpQUBAKkHACHkBQIAvgcAIeUFAQCpBwAh5gVAAMcHACHnBSAAvwcAIegFAQC0BwAh6QUAALUHACDqBQIAvgcAIesFAQCpBwAh7AUAAOQHACDtBQAA5AcAIO4FQACqBwAh7wUgAL8HACHwBSAAvwcAIfEFAQC0BwAh8gUCAL4HACHzBQIAvgcAIQMAAADsAQAgAQAA_gEAMBcAAP8BACADAAAA7AEAIAEAAO0BADACAADkAQAgAQAAAOgBACABAAAA6AEAIAMAAADmAQAgAQAA5wEAMAIAAOgBACADAAAA5gEAIAEAAOcBADACAADoAQAgAwAAAOYBACABAADnAQAwAgAA6AEAIA6eAQAA1QkAIPYEAQAAAAGFBQIAAAABhgUBAAAAAY4FQAAAAAGlBQEAAAAB2gUBAAAAAeQFAgAAAAHlBQEAAAAB5gVAAAAAAecFIAAAAAHoBQEAAAAB6QWAAAAAAeoFAgAAAAEBCwAAhwIAIA32BAEAAAABhQUCAAAAAYYFAQAAAAGOBUAAAAABpQUBAAAAAdoFAQAAAAHkBQIAAAAB5QUBAAAAAeYFQAAAAAHnBSAAAAAB6AUBAAAAAekFgAAAAAHqBQIAAAABAQsAAIkCADABCwAAiQIAMA6eAQAA1AkAIPYEAQCuCAAhhQUCALoIACGGBQEArggAIY4FQACvCAAhpQUBAK4IACHaBQEArggAIeQFAgC6CAAh5QUBAK4IACHmBUAAwwgAIecFIAC7CAAh6AUBALQIACHpBYAAAAAB6gUCALoIACECAAAA6AEAIAsAAIwCACAN9gQBAK4IACGFBQIAuggAIYYFAQCuCAAhjgVAAK8IACGlBQEArggAIdoFAQCuCAAh5AUCALoIACHlBQEArggAIeYFQADDCAAh5wUgALsIACHoBQEAtAgAIekFgAAAAAHqBQIAuggAIQIAAADmAQAgCwAAjgIAIAIAAADmAQAgCwAAjgIAIAMAAADoAQAgEgAAhwIAIBMAAIwCACABAAAA6AEAIAEAAADmAQAgBwUAAM8JACAYAADQCQAgGQAA0wkAIBoAANIJACAbAADRCQAg5gUAALAIACDoBQAAsAgAIBDmBAAAjwgAMOcEAACVAgAQ6AQAAI8IADD2BAEAqQcAIYUFAgC-BwAhhgUBAKkHACGOBUAAqgcAIaUFAQCpBwAh2gUBAKkHACHkBQIAvgcAIeUFAQCpBwAh5gVAAMcHACHnBSAAvwcAIegFAQC0BwAh6QUAALUHACDqBQIAvgcAIQMAAADmAQAgAQAAlAIAMBcAAJUCACADAAAA5gEAIAEAAOcBADACAADoAQAgB-YEAACNCAAw5wQAAJsCABDoBAAAjQgAMPYEBAAAAAH3BEAAsgcAIccFAQCxBwAh4wUBALEHACEBAAAAmAIAIAEAAACYAgAgB-YEAACNCAAw5wQAAJsCABDoBAAAjQgAMPYEBACOCAAh9wRAALIHACHHBQEAsQcAIeMFAQCxBwAhAAMAAACbAgAgAQAAnAIAMAIAAJgCACADAAAAmwIAIAEAAJwCADACAACYAgAgAwAAAJsCACABAACcAgAwAgAAmAIAIAT2BAQAAAAB9wRAAAAAAccFAQAAAAHjBQEAAAABAQsAAKACACAE9gQEAAAAAfcEQAAAAAHHBQEAAAAB4wUBAAAAAQELAACiAgAwAQsAAKICADAE9gQEAM4JACH3BEAArwgAIccFAQCuCAAh4wUBAK4IACECAAAAmAIAIAsAAKUCACAE9gQEAM4JACH3BEAArwgAIccFAQCuCAAh4wUBAK4IACECAAAAmwIAIAsAAKcCACACAAAAmwIAIAsAAKcCACADAAAAmAIAIBIAAKACACATAAClAgAgAQAAAJgCACABAAAAmwIAIAUFAADJCQAgGAAAygkAIBkAAM0JACAaAADMCQAgGwAAywkAIAfmBAAAiQgAMOcEAACuAgAQ6AQAAIkIADD2BAQAiggAIfcEQACqBwAhxwUBAKkHACHjBQEAqQcAIQMAAACbAgAgAQAArQIAMBcAAK4CACADAAAAmwIAIAEAAJwCADACAACYAgAgCOYEAACHCAAw5wQAALQCABDoBAAAhwgAMPcEQACyBwAhtAUBALEHACHMBQEAsQcAIc0FAQCxBwAh4gUAAIgIACABAAAAsQIAIAEAAACxAgAgB-YEAACHCAAw5wQAALQCABDoBAAAhwgAMPcEQACyBwAhtAUBALEHACHMBQEAsQcAIc0FAQCxBwAhAAMAAAC0AgAgAQAAtQIAMAIAALECACADAAAAtAIAIAEAALUCADACAACxAgAgAwAAALQCACABAAC1AgAwAgAAsQIAIAT3BEAAAAABtAUBAAAAAcwFAQAAAAHNBQEAAAABAQsAALkCACAE9wRAAAAAAbQFAQAAAAHMBQEAAAABzQUBAAAAAQELAAC7AgAwAQsAALsCADAE9wRAAK8IACG0BQEArggAIcwFAQCuCAAhzQUBAK4IACECAAAAsQIAIAsAAL4CACAE9wRAAK8IACG0BQEArggAIcwFAQCuCAAhzQUBAK4IACECAAAAtAIAIAsAAMACACACAAAAtAIAIAsAAMACACADAAAAsQIAIBIAALkCACATAAC-AgAgAQAAALECACABAAAAtAIAIAMFAADGCQAgGgAAyAkAIBsAAMcJACAH5gQAAIYIADDnBAAAxwIAEOgEAACGCAAw9wRAAKoHACG0BQEAqQcAIcwFAQCpBwAhzQUBAKkHACEDAAAAtAIAIAEAAMYCADAXAADHAgAgAwAAALQCACABAAC1AgAwAgAAsQIAIAnmBAAAhAgAMOcEAADNAgAQ6AQAAIQIADD3BEAAsgcAIbQFAQCxBwAhxwUBALEHACHfBQEAsQcAIeAFAQCxBwAh4QUAAIUIACABAAAAygIAIAEAAADKAgAgCOYEAACECAAw5wQAAM0CABDoBAAAhAgAMPcEQACyBwAhtAUBALEHACHHBQEAsQcAId8FAQCxBwAh4AUBALEHACEAAwAAAM0CACABAADOAgAwAgAAygIAIAMAAADNAgAgAQAAzgIAMAIAAMoCACADAAAAzQIAIAEAAM4CADACAADKAgAgBfcEQAAAAAG0BQEAAAABxwUBAAAAAd8FAQAAAAHgBQEAAAABAQsAANICACAF9wRAAAAAAbQFAQAAAAHHBQEAAAAB3wUBAAAAAeAFAQAAAAEBCwAA1AIAMAELAADUAgAwBfcEQACvCAAhtAUBAK4IACHHBQEArggAId8FAQCuCAAh4AUBAK4IACECAAAAygIAIAsAANcCACAF9wRAAK8IACG0BQEArggAIccFAQCuCAAh3wUBAK4IACHgBQEArggAIQIAAADNAgAgCwAA2QIAIAIAAADNAgAgCwAA2QIAIAMAAADKAgAgEgAA0gIAIBMAANcCACABAAAAygIAIAEAAADNAgAgAwUAAMMJACAaAADFCQAgGwAAxAkAIAjmBAAAgwgAMOcEAADgAgAQ6AQAAIMIADD3BEAAqgcAIbQFAQCpBwAhxwUBAKkHACHfBQEAqQcAIeAFAQCpBwAhAwAAAM0CACABAADfAgAwFwAA4AIAIAMAAADNAgAgAQAAzgIAMAIAAMoCACAH5gQAAIEIADDnBAAA5gIAEOgEAACBCAAw9wRAALIHACG0BQEAsQcAIdoFAQCxBwAh3gUAAIIIACABAAAA4wIAIAEAAADjAgAgBuYEAACBCAAw5wQAAOYCABDoBAAAgQgAMPcEQACyBwAhtAUBALEHACHaBQEAsQcAIQADAAAA5gIAIAEAAOcCADACAADjAgAgAwAAAOYCACABAADnAgAwAgAA4wIAIAMAAADmAgAgAQAA5wIAMAIAAOMCACAD9wRAAAAAAbQFAQAAAAHaBQEAAAABAQsAAOsCACAD9wRAAAAAAbQFAQAAAAHaBQEAAAABAQsAAO0CADABCwAA7QIAMAP3BEAArwgAIbQFAQCuCAAh2gUBAK4IACECAAAA4wIAIAsAAPACACAD9wRAAK8IACG0BQEArggAIdoFAQCuCAAhAgAAAOYCACALAADyAgAgAgAAAOYCACALAADyAgAgAwAAAOMCACASAADrAgAgEwAA8AIAIAEAAADjAgAgAQAAAOYCACADBQAAwAkAIBoAAMIJACAbAADBCQAgBuYEAACACAAw5wQAAPkCABDoBAAAgAgAMPcEQACqBwAhtAUBAKkHACHaBQEAqQcAIQMAAADmAgAgAQAA-AIAMBcAAPkCACADAAAA5gIAIAEAAOcCADACAADjAgAgCOYEAAD-BwAw5wQAAP8CABDoBAAA_gcAMLQFAQCxBwAh2gUBALEHACHbBUAAsgcAIdwFAQC7BwAh3QUAAP8HACABAAAA_AIAIAEAAAD8AgAgB-YEAAD-BwAw5wQAAP8CABDoBAAA_gcAMLQFAQCxBwAh2gUBALEHACHbBUAAsgcAIdwFAQC7BwAhAdwFAACwCAAgAwAAAP8CACABAACAAwAwAgAA_AIAIAMAAAD_AgAgAQAAgAMAMAIAAPwCACADAAAA_wIAIAEAAIADADACAAD8AgAgBLQFAQAAAAHaBQEAAAAB2wVAAAAAAdwFAQAAAAEBCwAAhAMAIAS0BQEAAAAB2gUBAAAAAdsFQAAAAAHcBQEAAAABAQsAAIYDADABCwAAhgMAMAS0BQEArggAIdoFAQCuCAAh2wVAAK8IACHcBQEAtAgAIQIAAAD8AgAgCwAAiQMAIAS0BQEArggAIdoFAQCuCAAh2wVAAK8IACHcBQEAtAgAIQIAAAD_AgAgCwAAiwMAIAIAAAD_AgAgCwAAiwMAIAMAAAD8AgAgEgAAhAMAIBMAAIkDACABAAAA_AIAIAEAAAD_AgAgBAUAAL0JACAaAAC_CQAgGwAAvgkAINwFAACwCAAgB-YEAAD9BwAw5wQAAJIDABDoBAAA_QcAMLQFAQCpBwAh2gUBAKkHACHbBUAAqgcAIdwFAQC0BwAhAwAAAP8CACABAACRAwAwFwAAkgMAIAMAAAD_AgAgAQAAgAMAMAIAAPwCACAG5gQAAPwHADDnBAAAmAMAEOgEAAD8BwAwtAUBAAAAAdgFQACyBwAh2QVAALIHACEBAAAAlQMAIAEAAACVAwAgBuYEAAD8BwAw5wQAAJgDABDoBAAA_AcAMLQFAQCxBwAh2AVAALIHACHZBUAAsgcAIQADAAAAmAMAIAEAAJkDADACAACVAwAgAwAAAJgDACABAACZAwAwAgAAlQMAIAMAAACYAwAgAQAAmQMAMAIAAJUDACADtAUBAAAAAdgFQAAAAAHZBUAAAAABAQsAAJ0DACADtAUBAAAAAdgFQAAAAAHZBUAAAAABAQsAAJ8DADABCwAAnwMAMAO0BQEArggAIdgFQACvCAAh2QVAAK8IACECAAAAlQMAIAsAAKIDACADtAUBAK4IACHYBUAArwgAIdkFQACvCAAhAgAAAJgDACALAACkAwAgAgAAAJgDACALAACkAwAgAwAAAJUDACASAACdAwAgEwAAogMAIAEAAACVAwAgAQAAAJgDACADBQAAugkAIBoAALwJACAbAAC7CQAgBuYEAAD7BwAw5wQAAKsDABDoBAAA-wcAMLQFAQCpBwAh2AVAAKoHACHZBUAAqgcAIQMAAACYAwAgAQAAqgMAMBcAAKsDACADAAAAmAMAIAEAAJkDADACAACVAwAgDaECAAD3BwAg5gQAAPYHADDnBAAAtgMAEOgEAAD2BwAw9gQBAAAAAYYFAQCxBwAhjgVAALIHACGdBUAAzQcAIaUFAQCxBwAhzAUBALEHACHNBQEAsQcAIdUFIADMBwAh1gUgAMwHACEBAAAArgMAIAmgAgAA-gcAIOYEAAD5BwAw5wQAALADABDoBAAA-QcAMPcEQACyBwAhjQUBALsHACG0BQEAsQcAIc4FAQCxBwAh1AUBALEHACECoAIAALkJACCNBQAAsAgAIAqgAgAA-gcAIOYEAAD5BwAw5wQAALADABDoBAAA-QcAMPcEQACyBwAhjQUBALsHACG0BQEAsQcAIc4FAQCxBwAh1AUBALEHACHXBQAA-AcAIAMAAACwAwAgAQAAsQMAMAIAALIDACABAAAAsAMAIAEAAACuAwAgDaECAAD3BwAg5gQAAPYHADDnBAAAtgMAEOgEAAD2BwAw9gQBALEHACGGBQEAsQcAIY4FQACyBwAhnQVAAM0HACGlBQEAsQcAIcwFAQCxBwAhzQUBALEHACHVBSAAzAcAIdYFIADMBwAhAqECAAC4CQAgnQUAALAIACADAAAAtgMAIAEAALcDADACAACuAwAgAwAAALYDACABAAC3AwAwAgAArgMAIAMAAAC2AwAgAQAAtwMAMAIAAK4DACAKoQIAALcJACD2BAEAAAABhgUBAAAAAY4FQAAAAAGdBUAAAAABpQUBAAAAAcwFAQAAAAHNBQEAAAAB1QUgAAAAAdYFIAAAAAEBCwAAuwMAIAn2BAEAAAABhgUBAAAAAY4FQAAAAAGdBUAAAAABpQUBAAAAAcwFAQAAAAHNBQEAAAAB1QUgAAAAAdYFIAAAAAEBCwAAvQMAMAELAAC9AwAwCqECAACqCQAg9gQBAK4IACGGBQEArggAIY4FQACvCAAhnQVAAMMIACGlBQEArggAIcwFAQCuCAAhzQUBAK4IACHVBSAAuwgAIdYFIAC7CAAhAgAAAK4DACALAADAAwAgCfYEAQCuCAAhhgUBAK4IACGOBUAArwgAIZ0FQADDCAAhpQUBAK4IACHMBQEArggAIc0FAQCuCAAh1QUgALsIACHWBSAAuwgAIQIAAAC2AwAgCwAAwgMAIAIAAAC2AwAgCwAAwgMAIAMAAACuAwAgEgAAuwMAIBMAAMADACABAAAArgMAIAEAAAC2AwAgBAUAAKcJACAaAACpCQAgGwAAqAkAIJ0FAACwCAAgDOYEAAD1BwAw5wQAAMkDABDoBAAA9QcAMPYEAQCpBwAhhgUBAKkHACGOBUAAqgcAIZ0FQADHBwAhpQUBAKkHACHMBQEAqQcAIc0FAQCpBwAh1QUgAL8HACHWBSAAvwcAIQMAAAC2AwAgAQAAyAMAMBcAAMkDACADAAAAtgMAIAEAALcDADACAACuAwAgAQAAALIDACABAAAAsgMAIAMAAACwAwAgAQAAsQMAMAIAALIDACADAAAAsAMAIAEAALEDADACAACyAwAgAwAAALADACABAACxAwAwAgAAsgMAIAagAgAApgkAIPcEQAAAAAGNBQEAAAABtAUBAAAAAc4FAQAAAAHUBQEAAAABAQsAANEDACAF9wRAAAAAAY0FAQAAAAG0BQEAAAABzgUBAAAAAdQFAQAAAAEBCwAA0wMAMAELAADTAwAwBqACAAClCQAg9wRAAK8IACGNBQEAtAgAIbQFAQCuCAAhzgUBAK4IACHUBQEArggAIQIAAACyAwAgCwAA1gMAIAX3BEAArwgAIY0FAQC0CAAhtAUBAK4IACHOBQEArggAIdQFAQCuCAAhAgAAALADACALAADYAwAgAgAAALADACALAADYAwAgAwAAALIDACASAADRAwAgEwAA1gMAIAEAAACyAwAgAQAAALADACAEBQAAogkAIBoAAKQJACAbAACjCQAgjQUAALAIACAI5gQAAPQHADDnBAAA3wMAEOgEAAD0BwAw9wRAAKoHACGNBQEAtAcAIbQFAQCpBwAhzgUBAKkHACHUBQEAqQcAIQMAAACwAwAgAQAA3gMAMBcAAN8DACADAAAAsAMAIAEAALEDADACAACyAwAgCeYEAADzBwAw5wQAAOUDABDoBAAA8wcAMLQFAQAAAAHPBUAAzQcAIdAFAQC7BwAh0QUCAMsHACHSBQIAywcAIdMFIADMBwAhAQAAAOIDACABAAAA4gMAIAnmBAAA8wcAMOcEAADlAwAQ6AQAAPMHADC0BQEAsQcAIc8FQADNBwAh0AUBALsHACHRBQIAywcAIdIFAgDLBwAh0wUgAMwHACECzwUAALAIACDQBQAAsAgAIAMAAADlAwAgAQAA5gMAMAIAAOIDACADAAAA5QMAIAEAAOYDADACAADiAwAgAwAAAOUDACABAADmAwAwAgAA4gMAIAa0BQEAAAABzwVAAAAAAdAFAQAAAAHRBQIAAAAB0gUCAAAAAdMFIAAAAAEBCwAA6gMAIAa0BQEAAAABzwVAAAAAAdAFAQAAAAHRBQIAAAAB0gUCAAAAAdMFIAAAAAEBCwAA7AMAMAELAADsAwAwBrQFAQCuCAAhzwVAAMMIACHQBQEAtAgAIdEFAgC6CAAh0gUCALoIACHTBSAAuwgAIQIAAADiAwAgCwAA7wMAIAa0BQEArggAIc8FQADDCAAh0AUBALQIACHRBQIAuggAIdIFAgC6CAAh0wUgALsIACECAAAA5QMAIAsAAPEDACACAAAA5QMAIAsAAPEDACADAAAA4gMAIBIAAOoDACATAADvAwAgAQAAAOIDACABAAAA5QMAIAcFAACdCQAgGAAAngkAIBkAAKEJACAaAACgCQAgGwAAnwkAIM8FAACwCAAg0AUAALAIACAJ5gQAAPIHADDnBAAA-AMAEOgEAADyBwAwtAUBAKkHACHPBUAAxwcAIdAFAQC0BwAh0QUCAL4HACHSBQIAvgcAIdMFIAC_BwAhAwAAAOUDACABAAD3AwAwFwAA-AMAIAMAAADlAwAgAQAA5gMAMAIAAOIDACAN5gQAAPEHADDnBAAA_gMAEOgEAADxBwAw9gQBAAAAAfcEQACyBwAh-AQBALEHACH5BAEAsQcAIf0EAAC8BwAg_gQAALwHACClBQEAsQcAIcwFAQCxBwAhzQUBALEHACHOBQEAuwcAIQEAAAD7AwAgAQAAAPsDACAN5gQAAPEHADDnBAAA_gMAEOgEAADxBwAw9gQBALEHACH3BEAAsgcAIfgEAQCxBwAh-QQBALEHACH9BAAAvAcAIP4EAAC8BwAgpQUBALEHACHMBQEAsQcAIc0FAQCxBwAhzgUBALsHACEBzgUAALAIACADAAAA_gMAIAEAAP8DADACAAD7AwAgAwAAAP4DACABAAD_AwAwAgAA-wMAIAMAAAD-AwAgAQAA_wMAMAIAAPsDACAK9gQBAAAAAfcEQAAAAAH4BAEAAAAB-QQBAAAAAf0EgAAAAAH-BIAAAAABpQUBAAAAAcwFAQAAAAHNBQEAAAABzgUBAAAAAQELAACDBAAgCvYEAQAAAAH3BEAAAAAB-AQBAAAAAfkEAQAAAAH9BIAAAAAB_gSAAAAAAaUFAQAAAAHMBQEAAAABzQUBAAAAAc4FAQAAAAEBCwAAhQQAMAELAACFBAAwCvYEAQCuCAAh9wRAAK8IACH4BAEArggAIfkEAQCuCAAh_QSAAAAAAf4EgAAAAAGlBQEArggAIcwFAQCuCAAhzQUBAK4IACHOBQEAtAgAIQIAAAD7AwAgCwAAiAQAIAr2BAEArggAIfcEQACvCAAh-AQBAK4IACH5BAEArggAIf0EgAAAAAH-BIAAAAABpQUBAK4IACHMBQEArggAIc0FAQCuCAAhzgUBALQIACECAAAA_gMAIAsAAIoEACACAAAA_gMAIAsAAIoEACADAAAA-wMAIBIAAIMEACATAACIBAAgAQAAAPsDACABAAAA_gMAIAQFAACaCQAgGgAAnAkAIBsAAJsJACDOBQAAsAgAIA3mBAAA8AcAMOcEAACRBAAQ6AQAAPAHADD2BAEAqQcAIfcEQACqBwAh-AQBAKkHACH5BAEAqQcAIf0EAAC1BwAg_gQAALUHACClBQEAqQcAIcwFAQCpBwAhzQUBAKkHACHOBQEAtAcAIQMAAAD-AwAgAQAAkAQAMBcAAJEEACADAAAA_gMAIAEAAP8DADACAAD7AwAgE-YEAADvBwAw5wQAAJcEABDoBAAA7wcAMPYEAQAAAAH3BEAAsgcAIY8FAQCxBwAhtAUBALEHACG7BQEAsQcAIb0FAQCxBwAhvgUCAMsHACHDBQEAsQcAIcQFAQC7BwAhxQUBALEHACHGBQEAuwcAIccFAQC7BwAhyAUgAMwHACHJBUAAzQcAIcoFIADMBwAhywVAAM0HACEBAAAAlAQAIAEAAACUBAAgE-YEAADvBwAw5wQAAJcEABDoBAAA7wcAMPYEAQCxBwAh9wRAALIHACGPBQEAsQcAIbQFAQCxBwAhuwUBALEHACG9BQEAsQcAIb4FAgDLBwAhwwUBALEHACHEBQEAuwcAIcUFAQCxBwAhxgUBALsHACHHBQEAuwcAIcgFIADMBwAhyQVAAM0HACHKBSAAzAcAIcsFQADNBwAhBcQFAACwCAAgxgUAALAIACDHBQAAsAgAIMkFAACwCAAgywUAALAIACADAAAAlwQAIAEAAJgEADACAACUBAAgAwAAAJcEACABAACYBAAwAgAAlAQAIAMAAACXBAAgAQAAmAQAMAIAAJQEACAQ9gQBAAAAAfcEQAAAAAGPBQEAAAABtAUBAAAAAbsFAQAAAAG9BQEAAAABvgUCAAAAAcMFAQAAAAHEBQEAAAABxQUBAAAAAcYFAQAAAAHHBQEAAAAByAUgAAAAAckFQAAAAAHKBSAAAAABywVAAAAAAQELAACcBAAgEPYEAQAAAAH3BEAAAAABjwUBAAAAAbQFAQAAAAG7BQEAAAABvQUBAAAAAb4FAgAAAAHDBQEAAAABxAUBAAAAAcUFAQAAAAHGBQEAAAABxwUBAAAAAcgFIAAAAAHJBUAAAAABygUgAAAAAcsFQAAAAAEBCwAAngQAMAELAACeBAAwEPYEAQCuCAAh9wRAAK8IACGPBQEArggAIbQFAQCuCAAhuwUBAK4IACG9BQEArggAIb4FAgC6CAAhwwUBAK4IACHEBQEAtAgAIcUFAQCuCAAhxgUBALQIACHHBQEAtAgAIcgFIAC7CAAhyQVAAMMIACHKBSAAuwgAIcsFQADDCAAhAgAAAJQEACALAAChBAAgEPYEAQCuCAAh9wRAAK8IACGPBQEArggAIbQFAQCuCAAhuwUBAK4IACG9BQEArggAIb4FAgC6CAAhwwUBAK4IACHEBQEAtAgAIcUFAQCuCAAhxgUBALQIACHHBQEAtAgAIcgFIAC7CAAhyQVAAMMIACHKBSAAuwgAIcsFQADDCAAhAgAAAJcEACALAACjBAAgAgAAAJcEACALAACjBAAgAwAAAJQEACASAACcBAAgEwAAoQQAIAEAAACUBAAgAQAAAJcEACAKBQAAlQkAIBgAAJYJACAZAACZCQAgGgAAmAkAIBsAAJcJACDEBQAAsAgAIMYFAACwCAAgxwUAALAIACDJBQAAsAgAIMsFAACwCAAgE-YEAADuBwAw5wQAAKoEABDoBAAA7gcAMPYEAQCpBwAh9wRAAKoHACGPBQEAqQcAIbQFAQCpBwAhuwUBAKkHACG9BQEAqQcAIb4FAgC-BwAhwwUBAKkHACHEBQEAtAcAIcUFAQCpBwAhxgUBALQHACHHBQEAtAcAIcgFIAC_BwAhyQVAAMcHACHKBSAAvwcAIcsFQADHBwAhAwAAAJcEACABAACpBAAwFwAAqgQAIAMAAACXBAAgAQAAmAQAMAIAAJQEACAH5gQAAOwHADDnBAAAsAQAEOgEAADsBwAw9wRAALIHACG0BQEAsQcAIcEFAQCxBwAhwgUAAO0HACABAAAArQQAIAEAAACtBAAgBuYEAADsBwAw5wQAALAEABDoBAAA7AcAMPcEQACyBwAhtAUBALEHACHBBQEAsQcAIQADAAAAsAQAIAEAALEEADACAACtBAAgAwAAALAEACABAACxBAAwAgAArQQAIAMAAACwBAAgAQAAsQQAMAIAAK0EACAD9wRAAAAAAbQFAQAAAAHBBQEAAAABAQsAALUEACAD9wRAAAAAAbQFAQAAAAHBBQEAAAABAQsAALcEADABCwAAtwQAMAP3BEAArwgAIbQFAQCuCAAhwQUBAK4IACECAAAArQQAIAsAALoEACAD9wRAAK8IACG0BQEArggAIcEFAQCuCAAhAgAAALAEACALAAC8BAAgAgAAALAEACALAAC8BAAgAwAAAK0EACASAAC1BAAgEwAAugQAIAEAAACtBAAgAQAAALAEACADBQAAkgkAIBoAAJQJACAbAACTCQAgBuYEAADrBwAw5wQAAMMEABDoBAAA6wcAMPcEQACqBwAhtAUBAKkHACHBBQEAqQcAIQMAAACwBAAgAQAAwgQAMBcAAMMEACADAAAAsAQAIAEAALEEADACAACtBAAgCuYEAADqBwAw5wQAAMkEABDoBAAA6gcAMPYEAQAAAAG0BQEAsQcAIbsFAQC7BwAhvQUBALEHACG-BQIAywcAIb8FIADMBwAhwAVAALIHACEBAAAAxgQAIAEAAADGBAAgCuYEAADqBwAw5wQAAMkEABDoBAAA6gcAMPYEAQCxBwAhtAUBALEHACG7BQEAuwcAIb0FAQCxBwAhvgUCAMsHACG_BSAAzAcAIcAFQACyBwAhAbsFAACwCAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAMAAADJBAAgAQAAygQAMAIAAMYEACADAAAAyQQAIAEAAMoEADACAADGBAAgB_YEAQAAAAG0BQEAAAABuwUBAAAAAb0FAQAAAAG-BQIAAAABvwUgAAAAAcAFQAAAAAEBCwAAzgQAIAf2BAEAAAABtAUBAAAAAbsFAQAAAAG9BQEAAAABvgUCAAAAAb8FIAAAAAHABUAAAAABAQsAANAEADABCwAA0AQAMAf2BAEArggAIbQFAQCuCAAhuwUBALQIACG9BQEArggAIb4FAgC6CAAhvwUgALsIACHABUAArwgAIQIAAADGBAAgCwAA0wQAIAf2BAEArggAIbQFAQCuCAAhuwUBALQIACG9BQEArggAIb4FAgC6CAAhvwUgALsIACHABUAArwgAIQIAAADJBAAgCwAA1QQAIAIAAADJBAAgCwAA1QQAIAMAAADGBAAgEgAAzgQAIBMAANMEACABAAAAxgQAIAEAAADJBAAgBgUAAI0JACAYAACOCQAgGQAAkQkAIBoAAJAJACAbAACPCQAguwUAALAIACAK5gQAAOkHADDnBAAA3AQAEOgEAADpBwAw9gQBAKkHACG0BQEAqQcAIbsFAQC0BwAhvQUBAKkHACG-BQIAvgcAIb8FIAC_BwAhwAVAAKoHACEDAAAAyQQAIAEAANsEADAXAADcBAAgAwAAAMkEACABAADKBAAwAgAAxgQAIAfmBAAA5wcAMOcEAADiBAAQ6AQAAOcHADD3BEAAsgcAIbQFAQCxBwAhuwUBALEHACG8BQAA6AcAIAEAAADfBAAgAQAAAN8EACAG5gQAAOcHADDnBAAA4gQAEOgEAADnBwAw9wRAALIHACG0BQEAsQcAIbsFAQCxBwAhAAMAAADiBAAgAQAA4wQAMAIAAN8EACADAAAA4gQAIAEAAOMEADACAADfBAAgAwAAAOIEACABAADjBAAwAgAA3wQAIAP3BEAAAAABtAUBAAAAAbsFAQAAAAEBCwAA5wQAIAP3BEAAAAABtAUBAAAAAbsFAQAAAAEBCwAA6QQAMAELAADpBAAwA_cEQACvCAAhtAUBAK4IACG7BQEArggAIQIAAADfBAAgCwAA7AQAIAP3BEAArwgAIbQFAQCuCAAhuwUBAK4IACECAAAA4gQAIAsAAO4EACACAAAA4gQAIAsAAO4EACADAAAA3wQAIBIAAOcEACATAADsBAAgAQAAAN8EACABAAAA4gQAIAMFAACKCQAgGgAAjAkAIBsAAIsJACAG5gQAAOYHADDnBAAA9QQAEOgEAADmBwAw9wRAAKoHACG0BQEAqQcAIbsFAQCpBwAhAwAAAOIEACABAAD0BAAwFwAA9QQAIAMAAADiBAAgAQAA4wQAMAIAAN8EACAH5gQAAOUHADDnBAAA-wQAEOgEAADlBwAw9gQBAAAAAfcEQACyBwAhtAUBALEHACG3BQAA5AcAIAEAAAD4BAAgAQAAAPgEACAH5gQAAOUHADDnBAAA-wQAEOgEAADlBwAw9gQBALEHACH3BEAAsgcAIbQFAQCxBwAhtwUAAOQHACAAAwAAAPsEACABAAD8BAAwAgAA-AQAIAMAAAD7BAAgAQAA_AQAMAIAAPgEACADAAAA-wQAIAEAAPwEADACAAD4BAAgBPYEAQAAAAH3BEAAAAABtAUBAAAAAbcFAACJCQAgAQsAAIAFACAE9gQBAAAAAfcEQAAAAAG0BQEAAAABtwUAAIkJACABCwAAggUAMAELAACCBQAwBPYEAQCuCAAh9wRAAK8IACG0BQEArggAIbcFAACICQAgAgAAAPgEACALAACFBQAgBPYEAQCuCAAh9wRAAK8IACG0BQEArggAIbcFAACICQAgAgAAAPsEACALAACHBQAgAgAAAPsEACALAACHBQAgAwAAAPgEACASAACABQAgEwAAhQUAIAEAAAD4BAAgAQAAAPsEACADBQAAhQkAIBoAAIcJACAbAACGCQAgB-YEAADjBwAw5wQAAI4FABDoBAAA4wcAMPYEAQCpBwAh9wRAAKoHACG0BQEAqQcAIbcFAADkBwAgAwAAAPsEACABAACNBQAwFwAAjgUAIAMAAAD7BAAgAQAA_AQAMAIAAPgEACAG5gQAAOIHADDnBAAAlAUAEOgEAADiBwAwhQUCAMsHACG0BQEAAAABtwUAALwHACABAAAAkQUAIAEAAACRBQAgBuYEAADiBwAw5wQAAJQFABDoBAAA4gcAMIUFAgDLBwAhtAUBALEHACG3BQAAvAcAIAADAAAAlAUAIAEAAJUFADACAACRBQAgAwAAAJQFACABAACVBQAwAgAAkQUAIAMAAACUBQAgAQAAlQUAMAIAAJEFACADhQUCAAAAAbQFAQAAAAG3BYAAAAABAQsAAJkFACADhQUCAAAAAbQFAQAAAAG3BYAAAAABAQsAAJsFADABCwAAmwUAMAOFBQIAuggAIbQFAQCuCAAhtwWAAAAAAQIAAACRBQAgCwAAngUAIAOFBQIAuggAIbQFAQCuCAAhtwWAAAAAAQIAAACUBQAgCwAAoAUAIAIAAACUBQAgCwAAoAUAIAMAAACRBQAgEgAAmQUAIBMAAJ4FACABAAAAkQUAIAEAAACUBQAgBQUAAIAJACAYAACBCQAgGQAAhAkAIBoAAIMJACAbAACCCQAgBuYEAADhBwAw5wQAAKcFABDoBAAA4QcAMIUFAgC-BwAhtAUBAKkHACG3BQAAtQcAIAMAAACUBQAgAQAApgUAMBcAAKcFACADAAAAlAUAIAEAAJUFADACAACRBQAgBuYEAADgBwAw5wQAAK0FABDoBAAA4AcAMLQFAQAAAAG1BQIAywcAIbYFAgDLBwAhAQAAAKoFACABAAAAqgUAIAbmBAAA4AcAMOcEAACtBQAQ6AQAAOAHADC0BQEAsQcAIbUFAgDLBwAhtgUCAMsHACEAAwAAAK0FACABAACuBQAwAgAAqgUAIAMAAACtBQAgAQAArgUAMAIAAKoFACADAAAArQUAIAEAAK4FADACAACqBQAgA7QFAQAAAAG1BQIAAAABtgUCAAAAAQELAACyBQAgA7QFAQAAAAG1BQIAAAABtgUCAAAAAQELAAC0BQAwAQsAALQFADADtAUBAK4IACG1BQIAuggAIbYFAgC6CAAhAgAAAKoFACALAAC3BQAgA7QFAQCuCAAhtQUCALoIACG2BQIAuggAIQIAAACtBQAgCwAAuQUAIAIAAACtBQAgCwAAuQUAIAMAAACqBQAgEgAAsgUAIBMAALcFACABAAAAqgUAIAEAAACtBQAgBQUAAPsIACAYAAD8CAAgGQAA_wgAIBoAAP4IACAbAAD9CAAgBuYEAADfBwAw5wQAAMAFABDoBAAA3wcAMLQFAQCpBwAhtQUCAL4HACG2BQIAvgcAIQMAAACtBQAgAQAAvwUAMBcAAMAFACADAAAArQUAIAEAAK4FADACAACqBQAgBeYEAADeBwAw5wQAAMYFABDoBAAA3gcAMPYEAgAAAAH3BEAAsgcAIQEAAADDBQAgAQAAAMMFACAF5gQAAN4HADDnBAAAxgUAEOgEAADeBwAw9gQCAMsHACH3BEAAsgcAIQADAAAAxgUAIAEAAMcFADACAADDBQAgAwAAAMYFACABAADHBQAwAgAAwwUAIAMAAADGBQAgAQAAxwUAMAIAAMMFACAC9gQCAAAAAfcEQAAAAAEBCwAAywUAIAL2BAIAAAAB9wRAAAAAAQELAADNBQAwAQsAAM0FADAC9gQCALoIACH3BEAArwgAIQIAAADDBQAgCwAA0AUAIAL2BAIAuggAIfcEQACvCAAhAgAAAMYFACALAADSBQAgAgAAAMYFACALAADSBQAgAwAAAMMFACASAADLBQAgEwAA0AUAIAEAAADDBQAgAQAAAMYFACAFBQAA9ggAIBgAAPcIACAZAAD6CAAgGgAA-QgAIBsAAPgIACAF5gQAAN0HADDnBAAA2QUAEOgEAADdBwAw9gQCAL4HACH3BEAAqgcAIQMAAADGBQAgAQAA2AUAMBcAANkFACADAAAAxgUAIAEAAMcFADACAADDBQAgBeYEAADcBwAw5wQAAN8FABDoBAAA3AcAMPcEQACyBwAhtAUBAAAAAQEAAADcBQAgAQAAANwFACAF5gQAANwHADDnBAAA3wUAEOgEAADcBwAw9wRAALIHACG0BQEAsQcAIQADAAAA3wUAIAEAAOAFADACAADcBQAgAwAAAN8FACABAADgBQAwAgAA3AUAIAMAAADfBQAgAQAA4AUAMAIAANwFACAC9wRAAAAAAbQFAQAAAAEBCwAA5AUAIAL3BEAAAAABtAUBAAAAAQELAADmBQAwAQsAAOYFADAC9wRAAK8IACG0BQEArggAIQIAAADcBQAgCwAA6QUAIAL3BEAArwgAIbQFAQCuCAAhAgAAAN8FACALAADrBQAgAgAAAN8FACALAADrBQAgAwAAANwFACASAADkBQAgEwAA6QUAIAEAAADcBQAgAQAAAN8FACADBQAA8wgAIBoAAPUIACAbAAD0CAAgBeYEAADbBwAw5wQAAPIFABDoBAAA2wcAMPcEQACqBwAhtAUBAKkHACEDAAAA3wUAIAEAAPEFADAXAADyBQAgAwAAAN8FACABAADgBQAwAgAA3AUAIBXzAwAA1wcAIOYEAADWBwAw5wQAAP0FABDoBAAA1gcAMPYEAQAAAAGFBQIAywcAIYYFAQCxBwAhiQUBALsHACGOBUAAsgcAIaMFAQCxBwAhqAUBALEHACGpBQEAsQcAIaoFAQC7BwAhqwVAALIHACGsBQIAywcAIa0FAQC7BwAhrgUBALsHACGvBUAAsgcAIbAFAgDLBwAhsQUAALwHACCyBQEAuwcAIQEAAAD1BQAgC_IDAADaBwAg5gQAANkHADDnBAAA9wUAEOgEAADZBwAw9gQBALEHACGOBUAAsgcAIaIFAQCxBwAhpAUCAMsHACGlBQEAsQcAIaYFIADMBwAhpwUBALEHACEB8gMAAPIIACAM8gMAANoHACDmBAAA2QcAMOcEAAD3BQAQ6AQAANkHADD2BAEAAAABjgVAALIHACGiBQEAsQcAIaQFAgDLBwAhpQUBALEHACGmBSAAzAcAIacFAQCxBwAhswUAANgHACADAAAA9wUAIAEAAPgFADACAAD5BQAgAQAAAPcFACABAAAA9QUAIBXzAwAA1wcAIOYEAADWBwAw5wQAAP0FABDoBAAA1gcAMPYEAQCxBwAhhQUCAMsHACGGBQEAsQcAIYkFAQC7BwAhjgVAALIHACGjBQEAsQcAIagFAQCxBwAhqQUBALEHACGqBQEAuwcAIasFQACyBwAhrAUCAMsHACGtBQEAuwcAIa4FAQC7BwAhrwVAALIHACGwBQIAywcAIbEFAAC8BwAgsgUBALsHACEG8wMAAPEIACCJBQAAsAgAIKoFAACwCAAgrQUAALAIACCuBQAAsAgAILIFAACwCAAgAwAAAP0FACABAAD-BQAwAgAA9QUAIAMAAAD9BQAgAQAA_gUAMAIAAPUFACADAAAA_QUAIAEAAP4FADACAAD1BQAgEvMDAADwCAAg9gQBAAAAAYUFAgAAAAGGBQEAAAABiQUBAAAAAY4FQAAAAAGjBQEAAAABqAUBAAAAAakFAQAAAAGqBQEAAAABqwVAAAAAAawFAgAAAAGtBQEAAAABrgUBAAAAAa8FQAAAAAGwBQIAAAABsQWAAAAAAbIFAQAAAAEBCwAAggYAIBH2BAEAAAABhQUCAAAAAYYFAQAAAAGJBQEAAAABjgVAAAAAAaMFAQAAAAGoBQEAAAABqQUBAAAAAaoFAQAAAAGrBUAAAAABrAUCAAAAAa0FAQAAAAGuBQEAAAABrwVAAAAAAbAFAgAAAAGxBYAAAAABsgUBAAAAAQELAACEBgAwAQsAAIQGADAS8wMAAOMIACD2BAEArggAIYUFAgC6CAAhhgUBAK4IACGJBQEAtAgAIY4FQACvCAAhowUBAK4IACGoBQEArggAIakFAQCuCAAhqgUBALQIACGrBUAArwgAIawFAgC6CAAhrQUBALQIACGuBQEAtAgAIa8FQACvCAAhsAUCALoIACGxBYAAAAABsgUBALQIACECAAAA9QUAIAsAAIcGACAR9gQBAK4IACGFBQIAuggAIYYFAQCuCAAhiQUBALQIACGOBUAArwgAIaMFAQCuCAAhqAUBAK4IACGpBQEArggAIaoFAQC0CAAhqwVAAK8IACGsBQIAuggAIa0FAQC0CAAhrgUBALQIACGvBUAArwgAIbAFAgC6CAAhsQWAAAAAAbIFAQC0CAAhAgAAAP0FACALAACJBgAgAgAAAP0FACALAACJBgAgAwAAAPUFACASAACCBgAgEwAAhwYAIAEAAAD1BQAgAQAAAP0FACAKBQAA3ggAIBgAAN8IACAZAADiCAAgGgAA4QgAIBsAAOAIACCJBQAAsAgAIKoFAACwCAAgrQUAALAIACCuBQAAsAgAILIFAACwCAAgFOYEAADVBwAw5wQAAJAGABDoBAAA1QcAMPYEAQCpBwAhhQUCAL4HACGGBQEAqQcAIYkFAQC0BwAhjgVAAKoHACGjBQEAqQcAIagFAQCpBwAhqQUBAKkHACGqBQEAtAcAIasFQACqBwAhrAUCAL4HACGtBQEAtAcAIa4FAQC0BwAhrwVAAKoHACGwBQIAvgcAIbEFAAC1BwAgsgUBALQHACEDAAAA_QUAIAEAAI8GADAXAACQBgAgAwAAAP0FACABAAD-BQAwAgAA9QUAIAEAAAD5BQAgAQAAAPkFACADAAAA9wUAIAEAAPgFADACAAD5BQAgAwAAAPcFACABAAD4BQAwAgAA-QUAIAMAAAD3BQAgAQAA-AUAMAIAAPkFACAI8gMAAN0IACD2BAEAAAABjgVAAAAAAaIFAQAAAAGkBQIAAAABpQUBAAAAAaYFIAAAAAGnBQEAAAABAQsAAJgGACAH9gQBAAAAAY4FQAAAAAGiBQEAAAABpAUCAAAAAaUFAQAAAAGmBSAAAAABpwUBAAAAAQELAACaBgAwAQsAAJoGADAI8gMAANwIACD2BAEArggAIY4FQACvCAAhogUBAK4IACGkBQIAuggAIaUFAQCuCAAhpgUgALsIACGnBQEArggAIQIAAAD5BQAgCwAAnQYAIAf2BAEArggAIY4FQACvCAAhogUBAK4IACGkBQIAuggAIaUFAQCuCAAhpgUgALsIACGnBQEArggAIQIAAAD3BQAgCwAAnwYAIAIAAAD3BQAgCwAAnwYAIAMAAAD5BQAgEgAAmAYAIBMAAJ0GACABAAAA-QUAIAEAAAD3BQAgBQUAANcIACAYAADYCAAgGQAA2wgAIBoAANoIACAbAADZCAAgCuYEAADUBwAw5wQAAKYGABDoBAAA1AcAMPYEAQCpBwAhjgVAAKoHACGiBQEAqQcAIaQFAgC-BwAhpQUBAKkHACGmBSAAvwcAIacFAQCpBwAhAwAAAPcFACABAAClBgAwFwAApgYAIAMAAAD3BQAgAQAA-AUAMAIAAPkFACAK5gQAANMHADDnBAAArAYAEOgEAADTBwAw9gQBAAAAAfcEQACyBwAh-AQBALEHACH9BAEAsQcAIf4EAQCxBwAhogUBALEHACGjBQEAsQcAIQEAAACpBgAgAQAAAKkGACAK5gQAANMHADDnBAAArAYAEOgEAADTBwAw9gQBALEHACH3BEAAsgcAIfgEAQCxBwAh_QQBALEHACH-BAEAsQcAIaIFAQCxBwAhowUBALEHACEAAwAAAKwGACABAACtBgAwAgAAqQYAIAMAAACsBgAgAQAArQYAMAIAAKkGACADAAAArAYAIAEAAK0GADACAACpBgAgB_YEAQAAAAH3BEAAAAAB-AQBAAAAAf0EAQAAAAH-BAEAAAABogUBAAAAAaMFAQAAAAEBCwAAsQYAIAf2BAEAAAAB9wRAAAAAAfgEAQAAAAH9BAEAAAAB_gQBAAAAAaIFAQAAAAGjBQEAAAABAQsAALMGADABCwAAswYAMAf2BAEArggAIfcEQACvCAAh-AQBAK4IACH9BAEArggAIf4EAQCuCAAhogUBAK4IACGjBQEArggAIQIAAACpBgAgCwAAtgYAIAf2BAEArggAIfcEQACvCAAh-AQBAK4IACH9BAEArggAIf4EAQCuCAAhogUBAK4IACGjBQEArggAIQIAAACsBgAgCwAAuAYAIAIAAACsBgAgCwAAuAYAIAMAAACpBgAgEgAAsQYAIBMAALYGACABAAAAqQYAIAEAAACsBgAgAwUAANQIACAaAADWCAAgGwAA1QgAIArmBAAA0gcAMOcEAAC_BgAQ6AQAANIHADD2BAEAqQcAIfcEQACqBwAh-AQBAKkHACH9BAEAqQcAIf4EAQCpBwAhogUBAKkHACGjBQEAqQcAIQMAAACsBgAgAQAAvgYAMBcAAL8GACADAAAArAYAIAEAAK0GADACAACpBgAgF6UEAADOBwAg5gQAAMoHADDnBAAAygYAEOgEAADKBwAw9gQBAAAAAYUFAgDLBwAhjgVAALIHACGPBQEAsQcAIZAFAQCxBwAhkQUBALEHACGSBQEAsQcAIZMFAQCxBwAhlAVAALIHACGVBUAAsgcAIZYFIADMBwAhlwUCAMsHACGYBSAAzAcAIZkFIADMBwAhmgUBALsHACGbBQEAuwcAIZwFAQC7BwAhnQVAAM0HACGeBUAAzQcAIQEAAADCBgAgEaQEAADRBwAg5gQAAM8HADDnBAAAxAYAEOgEAADPBwAw9gQBALEHACH6BAEAsQcAIfwEAQCxBwAhhQUCAMsHACGGBQEAsQcAIYcFIADMBwAhiAUgAMwHACGJBQEAuwcAIYoFAADQBwAgiwUBALsHACGMBQEAuwcAIY0FAQC7BwAhjgVAALIHACEGpAQAANMIACCJBQAAsAgAIIoFAACwCAAgiwUAALAIACCMBQAAsAgAII0FAACwCAAgEaQEAADRBwAg5gQAAM8HADDnBAAAxAYAEOgEAADPBwAw9gQBAAAAAfoEAQCxBwAh_AQBALEHACGFBQIAywcAIYYFAQCxBwAhhwUgAMwHACGIBSAAzAcAIYkFAQC7BwAhigUAANAHACCLBQEAuwcAIYwFAQC7BwAhjQUBALsHACGOBUAAsgcAIQMAAADEBgAgAQAAxQYAMAIAAMYGACABAAAAxAYAIAEAAADCBgAgF6UEAADOBwAg5gQAAMoHADDnBAAAygYAEOgEAADKBwAw9gQBALEHACGFBQIAywcAIY4FQACyBwAhjwUBALEHACGQBQEAsQcAIZEFAQCxBwAhkgUBALEHACGTBQEAsQcAIZQFQACyBwAhlQVAALIHACGWBSAAzAcAIZcFAgDLBwAhmAUgAMwHACGZBSAAzAcAIZoFAQC7BwAhmwUBALsHACGcBQEAuwcAIZ0FQADNBwAhngVAAM0HACEGpQQAANIIACCaBQAAsAgAIJsFAACwCAAgnAUAALAIACCdBQAAsAgAIJ4FAACwCAAgAwAAAMoGACABAADLBgAwAgAAwgYAIAMAAADKBgAgAQAAywYAMAIAAMIGACADAAAAygYAIAEAAMsGADACAADCBgAgFKUEAADRCAAg9gQBAAAAAYUFAgAAAAGOBUAAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABkgUBAAAAAZMFAQAAAAGUBUAAAAABlQVAAAAAAZYFIAAAAAGXBQIAAAABmAUgAAAAAZkFIAAAAAGaBQEAAAABmwUBAAAAAZwFAQAAAAGdBUAAAAABngVAAAAAAQELAADPBgAgE_YEAQAAAAGFBQIAAAABjgVAAAAAAY8FAQAAAAGQBQEAAAABkQUBAAAAAZIFAQAAAAGTBQEAAAABlAVAAAAAAZUFQAAAAAGWBSAAAAABlwUCAAAAAZgFIAAAAAGZBSAAAAABmgUBAAAAAZsFAQAAAAGcBQEAAAABnQVAAAAAAZ4FQAAAAAEBCwAA0QYAMAELAADRBgAwFKUEAADECAAg9gQBAK4IACGFBQIAuggAIY4FQACvCAAhjwUBAK4IACGQBQEArggAIZEFAQCuCAAhkgUBAK4IACGTBQEArggAIZQFQACvCAAhlQVAAK8IACGWBSAAuwgAIZcFAgC6CAAhmAUgALsIACGZBSAAuwgAIZoFAQC0CAAhmwUBALQIACGcBQEAtAgAIZ0FQADDCAAhngVAAMMIACECAAAAwgYAIAsAANQGACAT9gQBAK4IACGFBQIAuggAIY4FQACvCAAhjwUBAK4IACGQBQEArggAIZEFAQCuCAAhkgUBAK4IACGTBQEArggAIZQFQACvCAAhlQVAAK8IACGWBSAAuwgAIZcFAgC6CAAhmAUgALsIACGZBSAAuwgAIZoFAQC0CAAhmwUBALQIACGcBQEAtAgAIZ0FQADDCAAhngVAAMMIACECAAAAygYAIAsAANYGACACAAAAygYAIAsAANYGACADAAAAwgYAIBIAAM8GACATAADUBgAgAQAAAMIGACABAAAAygYAIAoFAAC-CAAgGAAAvwgAIBkAAMIIACAaAADBCAAgGwAAwAgAIJoFAACwCAAgmwUAALAIACCcBQAAsAgAIJ0FAACwCAAgngUAALAIACAW5gQAAMYHADDnBAAA3QYAEOgEAADGBwAw9gQBAKkHACGFBQIAvgcAIY4FQACqBwAhjwUBAKkHACGQBQEAqQcAIZEFAQCpBwAhkgUBAKkHACGTBQEAqQcAIZQFQACqBwAhlQVAAKoHACGWBSAAvwcAIZcFAgC-BwAhmAUgAL8HACGZBSAAvwcAIZoFAQC0BwAhmwUBALQHACGcBQEAtAcAIZ0FQADHBwAhngVAAMcHACEDAAAAygYAIAEAANwGADAXAADdBgAgAwAAAMoGACABAADLBgAwAgAAwgYAIAEAAADGBgAgAQAAAMYGACADAAAAxAYAIAEAAMUGADACAADGBgAgAwAAAMQGACABAADFBgAwAgAAxgYAIAMAAADEBgAgAQAAxQYAMAIAAMYGACAOpAQAAL0IACD2BAEAAAAB-gQBAAAAAfwEAQAAAAGFBQIAAAABhgUBAAAAAYcFIAAAAAGIBSAAAAABiQUBAAAAAYoFgAAAAAGLBQEAAAABjAUBAAAAAY0FAQAAAAGOBUAAAAABAQsAAOUGACAN9gQBAAAAAfoEAQAAAAH8BAEAAAABhQUCAAAAAYYFAQAAAAGHBSAAAAABiAUgAAAAAYkFAQAAAAGKBYAAAAABiwUBAAAAAYwFAQAAAAGNBQEAAAABjgVAAAAAAQELAADnBgAwAQsAAOcGADAOpAQAALwIACD2BAEArggAIfoEAQCuCAAh_AQBAK4IACGFBQIAuggAIYYFAQCuCAAhhwUgALsIACGIBSAAuwgAIYkFAQC0CAAhigWAAAAAAYsFAQC0CAAhjAUBALQIACGNBQEAtAgAIY4FQACvCAAhAgAAAMYGACALAADqBgAgDfYEAQCuCAAh-gQBAK4IACH8BAEArggAIYUFAgC6CAAhhgUBAK4IACGHBSAAuwgAIYgFIAC7CAAhiQUBALQIACGKBYAAAAABiwUBALQIACGMBQEAtAgAIY0FAQC0CAAhjgVAAK8IACECAAAAxAYAIAsAAOwGACACAAAAxAYAIAsAAOwGACADAAAAxgYAIBIAAOUGACATAADqBgAgAQAAAMYGACABAAAAxAYAIAoFAAC1CAAgGAAAtggAIBkAALkIACAaAAC4CAAgGwAAtwgAIIkFAACwCAAgigUAALAIACCLBQAAsAgAIIwFAACwCAAgjQUAALAIACAQ5gQAAL0HADDnBAAA8wYAEOgEAAC9BwAw9gQBAKkHACH6BAEAqQcAIfwEAQCpBwAhhQUCAL4HACGGBQEAqQcAIYcFIAC_BwAhiAUgAL8HACGJBQEAtAcAIYoFAADABwAgiwUBALQHACGMBQEAtAcAIY0FAQC0BwAhjgVAAKoHACEDAAAAxAYAIAEAAPIGADAXAADzBgAgAwAAAMQGACABAADFBgAwAgAAxgYAIAzmBAAAugcAMOcEAAD5BgAQ6AQAALoHADD2BAEAAAAB9wRAALIHACH4BAEAsQcAIfkEAQCxBwAh-gQBALEHACH7BAEAuwcAIfwEAQC7BwAh_QQAALwHACD-BAAAvAcAIAEAAAD2BgAgAQAAAPYGACAM5gQAALoHADDnBAAA-QYAEOgEAAC6BwAw9gQBALEHACH3BEAAsgcAIfgEAQCxBwAh-QQBALEHACH6BAEAsQcAIfsEAQC7BwAh_AQBALsHACH9BAAAvAcAIP4EAAC8BwAgAvsEAACwCAAg_AQAALAIACADAAAA-QYAIAEAAPoGADACAAD2BgAgAwAAAPkGACABAAD6BgAwAgAA9gYAIAMAAAD5BgAgAQAA-gYAMAIAAPYGACAJ9gQBAAAAAfcEQAAAAAH4BAEAAAAB-QQBAAAAAfoEAQAAAAH7BAEAAAAB_AQBAAAAAf0EgAAAAAH-BIAAAAABAQsAAP4GACAJ9gQBAAAAAfcEQAAAAAH4BAEAAAAB-QQBAAAAAfoEAQAAAAH7BAEAAAAB_AQBAAAAAf0EgAAAAAH-BIAAAAABAQsAAIAHADABCwAAgAcAMAn2BAEArggAIfcEQACvCAAh-AQBAK4IACH5BAEArggAIfoEAQCuCAAh-wQBALQIACH8BAEAtAgAIf0EgAAAAAH-BIAAAAABAgAAAPYGACALAACDBwAgCfYEAQCuCAAh9wRAAK8IACH4BAEArggAIfkEAQCuCAAh-gQBAK4IACH7BAEAtAgAIfwEAQC0CAAh_QSAAAAAAf4EgAAAAAECAAAA-QYAIAsAAIUHACACAAAA-QYAIAsAAIUHACADAAAA9gYAIBIAAP4GACATAACDBwAgAQAAAPYGACABAAAA-QYAIAUFAACxCAAgGgAAswgAIBsAALIIACD7BAAAsAgAIPwEAACwCAAgDOYEAACzBwAw5wQAAIwHABDoBAAAswcAMPYEAQCpBwAh9wRAAKoHACH4BAEAqQcAIfkEAQCpBwAh-gQBAKkHACH7BAEAtAcAIfwEAQC0BwAh_QQAALUHACD-BAAAtQcAIAMAAAD5BgAgAQAAiwcAMBcAAIwHACADAAAA-QYAIAEAAPoGADACAAD2BgAgBeYEAACwBwAw5wQAAJIHABDoBAAAsAcAMOkEAQAAAAHqBEAAsgcAIQEAAACPBwAgAQAAAI8HACAF5gQAALAHADDnBAAAkgcAEOgEAACwBwAw6QQBALEHACHqBEAAsgcAIQADAAAAkgcAIAEAAJMHADACAACPBwAgAwAAAJIHACABAACTBwAwAgAAjwcAIAMAAACSBwAgAQAAkwcAMAIAAI8HACAC6QQBAAAAAeoEQAAAAAEBCwAAlwcAIALpBAEAAAAB6gRAAAAAAQELAACZBwAwAQsAAJkHADAC6QQBAK4IACHqBEAArwgAIQIAAACPBwAgCwAAnAcAIALpBAEArggAIeoEQACvCAAhAgAAAJIHACALAACeBwAgAgAAAJIHACALAACeBwAgAwAAAI8HACASAACXBwAgEwAAnAcAIAEAAACPBwAgAQAAAJIHACADBQAAqwgAIBoAAK0IACAbAACsCAAgBeYEAACoBwAw5wQAAKUHABDoBAAAqAcAMOkEAQCpBwAh6gRAAKoHACEDAAAAkgcAIAEAAKQHADAXAAClBwAgAwAAAJIHACABAACTBwAwAgAAjwcAIAXmBAAAqAcAMOcEAAClBwAQ6AQAAKgHADDpBAEAqQcAIeoEQACqBwAhDgUAAKwHACAaAACvBwAgGwAArwcAIOsEAQAAAAHsBAEAAAAE7QQBAAAABO4EAQAAAAHvBAEAAAAB8AQBAAAAAfEEAQAAAAHyBAEArgcAIfMEAQAAAAH0BAEAAAAB9QQBAAAAAQsFAACsBwAgGgAArQcAIBsAAK0HACDrBEAAAAAB7ARAAAAABO0EQAAAAATuBEAAAAAB7wRAAAAAAfAEQAAAAAHxBEAAAAAB8gRAAKsHACELBQAArAcAIBoAAK0HACAbAACtBwAg6wRAAAAAAewEQAAAAATtBEAAAAAE7gRAAAAAAe8EQAAAAAHwBEAAAAAB8QRAAAAAAfIEQACrBwAhCOsEAgAAAAHsBAIAAAAE7QQCAAAABO4EAgAAAAHvBAIAAAAB8AQCAAAAAfEEAgAAAAHyBAIArAcAIQjrBEAAAAAB7ARAAAAABO0EQAAAAATuBEAAAAAB7wRAAAAAAfAEQAAAAAHxBEAAAAAB8gRAAK0HACEOBQAArAcAIBoAAK8HACAbAACvBwAg6wQBAAAAAewEAQAAAATtBAEAAAAE7gQBAAAAAe8EAQAAAAHwBAEAAAAB8QQBAAAAAfIEAQCuBwAh8wQBAAAAAfQEAQAAAAH1BAEAAAABC-sEAQAAAAHsBAEAAAAE7QQBAAAABO4EAQAAAAHvBAEAAAAB8AQBAAAAAfEEAQAAAAHyBAEArwcAIfMEAQAAAAH0BAEAAAAB9QQBAAAAAQXmBAAAsAcAMOcEAACSBwAQ6AQAALAHADDpBAEAsQcAIeoEQACyBwAhC-sEAQAAAAHsBAEAAAAE7QQBAAAABO4EAQAAAAHvBAEAAAAB8AQBAAAAAfEEAQAAAAHyBAEArwcAIfMEAQAAAAH0BAEAAAAB9QQBAAAAAQjrBEAAAAAB7ARAAAAABO0EQAAAAATuBEAAAAAB7wRAAAAAAfAEQAAAAAHxBEAAAAAB8gRAAK0HACEM5gQAALMHADDnBAAAjAcAEOgEAACzBwAw9gQBAKkHACH3BEAAqgcAIfgEAQCpBwAh-QQBAKkHACH6BAEAqQcAIfsEAQC0BwAh_AQBALQHACH9BAAAtQcAIP4EAAC1BwAgDgUAALgHACAaAAC5BwAgGwAAuQcAIOsEAQAAAAHsBAEAAAAF7QQBAAAABe4EAQAAAAHvBAEAAAAB8AQBAAAAAfEEAQAAAAHyBAEAtwcAIfMEAQAAAAH0BAEAAAAB9QQBAAAAAQ8FAACsBwAgGgAAtgcAIBsAALYHACDrBIAAAAAB7gSAAAAAAe8EgAAAAAHwBIAAAAAB8QSAAAAAAfIEgAAAAAH_BAEAAAABgAUBAAAAAYEFAQAAAAGCBYAAAAABgwWAAAAAAYQFgAAAAAEM6wSAAAAAAe4EgAAAAAHvBIAAAAAB8ASAAAAAAfEEgAAAAAHyBIAAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggWAAAAAAYMFgAAAAAGEBYAAAAABDgUAALgHACAaAAC5BwAgGwAAuQcAIOsEAQAAAAHsBAEAAAAF7QQBAAAABe4EAQAAAAHvBAEAAAAB8AQBAAAAAfEEAQAAAAHyBAEAtwcAIfMEAQAAAAH0BAEAAAAB9QQBAAAAAQjrBAIAAAAB7AQCAAAABe0EAgAAAAXuBAIAAAAB7wQCAAAAAfAEAgAAAAHxBAIAAAAB8gQCALgHACEL6wQBAAAAAewEAQAAAAXtBAEAAAAF7gQBAAAAAe8EAQAAAAHwBAEAAAAB8QQBAAAAAfIEAQC5BwAh8wQBAAAAAfQEAQAAAAH1BAEAAAABDOYEAAC6BwAw5wQAAPkGABDoBAAAugcAMPYEAQCxBwAh9wRAALIHACH4BAEAsQcAIfkEAQCxBwAh-gQBALEHACH7BAEAuwcAIfwEAQC7BwAh_QQAALwHACD-BAAAvAcAIAvrBAEAAAAB7AQBAAAABe0EAQAAAAXuBAEAAAAB7wQBAAAAAfAEAQAAAAHxBAEAAAAB8gQBALkHACHzBAEAAAAB9AQBAAAAAfUEAQAAAAEM6wSAAAAAAe4EgAAAAAHvBIAAAAAB8ASAAAAAAfEEgAAAAAHyBIAAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggWAAAAAAYMFgAAAAAGEBYAAAAABEOYEAAC9BwAw5wQAAPMGABDoBAAAvQcAMPYEAQCpBwAh-gQBAKkHACH8BAEAqQcAIYUFAgC-BwAhhgUBAKkHACGHBSAAvwcAIYgFIAC_BwAhiQUBALQHACGKBQAAwAcAIIsFAQC0BwAhjAUBALQHACGNBQEAtAcAIY4FQACqBwAhDQUAAKwHACAYAADFBwAgGQAArAcAIBoAAKwHACAbAACsBwAg6wQCAAAAAewEAgAAAATtBAIAAAAE7gQCAAAAAe8EAgAAAAHwBAIAAAAB8QQCAAAAAfIEAgDEBwAhBQUAAKwHACAaAADDBwAgGwAAwwcAIOsEIAAAAAHyBCAAwgcAIQ8FAAC4BwAgGgAAwQcAIBsAAMEHACDrBIAAAAAB7gSAAAAAAe8EgAAAAAHwBIAAAAAB8QSAAAAAAfIEgAAAAAH_BAEAAAABgAUBAAAAAYEFAQAAAAGCBYAAAAABgwWAAAAAAYQFgAAAAAEM6wSAAAAAAe4EgAAAAAHvBIAAAAAB8ASAAAAAAfEEgAAAAAHyBIAAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggWAAAAAAYMFgAAAAAGEBYAAAAABBQUAAKwHACAaAADDBwAgGwAAwwcAIOsEIAAAAAHyBCAAwgcAIQLrBCAAAAAB8gQgAMMHACENBQAArAcAIBgAAMUHACAZAACsBwAgGgAArAcAIBsAAKwHACDrBAIAAAAB7AQCAAAABO0EAgAAAATuBAIAAAAB7wQCAAAAAfAEAgAAAAHxBAIAAAAB8gQCAMQHACEI6wQIAAAAAewECAAAAATtBAgAAAAE7gQIAAAAAe8ECAAAAAHwBAgAAAAB8QQIAAAAAfIECADFBwAhFuYEAADGBwAw5wQAAN0GABDoBAAAxgcAMPYEAQCpBwAhhQUCAL4HACGOBUAAqgcAIY8FAQCpBwAhkAUBAKkHACGRBQEAqQcAIZIFAQCpBwAhkwUBAKkHACGUBUAAqgcAIZUFQACqBwAhlgUgAL8HACGXBQIAvgcAIZgFIAC_BwAhmQUgAL8HACGaBQEAtAcAIZsFAQC0BwAhnAUBALQHACGdBUAAxwcAIZ4FQADHBwAhCwUAALgHACAaAADJBwAgGwAAyQcAIOsEQAAAAAHsBEAAAAAF7QRAAAAABe4EQAAAAAHvBEAAAAAB8ARAAAAAAfEEQAAAAAHyBEAAyAcAIQsFAAC4BwAgGgAAyQcAIBsAAMkHACDrBEAAAAAB7ARAAAAABe0EQAAAAAXuBEAAAAAB7wRAAAAAAfAEQAAAAAHxBEAAAAAB8gRAAMgHACEI6wRAAAAAAewEQAAAAAXtBEAAAAAF7gRAAAAAAe8EQAAAAAHwBEAAAAAB8QRAAAAAAfIEQADJBwAhF6UEAADOBwAg5gQAAMoHADDnBAAAygYAEOgEAADKBwAw9gQBALEHACGFBQIAywcAIY4FQACyBwAhjwUBALEHACGQBQEAsQcAIZEFAQCxBwAhkgUBALEHACGTBQEAsQcAIZQFQACyBwAhlQVAALIHACGWBSAAzAcAIZcFAgDLBwAhmAUgAMwHACGZBSAAzAcAIZoFAQC7BwAhmwUBALsHACGcBQEAuwcAIZ0FQADNBwAhngVAAM0HACEI6wQCAAAAAewEAgAAAATtBAIAAAAE7gQCAAAAAe8EAgAAAAHwBAIAAAAB8QQCAAAAAfIEAgCsBwAhAusEIAAAAAHyBCAAwwcAIQjrBEAAAAAB7ARAAAAABe0EQAAAAAXuBEAAAAAB7wRAAAAAAfAEQAAAAAHxBEAAAAAB8gRAAMkHACEDnwUAAMQGACCgBQAAxAYAIKEFAADEBgAgEaQEAADRBwAg5gQAAM8HADDnBAAAxAYAEOgEAADPBwAw9gQBALEHACH6BAEAsQcAIfwEAQCxBwAhhQUCAMsHACGGBQEAsQcAIYcFIADMBwAhiAUgAMwHACGJBQEAuwcAIYoFAADQBwAgiwUBALsHACGMBQEAuwcAIY0FAQC7BwAhjgVAALIHACEM6wSAAAAAAe4EgAAAAAHvBIAAAAAB8ASAAAAAAfEEgAAAAAHyBIAAAAAB_wQBAAAAAYAFAQAAAAGBBQEAAAABggWAAAAAAYMFgAAAAAGEBYAAAAABGaUEAADOBwAg5gQAAMoHADDnBAAAygYAEOgEAADKBwAw9gQBALEHACGFBQIAywcAIY4FQACyBwAhjwUBALEHACGQBQEAsQcAIZEFAQCxBwAhkgUBALEHACGTBQEAsQcAIZQFQACyBwAhlQVAALIHACGWBSAAzAcAIZcFAgDLBwAhmAUgAMwHACGZBSAAzAcAIZoFAQC7BwAhmwUBALsHACGcBQEAuwcAIZ0FQADNBwAhngVAAM0HACGABgAAygYAIIEGAADKBgAgCuYEAADSBwAw5wQAAL8GABDoBAAA0gcAMPYEAQCpBwAh9wRAAKoHACH4BAEAqQcAIf0EAQCpBwAh_gQBAKkHACGiBQEAqQcAIaMFAQCpBwAhCuYEAADTBwAw5wQAAKwGABDoBAAA0wcAMPYEAQCxBwAh9wRAALIHACH4BAEAsQcAIf0EAQCxBwAh_gQBALEHACGiBQEAsQcAIaMFAQCxBwAhCuYEAADUBwAw5wQAAKYGABDoBAAA1AcAMPYEAQCpBwAhjgVAAKoHACGiBQEAqQcAIaQFAgC-BwAhpQUBAKkHACGmBSAAvwcAIacFAQCpBwAhFOYEAADVBwAw5wQAAJAGABDoBAAA1QcAMPYEAQCpBwAhhQUCAL4HACGGBQEAqQcAIYkFAQC0BwAhjgVAAKoHACGjBQEAqQcAIagFAQCpBwAhqQUBAKkHACGqBQEAtAcAIasFQACqBwAhrAUCAL4HACGtBQEAtAcAIa4FAQC0BwAhrwVAAKoHACGwBQIAvgcAIbEFAAC1BwAgsgUBALQHACEV8wMAANcHACDmBAAA1gcAMOcEAAD9BQAQ6AQAANYHADD2BAEAsQcAIYUFAgDLBwAhhgUBALEHACGJBQEAuwcAIY4FQACyBwAhowUBALEHACGoBQEAsQcAIakFAQCxBwAhqgUBALsHACGrBUAAsgcAIawFAgDLBwAhrQUBALsHACGuBQEAuwcAIa8FQACyBwAhsAUCAMsHACGxBQAAvAcAILIFAQC7BwAhA58FAAD3BQAgoAUAAPcFACChBQAA9wUAIAKiBQEAAAABpAUCAAAAAQvyAwAA2gcAIOYEAADZBwAw5wQAAPcFABDoBAAA2QcAMPYEAQCxBwAhjgVAALIHACGiBQEAsQcAIaQFAgDLBwAhpQUBALEHACGmBSAAzAcAIacFAQCxBwAhF_MDAADXBwAg5gQAANYHADDnBAAA_QUAEOgEAADWBwAw9gQBALEHACGFBQIAywcAIYYFAQCxBwAhiQUBALsHACGOBUAAsgcAIaMFAQCxBwAhqAUBALEHACGpBQEAsQcAIaoFAQC7BwAhqwVAALIHACGsBQIAywcAIa0FAQC7BwAhrgUBALsHACGvBUAAsgcAIbAFAgDLBwAhsQUAALwHACCyBQEAuwcAIYAGAAD9BQAggQYAAP0FACAF5gQAANsHADDnBAAA8gUAEOgEAADbBwAw9wRAAKoHACG0BQEAqQcAIQXmBAAA3AcAMOcEAADfBQAQ6AQAANwHADD3BEAAsgcAIbQFAQCxBwAhBeYEAADdBwAw5wQAANkFABDoBAAA3QcAMPYEAgC-BwAh9wRAAKoHACEF5gQAAN4HADDnBAAAxgUAEOgEAADeBwAw9gQCAMsHACH3BEAAsgcAIQbmBAAA3wcAMOcEAADABQAQ6AQAAN8HADC0BQEAqQcAIbUFAgC-BwAhtgUCAL4HACEG5gQAAOAHADDnBAAArQUAEOgEAADgBwAwtAUBALEHACG1BQIAywcAIbYFAgDLBwAhBuYEAADhBwAw5wQAAKcFABDoBAAA4QcAMIUFAgC-BwAhtAUBAKkHACG3BQAAtQcAIAbmBAAA4gcAMOcEAACUBQAQ6AQAAOIHADCFBQIAywcAIbQFAQCxBwAhtwUAALwHACAH5gQAAOMHADDnBAAAjgUAEOgEAADjBwAw9gQBAKkHACH3BEAAqgcAIbQFAQCpBwAhtwUAAOQHACAE6wQBAAAABbgFAQAAAAG5BQEAAAAEugUBAAAABAfmBAAA5QcAMOcEAAD7BAAQ6AQAAOUHADD2BAEAsQcAIfcEQACyBwAhtAUBALEHACG3BQAA5AcAIAbmBAAA5gcAMOcEAAD1BAAQ6AQAAOYHADD3BEAAqgcAIbQFAQCpBwAhuwUBAKkHACEG5gQAAOcHADDnBAAA4gQAEOgEAADnBwAw9wRAALIHACG0BQEAsQcAIbsFAQCxBwAhArQFAQAAAAG7BQEAAAABCuYEAADpBwAw5wQAANwEABDoBAAA6QcAMPYEAQCpBwAhtAUBAKkHACG7BQEAtAcAIb0FAQCpBwAhvgUCAL4HACG_BSAAvwcAIcAFQACqBwAhCuYEAADqBwAw5wQAAMkEABDoBAAA6gcAMPYEAQCxBwAhtAUBALEHACG7BQEAuwcAIb0FAQCxBwAhvgUCAMsHACG_BSAAzAcAIcAFQACyBwAhBuYEAADrBwAw5wQAAMMEABDoBAAA6wcAMPcEQACqBwAhtAUBAKkHACHBBQEAqQcAIQbmBAAA7AcAMOcEAACwBAAQ6AQAAOwHADD3BEAAsgcAIbQFAQCxBwAhwQUBALEHACECtAUBAAAAAcEFAQAAAAET5gQAAO4HADDnBAAAqgQAEOgEAADuBwAw9gQBAKkHACH3BEAAqgcAIY8FAQCpBwAhtAUBAKkHACG7BQEAqQcAIb0FAQCpBwAhvgUCAL4HACHDBQEAqQcAIcQFAQC0BwAhxQUBAKkHACHGBQEAtAcAIccFAQC0BwAhyAUgAL8HACHJBUAAxwcAIcoFIAC_BwAhywVAAMcHACET5gQAAO8HADDnBAAAlwQAEOgEAADvBwAw9gQBALEHACH3BEAAsgcAIY8FAQCxBwAhtAUBALEHACG7BQEAsQcAIb0FAQCxBwAhvgUCAMsHACHDBQEAsQcAIcQFAQC7BwAhxQUBALEHACHGBQEAuwcAIccFAQC7BwAhyAUgAMwHACHJBUAAzQcAIcoFIADMBwAhywVAAM0HACEN5gQAAPAHADDnBAAAkQQAEOgEAADwBwAw9gQBAKkHACH3BEAAqgcAIfgEAQCpBwAh-QQBAKkHACH9BAAAtQcAIP4EAAC1BwAgpQUBAKkHACHMBQEAqQcAIc0FAQCpBwAhzgUBALQHACEN5gQAAPEHADDnBAAA_gMAEOgEAADxBwAw9gQBALEHACH3BEAAsgcAIfgEAQCxBwAh-QQBALEHACH9BAAAvAcAIP4EAAC8BwAgpQUBALEHACHMBQEAsQcAIc0FAQCxBwAhzgUBALsHACEJ5gQAAPIHADDnBAAA-AMAEOgEAADyBwAwtAUBAKkHACHPBUAAxwcAIdAFAQC0BwAh0QUCAL4HACHSBQIAvgcAIdMFIAC_BwAhCeYEAADzBwAw5wQAAOUDABDoBAAA8wcAMLQFAQCxBwAhzwVAAM0HACHQBQEAuwcAIdEFAgDLBwAh0gUCAMsHACHTBSAAzAcAIQjmBAAA9AcAMOcEAADfAwAQ6AQAAPQHADD3BEAAqgcAIY0FAQC0BwAhtAUBAKkHACHOBQEAqQcAIdQFAQCpBwAhDOYEAAD1BwAw5wQAAMkDABDoBAAA9QcAMPYEAQCpBwAhhgUBAKkHACGOBUAAqgcAIZ0FQADHBwAhpQUBAKkHACHMBQEAqQcAIc0FAQCpBwAh1QUgAL8HACHWBSAAvwcAIQ2hAgAA9wcAIOYEAAD2BwAw5wQAALYDABDoBAAA9gcAMPYEAQCxBwAhhgUBALEHACGOBUAAsgcAIZ0FQADNBwAhpQUBALEHACHMBQEAsQcAIc0FAQCxBwAh1QUgAMwHACHWBSAAzAcAIQOfBQAAsAMAIKAFAACwAwAgoQUAALADACACtAUBAAAAAdQFAQAAAAEJoAIAAPoHACDmBAAA-QcAMOcEAACwAwAQ6AQAAPkHADD3BEAAsgcAIY0FAQC7BwAhtAUBALEHACHOBQEAsQcAIdQFAQCxBwAhD6ECAAD3BwAg5gQAAPYHADDnBAAAtgMAEOgEAAD2BwAw9gQBALEHACGGBQEAsQcAIY4FQACyBwAhnQVAAM0HACGlBQEAsQcAIcwFAQCxBwAhzQUBALEHACHVBSAAzAcAIdYFIADMBwAhgAYAALYDACCBBgAAtgMAIAbmBAAA-wcAMOcEAACrAwAQ6AQAAPsHADC0BQEAqQcAIdgFQACqBwAh2QVAAKoHACEG5gQAAPwHADDnBAAAmAMAEOgEAAD8BwAwtAUBALEHACHYBUAAsgcAIdkFQACyBwAhB-YEAAD9BwAw5wQAAJIDABDoBAAA_QcAMLQFAQCpBwAh2gUBAKkHACHbBUAAqgcAIdwFAQC0BwAhB-YEAAD-BwAw5wQAAP8CABDoBAAA_gcAMLQFAQCxBwAh2gUBALEHACHbBUAAsgcAIdwFAQC7BwAhArQFAQAAAAHaBQEAAAABBuYEAACACAAw5wQAAPkCABDoBAAAgAgAMPcEQACqBwAhtAUBAKkHACHaBQEAqQcAIQbmBAAAgQgAMOcEAADmAgAQ6AQAAIEIADD3BEAAsgcAIbQFAQCxBwAh2gUBALEHACECtAUBAAAAAdoFAQAAAAEI5gQAAIMIADDnBAAA4AIAEOgEAACDCAAw9wRAAKoHACG0BQEAqQcAIccFAQCpBwAh3wUBAKkHACHgBQEAqQcAIQjmBAAAhAgAMOcEAADNAgAQ6AQAAIQIADD3BEAAsgcAIbQFAQCxBwAhxwUBALEHACHfBQEAsQcAIeAFAQCxBwAhArQFAQAAAAHfBQEAAAABB-YEAACGCAAw5wQAAMcCABDoBAAAhggAMPcEQACqBwAhtAUBAKkHACHMBQEAqQcAIc0FAQCpBwAhB-YEAACHCAAw5wQAALQCABDoBAAAhwgAMPcEQACyBwAhtAUBALEHACHMBQEAsQcAIc0FAQCxBwAhArQFAQAAAAHNBQEAAAABB-YEAACJCAAw5wQAAK4CABDoBAAAiQgAMPYEBACKCAAh9wRAAKoHACHHBQEAqQcAIeMFAQCpBwAhDQUAAKwHACAYAADFBwAgGQAAjAgAIBoAAIwIACAbAACMCAAg6wQEAAAAAewEBAAAAATtBAQAAAAE7gQEAAAAAe8EBAAAAAHwBAQAAAAB8QQEAAAAAfIEBACLCAAhDQUAAKwHACAYAADFBwAgGQAAjAgAIBoAAIwIACAbAACMCAAg6wQEAAAAAewEBAAAAATtBAQAAAAE7gQEAAAAAe8EBAAAAAHwBAQAAAAB8QQEAAAAAfIEBACLCAAhCOsEBAAAAAHsBAQAAAAE7QQEAAAABO4EBAAAAAHvBAQAAAAB8AQEAAAAAfEEBAAAAAHyBAQAjAgAIQfmBAAAjQgAMOcEAACbAgAQ6AQAAI0IADD2BAQAjggAIfcEQACyBwAhxwUBALEHACHjBQEAsQcAIQjrBAQAAAAB7AQEAAAABO0EBAAAAATuBAQAAAAB7wQEAAAAAfAEBAAAAAHxBAQAAAAB8gQEAIwIACEQ5gQAAI8IADDnBAAAlQIAEOgEAACPCAAw9gQBAKkHACGFBQIAvgcAIYYFAQCpBwAhjgVAAKoHACGlBQEAqQcAIdoFAQCpBwAh5AUCAL4HACHlBQEAqQcAIeYFQADHBwAh5wUgAL8HACHoBQEAtAcAIekFAAC1BwAg6gUCAL4HACEZ5gQAAJAIADDnBAAA_wEAEOgEAACQCAAw9gQBAKkHACGFBQIAvgcAIYYFAQCpBwAhjgVAAKoHACGPBQEAqQcAIaUFAQCpBwAh5AUCAL4HACHlBQEAqQcAIeYFQADHBwAh5wUgAL8HACHoBQEAtAcAIekFAAC1BwAg6gUCAL4HACHrBQEAqQcAIewFAADkBwAg7QUAAOQHACDuBUAAqgcAIe8FIAC_BwAh8AUgAL8HACHxBQEAtAcAIfIFAgC-BwAh8wUCAL4HACEanwEAAJIIACDmBAAAkQgAMOcEAADsAQAQ6AQAAJEIADD2BAEAsQcAIYUFAgDLBwAhhgUBALEHACGOBUAAsgcAIY8FAQCxBwAhpQUBALEHACHkBQIAywcAIeUFAQCxBwAh5gVAAM0HACHnBSAAzAcAIegFAQC7BwAh6QUAALwHACDqBQIAywcAIesFAQCxBwAh7AUAAOQHACDtBQAA5AcAIO4FQACyBwAh7wUgAMwHACHwBSAAzAcAIfEFAQC7BwAh8gUCAMsHACHzBQIAywcAIQOfBQAA5gEAIKAFAADmAQAgoQUAAOYBACARngEAAJQIACDmBAAAkwgAMOcEAADmAQAQ6AQAAJMIADD2BAEAsQcAIYUFAgDLBwAhhgUBALEHACGOBUAAsgcAIaUFAQCxBwAh2gUBALEHACHkBQIAywcAIeUFAQCxBwAh5gVAAM0HACHnBSAAzAcAIegFAQC7BwAh6QUAALwHACDqBQIAywcAIRyfAQAAkggAIOYEAACRCAAw5wQAAOwBABDoBAAAkQgAMPYEAQCxBwAhhQUCAMsHACGGBQEAsQcAIY4FQACyBwAhjwUBALEHACGlBQEAsQcAIeQFAgDLBwAh5QUBALEHACHmBUAAzQcAIecFIADMBwAh6AUBALsHACHpBQAAvAcAIOoFAgDLBwAh6wUBALEHACHsBQAA5AcAIO0FAADkBwAg7gVAALIHACHvBSAAzAcAIfAFIADMBwAh8QUBALsHACHyBQIAywcAIfMFAgDLBwAhgAYAAOwBACCBBgAA7AEAIBHmBAAAlQgAMOcEAADhAQAQ6AQAAJUIADD2BAEAqQcAIYUFAgC-BwAhhgUBAKkHACGOBUAAqgcAIaUFAQCpBwAhrQUBAKkHACHkBQIAvgcAIeUFAQCpBwAh5gVAAMcHACHnBSAAvwcAIegFAQC0BwAh6QUAALUHACDqBQIAvgcAIfQFAQC0BwAhEeYEAACWCAAw5wQAAM4BABDoBAAAlggAMPYEAQCxBwAhhQUCAMsHACGGBQEAsQcAIY4FQACyBwAhpQUBALEHACGtBQEAsQcAIeQFAgDLBwAh5QUBALEHACHmBUAAzQcAIecFIADMBwAh6AUBALsHACHpBQAAvAcAIOoFAgDLBwAh9AUBALsHACEG5gQAAJcIADDnBAAAyAEAEOgEAACXCAAw9wRAAKoHACG0BQEAqQcAIfUFAQCpBwAhBuYEAACYCAAw5wQAALUBABDoBAAAmAgAMPcEQACyBwAhtAUBALEHACH1BQEAsQcAIQK0BQEAAAAB9QUBAAAAAQjmBAAAmggAMOcEAACvAQAQ6AQAAJoIADD2BAEAqQcAIYUFAgC-BwAhrQUBAKkHACH3BQEAqQcAIfgFIAC_BwAhCOYEAACbCAAw5wQAAJwBABDoBAAAmwgAMPYEAQCxBwAhhQUCAMsHACGtBQEAsQcAIfcFAQCxBwAh-AUgAMwHACEF5gQAAJwIADDnBAAAlgEAEOgEAACcCAAw9gQBAKkHACGFBQIAvgcAIQXmBAAAnQgAMOcEAACDAQAQ6AQAAJ0IADD2BAEAsQcAIYUFAgDLBwAhB-YEAACeCAAw5wQAAH0AEOgEAACeCAAw9gQBAKkHACGFBQIAvgcAIYoFAAC1BwAg-QUBAKkHACEH5gQAAJ8IADDnBAAAagAQ6AQAAJ8IADD2BAEAsQcAIYUFAgDLBwAhigUAALwHACD5BQEAsQcAIQbmBAAAoAgAMOcEAABkABDoBAAAoAgAMPYEAQCpBwAhhQUCAL4HACH6BQAAtQcAIAbmBAAAoQgAMOcEAABRABDoBAAAoQgAMPYEAQCxBwAhhQUCAMsHACH6BQAAvAcAIAjmBAAAoggAMOcEAABLABDoBAAAoggAMPYEAQCpBwAhhQUCAL4HACHnBSAAvwcAIfsFAQCpBwAh_AUAALUHACAI5gQAAKMIADDnBAAAOAAQ6AQAAKMIADD2BAEAsQcAIYUFAgDLBwAh5wUgAMwHACH7BQEAsQcAIfwFAAC8BwAgBeYEAACkCAAw5wQAADIAEOgEAACkCAAw6QQBAKkHACG0BQEAqQcAIQkDAAC1BwAg5gQAAKUIADDnBAAAHAAQ6AQAAKUIADD2BAEAqQcAIYUFAgC-BwAhhgUBAKkHACH9BQEAqQcAIf4FAQC0BwAhCgMAALwHACAEAACnCAAg5gQAAKYIADDnBAAACQAQ6AQAAKYIADD2BAEAsQcAIYUFAgDLBwAhhgUBALEHACH9BQEAsQcAIf4FAQC7BwAhA58FAAADACCgBQAAAwAgoQUAAAMAIALpBAEAAAABtAUBAAAAAQYDAACqCAAg5gQAAKkIADDnBAAAAwAQ6AQAAKkIADDpBAEAsQcAIbQFAQCxBwAhDAMAALwHACAEAACnCAAg5gQAAKYIADDnBAAACQAQ6AQAAKYIADD2BAEAsQcAIYUFAgDLBwAhhgUBALEHACH9BQEAsQcAIf4FAQC7BwAhgAYAAAkAIIEGAAAJACAAAAABhQYBAAAAAQGFBkAAAAABAAAAAAGFBgEAAAABAAAAAAAFhQYCAAAAAYwGAgAAAAGNBgIAAAABjgYCAAAAAY8GAgAAAAEBhQYgAAAAAQUSAADDCgAgEwAAxgoAIIIGAADECgAggwYAAMUKACCIBgAAwgYAIAMSAADDCgAgggYAAMQKACCIBgAAwgYAIAAAAAAAAYUGQAAAAAELEgAAxQgAMBMAAMoIADCCBgAAxggAMIMGAADHCAAwhAYAAMgIACCFBgAAyQgAMIYGAADJCAAwhwYAAMkIADCIBgAAyQgAMIkGAADLCAAwigYAAMwIADAM9gQBAAAAAfwEAQAAAAGFBQIAAAABhgUBAAAAAYcFIAAAAAGIBSAAAAABiQUBAAAAAYoFgAAAAAGLBQEAAAABjAUBAAAAAY0FAQAAAAGOBUAAAAABAgAAAMYGACASAADQCAAgAwAAAMYGACASAADQCAAgEwAAzwgAIAELAADCCgAwEaQEAADRBwAg5gQAAM8HADDnBAAAxAYAEOgEAADPBwAw9gQBAAAAAfoEAQCxBwAh_AQBALEHACGFBQIAywcAIYYFAQCxBwAhhwUgAMwHACGIBSAAzAcAIYkFAQC7BwAhigUAANAHACCLBQEAuwcAIYwFAQC7BwAhjQUBALsHACGOBUAAsgcAIQIAAADGBgAgCwAAzwgAIAIAAADNCAAgCwAAzggAIBDmBAAAzAgAMOcEAADNCAAQ6AQAAMwIADD2BAEAsQcAIfoEAQCxBwAh_AQBALEHACGFBQIAywcAIYYFAQCxBwAhhwUgAMwHACGIBSAAzAcAIYkFAQC7BwAhigUAANAHACCLBQEAuwcAIYwFAQC7BwAhjQUBALsHACGOBUAAsgcAIRDmBAAAzAgAMOcEAADNCAAQ6AQAAMwIADD2BAEAsQcAIfoEAQCxBwAh_AQBALEHACGFBQIAywcAIYYFAQCxBwAhhwUgAMwHACGIBSAAzAcAIYkFAQC7BwAhigUAANAHACCLBQEAuwcAIYwFAQC7BwAhjQUBALsHACGOBUAAsgcAIQz2BAEArggAIfwEAQCuCAAhhQUCALoIACGGBQEArggAIYcFIAC7CAAhiAUgALsIACGJBQEAtAgAIYoFgAAAAAGLBQEAtAgAIYwFAQC0CAAhjQUBALQIACGOBUAArwgAIQz2BAEArggAIfwEAQCuCAAhhQUCALoIACGGBQEArggAIYcFIAC7CAAhiAUgALsIACGJBQEAtAgAIYoFgAAAAAGLBQEAtAgAIYwFAQC0CAAhjQUBALQIACGOBUAArwgAIQz2BAEAAAAB_AQBAAAAAYUFAgAAAAGGBQEAAAABhwUgAAAAAYgFIAAAAAGJBQEAAAABigWAAAAAAYsFAQAAAAGMBQEAAAABjQUBAAAAAY4FQAAAAAEEEgAAxQgAMIIGAADGCAAwhAYAAMgIACCIBgAAyQgAMAAGpQQAANIIACCaBQAAsAgAIJsFAACwCAAgnAUAALAIACCdBQAAsAgAIJ4FAACwCAAgAAAAAAAAAAAFEgAAvQoAIBMAAMAKACCCBgAAvgoAIIMGAAC_CgAgiAYAAPUFACADEgAAvQoAIIIGAAC-CgAgiAYAAPUFACAAAAAAAAsSAADkCAAwEwAA6QgAMIIGAADlCAAwgwYAAOYIADCEBgAA5wgAIIUGAADoCAAwhgYAAOgIADCHBgAA6AgAMIgGAADoCAAwiQYAAOoIADCKBgAA6wgAMAb2BAEAAAABjgVAAAAAAaQFAgAAAAGlBQEAAAABpgUgAAAAAacFAQAAAAECAAAA-QUAIBIAAO8IACADAAAA-QUAIBIAAO8IACATAADuCAAgAQsAALwKADAM8gMAANoHACDmBAAA2QcAMOcEAAD3BQAQ6AQAANkHADD2BAEAAAABjgVAALIHACGiBQEAsQcAIaQFAgDLBwAhpQUBALEHACGmBSAAzAcAIacFAQCxBwAhswUAANgHACACAAAA-QUAIAsAAO4IACACAAAA7AgAIAsAAO0IACAK5gQAAOsIADDnBAAA7AgAEOgEAADrCAAw9gQBALEHACGOBUAAsgcAIaIFAQCxBwAhpAUCAMsHACGlBQEAsQcAIaYFIADMBwAhpwUBALEHACEK5gQAAOsIADDnBAAA7AgAEOgEAADrCAAw9gQBALEHACGOBUAAsgcAIaIFAQCxBwAhpAUCAMsHACGlBQEAsQcAIaYFIADMBwAhpwUBALEHACEG9gQBAK4IACGOBUAArwgAIaQFAgC6CAAhpQUBAK4IACGmBSAAuwgAIacFAQCuCAAhBvYEAQCuCAAhjgVAAK8IACGkBQIAuggAIaUFAQCuCAAhpgUgALsIACGnBQEArggAIQb2BAEAAAABjgVAAAAAAaQFAgAAAAGlBQEAAAABpgUgAAAAAacFAQAAAAEEEgAA5AgAMIIGAADlCAAwhAYAAOcIACCIBgAA6AgAMAAG8wMAAPEIACCJBQAAsAgAIKoFAACwCAAgrQUAALAIACCuBQAAsAgAILIFAACwCAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAoUGAQAAAASLBgEAAAAFAYUGAQAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFEgAAtwoAIBMAALoKACCCBgAAuAoAIIMGAAC5CgAgiAYAAK4DACADEgAAtwoAIIIGAAC4CgAgiAYAAK4DACAAAAALEgAAqwkAMBMAALAJADCCBgAArAkAMIMGAACtCQAwhAYAAK4JACCFBgAArwkAMIYGAACvCQAwhwYAAK8JADCIBgAArwkAMIkGAACxCQAwigYAALIJADAE9wRAAAAAAY0FAQAAAAG0BQEAAAABzgUBAAAAAQIAAACyAwAgEgAAtgkAIAMAAACyAwAgEgAAtgkAIBMAALUJACABCwAAtgoAMAqgAgAA-gcAIOYEAAD5BwAw5wQAALADABDoBAAA-QcAMPcEQACyBwAhjQUBALsHACG0BQEAsQcAIc4FAQCxBwAh1AUBALEHACHXBQAA-AcAIAIAAACyAwAgCwAAtQkAIAIAAACzCQAgCwAAtAkAIAjmBAAAsgkAMOcEAACzCQAQ6AQAALIJADD3BEAAsgcAIY0FAQC7BwAhtAUBALEHACHOBQEAsQcAIdQFAQCxBwAhCOYEAACyCQAw5wQAALMJABDoBAAAsgkAMPcEQACyBwAhjQUBALsHACG0BQEAsQcAIc4FAQCxBwAh1AUBALEHACEE9wRAAK8IACGNBQEAtAgAIbQFAQCuCAAhzgUBAK4IACEE9wRAAK8IACGNBQEAtAgAIbQFAQCuCAAhzgUBAK4IACEE9wRAAAAAAY0FAQAAAAG0BQEAAAABzgUBAAAAAQQSAACrCQAwggYAAKwJADCEBgAArgkAIIgGAACvCQAwAAKhAgAAuAkAIJ0FAACwCAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAFhQYEAAAAAYwGBAAAAAGNBgQAAAABjgYEAAAAAY8GBAAAAAEAAAAAAAUSAACxCgAgEwAAtAoAIIIGAACyCgAggwYAALMKACCIBgAA5AEAIAMSAACxCgAgggYAALIKACCIBgAA5AEAIAAAAAAAAoUGAQAAAASLBgEAAAAFAoUGAQAAAASLBgEAAAAFCxIAAN4JADATAADjCQAwggYAAN8JADCDBgAA4AkAMIQGAADhCQAghQYAAOIJADCGBgAA4gkAMIcGAADiCQAwiAYAAOIJADCJBgAA5AkAMIoGAADlCQAwDPYEAQAAAAGFBQIAAAABhgUBAAAAAY4FQAAAAAGlBQEAAAAB5AUCAAAAAeUFAQAAAAHmBUAAAAAB5wUgAAAAAegFAQAAAAHpBYAAAAAB6gUCAAAAAQIAAADoAQAgEgAA6QkAIAMAAADoAQAgEgAA6QkAIBMAAOgJACABCwAAsAoAMBGeAQAAlAgAIOYEAACTCAAw5wQAAOYBABDoBAAAkwgAMPYEAQAAAAGFBQIAywcAIYYFAQCxBwAhjgVAALIHACGlBQEAsQcAIdoFAQCxBwAh5AUCAMsHACHlBQEAsQcAIeYFQADNBwAh5wUgAMwHACHoBQEAuwcAIekFAAC8BwAg6gUCAMsHACECAAAA6AEAIAsAAOgJACACAAAA5gkAIAsAAOcJACAQ5gQAAOUJADDnBAAA5gkAEOgEAADlCQAw9gQBALEHACGFBQIAywcAIYYFAQCxBwAhjgVAALIHACGlBQEAsQcAIdoFAQCxBwAh5AUCAMsHACHlBQEAsQcAIeYFQADNBwAh5wUgAMwHACHoBQEAuwcAIekFAAC8BwAg6gUCAMsHACEQ5gQAAOUJADDnBAAA5gkAEOgEAADlCQAw9gQBALEHACGFBQIAywcAIYYFAQCxBwAhjgVAALIHACGlBQEAsQcAIdoFAQCxBwAh5AUCAMsHACHlBQEAsQcAIeYFQADNBwAh5wUgAMwHACHoBQEAuwcAIekFAAC8BwAg6gUCAMsHACEM9gQBAK4IACGFBQIAuggAIYYFAQCuCAAhjgVAAK8IACGlBQEArggAIeQFAgC6CAAh5QUBAK4IACHmBUAAwwgAIecFIAC7CAAh6AUBALQIACHpBYAAAAAB6gUCALoIACEM9gQBAK4IACGFBQIAuggAIYYFAQCuCAAhjgVAAK8IACGlBQEArggAIeQFAgC6CAAh5QUBAK4IACHmBUAAwwgAIecFIAC7CAAh6AUBALQIACHpBYAAAAAB6gUCALoIACEM9gQBAAAAAYUFAgAAAAGGBQEAAAABjgVAAAAAAaUFAQAAAAHkBQIAAAAB5QUBAAAAAeYFQAAAAAHnBSAAAAAB6AUBAAAAAekFgAAAAAHqBQIAAAABAYUGAQAAAAQBhQYBAAAABAQSAADeCQAwggYAAN8JADCEBgAA4QkAIIgGAADiCQAwAASfAQAA7QkAIOYFAACwCAAg6AUAALAIACDxBQAAsAgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUSAACrCgAgEwAArgoAIIIGAACsCgAggwYAAK0KACCIBgAAAQAgAxIAAKsKACCCBgAArAoAIIgGAAABACAAAAAAAAsSAACbCgAwEwAAoAoAMIIGAACcCgAwgwYAAJ0KADCEBgAAngoAIIUGAACfCgAwhgYAAJ8KADCHBgAAnwoAMIgGAACfCgAwiQYAAKEKADCKBgAAogoAMAHpBAEAAAABAgAAAAUAIBIAAKYKACADAAAABQAgEgAApgoAIBMAAKUKACABCwAAqgoAMAcDAACqCAAg5gQAAKkIADDnBAAAAwAQ6AQAAKkIADDpBAEAsQcAIbQFAQCxBwAh_wUAAKgIACACAAAABQAgCwAApQoAIAIAAACjCgAgCwAApAoAIAXmBAAAogoAMOcEAACjCgAQ6AQAAKIKADDpBAEAsQcAIbQFAQCxBwAhBeYEAACiCgAw5wQAAKMKABDoBAAAogoAMOkEAQCxBwAhtAUBALEHACEB6QQBAK4IACEB6QQBAK4IACEB6QQBAAAAAQQSAACbCgAwggYAAJwKADCEBgAAngoAIIgGAACfCgAwAAIEAACoCgAg_gUAALAIACAB6QQBAAAAAQYDgAAAAAH2BAEAAAABhQUCAAAAAYYFAQAAAAH9BQEAAAAB_gUBAAAAAQIAAAABACASAACrCgAgAwAAAAkAIBIAAKsKACATAACvCgAgCAAAAAkAIAOAAAAAAQsAAK8KACD2BAEArggAIYUFAgC6CAAhhgUBAK4IACH9BQEArggAIf4FAQC0CAAhBgOAAAAAAfYEAQCuCAAhhQUCALoIACGGBQEArggAIf0FAQCuCAAh_gUBALQIACEM9gQBAAAAAYUFAgAAAAGGBQEAAAABjgVAAAAAAaUFAQAAAAHkBQIAAAAB5QUBAAAAAeYFQAAAAAHnBSAAAAAB6AUBAAAAAekFgAAAAAHqBQIAAAABFvYEAQAAAAGFBQIAAAABhgUBAAAAAY4FQAAAAAGPBQEAAAABpQUBAAAAAeQFAgAAAAHlBQEAAAAB5gVAAAAAAecFIAAAAAHoBQEAAAAB6QWAAAAAAeoFAgAAAAHrBQEAAAAB7AUAAOoJACDtBQAA6wkAIO4FQAAAAAHvBSAAAAAB8AUgAAAAAfEFAQAAAAHyBQIAAAAB8wUCAAAAAQIAAADkAQAgEgAAsQoAIAMAAADsAQAgEgAAsQoAIBMAALUKACAYAAAA7AEAIAsAALUKACD2BAEArggAIYUFAgC6CAAhhgUBAK4IACGOBUAArwgAIY8FAQCuCAAhpQUBAK4IACHkBQIAuggAIeUFAQCuCAAh5gVAAMMIACHnBSAAuwgAIegFAQC0CAAh6QWAAAAAAeoFAgC6CAAh6wUBAK4IACHsBQAA2wkAIO0FAADcCQAg7gVAAK8IACHvBSAAuwgAIfAFIAC7CAAh8QUBALQIACHyBQIAuggAIfMFAgC6CAAhFvYEAQCuCAAhhQUCALoIACGGBQEArggAIY4FQACvCAAhjwUBAK4IACGlBQEArggAIeQFAgC6CAAh5QUBAK4IACHmBUAAwwgAIecFIAC7CAAh6AUBALQIACHpBYAAAAAB6gUCALoIACHrBQEArggAIewFAADbCQAg7QUAANwJACDuBUAArwgAIe8FIAC7CAAh8AUgALsIACHxBQEAtAgAIfIFAgC6CAAh8wUCALoIACEE9wRAAAAAAY0FAQAAAAG0BQEAAAABzgUBAAAAAQn2BAEAAAABhgUBAAAAAY4FQAAAAAGdBUAAAAABpQUBAAAAAcwFAQAAAAHNBQEAAAAB1QUgAAAAAdYFIAAAAAECAAAArgMAIBIAALcKACADAAAAtgMAIBIAALcKACATAAC7CgAgCwAAALYDACALAAC7CgAg9gQBAK4IACGGBQEArggAIY4FQACvCAAhnQVAAMMIACGlBQEArggAIcwFAQCuCAAhzQUBAK4IACHVBSAAuwgAIdYFIAC7CAAhCfYEAQCuCAAhhgUBAK4IACGOBUAArwgAIZ0FQADDCAAhpQUBAK4IACHMBQEArggAIc0FAQCuCAAh1QUgALsIACHWBSAAuwgAIQb2BAEAAAABjgVAAAAAAaQFAgAAAAGlBQEAAAABpgUgAAAAAacFAQAAAAER9gQBAAAAAYUFAgAAAAGGBQEAAAABiQUBAAAAAY4FQAAAAAGjBQEAAAABqAUBAAAAAakFAQAAAAGqBQEAAAABqwVAAAAAAawFAgAAAAGtBQEAAAABrgUBAAAAAa8FQAAAAAGwBQIAAAABsQWAAAAAAbIFAQAAAAECAAAA9QUAIBIAAL0KACADAAAA_QUAIBIAAL0KACATAADBCgAgEwAAAP0FACALAADBCgAg9gQBAK4IACGFBQIAuggAIYYFAQCuCAAhiQUBALQIACGOBUAArwgAIaMFAQCuCAAhqAUBAK4IACGpBQEArggAIaoFAQC0CAAhqwVAAK8IACGsBQIAuggAIa0FAQC0CAAhrgUBALQIACGvBUAArwgAIbAFAgC6CAAhsQWAAAAAAbIFAQC0CAAhEfYEAQCuCAAhhQUCALoIACGGBQEArggAIYkFAQC0CAAhjgVAAK8IACGjBQEArggAIagFAQCuCAAhqQUBAK4IACGqBQEAtAgAIasFQACvCAAhrAUCALoIACGtBQEAtAgAIa4FAQC0CAAhrwVAAK8IACGwBQIAuggAIbEFgAAAAAGyBQEAtAgAIQz2BAEAAAAB_AQBAAAAAYUFAgAAAAGGBQEAAAABhwUgAAAAAYgFIAAAAAGJBQEAAAABigWAAAAAAYsFAQAAAAGMBQEAAAABjQUBAAAAAY4FQAAAAAET9gQBAAAAAYUFAgAAAAGOBUAAAAABjwUBAAAAAZAFAQAAAAGRBQEAAAABkgUBAAAAAZMFAQAAAAGUBUAAAAABlQVAAAAAAZYFIAAAAAGXBQIAAAABmAUgAAAAAZkFIAAAAAGaBQEAAAABmwUBAAAAAZwFAQAAAAGdBUAAAAABngVAAAAAAQIAAADCBgAgEgAAwwoAIAMAAADKBgAgEgAAwwoAIBMAAMcKACAVAAAAygYAIAsAAMcKACD2BAEArggAIYUFAgC6CAAhjgVAAK8IACGPBQEArggAIZAFAQCuCAAhkQUBAK4IACGSBQEArggAIZMFAQCuCAAhlAVAAK8IACGVBUAArwgAIZYFIAC7CAAhlwUCALoIACGYBSAAuwgAIZkFIAC7CAAhmgUBALQIACGbBQEAtAgAIZwFAQC0CAAhnQVAAMMIACGeBUAAwwgAIRP2BAEArggAIYUFAgC6CAAhjgVAAK8IACGPBQEArggAIZAFAQCuCAAhkQUBAK4IACGSBQEArggAIZMFAQCuCAAhlAVAAK8IACGVBUAArwgAIZYFIAC7CAAhlwUCALoIACGYBSAAuwgAIZkFIAC7CAAhmgUBALQIACGbBQEAtAgAIZwFAQC0CAAhnQVAAMMIACGeBUAAwwgAIQIEBgIFAAMBAwABAQQHAAAAAAUFAAgYAAkZAAoaAAsbAAwAAAAAAAUFAAgYAAkZAAoaAAsbAAwBAwABAQMAAQMFABEaABIbABMAAAADBQARGgASGwATAAAABQUAGRgAGhkAGxoAHBsAHQAAAAAABQUAGRgAGhkAGxoAHBsAHQAAAAUFACMYACQZACUaACYbACcAAAAAAAUFACMYACQZACUaACYbACcAAAAFBQAtGAAuGQAvGgAwGwAxAAAAAAAFBQAtGAAuGQAvGgAwGwAxAAAABQUANxgAOBkAORoAOhsAOwAAAAAABQUANxgAOBkAORoAOhsAOwAAAAUFAEEYAEIZAEMaAEQbAEUAAAAAAAUFAEEYAEIZAEMaAEQbAEUAAAADBQBLGgBMGwBNAAAAAwUASxoATBsATQAAAAUFAFMYAFQZAFUaAFYbAFcAAAAAAAUFAFMYAFQZAFUaAFYbAFcCBQBbnwHpAVoBngEAWQGfAeoBAAAABQUAXxgAYBkAYRoAYhsAYwAAAAAABQUAXxgAYBkAYRoAYhsAYwGeAQBZAZ4BAFkFBQBoGABpGQBqGgBrGwBsAAAAAAAFBQBoGABpGQBqGgBrGwBsAAAABQUAchgAcxkAdBoAdRsAdgAAAAAABQUAchgAcxkAdBoAdRsAdgAAAAMFAHwaAH0bAH4AAAADBQB8GgB9GwB-AAAAAwUAhAEaAIUBGwCGAQAAAAMFAIQBGgCFARsAhgEAAAADBQCMARoAjQEbAI4BAAAAAwUAjAEaAI0BGwCOAQAAAAMFAJQBGgCVARsAlgEAAAADBQCUARoAlQEbAJYBAAAAAwUAnAEaAJ0BGwCeAQAAAAMFAJwBGgCdARsAngECBQCiAaECswOhAQGgAgCgAQGhArQDAAAAAwUApgEaAKcBGwCoAQAAAAMFAKYBGgCnARsAqAEBoAIAoAEBoAIAoAEDBQCtARoArgEbAK8BAAAAAwUArQEaAK4BGwCvAQAAAAUFALUBGAC2ARkAtwEaALgBGwC5AQAAAAAABQUAtQEYALYBGQC3ARoAuAEbALkBAAAAAwUAvwEaAMABGwDBAQAAAAMFAL8BGgDAARsAwQEAAAAFBQDHARgAyAEZAMkBGgDKARsAywEAAAAAAAUFAMcBGADIARkAyQEaAMoBGwDLAQAAAAMFANEBGgDSARsA0wEAAAADBQDRARoA0gEbANMBAAAABQUA2QEYANoBGQDbARoA3AEbAN0BAAAAAAAFBQDZARgA2gEZANsBGgDcARsA3QEAAAADBQDjARoA5AEbAOUBAAAAAwUA4wEaAOQBGwDlAQAAAAMFAOsBGgDsARsA7QEAAAADBQDrARoA7AEbAO0BAAAABQUA8wEYAPQBGQD1ARoA9gEbAPcBAAAAAAAFBQDzARgA9AEZAPUBGgD2ARsA9wEAAAAFBQD9ARgA_gEZAP8BGgCAAhsAgQIAAAAAAAUFAP0BGAD-ARkA_wEaAIACGwCBAgAAAAUFAIcCGACIAhkAiQIaAIoCGwCLAgAAAAAABQUAhwIYAIgCGQCJAhoAigIbAIsCAAAAAwUAkQIaAJICGwCTAgAAAAMFAJECGgCSAhsAkwICBQCXAvMD-gWWAgHyAwCVAgHzA_sFAAAABQUAmwIYAJwCGQCdAhoAngIbAJ8CAAAAAAAFBQCbAhgAnAIZAJ0CGgCeAhsAnwIB8gMAlQIB8gMAlQIFBQCkAhgApQIZAKYCGgCnAhsAqAIAAAAAAAUFAKQCGAClAhkApgIaAKcCGwCoAgAAAAMFAK4CGgCvAhsAsAIAAAADBQCuAhoArwIbALACAgUAtAKlBMcGswIBpAQAsgIBpQTIBgAAAAUFALgCGAC5AhkAugIaALsCGwC8AgAAAAAABQUAuAIYALkCGQC6AhoAuwIbALwCAaQEALICAaQEALICBQUAwQIYAMICGQDDAhoAxAIbAMUCAAAAAAAFBQDBAhgAwgIZAMMCGgDEAhsAxQIAAAADBQDLAhoAzAIbAM0CAAAAAwUAywIaAMwCGwDNAgAAAAMFANMCGgDUAhsA1QIAAAADBQDTAhoA1AIbANUCBgIBBwgBCAsBCQwBCg0BDA8BDREEDhIFDxQBEBYEERcGFBgBFRkBFhoEHB0HHR4NHh8CHyACICECISICIiMCIyUCJCcEJSgOJioCJywEKC0PKS4CKi8CKzAELDMQLTQULjYVLzcVMDoVMTsVMjwVMz4VNEAENUEWNkMVN0UEOEYXOUcVOkgVO0kEPEwYPU0ePk8fP1AfQFMfQVQfQlUfQ1cfRFkERVogRlwfR14ESF8hSWAfSmEfS2IETGUiTWYoTmgpT2kpUGwpUW0pUm4pU3ApVHIEVXMqVnUpV3cEWHgrWXkpWnopW3sEXH4sXX8yXoEBM1-CATNghQEzYYYBM2KHATNjiQEzZIsBBGWMATRmjgEzZ5ABBGiRATVpkgEzapMBM2uUAQRslwE2bZgBPG6aAT1vmwE9cJ4BPXGfAT1yoAE9c6IBPXSkAQR1pQE-dqcBPXepAQR4qgE_easBPXqsAT17rQEEfLABQH2xAUZ-swFHf7QBR4ABtwFHgQG4AUeCAbkBR4MBuwFHhAG9AQSFAb4BSIYBwAFHhwHCAQSIAcMBSYkBxAFHigHFAUeLAcYBBIwByQFKjQHKAU6OAcwBT48BzQFPkAHQAU-RAdEBT5IB0gFPkwHUAU-UAdYBBJUB1wFQlgHZAU-XAdsBBJgB3AFRmQHdAU-aAd4BT5sB3wEEnAHiAVKdAeMBWKAB5QFZoQHrAVmiAe4BWaMB7wFZpAHwAVmlAfIBWaYB9AEEpwH1AVyoAfcBWakB-QEEqgH6AV2rAfsBWawB_AFZrQH9AQSuAYACXq8BgQJksAGCAlqxAYMCWrIBhAJaswGFAlq0AYYCWrUBiAJatgGKAgS3AYsCZbgBjQJauQGPAgS6AZACZrsBkQJavAGSAlq9AZMCBL4BlgJnvwGXAm3AAZkCbsEBmgJuwgGdAm7DAZ4CbsQBnwJuxQGhAm7GAaMCBMcBpAJvyAGmAm7JAagCBMoBqQJwywGqAm7MAasCbs0BrAIEzgGvAnHPAbACd9ABsgJ40QGzAnjSAbYCeNMBtwJ41AG4AnjVAboCeNYBvAIE1wG9AnnYAb8CeNkBwQIE2gHCAnrbAcMCeNwBxAJ43QHFAgTeAcgCe98ByQJ_4AHLAoAB4QHMAoAB4gHPAoAB4wHQAoAB5AHRAoAB5QHTAoAB5gHVAgTnAdYCgQHoAdgCgAHpAdoCBOoB2wKCAesB3AKAAewB3QKAAe0B3gIE7gHhAoMB7wHiAocB8AHkAogB8QHlAogB8gHoAogB8wHpAogB9AHqAogB9QHsAogB9gHuAgT3Ae8CiQH4AfECiAH5AfMCBPoB9AKKAfsB9QKIAfwB9gKIAf0B9wIE_gH6AosB_wH7Ao8BgAL9ApABgQL-ApABggKBA5ABgwKCA5ABhAKDA5ABhQKFA5ABhgKHAwSHAogDkQGIAooDkAGJAowDBIoCjQOSAYsCjgOQAYwCjwOQAY0CkAMEjgKTA5MBjwKUA5cBkAKWA5gBkQKXA5gBkgKaA5gBkwKbA5gBlAKcA5gBlQKeA5gBlgKgAwSXAqEDmQGYAqMDmAGZAqUDBJoCpgOaAZsCpwOYAZwCqAOYAZ0CqQMEngKsA5sBnwKtA58BogKvA6ABowK1A6ABpAK4A6ABpQK5A6ABpgK6A6ABpwK8A6ABqAK-AwSpAr8DowGqAsEDoAGrAsMDBKwCxAOkAa0CxQOgAa4CxgOgAa8CxwMEsALKA6UBsQLLA6kBsgLMA6EBswLNA6EBtALOA6EBtQLPA6EBtgLQA6EBtwLSA6EBuALUAwS5AtUDqgG6AtcDoQG7AtkDBLwC2gOrAb0C2wOhAb4C3AOhAb8C3QMEwALgA6wBwQLhA7ABwgLjA7EBwwLkA7EBxALnA7EBxQLoA7EBxgLpA7EBxwLrA7EByALtAwTJAu4DsgHKAvADsQHLAvIDBMwC8wOzAc0C9AOxAc4C9QOxAc8C9gME0AL5A7QB0QL6A7oB0gL8A7sB0wL9A7sB1AKABLsB1QKBBLsB1gKCBLsB1wKEBLsB2AKGBATZAocEvAHaAokEuwHbAosEBNwCjAS9Ad0CjQS7Ad4CjgS7Ad8CjwQE4AKSBL4B4QKTBMIB4gKVBMMB4wKWBMMB5AKZBMMB5QKaBMMB5gKbBMMB5wKdBMMB6AKfBATpAqAExAHqAqIEwwHrAqQEBOwCpQTFAe0CpgTDAe4CpwTDAe8CqAQE8AKrBMYB8QKsBMwB8gKuBM0B8wKvBM0B9AKyBM0B9QKzBM0B9gK0BM0B9wK2BM0B-AK4BAT5ArkEzgH6ArsEzQH7Ar0EBPwCvgTPAf0CvwTNAf4CwATNAf8CwQQEgAPEBNABgQPFBNQBggPHBNUBgwPIBNUBhAPLBNUBhQPMBNUBhgPNBNUBhwPPBNUBiAPRBASJA9IE1gGKA9QE1QGLA9YEBIwD1wTXAY0D2ATVAY4D2QTVAY8D2gQEkAPdBNgBkQPeBN4BkgPgBN8BkwPhBN8BlAPkBN8BlQPlBN8BlgPmBN8BlwPoBN8BmAPqBASZA-sE4AGaA-0E3wGbA-8EBJwD8AThAZ0D8QTfAZ4D8gTfAZ8D8wQEoAP2BOIBoQP3BOYBogP5BOcBowP6BOcBpAP9BOcBpQP-BOcBpgP_BOcBpwOBBecBqAODBQSpA4QF6AGqA4YF5wGrA4gFBKwDiQXpAa0DigXnAa4DiwXnAa8DjAUEsAOPBeoBsQOQBe4BsgOSBe8BswOTBe8BtAOWBe8BtQOXBe8BtgOYBe8BtwOaBe8BuAOcBQS5A50F8AG6A58F7wG7A6EFBLwDogXxAb0DowXvAb4DpAXvAb8DpQUEwAOoBfIBwQOpBfgBwgOrBfkBwwOsBfkBxAOvBfkBxQOwBfkBxgOxBfkBxwOzBfkByAO1BQTJA7YF-gHKA7gF-QHLA7oFBMwDuwX7Ac0DvAX5Ac4DvQX5Ac8DvgUE0APBBfwB0QPCBYIC0gPEBYMC0wPFBYMC1APIBYMC1QPJBYMC1gPKBYMC1wPMBYMC2APOBQTZA88FhALaA9EFgwLbA9MFBNwD1AWFAt0D1QWDAt4D1gWDAt8D1wUE4APaBYYC4QPbBYwC4gPdBY0C4wPeBY0C5APhBY0C5QPiBY0C5gPjBY0C5wPlBY0C6APnBQTpA-gFjgLqA-oFjQLrA-wFBOwD7QWPAu0D7gWNAu4D7wWNAu8D8AUE8APzBZAC8QP0BZQC9AP2BZUC9QP8BZUC9gP_BZUC9wOABpUC-AOBBpUC-QODBpUC-gOFBgT7A4YGmAL8A4gGlQL9A4oGBP4DiwaZAv8DjAaVAoAEjQaVAoEEjgYEggSRBpoCgwSSBqAChASTBpYChQSUBpYChgSVBpYChwSWBpYCiASXBpYCiQSZBpYCigSbBgSLBJwGoQKMBJ4GlgKNBKAGBI4EoQaiAo8EogaWApAEowaWApEEpAYEkgSnBqMCkwSoBqkClASqBqoClQSrBqoClgSuBqoClwSvBqoCmASwBqoCmQSyBqoCmgS0BgSbBLUGqwKcBLcGqgKdBLkGBJ4EugasAp8EuwaqAqAEvAaqAqEEvQYEogTABq0CowTBBrECpgTDBrICpwTJBrICqATMBrICqQTNBrICqgTOBrICqwTQBrICrATSBgStBNMGtQKuBNUGsgKvBNcGBLAE2Aa2ArEE2QayArIE2gayArME2wYEtATeBrcCtQTfBr0CtgTgBrMCtwThBrMCuATiBrMCuQTjBrMCugTkBrMCuwTmBrMCvAToBgS9BOkGvgK-BOsGswK_BO0GBMAE7ga_AsEE7wazAsIE8AazAsME8QYExAT0BsACxQT1BsYCxgT3BscCxwT4BscCyAT7BscCyQT8BscCygT9BscCywT_BscCzASBBwTNBIIHyALOBIQHxwLPBIYHBNAEhwfJAtEEiAfHAtIEiQfHAtMEigcE1ASNB8oC1QSOB84C1gSQB88C1wSRB88C2ASUB88C2QSVB88C2gSWB88C2wSYB88C3ASaBwTdBJsH0ALeBJ0HzwLfBJ8HBOAEoAfRAuEEoQfPAuIEogfPAuMEowcE5ASmB9IC5QSnB9YC"
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
