// Of ea99ed7a008b0a66160eced5da2120df85079c74763df03716f37571cc998800
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
  id                 String    @id @db.Uuid
  version            Int       @default(1)
  listingId          String    @map("listing_id")
  producerId         String    @map("producer_id") @db.Uuid
  // Who had the listing when the offer was made.
  agentId            String    @map("agent_id") @db.Uuid
  status             String    @default("pending")
  offerPrice         Int       @map("offer_price")
  optionPeriod       Int       @map("option_period")
  extraRightsRequest String?   @map("extra_rights_request")
  fundCompetition    Boolean   @map("fund_competition")
  fundNotes          String?   @map("fund_notes")
  deckId             String    @map("deck_id") @db.Uuid
  // The newest hold's number.
  holdNumber         Int       @default(1) @map("hold_number")
  submittedAt        DateTime  @map("submitted_at") @db.Timestamptz(3)
  updatedAt          DateTime  @map("updated_at") @db.Timestamptz(3)
  // When a hold was authorised first; the agent knows of the offer from then on.
  reachedAgentAt     DateTime? @map("reached_agent_at") @db.Timestamptz(3)
  acceptedAt         DateTime? @map("accepted_at") @db.Timestamptz(3)
  optionEndsAt       DateTime? @map("option_ends_at") @db.Timestamptz(3)
  optionEndedAt      DateTime? @map("option_ended_at") @db.Timestamptz(3)
  // The listing's terms as the producer saw them; the agreement is written from these.
  terms              Json
  // The rights that it is about, line by line; nothing where the terms say all of it.
  scope              Json?
  extendedAt         DateTime? @map("extended_at") @db.Timestamptz(3)
  exercisedAt        DateTime? @map("exercised_at") @db.Timestamptz(3)
  endedBecause       String?   @map("ended_because")
  cancellationReason String?   @map("cancellation_reason")
  // The fee went back to the card after the acceptance: refunded in full, or by a lost dispute.
  feeReturnedAt      DateTime? @map("fee_returned_at") @db.Timestamptz(3)
  feeReturnedBy      String?   @map("fee_returned_by")
  // Whether the option then ended or was kept, and what was said of it.
  feeChoice          String?   @map("fee_choice")
  feeChosenAt        DateTime? @map("fee_chosen_at") @db.Timestamptz(3)
  feeNote            String?   @map("fee_note")
  optionEndedBecause String?   @map("option_ended_because")

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
  offerId     String    @id @map("offer_id") @db.Uuid
  listingId   String    @map("listing_id")
  isExclusive Boolean   @map("is_exclusive")
  claimedBy   String    @map("claimed_by") @db.Uuid
  // Why, where an administrator claimed it in the agent's place.
  reason      String?
  claimedAt   DateTime  @map("claimed_at") @db.Timestamptz(3)
  // When somebody last worked on the capture.
  workedAt    DateTime  @map("worked_at") @db.Timestamptz(3)
  committedAt DateTime? @map("committed_at") @db.Timestamptz(3)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(3)
  // The agreement's terms and words, made before the money is taken.
  draft       Json?
  offer       Offer     @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

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
config.runtimeDataModel = JSON.parse('{"models":{"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"offerPrice","kind":"scalar","type":"Int","dbName":"offer_price"},{"name":"optionPeriod","kind":"scalar","type":"Int","dbName":"option_period"},{"name":"extraRightsRequest","kind":"scalar","type":"String","dbName":"extra_rights_request"},{"name":"fundCompetition","kind":"scalar","type":"Boolean","dbName":"fund_competition"},{"name":"fundNotes","kind":"scalar","type":"String","dbName":"fund_notes"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"submittedAt","kind":"scalar","type":"DateTime","dbName":"submitted_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"reachedAgentAt","kind":"scalar","type":"DateTime","dbName":"reached_agent_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"optionEndsAt","kind":"scalar","type":"DateTime","dbName":"option_ends_at"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"scope","kind":"scalar","type":"Json"},{"name":"extendedAt","kind":"scalar","type":"DateTime","dbName":"extended_at"},{"name":"exercisedAt","kind":"scalar","type":"DateTime","dbName":"exercised_at"},{"name":"endedBecause","kind":"scalar","type":"String","dbName":"ended_because"},{"name":"cancellationReason","kind":"scalar","type":"String","dbName":"cancellation_reason"},{"name":"feeReturnedAt","kind":"scalar","type":"DateTime","dbName":"fee_returned_at"},{"name":"feeReturnedBy","kind":"scalar","type":"String","dbName":"fee_returned_by"},{"name":"feeChoice","kind":"scalar","type":"String","dbName":"fee_choice"},{"name":"feeChosenAt","kind":"scalar","type":"DateTime","dbName":"fee_chosen_at"},{"name":"feeNote","kind":"scalar","type":"String","dbName":"fee_note"},{"name":"optionEndedBecause","kind":"scalar","type":"String","dbName":"option_ended_because"},{"name":"holds","kind":"object","type":"Hold","relationName":"HoldToOffer"},{"name":"claim","kind":"object","type":"Claim","relationName":"ClaimToOffer"},{"name":"agreement","kind":"object","type":"Agreement","relationName":"AgreementToOffer"},{"name":"moments","kind":"object","type":"Moment","relationName":"MomentToOffer"},{"name":"deck","kind":"object","type":"Deck","relationName":"DeckToOffer"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToOffer"},{"name":"discrepancies","kind":"object","type":"Discrepancy","relationName":"DiscrepancyToOffer"},{"name":"optionNotices","kind":"object","type":"OptionNotice","relationName":"OfferToOptionNotice"},{"name":"optionDocuments","kind":"object","type":"OptionDocument","relationName":"OfferToOptionDocument"}],"dbName":"offers","schema":null},"Hold":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"captureBefore","kind":"scalar","type":"DateTime","dbName":"capture_before"},{"name":"capturedAt","kind":"scalar","type":"DateTime","dbName":"captured_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"releaseWantedAt","kind":"scalar","type":"DateTime","dbName":"release_wanted_at"},{"name":"createAttempt","kind":"scalar","type":"Int","dbName":"create_attempt"},{"name":"captureAttempt","kind":"scalar","type":"Int","dbName":"capture_attempt"},{"name":"captureIsOpen","kind":"scalar","type":"Boolean","dbName":"capture_is_open"},{"name":"releaseAttempt","kind":"scalar","type":"Int","dbName":"release_attempt"},{"name":"reminders","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"},{"name":"refundedPence","kind":"scalar","type":"Int","dbName":"refunded_pence"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"disputeStatus","kind":"scalar","type":"String","dbName":"dispute_status"},{"name":"disputedAt","kind":"scalar","type":"DateTime","dbName":"disputed_at"},{"name":"disputeDueBy","kind":"scalar","type":"DateTime","dbName":"dispute_due_by"},{"name":"disputeClosedAt","kind":"scalar","type":"DateTime","dbName":"dispute_closed_at"},{"name":"lostPence","kind":"scalar","type":"Int","dbName":"lost_pence"},{"name":"refunds","kind":"object","type":"Refund","relationName":"HoldToRefund"},{"name":"disputes","kind":"object","type":"Dispute","relationName":"DisputeToHold"},{"name":"offer","kind":"object","type":"Offer","relationName":"HoldToOffer"}],"dbName":"holds","schema":null},"Refund":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"hold","kind":"object","type":"Hold","relationName":"HoldToRefund"}],"dbName":"refunds","schema":null},"Dispute":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"status","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"dueBy","kind":"scalar","type":"DateTime","dbName":"due_by"},{"name":"hold","kind":"object","type":"Hold","relationName":"DisputeToHold"}],"dbName":"disputes","schema":null},"Claim":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"claimedBy","kind":"scalar","type":"String","dbName":"claimed_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"workedAt","kind":"scalar","type":"DateTime","dbName":"worked_at"},{"name":"committedAt","kind":"scalar","type":"DateTime","dbName":"committed_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"draft","kind":"scalar","type":"Json"},{"name":"offer","kind":"object","type":"Offer","relationName":"ClaimToOffer"}],"dbName":"claims","schema":null},"Taking":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"lines","kind":"scalar","type":"Json"},{"name":"holder","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTaking"}],"dbName":"takings","schema":null},"Moment":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"moment","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"MomentToOffer"}],"dbName":"moments","schema":null},"Agreement":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"textHash","kind":"scalar","type":"String","dbName":"text_hash"},{"name":"writtenAt","kind":"scalar","type":"DateTime","dbName":"written_at"},{"name":"producerName","kind":"scalar","type":"String","dbName":"producer_name"},{"name":"producerSignedAt","kind":"scalar","type":"DateTime","dbName":"producer_signed_at"},{"name":"agentName","kind":"scalar","type":"String","dbName":"agent_name"},{"name":"agentSignedAt","kind":"scalar","type":"DateTime","dbName":"agent_signed_at"},{"name":"signedFile","kind":"scalar","type":"String","dbName":"signed_file"},{"name":"offer","kind":"object","type":"Offer","relationName":"AgreementToOffer"}],"dbName":"agreements","schema":null},"Deck":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"keptUntil","kind":"scalar","type":"DateTime","dbName":"kept_until"},{"name":"offers","kind":"object","type":"Offer","relationName":"DeckToOffer"}],"dbName":"decks","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"}],"dbName":"competition_entries","schema":null},"RequestKey":{"fields":[{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"requestHash","kind":"scalar","type":"String","dbName":"request_hash"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"request_keys","schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"notices","schema":null},"Discrepancy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"says","kind":"scalar","type":"String"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"settlement","kind":"scalar","type":"String"},{"name":"settledBy","kind":"scalar","type":"String","dbName":"settled_by"},{"name":"settledNote","kind":"scalar","type":"String","dbName":"settled_note"},{"name":"offer","kind":"object","type":"Offer","relationName":"DiscrepancyToOffer"}],"dbName":"discrepancies","schema":null},"Ending":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"exceptOfferId","kind":"scalar","type":"String","dbName":"except_offer_id"},{"name":"because","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"},{"name":"lines","kind":"scalar","type":"Json"}],"dbName":"endings","schema":null},"OptionDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionDocument"},{"name":"notices","kind":"object","type":"OptionNotice","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_documents","schema":null},"OptionNotice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"givenBy","kind":"scalar","type":"String","dbName":"given_by"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"note","kind":"scalar","type":"String"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"reason","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionNotice"},{"name":"document","kind":"object","type":"OptionDocument","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_notices","schema":null},"Round":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"rights","kind":"scalar","type":"String"},{"name":"takingsVersion","kind":"scalar","type":"Int","dbName":"takings_version"},{"name":"offers","kind":"object","type":"Offer","relationName":"ListingToOffer"},{"name":"takings","kind":"object","type":"Taking","relationName":"ListingToTaking"}],"dbName":"listings","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"}],"dbName":"people","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","hold","refunds","disputes","offer","_count","holds","claim","agreement","moments","offers","deck","listing","takings","discrepancies","notices","document","optionNotices","optionDocuments","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","data","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","create","update","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","having","_avg","_sum","_min","_max","Offer.groupBy","Offer.aggregate","Hold.findUnique","Hold.findUniqueOrThrow","Hold.findFirst","Hold.findFirstOrThrow","Hold.findMany","Hold.createOne","Hold.createMany","Hold.createManyAndReturn","Hold.updateOne","Hold.updateMany","Hold.updateManyAndReturn","Hold.upsertOne","Hold.deleteOne","Hold.deleteMany","Hold.groupBy","Hold.aggregate","Refund.findUnique","Refund.findUniqueOrThrow","Refund.findFirst","Refund.findFirstOrThrow","Refund.findMany","Refund.createOne","Refund.createMany","Refund.createManyAndReturn","Refund.updateOne","Refund.updateMany","Refund.updateManyAndReturn","Refund.upsertOne","Refund.deleteOne","Refund.deleteMany","Refund.groupBy","Refund.aggregate","Dispute.findUnique","Dispute.findUniqueOrThrow","Dispute.findFirst","Dispute.findFirstOrThrow","Dispute.findMany","Dispute.createOne","Dispute.createMany","Dispute.createManyAndReturn","Dispute.updateOne","Dispute.updateMany","Dispute.updateManyAndReturn","Dispute.upsertOne","Dispute.deleteOne","Dispute.deleteMany","Dispute.groupBy","Dispute.aggregate","Claim.findUnique","Claim.findUniqueOrThrow","Claim.findFirst","Claim.findFirstOrThrow","Claim.findMany","Claim.createOne","Claim.createMany","Claim.createManyAndReturn","Claim.updateOne","Claim.updateMany","Claim.updateManyAndReturn","Claim.upsertOne","Claim.deleteOne","Claim.deleteMany","Claim.groupBy","Claim.aggregate","Taking.findUnique","Taking.findUniqueOrThrow","Taking.findFirst","Taking.findFirstOrThrow","Taking.findMany","Taking.createOne","Taking.createMany","Taking.createManyAndReturn","Taking.updateOne","Taking.updateMany","Taking.updateManyAndReturn","Taking.upsertOne","Taking.deleteOne","Taking.deleteMany","Taking.groupBy","Taking.aggregate","Moment.findUnique","Moment.findUniqueOrThrow","Moment.findFirst","Moment.findFirstOrThrow","Moment.findMany","Moment.createOne","Moment.createMany","Moment.createManyAndReturn","Moment.updateOne","Moment.updateMany","Moment.updateManyAndReturn","Moment.upsertOne","Moment.deleteOne","Moment.deleteMany","Moment.groupBy","Moment.aggregate","Agreement.findUnique","Agreement.findUniqueOrThrow","Agreement.findFirst","Agreement.findFirstOrThrow","Agreement.findMany","Agreement.createOne","Agreement.createMany","Agreement.createManyAndReturn","Agreement.updateOne","Agreement.updateMany","Agreement.updateManyAndReturn","Agreement.upsertOne","Agreement.deleteOne","Agreement.deleteMany","Agreement.groupBy","Agreement.aggregate","Deck.findUnique","Deck.findUniqueOrThrow","Deck.findFirst","Deck.findFirstOrThrow","Deck.findMany","Deck.createOne","Deck.createMany","Deck.createManyAndReturn","Deck.updateOne","Deck.updateMany","Deck.updateManyAndReturn","Deck.upsertOne","Deck.deleteOne","Deck.deleteMany","Deck.groupBy","Deck.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","RequestKey.findUnique","RequestKey.findUniqueOrThrow","RequestKey.findFirst","RequestKey.findFirstOrThrow","RequestKey.findMany","RequestKey.createOne","RequestKey.createMany","RequestKey.createManyAndReturn","RequestKey.updateOne","RequestKey.updateMany","RequestKey.updateManyAndReturn","RequestKey.upsertOne","RequestKey.deleteOne","RequestKey.deleteMany","RequestKey.groupBy","RequestKey.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Discrepancy.findUnique","Discrepancy.findUniqueOrThrow","Discrepancy.findFirst","Discrepancy.findFirstOrThrow","Discrepancy.findMany","Discrepancy.createOne","Discrepancy.createMany","Discrepancy.createManyAndReturn","Discrepancy.updateOne","Discrepancy.updateMany","Discrepancy.updateManyAndReturn","Discrepancy.upsertOne","Discrepancy.deleteOne","Discrepancy.deleteMany","Discrepancy.groupBy","Discrepancy.aggregate","Ending.findUnique","Ending.findUniqueOrThrow","Ending.findFirst","Ending.findFirstOrThrow","Ending.findMany","Ending.createOne","Ending.createMany","Ending.createManyAndReturn","Ending.updateOne","Ending.updateMany","Ending.updateManyAndReturn","Ending.upsertOne","Ending.deleteOne","Ending.deleteMany","Ending.groupBy","Ending.aggregate","OptionDocument.findUnique","OptionDocument.findUniqueOrThrow","OptionDocument.findFirst","OptionDocument.findFirstOrThrow","OptionDocument.findMany","OptionDocument.createOne","OptionDocument.createMany","OptionDocument.createManyAndReturn","OptionDocument.updateOne","OptionDocument.updateMany","OptionDocument.updateManyAndReturn","OptionDocument.upsertOne","OptionDocument.deleteOne","OptionDocument.deleteMany","OptionDocument.groupBy","OptionDocument.aggregate","OptionNotice.findUnique","OptionNotice.findUniqueOrThrow","OptionNotice.findFirst","OptionNotice.findFirstOrThrow","OptionNotice.findMany","OptionNotice.createOne","OptionNotice.createMany","OptionNotice.createManyAndReturn","OptionNotice.updateOne","OptionNotice.updateMany","OptionNotice.updateManyAndReturn","OptionNotice.upsertOne","OptionNotice.deleteOne","OptionNotice.deleteMany","OptionNotice.groupBy","OptionNotice.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AND","OR","NOT","id","version","role","status","firstName","lastName","companyName","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","agentId","isDeleted","title","author","medium","genre","coverImageUrl","soldOfferId","earlyAccessUntil","terms","rights","takingsVersion","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","every","some","none","at","actorId","action","offerId","before","after","name","doneAt","kind","givenBy","note","documentId","endsAt","answeredAt","reason","ownerId","fileName","bytes","uploadedAt","listingId","personId","exceptOfferId","because","lines","intentId","says","foundAt","settledAt","settlement","settledBy","settledNote","type","receivedAt","producerId","key","requestHash","createdAt","producerId_key","deckId","keptUntil","textHash","writtenAt","producerName","producerSignedAt","agentName","agentSignedAt","signedFile","moment","holder","createdBy","endedAt","isExclusive","claimedBy","claimedAt","workedAt","committedAt","draft","holdNumber","amountPence","openedAt","dueBy","number","heldAt","captureBefore","capturedAt","releasedAt","releaseWantedAt","createAttempt","captureAttempt","captureIsOpen","releaseAttempt","reminders","comparedAt","tries","tryAfter","refundedPence","refundedAt","disputeStatus","disputedAt","disputeDueBy","disputeClosedAt","lostPence","offerPrice","optionPeriod","extraRightsRequest","fundCompetition","fundNotes","submittedAt","updatedAt","reachedAgentAt","acceptedAt","optionEndsAt","optionEndedAt","scope","extendedAt","exercisedAt","endedBecause","cancellationReason","feeReturnedAt","feeReturnedBy","feeChoice","feeChosenAt","feeNote","optionEndedBecause","offerId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "6ge-AcACKwgAAOgEACAJAADpBAAgCgAA6gQAIAsAAOsEACANAADsBAAgDgAA5gQAIBAAAO0EACATAADgBAAgFAAA7gQAIN0CAADnBAAw3gIAABkAEN8CAADnBAAw4AIBAAAAAeECAgCgBAAh4wIBAKEEACHyAgEAnwQAIfsCAACzBAAgmgMBAKEEACGoAwEAnwQAIa0DAQCfBAAhwAMCAKAEACHZAwIAoAQAIdoDAgCgBAAh2wMBAKIEACHcAyAAsAQAId0DAQCiBAAh3gNAAMAEACHfA0AAwAQAIeADQACyBAAh4QNAALIEACHiA0AAsgQAIeMDQACyBAAh5AMAAMkEACDlA0AAsgQAIeYDQACyBAAh5wMBAKIEACHoAwEAogQAIekDQACyBAAh6gMBAKIEACHrAwEAogQAIewDQACyBAAh7QMBAKIEACHuAwEAogQAIQEAAAABACAgBAAA9QQAIAUAAPYEACAGAADWBAAg3QIAAPQEADDeAgAAAwAQ3wIAAPQEADDjAgEAoQQAIYoDAQCfBAAhnwMBAKIEACGrA0AAwAQAIcEDAgCgBAAhxAMCAKAEACHFA0AAsgQAIcYDQACyBAAhxwNAALIEACHIA0AAsgQAIckDQACyBAAhygMCAKAEACHLAwIAoAQAIcwDIACwBAAhzQMCAKAEACHOAwIAoAQAIc8DQACyBAAh0AMCAKAEACHRA0AAsgQAIdIDAgCgBAAh0wNAALIEACHUAwEAogQAIdUDQACyBAAh1gNAALIEACHXA0AAsgQAIdgDAgCgBAAhEAQAAJ0HACAFAACeBwAgBgAA5gYAIJ8DAAD3BAAgxQMAAPcEACDGAwAA9wQAIMcDAAD3BAAgyAMAAPcEACDJAwAA9wQAIM8DAAD3BAAg0QMAAPcEACDTAwAA9wQAINQDAAD3BAAg1QMAAPcEACDWAwAA9wQAINcDAAD3BAAgIQQAAPUEACAFAAD2BAAgBgAA1gQAIN0CAAD0BAAw3gIAAAMAEN8CAAD0BAAw4wIBAKEEACGKAwEAnwQAIZ8DAQAAAAGrA0AAwAQAIcEDAgCgBAAhxAMCAKAEACHFA0AAsgQAIcYDQACyBAAhxwNAALIEACHIA0AAsgQAIckDQACyBAAhygMCAKAEACHLAwIAoAQAIcwDIACwBAAhzQMCAKAEACHOAwIAoAQAIc8DQACyBAAh0AMCAKAEACHRA0AAsgQAIdIDAgCgBAAh0wNAALIEACHUAwEAogQAIdUDQACyBAAh1gNAALIEACHXA0AAsgQAIdgDAgCgBAAh7wMAAPMEACADAAAAAwAgAQAABAAwAgAABQAgCQMAAPEEACDdAgAA8gQAMN4CAAAHABDfAgAA8gQAMOACAQChBAAh4wIBAKEEACGKAwEAnwQAIcADAgCgBAAhwQMCAKAEACEBAwAAnAcAIAkDAADxBAAg3QIAAPIEADDeAgAABwAQ3wIAAPIEADDgAgEAAAAB4wIBAKEEACGKAwEAnwQAIcADAgCgBAAhwQMCAKAEACEDAAAABwAgAQAACAAwAgAACQAgCwMAAPEEACDdAgAA8AQAMN4CAAALABDfAgAA8AQAMOACAQChBAAh4wIBAKEEACGKAwEAnwQAIcADAgCgBAAhwQMCAKAEACHCA0AAwAQAIcMDQACyBAAhAgMAAJwHACDDAwAA9wQAIAsDAADxBAAg3QIAAPAEADDeAgAACwAQ3wIAAPAEADDgAgEAAAAB4wIBAKEEACGKAwEAnwQAIcADAgCgBAAhwQMCAKAEACHCA0AAwAQAIcMDQACyBAAhAwAAAAsAIAEAAAwAMAIAAA0AIAEAAAAHACABAAAACwAgDgYAANYEACDdAgAA2gQAMN4CAAARABDfAgAA2gQAMIoDAQCfBAAhlQMBAKIEACGaAwEAoQQAIbkDQACyBAAhugMgALAEACG7AwEAnwQAIbwDQADABAAhvQNAAMAEACG-A0AAsgQAIb8DAADJBAAgAQAAABEAIA0GAADWBAAg3QIAANUEADDeAgAAEwAQ3wIAANUEADD7AgAAswQAIIoDAQCfBAAhrwMBAKEEACGwA0AAwAQAIbEDAQCiBAAhsgNAALIEACGzAwEAogQAIbQDQACyBAAhtQMBALEEACEBAAAAEwAgCQYAANYEACDdAgAA7wQAMN4CAAAVABDfAgAA7wQAMOACBAC_BAAhhwNAAMAEACGKAwEAnwQAIZEDAQCiBAAhtgMBAKEEACECBgAA5gYAIJEDAAD3BAAgCQYAANYEACDdAgAA7wQAMN4CAAAVABDfAgAA7wQAMOACBAAAAAGHA0AAwAQAIYoDAQCfBAAhkQMBAKIEACG2AwEAoQQAIQMAAAAVACABAAAWADACAAAXACArCAAA6AQAIAkAAOkEACAKAADqBAAgCwAA6wQAIA0AAOwEACAOAADmBAAgEAAA7QQAIBMAAOAEACAUAADuBAAg3QIAAOcEADDeAgAAGQAQ3wIAAOcEADDgAgEAnwQAIeECAgCgBAAh4wIBAKEEACHyAgEAnwQAIfsCAACzBAAgmgMBAKEEACGoAwEAnwQAIa0DAQCfBAAhwAMCAKAEACHZAwIAoAQAIdoDAgCgBAAh2wMBAKIEACHcAyAAsAQAId0DAQCiBAAh3gNAAMAEACHfA0AAwAQAIeADQACyBAAh4QNAALIEACHiA0AAsgQAIeMDQACyBAAh5AMAAMkEACDlA0AAsgQAIeYDQACyBAAh5wMBAKIEACHoAwEAogQAIekDQACyBAAh6gMBAKIEACHrAwEAogQAIewDQACyBAAh7QMBAKIEACHuAwEAogQAIRoIAACVBwAgCQAAlgcAIAoAAJcHACALAACYBwAgDQAAmQcAIA4AAJQHACAQAACaBwAgEwAAkgcAIBQAAJsHACDbAwAA9wQAIN0DAAD3BAAg4AMAAPcEACDhAwAA9wQAIOIDAAD3BAAg4wMAAPcEACDkAwAA9wQAIOUDAAD3BAAg5gMAAPcEACDnAwAA9wQAIOgDAAD3BAAg6QMAAPcEACDqAwAA9wQAIOsDAAD3BAAg7AMAAPcEACDtAwAA9wQAIO4DAAD3BAAgAwAAABkAIAEAABoAMAIAAAEAIAEAAAAZACADAAAAGQAgAQAAGgAwAgAAAQAgDQ4AAOYEACDdAgAA5QQAMN4CAAAeABDfAgAA5QQAMOACAQCfBAAhjwMBAKEEACGRAwEAogQAIZoDAQChBAAhngMAALMEACCrA0AAwAQAIbcDAQCiBAAhuAMBAJ8EACG5A0AAsgQAIQQOAACUBwAgkQMAAPcEACC3AwAA9wQAILkDAAD3BAAgDQ4AAOYEACDdAgAA5QQAMN4CAAAeABDfAgAA5QQAMOACAQAAAAGPAwEAoQQAIZEDAQCiBAAhmgMBAKEEACGeAwAAswQAIKsDQADABAAhtwMBAKIEACG4AwEAnwQAIbkDQACyBAAhAwAAAB4AIAEAAB8AMAIAACAAIAEAAAAZACABAAAAHgAgDgYAAOQEACDdAgAA4wQAMN4CAAAkABDfAgAA4wQAMOACAQCfBAAhigMBALEEACGPAwEAoQQAIZ8DAQCiBAAhoAMBAKEEACGhA0AAwAQAIaIDQACyBAAhowMBAKIEACGkAwEAsQQAIaUDAQCiBAAhBwYAAOYGACCKAwAA9wQAIJ8DAAD3BAAgogMAAPcEACCjAwAA9wQAIKQDAAD3BAAgpQMAAPcEACAOBgAA5AQAIN0CAADjBAAw3gIAACQAEN8CAADjBAAw4AIBAAAAAYoDAQCxBAAhjwMBAKEEACGfAwEAogQAIaADAQChBAAhoQNAAMAEACGiA0AAsgQAIaMDAQCiBAAhpAMBALEEACGlAwEAogQAIQMAAAAkACABAAAlADACAAAmACABAAAAGQAgEAYAANYEACASAADiBAAg3QIAAOEEADDeAgAAKQAQ3wIAAOEEADDgAgEAnwQAIeMCAQChBAAhhwNAAMAEACGKAwEAnwQAIY8DAQChBAAhkAMBAKEEACGRAwEAogQAIZIDAQCfBAAhkwNAALIEACGUA0AAsgQAIZUDAQCiBAAhBgYAAOYGACASAACTBwAgkQMAAPcEACCTAwAA9wQAIJQDAAD3BAAglQMAAPcEACAQBgAA1gQAIBIAAOIEACDdAgAA4QQAMN4CAAApABDfAgAA4QQAMOACAQAAAAHjAgEAoQQAIYcDQADABAAhigMBAJ8EACGPAwEAoQQAIZADAQChBAAhkQMBAKIEACGSAwEAnwQAIZMDQACyBAAhlANAALIEACGVAwEAogQAIQMAAAApACABAAAqADACAAArACADAAAAKQAgAQAAKgAwAgAAKwAgAQAAACkAIAwGAADWBAAgEQAA4AQAIN0CAADfBAAw3gIAAC8AEN8CAADfBAAw4AIBAJ8EACGKAwEAnwQAIY8DAQChBAAhlgMBAJ8EACGXAwEAoQQAIZgDAgCgBAAhmQNAAMAEACECBgAA5gYAIBEAAJIHACAMBgAA1gQAIBEAAOAEACDdAgAA3wQAMN4CAAAvABDfAgAA3wQAMOACAQAAAAGKAwEAnwQAIY8DAQChBAAhlgMBAJ8EACGXAwEAoQQAIZgDAgCgBAAhmQNAAMAEACEDAAAALwAgAQAAMAAwAgAAMQAgAQAAAAMAIAEAAAAVACABAAAAJAAgAQAAACkAIAEAAAAvACABAAAAAQAgAwAAABkAIAEAABoAMAIAAAEAIAMAAAAZACABAAAaADACAAABACADAAAAGQAgAQAAGgAwAgAAAQAgKAgAAJwGACAJAACdBgAgCgAAngYAIAsAAJ8GACANAACgBgAgDgAA3wYAIBAAAKEGACATAACiBgAgFAAAowYAIOACAQAAAAHhAgIAAAAB4wIBAAAAAfICAQAAAAH7AoAAAAABmgMBAAAAAagDAQAAAAGtAwEAAAABwAMCAAAAAdkDAgAAAAHaAwIAAAAB2wMBAAAAAdwDIAAAAAHdAwEAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDQAAAAAHjA0AAAAAB5AOAAAAAAeUDQAAAAAHmA0AAAAAB5wMBAAAAAegDAQAAAAHpA0AAAAAB6gMBAAAAAesDAQAAAAHsA0AAAAAB7QMBAAAAAe4DAQAAAAEBGgAAPAAgH-ACAQAAAAHhAgIAAAAB4wIBAAAAAfICAQAAAAH7AoAAAAABmgMBAAAAAagDAQAAAAGtAwEAAAABwAMCAAAAAdkDAgAAAAHaAwIAAAAB2wMBAAAAAdwDIAAAAAHdAwEAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDQAAAAAHjA0AAAAAB5AOAAAAAAeUDQAAAAAHmA0AAAAAB5wMBAAAAAegDAQAAAAHpA0AAAAAB6gMBAAAAAesDAQAAAAHsA0AAAAAB7QMBAAAAAe4DAQAAAAEBGgAAPgAwARoAAD4AMCgIAAChBQAgCQAAogUAIAoAAKMFACALAACkBQAgDQAApQUAIA4AAN0GACAQAACmBQAgEwAApwUAIBQAAKgFACDgAgEA_QQAIeECAgD-BAAh4wIBAP0EACHyAgEA_QQAIfsCgAAAAAGaAwEA_QQAIagDAQD9BAAhrQMBAP0EACHAAwIA_gQAIdkDAgD-BAAh2gMCAP4EACHbAwEA_wQAIdwDIACFBQAh3QMBAP8EACHeA0AAkwUAId8DQACTBQAh4ANAAIYFACHhA0AAhgUAIeIDQACGBQAh4wNAAIYFACHkA4AAAAAB5QNAAIYFACHmA0AAhgUAIecDAQD_BAAh6AMBAP8EACHpA0AAhgUAIeoDAQD_BAAh6wMBAP8EACHsA0AAhgUAIe0DAQD_BAAh7gMBAP8EACECAAAAAQAgGgAAQQAgH-ACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIQIAAAAZACAaAABDACACAAAAGQAgGgAAQwAgAwAAAAEAICEAADwAICIAAEEAIAEAAAABACABAAAAGQAgFgcAAI0HACAnAACOBwAgKAAAkQcAICkAAJAHACAqAACPBwAg2wMAAPcEACDdAwAA9wQAIOADAAD3BAAg4QMAAPcEACDiAwAA9wQAIOMDAAD3BAAg5AMAAPcEACDlAwAA9wQAIOYDAAD3BAAg5wMAAPcEACDoAwAA9wQAIOkDAAD3BAAg6gMAAPcEACDrAwAA9wQAIOwDAAD3BAAg7QMAAPcEACDuAwAA9wQAICLdAgAA3gQAMN4CAABKABDfAgAA3gQAMOACAQCRBAAh4QICAJIEACHjAgEAkwQAIfICAQCRBAAh-wIAAKgEACCaAwEAkwQAIagDAQCRBAAhrQMBAJEEACHAAwIAkgQAIdkDAgCSBAAh2gMCAJIEACHbAwEAlAQAIdwDIAClBAAh3QMBAJQEACHeA0AAuQQAId8DQAC5BAAh4ANAAKcEACHhA0AApwQAIeIDQACnBAAh4wNAAKcEACHkAwAAxgQAIOUDQACnBAAh5gNAAKcEACHnAwEAlAQAIegDAQCUBAAh6QNAAKcEACHqAwEAlAQAIesDAQCUBAAh7ANAAKcEACHtAwEAlAQAIe4DAQCUBAAhAwAAABkAIAEAAEkAMCYAAEoAIAMAAAAZACABAAAaADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIB0EAACZBgAgBQAAmgYAIAYAAIwHACDjAgEAAAABigMBAAAAAZ8DAQAAAAGrA0AAAAABwQMCAAAAAcQDAgAAAAHFA0AAAAABxgNAAAAAAccDQAAAAAHIA0AAAAAByQNAAAAAAcoDAgAAAAHLAwIAAAABzAMgAAAAAc0DAgAAAAHOAwIAAAABzwNAAAAAAdADAgAAAAHRA0AAAAAB0gMCAAAAAdMDQAAAAAHUAwEAAAAB1QNAAAAAAdYDQAAAAAHXA0AAAAAB2AMCAAAAAQEaAABSACAa4wIBAAAAAYoDAQAAAAGfAwEAAAABqwNAAAAAAcEDAgAAAAHEAwIAAAABxQNAAAAAAcYDQAAAAAHHA0AAAAAByANAAAAAAckDQAAAAAHKAwIAAAABywMCAAAAAcwDIAAAAAHNAwIAAAABzgMCAAAAAc8DQAAAAAHQAwIAAAAB0QNAAAAAAdIDAgAAAAHTA0AAAAAB1AMBAAAAAdUDQAAAAAHWA0AAAAAB1wNAAAAAAdgDAgAAAAEBGgAAVAAwARoAAFQAMB0EAAD-BQAgBQAA_wUAIAYAAIsHACDjAgEA_QQAIYoDAQD9BAAhnwMBAP8EACGrA0AAkwUAIcEDAgD-BAAhxAMCAP4EACHFA0AAhgUAIcYDQACGBQAhxwNAAIYFACHIA0AAhgUAIckDQACGBQAhygMCAP4EACHLAwIA_gQAIcwDIACFBQAhzQMCAP4EACHOAwIA_gQAIc8DQACGBQAh0AMCAP4EACHRA0AAhgUAIdIDAgD-BAAh0wNAAIYFACHUAwEA_wQAIdUDQACGBQAh1gNAAIYFACHXA0AAhgUAIdgDAgD-BAAhAgAAAAUAIBoAAFcAIBrjAgEA_QQAIYoDAQD9BAAhnwMBAP8EACGrA0AAkwUAIcEDAgD-BAAhxAMCAP4EACHFA0AAhgUAIcYDQACGBQAhxwNAAIYFACHIA0AAhgUAIckDQACGBQAhygMCAP4EACHLAwIA_gQAIcwDIACFBQAhzQMCAP4EACHOAwIA_gQAIc8DQACGBQAh0AMCAP4EACHRA0AAhgUAIdIDAgD-BAAh0wNAAIYFACHUAwEA_wQAIdUDQACGBQAh1gNAAIYFACHXA0AAhgUAIdgDAgD-BAAhAgAAAAMAIBoAAFkAIAIAAAADACAaAABZACADAAAABQAgIQAAUgAgIgAAVwAgAQAAAAUAIAEAAAADACASBwAAhgcAICcAAIcHACAoAACKBwAgKQAAiQcAICoAAIgHACCfAwAA9wQAIMUDAAD3BAAgxgMAAPcEACDHAwAA9wQAIMgDAAD3BAAgyQMAAPcEACDPAwAA9wQAINEDAAD3BAAg0wMAAPcEACDUAwAA9wQAINUDAAD3BAAg1gMAAPcEACDXAwAA9wQAIB3dAgAA3QQAMN4CAABgABDfAgAA3QQAMOMCAQCTBAAhigMBAJEEACGfAwEAlAQAIasDQAC5BAAhwQMCAJIEACHEAwIAkgQAIcUDQACnBAAhxgNAAKcEACHHA0AApwQAIcgDQACnBAAhyQNAAKcEACHKAwIAkgQAIcsDAgCSBAAhzAMgAKUEACHNAwIAkgQAIc4DAgCSBAAhzwNAAKcEACHQAwIAkgQAIdEDQACnBAAh0gMCAJIEACHTA0AApwQAIdQDAQCUBAAh1QNAAKcEACHWA0AApwQAIdcDQACnBAAh2AMCAJIEACEDAAAAAwAgAQAAXwAwJgAAYAAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAAJACABAAAACQAgAwAAAAcAIAEAAAgAMAIAAAkAIAMAAAAHACABAAAIADACAAAJACADAAAABwAgAQAACAAwAgAACQAgBgMAAIUHACDgAgEAAAAB4wIBAAAAAYoDAQAAAAHAAwIAAAABwQMCAAAAAQEaAABoACAF4AIBAAAAAeMCAQAAAAGKAwEAAAABwAMCAAAAAcEDAgAAAAEBGgAAagAwARoAAGoAMAYDAACEBwAg4AIBAP0EACHjAgEA_QQAIYoDAQD9BAAhwAMCAP4EACHBAwIA_gQAIQIAAAAJACAaAABtACAF4AIBAP0EACHjAgEA_QQAIYoDAQD9BAAhwAMCAP4EACHBAwIA_gQAIQIAAAAHACAaAABvACACAAAABwAgGgAAbwAgAwAAAAkAICEAAGgAICIAAG0AIAEAAAAJACABAAAABwAgBQcAAP8GACAnAACABwAgKAAAgwcAICkAAIIHACAqAACBBwAgCN0CAADcBAAw3gIAAHYAEN8CAADcBAAw4AIBAJMEACHjAgEAkwQAIYoDAQCRBAAhwAMCAJIEACHBAwIAkgQAIQMAAAAHACABAAB1ADAmAAB2ACADAAAABwAgAQAACAAwAgAACQAgAQAAAA0AIAEAAAANACADAAAACwAgAQAADAAwAgAADQAgAwAAAAsAIAEAAAwAMAIAAA0AIAMAAAALACABAAAMADACAAANACAIAwAA_gYAIOACAQAAAAHjAgEAAAABigMBAAAAAcADAgAAAAHBAwIAAAABwgNAAAAAAcMDQAAAAAEBGgAAfgAgB-ACAQAAAAHjAgEAAAABigMBAAAAAcADAgAAAAHBAwIAAAABwgNAAAAAAcMDQAAAAAEBGgAAgAEAMAEaAACAAQAwCAMAAP0GACDgAgEA_QQAIeMCAQD9BAAhigMBAP0EACHAAwIA_gQAIcEDAgD-BAAhwgNAAJMFACHDA0AAhgUAIQIAAAANACAaAACDAQAgB-ACAQD9BAAh4wIBAP0EACGKAwEA_QQAIcADAgD-BAAhwQMCAP4EACHCA0AAkwUAIcMDQACGBQAhAgAAAAsAIBoAAIUBACACAAAACwAgGgAAhQEAIAMAAAANACAhAAB-ACAiAACDAQAgAQAAAA0AIAEAAAALACAGBwAA-AYAICcAAPkGACAoAAD8BgAgKQAA-wYAICoAAPoGACDDAwAA9wQAIArdAgAA2wQAMN4CAACMAQAQ3wIAANsEADDgAgEAkwQAIeMCAQCTBAAhigMBAJEEACHAAwIAkgQAIcEDAgCSBAAhwgNAALkEACHDA0AApwQAIQMAAAALACABAACLAQAwJgAAjAEAIAMAAAALACABAAAMADACAAANACAOBgAA1gQAIN0CAADaBAAw3gIAABEAEN8CAADaBAAwigMBAAAAAZUDAQCiBAAhmgMBAKEEACG5A0AAsgQAIboDIACwBAAhuwMBAJ8EACG8A0AAwAQAIb0DQADABAAhvgNAALIEACG_AwAAyQQAIAEAAACPAQAgAQAAAI8BACAFBgAA5gYAIJUDAAD3BAAguQMAAPcEACC-AwAA9wQAIL8DAAD3BAAgAwAAABEAIAEAAJIBADACAACPAQAgAwAAABEAIAEAAJIBADACAACPAQAgAwAAABEAIAEAAJIBADACAACPAQAgCwYAAPcGACCKAwEAAAABlQMBAAAAAZoDAQAAAAG5A0AAAAABugMgAAAAAbsDAQAAAAG8A0AAAAABvQNAAAAAAb4DQAAAAAG_A4AAAAABARoAAJYBACAKigMBAAAAAZUDAQAAAAGaAwEAAAABuQNAAAAAAboDIAAAAAG7AwEAAAABvANAAAAAAb0DQAAAAAG-A0AAAAABvwOAAAAAAQEaAACYAQAwARoAAJgBADALBgAA9gYAIIoDAQD9BAAhlQMBAP8EACGaAwEA_QQAIbkDQACGBQAhugMgAIUFACG7AwEA_QQAIbwDQACTBQAhvQNAAJMFACG-A0AAhgUAIb8DgAAAAAECAAAAjwEAIBoAAJsBACAKigMBAP0EACGVAwEA_wQAIZoDAQD9BAAhuQNAAIYFACG6AyAAhQUAIbsDAQD9BAAhvANAAJMFACG9A0AAkwUAIb4DQACGBQAhvwOAAAAAAQIAAAARACAaAACdAQAgAgAAABEAIBoAAJ0BACADAAAAjwEAICEAAJYBACAiAACbAQAgAQAAAI8BACABAAAAEQAgBwcAAPMGACApAAD1BgAgKgAA9AYAIJUDAAD3BAAguQMAAPcEACC-AwAA9wQAIL8DAAD3BAAgDd0CAADZBAAw3gIAAKQBABDfAgAA2QQAMIoDAQCRBAAhlQMBAJQEACGaAwEAkwQAIbkDQACnBAAhugMgAKUEACG7AwEAkQQAIbwDQAC5BAAhvQNAALkEACG-A0AApwQAIb8DAADGBAAgAwAAABEAIAEAAKMBADAmAACkAQAgAwAAABEAIAEAAJIBADACAACPAQAgAQAAACAAIAEAAAAgACADAAAAHgAgAQAAHwAwAgAAIAAgAwAAAB4AIAEAAB8AMAIAACAAIAMAAAAeACABAAAfADACAAAgACAKDgAA8gYAIOACAQAAAAGPAwEAAAABkQMBAAAAAZoDAQAAAAGeA4AAAAABqwNAAAAAAbcDAQAAAAG4AwEAAAABuQNAAAAAAQEaAACsAQAgCeACAQAAAAGPAwEAAAABkQMBAAAAAZoDAQAAAAGeA4AAAAABqwNAAAAAAbcDAQAAAAG4AwEAAAABuQNAAAAAAQEaAACuAQAwARoAAK4BADAKDgAA8QYAIOACAQD9BAAhjwMBAP0EACGRAwEA_wQAIZoDAQD9BAAhngOAAAAAAasDQACTBQAhtwMBAP8EACG4AwEA_QQAIbkDQACGBQAhAgAAACAAIBoAALEBACAJ4AIBAP0EACGPAwEA_QQAIZEDAQD_BAAhmgMBAP0EACGeA4AAAAABqwNAAJMFACG3AwEA_wQAIbgDAQD9BAAhuQNAAIYFACECAAAAHgAgGgAAswEAIAIAAAAeACAaAACzAQAgAwAAACAAICEAAKwBACAiAACxAQAgAQAAACAAIAEAAAAeACAGBwAA7gYAICkAAPAGACAqAADvBgAgkQMAAPcEACC3AwAA9wQAILkDAAD3BAAgDN0CAADYBAAw3gIAALoBABDfAgAA2AQAMOACAQCRBAAhjwMBAJMEACGRAwEAlAQAIZoDAQCTBAAhngMAAKgEACCrA0AAuQQAIbcDAQCUBAAhuAMBAJEEACG5A0AApwQAIQMAAAAeACABAAC5AQAwJgAAugEAIAMAAAAeACABAAAfADACAAAgACABAAAAFwAgAQAAABcAIAMAAAAVACABAAAWADACAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIAYGAADtBgAg4AIEAAAAAYcDQAAAAAGKAwEAAAABkQMBAAAAAbYDAQAAAAEBGgAAwgEAIAXgAgQAAAABhwNAAAAAAYoDAQAAAAGRAwEAAAABtgMBAAAAAQEaAADEAQAwARoAAMQBADAGBgAA7AYAIOACBADmBQAhhwNAAJMFACGKAwEA_QQAIZEDAQD_BAAhtgMBAP0EACECAAAAFwAgGgAAxwEAIAXgAgQA5gUAIYcDQACTBQAhigMBAP0EACGRAwEA_wQAIbYDAQD9BAAhAgAAABUAIBoAAMkBACACAAAAFQAgGgAAyQEAIAMAAAAXACAhAADCAQAgIgAAxwEAIAEAAAAXACABAAAAFQAgBgcAAOcGACAnAADoBgAgKAAA6wYAICkAAOoGACAqAADpBgAgkQMAAPcEACAI3QIAANcEADDeAgAA0AEAEN8CAADXBAAw4AIEALgEACGHA0AAuQQAIYoDAQCRBAAhkQMBAJQEACG2AwEAkwQAIQMAAAAVACABAADPAQAwJgAA0AEAIAMAAAAVACABAAAWADACAAAXACANBgAA1gQAIN0CAADVBAAw3gIAABMAEN8CAADVBAAw-wIAALMEACCKAwEAAAABrwMBAKEEACGwA0AAwAQAIbEDAQCiBAAhsgNAALIEACGzAwEAogQAIbQDQACyBAAhtQMBALEEACEBAAAA0wEAIAEAAADTAQAgBgYAAOYGACCxAwAA9wQAILIDAAD3BAAgswMAAPcEACC0AwAA9wQAILUDAAD3BAAgAwAAABMAIAEAANYBADACAADTAQAgAwAAABMAIAEAANYBADACAADTAQAgAwAAABMAIAEAANYBADACAADTAQAgCgYAAOUGACD7AoAAAAABigMBAAAAAa8DAQAAAAGwA0AAAAABsQMBAAAAAbIDQAAAAAGzAwEAAAABtANAAAAAAbUDAQAAAAEBGgAA2gEAIAn7AoAAAAABigMBAAAAAa8DAQAAAAGwA0AAAAABsQMBAAAAAbIDQAAAAAGzAwEAAAABtANAAAAAAbUDAQAAAAEBGgAA3AEAMAEaAADcAQAwCgYAAOQGACD7AoAAAAABigMBAP0EACGvAwEA_QQAIbADQACTBQAhsQMBAP8EACGyA0AAhgUAIbMDAQD_BAAhtANAAIYFACG1AwEA_wQAIQIAAADTAQAgGgAA3wEAIAn7AoAAAAABigMBAP0EACGvAwEA_QQAIbADQACTBQAhsQMBAP8EACGyA0AAhgUAIbMDAQD_BAAhtANAAIYFACG1AwEA_wQAIQIAAAATACAaAADhAQAgAgAAABMAIBoAAOEBACADAAAA0wEAICEAANoBACAiAADfAQAgAQAAANMBACABAAAAEwAgCAcAAOEGACApAADjBgAgKgAA4gYAILEDAAD3BAAgsgMAAPcEACCzAwAA9wQAILQDAAD3BAAgtQMAAPcEACAM3QIAANQEADDeAgAA6AEAEN8CAADUBAAw-wIAAKgEACCKAwEAkQQAIa8DAQCTBAAhsANAALkEACGxAwEAlAQAIbIDQACnBAAhswMBAJQEACG0A0AApwQAIbUDAQCmBAAhAwAAABMAIAEAAOcBADAmAADoAQAgAwAAABMAIAEAANYBADACAADTAQAgCwwAALQEACDdAgAA0wQAMN4CAADuAQAQ3wIAANMEADDgAgEAAAABjwMBAKEEACGWAwEAnwQAIZcDAQChBAAhmAMCAKAEACGZA0AAwAQAIa4DQACyBAAhAQAAAOsBACABAAAA6wEAIAsMAAC0BAAg3QIAANMEADDeAgAA7gEAEN8CAADTBAAw4AIBAJ8EACGPAwEAoQQAIZYDAQCfBAAhlwMBAKEEACGYAwIAoAQAIZkDQADABAAhrgNAALIEACECDAAApgYAIK4DAAD3BAAgAwAAAO4BACABAADvAQAwAgAA6wEAIAMAAADuAQAgAQAA7wEAMAIAAOsBACADAAAA7gEAIAEAAO8BADACAADrAQAgCAwAAOAGACDgAgEAAAABjwMBAAAAAZYDAQAAAAGXAwEAAAABmAMCAAAAAZkDQAAAAAGuA0AAAAABARoAAPMBACAH4AIBAAAAAY8DAQAAAAGWAwEAAAABlwMBAAAAAZgDAgAAAAGZA0AAAAABrgNAAAAAAQEaAAD1AQAwARoAAPUBADAIDAAA1AYAIOACAQD9BAAhjwMBAP0EACGWAwEA_QQAIZcDAQD9BAAhmAMCAP4EACGZA0AAkwUAIa4DQACGBQAhAgAAAOsBACAaAAD4AQAgB-ACAQD9BAAhjwMBAP0EACGWAwEA_QQAIZcDAQD9BAAhmAMCAP4EACGZA0AAkwUAIa4DQACGBQAhAgAAAO4BACAaAAD6AQAgAgAAAO4BACAaAAD6AQAgAwAAAOsBACAhAADzAQAgIgAA-AEAIAEAAADrAQAgAQAAAO4BACAGBwAAzwYAICcAANAGACAoAADTBgAgKQAA0gYAICoAANEGACCuAwAA9wQAIArdAgAA0gQAMN4CAACBAgAQ3wIAANIEADDgAgEAkQQAIY8DAQCTBAAhlgMBAJEEACGXAwEAkwQAIZgDAgCSBAAhmQNAALkEACGuA0AApwQAIQMAAADuAQAgAQAAgAIAMCYAAIECACADAAAA7gEAIAEAAO8BADACAADrAQAgBt0CAADRBAAw3gIAAIcCABDfAgAA0QQAMOACAQAAAAHhAgIAoAQAIa0DAQCxBAAhAQAAAIQCACABAAAAhAIAIAbdAgAA0QQAMN4CAACHAgAQ3wIAANEEADDgAgEAnwQAIeECAgCgBAAhrQMBALEEACEBrQMAAPcEACADAAAAhwIAIAEAAIgCADACAACEAgAgAwAAAIcCACABAACIAgAwAgAAhAIAIAMAAACHAgAgAQAAiAIAMAIAAIQCACAD4AIBAAAAAeECAgAAAAGtAwEAAAABARoAAIwCACAD4AIBAAAAAeECAgAAAAGtAwEAAAABARoAAI4CADABGgAAjgIAMAPgAgEA_QQAIeECAgD-BAAhrQMBAP8EACECAAAAhAIAIBoAAJECACAD4AIBAP0EACHhAgIA_gQAIa0DAQD_BAAhAgAAAIcCACAaAACTAgAgAgAAAIcCACAaAACTAgAgAwAAAIQCACAhAACMAgAgIgAAkQIAIAEAAACEAgAgAQAAAIcCACAGBwAAygYAICcAAMsGACAoAADOBgAgKQAAzQYAICoAAMwGACCtAwAA9wQAIAbdAgAA0AQAMN4CAACaAgAQ3wIAANAEADDgAgEAkQQAIeECAgCSBAAhrQMBAKYEACEDAAAAhwIAIAEAAJkCADAmAACaAgAgAwAAAIcCACABAACIAgAwAgAAhAIAIAndAgAAzgQAMN4CAACgAgAQ3wIAAM4EADCKAwEAnwQAIagDAQCfBAAhqQMBAKEEACGqAwEAoQQAIasDQADABAAhrAMAAM8EACABAAAAnQIAIAEAAACdAgAgCN0CAADOBAAw3gIAAKACABDfAgAAzgQAMIoDAQCfBAAhqAMBAJ8EACGpAwEAoQQAIaoDAQChBAAhqwNAAMAEACEAAwAAAKACACABAAChAgAwAgAAnQIAIAMAAACgAgAgAQAAoQIAMAIAAJ0CACADAAAAoAIAIAEAAKECADACAACdAgAgBYoDAQAAAAGoAwEAAAABqQMBAAAAAaoDAQAAAAGrA0AAAAABARoAAKUCACAFigMBAAAAAagDAQAAAAGpAwEAAAABqgMBAAAAAasDQAAAAAEBGgAApwIAMAEaAACnAgAwBYoDAQD9BAAhqAMBAP0EACGpAwEA_QQAIaoDAQD9BAAhqwNAAJMFACECAAAAnQIAIBoAAKoCACAFigMBAP0EACGoAwEA_QQAIakDAQD9BAAhqgMBAP0EACGrA0AAkwUAIQIAAACgAgAgGgAArAIAIAIAAACgAgAgGgAArAIAIAMAAACdAgAgIQAApQIAICIAAKoCACABAAAAnQIAIAEAAACgAgAgAwcAAMcGACApAADJBgAgKgAAyAYAIAjdAgAAzQQAMN4CAACzAgAQ3wIAAM0EADCKAwEAkQQAIagDAQCRBAAhqQMBAJMEACGqAwEAkwQAIasDQAC5BAAhAwAAAKACACABAACyAgAwJgAAswIAIAMAAACgAgAgAQAAoQIAMAIAAJ0CACAG3QIAAMwEADDeAgAAuQIAEN8CAADMBAAw4AIBAAAAAaYDAQChBAAhpwNAAMAEACEBAAAAtgIAIAEAAAC2AgAgBt0CAADMBAAw3gIAALkCABDfAgAAzAQAMOACAQChBAAhpgMBAKEEACGnA0AAwAQAIQADAAAAuQIAIAEAALoCADACAAC2AgAgAwAAALkCACABAAC6AgAwAgAAtgIAIAMAAAC5AgAgAQAAugIAMAIAALYCACAD4AIBAAAAAaYDAQAAAAGnA0AAAAABARoAAL4CACAD4AIBAAAAAaYDAQAAAAGnA0AAAAABARoAAMACADABGgAAwAIAMAPgAgEA_QQAIaYDAQD9BAAhpwNAAJMFACECAAAAtgIAIBoAAMMCACAD4AIBAP0EACGmAwEA_QQAIacDQACTBQAhAgAAALkCACAaAADFAgAgAgAAALkCACAaAADFAgAgAwAAALYCACAhAAC-AgAgIgAAwwIAIAEAAAC2AgAgAQAAALkCACADBwAAxAYAICkAAMYGACAqAADFBgAgBt0CAADLBAAw3gIAAMwCABDfAgAAywQAMOACAQCTBAAhpgMBAJMEACGnA0AAuQQAIQMAAAC5AgAgAQAAywIAMCYAAMwCACADAAAAuQIAIAEAALoCADACAAC2AgAgAQAAACYAIAEAAAAmACADAAAAJAAgAQAAJQAwAgAAJgAgAwAAACQAIAEAACUAMAIAACYAIAMAAAAkACABAAAlADACAAAmACALBgAAwwYAIOACAQAAAAGKAwEAAAABjwMBAAAAAZ8DAQAAAAGgAwEAAAABoQNAAAAAAaIDQAAAAAGjAwEAAAABpAMBAAAAAaUDAQAAAAEBGgAA1AIAIArgAgEAAAABigMBAAAAAY8DAQAAAAGfAwEAAAABoAMBAAAAAaEDQAAAAAGiA0AAAAABowMBAAAAAaQDAQAAAAGlAwEAAAABARoAANYCADABGgAA1gIAMAEAAAAZACALBgAAwgYAIOACAQD9BAAhigMBAP8EACGPAwEA_QQAIZ8DAQD_BAAhoAMBAP0EACGhA0AAkwUAIaIDQACGBQAhowMBAP8EACGkAwEA_wQAIaUDAQD_BAAhAgAAACYAIBoAANoCACAK4AIBAP0EACGKAwEA_wQAIY8DAQD9BAAhnwMBAP8EACGgAwEA_QQAIaEDQACTBQAhogNAAIYFACGjAwEA_wQAIaQDAQD_BAAhpQMBAP8EACECAAAAJAAgGgAA3AIAIAIAAAAkACAaAADcAgAgAQAAABkAIAMAAAAmACAhAADUAgAgIgAA2gIAIAEAAAAmACABAAAAJAAgCQcAAL8GACApAADBBgAgKgAAwAYAIIoDAAD3BAAgnwMAAPcEACCiAwAA9wQAIKMDAAD3BAAgpAMAAPcEACClAwAA9wQAIA3dAgAAygQAMN4CAADkAgAQ3wIAAMoEADDgAgEAkQQAIYoDAQCmBAAhjwMBAJMEACGfAwEAlAQAIaADAQCTBAAhoQNAALkEACGiA0AApwQAIaMDAQCUBAAhpAMBAKYEACGlAwEAlAQAIQMAAAAkACABAADjAgAwJgAA5AIAIAMAAAAkACABAAAlADACAAAmACAL3QIAAMgEADDeAgAA6gIAEN8CAADIBAAw4AIEAAAAAYcDQADABAAhjgNAALIEACGaAwEAogQAIZsDAQCxBAAhnAMBALEEACGdAwEAoQQAIZ4DAADJBAAgAQAAAOcCACABAAAA5wIAIAvdAgAAyAQAMN4CAADqAgAQ3wIAAMgEADDgAgQAvwQAIYcDQADABAAhjgNAALIEACGaAwEAogQAIZsDAQCxBAAhnAMBALEEACGdAwEAoQQAIZ4DAADJBAAgBY4DAAD3BAAgmgMAAPcEACCbAwAA9wQAIJwDAAD3BAAgngMAAPcEACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACAI4AIEAAAAAYcDQAAAAAGOA0AAAAABmgMBAAAAAZsDAQAAAAGcAwEAAAABnQMBAAAAAZ4DgAAAAAEBGgAA7wIAIAjgAgQAAAABhwNAAAAAAY4DQAAAAAGaAwEAAAABmwMBAAAAAZwDAQAAAAGdAwEAAAABngOAAAAAAQEaAADxAgAwARoAAPECADAI4AIEAOYFACGHA0AAkwUAIY4DQACGBQAhmgMBAP8EACGbAwEA_wQAIZwDAQD_BAAhnQMBAP0EACGeA4AAAAABAgAAAOcCACAaAAD0AgAgCOACBADmBQAhhwNAAJMFACGOA0AAhgUAIZoDAQD_BAAhmwMBAP8EACGcAwEA_wQAIZ0DAQD9BAAhngOAAAAAAQIAAADqAgAgGgAA9gIAIAIAAADqAgAgGgAA9gIAIAMAAADnAgAgIQAA7wIAICIAAPQCACABAAAA5wIAIAEAAADqAgAgCgcAALoGACAnAAC7BgAgKAAAvgYAICkAAL0GACAqAAC8BgAgjgMAAPcEACCaAwAA9wQAIJsDAAD3BAAgnAMAAPcEACCeAwAA9wQAIAvdAgAAxQQAMN4CAAD9AgAQ3wIAAMUEADDgAgQAuAQAIYcDQAC5BAAhjgNAAKcEACGaAwEAlAQAIZsDAQCmBAAhnAMBAKYEACGdAwEAkwQAIZ4DAADGBAAgAwAAAOoCACABAAD8AgAwJgAA_QIAIAMAAADqAgAgAQAA6wIAMAIAAOcCACABAAAAMQAgAQAAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAkGAAC5BgAgEQAAxAUAIOACAQAAAAGKAwEAAAABjwMBAAAAAZYDAQAAAAGXAwEAAAABmAMCAAAAAZkDQAAAAAEBGgAAhQMAIAfgAgEAAAABigMBAAAAAY8DAQAAAAGWAwEAAAABlwMBAAAAAZgDAgAAAAGZA0AAAAABARoAAIcDADABGgAAhwMAMAkGAAC4BgAgEQAAtAUAIOACAQD9BAAhigMBAP0EACGPAwEA_QQAIZYDAQD9BAAhlwMBAP0EACGYAwIA_gQAIZkDQACTBQAhAgAAADEAIBoAAIoDACAH4AIBAP0EACGKAwEA_QQAIY8DAQD9BAAhlgMBAP0EACGXAwEA_QQAIZgDAgD-BAAhmQNAAJMFACECAAAALwAgGgAAjAMAIAIAAAAvACAaAACMAwAgAwAAADEAICEAAIUDACAiAACKAwAgAQAAADEAIAEAAAAvACAFBwAAswYAICcAALQGACAoAAC3BgAgKQAAtgYAICoAALUGACAK3QIAAMQEADDeAgAAkwMAEN8CAADEBAAw4AIBAJEEACGKAwEAkQQAIY8DAQCTBAAhlgMBAJEEACGXAwEAkwQAIZgDAgCSBAAhmQNAALkEACEDAAAALwAgAQAAkgMAMCYAAJMDACADAAAALwAgAQAAMAAwAgAAMQAgAQAAACsAIAEAAAArACADAAAAKQAgAQAAKgAwAgAAKwAgAwAAACkAIAEAACoAMAIAACsAIAMAAAApACABAAAqADACAAArACANBgAAwgUAIBIAAM8FACDgAgEAAAAB4wIBAAAAAYcDQAAAAAGKAwEAAAABjwMBAAAAAZADAQAAAAGRAwEAAAABkgMBAAAAAZMDQAAAAAGUA0AAAAABlQMBAAAAAQEaAACbAwAgC-ACAQAAAAHjAgEAAAABhwNAAAAAAYoDAQAAAAGPAwEAAAABkAMBAAAAAZEDAQAAAAGSAwEAAAABkwNAAAAAAZQDQAAAAAGVAwEAAAABARoAAJ0DADABGgAAnQMAMA0GAADABQAgEgAAzQUAIOACAQD9BAAh4wIBAP0EACGHA0AAkwUAIYoDAQD9BAAhjwMBAP0EACGQAwEA_QQAIZEDAQD_BAAhkgMBAP0EACGTA0AAhgUAIZQDQACGBQAhlQMBAP8EACECAAAAKwAgGgAAoAMAIAvgAgEA_QQAIeMCAQD9BAAhhwNAAJMFACGKAwEA_QQAIY8DAQD9BAAhkAMBAP0EACGRAwEA_wQAIZIDAQD9BAAhkwNAAIYFACGUA0AAhgUAIZUDAQD_BAAhAgAAACkAIBoAAKIDACACAAAAKQAgGgAAogMAIAMAAAArACAhAACbAwAgIgAAoAMAIAEAAAArACABAAAAKQAgBwcAALAGACApAACyBgAgKgAAsQYAIJEDAAD3BAAgkwMAAPcEACCUAwAA9wQAIJUDAAD3BAAgDt0CAADDBAAw3gIAAKkDABDfAgAAwwQAMOACAQCRBAAh4wIBAJMEACGHA0AAuQQAIYoDAQCRBAAhjwMBAJMEACGQAwEAkwQAIZEDAQCUBAAhkgMBAJEEACGTA0AApwQAIZQDQACnBAAhlQMBAJQEACEDAAAAKQAgAQAAqAMAMCYAAKkDACADAAAAKQAgAQAAKgAwAgAAKwAgBd0CAADCBAAw3gIAAK8DABDfAgAAwgQAMI0DAQAAAAGOA0AAwAQAIQEAAACsAwAgAQAAAKwDACAF3QIAAMIEADDeAgAArwMAEN8CAADCBAAwjQMBAKEEACGOA0AAwAQAIQADAAAArwMAIAEAALADADACAACsAwAgAwAAAK8DACABAACwAwAwAgAArAMAIAMAAACvAwAgAQAAsAMAMAIAAKwDACACjQMBAAAAAY4DQAAAAAEBGgAAtAMAIAKNAwEAAAABjgNAAAAAAQEaAAC2AwAwARoAALYDADACjQMBAP0EACGOA0AAkwUAIQIAAACsAwAgGgAAuQMAIAKNAwEA_QQAIY4DQACTBQAhAgAAAK8DACAaAAC7AwAgAgAAAK8DACAaAAC7AwAgAwAAAKwDACAhAAC0AwAgIgAAuQMAIAEAAACsAwAgAQAAAK8DACADBwAArQYAICkAAK8GACAqAACuBgAgBd0CAADBBAAw3gIAAMIDABDfAgAAwQQAMI0DAQCTBAAhjgNAALkEACEDAAAArwMAIAEAAMEDADAmAADCAwAgAwAAAK8DACABAACwAwAwAgAArAMAIArdAgAAvgQAMN4CAADIAwAQ3wIAAL4EADDgAgQAAAABhwNAAMAEACGIAwEAnwQAIYkDAQChBAAhigMBALEEACGLAwAAswQAIIwDAACzBAAgAQAAAMUDACABAAAAxQMAIArdAgAAvgQAMN4CAADIAwAQ3wIAAL4EADDgAgQAvwQAIYcDQADABAAhiAMBAJ8EACGJAwEAoQQAIYoDAQCxBAAhiwMAALMEACCMAwAAswQAIAGKAwAA9wQAIAMAAADIAwAgAQAAyQMAMAIAAMUDACADAAAAyAMAIAEAAMkDADACAADFAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIAfgAgQAAAABhwNAAAAAAYgDAQAAAAGJAwEAAAABigMBAAAAAYsDgAAAAAGMA4AAAAABARoAAM0DACAH4AIEAAAAAYcDQAAAAAGIAwEAAAABiQMBAAAAAYoDAQAAAAGLA4AAAAABjAOAAAAAAQEaAADPAwAwARoAAM8DADAH4AIEAOYFACGHA0AAkwUAIYgDAQD9BAAhiQMBAP0EACGKAwEA_wQAIYsDgAAAAAGMA4AAAAABAgAAAMUDACAaAADSAwAgB-ACBADmBQAhhwNAAJMFACGIAwEA_QQAIYkDAQD9BAAhigMBAP8EACGLA4AAAAABjAOAAAAAAQIAAADIAwAgGgAA1AMAIAIAAADIAwAgGgAA1AMAIAMAAADFAwAgIQAAzQMAICIAANIDACABAAAAxQMAIAEAAADIAwAgBgcAAKgGACAnAACpBgAgKAAArAYAICkAAKsGACAqAACqBgAgigMAAPcEACAK3QIAALcEADDeAgAA2wMAEN8CAAC3BAAw4AIEALgEACGHA0AAuQQAIYgDAQCRBAAhiQMBAJMEACGKAwEApgQAIYsDAACoBAAgjAMAAKgEACADAAAAyAMAIAEAANoDADAmAADbAwAgAwAAAMgDACABAADJAwAwAgAAxQMAIBQMAAC0BAAgDwAAtQQAIN0CAACvBAAw3gIAAOEDABDfAgAArwQAMOACAQAAAAHhAgIAoAQAIeMCAQChBAAh8gIBAJ8EACHzAiAAsAQAIfQCAQChBAAh9QIBAKEEACH2AgEAoQQAIfcCAQCiBAAh-AIBAKIEACH5AgEAsQQAIfoCQACyBAAh-wIAALMEACD8AgEAogQAIf0CAgCgBAAhAQAAAN4DACABAAAA3gMAIBQMAAC0BAAgDwAAtQQAIN0CAACvBAAw3gIAAOEDABDfAgAArwQAMOACAQChBAAh4QICAKAEACHjAgEAoQQAIfICAQCfBAAh8wIgALAEACH0AgEAoQQAIfUCAQChBAAh9gIBAKEEACH3AgEAogQAIfgCAQCiBAAh-QIBALEEACH6AkAAsgQAIfsCAACzBAAg_AIBAKIEACH9AgIAoAQAIQcMAACmBgAgDwAApwYAIPcCAAD3BAAg-AIAAPcEACD5AgAA9wQAIPoCAAD3BAAg_AIAAPcEACADAAAA4QMAIAEAAOIDADACAADeAwAgAwAAAOEDACABAADiAwAwAgAA3gMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACARDAAApAYAIA8AAKUGACDgAgEAAAAB4QICAAAAAeMCAQAAAAHyAgEAAAAB8wIgAAAAAfQCAQAAAAH1AgEAAAAB9gIBAAAAAfcCAQAAAAH4AgEAAAAB-QIBAAAAAfoCQAAAAAH7AoAAAAAB_AIBAAAAAf0CAgAAAAEBGgAA5gMAIA_gAgEAAAAB4QICAAAAAeMCAQAAAAHyAgEAAAAB8wIgAAAAAfQCAQAAAAH1AgEAAAAB9gIBAAAAAfcCAQAAAAH4AgEAAAAB-QIBAAAAAfoCQAAAAAH7AoAAAAAB_AIBAAAAAf0CAgAAAAEBGgAA6AMAMAEaAADoAwAwEQwAAIcFACAPAACIBQAg4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACHzAiAAhQUAIfQCAQD9BAAh9QIBAP0EACH2AgEA_QQAIfcCAQD_BAAh-AIBAP8EACH5AgEA_wQAIfoCQACGBQAh-wKAAAAAAfwCAQD_BAAh_QICAP4EACECAAAA3gMAIBoAAOsDACAP4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACHzAiAAhQUAIfQCAQD9BAAh9QIBAP0EACH2AgEA_QQAIfcCAQD_BAAh-AIBAP8EACH5AgEA_wQAIfoCQACGBQAh-wKAAAAAAfwCAQD_BAAh_QICAP4EACECAAAA4QMAIBoAAO0DACACAAAA4QMAIBoAAO0DACADAAAA3gMAICEAAOYDACAiAADrAwAgAQAAAN4DACABAAAA4QMAIAoHAACABQAgJwAAgQUAICgAAIQFACApAACDBQAgKgAAggUAIPcCAAD3BAAg-AIAAPcEACD5AgAA9wQAIPoCAAD3BAAg_AIAAPcEACAS3QIAAKQEADDeAgAA9AMAEN8CAACkBAAw4AIBAJMEACHhAgIAkgQAIeMCAQCTBAAh8gIBAJEEACHzAiAApQQAIfQCAQCTBAAh9QIBAJMEACH2AgEAkwQAIfcCAQCUBAAh-AIBAJQEACH5AgEApgQAIfoCQACnBAAh-wIAAKgEACD8AgEAlAQAIf0CAgCSBAAhAwAAAOEDACABAADzAwAwJgAA9AMAIAMAAADhAwAgAQAA4gMAMAIAAN4DACAK3QIAAJ4EADDeAgAA-gMAEN8CAACeBAAw4AIBAAAAAeECAgCgBAAh4gIBAKEEACHjAgEAoQQAIeQCAQChBAAh5QIBAKEEACHmAgEAogQAIQEAAAD3AwAgAQAAAPcDACAK3QIAAJ4EADDeAgAA-gMAEN8CAACeBAAw4AIBAJ8EACHhAgIAoAQAIeICAQChBAAh4wIBAKEEACHkAgEAoQQAIeUCAQChBAAh5gIBAKIEACEB5gIAAPcEACADAAAA-gMAIAEAAPsDADACAAD3AwAgAwAAAPoDACABAAD7AwAwAgAA9wMAIAMAAAD6AwAgAQAA-wMAMAIAAPcDACAH4AIBAAAAAeECAgAAAAHiAgEAAAAB4wIBAAAAAeQCAQAAAAHlAgEAAAAB5gIBAAAAAQEaAAD_AwAgB-ACAQAAAAHhAgIAAAAB4gIBAAAAAeMCAQAAAAHkAgEAAAAB5QIBAAAAAeYCAQAAAAEBGgAAgQQAMAEaAACBBAAwB-ACAQD9BAAh4QICAP4EACHiAgEA_QQAIeMCAQD9BAAh5AIBAP0EACHlAgEA_QQAIeYCAQD_BAAhAgAAAPcDACAaAACEBAAgB-ACAQD9BAAh4QICAP4EACHiAgEA_QQAIeMCAQD9BAAh5AIBAP0EACHlAgEA_QQAIeYCAQD_BAAhAgAAAPoDACAaAACGBAAgAgAAAPoDACAaAACGBAAgAwAAAPcDACAhAAD_AwAgIgAAhAQAIAEAAAD3AwAgAQAAAPoDACAGBwAA-AQAICcAAPkEACAoAAD8BAAgKQAA-wQAICoAAPoEACDmAgAA9wQAIArdAgAAkAQAMN4CAACNBAAQ3wIAAJAEADDgAgEAkQQAIeECAgCSBAAh4gIBAJMEACHjAgEAkwQAIeQCAQCTBAAh5QIBAJMEACHmAgEAlAQAIQMAAAD6AwAgAQAAjAQAMCYAAI0EACADAAAA-gMAIAEAAPsDADACAAD3AwAgCt0CAACQBAAw3gIAAI0EABDfAgAAkAQAMOACAQCRBAAh4QICAJIEACHiAgEAkwQAIeMCAQCTBAAh5AIBAJMEACHlAgEAkwQAIeYCAQCUBAAhCwcAAJkEACApAACaBAAgKgAAmgQAIOcCAQAAAAHoAgEAAAAE6QIBAAAABOoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHxAgEAnQQAIQ0HAACZBAAgJwAAnAQAICgAAJkEACApAACZBAAgKgAAmQQAIOcCAgAAAAHoAgIAAAAE6QICAAAABOoCAgAAAAHrAgIAAAAB7AICAAAAAe0CAgAAAAHxAgIAmwQAIQ4HAACZBAAgKQAAmgQAICoAAJoEACDnAgEAAAAB6AIBAAAABOkCAQAAAATqAgEAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gIBAAAAAe8CAQAAAAHwAgEAAAAB8QIBAJgEACEOBwAAlgQAICkAAJcEACAqAACXBAAg5wIBAAAAAegCAQAAAAXpAgEAAAAF6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAAAAAfECAQCVBAAhDgcAAJYEACApAACXBAAgKgAAlwQAIOcCAQAAAAHoAgEAAAAF6QIBAAAABeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAAB7wIBAAAAAfACAQAAAAHxAgEAlQQAIQjnAgIAAAAB6AICAAAABekCAgAAAAXqAgIAAAAB6wICAAAAAewCAgAAAAHtAgIAAAAB8QICAJYEACEL5wIBAAAAAegCAQAAAAXpAgEAAAAF6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAAAAAfECAQCXBAAhDgcAAJkEACApAACaBAAgKgAAmgQAIOcCAQAAAAHoAgEAAAAE6QIBAAAABOoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAAB7wIBAAAAAfACAQAAAAHxAgEAmAQAIQjnAgIAAAAB6AICAAAABOkCAgAAAATqAgIAAAAB6wICAAAAAewCAgAAAAHtAgIAAAAB8QICAJkEACEL5wIBAAAAAegCAQAAAATpAgEAAAAE6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAAAAAfECAQCaBAAhDQcAAJkEACAnAACcBAAgKAAAmQQAICkAAJkEACAqAACZBAAg5wICAAAAAegCAgAAAATpAgIAAAAE6gICAAAAAesCAgAAAAHsAgIAAAAB7QICAAAAAfECAgCbBAAhCOcCCAAAAAHoAggAAAAE6QIIAAAABOoCCAAAAAHrAggAAAAB7AIIAAAAAe0CCAAAAAHxAggAnAQAIQsHAACZBAAgKQAAmgQAICoAAJoEACDnAgEAAAAB6AIBAAAABOkCAQAAAATqAgEAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB8QIBAJ0EACEK3QIAAJ4EADDeAgAA-gMAEN8CAACeBAAw4AIBAJ8EACHhAgIAoAQAIeICAQChBAAh4wIBAKEEACHkAgEAoQQAIeUCAQChBAAh5gIBAKIEACEI5wIBAAAAAegCAQAAAATpAgEAAAAE6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAfECAQCjBAAhCOcCAgAAAAHoAgIAAAAE6QICAAAABOoCAgAAAAHrAgIAAAAB7AICAAAAAe0CAgAAAAHxAgIAmQQAIQvnAgEAAAAB6AIBAAAABOkCAQAAAATqAgEAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gIBAAAAAe8CAQAAAAHwAgEAAAAB8QIBAJoEACEL5wIBAAAAAegCAQAAAAXpAgEAAAAF6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAAAAAfECAQCXBAAhCOcCAQAAAAHoAgEAAAAE6QIBAAAABOoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHxAgEAowQAIRLdAgAApAQAMN4CAAD0AwAQ3wIAAKQEADDgAgEAkwQAIeECAgCSBAAh4wIBAJMEACHyAgEAkQQAIfMCIAClBAAh9AIBAJMEACH1AgEAkwQAIfYCAQCTBAAh9wIBAJQEACH4AgEAlAQAIfkCAQCmBAAh-gJAAKcEACH7AgAAqAQAIPwCAQCUBAAh_QICAJIEACEFBwAAmQQAICkAAK4EACAqAACuBAAg5wIgAAAAAfECIACtBAAhCwcAAJYEACApAACXBAAgKgAAlwQAIOcCAQAAAAHoAgEAAAAF6QIBAAAABeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHxAgEArAQAIQsHAACWBAAgKQAAqwQAICoAAKsEACDnAkAAAAAB6AJAAAAABekCQAAAAAXqAkAAAAAB6wJAAAAAAewCQAAAAAHtAkAAAAAB8QJAAKoEACEPBwAAmQQAICkAAKkEACAqAACpBAAg5wKAAAAAAeoCgAAAAAHrAoAAAAAB7AKAAAAAAe0CgAAAAAHxAoAAAAAB_gIBAAAAAf8CAQAAAAGAAwEAAAABgQOAAAAAAYIDgAAAAAGDA4AAAAABDOcCgAAAAAHqAoAAAAAB6wKAAAAAAewCgAAAAAHtAoAAAAAB8QKAAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDgAAAAAGCA4AAAAABgwOAAAAAAQsHAACWBAAgKQAAqwQAICoAAKsEACDnAkAAAAAB6AJAAAAABekCQAAAAAXqAkAAAAAB6wJAAAAAAewCQAAAAAHtAkAAAAAB8QJAAKoEACEI5wJAAAAAAegCQAAAAAXpAkAAAAAF6gJAAAAAAesCQAAAAAHsAkAAAAAB7QJAAAAAAfECQACrBAAhCwcAAJYEACApAACXBAAgKgAAlwQAIOcCAQAAAAHoAgEAAAAF6QIBAAAABeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHxAgEArAQAIQUHAACZBAAgKQAArgQAICoAAK4EACDnAiAAAAAB8QIgAK0EACEC5wIgAAAAAfECIACuBAAhFAwAALQEACAPAAC1BAAg3QIAAK8EADDeAgAA4QMAEN8CAACvBAAw4AIBAKEEACHhAgIAoAQAIeMCAQChBAAh8gIBAJ8EACHzAiAAsAQAIfQCAQChBAAh9QIBAKEEACH2AgEAoQQAIfcCAQCiBAAh-AIBAKIEACH5AgEAsQQAIfoCQACyBAAh-wIAALMEACD8AgEAogQAIf0CAgCgBAAhAucCIAAAAAHxAiAArgQAIQjnAgEAAAAB6AIBAAAABekCAQAAAAXqAgEAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB8QIBALYEACEI5wJAAAAAAegCQAAAAAXpAkAAAAAF6gJAAAAAAesCQAAAAAHsAkAAAAAB7QJAAAAAAfECQACrBAAhDOcCgAAAAAHqAoAAAAAB6wKAAAAAAewCgAAAAAHtAoAAAAAB8QKAAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDgAAAAAGCA4AAAAABgwOAAAAAAQOEAwAAGQAghQMAABkAIIYDAAAZACADhAMAAB4AIIUDAAAeACCGAwAAHgAgCOcCAQAAAAHoAgEAAAAF6QIBAAAABeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHxAgEAtgQAIQrdAgAAtwQAMN4CAADbAwAQ3wIAALcEADDgAgQAuAQAIYcDQAC5BAAhiAMBAJEEACGJAwEAkwQAIYoDAQCmBAAhiwMAAKgEACCMAwAAqAQAIA0HAACZBAAgJwAAnAQAICgAAL0EACApAAC9BAAgKgAAvQQAIOcCBAAAAAHoAgQAAAAE6QIEAAAABOoCBAAAAAHrAgQAAAAB7AIEAAAAAe0CBAAAAAHxAgQAvAQAIQsHAACZBAAgKQAAuwQAICoAALsEACDnAkAAAAAB6AJAAAAABOkCQAAAAATqAkAAAAAB6wJAAAAAAewCQAAAAAHtAkAAAAAB8QJAALoEACELBwAAmQQAICkAALsEACAqAAC7BAAg5wJAAAAAAegCQAAAAATpAkAAAAAE6gJAAAAAAesCQAAAAAHsAkAAAAAB7QJAAAAAAfECQAC6BAAhCOcCQAAAAAHoAkAAAAAE6QJAAAAABOoCQAAAAAHrAkAAAAAB7AJAAAAAAe0CQAAAAAHxAkAAuwQAIQ0HAACZBAAgJwAAnAQAICgAAL0EACApAAC9BAAgKgAAvQQAIOcCBAAAAAHoAgQAAAAE6QIEAAAABOoCBAAAAAHrAgQAAAAB7AIEAAAAAe0CBAAAAAHxAgQAvAQAIQjnAgQAAAAB6AIEAAAABOkCBAAAAATqAgQAAAAB6wIEAAAAAewCBAAAAAHtAgQAAAAB8QIEAL0EACEK3QIAAL4EADDeAgAAyAMAEN8CAAC-BAAw4AIEAL8EACGHA0AAwAQAIYgDAQCfBAAhiQMBAKEEACGKAwEAsQQAIYsDAACzBAAgjAMAALMEACAI5wIEAAAAAegCBAAAAATpAgQAAAAE6gIEAAAAAesCBAAAAAHsAgQAAAAB7QIEAAAAAfECBAC9BAAhCOcCQAAAAAHoAkAAAAAE6QJAAAAABOoCQAAAAAHrAkAAAAAB7AJAAAAAAe0CQAAAAAHxAkAAuwQAIQXdAgAAwQQAMN4CAADCAwAQ3wIAAMEEADCNAwEAkwQAIY4DQAC5BAAhBd0CAADCBAAw3gIAAK8DABDfAgAAwgQAMI0DAQChBAAhjgNAAMAEACEO3QIAAMMEADDeAgAAqQMAEN8CAADDBAAw4AIBAJEEACHjAgEAkwQAIYcDQAC5BAAhigMBAJEEACGPAwEAkwQAIZADAQCTBAAhkQMBAJQEACGSAwEAkQQAIZMDQACnBAAhlANAAKcEACGVAwEAlAQAIQrdAgAAxAQAMN4CAACTAwAQ3wIAAMQEADDgAgEAkQQAIYoDAQCRBAAhjwMBAJMEACGWAwEAkQQAIZcDAQCTBAAhmAMCAJIEACGZA0AAuQQAIQvdAgAAxQQAMN4CAAD9AgAQ3wIAAMUEADDgAgQAuAQAIYcDQAC5BAAhjgNAAKcEACGaAwEAlAQAIZsDAQCmBAAhnAMBAKYEACGdAwEAkwQAIZ4DAADGBAAgDwcAAJYEACApAADHBAAgKgAAxwQAIOcCgAAAAAHqAoAAAAAB6wKAAAAAAewCgAAAAAHtAoAAAAAB8QKAAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDgAAAAAGCA4AAAAABgwOAAAAAAQznAoAAAAAB6gKAAAAAAesCgAAAAAHsAoAAAAAB7QKAAAAAAfECgAAAAAH-AgEAAAAB_wIBAAAAAYADAQAAAAGBA4AAAAABggOAAAAAAYMDgAAAAAEL3QIAAMgEADDeAgAA6gIAEN8CAADIBAAw4AIEAL8EACGHA0AAwAQAIY4DQACyBAAhmgMBAKIEACGbAwEAsQQAIZwDAQCxBAAhnQMBAKEEACGeAwAAyQQAIAznAoAAAAAB6gKAAAAAAesCgAAAAAHsAoAAAAAB7QKAAAAAAfECgAAAAAH-AgEAAAAB_wIBAAAAAYADAQAAAAGBA4AAAAABggOAAAAAAYMDgAAAAAEN3QIAAMoEADDeAgAA5AIAEN8CAADKBAAw4AIBAJEEACGKAwEApgQAIY8DAQCTBAAhnwMBAJQEACGgAwEAkwQAIaEDQAC5BAAhogNAAKcEACGjAwEAlAQAIaQDAQCmBAAhpQMBAJQEACEG3QIAAMsEADDeAgAAzAIAEN8CAADLBAAw4AIBAJMEACGmAwEAkwQAIacDQAC5BAAhBt0CAADMBAAw3gIAALkCABDfAgAAzAQAMOACAQChBAAhpgMBAKEEACGnA0AAwAQAIQjdAgAAzQQAMN4CAACzAgAQ3wIAAM0EADCKAwEAkQQAIagDAQCRBAAhqQMBAJMEACGqAwEAkwQAIasDQAC5BAAhCN0CAADOBAAw3gIAAKACABDfAgAAzgQAMIoDAQCfBAAhqAMBAJ8EACGpAwEAoQQAIaoDAQChBAAhqwNAAMAEACECqAMBAAAAAakDAQAAAAEG3QIAANAEADDeAgAAmgIAEN8CAADQBAAw4AIBAJEEACHhAgIAkgQAIa0DAQCmBAAhBt0CAADRBAAw3gIAAIcCABDfAgAA0QQAMOACAQCfBAAh4QICAKAEACGtAwEAsQQAIQrdAgAA0gQAMN4CAACBAgAQ3wIAANIEADDgAgEAkQQAIY8DAQCTBAAhlgMBAJEEACGXAwEAkwQAIZgDAgCSBAAhmQNAALkEACGuA0AApwQAIQsMAAC0BAAg3QIAANMEADDeAgAA7gEAEN8CAADTBAAw4AIBAJ8EACGPAwEAoQQAIZYDAQCfBAAhlwMBAKEEACGYAwIAoAQAIZkDQADABAAhrgNAALIEACEM3QIAANQEADDeAgAA6AEAEN8CAADUBAAw-wIAAKgEACCKAwEAkQQAIa8DAQCTBAAhsANAALkEACGxAwEAlAQAIbIDQACnBAAhswMBAJQEACG0A0AApwQAIbUDAQCmBAAhDQYAANYEACDdAgAA1QQAMN4CAAATABDfAgAA1QQAMPsCAACzBAAgigMBAJ8EACGvAwEAoQQAIbADQADABAAhsQMBAKIEACGyA0AAsgQAIbMDAQCiBAAhtANAALIEACG1AwEAsQQAIS0IAADoBAAgCQAA6QQAIAoAAOoEACALAADrBAAgDQAA7AQAIA4AAOYEACAQAADtBAAgEwAA4AQAIBQAAO4EACDdAgAA5wQAMN4CAAAZABDfAgAA5wQAMOACAQCfBAAh4QICAKAEACHjAgEAoQQAIfICAQCfBAAh-wIAALMEACCaAwEAoQQAIagDAQCfBAAhrQMBAJ8EACHAAwIAoAQAIdkDAgCgBAAh2gMCAKAEACHbAwEAogQAIdwDIACwBAAh3QMBAKIEACHeA0AAwAQAId8DQADABAAh4ANAALIEACHhA0AAsgQAIeIDQACyBAAh4wNAALIEACHkAwAAyQQAIOUDQACyBAAh5gNAALIEACHnAwEAogQAIegDAQCiBAAh6QNAALIEACHqAwEAogQAIesDAQCiBAAh7ANAALIEACHtAwEAogQAIe4DAQCiBAAh8AMAABkAIPEDAAAZACAI3QIAANcEADDeAgAA0AEAEN8CAADXBAAw4AIEALgEACGHA0AAuQQAIYoDAQCRBAAhkQMBAJQEACG2AwEAkwQAIQzdAgAA2AQAMN4CAAC6AQAQ3wIAANgEADDgAgEAkQQAIY8DAQCTBAAhkQMBAJQEACGaAwEAkwQAIZ4DAACoBAAgqwNAALkEACG3AwEAlAQAIbgDAQCRBAAhuQNAAKcEACEN3QIAANkEADDeAgAApAEAEN8CAADZBAAwigMBAJEEACGVAwEAlAQAIZoDAQCTBAAhuQNAAKcEACG6AyAApQQAIbsDAQCRBAAhvANAALkEACG9A0AAuQQAIb4DQACnBAAhvwMAAMYEACAOBgAA1gQAIN0CAADaBAAw3gIAABEAEN8CAADaBAAwigMBAJ8EACGVAwEAogQAIZoDAQChBAAhuQNAALIEACG6AyAAsAQAIbsDAQCfBAAhvANAAMAEACG9A0AAwAQAIb4DQACyBAAhvwMAAMkEACAK3QIAANsEADDeAgAAjAEAEN8CAADbBAAw4AIBAJMEACHjAgEAkwQAIYoDAQCRBAAhwAMCAJIEACHBAwIAkgQAIcIDQAC5BAAhwwNAAKcEACEI3QIAANwEADDeAgAAdgAQ3wIAANwEADDgAgEAkwQAIeMCAQCTBAAhigMBAJEEACHAAwIAkgQAIcEDAgCSBAAhHd0CAADdBAAw3gIAAGAAEN8CAADdBAAw4wIBAJMEACGKAwEAkQQAIZ8DAQCUBAAhqwNAALkEACHBAwIAkgQAIcQDAgCSBAAhxQNAAKcEACHGA0AApwQAIccDQACnBAAhyANAAKcEACHJA0AApwQAIcoDAgCSBAAhywMCAJIEACHMAyAApQQAIc0DAgCSBAAhzgMCAJIEACHPA0AApwQAIdADAgCSBAAh0QNAAKcEACHSAwIAkgQAIdMDQACnBAAh1AMBAJQEACHVA0AApwQAIdYDQACnBAAh1wNAAKcEACHYAwIAkgQAISLdAgAA3gQAMN4CAABKABDfAgAA3gQAMOACAQCRBAAh4QICAJIEACHjAgEAkwQAIfICAQCRBAAh-wIAAKgEACCaAwEAkwQAIagDAQCRBAAhrQMBAJEEACHAAwIAkgQAIdkDAgCSBAAh2gMCAJIEACHbAwEAlAQAIdwDIAClBAAh3QMBAJQEACHeA0AAuQQAId8DQAC5BAAh4ANAAKcEACHhA0AApwQAIeIDQACnBAAh4wNAAKcEACHkAwAAxgQAIOUDQACnBAAh5gNAAKcEACHnAwEAlAQAIegDAQCUBAAh6QNAAKcEACHqAwEAlAQAIesDAQCUBAAh7ANAAKcEACHtAwEAlAQAIe4DAQCUBAAhDAYAANYEACARAADgBAAg3QIAAN8EADDeAgAALwAQ3wIAAN8EADDgAgEAnwQAIYoDAQCfBAAhjwMBAKEEACGWAwEAnwQAIZcDAQChBAAhmAMCAKAEACGZA0AAwAQAIQOEAwAAKQAghQMAACkAIIYDAAApACAQBgAA1gQAIBIAAOIEACDdAgAA4QQAMN4CAAApABDfAgAA4QQAMOACAQCfBAAh4wIBAKEEACGHA0AAwAQAIYoDAQCfBAAhjwMBAKEEACGQAwEAoQQAIZEDAQCiBAAhkgMBAJ8EACGTA0AAsgQAIZQDQACyBAAhlQMBAKIEACEOBgAA1gQAIBEAAOAEACDdAgAA3wQAMN4CAAAvABDfAgAA3wQAMOACAQCfBAAhigMBAJ8EACGPAwEAoQQAIZYDAQCfBAAhlwMBAKEEACGYAwIAoAQAIZkDQADABAAh8AMAAC8AIPEDAAAvACAOBgAA5AQAIN0CAADjBAAw3gIAACQAEN8CAADjBAAw4AIBAJ8EACGKAwEAsQQAIY8DAQChBAAhnwMBAKIEACGgAwEAoQQAIaEDQADABAAhogNAALIEACGjAwEAogQAIaQDAQCxBAAhpQMBAKIEACEtCAAA6AQAIAkAAOkEACAKAADqBAAgCwAA6wQAIA0AAOwEACAOAADmBAAgEAAA7QQAIBMAAOAEACAUAADuBAAg3QIAAOcEADDeAgAAGQAQ3wIAAOcEADDgAgEAnwQAIeECAgCgBAAh4wIBAKEEACHyAgEAnwQAIfsCAACzBAAgmgMBAKEEACGoAwEAnwQAIa0DAQCfBAAhwAMCAKAEACHZAwIAoAQAIdoDAgCgBAAh2wMBAKIEACHcAyAAsAQAId0DAQCiBAAh3gNAAMAEACHfA0AAwAQAIeADQACyBAAh4QNAALIEACHiA0AAsgQAIeMDQACyBAAh5AMAAMkEACDlA0AAsgQAIeYDQACyBAAh5wMBAKIEACHoAwEAogQAIekDQACyBAAh6gMBAKIEACHrAwEAogQAIewDQACyBAAh7QMBAKIEACHuAwEAogQAIfADAAAZACDxAwAAGQAgDQ4AAOYEACDdAgAA5QQAMN4CAAAeABDfAgAA5QQAMOACAQCfBAAhjwMBAKEEACGRAwEAogQAIZoDAQChBAAhngMAALMEACCrA0AAwAQAIbcDAQCiBAAhuAMBAJ8EACG5A0AAsgQAIRYMAAC0BAAgDwAAtQQAIN0CAACvBAAw3gIAAOEDABDfAgAArwQAMOACAQChBAAh4QICAKAEACHjAgEAoQQAIfICAQCfBAAh8wIgALAEACH0AgEAoQQAIfUCAQChBAAh9gIBAKEEACH3AgEAogQAIfgCAQCiBAAh-QIBALEEACH6AkAAsgQAIfsCAACzBAAg_AIBAKIEACH9AgIAoAQAIfADAADhAwAg8QMAAOEDACArCAAA6AQAIAkAAOkEACAKAADqBAAgCwAA6wQAIA0AAOwEACAOAADmBAAgEAAA7QQAIBMAAOAEACAUAADuBAAg3QIAAOcEADDeAgAAGQAQ3wIAAOcEADDgAgEAnwQAIeECAgCgBAAh4wIBAKEEACHyAgEAnwQAIfsCAACzBAAgmgMBAKEEACGoAwEAnwQAIa0DAQCfBAAhwAMCAKAEACHZAwIAoAQAIdoDAgCgBAAh2wMBAKIEACHcAyAAsAQAId0DAQCiBAAh3gNAAMAEACHfA0AAwAQAIeADQACyBAAh4QNAALIEACHiA0AAsgQAIeMDQACyBAAh5AMAAMkEACDlA0AAsgQAIeYDQACyBAAh5wMBAKIEACHoAwEAogQAIekDQACyBAAh6gMBAKIEACHrAwEAogQAIewDQACyBAAh7QMBAKIEACHuAwEAogQAIQOEAwAAAwAghQMAAAMAIIYDAAADACAQBgAA1gQAIN0CAADaBAAw3gIAABEAEN8CAADaBAAwigMBAJ8EACGVAwEAogQAIZoDAQChBAAhuQNAALIEACG6AyAAsAQAIbsDAQCfBAAhvANAAMAEACG9A0AAwAQAIb4DQACyBAAhvwMAAMkEACDwAwAAEQAg8QMAABEAIA8GAADWBAAg3QIAANUEADDeAgAAEwAQ3wIAANUEADD7AgAAswQAIIoDAQCfBAAhrwMBAKEEACGwA0AAwAQAIbEDAQCiBAAhsgNAALIEACGzAwEAogQAIbQDQACyBAAhtQMBALEEACHwAwAAEwAg8QMAABMAIAOEAwAAFQAghQMAABUAIIYDAAAVACANDAAAtAQAIN0CAADTBAAw3gIAAO4BABDfAgAA0wQAMOACAQCfBAAhjwMBAKEEACGWAwEAnwQAIZcDAQChBAAhmAMCAKAEACGZA0AAwAQAIa4DQACyBAAh8AMAAO4BACDxAwAA7gEAIAOEAwAAJAAghQMAACQAIIYDAAAkACADhAMAAC8AIIUDAAAvACCGAwAALwAgCQYAANYEACDdAgAA7wQAMN4CAAAVABDfAgAA7wQAMOACBAC_BAAhhwNAAMAEACGKAwEAnwQAIZEDAQCiBAAhtgMBAKEEACELAwAA8QQAIN0CAADwBAAw3gIAAAsAEN8CAADwBAAw4AIBAKEEACHjAgEAoQQAIYoDAQCfBAAhwAMCAKAEACHBAwIAoAQAIcIDQADABAAhwwNAALIEACEiBAAA9QQAIAUAAPYEACAGAADWBAAg3QIAAPQEADDeAgAAAwAQ3wIAAPQEADDjAgEAoQQAIYoDAQCfBAAhnwMBAKIEACGrA0AAwAQAIcEDAgCgBAAhxAMCAKAEACHFA0AAsgQAIcYDQACyBAAhxwNAALIEACHIA0AAsgQAIckDQACyBAAhygMCAKAEACHLAwIAoAQAIcwDIACwBAAhzQMCAKAEACHOAwIAoAQAIc8DQACyBAAh0AMCAKAEACHRA0AAsgQAIdIDAgCgBAAh0wNAALIEACHUAwEAogQAIdUDQACyBAAh1gNAALIEACHXA0AAsgQAIdgDAgCgBAAh8AMAAAMAIPEDAAADACAJAwAA8QQAIN0CAADyBAAw3gIAAAcAEN8CAADyBAAw4AIBAKEEACHjAgEAoQQAIYoDAQCfBAAhwAMCAKAEACHBAwIAoAQAIQKKAwEAAAABxAMCAAAAASAEAAD1BAAgBQAA9gQAIAYAANYEACDdAgAA9AQAMN4CAAADABDfAgAA9AQAMOMCAQChBAAhigMBAJ8EACGfAwEAogQAIasDQADABAAhwQMCAKAEACHEAwIAoAQAIcUDQACyBAAhxgNAALIEACHHA0AAsgQAIcgDQACyBAAhyQNAALIEACHKAwIAoAQAIcsDAgCgBAAhzAMgALAEACHNAwIAoAQAIc4DAgCgBAAhzwNAALIEACHQAwIAoAQAIdEDQACyBAAh0gMCAKAEACHTA0AAsgQAIdQDAQCiBAAh1QNAALIEACHWA0AAsgQAIdcDQACyBAAh2AMCAKAEACEDhAMAAAcAIIUDAAAHACCGAwAABwAgA4QDAAALACCFAwAACwAghgMAAAsAIAAAAAAAAAH1AwEAAAABBfUDAgAAAAH7AwIAAAAB_AMCAAAAAf0DAgAAAAH-AwIAAAABAfUDAQAAAAEAAAAAAAH1AyAAAAABAfUDQAAAAAELIQAAlgUAMCIAAJsFADDyAwAAlwUAMPMDAACYBQAw9AMAAJkFACD1AwAAmgUAMPYDAACaBQAw9wMAAJoFADD4AwAAmgUAMPkDAACcBQAw-gMAAJ0FADALIQAAiQUAMCIAAI4FADDyAwAAigUAMPMDAACLBQAw9AMAAIwFACD1AwAAjQUAMPYDAACNBQAw9wMAAI0FADD4AwAAjQUAMPkDAACPBQAw-gMAAJAFADAI4AIBAAAAAY8DAQAAAAGRAwEAAAABngOAAAAAAasDQAAAAAG3AwEAAAABuAMBAAAAAbkDQAAAAAECAAAAIAAgIQAAlQUAIAMAAAAgACAhAACVBQAgIgAAlAUAIAEaAADqBwAwDQ4AAOYEACDdAgAA5QQAMN4CAAAeABDfAgAA5QQAMOACAQAAAAGPAwEAoQQAIZEDAQCiBAAhmgMBAKEEACGeAwAAswQAIKsDQADABAAhtwMBAKIEACG4AwEAnwQAIbkDQACyBAAhAgAAACAAIBoAAJQFACACAAAAkQUAIBoAAJIFACAM3QIAAJAFADDeAgAAkQUAEN8CAACQBQAw4AIBAJ8EACGPAwEAoQQAIZEDAQCiBAAhmgMBAKEEACGeAwAAswQAIKsDQADABAAhtwMBAKIEACG4AwEAnwQAIbkDQACyBAAhDN0CAACQBQAw3gIAAJEFABDfAgAAkAUAMOACAQCfBAAhjwMBAKEEACGRAwEAogQAIZoDAQChBAAhngMAALMEACCrA0AAwAQAIbcDAQCiBAAhuAMBAJ8EACG5A0AAsgQAIQjgAgEA_QQAIY8DAQD9BAAhkQMBAP8EACGeA4AAAAABqwNAAJMFACG3AwEA_wQAIbgDAQD9BAAhuQNAAIYFACEB9QNAAAAAAQjgAgEA_QQAIY8DAQD9BAAhkQMBAP8EACGeA4AAAAABqwNAAJMFACG3AwEA_wQAIbgDAQD9BAAhuQNAAIYFACEI4AIBAAAAAY8DAQAAAAGRAwEAAAABngOAAAAAAasDQAAAAAG3AwEAAAABuAMBAAAAAbkDQAAAAAEmCAAAnAYAIAkAAJ0GACAKAACeBgAgCwAAnwYAIA0AAKAGACAQAAChBgAgEwAAogYAIBQAAKMGACDgAgEAAAAB4QICAAAAAeMCAQAAAAHyAgEAAAAB-wKAAAAAAagDAQAAAAGtAwEAAAABwAMCAAAAAdkDAgAAAAHaAwIAAAAB2wMBAAAAAdwDIAAAAAHdAwEAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDQAAAAAHjA0AAAAAB5AOAAAAAAeUDQAAAAAHmA0AAAAAB5wMBAAAAAegDAQAAAAHpA0AAAAAB6gMBAAAAAesDAQAAAAHsA0AAAAAB7QMBAAAAAe4DAQAAAAECAAAAAQAgIQAAmwYAIAMAAAABACAhAACbBgAgIgAAoAUAIAEaAADpBwAwKwgAAOgEACAJAADpBAAgCgAA6gQAIAsAAOsEACANAADsBAAgDgAA5gQAIBAAAO0EACATAADgBAAgFAAA7gQAIN0CAADnBAAw3gIAABkAEN8CAADnBAAw4AIBAAAAAeECAgCgBAAh4wIBAKEEACHyAgEAnwQAIfsCAACzBAAgmgMBAKEEACGoAwEAnwQAIa0DAQCfBAAhwAMCAKAEACHZAwIAoAQAIdoDAgCgBAAh2wMBAKIEACHcAyAAsAQAId0DAQCiBAAh3gNAAMAEACHfA0AAwAQAIeADQACyBAAh4QNAALIEACHiA0AAsgQAIeMDQACyBAAh5AMAAMkEACDlA0AAsgQAIeYDQACyBAAh5wMBAKIEACHoAwEAogQAIekDQACyBAAh6gMBAKIEACHrAwEAogQAIewDQACyBAAh7QMBAKIEACHuAwEAogQAIQIAAAABACAaAACgBQAgAgAAAJ4FACAaAACfBQAgIt0CAACdBQAw3gIAAJ4FABDfAgAAnQUAMOACAQCfBAAh4QICAKAEACHjAgEAoQQAIfICAQCfBAAh-wIAALMEACCaAwEAoQQAIagDAQCfBAAhrQMBAJ8EACHAAwIAoAQAIdkDAgCgBAAh2gMCAKAEACHbAwEAogQAIdwDIACwBAAh3QMBAKIEACHeA0AAwAQAId8DQADABAAh4ANAALIEACHhA0AAsgQAIeIDQACyBAAh4wNAALIEACHkAwAAyQQAIOUDQACyBAAh5gNAALIEACHnAwEAogQAIegDAQCiBAAh6QNAALIEACHqAwEAogQAIesDAQCiBAAh7ANAALIEACHtAwEAogQAIe4DAQCiBAAhIt0CAACdBQAw3gIAAJ4FABDfAgAAnQUAMOACAQCfBAAh4QICAKAEACHjAgEAoQQAIfICAQCfBAAh-wIAALMEACCaAwEAoQQAIagDAQCfBAAhrQMBAJ8EACHAAwIAoAQAIdkDAgCgBAAh2gMCAKAEACHbAwEAogQAIdwDIACwBAAh3QMBAKIEACHeA0AAwAQAId8DQADABAAh4ANAALIEACHhA0AAsgQAIeIDQACyBAAh4wNAALIEACHkAwAAyQQAIOUDQACyBAAh5gNAALIEACHnAwEAogQAIegDAQCiBAAh6QNAALIEACHqAwEAogQAIesDAQCiBAAh7ANAALIEACHtAwEAogQAIe4DAQCiBAAhHuACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAagDAQD9BAAhrQMBAP0EACHAAwIA_gQAIdkDAgD-BAAh2gMCAP4EACHbAwEA_wQAIdwDIACFBQAh3QMBAP8EACHeA0AAkwUAId8DQACTBQAh4ANAAIYFACHhA0AAhgUAIeIDQACGBQAh4wNAAIYFACHkA4AAAAAB5QNAAIYFACHmA0AAhgUAIecDAQD_BAAh6AMBAP8EACHpA0AAhgUAIeoDAQD_BAAh6wMBAP8EACHsA0AAhgUAIe0DAQD_BAAh7gMBAP8EACEmCAAAoQUAIAkAAKIFACAKAACjBQAgCwAApAUAIA0AAKUFACAQAACmBQAgEwAApwUAIBQAAKgFACDgAgEA_QQAIeECAgD-BAAh4wIBAP0EACHyAgEA_QQAIfsCgAAAAAGoAwEA_QQAIa0DAQD9BAAhwAMCAP4EACHZAwIA_gQAIdoDAgD-BAAh2wMBAP8EACHcAyAAhQUAId0DAQD_BAAh3gNAAJMFACHfA0AAkwUAIeADQACGBQAh4QNAAIYFACHiA0AAhgUAIeMDQACGBQAh5AOAAAAAAeUDQACGBQAh5gNAAIYFACHnAwEA_wQAIegDAQD_BAAh6QNAAIYFACHqAwEA_wQAIesDAQD_BAAh7ANAAIYFACHtAwEA_wQAIe4DAQD_BAAhCyEAAPMFADAiAAD4BQAw8gMAAPQFADDzAwAA9QUAMPQDAAD2BQAg9QMAAPcFADD2AwAA9wUAMPcDAAD3BQAw-AMAAPcFADD5AwAA-QUAMPoDAAD6BQAwByEAAO4FACAiAADxBQAg8gMAAO8FACDzAwAA8AUAIPYDAAARACD3AwAAEQAg-AMAAI8BACAHIQAA6QUAICIAAOwFACDyAwAA6gUAIPMDAADrBQAg9gMAABMAIPcDAAATACD4AwAA0wEAIAshAADcBQAwIgAA4QUAMPIDAADdBQAw8wMAAN4FADD0AwAA3wUAIPUDAADgBQAw9gMAAOAFADD3AwAA4AUAMPgDAADgBQAw-QMAAOIFADD6AwAA4wUAMAUhAADSBwAgIgAA5wcAIPIDAADTBwAg8wMAAOYHACD4AwAA6wEAIAshAADQBQAwIgAA1QUAMPIDAADRBQAw8wMAANIFADD0AwAA0wUAIPUDAADUBQAw9gMAANQFADD3AwAA1AUAMPgDAADUBQAw-QMAANYFADD6AwAA1wUAMAshAADFBQAwIgAAyQUAMPIDAADGBQAw8wMAAMcFADD0AwAAyAUAIPUDAAC5BQAw9gMAALkFADD3AwAAuQUAMPgDAAC5BQAw-QMAAMoFADD6AwAAvAUAMAshAACpBQAwIgAArgUAMPIDAACqBQAw8wMAAKsFADD0AwAArAUAIPUDAACtBQAw9gMAAK0FADD3AwAArQUAMPgDAACtBQAw-QMAAK8FADD6AwAAsAUAMAcRAADEBQAg4AIBAAAAAY8DAQAAAAGWAwEAAAABlwMBAAAAAZgDAgAAAAGZA0AAAAABAgAAADEAICEAAMMFACADAAAAMQAgIQAAwwUAICIAALMFACABGgAA5QcAMAwGAADWBAAgEQAA4AQAIN0CAADfBAAw3gIAAC8AEN8CAADfBAAw4AIBAAAAAYoDAQCfBAAhjwMBAKEEACGWAwEAnwQAIZcDAQChBAAhmAMCAKAEACGZA0AAwAQAIQIAAAAxACAaAACzBQAgAgAAALEFACAaAACyBQAgCt0CAACwBQAw3gIAALEFABDfAgAAsAUAMOACAQCfBAAhigMBAJ8EACGPAwEAoQQAIZYDAQCfBAAhlwMBAKEEACGYAwIAoAQAIZkDQADABAAhCt0CAACwBQAw3gIAALEFABDfAgAAsAUAMOACAQCfBAAhigMBAJ8EACGPAwEAoQQAIZYDAQCfBAAhlwMBAKEEACGYAwIAoAQAIZkDQADABAAhBuACAQD9BAAhjwMBAP0EACGWAwEA_QQAIZcDAQD9BAAhmAMCAP4EACGZA0AAkwUAIQcRAAC0BQAg4AIBAP0EACGPAwEA_QQAIZYDAQD9BAAhlwMBAP0EACGYAwIA_gQAIZkDQACTBQAhCyEAALUFADAiAAC6BQAw8gMAALYFADDzAwAAtwUAMPQDAAC4BQAg9QMAALkFADD2AwAAuQUAMPcDAAC5BQAw-AMAALkFADD5AwAAuwUAMPoDAAC8BQAwCwYAAMIFACDgAgEAAAAB4wIBAAAAAYcDQAAAAAGKAwEAAAABjwMBAAAAAZADAQAAAAGRAwEAAAABkwNAAAAAAZQDQAAAAAGVAwEAAAABAgAAACsAICEAAMEFACADAAAAKwAgIQAAwQUAICIAAL8FACABGgAA5AcAMBAGAADWBAAgEgAA4gQAIN0CAADhBAAw3gIAACkAEN8CAADhBAAw4AIBAAAAAeMCAQChBAAhhwNAAMAEACGKAwEAnwQAIY8DAQChBAAhkAMBAKEEACGRAwEAogQAIZIDAQCfBAAhkwNAALIEACGUA0AAsgQAIZUDAQCiBAAhAgAAACsAIBoAAL8FACACAAAAvQUAIBoAAL4FACAO3QIAALwFADDeAgAAvQUAEN8CAAC8BQAw4AIBAJ8EACHjAgEAoQQAIYcDQADABAAhigMBAJ8EACGPAwEAoQQAIZADAQChBAAhkQMBAKIEACGSAwEAnwQAIZMDQACyBAAhlANAALIEACGVAwEAogQAIQ7dAgAAvAUAMN4CAAC9BQAQ3wIAALwFADDgAgEAnwQAIeMCAQChBAAhhwNAAMAEACGKAwEAnwQAIY8DAQChBAAhkAMBAKEEACGRAwEAogQAIZIDAQCfBAAhkwNAALIEACGUA0AAsgQAIZUDAQCiBAAhCuACAQD9BAAh4wIBAP0EACGHA0AAkwUAIYoDAQD9BAAhjwMBAP0EACGQAwEA_QQAIZEDAQD_BAAhkwNAAIYFACGUA0AAhgUAIZUDAQD_BAAhCwYAAMAFACDgAgEA_QQAIeMCAQD9BAAhhwNAAJMFACGKAwEA_QQAIY8DAQD9BAAhkAMBAP0EACGRAwEA_wQAIZMDQACGBQAhlANAAIYFACGVAwEA_wQAIQUhAADfBwAgIgAA4gcAIPIDAADgBwAg8wMAAOEHACD4AwAAAQAgCwYAAMIFACDgAgEAAAAB4wIBAAAAAYcDQAAAAAGKAwEAAAABjwMBAAAAAZADAQAAAAGRAwEAAAABkwNAAAAAAZQDQAAAAAGVAwEAAAABAyEAAN8HACDyAwAA4AcAIPgDAAABACAHEQAAxAUAIOACAQAAAAGPAwEAAAABlgMBAAAAAZcDAQAAAAGYAwIAAAABmQNAAAAAAQQhAAC1BQAw8gMAALYFADD0AwAAuAUAIPgDAAC5BQAwCxIAAM8FACDgAgEAAAAB4wIBAAAAAYcDQAAAAAGPAwEAAAABkAMBAAAAAZEDAQAAAAGSAwEAAAABkwNAAAAAAZQDQAAAAAGVAwEAAAABAgAAACsAICEAAM4FACADAAAAKwAgIQAAzgUAICIAAMwFACABGgAA3gcAMAIAAAArACAaAADMBQAgAgAAAL0FACAaAADLBQAgCuACAQD9BAAh4wIBAP0EACGHA0AAkwUAIY8DAQD9BAAhkAMBAP0EACGRAwEA_wQAIZIDAQD9BAAhkwNAAIYFACGUA0AAhgUAIZUDAQD_BAAhCxIAAM0FACDgAgEA_QQAIeMCAQD9BAAhhwNAAJMFACGPAwEA_QQAIZADAQD9BAAhkQMBAP8EACGSAwEA_QQAIZMDQACGBQAhlANAAIYFACGVAwEA_wQAIQUhAADZBwAgIgAA3AcAIPIDAADaBwAg8wMAANsHACD4AwAAMQAgCxIAAM8FACDgAgEAAAAB4wIBAAAAAYcDQAAAAAGPAwEAAAABkAMBAAAAAZEDAQAAAAGSAwEAAAABkwNAAAAAAZQDQAAAAAGVAwEAAAABAyEAANkHACDyAwAA2gcAIPgDAAAxACAJ4AIBAAAAAY8DAQAAAAGfAwEAAAABoAMBAAAAAaEDQAAAAAGiA0AAAAABowMBAAAAAaQDAQAAAAGlAwEAAAABAgAAACYAICEAANsFACADAAAAJgAgIQAA2wUAICIAANoFACABGgAA2AcAMA4GAADkBAAg3QIAAOMEADDeAgAAJAAQ3wIAAOMEADDgAgEAAAABigMBALEEACGPAwEAoQQAIZ8DAQCiBAAhoAMBAKEEACGhA0AAwAQAIaIDQACyBAAhowMBAKIEACGkAwEAsQQAIaUDAQCiBAAhAgAAACYAIBoAANoFACACAAAA2AUAIBoAANkFACAN3QIAANcFADDeAgAA2AUAEN8CAADXBQAw4AIBAJ8EACGKAwEAsQQAIY8DAQChBAAhnwMBAKIEACGgAwEAoQQAIaEDQADABAAhogNAALIEACGjAwEAogQAIaQDAQCxBAAhpQMBAKIEACEN3QIAANcFADDeAgAA2AUAEN8CAADXBQAw4AIBAJ8EACGKAwEAsQQAIY8DAQChBAAhnwMBAKIEACGgAwEAoQQAIaEDQADABAAhogNAALIEACGjAwEAogQAIaQDAQCxBAAhpQMBAKIEACEJ4AIBAP0EACGPAwEA_QQAIZ8DAQD_BAAhoAMBAP0EACGhA0AAkwUAIaIDQACGBQAhowMBAP8EACGkAwEA_wQAIaUDAQD_BAAhCeACAQD9BAAhjwMBAP0EACGfAwEA_wQAIaADAQD9BAAhoQNAAJMFACGiA0AAhgUAIaMDAQD_BAAhpAMBAP8EACGlAwEA_wQAIQngAgEAAAABjwMBAAAAAZ8DAQAAAAGgAwEAAAABoQNAAAAAAaIDQAAAAAGjAwEAAAABpAMBAAAAAaUDAQAAAAEE4AIEAAAAAYcDQAAAAAGRAwEAAAABtgMBAAAAAQIAAAAXACAhAADoBQAgAwAAABcAICEAAOgFACAiAADnBQAgARoAANcHADAJBgAA1gQAIN0CAADvBAAw3gIAABUAEN8CAADvBAAw4AIEAAAAAYcDQADABAAhigMBAJ8EACGRAwEAogQAIbYDAQChBAAhAgAAABcAIBoAAOcFACACAAAA5AUAIBoAAOUFACAI3QIAAOMFADDeAgAA5AUAEN8CAADjBQAw4AIEAL8EACGHA0AAwAQAIYoDAQCfBAAhkQMBAKIEACG2AwEAoQQAIQjdAgAA4wUAMN4CAADkBQAQ3wIAAOMFADDgAgQAvwQAIYcDQADABAAhigMBAJ8EACGRAwEAogQAIbYDAQChBAAhBOACBADmBQAhhwNAAJMFACGRAwEA_wQAIbYDAQD9BAAhBfUDBAAAAAH7AwQAAAAB_AMEAAAAAf0DBAAAAAH-AwQAAAABBOACBADmBQAhhwNAAJMFACGRAwEA_wQAIbYDAQD9BAAhBOACBAAAAAGHA0AAAAABkQMBAAAAAbYDAQAAAAEI-wKAAAAAAa8DAQAAAAGwA0AAAAABsQMBAAAAAbIDQAAAAAGzAwEAAAABtANAAAAAAbUDAQAAAAECAAAA0wEAICEAAOkFACADAAAAEwAgIQAA6QUAICIAAO0FACAKAAAAEwAgGgAA7QUAIPsCgAAAAAGvAwEA_QQAIbADQACTBQAhsQMBAP8EACGyA0AAhgUAIbMDAQD_BAAhtANAAIYFACG1AwEA_wQAIQj7AoAAAAABrwMBAP0EACGwA0AAkwUAIbEDAQD_BAAhsgNAAIYFACGzAwEA_wQAIbQDQACGBQAhtQMBAP8EACEJlQMBAAAAAZoDAQAAAAG5A0AAAAABugMgAAAAAbsDAQAAAAG8A0AAAAABvQNAAAAAAb4DQAAAAAG_A4AAAAABAgAAAI8BACAhAADuBQAgAwAAABEAICEAAO4FACAiAADyBQAgCwAAABEAIBoAAPIFACCVAwEA_wQAIZoDAQD9BAAhuQNAAIYFACG6AyAAhQUAIbsDAQD9BAAhvANAAJMFACG9A0AAkwUAIb4DQACGBQAhvwOAAAAAAQmVAwEA_wQAIZoDAQD9BAAhuQNAAIYFACG6AyAAhQUAIbsDAQD9BAAhvANAAJMFACG9A0AAkwUAIb4DQACGBQAhvwOAAAAAARsEAACZBgAgBQAAmgYAIOMCAQAAAAGfAwEAAAABqwNAAAAAAcEDAgAAAAHEAwIAAAABxQNAAAAAAcYDQAAAAAHHA0AAAAAByANAAAAAAckDQAAAAAHKAwIAAAABywMCAAAAAcwDIAAAAAHNAwIAAAABzgMCAAAAAc8DQAAAAAHQAwIAAAAB0QNAAAAAAdIDAgAAAAHTA0AAAAAB1AMBAAAAAdUDQAAAAAHWA0AAAAAB1wNAAAAAAdgDAgAAAAECAAAABQAgIQAAmAYAIAMAAAAFACAhAACYBgAgIgAA_QUAIAEaAADWBwAwIQQAAPUEACAFAAD2BAAgBgAA1gQAIN0CAAD0BAAw3gIAAAMAEN8CAAD0BAAw4wIBAKEEACGKAwEAnwQAIZ8DAQAAAAGrA0AAwAQAIcEDAgCgBAAhxAMCAKAEACHFA0AAsgQAIcYDQACyBAAhxwNAALIEACHIA0AAsgQAIckDQACyBAAhygMCAKAEACHLAwIAoAQAIcwDIACwBAAhzQMCAKAEACHOAwIAoAQAIc8DQACyBAAh0AMCAKAEACHRA0AAsgQAIdIDAgCgBAAh0wNAALIEACHUAwEAogQAIdUDQACyBAAh1gNAALIEACHXA0AAsgQAIdgDAgCgBAAh7wMAAPMEACACAAAABQAgGgAA_QUAIAIAAAD7BQAgGgAA_AUAIB3dAgAA-gUAMN4CAAD7BQAQ3wIAAPoFADDjAgEAoQQAIYoDAQCfBAAhnwMBAKIEACGrA0AAwAQAIcEDAgCgBAAhxAMCAKAEACHFA0AAsgQAIcYDQACyBAAhxwNAALIEACHIA0AAsgQAIckDQACyBAAhygMCAKAEACHLAwIAoAQAIcwDIACwBAAhzQMCAKAEACHOAwIAoAQAIc8DQACyBAAh0AMCAKAEACHRA0AAsgQAIdIDAgCgBAAh0wNAALIEACHUAwEAogQAIdUDQACyBAAh1gNAALIEACHXA0AAsgQAIdgDAgCgBAAhHd0CAAD6BQAw3gIAAPsFABDfAgAA-gUAMOMCAQChBAAhigMBAJ8EACGfAwEAogQAIasDQADABAAhwQMCAKAEACHEAwIAoAQAIcUDQACyBAAhxgNAALIEACHHA0AAsgQAIcgDQACyBAAhyQNAALIEACHKAwIAoAQAIcsDAgCgBAAhzAMgALAEACHNAwIAoAQAIc4DAgCgBAAhzwNAALIEACHQAwIAoAQAIdEDQACyBAAh0gMCAKAEACHTA0AAsgQAIdQDAQCiBAAh1QNAALIEACHWA0AAsgQAIdcDQACyBAAh2AMCAKAEACEZ4wIBAP0EACGfAwEA_wQAIasDQACTBQAhwQMCAP4EACHEAwIA_gQAIcUDQACGBQAhxgNAAIYFACHHA0AAhgUAIcgDQACGBQAhyQNAAIYFACHKAwIA_gQAIcsDAgD-BAAhzAMgAIUFACHNAwIA_gQAIc4DAgD-BAAhzwNAAIYFACHQAwIA_gQAIdEDQACGBQAh0gMCAP4EACHTA0AAhgUAIdQDAQD_BAAh1QNAAIYFACHWA0AAhgUAIdcDQACGBQAh2AMCAP4EACEbBAAA_gUAIAUAAP8FACDjAgEA_QQAIZ8DAQD_BAAhqwNAAJMFACHBAwIA_gQAIcQDAgD-BAAhxQNAAIYFACHGA0AAhgUAIccDQACGBQAhyANAAIYFACHJA0AAhgUAIcoDAgD-BAAhywMCAP4EACHMAyAAhQUAIc0DAgD-BAAhzgMCAP4EACHPA0AAhgUAIdADAgD-BAAh0QNAAIYFACHSAwIA_gQAIdMDQACGBQAh1AMBAP8EACHVA0AAhgUAIdYDQACGBQAh1wNAAIYFACHYAwIA_gQAIQshAACMBgAwIgAAkQYAMPIDAACNBgAw8wMAAI4GADD0AwAAjwYAIPUDAACQBgAw9gMAAJAGADD3AwAAkAYAMPgDAACQBgAw-QMAAJIGADD6AwAAkwYAMAshAACABgAwIgAAhQYAMPIDAACBBgAw8wMAAIIGADD0AwAAgwYAIPUDAACEBgAw9gMAAIQGADD3AwAAhAYAMPgDAACEBgAw-QMAAIYGADD6AwAAhwYAMAXgAgEAAAAB4wIBAAAAAcEDAgAAAAHCA0AAAAABwwNAAAAAAQIAAAANACAhAACLBgAgAwAAAA0AICEAAIsGACAiAACKBgAgARoAANUHADALAwAA8QQAIN0CAADwBAAw3gIAAAsAEN8CAADwBAAw4AIBAAAAAeMCAQChBAAhigMBAJ8EACHAAwIAoAQAIcEDAgCgBAAhwgNAAMAEACHDA0AAsgQAIQIAAAANACAaAACKBgAgAgAAAIgGACAaAACJBgAgCt0CAACHBgAw3gIAAIgGABDfAgAAhwYAMOACAQChBAAh4wIBAKEEACGKAwEAnwQAIcADAgCgBAAhwQMCAKAEACHCA0AAwAQAIcMDQACyBAAhCt0CAACHBgAw3gIAAIgGABDfAgAAhwYAMOACAQChBAAh4wIBAKEEACGKAwEAnwQAIcADAgCgBAAhwQMCAKAEACHCA0AAwAQAIcMDQACyBAAhBeACAQD9BAAh4wIBAP0EACHBAwIA_gQAIcIDQACTBQAhwwNAAIYFACEF4AIBAP0EACHjAgEA_QQAIcEDAgD-BAAhwgNAAJMFACHDA0AAhgUAIQXgAgEAAAAB4wIBAAAAAcEDAgAAAAHCA0AAAAABwwNAAAAAAQPgAgEAAAAB4wIBAAAAAcEDAgAAAAECAAAACQAgIQAAlwYAIAMAAAAJACAhAACXBgAgIgAAlgYAIAEaAADUBwAwCQMAAPEEACDdAgAA8gQAMN4CAAAHABDfAgAA8gQAMOACAQAAAAHjAgEAoQQAIYoDAQCfBAAhwAMCAKAEACHBAwIAoAQAIQIAAAAJACAaAACWBgAgAgAAAJQGACAaAACVBgAgCN0CAACTBgAw3gIAAJQGABDfAgAAkwYAMOACAQChBAAh4wIBAKEEACGKAwEAnwQAIcADAgCgBAAhwQMCAKAEACEI3QIAAJMGADDeAgAAlAYAEN8CAACTBgAw4AIBAKEEACHjAgEAoQQAIYoDAQCfBAAhwAMCAKAEACHBAwIAoAQAIQPgAgEA_QQAIeMCAQD9BAAhwQMCAP4EACED4AIBAP0EACHjAgEA_QQAIcEDAgD-BAAhA-ACAQAAAAHjAgEAAAABwQMCAAAAARsEAACZBgAgBQAAmgYAIOMCAQAAAAGfAwEAAAABqwNAAAAAAcEDAgAAAAHEAwIAAAABxQNAAAAAAcYDQAAAAAHHA0AAAAAByANAAAAAAckDQAAAAAHKAwIAAAABywMCAAAAAcwDIAAAAAHNAwIAAAABzgMCAAAAAc8DQAAAAAHQAwIAAAAB0QNAAAAAAdIDAgAAAAHTA0AAAAAB1AMBAAAAAdUDQAAAAAHWA0AAAAAB1wNAAAAAAdgDAgAAAAEEIQAAjAYAMPIDAACNBgAw9AMAAI8GACD4AwAAkAYAMAQhAACABgAw8gMAAIEGADD0AwAAgwYAIPgDAACEBgAwJggAAJwGACAJAACdBgAgCgAAngYAIAsAAJ8GACANAACgBgAgEAAAoQYAIBMAAKIGACAUAACjBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGoAwEAAAABrQMBAAAAAcADAgAAAAHZAwIAAAAB2gMCAAAAAdsDAQAAAAHcAyAAAAAB3QMBAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiA0AAAAAB4wNAAAAAAeQDgAAAAAHlA0AAAAAB5gNAAAAAAecDAQAAAAHoAwEAAAAB6QNAAAAAAeoDAQAAAAHrAwEAAAAB7ANAAAAAAe0DAQAAAAHuAwEAAAABBCEAAPMFADDyAwAA9AUAMPQDAAD2BQAg-AMAAPcFADADIQAA7gUAIPIDAADvBQAg-AMAAI8BACADIQAA6QUAIPIDAADqBQAg-AMAANMBACAEIQAA3AUAMPIDAADdBQAw9AMAAN8FACD4AwAA4AUAMAMhAADSBwAg8gMAANMHACD4AwAA6wEAIAQhAADQBQAw8gMAANEFADD0AwAA0wUAIPgDAADUBQAwBCEAAMUFADDyAwAAxgUAMPQDAADIBQAg-AMAALkFADAEIQAAqQUAMPIDAACqBQAw9AMAAKwFACD4AwAArQUAMAQhAACWBQAw8gMAAJcFADD0AwAAmQUAIPgDAACaBQAwBCEAAIkFADDyAwAAigUAMPQDAACMBQAg-AMAAI0FADAAAAAAAAAAAAAAAAAAAAAAAAAFIQAAzQcAICIAANAHACDyAwAAzgcAIPMDAADPBwAg-AMAAAEAIAMhAADNBwAg8gMAAM4HACD4AwAAAQAgAAAAAAAAAAAHIQAAyAcAICIAAMsHACDyAwAAyQcAIPMDAADKBwAg9gMAABkAIPcDAAAZACD4AwAAAQAgAyEAAMgHACDyAwAAyQcAIPgDAAABACAAAAAAAAAAAAAAAAAAAAAACyEAANUGADAiAADZBgAw8gMAANYGADDzAwAA1wYAMPQDAADYBgAg9QMAAJoFADD2AwAAmgUAMPcDAACaBQAw-AMAAJoFADD5AwAA2gYAMPoDAACdBQAwJggAAJwGACAJAACdBgAgCgAAngYAIAsAAJ8GACAOAADfBgAgEAAAoQYAIBMAAKIGACAUAACjBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGaAwEAAAABqAMBAAAAAcADAgAAAAHZAwIAAAAB2gMCAAAAAdsDAQAAAAHcAyAAAAAB3QMBAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiA0AAAAAB4wNAAAAAAeQDgAAAAAHlA0AAAAAB5gNAAAAAAecDAQAAAAHoAwEAAAAB6QNAAAAAAeoDAQAAAAHrAwEAAAAB7ANAAAAAAe0DAQAAAAHuAwEAAAABAgAAAAEAICEAAN4GACADAAAAAQAgIQAA3gYAICIAANwGACABGgAAxwcAMAIAAAABACAaAADcBgAgAgAAAJ4FACAaAADbBgAgHuACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACHAAwIA_gQAIdkDAgD-BAAh2gMCAP4EACHbAwEA_wQAIdwDIACFBQAh3QMBAP8EACHeA0AAkwUAId8DQACTBQAh4ANAAIYFACHhA0AAhgUAIeIDQACGBQAh4wNAAIYFACHkA4AAAAAB5QNAAIYFACHmA0AAhgUAIecDAQD_BAAh6AMBAP8EACHpA0AAhgUAIeoDAQD_BAAh6wMBAP8EACHsA0AAhgUAIe0DAQD_BAAh7gMBAP8EACEmCAAAoQUAIAkAAKIFACAKAACjBQAgCwAApAUAIA4AAN0GACAQAACmBQAgEwAApwUAIBQAAKgFACDgAgEA_QQAIeECAgD-BAAh4wIBAP0EACHyAgEA_QQAIfsCgAAAAAGaAwEA_QQAIagDAQD9BAAhwAMCAP4EACHZAwIA_gQAIdoDAgD-BAAh2wMBAP8EACHcAyAAhQUAId0DAQD_BAAh3gNAAJMFACHfA0AAkwUAIeADQACGBQAh4QNAAIYFACHiA0AAhgUAIeMDQACGBQAh5AOAAAAAAeUDQACGBQAh5gNAAIYFACHnAwEA_wQAIegDAQD_BAAh6QNAAIYFACHqAwEA_wQAIesDAQD_BAAh7ANAAIYFACHtAwEA_wQAIe4DAQD_BAAhBSEAAMIHACAiAADFBwAg8gMAAMMHACDzAwAAxAcAIPgDAADeAwAgJggAAJwGACAJAACdBgAgCgAAngYAIAsAAJ8GACAOAADfBgAgEAAAoQYAIBMAAKIGACAUAACjBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGaAwEAAAABqAMBAAAAAcADAgAAAAHZAwIAAAAB2gMCAAAAAdsDAQAAAAHcAyAAAAAB3QMBAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiA0AAAAAB4wNAAAAAAeQDgAAAAAHlA0AAAAAB5gNAAAAAAecDAQAAAAHoAwEAAAAB6QNAAAAAAeoDAQAAAAHrAwEAAAAB7ANAAAAAAe0DAQAAAAHuAwEAAAABAyEAAMIHACDyAwAAwwcAIPgDAADeAwAgBCEAANUGADDyAwAA1gYAMPQDAADYBgAg-AMAAJoFADAAAAAFIQAAvQcAICIAAMAHACDyAwAAvgcAIPMDAAC_BwAg-AMAAAEAIAMhAAC9BwAg8gMAAL4HACD4AwAAAQAgGggAAJUHACAJAACWBwAgCgAAlwcAIAsAAJgHACANAACZBwAgDgAAlAcAIBAAAJoHACATAACSBwAgFAAAmwcAINsDAAD3BAAg3QMAAPcEACDgAwAA9wQAIOEDAAD3BAAg4gMAAPcEACDjAwAA9wQAIOQDAAD3BAAg5QMAAPcEACDmAwAA9wQAIOcDAAD3BAAg6AMAAPcEACDpAwAA9wQAIOoDAAD3BAAg6wMAAPcEACDsAwAA9wQAIO0DAAD3BAAg7gMAAPcEACAAAAAAAAUhAAC4BwAgIgAAuwcAIPIDAAC5BwAg8wMAALoHACD4AwAAAQAgAyEAALgHACDyAwAAuQcAIPgDAAABACAAAAAFIQAAswcAICIAALYHACDyAwAAtAcAIPMDAAC1BwAg-AMAAN4DACADIQAAswcAIPIDAAC0BwAg-AMAAN4DACAAAAAFIQAArgcAICIAALEHACDyAwAArwcAIPMDAACwBwAg-AMAAAEAIAMhAACuBwAg8gMAAK8HACD4AwAAAQAgAAAAAAAFIQAAqQcAICIAAKwHACDyAwAAqgcAIPMDAACrBwAg-AMAAAUAIAMhAACpBwAg8gMAAKoHACD4AwAABQAgAAAAAAAFIQAApAcAICIAAKcHACDyAwAApQcAIPMDAACmBwAg-AMAAAUAIAMhAACkBwAg8gMAAKUHACD4AwAABQAgAAAAAAAFIQAAnwcAICIAAKIHACDyAwAAoAcAIPMDAAChBwAg-AMAAAEAIAMhAACfBwAg8gMAAKAHACD4AwAAAQAgAAAAAAAAAgYAAOYGACARAACSBwAgBwwAAKYGACAPAACnBgAg9wIAAPcEACD4AgAA9wQAIPkCAAD3BAAg-gIAAPcEACD8AgAA9wQAIAAFBgAA5gYAIJUDAAD3BAAguQMAAPcEACC-AwAA9wQAIL8DAAD3BAAgBgYAAOYGACCxAwAA9wQAILIDAAD3BAAgswMAAPcEACC0AwAA9wQAILUDAAD3BAAgAAIMAACmBgAgrgMAAPcEACAAABAEAACdBwAgBQAAngcAIAYAAOYGACCfAwAA9wQAIMUDAAD3BAAgxgMAAPcEACDHAwAA9wQAIMgDAAD3BAAgyQMAAPcEACDPAwAA9wQAINEDAAD3BAAg0wMAAPcEACDUAwAA9wQAINUDAAD3BAAg1gMAAPcEACDXAwAA9wQAIAAAJwkAAJ0GACAKAACeBgAgCwAAnwYAIA0AAKAGACAOAADfBgAgEAAAoQYAIBMAAKIGACAUAACjBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGaAwEAAAABqAMBAAAAAa0DAQAAAAHAAwIAAAAB2QMCAAAAAdoDAgAAAAHbAwEAAAAB3AMgAAAAAd0DAQAAAAHeA0AAAAAB3wNAAAAAAeADQAAAAAHhA0AAAAAB4gNAAAAAAeMDQAAAAAHkA4AAAAAB5QNAAAAAAeYDQAAAAAHnAwEAAAAB6AMBAAAAAekDQAAAAAHqAwEAAAAB6wMBAAAAAewDQAAAAAHtAwEAAAAB7gMBAAAAAQIAAAABACAhAACfBwAgAwAAABkAICEAAJ8HACAiAACjBwAgKQAAABkAIAkAAKIFACAKAACjBQAgCwAApAUAIA0AAKUFACAOAADdBgAgEAAApgUAIBMAAKcFACAUAACoBQAgGgAAowcAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIScJAACiBQAgCgAAowUAIAsAAKQFACANAAClBQAgDgAA3QYAIBAAAKYFACATAACnBQAgFAAAqAUAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIRwFAACaBgAgBgAAjAcAIOMCAQAAAAGKAwEAAAABnwMBAAAAAasDQAAAAAHBAwIAAAABxAMCAAAAAcUDQAAAAAHGA0AAAAABxwNAAAAAAcgDQAAAAAHJA0AAAAABygMCAAAAAcsDAgAAAAHMAyAAAAABzQMCAAAAAc4DAgAAAAHPA0AAAAAB0AMCAAAAAdEDQAAAAAHSAwIAAAAB0wNAAAAAAdQDAQAAAAHVA0AAAAAB1gNAAAAAAdcDQAAAAAHYAwIAAAABAgAAAAUAICEAAKQHACADAAAAAwAgIQAApAcAICIAAKgHACAeAAAAAwAgBQAA_wUAIAYAAIsHACAaAACoBwAg4wIBAP0EACGKAwEA_QQAIZ8DAQD_BAAhqwNAAJMFACHBAwIA_gQAIcQDAgD-BAAhxQNAAIYFACHGA0AAhgUAIccDQACGBQAhyANAAIYFACHJA0AAhgUAIcoDAgD-BAAhywMCAP4EACHMAyAAhQUAIc0DAgD-BAAhzgMCAP4EACHPA0AAhgUAIdADAgD-BAAh0QNAAIYFACHSAwIA_gQAIdMDQACGBQAh1AMBAP8EACHVA0AAhgUAIdYDQACGBQAh1wNAAIYFACHYAwIA_gQAIRwFAAD_BQAgBgAAiwcAIOMCAQD9BAAhigMBAP0EACGfAwEA_wQAIasDQACTBQAhwQMCAP4EACHEAwIA_gQAIcUDQACGBQAhxgNAAIYFACHHA0AAhgUAIcgDQACGBQAhyQNAAIYFACHKAwIA_gQAIcsDAgD-BAAhzAMgAIUFACHNAwIA_gQAIc4DAgD-BAAhzwNAAIYFACHQAwIA_gQAIdEDQACGBQAh0gMCAP4EACHTA0AAhgUAIdQDAQD_BAAh1QNAAIYFACHWA0AAhgUAIdcDQACGBQAh2AMCAP4EACEcBAAAmQYAIAYAAIwHACDjAgEAAAABigMBAAAAAZ8DAQAAAAGrA0AAAAABwQMCAAAAAcQDAgAAAAHFA0AAAAABxgNAAAAAAccDQAAAAAHIA0AAAAAByQNAAAAAAcoDAgAAAAHLAwIAAAABzAMgAAAAAc0DAgAAAAHOAwIAAAABzwNAAAAAAdADAgAAAAHRA0AAAAAB0gMCAAAAAdMDQAAAAAHUAwEAAAAB1QNAAAAAAdYDQAAAAAHXA0AAAAAB2AMCAAAAAQIAAAAFACAhAACpBwAgAwAAAAMAICEAAKkHACAiAACtBwAgHgAAAAMAIAQAAP4FACAGAACLBwAgGgAArQcAIOMCAQD9BAAhigMBAP0EACGfAwEA_wQAIasDQACTBQAhwQMCAP4EACHEAwIA_gQAIcUDQACGBQAhxgNAAIYFACHHA0AAhgUAIcgDQACGBQAhyQNAAIYFACHKAwIA_gQAIcsDAgD-BAAhzAMgAIUFACHNAwIA_gQAIc4DAgD-BAAhzwNAAIYFACHQAwIA_gQAIdEDQACGBQAh0gMCAP4EACHTA0AAhgUAIdQDAQD_BAAh1QNAAIYFACHWA0AAhgUAIdcDQACGBQAh2AMCAP4EACEcBAAA_gUAIAYAAIsHACDjAgEA_QQAIYoDAQD9BAAhnwMBAP8EACGrA0AAkwUAIcEDAgD-BAAhxAMCAP4EACHFA0AAhgUAIcYDQACGBQAhxwNAAIYFACHIA0AAhgUAIckDQACGBQAhygMCAP4EACHLAwIA_gQAIcwDIACFBQAhzQMCAP4EACHOAwIA_gQAIc8DQACGBQAh0AMCAP4EACHRA0AAhgUAIdIDAgD-BAAh0wNAAIYFACHUAwEA_wQAIdUDQACGBQAh1gNAAIYFACHXA0AAhgUAIdgDAgD-BAAhJwgAAJwGACAKAACeBgAgCwAAnwYAIA0AAKAGACAOAADfBgAgEAAAoQYAIBMAAKIGACAUAACjBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGaAwEAAAABqAMBAAAAAa0DAQAAAAHAAwIAAAAB2QMCAAAAAdoDAgAAAAHbAwEAAAAB3AMgAAAAAd0DAQAAAAHeA0AAAAAB3wNAAAAAAeADQAAAAAHhA0AAAAAB4gNAAAAAAeMDQAAAAAHkA4AAAAAB5QNAAAAAAeYDQAAAAAHnAwEAAAAB6AMBAAAAAekDQAAAAAHqAwEAAAAB6wMBAAAAAewDQAAAAAHtAwEAAAAB7gMBAAAAAQIAAAABACAhAACuBwAgAwAAABkAICEAAK4HACAiAACyBwAgKQAAABkAIAgAAKEFACAKAACjBQAgCwAApAUAIA0AAKUFACAOAADdBgAgEAAApgUAIBMAAKcFACAUAACoBQAgGgAAsgcAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIScIAAChBQAgCgAAowUAIAsAAKQFACANAAClBQAgDgAA3QYAIBAAAKYFACATAACnBQAgFAAAqAUAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIRAMAACkBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfMCIAAAAAH0AgEAAAAB9QIBAAAAAfYCAQAAAAH3AgEAAAAB-AIBAAAAAfkCAQAAAAH6AkAAAAAB-wKAAAAAAfwCAQAAAAH9AgIAAAABAgAAAN4DACAhAACzBwAgAwAAAOEDACAhAACzBwAgIgAAtwcAIBIAAADhAwAgDAAAhwUAIBoAALcHACDgAgEA_QQAIeECAgD-BAAh4wIBAP0EACHyAgEA_QQAIfMCIACFBQAh9AIBAP0EACH1AgEA_QQAIfYCAQD9BAAh9wIBAP8EACH4AgEA_wQAIfkCAQD_BAAh-gJAAIYFACH7AoAAAAAB_AIBAP8EACH9AgIA_gQAIRAMAACHBQAg4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACHzAiAAhQUAIfQCAQD9BAAh9QIBAP0EACH2AgEA_QQAIfcCAQD_BAAh-AIBAP8EACH5AgEA_wQAIfoCQACGBQAh-wKAAAAAAfwCAQD_BAAh_QICAP4EACEnCAAAnAYAIAkAAJ0GACAKAACeBgAgDQAAoAYAIA4AAN8GACAQAAChBgAgEwAAogYAIBQAAKMGACDgAgEAAAAB4QICAAAAAeMCAQAAAAHyAgEAAAAB-wKAAAAAAZoDAQAAAAGoAwEAAAABrQMBAAAAAcADAgAAAAHZAwIAAAAB2gMCAAAAAdsDAQAAAAHcAyAAAAAB3QMBAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiA0AAAAAB4wNAAAAAAeQDgAAAAAHlA0AAAAAB5gNAAAAAAecDAQAAAAHoAwEAAAAB6QNAAAAAAeoDAQAAAAHrAwEAAAAB7ANAAAAAAe0DAQAAAAHuAwEAAAABAgAAAAEAICEAALgHACADAAAAGQAgIQAAuAcAICIAALwHACApAAAAGQAgCAAAoQUAIAkAAKIFACAKAACjBQAgDQAApQUAIA4AAN0GACAQAACmBQAgEwAApwUAIBQAAKgFACAaAAC8BwAg4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACH7AoAAAAABmgMBAP0EACGoAwEA_QQAIa0DAQD9BAAhwAMCAP4EACHZAwIA_gQAIdoDAgD-BAAh2wMBAP8EACHcAyAAhQUAId0DAQD_BAAh3gNAAJMFACHfA0AAkwUAIeADQACGBQAh4QNAAIYFACHiA0AAhgUAIeMDQACGBQAh5AOAAAAAAeUDQACGBQAh5gNAAIYFACHnAwEA_wQAIegDAQD_BAAh6QNAAIYFACHqAwEA_wQAIesDAQD_BAAh7ANAAIYFACHtAwEA_wQAIe4DAQD_BAAhJwgAAKEFACAJAACiBQAgCgAAowUAIA0AAKUFACAOAADdBgAgEAAApgUAIBMAAKcFACAUAACoBQAg4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACH7AoAAAAABmgMBAP0EACGoAwEA_QQAIa0DAQD9BAAhwAMCAP4EACHZAwIA_gQAIdoDAgD-BAAh2wMBAP8EACHcAyAAhQUAId0DAQD_BAAh3gNAAJMFACHfA0AAkwUAIeADQACGBQAh4QNAAIYFACHiA0AAhgUAIeMDQACGBQAh5AOAAAAAAeUDQACGBQAh5gNAAIYFACHnAwEA_wQAIegDAQD_BAAh6QNAAIYFACHqAwEA_wQAIesDAQD_BAAh7ANAAIYFACHtAwEA_wQAIe4DAQD_BAAhJwgAAJwGACAJAACdBgAgCwAAnwYAIA0AAKAGACAOAADfBgAgEAAAoQYAIBMAAKIGACAUAACjBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGaAwEAAAABqAMBAAAAAa0DAQAAAAHAAwIAAAAB2QMCAAAAAdoDAgAAAAHbAwEAAAAB3AMgAAAAAd0DAQAAAAHeA0AAAAAB3wNAAAAAAeADQAAAAAHhA0AAAAAB4gNAAAAAAeMDQAAAAAHkA4AAAAAB5QNAAAAAAeYDQAAAAAHnAwEAAAAB6AMBAAAAAekDQAAAAAHqAwEAAAAB6wMBAAAAAewDQAAAAAHtAwEAAAAB7gMBAAAAAQIAAAABACAhAAC9BwAgAwAAABkAICEAAL0HACAiAADBBwAgKQAAABkAIAgAAKEFACAJAACiBQAgCwAApAUAIA0AAKUFACAOAADdBgAgEAAApgUAIBMAAKcFACAUAACoBQAgGgAAwQcAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIScIAAChBQAgCQAAogUAIAsAAKQFACANAAClBQAgDgAA3QYAIBAAAKYFACATAACnBQAgFAAAqAUAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIRAPAAClBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfMCIAAAAAH0AgEAAAAB9QIBAAAAAfYCAQAAAAH3AgEAAAAB-AIBAAAAAfkCAQAAAAH6AkAAAAAB-wKAAAAAAfwCAQAAAAH9AgIAAAABAgAAAN4DACAhAADCBwAgAwAAAOEDACAhAADCBwAgIgAAxgcAIBIAAADhAwAgDwAAiAUAIBoAAMYHACDgAgEA_QQAIeECAgD-BAAh4wIBAP0EACHyAgEA_QQAIfMCIACFBQAh9AIBAP0EACH1AgEA_QQAIfYCAQD9BAAh9wIBAP8EACH4AgEA_wQAIfkCAQD_BAAh-gJAAIYFACH7AoAAAAAB_AIBAP8EACH9AgIA_gQAIRAPAACIBQAg4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACHzAiAAhQUAIfQCAQD9BAAh9QIBAP0EACH2AgEA_QQAIfcCAQD_BAAh-AIBAP8EACH5AgEA_wQAIfoCQACGBQAh-wKAAAAAAfwCAQD_BAAh_QICAP4EACEe4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGaAwEAAAABqAMBAAAAAcADAgAAAAHZAwIAAAAB2gMCAAAAAdsDAQAAAAHcAyAAAAAB3QMBAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiA0AAAAAB4wNAAAAAAeQDgAAAAAHlA0AAAAAB5gNAAAAAAecDAQAAAAHoAwEAAAAB6QNAAAAAAeoDAQAAAAHrAwEAAAAB7ANAAAAAAe0DAQAAAAHuAwEAAAABJwgAAJwGACAJAACdBgAgCgAAngYAIAsAAJ8GACANAACgBgAgDgAA3wYAIBMAAKIGACAUAACjBgAg4AIBAAAAAeECAgAAAAHjAgEAAAAB8gIBAAAAAfsCgAAAAAGaAwEAAAABqAMBAAAAAa0DAQAAAAHAAwIAAAAB2QMCAAAAAdoDAgAAAAHbAwEAAAAB3AMgAAAAAd0DAQAAAAHeA0AAAAAB3wNAAAAAAeADQAAAAAHhA0AAAAAB4gNAAAAAAeMDQAAAAAHkA4AAAAAB5QNAAAAAAeYDQAAAAAHnAwEAAAAB6AMBAAAAAekDQAAAAAHqAwEAAAAB6wMBAAAAAewDQAAAAAHtAwEAAAAB7gMBAAAAAQIAAAABACAhAADIBwAgAwAAABkAICEAAMgHACAiAADMBwAgKQAAABkAIAgAAKEFACAJAACiBQAgCgAAowUAIAsAAKQFACANAAClBQAgDgAA3QYAIBMAAKcFACAUAACoBQAgGgAAzAcAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIScIAAChBQAgCQAAogUAIAoAAKMFACALAACkBQAgDQAApQUAIA4AAN0GACATAACnBQAgFAAAqAUAIOACAQD9BAAh4QICAP4EACHjAgEA_QQAIfICAQD9BAAh-wKAAAAAAZoDAQD9BAAhqAMBAP0EACGtAwEA_QQAIcADAgD-BAAh2QMCAP4EACHaAwIA_gQAIdsDAQD_BAAh3AMgAIUFACHdAwEA_wQAId4DQACTBQAh3wNAAJMFACHgA0AAhgUAIeEDQACGBQAh4gNAAIYFACHjA0AAhgUAIeQDgAAAAAHlA0AAhgUAIeYDQACGBQAh5wMBAP8EACHoAwEA_wQAIekDQACGBQAh6gMBAP8EACHrAwEA_wQAIewDQACGBQAh7QMBAP8EACHuAwEA_wQAIScIAACcBgAgCQAAnQYAIAoAAJ4GACALAACfBgAgDQAAoAYAIA4AAN8GACAQAAChBgAgEwAAogYAIOACAQAAAAHhAgIAAAAB4wIBAAAAAfICAQAAAAH7AoAAAAABmgMBAAAAAagDAQAAAAGtAwEAAAABwAMCAAAAAdkDAgAAAAHaAwIAAAAB2wMBAAAAAdwDIAAAAAHdAwEAAAAB3gNAAAAAAd8DQAAAAAHgA0AAAAAB4QNAAAAAAeIDQAAAAAHjA0AAAAAB5AOAAAAAAeUDQAAAAAHmA0AAAAAB5wMBAAAAAegDAQAAAAHpA0AAAAAB6gMBAAAAAesDAQAAAAHsA0AAAAAB7QMBAAAAAe4DAQAAAAECAAAAAQAgIQAAzQcAIAMAAAAZACAhAADNBwAgIgAA0QcAICkAAAAZACAIAAChBQAgCQAAogUAIAoAAKMFACALAACkBQAgDQAApQUAIA4AAN0GACAQAACmBQAgEwAApwUAIBoAANEHACDgAgEA_QQAIeECAgD-BAAh4wIBAP0EACHyAgEA_QQAIfsCgAAAAAGaAwEA_QQAIagDAQD9BAAhrQMBAP0EACHAAwIA_gQAIdkDAgD-BAAh2gMCAP4EACHbAwEA_wQAIdwDIACFBQAh3QMBAP8EACHeA0AAkwUAId8DQACTBQAh4ANAAIYFACHhA0AAhgUAIeIDQACGBQAh4wNAAIYFACHkA4AAAAAB5QNAAIYFACHmA0AAhgUAIecDAQD_BAAh6AMBAP8EACHpA0AAhgUAIeoDAQD_BAAh6wMBAP8EACHsA0AAhgUAIe0DAQD_BAAh7gMBAP8EACEnCAAAoQUAIAkAAKIFACAKAACjBQAgCwAApAUAIA0AAKUFACAOAADdBgAgEAAApgUAIBMAAKcFACDgAgEA_QQAIeECAgD-BAAh4wIBAP0EACHyAgEA_QQAIfsCgAAAAAGaAwEA_QQAIagDAQD9BAAhrQMBAP0EACHAAwIA_gQAIdkDAgD-BAAh2gMCAP4EACHbAwEA_wQAIdwDIACFBQAh3QMBAP8EACHeA0AAkwUAId8DQACTBQAh4ANAAIYFACHhA0AAhgUAIeIDQACGBQAh4wNAAIYFACHkA4AAAAAB5QNAAIYFACHmA0AAhgUAIecDAQD_BAAh6AMBAP8EACHpA0AAhgUAIeoDAQD_BAAh6wMBAP8EACHsA0AAhgUAIe0DAQD_BAAh7gMBAP8EACEH4AIBAAAAAY8DAQAAAAGWAwEAAAABlwMBAAAAAZgDAgAAAAGZA0AAAAABrgNAAAAAAQIAAADrAQAgIQAA0gcAIAPgAgEAAAAB4wIBAAAAAcEDAgAAAAEF4AIBAAAAAeMCAQAAAAHBAwIAAAABwgNAAAAAAcMDQAAAAAEZ4wIBAAAAAZ8DAQAAAAGrA0AAAAABwQMCAAAAAcQDAgAAAAHFA0AAAAABxgNAAAAAAccDQAAAAAHIA0AAAAAByQNAAAAAAcoDAgAAAAHLAwIAAAABzAMgAAAAAc0DAgAAAAHOAwIAAAABzwNAAAAAAdADAgAAAAHRA0AAAAAB0gMCAAAAAdMDQAAAAAHUAwEAAAAB1QNAAAAAAdYDQAAAAAHXA0AAAAAB2AMCAAAAAQTgAgQAAAABhwNAAAAAAZEDAQAAAAG2AwEAAAABCeACAQAAAAGPAwEAAAABnwMBAAAAAaADAQAAAAGhA0AAAAABogNAAAAAAaMDAQAAAAGkAwEAAAABpQMBAAAAAQgGAAC5BgAg4AIBAAAAAYoDAQAAAAGPAwEAAAABlgMBAAAAAZcDAQAAAAGYAwIAAAABmQNAAAAAAQIAAAAxACAhAADZBwAgAwAAAC8AICEAANkHACAiAADdBwAgCgAAAC8AIAYAALgGACAaAADdBwAg4AIBAP0EACGKAwEA_QQAIY8DAQD9BAAhlgMBAP0EACGXAwEA_QQAIZgDAgD-BAAhmQNAAJMFACEIBgAAuAYAIOACAQD9BAAhigMBAP0EACGPAwEA_QQAIZYDAQD9BAAhlwMBAP0EACGYAwIA_gQAIZkDQACTBQAhCuACAQAAAAHjAgEAAAABhwNAAAAAAY8DAQAAAAGQAwEAAAABkQMBAAAAAZIDAQAAAAGTA0AAAAABlANAAAAAAZUDAQAAAAEnCAAAnAYAIAkAAJ0GACAKAACeBgAgCwAAnwYAIA0AAKAGACAOAADfBgAgEAAAoQYAIBQAAKMGACDgAgEAAAAB4QICAAAAAeMCAQAAAAHyAgEAAAAB-wKAAAAAAZoDAQAAAAGoAwEAAAABrQMBAAAAAcADAgAAAAHZAwIAAAAB2gMCAAAAAdsDAQAAAAHcAyAAAAAB3QMBAAAAAd4DQAAAAAHfA0AAAAAB4ANAAAAAAeEDQAAAAAHiA0AAAAAB4wNAAAAAAeQDgAAAAAHlA0AAAAAB5gNAAAAAAecDAQAAAAHoAwEAAAAB6QNAAAAAAeoDAQAAAAHrAwEAAAAB7ANAAAAAAe0DAQAAAAHuAwEAAAABAgAAAAEAICEAAN8HACADAAAAGQAgIQAA3wcAICIAAOMHACApAAAAGQAgCAAAoQUAIAkAAKIFACAKAACjBQAgCwAApAUAIA0AAKUFACAOAADdBgAgEAAApgUAIBQAAKgFACAaAADjBwAg4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACH7AoAAAAABmgMBAP0EACGoAwEA_QQAIa0DAQD9BAAhwAMCAP4EACHZAwIA_gQAIdoDAgD-BAAh2wMBAP8EACHcAyAAhQUAId0DAQD_BAAh3gNAAJMFACHfA0AAkwUAIeADQACGBQAh4QNAAIYFACHiA0AAhgUAIeMDQACGBQAh5AOAAAAAAeUDQACGBQAh5gNAAIYFACHnAwEA_wQAIegDAQD_BAAh6QNAAIYFACHqAwEA_wQAIesDAQD_BAAh7ANAAIYFACHtAwEA_wQAIe4DAQD_BAAhJwgAAKEFACAJAACiBQAgCgAAowUAIAsAAKQFACANAAClBQAgDgAA3QYAIBAAAKYFACAUAACoBQAg4AIBAP0EACHhAgIA_gQAIeMCAQD9BAAh8gIBAP0EACH7AoAAAAABmgMBAP0EACGoAwEA_QQAIa0DAQD9BAAhwAMCAP4EACHZAwIA_gQAIdoDAgD-BAAh2wMBAP8EACHcAyAAhQUAId0DAQD_BAAh3gNAAJMFACHfA0AAkwUAIeADQACGBQAh4QNAAIYFACHiA0AAhgUAIeMDQACGBQAh5AOAAAAAAeUDQACGBQAh5gNAAIYFACHnAwEA_wQAIegDAQD_BAAh6QNAAIYFACHqAwEA_wQAIesDAQD_BAAh7ANAAIYFACHtAwEA_wQAIe4DAQD_BAAhCuACAQAAAAHjAgEAAAABhwNAAAAAAYoDAQAAAAGPAwEAAAABkAMBAAAAAZEDAQAAAAGTA0AAAAABlANAAAAAAZUDAQAAAAEG4AIBAAAAAY8DAQAAAAGWAwEAAAABlwMBAAAAAZgDAgAAAAGZA0AAAAABAwAAAO4BACAhAADSBwAgIgAA6AcAIAkAAADuAQAgGgAA6AcAIOACAQD9BAAhjwMBAP0EACGWAwEA_QQAIZcDAQD9BAAhmAMCAP4EACGZA0AAkwUAIa4DQACGBQAhB-ACAQD9BAAhjwMBAP0EACGWAwEA_QQAIZcDAQD9BAAhmAMCAP4EACGZA0AAkwUAIa4DQACGBQAhHuACAQAAAAHhAgIAAAAB4wIBAAAAAfICAQAAAAH7AoAAAAABqAMBAAAAAa0DAQAAAAHAAwIAAAAB2QMCAAAAAdoDAgAAAAHbAwEAAAAB3AMgAAAAAd0DAQAAAAHeA0AAAAAB3wNAAAAAAeADQAAAAAHhA0AAAAAB4gNAAAAAAeMDQAAAAAHkA4AAAAAB5QNAAAAAAeYDQAAAAAHnAwEAAAAB6AMBAAAAAekDQAAAAAHqAwEAAAAB6wMBAAAAAewDQAAAAAHtAwEAAAAB7gMBAAAAAQjgAgEAAAABjwMBAAAAAZEDAQAAAAGeA4AAAAABqwNAAAAAAbcDAQAAAAG4AwEAAAABuQNAAAAAAQoHABIIBgIJEgYKFAcLGAgNAAkOAAsQJw4TLA8UMhAEBAoDBQ4EBgABBwAFAQMAAgEDAAICBA8ABRAAAQYAAQEGAAEBBgABAgcACgwbAQEMHAADBwANDB0BDyEMAQ4ACwIMIgAPIwABBigBAgYAARIAEAMGAAEHABERLQ8BES4ABQgzAAs0ABA1ABM2ABQ3AAACDQAJDgALAg0ACQ4ACwUHABcnABgoABkpABoqABsAAAAAAAUHABcnABgoABkpABoqABsBBgABAQYAAQUHACAnACEoACIpACMqACQAAAAAAAUHACAnACEoACIpACMqACQBAwACAQMAAgUHACknACooACspACwqAC0AAAAAAAUHACknACooACspACwqAC0BAwACAQMAAgUHADInADMoADQpADUqADYAAAAAAAUHADInADMoADQpADUqADYBBgABAQYAAQMHADspADwqAD0AAAADBwA7KQA8KgA9AQ4ACwEOAAsDBwBCKQBDKgBEAAAAAwcAQikAQyoARAEGAAEBBgABBQcASScASigASykATCoATQAAAAAABQcASScASigASykATCoATQEGAAEBBgABAwcAUikAUyoAVAAAAAMHAFIpAFMqAFQAAAUHAFknAFooAFspAFwqAF0AAAAAAAUHAFknAFooAFspAFwqAF0AAAAFBwBjJwBkKABlKQBmKgBnAAAAAAAFBwBjJwBkKABlKQBmKgBnAAAAAwcAbSkAbioAbwAAAAMHAG0pAG4qAG8AAAADBwB1KQB2KgB3AAAAAwcAdSkAdioAdwEG2QIBAQbfAgEDBwB8KQB9KgB-AAAAAwcAfCkAfSoAfgAAAAUHAIQBJwCFASgAhgEpAIcBKgCIAQAAAAAABQcAhAEnAIUBKACGASkAhwEqAIgBAQYAAQEGAAEFBwCNAScAjgEoAI8BKQCQASoAkQEAAAAAAAUHAI0BJwCOASgAjwEpAJABKgCRAQIGAAESABACBgABEgAQAwcAlgEpAJcBKgCYAQAAAAMHAJYBKQCXASoAmAEAAAADBwCeASkAnwEqAKABAAAAAwcAngEpAJ8BKgCgAQAAAAUHAKYBJwCnASgAqAEpAKkBKgCqAQAAAAAABQcApgEnAKcBKACoASkAqQEqAKoBAAAFBwCvAScAsAEoALEBKQCyASoAswEAAAAAAAUHAK8BJwCwASgAsQEpALIBKgCzAQAAAAUHALkBJwC6ASgAuwEpALwBKgC9AQAAAAAABQcAuQEnALoBKAC7ASkAvAEqAL0BFQIBFjgBFzkBGDoBGTsBGz0BHD8THUAUHkIBH0QTIEUVI0YBJEcBJUgTK0sWLEwcLU0CLk4CL08CMFACMVECMlMCM1UTNFYdNVgCNloTN1seOFwCOV0COl4TO2EfPGIlPWMDPmQDP2UDQGYDQWcDQmkDQ2sTRGwmRW4DRnATR3EnSHIDSXMDSnQTS3coTHguTXkETnoET3sEUHwEUX0EUn8EU4EBE1SCAS9VhAEEVoYBE1eHATBYiAEEWYkBBFqKARNbjQExXI4BN12QAQZekQEGX5MBBmCUAQZhlQEGYpcBBmOZARNkmgE4ZZwBBmaeARNnnwE5aKABBmmhAQZqogETa6UBOmymAT5tpwEMbqgBDG-pAQxwqgEMcasBDHKtAQxzrwETdLABP3WyAQx2tAETd7UBQHi2AQx5twEMergBE3u7AUF8vAFFfb0BCH6-AQh_vwEIgAHAAQiBAcEBCIIBwwEIgwHFAROEAcYBRoUByAEIhgHKAROHAcsBR4gBzAEIiQHNAQiKAc4BE4sB0QFIjAHSAU6NAdQBB44B1QEHjwHXAQeQAdgBB5EB2QEHkgHbAQeTAd0BE5QB3gFPlQHgAQeWAeIBE5cB4wFQmAHkAQeZAeUBB5oB5gETmwHpAVGcAeoBVZ0B7AEJngHtAQmfAfABCaAB8QEJoQHyAQmiAfQBCaMB9gETpAH3AValAfkBCaYB-wETpwH8AVeoAf0BCakB_gEJqgH_AROrAYICWKwBgwJerQGFAl-uAYYCX68BiQJfsAGKAl-xAYsCX7IBjQJfswGPAhO0AZACYLUBkgJftgGUAhO3AZUCYbgBlgJfuQGXAl-6AZgCE7sBmwJivAGcAmi9AZ4Cab4BnwJpvwGiAmnAAaMCacEBpAJpwgGmAmnDAagCE8QBqQJqxQGrAmnGAa0CE8cBrgJryAGvAmnJAbACacoBsQITywG0AmzMAbUCcM0BtwJxzgG4AnHPAbsCcdABvAJx0QG9AnHSAb8CcdMBwQIT1AHCAnLVAcQCcdYBxgIT1wHHAnPYAcgCcdkByQJx2gHKAhPbAc0CdNwBzgJ43QHPAg7eAdACDt8B0QIO4AHSAg7hAdMCDuIB1QIO4wHXAhPkAdgCeeUB2wIO5gHdAhPnAd4CeugB4AIO6QHhAg7qAeICE-sB5QJ77AHmAn_tAegCgAHuAekCgAHvAewCgAHwAe0CgAHxAe4CgAHyAfACgAHzAfICE_QB8wKBAfUB9QKAAfYB9wIT9wH4AoIB-AH5AoAB-QH6AoAB-gH7AhP7Af4CgwH8Af8CiQH9AYADEP4BgQMQ_wGCAxCAAoMDEIEChAMQggKGAxCDAogDE4QCiQOKAYUCiwMQhgKNAxOHAo4DiwGIAo8DEIkCkAMQigKRAxOLApQDjAGMApUDkgGNApYDD44ClwMPjwKYAw-QApkDD5ECmgMPkgKcAw-TAp4DE5QCnwOTAZUCoQMPlgKjAxOXAqQDlAGYAqUDD5kCpgMPmgKnAxObAqoDlQGcAqsDmQGdAq0DmgGeAq4DmgGfArEDmgGgArIDmgGhArMDmgGiArUDmgGjArcDE6QCuAObAaUCugOaAaYCvAMTpwK9A5wBqAK-A5oBqQK_A5oBqgLAAxOrAsMDnQGsAsQDoQGtAsYDogGuAscDogGvAsoDogGwAssDogGxAswDogGyAs4DogGzAtADE7QC0QOjAbUC0wOiAbYC1QMTtwLWA6QBuALXA6IBuQLYA6IBugLZAxO7AtwDpQG8At0DqwG9At8DC74C4AMLvwLjAwvAAuQDC8EC5QMLwgLnAwvDAukDE8QC6gOsAcUC7AMLxgLuAxPHAu8DrQHIAvADC8kC8QMLygLyAxPLAvUDrgHMAvYDtAHNAvgDtQHOAvkDtQHPAvwDtQHQAv0DtQHRAv4DtQHSAoAEtQHTAoIEE9QCgwS2AdUChQS1AdYChwQT1wKIBLcB2AKJBLUB2QKKBLUB2gKLBBPbAo4EuAHcAo8EvgE"
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
  optionEndedBecause: "optionEndedBecause"
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
