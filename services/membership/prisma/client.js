// Of 3d99db108a8f581076a144406dc922b6bc5cf9a3b2f386cc00c05f27414cf65f
// What Prisma generates from the schema of membership, without types. Written by `npm run clients`.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// services/membership/src/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// services/membership/src/generated/internal/class.ts
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

// What somebody opened in one calendar month (UTC): one row, so that counting is one statement.
model ViewMonth {
  personId String   @map("person_id") @db.Uuid
  month    String
  version  Int      @default(1)
  // Listings that count, and those let in beyond the limit while nobody could count.
  counted  String[]
  letIn    String[] @map("let_in")
  // Title and time of each, in the order of opening.
  openings Json

  @@id([personId, month])
  @@index([month], map: "view_months_by_month")
  @@map("view_months")
}

// What somebody opened as a premium member in one month (UTC): it stays open when premium ends, and counts for nothing.
model PremiumOpening {
  personId  String   @map("person_id") @db.Uuid
  month     String
  listingId String   @map("listing_id")
  title     String
  openedAt  DateTime @map("opened_at") @db.Timestamptz(3)

  @@id([personId, month, listingId])
  @@index([month], map: "premium_openings_by_month")
  @@map("premium_openings")
}

// What offers' events say: on what somebody has ever made an offer that reached the agent. Reading that costs nothing.
model OfferedListing {
  personId  String @map("person_id") @db.Uuid
  listingId String @map("listing_id")

  @@id([personId, listingId])
  @@map("offered_listings")
}

// One row a person, from the first event or call on: what is told of the membership, and what is still to be done about it.
model Member {
  personId      String    @id @map("person_id") @db.Uuid
  // Of the events told.
  version       Int       @default(0)
  // What identity's events say.
  role          String?
  firstName     String    @default("") @map("first_name")
  lastName      String    @default("") @map("last_name")
  companyName   String?   @map("company_name")
  isClosed      Boolean   @default(false) @map("is_closed")
  personVersion Int       @default(0) @map("person_version")
  // When identity says that it was closed, and since when it is suspended.
  closedAt      DateTime? @map("closed_at") @db.Timestamptz(3)
  suspendedAt   DateTime? @map("suspended_at") @db.Timestamptz(3)

  state           String    @default("none")
  customerId      String?   @unique @map("customer_id")
  // Which upgrade this is; the provider's idempotency keys carry it.
  attempt         Int       @default(0)
  termsAcceptedAt DateTime? @map("terms_accepted_at") @db.Timestamptz(3)
  // Set while an upgrade is begun and the provider's subscription is not written down yet.
  upgradingSince  DateTime? @map("upgrading_since") @db.Timestamptz(3)
  // Of the newest attempt; null until the provider has answered.
  subscriptionId  String?   @unique @map("subscription_id")
  // When the running contract's first payment went through.
  activatedAt     DateTime? @map("activated_at") @db.Timestamptz(3)
  // Until when that payment can be had back; null once it is renewed or over.
  withdrawUntil   DateTime? @map("withdraw_until") @db.Timestamptz(3)
  // The end of the newest paid invoice line's period.
  paidUntil       DateTime? @map("paid_until") @db.Timestamptz(3)
  // Set while the provider is collecting a renewal, and when that has failed.
  renewingSince   DateTime? @map("renewing_since") @db.Timestamptz(3)
  renewalFailedAt DateTime? @map("renewal_failed_at") @db.Timestamptz(3)
  renewalNeeds    String?   @map("renewal_needs")
  grantedUntil    DateTime? @map("granted_until") @db.Timestamptz(3)
  // Whether the end of those months is still to be told.
  grantEnds       Boolean   @default(false) @map("grant_ends")
  // Until when premium lasts as things stand, as it was told.
  premiumUntil    DateTime? @map("premium_until") @db.Timestamptz(3)
  // Brand, last four and expiry of the card on file.
  card            Json?
  // When the newest card that was put on file since the first payment was begun, so that an older one does not replace it.
  cardBegunAt     DateTime? @map("card_begun_at") @db.Timestamptz(3)

  // Set while somebody wants no further year; only they take it back.
  cancelWantedAt   DateTime? @map("cancel_wanted_at") @db.Timestamptz(3)
  // Set while the provider collects nothing because the account is suspended.
  pausedAt         DateTime? @map("paused_at") @db.Timestamptz(3)
  // When that was over: a renewal that fell into it may be paid so much longer.
  graceFrom        DateTime? @map("grace_from") @db.Timestamptz(3)
  // What the subscription pays for a year, in pence.
  yearPrice        Json?     @map("year_price")
  // The last withdrawal, and whether the contract that runs since has no free fortnight.
  withdrawnAt      DateTime? @map("withdrawn_at") @db.Timestamptz(3)
  withdrawProrated Boolean   @default(false) @map("withdraw_prorated")

  // An end that is decided and not yet carried out at the provider.
  endBecause  String?   @map("end_because")
  endRefunds  Boolean   @default(false) @map("end_refunds")
  endReason   String?   @map("end_reason")
  endWantedAt DateTime? @map("end_wanted_at") @db.Timestamptz(3)

  // Grows with every answer of the provider that was applied, so that an older one loses.
  reading    Int       @default(0)
  // When the provider was last asked, and when unfinished work is tried again.
  comparedAt DateTime? @map("compared_at") @db.Timestamptz(3)
  tries      Int       @default(0)
  nextTryAt  DateTime? @map("next_try_at") @db.Timestamptz(3)

  payments Payment[]
  grants   Grant[]
  letters  Letter[]

  @@index([nextTryAt], map: "members_to_try")
  @@index([state, comparedAt], map: "members_to_compare")
  @@map("members")
}

// One invoice of the provider's and what became of its payment. Amounts are pence.
model Payment {
  id              String    @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  personId        String    @map("person_id") @db.Uuid
  invoiceId       String    @unique @map("invoice_id")
  subscriptionId  String    @map("subscription_id")
  intentId        String?   @map("intent_id")
  isRenewal       Boolean   @map("is_renewal")
  status          String
  netPence        Int       @map("net_pence")
  vatPence        Int       @map("vat_pence")
  grossPence      Int       @map("gross_pence")
  vatPercent      Int       @map("vat_percent")
  periodStart     DateTime  @map("period_start") @db.Timestamptz(3)
  periodEnd       DateTime  @map("period_end") @db.Timestamptz(3)
  declinedBecause String?   @map("declined_because")
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime? @map("paid_at") @db.Timestamptz(3)
  refundedAt      DateTime? @map("refunded_at") @db.Timestamptz(3)

  // How much the card was charged: the rest was paid from the customer's balance at the provider.
  chargedPence           Int?      @map("charged_pence")
  // How much of it went back, and up to how much shall.
  refundedPence          Int       @default(0) @map("refunded_pence")
  refundToPence          Int       @default(0) @map("refund_to_pence")
  // What went back past the card, by an administrator's word.
  refundedOtherwisePence Int       @default(0) @map("refunded_otherwise_pence")
  refundBecause          String?   @map("refund_because")
  refundWantedAt         DateTime? @map("refund_wanted_at") @db.Timestamptz(3)
  refundOpen             Boolean   @default(false) @map("refund_open")
  // What banks have sent back of it in all, as far as it is written down.
  refundFailedPence      Int       @default(0) @map("refund_failed_pence")
  // Set when the bank sent a refund back: then administrators decide.
  refundFailedAt         DateTime? @map("refund_failed_at") @db.Timestamptz(3)
  refundTries            Int       @default(0) @map("refund_tries")
  refundNextTryAt        DateTime? @map("refund_next_try_at") @db.Timestamptz(3)
  // Of the newest dispute, in the provider's words.
  disputeStatus          String?   @map("dispute_status")
  disputeDueAt           DateTime? @map("dispute_due_at") @db.Timestamptz(3)
  disputePence           Int?      @map("dispute_pence")

  member    Member     @relation(fields: [personId], references: [personId], onDelete: NoAction, onUpdate: NoAction)
  documents Document[]

  @@index([personId, createdAt(sort: Desc)], map: "payments_of_person")
  @@index([createdAt(sort: Desc), id], map: "payments_by_time")
  @@map("payments")
}

