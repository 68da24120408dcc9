// Of 71a9897896e09914b90cc596612e29217c949f3e348504db3717b0dc823d4dc3
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
  personId      String  @id @map("person_id") @db.Uuid
  // Of the events told.
  version       Int     @default(0)
  // What identity's events say.
  role          String?
  firstName     String  @default("") @map("first_name")
  lastName      String  @default("") @map("last_name")
  companyName   String? @map("company_name")
  isClosed      Boolean @default(false) @map("is_closed")
  personVersion Int     @default(0) @map("person_version")

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

  payment Payment @relation(fields: [paymentId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@unique([paymentId, kind])
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
config.runtimeDataModel = JSON.parse('{"models":{"ViewMonth":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"month","kind":"scalar","type":"String"},{"name":"version","kind":"scalar","type":"Int"},{"name":"counted","kind":"scalar","type":"String"},{"name":"letIn","kind":"scalar","type":"String","dbName":"let_in"},{"name":"openings","kind":"scalar","type":"Json"}],"dbName":"view_months","schema":null},"PremiumOpening":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"month","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"}],"dbName":"premium_openings","schema":null},"OfferedListing":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"listingId","kind":"scalar","type":"String","dbName":"listing_id"}],"dbName":"offered_listings","schema":null},"Member":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"isClosed","kind":"scalar","type":"Boolean","dbName":"is_closed"},{"name":"personVersion","kind":"scalar","type":"Int","dbName":"person_version"},{"name":"state","kind":"scalar","type":"String"},{"name":"customerId","kind":"scalar","type":"String","dbName":"customer_id"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"termsAcceptedAt","kind":"scalar","type":"DateTime","dbName":"terms_accepted_at"},{"name":"upgradingSince","kind":"scalar","type":"DateTime","dbName":"upgrading_since"},{"name":"subscriptionId","kind":"scalar","type":"String","dbName":"subscription_id"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"withdrawUntil","kind":"scalar","type":"DateTime","dbName":"withdraw_until"},{"name":"paidUntil","kind":"scalar","type":"DateTime","dbName":"paid_until"},{"name":"renewingSince","kind":"scalar","type":"DateTime","dbName":"renewing_since"},{"name":"renewalFailedAt","kind":"scalar","type":"DateTime","dbName":"renewal_failed_at"},{"name":"renewalNeeds","kind":"scalar","type":"String","dbName":"renewal_needs"},{"name":"grantedUntil","kind":"scalar","type":"DateTime","dbName":"granted_until"},{"name":"grantEnds","kind":"scalar","type":"Boolean","dbName":"grant_ends"},{"name":"premiumUntil","kind":"scalar","type":"DateTime","dbName":"premium_until"},{"name":"card","kind":"scalar","type":"Json"},{"name":"cardBegunAt","kind":"scalar","type":"DateTime","dbName":"card_begun_at"},{"name":"endBecause","kind":"scalar","type":"String","dbName":"end_because"},{"name":"endRefunds","kind":"scalar","type":"Boolean","dbName":"end_refunds"},{"name":"endReason","kind":"scalar","type":"String","dbName":"end_reason"},{"name":"endWantedAt","kind":"scalar","type":"DateTime","dbName":"end_wanted_at"},{"name":"reading","kind":"scalar","type":"Int"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"nextTryAt","kind":"scalar","type":"DateTime","dbName":"next_try_at"},{"name":"payments","kind":"object","type":"Payment","relationName":"MemberToPayment"},{"name":"grants","kind":"object","type":"Grant","relationName":"GrantToMember"},{"name":"letters","kind":"object","type":"Letter","relationName":"LetterToMember"}],"dbName":"members","schema":null},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"invoiceId","kind":"scalar","type":"String","dbName":"invoice_id"},{"name":"subscriptionId","kind":"scalar","type":"String","dbName":"subscription_id"},{"name":"intentId","kind":"scalar","type":"String","dbName":"intent_id"},{"name":"isRenewal","kind":"scalar","type":"Boolean","dbName":"is_renewal"},{"name":"status","kind":"scalar","type":"String"},{"name":"netPence","kind":"scalar","type":"Int","dbName":"net_pence"},{"name":"vatPence","kind":"scalar","type":"Int","dbName":"vat_pence"},{"name":"grossPence","kind":"scalar","type":"Int","dbName":"gross_pence"},{"name":"vatPercent","kind":"scalar","type":"Int","dbName":"vat_percent"},{"name":"periodStart","kind":"scalar","type":"DateTime","dbName":"period_start"},{"name":"periodEnd","kind":"scalar","type":"DateTime","dbName":"period_end"},{"name":"declinedBecause","kind":"scalar","type":"String","dbName":"declined_because"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refundedAt","kind":"scalar","type":"DateTime","dbName":"refunded_at"},{"name":"member","kind":"object","type":"Member","relationName":"MemberToPayment"},{"name":"documents","kind":"object","type":"Document","relationName":"DocumentToPayment"}],"dbName":"payments","schema":null},"Document":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"number","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"customerName","kind":"scalar","type":"String","dbName":"customer_name"},{"name":"customerCompany","kind":"scalar","type":"String","dbName":"customer_company"},{"name":"payment","kind":"object","type":"Payment","relationName":"DocumentToPayment"}],"dbName":"documents","schema":null},"Numbering":{"fields":[{"name":"series","kind":"scalar","type":"String"},{"name":"last","kind":"scalar","type":"Int"}],"dbName":"numberings","schema":null},"Grant":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"months","kind":"scalar","type":"Int"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"reason","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"member","kind":"object","type":"Member","relationName":"GrantToMember"}],"dbName":"grants","schema":null},"Letter":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"about","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"member","kind":"object","type":"Member","relationName":"LetterToMember"}],"dbName":"letters","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"webhooks","schema":null},"Round":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"}],"dbName":"rounds","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"}],"dbName":"audit","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","ViewMonth.findUnique","ViewMonth.findUniqueOrThrow","orderBy","cursor","ViewMonth.findFirst","ViewMonth.findFirstOrThrow","ViewMonth.findMany","data","ViewMonth.createOne","ViewMonth.createMany","ViewMonth.createManyAndReturn","ViewMonth.updateOne","ViewMonth.updateMany","ViewMonth.updateManyAndReturn","create","update","ViewMonth.upsertOne","ViewMonth.deleteOne","ViewMonth.deleteMany","having","_count","_avg","_sum","_min","_max","ViewMonth.groupBy","ViewMonth.aggregate","PremiumOpening.findUnique","PremiumOpening.findUniqueOrThrow","PremiumOpening.findFirst","PremiumOpening.findFirstOrThrow","PremiumOpening.findMany","PremiumOpening.createOne","PremiumOpening.createMany","PremiumOpening.createManyAndReturn","PremiumOpening.updateOne","PremiumOpening.updateMany","PremiumOpening.updateManyAndReturn","PremiumOpening.upsertOne","PremiumOpening.deleteOne","PremiumOpening.deleteMany","PremiumOpening.groupBy","PremiumOpening.aggregate","OfferedListing.findUnique","OfferedListing.findUniqueOrThrow","OfferedListing.findFirst","OfferedListing.findFirstOrThrow","OfferedListing.findMany","OfferedListing.createOne","OfferedListing.createMany","OfferedListing.createManyAndReturn","OfferedListing.updateOne","OfferedListing.updateMany","OfferedListing.updateManyAndReturn","OfferedListing.upsertOne","OfferedListing.deleteOne","OfferedListing.deleteMany","OfferedListing.groupBy","OfferedListing.aggregate","member","payment","documents","payments","grants","letters","Member.findUnique","Member.findUniqueOrThrow","Member.findFirst","Member.findFirstOrThrow","Member.findMany","Member.createOne","Member.createMany","Member.createManyAndReturn","Member.updateOne","Member.updateMany","Member.updateManyAndReturn","Member.upsertOne","Member.deleteOne","Member.deleteMany","Member.groupBy","Member.aggregate","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","Document.findUnique","Document.findUniqueOrThrow","Document.findFirst","Document.findFirstOrThrow","Document.findMany","Document.createOne","Document.createMany","Document.createManyAndReturn","Document.updateOne","Document.updateMany","Document.updateManyAndReturn","Document.upsertOne","Document.deleteOne","Document.deleteMany","Document.groupBy","Document.aggregate","Numbering.findUnique","Numbering.findUniqueOrThrow","Numbering.findFirst","Numbering.findFirstOrThrow","Numbering.findMany","Numbering.createOne","Numbering.createMany","Numbering.createManyAndReturn","Numbering.updateOne","Numbering.updateMany","Numbering.updateManyAndReturn","Numbering.upsertOne","Numbering.deleteOne","Numbering.deleteMany","Numbering.groupBy","Numbering.aggregate","Grant.findUnique","Grant.findUniqueOrThrow","Grant.findFirst","Grant.findFirstOrThrow","Grant.findMany","Grant.createOne","Grant.createMany","Grant.createManyAndReturn","Grant.updateOne","Grant.updateMany","Grant.updateManyAndReturn","Grant.upsertOne","Grant.deleteOne","Grant.deleteMany","Grant.groupBy","Grant.aggregate","Letter.findUnique","Letter.findUniqueOrThrow","Letter.findFirst","Letter.findFirstOrThrow","Letter.findMany","Letter.createOne","Letter.createMany","Letter.createManyAndReturn","Letter.updateOne","Letter.updateMany","Letter.updateManyAndReturn","Letter.upsertOne","Letter.deleteOne","Letter.deleteMany","Letter.groupBy","Letter.aggregate","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","Round.findUnique","Round.findUniqueOrThrow","Round.findFirst","Round.findFirstOrThrow","Round.findMany","Round.createOne","Round.createMany","Round.createManyAndReturn","Round.updateOne","Round.updateMany","Round.updateManyAndReturn","Round.upsertOne","Round.deleteOne","Round.deleteMany","Round.groupBy","Round.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","AND","OR","NOT","id","at","actorId","action","personId","before","after","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","name","doneAt","receivedAt","about","months","until","reason","key","series","last","number","kind","paymentId","issuedAt","customerName","customerCompany","invoiceId","subscriptionId","intentId","isRenewal","status","netPence","vatPence","grossPence","vatPercent","periodStart","periodEnd","declinedBecause","createdAt","paidAt","refundedAt","version","role","firstName","lastName","companyName","isClosed","personVersion","state","customerId","attempt","termsAcceptedAt","upgradingSince","activatedAt","withdrawUntil","paidUntil","renewingSince","renewalFailedAt","renewalNeeds","grantedUntil","grantEnds","premiumUntil","card","cardBegunAt","endBecause","endRefunds","endReason","endWantedAt","reading","comparedAt","tries","nextTryAt","every","some","none","personId_about","actorId_key","paymentId_kind","listingId","personId_listingId","month","title","openedAt","personId_month_listingId","counted","letIn","openings","has","hasEvery","hasSome","personId_month","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "mwRvwAEK0gEAAIADADDTAQAABAAQ1AEAAIADADDZAQEAyAIAIYwCAgDaAgAhswIBAMkCACG3AgAA_wIAILgCAAD_AgAguQIAAMoCACC9AgAAgQMAIAEAAAABACABAAAAAQAgCdIBAACAAwAw0wEAAAQAENQBAACAAwAw2QEBAMgCACGMAgIA2gIAIbMCAQDJAgAhtwIAAP8CACC4AgAA_wIAILkCAADKAgAgAAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAbZAQEAAAABjAICAAAAAbMCAQAAAAG3AgAAggQAILgCAACDBAAguQKAAAAAAQEIAAAJACAG2QEBAAAAAYwCAgAAAAGzAgEAAAABtwIAAIIEACC4AgAAgwQAILkCgAAAAAEBCAAACwAwAQgAAAsAMAbZAQEAiQMAIYwCAgCbAwAhswIBAIkDACG3AgAAgAQAILgCAACBBAAguQKAAAAAAQIAAAABACAIAAAOACAG2QEBAIkDACGMAgIAmwMAIbMCAQCJAwAhtwIAAIAEACC4AgAAgQQAILkCgAAAAAECAAAABAAgCAAAEAAgAgAAAAQAIAgAABAAIAMAAAABACAPAAAJACAQAAAOACABAAAAAQAgAQAAAAQAIAUVAAD7AwAgFgAA_AMAIBcAAP8DACAYAAD-AwAgGQAA_QMAIAnSAQAA_gIAMNMBAAAXABDUAQAA_gIAMNkBAQC4AgAhjAICANICACGzAgEAuQIAIbcCAAD_AgAguAIAAP8CACC5AgAAugIAIAMAAAAEACADAAAWADAUAAAXACADAAAABAAgAwAABQAwBAAAAQAgCdIBAAD8AgAw0wEAAB0AENQBAAD8AgAw2QEBAMgCACGxAgEAyQIAIbMCAQDJAgAhtAIBAMkCACG1AkAAxwIAIbYCAAD9AgAgAQAAABoAIAEAAAAaACAI0gEAAPwCADDTAQAAHQAQ1AEAAPwCADDZAQEAyAIAIbECAQDJAgAhswIBAMkCACG0AgEAyQIAIbUCQADHAgAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAXZAQEAAAABsQIBAAAAAbMCAQAAAAG0AgEAAAABtQJAAAAAAQEIAAAiACAF2QEBAAAAAbECAQAAAAGzAgEAAAABtAIBAAAAAbUCQAAAAAEBCAAAJAAwAQgAACQAMAXZAQEAiQMAIbECAQCJAwAhswIBAIkDACG0AgEAiQMAIbUCQACIAwAhAgAAABoAIAgAACcAIAXZAQEAiQMAIbECAQCJAwAhswIBAIkDACG0AgEAiQMAIbUCQACIAwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAA-AMAIBgAAPoDACAZAAD5AwAgCNIBAAD7AgAw0wEAADAAENQBAAD7AgAw2QEBALgCACGxAgEAuQIAIbMCAQC5AgAhtAIBALkCACG1AkAAtwIAIQMAAAAdACADAAAvADAUAAAwACADAAAAHQAgAwAAHgAwBAAAGgAgBtIBAAD5AgAw0wEAADYAENQBAAD5AgAw2QEBAMgCACGxAgEAyQIAIbICAAD6AgAgAQAAADMAIAEAAAAzACAF0gEAAPkCADDTAQAANgAQ1AEAAPkCADDZAQEAyAIAIbECAQDJAgAhAAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIALZAQEAAAABsQIBAAAAAQEIAAA7ACAC2QEBAAAAAbECAQAAAAEBCAAAPQAwAQgAAD0AMALZAQEAiQMAIbECAQCJAwAhAgAAADMAIAgAAEAAIALZAQEAiQMAIbECAQCJAwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACADFQAA9QMAIBgAAPcDACAZAAD2AwAgBdIBAAD4AgAw0wEAAEkAENQBAAD4AgAw2QEBALgCACGxAgEAuQIAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJz8AAOsCACBAAADsAgAgQQAA7QIAINIBAADmAgAw0wEAAGMAENQBAADmAgAw2QEBAAAAAf4BAQAAAAGMAgIA2gIAIY0CAQDnAgAhjgIBAMkCACGPAgEAyQIAIZACAQDnAgAhkQIgAOgCACGSAgIA2gIAIZMCAQDJAgAhlAIBAAAAAZUCAgDaAgAhlgJAAOkCACGXAkAA6QIAIZgCQADpAgAhmQJAAOkCACGaAkAA6QIAIZsCQADpAgAhnAJAAOkCACGdAgEA5wIAIZ4CQADpAgAhnwIgAOgCACGgAkAA6QIAIaECAADqAgAgogJAAOkCACGjAgEA5wIAIaQCIADoAgAhpQIBAOcCACGmAkAA6QIAIacCAgDaAgAhqAJAAOkCACGpAgIA2gIAIaoCQADpAgAhAQAAAEwAIBY8AADwAgAgPgAA9wIAINIBAAD2AgAw0wEAAE4AENQBAAD2AgAw1QEBAMgCACHZAQEAyAIAIf0BAQDJAgAh_gEBAMkCACH_AQEA5wIAIYACIADoAgAhgQIBAMkCACGCAgIA2gIAIYMCAgDaAgAhhAICANoCACGFAgIA2gIAIYYCQADHAgAhhwJAAMcCACGIAgEA5wIAIYkCQADHAgAhigJAAOkCACGLAkAA6QIAIQY8AADyAwAgPgAA9AMAIP8BAACVAwAgiAIAAJUDACCKAgAAlQMAIIsCAACVAwAgFjwAAPACACA-AAD3AgAg0gEAAPYCADDTAQAATgAQ1AEAAPYCADDVAQEAAAAB2QEBAMgCACH9AQEAAAAB_gEBAMkCACH_AQEA5wIAIYACIADoAgAhgQIBAMkCACGCAgIA2gIAIYMCAgDaAgAhhAICANoCACGFAgIA2gIAIYYCQADHAgAhhwJAAMcCACGIAgEA5wIAIYkCQADHAgAhigJAAOkCACGLAkAA6QIAIQMAAABOACADAABPADAEAABQACAMPQAA9QIAINIBAAD0AgAw0wEAAFIAENQBAAD0AgAw1QEBAMgCACHZAQEAyAIAIfcBAQDJAgAh-AEBAMkCACH5AQEAyAIAIfoBQADHAgAh-wEBAMkCACH8AQEA5wIAIQI9AADzAwAg_AEAAJUDACANPQAA9QIAINIBAAD0AgAw0wEAAFIAENQBAAD0AgAw1QEBAAAAAdkBAQDIAgAh9wEBAAAAAfgBAQDJAgAh-QEBAMgCACH6AUAAxwIAIfsBAQDJAgAh_AEBAOcCACGwAgAA8wIAIAMAAABSACADAABTADAEAABUACABAAAAUgAgDDwAAPACACDSAQAA8gIAMNMBAABXABDUAQAA8gIAMNUBBADGAgAh1gFAAMcCACHXAQEAyAIAIdkBAQDIAgAh8QECANoCACHyAUAAxwIAIfMBAQDJAgAh9AEBAOcCACECPAAA8gMAIPQBAACVAwAgDTwAAPACACDSAQAA8gIAMNMBAABXABDUAQAA8gIAMNUBBAAAAAHWAUAAxwIAIdcBAQDIAgAh2QEBAMgCACHxAQIA2gIAIfIBQADHAgAh8wEBAMkCACH0AQEA5wIAIa8CAADxAgAgAwAAAFcAIAMAAFgAMAQAAFkAIAc8AADwAgAg0gEAAO8CADDTAQAAWwAQ1AEAAO8CADDWAUAAxwIAIdkBAQDIAgAh8AEBAMkCACEBPAAA8gMAIAg8AADwAgAg0gEAAO8CADDTAQAAWwAQ1AEAAO8CADDWAUAAxwIAIdkBAQDIAgAh8AEBAMkCACGuAgAA7gIAIAMAAABbACADAABcADAEAABdACABAAAATgAgAQAAAFcAIAEAAABbACABAAAATAAgJz8AAOsCACBAAADsAgAgQQAA7QIAINIBAADmAgAw0wEAAGMAENQBAADmAgAw2QEBAMgCACH-AQEA5wIAIYwCAgDaAgAhjQIBAOcCACGOAgEAyQIAIY8CAQDJAgAhkAIBAOcCACGRAiAA6AIAIZICAgDaAgAhkwIBAMkCACGUAgEA5wIAIZUCAgDaAgAhlgJAAOkCACGXAkAA6QIAIZgCQADpAgAhmQJAAOkCACGaAkAA6QIAIZsCQADpAgAhnAJAAOkCACGdAgEA5wIAIZ4CQADpAgAhnwIgAOgCACGgAkAA6QIAIaECAADqAgAgogJAAOkCACGjAgEA5wIAIaQCIADoAgAhpQIBAOcCACGmAkAA6QIAIacCAgDaAgAhqAJAAOkCACGpAgIA2gIAIaoCQADpAgAhGD8AAO8DACBAAADwAwAgQQAA8QMAIP4BAACVAwAgjQIAAJUDACCQAgAAlQMAIJQCAACVAwAglgIAAJUDACCXAgAAlQMAIJgCAACVAwAgmQIAAJUDACCaAgAAlQMAIJsCAACVAwAgnAIAAJUDACCdAgAAlQMAIJ4CAACVAwAgoAIAAJUDACChAgAAlQMAIKICAACVAwAgowIAAJUDACClAgAAlQMAIKYCAACVAwAgqAIAAJUDACCqAgAAlQMAIAMAAABjACADAABkADAEAABMACADAAAAYwAgAwAAZAAwBAAATAAgAwAAAGMAIAMAAGQAMAQAAEwAICQ_AADsAwAgQAAA7QMAIEEAAO4DACDZAQEAAAAB_gEBAAAAAYwCAgAAAAGNAgEAAAABjgIBAAAAAY8CAQAAAAGQAgEAAAABkQIgAAAAAZICAgAAAAGTAgEAAAABlAIBAAAAAZUCAgAAAAGWAkAAAAABlwJAAAAAAZgCQAAAAAGZAkAAAAABmgJAAAAAAZsCQAAAAAGcAkAAAAABnQIBAAAAAZ4CQAAAAAGfAiAAAAABoAJAAAAAAaECgAAAAAGiAkAAAAABowIBAAAAAaQCIAAAAAGlAgEAAAABpgJAAAAAAacCAgAAAAGoAkAAAAABqQICAAAAAaoCQAAAAAEBCAAAaAAgIdkBAQAAAAH-AQEAAAABjAICAAAAAY0CAQAAAAGOAgEAAAABjwIBAAAAAZACAQAAAAGRAiAAAAABkgICAAAAAZMCAQAAAAGUAgEAAAABlQICAAAAAZYCQAAAAAGXAkAAAAABmAJAAAAAAZkCQAAAAAGaAkAAAAABmwJAAAAAAZwCQAAAAAGdAgEAAAABngJAAAAAAZ8CIAAAAAGgAkAAAAABoQKAAAAAAaICQAAAAAGjAgEAAAABpAIgAAAAAaUCAQAAAAGmAkAAAAABpwICAAAAAagCQAAAAAGpAgIAAAABqgJAAAAAAQEIAABqADABCAAAagAwJD8AAMUDACBAAADGAwAgQQAAxwMAINkBAQCJAwAh_gEBAJwDACGMAgIAmwMAIY0CAQCcAwAhjgIBAIkDACGPAgEAiQMAIZACAQCcAwAhkQIgAK4DACGSAgIAmwMAIZMCAQCJAwAhlAIBAJwDACGVAgIAmwMAIZYCQACvAwAhlwJAAK8DACGYAkAArwMAIZkCQACvAwAhmgJAAK8DACGbAkAArwMAIZwCQACvAwAhnQIBAJwDACGeAkAArwMAIZ8CIACuAwAhoAJAAK8DACGhAoAAAAABogJAAK8DACGjAgEAnAMAIaQCIACuAwAhpQIBAJwDACGmAkAArwMAIacCAgCbAwAhqAJAAK8DACGpAgIAmwMAIaoCQACvAwAhAgAAAEwAIAgAAG0AICHZAQEAiQMAIf4BAQCcAwAhjAICAJsDACGNAgEAnAMAIY4CAQCJAwAhjwIBAIkDACGQAgEAnAMAIZECIACuAwAhkgICAJsDACGTAgEAiQMAIZQCAQCcAwAhlQICAJsDACGWAkAArwMAIZcCQACvAwAhmAJAAK8DACGZAkAArwMAIZoCQACvAwAhmwJAAK8DACGcAkAArwMAIZ0CAQCcAwAhngJAAK8DACGfAiAArgMAIaACQACvAwAhoQKAAAAAAaICQACvAwAhowIBAJwDACGkAiAArgMAIaUCAQCcAwAhpgJAAK8DACGnAgIAmwMAIagCQACvAwAhqQICAJsDACGqAkAArwMAIQIAAABjACAIAABvACACAAAAYwAgCAAAbwAgAwAAAEwAIA8AAGgAIBAAAG0AIAEAAABMACABAAAAYwAgGhUAAMADACAWAADBAwAgFwAAxAMAIBgAAMMDACAZAADCAwAg_gEAAJUDACCNAgAAlQMAIJACAACVAwAglAIAAJUDACCWAgAAlQMAIJcCAACVAwAgmAIAAJUDACCZAgAAlQMAIJoCAACVAwAgmwIAAJUDACCcAgAAlQMAIJ0CAACVAwAgngIAAJUDACCgAgAAlQMAIKECAACVAwAgogIAAJUDACCjAgAAlQMAIKUCAACVAwAgpgIAAJUDACCoAgAAlQMAIKoCAACVAwAgJNIBAADjAgAw0wEAAHYAENQBAADjAgAw2QEBALgCACH-AQEA0wIAIYwCAgDSAgAhjQIBANMCACGOAgEAuQIAIY8CAQC5AgAhkAIBANMCACGRAiAA3QIAIZICAgDSAgAhkwIBALkCACGUAgEA0wIAIZUCAgDSAgAhlgJAAN4CACGXAkAA3gIAIZgCQADeAgAhmQJAAN4CACGaAkAA3gIAIZsCQADeAgAhnAJAAN4CACGdAgEA0wIAIZ4CQADeAgAhnwIgAN0CACGgAkAA3gIAIaECAADkAgAgogJAAN4CACGjAgEA0wIAIaQCIADdAgAhpQIBANMCACGmAkAA3gIAIacCAgDSAgAhqAJAAN4CACGpAgIA0gIAIaoCQADeAgAhAwAAAGMAIAMAAHUAMBQAAHYAIAMAAABjACADAABkADAEAABMACABAAAAUAAgAQAAAFAAIAMAAABOACADAABPADAEAABQACADAAAATgAgAwAATwAwBAAAUAAgAwAAAE4AIAMAAE8AMAQAAFAAIBM8AAC-AwAgPgAAvwMAINUBAQAAAAHZAQEAAAAB_QEBAAAAAf4BAQAAAAH_AQEAAAABgAIgAAAAAYECAQAAAAGCAgIAAAABgwICAAAAAYQCAgAAAAGFAgIAAAABhgJAAAAAAYcCQAAAAAGIAgEAAAABiQJAAAAAAYoCQAAAAAGLAkAAAAABAQgAAH4AIBHVAQEAAAAB2QEBAAAAAf0BAQAAAAH-AQEAAAAB_wEBAAAAAYACIAAAAAGBAgEAAAABggICAAAAAYMCAgAAAAGEAgIAAAABhQICAAAAAYYCQAAAAAGHAkAAAAABiAIBAAAAAYkCQAAAAAGKAkAAAAABiwJAAAAAAQEIAACAAQAwAQgAAIABADATPAAAsAMAID4AALEDACDVAQEAiQMAIdkBAQCJAwAh_QEBAIkDACH-AQEAiQMAIf8BAQCcAwAhgAIgAK4DACGBAgEAiQMAIYICAgCbAwAhgwICAJsDACGEAgIAmwMAIYUCAgCbAwAhhgJAAIgDACGHAkAAiAMAIYgCAQCcAwAhiQJAAIgDACGKAkAArwMAIYsCQACvAwAhAgAAAFAAIAgAAIMBACAR1QEBAIkDACHZAQEAiQMAIf0BAQCJAwAh_gEBAIkDACH_AQEAnAMAIYACIACuAwAhgQIBAIkDACGCAgIAmwMAIYMCAgCbAwAhhAICAJsDACGFAgIAmwMAIYYCQACIAwAhhwJAAIgDACGIAgEAnAMAIYkCQACIAwAhigJAAK8DACGLAkAArwMAIQIAAABOACAIAACFAQAgAgAAAE4AIAgAAIUBACADAAAAUAAgDwAAfgAgEAAAgwEAIAEAAABQACABAAAATgAgCRUAAKkDACAWAACqAwAgFwAArQMAIBgAAKwDACAZAACrAwAg_wEAAJUDACCIAgAAlQMAIIoCAACVAwAgiwIAAJUDACAU0gEAANwCADDTAQAAjAEAENQBAADcAgAw1QEBALgCACHZAQEAuAIAIf0BAQC5AgAh_gEBALkCACH_AQEA0wIAIYACIADdAgAhgQIBALkCACGCAgIA0gIAIYMCAgDSAgAhhAICANICACGFAgIA0gIAIYYCQAC3AgAhhwJAALcCACGIAgEA0wIAIYkCQAC3AgAhigJAAN4CACGLAkAA3gIAIQMAAABOACADAACLAQAwFAAAjAEAIAMAAABOACADAABPADAEAABQACABAAAAVAAgAQAAAFQAIAMAAABSACADAABTADAEAABUACADAAAAUgAgAwAAUwAwBAAAVAAgAwAAAFIAIAMAAFMAMAQAAFQAIAk9AACoAwAg1QEBAAAAAdkBAQAAAAH3AQEAAAAB-AEBAAAAAfkBAQAAAAH6AUAAAAAB-wEBAAAAAfwBAQAAAAEBCAAAlAEAIAjVAQEAAAAB2QEBAAAAAfcBAQAAAAH4AQEAAAAB-QEBAAAAAfoBQAAAAAH7AQEAAAAB_AEBAAAAAQEIAACWAQAwAQgAAJYBADAJPQAApwMAINUBAQCJAwAh2QEBAIkDACH3AQEAiQMAIfgBAQCJAwAh-QEBAIkDACH6AUAAiAMAIfsBAQCJAwAh_AEBAJwDACECAAAAVAAgCAAAmQEAIAjVAQEAiQMAIdkBAQCJAwAh9wEBAIkDACH4AQEAiQMAIfkBAQCJAwAh-gFAAIgDACH7AQEAiQMAIfwBAQCcAwAhAgAAAFIAIAgAAJsBACACAAAAUgAgCAAAmwEAIAMAAABUACAPAACUAQAgEAAAmQEAIAEAAABUACABAAAAUgAgBBUAAKQDACAYAACmAwAgGQAApQMAIPwBAACVAwAgC9IBAADbAgAw0wEAAKIBABDUAQAA2wIAMNUBAQC4AgAh2QEBALgCACH3AQEAuQIAIfgBAQC5AgAh-QEBALgCACH6AUAAtwIAIfsBAQC5AgAh_AEBANMCACEDAAAAUgAgAwAAoQEAMBQAAKIBACADAAAAUgAgAwAAUwAwBAAAVAAgBdIBAADZAgAw0wEAAKgBABDUAQAA2QIAMPUBAQAAAAH2AQIA2gIAIQEAAAClAQAgAQAAAKUBACAF0gEAANkCADDTAQAAqAEAENQBAADZAgAw9QEBAMkCACH2AQIA2gIAIQADAAAAqAEAIAMAAKkBADAEAAClAQAgAwAAAKgBACADAACpAQAwBAAApQEAIAMAAACoAQAgAwAAqQEAMAQAAKUBACAC9QEBAAAAAfYBAgAAAAEBCAAArQEAIAL1AQEAAAAB9gECAAAAAQEIAACvAQAwAQgAAK8BADAC9QEBAIkDACH2AQIAmwMAIQIAAAClAQAgCAAAsgEAIAL1AQEAiQMAIfYBAgCbAwAhAgAAAKgBACAIAAC0AQAgAgAAAKgBACAIAAC0AQAgAwAAAKUBACAPAACtAQAgEAAAsgEAIAEAAAClAQAgAQAAAKgBACAFFQAAnwMAIBYAAKADACAXAACjAwAgGAAAogMAIBkAAKEDACAF0gEAANgCADDTAQAAuwEAENQBAADYAgAw9QEBALkCACH2AQIA0gIAIQMAAACoAQAgAwAAugEAMBQAALsBACADAAAAqAEAIAMAAKkBADAEAAClAQAgAQAAAFkAIAEAAABZACADAAAAVwAgAwAAWAAwBAAAWQAgAwAAAFcAIAMAAFgAMAQAAFkAIAMAAABXACADAABYADAEAABZACAJPAAAngMAINUBBAAAAAHWAUAAAAAB1wEBAAAAAdkBAQAAAAHxAQIAAAAB8gFAAAAAAfMBAQAAAAH0AQEAAAABAQgAAMMBACAI1QEEAAAAAdYBQAAAAAHXAQEAAAAB2QEBAAAAAfEBAgAAAAHyAUAAAAAB8wEBAAAAAfQBAQAAAAEBCAAAxQEAMAEIAADFAQAwCTwAAJ0DACDVAQQAhwMAIdYBQACIAwAh1wEBAIkDACHZAQEAiQMAIfEBAgCbAwAh8gFAAIgDACHzAQEAiQMAIfQBAQCcAwAhAgAAAFkAIAgAAMgBACAI1QEEAIcDACHWAUAAiAMAIdcBAQCJAwAh2QEBAIkDACHxAQIAmwMAIfIBQACIAwAh8wEBAIkDACH0AQEAnAMAIQIAAABXACAIAADKAQAgAgAAAFcAIAgAAMoBACADAAAAWQAgDwAAwwEAIBAAAMgBACABAAAAWQAgAQAAAFcAIAYVAACWAwAgFgAAlwMAIBcAAJoDACAYAACZAwAgGQAAmAMAIPQBAACVAwAgC9IBAADRAgAw0wEAANEBABDUAQAA0QIAMNUBBAC2AgAh1gFAALcCACHXAQEAuAIAIdkBAQC4AgAh8QECANICACHyAUAAtwIAIfMBAQC5AgAh9AEBANMCACEDAAAAVwAgAwAA0AEAMBQAANEBACADAAAAVwAgAwAAWAAwBAAAWQAgAQAAAF0AIAEAAABdACADAAAAWwAgAwAAXAAwBAAAXQAgAwAAAFsAIAMAAFwAMAQAAF0AIAMAAABbACADAABcADAEAABdACAEPAAAlAMAINYBQAAAAAHZAQEAAAAB8AEBAAAAAQEIAADZAQAgA9YBQAAAAAHZAQEAAAAB8AEBAAAAAQEIAADbAQAwAQgAANsBADAEPAAAkwMAINYBQACIAwAh2QEBAIkDACHwAQEAiQMAIQIAAABdACAIAADeAQAgA9YBQACIAwAh2QEBAIkDACHwAQEAiQMAIQIAAABbACAIAADgAQAgAgAAAFsAIAgAAOABACADAAAAXQAgDwAA2QEAIBAAAN4BACABAAAAXQAgAQAAAFsAIAMVAACQAwAgGAAAkgMAIBkAAJEDACAG0gEAANACADDTAQAA5wEAENQBAADQAgAw1gFAALcCACHZAQEAuAIAIfABAQC5AgAhAwAAAFsAIAMAAOYBADAUAADnAQAgAwAAAFsAIAMAAFwAMAQAAF0AIAXSAQAAzwIAMNMBAADtAQAQ1AEAAM8CADDVAQEAAAAB7wFAAMcCACEBAAAA6gEAIAEAAADqAQAgBdIBAADPAgAw0wEAAO0BABDUAQAAzwIAMNUBAQDJAgAh7wFAAMcCACEAAwAAAO0BACADAADuAQAwBAAA6gEAIAMAAADtAQAgAwAA7gEAMAQAAOoBACADAAAA7QEAIAMAAO4BADAEAADqAQAgAtUBAQAAAAHvAUAAAAABAQgAAPIBACAC1QEBAAAAAe8BQAAAAAEBCAAA9AEAMAEIAAD0AQAwAtUBAQCJAwAh7wFAAIgDACECAAAA6gEAIAgAAPcBACAC1QEBAIkDACHvAUAAiAMAIQIAAADtAQAgCAAA-QEAIAIAAADtAQAgCAAA-QEAIAMAAADqAQAgDwAA8gEAIBAAAPcBACABAAAA6gEAIAEAAADtAQAgAxUAAI0DACAYAACPAwAgGQAAjgMAIAXSAQAAzgIAMNMBAACAAgAQ1AEAAM4CADDVAQEAuQIAIe8BQAC3AgAhAwAAAO0BACADAAD_AQAwFAAAgAIAIAMAAADtAQAgAwAA7gEAMAQAAOoBACAF0gEAAM0CADDTAQAAhgIAENQBAADNAgAw7QEBAAAAAe4BQADHAgAhAQAAAIMCACABAAAAgwIAIAXSAQAAzQIAMNMBAACGAgAQ1AEAAM0CADDtAQEAyQIAIe4BQADHAgAhAAMAAACGAgAgAwAAhwIAMAQAAIMCACADAAAAhgIAIAMAAIcCADAEAACDAgAgAwAAAIYCACADAACHAgAwBAAAgwIAIALtAQEAAAAB7gFAAAAAAQEIAACLAgAgAu0BAQAAAAHuAUAAAAABAQgAAI0CADABCAAAjQIAMALtAQEAiQMAIe4BQACIAwAhAgAAAIMCACAIAACQAgAgAu0BAQCJAwAh7gFAAIgDACECAAAAhgIAIAgAAJICACACAAAAhgIAIAgAAJICACADAAAAgwIAIA8AAIsCACAQAACQAgAgAQAAAIMCACABAAAAhgIAIAMVAACKAwAgGAAAjAMAIBkAAIsDACAF0gEAAMwCADDTAQAAmQIAENQBAADMAgAw7QEBALkCACHuAUAAtwIAIQMAAACGAgAgAwAAmAIAMBQAAJkCACADAAAAhgIAIAMAAIcCADAEAACDAgAgCtIBAADFAgAw0wEAAJ8CABDUAQAAxQIAMNUBBAAAAAHWAUAAxwIAIdcBAQDIAgAh2AEBAMkCACHZAQEAyAIAIdoBAADKAgAg2wEAAMoCACABAAAAnAIAIAEAAACcAgAgCtIBAADFAgAw0wEAAJ8CABDUAQAAxQIAMNUBBADGAgAh1gFAAMcCACHXAQEAyAIAIdgBAQDJAgAh2QEBAMgCACHaAQAAygIAINsBAADKAgAgAAMAAACfAgAgAwAAoAIAMAQAAJwCACADAAAAnwIAIAMAAKACADAEAACcAgAgAwAAAJ8CACADAACgAgAwBAAAnAIAIAfVAQQAAAAB1gFAAAAAAdcBAQAAAAHYAQEAAAAB2QEBAAAAAdoBgAAAAAHbAYAAAAABAQgAAKQCACAH1QEEAAAAAdYBQAAAAAHXAQEAAAAB2AEBAAAAAdkBAQAAAAHaAYAAAAAB2wGAAAAAAQEIAACmAgAwAQgAAKYCADAH1QEEAIcDACHWAUAAiAMAIdcBAQCJAwAh2AEBAIkDACHZAQEAiQMAIdoBgAAAAAHbAYAAAAABAgAAAJwCACAIAACpAgAgB9UBBACHAwAh1gFAAIgDACHXAQEAiQMAIdgBAQCJAwAh2QEBAIkDACHaAYAAAAAB2wGAAAAAAQIAAACfAgAgCAAAqwIAIAIAAACfAgAgCAAAqwIAIAMAAACcAgAgDwAApAIAIBAAAKkCACABAAAAnAIAIAEAAACfAgAgBRUAAIIDACAWAACDAwAgFwAAhgMAIBgAAIUDACAZAACEAwAgCtIBAAC1AgAw0wEAALICABDUAQAAtQIAMNUBBAC2AgAh1gFAALcCACHXAQEAuAIAIdgBAQC5AgAh2QEBALgCACHaAQAAugIAINsBAAC6AgAgAwAAAJ8CACADAACxAgAwFAAAsgIAIAMAAACfAgAgAwAAoAIAMAQAAJwCACAK0gEAALUCADDTAQAAsgIAENQBAAC1AgAw1QEEALYCACHWAUAAtwIAIdcBAQC4AgAh2AEBALkCACHZAQEAuAIAIdoBAAC6AgAg2wEAALoCACANFQAAuwIAIBYAAMMCACAXAADEAgAgGAAAxAIAIBkAAMQCACDcAQQAAAAB4wEEAAAAAeQBBAAAAAHlAQQAAAAB5gEEAAAAAecBBADCAgAh6AEEAAAABOkBBAAAAAQLFQAAuwIAIBgAAMECACAZAADBAgAg3AFAAAAAAeMBQAAAAAHkAUAAAAAB5QFAAAAAAeYBQAAAAAHnAUAAwAIAIegBQAAAAATpAUAAAAAECxUAALsCACAYAAC-AgAgGQAAvgIAINwBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBAL8CACHoAQEAAAAE6QEBAAAABA4VAAC7AgAgGAAAvgIAIBkAAL4CACDcAQEAAAAB4wEBAAAAAeQBAQAAAAHlAQEAAAAB5gEBAAAAAecBAQC9AgAh6AEBAAAABOkBAQAAAATqAQEAAAAB6wEBAAAAAewBAQAAAAEPFQAAuwIAIBgAALwCACAZAAC8AgAg3AGAAAAAAd0BAQAAAAHeAQEAAAAB3wEBAAAAAeABgAAAAAHhAYAAAAAB4gGAAAAAAeMBgAAAAAHkAYAAAAAB5QGAAAAAAeYBgAAAAAHnAYAAAAABCNwBAgAAAAHjAQIAAAAB5AECAAAAAeUBAgAAAAHmAQIAAAAB5wECALsCACHoAQIAAAAE6QECAAAABAzcAYAAAAAB3QEBAAAAAd4BAQAAAAHfAQEAAAAB4AGAAAAAAeEBgAAAAAHiAYAAAAAB4wGAAAAAAeQBgAAAAAHlAYAAAAAB5gGAAAAAAecBgAAAAAEOFQAAuwIAIBgAAL4CACAZAAC-AgAg3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEAvQIAIegBAQAAAATpAQEAAAAE6gEBAAAAAesBAQAAAAHsAQEAAAABC9wBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBAL4CACHoAQEAAAAE6QEBAAAABOoBAQAAAAHrAQEAAAAB7AEBAAAAAQsVAAC7AgAgGAAAvgIAIBkAAL4CACDcAQEAAAAB4wEBAAAAAeQBAQAAAAHlAQEAAAAB5gEBAAAAAecBAQC_AgAh6AEBAAAABOkBAQAAAAQLFQAAuwIAIBgAAMECACAZAADBAgAg3AFAAAAAAeMBQAAAAAHkAUAAAAAB5QFAAAAAAeYBQAAAAAHnAUAAwAIAIegBQAAAAATpAUAAAAAECNwBQAAAAAHjAUAAAAAB5AFAAAAAAeUBQAAAAAHmAUAAAAAB5wFAAMECACHoAUAAAAAE6QFAAAAABA0VAAC7AgAgFgAAwwIAIBcAAMQCACAYAADEAgAgGQAAxAIAINwBBAAAAAHjAQQAAAAB5AEEAAAAAeUBBAAAAAHmAQQAAAAB5wEEAMICACHoAQQAAAAE6QEEAAAABAjcAQgAAAAB4wEIAAAAAeQBCAAAAAHlAQgAAAAB5gEIAAAAAecBCADDAgAh6AEIAAAABOkBCAAAAAQI3AEEAAAAAeMBBAAAAAHkAQQAAAAB5QEEAAAAAeYBBAAAAAHnAQQAxAIAIegBBAAAAATpAQQAAAAECtIBAADFAgAw0wEAAJ8CABDUAQAAxQIAMNUBBADGAgAh1gFAAMcCACHXAQEAyAIAIdgBAQDJAgAh2QEBAMgCACHaAQAAygIAINsBAADKAgAgCNwBBAAAAAHjAQQAAAAB5AEEAAAAAeUBBAAAAAHmAQQAAAAB5wEEAMQCACHoAQQAAAAE6QEEAAAABAjcAUAAAAAB4wFAAAAAAeQBQAAAAAHlAUAAAAAB5gFAAAAAAecBQADBAgAh6AFAAAAABOkBQAAAAAQI3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEAywIAIegBAQAAAATpAQEAAAAEC9wBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBAL4CACHoAQEAAAAE6QEBAAAABOoBAQAAAAHrAQEAAAAB7AEBAAAAAQzcAYAAAAAB3QEBAAAAAd4BAQAAAAHfAQEAAAAB4AGAAAAAAeEBgAAAAAHiAYAAAAAB4wGAAAAAAeQBgAAAAAHlAYAAAAAB5gGAAAAAAecBgAAAAAEI3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEAywIAIegBAQAAAATpAQEAAAAEBdIBAADMAgAw0wEAAJkCABDUAQAAzAIAMO0BAQC5AgAh7gFAALcCACEF0gEAAM0CADDTAQAAhgIAENQBAADNAgAw7QEBAMkCACHuAUAAxwIAIQXSAQAAzgIAMNMBAACAAgAQ1AEAAM4CADDVAQEAuQIAIe8BQAC3AgAhBdIBAADPAgAw0wEAAO0BABDUAQAAzwIAMNUBAQDJAgAh7wFAAMcCACEG0gEAANACADDTAQAA5wEAENQBAADQAgAw1gFAALcCACHZAQEAuAIAIfABAQC5AgAhC9IBAADRAgAw0wEAANEBABDUAQAA0QIAMNUBBAC2AgAh1gFAALcCACHXAQEAuAIAIdkBAQC4AgAh8QECANICACHyAUAAtwIAIfMBAQC5AgAh9AEBANMCACENFQAAuwIAIBYAAMMCACAXAAC7AgAgGAAAuwIAIBkAALsCACDcAQIAAAAB4wECAAAAAeQBAgAAAAHlAQIAAAAB5gECAAAAAecBAgDXAgAh6AECAAAABOkBAgAAAAQOFQAA1QIAIBgAANYCACAZAADWAgAg3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEA1AIAIegBAQAAAAXpAQEAAAAF6gEBAAAAAesBAQAAAAHsAQEAAAABDhUAANUCACAYAADWAgAgGQAA1gIAINwBAQAAAAHjAQEAAAAB5AEBAAAAAeUBAQAAAAHmAQEAAAAB5wEBANQCACHoAQEAAAAF6QEBAAAABeoBAQAAAAHrAQEAAAAB7AEBAAAAAQjcAQIAAAAB4wECAAAAAeQBAgAAAAHlAQIAAAAB5gECAAAAAecBAgDVAgAh6AECAAAABekBAgAAAAUL3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEA1gIAIegBAQAAAAXpAQEAAAAF6gEBAAAAAesBAQAAAAHsAQEAAAABDRUAALsCACAWAADDAgAgFwAAuwIAIBgAALsCACAZAAC7AgAg3AECAAAAAeMBAgAAAAHkAQIAAAAB5QECAAAAAeYBAgAAAAHnAQIA1wIAIegBAgAAAATpAQIAAAAEBdIBAADYAgAw0wEAALsBABDUAQAA2AIAMPUBAQC5AgAh9gECANICACEF0gEAANkCADDTAQAAqAEAENQBAADZAgAw9QEBAMkCACH2AQIA2gIAIQjcAQIAAAAB4wECAAAAAeQBAgAAAAHlAQIAAAAB5gECAAAAAecBAgC7AgAh6AECAAAABOkBAgAAAAQL0gEAANsCADDTAQAAogEAENQBAADbAgAw1QEBALgCACHZAQEAuAIAIfcBAQC5AgAh-AEBALkCACH5AQEAuAIAIfoBQAC3AgAh-wEBALkCACH8AQEA0wIAIRTSAQAA3AIAMNMBAACMAQAQ1AEAANwCADDVAQEAuAIAIdkBAQC4AgAh_QEBALkCACH-AQEAuQIAIf8BAQDTAgAhgAIgAN0CACGBAgEAuQIAIYICAgDSAgAhgwICANICACGEAgIA0gIAIYUCAgDSAgAhhgJAALcCACGHAkAAtwIAIYgCAQDTAgAhiQJAALcCACGKAkAA3gIAIYsCQADeAgAhBRUAALsCACAYAADiAgAgGQAA4gIAINwBIAAAAAHnASAA4QIAIQsVAADVAgAgGAAA4AIAIBkAAOACACDcAUAAAAAB4wFAAAAAAeQBQAAAAAHlAUAAAAAB5gFAAAAAAecBQADfAgAh6AFAAAAABekBQAAAAAULFQAA1QIAIBgAAOACACAZAADgAgAg3AFAAAAAAeMBQAAAAAHkAUAAAAAB5QFAAAAAAeYBQAAAAAHnAUAA3wIAIegBQAAAAAXpAUAAAAAFCNwBQAAAAAHjAUAAAAAB5AFAAAAAAeUBQAAAAAHmAUAAAAAB5wFAAOACACHoAUAAAAAF6QFAAAAABQUVAAC7AgAgGAAA4gIAIBkAAOICACDcASAAAAAB5wEgAOECACEC3AEgAAAAAecBIADiAgAhJNIBAADjAgAw0wEAAHYAENQBAADjAgAw2QEBALgCACH-AQEA0wIAIYwCAgDSAgAhjQIBANMCACGOAgEAuQIAIY8CAQC5AgAhkAIBANMCACGRAiAA3QIAIZICAgDSAgAhkwIBALkCACGUAgEA0wIAIZUCAgDSAgAhlgJAAN4CACGXAkAA3gIAIZgCQADeAgAhmQJAAN4CACGaAkAA3gIAIZsCQADeAgAhnAJAAN4CACGdAgEA0wIAIZ4CQADeAgAhnwIgAN0CACGgAkAA3gIAIaECAADkAgAgogJAAN4CACGjAgEA0wIAIaQCIADdAgAhpQIBANMCACGmAkAA3gIAIacCAgDSAgAhqAJAAN4CACGpAgIA0gIAIaoCQADeAgAhDxUAANUCACAYAADlAgAgGQAA5QIAINwBgAAAAAHdAQEAAAAB3gEBAAAAAd8BAQAAAAHgAYAAAAAB4QGAAAAAAeIBgAAAAAHjAYAAAAAB5AGAAAAAAeUBgAAAAAHmAYAAAAAB5wGAAAAAAQzcAYAAAAAB3QEBAAAAAd4BAQAAAAHfAQEAAAAB4AGAAAAAAeEBgAAAAAHiAYAAAAAB4wGAAAAAAeQBgAAAAAHlAYAAAAAB5gGAAAAAAecBgAAAAAEnPwAA6wIAIEAAAOwCACBBAADtAgAg0gEAAOYCADDTAQAAYwAQ1AEAAOYCADDZAQEAyAIAIf4BAQDnAgAhjAICANoCACGNAgEA5wIAIY4CAQDJAgAhjwIBAMkCACGQAgEA5wIAIZECIADoAgAhkgICANoCACGTAgEAyQIAIZQCAQDnAgAhlQICANoCACGWAkAA6QIAIZcCQADpAgAhmAJAAOkCACGZAkAA6QIAIZoCQADpAgAhmwJAAOkCACGcAkAA6QIAIZ0CAQDnAgAhngJAAOkCACGfAiAA6AIAIaACQADpAgAhoQIAAOoCACCiAkAA6QIAIaMCAQDnAgAhpAIgAOgCACGlAgEA5wIAIaYCQADpAgAhpwICANoCACGoAkAA6QIAIakCAgDaAgAhqgJAAOkCACEL3AEBAAAAAeMBAQAAAAHkAQEAAAAB5QEBAAAAAeYBAQAAAAHnAQEA1gIAIegBAQAAAAXpAQEAAAAF6gEBAAAAAesBAQAAAAHsAQEAAAABAtwBIAAAAAHnASAA4gIAIQjcAUAAAAAB4wFAAAAAAeQBQAAAAAHlAUAAAAAB5gFAAAAAAecBQADgAgAh6AFAAAAABekBQAAAAAUM3AGAAAAAAd0BAQAAAAHeAQEAAAAB3wEBAAAAAeABgAAAAAHhAYAAAAAB4gGAAAAAAeMBgAAAAAHkAYAAAAAB5QGAAAAAAeYBgAAAAAHnAYAAAAABA6sCAABOACCsAgAATgAgrQIAAE4AIAOrAgAAVwAgrAIAAFcAIK0CAABXACADqwIAAFsAIKwCAABbACCtAgAAWwAgAtkBAQAAAAHwAQEAAAABBzwAAPACACDSAQAA7wIAMNMBAABbABDUAQAA7wIAMNYBQADHAgAh2QEBAMgCACHwAQEAyQIAISk_AADrAgAgQAAA7AIAIEEAAO0CACDSAQAA5gIAMNMBAABjABDUAQAA5gIAMNkBAQDIAgAh_gEBAOcCACGMAgIA2gIAIY0CAQDnAgAhjgIBAMkCACGPAgEAyQIAIZACAQDnAgAhkQIgAOgCACGSAgIA2gIAIZMCAQDJAgAhlAIBAOcCACGVAgIA2gIAIZYCQADpAgAhlwJAAOkCACGYAkAA6QIAIZkCQADpAgAhmgJAAOkCACGbAkAA6QIAIZwCQADpAgAhnQIBAOcCACGeAkAA6QIAIZ8CIADoAgAhoAJAAOkCACGhAgAA6gIAIKICQADpAgAhowIBAOcCACGkAiAA6AIAIaUCAQDnAgAhpgJAAOkCACGnAgIA2gIAIagCQADpAgAhqQICANoCACGqAkAA6QIAIb4CAABjACC_AgAAYwAgAtcBAQAAAAH0AQEAAAABDDwAAPACACDSAQAA8gIAMNMBAABXABDUAQAA8gIAMNUBBADGAgAh1gFAAMcCACHXAQEAyAIAIdkBAQDIAgAh8QECANoCACHyAUAAxwIAIfMBAQDJAgAh9AEBAOcCACEC-AEBAAAAAfkBAQAAAAEMPQAA9QIAINIBAAD0AgAw0wEAAFIAENQBAAD0AgAw1QEBAMgCACHZAQEAyAIAIfcBAQDJAgAh-AEBAMkCACH5AQEAyAIAIfoBQADHAgAh-wEBAMkCACH8AQEA5wIAIRg8AADwAgAgPgAA9wIAINIBAAD2AgAw0wEAAE4AENQBAAD2AgAw1QEBAMgCACHZAQEAyAIAIf0BAQDJAgAh_gEBAMkCACH_AQEA5wIAIYACIADoAgAhgQIBAMkCACGCAgIA2gIAIYMCAgDaAgAhhAICANoCACGFAgIA2gIAIYYCQADHAgAhhwJAAMcCACGIAgEA5wIAIYkCQADHAgAhigJAAOkCACGLAkAA6QIAIb4CAABOACC_AgAATgAgFjwAAPACACA-AAD3AgAg0gEAAPYCADDTAQAATgAQ1AEAAPYCADDVAQEAyAIAIdkBAQDIAgAh_QEBAMkCACH-AQEAyQIAIf8BAQDnAgAhgAIgAOgCACGBAgEAyQIAIYICAgDaAgAhgwICANoCACGEAgIA2gIAIYUCAgDaAgAhhgJAAMcCACGHAkAAxwIAIYgCAQDnAgAhiQJAAMcCACGKAkAA6QIAIYsCQADpAgAhA6sCAABSACCsAgAAUgAgrQIAAFIAIAXSAQAA-AIAMNMBAABJABDUAQAA-AIAMNkBAQC4AgAhsQIBALkCACEF0gEAAPkCADDTAQAANgAQ1AEAAPkCADDZAQEAyAIAIbECAQDJAgAhAtkBAQAAAAGxAgEAAAABCNIBAAD7AgAw0wEAADAAENQBAAD7AgAw2QEBALgCACGxAgEAuQIAIbMCAQC5AgAhtAIBALkCACG1AkAAtwIAIQjSAQAA_AIAMNMBAAAdABDUAQAA_AIAMNkBAQDIAgAhsQIBAMkCACGzAgEAyQIAIbQCAQDJAgAhtQJAAMcCACED2QEBAAAAAbECAQAAAAGzAgEAAAABCdIBAAD-AgAw0wEAABcAENQBAAD-AgAw2QEBALgCACGMAgIA0gIAIbMCAQC5AgAhtwIAAP8CACC4AgAA_wIAILkCAAC6AgAgBNwBAQAAAAW6AgEAAAABuwIBAAAABLwCAQAAAAQJ0gEAAIADADDTAQAABAAQ1AEAAIADADDZAQEAyAIAIYwCAgDaAgAhswIBAMkCACG3AgAA_wIAILgCAAD_AgAguQIAAMoCACAC2QEBAAAAAbMCAQAAAAEAAAAAAAXDAgQAAAABygIEAAAAAcsCBAAAAAHMAgQAAAABzQIEAAAAAQHDAkAAAAABAcMCAQAAAAEAAAAAAAAAAAAFDwAAlwQAIBAAAJoEACDAAgAAmAQAIMECAACZBAAgxgIAAEwAIAMPAACXBAAgwAIAAJgEACDGAgAATAAgAAAAAAAABcMCAgAAAAHKAgIAAAABywICAAAAAcwCAgAAAAHNAgIAAAABAcMCAQAAAAEFDwAAkgQAIBAAAJUEACDAAgAAkwQAIMECAACUBAAgxgIAAEwAIAMPAACSBAAgwAIAAJMEACDGAgAATAAgAAAAAAAAAAAFDwAAjQQAIBAAAJAEACDAAgAAjgQAIMECAACPBAAgxgIAAFAAIAMPAACNBAAgwAIAAI4EACDGAgAAUAAgAAAAAAABwwIgAAAAAQHDAkAAAAABBQ8AAIcEACAQAACLBAAgwAIAAIgEACDBAgAAigQAIMYCAABMACALDwAAsgMAMBAAALcDADDAAgAAswMAMMECAAC0AwAwwgIAALUDACDDAgAAtgMAMMQCAAC2AwAwxQIAALYDADDGAgAAtgMAMMcCAAC4AwAwyAIAALkDADAH1QEBAAAAAdkBAQAAAAH3AQEAAAAB-AEBAAAAAfoBQAAAAAH7AQEAAAAB_AEBAAAAAQIAAABUACAPAAC9AwAgAwAAAFQAIA8AAL0DACAQAAC8AwAgAQgAAIkEADANPQAA9QIAINIBAAD0AgAw0wEAAFIAENQBAAD0AgAw1QEBAAAAAdkBAQDIAgAh9wEBAAAAAfgBAQDJAgAh-QEBAMgCACH6AUAAxwIAIfsBAQDJAgAh_AEBAOcCACGwAgAA8wIAIAIAAABUACAIAAC8AwAgAgAAALoDACAIAAC7AwAgC9IBAAC5AwAw0wEAALoDABDUAQAAuQMAMNUBAQDIAgAh2QEBAMgCACH3AQEAyQIAIfgBAQDJAgAh-QEBAMgCACH6AUAAxwIAIfsBAQDJAgAh_AEBAOcCACEL0gEAALkDADDTAQAAugMAENQBAAC5AwAw1QEBAMgCACHZAQEAyAIAIfcBAQDJAgAh-AEBAMkCACH5AQEAyAIAIfoBQADHAgAh-wEBAMkCACH8AQEA5wIAIQfVAQEAiQMAIdkBAQCJAwAh9wEBAIkDACH4AQEAiQMAIfoBQACIAwAh-wEBAIkDACH8AQEAnAMAIQfVAQEAiQMAIdkBAQCJAwAh9wEBAIkDACH4AQEAiQMAIfoBQACIAwAh-wEBAIkDACH8AQEAnAMAIQfVAQEAAAAB2QEBAAAAAfcBAQAAAAH4AQEAAAAB-gFAAAAAAfsBAQAAAAH8AQEAAAABAw8AAIcEACDAAgAAiAQAIMYCAABMACAEDwAAsgMAMMACAACzAwAwwgIAALUDACDGAgAAtgMAMAAAAAAACw8AAOADADAQAADlAwAwwAIAAOEDADDBAgAA4gMAMMICAADjAwAgwwIAAOQDADDEAgAA5AMAMMUCAADkAwAwxgIAAOQDADDHAgAA5gMAMMgCAADnAwAwCw8AANQDADAQAADZAwAwwAIAANUDADDBAgAA1gMAMMICAADXAwAgwwIAANgDADDEAgAA2AMAMMUCAADYAwAwxgIAANgDADDHAgAA2gMAMMgCAADbAwAwCw8AAMgDADAQAADNAwAwwAIAAMkDADDBAgAAygMAMMICAADLAwAgwwIAAMwDADDEAgAAzAMAMMUCAADMAwAwxgIAAMwDADDHAgAAzgMAMMgCAADPAwAwAtYBQAAAAAHwAQEAAAABAgAAAF0AIA8AANMDACADAAAAXQAgDwAA0wMAIBAAANIDACABCAAAhgQAMAg8AADwAgAg0gEAAO8CADDTAQAAWwAQ1AEAAO8CADDWAUAAxwIAIdkBAQDIAgAh8AEBAMkCACGuAgAA7gIAIAIAAABdACAIAADSAwAgAgAAANADACAIAADRAwAgBtIBAADPAwAw0wEAANADABDUAQAAzwMAMNYBQADHAgAh2QEBAMgCACHwAQEAyQIAIQbSAQAAzwMAMNMBAADQAwAQ1AEAAM8DADDWAUAAxwIAIdkBAQDIAgAh8AEBAMkCACEC1gFAAIgDACHwAQEAiQMAIQLWAUAAiAMAIfABAQCJAwAhAtYBQAAAAAHwAQEAAAABB9UBBAAAAAHWAUAAAAAB1wEBAAAAAfEBAgAAAAHyAUAAAAAB8wEBAAAAAfQBAQAAAAECAAAAWQAgDwAA3wMAIAMAAABZACAPAADfAwAgEAAA3gMAIAEIAACFBAAwDTwAAPACACDSAQAA8gIAMNMBAABXABDUAQAA8gIAMNUBBAAAAAHWAUAAxwIAIdcBAQDIAgAh2QEBAMgCACHxAQIA2gIAIfIBQADHAgAh8wEBAMkCACH0AQEA5wIAIa8CAADxAgAgAgAAAFkAIAgAAN4DACACAAAA3AMAIAgAAN0DACAL0gEAANsDADDTAQAA3AMAENQBAADbAwAw1QEEAMYCACHWAUAAxwIAIdcBAQDIAgAh2QEBAMgCACHxAQIA2gIAIfIBQADHAgAh8wEBAMkCACH0AQEA5wIAIQvSAQAA2wMAMNMBAADcAwAQ1AEAANsDADDVAQQAxgIAIdYBQADHAgAh1wEBAMgCACHZAQEAyAIAIfEBAgDaAgAh8gFAAMcCACHzAQEAyQIAIfQBAQDnAgAhB9UBBACHAwAh1gFAAIgDACHXAQEAiQMAIfEBAgCbAwAh8gFAAIgDACHzAQEAiQMAIfQBAQCcAwAhB9UBBACHAwAh1gFAAIgDACHXAQEAiQMAIfEBAgCbAwAh8gFAAIgDACHzAQEAiQMAIfQBAQCcAwAhB9UBBAAAAAHWAUAAAAAB1wEBAAAAAfEBAgAAAAHyAUAAAAAB8wEBAAAAAfQBAQAAAAERPgAAvwMAINUBAQAAAAH9AQEAAAAB_gEBAAAAAf8BAQAAAAGAAiAAAAABgQIBAAAAAYICAgAAAAGDAgIAAAABhAICAAAAAYUCAgAAAAGGAkAAAAABhwJAAAAAAYgCAQAAAAGJAkAAAAABigJAAAAAAYsCQAAAAAECAAAAUAAgDwAA6wMAIAMAAABQACAPAADrAwAgEAAA6gMAIAEIAACEBAAwFjwAAPACACA-AAD3AgAg0gEAAPYCADDTAQAATgAQ1AEAAPYCADDVAQEAAAAB2QEBAMgCACH9AQEAAAAB_gEBAMkCACH_AQEA5wIAIYACIADoAgAhgQIBAMkCACGCAgIA2gIAIYMCAgDaAgAhhAICANoCACGFAgIA2gIAIYYCQADHAgAhhwJAAMcCACGIAgEA5wIAIYkCQADHAgAhigJAAOkCACGLAkAA6QIAIQIAAABQACAIAADqAwAgAgAAAOgDACAIAADpAwAgFNIBAADnAwAw0wEAAOgDABDUAQAA5wMAMNUBAQDIAgAh2QEBAMgCACH9AQEAyQIAIf4BAQDJAgAh_wEBAOcCACGAAiAA6AIAIYECAQDJAgAhggICANoCACGDAgIA2gIAIYQCAgDaAgAhhQICANoCACGGAkAAxwIAIYcCQADHAgAhiAIBAOcCACGJAkAAxwIAIYoCQADpAgAhiwJAAOkCACEU0gEAAOcDADDTAQAA6AMAENQBAADnAwAw1QEBAMgCACHZAQEAyAIAIf0BAQDJAgAh_gEBAMkCACH_AQEA5wIAIYACIADoAgAhgQIBAMkCACGCAgIA2gIAIYMCAgDaAgAhhAICANoCACGFAgIA2gIAIYYCQADHAgAhhwJAAMcCACGIAgEA5wIAIYkCQADHAgAhigJAAOkCACGLAkAA6QIAIRDVAQEAiQMAIf0BAQCJAwAh_gEBAIkDACH_AQEAnAMAIYACIACuAwAhgQIBAIkDACGCAgIAmwMAIYMCAgCbAwAhhAICAJsDACGFAgIAmwMAIYYCQACIAwAhhwJAAIgDACGIAgEAnAMAIYkCQACIAwAhigJAAK8DACGLAkAArwMAIRE-AACxAwAg1QEBAIkDACH9AQEAiQMAIf4BAQCJAwAh_wEBAJwDACGAAiAArgMAIYECAQCJAwAhggICAJsDACGDAgIAmwMAIYQCAgCbAwAhhQICAJsDACGGAkAAiAMAIYcCQACIAwAhiAIBAJwDACGJAkAAiAMAIYoCQACvAwAhiwJAAK8DACERPgAAvwMAINUBAQAAAAH9AQEAAAAB_gEBAAAAAf8BAQAAAAGAAiAAAAABgQIBAAAAAYICAgAAAAGDAgIAAAABhAICAAAAAYUCAgAAAAGGAkAAAAABhwJAAAAAAYgCAQAAAAGJAkAAAAABigJAAAAAAYsCQAAAAAEEDwAA4AMAMMACAADhAwAwwgIAAOMDACDGAgAA5AMAMAQPAADUAwAwwAIAANUDADDCAgAA1wMAIMYCAADYAwAwBA8AAMgDADDAAgAAyQMAMMICAADLAwAgxgIAAMwDADAAAAAYPwAA7wMAIEAAAPADACBBAADxAwAg_gEAAJUDACCNAgAAlQMAIJACAACVAwAglAIAAJUDACCWAgAAlQMAIJcCAACVAwAgmAIAAJUDACCZAgAAlQMAIJoCAACVAwAgmwIAAJUDACCcAgAAlQMAIJ0CAACVAwAgngIAAJUDACCgAgAAlQMAIKECAACVAwAgogIAAJUDACCjAgAAlQMAIKUCAACVAwAgpgIAAJUDACCoAgAAlQMAIKoCAACVAwAgBjwAAPIDACA-AAD0AwAg_wEAAJUDACCIAgAAlQMAIIoCAACVAwAgiwIAAJUDACAAAAAAAAAAAAAAAAACwwIBAAAABMkCAQAAAAUCwwIBAAAABMkCAQAAAAUBwwIBAAAABAHDAgEAAAAEENUBAQAAAAH9AQEAAAAB_gEBAAAAAf8BAQAAAAGAAiAAAAABgQIBAAAAAYICAgAAAAGDAgIAAAABhAICAAAAAYUCAgAAAAGGAkAAAAABhwJAAAAAAYgCAQAAAAGJAkAAAAABigJAAAAAAYsCQAAAAAEH1QEEAAAAAdYBQAAAAAHXAQEAAAAB8QECAAAAAfIBQAAAAAHzAQEAAAAB9AEBAAAAAQLWAUAAAAAB8AEBAAAAASNAAADtAwAgQQAA7gMAINkBAQAAAAH-AQEAAAABjAICAAAAAY0CAQAAAAGOAgEAAAABjwIBAAAAAZACAQAAAAGRAiAAAAABkgICAAAAAZMCAQAAAAGUAgEAAAABlQICAAAAAZYCQAAAAAGXAkAAAAABmAJAAAAAAZkCQAAAAAGaAkAAAAABmwJAAAAAAZwCQAAAAAGdAgEAAAABngJAAAAAAZ8CIAAAAAGgAkAAAAABoQKAAAAAAaICQAAAAAGjAgEAAAABpAIgAAAAAaUCAQAAAAGmAkAAAAABpwICAAAAAagCQAAAAAGpAgIAAAABqgJAAAAAAQIAAABMACAPAACHBAAgB9UBAQAAAAHZAQEAAAAB9wEBAAAAAfgBAQAAAAH6AUAAAAAB-wEBAAAAAfwBAQAAAAEDAAAAYwAgDwAAhwQAIBAAAIwEACAlAAAAYwAgCAAAjAQAIEAAAMYDACBBAADHAwAg2QEBAIkDACH-AQEAnAMAIYwCAgCbAwAhjQIBAJwDACGOAgEAiQMAIY8CAQCJAwAhkAIBAJwDACGRAiAArgMAIZICAgCbAwAhkwIBAIkDACGUAgEAnAMAIZUCAgCbAwAhlgJAAK8DACGXAkAArwMAIZgCQACvAwAhmQJAAK8DACGaAkAArwMAIZsCQACvAwAhnAJAAK8DACGdAgEAnAMAIZ4CQACvAwAhnwIgAK4DACGgAkAArwMAIaECgAAAAAGiAkAArwMAIaMCAQCcAwAhpAIgAK4DACGlAgEAnAMAIaYCQACvAwAhpwICAJsDACGoAkAArwMAIakCAgCbAwAhqgJAAK8DACEjQAAAxgMAIEEAAMcDACDZAQEAiQMAIf4BAQCcAwAhjAICAJsDACGNAgEAnAMAIY4CAQCJAwAhjwIBAIkDACGQAgEAnAMAIZECIACuAwAhkgICAJsDACGTAgEAiQMAIZQCAQCcAwAhlQICAJsDACGWAkAArwMAIZcCQACvAwAhmAJAAK8DACGZAkAArwMAIZoCQACvAwAhmwJAAK8DACGcAkAArwMAIZ0CAQCcAwAhngJAAK8DACGfAiAArgMAIaACQACvAwAhoQKAAAAAAaICQACvAwAhowIBAJwDACGkAiAArgMAIaUCAQCcAwAhpgJAAK8DACGnAgIAmwMAIagCQACvAwAhqQICAJsDACGqAkAArwMAIRI8AAC-AwAg1QEBAAAAAdkBAQAAAAH9AQEAAAAB_gEBAAAAAf8BAQAAAAGAAiAAAAABgQIBAAAAAYICAgAAAAGDAgIAAAABhAICAAAAAYUCAgAAAAGGAkAAAAABhwJAAAAAAYgCAQAAAAGJAkAAAAABigJAAAAAAYsCQAAAAAECAAAAUAAgDwAAjQQAIAMAAABOACAPAACNBAAgEAAAkQQAIBQAAABOACAIAACRBAAgPAAAsAMAINUBAQCJAwAh2QEBAIkDACH9AQEAiQMAIf4BAQCJAwAh_wEBAJwDACGAAiAArgMAIYECAQCJAwAhggICAJsDACGDAgIAmwMAIYQCAgCbAwAhhQICAJsDACGGAkAAiAMAIYcCQACIAwAhiAIBAJwDACGJAkAAiAMAIYoCQACvAwAhiwJAAK8DACESPAAAsAMAINUBAQCJAwAh2QEBAIkDACH9AQEAiQMAIf4BAQCJAwAh_wEBAJwDACGAAiAArgMAIYECAQCJAwAhggICAJsDACGDAgIAmwMAIYQCAgCbAwAhhQICAJsDACGGAkAAiAMAIYcCQACIAwAhiAIBAJwDACGJAkAAiAMAIYoCQACvAwAhiwJAAK8DACEjPwAA7AMAIEEAAO4DACDZAQEAAAAB_gEBAAAAAYwCAgAAAAGNAgEAAAABjgIBAAAAAY8CAQAAAAGQAgEAAAABkQIgAAAAAZICAgAAAAGTAgEAAAABlAIBAAAAAZUCAgAAAAGWAkAAAAABlwJAAAAAAZgCQAAAAAGZAkAAAAABmgJAAAAAAZsCQAAAAAGcAkAAAAABnQIBAAAAAZ4CQAAAAAGfAiAAAAABoAJAAAAAAaECgAAAAAGiAkAAAAABowIBAAAAAaQCIAAAAAGlAgEAAAABpgJAAAAAAacCAgAAAAGoAkAAAAABqQICAAAAAaoCQAAAAAECAAAATAAgDwAAkgQAIAMAAABjACAPAACSBAAgEAAAlgQAICUAAABjACAIAACWBAAgPwAAxQMAIEEAAMcDACDZAQEAiQMAIf4BAQCcAwAhjAICAJsDACGNAgEAnAMAIY4CAQCJAwAhjwIBAIkDACGQAgEAnAMAIZECIACuAwAhkgICAJsDACGTAgEAiQMAIZQCAQCcAwAhlQICAJsDACGWAkAArwMAIZcCQACvAwAhmAJAAK8DACGZAkAArwMAIZoCQACvAwAhmwJAAK8DACGcAkAArwMAIZ0CAQCcAwAhngJAAK8DACGfAiAArgMAIaACQACvAwAhoQKAAAAAAaICQACvAwAhowIBAJwDACGkAiAArgMAIaUCAQCcAwAhpgJAAK8DACGnAgIAmwMAIagCQACvAwAhqQICAJsDACGqAkAArwMAISM_AADFAwAgQQAAxwMAINkBAQCJAwAh_gEBAJwDACGMAgIAmwMAIY0CAQCcAwAhjgIBAIkDACGPAgEAiQMAIZACAQCcAwAhkQIgAK4DACGSAgIAmwMAIZMCAQCJAwAhlAIBAJwDACGVAgIAmwMAIZYCQACvAwAhlwJAAK8DACGYAkAArwMAIZkCQACvAwAhmgJAAK8DACGbAkAArwMAIZwCQACvAwAhnQIBAJwDACGeAkAArwMAIZ8CIACuAwAhoAJAAK8DACGhAoAAAAABogJAAK8DACGjAgEAnAMAIaQCIACuAwAhpQIBAJwDACGmAkAArwMAIacCAgCbAwAhqAJAAK8DACGpAgIAmwMAIaoCQACvAwAhIz8AAOwDACBAAADtAwAg2QEBAAAAAf4BAQAAAAGMAgIAAAABjQIBAAAAAY4CAQAAAAGPAgEAAAABkAIBAAAAAZECIAAAAAGSAgIAAAABkwIBAAAAAZQCAQAAAAGVAgIAAAABlgJAAAAAAZcCQAAAAAGYAkAAAAABmQJAAAAAAZoCQAAAAAGbAkAAAAABnAJAAAAAAZ0CAQAAAAGeAkAAAAABnwIgAAAAAaACQAAAAAGhAoAAAAABogJAAAAAAaMCAQAAAAGkAiAAAAABpQIBAAAAAaYCQAAAAAGnAgIAAAABqAJAAAAAAakCAgAAAAGqAkAAAAABAgAAAEwAIA8AAJcEACADAAAAYwAgDwAAlwQAIBAAAJsEACAlAAAAYwAgCAAAmwQAID8AAMUDACBAAADGAwAg2QEBAIkDACH-AQEAnAMAIYwCAgCbAwAhjQIBAJwDACGOAgEAiQMAIY8CAQCJAwAhkAIBAJwDACGRAiAArgMAIZICAgCbAwAhkwIBAIkDACGUAgEAnAMAIZUCAgCbAwAhlgJAAK8DACGXAkAArwMAIZgCQACvAwAhmQJAAK8DACGaAkAArwMAIZsCQACvAwAhnAJAAK8DACGdAgEAnAMAIZ4CQACvAwAhnwIgAK4DACGgAkAArwMAIaECgAAAAAGiAkAArwMAIaMCAQCcAwAhpAIgAK4DACGlAgEAnAMAIaYCQACvAwAhpwICAJsDACGoAkAArwMAIakCAgCbAwAhqgJAAK8DACEjPwAAxQMAIEAAAMYDACDZAQEAiQMAIf4BAQCcAwAhjAICAJsDACGNAgEAnAMAIY4CAQCJAwAhjwIBAIkDACGQAgEAnAMAIZECIACuAwAhkgICAJsDACGTAgEAiQMAIZQCAQCcAwAhlQICAJsDACGWAkAArwMAIZcCQACvAwAhmAJAAK8DACGZAkAArwMAIZoCQACvAwAhmwJAAK8DACGcAkAArwMAIZ0CAQCcAwAhngJAAK8DACGfAiAArgMAIaACQACvAwAhoQKAAAAAAaICQACvAwAhowIBAJwDACGkAiAArgMAIaUCAQCcAwAhpgJAAK8DACGnAgIAmwMAIagCQACvAwAhqQICAJsDACGqAkAArwMAIQAAAAAFFQAGFgAHFwAIGAAJGQAKAAAAAAAFFQAGFgAHFwAIGAAJGQAKAAAAAxUAEBgAERkAEgAAAAMVABAYABEZABIAAAADFQAYGAAZGQAaAAAAAxUAGBgAGRkAGgQVACI_UR1AWiBBXiEDFQAfPAAcPlUeAT0AHQE-VgABPAAcATwAHAM_XwBAYABBYQAAAAUVACYWACcXACgYACkZACoAAAAAAAUVACYWACcXACgYACkZACoBPAAcATwAHAUVAC8WADAXADEYADIZADMAAAAAAAUVAC8WADAXADEYADIZADMBPQAdAT0AHQMVADgYADkZADoAAAADFQA4GAA5GQA6AAAABRUAQBYAQRcAQhgAQxkARAAAAAAABRUAQBYAQRcAQhgAQxkARAE8ABwBPAAcBRUASRYAShcASxgATBkATQAAAAAABRUASRYAShcASxgATBkATQE8ABwBPAAcAxUAUhgAUxkAVAAAAAMVAFIYAFMZAFQAAAADFQBaGABbGQBcAAAAAxUAWhgAWxkAXAAAAAMVAGIYAGMZAGQAAAADFQBiGABjGQBkAAAABRUAahYAaxcAbBgAbRkAbgAAAAAABRUAahYAaxcAbBgAbRkAbgECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhoYBRsZCxwbDB0cDB4fDB8gDCAhDCEjDCIlAiMmDSQoDCUqAiYrDicsDCgtDCkuAioxDysyEyw0FC01FC44FC85FDA6FDE8FDI-AjM_FTRBFDVDAjZEFjdFFDhGFDlHAjpKFztLG0JNHENiHERlHEVmHEZnHEdpHEhrAklsI0puHEtwAkxxJE1yHE5zHE90AlB3JVF4K1J5HVN6HVR7HVV8HVZ9HVd_HViBAQJZggEsWoQBHVuGAQJchwEtXYgBHV6JAR1figECYI0BLmGOATRijwEeY5ABHmSRAR5lkgEeZpMBHmeVAR5olwECaZgBNWqaAR5rnAECbJ0BNm2eAR5unwEeb6ABAnCjATdxpAE7cqYBPHOnATx0qgE8dasBPHasATx3rgE8eLABAnmxAT16swE8e7UBAny2AT59twE8frgBPH-5AQKAAbwBP4EBvQFFggG-ASCDAb8BIIQBwAEghQHBASCGAcIBIIcBxAEgiAHGAQKJAccBRooByQEgiwHLAQKMAcwBR40BzQEgjgHOASCPAc8BApAB0gFIkQHTAU6SAdQBIZMB1QEhlAHWASGVAdcBIZYB2AEhlwHaASGYAdwBApkB3QFPmgHfASGbAeEBApwB4gFQnQHjASGeAeQBIZ8B5QECoAHoAVGhAekBVaIB6wFWowHsAVakAe8BVqUB8AFWpgHxAVanAfMBVqgB9QECqQH2AVeqAfgBVqsB-gECrAH7AVitAfwBVq4B_QFWrwH-AQKwAYECWbEBggJdsgGEAl6zAYUCXrQBiAJetQGJAl62AYoCXrcBjAJeuAGOAgK5AY8CX7oBkQJeuwGTAgK8AZQCYL0BlQJevgGWAl6_AZcCAsABmgJhwQGbAmXCAZ0CZsMBngJmxAGhAmbFAaICZsYBowJmxwGlAmbIAacCAskBqAJnygGqAmbLAawCAswBrQJozQGuAmbOAa8CZs8BsAIC0AGzAmnRAbQCbw"
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
  refundedAt: "refundedAt"
};
var DocumentScalarFieldEnum = {
  id: "id",
  number: "number",
  kind: "kind",
  paymentId: "paymentId",
  personId: "personId",
  issuedAt: "issuedAt",
  customerName: "customerName",
  customerCompany: "customerCompany"
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
