// Of 95c55b6494c4e210424d8107745ae03e511f16bb44a9f5ce4b4f0670ded057a9
// What Prisma generates from the schema of offers, without types. Written by `npm run clients`.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// services/offers/src/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// services/offers/src/generated/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [
    "relationJoins"
  ],
  "clientVersion": "7.10.1",
  "engineVersion": "d1b3f377ca835d73fd50954a5e22128b9ebdd6b8",
  "activeProvider": "postgresql",
  "inlineSchema": `generator client {
  provider               = "prisma-client"
  // Relations come with their row in one query instead of one each.
  previewFeatures        = ["relationJoins"]
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

model Offer {
  id                    String    @id @db.Uuid
  version               Int       @default(1)
  listingId             String    @map("listing_id")
  producerId            String    @map("producer_id") @db.Uuid
  // Who had the listing when the offer was made.
  agentId               String    @map("agent_id") @db.Uuid
  status                String    @default("pending")
  offerPrice            Int       @map("offer_price")
  optionPeriod          Int       @map("option_period")
  extraRightsRequest    String?   @map("extra_rights_request")
  fundCompetition       Boolean   @map("fund_competition")
  fundNotes             String?   @map("fund_notes")
  deckId                String    @map("deck_id") @db.Uuid
  // The number of the hold that the offer is accepted with.
  holdNumber            Int       @default(1) @map("hold_number")
  submittedAt           DateTime  @map("submitted_at") @db.Timestamptz(3)
  updatedAt             DateTime  @map("updated_at") @db.Timestamptz(3)
  // When a hold was authorised first; the agent knows of the offer from then on.
  reachedAgentAt        DateTime? @map("reached_agent_at") @db.Timestamptz(3)
  acceptedAt            DateTime? @map("accepted_at") @db.Timestamptz(3)
  optionEndsAt          DateTime? @map("option_ends_at") @db.Timestamptz(3)
  optionEndedAt         DateTime? @map("option_ended_at") @db.Timestamptz(3)
  // The listing's terms as the producer saw them; the agreement is written from these.
  terms                 Json
  // The rights that it is about, line by line; nothing where the terms say all of it.
  scope                 Json?
  // What it says of the deal beyond fee, months and rights.
  deal                  Json?
  // The standing round: offer price, option period, scope and deal are its.
  round                 Int       @default(1) @db.SmallInt
  // The newest extension, and how many there were: at least one where there is a time.
  extensions            Int       @default(0) @db.SmallInt
  extendedAt            DateTime? @map("extended_at") @db.Timestamptz(3)
  exercisedAt           DateTime? @map("exercised_at") @db.Timestamptz(3)
  endedBecause          String?   @map("ended_because")
  cancellationReason    String?   @map("cancellation_reason")
  // The fee went back to the card after the acceptance: refunded in full, or by a lost dispute.
  feeReturnedAt         DateTime? @map("fee_returned_at") @db.Timestamptz(3)
  feeReturnedBy         String?   @map("fee_returned_by")
  // Whether the option then ended or was kept, and what was said of it.
  feeChoice             String?   @map("fee_choice")
  feeChosenAt           DateTime? @map("fee_chosen_at") @db.Timestamptz(3)
  feeNote               String?   @map("fee_note")
  optionEndedBecause    String?   @map("option_ended_because")
  // The agent asked to accept without the additional rights requested, and what the producer answered.
  extraRightsAskedAt    DateTime? @map("extra_rights_asked_at") @db.Timestamptz(3)
  extraRightsAnswer     String?   @map("extra_rights_answer")
  extraRightsAnsweredAt DateTime? @map("extra_rights_answered_at") @db.Timestamptz(3)
  // It was accepted like that.
  withoutExtraRights    Boolean   @default(false) @map("without_extra_rights")

  holds           Hold[]
  rounds          OfferRound[]
  claim           Claim?
  agreement       Agreement?
  moments         Moment[]
  deck            Deck             @relation(fields: [deckId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  listing         Listing          @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  discrepancies   Discrepancy[]
  optionNotices   OptionNotice[]
  optionDocuments OptionDocument[]
  thread          OfferThread?
  messages        OfferMessage[]

  @@index([producerId, submittedAt(sort: Desc)], map: "offers_of_producer")
  @@index([agentId, submittedAt(sort: Desc)], map: "offers_of_agent")
  @@index([listingId, status], map: "offers_on_listing")
  @@index([deckId], map: "offers_with_deck")
  @@map("offers")
}

// Terms that one side proposed to the other. An offer that had one round has it in its own row; once there is a second, each has one here.
model OfferRound {
  offerId      String    @map("offer_id") @db.Uuid
  number       Int       @db.SmallInt
  by           String    @map("made_by")
  offerPrice   Int       @map("offer_price")
  optionPeriod Int       @map("option_period")
  scope        Json?
  deal         Json?
  message      String?
  createdAt    DateTime  @map("created_at") @db.Timestamptz(3)
  // When it ends by itself; nothing where its hold says so.
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(3)
  status       String
  // When the other side could answer it first.
  openedAt     DateTime? @map("opened_at") @db.Timestamptz(3)
  answeredAt   DateTime? @map("answered_at") @db.Timestamptz(3)
  reason       String?
  // The hold that pays it.
  holdNumber   Int?      @map("hold_number")
  // When whoever may answer it was reminded that it ends.
  remindedAt   DateTime? @map("reminded_at") @db.Timestamptz(3)
  offer        Offer     @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@id([offerId, number])
  @@map("offer_rounds")
}

// Money set aside on a card for an offer; an offer whose hold ran out may get another.
model Hold {
  offerId         String    @map("offer_id") @db.Uuid
  number          Int
  intentId        String?   @unique @map("intent_id")
  status          String    @default("requires_payment")
  amountPence     Int       @map("amount_pence")
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  heldAt          DateTime? @map("held_at") @db.Timestamptz(3)
  captureBefore   DateTime? @map("capture_before") @db.Timestamptz(3)
  capturedAt      DateTime? @map("captured_at") @db.Timestamptz(3)
  releasedAt      DateTime? @map("released_at") @db.Timestamptz(3)
  // The offer ended: the money has to be free again.
  releaseWantedAt DateTime? @map("release_wanted_at") @db.Timestamptz(3)
  // The part of the idempotency keys that grows with every answered error.
  createAttempt   Int       @default(1) @map("create_attempt")
  // The newest capture that was begun; the next begins only once the outcome of this one is written.
  captureAttempt  Int       @default(0) @map("capture_attempt")
  captureIsOpen   Boolean   @default(false) @map("capture_is_open")
  releaseAttempt  Int       @default(1) @map("release_attempt")
  reminders       Int       @default(0)
  // When its state was last compared with the provider's.
  comparedAt      DateTime? @map("compared_at") @db.Timestamptz(3)
  // How often the upkeep has tried in vain, and until when it leaves this hold alone.
  tries           Int       @default(0)
  tryAfter        DateTime? @map("try_after") @db.Timestamptz(3)
  refundedPence   Int       @default(0) @map("refunded_pence")
  refundedAt      DateTime? @map("refunded_at") @db.Timestamptz(3)
  // As the provider calls it.
  disputeStatus   String?   @map("dispute_status")
  disputedAt      DateTime? @map("disputed_at") @db.Timestamptz(3)
  disputeDueBy    DateTime? @map("dispute_due_by") @db.Timestamptz(3)
  disputeClosedAt DateTime? @map("dispute_closed_at") @db.Timestamptz(3)
  // What lost disputes took back, beside what was refunded.
  lostPence       Int       @default(0) @map("lost_pence")
  refunds         Refund[]
  disputes        Dispute[]
  offer           Offer     @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@id([offerId, number])
  @@map("holds")
}

// A refund of captured money, as the provider calls it and its state.
model Refund {
  id          String @id
  offerId     String @map("offer_id") @db.Uuid
  holdNumber  Int    @map("hold_number")
  amountPence Int    @map("amount_pence")
  status      String
  hold        Hold   @relation(fields: [offerId, holdNumber], references: [offerId, number], onDelete: NoAction, onUpdate: NoAction)

  @@index([offerId, holdNumber], map: "refunds_of_hold")
  @@map("refunds")
}

// A dispute of captured money, as the provider calls it and its state.
model Dispute {
  id          String    @id
  offerId     String    @map("offer_id") @db.Uuid
  holdNumber  Int       @map("hold_number")
  amountPence Int       @map("amount_pence")
  status      String
  openedAt    DateTime  @map("opened_at") @db.Timestamptz(3)
  // Until when an answer is due at the bank.
  dueBy       DateTime? @map("due_by") @db.Timestamptz(3)
  hold        Hold      @relation(fields: [offerId, holdNumber], references: [offerId, number], onDelete: NoAction, onUpdate: NoAction)

  @@index([offerId, holdNumber], map: "disputes_of_hold")
  @@map("disputes")
}

// Who is taking a listing: claimed while the money is captured, kept while the option runs.
model Claim {
  offerId            String    @id @map("offer_id") @db.Uuid
  listingId          String    @map("listing_id")
  isExclusive        Boolean   @map("is_exclusive")
  claimedBy          String    @map("claimed_by") @db.Uuid
  // The round that is accepted; a version that knows none claims no offer with rounds.
  round              Int?      @db.SmallInt
  // How often somebody who knows rounds has worked on it.
  steps              Int       @default(0)
  // Why, where an administrator claimed it in the agent's place.
  reason             String?
  claimedAt          DateTime  @map("claimed_at") @db.Timestamptz(3)
  // When somebody last worked on the capture.
  workedAt           DateTime  @map("worked_at") @db.Timestamptz(3)
  committedAt        DateTime? @map("committed_at") @db.Timestamptz(3)
  endedAt            DateTime? @map("ended_at") @db.Timestamptz(3)
  // On which terms: without the additional rights requested, or with everything.
  withoutExtraRights Boolean   @default(false) @map("without_extra_rights")
  // The agreement's terms and words, made before the money is taken.
  draft              Json?
  // What the producer gave back, each time: when, and which lines of rights.
  surrenders         Json?
  // What the agent says the additional rights mean that were requested in words.
  extraLines         Json?     @map("extra_lines")
  offer              Offer     @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([listingId], map: "claims_on_listing")
  @@map("claims")
}

// Rights that were granted elsewhere, or that nobody gets for now. What offers take stands in their claims.
model Taking {
  id        String    @id @db.Uuid
  listingId String    @map("listing_id")
  kind      String
  lines     Json
  holder    String?
  note      String?
  createdAt DateTime  @map("created_at") @db.Timestamptz(3)
  createdBy String    @map("created_by") @db.Uuid
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(3)
  listing   Listing   @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([listingId, createdAt], map: "takings_of_listing")
  @@map("takings")
}

// What happened to an offer, for its timeline.
model Moment {
  id      BigInt   @id @default(autoincrement())
  offerId String   @map("offer_id") @db.Uuid
  at      DateTime @db.Timestamptz(3)
  moment  String
  note    String?
  offer   Offer    @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([offerId, id], map: "moments_of_offer")
  @@map("moments")
}

model Agreement {
  offerId          String    @id @map("offer_id") @db.Uuid
  // Everything that the text says, frozen at acceptance.
  terms            Json
  textHash         String    @map("text_hash")
  writtenAt        DateTime  @map("written_at") @db.Timestamptz(3)
  producerName     String?   @map("producer_name")
  producerSignedAt DateTime? @map("producer_signed_at") @db.Timestamptz(3)
  agentName        String?   @map("agent_name")
  agentSignedAt    DateTime? @map("agent_signed_at") @db.Timestamptz(3)
  // What the object store calls the PDF, once both have signed.
  signedFile       String?   @map("signed_file") @db.Uuid
  offer            Offer     @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("agreements")
}

model Deck {
  // What the object store calls the file.
  id         String    @id @db.Uuid
  ownerId    String    @map("owner_id") @db.Uuid
  // As the producer's computer called it.
  fileName   String    @map("file_name")
  // pdf, ppt, pptx or key, told by the content.
  kind       String
  bytes      Int
  uploadedAt DateTime  @map("uploaded_at") @db.Timestamptz(3)
  // Community is about to enter a competition with it: the entry is told of before then.
  keptUntil  DateTime? @map("kept_until") @db.Timestamptz(3)
  offers     Offer[]

  @@index([ownerId], map: "decks_of_owner")
  @@index([uploadedAt], map: "decks_by_age")
  @@map("decks")
}

// An entry to a competition as community tells it, and the deck that it needs.
model CompetitionEntry {
  id      String  @id @db.Uuid
  version Int
  deckId  String? @map("deck_id") @db.Uuid

  @@index([deckId], map: "entries_with_deck")
  @@map("competition_entries")
}

// The Idempotency-Key of a request for an offer, so that the same request never makes a second one.
model RequestKey {
  producerId  String   @map("producer_id") @db.Uuid
  key         String
  requestHash String   @map("request_hash")
  offerId     String   @map("offer_id") @db.Uuid
  // Where it made a round of that offer, or wrote a message about it.
  round       Int?     @db.SmallInt
  message     Int?
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@id([producerId, key])
  @@map("request_keys")
}

// The provider's notices that were dealt with.
model Notice {
  id         String   @id
  type       String
  receivedAt DateTime @map("received_at") @db.Timestamptz(3)

  @@index([receivedAt], map: "notices_by_age")
  @@map("notices")
}

// Where our books and the provider's differ in a way that only a person may settle.
model Discrepancy {
  id          String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  // Money may be found that belongs to no offer we know.
  offerId     String?   @map("offer_id") @db.Uuid
  intentId    String?   @map("intent_id")
  kind        String
  says        String
  foundAt     DateTime  @map("found_at") @db.Timestamptz(3)
  settledAt   DateTime? @map("settled_at") @db.Timestamptz(3)
  settlement  String?
  settledBy   String?   @map("settled_by") @db.Uuid
  settledNote String?   @map("settled_note")
  offer       Offer?    @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("discrepancies")
}

// What ends many offers at once: the upkeep ends them some at a time. Where both are set, it is the person's offers on the listing.
model Ending {
  id            BigInt    @id @default(autoincrement())
  listingId     String?   @map("listing_id")
  personId      String?   @map("person_id") @db.Uuid
  exceptOfferId String?   @map("except_offer_id") @db.Uuid
  because       String
  at            DateTime  @db.Timestamptz(3)
  doneAt        DateTime? @map("done_at") @db.Timestamptz(3)
  // Only offers end that cannot be granted beside these lines of rights.
  lines         Json?

  @@map("endings")
}

// What the two sides wrote to each other about an offer. There is a row as soon as something changed.
model OfferThread {
  offerId      String @id @map("offer_id") @db.Uuid
  // Rises with every change; events carry it.
  version      Int
  // The id of the newest message, and up to which one each side has read.
  messages     Int    @default(0)
  producerRead Int    @default(0) @map("producer_read")
  agentRead    Int    @default(0) @map("agent_read")
  offer        Offer  @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("offer_threads")
}

model OfferMessage {
  offerId     String    @map("offer_id") @db.Uuid
  // 1, 2, 3 … within the offer.
  id          Int
  by          String    @map("made_by")
  authorId    String    @map("author_id") @db.Uuid
  // Nothing once it was retracted; the audit trail keeps it.
  text        String?
  // Of the offer's shelf, where nothing is ever deleted.
  documentIds String[]  @default([]) @map("document_ids") @db.Uuid
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  retractedAt DateTime? @map("retracted_at") @db.Timestamptz(3)
  offer       Offer     @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@id([offerId, id])
  @@index([authorId, createdAt], map: "offer_messages_of_author")
  @@map("offer_messages")
}

// A document on an offer's shelf: for both sides, with their messages and their notices about the option. It stays as long as the offer.
model OptionDocument {
  // What the object store calls the file.
  id         String         @id @db.Uuid
  offerId    String         @map("offer_id") @db.Uuid
  ownerId    String         @map("owner_id") @db.Uuid
  fileName   String         @map("file_name")
  kind       String
  bytes      Int
  uploadedAt DateTime       @map("uploaded_at") @db.Timestamptz(3)
  // Of its name on this shelf; a trigger counts.
  version    Int            @default(1)
  // Unknown of what a replica of the version before stored, until the upkeep comes by.
  sha256     String?
  // When the other side opened it first.
  openedAt   DateTime?      @map("opened_at") @db.Timestamptz(3)
  offer      Offer          @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  notices    OptionNotice[]

  @@unique([offerId, fileName, version], map: "option_documents_by_name")
  @@index([offerId], map: "option_documents_of_offer")
  @@index([ownerId], map: "option_documents_of_owner")
  @@index([uploadedAt], map: "option_documents_by_age")
  @@map("option_documents")
}

// What one side says happened with the option (extended, exercised, gone back), until the other confirms it or not.
model OptionNotice {
  id         String         @id @db.Uuid
  offerId    String         @map("offer_id") @db.Uuid
  kind       String
  givenBy    String         @map("given_by")
  at         DateTime       @db.Timestamptz(3)
  note       String?
  documentId String         @map("document_id") @db.Uuid
  // Where an extension moves the option's end to.
  endsAt     DateTime?      @map("ends_at") @db.Timestamptz(3)
  status     String         @default("waiting")
  answeredAt DateTime?      @map("answered_at") @db.Timestamptz(3)
  reason     String?
  offer      Offer          @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  document   OptionDocument @relation(fields: [documentId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([offerId, at], map: "option_notices_of_offer")
  @@map("option_notices")
}

// When something that runs on a schedule was last done.
model JobRun {
  name   String   @id
  doneAt DateTime @map("done_at") @db.Timestamptz(3)

  @@map("rounds")
}

// What administrators did to offers. The table refuses changes.
model AuditEntry {
  id      BigInt   @id @default(autoincrement())
  at      DateTime @db.Timestamptz(3)
  actorId String   @map("actor_id") @db.Uuid
  action  String
  // Nothing where money belongs to no offer we know.
  offerId String?  @map("offer_id") @db.Uuid
  before  Json
  after   Json

  @@index([actorId, id], map: "audit_by_actor")
  @@index([offerId, id], map: "audit_by_offer")
  @@map("audit")
}

// What catalogue's events say of listings; a deleted one keeps its row.
model Listing {
  id                 String    @id
  version            Int
  agentId            String    @map("agent_id") @db.Uuid
  status             String
  isDeleted          Boolean   @map("is_deleted")
  title              String
  author             String
  medium             String
  genre              String?
  coverImageUrl      String?   @map("cover_image_url")
  // The accepted offer that a sold title went to.
  soldOfferId        String?   @map("sold_offer_id") @db.Uuid
  // While this lies ahead, offers are for premium members.
  earlyAccessUntil   DateTime? @map("early_access_until") @db.Timestamptz(3)
  // What an offer made now would keep.
  terms              Json
  // The book of rights on offer, in canonical words.
  rights             String?
  // Rises whenever what is taken of it changes; events carry it.
  takingsVersion     Int       @default(0) @map("takings_version")
  // It changed since then, and nobody has published that.
  takingsUnpublished Boolean   @default(false) @map("takings_unpublished")
  offers             Offer[]
  takings            Taking[]

  @@index([agentId], map: "listings_of_agent")
  @@index([title(ops: raw("gin_trgm_ops"))], type: Gin, map: "listings_by_title")
  @@index([author(ops: raw("gin_trgm_ops"))], type: Gin, map: "listings_by_author")
  @@map("listings")
}

// Who a person is at the card provider, which keeps the cards that they want kept. Made with their first hold.
model CardCustomer {
  personId   String    @id @map("person_id") @db.Uuid
  customerId String    @unique @map("customer_id")
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  // How often its cards could not be taken off after the account was closed, and until when it is left alone.
  tries      Int       @default(0)
  tryAfter   DateTime? @map("try_after") @db.Timestamptz(3)

  @@map("card_customers")
}

// What identity's events say of people.
model Person {
  id          String  @id @db.Uuid
  version     Int
  role        String
  status      String
  firstName   String  @map("first_name")
  lastName    String  @map("last_name")
  companyName String? @map("company_name")

  @@index([firstName(ops: raw("gin_trgm_ops"))], type: Gin, map: "people_by_first_name")
  @@index([lastName(ops: raw("gin_trgm_ops"))], type: Gin, map: "people_by_last_name")
  @@index([companyName(ops: raw("gin_trgm_ops"))], type: Gin, map: "people_by_company")
  @@map("people")
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
config.runtimeDataModel = JSON.parse('{"models":{"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"offerPrice","kind":"scalar","type":"Int","dbName":"offer_price"},{"name":"optionPeriod","kind":"scalar","type":"Int","dbName":"option_period"},{"name":"extraRightsRequest","kind":"scalar","type":"String","dbName":"extra_rights_request"},{"name":"fundCompetition","kind":"scalar","type":"Boolean","dbName":"fund_competition"},{"name":"fundNotes","kind":"scalar","type":"String","dbName":"fund_notes"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"submittedAt","kind":"scalar","type":"DateTime","dbName":"submitted_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"reachedAgentAt","kind":"scalar","type":"DateTime","dbName":"reached_agent_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"optionEndsAt","kind":"scalar","type":"DateTime","dbName":"option_ends_at"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"scope","kind":"scalar","type":"Json"},{"name":"deal","kind":"scalar","type":"Json"},{"name":"round","kind":"scalar","type":"Int"},{"name":"extensions","kind":"scalar","type":"Int"},{"name":"extendedAt","kind":"scalar","type":"DateTime","dbName":"extended_at"},{"name":"exercisedAt","kind":"scalar","type":"DateTime","dbName":"exercised_at"},{"name":"endedBecause","kind":"scalar","type":"String","dbName":"ended_because"},{"name":"cancellationReason","kind":"scalar","type":"String","dbName":"cancellation_reason"},{"name":"feeReturnedAt","kind":"scalar","type":"DateTime","dbName":"fee_returned_at"},{"name":"feeReturnedBy","kind":"scalar","type":"String","dbName":"fee_returned_by"},{"name":"feeChoice","kind":"scalar","type":"String","dbName":"fee_choice"},{"name":"feeChosenAt","kind":"scalar","type":"DateTime","dbName":"fee_chosen_at"},{"name":"feeNote","kind":"scalar","type":"String","dbName":"fee_note"},{"name":"optionEndedBecause","kind":"scalar","type":"String","dbName":"option_ended_because"},{"name":"extraRightsAskedAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_asked_at"},{"name":"extraRightsAnswer","kind":"scalar","type":"String","dbName":"extra_rights_answer"},{"name":"extraRightsAnsweredAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_answered_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"holds","kind":"object","type":"Hold","relationName":"HoldToOffer"},{"name":"rounds","kind":"object","type":"OfferRound","relationName":"OfferToOfferRound"},{"name":"claim","kind":"object","type":"Claim","relationName":"ClaimToOffer"},{"name":"agreement","kind":"object","type":"Agreement","relationName":"AgreementToOffer"},{"name":"moments","kind":"object","type":"Moment","relationName":"MomentToOffer"},{"name":"deck","kind":"object","type":"Deck","relationName":"DeckToOffer"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToOffer"},{"name":"discrepancies","kind":"object","type":"Discrepancy","relationName":"DiscrepancyToOffer"},{"name":"optionNotices","kind":"object","type":"OptionNotice","relationName":"OfferToOptionNotice"},{"name":"optionDocuments","kind":"object","type":"OptionDocument","relationName":"OfferToOptionDocument"},{"name":"thread","kind":"object","type":"OfferThread","relationName":"OfferToOfferThread"},{"name":"messages","kind":"object","type":"OfferMessage","relationName":"OfferToOfferMessage"}],"dbName":"offers","schema":null},"OfferRound":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"by","kind":"scalar","type":"String","dbName":"made_by"},{"name":"offerPrice","kind":"scalar","type":"Int","dbName":"offer_price"},{"name":"optionPeriod","kind":"scalar","type":"Int","dbName":"option_period"},{"name":"scope","kind":"scalar","type":"Json"},{"name":"deal","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"reason","kind":"scalar","type":"String"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"remindedAt","kind":"scalar","type":"DateTime","dbName":"reminded_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOfferRound"}],"dbName":"offer_rounds","schema":null},"Hold":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"captureBefore","kind":"scalar","type":"DateTime","dbName":"capture_before"},{"name":"capturedAt","kind":"scalar","type":"DateTime","dbName":"captured_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"releaseWantedAt","kind":"scalar","type":"DateTime","dbName":"release_wanted_at"},{"name":"createAttempt","kind":"scalar","type":"Int","dbName":"create_attempt"},{"name":"captureAttempt","kind":"scalar","type":"Int","dbName":"capture_attempt"},{"name":"captureIsOpen","kind":"scalar","type":"Boolean","dbName":"capture_is_open"},{"name":"releaseAttempt","kind":"scalar","type":"Int","dbName":"release_attempt"},{"name":"reminders","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"},{"name":"refundedPence","kind":"scalar","type":"Int","dbName":"refunded_pence"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"disputeStatus","kind":"scalar","type":"String","dbName":"dispute_status"},{"name":"disputedAt","kind":"scalar","type":"DateTime","dbName":"disputed_at"},{"name":"disputeDueBy","kind":"scalar","type":"DateTime","dbName":"dispute_due_by"},{"name":"disputeClosedAt","kind":"scalar","type":"DateTime","dbName":"dispute_closed_at"},{"name":"lostPence","kind":"scalar","type":"Int","dbName":"lost_pence"},{"name":"refunds","kind":"object","type":"Refund","relationName":"HoldToRefund"},{"name":"disputes","kind":"object","type":"Dispute","relationName":"DisputeToHold"},{"name":"offer","kind":"object","type":"Offer","relationName":"HoldToOffer"}],"dbName":"holds","schema":null},"Refund":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"hold","kind":"object","type":"Hold","relationName":"HoldToRefund"}],"dbName":"refunds","schema":null},"Dispute":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"dueBy","kind":"scalar","type":"DateTime","dbName":"due_by"},{"name":"hold","kind":"object","type":"Hold","relationName":"DisputeToHold"}],"dbName":"disputes","schema":null},"Claim":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"claimedBy","kind":"scalar","type":"String","dbName":"claimed_by"},{"name":"round","kind":"scalar","type":"Int"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"workedAt","kind":"scalar","type":"DateTime","dbName":"worked_at"},{"name":"committedAt","kind":"scalar","type":"DateTime","dbName":"committed_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"draft","kind":"scalar","type":"Json"},{"name":"surrenders","kind":"scalar","type":"Json"},{"name":"extraLines","kind":"scalar","type":"Json","dbName":"extra_lines"},{"name":"offer","kind":"object","type":"Offer","relationName":"ClaimToOffer"}],"dbName":"claims","schema":null},"Taking":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"lines","kind":"scalar","type":"Json"},{"name":"holder","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTaking"}],"dbName":"takings","schema":null},"Moment":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"moment","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"MomentToOffer"}],"dbName":"moments","schema":null},"Agreement":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"textHash","kind":"scalar","type":"String","dbName":"text_hash"},{"name":"writtenAt","kind":"scalar","type":"DateTime","dbName":"written_at"},{"name":"producerName","kind":"scalar","type":"String","dbName":"producer_name"},{"name":"producerSignedAt","kind":"scalar","type":"DateTime","dbName":"producer_signed_at"},{"name":"agentName","kind":"scalar","type":"String","dbName":"agent_name"},{"name":"agentSignedAt","kind":"scalar","type":"DateTime","dbName":"agent_signed_at"},{"name":"signedFile","kind":"scalar","type":"String","dbName":"signed_file"},{"name":"offer","kind":"object","type":"Offer","relationName":"AgreementToOffer"}],"dbName":"agreements","schema":null},"Deck":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"keptUntil","kind":"scalar","type":"DateTime","dbName":"kept_until"},{"name":"offers","kind":"object","type":"Offer","relationName":"DeckToOffer"}],"dbName":"decks","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"}],"dbName":"competition_entries","schema":null},"RequestKey":{"fields":[{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"requestHash","kind":"scalar","type":"String","dbName":"request_hash"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"round","kind":"scalar","type":"Int"},{"name":"message","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"request_keys","schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"notices","schema":null},"Discrepancy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"says","kind":"scalar","type":"String"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"settlement","kind":"scalar","type":"String"},{"name":"settledBy","kind":"scalar","type":"String","dbName":"settled_by"},{"name":"settledNote","kind":"scalar","type":"String","dbName":"settled_note"},{"name":"offer","kind":"object","type":"Offer","relationName":"DiscrepancyToOffer"}],"dbName":"discrepancies","schema":null},"Ending":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"exceptOfferId","kind":"scalar","type":"String","dbName":"except_offer_id"},{"name":"because","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"},{"name":"lines","kind":"scalar","type":"Json"}],"dbName":"endings","schema":null},"OfferThread":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"messages","kind":"scalar","type":"Int"},{"name":"producerRead","kind":"scalar","type":"Int","dbName":"producer_read"},{"name":"agentRead","kind":"scalar","type":"Int","dbName":"agent_read"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOfferThread"}],"dbName":"offer_threads","schema":null},"OfferMessage":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"id","kind":"scalar","type":"Int"},{"name":"by","kind":"scalar","type":"String","dbName":"made_by"},{"name":"authorId","kind":"scalar","type":"String","dbName":"author_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"documentIds","kind":"scalar","type":"String","dbName":"document_ids"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"retractedAt","kind":"scalar","type":"DateTime","dbName":"retracted_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOfferMessage"}],"dbName":"offer_messages","schema":null},"OptionDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"version","kind":"scalar","type":"Int"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionDocument"},{"name":"notices","kind":"object","type":"OptionNotice","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_documents","schema":null},"OptionNotice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"givenBy","kind":"scalar","type":"String","dbName":"given_by"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"note","kind":"scalar","type":"String"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"reason","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionNotice"},{"name":"document","kind":"object","type":"OptionDocument","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_notices","schema":null},"JobRun":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"rights","kind":"scalar","type":"String"},{"name":"takingsVersion","kind":"scalar","type":"Int","dbName":"takings_version"},{"name":"takingsUnpublished","kind":"scalar","type":"Boolean","dbName":"takings_unpublished"},{"name":"offers","kind":"object","type":"Offer","relationName":"ListingToOffer"},{"name":"takings","kind":"object","type":"Taking","relationName":"ListingToTaking"}],"dbName":"listings","schema":null},"CardCustomer":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"}],"dbName":"card_customers","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"}],"dbName":"people","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","hold","refunds","disputes","offer","_count","holds","rounds","claim","agreement","moments","offers","deck","listing","takings","discrepancies","notices","document","optionNotices","optionDocuments","thread","messages","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","data","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","create","update","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","having","_avg","_sum","_min","_max","Offer.groupBy","Offer.aggregate","OfferRound.findUnique","OfferRound.findUniqueOrThrow","OfferRound.findFirst","OfferRound.findFirstOrThrow","OfferRound.findMany","OfferRound.createOne","OfferRound.createMany","OfferRound.createManyAndReturn","OfferRound.updateOne","OfferRound.updateMany","OfferRound.updateManyAndReturn","OfferRound.upsertOne","OfferRound.deleteOne","OfferRound.deleteMany","OfferRound.groupBy","OfferRound.aggregate","Hold.findUnique","Hold.findUniqueOrThrow","Hold.findFirst","Hold.findFirstOrThrow","Hold.findMany","Hold.createOne","Hold.createMany","Hold.createManyAndReturn","Hold.updateOne","Hold.updateMany","Hold.updateManyAndReturn","Hold.upsertOne","Hold.deleteOne","Hold.deleteMany","Hold.groupBy","Hold.aggregate","Refund.findUnique","Refund.findUniqueOrThrow","Refund.findFirst","Refund.findFirstOrThrow","Refund.findMany","Refund.createOne","Refund.createMany","Refund.createManyAndReturn","Refund.updateOne","Refund.updateMany","Refund.updateManyAndReturn","Refund.upsertOne","Refund.deleteOne","Refund.deleteMany","Refund.groupBy","Refund.aggregate","Dispute.findUnique","Dispute.findUniqueOrThrow","Dispute.findFirst","Dispute.findFirstOrThrow","Dispute.findMany","Dispute.createOne","Dispute.createMany","Dispute.createManyAndReturn","Dispute.updateOne","Dispute.updateMany","Dispute.updateManyAndReturn","Dispute.upsertOne","Dispute.deleteOne","Dispute.deleteMany","Dispute.groupBy","Dispute.aggregate","Claim.findUnique","Claim.findUniqueOrThrow","Claim.findFirst","Claim.findFirstOrThrow","Claim.findMany","Claim.createOne","Claim.createMany","Claim.createManyAndReturn","Claim.updateOne","Claim.updateMany","Claim.updateManyAndReturn","Claim.upsertOne","Claim.deleteOne","Claim.deleteMany","Claim.groupBy","Claim.aggregate","Taking.findUnique","Taking.findUniqueOrThrow","Taking.findFirst","Taking.findFirstOrThrow","Taking.findMany","Taking.createOne","Taking.createMany","Taking.createManyAndReturn","Taking.updateOne","Taking.updateMany","Taking.updateManyAndReturn","Taking.upsertOne","Taking.deleteOne","Taking.deleteMany","Taking.groupBy","Taking.aggregate","Moment.findUnique","Moment.findUniqueOrThrow","Moment.findFirst","Moment.findFirstOrThrow","Moment.findMany","Moment.createOne","Moment.createMany","Moment.createManyAndReturn","Moment.updateOne","Moment.updateMany","Moment.updateManyAndReturn","Moment.upsertOne","Moment.deleteOne","Moment.deleteMany","Moment.groupBy","Moment.aggregate","Agreement.findUnique","Agreement.findUniqueOrThrow","Agreement.findFirst","Agreement.findFirstOrThrow","Agreement.findMany","Agreement.createOne","Agreement.createMany","Agreement.createManyAndReturn","Agreement.updateOne","Agreement.updateMany","Agreement.updateManyAndReturn","Agreement.upsertOne","Agreement.deleteOne","Agreement.deleteMany","Agreement.groupBy","Agreement.aggregate","Deck.findUnique","Deck.findUniqueOrThrow","Deck.findFirst","Deck.findFirstOrThrow","Deck.findMany","Deck.createOne","Deck.createMany","Deck.createManyAndReturn","Deck.updateOne","Deck.updateMany","Deck.updateManyAndReturn","Deck.upsertOne","Deck.deleteOne","Deck.deleteMany","Deck.groupBy","Deck.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","RequestKey.findUnique","RequestKey.findUniqueOrThrow","RequestKey.findFirst","RequestKey.findFirstOrThrow","RequestKey.findMany","RequestKey.createOne","RequestKey.createMany","RequestKey.createManyAndReturn","RequestKey.updateOne","RequestKey.updateMany","RequestKey.updateManyAndReturn","RequestKey.upsertOne","RequestKey.deleteOne","RequestKey.deleteMany","RequestKey.groupBy","RequestKey.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Discrepancy.findUnique","Discrepancy.findUniqueOrThrow","Discrepancy.findFirst","Discrepancy.findFirstOrThrow","Discrepancy.findMany","Discrepancy.createOne","Discrepancy.createMany","Discrepancy.createManyAndReturn","Discrepancy.updateOne","Discrepancy.updateMany","Discrepancy.updateManyAndReturn","Discrepancy.upsertOne","Discrepancy.deleteOne","Discrepancy.deleteMany","Discrepancy.groupBy","Discrepancy.aggregate","Ending.findUnique","Ending.findUniqueOrThrow","Ending.findFirst","Ending.findFirstOrThrow","Ending.findMany","Ending.createOne","Ending.createMany","Ending.createManyAndReturn","Ending.updateOne","Ending.updateMany","Ending.updateManyAndReturn","Ending.upsertOne","Ending.deleteOne","Ending.deleteMany","Ending.groupBy","Ending.aggregate","OfferThread.findUnique","OfferThread.findUniqueOrThrow","OfferThread.findFirst","OfferThread.findFirstOrThrow","OfferThread.findMany","OfferThread.createOne","OfferThread.createMany","OfferThread.createManyAndReturn","OfferThread.updateOne","OfferThread.updateMany","OfferThread.updateManyAndReturn","OfferThread.upsertOne","OfferThread.deleteOne","OfferThread.deleteMany","OfferThread.groupBy","OfferThread.aggregate","OfferMessage.findUnique","OfferMessage.findUniqueOrThrow","OfferMessage.findFirst","OfferMessage.findFirstOrThrow","OfferMessage.findMany","OfferMessage.createOne","OfferMessage.createMany","OfferMessage.createManyAndReturn","OfferMessage.updateOne","OfferMessage.updateMany","OfferMessage.updateManyAndReturn","OfferMessage.upsertOne","OfferMessage.deleteOne","OfferMessage.deleteMany","OfferMessage.groupBy","OfferMessage.aggregate","OptionDocument.findUnique","OptionDocument.findUniqueOrThrow","OptionDocument.findFirst","OptionDocument.findFirstOrThrow","OptionDocument.findMany","OptionDocument.createOne","OptionDocument.createMany","OptionDocument.createManyAndReturn","OptionDocument.updateOne","OptionDocument.updateMany","OptionDocument.updateManyAndReturn","OptionDocument.upsertOne","OptionDocument.deleteOne","OptionDocument.deleteMany","OptionDocument.groupBy","OptionDocument.aggregate","OptionNotice.findUnique","OptionNotice.findUniqueOrThrow","OptionNotice.findFirst","OptionNotice.findFirstOrThrow","OptionNotice.findMany","OptionNotice.createOne","OptionNotice.createMany","OptionNotice.createManyAndReturn","OptionNotice.updateOne","OptionNotice.updateMany","OptionNotice.updateManyAndReturn","OptionNotice.upsertOne","OptionNotice.deleteOne","OptionNotice.deleteMany","OptionNotice.groupBy","OptionNotice.aggregate","JobRun.findUnique","JobRun.findUniqueOrThrow","JobRun.findFirst","JobRun.findFirstOrThrow","JobRun.findMany","JobRun.createOne","JobRun.createMany","JobRun.createManyAndReturn","JobRun.updateOne","JobRun.updateMany","JobRun.updateManyAndReturn","JobRun.upsertOne","JobRun.deleteOne","JobRun.deleteMany","JobRun.groupBy","JobRun.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","CardCustomer.findUnique","CardCustomer.findUniqueOrThrow","CardCustomer.findFirst","CardCustomer.findFirstOrThrow","CardCustomer.findMany","CardCustomer.createOne","CardCustomer.createMany","CardCustomer.createManyAndReturn","CardCustomer.updateOne","CardCustomer.updateMany","CardCustomer.updateManyAndReturn","CardCustomer.upsertOne","CardCustomer.deleteOne","CardCustomer.deleteMany","CardCustomer.groupBy","CardCustomer.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AND","OR","NOT","id","version","role","status","firstName","lastName","companyName","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","personId","customerId","createdAt","tries","tryAfter","agentId","isDeleted","title","author","medium","genre","coverImageUrl","soldOfferId","earlyAccessUntil","terms","rights","takingsVersion","takingsUnpublished","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","every","some","none","at","actorId","action","offerId","before","after","name","doneAt","kind","givenBy","note","documentId","endsAt","answeredAt","reason","ownerId","fileName","bytes","uploadedAt","sha256","openedAt","by","authorId","text","documentIds","retractedAt","has","hasEvery","hasSome","producerRead","agentRead","listingId","exceptOfferId","because","lines","intentId","says","foundAt","settledAt","settlement","settledBy","settledNote","type","receivedAt","producerId","key","requestHash","round","message","producerId_key","deckId","keptUntil","textHash","writtenAt","producerName","producerSignedAt","agentName","agentSignedAt","signedFile","moment","holder","createdBy","endedAt","isExclusive","claimedBy","steps","claimedAt","workedAt","committedAt","withoutExtraRights","draft","surrenders","extraLines","holdNumber","amountPence","dueBy","number","heldAt","captureBefore","capturedAt","releasedAt","releaseWantedAt","createAttempt","captureAttempt","captureIsOpen","releaseAttempt","reminders","comparedAt","refundedPence","refundedAt","disputeStatus","disputedAt","disputeDueBy","disputeClosedAt","lostPence","offerPrice","optionPeriod","scope","deal","expiresAt","remindedAt","extraRightsRequest","fundCompetition","fundNotes","submittedAt","updatedAt","reachedAgentAt","acceptedAt","optionEndsAt","optionEndedAt","extensions","extendedAt","exercisedAt","endedBecause","cancellationReason","feeReturnedAt","feeReturnedBy","feeChoice","feeChosenAt","feeNote","optionEndedBecause","extraRightsAskedAt","extraRightsAnswer","extraRightsAnsweredAt","offerId_id","offerId_fileName_version","offerId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide","push"]'),
  graph: "vgnqAYADNQgAAN8FACAJAADgBQAgCgAA4QUAIAsAAOIFACAMAADjBQAgDgAA5AUAIA8AAN0FACARAADlBQAgFAAA1wUAIBUAAOYFACAWAADnBQAgFwAA6AUAIKADAADeBQAwoQMAAB0AEKIDAADeBQAwowMBAAAAAaQDAgCJBQAhpgMBAIoFACG6AwEAiAUAIcMDAACiBQAg7wMBAIoFACH8AwEAiAUAIf8DAgCJBQAhggQBAIgFACGVBCAAoAUAIZkEAgCJBQAhrwQCAIkFACGwBAIAiQUAIbEEAAC5BQAgsgQAALkFACC1BAEAiwUAIbYEIACgBQAhtwQBAIsFACG4BEAAlQUAIbkEQACVBQAhugRAAJYFACG7BEAAlgUAIbwEQACWBQAhvQRAAJYFACG-BAIAiQUAIb8EQACWBQAhwARAAJYFACHBBAEAiwUAIcIEAQCLBQAhwwRAAJYFACHEBAEAiwUAIcUEAQCLBQAhxgRAAJYFACHHBAEAiwUAIcgEAQCLBQAhyQRAAJYFACHKBAEAiwUAIcsEQACWBQAhAQAAAAEAICAEAADxBQAgBQAA8gUAIAYAALQFACCgAwAA8AUAMKEDAAADABCiAwAA8AUAMKYDAQCKBQAhtwNAAJUFACG4AwIAiQUAIbkDQACWBQAh0wMBAIgFACHzAwEAiwUAIZoEAgCJBQAhnAQCAIkFACGdBEAAlgUAIZ4EQACWBQAhnwRAAJYFACGgBEAAlgUAIaEEQACWBQAhogQCAIkFACGjBAIAiQUAIaQEIACgBQAhpQQCAIkFACGmBAIAiQUAIacEQACWBQAhqAQCAIkFACGpBEAAlgUAIaoEAQCLBQAhqwRAAJYFACGsBEAAlgUAIa0EQACWBQAhrgQCAIkFACEQBAAA4AgAIAUAAOEIACAGAADvBwAguQMAAPMFACDzAwAA8wUAIJ0EAADzBQAgngQAAPMFACCfBAAA8wUAIKAEAADzBQAgoQQAAPMFACCnBAAA8wUAIKkEAADzBQAgqgQAAPMFACCrBAAA8wUAIKwEAADzBQAgrQQAAPMFACAhBAAA8QUAIAUAAPIFACAGAAC0BQAgoAMAAPAFADChAwAAAwAQogMAAPAFADCmAwEAigUAIbcDQACVBQAhuAMCAIkFACG5A0AAlgUAIdMDAQCIBQAh8wMBAAAAAZoEAgCJBQAhnAQCAIkFACGdBEAAlgUAIZ4EQACWBQAhnwRAAJYFACGgBEAAlgUAIaEEQACWBQAhogQCAIkFACGjBAIAiQUAIaQEIACgBQAhpQQCAIkFACGmBAIAiQUAIacEQACWBQAhqAQCAIkFACGpBEAAlgUAIaoEAQCLBQAhqwRAAJYFACGsBEAAlgUAIa0EQACWBQAhrgQCAIkFACHOBAAA7wUAIAMAAAADACABAAAEADACAAAFACAJAwAA7QUAIKADAADuBQAwoQMAAAcAEKIDAADuBQAwowMBAIoFACGmAwEAigUAIdMDAQCIBQAhmQQCAIkFACGaBAIAiQUAIQEDAADfCAAgCQMAAO0FACCgAwAA7gUAMKEDAAAHABCiAwAA7gUAMKMDAQAAAAGmAwEAigUAIdMDAQCIBQAhmQQCAIkFACGaBAIAiQUAIQMAAAAHACABAAAIADACAAAJACALAwAA7QUAIKADAADsBQAwoQMAAAsAEKIDAADsBQAwowMBAIoFACGmAwEAigUAIdMDAQCIBQAh5ANAAJUFACGZBAIAiQUAIZoEAgCJBQAhmwRAAJYFACECAwAA3wgAIJsEAADzBQAgCwMAAO0FACCgAwAA7AUAMKEDAAALABCiAwAA7AUAMKMDAQAAAAGmAwEAigUAIdMDAQCIBQAh5ANAAJUFACGZBAIAiQUAIZoEAgCJBQAhmwRAAJYFACEDAAAACwAgAQAADAAwAgAADQAgAQAAAAcAIAEAAAALACAUBgAAtAUAIKADAADrBQAwoQMAABEAEKIDAADrBQAwpgMBAIoFACG3A0AAlQUAIdMDAQCIBQAh3QNAAJYFACHeAwEAiwUAIeQDQACWBQAh5QMBAIoFACGABAEAiwUAIZkEAgDCBQAhnAQCAIkFACGvBAIAiQUAIbAEAgCJBQAhsQQAALkFACCyBAAAuQUAILMEQACWBQAhtARAAJYFACEKBgAA7wcAIN0DAADzBQAg3gMAAPMFACDkAwAA8wUAIIAEAADzBQAgmQQAAPMFACCxBAAA8wUAILIEAADzBQAgswQAAPMFACC0BAAA8wUAIBUGAAC0BQAgoAMAAOsFADChAwAAEQAQogMAAOsFADCmAwEAigUAIbcDQACVBQAh0wMBAIgFACHdA0AAlgUAId4DAQCLBQAh5ANAAJYFACHlAwEAigUAIYAEAQCLBQAhmQQCAMIFACGcBAIAiQUAIa8EAgCJBQAhsAQCAIkFACGxBAAAuQUAILIEAAC5BQAgswRAAJYFACG0BEAAlgUAIc4EAADqBQAgAwAAABEAIAEAABIAMAIAABMAIBMGAAC0BQAgoAMAAM0FADChAwAAFQAQogMAAM0FADDTAwEAiAUAId4DAQCLBQAh7wMBAIoFACH_AwIAwgUAIY4EQACWBQAhjwQgAKAFACGQBAEAiAUAIZEEAgCJBQAhkgRAAJUFACGTBEAAlQUAIZQEQACWBQAhlQQgAKAFACGWBAAAuQUAIJcEAAC5BQAgmAQAALkFACABAAAAFQAgDQYAALQFACCgAwAAyQUAMKEDAAAXABCiAwAAyQUAMMMDAACiBQAg0wMBAIgFACGEBAEAigUAIYUEQACVBQAhhgQBAIsFACGHBEAAlgUAIYgEAQCLBQAhiQRAAJYFACGKBAEAoQUAIQEAAAAXACAJBgAAtAUAIKADAADpBQAwoQMAABkAEKIDAADpBQAwowMEAKsFACHQA0AAlQUAIdMDAQCIBQAh2gMBAIsFACGLBAEAigUAIQIGAADvBwAg2gMAAPMFACAJBgAAtAUAIKADAADpBQAwoQMAABkAEKIDAADpBQAwowMEAAAAAdADQACVBQAh0wMBAIgFACHaAwEAiwUAIYsEAQCKBQAhAwAAABkAIAEAABoAMAIAABsAIDUIAADfBQAgCQAA4AUAIAoAAOEFACALAADiBQAgDAAA4wUAIA4AAOQFACAPAADdBQAgEQAA5QUAIBQAANcFACAVAADmBQAgFgAA5wUAIBcAAOgFACCgAwAA3gUAMKEDAAAdABCiAwAA3gUAMKMDAQCIBQAhpAMCAIkFACGmAwEAigUAIboDAQCIBQAhwwMAAKIFACDvAwEAigUAIfwDAQCIBQAh_wMCAIkFACGCBAEAiAUAIZUEIACgBQAhmQQCAIkFACGvBAIAiQUAIbAEAgCJBQAhsQQAALkFACCyBAAAuQUAILUEAQCLBQAhtgQgAKAFACG3BAEAiwUAIbgEQACVBQAhuQRAAJUFACG6BEAAlgUAIbsEQACWBQAhvARAAJYFACG9BEAAlgUAIb4EAgCJBQAhvwRAAJYFACHABEAAlgUAIcEEAQCLBQAhwgQBAIsFACHDBEAAlgUAIcQEAQCLBQAhxQQBAIsFACHGBEAAlgUAIccEAQCLBQAhyAQBAIsFACHJBEAAlgUAIcoEAQCLBQAhywRAAJYFACEhCAAA1QgAIAkAANYIACAKAADXCAAgCwAA2AgAIAwAANkIACAOAADaCAAgDwAA1AgAIBEAANsIACAUAADSCAAgFQAA3AgAIBYAAN0IACAXAADeCAAgsQQAAPMFACCyBAAA8wUAILUEAADzBQAgtwQAAPMFACC6BAAA8wUAILsEAADzBQAgvAQAAPMFACC9BAAA8wUAIL8EAADzBQAgwAQAAPMFACDBBAAA8wUAIMIEAADzBQAgwwQAAPMFACDEBAAA8wUAIMUEAADzBQAgxgQAAPMFACDHBAAA8wUAIMgEAADzBQAgyQQAAPMFACDKBAAA8wUAIMsEAADzBQAgAwAAAB0AIAEAAB4AMAIAAAEAIAEAAAAdACADAAAAHQAgAQAAHgAwAgAAAQAgDQ8AAN0FACCgAwAA3AUAMKEDAAAiABCiAwAA3AUAMKMDAQCIBQAhtwNAAJUFACHYAwEAigUAIdoDAQCLBQAh7wMBAIoFACHyAwAAogUAIIwEAQCLBQAhjQQBAIgFACGOBEAAlgUAIQQPAADUCAAg2gMAAPMFACCMBAAA8wUAII4EAADzBQAgDQ8AAN0FACCgAwAA3AUAMKEDAAAiABCiAwAA3AUAMKMDAQAAAAG3A0AAlQUAIdgDAQCKBQAh2gMBAIsFACHvAwEAigUAIfIDAACiBQAgjAQBAIsFACGNBAEAiAUAIY4EQACWBQAhAwAAACIAIAEAACMAMAIAACQAIAEAAAAdACABAAAAIgAgDgYAANsFACCgAwAA2gUAMKEDAAAoABCiAwAA2gUAMKMDAQCIBQAh0wMBAKEFACHYAwEAigUAIfMDAQCLBQAh9AMBAIoFACH1A0AAlQUAIfYDQACWBQAh9wMBAIsFACH4AwEAoQUAIfkDAQCLBQAhBwYAAO8HACDTAwAA8wUAIPMDAADzBQAg9gMAAPMFACD3AwAA8wUAIPgDAADzBQAg-QMAAPMFACAOBgAA2wUAIKADAADaBQAwoQMAACgAEKIDAADaBQAwowMBAAAAAdMDAQChBQAh2AMBAIoFACHzAwEAiwUAIfQDAQCKBQAh9QNAAJUFACH2A0AAlgUAIfcDAQCLBQAh-AMBAKEFACH5AwEAiwUAIQMAAAAoACABAAApADACAAAqACABAAAAHQAgEAYAALQFACATAADZBQAgoAMAANgFADChAwAALQAQogMAANgFADCjAwEAiAUAIaYDAQCKBQAh0ANAAJUFACHTAwEAiAUAIdgDAQCKBQAh2QMBAIoFACHaAwEAiwUAIdsDAQCIBQAh3ANAAJYFACHdA0AAlgUAId4DAQCLBQAhBgYAAO8HACATAADTCAAg2gMAAPMFACDcAwAA8wUAIN0DAADzBQAg3gMAAPMFACAQBgAAtAUAIBMAANkFACCgAwAA2AUAMKEDAAAtABCiAwAA2AUAMKMDAQAAAAGmAwEAigUAIdADQACVBQAh0wMBAIgFACHYAwEAigUAIdkDAQCKBQAh2gMBAIsFACHbAwEAiAUAIdwDQACWBQAh3QNAAJYFACHeAwEAiwUAIQMAAAAtACABAAAuADACAAAvACADAAAALQAgAQAALgAwAgAALwAgAQAAAC0AIA8GAAC0BQAgEgAA1wUAIKADAADWBQAwoQMAADMAEKIDAADWBQAwowMBAIgFACGkAwIAiQUAIdMDAQCIBQAh2AMBAIoFACHfAwEAiAUAIeADAQCKBQAh4QMCAIkFACHiA0AAlQUAIeMDAQCLBQAh5ANAAJYFACEEBgAA7wcAIBIAANIIACDjAwAA8wUAIOQDAADzBQAgEAYAALQFACASAADXBQAgoAMAANYFADChAwAAMwAQogMAANYFADCjAwEAAAABpAMCAIkFACHTAwEAiAUAIdgDAQCKBQAh3wMBAIgFACHgAwEAigUAIeEDAgCJBQAh4gNAAJUFACHjAwEAiwUAIeQDQACWBQAhzQQAANUFACADAAAAMwAgAQAANAAwAgAANQAgCQYAALQFACAXAgCJBQAhoAMAALMFADChAwAANwAQogMAALMFADCkAwIAiQUAIdMDAQCIBQAh7QMCAIkFACHuAwIAiQUAIQEAAAA3ACAMBgAAtAUAIKADAADUBQAwoQMAADkAEKIDAADUBQAwowMCAIkFACG3A0AAlQUAIdMDAQCIBQAh5QMBAIoFACHmAwEAiAUAIecDAQCLBQAh6AMAALEFACDpA0AAlgUAIQMGAADvBwAg5wMAAPMFACDpAwAA8wUAIA0GAAC0BQAgoAMAANQFADChAwAAOQAQogMAANQFADCjAwIAiQUAIbcDQACVBQAh0wMBAIgFACHlAwEAigUAIeYDAQCIBQAh5wMBAIsFACHoAwAAsQUAIOkDQACWBQAhzAQAANMFACADAAAAOQAgAQAAOgAwAgAAOwAgAQAAAAMAIAEAAAARACABAAAAGQAgAQAAACgAIAEAAAAtACABAAAAMwAgAQAAADkAIAEAAAABACADAAAAHQAgAQAAHgAwAgAAAQAgAwAAAB0AIAEAAB4AMAIAAAEAIAMAAAAdACABAAAeADACAAABACAyCAAAwAcAIAkAAMEHACAKAADCBwAgCwAAwwcAIAwAAMQHACAOAADFBwAgDwAAlwgAIBEAAMYHACAUAADHBwAgFQAAyAcAIBYAAMkHACAXAADKBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAcMDgAAAAAHvAwEAAAAB_AMBAAAAAf8DAgAAAAGCBAEAAAABlQQgAAAAAZkEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABtQQBAAAAAbYEIAAAAAG3BAEAAAABuARAAAAAAbkEQAAAAAG6BEAAAAABuwRAAAAAAbwEQAAAAAG9BEAAAAABvgQCAAAAAb8EQAAAAAHABEAAAAABwQQBAAAAAcIEAQAAAAHDBEAAAAABxAQBAAAAAcUEAQAAAAHGBEAAAAABxwQBAAAAAcgEAQAAAAHJBEAAAAABygQBAAAAAcsEQAAAAAEBHQAASAAgJqMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAHDA4AAAAAB7wMBAAAAAfwDAQAAAAH_AwIAAAABggQBAAAAAZUEIAAAAAGZBAIAAAABrwQCAAAAAbAEAgAAAAGxBIAAAAABsgSAAAAAAbUEAQAAAAG2BCAAAAABtwQBAAAAAbgEQAAAAAG5BEAAAAABugRAAAAAAbsEQAAAAAG8BEAAAAABvQRAAAAAAb4EAgAAAAG_BEAAAAABwARAAAAAAcEEAQAAAAHCBAEAAAABwwRAAAAAAcQEAQAAAAHFBAEAAAABxgRAAAAAAccEAQAAAAHIBAEAAAAByQRAAAAAAcoEAQAAAAHLBEAAAAABAR0AAEoAMAEdAABKADAyCAAAogYAIAkAAKMGACAKAACkBgAgCwAApQYAIAwAAKYGACAOAACnBgAgDwAAlQgAIBEAAKgGACAUAACpBgAgFQAAqgYAIBYAAKsGACAXAACsBgAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAIQIAAAABACAdAABNACAmowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAIQIAAAAdACAdAABPACACAAAAHQAgHQAATwAgAwAAAAEAICQAAEgAICUAAE0AIAEAAAABACABAAAAHQAgGgcAAM0IACAqAADOCAAgKwAA0QgAICwAANAIACAtAADPCAAgsQQAAPMFACCyBAAA8wUAILUEAADzBQAgtwQAAPMFACC6BAAA8wUAILsEAADzBQAgvAQAAPMFACC9BAAA8wUAIL8EAADzBQAgwAQAAPMFACDBBAAA8wUAIMIEAADzBQAgwwQAAPMFACDEBAAA8wUAIMUEAADzBQAgxgQAAPMFACDHBAAA8wUAIMgEAADzBQAgyQQAAPMFACDKBAAA8wUAIMsEAADzBQAgKaADAADSBQAwoQMAAFYAEKIDAADSBQAwowMBAPoEACGkAwIA-wQAIaYDAQD8BAAhugMBAPoEACHDAwAAmgUAIO8DAQD8BAAh_AMBAPoEACH_AwIA-wQAIYIEAQD6BAAhlQQgAJgFACGZBAIA-wQAIa8EAgD7BAAhsAQCAPsEACGxBAAAtgUAILIEAAC2BQAgtQQBAP0EACG2BCAAmAUAIbcEAQD9BAAhuARAAI4FACG5BEAAjgUAIboEQACPBQAhuwRAAI8FACG8BEAAjwUAIb0EQACPBQAhvgQCAPsEACG_BEAAjwUAIcAEQACPBQAhwQQBAP0EACHCBAEA_QQAIcMEQACPBQAhxAQBAP0EACHFBAEA_QQAIcYEQACPBQAhxwQBAP0EACHIBAEA_QQAIckEQACPBQAhygQBAP0EACHLBEAAjwUAIQMAAAAdACABAABVADApAABWACADAAAAHQAgAQAAHgAwAgAAAQAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACARBgAAzAgAIKYDAQAAAAG3A0AAAAAB0wMBAAAAAd0DQAAAAAHeAwEAAAAB5ANAAAAAAeUDAQAAAAGABAEAAAABmQQCAAAAAZwEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABswRAAAAAAbQEQAAAAAEBHQAAXgAgEKYDAQAAAAG3A0AAAAAB0wMBAAAAAd0DQAAAAAHeAwEAAAAB5ANAAAAAAeUDAQAAAAGABAEAAAABmQQCAAAAAZwEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABswRAAAAAAbQEQAAAAAEBHQAAYAAwAR0AAGAAMBEGAADLCAAgpgMBAPkFACG3A0AAgQYAIdMDAQD5BQAh3QNAAIIGACHeAwEA-wUAIeQDQACCBgAh5QMBAPkFACGABAEA-wUAIZkEAgCKBwAhnAQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAGzBEAAggYAIbQEQACCBgAhAgAAABMAIB0AAGMAIBCmAwEA-QUAIbcDQACBBgAh0wMBAPkFACHdA0AAggYAId4DAQD7BQAh5ANAAIIGACHlAwEA-QUAIYAEAQD7BQAhmQQCAIoHACGcBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbMEQACCBgAhtARAAIIGACECAAAAEQAgHQAAZQAgAgAAABEAIB0AAGUAIAMAAAATACAkAABeACAlAABjACABAAAAEwAgAQAAABEAIA4HAADGCAAgKgAAxwgAICsAAMoIACAsAADJCAAgLQAAyAgAIN0DAADzBQAg3gMAAPMFACDkAwAA8wUAIIAEAADzBQAgmQQAAPMFACCxBAAA8wUAILIEAADzBQAgswQAAPMFACC0BAAA8wUAIBOgAwAA0QUAMKEDAABsABCiAwAA0QUAMKYDAQD8BAAhtwNAAI4FACHTAwEA-gQAId0DQACPBQAh3gMBAP0EACHkA0AAjwUAIeUDAQD8BAAhgAQBAP0EACGZBAIAvgUAIZwEAgD7BAAhrwQCAPsEACGwBAIA-wQAIbEEAAC2BQAgsgQAALYFACCzBEAAjwUAIbQEQACPBQAhAwAAABEAIAEAAGsAMCkAAGwAIAMAAAARACABAAASADACAAATACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIB0EAAC9BwAgBQAAvgcAIAYAAMUIACCmAwEAAAABtwNAAAAAAbgDAgAAAAG5A0AAAAAB0wMBAAAAAfMDAQAAAAGaBAIAAAABnAQCAAAAAZ0EQAAAAAGeBEAAAAABnwRAAAAAAaAEQAAAAAGhBEAAAAABogQCAAAAAaMEAgAAAAGkBCAAAAABpQQCAAAAAaYEAgAAAAGnBEAAAAABqAQCAAAAAakEQAAAAAGqBAEAAAABqwRAAAAAAawEQAAAAAGtBEAAAAABrgQCAAAAAQEdAAB0ACAapgMBAAAAAbcDQAAAAAG4AwIAAAABuQNAAAAAAdMDAQAAAAHzAwEAAAABmgQCAAAAAZwEAgAAAAGdBEAAAAABngRAAAAAAZ8EQAAAAAGgBEAAAAABoQRAAAAAAaIEAgAAAAGjBAIAAAABpAQgAAAAAaUEAgAAAAGmBAIAAAABpwRAAAAAAagEAgAAAAGpBEAAAAABqgQBAAAAAasEQAAAAAGsBEAAAAABrQRAAAAAAa4EAgAAAAEBHQAAdgAwAR0AAHYAMB0EAACiBwAgBQAAowcAIAYAAMQIACCmAwEA-QUAIbcDQACBBgAhuAMCAPoFACG5A0AAggYAIdMDAQD5BQAh8wMBAPsFACGaBAIA-gUAIZwEAgD6BQAhnQRAAIIGACGeBEAAggYAIZ8EQACCBgAhoARAAIIGACGhBEAAggYAIaIEAgD6BQAhowQCAPoFACGkBCAAiAYAIaUEAgD6BQAhpgQCAPoFACGnBEAAggYAIagEAgD6BQAhqQRAAIIGACGqBAEA-wUAIasEQACCBgAhrARAAIIGACGtBEAAggYAIa4EAgD6BQAhAgAAAAUAIB0AAHkAIBqmAwEA-QUAIbcDQACBBgAhuAMCAPoFACG5A0AAggYAIdMDAQD5BQAh8wMBAPsFACGaBAIA-gUAIZwEAgD6BQAhnQRAAIIGACGeBEAAggYAIZ8EQACCBgAhoARAAIIGACGhBEAAggYAIaIEAgD6BQAhowQCAPoFACGkBCAAiAYAIaUEAgD6BQAhpgQCAPoFACGnBEAAggYAIagEAgD6BQAhqQRAAIIGACGqBAEA-wUAIasEQACCBgAhrARAAIIGACGtBEAAggYAIa4EAgD6BQAhAgAAAAMAIB0AAHsAIAIAAAADACAdAAB7ACADAAAABQAgJAAAdAAgJQAAeQAgAQAAAAUAIAEAAAADACASBwAAvwgAICoAAMAIACArAADDCAAgLAAAwggAIC0AAMEIACC5AwAA8wUAIPMDAADzBQAgnQQAAPMFACCeBAAA8wUAIJ8EAADzBQAgoAQAAPMFACChBAAA8wUAIKcEAADzBQAgqQQAAPMFACCqBAAA8wUAIKsEAADzBQAgrAQAAPMFACCtBAAA8wUAIB2gAwAA0AUAMKEDAACCAQAQogMAANAFADCmAwEA_AQAIbcDQACOBQAhuAMCAPsEACG5A0AAjwUAIdMDAQD6BAAh8wMBAP0EACGaBAIA-wQAIZwEAgD7BAAhnQRAAI8FACGeBEAAjwUAIZ8EQACPBQAhoARAAI8FACGhBEAAjwUAIaIEAgD7BAAhowQCAPsEACGkBCAAmAUAIaUEAgD7BAAhpgQCAPsEACGnBEAAjwUAIagEAgD7BAAhqQRAAI8FACGqBAEA_QQAIasEQACPBQAhrARAAI8FACGtBEAAjwUAIa4EAgD7BAAhAwAAAAMAIAEAAIEBADApAACCAQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgBgMAAL4IACCjAwEAAAABpgMBAAAAAdMDAQAAAAGZBAIAAAABmgQCAAAAAQEdAACKAQAgBaMDAQAAAAGmAwEAAAAB0wMBAAAAAZkEAgAAAAGaBAIAAAABAR0AAIwBADABHQAAjAEAMAYDAAC9CAAgowMBAPkFACGmAwEA-QUAIdMDAQD5BQAhmQQCAPoFACGaBAIA-gUAIQIAAAAJACAdAACPAQAgBaMDAQD5BQAhpgMBAPkFACHTAwEA-QUAIZkEAgD6BQAhmgQCAPoFACECAAAABwAgHQAAkQEAIAIAAAAHACAdAACRAQAgAwAAAAkAICQAAIoBACAlAACPAQAgAQAAAAkAIAEAAAAHACAFBwAAuAgAICoAALkIACArAAC8CAAgLAAAuwgAIC0AALoIACAIoAMAAM8FADChAwAAmAEAEKIDAADPBQAwowMBAPwEACGmAwEA_AQAIdMDAQD6BAAhmQQCAPsEACGaBAIA-wQAIQMAAAAHACABAACXAQAwKQAAmAEAIAMAAAAHACABAAAIADACAAAJACABAAAADQAgAQAAAA0AIAMAAAALACABAAAMADACAAANACADAAAACwAgAQAADAAwAgAADQAgAwAAAAsAIAEAAAwAMAIAAA0AIAgDAAC3CAAgowMBAAAAAaYDAQAAAAHTAwEAAAAB5ANAAAAAAZkEAgAAAAGaBAIAAAABmwRAAAAAAQEdAACgAQAgB6MDAQAAAAGmAwEAAAAB0wMBAAAAAeQDQAAAAAGZBAIAAAABmgQCAAAAAZsEQAAAAAEBHQAAogEAMAEdAACiAQAwCAMAALYIACCjAwEA-QUAIaYDAQD5BQAh0wMBAPkFACHkA0AAgQYAIZkEAgD6BQAhmgQCAPoFACGbBEAAggYAIQIAAAANACAdAAClAQAgB6MDAQD5BQAhpgMBAPkFACHTAwEA-QUAIeQDQACBBgAhmQQCAPoFACGaBAIA-gUAIZsEQACCBgAhAgAAAAsAIB0AAKcBACACAAAACwAgHQAApwEAIAMAAAANACAkAACgAQAgJQAApQEAIAEAAAANACABAAAACwAgBgcAALEIACAqAACyCAAgKwAAtQgAICwAALQIACAtAACzCAAgmwQAAPMFACAKoAMAAM4FADChAwAArgEAEKIDAADOBQAwowMBAPwEACGmAwEA_AQAIdMDAQD6BAAh5ANAAI4FACGZBAIA-wQAIZoEAgD7BAAhmwRAAI8FACEDAAAACwAgAQAArQEAMCkAAK4BACADAAAACwAgAQAADAAwAgAADQAgEwYAALQFACCgAwAAzQUAMKEDAAAVABCiAwAAzQUAMNMDAQAAAAHeAwEAiwUAIe8DAQCKBQAh_wMCAMIFACGOBEAAlgUAIY8EIACgBQAhkAQBAIgFACGRBAIAiQUAIZIEQACVBQAhkwRAAJUFACGUBEAAlgUAIZUEIACgBQAhlgQAALkFACCXBAAAuQUAIJgEAAC5BQAgAQAAALEBACABAAAAsQEAIAgGAADvBwAg3gMAAPMFACD_AwAA8wUAII4EAADzBQAglAQAAPMFACCWBAAA8wUAIJcEAADzBQAgmAQAAPMFACADAAAAFQAgAQAAtAEAMAIAALEBACADAAAAFQAgAQAAtAEAMAIAALEBACADAAAAFQAgAQAAtAEAMAIAALEBACAQBgAAsAgAINMDAQAAAAHeAwEAAAAB7wMBAAAAAf8DAgAAAAGOBEAAAAABjwQgAAAAAZAEAQAAAAGRBAIAAAABkgRAAAAAAZMEQAAAAAGUBEAAAAABlQQgAAAAAZYEgAAAAAGXBIAAAAABmASAAAAAAQEdAAC4AQAgD9MDAQAAAAHeAwEAAAAB7wMBAAAAAf8DAgAAAAGOBEAAAAABjwQgAAAAAZAEAQAAAAGRBAIAAAABkgRAAAAAAZMEQAAAAAGUBEAAAAABlQQgAAAAAZYEgAAAAAGXBIAAAAABmASAAAAAAQEdAAC6AQAwAR0AALoBADAQBgAArwgAINMDAQD5BQAh3gMBAPsFACHvAwEA-QUAIf8DAgCKBwAhjgRAAIIGACGPBCAAiAYAIZAEAQD5BQAhkQQCAPoFACGSBEAAgQYAIZMEQACBBgAhlARAAIIGACGVBCAAiAYAIZYEgAAAAAGXBIAAAAABmASAAAAAAQIAAACxAQAgHQAAvQEAIA_TAwEA-QUAId4DAQD7BQAh7wMBAPkFACH_AwIAigcAIY4EQACCBgAhjwQgAIgGACGQBAEA-QUAIZEEAgD6BQAhkgRAAIEGACGTBEAAgQYAIZQEQACCBgAhlQQgAIgGACGWBIAAAAABlwSAAAAAAZgEgAAAAAECAAAAFQAgHQAAvwEAIAIAAAAVACAdAAC_AQAgAwAAALEBACAkAAC4AQAgJQAAvQEAIAEAAACxAQAgAQAAABUAIAwHAACqCAAgKgAAqwgAICsAAK4IACAsAACtCAAgLQAArAgAIN4DAADzBQAg_wMAAPMFACCOBAAA8wUAIJQEAADzBQAglgQAAPMFACCXBAAA8wUAIJgEAADzBQAgEqADAADMBQAwoQMAAMYBABCiAwAAzAUAMNMDAQD6BAAh3gMBAP0EACHvAwEA_AQAIf8DAgC-BQAhjgRAAI8FACGPBCAAmAUAIZAEAQD6BAAhkQQCAPsEACGSBEAAjgUAIZMEQACOBQAhlARAAI8FACGVBCAAmAUAIZYEAAC2BQAglwQAALYFACCYBAAAtgUAIAMAAAAVACABAADFAQAwKQAAxgEAIAMAAAAVACABAAC0AQAwAgAAsQEAIAEAAAAkACABAAAAJAAgAwAAACIAIAEAACMAMAIAACQAIAMAAAAiACABAAAjADACAAAkACADAAAAIgAgAQAAIwAwAgAAJAAgCg8AAKkIACCjAwEAAAABtwNAAAAAAdgDAQAAAAHaAwEAAAAB7wMBAAAAAfIDgAAAAAGMBAEAAAABjQQBAAAAAY4EQAAAAAEBHQAAzgEAIAmjAwEAAAABtwNAAAAAAdgDAQAAAAHaAwEAAAAB7wMBAAAAAfIDgAAAAAGMBAEAAAABjQQBAAAAAY4EQAAAAAEBHQAA0AEAMAEdAADQAQAwCg8AAKgIACCjAwEA-QUAIbcDQACBBgAh2AMBAPkFACHaAwEA-wUAIe8DAQD5BQAh8gOAAAAAAYwEAQD7BQAhjQQBAPkFACGOBEAAggYAIQIAAAAkACAdAADTAQAgCaMDAQD5BQAhtwNAAIEGACHYAwEA-QUAIdoDAQD7BQAh7wMBAPkFACHyA4AAAAABjAQBAPsFACGNBAEA-QUAIY4EQACCBgAhAgAAACIAIB0AANUBACACAAAAIgAgHQAA1QEAIAMAAAAkACAkAADOAQAgJQAA0wEAIAEAAAAkACABAAAAIgAgBgcAAKUIACAsAACnCAAgLQAApggAINoDAADzBQAgjAQAAPMFACCOBAAA8wUAIAygAwAAywUAMKEDAADcAQAQogMAAMsFADCjAwEA-gQAIbcDQACOBQAh2AMBAPwEACHaAwEA_QQAIe8DAQD8BAAh8gMAAJoFACCMBAEA_QQAIY0EAQD6BAAhjgRAAI8FACEDAAAAIgAgAQAA2wEAMCkAANwBACADAAAAIgAgAQAAIwAwAgAAJAAgAQAAABsAIAEAAAAbACADAAAAGQAgAQAAGgAwAgAAGwAgAwAAABkAIAEAABoAMAIAABsAIAMAAAAZACABAAAaADACAAAbACAGBgAApAgAIKMDBAAAAAHQA0AAAAAB0wMBAAAAAdoDAQAAAAGLBAEAAAABAR0AAOQBACAFowMEAAAAAdADQAAAAAHTAwEAAAAB2gMBAAAAAYsEAQAAAAEBHQAA5gEAMAEdAADmAQAwBgYAAKMIACCjAwQA_QYAIdADQACBBgAh0wMBAPkFACHaAwEA-wUAIYsEAQD5BQAhAgAAABsAIB0AAOkBACAFowMEAP0GACHQA0AAgQYAIdMDAQD5BQAh2gMBAPsFACGLBAEA-QUAIQIAAAAZACAdAADrAQAgAgAAABkAIB0AAOsBACADAAAAGwAgJAAA5AEAICUAAOkBACABAAAAGwAgAQAAABkAIAYHAACeCAAgKgAAnwgAICsAAKIIACAsAAChCAAgLQAAoAgAINoDAADzBQAgCKADAADKBQAwoQMAAPIBABCiAwAAygUAMKMDBACnBQAh0ANAAI4FACHTAwEA-gQAIdoDAQD9BAAhiwQBAPwEACEDAAAAGQAgAQAA8QEAMCkAAPIBACADAAAAGQAgAQAAGgAwAgAAGwAgDQYAALQFACCgAwAAyQUAMKEDAAAXABCiAwAAyQUAMMMDAACiBQAg0wMBAAAAAYQEAQCKBQAhhQRAAJUFACGGBAEAiwUAIYcEQACWBQAhiAQBAIsFACGJBEAAlgUAIYoEAQChBQAhAQAAAPUBACABAAAA9QEAIAYGAADvBwAghgQAAPMFACCHBAAA8wUAIIgEAADzBQAgiQQAAPMFACCKBAAA8wUAIAMAAAAXACABAAD4AQAwAgAA9QEAIAMAAAAXACABAAD4AQAwAgAA9QEAIAMAAAAXACABAAD4AQAwAgAA9QEAIAoGAACdCAAgwwOAAAAAAdMDAQAAAAGEBAEAAAABhQRAAAAAAYYEAQAAAAGHBEAAAAABiAQBAAAAAYkEQAAAAAGKBAEAAAABAR0AAPwBACAJwwOAAAAAAdMDAQAAAAGEBAEAAAABhQRAAAAAAYYEAQAAAAGHBEAAAAABiAQBAAAAAYkEQAAAAAGKBAEAAAABAR0AAP4BADABHQAA_gEAMAoGAACcCAAgwwOAAAAAAdMDAQD5BQAhhAQBAPkFACGFBEAAgQYAIYYEAQD7BQAhhwRAAIIGACGIBAEA-wUAIYkEQACCBgAhigQBAPsFACECAAAA9QEAIB0AAIECACAJwwOAAAAAAdMDAQD5BQAhhAQBAPkFACGFBEAAgQYAIYYEAQD7BQAhhwRAAIIGACGIBAEA-wUAIYkEQACCBgAhigQBAPsFACECAAAAFwAgHQAAgwIAIAIAAAAXACAdAACDAgAgAwAAAPUBACAkAAD8AQAgJQAAgQIAIAEAAAD1AQAgAQAAABcAIAgHAACZCAAgLAAAmwgAIC0AAJoIACCGBAAA8wUAIIcEAADzBQAgiAQAAPMFACCJBAAA8wUAIIoEAADzBQAgDKADAADIBQAwoQMAAIoCABCiAwAAyAUAMMMDAACaBQAg0wMBAPoEACGEBAEA_AQAIYUEQACOBQAhhgQBAP0EACGHBEAAjwUAIYgEAQD9BAAhiQRAAI8FACGKBAEAmQUAIQMAAAAXACABAACJAgAwKQAAigIAIAMAAAAXACABAAD4AQAwAgAA9QEAIAsNAACjBQAgoAMAAMcFADChAwAAkAIAEKIDAADHBQAwowMBAAAAAdgDAQCKBQAh3wMBAIgFACHgAwEAigUAIeEDAgCJBQAh4gNAAJUFACGDBEAAlgUAIQEAAACNAgAgAQAAAI0CACALDQAAowUAIKADAADHBQAwoQMAAJACABCiAwAAxwUAMKMDAQCIBQAh2AMBAIoFACHfAwEAiAUAIeADAQCKBQAh4QMCAIkFACHiA0AAlQUAIYMEQACWBQAhAg0AAM0HACCDBAAA8wUAIAMAAACQAgAgAQAAkQIAMAIAAI0CACADAAAAkAIAIAEAAJECADACAACNAgAgAwAAAJACACABAACRAgAwAgAAjQIAIAgNAACYCAAgowMBAAAAAdgDAQAAAAHfAwEAAAAB4AMBAAAAAeEDAgAAAAHiA0AAAAABgwRAAAAAAQEdAACVAgAgB6MDAQAAAAHYAwEAAAAB3wMBAAAAAeADAQAAAAHhAwIAAAAB4gNAAAAAAYMEQAAAAAEBHQAAlwIAMAEdAACXAgAwCA0AAIwIACCjAwEA-QUAIdgDAQD5BQAh3wMBAPkFACHgAwEA-QUAIeEDAgD6BQAh4gNAAIEGACGDBEAAggYAIQIAAACNAgAgHQAAmgIAIAejAwEA-QUAIdgDAQD5BQAh3wMBAPkFACHgAwEA-QUAIeEDAgD6BQAh4gNAAIEGACGDBEAAggYAIQIAAACQAgAgHQAAnAIAIAIAAACQAgAgHQAAnAIAIAMAAACNAgAgJAAAlQIAICUAAJoCACABAAAAjQIAIAEAAACQAgAgBgcAAIcIACAqAACICAAgKwAAiwgAICwAAIoIACAtAACJCAAggwQAAPMFACAKoAMAAMYFADChAwAAowIAEKIDAADGBQAwowMBAPoEACHYAwEA_AQAId8DAQD6BAAh4AMBAPwEACHhAwIA-wQAIeIDQACOBQAhgwRAAI8FACEDAAAAkAIAIAEAAKICADApAACjAgAgAwAAAJACACABAACRAgAwAgAAjQIAIAagAwAAxQUAMKEDAACpAgAQogMAAMUFADCjAwEAAAABpAMCAIkFACGCBAEAoQUAIQEAAACmAgAgAQAAAKYCACAGoAMAAMUFADChAwAAqQIAEKIDAADFBQAwowMBAIgFACGkAwIAiQUAIYIEAQChBQAhAYIEAADzBQAgAwAAAKkCACABAACqAgAwAgAApgIAIAMAAACpAgAgAQAAqgIAMAIAAKYCACADAAAAqQIAIAEAAKoCADACAACmAgAgA6MDAQAAAAGkAwIAAAABggQBAAAAAQEdAACuAgAgA6MDAQAAAAGkAwIAAAABggQBAAAAAQEdAACwAgAwAR0AALACADADowMBAPkFACGkAwIA-gUAIYIEAQD7BQAhAgAAAKYCACAdAACzAgAgA6MDAQD5BQAhpAMCAPoFACGCBAEA-wUAIQIAAACpAgAgHQAAtQIAIAIAAACpAgAgHQAAtQIAIAMAAACmAgAgJAAArgIAICUAALMCACABAAAApgIAIAEAAACpAgAgBgcAAIIIACAqAACDCAAgKwAAhggAICwAAIUIACAtAACECAAgggQAAPMFACAGoAMAAMQFADChAwAAvAIAEKIDAADEBQAwowMBAPoEACGkAwIA-wQAIYIEAQCZBQAhAwAAAKkCACABAAC7AgAwKQAAvAIAIAMAAACpAgAgAQAAqgIAMAIAAKYCACALoAMAAMEFADChAwAAwgIAEKIDAADBBQAwtwNAAJUFACHTAwEAiAUAIfwDAQCIBQAh_QMBAIoFACH-AwEAigUAIf8DAgDCBQAhgAQCAMIFACGBBAAAwwUAIAEAAAC_AgAgAQAAAL8CACAKoAMAAMEFADChAwAAwgIAEKIDAADBBQAwtwNAAJUFACHTAwEAiAUAIfwDAQCIBQAh_QMBAIoFACH-AwEAigUAIf8DAgDCBQAhgAQCAMIFACEC_wMAAPMFACCABAAA8wUAIAMAAADCAgAgAQAAwwIAMAIAAL8CACADAAAAwgIAIAEAAMMCADACAAC_AgAgAwAAAMICACABAADDAgAwAgAAvwIAIAe3A0AAAAAB0wMBAAAAAfwDAQAAAAH9AwEAAAAB_gMBAAAAAf8DAgAAAAGABAIAAAABAR0AAMcCACAHtwNAAAAAAdMDAQAAAAH8AwEAAAAB_QMBAAAAAf4DAQAAAAH_AwIAAAABgAQCAAAAAQEdAADJAgAwAR0AAMkCADAHtwNAAIEGACHTAwEA-QUAIfwDAQD5BQAh_QMBAPkFACH-AwEA-QUAIf8DAgCKBwAhgAQCAIoHACECAAAAvwIAIB0AAMwCACAHtwNAAIEGACHTAwEA-QUAIfwDAQD5BQAh_QMBAPkFACH-AwEA-QUAIf8DAgCKBwAhgAQCAIoHACECAAAAwgIAIB0AAM4CACACAAAAwgIAIB0AAM4CACADAAAAvwIAICQAAMcCACAlAADMAgAgAQAAAL8CACABAAAAwgIAIAcHAAD9BwAgKgAA_gcAICsAAIEIACAsAACACAAgLQAA_wcAIP8DAADzBQAggAQAAPMFACAKoAMAAL0FADChAwAA1QIAEKIDAAC9BQAwtwNAAI4FACHTAwEA-gQAIfwDAQD6BAAh_QMBAPwEACH-AwEA_AQAIf8DAgC-BQAhgAQCAL4FACEDAAAAwgIAIAEAANQCADApAADVAgAgAwAAAMICACABAADDAgAwAgAAvwIAIAagAwAAvAUAMKEDAADbAgAQogMAALwFADCjAwEAAAAB-gMBAIoFACH7A0AAlQUAIQEAAADYAgAgAQAAANgCACAGoAMAALwFADChAwAA2wIAEKIDAAC8BQAwowMBAIoFACH6AwEAigUAIfsDQACVBQAhAAMAAADbAgAgAQAA3AIAMAIAANgCACADAAAA2wIAIAEAANwCADACAADYAgAgAwAAANsCACABAADcAgAwAgAA2AIAIAOjAwEAAAAB-gMBAAAAAfsDQAAAAAEBHQAA4AIAIAOjAwEAAAAB-gMBAAAAAfsDQAAAAAEBHQAA4gIAMAEdAADiAgAwA6MDAQD5BQAh-gMBAPkFACH7A0AAgQYAIQIAAADYAgAgHQAA5QIAIAOjAwEA-QUAIfoDAQD5BQAh-wNAAIEGACECAAAA2wIAIB0AAOcCACACAAAA2wIAIB0AAOcCACADAAAA2AIAICQAAOACACAlAADlAgAgAQAAANgCACABAAAA2wIAIAMHAAD6BwAgLAAA_AcAIC0AAPsHACAGoAMAALsFADChAwAA7gIAEKIDAAC7BQAwowMBAPwEACH6AwEA_AQAIfsDQACOBQAhAwAAANsCACABAADtAgAwKQAA7gIAIAMAAADbAgAgAQAA3AIAMAIAANgCACABAAAAKgAgAQAAACoAIAMAAAAoACABAAApADACAAAqACADAAAAKAAgAQAAKQAwAgAAKgAgAwAAACgAIAEAACkAMAIAACoAIAsGAAD5BwAgowMBAAAAAdMDAQAAAAHYAwEAAAAB8wMBAAAAAfQDAQAAAAH1A0AAAAAB9gNAAAAAAfcDAQAAAAH4AwEAAAAB-QMBAAAAAQEdAAD2AgAgCqMDAQAAAAHTAwEAAAAB2AMBAAAAAfMDAQAAAAH0AwEAAAAB9QNAAAAAAfYDQAAAAAH3AwEAAAAB-AMBAAAAAfkDAQAAAAEBHQAA-AIAMAEdAAD4AgAwAQAAAB0AIAsGAAD4BwAgowMBAPkFACHTAwEA-wUAIdgDAQD5BQAh8wMBAPsFACH0AwEA-QUAIfUDQACBBgAh9gNAAIIGACH3AwEA-wUAIfgDAQD7BQAh-QMBAPsFACECAAAAKgAgHQAA_AIAIAqjAwEA-QUAIdMDAQD7BQAh2AMBAPkFACHzAwEA-wUAIfQDAQD5BQAh9QNAAIEGACH2A0AAggYAIfcDAQD7BQAh-AMBAPsFACH5AwEA-wUAIQIAAAAoACAdAAD-AgAgAgAAACgAIB0AAP4CACABAAAAHQAgAwAAACoAICQAAPYCACAlAAD8AgAgAQAAACoAIAEAAAAoACAJBwAA9QcAICwAAPcHACAtAAD2BwAg0wMAAPMFACDzAwAA8wUAIPYDAADzBQAg9wMAAPMFACD4AwAA8wUAIPkDAADzBQAgDaADAAC6BQAwoQMAAIYDABCiAwAAugUAMKMDAQD6BAAh0wMBAJkFACHYAwEA_AQAIfMDAQD9BAAh9AMBAPwEACH1A0AAjgUAIfYDQACPBQAh9wMBAP0EACH4AwEAmQUAIfkDAQD9BAAhAwAAACgAIAEAAIUDADApAACGAwAgAwAAACgAIAEAACkAMAIAACoAIAugAwAAuAUAMKEDAACMAwAQogMAALgFADCjAwQAAAABtQMBAKEFACHQA0AAlQUAIdcDQACWBQAh7wMBAIsFACHwAwEAoQUAIfEDAQCKBQAh8gMAALkFACABAAAAiQMAIAEAAACJAwAgC6ADAAC4BQAwoQMAAIwDABCiAwAAuAUAMKMDBACrBQAhtQMBAKEFACHQA0AAlQUAIdcDQACWBQAh7wMBAIsFACHwAwEAoQUAIfEDAQCKBQAh8gMAALkFACAFtQMAAPMFACDXAwAA8wUAIO8DAADzBQAg8AMAAPMFACDyAwAA8wUAIAMAAACMAwAgAQAAjQMAMAIAAIkDACADAAAAjAMAIAEAAI0DADACAACJAwAgAwAAAIwDACABAACNAwAwAgAAiQMAIAijAwQAAAABtQMBAAAAAdADQAAAAAHXA0AAAAAB7wMBAAAAAfADAQAAAAHxAwEAAAAB8gOAAAAAAQEdAACRAwAgCKMDBAAAAAG1AwEAAAAB0ANAAAAAAdcDQAAAAAHvAwEAAAAB8AMBAAAAAfEDAQAAAAHyA4AAAAABAR0AAJMDADABHQAAkwMAMAijAwQA_QYAIbUDAQD7BQAh0ANAAIEGACHXA0AAggYAIe8DAQD7BQAh8AMBAPsFACHxAwEA-QUAIfIDgAAAAAECAAAAiQMAIB0AAJYDACAIowMEAP0GACG1AwEA-wUAIdADQACBBgAh1wNAAIIGACHvAwEA-wUAIfADAQD7BQAh8QMBAPkFACHyA4AAAAABAgAAAIwDACAdAACYAwAgAgAAAIwDACAdAACYAwAgAwAAAIkDACAkAACRAwAgJQAAlgMAIAEAAACJAwAgAQAAAIwDACAKBwAA8AcAICoAAPEHACArAAD0BwAgLAAA8wcAIC0AAPIHACC1AwAA8wUAINcDAADzBQAg7wMAAPMFACDwAwAA8wUAIPIDAADzBQAgC6ADAAC1BQAwoQMAAJ8DABCiAwAAtQUAMKMDBACnBQAhtQMBAJkFACHQA0AAjgUAIdcDQACPBQAh7wMBAP0EACHwAwEAmQUAIfEDAQD8BAAh8gMAALYFACADAAAAjAMAIAEAAJ4DADApAACfAwAgAwAAAIwDACABAACNAwAwAgAAiQMAIAkGAAC0BQAgFwIAiQUAIaADAACzBQAwoQMAADcAEKIDAACzBQAwpAMCAIkFACHTAwEAAAAB7QMCAIkFACHuAwIAiQUAIQEAAACiAwAgAQAAAKIDACABBgAA7wcAIAMAAAA3ACABAAClAwAwAgAAogMAIAMAAAA3ACABAAClAwAwAgAAogMAIAMAAAA3ACABAAClAwAwAgAAogMAIAYGAADuBwAgFwIAAAABpAMCAAAAAdMDAQAAAAHtAwIAAAAB7gMCAAAAAQEdAACpAwAgBRcCAAAAAaQDAgAAAAHTAwEAAAAB7QMCAAAAAe4DAgAAAAEBHQAAqwMAMAEdAACrAwAwBgYAAO0HACAXAgD6BQAhpAMCAPoFACHTAwEA-QUAIe0DAgD6BQAh7gMCAPoFACECAAAAogMAIB0AAK4DACAFFwIA-gUAIaQDAgD6BQAh0wMBAPkFACHtAwIA-gUAIe4DAgD6BQAhAgAAADcAIB0AALADACACAAAANwAgHQAAsAMAIAMAAACiAwAgJAAAqQMAICUAAK4DACABAAAAogMAIAEAAAA3ACAFBwAA6AcAICoAAOkHACArAADsBwAgLAAA6wcAIC0AAOoHACAIFwIA-wQAIaADAACyBQAwoQMAALcDABCiAwAAsgUAMKQDAgD7BAAh0wMBAPoEACHtAwIA-wQAIe4DAgD7BAAhAwAAADcAIAEAALYDADApAAC3AwAgAwAAADcAIAEAAKUDADACAACiAwAgAQAAADsAIAEAAAA7ACADAAAAOQAgAQAAOgAwAgAAOwAgAwAAADkAIAEAADoAMAIAADsAIAMAAAA5ACABAAA6ADACAAA7ACAJBgAA5wcAIKMDAgAAAAG3A0AAAAAB0wMBAAAAAeUDAQAAAAHmAwEAAAAB5wMBAAAAAegDAAC6BgAg6QNAAAAAAQEdAAC_AwAgCKMDAgAAAAG3A0AAAAAB0wMBAAAAAeUDAQAAAAHmAwEAAAAB5wMBAAAAAegDAAC6BgAg6QNAAAAAAQEdAADBAwAwAR0AAMEDADAJBgAA5gcAIKMDAgD6BQAhtwNAAIEGACHTAwEA-QUAIeUDAQD5BQAh5gMBAPkFACHnAwEA-wUAIegDAAC3BgAg6QNAAIIGACECAAAAOwAgHQAAxAMAIAijAwIA-gUAIbcDQACBBgAh0wMBAPkFACHlAwEA-QUAIeYDAQD5BQAh5wMBAPsFACHoAwAAtwYAIOkDQACCBgAhAgAAADkAIB0AAMYDACACAAAAOQAgHQAAxgMAIAMAAAA7ACAkAAC_AwAgJQAAxAMAIAEAAAA7ACABAAAAOQAgBwcAAOEHACAqAADiBwAgKwAA5QcAICwAAOQHACAtAADjBwAg5wMAAPMFACDpAwAA8wUAIAugAwAAsAUAMKEDAADNAwAQogMAALAFADCjAwIA-wQAIbcDQACOBQAh0wMBAPoEACHlAwEA_AQAIeYDAQD6BAAh5wMBAP0EACHoAwAAsQUAIOkDQACPBQAhAwAAADkAIAEAAMwDADApAADNAwAgAwAAADkAIAEAADoAMAIAADsAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgDAYAAOAHACASAADbBgAgowMBAAAAAaQDAgAAAAHTAwEAAAAB2AMBAAAAAd8DAQAAAAHgAwEAAAAB4QMCAAAAAeIDQAAAAAHjAwEAAAAB5ANAAAAAAQEdAADVAwAgCqMDAQAAAAGkAwIAAAAB0wMBAAAAAdgDAQAAAAHfAwEAAAAB4AMBAAAAAeEDAgAAAAHiA0AAAAAB4wMBAAAAAeQDQAAAAAEBHQAA1wMAMAEdAADXAwAwDAYAAN8HACASAADLBgAgowMBAPkFACGkAwIA-gUAIdMDAQD5BQAh2AMBAPkFACHfAwEA-QUAIeADAQD5BQAh4QMCAPoFACHiA0AAgQYAIeMDAQD7BQAh5ANAAIIGACECAAAANQAgHQAA2gMAIAqjAwEA-QUAIaQDAgD6BQAh0wMBAPkFACHYAwEA-QUAId8DAQD5BQAh4AMBAPkFACHhAwIA-gUAIeIDQACBBgAh4wMBAPsFACHkA0AAggYAIQIAAAAzACAdAADcAwAgAgAAADMAIB0AANwDACADAAAANQAgJAAA1QMAICUAANoDACABAAAANQAgAQAAADMAIAcHAADaBwAgKgAA2wcAICsAAN4HACAsAADdBwAgLQAA3AcAIOMDAADzBQAg5AMAAPMFACANoAMAAK8FADChAwAA4wMAEKIDAACvBQAwowMBAPoEACGkAwIA-wQAIdMDAQD6BAAh2AMBAPwEACHfAwEA-gQAIeADAQD8BAAh4QMCAPsEACHiA0AAjgUAIeMDAQD9BAAh5ANAAI8FACEDAAAAMwAgAQAA4gMAMCkAAOMDACADAAAAMwAgAQAANAAwAgAANQAgAQAAAC8AIAEAAAAvACADAAAALQAgAQAALgAwAgAALwAgAwAAAC0AIAEAAC4AMAIAAC8AIAMAAAAtACABAAAuADACAAAvACANBgAA2QYAIBMAAOYGACCjAwEAAAABpgMBAAAAAdADQAAAAAHTAwEAAAAB2AMBAAAAAdkDAQAAAAHaAwEAAAAB2wMBAAAAAdwDQAAAAAHdA0AAAAAB3gMBAAAAAQEdAADrAwAgC6MDAQAAAAGmAwEAAAAB0ANAAAAAAdMDAQAAAAHYAwEAAAAB2QMBAAAAAdoDAQAAAAHbAwEAAAAB3ANAAAAAAd0DQAAAAAHeAwEAAAABAR0AAO0DADABHQAA7QMAMA0GAADXBgAgEwAA5AYAIKMDAQD5BQAhpgMBAPkFACHQA0AAgQYAIdMDAQD5BQAh2AMBAPkFACHZAwEA-QUAIdoDAQD7BQAh2wMBAPkFACHcA0AAggYAId0DQACCBgAh3gMBAPsFACECAAAALwAgHQAA8AMAIAujAwEA-QUAIaYDAQD5BQAh0ANAAIEGACHTAwEA-QUAIdgDAQD5BQAh2QMBAPkFACHaAwEA-wUAIdsDAQD5BQAh3ANAAIIGACHdA0AAggYAId4DAQD7BQAhAgAAAC0AIB0AAPIDACACAAAALQAgHQAA8gMAIAMAAAAvACAkAADrAwAgJQAA8AMAIAEAAAAvACABAAAALQAgBwcAANcHACAsAADZBwAgLQAA2AcAINoDAADzBQAg3AMAAPMFACDdAwAA8wUAIN4DAADzBQAgDqADAACuBQAwoQMAAPkDABCiAwAArgUAMKMDAQD6BAAhpgMBAPwEACHQA0AAjgUAIdMDAQD6BAAh2AMBAPwEACHZAwEA_AQAIdoDAQD9BAAh2wMBAPoEACHcA0AAjwUAId0DQACPBQAh3gMBAP0EACEDAAAALQAgAQAA-AMAMCkAAPkDACADAAAALQAgAQAALgAwAgAALwAgBaADAACtBQAwoQMAAP8DABCiAwAArQUAMNYDAQAAAAHXA0AAlQUAIQEAAAD8AwAgAQAAAPwDACAFoAMAAK0FADChAwAA_wMAEKIDAACtBQAw1gMBAIoFACHXA0AAlQUAIQADAAAA_wMAIAEAAIAEADACAAD8AwAgAwAAAP8DACABAACABAAwAgAA_AMAIAMAAAD_AwAgAQAAgAQAMAIAAPwDACAC1gMBAAAAAdcDQAAAAAEBHQAAhAQAIALWAwEAAAAB1wNAAAAAAQEdAACGBAAwAR0AAIYEADAC1gMBAPkFACHXA0AAgQYAIQIAAAD8AwAgHQAAiQQAIALWAwEA-QUAIdcDQACBBgAhAgAAAP8DACAdAACLBAAgAgAAAP8DACAdAACLBAAgAwAAAPwDACAkAACEBAAgJQAAiQQAIAEAAAD8AwAgAQAAAP8DACADBwAA1AcAICwAANYHACAtAADVBwAgBaADAACsBQAwoQMAAJIEABCiAwAArAUAMNYDAQD8BAAh1wNAAI4FACEDAAAA_wMAIAEAAJEEADApAACSBAAgAwAAAP8DACABAACABAAwAgAA_AMAIAqgAwAAqgUAMKEDAACYBAAQogMAAKoFADCjAwQAAAAB0ANAAJUFACHRAwEAiAUAIdIDAQCKBQAh0wMBAKEFACHUAwAAogUAINUDAACiBQAgAQAAAJUEACABAAAAlQQAIAqgAwAAqgUAMKEDAACYBAAQogMAAKoFADCjAwQAqwUAIdADQACVBQAh0QMBAIgFACHSAwEAigUAIdMDAQChBQAh1AMAAKIFACDVAwAAogUAIAHTAwAA8wUAIAMAAACYBAAgAQAAmQQAMAIAAJUEACADAAAAmAQAIAEAAJkEADACAACVBAAgAwAAAJgEACABAACZBAAwAgAAlQQAIAejAwQAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wMBAAAAAdQDgAAAAAHVA4AAAAABAR0AAJ0EACAHowMEAAAAAdADQAAAAAHRAwEAAAAB0gMBAAAAAdMDAQAAAAHUA4AAAAAB1QOAAAAAAQEdAACfBAAwAR0AAJ8EADAHowMEAP0GACHQA0AAgQYAIdEDAQD5BQAh0gMBAPkFACHTAwEA-wUAIdQDgAAAAAHVA4AAAAABAgAAAJUEACAdAACiBAAgB6MDBAD9BgAh0ANAAIEGACHRAwEA-QUAIdIDAQD5BQAh0wMBAPsFACHUA4AAAAAB1QOAAAAAAQIAAACYBAAgHQAApAQAIAIAAACYBAAgHQAApAQAIAMAAACVBAAgJAAAnQQAICUAAKIEACABAAAAlQQAIAEAAACYBAAgBgcAAM8HACAqAADQBwAgKwAA0wcAICwAANIHACAtAADRBwAg0wMAAPMFACAKoAMAAKYFADChAwAAqwQAEKIDAACmBQAwowMEAKcFACHQA0AAjgUAIdEDAQD6BAAh0gMBAPwEACHTAwEAmQUAIdQDAACaBQAg1QMAAJoFACADAAAAmAQAIAEAAKoEADApAACrBAAgAwAAAJgEACABAACZBAAwAgAAlQQAIBUNAACjBQAgEAAApAUAIKADAACfBQAwoQMAALEEABCiAwAAnwUAMKMDAQAAAAGkAwIAiQUAIaYDAQCKBQAhugMBAIgFACG7AyAAoAUAIbwDAQCKBQAhvQMBAIoFACG-AwEAigUAIb8DAQCLBQAhwAMBAIsFACHBAwEAoQUAIcIDQACWBQAhwwMAAKIFACDEAwEAiwUAIcUDAgCJBQAhxgMgAKAFACEBAAAArgQAIAEAAACuBAAgFQ0AAKMFACAQAACkBQAgoAMAAJ8FADChAwAAsQQAEKIDAACfBQAwowMBAIoFACGkAwIAiQUAIaYDAQCKBQAhugMBAIgFACG7AyAAoAUAIbwDAQCKBQAhvQMBAIoFACG-AwEAigUAIb8DAQCLBQAhwAMBAIsFACHBAwEAoQUAIcIDQACWBQAhwwMAAKIFACDEAwEAiwUAIcUDAgCJBQAhxgMgAKAFACEHDQAAzQcAIBAAAM4HACC_AwAA8wUAIMADAADzBQAgwQMAAPMFACDCAwAA8wUAIMQDAADzBQAgAwAAALEEACABAACyBAAwAgAArgQAIAMAAACxBAAgAQAAsgQAMAIAAK4EACADAAAAsQQAIAEAALIEADACAACuBAAgEg0AAMsHACAQAADMBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAbsDIAAAAAG8AwEAAAABvQMBAAAAAb4DAQAAAAG_AwEAAAABwAMBAAAAAcEDAQAAAAHCA0AAAAABwwOAAAAAAcQDAQAAAAHFAwIAAAABxgMgAAAAAQEdAAC2BAAgEKMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAG7AyAAAAABvAMBAAAAAb0DAQAAAAG-AwEAAAABvwMBAAAAAcADAQAAAAHBAwEAAAABwgNAAAAAAcMDgAAAAAHEAwEAAAABxQMCAAAAAcYDIAAAAAEBHQAAuAQAMAEdAAC4BAAwEg0AAIkGACAQAACKBgAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACG7AyAAiAYAIbwDAQD5BQAhvQMBAPkFACG-AwEA-QUAIb8DAQD7BQAhwAMBAPsFACHBAwEA-wUAIcIDQACCBgAhwwOAAAAAAcQDAQD7BQAhxQMCAPoFACHGAyAAiAYAIQIAAACuBAAgHQAAuwQAIBCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIbsDIACIBgAhvAMBAPkFACG9AwEA-QUAIb4DAQD5BQAhvwMBAPsFACHAAwEA-wUAIcEDAQD7BQAhwgNAAIIGACHDA4AAAAABxAMBAPsFACHFAwIA-gUAIcYDIACIBgAhAgAAALEEACAdAAC9BAAgAgAAALEEACAdAAC9BAAgAwAAAK4EACAkAAC2BAAgJQAAuwQAIAEAAACuBAAgAQAAALEEACAKBwAAgwYAICoAAIQGACArAACHBgAgLAAAhgYAIC0AAIUGACC_AwAA8wUAIMADAADzBQAgwQMAAPMFACDCAwAA8wUAIMQDAADzBQAgE6ADAACXBQAwoQMAAMQEABCiAwAAlwUAMKMDAQD8BAAhpAMCAPsEACGmAwEA_AQAIboDAQD6BAAhuwMgAJgFACG8AwEA_AQAIb0DAQD8BAAhvgMBAPwEACG_AwEA_QQAIcADAQD9BAAhwQMBAJkFACHCA0AAjwUAIcMDAACaBQAgxAMBAP0EACHFAwIA-wQAIcYDIACYBQAhAwAAALEEACABAADDBAAwKQAAxAQAIAMAAACxBAAgAQAAsgQAMAIAAK4EACAIoAMAAJQFADChAwAAygQAEKIDAACUBQAwtQMBAAAAAbYDAQAAAAG3A0AAlQUAIbgDAgCJBQAhuQNAAJYFACEBAAAAxwQAIAEAAADHBAAgCKADAACUBQAwoQMAAMoEABCiAwAAlAUAMLUDAQCIBQAhtgMBAIoFACG3A0AAlQUAIbgDAgCJBQAhuQNAAJYFACEBuQMAAPMFACADAAAAygQAIAEAAMsEADACAADHBAAgAwAAAMoEACABAADLBAAwAgAAxwQAIAMAAADKBAAgAQAAywQAMAIAAMcEACAFtQMBAAAAAbYDAQAAAAG3A0AAAAABuAMCAAAAAbkDQAAAAAEBHQAAzwQAIAW1AwEAAAABtgMBAAAAAbcDQAAAAAG4AwIAAAABuQNAAAAAAQEdAADRBAAwAR0AANEEADAFtQMBAPkFACG2AwEA-QUAIbcDQACBBgAhuAMCAPoFACG5A0AAggYAIQIAAADHBAAgHQAA1AQAIAW1AwEA-QUAIbYDAQD5BQAhtwNAAIEGACG4AwIA-gUAIbkDQACCBgAhAgAAAMoEACAdAADWBAAgAgAAAMoEACAdAADWBAAgAwAAAMcEACAkAADPBAAgJQAA1AQAIAEAAADHBAAgAQAAAMoEACAGBwAA_AUAICoAAP0FACArAACABgAgLAAA_wUAIC0AAP4FACC5AwAA8wUAIAigAwAAjQUAMKEDAADdBAAQogMAAI0FADC1AwEA-gQAIbYDAQD8BAAhtwNAAI4FACG4AwIA-wQAIbkDQACPBQAhAwAAAMoEACABAADcBAAwKQAA3QQAIAMAAADKBAAgAQAAywQAMAIAAMcEACAKoAMAAIcFADChAwAA4wQAEKIDAACHBQAwowMBAAAAAaQDAgCJBQAhpQMBAIoFACGmAwEAigUAIacDAQCKBQAhqAMBAIoFACGpAwEAiwUAIQEAAADgBAAgAQAAAOAEACAKoAMAAIcFADChAwAA4wQAEKIDAACHBQAwowMBAIgFACGkAwIAiQUAIaUDAQCKBQAhpgMBAIoFACGnAwEAigUAIagDAQCKBQAhqQMBAIsFACEBqQMAAPMFACADAAAA4wQAIAEAAOQEADACAADgBAAgAwAAAOMEACABAADkBAAwAgAA4AQAIAMAAADjBAAgAQAA5AQAMAIAAOAEACAHowMBAAAAAaQDAgAAAAGlAwEAAAABpgMBAAAAAacDAQAAAAGoAwEAAAABqQMBAAAAAQEdAADoBAAgB6MDAQAAAAGkAwIAAAABpQMBAAAAAaYDAQAAAAGnAwEAAAABqAMBAAAAAakDAQAAAAEBHQAA6gQAMAEdAADqBAAwB6MDAQD5BQAhpAMCAPoFACGlAwEA-QUAIaYDAQD5BQAhpwMBAPkFACGoAwEA-QUAIakDAQD7BQAhAgAAAOAEACAdAADtBAAgB6MDAQD5BQAhpAMCAPoFACGlAwEA-QUAIaYDAQD5BQAhpwMBAPkFACGoAwEA-QUAIakDAQD7BQAhAgAAAOMEACAdAADvBAAgAgAAAOMEACAdAADvBAAgAwAAAOAEACAkAADoBAAgJQAA7QQAIAEAAADgBAAgAQAAAOMEACAGBwAA9AUAICoAAPUFACArAAD4BQAgLAAA9wUAIC0AAPYFACCpAwAA8wUAIAqgAwAA-QQAMKEDAAD2BAAQogMAAPkEADCjAwEA-gQAIaQDAgD7BAAhpQMBAPwEACGmAwEA_AQAIacDAQD8BAAhqAMBAPwEACGpAwEA_QQAIQMAAADjBAAgAQAA9QQAMCkAAPYEACADAAAA4wQAIAEAAOQEADACAADgBAAgCqADAAD5BAAwoQMAAPYEABCiAwAA-QQAMKMDAQD6BAAhpAMCAPsEACGlAwEA_AQAIaYDAQD8BAAhpwMBAPwEACGoAwEA_AQAIakDAQD9BAAhCwcAAIIFACAsAACDBQAgLQAAgwUAIKoDAQAAAAGrAwEAAAAErAMBAAAABK0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAG0AwEAhgUAIQ0HAACCBQAgKgAAhQUAICsAAIIFACAsAACCBQAgLQAAggUAIKoDAgAAAAGrAwIAAAAErAMCAAAABK0DAgAAAAGuAwIAAAABrwMCAAAAAbADAgAAAAG0AwIAhAUAIQ4HAACCBQAgLAAAgwUAIC0AAIMFACCqAwEAAAABqwMBAAAABKwDAQAAAAStAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAAAAAbIDAQAAAAGzAwEAAAABtAMBAIEFACEOBwAA_wQAICwAAIAFACAtAACABQAgqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQAAAAGyAwEAAAABswMBAAAAAbQDAQD-BAAhDgcAAP8EACAsAACABQAgLQAAgAUAIKoDAQAAAAGrAwEAAAAFrAMBAAAABa0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAGxAwEAAAABsgMBAAAAAbMDAQAAAAG0AwEA_gQAIQiqAwIAAAABqwMCAAAABawDAgAAAAWtAwIAAAABrgMCAAAAAa8DAgAAAAGwAwIAAAABtAMCAP8EACELqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQAAAAGyAwEAAAABswMBAAAAAbQDAQCABQAhDgcAAIIFACAsAACDBQAgLQAAgwUAIKoDAQAAAAGrAwEAAAAErAMBAAAABK0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAGxAwEAAAABsgMBAAAAAbMDAQAAAAG0AwEAgQUAIQiqAwIAAAABqwMCAAAABKwDAgAAAAStAwIAAAABrgMCAAAAAa8DAgAAAAGwAwIAAAABtAMCAIIFACELqgMBAAAAAasDAQAAAASsAwEAAAAErQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQAAAAGyAwEAAAABswMBAAAAAbQDAQCDBQAhDQcAAIIFACAqAACFBQAgKwAAggUAICwAAIIFACAtAACCBQAgqgMCAAAAAasDAgAAAASsAwIAAAAErQMCAAAAAa4DAgAAAAGvAwIAAAABsAMCAAAAAbQDAgCEBQAhCKoDCAAAAAGrAwgAAAAErAMIAAAABK0DCAAAAAGuAwgAAAABrwMIAAAAAbADCAAAAAG0AwgAhQUAIQsHAACCBQAgLAAAgwUAIC0AAIMFACCqAwEAAAABqwMBAAAABKwDAQAAAAStAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABtAMBAIYFACEKoAMAAIcFADChAwAA4wQAEKIDAACHBQAwowMBAIgFACGkAwIAiQUAIaUDAQCKBQAhpgMBAIoFACGnAwEAigUAIagDAQCKBQAhqQMBAIsFACEIqgMBAAAAAasDAQAAAASsAwEAAAAErQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbQDAQCMBQAhCKoDAgAAAAGrAwIAAAAErAMCAAAABK0DAgAAAAGuAwIAAAABrwMCAAAAAbADAgAAAAG0AwIAggUAIQuqAwEAAAABqwMBAAAABKwDAQAAAAStAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAAAAAbIDAQAAAAGzAwEAAAABtAMBAIMFACELqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQAAAAGyAwEAAAABswMBAAAAAbQDAQCABQAhCKoDAQAAAAGrAwEAAAAErAMBAAAABK0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAG0AwEAjAUAIQigAwAAjQUAMKEDAADdBAAQogMAAI0FADC1AwEA-gQAIbYDAQD8BAAhtwNAAI4FACG4AwIA-wQAIbkDQACPBQAhCwcAAIIFACAsAACTBQAgLQAAkwUAIKoDQAAAAAGrA0AAAAAErANAAAAABK0DQAAAAAGuA0AAAAABrwNAAAAAAbADQAAAAAG0A0AAkgUAIQsHAAD_BAAgLAAAkQUAIC0AAJEFACCqA0AAAAABqwNAAAAABawDQAAAAAWtA0AAAAABrgNAAAAAAa8DQAAAAAGwA0AAAAABtANAAJAFACELBwAA_wQAICwAAJEFACAtAACRBQAgqgNAAAAAAasDQAAAAAWsA0AAAAAFrQNAAAAAAa4DQAAAAAGvA0AAAAABsANAAAAAAbQDQACQBQAhCKoDQAAAAAGrA0AAAAAFrANAAAAABa0DQAAAAAGuA0AAAAABrwNAAAAAAbADQAAAAAG0A0AAkQUAIQsHAACCBQAgLAAAkwUAIC0AAJMFACCqA0AAAAABqwNAAAAABKwDQAAAAAStA0AAAAABrgNAAAAAAa8DQAAAAAGwA0AAAAABtANAAJIFACEIqgNAAAAAAasDQAAAAASsA0AAAAAErQNAAAAAAa4DQAAAAAGvA0AAAAABsANAAAAAAbQDQACTBQAhCKADAACUBQAwoQMAAMoEABCiAwAAlAUAMLUDAQCIBQAhtgMBAIoFACG3A0AAlQUAIbgDAgCJBQAhuQNAAJYFACEIqgNAAAAAAasDQAAAAASsA0AAAAAErQNAAAAAAa4DQAAAAAGvA0AAAAABsANAAAAAAbQDQACTBQAhCKoDQAAAAAGrA0AAAAAFrANAAAAABa0DQAAAAAGuA0AAAAABrwNAAAAAAbADQAAAAAG0A0AAkQUAIROgAwAAlwUAMKEDAADEBAAQogMAAJcFADCjAwEA_AQAIaQDAgD7BAAhpgMBAPwEACG6AwEA-gQAIbsDIACYBQAhvAMBAPwEACG9AwEA_AQAIb4DAQD8BAAhvwMBAP0EACHAAwEA_QQAIcEDAQCZBQAhwgNAAI8FACHDAwAAmgUAIMQDAQD9BAAhxQMCAPsEACHGAyAAmAUAIQUHAACCBQAgLAAAngUAIC0AAJ4FACCqAyAAAAABtAMgAJ0FACELBwAA_wQAICwAAIAFACAtAACABQAgqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbQDAQCcBQAhDwcAAIIFACAsAACbBQAgLQAAmwUAIKoDgAAAAAGtA4AAAAABrgOAAAAAAa8DgAAAAAGwA4AAAAABtAOAAAAAAccDAQAAAAHIAwEAAAAByQMBAAAAAcoDgAAAAAHLA4AAAAABzAOAAAAAAQyqA4AAAAABrQOAAAAAAa4DgAAAAAGvA4AAAAABsAOAAAAAAbQDgAAAAAHHAwEAAAAByAMBAAAAAckDAQAAAAHKA4AAAAABywOAAAAAAcwDgAAAAAELBwAA_wQAICwAAIAFACAtAACABQAgqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbQDAQCcBQAhBQcAAIIFACAsAACeBQAgLQAAngUAIKoDIAAAAAG0AyAAnQUAIQKqAyAAAAABtAMgAJ4FACEVDQAAowUAIBAAAKQFACCgAwAAnwUAMKEDAACxBAAQogMAAJ8FADCjAwEAigUAIaQDAgCJBQAhpgMBAIoFACG6AwEAiAUAIbsDIACgBQAhvAMBAIoFACG9AwEAigUAIb4DAQCKBQAhvwMBAIsFACHAAwEAiwUAIcEDAQChBQAhwgNAAJYFACHDAwAAogUAIMQDAQCLBQAhxQMCAIkFACHGAyAAoAUAIQKqAyAAAAABtAMgAJ4FACEIqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbQDAQClBQAhDKoDgAAAAAGtA4AAAAABrgOAAAAAAa8DgAAAAAGwA4AAAAABtAOAAAAAAccDAQAAAAHIAwEAAAAByQMBAAAAAcoDgAAAAAHLA4AAAAABzAOAAAAAAQPNAwAAHQAgzgMAAB0AIM8DAAAdACADzQMAACIAIM4DAAAiACDPAwAAIgAgCKoDAQAAAAGrAwEAAAAFrAMBAAAABa0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAG0AwEApQUAIQqgAwAApgUAMKEDAACrBAAQogMAAKYFADCjAwQApwUAIdADQACOBQAh0QMBAPoEACHSAwEA_AQAIdMDAQCZBQAh1AMAAJoFACDVAwAAmgUAIA0HAACCBQAgKgAAhQUAICsAAKkFACAsAACpBQAgLQAAqQUAIKoDBAAAAAGrAwQAAAAErAMEAAAABK0DBAAAAAGuAwQAAAABrwMEAAAAAbADBAAAAAG0AwQAqAUAIQ0HAACCBQAgKgAAhQUAICsAAKkFACAsAACpBQAgLQAAqQUAIKoDBAAAAAGrAwQAAAAErAMEAAAABK0DBAAAAAGuAwQAAAABrwMEAAAAAbADBAAAAAG0AwQAqAUAIQiqAwQAAAABqwMEAAAABKwDBAAAAAStAwQAAAABrgMEAAAAAa8DBAAAAAGwAwQAAAABtAMEAKkFACEKoAMAAKoFADChAwAAmAQAEKIDAACqBQAwowMEAKsFACHQA0AAlQUAIdEDAQCIBQAh0gMBAIoFACHTAwEAoQUAIdQDAACiBQAg1QMAAKIFACAIqgMEAAAAAasDBAAAAASsAwQAAAAErQMEAAAAAa4DBAAAAAGvAwQAAAABsAMEAAAAAbQDBACpBQAhBaADAACsBQAwoQMAAJIEABCiAwAArAUAMNYDAQD8BAAh1wNAAI4FACEFoAMAAK0FADChAwAA_wMAEKIDAACtBQAw1gMBAIoFACHXA0AAlQUAIQ6gAwAArgUAMKEDAAD5AwAQogMAAK4FADCjAwEA-gQAIaYDAQD8BAAh0ANAAI4FACHTAwEA-gQAIdgDAQD8BAAh2QMBAPwEACHaAwEA_QQAIdsDAQD6BAAh3ANAAI8FACHdA0AAjwUAId4DAQD9BAAhDaADAACvBQAwoQMAAOMDABCiAwAArwUAMKMDAQD6BAAhpAMCAPsEACHTAwEA-gQAIdgDAQD8BAAh3wMBAPoEACHgAwEA_AQAIeEDAgD7BAAh4gNAAI4FACHjAwEA_QQAIeQDQACPBQAhC6ADAACwBQAwoQMAAM0DABCiAwAAsAUAMKMDAgD7BAAhtwNAAI4FACHTAwEA-gQAIeUDAQD8BAAh5gMBAPoEACHnAwEA_QQAIegDAACxBQAg6QNAAI8FACEEqgMBAAAABeoDAQAAAAHrAwEAAAAE7AMBAAAABAgXAgD7BAAhoAMAALIFADChAwAAtwMAEKIDAACyBQAwpAMCAPsEACHTAwEA-gQAIe0DAgD7BAAh7gMCAPsEACEJBgAAtAUAIBcCAIkFACGgAwAAswUAMKEDAAA3ABCiAwAAswUAMKQDAgCJBQAh0wMBAIgFACHtAwIAiQUAIe4DAgCJBQAhNwgAAN8FACAJAADgBQAgCgAA4QUAIAsAAOIFACAMAADjBQAgDgAA5AUAIA8AAN0FACARAADlBQAgFAAA1wUAIBUAAOYFACAWAADnBQAgFwAA6AUAIKADAADeBQAwoQMAAB0AEKIDAADeBQAwowMBAIgFACGkAwIAiQUAIaYDAQCKBQAhugMBAIgFACHDAwAAogUAIO8DAQCKBQAh_AMBAIgFACH_AwIAiQUAIYIEAQCIBQAhlQQgAKAFACGZBAIAiQUAIa8EAgCJBQAhsAQCAIkFACGxBAAAuQUAILIEAAC5BQAgtQQBAIsFACG2BCAAoAUAIbcEAQCLBQAhuARAAJUFACG5BEAAlQUAIboEQACWBQAhuwRAAJYFACG8BEAAlgUAIb0EQACWBQAhvgQCAIkFACG_BEAAlgUAIcAEQACWBQAhwQQBAIsFACHCBAEAiwUAIcMEQACWBQAhxAQBAIsFACHFBAEAiwUAIcYEQACWBQAhxwQBAIsFACHIBAEAiwUAIckEQACWBQAhygQBAIsFACHLBEAAlgUAIc8EAAAdACDQBAAAHQAgC6ADAAC1BQAwoQMAAJ8DABCiAwAAtQUAMKMDBACnBQAhtQMBAJkFACHQA0AAjgUAIdcDQACPBQAh7wMBAP0EACHwAwEAmQUAIfEDAQD8BAAh8gMAALYFACAPBwAA_wQAICwAALcFACAtAAC3BQAgqgOAAAAAAa0DgAAAAAGuA4AAAAABrwOAAAAAAbADgAAAAAG0A4AAAAABxwMBAAAAAcgDAQAAAAHJAwEAAAABygOAAAAAAcsDgAAAAAHMA4AAAAABDKoDgAAAAAGtA4AAAAABrgOAAAAAAa8DgAAAAAGwA4AAAAABtAOAAAAAAccDAQAAAAHIAwEAAAAByQMBAAAAAcoDgAAAAAHLA4AAAAABzAOAAAAAAQugAwAAuAUAMKEDAACMAwAQogMAALgFADCjAwQAqwUAIbUDAQChBQAh0ANAAJUFACHXA0AAlgUAIe8DAQCLBQAh8AMBAKEFACHxAwEAigUAIfIDAAC5BQAgDKoDgAAAAAGtA4AAAAABrgOAAAAAAa8DgAAAAAGwA4AAAAABtAOAAAAAAccDAQAAAAHIAwEAAAAByQMBAAAAAcoDgAAAAAHLA4AAAAABzAOAAAAAAQ2gAwAAugUAMKEDAACGAwAQogMAALoFADCjAwEA-gQAIdMDAQCZBQAh2AMBAPwEACHzAwEA_QQAIfQDAQD8BAAh9QNAAI4FACH2A0AAjwUAIfcDAQD9BAAh-AMBAJkFACH5AwEA_QQAIQagAwAAuwUAMKEDAADuAgAQogMAALsFADCjAwEA_AQAIfoDAQD8BAAh-wNAAI4FACEGoAMAALwFADChAwAA2wIAEKIDAAC8BQAwowMBAIoFACH6AwEAigUAIfsDQACVBQAhCqADAAC9BQAwoQMAANUCABCiAwAAvQUAMLcDQACOBQAh0wMBAPoEACH8AwEA-gQAIf0DAQD8BAAh_gMBAPwEACH_AwIAvgUAIYAEAgC-BQAhDQcAAP8EACAqAADABQAgKwAA_wQAICwAAP8EACAtAAD_BAAgqgMCAAAAAasDAgAAAAWsAwIAAAAFrQMCAAAAAa4DAgAAAAGvAwIAAAABsAMCAAAAAbQDAgC_BQAhDQcAAP8EACAqAADABQAgKwAA_wQAICwAAP8EACAtAAD_BAAgqgMCAAAAAasDAgAAAAWsAwIAAAAFrQMCAAAAAa4DAgAAAAGvAwIAAAABsAMCAAAAAbQDAgC_BQAhCKoDCAAAAAGrAwgAAAAFrAMIAAAABa0DCAAAAAGuAwgAAAABrwMIAAAAAbADCAAAAAG0AwgAwAUAIQqgAwAAwQUAMKEDAADCAgAQogMAAMEFADC3A0AAlQUAIdMDAQCIBQAh_AMBAIgFACH9AwEAigUAIf4DAQCKBQAh_wMCAMIFACGABAIAwgUAIQiqAwIAAAABqwMCAAAABawDAgAAAAWtAwIAAAABrgMCAAAAAa8DAgAAAAGwAwIAAAABtAMCAP8EACEC_AMBAAAAAf0DAQAAAAEGoAMAAMQFADChAwAAvAIAEKIDAADEBQAwowMBAPoEACGkAwIA-wQAIYIEAQCZBQAhBqADAADFBQAwoQMAAKkCABCiAwAAxQUAMKMDAQCIBQAhpAMCAIkFACGCBAEAoQUAIQqgAwAAxgUAMKEDAACjAgAQogMAAMYFADCjAwEA-gQAIdgDAQD8BAAh3wMBAPoEACHgAwEA_AQAIeEDAgD7BAAh4gNAAI4FACGDBEAAjwUAIQsNAACjBQAgoAMAAMcFADChAwAAkAIAEKIDAADHBQAwowMBAIgFACHYAwEAigUAId8DAQCIBQAh4AMBAIoFACHhAwIAiQUAIeIDQACVBQAhgwRAAJYFACEMoAMAAMgFADChAwAAigIAEKIDAADIBQAwwwMAAJoFACDTAwEA-gQAIYQEAQD8BAAhhQRAAI4FACGGBAEA_QQAIYcEQACPBQAhiAQBAP0EACGJBEAAjwUAIYoEAQCZBQAhDQYAALQFACCgAwAAyQUAMKEDAAAXABCiAwAAyQUAMMMDAACiBQAg0wMBAIgFACGEBAEAigUAIYUEQACVBQAhhgQBAIsFACGHBEAAlgUAIYgEAQCLBQAhiQRAAJYFACGKBAEAoQUAIQigAwAAygUAMKEDAADyAQAQogMAAMoFADCjAwQApwUAIdADQACOBQAh0wMBAPoEACHaAwEA_QQAIYsEAQD8BAAhDKADAADLBQAwoQMAANwBABCiAwAAywUAMKMDAQD6BAAhtwNAAI4FACHYAwEA_AQAIdoDAQD9BAAh7wMBAPwEACHyAwAAmgUAIIwEAQD9BAAhjQQBAPoEACGOBEAAjwUAIRKgAwAAzAUAMKEDAADGAQAQogMAAMwFADDTAwEA-gQAId4DAQD9BAAh7wMBAPwEACH_AwIAvgUAIY4EQACPBQAhjwQgAJgFACGQBAEA-gQAIZEEAgD7BAAhkgRAAI4FACGTBEAAjgUAIZQEQACPBQAhlQQgAJgFACGWBAAAtgUAIJcEAAC2BQAgmAQAALYFACATBgAAtAUAIKADAADNBQAwoQMAABUAEKIDAADNBQAw0wMBAIgFACHeAwEAiwUAIe8DAQCKBQAh_wMCAMIFACGOBEAAlgUAIY8EIACgBQAhkAQBAIgFACGRBAIAiQUAIZIEQACVBQAhkwRAAJUFACGUBEAAlgUAIZUEIACgBQAhlgQAALkFACCXBAAAuQUAIJgEAAC5BQAgCqADAADOBQAwoQMAAK4BABCiAwAAzgUAMKMDAQD8BAAhpgMBAPwEACHTAwEA-gQAIeQDQACOBQAhmQQCAPsEACGaBAIA-wQAIZsEQACPBQAhCKADAADPBQAwoQMAAJgBABCiAwAAzwUAMKMDAQD8BAAhpgMBAPwEACHTAwEA-gQAIZkEAgD7BAAhmgQCAPsEACEdoAMAANAFADChAwAAggEAEKIDAADQBQAwpgMBAPwEACG3A0AAjgUAIbgDAgD7BAAhuQNAAI8FACHTAwEA-gQAIfMDAQD9BAAhmgQCAPsEACGcBAIA-wQAIZ0EQACPBQAhngRAAI8FACGfBEAAjwUAIaAEQACPBQAhoQRAAI8FACGiBAIA-wQAIaMEAgD7BAAhpAQgAJgFACGlBAIA-wQAIaYEAgD7BAAhpwRAAI8FACGoBAIA-wQAIakEQACPBQAhqgQBAP0EACGrBEAAjwUAIawEQACPBQAhrQRAAI8FACGuBAIA-wQAIROgAwAA0QUAMKEDAABsABCiAwAA0QUAMKYDAQD8BAAhtwNAAI4FACHTAwEA-gQAId0DQACPBQAh3gMBAP0EACHkA0AAjwUAIeUDAQD8BAAhgAQBAP0EACGZBAIAvgUAIZwEAgD7BAAhrwQCAPsEACGwBAIA-wQAIbEEAAC2BQAgsgQAALYFACCzBEAAjwUAIbQEQACPBQAhKaADAADSBQAwoQMAAFYAEKIDAADSBQAwowMBAPoEACGkAwIA-wQAIaYDAQD8BAAhugMBAPoEACHDAwAAmgUAIO8DAQD8BAAh_AMBAPoEACH_AwIA-wQAIYIEAQD6BAAhlQQgAJgFACGZBAIA-wQAIa8EAgD7BAAhsAQCAPsEACGxBAAAtgUAILIEAAC2BQAgtQQBAP0EACG2BCAAmAUAIbcEAQD9BAAhuARAAI4FACG5BEAAjgUAIboEQACPBQAhuwRAAI8FACG8BEAAjwUAIb0EQACPBQAhvgQCAPsEACG_BEAAjwUAIcAEQACPBQAhwQQBAP0EACHCBAEA_QQAIcMEQACPBQAhxAQBAP0EACHFBAEA_QQAIcYEQACPBQAhxwQBAP0EACHIBAEA_QQAIckEQACPBQAhygQBAP0EACHLBEAAjwUAIQKjAwIAAAAB0wMBAAAAAQwGAAC0BQAgoAMAANQFADChAwAAOQAQogMAANQFADCjAwIAiQUAIbcDQACVBQAh0wMBAIgFACHlAwEAigUAIeYDAQCIBQAh5wMBAIsFACHoAwAAsQUAIOkDQACWBQAhA6QDAgAAAAHTAwEAAAAB4AMBAAAAAQ8GAAC0BQAgEgAA1wUAIKADAADWBQAwoQMAADMAEKIDAADWBQAwowMBAIgFACGkAwIAiQUAIdMDAQCIBQAh2AMBAIoFACHfAwEAiAUAIeADAQCKBQAh4QMCAIkFACHiA0AAlQUAIeMDAQCLBQAh5ANAAJYFACEDzQMAAC0AIM4DAAAtACDPAwAALQAgEAYAALQFACATAADZBQAgoAMAANgFADChAwAALQAQogMAANgFADCjAwEAiAUAIaYDAQCKBQAh0ANAAJUFACHTAwEAiAUAIdgDAQCKBQAh2QMBAIoFACHaAwEAiwUAIdsDAQCIBQAh3ANAAJYFACHdA0AAlgUAId4DAQCLBQAhEQYAALQFACASAADXBQAgoAMAANYFADChAwAAMwAQogMAANYFADCjAwEAiAUAIaQDAgCJBQAh0wMBAIgFACHYAwEAigUAId8DAQCIBQAh4AMBAIoFACHhAwIAiQUAIeIDQACVBQAh4wMBAIsFACHkA0AAlgUAIc8EAAAzACDQBAAAMwAgDgYAANsFACCgAwAA2gUAMKEDAAAoABCiAwAA2gUAMKMDAQCIBQAh0wMBAKEFACHYAwEAigUAIfMDAQCLBQAh9AMBAIoFACH1A0AAlQUAIfYDQACWBQAh9wMBAIsFACH4AwEAoQUAIfkDAQCLBQAhNwgAAN8FACAJAADgBQAgCgAA4QUAIAsAAOIFACAMAADjBQAgDgAA5AUAIA8AAN0FACARAADlBQAgFAAA1wUAIBUAAOYFACAWAADnBQAgFwAA6AUAIKADAADeBQAwoQMAAB0AEKIDAADeBQAwowMBAIgFACGkAwIAiQUAIaYDAQCKBQAhugMBAIgFACHDAwAAogUAIO8DAQCKBQAh_AMBAIgFACH_AwIAiQUAIYIEAQCIBQAhlQQgAKAFACGZBAIAiQUAIa8EAgCJBQAhsAQCAIkFACGxBAAAuQUAILIEAAC5BQAgtQQBAIsFACG2BCAAoAUAIbcEAQCLBQAhuARAAJUFACG5BEAAlQUAIboEQACWBQAhuwRAAJYFACG8BEAAlgUAIb0EQACWBQAhvgQCAIkFACG_BEAAlgUAIcAEQACWBQAhwQQBAIsFACHCBAEAiwUAIcMEQACWBQAhxAQBAIsFACHFBAEAiwUAIcYEQACWBQAhxwQBAIsFACHIBAEAiwUAIckEQACWBQAhygQBAIsFACHLBEAAlgUAIc8EAAAdACDQBAAAHQAgDQ8AAN0FACCgAwAA3AUAMKEDAAAiABCiAwAA3AUAMKMDAQCIBQAhtwNAAJUFACHYAwEAigUAIdoDAQCLBQAh7wMBAIoFACHyAwAAogUAIIwEAQCLBQAhjQQBAIgFACGOBEAAlgUAIRcNAACjBQAgEAAApAUAIKADAACfBQAwoQMAALEEABCiAwAAnwUAMKMDAQCKBQAhpAMCAIkFACGmAwEAigUAIboDAQCIBQAhuwMgAKAFACG8AwEAigUAIb0DAQCKBQAhvgMBAIoFACG_AwEAiwUAIcADAQCLBQAhwQMBAKEFACHCA0AAlgUAIcMDAACiBQAgxAMBAIsFACHFAwIAiQUAIcYDIACgBQAhzwQAALEEACDQBAAAsQQAIDUIAADfBQAgCQAA4AUAIAoAAOEFACALAADiBQAgDAAA4wUAIA4AAOQFACAPAADdBQAgEQAA5QUAIBQAANcFACAVAADmBQAgFgAA5wUAIBcAAOgFACCgAwAA3gUAMKEDAAAdABCiAwAA3gUAMKMDAQCIBQAhpAMCAIkFACGmAwEAigUAIboDAQCIBQAhwwMAAKIFACDvAwEAigUAIfwDAQCIBQAh_wMCAIkFACGCBAEAiAUAIZUEIACgBQAhmQQCAIkFACGvBAIAiQUAIbAEAgCJBQAhsQQAALkFACCyBAAAuQUAILUEAQCLBQAhtgQgAKAFACG3BAEAiwUAIbgEQACVBQAhuQRAAJUFACG6BEAAlgUAIbsEQACWBQAhvARAAJYFACG9BEAAlgUAIb4EAgCJBQAhvwRAAJYFACHABEAAlgUAIcEEAQCLBQAhwgQBAIsFACHDBEAAlgUAIcQEAQCLBQAhxQQBAIsFACHGBEAAlgUAIccEAQCLBQAhyAQBAIsFACHJBEAAlgUAIcoEAQCLBQAhywRAAJYFACEDzQMAAAMAIM4DAAADACDPAwAAAwAgA80DAAARACDOAwAAEQAgzwMAABEAIBUGAAC0BQAgoAMAAM0FADChAwAAFQAQogMAAM0FADDTAwEAiAUAId4DAQCLBQAh7wMBAIoFACH_AwIAwgUAIY4EQACWBQAhjwQgAKAFACGQBAEAiAUAIZEEAgCJBQAhkgRAAJUFACGTBEAAlQUAIZQEQACWBQAhlQQgAKAFACGWBAAAuQUAIJcEAAC5BQAgmAQAALkFACDPBAAAFQAg0AQAABUAIA8GAAC0BQAgoAMAAMkFADChAwAAFwAQogMAAMkFADDDAwAAogUAINMDAQCIBQAhhAQBAIoFACGFBEAAlQUAIYYEAQCLBQAhhwRAAJYFACGIBAEAiwUAIYkEQACWBQAhigQBAKEFACHPBAAAFwAg0AQAABcAIAPNAwAAGQAgzgMAABkAIM8DAAAZACANDQAAowUAIKADAADHBQAwoQMAAJACABCiAwAAxwUAMKMDAQCIBQAh2AMBAIoFACHfAwEAiAUAIeADAQCKBQAh4QMCAIkFACHiA0AAlQUAIYMEQACWBQAhzwQAAJACACDQBAAAkAIAIAPNAwAAKAAgzgMAACgAIM8DAAAoACADzQMAADMAIM4DAAAzACDPAwAAMwAgCwYAALQFACAXAgCJBQAhoAMAALMFADChAwAANwAQogMAALMFADCkAwIAiQUAIdMDAQCIBQAh7QMCAIkFACHuAwIAiQUAIc8EAAA3ACDQBAAANwAgA80DAAA5ACDOAwAAOQAgzwMAADkAIAkGAAC0BQAgoAMAAOkFADChAwAAGQAQogMAAOkFADCjAwQAqwUAIdADQACVBQAh0wMBAIgFACHaAwEAiwUAIYsEAQCKBQAhAtMDAQAAAAGcBAIAAAABFAYAALQFACCgAwAA6wUAMKEDAAARABCiAwAA6wUAMKYDAQCKBQAhtwNAAJUFACHTAwEAiAUAId0DQACWBQAh3gMBAIsFACHkA0AAlgUAIeUDAQCKBQAhgAQBAIsFACGZBAIAwgUAIZwEAgCJBQAhrwQCAIkFACGwBAIAiQUAIbEEAAC5BQAgsgQAALkFACCzBEAAlgUAIbQEQACWBQAhCwMAAO0FACCgAwAA7AUAMKEDAAALABCiAwAA7AUAMKMDAQCKBQAhpgMBAIoFACHTAwEAiAUAIeQDQACVBQAhmQQCAIkFACGaBAIAiQUAIZsEQACWBQAhIgQAAPEFACAFAADyBQAgBgAAtAUAIKADAADwBQAwoQMAAAMAEKIDAADwBQAwpgMBAIoFACG3A0AAlQUAIbgDAgCJBQAhuQNAAJYFACHTAwEAiAUAIfMDAQCLBQAhmgQCAIkFACGcBAIAiQUAIZ0EQACWBQAhngRAAJYFACGfBEAAlgUAIaAEQACWBQAhoQRAAJYFACGiBAIAiQUAIaMEAgCJBQAhpAQgAKAFACGlBAIAiQUAIaYEAgCJBQAhpwRAAJYFACGoBAIAiQUAIakEQACWBQAhqgQBAIsFACGrBEAAlgUAIawEQACWBQAhrQRAAJYFACGuBAIAiQUAIc8EAAADACDQBAAAAwAgCQMAAO0FACCgAwAA7gUAMKEDAAAHABCiAwAA7gUAMKMDAQCKBQAhpgMBAIoFACHTAwEAiAUAIZkEAgCJBQAhmgQCAIkFACEC0wMBAAAAAZwEAgAAAAEgBAAA8QUAIAUAAPIFACAGAAC0BQAgoAMAAPAFADChAwAAAwAQogMAAPAFADCmAwEAigUAIbcDQACVBQAhuAMCAIkFACG5A0AAlgUAIdMDAQCIBQAh8wMBAIsFACGaBAIAiQUAIZwEAgCJBQAhnQRAAJYFACGeBEAAlgUAIZ8EQACWBQAhoARAAJYFACGhBEAAlgUAIaIEAgCJBQAhowQCAIkFACGkBCAAoAUAIaUEAgCJBQAhpgQCAIkFACGnBEAAlgUAIagEAgCJBQAhqQRAAJYFACGqBAEAiwUAIasEQACWBQAhrARAAJYFACGtBEAAlgUAIa4EAgCJBQAhA80DAAAHACDOAwAABwAgzwMAAAcAIAPNAwAACwAgzgMAAAsAIM8DAAALACAAAAAAAAAB1AQBAAAAAQXUBAIAAAAB2gQCAAAAAdsEAgAAAAHcBAIAAAAB3QQCAAAAAQHUBAEAAAABAAAAAAAB1ARAAAAAAQHUBEAAAAABAAAAAAAB1AQgAAAAAQskAACXBgAwJQAAnAYAMNEEAACYBgAw0gQAAJkGADDTBAAAmgYAINQEAACbBgAw1QQAAJsGADDWBAAAmwYAMNcEAACbBgAw2AQAAJ0GADDZBAAAngYAMAskAACLBgAwJQAAkAYAMNEEAACMBgAw0gQAAI0GADDTBAAAjgYAINQEAACPBgAw1QQAAI8GADDWBAAAjwYAMNcEAACPBgAw2AQAAJEGADDZBAAAkgYAMAijAwEAAAABtwNAAAAAAdgDAQAAAAHaAwEAAAAB8gOAAAAAAYwEAQAAAAGNBAEAAAABjgRAAAAAAQIAAAAkACAkAACWBgAgAwAAACQAICQAAJYGACAlAACVBgAgAR0AAL4JADANDwAA3QUAIKADAADcBQAwoQMAACIAEKIDAADcBQAwowMBAAAAAbcDQACVBQAh2AMBAIoFACHaAwEAiwUAIe8DAQCKBQAh8gMAAKIFACCMBAEAiwUAIY0EAQCIBQAhjgRAAJYFACECAAAAJAAgHQAAlQYAIAIAAACTBgAgHQAAlAYAIAygAwAAkgYAMKEDAACTBgAQogMAAJIGADCjAwEAiAUAIbcDQACVBQAh2AMBAIoFACHaAwEAiwUAIe8DAQCKBQAh8gMAAKIFACCMBAEAiwUAIY0EAQCIBQAhjgRAAJYFACEMoAMAAJIGADChAwAAkwYAEKIDAACSBgAwowMBAIgFACG3A0AAlQUAIdgDAQCKBQAh2gMBAIsFACHvAwEAigUAIfIDAACiBQAgjAQBAIsFACGNBAEAiAUAIY4EQACWBQAhCKMDAQD5BQAhtwNAAIEGACHYAwEA-QUAIdoDAQD7BQAh8gOAAAAAAYwEAQD7BQAhjQQBAPkFACGOBEAAggYAIQijAwEA-QUAIbcDQACBBgAh2AMBAPkFACHaAwEA-wUAIfIDgAAAAAGMBAEA-wUAIY0EAQD5BQAhjgRAAIIGACEIowMBAAAAAbcDQAAAAAHYAwEAAAAB2gMBAAAAAfIDgAAAAAGMBAEAAAABjQQBAAAAAY4EQAAAAAEwCAAAwAcAIAkAAMEHACAKAADCBwAgCwAAwwcAIAwAAMQHACAOAADFBwAgEQAAxgcAIBQAAMcHACAVAADIBwAgFgAAyQcAIBcAAMoHACCjAwEAAAABpAMCAAAAAaYDAQAAAAG6AwEAAAABwwOAAAAAAfwDAQAAAAH_AwIAAAABggQBAAAAAZUEIAAAAAGZBAIAAAABrwQCAAAAAbAEAgAAAAGxBIAAAAABsgSAAAAAAbUEAQAAAAG2BCAAAAABtwQBAAAAAbgEQAAAAAG5BEAAAAABugRAAAAAAbsEQAAAAAG8BEAAAAABvQRAAAAAAb4EAgAAAAG_BEAAAAABwARAAAAAAcEEAQAAAAHCBAEAAAABwwRAAAAAAcQEAQAAAAHFBAEAAAABxgRAAAAAAccEAQAAAAHIBAEAAAAByQRAAAAAAcoEAQAAAAHLBEAAAAABAgAAAAEAICQAAL8HACADAAAAAQAgJAAAvwcAICUAAKEGACABHQAAvQkAMDUIAADfBQAgCQAA4AUAIAoAAOEFACALAADiBQAgDAAA4wUAIA4AAOQFACAPAADdBQAgEQAA5QUAIBQAANcFACAVAADmBQAgFgAA5wUAIBcAAOgFACCgAwAA3gUAMKEDAAAdABCiAwAA3gUAMKMDAQAAAAGkAwIAiQUAIaYDAQCKBQAhugMBAIgFACHDAwAAogUAIO8DAQCKBQAh_AMBAIgFACH_AwIAiQUAIYIEAQCIBQAhlQQgAKAFACGZBAIAiQUAIa8EAgCJBQAhsAQCAIkFACGxBAAAuQUAILIEAAC5BQAgtQQBAIsFACG2BCAAoAUAIbcEAQCLBQAhuARAAJUFACG5BEAAlQUAIboEQACWBQAhuwRAAJYFACG8BEAAlgUAIb0EQACWBQAhvgQCAIkFACG_BEAAlgUAIcAEQACWBQAhwQQBAIsFACHCBAEAiwUAIcMEQACWBQAhxAQBAIsFACHFBAEAiwUAIcYEQACWBQAhxwQBAIsFACHIBAEAiwUAIckEQACWBQAhygQBAIsFACHLBEAAlgUAIQIAAAABACAdAAChBgAgAgAAAJ8GACAdAACgBgAgKaADAACeBgAwoQMAAJ8GABCiAwAAngYAMKMDAQCIBQAhpAMCAIkFACGmAwEAigUAIboDAQCIBQAhwwMAAKIFACDvAwEAigUAIfwDAQCIBQAh_wMCAIkFACGCBAEAiAUAIZUEIACgBQAhmQQCAIkFACGvBAIAiQUAIbAEAgCJBQAhsQQAALkFACCyBAAAuQUAILUEAQCLBQAhtgQgAKAFACG3BAEAiwUAIbgEQACVBQAhuQRAAJUFACG6BEAAlgUAIbsEQACWBQAhvARAAJYFACG9BEAAlgUAIb4EAgCJBQAhvwRAAJYFACHABEAAlgUAIcEEAQCLBQAhwgQBAIsFACHDBEAAlgUAIcQEAQCLBQAhxQQBAIsFACHGBEAAlgUAIccEAQCLBQAhyAQBAIsFACHJBEAAlgUAIcoEAQCLBQAhywRAAJYFACEpoAMAAJ4GADChAwAAnwYAEKIDAACeBgAwowMBAIgFACGkAwIAiQUAIaYDAQCKBQAhugMBAIgFACHDAwAAogUAIO8DAQCKBQAh_AMBAIgFACH_AwIAiQUAIYIEAQCIBQAhlQQgAKAFACGZBAIAiQUAIa8EAgCJBQAhsAQCAIkFACGxBAAAuQUAILIEAAC5BQAgtQQBAIsFACG2BCAAoAUAIbcEAQCLBQAhuARAAJUFACG5BEAAlQUAIboEQACWBQAhuwRAAJYFACG8BEAAlgUAIb0EQACWBQAhvgQCAIkFACG_BEAAlgUAIcAEQACWBQAhwQQBAIsFACHCBAEAiwUAIcMEQACWBQAhxAQBAIsFACHFBAEAiwUAIcYEQACWBQAhxwQBAIsFACHIBAEAiwUAIckEQACWBQAhygQBAIsFACHLBEAAlgUAISWjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAITAIAACiBgAgCQAAowYAIAoAAKQGACALAAClBgAgDAAApgYAIA4AAKcGACARAACoBgAgFAAAqQYAIBUAAKoGACAWAACrBgAgFwAArAYAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhCyQAAJcHADAlAACcBwAw0QQAAJgHADDSBAAAmQcAMNMEAACaBwAg1AQAAJsHADDVBAAAmwcAMNYEAACbBwAw1wQAAJsHADDYBAAAnQcAMNkEAACeBwAwCyQAAIsHADAlAACQBwAw0QQAAIwHADDSBAAAjQcAMNMEAACOBwAg1AQAAI8HADDVBAAAjwcAMNYEAACPBwAw1wQAAI8HADDYBAAAkQcAMNkEAACSBwAwByQAAIUHACAlAACIBwAg0QQAAIYHACDSBAAAhwcAINUEAAAVACDWBAAAFQAg1wQAALEBACAHJAAAgAcAICUAAIMHACDRBAAAgQcAINIEAACCBwAg1QQAABcAINYEAAAXACDXBAAA9QEAIAskAADzBgAwJQAA-AYAMNEEAAD0BgAw0gQAAPUGADDTBAAA9gYAINQEAAD3BgAw1QQAAPcGADDWBAAA9wYAMNcEAAD3BgAw2AQAAPkGADDZBAAA-gYAMAUkAACkCQAgJQAAuwkAINEEAAClCQAg0gQAALoJACDXBAAAjQIAIAskAADnBgAwJQAA7AYAMNEEAADoBgAw0gQAAOkGADDTBAAA6gYAINQEAADrBgAw1QQAAOsGADDWBAAA6wYAMNcEAADrBgAw2AQAAO0GADDZBAAA7gYAMAskAADcBgAwJQAA4AYAMNEEAADdBgAw0gQAAN4GADDTBAAA3wYAINQEAADQBgAw1QQAANAGADDWBAAA0AYAMNcEAADQBgAw2AQAAOEGADDZBAAA0wYAMAskAADABgAwJQAAxQYAMNEEAADBBgAw0gQAAMIGADDTBAAAwwYAINQEAADEBgAw1QQAAMQGADDWBAAAxAYAMNcEAADEBgAw2AQAAMYGADDZBAAAxwYAMAckAAC7BgAgJQAAvgYAINEEAAC8BgAg0gQAAL0GACDVBAAANwAg1gQAADcAINcEAACiAwAgCyQAAK0GADAlAACyBgAw0QQAAK4GADDSBAAArwYAMNMEAACwBgAg1AQAALEGADDVBAAAsQYAMNYEAACxBgAw1wQAALEGADDYBAAAswYAMNkEAAC0BgAwB6MDAgAAAAG3A0AAAAAB5QMBAAAAAeYDAQAAAAHnAwEAAAAB6AMAALoGACDpA0AAAAABAgAAADsAICQAALkGACADAAAAOwAgJAAAuQYAICUAALgGACABHQAAuQkAMA0GAAC0BQAgoAMAANQFADChAwAAOQAQogMAANQFADCjAwIAiQUAIbcDQACVBQAh0wMBAIgFACHlAwEAigUAIeYDAQCIBQAh5wMBAIsFACHoAwAAsQUAIOkDQACWBQAhzAQAANMFACACAAAAOwAgHQAAuAYAIAIAAAC1BgAgHQAAtgYAIAugAwAAtAYAMKEDAAC1BgAQogMAALQGADCjAwIAiQUAIbcDQACVBQAh0wMBAIgFACHlAwEAigUAIeYDAQCIBQAh5wMBAIsFACHoAwAAsQUAIOkDQACWBQAhC6ADAAC0BgAwoQMAALUGABCiAwAAtAYAMKMDAgCJBQAhtwNAAJUFACHTAwEAiAUAIeUDAQCKBQAh5gMBAIgFACHnAwEAiwUAIegDAACxBQAg6QNAAJYFACEHowMCAPoFACG3A0AAgQYAIeUDAQD5BQAh5gMBAPkFACHnAwEA-wUAIegDAAC3BgAg6QNAAIIGACEC1AQBAAAABN4EAQAAAAUHowMCAPoFACG3A0AAgQYAIeUDAQD5BQAh5gMBAPkFACHnAwEA-wUAIegDAAC3BgAg6QNAAIIGACEHowMCAAAAAbcDQAAAAAHlAwEAAAAB5gMBAAAAAecDAQAAAAHoAwAAugYAIOkDQAAAAAEB1AQBAAAABAQXAgAAAAGkAwIAAAAB7QMCAAAAAe4DAgAAAAECAAAAogMAICQAALsGACADAAAANwAgJAAAuwYAICUAAL8GACAGAAAANwAgFwIA-gUAIR0AAL8GACCkAwIA-gUAIe0DAgD6BQAh7gMCAPoFACEEFwIA-gUAIaQDAgD6BQAh7QMCAPoFACHuAwIA-gUAIQoSAADbBgAgowMBAAAAAaQDAgAAAAHYAwEAAAAB3wMBAAAAAeADAQAAAAHhAwIAAAAB4gNAAAAAAeMDAQAAAAHkA0AAAAABAgAAADUAICQAANoGACADAAAANQAgJAAA2gYAICUAAMoGACABHQAAuAkAMBAGAAC0BQAgEgAA1wUAIKADAADWBQAwoQMAADMAEKIDAADWBQAwowMBAAAAAaQDAgCJBQAh0wMBAIgFACHYAwEAigUAId8DAQCIBQAh4AMBAIoFACHhAwIAiQUAIeIDQACVBQAh4wMBAIsFACHkA0AAlgUAIc0EAADVBQAgAgAAADUAIB0AAMoGACACAAAAyAYAIB0AAMkGACANoAMAAMcGADChAwAAyAYAEKIDAADHBgAwowMBAIgFACGkAwIAiQUAIdMDAQCIBQAh2AMBAIoFACHfAwEAiAUAIeADAQCKBQAh4QMCAIkFACHiA0AAlQUAIeMDAQCLBQAh5ANAAJYFACENoAMAAMcGADChAwAAyAYAEKIDAADHBgAwowMBAIgFACGkAwIAiQUAIdMDAQCIBQAh2AMBAIoFACHfAwEAiAUAIeADAQCKBQAh4QMCAIkFACHiA0AAlQUAIeMDAQCLBQAh5ANAAJYFACEJowMBAPkFACGkAwIA-gUAIdgDAQD5BQAh3wMBAPkFACHgAwEA-QUAIeEDAgD6BQAh4gNAAIEGACHjAwEA-wUAIeQDQACCBgAhChIAAMsGACCjAwEA-QUAIaQDAgD6BQAh2AMBAPkFACHfAwEA-QUAIeADAQD5BQAh4QMCAPoFACHiA0AAgQYAIeMDAQD7BQAh5ANAAIIGACELJAAAzAYAMCUAANEGADDRBAAAzQYAMNIEAADOBgAw0wQAAM8GACDUBAAA0AYAMNUEAADQBgAw1gQAANAGADDXBAAA0AYAMNgEAADSBgAw2QQAANMGADALBgAA2QYAIKMDAQAAAAGmAwEAAAAB0ANAAAAAAdMDAQAAAAHYAwEAAAAB2QMBAAAAAdoDAQAAAAHcA0AAAAAB3QNAAAAAAd4DAQAAAAECAAAALwAgJAAA2AYAIAMAAAAvACAkAADYBgAgJQAA1gYAIAEdAAC3CQAwEAYAALQFACATAADZBQAgoAMAANgFADChAwAALQAQogMAANgFADCjAwEAAAABpgMBAIoFACHQA0AAlQUAIdMDAQCIBQAh2AMBAIoFACHZAwEAigUAIdoDAQCLBQAh2wMBAIgFACHcA0AAlgUAId0DQACWBQAh3gMBAIsFACECAAAALwAgHQAA1gYAIAIAAADUBgAgHQAA1QYAIA6gAwAA0wYAMKEDAADUBgAQogMAANMGADCjAwEAiAUAIaYDAQCKBQAh0ANAAJUFACHTAwEAiAUAIdgDAQCKBQAh2QMBAIoFACHaAwEAiwUAIdsDAQCIBQAh3ANAAJYFACHdA0AAlgUAId4DAQCLBQAhDqADAADTBgAwoQMAANQGABCiAwAA0wYAMKMDAQCIBQAhpgMBAIoFACHQA0AAlQUAIdMDAQCIBQAh2AMBAIoFACHZAwEAigUAIdoDAQCLBQAh2wMBAIgFACHcA0AAlgUAId0DQACWBQAh3gMBAIsFACEKowMBAPkFACGmAwEA-QUAIdADQACBBgAh0wMBAPkFACHYAwEA-QUAIdkDAQD5BQAh2gMBAPsFACHcA0AAggYAId0DQACCBgAh3gMBAPsFACELBgAA1wYAIKMDAQD5BQAhpgMBAPkFACHQA0AAgQYAIdMDAQD5BQAh2AMBAPkFACHZAwEA-QUAIdoDAQD7BQAh3ANAAIIGACHdA0AAggYAId4DAQD7BQAhBSQAALIJACAlAAC1CQAg0QQAALMJACDSBAAAtAkAINcEAAABACALBgAA2QYAIKMDAQAAAAGmAwEAAAAB0ANAAAAAAdMDAQAAAAHYAwEAAAAB2QMBAAAAAdoDAQAAAAHcA0AAAAAB3QNAAAAAAd4DAQAAAAEDJAAAsgkAINEEAACzCQAg1wQAAAEAIAoSAADbBgAgowMBAAAAAaQDAgAAAAHYAwEAAAAB3wMBAAAAAeADAQAAAAHhAwIAAAAB4gNAAAAAAeMDAQAAAAHkA0AAAAABBCQAAMwGADDRBAAAzQYAMNMEAADPBgAg1wQAANAGADALEwAA5gYAIKMDAQAAAAGmAwEAAAAB0ANAAAAAAdgDAQAAAAHZAwEAAAAB2gMBAAAAAdsDAQAAAAHcA0AAAAAB3QNAAAAAAd4DAQAAAAECAAAALwAgJAAA5QYAIAMAAAAvACAkAADlBgAgJQAA4wYAIAEdAACxCQAwAgAAAC8AIB0AAOMGACACAAAA1AYAIB0AAOIGACAKowMBAPkFACGmAwEA-QUAIdADQACBBgAh2AMBAPkFACHZAwEA-QUAIdoDAQD7BQAh2wMBAPkFACHcA0AAggYAId0DQACCBgAh3gMBAPsFACELEwAA5AYAIKMDAQD5BQAhpgMBAPkFACHQA0AAgQYAIdgDAQD5BQAh2QMBAPkFACHaAwEA-wUAIdsDAQD5BQAh3ANAAIIGACHdA0AAggYAId4DAQD7BQAhBSQAAKwJACAlAACvCQAg0QQAAK0JACDSBAAArgkAINcEAAA1ACALEwAA5gYAIKMDAQAAAAGmAwEAAAAB0ANAAAAAAdgDAQAAAAHZAwEAAAAB2gMBAAAAAdsDAQAAAAHcA0AAAAAB3QNAAAAAAd4DAQAAAAEDJAAArAkAINEEAACtCQAg1wQAADUAIAmjAwEAAAAB2AMBAAAAAfMDAQAAAAH0AwEAAAAB9QNAAAAAAfYDQAAAAAH3AwEAAAAB-AMBAAAAAfkDAQAAAAECAAAAKgAgJAAA8gYAIAMAAAAqACAkAADyBgAgJQAA8QYAIAEdAACrCQAwDgYAANsFACCgAwAA2gUAMKEDAAAoABCiAwAA2gUAMKMDAQAAAAHTAwEAoQUAIdgDAQCKBQAh8wMBAIsFACH0AwEAigUAIfUDQACVBQAh9gNAAJYFACH3AwEAiwUAIfgDAQChBQAh-QMBAIsFACECAAAAKgAgHQAA8QYAIAIAAADvBgAgHQAA8AYAIA2gAwAA7gYAMKEDAADvBgAQogMAAO4GADCjAwEAiAUAIdMDAQChBQAh2AMBAIoFACHzAwEAiwUAIfQDAQCKBQAh9QNAAJUFACH2A0AAlgUAIfcDAQCLBQAh-AMBAKEFACH5AwEAiwUAIQ2gAwAA7gYAMKEDAADvBgAQogMAAO4GADCjAwEAiAUAIdMDAQChBQAh2AMBAIoFACHzAwEAiwUAIfQDAQCKBQAh9QNAAJUFACH2A0AAlgUAIfcDAQCLBQAh-AMBAKEFACH5AwEAiwUAIQmjAwEA-QUAIdgDAQD5BQAh8wMBAPsFACH0AwEA-QUAIfUDQACBBgAh9gNAAIIGACH3AwEA-wUAIfgDAQD7BQAh-QMBAPsFACEJowMBAPkFACHYAwEA-QUAIfMDAQD7BQAh9AMBAPkFACH1A0AAgQYAIfYDQACCBgAh9wMBAPsFACH4AwEA-wUAIfkDAQD7BQAhCaMDAQAAAAHYAwEAAAAB8wMBAAAAAfQDAQAAAAH1A0AAAAAB9gNAAAAAAfcDAQAAAAH4AwEAAAAB-QMBAAAAAQSjAwQAAAAB0ANAAAAAAdoDAQAAAAGLBAEAAAABAgAAABsAICQAAP8GACADAAAAGwAgJAAA_wYAICUAAP4GACABHQAAqgkAMAkGAAC0BQAgoAMAAOkFADChAwAAGQAQogMAAOkFADCjAwQAAAAB0ANAAJUFACHTAwEAiAUAIdoDAQCLBQAhiwQBAIoFACECAAAAGwAgHQAA_gYAIAIAAAD7BgAgHQAA_AYAIAigAwAA-gYAMKEDAAD7BgAQogMAAPoGADCjAwQAqwUAIdADQACVBQAh0wMBAIgFACHaAwEAiwUAIYsEAQCKBQAhCKADAAD6BgAwoQMAAPsGABCiAwAA-gYAMKMDBACrBQAh0ANAAJUFACHTAwEAiAUAIdoDAQCLBQAhiwQBAIoFACEEowMEAP0GACHQA0AAgQYAIdoDAQD7BQAhiwQBAPkFACEF1AQEAAAAAdoEBAAAAAHbBAQAAAAB3AQEAAAAAd0EBAAAAAEEowMEAP0GACHQA0AAgQYAIdoDAQD7BQAhiwQBAPkFACEEowMEAAAAAdADQAAAAAHaAwEAAAABiwQBAAAAAQjDA4AAAAABhAQBAAAAAYUEQAAAAAGGBAEAAAABhwRAAAAAAYgEAQAAAAGJBEAAAAABigQBAAAAAQIAAAD1AQAgJAAAgAcAIAMAAAAXACAkAACABwAgJQAAhAcAIAoAAAAXACAdAACEBwAgwwOAAAAAAYQEAQD5BQAhhQRAAIEGACGGBAEA-wUAIYcEQACCBgAhiAQBAPsFACGJBEAAggYAIYoEAQD7BQAhCMMDgAAAAAGEBAEA-QUAIYUEQACBBgAhhgQBAPsFACGHBEAAggYAIYgEAQD7BQAhiQRAAIIGACGKBAEA-wUAIQ7eAwEAAAAB7wMBAAAAAf8DAgAAAAGOBEAAAAABjwQgAAAAAZAEAQAAAAGRBAIAAAABkgRAAAAAAZMEQAAAAAGUBEAAAAABlQQgAAAAAZYEgAAAAAGXBIAAAAABmASAAAAAAQIAAACxAQAgJAAAhQcAIAMAAAAVACAkAACFBwAgJQAAiQcAIBAAAAAVACAdAACJBwAg3gMBAPsFACHvAwEA-QUAIf8DAgCKBwAhjgRAAIIGACGPBCAAiAYAIZAEAQD5BQAhkQQCAPoFACGSBEAAgQYAIZMEQACBBgAhlARAAIIGACGVBCAAiAYAIZYEgAAAAAGXBIAAAAABmASAAAAAAQ7eAwEA-wUAIe8DAQD5BQAh_wMCAIoHACGOBEAAggYAIY8EIACIBgAhkAQBAPkFACGRBAIA-gUAIZIEQACBBgAhkwRAAIEGACGUBEAAggYAIZUEIACIBgAhlgSAAAAAAZcEgAAAAAGYBIAAAAABBdQEAgAAAAHaBAIAAAAB2wQCAAAAAdwEAgAAAAHdBAIAAAABD6YDAQAAAAG3A0AAAAAB3QNAAAAAAd4DAQAAAAHkA0AAAAAB5QMBAAAAAYAEAQAAAAGZBAIAAAABnAQCAAAAAa8EAgAAAAGwBAIAAAABsQSAAAAAAbIEgAAAAAGzBEAAAAABtARAAAAAAQIAAAATACAkAACWBwAgAwAAABMAICQAAJYHACAlAACVBwAgAR0AAKkJADAVBgAAtAUAIKADAADrBQAwoQMAABEAEKIDAADrBQAwpgMBAIoFACG3A0AAlQUAIdMDAQCIBQAh3QNAAJYFACHeAwEAiwUAIeQDQACWBQAh5QMBAIoFACGABAEAiwUAIZkEAgDCBQAhnAQCAIkFACGvBAIAiQUAIbAEAgCJBQAhsQQAALkFACCyBAAAuQUAILMEQACWBQAhtARAAJYFACHOBAAA6gUAIAIAAAATACAdAACVBwAgAgAAAJMHACAdAACUBwAgE6ADAACSBwAwoQMAAJMHABCiAwAAkgcAMKYDAQCKBQAhtwNAAJUFACHTAwEAiAUAId0DQACWBQAh3gMBAIsFACHkA0AAlgUAIeUDAQCKBQAhgAQBAIsFACGZBAIAwgUAIZwEAgCJBQAhrwQCAIkFACGwBAIAiQUAIbEEAAC5BQAgsgQAALkFACCzBEAAlgUAIbQEQACWBQAhE6ADAACSBwAwoQMAAJMHABCiAwAAkgcAMKYDAQCKBQAhtwNAAJUFACHTAwEAiAUAId0DQACWBQAh3gMBAIsFACHkA0AAlgUAIeUDAQCKBQAhgAQBAIsFACGZBAIAwgUAIZwEAgCJBQAhrwQCAIkFACGwBAIAiQUAIbEEAAC5BQAgsgQAALkFACCzBEAAlgUAIbQEQACWBQAhD6YDAQD5BQAhtwNAAIEGACHdA0AAggYAId4DAQD7BQAh5ANAAIIGACHlAwEA-QUAIYAEAQD7BQAhmQQCAIoHACGcBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbMEQACCBgAhtARAAIIGACEPpgMBAPkFACG3A0AAgQYAId0DQACCBgAh3gMBAPsFACHkA0AAggYAIeUDAQD5BQAhgAQBAPsFACGZBAIAigcAIZwEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABswRAAIIGACG0BEAAggYAIQ-mAwEAAAABtwNAAAAAAd0DQAAAAAHeAwEAAAAB5ANAAAAAAeUDAQAAAAGABAEAAAABmQQCAAAAAZwEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABswRAAAAAAbQEQAAAAAEbBAAAvQcAIAUAAL4HACCmAwEAAAABtwNAAAAAAbgDAgAAAAG5A0AAAAAB8wMBAAAAAZoEAgAAAAGcBAIAAAABnQRAAAAAAZ4EQAAAAAGfBEAAAAABoARAAAAAAaEEQAAAAAGiBAIAAAABowQCAAAAAaQEIAAAAAGlBAIAAAABpgQCAAAAAacEQAAAAAGoBAIAAAABqQRAAAAAAaoEAQAAAAGrBEAAAAABrARAAAAAAa0EQAAAAAGuBAIAAAABAgAAAAUAICQAALwHACADAAAABQAgJAAAvAcAICUAAKEHACABHQAAqAkAMCEEAADxBQAgBQAA8gUAIAYAALQFACCgAwAA8AUAMKEDAAADABCiAwAA8AUAMKYDAQCKBQAhtwNAAJUFACG4AwIAiQUAIbkDQACWBQAh0wMBAIgFACHzAwEAAAABmgQCAIkFACGcBAIAiQUAIZ0EQACWBQAhngRAAJYFACGfBEAAlgUAIaAEQACWBQAhoQRAAJYFACGiBAIAiQUAIaMEAgCJBQAhpAQgAKAFACGlBAIAiQUAIaYEAgCJBQAhpwRAAJYFACGoBAIAiQUAIakEQACWBQAhqgQBAIsFACGrBEAAlgUAIawEQACWBQAhrQRAAJYFACGuBAIAiQUAIc4EAADvBQAgAgAAAAUAIB0AAKEHACACAAAAnwcAIB0AAKAHACAdoAMAAJ4HADChAwAAnwcAEKIDAACeBwAwpgMBAIoFACG3A0AAlQUAIbgDAgCJBQAhuQNAAJYFACHTAwEAiAUAIfMDAQCLBQAhmgQCAIkFACGcBAIAiQUAIZ0EQACWBQAhngRAAJYFACGfBEAAlgUAIaAEQACWBQAhoQRAAJYFACGiBAIAiQUAIaMEAgCJBQAhpAQgAKAFACGlBAIAiQUAIaYEAgCJBQAhpwRAAJYFACGoBAIAiQUAIakEQACWBQAhqgQBAIsFACGrBEAAlgUAIawEQACWBQAhrQRAAJYFACGuBAIAiQUAIR2gAwAAngcAMKEDAACfBwAQogMAAJ4HADCmAwEAigUAIbcDQACVBQAhuAMCAIkFACG5A0AAlgUAIdMDAQCIBQAh8wMBAIsFACGaBAIAiQUAIZwEAgCJBQAhnQRAAJYFACGeBEAAlgUAIZ8EQACWBQAhoARAAJYFACGhBEAAlgUAIaIEAgCJBQAhowQCAIkFACGkBCAAoAUAIaUEAgCJBQAhpgQCAIkFACGnBEAAlgUAIagEAgCJBQAhqQRAAJYFACGqBAEAiwUAIasEQACWBQAhrARAAJYFACGtBEAAlgUAIa4EAgCJBQAhGaYDAQD5BQAhtwNAAIEGACG4AwIA-gUAIbkDQACCBgAh8wMBAPsFACGaBAIA-gUAIZwEAgD6BQAhnQRAAIIGACGeBEAAggYAIZ8EQACCBgAhoARAAIIGACGhBEAAggYAIaIEAgD6BQAhowQCAPoFACGkBCAAiAYAIaUEAgD6BQAhpgQCAPoFACGnBEAAggYAIagEAgD6BQAhqQRAAIIGACGqBAEA-wUAIasEQACCBgAhrARAAIIGACGtBEAAggYAIa4EAgD6BQAhGwQAAKIHACAFAACjBwAgpgMBAPkFACG3A0AAgQYAIbgDAgD6BQAhuQNAAIIGACHzAwEA-wUAIZoEAgD6BQAhnAQCAPoFACGdBEAAggYAIZ4EQACCBgAhnwRAAIIGACGgBEAAggYAIaEEQACCBgAhogQCAPoFACGjBAIA-gUAIaQEIACIBgAhpQQCAPoFACGmBAIA-gUAIacEQACCBgAhqAQCAPoFACGpBEAAggYAIaoEAQD7BQAhqwRAAIIGACGsBEAAggYAIa0EQACCBgAhrgQCAPoFACELJAAAsAcAMCUAALUHADDRBAAAsQcAMNIEAACyBwAw0wQAALMHACDUBAAAtAcAMNUEAAC0BwAw1gQAALQHADDXBAAAtAcAMNgEAAC2BwAw2QQAALcHADALJAAApAcAMCUAAKkHADDRBAAApQcAMNIEAACmBwAw0wQAAKcHACDUBAAAqAcAMNUEAACoBwAw1gQAAKgHADDXBAAAqAcAMNgEAACqBwAw2QQAAKsHADAFowMBAAAAAaYDAQAAAAHkA0AAAAABmgQCAAAAAZsEQAAAAAECAAAADQAgJAAArwcAIAMAAAANACAkAACvBwAgJQAArgcAIAEdAACnCQAwCwMAAO0FACCgAwAA7AUAMKEDAAALABCiAwAA7AUAMKMDAQAAAAGmAwEAigUAIdMDAQCIBQAh5ANAAJUFACGZBAIAiQUAIZoEAgCJBQAhmwRAAJYFACECAAAADQAgHQAArgcAIAIAAACsBwAgHQAArQcAIAqgAwAAqwcAMKEDAACsBwAQogMAAKsHADCjAwEAigUAIaYDAQCKBQAh0wMBAIgFACHkA0AAlQUAIZkEAgCJBQAhmgQCAIkFACGbBEAAlgUAIQqgAwAAqwcAMKEDAACsBwAQogMAAKsHADCjAwEAigUAIaYDAQCKBQAh0wMBAIgFACHkA0AAlQUAIZkEAgCJBQAhmgQCAIkFACGbBEAAlgUAIQWjAwEA-QUAIaYDAQD5BQAh5ANAAIEGACGaBAIA-gUAIZsEQACCBgAhBaMDAQD5BQAhpgMBAPkFACHkA0AAgQYAIZoEAgD6BQAhmwRAAIIGACEFowMBAAAAAaYDAQAAAAHkA0AAAAABmgQCAAAAAZsEQAAAAAEDowMBAAAAAaYDAQAAAAGaBAIAAAABAgAAAAkAICQAALsHACADAAAACQAgJAAAuwcAICUAALoHACABHQAApgkAMAkDAADtBQAgoAMAAO4FADChAwAABwAQogMAAO4FADCjAwEAAAABpgMBAIoFACHTAwEAiAUAIZkEAgCJBQAhmgQCAIkFACECAAAACQAgHQAAugcAIAIAAAC4BwAgHQAAuQcAIAigAwAAtwcAMKEDAAC4BwAQogMAALcHADCjAwEAigUAIaYDAQCKBQAh0wMBAIgFACGZBAIAiQUAIZoEAgCJBQAhCKADAAC3BwAwoQMAALgHABCiAwAAtwcAMKMDAQCKBQAhpgMBAIoFACHTAwEAiAUAIZkEAgCJBQAhmgQCAIkFACEDowMBAPkFACGmAwEA-QUAIZoEAgD6BQAhA6MDAQD5BQAhpgMBAPkFACGaBAIA-gUAIQOjAwEAAAABpgMBAAAAAZoEAgAAAAEbBAAAvQcAIAUAAL4HACCmAwEAAAABtwNAAAAAAbgDAgAAAAG5A0AAAAAB8wMBAAAAAZoEAgAAAAGcBAIAAAABnQRAAAAAAZ4EQAAAAAGfBEAAAAABoARAAAAAAaEEQAAAAAGiBAIAAAABowQCAAAAAaQEIAAAAAGlBAIAAAABpgQCAAAAAacEQAAAAAGoBAIAAAABqQRAAAAAAaoEAQAAAAGrBEAAAAABrARAAAAAAa0EQAAAAAGuBAIAAAABBCQAALAHADDRBAAAsQcAMNMEAACzBwAg1wQAALQHADAEJAAApAcAMNEEAAClBwAw0wQAAKcHACDXBAAAqAcAMDAIAADABwAgCQAAwQcAIAoAAMIHACALAADDBwAgDAAAxAcAIA4AAMUHACARAADGBwAgFAAAxwcAIBUAAMgHACAWAADJBwAgFwAAygcAIKMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAHDA4AAAAAB_AMBAAAAAf8DAgAAAAGCBAEAAAABlQQgAAAAAZkEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABtQQBAAAAAbYEIAAAAAG3BAEAAAABuARAAAAAAbkEQAAAAAG6BEAAAAABuwRAAAAAAbwEQAAAAAG9BEAAAAABvgQCAAAAAb8EQAAAAAHABEAAAAABwQQBAAAAAcIEAQAAAAHDBEAAAAABxAQBAAAAAcUEAQAAAAHGBEAAAAABxwQBAAAAAcgEAQAAAAHJBEAAAAABygQBAAAAAcsEQAAAAAEEJAAAlwcAMNEEAACYBwAw0wQAAJoHACDXBAAAmwcAMAQkAACLBwAw0QQAAIwHADDTBAAAjgcAINcEAACPBwAwAyQAAIUHACDRBAAAhgcAINcEAACxAQAgAyQAAIAHACDRBAAAgQcAINcEAAD1AQAgBCQAAPMGADDRBAAA9AYAMNMEAAD2BgAg1wQAAPcGADADJAAApAkAINEEAAClCQAg1wQAAI0CACAEJAAA5wYAMNEEAADoBgAw0wQAAOoGACDXBAAA6wYAMAQkAADcBgAw0QQAAN0GADDTBAAA3wYAINcEAADQBgAwBCQAAMAGADDRBAAAwQYAMNMEAADDBgAg1wQAAMQGADADJAAAuwYAINEEAAC8BgAg1wQAAKIDACAEJAAArQYAMNEEAACuBgAw0wQAALAGACDXBAAAsQYAMAQkAACXBgAw0QQAAJgGADDTBAAAmgYAINcEAACbBgAwBCQAAIsGADDRBAAAjAYAMNMEAACOBgAg1wQAAI8GADAAAAAAAAAAAAAAAAAAAAAAAAAFJAAAnwkAICUAAKIJACDRBAAAoAkAINIEAAChCQAg1wQAAAEAIAMkAACfCQAg0QQAAKAJACDXBAAAAQAgAAAAAAAFJAAAmgkAICUAAJ0JACDRBAAAmwkAINIEAACcCQAg1wQAAAEAIAMkAACaCQAg0QQAAJsJACDXBAAAAQAgAAAAAAAFJAAAlQkAICUAAJgJACDRBAAAlgkAINIEAACXCQAg1wQAAAEAIAMkAACVCQAg0QQAAJYJACDXBAAAAQAgIQgAANUIACAJAADWCAAgCgAA1wgAIAsAANgIACAMAADZCAAgDgAA2ggAIA8AANQIACARAADbCAAgFAAA0ggAIBUAANwIACAWAADdCAAgFwAA3ggAILEEAADzBQAgsgQAAPMFACC1BAAA8wUAILcEAADzBQAgugQAAPMFACC7BAAA8wUAILwEAADzBQAgvQQAAPMFACC_BAAA8wUAIMAEAADzBQAgwQQAAPMFACDCBAAA8wUAIMMEAADzBQAgxAQAAPMFACDFBAAA8wUAIMYEAADzBQAgxwQAAPMFACDIBAAA8wUAIMkEAADzBQAgygQAAPMFACDLBAAA8wUAIAAAAAAAAAAAByQAAJAJACAlAACTCQAg0QQAAJEJACDSBAAAkgkAINUEAAAdACDWBAAAHQAg1wQAAAEAIAMkAACQCQAg0QQAAJEJACDXBAAAAQAgAAAAAAAAAAAAAAAAAAAAAAAACyQAAI0IADAlAACRCAAw0QQAAI4IADDSBAAAjwgAMNMEAACQCAAg1AQAAJsGADDVBAAAmwYAMNYEAACbBgAw1wQAAJsGADDYBAAAkggAMNkEAACeBgAwMAgAAMAHACAJAADBBwAgCgAAwgcAIAsAAMMHACAMAADEBwAgDwAAlwgAIBEAAMYHACAUAADHBwAgFQAAyAcAIBYAAMkHACAXAADKBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAcMDgAAAAAHvAwEAAAAB_AMBAAAAAf8DAgAAAAGVBCAAAAABmQQCAAAAAa8EAgAAAAGwBAIAAAABsQSAAAAAAbIEgAAAAAG1BAEAAAABtgQgAAAAAbcEAQAAAAG4BEAAAAABuQRAAAAAAboEQAAAAAG7BEAAAAABvARAAAAAAb0EQAAAAAG-BAIAAAABvwRAAAAAAcAEQAAAAAHBBAEAAAABwgQBAAAAAcMEQAAAAAHEBAEAAAABxQQBAAAAAcYEQAAAAAHHBAEAAAAByAQBAAAAAckEQAAAAAHKBAEAAAABywRAAAAAAQIAAAABACAkAACWCAAgAwAAAAEAICQAAJYIACAlAACUCAAgAR0AAI8JADACAAAAAQAgHQAAlAgAIAIAAACfBgAgHQAAkwgAICWjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAITAIAACiBgAgCQAAowYAIAoAAKQGACALAAClBgAgDAAApgYAIA8AAJUIACARAACoBgAgFAAAqQYAIBUAAKoGACAWAACrBgAgFwAArAYAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAe8DAQD5BQAh_AMBAPkFACH_AwIA-gUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhBSQAAIoJACAlAACNCQAg0QQAAIsJACDSBAAAjAkAINcEAACuBAAgMAgAAMAHACAJAADBBwAgCgAAwgcAIAsAAMMHACAMAADEBwAgDwAAlwgAIBEAAMYHACAUAADHBwAgFQAAyAcAIBYAAMkHACAXAADKBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAcMDgAAAAAHvAwEAAAAB_AMBAAAAAf8DAgAAAAGVBCAAAAABmQQCAAAAAa8EAgAAAAGwBAIAAAABsQSAAAAAAbIEgAAAAAG1BAEAAAABtgQgAAAAAbcEAQAAAAG4BEAAAAABuQRAAAAAAboEQAAAAAG7BEAAAAABvARAAAAAAb0EQAAAAAG-BAIAAAABvwRAAAAAAcAEQAAAAAHBBAEAAAABwgQBAAAAAcMEQAAAAAHEBAEAAAABxQQBAAAAAcYEQAAAAAHHBAEAAAAByAQBAAAAAckEQAAAAAHKBAEAAAABywRAAAAAAQMkAACKCQAg0QQAAIsJACDXBAAArgQAIAQkAACNCAAw0QQAAI4IADDTBAAAkAgAINcEAACbBgAwAAAABSQAAIUJACAlAACICQAg0QQAAIYJACDSBAAAhwkAINcEAAABACADJAAAhQkAINEEAACGCQAg1wQAAAEAIAAAAAAABSQAAIAJACAlAACDCQAg0QQAAIEJACDSBAAAggkAINcEAAABACADJAAAgAkAINEEAACBCQAg1wQAAAEAIAAAAAUkAAD7CAAgJQAA_ggAINEEAAD8CAAg0gQAAP0IACDXBAAArgQAIAMkAAD7CAAg0QQAAPwIACDXBAAArgQAIAAAAAAABSQAAPYIACAlAAD5CAAg0QQAAPcIACDSBAAA-AgAINcEAAABACADJAAA9ggAINEEAAD3CAAg1wQAAAEAIAAAAAAABSQAAPEIACAlAAD0CAAg0QQAAPIIACDSBAAA8wgAINcEAAAFACADJAAA8QgAINEEAADyCAAg1wQAAAUAIAAAAAAABSQAAOwIACAlAADvCAAg0QQAAO0IACDSBAAA7ggAINcEAAAFACADJAAA7AgAINEEAADtCAAg1wQAAAUAIAAAAAAABSQAAOcIACAlAADqCAAg0QQAAOgIACDSBAAA6QgAINcEAAABACADJAAA5wgAINEEAADoCAAg1wQAAAEAIAAAAAAABSQAAOIIACAlAADlCAAg0QQAAOMIACDSBAAA5AgAINcEAAABACADJAAA4ggAINEEAADjCAAg1wQAAAEAIAAAAAAAAAQGAADvBwAgEgAA0ggAIOMDAADzBQAg5AMAAPMFACAHDQAAzQcAIBAAAM4HACC_AwAA8wUAIMADAADzBQAgwQMAAPMFACDCAwAA8wUAIMQDAADzBQAgAAAIBgAA7wcAIN4DAADzBQAg_wMAAPMFACCOBAAA8wUAIJQEAADzBQAglgQAAPMFACCXBAAA8wUAIJgEAADzBQAgBgYAAO8HACCGBAAA8wUAIIcEAADzBQAgiAQAAPMFACCJBAAA8wUAIIoEAADzBQAgAAINAADNBwAggwQAAPMFACAAAAEGAADvBwAgABAEAADgCAAgBQAA4QgAIAYAAO8HACC5AwAA8wUAIPMDAADzBQAgnQQAAPMFACCeBAAA8wUAIJ8EAADzBQAgoAQAAPMFACChBAAA8wUAIKcEAADzBQAgqQQAAPMFACCqBAAA8wUAIKsEAADzBQAgrAQAAPMFACCtBAAA8wUAIAAAMQgAAMAHACAKAADCBwAgCwAAwwcAIAwAAMQHACAOAADFBwAgDwAAlwgAIBEAAMYHACAUAADHBwAgFQAAyAcAIBYAAMkHACAXAADKBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAcMDgAAAAAHvAwEAAAAB_AMBAAAAAf8DAgAAAAGCBAEAAAABlQQgAAAAAZkEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABtQQBAAAAAbYEIAAAAAG3BAEAAAABuARAAAAAAbkEQAAAAAG6BEAAAAABuwRAAAAAAbwEQAAAAAG9BEAAAAABvgQCAAAAAb8EQAAAAAHABEAAAAABwQQBAAAAAcIEAQAAAAHDBEAAAAABxAQBAAAAAcUEAQAAAAHGBEAAAAABxwQBAAAAAcgEAQAAAAHJBEAAAAABygQBAAAAAcsEQAAAAAECAAAAAQAgJAAA4ggAIAMAAAAdACAkAADiCAAgJQAA5ggAIDMAAAAdACAIAACiBgAgCgAApAYAIAsAAKUGACAMAACmBgAgDgAApwYAIA8AAJUIACARAACoBgAgFAAAqQYAIBUAAKoGACAWAACrBgAgFwAArAYAIB0AAOYIACCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhMQgAAKIGACAKAACkBgAgCwAApQYAIAwAAKYGACAOAACnBgAgDwAAlQgAIBEAAKgGACAUAACpBgAgFQAAqgYAIBYAAKsGACAXAACsBgAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAITEJAADBBwAgCgAAwgcAIAsAAMMHACAMAADEBwAgDgAAxQcAIA8AAJcIACARAADGBwAgFAAAxwcAIBUAAMgHACAWAADJBwAgFwAAygcAIKMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAHDA4AAAAAB7wMBAAAAAfwDAQAAAAH_AwIAAAABggQBAAAAAZUEIAAAAAGZBAIAAAABrwQCAAAAAbAEAgAAAAGxBIAAAAABsgSAAAAAAbUEAQAAAAG2BCAAAAABtwQBAAAAAbgEQAAAAAG5BEAAAAABugRAAAAAAbsEQAAAAAG8BEAAAAABvQRAAAAAAb4EAgAAAAG_BEAAAAABwARAAAAAAcEEAQAAAAHCBAEAAAABwwRAAAAAAcQEAQAAAAHFBAEAAAABxgRAAAAAAccEAQAAAAHIBAEAAAAByQRAAAAAAcoEAQAAAAHLBEAAAAABAgAAAAEAICQAAOcIACADAAAAHQAgJAAA5wgAICUAAOsIACAzAAAAHQAgCQAAowYAIAoAAKQGACALAAClBgAgDAAApgYAIA4AAKcGACAPAACVCAAgEQAAqAYAIBQAAKkGACAVAACqBgAgFgAAqwYAIBcAAKwGACAdAADrCAAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAITEJAACjBgAgCgAApAYAIAsAAKUGACAMAACmBgAgDgAApwYAIA8AAJUIACARAACoBgAgFAAAqQYAIBUAAKoGACAWAACrBgAgFwAArAYAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAe8DAQD5BQAh_AMBAPkFACH_AwIA-gUAIYIEAQD5BQAhlQQgAIgGACGZBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbUEAQD7BQAhtgQgAIgGACG3BAEA-wUAIbgEQACBBgAhuQRAAIEGACG6BEAAggYAIbsEQACCBgAhvARAAIIGACG9BEAAggYAIb4EAgD6BQAhvwRAAIIGACHABEAAggYAIcEEAQD7BQAhwgQBAPsFACHDBEAAggYAIcQEAQD7BQAhxQQBAPsFACHGBEAAggYAIccEAQD7BQAhyAQBAPsFACHJBEAAggYAIcoEAQD7BQAhywRAAIIGACEcBQAAvgcAIAYAAMUIACCmAwEAAAABtwNAAAAAAbgDAgAAAAG5A0AAAAAB0wMBAAAAAfMDAQAAAAGaBAIAAAABnAQCAAAAAZ0EQAAAAAGeBEAAAAABnwRAAAAAAaAEQAAAAAGhBEAAAAABogQCAAAAAaMEAgAAAAGkBCAAAAABpQQCAAAAAaYEAgAAAAGnBEAAAAABqAQCAAAAAakEQAAAAAGqBAEAAAABqwRAAAAAAawEQAAAAAGtBEAAAAABrgQCAAAAAQIAAAAFACAkAADsCAAgAwAAAAMAICQAAOwIACAlAADwCAAgHgAAAAMAIAUAAKMHACAGAADECAAgHQAA8AgAIKYDAQD5BQAhtwNAAIEGACG4AwIA-gUAIbkDQACCBgAh0wMBAPkFACHzAwEA-wUAIZoEAgD6BQAhnAQCAPoFACGdBEAAggYAIZ4EQACCBgAhnwRAAIIGACGgBEAAggYAIaEEQACCBgAhogQCAPoFACGjBAIA-gUAIaQEIACIBgAhpQQCAPoFACGmBAIA-gUAIacEQACCBgAhqAQCAPoFACGpBEAAggYAIaoEAQD7BQAhqwRAAIIGACGsBEAAggYAIa0EQACCBgAhrgQCAPoFACEcBQAAowcAIAYAAMQIACCmAwEA-QUAIbcDQACBBgAhuAMCAPoFACG5A0AAggYAIdMDAQD5BQAh8wMBAPsFACGaBAIA-gUAIZwEAgD6BQAhnQRAAIIGACGeBEAAggYAIZ8EQACCBgAhoARAAIIGACGhBEAAggYAIaIEAgD6BQAhowQCAPoFACGkBCAAiAYAIaUEAgD6BQAhpgQCAPoFACGnBEAAggYAIagEAgD6BQAhqQRAAIIGACGqBAEA-wUAIasEQACCBgAhrARAAIIGACGtBEAAggYAIa4EAgD6BQAhHAQAAL0HACAGAADFCAAgpgMBAAAAAbcDQAAAAAG4AwIAAAABuQNAAAAAAdMDAQAAAAHzAwEAAAABmgQCAAAAAZwEAgAAAAGdBEAAAAABngRAAAAAAZ8EQAAAAAGgBEAAAAABoQRAAAAAAaIEAgAAAAGjBAIAAAABpAQgAAAAAaUEAgAAAAGmBAIAAAABpwRAAAAAAagEAgAAAAGpBEAAAAABqgQBAAAAAasEQAAAAAGsBEAAAAABrQRAAAAAAa4EAgAAAAECAAAABQAgJAAA8QgAIAMAAAADACAkAADxCAAgJQAA9QgAIB4AAAADACAEAACiBwAgBgAAxAgAIB0AAPUIACCmAwEA-QUAIbcDQACBBgAhuAMCAPoFACG5A0AAggYAIdMDAQD5BQAh8wMBAPsFACGaBAIA-gUAIZwEAgD6BQAhnQRAAIIGACGeBEAAggYAIZ8EQACCBgAhoARAAIIGACGhBEAAggYAIaIEAgD6BQAhowQCAPoFACGkBCAAiAYAIaUEAgD6BQAhpgQCAPoFACGnBEAAggYAIagEAgD6BQAhqQRAAIIGACGqBAEA-wUAIasEQACCBgAhrARAAIIGACGtBEAAggYAIa4EAgD6BQAhHAQAAKIHACAGAADECAAgpgMBAPkFACG3A0AAgQYAIbgDAgD6BQAhuQNAAIIGACHTAwEA-QUAIfMDAQD7BQAhmgQCAPoFACGcBAIA-gUAIZ0EQACCBgAhngRAAIIGACGfBEAAggYAIaAEQACCBgAhoQRAAIIGACGiBAIA-gUAIaMEAgD6BQAhpAQgAIgGACGlBAIA-gUAIaYEAgD6BQAhpwRAAIIGACGoBAIA-gUAIakEQACCBgAhqgQBAPsFACGrBEAAggYAIawEQACCBgAhrQRAAIIGACGuBAIA-gUAITEIAADABwAgCQAAwQcAIAsAAMMHACAMAADEBwAgDgAAxQcAIA8AAJcIACARAADGBwAgFAAAxwcAIBUAAMgHACAWAADJBwAgFwAAygcAIKMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAHDA4AAAAAB7wMBAAAAAfwDAQAAAAH_AwIAAAABggQBAAAAAZUEIAAAAAGZBAIAAAABrwQCAAAAAbAEAgAAAAGxBIAAAAABsgSAAAAAAbUEAQAAAAG2BCAAAAABtwQBAAAAAbgEQAAAAAG5BEAAAAABugRAAAAAAbsEQAAAAAG8BEAAAAABvQRAAAAAAb4EAgAAAAG_BEAAAAABwARAAAAAAcEEAQAAAAHCBAEAAAABwwRAAAAAAcQEAQAAAAHFBAEAAAABxgRAAAAAAccEAQAAAAHIBAEAAAAByQRAAAAAAcoEAQAAAAHLBEAAAAABAgAAAAEAICQAAPYIACADAAAAHQAgJAAA9ggAICUAAPoIACAzAAAAHQAgCAAAogYAIAkAAKMGACALAAClBgAgDAAApgYAIA4AAKcGACAPAACVCAAgEQAAqAYAIBQAAKkGACAVAACqBgAgFgAAqwYAIBcAAKwGACAdAAD6CAAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAITEIAACiBgAgCQAAowYAIAsAAKUGACAMAACmBgAgDgAApwYAIA8AAJUIACARAACoBgAgFAAAqQYAIBUAAKoGACAWAACrBgAgFwAArAYAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAe8DAQD5BQAh_AMBAPkFACH_AwIA-gUAIYIEAQD5BQAhlQQgAIgGACGZBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbUEAQD7BQAhtgQgAIgGACG3BAEA-wUAIbgEQACBBgAhuQRAAIEGACG6BEAAggYAIbsEQACCBgAhvARAAIIGACG9BEAAggYAIb4EAgD6BQAhvwRAAIIGACHABEAAggYAIcEEAQD7BQAhwgQBAPsFACHDBEAAggYAIcQEAQD7BQAhxQQBAPsFACHGBEAAggYAIccEAQD7BQAhyAQBAPsFACHJBEAAggYAIcoEAQD7BQAhywRAAIIGACERDQAAywcAIKMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAG7AyAAAAABvAMBAAAAAb0DAQAAAAG-AwEAAAABvwMBAAAAAcADAQAAAAHBAwEAAAABwgNAAAAAAcMDgAAAAAHEAwEAAAABxQMCAAAAAcYDIAAAAAECAAAArgQAICQAAPsIACADAAAAsQQAICQAAPsIACAlAAD_CAAgEwAAALEEACANAACJBgAgHQAA_wgAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhuwMgAIgGACG8AwEA-QUAIb0DAQD5BQAhvgMBAPkFACG_AwEA-wUAIcADAQD7BQAhwQMBAPsFACHCA0AAggYAIcMDgAAAAAHEAwEA-wUAIcUDAgD6BQAhxgMgAIgGACERDQAAiQYAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhuwMgAIgGACG8AwEA-QUAIb0DAQD5BQAhvgMBAPkFACG_AwEA-wUAIcADAQD7BQAhwQMBAPsFACHCA0AAggYAIcMDgAAAAAHEAwEA-wUAIcUDAgD6BQAhxgMgAIgGACExCAAAwAcAIAkAAMEHACAKAADCBwAgCwAAwwcAIA4AAMUHACAPAACXCAAgEQAAxgcAIBQAAMcHACAVAADIBwAgFgAAyQcAIBcAAMoHACCjAwEAAAABpAMCAAAAAaYDAQAAAAG6AwEAAAABwwOAAAAAAe8DAQAAAAH8AwEAAAAB_wMCAAAAAYIEAQAAAAGVBCAAAAABmQQCAAAAAa8EAgAAAAGwBAIAAAABsQSAAAAAAbIEgAAAAAG1BAEAAAABtgQgAAAAAbcEAQAAAAG4BEAAAAABuQRAAAAAAboEQAAAAAG7BEAAAAABvARAAAAAAb0EQAAAAAG-BAIAAAABvwRAAAAAAcAEQAAAAAHBBAEAAAABwgQBAAAAAcMEQAAAAAHEBAEAAAABxQQBAAAAAcYEQAAAAAHHBAEAAAAByAQBAAAAAckEQAAAAAHKBAEAAAABywRAAAAAAQIAAAABACAkAACACQAgAwAAAB0AICQAAIAJACAlAACECQAgMwAAAB0AIAgAAKIGACAJAACjBgAgCgAApAYAIAsAAKUGACAOAACnBgAgDwAAlQgAIBEAAKgGACAUAACpBgAgFQAAqgYAIBYAAKsGACAXAACsBgAgHQAAhAkAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAe8DAQD5BQAh_AMBAPkFACH_AwIA-gUAIYIEAQD5BQAhlQQgAIgGACGZBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbUEAQD7BQAhtgQgAIgGACG3BAEA-wUAIbgEQACBBgAhuQRAAIEGACG6BEAAggYAIbsEQACCBgAhvARAAIIGACG9BEAAggYAIb4EAgD6BQAhvwRAAIIGACHABEAAggYAIcEEAQD7BQAhwgQBAPsFACHDBEAAggYAIcQEAQD7BQAhxQQBAPsFACHGBEAAggYAIccEAQD7BQAhyAQBAPsFACHJBEAAggYAIcoEAQD7BQAhywRAAIIGACExCAAAogYAIAkAAKMGACAKAACkBgAgCwAApQYAIA4AAKcGACAPAACVCAAgEQAAqAYAIBQAAKkGACAVAACqBgAgFgAAqwYAIBcAAKwGACCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhMQgAAMAHACAJAADBBwAgCgAAwgcAIAwAAMQHACAOAADFBwAgDwAAlwgAIBEAAMYHACAUAADHBwAgFQAAyAcAIBYAAMkHACAXAADKBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAcMDgAAAAAHvAwEAAAAB_AMBAAAAAf8DAgAAAAGCBAEAAAABlQQgAAAAAZkEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABtQQBAAAAAbYEIAAAAAG3BAEAAAABuARAAAAAAbkEQAAAAAG6BEAAAAABuwRAAAAAAbwEQAAAAAG9BEAAAAABvgQCAAAAAb8EQAAAAAHABEAAAAABwQQBAAAAAcIEAQAAAAHDBEAAAAABxAQBAAAAAcUEAQAAAAHGBEAAAAABxwQBAAAAAcgEAQAAAAHJBEAAAAABygQBAAAAAcsEQAAAAAECAAAAAQAgJAAAhQkAIAMAAAAdACAkAACFCQAgJQAAiQkAIDMAAAAdACAIAACiBgAgCQAAowYAIAoAAKQGACAMAACmBgAgDgAApwYAIA8AAJUIACARAACoBgAgFAAAqQYAIBUAAKoGACAWAACrBgAgFwAArAYAIB0AAIkJACCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhMQgAAKIGACAJAACjBgAgCgAApAYAIAwAAKYGACAOAACnBgAgDwAAlQgAIBEAAKgGACAUAACpBgAgFQAAqgYAIBYAAKsGACAXAACsBgAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAIREQAADMBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAbsDIAAAAAG8AwEAAAABvQMBAAAAAb4DAQAAAAG_AwEAAAABwAMBAAAAAcEDAQAAAAHCA0AAAAABwwOAAAAAAcQDAQAAAAHFAwIAAAABxgMgAAAAAQIAAACuBAAgJAAAigkAIAMAAACxBAAgJAAAigkAICUAAI4JACATAAAAsQQAIBAAAIoGACAdAACOCQAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACG7AyAAiAYAIbwDAQD5BQAhvQMBAPkFACG-AwEA-QUAIb8DAQD7BQAhwAMBAPsFACHBAwEA-wUAIcIDQACCBgAhwwOAAAAAAcQDAQD7BQAhxQMCAPoFACHGAyAAiAYAIREQAACKBgAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACG7AyAAiAYAIbwDAQD5BQAhvQMBAPkFACG-AwEA-QUAIb8DAQD7BQAhwAMBAPsFACHBAwEA-wUAIcIDQACCBgAhwwOAAAAAAcQDAQD7BQAhxQMCAPoFACHGAyAAiAYAISWjAwEAAAABpAMCAAAAAaYDAQAAAAG6AwEAAAABwwOAAAAAAe8DAQAAAAH8AwEAAAAB_wMCAAAAAZUEIAAAAAGZBAIAAAABrwQCAAAAAbAEAgAAAAGxBIAAAAABsgSAAAAAAbUEAQAAAAG2BCAAAAABtwQBAAAAAbgEQAAAAAG5BEAAAAABugRAAAAAAbsEQAAAAAG8BEAAAAABvQRAAAAAAb4EAgAAAAG_BEAAAAABwARAAAAAAcEEAQAAAAHCBAEAAAABwwRAAAAAAcQEAQAAAAHFBAEAAAABxgRAAAAAAccEAQAAAAHIBAEAAAAByQRAAAAAAcoEAQAAAAHLBEAAAAABMQgAAMAHACAJAADBBwAgCgAAwgcAIAsAAMMHACAMAADEBwAgDgAAxQcAIA8AAJcIACAUAADHBwAgFQAAyAcAIBYAAMkHACAXAADKBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAcMDgAAAAAHvAwEAAAAB_AMBAAAAAf8DAgAAAAGCBAEAAAABlQQgAAAAAZkEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABtQQBAAAAAbYEIAAAAAG3BAEAAAABuARAAAAAAbkEQAAAAAG6BEAAAAABuwRAAAAAAbwEQAAAAAG9BEAAAAABvgQCAAAAAb8EQAAAAAHABEAAAAABwQQBAAAAAcIEAQAAAAHDBEAAAAABxAQBAAAAAcUEAQAAAAHGBEAAAAABxwQBAAAAAcgEAQAAAAHJBEAAAAABygQBAAAAAcsEQAAAAAECAAAAAQAgJAAAkAkAIAMAAAAdACAkAACQCQAgJQAAlAkAIDMAAAAdACAIAACiBgAgCQAAowYAIAoAAKQGACALAAClBgAgDAAApgYAIA4AAKcGACAPAACVCAAgFAAAqQYAIBUAAKoGACAWAACrBgAgFwAArAYAIB0AAJQJACCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhMQgAAKIGACAJAACjBgAgCgAApAYAIAsAAKUGACAMAACmBgAgDgAApwYAIA8AAJUIACAUAACpBgAgFQAAqgYAIBYAAKsGACAXAACsBgAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAITEIAADABwAgCQAAwQcAIAoAAMIHACALAADDBwAgDAAAxAcAIA4AAMUHACAPAACXCAAgEQAAxgcAIBQAAMcHACAVAADIBwAgFwAAygcAIKMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAHDA4AAAAAB7wMBAAAAAfwDAQAAAAH_AwIAAAABggQBAAAAAZUEIAAAAAGZBAIAAAABrwQCAAAAAbAEAgAAAAGxBIAAAAABsgSAAAAAAbUEAQAAAAG2BCAAAAABtwQBAAAAAbgEQAAAAAG5BEAAAAABugRAAAAAAbsEQAAAAAG8BEAAAAABvQRAAAAAAb4EAgAAAAG_BEAAAAABwARAAAAAAcEEAQAAAAHCBAEAAAABwwRAAAAAAcQEAQAAAAHFBAEAAAABxgRAAAAAAccEAQAAAAHIBAEAAAAByQRAAAAAAcoEAQAAAAHLBEAAAAABAgAAAAEAICQAAJUJACADAAAAHQAgJAAAlQkAICUAAJkJACAzAAAAHQAgCAAAogYAIAkAAKMGACAKAACkBgAgCwAApQYAIAwAAKYGACAOAACnBgAgDwAAlQgAIBEAAKgGACAUAACpBgAgFQAAqgYAIBcAAKwGACAdAACZCQAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAITEIAACiBgAgCQAAowYAIAoAAKQGACALAAClBgAgDAAApgYAIA4AAKcGACAPAACVCAAgEQAAqAYAIBQAAKkGACAVAACqBgAgFwAArAYAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAe8DAQD5BQAh_AMBAPkFACH_AwIA-gUAIYIEAQD5BQAhlQQgAIgGACGZBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbUEAQD7BQAhtgQgAIgGACG3BAEA-wUAIbgEQACBBgAhuQRAAIEGACG6BEAAggYAIbsEQACCBgAhvARAAIIGACG9BEAAggYAIb4EAgD6BQAhvwRAAIIGACHABEAAggYAIcEEAQD7BQAhwgQBAPsFACHDBEAAggYAIcQEAQD7BQAhxQQBAPsFACHGBEAAggYAIccEAQD7BQAhyAQBAPsFACHJBEAAggYAIcoEAQD7BQAhywRAAIIGACExCAAAwAcAIAkAAMEHACAKAADCBwAgCwAAwwcAIAwAAMQHACAOAADFBwAgDwAAlwgAIBEAAMYHACAUAADHBwAgFQAAyAcAIBYAAMkHACCjAwEAAAABpAMCAAAAAaYDAQAAAAG6AwEAAAABwwOAAAAAAe8DAQAAAAH8AwEAAAAB_wMCAAAAAYIEAQAAAAGVBCAAAAABmQQCAAAAAa8EAgAAAAGwBAIAAAABsQSAAAAAAbIEgAAAAAG1BAEAAAABtgQgAAAAAbcEAQAAAAG4BEAAAAABuQRAAAAAAboEQAAAAAG7BEAAAAABvARAAAAAAb0EQAAAAAG-BAIAAAABvwRAAAAAAcAEQAAAAAHBBAEAAAABwgQBAAAAAcMEQAAAAAHEBAEAAAABxQQBAAAAAcYEQAAAAAHHBAEAAAAByAQBAAAAAckEQAAAAAHKBAEAAAABywRAAAAAAQIAAAABACAkAACaCQAgAwAAAB0AICQAAJoJACAlAACeCQAgMwAAAB0AIAgAAKIGACAJAACjBgAgCgAApAYAIAsAAKUGACAMAACmBgAgDgAApwYAIA8AAJUIACARAACoBgAgFAAAqQYAIBUAAKoGACAWAACrBgAgHQAAngkAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAe8DAQD5BQAh_AMBAPkFACH_AwIA-gUAIYIEAQD5BQAhlQQgAIgGACGZBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbUEAQD7BQAhtgQgAIgGACG3BAEA-wUAIbgEQACBBgAhuQRAAIEGACG6BEAAggYAIbsEQACCBgAhvARAAIIGACG9BEAAggYAIb4EAgD6BQAhvwRAAIIGACHABEAAggYAIcEEAQD7BQAhwgQBAPsFACHDBEAAggYAIcQEAQD7BQAhxQQBAPsFACHGBEAAggYAIccEAQD7BQAhyAQBAPsFACHJBEAAggYAIcoEAQD7BQAhywRAAIIGACExCAAAogYAIAkAAKMGACAKAACkBgAgCwAApQYAIAwAAKYGACAOAACnBgAgDwAAlQgAIBEAAKgGACAUAACpBgAgFQAAqgYAIBYAAKsGACCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhMQgAAMAHACAJAADBBwAgCgAAwgcAIAsAAMMHACAMAADEBwAgDgAAxQcAIA8AAJcIACARAADGBwAgFAAAxwcAIBYAAMkHACAXAADKBwAgowMBAAAAAaQDAgAAAAGmAwEAAAABugMBAAAAAcMDgAAAAAHvAwEAAAAB_AMBAAAAAf8DAgAAAAGCBAEAAAABlQQgAAAAAZkEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABtQQBAAAAAbYEIAAAAAG3BAEAAAABuARAAAAAAbkEQAAAAAG6BEAAAAABuwRAAAAAAbwEQAAAAAG9BEAAAAABvgQCAAAAAb8EQAAAAAHABEAAAAABwQQBAAAAAcIEAQAAAAHDBEAAAAABxAQBAAAAAcUEAQAAAAHGBEAAAAABxwQBAAAAAcgEAQAAAAHJBEAAAAABygQBAAAAAcsEQAAAAAECAAAAAQAgJAAAnwkAIAMAAAAdACAkAACfCQAgJQAAowkAIDMAAAAdACAIAACiBgAgCQAAowYAIAoAAKQGACALAAClBgAgDAAApgYAIA4AAKcGACAPAACVCAAgEQAAqAYAIBQAAKkGACAWAACrBgAgFwAArAYAIB0AAKMJACCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhMQgAAKIGACAJAACjBgAgCgAApAYAIAsAAKUGACAMAACmBgAgDgAApwYAIA8AAJUIACARAACoBgAgFAAAqQYAIBYAAKsGACAXAACsBgAgowMBAPkFACGkAwIA-gUAIaYDAQD5BQAhugMBAPkFACHDA4AAAAAB7wMBAPkFACH8AwEA-QUAIf8DAgD6BQAhggQBAPkFACGVBCAAiAYAIZkEAgD6BQAhrwQCAPoFACGwBAIA-gUAIbEEgAAAAAGyBIAAAAABtQQBAPsFACG2BCAAiAYAIbcEAQD7BQAhuARAAIEGACG5BEAAgQYAIboEQACCBgAhuwRAAIIGACG8BEAAggYAIb0EQACCBgAhvgQCAPoFACG_BEAAggYAIcAEQACCBgAhwQQBAPsFACHCBAEA-wUAIcMEQACCBgAhxAQBAPsFACHFBAEA-wUAIcYEQACCBgAhxwQBAPsFACHIBAEA-wUAIckEQACCBgAhygQBAPsFACHLBEAAggYAIQejAwEAAAAB2AMBAAAAAd8DAQAAAAHgAwEAAAAB4QMCAAAAAeIDQAAAAAGDBEAAAAABAgAAAI0CACAkAACkCQAgA6MDAQAAAAGmAwEAAAABmgQCAAAAAQWjAwEAAAABpgMBAAAAAeQDQAAAAAGaBAIAAAABmwRAAAAAARmmAwEAAAABtwNAAAAAAbgDAgAAAAG5A0AAAAAB8wMBAAAAAZoEAgAAAAGcBAIAAAABnQRAAAAAAZ4EQAAAAAGfBEAAAAABoARAAAAAAaEEQAAAAAGiBAIAAAABowQCAAAAAaQEIAAAAAGlBAIAAAABpgQCAAAAAacEQAAAAAGoBAIAAAABqQRAAAAAAaoEAQAAAAGrBEAAAAABrARAAAAAAa0EQAAAAAGuBAIAAAABD6YDAQAAAAG3A0AAAAAB3QNAAAAAAd4DAQAAAAHkA0AAAAAB5QMBAAAAAYAEAQAAAAGZBAIAAAABnAQCAAAAAa8EAgAAAAGwBAIAAAABsQSAAAAAAbIEgAAAAAGzBEAAAAABtARAAAAAAQSjAwQAAAAB0ANAAAAAAdoDAQAAAAGLBAEAAAABCaMDAQAAAAHYAwEAAAAB8wMBAAAAAfQDAQAAAAH1A0AAAAAB9gNAAAAAAfcDAQAAAAH4AwEAAAAB-QMBAAAAAQsGAADgBwAgowMBAAAAAaQDAgAAAAHTAwEAAAAB2AMBAAAAAd8DAQAAAAHgAwEAAAAB4QMCAAAAAeIDQAAAAAHjAwEAAAAB5ANAAAAAAQIAAAA1ACAkAACsCQAgAwAAADMAICQAAKwJACAlAACwCQAgDQAAADMAIAYAAN8HACAdAACwCQAgowMBAPkFACGkAwIA-gUAIdMDAQD5BQAh2AMBAPkFACHfAwEA-QUAIeADAQD5BQAh4QMCAPoFACHiA0AAgQYAIeMDAQD7BQAh5ANAAIIGACELBgAA3wcAIKMDAQD5BQAhpAMCAPoFACHTAwEA-QUAIdgDAQD5BQAh3wMBAPkFACHgAwEA-QUAIeEDAgD6BQAh4gNAAIEGACHjAwEA-wUAIeQDQACCBgAhCqMDAQAAAAGmAwEAAAAB0ANAAAAAAdgDAQAAAAHZAwEAAAAB2gMBAAAAAdsDAQAAAAHcA0AAAAAB3QNAAAAAAd4DAQAAAAExCAAAwAcAIAkAAMEHACAKAADCBwAgCwAAwwcAIAwAAMQHACAOAADFBwAgDwAAlwgAIBEAAMYHACAVAADIBwAgFgAAyQcAIBcAAMoHACCjAwEAAAABpAMCAAAAAaYDAQAAAAG6AwEAAAABwwOAAAAAAe8DAQAAAAH8AwEAAAAB_wMCAAAAAYIEAQAAAAGVBCAAAAABmQQCAAAAAa8EAgAAAAGwBAIAAAABsQSAAAAAAbIEgAAAAAG1BAEAAAABtgQgAAAAAbcEAQAAAAG4BEAAAAABuQRAAAAAAboEQAAAAAG7BEAAAAABvARAAAAAAb0EQAAAAAG-BAIAAAABvwRAAAAAAcAEQAAAAAHBBAEAAAABwgQBAAAAAcMEQAAAAAHEBAEAAAABxQQBAAAAAcYEQAAAAAHHBAEAAAAByAQBAAAAAckEQAAAAAHKBAEAAAABywRAAAAAAQIAAAABACAkAACyCQAgAwAAAB0AICQAALIJACAlAAC2CQAgMwAAAB0AIAgAAKIGACAJAACjBgAgCgAApAYAIAsAAKUGACAMAACmBgAgDgAApwYAIA8AAJUIACARAACoBgAgFQAAqgYAIBYAAKsGACAXAACsBgAgHQAAtgkAIKMDAQD5BQAhpAMCAPoFACGmAwEA-QUAIboDAQD5BQAhwwOAAAAAAe8DAQD5BQAh_AMBAPkFACH_AwIA-gUAIYIEAQD5BQAhlQQgAIgGACGZBAIA-gUAIa8EAgD6BQAhsAQCAPoFACGxBIAAAAABsgSAAAAAAbUEAQD7BQAhtgQgAIgGACG3BAEA-wUAIbgEQACBBgAhuQRAAIEGACG6BEAAggYAIbsEQACCBgAhvARAAIIGACG9BEAAggYAIb4EAgD6BQAhvwRAAIIGACHABEAAggYAIcEEAQD7BQAhwgQBAPsFACHDBEAAggYAIcQEAQD7BQAhxQQBAPsFACHGBEAAggYAIccEAQD7BQAhyAQBAPsFACHJBEAAggYAIcoEAQD7BQAhywRAAIIGACExCAAAogYAIAkAAKMGACAKAACkBgAgCwAApQYAIAwAAKYGACAOAACnBgAgDwAAlQgAIBEAAKgGACAVAACqBgAgFgAAqwYAIBcAAKwGACCjAwEA-QUAIaQDAgD6BQAhpgMBAPkFACG6AwEA-QUAIcMDgAAAAAHvAwEA-QUAIfwDAQD5BQAh_wMCAPoFACGCBAEA-QUAIZUEIACIBgAhmQQCAPoFACGvBAIA-gUAIbAEAgD6BQAhsQSAAAAAAbIEgAAAAAG1BAEA-wUAIbYEIACIBgAhtwQBAPsFACG4BEAAgQYAIbkEQACBBgAhugRAAIIGACG7BEAAggYAIbwEQACCBgAhvQRAAIIGACG-BAIA-gUAIb8EQACCBgAhwARAAIIGACHBBAEA-wUAIcIEAQD7BQAhwwRAAIIGACHEBAEA-wUAIcUEAQD7BQAhxgRAAIIGACHHBAEA-wUAIcgEAQD7BQAhyQRAAIIGACHKBAEA-wUAIcsEQACCBgAhCqMDAQAAAAGmAwEAAAAB0ANAAAAAAdMDAQAAAAHYAwEAAAAB2QMBAAAAAdoDAQAAAAHcA0AAAAAB3QNAAAAAAd4DAQAAAAEJowMBAAAAAaQDAgAAAAHYAwEAAAAB3wMBAAAAAeADAQAAAAHhAwIAAAAB4gNAAAAAAeMDAQAAAAHkA0AAAAABB6MDAgAAAAG3A0AAAAAB5QMBAAAAAeYDAQAAAAHnAwEAAAAB6AMAALoGACDpA0AAAAABAwAAAJACACAkAACkCQAgJQAAvAkAIAkAAACQAgAgHQAAvAkAIKMDAQD5BQAh2AMBAPkFACHfAwEA-QUAIeADAQD5BQAh4QMCAPoFACHiA0AAgQYAIYMEQACCBgAhB6MDAQD5BQAh2AMBAPkFACHfAwEA-QUAIeADAQD5BQAh4QMCAPoFACHiA0AAgQYAIYMEQACCBgAhJaMDAQAAAAGkAwIAAAABpgMBAAAAAboDAQAAAAHDA4AAAAAB_AMBAAAAAf8DAgAAAAGCBAEAAAABlQQgAAAAAZkEAgAAAAGvBAIAAAABsAQCAAAAAbEEgAAAAAGyBIAAAAABtQQBAAAAAbYEIAAAAAG3BAEAAAABuARAAAAAAbkEQAAAAAG6BEAAAAABuwRAAAAAAbwEQAAAAAG9BEAAAAABvgQCAAAAAb8EQAAAAAHABEAAAAABwQQBAAAAAcIEAQAAAAHDBEAAAAABxAQBAAAAAcUEAQAAAAHGBEAAAAABxwQBAAAAAcgEAQAAAAHJBEAAAAABygQBAAAAAcsEQAAAAAEIowMBAAAAAbcDQAAAAAHYAwEAAAAB2gMBAAAAAfIDgAAAAAGMBAEAAAABjQQBAAAAAY4EQAAAAAENBwAVCAYCCRQGChYHCxgIDBwJDgAKDwAMESsPFDAQFTYRFjgTFzwUBAQKAwUOBAYAAQcABQEDAAIBAwACAgQPAAUQAAEGAAEBBgABAQYAAQEGAAECBwALDR8BAQ0gAAMHAA4NIQEQJQ0BDwAMAg0mABAnAAEGLAECBgABEwARAwYAAQcAEhIxEAESMgABBgABAQYAAQcIPQAJPgAMPwARQAAUQQAVQgAXQwAAAg4ACg8ADAIOAAoPAAwFBwAaKgAbKwAcLAAdLQAeAAAAAAAFBwAaKgAbKwAcLAAdLQAeAQYAAQEGAAEFBwAjKgAkKwAlLAAmLQAnAAAAAAAFBwAjKgAkKwAlLAAmLQAnAQYAAQEGAAEFBwAsKgAtKwAuLAAvLQAwAAAAAAAFBwAsKgAtKwAuLAAvLQAwAQMAAgEDAAIFBwA1KgA2KwA3LAA4LQA5AAAAAAAFBwA1KgA2KwA3LAA4LQA5AQMAAgEDAAIFBwA-KgA_KwBALABBLQBCAAAAAAAFBwA-KgA_KwBALABBLQBCAQYAAQEGAAEFBwBHKgBIKwBJLABKLQBLAAAAAAAFBwBHKgBIKwBJLABKLQBLAQ8ADAEPAAwDBwBQLABRLQBSAAAAAwcAUCwAUS0AUgEGAAEBBgABBQcAVyoAWCsAWSwAWi0AWwAAAAAABQcAVyoAWCsAWSwAWi0AWwEGAAEBBgABAwcAYCwAYS0AYgAAAAMHAGAsAGEtAGIAAAUHAGcqAGgrAGksAGotAGsAAAAAAAUHAGcqAGgrAGksAGotAGsAAAAFBwBxKgByKwBzLAB0LQB1AAAAAAAFBwBxKgByKwBzLAB0LQB1AAAABQcAeyoAfCsAfSwAfi0AfwAAAAAABQcAeyoAfCsAfSwAfi0AfwAAAAMHAIUBLACGAS0AhwEAAAADBwCFASwAhgEtAIcBAQb7AgEBBoEDAQMHAIwBLACNAS0AjgEAAAADBwCMASwAjQEtAI4BAAAABQcAlAEqAJUBKwCWASwAlwEtAJgBAAAAAAAFBwCUASoAlQErAJYBLACXAS0AmAEBBgABAQYAAQUHAJ0BKgCeASsAnwEsAKABLQChAQAAAAAABQcAnQEqAJ4BKwCfASwAoAEtAKEBAQYAAQEGAAEFBwCmASoApwErAKgBLACpAS0AqgEAAAAAAAUHAKYBKgCnASsAqAEsAKkBLQCqAQEGAAEBBgABBQcArwEqALABKwCxASwAsgEtALMBAAAAAAAFBwCvASoAsAErALEBLACyAS0AswECBgABEwARAgYAARMAEQMHALgBLAC5AS0AugEAAAADBwC4ASwAuQEtALoBAAAAAwcAwAEsAMEBLQDCAQAAAAMHAMABLADBAS0AwgEAAAAFBwDIASoAyQErAMoBLADLAS0AzAEAAAAAAAUHAMgBKgDJASsAygEsAMsBLQDMAQAABQcA0QEqANIBKwDTASwA1AEtANUBAAAAAAAFBwDRASoA0gErANMBLADUAS0A1QEAAAAFBwDbASoA3AErAN0BLADeAS0A3wEAAAAAAAUHANsBKgDcASsA3QEsAN4BLQDfAQAAAAUHAOUBKgDmASsA5wEsAOgBLQDpAQAAAAAABQcA5QEqAOYBKwDnASwA6AEtAOkBGAIBGUQBGkUBG0YBHEcBHkkBH0sWIEwXIU4BIlAWI1EYJlIBJ1MBKFQWLlcZL1gfMFkGMVoGMlsGM1wGNF0GNV8GNmEWN2IgOGQGOWYWOmchO2gGPGkGPWoWPm0iP24oQG8CQXACQnECQ3ICRHMCRXUCRncWR3gpSHoCSXwWSn0qS34CTH8CTYABFk6DAStPhAExUIUBA1GGAQNShwEDU4gBA1SJAQNViwEDVo0BFleOATJYkAEDWZIBFlqTATNblAEDXJUBA12WARZemQE0X5oBOmCbAQRhnAEEYp0BBGOeAQRknwEEZaEBBGajARZnpAE7aKYBBGmoARZqqQE8a6oBBGyrAQRtrAEWbq8BPW-wAUNwsgEHcbMBB3K1AQdztgEHdLcBB3W5AQd2uwEWd7wBRHi-AQd5wAEWesEBRXvCAQd8wwEHfcQBFn7HAUZ_yAFMgAHJAQ2BAcoBDYIBywENgwHMAQ2EAc0BDYUBzwENhgHRARaHAdIBTYgB1AENiQHWARaKAdcBTosB2AENjAHZAQ2NAdoBFo4B3QFPjwHeAVOQAd8BCZEB4AEJkgHhAQmTAeIBCZQB4wEJlQHlAQmWAecBFpcB6AFUmAHqAQmZAewBFpoB7QFVmwHuAQmcAe8BCZ0B8AEWngHzAVafAfQBXKAB9gEIoQH3AQiiAfkBCKMB-gEIpAH7AQilAf0BCKYB_wEWpwGAAl2oAYICCKkBhAIWqgGFAl6rAYYCCKwBhwIIrQGIAhauAYsCX68BjAJjsAGOAgqxAY8CCrIBkgIKswGTAgq0AZQCCrUBlgIKtgGYAha3AZkCZLgBmwIKuQGdAha6AZ4CZbsBnwIKvAGgAgq9AaECFr4BpAJmvwGlAmzAAacCbcEBqAJtwgGrAm3DAawCbcQBrQJtxQGvAm3GAbECFscBsgJuyAG0Am3JAbYCFsoBtwJvywG4Am3MAbkCbc0BugIWzgG9AnDPAb4CdtABwAJ30QHBAnfSAcQCd9MBxQJ31AHGAnfVAcgCd9YBygIW1wHLAnjYAc0Cd9kBzwIW2gHQAnnbAdECd9wB0gJ33QHTAhbeAdYCet8B1wKAAeAB2QKBAeEB2gKBAeIB3QKBAeMB3gKBAeQB3wKBAeUB4QKBAeYB4wIW5wHkAoIB6AHmAoEB6QHoAhbqAekCgwHrAeoCgQHsAesCgQHtAewCFu4B7wKEAe8B8AKIAfAB8QIP8QHyAg_yAfMCD_MB9AIP9AH1Ag_1AfcCD_YB-QIW9wH6AokB-AH9Ag_5Af8CFvoBgAOKAfsBggMP_AGDAw_9AYQDFv4BhwOLAf8BiAOPAYACigOQAYECiwOQAYICjgOQAYMCjwOQAYQCkAOQAYUCkgOQAYYClAMWhwKVA5EBiAKXA5ABiQKZAxaKApoDkgGLApsDkAGMApwDkAGNAp0DFo4CoAOTAY8CoQOZAZACowMTkQKkAxOSAqYDE5MCpwMTlAKoAxOVAqoDE5YCrAMWlwKtA5oBmAKvAxOZArEDFpoCsgObAZsCswMTnAK0AxOdArUDFp4CuAOcAZ8CuQOiAaACugMUoQK7AxSiArwDFKMCvQMUpAK-AxSlAsADFKYCwgMWpwLDA6MBqALFAxSpAscDFqoCyAOkAasCyQMUrALKAxStAssDFq4CzgOlAa8CzwOrAbAC0AMRsQLRAxGyAtIDEbMC0wMRtALUAxG1AtYDEbYC2AMWtwLZA6wBuALbAxG5At0DFroC3gOtAbsC3wMRvALgAxG9AuEDFr4C5AOuAb8C5QO0AcAC5gMQwQLnAxDCAugDEMMC6QMQxALqAxDFAuwDEMYC7gMWxwLvA7UByALxAxDJAvMDFsoC9AO2AcsC9QMQzAL2AxDNAvcDFs4C-gO3Ac8C-wO7AdAC_QO8AdEC_gO8AdICgQS8AdMCggS8AdQCgwS8AdUChQS8AdYChwQW1wKIBL0B2AKKBLwB2QKMBBbaAo0EvgHbAo4EvAHcAo8EvAHdApAEFt4CkwS_Ad8ClATDAeAClgTEAeEClwTEAeICmgTEAeMCmwTEAeQCnATEAeUCngTEAeYCoAQW5wKhBMUB6AKjBMQB6QKlBBbqAqYExgHrAqcExAHsAqgExAHtAqkEFu4CrATHAe8CrQTNAfACrwQM8QKwBAzyArMEDPMCtAQM9AK1BAz1ArcEDPYCuQQW9wK6BM4B-AK8BAz5Ar4EFvoCvwTPAfsCwAQM_ALBBAz9AsIEFv4CxQTQAf8CxgTWAYADyATXAYEDyQTXAYIDzATXAYMDzQTXAYQDzgTXAYUD0ATXAYYD0gQWhwPTBNgBiAPVBNcBiQPXBBaKA9gE2QGLA9kE1wGMA9oE1wGNA9sEFo4D3gTaAY8D3wTgAZAD4QThAZED4gThAZID5QThAZMD5gThAZQD5wThAZUD6QThAZYD6wQWlwPsBOIBmAPuBOEBmQPwBBaaA_EE4wGbA_IE4QGcA_ME4QGdA_QEFp4D9wTkAZ8D-ATqAQ"
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

// services/offers/src/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AgreementScalarFieldEnum: () => AgreementScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  CardCustomerScalarFieldEnum: () => CardCustomerScalarFieldEnum,
  ClaimScalarFieldEnum: () => ClaimScalarFieldEnum,
  CompetitionEntryScalarFieldEnum: () => CompetitionEntryScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeckScalarFieldEnum: () => DeckScalarFieldEnum,
  DiscrepancyScalarFieldEnum: () => DiscrepancyScalarFieldEnum,
  DisputeScalarFieldEnum: () => DisputeScalarFieldEnum,
  EndingScalarFieldEnum: () => EndingScalarFieldEnum,
  HoldScalarFieldEnum: () => HoldScalarFieldEnum,
  JobRunScalarFieldEnum: () => JobRunScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  ListingScalarFieldEnum: () => ListingScalarFieldEnum,
  ModelName: () => ModelName,
  MomentScalarFieldEnum: () => MomentScalarFieldEnum,
  NoticeScalarFieldEnum: () => NoticeScalarFieldEnum,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OfferMessageScalarFieldEnum: () => OfferMessageScalarFieldEnum,
  OfferRoundScalarFieldEnum: () => OfferRoundScalarFieldEnum,
  OfferScalarFieldEnum: () => OfferScalarFieldEnum,
  OfferThreadScalarFieldEnum: () => OfferThreadScalarFieldEnum,
  OptionDocumentScalarFieldEnum: () => OptionDocumentScalarFieldEnum,
  OptionNoticeScalarFieldEnum: () => OptionNoticeScalarFieldEnum,
  PersonScalarFieldEnum: () => PersonScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  RefundScalarFieldEnum: () => RefundScalarFieldEnum,
  RelationLoadStrategy: () => RelationLoadStrategy,
  RequestKeyScalarFieldEnum: () => RequestKeyScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  TakingScalarFieldEnum: () => TakingScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
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
  Offer: "Offer",
  OfferRound: "OfferRound",
  Hold: "Hold",
  Refund: "Refund",
  Dispute: "Dispute",
  Claim: "Claim",
  Taking: "Taking",
  Moment: "Moment",
  Agreement: "Agreement",
  Deck: "Deck",
  CompetitionEntry: "CompetitionEntry",
  RequestKey: "RequestKey",
  Notice: "Notice",
  Discrepancy: "Discrepancy",
  Ending: "Ending",
  OfferThread: "OfferThread",
  OfferMessage: "OfferMessage",
  OptionDocument: "OptionDocument",
  OptionNotice: "OptionNotice",
  JobRun: "JobRun",
  AuditEntry: "AuditEntry",
  Listing: "Listing",
  CardCustomer: "CardCustomer",
  Person: "Person"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var OfferScalarFieldEnum = {
  id: "id",
  version: "version",
  listingId: "listingId",
  producerId: "producerId",
  agentId: "agentId",
  status: "status",
  offerPrice: "offerPrice",
  optionPeriod: "optionPeriod",
  extraRightsRequest: "extraRightsRequest",
  fundCompetition: "fundCompetition",
  fundNotes: "fundNotes",
  deckId: "deckId",
  holdNumber: "holdNumber",
  submittedAt: "submittedAt",
  updatedAt: "updatedAt",
  reachedAgentAt: "reachedAgentAt",
  acceptedAt: "acceptedAt",
  optionEndsAt: "optionEndsAt",
  optionEndedAt: "optionEndedAt",
  terms: "terms",
  scope: "scope",
  deal: "deal",
  round: "round",
  extensions: "extensions",
  extendedAt: "extendedAt",
  exercisedAt: "exercisedAt",
  endedBecause: "endedBecause",
  cancellationReason: "cancellationReason",
  feeReturnedAt: "feeReturnedAt",
  feeReturnedBy: "feeReturnedBy",
  feeChoice: "feeChoice",
  feeChosenAt: "feeChosenAt",
  feeNote: "feeNote",
  optionEndedBecause: "optionEndedBecause",
  extraRightsAskedAt: "extraRightsAskedAt",
  extraRightsAnswer: "extraRightsAnswer",
  extraRightsAnsweredAt: "extraRightsAnsweredAt",
  withoutExtraRights: "withoutExtraRights"
};
var RelationLoadStrategy = {
  query: "query",
  join: "join"
};
var OfferRoundScalarFieldEnum = {
  offerId: "offerId",
  number: "number",
  by: "by",
  offerPrice: "offerPrice",
  optionPeriod: "optionPeriod",
  scope: "scope",
  deal: "deal",
  message: "message",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  status: "status",
  openedAt: "openedAt",
  answeredAt: "answeredAt",
  reason: "reason",
  holdNumber: "holdNumber",
  remindedAt: "remindedAt"
};
var HoldScalarFieldEnum = {
  offerId: "offerId",
  number: "number",
  intentId: "intentId",
  status: "status",
  amountPence: "amountPence",
  createdAt: "createdAt",
  heldAt: "heldAt",
  captureBefore: "captureBefore",
  capturedAt: "capturedAt",
  releasedAt: "releasedAt",
  releaseWantedAt: "releaseWantedAt",
  createAttempt: "createAttempt",
  captureAttempt: "captureAttempt",
  captureIsOpen: "captureIsOpen",
  releaseAttempt: "releaseAttempt",
  reminders: "reminders",
  comparedAt: "comparedAt",
  tries: "tries",
  tryAfter: "tryAfter",
  refundedPence: "refundedPence",
  refundedAt: "refundedAt",
  disputeStatus: "disputeStatus",
  disputedAt: "disputedAt",
  disputeDueBy: "disputeDueBy",
  disputeClosedAt: "disputeClosedAt",
  lostPence: "lostPence"
};
var RefundScalarFieldEnum = {
  id: "id",
  offerId: "offerId",
  holdNumber: "holdNumber",
  amountPence: "amountPence",
  status: "status"
};
var DisputeScalarFieldEnum = {
  id: "id",
  offerId: "offerId",
  holdNumber: "holdNumber",
  amountPence: "amountPence",
  status: "status",
  openedAt: "openedAt",
  dueBy: "dueBy"
};
var ClaimScalarFieldEnum = {
  offerId: "offerId",
  listingId: "listingId",
  isExclusive: "isExclusive",
  claimedBy: "claimedBy",
  round: "round",
  steps: "steps",
  reason: "reason",
  claimedAt: "claimedAt",
  workedAt: "workedAt",
  committedAt: "committedAt",
  endedAt: "endedAt",
  withoutExtraRights: "withoutExtraRights",
  draft: "draft",
  surrenders: "surrenders",
  extraLines: "extraLines"
};
var TakingScalarFieldEnum = {
  id: "id",
  listingId: "listingId",
  kind: "kind",
  lines: "lines",
  holder: "holder",
  note: "note",
  createdAt: "createdAt",
  createdBy: "createdBy",
  endedAt: "endedAt"
};
var MomentScalarFieldEnum = {
  id: "id",
  offerId: "offerId",
  at: "at",
  moment: "moment",
  note: "note"
};
var AgreementScalarFieldEnum = {
  offerId: "offerId",
  terms: "terms",
  textHash: "textHash",
  writtenAt: "writtenAt",
  producerName: "producerName",
  producerSignedAt: "producerSignedAt",
  agentName: "agentName",
  agentSignedAt: "agentSignedAt",
  signedFile: "signedFile"
};
var DeckScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  fileName: "fileName",
  kind: "kind",
  bytes: "bytes",
  uploadedAt: "uploadedAt",
  keptUntil: "keptUntil"
};
var CompetitionEntryScalarFieldEnum = {
  id: "id",
  version: "version",
  deckId: "deckId"
};
var RequestKeyScalarFieldEnum = {
  producerId: "producerId",
  key: "key",
  requestHash: "requestHash",
  offerId: "offerId",
  round: "round",
  message: "message",
  createdAt: "createdAt"
};
var NoticeScalarFieldEnum = {
  id: "id",
  type: "type",
  receivedAt: "receivedAt"
};
var DiscrepancyScalarFieldEnum = {
  id: "id",
  offerId: "offerId",
  intentId: "intentId",
  kind: "kind",
  says: "says",
  foundAt: "foundAt",
  settledAt: "settledAt",
  settlement: "settlement",
  settledBy: "settledBy",
  settledNote: "settledNote"
};
var EndingScalarFieldEnum = {
  id: "id",
  listingId: "listingId",
  personId: "personId",
  exceptOfferId: "exceptOfferId",
  because: "because",
  at: "at",
  doneAt: "doneAt",
  lines: "lines"
};
var OfferThreadScalarFieldEnum = {
  offerId: "offerId",
  version: "version",
  messages: "messages",
  producerRead: "producerRead",
  agentRead: "agentRead"
};
var OfferMessageScalarFieldEnum = {
  offerId: "offerId",
  id: "id",
  by: "by",
  authorId: "authorId",
  text: "text",
  documentIds: "documentIds",
  createdAt: "createdAt",
  retractedAt: "retractedAt"
};
var OptionDocumentScalarFieldEnum = {
  id: "id",
  offerId: "offerId",
  ownerId: "ownerId",
  fileName: "fileName",
  kind: "kind",
  bytes: "bytes",
  uploadedAt: "uploadedAt",
  version: "version",
  sha256: "sha256",
  openedAt: "openedAt"
};
var OptionNoticeScalarFieldEnum = {
  id: "id",
  offerId: "offerId",
  kind: "kind",
  givenBy: "givenBy",
  at: "at",
  note: "note",
  documentId: "documentId",
  endsAt: "endsAt",
  status: "status",
  answeredAt: "answeredAt",
  reason: "reason"
};
var JobRunScalarFieldEnum = {
  name: "name",
  doneAt: "doneAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  offerId: "offerId",
  before: "before",
  after: "after"
};
var ListingScalarFieldEnum = {
  id: "id",
  version: "version",
  agentId: "agentId",
  status: "status",
  isDeleted: "isDeleted",
  title: "title",
  author: "author",
  medium: "medium",
  genre: "genre",
  coverImageUrl: "coverImageUrl",
  soldOfferId: "soldOfferId",
  earlyAccessUntil: "earlyAccessUntil",
  terms: "terms",
  rights: "rights",
  takingsVersion: "takingsVersion",
  takingsUnpublished: "takingsUnpublished"
};
var CardCustomerScalarFieldEnum = {
  personId: "personId",
  customerId: "customerId",
  createdAt: "createdAt",
  tries: "tries",
  tryAfter: "tryAfter"
};
var PersonScalarFieldEnum = {
  id: "id",
  version: "version",
  role: "role",
  status: "status",
  firstName: "firstName",
  lastName: "lastName",
  companyName: "companyName"
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

// services/offers/src/generated/enums.ts
var enums_exports = {};

// services/offers/src/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
