// Of 6c73f72e3152face71d2560034380003d66846ad5ef41bb5d8897111870adf15
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
config.runtimeDataModel = JSON.parse('{"models":{"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"offerPrice","kind":"scalar","type":"Int","dbName":"offer_price"},{"name":"optionPeriod","kind":"scalar","type":"Int","dbName":"option_period"},{"name":"extraRightsRequest","kind":"scalar","type":"String","dbName":"extra_rights_request"},{"name":"fundCompetition","kind":"scalar","type":"Boolean","dbName":"fund_competition"},{"name":"fundNotes","kind":"scalar","type":"String","dbName":"fund_notes"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"submittedAt","kind":"scalar","type":"DateTime","dbName":"submitted_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"reachedAgentAt","kind":"scalar","type":"DateTime","dbName":"reached_agent_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"optionEndsAt","kind":"scalar","type":"DateTime","dbName":"option_ends_at"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"extendedAt","kind":"scalar","type":"DateTime","dbName":"extended_at"},{"name":"exercisedAt","kind":"scalar","type":"DateTime","dbName":"exercised_at"},{"name":"endedBecause","kind":"scalar","type":"String","dbName":"ended_because"},{"name":"cancellationReason","kind":"scalar","type":"String","dbName":"cancellation_reason"},{"name":"feeReturnedAt","kind":"scalar","type":"DateTime","dbName":"fee_returned_at"},{"name":"feeReturnedBy","kind":"scalar","type":"String","dbName":"fee_returned_by"},{"name":"feeChoice","kind":"scalar","type":"String","dbName":"fee_choice"},{"name":"feeChosenAt","kind":"scalar","type":"DateTime","dbName":"fee_chosen_at"},{"name":"feeNote","kind":"scalar","type":"String","dbName":"fee_note"},{"name":"optionEndedBecause","kind":"scalar","type":"String","dbName":"option_ended_because"},{"name":"extraRightsAskedAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_asked_at"},{"name":"extraRightsAnswer","kind":"scalar","type":"String","dbName":"extra_rights_answer"},{"name":"extraRightsAnsweredAt","kind":"scalar","type":"DateTime","dbName":"extra_rights_answered_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"holds","kind":"object","type":"Hold","relationName":"HoldToOffer"},{"name":"claim","kind":"object","type":"Claim","relationName":"ClaimToOffer"},{"name":"agreement","kind":"object","type":"Agreement","relationName":"AgreementToOffer"},{"name":"moments","kind":"object","type":"Moment","relationName":"MomentToOffer"},{"name":"deck","kind":"object","type":"Deck","relationName":"DeckToOffer"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToOffer"},{"name":"discrepancies","kind":"object","type":"Discrepancy","relationName":"DiscrepancyToOffer"},{"name":"optionNotices","kind":"object","type":"OptionNotice","relationName":"OfferToOptionNotice"},{"name":"optionDocuments","kind":"object","type":"OptionDocument","relationName":"OfferToOptionDocument"}],"dbName":"offers","schema":null},"Hold":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"captureBefore","kind":"scalar","type":"DateTime","dbName":"capture_before"},{"name":"capturedAt","kind":"scalar","type":"DateTime","dbName":"captured_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"releaseWantedAt","kind":"scalar","type":"DateTime","dbName":"release_wanted_at"},{"name":"createAttempt","kind":"scalar","type":"Int","dbName":"create_attempt"},{"name":"captureAttempt","kind":"scalar","type":"Int","dbName":"capture_attempt"},{"name":"captureIsOpen","kind":"scalar","type":"Boolean","dbName":"capture_is_open"},{"name":"releaseAttempt","kind":"scalar","type":"Int","dbName":"release_attempt"},{"name":"reminders","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"},{"name":"refundedPence","kind":"scalar","type":"Int","dbName":"refunded_pence"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"disputeStatus","kind":"scalar","type":"String","dbName":"dispute_status"},{"name":"disputedAt","kind":"scalar","type":"DateTime","dbName":"disputed_at"},{"name":"disputeDueBy","kind":"scalar","type":"DateTime","dbName":"dispute_due_by"},{"name":"disputeClosedAt","kind":"scalar","type":"DateTime","dbName":"dispute_closed_at"},{"name":"lostPence","kind":"scalar","type":"Int","dbName":"lost_pence"},{"name":"refunds","kind":"object","type":"Refund","relationName":"HoldToRefund"},{"name":"disputes","kind":"object","type":"Dispute","relationName":"DisputeToHold"},{"name":"offer","kind":"object","type":"Offer","relationName":"HoldToOffer"}],"dbName":"holds","schema":null},"Refund":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"hold","kind":"object","type":"Hold","relationName":"HoldToRefund"}],"dbName":"refunds","schema":null},"Dispute":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"dueBy","kind":"scalar","type":"DateTime","dbName":"due_by"},{"name":"hold","kind":"object","type":"Hold","relationName":"DisputeToHold"}],"dbName":"disputes","schema":null},"Claim":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"claimedBy","kind":"scalar","type":"String","dbName":"claimed_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"workedAt","kind":"scalar","type":"DateTime","dbName":"worked_at"},{"name":"committedAt","kind":"scalar","type":"DateTime","dbName":"committed_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"withoutExtraRights","kind":"scalar","type":"Boolean","dbName":"without_extra_rights"},{"name":"draft","kind":"scalar","type":"Json"},{"name":"offer","kind":"object","type":"Offer","relationName":"ClaimToOffer"}],"dbName":"claims","schema":null},"Moment":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"moment","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"MomentToOffer"}],"dbName":"moments","schema":null},"Agreement":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"textHash","kind":"scalar","type":"String","dbName":"text_hash"},{"name":"writtenAt","kind":"scalar","type":"DateTime","dbName":"written_at"},{"name":"producerName","kind":"scalar","type":"String","dbName":"producer_name"},{"name":"producerSignedAt","kind":"scalar","type":"DateTime","dbName":"producer_signed_at"},{"name":"agentName","kind":"scalar","type":"String","dbName":"agent_name"},{"name":"agentSignedAt","kind":"scalar","type":"DateTime","dbName":"agent_signed_at"},{"name":"signedFile","kind":"scalar","type":"String","dbName":"signed_file"},{"name":"offer","kind":"object","type":"Offer","relationName":"AgreementToOffer"}],"dbName":"agreements","schema":null},"Deck":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"keptUntil","kind":"scalar","type":"DateTime","dbName":"kept_until"},{"name":"offers","kind":"object","type":"Offer","relationName":"DeckToOffer"}],"dbName":"decks","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"}],"dbName":"competition_entries","schema":null},"RequestKey":{"fields":[{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"requestHash","kind":"scalar","type":"String","dbName":"request_hash"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"request_keys","schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"notices","schema":null},"Discrepancy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"says","kind":"scalar","type":"String"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"settlement","kind":"scalar","type":"String"},{"name":"settledBy","kind":"scalar","type":"String","dbName":"settled_by"},{"name":"settledNote","kind":"scalar","type":"String","dbName":"settled_note"},{"name":"offer","kind":"object","type":"Offer","relationName":"DiscrepancyToOffer"}],"dbName":"discrepancies","schema":null},"Ending":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"exceptOfferId","kind":"scalar","type":"String","dbName":"except_offer_id"},{"name":"because","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"endings","schema":null},"OptionDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionDocument"},{"name":"notices","kind":"object","type":"OptionNotice","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_documents","schema":null},"OptionNotice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"givenBy","kind":"scalar","type":"String","dbName":"given_by"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"note","kind":"scalar","type":"String"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"reason","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionNotice"},{"name":"document","kind":"object","type":"OptionDocument","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_notices","schema":null},"Round":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"offers","kind":"object","type":"Offer","relationName":"ListingToOffer"}],"dbName":"listings","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"}],"dbName":"people","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","hold","refunds","disputes","offer","_count","holds","claim","agreement","moments","offers","deck","listing","discrepancies","notices","document","optionNotices","optionDocuments","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","data","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","create","update","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","having","_avg","_sum","_min","_max","Offer.groupBy","Offer.aggregate","Hold.findUnique","Hold.findUniqueOrThrow","Hold.findFirst","Hold.findFirstOrThrow","Hold.findMany","Hold.createOne","Hold.createMany","Hold.createManyAndReturn","Hold.updateOne","Hold.updateMany","Hold.updateManyAndReturn","Hold.upsertOne","Hold.deleteOne","Hold.deleteMany","Hold.groupBy","Hold.aggregate","Refund.findUnique","Refund.findUniqueOrThrow","Refund.findFirst","Refund.findFirstOrThrow","Refund.findMany","Refund.createOne","Refund.createMany","Refund.createManyAndReturn","Refund.updateOne","Refund.updateMany","Refund.updateManyAndReturn","Refund.upsertOne","Refund.deleteOne","Refund.deleteMany","Refund.groupBy","Refund.aggregate","Dispute.findUnique","Dispute.findUniqueOrThrow","Dispute.findFirst","Dispute.findFirstOrThrow","Dispute.findMany","Dispute.createOne","Dispute.createMany","Dispute.createManyAndReturn","Dispute.updateOne","Dispute.updateMany","Dispute.updateManyAndReturn","Dispute.upsertOne","Dispute.deleteOne","Dispute.deleteMany","Dispute.groupBy","Dispute.aggregate","Claim.findUnique","Claim.findUniqueOrThrow","Claim.findFirst","Claim.findFirstOrThrow","Claim.findMany","Claim.createOne","Claim.createMany","Claim.createManyAndReturn","Claim.updateOne","Claim.updateMany","Claim.updateManyAndReturn","Claim.upsertOne","Claim.deleteOne","Claim.deleteMany","Claim.groupBy","Claim.aggregate","Moment.findUnique","Moment.findUniqueOrThrow","Moment.findFirst","Moment.findFirstOrThrow","Moment.findMany","Moment.createOne","Moment.createMany","Moment.createManyAndReturn","Moment.updateOne","Moment.updateMany","Moment.updateManyAndReturn","Moment.upsertOne","Moment.deleteOne","Moment.deleteMany","Moment.groupBy","Moment.aggregate","Agreement.findUnique","Agreement.findUniqueOrThrow","Agreement.findFirst","Agreement.findFirstOrThrow","Agreement.findMany","Agreement.createOne","Agreement.createMany","Agreement.createManyAndReturn","Agreement.updateOne","Agreement.updateMany","Agreement.updateManyAndReturn","Agreement.upsertOne","Agreement.deleteOne","Agreement.deleteMany","Agreement.groupBy","Agreement.aggregate","Deck.findUnique","Deck.findUniqueOrThrow","Deck.findFirst","Deck.findFirstOrThrow","Deck.findMany","Deck.createOne","Deck.createMany","Deck.createManyAndReturn","Deck.updateOne","Deck.updateMany","Deck.updateManyAndReturn","Deck.upsertOne","Deck.deleteOne","Deck.deleteMany","Deck.groupBy","Deck.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","RequestKey.findUnique","RequestKey.findUniqueOrThrow","RequestKey.findFirst","RequestKey.findFirstOrThrow","RequestKey.findMany","RequestKey.createOne","RequestKey.createMany","RequestKey.createManyAndReturn","RequestKey.updateOne","RequestKey.updateMany","RequestKey.updateManyAndReturn","RequestKey.upsertOne","RequestKey.deleteOne","RequestKey.deleteMany","RequestKey.groupBy","RequestKey.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Discrepancy.findUnique","Discrepancy.findUniqueOrThrow","Discrepancy.findFirst","Discrepancy.findFirstOrThrow","Discrepancy.findMany","Discrepancy.createOne","Discrepancy.createMany","Discrepancy.createManyAndReturn","Discrepancy.updateOne","Discrepancy.updateMany","Discrepancy.updateManyAndReturn","Discrepancy.upsertOne","Discrepancy.deleteOne","Discrepancy.deleteMany","Discrepancy.groupBy","Discrepancy.aggregate","Ending.findUnique","Ending.findUniqueOrThrow","Ending.findFirst","Ending.findFirstOrThrow","Ending.findMany","Ending.createOne","Ending.createMany","Ending.createManyAndReturn","Ending.updateOne","Ending.updateMany","Ending.updateManyAndReturn","Ending.upsertOne","Ending.deleteOne","Ending.deleteMany","Ending.groupBy","Ending.aggregate","OptionDocument.findUnique","OptionDocument.findUniqueOrThrow","OptionDocument.findFirst","OptionDocument.findFirstOrThrow","OptionDocument.findMany","OptionDocument.createOne","OptionDocument.createMany","OptionDocument.createManyAndReturn","OptionDocument.updateOne","OptionDocument.updateMany","OptionDocument.updateManyAndReturn","OptionDocument.upsertOne","OptionDocument.deleteOne","OptionDocument.deleteMany","OptionDocument.groupBy","OptionDocument.aggregate","OptionNotice.findUnique","OptionNotice.findUniqueOrThrow","OptionNotice.findFirst","OptionNotice.findFirstOrThrow","OptionNotice.findMany","OptionNotice.createOne","OptionNotice.createMany","OptionNotice.createManyAndReturn","OptionNotice.updateOne","OptionNotice.updateMany","OptionNotice.updateManyAndReturn","OptionNotice.upsertOne","OptionNotice.deleteOne","OptionNotice.deleteMany","OptionNotice.groupBy","OptionNotice.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AND","OR","NOT","id","version","role","status","firstName","lastName","companyName","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","agentId","isDeleted","title","author","medium","genre","coverImageUrl","soldOfferId","earlyAccessUntil","terms","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","every","some","none","at","actorId","action","offerId","before","after","name","doneAt","kind","givenBy","note","documentId","endsAt","answeredAt","reason","ownerId","fileName","bytes","uploadedAt","listingId","personId","exceptOfferId","because","intentId","says","foundAt","settledAt","settlement","settledBy","settledNote","type","receivedAt","producerId","key","requestHash","createdAt","producerId_key","deckId","keptUntil","textHash","writtenAt","producerName","producerSignedAt","agentName","agentSignedAt","signedFile","moment","isExclusive","claimedBy","claimedAt","workedAt","committedAt","endedAt","withoutExtraRights","draft","holdNumber","amountPence","openedAt","dueBy","number","heldAt","captureBefore","capturedAt","releasedAt","releaseWantedAt","createAttempt","captureAttempt","captureIsOpen","releaseAttempt","reminders","comparedAt","tries","tryAfter","refundedPence","refundedAt","disputeStatus","disputedAt","disputeDueBy","disputeClosedAt","lostPence","offerPrice","optionPeriod","extraRightsRequest","fundCompetition","fundNotes","submittedAt","updatedAt","reachedAgentAt","acceptedAt","optionEndsAt","optionEndedAt","extendedAt","exercisedAt","endedBecause","cancellationReason","feeReturnedAt","feeReturnedBy","feeChoice","feeChosenAt","feeNote","optionEndedBecause","extraRightsAskedAt","extraRightsAnswer","extraRightsAnsweredAt","offerId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "sge2AbACLggAAMkEACAJAADKBAAgCgAAywQAIAsAAMwEACANAADNBAAgDgAAzgQAIA8AAM8EACASAADDBAAgEwAA0AQAIMwCAADIBAAwzQIAABkAEM4CAADIBAAwzwIBAAAAAdACAgCFBAAh0gIBAIYEACHhAgEAhAQAIeoCAACYBAAghwMBAIYEACGUAwEAhAQAIZkDAQCEBAAhqQMgAJUEACGrAwIAhQQAIcQDAgCFBAAhxQMCAIUEACHGAwEAhwQAIccDIACVBAAhyAMBAIcEACHJA0AApAQAIcoDQACkBAAhywNAAJcEACHMA0AAlwQAIc0DQACXBAAhzgNAAJcEACHPA0AAlwQAIdADQACXBAAh0QMBAIcEACHSAwEAhwQAIdMDQACXBAAh1AMBAIcEACHVAwEAhwQAIdYDQACXBAAh1wMBAIcEACHYAwEAhwQAIdkDQACXBAAh2gMBAIcEACHbA0AAlwQAIQEAAAABACAgBAAA1wQAIAUAANgEACAGAAC3BAAgzAIAANYEADDNAgAAAwAQzgIAANYEADDSAgEAhgQAIfcCAQCEBAAhiwMBAIcEACGXA0AApAQAIawDAgCFBAAhrwMCAIUEACGwA0AAlwQAIbEDQACXBAAhsgNAAJcEACGzA0AAlwQAIbQDQACXBAAhtQMCAIUEACG2AwIAhQQAIbcDIACVBAAhuAMCAIUEACG5AwIAhQQAIboDQACXBAAhuwMCAIUEACG8A0AAlwQAIb0DAgCFBAAhvgNAAJcEACG_AwEAhwQAIcADQACXBAAhwQNAAJcEACHCA0AAlwQAIcMDAgCFBAAhEAQAAOsGACAFAADsBgAgBgAAuQYAIIsDAADZBAAgsAMAANkEACCxAwAA2QQAILIDAADZBAAgswMAANkEACC0AwAA2QQAILoDAADZBAAgvAMAANkEACC-AwAA2QQAIL8DAADZBAAgwAMAANkEACDBAwAA2QQAIMIDAADZBAAgIQQAANcEACAFAADYBAAgBgAAtwQAIMwCAADWBAAwzQIAAAMAEM4CAADWBAAw0gIBAIYEACH3AgEAhAQAIYsDAQAAAAGXA0AApAQAIawDAgCFBAAhrwMCAIUEACGwA0AAlwQAIbEDQACXBAAhsgNAAJcEACGzA0AAlwQAIbQDQACXBAAhtQMCAIUEACG2AwIAhQQAIbcDIACVBAAhuAMCAIUEACG5AwIAhQQAIboDQACXBAAhuwMCAIUEACG8A0AAlwQAIb0DAgCFBAAhvgNAAJcEACG_AwEAhwQAIcADQACXBAAhwQNAAJcEACHCA0AAlwQAIcMDAgCFBAAh3AMAANUEACADAAAAAwAgAQAABAAwAgAABQAgCQMAANMEACDMAgAA1AQAMM0CAAAHABDOAgAA1AQAMM8CAQCGBAAh0gIBAIYEACH3AgEAhAQAIasDAgCFBAAhrAMCAIUEACEBAwAA6gYAIAkDAADTBAAgzAIAANQEADDNAgAABwAQzgIAANQEADDPAgEAAAAB0gIBAIYEACH3AgEAhAQAIasDAgCFBAAhrAMCAIUEACEDAAAABwAgAQAACAAwAgAACQAgCwMAANMEACDMAgAA0gQAMM0CAAALABDOAgAA0gQAMM8CAQCGBAAh0gIBAIYEACH3AgEAhAQAIasDAgCFBAAhrAMCAIUEACGtA0AApAQAIa4DQACXBAAhAgMAAOoGACCuAwAA2QQAIAsDAADTBAAgzAIAANIEADDNAgAACwAQzgIAANIEADDPAgEAAAAB0gIBAIYEACH3AgEAhAQAIasDAgCFBAAhrAMCAIUEACGtA0AApAQAIa4DQACXBAAhAwAAAAsAIAEAAAwAMAIAAA0AIAEAAAAHACABAAAACwAgDwYAALcEACDMAgAAvAQAMM0CAAARABDOAgAAvAQAMPcCAQCEBAAhggMBAIcEACGHAwEAhgQAIaMDIACVBAAhpAMBAIQEACGlA0AApAQAIaYDQACkBAAhpwNAAJcEACGoA0AAlwQAIakDIACVBAAhqgMAAL0EACABAAAAEQAgDQYAALcEACDMAgAAtgQAMM0CAAATABDOAgAAtgQAMOoCAACYBAAg9wIBAIQEACGbAwEAhgQAIZwDQACkBAAhnQMBAIcEACGeA0AAlwQAIZ8DAQCHBAAhoANAAJcEACGhAwEAlgQAIQEAAAATACAJBgAAtwQAIMwCAADRBAAwzQIAABUAEM4CAADRBAAwzwIEAKMEACH0AkAApAQAIfcCAQCEBAAh_gIBAIcEACGiAwEAhgQAIQIGAAC5BgAg_gIAANkEACAJBgAAtwQAIMwCAADRBAAwzQIAABUAEM4CAADRBAAwzwIEAAAAAfQCQACkBAAh9wIBAIQEACH-AgEAhwQAIaIDAQCGBAAhAwAAABUAIAEAABYAMAIAABcAIC4IAADJBAAgCQAAygQAIAoAAMsEACALAADMBAAgDQAAzQQAIA4AAM4EACAPAADPBAAgEgAAwwQAIBMAANAEACDMAgAAyAQAMM0CAAAZABDOAgAAyAQAMM8CAQCEBAAh0AICAIUEACHSAgEAhgQAIeECAQCEBAAh6gIAAJgEACCHAwEAhgQAIZQDAQCEBAAhmQMBAIQEACGpAyAAlQQAIasDAgCFBAAhxAMCAIUEACHFAwIAhQQAIcYDAQCHBAAhxwMgAJUEACHIAwEAhwQAIckDQACkBAAhygNAAKQEACHLA0AAlwQAIcwDQACXBAAhzQNAAJcEACHOA0AAlwQAIc8DQACXBAAh0ANAAJcEACHRAwEAhwQAIdIDAQCHBAAh0wNAAJcEACHUAwEAhwQAIdUDAQCHBAAh1gNAAJcEACHXAwEAhwQAIdgDAQCHBAAh2QNAAJcEACHaAwEAhwQAIdsDQACXBAAhHAgAAOIGACAJAADjBgAgCgAA5AYAIAsAAOUGACANAADmBgAgDgAA5wYAIA8AAOgGACASAADgBgAgEwAA6QYAIMYDAADZBAAgyAMAANkEACDLAwAA2QQAIMwDAADZBAAgzQMAANkEACDOAwAA2QQAIM8DAADZBAAg0AMAANkEACDRAwAA2QQAINIDAADZBAAg0wMAANkEACDUAwAA2QQAINUDAADZBAAg1gMAANkEACDXAwAA2QQAINgDAADZBAAg2QMAANkEACDaAwAA2QQAINsDAADZBAAgAwAAABkAIAEAABoAMAIAAAEAIAEAAAAZACADAAAAGQAgAQAAGgAwAgAAAQAgAQAAABkAIA4GAADHBAAgzAIAAMYEADDNAgAAHwAQzgIAAMYEADDPAgEAhAQAIfcCAQCWBAAh_AIBAIYEACGLAwEAhwQAIYwDAQCGBAAhjQNAAKQEACGOA0AAlwQAIY8DAQCHBAAhkAMBAJYEACGRAwEAhwQAIQcGAAC5BgAg9wIAANkEACCLAwAA2QQAII4DAADZBAAgjwMAANkEACCQAwAA2QQAIJEDAADZBAAgDgYAAMcEACDMAgAAxgQAMM0CAAAfABDOAgAAxgQAMM8CAQAAAAH3AgEAlgQAIfwCAQCGBAAhiwMBAIcEACGMAwEAhgQAIY0DQACkBAAhjgNAAJcEACGPAwEAhwQAIZADAQCWBAAhkQMBAIcEACEDAAAAHwAgAQAAIAAwAgAAIQAgAQAAABkAIBAGAAC3BAAgEQAAxQQAIMwCAADEBAAwzQIAACQAEM4CAADEBAAwzwIBAIQEACHSAgEAhgQAIfQCQACkBAAh9wIBAIQEACH8AgEAhgQAIf0CAQCGBAAh_gIBAIcEACH_AgEAhAQAIYADQACXBAAhgQNAAJcEACGCAwEAhwQAIQYGAAC5BgAgEQAA4QYAIP4CAADZBAAggAMAANkEACCBAwAA2QQAIIIDAADZBAAgEAYAALcEACARAADFBAAgzAIAAMQEADDNAgAAJAAQzgIAAMQEADDPAgEAAAAB0gIBAIYEACH0AkAApAQAIfcCAQCEBAAh_AIBAIYEACH9AgEAhgQAIf4CAQCHBAAh_wIBAIQEACGAA0AAlwQAIYEDQACXBAAhggMBAIcEACEDAAAAJAAgAQAAJQAwAgAAJgAgAwAAACQAIAEAACUAMAIAACYAIAEAAAAkACAMBgAAtwQAIBAAAMMEACDMAgAAwgQAMM0CAAAqABDOAgAAwgQAMM8CAQCEBAAh9wIBAIQEACH8AgEAhgQAIYMDAQCEBAAhhAMBAIYEACGFAwIAhQQAIYYDQACkBAAhAgYAALkGACAQAADgBgAgDAYAALcEACAQAADDBAAgzAIAAMIEADDNAgAAKgAQzgIAAMIEADDPAgEAAAAB9wIBAIQEACH8AgEAhgQAIYMDAQCEBAAhhAMBAIYEACGFAwIAhQQAIYYDQACkBAAhAwAAACoAIAEAACsAMAIAACwAIAEAAAADACABAAAAFQAgAQAAAB8AIAEAAAAkACABAAAAKgAgAQAAAAEAIAMAAAAZACABAAAaADACAAABACADAAAAGQAgAQAAGgAwAgAAAQAgAwAAABkAIAEAABoAMAIAAAEAICsIAADxBQAgCQAA8gUAIAoAAPMFACALAAD0BQAgDQAA9QUAIA4AALIGACAPAAD2BQAgEgAA9wUAIBMAAPgFACDPAgEAAAAB0AICAAAAAdICAQAAAAHhAgEAAAAB6gKAAAAAAYcDAQAAAAGUAwEAAAABmQMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABARkAADcAICLPAgEAAAAB0AICAAAAAdICAQAAAAHhAgEAAAAB6gKAAAAAAYcDAQAAAAGUAwEAAAABmQMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABARkAADkAMAEZAAA5ADArCAAA9gQAIAkAAPcEACAKAAD4BAAgCwAA-QQAIA0AAPoEACAOAACwBgAgDwAA-wQAIBIAAPwEACATAAD9BAAgzwIBAN8EACHQAgIA4AQAIdICAQDfBAAh4QIBAN8EACHqAoAAAAABhwMBAN8EACGUAwEA3wQAIZkDAQDfBAAhqQMgAOcEACGrAwIA4AQAIcQDAgDgBAAhxQMCAOAEACHGAwEA4QQAIccDIADnBAAhyAMBAOEEACHJA0AA9AQAIcoDQAD0BAAhywNAAOgEACHMA0AA6AQAIc0DQADoBAAhzgNAAOgEACHPA0AA6AQAIdADQADoBAAh0QMBAOEEACHSAwEA4QQAIdMDQADoBAAh1AMBAOEEACHVAwEA4QQAIdYDQADoBAAh1wMBAOEEACHYAwEA4QQAIdkDQADoBAAh2gMBAOEEACHbA0AA6AQAIQIAAAABACAZAAA8ACAizwIBAN8EACHQAgIA4AQAIdICAQDfBAAh4QIBAN8EACHqAoAAAAABhwMBAN8EACGUAwEA3wQAIZkDAQDfBAAhqQMgAOcEACGrAwIA4AQAIcQDAgDgBAAhxQMCAOAEACHGAwEA4QQAIccDIADnBAAhyAMBAOEEACHJA0AA9AQAIcoDQAD0BAAhywNAAOgEACHMA0AA6AQAIc0DQADoBAAhzgNAAOgEACHPA0AA6AQAIdADQADoBAAh0QMBAOEEACHSAwEA4QQAIdMDQADoBAAh1AMBAOEEACHVAwEA4QQAIdYDQADoBAAh1wMBAOEEACHYAwEA4QQAIdkDQADoBAAh2gMBAOEEACHbA0AA6AQAIQIAAAAZACAZAAA-ACACAAAAGQAgGQAAPgAgAwAAAAEAICAAADcAICEAADwAIAEAAAABACABAAAAGQAgGAcAANsGACAmAADcBgAgJwAA3wYAICgAAN4GACApAADdBgAgxgMAANkEACDIAwAA2QQAIMsDAADZBAAgzAMAANkEACDNAwAA2QQAIM4DAADZBAAgzwMAANkEACDQAwAA2QQAINEDAADZBAAg0gMAANkEACDTAwAA2QQAINQDAADZBAAg1QMAANkEACDWAwAA2QQAINcDAADZBAAg2AMAANkEACDZAwAA2QQAINoDAADZBAAg2wMAANkEACAlzAIAAMEEADDNAgAARQAQzgIAAMEEADDPAgEA9gMAIdACAgD3AwAh0gIBAPgDACHhAgEA9gMAIeoCAACNBAAghwMBAPgDACGUAwEA9gMAIZkDAQD2AwAhqQMgAIoEACGrAwIA9wMAIcQDAgD3AwAhxQMCAPcDACHGAwEA-QMAIccDIACKBAAhyAMBAPkDACHJA0AAnQQAIcoDQACdBAAhywNAAIwEACHMA0AAjAQAIc0DQACMBAAhzgNAAIwEACHPA0AAjAQAIdADQACMBAAh0QMBAPkDACHSAwEA-QMAIdMDQACMBAAh1AMBAPkDACHVAwEA-QMAIdYDQACMBAAh1wMBAPkDACHYAwEA-QMAIdkDQACMBAAh2gMBAPkDACHbA0AAjAQAIQMAAAAZACABAABEADAlAABFACADAAAAGQAgAQAAGgAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAdBAAA7gUAIAUAAO8FACAGAADaBgAg0gIBAAAAAfcCAQAAAAGLAwEAAAABlwNAAAAAAawDAgAAAAGvAwIAAAABsANAAAAAAbEDQAAAAAGyA0AAAAABswNAAAAAAbQDQAAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAG4AwIAAAABuQMCAAAAAboDQAAAAAG7AwIAAAABvANAAAAAAb0DAgAAAAG-A0AAAAABvwMBAAAAAcADQAAAAAHBA0AAAAABwgNAAAAAAcMDAgAAAAEBGQAATQAgGtICAQAAAAH3AgEAAAABiwMBAAAAAZcDQAAAAAGsAwIAAAABrwMCAAAAAbADQAAAAAGxA0AAAAABsgNAAAAAAbMDQAAAAAG0A0AAAAABtQMCAAAAAbYDAgAAAAG3AyAAAAABuAMCAAAAAbkDAgAAAAG6A0AAAAABuwMCAAAAAbwDQAAAAAG9AwIAAAABvgNAAAAAAb8DAQAAAAHAA0AAAAABwQNAAAAAAcIDQAAAAAHDAwIAAAABARkAAE8AMAEZAABPADAdBAAA0wUAIAUAANQFACAGAADZBgAg0gIBAN8EACH3AgEA3wQAIYsDAQDhBAAhlwNAAPQEACGsAwIA4AQAIa8DAgDgBAAhsANAAOgEACGxA0AA6AQAIbIDQADoBAAhswNAAOgEACG0A0AA6AQAIbUDAgDgBAAhtgMCAOAEACG3AyAA5wQAIbgDAgDgBAAhuQMCAOAEACG6A0AA6AQAIbsDAgDgBAAhvANAAOgEACG9AwIA4AQAIb4DQADoBAAhvwMBAOEEACHAA0AA6AQAIcEDQADoBAAhwgNAAOgEACHDAwIA4AQAIQIAAAAFACAZAABSACAa0gIBAN8EACH3AgEA3wQAIYsDAQDhBAAhlwNAAPQEACGsAwIA4AQAIa8DAgDgBAAhsANAAOgEACGxA0AA6AQAIbIDQADoBAAhswNAAOgEACG0A0AA6AQAIbUDAgDgBAAhtgMCAOAEACG3AyAA5wQAIbgDAgDgBAAhuQMCAOAEACG6A0AA6AQAIbsDAgDgBAAhvANAAOgEACG9AwIA4AQAIb4DQADoBAAhvwMBAOEEACHAA0AA6AQAIcEDQADoBAAhwgNAAOgEACHDAwIA4AQAIQIAAAADACAZAABUACACAAAAAwAgGQAAVAAgAwAAAAUAICAAAE0AICEAAFIAIAEAAAAFACABAAAAAwAgEgcAANQGACAmAADVBgAgJwAA2AYAICgAANcGACApAADWBgAgiwMAANkEACCwAwAA2QQAILEDAADZBAAgsgMAANkEACCzAwAA2QQAILQDAADZBAAgugMAANkEACC8AwAA2QQAIL4DAADZBAAgvwMAANkEACDAAwAA2QQAIMEDAADZBAAgwgMAANkEACAdzAIAAMAEADDNAgAAWwAQzgIAAMAEADDSAgEA-AMAIfcCAQD2AwAhiwMBAPkDACGXA0AAnQQAIawDAgD3AwAhrwMCAPcDACGwA0AAjAQAIbEDQACMBAAhsgNAAIwEACGzA0AAjAQAIbQDQACMBAAhtQMCAPcDACG2AwIA9wMAIbcDIACKBAAhuAMCAPcDACG5AwIA9wMAIboDQACMBAAhuwMCAPcDACG8A0AAjAQAIb0DAgD3AwAhvgNAAIwEACG_AwEA-QMAIcADQACMBAAhwQNAAIwEACHCA0AAjAQAIcMDAgD3AwAhAwAAAAMAIAEAAFoAMCUAAFsAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAYDAADTBgAgzwIBAAAAAdICAQAAAAH3AgEAAAABqwMCAAAAAawDAgAAAAEBGQAAYwAgBc8CAQAAAAHSAgEAAAAB9wIBAAAAAasDAgAAAAGsAwIAAAABARkAAGUAMAEZAABlADAGAwAA0gYAIM8CAQDfBAAh0gIBAN8EACH3AgEA3wQAIasDAgDgBAAhrAMCAOAEACECAAAACQAgGQAAaAAgBc8CAQDfBAAh0gIBAN8EACH3AgEA3wQAIasDAgDgBAAhrAMCAOAEACECAAAABwAgGQAAagAgAgAAAAcAIBkAAGoAIAMAAAAJACAgAABjACAhAABoACABAAAACQAgAQAAAAcAIAUHAADNBgAgJgAAzgYAICcAANEGACAoAADQBgAgKQAAzwYAIAjMAgAAvwQAMM0CAABxABDOAgAAvwQAMM8CAQD4AwAh0gIBAPgDACH3AgEA9gMAIasDAgD3AwAhrAMCAPcDACEDAAAABwAgAQAAcAAwJQAAcQAgAwAAAAcAIAEAAAgAMAIAAAkAIAEAAAANACABAAAADQAgAwAAAAsAIAEAAAwAMAIAAA0AIAMAAAALACABAAAMADACAAANACADAAAACwAgAQAADAAwAgAADQAgCAMAAMwGACDPAgEAAAAB0gIBAAAAAfcCAQAAAAGrAwIAAAABrAMCAAAAAa0DQAAAAAGuA0AAAAABARkAAHkAIAfPAgEAAAAB0gIBAAAAAfcCAQAAAAGrAwIAAAABrAMCAAAAAa0DQAAAAAGuA0AAAAABARkAAHsAMAEZAAB7ADAIAwAAywYAIM8CAQDfBAAh0gIBAN8EACH3AgEA3wQAIasDAgDgBAAhrAMCAOAEACGtA0AA9AQAIa4DQADoBAAhAgAAAA0AIBkAAH4AIAfPAgEA3wQAIdICAQDfBAAh9wIBAN8EACGrAwIA4AQAIawDAgDgBAAhrQNAAPQEACGuA0AA6AQAIQIAAAALACAZAACAAQAgAgAAAAsAIBkAAIABACADAAAADQAgIAAAeQAgIQAAfgAgAQAAAA0AIAEAAAALACAGBwAAxgYAICYAAMcGACAnAADKBgAgKAAAyQYAICkAAMgGACCuAwAA2QQAIArMAgAAvgQAMM0CAACHAQAQzgIAAL4EADDPAgEA-AMAIdICAQD4AwAh9wIBAPYDACGrAwIA9wMAIawDAgD3AwAhrQNAAJ0EACGuA0AAjAQAIQMAAAALACABAACGAQAwJQAAhwEAIAMAAAALACABAAAMADACAAANACAPBgAAtwQAIMwCAAC8BAAwzQIAABEAEM4CAAC8BAAw9wIBAAAAAYIDAQCHBAAhhwMBAIYEACGjAyAAlQQAIaQDAQCEBAAhpQNAAKQEACGmA0AApAQAIacDQACXBAAhqANAAJcEACGpAyAAlQQAIaoDAAC9BAAgAQAAAIoBACABAAAAigEAIAUGAAC5BgAgggMAANkEACCnAwAA2QQAIKgDAADZBAAgqgMAANkEACADAAAAEQAgAQAAjQEAMAIAAIoBACADAAAAEQAgAQAAjQEAMAIAAIoBACADAAAAEQAgAQAAjQEAMAIAAIoBACAMBgAAxQYAIPcCAQAAAAGCAwEAAAABhwMBAAAAAaMDIAAAAAGkAwEAAAABpQNAAAAAAaYDQAAAAAGnA0AAAAABqANAAAAAAakDIAAAAAGqA4AAAAABARkAAJEBACAL9wIBAAAAAYIDAQAAAAGHAwEAAAABowMgAAAAAaQDAQAAAAGlA0AAAAABpgNAAAAAAacDQAAAAAGoA0AAAAABqQMgAAAAAaoDgAAAAAEBGQAAkwEAMAEZAACTAQAwDAYAAMQGACD3AgEA3wQAIYIDAQDhBAAhhwMBAN8EACGjAyAA5wQAIaQDAQDfBAAhpQNAAPQEACGmA0AA9AQAIacDQADoBAAhqANAAOgEACGpAyAA5wQAIaoDgAAAAAECAAAAigEAIBkAAJYBACAL9wIBAN8EACGCAwEA4QQAIYcDAQDfBAAhowMgAOcEACGkAwEA3wQAIaUDQAD0BAAhpgNAAPQEACGnA0AA6AQAIagDQADoBAAhqQMgAOcEACGqA4AAAAABAgAAABEAIBkAAJgBACACAAAAEQAgGQAAmAEAIAMAAACKAQAgIAAAkQEAICEAAJYBACABAAAAigEAIAEAAAARACAHBwAAwQYAICgAAMMGACApAADCBgAgggMAANkEACCnAwAA2QQAIKgDAADZBAAgqgMAANkEACAOzAIAALkEADDNAgAAnwEAEM4CAAC5BAAw9wIBAPYDACGCAwEA-QMAIYcDAQD4AwAhowMgAIoEACGkAwEA9gMAIaUDQACdBAAhpgNAAJ0EACGnA0AAjAQAIagDQACMBAAhqQMgAIoEACGqAwAAugQAIAMAAAARACABAACeAQAwJQAAnwEAIAMAAAARACABAACNAQAwAgAAigEAIAEAAAAXACABAAAAFwAgAwAAABUAIAEAABYAMAIAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgBgYAAMAGACDPAgQAAAAB9AJAAAAAAfcCAQAAAAH-AgEAAAABogMBAAAAAQEZAACnAQAgBc8CBAAAAAH0AkAAAAAB9wIBAAAAAf4CAQAAAAGiAwEAAAABARkAAKkBADABGQAAqQEAMAYGAAC_BgAgzwIEALsFACH0AkAA9AQAIfcCAQDfBAAh_gIBAOEEACGiAwEA3wQAIQIAAAAXACAZAACsAQAgBc8CBAC7BQAh9AJAAPQEACH3AgEA3wQAIf4CAQDhBAAhogMBAN8EACECAAAAFQAgGQAArgEAIAIAAAAVACAZAACuAQAgAwAAABcAICAAAKcBACAhAACsAQAgAQAAABcAIAEAAAAVACAGBwAAugYAICYAALsGACAnAAC-BgAgKAAAvQYAICkAALwGACD-AgAA2QQAIAjMAgAAuAQAMM0CAAC1AQAQzgIAALgEADDPAgQAnAQAIfQCQACdBAAh9wIBAPYDACH-AgEA-QMAIaIDAQD4AwAhAwAAABUAIAEAALQBADAlAAC1AQAgAwAAABUAIAEAABYAMAIAABcAIA0GAAC3BAAgzAIAALYEADDNAgAAEwAQzgIAALYEADDqAgAAmAQAIPcCAQAAAAGbAwEAhgQAIZwDQACkBAAhnQMBAIcEACGeA0AAlwQAIZ8DAQCHBAAhoANAAJcEACGhAwEAlgQAIQEAAAC4AQAgAQAAALgBACAGBgAAuQYAIJ0DAADZBAAgngMAANkEACCfAwAA2QQAIKADAADZBAAgoQMAANkEACADAAAAEwAgAQAAuwEAMAIAALgBACADAAAAEwAgAQAAuwEAMAIAALgBACADAAAAEwAgAQAAuwEAMAIAALgBACAKBgAAuAYAIOoCgAAAAAH3AgEAAAABmwMBAAAAAZwDQAAAAAGdAwEAAAABngNAAAAAAZ8DAQAAAAGgA0AAAAABoQMBAAAAAQEZAAC_AQAgCeoCgAAAAAH3AgEAAAABmwMBAAAAAZwDQAAAAAGdAwEAAAABngNAAAAAAZ8DAQAAAAGgA0AAAAABoQMBAAAAAQEZAADBAQAwARkAAMEBADAKBgAAtwYAIOoCgAAAAAH3AgEA3wQAIZsDAQDfBAAhnANAAPQEACGdAwEA4QQAIZ4DQADoBAAhnwMBAOEEACGgA0AA6AQAIaEDAQDhBAAhAgAAALgBACAZAADEAQAgCeoCgAAAAAH3AgEA3wQAIZsDAQDfBAAhnANAAPQEACGdAwEA4QQAIZ4DQADoBAAhnwMBAOEEACGgA0AA6AQAIaEDAQDhBAAhAgAAABMAIBkAAMYBACACAAAAEwAgGQAAxgEAIAMAAAC4AQAgIAAAvwEAICEAAMQBACABAAAAuAEAIAEAAAATACAIBwAAtAYAICgAALYGACApAAC1BgAgnQMAANkEACCeAwAA2QQAIJ8DAADZBAAgoAMAANkEACChAwAA2QQAIAzMAgAAtQQAMM0CAADNAQAQzgIAALUEADDqAgAAjQQAIPcCAQD2AwAhmwMBAPgDACGcA0AAnQQAIZ0DAQD5AwAhngNAAIwEACGfAwEA-QMAIaADQACMBAAhoQMBAIsEACEDAAAAEwAgAQAAzAEAMCUAAM0BACADAAAAEwAgAQAAuwEAMAIAALgBACALDAAAmQQAIMwCAAC0BAAwzQIAANMBABDOAgAAtAQAMM8CAQAAAAH8AgEAhgQAIYMDAQCEBAAhhAMBAIYEACGFAwIAhQQAIYYDQACkBAAhmgNAAJcEACEBAAAA0AEAIAEAAADQAQAgCwwAAJkEACDMAgAAtAQAMM0CAADTAQAQzgIAALQEADDPAgEAhAQAIfwCAQCGBAAhgwMBAIQEACGEAwEAhgQAIYUDAgCFBAAhhgNAAKQEACGaA0AAlwQAIQIMAAD6BQAgmgMAANkEACADAAAA0wEAIAEAANQBADACAADQAQAgAwAAANMBACABAADUAQAwAgAA0AEAIAMAAADTAQAgAQAA1AEAMAIAANABACAIDAAAswYAIM8CAQAAAAH8AgEAAAABgwMBAAAAAYQDAQAAAAGFAwIAAAABhgNAAAAAAZoDQAAAAAEBGQAA2AEAIAfPAgEAAAAB_AIBAAAAAYMDAQAAAAGEAwEAAAABhQMCAAAAAYYDQAAAAAGaA0AAAAABARkAANoBADABGQAA2gEAMAgMAACnBgAgzwIBAN8EACH8AgEA3wQAIYMDAQDfBAAhhAMBAN8EACGFAwIA4AQAIYYDQAD0BAAhmgNAAOgEACECAAAA0AEAIBkAAN0BACAHzwIBAN8EACH8AgEA3wQAIYMDAQDfBAAhhAMBAN8EACGFAwIA4AQAIYYDQAD0BAAhmgNAAOgEACECAAAA0wEAIBkAAN8BACACAAAA0wEAIBkAAN8BACADAAAA0AEAICAAANgBACAhAADdAQAgAQAAANABACABAAAA0wEAIAYHAACiBgAgJgAAowYAICcAAKYGACAoAAClBgAgKQAApAYAIJoDAADZBAAgCswCAACzBAAwzQIAAOYBABDOAgAAswQAMM8CAQD2AwAh_AIBAPgDACGDAwEA9gMAIYQDAQD4AwAhhQMCAPcDACGGA0AAnQQAIZoDQACMBAAhAwAAANMBACABAADlAQAwJQAA5gEAIAMAAADTAQAgAQAA1AEAMAIAANABACAGzAIAALIEADDNAgAA7AEAEM4CAACyBAAwzwIBAAAAAdACAgCFBAAhmQMBAJYEACEBAAAA6QEAIAEAAADpAQAgBswCAACyBAAwzQIAAOwBABDOAgAAsgQAMM8CAQCEBAAh0AICAIUEACGZAwEAlgQAIQGZAwAA2QQAIAMAAADsAQAgAQAA7QEAMAIAAOkBACADAAAA7AEAIAEAAO0BADACAADpAQAgAwAAAOwBACABAADtAQAwAgAA6QEAIAPPAgEAAAAB0AICAAAAAZkDAQAAAAEBGQAA8QEAIAPPAgEAAAAB0AICAAAAAZkDAQAAAAEBGQAA8wEAMAEZAADzAQAwA88CAQDfBAAh0AICAOAEACGZAwEA4QQAIQIAAADpAQAgGQAA9gEAIAPPAgEA3wQAIdACAgDgBAAhmQMBAOEEACECAAAA7AEAIBkAAPgBACACAAAA7AEAIBkAAPgBACADAAAA6QEAICAAAPEBACAhAAD2AQAgAQAAAOkBACABAAAA7AEAIAYHAACdBgAgJgAAngYAICcAAKEGACAoAACgBgAgKQAAnwYAIJkDAADZBAAgBswCAACxBAAwzQIAAP8BABDOAgAAsQQAMM8CAQD2AwAh0AICAPcDACGZAwEAiwQAIQMAAADsAQAgAQAA_gEAMCUAAP8BACADAAAA7AEAIAEAAO0BADACAADpAQAgCcwCAACvBAAwzQIAAIUCABDOAgAArwQAMPcCAQCEBAAhlAMBAIQEACGVAwEAhgQAIZYDAQCGBAAhlwNAAKQEACGYAwAAsAQAIAEAAACCAgAgAQAAAIICACAIzAIAAK8EADDNAgAAhQIAEM4CAACvBAAw9wIBAIQEACGUAwEAhAQAIZUDAQCGBAAhlgMBAIYEACGXA0AApAQAIQADAAAAhQIAIAEAAIYCADACAACCAgAgAwAAAIUCACABAACGAgAwAgAAggIAIAMAAACFAgAgAQAAhgIAMAIAAIICACAF9wIBAAAAAZQDAQAAAAGVAwEAAAABlgMBAAAAAZcDQAAAAAEBGQAAigIAIAX3AgEAAAABlAMBAAAAAZUDAQAAAAGWAwEAAAABlwNAAAAAAQEZAACMAgAwARkAAIwCADAF9wIBAN8EACGUAwEA3wQAIZUDAQDfBAAhlgMBAN8EACGXA0AA9AQAIQIAAACCAgAgGQAAjwIAIAX3AgEA3wQAIZQDAQDfBAAhlQMBAN8EACGWAwEA3wQAIZcDQAD0BAAhAgAAAIUCACAZAACRAgAgAgAAAIUCACAZAACRAgAgAwAAAIICACAgAACKAgAgIQAAjwIAIAEAAACCAgAgAQAAAIUCACADBwAAmgYAICgAAJwGACApAACbBgAgCMwCAACuBAAwzQIAAJgCABDOAgAArgQAMPcCAQD2AwAhlAMBAPYDACGVAwEA-AMAIZYDAQD4AwAhlwNAAJ0EACEDAAAAhQIAIAEAAJcCADAlAACYAgAgAwAAAIUCACABAACGAgAwAgAAggIAIAbMAgAArQQAMM0CAACeAgAQzgIAAK0EADDPAgEAAAABkgMBAIYEACGTA0AApAQAIQEAAACbAgAgAQAAAJsCACAGzAIAAK0EADDNAgAAngIAEM4CAACtBAAwzwIBAIYEACGSAwEAhgQAIZMDQACkBAAhAAMAAACeAgAgAQAAnwIAMAIAAJsCACADAAAAngIAIAEAAJ8CADACAACbAgAgAwAAAJ4CACABAACfAgAwAgAAmwIAIAPPAgEAAAABkgMBAAAAAZMDQAAAAAEBGQAAowIAIAPPAgEAAAABkgMBAAAAAZMDQAAAAAEBGQAApQIAMAEZAAClAgAwA88CAQDfBAAhkgMBAN8EACGTA0AA9AQAIQIAAACbAgAgGQAAqAIAIAPPAgEA3wQAIZIDAQDfBAAhkwNAAPQEACECAAAAngIAIBkAAKoCACACAAAAngIAIBkAAKoCACADAAAAmwIAICAAAKMCACAhAACoAgAgAQAAAJsCACABAAAAngIAIAMHAACXBgAgKAAAmQYAICkAAJgGACAGzAIAAKwEADDNAgAAsQIAEM4CAACsBAAwzwIBAPgDACGSAwEA-AMAIZMDQACdBAAhAwAAAJ4CACABAACwAgAwJQAAsQIAIAMAAACeAgAgAQAAnwIAMAIAAJsCACABAAAAIQAgAQAAACEAIAMAAAAfACABAAAgADACAAAhACADAAAAHwAgAQAAIAAwAgAAIQAgAwAAAB8AIAEAACAAMAIAACEAIAsGAACWBgAgzwIBAAAAAfcCAQAAAAH8AgEAAAABiwMBAAAAAYwDAQAAAAGNA0AAAAABjgNAAAAAAY8DAQAAAAGQAwEAAAABkQMBAAAAAQEZAAC5AgAgCs8CAQAAAAH3AgEAAAAB_AIBAAAAAYsDAQAAAAGMAwEAAAABjQNAAAAAAY4DQAAAAAGPAwEAAAABkAMBAAAAAZEDAQAAAAEBGQAAuwIAMAEZAAC7AgAwAQAAABkAIAsGAACVBgAgzwIBAN8EACH3AgEA4QQAIfwCAQDfBAAhiwMBAOEEACGMAwEA3wQAIY0DQAD0BAAhjgNAAOgEACGPAwEA4QQAIZADAQDhBAAhkQMBAOEEACECAAAAIQAgGQAAvwIAIArPAgEA3wQAIfcCAQDhBAAh_AIBAN8EACGLAwEA4QQAIYwDAQDfBAAhjQNAAPQEACGOA0AA6AQAIY8DAQDhBAAhkAMBAOEEACGRAwEA4QQAIQIAAAAfACAZAADBAgAgAgAAAB8AIBkAAMECACABAAAAGQAgAwAAACEAICAAALkCACAhAAC_AgAgAQAAACEAIAEAAAAfACAJBwAAkgYAICgAAJQGACApAACTBgAg9wIAANkEACCLAwAA2QQAII4DAADZBAAgjwMAANkEACCQAwAA2QQAIJEDAADZBAAgDcwCAACrBAAwzQIAAMkCABDOAgAAqwQAMM8CAQD2AwAh9wIBAIsEACH8AgEA-AMAIYsDAQD5AwAhjAMBAPgDACGNA0AAnQQAIY4DQACMBAAhjwMBAPkDACGQAwEAiwQAIZEDAQD5AwAhAwAAAB8AIAEAAMgCADAlAADJAgAgAwAAAB8AIAEAACAAMAIAACEAIArMAgAAqgQAMM0CAADPAgAQzgIAAKoEADDPAgQAAAAB9AJAAKQEACH7AkAAlwQAIYcDAQCHBAAhiAMBAJYEACGJAwEAlgQAIYoDAQCGBAAhAQAAAMwCACABAAAAzAIAIArMAgAAqgQAMM0CAADPAgAQzgIAAKoEADDPAgQAowQAIfQCQACkBAAh-wJAAJcEACGHAwEAhwQAIYgDAQCWBAAhiQMBAJYEACGKAwEAhgQAIQT7AgAA2QQAIIcDAADZBAAgiAMAANkEACCJAwAA2QQAIAMAAADPAgAgAQAA0AIAMAIAAMwCACADAAAAzwIAIAEAANACADACAADMAgAgAwAAAM8CACABAADQAgAwAgAAzAIAIAfPAgQAAAAB9AJAAAAAAfsCQAAAAAGHAwEAAAABiAMBAAAAAYkDAQAAAAGKAwEAAAABARkAANQCACAHzwIEAAAAAfQCQAAAAAH7AkAAAAABhwMBAAAAAYgDAQAAAAGJAwEAAAABigMBAAAAAQEZAADWAgAwARkAANYCADAHzwIEALsFACH0AkAA9AQAIfsCQADoBAAhhwMBAOEEACGIAwEA4QQAIYkDAQDhBAAhigMBAN8EACECAAAAzAIAIBkAANkCACAHzwIEALsFACH0AkAA9AQAIfsCQADoBAAhhwMBAOEEACGIAwEA4QQAIYkDAQDhBAAhigMBAN8EACECAAAAzwIAIBkAANsCACACAAAAzwIAIBkAANsCACADAAAAzAIAICAAANQCACAhAADZAgAgAQAAAMwCACABAAAAzwIAIAkHAACNBgAgJgAAjgYAICcAAJEGACAoAACQBgAgKQAAjwYAIPsCAADZBAAghwMAANkEACCIAwAA2QQAIIkDAADZBAAgCswCAACpBAAwzQIAAOICABDOAgAAqQQAMM8CBACcBAAh9AJAAJ0EACH7AkAAjAQAIYcDAQD5AwAhiAMBAIsEACGJAwEAiwQAIYoDAQD4AwAhAwAAAM8CACABAADhAgAwJQAA4gIAIAMAAADPAgAgAQAA0AIAMAIAAMwCACABAAAALAAgAQAAACwAIAMAAAAqACABAAArADACAAAsACADAAAAKgAgAQAAKwAwAgAALAAgAwAAACoAIAEAACsAMAIAACwAIAkGAACMBgAgEAAAmQUAIM8CAQAAAAH3AgEAAAAB_AIBAAAAAYMDAQAAAAGEAwEAAAABhQMCAAAAAYYDQAAAAAEBGQAA6gIAIAfPAgEAAAAB9wIBAAAAAfwCAQAAAAGDAwEAAAABhAMBAAAAAYUDAgAAAAGGA0AAAAABARkAAOwCADABGQAA7AIAMAkGAACLBgAgEAAAiQUAIM8CAQDfBAAh9wIBAN8EACH8AgEA3wQAIYMDAQDfBAAhhAMBAN8EACGFAwIA4AQAIYYDQAD0BAAhAgAAACwAIBkAAO8CACAHzwIBAN8EACH3AgEA3wQAIfwCAQDfBAAhgwMBAN8EACGEAwEA3wQAIYUDAgDgBAAhhgNAAPQEACECAAAAKgAgGQAA8QIAIAIAAAAqACAZAADxAgAgAwAAACwAICAAAOoCACAhAADvAgAgAQAAACwAIAEAAAAqACAFBwAAhgYAICYAAIcGACAnAACKBgAgKAAAiQYAICkAAIgGACAKzAIAAKgEADDNAgAA-AIAEM4CAACoBAAwzwIBAPYDACH3AgEA9gMAIfwCAQD4AwAhgwMBAPYDACGEAwEA-AMAIYUDAgD3AwAhhgNAAJ0EACEDAAAAKgAgAQAA9wIAMCUAAPgCACADAAAAKgAgAQAAKwAwAgAALAAgAQAAACYAIAEAAAAmACADAAAAJAAgAQAAJQAwAgAAJgAgAwAAACQAIAEAACUAMAIAACYAIAMAAAAkACABAAAlADACAAAmACANBgAAlwUAIBEAAKQFACDPAgEAAAAB0gIBAAAAAfQCQAAAAAH3AgEAAAAB_AIBAAAAAf0CAQAAAAH-AgEAAAAB_wIBAAAAAYADQAAAAAGBA0AAAAABggMBAAAAAQEZAACAAwAgC88CAQAAAAHSAgEAAAAB9AJAAAAAAfcCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgANAAAAAAYEDQAAAAAGCAwEAAAABARkAAIIDADABGQAAggMAMA0GAACVBQAgEQAAogUAIM8CAQDfBAAh0gIBAN8EACH0AkAA9AQAIfcCAQDfBAAh_AIBAN8EACH9AgEA3wQAIf4CAQDhBAAh_wIBAN8EACGAA0AA6AQAIYEDQADoBAAhggMBAOEEACECAAAAJgAgGQAAhQMAIAvPAgEA3wQAIdICAQDfBAAh9AJAAPQEACH3AgEA3wQAIfwCAQDfBAAh_QIBAN8EACH-AgEA4QQAIf8CAQDfBAAhgANAAOgEACGBA0AA6AQAIYIDAQDhBAAhAgAAACQAIBkAAIcDACACAAAAJAAgGQAAhwMAIAMAAAAmACAgAACAAwAgIQAAhQMAIAEAAAAmACABAAAAJAAgBwcAAIMGACAoAACFBgAgKQAAhAYAIP4CAADZBAAggAMAANkEACCBAwAA2QQAIIIDAADZBAAgDswCAACnBAAwzQIAAI4DABDOAgAApwQAMM8CAQD2AwAh0gIBAPgDACH0AkAAnQQAIfcCAQD2AwAh_AIBAPgDACH9AgEA-AMAIf4CAQD5AwAh_wIBAPYDACGAA0AAjAQAIYEDQACMBAAhggMBAPkDACEDAAAAJAAgAQAAjQMAMCUAAI4DACADAAAAJAAgAQAAJQAwAgAAJgAgBcwCAACmBAAwzQIAAJQDABDOAgAApgQAMPoCAQAAAAH7AkAApAQAIQEAAACRAwAgAQAAAJEDACAFzAIAAKYEADDNAgAAlAMAEM4CAACmBAAw-gIBAIYEACH7AkAApAQAIQADAAAAlAMAIAEAAJUDADACAACRAwAgAwAAAJQDACABAACVAwAwAgAAkQMAIAMAAACUAwAgAQAAlQMAMAIAAJEDACAC-gIBAAAAAfsCQAAAAAEBGQAAmQMAIAL6AgEAAAAB-wJAAAAAAQEZAACbAwAwARkAAJsDADAC-gIBAN8EACH7AkAA9AQAIQIAAACRAwAgGQAAngMAIAL6AgEA3wQAIfsCQAD0BAAhAgAAAJQDACAZAACgAwAgAgAAAJQDACAZAACgAwAgAwAAAJEDACAgAACZAwAgIQAAngMAIAEAAACRAwAgAQAAAJQDACADBwAAgAYAICgAAIIGACApAACBBgAgBcwCAAClBAAwzQIAAKcDABDOAgAApQQAMPoCAQD4AwAh-wJAAJ0EACEDAAAAlAMAIAEAAKYDADAlAACnAwAgAwAAAJQDACABAACVAwAwAgAAkQMAIArMAgAAogQAMM0CAACtAwAQzgIAAKIEADDPAgQAAAAB9AJAAKQEACH1AgEAhAQAIfYCAQCGBAAh9wIBAJYEACH4AgAAmAQAIPkCAACYBAAgAQAAAKoDACABAAAAqgMAIArMAgAAogQAMM0CAACtAwAQzgIAAKIEADDPAgQAowQAIfQCQACkBAAh9QIBAIQEACH2AgEAhgQAIfcCAQCWBAAh-AIAAJgEACD5AgAAmAQAIAH3AgAA2QQAIAMAAACtAwAgAQAArgMAMAIAAKoDACADAAAArQMAIAEAAK4DADACAACqAwAgAwAAAK0DACABAACuAwAwAgAAqgMAIAfPAgQAAAAB9AJAAAAAAfUCAQAAAAH2AgEAAAAB9wIBAAAAAfgCgAAAAAH5AoAAAAABARkAALIDACAHzwIEAAAAAfQCQAAAAAH1AgEAAAAB9gIBAAAAAfcCAQAAAAH4AoAAAAAB-QKAAAAAAQEZAAC0AwAwARkAALQDADAHzwIEALsFACH0AkAA9AQAIfUCAQDfBAAh9gIBAN8EACH3AgEA4QQAIfgCgAAAAAH5AoAAAAABAgAAAKoDACAZAAC3AwAgB88CBAC7BQAh9AJAAPQEACH1AgEA3wQAIfYCAQDfBAAh9wIBAOEEACH4AoAAAAAB-QKAAAAAAQIAAACtAwAgGQAAuQMAIAIAAACtAwAgGQAAuQMAIAMAAACqAwAgIAAAsgMAICEAALcDACABAAAAqgMAIAEAAACtAwAgBgcAAPsFACAmAAD8BQAgJwAA_wUAICgAAP4FACApAAD9BQAg9wIAANkEACAKzAIAAJsEADDNAgAAwAMAEM4CAACbBAAwzwIEAJwEACH0AkAAnQQAIfUCAQD2AwAh9gIBAPgDACH3AgEAiwQAIfgCAACNBAAg-QIAAI0EACADAAAArQMAIAEAAL8DADAlAADAAwAgAwAAAK0DACABAACuAwAwAgAAqgMAIBEMAACZBAAgzAIAAJQEADDNAgAAxgMAEM4CAACUBAAwzwIBAAAAAdACAgCFBAAh0gIBAIYEACHhAgEAhAQAIeICIACVBAAh4wIBAIYEACHkAgEAhgQAIeUCAQCGBAAh5gIBAIcEACHnAgEAhwQAIegCAQCWBAAh6QJAAJcEACHqAgAAmAQAIAEAAADDAwAgAQAAAMMDACARDAAAmQQAIMwCAACUBAAwzQIAAMYDABDOAgAAlAQAMM8CAQCGBAAh0AICAIUEACHSAgEAhgQAIeECAQCEBAAh4gIgAJUEACHjAgEAhgQAIeQCAQCGBAAh5QIBAIYEACHmAgEAhwQAIecCAQCHBAAh6AIBAJYEACHpAkAAlwQAIeoCAACYBAAgBQwAAPoFACDmAgAA2QQAIOcCAADZBAAg6AIAANkEACDpAgAA2QQAIAMAAADGAwAgAQAAxwMAMAIAAMMDACADAAAAxgMAIAEAAMcDADACAADDAwAgAwAAAMYDACABAADHAwAwAgAAwwMAIA4MAAD5BQAgzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeICIAAAAAHjAgEAAAAB5AIBAAAAAeUCAQAAAAHmAgEAAAAB5wIBAAAAAegCAQAAAAHpAkAAAAAB6gKAAAAAAQEZAADLAwAgDc8CAQAAAAHQAgIAAAAB0gIBAAAAAeECAQAAAAHiAiAAAAAB4wIBAAAAAeQCAQAAAAHlAgEAAAAB5gIBAAAAAecCAQAAAAHoAgEAAAAB6QJAAAAAAeoCgAAAAAEBGQAAzQMAMAEZAADNAwAwDgwAAOkEACDPAgEA3wQAIdACAgDgBAAh0gIBAN8EACHhAgEA3wQAIeICIADnBAAh4wIBAN8EACHkAgEA3wQAIeUCAQDfBAAh5gIBAOEEACHnAgEA4QQAIegCAQDhBAAh6QJAAOgEACHqAoAAAAABAgAAAMMDACAZAADQAwAgDc8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh4gIgAOcEACHjAgEA3wQAIeQCAQDfBAAh5QIBAN8EACHmAgEA4QQAIecCAQDhBAAh6AIBAOEEACHpAkAA6AQAIeoCgAAAAAECAAAAxgMAIBkAANIDACACAAAAxgMAIBkAANIDACADAAAAwwMAICAAAMsDACAhAADQAwAgAQAAAMMDACABAAAAxgMAIAkHAADiBAAgJgAA4wQAICcAAOYEACAoAADlBAAgKQAA5AQAIOYCAADZBAAg5wIAANkEACDoAgAA2QQAIOkCAADZBAAgEMwCAACJBAAwzQIAANkDABDOAgAAiQQAMM8CAQD4AwAh0AICAPcDACHSAgEA-AMAIeECAQD2AwAh4gIgAIoEACHjAgEA-AMAIeQCAQD4AwAh5QIBAPgDACHmAgEA-QMAIecCAQD5AwAh6AIBAIsEACHpAkAAjAQAIeoCAACNBAAgAwAAAMYDACABAADYAwAwJQAA2QMAIAMAAADGAwAgAQAAxwMAMAIAAMMDACAKzAIAAIMEADDNAgAA3wMAEM4CAACDBAAwzwIBAAAAAdACAgCFBAAh0QIBAIYEACHSAgEAhgQAIdMCAQCGBAAh1AIBAIYEACHVAgEAhwQAIQEAAADcAwAgAQAAANwDACAKzAIAAIMEADDNAgAA3wMAEM4CAACDBAAwzwIBAIQEACHQAgIAhQQAIdECAQCGBAAh0gIBAIYEACHTAgEAhgQAIdQCAQCGBAAh1QIBAIcEACEB1QIAANkEACADAAAA3wMAIAEAAOADADACAADcAwAgAwAAAN8DACABAADgAwAwAgAA3AMAIAMAAADfAwAgAQAA4AMAMAIAANwDACAHzwIBAAAAAdACAgAAAAHRAgEAAAAB0gIBAAAAAdMCAQAAAAHUAgEAAAAB1QIBAAAAAQEZAADkAwAgB88CAQAAAAHQAgIAAAAB0QIBAAAAAdICAQAAAAHTAgEAAAAB1AIBAAAAAdUCAQAAAAEBGQAA5gMAMAEZAADmAwAwB88CAQDfBAAh0AICAOAEACHRAgEA3wQAIdICAQDfBAAh0wIBAN8EACHUAgEA3wQAIdUCAQDhBAAhAgAAANwDACAZAADpAwAgB88CAQDfBAAh0AICAOAEACHRAgEA3wQAIdICAQDfBAAh0wIBAN8EACHUAgEA3wQAIdUCAQDhBAAhAgAAAN8DACAZAADrAwAgAgAAAN8DACAZAADrAwAgAwAAANwDACAgAADkAwAgIQAA6QMAIAEAAADcAwAgAQAAAN8DACAGBwAA2gQAICYAANsEACAnAADeBAAgKAAA3QQAICkAANwEACDVAgAA2QQAIArMAgAA9QMAMM0CAADyAwAQzgIAAPUDADDPAgEA9gMAIdACAgD3AwAh0QIBAPgDACHSAgEA-AMAIdMCAQD4AwAh1AIBAPgDACHVAgEA-QMAIQMAAADfAwAgAQAA8QMAMCUAAPIDACADAAAA3wMAIAEAAOADADACAADcAwAgCswCAAD1AwAwzQIAAPIDABDOAgAA9QMAMM8CAQD2AwAh0AICAPcDACHRAgEA-AMAIdICAQD4AwAh0wIBAPgDACHUAgEA-AMAIdUCAQD5AwAhCwcAAP4DACAoAAD_AwAgKQAA_wMAINYCAQAAAAHXAgEAAAAE2AIBAAAABNkCAQAAAAHaAgEAAAAB2wIBAAAAAdwCAQAAAAHgAgEAggQAIQ0HAAD-AwAgJgAAgQQAICcAAP4DACAoAAD-AwAgKQAA_gMAINYCAgAAAAHXAgIAAAAE2AICAAAABNkCAgAAAAHaAgIAAAAB2wICAAAAAdwCAgAAAAHgAgIAgAQAIQ4HAAD-AwAgKAAA_wMAICkAAP8DACDWAgEAAAAB1wIBAAAABNgCAQAAAATZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QIBAAAAAd4CAQAAAAHfAgEAAAAB4AIBAP0DACEOBwAA-wMAICgAAPwDACApAAD8AwAg1gIBAAAAAdcCAQAAAAXYAgEAAAAF2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAd0CAQAAAAHeAgEAAAAB3wIBAAAAAeACAQD6AwAhDgcAAPsDACAoAAD8AwAgKQAA_AMAINYCAQAAAAHXAgEAAAAF2AIBAAAABdkCAQAAAAHaAgEAAAAB2wIBAAAAAdwCAQAAAAHdAgEAAAAB3gIBAAAAAd8CAQAAAAHgAgEA-gMAIQjWAgIAAAAB1wICAAAABdgCAgAAAAXZAgIAAAAB2gICAAAAAdsCAgAAAAHcAgIAAAAB4AICAPsDACEL1gIBAAAAAdcCAQAAAAXYAgEAAAAF2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAd0CAQAAAAHeAgEAAAAB3wIBAAAAAeACAQD8AwAhDgcAAP4DACAoAAD_AwAgKQAA_wMAINYCAQAAAAHXAgEAAAAE2AIBAAAABNkCAQAAAAHaAgEAAAAB2wIBAAAAAdwCAQAAAAHdAgEAAAAB3gIBAAAAAd8CAQAAAAHgAgEA_QMAIQjWAgIAAAAB1wICAAAABNgCAgAAAATZAgIAAAAB2gICAAAAAdsCAgAAAAHcAgIAAAAB4AICAP4DACEL1gIBAAAAAdcCAQAAAATYAgEAAAAE2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAd0CAQAAAAHeAgEAAAAB3wIBAAAAAeACAQD_AwAhDQcAAP4DACAmAACBBAAgJwAA_gMAICgAAP4DACApAAD-AwAg1gICAAAAAdcCAgAAAATYAgIAAAAE2QICAAAAAdoCAgAAAAHbAgIAAAAB3AICAAAAAeACAgCABAAhCNYCCAAAAAHXAggAAAAE2AIIAAAABNkCCAAAAAHaAggAAAAB2wIIAAAAAdwCCAAAAAHgAggAgQQAIQsHAAD-AwAgKAAA_wMAICkAAP8DACDWAgEAAAAB1wIBAAAABNgCAQAAAATZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB4AIBAIIEACEKzAIAAIMEADDNAgAA3wMAEM4CAACDBAAwzwIBAIQEACHQAgIAhQQAIdECAQCGBAAh0gIBAIYEACHTAgEAhgQAIdQCAQCGBAAh1QIBAIcEACEI1gIBAAAAAdcCAQAAAATYAgEAAAAE2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAeACAQCIBAAhCNYCAgAAAAHXAgIAAAAE2AICAAAABNkCAgAAAAHaAgIAAAAB2wICAAAAAdwCAgAAAAHgAgIA_gMAIQvWAgEAAAAB1wIBAAAABNgCAQAAAATZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QIBAAAAAd4CAQAAAAHfAgEAAAAB4AIBAP8DACEL1gIBAAAAAdcCAQAAAAXYAgEAAAAF2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAd0CAQAAAAHeAgEAAAAB3wIBAAAAAeACAQD8AwAhCNYCAQAAAAHXAgEAAAAE2AIBAAAABNkCAQAAAAHaAgEAAAAB2wIBAAAAAdwCAQAAAAHgAgEAiAQAIRDMAgAAiQQAMM0CAADZAwAQzgIAAIkEADDPAgEA-AMAIdACAgD3AwAh0gIBAPgDACHhAgEA9gMAIeICIACKBAAh4wIBAPgDACHkAgEA-AMAIeUCAQD4AwAh5gIBAPkDACHnAgEA-QMAIegCAQCLBAAh6QJAAIwEACHqAgAAjQQAIAUHAAD-AwAgKAAAkwQAICkAAJMEACDWAiAAAAAB4AIgAJIEACELBwAA-wMAICgAAPwDACApAAD8AwAg1gIBAAAAAdcCAQAAAAXYAgEAAAAF2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAeACAQCRBAAhCwcAAPsDACAoAACQBAAgKQAAkAQAINYCQAAAAAHXAkAAAAAF2AJAAAAABdkCQAAAAAHaAkAAAAAB2wJAAAAAAdwCQAAAAAHgAkAAjwQAIQ8HAAD-AwAgKAAAjgQAICkAAI4EACDWAoAAAAAB2QKAAAAAAdoCgAAAAAHbAoAAAAAB3AKAAAAAAeACgAAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAoAAAAAB7wKAAAAAAfACgAAAAAEM1gKAAAAAAdkCgAAAAAHaAoAAAAAB2wKAAAAAAdwCgAAAAAHgAoAAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gKAAAAAAe8CgAAAAAHwAoAAAAABCwcAAPsDACAoAACQBAAgKQAAkAQAINYCQAAAAAHXAkAAAAAF2AJAAAAABdkCQAAAAAHaAkAAAAAB2wJAAAAAAdwCQAAAAAHgAkAAjwQAIQjWAkAAAAAB1wJAAAAABdgCQAAAAAXZAkAAAAAB2gJAAAAAAdsCQAAAAAHcAkAAAAAB4AJAAJAEACELBwAA-wMAICgAAPwDACApAAD8AwAg1gIBAAAAAdcCAQAAAAXYAgEAAAAF2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAeACAQCRBAAhBQcAAP4DACAoAACTBAAgKQAAkwQAINYCIAAAAAHgAiAAkgQAIQLWAiAAAAAB4AIgAJMEACERDAAAmQQAIMwCAACUBAAwzQIAAMYDABDOAgAAlAQAMM8CAQCGBAAh0AICAIUEACHSAgEAhgQAIeECAQCEBAAh4gIgAJUEACHjAgEAhgQAIeQCAQCGBAAh5QIBAIYEACHmAgEAhwQAIecCAQCHBAAh6AIBAJYEACHpAkAAlwQAIeoCAACYBAAgAtYCIAAAAAHgAiAAkwQAIQjWAgEAAAAB1wIBAAAABdgCAQAAAAXZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB4AIBAJoEACEI1gJAAAAAAdcCQAAAAAXYAkAAAAAF2QJAAAAAAdoCQAAAAAHbAkAAAAAB3AJAAAAAAeACQACQBAAhDNYCgAAAAAHZAoAAAAAB2gKAAAAAAdsCgAAAAAHcAoAAAAAB4AKAAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CgAAAAAHvAoAAAAAB8AKAAAAAAQPxAgAAGQAg8gIAABkAIPMCAAAZACAI1gIBAAAAAdcCAQAAAAXYAgEAAAAF2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAeACAQCaBAAhCswCAACbBAAwzQIAAMADABDOAgAAmwQAMM8CBACcBAAh9AJAAJ0EACH1AgEA9gMAIfYCAQD4AwAh9wIBAIsEACH4AgAAjQQAIPkCAACNBAAgDQcAAP4DACAmAACBBAAgJwAAoQQAICgAAKEEACApAAChBAAg1gIEAAAAAdcCBAAAAATYAgQAAAAE2QIEAAAAAdoCBAAAAAHbAgQAAAAB3AIEAAAAAeACBACgBAAhCwcAAP4DACAoAACfBAAgKQAAnwQAINYCQAAAAAHXAkAAAAAE2AJAAAAABNkCQAAAAAHaAkAAAAAB2wJAAAAAAdwCQAAAAAHgAkAAngQAIQsHAAD-AwAgKAAAnwQAICkAAJ8EACDWAkAAAAAB1wJAAAAABNgCQAAAAATZAkAAAAAB2gJAAAAAAdsCQAAAAAHcAkAAAAAB4AJAAJ4EACEI1gJAAAAAAdcCQAAAAATYAkAAAAAE2QJAAAAAAdoCQAAAAAHbAkAAAAAB3AJAAAAAAeACQACfBAAhDQcAAP4DACAmAACBBAAgJwAAoQQAICgAAKEEACApAAChBAAg1gIEAAAAAdcCBAAAAATYAgQAAAAE2QIEAAAAAdoCBAAAAAHbAgQAAAAB3AIEAAAAAeACBACgBAAhCNYCBAAAAAHXAgQAAAAE2AIEAAAABNkCBAAAAAHaAgQAAAAB2wIEAAAAAdwCBAAAAAHgAgQAoQQAIQrMAgAAogQAMM0CAACtAwAQzgIAAKIEADDPAgQAowQAIfQCQACkBAAh9QIBAIQEACH2AgEAhgQAIfcCAQCWBAAh-AIAAJgEACD5AgAAmAQAIAjWAgQAAAAB1wIEAAAABNgCBAAAAATZAgQAAAAB2gIEAAAAAdsCBAAAAAHcAgQAAAAB4AIEAKEEACEI1gJAAAAAAdcCQAAAAATYAkAAAAAE2QJAAAAAAdoCQAAAAAHbAkAAAAAB3AJAAAAAAeACQACfBAAhBcwCAAClBAAwzQIAAKcDABDOAgAApQQAMPoCAQD4AwAh-wJAAJ0EACEFzAIAAKYEADDNAgAAlAMAEM4CAACmBAAw-gIBAIYEACH7AkAApAQAIQ7MAgAApwQAMM0CAACOAwAQzgIAAKcEADDPAgEA9gMAIdICAQD4AwAh9AJAAJ0EACH3AgEA9gMAIfwCAQD4AwAh_QIBAPgDACH-AgEA-QMAIf8CAQD2AwAhgANAAIwEACGBA0AAjAQAIYIDAQD5AwAhCswCAACoBAAwzQIAAPgCABDOAgAAqAQAMM8CAQD2AwAh9wIBAPYDACH8AgEA-AMAIYMDAQD2AwAhhAMBAPgDACGFAwIA9wMAIYYDQACdBAAhCswCAACpBAAwzQIAAOICABDOAgAAqQQAMM8CBACcBAAh9AJAAJ0EACH7AkAAjAQAIYcDAQD5AwAhiAMBAIsEACGJAwEAiwQAIYoDAQD4AwAhCswCAACqBAAwzQIAAM8CABDOAgAAqgQAMM8CBACjBAAh9AJAAKQEACH7AkAAlwQAIYcDAQCHBAAhiAMBAJYEACGJAwEAlgQAIYoDAQCGBAAhDcwCAACrBAAwzQIAAMkCABDOAgAAqwQAMM8CAQD2AwAh9wIBAIsEACH8AgEA-AMAIYsDAQD5AwAhjAMBAPgDACGNA0AAnQQAIY4DQACMBAAhjwMBAPkDACGQAwEAiwQAIZEDAQD5AwAhBswCAACsBAAwzQIAALECABDOAgAArAQAMM8CAQD4AwAhkgMBAPgDACGTA0AAnQQAIQbMAgAArQQAMM0CAACeAgAQzgIAAK0EADDPAgEAhgQAIZIDAQCGBAAhkwNAAKQEACEIzAIAAK4EADDNAgAAmAIAEM4CAACuBAAw9wIBAPYDACGUAwEA9gMAIZUDAQD4AwAhlgMBAPgDACGXA0AAnQQAIQjMAgAArwQAMM0CAACFAgAQzgIAAK8EADD3AgEAhAQAIZQDAQCEBAAhlQMBAIYEACGWAwEAhgQAIZcDQACkBAAhApQDAQAAAAGVAwEAAAABBswCAACxBAAwzQIAAP8BABDOAgAAsQQAMM8CAQD2AwAh0AICAPcDACGZAwEAiwQAIQbMAgAAsgQAMM0CAADsAQAQzgIAALIEADDPAgEAhAQAIdACAgCFBAAhmQMBAJYEACEKzAIAALMEADDNAgAA5gEAEM4CAACzBAAwzwIBAPYDACH8AgEA-AMAIYMDAQD2AwAhhAMBAPgDACGFAwIA9wMAIYYDQACdBAAhmgNAAIwEACELDAAAmQQAIMwCAAC0BAAwzQIAANMBABDOAgAAtAQAMM8CAQCEBAAh_AIBAIYEACGDAwEAhAQAIYQDAQCGBAAhhQMCAIUEACGGA0AApAQAIZoDQACXBAAhDMwCAAC1BAAwzQIAAM0BABDOAgAAtQQAMOoCAACNBAAg9wIBAPYDACGbAwEA-AMAIZwDQACdBAAhnQMBAPkDACGeA0AAjAQAIZ8DAQD5AwAhoANAAIwEACGhAwEAiwQAIQ0GAAC3BAAgzAIAALYEADDNAgAAEwAQzgIAALYEADDqAgAAmAQAIPcCAQCEBAAhmwMBAIYEACGcA0AApAQAIZ0DAQCHBAAhngNAAJcEACGfAwEAhwQAIaADQACXBAAhoQMBAJYEACEwCAAAyQQAIAkAAMoEACAKAADLBAAgCwAAzAQAIA0AAM0EACAOAADOBAAgDwAAzwQAIBIAAMMEACATAADQBAAgzAIAAMgEADDNAgAAGQAQzgIAAMgEADDPAgEAhAQAIdACAgCFBAAh0gIBAIYEACHhAgEAhAQAIeoCAACYBAAghwMBAIYEACGUAwEAhAQAIZkDAQCEBAAhqQMgAJUEACGrAwIAhQQAIcQDAgCFBAAhxQMCAIUEACHGAwEAhwQAIccDIACVBAAhyAMBAIcEACHJA0AApAQAIcoDQACkBAAhywNAAJcEACHMA0AAlwQAIc0DQACXBAAhzgNAAJcEACHPA0AAlwQAIdADQACXBAAh0QMBAIcEACHSAwEAhwQAIdMDQACXBAAh1AMBAIcEACHVAwEAhwQAIdYDQACXBAAh1wMBAIcEACHYAwEAhwQAIdkDQACXBAAh2gMBAIcEACHbA0AAlwQAId0DAAAZACDeAwAAGQAgCMwCAAC4BAAwzQIAALUBABDOAgAAuAQAMM8CBACcBAAh9AJAAJ0EACH3AgEA9gMAIf4CAQD5AwAhogMBAPgDACEOzAIAALkEADDNAgAAnwEAEM4CAAC5BAAw9wIBAPYDACGCAwEA-QMAIYcDAQD4AwAhowMgAIoEACGkAwEA9gMAIaUDQACdBAAhpgNAAJ0EACGnA0AAjAQAIagDQACMBAAhqQMgAIoEACGqAwAAugQAIA8HAAD7AwAgKAAAuwQAICkAALsEACDWAoAAAAAB2QKAAAAAAdoCgAAAAAHbAoAAAAAB3AKAAAAAAeACgAAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAoAAAAAB7wKAAAAAAfACgAAAAAEM1gKAAAAAAdkCgAAAAAHaAoAAAAAB2wKAAAAAAdwCgAAAAAHgAoAAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gKAAAAAAe8CgAAAAAHwAoAAAAABDwYAALcEACDMAgAAvAQAMM0CAAARABDOAgAAvAQAMPcCAQCEBAAhggMBAIcEACGHAwEAhgQAIaMDIACVBAAhpAMBAIQEACGlA0AApAQAIaYDQACkBAAhpwNAAJcEACGoA0AAlwQAIakDIACVBAAhqgMAAL0EACAM1gKAAAAAAdkCgAAAAAHaAoAAAAAB2wKAAAAAAdwCgAAAAAHgAoAAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gKAAAAAAe8CgAAAAAHwAoAAAAABCswCAAC-BAAwzQIAAIcBABDOAgAAvgQAMM8CAQD4AwAh0gIBAPgDACH3AgEA9gMAIasDAgD3AwAhrAMCAPcDACGtA0AAnQQAIa4DQACMBAAhCMwCAAC_BAAwzQIAAHEAEM4CAAC_BAAwzwIBAPgDACHSAgEA-AMAIfcCAQD2AwAhqwMCAPcDACGsAwIA9wMAIR3MAgAAwAQAMM0CAABbABDOAgAAwAQAMNICAQD4AwAh9wIBAPYDACGLAwEA-QMAIZcDQACdBAAhrAMCAPcDACGvAwIA9wMAIbADQACMBAAhsQNAAIwEACGyA0AAjAQAIbMDQACMBAAhtANAAIwEACG1AwIA9wMAIbYDAgD3AwAhtwMgAIoEACG4AwIA9wMAIbkDAgD3AwAhugNAAIwEACG7AwIA9wMAIbwDQACMBAAhvQMCAPcDACG-A0AAjAQAIb8DAQD5AwAhwANAAIwEACHBA0AAjAQAIcIDQACMBAAhwwMCAPcDACElzAIAAMEEADDNAgAARQAQzgIAAMEEADDPAgEA9gMAIdACAgD3AwAh0gIBAPgDACHhAgEA9gMAIeoCAACNBAAghwMBAPgDACGUAwEA9gMAIZkDAQD2AwAhqQMgAIoEACGrAwIA9wMAIcQDAgD3AwAhxQMCAPcDACHGAwEA-QMAIccDIACKBAAhyAMBAPkDACHJA0AAnQQAIcoDQACdBAAhywNAAIwEACHMA0AAjAQAIc0DQACMBAAhzgNAAIwEACHPA0AAjAQAIdADQACMBAAh0QMBAPkDACHSAwEA-QMAIdMDQACMBAAh1AMBAPkDACHVAwEA-QMAIdYDQACMBAAh1wMBAPkDACHYAwEA-QMAIdkDQACMBAAh2gMBAPkDACHbA0AAjAQAIQwGAAC3BAAgEAAAwwQAIMwCAADCBAAwzQIAACoAEM4CAADCBAAwzwIBAIQEACH3AgEAhAQAIfwCAQCGBAAhgwMBAIQEACGEAwEAhgQAIYUDAgCFBAAhhgNAAKQEACED8QIAACQAIPICAAAkACDzAgAAJAAgEAYAALcEACARAADFBAAgzAIAAMQEADDNAgAAJAAQzgIAAMQEADDPAgEAhAQAIdICAQCGBAAh9AJAAKQEACH3AgEAhAQAIfwCAQCGBAAh_QIBAIYEACH-AgEAhwQAIf8CAQCEBAAhgANAAJcEACGBA0AAlwQAIYIDAQCHBAAhDgYAALcEACAQAADDBAAgzAIAAMIEADDNAgAAKgAQzgIAAMIEADDPAgEAhAQAIfcCAQCEBAAh_AIBAIYEACGDAwEAhAQAIYQDAQCGBAAhhQMCAIUEACGGA0AApAQAId0DAAAqACDeAwAAKgAgDgYAAMcEACDMAgAAxgQAMM0CAAAfABDOAgAAxgQAMM8CAQCEBAAh9wIBAJYEACH8AgEAhgQAIYsDAQCHBAAhjAMBAIYEACGNA0AApAQAIY4DQACXBAAhjwMBAIcEACGQAwEAlgQAIZEDAQCHBAAhMAgAAMkEACAJAADKBAAgCgAAywQAIAsAAMwEACANAADNBAAgDgAAzgQAIA8AAM8EACASAADDBAAgEwAA0AQAIMwCAADIBAAwzQIAABkAEM4CAADIBAAwzwIBAIQEACHQAgIAhQQAIdICAQCGBAAh4QIBAIQEACHqAgAAmAQAIIcDAQCGBAAhlAMBAIQEACGZAwEAhAQAIakDIACVBAAhqwMCAIUEACHEAwIAhQQAIcUDAgCFBAAhxgMBAIcEACHHAyAAlQQAIcgDAQCHBAAhyQNAAKQEACHKA0AApAQAIcsDQACXBAAhzANAAJcEACHNA0AAlwQAIc4DQACXBAAhzwNAAJcEACHQA0AAlwQAIdEDAQCHBAAh0gMBAIcEACHTA0AAlwQAIdQDAQCHBAAh1QMBAIcEACHWA0AAlwQAIdcDAQCHBAAh2AMBAIcEACHZA0AAlwQAIdoDAQCHBAAh2wNAAJcEACHdAwAAGQAg3gMAABkAIC4IAADJBAAgCQAAygQAIAoAAMsEACALAADMBAAgDQAAzQQAIA4AAM4EACAPAADPBAAgEgAAwwQAIBMAANAEACDMAgAAyAQAMM0CAAAZABDOAgAAyAQAMM8CAQCEBAAh0AICAIUEACHSAgEAhgQAIeECAQCEBAAh6gIAAJgEACCHAwEAhgQAIZQDAQCEBAAhmQMBAIQEACGpAyAAlQQAIasDAgCFBAAhxAMCAIUEACHFAwIAhQQAIcYDAQCHBAAhxwMgAJUEACHIAwEAhwQAIckDQACkBAAhygNAAKQEACHLA0AAlwQAIcwDQACXBAAhzQNAAJcEACHOA0AAlwQAIc8DQACXBAAh0ANAAJcEACHRAwEAhwQAIdIDAQCHBAAh0wNAAJcEACHUAwEAhwQAIdUDAQCHBAAh1gNAAJcEACHXAwEAhwQAIdgDAQCHBAAh2QNAAJcEACHaAwEAhwQAIdsDQACXBAAhA_ECAAADACDyAgAAAwAg8wIAAAMAIBEGAAC3BAAgzAIAALwEADDNAgAAEQAQzgIAALwEADD3AgEAhAQAIYIDAQCHBAAhhwMBAIYEACGjAyAAlQQAIaQDAQCEBAAhpQNAAKQEACGmA0AApAQAIacDQACXBAAhqANAAJcEACGpAyAAlQQAIaoDAAC9BAAg3QMAABEAIN4DAAARACAPBgAAtwQAIMwCAAC2BAAwzQIAABMAEM4CAAC2BAAw6gIAAJgEACD3AgEAhAQAIZsDAQCGBAAhnANAAKQEACGdAwEAhwQAIZ4DQACXBAAhnwMBAIcEACGgA0AAlwQAIaEDAQCWBAAh3QMAABMAIN4DAAATACAD8QIAABUAIPICAAAVACDzAgAAFQAgDQwAAJkEACDMAgAAtAQAMM0CAADTAQAQzgIAALQEADDPAgEAhAQAIfwCAQCGBAAhgwMBAIQEACGEAwEAhgQAIYUDAgCFBAAhhgNAAKQEACGaA0AAlwQAId0DAADTAQAg3gMAANMBACATDAAAmQQAIMwCAACUBAAwzQIAAMYDABDOAgAAlAQAMM8CAQCGBAAh0AICAIUEACHSAgEAhgQAIeECAQCEBAAh4gIgAJUEACHjAgEAhgQAIeQCAQCGBAAh5QIBAIYEACHmAgEAhwQAIecCAQCHBAAh6AIBAJYEACHpAkAAlwQAIeoCAACYBAAg3QMAAMYDACDeAwAAxgMAIAPxAgAAHwAg8gIAAB8AIPMCAAAfACAD8QIAACoAIPICAAAqACDzAgAAKgAgCQYAALcEACDMAgAA0QQAMM0CAAAVABDOAgAA0QQAMM8CBACjBAAh9AJAAKQEACH3AgEAhAQAIf4CAQCHBAAhogMBAIYEACELAwAA0wQAIMwCAADSBAAwzQIAAAsAEM4CAADSBAAwzwIBAIYEACHSAgEAhgQAIfcCAQCEBAAhqwMCAIUEACGsAwIAhQQAIa0DQACkBAAhrgNAAJcEACEiBAAA1wQAIAUAANgEACAGAAC3BAAgzAIAANYEADDNAgAAAwAQzgIAANYEADDSAgEAhgQAIfcCAQCEBAAhiwMBAIcEACGXA0AApAQAIawDAgCFBAAhrwMCAIUEACGwA0AAlwQAIbEDQACXBAAhsgNAAJcEACGzA0AAlwQAIbQDQACXBAAhtQMCAIUEACG2AwIAhQQAIbcDIACVBAAhuAMCAIUEACG5AwIAhQQAIboDQACXBAAhuwMCAIUEACG8A0AAlwQAIb0DAgCFBAAhvgNAAJcEACG_AwEAhwQAIcADQACXBAAhwQNAAJcEACHCA0AAlwQAIcMDAgCFBAAh3QMAAAMAIN4DAAADACAJAwAA0wQAIMwCAADUBAAwzQIAAAcAEM4CAADUBAAwzwIBAIYEACHSAgEAhgQAIfcCAQCEBAAhqwMCAIUEACGsAwIAhQQAIQL3AgEAAAABrwMCAAAAASAEAADXBAAgBQAA2AQAIAYAALcEACDMAgAA1gQAMM0CAAADABDOAgAA1gQAMNICAQCGBAAh9wIBAIQEACGLAwEAhwQAIZcDQACkBAAhrAMCAIUEACGvAwIAhQQAIbADQACXBAAhsQNAAJcEACGyA0AAlwQAIbMDQACXBAAhtANAAJcEACG1AwIAhQQAIbYDAgCFBAAhtwMgAJUEACG4AwIAhQQAIbkDAgCFBAAhugNAAJcEACG7AwIAhQQAIbwDQACXBAAhvQMCAIUEACG-A0AAlwQAIb8DAQCHBAAhwANAAJcEACHBA0AAlwQAIcIDQACXBAAhwwMCAIUEACED8QIAAAcAIPICAAAHACDzAgAABwAgA_ECAAALACDyAgAACwAg8wIAAAsAIAAAAAAAAAHiAwEAAAABBeIDAgAAAAHoAwIAAAAB6QMCAAAAAeoDAgAAAAHrAwIAAAABAeIDAQAAAAEAAAAAAAHiAyAAAAABAeIDQAAAAAELIAAA6gQAMCEAAO8EADDfAwAA6wQAMOADAADsBAAw4QMAAO0EACDiAwAA7gQAMOMDAADuBAAw5AMAAO4EADDlAwAA7gQAMOYDAADwBAAw5wMAAPEEADApCAAA8QUAIAkAAPIFACAKAADzBQAgCwAA9AUAIA0AAPUFACAPAAD2BQAgEgAA9wUAIBMAAPgFACDPAgEAAAAB0AICAAAAAdICAQAAAAHhAgEAAAAB6gKAAAAAAZQDAQAAAAGZAwEAAAABqQMgAAAAAasDAgAAAAHEAwIAAAABxQMCAAAAAcYDAQAAAAHHAyAAAAAByAMBAAAAAckDQAAAAAHKA0AAAAABywNAAAAAAcwDQAAAAAHNA0AAAAABzgNAAAAAAc8DQAAAAAHQA0AAAAAB0QMBAAAAAdIDAQAAAAHTA0AAAAAB1AMBAAAAAdUDAQAAAAHWA0AAAAAB1wMBAAAAAdgDAQAAAAHZA0AAAAAB2gMBAAAAAdsDQAAAAAECAAAAAQAgIAAA8AUAIAMAAAABACAgAADwBQAgIQAA9QQAIAEZAACyBwAwLggAAMkEACAJAADKBAAgCgAAywQAIAsAAMwEACANAADNBAAgDgAAzgQAIA8AAM8EACASAADDBAAgEwAA0AQAIMwCAADIBAAwzQIAABkAEM4CAADIBAAwzwIBAAAAAdACAgCFBAAh0gIBAIYEACHhAgEAhAQAIeoCAACYBAAghwMBAIYEACGUAwEAhAQAIZkDAQCEBAAhqQMgAJUEACGrAwIAhQQAIcQDAgCFBAAhxQMCAIUEACHGAwEAhwQAIccDIACVBAAhyAMBAIcEACHJA0AApAQAIcoDQACkBAAhywNAAJcEACHMA0AAlwQAIc0DQACXBAAhzgNAAJcEACHPA0AAlwQAIdADQACXBAAh0QMBAIcEACHSAwEAhwQAIdMDQACXBAAh1AMBAIcEACHVAwEAhwQAIdYDQACXBAAh1wMBAIcEACHYAwEAhwQAIdkDQACXBAAh2gMBAIcEACHbA0AAlwQAIQIAAAABACAZAAD1BAAgAgAAAPIEACAZAADzBAAgJcwCAADxBAAwzQIAAPIEABDOAgAA8QQAMM8CAQCEBAAh0AICAIUEACHSAgEAhgQAIeECAQCEBAAh6gIAAJgEACCHAwEAhgQAIZQDAQCEBAAhmQMBAIQEACGpAyAAlQQAIasDAgCFBAAhxAMCAIUEACHFAwIAhQQAIcYDAQCHBAAhxwMgAJUEACHIAwEAhwQAIckDQACkBAAhygNAAKQEACHLA0AAlwQAIcwDQACXBAAhzQNAAJcEACHOA0AAlwQAIc8DQACXBAAh0ANAAJcEACHRAwEAhwQAIdIDAQCHBAAh0wNAAJcEACHUAwEAhwQAIdUDAQCHBAAh1gNAAJcEACHXAwEAhwQAIdgDAQCHBAAh2QNAAJcEACHaAwEAhwQAIdsDQACXBAAhJcwCAADxBAAwzQIAAPIEABDOAgAA8QQAMM8CAQCEBAAh0AICAIUEACHSAgEAhgQAIeECAQCEBAAh6gIAAJgEACCHAwEAhgQAIZQDAQCEBAAhmQMBAIQEACGpAyAAlQQAIasDAgCFBAAhxAMCAIUEACHFAwIAhQQAIcYDAQCHBAAhxwMgAJUEACHIAwEAhwQAIckDQACkBAAhygNAAKQEACHLA0AAlwQAIcwDQACXBAAhzQNAAJcEACHOA0AAlwQAIc8DQACXBAAh0ANAAJcEACHRAwEAhwQAIdIDAQCHBAAh0wNAAJcEACHUAwEAhwQAIdUDAQCHBAAh1gNAAJcEACHXAwEAhwQAIdgDAQCHBAAh2QNAAJcEACHaAwEAhwQAIdsDQACXBAAhIc8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAZQDAQDfBAAhmQMBAN8EACGpAyAA5wQAIasDAgDgBAAhxAMCAOAEACHFAwIA4AQAIcYDAQDhBAAhxwMgAOcEACHIAwEA4QQAIckDQAD0BAAhygNAAPQEACHLA0AA6AQAIcwDQADoBAAhzQNAAOgEACHOA0AA6AQAIc8DQADoBAAh0ANAAOgEACHRAwEA4QQAIdIDAQDhBAAh0wNAAOgEACHUAwEA4QQAIdUDAQDhBAAh1gNAAOgEACHXAwEA4QQAIdgDAQDhBAAh2QNAAOgEACHaAwEA4QQAIdsDQADoBAAhAeIDQAAAAAEpCAAA9gQAIAkAAPcEACAKAAD4BAAgCwAA-QQAIA0AAPoEACAPAAD7BAAgEgAA_AQAIBMAAP0EACDPAgEA3wQAIdACAgDgBAAh0gIBAN8EACHhAgEA3wQAIeoCgAAAAAGUAwEA3wQAIZkDAQDfBAAhqQMgAOcEACGrAwIA4AQAIcQDAgDgBAAhxQMCAOAEACHGAwEA4QQAIccDIADnBAAhyAMBAOEEACHJA0AA9AQAIcoDQAD0BAAhywNAAOgEACHMA0AA6AQAIc0DQADoBAAhzgNAAOgEACHPA0AA6AQAIdADQADoBAAh0QMBAOEEACHSAwEA4QQAIdMDQADoBAAh1AMBAOEEACHVAwEA4QQAIdYDQADoBAAh1wMBAOEEACHYAwEA4QQAIdkDQADoBAAh2gMBAOEEACHbA0AA6AQAIQsgAADIBQAwIQAAzQUAMN8DAADJBQAw4AMAAMoFADDhAwAAywUAIOIDAADMBQAw4wMAAMwFADDkAwAAzAUAMOUDAADMBQAw5gMAAM4FADDnAwAAzwUAMAcgAADDBQAgIQAAxgUAIN8DAADEBQAg4AMAAMUFACDjAwAAEQAg5AMAABEAIOUDAACKAQAgByAAAL4FACAhAADBBQAg3wMAAL8FACDgAwAAwAUAIOMDAAATACDkAwAAEwAg5QMAALgBACALIAAAsQUAMCEAALYFADDfAwAAsgUAMOADAACzBQAw4QMAALQFACDiAwAAtQUAMOMDAAC1BQAw5AMAALUFADDlAwAAtQUAMOYDAAC3BQAw5wMAALgFADAFIAAAmwcAICEAALAHACDfAwAAnAcAIOADAACvBwAg5QMAANABACALIAAApQUAMCEAAKoFADDfAwAApgUAMOADAACnBQAw4QMAAKgFACDiAwAAqQUAMOMDAACpBQAw5AMAAKkFADDlAwAAqQUAMOYDAACrBQAw5wMAAKwFADALIAAAmgUAMCEAAJ4FADDfAwAAmwUAMOADAACcBQAw4QMAAJ0FACDiAwAAjgUAMOMDAACOBQAw5AMAAI4FADDlAwAAjgUAMOYDAACfBQAw5wMAAJEFADALIAAA_gQAMCEAAIMFADDfAwAA_wQAMOADAACABQAw4QMAAIEFACDiAwAAggUAMOMDAACCBQAw5AMAAIIFADDlAwAAggUAMOYDAACEBQAw5wMAAIUFADAHEAAAmQUAIM8CAQAAAAH8AgEAAAABgwMBAAAAAYQDAQAAAAGFAwIAAAABhgNAAAAAAQIAAAAsACAgAACYBQAgAwAAACwAICAAAJgFACAhAACIBQAgARkAAK4HADAMBgAAtwQAIBAAAMMEACDMAgAAwgQAMM0CAAAqABDOAgAAwgQAMM8CAQAAAAH3AgEAhAQAIfwCAQCGBAAhgwMBAIQEACGEAwEAhgQAIYUDAgCFBAAhhgNAAKQEACECAAAALAAgGQAAiAUAIAIAAACGBQAgGQAAhwUAIArMAgAAhQUAMM0CAACGBQAQzgIAAIUFADDPAgEAhAQAIfcCAQCEBAAh_AIBAIYEACGDAwEAhAQAIYQDAQCGBAAhhQMCAIUEACGGA0AApAQAIQrMAgAAhQUAMM0CAACGBQAQzgIAAIUFADDPAgEAhAQAIfcCAQCEBAAh_AIBAIYEACGDAwEAhAQAIYQDAQCGBAAhhQMCAIUEACGGA0AApAQAIQbPAgEA3wQAIfwCAQDfBAAhgwMBAN8EACGEAwEA3wQAIYUDAgDgBAAhhgNAAPQEACEHEAAAiQUAIM8CAQDfBAAh_AIBAN8EACGDAwEA3wQAIYQDAQDfBAAhhQMCAOAEACGGA0AA9AQAIQsgAACKBQAwIQAAjwUAMN8DAACLBQAw4AMAAIwFADDhAwAAjQUAIOIDAACOBQAw4wMAAI4FADDkAwAAjgUAMOUDAACOBQAw5gMAAJAFADDnAwAAkQUAMAsGAACXBQAgzwIBAAAAAdICAQAAAAH0AkAAAAAB9wIBAAAAAfwCAQAAAAH9AgEAAAAB_gIBAAAAAYADQAAAAAGBA0AAAAABggMBAAAAAQIAAAAmACAgAACWBQAgAwAAACYAICAAAJYFACAhAACUBQAgARkAAK0HADAQBgAAtwQAIBEAAMUEACDMAgAAxAQAMM0CAAAkABDOAgAAxAQAMM8CAQAAAAHSAgEAhgQAIfQCQACkBAAh9wIBAIQEACH8AgEAhgQAIf0CAQCGBAAh_gIBAIcEACH_AgEAhAQAIYADQACXBAAhgQNAAJcEACGCAwEAhwQAIQIAAAAmACAZAACUBQAgAgAAAJIFACAZAACTBQAgDswCAACRBQAwzQIAAJIFABDOAgAAkQUAMM8CAQCEBAAh0gIBAIYEACH0AkAApAQAIfcCAQCEBAAh_AIBAIYEACH9AgEAhgQAIf4CAQCHBAAh_wIBAIQEACGAA0AAlwQAIYEDQACXBAAhggMBAIcEACEOzAIAAJEFADDNAgAAkgUAEM4CAACRBQAwzwIBAIQEACHSAgEAhgQAIfQCQACkBAAh9wIBAIQEACH8AgEAhgQAIf0CAQCGBAAh_gIBAIcEACH_AgEAhAQAIYADQACXBAAhgQNAAJcEACGCAwEAhwQAIQrPAgEA3wQAIdICAQDfBAAh9AJAAPQEACH3AgEA3wQAIfwCAQDfBAAh_QIBAN8EACH-AgEA4QQAIYADQADoBAAhgQNAAOgEACGCAwEA4QQAIQsGAACVBQAgzwIBAN8EACHSAgEA3wQAIfQCQAD0BAAh9wIBAN8EACH8AgEA3wQAIf0CAQDfBAAh_gIBAOEEACGAA0AA6AQAIYEDQADoBAAhggMBAOEEACEFIAAAqAcAICEAAKsHACDfAwAAqQcAIOADAACqBwAg5QMAAAEAIAsGAACXBQAgzwIBAAAAAdICAQAAAAH0AkAAAAAB9wIBAAAAAfwCAQAAAAH9AgEAAAAB_gIBAAAAAYADQAAAAAGBA0AAAAABggMBAAAAAQMgAACoBwAg3wMAAKkHACDlAwAAAQAgBxAAAJkFACDPAgEAAAAB_AIBAAAAAYMDAQAAAAGEAwEAAAABhQMCAAAAAYYDQAAAAAEEIAAAigUAMN8DAACLBQAw4QMAAI0FACDlAwAAjgUAMAsRAACkBQAgzwIBAAAAAdICAQAAAAH0AkAAAAAB_AIBAAAAAf0CAQAAAAH-AgEAAAAB_wIBAAAAAYADQAAAAAGBA0AAAAABggMBAAAAAQIAAAAmACAgAACjBQAgAwAAACYAICAAAKMFACAhAAChBQAgARkAAKcHADACAAAAJgAgGQAAoQUAIAIAAACSBQAgGQAAoAUAIArPAgEA3wQAIdICAQDfBAAh9AJAAPQEACH8AgEA3wQAIf0CAQDfBAAh_gIBAOEEACH_AgEA3wQAIYADQADoBAAhgQNAAOgEACGCAwEA4QQAIQsRAACiBQAgzwIBAN8EACHSAgEA3wQAIfQCQAD0BAAh_AIBAN8EACH9AgEA3wQAIf4CAQDhBAAh_wIBAN8EACGAA0AA6AQAIYEDQADoBAAhggMBAOEEACEFIAAAogcAICEAAKUHACDfAwAAowcAIOADAACkBwAg5QMAACwAIAsRAACkBQAgzwIBAAAAAdICAQAAAAH0AkAAAAAB_AIBAAAAAf0CAQAAAAH-AgEAAAAB_wIBAAAAAYADQAAAAAGBA0AAAAABggMBAAAAAQMgAACiBwAg3wMAAKMHACDlAwAALAAgCc8CAQAAAAH8AgEAAAABiwMBAAAAAYwDAQAAAAGNA0AAAAABjgNAAAAAAY8DAQAAAAGQAwEAAAABkQMBAAAAAQIAAAAhACAgAACwBQAgAwAAACEAICAAALAFACAhAACvBQAgARkAAKEHADAOBgAAxwQAIMwCAADGBAAwzQIAAB8AEM4CAADGBAAwzwIBAAAAAfcCAQCWBAAh_AIBAIYEACGLAwEAhwQAIYwDAQCGBAAhjQNAAKQEACGOA0AAlwQAIY8DAQCHBAAhkAMBAJYEACGRAwEAhwQAIQIAAAAhACAZAACvBQAgAgAAAK0FACAZAACuBQAgDcwCAACsBQAwzQIAAK0FABDOAgAArAUAMM8CAQCEBAAh9wIBAJYEACH8AgEAhgQAIYsDAQCHBAAhjAMBAIYEACGNA0AApAQAIY4DQACXBAAhjwMBAIcEACGQAwEAlgQAIZEDAQCHBAAhDcwCAACsBQAwzQIAAK0FABDOAgAArAUAMM8CAQCEBAAh9wIBAJYEACH8AgEAhgQAIYsDAQCHBAAhjAMBAIYEACGNA0AApAQAIY4DQACXBAAhjwMBAIcEACGQAwEAlgQAIZEDAQCHBAAhCc8CAQDfBAAh_AIBAN8EACGLAwEA4QQAIYwDAQDfBAAhjQNAAPQEACGOA0AA6AQAIY8DAQDhBAAhkAMBAOEEACGRAwEA4QQAIQnPAgEA3wQAIfwCAQDfBAAhiwMBAOEEACGMAwEA3wQAIY0DQAD0BAAhjgNAAOgEACGPAwEA4QQAIZADAQDhBAAhkQMBAOEEACEJzwIBAAAAAfwCAQAAAAGLAwEAAAABjAMBAAAAAY0DQAAAAAGOA0AAAAABjwMBAAAAAZADAQAAAAGRAwEAAAABBM8CBAAAAAH0AkAAAAAB_gIBAAAAAaIDAQAAAAECAAAAFwAgIAAAvQUAIAMAAAAXACAgAAC9BQAgIQAAvAUAIAEZAACgBwAwCQYAALcEACDMAgAA0QQAMM0CAAAVABDOAgAA0QQAMM8CBAAAAAH0AkAApAQAIfcCAQCEBAAh_gIBAIcEACGiAwEAhgQAIQIAAAAXACAZAAC8BQAgAgAAALkFACAZAAC6BQAgCMwCAAC4BQAwzQIAALkFABDOAgAAuAUAMM8CBACjBAAh9AJAAKQEACH3AgEAhAQAIf4CAQCHBAAhogMBAIYEACEIzAIAALgFADDNAgAAuQUAEM4CAAC4BQAwzwIEAKMEACH0AkAApAQAIfcCAQCEBAAh_gIBAIcEACGiAwEAhgQAIQTPAgQAuwUAIfQCQAD0BAAh_gIBAOEEACGiAwEA3wQAIQXiAwQAAAAB6AMEAAAAAekDBAAAAAHqAwQAAAAB6wMEAAAAAQTPAgQAuwUAIfQCQAD0BAAh_gIBAOEEACGiAwEA3wQAIQTPAgQAAAAB9AJAAAAAAf4CAQAAAAGiAwEAAAABCOoCgAAAAAGbAwEAAAABnANAAAAAAZ0DAQAAAAGeA0AAAAABnwMBAAAAAaADQAAAAAGhAwEAAAABAgAAALgBACAgAAC-BQAgAwAAABMAICAAAL4FACAhAADCBQAgCgAAABMAIBkAAMIFACDqAoAAAAABmwMBAN8EACGcA0AA9AQAIZ0DAQDhBAAhngNAAOgEACGfAwEA4QQAIaADQADoBAAhoQMBAOEEACEI6gKAAAAAAZsDAQDfBAAhnANAAPQEACGdAwEA4QQAIZ4DQADoBAAhnwMBAOEEACGgA0AA6AQAIaEDAQDhBAAhCoIDAQAAAAGHAwEAAAABowMgAAAAAaQDAQAAAAGlA0AAAAABpgNAAAAAAacDQAAAAAGoA0AAAAABqQMgAAAAAaoDgAAAAAECAAAAigEAICAAAMMFACADAAAAEQAgIAAAwwUAICEAAMcFACAMAAAAEQAgGQAAxwUAIIIDAQDhBAAhhwMBAN8EACGjAyAA5wQAIaQDAQDfBAAhpQNAAPQEACGmA0AA9AQAIacDQADoBAAhqANAAOgEACGpAyAA5wQAIaoDgAAAAAEKggMBAOEEACGHAwEA3wQAIaMDIADnBAAhpAMBAN8EACGlA0AA9AQAIaYDQAD0BAAhpwNAAOgEACGoA0AA6AQAIakDIADnBAAhqgOAAAAAARsEAADuBQAgBQAA7wUAINICAQAAAAGLAwEAAAABlwNAAAAAAawDAgAAAAGvAwIAAAABsANAAAAAAbEDQAAAAAGyA0AAAAABswNAAAAAAbQDQAAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAG4AwIAAAABuQMCAAAAAboDQAAAAAG7AwIAAAABvANAAAAAAb0DAgAAAAG-A0AAAAABvwMBAAAAAcADQAAAAAHBA0AAAAABwgNAAAAAAcMDAgAAAAECAAAABQAgIAAA7QUAIAMAAAAFACAgAADtBQAgIQAA0gUAIAEZAACfBwAwIQQAANcEACAFAADYBAAgBgAAtwQAIMwCAADWBAAwzQIAAAMAEM4CAADWBAAw0gIBAIYEACH3AgEAhAQAIYsDAQAAAAGXA0AApAQAIawDAgCFBAAhrwMCAIUEACGwA0AAlwQAIbEDQACXBAAhsgNAAJcEACGzA0AAlwQAIbQDQACXBAAhtQMCAIUEACG2AwIAhQQAIbcDIACVBAAhuAMCAIUEACG5AwIAhQQAIboDQACXBAAhuwMCAIUEACG8A0AAlwQAIb0DAgCFBAAhvgNAAJcEACG_AwEAhwQAIcADQACXBAAhwQNAAJcEACHCA0AAlwQAIcMDAgCFBAAh3AMAANUEACACAAAABQAgGQAA0gUAIAIAAADQBQAgGQAA0QUAIB3MAgAAzwUAMM0CAADQBQAQzgIAAM8FADDSAgEAhgQAIfcCAQCEBAAhiwMBAIcEACGXA0AApAQAIawDAgCFBAAhrwMCAIUEACGwA0AAlwQAIbEDQACXBAAhsgNAAJcEACGzA0AAlwQAIbQDQACXBAAhtQMCAIUEACG2AwIAhQQAIbcDIACVBAAhuAMCAIUEACG5AwIAhQQAIboDQACXBAAhuwMCAIUEACG8A0AAlwQAIb0DAgCFBAAhvgNAAJcEACG_AwEAhwQAIcADQACXBAAhwQNAAJcEACHCA0AAlwQAIcMDAgCFBAAhHcwCAADPBQAwzQIAANAFABDOAgAAzwUAMNICAQCGBAAh9wIBAIQEACGLAwEAhwQAIZcDQACkBAAhrAMCAIUEACGvAwIAhQQAIbADQACXBAAhsQNAAJcEACGyA0AAlwQAIbMDQACXBAAhtANAAJcEACG1AwIAhQQAIbYDAgCFBAAhtwMgAJUEACG4AwIAhQQAIbkDAgCFBAAhugNAAJcEACG7AwIAhQQAIbwDQACXBAAhvQMCAIUEACG-A0AAlwQAIb8DAQCHBAAhwANAAJcEACHBA0AAlwQAIcIDQACXBAAhwwMCAIUEACEZ0gIBAN8EACGLAwEA4QQAIZcDQAD0BAAhrAMCAOAEACGvAwIA4AQAIbADQADoBAAhsQNAAOgEACGyA0AA6AQAIbMDQADoBAAhtANAAOgEACG1AwIA4AQAIbYDAgDgBAAhtwMgAOcEACG4AwIA4AQAIbkDAgDgBAAhugNAAOgEACG7AwIA4AQAIbwDQADoBAAhvQMCAOAEACG-A0AA6AQAIb8DAQDhBAAhwANAAOgEACHBA0AA6AQAIcIDQADoBAAhwwMCAOAEACEbBAAA0wUAIAUAANQFACDSAgEA3wQAIYsDAQDhBAAhlwNAAPQEACGsAwIA4AQAIa8DAgDgBAAhsANAAOgEACGxA0AA6AQAIbIDQADoBAAhswNAAOgEACG0A0AA6AQAIbUDAgDgBAAhtgMCAOAEACG3AyAA5wQAIbgDAgDgBAAhuQMCAOAEACG6A0AA6AQAIbsDAgDgBAAhvANAAOgEACG9AwIA4AQAIb4DQADoBAAhvwMBAOEEACHAA0AA6AQAIcEDQADoBAAhwgNAAOgEACHDAwIA4AQAIQsgAADhBQAwIQAA5gUAMN8DAADiBQAw4AMAAOMFADDhAwAA5AUAIOIDAADlBQAw4wMAAOUFADDkAwAA5QUAMOUDAADlBQAw5gMAAOcFADDnAwAA6AUAMAsgAADVBQAwIQAA2gUAMN8DAADWBQAw4AMAANcFADDhAwAA2AUAIOIDAADZBQAw4wMAANkFADDkAwAA2QUAMOUDAADZBQAw5gMAANsFADDnAwAA3AUAMAXPAgEAAAAB0gIBAAAAAawDAgAAAAGtA0AAAAABrgNAAAAAAQIAAAANACAgAADgBQAgAwAAAA0AICAAAOAFACAhAADfBQAgARkAAJ4HADALAwAA0wQAIMwCAADSBAAwzQIAAAsAEM4CAADSBAAwzwIBAAAAAdICAQCGBAAh9wIBAIQEACGrAwIAhQQAIawDAgCFBAAhrQNAAKQEACGuA0AAlwQAIQIAAAANACAZAADfBQAgAgAAAN0FACAZAADeBQAgCswCAADcBQAwzQIAAN0FABDOAgAA3AUAMM8CAQCGBAAh0gIBAIYEACH3AgEAhAQAIasDAgCFBAAhrAMCAIUEACGtA0AApAQAIa4DQACXBAAhCswCAADcBQAwzQIAAN0FABDOAgAA3AUAMM8CAQCGBAAh0gIBAIYEACH3AgEAhAQAIasDAgCFBAAhrAMCAIUEACGtA0AApAQAIa4DQACXBAAhBc8CAQDfBAAh0gIBAN8EACGsAwIA4AQAIa0DQAD0BAAhrgNAAOgEACEFzwIBAN8EACHSAgEA3wQAIawDAgDgBAAhrQNAAPQEACGuA0AA6AQAIQXPAgEAAAAB0gIBAAAAAawDAgAAAAGtA0AAAAABrgNAAAAAAQPPAgEAAAAB0gIBAAAAAawDAgAAAAECAAAACQAgIAAA7AUAIAMAAAAJACAgAADsBQAgIQAA6wUAIAEZAACdBwAwCQMAANMEACDMAgAA1AQAMM0CAAAHABDOAgAA1AQAMM8CAQAAAAHSAgEAhgQAIfcCAQCEBAAhqwMCAIUEACGsAwIAhQQAIQIAAAAJACAZAADrBQAgAgAAAOkFACAZAADqBQAgCMwCAADoBQAwzQIAAOkFABDOAgAA6AUAMM8CAQCGBAAh0gIBAIYEACH3AgEAhAQAIasDAgCFBAAhrAMCAIUEACEIzAIAAOgFADDNAgAA6QUAEM4CAADoBQAwzwIBAIYEACHSAgEAhgQAIfcCAQCEBAAhqwMCAIUEACGsAwIAhQQAIQPPAgEA3wQAIdICAQDfBAAhrAMCAOAEACEDzwIBAN8EACHSAgEA3wQAIawDAgDgBAAhA88CAQAAAAHSAgEAAAABrAMCAAAAARsEAADuBQAgBQAA7wUAINICAQAAAAGLAwEAAAABlwNAAAAAAawDAgAAAAGvAwIAAAABsANAAAAAAbEDQAAAAAGyA0AAAAABswNAAAAAAbQDQAAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAG4AwIAAAABuQMCAAAAAboDQAAAAAG7AwIAAAABvANAAAAAAb0DAgAAAAG-A0AAAAABvwMBAAAAAcADQAAAAAHBA0AAAAABwgNAAAAAAcMDAgAAAAEEIAAA4QUAMN8DAADiBQAw4QMAAOQFACDlAwAA5QUAMAQgAADVBQAw3wMAANYFADDhAwAA2AUAIOUDAADZBQAwKQgAAPEFACAJAADyBQAgCgAA8wUAIAsAAPQFACANAAD1BQAgDwAA9gUAIBIAAPcFACATAAD4BQAgzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeoCgAAAAAGUAwEAAAABmQMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABBCAAAMgFADDfAwAAyQUAMOEDAADLBQAg5QMAAMwFADADIAAAwwUAIN8DAADEBQAg5QMAAIoBACADIAAAvgUAIN8DAAC_BQAg5QMAALgBACAEIAAAsQUAMN8DAACyBQAw4QMAALQFACDlAwAAtQUAMAMgAACbBwAg3wMAAJwHACDlAwAA0AEAIAQgAAClBQAw3wMAAKYFADDhAwAAqAUAIOUDAACpBQAwBCAAAJoFADDfAwAAmwUAMOEDAACdBQAg5QMAAI4FADAEIAAA_gQAMN8DAAD_BAAw4QMAAIEFACDlAwAAggUAMAQgAADqBAAw3wMAAOsEADDhAwAA7QQAIOUDAADuBAAwAAAAAAAAAAAAAAAAAAAAAAAFIAAAlgcAICEAAJkHACDfAwAAlwcAIOADAACYBwAg5QMAAAEAIAMgAACWBwAg3wMAAJcHACDlAwAAAQAgAAAAAAAAAAAHIAAAkQcAICEAAJQHACDfAwAAkgcAIOADAACTBwAg4wMAABkAIOQDAAAZACDlAwAAAQAgAyAAAJEHACDfAwAAkgcAIOUDAAABACAAAAAAAAAAAAAAAAAAAAAACyAAAKgGADAhAACsBgAw3wMAAKkGADDgAwAAqgYAMOEDAACrBgAg4gMAAO4EADDjAwAA7gQAMOQDAADuBAAw5QMAAO4EADDmAwAArQYAMOcDAADxBAAwKQgAAPEFACAJAADyBQAgCgAA8wUAIAsAAPQFACAOAACyBgAgDwAA9gUAIBIAAPcFACATAAD4BQAgzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeoCgAAAAAGHAwEAAAABlAMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABAgAAAAEAICAAALEGACADAAAAAQAgIAAAsQYAICEAAK8GACABGQAAkAcAMAIAAAABACAZAACvBgAgAgAAAPIEACAZAACuBgAgIc8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGpAyAA5wQAIasDAgDgBAAhxAMCAOAEACHFAwIA4AQAIcYDAQDhBAAhxwMgAOcEACHIAwEA4QQAIckDQAD0BAAhygNAAPQEACHLA0AA6AQAIcwDQADoBAAhzQNAAOgEACHOA0AA6AQAIc8DQADoBAAh0ANAAOgEACHRAwEA4QQAIdIDAQDhBAAh0wNAAOgEACHUAwEA4QQAIdUDAQDhBAAh1gNAAOgEACHXAwEA4QQAIdgDAQDhBAAh2QNAAOgEACHaAwEA4QQAIdsDQADoBAAhKQgAAPYEACAJAAD3BAAgCgAA-AQAIAsAAPkEACAOAACwBgAgDwAA-wQAIBIAAPwEACATAAD9BAAgzwIBAN8EACHQAgIA4AQAIdICAQDfBAAh4QIBAN8EACHqAoAAAAABhwMBAN8EACGUAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACEFIAAAiwcAICEAAI4HACDfAwAAjAcAIOADAACNBwAg5QMAAMMDACApCAAA8QUAIAkAAPIFACAKAADzBQAgCwAA9AUAIA4AALIGACAPAAD2BQAgEgAA9wUAIBMAAPgFACDPAgEAAAAB0AICAAAAAdICAQAAAAHhAgEAAAAB6gKAAAAAAYcDAQAAAAGUAwEAAAABqQMgAAAAAasDAgAAAAHEAwIAAAABxQMCAAAAAcYDAQAAAAHHAyAAAAAByAMBAAAAAckDQAAAAAHKA0AAAAABywNAAAAAAcwDQAAAAAHNA0AAAAABzgNAAAAAAc8DQAAAAAHQA0AAAAAB0QMBAAAAAdIDAQAAAAHTA0AAAAAB1AMBAAAAAdUDAQAAAAHWA0AAAAAB1wMBAAAAAdgDAQAAAAHZA0AAAAAB2gMBAAAAAdsDQAAAAAEDIAAAiwcAIN8DAACMBwAg5QMAAMMDACAEIAAAqAYAMN8DAACpBgAw4QMAAKsGACDlAwAA7gQAMAAAAAUgAACGBwAgIQAAiQcAIN8DAACHBwAg4AMAAIgHACDlAwAAAQAgAyAAAIYHACDfAwAAhwcAIOUDAAABACAcCAAA4gYAIAkAAOMGACAKAADkBgAgCwAA5QYAIA0AAOYGACAOAADnBgAgDwAA6AYAIBIAAOAGACATAADpBgAgxgMAANkEACDIAwAA2QQAIMsDAADZBAAgzAMAANkEACDNAwAA2QQAIM4DAADZBAAgzwMAANkEACDQAwAA2QQAINEDAADZBAAg0gMAANkEACDTAwAA2QQAINQDAADZBAAg1QMAANkEACDWAwAA2QQAINcDAADZBAAg2AMAANkEACDZAwAA2QQAINoDAADZBAAg2wMAANkEACAAAAAAAAUgAACBBwAgIQAAhAcAIN8DAACCBwAg4AMAAIMHACDlAwAAAQAgAyAAAIEHACDfAwAAggcAIOUDAAABACAAAAAFIAAA_AYAICEAAP8GACDfAwAA_QYAIOADAAD-BgAg5QMAAAEAIAMgAAD8BgAg3wMAAP0GACDlAwAAAQAgAAAAAAAFIAAA9wYAICEAAPoGACDfAwAA-AYAIOADAAD5BgAg5QMAAAUAIAMgAAD3BgAg3wMAAPgGACDlAwAABQAgAAAAAAAFIAAA8gYAICEAAPUGACDfAwAA8wYAIOADAAD0BgAg5QMAAAUAIAMgAADyBgAg3wMAAPMGACDlAwAABQAgAAAAAAAFIAAA7QYAICEAAPAGACDfAwAA7gYAIOADAADvBgAg5QMAAAEAIAMgAADtBgAg3wMAAO4GACDlAwAAAQAgAAAAAAAAAgYAALkGACAQAADgBgAgAAUGAAC5BgAgggMAANkEACCnAwAA2QQAIKgDAADZBAAgqgMAANkEACAGBgAAuQYAIJ0DAADZBAAgngMAANkEACCfAwAA2QQAIKADAADZBAAgoQMAANkEACAAAgwAAPoFACCaAwAA2QQAIAUMAAD6BQAg5gIAANkEACDnAgAA2QQAIOgCAADZBAAg6QIAANkEACAAABAEAADrBgAgBQAA7AYAIAYAALkGACCLAwAA2QQAILADAADZBAAgsQMAANkEACCyAwAA2QQAILMDAADZBAAgtAMAANkEACC6AwAA2QQAILwDAADZBAAgvgMAANkEACC_AwAA2QQAIMADAADZBAAgwQMAANkEACDCAwAA2QQAIAAAKgkAAPIFACAKAADzBQAgCwAA9AUAIA0AAPUFACAOAACyBgAgDwAA9gUAIBIAAPcFACATAAD4BQAgzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeoCgAAAAAGHAwEAAAABlAMBAAAAAZkDAQAAAAGpAyAAAAABqwMCAAAAAcQDAgAAAAHFAwIAAAABxgMBAAAAAccDIAAAAAHIAwEAAAAByQNAAAAAAcoDQAAAAAHLA0AAAAABzANAAAAAAc0DQAAAAAHOA0AAAAABzwNAAAAAAdADQAAAAAHRAwEAAAAB0gMBAAAAAdMDQAAAAAHUAwEAAAAB1QMBAAAAAdYDQAAAAAHXAwEAAAAB2AMBAAAAAdkDQAAAAAHaAwEAAAAB2wNAAAAAAQIAAAABACAgAADtBgAgAwAAABkAICAAAO0GACAhAADxBgAgLAAAABkAIAkAAPcEACAKAAD4BAAgCwAA-QQAIA0AAPoEACAOAACwBgAgDwAA-wQAIBIAAPwEACATAAD9BAAgGQAA8QYAIM8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGZAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACEqCQAA9wQAIAoAAPgEACALAAD5BAAgDQAA-gQAIA4AALAGACAPAAD7BAAgEgAA_AQAIBMAAP0EACDPAgEA3wQAIdACAgDgBAAh0gIBAN8EACHhAgEA3wQAIeoCgAAAAAGHAwEA3wQAIZQDAQDfBAAhmQMBAN8EACGpAyAA5wQAIasDAgDgBAAhxAMCAOAEACHFAwIA4AQAIcYDAQDhBAAhxwMgAOcEACHIAwEA4QQAIckDQAD0BAAhygNAAPQEACHLA0AA6AQAIcwDQADoBAAhzQNAAOgEACHOA0AA6AQAIc8DQADoBAAh0ANAAOgEACHRAwEA4QQAIdIDAQDhBAAh0wNAAOgEACHUAwEA4QQAIdUDAQDhBAAh1gNAAOgEACHXAwEA4QQAIdgDAQDhBAAh2QNAAOgEACHaAwEA4QQAIdsDQADoBAAhHAUAAO8FACAGAADaBgAg0gIBAAAAAfcCAQAAAAGLAwEAAAABlwNAAAAAAawDAgAAAAGvAwIAAAABsANAAAAAAbEDQAAAAAGyA0AAAAABswNAAAAAAbQDQAAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAG4AwIAAAABuQMCAAAAAboDQAAAAAG7AwIAAAABvANAAAAAAb0DAgAAAAG-A0AAAAABvwMBAAAAAcADQAAAAAHBA0AAAAABwgNAAAAAAcMDAgAAAAECAAAABQAgIAAA8gYAIAMAAAADACAgAADyBgAgIQAA9gYAIB4AAAADACAFAADUBQAgBgAA2QYAIBkAAPYGACDSAgEA3wQAIfcCAQDfBAAhiwMBAOEEACGXA0AA9AQAIawDAgDgBAAhrwMCAOAEACGwA0AA6AQAIbEDQADoBAAhsgNAAOgEACGzA0AA6AQAIbQDQADoBAAhtQMCAOAEACG2AwIA4AQAIbcDIADnBAAhuAMCAOAEACG5AwIA4AQAIboDQADoBAAhuwMCAOAEACG8A0AA6AQAIb0DAgDgBAAhvgNAAOgEACG_AwEA4QQAIcADQADoBAAhwQNAAOgEACHCA0AA6AQAIcMDAgDgBAAhHAUAANQFACAGAADZBgAg0gIBAN8EACH3AgEA3wQAIYsDAQDhBAAhlwNAAPQEACGsAwIA4AQAIa8DAgDgBAAhsANAAOgEACGxA0AA6AQAIbIDQADoBAAhswNAAOgEACG0A0AA6AQAIbUDAgDgBAAhtgMCAOAEACG3AyAA5wQAIbgDAgDgBAAhuQMCAOAEACG6A0AA6AQAIbsDAgDgBAAhvANAAOgEACG9AwIA4AQAIb4DQADoBAAhvwMBAOEEACHAA0AA6AQAIcEDQADoBAAhwgNAAOgEACHDAwIA4AQAIRwEAADuBQAgBgAA2gYAINICAQAAAAH3AgEAAAABiwMBAAAAAZcDQAAAAAGsAwIAAAABrwMCAAAAAbADQAAAAAGxA0AAAAABsgNAAAAAAbMDQAAAAAG0A0AAAAABtQMCAAAAAbYDAgAAAAG3AyAAAAABuAMCAAAAAbkDAgAAAAG6A0AAAAABuwMCAAAAAbwDQAAAAAG9AwIAAAABvgNAAAAAAb8DAQAAAAHAA0AAAAABwQNAAAAAAcIDQAAAAAHDAwIAAAABAgAAAAUAICAAAPcGACADAAAAAwAgIAAA9wYAICEAAPsGACAeAAAAAwAgBAAA0wUAIAYAANkGACAZAAD7BgAg0gIBAN8EACH3AgEA3wQAIYsDAQDhBAAhlwNAAPQEACGsAwIA4AQAIa8DAgDgBAAhsANAAOgEACGxA0AA6AQAIbIDQADoBAAhswNAAOgEACG0A0AA6AQAIbUDAgDgBAAhtgMCAOAEACG3AyAA5wQAIbgDAgDgBAAhuQMCAOAEACG6A0AA6AQAIbsDAgDgBAAhvANAAOgEACG9AwIA4AQAIb4DQADoBAAhvwMBAOEEACHAA0AA6AQAIcEDQADoBAAhwgNAAOgEACHDAwIA4AQAIRwEAADTBQAgBgAA2QYAINICAQDfBAAh9wIBAN8EACGLAwEA4QQAIZcDQAD0BAAhrAMCAOAEACGvAwIA4AQAIbADQADoBAAhsQNAAOgEACGyA0AA6AQAIbMDQADoBAAhtANAAOgEACG1AwIA4AQAIbYDAgDgBAAhtwMgAOcEACG4AwIA4AQAIbkDAgDgBAAhugNAAOgEACG7AwIA4AQAIbwDQADoBAAhvQMCAOAEACG-A0AA6AQAIb8DAQDhBAAhwANAAOgEACHBA0AA6AQAIcIDQADoBAAhwwMCAOAEACEqCAAA8QUAIAoAAPMFACALAAD0BQAgDQAA9QUAIA4AALIGACAPAAD2BQAgEgAA9wUAIBMAAPgFACDPAgEAAAAB0AICAAAAAdICAQAAAAHhAgEAAAAB6gKAAAAAAYcDAQAAAAGUAwEAAAABmQMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABAgAAAAEAICAAAPwGACADAAAAGQAgIAAA_AYAICEAAIAHACAsAAAAGQAgCAAA9gQAIAoAAPgEACALAAD5BAAgDQAA-gQAIA4AALAGACAPAAD7BAAgEgAA_AQAIBMAAP0EACAZAACABwAgzwIBAN8EACHQAgIA4AQAIdICAQDfBAAh4QIBAN8EACHqAoAAAAABhwMBAN8EACGUAwEA3wQAIZkDAQDfBAAhqQMgAOcEACGrAwIA4AQAIcQDAgDgBAAhxQMCAOAEACHGAwEA4QQAIccDIADnBAAhyAMBAOEEACHJA0AA9AQAIcoDQAD0BAAhywNAAOgEACHMA0AA6AQAIc0DQADoBAAhzgNAAOgEACHPA0AA6AQAIdADQADoBAAh0QMBAOEEACHSAwEA4QQAIdMDQADoBAAh1AMBAOEEACHVAwEA4QQAIdYDQADoBAAh1wMBAOEEACHYAwEA4QQAIdkDQADoBAAh2gMBAOEEACHbA0AA6AQAISoIAAD2BAAgCgAA-AQAIAsAAPkEACANAAD6BAAgDgAAsAYAIA8AAPsEACASAAD8BAAgEwAA_QQAIM8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGZAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACEqCAAA8QUAIAkAAPIFACAKAADzBQAgDQAA9QUAIA4AALIGACAPAAD2BQAgEgAA9wUAIBMAAPgFACDPAgEAAAAB0AICAAAAAdICAQAAAAHhAgEAAAAB6gKAAAAAAYcDAQAAAAGUAwEAAAABmQMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABAgAAAAEAICAAAIEHACADAAAAGQAgIAAAgQcAICEAAIUHACAsAAAAGQAgCAAA9gQAIAkAAPcEACAKAAD4BAAgDQAA-gQAIA4AALAGACAPAAD7BAAgEgAA_AQAIBMAAP0EACAZAACFBwAgzwIBAN8EACHQAgIA4AQAIdICAQDfBAAh4QIBAN8EACHqAoAAAAABhwMBAN8EACGUAwEA3wQAIZkDAQDfBAAhqQMgAOcEACGrAwIA4AQAIcQDAgDgBAAhxQMCAOAEACHGAwEA4QQAIccDIADnBAAhyAMBAOEEACHJA0AA9AQAIcoDQAD0BAAhywNAAOgEACHMA0AA6AQAIc0DQADoBAAhzgNAAOgEACHPA0AA6AQAIdADQADoBAAh0QMBAOEEACHSAwEA4QQAIdMDQADoBAAh1AMBAOEEACHVAwEA4QQAIdYDQADoBAAh1wMBAOEEACHYAwEA4QQAIdkDQADoBAAh2gMBAOEEACHbA0AA6AQAISoIAAD2BAAgCQAA9wQAIAoAAPgEACANAAD6BAAgDgAAsAYAIA8AAPsEACASAAD8BAAgEwAA_QQAIM8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGZAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACEqCAAA8QUAIAkAAPIFACALAAD0BQAgDQAA9QUAIA4AALIGACAPAAD2BQAgEgAA9wUAIBMAAPgFACDPAgEAAAAB0AICAAAAAdICAQAAAAHhAgEAAAAB6gKAAAAAAYcDAQAAAAGUAwEAAAABmQMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABAgAAAAEAICAAAIYHACADAAAAGQAgIAAAhgcAICEAAIoHACAsAAAAGQAgCAAA9gQAIAkAAPcEACALAAD5BAAgDQAA-gQAIA4AALAGACAPAAD7BAAgEgAA_AQAIBMAAP0EACAZAACKBwAgzwIBAN8EACHQAgIA4AQAIdICAQDfBAAh4QIBAN8EACHqAoAAAAABhwMBAN8EACGUAwEA3wQAIZkDAQDfBAAhqQMgAOcEACGrAwIA4AQAIcQDAgDgBAAhxQMCAOAEACHGAwEA4QQAIccDIADnBAAhyAMBAOEEACHJA0AA9AQAIcoDQAD0BAAhywNAAOgEACHMA0AA6AQAIc0DQADoBAAhzgNAAOgEACHPA0AA6AQAIdADQADoBAAh0QMBAOEEACHSAwEA4QQAIdMDQADoBAAh1AMBAOEEACHVAwEA4QQAIdYDQADoBAAh1wMBAOEEACHYAwEA4QQAIdkDQADoBAAh2gMBAOEEACHbA0AA6AQAISoIAAD2BAAgCQAA9wQAIAsAAPkEACANAAD6BAAgDgAAsAYAIA8AAPsEACASAAD8BAAgEwAA_QQAIM8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGZAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACENzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeICIAAAAAHjAgEAAAAB5AIBAAAAAeUCAQAAAAHmAgEAAAAB5wIBAAAAAegCAQAAAAHpAkAAAAAB6gKAAAAAAQIAAADDAwAgIAAAiwcAIAMAAADGAwAgIAAAiwcAICEAAI8HACAPAAAAxgMAIBkAAI8HACDPAgEA3wQAIdACAgDgBAAh0gIBAN8EACHhAgEA3wQAIeICIADnBAAh4wIBAN8EACHkAgEA3wQAIeUCAQDfBAAh5gIBAOEEACHnAgEA4QQAIegCAQDhBAAh6QJAAOgEACHqAoAAAAABDc8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh4gIgAOcEACHjAgEA3wQAIeQCAQDfBAAh5QIBAN8EACHmAgEA4QQAIecCAQDhBAAh6AIBAOEEACHpAkAA6AQAIeoCgAAAAAEhzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeoCgAAAAAGHAwEAAAABlAMBAAAAAakDIAAAAAGrAwIAAAABxAMCAAAAAcUDAgAAAAHGAwEAAAABxwMgAAAAAcgDAQAAAAHJA0AAAAABygNAAAAAAcsDQAAAAAHMA0AAAAABzQNAAAAAAc4DQAAAAAHPA0AAAAAB0ANAAAAAAdEDAQAAAAHSAwEAAAAB0wNAAAAAAdQDAQAAAAHVAwEAAAAB1gNAAAAAAdcDAQAAAAHYAwEAAAAB2QNAAAAAAdoDAQAAAAHbA0AAAAABKggAAPEFACAJAADyBQAgCgAA8wUAIAsAAPQFACANAAD1BQAgDgAAsgYAIBIAAPcFACATAAD4BQAgzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeoCgAAAAAGHAwEAAAABlAMBAAAAAZkDAQAAAAGpAyAAAAABqwMCAAAAAcQDAgAAAAHFAwIAAAABxgMBAAAAAccDIAAAAAHIAwEAAAAByQNAAAAAAcoDQAAAAAHLA0AAAAABzANAAAAAAc0DQAAAAAHOA0AAAAABzwNAAAAAAdADQAAAAAHRAwEAAAAB0gMBAAAAAdMDQAAAAAHUAwEAAAAB1QMBAAAAAdYDQAAAAAHXAwEAAAAB2AMBAAAAAdkDQAAAAAHaAwEAAAAB2wNAAAAAAQIAAAABACAgAACRBwAgAwAAABkAICAAAJEHACAhAACVBwAgLAAAABkAIAgAAPYEACAJAAD3BAAgCgAA-AQAIAsAAPkEACANAAD6BAAgDgAAsAYAIBIAAPwEACATAAD9BAAgGQAAlQcAIM8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGZAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACEqCAAA9gQAIAkAAPcEACAKAAD4BAAgCwAA-QQAIA0AAPoEACAOAACwBgAgEgAA_AQAIBMAAP0EACDPAgEA3wQAIdACAgDgBAAh0gIBAN8EACHhAgEA3wQAIeoCgAAAAAGHAwEA3wQAIZQDAQDfBAAhmQMBAN8EACGpAyAA5wQAIasDAgDgBAAhxAMCAOAEACHFAwIA4AQAIcYDAQDhBAAhxwMgAOcEACHIAwEA4QQAIckDQAD0BAAhygNAAPQEACHLA0AA6AQAIcwDQADoBAAhzQNAAOgEACHOA0AA6AQAIc8DQADoBAAh0ANAAOgEACHRAwEA4QQAIdIDAQDhBAAh0wNAAOgEACHUAwEA4QQAIdUDAQDhBAAh1gNAAOgEACHXAwEA4QQAIdgDAQDhBAAh2QNAAOgEACHaAwEA4QQAIdsDQADoBAAhKggAAPEFACAJAADyBQAgCgAA8wUAIAsAAPQFACANAAD1BQAgDgAAsgYAIA8AAPYFACASAAD3BQAgzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeoCgAAAAAGHAwEAAAABlAMBAAAAAZkDAQAAAAGpAyAAAAABqwMCAAAAAcQDAgAAAAHFAwIAAAABxgMBAAAAAccDIAAAAAHIAwEAAAAByQNAAAAAAcoDQAAAAAHLA0AAAAABzANAAAAAAc0DQAAAAAHOA0AAAAABzwNAAAAAAdADQAAAAAHRAwEAAAAB0gMBAAAAAdMDQAAAAAHUAwEAAAAB1QMBAAAAAdYDQAAAAAHXAwEAAAAB2AMBAAAAAdkDQAAAAAHaAwEAAAAB2wNAAAAAAQIAAAABACAgAACWBwAgAwAAABkAICAAAJYHACAhAACaBwAgLAAAABkAIAgAAPYEACAJAAD3BAAgCgAA-AQAIAsAAPkEACANAAD6BAAgDgAAsAYAIA8AAPsEACASAAD8BAAgGQAAmgcAIM8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGZAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACEqCAAA9gQAIAkAAPcEACAKAAD4BAAgCwAA-QQAIA0AAPoEACAOAACwBgAgDwAA-wQAIBIAAPwEACDPAgEA3wQAIdACAgDgBAAh0gIBAN8EACHhAgEA3wQAIeoCgAAAAAGHAwEA3wQAIZQDAQDfBAAhmQMBAN8EACGpAyAA5wQAIasDAgDgBAAhxAMCAOAEACHFAwIA4AQAIcYDAQDhBAAhxwMgAOcEACHIAwEA4QQAIckDQAD0BAAhygNAAPQEACHLA0AA6AQAIcwDQADoBAAhzQNAAOgEACHOA0AA6AQAIc8DQADoBAAh0ANAAOgEACHRAwEA4QQAIdIDAQDhBAAh0wNAAOgEACHUAwEA4QQAIdUDAQDhBAAh1gNAAOgEACHXAwEA4QQAIdgDAQDhBAAh2QNAAOgEACHaAwEA4QQAIdsDQADoBAAhB88CAQAAAAH8AgEAAAABgwMBAAAAAYQDAQAAAAGFAwIAAAABhgNAAAAAAZoDQAAAAAECAAAA0AEAICAAAJsHACADzwIBAAAAAdICAQAAAAGsAwIAAAABBc8CAQAAAAHSAgEAAAABrAMCAAAAAa0DQAAAAAGuA0AAAAABGdICAQAAAAGLAwEAAAABlwNAAAAAAawDAgAAAAGvAwIAAAABsANAAAAAAbEDQAAAAAGyA0AAAAABswNAAAAAAbQDQAAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAG4AwIAAAABuQMCAAAAAboDQAAAAAG7AwIAAAABvANAAAAAAb0DAgAAAAG-A0AAAAABvwMBAAAAAcADQAAAAAHBA0AAAAABwgNAAAAAAcMDAgAAAAEEzwIEAAAAAfQCQAAAAAH-AgEAAAABogMBAAAAAQnPAgEAAAAB_AIBAAAAAYsDAQAAAAGMAwEAAAABjQNAAAAAAY4DQAAAAAGPAwEAAAABkAMBAAAAAZEDAQAAAAEIBgAAjAYAIM8CAQAAAAH3AgEAAAAB_AIBAAAAAYMDAQAAAAGEAwEAAAABhQMCAAAAAYYDQAAAAAECAAAALAAgIAAAogcAIAMAAAAqACAgAACiBwAgIQAApgcAIAoAAAAqACAGAACLBgAgGQAApgcAIM8CAQDfBAAh9wIBAN8EACH8AgEA3wQAIYMDAQDfBAAhhAMBAN8EACGFAwIA4AQAIYYDQAD0BAAhCAYAAIsGACDPAgEA3wQAIfcCAQDfBAAh_AIBAN8EACGDAwEA3wQAIYQDAQDfBAAhhQMCAOAEACGGA0AA9AQAIQrPAgEAAAAB0gIBAAAAAfQCQAAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgANAAAAAAYEDQAAAAAGCAwEAAAABKggAAPEFACAJAADyBQAgCgAA8wUAIAsAAPQFACANAAD1BQAgDgAAsgYAIA8AAPYFACATAAD4BQAgzwIBAAAAAdACAgAAAAHSAgEAAAAB4QIBAAAAAeoCgAAAAAGHAwEAAAABlAMBAAAAAZkDAQAAAAGpAyAAAAABqwMCAAAAAcQDAgAAAAHFAwIAAAABxgMBAAAAAccDIAAAAAHIAwEAAAAByQNAAAAAAcoDQAAAAAHLA0AAAAABzANAAAAAAc0DQAAAAAHOA0AAAAABzwNAAAAAAdADQAAAAAHRAwEAAAAB0gMBAAAAAdMDQAAAAAHUAwEAAAAB1QMBAAAAAdYDQAAAAAHXAwEAAAAB2AMBAAAAAdkDQAAAAAHaAwEAAAAB2wNAAAAAAQIAAAABACAgAACoBwAgAwAAABkAICAAAKgHACAhAACsBwAgLAAAABkAIAgAAPYEACAJAAD3BAAgCgAA-AQAIAsAAPkEACANAAD6BAAgDgAAsAYAIA8AAPsEACATAAD9BAAgGQAArAcAIM8CAQDfBAAh0AICAOAEACHSAgEA3wQAIeECAQDfBAAh6gKAAAAAAYcDAQDfBAAhlAMBAN8EACGZAwEA3wQAIakDIADnBAAhqwMCAOAEACHEAwIA4AQAIcUDAgDgBAAhxgMBAOEEACHHAyAA5wQAIcgDAQDhBAAhyQNAAPQEACHKA0AA9AQAIcsDQADoBAAhzANAAOgEACHNA0AA6AQAIc4DQADoBAAhzwNAAOgEACHQA0AA6AQAIdEDAQDhBAAh0gMBAOEEACHTA0AA6AQAIdQDAQDhBAAh1QMBAOEEACHWA0AA6AQAIdcDAQDhBAAh2AMBAOEEACHZA0AA6AQAIdoDAQDhBAAh2wNAAOgEACEqCAAA9gQAIAkAAPcEACAKAAD4BAAgCwAA-QQAIA0AAPoEACAOAACwBgAgDwAA-wQAIBMAAP0EACDPAgEA3wQAIdACAgDgBAAh0gIBAN8EACHhAgEA3wQAIeoCgAAAAAGHAwEA3wQAIZQDAQDfBAAhmQMBAN8EACGpAyAA5wQAIasDAgDgBAAhxAMCAOAEACHFAwIA4AQAIcYDAQDhBAAhxwMgAOcEACHIAwEA4QQAIckDQAD0BAAhygNAAPQEACHLA0AA6AQAIcwDQADoBAAhzQNAAOgEACHOA0AA6AQAIc8DQADoBAAh0ANAAOgEACHRAwEA4QQAIdIDAQDhBAAh0wNAAOgEACHUAwEA4QQAIdUDAQDhBAAh1gNAAOgEACHXAwEA4QQAIdgDAQDhBAAh2QNAAOgEACHaAwEA4QQAIdsDQADoBAAhCs8CAQAAAAHSAgEAAAAB9AJAAAAAAfcCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAGAA0AAAAABgQNAAAAAAYIDAQAAAAEGzwIBAAAAAfwCAQAAAAGDAwEAAAABhAMBAAAAAYUDAgAAAAGGA0AAAAABAwAAANMBACAgAACbBwAgIQAAsQcAIAkAAADTAQAgGQAAsQcAIM8CAQDfBAAh_AIBAN8EACGDAwEA3wQAIYQDAQDfBAAhhQMCAOAEACGGA0AA9AQAIZoDQADoBAAhB88CAQDfBAAh_AIBAN8EACGDAwEA3wQAIYQDAQDfBAAhhQMCAOAEACGGA0AA9AQAIZoDQADoBAAhIc8CAQAAAAHQAgIAAAAB0gIBAAAAAeECAQAAAAHqAoAAAAABlAMBAAAAAZkDAQAAAAGpAyAAAAABqwMCAAAAAcQDAgAAAAHFAwIAAAABxgMBAAAAAccDIAAAAAHIAwEAAAAByQNAAAAAAcoDQAAAAAHLA0AAAAABzANAAAAAAc0DQAAAAAHOA0AAAAABzwNAAAAAAdADQAAAAAHRAwEAAAAB0gMBAAAAAdMDQAAAAAHUAwEAAAAB1QMBAAAAAdYDQAAAAAHXAwEAAAAB2AMBAAAAAdkDQAAAAAHaAwEAAAAB2wNAAAAAAQoHABEIBgIJEgYKFAcLGAgNAAkOAAsPIg0SJw4TLQ8EBAoDBQ4EBgABBwAFAQMAAgEDAAICBA8ABRAAAQYAAQEGAAEBBgABAgcACgwbAQEMHAACBwAMDB0BAQweAAEGIwECBgABEQAPAwYAAQcAEBAoDgEQKQAFCC4ACy8ADzAAEjEAEzIAAAINAAkOAAsCDQAJDgALBQcAFiYAFycAGCgAGSkAGgAAAAAABQcAFiYAFycAGCgAGSkAGgEGAAEBBgABBQcAHyYAICcAISgAIikAIwAAAAAABQcAHyYAICcAISgAIikAIwEDAAIBAwACBQcAKCYAKScAKigAKykALAAAAAAABQcAKCYAKScAKigAKykALAEDAAIBAwACBQcAMSYAMicAMygANCkANQAAAAAABQcAMSYAMicAMygANCkANQEGAAEBBgABAwcAOigAOykAPAAAAAMHADooADspADwBBgABAQYAAQUHAEEmAEInAEMoAEQpAEUAAAAAAAUHAEEmAEInAEMoAEQpAEUBBgABAQYAAQMHAEooAEspAEwAAAADBwBKKABLKQBMAAAFBwBRJgBSJwBTKABUKQBVAAAAAAAFBwBRJgBSJwBTKABUKQBVAAAABQcAWyYAXCcAXSgAXikAXwAAAAAABQcAWyYAXCcAXSgAXikAXwAAAAMHAGUoAGYpAGcAAAADBwBlKABmKQBnAAAAAwcAbSgAbikAbwAAAAMHAG0oAG4pAG8BBr4CAQEGxAIBAwcAdCgAdSkAdgAAAAMHAHQoAHUpAHYAAAAFBwB8JgB9JwB-KAB_KQCAAQAAAAAABQcAfCYAfScAfigAfykAgAEBBgABAQYAAQUHAIUBJgCGAScAhwEoAIgBKQCJAQAAAAAABQcAhQEmAIYBJwCHASgAiAEpAIkBAgYAAREADwIGAAERAA8DBwCOASgAjwEpAJABAAAAAwcAjgEoAI8BKQCQAQAAAAMHAJYBKACXASkAmAEAAAADBwCWASgAlwEpAJgBAAAABQcAngEmAJ8BJwCgASgAoQEpAKIBAAAAAAAFBwCeASYAnwEnAKABKAChASkAogEAAAUHAKcBJgCoAScAqQEoAKoBKQCrAQAAAAAABQcApwEmAKgBJwCpASgAqgEpAKsBAAAABQcAsQEmALIBJwCzASgAtAEpALUBAAAAAAAFBwCxASYAsgEnALMBKAC0ASkAtQEUAgEVMwEWNAEXNQEYNgEaOAEbOhIcOxMdPQEePxIfQBQiQQEjQgEkQxIqRhUrRxssSAItSQIuSgIvSwIwTAIxTgIyUBIzURw0UwI1VRI2Vh03VwI4WAI5WRI6XB47XSQ8XgM9XwM-YAM_YQNAYgNBZANCZhJDZyVEaQNFaxJGbCZHbQNIbgNJbxJKcidLcy1MdARNdQROdgRPdwRQeARRegRSfBJTfS5UfwRVgQESVoIBL1eDAQRYhAEEWYUBElqIATBbiQE2XIsBBl2MAQZejgEGX48BBmCQAQZhkgEGYpQBEmOVATdklwEGZZkBEmaaAThnmwEGaJwBBmmdARJqoAE5a6EBPWyiAQhtowEIbqQBCG-lAQhwpgEIcagBCHKqARJzqwE-dK0BCHWvARJ2sAE_d7EBCHiyAQh5swESerYBQHu3AUZ8uQEHfboBB368AQd_vQEHgAG-AQeBAcABB4IBwgESgwHDAUeEAcUBB4UBxwEShgHIAUiHAckBB4gBygEHiQHLARKKAc4BSYsBzwFNjAHRAQmNAdIBCY4B1QEJjwHWAQmQAdcBCZEB2QEJkgHbARKTAdwBTpQB3gEJlQHgARKWAeEBT5cB4gEJmAHjAQmZAeQBEpoB5wFQmwHoAVacAeoBV50B6wFXngHuAVefAe8BV6AB8AFXoQHyAVeiAfQBEqMB9QFYpAH3AVelAfkBEqYB-gFZpwH7AVeoAfwBV6kB_QESqgGAAlqrAYECYKwBgwJhrQGEAmGuAYcCYa8BiAJhsAGJAmGxAYsCYbIBjQISswGOAmK0AZACYbUBkgIStgGTAmO3AZQCYbgBlQJhuQGWAhK6AZkCZLsBmgJovAGcAmm9AZ0Cab4BoAJpvwGhAmnAAaICacEBpAJpwgGmAhLDAacCasQBqQJpxQGrAhLGAawCa8cBrQJpyAGuAmnJAa8CEsoBsgJsywGzAnDMAbQCDc0BtQINzgG2Ag3PAbcCDdABuAIN0QG6Ag3SAbwCEtMBvQJx1AHAAg3VAcICEtYBwwJy1wHFAg3YAcYCDdkBxwIS2gHKAnPbAcsCd9wBzQJ43QHOAnjeAdECeN8B0gJ44AHTAnjhAdUCeOIB1wIS4wHYAnnkAdoCeOUB3AIS5gHdAnrnAd4CeOgB3wJ46QHgAhLqAeMCe-sB5AKBAewB5QIP7QHmAg_uAecCD-8B6AIP8AHpAg_xAesCD_IB7QIS8wHuAoIB9AHwAg_1AfICEvYB8wKDAfcB9AIP-AH1Ag_5AfYCEvoB-QKEAfsB-gKKAfwB-wIO_QH8Ag7-Af0CDv8B_gIOgAL_Ag6BAoEDDoICgwMSgwKEA4sBhAKGAw6FAogDEoYCiQOMAYcCigMOiAKLAw6JAowDEooCjwONAYsCkAORAYwCkgOSAY0CkwOSAY4ClgOSAY8ClwOSAZACmAOSAZECmgOSAZICnAMSkwKdA5MBlAKfA5IBlQKhAxKWAqIDlAGXAqMDkgGYAqQDkgGZAqUDEpoCqAOVAZsCqQOZAZwCqwOaAZ0CrAOaAZ4CrwOaAZ8CsAOaAaACsQOaAaECswOaAaICtQMSowK2A5sBpAK4A5oBpQK6AxKmArsDnAGnArwDmgGoAr0DmgGpAr4DEqoCwQOdAasCwgOjAawCxAMLrQLFAwuuAsgDC68CyQMLsALKAwuxAswDC7ICzgMSswLPA6QBtALRAwu1AtMDErYC1AOlAbcC1QMLuALWAwu5AtcDEroC2gOmAbsC2wOsAbwC3QOtAb0C3gOtAb4C4QOtAb8C4gOtAcAC4wOtAcEC5QOtAcIC5wMSwwLoA64BxALqA60BxQLsAxLGAu0DrwHHAu4DrQHIAu8DrQHJAvADEsoC8wOwAcsC9AO2AQ"
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
