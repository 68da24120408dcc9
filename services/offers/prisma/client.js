// Of f36ec2ef3bc9ba86a6591c0e7f83c66048b1bdc978b90b793b54b8e6869445c1
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
  offers           Offer[]

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
config.runtimeDataModel = JSON.parse('{"models":{"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"offerPrice","kind":"scalar","type":"Int","dbName":"offer_price"},{"name":"optionPeriod","kind":"scalar","type":"Int","dbName":"option_period"},{"name":"extraRightsRequest","kind":"scalar","type":"String","dbName":"extra_rights_request"},{"name":"fundCompetition","kind":"scalar","type":"Boolean","dbName":"fund_competition"},{"name":"fundNotes","kind":"scalar","type":"String","dbName":"fund_notes"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"submittedAt","kind":"scalar","type":"DateTime","dbName":"submitted_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"reachedAgentAt","kind":"scalar","type":"DateTime","dbName":"reached_agent_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"optionEndsAt","kind":"scalar","type":"DateTime","dbName":"option_ends_at"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"extendedAt","kind":"scalar","type":"DateTime","dbName":"extended_at"},{"name":"exercisedAt","kind":"scalar","type":"DateTime","dbName":"exercised_at"},{"name":"endedBecause","kind":"scalar","type":"String","dbName":"ended_because"},{"name":"cancellationReason","kind":"scalar","type":"String","dbName":"cancellation_reason"},{"name":"feeReturnedAt","kind":"scalar","type":"DateTime","dbName":"fee_returned_at"},{"name":"feeReturnedBy","kind":"scalar","type":"String","dbName":"fee_returned_by"},{"name":"feeChoice","kind":"scalar","type":"String","dbName":"fee_choice"},{"name":"feeChosenAt","kind":"scalar","type":"DateTime","dbName":"fee_chosen_at"},{"name":"feeNote","kind":"scalar","type":"String","dbName":"fee_note"},{"name":"optionEndedBecause","kind":"scalar","type":"String","dbName":"option_ended_because"},{"name":"extraRightsAskedAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_asked_at"},{"name":"extraRightsAnswer","kind":"scalar","type":"String","dbName":"extra_rights_answer"},{"name":"extraRightsAnsweredAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_answered_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"holds","kind":"object","type":"Hold","relationName":"HoldToOffer"},{"name":"claim","kind":"object","type":"Claim","relationName":"ClaimToOffer"},{"name":"agreement","kind":"object","type":"Agreement","relationName":"AgreementToOffer"},{"name":"moments","kind":"object","type":"Moment","relationName":"MomentToOffer"},{"name":"deck","kind":"object","type":"Deck","relationName":"DeckToOffer"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToOffer"},{"name":"discrepancies","kind":"object","type":"Discrepancy","relationName":"DiscrepancyToOffer"},{"name":"optionNotices","kind":"object","type":"OptionNotice","relationName":"OfferToOptionNotice"},{"name":"optionDocuments","kind":"object","type":"OptionDocument","relationName":"OfferToOptionDocument"}],"dbName":"offers","schema":null},"Hold":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"captureBefore","kind":"scalar","type":"DateTime","dbName":"capture_before"},{"name":"capturedAt","kind":"scalar","type":"DateTime","dbName":"captured_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"releaseWantedAt","kind":"scalar","type":"DateTime","dbName":"release_wanted_at"},{"name":"createAttempt","kind":"scalar","type":"Int","dbName":"create_attempt"},{"name":"captureAttempt","kind":"scalar","type":"Int","dbName":"capture_attempt"},{"name":"captureIsOpen","kind":"scalar","type":"Boolean","dbName":"capture_is_open"},{"name":"releaseAttempt","kind":"scalar","type":"Int","dbName":"release_attempt"},{"name":"reminders","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"},{"name":"refundedPence","kind":"scalar","type":"Int","dbName":"refunded_pence"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"disputeStatus","kind":"scalar","type":"String","dbName":"dispute_status"},{"name":"disputedAt","kind":"scalar","type":"DateTime","dbName":"disputed_at"},{"name":"disputeDueBy","kind":"scalar","type":"DateTime","dbName":"dispute_due_by"},{"name":"disputeClosedAt","kind":"scalar","type":"DateTime","dbName":"dispute_closed_at"},{"name":"lostPence","kind":"scalar","type":"Int","dbName":"lost_pence"},{"name":"refunds","kind":"object","type":"Refund","relationName":"HoldToRefund"},{"name":"disputes","kind":"object","type":"Dispute","relationName":"DisputeToHold"},{"name":"offer","kind":"object","type":"Offer","relationName":"HoldToOffer"}],"dbName":"holds","schema":null},"Refund":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"hold","kind":"object","type":"Hold","relationName":"HoldToRefund"}],"dbName":"refunds","schema":null},"Dispute":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"dueBy","kind":"scalar","type":"DateTime","dbName":"due_by"},{"name":"hold","kind":"object","type":"Hold","relationName":"DisputeToHold"}],"dbName":"disputes","schema":null},"Claim":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"claimedBy","kind":"scalar","type":"String","dbName":"claimed_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"workedAt","kind":"scalar","type":"DateTime","dbName":"worked_at"},{"name":"committedAt","kind":"scalar","type":"DateTime","dbName":"committed_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"draft","kind":"scalar","type":"Json"},{"name":"offer","kind":"object","type":"Offer","relationName":"ClaimToOffer"}],"dbName":"claims","schema":null},"Moment":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"moment","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"MomentToOffer"}],"dbName":"moments","schema":null},"Agreement":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"textHash","kind":"scalar","type":"String","dbName":"text_hash"},{"name":"writtenAt","kind":"scalar","type":"DateTime","dbName":"written_at"},{"name":"producerName","kind":"scalar","type":"String","dbName":"producer_name"},{"name":"producerSignedAt","kind":"scalar","type":"DateTime","dbName":"producer_signed_at"},{"name":"agentName","kind":"scalar","type":"String","dbName":"agent_name"},{"name":"agentSignedAt","kind":"scalar","type":"DateTime","dbName":"agent_signed_at"},{"name":"signedFile","kind":"scalar","type":"String","dbName":"signed_file"},{"name":"offer","kind":"object","type":"Offer","relationName":"AgreementToOffer"}],"dbName":"agreements","schema":null},"Deck":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"keptUntil","kind":"scalar","type":"DateTime","dbName":"kept_until"},{"name":"offers","kind":"object","type":"Offer","relationName":"DeckToOffer"}],"dbName":"decks","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"}],"dbName":"competition_entries","schema":null},"RequestKey":{"fields":[{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"requestHash","kind":"scalar","type":"String","dbName":"request_hash"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"request_keys","schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"notices","schema":null},"Discrepancy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"says","kind":"scalar","type":"String"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"settlement","kind":"scalar","type":"String"},{"name":"settledBy","kind":"scalar","type":"String","dbName":"settled_by"},{"name":"settledNote","kind":"scalar","type":"String","dbName":"settled_note"},{"name":"offer","kind":"object","type":"Offer","relationName":"DiscrepancyToOffer"}],"dbName":"discrepancies","schema":null},"Ending":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"exceptOfferId","kind":"scalar","type":"String","dbName":"except_offer_id"},{"name":"because","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"endings","schema":null},"OptionDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionDocument"},{"name":"notices","kind":"object","type":"OptionNotice","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_documents","schema":null},"OptionNotice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"givenBy","kind":"scalar","type":"String","dbName":"given_by"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"note","kind":"scalar","type":"String"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"reason","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionNotice"},{"name":"document","kind":"object","type":"OptionDocument","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_notices","schema":null},"Round":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"offers","kind":"object","type":"Offer","relationName":"ListingToOffer"}],"dbName":"listings","schema":null},"CardCustomer":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"}],"dbName":"card_customers","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"}],"dbName":"people","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","hold","refunds","disputes","offer","_count","holds","claim","agreement","moments","offers","deck","listing","discrepancies","notices","document","optionNotices","optionDocuments","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","data","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","create","update","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","having","_avg","_sum","_min","_max","Offer.groupBy","Offer.aggregate","Hold.findUnique","Hold.findUniqueOrThrow","Hold.findFirst","Hold.findFirstOrThrow","Hold.findMany","Hold.createOne","Hold.createMany","Hold.createManyAndReturn","Hold.updateOne","Hold.updateMany","Hold.updateManyAndReturn","Hold.upsertOne","Hold.deleteOne","Hold.deleteMany","Hold.groupBy","Hold.aggregate","Refund.findUnique","Refund.findUniqueOrThrow","Refund.findFirst","Refund.findFirstOrThrow","Refund.findMany","Refund.createOne","Refund.createMany","Refund.createManyAndReturn","Refund.updateOne","Refund.updateMany","Refund.updateManyAndReturn","Refund.upsertOne","Refund.deleteOne","Refund.deleteMany","Refund.groupBy","Refund.aggregate","Dispute.findUnique","Dispute.findUniqueOrThrow","Dispute.findFirst","Dispute.findFirstOrThrow","Dispute.findMany","Dispute.createOne","Dispute.createMany","Dispute.createManyAndReturn","Dispute.updateOne","Dispute.updateMany","Dispute.updateManyAndReturn","Dispute.upsertOne","Dispute.deleteOne","Dispute.deleteMany","Dispute.groupBy","Dispute.aggregate","Claim.findUnique","Claim.findUniqueOrThrow","Claim.findFirst","Claim.findFirstOrThrow","Claim.findMany","Claim.createOne","Claim.createMany","Claim.createManyAndReturn","Claim.updateOne","Claim.updateMany","Claim.updateManyAndReturn","Claim.upsertOne","Claim.deleteOne","Claim.deleteMany","Claim.groupBy","Claim.aggregate","Moment.findUnique","Moment.findUniqueOrThrow","Moment.findFirst","Moment.findFirstOrThrow","Moment.findMany","Moment.createOne","Moment.createMany","Moment.createManyAndReturn","Moment.updateOne","Moment.updateMany","Moment.updateManyAndReturn","Moment.upsertOne","Moment.deleteOne","Moment.deleteMany","Moment.groupBy","Moment.aggregate","Agreement.findUnique","Agreement.findUniqueOrThrow","Agreement.findFirst","Agreement.findFirstOrThrow","Agreement.findMany","Agreement.createOne","Agreement.createMany","Agreement.createManyAndReturn","Agreement.updateOne","Agreement.updateMany","Agreement.updateManyAndReturn","Agreement.upsertOne","Agreement.deleteOne","Agreement.deleteMany","Agreement.groupBy","Agreement.aggregate","Deck.findUnique","Deck.findUniqueOrThrow","Deck.findFirst","Deck.findFirstOrThrow","Deck.findMany","Deck.createOne","Deck.createMany","Deck.createManyAndReturn","Deck.updateOne","Deck.updateMany","Deck.updateManyAndReturn","Deck.upsertOne","Deck.deleteOne","Deck.deleteMany","Deck.groupBy","Deck.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","RequestKey.findUnique","RequestKey.findUniqueOrThrow","RequestKey.findFirst","RequestKey.findFirstOrThrow","RequestKey.findMany","RequestKey.createOne","RequestKey.createMany","RequestKey.createManyAndReturn","RequestKey.updateOne","RequestKey.updateMany","RequestKey.updateManyAndReturn","RequestKey.upsertOne","RequestKey.deleteOne","RequestKey.deleteMany","RequestKey.groupBy","RequestKey.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Discrepancy.findUnique","Discrepancy.findUniqueOrThrow","Discrepancy.findFirst","Discrepancy.findFirstOrThrow","Discrepancy.findMany","Discrepancy.createOne","Discrepancy.createMany","Discrepancy.createManyAndReturn","Discrepancy.updateOne","Discrepancy.updateMany","Discrepancy.updateManyAndReturn","Discrepancy.upsertOne","Discrepancy.deleteOne","Discrepancy.deleteMany","Discrepancy.groupBy","Discrepancy.aggregate","Ending.findUnique","Ending.findUniqueOrThrow","Ending.findFirst","Ending.findFirstOrThrow","Ending.findMany","Ending.createOne","Ending.createMany","Ending.createManyAndReturn","Ending.updateOne","Ending.updateMany","Ending.updateManyAndReturn","Ending.upsertOne","Ending.deleteOne","Ending.deleteMany","Ending.groupBy","Ending.aggregate","OptionDocument.findUnique","OptionDocument.findUniqueOrThrow","OptionDocument.findFirst","OptionDocument.findFirstOrThrow","OptionDocument.findMany","OptionDocument.createOne","OptionDocument.createMany","OptionDocument.createManyAndReturn","OptionDocument.updateOne","OptionDocument.updateMany","OptionDocument.updateManyAndReturn","OptionDocument.upsertOne","OptionDocument.deleteOne","OptionDocument.deleteMany","OptionDocument.groupBy","OptionDocument.aggregate","OptionNotice.findUnique","OptionNotice.findUniqueOrThrow","OptionNotice.findFirst","OptionNotice.findFirstOrThrow","OptionNotice.findMany","OptionNotice.createOne","OptionNotice.createMany","OptionNotice.createManyAndReturn","OptionNotice.updateOne","OptionNotice.updateMany","OptionNotice.updateManyAndReturn","OptionNotice.upsertOne","OptionNotice.deleteOne","OptionNotice.deleteMany","OptionNotice.groupBy","OptionNotice.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","CardCustomer.findUnique","CardCustomer.findUniqueOrThrow","CardCustomer.findFirst","CardCustomer.findFirstOrThrow","CardCustomer.findMany","CardCustomer.createOne","CardCustomer.createMany","CardCustomer.createManyAndReturn","CardCustomer.updateOne","CardCustomer.updateMany","CardCustomer.updateManyAndReturn","CardCustomer.upsertOne","CardCustomer.deleteOne","CardCustomer.deleteMany","CardCustomer.groupBy","CardCustomer.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AND","OR","NOT","id","version","role","status","firstName","lastName","companyName","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","personId","customerId","createdAt","tries","tryAfter","agentId","isDeleted","title","author","medium","genre","coverImageUrl","soldOfferId","earlyAccessUntil","terms","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","every","some","none","at","actorId","action","offerId","before","after","name","doneAt","kind","givenBy","note","documentId","endsAt","answeredAt","reason","ownerId","fileName","bytes","uploadedAt","listingId","exceptOfferId","because","intentId","says","foundAt","settledAt","settlement","settledBy","settledNote","type","receivedAt","producerId","key","requestHash","producerId_key","deckId","keptUntil","textHash","writtenAt","producerName","producerSignedAt","agentName","agentSignedAt","signedFile","moment","isExclusive","claimedBy","claimedAt","workedAt","committedAt","endedAt","withoutExtraRights","draft","holdNumber","amountPence","openedAt","dueBy","number","heldAt","captureBefore","capturedAt","releasedAt","releaseWantedAt","createAttempt","captureAttempt","captureIsOpen","releaseAttempt","reminders","comparedAt","refundedPence","refundedAt","disputeStatus","disputedAt","disputeDueBy","disputeClosedAt","lostPence","offerPrice","optionPeriod","extraRightsRequest","fundCompetition","fundNotes","submittedAt","updatedAt","reachedAgentAt","acceptedAt","optionEndsAt","optionEndedAt","extendedAt","exercisedAt","endedBecause","cancellationReason","feeReturnedAt","feeReturnedBy","feeChoice","feeChosenAt","feeNote","optionEndedBecause","extraRightsAskedAt","extraRightsAnswer","extraRightsAnsweredAt","offerId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "0gfAAcACLggAAOQEACAJAADlBAAgCgAA5gQAIAsAAOcEACANAADoBAAgDgAA6QQAIA8AAOoEACASAADeBAAgEwAA6wQAINwCAADjBAAw3QIAABkAEN4CAADjBAAw3wIBAAAAAeACAgCeBAAh4gIBAJ8EACH2AgEAnQQAIf8CAAC3BAAgnAMBAJ8EACGoAwEAnQQAIawDAQCdBAAhvAMgALUEACG-AwIAngQAIdUDAgCeBAAh1gMCAJ4EACHXAwEAoAQAIdgDIAC1BAAh2QMBAKAEACHaA0AAqgQAIdsDQACqBAAh3ANAAKsEACHdA0AAqwQAId4DQACrBAAh3wNAAKsEACHgA0AAqwQAIeEDQACrBAAh4gMBAKAEACHjAwEAoAQAIeQDQACrBAAh5QMBAKAEACHmAwEAoAQAIecDQACrBAAh6AMBAKAEACHpAwEAoAQAIeoDQACrBAAh6wMBAKAEACHsA0AAqwQAIQEAAAABACAgBAAA8gQAIAUAAPMEACAGAADSBAAg3AIAAPEEADDdAgAAAwAQ3gIAAPEEADDiAgEAnwQAIfMCQACqBAAh9AICAJ4EACH1AkAAqwQAIYwDAQCdBAAhnwMBAKAEACG_AwIAngQAIcIDAgCeBAAhwwNAAKsEACHEA0AAqwQAIcUDQACrBAAhxgNAAKsEACHHA0AAqwQAIcgDAgCeBAAhyQMCAJ4EACHKAyAAtQQAIcsDAgCeBAAhzAMCAJ4EACHNA0AAqwQAIc4DAgCeBAAhzwNAAKsEACHQAwEAoAQAIdEDQACrBAAh0gNAAKsEACHTA0AAqwQAIdQDAgCeBAAhEAQAAIsHACAFAACMBwAgBgAA2QYAIPUCAAD0BAAgnwMAAPQEACDDAwAA9AQAIMQDAAD0BAAgxQMAAPQEACDGAwAA9AQAIMcDAAD0BAAgzQMAAPQEACDPAwAA9AQAINADAAD0BAAg0QMAAPQEACDSAwAA9AQAINMDAAD0BAAgIQQAAPIEACAFAADzBAAgBgAA0gQAINwCAADxBAAw3QIAAAMAEN4CAADxBAAw4gIBAJ8EACHzAkAAqgQAIfQCAgCeBAAh9QJAAKsEACGMAwEAnQQAIZ8DAQAAAAG_AwIAngQAIcIDAgCeBAAhwwNAAKsEACHEA0AAqwQAIcUDQACrBAAhxgNAAKsEACHHA0AAqwQAIcgDAgCeBAAhyQMCAJ4EACHKAyAAtQQAIcsDAgCeBAAhzAMCAJ4EACHNA0AAqwQAIc4DAgCeBAAhzwNAAKsEACHQAwEAoAQAIdEDQACrBAAh0gNAAKsEACHTA0AAqwQAIdQDAgCeBAAh7QMAAPAEACADAAAAAwAgAQAABAAwAgAABQAgCQMAAO4EACDcAgAA7wQAMN0CAAAHABDeAgAA7wQAMN8CAQCfBAAh4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACEBAwAAigcAIAkDAADuBAAg3AIAAO8EADDdAgAABwAQ3gIAAO8EADDfAgEAAAAB4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACEDAAAABwAgAQAACAAwAgAACQAgCwMAAO4EACDcAgAA7QQAMN0CAAALABDeAgAA7QQAMN8CAQCfBAAh4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACHAA0AAqgQAIcEDQACrBAAhAgMAAIoHACDBAwAA9AQAIAsDAADuBAAg3AIAAO0EADDdAgAACwAQ3gIAAO0EADDfAgEAAAAB4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACHAA0AAqgQAIcEDQACrBAAhAwAAAAsAIAEAAAwAMAIAAA0AIAEAAAAHACABAAAACwAgDwYAANIEACDcAgAA1wQAMN0CAAARABDeAgAA1wQAMIwDAQCdBAAhlwMBAKAEACGcAwEAnwQAIbYDIAC1BAAhtwMBAJ0EACG4A0AAqgQAIbkDQACqBAAhugNAAKsEACG7A0AAqwQAIbwDIAC1BAAhvQMAANgEACABAAAAEQAgDQYAANIEACDcAgAA0QQAMN0CAAATABDeAgAA0QQAMP8CAAC3BAAgjAMBAJ0EACGuAwEAnwQAIa8DQACqBAAhsAMBAKAEACGxA0AAqwQAIbIDAQCgBAAhswNAAKsEACG0AwEAtgQAIQEAAAATACAJBgAA0gQAINwCAADsBAAw3QIAABUAEN4CAADsBAAw3wIEAL8EACGJA0AAqgQAIYwDAQCdBAAhkwMBAKAEACG1AwEAnwQAIQIGAADZBgAgkwMAAPQEACAJBgAA0gQAINwCAADsBAAw3QIAABUAEN4CAADsBAAw3wIEAAAAAYkDQACqBAAhjAMBAJ0EACGTAwEAoAQAIbUDAQCfBAAhAwAAABUAIAEAABYAMAIAABcAIC4IAADkBAAgCQAA5QQAIAoAAOYEACALAADnBAAgDQAA6AQAIA4AAOkEACAPAADqBAAgEgAA3gQAIBMAAOsEACDcAgAA4wQAMN0CAAAZABDeAgAA4wQAMN8CAQCdBAAh4AICAJ4EACHiAgEAnwQAIfYCAQCdBAAh_wIAALcEACCcAwEAnwQAIagDAQCdBAAhrAMBAJ0EACG8AyAAtQQAIb4DAgCeBAAh1QMCAJ4EACHWAwIAngQAIdcDAQCgBAAh2AMgALUEACHZAwEAoAQAIdoDQACqBAAh2wNAAKoEACHcA0AAqwQAId0DQACrBAAh3gNAAKsEACHfA0AAqwQAIeADQACrBAAh4QNAAKsEACHiAwEAoAQAIeMDAQCgBAAh5ANAAKsEACHlAwEAoAQAIeYDAQCgBAAh5wNAAKsEACHoAwEAoAQAIekDAQCgBAAh6gNAAKsEACHrAwEAoAQAIewDQACrBAAhHAgAAIIHACAJAACDBwAgCgAAhAcAIAsAAIUHACANAACGBwAgDgAAhwcAIA8AAIgHACASAACABwAgEwAAiQcAINcDAAD0BAAg2QMAAPQEACDcAwAA9AQAIN0DAAD0BAAg3gMAAPQEACDfAwAA9AQAIOADAAD0BAAg4QMAAPQEACDiAwAA9AQAIOMDAAD0BAAg5AMAAPQEACDlAwAA9AQAIOYDAAD0BAAg5wMAAPQEACDoAwAA9AQAIOkDAAD0BAAg6gMAAPQEACDrAwAA9AQAIOwDAAD0BAAgAwAAABkAIAEAABoAMAIAAAEAIAEAAAAZACADAAAAGQAgAQAAGgAwAgAAAQAgAQAAABkAIA4GAADiBAAg3AIAAOEEADDdAgAAHwAQ3gIAAOEEADDfAgEAnQQAIYwDAQC2BAAhkQMBAJ8EACGfAwEAoAQAIaADAQCfBAAhoQNAAKoEACGiA0AAqwQAIaMDAQCgBAAhpAMBALYEACGlAwEAoAQAIQcGAADZBgAgjAMAAPQEACCfAwAA9AQAIKIDAAD0BAAgowMAAPQEACCkAwAA9AQAIKUDAAD0BAAgDgYAAOIEACDcAgAA4QQAMN0CAAAfABDeAgAA4QQAMN8CAQAAAAGMAwEAtgQAIZEDAQCfBAAhnwMBAKAEACGgAwEAnwQAIaEDQACqBAAhogNAAKsEACGjAwEAoAQAIaQDAQC2BAAhpQMBAKAEACEDAAAAHwAgAQAAIAAwAgAAIQAgAQAAABkAIBAGAADSBAAgEQAA4AQAINwCAADfBAAw3QIAACQAEN4CAADfBAAw3wIBAJ0EACHiAgEAnwQAIYkDQACqBAAhjAMBAJ0EACGRAwEAnwQAIZIDAQCfBAAhkwMBAKAEACGUAwEAnQQAIZUDQACrBAAhlgNAAKsEACGXAwEAoAQAIQYGAADZBgAgEQAAgQcAIJMDAAD0BAAglQMAAPQEACCWAwAA9AQAIJcDAAD0BAAgEAYAANIEACARAADgBAAg3AIAAN8EADDdAgAAJAAQ3gIAAN8EADDfAgEAAAAB4gIBAJ8EACGJA0AAqgQAIYwDAQCdBAAhkQMBAJ8EACGSAwEAnwQAIZMDAQCgBAAhlAMBAJ0EACGVA0AAqwQAIZYDQACrBAAhlwMBAKAEACEDAAAAJAAgAQAAJQAwAgAAJgAgAwAAACQAIAEAACUAMAIAACYAIAEAAAAkACAMBgAA0gQAIBAAAN4EACDcAgAA3QQAMN0CAAAqABDeAgAA3QQAMN8CAQCdBAAhjAMBAJ0EACGRAwEAnwQAIZgDAQCdBAAhmQMBAJ8EACGaAwIAngQAIZsDQACqBAAhAgYAANkGACAQAACABwAgDAYAANIEACAQAADeBAAg3AIAAN0EADDdAgAAKgAQ3gIAAN0EADDfAgEAAAABjAMBAJ0EACGRAwEAnwQAIZgDAQCdBAAhmQMBAJ8EACGaAwIAngQAIZsDQACqBAAhAwAAACoAIAEAACsAMAIAACwAIAEAAAADACABAAAAFQAgAQAAAB8AIAEAAAAkACABAAAAKgAgAQAAAAEAIAMAAAAZACABAAAaADACAAABACADAAAAGQAgAQAAGgAwAgAAAQAgAwAAABkAIAEAABoAMAIAAAEAICsIAACRBgAgCQAAkgYAIAoAAJMGACALAACUBgAgDQAAlQYAIA4AANIGACAPAACWBgAgEgAAlwYAIBMAAJgGACDfAgEAAAAB4AICAAAAAeICAQAAAAH2AgEAAAAB_wKAAAAAAZwDAQAAAAGoAwEAAAABrAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABARkAADcAICLfAgEAAAAB4AICAAAAAeICAQAAAAH2AgEAAAAB_wKAAAAAAZwDAQAAAAGoAwEAAAABrAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABARkAADkAMAEZAAA5ADArCAAAlgUAIAkAAJcFACAKAACYBQAgCwAAmQUAIA0AAJoFACAOAADQBgAgDwAAmwUAIBIAAJwFACATAACdBQAg3wIBAPoEACHgAgIA-wQAIeICAQD6BAAh9gIBAPoEACH_AoAAAAABnAMBAPoEACGoAwEA-gQAIawDAQD6BAAhvAMgAIkFACG-AwIA-wQAIdUDAgD7BAAh1gMCAPsEACHXAwEA_AQAIdgDIACJBQAh2QMBAPwEACHaA0AAggUAIdsDQACCBQAh3ANAAIMFACHdA0AAgwUAId4DQACDBQAh3wNAAIMFACHgA0AAgwUAIeEDQACDBQAh4gMBAPwEACHjAwEA_AQAIeQDQACDBQAh5QMBAPwEACHmAwEA_AQAIecDQACDBQAh6AMBAPwEACHpAwEA_AQAIeoDQACDBQAh6wMBAPwEACHsA0AAgwUAIQIAAAABACAZAAA8ACAi3wIBAPoEACHgAgIA-wQAIeICAQD6BAAh9gIBAPoEACH_AoAAAAABnAMBAPoEACGoAwEA-gQAIawDAQD6BAAhvAMgAIkFACG-AwIA-wQAIdUDAgD7BAAh1gMCAPsEACHXAwEA_AQAIdgDIACJBQAh2QMBAPwEACHaA0AAggUAIdsDQACCBQAh3ANAAIMFACHdA0AAgwUAId4DQACDBQAh3wNAAIMFACHgA0AAgwUAIeEDQACDBQAh4gMBAPwEACHjAwEA_AQAIeQDQACDBQAh5QMBAPwEACHmAwEA_AQAIecDQACDBQAh6AMBAPwEACHpAwEA_AQAIeoDQACDBQAh6wMBAPwEACHsA0AAgwUAIQIAAAAZACAZAAA-ACACAAAAGQAgGQAAPgAgAwAAAAEAICAAADcAICEAADwAIAEAAAABACABAAAAGQAgGAcAAPsGACAmAAD8BgAgJwAA_wYAICgAAP4GACApAAD9BgAg1wMAAPQEACDZAwAA9AQAINwDAAD0BAAg3QMAAPQEACDeAwAA9AQAIN8DAAD0BAAg4AMAAPQEACDhAwAA9AQAIOIDAAD0BAAg4wMAAPQEACDkAwAA9AQAIOUDAAD0BAAg5gMAAPQEACDnAwAA9AQAIOgDAAD0BAAg6QMAAPQEACDqAwAA9AQAIOsDAAD0BAAg7AMAAPQEACAl3AIAANwEADDdAgAARQAQ3gIAANwEADDfAgEAjwQAIeACAgCQBAAh4gIBAJEEACH2AgEAjwQAIf8CAACvBAAgnAMBAJEEACGoAwEAjwQAIawDAQCPBAAhvAMgAK0EACG-AwIAkAQAIdUDAgCQBAAh1gMCAJAEACHXAwEAkgQAIdgDIACtBAAh2QMBAJIEACHaA0AAowQAIdsDQACjBAAh3ANAAKQEACHdA0AApAQAId4DQACkBAAh3wNAAKQEACHgA0AApAQAIeEDQACkBAAh4gMBAJIEACHjAwEAkgQAIeQDQACkBAAh5QMBAJIEACHmAwEAkgQAIecDQACkBAAh6AMBAJIEACHpAwEAkgQAIeoDQACkBAAh6wMBAJIEACHsA0AApAQAIQMAAAAZACABAABEADAlAABFACADAAAAGQAgAQAAGgAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAdBAAAjgYAIAUAAI8GACAGAAD6BgAg4gIBAAAAAfMCQAAAAAH0AgIAAAAB9QJAAAAAAYwDAQAAAAGfAwEAAAABvwMCAAAAAcIDAgAAAAHDA0AAAAABxANAAAAAAcUDQAAAAAHGA0AAAAABxwNAAAAAAcgDAgAAAAHJAwIAAAABygMgAAAAAcsDAgAAAAHMAwIAAAABzQNAAAAAAc4DAgAAAAHPA0AAAAAB0AMBAAAAAdEDQAAAAAHSA0AAAAAB0wNAAAAAAdQDAgAAAAEBGQAATQAgGuICAQAAAAHzAkAAAAAB9AICAAAAAfUCQAAAAAGMAwEAAAABnwMBAAAAAb8DAgAAAAHCAwIAAAABwwNAAAAAAcQDQAAAAAHFA0AAAAABxgNAAAAAAccDQAAAAAHIAwIAAAAByQMCAAAAAcoDIAAAAAHLAwIAAAABzAMCAAAAAc0DQAAAAAHOAwIAAAABzwNAAAAAAdADAQAAAAHRA0AAAAAB0gNAAAAAAdMDQAAAAAHUAwIAAAABARkAAE8AMAEZAABPADAdBAAA8wUAIAUAAPQFACAGAAD5BgAg4gIBAPoEACHzAkAAggUAIfQCAgD7BAAh9QJAAIMFACGMAwEA-gQAIZ8DAQD8BAAhvwMCAPsEACHCAwIA-wQAIcMDQACDBQAhxANAAIMFACHFA0AAgwUAIcYDQACDBQAhxwNAAIMFACHIAwIA-wQAIckDAgD7BAAhygMgAIkFACHLAwIA-wQAIcwDAgD7BAAhzQNAAIMFACHOAwIA-wQAIc8DQACDBQAh0AMBAPwEACHRA0AAgwUAIdIDQACDBQAh0wNAAIMFACHUAwIA-wQAIQIAAAAFACAZAABSACAa4gIBAPoEACHzAkAAggUAIfQCAgD7BAAh9QJAAIMFACGMAwEA-gQAIZ8DAQD8BAAhvwMCAPsEACHCAwIA-wQAIcMDQACDBQAhxANAAIMFACHFA0AAgwUAIcYDQACDBQAhxwNAAIMFACHIAwIA-wQAIckDAgD7BAAhygMgAIkFACHLAwIA-wQAIcwDAgD7BAAhzQNAAIMFACHOAwIA-wQAIc8DQACDBQAh0AMBAPwEACHRA0AAgwUAIdIDQACDBQAh0wNAAIMFACHUAwIA-wQAIQIAAAADACAZAABUACACAAAAAwAgGQAAVAAgAwAAAAUAICAAAE0AICEAAFIAIAEAAAAFACABAAAAAwAgEgcAAPQGACAmAAD1BgAgJwAA-AYAICgAAPcGACApAAD2BgAg9QIAAPQEACCfAwAA9AQAIMMDAAD0BAAgxAMAAPQEACDFAwAA9AQAIMYDAAD0BAAgxwMAAPQEACDNAwAA9AQAIM8DAAD0BAAg0AMAAPQEACDRAwAA9AQAINIDAAD0BAAg0wMAAPQEACAd3AIAANsEADDdAgAAWwAQ3gIAANsEADDiAgEAkQQAIfMCQACjBAAh9AICAJAEACH1AkAApAQAIYwDAQCPBAAhnwMBAJIEACG_AwIAkAQAIcIDAgCQBAAhwwNAAKQEACHEA0AApAQAIcUDQACkBAAhxgNAAKQEACHHA0AApAQAIcgDAgCQBAAhyQMCAJAEACHKAyAArQQAIcsDAgCQBAAhzAMCAJAEACHNA0AApAQAIc4DAgCQBAAhzwNAAKQEACHQAwEAkgQAIdEDQACkBAAh0gNAAKQEACHTA0AApAQAIdQDAgCQBAAhAwAAAAMAIAEAAFoAMCUAAFsAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAYDAADzBgAg3wIBAAAAAeICAQAAAAGMAwEAAAABvgMCAAAAAb8DAgAAAAEBGQAAYwAgBd8CAQAAAAHiAgEAAAABjAMBAAAAAb4DAgAAAAG_AwIAAAABARkAAGUAMAEZAABlADAGAwAA8gYAIN8CAQD6BAAh4gIBAPoEACGMAwEA-gQAIb4DAgD7BAAhvwMCAPsEACECAAAACQAgGQAAaAAgBd8CAQD6BAAh4gIBAPoEACGMAwEA-gQAIb4DAgD7BAAhvwMCAPsEACECAAAABwAgGQAAagAgAgAAAAcAIBkAAGoAIAMAAAAJACAgAABjACAhAABoACABAAAACQAgAQAAAAcAIAUHAADtBgAgJgAA7gYAICcAAPEGACAoAADwBgAgKQAA7wYAIAjcAgAA2gQAMN0CAABxABDeAgAA2gQAMN8CAQCRBAAh4gIBAJEEACGMAwEAjwQAIb4DAgCQBAAhvwMCAJAEACEDAAAABwAgAQAAcAAwJQAAcQAgAwAAAAcAIAEAAAgAMAIAAAkAIAEAAAANACABAAAADQAgAwAAAAsAIAEAAAwAMAIAAA0AIAMAAAALACABAAAMADACAAANACADAAAACwAgAQAADAAwAgAADQAgCAMAAOwGACDfAgEAAAAB4gIBAAAAAYwDAQAAAAG-AwIAAAABvwMCAAAAAcADQAAAAAHBA0AAAAABARkAAHkAIAffAgEAAAAB4gIBAAAAAYwDAQAAAAG-AwIAAAABvwMCAAAAAcADQAAAAAHBA0AAAAABARkAAHsAMAEZAAB7ADAIAwAA6wYAIN8CAQD6BAAh4gIBAPoEACGMAwEA-gQAIb4DAgD7BAAhvwMCAPsEACHAA0AAggUAIcEDQACDBQAhAgAAAA0AIBkAAH4AIAffAgEA-gQAIeICAQD6BAAhjAMBAPoEACG-AwIA-wQAIb8DAgD7BAAhwANAAIIFACHBA0AAgwUAIQIAAAALACAZAACAAQAgAgAAAAsAIBkAAIABACADAAAADQAgIAAAeQAgIQAAfgAgAQAAAA0AIAEAAAALACAGBwAA5gYAICYAAOcGACAnAADqBgAgKAAA6QYAICkAAOgGACDBAwAA9AQAIArcAgAA2QQAMN0CAACHAQAQ3gIAANkEADDfAgEAkQQAIeICAQCRBAAhjAMBAI8EACG-AwIAkAQAIb8DAgCQBAAhwANAAKMEACHBA0AApAQAIQMAAAALACABAACGAQAwJQAAhwEAIAMAAAALACABAAAMADACAAANACAPBgAA0gQAINwCAADXBAAw3QIAABEAEN4CAADXBAAwjAMBAAAAAZcDAQCgBAAhnAMBAJ8EACG2AyAAtQQAIbcDAQCdBAAhuANAAKoEACG5A0AAqgQAIboDQACrBAAhuwNAAKsEACG8AyAAtQQAIb0DAADYBAAgAQAAAIoBACABAAAAigEAIAUGAADZBgAglwMAAPQEACC6AwAA9AQAILsDAAD0BAAgvQMAAPQEACADAAAAEQAgAQAAjQEAMAIAAIoBACADAAAAEQAgAQAAjQEAMAIAAIoBACADAAAAEQAgAQAAjQEAMAIAAIoBACAMBgAA5QYAIIwDAQAAAAGXAwEAAAABnAMBAAAAAbYDIAAAAAG3AwEAAAABuANAAAAAAbkDQAAAAAG6A0AAAAABuwNAAAAAAbwDIAAAAAG9A4AAAAABARkAAJEBACALjAMBAAAAAZcDAQAAAAGcAwEAAAABtgMgAAAAAbcDAQAAAAG4A0AAAAABuQNAAAAAAboDQAAAAAG7A0AAAAABvAMgAAAAAb0DgAAAAAEBGQAAkwEAMAEZAACTAQAwDAYAAOQGACCMAwEA-gQAIZcDAQD8BAAhnAMBAPoEACG2AyAAiQUAIbcDAQD6BAAhuANAAIIFACG5A0AAggUAIboDQACDBQAhuwNAAIMFACG8AyAAiQUAIb0DgAAAAAECAAAAigEAIBkAAJYBACALjAMBAPoEACGXAwEA_AQAIZwDAQD6BAAhtgMgAIkFACG3AwEA-gQAIbgDQACCBQAhuQNAAIIFACG6A0AAgwUAIbsDQACDBQAhvAMgAIkFACG9A4AAAAABAgAAABEAIBkAAJgBACACAAAAEQAgGQAAmAEAIAMAAACKAQAgIAAAkQEAICEAAJYBACABAAAAigEAIAEAAAARACAHBwAA4QYAICgAAOMGACApAADiBgAglwMAAPQEACC6AwAA9AQAILsDAAD0BAAgvQMAAPQEACAO3AIAANQEADDdAgAAnwEAEN4CAADUBAAwjAMBAI8EACGXAwEAkgQAIZwDAQCRBAAhtgMgAK0EACG3AwEAjwQAIbgDQACjBAAhuQNAAKMEACG6A0AApAQAIbsDQACkBAAhvAMgAK0EACG9AwAA1QQAIAMAAAARACABAACeAQAwJQAAnwEAIAMAAAARACABAACNAQAwAgAAigEAIAEAAAAXACABAAAAFwAgAwAAABUAIAEAABYAMAIAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgBgYAAOAGACDfAgQAAAABiQNAAAAAAYwDAQAAAAGTAwEAAAABtQMBAAAAAQEZAACnAQAgBd8CBAAAAAGJA0AAAAABjAMBAAAAAZMDAQAAAAG1AwEAAAABARkAAKkBADABGQAAqQEAMAYGAADfBgAg3wIEANsFACGJA0AAggUAIYwDAQD6BAAhkwMBAPwEACG1AwEA-gQAIQIAAAAXACAZAACsAQAgBd8CBADbBQAhiQNAAIIFACGMAwEA-gQAIZMDAQD8BAAhtQMBAPoEACECAAAAFQAgGQAArgEAIAIAAAAVACAZAACuAQAgAwAAABcAICAAAKcBACAhAACsAQAgAQAAABcAIAEAAAAVACAGBwAA2gYAICYAANsGACAnAADeBgAgKAAA3QYAICkAANwGACCTAwAA9AQAIAjcAgAA0wQAMN0CAAC1AQAQ3gIAANMEADDfAgQAuwQAIYkDQACjBAAhjAMBAI8EACGTAwEAkgQAIbUDAQCRBAAhAwAAABUAIAEAALQBADAlAAC1AQAgAwAAABUAIAEAABYAMAIAABcAIA0GAADSBAAg3AIAANEEADDdAgAAEwAQ3gIAANEEADD_AgAAtwQAIIwDAQAAAAGuAwEAnwQAIa8DQACqBAAhsAMBAKAEACGxA0AAqwQAIbIDAQCgBAAhswNAAKsEACG0AwEAtgQAIQEAAAC4AQAgAQAAALgBACAGBgAA2QYAILADAAD0BAAgsQMAAPQEACCyAwAA9AQAILMDAAD0BAAgtAMAAPQEACADAAAAEwAgAQAAuwEAMAIAALgBACADAAAAEwAgAQAAuwEAMAIAALgBACADAAAAEwAgAQAAuwEAMAIAALgBACAKBgAA2AYAIP8CgAAAAAGMAwEAAAABrgMBAAAAAa8DQAAAAAGwAwEAAAABsQNAAAAAAbIDAQAAAAGzA0AAAAABtAMBAAAAAQEZAAC_AQAgCf8CgAAAAAGMAwEAAAABrgMBAAAAAa8DQAAAAAGwAwEAAAABsQNAAAAAAbIDAQAAAAGzA0AAAAABtAMBAAAAAQEZAADBAQAwARkAAMEBADAKBgAA1wYAIP8CgAAAAAGMAwEA-gQAIa4DAQD6BAAhrwNAAIIFACGwAwEA_AQAIbEDQACDBQAhsgMBAPwEACGzA0AAgwUAIbQDAQD8BAAhAgAAALgBACAZAADEAQAgCf8CgAAAAAGMAwEA-gQAIa4DAQD6BAAhrwNAAIIFACGwAwEA_AQAIbEDQACDBQAhsgMBAPwEACGzA0AAgwUAIbQDAQD8BAAhAgAAABMAIBkAAMYBACACAAAAEwAgGQAAxgEAIAMAAAC4AQAgIAAAvwEAICEAAMQBACABAAAAuAEAIAEAAAATACAIBwAA1AYAICgAANYGACApAADVBgAgsAMAAPQEACCxAwAA9AQAILIDAAD0BAAgswMAAPQEACC0AwAA9AQAIAzcAgAA0AQAMN0CAADNAQAQ3gIAANAEADD_AgAArwQAIIwDAQCPBAAhrgMBAJEEACGvA0AAowQAIbADAQCSBAAhsQNAAKQEACGyAwEAkgQAIbMDQACkBAAhtAMBAK4EACEDAAAAEwAgAQAAzAEAMCUAAM0BACADAAAAEwAgAQAAuwEAMAIAALgBACALDAAAuAQAINwCAADPBAAw3QIAANMBABDeAgAAzwQAMN8CAQAAAAGRAwEAnwQAIZgDAQCdBAAhmQMBAJ8EACGaAwIAngQAIZsDQACqBAAhrQNAAKsEACEBAAAA0AEAIAEAAADQAQAgCwwAALgEACDcAgAAzwQAMN0CAADTAQAQ3gIAAM8EADDfAgEAnQQAIZEDAQCfBAAhmAMBAJ0EACGZAwEAnwQAIZoDAgCeBAAhmwNAAKoEACGtA0AAqwQAIQIMAACaBgAgrQMAAPQEACADAAAA0wEAIAEAANQBADACAADQAQAgAwAAANMBACABAADUAQAwAgAA0AEAIAMAAADTAQAgAQAA1AEAMAIAANABACAIDAAA0wYAIN8CAQAAAAGRAwEAAAABmAMBAAAAAZkDAQAAAAGaAwIAAAABmwNAAAAAAa0DQAAAAAEBGQAA2AEAIAffAgEAAAABkQMBAAAAAZgDAQAAAAGZAwEAAAABmgMCAAAAAZsDQAAAAAGtA0AAAAABARkAANoBADABGQAA2gEAMAgMAADHBgAg3wIBAPoEACGRAwEA-gQAIZgDAQD6BAAhmQMBAPoEACGaAwIA-wQAIZsDQACCBQAhrQNAAIMFACECAAAA0AEAIBkAAN0BACAH3wIBAPoEACGRAwEA-gQAIZgDAQD6BAAhmQMBAPoEACGaAwIA-wQAIZsDQACCBQAhrQNAAIMFACECAAAA0wEAIBkAAN8BACACAAAA0wEAIBkAAN8BACADAAAA0AEAICAAANgBACAhAADdAQAgAQAAANABACABAAAA0wEAIAYHAADCBgAgJgAAwwYAICcAAMYGACAoAADFBgAgKQAAxAYAIK0DAAD0BAAgCtwCAADOBAAw3QIAAOYBABDeAgAAzgQAMN8CAQCPBAAhkQMBAJEEACGYAwEAjwQAIZkDAQCRBAAhmgMCAJAEACGbA0AAowQAIa0DQACkBAAhAwAAANMBACABAADlAQAwJQAA5gEAIAMAAADTAQAgAQAA1AEAMAIAANABACAG3AIAAM0EADDdAgAA7AEAEN4CAADNBAAw3wIBAAAAAeACAgCeBAAhrAMBALYEACEBAAAA6QEAIAEAAADpAQAgBtwCAADNBAAw3QIAAOwBABDeAgAAzQQAMN8CAQCdBAAh4AICAJ4EACGsAwEAtgQAIQGsAwAA9AQAIAMAAADsAQAgAQAA7QEAMAIAAOkBACADAAAA7AEAIAEAAO0BADACAADpAQAgAwAAAOwBACABAADtAQAwAgAA6QEAIAPfAgEAAAAB4AICAAAAAawDAQAAAAEBGQAA8QEAIAPfAgEAAAAB4AICAAAAAawDAQAAAAEBGQAA8wEAMAEZAADzAQAwA98CAQD6BAAh4AICAPsEACGsAwEA_AQAIQIAAADpAQAgGQAA9gEAIAPfAgEA-gQAIeACAgD7BAAhrAMBAPwEACECAAAA7AEAIBkAAPgBACACAAAA7AEAIBkAAPgBACADAAAA6QEAICAAAPEBACAhAAD2AQAgAQAAAOkBACABAAAA7AEAIAYHAAC9BgAgJgAAvgYAICcAAMEGACAoAADABgAgKQAAvwYAIKwDAAD0BAAgBtwCAADMBAAw3QIAAP8BABDeAgAAzAQAMN8CAQCPBAAh4AICAJAEACGsAwEArgQAIQMAAADsAQAgAQAA_gEAMCUAAP8BACADAAAA7AEAIAEAAO0BADACAADpAQAgCdwCAADKBAAw3QIAAIUCABDeAgAAygQAMPMCQACqBAAhjAMBAJ0EACGoAwEAnQQAIakDAQCfBAAhqgMBAJ8EACGrAwAAywQAIAEAAACCAgAgAQAAAIICACAI3AIAAMoEADDdAgAAhQIAEN4CAADKBAAw8wJAAKoEACGMAwEAnQQAIagDAQCdBAAhqQMBAJ8EACGqAwEAnwQAIQADAAAAhQIAIAEAAIYCADACAACCAgAgAwAAAIUCACABAACGAgAwAgAAggIAIAMAAACFAgAgAQAAhgIAMAIAAIICACAF8wJAAAAAAYwDAQAAAAGoAwEAAAABqQMBAAAAAaoDAQAAAAEBGQAAigIAIAXzAkAAAAABjAMBAAAAAagDAQAAAAGpAwEAAAABqgMBAAAAAQEZAACMAgAwARkAAIwCADAF8wJAAIIFACGMAwEA-gQAIagDAQD6BAAhqQMBAPoEACGqAwEA-gQAIQIAAACCAgAgGQAAjwIAIAXzAkAAggUAIYwDAQD6BAAhqAMBAPoEACGpAwEA-gQAIaoDAQD6BAAhAgAAAIUCACAZAACRAgAgAgAAAIUCACAZAACRAgAgAwAAAIICACAgAACKAgAgIQAAjwIAIAEAAACCAgAgAQAAAIUCACADBwAAugYAICgAALwGACApAAC7BgAgCNwCAADJBAAw3QIAAJgCABDeAgAAyQQAMPMCQACjBAAhjAMBAI8EACGoAwEAjwQAIakDAQCRBAAhqgMBAJEEACEDAAAAhQIAIAEAAJcCADAlAACYAgAgAwAAAIUCACABAACGAgAwAgAAggIAIAbcAgAAyAQAMN0CAACeAgAQ3gIAAMgEADDfAgEAAAABpgMBAJ8EACGnA0AAqgQAIQEAAACbAgAgAQAAAJsCACAG3AIAAMgEADDdAgAAngIAEN4CAADIBAAw3wIBAJ8EACGmAwEAnwQAIacDQACqBAAhAAMAAACeAgAgAQAAnwIAMAIAAJsCACADAAAAngIAIAEAAJ8CADACAACbAgAgAwAAAJ4CACABAACfAgAwAgAAmwIAIAPfAgEAAAABpgMBAAAAAacDQAAAAAEBGQAAowIAIAPfAgEAAAABpgMBAAAAAacDQAAAAAEBGQAApQIAMAEZAAClAgAwA98CAQD6BAAhpgMBAPoEACGnA0AAggUAIQIAAACbAgAgGQAAqAIAIAPfAgEA-gQAIaYDAQD6BAAhpwNAAIIFACECAAAAngIAIBkAAKoCACACAAAAngIAIBkAAKoCACADAAAAmwIAICAAAKMCACAhAACoAgAgAQAAAJsCACABAAAAngIAIAMHAAC3BgAgKAAAuQYAICkAALgGACAG3AIAAMcEADDdAgAAsQIAEN4CAADHBAAw3wIBAJEEACGmAwEAkQQAIacDQACjBAAhAwAAAJ4CACABAACwAgAwJQAAsQIAIAMAAACeAgAgAQAAnwIAMAIAAJsCACABAAAAIQAgAQAAACEAIAMAAAAfACABAAAgADACAAAhACADAAAAHwAgAQAAIAAwAgAAIQAgAwAAAB8AIAEAACAAMAIAACEAIAsGAAC2BgAg3wIBAAAAAYwDAQAAAAGRAwEAAAABnwMBAAAAAaADAQAAAAGhA0AAAAABogNAAAAAAaMDAQAAAAGkAwEAAAABpQMBAAAAAQEZAAC5AgAgCt8CAQAAAAGMAwEAAAABkQMBAAAAAZ8DAQAAAAGgAwEAAAABoQNAAAAAAaIDQAAAAAGjAwEAAAABpAMBAAAAAaUDAQAAAAEBGQAAuwIAMAEZAAC7AgAwAQAAABkAIAsGAAC1BgAg3wIBAPoEACGMAwEA_AQAIZEDAQD6BAAhnwMBAPwEACGgAwEA-gQAIaEDQACCBQAhogNAAIMFACGjAwEA_AQAIaQDAQD8BAAhpQMBAPwEACECAAAAIQAgGQAAvwIAIArfAgEA-gQAIYwDAQD8BAAhkQMBAPoEACGfAwEA_AQAIaADAQD6BAAhoQNAAIIFACGiA0AAgwUAIaMDAQD8BAAhpAMBAPwEACGlAwEA_AQAIQIAAAAfACAZAADBAgAgAgAAAB8AIBkAAMECACABAAAAGQAgAwAAACEAICAAALkCACAhAAC_AgAgAQAAACEAIAEAAAAfACAJBwAAsgYAICgAALQGACApAACzBgAgjAMAAPQEACCfAwAA9AQAIKIDAAD0BAAgowMAAPQEACCkAwAA9AQAIKUDAAD0BAAgDdwCAADGBAAw3QIAAMkCABDeAgAAxgQAMN8CAQCPBAAhjAMBAK4EACGRAwEAkQQAIZ8DAQCSBAAhoAMBAJEEACGhA0AAowQAIaIDQACkBAAhowMBAJIEACGkAwEArgQAIaUDAQCSBAAhAwAAAB8AIAEAAMgCADAlAADJAgAgAwAAAB8AIAEAACAAMAIAACEAIArcAgAAxQQAMN0CAADPAgAQ3gIAAMUEADDfAgQAAAAB8QIBALYEACGJA0AAqgQAIZADQACrBAAhnAMBAKAEACGdAwEAtgQAIZ4DAQCfBAAhAQAAAMwCACABAAAAzAIAIArcAgAAxQQAMN0CAADPAgAQ3gIAAMUEADDfAgQAvwQAIfECAQC2BAAhiQNAAKoEACGQA0AAqwQAIZwDAQCgBAAhnQMBALYEACGeAwEAnwQAIQTxAgAA9AQAIJADAAD0BAAgnAMAAPQEACCdAwAA9AQAIAMAAADPAgAgAQAA0AIAMAIAAMwCACADAAAAzwIAIAEAANACADACAADMAgAgAwAAAM8CACABAADQAgAwAgAAzAIAIAffAgQAAAAB8QIBAAAAAYkDQAAAAAGQA0AAAAABnAMBAAAAAZ0DAQAAAAGeAwEAAAABARkAANQCACAH3wIEAAAAAfECAQAAAAGJA0AAAAABkANAAAAAAZwDAQAAAAGdAwEAAAABngMBAAAAAQEZAADWAgAwARkAANYCADAH3wIEANsFACHxAgEA_AQAIYkDQACCBQAhkANAAIMFACGcAwEA_AQAIZ0DAQD8BAAhngMBAPoEACECAAAAzAIAIBkAANkCACAH3wIEANsFACHxAgEA_AQAIYkDQACCBQAhkANAAIMFACGcAwEA_AQAIZ0DAQD8BAAhngMBAPoEACECAAAAzwIAIBkAANsCACACAAAAzwIAIBkAANsCACADAAAAzAIAICAAANQCACAhAADZAgAgAQAAAMwCACABAAAAzwIAIAkHAACtBgAgJgAArgYAICcAALEGACAoAACwBgAgKQAArwYAIPECAAD0BAAgkAMAAPQEACCcAwAA9AQAIJ0DAAD0BAAgCtwCAADEBAAw3QIAAOICABDeAgAAxAQAMN8CBAC7BAAh8QIBAK4EACGJA0AAowQAIZADQACkBAAhnAMBAJIEACGdAwEArgQAIZ4DAQCRBAAhAwAAAM8CACABAADhAgAwJQAA4gIAIAMAAADPAgAgAQAA0AIAMAIAAMwCACABAAAALAAgAQAAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAkGAACsBgAgEAAAuQUAIN8CAQAAAAGMAwEAAAABkQMBAAAAAZgDAQAAAAGZAwEAAAABmgMCAAAAAZsDQAAAAAEBGQAA6gIAIAffAgEAAAABjAMBAAAAAZEDAQAAAAGYAwEAAAABmQMBAAAAAZoDAgAAAAGbA0AAAAABARkAAOwCADABGQAA7AIAMAkGAACrBgAgEAAAqQUAIN8CAQD6BAAhjAMBAPoEACGRAwEA-gQAIZgDAQD6BAAhmQMBAPoEACGaAwIA-wQAIZsDQACCBQAhAgAAACwAIBkAAO8CACAH3wIBAPoEACGMAwEA-gQAIZEDAQD6BAAhmAMBAPoEACGZAwEA-gQAIZoDAgD7BAAhmwNAAIIFACECAAAAKgAgGQAA8QIAIAIAAAAqACAZAADxAgAgAwAAACwAICAAAOoCACAhAADvAgAgAQAAACwAIAEAAAAqACAFBwAApgYAICYAAKcGACAnAACqBgAgKAAAqQYAICkAAKgGACAK3AIAAMMEADDdAgAA-AIAEN4CAADDBAAw3wIBAI8EACGMAwEAjwQAIZEDAQCRBAAhmAMBAI8EACGZAwEAkQQAIZoDAgCQBAAhmwNAAKMEACEDAAAAKgAgAQAA9wIAMCUAAPgCACADAAAAKgAgAQAAKwAwAgAALAAgAQAAACYAIAEAAAAmACADAAAAJAAgAQAAJQAwAgAAJgAgAwAAACQAIAEAACUAMAIAACYAIAMAAAAkACABAAAlADACAAAmACANBgAAtwUAIBEAAMQFACDfAgEAAAAB4gIBAAAAAYkDQAAAAAGMAwEAAAABkQMBAAAAAZIDAQAAAAGTAwEAAAABlAMBAAAAAZUDQAAAAAGWA0AAAAABlwMBAAAAAQEZAACAAwAgC98CAQAAAAHiAgEAAAABiQNAAAAAAYwDAQAAAAGRAwEAAAABkgMBAAAAAZMDAQAAAAGUAwEAAAABlQNAAAAAAZYDQAAAAAGXAwEAAAABARkAAIIDADABGQAAggMAMA0GAAC1BQAgEQAAwgUAIN8CAQD6BAAh4gIBAPoEACGJA0AAggUAIYwDAQD6BAAhkQMBAPoEACGSAwEA-gQAIZMDAQD8BAAhlAMBAPoEACGVA0AAgwUAIZYDQACDBQAhlwMBAPwEACECAAAAJgAgGQAAhQMAIAvfAgEA-gQAIeICAQD6BAAhiQNAAIIFACGMAwEA-gQAIZEDAQD6BAAhkgMBAPoEACGTAwEA_AQAIZQDAQD6BAAhlQNAAIMFACGWA0AAgwUAIZcDAQD8BAAhAgAAACQAIBkAAIcDACACAAAAJAAgGQAAhwMAIAMAAAAmACAgAACAAwAgIQAAhQMAIAEAAAAmACABAAAAJAAgBwcAAKMGACAoAAClBgAgKQAApAYAIJMDAAD0BAAglQMAAPQEACCWAwAA9AQAIJcDAAD0BAAgDtwCAADCBAAw3QIAAI4DABDeAgAAwgQAMN8CAQCPBAAh4gIBAJEEACGJA0AAowQAIYwDAQCPBAAhkQMBAJEEACGSAwEAkQQAIZMDAQCSBAAhlAMBAI8EACGVA0AApAQAIZYDQACkBAAhlwMBAJIEACEDAAAAJAAgAQAAjQMAMCUAAI4DACADAAAAJAAgAQAAJQAwAgAAJgAgBdwCAADBBAAw3QIAAJQDABDeAgAAwQQAMI8DAQAAAAGQA0AAqgQAIQEAAACRAwAgAQAAAJEDACAF3AIAAMEEADDdAgAAlAMAEN4CAADBBAAwjwMBAJ8EACGQA0AAqgQAIQADAAAAlAMAIAEAAJUDADACAACRAwAgAwAAAJQDACABAACVAwAwAgAAkQMAIAMAAACUAwAgAQAAlQMAMAIAAJEDACACjwMBAAAAAZADQAAAAAEBGQAAmQMAIAKPAwEAAAABkANAAAAAAQEZAACbAwAwARkAAJsDADACjwMBAPoEACGQA0AAggUAIQIAAACRAwAgGQAAngMAIAKPAwEA-gQAIZADQACCBQAhAgAAAJQDACAZAACgAwAgAgAAAJQDACAZAACgAwAgAwAAAJEDACAgAACZAwAgIQAAngMAIAEAAACRAwAgAQAAAJQDACADBwAAoAYAICgAAKIGACApAAChBgAgBdwCAADABAAw3QIAAKcDABDeAgAAwAQAMI8DAQCRBAAhkANAAKMEACEDAAAAlAMAIAEAAKYDADAlAACnAwAgAwAAAJQDACABAACVAwAwAgAAkQMAIArcAgAAvgQAMN0CAACtAwAQ3gIAAL4EADDfAgQAAAABiQNAAKoEACGKAwEAnQQAIYsDAQCfBAAhjAMBALYEACGNAwAAtwQAII4DAAC3BAAgAQAAAKoDACABAAAAqgMAIArcAgAAvgQAMN0CAACtAwAQ3gIAAL4EADDfAgQAvwQAIYkDQACqBAAhigMBAJ0EACGLAwEAnwQAIYwDAQC2BAAhjQMAALcEACCOAwAAtwQAIAGMAwAA9AQAIAMAAACtAwAgAQAArgMAMAIAAKoDACADAAAArQMAIAEAAK4DADACAACqAwAgAwAAAK0DACABAACuAwAwAgAAqgMAIAffAgQAAAABiQNAAAAAAYoDAQAAAAGLAwEAAAABjAMBAAAAAY0DgAAAAAGOA4AAAAABARkAALIDACAH3wIEAAAAAYkDQAAAAAGKAwEAAAABiwMBAAAAAYwDAQAAAAGNA4AAAAABjgOAAAAAAQEZAAC0AwAwARkAALQDADAH3wIEANsFACGJA0AAggUAIYoDAQD6BAAhiwMBAPoEACGMAwEA_AQAIY0DgAAAAAGOA4AAAAABAgAAAKoDACAZAAC3AwAgB98CBADbBQAhiQNAAIIFACGKAwEA-gQAIYsDAQD6BAAhjAMBAPwEACGNA4AAAAABjgOAAAAAAQIAAACtAwAgGQAAuQMAIAIAAACtAwAgGQAAuQMAIAMAAACqAwAgIAAAsgMAICEAALcDACABAAAAqgMAIAEAAACtAwAgBgcAAJsGACAmAACcBgAgJwAAnwYAICgAAJ4GACApAACdBgAgjAMAAPQEACAK3AIAALoEADDdAgAAwAMAEN4CAAC6BAAw3wIEALsEACGJA0AAowQAIYoDAQCPBAAhiwMBAJEEACGMAwEArgQAIY0DAACvBAAgjgMAAK8EACADAAAArQMAIAEAAL8DADAlAADAAwAgAwAAAK0DACABAACuAwAwAgAAqgMAIBEMAAC4BAAg3AIAALQEADDdAgAAxgMAEN4CAAC0BAAw3wIBAAAAAeACAgCeBAAh4gIBAJ8EACH2AgEAnQQAIfcCIAC1BAAh-AIBAJ8EACH5AgEAnwQAIfoCAQCfBAAh-wIBAKAEACH8AgEAoAQAIf0CAQC2BAAh_gJAAKsEACH_AgAAtwQAIAEAAADDAwAgAQAAAMMDACARDAAAuAQAINwCAAC0BAAw3QIAAMYDABDeAgAAtAQAMN8CAQCfBAAh4AICAJ4EACHiAgEAnwQAIfYCAQCdBAAh9wIgALUEACH4AgEAnwQAIfkCAQCfBAAh-gIBAJ8EACH7AgEAoAQAIfwCAQCgBAAh_QIBALYEACH-AkAAqwQAIf8CAAC3BAAgBQwAAJoGACD7AgAA9AQAIPwCAAD0BAAg_QIAAPQEACD-AgAA9AQAIAMAAADGAwAgAQAAxwMAMAIAAMMDACADAAAAxgMAIAEAAMcDADACAADDAwAgAwAAAMYDACABAADHAwAwAgAAwwMAIA4MAACZBgAg3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAfcCIAAAAAH4AgEAAAAB-QIBAAAAAfoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAH-AkAAAAAB_wKAAAAAAQEZAADLAwAgDd8CAQAAAAHgAgIAAAAB4gIBAAAAAfYCAQAAAAH3AiAAAAAB-AIBAAAAAfkCAQAAAAH6AgEAAAAB-wIBAAAAAfwCAQAAAAH9AgEAAAAB_gJAAAAAAf8CgAAAAAEBGQAAzQMAMAEZAADNAwAwDgwAAIoFACDfAgEA-gQAIeACAgD7BAAh4gIBAPoEACH2AgEA-gQAIfcCIACJBQAh-AIBAPoEACH5AgEA-gQAIfoCAQD6BAAh-wIBAPwEACH8AgEA_AQAIf0CAQD8BAAh_gJAAIMFACH_AoAAAAABAgAAAMMDACAZAADQAwAgDd8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh9wIgAIkFACH4AgEA-gQAIfkCAQD6BAAh-gIBAPoEACH7AgEA_AQAIfwCAQD8BAAh_QIBAPwEACH-AkAAgwUAIf8CgAAAAAECAAAAxgMAIBkAANIDACACAAAAxgMAIBkAANIDACADAAAAwwMAICAAAMsDACAhAADQAwAgAQAAAMMDACABAAAAxgMAIAkHAACEBQAgJgAAhQUAICcAAIgFACAoAACHBQAgKQAAhgUAIPsCAAD0BAAg_AIAAPQEACD9AgAA9AQAIP4CAAD0BAAgENwCAACsBAAw3QIAANkDABDeAgAArAQAMN8CAQCRBAAh4AICAJAEACHiAgEAkQQAIfYCAQCPBAAh9wIgAK0EACH4AgEAkQQAIfkCAQCRBAAh-gIBAJEEACH7AgEAkgQAIfwCAQCSBAAh_QIBAK4EACH-AkAApAQAIf8CAACvBAAgAwAAAMYDACABAADYAwAwJQAA2QMAIAMAAADGAwAgAQAAxwMAMAIAAMMDACAI3AIAAKkEADDdAgAA3wMAEN4CAACpBAAw8QIBAAAAAfICAQAAAAHzAkAAqgQAIfQCAgCeBAAh9QJAAKsEACEBAAAA3AMAIAEAAADcAwAgCNwCAACpBAAw3QIAAN8DABDeAgAAqQQAMPECAQCdBAAh8gIBAJ8EACHzAkAAqgQAIfQCAgCeBAAh9QJAAKsEACEB9QIAAPQEACADAAAA3wMAIAEAAOADADACAADcAwAgAwAAAN8DACABAADgAwAwAgAA3AMAIAMAAADfAwAgAQAA4AMAMAIAANwDACAF8QIBAAAAAfICAQAAAAHzAkAAAAAB9AICAAAAAfUCQAAAAAEBGQAA5AMAIAXxAgEAAAAB8gIBAAAAAfMCQAAAAAH0AgIAAAAB9QJAAAAAAQEZAADmAwAwARkAAOYDADAF8QIBAPoEACHyAgEA-gQAIfMCQACCBQAh9AICAPsEACH1AkAAgwUAIQIAAADcAwAgGQAA6QMAIAXxAgEA-gQAIfICAQD6BAAh8wJAAIIFACH0AgIA-wQAIfUCQACDBQAhAgAAAN8DACAZAADrAwAgAgAAAN8DACAZAADrAwAgAwAAANwDACAgAADkAwAgIQAA6QMAIAEAAADcAwAgAQAAAN8DACAGBwAA_QQAICYAAP4EACAnAACBBQAgKAAAgAUAICkAAP8EACD1AgAA9AQAIAjcAgAAogQAMN0CAADyAwAQ3gIAAKIEADDxAgEAjwQAIfICAQCRBAAh8wJAAKMEACH0AgIAkAQAIfUCQACkBAAhAwAAAN8DACABAADxAwAwJQAA8gMAIAMAAADfAwAgAQAA4AMAMAIAANwDACAK3AIAAJwEADDdAgAA-AMAEN4CAACcBAAw3wIBAAAAAeACAgCeBAAh4QIBAJ8EACHiAgEAnwQAIeMCAQCfBAAh5AIBAJ8EACHlAgEAoAQAIQEAAAD1AwAgAQAAAPUDACAK3AIAAJwEADDdAgAA-AMAEN4CAACcBAAw3wIBAJ0EACHgAgIAngQAIeECAQCfBAAh4gIBAJ8EACHjAgEAnwQAIeQCAQCfBAAh5QIBAKAEACEB5QIAAPQEACADAAAA-AMAIAEAAPkDADACAAD1AwAgAwAAAPgDACABAAD5AwAwAgAA9QMAIAMAAAD4AwAgAQAA-QMAMAIAAPUDACAH3wIBAAAAAeACAgAAAAHhAgEAAAAB4gIBAAAAAeMCAQAAAAHkAgEAAAAB5QIBAAAAAQEZAAD9AwAgB98CAQAAAAHgAgIAAAAB4QIBAAAAAeICAQAAAAHjAgEAAAAB5AIBAAAAAeUCAQAAAAEBGQAA_wMAMAEZAAD_AwAwB98CAQD6BAAh4AICAPsEACHhAgEA-gQAIeICAQD6BAAh4wIBAPoEACHkAgEA-gQAIeUCAQD8BAAhAgAAAPUDACAZAACCBAAgB98CAQD6BAAh4AICAPsEACHhAgEA-gQAIeICAQD6BAAh4wIBAPoEACHkAgEA-gQAIeUCAQD8BAAhAgAAAPgDACAZAACEBAAgAgAAAPgDACAZAACEBAAgAwAAAPUDACAgAAD9AwAgIQAAggQAIAEAAAD1AwAgAQAAAPgDACAGBwAA9QQAICYAAPYEACAnAAD5BAAgKAAA-AQAICkAAPcEACDlAgAA9AQAIArcAgAAjgQAMN0CAACLBAAQ3gIAAI4EADDfAgEAjwQAIeACAgCQBAAh4QIBAJEEACHiAgEAkQQAIeMCAQCRBAAh5AIBAJEEACHlAgEAkgQAIQMAAAD4AwAgAQAAigQAMCUAAIsEACADAAAA-AMAIAEAAPkDADACAAD1AwAgCtwCAACOBAAw3QIAAIsEABDeAgAAjgQAMN8CAQCPBAAh4AICAJAEACHhAgEAkQQAIeICAQCRBAAh4wIBAJEEACHkAgEAkQQAIeUCAQCSBAAhCwcAAJcEACAoAACYBAAgKQAAmAQAIOYCAQAAAAHnAgEAAAAE6AIBAAAABOkCAQAAAAHqAgEAAAAB6wIBAAAAAewCAQAAAAHwAgEAmwQAIQ0HAACXBAAgJgAAmgQAICcAAJcEACAoAACXBAAgKQAAlwQAIOYCAgAAAAHnAgIAAAAE6AICAAAABOkCAgAAAAHqAgIAAAAB6wICAAAAAewCAgAAAAHwAgIAmQQAIQ4HAACXBAAgKAAAmAQAICkAAJgEACDmAgEAAAAB5wIBAAAABOgCAQAAAATpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAJYEACEOBwAAlAQAICgAAJUEACApAACVBAAg5gIBAAAAAecCAQAAAAXoAgEAAAAF6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAAB7wIBAAAAAfACAQCTBAAhDgcAAJQEACAoAACVBAAgKQAAlQQAIOYCAQAAAAHnAgEAAAAF6AIBAAAABekCAQAAAAHqAgEAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gIBAAAAAe8CAQAAAAHwAgEAkwQAIQjmAgIAAAAB5wICAAAABegCAgAAAAXpAgIAAAAB6gICAAAAAesCAgAAAAHsAgIAAAAB8AICAJQEACEL5gIBAAAAAecCAQAAAAXoAgEAAAAF6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAAB7wIBAAAAAfACAQCVBAAhDgcAAJcEACAoAACYBAAgKQAAmAQAIOYCAQAAAAHnAgEAAAAE6AIBAAAABOkCAQAAAAHqAgEAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gIBAAAAAe8CAQAAAAHwAgEAlgQAIQjmAgIAAAAB5wICAAAABOgCAgAAAATpAgIAAAAB6gICAAAAAesCAgAAAAHsAgIAAAAB8AICAJcEACEL5gIBAAAAAecCAQAAAAToAgEAAAAE6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAAB7wIBAAAAAfACAQCYBAAhDQcAAJcEACAmAACaBAAgJwAAlwQAICgAAJcEACApAACXBAAg5gICAAAAAecCAgAAAAToAgIAAAAE6QICAAAAAeoCAgAAAAHrAgIAAAAB7AICAAAAAfACAgCZBAAhCOYCCAAAAAHnAggAAAAE6AIIAAAABOkCCAAAAAHqAggAAAAB6wIIAAAAAewCCAAAAAHwAggAmgQAIQsHAACXBAAgKAAAmAQAICkAAJgEACDmAgEAAAAB5wIBAAAABOgCAQAAAATpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB8AIBAJsEACEK3AIAAJwEADDdAgAA-AMAEN4CAACcBAAw3wIBAJ0EACHgAgIAngQAIeECAQCfBAAh4gIBAJ8EACHjAgEAnwQAIeQCAQCfBAAh5QIBAKAEACEI5gIBAAAAAecCAQAAAAToAgEAAAAE6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAfACAQChBAAhCOYCAgAAAAHnAgIAAAAE6AICAAAABOkCAgAAAAHqAgIAAAAB6wICAAAAAewCAgAAAAHwAgIAlwQAIQvmAgEAAAAB5wIBAAAABOgCAQAAAATpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAJgEACEL5gIBAAAAAecCAQAAAAXoAgEAAAAF6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAAB7wIBAAAAAfACAQCVBAAhCOYCAQAAAAHnAgEAAAAE6AIBAAAABOkCAQAAAAHqAgEAAAAB6wIBAAAAAewCAQAAAAHwAgEAoQQAIQjcAgAAogQAMN0CAADyAwAQ3gIAAKIEADDxAgEAjwQAIfICAQCRBAAh8wJAAKMEACH0AgIAkAQAIfUCQACkBAAhCwcAAJcEACAoAACoBAAgKQAAqAQAIOYCQAAAAAHnAkAAAAAE6AJAAAAABOkCQAAAAAHqAkAAAAAB6wJAAAAAAewCQAAAAAHwAkAApwQAIQsHAACUBAAgKAAApgQAICkAAKYEACDmAkAAAAAB5wJAAAAABegCQAAAAAXpAkAAAAAB6gJAAAAAAesCQAAAAAHsAkAAAAAB8AJAAKUEACELBwAAlAQAICgAAKYEACApAACmBAAg5gJAAAAAAecCQAAAAAXoAkAAAAAF6QJAAAAAAeoCQAAAAAHrAkAAAAAB7AJAAAAAAfACQAClBAAhCOYCQAAAAAHnAkAAAAAF6AJAAAAABekCQAAAAAHqAkAAAAAB6wJAAAAAAewCQAAAAAHwAkAApgQAIQsHAACXBAAgKAAAqAQAICkAAKgEACDmAkAAAAAB5wJAAAAABOgCQAAAAATpAkAAAAAB6gJAAAAAAesCQAAAAAHsAkAAAAAB8AJAAKcEACEI5gJAAAAAAecCQAAAAAToAkAAAAAE6QJAAAAAAeoCQAAAAAHrAkAAAAAB7AJAAAAAAfACQACoBAAhCNwCAACpBAAw3QIAAN8DABDeAgAAqQQAMPECAQCdBAAh8gIBAJ8EACHzAkAAqgQAIfQCAgCeBAAh9QJAAKsEACEI5gJAAAAAAecCQAAAAAToAkAAAAAE6QJAAAAAAeoCQAAAAAHrAkAAAAAB7AJAAAAAAfACQACoBAAhCOYCQAAAAAHnAkAAAAAF6AJAAAAABekCQAAAAAHqAkAAAAAB6wJAAAAAAewCQAAAAAHwAkAApgQAIRDcAgAArAQAMN0CAADZAwAQ3gIAAKwEADDfAgEAkQQAIeACAgCQBAAh4gIBAJEEACH2AgEAjwQAIfcCIACtBAAh-AIBAJEEACH5AgEAkQQAIfoCAQCRBAAh-wIBAJIEACH8AgEAkgQAIf0CAQCuBAAh_gJAAKQEACH_AgAArwQAIAUHAACXBAAgKAAAswQAICkAALMEACDmAiAAAAAB8AIgALIEACELBwAAlAQAICgAAJUEACApAACVBAAg5gIBAAAAAecCAQAAAAXoAgEAAAAF6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAfACAQCxBAAhDwcAAJcEACAoAACwBAAgKQAAsAQAIOYCgAAAAAHpAoAAAAAB6gKAAAAAAesCgAAAAAHsAoAAAAAB8AKAAAAAAYADAQAAAAGBAwEAAAABggMBAAAAAYMDgAAAAAGEA4AAAAABhQOAAAAAAQzmAoAAAAAB6QKAAAAAAeoCgAAAAAHrAoAAAAAB7AKAAAAAAfACgAAAAAGAAwEAAAABgQMBAAAAAYIDAQAAAAGDA4AAAAABhAOAAAAAAYUDgAAAAAELBwAAlAQAICgAAJUEACApAACVBAAg5gIBAAAAAecCAQAAAAXoAgEAAAAF6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAfACAQCxBAAhBQcAAJcEACAoAACzBAAgKQAAswQAIOYCIAAAAAHwAiAAsgQAIQLmAiAAAAAB8AIgALMEACERDAAAuAQAINwCAAC0BAAw3QIAAMYDABDeAgAAtAQAMN8CAQCfBAAh4AICAJ4EACHiAgEAnwQAIfYCAQCdBAAh9wIgALUEACH4AgEAnwQAIfkCAQCfBAAh-gIBAJ8EACH7AgEAoAQAIfwCAQCgBAAh_QIBALYEACH-AkAAqwQAIf8CAAC3BAAgAuYCIAAAAAHwAiAAswQAIQjmAgEAAAAB5wIBAAAABegCAQAAAAXpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB8AIBALkEACEM5gKAAAAAAekCgAAAAAHqAoAAAAAB6wKAAAAAAewCgAAAAAHwAoAAAAABgAMBAAAAAYEDAQAAAAGCAwEAAAABgwOAAAAAAYQDgAAAAAGFA4AAAAABA4YDAAAZACCHAwAAGQAgiAMAABkAIAjmAgEAAAAB5wIBAAAABegCAQAAAAXpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB8AIBALkEACEK3AIAALoEADDdAgAAwAMAEN4CAAC6BAAw3wIEALsEACGJA0AAowQAIYoDAQCPBAAhiwMBAJEEACGMAwEArgQAIY0DAACvBAAgjgMAAK8EACANBwAAlwQAICYAAJoEACAnAAC9BAAgKAAAvQQAICkAAL0EACDmAgQAAAAB5wIEAAAABOgCBAAAAATpAgQAAAAB6gIEAAAAAesCBAAAAAHsAgQAAAAB8AIEALwEACENBwAAlwQAICYAAJoEACAnAAC9BAAgKAAAvQQAICkAAL0EACDmAgQAAAAB5wIEAAAABOgCBAAAAATpAgQAAAAB6gIEAAAAAesCBAAAAAHsAgQAAAAB8AIEALwEACEI5gIEAAAAAecCBAAAAAToAgQAAAAE6QIEAAAAAeoCBAAAAAHrAgQAAAAB7AIEAAAAAfACBAC9BAAhCtwCAAC-BAAw3QIAAK0DABDeAgAAvgQAMN8CBAC_BAAhiQNAAKoEACGKAwEAnQQAIYsDAQCfBAAhjAMBALYEACGNAwAAtwQAII4DAAC3BAAgCOYCBAAAAAHnAgQAAAAE6AIEAAAABOkCBAAAAAHqAgQAAAAB6wIEAAAAAewCBAAAAAHwAgQAvQQAIQXcAgAAwAQAMN0CAACnAwAQ3gIAAMAEADCPAwEAkQQAIZADQACjBAAhBdwCAADBBAAw3QIAAJQDABDeAgAAwQQAMI8DAQCfBAAhkANAAKoEACEO3AIAAMIEADDdAgAAjgMAEN4CAADCBAAw3wIBAI8EACHiAgEAkQQAIYkDQACjBAAhjAMBAI8EACGRAwEAkQQAIZIDAQCRBAAhkwMBAJIEACGUAwEAjwQAIZUDQACkBAAhlgNAAKQEACGXAwEAkgQAIQrcAgAAwwQAMN0CAAD4AgAQ3gIAAMMEADDfAgEAjwQAIYwDAQCPBAAhkQMBAJEEACGYAwEAjwQAIZkDAQCRBAAhmgMCAJAEACGbA0AAowQAIQrcAgAAxAQAMN0CAADiAgAQ3gIAAMQEADDfAgQAuwQAIfECAQCuBAAhiQNAAKMEACGQA0AApAQAIZwDAQCSBAAhnQMBAK4EACGeAwEAkQQAIQrcAgAAxQQAMN0CAADPAgAQ3gIAAMUEADDfAgQAvwQAIfECAQC2BAAhiQNAAKoEACGQA0AAqwQAIZwDAQCgBAAhnQMBALYEACGeAwEAnwQAIQ3cAgAAxgQAMN0CAADJAgAQ3gIAAMYEADDfAgEAjwQAIYwDAQCuBAAhkQMBAJEEACGfAwEAkgQAIaADAQCRBAAhoQNAAKMEACGiA0AApAQAIaMDAQCSBAAhpAMBAK4EACGlAwEAkgQAIQbcAgAAxwQAMN0CAACxAgAQ3gIAAMcEADDfAgEAkQQAIaYDAQCRBAAhpwNAAKMEACEG3AIAAMgEADDdAgAAngIAEN4CAADIBAAw3wIBAJ8EACGmAwEAnwQAIacDQACqBAAhCNwCAADJBAAw3QIAAJgCABDeAgAAyQQAMPMCQACjBAAhjAMBAI8EACGoAwEAjwQAIakDAQCRBAAhqgMBAJEEACEI3AIAAMoEADDdAgAAhQIAEN4CAADKBAAw8wJAAKoEACGMAwEAnQQAIagDAQCdBAAhqQMBAJ8EACGqAwEAnwQAIQKoAwEAAAABqQMBAAAAAQbcAgAAzAQAMN0CAAD_AQAQ3gIAAMwEADDfAgEAjwQAIeACAgCQBAAhrAMBAK4EACEG3AIAAM0EADDdAgAA7AEAEN4CAADNBAAw3wIBAJ0EACHgAgIAngQAIawDAQC2BAAhCtwCAADOBAAw3QIAAOYBABDeAgAAzgQAMN8CAQCPBAAhkQMBAJEEACGYAwEAjwQAIZkDAQCRBAAhmgMCAJAEACGbA0AAowQAIa0DQACkBAAhCwwAALgEACDcAgAAzwQAMN0CAADTAQAQ3gIAAM8EADDfAgEAnQQAIZEDAQCfBAAhmAMBAJ0EACGZAwEAnwQAIZoDAgCeBAAhmwNAAKoEACGtA0AAqwQAIQzcAgAA0AQAMN0CAADNAQAQ3gIAANAEADD_AgAArwQAIIwDAQCPBAAhrgMBAJEEACGvA0AAowQAIbADAQCSBAAhsQNAAKQEACGyAwEAkgQAIbMDQACkBAAhtAMBAK4EACENBgAA0gQAINwCAADRBAAw3QIAABMAEN4CAADRBAAw_wIAALcEACCMAwEAnQQAIa4DAQCfBAAhrwNAAKoEACGwAwEAoAQAIbEDQACrBAAhsgMBAKAEACGzA0AAqwQAIbQDAQC2BAAhMAgAAOQEACAJAADlBAAgCgAA5gQAIAsAAOcEACANAADoBAAgDgAA6QQAIA8AAOoEACASAADeBAAgEwAA6wQAINwCAADjBAAw3QIAABkAEN4CAADjBAAw3wIBAJ0EACHgAgIAngQAIeICAQCfBAAh9gIBAJ0EACH_AgAAtwQAIJwDAQCfBAAhqAMBAJ0EACGsAwEAnQQAIbwDIAC1BAAhvgMCAJ4EACHVAwIAngQAIdYDAgCeBAAh1wMBAKAEACHYAyAAtQQAIdkDAQCgBAAh2gNAAKoEACHbA0AAqgQAIdwDQACrBAAh3QNAAKsEACHeA0AAqwQAId8DQACrBAAh4ANAAKsEACHhA0AAqwQAIeIDAQCgBAAh4wMBAKAEACHkA0AAqwQAIeUDAQCgBAAh5gMBAKAEACHnA0AAqwQAIegDAQCgBAAh6QMBAKAEACHqA0AAqwQAIesDAQCgBAAh7ANAAKsEACHuAwAAGQAg7wMAABkAIAjcAgAA0wQAMN0CAAC1AQAQ3gIAANMEADDfAgQAuwQAIYkDQACjBAAhjAMBAI8EACGTAwEAkgQAIbUDAQCRBAAhDtwCAADUBAAw3QIAAJ8BABDeAgAA1AQAMIwDAQCPBAAhlwMBAJIEACGcAwEAkQQAIbYDIACtBAAhtwMBAI8EACG4A0AAowQAIbkDQACjBAAhugNAAKQEACG7A0AApAQAIbwDIACtBAAhvQMAANUEACAPBwAAlAQAICgAANYEACApAADWBAAg5gKAAAAAAekCgAAAAAHqAoAAAAAB6wKAAAAAAewCgAAAAAHwAoAAAAABgAMBAAAAAYEDAQAAAAGCAwEAAAABgwOAAAAAAYQDgAAAAAGFA4AAAAABDOYCgAAAAAHpAoAAAAAB6gKAAAAAAesCgAAAAAHsAoAAAAAB8AKAAAAAAYADAQAAAAGBAwEAAAABggMBAAAAAYMDgAAAAAGEA4AAAAABhQOAAAAAAQ8GAADSBAAg3AIAANcEADDdAgAAEQAQ3gIAANcEADCMAwEAnQQAIZcDAQCgBAAhnAMBAJ8EACG2AyAAtQQAIbcDAQCdBAAhuANAAKoEACG5A0AAqgQAIboDQACrBAAhuwNAAKsEACG8AyAAtQQAIb0DAADYBAAgDOYCgAAAAAHpAoAAAAAB6gKAAAAAAesCgAAAAAHsAoAAAAAB8AKAAAAAAYADAQAAAAGBAwEAAAABggMBAAAAAYMDgAAAAAGEA4AAAAABhQOAAAAAAQrcAgAA2QQAMN0CAACHAQAQ3gIAANkEADDfAgEAkQQAIeICAQCRBAAhjAMBAI8EACG-AwIAkAQAIb8DAgCQBAAhwANAAKMEACHBA0AApAQAIQjcAgAA2gQAMN0CAABxABDeAgAA2gQAMN8CAQCRBAAh4gIBAJEEACGMAwEAjwQAIb4DAgCQBAAhvwMCAJAEACEd3AIAANsEADDdAgAAWwAQ3gIAANsEADDiAgEAkQQAIfMCQACjBAAh9AICAJAEACH1AkAApAQAIYwDAQCPBAAhnwMBAJIEACG_AwIAkAQAIcIDAgCQBAAhwwNAAKQEACHEA0AApAQAIcUDQACkBAAhxgNAAKQEACHHA0AApAQAIcgDAgCQBAAhyQMCAJAEACHKAyAArQQAIcsDAgCQBAAhzAMCAJAEACHNA0AApAQAIc4DAgCQBAAhzwNAAKQEACHQAwEAkgQAIdEDQACkBAAh0gNAAKQEACHTA0AApAQAIdQDAgCQBAAhJdwCAADcBAAw3QIAAEUAEN4CAADcBAAw3wIBAI8EACHgAgIAkAQAIeICAQCRBAAh9gIBAI8EACH_AgAArwQAIJwDAQCRBAAhqAMBAI8EACGsAwEAjwQAIbwDIACtBAAhvgMCAJAEACHVAwIAkAQAIdYDAgCQBAAh1wMBAJIEACHYAyAArQQAIdkDAQCSBAAh2gNAAKMEACHbA0AAowQAIdwDQACkBAAh3QNAAKQEACHeA0AApAQAId8DQACkBAAh4ANAAKQEACHhA0AApAQAIeIDAQCSBAAh4wMBAJIEACHkA0AApAQAIeUDAQCSBAAh5gMBAJIEACHnA0AApAQAIegDAQCSBAAh6QMBAJIEACHqA0AApAQAIesDAQCSBAAh7ANAAKQEACEMBgAA0gQAIBAAAN4EACDcAgAA3QQAMN0CAAAqABDeAgAA3QQAMN8CAQCdBAAhjAMBAJ0EACGRAwEAnwQAIZgDAQCdBAAhmQMBAJ8EACGaAwIAngQAIZsDQACqBAAhA4YDAAAkACCHAwAAJAAgiAMAACQAIBAGAADSBAAgEQAA4AQAINwCAADfBAAw3QIAACQAEN4CAADfBAAw3wIBAJ0EACHiAgEAnwQAIYkDQACqBAAhjAMBAJ0EACGRAwEAnwQAIZIDAQCfBAAhkwMBAKAEACGUAwEAnQQAIZUDQACrBAAhlgNAAKsEACGXAwEAoAQAIQ4GAADSBAAgEAAA3gQAINwCAADdBAAw3QIAACoAEN4CAADdBAAw3wIBAJ0EACGMAwEAnQQAIZEDAQCfBAAhmAMBAJ0EACGZAwEAnwQAIZoDAgCeBAAhmwNAAKoEACHuAwAAKgAg7wMAACoAIA4GAADiBAAg3AIAAOEEADDdAgAAHwAQ3gIAAOEEADDfAgEAnQQAIYwDAQC2BAAhkQMBAJ8EACGfAwEAoAQAIaADAQCfBAAhoQNAAKoEACGiA0AAqwQAIaMDAQCgBAAhpAMBALYEACGlAwEAoAQAITAIAADkBAAgCQAA5QQAIAoAAOYEACALAADnBAAgDQAA6AQAIA4AAOkEACAPAADqBAAgEgAA3gQAIBMAAOsEACDcAgAA4wQAMN0CAAAZABDeAgAA4wQAMN8CAQCdBAAh4AICAJ4EACHiAgEAnwQAIfYCAQCdBAAh_wIAALcEACCcAwEAnwQAIagDAQCdBAAhrAMBAJ0EACG8AyAAtQQAIb4DAgCeBAAh1QMCAJ4EACHWAwIAngQAIdcDAQCgBAAh2AMgALUEACHZAwEAoAQAIdoDQACqBAAh2wNAAKoEACHcA0AAqwQAId0DQACrBAAh3gNAAKsEACHfA0AAqwQAIeADQACrBAAh4QNAAKsEACHiAwEAoAQAIeMDAQCgBAAh5ANAAKsEACHlAwEAoAQAIeYDAQCgBAAh5wNAAKsEACHoAwEAoAQAIekDAQCgBAAh6gNAAKsEACHrAwEAoAQAIewDQACrBAAh7gMAABkAIO8DAAAZACAuCAAA5AQAIAkAAOUEACAKAADmBAAgCwAA5wQAIA0AAOgEACAOAADpBAAgDwAA6gQAIBIAAN4EACATAADrBAAg3AIAAOMEADDdAgAAGQAQ3gIAAOMEADDfAgEAnQQAIeACAgCeBAAh4gIBAJ8EACH2AgEAnQQAIf8CAAC3BAAgnAMBAJ8EACGoAwEAnQQAIawDAQCdBAAhvAMgALUEACG-AwIAngQAIdUDAgCeBAAh1gMCAJ4EACHXAwEAoAQAIdgDIAC1BAAh2QMBAKAEACHaA0AAqgQAIdsDQACqBAAh3ANAAKsEACHdA0AAqwQAId4DQACrBAAh3wNAAKsEACHgA0AAqwQAIeEDQACrBAAh4gMBAKAEACHjAwEAoAQAIeQDQACrBAAh5QMBAKAEACHmAwEAoAQAIecDQACrBAAh6AMBAKAEACHpAwEAoAQAIeoDQACrBAAh6wMBAKAEACHsA0AAqwQAIQOGAwAAAwAghwMAAAMAIIgDAAADACARBgAA0gQAINwCAADXBAAw3QIAABEAEN4CAADXBAAwjAMBAJ0EACGXAwEAoAQAIZwDAQCfBAAhtgMgALUEACG3AwEAnQQAIbgDQACqBAAhuQNAAKoEACG6A0AAqwQAIbsDQACrBAAhvAMgALUEACG9AwAA2AQAIO4DAAARACDvAwAAEQAgDwYAANIEACDcAgAA0QQAMN0CAAATABDeAgAA0QQAMP8CAAC3BAAgjAMBAJ0EACGuAwEAnwQAIa8DQACqBAAhsAMBAKAEACGxA0AAqwQAIbIDAQCgBAAhswNAAKsEACG0AwEAtgQAIe4DAAATACDvAwAAEwAgA4YDAAAVACCHAwAAFQAgiAMAABUAIA0MAAC4BAAg3AIAAM8EADDdAgAA0wEAEN4CAADPBAAw3wIBAJ0EACGRAwEAnwQAIZgDAQCdBAAhmQMBAJ8EACGaAwIAngQAIZsDQACqBAAhrQNAAKsEACHuAwAA0wEAIO8DAADTAQAgEwwAALgEACDcAgAAtAQAMN0CAADGAwAQ3gIAALQEADDfAgEAnwQAIeACAgCeBAAh4gIBAJ8EACH2AgEAnQQAIfcCIAC1BAAh-AIBAJ8EACH5AgEAnwQAIfoCAQCfBAAh-wIBAKAEACH8AgEAoAQAIf0CAQC2BAAh_gJAAKsEACH_AgAAtwQAIO4DAADGAwAg7wMAAMYDACADhgMAAB8AIIcDAAAfACCIAwAAHwAgA4YDAAAqACCHAwAAKgAgiAMAACoAIAkGAADSBAAg3AIAAOwEADDdAgAAFQAQ3gIAAOwEADDfAgQAvwQAIYkDQACqBAAhjAMBAJ0EACGTAwEAoAQAIbUDAQCfBAAhCwMAAO4EACDcAgAA7QQAMN0CAAALABDeAgAA7QQAMN8CAQCfBAAh4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACHAA0AAqgQAIcEDQACrBAAhIgQAAPIEACAFAADzBAAgBgAA0gQAINwCAADxBAAw3QIAAAMAEN4CAADxBAAw4gIBAJ8EACHzAkAAqgQAIfQCAgCeBAAh9QJAAKsEACGMAwEAnQQAIZ8DAQCgBAAhvwMCAJ4EACHCAwIAngQAIcMDQACrBAAhxANAAKsEACHFA0AAqwQAIcYDQACrBAAhxwNAAKsEACHIAwIAngQAIckDAgCeBAAhygMgALUEACHLAwIAngQAIcwDAgCeBAAhzQNAAKsEACHOAwIAngQAIc8DQACrBAAh0AMBAKAEACHRA0AAqwQAIdIDQACrBAAh0wNAAKsEACHUAwIAngQAIe4DAAADACDvAwAAAwAgCQMAAO4EACDcAgAA7wQAMN0CAAAHABDeAgAA7wQAMN8CAQCfBAAh4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACECjAMBAAAAAcIDAgAAAAEgBAAA8gQAIAUAAPMEACAGAADSBAAg3AIAAPEEADDdAgAAAwAQ3gIAAPEEADDiAgEAnwQAIfMCQACqBAAh9AICAJ4EACH1AkAAqwQAIYwDAQCdBAAhnwMBAKAEACG_AwIAngQAIcIDAgCeBAAhwwNAAKsEACHEA0AAqwQAIcUDQACrBAAhxgNAAKsEACHHA0AAqwQAIcgDAgCeBAAhyQMCAJ4EACHKAyAAtQQAIcsDAgCeBAAhzAMCAJ4EACHNA0AAqwQAIc4DAgCeBAAhzwNAAKsEACHQAwEAoAQAIdEDQACrBAAh0gNAAKsEACHTA0AAqwQAIdQDAgCeBAAhA4YDAAAHACCHAwAABwAgiAMAAAcAIAOGAwAACwAghwMAAAsAIIgDAAALACAAAAAAAAAB8wMBAAAAAQXzAwIAAAAB-QMCAAAAAfoDAgAAAAH7AwIAAAAB_AMCAAAAAQHzAwEAAAABAAAAAAAB8wNAAAAAAQHzA0AAAAABAAAAAAAB8wMgAAAAAQsgAACLBQAwIQAAkAUAMPADAACMBQAw8QMAAI0FADDyAwAAjgUAIPMDAACPBQAw9AMAAI8FADD1AwAAjwUAMPYDAACPBQAw9wMAAJEFADD4AwAAkgUAMCkIAACRBgAgCQAAkgYAIAoAAJMGACALAACUBgAgDQAAlQYAIA8AAJYGACASAACXBgAgEwAAmAYAIN8CAQAAAAHgAgIAAAAB4gIBAAAAAfYCAQAAAAH_AoAAAAABqAMBAAAAAawDAQAAAAG8AyAAAAABvgMCAAAAAdUDAgAAAAHWAwIAAAAB1wMBAAAAAdgDIAAAAAHZAwEAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiAwEAAAAB4wMBAAAAAeQDQAAAAAHlAwEAAAAB5gMBAAAAAecDQAAAAAHoAwEAAAAB6QMBAAAAAeoDQAAAAAHrAwEAAAAB7ANAAAAAAQIAAAABACAgAACQBgAgAwAAAAEAICAAAJAGACAhAACVBQAgARkAANIHADAuCAAA5AQAIAkAAOUEACAKAADmBAAgCwAA5wQAIA0AAOgEACAOAADpBAAgDwAA6gQAIBIAAN4EACATAADrBAAg3AIAAOMEADDdAgAAGQAQ3gIAAOMEADDfAgEAAAAB4AICAJ4EACHiAgEAnwQAIfYCAQCdBAAh_wIAALcEACCcAwEAnwQAIagDAQCdBAAhrAMBAJ0EACG8AyAAtQQAIb4DAgCeBAAh1QMCAJ4EACHWAwIAngQAIdcDAQCgBAAh2AMgALUEACHZAwEAoAQAIdoDQACqBAAh2wNAAKoEACHcA0AAqwQAId0DQACrBAAh3gNAAKsEACHfA0AAqwQAIeADQACrBAAh4QNAAKsEACHiAwEAoAQAIeMDAQCgBAAh5ANAAKsEACHlAwEAoAQAIeYDAQCgBAAh5wNAAKsEACHoAwEAoAQAIekDAQCgBAAh6gNAAKsEACHrAwEAoAQAIewDQACrBAAhAgAAAAEAIBkAAJUFACACAAAAkwUAIBkAAJQFACAl3AIAAJIFADDdAgAAkwUAEN4CAACSBQAw3wIBAJ0EACHgAgIAngQAIeICAQCfBAAh9gIBAJ0EACH_AgAAtwQAIJwDAQCfBAAhqAMBAJ0EACGsAwEAnQQAIbwDIAC1BAAhvgMCAJ4EACHVAwIAngQAIdYDAgCeBAAh1wMBAKAEACHYAyAAtQQAIdkDAQCgBAAh2gNAAKoEACHbA0AAqgQAIdwDQACrBAAh3QNAAKsEACHeA0AAqwQAId8DQACrBAAh4ANAAKsEACHhA0AAqwQAIeIDAQCgBAAh4wMBAKAEACHkA0AAqwQAIeUDAQCgBAAh5gMBAKAEACHnA0AAqwQAIegDAQCgBAAh6QMBAKAEACHqA0AAqwQAIesDAQCgBAAh7ANAAKsEACEl3AIAAJIFADDdAgAAkwUAEN4CAACSBQAw3wIBAJ0EACHgAgIAngQAIeICAQCfBAAh9gIBAJ0EACH_AgAAtwQAIJwDAQCfBAAhqAMBAJ0EACGsAwEAnQQAIbwDIAC1BAAhvgMCAJ4EACHVAwIAngQAIdYDAgCeBAAh1wMBAKAEACHYAyAAtQQAIdkDAQCgBAAh2gNAAKoEACHbA0AAqgQAIdwDQACrBAAh3QNAAKsEACHeA0AAqwQAId8DQACrBAAh4ANAAKsEACHhA0AAqwQAIeIDAQCgBAAh4wMBAKAEACHkA0AAqwQAIeUDAQCgBAAh5gMBAKAEACHnA0AAqwQAIegDAQCgBAAh6QMBAKAEACHqA0AAqwQAIesDAQCgBAAh7ANAAKsEACEh3wIBAPoEACHgAgIA-wQAIeICAQD6BAAh9gIBAPoEACH_AoAAAAABqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEpCAAAlgUAIAkAAJcFACAKAACYBQAgCwAAmQUAIA0AAJoFACAPAACbBQAgEgAAnAUAIBMAAJ0FACDfAgEA-gQAIeACAgD7BAAh4gIBAPoEACH2AgEA-gQAIf8CgAAAAAGoAwEA-gQAIawDAQD6BAAhvAMgAIkFACG-AwIA-wQAIdUDAgD7BAAh1gMCAPsEACHXAwEA_AQAIdgDIACJBQAh2QMBAPwEACHaA0AAggUAIdsDQACCBQAh3ANAAIMFACHdA0AAgwUAId4DQACDBQAh3wNAAIMFACHgA0AAgwUAIeEDQACDBQAh4gMBAPwEACHjAwEA_AQAIeQDQACDBQAh5QMBAPwEACHmAwEA_AQAIecDQACDBQAh6AMBAPwEACHpAwEA_AQAIeoDQACDBQAh6wMBAPwEACHsA0AAgwUAIQsgAADoBQAwIQAA7QUAMPADAADpBQAw8QMAAOoFADDyAwAA6wUAIPMDAADsBQAw9AMAAOwFADD1AwAA7AUAMPYDAADsBQAw9wMAAO4FADD4AwAA7wUAMAcgAADjBQAgIQAA5gUAIPADAADkBQAg8QMAAOUFACD0AwAAEQAg9QMAABEAIPYDAACKAQAgByAAAN4FACAhAADhBQAg8AMAAN8FACDxAwAA4AUAIPQDAAATACD1AwAAEwAg9gMAALgBACALIAAA0QUAMCEAANYFADDwAwAA0gUAMPEDAADTBQAw8gMAANQFACDzAwAA1QUAMPQDAADVBQAw9QMAANUFADD2AwAA1QUAMPcDAADXBQAw-AMAANgFADAFIAAAuwcAICEAANAHACDwAwAAvAcAIPEDAADPBwAg9gMAANABACALIAAAxQUAMCEAAMoFADDwAwAAxgUAMPEDAADHBQAw8gMAAMgFACDzAwAAyQUAMPQDAADJBQAw9QMAAMkFADD2AwAAyQUAMPcDAADLBQAw-AMAAMwFADALIAAAugUAMCEAAL4FADDwAwAAuwUAMPEDAAC8BQAw8gMAAL0FACDzAwAArgUAMPQDAACuBQAw9QMAAK4FADD2AwAArgUAMPcDAAC_BQAw-AMAALEFADALIAAAngUAMCEAAKMFADDwAwAAnwUAMPEDAACgBQAw8gMAAKEFACDzAwAAogUAMPQDAACiBQAw9QMAAKIFADD2AwAAogUAMPcDAACkBQAw-AMAAKUFADAHEAAAuQUAIN8CAQAAAAGRAwEAAAABmAMBAAAAAZkDAQAAAAGaAwIAAAABmwNAAAAAAQIAAAAsACAgAAC4BQAgAwAAACwAICAAALgFACAhAACoBQAgARkAAM4HADAMBgAA0gQAIBAAAN4EACDcAgAA3QQAMN0CAAAqABDeAgAA3QQAMN8CAQAAAAGMAwEAnQQAIZEDAQCfBAAhmAMBAJ0EACGZAwEAnwQAIZoDAgCeBAAhmwNAAKoEACECAAAALAAgGQAAqAUAIAIAAACmBQAgGQAApwUAIArcAgAApQUAMN0CAACmBQAQ3gIAAKUFADDfAgEAnQQAIYwDAQCdBAAhkQMBAJ8EACGYAwEAnQQAIZkDAQCfBAAhmgMCAJ4EACGbA0AAqgQAIQrcAgAApQUAMN0CAACmBQAQ3gIAAKUFADDfAgEAnQQAIYwDAQCdBAAhkQMBAJ8EACGYAwEAnQQAIZkDAQCfBAAhmgMCAJ4EACGbA0AAqgQAIQbfAgEA-gQAIZEDAQD6BAAhmAMBAPoEACGZAwEA-gQAIZoDAgD7BAAhmwNAAIIFACEHEAAAqQUAIN8CAQD6BAAhkQMBAPoEACGYAwEA-gQAIZkDAQD6BAAhmgMCAPsEACGbA0AAggUAIQsgAACqBQAwIQAArwUAMPADAACrBQAw8QMAAKwFADDyAwAArQUAIPMDAACuBQAw9AMAAK4FADD1AwAArgUAMPYDAACuBQAw9wMAALAFADD4AwAAsQUAMAsGAAC3BQAg3wIBAAAAAeICAQAAAAGJA0AAAAABjAMBAAAAAZEDAQAAAAGSAwEAAAABkwMBAAAAAZUDQAAAAAGWA0AAAAABlwMBAAAAAQIAAAAmACAgAAC2BQAgAwAAACYAICAAALYFACAhAAC0BQAgARkAAM0HADAQBgAA0gQAIBEAAOAEACDcAgAA3wQAMN0CAAAkABDeAgAA3wQAMN8CAQAAAAHiAgEAnwQAIYkDQACqBAAhjAMBAJ0EACGRAwEAnwQAIZIDAQCfBAAhkwMBAKAEACGUAwEAnQQAIZUDQACrBAAhlgNAAKsEACGXAwEAoAQAIQIAAAAmACAZAAC0BQAgAgAAALIFACAZAACzBQAgDtwCAACxBQAw3QIAALIFABDeAgAAsQUAMN8CAQCdBAAh4gIBAJ8EACGJA0AAqgQAIYwDAQCdBAAhkQMBAJ8EACGSAwEAnwQAIZMDAQCgBAAhlAMBAJ0EACGVA0AAqwQAIZYDQACrBAAhlwMBAKAEACEO3AIAALEFADDdAgAAsgUAEN4CAACxBQAw3wIBAJ0EACHiAgEAnwQAIYkDQACqBAAhjAMBAJ0EACGRAwEAnwQAIZIDAQCfBAAhkwMBAKAEACGUAwEAnQQAIZUDQACrBAAhlgNAAKsEACGXAwEAoAQAIQrfAgEA-gQAIeICAQD6BAAhiQNAAIIFACGMAwEA-gQAIZEDAQD6BAAhkgMBAPoEACGTAwEA_AQAIZUDQACDBQAhlgNAAIMFACGXAwEA_AQAIQsGAAC1BQAg3wIBAPoEACHiAgEA-gQAIYkDQACCBQAhjAMBAPoEACGRAwEA-gQAIZIDAQD6BAAhkwMBAPwEACGVA0AAgwUAIZYDQACDBQAhlwMBAPwEACEFIAAAyAcAICEAAMsHACDwAwAAyQcAIPEDAADKBwAg9gMAAAEAIAsGAAC3BQAg3wIBAAAAAeICAQAAAAGJA0AAAAABjAMBAAAAAZEDAQAAAAGSAwEAAAABkwMBAAAAAZUDQAAAAAGWA0AAAAABlwMBAAAAAQMgAADIBwAg8AMAAMkHACD2AwAAAQAgBxAAALkFACDfAgEAAAABkQMBAAAAAZgDAQAAAAGZAwEAAAABmgMCAAAAAZsDQAAAAAEEIAAAqgUAMPADAACrBQAw8gMAAK0FACD2AwAArgUAMAsRAADEBQAg3wIBAAAAAeICAQAAAAGJA0AAAAABkQMBAAAAAZIDAQAAAAGTAwEAAAABlAMBAAAAAZUDQAAAAAGWA0AAAAABlwMBAAAAAQIAAAAmACAgAADDBQAgAwAAACYAICAAAMMFACAhAADBBQAgARkAAMcHADACAAAAJgAgGQAAwQUAIAIAAACyBQAgGQAAwAUAIArfAgEA-gQAIeICAQD6BAAhiQNAAIIFACGRAwEA-gQAIZIDAQD6BAAhkwMBAPwEACGUAwEA-gQAIZUDQACDBQAhlgNAAIMFACGXAwEA_AQAIQsRAADCBQAg3wIBAPoEACHiAgEA-gQAIYkDQACCBQAhkQMBAPoEACGSAwEA-gQAIZMDAQD8BAAhlAMBAPoEACGVA0AAgwUAIZYDQACDBQAhlwMBAPwEACEFIAAAwgcAICEAAMUHACDwAwAAwwcAIPEDAADEBwAg9gMAACwAIAsRAADEBQAg3wIBAAAAAeICAQAAAAGJA0AAAAABkQMBAAAAAZIDAQAAAAGTAwEAAAABlAMBAAAAAZUDQAAAAAGWA0AAAAABlwMBAAAAAQMgAADCBwAg8AMAAMMHACD2AwAALAAgCd8CAQAAAAGRAwEAAAABnwMBAAAAAaADAQAAAAGhA0AAAAABogNAAAAAAaMDAQAAAAGkAwEAAAABpQMBAAAAAQIAAAAhACAgAADQBQAgAwAAACEAICAAANAFACAhAADPBQAgARkAAMEHADAOBgAA4gQAINwCAADhBAAw3QIAAB8AEN4CAADhBAAw3wIBAAAAAYwDAQC2BAAhkQMBAJ8EACGfAwEAoAQAIaADAQCfBAAhoQNAAKoEACGiA0AAqwQAIaMDAQCgBAAhpAMBALYEACGlAwEAoAQAIQIAAAAhACAZAADPBQAgAgAAAM0FACAZAADOBQAgDdwCAADMBQAw3QIAAM0FABDeAgAAzAUAMN8CAQCdBAAhjAMBALYEACGRAwEAnwQAIZ8DAQCgBAAhoAMBAJ8EACGhA0AAqgQAIaIDQACrBAAhowMBAKAEACGkAwEAtgQAIaUDAQCgBAAhDdwCAADMBQAw3QIAAM0FABDeAgAAzAUAMN8CAQCdBAAhjAMBALYEACGRAwEAnwQAIZ8DAQCgBAAhoAMBAJ8EACGhA0AAqgQAIaIDQACrBAAhowMBAKAEACGkAwEAtgQAIaUDAQCgBAAhCd8CAQD6BAAhkQMBAPoEACGfAwEA_AQAIaADAQD6BAAhoQNAAIIFACGiA0AAgwUAIaMDAQD8BAAhpAMBAPwEACGlAwEA_AQAIQnfAgEA-gQAIZEDAQD6BAAhnwMBAPwEACGgAwEA-gQAIaEDQACCBQAhogNAAIMFACGjAwEA_AQAIaQDAQD8BAAhpQMBAPwEACEJ3wIBAAAAAZEDAQAAAAGfAwEAAAABoAMBAAAAAaEDQAAAAAGiA0AAAAABowMBAAAAAaQDAQAAAAGlAwEAAAABBN8CBAAAAAGJA0AAAAABkwMBAAAAAbUDAQAAAAECAAAAFwAgIAAA3QUAIAMAAAAXACAgAADdBQAgIQAA3AUAIAEZAADABwAwCQYAANIEACDcAgAA7AQAMN0CAAAVABDeAgAA7AQAMN8CBAAAAAGJA0AAqgQAIYwDAQCdBAAhkwMBAKAEACG1AwEAnwQAIQIAAAAXACAZAADcBQAgAgAAANkFACAZAADaBQAgCNwCAADYBQAw3QIAANkFABDeAgAA2AUAMN8CBAC_BAAhiQNAAKoEACGMAwEAnQQAIZMDAQCgBAAhtQMBAJ8EACEI3AIAANgFADDdAgAA2QUAEN4CAADYBQAw3wIEAL8EACGJA0AAqgQAIYwDAQCdBAAhkwMBAKAEACG1AwEAnwQAIQTfAgQA2wUAIYkDQACCBQAhkwMBAPwEACG1AwEA-gQAIQXzAwQAAAAB-QMEAAAAAfoDBAAAAAH7AwQAAAAB_AMEAAAAAQTfAgQA2wUAIYkDQACCBQAhkwMBAPwEACG1AwEA-gQAIQTfAgQAAAABiQNAAAAAAZMDAQAAAAG1AwEAAAABCP8CgAAAAAGuAwEAAAABrwNAAAAAAbADAQAAAAGxA0AAAAABsgMBAAAAAbMDQAAAAAG0AwEAAAABAgAAALgBACAgAADeBQAgAwAAABMAICAAAN4FACAhAADiBQAgCgAAABMAIBkAAOIFACD_AoAAAAABrgMBAPoEACGvA0AAggUAIbADAQD8BAAhsQNAAIMFACGyAwEA_AQAIbMDQACDBQAhtAMBAPwEACEI_wKAAAAAAa4DAQD6BAAhrwNAAIIFACGwAwEA_AQAIbEDQACDBQAhsgMBAPwEACGzA0AAgwUAIbQDAQD8BAAhCpcDAQAAAAGcAwEAAAABtgMgAAAAAbcDAQAAAAG4A0AAAAABuQNAAAAAAboDQAAAAAG7A0AAAAABvAMgAAAAAb0DgAAAAAECAAAAigEAICAAAOMFACADAAAAEQAgIAAA4wUAICEAAOcFACAMAAAAEQAgGQAA5wUAIJcDAQD8BAAhnAMBAPoEACG2AyAAiQUAIbcDAQD6BAAhuANAAIIFACG5A0AAggUAIboDQACDBQAhuwNAAIMFACG8AyAAiQUAIb0DgAAAAAEKlwMBAPwEACGcAwEA-gQAIbYDIACJBQAhtwMBAPoEACG4A0AAggUAIbkDQACCBQAhugNAAIMFACG7A0AAgwUAIbwDIACJBQAhvQOAAAAAARsEAACOBgAgBQAAjwYAIOICAQAAAAHzAkAAAAAB9AICAAAAAfUCQAAAAAGfAwEAAAABvwMCAAAAAcIDAgAAAAHDA0AAAAABxANAAAAAAcUDQAAAAAHGA0AAAAABxwNAAAAAAcgDAgAAAAHJAwIAAAABygMgAAAAAcsDAgAAAAHMAwIAAAABzQNAAAAAAc4DAgAAAAHPA0AAAAAB0AMBAAAAAdEDQAAAAAHSA0AAAAAB0wNAAAAAAdQDAgAAAAECAAAABQAgIAAAjQYAIAMAAAAFACAgAACNBgAgIQAA8gUAIAEZAAC_BwAwIQQAAPIEACAFAADzBAAgBgAA0gQAINwCAADxBAAw3QIAAAMAEN4CAADxBAAw4gIBAJ8EACHzAkAAqgQAIfQCAgCeBAAh9QJAAKsEACGMAwEAnQQAIZ8DAQAAAAG_AwIAngQAIcIDAgCeBAAhwwNAAKsEACHEA0AAqwQAIcUDQACrBAAhxgNAAKsEACHHA0AAqwQAIcgDAgCeBAAhyQMCAJ4EACHKAyAAtQQAIcsDAgCeBAAhzAMCAJ4EACHNA0AAqwQAIc4DAgCeBAAhzwNAAKsEACHQAwEAoAQAIdEDQACrBAAh0gNAAKsEACHTA0AAqwQAIdQDAgCeBAAh7QMAAPAEACACAAAABQAgGQAA8gUAIAIAAADwBQAgGQAA8QUAIB3cAgAA7wUAMN0CAADwBQAQ3gIAAO8FADDiAgEAnwQAIfMCQACqBAAh9AICAJ4EACH1AkAAqwQAIYwDAQCdBAAhnwMBAKAEACG_AwIAngQAIcIDAgCeBAAhwwNAAKsEACHEA0AAqwQAIcUDQACrBAAhxgNAAKsEACHHA0AAqwQAIcgDAgCeBAAhyQMCAJ4EACHKAyAAtQQAIcsDAgCeBAAhzAMCAJ4EACHNA0AAqwQAIc4DAgCeBAAhzwNAAKsEACHQAwEAoAQAIdEDQACrBAAh0gNAAKsEACHTA0AAqwQAIdQDAgCeBAAhHdwCAADvBQAw3QIAAPAFABDeAgAA7wUAMOICAQCfBAAh8wJAAKoEACH0AgIAngQAIfUCQACrBAAhjAMBAJ0EACGfAwEAoAQAIb8DAgCeBAAhwgMCAJ4EACHDA0AAqwQAIcQDQACrBAAhxQNAAKsEACHGA0AAqwQAIccDQACrBAAhyAMCAJ4EACHJAwIAngQAIcoDIAC1BAAhywMCAJ4EACHMAwIAngQAIc0DQACrBAAhzgMCAJ4EACHPA0AAqwQAIdADAQCgBAAh0QNAAKsEACHSA0AAqwQAIdMDQACrBAAh1AMCAJ4EACEZ4gIBAPoEACHzAkAAggUAIfQCAgD7BAAh9QJAAIMFACGfAwEA_AQAIb8DAgD7BAAhwgMCAPsEACHDA0AAgwUAIcQDQACDBQAhxQNAAIMFACHGA0AAgwUAIccDQACDBQAhyAMCAPsEACHJAwIA-wQAIcoDIACJBQAhywMCAPsEACHMAwIA-wQAIc0DQACDBQAhzgMCAPsEACHPA0AAgwUAIdADAQD8BAAh0QNAAIMFACHSA0AAgwUAIdMDQACDBQAh1AMCAPsEACEbBAAA8wUAIAUAAPQFACDiAgEA-gQAIfMCQACCBQAh9AICAPsEACH1AkAAgwUAIZ8DAQD8BAAhvwMCAPsEACHCAwIA-wQAIcMDQACDBQAhxANAAIMFACHFA0AAgwUAIcYDQACDBQAhxwNAAIMFACHIAwIA-wQAIckDAgD7BAAhygMgAIkFACHLAwIA-wQAIcwDAgD7BAAhzQNAAIMFACHOAwIA-wQAIc8DQACDBQAh0AMBAPwEACHRA0AAgwUAIdIDQACDBQAh0wNAAIMFACHUAwIA-wQAIQsgAACBBgAwIQAAhgYAMPADAACCBgAw8QMAAIMGADDyAwAAhAYAIPMDAACFBgAw9AMAAIUGADD1AwAAhQYAMPYDAACFBgAw9wMAAIcGADD4AwAAiAYAMAsgAAD1BQAwIQAA-gUAMPADAAD2BQAw8QMAAPcFADDyAwAA-AUAIPMDAAD5BQAw9AMAAPkFADD1AwAA-QUAMPYDAAD5BQAw9wMAAPsFADD4AwAA_AUAMAXfAgEAAAAB4gIBAAAAAb8DAgAAAAHAA0AAAAABwQNAAAAAAQIAAAANACAgAACABgAgAwAAAA0AICAAAIAGACAhAAD_BQAgARkAAL4HADALAwAA7gQAINwCAADtBAAw3QIAAAsAEN4CAADtBAAw3wIBAAAAAeICAQCfBAAhjAMBAJ0EACG-AwIAngQAIb8DAgCeBAAhwANAAKoEACHBA0AAqwQAIQIAAAANACAZAAD_BQAgAgAAAP0FACAZAAD-BQAgCtwCAAD8BQAw3QIAAP0FABDeAgAA_AUAMN8CAQCfBAAh4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACHAA0AAqgQAIcEDQACrBAAhCtwCAAD8BQAw3QIAAP0FABDeAgAA_AUAMN8CAQCfBAAh4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACHAA0AAqgQAIcEDQACrBAAhBd8CAQD6BAAh4gIBAPoEACG_AwIA-wQAIcADQACCBQAhwQNAAIMFACEF3wIBAPoEACHiAgEA-gQAIb8DAgD7BAAhwANAAIIFACHBA0AAgwUAIQXfAgEAAAAB4gIBAAAAAb8DAgAAAAHAA0AAAAABwQNAAAAAAQPfAgEAAAAB4gIBAAAAAb8DAgAAAAECAAAACQAgIAAAjAYAIAMAAAAJACAgAACMBgAgIQAAiwYAIAEZAAC9BwAwCQMAAO4EACDcAgAA7wQAMN0CAAAHABDeAgAA7wQAMN8CAQAAAAHiAgEAnwQAIYwDAQCdBAAhvgMCAJ4EACG_AwIAngQAIQIAAAAJACAZAACLBgAgAgAAAIkGACAZAACKBgAgCNwCAACIBgAw3QIAAIkGABDeAgAAiAYAMN8CAQCfBAAh4gIBAJ8EACGMAwEAnQQAIb4DAgCeBAAhvwMCAJ4EACEI3AIAAIgGADDdAgAAiQYAEN4CAACIBgAw3wIBAJ8EACHiAgEAnwQAIYwDAQCdBAAhvgMCAJ4EACG_AwIAngQAIQPfAgEA-gQAIeICAQD6BAAhvwMCAPsEACED3wIBAPoEACHiAgEA-gQAIb8DAgD7BAAhA98CAQAAAAHiAgEAAAABvwMCAAAAARsEAACOBgAgBQAAjwYAIOICAQAAAAHzAkAAAAAB9AICAAAAAfUCQAAAAAGfAwEAAAABvwMCAAAAAcIDAgAAAAHDA0AAAAABxANAAAAAAcUDQAAAAAHGA0AAAAABxwNAAAAAAcgDAgAAAAHJAwIAAAABygMgAAAAAcsDAgAAAAHMAwIAAAABzQNAAAAAAc4DAgAAAAHPA0AAAAAB0AMBAAAAAdEDQAAAAAHSA0AAAAAB0wNAAAAAAdQDAgAAAAEEIAAAgQYAMPADAACCBgAw8gMAAIQGACD2AwAAhQYAMAQgAAD1BQAw8AMAAPYFADDyAwAA-AUAIPYDAAD5BQAwKQgAAJEGACAJAACSBgAgCgAAkwYAIAsAAJQGACANAACVBgAgDwAAlgYAIBIAAJcGACATAACYBgAg3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAf8CgAAAAAGoAwEAAAABrAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABBCAAAOgFADDwAwAA6QUAMPIDAADrBQAg9gMAAOwFADADIAAA4wUAIPADAADkBQAg9gMAAIoBACADIAAA3gUAIPADAADfBQAg9gMAALgBACAEIAAA0QUAMPADAADSBQAw8gMAANQFACD2AwAA1QUAMAMgAAC7BwAg8AMAALwHACD2AwAA0AEAIAQgAADFBQAw8AMAAMYFADDyAwAAyAUAIPYDAADJBQAwBCAAALoFADDwAwAAuwUAMPIDAAC9BQAg9gMAAK4FADAEIAAAngUAMPADAACfBQAw8gMAAKEFACD2AwAAogUAMAQgAACLBQAw8AMAAIwFADDyAwAAjgUAIPYDAACPBQAwAAAAAAAAAAAAAAAAAAAAAAAFIAAAtgcAICEAALkHACDwAwAAtwcAIPEDAAC4BwAg9gMAAAEAIAMgAAC2BwAg8AMAALcHACD2AwAAAQAgAAAAAAAAAAAHIAAAsQcAICEAALQHACDwAwAAsgcAIPEDAACzBwAg9AMAABkAIPUDAAAZACD2AwAAAQAgAyAAALEHACDwAwAAsgcAIPYDAAABACAAAAAAAAAAAAAAAAAAAAAACyAAAMgGADAhAADMBgAw8AMAAMkGADDxAwAAygYAMPIDAADLBgAg8wMAAI8FADD0AwAAjwUAMPUDAACPBQAw9gMAAI8FADD3AwAAzQYAMPgDAACSBQAwKQgAAJEGACAJAACSBgAgCgAAkwYAIAsAAJQGACAOAADSBgAgDwAAlgYAIBIAAJcGACATAACYBgAg3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAf8CgAAAAAGcAwEAAAABqAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABAgAAAAEAICAAANEGACADAAAAAQAgIAAA0QYAICEAAM8GACABGQAAsAcAMAIAAAABACAZAADPBgAgAgAAAJMFACAZAADOBgAgId8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACG8AyAAiQUAIb4DAgD7BAAh1QMCAPsEACHWAwIA-wQAIdcDAQD8BAAh2AMgAIkFACHZAwEA_AQAIdoDQACCBQAh2wNAAIIFACHcA0AAgwUAId0DQACDBQAh3gNAAIMFACHfA0AAgwUAIeADQACDBQAh4QNAAIMFACHiAwEA_AQAIeMDAQD8BAAh5ANAAIMFACHlAwEA_AQAIeYDAQD8BAAh5wNAAIMFACHoAwEA_AQAIekDAQD8BAAh6gNAAIMFACHrAwEA_AQAIewDQACDBQAhKQgAAJYFACAJAACXBQAgCgAAmAUAIAsAAJkFACAOAADQBgAgDwAAmwUAIBIAAJwFACATAACdBQAg3wIBAPoEACHgAgIA-wQAIeICAQD6BAAh9gIBAPoEACH_AoAAAAABnAMBAPoEACGoAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEFIAAAqwcAICEAAK4HACDwAwAArAcAIPEDAACtBwAg9gMAAMMDACApCAAAkQYAIAkAAJIGACAKAACTBgAgCwAAlAYAIA4AANIGACAPAACWBgAgEgAAlwYAIBMAAJgGACDfAgEAAAAB4AICAAAAAeICAQAAAAH2AgEAAAAB_wKAAAAAAZwDAQAAAAGoAwEAAAABvAMgAAAAAb4DAgAAAAHVAwIAAAAB1gMCAAAAAdcDAQAAAAHYAyAAAAAB2QMBAAAAAdoDQAAAAAHbA0AAAAAB3ANAAAAAAd0DQAAAAAHeA0AAAAAB3wNAAAAAAeADQAAAAAHhA0AAAAAB4gMBAAAAAeMDAQAAAAHkA0AAAAAB5QMBAAAAAeYDAQAAAAHnA0AAAAAB6AMBAAAAAekDAQAAAAHqA0AAAAAB6wMBAAAAAewDQAAAAAEDIAAAqwcAIPADAACsBwAg9gMAAMMDACAEIAAAyAYAMPADAADJBgAw8gMAAMsGACD2AwAAjwUAMAAAAAUgAACmBwAgIQAAqQcAIPADAACnBwAg8QMAAKgHACD2AwAAAQAgAyAAAKYHACDwAwAApwcAIPYDAAABACAcCAAAggcAIAkAAIMHACAKAACEBwAgCwAAhQcAIA0AAIYHACAOAACHBwAgDwAAiAcAIBIAAIAHACATAACJBwAg1wMAAPQEACDZAwAA9AQAINwDAAD0BAAg3QMAAPQEACDeAwAA9AQAIN8DAAD0BAAg4AMAAPQEACDhAwAA9AQAIOIDAAD0BAAg4wMAAPQEACDkAwAA9AQAIOUDAAD0BAAg5gMAAPQEACDnAwAA9AQAIOgDAAD0BAAg6QMAAPQEACDqAwAA9AQAIOsDAAD0BAAg7AMAAPQEACAAAAAAAAUgAAChBwAgIQAApAcAIPADAACiBwAg8QMAAKMHACD2AwAAAQAgAyAAAKEHACDwAwAAogcAIPYDAAABACAAAAAFIAAAnAcAICEAAJ8HACDwAwAAnQcAIPEDAACeBwAg9gMAAAEAIAMgAACcBwAg8AMAAJ0HACD2AwAAAQAgAAAAAAAFIAAAlwcAICEAAJoHACDwAwAAmAcAIPEDAACZBwAg9gMAAAUAIAMgAACXBwAg8AMAAJgHACD2AwAABQAgAAAAAAAFIAAAkgcAICEAAJUHACDwAwAAkwcAIPEDAACUBwAg9gMAAAUAIAMgAACSBwAg8AMAAJMHACD2AwAABQAgAAAAAAAFIAAAjQcAICEAAJAHACDwAwAAjgcAIPEDAACPBwAg9gMAAAEAIAMgAACNBwAg8AMAAI4HACD2AwAAAQAgAAAAAAAAAgYAANkGACAQAACABwAgAAUGAADZBgAglwMAAPQEACC6AwAA9AQAILsDAAD0BAAgvQMAAPQEACAGBgAA2QYAILADAAD0BAAgsQMAAPQEACCyAwAA9AQAILMDAAD0BAAgtAMAAPQEACAAAgwAAJoGACCtAwAA9AQAIAUMAACaBgAg-wIAAPQEACD8AgAA9AQAIP0CAAD0BAAg_gIAAPQEACAAABAEAACLBwAgBQAAjAcAIAYAANkGACD1AgAA9AQAIJ8DAAD0BAAgwwMAAPQEACDEAwAA9AQAIMUDAAD0BAAgxgMAAPQEACDHAwAA9AQAIM0DAAD0BAAgzwMAAPQEACDQAwAA9AQAINEDAAD0BAAg0gMAAPQEACDTAwAA9AQAIAAAKgkAAJIGACAKAACTBgAgCwAAlAYAIA0AAJUGACAOAADSBgAgDwAAlgYAIBIAAJcGACATAACYBgAg3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAf8CgAAAAAGcAwEAAAABqAMBAAAAAawDAQAAAAG8AyAAAAABvgMCAAAAAdUDAgAAAAHWAwIAAAAB1wMBAAAAAdgDIAAAAAHZAwEAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiAwEAAAAB4wMBAAAAAeQDQAAAAAHlAwEAAAAB5gMBAAAAAecDQAAAAAHoAwEAAAAB6QMBAAAAAeoDQAAAAAHrAwEAAAAB7ANAAAAAAQIAAAABACAgAACNBwAgAwAAABkAICAAAI0HACAhAACRBwAgLAAAABkAIAkAAJcFACAKAACYBQAgCwAAmQUAIA0AAJoFACAOAADQBgAgDwAAmwUAIBIAAJwFACATAACdBQAgGQAAkQcAIN8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEqCQAAlwUAIAoAAJgFACALAACZBQAgDQAAmgUAIA4AANAGACAPAACbBQAgEgAAnAUAIBMAAJ0FACDfAgEA-gQAIeACAgD7BAAh4gIBAPoEACH2AgEA-gQAIf8CgAAAAAGcAwEA-gQAIagDAQD6BAAhrAMBAPoEACG8AyAAiQUAIb4DAgD7BAAh1QMCAPsEACHWAwIA-wQAIdcDAQD8BAAh2AMgAIkFACHZAwEA_AQAIdoDQACCBQAh2wNAAIIFACHcA0AAgwUAId0DQACDBQAh3gNAAIMFACHfA0AAgwUAIeADQACDBQAh4QNAAIMFACHiAwEA_AQAIeMDAQD8BAAh5ANAAIMFACHlAwEA_AQAIeYDAQD8BAAh5wNAAIMFACHoAwEA_AQAIekDAQD8BAAh6gNAAIMFACHrAwEA_AQAIewDQACDBQAhHAUAAI8GACAGAAD6BgAg4gIBAAAAAfMCQAAAAAH0AgIAAAAB9QJAAAAAAYwDAQAAAAGfAwEAAAABvwMCAAAAAcIDAgAAAAHDA0AAAAABxANAAAAAAcUDQAAAAAHGA0AAAAABxwNAAAAAAcgDAgAAAAHJAwIAAAABygMgAAAAAcsDAgAAAAHMAwIAAAABzQNAAAAAAc4DAgAAAAHPA0AAAAAB0AMBAAAAAdEDQAAAAAHSA0AAAAAB0wNAAAAAAdQDAgAAAAECAAAABQAgIAAAkgcAIAMAAAADACAgAACSBwAgIQAAlgcAIB4AAAADACAFAAD0BQAgBgAA-QYAIBkAAJYHACDiAgEA-gQAIfMCQACCBQAh9AICAPsEACH1AkAAgwUAIYwDAQD6BAAhnwMBAPwEACG_AwIA-wQAIcIDAgD7BAAhwwNAAIMFACHEA0AAgwUAIcUDQACDBQAhxgNAAIMFACHHA0AAgwUAIcgDAgD7BAAhyQMCAPsEACHKAyAAiQUAIcsDAgD7BAAhzAMCAPsEACHNA0AAgwUAIc4DAgD7BAAhzwNAAIMFACHQAwEA_AQAIdEDQACDBQAh0gNAAIMFACHTA0AAgwUAIdQDAgD7BAAhHAUAAPQFACAGAAD5BgAg4gIBAPoEACHzAkAAggUAIfQCAgD7BAAh9QJAAIMFACGMAwEA-gQAIZ8DAQD8BAAhvwMCAPsEACHCAwIA-wQAIcMDQACDBQAhxANAAIMFACHFA0AAgwUAIcYDQACDBQAhxwNAAIMFACHIAwIA-wQAIckDAgD7BAAhygMgAIkFACHLAwIA-wQAIcwDAgD7BAAhzQNAAIMFACHOAwIA-wQAIc8DQACDBQAh0AMBAPwEACHRA0AAgwUAIdIDQACDBQAh0wNAAIMFACHUAwIA-wQAIRwEAACOBgAgBgAA-gYAIOICAQAAAAHzAkAAAAAB9AICAAAAAfUCQAAAAAGMAwEAAAABnwMBAAAAAb8DAgAAAAHCAwIAAAABwwNAAAAAAcQDQAAAAAHFA0AAAAABxgNAAAAAAccDQAAAAAHIAwIAAAAByQMCAAAAAcoDIAAAAAHLAwIAAAABzAMCAAAAAc0DQAAAAAHOAwIAAAABzwNAAAAAAdADAQAAAAHRA0AAAAAB0gNAAAAAAdMDQAAAAAHUAwIAAAABAgAAAAUAICAAAJcHACADAAAAAwAgIAAAlwcAICEAAJsHACAeAAAAAwAgBAAA8wUAIAYAAPkGACAZAACbBwAg4gIBAPoEACHzAkAAggUAIfQCAgD7BAAh9QJAAIMFACGMAwEA-gQAIZ8DAQD8BAAhvwMCAPsEACHCAwIA-wQAIcMDQACDBQAhxANAAIMFACHFA0AAgwUAIcYDQACDBQAhxwNAAIMFACHIAwIA-wQAIckDAgD7BAAhygMgAIkFACHLAwIA-wQAIcwDAgD7BAAhzQNAAIMFACHOAwIA-wQAIc8DQACDBQAh0AMBAPwEACHRA0AAgwUAIdIDQACDBQAh0wNAAIMFACHUAwIA-wQAIRwEAADzBQAgBgAA-QYAIOICAQD6BAAh8wJAAIIFACH0AgIA-wQAIfUCQACDBQAhjAMBAPoEACGfAwEA_AQAIb8DAgD7BAAhwgMCAPsEACHDA0AAgwUAIcQDQACDBQAhxQNAAIMFACHGA0AAgwUAIccDQACDBQAhyAMCAPsEACHJAwIA-wQAIcoDIACJBQAhywMCAPsEACHMAwIA-wQAIc0DQACDBQAhzgMCAPsEACHPA0AAgwUAIdADAQD8BAAh0QNAAIMFACHSA0AAgwUAIdMDQACDBQAh1AMCAPsEACEqCAAAkQYAIAoAAJMGACALAACUBgAgDQAAlQYAIA4AANIGACAPAACWBgAgEgAAlwYAIBMAAJgGACDfAgEAAAAB4AICAAAAAeICAQAAAAH2AgEAAAAB_wKAAAAAAZwDAQAAAAGoAwEAAAABrAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABAgAAAAEAICAAAJwHACADAAAAGQAgIAAAnAcAICEAAKAHACAsAAAAGQAgCAAAlgUAIAoAAJgFACALAACZBQAgDQAAmgUAIA4AANAGACAPAACbBQAgEgAAnAUAIBMAAJ0FACAZAACgBwAg3wIBAPoEACHgAgIA-wQAIeICAQD6BAAh9gIBAPoEACH_AoAAAAABnAMBAPoEACGoAwEA-gQAIawDAQD6BAAhvAMgAIkFACG-AwIA-wQAIdUDAgD7BAAh1gMCAPsEACHXAwEA_AQAIdgDIACJBQAh2QMBAPwEACHaA0AAggUAIdsDQACCBQAh3ANAAIMFACHdA0AAgwUAId4DQACDBQAh3wNAAIMFACHgA0AAgwUAIeEDQACDBQAh4gMBAPwEACHjAwEA_AQAIeQDQACDBQAh5QMBAPwEACHmAwEA_AQAIecDQACDBQAh6AMBAPwEACHpAwEA_AQAIeoDQACDBQAh6wMBAPwEACHsA0AAgwUAISoIAACWBQAgCgAAmAUAIAsAAJkFACANAACaBQAgDgAA0AYAIA8AAJsFACASAACcBQAgEwAAnQUAIN8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEqCAAAkQYAIAkAAJIGACAKAACTBgAgDQAAlQYAIA4AANIGACAPAACWBgAgEgAAlwYAIBMAAJgGACDfAgEAAAAB4AICAAAAAeICAQAAAAH2AgEAAAAB_wKAAAAAAZwDAQAAAAGoAwEAAAABrAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABAgAAAAEAICAAAKEHACADAAAAGQAgIAAAoQcAICEAAKUHACAsAAAAGQAgCAAAlgUAIAkAAJcFACAKAACYBQAgDQAAmgUAIA4AANAGACAPAACbBQAgEgAAnAUAIBMAAJ0FACAZAAClBwAg3wIBAPoEACHgAgIA-wQAIeICAQD6BAAh9gIBAPoEACH_AoAAAAABnAMBAPoEACGoAwEA-gQAIawDAQD6BAAhvAMgAIkFACG-AwIA-wQAIdUDAgD7BAAh1gMCAPsEACHXAwEA_AQAIdgDIACJBQAh2QMBAPwEACHaA0AAggUAIdsDQACCBQAh3ANAAIMFACHdA0AAgwUAId4DQACDBQAh3wNAAIMFACHgA0AAgwUAIeEDQACDBQAh4gMBAPwEACHjAwEA_AQAIeQDQACDBQAh5QMBAPwEACHmAwEA_AQAIecDQACDBQAh6AMBAPwEACHpAwEA_AQAIeoDQACDBQAh6wMBAPwEACHsA0AAgwUAISoIAACWBQAgCQAAlwUAIAoAAJgFACANAACaBQAgDgAA0AYAIA8AAJsFACASAACcBQAgEwAAnQUAIN8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEqCAAAkQYAIAkAAJIGACALAACUBgAgDQAAlQYAIA4AANIGACAPAACWBgAgEgAAlwYAIBMAAJgGACDfAgEAAAAB4AICAAAAAeICAQAAAAH2AgEAAAAB_wKAAAAAAZwDAQAAAAGoAwEAAAABrAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABAgAAAAEAICAAAKYHACADAAAAGQAgIAAApgcAICEAAKoHACAsAAAAGQAgCAAAlgUAIAkAAJcFACALAACZBQAgDQAAmgUAIA4AANAGACAPAACbBQAgEgAAnAUAIBMAAJ0FACAZAACqBwAg3wIBAPoEACHgAgIA-wQAIeICAQD6BAAh9gIBAPoEACH_AoAAAAABnAMBAPoEACGoAwEA-gQAIawDAQD6BAAhvAMgAIkFACG-AwIA-wQAIdUDAgD7BAAh1gMCAPsEACHXAwEA_AQAIdgDIACJBQAh2QMBAPwEACHaA0AAggUAIdsDQACCBQAh3ANAAIMFACHdA0AAgwUAId4DQACDBQAh3wNAAIMFACHgA0AAgwUAIeEDQACDBQAh4gMBAPwEACHjAwEA_AQAIeQDQACDBQAh5QMBAPwEACHmAwEA_AQAIecDQACDBQAh6AMBAPwEACHpAwEA_AQAIeoDQACDBQAh6wMBAPwEACHsA0AAgwUAISoIAACWBQAgCQAAlwUAIAsAAJkFACANAACaBQAgDgAA0AYAIA8AAJsFACASAACcBQAgEwAAnQUAIN8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEN3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAfcCIAAAAAH4AgEAAAAB-QIBAAAAAfoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAH-AkAAAAAB_wKAAAAAAQIAAADDAwAgIAAAqwcAIAMAAADGAwAgIAAAqwcAICEAAK8HACAPAAAAxgMAIBkAAK8HACDfAgEA-gQAIeACAgD7BAAh4gIBAPoEACH2AgEA-gQAIfcCIACJBQAh-AIBAPoEACH5AgEA-gQAIfoCAQD6BAAh-wIBAPwEACH8AgEA_AQAIf0CAQD8BAAh_gJAAIMFACH_AoAAAAABDd8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh9wIgAIkFACH4AgEA-gQAIfkCAQD6BAAh-gIBAPoEACH7AgEA_AQAIfwCAQD8BAAh_QIBAPwEACH-AkAAgwUAIf8CgAAAAAEh3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAf8CgAAAAAGcAwEAAAABqAMBAAAAAbwDIAAAAAG-AwIAAAAB1QMCAAAAAdYDAgAAAAHXAwEAAAAB2AMgAAAAAdkDAQAAAAHaA0AAAAAB2wNAAAAAAdwDQAAAAAHdA0AAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDAQAAAAHjAwEAAAAB5ANAAAAAAeUDAQAAAAHmAwEAAAAB5wNAAAAAAegDAQAAAAHpAwEAAAAB6gNAAAAAAesDAQAAAAHsA0AAAAABKggAAJEGACAJAACSBgAgCgAAkwYAIAsAAJQGACANAACVBgAgDgAA0gYAIBIAAJcGACATAACYBgAg3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAf8CgAAAAAGcAwEAAAABqAMBAAAAAawDAQAAAAG8AyAAAAABvgMCAAAAAdUDAgAAAAHWAwIAAAAB1wMBAAAAAdgDIAAAAAHZAwEAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiAwEAAAAB4wMBAAAAAeQDQAAAAAHlAwEAAAAB5gMBAAAAAecDQAAAAAHoAwEAAAAB6QMBAAAAAeoDQAAAAAHrAwEAAAAB7ANAAAAAAQIAAAABACAgAACxBwAgAwAAABkAICAAALEHACAhAAC1BwAgLAAAABkAIAgAAJYFACAJAACXBQAgCgAAmAUAIAsAAJkFACANAACaBQAgDgAA0AYAIBIAAJwFACATAACdBQAgGQAAtQcAIN8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEqCAAAlgUAIAkAAJcFACAKAACYBQAgCwAAmQUAIA0AAJoFACAOAADQBgAgEgAAnAUAIBMAAJ0FACDfAgEA-gQAIeACAgD7BAAh4gIBAPoEACH2AgEA-gQAIf8CgAAAAAGcAwEA-gQAIagDAQD6BAAhrAMBAPoEACG8AyAAiQUAIb4DAgD7BAAh1QMCAPsEACHWAwIA-wQAIdcDAQD8BAAh2AMgAIkFACHZAwEA_AQAIdoDQACCBQAh2wNAAIIFACHcA0AAgwUAId0DQACDBQAh3gNAAIMFACHfA0AAgwUAIeADQACDBQAh4QNAAIMFACHiAwEA_AQAIeMDAQD8BAAh5ANAAIMFACHlAwEA_AQAIeYDAQD8BAAh5wNAAIMFACHoAwEA_AQAIekDAQD8BAAh6gNAAIMFACHrAwEA_AQAIewDQACDBQAhKggAAJEGACAJAACSBgAgCgAAkwYAIAsAAJQGACANAACVBgAgDgAA0gYAIA8AAJYGACASAACXBgAg3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAf8CgAAAAAGcAwEAAAABqAMBAAAAAawDAQAAAAG8AyAAAAABvgMCAAAAAdUDAgAAAAHWAwIAAAAB1wMBAAAAAdgDIAAAAAHZAwEAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiAwEAAAAB4wMBAAAAAeQDQAAAAAHlAwEAAAAB5gMBAAAAAecDQAAAAAHoAwEAAAAB6QMBAAAAAeoDQAAAAAHrAwEAAAAB7ANAAAAAAQIAAAABACAgAAC2BwAgAwAAABkAICAAALYHACAhAAC6BwAgLAAAABkAIAgAAJYFACAJAACXBQAgCgAAmAUAIAsAAJkFACANAACaBQAgDgAA0AYAIA8AAJsFACASAACcBQAgGQAAugcAIN8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEqCAAAlgUAIAkAAJcFACAKAACYBQAgCwAAmQUAIA0AAJoFACAOAADQBgAgDwAAmwUAIBIAAJwFACDfAgEA-gQAIeACAgD7BAAh4gIBAPoEACH2AgEA-gQAIf8CgAAAAAGcAwEA-gQAIagDAQD6BAAhrAMBAPoEACG8AyAAiQUAIb4DAgD7BAAh1QMCAPsEACHWAwIA-wQAIdcDAQD8BAAh2AMgAIkFACHZAwEA_AQAIdoDQACCBQAh2wNAAIIFACHcA0AAgwUAId0DQACDBQAh3gNAAIMFACHfA0AAgwUAIeADQACDBQAh4QNAAIMFACHiAwEA_AQAIeMDAQD8BAAh5ANAAIMFACHlAwEA_AQAIeYDAQD8BAAh5wNAAIMFACHoAwEA_AQAIekDAQD8BAAh6gNAAIMFACHrAwEA_AQAIewDQACDBQAhB98CAQAAAAGRAwEAAAABmAMBAAAAAZkDAQAAAAGaAwIAAAABmwNAAAAAAa0DQAAAAAECAAAA0AEAICAAALsHACAD3wIBAAAAAeICAQAAAAG_AwIAAAABBd8CAQAAAAHiAgEAAAABvwMCAAAAAcADQAAAAAHBA0AAAAABGeICAQAAAAHzAkAAAAAB9AICAAAAAfUCQAAAAAGfAwEAAAABvwMCAAAAAcIDAgAAAAHDA0AAAAABxANAAAAAAcUDQAAAAAHGA0AAAAABxwNAAAAAAcgDAgAAAAHJAwIAAAABygMgAAAAAcsDAgAAAAHMAwIAAAABzQNAAAAAAc4DAgAAAAHPA0AAAAAB0AMBAAAAAdEDQAAAAAHSA0AAAAAB0wNAAAAAAdQDAgAAAAEE3wIEAAAAAYkDQAAAAAGTAwEAAAABtQMBAAAAAQnfAgEAAAABkQMBAAAAAZ8DAQAAAAGgAwEAAAABoQNAAAAAAaIDQAAAAAGjAwEAAAABpAMBAAAAAaUDAQAAAAEIBgAArAYAIN8CAQAAAAGMAwEAAAABkQMBAAAAAZgDAQAAAAGZAwEAAAABmgMCAAAAAZsDQAAAAAECAAAALAAgIAAAwgcAIAMAAAAqACAgAADCBwAgIQAAxgcAIAoAAAAqACAGAACrBgAgGQAAxgcAIN8CAQD6BAAhjAMBAPoEACGRAwEA-gQAIZgDAQD6BAAhmQMBAPoEACGaAwIA-wQAIZsDQACCBQAhCAYAAKsGACDfAgEA-gQAIYwDAQD6BAAhkQMBAPoEACGYAwEA-gQAIZkDAQD6BAAhmgMCAPsEACGbA0AAggUAIQrfAgEAAAAB4gIBAAAAAYkDQAAAAAGRAwEAAAABkgMBAAAAAZMDAQAAAAGUAwEAAAABlQNAAAAAAZYDQAAAAAGXAwEAAAABKggAAJEGACAJAACSBgAgCgAAkwYAIAsAAJQGACANAACVBgAgDgAA0gYAIA8AAJYGACATAACYBgAg3wIBAAAAAeACAgAAAAHiAgEAAAAB9gIBAAAAAf8CgAAAAAGcAwEAAAABqAMBAAAAAawDAQAAAAG8AyAAAAABvgMCAAAAAdUDAgAAAAHWAwIAAAAB1wMBAAAAAdgDIAAAAAHZAwEAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiAwEAAAAB4wMBAAAAAeQDQAAAAAHlAwEAAAAB5gMBAAAAAecDQAAAAAHoAwEAAAAB6QMBAAAAAeoDQAAAAAHrAwEAAAAB7ANAAAAAAQIAAAABACAgAADIBwAgAwAAABkAICAAAMgHACAhAADMBwAgLAAAABkAIAgAAJYFACAJAACXBQAgCgAAmAUAIAsAAJkFACANAACaBQAgDgAA0AYAIA8AAJsFACATAACdBQAgGQAAzAcAIN8CAQD6BAAh4AICAPsEACHiAgEA-gQAIfYCAQD6BAAh_wKAAAAAAZwDAQD6BAAhqAMBAPoEACGsAwEA-gQAIbwDIACJBQAhvgMCAPsEACHVAwIA-wQAIdYDAgD7BAAh1wMBAPwEACHYAyAAiQUAIdkDAQD8BAAh2gNAAIIFACHbA0AAggUAIdwDQACDBQAh3QNAAIMFACHeA0AAgwUAId8DQACDBQAh4ANAAIMFACHhA0AAgwUAIeIDAQD8BAAh4wMBAPwEACHkA0AAgwUAIeUDAQD8BAAh5gMBAPwEACHnA0AAgwUAIegDAQD8BAAh6QMBAPwEACHqA0AAgwUAIesDAQD8BAAh7ANAAIMFACEqCAAAlgUAIAkAAJcFACAKAACYBQAgCwAAmQUAIA0AAJoFACAOAADQBgAgDwAAmwUAIBMAAJ0FACDfAgEA-gQAIeACAgD7BAAh4gIBAPoEACH2AgEA-gQAIf8CgAAAAAGcAwEA-gQAIagDAQD6BAAhrAMBAPoEACG8AyAAiQUAIb4DAgD7BAAh1QMCAPsEACHWAwIA-wQAIdcDAQD8BAAh2AMgAIkFACHZAwEA_AQAIdoDQACCBQAh2wNAAIIFACHcA0AAgwUAId0DQACDBQAh3gNAAIMFACHfA0AAgwUAIeADQACDBQAh4QNAAIMFACHiAwEA_AQAIeMDAQD8BAAh5ANAAIMFACHlAwEA_AQAIeYDAQD8BAAh5wNAAIMFACHoAwEA_AQAIekDAQD8BAAh6gNAAIMFACHrAwEA_AQAIewDQACDBQAhCt8CAQAAAAHiAgEAAAABiQNAAAAAAYwDAQAAAAGRAwEAAAABkgMBAAAAAZMDAQAAAAGVA0AAAAABlgNAAAAAAZcDAQAAAAEG3wIBAAAAAZEDAQAAAAGYAwEAAAABmQMBAAAAAZoDAgAAAAGbA0AAAAABAwAAANMBACAgAAC7BwAgIQAA0QcAIAkAAADTAQAgGQAA0QcAIN8CAQD6BAAhkQMBAPoEACGYAwEA-gQAIZkDAQD6BAAhmgMCAPsEACGbA0AAggUAIa0DQACDBQAhB98CAQD6BAAhkQMBAPoEACGYAwEA-gQAIZkDAQD6BAAhmgMCAPsEACGbA0AAggUAIa0DQACDBQAhId8CAQAAAAHgAgIAAAAB4gIBAAAAAfYCAQAAAAH_AoAAAAABqAMBAAAAAawDAQAAAAG8AyAAAAABvgMCAAAAAdUDAgAAAAHWAwIAAAAB1wMBAAAAAdgDIAAAAAHZAwEAAAAB2gNAAAAAAdsDQAAAAAHcA0AAAAAB3QNAAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiAwEAAAAB4wMBAAAAAeQDQAAAAAHlAwEAAAAB5gMBAAAAAecDQAAAAAHoAwEAAAAB6QMBAAAAAeoDQAAAAAHrAwEAAAAB7ANAAAAAAQoHABEIBgIJEgYKFAcLGAgNAAkOAAsPIg0SJw4TLQ8EBAoDBQ4EBgABBwAFAQMAAgEDAAICBA8ABRAAAQYAAQEGAAEBBgABAgcACgwbAQEMHAACBwAMDB0BAQweAAEGIwECBgABEQAPAwYAAQcAEBAoDgEQKQAFCC4ACy8ADzAAEjEAEzIAAAINAAkOAAsCDQAJDgALBQcAFiYAFycAGCgAGSkAGgAAAAAABQcAFiYAFycAGCgAGSkAGgEGAAEBBgABBQcAHyYAICcAISgAIikAIwAAAAAABQcAHyYAICcAISgAIikAIwEDAAIBAwACBQcAKCYAKScAKigAKykALAAAAAAABQcAKCYAKScAKigAKykALAEDAAIBAwACBQcAMSYAMicAMygANCkANQAAAAAABQcAMSYAMicAMygANCkANQEGAAEBBgABAwcAOigAOykAPAAAAAMHADooADspADwBBgABAQYAAQUHAEEmAEInAEMoAEQpAEUAAAAAAAUHAEEmAEInAEMoAEQpAEUBBgABAQYAAQMHAEooAEspAEwAAAADBwBKKABLKQBMAAAFBwBRJgBSJwBTKABUKQBVAAAAAAAFBwBRJgBSJwBTKABUKQBVAAAABQcAWyYAXCcAXSgAXikAXwAAAAAABQcAWyYAXCcAXSgAXikAXwAAAAMHAGUoAGYpAGcAAAADBwBlKABmKQBnAAAAAwcAbSgAbikAbwAAAAMHAG0oAG4pAG8BBr4CAQEGxAIBAwcAdCgAdSkAdgAAAAMHAHQoAHUpAHYAAAAFBwB8JgB9JwB-KAB_KQCAAQAAAAAABQcAfCYAfScAfigAfykAgAEBBgABAQYAAQUHAIUBJgCGAScAhwEoAIgBKQCJAQAAAAAABQcAhQEmAIYBJwCHASgAiAEpAIkBAgYAAREADwIGAAERAA8DBwCOASgAjwEpAJABAAAAAwcAjgEoAI8BKQCQAQAAAAMHAJYBKACXASkAmAEAAAADBwCWASgAlwEpAJgBAAAABQcAngEmAJ8BJwCgASgAoQEpAKIBAAAAAAAFBwCeASYAnwEnAKABKAChASkAogEAAAUHAKcBJgCoAScAqQEoAKoBKQCrAQAAAAAABQcApwEmAKgBJwCpASgAqgEpAKsBAAAABQcAsQEmALIBJwCzASgAtAEpALUBAAAAAAAFBwCxASYAsgEnALMBKAC0ASkAtQEAAAAFBwC7ASYAvAEnAL0BKAC-ASkAvwEAAAAAAAUHALsBJgC8AScAvQEoAL4BKQC_ARQCARUzARY0ARc1ARg2ARo4ARs6Ehw7Ex09AR4_Eh9AFCJBASNCASRDEipGFStHGyxIAi1JAi5KAi9LAjBMAjFOAjJQEjNRHDRTAjVVEjZWHTdXAjhYAjlZEjpcHjtdJDxeAz1fAz5gAz9hA0BiA0FkA0JmEkNnJURpA0VrEkZsJkdtA0huA0lvEkpyJ0tzLUx0BE11BE52BE93BFB4BFF6BFJ8ElN9LlR_BFWBARJWggEvV4MBBFiEAQRZhQESWogBMFuJATZciwEGXYwBBl6OAQZfjwEGYJABBmGSAQZilAESY5UBN2SXAQZlmQESZpoBOGebAQZonAEGaZ0BEmqgATlroQE9bKIBCG2jAQhupAEIb6UBCHCmAQhxqAEIcqoBEnOrAT50rQEIda8BEnawAT93sQEIeLIBCHmzARJ6tgFAe7cBRny5AQd9ugEHfrwBB3-9AQeAAb4BB4EBwAEHggHCARKDAcMBR4QBxQEHhQHHARKGAcgBSIcByQEHiAHKAQeJAcsBEooBzgFJiwHPAU2MAdEBCY0B0gEJjgHVAQmPAdYBCZAB1wEJkQHZAQmSAdsBEpMB3AFOlAHeAQmVAeABEpYB4QFPlwHiAQmYAeMBCZkB5AESmgHnAVCbAegBVpwB6gFXnQHrAVeeAe4BV58B7wFXoAHwAVehAfIBV6IB9AESowH1AVikAfcBV6UB-QESpgH6AVmnAfsBV6gB_AFXqQH9ARKqAYACWqsBgQJgrAGDAmGtAYQCYa4BhwJhrwGIAmGwAYkCYbEBiwJhsgGNAhKzAY4CYrQBkAJhtQGSAhK2AZMCY7cBlAJhuAGVAmG5AZYCEroBmQJkuwGaAmi8AZwCab0BnQJpvgGgAmm_AaECacABogJpwQGkAmnCAaYCEsMBpwJqxAGpAmnFAasCEsYBrAJrxwGtAmnIAa4CackBrwISygGyAmzLAbMCcMwBtAINzQG1Ag3OAbYCDc8BtwIN0AG4Ag3RAboCDdIBvAIS0wG9AnHUAcACDdUBwgIS1gHDAnLXAcUCDdgBxgIN2QHHAhLaAcoCc9sBywJ33AHNAnjdAc4CeN4B0QJ43wHSAnjgAdMCeOEB1QJ44gHXAhLjAdgCeeQB2gJ45QHcAhLmAd0CeucB3gJ46AHfAnjpAeACEuoB4wJ76wHkAoEB7AHlAg_tAeYCD-4B5wIP7wHoAg_wAekCD_EB6wIP8gHtAhLzAe4CggH0AfACD_UB8gIS9gHzAoMB9wH0Ag_4AfUCD_kB9gIS-gH5AoQB-wH6AooB_AH7Ag79AfwCDv4B_QIO_wH-Ag6AAv8CDoECgQMOggKDAxKDAoQDiwGEAoYDDoUCiAMShgKJA4wBhwKKAw6IAosDDokCjAMSigKPA40BiwKQA5EBjAKSA5IBjQKTA5IBjgKWA5IBjwKXA5IBkAKYA5IBkQKaA5IBkgKcAxKTAp0DkwGUAp8DkgGVAqEDEpYCogOUAZcCowOSAZgCpAOSAZkCpQMSmgKoA5UBmwKpA5kBnAKrA5oBnQKsA5oBngKvA5oBnwKwA5oBoAKxA5oBoQKzA5oBogK1AxKjArYDmwGkArgDmgGlAroDEqYCuwOcAacCvAOaAagCvQOaAakCvgMSqgLBA50BqwLCA6MBrALEAwutAsUDC64CyAMLrwLJAwuwAsoDC7ECzAMLsgLOAxKzAs8DpAG0AtEDC7UC0wMStgLUA6UBtwLVAwu4AtYDC7kC1wMSugLaA6YBuwLbA6wBvALdA60BvQLeA60BvgLhA60BvwLiA60BwALjA60BwQLlA60BwgLnAxLDAugDrgHEAuoDrQHFAuwDEsYC7QOvAccC7gOtAcgC7wOtAckC8AMSygLzA7ABywL0A7YBzAL2A7cBzQL3A7cBzgL6A7cBzwL7A7cB0AL8A7cB0QL-A7cB0gKABBLTAoEEuAHUAoMEtwHVAoUEEtYChgS5AdcChwS3AdgCiAS3AdkCiQQS2gKMBLoB2wKNBMAB"
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
  doneAt: "doneAt"
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
  terms: "terms"
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
