// Of 45cec98a9fb3abb2241549f8217dd8755e924f5c38d7c6996dfecd44f96d963a
// What Prisma generates from the schema of identity, without types. Written by `npm run clients`.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// services/identity/src/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// services/identity/src/generated/internal/class.ts
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

// By what administrators search people: folded, kept by a trigger.
model SearchedPerson {
  personId String @id @map("person_id") @db.Uuid
  text     String
  person   Person @relation(fields: [personId], references: [id], onDelete: Cascade, onUpdate: NoAction)

  @@index([text(ops: raw("gin_trgm_ops"))], type: Gin, map: "searched_people_by_text")
  @@map("searched_people")
}

model Person {
  id                           String          @id @db.Uuid
  firstName                    String          @map("first_name")
  lastName                     String          @map("last_name")
  // Lower case. Null once the account is closed, like the other names and contacts.
  email                        String?         @unique
  // A new address that waits until the link mailed to it is opened.
  pendingEmail                 String?         @map("pending_email")
  username                     String?
  // The username as it is compared.
  usernameKey                  String?         @unique @map("username_key")
  // What it looks like. Not unique: some that look alike were taken before this was asked. Null until it is filled in.
  lookalikeKey                 String?         @map("lookalike_key")
  passwordHash                 String?         @map("password_hash")
  role                         String
  status                       String
  isVerified                   Boolean         @map("is_verified")
  phoneNumber                  String?         @map("phone_number")
  address                      String?
  imdbPageLink                 String?         @map("imdb_page_link")
  whatAreYouLookingFor         String?         @map("what_are_you_looking_for")
  howDidYouHearAboutUs         String?         @map("how_did_you_hear_about_us")
  companyName                  String?         @map("company_name")
  trackingEnabled              Boolean         @default(true) @map("tracking_enabled")
  profileImageUrl              String?         @map("profile_image_url")
  agencyWebsite                String?         @map("agency_website")
  agencyContactPhone           String?         @map("agency_contact_phone")
  agencyYearsInBusiness        Int?            @map("agency_years_in_business")
  agencyClientList             String?         @map("agency_client_list")
  agencyCredentials            String?         @map("agency_credentials")
  agentVerificationSubmittedAt DateTime?       @map("agent_verification_submitted_at") @db.Timestamptz(3)
  createdAt                    DateTime        @map("created_at") @db.Timestamptz(3)
  lastLoginAt                  DateTime?       @map("last_login_at") @db.Timestamptz(3)
  closedAt                     DateTime?       @map("closed_at") @db.Timestamptz(3)
  // Grows with each change that other services hear of.
  version                      Int             @default(1)
  // Sessions opened under an earlier number have ended.
  sessionEpoch                 Int             @default(0) @map("session_epoch")
  // The hash of one session that goes on all the same: that of who changed the password.
  keptSession                  String?         @map("kept_session") @db.Char(64)
  // What membership's events say, and the newest version heard.
  premiumExpiresAt             DateTime?       @map("premium_expires_at") @db.Timestamptz(3)
  membershipVersion            Int             @default(0) @map("membership_version")
  links                        Link[]
  searched                     SearchedPerson?

  @@index([role, status], map: "people_by_role")
  @@index([createdAt, id], map: "people_by_age")
  @@index([pendingEmail], map: "people_by_pending_email")
  @@index([lookalikeKey], map: "people_by_lookalike")
  @@map("people")
}

// A link that was mailed and works once. Only the hash of its token is kept.
model Link {
  tokenHash String    @id @map("token_hash") @db.Char(64)
  personId  String    @map("person_id") @db.Uuid
  purpose   String
  // The address that it was mailed for: a reset link holds for no other, an undo link leads back to it. Null once the account is
  // closed, and for links from before it was kept.
  address   String?
  createdAt DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)
  person    Person    @relation(fields: [personId], references: [id], onUpdate: NoAction)

  @@index([personId, purpose], map: "links_by_person")
  @@index([address], map: "links_by_kept_address")
  @@map("links")
}

// A mail that waits, or the note that it left. Recipient and words are blanked once it has left or is given up.
model Mail {
  id             String    @id @db.Uuid
  personId       String    @map("person_id") @db.Uuid
  kind           String
  // Null: the address that the account has when the mail is sent.
  recipient      String?
  // The link that it carries. It is not sent once that is used up.
  linkHash       String?   @map("link_hash") @db.Char(64)
  subject        String
  text           String
  html           String
  // Where such mails end, of one that can be switched off.
  unsubscribeUrl String?   @map("unsubscribe_url")
  createdAt      DateTime  @map("created_at") @db.Timestamptz(3)
  nextAttemptAt  DateTime? @map("next_attempt_at") @db.Timestamptz(3)
  attempts       Int       @default(0)
  sentAt         DateTime? @map("sent_at") @db.Timestamptz(3)
  // The place in a trace where it was written, which its sending goes on from.
  traceparent    String?

  @@index([personId], map: "mails_by_person")
  @@map("mails")
}

