// Of c429b9d4d7beee0f2d3c048144bab0c36e4770b3a0fa0bb9dc68f6f704620a2e
// What Prisma generates from the schema of catalogue, without types. Written by `npm run clients`.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// services/catalogue/src/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// services/catalogue/src/generated/internal/class.ts
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

model Listing {
  id                         BigInt    @id @default(autoincrement())
  agentId                    String    @map("agent_id") @db.Uuid
  version                    Int       @default(1)
  // The listing form as its agent sent it; the columns from title on derive from it.
  form                       Json
  // The book of rights on offer, and what the form said when it was written. Where the form says something else now, the book follows from it.
  rights                     Json?
  status                     String    @default("available")
  // The accepted offer that a sold title went to.
  soldOfferId                String?   @map("sold_offer_id") @db.Uuid
  // It is sold because of what is taken of it, and no more once that has ended; what its agent marked as sold stays sold.
  isSaleDerived              Boolean   @default(false) @map("is_sale_derived")
  isFeatured                 Boolean   @default(false) @map("is_featured")
  // While this lies ahead, premium members, its agent and administrators alone find it.
  earlyAccessUntil           DateTime? @map("early_access_until") @db.Timestamptz(3)
  // What a model made of it, as ai says, and the version of the event that said so.
  aiScores                   Json?     @map("ai_scores")
  aiVersion                  Int       @default(0) @map("ai_version")
  // What was found elsewhere, as enrichment says, and the version of the event that said so.
  mediumDetails              String?   @map("medium_details")
  twitterMentions            Int?      @map("twitter_mentions")
  twitterBuzzScore           Int?      @map("twitter_buzz_score")
  twitterHasVerifiedMentions Boolean?  @map("twitter_has_verified_mentions")
  twitterPublisherPromotion  Boolean?  @map("twitter_publisher_promotion")
  twitterBookClubMentions    Int?      @map("twitter_book_club_mentions")
  youtubeTotalViews          BigInt?   @map("youtube_total_views")
  youtubeVideoCount          Int?      @map("youtube_video_count")
  youtubeAdaptationPotential Int?      @map("youtube_adaptation_potential")
  youtubePopularityScore     Int?      @map("youtube_popularity_score")
  enrichmentVersion          Int       @default(0) @map("enrichment_version")
  createdAt                  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt                  DateTime  @map("updated_at") @db.Timestamptz(3)
  deletedAt                  DateTime? @map("deleted_at") @db.Timestamptz(3)
  title                      String
  author                     String
  description                String
  medium                     String
  format                     String
  genre                      String?
  tags                       String[]
  coverImageUrl              String?   @map("cover_image_url")
  suggestedOfferMin          Int?      @map("suggested_offer_min")
  suggestedOfferMax          Int       @map("suggested_offer_max")
  pages                      Int?
  publishDate                String?   @map("publish_date")
  rightsStatus               String    @map("rights_status")
  genreScore                 Int       @map("genre_score") @db.SmallInt
  mediumScore                Int       @map("medium_score") @db.SmallInt
  lengthBonus                Int       @map("length_bonus") @db.SmallInt
  viabilityScore             Int       @map("viability_score") @db.SmallInt
  roiMultiple                Decimal   @map("roi_multiple") @db.Decimal(4, 2)

  // Derived whenever the chain changes.
  chainOfTitleVerified Boolean @default(false) @map("chain_of_title_verified")

  entry        BrowseEntry?
  document     SearchDocument?
  favourites   Favourite[]
  audit        AuditEntry[]
  chain        ChainDocument[]
  chainHistory ChainHistoryEntry[]
  chainFiles   ChainFileUse[]
  takeovers    Takeover[]
  rightsBooks  RightsBook[]
  importKeys   ImportKey[]

  @@index([agentId], map: "listings_by_agent")
  @@map("listings")
}

