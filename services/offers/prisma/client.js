// Of a73788d60ba64883a6c38398dbb8cd3f99535778e7c149a780bad0cb9655ebb1
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
  // The newest hold's number.
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
  claim           Claim?
  agreement       Agreement?
  moments         Moment[]
  deck            Deck             @relation(fields: [deckId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  listing         Listing          @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  discrepancies   Discrepancy[]
  optionNotices   OptionNotice[]
  optionDocuments OptionDocument[]

  @@index([producerId, submittedAt(sort: Desc)], map: "offers_of_producer")
  @@index([agentId, submittedAt(sort: Desc)], map: "offers_of_agent")
  @@index([listingId, status], map: "offers_on_listing")
  @@index([deckId], map: "offers_with_deck")
  @@map("offers")
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

// A document of the two parties about their option, stored before it is spoken of.
model OptionDocument {
  // What the object store calls the file.
  id         String         @id @db.Uuid
  offerId    String         @map("offer_id") @db.Uuid
  ownerId    String         @map("owner_id") @db.Uuid
  fileName   String         @map("file_name")
  kind       String
  bytes      Int
  uploadedAt DateTime       @map("uploaded_at") @db.Timestamptz(3)
  offer      Offer          @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  notices    OptionNotice[]

  @@index([offerId], map: "option_documents_of_offer")
  @@index([ownerId], map: "option_documents_of_owner")
  @@index([uploadedAt], map: "option_documents_by_age")
  @@map("option_documents")
}

// What one side says happened with the option (extended, exercised), until the other confirms it or not.
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
model Round {
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
  id               String    @id
  version          Int
  agentId          String    @map("agent_id") @db.Uuid
  status           String
  isDeleted        Boolean   @map("is_deleted")
  title            String
  author           String
  medium           String
  genre            String?
  coverImageUrl    String?   @map("cover_image_url")
  // The accepted offer that a sold title went to.
  soldOfferId      String?   @map("sold_offer_id") @db.Uuid
  // While this lies ahead, offers are for premium members.
  earlyAccessUntil DateTime? @map("early_access_until") @db.Timestamptz(3)
  // What an offer made now would keep.
  terms            Json
  // The book of rights on offer, in canonical words.
  rights           String?
  // Rises whenever what is taken of it changes; events carry it.
  takingsVersion   Int       @default(0) @map("takings_version")
  offers           Offer[]
  takings          Taking[]

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
config.runtimeDataModel = JSON.parse('{"models":{"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"offerPrice","kind":"scalar","type":"Int","dbName":"offer_price"},{"name":"optionPeriod","kind":"scalar","type":"Int","dbName":"option_period"},{"name":"extraRightsRequest","kind":"scalar","type":"String","dbName":"extra_rights_request"},{"name":"fundCompetition","kind":"scalar","type":"Boolean","dbName":"fund_competition"},{"name":"fundNotes","kind":"scalar","type":"String","dbName":"fund_notes"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"submittedAt","kind":"scalar","type":"DateTime","dbName":"submitted_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"reachedAgentAt","kind":"scalar","type":"DateTime","dbName":"reached_agent_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"optionEndsAt","kind":"scalar","type":"DateTime","dbName":"option_ends_at"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"scope","kind":"scalar","type":"Json"},{"name":"extendedAt","kind":"scalar","type":"DateTime","dbName":"extended_at"},{"name":"exercisedAt","kind":"scalar","type":"DateTime","dbName":"exercised_at"},{"name":"endedBecause","kind":"scalar","type":"String","dbName":"ended_because"},{"name":"cancellationReason","kind":"scalar","type":"String","dbName":"cancellation_reason"},{"name":"feeReturnedAt","kind":"scalar","type":"DateTime","dbName":"fee_returned_at"},{"name":"feeReturnedBy","kind":"scalar","type":"String","dbName":"fee_returned_by"},{"name":"feeChoice","kind":"scalar","type":"String","dbName":"fee_choice"},{"name":"feeChosenAt","kind":"scalar","type":"DateTime","dbName":"fee_chosen_at"},{"name":"feeNote","kind":"scalar","type":"String","dbName":"fee_note"},{"name":"optionEndedBecause","kind":"scalar","type":"String","dbName":"option_ended_because"},{"name":"extraRightsAskedAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_asked_at"},{"name":"extraRightsAnswer","kind":"scalar","type":"String","dbName":"extra_rights_answer"},{"name":"extraRightsAnsweredAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_answered_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"holds","kind":"object","type":"Hold","relationName":"HoldToOffer"},{"name":"claim","kind":"object","type":"Claim","relationName":"ClaimToOffer"},{"name":"agreement","kind":"object","type":"Agreement","relationName":"AgreementToOffer"},{"name":"moments","kind":"object","type":"Moment","relationName":"MomentToOffer"},{"name":"deck","kind":"object","type":"Deck","relationName":"DeckToOffer"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToOffer"},{"name":"discrepancies","kind":"object","type":"Discrepancy","relationName":"DiscrepancyToOffer"},{"name":"optionNotices","kind":"object","type":"OptionNotice","relationName":"OfferToOptionNotice"},{"name":"optionDocuments","kind":"object","type":"OptionDocument","relationName":"OfferToOptionDocument"}],"dbName":"offers","schema":null},"Hold":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"captureBefore","kind":"scalar","type":"DateTime","dbName":"capture_before"},{"name":"capturedAt","kind":"scalar","type":"DateTime","dbName":"captured_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"releaseWantedAt","kind":"scalar","type":"DateTime","dbName":"release_wanted_at"},{"name":"createAttempt","kind":"scalar","type":"Int","dbName":"create_attempt"},{"name":"captureAttempt","kind":"scalar","type":"Int","dbName":"capture_attempt"},{"name":"captureIsOpen","kind":"scalar","type":"Boolean","dbName":"capture_is_open"},{"name":"releaseAttempt","kind":"scalar","type":"Int","dbName":"release_attempt"},{"name":"reminders","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"},{"name":"refundedPence","kind":"scalar","type":"Int","dbName":"refunded_pence"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"disputeStatus","kind":"scalar","type":"String","dbName":"dispute_status"},{"name":"disputedAt","kind":"scalar","type":"DateTime","dbName":"disputed_at"},{"name":"disputeDueBy","kind":"scalar","type":"DateTime","dbName":"dispute_due_by"},{"name":"disputeClosedAt","kind":"scalar","type":"DateTime","dbName":"dispute_closed_at"},{"name":"lostPence","kind":"scalar","type":"Int","dbName":"lost_pence"},{"name":"refunds","kind":"object","type":"Refund","relationName":"HoldToRefund"},{"name":"disputes","kind":"object","type":"Dispute","relationName":"DisputeToHold"},{"name":"offer","kind":"object","type":"Offer","relationName":"HoldToOffer"}],"dbName":"holds","schema":null},"Refund":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"hold","kind":"object","type":"Hold","relationName":"HoldToRefund"}],"dbName":"refunds","schema":null},"Dispute":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"dueBy","kind":"scalar","type":"DateTime","dbName":"due_by"},{"name":"hold","kind":"object","type":"Hold","relationName":"DisputeToHold"}],"dbName":"disputes","schema":null},"Claim":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"claimedBy","kind":"scalar","type":"String","dbName":"claimed_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"workedAt","kind":"scalar","type":"DateTime","dbName":"worked_at"},{"name":"committedAt","kind":"scalar","type":"DateTime","dbName":"committed_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"draft","kind":"scalar","type":"Json"},{"name":"offer","kind":"object","type":"Offer","relationName":"ClaimToOffer"}],"dbName":"claims","schema":null},"Taking":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"lines","kind":"scalar","type":"Json"},{"name":"holder","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTaking"}],"dbName":"takings","schema":null},"Moment":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"moment","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"MomentToOffer"}],"dbName":"moments","schema":null},"Agreement":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"textHash","kind":"scalar","type":"String","dbName":"text_hash"},{"name":"writtenAt","kind":"scalar","type":"DateTime","dbName":"written_at"},{"name":"producerName","kind":"scalar","type":"String","dbName":"producer_name"},{"name":"producerSignedAt","kind":"scalar","type":"DateTime","dbName":"producer_signed_at"},{"name":"agentName","kind":"scalar","type":"String","dbName":"agent_name"},{"name":"agentSignedAt","kind":"scalar","type":"DateTime","dbName":"agent_signed_at"},{"name":"signedFile","kind":"scalar","type":"String","dbName":"signed_file"},{"name":"offer","kind":"object","type":"Offer","relationName":"AgreementToOffer"}],"dbName":"agreements","schema":null},"Deck":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"keptUntil","kind":"scalar","type":"DateTime","dbName":"kept_until"},{"name":"offers","kind":"object","type":"Offer","relationName":"DeckToOffer"}],"dbName":"decks","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"}],"dbName":"competition_entries","schema":null},"RequestKey":{"fields":[{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"requestHash","kind":"scalar","type":"String","dbName":"request_hash"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"request_keys","schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"notices","schema":null},"Discrepancy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"says","kind":"scalar","type":"String"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"settlement","kind":"scalar","type":"String"},{"name":"settledBy","kind":"scalar","type":"String","dbName":"settled_by"},{"name":"settledNote","kind":"scalar","type":"String","dbName":"settled_note"},{"name":"offer","kind":"object","type":"Offer","relationName":"DiscrepancyToOffer"}],"dbName":"discrepancies","schema":null},"Ending":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"exceptOfferId","kind":"scalar","type":"String","dbName":"except_offer_id"},{"name":"because","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"},{"name":"lines","kind":"scalar","type":"Json"}],"dbName":"endings","schema":null},"OptionDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionDocument"},{"name":"notices","kind":"object","type":"OptionNotice","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_documents","schema":null},"OptionNotice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"givenBy","kind":"scalar","type":"String","dbName":"given_by"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"note","kind":"scalar","type":"String"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"reason","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionNotice"},{"name":"document","kind":"object","type":"OptionDocument","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_notices","schema":null},"Round":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"rights","kind":"scalar","type":"String"},{"name":"takingsVersion","kind":"scalar","type":"Int","dbName":"takings_version"},{"name":"offers","kind":"object","type":"Offer","relationName":"ListingToOffer"},{"name":"takings","kind":"object","type":"Taking","relationName":"ListingToTaking"}],"dbName":"listings","schema":null},"CardCustomer":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"}],"dbName":"card_customers","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"}],"dbName":"people","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","hold","refunds","disputes","offer","_count","holds","claim","agreement","moments","offers","deck","listing","takings","discrepancies","notices","document","optionNotices","optionDocuments","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","data","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","create","update","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","having","_avg","_sum","_min","_max","Offer.groupBy","Offer.aggregate","Hold.findUnique","Hold.findUniqueOrThrow","Hold.findFirst","Hold.findFirstOrThrow","Hold.findMany","Hold.createOne","Hold.createMany","Hold.createManyAndReturn","Hold.updateOne","Hold.updateMany","Hold.updateManyAndReturn","Hold.upsertOne","Hold.deleteOne","Hold.deleteMany","Hold.groupBy","Hold.aggregate","Refund.findUnique","Refund.findUniqueOrThrow","Refund.findFirst","Refund.findFirstOrThrow","Refund.findMany","Refund.createOne","Refund.createMany","Refund.createManyAndReturn","Refund.updateOne","Refund.updateMany","Refund.updateManyAndReturn","Refund.upsertOne","Refund.deleteOne","Refund.deleteMany","Refund.groupBy","Refund.aggregate","Dispute.findUnique","Dispute.findUniqueOrThrow","Dispute.findFirst","Dispute.findFirstOrThrow","Dispute.findMany","Dispute.createOne","Dispute.createMany","Dispute.createManyAndReturn","Dispute.updateOne","Dispute.updateMany","Dispute.updateManyAndReturn","Dispute.upsertOne","Dispute.deleteOne","Dispute.deleteMany","Dispute.groupBy","Dispute.aggregate","Claim.findUnique","Claim.findUniqueOrThrow","Claim.findFirst","Claim.findFirstOrThrow","Claim.findMany","Claim.createOne","Claim.createMany","Claim.createManyAndReturn","Claim.updateOne","Claim.updateMany","Claim.updateManyAndReturn","Claim.upsertOne","Claim.deleteOne","Claim.deleteMany","Claim.groupBy","Claim.aggregate","Taking.findUnique","Taking.findUniqueOrThrow","Taking.findFirst","Taking.findFirstOrThrow","Taking.findMany","Taking.createOne","Taking.createMany","Taking.createManyAndReturn","Taking.updateOne","Taking.updateMany","Taking.updateManyAndReturn","Taking.upsertOne","Taking.deleteOne","Taking.deleteMany","Taking.groupBy","Taking.aggregate","Moment.findUnique","Moment.findUniqueOrThrow","Moment.findFirst","Moment.findFirstOrThrow","Moment.findMany","Moment.createOne","Moment.createMany","Moment.createManyAndReturn","Moment.updateOne","Moment.updateMany","Moment.updateManyAndReturn","Moment.upsertOne","Moment.deleteOne","Moment.deleteMany","Moment.groupBy","Moment.aggregate","Agreement.findUnique","Agreement.findUniqueOrThrow","Agreement.findFirst","Agreement.findFirstOrThrow","Agreement.findMany","Agreement.createOne","Agreement.createMany","Agreement.createManyAndReturn","Agreement.updateOne","Agreement.updateMany","Agreement.updateManyAndReturn","Agreement.upsertOne","Agreement.deleteOne","Agreement.deleteMany","Agreement.groupBy","Agreement.aggregate","Deck.findUnique","Deck.findUniqueOrThrow","Deck.findFirst","Deck.findFirstOrThrow","Deck.findMany","Deck.createOne","Deck.createMany","Deck.createManyAndReturn","Deck.updateOne","Deck.updateMany","Deck.updateManyAndReturn","Deck.upsertOne","Deck.deleteOne","Deck.deleteMany","Deck.groupBy","Deck.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","RequestKey.findUnique","RequestKey.findUniqueOrThrow","RequestKey.findFirst","RequestKey.findFirstOrThrow","RequestKey.findMany","RequestKey.createOne","RequestKey.createMany","RequestKey.createManyAndReturn","RequestKey.updateOne","RequestKey.updateMany","RequestKey.updateManyAndReturn","RequestKey.upsertOne","RequestKey.deleteOne","RequestKey.deleteMany","RequestKey.groupBy","RequestKey.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Discrepancy.findUnique","Discrepancy.findUniqueOrThrow","Discrepancy.findFirst","Discrepancy.findFirstOrThrow","Discrepancy.findMany","Discrepancy.createOne","Discrepancy.createMany","Discrepancy.createManyAndReturn","Discrepancy.updateOne","Discrepancy.updateMany","Discrepancy.updateManyAndReturn","Discrepancy.upsertOne","Discrepancy.deleteOne","Discrepancy.deleteMany","Discrepancy.groupBy","Discrepancy.aggregate","Ending.findUnique","Ending.findUniqueOrThrow","Ending.findFirst","Ending.findFirstOrThrow","Ending.findMany","Ending.createOne","Ending.createMany","Ending.createManyAndReturn","Ending.updateOne","Ending.updateMany","Ending.updateManyAndReturn","Ending.upsertOne","Ending.deleteOne","Ending.deleteMany","Ending.groupBy","Ending.aggregate","OptionDocument.findUnique","OptionDocument.findUniqueOrThrow","OptionDocument.findFirst","OptionDocument.findFirstOrThrow","OptionDocument.findMany","OptionDocument.createOne","OptionDocument.createMany","OptionDocument.createManyAndReturn","OptionDocument.updateOne","OptionDocument.updateMany","OptionDocument.updateManyAndReturn","OptionDocument.upsertOne","OptionDocument.deleteOne","OptionDocument.deleteMany","OptionDocument.groupBy","OptionDocument.aggregate","OptionNotice.findUnique","OptionNotice.findUniqueOrThrow","OptionNotice.findFirst","OptionNotice.findFirstOrThrow","OptionNotice.findMany","OptionNotice.createOne","OptionNotice.createMany","OptionNotice.createManyAndReturn","OptionNotice.updateOne","OptionNotice.updateMany","OptionNotice.updateManyAndReturn","OptionNotice.upsertOne","OptionNotice.deleteOne","OptionNotice.deleteMany","OptionNotice.groupBy","OptionNotice.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","CardCustomer.findUnique","CardCustomer.findUniqueOrThrow","CardCustomer.findFirst","CardCustomer.findFirstOrThrow","CardCustomer.findMany","CardCustomer.createOne","CardCustomer.createMany","CardCustomer.createManyAndReturn","CardCustomer.updateOne","CardCustomer.updateMany","CardCustomer.updateManyAndReturn","CardCustomer.upsertOne","CardCustomer.deleteOne","CardCustomer.deleteMany","CardCustomer.groupBy","CardCustomer.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AND","OR","NOT","id","version","role","status","firstName","lastName","companyName","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","personId","customerId","createdAt","tries","tryAfter","agentId","isDeleted","title","author","medium","genre","coverImageUrl","soldOfferId","earlyAccessUntil","terms","rights","takingsVersion","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","every","some","none","at","actorId","action","offerId","before","after","name","doneAt","kind","givenBy","note","documentId","endsAt","answeredAt","reason","ownerId","fileName","bytes","uploadedAt","listingId","exceptOfferId","because","lines","intentId","says","foundAt","settledAt","settlement","settledBy","settledNote","type","receivedAt","producerId","key","requestHash","producerId_key","deckId","keptUntil","textHash","writtenAt","producerName","producerSignedAt","agentName","agentSignedAt","signedFile","moment","holder","createdBy","endedAt","isExclusive","claimedBy","claimedAt","workedAt","committedAt","withoutExtraRights","draft","holdNumber","amountPence","openedAt","dueBy","number","heldAt","captureBefore","capturedAt","releasedAt","releaseWantedAt","createAttempt","captureAttempt","captureIsOpen","releaseAttempt","reminders","comparedAt","refundedPence","refundedAt","disputeStatus","disputedAt","disputeDueBy","disputeClosedAt","lostPence","offerPrice","optionPeriod","extraRightsRequest","fundCompetition","fundNotes","submittedAt","updatedAt","reachedAgentAt","acceptedAt","optionEndsAt","optionEndedAt","scope","extendedAt","exercisedAt","endedBecause","cancellationReason","feeReturnedAt","feeReturnedBy","feeChoice","feeChosenAt","feeNote","optionEndedBecause","extraRightsAskedAt","extraRightsAnswer","extraRightsAnsweredAt","offerId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "igjIAdACLwgAAIMFACAJAACEBQAgCgAAhQUAIAsAAIYFACANAACHBQAgDgAAgQUAIBAAAIgFACATAAD7BAAgFAAAiQUAIO0CAACCBQAw7gIAABkAEO8CAACCBQAw8AIBAAAAAfECAgC5BAAh8wIBALoEACGHAwEAuAQAIZADAADSBAAgrwMBALoEACG8AwEAuAQAIcADAQC4BAAh0gMgANAEACHUAwIAuQQAIesDAgC5BAAh7AMCALkEACHtAwEAuwQAIe4DIADQBAAh7wMBALsEACHwA0AAxQQAIfEDQADFBAAh8gNAAMYEACHzA0AAxgQAIfQDQADGBAAh9QNAAMYEACH2AwAA5AQAIPcDQADGBAAh-ANAAMYEACH5AwEAuwQAIfoDAQC7BAAh-wNAAMYEACH8AwEAuwQAIf0DAQC7BAAh_gNAAMYEACH_AwEAuwQAIYAEAQC7BAAhgQRAAMYEACGCBAEAuwQAIYMEQADGBAAhAQAAAAEAICAEAACQBQAgBQAAkQUAIAYAAPEEACDtAgAAjwUAMO4CAAADABDvAgAAjwUAMPMCAQC6BAAhhANAAMUEACGFAwIAuQQAIYYDQADGBAAhnwMBALgEACGzAwEAuwQAIdUDAgC5BAAh2AMCALkEACHZA0AAxgQAIdoDQADGBAAh2wNAAMYEACHcA0AAxgQAId0DQADGBAAh3gMCALkEACHfAwIAuQQAIeADIADQBAAh4QMCALkEACHiAwIAuQQAIeMDQADGBAAh5AMCALkEACHlA0AAxgQAIeYDAQC7BAAh5wNAAMYEACHoA0AAxgQAIekDQADGBAAh6gMCALkEACEQBAAAvQcAIAUAAL4HACAGAACGBwAghgMAAJIFACCzAwAAkgUAINkDAACSBQAg2gMAAJIFACDbAwAAkgUAINwDAACSBQAg3QMAAJIFACDjAwAAkgUAIOUDAACSBQAg5gMAAJIFACDnAwAAkgUAIOgDAACSBQAg6QMAAJIFACAhBAAAkAUAIAUAAJEFACAGAADxBAAg7QIAAI8FADDuAgAAAwAQ7wIAAI8FADDzAgEAugQAIYQDQADFBAAhhQMCALkEACGGA0AAxgQAIZ8DAQC4BAAhswMBAAAAAdUDAgC5BAAh2AMCALkEACHZA0AAxgQAIdoDQADGBAAh2wNAAMYEACHcA0AAxgQAId0DQADGBAAh3gMCALkEACHfAwIAuQQAIeADIADQBAAh4QMCALkEACHiAwIAuQQAIeMDQADGBAAh5AMCALkEACHlA0AAxgQAIeYDAQC7BAAh5wNAAMYEACHoA0AAxgQAIekDQADGBAAh6gMCALkEACGEBAAAjgUAIAMAAAADACABAAAEADACAAAFACAJAwAAjAUAIO0CAACNBQAw7gIAAAcAEO8CAACNBQAw8AIBALoEACHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIQEDAAC8BwAgCQMAAIwFACDtAgAAjQUAMO4CAAAHABDvAgAAjQUAMPACAQAAAAHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIQMAAAAHACABAAAIADACAAAJACALAwAAjAUAIO0CAACLBQAw7gIAAAsAEO8CAACLBQAw8AIBALoEACHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIdYDQADFBAAh1wNAAMYEACECAwAAvAcAINcDAACSBQAgCwMAAIwFACDtAgAAiwUAMO4CAAALABDvAgAAiwUAMPACAQAAAAHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIdYDQADFBAAh1wNAAMYEACEDAAAACwAgAQAADAAwAgAADQAgAQAAAAcAIAEAAAALACAPBgAA8QQAIO0CAAD1BAAw7gIAABEAEO8CAAD1BAAwnwMBALgEACGqAwEAuwQAIa8DAQC6BAAhzANAAMYEACHNAyAA0AQAIc4DAQC4BAAhzwNAAMUEACHQA0AAxQQAIdEDQADGBAAh0gMgANAEACHTAwAA5AQAIAEAAAARACANBgAA8QQAIO0CAADwBAAw7gIAABMAEO8CAADwBAAwkAMAANIEACCfAwEAuAQAIcIDAQC6BAAhwwNAAMUEACHEAwEAuwQAIcUDQADGBAAhxgMBALsEACHHA0AAxgQAIcgDAQDRBAAhAQAAABMAIAkGAADxBAAg7QIAAIoFADDuAgAAFQAQ7wIAAIoFADDwAgQA2wQAIZwDQADFBAAhnwMBALgEACGmAwEAuwQAIckDAQC6BAAhAgYAAIYHACCmAwAAkgUAIAkGAADxBAAg7QIAAIoFADDuAgAAFQAQ7wIAAIoFADDwAgQAAAABnANAAMUEACGfAwEAuAQAIaYDAQC7BAAhyQMBALoEACEDAAAAFQAgAQAAFgAwAgAAFwAgLwgAAIMFACAJAACEBQAgCgAAhQUAIAsAAIYFACANAACHBQAgDgAAgQUAIBAAAIgFACATAAD7BAAgFAAAiQUAIO0CAACCBQAw7gIAABkAEO8CAACCBQAw8AIBALgEACHxAgIAuQQAIfMCAQC6BAAhhwMBALgEACGQAwAA0gQAIK8DAQC6BAAhvAMBALgEACHAAwEAuAQAIdIDIADQBAAh1AMCALkEACHrAwIAuQQAIewDAgC5BAAh7QMBALsEACHuAyAA0AQAIe8DAQC7BAAh8ANAAMUEACHxA0AAxQQAIfIDQADGBAAh8wNAAMYEACH0A0AAxgQAIfUDQADGBAAh9gMAAOQEACD3A0AAxgQAIfgDQADGBAAh-QMBALsEACH6AwEAuwQAIfsDQADGBAAh_AMBALsEACH9AwEAuwQAIf4DQADGBAAh_wMBALsEACGABAEAuwQAIYEEQADGBAAhggQBALsEACGDBEAAxgQAIR0IAAC1BwAgCQAAtgcAIAoAALcHACALAAC4BwAgDQAAuQcAIA4AALQHACAQAAC6BwAgEwAAsgcAIBQAALsHACDtAwAAkgUAIO8DAACSBQAg8gMAAJIFACDzAwAAkgUAIPQDAACSBQAg9QMAAJIFACD2AwAAkgUAIPcDAACSBQAg-AMAAJIFACD5AwAAkgUAIPoDAACSBQAg-wMAAJIFACD8AwAAkgUAIP0DAACSBQAg_gMAAJIFACD_AwAAkgUAIIAEAACSBQAggQQAAJIFACCCBAAAkgUAIIMEAACSBQAgAwAAABkAIAEAABoAMAIAAAEAIAEAAAAZACADAAAAGQAgAQAAGgAwAgAAAQAgDQ4AAIEFACDtAgAAgAUAMO4CAAAeABDvAgAAgAUAMPACAQC4BAAhhANAAMUEACGkAwEAugQAIaYDAQC7BAAhrwMBALoEACGyAwAA0gQAIMoDAQC7BAAhywMBALgEACHMA0AAxgQAIQQOAAC0BwAgpgMAAJIFACDKAwAAkgUAIMwDAACSBQAgDQ4AAIEFACDtAgAAgAUAMO4CAAAeABDvAgAAgAUAMPACAQAAAAGEA0AAxQQAIaQDAQC6BAAhpgMBALsEACGvAwEAugQAIbIDAADSBAAgygMBALsEACHLAwEAuAQAIcwDQADGBAAhAwAAAB4AIAEAAB8AMAIAACAAIAEAAAAZACABAAAAHgAgDgYAAP8EACDtAgAA_gQAMO4CAAAkABDvAgAA_gQAMPACAQC4BAAhnwMBANEEACGkAwEAugQAIbMDAQC7BAAhtAMBALoEACG1A0AAxQQAIbYDQADGBAAhtwMBALsEACG4AwEA0QQAIbkDAQC7BAAhBwYAAIYHACCfAwAAkgUAILMDAACSBQAgtgMAAJIFACC3AwAAkgUAILgDAACSBQAguQMAAJIFACAOBgAA_wQAIO0CAAD-BAAw7gIAACQAEO8CAAD-BAAw8AIBAAAAAZ8DAQDRBAAhpAMBALoEACGzAwEAuwQAIbQDAQC6BAAhtQNAAMUEACG2A0AAxgQAIbcDAQC7BAAhuAMBANEEACG5AwEAuwQAIQMAAAAkACABAAAlADACAAAmACABAAAAGQAgEAYAAPEEACASAAD9BAAg7QIAAPwEADDuAgAAKQAQ7wIAAPwEADDwAgEAuAQAIfMCAQC6BAAhnANAAMUEACGfAwEAuAQAIaQDAQC6BAAhpQMBALoEACGmAwEAuwQAIacDAQC4BAAhqANAAMYEACGpA0AAxgQAIaoDAQC7BAAhBgYAAIYHACASAACzBwAgpgMAAJIFACCoAwAAkgUAIKkDAACSBQAgqgMAAJIFACAQBgAA8QQAIBIAAP0EACDtAgAA_AQAMO4CAAApABDvAgAA_AQAMPACAQAAAAHzAgEAugQAIZwDQADFBAAhnwMBALgEACGkAwEAugQAIaUDAQC6BAAhpgMBALsEACGnAwEAuAQAIagDQADGBAAhqQNAAMYEACGqAwEAuwQAIQMAAAApACABAAAqADACAAArACADAAAAKQAgAQAAKgAwAgAAKwAgAQAAACkAIAwGAADxBAAgEQAA-wQAIO0CAAD6BAAw7gIAAC8AEO8CAAD6BAAw8AIBALgEACGfAwEAuAQAIaQDAQC6BAAhqwMBALgEACGsAwEAugQAIa0DAgC5BAAhrgNAAMUEACECBgAAhgcAIBEAALIHACAMBgAA8QQAIBEAAPsEACDtAgAA-gQAMO4CAAAvABDvAgAA-gQAMPACAQAAAAGfAwEAuAQAIaQDAQC6BAAhqwMBALgEACGsAwEAugQAIa0DAgC5BAAhrgNAAMUEACEDAAAALwAgAQAAMAAwAgAAMQAgAQAAAAMAIAEAAAAVACABAAAAJAAgAQAAACkAIAEAAAAvACABAAAAAQAgAwAAABkAIAEAABoAMAIAAAEAIAMAAAAZACABAAAaADACAAABACADAAAAGQAgAQAAGgAwAgAAAQAgLAgAALwGACAJAAC9BgAgCgAAvgYAIAsAAL8GACANAADABgAgDgAA_wYAIBAAAMEGACATAADCBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABARoAADwAICPwAgEAAAAB8QICAAAAAfMCAQAAAAGHAwEAAAABkAOAAAAAAa8DAQAAAAG8AwEAAAABwAMBAAAAAdIDIAAAAAHUAwIAAAAB6wMCAAAAAewDAgAAAAHtAwEAAAAB7gMgAAAAAe8DAQAAAAHwA0AAAAAB8QNAAAAAAfIDQAAAAAHzA0AAAAAB9ANAAAAAAfUDQAAAAAH2A4AAAAAB9wNAAAAAAfgDQAAAAAH5AwEAAAAB-gMBAAAAAfsDQAAAAAH8AwEAAAAB_QMBAAAAAf4DQAAAAAH_AwEAAAABgAQBAAAAAYEEQAAAAAGCBAEAAAABgwRAAAAAAQEaAAA-ADABGgAAPgAwLAgAAMEFACAJAADCBQAgCgAAwwUAIAsAAMQFACANAADFBQAgDgAA_QYAIBAAAMYFACATAADHBQAgFAAAyAUAIPACAQCYBQAh8QICAJkFACHzAgEAmAUAIYcDAQCYBQAhkAOAAAAAAa8DAQCYBQAhvAMBAJgFACHAAwEAmAUAIdIDIACnBQAh1AMCAJkFACHrAwIAmQUAIewDAgCZBQAh7QMBAJoFACHuAyAApwUAIe8DAQCaBQAh8ANAAKAFACHxA0AAoAUAIfIDQAChBQAh8wNAAKEFACH0A0AAoQUAIfUDQAChBQAh9gOAAAAAAfcDQAChBQAh-ANAAKEFACH5AwEAmgUAIfoDAQCaBQAh-wNAAKEFACH8AwEAmgUAIf0DAQCaBQAh_gNAAKEFACH_AwEAmgUAIYAEAQCaBQAhgQRAAKEFACGCBAEAmgUAIYMEQAChBQAhAgAAAAEAIBoAAEEAICPwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAIQIAAAAZACAaAABDACACAAAAGQAgGgAAQwAgAwAAAAEAICEAADwAICIAAEEAIAEAAAABACABAAAAGQAgGQcAAK0HACAnAACuBwAgKAAAsQcAICkAALAHACAqAACvBwAg7QMAAJIFACDvAwAAkgUAIPIDAACSBQAg8wMAAJIFACD0AwAAkgUAIPUDAACSBQAg9gMAAJIFACD3AwAAkgUAIPgDAACSBQAg-QMAAJIFACD6AwAAkgUAIPsDAACSBQAg_AMAAJIFACD9AwAAkgUAIP4DAACSBQAg_wMAAJIFACCABAAAkgUAIIEEAACSBQAgggQAAJIFACCDBAAAkgUAICbtAgAA-QQAMO4CAABKABDvAgAA-QQAMPACAQCqBAAh8QICAKsEACHzAgEArAQAIYcDAQCqBAAhkAMAAMoEACCvAwEArAQAIbwDAQCqBAAhwAMBAKoEACHSAyAAyAQAIdQDAgCrBAAh6wMCAKsEACHsAwIAqwQAIe0DAQCtBAAh7gMgAMgEACHvAwEArQQAIfADQAC-BAAh8QNAAL4EACHyA0AAvwQAIfMDQAC_BAAh9ANAAL8EACH1A0AAvwQAIfYDAADhBAAg9wNAAL8EACH4A0AAvwQAIfkDAQCtBAAh-gMBAK0EACH7A0AAvwQAIfwDAQCtBAAh_QMBAK0EACH-A0AAvwQAIf8DAQCtBAAhgAQBAK0EACGBBEAAvwQAIYIEAQCtBAAhgwRAAL8EACEDAAAAGQAgAQAASQAwJgAASgAgAwAAABkAIAEAABoAMAIAAAEAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgHQQAALkGACAFAAC6BgAgBgAArAcAIPMCAQAAAAGEA0AAAAABhQMCAAAAAYYDQAAAAAGfAwEAAAABswMBAAAAAdUDAgAAAAHYAwIAAAAB2QNAAAAAAdoDQAAAAAHbA0AAAAAB3ANAAAAAAd0DQAAAAAHeAwIAAAAB3wMCAAAAAeADIAAAAAHhAwIAAAAB4gMCAAAAAeMDQAAAAAHkAwIAAAAB5QNAAAAAAeYDAQAAAAHnA0AAAAAB6ANAAAAAAekDQAAAAAHqAwIAAAABARoAAFIAIBrzAgEAAAABhANAAAAAAYUDAgAAAAGGA0AAAAABnwMBAAAAAbMDAQAAAAHVAwIAAAAB2AMCAAAAAdkDQAAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gMCAAAAAd8DAgAAAAHgAyAAAAAB4QMCAAAAAeIDAgAAAAHjA0AAAAAB5AMCAAAAAeUDQAAAAAHmAwEAAAAB5wNAAAAAAegDQAAAAAHpA0AAAAAB6gMCAAAAAQEaAABUADABGgAAVAAwHQQAAJ4GACAFAACfBgAgBgAAqwcAIPMCAQCYBQAhhANAAKAFACGFAwIAmQUAIYYDQAChBQAhnwMBAJgFACGzAwEAmgUAIdUDAgCZBQAh2AMCAJkFACHZA0AAoQUAIdoDQAChBQAh2wNAAKEFACHcA0AAoQUAId0DQAChBQAh3gMCAJkFACHfAwIAmQUAIeADIACnBQAh4QMCAJkFACHiAwIAmQUAIeMDQAChBQAh5AMCAJkFACHlA0AAoQUAIeYDAQCaBQAh5wNAAKEFACHoA0AAoQUAIekDQAChBQAh6gMCAJkFACECAAAABQAgGgAAVwAgGvMCAQCYBQAhhANAAKAFACGFAwIAmQUAIYYDQAChBQAhnwMBAJgFACGzAwEAmgUAIdUDAgCZBQAh2AMCAJkFACHZA0AAoQUAIdoDQAChBQAh2wNAAKEFACHcA0AAoQUAId0DQAChBQAh3gMCAJkFACHfAwIAmQUAIeADIACnBQAh4QMCAJkFACHiAwIAmQUAIeMDQAChBQAh5AMCAJkFACHlA0AAoQUAIeYDAQCaBQAh5wNAAKEFACHoA0AAoQUAIekDQAChBQAh6gMCAJkFACECAAAAAwAgGgAAWQAgAgAAAAMAIBoAAFkAIAMAAAAFACAhAABSACAiAABXACABAAAABQAgAQAAAAMAIBIHAACmBwAgJwAApwcAICgAAKoHACApAACpBwAgKgAAqAcAIIYDAACSBQAgswMAAJIFACDZAwAAkgUAINoDAACSBQAg2wMAAJIFACDcAwAAkgUAIN0DAACSBQAg4wMAAJIFACDlAwAAkgUAIOYDAACSBQAg5wMAAJIFACDoAwAAkgUAIOkDAACSBQAgHe0CAAD4BAAw7gIAAGAAEO8CAAD4BAAw8wIBAKwEACGEA0AAvgQAIYUDAgCrBAAhhgNAAL8EACGfAwEAqgQAIbMDAQCtBAAh1QMCAKsEACHYAwIAqwQAIdkDQAC_BAAh2gNAAL8EACHbA0AAvwQAIdwDQAC_BAAh3QNAAL8EACHeAwIAqwQAId8DAgCrBAAh4AMgAMgEACHhAwIAqwQAIeIDAgCrBAAh4wNAAL8EACHkAwIAqwQAIeUDQAC_BAAh5gMBAK0EACHnA0AAvwQAIegDQAC_BAAh6QNAAL8EACHqAwIAqwQAIQMAAAADACABAABfADAmAABgACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACAGAwAApQcAIPACAQAAAAHzAgEAAAABnwMBAAAAAdQDAgAAAAHVAwIAAAABARoAAGgAIAXwAgEAAAAB8wIBAAAAAZ8DAQAAAAHUAwIAAAAB1QMCAAAAAQEaAABqADABGgAAagAwBgMAAKQHACDwAgEAmAUAIfMCAQCYBQAhnwMBAJgFACHUAwIAmQUAIdUDAgCZBQAhAgAAAAkAIBoAAG0AIAXwAgEAmAUAIfMCAQCYBQAhnwMBAJgFACHUAwIAmQUAIdUDAgCZBQAhAgAAAAcAIBoAAG8AIAIAAAAHACAaAABvACADAAAACQAgIQAAaAAgIgAAbQAgAQAAAAkAIAEAAAAHACAFBwAAnwcAICcAAKAHACAoAACjBwAgKQAAogcAICoAAKEHACAI7QIAAPcEADDuAgAAdgAQ7wIAAPcEADDwAgEArAQAIfMCAQCsBAAhnwMBAKoEACHUAwIAqwQAIdUDAgCrBAAhAwAAAAcAIAEAAHUAMCYAAHYAIAMAAAAHACABAAAIADACAAAJACABAAAADQAgAQAAAA0AIAMAAAALACABAAAMADACAAANACADAAAACwAgAQAADAAwAgAADQAgAwAAAAsAIAEAAAwAMAIAAA0AIAgDAACeBwAg8AIBAAAAAfMCAQAAAAGfAwEAAAAB1AMCAAAAAdUDAgAAAAHWA0AAAAAB1wNAAAAAAQEaAAB-ACAH8AIBAAAAAfMCAQAAAAGfAwEAAAAB1AMCAAAAAdUDAgAAAAHWA0AAAAAB1wNAAAAAAQEaAACAAQAwARoAAIABADAIAwAAnQcAIPACAQCYBQAh8wIBAJgFACGfAwEAmAUAIdQDAgCZBQAh1QMCAJkFACHWA0AAoAUAIdcDQAChBQAhAgAAAA0AIBoAAIMBACAH8AIBAJgFACHzAgEAmAUAIZ8DAQCYBQAh1AMCAJkFACHVAwIAmQUAIdYDQACgBQAh1wNAAKEFACECAAAACwAgGgAAhQEAIAIAAAALACAaAACFAQAgAwAAAA0AICEAAH4AICIAAIMBACABAAAADQAgAQAAAAsAIAYHAACYBwAgJwAAmQcAICgAAJwHACApAACbBwAgKgAAmgcAINcDAACSBQAgCu0CAAD2BAAw7gIAAIwBABDvAgAA9gQAMPACAQCsBAAh8wIBAKwEACGfAwEAqgQAIdQDAgCrBAAh1QMCAKsEACHWA0AAvgQAIdcDQAC_BAAhAwAAAAsAIAEAAIsBADAmAACMAQAgAwAAAAsAIAEAAAwAMAIAAA0AIA8GAADxBAAg7QIAAPUEADDuAgAAEQAQ7wIAAPUEADCfAwEAAAABqgMBALsEACGvAwEAugQAIcwDQADGBAAhzQMgANAEACHOAwEAuAQAIc8DQADFBAAh0ANAAMUEACHRA0AAxgQAIdIDIADQBAAh0wMAAOQEACABAAAAjwEAIAEAAACPAQAgBQYAAIYHACCqAwAAkgUAIMwDAACSBQAg0QMAAJIFACDTAwAAkgUAIAMAAAARACABAACSAQAwAgAAjwEAIAMAAAARACABAACSAQAwAgAAjwEAIAMAAAARACABAACSAQAwAgAAjwEAIAwGAACXBwAgnwMBAAAAAaoDAQAAAAGvAwEAAAABzANAAAAAAc0DIAAAAAHOAwEAAAABzwNAAAAAAdADQAAAAAHRA0AAAAAB0gMgAAAAAdMDgAAAAAEBGgAAlgEAIAufAwEAAAABqgMBAAAAAa8DAQAAAAHMA0AAAAABzQMgAAAAAc4DAQAAAAHPA0AAAAAB0ANAAAAAAdEDQAAAAAHSAyAAAAAB0wOAAAAAAQEaAACYAQAwARoAAJgBADAMBgAAlgcAIJ8DAQCYBQAhqgMBAJoFACGvAwEAmAUAIcwDQAChBQAhzQMgAKcFACHOAwEAmAUAIc8DQACgBQAh0ANAAKAFACHRA0AAoQUAIdIDIACnBQAh0wOAAAAAAQIAAACPAQAgGgAAmwEAIAufAwEAmAUAIaoDAQCaBQAhrwMBAJgFACHMA0AAoQUAIc0DIACnBQAhzgMBAJgFACHPA0AAoAUAIdADQACgBQAh0QNAAKEFACHSAyAApwUAIdMDgAAAAAECAAAAEQAgGgAAnQEAIAIAAAARACAaAACdAQAgAwAAAI8BACAhAACWAQAgIgAAmwEAIAEAAACPAQAgAQAAABEAIAcHAACTBwAgKQAAlQcAICoAAJQHACCqAwAAkgUAIMwDAACSBQAg0QMAAJIFACDTAwAAkgUAIA7tAgAA9AQAMO4CAACkAQAQ7wIAAPQEADCfAwEAqgQAIaoDAQCtBAAhrwMBAKwEACHMA0AAvwQAIc0DIADIBAAhzgMBAKoEACHPA0AAvgQAIdADQAC-BAAh0QNAAL8EACHSAyAAyAQAIdMDAADhBAAgAwAAABEAIAEAAKMBADAmAACkAQAgAwAAABEAIAEAAJIBADACAACPAQAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAKDgAAkgcAIPACAQAAAAGEA0AAAAABpAMBAAAAAaYDAQAAAAGvAwEAAAABsgOAAAAAAcoDAQAAAAHLAwEAAAABzANAAAAAAQEaAACsAQAgCfACAQAAAAGEA0AAAAABpAMBAAAAAaYDAQAAAAGvAwEAAAABsgOAAAAAAcoDAQAAAAHLAwEAAAABzANAAAAAAQEaAACuAQAwARoAAK4BADAKDgAAkQcAIPACAQCYBQAhhANAAKAFACGkAwEAmAUAIaYDAQCaBQAhrwMBAJgFACGyA4AAAAABygMBAJoFACHLAwEAmAUAIcwDQAChBQAhAgAAACAAIBoAALEBACAJ8AIBAJgFACGEA0AAoAUAIaQDAQCYBQAhpgMBAJoFACGvAwEAmAUAIbIDgAAAAAHKAwEAmgUAIcsDAQCYBQAhzANAAKEFACECAAAAHgAgGgAAswEAIAIAAAAeACAaAACzAQAgAwAAACAAICEAAKwBACAiAACxAQAgAQAAACAAIAEAAAAeACAGBwAAjgcAICkAAJAHACAqAACPBwAgpgMAAJIFACDKAwAAkgUAIMwDAACSBQAgDO0CAADzBAAw7gIAALoBABDvAgAA8wQAMPACAQCqBAAhhANAAL4EACGkAwEArAQAIaYDAQCtBAAhrwMBAKwEACGyAwAAygQAIMoDAQCtBAAhywMBAKoEACHMA0AAvwQAIQMAAAAeACABAAC5AQAwJgAAugEAIAMAAAAeACABAAAfADACAAAgACABAAAAFwAgAQAAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIAYGAACNBwAg8AIEAAAAAZwDQAAAAAGfAwEAAAABpgMBAAAAAckDAQAAAAEBGgAAwgEAIAXwAgQAAAABnANAAAAAAZ8DAQAAAAGmAwEAAAAByQMBAAAAAQEaAADEAQAwARoAAMQBADAGBgAAjAcAIPACBACGBgAhnANAAKAFACGfAwEAmAUAIaYDAQCaBQAhyQMBAJgFACECAAAAFwAgGgAAxwEAIAXwAgQAhgYAIZwDQACgBQAhnwMBAJgFACGmAwEAmgUAIckDAQCYBQAhAgAAABUAIBoAAMkBACACAAAAFQAgGgAAyQEAIAMAAAAXACAhAADCAQAgIgAAxwEAIAEAAAAXACABAAAAFQAgBgcAAIcHACAnAACIBwAgKAAAiwcAICkAAIoHACAqAACJBwAgpgMAAJIFACAI7QIAAPIEADDuAgAA0AEAEO8CAADyBAAw8AIEANcEACGcA0AAvgQAIZ8DAQCqBAAhpgMBAK0EACHJAwEArAQAIQMAAAAVACABAADPAQAwJgAA0AEAIAMAAAAVACABAAAWADACAAAXACANBgAA8QQAIO0CAADwBAAw7gIAABMAEO8CAADwBAAwkAMAANIEACCfAwEAAAABwgMBALoEACHDA0AAxQQAIcQDAQC7BAAhxQNAAMYEACHGAwEAuwQAIccDQADGBAAhyAMBANEEACEBAAAA0wEAIAEAAADTAQAgBgYAAIYHACDEAwAAkgUAIMUDAACSBQAgxgMAAJIFACDHAwAAkgUAIMgDAACSBQAgAwAAABMAIAEAANYBADACAADTAQAgAwAAABMAIAEAANYBADACAADTAQAgAwAAABMAIAEAANYBADACAADTAQAgCgYAAIUHACCQA4AAAAABnwMBAAAAAcIDAQAAAAHDA0AAAAABxAMBAAAAAcUDQAAAAAHGAwEAAAABxwNAAAAAAcgDAQAAAAEBGgAA2gEAIAmQA4AAAAABnwMBAAAAAcIDAQAAAAHDA0AAAAABxAMBAAAAAcUDQAAAAAHGAwEAAAABxwNAAAAAAcgDAQAAAAEBGgAA3AEAMAEaAADcAQAwCgYAAIQHACCQA4AAAAABnwMBAJgFACHCAwEAmAUAIcMDQACgBQAhxAMBAJoFACHFA0AAoQUAIcYDAQCaBQAhxwNAAKEFACHIAwEAmgUAIQIAAADTAQAgGgAA3wEAIAmQA4AAAAABnwMBAJgFACHCAwEAmAUAIcMDQACgBQAhxAMBAJoFACHFA0AAoQUAIcYDAQCaBQAhxwNAAKEFACHIAwEAmgUAIQIAAAATACAaAADhAQAgAgAAABMAIBoAAOEBACADAAAA0wEAICEAANoBACAiAADfAQAgAQAAANMBACABAAAAEwAgCAcAAIEHACApAACDBwAgKgAAggcAIMQDAACSBQAgxQMAAJIFACDGAwAAkgUAIMcDAACSBQAgyAMAAJIFACAM7QIAAO8EADDuAgAA6AEAEO8CAADvBAAwkAMAAMoEACCfAwEAqgQAIcIDAQCsBAAhwwNAAL4EACHEAwEArQQAIcUDQAC_BAAhxgMBAK0EACHHA0AAvwQAIcgDAQDJBAAhAwAAABMAIAEAAOcBADAmAADoAQAgAwAAABMAIAEAANYBADACAADTAQAgCwwAANMEACDtAgAA7gQAMO4CAADuAQAQ7wIAAO4EADDwAgEAAAABpAMBALoEACGrAwEAuAQAIawDAQC6BAAhrQMCALkEACGuA0AAxQQAIcEDQADGBAAhAQAAAOsBACABAAAA6wEAIAsMAADTBAAg7QIAAO4EADDuAgAA7gEAEO8CAADuBAAw8AIBALgEACGkAwEAugQAIasDAQC4BAAhrAMBALoEACGtAwIAuQQAIa4DQADFBAAhwQNAAMYEACECDAAAxgYAIMEDAACSBQAgAwAAAO4BACABAADvAQAwAgAA6wEAIAMAAADuAQAgAQAA7wEAMAIAAOsBACADAAAA7gEAIAEAAO8BADACAADrAQAgCAwAAIAHACDwAgEAAAABpAMBAAAAAasDAQAAAAGsAwEAAAABrQMCAAAAAa4DQAAAAAHBA0AAAAABARoAAPMBACAH8AIBAAAAAaQDAQAAAAGrAwEAAAABrAMBAAAAAa0DAgAAAAGuA0AAAAABwQNAAAAAAQEaAAD1AQAwARoAAPUBADAIDAAA9AYAIPACAQCYBQAhpAMBAJgFACGrAwEAmAUAIawDAQCYBQAhrQMCAJkFACGuA0AAoAUAIcEDQAChBQAhAgAAAOsBACAaAAD4AQAgB_ACAQCYBQAhpAMBAJgFACGrAwEAmAUAIawDAQCYBQAhrQMCAJkFACGuA0AAoAUAIcEDQAChBQAhAgAAAO4BACAaAAD6AQAgAgAAAO4BACAaAAD6AQAgAwAAAOsBACAhAADzAQAgIgAA-AEAIAEAAADrAQAgAQAAAO4BACAGBwAA7wYAICcAAPAGACAoAADzBgAgKQAA8gYAICoAAPEGACDBAwAAkgUAIArtAgAA7QQAMO4CAACBAgAQ7wIAAO0EADDwAgEAqgQAIaQDAQCsBAAhqwMBAKoEACGsAwEArAQAIa0DAgCrBAAhrgNAAL4EACHBA0AAvwQAIQMAAADuAQAgAQAAgAIAMCYAAIECACADAAAA7gEAIAEAAO8BADACAADrAQAgBu0CAADsBAAw7gIAAIcCABDvAgAA7AQAMPACAQAAAAHxAgIAuQQAIcADAQDRBAAhAQAAAIQCACABAAAAhAIAIAbtAgAA7AQAMO4CAACHAgAQ7wIAAOwEADDwAgEAuAQAIfECAgC5BAAhwAMBANEEACEBwAMAAJIFACADAAAAhwIAIAEAAIgCADACAACEAgAgAwAAAIcCACABAACIAgAwAgAAhAIAIAMAAACHAgAgAQAAiAIAMAIAAIQCACAD8AIBAAAAAfECAgAAAAHAAwEAAAABARoAAIwCACAD8AIBAAAAAfECAgAAAAHAAwEAAAABARoAAI4CADABGgAAjgIAMAPwAgEAmAUAIfECAgCZBQAhwAMBAJoFACECAAAAhAIAIBoAAJECACAD8AIBAJgFACHxAgIAmQUAIcADAQCaBQAhAgAAAIcCACAaAACTAgAgAgAAAIcCACAaAACTAgAgAwAAAIQCACAhAACMAgAgIgAAkQIAIAEAAACEAgAgAQAAAIcCACAGBwAA6gYAICcAAOsGACAoAADuBgAgKQAA7QYAICoAAOwGACDAAwAAkgUAIAbtAgAA6wQAMO4CAACaAgAQ7wIAAOsEADDwAgEAqgQAIfECAgCrBAAhwAMBAMkEACEDAAAAhwIAIAEAAJkCADAmAACaAgAgAwAAAIcCACABAACIAgAwAgAAhAIAIAntAgAA6QQAMO4CAACgAgAQ7wIAAOkEADCEA0AAxQQAIZ8DAQC4BAAhvAMBALgEACG9AwEAugQAIb4DAQC6BAAhvwMAAOoEACABAAAAnQIAIAEAAACdAgAgCO0CAADpBAAw7gIAAKACABDvAgAA6QQAMIQDQADFBAAhnwMBALgEACG8AwEAuAQAIb0DAQC6BAAhvgMBALoEACEAAwAAAKACACABAAChAgAwAgAAnQIAIAMAAACgAgAgAQAAoQIAMAIAAJ0CACADAAAAoAIAIAEAAKECADACAACdAgAgBYQDQAAAAAGfAwEAAAABvAMBAAAAAb0DAQAAAAG-AwEAAAABARoAAKUCACAFhANAAAAAAZ8DAQAAAAG8AwEAAAABvQMBAAAAAb4DAQAAAAEBGgAApwIAMAEaAACnAgAwBYQDQACgBQAhnwMBAJgFACG8AwEAmAUAIb0DAQCYBQAhvgMBAJgFACECAAAAnQIAIBoAAKoCACAFhANAAKAFACGfAwEAmAUAIbwDAQCYBQAhvQMBAJgFACG-AwEAmAUAIQIAAACgAgAgGgAArAIAIAIAAACgAgAgGgAArAIAIAMAAACdAgAgIQAApQIAICIAAKoCACABAAAAnQIAIAEAAACgAgAgAwcAAOcGACApAADpBgAgKgAA6AYAIAjtAgAA6AQAMO4CAACzAgAQ7wIAAOgEADCEA0AAvgQAIZ8DAQCqBAAhvAMBAKoEACG9AwEArAQAIb4DAQCsBAAhAwAAAKACACABAACyAgAwJgAAswIAIAMAAACgAgAgAQAAoQIAMAIAAJ0CACAG7QIAAOcEADDuAgAAuQIAEO8CAADnBAAw8AIBAAAAAboDAQC6BAAhuwNAAMUEACEBAAAAtgIAIAEAAAC2AgAgBu0CAADnBAAw7gIAALkCABDvAgAA5wQAMPACAQC6BAAhugMBALoEACG7A0AAxQQAIQADAAAAuQIAIAEAALoCADACAAC2AgAgAwAAALkCACABAAC6AgAwAgAAtgIAIAMAAAC5AgAgAQAAugIAMAIAALYCACAD8AIBAAAAAboDAQAAAAG7A0AAAAABARoAAL4CACAD8AIBAAAAAboDAQAAAAG7A0AAAAABARoAAMACADABGgAAwAIAMAPwAgEAmAUAIboDAQCYBQAhuwNAAKAFACECAAAAtgIAIBoAAMMCACAD8AIBAJgFACG6AwEAmAUAIbsDQACgBQAhAgAAALkCACAaAADFAgAgAgAAALkCACAaAADFAgAgAwAAALYCACAhAAC-AgAgIgAAwwIAIAEAAAC2AgAgAQAAALkCACADBwAA5AYAICkAAOYGACAqAADlBgAgBu0CAADmBAAw7gIAAMwCABDvAgAA5gQAMPACAQCsBAAhugMBAKwEACG7A0AAvgQAIQMAAAC5AgAgAQAAywIAMCYAAMwCACADAAAAuQIAIAEAALoCADACAAC2AgAgAQAAACYAIAEAAAAmACADAAAAJAAgAQAAJQAwAgAAJgAgAwAAACQAIAEAACUAMAIAACYAIAMAAAAkACABAAAlADACAAAmACALBgAA4wYAIPACAQAAAAGfAwEAAAABpAMBAAAAAbMDAQAAAAG0AwEAAAABtQNAAAAAAbYDQAAAAAG3AwEAAAABuAMBAAAAAbkDAQAAAAEBGgAA1AIAIArwAgEAAAABnwMBAAAAAaQDAQAAAAGzAwEAAAABtAMBAAAAAbUDQAAAAAG2A0AAAAABtwMBAAAAAbgDAQAAAAG5AwEAAAABARoAANYCADABGgAA1gIAMAEAAAAZACALBgAA4gYAIPACAQCYBQAhnwMBAJoFACGkAwEAmAUAIbMDAQCaBQAhtAMBAJgFACG1A0AAoAUAIbYDQAChBQAhtwMBAJoFACG4AwEAmgUAIbkDAQCaBQAhAgAAACYAIBoAANoCACAK8AIBAJgFACGfAwEAmgUAIaQDAQCYBQAhswMBAJoFACG0AwEAmAUAIbUDQACgBQAhtgNAAKEFACG3AwEAmgUAIbgDAQCaBQAhuQMBAJoFACECAAAAJAAgGgAA3AIAIAIAAAAkACAaAADcAgAgAQAAABkAIAMAAAAmACAhAADUAgAgIgAA2gIAIAEAAAAmACABAAAAJAAgCQcAAN8GACApAADhBgAgKgAA4AYAIJ8DAACSBQAgswMAAJIFACC2AwAAkgUAILcDAACSBQAguAMAAJIFACC5AwAAkgUAIA3tAgAA5QQAMO4CAADkAgAQ7wIAAOUEADDwAgEAqgQAIZ8DAQDJBAAhpAMBAKwEACGzAwEArQQAIbQDAQCsBAAhtQNAAL4EACG2A0AAvwQAIbcDAQCtBAAhuAMBAMkEACG5AwEArQQAIQMAAAAkACABAADjAgAwJgAA5AIAIAMAAAAkACABAAAlADACAAAmACAL7QIAAOMEADDuAgAA6gIAEO8CAADjBAAw8AIEAAAAAYIDAQDRBAAhnANAAMUEACGjA0AAxgQAIa8DAQC7BAAhsAMBANEEACGxAwEAugQAIbIDAADkBAAgAQAAAOcCACABAAAA5wIAIAvtAgAA4wQAMO4CAADqAgAQ7wIAAOMEADDwAgQA2wQAIYIDAQDRBAAhnANAAMUEACGjA0AAxgQAIa8DAQC7BAAhsAMBANEEACGxAwEAugQAIbIDAADkBAAgBYIDAACSBQAgowMAAJIFACCvAwAAkgUAILADAACSBQAgsgMAAJIFACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAI8AIEAAAAAYIDAQAAAAGcA0AAAAABowNAAAAAAa8DAQAAAAGwAwEAAAABsQMBAAAAAbIDgAAAAAEBGgAA7wIAIAjwAgQAAAABggMBAAAAAZwDQAAAAAGjA0AAAAABrwMBAAAAAbADAQAAAAGxAwEAAAABsgOAAAAAAQEaAADxAgAwARoAAPECADAI8AIEAIYGACGCAwEAmgUAIZwDQACgBQAhowNAAKEFACGvAwEAmgUAIbADAQCaBQAhsQMBAJgFACGyA4AAAAABAgAAAOcCACAaAAD0AgAgCPACBACGBgAhggMBAJoFACGcA0AAoAUAIaMDQAChBQAhrwMBAJoFACGwAwEAmgUAIbEDAQCYBQAhsgOAAAAAAQIAAADqAgAgGgAA9gIAIAIAAADqAgAgGgAA9gIAIAMAAADnAgAgIQAA7wIAICIAAPQCACABAAAA5wIAIAEAAADqAgAgCgcAANoGACAnAADbBgAgKAAA3gYAICkAAN0GACAqAADcBgAgggMAAJIFACCjAwAAkgUAIK8DAACSBQAgsAMAAJIFACCyAwAAkgUAIAvtAgAA4AQAMO4CAAD9AgAQ7wIAAOAEADDwAgQA1wQAIYIDAQDJBAAhnANAAL4EACGjA0AAvwQAIa8DAQCtBAAhsAMBAMkEACGxAwEArAQAIbIDAADhBAAgAwAAAOoCACABAAD8AgAwJgAA_QIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAkGAADZBgAgEQAA5AUAIPACAQAAAAGfAwEAAAABpAMBAAAAAasDAQAAAAGsAwEAAAABrQMCAAAAAa4DQAAAAAEBGgAAhQMAIAfwAgEAAAABnwMBAAAAAaQDAQAAAAGrAwEAAAABrAMBAAAAAa0DAgAAAAGuA0AAAAABARoAAIcDADABGgAAhwMAMAkGAADYBgAgEQAA1AUAIPACAQCYBQAhnwMBAJgFACGkAwEAmAUAIasDAQCYBQAhrAMBAJgFACGtAwIAmQUAIa4DQACgBQAhAgAAADEAIBoAAIoDACAH8AIBAJgFACGfAwEAmAUAIaQDAQCYBQAhqwMBAJgFACGsAwEAmAUAIa0DAgCZBQAhrgNAAKAFACECAAAALwAgGgAAjAMAIAIAAAAvACAaAACMAwAgAwAAADEAICEAAIUDACAiAACKAwAgAQAAADEAIAEAAAAvACAFBwAA0wYAICcAANQGACAoAADXBgAgKQAA1gYAICoAANUGACAK7QIAAN8EADDuAgAAkwMAEO8CAADfBAAw8AIBAKoEACGfAwEAqgQAIaQDAQCsBAAhqwMBAKoEACGsAwEArAQAIa0DAgCrBAAhrgNAAL4EACEDAAAALwAgAQAAkgMAMCYAAJMDACADAAAALwAgAQAAMAAwAgAAMQAgAQAAACsAIAEAAAArACADAAAAKQAgAQAAKgAwAgAAKwAgAwAAACkAIAEAACoAMAIAACsAIAMAAAApACABAAAqADACAAArACANBgAA4gUAIBIAAO8FACDwAgEAAAAB8wIBAAAAAZwDQAAAAAGfAwEAAAABpAMBAAAAAaUDAQAAAAGmAwEAAAABpwMBAAAAAagDQAAAAAGpA0AAAAABqgMBAAAAAQEaAACbAwAgC_ACAQAAAAHzAgEAAAABnANAAAAAAZ8DAQAAAAGkAwEAAAABpQMBAAAAAaYDAQAAAAGnAwEAAAABqANAAAAAAakDQAAAAAGqAwEAAAABARoAAJ0DADABGgAAnQMAMA0GAADgBQAgEgAA7QUAIPACAQCYBQAh8wIBAJgFACGcA0AAoAUAIZ8DAQCYBQAhpAMBAJgFACGlAwEAmAUAIaYDAQCaBQAhpwMBAJgFACGoA0AAoQUAIakDQAChBQAhqgMBAJoFACECAAAAKwAgGgAAoAMAIAvwAgEAmAUAIfMCAQCYBQAhnANAAKAFACGfAwEAmAUAIaQDAQCYBQAhpQMBAJgFACGmAwEAmgUAIacDAQCYBQAhqANAAKEFACGpA0AAoQUAIaoDAQCaBQAhAgAAACkAIBoAAKIDACACAAAAKQAgGgAAogMAIAMAAAArACAhAACbAwAgIgAAoAMAIAEAAAArACABAAAAKQAgBwcAANAGACApAADSBgAgKgAA0QYAIKYDAACSBQAgqAMAAJIFACCpAwAAkgUAIKoDAACSBQAgDu0CAADeBAAw7gIAAKkDABDvAgAA3gQAMPACAQCqBAAh8wIBAKwEACGcA0AAvgQAIZ8DAQCqBAAhpAMBAKwEACGlAwEArAQAIaYDAQCtBAAhpwMBAKoEACGoA0AAvwQAIakDQAC_BAAhqgMBAK0EACEDAAAAKQAgAQAAqAMAMCYAAKkDACADAAAAKQAgAQAAKgAwAgAAKwAgBe0CAADdBAAw7gIAAK8DABDvAgAA3QQAMKIDAQAAAAGjA0AAxQQAIQEAAACsAwAgAQAAAKwDACAF7QIAAN0EADDuAgAArwMAEO8CAADdBAAwogMBALoEACGjA0AAxQQAIQADAAAArwMAIAEAALADADACAACsAwAgAwAAAK8DACABAACwAwAwAgAArAMAIAMAAACvAwAgAQAAsAMAMAIAAKwDACACogMBAAAAAaMDQAAAAAEBGgAAtAMAIAKiAwEAAAABowNAAAAAAQEaAAC2AwAwARoAALYDADACogMBAJgFACGjA0AAoAUAIQIAAACsAwAgGgAAuQMAIAKiAwEAmAUAIaMDQACgBQAhAgAAAK8DACAaAAC7AwAgAgAAAK8DACAaAAC7AwAgAwAAAKwDACAhAAC0AwAgIgAAuQMAIAEAAACsAwAgAQAAAK8DACADBwAAzQYAICkAAM8GACAqAADOBgAgBe0CAADcBAAw7gIAAMIDABDvAgAA3AQAMKIDAQCsBAAhowNAAL4EACEDAAAArwMAIAEAAMEDADAmAADCAwAgAwAAAK8DACABAACwAwAwAgAArAMAIArtAgAA2gQAMO4CAADIAwAQ7wIAANoEADDwAgQAAAABnANAAMUEACGdAwEAuAQAIZ4DAQC6BAAhnwMBANEEACGgAwAA0gQAIKEDAADSBAAgAQAAAMUDACABAAAAxQMAIArtAgAA2gQAMO4CAADIAwAQ7wIAANoEADDwAgQA2wQAIZwDQADFBAAhnQMBALgEACGeAwEAugQAIZ8DAQDRBAAhoAMAANIEACChAwAA0gQAIAGfAwAAkgUAIAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIAfwAgQAAAABnANAAAAAAZ0DAQAAAAGeAwEAAAABnwMBAAAAAaADgAAAAAGhA4AAAAABARoAAM0DACAH8AIEAAAAAZwDQAAAAAGdAwEAAAABngMBAAAAAZ8DAQAAAAGgA4AAAAABoQOAAAAAAQEaAADPAwAwARoAAM8DADAH8AIEAIYGACGcA0AAoAUAIZ0DAQCYBQAhngMBAJgFACGfAwEAmgUAIaADgAAAAAGhA4AAAAABAgAAAMUDACAaAADSAwAgB_ACBACGBgAhnANAAKAFACGdAwEAmAUAIZ4DAQCYBQAhnwMBAJoFACGgA4AAAAABoQOAAAAAAQIAAADIAwAgGgAA1AMAIAIAAADIAwAgGgAA1AMAIAMAAADFAwAgIQAAzQMAICIAANIDACABAAAAxQMAIAEAAADIAwAgBgcAAMgGACAnAADJBgAgKAAAzAYAICkAAMsGACAqAADKBgAgnwMAAJIFACAK7QIAANYEADDuAgAA2wMAEO8CAADWBAAw8AIEANcEACGcA0AAvgQAIZ0DAQCqBAAhngMBAKwEACGfAwEAyQQAIaADAADKBAAgoQMAAMoEACADAAAAyAMAIAEAANoDADAmAADbAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIBQMAADTBAAgDwAA1AQAIO0CAADPBAAw7gIAAOEDABDvAgAAzwQAMPACAQAAAAHxAgIAuQQAIfMCAQC6BAAhhwMBALgEACGIAyAA0AQAIYkDAQC6BAAhigMBALoEACGLAwEAugQAIYwDAQC7BAAhjQMBALsEACGOAwEA0QQAIY8DQADGBAAhkAMAANIEACCRAwEAuwQAIZIDAgC5BAAhAQAAAN4DACABAAAA3gMAIBQMAADTBAAgDwAA1AQAIO0CAADPBAAw7gIAAOEDABDvAgAAzwQAMPACAQC6BAAh8QICALkEACHzAgEAugQAIYcDAQC4BAAhiAMgANAEACGJAwEAugQAIYoDAQC6BAAhiwMBALoEACGMAwEAuwQAIY0DAQC7BAAhjgMBANEEACGPA0AAxgQAIZADAADSBAAgkQMBALsEACGSAwIAuQQAIQcMAADGBgAgDwAAxwYAIIwDAACSBQAgjQMAAJIFACCOAwAAkgUAII8DAACSBQAgkQMAAJIFACADAAAA4QMAIAEAAOIDADACAADeAwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACARDAAAxAYAIA8AAMUGACDwAgEAAAAB8QICAAAAAfMCAQAAAAGHAwEAAAABiAMgAAAAAYkDAQAAAAGKAwEAAAABiwMBAAAAAYwDAQAAAAGNAwEAAAABjgMBAAAAAY8DQAAAAAGQA4AAAAABkQMBAAAAAZIDAgAAAAEBGgAA5gMAIA_wAgEAAAAB8QICAAAAAfMCAQAAAAGHAwEAAAABiAMgAAAAAYkDAQAAAAGKAwEAAAABiwMBAAAAAYwDAQAAAAGNAwEAAAABjgMBAAAAAY8DQAAAAAGQA4AAAAABkQMBAAAAAZIDAgAAAAEBGgAA6AMAMAEaAADoAwAwEQwAAKgFACAPAACpBQAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGIAyAApwUAIYkDAQCYBQAhigMBAJgFACGLAwEAmAUAIYwDAQCaBQAhjQMBAJoFACGOAwEAmgUAIY8DQAChBQAhkAOAAAAAAZEDAQCaBQAhkgMCAJkFACECAAAA3gMAIBoAAOsDACAP8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGIAyAApwUAIYkDAQCYBQAhigMBAJgFACGLAwEAmAUAIYwDAQCaBQAhjQMBAJoFACGOAwEAmgUAIY8DQAChBQAhkAOAAAAAAZEDAQCaBQAhkgMCAJkFACECAAAA4QMAIBoAAO0DACACAAAA4QMAIBoAAO0DACADAAAA3gMAICEAAOYDACAiAADrAwAgAQAAAN4DACABAAAA4QMAIAoHAACiBQAgJwAAowUAICgAAKYFACApAAClBQAgKgAApAUAIIwDAACSBQAgjQMAAJIFACCOAwAAkgUAII8DAACSBQAgkQMAAJIFACAS7QIAAMcEADDuAgAA9AMAEO8CAADHBAAw8AIBAKwEACHxAgIAqwQAIfMCAQCsBAAhhwMBAKoEACGIAyAAyAQAIYkDAQCsBAAhigMBAKwEACGLAwEArAQAIYwDAQCtBAAhjQMBAK0EACGOAwEAyQQAIY8DQAC_BAAhkAMAAMoEACCRAwEArQQAIZIDAgCrBAAhAwAAAOEDACABAADzAwAwJgAA9AMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACAI7QIAAMQEADDuAgAA-gMAEO8CAADEBAAwggMBAAAAAYMDAQAAAAGEA0AAxQQAIYUDAgC5BAAhhgNAAMYEACEBAAAA9wMAIAEAAAD3AwAgCO0CAADEBAAw7gIAAPoDABDvAgAAxAQAMIIDAQC4BAAhgwMBALoEACGEA0AAxQQAIYUDAgC5BAAhhgNAAMYEACEBhgMAAJIFACADAAAA-gMAIAEAAPsDADACAAD3AwAgAwAAAPoDACABAAD7AwAwAgAA9wMAIAMAAAD6AwAgAQAA-wMAMAIAAPcDACAFggMBAAAAAYMDAQAAAAGEA0AAAAABhQMCAAAAAYYDQAAAAAEBGgAA_wMAIAWCAwEAAAABgwMBAAAAAYQDQAAAAAGFAwIAAAABhgNAAAAAAQEaAACBBAAwARoAAIEEADAFggMBAJgFACGDAwEAmAUAIYQDQACgBQAhhQMCAJkFACGGA0AAoQUAIQIAAAD3AwAgGgAAhAQAIAWCAwEAmAUAIYMDAQCYBQAhhANAAKAFACGFAwIAmQUAIYYDQAChBQAhAgAAAPoDACAaAACGBAAgAgAAAPoDACAaAACGBAAgAwAAAPcDACAhAAD_AwAgIgAAhAQAIAEAAAD3AwAgAQAAAPoDACAGBwAAmwUAICcAAJwFACAoAACfBQAgKQAAngUAICoAAJ0FACCGAwAAkgUAIAjtAgAAvQQAMO4CAACNBAAQ7wIAAL0EADCCAwEAqgQAIYMDAQCsBAAhhANAAL4EACGFAwIAqwQAIYYDQAC_BAAhAwAAAPoDACABAACMBAAwJgAAjQQAIAMAAAD6AwAgAQAA-wMAMAIAAPcDACAK7QIAALcEADDuAgAAkwQAEO8CAAC3BAAw8AIBAAAAAfECAgC5BAAh8gIBALoEACHzAgEAugQAIfQCAQC6BAAh9QIBALoEACH2AgEAuwQAIQEAAACQBAAgAQAAAJAEACAK7QIAALcEADDuAgAAkwQAEO8CAAC3BAAw8AIBALgEACHxAgIAuQQAIfICAQC6BAAh8wIBALoEACH0AgEAugQAIfUCAQC6BAAh9gIBALsEACEB9gIAAJIFACADAAAAkwQAIAEAAJQEADACAACQBAAgAwAAAJMEACABAACUBAAwAgAAkAQAIAMAAACTBAAgAQAAlAQAMAIAAJAEACAH8AIBAAAAAfECAgAAAAHyAgEAAAAB8wIBAAAAAfQCAQAAAAH1AgEAAAAB9gIBAAAAAQEaAACYBAAgB_ACAQAAAAHxAgIAAAAB8gIBAAAAAfMCAQAAAAH0AgEAAAAB9QIBAAAAAfYCAQAAAAEBGgAAmgQAMAEaAACaBAAwB_ACAQCYBQAh8QICAJkFACHyAgEAmAUAIfMCAQCYBQAh9AIBAJgFACH1AgEAmAUAIfYCAQCaBQAhAgAAAJAEACAaAACdBAAgB_ACAQCYBQAh8QICAJkFACHyAgEAmAUAIfMCAQCYBQAh9AIBAJgFACH1AgEAmAUAIfYCAQCaBQAhAgAAAJMEACAaAACfBAAgAgAAAJMEACAaAACfBAAgAwAAAJAEACAhAACYBAAgIgAAnQQAIAEAAACQBAAgAQAAAJMEACAGBwAAkwUAICcAAJQFACAoAACXBQAgKQAAlgUAICoAAJUFACD2AgAAkgUAIArtAgAAqQQAMO4CAACmBAAQ7wIAAKkEADDwAgEAqgQAIfECAgCrBAAh8gIBAKwEACHzAgEArAQAIfQCAQCsBAAh9QIBAKwEACH2AgEArQQAIQMAAACTBAAgAQAApQQAMCYAAKYEACADAAAAkwQAIAEAAJQEADACAACQBAAgCu0CAACpBAAw7gIAAKYEABDvAgAAqQQAMPACAQCqBAAh8QICAKsEACHyAgEArAQAIfMCAQCsBAAh9AIBAKwEACH1AgEArAQAIfYCAQCtBAAhCwcAALIEACApAACzBAAgKgAAswQAIPcCAQAAAAH4AgEAAAAE-QIBAAAABPoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAGBAwEAtgQAIQ0HAACyBAAgJwAAtQQAICgAALIEACApAACyBAAgKgAAsgQAIPcCAgAAAAH4AgIAAAAE-QICAAAABPoCAgAAAAH7AgIAAAAB_AICAAAAAf0CAgAAAAGBAwIAtAQAIQ4HAACyBAAgKQAAswQAICoAALMEACD3AgEAAAAB-AIBAAAABPkCAQAAAAT6AgEAAAAB-wIBAAAAAfwCAQAAAAH9AgEAAAAB_gIBAAAAAf8CAQAAAAGAAwEAAAABgQMBALEEACEOBwAArwQAICkAALAEACAqAACwBAAg9wIBAAAAAfgCAQAAAAX5AgEAAAAF-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDAQCuBAAhDgcAAK8EACApAACwBAAgKgAAsAQAIPcCAQAAAAH4AgEAAAAF-QIBAAAABfoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAH-AgEAAAAB_wIBAAAAAYADAQAAAAGBAwEArgQAIQj3AgIAAAAB-AICAAAABfkCAgAAAAX6AgIAAAAB-wICAAAAAfwCAgAAAAH9AgIAAAABgQMCAK8EACEL9wIBAAAAAfgCAQAAAAX5AgEAAAAF-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDAQCwBAAhDgcAALIEACApAACzBAAgKgAAswQAIPcCAQAAAAH4AgEAAAAE-QIBAAAABPoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAH-AgEAAAAB_wIBAAAAAYADAQAAAAGBAwEAsQQAIQj3AgIAAAAB-AICAAAABPkCAgAAAAT6AgIAAAAB-wICAAAAAfwCAgAAAAH9AgIAAAABgQMCALIEACEL9wIBAAAAAfgCAQAAAAT5AgEAAAAE-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDAQCzBAAhDQcAALIEACAnAAC1BAAgKAAAsgQAICkAALIEACAqAACyBAAg9wICAAAAAfgCAgAAAAT5AgIAAAAE-gICAAAAAfsCAgAAAAH8AgIAAAAB_QICAAAAAYEDAgC0BAAhCPcCCAAAAAH4AggAAAAE-QIIAAAABPoCCAAAAAH7AggAAAAB_AIIAAAAAf0CCAAAAAGBAwgAtQQAIQsHAACyBAAgKQAAswQAICoAALMEACD3AgEAAAAB-AIBAAAABPkCAQAAAAT6AgEAAAAB-wIBAAAAAfwCAQAAAAH9AgEAAAABgQMBALYEACEK7QIAALcEADDuAgAAkwQAEO8CAAC3BAAw8AIBALgEACHxAgIAuQQAIfICAQC6BAAh8wIBALoEACH0AgEAugQAIfUCAQC6BAAh9gIBALsEACEI9wIBAAAAAfgCAQAAAAT5AgEAAAAE-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAYEDAQC8BAAhCPcCAgAAAAH4AgIAAAAE-QICAAAABPoCAgAAAAH7AgIAAAAB_AICAAAAAf0CAgAAAAGBAwIAsgQAIQv3AgEAAAAB-AIBAAAABPkCAQAAAAT6AgEAAAAB-wIBAAAAAfwCAQAAAAH9AgEAAAAB_gIBAAAAAf8CAQAAAAGAAwEAAAABgQMBALMEACEL9wIBAAAAAfgCAQAAAAX5AgEAAAAF-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDAQCwBAAhCPcCAQAAAAH4AgEAAAAE-QIBAAAABPoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAGBAwEAvAQAIQjtAgAAvQQAMO4CAACNBAAQ7wIAAL0EADCCAwEAqgQAIYMDAQCsBAAhhANAAL4EACGFAwIAqwQAIYYDQAC_BAAhCwcAALIEACApAADDBAAgKgAAwwQAIPcCQAAAAAH4AkAAAAAE-QJAAAAABPoCQAAAAAH7AkAAAAAB_AJAAAAAAf0CQAAAAAGBA0AAwgQAIQsHAACvBAAgKQAAwQQAICoAAMEEACD3AkAAAAAB-AJAAAAABfkCQAAAAAX6AkAAAAAB-wJAAAAAAfwCQAAAAAH9AkAAAAABgQNAAMAEACELBwAArwQAICkAAMEEACAqAADBBAAg9wJAAAAAAfgCQAAAAAX5AkAAAAAF-gJAAAAAAfsCQAAAAAH8AkAAAAAB_QJAAAAAAYEDQADABAAhCPcCQAAAAAH4AkAAAAAF-QJAAAAABfoCQAAAAAH7AkAAAAAB_AJAAAAAAf0CQAAAAAGBA0AAwQQAIQsHAACyBAAgKQAAwwQAICoAAMMEACD3AkAAAAAB-AJAAAAABPkCQAAAAAT6AkAAAAAB-wJAAAAAAfwCQAAAAAH9AkAAAAABgQNAAMIEACEI9wJAAAAAAfgCQAAAAAT5AkAAAAAE-gJAAAAAAfsCQAAAAAH8AkAAAAAB_QJAAAAAAYEDQADDBAAhCO0CAADEBAAw7gIAAPoDABDvAgAAxAQAMIIDAQC4BAAhgwMBALoEACGEA0AAxQQAIYUDAgC5BAAhhgNAAMYEACEI9wJAAAAAAfgCQAAAAAT5AkAAAAAE-gJAAAAAAfsCQAAAAAH8AkAAAAAB_QJAAAAAAYEDQADDBAAhCPcCQAAAAAH4AkAAAAAF-QJAAAAABfoCQAAAAAH7AkAAAAAB_AJAAAAAAf0CQAAAAAGBA0AAwQQAIRLtAgAAxwQAMO4CAAD0AwAQ7wIAAMcEADDwAgEArAQAIfECAgCrBAAh8wIBAKwEACGHAwEAqgQAIYgDIADIBAAhiQMBAKwEACGKAwEArAQAIYsDAQCsBAAhjAMBAK0EACGNAwEArQQAIY4DAQDJBAAhjwNAAL8EACGQAwAAygQAIJEDAQCtBAAhkgMCAKsEACEFBwAAsgQAICkAAM4EACAqAADOBAAg9wIgAAAAAYEDIADNBAAhCwcAAK8EACApAACwBAAgKgAAsAQAIPcCAQAAAAH4AgEAAAAF-QIBAAAABfoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAGBAwEAzAQAIQ8HAACyBAAgKQAAywQAICoAAMsEACD3AoAAAAAB-gKAAAAAAfsCgAAAAAH8AoAAAAAB_QKAAAAAAYEDgAAAAAGTAwEAAAABlAMBAAAAAZUDAQAAAAGWA4AAAAABlwOAAAAAAZgDgAAAAAEM9wKAAAAAAfoCgAAAAAH7AoAAAAAB_AKAAAAAAf0CgAAAAAGBA4AAAAABkwMBAAAAAZQDAQAAAAGVAwEAAAABlgOAAAAAAZcDgAAAAAGYA4AAAAABCwcAAK8EACApAACwBAAgKgAAsAQAIPcCAQAAAAH4AgEAAAAF-QIBAAAABfoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAGBAwEAzAQAIQUHAACyBAAgKQAAzgQAICoAAM4EACD3AiAAAAABgQMgAM0EACEC9wIgAAAAAYEDIADOBAAhFAwAANMEACAPAADUBAAg7QIAAM8EADDuAgAA4QMAEO8CAADPBAAw8AIBALoEACHxAgIAuQQAIfMCAQC6BAAhhwMBALgEACGIAyAA0AQAIYkDAQC6BAAhigMBALoEACGLAwEAugQAIYwDAQC7BAAhjQMBALsEACGOAwEA0QQAIY8DQADGBAAhkAMAANIEACCRAwEAuwQAIZIDAgC5BAAhAvcCIAAAAAGBAyAAzgQAIQj3AgEAAAAB-AIBAAAABfkCAQAAAAX6AgEAAAAB-wIBAAAAAfwCAQAAAAH9AgEAAAABgQMBANUEACEM9wKAAAAAAfoCgAAAAAH7AoAAAAAB_AKAAAAAAf0CgAAAAAGBA4AAAAABkwMBAAAAAZQDAQAAAAGVAwEAAAABlgOAAAAAAZcDgAAAAAGYA4AAAAABA5kDAAAZACCaAwAAGQAgmwMAABkAIAOZAwAAHgAgmgMAAB4AIJsDAAAeACAI9wIBAAAAAfgCAQAAAAX5AgEAAAAF-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAYEDAQDVBAAhCu0CAADWBAAw7gIAANsDABDvAgAA1gQAMPACBADXBAAhnANAAL4EACGdAwEAqgQAIZ4DAQCsBAAhnwMBAMkEACGgAwAAygQAIKEDAADKBAAgDQcAALIEACAnAAC1BAAgKAAA2QQAICkAANkEACAqAADZBAAg9wIEAAAAAfgCBAAAAAT5AgQAAAAE-gIEAAAAAfsCBAAAAAH8AgQAAAAB_QIEAAAAAYEDBADYBAAhDQcAALIEACAnAAC1BAAgKAAA2QQAICkAANkEACAqAADZBAAg9wIEAAAAAfgCBAAAAAT5AgQAAAAE-gIEAAAAAfsCBAAAAAH8AgQAAAAB_QIEAAAAAYEDBADYBAAhCPcCBAAAAAH4AgQAAAAE-QIEAAAABPoCBAAAAAH7AgQAAAAB_AIEAAAAAf0CBAAAAAGBAwQA2QQAIQrtAgAA2gQAMO4CAADIAwAQ7wIAANoEADDwAgQA2wQAIZwDQADFBAAhnQMBALgEACGeAwEAugQAIZ8DAQDRBAAhoAMAANIEACChAwAA0gQAIAj3AgQAAAAB-AIEAAAABPkCBAAAAAT6AgQAAAAB-wIEAAAAAfwCBAAAAAH9AgQAAAABgQMEANkEACEF7QIAANwEADDuAgAAwgMAEO8CAADcBAAwogMBAKwEACGjA0AAvgQAIQXtAgAA3QQAMO4CAACvAwAQ7wIAAN0EADCiAwEAugQAIaMDQADFBAAhDu0CAADeBAAw7gIAAKkDABDvAgAA3gQAMPACAQCqBAAh8wIBAKwEACGcA0AAvgQAIZ8DAQCqBAAhpAMBAKwEACGlAwEArAQAIaYDAQCtBAAhpwMBAKoEACGoA0AAvwQAIakDQAC_BAAhqgMBAK0EACEK7QIAAN8EADDuAgAAkwMAEO8CAADfBAAw8AIBAKoEACGfAwEAqgQAIaQDAQCsBAAhqwMBAKoEACGsAwEArAQAIa0DAgCrBAAhrgNAAL4EACEL7QIAAOAEADDuAgAA_QIAEO8CAADgBAAw8AIEANcEACGCAwEAyQQAIZwDQAC-BAAhowNAAL8EACGvAwEArQQAIbADAQDJBAAhsQMBAKwEACGyAwAA4QQAIA8HAACvBAAgKQAA4gQAICoAAOIEACD3AoAAAAAB-gKAAAAAAfsCgAAAAAH8AoAAAAAB_QKAAAAAAYEDgAAAAAGTAwEAAAABlAMBAAAAAZUDAQAAAAGWA4AAAAABlwOAAAAAAZgDgAAAAAEM9wKAAAAAAfoCgAAAAAH7AoAAAAAB_AKAAAAAAf0CgAAAAAGBA4AAAAABkwMBAAAAAZQDAQAAAAGVAwEAAAABlgOAAAAAAZcDgAAAAAGYA4AAAAABC-0CAADjBAAw7gIAAOoCABDvAgAA4wQAMPACBADbBAAhggMBANEEACGcA0AAxQQAIaMDQADGBAAhrwMBALsEACGwAwEA0QQAIbEDAQC6BAAhsgMAAOQEACAM9wKAAAAAAfoCgAAAAAH7AoAAAAAB_AKAAAAAAf0CgAAAAAGBA4AAAAABkwMBAAAAAZQDAQAAAAGVAwEAAAABlgOAAAAAAZcDgAAAAAGYA4AAAAABDe0CAADlBAAw7gIAAOQCABDvAgAA5QQAMPACAQCqBAAhnwMBAMkEACGkAwEArAQAIbMDAQCtBAAhtAMBAKwEACG1A0AAvgQAIbYDQAC_BAAhtwMBAK0EACG4AwEAyQQAIbkDAQCtBAAhBu0CAADmBAAw7gIAAMwCABDvAgAA5gQAMPACAQCsBAAhugMBAKwEACG7A0AAvgQAIQbtAgAA5wQAMO4CAAC5AgAQ7wIAAOcEADDwAgEAugQAIboDAQC6BAAhuwNAAMUEACEI7QIAAOgEADDuAgAAswIAEO8CAADoBAAwhANAAL4EACGfAwEAqgQAIbwDAQCqBAAhvQMBAKwEACG-AwEArAQAIQjtAgAA6QQAMO4CAACgAgAQ7wIAAOkEADCEA0AAxQQAIZ8DAQC4BAAhvAMBALgEACG9AwEAugQAIb4DAQC6BAAhArwDAQAAAAG9AwEAAAABBu0CAADrBAAw7gIAAJoCABDvAgAA6wQAMPACAQCqBAAh8QICAKsEACHAAwEAyQQAIQbtAgAA7AQAMO4CAACHAgAQ7wIAAOwEADDwAgEAuAQAIfECAgC5BAAhwAMBANEEACEK7QIAAO0EADDuAgAAgQIAEO8CAADtBAAw8AIBAKoEACGkAwEArAQAIasDAQCqBAAhrAMBAKwEACGtAwIAqwQAIa4DQAC-BAAhwQNAAL8EACELDAAA0wQAIO0CAADuBAAw7gIAAO4BABDvAgAA7gQAMPACAQC4BAAhpAMBALoEACGrAwEAuAQAIawDAQC6BAAhrQMCALkEACGuA0AAxQQAIcEDQADGBAAhDO0CAADvBAAw7gIAAOgBABDvAgAA7wQAMJADAADKBAAgnwMBAKoEACHCAwEArAQAIcMDQAC-BAAhxAMBAK0EACHFA0AAvwQAIcYDAQCtBAAhxwNAAL8EACHIAwEAyQQAIQ0GAADxBAAg7QIAAPAEADDuAgAAEwAQ7wIAAPAEADCQAwAA0gQAIJ8DAQC4BAAhwgMBALoEACHDA0AAxQQAIcQDAQC7BAAhxQNAAMYEACHGAwEAuwQAIccDQADGBAAhyAMBANEEACExCAAAgwUAIAkAAIQFACAKAACFBQAgCwAAhgUAIA0AAIcFACAOAACBBQAgEAAAiAUAIBMAAPsEACAUAACJBQAg7QIAAIIFADDuAgAAGQAQ7wIAAIIFADDwAgEAuAQAIfECAgC5BAAh8wIBALoEACGHAwEAuAQAIZADAADSBAAgrwMBALoEACG8AwEAuAQAIcADAQC4BAAh0gMgANAEACHUAwIAuQQAIesDAgC5BAAh7AMCALkEACHtAwEAuwQAIe4DIADQBAAh7wMBALsEACHwA0AAxQQAIfEDQADFBAAh8gNAAMYEACHzA0AAxgQAIfQDQADGBAAh9QNAAMYEACH2AwAA5AQAIPcDQADGBAAh-ANAAMYEACH5AwEAuwQAIfoDAQC7BAAh-wNAAMYEACH8AwEAuwQAIf0DAQC7BAAh_gNAAMYEACH_AwEAuwQAIYAEAQC7BAAhgQRAAMYEACGCBAEAuwQAIYMEQADGBAAhhQQAABkAIIYEAAAZACAI7QIAAPIEADDuAgAA0AEAEO8CAADyBAAw8AIEANcEACGcA0AAvgQAIZ8DAQCqBAAhpgMBAK0EACHJAwEArAQAIQztAgAA8wQAMO4CAAC6AQAQ7wIAAPMEADDwAgEAqgQAIYQDQAC-BAAhpAMBAKwEACGmAwEArQQAIa8DAQCsBAAhsgMAAMoEACDKAwEArQQAIcsDAQCqBAAhzANAAL8EACEO7QIAAPQEADDuAgAApAEAEO8CAAD0BAAwnwMBAKoEACGqAwEArQQAIa8DAQCsBAAhzANAAL8EACHNAyAAyAQAIc4DAQCqBAAhzwNAAL4EACHQA0AAvgQAIdEDQAC_BAAh0gMgAMgEACHTAwAA4QQAIA8GAADxBAAg7QIAAPUEADDuAgAAEQAQ7wIAAPUEADCfAwEAuAQAIaoDAQC7BAAhrwMBALoEACHMA0AAxgQAIc0DIADQBAAhzgMBALgEACHPA0AAxQQAIdADQADFBAAh0QNAAMYEACHSAyAA0AQAIdMDAADkBAAgCu0CAAD2BAAw7gIAAIwBABDvAgAA9gQAMPACAQCsBAAh8wIBAKwEACGfAwEAqgQAIdQDAgCrBAAh1QMCAKsEACHWA0AAvgQAIdcDQAC_BAAhCO0CAAD3BAAw7gIAAHYAEO8CAAD3BAAw8AIBAKwEACHzAgEArAQAIZ8DAQCqBAAh1AMCAKsEACHVAwIAqwQAIR3tAgAA-AQAMO4CAABgABDvAgAA-AQAMPMCAQCsBAAhhANAAL4EACGFAwIAqwQAIYYDQAC_BAAhnwMBAKoEACGzAwEArQQAIdUDAgCrBAAh2AMCAKsEACHZA0AAvwQAIdoDQAC_BAAh2wNAAL8EACHcA0AAvwQAId0DQAC_BAAh3gMCAKsEACHfAwIAqwQAIeADIADIBAAh4QMCAKsEACHiAwIAqwQAIeMDQAC_BAAh5AMCAKsEACHlA0AAvwQAIeYDAQCtBAAh5wNAAL8EACHoA0AAvwQAIekDQAC_BAAh6gMCAKsEACEm7QIAAPkEADDuAgAASgAQ7wIAAPkEADDwAgEAqgQAIfECAgCrBAAh8wIBAKwEACGHAwEAqgQAIZADAADKBAAgrwMBAKwEACG8AwEAqgQAIcADAQCqBAAh0gMgAMgEACHUAwIAqwQAIesDAgCrBAAh7AMCAKsEACHtAwEArQQAIe4DIADIBAAh7wMBAK0EACHwA0AAvgQAIfEDQAC-BAAh8gNAAL8EACHzA0AAvwQAIfQDQAC_BAAh9QNAAL8EACH2AwAA4QQAIPcDQAC_BAAh-ANAAL8EACH5AwEArQQAIfoDAQCtBAAh-wNAAL8EACH8AwEArQQAIf0DAQCtBAAh_gNAAL8EACH_AwEArQQAIYAEAQCtBAAhgQRAAL8EACGCBAEArQQAIYMEQAC_BAAhDAYAAPEEACARAAD7BAAg7QIAAPoEADDuAgAALwAQ7wIAAPoEADDwAgEAuAQAIZ8DAQC4BAAhpAMBALoEACGrAwEAuAQAIawDAQC6BAAhrQMCALkEACGuA0AAxQQAIQOZAwAAKQAgmgMAACkAIJsDAAApACAQBgAA8QQAIBIAAP0EACDtAgAA_AQAMO4CAAApABDvAgAA_AQAMPACAQC4BAAh8wIBALoEACGcA0AAxQQAIZ8DAQC4BAAhpAMBALoEACGlAwEAugQAIaYDAQC7BAAhpwMBALgEACGoA0AAxgQAIakDQADGBAAhqgMBALsEACEOBgAA8QQAIBEAAPsEACDtAgAA-gQAMO4CAAAvABDvAgAA-gQAMPACAQC4BAAhnwMBALgEACGkAwEAugQAIasDAQC4BAAhrAMBALoEACGtAwIAuQQAIa4DQADFBAAhhQQAAC8AIIYEAAAvACAOBgAA_wQAIO0CAAD-BAAw7gIAACQAEO8CAAD-BAAw8AIBALgEACGfAwEA0QQAIaQDAQC6BAAhswMBALsEACG0AwEAugQAIbUDQADFBAAhtgNAAMYEACG3AwEAuwQAIbgDAQDRBAAhuQMBALsEACExCAAAgwUAIAkAAIQFACAKAACFBQAgCwAAhgUAIA0AAIcFACAOAACBBQAgEAAAiAUAIBMAAPsEACAUAACJBQAg7QIAAIIFADDuAgAAGQAQ7wIAAIIFADDwAgEAuAQAIfECAgC5BAAh8wIBALoEACGHAwEAuAQAIZADAADSBAAgrwMBALoEACG8AwEAuAQAIcADAQC4BAAh0gMgANAEACHUAwIAuQQAIesDAgC5BAAh7AMCALkEACHtAwEAuwQAIe4DIADQBAAh7wMBALsEACHwA0AAxQQAIfEDQADFBAAh8gNAAMYEACHzA0AAxgQAIfQDQADGBAAh9QNAAMYEACH2AwAA5AQAIPcDQADGBAAh-ANAAMYEACH5AwEAuwQAIfoDAQC7BAAh-wNAAMYEACH8AwEAuwQAIf0DAQC7BAAh_gNAAMYEACH_AwEAuwQAIYAEAQC7BAAhgQRAAMYEACGCBAEAuwQAIYMEQADGBAAhhQQAABkAIIYEAAAZACANDgAAgQUAIO0CAACABQAw7gIAAB4AEO8CAACABQAw8AIBALgEACGEA0AAxQQAIaQDAQC6BAAhpgMBALsEACGvAwEAugQAIbIDAADSBAAgygMBALsEACHLAwEAuAQAIcwDQADGBAAhFgwAANMEACAPAADUBAAg7QIAAM8EADDuAgAA4QMAEO8CAADPBAAw8AIBALoEACHxAgIAuQQAIfMCAQC6BAAhhwMBALgEACGIAyAA0AQAIYkDAQC6BAAhigMBALoEACGLAwEAugQAIYwDAQC7BAAhjQMBALsEACGOAwEA0QQAIY8DQADGBAAhkAMAANIEACCRAwEAuwQAIZIDAgC5BAAhhQQAAOEDACCGBAAA4QMAIC8IAACDBQAgCQAAhAUAIAoAAIUFACALAACGBQAgDQAAhwUAIA4AAIEFACAQAACIBQAgEwAA-wQAIBQAAIkFACDtAgAAggUAMO4CAAAZABDvAgAAggUAMPACAQC4BAAh8QICALkEACHzAgEAugQAIYcDAQC4BAAhkAMAANIEACCvAwEAugQAIbwDAQC4BAAhwAMBALgEACHSAyAA0AQAIdQDAgC5BAAh6wMCALkEACHsAwIAuQQAIe0DAQC7BAAh7gMgANAEACHvAwEAuwQAIfADQADFBAAh8QNAAMUEACHyA0AAxgQAIfMDQADGBAAh9ANAAMYEACH1A0AAxgQAIfYDAADkBAAg9wNAAMYEACH4A0AAxgQAIfkDAQC7BAAh-gMBALsEACH7A0AAxgQAIfwDAQC7BAAh_QMBALsEACH-A0AAxgQAIf8DAQC7BAAhgAQBALsEACGBBEAAxgQAIYIEAQC7BAAhgwRAAMYEACEDmQMAAAMAIJoDAAADACCbAwAAAwAgEQYAAPEEACDtAgAA9QQAMO4CAAARABDvAgAA9QQAMJ8DAQC4BAAhqgMBALsEACGvAwEAugQAIcwDQADGBAAhzQMgANAEACHOAwEAuAQAIc8DQADFBAAh0ANAAMUEACHRA0AAxgQAIdIDIADQBAAh0wMAAOQEACCFBAAAEQAghgQAABEAIA8GAADxBAAg7QIAAPAEADDuAgAAEwAQ7wIAAPAEADCQAwAA0gQAIJ8DAQC4BAAhwgMBALoEACHDA0AAxQQAIcQDAQC7BAAhxQNAAMYEACHGAwEAuwQAIccDQADGBAAhyAMBANEEACGFBAAAEwAghgQAABMAIAOZAwAAFQAgmgMAABUAIJsDAAAVACANDAAA0wQAIO0CAADuBAAw7gIAAO4BABDvAgAA7gQAMPACAQC4BAAhpAMBALoEACGrAwEAuAQAIawDAQC6BAAhrQMCALkEACGuA0AAxQQAIcEDQADGBAAhhQQAAO4BACCGBAAA7gEAIAOZAwAAJAAgmgMAACQAIJsDAAAkACADmQMAAC8AIJoDAAAvACCbAwAALwAgCQYAAPEEACDtAgAAigUAMO4CAAAVABDvAgAAigUAMPACBADbBAAhnANAAMUEACGfAwEAuAQAIaYDAQC7BAAhyQMBALoEACELAwAAjAUAIO0CAACLBQAw7gIAAAsAEO8CAACLBQAw8AIBALoEACHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIdYDQADFBAAh1wNAAMYEACEiBAAAkAUAIAUAAJEFACAGAADxBAAg7QIAAI8FADDuAgAAAwAQ7wIAAI8FADDzAgEAugQAIYQDQADFBAAhhQMCALkEACGGA0AAxgQAIZ8DAQC4BAAhswMBALsEACHVAwIAuQQAIdgDAgC5BAAh2QNAAMYEACHaA0AAxgQAIdsDQADGBAAh3ANAAMYEACHdA0AAxgQAId4DAgC5BAAh3wMCALkEACHgAyAA0AQAIeEDAgC5BAAh4gMCALkEACHjA0AAxgQAIeQDAgC5BAAh5QNAAMYEACHmAwEAuwQAIecDQADGBAAh6ANAAMYEACHpA0AAxgQAIeoDAgC5BAAhhQQAAAMAIIYEAAADACAJAwAAjAUAIO0CAACNBQAw7gIAAAcAEO8CAACNBQAw8AIBALoEACHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIQKfAwEAAAAB2AMCAAAAASAEAACQBQAgBQAAkQUAIAYAAPEEACDtAgAAjwUAMO4CAAADABDvAgAAjwUAMPMCAQC6BAAhhANAAMUEACGFAwIAuQQAIYYDQADGBAAhnwMBALgEACGzAwEAuwQAIdUDAgC5BAAh2AMCALkEACHZA0AAxgQAIdoDQADGBAAh2wNAAMYEACHcA0AAxgQAId0DQADGBAAh3gMCALkEACHfAwIAuQQAIeADIADQBAAh4QMCALkEACHiAwIAuQQAIeMDQADGBAAh5AMCALkEACHlA0AAxgQAIeYDAQC7BAAh5wNAAMYEACHoA0AAxgQAIekDQADGBAAh6gMCALkEACEDmQMAAAcAIJoDAAAHACCbAwAABwAgA5kDAAALACCaAwAACwAgmwMAAAsAIAAAAAAAAAGKBAEAAAABBYoEAgAAAAGQBAIAAAABkQQCAAAAAZIEAgAAAAGTBAIAAAABAYoEAQAAAAEAAAAAAAGKBEAAAAABAYoEQAAAAAEAAAAAAAGKBCAAAAABCyEAALYFADAiAAC7BQAwhwQAALcFADCIBAAAuAUAMIkEAAC5BQAgigQAALoFADCLBAAAugUAMIwEAAC6BQAwjQQAALoFADCOBAAAvAUAMI8EAAC9BQAwCyEAAKoFADAiAACvBQAwhwQAAKsFADCIBAAArAUAMIkEAACtBQAgigQAAK4FADCLBAAArgUAMIwEAACuBQAwjQQAAK4FADCOBAAAsAUAMI8EAACxBQAwCPACAQAAAAGEA0AAAAABpAMBAAAAAaYDAQAAAAGyA4AAAAABygMBAAAAAcsDAQAAAAHMA0AAAAABAgAAACAAICEAALUFACADAAAAIAAgIQAAtQUAICIAALQFACABGgAAiggAMA0OAACBBQAg7QIAAIAFADDuAgAAHgAQ7wIAAIAFADDwAgEAAAABhANAAMUEACGkAwEAugQAIaYDAQC7BAAhrwMBALoEACGyAwAA0gQAIMoDAQC7BAAhywMBALgEACHMA0AAxgQAIQIAAAAgACAaAAC0BQAgAgAAALIFACAaAACzBQAgDO0CAACxBQAw7gIAALIFABDvAgAAsQUAMPACAQC4BAAhhANAAMUEACGkAwEAugQAIaYDAQC7BAAhrwMBALoEACGyAwAA0gQAIMoDAQC7BAAhywMBALgEACHMA0AAxgQAIQztAgAAsQUAMO4CAACyBQAQ7wIAALEFADDwAgEAuAQAIYQDQADFBAAhpAMBALoEACGmAwEAuwQAIa8DAQC6BAAhsgMAANIEACDKAwEAuwQAIcsDAQC4BAAhzANAAMYEACEI8AIBAJgFACGEA0AAoAUAIaQDAQCYBQAhpgMBAJoFACGyA4AAAAABygMBAJoFACHLAwEAmAUAIcwDQAChBQAhCPACAQCYBQAhhANAAKAFACGkAwEAmAUAIaYDAQCaBQAhsgOAAAAAAcoDAQCaBQAhywMBAJgFACHMA0AAoQUAIQjwAgEAAAABhANAAAAAAaQDAQAAAAGmAwEAAAABsgOAAAAAAcoDAQAAAAHLAwEAAAABzANAAAAAASoIAAC8BgAgCQAAvQYAIAoAAL4GACALAAC_BgAgDQAAwAYAIBAAAMEGACATAADCBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABvAMBAAAAAcADAQAAAAHSAyAAAAAB1AMCAAAAAesDAgAAAAHsAwIAAAAB7QMBAAAAAe4DIAAAAAHvAwEAAAAB8ANAAAAAAfEDQAAAAAHyA0AAAAAB8wNAAAAAAfQDQAAAAAH1A0AAAAAB9gOAAAAAAfcDQAAAAAH4A0AAAAAB-QMBAAAAAfoDAQAAAAH7A0AAAAAB_AMBAAAAAf0DAQAAAAH-A0AAAAAB_wMBAAAAAYAEAQAAAAGBBEAAAAABggQBAAAAAYMEQAAAAAECAAAAAQAgIQAAuwYAIAMAAAABACAhAAC7BgAgIgAAwAUAIAEaAACJCAAwLwgAAIMFACAJAACEBQAgCgAAhQUAIAsAAIYFACANAACHBQAgDgAAgQUAIBAAAIgFACATAAD7BAAgFAAAiQUAIO0CAACCBQAw7gIAABkAEO8CAACCBQAw8AIBAAAAAfECAgC5BAAh8wIBALoEACGHAwEAuAQAIZADAADSBAAgrwMBALoEACG8AwEAuAQAIcADAQC4BAAh0gMgANAEACHUAwIAuQQAIesDAgC5BAAh7AMCALkEACHtAwEAuwQAIe4DIADQBAAh7wMBALsEACHwA0AAxQQAIfEDQADFBAAh8gNAAMYEACHzA0AAxgQAIfQDQADGBAAh9QNAAMYEACH2AwAA5AQAIPcDQADGBAAh-ANAAMYEACH5AwEAuwQAIfoDAQC7BAAh-wNAAMYEACH8AwEAuwQAIf0DAQC7BAAh_gNAAMYEACH_AwEAuwQAIYAEAQC7BAAhgQRAAMYEACGCBAEAuwQAIYMEQADGBAAhAgAAAAEAIBoAAMAFACACAAAAvgUAIBoAAL8FACAm7QIAAL0FADDuAgAAvgUAEO8CAAC9BQAw8AIBALgEACHxAgIAuQQAIfMCAQC6BAAhhwMBALgEACGQAwAA0gQAIK8DAQC6BAAhvAMBALgEACHAAwEAuAQAIdIDIADQBAAh1AMCALkEACHrAwIAuQQAIewDAgC5BAAh7QMBALsEACHuAyAA0AQAIe8DAQC7BAAh8ANAAMUEACHxA0AAxQQAIfIDQADGBAAh8wNAAMYEACH0A0AAxgQAIfUDQADGBAAh9gMAAOQEACD3A0AAxgQAIfgDQADGBAAh-QMBALsEACH6AwEAuwQAIfsDQADGBAAh_AMBALsEACH9AwEAuwQAIf4DQADGBAAh_wMBALsEACGABAEAuwQAIYEEQADGBAAhggQBALsEACGDBEAAxgQAISbtAgAAvQUAMO4CAAC-BQAQ7wIAAL0FADDwAgEAuAQAIfECAgC5BAAh8wIBALoEACGHAwEAuAQAIZADAADSBAAgrwMBALoEACG8AwEAuAQAIcADAQC4BAAh0gMgANAEACHUAwIAuQQAIesDAgC5BAAh7AMCALkEACHtAwEAuwQAIe4DIADQBAAh7wMBALsEACHwA0AAxQQAIfEDQADFBAAh8gNAAMYEACHzA0AAxgQAIfQDQADGBAAh9QNAAMYEACH2AwAA5AQAIPcDQADGBAAh-ANAAMYEACH5AwEAuwQAIfoDAQC7BAAh-wNAAMYEACH8AwEAuwQAIf0DAQC7BAAh_gNAAMYEACH_AwEAuwQAIYAEAQC7BAAhgQRAAMYEACGCBAEAuwQAIYMEQADGBAAhIvACAQCYBQAh8QICAJkFACHzAgEAmAUAIYcDAQCYBQAhkAOAAAAAAbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAISoIAADBBQAgCQAAwgUAIAoAAMMFACALAADEBQAgDQAAxQUAIBAAAMYFACATAADHBQAgFAAAyAUAIPACAQCYBQAh8QICAJkFACHzAgEAmAUAIYcDAQCYBQAhkAOAAAAAAbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAIQshAACTBgAwIgAAmAYAMIcEAACUBgAwiAQAAJUGADCJBAAAlgYAIIoEAACXBgAwiwQAAJcGADCMBAAAlwYAMI0EAACXBgAwjgQAAJkGADCPBAAAmgYAMAchAACOBgAgIgAAkQYAIIcEAACPBgAgiAQAAJAGACCLBAAAEQAgjAQAABEAII0EAACPAQAgByEAAIkGACAiAACMBgAghwQAAIoGACCIBAAAiwYAIIsEAAATACCMBAAAEwAgjQQAANMBACALIQAA_AUAMCIAAIEGADCHBAAA_QUAMIgEAAD-BQAwiQQAAP8FACCKBAAAgAYAMIsEAACABgAwjAQAAIAGADCNBAAAgAYAMI4EAACCBgAwjwQAAIMGADAFIQAA8gcAICIAAIcIACCHBAAA8wcAIIgEAACGCAAgjQQAAOsBACALIQAA8AUAMCIAAPUFADCHBAAA8QUAMIgEAADyBQAwiQQAAPMFACCKBAAA9AUAMIsEAAD0BQAwjAQAAPQFADCNBAAA9AUAMI4EAAD2BQAwjwQAAPcFADALIQAA5QUAMCIAAOkFADCHBAAA5gUAMIgEAADnBQAwiQQAAOgFACCKBAAA2QUAMIsEAADZBQAwjAQAANkFADCNBAAA2QUAMI4EAADqBQAwjwQAANwFADALIQAAyQUAMCIAAM4FADCHBAAAygUAMIgEAADLBQAwiQQAAMwFACCKBAAAzQUAMIsEAADNBQAwjAQAAM0FADCNBAAAzQUAMI4EAADPBQAwjwQAANAFADAHEQAA5AUAIPACAQAAAAGkAwEAAAABqwMBAAAAAawDAQAAAAGtAwIAAAABrgNAAAAAAQIAAAAxACAhAADjBQAgAwAAADEAICEAAOMFACAiAADTBQAgARoAAIUIADAMBgAA8QQAIBEAAPsEACDtAgAA-gQAMO4CAAAvABDvAgAA-gQAMPACAQAAAAGfAwEAuAQAIaQDAQC6BAAhqwMBALgEACGsAwEAugQAIa0DAgC5BAAhrgNAAMUEACECAAAAMQAgGgAA0wUAIAIAAADRBQAgGgAA0gUAIArtAgAA0AUAMO4CAADRBQAQ7wIAANAFADDwAgEAuAQAIZ8DAQC4BAAhpAMBALoEACGrAwEAuAQAIawDAQC6BAAhrQMCALkEACGuA0AAxQQAIQrtAgAA0AUAMO4CAADRBQAQ7wIAANAFADDwAgEAuAQAIZ8DAQC4BAAhpAMBALoEACGrAwEAuAQAIawDAQC6BAAhrQMCALkEACGuA0AAxQQAIQbwAgEAmAUAIaQDAQCYBQAhqwMBAJgFACGsAwEAmAUAIa0DAgCZBQAhrgNAAKAFACEHEQAA1AUAIPACAQCYBQAhpAMBAJgFACGrAwEAmAUAIawDAQCYBQAhrQMCAJkFACGuA0AAoAUAIQshAADVBQAwIgAA2gUAMIcEAADWBQAwiAQAANcFADCJBAAA2AUAIIoEAADZBQAwiwQAANkFADCMBAAA2QUAMI0EAADZBQAwjgQAANsFADCPBAAA3AUAMAsGAADiBQAg8AIBAAAAAfMCAQAAAAGcA0AAAAABnwMBAAAAAaQDAQAAAAGlAwEAAAABpgMBAAAAAagDQAAAAAGpA0AAAAABqgMBAAAAAQIAAAArACAhAADhBQAgAwAAACsAICEAAOEFACAiAADfBQAgARoAAIQIADAQBgAA8QQAIBIAAP0EACDtAgAA_AQAMO4CAAApABDvAgAA_AQAMPACAQAAAAHzAgEAugQAIZwDQADFBAAhnwMBALgEACGkAwEAugQAIaUDAQC6BAAhpgMBALsEACGnAwEAuAQAIagDQADGBAAhqQNAAMYEACGqAwEAuwQAIQIAAAArACAaAADfBQAgAgAAAN0FACAaAADeBQAgDu0CAADcBQAw7gIAAN0FABDvAgAA3AUAMPACAQC4BAAh8wIBALoEACGcA0AAxQQAIZ8DAQC4BAAhpAMBALoEACGlAwEAugQAIaYDAQC7BAAhpwMBALgEACGoA0AAxgQAIakDQADGBAAhqgMBALsEACEO7QIAANwFADDuAgAA3QUAEO8CAADcBQAw8AIBALgEACHzAgEAugQAIZwDQADFBAAhnwMBALgEACGkAwEAugQAIaUDAQC6BAAhpgMBALsEACGnAwEAuAQAIagDQADGBAAhqQNAAMYEACGqAwEAuwQAIQrwAgEAmAUAIfMCAQCYBQAhnANAAKAFACGfAwEAmAUAIaQDAQCYBQAhpQMBAJgFACGmAwEAmgUAIagDQAChBQAhqQNAAKEFACGqAwEAmgUAIQsGAADgBQAg8AIBAJgFACHzAgEAmAUAIZwDQACgBQAhnwMBAJgFACGkAwEAmAUAIaUDAQCYBQAhpgMBAJoFACGoA0AAoQUAIakDQAChBQAhqgMBAJoFACEFIQAA_wcAICIAAIIIACCHBAAAgAgAIIgEAACBCAAgjQQAAAEAIAsGAADiBQAg8AIBAAAAAfMCAQAAAAGcA0AAAAABnwMBAAAAAaQDAQAAAAGlAwEAAAABpgMBAAAAAagDQAAAAAGpA0AAAAABqgMBAAAAAQMhAAD_BwAghwQAAIAIACCNBAAAAQAgBxEAAOQFACDwAgEAAAABpAMBAAAAAasDAQAAAAGsAwEAAAABrQMCAAAAAa4DQAAAAAEEIQAA1QUAMIcEAADWBQAwiQQAANgFACCNBAAA2QUAMAsSAADvBQAg8AIBAAAAAfMCAQAAAAGcA0AAAAABpAMBAAAAAaUDAQAAAAGmAwEAAAABpwMBAAAAAagDQAAAAAGpA0AAAAABqgMBAAAAAQIAAAArACAhAADuBQAgAwAAACsAICEAAO4FACAiAADsBQAgARoAAP4HADACAAAAKwAgGgAA7AUAIAIAAADdBQAgGgAA6wUAIArwAgEAmAUAIfMCAQCYBQAhnANAAKAFACGkAwEAmAUAIaUDAQCYBQAhpgMBAJoFACGnAwEAmAUAIagDQAChBQAhqQNAAKEFACGqAwEAmgUAIQsSAADtBQAg8AIBAJgFACHzAgEAmAUAIZwDQACgBQAhpAMBAJgFACGlAwEAmAUAIaYDAQCaBQAhpwMBAJgFACGoA0AAoQUAIakDQAChBQAhqgMBAJoFACEFIQAA-QcAICIAAPwHACCHBAAA-gcAIIgEAAD7BwAgjQQAADEAIAsSAADvBQAg8AIBAAAAAfMCAQAAAAGcA0AAAAABpAMBAAAAAaUDAQAAAAGmAwEAAAABpwMBAAAAAagDQAAAAAGpA0AAAAABqgMBAAAAAQMhAAD5BwAghwQAAPoHACCNBAAAMQAgCfACAQAAAAGkAwEAAAABswMBAAAAAbQDAQAAAAG1A0AAAAABtgNAAAAAAbcDAQAAAAG4AwEAAAABuQMBAAAAAQIAAAAmACAhAAD7BQAgAwAAACYAICEAAPsFACAiAAD6BQAgARoAAPgHADAOBgAA_wQAIO0CAAD-BAAw7gIAACQAEO8CAAD-BAAw8AIBAAAAAZ8DAQDRBAAhpAMBALoEACGzAwEAuwQAIbQDAQC6BAAhtQNAAMUEACG2A0AAxgQAIbcDAQC7BAAhuAMBANEEACG5AwEAuwQAIQIAAAAmACAaAAD6BQAgAgAAAPgFACAaAAD5BQAgDe0CAAD3BQAw7gIAAPgFABDvAgAA9wUAMPACAQC4BAAhnwMBANEEACGkAwEAugQAIbMDAQC7BAAhtAMBALoEACG1A0AAxQQAIbYDQADGBAAhtwMBALsEACG4AwEA0QQAIbkDAQC7BAAhDe0CAAD3BQAw7gIAAPgFABDvAgAA9wUAMPACAQC4BAAhnwMBANEEACGkAwEAugQAIbMDAQC7BAAhtAMBALoEACG1A0AAxQQAIbYDQADGBAAhtwMBALsEACG4AwEA0QQAIbkDAQC7BAAhCfACAQCYBQAhpAMBAJgFACGzAwEAmgUAIbQDAQCYBQAhtQNAAKAFACG2A0AAoQUAIbcDAQCaBQAhuAMBAJoFACG5AwEAmgUAIQnwAgEAmAUAIaQDAQCYBQAhswMBAJoFACG0AwEAmAUAIbUDQACgBQAhtgNAAKEFACG3AwEAmgUAIbgDAQCaBQAhuQMBAJoFACEJ8AIBAAAAAaQDAQAAAAGzAwEAAAABtAMBAAAAAbUDQAAAAAG2A0AAAAABtwMBAAAAAbgDAQAAAAG5AwEAAAABBPACBAAAAAGcA0AAAAABpgMBAAAAAckDAQAAAAECAAAAFwAgIQAAiAYAIAMAAAAXACAhAACIBgAgIgAAhwYAIAEaAAD3BwAwCQYAAPEEACDtAgAAigUAMO4CAAAVABDvAgAAigUAMPACBAAAAAGcA0AAxQQAIZ8DAQC4BAAhpgMBALsEACHJAwEAugQAIQIAAAAXACAaAACHBgAgAgAAAIQGACAaAACFBgAgCO0CAACDBgAw7gIAAIQGABDvAgAAgwYAMPACBADbBAAhnANAAMUEACGfAwEAuAQAIaYDAQC7BAAhyQMBALoEACEI7QIAAIMGADDuAgAAhAYAEO8CAACDBgAw8AIEANsEACGcA0AAxQQAIZ8DAQC4BAAhpgMBALsEACHJAwEAugQAIQTwAgQAhgYAIZwDQACgBQAhpgMBAJoFACHJAwEAmAUAIQWKBAQAAAABkAQEAAAAAZEEBAAAAAGSBAQAAAABkwQEAAAAAQTwAgQAhgYAIZwDQACgBQAhpgMBAJoFACHJAwEAmAUAIQTwAgQAAAABnANAAAAAAaYDAQAAAAHJAwEAAAABCJADgAAAAAHCAwEAAAABwwNAAAAAAcQDAQAAAAHFA0AAAAABxgMBAAAAAccDQAAAAAHIAwEAAAABAgAAANMBACAhAACJBgAgAwAAABMAICEAAIkGACAiAACNBgAgCgAAABMAIBoAAI0GACCQA4AAAAABwgMBAJgFACHDA0AAoAUAIcQDAQCaBQAhxQNAAKEFACHGAwEAmgUAIccDQAChBQAhyAMBAJoFACEIkAOAAAAAAcIDAQCYBQAhwwNAAKAFACHEAwEAmgUAIcUDQAChBQAhxgMBAJoFACHHA0AAoQUAIcgDAQCaBQAhCqoDAQAAAAGvAwEAAAABzANAAAAAAc0DIAAAAAHOAwEAAAABzwNAAAAAAdADQAAAAAHRA0AAAAAB0gMgAAAAAdMDgAAAAAECAAAAjwEAICEAAI4GACADAAAAEQAgIQAAjgYAICIAAJIGACAMAAAAEQAgGgAAkgYAIKoDAQCaBQAhrwMBAJgFACHMA0AAoQUAIc0DIACnBQAhzgMBAJgFACHPA0AAoAUAIdADQACgBQAh0QNAAKEFACHSAyAApwUAIdMDgAAAAAEKqgMBAJoFACGvAwEAmAUAIcwDQAChBQAhzQMgAKcFACHOAwEAmAUAIc8DQACgBQAh0ANAAKAFACHRA0AAoQUAIdIDIACnBQAh0wOAAAAAARsEAAC5BgAgBQAAugYAIPMCAQAAAAGEA0AAAAABhQMCAAAAAYYDQAAAAAGzAwEAAAAB1QMCAAAAAdgDAgAAAAHZA0AAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DAgAAAAHfAwIAAAAB4AMgAAAAAeEDAgAAAAHiAwIAAAAB4wNAAAAAAeQDAgAAAAHlA0AAAAAB5gMBAAAAAecDQAAAAAHoA0AAAAAB6QNAAAAAAeoDAgAAAAECAAAABQAgIQAAuAYAIAMAAAAFACAhAAC4BgAgIgAAnQYAIAEaAAD2BwAwIQQAAJAFACAFAACRBQAgBgAA8QQAIO0CAACPBQAw7gIAAAMAEO8CAACPBQAw8wIBALoEACGEA0AAxQQAIYUDAgC5BAAhhgNAAMYEACGfAwEAuAQAIbMDAQAAAAHVAwIAuQQAIdgDAgC5BAAh2QNAAMYEACHaA0AAxgQAIdsDQADGBAAh3ANAAMYEACHdA0AAxgQAId4DAgC5BAAh3wMCALkEACHgAyAA0AQAIeEDAgC5BAAh4gMCALkEACHjA0AAxgQAIeQDAgC5BAAh5QNAAMYEACHmAwEAuwQAIecDQADGBAAh6ANAAMYEACHpA0AAxgQAIeoDAgC5BAAhhAQAAI4FACACAAAABQAgGgAAnQYAIAIAAACbBgAgGgAAnAYAIB3tAgAAmgYAMO4CAACbBgAQ7wIAAJoGADDzAgEAugQAIYQDQADFBAAhhQMCALkEACGGA0AAxgQAIZ8DAQC4BAAhswMBALsEACHVAwIAuQQAIdgDAgC5BAAh2QNAAMYEACHaA0AAxgQAIdsDQADGBAAh3ANAAMYEACHdA0AAxgQAId4DAgC5BAAh3wMCALkEACHgAyAA0AQAIeEDAgC5BAAh4gMCALkEACHjA0AAxgQAIeQDAgC5BAAh5QNAAMYEACHmAwEAuwQAIecDQADGBAAh6ANAAMYEACHpA0AAxgQAIeoDAgC5BAAhHe0CAACaBgAw7gIAAJsGABDvAgAAmgYAMPMCAQC6BAAhhANAAMUEACGFAwIAuQQAIYYDQADGBAAhnwMBALgEACGzAwEAuwQAIdUDAgC5BAAh2AMCALkEACHZA0AAxgQAIdoDQADGBAAh2wNAAMYEACHcA0AAxgQAId0DQADGBAAh3gMCALkEACHfAwIAuQQAIeADIADQBAAh4QMCALkEACHiAwIAuQQAIeMDQADGBAAh5AMCALkEACHlA0AAxgQAIeYDAQC7BAAh5wNAAMYEACHoA0AAxgQAIekDQADGBAAh6gMCALkEACEZ8wIBAJgFACGEA0AAoAUAIYUDAgCZBQAhhgNAAKEFACGzAwEAmgUAIdUDAgCZBQAh2AMCAJkFACHZA0AAoQUAIdoDQAChBQAh2wNAAKEFACHcA0AAoQUAId0DQAChBQAh3gMCAJkFACHfAwIAmQUAIeADIACnBQAh4QMCAJkFACHiAwIAmQUAIeMDQAChBQAh5AMCAJkFACHlA0AAoQUAIeYDAQCaBQAh5wNAAKEFACHoA0AAoQUAIekDQAChBQAh6gMCAJkFACEbBAAAngYAIAUAAJ8GACDzAgEAmAUAIYQDQACgBQAhhQMCAJkFACGGA0AAoQUAIbMDAQCaBQAh1QMCAJkFACHYAwIAmQUAIdkDQAChBQAh2gNAAKEFACHbA0AAoQUAIdwDQAChBQAh3QNAAKEFACHeAwIAmQUAId8DAgCZBQAh4AMgAKcFACHhAwIAmQUAIeIDAgCZBQAh4wNAAKEFACHkAwIAmQUAIeUDQAChBQAh5gMBAJoFACHnA0AAoQUAIegDQAChBQAh6QNAAKEFACHqAwIAmQUAIQshAACsBgAwIgAAsQYAMIcEAACtBgAwiAQAAK4GADCJBAAArwYAIIoEAACwBgAwiwQAALAGADCMBAAAsAYAMI0EAACwBgAwjgQAALIGADCPBAAAswYAMAshAACgBgAwIgAApQYAMIcEAAChBgAwiAQAAKIGADCJBAAAowYAIIoEAACkBgAwiwQAAKQGADCMBAAApAYAMI0EAACkBgAwjgQAAKYGADCPBAAApwYAMAXwAgEAAAAB8wIBAAAAAdUDAgAAAAHWA0AAAAAB1wNAAAAAAQIAAAANACAhAACrBgAgAwAAAA0AICEAAKsGACAiAACqBgAgARoAAPUHADALAwAAjAUAIO0CAACLBQAw7gIAAAsAEO8CAACLBQAw8AIBAAAAAfMCAQC6BAAhnwMBALgEACHUAwIAuQQAIdUDAgC5BAAh1gNAAMUEACHXA0AAxgQAIQIAAAANACAaAACqBgAgAgAAAKgGACAaAACpBgAgCu0CAACnBgAw7gIAAKgGABDvAgAApwYAMPACAQC6BAAh8wIBALoEACGfAwEAuAQAIdQDAgC5BAAh1QMCALkEACHWA0AAxQQAIdcDQADGBAAhCu0CAACnBgAw7gIAAKgGABDvAgAApwYAMPACAQC6BAAh8wIBALoEACGfAwEAuAQAIdQDAgC5BAAh1QMCALkEACHWA0AAxQQAIdcDQADGBAAhBfACAQCYBQAh8wIBAJgFACHVAwIAmQUAIdYDQACgBQAh1wNAAKEFACEF8AIBAJgFACHzAgEAmAUAIdUDAgCZBQAh1gNAAKAFACHXA0AAoQUAIQXwAgEAAAAB8wIBAAAAAdUDAgAAAAHWA0AAAAAB1wNAAAAAAQPwAgEAAAAB8wIBAAAAAdUDAgAAAAECAAAACQAgIQAAtwYAIAMAAAAJACAhAAC3BgAgIgAAtgYAIAEaAAD0BwAwCQMAAIwFACDtAgAAjQUAMO4CAAAHABDvAgAAjQUAMPACAQAAAAHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIQIAAAAJACAaAAC2BgAgAgAAALQGACAaAAC1BgAgCO0CAACzBgAw7gIAALQGABDvAgAAswYAMPACAQC6BAAh8wIBALoEACGfAwEAuAQAIdQDAgC5BAAh1QMCALkEACEI7QIAALMGADDuAgAAtAYAEO8CAACzBgAw8AIBALoEACHzAgEAugQAIZ8DAQC4BAAh1AMCALkEACHVAwIAuQQAIQPwAgEAmAUAIfMCAQCYBQAh1QMCAJkFACED8AIBAJgFACHzAgEAmAUAIdUDAgCZBQAhA_ACAQAAAAHzAgEAAAAB1QMCAAAAARsEAAC5BgAgBQAAugYAIPMCAQAAAAGEA0AAAAABhQMCAAAAAYYDQAAAAAGzAwEAAAAB1QMCAAAAAdgDAgAAAAHZA0AAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DAgAAAAHfAwIAAAAB4AMgAAAAAeEDAgAAAAHiAwIAAAAB4wNAAAAAAeQDAgAAAAHlA0AAAAAB5gMBAAAAAecDQAAAAAHoA0AAAAAB6QNAAAAAAeoDAgAAAAEEIQAArAYAMIcEAACtBgAwiQQAAK8GACCNBAAAsAYAMAQhAACgBgAwhwQAAKEGADCJBAAAowYAII0EAACkBgAwKggAALwGACAJAAC9BgAgCgAAvgYAIAsAAL8GACANAADABgAgEAAAwQYAIBMAAMIGACAUAADDBgAg8AIBAAAAAfECAgAAAAHzAgEAAAABhwMBAAAAAZADgAAAAAG8AwEAAAABwAMBAAAAAdIDIAAAAAHUAwIAAAAB6wMCAAAAAewDAgAAAAHtAwEAAAAB7gMgAAAAAe8DAQAAAAHwA0AAAAAB8QNAAAAAAfIDQAAAAAHzA0AAAAAB9ANAAAAAAfUDQAAAAAH2A4AAAAAB9wNAAAAAAfgDQAAAAAH5AwEAAAAB-gMBAAAAAfsDQAAAAAH8AwEAAAAB_QMBAAAAAf4DQAAAAAH_AwEAAAABgAQBAAAAAYEEQAAAAAGCBAEAAAABgwRAAAAAAQQhAACTBgAwhwQAAJQGADCJBAAAlgYAII0EAACXBgAwAyEAAI4GACCHBAAAjwYAII0EAACPAQAgAyEAAIkGACCHBAAAigYAII0EAADTAQAgBCEAAPwFADCHBAAA_QUAMIkEAAD_BQAgjQQAAIAGADADIQAA8gcAIIcEAADzBwAgjQQAAOsBACAEIQAA8AUAMIcEAADxBQAwiQQAAPMFACCNBAAA9AUAMAQhAADlBQAwhwQAAOYFADCJBAAA6AUAII0EAADZBQAwBCEAAMkFADCHBAAAygUAMIkEAADMBQAgjQQAAM0FADAEIQAAtgUAMIcEAAC3BQAwiQQAALkFACCNBAAAugUAMAQhAACqBQAwhwQAAKsFADCJBAAArQUAII0EAACuBQAwAAAAAAAAAAAAAAAAAAAAAAAABSEAAO0HACAiAADwBwAghwQAAO4HACCIBAAA7wcAII0EAAABACADIQAA7QcAIIcEAADuBwAgjQQAAAEAIAAAAAAAAAAAByEAAOgHACAiAADrBwAghwQAAOkHACCIBAAA6gcAIIsEAAAZACCMBAAAGQAgjQQAAAEAIAMhAADoBwAghwQAAOkHACCNBAAAAQAgAAAAAAAAAAAAAAAAAAAAAAshAAD1BgAwIgAA-QYAMIcEAAD2BgAwiAQAAPcGADCJBAAA-AYAIIoEAAC6BQAwiwQAALoFADCMBAAAugUAMI0EAAC6BQAwjgQAAPoGADCPBAAAvQUAMCoIAAC8BgAgCQAAvQYAIAoAAL4GACALAAC_BgAgDgAA_wYAIBAAAMEGACATAADCBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHSAyAAAAAB1AMCAAAAAesDAgAAAAHsAwIAAAAB7QMBAAAAAe4DIAAAAAHvAwEAAAAB8ANAAAAAAfEDQAAAAAHyA0AAAAAB8wNAAAAAAfQDQAAAAAH1A0AAAAAB9gOAAAAAAfcDQAAAAAH4A0AAAAAB-QMBAAAAAfoDAQAAAAH7A0AAAAAB_AMBAAAAAf0DAQAAAAH-A0AAAAAB_wMBAAAAAYAEAQAAAAGBBEAAAAABggQBAAAAAYMEQAAAAAECAAAAAQAgIQAA_gYAIAMAAAABACAhAAD-BgAgIgAA_AYAIAEaAADnBwAwAgAAAAEAIBoAAPwGACACAAAAvgUAIBoAAPsGACAi8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIdIDIACnBQAh1AMCAJkFACHrAwIAmQUAIewDAgCZBQAh7QMBAJoFACHuAyAApwUAIe8DAQCaBQAh8ANAAKAFACHxA0AAoAUAIfIDQAChBQAh8wNAAKEFACH0A0AAoQUAIfUDQAChBQAh9gOAAAAAAfcDQAChBQAh-ANAAKEFACH5AwEAmgUAIfoDAQCaBQAh-wNAAKEFACH8AwEAmgUAIf0DAQCaBQAh_gNAAKEFACH_AwEAmgUAIYAEAQCaBQAhgQRAAKEFACGCBAEAmgUAIYMEQAChBQAhKggAAMEFACAJAADCBQAgCgAAwwUAIAsAAMQFACAOAAD9BgAgEAAAxgUAIBMAAMcFACAUAADIBQAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIdIDIACnBQAh1AMCAJkFACHrAwIAmQUAIewDAgCZBQAh7QMBAJoFACHuAyAApwUAIe8DAQCaBQAh8ANAAKAFACHxA0AAoAUAIfIDQAChBQAh8wNAAKEFACH0A0AAoQUAIfUDQAChBQAh9gOAAAAAAfcDQAChBQAh-ANAAKEFACH5AwEAmgUAIfoDAQCaBQAh-wNAAKEFACH8AwEAmgUAIf0DAQCaBQAh_gNAAKEFACH_AwEAmgUAIYAEAQCaBQAhgQRAAKEFACGCBAEAmgUAIYMEQAChBQAhBSEAAOIHACAiAADlBwAghwQAAOMHACCIBAAA5AcAII0EAADeAwAgKggAALwGACAJAAC9BgAgCgAAvgYAIAsAAL8GACAOAAD_BgAgEAAAwQYAIBMAAMIGACAUAADDBgAg8AIBAAAAAfECAgAAAAHzAgEAAAABhwMBAAAAAZADgAAAAAGvAwEAAAABvAMBAAAAAdIDIAAAAAHUAwIAAAAB6wMCAAAAAewDAgAAAAHtAwEAAAAB7gMgAAAAAe8DAQAAAAHwA0AAAAAB8QNAAAAAAfIDQAAAAAHzA0AAAAAB9ANAAAAAAfUDQAAAAAH2A4AAAAAB9wNAAAAAAfgDQAAAAAH5AwEAAAAB-gMBAAAAAfsDQAAAAAH8AwEAAAAB_QMBAAAAAf4DQAAAAAH_AwEAAAABgAQBAAAAAYEEQAAAAAGCBAEAAAABgwRAAAAAAQMhAADiBwAghwQAAOMHACCNBAAA3gMAIAQhAAD1BgAwhwQAAPYGADCJBAAA-AYAII0EAAC6BQAwAAAABSEAAN0HACAiAADgBwAghwQAAN4HACCIBAAA3wcAII0EAAABACADIQAA3QcAIIcEAADeBwAgjQQAAAEAIB0IAAC1BwAgCQAAtgcAIAoAALcHACALAAC4BwAgDQAAuQcAIA4AALQHACAQAAC6BwAgEwAAsgcAIBQAALsHACDtAwAAkgUAIO8DAACSBQAg8gMAAJIFACDzAwAAkgUAIPQDAACSBQAg9QMAAJIFACD2AwAAkgUAIPcDAACSBQAg-AMAAJIFACD5AwAAkgUAIPoDAACSBQAg-wMAAJIFACD8AwAAkgUAIP0DAACSBQAg_gMAAJIFACD_AwAAkgUAIIAEAACSBQAggQQAAJIFACCCBAAAkgUAIIMEAACSBQAgAAAAAAAFIQAA2AcAICIAANsHACCHBAAA2QcAIIgEAADaBwAgjQQAAAEAIAMhAADYBwAghwQAANkHACCNBAAAAQAgAAAABSEAANMHACAiAADWBwAghwQAANQHACCIBAAA1QcAII0EAADeAwAgAyEAANMHACCHBAAA1AcAII0EAADeAwAgAAAABSEAAM4HACAiAADRBwAghwQAAM8HACCIBAAA0AcAII0EAAABACADIQAAzgcAIIcEAADPBwAgjQQAAAEAIAAAAAAABSEAAMkHACAiAADMBwAghwQAAMoHACCIBAAAywcAII0EAAAFACADIQAAyQcAIIcEAADKBwAgjQQAAAUAIAAAAAAABSEAAMQHACAiAADHBwAghwQAAMUHACCIBAAAxgcAII0EAAAFACADIQAAxAcAIIcEAADFBwAgjQQAAAUAIAAAAAAABSEAAL8HACAiAADCBwAghwQAAMAHACCIBAAAwQcAII0EAAABACADIQAAvwcAIIcEAADABwAgjQQAAAEAIAAAAAAAAAIGAACGBwAgEQAAsgcAIAcMAADGBgAgDwAAxwYAIIwDAACSBQAgjQMAAJIFACCOAwAAkgUAII8DAACSBQAgkQMAAJIFACAABQYAAIYHACCqAwAAkgUAIMwDAACSBQAg0QMAAJIFACDTAwAAkgUAIAYGAACGBwAgxAMAAJIFACDFAwAAkgUAIMYDAACSBQAgxwMAAJIFACDIAwAAkgUAIAACDAAAxgYAIMEDAACSBQAgAAAQBAAAvQcAIAUAAL4HACAGAACGBwAghgMAAJIFACCzAwAAkgUAINkDAACSBQAg2gMAAJIFACDbAwAAkgUAINwDAACSBQAg3QMAAJIFACDjAwAAkgUAIOUDAACSBQAg5gMAAJIFACDnAwAAkgUAIOgDAACSBQAg6QMAAJIFACAAACsJAAC9BgAgCgAAvgYAIAsAAL8GACANAADABgAgDgAA_wYAIBAAAMEGACATAADCBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABAgAAAAEAICEAAL8HACADAAAAGQAgIQAAvwcAICIAAMMHACAtAAAAGQAgCQAAwgUAIAoAAMMFACALAADEBQAgDQAAxQUAIA4AAP0GACAQAADGBQAgEwAAxwUAIBQAAMgFACAaAADDBwAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIcADAQCYBQAh0gMgAKcFACHUAwIAmQUAIesDAgCZBQAh7AMCAJkFACHtAwEAmgUAIe4DIACnBQAh7wMBAJoFACHwA0AAoAUAIfEDQACgBQAh8gNAAKEFACHzA0AAoQUAIfQDQAChBQAh9QNAAKEFACH2A4AAAAAB9wNAAKEFACH4A0AAoQUAIfkDAQCaBQAh-gMBAJoFACH7A0AAoQUAIfwDAQCaBQAh_QMBAJoFACH-A0AAoQUAIf8DAQCaBQAhgAQBAJoFACGBBEAAoQUAIYIEAQCaBQAhgwRAAKEFACErCQAAwgUAIAoAAMMFACALAADEBQAgDQAAxQUAIA4AAP0GACAQAADGBQAgEwAAxwUAIBQAAMgFACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAIRwFAAC6BgAgBgAArAcAIPMCAQAAAAGEA0AAAAABhQMCAAAAAYYDQAAAAAGfAwEAAAABswMBAAAAAdUDAgAAAAHYAwIAAAAB2QNAAAAAAdoDQAAAAAHbA0AAAAAB3ANAAAAAAd0DQAAAAAHeAwIAAAAB3wMCAAAAAeADIAAAAAHhAwIAAAAB4gMCAAAAAeMDQAAAAAHkAwIAAAAB5QNAAAAAAeYDAQAAAAHnA0AAAAAB6ANAAAAAAekDQAAAAAHqAwIAAAABAgAAAAUAICEAAMQHACADAAAAAwAgIQAAxAcAICIAAMgHACAeAAAAAwAgBQAAnwYAIAYAAKsHACAaAADIBwAg8wIBAJgFACGEA0AAoAUAIYUDAgCZBQAhhgNAAKEFACGfAwEAmAUAIbMDAQCaBQAh1QMCAJkFACHYAwIAmQUAIdkDQAChBQAh2gNAAKEFACHbA0AAoQUAIdwDQAChBQAh3QNAAKEFACHeAwIAmQUAId8DAgCZBQAh4AMgAKcFACHhAwIAmQUAIeIDAgCZBQAh4wNAAKEFACHkAwIAmQUAIeUDQAChBQAh5gMBAJoFACHnA0AAoQUAIegDQAChBQAh6QNAAKEFACHqAwIAmQUAIRwFAACfBgAgBgAAqwcAIPMCAQCYBQAhhANAAKAFACGFAwIAmQUAIYYDQAChBQAhnwMBAJgFACGzAwEAmgUAIdUDAgCZBQAh2AMCAJkFACHZA0AAoQUAIdoDQAChBQAh2wNAAKEFACHcA0AAoQUAId0DQAChBQAh3gMCAJkFACHfAwIAmQUAIeADIACnBQAh4QMCAJkFACHiAwIAmQUAIeMDQAChBQAh5AMCAJkFACHlA0AAoQUAIeYDAQCaBQAh5wNAAKEFACHoA0AAoQUAIekDQAChBQAh6gMCAJkFACEcBAAAuQYAIAYAAKwHACDzAgEAAAABhANAAAAAAYUDAgAAAAGGA0AAAAABnwMBAAAAAbMDAQAAAAHVAwIAAAAB2AMCAAAAAdkDQAAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gMCAAAAAd8DAgAAAAHgAyAAAAAB4QMCAAAAAeIDAgAAAAHjA0AAAAAB5AMCAAAAAeUDQAAAAAHmAwEAAAAB5wNAAAAAAegDQAAAAAHpA0AAAAAB6gMCAAAAAQIAAAAFACAhAADJBwAgAwAAAAMAICEAAMkHACAiAADNBwAgHgAAAAMAIAQAAJ4GACAGAACrBwAgGgAAzQcAIPMCAQCYBQAhhANAAKAFACGFAwIAmQUAIYYDQAChBQAhnwMBAJgFACGzAwEAmgUAIdUDAgCZBQAh2AMCAJkFACHZA0AAoQUAIdoDQAChBQAh2wNAAKEFACHcA0AAoQUAId0DQAChBQAh3gMCAJkFACHfAwIAmQUAIeADIACnBQAh4QMCAJkFACHiAwIAmQUAIeMDQAChBQAh5AMCAJkFACHlA0AAoQUAIeYDAQCaBQAh5wNAAKEFACHoA0AAoQUAIekDQAChBQAh6gMCAJkFACEcBAAAngYAIAYAAKsHACDzAgEAmAUAIYQDQACgBQAhhQMCAJkFACGGA0AAoQUAIZ8DAQCYBQAhswMBAJoFACHVAwIAmQUAIdgDAgCZBQAh2QNAAKEFACHaA0AAoQUAIdsDQAChBQAh3ANAAKEFACHdA0AAoQUAId4DAgCZBQAh3wMCAJkFACHgAyAApwUAIeEDAgCZBQAh4gMCAJkFACHjA0AAoQUAIeQDAgCZBQAh5QNAAKEFACHmAwEAmgUAIecDQAChBQAh6ANAAKEFACHpA0AAoQUAIeoDAgCZBQAhKwgAALwGACAKAAC-BgAgCwAAvwYAIA0AAMAGACAOAAD_BgAgEAAAwQYAIBMAAMIGACAUAADDBgAg8AIBAAAAAfECAgAAAAHzAgEAAAABhwMBAAAAAZADgAAAAAGvAwEAAAABvAMBAAAAAcADAQAAAAHSAyAAAAAB1AMCAAAAAesDAgAAAAHsAwIAAAAB7QMBAAAAAe4DIAAAAAHvAwEAAAAB8ANAAAAAAfEDQAAAAAHyA0AAAAAB8wNAAAAAAfQDQAAAAAH1A0AAAAAB9gOAAAAAAfcDQAAAAAH4A0AAAAAB-QMBAAAAAfoDAQAAAAH7A0AAAAAB_AMBAAAAAf0DAQAAAAH-A0AAAAAB_wMBAAAAAYAEAQAAAAGBBEAAAAABggQBAAAAAYMEQAAAAAECAAAAAQAgIQAAzgcAIAMAAAAZACAhAADOBwAgIgAA0gcAIC0AAAAZACAIAADBBQAgCgAAwwUAIAsAAMQFACANAADFBQAgDgAA_QYAIBAAAMYFACATAADHBQAgFAAAyAUAIBoAANIHACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAISsIAADBBQAgCgAAwwUAIAsAAMQFACANAADFBQAgDgAA_QYAIBAAAMYFACATAADHBQAgFAAAyAUAIPACAQCYBQAh8QICAJkFACHzAgEAmAUAIYcDAQCYBQAhkAOAAAAAAa8DAQCYBQAhvAMBAJgFACHAAwEAmAUAIdIDIACnBQAh1AMCAJkFACHrAwIAmQUAIewDAgCZBQAh7QMBAJoFACHuAyAApwUAIe8DAQCaBQAh8ANAAKAFACHxA0AAoAUAIfIDQAChBQAh8wNAAKEFACH0A0AAoQUAIfUDQAChBQAh9gOAAAAAAfcDQAChBQAh-ANAAKEFACH5AwEAmgUAIfoDAQCaBQAh-wNAAKEFACH8AwEAmgUAIf0DAQCaBQAh_gNAAKEFACH_AwEAmgUAIYAEAQCaBQAhgQRAAKEFACGCBAEAmgUAIYMEQAChBQAhEAwAAMQGACDwAgEAAAAB8QICAAAAAfMCAQAAAAGHAwEAAAABiAMgAAAAAYkDAQAAAAGKAwEAAAABiwMBAAAAAYwDAQAAAAGNAwEAAAABjgMBAAAAAY8DQAAAAAGQA4AAAAABkQMBAAAAAZIDAgAAAAECAAAA3gMAICEAANMHACADAAAA4QMAICEAANMHACAiAADXBwAgEgAAAOEDACAMAACoBQAgGgAA1wcAIPACAQCYBQAh8QICAJkFACHzAgEAmAUAIYcDAQCYBQAhiAMgAKcFACGJAwEAmAUAIYoDAQCYBQAhiwMBAJgFACGMAwEAmgUAIY0DAQCaBQAhjgMBAJoFACGPA0AAoQUAIZADgAAAAAGRAwEAmgUAIZIDAgCZBQAhEAwAAKgFACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIYgDIACnBQAhiQMBAJgFACGKAwEAmAUAIYsDAQCYBQAhjAMBAJoFACGNAwEAmgUAIY4DAQCaBQAhjwNAAKEFACGQA4AAAAABkQMBAJoFACGSAwIAmQUAISsIAAC8BgAgCQAAvQYAIAoAAL4GACANAADABgAgDgAA_wYAIBAAAMEGACATAADCBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABAgAAAAEAICEAANgHACADAAAAGQAgIQAA2AcAICIAANwHACAtAAAAGQAgCAAAwQUAIAkAAMIFACAKAADDBQAgDQAAxQUAIA4AAP0GACAQAADGBQAgEwAAxwUAIBQAAMgFACAaAADcBwAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIcADAQCYBQAh0gMgAKcFACHUAwIAmQUAIesDAgCZBQAh7AMCAJkFACHtAwEAmgUAIe4DIACnBQAh7wMBAJoFACHwA0AAoAUAIfEDQACgBQAh8gNAAKEFACHzA0AAoQUAIfQDQAChBQAh9QNAAKEFACH2A4AAAAAB9wNAAKEFACH4A0AAoQUAIfkDAQCaBQAh-gMBAJoFACH7A0AAoQUAIfwDAQCaBQAh_QMBAJoFACH-A0AAoQUAIf8DAQCaBQAhgAQBAJoFACGBBEAAoQUAIYIEAQCaBQAhgwRAAKEFACErCAAAwQUAIAkAAMIFACAKAADDBQAgDQAAxQUAIA4AAP0GACAQAADGBQAgEwAAxwUAIBQAAMgFACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAISsIAAC8BgAgCQAAvQYAIAsAAL8GACANAADABgAgDgAA_wYAIBAAAMEGACATAADCBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABAgAAAAEAICEAAN0HACADAAAAGQAgIQAA3QcAICIAAOEHACAtAAAAGQAgCAAAwQUAIAkAAMIFACALAADEBQAgDQAAxQUAIA4AAP0GACAQAADGBQAgEwAAxwUAIBQAAMgFACAaAADhBwAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIcADAQCYBQAh0gMgAKcFACHUAwIAmQUAIesDAgCZBQAh7AMCAJkFACHtAwEAmgUAIe4DIACnBQAh7wMBAJoFACHwA0AAoAUAIfEDQACgBQAh8gNAAKEFACHzA0AAoQUAIfQDQAChBQAh9QNAAKEFACH2A4AAAAAB9wNAAKEFACH4A0AAoQUAIfkDAQCaBQAh-gMBAJoFACH7A0AAoQUAIfwDAQCaBQAh_QMBAJoFACH-A0AAoQUAIf8DAQCaBQAhgAQBAJoFACGBBEAAoQUAIYIEAQCaBQAhgwRAAKEFACErCAAAwQUAIAkAAMIFACALAADEBQAgDQAAxQUAIA4AAP0GACAQAADGBQAgEwAAxwUAIBQAAMgFACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAIRAPAADFBgAg8AIBAAAAAfECAgAAAAHzAgEAAAABhwMBAAAAAYgDIAAAAAGJAwEAAAABigMBAAAAAYsDAQAAAAGMAwEAAAABjQMBAAAAAY4DAQAAAAGPA0AAAAABkAOAAAAAAZEDAQAAAAGSAwIAAAABAgAAAN4DACAhAADiBwAgAwAAAOEDACAhAADiBwAgIgAA5gcAIBIAAADhAwAgDwAAqQUAIBoAAOYHACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIYgDIACnBQAhiQMBAJgFACGKAwEAmAUAIYsDAQCYBQAhjAMBAJoFACGNAwEAmgUAIY4DAQCaBQAhjwNAAKEFACGQA4AAAAABkQMBAJoFACGSAwIAmQUAIRAPAACpBQAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGIAyAApwUAIYkDAQCYBQAhigMBAJgFACGLAwEAmAUAIYwDAQCaBQAhjQMBAJoFACGOAwEAmgUAIY8DQAChBQAhkAOAAAAAAZEDAQCaBQAhkgMCAJkFACEi8AIBAAAAAfECAgAAAAHzAgEAAAABhwMBAAAAAZADgAAAAAGvAwEAAAABvAMBAAAAAdIDIAAAAAHUAwIAAAAB6wMCAAAAAewDAgAAAAHtAwEAAAAB7gMgAAAAAe8DAQAAAAHwA0AAAAAB8QNAAAAAAfIDQAAAAAHzA0AAAAAB9ANAAAAAAfUDQAAAAAH2A4AAAAAB9wNAAAAAAfgDQAAAAAH5AwEAAAAB-gMBAAAAAfsDQAAAAAH8AwEAAAAB_QMBAAAAAf4DQAAAAAH_AwEAAAABgAQBAAAAAYEEQAAAAAGCBAEAAAABgwRAAAAAASsIAAC8BgAgCQAAvQYAIAoAAL4GACALAAC_BgAgDQAAwAYAIA4AAP8GACATAADCBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABAgAAAAEAICEAAOgHACADAAAAGQAgIQAA6AcAICIAAOwHACAtAAAAGQAgCAAAwQUAIAkAAMIFACAKAADDBQAgCwAAxAUAIA0AAMUFACAOAAD9BgAgEwAAxwUAIBQAAMgFACAaAADsBwAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIcADAQCYBQAh0gMgAKcFACHUAwIAmQUAIesDAgCZBQAh7AMCAJkFACHtAwEAmgUAIe4DIACnBQAh7wMBAJoFACHwA0AAoAUAIfEDQACgBQAh8gNAAKEFACHzA0AAoQUAIfQDQAChBQAh9QNAAKEFACH2A4AAAAAB9wNAAKEFACH4A0AAoQUAIfkDAQCaBQAh-gMBAJoFACH7A0AAoQUAIfwDAQCaBQAh_QMBAJoFACH-A0AAoQUAIf8DAQCaBQAhgAQBAJoFACGBBEAAoQUAIYIEAQCaBQAhgwRAAKEFACErCAAAwQUAIAkAAMIFACAKAADDBQAgCwAAxAUAIA0AAMUFACAOAAD9BgAgEwAAxwUAIBQAAMgFACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAISsIAAC8BgAgCQAAvQYAIAoAAL4GACALAAC_BgAgDQAAwAYAIA4AAP8GACAQAADBBgAgEwAAwgYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABAgAAAAEAICEAAO0HACADAAAAGQAgIQAA7QcAICIAAPEHACAtAAAAGQAgCAAAwQUAIAkAAMIFACAKAADDBQAgCwAAxAUAIA0AAMUFACAOAAD9BgAgEAAAxgUAIBMAAMcFACAaAADxBwAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIcADAQCYBQAh0gMgAKcFACHUAwIAmQUAIesDAgCZBQAh7AMCAJkFACHtAwEAmgUAIe4DIACnBQAh7wMBAJoFACHwA0AAoAUAIfEDQACgBQAh8gNAAKEFACHzA0AAoQUAIfQDQAChBQAh9QNAAKEFACH2A4AAAAAB9wNAAKEFACH4A0AAoQUAIfkDAQCaBQAh-gMBAJoFACH7A0AAoQUAIfwDAQCaBQAh_QMBAJoFACH-A0AAoQUAIf8DAQCaBQAhgAQBAJoFACGBBEAAoQUAIYIEAQCaBQAhgwRAAKEFACErCAAAwQUAIAkAAMIFACAKAADDBQAgCwAAxAUAIA0AAMUFACAOAAD9BgAgEAAAxgUAIBMAAMcFACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAIQfwAgEAAAABpAMBAAAAAasDAQAAAAGsAwEAAAABrQMCAAAAAa4DQAAAAAHBA0AAAAABAgAAAOsBACAhAADyBwAgA_ACAQAAAAHzAgEAAAAB1QMCAAAAAQXwAgEAAAAB8wIBAAAAAdUDAgAAAAHWA0AAAAAB1wNAAAAAARnzAgEAAAABhANAAAAAAYUDAgAAAAGGA0AAAAABswMBAAAAAdUDAgAAAAHYAwIAAAAB2QNAAAAAAdoDQAAAAAHbA0AAAAAB3ANAAAAAAd0DQAAAAAHeAwIAAAAB3wMCAAAAAeADIAAAAAHhAwIAAAAB4gMCAAAAAeMDQAAAAAHkAwIAAAAB5QNAAAAAAeYDAQAAAAHnA0AAAAAB6ANAAAAAAekDQAAAAAHqAwIAAAABBPACBAAAAAGcA0AAAAABpgMBAAAAAckDAQAAAAEJ8AIBAAAAAaQDAQAAAAGzAwEAAAABtAMBAAAAAbUDQAAAAAG2A0AAAAABtwMBAAAAAbgDAQAAAAG5AwEAAAABCAYAANkGACDwAgEAAAABnwMBAAAAAaQDAQAAAAGrAwEAAAABrAMBAAAAAa0DAgAAAAGuA0AAAAABAgAAADEAICEAAPkHACADAAAALwAgIQAA-QcAICIAAP0HACAKAAAALwAgBgAA2AYAIBoAAP0HACDwAgEAmAUAIZ8DAQCYBQAhpAMBAJgFACGrAwEAmAUAIawDAQCYBQAhrQMCAJkFACGuA0AAoAUAIQgGAADYBgAg8AIBAJgFACGfAwEAmAUAIaQDAQCYBQAhqwMBAJgFACGsAwEAmAUAIa0DAgCZBQAhrgNAAKAFACEK8AIBAAAAAfMCAQAAAAGcA0AAAAABpAMBAAAAAaUDAQAAAAGmAwEAAAABpwMBAAAAAagDQAAAAAGpA0AAAAABqgMBAAAAASsIAAC8BgAgCQAAvQYAIAoAAL4GACALAAC_BgAgDQAAwAYAIA4AAP8GACAQAADBBgAgFAAAwwYAIPACAQAAAAHxAgIAAAAB8wIBAAAAAYcDAQAAAAGQA4AAAAABrwMBAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABAgAAAAEAICEAAP8HACADAAAAGQAgIQAA_wcAICIAAIMIACAtAAAAGQAgCAAAwQUAIAkAAMIFACAKAADDBQAgCwAAxAUAIA0AAMUFACAOAAD9BgAgEAAAxgUAIBQAAMgFACAaAACDCAAg8AIBAJgFACHxAgIAmQUAIfMCAQCYBQAhhwMBAJgFACGQA4AAAAABrwMBAJgFACG8AwEAmAUAIcADAQCYBQAh0gMgAKcFACHUAwIAmQUAIesDAgCZBQAh7AMCAJkFACHtAwEAmgUAIe4DIACnBQAh7wMBAJoFACHwA0AAoAUAIfEDQACgBQAh8gNAAKEFACHzA0AAoQUAIfQDQAChBQAh9QNAAKEFACH2A4AAAAAB9wNAAKEFACH4A0AAoQUAIfkDAQCaBQAh-gMBAJoFACH7A0AAoQUAIfwDAQCaBQAh_QMBAJoFACH-A0AAoQUAIf8DAQCaBQAhgAQBAJoFACGBBEAAoQUAIYIEAQCaBQAhgwRAAKEFACErCAAAwQUAIAkAAMIFACAKAADDBQAgCwAAxAUAIA0AAMUFACAOAAD9BgAgEAAAxgUAIBQAAMgFACDwAgEAmAUAIfECAgCZBQAh8wIBAJgFACGHAwEAmAUAIZADgAAAAAGvAwEAmAUAIbwDAQCYBQAhwAMBAJgFACHSAyAApwUAIdQDAgCZBQAh6wMCAJkFACHsAwIAmQUAIe0DAQCaBQAh7gMgAKcFACHvAwEAmgUAIfADQACgBQAh8QNAAKAFACHyA0AAoQUAIfMDQAChBQAh9ANAAKEFACH1A0AAoQUAIfYDgAAAAAH3A0AAoQUAIfgDQAChBQAh-QMBAJoFACH6AwEAmgUAIfsDQAChBQAh_AMBAJoFACH9AwEAmgUAIf4DQAChBQAh_wMBAJoFACGABAEAmgUAIYEEQAChBQAhggQBAJoFACGDBEAAoQUAIQrwAgEAAAAB8wIBAAAAAZwDQAAAAAGfAwEAAAABpAMBAAAAAaUDAQAAAAGmAwEAAAABqANAAAAAAakDQAAAAAGqAwEAAAABBvACAQAAAAGkAwEAAAABqwMBAAAAAawDAQAAAAGtAwIAAAABrgNAAAAAAQMAAADuAQAgIQAA8gcAICIAAIgIACAJAAAA7gEAIBoAAIgIACDwAgEAmAUAIaQDAQCYBQAhqwMBAJgFACGsAwEAmAUAIa0DAgCZBQAhrgNAAKAFACHBA0AAoQUAIQfwAgEAmAUAIaQDAQCYBQAhqwMBAJgFACGsAwEAmAUAIa0DAgCZBQAhrgNAAKAFACHBA0AAoQUAISLwAgEAAAAB8QICAAAAAfMCAQAAAAGHAwEAAAABkAOAAAAAAbwDAQAAAAHAAwEAAAAB0gMgAAAAAdQDAgAAAAHrAwIAAAAB7AMCAAAAAe0DAQAAAAHuAyAAAAAB7wMBAAAAAfADQAAAAAHxA0AAAAAB8gNAAAAAAfMDQAAAAAH0A0AAAAAB9QNAAAAAAfYDgAAAAAH3A0AAAAAB-ANAAAAAAfkDAQAAAAH6AwEAAAAB-wNAAAAAAfwDAQAAAAH9AwEAAAAB_gNAAAAAAf8DAQAAAAGABAEAAAABgQRAAAAAAYIEAQAAAAGDBEAAAAABCPACAQAAAAGEA0AAAAABpAMBAAAAAaYDAQAAAAGyA4AAAAABygMBAAAAAcsDAQAAAAHMA0AAAAABCgcAEggGAgkSBgoUBwsYCA0ACQ4ACxAnDhMsDxQyEAQECgMFDgQGAAEHAAUBAwACAQMAAgIEDwAFEAABBgABAQYAAQEGAAECBwAKDBsBAQwcAAMHAA0MHQEPIQwBDgALAgwiAA8jAAEGKAECBgABEgAQAwYAAQcAEREtDwERLgAFCDMACzQAEDUAEzYAFDcAAAINAAkOAAsCDQAJDgALBQcAFycAGCgAGSkAGioAGwAAAAAABQcAFycAGCgAGSkAGioAGwEGAAEBBgABBQcAICcAISgAIikAIyoAJAAAAAAABQcAICcAISgAIikAIyoAJAEDAAIBAwACBQcAKScAKigAKykALCoALQAAAAAABQcAKScAKigAKykALCoALQEDAAIBAwACBQcAMicAMygANCkANSoANgAAAAAABQcAMicAMygANCkANSoANgEGAAEBBgABAwcAOykAPCoAPQAAAAMHADspADwqAD0BDgALAQ4ACwMHAEIpAEMqAEQAAAADBwBCKQBDKgBEAQYAAQEGAAEFBwBJJwBKKABLKQBMKgBNAAAAAAAFBwBJJwBKKABLKQBMKgBNAQYAAQEGAAEDBwBSKQBTKgBUAAAAAwcAUikAUyoAVAAABQcAWScAWigAWykAXCoAXQAAAAAABQcAWScAWigAWykAXCoAXQAAAAUHAGMnAGQoAGUpAGYqAGcAAAAAAAUHAGMnAGQoAGUpAGYqAGcAAAADBwBtKQBuKgBvAAAAAwcAbSkAbioAbwAAAAMHAHUpAHYqAHcAAAADBwB1KQB2KgB3AQbZAgEBBt8CAQMHAHwpAH0qAH4AAAADBwB8KQB9KgB-AAAABQcAhAEnAIUBKACGASkAhwEqAIgBAAAAAAAFBwCEAScAhQEoAIYBKQCHASoAiAEBBgABAQYAAQUHAI0BJwCOASgAjwEpAJABKgCRAQAAAAAABQcAjQEnAI4BKACPASkAkAEqAJEBAgYAARIAEAIGAAESABADBwCWASkAlwEqAJgBAAAAAwcAlgEpAJcBKgCYAQAAAAMHAJ4BKQCfASoAoAEAAAADBwCeASkAnwEqAKABAAAABQcApgEnAKcBKACoASkAqQEqAKoBAAAAAAAFBwCmAScApwEoAKgBKQCpASoAqgEAAAUHAK8BJwCwASgAsQEpALIBKgCzAQAAAAAABQcArwEnALABKACxASkAsgEqALMBAAAABQcAuQEnALoBKAC7ASkAvAEqAL0BAAAAAAAFBwC5AScAugEoALsBKQC8ASoAvQEAAAAFBwDDAScAxAEoAMUBKQDGASoAxwEAAAAAAAUHAMMBJwDEASgAxQEpAMYBKgDHARUCARY4ARc5ARg6ARk7ARs9ARw_Ex1AFB5CAR9EEyBFFSNGASRHASVIEytLFixMHC1NAi5OAi9PAjBQAjFRAjJTAjNVEzRWHTVYAjZaEzdbHjhcAjldAjpeEzthHzxiJT1jAz5kAz9lA0BmA0FnA0JpA0NrE0RsJkVuA0ZwE0dxJ0hyA0lzA0p0E0t3KEx4Lk15BE56BE97BFB8BFF9BFJ_BFOBARNUggEvVYQBBFaGARNXhwEwWIgBBFmJAQRaigETW40BMVyOATddkAEGXpEBBl-TAQZglAEGYZUBBmKXAQZjmQETZJoBOGWcAQZmngETZ58BOWigAQZpoQEGaqIBE2ulATpspgE-bacBDG6oAQxvqQEMcKoBDHGrAQxyrQEMc68BE3SwAT91sgEMdrQBE3e1AUB4tgEMebcBDHq4ARN7uwFBfLwBRX29AQh-vgEIf78BCIABwAEIgQHBAQiCAcMBCIMBxQEThAHGAUaFAcgBCIYBygEThwHLAUeIAcwBCIkBzQEIigHOAROLAdEBSIwB0gFOjQHUAQeOAdUBB48B1wEHkAHYAQeRAdkBB5IB2wEHkwHdAROUAd4BT5UB4AEHlgHiAROXAeMBUJgB5AEHmQHlAQeaAeYBE5sB6QFRnAHqAVWdAewBCZ4B7QEJnwHwAQmgAfEBCaEB8gEJogH0AQmjAfYBE6QB9wFWpQH5AQmmAfsBE6cB_AFXqAH9AQmpAf4BCaoB_wETqwGCAlisAYMCXq0BhQJfrgGGAl-vAYkCX7ABigJfsQGLAl-yAY0CX7MBjwITtAGQAmC1AZICX7YBlAITtwGVAmG4AZYCX7kBlwJfugGYAhO7AZsCYrwBnAJovQGeAmm-AZ8Cab8BogJpwAGjAmnBAaQCacIBpgJpwwGoAhPEAakCasUBqwJpxgGtAhPHAa4Ca8gBrwJpyQGwAmnKAbECE8sBtAJszAG1AnDNAbcCcc4BuAJxzwG7AnHQAbwCcdEBvQJx0gG_AnHTAcECE9QBwgJy1QHEAnHWAcYCE9cBxwJz2AHIAnHZAckCcdoBygIT2wHNAnTcAc4CeN0BzwIO3gHQAg7fAdECDuAB0gIO4QHTAg7iAdUCDuMB1wIT5AHYAnnlAdsCDuYB3QIT5wHeAnroAeACDukB4QIO6gHiAhPrAeUCe-wB5gJ_7QHoAoAB7gHpAoAB7wHsAoAB8AHtAoAB8QHuAoAB8gHwAoAB8wHyAhP0AfMCgQH1AfUCgAH2AfcCE_cB-AKCAfgB-QKAAfkB-gKAAfoB-wIT-wH-AoMB_AH_AokB_QGAAxD-AYEDEP8BggMQgAKDAxCBAoQDEIIChgMQgwKIAxOEAokDigGFAosDEIYCjQMThwKOA4sBiAKPAxCJApADEIoCkQMTiwKUA4wBjAKVA5IBjQKWAw-OApcDD48CmAMPkAKZAw-RApoDD5ICnAMPkwKeAxOUAp8DkwGVAqEDD5YCowMTlwKkA5QBmAKlAw-ZAqYDD5oCpwMTmwKqA5UBnAKrA5kBnQKtA5oBngKuA5oBnwKxA5oBoAKyA5oBoQKzA5oBogK1A5oBowK3AxOkArgDmwGlAroDmgGmArwDE6cCvQOcAagCvgOaAakCvwOaAaoCwAMTqwLDA50BrALEA6EBrQLGA6IBrgLHA6IBrwLKA6IBsALLA6IBsQLMA6IBsgLOA6IBswLQAxO0AtEDowG1AtMDogG2AtUDE7cC1gOkAbgC1wOiAbkC2AOiAboC2QMTuwLcA6UBvALdA6sBvQLfAwu-AuADC78C4wMLwALkAwvBAuUDC8IC5wMLwwLpAxPEAuoDrAHFAuwDC8YC7gMTxwLvA60ByALwAwvJAvEDC8oC8gMTywL1A64BzAL2A7QBzQL4A7UBzgL5A7UBzwL8A7UB0AL9A7UB0QL-A7UB0gKABLUB0wKCBBPUAoMEtgHVAoUEtQHWAocEE9cCiAS3AdgCiQS1AdkCigS1AdoCiwQT2wKOBLgB3AKPBL4B3QKRBL8B3gKSBL8B3wKVBL8B4AKWBL8B4QKXBL8B4gKZBL8B4wKbBBPkApwEwAHlAp4EvwHmAqAEE-cCoQTBAegCogS_AekCowS_AeoCpAQT6wKnBMIB7AKoBMgB"
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
  OfferScalarFieldEnum: () => OfferScalarFieldEnum,
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
  RoundScalarFieldEnum: () => RoundScalarFieldEnum,
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
  OptionDocument: "OptionDocument",
  OptionNotice: "OptionNotice",
  Round: "Round",
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
  reason: "reason",
  claimedAt: "claimedAt",
  workedAt: "workedAt",
  committedAt: "committedAt",
  endedAt: "endedAt",
  withoutExtraRights: "withoutExtraRights",
  draft: "draft"
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
var OptionDocumentScalarFieldEnum = {
  id: "id",
  offerId: "offerId",
  ownerId: "ownerId",
  fileName: "fileName",
  kind: "kind",
  bytes: "bytes",
  uploadedAt: "uploadedAt"
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
var RoundScalarFieldEnum = {
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
  takingsVersion: "takingsVersion"
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