// What administrators did. Rows are only ever added.
model AuditEntry {
  // The order in which entries were added.
  id       BigInt   @id @default(autoincrement())
  // The id that is shown.
  entryId  String   @unique @default(dbgenerated("gen_random_uuid()")) @map("entry_id") @db.Uuid
  at       DateTime @db.Timestamptz(3)
  // Null for what was done from the command line.
  actorId  String?  @map("actor_id") @db.Uuid
  action   String
  personId String   @map("person_id") @db.Uuid
  before   Json?
  after    Json?
  // What the administrator wrote to the person.
  notes    String?

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
config.runtimeDataModel = JSON.parse('{"models":{"SearchedPerson":{"fields":[{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"text","kind":"scalar","type":"String"},{"name":"person","kind":"object","type":"Person","relationName":"PersonToSearchedPerson"}],"dbName":"searched_people","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"username","kind":"scalar","type":"String"},{"name":"usernameKey","kind":"scalar","type":"String","dbName":"username_key"},{"name":"lookalikeKey","kind":"scalar","type":"String","dbName":"lookalike_key"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"isVerified","kind":"scalar","type":"Boolean","dbName":"is_verified"},{"name":"phoneNumber","kind":"scalar","type":"String","dbName":"phone_number"},{"name":"address","kind":"scalar","type":"String"},{"name":"imdbPageLink","kind":"scalar","type":"String","dbName":"imdb_page_link"},{"name":"whatAreYouLookingFor","kind":"scalar","type":"String","dbName":"what_are_you_looking_for"},{"name":"howDidYouHearAboutUs","kind":"scalar","type":"String","dbName":"how_did_you_hear_about_us"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"trackingEnabled","kind":"scalar","type":"Boolean","dbName":"tracking_enabled"},{"name":"profileImageUrl","kind":"scalar","type":"String","dbName":"profile_image_url"},{"name":"agencyWebsite","kind":"scalar","type":"String","dbName":"agency_website"},{"name":"agencyContactPhone","kind":"scalar","type":"String","dbName":"agency_contact_phone"},{"name":"agencyYearsInBusiness","kind":"scalar","type":"Int","dbName":"agency_years_in_business"},{"name":"agencyClientList","kind":"scalar","type":"String","dbName":"agency_client_list"},{"name":"agencyCredentials","kind":"scalar","type":"String","dbName":"agency_credentials"},{"name":"agentVerificationSubmittedAt","kind":"scalar","type":"DateTime","dbName":"agent_verification_submitted_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastLoginAt","kind":"scalar","type":"DateTime","dbName":"last_login_at"},{"name":"closedAt","kind":"scalar","type":"DateTime","dbName":"closed_at"},{"name":"version","kind":"scalar","type":"Int"},{"name":"sessionEpoch","kind":"scalar","type":"Int","dbName":"session_epoch"},{"name":"keptSession","kind":"scalar","type":"String","dbName":"kept_session"},{"name":"premiumExpiresAt","kind":"scalar","type":"DateTime","dbName":"premium_expires_at"},{"name":"membershipVersion","kind":"scalar","type":"Int","dbName":"membership_version"},{"name":"links","kind":"object","type":"Link","relationName":"LinkToPerson"},{"name":"searched","kind":"object","type":"SearchedPerson","relationName":"PersonToSearchedPerson"}],"dbName":"people","schema":null},"Link":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"person","kind":"object","type":"Person","relationName":"LinkToPerson"}],"dbName":"links","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"linkHash","kind":"scalar","type":"String","dbName":"link_hash"},{"name":"subject","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"unsubscribeUrl","kind":"scalar","type":"String","dbName":"unsubscribe_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"mails","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"entryId","kind":"scalar","type":"String","dbName":"entry_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"personId","kind":"scalar","type":"String","dbName":"person_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"notes","kind":"scalar","type":"String"}],"dbName":"audit","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","person","links","searched","_count","SearchedPerson.findUnique","SearchedPerson.findUniqueOrThrow","SearchedPerson.findFirst","SearchedPerson.findFirstOrThrow","SearchedPerson.findMany","data","SearchedPerson.createOne","SearchedPerson.createMany","SearchedPerson.createManyAndReturn","SearchedPerson.updateOne","SearchedPerson.updateMany","SearchedPerson.updateManyAndReturn","create","update","SearchedPerson.upsertOne","SearchedPerson.deleteOne","SearchedPerson.deleteMany","having","_min","_max","SearchedPerson.groupBy","SearchedPerson.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","_avg","_sum","Person.groupBy","Person.aggregate","Link.findUnique","Link.findUniqueOrThrow","Link.findFirst","Link.findFirstOrThrow","Link.findMany","Link.createOne","Link.createMany","Link.createManyAndReturn","Link.updateOne","Link.updateMany","Link.updateManyAndReturn","Link.upsertOne","Link.deleteOne","Link.deleteMany","Link.groupBy","Link.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","AND","OR","NOT","id","entryId","at","actorId","action","personId","before","after","notes","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","kind","recipient","linkHash","subject","text","html","unsubscribeUrl","createdAt","nextAttemptAt","attempts","sentAt","traceparent","tokenHash","purpose","address","expiresAt","usedAt","firstName","lastName","email","pendingEmail","username","usernameKey","lookalikeKey","passwordHash","role","status","isVerified","phoneNumber","imdbPageLink","whatAreYouLookingFor","howDidYouHearAboutUs","companyName","trackingEnabled","profileImageUrl","agencyWebsite","agencyContactPhone","agencyYearsInBusiness","agencyClientList","agencyCredentials","agentVerificationSubmittedAt","lastLoginAt","closedAt","version","sessionEpoch","keptSession","premiumExpiresAt","membershipVersion","every","some","none","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","increment","decrement","multiply","divide"]'),
  graph: "_wEwUAYDAAC5AQAgXwAAuAEAMGAAAAcAEGEAALgBADBnAQAAAAGAAQEAnAEAIQEAAAABACALAwAAuQEAIF8AALoBADBgAAADABBhAAC6AQAwZwEAmQEAIYMBQACaAQAhiAEBAJwBACGJAQEAnAEAIYoBAQCeAQAhiwFAAJoBACGMAUAAqAEAIQMDAAD0AQAgigEAALsBACCMAQAAuwEAIAsDAAC5AQAgXwAAugEAMGAAAAMAEGEAALoBADBnAQCZAQAhgwFAAJoBACGIAQEAAAABiQEBAJwBACGKAQEAngEAIYsBQACaAQAhjAFAAKgBACEDAAAAAwAgAQAABAAwAgAABQAgBgMAALkBACBfAAC4AQAwYAAABwAQYQAAuAEAMGcBAJkBACGAAQEAnAEAIQEAAAAHACABAAAAAwAgAQAAAAEAIAEDAAD0AQAgAwAAAAcAIAEAAAsAMAIAAAEAIAMAAAAHACABAAALADACAAABACADAAAABwAgAQAACwAwAgAAAQAgAwMAAPMBACBnAQAAAAGAAQEAAAABAQwAAA8AIAJnAQAAAAGAAQEAAAABAQwAABEAMAEMAAARADADAwAA8gEAIGcBAMIBACGAAQEAwgEAIQIAAAABACAMAAAUACACZwEAwgEAIYABAQDCAQAhAgAAAAcAIAwAABYAIAIAAAAHACAMAAAWACADAAAAAQAgEwAADwAgFAAAFAAgAQAAAAEAIAEAAAAHACADBgAA7wEAIBkAAPEBACAaAADwAQAgBV8AALcBADBgAAAdABBhAAC3AQAwZwEAgwEAIYABAQCGAQAhAwAAAAcAIAEAABwAMBgAAB0AIAMAAAAHACABAAALADACAAABACAnBAAAtQEAIAUAALYBACBfAACyAQAwYAAAIwAQYQAAsgEAMGIBAAAAAYMBQACaAQAhigEBAJ4BACGNAQEAnAEAIY4BAQCcAQAhjwEBAAAAAZABAQCeAQAhkQEBAJ4BACGSAQEAAAABkwEBAJ4BACGUAQEAngEAIZUBAQCcAQAhlgEBAJwBACGXASAAswEAIZgBAQCeAQAhmQEBAJ4BACGaAQEAngEAIZsBAQCeAQAhnAEBAJ4BACGdASAAswEAIZ4BAQCeAQAhnwEBAJ4BACGgAQEAngEAIaEBAgC0AQAhogEBAJ4BACGjAQEAngEAIaQBQACoAQAhpQFAAKgBACGmAUAAqAEAIacBAgCpAQAhqAECAKkBACGpAQEAngEAIaoBQACoAQAhqwECAKkBACEBAAAAIAAgAQAAACAAICcEAAC1AQAgBQAAtgEAIF8AALIBADBgAAAjABBhAACyAQAwYgEAmQEAIYMBQACaAQAhigEBAJ4BACGNAQEAnAEAIY4BAQCcAQAhjwEBAJ4BACGQAQEAngEAIZEBAQCeAQAhkgEBAJ4BACGTAQEAngEAIZQBAQCeAQAhlQEBAJwBACGWAQEAnAEAIZcBIACzAQAhmAEBAJ4BACGZAQEAngEAIZoBAQCeAQAhmwEBAJ4BACGcAQEAngEAIZ0BIACzAQAhngEBAJ4BACGfAQEAngEAIaABAQCeAQAhoQECALQBACGiAQEAngEAIaMBAQCeAQAhpAFAAKgBACGlAUAAqAEAIaYBQACoAQAhpwECAKkBACGoAQIAqQEAIakBAQCeAQAhqgFAAKgBACGrAQIAqQEAIRkEAADtAQAgBQAA7gEAIIoBAAC7AQAgjwEAALsBACCQAQAAuwEAIJEBAAC7AQAgkgEAALsBACCTAQAAuwEAIJQBAAC7AQAgmAEAALsBACCZAQAAuwEAIJoBAAC7AQAgmwEAALsBACCcAQAAuwEAIJ4BAAC7AQAgnwEAALsBACCgAQAAuwEAIKEBAAC7AQAgogEAALsBACCjAQAAuwEAIKQBAAC7AQAgpQEAALsBACCmAQAAuwEAIKkBAAC7AQAgqgEAALsBACADAAAAIwAgAQAAJAAwAgAAIAAgAwAAACMAIAEAACQAMAIAACAAIAMAAAAjACABAAAkADACAAAgACAkBAAA6wEAIAUAAOwBACBiAQAAAAGDAUAAAAABigEBAAAAAY0BAQAAAAGOAQEAAAABjwEBAAAAAZABAQAAAAGRAQEAAAABkgEBAAAAAZMBAQAAAAGUAQEAAAABlQEBAAAAAZYBAQAAAAGXASAAAAABmAEBAAAAAZkBAQAAAAGaAQEAAAABmwEBAAAAAZwBAQAAAAGdASAAAAABngEBAAAAAZ8BAQAAAAGgAQEAAAABoQECAAAAAaIBAQAAAAGjAQEAAAABpAFAAAAAAaUBQAAAAAGmAUAAAAABpwECAAAAAagBAgAAAAGpAQEAAAABqgFAAAAAAasBAgAAAAEBDAAAKAAgImIBAAAAAYMBQAAAAAGKAQEAAAABjQEBAAAAAY4BAQAAAAGPAQEAAAABkAEBAAAAAZEBAQAAAAGSAQEAAAABkwEBAAAAAZQBAQAAAAGVAQEAAAABlgEBAAAAAZcBIAAAAAGYAQEAAAABmQEBAAAAAZoBAQAAAAGbAQEAAAABnAEBAAAAAZ0BIAAAAAGeAQEAAAABnwEBAAAAAaABAQAAAAGhAQIAAAABogEBAAAAAaMBAQAAAAGkAUAAAAABpQFAAAAAAaYBQAAAAAGnAQIAAAABqAECAAAAAakBAQAAAAGqAUAAAAABqwECAAAAAQEMAAAqADABDAAAKgAwJAQAANgBACAFAADZAQAgYgEAwgEAIYMBQADDAQAhigEBAMQBACGNAQEAwgEAIY4BAQDCAQAhjwEBAMQBACGQAQEAxAEAIZEBAQDEAQAhkgEBAMQBACGTAQEAxAEAIZQBAQDEAQAhlQEBAMIBACGWAQEAwgEAIZcBIADWAQAhmAEBAMQBACGZAQEAxAEAIZoBAQDEAQAhmwEBAMQBACGcAQEAxAEAIZ0BIADWAQAhngEBAMQBACGfAQEAxAEAIaABAQDEAQAhoQECANcBACGiAQEAxAEAIaMBAQDEAQAhpAFAAMoBACGlAUAAygEAIaYBQADKAQAhpwECAMsBACGoAQIAywEAIakBAQDEAQAhqgFAAMoBACGrAQIAywEAIQIAAAAgACAMAAAtACAiYgEAwgEAIYMBQADDAQAhigEBAMQBACGNAQEAwgEAIY4BAQDCAQAhjwEBAMQBACGQAQEAxAEAIZEBAQDEAQAhkgEBAMQBACGTAQEAxAEAIZQBAQDEAQAhlQEBAMIBACGWAQEAwgEAIZcBIADWAQAhmAEBAMQBACGZAQEAxAEAIZoBAQDEAQAhmwEBAMQBACGcAQEAxAEAIZ0BIADWAQAhngEBAMQBACGfAQEAxAEAIaABAQDEAQAhoQECANcBACGiAQEAxAEAIaMBAQDEAQAhpAFAAMoBACGlAUAAygEAIaYBQADKAQAhpwECAMsBACGoAQIAywEAIakBAQDEAQAhqgFAAMoBACGrAQIAywEAIQIAAAAjACAMAAAvACACAAAAIwAgDAAALwAgAwAAACAAIBMAACgAIBQAAC0AIAEAAAAgACABAAAAIwAgHAYAANEBACAZAADUAQAgGgAA0wEAICsAANIBACAsAADVAQAgigEAALsBACCPAQAAuwEAIJABAAC7AQAgkQEAALsBACCSAQAAuwEAIJMBAAC7AQAglAEAALsBACCYAQAAuwEAIJkBAAC7AQAgmgEAALsBACCbAQAAuwEAIJwBAAC7AQAgngEAALsBACCfAQAAuwEAIKABAAC7AQAgoQEAALsBACCiAQAAuwEAIKMBAAC7AQAgpAEAALsBACClAQAAuwEAIKYBAAC7AQAgqQEAALsBACCqAQAAuwEAICVfAACrAQAwYAAANgAQYQAAqwEAMGIBAIMBACGDAUAAhAEAIYoBAQCIAQAhjQEBAIYBACGOAQEAhgEAIY8BAQCIAQAhkAEBAIgBACGRAQEAiAEAIZIBAQCIAQAhkwEBAIgBACGUAQEAiAEAIZUBAQCGAQAhlgEBAIYBACGXASAArAEAIZgBAQCIAQAhmQEBAIgBACGaAQEAiAEAIZsBAQCIAQAhnAEBAIgBACGdASAArAEAIZ4BAQCIAQAhnwEBAIgBACGgAQEAiAEAIaEBAgCtAQAhogEBAIgBACGjAQEAiAEAIaQBQACiAQAhpQFAAKIBACGmAUAAogEAIacBAgCjAQAhqAECAKMBACGpAQEAiAEAIaoBQACiAQAhqwECAKMBACEDAAAAIwAgAQAANQAwGAAANgAgAwAAACMAIAEAACQAMAIAACAAIAEAAAAFACABAAAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgCAMAANABACBnAQAAAAGDAUAAAAABiAEBAAAAAYkBAQAAAAGKAQEAAAABiwFAAAAAAYwBQAAAAAEBDAAAPgAgB2cBAAAAAYMBQAAAAAGIAQEAAAABiQEBAAAAAYoBAQAAAAGLAUAAAAABjAFAAAAAAQEMAABAADABDAAAQAAwCAMAAM8BACBnAQDCAQAhgwFAAMMBACGIAQEAwgEAIYkBAQDCAQAhigEBAMQBACGLAUAAwwEAIYwBQADKAQAhAgAAAAUAIAwAAEMAIAdnAQDCAQAhgwFAAMMBACGIAQEAwgEAIYkBAQDCAQAhigEBAMQBACGLAUAAwwEAIYwBQADKAQAhAgAAAAMAIAwAAEUAIAIAAAADACAMAABFACADAAAABQAgEwAAPgAgFAAAQwAgAQAAAAUAIAEAAAADACAFBgAAzAEAIBkAAM4BACAaAADNAQAgigEAALsBACCMAQAAuwEAIApfAACqAQAwYAAATAAQYQAAqgEAMGcBAIMBACGDAUAAhAEAIYgBAQCGAQAhiQEBAIYBACGKAQEAiAEAIYsBQACEAQAhjAFAAKIBACEDAAAAAwAgAQAASwAwGAAATAAgAwAAAAMAIAEAAAQAMAIAAAUAIBFfAACnAQAwYAAAUgAQYQAApwEAMGIBAAAAAWcBAJkBACF8AQCcAQAhfQEAngEAIX4BAJ4BACF_AQCcAQAhgAEBAJwBACGBAQEAnAEAIYIBAQCeAQAhgwFAAJoBACGEAUAAqAEAIYUBAgCpAQAhhgFAAKgBACGHAQEAngEAIQEAAABPACABAAAATwAgEV8AAKcBADBgAABSABBhAACnAQAwYgEAmQEAIWcBAJkBACF8AQCcAQAhfQEAngEAIX4BAJ4BACF_AQCcAQAhgAEBAJwBACGBAQEAnAEAIYIBAQCeAQAhgwFAAJoBACGEAUAAqAEAIYUBAgCpAQAhhgFAAKgBACGHAQEAngEAIQZ9AAC7AQAgfgAAuwEAIIIBAAC7AQAghAEAALsBACCGAQAAuwEAIIcBAAC7AQAgAwAAAFIAIAEAAFMAMAIAAE8AIAMAAABSACABAABTADACAABPACADAAAAUgAgAQAAUwAwAgAATwAgDmIBAAAAAWcBAAAAAXwBAAAAAX0BAAAAAX4BAAAAAX8BAAAAAYABAQAAAAGBAQEAAAABggEBAAAAAYMBQAAAAAGEAUAAAAABhQECAAAAAYYBQAAAAAGHAQEAAAABAQwAAFcAIA5iAQAAAAFnAQAAAAF8AQAAAAF9AQAAAAF-AQAAAAF_AQAAAAGAAQEAAAABgQEBAAAAAYIBAQAAAAGDAUAAAAABhAFAAAAAAYUBAgAAAAGGAUAAAAABhwEBAAAAAQEMAABZADABDAAAWQAwDmIBAMIBACFnAQDCAQAhfAEAwgEAIX0BAMQBACF-AQDEAQAhfwEAwgEAIYABAQDCAQAhgQEBAMIBACGCAQEAxAEAIYMBQADDAQAhhAFAAMoBACGFAQIAywEAIYYBQADKAQAhhwEBAMQBACECAAAATwAgDAAAXAAgDmIBAMIBACFnAQDCAQAhfAEAwgEAIX0BAMQBACF-AQDEAQAhfwEAwgEAIYABAQDCAQAhgQEBAMIBACGCAQEAxAEAIYMBQADDAQAhhAFAAMoBACGFAQIAywEAIYYBQADKAQAhhwEBAMQBACECAAAAUgAgDAAAXgAgAgAAAFIAIAwAAF4AIAMAAABPACATAABXACAUAABcACABAAAATwAgAQAAAFIAIAsGAADFAQAgGQAAyAEAIBoAAMcBACArAADGAQAgLAAAyQEAIH0AALsBACB-AAC7AQAgggEAALsBACCEAQAAuwEAIIYBAAC7AQAghwEAALsBACARXwAAoQEAMGAAAGUAEGEAAKEBADBiAQCDAQAhZwEAgwEAIXwBAIYBACF9AQCIAQAhfgEAiAEAIX8BAIYBACGAAQEAhgEAIYEBAQCGAQAhggEBAIgBACGDAUAAhAEAIYQBQACiAQAhhQECAKMBACGGAUAAogEAIYcBAQCIAQAhAwAAAFIAIAEAAGQAMBgAAGUAIAMAAABSACABAABTADACAABPACAMXwAAlwEAMGAAAGsAEGEAAJcBADBiBAAAAAFjAQAAAAFkQACaAQAhZQEAmwEAIWYBAJwBACFnAQCZAQAhaAAAnQEAIGkAAJ0BACBqAQCeAQAhAQAAAGgAIAEAAABoACAMXwAAlwEAMGAAAGsAEGEAAJcBADBiBACYAQAhYwEAmQEAIWRAAJoBACFlAQCbAQAhZgEAnAEAIWcBAJkBACFoAACdAQAgaQAAnQEAIGoBAJ4BACEEZQAAuwEAIGgAALsBACBpAAC7AQAgagAAuwEAIAMAAABrACABAABsADACAABoACADAAAAawAgAQAAbAAwAgAAaAAgAwAAAGsAIAEAAGwAMAIAAGgAIAliBAAAAAFjAQAAAAFkQAAAAAFlAQAAAAFmAQAAAAFnAQAAAAFogAAAAAFpgAAAAAFqAQAAAAEBDAAAcAAgCWIEAAAAAWMBAAAAAWRAAAAAAWUBAAAAAWYBAAAAAWcBAAAAAWiAAAAAAWmAAAAAAWoBAAAAAQEMAAByADABDAAAcgAwCWIEAMEBACFjAQDCAQAhZEAAwwEAIWUBAMQBACFmAQDCAQAhZwEAwgEAIWiAAAAAAWmAAAAAAWoBAMQBACECAAAAaAAgDAAAdQAgCWIEAMEBACFjAQDCAQAhZEAAwwEAIWUBAMQBACFmAQDCAQAhZwEAwgEAIWiAAAAAAWmAAAAAAWoBAMQBACECAAAAawAgDAAAdwAgAgAAAGsAIAwAAHcAIAMAAABoACATAABwACAUAAB1ACABAAAAaAAgAQAAAGsAIAkGAAC8AQAgGQAAvwEAIBoAAL4BACArAAC9AQAgLAAAwAEAIGUAALsBACBoAAC7AQAgaQAAuwEAIGoAALsBACAMXwAAgQEAMGAAAH4AEGEAAIEBADBiBACCAQAhYwEAgwEAIWRAAIQBACFlAQCFAQAhZgEAhgEAIWcBAIMBACFoAACHAQAgaQAAhwEAIGoBAIgBACEDAAAAawAgAQAAfQAwGAAAfgAgAwAAAGsAIAEAAGwAMAIAAGgAIAxfAACBAQAwYAAAfgAQYQAAgQEAMGIEAIIBACFjAQCDAQAhZEAAhAEAIWUBAIUBACFmAQCGAQAhZwEAgwEAIWgAAIcBACBpAACHAQAgagEAiAEAIQ0GAACOAQAgGQAAlgEAIBoAAJYBACArAACVAQAgLAAAlgEAIGsEAAAAAWwEAAAABG0EAAAABG4EAAAAAW8EAAAAAXAEAAAAAXEEAAAAAXUEAJQBACELBgAAjgEAIBkAAI8BACAaAACPAQAgawEAAAABbAEAAAAEbQEAAAAEbgEAAAABbwEAAAABcAEAAAABcQEAAAABdQEAkwEAIQsGAACOAQAgGQAAkgEAIBoAAJIBACBrQAAAAAFsQAAAAARtQAAAAARuQAAAAAFvQAAAAAFwQAAAAAFxQAAAAAF1QACRAQAhCwYAAIoBACAZAACLAQAgGgAAiwEAIGsBAAAAAWwBAAAABW0BAAAABW4BAAAAAW8BAAAAAXABAAAAAXEBAAAAAXUBAJABACEOBgAAjgEAIBkAAI8BACAaAACPAQAgawEAAAABbAEAAAAEbQEAAAAEbgEAAAABbwEAAAABcAEAAAABcQEAAAABcgEAAAABcwEAAAABdAEAAAABdQEAjQEAIQ8GAACKAQAgGQAAjAEAIBoAAIwBACBrgAAAAAFugAAAAAFvgAAAAAFwgAAAAAFxgAAAAAF1gAAAAAF2AQAAAAF3AQAAAAF4AQAAAAF5gAAAAAF6gAAAAAF7gAAAAAEOBgAAigEAIBkAAIsBACAaAACLAQAgawEAAAABbAEAAAAFbQEAAAAFbgEAAAABbwEAAAABcAEAAAABcQEAAAABcgEAAAABcwEAAAABdAEAAAABdQEAiQEAIQ4GAACKAQAgGQAAiwEAIBoAAIsBACBrAQAAAAFsAQAAAAVtAQAAAAVuAQAAAAFvAQAAAAFwAQAAAAFxAQAAAAFyAQAAAAFzAQAAAAF0AQAAAAF1AQCJAQAhCGsCAAAAAWwCAAAABW0CAAAABW4CAAAAAW8CAAAAAXACAAAAAXECAAAAAXUCAIoBACELawEAAAABbAEAAAAFbQEAAAAFbgEAAAABbwEAAAABcAEAAAABcQEAAAABcgEAAAABcwEAAAABdAEAAAABdQEAiwEAIQxrgAAAAAFugAAAAAFvgAAAAAFwgAAAAAFxgAAAAAF1gAAAAAF2AQAAAAF3AQAAAAF4AQAAAAF5gAAAAAF6gAAAAAF7gAAAAAEOBgAAjgEAIBkAAI8BACAaAACPAQAgawEAAAABbAEAAAAEbQEAAAAEbgEAAAABbwEAAAABcAEAAAABcQEAAAABcgEAAAABcwEAAAABdAEAAAABdQEAjQEAIQhrAgAAAAFsAgAAAARtAgAAAARuAgAAAAFvAgAAAAFwAgAAAAFxAgAAAAF1AgCOAQAhC2sBAAAAAWwBAAAABG0BAAAABG4BAAAAAW8BAAAAAXABAAAAAXEBAAAAAXIBAAAAAXMBAAAAAXQBAAAAAXUBAI8BACELBgAAigEAIBkAAIsBACAaAACLAQAgawEAAAABbAEAAAAFbQEAAAAFbgEAAAABbwEAAAABcAEAAAABcQEAAAABdQEAkAEAIQsGAACOAQAgGQAAkgEAIBoAAJIBACBrQAAAAAFsQAAAAARtQAAAAARuQAAAAAFvQAAAAAFwQAAAAAFxQAAAAAF1QACRAQAhCGtAAAAAAWxAAAAABG1AAAAABG5AAAAAAW9AAAAAAXBAAAAAAXFAAAAAAXVAAJIBACELBgAAjgEAIBkAAI8BACAaAACPAQAgawEAAAABbAEAAAAEbQEAAAAEbgEAAAABbwEAAAABcAEAAAABcQEAAAABdQEAkwEAIQ0GAACOAQAgGQAAlgEAIBoAAJYBACArAACVAQAgLAAAlgEAIGsEAAAAAWwEAAAABG0EAAAABG4EAAAAAW8EAAAAAXAEAAAAAXEEAAAAAXUEAJQBACEIawgAAAABbAgAAAAEbQgAAAAEbggAAAABbwgAAAABcAgAAAABcQgAAAABdQgAlQEAIQhrBAAAAAFsBAAAAARtBAAAAARuBAAAAAFvBAAAAAFwBAAAAAFxBAAAAAF1BACWAQAhDF8AAJcBADBgAABrABBhAACXAQAwYgQAmAEAIWMBAJkBACFkQACaAQAhZQEAmwEAIWYBAJwBACFnAQCZAQAhaAAAnQEAIGkAAJ0BACBqAQCeAQAhCGsEAAAAAWwEAAAABG0EAAAABG4EAAAAAW8EAAAAAXAEAAAAAXEEAAAAAXUEAJYBACEIawEAAAABbAEAAAAEbQEAAAAEbgEAAAABbwEAAAABcAEAAAABcQEAAAABdQEAoAEAIQhrQAAAAAFsQAAAAARtQAAAAARuQAAAAAFvQAAAAAFwQAAAAAFxQAAAAAF1QACSAQAhCGsBAAAAAWwBAAAABW0BAAAABW4BAAAAAW8BAAAAAXABAAAAAXEBAAAAAXUBAJ8BACELawEAAAABbAEAAAAEbQEAAAAEbgEAAAABbwEAAAABcAEAAAABcQEAAAABcgEAAAABcwEAAAABdAEAAAABdQEAjwEAIQxrgAAAAAFugAAAAAFvgAAAAAFwgAAAAAFxgAAAAAF1gAAAAAF2AQAAAAF3AQAAAAF4AQAAAAF5gAAAAAF6gAAAAAF7gAAAAAELawEAAAABbAEAAAAFbQEAAAAFbgEAAAABbwEAAAABcAEAAAABcQEAAAABcgEAAAABcwEAAAABdAEAAAABdQEAiwEAIQhrAQAAAAFsAQAAAAVtAQAAAAVuAQAAAAFvAQAAAAFwAQAAAAFxAQAAAAF1AQCfAQAhCGsBAAAAAWwBAAAABG0BAAAABG4BAAAAAW8BAAAAAXABAAAAAXEBAAAAAXUBAKABACERXwAAoQEAMGAAAGUAEGEAAKEBADBiAQCDAQAhZwEAgwEAIXwBAIYBACF9AQCIAQAhfgEAiAEAIX8BAIYBACGAAQEAhgEAIYEBAQCGAQAhggEBAIgBACGDAUAAhAEAIYQBQACiAQAhhQECAKMBACGGAUAAogEAIYcBAQCIAQAhCwYAAIoBACAZAACmAQAgGgAApgEAIGtAAAAAAWxAAAAABW1AAAAABW5AAAAAAW9AAAAAAXBAAAAAAXFAAAAAAXVAAKUBACENBgAAjgEAIBkAAI4BACAaAACOAQAgKwAAlQEAICwAAI4BACBrAgAAAAFsAgAAAARtAgAAAARuAgAAAAFvAgAAAAFwAgAAAAFxAgAAAAF1AgCkAQAhDQYAAI4BACAZAACOAQAgGgAAjgEAICsAAJUBACAsAACOAQAgawIAAAABbAIAAAAEbQIAAAAEbgIAAAABbwIAAAABcAIAAAABcQIAAAABdQIApAEAIQsGAACKAQAgGQAApgEAIBoAAKYBACBrQAAAAAFsQAAAAAVtQAAAAAVuQAAAAAFvQAAAAAFwQAAAAAFxQAAAAAF1QAClAQAhCGtAAAAAAWxAAAAABW1AAAAABW5AAAAAAW9AAAAAAXBAAAAAAXFAAAAAAXVAAKYBACERXwAApwEAMGAAAFIAEGEAAKcBADBiAQCZAQAhZwEAmQEAIXwBAJwBACF9AQCeAQAhfgEAngEAIX8BAJwBACGAAQEAnAEAIYEBAQCcAQAhggEBAJ4BACGDAUAAmgEAIYQBQACoAQAhhQECAKkBACGGAUAAqAEAIYcBAQCeAQAhCGtAAAAAAWxAAAAABW1AAAAABW5AAAAAAW9AAAAAAXBAAAAAAXFAAAAAAXVAAKYBACEIawIAAAABbAIAAAAEbQIAAAAEbgIAAAABbwIAAAABcAIAAAABcQIAAAABdQIAjgEAIQpfAACqAQAwYAAATAAQYQAAqgEAMGcBAIMBACGDAUAAhAEAIYgBAQCGAQAhiQEBAIYBACGKAQEAiAEAIYsBQACEAQAhjAFAAKIBACElXwAAqwEAMGAAADYAEGEAAKsBADBiAQCDAQAhgwFAAIQBACGKAQEAiAEAIY0BAQCGAQAhjgEBAIYBACGPAQEAiAEAIZABAQCIAQAhkQEBAIgBACGSAQEAiAEAIZMBAQCIAQAhlAEBAIgBACGVAQEAhgEAIZYBAQCGAQAhlwEgAKwBACGYAQEAiAEAIZkBAQCIAQAhmgEBAIgBACGbAQEAiAEAIZwBAQCIAQAhnQEgAKwBACGeAQEAiAEAIZ8BAQCIAQAhoAEBAIgBACGhAQIArQEAIaIBAQCIAQAhowEBAIgBACGkAUAAogEAIaUBQACiAQAhpgFAAKIBACGnAQIAowEAIagBAgCjAQAhqQEBAIgBACGqAUAAogEAIasBAgCjAQAhBQYAAI4BACAZAACxAQAgGgAAsQEAIGsgAAAAAXUgALABACENBgAAigEAIBkAAIoBACAaAACKAQAgKwAArwEAICwAAIoBACBrAgAAAAFsAgAAAAVtAgAAAAVuAgAAAAFvAgAAAAFwAgAAAAFxAgAAAAF1AgCuAQAhDQYAAIoBACAZAACKAQAgGgAAigEAICsAAK8BACAsAACKAQAgawIAAAABbAIAAAAFbQIAAAAFbgIAAAABbwIAAAABcAIAAAABcQIAAAABdQIArgEAIQhrCAAAAAFsCAAAAAVtCAAAAAVuCAAAAAFvCAAAAAFwCAAAAAFxCAAAAAF1CACvAQAhBQYAAI4BACAZAACxAQAgGgAAsQEAIGsgAAAAAXUgALABACECayAAAAABdSAAsQEAIScEAAC1AQAgBQAAtgEAIF8AALIBADBgAAAjABBhAACyAQAwYgEAmQEAIYMBQACaAQAhigEBAJ4BACGNAQEAnAEAIY4BAQCcAQAhjwEBAJ4BACGQAQEAngEAIZEBAQCeAQAhkgEBAJ4BACGTAQEAngEAIZQBAQCeAQAhlQEBAJwBACGWAQEAnAEAIZcBIACzAQAhmAEBAJ4BACGZAQEAngEAIZoBAQCeAQAhmwEBAJ4BACGcAQEAngEAIZ0BIACzAQAhngEBAJ4BACGfAQEAngEAIaABAQCeAQAhoQECALQBACGiAQEAngEAIaMBAQCeAQAhpAFAAKgBACGlAUAAqAEAIaYBQACoAQAhpwECAKkBACGoAQIAqQEAIakBAQCeAQAhqgFAAKgBACGrAQIAqQEAIQJrIAAAAAF1IACxAQAhCGsCAAAAAWwCAAAABW0CAAAABW4CAAAAAW8CAAAAAXACAAAAAXECAAAAAXUCAIoBACEDrAEAAAMAIK0BAAADACCuAQAAAwAgCAMAALkBACBfAAC4AQAwYAAABwAQYQAAuAEAMGcBAJkBACGAAQEAnAEAIa8BAAAHACCwAQAABwAgBV8AALcBADBgAAAdABBhAAC3AQAwZwEAgwEAIYABAQCGAQAhBgMAALkBACBfAAC4AQAwYAAABwAQYQAAuAEAMGcBAJkBACGAAQEAnAEAISkEAAC1AQAgBQAAtgEAIF8AALIBADBgAAAjABBhAACyAQAwYgEAmQEAIYMBQACaAQAhigEBAJ4BACGNAQEAnAEAIY4BAQCcAQAhjwEBAJ4BACGQAQEAngEAIZEBAQCeAQAhkgEBAJ4BACGTAQEAngEAIZQBAQCeAQAhlQEBAJwBACGWAQEAnAEAIZcBIACzAQAhmAEBAJ4BACGZAQEAngEAIZoBAQCeAQAhmwEBAJ4BACGcAQEAngEAIZ0BIACzAQAhngEBAJ4BACGfAQEAngEAIaABAQCeAQAhoQECALQBACGiAQEAngEAIaMBAQCeAQAhpAFAAKgBACGlAUAAqAEAIaYBQACoAQAhpwECAKkBACGoAQIAqQEAIakBAQCeAQAhqgFAAKgBACGrAQIAqQEAIa8BAAAjACCwAQAAIwAgCwMAALkBACBfAAC6AQAwYAAAAwAQYQAAugEAMGcBAJkBACGDAUAAmgEAIYgBAQCcAQAhiQEBAJwBACGKAQEAngEAIYsBQACaAQAhjAFAAKgBACEAAAAAAAAFtwEEAAAAAboBBAAAAAG7AQQAAAABvAEEAAAAAb0BBAAAAAEBtwEBAAAAAQG3AUAAAAABAbcBAQAAAAEAAAAAAAG3AUAAAAABBbcBAgAAAAG6AQIAAAABuwECAAAAAbwBAgAAAAG9AQIAAAABAAAABRMAAPsBACAUAAD-AQAgsQEAAPwBACCyAQAA_QEAILUBAAAgACADEwAA-wEAILEBAAD8AQAgtQEAACAAIAAAAAAAAbcBIAAAAAEFtwECAAAAAboBAgAAAAG7AQIAAAABvAECAAAAAb0BAgAAAAELEwAA3wEAMBQAAOQBADCxAQAA4AEAMLIBAADhAQAwswEAAOMBADC0AQAA4wEAMLUBAADjAQAwtgEAAOIBACC3AQAA4wEAMLgBAADlAQAwuQEAAOYBADAHEwAA2gEAIBQAAN0BACCxAQAA2wEAILIBAADcAQAgswEAAAcAILQBAAAHACC1AQAAAQAgAYABAQAAAAECAAAAAQAgEwAA2gEAIAMAAAAHACATAADaAQAgFAAA3gEAIAMAAAAHACAMAADeAQAggAEBAMIBACEBgAEBAMIBACEGgwFAAAAAAYgBAQAAAAGJAQEAAAABigEBAAAAAYsBQAAAAAGMAUAAAAABAgAAAAUAIBMAAOoBACADAAAABQAgEwAA6gEAIBQAAOkBACABDAAA-gEAMAsDAAC5AQAgXwAAugEAMGAAAAMAEGEAALoBADBnAQCZAQAhgwFAAJoBACGIAQEAAAABiQEBAJwBACGKAQEAngEAIYsBQACaAQAhjAFAAKgBACECAAAABQAgDAAA6QEAIAIAAADnAQAgDAAA6AEAIApfAADmAQAwYAAA5wEAEGEAAOYBADBnAQCZAQAhgwFAAJoBACGIAQEAnAEAIYkBAQCcAQAhigEBAJ4BACGLAUAAmgEAIYwBQACoAQAhCl8AAOYBADBgAADnAQAQYQAA5gEAMGcBAJkBACGDAUAAmgEAIYgBAQCcAQAhiQEBAJwBACGKAQEAngEAIYsBQACaAQAhjAFAAKgBACEGgwFAAMMBACGIAQEAwgEAIYkBAQDCAQAhigEBAMQBACGLAUAAwwEAIYwBQADKAQAhBoMBQADDAQAhiAEBAMIBACGJAQEAwgEAIYoBAQDEAQAhiwFAAMMBACGMAUAAygEAIQaDAUAAAAABiAEBAAAAAYkBAQAAAAGKAQEAAAABiwFAAAAAAYwBQAAAAAEEEwAA3wEAMLEBAADgAQAwtQEAAOMBADC2AQAA4gEAIAMTAADaAQAgsQEAANsBACC1AQAAAQAgAAEDAAD0AQAgAAAABRMAAPUBACAUAAD4AQAgsQEAAPYBACCyAQAA9wEAILUBAAAgACADEwAA9QEAILEBAAD2AQAgtQEAACAAIBkEAADtAQAgBQAA7gEAIIoBAAC7AQAgjwEAALsBACCQAQAAuwEAIJEBAAC7AQAgkgEAALsBACCTAQAAuwEAIJQBAAC7AQAgmAEAALsBACCZAQAAuwEAIJoBAAC7AQAgmwEAALsBACCcAQAAuwEAIJ4BAAC7AQAgnwEAALsBACCgAQAAuwEAIKEBAAC7AQAgogEAALsBACCjAQAAuwEAIKQBAAC7AQAgpQEAALsBACCmAQAAuwEAIKkBAAC7AQAgqgEAALsBACAjBAAA6wEAIGIBAAAAAYMBQAAAAAGKAQEAAAABjQEBAAAAAY4BAQAAAAGPAQEAAAABkAEBAAAAAZEBAQAAAAGSAQEAAAABkwEBAAAAAZQBAQAAAAGVAQEAAAABlgEBAAAAAZcBIAAAAAGYAQEAAAABmQEBAAAAAZoBAQAAAAGbAQEAAAABnAEBAAAAAZ0BIAAAAAGeAQEAAAABnwEBAAAAAaABAQAAAAGhAQIAAAABogEBAAAAAaMBAQAAAAGkAUAAAAABpQFAAAAAAaYBQAAAAAGnAQIAAAABqAECAAAAAakBAQAAAAGqAUAAAAABqwECAAAAAQIAAAAgACATAAD1AQAgAwAAACMAIBMAAPUBACAUAAD5AQAgJQAAACMAIAQAANgBACAMAAD5AQAgYgEAwgEAIYMBQADDAQAhigEBAMQBACGNAQEAwgEAIY4BAQDCAQAhjwEBAMQBACGQAQEAxAEAIZEBAQDEAQAhkgEBAMQBACGTAQEAxAEAIZQBAQDEAQAhlQEBAMIBACGWAQEAwgEAIZcBIADWAQAhmAEBAMQBACGZAQEAxAEAIZoBAQDEAQAhmwEBAMQBACGcAQEAxAEAIZ0BIADWAQAhngEBAMQBACGfAQEAxAEAIaABAQDEAQAhoQECANcBACGiAQEAxAEAIaMBAQDEAQAhpAFAAMoBACGlAUAAygEAIaYBQADKAQAhpwECAMsBACGoAQIAywEAIakBAQDEAQAhqgFAAMoBACGrAQIAywEAISMEAADYAQAgYgEAwgEAIYMBQADDAQAhigEBAMQBACGNAQEAwgEAIY4BAQDCAQAhjwEBAMQBACGQAQEAxAEAIZEBAQDEAQAhkgEBAMQBACGTAQEAxAEAIZQBAQDEAQAhlQEBAMIBACGWAQEAwgEAIZcBIADWAQAhmAEBAMQBACGZAQEAxAEAIZoBAQDEAQAhmwEBAMQBACGcAQEAxAEAIZ0BIADWAQAhngEBAMQBACGfAQEAxAEAIaABAQDEAQAhoQECANcBACGiAQEAxAEAIaMBAQDEAQAhpAFAAMoBACGlAUAAygEAIaYBQADKAQAhpwECAMsBACGoAQIAywEAIakBAQDEAQAhqgFAAMoBACGrAQIAywEAIQaDAUAAAAABiAEBAAAAAYkBAQAAAAGKAQEAAAABiwFAAAAAAYwBQAAAAAEjBQAA7AEAIGIBAAAAAYMBQAAAAAGKAQEAAAABjQEBAAAAAY4BAQAAAAGPAQEAAAABkAEBAAAAAZEBAQAAAAGSAQEAAAABkwEBAAAAAZQBAQAAAAGVAQEAAAABlgEBAAAAAZcBIAAAAAGYAQEAAAABmQEBAAAAAZoBAQAAAAGbAQEAAAABnAEBAAAAAZ0BIAAAAAGeAQEAAAABnwEBAAAAAaABAQAAAAGhAQIAAAABogEBAAAAAaMBAQAAAAGkAUAAAAABpQFAAAAAAaYBQAAAAAGnAQIAAAABqAECAAAAAakBAQAAAAGqAUAAAAABqwECAAAAAQIAAAAgACATAAD7AQAgAwAAACMAIBMAAPsBACAUAAD_AQAgJQAAACMAIAUAANkBACAMAAD_AQAgYgEAwgEAIYMBQADDAQAhigEBAMQBACGNAQEAwgEAIY4BAQDCAQAhjwEBAMQBACGQAQEAxAEAIZEBAQDEAQAhkgEBAMQBACGTAQEAxAEAIZQBAQDEAQAhlQEBAMIBACGWAQEAwgEAIZcBIADWAQAhmAEBAMQBACGZAQEAxAEAIZoBAQDEAQAhmwEBAMQBACGcAQEAxAEAIZ0BIADWAQAhngEBAMQBACGfAQEAxAEAIaABAQDEAQAhoQECANcBACGiAQEAxAEAIaMBAQDEAQAhpAFAAMoBACGlAUAAygEAIaYBQADKAQAhpwECAMsBACGoAQIAywEAIakBAQDEAQAhqgFAAMoBACGrAQIAywEAISMFAADZAQAgYgEAwgEAIYMBQADDAQAhigEBAMQBACGNAQEAwgEAIY4BAQDCAQAhjwEBAMQBACGQAQEAxAEAIZEBAQDEAQAhkgEBAMQBACGTAQEAxAEAIZQBAQDEAQAhlQEBAMIBACGWAQEAwgEAIZcBIADWAQAhmAEBAMQBACGZAQEAxAEAIZoBAQDEAQAhmwEBAMQBACGcAQEAxAEAIZ0BIADWAQAhngEBAMQBACGfAQEAxAEAIaABAQDEAQAhoQECANcBACGiAQEAxAEAIaMBAQDEAQAhpAFAAMoBACGlAUAAygEAIaYBQADKAQAhpwECAMsBACGoAQIAywEAIakBAQDEAQAhqgFAAMoBACGrAQIAywEAIQEDAAIDBAYDBQgBBgAEAQMAAgEECQAAAQMAAgEDAAIDBgAJGQAKGgALAAAAAwYACRkAChoACwAABQYAEBkAExoAFCsAESwAEgAAAAAABQYAEBkAExoAFCsAESwAEgEDAAIBAwACAwYAGRkAGhoAGwAAAAMGABkZABoaABsAAAAFBgAhGQAkGgAlKwAiLAAjAAAAAAAFBgAhGQAkGgAlKwAiLAAjAAAABQYAKxkALhoALysALCwALQAAAAAABQYAKxkALhoALysALCwALQcCAQgKAQkMAQoNAQsOAQ0QAQ4SBQ8TBhAVAREXBRIYBxUZARYaARcbBRseCBwfDB0hAh4iAh8lAiAmAiEnAiIpAiMrBSQsDSUuAiYwBScxDigyAikzAio0BS03Dy44FS85AzA6AzE7AzI8AzM9AzQ_AzVBBTZCFjdEAzhGBTlHFzpIAztJAzxKBT1NGD5OHD9QHUBRHUFUHUJVHUNWHURYHUVaBUZbHkddHUhfBUlgH0phHUtiHUxjBU1mIE5nJk9pJ1BqJ1FtJ1JuJ1NvJ1RxJ1VzBVZ0KFd2J1h4BVl5KVp6J1t7J1x8BV1_Kl6AATA"
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

// services/identity/src/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  LinkScalarFieldEnum: () => LinkScalarFieldEnum,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  PersonScalarFieldEnum: () => PersonScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  SearchedPersonScalarFieldEnum: () => SearchedPersonScalarFieldEnum,
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
  SearchedPerson: "SearchedPerson",
  Person: "Person",
  Link: "Link",
  Mail: "Mail",
  AuditEntry: "AuditEntry"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SearchedPersonScalarFieldEnum = {
  personId: "personId",
  text: "text"
};
var PersonScalarFieldEnum = {
  id: "id",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  pendingEmail: "pendingEmail",
  username: "username",
  usernameKey: "usernameKey",
  lookalikeKey: "lookalikeKey",
  passwordHash: "passwordHash",
  role: "role",
  status: "status",
  isVerified: "isVerified",
  phoneNumber: "phoneNumber",
  address: "address",
  imdbPageLink: "imdbPageLink",
  whatAreYouLookingFor: "whatAreYouLookingFor",
  howDidYouHearAboutUs: "howDidYouHearAboutUs",
  companyName: "companyName",
  trackingEnabled: "trackingEnabled",
  profileImageUrl: "profileImageUrl",
  agencyWebsite: "agencyWebsite",
  agencyContactPhone: "agencyContactPhone",
  agencyYearsInBusiness: "agencyYearsInBusiness",
  agencyClientList: "agencyClientList",
  agencyCredentials: "agencyCredentials",
  agentVerificationSubmittedAt: "agentVerificationSubmittedAt",
  createdAt: "createdAt",
  lastLoginAt: "lastLoginAt",
  closedAt: "closedAt",
  version: "version",
  sessionEpoch: "sessionEpoch",
  keptSession: "keptSession",
  premiumExpiresAt: "premiumExpiresAt",
  membershipVersion: "membershipVersion"
};
var LinkScalarFieldEnum = {
  tokenHash: "tokenHash",
  personId: "personId",
  purpose: "purpose",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var MailScalarFieldEnum = {
  id: "id",
  personId: "personId",
  kind: "kind",
  recipient: "recipient",
  linkHash: "linkHash",
  subject: "subject",
  text: "text",
  html: "html",
  unsubscribeUrl: "unsubscribeUrl",
  createdAt: "createdAt",
  nextAttemptAt: "nextAttemptAt",
  attempts: "attempts",
  sentAt: "sentAt",
  traceparent: "traceparent"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  entryId: "entryId",
  at: "at",
  actorId: "actorId",
  action: "action",
  personId: "personId",
  before: "before",
  after: "after",
  notes: "notes"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// services/identity/src/generated/enums.ts
var enums_exports = {};

// services/identity/src/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