// What people can find: one narrow row for each listing that is neither deleted nor hidden.
model BrowseEntry {
  listingId        BigInt                  @id @map("listing_id")
  agentId          String                  @map("agent_id") @db.Uuid
  createdAt        DateTime                @map("created_at") @db.Timestamptz(3)
  // Kept here as well, for whoever does not see it yet.
  earlyAccessUntil DateTime?               @map("early_access_until") @db.Timestamptz(3)
  status           String
  medium           String
  format           String
  price            Int
  viabilityScore   Int                     @map("viability_score") @db.SmallInt
  roiMultiple      Decimal                 @map("roi_multiple") @db.Decimal(4, 2)
  genreTags        String[]                @map("genre_tags")
  title            String
  author           String
  tags             String
  description      String
  titleWords       Unsupported("tsvector") @map("title_words")
  words            Unsupported("tsvector")
  // The words of title, author and tags, and with a plus what neighbours among them are together.
  joined           Unsupported("tsvector") @default(dbgenerated("''::tsvector"))
  // The year of publication.
  published        Int?
  pages            Int?
  // How the texts were folded.
  folding          Int                     @default(1) @db.SmallInt
  // What is free of its rights; nothing until that is known.
  freeRightsId     Int?                    @map("free_rights_id")
  listing          Listing                 @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  searched         SearchedWords?
  freeRights       FreeRights?             @relation(fields: [freeRightsId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([createdAt(sort: Desc), listingId(sort: Desc)], map: "browse_newest")
  @@index([viabilityScore(sort: Desc), listingId(sort: Desc)], map: "browse_viability")
  @@index([price, listingId], map: "browse_price")
  @@index([medium], map: "browse_medium")
  @@index([format], map: "browse_format")
  @@index([agentId], map: "browse_agent")
  @@index([title], map: "browse_exact_title")
  @@index([title, listingId], map: "browse_by_title")
  @@index([title(ops: raw("gin_trgm_ops"))], type: Gin, map: "browse_title")
  @@index([author(ops: raw("gin_trgm_ops"))], type: Gin, map: "browse_author")
  @@index([tags(ops: raw("gin_trgm_ops"))], type: Gin, map: "browse_tags")
  @@index([description(ops: raw("gin_trgm_ops"))], type: Gin, map: "browse_description")
  @@index([titleWords], type: Gin, map: "browse_title_words")
  @@index([words], type: Gin, map: "browse_words")
  @@index([joined], type: Gin, map: "browse_joined")
  @@index([folding, listingId], map: "browse_folding")
  @@index([freeRightsId, status], map: "browse_free_rights")
  @@map("browse_entries")
}

// The distinct words of an entry, from which the index of their endings is made.
model SearchedWords {
  listingId BigInt      @id @map("listing_id")
  words     String
  entry     BrowseEntry @relation(fields: [listingId], references: [listingId], onDelete: Cascade, onUpdate: NoAction)

  @@map("searched_words")
}

// What any word of a search may match: stems with their weights, the synopsis among them.
model SearchDocument {
  listingId BigInt                  @id @map("listing_id")
  document  Unsupported("tsvector")
  listing   Listing                 @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([document], type: Gin, map: "search_documents_by_stem")
  @@map("search_documents")
}

// In how many documents each stem occurs: the rarer it is, the more it says.
model Stem {
  stem     String @id
  listings Int

  @@map("stems")
}

// Every distinct word that can be found, for the guesses at what a mistyped word meant.
model VocabularyWord {
  word     String @id
  listings Int

  @@index([word(ops: raw("text_pattern_ops"))], map: "vocabulary_by_prefix")
  @@map("vocabulary")
}

// A removed favourite keeps its row, so that the versions of its events go on rising.
model Favourite {
  userId    String   @map("user_id") @db.Uuid
  listingId BigInt   @map("listing_id")
  at        DateTime @db.Timestamptz(3)
  version   Int      @default(1)
  isRemoved Boolean  @default(false) @map("is_removed")
  listing   Listing  @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@id([userId, listingId])
  @@map("favourites")
}

// What administrators did to listings. The table refuses changes.
model AuditEntry {
  id        BigInt   @id @default(autoincrement())
  at        DateTime @db.Timestamptz(3)
  actorId   String   @map("actor_id") @db.Uuid
  action    String
  listingId BigInt   @map("listing_id")
  before    Json
  after     Json
  listing   Listing  @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([actorId, id], map: "audit_by_actor")
  @@index([listingId, id], map: "audit_by_listing")
  @@map("audit")
}

// What an administrator took over into a listing's form from elsewhere.
model Takeover {
  id        String    @id @db.Uuid
  listingId BigInt    @map("listing_id")
  actorId   String    @map("actor_id") @db.Uuid
  at        DateTime  @db.Timestamptz(3)
  before    Json
  after     Json
  undoneAt  DateTime? @map("undone_at") @db.Timestamptz(3)
  listing   Listing   @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([listingId, at], map: "takeovers_of_listing")
  @@map("takeovers")
}

// The documents that carry the rights from the author to the seller, in their order.
model ChainDocument {
  id               String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  listingId        BigInt   @map("listing_id")
  position         Int
  type             String
  grantor          String
  grantee          String
  date             String?
  territory        String?
  fileUrl          String?  @map("file_url")
  note             String?
  status           String   @default("draft")
  reason           String?
  // An administrator confirmed that its grantor stands for the author, or its grantee for the agency, and why.
  confirms         String?
  confirmedBecause String?  @map("confirmed_because")
  createdAt        DateTime @map("created_at") @db.Timestamptz(3)
  updatedAt        DateTime @map("updated_at") @db.Timestamptz(3)
  listing          Listing  @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([listingId, position], map: "chain_documents_in_order")
  @@index([status, updatedAt, id], map: "chain_documents_waiting")
  @@map("chain_documents")
}

// Every change of every chain. The table refuses changes.
model ChainHistoryEntry {
  id         String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  // The order in which entries were added.
  place      BigInt   @unique @default(autoincrement())
  at         DateTime @db.Timestamptz(3)
  listingId  BigInt   @map("listing_id")
  documentId String   @map("document_id") @db.Uuid
  actorId    String   @map("actor_id") @db.Uuid
  action     String
  before     Json?
  after      Json?
  listing    Listing  @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([listingId, place], map: "chain_history_of_listing")
  @@index([actorId, place], map: "chain_history_of_actor")
  @@map("chain_history")
}

// Who sent an uploaded picture. One that another service has downloaded is nobody's, nor are those from before this was recorded.
model Image {
  // The same as in the object store.
  name       String   @id @db.Uuid
  uploadedBy String   @map("uploaded_by") @db.Uuid
  uploadedAt DateTime @map("uploaded_at") @db.Timestamptz(3)
  bytes      Int

  @@index([uploadedBy, uploadedAt], map: "images_of_sender")
  @@map("images")
}

// The files of chains of title that were uploaded here.
model ChainFile {
  // The same as in the object store.
  name       String         @id @db.Uuid
  uploadedBy String         @map("uploaded_by") @db.Uuid
  uploadedAt DateTime       @map("uploaded_at") @db.Timestamptz(3)
  fileName   String         @map("file_name")
  kind       String
  // Nothing for those from before this was recorded.
  bytes      Int            @default(0)
  uses       ChainFileUse[]

  @@index([uploadedBy], map: "chain_files_of_sender")
  @@map("chain_files")
}

// Which listings' chains use a file, or used it.
model ChainFileUse {
  name      String    @db.Uuid
  listingId BigInt    @map("listing_id")
  file      ChainFile @relation(fields: [name], references: [name], onDelete: NoAction, onUpdate: NoAction)
  listing   Listing   @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@id([name, listingId])
  @@map("chain_file_uses")
}

// What identity's events say of people.
model Person {
  id             String  @id @db.Uuid
  role           String
  status         String
  isVerified     Boolean @map("is_verified")
  firstName      String  @map("first_name")
  lastName       String  @map("last_name")
  companyName    String? @map("company_name")
  // The name of an uploaded picture; known from the first event that was heard since pictures are swept.
  picture        String? @db.Uuid
  isPictureKnown Boolean @default(false) @map("is_picture_known")
  version        Int

  @@index([role, status], map: "people_by_role")
  @@map("people")
}

// Every book of rights that a listing had; rows are only ever added.
model RightsBook {
  id        BigInt   @id @default(autoincrement())
  listingId BigInt   @map("listing_id")
  at        DateTime @db.Timestamptz(3)
  actorId   String   @map("actor_id") @db.Uuid
  lines     Json
  listing   Listing  @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@index([listingId, id], map: "rights_books_of_listing")
  @@index([actorId, id], map: "rights_books_of_actor")
  @@map("rights_books")
}

// What offers' events say of accepted offers.
model AcceptedOffer {
  id            String    @id @db.Uuid
  listingId     BigInt    @map("listing_id")
  producerId    String    @map("producer_id") @db.Uuid
  agentId       String    @map("agent_id") @db.Uuid
  isExclusive   Boolean   @map("is_exclusive")
  optionEndedAt DateTime? @map("option_ended_at") @db.Timestamptz(3)
  version       Int

  @@index([listingId], map: "accepted_offers_of_listing")
  @@index([agentId], map: "accepted_offers_of_agent")
  @@map("accepted_offers")
}

// What is free of a listing's rights, in boxes that do not overlap; once for all listings of which the same is free. Rows never change.
model FreeRights {
  id      Int           @id @default(autoincrement())
  key     String        @unique
  boxes   Json
  entries BrowseEntry[]

  @@map("free_rights")
}

// What offers says is taken of a listing. Without a row its accepted offers decide.
model ListingTakings {
  id      BigInt @id
  version Int
  takings Json

  @@map("listing_takings")
}

// How far a bulk load has come.
model Load {
  name   String @id
  loaded Int

  @@map("loads")
}

// A file of listings that somebody sent, and how far it is: read, looked at, applied, undone.
model ListingImport {
  id         String      @id @db.Uuid
  agentId    String      @map("agent_id") @db.Uuid
  createdAt  DateTime    @map("created_at") @db.Timestamptz(3)
  state      String
  // Rises with every step of the work, so that of two workers one goes on.
  step       Int         @default(0)
  // Rises with every reading of the file: rows of an older one are gone.
  reading    Int         @default(0)
  file       String      @db.Uuid
  fileName   String      @map("file_name")
  fileBytes  Int         @map("file_bytes")
  // What its rows take up.
  rowBytes   BigInt      @default(0) @map("row_bytes")
  format     String?
  encoding   String?
  columns    Json?
  mapping    Json        @default("{}")
  defaults   Json        @default("{}")
  groupWorks Boolean     @default(true) @map("group_works")
  warnings   Json        @default("[]")
  done       Int         @default(0)
  total      Int?
  failure    String?
  appliedAt  DateTime?   @map("applied_at") @db.Timestamptz(3)
  applyKey   String?     @map("apply_key")
  undoKey    String?     @map("undo_key")
  rows       ImportRow[]

  @@index([agentId, createdAt], map: "imports_of_agent")
  @@map("imports")
}

// When somebody sent which file: what is deleted counts all the same among those of a day.
model ImportSending {
  importId String   @id @map("import_id") @db.Uuid
  agentId  String   @map("agent_id") @db.Uuid
  at       DateTime @db.Timestamptz(3)

  @@index([agentId, at], map: "import_sendings_of_agent")
  @@map("import_sendings")
}

// What a record of the file says, what was corrected, and what would become of it.
model ImportRow {
  importId   String        @map("import_id") @db.Uuid
  n          Int
  reading    Int
  record     Json
  // The number of a later record that says the same title again.
  repeatedBy Int?          @map("repeated_by")
  // What its agent says: other fields, the listing that it changes (0: a new one), whether it is ticked.
  edits      Json          @default("{}")
  chosen     BigInt?
  wished     Boolean?
  // What follows from all that.
  state      String?
  key        String?
  listingId  BigInt?       @map("listing_id")
  possibleId BigInt?       @map("possible_id")
  form       Json?
  before     Json?
  said       Json          @default("{}")
  changes    String[]      @default([])
  problems   Json          @default("[]")
  include    Boolean       @default(false)
  // What became of it, and the listing's form then, to see whether somebody edited it since.
  result     String?
  applied    Json?
  import     ListingImport @relation(fields: [importId], references: [id], onDelete: Cascade, onUpdate: NoAction)

  @@id([importId, n])
  @@index([importId, state, n], map: "import_rows_by_state")
  @@map("import_rows")
}

// What listings are recognised by in later files, besides the ISBN of their form: other editions, a file's own references.
model ImportKey {
  agentId   String  @map("agent_id") @db.Uuid
  key       String
  listingId BigInt  @map("listing_id")
  listing   Listing @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@id([agentId, key])
  @@index([listingId], map: "import_keys_of_listing")
  @@map("import_keys")
}

// Listings that an offer has reached: they are not withdrawn by undoing an import.
model OfferedListing {
  listingId BigInt @id @map("listing_id")

  @@map("offered_listings")
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
config.runtimeDataModel = JSON.parse('{"models":{"Listing":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"form","kind":"scalar","type":"Json"},{"name":"rights","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"isSaleDerived","kind":"scalar","type":"Boolean","dbName":"is_sale_derived"},{"name":"isFeatured","kind":"scalar","type":"Boolean","dbName":"is_featured"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"aiScores","kind":"scalar","type":"Json","dbName":"ai_scores"},{"name":"aiVersion","kind":"scalar","type":"Int","dbName":"ai_version"},{"name":"mediumDetails","kind":"scalar","type":"String","dbName":"medium_details"},{"name":"twitterMentions","kind":"scalar","type":"Int","dbName":"twitter_mentions"},{"name":"twitterBuzzScore","kind":"scalar","type":"Int","dbName":"twitter_buzz_score"},{"name":"twitterHasVerifiedMentions","kind":"scalar","type":"Boolean","dbName":"twitter_has_verified_mentions"},{"name":"twitterPublisherPromotion","kind":"scalar","type":"Boolean","dbName":"twitter_publisher_promotion"},{"name":"twitterBookClubMentions","kind":"scalar","type":"Int","dbName":"twitter_book_club_mentions"},{"name":"youtubeTotalViews","kind":"scalar","type":"BigInt","dbName":"youtube_total_views"},{"name":"youtubeVideoCount","kind":"scalar","type":"Int","dbName":"youtube_video_count"},{"name":"youtubeAdaptationPotential","kind":"scalar","type":"Int","dbName":"youtube_adaptation_potential"},{"name":"youtubePopularityScore","kind":"scalar","type":"Int","dbName":"youtube_popularity_score"},{"name":"enrichmentVersion","kind":"scalar","type":"Int","dbName":"enrichment_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"suggestedOfferMin","kind":"scalar","type":"Int","dbName":"suggested_offer_min"},{"name":"suggestedOfferMax","kind":"scalar","type":"Int","dbName":"suggested_offer_max"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"publishDate","kind":"scalar","type":"String","dbName":"publish_date"},{"name":"rightsStatus","kind":"scalar","type":"String","dbName":"rights_status"},{"name":"genreScore","kind":"scalar","type":"Int","dbName":"genre_score"},{"name":"mediumScore","kind":"scalar","type":"Int","dbName":"medium_score"},{"name":"lengthBonus","kind":"scalar","type":"Int","dbName":"length_bonus"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"chainOfTitleVerified","kind":"scalar","type":"Boolean","dbName":"chain_of_title_verified"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToListing"},{"name":"document","kind":"object","type":"SearchDocument","relationName":"ListingToSearchDocument"},{"name":"favourites","kind":"object","type":"Favourite","relationName":"FavouriteToListing"},{"name":"audit","kind":"object","type":"AuditEntry","relationName":"AuditEntryToListing"},{"name":"chain","kind":"object","type":"ChainDocument","relationName":"ChainDocumentToListing"},{"name":"chainHistory","kind":"object","type":"ChainHistoryEntry","relationName":"ChainHistoryEntryToListing"},{"name":"chainFiles","kind":"object","type":"ChainFileUse","relationName":"ChainFileUseToListing"},{"name":"takeovers","kind":"object","type":"Takeover","relationName":"ListingToTakeover"},{"name":"rightsBooks","kind":"object","type":"RightsBook","relationName":"ListingToRightsBook"},{"name":"importKeys","kind":"object","type":"ImportKey","relationName":"ImportKeyToListing"}],"dbName":"listings","schema":null},"BrowseEntry":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"status","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Int"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"genreTags","kind":"scalar","type":"String","dbName":"genre_tags"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"published","kind":"scalar","type":"Int"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"folding","kind":"scalar","type":"Int"},{"name":"freeRightsId","kind":"scalar","type":"Int","dbName":"free_rights_id"},{"name":"listing","kind":"object","type":"Listing","relationName":"BrowseEntryToListing"},{"name":"searched","kind":"object","type":"SearchedWords","relationName":"BrowseEntryToSearchedWords"},{"name":"freeRights","kind":"object","type":"FreeRights","relationName":"BrowseEntryToFreeRights"}],"dbName":"browse_entries","schema":null},"SearchedWords":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"words","kind":"scalar","type":"String"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToSearchedWords"}],"dbName":"searched_words","schema":null},"SearchDocument":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToSearchDocument"}],"dbName":"search_documents","schema":null},"Stem":{"fields":[{"name":"stem","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"stems","schema":null},"VocabularyWord":{"fields":[{"name":"word","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"vocabulary","schema":null},"Favourite":{"fields":[{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"version","kind":"scalar","type":"Int"},{"name":"isRemoved","kind":"scalar","type":"Boolean","dbName":"is_removed"},{"name":"listing","kind":"object","type":"Listing","relationName":"FavouriteToListing"}],"dbName":"favourites","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"AuditEntryToListing"}],"dbName":"audit","schema":null},"Takeover":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"undoneAt","kind":"scalar","type":"DateTime","dbName":"undone_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTakeover"}],"dbName":"takeovers","schema":null},"ChainDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"type","kind":"scalar","type":"String"},{"name":"grantor","kind":"scalar","type":"String"},{"name":"grantee","kind":"scalar","type":"String"},{"name":"date","kind":"scalar","type":"String"},{"name":"territory","kind":"scalar","type":"String"},{"name":"fileUrl","kind":"scalar","type":"String","dbName":"file_url"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"confirms","kind":"scalar","type":"String"},{"name":"confirmedBecause","kind":"scalar","type":"String","dbName":"confirmed_because"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainDocumentToListing"}],"dbName":"chain_documents","schema":null},"ChainHistoryEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainHistoryEntryToListing"}],"dbName":"chain_history","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"bytes","kind":"scalar","type":"Int"}],"dbName":"images","schema":null},"ChainFile":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uses","kind":"object","type":"ChainFileUse","relationName":"ChainFileToChainFileUse"}],"dbName":"chain_files","schema":null},"ChainFileUse":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"file","kind":"object","type":"ChainFile","relationName":"ChainFileToChainFileUse"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainFileUseToListing"}],"dbName":"chain_file_uses","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"isVerified","kind":"scalar","type":"Boolean","dbName":"is_verified"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"picture","kind":"scalar","type":"String"},{"name":"isPictureKnown","kind":"scalar","type":"Boolean","dbName":"is_picture_known"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"people","schema":null},"RightsBook":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"lines","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToRightsBook"}],"dbName":"rights_books","schema":null},"AcceptedOffer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"accepted_offers","schema":null},"FreeRights":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"key","kind":"scalar","type":"String"},{"name":"boxes","kind":"scalar","type":"Json"},{"name":"entries","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToFreeRights"}],"dbName":"free_rights","schema":null},"ListingTakings":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"Int"},{"name":"takings","kind":"scalar","type":"Json"}],"dbName":"listing_takings","schema":null},"Load":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"loaded","kind":"scalar","type":"Int"}],"dbName":"loads","schema":null},"ListingImport":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"state","kind":"scalar","type":"String"},{"name":"step","kind":"scalar","type":"Int"},{"name":"reading","kind":"scalar","type":"Int"},{"name":"file","kind":"scalar","type":"String"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"fileBytes","kind":"scalar","type":"Int","dbName":"file_bytes"},{"name":"rowBytes","kind":"scalar","type":"BigInt","dbName":"row_bytes"},{"name":"format","kind":"scalar","type":"String"},{"name":"encoding","kind":"scalar","type":"String"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"mapping","kind":"scalar","type":"Json"},{"name":"defaults","kind":"scalar","type":"Json"},{"name":"groupWorks","kind":"scalar","type":"Boolean","dbName":"group_works"},{"name":"warnings","kind":"scalar","type":"Json"},{"name":"done","kind":"scalar","type":"Int"},{"name":"total","kind":"scalar","type":"Int"},{"name":"failure","kind":"scalar","type":"String"},{"name":"appliedAt","kind":"scalar","type":"DateTime","dbName":"applied_at"},{"name":"applyKey","kind":"scalar","type":"String","dbName":"apply_key"},{"name":"undoKey","kind":"scalar","type":"String","dbName":"undo_key"},{"name":"rows","kind":"object","type":"ImportRow","relationName":"ImportRowToListingImport"}],"dbName":"imports","schema":null},"ImportSending":{"fields":[{"name":"importId","kind":"scalar","type":"String","dbName":"import_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"import_sendings","schema":null},"ImportRow":{"fields":[{"name":"importId","kind":"scalar","type":"String","dbName":"import_id"},{"name":"n","kind":"scalar","type":"Int"},{"name":"reading","kind":"scalar","type":"Int"},{"name":"record","kind":"scalar","type":"Json"},{"name":"repeatedBy","kind":"scalar","type":"Int","dbName":"repeated_by"},{"name":"edits","kind":"scalar","type":"Json"},{"name":"chosen","kind":"scalar","type":"BigInt"},{"name":"wished","kind":"scalar","type":"Boolean"},{"name":"state","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"possibleId","kind":"scalar","type":"BigInt","dbName":"possible_id"},{"name":"form","kind":"scalar","type":"Json"},{"name":"before","kind":"scalar","type":"Json"},{"name":"said","kind":"scalar","type":"Json"},{"name":"changes","kind":"scalar","type":"String"},{"name":"problems","kind":"scalar","type":"Json"},{"name":"include","kind":"scalar","type":"Boolean"},{"name":"result","kind":"scalar","type":"String"},{"name":"applied","kind":"scalar","type":"Json"},{"name":"import","kind":"object","type":"ListingImport","relationName":"ImportRowToListingImport"}],"dbName":"import_rows","schema":null},"ImportKey":{"fields":[{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"listing","kind":"object","type":"Listing","relationName":"ImportKeyToListing"}],"dbName":"import_keys","schema":null},"OfferedListing":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"}],"dbName":"offered_listings","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","listing","entry","searched","orderBy","cursor","entries","_count","freeRights","document","favourites","audit","chain","chainHistory","uses","file","chainFiles","takeovers","rightsBooks","importKeys","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","data","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","create","update","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","having","_avg","_sum","_min","_max","Listing.groupBy","Listing.aggregate","BrowseEntry.findUnique","BrowseEntry.findUniqueOrThrow","BrowseEntry.findFirst","BrowseEntry.findFirstOrThrow","BrowseEntry.findMany","BrowseEntry.updateOne","BrowseEntry.updateMany","BrowseEntry.updateManyAndReturn","BrowseEntry.deleteOne","BrowseEntry.deleteMany","BrowseEntry.groupBy","BrowseEntry.aggregate","SearchedWords.findUnique","SearchedWords.findUniqueOrThrow","SearchedWords.findFirst","SearchedWords.findFirstOrThrow","SearchedWords.findMany","SearchedWords.createOne","SearchedWords.createMany","SearchedWords.createManyAndReturn","SearchedWords.updateOne","SearchedWords.updateMany","SearchedWords.updateManyAndReturn","SearchedWords.upsertOne","SearchedWords.deleteOne","SearchedWords.deleteMany","SearchedWords.groupBy","SearchedWords.aggregate","SearchDocument.findUnique","SearchDocument.findUniqueOrThrow","SearchDocument.findFirst","SearchDocument.findFirstOrThrow","SearchDocument.findMany","SearchDocument.updateOne","SearchDocument.updateMany","SearchDocument.updateManyAndReturn","SearchDocument.deleteOne","SearchDocument.deleteMany","SearchDocument.groupBy","SearchDocument.aggregate","Stem.findUnique","Stem.findUniqueOrThrow","Stem.findFirst","Stem.findFirstOrThrow","Stem.findMany","Stem.createOne","Stem.createMany","Stem.createManyAndReturn","Stem.updateOne","Stem.updateMany","Stem.updateManyAndReturn","Stem.upsertOne","Stem.deleteOne","Stem.deleteMany","Stem.groupBy","Stem.aggregate","VocabularyWord.findUnique","VocabularyWord.findUniqueOrThrow","VocabularyWord.findFirst","VocabularyWord.findFirstOrThrow","VocabularyWord.findMany","VocabularyWord.createOne","VocabularyWord.createMany","VocabularyWord.createManyAndReturn","VocabularyWord.updateOne","VocabularyWord.updateMany","VocabularyWord.updateManyAndReturn","VocabularyWord.upsertOne","VocabularyWord.deleteOne","VocabularyWord.deleteMany","VocabularyWord.groupBy","VocabularyWord.aggregate","Favourite.findUnique","Favourite.findUniqueOrThrow","Favourite.findFirst","Favourite.findFirstOrThrow","Favourite.findMany","Favourite.createOne","Favourite.createMany","Favourite.createManyAndReturn","Favourite.updateOne","Favourite.updateMany","Favourite.updateManyAndReturn","Favourite.upsertOne","Favourite.deleteOne","Favourite.deleteMany","Favourite.groupBy","Favourite.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Takeover.findUnique","Takeover.findUniqueOrThrow","Takeover.findFirst","Takeover.findFirstOrThrow","Takeover.findMany","Takeover.createOne","Takeover.createMany","Takeover.createManyAndReturn","Takeover.updateOne","Takeover.updateMany","Takeover.updateManyAndReturn","Takeover.upsertOne","Takeover.deleteOne","Takeover.deleteMany","Takeover.groupBy","Takeover.aggregate","ChainDocument.findUnique","ChainDocument.findUniqueOrThrow","ChainDocument.findFirst","ChainDocument.findFirstOrThrow","ChainDocument.findMany","ChainDocument.createOne","ChainDocument.createMany","ChainDocument.createManyAndReturn","ChainDocument.updateOne","ChainDocument.updateMany","ChainDocument.updateManyAndReturn","ChainDocument.upsertOne","ChainDocument.deleteOne","ChainDocument.deleteMany","ChainDocument.groupBy","ChainDocument.aggregate","ChainHistoryEntry.findUnique","ChainHistoryEntry.findUniqueOrThrow","ChainHistoryEntry.findFirst","ChainHistoryEntry.findFirstOrThrow","ChainHistoryEntry.findMany","ChainHistoryEntry.createOne","ChainHistoryEntry.createMany","ChainHistoryEntry.createManyAndReturn","ChainHistoryEntry.updateOne","ChainHistoryEntry.updateMany","ChainHistoryEntry.updateManyAndReturn","ChainHistoryEntry.upsertOne","ChainHistoryEntry.deleteOne","ChainHistoryEntry.deleteMany","ChainHistoryEntry.groupBy","ChainHistoryEntry.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ChainFile.findUnique","ChainFile.findUniqueOrThrow","ChainFile.findFirst","ChainFile.findFirstOrThrow","ChainFile.findMany","ChainFile.createOne","ChainFile.createMany","ChainFile.createManyAndReturn","ChainFile.updateOne","ChainFile.updateMany","ChainFile.updateManyAndReturn","ChainFile.upsertOne","ChainFile.deleteOne","ChainFile.deleteMany","ChainFile.groupBy","ChainFile.aggregate","ChainFileUse.findUnique","ChainFileUse.findUniqueOrThrow","ChainFileUse.findFirst","ChainFileUse.findFirstOrThrow","ChainFileUse.findMany","ChainFileUse.createOne","ChainFileUse.createMany","ChainFileUse.createManyAndReturn","ChainFileUse.updateOne","ChainFileUse.updateMany","ChainFileUse.updateManyAndReturn","ChainFileUse.upsertOne","ChainFileUse.deleteOne","ChainFileUse.deleteMany","ChainFileUse.groupBy","ChainFileUse.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","RightsBook.findUnique","RightsBook.findUniqueOrThrow","RightsBook.findFirst","RightsBook.findFirstOrThrow","RightsBook.findMany","RightsBook.createOne","RightsBook.createMany","RightsBook.createManyAndReturn","RightsBook.updateOne","RightsBook.updateMany","RightsBook.updateManyAndReturn","RightsBook.upsertOne","RightsBook.deleteOne","RightsBook.deleteMany","RightsBook.groupBy","RightsBook.aggregate","AcceptedOffer.findUnique","AcceptedOffer.findUniqueOrThrow","AcceptedOffer.findFirst","AcceptedOffer.findFirstOrThrow","AcceptedOffer.findMany","AcceptedOffer.createOne","AcceptedOffer.createMany","AcceptedOffer.createManyAndReturn","AcceptedOffer.updateOne","AcceptedOffer.updateMany","AcceptedOffer.updateManyAndReturn","AcceptedOffer.upsertOne","AcceptedOffer.deleteOne","AcceptedOffer.deleteMany","AcceptedOffer.groupBy","AcceptedOffer.aggregate","FreeRights.findUnique","FreeRights.findUniqueOrThrow","FreeRights.findFirst","FreeRights.findFirstOrThrow","FreeRights.findMany","FreeRights.createOne","FreeRights.createMany","FreeRights.createManyAndReturn","FreeRights.updateOne","FreeRights.updateMany","FreeRights.updateManyAndReturn","FreeRights.upsertOne","FreeRights.deleteOne","FreeRights.deleteMany","FreeRights.groupBy","FreeRights.aggregate","ListingTakings.findUnique","ListingTakings.findUniqueOrThrow","ListingTakings.findFirst","ListingTakings.findFirstOrThrow","ListingTakings.findMany","ListingTakings.createOne","ListingTakings.createMany","ListingTakings.createManyAndReturn","ListingTakings.updateOne","ListingTakings.updateMany","ListingTakings.updateManyAndReturn","ListingTakings.upsertOne","ListingTakings.deleteOne","ListingTakings.deleteMany","ListingTakings.groupBy","ListingTakings.aggregate","Load.findUnique","Load.findUniqueOrThrow","Load.findFirst","Load.findFirstOrThrow","Load.findMany","Load.createOne","Load.createMany","Load.createManyAndReturn","Load.updateOne","Load.updateMany","Load.updateManyAndReturn","Load.upsertOne","Load.deleteOne","Load.deleteMany","Load.groupBy","Load.aggregate","import","rows","ListingImport.findUnique","ListingImport.findUniqueOrThrow","ListingImport.findFirst","ListingImport.findFirstOrThrow","ListingImport.findMany","ListingImport.createOne","ListingImport.createMany","ListingImport.createManyAndReturn","ListingImport.updateOne","ListingImport.updateMany","ListingImport.updateManyAndReturn","ListingImport.upsertOne","ListingImport.deleteOne","ListingImport.deleteMany","ListingImport.groupBy","ListingImport.aggregate","ImportSending.findUnique","ImportSending.findUniqueOrThrow","ImportSending.findFirst","ImportSending.findFirstOrThrow","ImportSending.findMany","ImportSending.createOne","ImportSending.createMany","ImportSending.createManyAndReturn","ImportSending.updateOne","ImportSending.updateMany","ImportSending.updateManyAndReturn","ImportSending.upsertOne","ImportSending.deleteOne","ImportSending.deleteMany","ImportSending.groupBy","ImportSending.aggregate","ImportRow.findUnique","ImportRow.findUniqueOrThrow","ImportRow.findFirst","ImportRow.findFirstOrThrow","ImportRow.findMany","ImportRow.createOne","ImportRow.createMany","ImportRow.createManyAndReturn","ImportRow.updateOne","ImportRow.updateMany","ImportRow.updateManyAndReturn","ImportRow.upsertOne","ImportRow.deleteOne","ImportRow.deleteMany","ImportRow.groupBy","ImportRow.aggregate","ImportKey.findUnique","ImportKey.findUniqueOrThrow","ImportKey.findFirst","ImportKey.findFirstOrThrow","ImportKey.findMany","ImportKey.createOne","ImportKey.createMany","ImportKey.createManyAndReturn","ImportKey.updateOne","ImportKey.updateMany","ImportKey.updateManyAndReturn","ImportKey.upsertOne","ImportKey.deleteOne","ImportKey.deleteMany","ImportKey.groupBy","ImportKey.aggregate","OfferedListing.findUnique","OfferedListing.findUniqueOrThrow","OfferedListing.findFirst","OfferedListing.findFirstOrThrow","OfferedListing.findMany","OfferedListing.createOne","OfferedListing.createMany","OfferedListing.createManyAndReturn","OfferedListing.updateOne","OfferedListing.updateMany","OfferedListing.updateManyAndReturn","OfferedListing.upsertOne","OfferedListing.deleteOne","OfferedListing.deleteMany","OfferedListing.groupBy","OfferedListing.aggregate","AND","OR","NOT","listingId","equals","in","notIn","lt","lte","gt","gte","not","agentId","key","contains","startsWith","endsWith","importId","n","reading","record","repeatedBy","edits","chosen","wished","state","possibleId","form","before","said","changes","problems","include","result","applied","has","hasEvery","hasSome","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","at","id","createdAt","step","fileName","fileBytes","rowBytes","format","encoding","columns","mapping","defaults","groupWorks","warnings","done","total","failure","appliedAt","applyKey","undoKey","every","some","none","importId_n","name","loaded","version","takings","boxes","producerId","isExclusive","optionEndedAt","actorId","lines","role","status","isVerified","firstName","lastName","companyName","picture","isPictureKnown","uploadedBy","uploadedAt","kind","bytes","place","documentId","action","after","position","type","grantor","grantee","date","territory","fileUrl","note","reason","confirms","confirmedBecause","updatedAt","undoneAt","userId","isRemoved","word","listings","stem","words","earlyAccessUntil","medium","price","viabilityScore","roiMultiple","genreTags","title","author","tags","description","published","pages","folding","freeRightsId","rights","soldOfferId","isSaleDerived","isFeatured","aiScores","aiVersion","mediumDetails","twitterMentions","twitterBuzzScore","twitterHasVerifiedMentions","twitterPublisherPromotion","twitterBookClubMentions","youtubeTotalViews","youtubeVideoCount","youtubeAdaptationPotential","youtubePopularityScore","enrichmentVersion","deletedAt","genre","coverImageUrl","suggestedOfferMin","suggestedOfferMax","publishDate","rightsStatus","genreScore","mediumScore","lengthBonus","chainOfTitleVerified","agentId_key","name_listingId","userId_listingId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "qAn7AYgDOgIAAO4FACAJAADvBQAgCgAA8AUAIAsAAPEFACAMAADyBQAgDQAA8wUAIBAAANUFACARAAD0BQAgEgAA9QUAIBMAAPYFACCmAwAA7AUAMKcDAAA6ABCoAwAA7AUAMLIDAQCsBQAhwQMAALgFACDTAwQAAAAB1ANAAK0FACHZAwEAtAUAIewDAgC1BQAh9QMBALQFACGPBEAArQUAIZcEQAC7BQAhmAQBALQFACGaBAIAtQUAIZsEEADtBQAhnQQBALQFACGeBAEAtAUAIZ8EAACXBQAgoAQBALQFACGiBAIAugUAIaUEAAC3BQAgpgQBANAFACGnBCAAuQUAIagEIAC5BQAhqQQAALcFACCqBAIAtQUAIasEAQC2BQAhrAQCALoFACGtBAIAugUAIa4EIADABQAhrwQgAMAFACGwBAIAugUAIbEEBAC_BQAhsgQCALoFACGzBAIAugUAIbQEAgC6BQAhtQQCALUFACG2BEAAuwUAIbcEAQC2BQAhuAQBALYFACG5BAIAugUAIboEAgC1BQAhuwQBALYFACG8BAEAtAUAIb0EAgC1BQAhvgQCALUFACG_BAIAtQUAIcAEIAC5BQAhAQAAAAEAIBkBAADjBQAgAwAAhAYAIAgAAIUGACCmAwAAgwYAMKcDAAADABCoAwAAgwYAMKkDBACIBQAhsgMBAKwFACHUA0AArQUAIdkDAQC0BQAh9QMBALQFACGXBEAAuwUAIZgEAQC0BQAhmQQCALUFACGaBAIAtQUAIZsEEADtBQAhnAQAAJcFACCdBAEAtAUAIZ4EAQC0BQAhnwQBALQFACGgBAEAtAUAIaEEAgC6BQAhogQCALoFACGjBAIAtQUAIaQEAgC6BQAhAQAAAAMAIAYCAADmBQAgpgMAAOUFADCnAwAABQAQqAMAAOUFADCpAwQAiAUAIZYEAQC0BQAhAQAAAAUAIAcGAADIBQAgpgMAAMcFADCnAwAABwAQqAMAAMcFADCzAwEAtAUAIdMDAgC1BQAh7gMAALgFACABAAAABwAgBwEAAMYHACADAADaCAAgCAAA2wgAIJcEAACUBgAgoQQAAJQGACCiBAAAlAYAIKQEAACUBgAgGQEAAOMFACADAACEBgAgCAAAhQYAIKYDAACDBgAwpwMAAAMAEKgDAACDBgAwqQMEAAAAAbIDAQCsBQAh1ANAAK0FACHZAwEAtAUAIfUDAQC0BQAhlwRAALsFACGYBAEAtAUAIZkEAgC1BQAhmgQCALUFACGbBBAA7QUAIZwEAACXBQAgnQQBALQFACGeBAEAtAUAIZ8EAQC0BQAhoAQBALQFACGhBAIAugUAIaIEAgC6BQAhowQCALUFACGkBAIAugUAIQMAAAADACAEAAAJADAFAAAKACABAAAAAwAgBQEAAOMFACCmAwAA4gUAMKcDAAANABCoAwAA4gUAMKkDBACIBQAhAQAAAA0AIAkBAADjBQAgpgMAAIIGADCnAwAADwAQqAMAAIIGADCpAwQAiAUAIdIDQACtBQAh7AMCALUFACGRBAEArAUAIZIEIAC5BQAhAQEAAMYHACAKAQAA4wUAIKYDAACCBgAwpwMAAA8AEKgDAACCBgAwqQMEAIgFACHSA0AArQUAIewDAgC1BQAhkQQBAKwFACGSBCAAuQUAIcMEAACBBgAgAwAAAA8AIAQAABAAMAUAABEAIAsBAADjBQAgpgMAAIAGADCnAwAAEwAQqAMAAIAGADCpAwQAiAUAIcIDAAC4BQAg0gNAAK0FACHTAwQAiAUAIfIDAQCsBQAhggQBALQFACGDBAAAuAUAIAEBAADGBwAgCwEAAOMFACCmAwAAgAYAMKcDAAATABCoAwAAgAYAMKkDBACIBQAhwgMAALgFACDSA0AArQUAIdMDBAAAAAHyAwEArAUAIYIEAQC0BQAhgwQAALgFACADAAAAEwAgBAAAFAAwBQAAFQAgFAEAAOMFACCmAwAA_wUAMKcDAAAXABCoAwAA_wUAMKkDBACIBQAh0wMBAKwFACHUA0AArQUAIfUDAQC0BQAhhAQCALUFACGFBAEAtAUAIYYEAQC0BQAhhwQBALQFACGIBAEAtgUAIYkEAQC2BQAhigQBALYFACGLBAEAtgUAIYwEAQC2BQAhjQQBALYFACGOBAEAtgUAIY8EQACtBQAhCAEAAMYHACCIBAAAlAYAIIkEAACUBgAgigQAAJQGACCLBAAAlAYAIIwEAACUBgAgjQQAAJQGACCOBAAAlAYAIBQBAADjBQAgpgMAAP8FADCnAwAAFwAQqAMAAP8FADCpAwQAiAUAIdMDAQAAAAHUA0AArQUAIfUDAQC0BQAhhAQCALUFACGFBAEAtAUAIYYEAQC0BQAhhwQBALQFACGIBAEAtgUAIYkEAQC2BQAhigQBALYFACGLBAEAtgUAIYwEAQC2BQAhjQQBALYFACGOBAEAtgUAIY8EQACtBQAhAwAAABcAIAQAABgAMAUAABkAIA0BAADjBQAgpgMAAP4FADCnAwAAGwAQqAMAAP4FADCpAwQAiAUAIcIDAAC3BQAg0gNAAK0FACHTAwEArAUAIfIDAQCsBQAhgAQEAIgFACGBBAEArAUAIYIEAQC0BQAhgwQAALcFACADAQAAxgcAIMIDAACUBgAggwQAAJQGACANAQAA4wUAIKYDAAD-BQAwpwMAABsAEKgDAAD-BQAwqQMEAIgFACHCAwAAtwUAINIDQACtBQAh0wMBAAAAAfIDAQCsBQAhgAQEAAAAAYEEAQCsBQAhggQBALQFACGDBAAAtwUAIAMAAAAbACAEAAAcADAFAAAdACAHAQAA4wUAIA8AAP0FACCmAwAA_AUAMKcDAAAfABCoAwAA_AUAMKkDBACIBQAh6gMBAKwFACECAQAAxgcAIA8AANkIACAIAQAA4wUAIA8AAP0FACCmAwAA_AUAMKcDAAAfABCoAwAA_AUAMKkDBACIBQAh6gMBAKwFACHCBAAA-wUAIAMAAAAfACAEAAAgADAFAAAhACADAAAAHwAgBAAAIAAwBQAAIQAgAQAAAB8AIAsBAADjBQAgpgMAAPoFADCnAwAAJQAQqAMAAPoFADCpAwQAiAUAIcIDAAC4BQAg0gNAAK0FACHTAwEArAUAIfIDAQCsBQAhgwQAALgFACCQBEAAuwUAIQIBAADGBwAgkAQAAJQGACALAQAA4wUAIKYDAAD6BQAwpwMAACUAEKgDAAD6BQAwqQMEAIgFACHCAwAAuAUAINIDQACtBQAh0wMBAAAAAfIDAQCsBQAhgwQAALgFACCQBEAAuwUAIQMAAAAlACAEAAAmADAFAAAnACAJAQAA4wUAIKYDAAD5BQAwpwMAACkAEKgDAAD5BQAwqQMEAIgFACHSA0AArQUAIdMDBACIBQAh8gMBAKwFACHzAwAAuAUAIAEBAADGBwAgCQEAAOMFACCmAwAA-QUAMKcDAAApABCoAwAA-QUAMKkDBACIBQAh0gNAAK0FACHTAwQAAAAB8gMBAKwFACHzAwAAuAUAIAMAAAApACAEAAAqADAFAAArACAHAQAA4wUAIKYDAAD4BQAwpwMAAC0AEKgDAAD4BQAwqQMEAIgFACGyAwEArAUAIbMDAQC0BQAhAQEAAMYHACAIAQAA4wUAIKYDAAD4BQAwpwMAAC0AEKgDAAD4BQAwqQMEAIgFACGyAwEArAUAIbMDAQC0BQAhwQQAAPcFACADAAAALQAgBAAALgAwBQAALwAgAQAAAA8AIAEAAAATACABAAAAFwAgAQAAABsAIAEAAAAfACABAAAAJQAgAQAAACkAIAEAAAAtACABAAAAAQAgOgIAAO4FACAJAADvBQAgCgAA8AUAIAsAAPEFACAMAADyBQAgDQAA8wUAIBAAANUFACARAAD0BQAgEgAA9QUAIBMAAPYFACCmAwAA7AUAMKcDAAA6ABCoAwAA7AUAMLIDAQCsBQAhwQMAALgFACDTAwQAiAUAIdQDQACtBQAh2QMBALQFACHsAwIAtQUAIfUDAQC0BQAhjwRAAK0FACGXBEAAuwUAIZgEAQC0BQAhmgQCALUFACGbBBAA7QUAIZ0EAQC0BQAhngQBALQFACGfBAAAlwUAIKAEAQC0BQAhogQCALoFACGlBAAAtwUAIKYEAQDQBQAhpwQgALkFACGoBCAAuQUAIakEAAC3BQAgqgQCALUFACGrBAEAtgUAIawEAgC6BQAhrQQCALoFACGuBCAAwAUAIa8EIADABQAhsAQCALoFACGxBAQAvwUAIbIEAgC6BQAhswQCALoFACG0BAIAugUAIbUEAgC1BQAhtgRAALsFACG3BAEAtgUAIbgEAQC2BQAhuQQCALoFACG6BAIAtQUAIbsEAQC2BQAhvAQBALQFACG9BAIAtQUAIb4EAgC1BQAhvwQCALUFACHABCAAuQUAIR4CAADOBwAgCQAA0QgAIAoAANIIACALAADTCAAgDAAA1AgAIA0AANUIACAQAACNBwAgEQAA1ggAIBIAANcIACATAADYCAAglwQAAJQGACCiBAAAlAYAIKUEAACUBgAgpgQAAJQGACCpBAAAlAYAIKsEAACUBgAgrAQAAJQGACCtBAAAlAYAIK4EAACUBgAgrwQAAJQGACCwBAAAlAYAILEEAACUBgAgsgQAAJQGACCzBAAAlAYAILQEAACUBgAgtgQAAJQGACC3BAAAlAYAILgEAACUBgAguQQAAJQGACC7BAAAlAYAIAMAAAA6ACAEAAA7ADAFAAABACADAAAAOgAgBAAAOwAwBQAAAQAgAwAAADoAIAQAADsAMAUAAAEAIDcCAADHCAAgCQAAyAgAIAoAAMkIACALAADKCAAgDAAAywgAIA0AAMwIACAQAADNCAAgEQAAzggAIBIAAM8IACATAADQCAAgsgMBAAAAAcEDgAAAAAHTAwQAAAAB1ANAAAAAAdkDAQAAAAHsAwIAAAAB9QMBAAAAAY8EQAAAAAGXBEAAAAABmAQBAAAAAZoEAgAAAAGbBBAAAAABnQQBAAAAAZ4EAQAAAAGfBAAAxggAIKAEAQAAAAGiBAIAAAABpQSAAAAAAaYEAQAAAAGnBCAAAAABqAQgAAAAAakEgAAAAAGqBAIAAAABqwQBAAAAAawEAgAAAAGtBAIAAAABrgQgAAAAAa8EIAAAAAGwBAIAAAABsQQEAAAAAbIEAgAAAAGzBAIAAAABtAQCAAAAAbUEAgAAAAG2BEAAAAABtwQBAAAAAbgEAQAAAAG5BAIAAAABugQCAAAAAbsEAQAAAAG8BAEAAAABvQQCAAAAAb4EAgAAAAG_BAIAAAABwAQgAAAAAQEZAAA_ACAtsgMBAAAAAcEDgAAAAAHTAwQAAAAB1ANAAAAAAdkDAQAAAAHsAwIAAAAB9QMBAAAAAY8EQAAAAAGXBEAAAAABmAQBAAAAAZoEAgAAAAGbBBAAAAABnQQBAAAAAZ4EAQAAAAGfBAAAxggAIKAEAQAAAAGiBAIAAAABpQSAAAAAAaYEAQAAAAGnBCAAAAABqAQgAAAAAakEgAAAAAGqBAIAAAABqwQBAAAAAawEAgAAAAGtBAIAAAABrgQgAAAAAa8EIAAAAAGwBAIAAAABsQQEAAAAAbIEAgAAAAGzBAIAAAABtAQCAAAAAbUEAgAAAAG2BEAAAAABtwQBAAAAAbgEAQAAAAG5BAIAAAABugQCAAAAAbsEAQAAAAG8BAEAAAABvQQCAAAAAb4EAgAAAAG_BAIAAAABwAQgAAAAAQEZAABBADABGQAAQQAwNwIAANsHACAJAADcBwAgCgAA3QcAIAsAAN4HACAMAADfBwAgDQAA4AcAIBAAAOEHACARAADiBwAgEgAA4wcAIBMAAOQHACCyAwEAkQYAIcEDgAAAAAHTAwQAiwYAIdQDQACnBgAh2QMBAJEGACHsAwIAmgYAIfUDAQCRBgAhjwRAAKcGACGXBEAArQYAIZgEAQCRBgAhmgQCAJoGACGbBBAA1AYAIZ0EAQCRBgAhngQBAJEGACGfBAAA2gcAIKAEAQCRBgAhogQCAJsGACGlBIAAAAABpgQBAJ4GACGnBCAAoAYAIagEIACgBgAhqQSAAAAAAaoEAgCaBgAhqwQBAJ4GACGsBAIAmwYAIa0EAgCbBgAhrgQgAJ0GACGvBCAAnQYAIbAEAgCbBgAhsQQEAJwGACGyBAIAmwYAIbMEAgCbBgAhtAQCAJsGACG1BAIAmgYAIbYEQACtBgAhtwQBAJ4GACG4BAEAngYAIbkEAgCbBgAhugQCAJoGACG7BAEAngYAIbwEAQCRBgAhvQQCAJoGACG-BAIAmgYAIb8EAgCaBgAhwAQgAKAGACECAAAAAQAgGQAARAAgLbIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAIQIAAAA6ACAZAABGACACAAAAOgAgGQAARgAgAwAAAAEAICAAAD8AICEAAEQAIAEAAAABACABAAAAOgAgGQcAANUHACAmAADWBwAgJwAA2QcAICgAANgHACApAADXBwAglwQAAJQGACCiBAAAlAYAIKUEAACUBgAgpgQAAJQGACCpBAAAlAYAIKsEAACUBgAgrAQAAJQGACCtBAAAlAYAIK4EAACUBgAgrwQAAJQGACCwBAAAlAYAILEEAACUBgAgsgQAAJQGACCzBAAAlAYAILQEAACUBgAgtgQAAJQGACC3BAAAlAYAILgEAACUBgAguQQAAJQGACC7BAAAlAYAIDCmAwAA6wUAMKcDAABNABCoAwAA6wUAMLIDAQCKBQAhwQMAAJEFACDTAwQAggUAIdQDQACoBQAh2QMBAIsFACHsAwIAkAUAIfUDAQCLBQAhjwRAAKgFACGXBEAAsAUAIZgEAQCLBQAhmgQCAJAFACGbBBAA6AUAIZ0EAQCLBQAhngQBAIsFACGfBAAAlwUAIKAEAQCLBQAhogQCAJIFACGlBAAAlgUAIKYEAQDNBQAhpwQgAJgFACGoBCAAmAUAIakEAACWBQAgqgQCAJAFACGrBAEAlQUAIawEAgCSBQAhrQQCAJIFACGuBCAAlAUAIa8EIACUBQAhsAQCAJIFACGxBAQAkwUAIbIEAgCSBQAhswQCAJIFACG0BAIAkgUAIbUEAgCQBQAhtgRAALAFACG3BAEAlQUAIbgEAQCVBQAhuQQCAJIFACG6BAIAkAUAIbsEAQCVBQAhvAQBAIsFACG9BAIAkAUAIb4EAgCQBQAhvwQCAJAFACHABCAAmAUAIQMAAAA6ACAEAABMADAlAABNACADAAAAOgAgBAAAOwAwBQAAAQAgAQAAAAoAIAEAAAAKACADAAAAAwAgBAAACQAwBQAACgAgAwAAAAMAIAQAAAkAMAUAAAoAIAMAAAADACAEAAAJADAFAAAKACAWAQAA1wYAIAMAANgGACAIAADUBwAgqQMEAIsGACGyAwEAkQYAIdQDQACnBgAh2QMBAJEGACH1AwEAkQYAIZcEQACtBgAhmAQBAJEGACGZBAIAmgYAIZoEAgCaBgAhmwQQANQGACGcBAAA1QYAIJ0EAQCRBgAhngQBAJEGACGfBAEAkQYAIaAEAQCRBgAhoQQCAJsGACGiBAIAmwYAIaMEAgCaBgAhpAQCAJsGACECAAAACgAgGQAAVQAgE6kDBACLBgAhsgMBAJEGACHUA0AApwYAIdkDAQCRBgAh9QMBAJEGACGXBEAArQYAIZgEAQCRBgAhmQQCAJoGACGaBAIAmgYAIZsEEADUBgAhnAQAANUGACCdBAEAkQYAIZ4EAQCRBgAhnwQBAJEGACGgBAEAkQYAIaEEAgCbBgAhogQCAJsGACGjBAIAmgYAIaQEAgCbBgAhAgAAAAMAIBkAAFcAIAIAAAADACAZAABXACABAAAABwAgAQAAAAoAIAEAAAADACAJBwAAzwcAICYAANAHACAnAADTBwAgKAAA0gcAICkAANEHACCXBAAAlAYAIKEEAACUBgAgogQAAJQGACCkBAAAlAYAIBamAwAA5wUAMKcDAABeABCoAwAA5wUAMKkDBACCBQAhsgMBAIoFACHUA0AAqAUAIdkDAQCLBQAh9QMBAIsFACGXBEAAsAUAIZgEAQCLBQAhmQQCAJAFACGaBAIAkAUAIZsEEADoBQAhnAQAAJcFACCdBAEAiwUAIZ4EAQCLBQAhnwQBAIsFACGgBAEAiwUAIaEEAgCSBQAhogQCAJIFACGjBAIAkAUAIaQEAgCSBQAhAwAAAAMAIAQAAF0AMCUAAF4AIAMAAAADACAEAAAJADAFAAAKACAGAgAA5gUAIKYDAADlBQAwpwMAAAUAEKgDAADlBQAwqQMEAAAAAZYEAQC0BQAhAQAAAGEAIAEAAABhACABAgAAzgcAIAMAAAAFACAEAABkADAFAABhACADAAAABQAgBAAAZAAwBQAAYQAgAwAAAAUAIAQAAGQAMAUAAGEAIAMCAADNBwAgqQMEAAAAAZYEAQAAAAEBGQAAaAAgAqkDBAAAAAGWBAEAAAABARkAAGoAMAEZAABqADADAgAAzAcAIKkDBACLBgAhlgQBAJEGACECAAAAYQAgGQAAbQAgAqkDBACLBgAhlgQBAJEGACECAAAABQAgGQAAbwAgAgAAAAUAIBkAAG8AIAMAAABhACAgAABoACAhAABtACABAAAAYQAgAQAAAAUAIAUHAADHBwAgJgAAyAcAICcAAMsHACAoAADKBwAgKQAAyQcAIAWmAwAA5AUAMKcDAAB2ABCoAwAA5AUAMKkDBACCBQAhlgQBAIsFACEDAAAABQAgBAAAdQAwJQAAdgAgAwAAAAUAIAQAAGQAMAUAAGEAIAUBAADjBQAgpgMAAOIFADCnAwAADQAQqAMAAOIFADCpAwQAAAABAQAAAHkAIAEAAAB5ACABAQAAxgcAIAMAAAANACAEAAB8ADAFAAB5ACADAAAADQAgBAAAfAAwBQAAeQAgAwAAAA0AIAQAAHwAMAUAAHkAIAIBAADFBwAgqQMEAIsGACECAAAAeQAgGQAAgAEAIAGpAwQAiwYAIQIAAAANACAZAACCAQAgAgAAAA0AIBkAAIIBACABAAAAeQAgAQAAAA0AIAUHAADABwAgJgAAwQcAICcAAMQHACAoAADDBwAgKQAAwgcAIASmAwAA4QUAMKcDAACIAQAQqAMAAOEFADCpAwQAggUAIQMAAAANACAEAACHAQAwJQAAiAEAIAMAAAANACAEAAB8ADAFAAB5ACAFpgMAAOAFADCnAwAAjgEAEKgDAADgBQAwlAQCALUFACGVBAEAAAABAQAAAIsBACABAAAAiwEAIAWmAwAA4AUAMKcDAACOAQAQqAMAAOAFADCUBAIAtQUAIZUEAQC0BQAhAAMAAACOAQAgBAAAjwEAMAUAAIsBACADAAAAjgEAIAQAAI8BADAFAACLAQAgAwAAAI4BACAEAACPAQAwBQAAiwEAIAKUBAIAAAABlQQBAAAAAQEZAACTAQAgApQEAgAAAAGVBAEAAAABARkAAJUBADABGQAAlQEAMAKUBAIAmgYAIZUEAQCRBgAhAgAAAIsBACAZAACYAQAgApQEAgCaBgAhlQQBAJEGACECAAAAjgEAIBkAAJoBACACAAAAjgEAIBkAAJoBACADAAAAiwEAICAAAJMBACAhAACYAQAgAQAAAIsBACABAAAAjgEAIAUHAAC7BwAgJgAAvAcAICcAAL8HACAoAAC-BwAgKQAAvQcAIAWmAwAA3wUAMKcDAAChAQAQqAMAAN8FADCUBAIAkAUAIZUEAQCLBQAhAwAAAI4BACAEAACgAQAwJQAAoQEAIAMAAACOAQAgBAAAjwEAMAUAAIsBACAFpgMAAN4FADCnAwAApwEAEKgDAADeBQAwkwQBAAAAAZQEAgC1BQAhAQAAAKQBACABAAAApAEAIAWmAwAA3gUAMKcDAACnAQAQqAMAAN4FADCTBAEAtAUAIZQEAgC1BQAhAAMAAACnAQAgBAAAqAEAMAUAAKQBACADAAAApwEAIAQAAKgBADAFAACkAQAgAwAAAKcBACAEAACoAQAwBQAApAEAIAKTBAEAAAABlAQCAAAAAQEZAACsAQAgApMEAQAAAAGUBAIAAAABARkAAK4BADABGQAArgEAMAKTBAEAkQYAIZQEAgCaBgAhAgAAAKQBACAZAACxAQAgApMEAQCRBgAhlAQCAJoGACECAAAApwEAIBkAALMBACACAAAApwEAIBkAALMBACADAAAApAEAICAAAKwBACAhAACxAQAgAQAAAKQBACABAAAApwEAIAUHAAC2BwAgJgAAtwcAICcAALoHACAoAAC5BwAgKQAAuAcAIAWmAwAA3QUAMKcDAAC6AQAQqAMAAN0FADCTBAEAiwUAIZQEAgCQBQAhAwAAAKcBACAEAAC5AQAwJQAAugEAIAMAAACnAQAgBAAAqAEAMAUAAKQBACABAAAAEQAgAQAAABEAIAMAAAAPACAEAAAQADAFAAARACADAAAADwAgBAAAEAAwBQAAEQAgAwAAAA8AIAQAABAAMAUAABEAIAYBAAC1BwAgqQMEAAAAAdIDQAAAAAHsAwIAAAABkQQBAAAAAZIEIAAAAAEBGQAAwgEAIAWpAwQAAAAB0gNAAAAAAewDAgAAAAGRBAEAAAABkgQgAAAAAQEZAADEAQAwARkAAMQBADAGAQAAtAcAIKkDBACLBgAh0gNAAKcGACHsAwIAmgYAIZEEAQCRBgAhkgQgAKAGACECAAAAEQAgGQAAxwEAIAWpAwQAiwYAIdIDQACnBgAh7AMCAJoGACGRBAEAkQYAIZIEIACgBgAhAgAAAA8AIBkAAMkBACACAAAADwAgGQAAyQEAIAMAAAARACAgAADCAQAgIQAAxwEAIAEAAAARACABAAAADwAgBQcAAK8HACAmAACwBwAgJwAAswcAICgAALIHACApAACxBwAgCKYDAADcBQAwpwMAANABABCoAwAA3AUAMKkDBACCBQAh0gNAAKgFACHsAwIAkAUAIZEEAQCKBQAhkgQgAJgFACEDAAAADwAgBAAAzwEAMCUAANABACADAAAADwAgBAAAEAAwBQAAEQAgAQAAABUAIAEAAAAVACADAAAAEwAgBAAAFAAwBQAAFQAgAwAAABMAIAQAABQAMAUAABUAIAMAAAATACAEAAAUADAFAAAVACAIAQAArgcAIKkDBAAAAAHCA4AAAAAB0gNAAAAAAdMDBAAAAAHyAwEAAAABggQBAAAAAYMEgAAAAAEBGQAA2AEAIAepAwQAAAABwgOAAAAAAdIDQAAAAAHTAwQAAAAB8gMBAAAAAYIEAQAAAAGDBIAAAAABARkAANoBADABGQAA2gEAMAgBAACtBwAgqQMEAIsGACHCA4AAAAAB0gNAAKcGACHTAwQAiwYAIfIDAQCRBgAhggQBAJEGACGDBIAAAAABAgAAABUAIBkAAN0BACAHqQMEAIsGACHCA4AAAAAB0gNAAKcGACHTAwQAiwYAIfIDAQCRBgAhggQBAJEGACGDBIAAAAABAgAAABMAIBkAAN8BACACAAAAEwAgGQAA3wEAIAMAAAAVACAgAADYAQAgIQAA3QEAIAEAAAAVACABAAAAEwAgBQcAAKgHACAmAACpBwAgJwAArAcAICgAAKsHACApAACqBwAgCqYDAADbBQAwpwMAAOYBABCoAwAA2wUAMKkDBACCBQAhwgMAAJEFACDSA0AAqAUAIdMDBACCBQAh8gMBAIoFACGCBAEAiwUAIYMEAACRBQAgAwAAABMAIAQAAOUBADAlAADmAQAgAwAAABMAIAQAABQAMAUAABUAIAEAAAAnACABAAAAJwAgAwAAACUAIAQAACYAMAUAACcAIAMAAAAlACAEAAAmADAFAAAnACADAAAAJQAgBAAAJgAwBQAAJwAgCAEAAKcHACCpAwQAAAABwgOAAAAAAdIDQAAAAAHTAwEAAAAB8gMBAAAAAYMEgAAAAAGQBEAAAAABARkAAO4BACAHqQMEAAAAAcIDgAAAAAHSA0AAAAAB0wMBAAAAAfIDAQAAAAGDBIAAAAABkARAAAAAAQEZAADwAQAwARkAAPABADAIAQAApgcAIKkDBACLBgAhwgOAAAAAAdIDQACnBgAh0wMBAJEGACHyAwEAkQYAIYMEgAAAAAGQBEAArQYAIQIAAAAnACAZAADzAQAgB6kDBACLBgAhwgOAAAAAAdIDQACnBgAh0wMBAJEGACHyAwEAkQYAIYMEgAAAAAGQBEAArQYAIQIAAAAlACAZAAD1AQAgAgAAACUAIBkAAPUBACADAAAAJwAgIAAA7gEAICEAAPMBACABAAAAJwAgAQAAACUAIAYHAAChBwAgJgAAogcAICcAAKUHACAoAACkBwAgKQAAowcAIJAEAACUBgAgCqYDAADaBQAwpwMAAPwBABCoAwAA2gUAMKkDBACCBQAhwgMAAJEFACDSA0AAqAUAIdMDAQCKBQAh8gMBAIoFACGDBAAAkQUAIJAEQACwBQAhAwAAACUAIAQAAPsBADAlAAD8AQAgAwAAACUAIAQAACYAMAUAACcAIAEAAAAZACABAAAAGQAgAwAAABcAIAQAABgAMAUAABkAIAMAAAAXACAEAAAYADAFAAAZACADAAAAFwAgBAAAGAAwBQAAGQAgEQEAAKAHACCpAwQAAAAB0wMBAAAAAdQDQAAAAAH1AwEAAAABhAQCAAAAAYUEAQAAAAGGBAEAAAABhwQBAAAAAYgEAQAAAAGJBAEAAAABigQBAAAAAYsEAQAAAAGMBAEAAAABjQQBAAAAAY4EAQAAAAGPBEAAAAABARkAAIQCACAQqQMEAAAAAdMDAQAAAAHUA0AAAAAB9QMBAAAAAYQEAgAAAAGFBAEAAAABhgQBAAAAAYcEAQAAAAGIBAEAAAABiQQBAAAAAYoEAQAAAAGLBAEAAAABjAQBAAAAAY0EAQAAAAGOBAEAAAABjwRAAAAAAQEZAACGAgAwARkAAIYCADARAQAAnwcAIKkDBACLBgAh0wMBAJEGACHUA0AApwYAIfUDAQCRBgAhhAQCAJoGACGFBAEAkQYAIYYEAQCRBgAhhwQBAJEGACGIBAEAngYAIYkEAQCeBgAhigQBAJ4GACGLBAEAngYAIYwEAQCeBgAhjQQBAJ4GACGOBAEAngYAIY8EQACnBgAhAgAAABkAIBkAAIkCACAQqQMEAIsGACHTAwEAkQYAIdQDQACnBgAh9QMBAJEGACGEBAIAmgYAIYUEAQCRBgAhhgQBAJEGACGHBAEAkQYAIYgEAQCeBgAhiQQBAJ4GACGKBAEAngYAIYsEAQCeBgAhjAQBAJ4GACGNBAEAngYAIY4EAQCeBgAhjwRAAKcGACECAAAAFwAgGQAAiwIAIAIAAAAXACAZAACLAgAgAwAAABkAICAAAIQCACAhAACJAgAgAQAAABkAIAEAAAAXACAMBwAAmgcAICYAAJsHACAnAACeBwAgKAAAnQcAICkAAJwHACCIBAAAlAYAIIkEAACUBgAgigQAAJQGACCLBAAAlAYAIIwEAACUBgAgjQQAAJQGACCOBAAAlAYAIBOmAwAA2QUAMKcDAACSAgAQqAMAANkFADCpAwQAggUAIdMDAQCKBQAh1ANAAKgFACH1AwEAiwUAIYQEAgCQBQAhhQQBAIsFACGGBAEAiwUAIYcEAQCLBQAhiAQBAJUFACGJBAEAlQUAIYoEAQCVBQAhiwQBAJUFACGMBAEAlQUAIY0EAQCVBQAhjgQBAJUFACGPBEAAqAUAIQMAAAAXACAEAACRAgAwJQAAkgIAIAMAAAAXACAEAAAYADAFAAAZACABAAAAHQAgAQAAAB0AIAMAAAAbACAEAAAcADAFAAAdACADAAAAGwAgBAAAHAAwBQAAHQAgAwAAABsAIAQAABwAMAUAAB0AIAoBAACZBwAgqQMEAAAAAcIDgAAAAAHSA0AAAAAB0wMBAAAAAfIDAQAAAAGABAQAAAABgQQBAAAAAYIEAQAAAAGDBIAAAAABARkAAJoCACAJqQMEAAAAAcIDgAAAAAHSA0AAAAAB0wMBAAAAAfIDAQAAAAGABAQAAAABgQQBAAAAAYIEAQAAAAGDBIAAAAABARkAAJwCADABGQAAnAIAMAoBAACYBwAgqQMEAIsGACHCA4AAAAAB0gNAAKcGACHTAwEAkQYAIfIDAQCRBgAhgAQEAIsGACGBBAEAkQYAIYIEAQCRBgAhgwSAAAAAAQIAAAAdACAZAACfAgAgCakDBACLBgAhwgOAAAAAAdIDQACnBgAh0wMBAJEGACHyAwEAkQYAIYAEBACLBgAhgQQBAJEGACGCBAEAkQYAIYMEgAAAAAECAAAAGwAgGQAAoQIAIAIAAAAbACAZAAChAgAgAwAAAB0AICAAAJoCACAhAACfAgAgAQAAAB0AIAEAAAAbACAHBwAAkwcAICYAAJQHACAnAACXBwAgKAAAlgcAICkAAJUHACDCAwAAlAYAIIMEAACUBgAgDKYDAADYBQAwpwMAAKgCABCoAwAA2AUAMKkDBACCBQAhwgMAAJYFACDSA0AAqAUAIdMDAQCKBQAh8gMBAIoFACGABAQAggUAIYEEAQCKBQAhggQBAIsFACGDBAAAlgUAIAMAAAAbACAEAACnAgAwJQAAqAIAIAMAAAAbACAEAAAcADAFAAAdACAHpgMAANcFADCnAwAArgIAEKgDAADXBQAw6gMBAAAAAfwDAQCsBQAh_QNAAK0FACH_AwIAtQUAIQEAAACrAgAgAQAAAKsCACAHpgMAANcFADCnAwAArgIAEKgDAADXBQAw6gMBAKwFACH8AwEArAUAIf0DQACtBQAh_wMCALUFACEAAwAAAK4CACAEAACvAgAwBQAAqwIAIAMAAACuAgAgBAAArwIAMAUAAKsCACADAAAArgIAIAQAAK8CADAFAACrAgAgBOoDAQAAAAH8AwEAAAAB_QNAAAAAAf8DAgAAAAEBGQAAswIAIATqAwEAAAAB_AMBAAAAAf0DQAAAAAH_AwIAAAABARkAALUCADABGQAAtQIAMATqAwEAkQYAIfwDAQCRBgAh_QNAAKcGACH_AwIAmgYAIQIAAACrAgAgGQAAuAIAIATqAwEAkQYAIfwDAQCRBgAh_QNAAKcGACH_AwIAmgYAIQIAAACuAgAgGQAAugIAIAIAAACuAgAgGQAAugIAIAMAAACrAgAgIAAAswIAICEAALgCACABAAAAqwIAIAEAAACuAgAgBQcAAI4HACAmAACPBwAgJwAAkgcAICgAAJEHACApAACQBwAgB6YDAADWBQAwpwMAAMECABCoAwAA1gUAMOoDAQCKBQAh_AMBAIoFACH9A0AAqAUAIf8DAgCQBQAhAwAAAK4CACAEAADAAgAwJQAAwQIAIAMAAACuAgAgBAAArwIAMAUAAKsCACAKDgAA1QUAIKYDAADUBQAwpwMAAMcCABCoAwAA1AUAMNYDAQC0BQAh6gMBAAAAAfwDAQCsBQAh_QNAAK0FACH-AwEAtAUAIf8DAgC1BQAhAQAAAMQCACABAAAAxAIAIAoOAADVBQAgpgMAANQFADCnAwAAxwIAEKgDAADUBQAw1gMBALQFACHqAwEArAUAIfwDAQCsBQAh_QNAAK0FACH-AwEAtAUAIf8DAgC1BQAhAQ4AAI0HACADAAAAxwIAIAQAAMgCADAFAADEAgAgAwAAAMcCACAEAADIAgAwBQAAxAIAIAMAAADHAgAgBAAAyAIAMAUAAMQCACAHDgAAjAcAINYDAQAAAAHqAwEAAAAB_AMBAAAAAf0DQAAAAAH-AwEAAAAB_wMCAAAAAQEZAADMAgAgBtYDAQAAAAHqAwEAAAAB_AMBAAAAAf0DQAAAAAH-AwEAAAAB_wMCAAAAAQEZAADOAgAwARkAAM4CADAHDgAA_wYAINYDAQCRBgAh6gMBAJEGACH8AwEAkQYAIf0DQACnBgAh_gMBAJEGACH_AwIAmgYAIQIAAADEAgAgGQAA0QIAIAbWAwEAkQYAIeoDAQCRBgAh_AMBAJEGACH9A0AApwYAIf4DAQCRBgAh_wMCAJoGACECAAAAxwIAIBkAANMCACACAAAAxwIAIBkAANMCACADAAAAxAIAICAAAMwCACAhAADRAgAgAQAAAMQCACABAAAAxwIAIAUHAAD6BgAgJgAA-wYAICcAAP4GACAoAAD9BgAgKQAA_AYAIAmmAwAA0wUAMKcDAADaAgAQqAMAANMFADDWAwEAiwUAIeoDAQCKBQAh_AMBAIoFACH9A0AAqAUAIf4DAQCLBQAh_wMCAJAFACEDAAAAxwIAIAQAANkCADAlAADaAgAgAwAAAMcCACAEAADIAgAwBQAAxAIAIAEAAAAhACABAAAAIQAgAwAAAB8AIAQAACAAMAUAACEAIAMAAAAfACAEAAAgADAFAAAhACADAAAAHwAgBAAAIAAwBQAAIQAgBAEAAPkGACAPAAD4BgAgqQMEAAAAAeoDAQAAAAEBGQAA4gIAIAKpAwQAAAAB6gMBAAAAAQEZAADkAgAwARkAAOQCADAEAQAA9wYAIA8AAPYGACCpAwQAiwYAIeoDAQCRBgAhAgAAACEAIBkAAOcCACACqQMEAIsGACHqAwEAkQYAIQIAAAAfACAZAADpAgAgAgAAAB8AIBkAAOkCACADAAAAIQAgIAAA4gIAICEAAOcCACABAAAAIQAgAQAAAB8AIAUHAADxBgAgJgAA8gYAICcAAPUGACAoAAD0BgAgKQAA8wYAIAWmAwAA0gUAMKcDAADwAgAQqAMAANIFADCpAwQAggUAIeoDAQCKBQAhAwAAAB8AIAQAAO8CADAlAADwAgAgAwAAAB8AIAQAACAAMAUAACEAIA2mAwAAzwUAMKcDAAD2AgAQqAMAAM8FADDTAwEAAAAB7AMCALUFACH0AwEAtAUAIfUDAQC0BQAh9gMgALkFACH3AwEAtAUAIfgDAQC0BQAh-QMBALYFACH6AwEA0AUAIfsDIAC5BQAhAQAAAPMCACABAAAA8wIAIA2mAwAAzwUAMKcDAAD2AgAQqAMAAM8FADDTAwEArAUAIewDAgC1BQAh9AMBALQFACH1AwEAtAUAIfYDIAC5BQAh9wMBALQFACH4AwEAtAUAIfkDAQC2BQAh-gMBANAFACH7AyAAuQUAIQL5AwAAlAYAIPoDAACUBgAgAwAAAPYCACAEAAD3AgAwBQAA8wIAIAMAAAD2AgAgBAAA9wIAMAUAAPMCACADAAAA9gIAIAQAAPcCADAFAADzAgAgCtMDAQAAAAHsAwIAAAAB9AMBAAAAAfUDAQAAAAH2AyAAAAAB9wMBAAAAAfgDAQAAAAH5AwEAAAAB-gMBAAAAAfsDIAAAAAEBGQAA-wIAIArTAwEAAAAB7AMCAAAAAfQDAQAAAAH1AwEAAAAB9gMgAAAAAfcDAQAAAAH4AwEAAAAB-QMBAAAAAfoDAQAAAAH7AyAAAAABARkAAP0CADABGQAA_QIAMArTAwEAkQYAIewDAgCaBgAh9AMBAJEGACH1AwEAkQYAIfYDIACgBgAh9wMBAJEGACH4AwEAkQYAIfkDAQCeBgAh-gMBAJ4GACH7AyAAoAYAIQIAAADzAgAgGQAAgAMAIArTAwEAkQYAIewDAgCaBgAh9AMBAJEGACH1AwEAkQYAIfYDIACgBgAh9wMBAJEGACH4AwEAkQYAIfkDAQCeBgAh-gMBAJ4GACH7AyAAoAYAIQIAAAD2AgAgGQAAggMAIAIAAAD2AgAgGQAAggMAIAMAAADzAgAgIAAA-wIAICEAAIADACABAAAA8wIAIAEAAAD2AgAgBwcAAOwGACAmAADtBgAgJwAA8AYAICgAAO8GACApAADuBgAg-QMAAJQGACD6AwAAlAYAIA2mAwAAzAUAMKcDAACJAwAQqAMAAMwFADDTAwEAigUAIewDAgCQBQAh9AMBAIsFACH1AwEAiwUAIfYDIACYBQAh9wMBAIsFACH4AwEAiwUAIfkDAQCVBQAh-gMBAM0FACH7AyAAmAUAIQMAAAD2AgAgBAAAiAMAMCUAAIkDACADAAAA9gIAIAQAAPcCADAFAADzAgAgAQAAACsAIAEAAAArACADAAAAKQAgBAAAKgAwBQAAKwAgAwAAACkAIAQAACoAMAUAACsAIAMAAAApACAEAAAqADAFAAArACAGAQAA6wYAIKkDBAAAAAHSA0AAAAAB0wMEAAAAAfIDAQAAAAHzA4AAAAABARkAAJEDACAFqQMEAAAAAdIDQAAAAAHTAwQAAAAB8gMBAAAAAfMDgAAAAAEBGQAAkwMAMAEZAACTAwAwBgEAAOoGACCpAwQAiwYAIdIDQACnBgAh0wMEAIsGACHyAwEAkQYAIfMDgAAAAAECAAAAKwAgGQAAlgMAIAWpAwQAiwYAIdIDQACnBgAh0wMEAIsGACHyAwEAkQYAIfMDgAAAAAECAAAAKQAgGQAAmAMAIAIAAAApACAZAACYAwAgAwAAACsAICAAAJEDACAhAACWAwAgAQAAACsAIAEAAAApACAFBwAA5QYAICYAAOYGACAnAADpBgAgKAAA6AYAICkAAOcGACAIpgMAAMsFADCnAwAAnwMAEKgDAADLBQAwqQMEAIIFACHSA0AAqAUAIdMDBACCBQAh8gMBAIoFACHzAwAAkQUAIAMAAAApACAEAACeAwAwJQAAnwMAIAMAAAApACAEAAAqADAFAAArACAKpgMAAMoFADCnAwAApQMAEKgDAADKBQAwqQMEAIgFACGyAwEArAUAIdMDAQAAAAHsAwIAtQUAIe8DAQCsBQAh8AMgALkFACHxA0AAuwUAIQEAAACiAwAgAQAAAKIDACAKpgMAAMoFADCnAwAApQMAEKgDAADKBQAwqQMEAIgFACGyAwEArAUAIdMDAQCsBQAh7AMCALUFACHvAwEArAUAIfADIAC5BQAh8QNAALsFACEB8QMAAJQGACADAAAApQMAIAQAAKYDADAFAACiAwAgAwAAAKUDACAEAACmAwAwBQAAogMAIAMAAAClAwAgBAAApgMAMAUAAKIDACAHqQMEAAAAAbIDAQAAAAHTAwEAAAAB7AMCAAAAAe8DAQAAAAHwAyAAAAAB8QNAAAAAAQEZAACqAwAgB6kDBAAAAAGyAwEAAAAB0wMBAAAAAewDAgAAAAHvAwEAAAAB8AMgAAAAAfEDQAAAAAEBGQAArAMAMAEZAACsAwAwB6kDBACLBgAhsgMBAJEGACHTAwEAkQYAIewDAgCaBgAh7wMBAJEGACHwAyAAoAYAIfEDQACtBgAhAgAAAKIDACAZAACvAwAgB6kDBACLBgAhsgMBAJEGACHTAwEAkQYAIewDAgCaBgAh7wMBAJEGACHwAyAAoAYAIfEDQACtBgAhAgAAAKUDACAZAACxAwAgAgAAAKUDACAZAACxAwAgAwAAAKIDACAgAACqAwAgIQAArwMAIAEAAACiAwAgAQAAAKUDACAGBwAA4AYAICYAAOEGACAnAADkBgAgKAAA4wYAICkAAOIGACDxAwAAlAYAIAqmAwAAyQUAMKcDAAC4AwAQqAMAAMkFADCpAwQAggUAIbIDAQCKBQAh0wMBAIoFACHsAwIAkAUAIe8DAQCKBQAh8AMgAJgFACHxA0AAsAUAIQMAAAClAwAgBAAAtwMAMCUAALgDACADAAAApQMAIAQAAKYDADAFAACiAwAgBwYAAMgFACCmAwAAxwUAMKcDAAAHABCoAwAAxwUAMLMDAQAAAAHTAwIAAAAB7gMAALgFACABAAAAuwMAIAEAAAC7AwAgAQYAAN8GACADAAAABwAgBAAAvgMAMAUAALsDACADAAAABwAgBAAAvgMAMAUAALsDACADAAAABwAgBAAAvgMAMAUAALsDACAEBgAA3gYAILMDAQAAAAHTAwIAAAAB7gOAAAAAAQEZAADCAwAgA7MDAQAAAAHTAwIAAAAB7gOAAAAAAQEZAADEAwAwARkAAMQDADAEBgAAzQYAILMDAQCRBgAh0wMCAJoGACHuA4AAAAABAgAAALsDACAZAADHAwAgA7MDAQCRBgAh0wMCAJoGACHuA4AAAAABAgAAAAcAIBkAAMkDACACAAAABwAgGQAAyQMAIAMAAAC7AwAgIAAAwgMAICEAAMcDACABAAAAuwMAIAEAAAAHACAFBwAAyAYAICYAAMkGACAnAADMBgAgKAAAywYAICkAAMoGACAGpgMAAMYFADCnAwAA0AMAEKgDAADGBQAwswMBAIsFACHTAwIAkAUAIe4DAACRBQAgAwAAAAcAIAQAAM8DADAlAADQAwAgAwAAAAcAIAQAAL4DADAFAAC7AwAgBqYDAADFBQAwpwMAANYDABCoAwAAxQUAMNMDBAAAAAHsAwIAtQUAIe0DAAC4BQAgAQAAANMDACABAAAA0wMAIAamAwAAxQUAMKcDAADWAwAQqAMAAMUFADDTAwQAiAUAIewDAgC1BQAh7QMAALgFACAAAwAAANYDACAEAADXAwAwBQAA0wMAIAMAAADWAwAgBAAA1wMAMAUAANMDACADAAAA1gMAIAQAANcDADAFAADTAwAgA9MDBAAAAAHsAwIAAAAB7QOAAAAAAQEZAADbAwAgA9MDBAAAAAHsAwIAAAAB7QOAAAAAAQEZAADdAwAwARkAAN0DADAD0wMEAIsGACHsAwIAmgYAIe0DgAAAAAECAAAA0wMAIBkAAOADACAD0wMEAIsGACHsAwIAmgYAIe0DgAAAAAECAAAA1gMAIBkAAOIDACACAAAA1gMAIBkAAOIDACADAAAA0wMAICAAANsDACAhAADgAwAgAQAAANMDACABAAAA1gMAIAUHAADDBgAgJgAAxAYAICcAAMcGACAoAADGBgAgKQAAxQYAIAamAwAAxAUAMKcDAADpAwAQqAMAAMQFADDTAwQAggUAIewDAgCQBQAh7QMAAJEFACADAAAA1gMAIAQAAOgDADAlAADpAwAgAwAAANYDACAEAADXAwAwBQAA0wMAIAWmAwAAwwUAMKcDAADvAwAQqAMAAMMFADDqAwEAAAAB6wMCALUFACEBAAAA7AMAIAEAAADsAwAgBaYDAADDBQAwpwMAAO8DABCoAwAAwwUAMOoDAQC0BQAh6wMCALUFACEAAwAAAO8DACAEAADwAwAwBQAA7AMAIAMAAADvAwAgBAAA8AMAMAUAAOwDACADAAAA7wMAIAQAAPADADAFAADsAwAgAuoDAQAAAAHrAwIAAAABARkAAPQDACAC6gMBAAAAAesDAgAAAAEBGQAA9gMAMAEZAAD2AwAwAuoDAQCRBgAh6wMCAJoGACECAAAA7AMAIBkAAPkDACAC6gMBAJEGACHrAwIAmgYAIQIAAADvAwAgGQAA-wMAIAIAAADvAwAgGQAA-wMAIAMAAADsAwAgIAAA9AMAICEAAPkDACABAAAA7AMAIAEAAADvAwAgBQcAAL4GACAmAAC_BgAgJwAAwgYAICgAAMEGACApAADABgAgBaYDAADCBQAwpwMAAIIEABCoAwAAwgUAMOoDAQCLBQAh6wMCAJAFACEDAAAA7wMAIAQAAIEEADAlAACCBAAgAwAAAO8DACAEAADwAwAwBQAA7AMAIBsPAQCsBQAh1QIAALwFACCmAwAAswUAMKcDAACNBAAQqAMAALMFADCyAwEArAUAIbkDAgC1BQAhvwMBALQFACHTAwEAAAAB1ANAAK0FACHVAwIAtQUAIdYDAQC0BQAh1wMCALUFACHYAwQAiAUAIdkDAQC2BQAh2gMBALYFACHbAwAAtwUAINwDAAC4BQAg3QMAALgFACDeAyAAuQUAId8DAAC4BQAg4AMCALUFACHhAwIAugUAIeIDAQC2BQAh4wNAALsFACHkAwEAtgUAIeUDAQC2BQAhAQAAAIUEACAY1AIAAMEFACCmAwAAvgUAMKcDAACHBAAQqAMAAL4FADCpAwQAvwUAIbMDAQC2BQAhtwMBAKwFACG4AwIAtQUAIbkDAgC1BQAhugMAALgFACC7AwIAugUAIbwDAAC4BQAgvQMEAL8FACG-AyAAwAUAIb8DAQC2BQAhwAMEAL8FACHBAwAAtwUAIMIDAAC3BQAgwwMAALgFACDEAwAAlwUAIMUDAAC4BQAgxgMgALkFACHHAwEAtgUAIcgDAAC3BQAgDNQCAAC9BgAgqQMAAJQGACCzAwAAlAYAILsDAACUBgAgvQMAAJQGACC-AwAAlAYAIL8DAACUBgAgwAMAAJQGACDBAwAAlAYAIMIDAACUBgAgxwMAAJQGACDIAwAAlAYAIBnUAgAAwQUAIKYDAAC-BQAwpwMAAIcEABCoAwAAvgUAMKkDBAC_BQAhswMBALYFACG3AwEArAUAIbgDAgC1BQAhuQMCALUFACG6AwAAuAUAILsDAgC6BQAhvAMAALgFACC9AwQAvwUAIb4DIADABQAhvwMBALYFACHAAwQAvwUAIcEDAAC3BQAgwgMAALcFACDDAwAAuAUAIMQDAACXBQAgxQMAALgFACDGAyAAuQUAIccDAQC2BQAhyAMAALcFACDpAwAAvQUAIAMAAACHBAAgBAAAiAQAMAUAAIkEACABAAAAhwQAIAEAAACFBAAgGw8BAKwFACHVAgAAvAUAIKYDAACzBQAwpwMAAI0EABCoAwAAswUAMLIDAQCsBQAhuQMCALUFACG_AwEAtAUAIdMDAQCsBQAh1ANAAK0FACHVAwIAtQUAIdYDAQC0BQAh1wMCALUFACHYAwQAiAUAIdkDAQC2BQAh2gMBALYFACHbAwAAtwUAINwDAAC4BQAg3QMAALgFACDeAyAAuQUAId8DAAC4BQAg4AMCALUFACHhAwIAugUAIeIDAQC2BQAh4wNAALsFACHkAwEAtgUAIeUDAQC2BQAhCdUCAAC8BgAg2QMAAJQGACDaAwAAlAYAINsDAACUBgAg4QMAAJQGACDiAwAAlAYAIOMDAACUBgAg5AMAAJQGACDlAwAAlAYAIAMAAACNBAAgBAAAjgQAMAUAAIUEACADAAAAjQQAIAQAAI4EADAFAACFBAAgAwAAAI0EACAEAACOBAAwBQAAhQQAIBgPAQAAAAHVAgAAuwYAILIDAQAAAAG5AwIAAAABvwMBAAAAAdMDAQAAAAHUA0AAAAAB1QMCAAAAAdYDAQAAAAHXAwIAAAAB2AMEAAAAAdkDAQAAAAHaAwEAAAAB2wOAAAAAAdwDgAAAAAHdA4AAAAAB3gMgAAAAAd8DgAAAAAHgAwIAAAAB4QMCAAAAAeIDAQAAAAHjA0AAAAAB5AMBAAAAAeUDAQAAAAEBGQAAkgQAIBcPAQAAAAGyAwEAAAABuQMCAAAAAb8DAQAAAAHTAwEAAAAB1ANAAAAAAdUDAgAAAAHWAwEAAAAB1wMCAAAAAdgDBAAAAAHZAwEAAAAB2gMBAAAAAdsDgAAAAAHcA4AAAAAB3QOAAAAAAd4DIAAAAAHfA4AAAAAB4AMCAAAAAeEDAgAAAAHiAwEAAAAB4wNAAAAAAeQDAQAAAAHlAwEAAAABARkAAJQEADABGQAAlAQAMBgPAQCRBgAh1QIAAK4GACCyAwEAkQYAIbkDAgCaBgAhvwMBAJEGACHTAwEAkQYAIdQDQACnBgAh1QMCAJoGACHWAwEAkQYAIdcDAgCaBgAh2AMEAIsGACHZAwEAngYAIdoDAQCeBgAh2wOAAAAAAdwDgAAAAAHdA4AAAAAB3gMgAKAGACHfA4AAAAAB4AMCAJoGACHhAwIAmwYAIeIDAQCeBgAh4wNAAK0GACHkAwEAngYAIeUDAQCeBgAhAgAAAIUEACAZAACXBAAgFw8BAJEGACGyAwEAkQYAIbkDAgCaBgAhvwMBAJEGACHTAwEAkQYAIdQDQACnBgAh1QMCAJoGACHWAwEAkQYAIdcDAgCaBgAh2AMEAIsGACHZAwEAngYAIdoDAQCeBgAh2wOAAAAAAdwDgAAAAAHdA4AAAAAB3gMgAKAGACHfA4AAAAAB4AMCAJoGACHhAwIAmwYAIeIDAQCeBgAh4wNAAK0GACHkAwEAngYAIeUDAQCeBgAhAgAAAI0EACAZAACZBAAgAgAAAI0EACAZAACZBAAgAwAAAIUEACAgAACSBAAgIQAAlwQAIAEAAACFBAAgAQAAAI0EACANBwAAqAYAICYAAKkGACAnAACsBgAgKAAAqwYAICkAAKoGACDZAwAAlAYAINoDAACUBgAg2wMAAJQGACDhAwAAlAYAIOIDAACUBgAg4wMAAJQGACDkAwAAlAYAIOUDAACUBgAgGg8BAIoFACGmAwAArwUAMKcDAACgBAAQqAMAAK8FADCyAwEAigUAIbkDAgCQBQAhvwMBAIsFACHTAwEAigUAIdQDQACoBQAh1QMCAJAFACHWAwEAiwUAIdcDAgCQBQAh2AMEAIIFACHZAwEAlQUAIdoDAQCVBQAh2wMAAJYFACDcAwAAkQUAIN0DAACRBQAg3gMgAJgFACHfAwAAkQUAIOADAgCQBQAh4QMCAJIFACHiAwEAlQUAIeMDQACwBQAh5AMBAJUFACHlAwEAlQUAIQMAAACNBAAgBAAAnwQAMCUAAKAEACADAAAAjQQAIAQAAI4EADAFAACFBAAgBqYDAACrBQAwpwMAAKYEABCoAwAAqwUAMLIDAQCsBQAhtwMBAAAAAdIDQACtBQAhAQAAAKMEACABAAAAowQAIAamAwAAqwUAMKcDAACmBAAQqAMAAKsFADCyAwEArAUAIbcDAQCsBQAh0gNAAK0FACEAAwAAAKYEACAEAACnBAAwBQAAowQAIAMAAACmBAAgBAAApwQAMAUAAKMEACADAAAApgQAIAQAAKcEADAFAACjBAAgA7IDAQAAAAG3AwEAAAAB0gNAAAAAAQEZAACrBAAgA7IDAQAAAAG3AwEAAAAB0gNAAAAAAQEZAACtBAAwARkAAK0EADADsgMBAJEGACG3AwEAkQYAIdIDQACnBgAhAgAAAKMEACAZAACwBAAgA7IDAQCRBgAhtwMBAJEGACHSA0AApwYAIQIAAACmBAAgGQAAsgQAIAIAAACmBAAgGQAAsgQAIAMAAACjBAAgIAAAqwQAICEAALAEACABAAAAowQAIAEAAACmBAAgAwcAAKQGACAoAACmBgAgKQAApQYAIAamAwAApwUAMKcDAAC5BAAQqAMAAKcFADCyAwEAigUAIbcDAQCKBQAh0gNAAKgFACEDAAAApgQAIAQAALgEADAlAAC5BAAgAwAAAKYEACAEAACnBAAwBQAAowQAIAEAAACJBAAgAQAAAIkEACADAAAAhwQAIAQAAIgEADAFAACJBAAgAwAAAIcEACAEAACIBAAwBQAAiQQAIAMAAACHBAAgBAAAiAQAMAUAAIkEACAV1AIAAKMGACCpAwQAAAABswMBAAAAAbcDAQAAAAG4AwIAAAABuQMCAAAAAboDgAAAAAG7AwIAAAABvAOAAAAAAb0DBAAAAAG-AyAAAAABvwMBAAAAAcADBAAAAAHBA4AAAAABwgOAAAAAAcMDgAAAAAHEAwAAogYAIMUDgAAAAAHGAyAAAAABxwMBAAAAAcgDgAAAAAEBGQAAwQQAIBSpAwQAAAABswMBAAAAAbcDAQAAAAG4AwIAAAABuQMCAAAAAboDgAAAAAG7AwIAAAABvAOAAAAAAb0DBAAAAAG-AyAAAAABvwMBAAAAAcADBAAAAAHBA4AAAAABwgOAAAAAAcMDgAAAAAHEAwAAogYAIMUDgAAAAAHGAyAAAAABxwMBAAAAAcgDgAAAAAEBGQAAwwQAMAEZAADDBAAwFdQCAAChBgAgqQMEAJwGACGzAwEAngYAIbcDAQCRBgAhuAMCAJoGACG5AwIAmgYAIboDgAAAAAG7AwIAmwYAIbwDgAAAAAG9AwQAnAYAIb4DIACdBgAhvwMBAJ4GACHAAwQAnAYAIcEDgAAAAAHCA4AAAAABwwOAAAAAAcQDAACfBgAgxQOAAAAAAcYDIACgBgAhxwMBAJ4GACHIA4AAAAABAgAAAIkEACAZAADGBAAgFKkDBACcBgAhswMBAJ4GACG3AwEAkQYAIbgDAgCaBgAhuQMCAJoGACG6A4AAAAABuwMCAJsGACG8A4AAAAABvQMEAJwGACG-AyAAnQYAIb8DAQCeBgAhwAMEAJwGACHBA4AAAAABwgOAAAAAAcMDgAAAAAHEAwAAnwYAIMUDgAAAAAHGAyAAoAYAIccDAQCeBgAhyAOAAAAAAQIAAACHBAAgGQAAyAQAIAIAAACHBAAgGQAAyAQAIAMAAACJBAAgIAAAwQQAICEAAMYEACABAAAAiQQAIAEAAACHBAAgEAcAAJUGACAmAACWBgAgJwAAmQYAICgAAJgGACApAACXBgAgqQMAAJQGACCzAwAAlAYAILsDAACUBgAgvQMAAJQGACC-AwAAlAYAIL8DAACUBgAgwAMAAJQGACDBAwAAlAYAIMIDAACUBgAgxwMAAJQGACDIAwAAlAYAIBemAwAAjwUAMKcDAADPBAAQqAMAAI8FADCpAwQAkwUAIbMDAQCVBQAhtwMBAIoFACG4AwIAkAUAIbkDAgCQBQAhugMAAJEFACC7AwIAkgUAIbwDAACRBQAgvQMEAJMFACG-AyAAlAUAIb8DAQCVBQAhwAMEAJMFACHBAwAAlgUAIMIDAACWBQAgwwMAAJEFACDEAwAAlwUAIMUDAACRBQAgxgMgAJgFACHHAwEAlQUAIcgDAACWBQAgAwAAAIcEACAEAADOBAAwJQAAzwQAIAMAAACHBAAgBAAAiAQAMAUAAIkEACABAAAALwAgAQAAAC8AIAMAAAAtACAEAAAuADAFAAAvACADAAAALQAgBAAALgAwBQAALwAgAwAAAC0AIAQAAC4AMAUAAC8AIAQBAACTBgAgqQMEAAAAAbIDAQAAAAGzAwEAAAABARkAANcEACADqQMEAAAAAbIDAQAAAAGzAwEAAAABARkAANkEADABGQAA2QQAMAQBAACSBgAgqQMEAIsGACGyAwEAkQYAIbMDAQCRBgAhAgAAAC8AIBkAANwEACADqQMEAIsGACGyAwEAkQYAIbMDAQCRBgAhAgAAAC0AIBkAAN4EACACAAAALQAgGQAA3gQAIAMAAAAvACAgAADXBAAgIQAA3AQAIAEAAAAvACABAAAALQAgBQcAAIwGACAmAACNBgAgJwAAkAYAICgAAI8GACApAACOBgAgBqYDAACJBQAwpwMAAOUEABCoAwAAiQUAMKkDBACCBQAhsgMBAIoFACGzAwEAiwUAIQMAAAAtACAEAADkBAAwJQAA5QQAIAMAAAAtACAEAAAuADAFAAAvACAEpgMAAIcFADCnAwAA6wQAEKgDAACHBQAwqQMEAAAAAQEAAADoBAAgAQAAAOgEACAEpgMAAIcFADCnAwAA6wQAEKgDAACHBQAwqQMEAIgFACEAAwAAAOsEACAEAADsBAAwBQAA6AQAIAMAAADrBAAgBAAA7AQAMAUAAOgEACADAAAA6wQAIAQAAOwEADAFAADoBAAgAakDBAAAAAEBGQAA8AQAIAGpAwQAAAABARkAAPIEADABGQAA8gQAMAGpAwQAiwYAIQIAAADoBAAgGQAA9QQAIAGpAwQAiwYAIQIAAADrBAAgGQAA9wQAIAIAAADrBAAgGQAA9wQAIAMAAADoBAAgIAAA8AQAICEAAPUEACABAAAA6AQAIAEAAADrBAAgBQcAAIYGACAmAACHBgAgJwAAigYAICgAAIkGACApAACIBgAgBKYDAACBBQAwpwMAAP4EABCoAwAAgQUAMKkDBACCBQAhAwAAAOsEACAEAAD9BAAwJQAA_gQAIAMAAADrBAAgBAAA7AQAMAUAAOgEACAEpgMAAIEFADCnAwAA_gQAEKgDAACBBQAwqQMEAIIFACENBwAAhAUAICYAAIUFACAnAACGBQAgKAAAhgUAICkAAIYFACCqAwQAAAABqwMEAAAABKwDBAAAAAStAwQAAAABrgMEAAAAAa8DBAAAAAGwAwQAAAABsQMEAIMFACENBwAAhAUAICYAAIUFACAnAACGBQAgKAAAhgUAICkAAIYFACCqAwQAAAABqwMEAAAABKwDBAAAAAStAwQAAAABrgMEAAAAAa8DBAAAAAGwAwQAAAABsQMEAIMFACEIqgMCAAAAAasDAgAAAASsAwIAAAAErQMCAAAAAa4DAgAAAAGvAwIAAAABsAMCAAAAAbEDAgCEBQAhCKoDCAAAAAGrAwgAAAAErAMIAAAABK0DCAAAAAGuAwgAAAABrwMIAAAAAbADCAAAAAGxAwgAhQUAIQiqAwQAAAABqwMEAAAABKwDBAAAAAStAwQAAAABrgMEAAAAAa8DBAAAAAGwAwQAAAABsQMEAIYFACEEpgMAAIcFADCnAwAA6wQAEKgDAACHBQAwqQMEAIgFACEIqgMEAAAAAasDBAAAAASsAwQAAAAErQMEAAAAAa4DBAAAAAGvAwQAAAABsAMEAAAAAbEDBACGBQAhBqYDAACJBQAwpwMAAOUEABCoAwAAiQUAMKkDBACCBQAhsgMBAIoFACGzAwEAiwUAIQsHAACEBQAgKAAAjQUAICkAAI0FACCqAwEAAAABqwMBAAAABKwDAQAAAAStAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAI4FACEOBwAAhAUAICgAAI0FACApAACNBQAgqgMBAAAAAasDAQAAAASsAwEAAAAErQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQCMBQAhtAMBAAAAAbUDAQAAAAG2AwEAAAABDgcAAIQFACAoAACNBQAgKQAAjQUAIKoDAQAAAAGrAwEAAAAErAMBAAAABK0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAGxAwEAjAUAIbQDAQAAAAG1AwEAAAABtgMBAAAAAQuqAwEAAAABqwMBAAAABKwDAQAAAAStAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAI0FACG0AwEAAAABtQMBAAAAAbYDAQAAAAELBwAAhAUAICgAAI0FACApAACNBQAgqgMBAAAAAasDAQAAAASsAwEAAAAErQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQCOBQAhF6YDAACPBQAwpwMAAM8EABCoAwAAjwUAMKkDBACTBQAhswMBAJUFACG3AwEAigUAIbgDAgCQBQAhuQMCAJAFACG6AwAAkQUAILsDAgCSBQAhvAMAAJEFACC9AwQAkwUAIb4DIACUBQAhvwMBAJUFACHAAwQAkwUAIcEDAACWBQAgwgMAAJYFACDDAwAAkQUAIMQDAACXBQAgxQMAAJEFACDGAyAAmAUAIccDAQCVBQAhyAMAAJYFACANBwAAhAUAICYAAIUFACAnAACEBQAgKAAAhAUAICkAAIQFACCqAwIAAAABqwMCAAAABKwDAgAAAAStAwIAAAABrgMCAAAAAa8DAgAAAAGwAwIAAAABsQMCAKYFACEPBwAAhAUAICgAAKUFACApAAClBQAgqgOAAAAAAa0DgAAAAAGuA4AAAAABrwOAAAAAAbADgAAAAAGxA4AAAAABzAMBAAAAAc0DAQAAAAHOAwEAAAABzwOAAAAAAdADgAAAAAHRA4AAAAABDQcAAJsFACAmAACiBQAgJwAAmwUAICgAAJsFACApAACbBQAgqgMCAAAAAasDAgAAAAWsAwIAAAAFrQMCAAAAAa4DAgAAAAGvAwIAAAABsAMCAAAAAbEDAgCkBQAhDQcAAJsFACAmAACiBQAgJwAAowUAICgAAKMFACApAACjBQAgqgMEAAAAAasDBAAAAAWsAwQAAAAFrQMEAAAAAa4DBAAAAAGvAwQAAAABsAMEAAAAAbEDBAChBQAhBQcAAJsFACAoAACgBQAgKQAAoAUAIKoDIAAAAAGxAyAAnwUAIQ4HAACbBQAgKAAAngUAICkAAJ4FACCqAwEAAAABqwMBAAAABawDAQAAAAWtAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAJ0FACG0AwEAAAABtQMBAAAAAbYDAQAAAAEPBwAAmwUAICgAAJwFACApAACcBQAgqgOAAAAAAa0DgAAAAAGuA4AAAAABrwOAAAAAAbADgAAAAAGxA4AAAAABzAMBAAAAAc0DAQAAAAHOAwEAAAABzwOAAAAAAdADgAAAAAHRA4AAAAABBKoDAQAAAAXJAwEAAAABygMBAAAABMsDAQAAAAQFBwAAhAUAICgAAJoFACApAACaBQAgqgMgAAAAAbEDIACZBQAhBQcAAIQFACAoAACaBQAgKQAAmgUAIKoDIAAAAAGxAyAAmQUAIQKqAyAAAAABsQMgAJoFACEIqgMCAAAAAasDAgAAAAWsAwIAAAAFrQMCAAAAAa4DAgAAAAGvAwIAAAABsAMCAAAAAbEDAgCbBQAhDKoDgAAAAAGtA4AAAAABrgOAAAAAAa8DgAAAAAGwA4AAAAABsQOAAAAAAcwDAQAAAAHNAwEAAAABzgMBAAAAAc8DgAAAAAHQA4AAAAAB0QOAAAAAAQ4HAACbBQAgKAAAngUAICkAAJ4FACCqAwEAAAABqwMBAAAABawDAQAAAAWtAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAJ0FACG0AwEAAAABtQMBAAAAAbYDAQAAAAELqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQCeBQAhtAMBAAAAAbUDAQAAAAG2AwEAAAABBQcAAJsFACAoAACgBQAgKQAAoAUAIKoDIAAAAAGxAyAAnwUAIQKqAyAAAAABsQMgAKAFACENBwAAmwUAICYAAKIFACAnAACjBQAgKAAAowUAICkAAKMFACCqAwQAAAABqwMEAAAABawDBAAAAAWtAwQAAAABrgMEAAAAAa8DBAAAAAGwAwQAAAABsQMEAKEFACEIqgMIAAAAAasDCAAAAAWsAwgAAAAFrQMIAAAAAa4DCAAAAAGvAwgAAAABsAMIAAAAAbEDCACiBQAhCKoDBAAAAAGrAwQAAAAFrAMEAAAABa0DBAAAAAGuAwQAAAABrwMEAAAAAbADBAAAAAGxAwQAowUAIQ0HAACbBQAgJgAAogUAICcAAJsFACAoAACbBQAgKQAAmwUAIKoDAgAAAAGrAwIAAAAFrAMCAAAABa0DAgAAAAGuAwIAAAABrwMCAAAAAbADAgAAAAGxAwIApAUAIQyqA4AAAAABrQOAAAAAAa4DgAAAAAGvA4AAAAABsAOAAAAAAbEDgAAAAAHMAwEAAAABzQMBAAAAAc4DAQAAAAHPA4AAAAAB0AOAAAAAAdEDgAAAAAENBwAAhAUAICYAAIUFACAnAACEBQAgKAAAhAUAICkAAIQFACCqAwIAAAABqwMCAAAABKwDAgAAAAStAwIAAAABrgMCAAAAAa8DAgAAAAGwAwIAAAABsQMCAKYFACEGpgMAAKcFADCnAwAAuQQAEKgDAACnBQAwsgMBAIoFACG3AwEAigUAIdIDQACoBQAhCwcAAIQFACAoAACqBQAgKQAAqgUAIKoDQAAAAAGrA0AAAAAErANAAAAABK0DQAAAAAGuA0AAAAABrwNAAAAAAbADQAAAAAGxA0AAqQUAIQsHAACEBQAgKAAAqgUAICkAAKoFACCqA0AAAAABqwNAAAAABKwDQAAAAAStA0AAAAABrgNAAAAAAa8DQAAAAAGwA0AAAAABsQNAAKkFACEIqgNAAAAAAasDQAAAAASsA0AAAAAErQNAAAAAAa4DQAAAAAGvA0AAAAABsANAAAAAAbEDQACqBQAhBqYDAACrBQAwpwMAAKYEABCoAwAAqwUAMLIDAQCsBQAhtwMBAKwFACHSA0AArQUAIQiqAwEAAAABqwMBAAAABKwDAQAAAAStAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAK4FACEIqgNAAAAAAasDQAAAAASsA0AAAAAErQNAAAAAAa4DQAAAAAGvA0AAAAABsANAAAAAAbEDQACqBQAhCKoDAQAAAAGrAwEAAAAErAMBAAAABK0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAGxAwEArgUAIRoPAQCKBQAhpgMAAK8FADCnAwAAoAQAEKgDAACvBQAwsgMBAIoFACG5AwIAkAUAIb8DAQCLBQAh0wMBAIoFACHUA0AAqAUAIdUDAgCQBQAh1gMBAIsFACHXAwIAkAUAIdgDBACCBQAh2QMBAJUFACHaAwEAlQUAIdsDAACWBQAg3AMAAJEFACDdAwAAkQUAIN4DIACYBQAh3wMAAJEFACDgAwIAkAUAIeEDAgCSBQAh4gMBAJUFACHjA0AAsAUAIeQDAQCVBQAh5QMBAJUFACELBwAAmwUAICgAALIFACApAACyBQAgqgNAAAAAAasDQAAAAAWsA0AAAAAFrQNAAAAAAa4DQAAAAAGvA0AAAAABsANAAAAAAbEDQACxBQAhCwcAAJsFACAoAACyBQAgKQAAsgUAIKoDQAAAAAGrA0AAAAAFrANAAAAABa0DQAAAAAGuA0AAAAABrwNAAAAAAbADQAAAAAGxA0AAsQUAIQiqA0AAAAABqwNAAAAABawDQAAAAAWtA0AAAAABrgNAAAAAAa8DQAAAAAGwA0AAAAABsQNAALIFACEbDwEArAUAIdUCAAC8BQAgpgMAALMFADCnAwAAjQQAEKgDAACzBQAwsgMBAKwFACG5AwIAtQUAIb8DAQC0BQAh0wMBAKwFACHUA0AArQUAIdUDAgC1BQAh1gMBALQFACHXAwIAtQUAIdgDBACIBQAh2QMBALYFACHaAwEAtgUAIdsDAAC3BQAg3AMAALgFACDdAwAAuAUAIN4DIAC5BQAh3wMAALgFACDgAwIAtQUAIeEDAgC6BQAh4gMBALYFACHjA0AAuwUAIeQDAQC2BQAh5QMBALYFACELqgMBAAAAAasDAQAAAASsAwEAAAAErQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQCNBQAhtAMBAAAAAbUDAQAAAAG2AwEAAAABCKoDAgAAAAGrAwIAAAAErAMCAAAABK0DAgAAAAGuAwIAAAABrwMCAAAAAbADAgAAAAGxAwIAhAUAIQuqAwEAAAABqwMBAAAABawDAQAAAAWtAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBAJ4FACG0AwEAAAABtQMBAAAAAbYDAQAAAAEMqgOAAAAAAa0DgAAAAAGuA4AAAAABrwOAAAAAAbADgAAAAAGxA4AAAAABzAMBAAAAAc0DAQAAAAHOAwEAAAABzwOAAAAAAdADgAAAAAHRA4AAAAABDKoDgAAAAAGtA4AAAAABrgOAAAAAAa8DgAAAAAGwA4AAAAABsQOAAAAAAcwDAQAAAAHNAwEAAAABzgMBAAAAAc8DgAAAAAHQA4AAAAAB0QOAAAAAAQKqAyAAAAABsQMgAJoFACEIqgMCAAAAAasDAgAAAAWsAwIAAAAFrQMCAAAAAa4DAgAAAAGvAwIAAAABsAMCAAAAAbEDAgCbBQAhCKoDQAAAAAGrA0AAAAAFrANAAAAABa0DQAAAAAGuA0AAAAABrwNAAAAAAbADQAAAAAGxA0AAsgUAIQPmAwAAhwQAIOcDAACHBAAg6AMAAIcEACACtwMBAAAAAbgDAgAAAAEY1AIAAMEFACCmAwAAvgUAMKcDAACHBAAQqAMAAL4FADCpAwQAvwUAIbMDAQC2BQAhtwMBAKwFACG4AwIAtQUAIbkDAgC1BQAhugMAALgFACC7AwIAugUAIbwDAAC4BQAgvQMEAL8FACG-AyAAwAUAIb8DAQC2BQAhwAMEAL8FACHBAwAAtwUAIMIDAAC3BQAgwwMAALgFACDEAwAAlwUAIMUDAAC4BQAgxgMgALkFACHHAwEAtgUAIcgDAAC3BQAgCKoDBAAAAAGrAwQAAAAFrAMEAAAABa0DBAAAAAGuAwQAAAABrwMEAAAAAbADBAAAAAGxAwQAowUAIQKqAyAAAAABsQMgAKAFACEdDwEArAUAIdUCAAC8BQAgpgMAALMFADCnAwAAjQQAEKgDAACzBQAwsgMBAKwFACG5AwIAtQUAIb8DAQC0BQAh0wMBAKwFACHUA0AArQUAIdUDAgC1BQAh1gMBALQFACHXAwIAtQUAIdgDBACIBQAh2QMBALYFACHaAwEAtgUAIdsDAAC3BQAg3AMAALgFACDdAwAAuAUAIN4DIAC5BQAh3wMAALgFACDgAwIAtQUAIeEDAgC6BQAh4gMBALYFACHjA0AAuwUAIeQDAQC2BQAh5QMBALYFACHEBAAAjQQAIMUEAACNBAAgBaYDAADCBQAwpwMAAIIEABCoAwAAwgUAMOoDAQCLBQAh6wMCAJAFACEFpgMAAMMFADCnAwAA7wMAEKgDAADDBQAw6gMBALQFACHrAwIAtQUAIQamAwAAxAUAMKcDAADpAwAQqAMAAMQFADDTAwQAggUAIewDAgCQBQAh7QMAAJEFACAGpgMAAMUFADCnAwAA1gMAEKgDAADFBQAw0wMEAIgFACHsAwIAtQUAIe0DAAC4BQAgBqYDAADGBQAwpwMAANADABCoAwAAxgUAMLMDAQCLBQAh0wMCAJAFACHuAwAAkQUAIAcGAADIBQAgpgMAAMcFADCnAwAABwAQqAMAAMcFADCzAwEAtAUAIdMDAgC1BQAh7gMAALgFACAD5gMAAAMAIOcDAAADACDoAwAAAwAgCqYDAADJBQAwpwMAALgDABCoAwAAyQUAMKkDBACCBQAhsgMBAIoFACHTAwEAigUAIewDAgCQBQAh7wMBAIoFACHwAyAAmAUAIfEDQACwBQAhCqYDAADKBQAwpwMAAKUDABCoAwAAygUAMKkDBACIBQAhsgMBAKwFACHTAwEArAUAIewDAgC1BQAh7wMBAKwFACHwAyAAuQUAIfEDQAC7BQAhCKYDAADLBQAwpwMAAJ8DABCoAwAAywUAMKkDBACCBQAh0gNAAKgFACHTAwQAggUAIfIDAQCKBQAh8wMAAJEFACANpgMAAMwFADCnAwAAiQMAEKgDAADMBQAw0wMBAIoFACHsAwIAkAUAIfQDAQCLBQAh9QMBAIsFACH2AyAAmAUAIfcDAQCLBQAh-AMBAIsFACH5AwEAlQUAIfoDAQDNBQAh-wMgAJgFACELBwAAmwUAICgAAJ4FACApAACeBQAgqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQDOBQAhCwcAAJsFACAoAACeBQAgKQAAngUAIKoDAQAAAAGrAwEAAAAFrAMBAAAABa0DAQAAAAGuAwEAAAABrwMBAAAAAbADAQAAAAGxAwEAzgUAIQ2mAwAAzwUAMKcDAAD2AgAQqAMAAM8FADDTAwEArAUAIewDAgC1BQAh9AMBALQFACH1AwEAtAUAIfYDIAC5BQAh9wMBALQFACH4AwEAtAUAIfkDAQC2BQAh-gMBANAFACH7AyAAuQUAIQiqAwEAAAABqwMBAAAABawDAQAAAAWtAwEAAAABrgMBAAAAAa8DAQAAAAGwAwEAAAABsQMBANEFACEIqgMBAAAAAasDAQAAAAWsAwEAAAAFrQMBAAAAAa4DAQAAAAGvAwEAAAABsAMBAAAAAbEDAQDRBQAhBaYDAADSBQAwpwMAAPACABCoAwAA0gUAMKkDBACCBQAh6gMBAIoFACEJpgMAANMFADCnAwAA2gIAEKgDAADTBQAw1gMBAIsFACHqAwEAigUAIfwDAQCKBQAh_QNAAKgFACH-AwEAiwUAIf8DAgCQBQAhCg4AANUFACCmAwAA1AUAMKcDAADHAgAQqAMAANQFADDWAwEAtAUAIeoDAQCsBQAh_AMBAKwFACH9A0AArQUAIf4DAQC0BQAh_wMCALUFACED5gMAAB8AIOcDAAAfACDoAwAAHwAgB6YDAADWBQAwpwMAAMECABCoAwAA1gUAMOoDAQCKBQAh_AMBAIoFACH9A0AAqAUAIf8DAgCQBQAhB6YDAADXBQAwpwMAAK4CABCoAwAA1wUAMOoDAQCsBQAh_AMBAKwFACH9A0AArQUAIf8DAgC1BQAhDKYDAADYBQAwpwMAAKgCABCoAwAA2AUAMKkDBACCBQAhwgMAAJYFACDSA0AAqAUAIdMDAQCKBQAh8gMBAIoFACGABAQAggUAIYEEAQCKBQAhggQBAIsFACGDBAAAlgUAIBOmAwAA2QUAMKcDAACSAgAQqAMAANkFADCpAwQAggUAIdMDAQCKBQAh1ANAAKgFACH1AwEAiwUAIYQEAgCQBQAhhQQBAIsFACGGBAEAiwUAIYcEAQCLBQAhiAQBAJUFACGJBAEAlQUAIYoEAQCVBQAhiwQBAJUFACGMBAEAlQUAIY0EAQCVBQAhjgQBAJUFACGPBEAAqAUAIQqmAwAA2gUAMKcDAAD8AQAQqAMAANoFADCpAwQAggUAIcIDAACRBQAg0gNAAKgFACHTAwEAigUAIfIDAQCKBQAhgwQAAJEFACCQBEAAsAUAIQqmAwAA2wUAMKcDAADmAQAQqAMAANsFADCpAwQAggUAIcIDAACRBQAg0gNAAKgFACHTAwQAggUAIfIDAQCKBQAhggQBAIsFACGDBAAAkQUAIAimAwAA3AUAMKcDAADQAQAQqAMAANwFADCpAwQAggUAIdIDQACoBQAh7AMCAJAFACGRBAEAigUAIZIEIACYBQAhBaYDAADdBQAwpwMAALoBABCoAwAA3QUAMJMEAQCLBQAhlAQCAJAFACEFpgMAAN4FADCnAwAApwEAEKgDAADeBQAwkwQBALQFACGUBAIAtQUAIQWmAwAA3wUAMKcDAAChAQAQqAMAAN8FADCUBAIAkAUAIZUEAQCLBQAhBaYDAADgBQAwpwMAAI4BABCoAwAA4AUAMJQEAgC1BQAhlQQBALQFACEEpgMAAOEFADCnAwAAiAEAEKgDAADhBQAwqQMEAIIFACEFAQAA4wUAIKYDAADiBQAwpwMAAA0AEKgDAADiBQAwqQMEAIgFACE8AgAA7gUAIAkAAO8FACAKAADwBQAgCwAA8QUAIAwAAPIFACANAADzBQAgEAAA1QUAIBEAAPQFACASAAD1BQAgEwAA9gUAIKYDAADsBQAwpwMAADoAEKgDAADsBQAwsgMBAKwFACHBAwAAuAUAINMDBACIBQAh1ANAAK0FACHZAwEAtAUAIewDAgC1BQAh9QMBALQFACGPBEAArQUAIZcEQAC7BQAhmAQBALQFACGaBAIAtQUAIZsEEADtBQAhnQQBALQFACGeBAEAtAUAIZ8EAACXBQAgoAQBALQFACGiBAIAugUAIaUEAAC3BQAgpgQBANAFACGnBCAAuQUAIagEIAC5BQAhqQQAALcFACCqBAIAtQUAIasEAQC2BQAhrAQCALoFACGtBAIAugUAIa4EIADABQAhrwQgAMAFACGwBAIAugUAIbEEBAC_BQAhsgQCALoFACGzBAIAugUAIbQEAgC6BQAhtQQCALUFACG2BEAAuwUAIbcEAQC2BQAhuAQBALYFACG5BAIAugUAIboEAgC1BQAhuwQBALYFACG8BAEAtAUAIb0EAgC1BQAhvgQCALUFACG_BAIAtQUAIcAEIAC5BQAhxAQAADoAIMUEAAA6ACAFpgMAAOQFADCnAwAAdgAQqAMAAOQFADCpAwQAggUAIZYEAQCLBQAhBgIAAOYFACCmAwAA5QUAMKcDAAAFABCoAwAA5QUAMKkDBACIBQAhlgQBALQFACEbAQAA4wUAIAMAAIQGACAIAACFBgAgpgMAAIMGADCnAwAAAwAQqAMAAIMGADCpAwQAiAUAIbIDAQCsBQAh1ANAAK0FACHZAwEAtAUAIfUDAQC0BQAhlwRAALsFACGYBAEAtAUAIZkEAgC1BQAhmgQCALUFACGbBBAA7QUAIZwEAACXBQAgnQQBALQFACGeBAEAtAUAIZ8EAQC0BQAhoAQBALQFACGhBAIAugUAIaIEAgC6BQAhowQCALUFACGkBAIAugUAIcQEAAADACDFBAAAAwAgFqYDAADnBQAwpwMAAF4AEKgDAADnBQAwqQMEAIIFACGyAwEAigUAIdQDQACoBQAh2QMBAIsFACH1AwEAiwUAIZcEQACwBQAhmAQBAIsFACGZBAIAkAUAIZoEAgCQBQAhmwQQAOgFACGcBAAAlwUAIJ0EAQCLBQAhngQBAIsFACGfBAEAiwUAIaAEAQCLBQAhoQQCAJIFACGiBAIAkgUAIaMEAgCQBQAhpAQCAJIFACENBwAAhAUAICYAAOoFACAnAADqBQAgKAAA6gUAICkAAOoFACCqAxAAAAABqwMQAAAABKwDEAAAAAStAxAAAAABrgMQAAAAAa8DEAAAAAGwAxAAAAABsQMQAOkFACENBwAAhAUAICYAAOoFACAnAADqBQAgKAAA6gUAICkAAOoFACCqAxAAAAABqwMQAAAABKwDEAAAAAStAxAAAAABrgMQAAAAAa8DEAAAAAGwAxAAAAABsQMQAOkFACEIqgMQAAAAAasDEAAAAASsAxAAAAAErQMQAAAAAa4DEAAAAAGvAxAAAAABsAMQAAAAAbEDEADqBQAhMKYDAADrBQAwpwMAAE0AEKgDAADrBQAwsgMBAIoFACHBAwAAkQUAINMDBACCBQAh1ANAAKgFACHZAwEAiwUAIewDAgCQBQAh9QMBAIsFACGPBEAAqAUAIZcEQACwBQAhmAQBAIsFACGaBAIAkAUAIZsEEADoBQAhnQQBAIsFACGeBAEAiwUAIZ8EAACXBQAgoAQBAIsFACGiBAIAkgUAIaUEAACWBQAgpgQBAM0FACGnBCAAmAUAIagEIACYBQAhqQQAAJYFACCqBAIAkAUAIasEAQCVBQAhrAQCAJIFACGtBAIAkgUAIa4EIACUBQAhrwQgAJQFACGwBAIAkgUAIbEEBACTBQAhsgQCAJIFACGzBAIAkgUAIbQEAgCSBQAhtQQCAJAFACG2BEAAsAUAIbcEAQCVBQAhuAQBAJUFACG5BAIAkgUAIboEAgCQBQAhuwQBAJUFACG8BAEAiwUAIb0EAgCQBQAhvgQCAJAFACG_BAIAkAUAIcAEIACYBQAhOgIAAO4FACAJAADvBQAgCgAA8AUAIAsAAPEFACAMAADyBQAgDQAA8wUAIBAAANUFACARAAD0BQAgEgAA9QUAIBMAAPYFACCmAwAA7AUAMKcDAAA6ABCoAwAA7AUAMLIDAQCsBQAhwQMAALgFACDTAwQAiAUAIdQDQACtBQAh2QMBALQFACHsAwIAtQUAIfUDAQC0BQAhjwRAAK0FACGXBEAAuwUAIZgEAQC0BQAhmgQCALUFACGbBBAA7QUAIZ0EAQC0BQAhngQBALQFACGfBAAAlwUAIKAEAQC0BQAhogQCALoFACGlBAAAtwUAIKYEAQDQBQAhpwQgALkFACGoBCAAuQUAIakEAAC3BQAgqgQCALUFACGrBAEAtgUAIawEAgC6BQAhrQQCALoFACGuBCAAwAUAIa8EIADABQAhsAQCALoFACGxBAQAvwUAIbIEAgC6BQAhswQCALoFACG0BAIAugUAIbUEAgC1BQAhtgRAALsFACG3BAEAtgUAIbgEAQC2BQAhuQQCALoFACG6BAIAtQUAIbsEAQC2BQAhvAQBALQFACG9BAIAtQUAIb4EAgC1BQAhvwQCALUFACHABCAAuQUAIQiqAxAAAAABqwMQAAAABKwDEAAAAAStAxAAAAABrgMQAAAAAa8DEAAAAAGwAxAAAAABsQMQAOoFACEbAQAA4wUAIAMAAIQGACAIAACFBgAgpgMAAIMGADCnAwAAAwAQqAMAAIMGADCpAwQAiAUAIbIDAQCsBQAh1ANAAK0FACHZAwEAtAUAIfUDAQC0BQAhlwRAALsFACGYBAEAtAUAIZkEAgC1BQAhmgQCALUFACGbBBAA7QUAIZwEAACXBQAgnQQBALQFACGeBAEAtAUAIZ8EAQC0BQAhoAQBALQFACGhBAIAugUAIaIEAgC6BQAhowQCALUFACGkBAIAugUAIcQEAAADACDFBAAAAwAgBwEAAOMFACCmAwAA4gUAMKcDAAANABCoAwAA4gUAMKkDBACIBQAhxAQAAA0AIMUEAAANACAD5gMAAA8AIOcDAAAPACDoAwAADwAgA-YDAAATACDnAwAAEwAg6AMAABMAIAPmAwAAFwAg5wMAABcAIOgDAAAXACAD5gMAABsAIOcDAAAbACDoAwAAGwAgA-YDAAAlACDnAwAAJQAg6AMAACUAIAPmAwAAKQAg5wMAACkAIOgDAAApACAD5gMAAC0AIOcDAAAtACDoAwAALQAgArIDAQAAAAGzAwEAAAABBwEAAOMFACCmAwAA-AUAMKcDAAAtABCoAwAA-AUAMKkDBACIBQAhsgMBAKwFACGzAwEAtAUAIQkBAADjBQAgpgMAAPkFADCnAwAAKQAQqAMAAPkFADCpAwQAiAUAIdIDQACtBQAh0wMEAIgFACHyAwEArAUAIfMDAAC4BQAgCwEAAOMFACCmAwAA-gUAMKcDAAAlABCoAwAA-gUAMKkDBACIBQAhwgMAALgFACDSA0AArQUAIdMDAQCsBQAh8gMBAKwFACGDBAAAuAUAIJAEQAC7BQAhAqkDBAAAAAHqAwEAAAABBwEAAOMFACAPAAD9BQAgpgMAAPwFADCnAwAAHwAQqAMAAPwFADCpAwQAiAUAIeoDAQCsBQAhDA4AANUFACCmAwAA1AUAMKcDAADHAgAQqAMAANQFADDWAwEAtAUAIeoDAQCsBQAh_AMBAKwFACH9A0AArQUAIf4DAQC0BQAh_wMCALUFACHEBAAAxwIAIMUEAADHAgAgDQEAAOMFACCmAwAA_gUAMKcDAAAbABCoAwAA_gUAMKkDBACIBQAhwgMAALcFACDSA0AArQUAIdMDAQCsBQAh8gMBAKwFACGABAQAiAUAIYEEAQCsBQAhggQBALQFACGDBAAAtwUAIBQBAADjBQAgpgMAAP8FADCnAwAAFwAQqAMAAP8FADCpAwQAiAUAIdMDAQCsBQAh1ANAAK0FACH1AwEAtAUAIYQEAgC1BQAhhQQBALQFACGGBAEAtAUAIYcEAQC0BQAhiAQBALYFACGJBAEAtgUAIYoEAQC2BQAhiwQBALYFACGMBAEAtgUAIY0EAQC2BQAhjgQBALYFACGPBEAArQUAIQsBAADjBQAgpgMAAIAGADCnAwAAEwAQqAMAAIAGADCpAwQAiAUAIcIDAAC4BQAg0gNAAK0FACHTAwQAiAUAIfIDAQCsBQAhggQBALQFACGDBAAAuAUAIAKpAwQAAAABkQQBAAAAAQkBAADjBQAgpgMAAIIGADCnAwAADwAQqAMAAIIGADCpAwQAiAUAIdIDQACtBQAh7AMCALUFACGRBAEArAUAIZIEIAC5BQAhGQEAAOMFACADAACEBgAgCAAAhQYAIKYDAACDBgAwpwMAAAMAEKgDAACDBgAwqQMEAIgFACGyAwEArAUAIdQDQACtBQAh2QMBALQFACH1AwEAtAUAIZcEQAC7BQAhmAQBALQFACGZBAIAtQUAIZoEAgC1BQAhmwQQAO0FACGcBAAAlwUAIJ0EAQC0BQAhngQBALQFACGfBAEAtAUAIaAEAQC0BQAhoQQCALoFACGiBAIAugUAIaMEAgC1BQAhpAQCALoFACEIAgAA5gUAIKYDAADlBQAwpwMAAAUAEKgDAADlBQAwqQMEAIgFACGWBAEAtAUAIcQEAAAFACDFBAAABQAgCQYAAMgFACCmAwAAxwUAMKcDAAAHABCoAwAAxwUAMLMDAQC0BQAh0wMCALUFACHuAwAAuAUAIMQEAAAHACDFBAAABwAgAAAAAAAFyQQEAAAAAdAEBAAAAAHRBAQAAAAB0gQEAAAAAdMEBAAAAAEAAAAAAAHJBAEAAAABBSAAAKMJACAhAACmCQAgxgQAAKQJACDHBAAApQkAIMwEAAABACADIAAAowkAIMYEAACkCQAgzAQAAAEAIAAAAAAAAAXJBAIAAAAB0AQCAAAAAdEEAgAAAAHSBAIAAAAB0wQCAAAAAQXJBAIAAAAB0AQCAAAAAdEEAgAAAAHSBAIAAAAB0wQCAAAAAQXJBAQAAAAB0AQEAAAAAdEEBAAAAAHSBAQAAAAB0wQEAAAAAQHJBCAAAAABAckEAQAAAAECyQQBAAAABM8EAQAAAAUByQQgAAAAAQUgAACeCQAgIQAAoQkAIMYEAACfCQAgxwQAAKAJACDMBAAAhQQAIAHJBAEAAAAEAyAAAJ4JACDGBAAAnwkAIMwEAACFBAAgAAAAAckEQAAAAAEAAAAAAAHJBEAAAAABCyAAAK8GADAhAAC0BgAwxgQAALAGADDHBAAAsQYAMMgEAACyBgAgyQQAALMGADDKBAAAswYAMMsEAACzBgAwzAQAALMGADDNBAAAtQYAMM4EAAC2BgAwE6kDBAAAAAGzAwEAAAABuAMCAAAAAbkDAgAAAAG6A4AAAAABuwMCAAAAAbwDgAAAAAG9AwQAAAABvgMgAAAAAb8DAQAAAAHAAwQAAAABwQOAAAAAAcIDgAAAAAHDA4AAAAABxAMAAKIGACDFA4AAAAABxgMgAAAAAccDAQAAAAHIA4AAAAABAgAAAIkEACAgAAC6BgAgAwAAAIkEACAgAAC6BgAgIQAAuQYAIAEZAACdCQAwGdQCAADBBQAgpgMAAL4FADCnAwAAhwQAEKgDAAC-BQAwqQMEAL8FACGzAwEAtgUAIbcDAQCsBQAhuAMCALUFACG5AwIAtQUAIboDAAC4BQAguwMCALoFACG8AwAAuAUAIL0DBAC_BQAhvgMgAMAFACG_AwEAtgUAIcADBAC_BQAhwQMAALcFACDCAwAAtwUAIMMDAAC4BQAgxAMAAJcFACDFAwAAuAUAIMYDIAC5BQAhxwMBALYFACHIAwAAtwUAIOkDAAC9BQAgAgAAAIkEACAZAAC5BgAgAgAAALcGACAZAAC4BgAgF6YDAAC2BgAwpwMAALcGABCoAwAAtgYAMKkDBAC_BQAhswMBALYFACG3AwEArAUAIbgDAgC1BQAhuQMCALUFACG6AwAAuAUAILsDAgC6BQAhvAMAALgFACC9AwQAvwUAIb4DIADABQAhvwMBALYFACHAAwQAvwUAIcEDAAC3BQAgwgMAALcFACDDAwAAuAUAIMQDAACXBQAgxQMAALgFACDGAyAAuQUAIccDAQC2BQAhyAMAALcFACAXpgMAALYGADCnAwAAtwYAEKgDAAC2BgAwqQMEAL8FACGzAwEAtgUAIbcDAQCsBQAhuAMCALUFACG5AwIAtQUAIboDAAC4BQAguwMCALoFACG8AwAAuAUAIL0DBAC_BQAhvgMgAMAFACG_AwEAtgUAIcADBAC_BQAhwQMAALcFACDCAwAAtwUAIMMDAAC4BQAgxAMAAJcFACDFAwAAuAUAIMYDIAC5BQAhxwMBALYFACHIAwAAtwUAIBOpAwQAnAYAIbMDAQCeBgAhuAMCAJoGACG5AwIAmgYAIboDgAAAAAG7AwIAmwYAIbwDgAAAAAG9AwQAnAYAIb4DIACdBgAhvwMBAJ4GACHAAwQAnAYAIcEDgAAAAAHCA4AAAAABwwOAAAAAAcQDAACfBgAgxQOAAAAAAcYDIACgBgAhxwMBAJ4GACHIA4AAAAABE6kDBACcBgAhswMBAJ4GACG4AwIAmgYAIbkDAgCaBgAhugOAAAAAAbsDAgCbBgAhvAOAAAAAAb0DBACcBgAhvgMgAJ0GACG_AwEAngYAIcADBACcBgAhwQOAAAAAAcIDgAAAAAHDA4AAAAABxAMAAJ8GACDFA4AAAAABxgMgAKAGACHHAwEAngYAIcgDgAAAAAETqQMEAAAAAbMDAQAAAAG4AwIAAAABuQMCAAAAAboDgAAAAAG7AwIAAAABvAOAAAAAAb0DBAAAAAG-AyAAAAABvwMBAAAAAcADBAAAAAHBA4AAAAABwgOAAAAAAcMDgAAAAAHEAwAAogYAIMUDgAAAAAHGAyAAAAABxwMBAAAAAcgDgAAAAAEEIAAArwYAMMYEAACwBgAwyAQAALIGACDMBAAAswYAMAAJ1QIAALwGACDZAwAAlAYAINoDAACUBgAg2wMAAJQGACDhAwAAlAYAIOIDAACUBgAg4wMAAJQGACDkAwAAlAYAIOUDAACUBgAgAAAAAAAAAAAAAAAAAAAAByEAAM8GADDJBAAAzgYAMMoEAADOBgAwywQAAM4GADDMBAAAzgYAMM0EAADQBgAwzgQAANEGADAZAQAA4wUAIAMAAIQGACAIAACFBgAgpgMAAIMGADCnAwAAAwAQqAMAAIMGADCpAwQAAAABsgMBAKwFACHUA0AArQUAIdkDAQC0BQAh9QMBALQFACGXBEAAuwUAIZgEAQC0BQAhmQQCALUFACGaBAIAtQUAIZsEEADtBQAhnAQAAJcFACCdBAEAtAUAIZ4EAQC0BQAhnwQBALQFACGgBAEAtAUAIaEEAgC6BQAhogQCALoFACGjBAIAtQUAIaQEAgC6BQAhAgAAAAoAIBkAANYGACACAAAA0gYAIBkAANMGACAWpgMAANEGADCnAwAA0gYAEKgDAADRBgAwqQMEAIgFACGyAwEArAUAIdQDQACtBQAh2QMBALQFACH1AwEAtAUAIZcEQAC7BQAhmAQBALQFACGZBAIAtQUAIZoEAgC1BQAhmwQQAO0FACGcBAAAlwUAIJ0EAQC0BQAhngQBALQFACGfBAEAtAUAIaAEAQC0BQAhoQQCALoFACGiBAIAugUAIaMEAgC1BQAhpAQCALoFACEWpgMAANEGADCnAwAA0gYAEKgDAADRBgAwqQMEAIgFACGyAwEArAUAIdQDQACtBQAh2QMBALQFACH1AwEAtAUAIZcEQAC7BQAhmAQBALQFACGZBAIAtQUAIZoEAgC1BQAhmwQQAO0FACGcBAAAlwUAIJ0EAQC0BQAhngQBALQFACGfBAEAtAUAIaAEAQC0BQAhoQQCALoFACGiBAIAugUAIaMEAgC1BQAhpAQCALoFACESqQMEAIsGACGyAwEAkQYAIdQDQACnBgAh2QMBAJEGACH1AwEAkQYAIZcEQACtBgAhmAQBAJEGACGZBAIAmgYAIZoEAgCaBgAhmwQQANQGACGcBAAA1QYAIJ0EAQCRBgAhngQBAJEGACGfBAEAkQYAIaAEAQCRBgAhoQQCAJsGACGiBAIAmwYAIaMEAgCaBgAhBckEEAAAAAHQBBAAAAAB0QQQAAAAAdIEEAAAAAHTBBAAAAABAskEAQAAAATPBAEAAAAFFAEAANcGACADAADYBgAgqQMEAIsGACGyAwEAkQYAIdQDQACnBgAh2QMBAJEGACH1AwEAkQYAIZcEQACtBgAhmAQBAJEGACGZBAIAmgYAIZoEAgCaBgAhmwQQANQGACGcBAAA1QYAIJ0EAQCRBgAhngQBAJEGACGfBAEAkQYAIaAEAQCRBgAhoQQCAJsGACGiBAIAmwYAIaMEAgCaBgAhBSAAAJgJACAhAACbCQAgxgQAAJkJACDHBAAAmgkAIMwEAAABACAHIAAA2QYAICEAANwGACDGBAAA2gYAIMcEAADbBgAgygQAAAUAIMsEAAAFACDMBAAAYQAgAZYEAQAAAAECAAAAYQAgIAAA2QYAIAMAAAAFACAgAADZBgAgIQAA3QYAIAMAAAAFACAZAADdBgAglgQBAJEGACEBlgQBAJEGACEBzAQAAM4GADAAAAAAAAAAAAAAAAUgAACTCQAgIQAAlgkAIMYEAACUCQAgxwQAAJUJACDMBAAAAQAgAyAAAJMJACDGBAAAlAkAIMwEAAABACAAAAAAAAAAAAAABSAAAIsJACAhAACRCQAgxgQAAIwJACDHBAAAkAkAIMwEAADEAgAgBSAAAIkJACAhAACOCQAgxgQAAIoJACDHBAAAjQkAIMwEAAABACADIAAAiwkAIMYEAACMCQAgzAQAAMQCACADIAAAiQkAIMYEAACKCQAgzAQAAAEAIAAAAAAACyAAAIAHADAhAACFBwAwxgQAAIEHADDHBAAAggcAMMgEAACDBwAgyQQAAIQHADDKBAAAhAcAMMsEAACEBwAwzAQAAIQHADDNBAAAhgcAMM4EAACHBwAwAgEAAPkGACCpAwQAAAABAgAAACEAICAAAIsHACADAAAAIQAgIAAAiwcAICEAAIoHACABGQAAiAkAMAgBAADjBQAgDwAA_QUAIKYDAAD8BQAwpwMAAB8AEKgDAAD8BQAwqQMEAIgFACHqAwEArAUAIcIEAAD7BQAgAgAAACEAIBkAAIoHACACAAAAiAcAIBkAAIkHACAFpgMAAIcHADCnAwAAiAcAEKgDAACHBwAwqQMEAIgFACHqAwEArAUAIQWmAwAAhwcAMKcDAACIBwAQqAMAAIcHADCpAwQAiAUAIeoDAQCsBQAhAakDBACLBgAhAgEAAPcGACCpAwQAiwYAIQIBAAD5BgAgqQMEAAAAAQQgAACABwAwxgQAAIEHADDIBAAAgwcAIMwEAACEBwAwAAAAAAAAAAAAAAAFIAAAgwkAICEAAIYJACDGBAAAhAkAIMcEAACFCQAgzAQAAAEAIAMgAACDCQAgxgQAAIQJACDMBAAAAQAgAAAAAAAFIAAA_ggAICEAAIEJACDGBAAA_wgAIMcEAACACQAgzAQAAAEAIAMgAAD-CAAgxgQAAP8IACDMBAAAAQAgAAAAAAAFIAAA-QgAICEAAPwIACDGBAAA-ggAIMcEAAD7CAAgzAQAAAEAIAMgAAD5CAAgxgQAAPoIACDMBAAAAQAgAAAAAAAFIAAA9AgAICEAAPcIACDGBAAA9QgAIMcEAAD2CAAgzAQAAAEAIAMgAAD0CAAgxgQAAPUIACDMBAAAAQAgAAAAAAAFIAAA7wgAICEAAPIIACDGBAAA8AgAIMcEAADxCAAgzAQAAAEAIAMgAADvCAAgxgQAAPAIACDMBAAAAQAgAAAAAAAAAAAAAAAAAAAABSAAAOoIACAhAADtCAAgxgQAAOsIACDHBAAA7AgAIMwEAAABACAeAgAAzgcAIAkAANEIACAKAADSCAAgCwAA0wgAIAwAANQIACANAADVCAAgEAAAjQcAIBEAANYIACASAADXCAAgEwAA2AgAIJcEAACUBgAgogQAAJQGACClBAAAlAYAIKYEAACUBgAgqQQAAJQGACCrBAAAlAYAIKwEAACUBgAgrQQAAJQGACCuBAAAlAYAIK8EAACUBgAgsAQAAJQGACCxBAAAlAYAILIEAACUBgAgswQAAJQGACC0BAAAlAYAILYEAACUBgAgtwQAAJQGACC4BAAAlAYAILkEAACUBgAguwQAAJQGACAAAAAAAAIhAADpCAAgzAQAAAoAIAHMBAAACgAgBwEAAMYHACADAADaCAAgCAAA2wgAIJcEAACUBgAgoQQAAJQGACCiBAAAlAYAIKQEAACUBgAgAAAAAAAHIAAA5AgAICEAAOcIACDGBAAA5QgAIMcEAADmCAAgygQAAAcAIMsEAAAHACDMBAAAuwMAIAAAAAAAAskEAQAAAATPBAEAAAAFBCEAAMQIACDKBAAAAwAgywQAAAMAIMwEAAAKACAEIQAAwggAIMoEAAANACDLBAAADQAgzAQAAHkAIAsgAAC2CAAwIQAAuwgAMMYEAAC3CAAwxwQAALgIADDIBAAAuQgAIMkEAAC6CAAwygQAALoIADDLBAAAuggAMMwEAAC6CAAwzQQAALwIADDOBAAAvQgAMAsgAACqCAAwIQAArwgAMMYEAACrCAAwxwQAAKwIADDIBAAArQgAIMkEAACuCAAwygQAAK4IADDLBAAArggAMMwEAACuCAAwzQQAALAIADDOBAAAsQgAMAsgAACeCAAwIQAAowgAMMYEAACfCAAwxwQAAKAIADDIBAAAoQgAIMkEAACiCAAwygQAAKIIADDLBAAAoggAMMwEAACiCAAwzQQAAKQIADDOBAAApQgAMAsgAACSCAAwIQAAlwgAMMYEAACTCAAwxwQAAJQIADDIBAAAlQgAIMkEAACWCAAwygQAAJYIADDLBAAAlggAMMwEAACWCAAwzQQAAJgIADDOBAAAmQgAMAsgAACJCAAwIQAAjQgAMMYEAACKCAAwxwQAAIsIADDIBAAAjAgAIMkEAACEBwAwygQAAIQHADDLBAAAhAcAMMwEAACEBwAwzQQAAI4IADDOBAAAhwcAMAsgAAD9BwAwIQAAgggAMMYEAAD-BwAwxwQAAP8HADDIBAAAgAgAIMkEAACBCAAwygQAAIEIADDLBAAAgQgAMMwEAACBCAAwzQQAAIMIADDOBAAAhAgAMAsgAADxBwAwIQAA9gcAMMYEAADyBwAwxwQAAPMHADDIBAAA9AcAIMkEAAD1BwAwygQAAPUHADDLBAAA9QcAMMwEAAD1BwAwzQQAAPcHADDOBAAA-AcAMAsgAADlBwAwIQAA6gcAMMYEAADmBwAwxwQAAOcHADDIBAAA6AcAIMkEAADpBwAwygQAAOkHADDLBAAA6QcAMMwEAADpBwAwzQQAAOsHADDOBAAA7AcAMAKyAwEAAAABswMBAAAAAQIAAAAvACAgAADwBwAgAwAAAC8AICAAAPAHACAhAADvBwAgARkAAOMIADAIAQAA4wUAIKYDAAD4BQAwpwMAAC0AEKgDAAD4BQAwqQMEAIgFACGyAwEArAUAIbMDAQC0BQAhwQQAAPcFACACAAAALwAgGQAA7wcAIAIAAADtBwAgGQAA7gcAIAamAwAA7AcAMKcDAADtBwAQqAMAAOwHADCpAwQAiAUAIbIDAQCsBQAhswMBALQFACEGpgMAAOwHADCnAwAA7QcAEKgDAADsBwAwqQMEAIgFACGyAwEArAUAIbMDAQC0BQAhArIDAQCRBgAhswMBAJEGACECsgMBAJEGACGzAwEAkQYAIQKyAwEAAAABswMBAAAAAQTSA0AAAAAB0wMEAAAAAfIDAQAAAAHzA4AAAAABAgAAACsAICAAAPwHACADAAAAKwAgIAAA_AcAICEAAPsHACABGQAA4ggAMAkBAADjBQAgpgMAAPkFADCnAwAAKQAQqAMAAPkFADCpAwQAiAUAIdIDQACtBQAh0wMEAAAAAfIDAQCsBQAh8wMAALgFACACAAAAKwAgGQAA-wcAIAIAAAD5BwAgGQAA-gcAIAimAwAA-AcAMKcDAAD5BwAQqAMAAPgHADCpAwQAiAUAIdIDQACtBQAh0wMEAIgFACHyAwEArAUAIfMDAAC4BQAgCKYDAAD4BwAwpwMAAPkHABCoAwAA-AcAMKkDBACIBQAh0gNAAK0FACHTAwQAiAUAIfIDAQCsBQAh8wMAALgFACAE0gNAAKcGACHTAwQAiwYAIfIDAQCRBgAh8wOAAAAAAQTSA0AApwYAIdMDBACLBgAh8gMBAJEGACHzA4AAAAABBNIDQAAAAAHTAwQAAAAB8gMBAAAAAfMDgAAAAAEGwgOAAAAAAdIDQAAAAAHTAwEAAAAB8gMBAAAAAYMEgAAAAAGQBEAAAAABAgAAACcAICAAAIgIACADAAAAJwAgIAAAiAgAICEAAIcIACABGQAA4QgAMAsBAADjBQAgpgMAAPoFADCnAwAAJQAQqAMAAPoFADCpAwQAiAUAIcIDAAC4BQAg0gNAAK0FACHTAwEAAAAB8gMBAKwFACGDBAAAuAUAIJAEQAC7BQAhAgAAACcAIBkAAIcIACACAAAAhQgAIBkAAIYIACAKpgMAAIQIADCnAwAAhQgAEKgDAACECAAwqQMEAIgFACHCAwAAuAUAINIDQACtBQAh0wMBAKwFACHyAwEArAUAIYMEAAC4BQAgkARAALsFACEKpgMAAIQIADCnAwAAhQgAEKgDAACECAAwqQMEAIgFACHCAwAAuAUAINIDQACtBQAh0wMBAKwFACHyAwEArAUAIYMEAAC4BQAgkARAALsFACEGwgOAAAAAAdIDQACnBgAh0wMBAJEGACHyAwEAkQYAIYMEgAAAAAGQBEAArQYAIQbCA4AAAAAB0gNAAKcGACHTAwEAkQYAIfIDAQCRBgAhgwSAAAAAAZAEQACtBgAhBsIDgAAAAAHSA0AAAAAB0wMBAAAAAfIDAQAAAAGDBIAAAAABkARAAAAAAQIPAAD4BgAg6gMBAAAAAQIAAAAhACAgAACRCAAgAwAAACEAICAAAJEIACAhAACQCAAgARkAAOAIADACAAAAIQAgGQAAkAgAIAIAAACIBwAgGQAAjwgAIAHqAwEAkQYAIQIPAAD2BgAg6gMBAJEGACECDwAA-AYAIOoDAQAAAAEIwgOAAAAAAdIDQAAAAAHTAwEAAAAB8gMBAAAAAYAEBAAAAAGBBAEAAAABggQBAAAAAYMEgAAAAAECAAAAHQAgIAAAnQgAIAMAAAAdACAgAACdCAAgIQAAnAgAIAEZAADfCAAwDQEAAOMFACCmAwAA_gUAMKcDAAAbABCoAwAA_gUAMKkDBACIBQAhwgMAALcFACDSA0AArQUAIdMDAQAAAAHyAwEArAUAIYAEBAAAAAGBBAEArAUAIYIEAQC0BQAhgwQAALcFACACAAAAHQAgGQAAnAgAIAIAAACaCAAgGQAAmwgAIAymAwAAmQgAMKcDAACaCAAQqAMAAJkIADCpAwQAiAUAIcIDAAC3BQAg0gNAAK0FACHTAwEArAUAIfIDAQCsBQAhgAQEAIgFACGBBAEArAUAIYIEAQC0BQAhgwQAALcFACAMpgMAAJkIADCnAwAAmggAEKgDAACZCAAwqQMEAIgFACHCAwAAtwUAINIDQACtBQAh0wMBAKwFACHyAwEArAUAIYAEBACIBQAhgQQBAKwFACGCBAEAtAUAIYMEAAC3BQAgCMIDgAAAAAHSA0AApwYAIdMDAQCRBgAh8gMBAJEGACGABAQAiwYAIYEEAQCRBgAhggQBAJEGACGDBIAAAAABCMIDgAAAAAHSA0AApwYAIdMDAQCRBgAh8gMBAJEGACGABAQAiwYAIYEEAQCRBgAhggQBAJEGACGDBIAAAAABCMIDgAAAAAHSA0AAAAAB0wMBAAAAAfIDAQAAAAGABAQAAAABgQQBAAAAAYIEAQAAAAGDBIAAAAABD9MDAQAAAAHUA0AAAAAB9QMBAAAAAYQEAgAAAAGFBAEAAAABhgQBAAAAAYcEAQAAAAGIBAEAAAABiQQBAAAAAYoEAQAAAAGLBAEAAAABjAQBAAAAAY0EAQAAAAGOBAEAAAABjwRAAAAAAQIAAAAZACAgAACpCAAgAwAAABkAICAAAKkIACAhAACoCAAgARkAAN4IADAUAQAA4wUAIKYDAAD_BQAwpwMAABcAEKgDAAD_BQAwqQMEAIgFACHTAwEAAAAB1ANAAK0FACH1AwEAtAUAIYQEAgC1BQAhhQQBALQFACGGBAEAtAUAIYcEAQC0BQAhiAQBALYFACGJBAEAtgUAIYoEAQC2BQAhiwQBALYFACGMBAEAtgUAIY0EAQC2BQAhjgQBALYFACGPBEAArQUAIQIAAAAZACAZAACoCAAgAgAAAKYIACAZAACnCAAgE6YDAAClCAAwpwMAAKYIABCoAwAApQgAMKkDBACIBQAh0wMBAKwFACHUA0AArQUAIfUDAQC0BQAhhAQCALUFACGFBAEAtAUAIYYEAQC0BQAhhwQBALQFACGIBAEAtgUAIYkEAQC2BQAhigQBALYFACGLBAEAtgUAIYwEAQC2BQAhjQQBALYFACGOBAEAtgUAIY8EQACtBQAhE6YDAAClCAAwpwMAAKYIABCoAwAApQgAMKkDBACIBQAh0wMBAKwFACHUA0AArQUAIfUDAQC0BQAhhAQCALUFACGFBAEAtAUAIYYEAQC0BQAhhwQBALQFACGIBAEAtgUAIYkEAQC2BQAhigQBALYFACGLBAEAtgUAIYwEAQC2BQAhjQQBALYFACGOBAEAtgUAIY8EQACtBQAhD9MDAQCRBgAh1ANAAKcGACH1AwEAkQYAIYQEAgCaBgAhhQQBAJEGACGGBAEAkQYAIYcEAQCRBgAhiAQBAJ4GACGJBAEAngYAIYoEAQCeBgAhiwQBAJ4GACGMBAEAngYAIY0EAQCeBgAhjgQBAJ4GACGPBEAApwYAIQ_TAwEAkQYAIdQDQACnBgAh9QMBAJEGACGEBAIAmgYAIYUEAQCRBgAhhgQBAJEGACGHBAEAkQYAIYgEAQCeBgAhiQQBAJ4GACGKBAEAngYAIYsEAQCeBgAhjAQBAJ4GACGNBAEAngYAIY4EAQCeBgAhjwRAAKcGACEP0wMBAAAAAdQDQAAAAAH1AwEAAAABhAQCAAAAAYUEAQAAAAGGBAEAAAABhwQBAAAAAYgEAQAAAAGJBAEAAAABigQBAAAAAYsEAQAAAAGMBAEAAAABjQQBAAAAAY4EAQAAAAGPBEAAAAABBsIDgAAAAAHSA0AAAAAB0wMEAAAAAfIDAQAAAAGCBAEAAAABgwSAAAAAAQIAAAAVACAgAAC1CAAgAwAAABUAICAAALUIACAhAAC0CAAgARkAAN0IADALAQAA4wUAIKYDAACABgAwpwMAABMAEKgDAACABgAwqQMEAIgFACHCAwAAuAUAINIDQACtBQAh0wMEAAAAAfIDAQCsBQAhggQBALQFACGDBAAAuAUAIAIAAAAVACAZAAC0CAAgAgAAALIIACAZAACzCAAgCqYDAACxCAAwpwMAALIIABCoAwAAsQgAMKkDBACIBQAhwgMAALgFACDSA0AArQUAIdMDBACIBQAh8gMBAKwFACGCBAEAtAUAIYMEAAC4BQAgCqYDAACxCAAwpwMAALIIABCoAwAAsQgAMKkDBACIBQAhwgMAALgFACDSA0AArQUAIdMDBACIBQAh8gMBAKwFACGCBAEAtAUAIYMEAAC4BQAgBsIDgAAAAAHSA0AApwYAIdMDBACLBgAh8gMBAJEGACGCBAEAkQYAIYMEgAAAAAEGwgOAAAAAAdIDQACnBgAh0wMEAIsGACHyAwEAkQYAIYIEAQCRBgAhgwSAAAAAAQbCA4AAAAAB0gNAAAAAAdMDBAAAAAHyAwEAAAABggQBAAAAAYMEgAAAAAEE0gNAAAAAAewDAgAAAAGRBAEAAAABkgQgAAAAAQIAAAARACAgAADBCAAgAwAAABEAICAAAMEIACAhAADACAAgARkAANwIADAKAQAA4wUAIKYDAACCBgAwpwMAAA8AEKgDAACCBgAwqQMEAIgFACHSA0AArQUAIewDAgC1BQAhkQQBAKwFACGSBCAAuQUAIcMEAACBBgAgAgAAABEAIBkAAMAIACACAAAAvggAIBkAAL8IACAIpgMAAL0IADCnAwAAvggAEKgDAAC9CAAwqQMEAIgFACHSA0AArQUAIewDAgC1BQAhkQQBAKwFACGSBCAAuQUAIQimAwAAvQgAMKcDAAC-CAAQqAMAAL0IADCpAwQAiAUAIdIDQACtBQAh7AMCALUFACGRBAEArAUAIZIEIAC5BQAhBNIDQACnBgAh7AMCAJoGACGRBAEAkQYAIZIEIACgBgAhBNIDQACnBgAh7AMCAJoGACGRBAEAkQYAIZIEIACgBgAhBNIDQAAAAAHsAwIAAAABkQQBAAAAAZIEIAAAAAECAAAADQAgGQAAwwgAIAAWAAAAAwAgAwAA2AYAIAgAANQHACAZAADFCAAgsgMBAJEGACHUA0AApwYAIdkDAQCRBgAh9QMBAJEGACGXBEAArQYAIZgEAQCRBgAhmQQCAJoGACGaBAIAmgYAIZsEEADUBgAhnAQAANUGACCdBAEAkQYAIZ4EAQCRBgAhnwQBAJEGACGgBAEAkQYAIaEEAgCbBgAhogQCAJsGACGjBAIAmgYAIaQEAgCbBgAhFAMAANgGACAIAADUBwAgsgMBAJEGACHUA0AApwYAIdkDAQCRBgAh9QMBAJEGACGXBEAArQYAIZgEAQCRBgAhmQQCAJoGACGaBAIAmgYAIZsEEADUBgAhnAQAANUGACCdBAEAkQYAIZ4EAQCRBgAhnwQBAJEGACGgBAEAkQYAIaEEAgCbBgAhogQCAJsGACGjBAIAmgYAIaQEAgCbBgAhAckEAQAAAAQBzAQAAAoAIAHMBAAAeQAgBCAAALYIADDGBAAAtwgAMMgEAAC5CAAgzAQAALoIADAEIAAAqggAMMYEAACrCAAwyAQAAK0IACDMBAAArggAMAQgAACeCAAwxgQAAJ8IADDIBAAAoQgAIMwEAACiCAAwBCAAAJIIADDGBAAAkwgAMMgEAACVCAAgzAQAAJYIADAEIAAAiQgAMMYEAACKCAAwyAQAAIwIACDMBAAAhAcAMAQgAAD9BwAwxgQAAP4HADDIBAAAgAgAIMwEAACBCAAwBCAAAPEHADDGBAAA8gcAMMgEAAD0BwAgzAQAAPUHADAEIAAA5QcAMMYEAADmBwAwyAQAAOgHACDMBAAA6QcAMAEBAADGBwAgAAAAAAAAAAEOAACNBwAgAQIAAM4HACABBgAA3wYAIATSA0AAAAAB7AMCAAAAAZEEAQAAAAGSBCAAAAABBsIDgAAAAAHSA0AAAAAB0wMEAAAAAfIDAQAAAAGCBAEAAAABgwSAAAAAAQ_TAwEAAAAB1ANAAAAAAfUDAQAAAAGEBAIAAAABhQQBAAAAAYYEAQAAAAGHBAEAAAABiAQBAAAAAYkEAQAAAAGKBAEAAAABiwQBAAAAAYwEAQAAAAGNBAEAAAABjgQBAAAAAY8EQAAAAAEIwgOAAAAAAdIDQAAAAAHTAwEAAAAB8gMBAAAAAYAEBAAAAAGBBAEAAAABggQBAAAAAYMEgAAAAAEB6gMBAAAAAQbCA4AAAAAB0gNAAAAAAdMDAQAAAAHyAwEAAAABgwSAAAAAAZAEQAAAAAEE0gNAAAAAAdMDBAAAAAHyAwEAAAAB8wOAAAAAAQKyAwEAAAABswMBAAAAAQOzAwEAAAAB0wMCAAAAAe4DgAAAAAECAAAAuwMAICAAAOQIACADAAAABwAgIAAA5AgAICEAAOgIACAFAAAABwAgGQAA6AgAILMDAQCRBgAh0wMCAJoGACHuA4AAAAABA7MDAQCRBgAh0wMCAJoGACHuA4AAAAABFwAAAAMAIAEAANcGACAIAADUBwAgGQAAqAkAIKkDBACLBgAhsgMBAJEGACHUA0AApwYAIdkDAQCRBgAh9QMBAJEGACGXBEAArQYAIZgEAQCRBgAhmQQCAJoGACGaBAIAmgYAIZsEEADUBgAhnAQAANUGACCdBAEAkQYAIZ4EAQCRBgAhnwQBAJEGACGgBAEAkQYAIaEEAgCbBgAhogQCAJsGACGjBAIAmgYAIaQEAgCbBgAhNgIAAMcIACAKAADJCAAgCwAAyggAIAwAAMsIACANAADMCAAgEAAAzQgAIBEAAM4IACASAADPCAAgEwAA0AgAILIDAQAAAAHBA4AAAAAB0wMEAAAAAdQDQAAAAAHZAwEAAAAB7AMCAAAAAfUDAQAAAAGPBEAAAAABlwRAAAAAAZgEAQAAAAGaBAIAAAABmwQQAAAAAZ0EAQAAAAGeBAEAAAABnwQAAMYIACCgBAEAAAABogQCAAAAAaUEgAAAAAGmBAEAAAABpwQgAAAAAagEIAAAAAGpBIAAAAABqgQCAAAAAasEAQAAAAGsBAIAAAABrQQCAAAAAa4EIAAAAAGvBCAAAAABsAQCAAAAAbEEBAAAAAGyBAIAAAABswQCAAAAAbQEAgAAAAG1BAIAAAABtgRAAAAAAbcEAQAAAAG4BAEAAAABuQQCAAAAAboEAgAAAAG7BAEAAAABvAQBAAAAAb0EAgAAAAG-BAIAAAABvwQCAAAAAcAEIAAAAAECAAAAAQAgIAAA6ggAIAMAAAA6ACAgAADqCAAgIQAA7ggAIDgAAAA6ACACAADbBwAgCgAA3QcAIAsAAN4HACAMAADfBwAgDQAA4AcAIBAAAOEHACARAADiBwAgEgAA4wcAIBMAAOQHACAZAADuCAAgsgMBAJEGACHBA4AAAAAB0wMEAIsGACHUA0AApwYAIdkDAQCRBgAh7AMCAJoGACH1AwEAkQYAIY8EQACnBgAhlwRAAK0GACGYBAEAkQYAIZoEAgCaBgAhmwQQANQGACGdBAEAkQYAIZ4EAQCRBgAhnwQAANoHACCgBAEAkQYAIaIEAgCbBgAhpQSAAAAAAaYEAQCeBgAhpwQgAKAGACGoBCAAoAYAIakEgAAAAAGqBAIAmgYAIasEAQCeBgAhrAQCAJsGACGtBAIAmwYAIa4EIACdBgAhrwQgAJ0GACGwBAIAmwYAIbEEBACcBgAhsgQCAJsGACGzBAIAmwYAIbQEAgCbBgAhtQQCAJoGACG2BEAArQYAIbcEAQCeBgAhuAQBAJ4GACG5BAIAmwYAIboEAgCaBgAhuwQBAJ4GACG8BAEAkQYAIb0EAgCaBgAhvgQCAJoGACG_BAIAmgYAIcAEIACgBgAhNgIAANsHACAKAADdBwAgCwAA3gcAIAwAAN8HACANAADgBwAgEAAA4QcAIBEAAOIHACASAADjBwAgEwAA5AcAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAITYCAADHCAAgCQAAyAgAIAsAAMoIACAMAADLCAAgDQAAzAgAIBAAAM0IACARAADOCAAgEgAAzwgAIBMAANAIACCyAwEAAAABwQOAAAAAAdMDBAAAAAHUA0AAAAAB2QMBAAAAAewDAgAAAAH1AwEAAAABjwRAAAAAAZcEQAAAAAGYBAEAAAABmgQCAAAAAZsEEAAAAAGdBAEAAAABngQBAAAAAZ8EAADGCAAgoAQBAAAAAaIEAgAAAAGlBIAAAAABpgQBAAAAAacEIAAAAAGoBCAAAAABqQSAAAAAAaoEAgAAAAGrBAEAAAABrAQCAAAAAa0EAgAAAAGuBCAAAAABrwQgAAAAAbAEAgAAAAGxBAQAAAABsgQCAAAAAbMEAgAAAAG0BAIAAAABtQQCAAAAAbYEQAAAAAG3BAEAAAABuAQBAAAAAbkEAgAAAAG6BAIAAAABuwQBAAAAAbwEAQAAAAG9BAIAAAABvgQCAAAAAb8EAgAAAAHABCAAAAABAgAAAAEAICAAAO8IACADAAAAOgAgIAAA7wgAICEAAPMIACA4AAAAOgAgAgAA2wcAIAkAANwHACALAADeBwAgDAAA3wcAIA0AAOAHACAQAADhBwAgEQAA4gcAIBIAAOMHACATAADkBwAgGQAA8wgAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAITYCAADbBwAgCQAA3AcAIAsAAN4HACAMAADfBwAgDQAA4AcAIBAAAOEHACARAADiBwAgEgAA4wcAIBMAAOQHACCyAwEAkQYAIcEDgAAAAAHTAwQAiwYAIdQDQACnBgAh2QMBAJEGACHsAwIAmgYAIfUDAQCRBgAhjwRAAKcGACGXBEAArQYAIZgEAQCRBgAhmgQCAJoGACGbBBAA1AYAIZ0EAQCRBgAhngQBAJEGACGfBAAA2gcAIKAEAQCRBgAhogQCAJsGACGlBIAAAAABpgQBAJ4GACGnBCAAoAYAIagEIACgBgAhqQSAAAAAAaoEAgCaBgAhqwQBAJ4GACGsBAIAmwYAIa0EAgCbBgAhrgQgAJ0GACGvBCAAnQYAIbAEAgCbBgAhsQQEAJwGACGyBAIAmwYAIbMEAgCbBgAhtAQCAJsGACG1BAIAmgYAIbYEQACtBgAhtwQBAJ4GACG4BAEAngYAIbkEAgCbBgAhugQCAJoGACG7BAEAngYAIbwEAQCRBgAhvQQCAJoGACG-BAIAmgYAIb8EAgCaBgAhwAQgAKAGACE2AgAAxwgAIAkAAMgIACAKAADJCAAgDAAAywgAIA0AAMwIACAQAADNCAAgEQAAzggAIBIAAM8IACATAADQCAAgsgMBAAAAAcEDgAAAAAHTAwQAAAAB1ANAAAAAAdkDAQAAAAHsAwIAAAAB9QMBAAAAAY8EQAAAAAGXBEAAAAABmAQBAAAAAZoEAgAAAAGbBBAAAAABnQQBAAAAAZ4EAQAAAAGfBAAAxggAIKAEAQAAAAGiBAIAAAABpQSAAAAAAaYEAQAAAAGnBCAAAAABqAQgAAAAAakEgAAAAAGqBAIAAAABqwQBAAAAAawEAgAAAAGtBAIAAAABrgQgAAAAAa8EIAAAAAGwBAIAAAABsQQEAAAAAbIEAgAAAAGzBAIAAAABtAQCAAAAAbUEAgAAAAG2BEAAAAABtwQBAAAAAbgEAQAAAAG5BAIAAAABugQCAAAAAbsEAQAAAAG8BAEAAAABvQQCAAAAAb4EAgAAAAG_BAIAAAABwAQgAAAAAQIAAAABACAgAAD0CAAgAwAAADoAICAAAPQIACAhAAD4CAAgOAAAADoAIAIAANsHACAJAADcBwAgCgAA3QcAIAwAAN8HACANAADgBwAgEAAA4QcAIBEAAOIHACASAADjBwAgEwAA5AcAIBkAAPgIACCyAwEAkQYAIcEDgAAAAAHTAwQAiwYAIdQDQACnBgAh2QMBAJEGACHsAwIAmgYAIfUDAQCRBgAhjwRAAKcGACGXBEAArQYAIZgEAQCRBgAhmgQCAJoGACGbBBAA1AYAIZ0EAQCRBgAhngQBAJEGACGfBAAA2gcAIKAEAQCRBgAhogQCAJsGACGlBIAAAAABpgQBAJ4GACGnBCAAoAYAIagEIACgBgAhqQSAAAAAAaoEAgCaBgAhqwQBAJ4GACGsBAIAmwYAIa0EAgCbBgAhrgQgAJ0GACGvBCAAnQYAIbAEAgCbBgAhsQQEAJwGACGyBAIAmwYAIbMEAgCbBgAhtAQCAJsGACG1BAIAmgYAIbYEQACtBgAhtwQBAJ4GACG4BAEAngYAIbkEAgCbBgAhugQCAJoGACG7BAEAngYAIbwEAQCRBgAhvQQCAJoGACG-BAIAmgYAIb8EAgCaBgAhwAQgAKAGACE2AgAA2wcAIAkAANwHACAKAADdBwAgDAAA3wcAIA0AAOAHACAQAADhBwAgEQAA4gcAIBIAAOMHACATAADkBwAgsgMBAJEGACHBA4AAAAAB0wMEAIsGACHUA0AApwYAIdkDAQCRBgAh7AMCAJoGACH1AwEAkQYAIY8EQACnBgAhlwRAAK0GACGYBAEAkQYAIZoEAgCaBgAhmwQQANQGACGdBAEAkQYAIZ4EAQCRBgAhnwQAANoHACCgBAEAkQYAIaIEAgCbBgAhpQSAAAAAAaYEAQCeBgAhpwQgAKAGACGoBCAAoAYAIakEgAAAAAGqBAIAmgYAIasEAQCeBgAhrAQCAJsGACGtBAIAmwYAIa4EIACdBgAhrwQgAJ0GACGwBAIAmwYAIbEEBACcBgAhsgQCAJsGACGzBAIAmwYAIbQEAgCbBgAhtQQCAJoGACG2BEAArQYAIbcEAQCeBgAhuAQBAJ4GACG5BAIAmwYAIboEAgCaBgAhuwQBAJ4GACG8BAEAkQYAIb0EAgCaBgAhvgQCAJoGACG_BAIAmgYAIcAEIACgBgAhNgIAAMcIACAJAADICAAgCgAAyQgAIAsAAMoIACAMAADLCAAgDQAAzAgAIBAAAM0IACASAADPCAAgEwAA0AgAILIDAQAAAAHBA4AAAAAB0wMEAAAAAdQDQAAAAAHZAwEAAAAB7AMCAAAAAfUDAQAAAAGPBEAAAAABlwRAAAAAAZgEAQAAAAGaBAIAAAABmwQQAAAAAZ0EAQAAAAGeBAEAAAABnwQAAMYIACCgBAEAAAABogQCAAAAAaUEgAAAAAGmBAEAAAABpwQgAAAAAagEIAAAAAGpBIAAAAABqgQCAAAAAasEAQAAAAGsBAIAAAABrQQCAAAAAa4EIAAAAAGvBCAAAAABsAQCAAAAAbEEBAAAAAGyBAIAAAABswQCAAAAAbQEAgAAAAG1BAIAAAABtgRAAAAAAbcEAQAAAAG4BAEAAAABuQQCAAAAAboEAgAAAAG7BAEAAAABvAQBAAAAAb0EAgAAAAG-BAIAAAABvwQCAAAAAcAEIAAAAAECAAAAAQAgIAAA-QgAIAMAAAA6ACAgAAD5CAAgIQAA_QgAIDgAAAA6ACACAADbBwAgCQAA3AcAIAoAAN0HACALAADeBwAgDAAA3wcAIA0AAOAHACAQAADhBwAgEgAA4wcAIBMAAOQHACAZAAD9CAAgsgMBAJEGACHBA4AAAAAB0wMEAIsGACHUA0AApwYAIdkDAQCRBgAh7AMCAJoGACH1AwEAkQYAIY8EQACnBgAhlwRAAK0GACGYBAEAkQYAIZoEAgCaBgAhmwQQANQGACGdBAEAkQYAIZ4EAQCRBgAhnwQAANoHACCgBAEAkQYAIaIEAgCbBgAhpQSAAAAAAaYEAQCeBgAhpwQgAKAGACGoBCAAoAYAIakEgAAAAAGqBAIAmgYAIasEAQCeBgAhrAQCAJsGACGtBAIAmwYAIa4EIACdBgAhrwQgAJ0GACGwBAIAmwYAIbEEBACcBgAhsgQCAJsGACGzBAIAmwYAIbQEAgCbBgAhtQQCAJoGACG2BEAArQYAIbcEAQCeBgAhuAQBAJ4GACG5BAIAmwYAIboEAgCaBgAhuwQBAJ4GACG8BAEAkQYAIb0EAgCaBgAhvgQCAJoGACG_BAIAmgYAIcAEIACgBgAhNgIAANsHACAJAADcBwAgCgAA3QcAIAsAAN4HACAMAADfBwAgDQAA4AcAIBAAAOEHACASAADjBwAgEwAA5AcAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAITYCAADHCAAgCQAAyAgAIAoAAMkIACALAADKCAAgDQAAzAgAIBAAAM0IACARAADOCAAgEgAAzwgAIBMAANAIACCyAwEAAAABwQOAAAAAAdMDBAAAAAHUA0AAAAAB2QMBAAAAAewDAgAAAAH1AwEAAAABjwRAAAAAAZcEQAAAAAGYBAEAAAABmgQCAAAAAZsEEAAAAAGdBAEAAAABngQBAAAAAZ8EAADGCAAgoAQBAAAAAaIEAgAAAAGlBIAAAAABpgQBAAAAAacEIAAAAAGoBCAAAAABqQSAAAAAAaoEAgAAAAGrBAEAAAABrAQCAAAAAa0EAgAAAAGuBCAAAAABrwQgAAAAAbAEAgAAAAGxBAQAAAABsgQCAAAAAbMEAgAAAAG0BAIAAAABtQQCAAAAAbYEQAAAAAG3BAEAAAABuAQBAAAAAbkEAgAAAAG6BAIAAAABuwQBAAAAAbwEAQAAAAG9BAIAAAABvgQCAAAAAb8EAgAAAAHABCAAAAABAgAAAAEAICAAAP4IACADAAAAOgAgIAAA_ggAICEAAIIJACA4AAAAOgAgAgAA2wcAIAkAANwHACAKAADdBwAgCwAA3gcAIA0AAOAHACAQAADhBwAgEQAA4gcAIBIAAOMHACATAADkBwAgGQAAggkAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAITYCAADbBwAgCQAA3AcAIAoAAN0HACALAADeBwAgDQAA4AcAIBAAAOEHACARAADiBwAgEgAA4wcAIBMAAOQHACCyAwEAkQYAIcEDgAAAAAHTAwQAiwYAIdQDQACnBgAh2QMBAJEGACHsAwIAmgYAIfUDAQCRBgAhjwRAAKcGACGXBEAArQYAIZgEAQCRBgAhmgQCAJoGACGbBBAA1AYAIZ0EAQCRBgAhngQBAJEGACGfBAAA2gcAIKAEAQCRBgAhogQCAJsGACGlBIAAAAABpgQBAJ4GACGnBCAAoAYAIagEIACgBgAhqQSAAAAAAaoEAgCaBgAhqwQBAJ4GACGsBAIAmwYAIa0EAgCbBgAhrgQgAJ0GACGvBCAAnQYAIbAEAgCbBgAhsQQEAJwGACGyBAIAmwYAIbMEAgCbBgAhtAQCAJsGACG1BAIAmgYAIbYEQACtBgAhtwQBAJ4GACG4BAEAngYAIbkEAgCbBgAhugQCAJoGACG7BAEAngYAIbwEAQCRBgAhvQQCAJoGACG-BAIAmgYAIb8EAgCaBgAhwAQgAKAGACE2AgAAxwgAIAkAAMgIACAKAADJCAAgCwAAyggAIAwAAMsIACAQAADNCAAgEQAAzggAIBIAAM8IACATAADQCAAgsgMBAAAAAcEDgAAAAAHTAwQAAAAB1ANAAAAAAdkDAQAAAAHsAwIAAAAB9QMBAAAAAY8EQAAAAAGXBEAAAAABmAQBAAAAAZoEAgAAAAGbBBAAAAABnQQBAAAAAZ4EAQAAAAGfBAAAxggAIKAEAQAAAAGiBAIAAAABpQSAAAAAAaYEAQAAAAGnBCAAAAABqAQgAAAAAakEgAAAAAGqBAIAAAABqwQBAAAAAawEAgAAAAGtBAIAAAABrgQgAAAAAa8EIAAAAAGwBAIAAAABsQQEAAAAAbIEAgAAAAGzBAIAAAABtAQCAAAAAbUEAgAAAAG2BEAAAAABtwQBAAAAAbgEAQAAAAG5BAIAAAABugQCAAAAAbsEAQAAAAG8BAEAAAABvQQCAAAAAb4EAgAAAAG_BAIAAAABwAQgAAAAAQIAAAABACAgAACDCQAgAwAAADoAICAAAIMJACAhAACHCQAgOAAAADoAIAIAANsHACAJAADcBwAgCgAA3QcAIAsAAN4HACAMAADfBwAgEAAA4QcAIBEAAOIHACASAADjBwAgEwAA5AcAIBkAAIcJACCyAwEAkQYAIcEDgAAAAAHTAwQAiwYAIdQDQACnBgAh2QMBAJEGACHsAwIAmgYAIfUDAQCRBgAhjwRAAKcGACGXBEAArQYAIZgEAQCRBgAhmgQCAJoGACGbBBAA1AYAIZ0EAQCRBgAhngQBAJEGACGfBAAA2gcAIKAEAQCRBgAhogQCAJsGACGlBIAAAAABpgQBAJ4GACGnBCAAoAYAIagEIACgBgAhqQSAAAAAAaoEAgCaBgAhqwQBAJ4GACGsBAIAmwYAIa0EAgCbBgAhrgQgAJ0GACGvBCAAnQYAIbAEAgCbBgAhsQQEAJwGACGyBAIAmwYAIbMEAgCbBgAhtAQCAJsGACG1BAIAmgYAIbYEQACtBgAhtwQBAJ4GACG4BAEAngYAIbkEAgCbBgAhugQCAJoGACG7BAEAngYAIbwEAQCRBgAhvQQCAJoGACG-BAIAmgYAIb8EAgCaBgAhwAQgAKAGACE2AgAA2wcAIAkAANwHACAKAADdBwAgCwAA3gcAIAwAAN8HACAQAADhBwAgEQAA4gcAIBIAAOMHACATAADkBwAgsgMBAJEGACHBA4AAAAAB0wMEAIsGACHUA0AApwYAIdkDAQCRBgAh7AMCAJoGACH1AwEAkQYAIY8EQACnBgAhlwRAAK0GACGYBAEAkQYAIZoEAgCaBgAhmwQQANQGACGdBAEAkQYAIZ4EAQCRBgAhnwQAANoHACCgBAEAkQYAIaIEAgCbBgAhpQSAAAAAAaYEAQCeBgAhpwQgAKAGACGoBCAAoAYAIakEgAAAAAGqBAIAmgYAIasEAQCeBgAhrAQCAJsGACGtBAIAmwYAIa4EIACdBgAhrwQgAJ0GACGwBAIAmwYAIbEEBACcBgAhsgQCAJsGACGzBAIAmwYAIbQEAgCbBgAhtQQCAJoGACG2BEAArQYAIbcEAQCeBgAhuAQBAJ4GACG5BAIAmwYAIboEAgCaBgAhuwQBAJ4GACG8BAEAkQYAIb0EAgCaBgAhvgQCAJoGACG_BAIAmgYAIcAEIACgBgAhAakDBAAAAAE2AgAAxwgAIAkAAMgIACAKAADJCAAgCwAAyggAIAwAAMsIACANAADMCAAgEQAAzggAIBIAAM8IACATAADQCAAgsgMBAAAAAcEDgAAAAAHTAwQAAAAB1ANAAAAAAdkDAQAAAAHsAwIAAAAB9QMBAAAAAY8EQAAAAAGXBEAAAAABmAQBAAAAAZoEAgAAAAGbBBAAAAABnQQBAAAAAZ4EAQAAAAGfBAAAxggAIKAEAQAAAAGiBAIAAAABpQSAAAAAAaYEAQAAAAGnBCAAAAABqAQgAAAAAakEgAAAAAGqBAIAAAABqwQBAAAAAawEAgAAAAGtBAIAAAABrgQgAAAAAa8EIAAAAAGwBAIAAAABsQQEAAAAAbIEAgAAAAGzBAIAAAABtAQCAAAAAbUEAgAAAAG2BEAAAAABtwQBAAAAAbgEAQAAAAG5BAIAAAABugQCAAAAAbsEAQAAAAG8BAEAAAABvQQCAAAAAb4EAgAAAAG_BAIAAAABwAQgAAAAAQIAAAABACAgAACJCQAgBtYDAQAAAAHqAwEAAAAB_AMBAAAAAf0DQAAAAAH-AwEAAAAB_wMCAAAAAQIAAADEAgAgIAAAiwkAIAMAAAA6ACAgAACJCQAgIQAAjwkAIDgAAAA6ACACAADbBwAgCQAA3AcAIAoAAN0HACALAADeBwAgDAAA3wcAIA0AAOAHACARAADiBwAgEgAA4wcAIBMAAOQHACAZAACPCQAgsgMBAJEGACHBA4AAAAAB0wMEAIsGACHUA0AApwYAIdkDAQCRBgAh7AMCAJoGACH1AwEAkQYAIY8EQACnBgAhlwRAAK0GACGYBAEAkQYAIZoEAgCaBgAhmwQQANQGACGdBAEAkQYAIZ4EAQCRBgAhnwQAANoHACCgBAEAkQYAIaIEAgCbBgAhpQSAAAAAAaYEAQCeBgAhpwQgAKAGACGoBCAAoAYAIakEgAAAAAGqBAIAmgYAIasEAQCeBgAhrAQCAJsGACGtBAIAmwYAIa4EIACdBgAhrwQgAJ0GACGwBAIAmwYAIbEEBACcBgAhsgQCAJsGACGzBAIAmwYAIbQEAgCbBgAhtQQCAJoGACG2BEAArQYAIbcEAQCeBgAhuAQBAJ4GACG5BAIAmwYAIboEAgCaBgAhuwQBAJ4GACG8BAEAkQYAIb0EAgCaBgAhvgQCAJoGACG_BAIAmgYAIcAEIACgBgAhNgIAANsHACAJAADcBwAgCgAA3QcAIAsAAN4HACAMAADfBwAgDQAA4AcAIBEAAOIHACASAADjBwAgEwAA5AcAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAIQMAAADHAgAgIAAAiwkAICEAAJIJACAIAAAAxwIAIBkAAJIJACDWAwEAkQYAIeoDAQCRBgAh_AMBAJEGACH9A0AApwYAIf4DAQCRBgAh_wMCAJoGACEG1gMBAJEGACHqAwEAkQYAIfwDAQCRBgAh_QNAAKcGACH-AwEAkQYAIf8DAgCaBgAhNgIAAMcIACAJAADICAAgCgAAyQgAIAsAAMoIACAMAADLCAAgDQAAzAgAIBAAAM0IACARAADOCAAgEwAA0AgAILIDAQAAAAHBA4AAAAAB0wMEAAAAAdQDQAAAAAHZAwEAAAAB7AMCAAAAAfUDAQAAAAGPBEAAAAABlwRAAAAAAZgEAQAAAAGaBAIAAAABmwQQAAAAAZ0EAQAAAAGeBAEAAAABnwQAAMYIACCgBAEAAAABogQCAAAAAaUEgAAAAAGmBAEAAAABpwQgAAAAAagEIAAAAAGpBIAAAAABqgQCAAAAAasEAQAAAAGsBAIAAAABrQQCAAAAAa4EIAAAAAGvBCAAAAABsAQCAAAAAbEEBAAAAAGyBAIAAAABswQCAAAAAbQEAgAAAAG1BAIAAAABtgRAAAAAAbcEAQAAAAG4BAEAAAABuQQCAAAAAboEAgAAAAG7BAEAAAABvAQBAAAAAb0EAgAAAAG-BAIAAAABvwQCAAAAAcAEIAAAAAECAAAAAQAgIAAAkwkAIAMAAAA6ACAgAACTCQAgIQAAlwkAIDgAAAA6ACACAADbBwAgCQAA3AcAIAoAAN0HACALAADeBwAgDAAA3wcAIA0AAOAHACAQAADhBwAgEQAA4gcAIBMAAOQHACAZAACXCQAgsgMBAJEGACHBA4AAAAAB0wMEAIsGACHUA0AApwYAIdkDAQCRBgAh7AMCAJoGACH1AwEAkQYAIY8EQACnBgAhlwRAAK0GACGYBAEAkQYAIZoEAgCaBgAhmwQQANQGACGdBAEAkQYAIZ4EAQCRBgAhnwQAANoHACCgBAEAkQYAIaIEAgCbBgAhpQSAAAAAAaYEAQCeBgAhpwQgAKAGACGoBCAAoAYAIakEgAAAAAGqBAIAmgYAIasEAQCeBgAhrAQCAJsGACGtBAIAmwYAIa4EIACdBgAhrwQgAJ0GACGwBAIAmwYAIbEEBACcBgAhsgQCAJsGACGzBAIAmwYAIbQEAgCbBgAhtQQCAJoGACG2BEAArQYAIbcEAQCeBgAhuAQBAJ4GACG5BAIAmwYAIboEAgCaBgAhuwQBAJ4GACG8BAEAkQYAIb0EAgCaBgAhvgQCAJoGACG_BAIAmgYAIcAEIACgBgAhNgIAANsHACAJAADcBwAgCgAA3QcAIAsAAN4HACAMAADfBwAgDQAA4AcAIBAAAOEHACARAADiBwAgEwAA5AcAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAITYJAADICAAgCgAAyQgAIAsAAMoIACAMAADLCAAgDQAAzAgAIBAAAM0IACARAADOCAAgEgAAzwgAIBMAANAIACCyAwEAAAABwQOAAAAAAdMDBAAAAAHUA0AAAAAB2QMBAAAAAewDAgAAAAH1AwEAAAABjwRAAAAAAZcEQAAAAAGYBAEAAAABmgQCAAAAAZsEEAAAAAGdBAEAAAABngQBAAAAAZ8EAADGCAAgoAQBAAAAAaIEAgAAAAGlBIAAAAABpgQBAAAAAacEIAAAAAGoBCAAAAABqQSAAAAAAaoEAgAAAAGrBAEAAAABrAQCAAAAAa0EAgAAAAGuBCAAAAABrwQgAAAAAbAEAgAAAAGxBAQAAAABsgQCAAAAAbMEAgAAAAG0BAIAAAABtQQCAAAAAbYEQAAAAAG3BAEAAAABuAQBAAAAAbkEAgAAAAG6BAIAAAABuwQBAAAAAbwEAQAAAAG9BAIAAAABvgQCAAAAAb8EAgAAAAHABCAAAAABAgAAAAEAICAAAJgJACADAAAAOgAgIAAAmAkAICEAAJwJACA4AAAAOgAgCQAA3AcAIAoAAN0HACALAADeBwAgDAAA3wcAIA0AAOAHACAQAADhBwAgEQAA4gcAIBIAAOMHACATAADkBwAgGQAAnAkAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAITYJAADcBwAgCgAA3QcAIAsAAN4HACAMAADfBwAgDQAA4AcAIBAAAOEHACARAADiBwAgEgAA4wcAIBMAAOQHACCyAwEAkQYAIcEDgAAAAAHTAwQAiwYAIdQDQACnBgAh2QMBAJEGACHsAwIAmgYAIfUDAQCRBgAhjwRAAKcGACGXBEAArQYAIZgEAQCRBgAhmgQCAJoGACGbBBAA1AYAIZ0EAQCRBgAhngQBAJEGACGfBAAA2gcAIKAEAQCRBgAhogQCAJsGACGlBIAAAAABpgQBAJ4GACGnBCAAoAYAIagEIACgBgAhqQSAAAAAAaoEAgCaBgAhqwQBAJ4GACGsBAIAmwYAIa0EAgCbBgAhrgQgAJ0GACGvBCAAnQYAIbAEAgCbBgAhsQQEAJwGACGyBAIAmwYAIbMEAgCbBgAhtAQCAJsGACG1BAIAmgYAIbYEQACtBgAhtwQBAJ4GACG4BAEAngYAIbkEAgCbBgAhugQCAJoGACG7BAEAngYAIbwEAQCRBgAhvQQCAJoGACG-BAIAmgYAIb8EAgCaBgAhwAQgAKAGACETqQMEAAAAAbMDAQAAAAG4AwIAAAABuQMCAAAAAboDgAAAAAG7AwIAAAABvAOAAAAAAb0DBAAAAAG-AyAAAAABvwMBAAAAAcADBAAAAAHBA4AAAAABwgOAAAAAAcMDgAAAAAHEAwAAogYAIMUDgAAAAAHGAyAAAAABxwMBAAAAAcgDgAAAAAEXDwEAAAABsgMBAAAAAbkDAgAAAAG_AwEAAAAB0wMBAAAAAdQDQAAAAAHVAwIAAAAB1gMBAAAAAdcDAgAAAAHYAwQAAAAB2QMBAAAAAdoDAQAAAAHbA4AAAAAB3AOAAAAAAd0DgAAAAAHeAyAAAAAB3wOAAAAAAeADAgAAAAHhAwIAAAAB4gMBAAAAAeMDQAAAAAHkAwEAAAAB5QMBAAAAAQIAAACFBAAgIAAAngkAIAMAAACNBAAgIAAAngkAICEAAKIJACAZAAAAjQQAIA8BAJEGACEZAACiCQAgsgMBAJEGACG5AwIAmgYAIb8DAQCRBgAh0wMBAJEGACHUA0AApwYAIdUDAgCaBgAh1gMBAJEGACHXAwIAmgYAIdgDBACLBgAh2QMBAJ4GACHaAwEAngYAIdsDgAAAAAHcA4AAAAAB3QOAAAAAAd4DIACgBgAh3wOAAAAAAeADAgCaBgAh4QMCAJsGACHiAwEAngYAIeMDQACtBgAh5AMBAJ4GACHlAwEAngYAIRcPAQCRBgAhsgMBAJEGACG5AwIAmgYAIb8DAQCRBgAh0wMBAJEGACHUA0AApwYAIdUDAgCaBgAh1gMBAJEGACHXAwIAmgYAIdgDBACLBgAh2QMBAJ4GACHaAwEAngYAIdsDgAAAAAHcA4AAAAAB3QOAAAAAAd4DIACgBgAh3wOAAAAAAeADAgCaBgAh4QMCAJsGACHiAwEAngYAIeMDQACtBgAh5AMBAJ4GACHlAwEAngYAITYCAADHCAAgCQAAyAgAIAoAAMkIACALAADKCAAgDAAAywgAIA0AAMwIACAQAADNCAAgEQAAzggAIBIAAM8IACCyAwEAAAABwQOAAAAAAdMDBAAAAAHUA0AAAAAB2QMBAAAAAewDAgAAAAH1AwEAAAABjwRAAAAAAZcEQAAAAAGYBAEAAAABmgQCAAAAAZsEEAAAAAGdBAEAAAABngQBAAAAAZ8EAADGCAAgoAQBAAAAAaIEAgAAAAGlBIAAAAABpgQBAAAAAacEIAAAAAGoBCAAAAABqQSAAAAAAaoEAgAAAAGrBAEAAAABrAQCAAAAAa0EAgAAAAGuBCAAAAABrwQgAAAAAbAEAgAAAAGxBAQAAAABsgQCAAAAAbMEAgAAAAG0BAIAAAABtQQCAAAAAbYEQAAAAAG3BAEAAAABuAQBAAAAAbkEAgAAAAG6BAIAAAABuwQBAAAAAbwEAQAAAAG9BAIAAAABvgQCAAAAAb8EAgAAAAHABCAAAAABAgAAAAEAICAAAKMJACADAAAAOgAgIAAAowkAICEAAKcJACA4AAAAOgAgAgAA2wcAIAkAANwHACAKAADdBwAgCwAA3gcAIAwAAN8HACANAADgBwAgEAAA4QcAIBEAAOIHACASAADjBwAgGQAApwkAILIDAQCRBgAhwQOAAAAAAdMDBACLBgAh1ANAAKcGACHZAwEAkQYAIewDAgCaBgAh9QMBAJEGACGPBEAApwYAIZcEQACtBgAhmAQBAJEGACGaBAIAmgYAIZsEEADUBgAhnQQBAJEGACGeBAEAkQYAIZ8EAADaBwAgoAQBAJEGACGiBAIAmwYAIaUEgAAAAAGmBAEAngYAIacEIACgBgAhqAQgAKAGACGpBIAAAAABqgQCAJoGACGrBAEAngYAIawEAgCbBgAhrQQCAJsGACGuBCAAnQYAIa8EIACdBgAhsAQCAJsGACGxBAQAnAYAIbIEAgCbBgAhswQCAJsGACG0BAIAmwYAIbUEAgCaBgAhtgRAAK0GACG3BAEAngYAIbgEAQCeBgAhuQQCAJsGACG6BAIAmgYAIbsEAQCeBgAhvAQBAJEGACG9BAIAmgYAIb4EAgCaBgAhvwQCAJoGACHABCAAoAYAITYCAADbBwAgCQAA3AcAIAoAAN0HACALAADeBwAgDAAA3wcAIA0AAOAHACAQAADhBwAgEQAA4gcAIBIAAOMHACCyAwEAkQYAIcEDgAAAAAHTAwQAiwYAIdQDQACnBgAh2QMBAJEGACHsAwIAmgYAIfUDAQCRBgAhjwRAAKcGACGXBEAArQYAIZgEAQCRBgAhmgQCAJoGACGbBBAA1AYAIZ0EAQCRBgAhngQBAJEGACGfBAAA2gcAIKAEAQCRBgAhogQCAJsGACGlBIAAAAABpgQBAJ4GACGnBCAAoAYAIagEIACgBgAhqQSAAAAAAaoEAgCaBgAhqwQBAJ4GACGsBAIAmwYAIa0EAgCbBgAhrgQgAJ0GACGvBCAAnQYAIbAEAgCbBgAhsQQEAJwGACGyBAIAmwYAIbMEAgCbBgAhtAQCAJsGACG1BAIAmgYAIbYEQACtBgAhtwQBAJ4GACG4BAEAngYAIbkEAgCbBgAhugQCAJoGACG7BAEAngYAIbwEAQCRBgAhvQQCAJoGACG-BAIAmgYAIb8EAgCaBgAhwAQgAKAGACEVAQAA1wYAIAgAANQHACCpAwQAiwYAIbIDAQCRBgAh1ANAAKcGACHZAwEAkQYAIfUDAQCRBgAhlwRAAK0GACGYBAEAkQYAIZkEAgCaBgAhmgQCAJoGACGbBBAA1AYAIZwEAADVBgAgnQQBAJEGACGeBAEAkQYAIZ8EAQCRBgAhoAQBAJEGACGhBAIAmwYAIaIEAgCbBgAhowQCAJoGACGkBAIAmwYAIQsCBAIHABEJDgYKEgcLFggMGgkNHgoQIgsRKA4SLA8TMBADAQABAwYDCAgEAQIAAgIGCwIHAAUBBgwAAQEAAQEBAAEBAQABAQEAAQEBAAECAQABDwAMAgcADQ4jCwEOJAABAQABAQEAAQEBAAEICjEACzIADDMADTQAEDUAETYAEjcAEzgAAAAABQcAFiYAFycAGCgAGSkAGgAAAAAABQcAFiYAFycAGCgAGSkAGgIBAAEIWgQFBwAeJgAfJwAgKAAhKQAiAAAAAAAFBwAeJgAfJwAgKAAhKQAiAQIAAgECAAIFBwAnJgAoJwApKAAqKQArAAAAAAAFBwAnJgAoJwApKAAqKQArAQEAAQUHAC8mADAnADEoADIpADMAAAAAAAUHAC8mADAnADEoADIpADMAAAAFBwA5JgA6JwA7KAA8KQA9AAAAAAAFBwA5JgA6JwA7KAA8KQA9AAAABQcAQyYARCcARSgARikARwAAAAAABQcAQyYARCcARSgARikARwEBAAEBAQABBQcATCYATScATigATykAUAAAAAAABQcATCYATScATigATykAUAEBAAEBAQABBQcAVSYAVicAVygAWCkAWQAAAAAABQcAVSYAVicAVygAWCkAWQEBAAEBAQABBQcAXiYAXycAYCgAYSkAYgAAAAAABQcAXiYAXycAYCgAYSkAYgEBAAEBAQABBQcAZyYAaCcAaSgAaikAawAAAAAABQcAZyYAaCcAaSgAaikAawEBAAEBAQABBQcAcCYAcScAcigAcykAdAAAAAAABQcAcCYAcScAcigAcykAdAAAAAUHAHomAHsnAHwoAH0pAH4AAAAAAAUHAHomAHsnAHwoAH0pAH4AAAUHAIMBJgCEAScAhQEoAIYBKQCHAQAAAAAABQcAgwEmAIQBJwCFASgAhgEpAIcBAgEAAQ8ADAIBAAEPAAwFBwCMASYAjQEnAI4BKACPASkAkAEAAAAAAAUHAIwBJgCNAScAjgEoAI8BKQCQAQAAAAUHAJYBJgCXAScAmAEoAJkBKQCaAQAAAAAABQcAlgEmAJcBJwCYASgAmQEpAJoBAQEAAQEBAAEFBwCfASYAoAEnAKEBKACiASkAowEAAAAAAAUHAJ8BJgCgAScAoQEoAKIBKQCjAQAAAAUHAKkBJgCqAScAqwEoAKwBKQCtAQAAAAAABQcAqQEmAKoBJwCrASgArAEpAK0BAAAFBwCyASYAswEnALQBKAC1ASkAtgEAAAAAAAUHALIBJgCzAScAtAEoALUBKQC2AQAAAAUHALwBJgC9AScAvgEoAL8BKQDAAQAAAAAABQcAvAEmAL0BJwC-ASgAvwEpAMABAAAABQcAxgEmAMcBJwDIASgAyQEpAMoBAAAAAAAFBwDGASYAxwEnAMgBKADJASkAygECBwDOAdUCigTNAQHUAgDMAQHVAosEAAAABQcA0gEmANMBJwDUASgA1QEpANYBAAAAAAAFBwDSASYA0wEnANQBKADVASkA1gEAAAADBwDcASgA3QEpAN4BAAAAAwcA3AEoAN0BKQDeAQHUAgDMAQHUAgDMAQUHAOMBJgDkAScA5QEoAOYBKQDnAQAAAAAABQcA4wEmAOQBJwDlASgA5gEpAOcBAQEAAQEBAAEFBwDsASYA7QEnAO4BKADvASkA8AEAAAAAAAUHAOwBJgDtAScA7gEoAO8BKQDwAQAAAAUHAPYBJgD3AScA-AEoAPkBKQD6AQAAAAAABQcA9gEmAPcBJwD4ASgA-QEpAPoBFAIBFTkBFjwBFz0BGD4BGkABG0ISHEMTHUUBHkcSH0gUIkkBI0oBJEsSKk4VK08bLFACLVECLlICL1MCMFQCMVYCMlgSM1kcNFsCNVwSNl8dN2AjOGIDOWMDOmUDO2YDPGcDPWkDPmsSP2wkQG4DQXASQnElQ3IDRHMDRXQSRncmR3gsSHoGSXsGSn0GS34GTH8GTYEBBk6DARJPhAEtUIUBBlGGARJSiQEuU4oBNFSMATVVjQE1VpABNVeRATVYkgE1WZQBNVqWARJblwE2XJkBNV2bARJenAE3X50BNWCeATVhnwESYqIBOGOjAT5kpQE_ZaYBP2apAT9nqgE_aKsBP2mtAT9qrwESa7ABQGyyAT9ttAESbrUBQW-2AT9wtwE_cbgBEnK7AUJzvAFIdL0BB3W-AQd2vwEHd8ABB3jBAQd5wwEHesUBEnvGAUl8yAEHfcoBEn7LAUp_zAEHgAHNAQeBAc4BEoIB0QFLgwHSAVGEAdMBCIUB1AEIhgHVAQiHAdYBCIgB1wEIiQHZAQiKAdsBEosB3AFSjAHeAQiNAeABEo4B4QFTjwHiAQiQAeMBCJEB5AESkgHnAVSTAegBWpQB6QEOlQHqAQ6WAesBDpcB7AEOmAHtAQ6ZAe8BDpoB8QESmwHyAVucAfQBDp0B9gESngH3AVyfAfgBDqAB-QEOoQH6ARKiAf0BXaMB_gFjpAH_AQmlAYACCaYBgQIJpwGCAgmoAYMCCakBhQIJqgGHAhKrAYgCZKwBigIJrQGMAhKuAY0CZa8BjgIJsAGPAgmxAZACErIBkwJmswGUAmy0AZUCCrUBlgIKtgGXAgq3AZgCCrgBmQIKuQGbAgq6AZ0CErsBngJtvAGgAgq9AaICEr4BowJuvwGkAgrAAaUCCsEBpgISwgGpAm_DAaoCdcQBrAJ2xQGtAnbGAbACdscBsQJ2yAGyAnbJAbQCdsoBtgISywG3AnfMAbkCds0BuwISzgG8AnjPAb0CdtABvgJ20QG_AhLSAcICedMBwwJ_1AHFAgzVAcYCDNYByQIM1wHKAgzYAcsCDNkBzQIM2gHPAhLbAdACgAHcAdICDN0B1AIS3gHVAoEB3wHWAgzgAdcCDOEB2AIS4gHbAoIB4wHcAogB5AHdAgvlAd4CC-YB3wIL5wHgAgvoAeECC-kB4wIL6gHlAhLrAeYCiQHsAegCC-0B6gIS7gHrAooB7wHsAgvwAe0CC_EB7gIS8gHxAosB8wHyApEB9AH0ApIB9QH1ApIB9gH4ApIB9wH5ApIB-AH6ApIB-QH8ApIB-gH-AhL7Af8CkwH8AYEDkgH9AYMDEv4BhAOUAf8BhQOSAYAChgOSAYEChwMSggKKA5UBgwKLA5sBhAKMAw-FAo0DD4YCjgMPhwKPAw-IApADD4kCkgMPigKUAxKLApUDnAGMApcDD40CmQMSjgKaA50BjwKbAw-QApwDD5ECnQMSkgKgA54BkwKhA6QBlAKjA6UBlQKkA6UBlgKnA6UBlwKoA6UBmAKpA6UBmQKrA6UBmgKtAxKbAq4DpgGcArADpQGdArIDEp4CswOnAZ8CtAOlAaACtQOlAaECtgMSogK5A6gBowK6A64BpAK8AwSlAr0DBKYCvwMEpwLAAwSoAsEDBKkCwwMEqgLFAxKrAsYDrwGsAsgDBK0CygMSrgLLA7ABrwLMAwSwAs0DBLECzgMSsgLRA7EBswLSA7cBtALUA7gBtQLVA7gBtgLYA7gBtwLZA7gBuALaA7gBuQLcA7gBugLeAxK7At8DuQG8AuEDuAG9AuMDEr4C5AO6Ab8C5QO4AcAC5gO4AcEC5wMSwgLqA7sBwwLrA8EBxALtA8IBxQLuA8IBxgLxA8IBxwLyA8IByALzA8IByQL1A8IBygL3AxLLAvgDwwHMAvoDwgHNAvwDEs4C_QPEAc8C_gPCAdAC_wPCAdECgAQS0gKDBMUB0wKEBMsB1gKGBMwB1wKMBMwB2AKPBMwB2QKQBMwB2gKRBMwB2wKTBMwB3AKVBBLdApYEzwHeApgEzAHfApoEEuACmwTQAeECnATMAeICnQTMAeMCngQS5AKhBNEB5QKiBNcB5gKkBNgB5wKlBNgB6AKoBNgB6QKpBNgB6gKqBNgB6wKsBNgB7AKuBBLtAq8E2QHuArEE2AHvArMEEvACtATaAfECtQTYAfICtgTYAfMCtwQS9AK6BNsB9QK7BN8B9gK8BM0B9wK9BM0B-AK-BM0B-QK_BM0B-gLABM0B-wLCBM0B_ALEBBL9AsUE4AH-AscEzQH_AskEEoADygThAYEDywTNAYIDzATNAYMDzQQShAPQBOIBhQPRBOgBhgPSBBCHA9MEEIgD1AQQiQPVBBCKA9YEEIsD2AQQjAPaBBKNA9sE6QGOA90EEI8D3wQSkAPgBOoBkQPhBBCSA-IEEJMD4wQSlAPmBOsBlQPnBPEBlgPpBPIBlwPqBPIBmAPtBPIBmQPuBPIBmgPvBPIBmwPxBPIBnAPzBBKdA_QE8wGeA_YE8gGfA_gEEqAD-QT0AaED-gTyAaID-wTyAaMD_AQSpAP_BPUBpQOABfsB"
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

// services/catalogue/src/generated/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AcceptedOfferScalarFieldEnum: () => AcceptedOfferScalarFieldEnum,
  AnyNull: () => AnyNull2,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BrowseEntryScalarFieldEnum: () => BrowseEntryScalarFieldEnum,
  ChainDocumentScalarFieldEnum: () => ChainDocumentScalarFieldEnum,
  ChainFileScalarFieldEnum: () => ChainFileScalarFieldEnum,
  ChainFileUseScalarFieldEnum: () => ChainFileUseScalarFieldEnum,
  ChainHistoryEntryScalarFieldEnum: () => ChainHistoryEntryScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  FavouriteScalarFieldEnum: () => FavouriteScalarFieldEnum,
  FreeRightsScalarFieldEnum: () => FreeRightsScalarFieldEnum,
  ImageScalarFieldEnum: () => ImageScalarFieldEnum,
  ImportKeyScalarFieldEnum: () => ImportKeyScalarFieldEnum,
  ImportRowScalarFieldEnum: () => ImportRowScalarFieldEnum,
  ImportSendingScalarFieldEnum: () => ImportSendingScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  ListingImportScalarFieldEnum: () => ListingImportScalarFieldEnum,
  ListingScalarFieldEnum: () => ListingScalarFieldEnum,
  ListingTakingsScalarFieldEnum: () => ListingTakingsScalarFieldEnum,
  LoadScalarFieldEnum: () => LoadScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OfferedListingScalarFieldEnum: () => OfferedListingScalarFieldEnum,
  PersonScalarFieldEnum: () => PersonScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  QueryMode: () => QueryMode,
  RightsBookScalarFieldEnum: () => RightsBookScalarFieldEnum,
  SearchDocumentScalarFieldEnum: () => SearchDocumentScalarFieldEnum,
  SearchedWordsScalarFieldEnum: () => SearchedWordsScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StemScalarFieldEnum: () => StemScalarFieldEnum,
  TakeoverScalarFieldEnum: () => TakeoverScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  VocabularyWordScalarFieldEnum: () => VocabularyWordScalarFieldEnum,
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
  Listing: "Listing",
  BrowseEntry: "BrowseEntry",
  SearchedWords: "SearchedWords",
  SearchDocument: "SearchDocument",
  Stem: "Stem",
  VocabularyWord: "VocabularyWord",
  Favourite: "Favourite",
  AuditEntry: "AuditEntry",
  Takeover: "Takeover",
  ChainDocument: "ChainDocument",
  ChainHistoryEntry: "ChainHistoryEntry",
  Image: "Image",
  ChainFile: "ChainFile",
  ChainFileUse: "ChainFileUse",
  Person: "Person",
  RightsBook: "RightsBook",
  AcceptedOffer: "AcceptedOffer",
  FreeRights: "FreeRights",
  ListingTakings: "ListingTakings",
  Load: "Load",
  ListingImport: "ListingImport",
  ImportSending: "ImportSending",
  ImportRow: "ImportRow",
  ImportKey: "ImportKey",
  OfferedListing: "OfferedListing"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var ListingScalarFieldEnum = {
  id: "id",
  agentId: "agentId",
  version: "version",
  form: "form",
  rights: "rights",
  status: "status",
  soldOfferId: "soldOfferId",
  isSaleDerived: "isSaleDerived",
  isFeatured: "isFeatured",
  earlyAccessUntil: "earlyAccessUntil",
  aiScores: "aiScores",
  aiVersion: "aiVersion",
  mediumDetails: "mediumDetails",
  twitterMentions: "twitterMentions",
  twitterBuzzScore: "twitterBuzzScore",
  twitterHasVerifiedMentions: "twitterHasVerifiedMentions",
  twitterPublisherPromotion: "twitterPublisherPromotion",
  twitterBookClubMentions: "twitterBookClubMentions",
  youtubeTotalViews: "youtubeTotalViews",
  youtubeVideoCount: "youtubeVideoCount",
  youtubeAdaptationPotential: "youtubeAdaptationPotential",
  youtubePopularityScore: "youtubePopularityScore",
  enrichmentVersion: "enrichmentVersion",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deletedAt: "deletedAt",
  title: "title",
  author: "author",
  description: "description",
  medium: "medium",
  format: "format",
  genre: "genre",
  tags: "tags",
  coverImageUrl: "coverImageUrl",
  suggestedOfferMin: "suggestedOfferMin",
  suggestedOfferMax: "suggestedOfferMax",
  pages: "pages",
  publishDate: "publishDate",
  rightsStatus: "rightsStatus",
  genreScore: "genreScore",
  mediumScore: "mediumScore",
  lengthBonus: "lengthBonus",
  viabilityScore: "viabilityScore",
  roiMultiple: "roiMultiple",
  chainOfTitleVerified: "chainOfTitleVerified"
};
var BrowseEntryScalarFieldEnum = {
  listingId: "listingId",
  agentId: "agentId",
  createdAt: "createdAt",
  earlyAccessUntil: "earlyAccessUntil",
  status: "status",
  medium: "medium",
  format: "format",
  price: "price",
  viabilityScore: "viabilityScore",
  roiMultiple: "roiMultiple",
  genreTags: "genreTags",
  title: "title",
  author: "author",
  tags: "tags",
  description: "description",
  published: "published",
  pages: "pages",
  folding: "folding",
  freeRightsId: "freeRightsId"
};
var SearchedWordsScalarFieldEnum = {
  listingId: "listingId",
  words: "words"
};
var SearchDocumentScalarFieldEnum = {
  listingId: "listingId"
};
var StemScalarFieldEnum = {
  stem: "stem",
  listings: "listings"
};
var VocabularyWordScalarFieldEnum = {
  word: "word",
  listings: "listings"
};
var FavouriteScalarFieldEnum = {
  userId: "userId",
  listingId: "listingId",
  at: "at",
  version: "version",
  isRemoved: "isRemoved"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  listingId: "listingId",
  before: "before",
  after: "after"
};
var TakeoverScalarFieldEnum = {
  id: "id",
  listingId: "listingId",
  actorId: "actorId",
  at: "at",
  before: "before",
  after: "after",
  undoneAt: "undoneAt"
};
var ChainDocumentScalarFieldEnum = {
  id: "id",
  listingId: "listingId",
  position: "position",
  type: "type",
  grantor: "grantor",
  grantee: "grantee",
  date: "date",
  territory: "territory",
  fileUrl: "fileUrl",
  note: "note",
  status: "status",
  reason: "reason",
  confirms: "confirms",
  confirmedBecause: "confirmedBecause",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var ChainHistoryEntryScalarFieldEnum = {
  id: "id",
  place: "place",
  at: "at",
  listingId: "listingId",
  documentId: "documentId",
  actorId: "actorId",
  action: "action",
  before: "before",
  after: "after"
};
var ImageScalarFieldEnum = {
  name: "name",
  uploadedBy: "uploadedBy",
  uploadedAt: "uploadedAt",
  bytes: "bytes"
};
var ChainFileScalarFieldEnum = {
  name: "name",
  uploadedBy: "uploadedBy",
  uploadedAt: "uploadedAt",
  fileName: "fileName",
  kind: "kind",
  bytes: "bytes"
};
var ChainFileUseScalarFieldEnum = {
  name: "name",
  listingId: "listingId"
};
var PersonScalarFieldEnum = {
  id: "id",
  role: "role",
  status: "status",
  isVerified: "isVerified",
  firstName: "firstName",
  lastName: "lastName",
  companyName: "companyName",
  picture: "picture",
  isPictureKnown: "isPictureKnown",
  version: "version"
};
var RightsBookScalarFieldEnum = {
  id: "id",
  listingId: "listingId",
  at: "at",
  actorId: "actorId",
  lines: "lines"
};
var AcceptedOfferScalarFieldEnum = {
  id: "id",
  listingId: "listingId",
  producerId: "producerId",
  agentId: "agentId",
  isExclusive: "isExclusive",
  optionEndedAt: "optionEndedAt",
  version: "version"
};
var FreeRightsScalarFieldEnum = {
  id: "id",
  key: "key",
  boxes: "boxes"
};
var ListingTakingsScalarFieldEnum = {
  id: "id",
  version: "version",
  takings: "takings"
};
var LoadScalarFieldEnum = {
  name: "name",
  loaded: "loaded"
};
var ListingImportScalarFieldEnum = {
  id: "id",
  agentId: "agentId",
  createdAt: "createdAt",
  state: "state",
  step: "step",
  reading: "reading",
  file: "file",
  fileName: "fileName",
  fileBytes: "fileBytes",
  rowBytes: "rowBytes",
  format: "format",
  encoding: "encoding",
  columns: "columns",
  mapping: "mapping",
  defaults: "defaults",
  groupWorks: "groupWorks",
  warnings: "warnings",
  done: "done",
  total: "total",
  failure: "failure",
  appliedAt: "appliedAt",
  applyKey: "applyKey",
  undoKey: "undoKey"
};
var ImportSendingScalarFieldEnum = {
  importId: "importId",
  agentId: "agentId",
  at: "at"
};
var ImportRowScalarFieldEnum = {
  importId: "importId",
  n: "n",
  reading: "reading",
  record: "record",
  repeatedBy: "repeatedBy",
  edits: "edits",
  chosen: "chosen",
  wished: "wished",
  state: "state",
  key: "key",
  listingId: "listingId",
  possibleId: "possibleId",
  form: "form",
  before: "before",
  said: "said",
  changes: "changes",
  problems: "problems",
  include: "include",
  result: "result",
  applied: "applied"
};
var ImportKeyScalarFieldEnum = {
  agentId: "agentId",
  key: "key",
  listingId: "listingId"
};
var OfferedListingScalarFieldEnum = {
  listingId: "listingId"
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

// services/catalogue/src/generated/enums.ts
var enums_exports = {};

// services/catalogue/src/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  prismaNamespace_exports as Prisma,
  PrismaClient
};
