// Of 46b54a8c4346a0a54d73f94e7d4514f38fdbce3777a945d95a1e6fec48c89eed
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
  extendedAt         DateTime? @map("extended_at") @db.Timestamptz(3)
  exercisedAt        DateTime? @map("exercised_at") @db.Timestamptz(3)
  endedBecause       String?   @map("ended_because")
  cancellationReason String?   @map("cancellation_reason")

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
  offer           Offer     @relation(fields: [offerId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@id([offerId, number])
  @@map("holds")
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

// What ends many offers at once: the upkeep ends them some at a time. Exactly one of listing and person is set.
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
config.runtimeDataModel = JSON.parse('{"models":{"Offer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"offerPrice","kind":"scalar","type":"Int","dbName":"offer_price"},{"name":"optionPeriod","kind":"scalar","type":"Int","dbName":"option_period"},{"name":"extraRightsRequest","kind":"scalar","type":"String","dbName":"extra_rights_request"},{"name":"fundCompetition","kind":"scalar","type":"Boolean","dbName":"fund_competition"},{"name":"fundNotes","kind":"scalar","type":"String","dbName":"fund_notes"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"},{"name":"holdNumber","kind":"scalar","type":"Int","dbName":"hold_number"},{"name":"submittedAt","kind":"scalar","type":"DateTime","dbName":"submitted_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"reachedAgentAt","kind":"scalar","type":"DateTime","dbName":"reached_agent_at"},{"name":"acceptedAt","kind":"scalar","type":"DateTime","dbName":"accepted_at"},{"name":"optionEndsAt","kind":"scalar","type":"DateTime","dbName":"option_ends_at"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"extendedAt","kind":"scalar","type":"DateTime","dbName":"extended_at"},{"name":"exercisedAt","kind":"scalar","type":"DateTime","dbName":"exercised_at"},{"name":"endedBecause","kind":"scalar","type":"String","dbName":"ended_because"},{"name":"cancellationReason","kind":"scalar","type":"String","dbName":"cancellation_reason"},{"name":"holds","kind":"object","type":"Hold","relationName":"HoldToOffer"},{"name":"claim","kind":"object","type":"Claim","relationName":"ClaimToOffer"},{"name":"agreement","kind":"object","type":"Agreement","relationName":"AgreementToOffer"},{"name":"moments","kind":"object","type":"Moment","relationName":"MomentToOffer"},{"name":"deck","kind":"object","type":"Deck","relationName":"DeckToOffer"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToOffer"},{"name":"discrepancies","kind":"object","type":"Discrepancy","relationName":"DiscrepancyToOffer"},{"name":"optionNotices","kind":"object","type":"OptionNotice","relationName":"OfferToOptionNotice"},{"name":"optionDocuments","kind":"object","type":"OptionDocument","relationName":"OfferToOptionDocument"}],"dbName":"offers","schema":null},"Hold":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"amountPence","kind":"scalar","type":"Int","dbName":"amount_pence"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"captureBefore","kind":"scalar","type":"DateTime","dbName":"capture_before"},{"name":"capturedAt","kind":"scalar","type":"DateTime","dbName":"captured_at"},{"name":"releasedAt","kind":"scalar","type":"DateTime","dbName":"released_at"},{"name":"releaseWantedAt","kind":"scalar","type":"DateTime","dbName":"release_wanted_at"},{"name":"createAttempt","kind":"scalar","type":"Int","dbName":"create_attempt"},{"name":"captureAttempt","kind":"scalar","type":"Int","dbName":"capture_attempt"},{"name":"captureIsOpen","kind":"scalar","type":"Boolean","dbName":"capture_is_open"},{"name":"releaseAttempt","kind":"scalar","type":"Int","dbName":"release_attempt"},{"name":"reminders","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"tryAfter","kind":"scalar","type":"DateTime","dbName":"try_after"},{"name":"refundedPence","kind":"scalar","type":"Int","dbName":"refunded_pence"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"disputeStatus","kind":"scalar","type":"String","dbName":"dispute_status"},{"name":"disputedAt","kind":"scalar","type":"DateTime","dbName":"disputed_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"HoldToOffer"}],"dbName":"holds","schema":null},"Claim":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"claimedBy","kind":"scalar","type":"String","dbName":"claimed_by"},{"name":"reason","kind":"scalar","type":"String"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"workedAt","kind":"scalar","type":"DateTime","dbName":"worked_at"},{"name":"committedAt","kind":"scalar","type":"DateTime","dbName":"committed_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"draft","kind":"scalar","type":"Json"},{"name":"offer","kind":"object","type":"Offer","relationName":"ClaimToOffer"}],"dbName":"claims","schema":null},"Moment":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"moment","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"MomentToOffer"}],"dbName":"moments","schema":null},"Agreement":{"fields":[{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"textHash","kind":"scalar","type":"String","dbName":"text_hash"},{"name":"writtenAt","kind":"scalar","type":"DateTime","dbName":"written_at"},{"name":"producerName","kind":"scalar","type":"String","dbName":"producer_name"},{"name":"producerSignedAt","kind":"scalar","type":"DateTime","dbName":"producer_signed_at"},{"name":"agentName","kind":"scalar","type":"String","dbName":"agent_name"},{"name":"agentSignedAt","kind":"scalar","type":"DateTime","dbName":"agent_signed_at"},{"name":"signedFile","kind":"scalar","type":"String","dbName":"signed_file"},{"name":"offer","kind":"object","type":"Offer","relationName":"AgreementToOffer"}],"dbName":"agreements","schema":null},"Deck":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"keptUntil","kind":"scalar","type":"DateTime","dbName":"kept_until"},{"name":"offers","kind":"object","type":"Offer","relationName":"DeckToOffer"}],"dbName":"decks","schema":null},"CompetitionEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"deckId","kind":"scalar","type":"String","dbName":"deck_id"}],"dbName":"competition_entries","schema":null},"RequestKey":{"fields":[{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"requestHash","kind":"scalar","type":"String","dbName":"request_hash"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"request_keys","schema":null},"Notice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"notices","schema":null},"Discrepancy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"says","kind":"scalar","type":"String"},{"name":"foundAt","kind":"scalar","type":"DateTime","dbName":"found_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"settlement","kind":"scalar","type":"String"},{"name":"settledBy","kind":"scalar","type":"String","dbName":"settled_by"},{"name":"settledNote","kind":"scalar","type":"String","dbName":"settled_note"},{"name":"offer","kind":"object","type":"Offer","relationName":"DiscrepancyToOffer"}],"dbName":"discrepancies","schema":null},"Ending":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"exceptOfferId","kind":"scalar","type":"String","dbName":"except_offer_id"},{"name":"because","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"endings","schema":null},"OptionDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"ownerId","kind":"scalar","type":"String","dbName":"owner_id"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionDocument"},{"name":"notices","kind":"object","type":"OptionNotice","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_documents","schema":null},"OptionNotice":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"givenBy","kind":"scalar","type":"String","dbName":"given_by"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"note","kind":"scalar","type":"String"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"status","kind":"scalar","type":"String"},{"name":"answeredAt","kind":"scalar","type":"DateTime","dbName":"answered_at"},{"name":"reason","kind":"scalar","type":"String"},{"name":"offer","kind":"object","type":"Offer","relationName":"OfferToOptionNotice"},{"name":"document","kind":"object","type":"OptionDocument","relationName":"OptionDocumentToOptionNotice"}],"dbName":"option_notices","schema":null},"Round":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"offerId","kind":"scalar","type":"String","dbName":"offer_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null},"Listing":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"status","kind":"scalar","type":"String"},{"name":"isDeleted","kind":"scalar","type":"Boolean","dbName":"is_deleted"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"terms","kind":"scalar","type":"Json"},{"name":"offers","kind":"object","type":"Offer","relationName":"ListingToOffer"}],"dbName":"listings","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"}],"dbName":"people","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","offer","holds","claim","agreement","moments","offers","_count","deck","listing","discrepancies","notices","document","optionNotices","optionDocuments","Offer.findUnique","Offer.findUniqueOrThrow","Offer.findFirst","Offer.findFirstOrThrow","Offer.findMany","data","Offer.createOne","Offer.createMany","Offer.createManyAndReturn","Offer.updateOne","Offer.updateMany","Offer.updateManyAndReturn","create","update","Offer.upsertOne","Offer.deleteOne","Offer.deleteMany","having","_avg","_sum","_min","_max","Offer.groupBy","Offer.aggregate","Hold.findUnique","Hold.findUniqueOrThrow","Hold.findFirst","Hold.findFirstOrThrow","Hold.findMany","Hold.createOne","Hold.createMany","Hold.createManyAndReturn","Hold.updateOne","Hold.updateMany","Hold.updateManyAndReturn","Hold.upsertOne","Hold.deleteOne","Hold.deleteMany","Hold.groupBy","Hold.aggregate","Claim.findUnique","Claim.findUniqueOrThrow","Claim.findFirst","Claim.findFirstOrThrow","Claim.findMany","Claim.createOne","Claim.createMany","Claim.createManyAndReturn","Claim.updateOne","Claim.updateMany","Claim.updateManyAndReturn","Claim.upsertOne","Claim.deleteOne","Claim.deleteMany","Claim.groupBy","Claim.aggregate","Moment.findUnique","Moment.findUniqueOrThrow","Moment.findFirst","Moment.findFirstOrThrow","Moment.findMany","Moment.createOne","Moment.createMany","Moment.createManyAndReturn","Moment.updateOne","Moment.updateMany","Moment.updateManyAndReturn","Moment.upsertOne","Moment.deleteOne","Moment.deleteMany","Moment.groupBy","Moment.aggregate","Agreement.findUnique","Agreement.findUniqueOrThrow","Agreement.findFirst","Agreement.findFirstOrThrow","Agreement.findMany","Agreement.createOne","Agreement.createMany","Agreement.createManyAndReturn","Agreement.updateOne","Agreement.updateMany","Agreement.updateManyAndReturn","Agreement.upsertOne","Agreement.deleteOne","Agreement.deleteMany","Agreement.groupBy","Agreement.aggregate","Deck.findUnique","Deck.findUniqueOrThrow","Deck.findFirst","Deck.findFirstOrThrow","Deck.findMany","Deck.createOne","Deck.createMany","Deck.createManyAndReturn","Deck.updateOne","Deck.updateMany","Deck.updateManyAndReturn","Deck.upsertOne","Deck.deleteOne","Deck.deleteMany","Deck.groupBy","Deck.aggregate","CompetitionEntry.findUnique","CompetitionEntry.findUniqueOrThrow","CompetitionEntry.findFirst","CompetitionEntry.findFirstOrThrow","CompetitionEntry.findMany","CompetitionEntry.createOne","CompetitionEntry.createMany","CompetitionEntry.createManyAndReturn","CompetitionEntry.updateOne","CompetitionEntry.updateMany","CompetitionEntry.updateManyAndReturn","CompetitionEntry.upsertOne","CompetitionEntry.deleteOne","CompetitionEntry.deleteMany","CompetitionEntry.groupBy","CompetitionEntry.aggregate","RequestKey.findUnique","RequestKey.findUniqueOrThrow","RequestKey.findFirst","RequestKey.findFirstOrThrow","RequestKey.findMany","RequestKey.createOne","RequestKey.createMany","RequestKey.createManyAndReturn","RequestKey.updateOne","RequestKey.updateMany","RequestKey.updateManyAndReturn","RequestKey.upsertOne","RequestKey.deleteOne","RequestKey.deleteMany","RequestKey.groupBy","RequestKey.aggregate","Notice.findUnique","Notice.findUniqueOrThrow","Notice.findFirst","Notice.findFirstOrThrow","Notice.findMany","Notice.createOne","Notice.createMany","Notice.createManyAndReturn","Notice.updateOne","Notice.updateMany","Notice.updateManyAndReturn","Notice.upsertOne","Notice.deleteOne","Notice.deleteMany","Notice.groupBy","Notice.aggregate","Discrepancy.findUnique","Discrepancy.findUniqueOrThrow","Discrepancy.findFirst","Discrepancy.findFirstOrThrow","Discrepancy.findMany","Discrepancy.createOne","Discrepancy.createMany","Discrepancy.createManyAndReturn","Discrepancy.updateOne","Discrepancy.updateMany","Discrepancy.updateManyAndReturn","Discrepancy.upsertOne","Discrepancy.deleteOne","Discrepancy.deleteMany","Discrepancy.groupBy","Discrepancy.aggregate","Ending.findUnique","Ending.findUniqueOrThrow","Ending.findFirst","Ending.findFirstOrThrow","Ending.findMany","Ending.createOne","Ending.createMany","Ending.createManyAndReturn","Ending.updateOne","Ending.updateMany","Ending.updateManyAndReturn","Ending.upsertOne","Ending.deleteOne","Ending.deleteMany","Ending.groupBy","Ending.aggregate","OptionDocument.findUnique","OptionDocument.findUniqueOrThrow","OptionDocument.findFirst","OptionDocument.findFirstOrThrow","OptionDocument.findMany","OptionDocument.createOne","OptionDocument.createMany","OptionDocument.createManyAndReturn","OptionDocument.updateOne","OptionDocument.updateMany","OptionDocument.updateManyAndReturn","OptionDocument.upsertOne","OptionDocument.deleteOne","OptionDocument.deleteMany","OptionDocument.groupBy","OptionDocument.aggregate","OptionNotice.findUnique","OptionNotice.findUniqueOrThrow","OptionNotice.findFirst","OptionNotice.findFirstOrThrow","OptionNotice.findMany","OptionNotice.createOne","OptionNotice.createMany","OptionNotice.createManyAndReturn","OptionNotice.updateOne","OptionNotice.updateMany","OptionNotice.updateManyAndReturn","OptionNotice.upsertOne","OptionNotice.deleteOne","OptionNotice.deleteMany","OptionNotice.groupBy","OptionNotice.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","Listing.groupBy","Listing.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AND","OR","NOT","id","version","role","status","firstName","lastName","companyName","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","agentId","isDeleted","title","author","medium","genre","coverImageUrl","soldOfferId","earlyAccessUntil","terms","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","every","some","none","at","actorId","action","offerId","before","after","name","doneAt","kind","givenBy","note","documentId","endsAt","answeredAt","reason","ownerId","fileName","bytes","uploadedAt","listingId","personId","exceptOfferId","because","intentId","says","foundAt","settledAt","settlement","settledBy","settledNote","type","receivedAt","producerId","key","requestHash","createdAt","producerId_key","deckId","keptUntil","textHash","writtenAt","producerName","producerSignedAt","agentName","agentSignedAt","signedFile","moment","isExclusive","claimedBy","claimedAt","workedAt","committedAt","endedAt","draft","number","amountPence","heldAt","captureBefore","capturedAt","releasedAt","releaseWantedAt","createAttempt","captureAttempt","captureIsOpen","releaseAttempt","reminders","comparedAt","tries","tryAfter","refundedPence","refundedAt","disputeStatus","disputedAt","offerPrice","optionPeriod","extraRightsRequest","fundCompetition","fundNotes","holdNumber","submittedAt","updatedAt","reachedAgentAt","acceptedAt","optionEndsAt","optionEndedAt","extendedAt","exercisedAt","endedBecause","cancellationReason","offerId_number","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "vAahAZACJAQAAJEEACAFAACSBAAgBgAAkwQAIAcAAJQEACAKAACVBAAgCwAAlgQAIAwAAJcEACAPAACLBAAgEAAAmAQAIKkCAACQBAAwqgIAAA8AEKsCAACQBAAwrAIBAAAAAa0CAgDPAwAhrwIBANADACG-AgEAzgMAIccCAADiAwAg5AIBANADACHxAgEAzgMAIfYCAQDOAwAhmgMCAM8DACGbAwIAzwMAIZwDAQDRAwAhnQMgAN8DACGeAwEA0QMAIZ8DAgDPAwAhoANAAO4DACGhA0AA7gMAIaIDQADhAwAhowNAAOEDACGkA0AA4QMAIaUDQADhAwAhpgNAAOEDACGnA0AA4QMAIagDAQDRAwAhqQMBANEDACEBAAAAAQAgGwMAAIEEACCpAgAAmwQAMKoCAAADABCrAgAAmwQAMK8CAQDQAwAh1AIBAM4DACHoAgEA0QMAIfQCQADuAwAhhwMCAM8DACGIAwIAzwMAIYkDQADhAwAhigNAAOEDACGLA0AA4QMAIYwDQADhAwAhjQNAAOEDACGOAwIAzwMAIY8DAgDPAwAhkAMgAN8DACGRAwIAzwMAIZIDAgDPAwAhkwNAAOEDACGUAwIAzwMAIZUDQADhAwAhlgMCAM8DACGXA0AA4QMAIZgDAQDRAwAhmQNAAOEDACEMAwAA4AUAIOgCAACcBAAgiQMAAJwEACCKAwAAnAQAIIsDAACcBAAgjAMAAJwEACCNAwAAnAQAIJMDAACcBAAglQMAAJwEACCXAwAAnAQAIJgDAACcBAAgmQMAAJwEACAcAwAAgQQAIKkCAACbBAAwqgIAAAMAEKsCAACbBAAwrwIBANADACHUAgEAzgMAIegCAQAAAAH0AkAA7gMAIYcDAgDPAwAhiAMCAM8DACGJA0AA4QMAIYoDQADhAwAhiwNAAOEDACGMA0AA4QMAIY0DQADhAwAhjgMCAM8DACGPAwIAzwMAIZADIADfAwAhkQMCAM8DACGSAwIAzwMAIZMDQADhAwAhlAMCAM8DACGVA0AA4QMAIZYDAgDPAwAhlwNAAOEDACGYAwEA0QMAIZkDQADhAwAhqgMAAJoEACADAAAAAwAgAQAABAAwAgAABQAgDgMAAIEEACCpAgAAhgQAMKoCAAAHABCrAgAAhgQAMNQCAQDOAwAh3wIBANEDACHkAgEA0AMAIYADIADfAwAhgQMBAM4DACGCA0AA7gMAIYMDQADuAwAhhANAAOEDACGFA0AA4QMAIYYDAACHBAAgAQAAAAcAIA0DAACBBAAgqQIAAIAEADCqAgAACQAQqwIAAIAEADDHAgAA4gMAINQCAQDOAwAh-AIBANADACH5AkAA7gMAIfoCAQDRAwAh-wJAAOEDACH8AgEA0QMAIf0CQADhAwAh_gIBAOADACEBAAAACQAgCQMAAIEEACCpAgAAmQQAMKoCAAALABCrAgAAmQQAMKwCBADtAwAh0QJAAO4DACHUAgEAzgMAIdsCAQDRAwAh_wIBANADACECAwAA4AUAINsCAACcBAAgCQMAAIEEACCpAgAAmQQAMKoCAAALABCrAgAAmQQAMKwCBAAAAAHRAkAA7gMAIdQCAQDOAwAh2wIBANEDACH_AgEA0AMAIQMAAAALACABAAAMADACAAANACAkBAAAkQQAIAUAAJIEACAGAACTBAAgBwAAlAQAIAoAAJUEACALAACWBAAgDAAAlwQAIA8AAIsEACAQAACYBAAgqQIAAJAEADCqAgAADwAQqwIAAJAEADCsAgEAzgMAIa0CAgDPAwAhrwIBANADACG-AgEAzgMAIccCAADiAwAg5AIBANADACHxAgEAzgMAIfYCAQDOAwAhmgMCAM8DACGbAwIAzwMAIZwDAQDRAwAhnQMgAN8DACGeAwEA0QMAIZ8DAgDPAwAhoANAAO4DACGhA0AA7gMAIaIDQADhAwAhowNAAOEDACGkA0AA4QMAIaUDQADhAwAhpgNAAOEDACGnA0AA4QMAIagDAQDRAwAhqQMBANEDACETBAAA-wUAIAUAAPwFACAGAAD9BQAgBwAA_gUAIAoAAP8FACALAACABgAgDAAAgQYAIA8AAPkFACAQAACCBgAgnAMAAJwEACCeAwAAnAQAIKIDAACcBAAgowMAAJwEACCkAwAAnAQAIKUDAACcBAAgpgMAAJwEACCnAwAAnAQAIKgDAACcBAAgqQMAAJwEACADAAAADwAgAQAAEAAwAgAAAQAgAQAAAA8AIAMAAAAPACABAAAQADACAAABACABAAAADwAgDgMAAI8EACCpAgAAjgQAMKoCAAAVABCrAgAAjgQAMKwCAQDOAwAh1AIBAOADACHZAgEA0AMAIegCAQDRAwAh6QIBANADACHqAkAA7gMAIesCQADhAwAh7AIBANEDACHtAgEA4AMAIe4CAQDRAwAhBwMAAOAFACDUAgAAnAQAIOgCAACcBAAg6wIAAJwEACDsAgAAnAQAIO0CAACcBAAg7gIAAJwEACAOAwAAjwQAIKkCAACOBAAwqgIAABUAEKsCAACOBAAwrAIBAAAAAdQCAQDgAwAh2QIBANADACHoAgEA0QMAIekCAQDQAwAh6gJAAO4DACHrAkAA4QMAIewCAQDRAwAh7QIBAOADACHuAgEA0QMAIQMAAAAVACABAAAWADACAAAXACABAAAADwAgEAMAAIEEACAOAACNBAAgqQIAAIwEADCqAgAAGgAQqwIAAIwEADCsAgEAzgMAIa8CAQDQAwAh0QJAAO4DACHUAgEAzgMAIdkCAQDQAwAh2gIBANADACHbAgEA0QMAIdwCAQDOAwAh3QJAAOEDACHeAkAA4QMAId8CAQDRAwAhBgMAAOAFACAOAAD6BQAg2wIAAJwEACDdAgAAnAQAIN4CAACcBAAg3wIAAJwEACAQAwAAgQQAIA4AAI0EACCpAgAAjAQAMKoCAAAaABCrAgAAjAQAMKwCAQAAAAGvAgEA0AMAIdECQADuAwAh1AIBAM4DACHZAgEA0AMAIdoCAQDQAwAh2wIBANEDACHcAgEAzgMAId0CQADhAwAh3gJAAOEDACHfAgEA0QMAIQMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgAQAAABoAIAwDAACBBAAgDQAAiwQAIKkCAACKBAAwqgIAACAAEKsCAACKBAAwrAIBAM4DACHUAgEAzgMAIdkCAQDQAwAh4AIBAM4DACHhAgEA0AMAIeICAgDPAwAh4wJAAO4DACECAwAA4AUAIA0AAPkFACAMAwAAgQQAIA0AAIsEACCpAgAAigQAMKoCAAAgABCrAgAAigQAMKwCAQAAAAHUAgEAzgMAIdkCAQDQAwAh4AIBAM4DACHhAgEA0AMAIeICAgDPAwAh4wJAAO4DACEDAAAAIAAgAQAAIQAwAgAAIgAgAQAAAAMAIAEAAAALACABAAAAFQAgAQAAABoAIAEAAAAgACABAAAAAQAgAwAAAA8AIAEAABAAMAIAAAEAIAMAAAAPACABAAAQADACAAABACADAAAADwAgAQAAEAAwAgAAAQAgIQQAAJgFACAFAACZBQAgBgAAmgUAIAcAAJsFACAKAACcBQAgCwAA2QUAIAwAAJ0FACAPAACeBQAgEAAAnwUAIKwCAQAAAAGtAgIAAAABrwIBAAAAAb4CAQAAAAHHAoAAAAAB5AIBAAAAAfECAQAAAAH2AgEAAAABmgMCAAAAAZsDAgAAAAGcAwEAAAABnQMgAAAAAZ4DAQAAAAGfAwIAAAABoANAAAAAAaEDQAAAAAGiA0AAAAABowNAAAAAAaQDQAAAAAGlA0AAAAABpgNAAAAAAacDQAAAAAGoAwEAAAABqQMBAAAAAQEWAAAtACAYrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAccCgAAAAAHkAgEAAAAB8QIBAAAAAfYCAQAAAAGaAwIAAAABmwMCAAAAAZwDAQAAAAGdAyAAAAABngMBAAAAAZ8DAgAAAAGgA0AAAAABoQNAAAAAAaIDQAAAAAGjA0AAAAABpANAAAAAAaUDQAAAAAGmA0AAAAABpwNAAAAAAagDAQAAAAGpAwEAAAABARYAAC8AMAEWAAAvADAhBAAAuQQAIAUAALoEACAGAAC7BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIA8AAL8EACAQAADABAAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIfYCAQCiBAAhmgMCAKMEACGbAwIAowQAIZwDAQCkBAAhnQMgAKoEACGeAwEApAQAIZ8DAgCjBAAhoANAALcEACGhA0AAtwQAIaIDQACrBAAhowNAAKsEACGkA0AAqwQAIaUDQACrBAAhpgNAAKsEACGnA0AAqwQAIagDAQCkBAAhqQMBAKQEACECAAAAAQAgFgAAMgAgGKwCAQCiBAAhrQICAKMEACGvAgEAogQAIb4CAQCiBAAhxwKAAAAAAeQCAQCiBAAh8QIBAKIEACH2AgEAogQAIZoDAgCjBAAhmwMCAKMEACGcAwEApAQAIZ0DIACqBAAhngMBAKQEACGfAwIAowQAIaADQAC3BAAhoQNAALcEACGiA0AAqwQAIaMDQACrBAAhpANAAKsEACGlA0AAqwQAIaYDQACrBAAhpwNAAKsEACGoAwEApAQAIakDAQCkBAAhAgAAAA8AIBYAADQAIAIAAAAPACAWAAA0ACADAAAAAQAgHQAALQAgHgAAMgAgAQAAAAEAIAEAAAAPACAPCQAA9AUAICMAAPUFACAkAAD4BQAgJQAA9wUAICYAAPYFACCcAwAAnAQAIJ4DAACcBAAgogMAAJwEACCjAwAAnAQAIKQDAACcBAAgpQMAAJwEACCmAwAAnAQAIKcDAACcBAAgqAMAAJwEACCpAwAAnAQAIBupAgAAiQQAMKoCAAA7ABCrAgAAiQQAMKwCAQDAAwAhrQICAMEDACGvAgEAwgMAIb4CAQDAAwAhxwIAANcDACDkAgEAwgMAIfECAQDAAwAh9gIBAMADACGaAwIAwQMAIZsDAgDBAwAhnAMBAMMDACGdAyAA1AMAIZ4DAQDDAwAhnwMCAMEDACGgA0AA5wMAIaEDQADnAwAhogNAANYDACGjA0AA1gMAIaQDQADWAwAhpQNAANYDACGmA0AA1gMAIacDQADWAwAhqAMBAMMDACGpAwEAwwMAIQMAAAAPACABAAA6ADAiAAA7ACADAAAADwAgAQAAEAAwAgAAAQAgAQAAAAUAIAEAAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACAYAwAA8wUAIK8CAQAAAAHUAgEAAAAB6AIBAAAAAfQCQAAAAAGHAwIAAAABiAMCAAAAAYkDQAAAAAGKA0AAAAABiwNAAAAAAYwDQAAAAAGNA0AAAAABjgMCAAAAAY8DAgAAAAGQAyAAAAABkQMCAAAAAZIDAgAAAAGTA0AAAAABlAMCAAAAAZUDQAAAAAGWAwIAAAABlwNAAAAAAZgDAQAAAAGZA0AAAAABARYAAEMAIBevAgEAAAAB1AIBAAAAAegCAQAAAAH0AkAAAAABhwMCAAAAAYgDAgAAAAGJA0AAAAABigNAAAAAAYsDQAAAAAGMA0AAAAABjQNAAAAAAY4DAgAAAAGPAwIAAAABkAMgAAAAAZEDAgAAAAGSAwIAAAABkwNAAAAAAZQDAgAAAAGVA0AAAAABlgMCAAAAAZcDQAAAAAGYAwEAAAABmQNAAAAAAQEWAABFADABFgAARQAwGAMAAPIFACCvAgEAogQAIdQCAQCiBAAh6AIBAKQEACH0AkAAtwQAIYcDAgCjBAAhiAMCAKMEACGJA0AAqwQAIYoDQACrBAAhiwNAAKsEACGMA0AAqwQAIY0DQACrBAAhjgMCAKMEACGPAwIAowQAIZADIACqBAAhkQMCAKMEACGSAwIAowQAIZMDQACrBAAhlAMCAKMEACGVA0AAqwQAIZYDAgCjBAAhlwNAAKsEACGYAwEApAQAIZkDQACrBAAhAgAAAAUAIBYAAEgAIBevAgEAogQAIdQCAQCiBAAh6AIBAKQEACH0AkAAtwQAIYcDAgCjBAAhiAMCAKMEACGJA0AAqwQAIYoDQACrBAAhiwNAAKsEACGMA0AAqwQAIY0DQACrBAAhjgMCAKMEACGPAwIAowQAIZADIACqBAAhkQMCAKMEACGSAwIAowQAIZMDQACrBAAhlAMCAKMEACGVA0AAqwQAIZYDAgCjBAAhlwNAAKsEACGYAwEApAQAIZkDQACrBAAhAgAAAAMAIBYAAEoAIAIAAAADACAWAABKACADAAAABQAgHQAAQwAgHgAASAAgAQAAAAUAIAEAAAADACAQCQAA7QUAICMAAO4FACAkAADxBQAgJQAA8AUAICYAAO8FACDoAgAAnAQAIIkDAACcBAAgigMAAJwEACCLAwAAnAQAIIwDAACcBAAgjQMAAJwEACCTAwAAnAQAIJUDAACcBAAglwMAAJwEACCYAwAAnAQAIJkDAACcBAAgGqkCAACIBAAwqgIAAFEAEKsCAACIBAAwrwIBAMIDACHUAgEAwAMAIegCAQDDAwAh9AJAAOcDACGHAwIAwQMAIYgDAgDBAwAhiQNAANYDACGKA0AA1gMAIYsDQADWAwAhjANAANYDACGNA0AA1gMAIY4DAgDBAwAhjwMCAMEDACGQAyAA1AMAIZEDAgDBAwAhkgMCAMEDACGTA0AA1gMAIZQDAgDBAwAhlQNAANYDACGWAwIAwQMAIZcDQADWAwAhmAMBAMMDACGZA0AA1gMAIQMAAAADACABAABQADAiAABRACADAAAAAwAgAQAABAAwAgAABQAgDgMAAIEEACCpAgAAhgQAMKoCAAAHABCrAgAAhgQAMNQCAQAAAAHfAgEA0QMAIeQCAQDQAwAhgAMgAN8DACGBAwEAzgMAIYIDQADuAwAhgwNAAO4DACGEA0AA4QMAIYUDQADhAwAhhgMAAIcEACABAAAAVAAgAQAAAFQAIAUDAADgBQAg3wIAAJwEACCEAwAAnAQAIIUDAACcBAAghgMAAJwEACADAAAABwAgAQAAVwAwAgAAVAAgAwAAAAcAIAEAAFcAMAIAAFQAIAMAAAAHACABAABXADACAABUACALAwAA7AUAINQCAQAAAAHfAgEAAAAB5AIBAAAAAYADIAAAAAGBAwEAAAABggNAAAAAAYMDQAAAAAGEA0AAAAABhQNAAAAAAYYDgAAAAAEBFgAAWwAgCtQCAQAAAAHfAgEAAAAB5AIBAAAAAYADIAAAAAGBAwEAAAABggNAAAAAAYMDQAAAAAGEA0AAAAABhQNAAAAAAYYDgAAAAAEBFgAAXQAwARYAAF0AMAsDAADrBQAg1AIBAKIEACHfAgEApAQAIeQCAQCiBAAhgAMgAKoEACGBAwEAogQAIYIDQAC3BAAhgwNAALcEACGEA0AAqwQAIYUDQACrBAAhhgOAAAAAAQIAAABUACAWAABgACAK1AIBAKIEACHfAgEApAQAIeQCAQCiBAAhgAMgAKoEACGBAwEAogQAIYIDQAC3BAAhgwNAALcEACGEA0AAqwQAIYUDQACrBAAhhgOAAAAAAQIAAAAHACAWAABiACACAAAABwAgFgAAYgAgAwAAAFQAIB0AAFsAIB4AAGAAIAEAAABUACABAAAABwAgBwkAAOgFACAlAADqBQAgJgAA6QUAIN8CAACcBAAghAMAAJwEACCFAwAAnAQAIIYDAACcBAAgDakCAACDBAAwqgIAAGkAEKsCAACDBAAw1AIBAMADACHfAgEAwwMAIeQCAQDCAwAhgAMgANQDACGBAwEAwAMAIYIDQADnAwAhgwNAAOcDACGEA0AA1gMAIYUDQADWAwAhhgMAAIQEACADAAAABwAgAQAAaAAwIgAAaQAgAwAAAAcAIAEAAFcAMAIAAFQAIAEAAAANACABAAAADQAgAwAAAAsAIAEAAAwAMAIAAA0AIAMAAAALACABAAAMADACAAANACADAAAACwAgAQAADAAwAgAADQAgBgMAAOcFACCsAgQAAAAB0QJAAAAAAdQCAQAAAAHbAgEAAAAB_wIBAAAAAQEWAABxACAFrAIEAAAAAdECQAAAAAHUAgEAAAAB2wIBAAAAAf8CAQAAAAEBFgAAcwAwARYAAHMAMAYDAADmBQAgrAIEAP4EACHRAkAAtwQAIdQCAQCiBAAh2wIBAKQEACH_AgEAogQAIQIAAAANACAWAAB2ACAFrAIEAP4EACHRAkAAtwQAIdQCAQCiBAAh2wIBAKQEACH_AgEAogQAIQIAAAALACAWAAB4ACACAAAACwAgFgAAeAAgAwAAAA0AIB0AAHEAIB4AAHYAIAEAAAANACABAAAACwAgBgkAAOEFACAjAADiBQAgJAAA5QUAICUAAOQFACAmAADjBQAg2wIAAJwEACAIqQIAAIIEADCqAgAAfwAQqwIAAIIEADCsAgQA5gMAIdECQADnAwAh1AIBAMADACHbAgEAwwMAIf8CAQDCAwAhAwAAAAsAIAEAAH4AMCIAAH8AIAMAAAALACABAAAMADACAAANACANAwAAgQQAIKkCAACABAAwqgIAAAkAEKsCAACABAAwxwIAAOIDACDUAgEAAAAB-AIBANADACH5AkAA7gMAIfoCAQDRAwAh-wJAAOEDACH8AgEA0QMAIf0CQADhAwAh_gIBAOADACEBAAAAggEAIAEAAACCAQAgBgMAAOAFACD6AgAAnAQAIPsCAACcBAAg_AIAAJwEACD9AgAAnAQAIP4CAACcBAAgAwAAAAkAIAEAAIUBADACAACCAQAgAwAAAAkAIAEAAIUBADACAACCAQAgAwAAAAkAIAEAAIUBADACAACCAQAgCgMAAN8FACDHAoAAAAAB1AIBAAAAAfgCAQAAAAH5AkAAAAAB-gIBAAAAAfsCQAAAAAH8AgEAAAAB_QJAAAAAAf4CAQAAAAEBFgAAiQEAIAnHAoAAAAAB1AIBAAAAAfgCAQAAAAH5AkAAAAAB-gIBAAAAAfsCQAAAAAH8AgEAAAAB_QJAAAAAAf4CAQAAAAEBFgAAiwEAMAEWAACLAQAwCgMAAN4FACDHAoAAAAAB1AIBAKIEACH4AgEAogQAIfkCQAC3BAAh-gIBAKQEACH7AkAAqwQAIfwCAQCkBAAh_QJAAKsEACH-AgEApAQAIQIAAACCAQAgFgAAjgEAIAnHAoAAAAAB1AIBAKIEACH4AgEAogQAIfkCQAC3BAAh-gIBAKQEACH7AkAAqwQAIfwCAQCkBAAh_QJAAKsEACH-AgEApAQAIQIAAAAJACAWAACQAQAgAgAAAAkAIBYAAJABACADAAAAggEAIB0AAIkBACAeAACOAQAgAQAAAIIBACABAAAACQAgCAkAANsFACAlAADdBQAgJgAA3AUAIPoCAACcBAAg-wIAAJwEACD8AgAAnAQAIP0CAACcBAAg_gIAAJwEACAMqQIAAP8DADCqAgAAlwEAEKsCAAD_AwAwxwIAANcDACDUAgEAwAMAIfgCAQDCAwAh-QJAAOcDACH6AgEAwwMAIfsCQADWAwAh_AIBAMMDACH9AkAA1gMAIf4CAQDVAwAhAwAAAAkAIAEAAJYBADAiAACXAQAgAwAAAAkAIAEAAIUBADACAACCAQAgCwgAAOMDACCpAgAA_gMAMKoCAACdAQAQqwIAAP4DADCsAgEAAAAB2QIBANADACHgAgEAzgMAIeECAQDQAwAh4gICAM8DACHjAkAA7gMAIfcCQADhAwAhAQAAAJoBACABAAAAmgEAIAsIAADjAwAgqQIAAP4DADCqAgAAnQEAEKsCAAD-AwAwrAIBAM4DACHZAgEA0AMAIeACAQDOAwAh4QIBANADACHiAgIAzwMAIeMCQADuAwAh9wJAAOEDACECCAAAoQUAIPcCAACcBAAgAwAAAJ0BACABAACeAQAwAgAAmgEAIAMAAACdAQAgAQAAngEAMAIAAJoBACADAAAAnQEAIAEAAJ4BADACAACaAQAgCAgAANoFACCsAgEAAAAB2QIBAAAAAeACAQAAAAHhAgEAAAAB4gICAAAAAeMCQAAAAAH3AkAAAAABARYAAKIBACAHrAIBAAAAAdkCAQAAAAHgAgEAAAAB4QIBAAAAAeICAgAAAAHjAkAAAAAB9wJAAAAAAQEWAACkAQAwARYAAKQBADAICAAAzgUAIKwCAQCiBAAh2QIBAKIEACHgAgEAogQAIeECAQCiBAAh4gICAKMEACHjAkAAtwQAIfcCQACrBAAhAgAAAJoBACAWAACnAQAgB6wCAQCiBAAh2QIBAKIEACHgAgEAogQAIeECAQCiBAAh4gICAKMEACHjAkAAtwQAIfcCQACrBAAhAgAAAJ0BACAWAACpAQAgAgAAAJ0BACAWAACpAQAgAwAAAJoBACAdAACiAQAgHgAApwEAIAEAAACaAQAgAQAAAJ0BACAGCQAAyQUAICMAAMoFACAkAADNBQAgJQAAzAUAICYAAMsFACD3AgAAnAQAIAqpAgAA_QMAMKoCAACwAQAQqwIAAP0DADCsAgEAwAMAIdkCAQDCAwAh4AIBAMADACHhAgEAwgMAIeICAgDBAwAh4wJAAOcDACH3AkAA1gMAIQMAAACdAQAgAQAArwEAMCIAALABACADAAAAnQEAIAEAAJ4BADACAACaAQAgBqkCAAD8AwAwqgIAALYBABCrAgAA_AMAMKwCAQAAAAGtAgIAzwMAIfYCAQDgAwAhAQAAALMBACABAAAAswEAIAapAgAA_AMAMKoCAAC2AQAQqwIAAPwDADCsAgEAzgMAIa0CAgDPAwAh9gIBAOADACEB9gIAAJwEACADAAAAtgEAIAEAALcBADACAACzAQAgAwAAALYBACABAAC3AQAwAgAAswEAIAMAAAC2AQAgAQAAtwEAMAIAALMBACADrAIBAAAAAa0CAgAAAAH2AgEAAAABARYAALsBACADrAIBAAAAAa0CAgAAAAH2AgEAAAABARYAAL0BADABFgAAvQEAMAOsAgEAogQAIa0CAgCjBAAh9gIBAKQEACECAAAAswEAIBYAAMABACADrAIBAKIEACGtAgIAowQAIfYCAQCkBAAhAgAAALYBACAWAADCAQAgAgAAALYBACAWAADCAQAgAwAAALMBACAdAAC7AQAgHgAAwAEAIAEAAACzAQAgAQAAALYBACAGCQAAxAUAICMAAMUFACAkAADIBQAgJQAAxwUAICYAAMYFACD2AgAAnAQAIAapAgAA-wMAMKoCAADJAQAQqwIAAPsDADCsAgEAwAMAIa0CAgDBAwAh9gIBANUDACEDAAAAtgEAIAEAAMgBADAiAADJAQAgAwAAALYBACABAAC3AQAwAgAAswEAIAmpAgAA-QMAMKoCAADPAQAQqwIAAPkDADDUAgEAzgMAIfECAQDOAwAh8gIBANADACHzAgEA0AMAIfQCQADuAwAh9QIAAPoDACABAAAAzAEAIAEAAADMAQAgCKkCAAD5AwAwqgIAAM8BABCrAgAA-QMAMNQCAQDOAwAh8QIBAM4DACHyAgEA0AMAIfMCAQDQAwAh9AJAAO4DACEAAwAAAM8BACABAADQAQAwAgAAzAEAIAMAAADPAQAgAQAA0AEAMAIAAMwBACADAAAAzwEAIAEAANABADACAADMAQAgBdQCAQAAAAHxAgEAAAAB8gIBAAAAAfMCAQAAAAH0AkAAAAABARYAANQBACAF1AIBAAAAAfECAQAAAAHyAgEAAAAB8wIBAAAAAfQCQAAAAAEBFgAA1gEAMAEWAADWAQAwBdQCAQCiBAAh8QIBAKIEACHyAgEAogQAIfMCAQCiBAAh9AJAALcEACECAAAAzAEAIBYAANkBACAF1AIBAKIEACHxAgEAogQAIfICAQCiBAAh8wIBAKIEACH0AkAAtwQAIQIAAADPAQAgFgAA2wEAIAIAAADPAQAgFgAA2wEAIAMAAADMAQAgHQAA1AEAIB4AANkBACABAAAAzAEAIAEAAADPAQAgAwkAAMEFACAlAADDBQAgJgAAwgUAIAipAgAA-AMAMKoCAADiAQAQqwIAAPgDADDUAgEAwAMAIfECAQDAAwAh8gIBAMIDACHzAgEAwgMAIfQCQADnAwAhAwAAAM8BACABAADhAQAwIgAA4gEAIAMAAADPAQAgAQAA0AEAMAIAAMwBACAGqQIAAPcDADCqAgAA6AEAEKsCAAD3AwAwrAIBAAAAAe8CAQDQAwAh8AJAAO4DACEBAAAA5QEAIAEAAADlAQAgBqkCAAD3AwAwqgIAAOgBABCrAgAA9wMAMKwCAQDQAwAh7wIBANADACHwAkAA7gMAIQADAAAA6AEAIAEAAOkBADACAADlAQAgAwAAAOgBACABAADpAQAwAgAA5QEAIAMAAADoAQAgAQAA6QEAMAIAAOUBACADrAIBAAAAAe8CAQAAAAHwAkAAAAABARYAAO0BACADrAIBAAAAAe8CAQAAAAHwAkAAAAABARYAAO8BADABFgAA7wEAMAOsAgEAogQAIe8CAQCiBAAh8AJAALcEACECAAAA5QEAIBYAAPIBACADrAIBAKIEACHvAgEAogQAIfACQAC3BAAhAgAAAOgBACAWAAD0AQAgAgAAAOgBACAWAAD0AQAgAwAAAOUBACAdAADtAQAgHgAA8gEAIAEAAADlAQAgAQAAAOgBACADCQAAvgUAICUAAMAFACAmAAC_BQAgBqkCAAD2AwAwqgIAAPsBABCrAgAA9gMAMKwCAQDCAwAh7wIBAMIDACHwAkAA5wMAIQMAAADoAQAgAQAA-gEAMCIAAPsBACADAAAA6AEAIAEAAOkBADACAADlAQAgAQAAABcAIAEAAAAXACADAAAAFQAgAQAAFgAwAgAAFwAgAwAAABUAIAEAABYAMAIAABcAIAMAAAAVACABAAAWADACAAAXACALAwAAvQUAIKwCAQAAAAHUAgEAAAAB2QIBAAAAAegCAQAAAAHpAgEAAAAB6gJAAAAAAesCQAAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAEBFgAAgwIAIAqsAgEAAAAB1AIBAAAAAdkCAQAAAAHoAgEAAAAB6QIBAAAAAeoCQAAAAAHrAkAAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAABARYAAIUCADABFgAAhQIAMAEAAAAPACALAwAAvAUAIKwCAQCiBAAh1AIBAKQEACHZAgEAogQAIegCAQCkBAAh6QIBAKIEACHqAkAAtwQAIesCQACrBAAh7AIBAKQEACHtAgEApAQAIe4CAQCkBAAhAgAAABcAIBYAAIkCACAKrAIBAKIEACHUAgEApAQAIdkCAQCiBAAh6AIBAKQEACHpAgEAogQAIeoCQAC3BAAh6wJAAKsEACHsAgEApAQAIe0CAQCkBAAh7gIBAKQEACECAAAAFQAgFgAAiwIAIAIAAAAVACAWAACLAgAgAQAAAA8AIAMAAAAXACAdAACDAgAgHgAAiQIAIAEAAAAXACABAAAAFQAgCQkAALkFACAlAAC7BQAgJgAAugUAINQCAACcBAAg6AIAAJwEACDrAgAAnAQAIOwCAACcBAAg7QIAAJwEACDuAgAAnAQAIA2pAgAA9QMAMKoCAACTAgAQqwIAAPUDADCsAgEAwAMAIdQCAQDVAwAh2QIBAMIDACHoAgEAwwMAIekCAQDCAwAh6gJAAOcDACHrAkAA1gMAIewCAQDDAwAh7QIBANUDACHuAgEAwwMAIQMAAAAVACABAACSAgAwIgAAkwIAIAMAAAAVACABAAAWADACAAAXACAKqQIAAPQDADCqAgAAmQIAEKsCAAD0AwAwrAIEAAAAAdECQADuAwAh2AJAAOEDACHkAgEA0QMAIeUCAQDgAwAh5gIBAOADACHnAgEA0AMAIQEAAACWAgAgAQAAAJYCACAKqQIAAPQDADCqAgAAmQIAEKsCAAD0AwAwrAIEAO0DACHRAkAA7gMAIdgCQADhAwAh5AIBANEDACHlAgEA4AMAIeYCAQDgAwAh5wIBANADACEE2AIAAJwEACDkAgAAnAQAIOUCAACcBAAg5gIAAJwEACADAAAAmQIAIAEAAJoCADACAACWAgAgAwAAAJkCACABAACaAgAwAgAAlgIAIAMAAACZAgAgAQAAmgIAMAIAAJYCACAHrAIEAAAAAdECQAAAAAHYAkAAAAAB5AIBAAAAAeUCAQAAAAHmAgEAAAAB5wIBAAAAAQEWAACeAgAgB6wCBAAAAAHRAkAAAAAB2AJAAAAAAeQCAQAAAAHlAgEAAAAB5gIBAAAAAecCAQAAAAEBFgAAoAIAMAEWAACgAgAwB6wCBAD-BAAh0QJAALcEACHYAkAAqwQAIeQCAQCkBAAh5QIBAKQEACHmAgEApAQAIecCAQCiBAAhAgAAAJYCACAWAACjAgAgB6wCBAD-BAAh0QJAALcEACHYAkAAqwQAIeQCAQCkBAAh5QIBAKQEACHmAgEApAQAIecCAQCiBAAhAgAAAJkCACAWAAClAgAgAgAAAJkCACAWAAClAgAgAwAAAJYCACAdAACeAgAgHgAAowIAIAEAAACWAgAgAQAAAJkCACAJCQAAtAUAICMAALUFACAkAAC4BQAgJQAAtwUAICYAALYFACDYAgAAnAQAIOQCAACcBAAg5QIAAJwEACDmAgAAnAQAIAqpAgAA8wMAMKoCAACsAgAQqwIAAPMDADCsAgQA5gMAIdECQADnAwAh2AJAANYDACHkAgEAwwMAIeUCAQDVAwAh5gIBANUDACHnAgEAwgMAIQMAAACZAgAgAQAAqwIAMCIAAKwCACADAAAAmQIAIAEAAJoCADACAACWAgAgAQAAACIAIAEAAAAiACADAAAAIAAgAQAAIQAwAgAAIgAgAwAAACAAIAEAACEAMAIAACIAIAMAAAAgACABAAAhADACAAAiACAJAwAAswUAIA0AANwEACCsAgEAAAAB1AIBAAAAAdkCAQAAAAHgAgEAAAAB4QIBAAAAAeICAgAAAAHjAkAAAAABARYAALQCACAHrAIBAAAAAdQCAQAAAAHZAgEAAAAB4AIBAAAAAeECAQAAAAHiAgIAAAAB4wJAAAAAAQEWAAC2AgAwARYAALYCADAJAwAAsgUAIA0AAMwEACCsAgEAogQAIdQCAQCiBAAh2QIBAKIEACHgAgEAogQAIeECAQCiBAAh4gICAKMEACHjAkAAtwQAIQIAAAAiACAWAAC5AgAgB6wCAQCiBAAh1AIBAKIEACHZAgEAogQAIeACAQCiBAAh4QIBAKIEACHiAgIAowQAIeMCQAC3BAAhAgAAACAAIBYAALsCACACAAAAIAAgFgAAuwIAIAMAAAAiACAdAAC0AgAgHgAAuQIAIAEAAAAiACABAAAAIAAgBQkAAK0FACAjAACuBQAgJAAAsQUAICUAALAFACAmAACvBQAgCqkCAADyAwAwqgIAAMICABCrAgAA8gMAMKwCAQDAAwAh1AIBAMADACHZAgEAwgMAIeACAQDAAwAh4QIBAMIDACHiAgIAwQMAIeMCQADnAwAhAwAAACAAIAEAAMECADAiAADCAgAgAwAAACAAIAEAACEAMAIAACIAIAEAAAAcACABAAAAHAAgAwAAABoAIAEAABsAMAIAABwAIAMAAAAaACABAAAbADACAAAcACADAAAAGgAgAQAAGwAwAgAAHAAgDQMAANoEACAOAADnBAAgrAIBAAAAAa8CAQAAAAHRAkAAAAAB1AIBAAAAAdkCAQAAAAHaAgEAAAAB2wIBAAAAAdwCAQAAAAHdAkAAAAAB3gJAAAAAAd8CAQAAAAEBFgAAygIAIAusAgEAAAABrwIBAAAAAdECQAAAAAHUAgEAAAAB2QIBAAAAAdoCAQAAAAHbAgEAAAAB3AIBAAAAAd0CQAAAAAHeAkAAAAAB3wIBAAAAAQEWAADMAgAwARYAAMwCADANAwAA2AQAIA4AAOUEACCsAgEAogQAIa8CAQCiBAAh0QJAALcEACHUAgEAogQAIdkCAQCiBAAh2gIBAKIEACHbAgEApAQAIdwCAQCiBAAh3QJAAKsEACHeAkAAqwQAId8CAQCkBAAhAgAAABwAIBYAAM8CACALrAIBAKIEACGvAgEAogQAIdECQAC3BAAh1AIBAKIEACHZAgEAogQAIdoCAQCiBAAh2wIBAKQEACHcAgEAogQAId0CQACrBAAh3gJAAKsEACHfAgEApAQAIQIAAAAaACAWAADRAgAgAgAAABoAIBYAANECACADAAAAHAAgHQAAygIAIB4AAM8CACABAAAAHAAgAQAAABoAIAcJAACqBQAgJQAArAUAICYAAKsFACDbAgAAnAQAIN0CAACcBAAg3gIAAJwEACDfAgAAnAQAIA6pAgAA8QMAMKoCAADYAgAQqwIAAPEDADCsAgEAwAMAIa8CAQDCAwAh0QJAAOcDACHUAgEAwAMAIdkCAQDCAwAh2gIBAMIDACHbAgEAwwMAIdwCAQDAAwAh3QJAANYDACHeAkAA1gMAId8CAQDDAwAhAwAAABoAIAEAANcCADAiAADYAgAgAwAAABoAIAEAABsAMAIAABwAIAWpAgAA8AMAMKoCAADeAgAQqwIAAPADADDXAgEAAAAB2AJAAO4DACEBAAAA2wIAIAEAAADbAgAgBakCAADwAwAwqgIAAN4CABCrAgAA8AMAMNcCAQDQAwAh2AJAAO4DACEAAwAAAN4CACABAADfAgAwAgAA2wIAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgAtcCAQAAAAHYAkAAAAABARYAAOMCACAC1wIBAAAAAdgCQAAAAAEBFgAA5QIAMAEWAADlAgAwAtcCAQCiBAAh2AJAALcEACECAAAA2wIAIBYAAOgCACAC1wIBAKIEACHYAkAAtwQAIQIAAADeAgAgFgAA6gIAIAIAAADeAgAgFgAA6gIAIAMAAADbAgAgHQAA4wIAIB4AAOgCACABAAAA2wIAIAEAAADeAgAgAwkAAKcFACAlAACpBQAgJgAAqAUAIAWpAgAA7wMAMKoCAADxAgAQqwIAAO8DADDXAgEAwgMAIdgCQADnAwAhAwAAAN4CACABAADwAgAwIgAA8QIAIAMAAADeAgAgAQAA3wIAMAIAANsCACAKqQIAAOwDADCqAgAA9wIAEKsCAADsAwAwrAIEAAAAAdECQADuAwAh0gIBAM4DACHTAgEA0AMAIdQCAQDgAwAh1QIAAOIDACDWAgAA4gMAIAEAAAD0AgAgAQAAAPQCACAKqQIAAOwDADCqAgAA9wIAEKsCAADsAwAwrAIEAO0DACHRAkAA7gMAIdICAQDOAwAh0wIBANADACHUAgEA4AMAIdUCAADiAwAg1gIAAOIDACAB1AIAAJwEACADAAAA9wIAIAEAAPgCADACAAD0AgAgAwAAAPcCACABAAD4AgAwAgAA9AIAIAMAAAD3AgAgAQAA-AIAMAIAAPQCACAHrAIEAAAAAdECQAAAAAHSAgEAAAAB0wIBAAAAAdQCAQAAAAHVAoAAAAAB1gKAAAAAAQEWAAD8AgAgB6wCBAAAAAHRAkAAAAAB0gIBAAAAAdMCAQAAAAHUAgEAAAAB1QKAAAAAAdYCgAAAAAEBFgAA_gIAMAEWAAD-AgAwB6wCBAD-BAAh0QJAALcEACHSAgEAogQAIdMCAQCiBAAh1AIBAKQEACHVAoAAAAAB1gKAAAAAAQIAAAD0AgAgFgAAgQMAIAesAgQA_gQAIdECQAC3BAAh0gIBAKIEACHTAgEAogQAIdQCAQCkBAAh1QKAAAAAAdYCgAAAAAECAAAA9wIAIBYAAIMDACACAAAA9wIAIBYAAIMDACADAAAA9AIAIB0AAPwCACAeAACBAwAgAQAAAPQCACABAAAA9wIAIAYJAACiBQAgIwAAowUAICQAAKYFACAlAAClBQAgJgAApAUAINQCAACcBAAgCqkCAADlAwAwqgIAAIoDABCrAgAA5QMAMKwCBADmAwAh0QJAAOcDACHSAgEAwAMAIdMCAQDCAwAh1AIBANUDACHVAgAA1wMAINYCAADXAwAgAwAAAPcCACABAACJAwAwIgAAigMAIAMAAAD3AgAgAQAA-AIAMAIAAPQCACARCAAA4wMAIKkCAADeAwAwqgIAAJADABCrAgAA3gMAMKwCAQAAAAGtAgIAzwMAIa8CAQDQAwAhvgIBAM4DACG_AiAA3wMAIcACAQDQAwAhwQIBANADACHCAgEA0AMAIcMCAQDRAwAhxAIBANEDACHFAgEA4AMAIcYCQADhAwAhxwIAAOIDACABAAAAjQMAIAEAAACNAwAgEQgAAOMDACCpAgAA3gMAMKoCAACQAwAQqwIAAN4DADCsAgEA0AMAIa0CAgDPAwAhrwIBANADACG-AgEAzgMAIb8CIADfAwAhwAIBANADACHBAgEA0AMAIcICAQDQAwAhwwIBANEDACHEAgEA0QMAIcUCAQDgAwAhxgJAAOEDACHHAgAA4gMAIAUIAAChBQAgwwIAAJwEACDEAgAAnAQAIMUCAACcBAAgxgIAAJwEACADAAAAkAMAIAEAAJEDADACAACNAwAgAwAAAJADACABAACRAwAwAgAAjQMAIAMAAACQAwAgAQAAkQMAMAIAAI0DACAOCAAAoAUAIKwCAQAAAAGtAgIAAAABrwIBAAAAAb4CAQAAAAG_AiAAAAABwAIBAAAAAcECAQAAAAHCAgEAAAABwwIBAAAAAcQCAQAAAAHFAgEAAAABxgJAAAAAAccCgAAAAAEBFgAAlQMAIA2sAgEAAAABrQICAAAAAa8CAQAAAAG-AgEAAAABvwIgAAAAAcACAQAAAAHBAgEAAAABwgIBAAAAAcMCAQAAAAHEAgEAAAABxQIBAAAAAcYCQAAAAAHHAoAAAAABARYAAJcDADABFgAAlwMAMA4IAACsBAAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACG_AiAAqgQAIcACAQCiBAAhwQIBAKIEACHCAgEAogQAIcMCAQCkBAAhxAIBAKQEACHFAgEApAQAIcYCQACrBAAhxwKAAAAAAQIAAACNAwAgFgAAmgMAIA2sAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIb8CIACqBAAhwAIBAKIEACHBAgEAogQAIcICAQCiBAAhwwIBAKQEACHEAgEApAQAIcUCAQCkBAAhxgJAAKsEACHHAoAAAAABAgAAAJADACAWAACcAwAgAgAAAJADACAWAACcAwAgAwAAAI0DACAdAACVAwAgHgAAmgMAIAEAAACNAwAgAQAAAJADACAJCQAApQQAICMAAKYEACAkAACpBAAgJQAAqAQAICYAAKcEACDDAgAAnAQAIMQCAACcBAAgxQIAAJwEACDGAgAAnAQAIBCpAgAA0wMAMKoCAACjAwAQqwIAANMDADCsAgEAwgMAIa0CAgDBAwAhrwIBAMIDACG-AgEAwAMAIb8CIADUAwAhwAIBAMIDACHBAgEAwgMAIcICAQDCAwAhwwIBAMMDACHEAgEAwwMAIcUCAQDVAwAhxgJAANYDACHHAgAA1wMAIAMAAACQAwAgAQAAogMAMCIAAKMDACADAAAAkAMAIAEAAJEDADACAACNAwAgCqkCAADNAwAwqgIAAKkDABCrAgAAzQMAMKwCAQAAAAGtAgIAzwMAIa4CAQDQAwAhrwIBANADACGwAgEA0AMAIbECAQDQAwAhsgIBANEDACEBAAAApgMAIAEAAACmAwAgCqkCAADNAwAwqgIAAKkDABCrAgAAzQMAMKwCAQDOAwAhrQICAM8DACGuAgEA0AMAIa8CAQDQAwAhsAIBANADACGxAgEA0AMAIbICAQDRAwAhAbICAACcBAAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACADAAAAqQMAIAEAAKoDADACAACmAwAgB6wCAQAAAAGtAgIAAAABrgIBAAAAAa8CAQAAAAGwAgEAAAABsQIBAAAAAbICAQAAAAEBFgAArgMAIAesAgEAAAABrQICAAAAAa4CAQAAAAGvAgEAAAABsAIBAAAAAbECAQAAAAGyAgEAAAABARYAALADADABFgAAsAMAMAesAgEAogQAIa0CAgCjBAAhrgIBAKIEACGvAgEAogQAIbACAQCiBAAhsQIBAKIEACGyAgEApAQAIQIAAACmAwAgFgAAswMAIAesAgEAogQAIa0CAgCjBAAhrgIBAKIEACGvAgEAogQAIbACAQCiBAAhsQIBAKIEACGyAgEApAQAIQIAAACpAwAgFgAAtQMAIAIAAACpAwAgFgAAtQMAIAMAAACmAwAgHQAArgMAIB4AALMDACABAAAApgMAIAEAAACpAwAgBgkAAJ0EACAjAACeBAAgJAAAoQQAICUAAKAEACAmAACfBAAgsgIAAJwEACAKqQIAAL8DADCqAgAAvAMAEKsCAAC_AwAwrAIBAMADACGtAgIAwQMAIa4CAQDCAwAhrwIBAMIDACGwAgEAwgMAIbECAQDCAwAhsgIBAMMDACEDAAAAqQMAIAEAALsDADAiAAC8AwAgAwAAAKkDACABAACqAwAwAgAApgMAIAqpAgAAvwMAMKoCAAC8AwAQqwIAAL8DADCsAgEAwAMAIa0CAgDBAwAhrgIBAMIDACGvAgEAwgMAIbACAQDCAwAhsQIBAMIDACGyAgEAwwMAIQsJAADIAwAgJQAAyQMAICYAAMkDACCzAgEAAAABtAIBAAAABLUCAQAAAAS2AgEAAAABtwIBAAAAAbgCAQAAAAG5AgEAAAABvQIBAMwDACENCQAAyAMAICMAAMsDACAkAADIAwAgJQAAyAMAICYAAMgDACCzAgIAAAABtAICAAAABLUCAgAAAAS2AgIAAAABtwICAAAAAbgCAgAAAAG5AgIAAAABvQICAMoDACEOCQAAyAMAICUAAMkDACAmAADJAwAgswIBAAAAAbQCAQAAAAS1AgEAAAAEtgIBAAAAAbcCAQAAAAG4AgEAAAABuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDHAwAhDgkAAMUDACAlAADGAwAgJgAAxgMAILMCAQAAAAG0AgEAAAAFtQIBAAAABbYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEAxAMAIQ4JAADFAwAgJQAAxgMAICYAAMYDACCzAgEAAAABtAIBAAAABbUCAQAAAAW2AgEAAAABtwIBAAAAAbgCAQAAAAG5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAMQDACEIswICAAAAAbQCAgAAAAW1AgIAAAAFtgICAAAAAbcCAgAAAAG4AgIAAAABuQICAAAAAb0CAgDFAwAhC7MCAQAAAAG0AgEAAAAFtQIBAAAABbYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEAxgMAIQ4JAADIAwAgJQAAyQMAICYAAMkDACCzAgEAAAABtAIBAAAABLUCAQAAAAS2AgEAAAABtwIBAAAAAbgCAQAAAAG5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAMcDACEIswICAAAAAbQCAgAAAAS1AgIAAAAEtgICAAAAAbcCAgAAAAG4AgIAAAABuQICAAAAAb0CAgDIAwAhC7MCAQAAAAG0AgEAAAAEtQIBAAAABLYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEAyQMAIQ0JAADIAwAgIwAAywMAICQAAMgDACAlAADIAwAgJgAAyAMAILMCAgAAAAG0AgIAAAAEtQICAAAABLYCAgAAAAG3AgIAAAABuAICAAAAAbkCAgAAAAG9AgIAygMAIQizAggAAAABtAIIAAAABLUCCAAAAAS2AggAAAABtwIIAAAAAbgCCAAAAAG5AggAAAABvQIIAMsDACELCQAAyAMAICUAAMkDACAmAADJAwAgswIBAAAAAbQCAQAAAAS1AgEAAAAEtgIBAAAAAbcCAQAAAAG4AgEAAAABuQIBAAAAAb0CAQDMAwAhCqkCAADNAwAwqgIAAKkDABCrAgAAzQMAMKwCAQDOAwAhrQICAM8DACGuAgEA0AMAIa8CAQDQAwAhsAIBANADACGxAgEA0AMAIbICAQDRAwAhCLMCAQAAAAG0AgEAAAAEtQIBAAAABLYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG9AgEA0gMAIQizAgIAAAABtAICAAAABLUCAgAAAAS2AgIAAAABtwICAAAAAbgCAgAAAAG5AgIAAAABvQICAMgDACELswIBAAAAAbQCAQAAAAS1AgEAAAAEtgIBAAAAAbcCAQAAAAG4AgEAAAABuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDJAwAhC7MCAQAAAAG0AgEAAAAFtQIBAAAABbYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEAxgMAIQizAgEAAAABtAIBAAAABLUCAQAAAAS2AgEAAAABtwIBAAAAAbgCAQAAAAG5AgEAAAABvQIBANIDACEQqQIAANMDADCqAgAAowMAEKsCAADTAwAwrAIBAMIDACGtAgIAwQMAIa8CAQDCAwAhvgIBAMADACG_AiAA1AMAIcACAQDCAwAhwQIBAMIDACHCAgEAwgMAIcMCAQDDAwAhxAIBAMMDACHFAgEA1QMAIcYCQADWAwAhxwIAANcDACAFCQAAyAMAICUAAN0DACAmAADdAwAgswIgAAAAAb0CIADcAwAhCwkAAMUDACAlAADGAwAgJgAAxgMAILMCAQAAAAG0AgEAAAAFtQIBAAAABbYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG9AgEA2wMAIQsJAADFAwAgJQAA2gMAICYAANoDACCzAkAAAAABtAJAAAAABbUCQAAAAAW2AkAAAAABtwJAAAAAAbgCQAAAAAG5AkAAAAABvQJAANkDACEPCQAAyAMAICUAANgDACAmAADYAwAgswKAAAAAAbYCgAAAAAG3AoAAAAABuAKAAAAAAbkCgAAAAAG9AoAAAAAByAIBAAAAAckCAQAAAAHKAgEAAAABywKAAAAAAcwCgAAAAAHNAoAAAAABDLMCgAAAAAG2AoAAAAABtwKAAAAAAbgCgAAAAAG5AoAAAAABvQKAAAAAAcgCAQAAAAHJAgEAAAABygIBAAAAAcsCgAAAAAHMAoAAAAABzQKAAAAAAQsJAADFAwAgJQAA2gMAICYAANoDACCzAkAAAAABtAJAAAAABbUCQAAAAAW2AkAAAAABtwJAAAAAAbgCQAAAAAG5AkAAAAABvQJAANkDACEIswJAAAAAAbQCQAAAAAW1AkAAAAAFtgJAAAAAAbcCQAAAAAG4AkAAAAABuQJAAAAAAb0CQADaAwAhCwkAAMUDACAlAADGAwAgJgAAxgMAILMCAQAAAAG0AgEAAAAFtQIBAAAABbYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG9AgEA2wMAIQUJAADIAwAgJQAA3QMAICYAAN0DACCzAiAAAAABvQIgANwDACECswIgAAAAAb0CIADdAwAhEQgAAOMDACCpAgAA3gMAMKoCAACQAwAQqwIAAN4DADCsAgEA0AMAIa0CAgDPAwAhrwIBANADACG-AgEAzgMAIb8CIADfAwAhwAIBANADACHBAgEA0AMAIcICAQDQAwAhwwIBANEDACHEAgEA0QMAIcUCAQDgAwAhxgJAAOEDACHHAgAA4gMAIAKzAiAAAAABvQIgAN0DACEIswIBAAAAAbQCAQAAAAW1AgEAAAAFtgIBAAAAAbcCAQAAAAG4AgEAAAABuQIBAAAAAb0CAQDkAwAhCLMCQAAAAAG0AkAAAAAFtQJAAAAABbYCQAAAAAG3AkAAAAABuAJAAAAAAbkCQAAAAAG9AkAA2gMAIQyzAoAAAAABtgKAAAAAAbcCgAAAAAG4AoAAAAABuQKAAAAAAb0CgAAAAAHIAgEAAAAByQIBAAAAAcoCAQAAAAHLAoAAAAABzAKAAAAAAc0CgAAAAAEDzgIAAA8AIM8CAAAPACDQAgAADwAgCLMCAQAAAAG0AgEAAAAFtQIBAAAABbYCAQAAAAG3AgEAAAABuAIBAAAAAbkCAQAAAAG9AgEA5AMAIQqpAgAA5QMAMKoCAACKAwAQqwIAAOUDADCsAgQA5gMAIdECQADnAwAh0gIBAMADACHTAgEAwgMAIdQCAQDVAwAh1QIAANcDACDWAgAA1wMAIA0JAADIAwAgIwAAywMAICQAAOsDACAlAADrAwAgJgAA6wMAILMCBAAAAAG0AgQAAAAEtQIEAAAABLYCBAAAAAG3AgQAAAABuAIEAAAAAbkCBAAAAAG9AgQA6gMAIQsJAADIAwAgJQAA6QMAICYAAOkDACCzAkAAAAABtAJAAAAABLUCQAAAAAS2AkAAAAABtwJAAAAAAbgCQAAAAAG5AkAAAAABvQJAAOgDACELCQAAyAMAICUAAOkDACAmAADpAwAgswJAAAAAAbQCQAAAAAS1AkAAAAAEtgJAAAAAAbcCQAAAAAG4AkAAAAABuQJAAAAAAb0CQADoAwAhCLMCQAAAAAG0AkAAAAAEtQJAAAAABLYCQAAAAAG3AkAAAAABuAJAAAAAAbkCQAAAAAG9AkAA6QMAIQ0JAADIAwAgIwAAywMAICQAAOsDACAlAADrAwAgJgAA6wMAILMCBAAAAAG0AgQAAAAEtQIEAAAABLYCBAAAAAG3AgQAAAABuAIEAAAAAbkCBAAAAAG9AgQA6gMAIQizAgQAAAABtAIEAAAABLUCBAAAAAS2AgQAAAABtwIEAAAAAbgCBAAAAAG5AgQAAAABvQIEAOsDACEKqQIAAOwDADCqAgAA9wIAEKsCAADsAwAwrAIEAO0DACHRAkAA7gMAIdICAQDOAwAh0wIBANADACHUAgEA4AMAIdUCAADiAwAg1gIAAOIDACAIswIEAAAAAbQCBAAAAAS1AgQAAAAEtgIEAAAAAbcCBAAAAAG4AgQAAAABuQIEAAAAAb0CBADrAwAhCLMCQAAAAAG0AkAAAAAEtQJAAAAABLYCQAAAAAG3AkAAAAABuAJAAAAAAbkCQAAAAAG9AkAA6QMAIQWpAgAA7wMAMKoCAADxAgAQqwIAAO8DADDXAgEAwgMAIdgCQADnAwAhBakCAADwAwAwqgIAAN4CABCrAgAA8AMAMNcCAQDQAwAh2AJAAO4DACEOqQIAAPEDADCqAgAA2AIAEKsCAADxAwAwrAIBAMADACGvAgEAwgMAIdECQADnAwAh1AIBAMADACHZAgEAwgMAIdoCAQDCAwAh2wIBAMMDACHcAgEAwAMAId0CQADWAwAh3gJAANYDACHfAgEAwwMAIQqpAgAA8gMAMKoCAADCAgAQqwIAAPIDADCsAgEAwAMAIdQCAQDAAwAh2QIBAMIDACHgAgEAwAMAIeECAQDCAwAh4gICAMEDACHjAkAA5wMAIQqpAgAA8wMAMKoCAACsAgAQqwIAAPMDADCsAgQA5gMAIdECQADnAwAh2AJAANYDACHkAgEAwwMAIeUCAQDVAwAh5gIBANUDACHnAgEAwgMAIQqpAgAA9AMAMKoCAACZAgAQqwIAAPQDADCsAgQA7QMAIdECQADuAwAh2AJAAOEDACHkAgEA0QMAIeUCAQDgAwAh5gIBAOADACHnAgEA0AMAIQ2pAgAA9QMAMKoCAACTAgAQqwIAAPUDADCsAgEAwAMAIdQCAQDVAwAh2QIBAMIDACHoAgEAwwMAIekCAQDCAwAh6gJAAOcDACHrAkAA1gMAIewCAQDDAwAh7QIBANUDACHuAgEAwwMAIQapAgAA9gMAMKoCAAD7AQAQqwIAAPYDADCsAgEAwgMAIe8CAQDCAwAh8AJAAOcDACEGqQIAAPcDADCqAgAA6AEAEKsCAAD3AwAwrAIBANADACHvAgEA0AMAIfACQADuAwAhCKkCAAD4AwAwqgIAAOIBABCrAgAA-AMAMNQCAQDAAwAh8QIBAMADACHyAgEAwgMAIfMCAQDCAwAh9AJAAOcDACEIqQIAAPkDADCqAgAAzwEAEKsCAAD5AwAw1AIBAM4DACHxAgEAzgMAIfICAQDQAwAh8wIBANADACH0AkAA7gMAIQLxAgEAAAAB8gIBAAAAAQapAgAA-wMAMKoCAADJAQAQqwIAAPsDADCsAgEAwAMAIa0CAgDBAwAh9gIBANUDACEGqQIAAPwDADCqAgAAtgEAEKsCAAD8AwAwrAIBAM4DACGtAgIAzwMAIfYCAQDgAwAhCqkCAAD9AwAwqgIAALABABCrAgAA_QMAMKwCAQDAAwAh2QIBAMIDACHgAgEAwAMAIeECAQDCAwAh4gICAMEDACHjAkAA5wMAIfcCQADWAwAhCwgAAOMDACCpAgAA_gMAMKoCAACdAQAQqwIAAP4DADCsAgEAzgMAIdkCAQDQAwAh4AIBAM4DACHhAgEA0AMAIeICAgDPAwAh4wJAAO4DACH3AkAA4QMAIQypAgAA_wMAMKoCAACXAQAQqwIAAP8DADDHAgAA1wMAINQCAQDAAwAh-AIBAMIDACH5AkAA5wMAIfoCAQDDAwAh-wJAANYDACH8AgEAwwMAIf0CQADWAwAh_gIBANUDACENAwAAgQQAIKkCAACABAAwqgIAAAkAEKsCAACABAAwxwIAAOIDACDUAgEAzgMAIfgCAQDQAwAh-QJAAO4DACH6AgEA0QMAIfsCQADhAwAh_AIBANEDACH9AkAA4QMAIf4CAQDgAwAhJgQAAJEEACAFAACSBAAgBgAAkwQAIAcAAJQEACAKAACVBAAgCwAAlgQAIAwAAJcEACAPAACLBAAgEAAAmAQAIKkCAACQBAAwqgIAAA8AEKsCAACQBAAwrAIBAM4DACGtAgIAzwMAIa8CAQDQAwAhvgIBAM4DACHHAgAA4gMAIOQCAQDQAwAh8QIBAM4DACH2AgEAzgMAIZoDAgDPAwAhmwMCAM8DACGcAwEA0QMAIZ0DIADfAwAhngMBANEDACGfAwIAzwMAIaADQADuAwAhoQNAAO4DACGiA0AA4QMAIaMDQADhAwAhpANAAOEDACGlA0AA4QMAIaYDQADhAwAhpwNAAOEDACGoAwEA0QMAIakDAQDRAwAhqwMAAA8AIKwDAAAPACAIqQIAAIIEADCqAgAAfwAQqwIAAIIEADCsAgQA5gMAIdECQADnAwAh1AIBAMADACHbAgEAwwMAIf8CAQDCAwAhDakCAACDBAAwqgIAAGkAEKsCAACDBAAw1AIBAMADACHfAgEAwwMAIeQCAQDCAwAhgAMgANQDACGBAwEAwAMAIYIDQADnAwAhgwNAAOcDACGEA0AA1gMAIYUDQADWAwAhhgMAAIQEACAPCQAAxQMAICUAAIUEACAmAACFBAAgswKAAAAAAbYCgAAAAAG3AoAAAAABuAKAAAAAAbkCgAAAAAG9AoAAAAAByAIBAAAAAckCAQAAAAHKAgEAAAABywKAAAAAAcwCgAAAAAHNAoAAAAABDLMCgAAAAAG2AoAAAAABtwKAAAAAAbgCgAAAAAG5AoAAAAABvQKAAAAAAcgCAQAAAAHJAgEAAAABygIBAAAAAcsCgAAAAAHMAoAAAAABzQKAAAAAAQ4DAACBBAAgqQIAAIYEADCqAgAABwAQqwIAAIYEADDUAgEAzgMAId8CAQDRAwAh5AIBANADACGAAyAA3wMAIYEDAQDOAwAhggNAAO4DACGDA0AA7gMAIYQDQADhAwAhhQNAAOEDACGGAwAAhwQAIAyzAoAAAAABtgKAAAAAAbcCgAAAAAG4AoAAAAABuQKAAAAAAb0CgAAAAAHIAgEAAAAByQIBAAAAAcoCAQAAAAHLAoAAAAABzAKAAAAAAc0CgAAAAAEaqQIAAIgEADCqAgAAUQAQqwIAAIgEADCvAgEAwgMAIdQCAQDAAwAh6AIBAMMDACH0AkAA5wMAIYcDAgDBAwAhiAMCAMEDACGJA0AA1gMAIYoDQADWAwAhiwNAANYDACGMA0AA1gMAIY0DQADWAwAhjgMCAMEDACGPAwIAwQMAIZADIADUAwAhkQMCAMEDACGSAwIAwQMAIZMDQADWAwAhlAMCAMEDACGVA0AA1gMAIZYDAgDBAwAhlwNAANYDACGYAwEAwwMAIZkDQADWAwAhG6kCAACJBAAwqgIAADsAEKsCAACJBAAwrAIBAMADACGtAgIAwQMAIa8CAQDCAwAhvgIBAMADACHHAgAA1wMAIOQCAQDCAwAh8QIBAMADACH2AgEAwAMAIZoDAgDBAwAhmwMCAMEDACGcAwEAwwMAIZ0DIADUAwAhngMBAMMDACGfAwIAwQMAIaADQADnAwAhoQNAAOcDACGiA0AA1gMAIaMDQADWAwAhpANAANYDACGlA0AA1gMAIaYDQADWAwAhpwNAANYDACGoAwEAwwMAIakDAQDDAwAhDAMAAIEEACANAACLBAAgqQIAAIoEADCqAgAAIAAQqwIAAIoEADCsAgEAzgMAIdQCAQDOAwAh2QIBANADACHgAgEAzgMAIeECAQDQAwAh4gICAM8DACHjAkAA7gMAIQPOAgAAGgAgzwIAABoAINACAAAaACAQAwAAgQQAIA4AAI0EACCpAgAAjAQAMKoCAAAaABCrAgAAjAQAMKwCAQDOAwAhrwIBANADACHRAkAA7gMAIdQCAQDOAwAh2QIBANADACHaAgEA0AMAIdsCAQDRAwAh3AIBAM4DACHdAkAA4QMAId4CQADhAwAh3wIBANEDACEOAwAAgQQAIA0AAIsEACCpAgAAigQAMKoCAAAgABCrAgAAigQAMKwCAQDOAwAh1AIBAM4DACHZAgEA0AMAIeACAQDOAwAh4QIBANADACHiAgIAzwMAIeMCQADuAwAhqwMAACAAIKwDAAAgACAOAwAAjwQAIKkCAACOBAAwqgIAABUAEKsCAACOBAAwrAIBAM4DACHUAgEA4AMAIdkCAQDQAwAh6AIBANEDACHpAgEA0AMAIeoCQADuAwAh6wJAAOEDACHsAgEA0QMAIe0CAQDgAwAh7gIBANEDACEmBAAAkQQAIAUAAJIEACAGAACTBAAgBwAAlAQAIAoAAJUEACALAACWBAAgDAAAlwQAIA8AAIsEACAQAACYBAAgqQIAAJAEADCqAgAADwAQqwIAAJAEADCsAgEAzgMAIa0CAgDPAwAhrwIBANADACG-AgEAzgMAIccCAADiAwAg5AIBANADACHxAgEAzgMAIfYCAQDOAwAhmgMCAM8DACGbAwIAzwMAIZwDAQDRAwAhnQMgAN8DACGeAwEA0QMAIZ8DAgDPAwAhoANAAO4DACGhA0AA7gMAIaIDQADhAwAhowNAAOEDACGkA0AA4QMAIaUDQADhAwAhpgNAAOEDACGnA0AA4QMAIagDAQDRAwAhqQMBANEDACGrAwAADwAgrAMAAA8AICQEAACRBAAgBQAAkgQAIAYAAJMEACAHAACUBAAgCgAAlQQAIAsAAJYEACAMAACXBAAgDwAAiwQAIBAAAJgEACCpAgAAkAQAMKoCAAAPABCrAgAAkAQAMKwCAQDOAwAhrQICAM8DACGvAgEA0AMAIb4CAQDOAwAhxwIAAOIDACDkAgEA0AMAIfECAQDOAwAh9gIBAM4DACGaAwIAzwMAIZsDAgDPAwAhnAMBANEDACGdAyAA3wMAIZ4DAQDRAwAhnwMCAM8DACGgA0AA7gMAIaEDQADuAwAhogNAAOEDACGjA0AA4QMAIaQDQADhAwAhpQNAAOEDACGmA0AA4QMAIacDQADhAwAhqAMBANEDACGpAwEA0QMAIQPOAgAAAwAgzwIAAAMAINACAAADACAQAwAAgQQAIKkCAACGBAAwqgIAAAcAEKsCAACGBAAw1AIBAM4DACHfAgEA0QMAIeQCAQDQAwAhgAMgAN8DACGBAwEAzgMAIYIDQADuAwAhgwNAAO4DACGEA0AA4QMAIYUDQADhAwAhhgMAAIcEACCrAwAABwAgrAMAAAcAIA8DAACBBAAgqQIAAIAEADCqAgAACQAQqwIAAIAEADDHAgAA4gMAINQCAQDOAwAh-AIBANADACH5AkAA7gMAIfoCAQDRAwAh-wJAAOEDACH8AgEA0QMAIf0CQADhAwAh_gIBAOADACGrAwAACQAgrAMAAAkAIAPOAgAACwAgzwIAAAsAINACAAALACANCAAA4wMAIKkCAAD-AwAwqgIAAJ0BABCrAgAA_gMAMKwCAQDOAwAh2QIBANADACHgAgEAzgMAIeECAQDQAwAh4gICAM8DACHjAkAA7gMAIfcCQADhAwAhqwMAAJ0BACCsAwAAnQEAIBMIAADjAwAgqQIAAN4DADCqAgAAkAMAEKsCAADeAwAwrAIBANADACGtAgIAzwMAIa8CAQDQAwAhvgIBAM4DACG_AiAA3wMAIcACAQDQAwAhwQIBANADACHCAgEA0AMAIcMCAQDRAwAhxAIBANEDACHFAgEA4AMAIcYCQADhAwAhxwIAAOIDACCrAwAAkAMAIKwDAACQAwAgA84CAAAVACDPAgAAFQAg0AIAABUAIAPOAgAAIAAgzwIAACAAINACAAAgACAJAwAAgQQAIKkCAACZBAAwqgIAAAsAEKsCAACZBAAwrAIEAO0DACHRAkAA7gMAIdQCAQDOAwAh2wIBANEDACH_AgEA0AMAIQLUAgEAAAABhwMCAAAAARsDAACBBAAgqQIAAJsEADCqAgAAAwAQqwIAAJsEADCvAgEA0AMAIdQCAQDOAwAh6AIBANEDACH0AkAA7gMAIYcDAgDPAwAhiAMCAM8DACGJA0AA4QMAIYoDQADhAwAhiwNAAOEDACGMA0AA4QMAIY0DQADhAwAhjgMCAM8DACGPAwIAzwMAIZADIADfAwAhkQMCAM8DACGSAwIAzwMAIZMDQADhAwAhlAMCAM8DACGVA0AA4QMAIZYDAgDPAwAhlwNAAOEDACGYAwEA0QMAIZkDQADhAwAhAAAAAAAAAbADAQAAAAEFsAMCAAAAAbYDAgAAAAG3AwIAAAABuAMCAAAAAbkDAgAAAAEBsAMBAAAAAQAAAAAAAbADIAAAAAEBsANAAAAAAQsdAACtBAAwHgAAsgQAMK0DAACuBAAwrgMAAK8EADCvAwAAsAQAILADAACxBAAwsQMAALEEADCyAwAAsQQAMLMDAACxBAAwtAMAALMEADC1AwAAtAQAMB8EAACYBQAgBQAAmQUAIAYAAJoFACAHAACbBQAgCgAAnAUAIAwAAJ0FACAPAACeBQAgEAAAnwUAIKwCAQAAAAGtAgIAAAABrwIBAAAAAb4CAQAAAAHHAoAAAAAB8QIBAAAAAfYCAQAAAAGaAwIAAAABmwMCAAAAAZwDAQAAAAGdAyAAAAABngMBAAAAAZ8DAgAAAAGgA0AAAAABoQNAAAAAAaIDQAAAAAGjA0AAAAABpANAAAAAAaUDQAAAAAGmA0AAAAABpwNAAAAAAagDAQAAAAGpAwEAAAABAgAAAAEAIB0AAJcFACADAAAAAQAgHQAAlwUAIB4AALgEACABFgAAvAYAMCQEAACRBAAgBQAAkgQAIAYAAJMEACAHAACUBAAgCgAAlQQAIAsAAJYEACAMAACXBAAgDwAAiwQAIBAAAJgEACCpAgAAkAQAMKoCAAAPABCrAgAAkAQAMKwCAQAAAAGtAgIAzwMAIa8CAQDQAwAhvgIBAM4DACHHAgAA4gMAIOQCAQDQAwAh8QIBAM4DACH2AgEAzgMAIZoDAgDPAwAhmwMCAM8DACGcAwEA0QMAIZ0DIADfAwAhngMBANEDACGfAwIAzwMAIaADQADuAwAhoQNAAO4DACGiA0AA4QMAIaMDQADhAwAhpANAAOEDACGlA0AA4QMAIaYDQADhAwAhpwNAAOEDACGoAwEA0QMAIakDAQDRAwAhAgAAAAEAIBYAALgEACACAAAAtQQAIBYAALYEACAbqQIAALQEADCqAgAAtQQAEKsCAAC0BAAwrAIBAM4DACGtAgIAzwMAIa8CAQDQAwAhvgIBAM4DACHHAgAA4gMAIOQCAQDQAwAh8QIBAM4DACH2AgEAzgMAIZoDAgDPAwAhmwMCAM8DACGcAwEA0QMAIZ0DIADfAwAhngMBANEDACGfAwIAzwMAIaADQADuAwAhoQNAAO4DACGiA0AA4QMAIaMDQADhAwAhpANAAOEDACGlA0AA4QMAIaYDQADhAwAhpwNAAOEDACGoAwEA0QMAIakDAQDRAwAhG6kCAAC0BAAwqgIAALUEABCrAgAAtAQAMKwCAQDOAwAhrQICAM8DACGvAgEA0AMAIb4CAQDOAwAhxwIAAOIDACDkAgEA0AMAIfECAQDOAwAh9gIBAM4DACGaAwIAzwMAIZsDAgDPAwAhnAMBANEDACGdAyAA3wMAIZ4DAQDRAwAhnwMCAM8DACGgA0AA7gMAIaEDQADuAwAhogNAAOEDACGjA0AA4QMAIaQDQADhAwAhpQNAAOEDACGmA0AA4QMAIacDQADhAwAhqAMBANEDACGpAwEA0QMAIResAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIccCgAAAAAHxAgEAogQAIfYCAQCiBAAhmgMCAKMEACGbAwIAowQAIZwDAQCkBAAhnQMgAKoEACGeAwEApAQAIZ8DAgCjBAAhoANAALcEACGhA0AAtwQAIaIDQACrBAAhowNAAKsEACGkA0AAqwQAIaUDQACrBAAhpgNAAKsEACGnA0AAqwQAIagDAQCkBAAhqQMBAKQEACEBsANAAAAAAR8EAAC5BAAgBQAAugQAIAYAALsEACAHAAC8BAAgCgAAvQQAIAwAAL4EACAPAAC_BAAgEAAAwAQAIKwCAQCiBAAhrQICAKMEACGvAgEAogQAIb4CAQCiBAAhxwKAAAAAAfECAQCiBAAh9gIBAKIEACGaAwIAowQAIZsDAgCjBAAhnAMBAKQEACGdAyAAqgQAIZ4DAQCkBAAhnwMCAKMEACGgA0AAtwQAIaEDQAC3BAAhogNAAKsEACGjA0AAqwQAIaQDQACrBAAhpQNAAKsEACGmA0AAqwQAIacDQACrBAAhqAMBAKQEACGpAwEApAQAIQsdAACLBQAwHgAAkAUAMK0DAACMBQAwrgMAAI0FADCvAwAAjgUAILADAACPBQAwsQMAAI8FADCyAwAAjwUAMLMDAACPBQAwtAMAAJEFADC1AwAAkgUAMAcdAACGBQAgHgAAiQUAIK0DAACHBQAgrgMAAIgFACCxAwAABwAgsgMAAAcAILMDAABUACAHHQAAgQUAIB4AAIQFACCtAwAAggUAIK4DAACDBQAgsQMAAAkAILIDAAAJACCzAwAAggEAIAsdAAD0BAAwHgAA-QQAMK0DAAD1BAAwrgMAAPYEADCvAwAA9wQAILADAAD4BAAwsQMAAPgEADCyAwAA-AQAMLMDAAD4BAAwtAMAAPoEADC1AwAA-wQAMAUdAACnBgAgHgAAugYAIK0DAACoBgAgrgMAALkGACCzAwAAmgEAIAsdAADoBAAwHgAA7QQAMK0DAADpBAAwrgMAAOoEADCvAwAA6wQAILADAADsBAAwsQMAAOwEADCyAwAA7AQAMLMDAADsBAAwtAMAAO4EADC1AwAA7wQAMAsdAADdBAAwHgAA4QQAMK0DAADeBAAwrgMAAN8EADCvAwAA4AQAILADAADRBAAwsQMAANEEADCyAwAA0QQAMLMDAADRBAAwtAMAAOIEADC1AwAA1AQAMAsdAADBBAAwHgAAxgQAMK0DAADCBAAwrgMAAMMEADCvAwAAxAQAILADAADFBAAwsQMAAMUEADCyAwAAxQQAMLMDAADFBAAwtAMAAMcEADC1AwAAyAQAMAcNAADcBAAgrAIBAAAAAdkCAQAAAAHgAgEAAAAB4QIBAAAAAeICAgAAAAHjAkAAAAABAgAAACIAIB0AANsEACADAAAAIgAgHQAA2wQAIB4AAMsEACABFgAAuAYAMAwDAACBBAAgDQAAiwQAIKkCAACKBAAwqgIAACAAEKsCAACKBAAwrAIBAAAAAdQCAQDOAwAh2QIBANADACHgAgEAzgMAIeECAQDQAwAh4gICAM8DACHjAkAA7gMAIQIAAAAiACAWAADLBAAgAgAAAMkEACAWAADKBAAgCqkCAADIBAAwqgIAAMkEABCrAgAAyAQAMKwCAQDOAwAh1AIBAM4DACHZAgEA0AMAIeACAQDOAwAh4QIBANADACHiAgIAzwMAIeMCQADuAwAhCqkCAADIBAAwqgIAAMkEABCrAgAAyAQAMKwCAQDOAwAh1AIBAM4DACHZAgEA0AMAIeACAQDOAwAh4QIBANADACHiAgIAzwMAIeMCQADuAwAhBqwCAQCiBAAh2QIBAKIEACHgAgEAogQAIeECAQCiBAAh4gICAKMEACHjAkAAtwQAIQcNAADMBAAgrAIBAKIEACHZAgEAogQAIeACAQCiBAAh4QIBAKIEACHiAgIAowQAIeMCQAC3BAAhCx0AAM0EADAeAADSBAAwrQMAAM4EADCuAwAAzwQAMK8DAADQBAAgsAMAANEEADCxAwAA0QQAMLIDAADRBAAwswMAANEEADC0AwAA0wQAMLUDAADUBAAwCwMAANoEACCsAgEAAAABrwIBAAAAAdECQAAAAAHUAgEAAAAB2QIBAAAAAdoCAQAAAAHbAgEAAAAB3QJAAAAAAd4CQAAAAAHfAgEAAAABAgAAABwAIB0AANkEACADAAAAHAAgHQAA2QQAIB4AANcEACABFgAAtwYAMBADAACBBAAgDgAAjQQAIKkCAACMBAAwqgIAABoAEKsCAACMBAAwrAIBAAAAAa8CAQDQAwAh0QJAAO4DACHUAgEAzgMAIdkCAQDQAwAh2gIBANADACHbAgEA0QMAIdwCAQDOAwAh3QJAAOEDACHeAkAA4QMAId8CAQDRAwAhAgAAABwAIBYAANcEACACAAAA1QQAIBYAANYEACAOqQIAANQEADCqAgAA1QQAEKsCAADUBAAwrAIBAM4DACGvAgEA0AMAIdECQADuAwAh1AIBAM4DACHZAgEA0AMAIdoCAQDQAwAh2wIBANEDACHcAgEAzgMAId0CQADhAwAh3gJAAOEDACHfAgEA0QMAIQ6pAgAA1AQAMKoCAADVBAAQqwIAANQEADCsAgEAzgMAIa8CAQDQAwAh0QJAAO4DACHUAgEAzgMAIdkCAQDQAwAh2gIBANADACHbAgEA0QMAIdwCAQDOAwAh3QJAAOEDACHeAkAA4QMAId8CAQDRAwAhCqwCAQCiBAAhrwIBAKIEACHRAkAAtwQAIdQCAQCiBAAh2QIBAKIEACHaAgEAogQAIdsCAQCkBAAh3QJAAKsEACHeAkAAqwQAId8CAQCkBAAhCwMAANgEACCsAgEAogQAIa8CAQCiBAAh0QJAALcEACHUAgEAogQAIdkCAQCiBAAh2gIBAKIEACHbAgEApAQAId0CQACrBAAh3gJAAKsEACHfAgEApAQAIQUdAACyBgAgHgAAtQYAIK0DAACzBgAgrgMAALQGACCzAwAAAQAgCwMAANoEACCsAgEAAAABrwIBAAAAAdECQAAAAAHUAgEAAAAB2QIBAAAAAdoCAQAAAAHbAgEAAAAB3QJAAAAAAd4CQAAAAAHfAgEAAAABAx0AALIGACCtAwAAswYAILMDAAABACAHDQAA3AQAIKwCAQAAAAHZAgEAAAAB4AIBAAAAAeECAQAAAAHiAgIAAAAB4wJAAAAAAQQdAADNBAAwrQMAAM4EADCvAwAA0AQAILMDAADRBAAwCw4AAOcEACCsAgEAAAABrwIBAAAAAdECQAAAAAHZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QJAAAAAAd4CQAAAAAHfAgEAAAABAgAAABwAIB0AAOYEACADAAAAHAAgHQAA5gQAIB4AAOQEACABFgAAsQYAMAIAAAAcACAWAADkBAAgAgAAANUEACAWAADjBAAgCqwCAQCiBAAhrwIBAKIEACHRAkAAtwQAIdkCAQCiBAAh2gIBAKIEACHbAgEApAQAIdwCAQCiBAAh3QJAAKsEACHeAkAAqwQAId8CAQCkBAAhCw4AAOUEACCsAgEAogQAIa8CAQCiBAAh0QJAALcEACHZAgEAogQAIdoCAQCiBAAh2wIBAKQEACHcAgEAogQAId0CQACrBAAh3gJAAKsEACHfAgEApAQAIQUdAACsBgAgHgAArwYAIK0DAACtBgAgrgMAAK4GACCzAwAAIgAgCw4AAOcEACCsAgEAAAABrwIBAAAAAdECQAAAAAHZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QJAAAAAAd4CQAAAAAHfAgEAAAABAx0AAKwGACCtAwAArQYAILMDAAAiACAJrAIBAAAAAdkCAQAAAAHoAgEAAAAB6QIBAAAAAeoCQAAAAAHrAkAAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAABAgAAABcAIB0AAPMEACADAAAAFwAgHQAA8wQAIB4AAPIEACABFgAAqwYAMA4DAACPBAAgqQIAAI4EADCqAgAAFQAQqwIAAI4EADCsAgEAAAAB1AIBAOADACHZAgEA0AMAIegCAQDRAwAh6QIBANADACHqAkAA7gMAIesCQADhAwAh7AIBANEDACHtAgEA4AMAIe4CAQDRAwAhAgAAABcAIBYAAPIEACACAAAA8AQAIBYAAPEEACANqQIAAO8EADCqAgAA8AQAEKsCAADvBAAwrAIBAM4DACHUAgEA4AMAIdkCAQDQAwAh6AIBANEDACHpAgEA0AMAIeoCQADuAwAh6wJAAOEDACHsAgEA0QMAIe0CAQDgAwAh7gIBANEDACENqQIAAO8EADCqAgAA8AQAEKsCAADvBAAwrAIBAM4DACHUAgEA4AMAIdkCAQDQAwAh6AIBANEDACHpAgEA0AMAIeoCQADuAwAh6wJAAOEDACHsAgEA0QMAIe0CAQDgAwAh7gIBANEDACEJrAIBAKIEACHZAgEAogQAIegCAQCkBAAh6QIBAKIEACHqAkAAtwQAIesCQACrBAAh7AIBAKQEACHtAgEApAQAIe4CAQCkBAAhCawCAQCiBAAh2QIBAKIEACHoAgEApAQAIekCAQCiBAAh6gJAALcEACHrAkAAqwQAIewCAQCkBAAh7QIBAKQEACHuAgEApAQAIQmsAgEAAAAB2QIBAAAAAegCAQAAAAHpAgEAAAAB6gJAAAAAAesCQAAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAEErAIEAAAAAdECQAAAAAHbAgEAAAAB_wIBAAAAAQIAAAANACAdAACABQAgAwAAAA0AIB0AAIAFACAeAAD_BAAgARYAAKoGADAJAwAAgQQAIKkCAACZBAAwqgIAAAsAEKsCAACZBAAwrAIEAAAAAdECQADuAwAh1AIBAM4DACHbAgEA0QMAIf8CAQDQAwAhAgAAAA0AIBYAAP8EACACAAAA_AQAIBYAAP0EACAIqQIAAPsEADCqAgAA_AQAEKsCAAD7BAAwrAIEAO0DACHRAkAA7gMAIdQCAQDOAwAh2wIBANEDACH_AgEA0AMAIQipAgAA-wQAMKoCAAD8BAAQqwIAAPsEADCsAgQA7QMAIdECQADuAwAh1AIBAM4DACHbAgEA0QMAIf8CAQDQAwAhBKwCBAD-BAAh0QJAALcEACHbAgEApAQAIf8CAQCiBAAhBbADBAAAAAG2AwQAAAABtwMEAAAAAbgDBAAAAAG5AwQAAAABBKwCBAD-BAAh0QJAALcEACHbAgEApAQAIf8CAQCiBAAhBKwCBAAAAAHRAkAAAAAB2wIBAAAAAf8CAQAAAAEIxwKAAAAAAfgCAQAAAAH5AkAAAAAB-gIBAAAAAfsCQAAAAAH8AgEAAAAB_QJAAAAAAf4CAQAAAAECAAAAggEAIB0AAIEFACADAAAACQAgHQAAgQUAIB4AAIUFACAKAAAACQAgFgAAhQUAIMcCgAAAAAH4AgEAogQAIfkCQAC3BAAh-gIBAKQEACH7AkAAqwQAIfwCAQCkBAAh_QJAAKsEACH-AgEApAQAIQjHAoAAAAAB-AIBAKIEACH5AkAAtwQAIfoCAQCkBAAh-wJAAKsEACH8AgEApAQAIf0CQACrBAAh_gIBAKQEACEJ3wIBAAAAAeQCAQAAAAGAAyAAAAABgQMBAAAAAYIDQAAAAAGDA0AAAAABhANAAAAAAYUDQAAAAAGGA4AAAAABAgAAAFQAIB0AAIYFACADAAAABwAgHQAAhgUAIB4AAIoFACALAAAABwAgFgAAigUAIN8CAQCkBAAh5AIBAKIEACGAAyAAqgQAIYEDAQCiBAAhggNAALcEACGDA0AAtwQAIYQDQACrBAAhhQNAAKsEACGGA4AAAAABCd8CAQCkBAAh5AIBAKIEACGAAyAAqgQAIYEDAQCiBAAhggNAALcEACGDA0AAtwQAIYQDQACrBAAhhQNAAKsEACGGA4AAAAABFq8CAQAAAAHoAgEAAAAB9AJAAAAAAYcDAgAAAAGIAwIAAAABiQNAAAAAAYoDQAAAAAGLA0AAAAABjANAAAAAAY0DQAAAAAGOAwIAAAABjwMCAAAAAZADIAAAAAGRAwIAAAABkgMCAAAAAZMDQAAAAAGUAwIAAAABlQNAAAAAAZYDAgAAAAGXA0AAAAABmAMBAAAAAZkDQAAAAAECAAAABQAgHQAAlgUAIAMAAAAFACAdAACWBQAgHgAAlQUAIAEWAACpBgAwHAMAAIEEACCpAgAAmwQAMKoCAAADABCrAgAAmwQAMK8CAQDQAwAh1AIBAM4DACHoAgEAAAAB9AJAAO4DACGHAwIAzwMAIYgDAgDPAwAhiQNAAOEDACGKA0AA4QMAIYsDQADhAwAhjANAAOEDACGNA0AA4QMAIY4DAgDPAwAhjwMCAM8DACGQAyAA3wMAIZEDAgDPAwAhkgMCAM8DACGTA0AA4QMAIZQDAgDPAwAhlQNAAOEDACGWAwIAzwMAIZcDQADhAwAhmAMBANEDACGZA0AA4QMAIaoDAACaBAAgAgAAAAUAIBYAAJUFACACAAAAkwUAIBYAAJQFACAaqQIAAJIFADCqAgAAkwUAEKsCAACSBQAwrwIBANADACHUAgEAzgMAIegCAQDRAwAh9AJAAO4DACGHAwIAzwMAIYgDAgDPAwAhiQNAAOEDACGKA0AA4QMAIYsDQADhAwAhjANAAOEDACGNA0AA4QMAIY4DAgDPAwAhjwMCAM8DACGQAyAA3wMAIZEDAgDPAwAhkgMCAM8DACGTA0AA4QMAIZQDAgDPAwAhlQNAAOEDACGWAwIAzwMAIZcDQADhAwAhmAMBANEDACGZA0AA4QMAIRqpAgAAkgUAMKoCAACTBQAQqwIAAJIFADCvAgEA0AMAIdQCAQDOAwAh6AIBANEDACH0AkAA7gMAIYcDAgDPAwAhiAMCAM8DACGJA0AA4QMAIYoDQADhAwAhiwNAAOEDACGMA0AA4QMAIY0DQADhAwAhjgMCAM8DACGPAwIAzwMAIZADIADfAwAhkQMCAM8DACGSAwIAzwMAIZMDQADhAwAhlAMCAM8DACGVA0AA4QMAIZYDAgDPAwAhlwNAAOEDACGYAwEA0QMAIZkDQADhAwAhFq8CAQCiBAAh6AIBAKQEACH0AkAAtwQAIYcDAgCjBAAhiAMCAKMEACGJA0AAqwQAIYoDQACrBAAhiwNAAKsEACGMA0AAqwQAIY0DQACrBAAhjgMCAKMEACGPAwIAowQAIZADIACqBAAhkQMCAKMEACGSAwIAowQAIZMDQACrBAAhlAMCAKMEACGVA0AAqwQAIZYDAgCjBAAhlwNAAKsEACGYAwEApAQAIZkDQACrBAAhFq8CAQCiBAAh6AIBAKQEACH0AkAAtwQAIYcDAgCjBAAhiAMCAKMEACGJA0AAqwQAIYoDQACrBAAhiwNAAKsEACGMA0AAqwQAIY0DQACrBAAhjgMCAKMEACGPAwIAowQAIZADIACqBAAhkQMCAKMEACGSAwIAowQAIZMDQACrBAAhlAMCAKMEACGVA0AAqwQAIZYDAgCjBAAhlwNAAKsEACGYAwEApAQAIZkDQACrBAAhFq8CAQAAAAHoAgEAAAAB9AJAAAAAAYcDAgAAAAGIAwIAAAABiQNAAAAAAYoDQAAAAAGLA0AAAAABjANAAAAAAY0DQAAAAAGOAwIAAAABjwMCAAAAAZADIAAAAAGRAwIAAAABkgMCAAAAAZMDQAAAAAGUAwIAAAABlQNAAAAAAZYDAgAAAAGXA0AAAAABmAMBAAAAAZkDQAAAAAEfBAAAmAUAIAUAAJkFACAGAACaBQAgBwAAmwUAIAoAAJwFACAMAACdBQAgDwAAngUAIBAAAJ8FACCsAgEAAAABrQICAAAAAa8CAQAAAAG-AgEAAAABxwKAAAAAAfECAQAAAAH2AgEAAAABmgMCAAAAAZsDAgAAAAGcAwEAAAABnQMgAAAAAZ4DAQAAAAGfAwIAAAABoANAAAAAAaEDQAAAAAGiA0AAAAABowNAAAAAAaQDQAAAAAGlA0AAAAABpgNAAAAAAacDQAAAAAGoAwEAAAABqQMBAAAAAQQdAACLBQAwrQMAAIwFADCvAwAAjgUAILMDAACPBQAwAx0AAIYFACCtAwAAhwUAILMDAABUACADHQAAgQUAIK0DAACCBQAgswMAAIIBACAEHQAA9AQAMK0DAAD1BAAwrwMAAPcEACCzAwAA-AQAMAMdAACnBgAgrQMAAKgGACCzAwAAmgEAIAQdAADoBAAwrQMAAOkEADCvAwAA6wQAILMDAADsBAAwBB0AAN0EADCtAwAA3gQAMK8DAADgBAAgswMAANEEADAEHQAAwQQAMK0DAADCBAAwrwMAAMQEACCzAwAAxQQAMAQdAACtBAAwrQMAAK4EADCvAwAAsAQAILMDAACxBAAwAAAAAAAAAAAAAAAAAAAAAAAFHQAAogYAIB4AAKUGACCtAwAAowYAIK4DAACkBgAgswMAAAEAIAMdAACiBgAgrQMAAKMGACCzAwAAAQAgAAAAAAAAAAAHHQAAnQYAIB4AAKAGACCtAwAAngYAIK4DAACfBgAgsQMAAA8AILIDAAAPACCzAwAAAQAgAx0AAJ0GACCtAwAAngYAILMDAAABACAAAAAAAAAAAAAAAAAAAAAACx0AAM8FADAeAADTBQAwrQMAANAFADCuAwAA0QUAMK8DAADSBQAgsAMAALEEADCxAwAAsQQAMLIDAACxBAAwswMAALEEADC0AwAA1AUAMLUDAAC0BAAwHwQAAJgFACAFAACZBQAgBgAAmgUAIAcAAJsFACALAADZBQAgDAAAnQUAIA8AAJ4FACAQAACfBQAgrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAccCgAAAAAHkAgEAAAAB8QIBAAAAAZoDAgAAAAGbAwIAAAABnAMBAAAAAZ0DIAAAAAGeAwEAAAABnwMCAAAAAaADQAAAAAGhA0AAAAABogNAAAAAAaMDQAAAAAGkA0AAAAABpQNAAAAAAaYDQAAAAAGnA0AAAAABqAMBAAAAAakDAQAAAAECAAAAAQAgHQAA2AUAIAMAAAABACAdAADYBQAgHgAA1gUAIAEWAACcBgAwAgAAAAEAIBYAANYFACACAAAAtQQAIBYAANUFACAXrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIZoDAgCjBAAhmwMCAKMEACGcAwEApAQAIZ0DIACqBAAhngMBAKQEACGfAwIAowQAIaADQAC3BAAhoQNAALcEACGiA0AAqwQAIaMDQACrBAAhpANAAKsEACGlA0AAqwQAIaYDQACrBAAhpwNAAKsEACGoAwEApAQAIakDAQCkBAAhHwQAALkEACAFAAC6BAAgBgAAuwQAIAcAALwEACALAADXBQAgDAAAvgQAIA8AAL8EACAQAADABAAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIZoDAgCjBAAhmwMCAKMEACGcAwEApAQAIZ0DIACqBAAhngMBAKQEACGfAwIAowQAIaADQAC3BAAhoQNAALcEACGiA0AAqwQAIaMDQACrBAAhpANAAKsEACGlA0AAqwQAIaYDQACrBAAhpwNAAKsEACGoAwEApAQAIakDAQCkBAAhBR0AAJcGACAeAACaBgAgrQMAAJgGACCuAwAAmQYAILMDAACNAwAgHwQAAJgFACAFAACZBQAgBgAAmgUAIAcAAJsFACALAADZBQAgDAAAnQUAIA8AAJ4FACAQAACfBQAgrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAccCgAAAAAHkAgEAAAAB8QIBAAAAAZoDAgAAAAGbAwIAAAABnAMBAAAAAZ0DIAAAAAGeAwEAAAABnwMCAAAAAaADQAAAAAGhA0AAAAABogNAAAAAAaMDQAAAAAGkA0AAAAABpQNAAAAAAaYDQAAAAAGnA0AAAAABqAMBAAAAAakDAQAAAAEDHQAAlwYAIK0DAACYBgAgswMAAI0DACAEHQAAzwUAMK0DAADQBQAwrwMAANIFACCzAwAAsQQAMAAAAAUdAACSBgAgHgAAlQYAIK0DAACTBgAgrgMAAJQGACCzAwAAAQAgAx0AAJIGACCtAwAAkwYAILMDAAABACATBAAA-wUAIAUAAPwFACAGAAD9BQAgBwAA_gUAIAoAAP8FACALAACABgAgDAAAgQYAIA8AAPkFACAQAACCBgAgnAMAAJwEACCeAwAAnAQAIKIDAACcBAAgowMAAJwEACCkAwAAnAQAIKUDAACcBAAgpgMAAJwEACCnAwAAnAQAIKgDAACcBAAgqQMAAJwEACAAAAAAAAUdAACNBgAgHgAAkAYAIK0DAACOBgAgrgMAAI8GACCzAwAAAQAgAx0AAI0GACCtAwAAjgYAILMDAAABACAAAAAFHQAAiAYAIB4AAIsGACCtAwAAiQYAIK4DAACKBgAgswMAAAEAIAMdAACIBgAgrQMAAIkGACCzAwAAAQAgAAAAAAAFHQAAgwYAIB4AAIYGACCtAwAAhAYAIK4DAACFBgAgswMAAAEAIAMdAACDBgAgrQMAAIQGACCzAwAAAQAgAAAAAAAAAgMAAOAFACANAAD5BQAgAAUDAADgBQAg3wIAAJwEACCEAwAAnAQAIIUDAACcBAAghgMAAJwEACAGAwAA4AUAIPoCAACcBAAg-wIAAJwEACD8AgAAnAQAIP0CAACcBAAg_gIAAJwEACAAAggAAKEFACD3AgAAnAQAIAUIAAChBQAgwwIAAJwEACDEAgAAnAQAIMUCAACcBAAgxgIAAJwEACAAACAFAACZBQAgBgAAmgUAIAcAAJsFACAKAACcBQAgCwAA2QUAIAwAAJ0FACAPAACeBQAgEAAAnwUAIKwCAQAAAAGtAgIAAAABrwIBAAAAAb4CAQAAAAHHAoAAAAAB5AIBAAAAAfECAQAAAAH2AgEAAAABmgMCAAAAAZsDAgAAAAGcAwEAAAABnQMgAAAAAZ4DAQAAAAGfAwIAAAABoANAAAAAAaEDQAAAAAGiA0AAAAABowNAAAAAAaQDQAAAAAGlA0AAAAABpgNAAAAAAacDQAAAAAGoAwEAAAABqQMBAAAAAQIAAAABACAdAACDBgAgAwAAAA8AIB0AAIMGACAeAACHBgAgIgAAAA8AIAUAALoEACAGAAC7BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIA8AAL8EACAQAADABAAgFgAAhwYAIKwCAQCiBAAhrQICAKMEACGvAgEAogQAIb4CAQCiBAAhxwKAAAAAAeQCAQCiBAAh8QIBAKIEACH2AgEAogQAIZoDAgCjBAAhmwMCAKMEACGcAwEApAQAIZ0DIACqBAAhngMBAKQEACGfAwIAowQAIaADQAC3BAAhoQNAALcEACGiA0AAqwQAIaMDQACrBAAhpANAAKsEACGlA0AAqwQAIaYDQACrBAAhpwNAAKsEACGoAwEApAQAIakDAQCkBAAhIAUAALoEACAGAAC7BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIA8AAL8EACAQAADABAAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIfYCAQCiBAAhmgMCAKMEACGbAwIAowQAIZwDAQCkBAAhnQMgAKoEACGeAwEApAQAIZ8DAgCjBAAhoANAALcEACGhA0AAtwQAIaIDQACrBAAhowNAAKsEACGkA0AAqwQAIaUDQACrBAAhpgNAAKsEACGnA0AAqwQAIagDAQCkBAAhqQMBAKQEACEgBAAAmAUAIAYAAJoFACAHAACbBQAgCgAAnAUAIAsAANkFACAMAACdBQAgDwAAngUAIBAAAJ8FACCsAgEAAAABrQICAAAAAa8CAQAAAAG-AgEAAAABxwKAAAAAAeQCAQAAAAHxAgEAAAAB9gIBAAAAAZoDAgAAAAGbAwIAAAABnAMBAAAAAZ0DIAAAAAGeAwEAAAABnwMCAAAAAaADQAAAAAGhA0AAAAABogNAAAAAAaMDQAAAAAGkA0AAAAABpQNAAAAAAaYDQAAAAAGnA0AAAAABqAMBAAAAAakDAQAAAAECAAAAAQAgHQAAiAYAIAMAAAAPACAdAACIBgAgHgAAjAYAICIAAAAPACAEAAC5BAAgBgAAuwQAIAcAALwEACAKAAC9BAAgCwAA1wUAIAwAAL4EACAPAAC_BAAgEAAAwAQAIBYAAIwGACCsAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIccCgAAAAAHkAgEAogQAIfECAQCiBAAh9gIBAKIEACGaAwIAowQAIZsDAgCjBAAhnAMBAKQEACGdAyAAqgQAIZ4DAQCkBAAhnwMCAKMEACGgA0AAtwQAIaEDQAC3BAAhogNAAKsEACGjA0AAqwQAIaQDQACrBAAhpQNAAKsEACGmA0AAqwQAIacDQACrBAAhqAMBAKQEACGpAwEApAQAISAEAAC5BAAgBgAAuwQAIAcAALwEACAKAAC9BAAgCwAA1wUAIAwAAL4EACAPAAC_BAAgEAAAwAQAIKwCAQCiBAAhrQICAKMEACGvAgEAogQAIb4CAQCiBAAhxwKAAAAAAeQCAQCiBAAh8QIBAKIEACH2AgEAogQAIZoDAgCjBAAhmwMCAKMEACGcAwEApAQAIZ0DIACqBAAhngMBAKQEACGfAwIAowQAIaADQAC3BAAhoQNAALcEACGiA0AAqwQAIaMDQACrBAAhpANAAKsEACGlA0AAqwQAIaYDQACrBAAhpwNAAKsEACGoAwEApAQAIakDAQCkBAAhIAQAAJgFACAFAACZBQAgBgAAmgUAIAoAAJwFACALAADZBQAgDAAAnQUAIA8AAJ4FACAQAACfBQAgrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAccCgAAAAAHkAgEAAAAB8QIBAAAAAfYCAQAAAAGaAwIAAAABmwMCAAAAAZwDAQAAAAGdAyAAAAABngMBAAAAAZ8DAgAAAAGgA0AAAAABoQNAAAAAAaIDQAAAAAGjA0AAAAABpANAAAAAAaUDQAAAAAGmA0AAAAABpwNAAAAAAagDAQAAAAGpAwEAAAABAgAAAAEAIB0AAI0GACADAAAADwAgHQAAjQYAIB4AAJEGACAiAAAADwAgBAAAuQQAIAUAALoEACAGAAC7BAAgCgAAvQQAIAsAANcFACAMAAC-BAAgDwAAvwQAIBAAAMAEACAWAACRBgAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIfYCAQCiBAAhmgMCAKMEACGbAwIAowQAIZwDAQCkBAAhnQMgAKoEACGeAwEApAQAIZ8DAgCjBAAhoANAALcEACGhA0AAtwQAIaIDQACrBAAhowNAAKsEACGkA0AAqwQAIaUDQACrBAAhpgNAAKsEACGnA0AAqwQAIagDAQCkBAAhqQMBAKQEACEgBAAAuQQAIAUAALoEACAGAAC7BAAgCgAAvQQAIAsAANcFACAMAAC-BAAgDwAAvwQAIBAAAMAEACCsAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIccCgAAAAAHkAgEAogQAIfECAQCiBAAh9gIBAKIEACGaAwIAowQAIZsDAgCjBAAhnAMBAKQEACGdAyAAqgQAIZ4DAQCkBAAhnwMCAKMEACGgA0AAtwQAIaEDQAC3BAAhogNAAKsEACGjA0AAqwQAIaQDQACrBAAhpQNAAKsEACGmA0AAqwQAIacDQACrBAAhqAMBAKQEACGpAwEApAQAISAEAACYBQAgBQAAmQUAIAcAAJsFACAKAACcBQAgCwAA2QUAIAwAAJ0FACAPAACeBQAgEAAAnwUAIKwCAQAAAAGtAgIAAAABrwIBAAAAAb4CAQAAAAHHAoAAAAAB5AIBAAAAAfECAQAAAAH2AgEAAAABmgMCAAAAAZsDAgAAAAGcAwEAAAABnQMgAAAAAZ4DAQAAAAGfAwIAAAABoANAAAAAAaEDQAAAAAGiA0AAAAABowNAAAAAAaQDQAAAAAGlA0AAAAABpgNAAAAAAacDQAAAAAGoAwEAAAABqQMBAAAAAQIAAAABACAdAACSBgAgAwAAAA8AIB0AAJIGACAeAACWBgAgIgAAAA8AIAQAALkEACAFAAC6BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIA8AAL8EACAQAADABAAgFgAAlgYAIKwCAQCiBAAhrQICAKMEACGvAgEAogQAIb4CAQCiBAAhxwKAAAAAAeQCAQCiBAAh8QIBAKIEACH2AgEAogQAIZoDAgCjBAAhmwMCAKMEACGcAwEApAQAIZ0DIACqBAAhngMBAKQEACGfAwIAowQAIaADQAC3BAAhoQNAALcEACGiA0AAqwQAIaMDQACrBAAhpANAAKsEACGlA0AAqwQAIaYDQACrBAAhpwNAAKsEACGoAwEApAQAIakDAQCkBAAhIAQAALkEACAFAAC6BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIA8AAL8EACAQAADABAAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIfYCAQCiBAAhmgMCAKMEACGbAwIAowQAIZwDAQCkBAAhnQMgAKoEACGeAwEApAQAIZ8DAgCjBAAhoANAALcEACGhA0AAtwQAIaIDQACrBAAhowNAAKsEACGkA0AAqwQAIaUDQACrBAAhpgNAAKsEACGnA0AAqwQAIagDAQCkBAAhqQMBAKQEACENrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAb8CIAAAAAHAAgEAAAABwQIBAAAAAcICAQAAAAHDAgEAAAABxAIBAAAAAcUCAQAAAAHGAkAAAAABxwKAAAAAAQIAAACNAwAgHQAAlwYAIAMAAACQAwAgHQAAlwYAIB4AAJsGACAPAAAAkAMAIBYAAJsGACCsAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIb8CIACqBAAhwAIBAKIEACHBAgEAogQAIcICAQCiBAAhwwIBAKQEACHEAgEApAQAIcUCAQCkBAAhxgJAAKsEACHHAoAAAAABDawCAQCiBAAhrQICAKMEACGvAgEAogQAIb4CAQCiBAAhvwIgAKoEACHAAgEAogQAIcECAQCiBAAhwgIBAKIEACHDAgEApAQAIcQCAQCkBAAhxQIBAKQEACHGAkAAqwQAIccCgAAAAAEXrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAccCgAAAAAHkAgEAAAAB8QIBAAAAAZoDAgAAAAGbAwIAAAABnAMBAAAAAZ0DIAAAAAGeAwEAAAABnwMCAAAAAaADQAAAAAGhA0AAAAABogNAAAAAAaMDQAAAAAGkA0AAAAABpQNAAAAAAaYDQAAAAAGnA0AAAAABqAMBAAAAAakDAQAAAAEgBAAAmAUAIAUAAJkFACAGAACaBQAgBwAAmwUAIAoAAJwFACALAADZBQAgDwAAngUAIBAAAJ8FACCsAgEAAAABrQICAAAAAa8CAQAAAAG-AgEAAAABxwKAAAAAAeQCAQAAAAHxAgEAAAAB9gIBAAAAAZoDAgAAAAGbAwIAAAABnAMBAAAAAZ0DIAAAAAGeAwEAAAABnwMCAAAAAaADQAAAAAGhA0AAAAABogNAAAAAAaMDQAAAAAGkA0AAAAABpQNAAAAAAaYDQAAAAAGnA0AAAAABqAMBAAAAAakDAQAAAAECAAAAAQAgHQAAnQYAIAMAAAAPACAdAACdBgAgHgAAoQYAICIAAAAPACAEAAC5BAAgBQAAugQAIAYAALsEACAHAAC8BAAgCgAAvQQAIAsAANcFACAPAAC_BAAgEAAAwAQAIBYAAKEGACCsAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIccCgAAAAAHkAgEAogQAIfECAQCiBAAh9gIBAKIEACGaAwIAowQAIZsDAgCjBAAhnAMBAKQEACGdAyAAqgQAIZ4DAQCkBAAhnwMCAKMEACGgA0AAtwQAIaEDQAC3BAAhogNAAKsEACGjA0AAqwQAIaQDQACrBAAhpQNAAKsEACGmA0AAqwQAIacDQACrBAAhqAMBAKQEACGpAwEApAQAISAEAAC5BAAgBQAAugQAIAYAALsEACAHAAC8BAAgCgAAvQQAIAsAANcFACAPAAC_BAAgEAAAwAQAIKwCAQCiBAAhrQICAKMEACGvAgEAogQAIb4CAQCiBAAhxwKAAAAAAeQCAQCiBAAh8QIBAKIEACH2AgEAogQAIZoDAgCjBAAhmwMCAKMEACGcAwEApAQAIZ0DIACqBAAhngMBAKQEACGfAwIAowQAIaADQAC3BAAhoQNAALcEACGiA0AAqwQAIaMDQACrBAAhpANAAKsEACGlA0AAqwQAIaYDQACrBAAhpwNAAKsEACGoAwEApAQAIakDAQCkBAAhIAQAAJgFACAFAACZBQAgBgAAmgUAIAcAAJsFACAKAACcBQAgCwAA2QUAIAwAAJ0FACAPAACeBQAgrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAccCgAAAAAHkAgEAAAAB8QIBAAAAAfYCAQAAAAGaAwIAAAABmwMCAAAAAZwDAQAAAAGdAyAAAAABngMBAAAAAZ8DAgAAAAGgA0AAAAABoQNAAAAAAaIDQAAAAAGjA0AAAAABpANAAAAAAaUDQAAAAAGmA0AAAAABpwNAAAAAAagDAQAAAAGpAwEAAAABAgAAAAEAIB0AAKIGACADAAAADwAgHQAAogYAIB4AAKYGACAiAAAADwAgBAAAuQQAIAUAALoEACAGAAC7BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIA8AAL8EACAWAACmBgAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIfYCAQCiBAAhmgMCAKMEACGbAwIAowQAIZwDAQCkBAAhnQMgAKoEACGeAwEApAQAIZ8DAgCjBAAhoANAALcEACGhA0AAtwQAIaIDQACrBAAhowNAAKsEACGkA0AAqwQAIaUDQACrBAAhpgNAAKsEACGnA0AAqwQAIagDAQCkBAAhqQMBAKQEACEgBAAAuQQAIAUAALoEACAGAAC7BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIA8AAL8EACCsAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIccCgAAAAAHkAgEAogQAIfECAQCiBAAh9gIBAKIEACGaAwIAowQAIZsDAgCjBAAhnAMBAKQEACGdAyAAqgQAIZ4DAQCkBAAhnwMCAKMEACGgA0AAtwQAIaEDQAC3BAAhogNAAKsEACGjA0AAqwQAIaQDQACrBAAhpQNAAKsEACGmA0AAqwQAIacDQACrBAAhqAMBAKQEACGpAwEApAQAIQesAgEAAAAB2QIBAAAAAeACAQAAAAHhAgEAAAAB4gICAAAAAeMCQAAAAAH3AkAAAAABAgAAAJoBACAdAACnBgAgFq8CAQAAAAHoAgEAAAAB9AJAAAAAAYcDAgAAAAGIAwIAAAABiQNAAAAAAYoDQAAAAAGLA0AAAAABjANAAAAAAY0DQAAAAAGOAwIAAAABjwMCAAAAAZADIAAAAAGRAwIAAAABkgMCAAAAAZMDQAAAAAGUAwIAAAABlQNAAAAAAZYDAgAAAAGXA0AAAAABmAMBAAAAAZkDQAAAAAEErAIEAAAAAdECQAAAAAHbAgEAAAAB_wIBAAAAAQmsAgEAAAAB2QIBAAAAAegCAQAAAAHpAgEAAAAB6gJAAAAAAesCQAAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAEIAwAAswUAIKwCAQAAAAHUAgEAAAAB2QIBAAAAAeACAQAAAAHhAgEAAAAB4gICAAAAAeMCQAAAAAECAAAAIgAgHQAArAYAIAMAAAAgACAdAACsBgAgHgAAsAYAIAoAAAAgACADAACyBQAgFgAAsAYAIKwCAQCiBAAh1AIBAKIEACHZAgEAogQAIeACAQCiBAAh4QIBAKIEACHiAgIAowQAIeMCQAC3BAAhCAMAALIFACCsAgEAogQAIdQCAQCiBAAh2QIBAKIEACHgAgEAogQAIeECAQCiBAAh4gICAKMEACHjAkAAtwQAIQqsAgEAAAABrwIBAAAAAdECQAAAAAHZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QJAAAAAAd4CQAAAAAHfAgEAAAABIAQAAJgFACAFAACZBQAgBgAAmgUAIAcAAJsFACAKAACcBQAgCwAA2QUAIAwAAJ0FACAQAACfBQAgrAIBAAAAAa0CAgAAAAGvAgEAAAABvgIBAAAAAccCgAAAAAHkAgEAAAAB8QIBAAAAAfYCAQAAAAGaAwIAAAABmwMCAAAAAZwDAQAAAAGdAyAAAAABngMBAAAAAZ8DAgAAAAGgA0AAAAABoQNAAAAAAaIDQAAAAAGjA0AAAAABpANAAAAAAaUDQAAAAAGmA0AAAAABpwNAAAAAAagDAQAAAAGpAwEAAAABAgAAAAEAIB0AALIGACADAAAADwAgHQAAsgYAIB4AALYGACAiAAAADwAgBAAAuQQAIAUAALoEACAGAAC7BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIBAAAMAEACAWAAC2BgAgrAIBAKIEACGtAgIAowQAIa8CAQCiBAAhvgIBAKIEACHHAoAAAAAB5AIBAKIEACHxAgEAogQAIfYCAQCiBAAhmgMCAKMEACGbAwIAowQAIZwDAQCkBAAhnQMgAKoEACGeAwEApAQAIZ8DAgCjBAAhoANAALcEACGhA0AAtwQAIaIDQACrBAAhowNAAKsEACGkA0AAqwQAIaUDQACrBAAhpgNAAKsEACGnA0AAqwQAIagDAQCkBAAhqQMBAKQEACEgBAAAuQQAIAUAALoEACAGAAC7BAAgBwAAvAQAIAoAAL0EACALAADXBQAgDAAAvgQAIBAAAMAEACCsAgEAogQAIa0CAgCjBAAhrwIBAKIEACG-AgEAogQAIccCgAAAAAHkAgEAogQAIfECAQCiBAAh9gIBAKIEACGaAwIAowQAIZsDAgCjBAAhnAMBAKQEACGdAyAAqgQAIZ4DAQCkBAAhnwMCAKMEACGgA0AAtwQAIaEDQAC3BAAhogNAAKsEACGjA0AAqwQAIaQDQACrBAAhpQNAAKsEACGmA0AAqwQAIacDQACrBAAhqAMBAKQEACGpAwEApAQAIQqsAgEAAAABrwIBAAAAAdECQAAAAAHUAgEAAAAB2QIBAAAAAdoCAQAAAAHbAgEAAAAB3QJAAAAAAd4CQAAAAAHfAgEAAAABBqwCAQAAAAHZAgEAAAAB4AIBAAAAAeECAQAAAAHiAgIAAAAB4wJAAAAAAQMAAACdAQAgHQAApwYAIB4AALsGACAJAAAAnQEAIBYAALsGACCsAgEAogQAIdkCAQCiBAAh4AIBAKIEACHhAgEAogQAIeICAgCjBAAh4wJAALcEACH3AkAAqwQAIQesAgEAogQAIdkCAQCiBAAh4AIBAKIEACHhAgEAogQAIeICAgCjBAAh4wJAALcEACH3AkAAqwQAIResAgEAAAABrQICAAAAAa8CAQAAAAG-AgEAAAABxwKAAAAAAfECAQAAAAH2AgEAAAABmgMCAAAAAZsDAgAAAAGcAwEAAAABnQMgAAAAAZ4DAQAAAAGfAwIAAAABoANAAAAAAaEDQAAAAAGiA0AAAAABowNAAAAAAaQDQAAAAAGlA0AAAAABpgNAAAAAAacDQAAAAAGoAwEAAAABqQMBAAAAAQoEBgIFCAMGCgQHDgUJAA4KAAYLAAgMGAoPHQsQIwwBAwABAQMAAQEDAAEBAwABAggRAQkABwEIEgACCBMBCQAJAQgUAAEDGQECAwABDgAMAwMAAQkADQ0eCwENHwAFBCQAByUADCYADycAECgAAAIKAAYLAAgCCgAGCwAIBQkAEyMAFCQAFSUAFiYAFwAAAAAABQkAEyMAFCQAFSUAFiYAFwEDAAEBAwABBQkAHCMAHSQAHiUAHyYAIAAAAAAABQkAHCMAHSQAHiUAHyYAIAEDAAEBAwABAwkAJSUAJiYAJwAAAAMJACUlACYmACcBAwABAQMAAQUJACwjAC0kAC4lAC8mADAAAAAAAAUJACwjAC0kAC4lAC8mADABAwABAQMAAQMJADUlADYmADcAAAADCQA1JQA2JgA3AAAFCQA8IwA9JAA-JQA_JgBAAAAAAAAFCQA8IwA9JAA-JQA_JgBAAAAABQkARiMARyQASCUASSYASgAAAAAABQkARiMARyQASCUASSYASgAAAAMJAFAlAFEmAFIAAAADCQBQJQBRJgBSAAAAAwkAWCUAWSYAWgAAAAMJAFglAFkmAFoBA4gCAQEDjgIBAwkAXyUAYCYAYQAAAAMJAF8lAGAmAGEAAAAFCQBnIwBoJABpJQBqJgBrAAAAAAAFCQBnIwBoJABpJQBqJgBrAQMAAQEDAAEFCQBwIwBxJAByJQBzJgB0AAAAAAAFCQBwIwBxJAByJQBzJgB0AgMAAQ4ADAIDAAEOAAwDCQB5JQB6JgB7AAAAAwkAeSUAeiYAewAAAAMJAIEBJQCCASYAgwEAAAADCQCBASUAggEmAIMBAAAABQkAiQEjAIoBJACLASUAjAEmAI0BAAAAAAAFCQCJASMAigEkAIsBJQCMASYAjQEAAAUJAJIBIwCTASQAlAElAJUBJgCWAQAAAAAABQkAkgEjAJMBJACUASUAlQEmAJYBAAAABQkAnAEjAJ0BJACeASUAnwEmAKABAAAAAAAFCQCcASMAnQEkAJ4BJQCfASYAoAERAgESKQETKgEUKwEVLAEXLgEYMA8ZMRAaMwEbNQ8cNhEfNwEgOAEhOQ8nPBIoPRgpPgIqPwIrQAIsQQItQgIuRAIvRg8wRxkxSQIySw8zTBo0TQI1TgI2Tw83Uhs4UyE5VQM6VgM7WAM8WQM9WgM-XAM_Xg9AXyJBYQNCYw9DZCNEZQNFZgNGZw9HaiRIayhJbAVKbQVLbgVMbwVNcAVOcgVPdA9QdSlRdwVSeQ9TeipUewVVfAVWfQ9XgAErWIEBMVmDAQRahAEEW4YBBFyHAQRdiAEEXooBBF-MAQ9gjQEyYY8BBGKRAQ9jkgEzZJMBBGWUAQRmlQEPZ5gBNGiZAThpmwEGapwBBmufAQZsoAEGbaEBBm6jAQZvpQEPcKYBOXGoAQZyqgEPc6sBOnSsAQZ1rQEGdq4BD3exATt4sgFBebQBQnq1AUJ7uAFCfLkBQn26AUJ-vAFCf74BD4ABvwFDgQHBAUKCAcMBD4MBxAFEhAHFAUKFAcYBQoYBxwEPhwHKAUWIAcsBS4kBzQFMigHOAUyLAdEBTIwB0gFMjQHTAUyOAdUBTI8B1wEPkAHYAU2RAdoBTJIB3AEPkwHdAU6UAd4BTJUB3wFMlgHgAQ-XAeMBT5gB5AFTmQHmAVSaAecBVJsB6gFUnAHrAVSdAewBVJ4B7gFUnwHwAQ-gAfEBVaEB8wFUogH1AQ-jAfYBVqQB9wFUpQH4AVSmAfkBD6cB_AFXqAH9AVupAf4BCqoB_wEKqwGAAgqsAYECCq0BggIKrgGEAgqvAYYCD7ABhwJcsQGKAgqyAYwCD7MBjQJdtAGPAgq1AZACCrYBkQIPtwGUAl64AZUCYrkBlwJjugGYAmO7AZsCY7wBnAJjvQGdAmO-AZ8CY78BoQIPwAGiAmTBAaQCY8IBpgIPwwGnAmXEAagCY8UBqQJjxgGqAg_HAa0CZsgBrgJsyQGvAgzKAbACDMsBsQIMzAGyAgzNAbMCDM4BtQIMzwG3Ag_QAbgCbdEBugIM0gG8Ag_TAb0CbtQBvgIM1QG_AgzWAcACD9cBwwJv2AHEAnXZAcUCC9oBxgIL2wHHAgvcAcgCC90ByQIL3gHLAgvfAc0CD-ABzgJ24QHQAgviAdICD-MB0wJ35AHUAgvlAdUCC-YB1gIP5wHZAnjoAdoCfOkB3AJ96gHdAn3rAeACfewB4QJ97QHiAn3uAeQCfe8B5gIP8AHnAn7xAekCffIB6wIP8wHsAn_0Ae0CffUB7gJ99gHvAg_3AfICgAH4AfMChAH5AfUChQH6AfYChQH7AfkChQH8AfoChQH9AfsChQH-Af0ChQH_Af8CD4ACgAOGAYECggOFAYIChAMPgwKFA4cBhAKGA4UBhQKHA4UBhgKIAw-HAosDiAGIAowDjgGJAo4DCIoCjwMIiwKSAwiMApMDCI0ClAMIjgKWAwiPApgDD5ACmQOPAZECmwMIkgKdAw-TAp4DkAGUAp8DCJUCoAMIlgKhAw-XAqQDkQGYAqUDlwGZAqcDmAGaAqgDmAGbAqsDmAGcAqwDmAGdAq0DmAGeAq8DmAGfArEDD6ACsgOZAaECtAOYAaICtgMPowK3A5oBpAK4A5gBpQK5A5gBpgK6Aw-nAr0DmwGoAr4DoQE"
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
  cancellationReason: "cancellationReason"
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
  disputedAt: "disputedAt"
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