// The invoice of a paid payment and the credit note of a refunded one, as they were issued.
model Document {
  id              String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  number          String   @unique
  kind            String
  paymentId       String   @map("payment_id") @db.Uuid
  personId        String   @map("person_id") @db.Uuid
  // The tax point.
  issuedAt        DateTime @map("issued_at") @db.Timestamptz(3)
  customerName    String   @map("customer_name")
  customerCompany String?  @map("customer_company")
  // Of a credit note for a part of the payment; otherwise they are the payment's.
  netPence        Int?     @map("net_pence")
  vatPence        Int?     @map("vat_pence")
  grossPence      Int?     @map("gross_pence")

  payment Payment @relation(fields: [paymentId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([paymentId, kind], map: "documents_of_payment")
  @@index([personId, issuedAt(sort: Desc)], map: "documents_of_person")
  @@map("documents")
}

// The last number given in a series of documents: numbers have no gaps.
model Numbering {
  series String @id
  last   Int

  @@map("numberings")
}

// Complimentary months.
model Grant {
  id       BigInt   @id @default(autoincrement())
  personId String   @map("person_id") @db.Uuid
  at       DateTime @db.Timestamptz(3)
  months   Int
  until    DateTime @db.Timestamptz(3)
  reason   String
  actorId  String   @map("actor_id") @db.Uuid
  // The Idempotency-Key of the request that gave them.
  key      String?

  member Member @relation(fields: [personId], references: [personId], onDelete: NoAction, onUpdate: NoAction)

  @@unique([actorId, key], map: "grants_of_key")
  @@index([personId, id], map: "grants_of_person")
  @@map("grants")
}

// What a member was written about once: a reminder before this renewal, the third day of this failure.
model Letter {
  personId String   @map("person_id") @db.Uuid
  about    String
  at       DateTime @db.Timestamptz(3)

  member Member @relation(fields: [personId], references: [personId], onDelete: NoAction, onUpdate: NoAction)

  @@id([personId, about])
  @@map("letters")
}

// The provider's notices that were handled, so that each is handled once.
model Webhook {
  id         String   @id
  receivedAt DateTime @map("received_at") @db.Timestamptz(3)

  @@index([receivedAt], map: "webhooks_by_time")
  @@map("webhooks")
}

// When scheduled work was last done, and how far it came.
model Round {
  name   String   @id
  doneAt DateTime @map("done_at") @db.Timestamptz(3)

  @@map("rounds")
}

// What administrators did. Append-only: a trigger refuses changes.
model AuditEntry {
  id       BigInt   @id @default(autoincrement())
  at       DateTime @db.Timestamptz(3)
  actorId  String   @map("actor_id") @db.Uuid
  action   String
  personId String   @map("person_id") @db.Uuid
  before   Json
  after    Json

  @@index([personId, id], map: "audit_by_person")
  @@map("audit")
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
config.runtimeDataModel = JSON.parse('{"models":{"ViewMonth":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"month","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"counted","kind":"scalar","type":"String"},{"name":"letIn","kind":"scalar","type":"String","dbName":"let_in"},{"name":"openings","kind":"scalar","type":"Json"}],"dbName":"view_months","schema":null},"PremiumOpening":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"month","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"}],"dbName":"premium_openings","schema":null},"OfferedListing":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"}],"dbName":"offered_listings","schema":null},"Member":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"isClosed","kind":"scalar","type":"Boolean","dbName":"is_closed"},{"name":"personVersion","kind":"scalar","type":"Int","dbName":"person_version"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"state","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"termsAcceptedAt","kind":"scalar","type":"DateTime","dbName":"terms_accepted_at"},{"name":"upgradingSince","kind":"scalar","type":"DateTime","dbName":"upgrading_since"},{"name":"subscriptionId","kind":"scalar","type":"String","dbName":"subscription_id"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"withdrawUntil","kind":"scalar","type":"DateTime","dbName":"withdraw_until"},{"name":"paidUntil","kind":"scalar","type":"DateTime","dbName":"paid_until"},{"name":"renewingSince","kind":"scalar","type":"DateTime","dbName":"renewing_since"},{"name":"renewalFailedAt","kind":"scalar","type":"DateTime","dbName":"renewal_failed_at"},{"name":"renewalNeeds","kind":"scalar","type":"String","dbName":"renewal_needs"},{"name":"grantedUntil","kind":"scalar","type":"DateTime","dbName":"granted_until"},{"name":"grantEnds","kind":"scalar","type":"Boolean","dbName":"grant_ends"},{"name":"premiumUntil","kind":"scalar","type":"DateTime","dbName":"premium_until"},{"name":"card","kind":"scalar","type":"Json"},{"name":"cardBegunAt","kind":"scalar","type":"DateTime","dbName":"card_begun_at"},{"name":"cancelWantedAt","kind":"scalar","type":"DateTime","dbName":"cancel_wanted_at"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"graceFrom","kind":"scalar","type":"DateTime","dbName":"grace_from"},{"name":"yearPrice","kind":"scalar","type":"Json","dbName":"year_price"},{"name":"withdrawnAt","kind":"scalar","type":"DateTime","dbName":"withdrawn_at"},{"name":"withdrawProrated","kind":"scalar","type":"Boolean","dbName":"withdraw_prorated"},{"name":"endBecause","kind":"scalar","type":"String","dbName":"end_because"},{"name":"endRefunds","kind":"scalar","type":"Boolean","dbName":"end_refunds"},{"name":"endReason","kind":"scalar","type":"String","dbName":"end_reason"},{"name":"endWantedAt","kind":"scalar","type":"DateTime","dbName":"end_wanted_at"},{"name":"reading","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"nextTryAt","kind":"scalar","type":"DateTime","dbName":"next_try_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"MemberToPayment"},{"name":"grants","kind":"object","type":"Grant","relationName":"GrantToMember"},{"name":"letters","kind":"object","type":"Letter","relationName":"LetterToMember"}],"dbName":"members","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"invoiceId","kind":"scalar","type":"String","dbName":"invoice_id"},{"name":"subscriptionId","kind":"scalar","type":"String","dbName":"subscription_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"isRenewal","kind":"scalar","type":"Boolean","dbName":"is_renewal"},{"name":"status","kind":"scalar","type":"String"},{"name":"netPence","kind":"scalar","type":"Int","dbName":"net_pence"},{"name":"vatPence","kind":"scalar","type":"Int","dbName":"vat_pence"},{"name":"grossPence","kind":"scalar","type":"Int","dbName":"gross_pence"},{"name":"vatPercent","kind":"scalar","type":"Int","dbName":"vat_percent"},{"name":"periodStart","kind":"scalar","type":"DateTime","dbName":"period_start"},{"name":"periodEnd","kind":"scalar","type":"DateTime","dbName":"period_end"},{"name":"declinedBecause","kind":"scalar","type":"String","dbName":"declined_because"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"chargedPence","kind":"scalar","type":"Int","dbName":"charged_pence"},{"name":"refundedPence","kind":"scalar","type":"Int","dbName":"refunded_pence"},{"name":"refundToPence","kind":"scalar","type":"Int","dbName":"refund_to_pence"},{"name":"refundedOtherwisePence","kind":"scalar","type":"Int","dbName":"refunded_otherwise_pence"},{"name":"refundBecause","kind":"scalar","type":"String","dbName":"refund_because"},{"name":"refundWantedAt","kind":"scalar","type":"DateTime","dbName":"refund_wanted_at"},{"name":"refundOpen","kind":"scalar","type":"Boolean","dbName":"refund_open"},{"name":"refundFailedPence","kind":"scalar","type":"Int","dbName":"refund_failed_pence"},{"name":"refundFailedAt","kind":"scalar","type":"DateTime","dbName":"refund_failed_at"},{"name":"refundTries","kind":"scalar","type":"Int","dbName":"refund_tries"},{"name":"refundNextTryAt","kind":"scalar","type":"DateTime","dbName":"refund_next_try_at"},{"name":"disputeStatus","kind":"scalar","type":"String","dbName":"dispute_status"},{"name":"disputeDueAt","kind":"scalar","type":"DateTime","dbName":"dispute_due_at"},{"name":"disputePence","kind":"scalar","type":"Int","dbName":"dispute_pence"},{"name":"member","kind":"object","type":"Member","relationName":"MemberToPayment"},{"name":"documents","kind":"object","type":"Document","relationName":"DocumentToPayment"}],"dbName":"payments","schema":null},"Document":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"customerName","kind":"scalar","type":"String","dbName":"customer_name"},{"name":"customerCompany","kind":"scalar","type":"String","dbName":"customer_company"},{"name":"netPence","kind":"scalar","type":"Int","dbName":"net_pence"},{"name":"vatPence","kind":"scalar","type":"Int","dbName":"vat_pence"},{"name":"grossPence","kind":"scalar","type":"Int","dbName":"gross_pence"},{"name":"payment","kind":"object","type":"Payment","relationName":"DocumentToPayment"}],"dbName":"documents","schema":null},"Numbering":{"fields":[{"name":"series","kind":"scalar","type":"String"},{"name":"last","kind":"scalar","type":"Int"}],"dbName":"numberings","schema":null},"Grant":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"months","kind":"scalar","type":"Int"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"member","kind":"object","type":"Member","relationName":"GrantToMember"}],"dbName":"grants","schema":null},"Letter":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"about","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"member","kind":"object","type":"Member","relationName":"LetterToMember"}],"dbName":"letters","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"webhooks","schema":null},"Round":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","ViewMonth.findUnique","ViewMonth.findUniqueOrThrow","orderBy","cursor","ViewMonth.findFirst","ViewMonth.findFirstOrThrow","ViewMonth.findMany","data","ViewMonth.createOne","ViewMonth.createMany","ViewMonth.createManyAndReturn","ViewMonth.updateOne","ViewMonth.updateMany","ViewMonth.updateManyAndReturn","create","update","ViewMonth.upsertOne","ViewMonth.deleteOne","ViewMonth.deleteMany","having","_count","_avg","_sum","_min","_max","ViewMonth.groupBy","ViewMonth.aggregate","PremiumOpening.findUnique","PremiumOpening.findUniqueOrThrow","PremiumOpening.findFirst","PremiumOpening.findFirstOrThrow","PremiumOpening.findMany","PremiumOpening.createOne","PremiumOpening.createMany","PremiumOpening.createManyAndReturn","PremiumOpening.updateOne","PremiumOpening.updateMany","PremiumOpening.updateManyAndReturn","PremiumOpening.upsertOne","PremiumOpening.deleteOne","PremiumOpening.deleteMany","PremiumOpening.groupBy","PremiumOpening.aggregate","OfferedListing.findUnique","OfferedListing.findUniqueOrThrow","OfferedListing.findFirst","OfferedListing.findFirstOrThrow","OfferedListing.findMany","OfferedListing.createOne","OfferedListing.createMany","OfferedListing.createManyAndReturn","OfferedListing.updateOne","OfferedListing.updateMany","OfferedListing.updateManyAndReturn","OfferedListing.upsertOne","OfferedListing.deleteOne","OfferedListing.deleteMany","OfferedListing.groupBy","OfferedListing.aggregate","member","payment","documents","payments","grants","letters","Member.findUnique","Member.findUniqueOrThrow","Member.findFirst","Member.findFirstOrThrow","Member.findMany","Member.createOne","Member.createMany","Member.createManyAndReturn","Member.updateOne","Member.updateMany","Member.updateManyAndReturn","Member.upsertOne","Member.deleteOne","Member.deleteMany","Member.groupBy","Member.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","Document.findUnique","Document.findUniqueOrThrow","Document.findFirst","Document.findFirstOrThrow","Document.findMany","Document.createOne","Document.createMany","Document.createManyAndReturn","Document.updateOne","Document.updateMany","Document.updateManyAndReturn","Document.upsertOne","Document.deleteOne","Document.deleteMany","Document.groupBy","Document.aggregate","Numbering.findUnique","Numbering.findUniqueOrThrow","Numbering.findFirst","Numbering.findFirstOrThrow","Numbering.findMany","Numbering.createOne","Numbering.createMany","Numbering.createManyAndReturn","Numbering.updateOne","Numbering.updateMany","Numbering.updateManyAndReturn","Numbering.upsertOne","Numbering.deleteOne","Numbering.deleteMany","Numbering.groupBy","Numbering.aggregate","Grant.findUnique","Grant.findUniqueOrThrow","Grant.findFirst","Grant.findFirstOrThrow","Grant.findMany","Grant.createOne","Grant.createMany","Grant.createManyAndReturn","Grant.updateOne","Grant.updateMany","Grant.updateManyAndReturn","Grant.upsertOne","Grant.deleteOne","Grant.deleteMany","Grant.groupBy","Grant.aggregate","Letter.findUnique","Letter.findUniqueOrThrow","Letter.findFirst","Letter.findFirstOrThrow","Letter.findMany","Letter.createOne","Letter.createMany","Letter.createManyAndReturn","Letter.updateOne","Letter.updateMany","Letter.updateManyAndReturn","Letter.upsertOne","Letter.deleteOne","Letter.deleteMany","Letter.groupBy","Letter.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","AND","OR","NOT","id","at","actorId","action","personId","before","after","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","name","doneAt","receivedAt","about","months","until","reason","key","series","last","number","kind","paymentId","issuedAt","customerName","customerCompany","netPence","vatPence","grossPence","invoiceId","subscriptionId","intentId","isRenewal","status","vatPercent","periodStart","periodEnd","declinedBecause","createdAt","paidAt","refundedAt","chargedPence","refundedPence","refundToPence","refundedOtherwisePence","refundBecause","refundWantedAt","refundOpen","refundFailedPence","refundFailedAt","refundTries","refundNextTryAt","disputeStatus","disputeDueAt","disputePence","version","role","firstName","lastName","companyName","isClosed","personVersion","closedAt","suspendedAt","state","customerId","attempt","termsAcceptedAt","upgradingSince","activatedAt","withdrawUntil","paidUntil","renewingSince","renewalFailedAt","renewalNeeds","grantedUntil","grantEnds","premiumUntil","card","cardBegunAt","cancelWantedAt","pausedAt","graceFrom","yearPrice","withdrawnAt","withdrawProrated","endBecause","endRefunds","endReason","endWantedAt","reading","comparedAt","tries","nextTryAt","every","some","none","personId_about","actorId_key","listingId","personId_listingId","month","title","openedAt","personId_month_listingId","counted","letIn","openings","has","hasEvery","hasSome","personId_month","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "oQRxwAEK0gEAAIMDADDTAQAABAAQ1AEAAIMDADDZAQEAyAIAIZoCAgDaAgAhyAIBAMkCACHMAgAAggMAIM0CAACCAwAgzgIAAMoCACDSAgAAhAMAIAEAAAABACABAAAAAQAgCdIBAACDAwAw0wEAAAQAENQBAACDAwAw2QEBAMgCACGaAgIA2gIAIcgCAQDJAgAhzAIAAIIDACDNAgAAggMAIM4CAADKAgAgAAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAbZAQEAAAABmgICAAAAAcgCAQAAAAHMAgAAiAQAIM0CAACJBAAgzgKAAAAAAQEIAAAJACAG2QEBAAAAAZoCAgAAAAHIAgEAAAABzAIAAIgEACDNAgAAiQQAIM4CgAAAAAEBCAAACwAwAQgAAAsAMAbZAQEAjAMAIZoCAgCeAwAhyAIBAIwDACHMAgAAhgQAIM0CAACHBAAgzgKAAAAAAQIAAAABACAIAAAOACAG2QEBAIwDACGaAgIAngMAIcgCAQCMAwAhzAIAAIYEACDNAgAAhwQAIM4CgAAAAAECAAAABAAgCAAAEAAgAgAAAAQAIAgAABAAIAMAAAABACAPAAAJACAQAAAOACABAAAAAQAgAQAAAAQAIAUVAACBBAAgFgAAggQAIBcAAIUEACAYAACEBAAgGQAAgwQAIAnSAQAAgQMAMNMBAAAXABDUAQAAgQMAMNkBAQC4AgAhmgICANICACHIAgEAuQIAIcwCAACCAwAgzQIAAIIDACDOAgAAugIAIAMAAAAEACADAAAWADAUAAAXACADAAAABAAgAwAABQAwBAAAAQAgCdIBAAD_AgAw0wEAAB0AENQBAAD_AgAw2QEBAMgCACHGAgEAyQIAIcgCAQDJAgAhyQIBAMkCACHKAkAAxwIAIcsCAACAAwAgAQAAABoAIAEAAAAaACAI0gEAAP8CADDTAQAAHQAQ1AEAAP8CADDZAQEAyAIAIcYCAQDJAgAhyAIBAMkCACHJAgEAyQIAIcoCQADHAgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAXZAQEAAAABxgIBAAAAAcgCAQAAAAHJAgEAAAABygJAAAAAAQEIAAAiACAF2QEBAAAAAcYCAQAAAAHIAgEAAAAByQIBAAAAAcoCQAAAAAEBCAAAJAAwAQgAACQAMAXZAQEAjAMAIcYCAQCMAwAhyAIBAIwDACHJAgEAjAMAIcoCQACLAwAhAgAAABoAIAgAACcAIAXZAQEAjAMAIcYCAQCMAwAhyAIBAIwDACHJAgEAjAMAIcoCQACLAwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAA_gMAIBgAAIAEACAZAAD_AwAgCNIBAAD-AgAw0wEAADAAENQBAAD-AgAw2QEBALgCACHGAgEAuQIAIcgCAQC5AgAhyQIBALkCACHKAkAAtwIAIQMAAAAdACADAAAvADAUAAAwACADAAAAHQAgAwAAHgAwBAAAGgAgBtIBAAD8AgAw0wEAADYAENQBAAD8AgAw2QEBAMgCACHGAgEAyQIAIccCAAD9AgAgAQAAADMAIAEAAAAzACAF0gEAAPwCADDTAQAANgAQ1AEAAPwCADDZAQEAyAIAIcYCAQDJAgAhAAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIALZAQEAAAABxgIBAAAAAQEIAAA7ACAC2QEBAAAAAcYCAQAAAAEBCAAAPQAwAQgAAD0AMALZAQEAjAMAIcYCAQCMAwAhAgAAADMAIAgAAEAAIALZAQEAjAMAIcYCAQCMAwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACADFQAA-wMAIBgAAP0DACAZAAD8AwAgBdIBAAD7AgAw0wEAAEkAENQBAAD7AgAw2QEBALgCACHGAgEAuQIAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgLz8AAO4CACBAAADvAgAgQQAA8AIAINIBAADpAgAw0wEAAGMAENQBAADpAgAw2QEBAAAAAYECAQAAAAGaAgIA2gIAIZsCAQDqAgAhnAIBAMkCACGdAgEAyQIAIZ4CAQDqAgAhnwIgAOsCACGgAgIA2gIAIaECQADsAgAhogJAAOwCACGjAgEAyQIAIaQCAQAAAAGlAgIA2gIAIaYCQADsAgAhpwJAAOwCACGoAkAA7AIAIakCQADsAgAhqgJAAOwCACGrAkAA7AIAIawCQADsAgAhrQIBAOoCACGuAkAA7AIAIa8CIADrAgAhsAJAAOwCACGxAgAA7QIAILICQADsAgAhswJAAOwCACG0AkAA7AIAIbUCQADsAgAhtgIAAO0CACC3AkAA7AIAIbgCIADrAgAhuQIBAOoCACG6AiAA6wIAIbsCAQDqAgAhvAJAAOwCACG9AgIA2gIAIb4CQADsAgAhvwICANoCACHAAkAA7AIAIQEAAABMACAkPAAA8wIAID4AAPoCACDSAQAA-QIAMNMBAABOABDUAQAA-QIAMNUBAQDIAgAh2QEBAMgCACH9AQIA2gIAIf4BAgDaAgAh_wECANoCACGAAgEAyQIAIYECAQDJAgAhggIBAOoCACGDAiAA6wIAIYQCAQDJAgAhhQICANoCACGGAkAAxwIAIYcCQADHAgAhiAIBAOoCACGJAkAAxwIAIYoCQADsAgAhiwJAAOwCACGMAgIA9wIAIY0CAgDaAgAhjgICANoCACGPAgIA2gIAIZACAQDqAgAhkQJAAOwCACGSAiAA6wIAIZMCAgDaAgAhlAJAAOwCACGVAgIA2gIAIZYCQADsAgAhlwIBAOoCACGYAkAA7AIAIZkCAgD3AgAhDjwAAPgDACA-AAD6AwAgggIAAJgDACCIAgAAmAMAIIoCAACYAwAgiwIAAJgDACCMAgAAmAMAIJACAACYAwAgkQIAAJgDACCUAgAAmAMAIJYCAACYAwAglwIAAJgDACCYAgAAmAMAIJkCAACYAwAgJDwAAPMCACA-AAD6AgAg0gEAAPkCADDTAQAATgAQ1AEAAPkCADDVAQEAAAAB2QEBAMgCACH9AQIA2gIAIf4BAgDaAgAh_wECANoCACGAAgEAAAABgQIBAMkCACGCAgEA6gIAIYMCIADrAgAhhAIBAMkCACGFAgIA2gIAIYYCQADHAgAhhwJAAMcCACGIAgEA6gIAIYkCQADHAgAhigJAAOwCACGLAkAA7AIAIYwCAgD3AgAhjQICANoCACGOAgIA2gIAIY8CAgDaAgAhkAIBAOoCACGRAkAA7AIAIZICIADrAgAhkwICANoCACGUAkAA7AIAIZUCAgDaAgAhlgJAAOwCACGXAgEA6gIAIZgCQADsAgAhmQICAPcCACEDAAAATgAgAwAATwAwBAAAUAAgDz0AAPgCACDSAQAA9gIAMNMBAABSABDUAQAA9gIAMNUBAQDIAgAh2QEBAMgCACH3AQEAyQIAIfgBAQDJAgAh-QEBAMgCACH6AUAAxwIAIfsBAQDJAgAh_AEBAOoCACH9AQIA9wIAIf4BAgD3AgAh_wECAPcCACEFPQAA-QMAIPwBAACYAwAg_QEAAJgDACD-AQAAmAMAIP8BAACYAwAgDz0AAPgCACDSAQAA9gIAMNMBAABSABDUAQAA9gIAMNUBAQAAAAHZAQEAyAIAIfcBAQAAAAH4AQEAyQIAIfkBAQDIAgAh-gFAAMcCACH7AQEAyQIAIfwBAQDqAgAh_QECAPcCACH-AQIA9wIAIf8BAgD3AgAhAwAAAFIAIAMAAFMAMAQAAFQAIAEAAABSACAMPAAA8wIAINIBAAD1AgAw0wEAAFcAENQBAAD1AgAw1QEEAMYCACHWAUAAxwIAIdcBAQDIAgAh2QEBAMgCACHxAQIA2gIAIfIBQADHAgAh8wEBAMkCACH0AQEA6gIAIQI8AAD4AwAg9AEAAJgDACANPAAA8wIAINIBAAD1AgAw0wEAAFcAENQBAAD1AgAw1QEEAAAAAdYBQADHAgAh1wEBAMgCACHZAQEAyAIAIfEBAgDaAgAh8gFAAMcCACHzAQEAyQIAIfQBAQDqAgAhxQIAAPQCACADAAAAVwAgAwAAWAAwBAAAWQAgBzwAAPMCACDSAQAA8gIAMNMBAABbABDUAQAA8gIAMNYBQADHAgAh2QEBAMgCACHwAQEAyQIAIQE8AAD4AwAgCDwAAPMCACDSAQAA8gIAMNMBAABbABDUAQAA8gIAMNYBQADHAgAh2QEBAMgCACHwAQEAyQIAIcQCAADxAgAgAwAAAFsAIAMAAFwAMAQAAF0AIAEAAABOACABAAAAVwAgAQAAAFsAIAEAAABMACAvPwAA7gIAIEAAAO8CACBBAADwAgAg0gEAAOkCADDTAQAAYwAQ1AEAAOkCADDZAQEAyAIAIYECAQDqAgAhmgICANoCACGbAgEA6gIAIZwCAQDJAgAhnQIBAMkCACGeAgEA6gIAIZ8CIADrAgAhoAICANoCACGhAkAA7AIAIaICQADsAgAhowIBAMkCACGkAgEA6gIAIaUCAgDaAgAhpgJAAOwCACGnAkAA7AIAIagCQADsAgAhqQJAAOwCACGqAkAA7AIAIasCQADsAgAhrAJAAOwCACGtAgEA6gIAIa4CQADsAgAhrwIgAOsCACGwAkAA7AIAIbECAADtAgAgsgJAAOwCACGzAkAA7AIAIbQCQADsAgAhtQJAAOwCACG2AgAA7QIAILcCQADsAgAhuAIgAOsCACG5AgEA6gIAIboCIADrAgAhuwIBAOoCACG8AkAA7AIAIb0CAgDaAgAhvgJAAOwCACG_AgIA2gIAIcACQADsAgAhHz8AAPUDACBAAAD2AwAgQQAA9wMAIIECAACYAwAgmwIAAJgDACCeAgAAmAMAIKECAACYAwAgogIAAJgDACCkAgAAmAMAIKYCAACYAwAgpwIAAJgDACCoAgAAmAMAIKkCAACYAwAgqgIAAJgDACCrAgAAmAMAIKwCAACYAwAgrQIAAJgDACCuAgAAmAMAILACAACYAwAgsQIAAJgDACCyAgAAmAMAILMCAACYAwAgtAIAAJgDACC1AgAAmAMAILYCAACYAwAgtwIAAJgDACC5AgAAmAMAILsCAACYAwAgvAIAAJgDACC-AgAAmAMAIMACAACYAwAgAwAAAGMAIAMAAGQAMAQAAEwAIAMAAABjACADAABkADAEAABMACADAAAAYwAgAwAAZAAwBAAATAAgLD8AAPIDACBAAADzAwAgQQAA9AMAINkBAQAAAAGBAgEAAAABmgICAAAAAZsCAQAAAAGcAgEAAAABnQIBAAAAAZ4CAQAAAAGfAiAAAAABoAICAAAAAaECQAAAAAGiAkAAAAABowIBAAAAAaQCAQAAAAGlAgIAAAABpgJAAAAAAacCQAAAAAGoAkAAAAABqQJAAAAAAaoCQAAAAAGrAkAAAAABrAJAAAAAAa0CAQAAAAGuAkAAAAABrwIgAAAAAbACQAAAAAGxAoAAAAABsgJAAAAAAbMCQAAAAAG0AkAAAAABtQJAAAAAAbYCgAAAAAG3AkAAAAABuAIgAAAAAbkCAQAAAAG6AiAAAAABuwIBAAAAAbwCQAAAAAG9AgIAAAABvgJAAAAAAb8CAgAAAAHAAkAAAAABAQgAAGgAICnZAQEAAAABgQIBAAAAAZoCAgAAAAGbAgEAAAABnAIBAAAAAZ0CAQAAAAGeAgEAAAABnwIgAAAAAaACAgAAAAGhAkAAAAABogJAAAAAAaMCAQAAAAGkAgEAAAABpQICAAAAAaYCQAAAAAGnAkAAAAABqAJAAAAAAakCQAAAAAGqAkAAAAABqwJAAAAAAawCQAAAAAGtAgEAAAABrgJAAAAAAa8CIAAAAAGwAkAAAAABsQKAAAAAAbICQAAAAAGzAkAAAAABtAJAAAAAAbUCQAAAAAG2AoAAAAABtwJAAAAAAbgCIAAAAAG5AgEAAAABugIgAAAAAbsCAQAAAAG8AkAAAAABvQICAAAAAb4CQAAAAAG_AgIAAAABwAJAAAAAAQEIAABqADABCAAAagAwLD8AAMsDACBAAADMAwAgQQAAzQMAINkBAQCMAwAhgQIBAJ8DACGaAgIAngMAIZsCAQCfAwAhnAIBAIwDACGdAgEAjAMAIZ4CAQCfAwAhnwIgALQDACGgAgIAngMAIaECQAC1AwAhogJAALUDACGjAgEAjAMAIaQCAQCfAwAhpQICAJ4DACGmAkAAtQMAIacCQAC1AwAhqAJAALUDACGpAkAAtQMAIaoCQAC1AwAhqwJAALUDACGsAkAAtQMAIa0CAQCfAwAhrgJAALUDACGvAiAAtAMAIbACQAC1AwAhsQKAAAAAAbICQAC1AwAhswJAALUDACG0AkAAtQMAIbUCQAC1AwAhtgKAAAAAAbcCQAC1AwAhuAIgALQDACG5AgEAnwMAIboCIAC0AwAhuwIBAJ8DACG8AkAAtQMAIb0CAgCeAwAhvgJAALUDACG_AgIAngMAIcACQAC1AwAhAgAAAEwAIAgAAG0AICnZAQEAjAMAIYECAQCfAwAhmgICAJ4DACGbAgEAnwMAIZwCAQCMAwAhnQIBAIwDACGeAgEAnwMAIZ8CIAC0AwAhoAICAJ4DACGhAkAAtQMAIaICQAC1AwAhowIBAIwDACGkAgEAnwMAIaUCAgCeAwAhpgJAALUDACGnAkAAtQMAIagCQAC1AwAhqQJAALUDACGqAkAAtQMAIasCQAC1AwAhrAJAALUDACGtAgEAnwMAIa4CQAC1AwAhrwIgALQDACGwAkAAtQMAIbECgAAAAAGyAkAAtQMAIbMCQAC1AwAhtAJAALUDACG1AkAAtQMAIbYCgAAAAAG3AkAAtQMAIbgCIAC0AwAhuQIBAJ8DACG6AiAAtAMAIbsCAQCfAwAhvAJAALUDACG9AgIAngMAIb4CQAC1AwAhvwICAJ4DACHAAkAAtQMAIQIAAABjACAIAABvACACAAAAYwAgCAAAbwAgAwAAAEwAIA8AAGgAIBAAAG0AIAEAAABMACABAAAAYwAgIRUAAMYDACAWAADHAwAgFwAAygMAIBgAAMkDACAZAADIAwAggQIAAJgDACCbAgAAmAMAIJ4CAACYAwAgoQIAAJgDACCiAgAAmAMAIKQCAACYAwAgpgIAAJgDACCnAgAAmAMAIKgCAACYAwAgqQIAAJgDACCqAgAAmAMAIKsCAACYAwAgrAIAAJgDACCtAgAAmAMAIK4CAACYAwAgsAIAAJgDACCxAgAAmAMAILICAACYAwAgswIAAJgDACC0AgAAmAMAILUCAACYAwAgtgIAAJgDACC3AgAAmAMAILkCAACYAwAguwIAAJgDACC8AgAAmAMAIL4CAACYAwAgwAIAAJgDACAs0gEAAOYCADDTAQAAdgAQ1AEAAOYCADDZAQEAuAIAIYECAQDTAgAhmgICANICACGbAgEA0wIAIZwCAQC5AgAhnQIBALkCACGeAgEA0wIAIZ8CIADgAgAhoAICANICACGhAkAA4QIAIaICQADhAgAhowIBALkCACGkAgEA0wIAIaUCAgDSAgAhpgJAAOECACGnAkAA4QIAIagCQADhAgAhqQJAAOECACGqAkAA4QIAIasCQADhAgAhrAJAAOECACGtAgEA0wIAIa4CQADhAgAhrwIgAOACACGwAkAA4QIAIbECAADnAgAgsgJAAOECACGzAkAA4QIAIbQCQADhAgAhtQJAAOECACG2AgAA5wIAILcCQADhAgAhuAIgAOACACG5AgEA0wIAIboCIADgAgAhuwIBANMCACG8AkAA4QIAIb0CAgDSAgAhvgJAAOECACG_AgIA0gIAIcACQADhAgAhAwAAAGMAIAMAAHUAMBQAAHYAIAMAAABjACADAABkADAEAABMACABAAAAUAAgAQAAAFAAIAMAAABOACADAABPADAEAABQACADAAAATgAgAwAATwAwBAAAUAAgAwAAAE4AIAMAAE8AMAQAAFAAICE8AADEAwAgPgAAxQMAINUBAQAAAAHZAQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABgAIBAAAAAYECAQAAAAGCAgEAAAABgwIgAAAAAYQCAQAAAAGFAgIAAAABhgJAAAAAAYcCQAAAAAGIAgEAAAABiQJAAAAAAYoCQAAAAAGLAkAAAAABjAICAAAAAY0CAgAAAAGOAgIAAAABjwICAAAAAZACAQAAAAGRAkAAAAABkgIgAAAAAZMCAgAAAAGUAkAAAAABlQICAAAAAZYCQAAAAAGXAgEAAAABmAJAAAAAAZkCAgAAAAEBCAAAfgAgH9UBAQAAAAHZAQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABgAIBAAAAAYECAQAAAAGCAgEAAAABgwIgAAAAAYQCAQAAAAGFAgIAAAABhgJAAAAAAYcCQAAAAAGIAgEAAAABiQJAAAAAAYoCQAAAAAGLAkAAAAABjAICAAAAAY0CAgAAAAGOAgIAAAABjwICAAAAAZACAQAAAAGRAkAAAAABkgIgAAAAAZMCAgAAAAGUAkAAAAABlQICAAAAAZYCQAAAAAGXAgEAAAABmAJAAAAAAZkCAgAAAAEBCAAAgAEAMAEIAACAAQAwITwAALYDACA-AAC3AwAg1QEBAIwDACHZAQEAjAMAIf0BAgCeAwAh_gECAJ4DACH_AQIAngMAIYACAQCMAwAhgQIBAIwDACGCAgEAnwMAIYMCIAC0AwAhhAIBAIwDACGFAgIAngMAIYYCQACLAwAhhwJAAIsDACGIAgEAnwMAIYkCQACLAwAhigJAALUDACGLAkAAtQMAIYwCAgCsAwAhjQICAJ4DACGOAgIAngMAIY8CAgCeAwAhkAIBAJ8DACGRAkAAtQMAIZICIAC0AwAhkwICAJ4DACGUAkAAtQMAIZUCAgCeAwAhlgJAALUDACGXAgEAnwMAIZgCQAC1AwAhmQICAKwDACECAAAAUAAgCAAAgwEAIB_VAQEAjAMAIdkBAQCMAwAh_QECAJ4DACH-AQIAngMAIf8BAgCeAwAhgAIBAIwDACGBAgEAjAMAIYICAQCfAwAhgwIgALQDACGEAgEAjAMAIYUCAgCeAwAhhgJAAIsDACGHAkAAiwMAIYgCAQCfAwAhiQJAAIsDACGKAkAAtQMAIYsCQAC1AwAhjAICAKwDACGNAgIAngMAIY4CAgCeAwAhjwICAJ4DACGQAgEAnwMAIZECQAC1AwAhkgIgALQDACGTAgIAngMAIZQCQAC1AwAhlQICAJ4DACGWAkAAtQMAIZcCAQCfAwAhmAJAALUDACGZAgIArAMAIQIAAABOACAIAACFAQAgAgAAAE4AIAgAAIUBACADAAAAUAAgDwAAfgAgEAAAgwEAIAEAAABQACABAAAATgAgERUAAK8DACAWAACwAwAgFwAAswMAIBgAALIDACAZAACxAwAgggIAAJgDACCIAgAAmAMAIIoCAACYAwAgiwIAAJgDACCMAgAAmAMAIJACAACYAwAgkQIAAJgDACCUAgAAmAMAIJYCAACYAwAglwIAAJgDACCYAgAAmAMAIJkCAACYAwAgItIBAADfAgAw0wEAAIwBABDUAQAA3wIAMNUBAQC4AgAh2QEBALgCACH9AQIA0gIAIf4BAgDSAgAh_wECANICACGAAgEAuQIAIYECAQC5AgAhggIBANMCACGDAiAA4AIAIYQCAQC5AgAhhQICANICACGGAkAAtwIAIYcCQAC3AgAhiAIBANMCACGJAkAAtwIAIYoCQADhAgAhiwJAAOECACGMAgIA3AIAIY0CAgDSAgAhjgICANICACGPAgIA0gIAIZACAQDTAgAhkQJAAOECACGSAiAA4AIAIZMCAgDSAgAhlAJAAOECACGVAgIA0gIAIZYCQADhAgAhlwIBANMCACGYAkAA4QIAIZkCAgDcAgAhAwAAAE4AIAMAAIsBADAUAACMAQAgAwAAAE4AIAMAAE8AMAQAAFAAIAEAAABUACABAAAAVAAgAwAAAFIAIAMAAFMAMAQAAFQAIAMAAABSACADAABTADAEAABUACADAAAAUgAgAwAAUwAwBAAAVAAgDD0AAK4DACDVAQEAAAAB2QEBAAAAAfcBAQAAAAH4AQEAAAAB-QEBAAAAAfoBQAAAAAH7AQEAAAAB_AEBAAAAAf0BAgAAAAH-AQIAAAAB_wECAAAAAQEIAACUAQAgC9UBAQAAAAHZAQEAAAAB9wEBAAAAAfgBAQAAAAH5AQEAAAAB-gFAAAAAAfsBAQAAAAH8AQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABAQgAAJYBADABCAAAlgEAMAw9AACtAwAg1QEBAIwDACHZAQEAjAMAIfcBAQCMAwAh-AEBAIwDACH5AQEAjAMAIfoBQACLAwAh-wEBAIwDACH8AQEAnwMAIf0BAgCsAwAh_gECAKwDACH_AQIArAMAIQIAAABUACAIAACZAQAgC9UBAQCMAwAh2QEBAIwDACH3AQEAjAMAIfgBAQCMAwAh-QEBAIwDACH6AUAAiwMAIfsBAQCMAwAh_AEBAJ8DACH9AQIArAMAIf4BAgCsAwAh_wECAKwDACECAAAAUgAgCAAAmwEAIAIAAABSACAIAACbAQAgAwAAAFQAIA8AAJQBACAQAACZAQAgAQAAAFQAIAEAAABSACAJFQAApwMAIBYAAKgDACAXAACrAwAgGAAAqgMAIBkAAKkDACD8AQAAmAMAIP0BAACYAwAg_gEAAJgDACD_AQAAmAMAIA7SAQAA2wIAMNMBAACiAQAQ1AEAANsCADDVAQEAuAIAIdkBAQC4AgAh9wEBALkCACH4AQEAuQIAIfkBAQC4AgAh-gFAALcCACH7AQEAuQIAIfwBAQDTAgAh_QECANwCACH-AQIA3AIAIf8BAgDcAgAhAwAAAFIAIAMAAKEBADAUAACiAQAgAwAAAFIAIAMAAFMAMAQAAFQAIAXSAQAA2QIAMNMBAACoAQAQ1AEAANkCADD1AQEAAAAB9gECANoCACEBAAAApQEAIAEAAAClAQAgBdIBAADZAgAw0wEAAKgBABDUAQAA2QIAMPUBAQDJAgAh9gECANoCACEAAwAAAKgBACADAACpAQAwBAAApQEAIAMAAACoAQAgAwAAqQEAMAQAAKUBACADAAAAqAEAIAMAAKkBADAEAAClAQAgAvUBAQAAAAH2AQIAAAABAQgAAK0BACAC9QEBAAAAAfYBAgAAAAEBCAAArwEAMAEIAACvAQAwAvUBAQCMAwAh9gECAJ4DACECAAAApQEAIAgAALIBACAC9QEBAIwDACH2AQIAngMAIQIAAACoAQAgCAAAtAEAIAIAAACoAQAgCAAAtAEAIAMAAAClAQAgDwAArQEAIBAAALIBACABAAAApQEAIAEAAACoAQAgBRUAAKIDACAWAACjAwAgFwAApgMAIBgAAKUDACAZAACkAwAgBdIBAADYAgAw0wEAALsBABDUAQAA2AIAMPUBAQC5AgAh9gECANICACEDAAAAqAEAIAMAALoBADAUAAC7AQAgAwAAAKgBACADAACpAQAwBAAApQEAIAEAAABZACABAAAAWQAgAwAAAFcAIAMAAFgAMAQAAFkAIAMAAABXACADAABYADAEAABZACADAAAAVwAgAwAAWAAwBAAAWQAgCTwAAKEDACDVAQQAAAAB1gFAAAAAAdcBAQAAAAHZAQEAAAAB8QECAAAAAfIBQAAAAAHzAQEAAAAB9AEBAAAAAQEIAADDAQAgCNUBBAAAAAHWAUAAAAAB1wEBAAAAAdkBAQAAAAHxAQIAAAAB8gFAAAAAAfMBAQAAAAH0AQEAAAABAQgAAMUBADABCAAAxQEAMAk8AACgAwAg1QEEAIoDACHWAUAAiwMAIdcBAQCMAwAh2QEBAIwDACHxAQIAngMAIfIBQACLAwAh8wEBAIwDACH0AQEAnwMAIQIAAABZACAIAADIAQAgCNUBBACKAwAh1gFAAIsDACHXAQEAjAMAIdkBAQCMAwAh8QECAJ4DACHyAUAAiwMAIfMBAQCMAwAh9AEBAJ8DACECAAAAVwAgCAAAygEAIAIAAABXACAIAADKAQAgAwAAAFkAIA8AAMMBACAQAADIAQAgAQAAAFkAIAEAAABXACAGFQAAmQMAIBYAAJoDACAXAACdAwAgGAAAnAMAIBkAAJsDACD0AQAAmAMAIAvSAQAA0QIAMNMBAADRAQAQ1AEAANECADDVAQQAtgIAIdYBQAC3AgAh1wEBALgCACHZAQEAuAIAIfEBAgDSAgAh8gFAALcCACHzAQEAuQIAIfQBAQDTAgAhAwAAAFcAIAMAANABADAUAADRAQAgAwAAAFcAIAMAAFgAMAQAAFkAIAEAAABdACABAAAAXQAgAwAAAFsAIAMAAFwAMAQAAF0AIAMAAABbACADAABcADAEAABdACADAAAAWwAgAwAAXAAwBAAAXQAgBDwAAJcDACDWAUAAAAAB2QEBAAAAAfABAQAAAAEBCAAA2QEAIAPWAUAAAAAB2QEBAAAAAfABAQAAAAEBCAAA2wEAMAEIAADbAQAwBDwAAJYDACDWAUAAiwMAIdkBAQCMAwAh8AEBAIwDACECAAAAXQAgCAAA3gEAIAPWAUAAiwMAIdkBAQCMAwAh8AEBAIwDACECAAAAWwAgCAAA4AEAIAIAAABbACAIAADgAQAgAwAAAF0AIA8AANkBACAQAADeAQAgAQAAAF0AIAEAAABbACADFQAAkwMAIBgAAJUDACAZAACUAwAgBtIBAADQAgAw0wEAAOcBABDUAQAA0AIAMNYBQAC3AgAh2QEBALgCACHwAQEAuQIAIQMAAABbACADAADmAQAwFAAA5wEAIAMAAABbACADAABcADAEAABdACAF0gEAAM8CADDTAQAA7QEAENQBAADPAgAw1QEBAAAAAe8BQADHAgAhAQAAAOoBACABAAAA6gEAIAXSAQAAzwIAMNMBAADtAQAQ1AEAAM8CADDVAQEAyQIAIe8BQADHAgAhAAMAAADtAQAgAwAA7gEAMAQAAOoBACADAAAA7QEAIAMAAO4BADAEAADqAQAgAwAAAO0BACADAADuAQAwBAAA6gEAIALVAQEAAAAB7wFAAAAAAQEIAADyAQAgAtUBAQAAAAHvAUAAAAABAQgAAPQBADABCAAA9AEAMALVAQEAjAMAIe8BQACLAwAhAgAAAOoBACAIAAD3AQAgAtUBAQCMAwAh7wFAAIsDACECAAAA7QEAIAgAAPkBACACAAAA7QEAIAgAAPkBACADAAAA6gEAIA8AAPIBACAQAAD3AQAgAQAAAOoBACABAAAA7QEAIAMVAACQAwAgGAAAkgMAIBkAAJEDACAF0gEAAM4CADDTAQAAgAIAENQBAADOAgAw1QEBALkCACHvAUAAtwIAIQMAAADtAQAgAwAA_wEAMBQAAIACACADAAAA7QEAIAMAAO4BADAEAADqAQAgBdIBAADNAgAw0wEAAIYCABDUAQAAzQIAMO0BAQAAAAHuAUAAxwIAIQEAAACDAgAgAQAAAIMCACAF0gEAAM0CADDTAQAAhgIAENQBAADNAgAw7QEBAMkCACHuAUAAxwIAIQADAAAAhgIAIAMAAIcCADAEAACDAgAgAwAAAIYCACADAACHAgAwBAAAgwIAIAMAAACGAgAgAwAAhwIAMAQAAIMCACAC7QEBAAAAAe4BQAAAAAEBCAAAiwIAIALtAQEAAAAB7gFAAAAAAQEIAACNAgAwAQgAAI0CADAC7QEBAIwDACHuAUAAiwMAIQIAAACDAgAgCAAAkAIAIALtAQEAjAMAIe4BQACLAwAhAgAAAIYCACAIAACSAgAgAgAAAIYCACAIAACSAgAgAwAAAIMCACAPAACLAgAgEAAAkAIAIAEAAACDAgAgAQAAAIYCACADFQAAjQMAIBgAAI8DACAZAACOAwAgBdIBAADMAgAw0wEAAJkCABDUAQAAzAIAMO0BAQC5AgAh7gFAALcCACEDAAAAhgIAIAMAAJgCADAUAACZAgAgAwAAAIYCACADAACHAgAwBAAAgwIAIArSAQAAxQIAMNMBAACfAgAQ1AEAAMUCADDVAQQAAAAB1gFAAMcCACHXAQEAyAIAIdgBAQDJAgAh2QEBAMgCACHaAQAAygIAINsBAADKAgAgAQAAAJwCACABAAAAnAIAIArSAQAAxQIAMNMBAACfAgAQ1AEAAMUCADDVAQQAxgIAIdYBQADHAgAh1wEBAMgCACHYAQEAyQIAIdkBAQDIAgAh2gEAAMoCACDbAQAAygIAIAADAAAAnwIAIAMAAKACADAEAACcAgAgAwAAAJ8CACADAACgAgAwBAAAnAIAIAMAAACfAgAgAwAAoAIAMAQAAJwCACAH1QEEAAAAAdYBQAAAAAHXAQEAAAAB2AEBAAAAAdkBAQAAAAHaAYAAAAAB2wGAAAAAAQEIAACkAgAgB9UBBAAAAAHWAUAAAAAB1wEBAAAAAdgBAQAAAAHZAQEAAAAB2gGAAAAAAdsBgAAAAAEBCAAApgIAMAEIAACmAgAwB9UBBACKAwAh1gFAAIsDACHXAQEAjAMAIdgBAQCMAwAh2QEBAIwDACHaAYAAAAAB2wGAAAAAAQIAAACcAgAgCAAAqQIAIAfVAQQAigMAIdYBQACLAwAh1wEBAIwDACHYAQEAjAMAIdkBAQCMAwAh2gGAAAAAAdsBgAAAAAECAAAAnwIAIAgAAKsCACACAAAAnwIAIAgAAKsCACADAAAAnAIAIA8AAKQCACAQAACpAgAgAQAAAJwCACABAAAAnwIAIAUVAACFAwAgFgAAhgMAIBcAAIkDACAYAACIAwAgGQAAhwMAIArSAQAAtQIAMNMBAACyAgAQ1AEAALUCADDVAQQAtgIAIdYBQAC3AgAh1wEBALgCACHYAQEAuQIAIdkBAQC4AgAh2gEAALoCACDbAQAAugIAIAMAAACfAgAgAwAAsQIAMBQAALICACADAAAAnwIAIAMAAKACADAEAACcAgAgCtIBAAC1AgAw0wEAALICABDUAQAAtQIAMNUBBAC2AgAh1gFAALcCACHXAQEAuAIAIdgBAQC5AgAh2QEBALgCACHaAQAAugIAINsBAAC6AgAgDRUAALsCACAWAADDAgAgFwAAxAIAIBgAAMQCACAZAADEAgAg3AEEAAAAAeMBBAAAAAHkAQQAAAAB5QEEAAAAAeYBBAAAAAHnAQQAwgIAIegBBAAAAATpAQQAAAAECxUAALsCACAYAADBAgAgGQAAwQIAINwBQAAAAAHjAUAAAAAB5AFAAAAAAeUBQAAAAAHmAUAAAAAB5wFAAMACACHoAUAAAAAE6QFAAAAABAsVAAC7AgAgGAAAvgIAIBkAAL4CACDcAQEAAAAB4wEBAAAAAeQBAQAAAAHlAQEAAAAB5gEBAAAAAecBAQC_AgAh6AEBAAAABOkBAQAAAAQOFQAAuwIAIBgAAL4CACAZAAC-AgAg3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEAvQIAIegBAQAAAATpAQEAAAAE6gEBAAAAAesBAQAAAAHsAQEAAAABDxUAALsCACAYAAC8AgAgGQAAvAIAINwBgAAAAAHdAQEAAAAB3gEBAAAAAd8BAQAAAAHgAYAAAAAB4QGAAAAAAeIBgAAAAAHjAYAAAAAB5AGAAAAAAeUBgAAAAAHmAYAAAAAB5wGAAAAAAQjcAQIAAAAB4wECAAAAAeQBAgAAAAHlAQIAAAAB5gECAAAAAecBAgC7AgAh6AECAAAABOkBAgAAAAQM3AGAAAAAAd0BAQAAAAHeAQEAAAAB3wEBAAAAAeABgAAAAAHhAYAAAAAB4gGAAAAAAeMBgAAAAAHkAYAAAAAB5QGAAAAAAeYBgAAAAAHnAYAAAAABDhUAALsCACAYAAC-AgAgGQAAvgIAINwBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBAL0CACHoAQEAAAAE6QEBAAAABOoBAQAAAAHrAQEAAAAB7AEBAAAAAQvcAQEAAAAB4wEBAAAAAeQBAQAAAAHlAQEAAAAB5gEBAAAAAecBAQC-AgAh6AEBAAAABOkBAQAAAATqAQEAAAAB6wEBAAAAAewBAQAAAAELFQAAuwIAIBgAAL4CACAZAAC-AgAg3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEAvwIAIegBAQAAAATpAQEAAAAECxUAALsCACAYAADBAgAgGQAAwQIAINwBQAAAAAHjAUAAAAAB5AFAAAAAAeUBQAAAAAHmAUAAAAAB5wFAAMACACHoAUAAAAAE6QFAAAAABAjcAUAAAAAB4wFAAAAAAeQBQAAAAAHlAUAAAAAB5gFAAAAAAecBQADBAgAh6AFAAAAABOkBQAAAAAQNFQAAuwIAIBYAAMMCACAXAADEAgAgGAAAxAIAIBkAAMQCACDcAQQAAAAB4wEEAAAAAeQBBAAAAAHlAQQAAAAB5gEEAAAAAecBBADCAgAh6AEEAAAABOkBBAAAAAQI3AEIAAAAAeMBCAAAAAHkAQgAAAAB5QEIAAAAAeYBCAAAAAHnAQgAwwIAIegBCAAAAATpAQgAAAAECNwBBAAAAAHjAQQAAAAB5AEEAAAAAeUBBAAAAAHmAQQAAAAB5wEEAMQCACHoAQQAAAAE6QEEAAAABArSAQAAxQIAMNMBAACfAgAQ1AEAAMUCADDVAQQAxgIAIdYBQADHAgAh1wEBAMgCACHYAQEAyQIAIdkBAQDIAgAh2gEAAMoCACDbAQAAygIAIAjcAQQAAAAB4wEEAAAAAeQBBAAAAAHlAQQAAAAB5gEEAAAAAecBBADEAgAh6AEEAAAABOkBBAAAAAQI3AFAAAAAAeMBQAAAAAHkAUAAAAAB5QFAAAAAAeYBQAAAAAHnAUAAwQIAIegBQAAAAATpAUAAAAAECNwBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBAMsCACHoAQEAAAAE6QEBAAAABAvcAQEAAAAB4wEBAAAAAeQBAQAAAAHlAQEAAAAB5gEBAAAAAecBAQC-AgAh6AEBAAAABOkBAQAAAATqAQEAAAAB6wEBAAAAAewBAQAAAAEM3AGAAAAAAd0BAQAAAAHeAQEAAAAB3wEBAAAAAeABgAAAAAHhAYAAAAAB4gGAAAAAAeMBgAAAAAHkAYAAAAAB5QGAAAAAAeYBgAAAAAHnAYAAAAABCNwBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBAMsCACHoAQEAAAAE6QEBAAAABAXSAQAAzAIAMNMBAACZAgAQ1AEAAMwCADDtAQEAuQIAIe4BQAC3AgAhBdIBAADNAgAw0wEAAIYCABDUAQAAzQIAMO0BAQDJAgAh7gFAAMcCACEF0gEAAM4CADDTAQAAgAIAENQBAADOAgAw1QEBALkCACHvAUAAtwIAIQXSAQAAzwIAMNMBAADtAQAQ1AEAAM8CADDVAQEAyQIAIe8BQADHAgAhBtIBAADQAgAw0wEAAOcBABDUAQAA0AIAMNYBQAC3AgAh2QEBALgCACHwAQEAuQIAIQvSAQAA0QIAMNMBAADRAQAQ1AEAANECADDVAQQAtgIAIdYBQAC3AgAh1wEBALgCACHZAQEAuAIAIfEBAgDSAgAh8gFAALcCACHzAQEAuQIAIfQBAQDTAgAhDRUAALsCACAWAADDAgAgFwAAuwIAIBgAALsCACAZAAC7AgAg3AECAAAAAeMBAgAAAAHkAQIAAAAB5QECAAAAAeYBAgAAAAHnAQIA1wIAIegBAgAAAATpAQIAAAAEDhUAANUCACAYAADWAgAgGQAA1gIAINwBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBANQCACHoAQEAAAAF6QEBAAAABeoBAQAAAAHrAQEAAAAB7AEBAAAAAQ4VAADVAgAgGAAA1gIAIBkAANYCACDcAQEAAAAB4wEBAAAAAeQBAQAAAAHlAQEAAAAB5gEBAAAAAecBAQDUAgAh6AEBAAAABekBAQAAAAXqAQEAAAAB6wEBAAAAAewBAQAAAAEI3AECAAAAAeMBAgAAAAHkAQIAAAAB5QECAAAAAeYBAgAAAAHnAQIA1QIAIegBAgAAAAXpAQIAAAAFC9wBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBANYCACHoAQEAAAAF6QEBAAAABeoBAQAAAAHrAQEAAAAB7AEBAAAAAQ0VAAC7AgAgFgAAwwIAIBcAALsCACAYAAC7AgAgGQAAuwIAINwBAgAAAAHjAQIAAAAB5AECAAAAAeUBAgAAAAHmAQIAAAAB5wECANcCACHoAQIAAAAE6QECAAAABAXSAQAA2AIAMNMBAAC7AQAQ1AEAANgCADD1AQEAuQIAIfYBAgDSAgAhBdIBAADZAgAw0wEAAKgBABDUAQAA2QIAMPUBAQDJAgAh9gECANoCACEI3AECAAAAAeMBAgAAAAHkAQIAAAAB5QECAAAAAeYBAgAAAAHnAQIAuwIAIegBAgAAAATpAQIAAAAEDtIBAADbAgAw0wEAAKIBABDUAQAA2wIAMNUBAQC4AgAh2QEBALgCACH3AQEAuQIAIfgBAQC5AgAh-QEBALgCACH6AUAAtwIAIfsBAQC5AgAh_AEBANMCACH9AQIA3AIAIf4BAgDcAgAh_wECANwCACENFQAA1QIAIBYAAN4CACAXAADVAgAgGAAA1QIAIBkAANUCACDcAQIAAAAB4wECAAAAAeQBAgAAAAHlAQIAAAAB5gECAAAAAecBAgDdAgAh6AECAAAABekBAgAAAAUNFQAA1QIAIBYAAN4CACAXAADVAgAgGAAA1QIAIBkAANUCACDcAQIAAAAB4wECAAAAAeQBAgAAAAHlAQIAAAAB5gECAAAAAecBAgDdAgAh6AECAAAABekBAgAAAAUI3AEIAAAAAeMBCAAAAAHkAQgAAAAB5QEIAAAAAeYBCAAAAAHnAQgA3gIAIegBCAAAAAXpAQgAAAAFItIBAADfAgAw0wEAAIwBABDUAQAA3wIAMNUBAQC4AgAh2QEBALgCACH9AQIA0gIAIf4BAgDSAgAh_wECANICACGAAgEAuQIAIYECAQC5AgAhggIBANMCACGDAiAA4AIAIYQCAQC5AgAhhQICANICACGGAkAAtwIAIYcCQAC3AgAhiAIBANMCACGJAkAAtwIAIYoCQADhAgAhiwJAAOECACGMAgIA3AIAIY0CAgDSAgAhjgICANICACGPAgIA0gIAIZACAQDTAgAhkQJAAOECACGSAiAA4AIAIZMCAgDSAgAhlAJAAOECACGVAgIA0gIAIZYCQADhAgAhlwIBANMCACGYAkAA4QIAIZkCAgDcAgAhBRUAALsCACAYAADlAgAgGQAA5QIAINwBIAAAAAHnASAA5AIAIQsVAADVAgAgGAAA4wIAIBkAAOMCACDcAUAAAAAB4wFAAAAAAeQBQAAAAAHlAUAAAAAB5gFAAAAAAecBQADiAgAh6AFAAAAABekBQAAAAAULFQAA1QIAIBgAAOMCACAZAADjAgAg3AFAAAAAAeMBQAAAAAHkAUAAAAAB5QFAAAAAAeYBQAAAAAHnAUAA4gIAIegBQAAAAAXpAUAAAAAFCNwBQAAAAAHjAUAAAAAB5AFAAAAAAeUBQAAAAAHmAUAAAAAB5wFAAOMCACHoAUAAAAAF6QFAAAAABQUVAAC7AgAgGAAA5QIAIBkAAOUCACDcASAAAAAB5wEgAOQCACEC3AEgAAAAAecBIADlAgAhLNIBAADmAgAw0wEAAHYAENQBAADmAgAw2QEBALgCACGBAgEA0wIAIZoCAgDSAgAhmwIBANMCACGcAgEAuQIAIZ0CAQC5AgAhngIBANMCACGfAiAA4AIAIaACAgDSAgAhoQJAAOECACGiAkAA4QIAIaMCAQC5AgAhpAIBANMCACGlAgIA0gIAIaYCQADhAgAhpwJAAOECACGoAkAA4QIAIakCQADhAgAhqgJAAOECACGrAkAA4QIAIawCQADhAgAhrQIBANMCACGuAkAA4QIAIa8CIADgAgAhsAJAAOECACGxAgAA5wIAILICQADhAgAhswJAAOECACG0AkAA4QIAIbUCQADhAgAhtgIAAOcCACC3AkAA4QIAIbgCIADgAgAhuQIBANMCACG6AiAA4AIAIbsCAQDTAgAhvAJAAOECACG9AgIA0gIAIb4CQADhAgAhvwICANICACHAAkAA4QIAIQ8VAADVAgAgGAAA6AIAIBkAAOgCACDcAYAAAAAB3QEBAAAAAd4BAQAAAAHfAQEAAAAB4AGAAAAAAeEBgAAAAAHiAYAAAAAB4wGAAAAAAeQBgAAAAAHlAYAAAAAB5gGAAAAAAecBgAAAAAEM3AGAAAAAAd0BAQAAAAHeAQEAAAAB3wEBAAAAAeABgAAAAAHhAYAAAAAB4gGAAAAAAeMBgAAAAAHkAYAAAAAB5QGAAAAAAeYBgAAAAAHnAYAAAAABLz8AAO4CACBAAADvAgAgQQAA8AIAINIBAADpAgAw0wEAAGMAENQBAADpAgAw2QEBAMgCACGBAgEA6gIAIZoCAgDaAgAhmwIBAOoCACGcAgEAyQIAIZ0CAQDJAgAhngIBAOoCACGfAiAA6wIAIaACAgDaAgAhoQJAAOwCACGiAkAA7AIAIaMCAQDJAgAhpAIBAOoCACGlAgIA2gIAIaYCQADsAgAhpwJAAOwCACGoAkAA7AIAIakCQADsAgAhqgJAAOwCACGrAkAA7AIAIawCQADsAgAhrQIBAOoCACGuAkAA7AIAIa8CIADrAgAhsAJAAOwCACGxAgAA7QIAILICQADsAgAhswJAAOwCACG0AkAA7AIAIbUCQADsAgAhtgIAAO0CACC3AkAA7AIAIbgCIADrAgAhuQIBAOoCACG6AiAA6wIAIbsCAQDqAgAhvAJAAOwCACG9AgIA2gIAIb4CQADsAgAhvwICANoCACHAAkAA7AIAIQvcAQEAAAAB4wEBAAAAAeQBAQAAAAHlAQEAAAAB5gEBAAAAAecBAQDWAgAh6AEBAAAABekBAQAAAAXqAQEAAAAB6wEBAAAAAewBAQAAAAEC3AEgAAAAAecBIADlAgAhCNwBQAAAAAHjAUAAAAAB5AFAAAAAAeUBQAAAAAHmAUAAAAAB5wFAAOMCACHoAUAAAAAF6QFAAAAABQzcAYAAAAAB3QEBAAAAAd4BAQAAAAHfAQEAAAAB4AGAAAAAAeEBgAAAAAHiAYAAAAAB4wGAAAAAAeQBgAAAAAHlAYAAAAAB5gGAAAAAAecBgAAAAAEDwQIAAE4AIMICAABOACDDAgAATgAgA8ECAABXACDCAgAAVwAgwwIAAFcAIAPBAgAAWwAgwgIAAFsAIMMCAABbACAC2QEBAAAAAfABAQAAAAEHPAAA8wIAINIBAADyAgAw0wEAAFsAENQBAADyAgAw1gFAAMcCACHZAQEAyAIAIfABAQDJAgAhMT8AAO4CACBAAADvAgAgQQAA8AIAINIBAADpAgAw0wEAAGMAENQBAADpAgAw2QEBAMgCACGBAgEA6gIAIZoCAgDaAgAhmwIBAOoCACGcAgEAyQIAIZ0CAQDJAgAhngIBAOoCACGfAiAA6wIAIaACAgDaAgAhoQJAAOwCACGiAkAA7AIAIaMCAQDJAgAhpAIBAOoCACGlAgIA2gIAIaYCQADsAgAhpwJAAOwCACGoAkAA7AIAIakCQADsAgAhqgJAAOwCACGrAkAA7AIAIawCQADsAgAhrQIBAOoCACGuAkAA7AIAIa8CIADrAgAhsAJAAOwCACGxAgAA7QIAILICQADsAgAhswJAAOwCACG0AkAA7AIAIbUCQADsAgAhtgIAAO0CACC3AkAA7AIAIbgCIADrAgAhuQIBAOoCACG6AiAA6wIAIbsCAQDqAgAhvAJAAOwCACG9AgIA2gIAIb4CQADsAgAhvwICANoCACHAAkAA7AIAIdMCAABjACDUAgAAYwAgAtcBAQAAAAH0AQEAAAABDDwAAPMCACDSAQAA9QIAMNMBAABXABDUAQAA9QIAMNUBBADGAgAh1gFAAMcCACHXAQEAyAIAIdkBAQDIAgAh8QECANoCACHyAUAAxwIAIfMBAQDJAgAh9AEBAOoCACEPPQAA-AIAINIBAAD2AgAw0wEAAFIAENQBAAD2AgAw1QEBAMgCACHZAQEAyAIAIfcBAQDJAgAh-AEBAMkCACH5AQEAyAIAIfoBQADHAgAh-wEBAMkCACH8AQEA6gIAIf0BAgD3AgAh_gECAPcCACH_AQIA9wIAIQjcAQIAAAAB4wECAAAAAeQBAgAAAAHlAQIAAAAB5gECAAAAAecBAgDVAgAh6AECAAAABekBAgAAAAUmPAAA8wIAID4AAPoCACDSAQAA-QIAMNMBAABOABDUAQAA-QIAMNUBAQDIAgAh2QEBAMgCACH9AQIA2gIAIf4BAgDaAgAh_wECANoCACGAAgEAyQIAIYECAQDJAgAhggIBAOoCACGDAiAA6wIAIYQCAQDJAgAhhQICANoCACGGAkAAxwIAIYcCQADHAgAhiAIBAOoCACGJAkAAxwIAIYoCQADsAgAhiwJAAOwCACGMAgIA9wIAIY0CAgDaAgAhjgICANoCACGPAgIA2gIAIZACAQDqAgAhkQJAAOwCACGSAiAA6wIAIZMCAgDaAgAhlAJAAOwCACGVAgIA2gIAIZYCQADsAgAhlwIBAOoCACGYAkAA7AIAIZkCAgD3AgAh0wIAAE4AINQCAABOACAkPAAA8wIAID4AAPoCACDSAQAA-QIAMNMBAABOABDUAQAA-QIAMNUBAQDIAgAh2QEBAMgCACH9AQIA2gIAIf4BAgDaAgAh_wECANoCACGAAgEAyQIAIYECAQDJAgAhggIBAOoCACGDAiAA6wIAIYQCAQDJAgAhhQICANoCACGGAkAAxwIAIYcCQADHAgAhiAIBAOoCACGJAkAAxwIAIYoCQADsAgAhiwJAAOwCACGMAgIA9wIAIY0CAgDaAgAhjgICANoCACGPAgIA2gIAIZACAQDqAgAhkQJAAOwCACGSAiAA6wIAIZMCAgDaAgAhlAJAAOwCACGVAgIA2gIAIZYCQADsAgAhlwIBAOoCACGYAkAA7AIAIZkCAgD3AgAhA8ECAABSACDCAgAAUgAgwwIAAFIAIAXSAQAA-wIAMNMBAABJABDUAQAA-wIAMNkBAQC4AgAhxgIBALkCACEF0gEAAPwCADDTAQAANgAQ1AEAAPwCADDZAQEAyAIAIcYCAQDJAgAhAtkBAQAAAAHGAgEAAAABCNIBAAD-AgAw0wEAADAAENQBAAD-AgAw2QEBALgCACHGAgEAuQIAIcgCAQC5AgAhyQIBALkCACHKAkAAtwIAIQjSAQAA_wIAMNMBAAAdABDUAQAA_wIAMNkBAQDIAgAhxgIBAMkCACHIAgEAyQIAIckCAQDJAgAhygJAAMcCACED2QEBAAAAAcYCAQAAAAHIAgEAAAABCdIBAACBAwAw0wEAABcAENQBAACBAwAw2QEBALgCACGaAgIA0gIAIcgCAQC5AgAhzAIAAIIDACDNAgAAggMAIM4CAAC6AgAgBNwBAQAAAAXPAgEAAAAB0AIBAAAABNECAQAAAAQJ0gEAAIMDADDTAQAABAAQ1AEAAIMDADDZAQEAyAIAIZoCAgDaAgAhyAIBAMkCACHMAgAAggMAIM0CAACCAwAgzgIAAMoCACAC2QEBAAAAAcgCAQAAAAEAAAAAAAXYAgQAAAAB3wIEAAAAAeACBAAAAAHhAgQAAAAB4gIEAAAAAQHYAkAAAAABAdgCAQAAAAEAAAAAAAAAAAAFDwAAnQQAIBAAAKAEACDVAgAAngQAINYCAACfBAAg2wIAAEwAIAMPAACdBAAg1QIAAJ4EACDbAgAATAAgAAAAAAAABdgCAgAAAAHfAgIAAAAB4AICAAAAAeECAgAAAAHiAgIAAAABAdgCAQAAAAEFDwAAmAQAIBAAAJsEACDVAgAAmQQAINYCAACaBAAg2wIAAEwAIAMPAACYBAAg1QIAAJkEACDbAgAATAAgAAAAAAAAAAAAAAXYAgIAAAAB3wICAAAAAeACAgAAAAHhAgIAAAAB4gICAAAAAQUPAACTBAAgEAAAlgQAINUCAACUBAAg1gIAAJUEACDbAgAAUAAgAw8AAJMEACDVAgAAlAQAINsCAABQACAAAAAAAAHYAiAAAAABAdgCQAAAAAEFDwAAjQQAIBAAAJEEACDVAgAAjgQAINYCAACQBAAg2wIAAEwAIAsPAAC4AwAwEAAAvQMAMNUCAAC5AwAw1gIAALoDADDXAgAAuwMAINgCAAC8AwAw2QIAALwDADDaAgAAvAMAMNsCAAC8AwAw3AIAAL4DADDdAgAAvwMAMArVAQEAAAAB2QEBAAAAAfcBAQAAAAH4AQEAAAAB-gFAAAAAAfsBAQAAAAH8AQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABAgAAAFQAIA8AAMMDACADAAAAVAAgDwAAwwMAIBAAAMIDACABCAAAjwQAMA89AAD4AgAg0gEAAPYCADDTAQAAUgAQ1AEAAPYCADDVAQEAAAAB2QEBAMgCACH3AQEAAAAB-AEBAMkCACH5AQEAyAIAIfoBQADHAgAh-wEBAMkCACH8AQEA6gIAIf0BAgD3AgAh_gECAPcCACH_AQIA9wIAIQIAAABUACAIAADCAwAgAgAAAMADACAIAADBAwAgDtIBAAC_AwAw0wEAAMADABDUAQAAvwMAMNUBAQDIAgAh2QEBAMgCACH3AQEAyQIAIfgBAQDJAgAh-QEBAMgCACH6AUAAxwIAIfsBAQDJAgAh_AEBAOoCACH9AQIA9wIAIf4BAgD3AgAh_wECAPcCACEO0gEAAL8DADDTAQAAwAMAENQBAAC_AwAw1QEBAMgCACHZAQEAyAIAIfcBAQDJAgAh-AEBAMkCACH5AQEAyAIAIfoBQADHAgAh-wEBAMkCACH8AQEA6gIAIf0BAgD3AgAh_gECAPcCACH_AQIA9wIAIQrVAQEAjAMAIdkBAQCMAwAh9wEBAIwDACH4AQEAjAMAIfoBQACLAwAh-wEBAIwDACH8AQEAnwMAIf0BAgCsAwAh_gECAKwDACH_AQIArAMAIQrVAQEAjAMAIdkBAQCMAwAh9wEBAIwDACH4AQEAjAMAIfoBQACLAwAh-wEBAIwDACH8AQEAnwMAIf0BAgCsAwAh_gECAKwDACH_AQIArAMAIQrVAQEAAAAB2QEBAAAAAfcBAQAAAAH4AQEAAAAB-gFAAAAAAfsBAQAAAAH8AQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABAw8AAI0EACDVAgAAjgQAINsCAABMACAEDwAAuAMAMNUCAAC5AwAw1wIAALsDACDbAgAAvAMAMAAAAAAACw8AAOYDADAQAADrAwAw1QIAAOcDADDWAgAA6AMAMNcCAADpAwAg2AIAAOoDADDZAgAA6gMAMNoCAADqAwAw2wIAAOoDADDcAgAA7AMAMN0CAADtAwAwCw8AANoDADAQAADfAwAw1QIAANsDADDWAgAA3AMAMNcCAADdAwAg2AIAAN4DADDZAgAA3gMAMNoCAADeAwAw2wIAAN4DADDcAgAA4AMAMN0CAADhAwAwCw8AAM4DADAQAADTAwAw1QIAAM8DADDWAgAA0AMAMNcCAADRAwAg2AIAANIDADDZAgAA0gMAMNoCAADSAwAw2wIAANIDADDcAgAA1AMAMN0CAADVAwAwAtYBQAAAAAHwAQEAAAABAgAAAF0AIA8AANkDACADAAAAXQAgDwAA2QMAIBAAANgDACABCAAAjAQAMAg8AADzAgAg0gEAAPICADDTAQAAWwAQ1AEAAPICADDWAUAAxwIAIdkBAQDIAgAh8AEBAMkCACHEAgAA8QIAIAIAAABdACAIAADYAwAgAgAAANYDACAIAADXAwAgBtIBAADVAwAw0wEAANYDABDUAQAA1QMAMNYBQADHAgAh2QEBAMgCACHwAQEAyQIAIQbSAQAA1QMAMNMBAADWAwAQ1AEAANUDADDWAUAAxwIAIdkBAQDIAgAh8AEBAMkCACEC1gFAAIsDACHwAQEAjAMAIQLWAUAAiwMAIfABAQCMAwAhAtYBQAAAAAHwAQEAAAABB9UBBAAAAAHWAUAAAAAB1wEBAAAAAfEBAgAAAAHyAUAAAAAB8wEBAAAAAfQBAQAAAAECAAAAWQAgDwAA5QMAIAMAAABZACAPAADlAwAgEAAA5AMAIAEIAACLBAAwDTwAAPMCACDSAQAA9QIAMNMBAABXABDUAQAA9QIAMNUBBAAAAAHWAUAAxwIAIdcBAQDIAgAh2QEBAMgCACHxAQIA2gIAIfIBQADHAgAh8wEBAMkCACH0AQEA6gIAIcUCAAD0AgAgAgAAAFkAIAgAAOQDACACAAAA4gMAIAgAAOMDACAL0gEAAOEDADDTAQAA4gMAENQBAADhAwAw1QEEAMYCACHWAUAAxwIAIdcBAQDIAgAh2QEBAMgCACHxAQIA2gIAIfIBQADHAgAh8wEBAMkCACH0AQEA6gIAIQvSAQAA4QMAMNMBAADiAwAQ1AEAAOEDADDVAQQAxgIAIdYBQADHAgAh1wEBAMgCACHZAQEAyAIAIfEBAgDaAgAh8gFAAMcCACHzAQEAyQIAIfQBAQDqAgAhB9UBBACKAwAh1gFAAIsDACHXAQEAjAMAIfEBAgCeAwAh8gFAAIsDACHzAQEAjAMAIfQBAQCfAwAhB9UBBACKAwAh1gFAAIsDACHXAQEAjAMAIfEBAgCeAwAh8gFAAIsDACHzAQEAjAMAIfQBAQCfAwAhB9UBBAAAAAHWAUAAAAAB1wEBAAAAAfEBAgAAAAHyAUAAAAAB8wEBAAAAAfQBAQAAAAEfPgAAxQMAINUBAQAAAAH9AQIAAAAB_gECAAAAAf8BAgAAAAGAAgEAAAABgQIBAAAAAYICAQAAAAGDAiAAAAABhAIBAAAAAYUCAgAAAAGGAkAAAAABhwJAAAAAAYgCAQAAAAGJAkAAAAABigJAAAAAAYsCQAAAAAGMAgIAAAABjQICAAAAAY4CAgAAAAGPAgIAAAABkAIBAAAAAZECQAAAAAGSAiAAAAABkwICAAAAAZQCQAAAAAGVAgIAAAABlgJAAAAAAZcCAQAAAAGYAkAAAAABmQICAAAAAQIAAABQACAPAADxAwAgAwAAAFAAIA8AAPEDACAQAADwAwAgAQgAAIoEADAkPAAA8wIAID4AAPoCACDSAQAA-QIAMNMBAABOABDUAQAA-QIAMNUBAQAAAAHZAQEAyAIAIf0BAgDaAgAh_gECANoCACH_AQIA2gIAIYACAQAAAAGBAgEAyQIAIYICAQDqAgAhgwIgAOsCACGEAgEAyQIAIYUCAgDaAgAhhgJAAMcCACGHAkAAxwIAIYgCAQDqAgAhiQJAAMcCACGKAkAA7AIAIYsCQADsAgAhjAICAPcCACGNAgIA2gIAIY4CAgDaAgAhjwICANoCACGQAgEA6gIAIZECQADsAgAhkgIgAOsCACGTAgIA2gIAIZQCQADsAgAhlQICANoCACGWAkAA7AIAIZcCAQDqAgAhmAJAAOwCACGZAgIA9wIAIQIAAABQACAIAADwAwAgAgAAAO4DACAIAADvAwAgItIBAADtAwAw0wEAAO4DABDUAQAA7QMAMNUBAQDIAgAh2QEBAMgCACH9AQIA2gIAIf4BAgDaAgAh_wECANoCACGAAgEAyQIAIYECAQDJAgAhggIBAOoCACGDAiAA6wIAIYQCAQDJAgAhhQICANoCACGGAkAAxwIAIYcCQADHAgAhiAIBAOoCACGJAkAAxwIAIYoCQADsAgAhiwJAAOwCACGMAgIA9wIAIY0CAgDaAgAhjgICANoCACGPAgIA2gIAIZACAQDqAgAhkQJAAOwCACGSAiAA6wIAIZMCAgDaAgAhlAJAAOwCACGVAgIA2gIAIZYCQADsAgAhlwIBAOoCACGYAkAA7AIAIZkCAgD3AgAhItIBAADtAwAw0wEAAO4DABDUAQAA7QMAMNUBAQDIAgAh2QEBAMgCACH9AQIA2gIAIf4BAgDaAgAh_wECANoCACGAAgEAyQIAIYECAQDJAgAhggIBAOoCACGDAiAA6wIAIYQCAQDJAgAhhQICANoCACGGAkAAxwIAIYcCQADHAgAhiAIBAOoCACGJAkAAxwIAIYoCQADsAgAhiwJAAOwCACGMAgIA9wIAIY0CAgDaAgAhjgICANoCACGPAgIA2gIAIZACAQDqAgAhkQJAAOwCACGSAiAA6wIAIZMCAgDaAgAhlAJAAOwCACGVAgIA2gIAIZYCQADsAgAhlwIBAOoCACGYAkAA7AIAIZkCAgD3AgAhHtUBAQCMAwAh_QECAJ4DACH-AQIAngMAIf8BAgCeAwAhgAIBAIwDACGBAgEAjAMAIYICAQCfAwAhgwIgALQDACGEAgEAjAMAIYUCAgCeAwAhhgJAAIsDACGHAkAAiwMAIYgCAQCfAwAhiQJAAIsDACGKAkAAtQMAIYsCQAC1AwAhjAICAKwDACGNAgIAngMAIY4CAgCeAwAhjwICAJ4DACGQAgEAnwMAIZECQAC1AwAhkgIgALQDACGTAgIAngMAIZQCQAC1AwAhlQICAJ4DACGWAkAAtQMAIZcCAQCfAwAhmAJAALUDACGZAgIArAMAIR8-AAC3AwAg1QEBAIwDACH9AQIAngMAIf4BAgCeAwAh_wECAJ4DACGAAgEAjAMAIYECAQCMAwAhggIBAJ8DACGDAiAAtAMAIYQCAQCMAwAhhQICAJ4DACGGAkAAiwMAIYcCQACLAwAhiAIBAJ8DACGJAkAAiwMAIYoCQAC1AwAhiwJAALUDACGMAgIArAMAIY0CAgCeAwAhjgICAJ4DACGPAgIAngMAIZACAQCfAwAhkQJAALUDACGSAiAAtAMAIZMCAgCeAwAhlAJAALUDACGVAgIAngMAIZYCQAC1AwAhlwIBAJ8DACGYAkAAtQMAIZkCAgCsAwAhHz4AAMUDACDVAQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABgAIBAAAAAYECAQAAAAGCAgEAAAABgwIgAAAAAYQCAQAAAAGFAgIAAAABhgJAAAAAAYcCQAAAAAGIAgEAAAABiQJAAAAAAYoCQAAAAAGLAkAAAAABjAICAAAAAY0CAgAAAAGOAgIAAAABjwICAAAAAZACAQAAAAGRAkAAAAABkgIgAAAAAZMCAgAAAAGUAkAAAAABlQICAAAAAZYCQAAAAAGXAgEAAAABmAJAAAAAAZkCAgAAAAEEDwAA5gMAMNUCAADnAwAw1wIAAOkDACDbAgAA6gMAMAQPAADaAwAw1QIAANsDADDXAgAA3QMAINsCAADeAwAwBA8AAM4DADDVAgAAzwMAMNcCAADRAwAg2wIAANIDADAAAAAfPwAA9QMAIEAAAPYDACBBAAD3AwAggQIAAJgDACCbAgAAmAMAIJ4CAACYAwAgoQIAAJgDACCiAgAAmAMAIKQCAACYAwAgpgIAAJgDACCnAgAAmAMAIKgCAACYAwAgqQIAAJgDACCqAgAAmAMAIKsCAACYAwAgrAIAAJgDACCtAgAAmAMAIK4CAACYAwAgsAIAAJgDACCxAgAAmAMAILICAACYAwAgswIAAJgDACC0AgAAmAMAILUCAACYAwAgtgIAAJgDACC3AgAAmAMAILkCAACYAwAguwIAAJgDACC8AgAAmAMAIL4CAACYAwAgwAIAAJgDACAOPAAA-AMAID4AAPoDACCCAgAAmAMAIIgCAACYAwAgigIAAJgDACCLAgAAmAMAIIwCAACYAwAgkAIAAJgDACCRAgAAmAMAIJQCAACYAwAglgIAAJgDACCXAgAAmAMAIJgCAACYAwAgmQIAAJgDACAAAAAAAAAAAAAAAAAC2AIBAAAABN4CAQAAAAUC2AIBAAAABN4CAQAAAAUB2AIBAAAABAHYAgEAAAAEHtUBAQAAAAH9AQIAAAAB_gECAAAAAf8BAgAAAAGAAgEAAAABgQIBAAAAAYICAQAAAAGDAiAAAAABhAIBAAAAAYUCAgAAAAGGAkAAAAABhwJAAAAAAYgCAQAAAAGJAkAAAAABigJAAAAAAYsCQAAAAAGMAgIAAAABjQICAAAAAY4CAgAAAAGPAgIAAAABkAIBAAAAAZECQAAAAAGSAiAAAAABkwICAAAAAZQCQAAAAAGVAgIAAAABlgJAAAAAAZcCAQAAAAGYAkAAAAABmQICAAAAAQfVAQQAAAAB1gFAAAAAAdcBAQAAAAHxAQIAAAAB8gFAAAAAAfMBAQAAAAH0AQEAAAABAtYBQAAAAAHwAQEAAAABK0AAAPMDACBBAAD0AwAg2QEBAAAAAYECAQAAAAGaAgIAAAABmwIBAAAAAZwCAQAAAAGdAgEAAAABngIBAAAAAZ8CIAAAAAGgAgIAAAABoQJAAAAAAaICQAAAAAGjAgEAAAABpAIBAAAAAaUCAgAAAAGmAkAAAAABpwJAAAAAAagCQAAAAAGpAkAAAAABqgJAAAAAAasCQAAAAAGsAkAAAAABrQIBAAAAAa4CQAAAAAGvAiAAAAABsAJAAAAAAbECgAAAAAGyAkAAAAABswJAAAAAAbQCQAAAAAG1AkAAAAABtgKAAAAAAbcCQAAAAAG4AiAAAAABuQIBAAAAAboCIAAAAAG7AgEAAAABvAJAAAAAAb0CAgAAAAG-AkAAAAABvwICAAAAAcACQAAAAAECAAAATAAgDwAAjQQAIArVAQEAAAAB2QEBAAAAAfcBAQAAAAH4AQEAAAAB-gFAAAAAAfsBAQAAAAH8AQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABAwAAAGMAIA8AAI0EACAQAACSBAAgLQAAAGMAIAgAAJIEACBAAADMAwAgQQAAzQMAINkBAQCMAwAhgQIBAJ8DACGaAgIAngMAIZsCAQCfAwAhnAIBAIwDACGdAgEAjAMAIZ4CAQCfAwAhnwIgALQDACGgAgIAngMAIaECQAC1AwAhogJAALUDACGjAgEAjAMAIaQCAQCfAwAhpQICAJ4DACGmAkAAtQMAIacCQAC1AwAhqAJAALUDACGpAkAAtQMAIaoCQAC1AwAhqwJAALUDACGsAkAAtQMAIa0CAQCfAwAhrgJAALUDACGvAiAAtAMAIbACQAC1AwAhsQKAAAAAAbICQAC1AwAhswJAALUDACG0AkAAtQMAIbUCQAC1AwAhtgKAAAAAAbcCQAC1AwAhuAIgALQDACG5AgEAnwMAIboCIAC0AwAhuwIBAJ8DACG8AkAAtQMAIb0CAgCeAwAhvgJAALUDACG_AgIAngMAIcACQAC1AwAhK0AAAMwDACBBAADNAwAg2QEBAIwDACGBAgEAnwMAIZoCAgCeAwAhmwIBAJ8DACGcAgEAjAMAIZ0CAQCMAwAhngIBAJ8DACGfAiAAtAMAIaACAgCeAwAhoQJAALUDACGiAkAAtQMAIaMCAQCMAwAhpAIBAJ8DACGlAgIAngMAIaYCQAC1AwAhpwJAALUDACGoAkAAtQMAIakCQAC1AwAhqgJAALUDACGrAkAAtQMAIawCQAC1AwAhrQIBAJ8DACGuAkAAtQMAIa8CIAC0AwAhsAJAALUDACGxAoAAAAABsgJAALUDACGzAkAAtQMAIbQCQAC1AwAhtQJAALUDACG2AoAAAAABtwJAALUDACG4AiAAtAMAIbkCAQCfAwAhugIgALQDACG7AgEAnwMAIbwCQAC1AwAhvQICAJ4DACG-AkAAtQMAIb8CAgCeAwAhwAJAALUDACEgPAAAxAMAINUBAQAAAAHZAQEAAAAB_QECAAAAAf4BAgAAAAH_AQIAAAABgAIBAAAAAYECAQAAAAGCAgEAAAABgwIgAAAAAYQCAQAAAAGFAgIAAAABhgJAAAAAAYcCQAAAAAGIAgEAAAABiQJAAAAAAYoCQAAAAAGLAkAAAAABjAICAAAAAY0CAgAAAAGOAgIAAAABjwICAAAAAZACAQAAAAGRAkAAAAABkgIgAAAAAZMCAgAAAAGUAkAAAAABlQICAAAAAZYCQAAAAAGXAgEAAAABmAJAAAAAAZkCAgAAAAECAAAAUAAgDwAAkwQAIAMAAABOACAPAACTBAAgEAAAlwQAICIAAABOACAIAACXBAAgPAAAtgMAINUBAQCMAwAh2QEBAIwDACH9AQIAngMAIf4BAgCeAwAh_wECAJ4DACGAAgEAjAMAIYECAQCMAwAhggIBAJ8DACGDAiAAtAMAIYQCAQCMAwAhhQICAJ4DACGGAkAAiwMAIYcCQACLAwAhiAIBAJ8DACGJAkAAiwMAIYoCQAC1AwAhiwJAALUDACGMAgIArAMAIY0CAgCeAwAhjgICAJ4DACGPAgIAngMAIZACAQCfAwAhkQJAALUDACGSAiAAtAMAIZMCAgCeAwAhlAJAALUDACGVAgIAngMAIZYCQAC1AwAhlwIBAJ8DACGYAkAAtQMAIZkCAgCsAwAhIDwAALYDACDVAQEAjAMAIdkBAQCMAwAh_QECAJ4DACH-AQIAngMAIf8BAgCeAwAhgAIBAIwDACGBAgEAjAMAIYICAQCfAwAhgwIgALQDACGEAgEAjAMAIYUCAgCeAwAhhgJAAIsDACGHAkAAiwMAIYgCAQCfAwAhiQJAAIsDACGKAkAAtQMAIYsCQAC1AwAhjAICAKwDACGNAgIAngMAIY4CAgCeAwAhjwICAJ4DACGQAgEAnwMAIZECQAC1AwAhkgIgALQDACGTAgIAngMAIZQCQAC1AwAhlQICAJ4DACGWAkAAtQMAIZcCAQCfAwAhmAJAALUDACGZAgIArAMAISs_AADyAwAgQQAA9AMAINkBAQAAAAGBAgEAAAABmgICAAAAAZsCAQAAAAGcAgEAAAABnQIBAAAAAZ4CAQAAAAGfAiAAAAABoAICAAAAAaECQAAAAAGiAkAAAAABowIBAAAAAaQCAQAAAAGlAgIAAAABpgJAAAAAAacCQAAAAAGoAkAAAAABqQJAAAAAAaoCQAAAAAGrAkAAAAABrAJAAAAAAa0CAQAAAAGuAkAAAAABrwIgAAAAAbACQAAAAAGxAoAAAAABsgJAAAAAAbMCQAAAAAG0AkAAAAABtQJAAAAAAbYCgAAAAAG3AkAAAAABuAIgAAAAAbkCAQAAAAG6AiAAAAABuwIBAAAAAbwCQAAAAAG9AgIAAAABvgJAAAAAAb8CAgAAAAHAAkAAAAABAgAAAEwAIA8AAJgEACADAAAAYwAgDwAAmAQAIBAAAJwEACAtAAAAYwAgCAAAnAQAID8AAMsDACBBAADNAwAg2QEBAIwDACGBAgEAnwMAIZoCAgCeAwAhmwIBAJ8DACGcAgEAjAMAIZ0CAQCMAwAhngIBAJ8DACGfAiAAtAMAIaACAgCeAwAhoQJAALUDACGiAkAAtQMAIaMCAQCMAwAhpAIBAJ8DACGlAgIAngMAIaYCQAC1AwAhpwJAALUDACGoAkAAtQMAIakCQAC1AwAhqgJAALUDACGrAkAAtQMAIawCQAC1AwAhrQIBAJ8DACGuAkAAtQMAIa8CIAC0AwAhsAJAALUDACGxAoAAAAABsgJAALUDACGzAkAAtQMAIbQCQAC1AwAhtQJAALUDACG2AoAAAAABtwJAALUDACG4AiAAtAMAIbkCAQCfAwAhugIgALQDACG7AgEAnwMAIbwCQAC1AwAhvQICAJ4DACG-AkAAtQMAIb8CAgCeAwAhwAJAALUDACErPwAAywMAIEEAAM0DACDZAQEAjAMAIYECAQCfAwAhmgICAJ4DACGbAgEAnwMAIZwCAQCMAwAhnQIBAIwDACGeAgEAnwMAIZ8CIAC0AwAhoAICAJ4DACGhAkAAtQMAIaICQAC1AwAhowIBAIwDACGkAgEAnwMAIaUCAgCeAwAhpgJAALUDACGnAkAAtQMAIagCQAC1AwAhqQJAALUDACGqAkAAtQMAIasCQAC1AwAhrAJAALUDACGtAgEAnwMAIa4CQAC1AwAhrwIgALQDACGwAkAAtQMAIbECgAAAAAGyAkAAtQMAIbMCQAC1AwAhtAJAALUDACG1AkAAtQMAIbYCgAAAAAG3AkAAtQMAIbgCIAC0AwAhuQIBAJ8DACG6AiAAtAMAIbsCAQCfAwAhvAJAALUDACG9AgIAngMAIb4CQAC1AwAhvwICAJ4DACHAAkAAtQMAISs_AADyAwAgQAAA8wMAINkBAQAAAAGBAgEAAAABmgICAAAAAZsCAQAAAAGcAgEAAAABnQIBAAAAAZ4CAQAAAAGfAiAAAAABoAICAAAAAaECQAAAAAGiAkAAAAABowIBAAAAAaQCAQAAAAGlAgIAAAABpgJAAAAAAacCQAAAAAGoAkAAAAABqQJAAAAAAaoCQAAAAAGrAkAAAAABrAJAAAAAAa0CAQAAAAGuAkAAAAABrwIgAAAAAbACQAAAAAGxAoAAAAABsgJAAAAAAbMCQAAAAAG0AkAAAAABtQJAAAAAAbYCgAAAAAG3AkAAAAABuAIgAAAAAbkCAQAAAAG6AiAAAAABuwIBAAAAAbwCQAAAAAG9AgIAAAABvgJAAAAAAb8CAgAAAAHAAkAAAAABAgAAAEwAIA8AAJ0EACADAAAAYwAgDwAAnQQAIBAAAKEEACAtAAAAYwAgCAAAoQQAID8AAMsDACBAAADMAwAg2QEBAIwDACGBAgEAnwMAIZoCAgCeAwAhmwIBAJ8DACGcAgEAjAMAIZ0CAQCMAwAhngIBAJ8DACGfAiAAtAMAIaACAgCeAwAhoQJAALUDACGiAkAAtQMAIaMCAQCMAwAhpAIBAJ8DACGlAgIAngMAIaYCQAC1AwAhpwJAALUDACGoAkAAtQMAIakCQAC1AwAhqgJAALUDACGrAkAAtQMAIawCQAC1AwAhrQIBAJ8DACGuAkAAtQMAIa8CIAC0AwAhsAJAALUDACGxAoAAAAABsgJAALUDACGzAkAAtQMAIbQCQAC1AwAhtQJAALUDACG2AoAAAAABtwJAALUDACG4AiAAtAMAIbkCAQCfAwAhugIgALQDACG7AgEAnwMAIbwCQAC1AwAhvQICAJ4DACG-AkAAtQMAIb8CAgCeAwAhwAJAALUDACErPwAAywMAIEAAAMwDACDZAQEAjAMAIYECAQCfAwAhmgICAJ4DACGbAgEAnwMAIZwCAQCMAwAhnQIBAIwDACGeAgEAnwMAIZ8CIAC0AwAhoAICAJ4DACGhAkAAtQMAIaICQAC1AwAhowIBAIwDACGkAgEAnwMAIaUCAgCeAwAhpgJAALUDACGnAkAAtQMAIagCQAC1AwAhqQJAALUDACGqAkAAtQMAIasCQAC1AwAhrAJAALUDACGtAgEAnwMAIa4CQAC1AwAhrwIgALQDACGwAkAAtQMAIbECgAAAAAGyAkAAtQMAIbMCQAC1AwAhtAJAALUDACG1AkAAtQMAIbYCgAAAAAG3AkAAtQMAIbgCIAC0AwAhuQIBAJ8DACG6AiAAtAMAIbsCAQCfAwAhvAJAALUDACG9AgIAngMAIb4CQAC1AwAhvwICAJ4DACHAAkAAtQMAIQAAAAAFFQAGFgAHFwAIGAAJGQAKAAAAAAAFFQAGFgAHFwAIGAAJGQAKAAAAAxUAEBgAERkAEgAAAAMVABAYABEZABIAAAADFQAYGAAZGQAaAAAAAxUAGBgAGRkAGgQVACI_UR1AWiBBXiEDFQAfPAAcPlUeAT0AHQE-VgABPAAcATwAHAM_XwBAYABBYQAAAAUVACYWACcXACgYACkZACoAAAAAAAUVACYWACcXACgYACkZACoBPAAcATwAHAUVAC8WADAXADEYADIZADMAAAAAAAUVAC8WADAXADEYADIZADMBPQAdAT0AHQUVADgWADkXADoYADsZADwAAAAAAAUVADgWADkXADoYADsZADwAAAAFFQBCFgBDFwBEGABFGQBGAAAAAAAFFQBCFgBDFwBEGABFGQBGATwAHAE8ABwFFQBLFgBMFwBNGABOGQBPAAAAAAAFFQBLFgBMFwBNGABOGQBPATwAHAE8ABwDFQBUGABVGQBWAAAAAxUAVBgAVRkAVgAAAAMVAFwYAF0ZAF4AAAADFQBcGABdGQBeAAAAAxUAZBgAZRkAZgAAAAMVAGQYAGUZAGYAAAAFFQBsFgBtFwBuGABvGQBwAAAAAAAFFQBsFgBtFwBuGABvGQBwAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGhgFGxkLHBsMHRwMHh8MHyAMICEMISMMIiUCIyYNJCgMJSoCJisOJywMKC0MKS4CKjEPKzITLDQULTUULjgULzkUMDoUMTwUMj4CMz8VNEEUNUMCNkQWN0UUOEYUOUcCOkoXO0sbQk0cQ2IcRGUcRWYcRmccR2kcSGsCSWwjSm4cS3ACTHEkTXIcTnMcT3QCUHclUXgrUnkdU3odVHsdVXwdVn0dV38dWIEBAlmCASxahAEdW4YBAlyHAS1diAEdXokBHV-KAQJgjQEuYY4BNGKPAR5jkAEeZJEBHmWSAR5mkwEeZ5UBHmiXAQJpmAE1apoBHmucAQJsnQE2bZ4BHm6fAR5voAECcKMBN3GkAT1ypgE-c6cBPnSqAT51qwE-dqwBPneuAT54sAECebEBP3qzAT57tQECfLYBQH23AT5-uAE-f7kBAoABvAFBgQG9AUeCAb4BIIMBvwEghAHAASCFAcEBIIYBwgEghwHEASCIAcYBAokBxwFIigHJASCLAcsBAowBzAFJjQHNASCOAc4BII8BzwECkAHSAUqRAdMBUJIB1AEhkwHVASGUAdYBIZUB1wEhlgHYASGXAdoBIZgB3AECmQHdAVGaAd8BIZsB4QECnAHiAVKdAeMBIZ4B5AEhnwHlAQKgAegBU6EB6QFXogHrAVijAewBWKQB7wFYpQHwAVimAfEBWKcB8wFYqAH1AQKpAfYBWaoB-AFYqwH6AQKsAfsBWq0B_AFYrgH9AVivAf4BArABgQJbsQGCAl-yAYQCYLMBhQJgtAGIAmC1AYkCYLYBigJgtwGMAmC4AY4CArkBjwJhugGRAmC7AZMCArwBlAJivQGVAmC-AZYCYL8BlwICwAGaAmPBAZsCZ8IBnQJowwGeAmjEAaECaMUBogJoxgGjAmjHAaUCaMgBpwICyQGoAmnKAaoCaMsBrAICzAGtAmrNAa4CaM4BrwJozwGwAgLQAbMCa9EBtAJx"
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

// services/membership/src/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DocumentScalarFieldEnum: () => DocumentScalarFieldEnum,
  GrantScalarFieldEnum: () => GrantScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LetterScalarFieldEnum: () => LetterScalarFieldEnum,
  MemberScalarFieldEnum: () => MemberScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  NumberingScalarFieldEnum: () => NumberingScalarFieldEnum,
  OfferedListingScalarFieldEnum: () => OfferedListingScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PremiumOpeningScalarFieldEnum: () => PremiumOpeningScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  RelationLoadStrategy: () => RelationLoadStrategy,
  RoundScalarFieldEnum: () => RoundScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  ViewMonthScalarFieldEnum: () => ViewMonthScalarFieldEnum,
  WebhookScalarFieldEnum: () => WebhookScalarFieldEnum,
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
  ViewMonth: "ViewMonth",
  PremiumOpening: "PremiumOpening",
  OfferedListing: "OfferedListing",
  Member: "Member",
  Payment: "Payment",
  Document: "Document",
  Numbering: "Numbering",
  Grant: "Grant",
  Letter: "Letter",
  Webhook: "Webhook",
  Round: "Round",
  AuditEntry: "AuditEntry"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var ViewMonthScalarFieldEnum = {
  personId: "personId",
  month: "month",
  version: "version",
  counted: "counted",
  letIn: "letIn",
  openings: "openings"
};
var RelationLoadStrategy = {
  query: "query",
  join: "join"
};
var PremiumOpeningScalarFieldEnum = {
  personId: "personId",
  month: "month",
  listingId: "listingId",
  title: "title",
  openedAt: "openedAt"
};
var OfferedListingScalarFieldEnum = {
  personId: "personId",
  listingId: "listingId"
};
var MemberScalarFieldEnum = {
  personId: "personId",
  version: "version",
  role: "role",
  firstName: "firstName",
  lastName: "lastName",
  companyName: "companyName",
  isClosed: "isClosed",
  personVersion: "personVersion",
  closedAt: "closedAt",
  suspendedAt: "suspendedAt",
  state: "state",
  customerId: "customerId",
  attempt: "attempt",
  termsAcceptedAt: "termsAcceptedAt",
  upgradingSince: "upgradingSince",
  subscriptionId: "subscriptionId",
  activatedAt: "activatedAt",
  withdrawUntil: "withdrawUntil",
  paidUntil: "paidUntil",
  renewingSince: "renewingSince",
  renewalFailedAt: "renewalFailedAt",
  renewalNeeds: "renewalNeeds",
  grantedUntil: "grantedUntil",
  grantEnds: "grantEnds",
  premiumUntil: "premiumUntil",
  card: "card",
  cardBegunAt: "cardBegunAt",
  cancelWantedAt: "cancelWantedAt",
  pausedAt: "pausedAt",
  graceFrom: "graceFrom",
  yearPrice: "yearPrice",
  withdrawnAt: "withdrawnAt",
  withdrawProrated: "withdrawProrated",
  endBecause: "endBecause",
  endRefunds: "endRefunds",
  endReason: "endReason",
  endWantedAt: "endWantedAt",
  reading: "reading",
  comparedAt: "comparedAt",
  tries: "tries",
  nextTryAt: "nextTryAt"
};
var PaymentScalarFieldEnum = {
  id: "id",
  personId: "personId",
  invoiceId: "invoiceId",
  subscriptionId: "subscriptionId",
  intentId: "intentId",
  isRenewal: "isRenewal",
  status: "status",
  netPence: "netPence",
  vatPence: "vatPence",
  grossPence: "grossPence",
  vatPercent: "vatPercent",
  periodStart: "periodStart",
  periodEnd: "periodEnd",
  declinedBecause: "declinedBecause",
  createdAt: "createdAt",
  paidAt: "paidAt",
  refundedAt: "refundedAt",
  chargedPence: "chargedPence",
  refundedPence: "refundedPence",
  refundToPence: "refundToPence",
  refundedOtherwisePence: "refundedOtherwisePence",
  refundBecause: "refundBecause",
  refundWantedAt: "refundWantedAt",
  refundOpen: "refundOpen",
  refundFailedPence: "refundFailedPence",
  refundFailedAt: "refundFailedAt",
  refundTries: "refundTries",
  refundNextTryAt: "refundNextTryAt",
  disputeStatus: "disputeStatus",
  disputeDueAt: "disputeDueAt",
  disputePence: "disputePence"
};
var DocumentScalarFieldEnum = {
  id: "id",
  number: "number",
  kind: "kind",
  paymentId: "paymentId",
  personId: "personId",
  issuedAt: "issuedAt",
  customerName: "customerName",
  customerCompany: "customerCompany",
  netPence: "netPence",
  vatPence: "vatPence",
  grossPence: "grossPence"
};
var NumberingScalarFieldEnum = {
  series: "series",
  last: "last"
};
var GrantScalarFieldEnum = {
  id: "id",
  personId: "personId",
  at: "at",
  months: "months",
  until: "until",
  reason: "reason",
  actorId: "actorId",
  key: "key"
};
var LetterScalarFieldEnum = {
  personId: "personId",
  about: "about",
  at: "at"
};
var WebhookScalarFieldEnum = {
  id: "id",
  receivedAt: "receivedAt"
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
  personId: "personId",
  before: "before",
  after: "after"
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

// services/membership/src/generated/enums.ts
var enums_exports = {};

// services/membership/src/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
