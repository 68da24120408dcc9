// Of fce3fb444aac1eeafe7395084c126ce78a219fb34e740f5c7a538a899d106eca
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
  listing          Listing                 @relation(fields: [listingId], references: [id], onDelete: NoAction, onUpdate: NoAction)
  searched         SearchedWords?

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

// How far a bulk load has come.
model Load {
  name   String @id
  loaded Int

  @@map("loads")
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
config.runtimeDataModel = JSON.parse('{"models":{"Listing":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"form","kind":"scalar","type":"Json"},{"name":"rights","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"isFeatured","kind":"scalar","type":"Boolean","dbName":"is_featured"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"aiScores","kind":"scalar","type":"Json","dbName":"ai_scores"},{"name":"aiVersion","kind":"scalar","type":"Int","dbName":"ai_version"},{"name":"mediumDetails","kind":"scalar","type":"String","dbName":"medium_details"},{"name":"twitterMentions","kind":"scalar","type":"Int","dbName":"twitter_mentions"},{"name":"twitterBuzzScore","kind":"scalar","type":"Int","dbName":"twitter_buzz_score"},{"name":"twitterHasVerifiedMentions","kind":"scalar","type":"Boolean","dbName":"twitter_has_verified_mentions"},{"name":"twitterPublisherPromotion","kind":"scalar","type":"Boolean","dbName":"twitter_publisher_promotion"},{"name":"twitterBookClubMentions","kind":"scalar","type":"Int","dbName":"twitter_book_club_mentions"},{"name":"youtubeTotalViews","kind":"scalar","type":"BigInt","dbName":"youtube_total_views"},{"name":"youtubeVideoCount","kind":"scalar","type":"Int","dbName":"youtube_video_count"},{"name":"youtubeAdaptationPotential","kind":"scalar","type":"Int","dbName":"youtube_adaptation_potential"},{"name":"youtubePopularityScore","kind":"scalar","type":"Int","dbName":"youtube_popularity_score"},{"name":"enrichmentVersion","kind":"scalar","type":"Int","dbName":"enrichment_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"suggestedOfferMin","kind":"scalar","type":"Int","dbName":"suggested_offer_min"},{"name":"suggestedOfferMax","kind":"scalar","type":"Int","dbName":"suggested_offer_max"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"publishDate","kind":"scalar","type":"String","dbName":"publish_date"},{"name":"rightsStatus","kind":"scalar","type":"String","dbName":"rights_status"},{"name":"genreScore","kind":"scalar","type":"Int","dbName":"genre_score"},{"name":"mediumScore","kind":"scalar","type":"Int","dbName":"medium_score"},{"name":"lengthBonus","kind":"scalar","type":"Int","dbName":"length_bonus"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"chainOfTitleVerified","kind":"scalar","type":"Boolean","dbName":"chain_of_title_verified"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToListing"},{"name":"document","kind":"object","type":"SearchDocument","relationName":"ListingToSearchDocument"},{"name":"favourites","kind":"object","type":"Favourite","relationName":"FavouriteToListing"},{"name":"audit","kind":"object","type":"AuditEntry","relationName":"AuditEntryToListing"},{"name":"chain","kind":"object","type":"ChainDocument","relationName":"ChainDocumentToListing"},{"name":"chainHistory","kind":"object","type":"ChainHistoryEntry","relationName":"ChainHistoryEntryToListing"},{"name":"chainFiles","kind":"object","type":"ChainFileUse","relationName":"ChainFileUseToListing"},{"name":"takeovers","kind":"object","type":"Takeover","relationName":"ListingToTakeover"},{"name":"rightsBooks","kind":"object","type":"RightsBook","relationName":"ListingToRightsBook"}],"dbName":"listings","schema":null},"BrowseEntry":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"status","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Int"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"genreTags","kind":"scalar","type":"String","dbName":"genre_tags"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"published","kind":"scalar","type":"Int"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"folding","kind":"scalar","type":"Int"},{"name":"listing","kind":"object","type":"Listing","relationName":"BrowseEntryToListing"},{"name":"searched","kind":"object","type":"SearchedWords","relationName":"BrowseEntryToSearchedWords"}],"dbName":"browse_entries","schema":null},"SearchedWords":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"words","kind":"scalar","type":"String"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToSearchedWords"}],"dbName":"searched_words","schema":null},"SearchDocument":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToSearchDocument"}],"dbName":"search_documents","schema":null},"Stem":{"fields":[{"name":"stem","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"stems","schema":null},"VocabularyWord":{"fields":[{"name":"word","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"vocabulary","schema":null},"Favourite":{"fields":[{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"version","kind":"scalar","type":"Int"},{"name":"isRemoved","kind":"scalar","type":"Boolean","dbName":"is_removed"},{"name":"listing","kind":"object","type":"Listing","relationName":"FavouriteToListing"}],"dbName":"favourites","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"AuditEntryToListing"}],"dbName":"audit","schema":null},"Takeover":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"undoneAt","kind":"scalar","type":"DateTime","dbName":"undone_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTakeover"}],"dbName":"takeovers","schema":null},"ChainDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"type","kind":"scalar","type":"String"},{"name":"grantor","kind":"scalar","type":"String"},{"name":"grantee","kind":"scalar","type":"String"},{"name":"date","kind":"scalar","type":"String"},{"name":"territory","kind":"scalar","type":"String"},{"name":"fileUrl","kind":"scalar","type":"String","dbName":"file_url"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"confirms","kind":"scalar","type":"String"},{"name":"confirmedBecause","kind":"scalar","type":"String","dbName":"confirmed_because"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainDocumentToListing"}],"dbName":"chain_documents","schema":null},"ChainHistoryEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainHistoryEntryToListing"}],"dbName":"chain_history","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"bytes","kind":"scalar","type":"Int"}],"dbName":"images","schema":null},"ChainFile":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uses","kind":"object","type":"ChainFileUse","relationName":"ChainFileToChainFileUse"}],"dbName":"chain_files","schema":null},"ChainFileUse":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"file","kind":"object","type":"ChainFile","relationName":"ChainFileToChainFileUse"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainFileUseToListing"}],"dbName":"chain_file_uses","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"isVerified","kind":"scalar","type":"Boolean","dbName":"is_verified"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"picture","kind":"scalar","type":"String"},{"name":"isPictureKnown","kind":"scalar","type":"Boolean","dbName":"is_picture_known"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"people","schema":null},"RightsBook":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"lines","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToRightsBook"}],"dbName":"rights_books","schema":null},"AcceptedOffer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"accepted_offers","schema":null},"Load":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"loaded","kind":"scalar","type":"Int"}],"dbName":"loads","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","listing","entry","searched","document","orderBy","cursor","favourites","audit","chain","chainHistory","uses","_count","file","chainFiles","takeovers","rightsBooks","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","data","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","create","update","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","having","_avg","_sum","_min","_max","Listing.groupBy","Listing.aggregate","BrowseEntry.findUnique","BrowseEntry.findUniqueOrThrow","BrowseEntry.findFirst","BrowseEntry.findFirstOrThrow","BrowseEntry.findMany","BrowseEntry.updateOne","BrowseEntry.updateMany","BrowseEntry.updateManyAndReturn","BrowseEntry.deleteOne","BrowseEntry.deleteMany","BrowseEntry.groupBy","BrowseEntry.aggregate","SearchedWords.findUnique","SearchedWords.findUniqueOrThrow","SearchedWords.findFirst","SearchedWords.findFirstOrThrow","SearchedWords.findMany","SearchedWords.createOne","SearchedWords.createMany","SearchedWords.createManyAndReturn","SearchedWords.updateOne","SearchedWords.updateMany","SearchedWords.updateManyAndReturn","SearchedWords.upsertOne","SearchedWords.deleteOne","SearchedWords.deleteMany","SearchedWords.groupBy","SearchedWords.aggregate","SearchDocument.findUnique","SearchDocument.findUniqueOrThrow","SearchDocument.findFirst","SearchDocument.findFirstOrThrow","SearchDocument.findMany","SearchDocument.updateOne","SearchDocument.updateMany","SearchDocument.updateManyAndReturn","SearchDocument.deleteOne","SearchDocument.deleteMany","SearchDocument.groupBy","SearchDocument.aggregate","Stem.findUnique","Stem.findUniqueOrThrow","Stem.findFirst","Stem.findFirstOrThrow","Stem.findMany","Stem.createOne","Stem.createMany","Stem.createManyAndReturn","Stem.updateOne","Stem.updateMany","Stem.updateManyAndReturn","Stem.upsertOne","Stem.deleteOne","Stem.deleteMany","Stem.groupBy","Stem.aggregate","VocabularyWord.findUnique","VocabularyWord.findUniqueOrThrow","VocabularyWord.findFirst","VocabularyWord.findFirstOrThrow","VocabularyWord.findMany","VocabularyWord.createOne","VocabularyWord.createMany","VocabularyWord.createManyAndReturn","VocabularyWord.updateOne","VocabularyWord.updateMany","VocabularyWord.updateManyAndReturn","VocabularyWord.upsertOne","VocabularyWord.deleteOne","VocabularyWord.deleteMany","VocabularyWord.groupBy","VocabularyWord.aggregate","Favourite.findUnique","Favourite.findUniqueOrThrow","Favourite.findFirst","Favourite.findFirstOrThrow","Favourite.findMany","Favourite.createOne","Favourite.createMany","Favourite.createManyAndReturn","Favourite.updateOne","Favourite.updateMany","Favourite.updateManyAndReturn","Favourite.upsertOne","Favourite.deleteOne","Favourite.deleteMany","Favourite.groupBy","Favourite.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Takeover.findUnique","Takeover.findUniqueOrThrow","Takeover.findFirst","Takeover.findFirstOrThrow","Takeover.findMany","Takeover.createOne","Takeover.createMany","Takeover.createManyAndReturn","Takeover.updateOne","Takeover.updateMany","Takeover.updateManyAndReturn","Takeover.upsertOne","Takeover.deleteOne","Takeover.deleteMany","Takeover.groupBy","Takeover.aggregate","ChainDocument.findUnique","ChainDocument.findUniqueOrThrow","ChainDocument.findFirst","ChainDocument.findFirstOrThrow","ChainDocument.findMany","ChainDocument.createOne","ChainDocument.createMany","ChainDocument.createManyAndReturn","ChainDocument.updateOne","ChainDocument.updateMany","ChainDocument.updateManyAndReturn","ChainDocument.upsertOne","ChainDocument.deleteOne","ChainDocument.deleteMany","ChainDocument.groupBy","ChainDocument.aggregate","ChainHistoryEntry.findUnique","ChainHistoryEntry.findUniqueOrThrow","ChainHistoryEntry.findFirst","ChainHistoryEntry.findFirstOrThrow","ChainHistoryEntry.findMany","ChainHistoryEntry.createOne","ChainHistoryEntry.createMany","ChainHistoryEntry.createManyAndReturn","ChainHistoryEntry.updateOne","ChainHistoryEntry.updateMany","ChainHistoryEntry.updateManyAndReturn","ChainHistoryEntry.upsertOne","ChainHistoryEntry.deleteOne","ChainHistoryEntry.deleteMany","ChainHistoryEntry.groupBy","ChainHistoryEntry.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ChainFile.findUnique","ChainFile.findUniqueOrThrow","ChainFile.findFirst","ChainFile.findFirstOrThrow","ChainFile.findMany","ChainFile.createOne","ChainFile.createMany","ChainFile.createManyAndReturn","ChainFile.updateOne","ChainFile.updateMany","ChainFile.updateManyAndReturn","ChainFile.upsertOne","ChainFile.deleteOne","ChainFile.deleteMany","ChainFile.groupBy","ChainFile.aggregate","ChainFileUse.findUnique","ChainFileUse.findUniqueOrThrow","ChainFileUse.findFirst","ChainFileUse.findFirstOrThrow","ChainFileUse.findMany","ChainFileUse.createOne","ChainFileUse.createMany","ChainFileUse.createManyAndReturn","ChainFileUse.updateOne","ChainFileUse.updateMany","ChainFileUse.updateManyAndReturn","ChainFileUse.upsertOne","ChainFileUse.deleteOne","ChainFileUse.deleteMany","ChainFileUse.groupBy","ChainFileUse.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","RightsBook.findUnique","RightsBook.findUniqueOrThrow","RightsBook.findFirst","RightsBook.findFirstOrThrow","RightsBook.findMany","RightsBook.createOne","RightsBook.createMany","RightsBook.createManyAndReturn","RightsBook.updateOne","RightsBook.updateMany","RightsBook.updateManyAndReturn","RightsBook.upsertOne","RightsBook.deleteOne","RightsBook.deleteMany","RightsBook.groupBy","RightsBook.aggregate","AcceptedOffer.findUnique","AcceptedOffer.findUniqueOrThrow","AcceptedOffer.findFirst","AcceptedOffer.findFirstOrThrow","AcceptedOffer.findMany","AcceptedOffer.createOne","AcceptedOffer.createMany","AcceptedOffer.createManyAndReturn","AcceptedOffer.updateOne","AcceptedOffer.updateMany","AcceptedOffer.updateManyAndReturn","AcceptedOffer.upsertOne","AcceptedOffer.deleteOne","AcceptedOffer.deleteMany","AcceptedOffer.groupBy","AcceptedOffer.aggregate","Load.findUnique","Load.findUniqueOrThrow","Load.findFirst","Load.findFirstOrThrow","Load.findMany","Load.createOne","Load.createMany","Load.createManyAndReturn","Load.updateOne","Load.updateMany","Load.updateManyAndReturn","Load.upsertOne","Load.deleteOne","Load.deleteMany","Load.groupBy","Load.aggregate","AND","OR","NOT","name","loaded","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","id","listingId","producerId","agentId","isExclusive","optionEndedAt","version","at","actorId","lines","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","role","status","isVerified","firstName","lastName","companyName","picture","isPictureKnown","uploadedBy","uploadedAt","fileName","kind","bytes","every","some","none","place","documentId","action","before","after","position","type","grantor","grantee","date","territory","fileUrl","note","reason","confirms","confirmedBecause","createdAt","updatedAt","undoneAt","userId","isRemoved","word","listings","stem","words","earlyAccessUntil","medium","format","price","viabilityScore","roiMultiple","genreTags","title","author","tags","description","published","pages","folding","has","hasEvery","hasSome","form","rights","soldOfferId","isFeatured","aiScores","aiVersion","mediumDetails","twitterMentions","twitterBuzzScore","twitterHasVerifiedMentions","twitterPublisherPromotion","twitterBookClubMentions","youtubeTotalViews","youtubeVideoCount","youtubeAdaptationPotential","youtubePopularityScore","enrichmentVersion","deletedAt","genre","coverImageUrl","suggestedOfferMin","suggestedOfferMax","publishDate","rightsStatus","genreScore","mediumScore","lengthBonus","chainOfTitleVerified","name_listingId","userId_listingId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "-Qa1AZgCOAIAAKgEACAEAACpBAAgBwAAqgQAIAgAAKsEACAJAACsBAAgCgAArQQAIA4AAPwDACAPAACuBAAgEAAArwQAILECAACjBAAwsgIAAC8AELMCAACjBAAwwQIEAAAAAcQCAQDjAwAhxwICANQDACHSAgEA0wMAIfECQAD7AwAh8gJAAPsDACH6AkAA5gMAIfsCAQDTAwAh_AIBANMDACH-AgIA1AMAIf8CEACZBAAhgQMBANMDACGCAwEA0wMAIYMDAACSBAAghAMBANMDACGGAwIAmgQAIYsDAACkBAAgjAMAAKUEACCNAwEA9gMAIY4DIADlAwAhjwMAAKUEACCQAwIA1AMAIZEDAQD1AwAhkgMCAJoEACGTAwIAmgQAIZQDIACmBAAhlQMgAKYEACGWAwIAmgQAIZcDBACnBAAhmAMCAJoEACGZAwIAmgQAIZoDAgCaBAAhmwMCANQDACGcA0AA5gMAIZ0DAQD1AwAhngMBAPUDACGfAwIAmgQAIaADAgDUAwAhoQMBAPUDACGiAwEA0wMAIaMDAgDUAwAhpAMCANQDACGlAwIA1AMAIaYDIADlAwAhAQAAAAEAIBcBAACMBAAgAwAAmwQAILECAACYBAAwsgIAAAMAELMCAACYBAAwwgIEAOQDACHEAgEA4wMAIdICAQDTAwAh8QJAAPsDACH6AkAA5gMAIfsCAQDTAwAh_AIBANMDACH9AgIA1AMAIf4CAgDUAwAh_wIQAJkEACGAAwAAkgQAIIEDAQDTAwAhggMBANMDACGDAwEA0wMAIYQDAQDTAwAhhQMCAJoEACGGAwIAmgQAIYcDAgDUAwAhAQAAAAMAIAYCAACPBAAgsQIAAI4EADCyAgAABQAQswIAAI4EADDCAgQA5AMAIfkCAQDTAwAhAQAAAAUAIAUBAACMBAAgsQIAAIsEADCyAgAABwAQswIAAIsEADDCAgQA5AMAIQEAAAAHACAJAQAAjAQAILECAAC5BAAwsgIAAAkAELMCAAC5BAAwwgIEAOQDACHHAgIA1AMAIcgCQAD7AwAh9AIBAOMDACH1AiAA5QMAIQEBAACtBQAgCgEAAIwEACCxAgAAuQQAMLICAAAJABCzAgAAuQQAMMICBADkAwAhxwICANQDACHIAkAA-wMAIfQCAQDjAwAh9QIgAOUDACGoAwAAuAQAIAMAAAAJACAFAAAKADAGAAALACALAQAAjAQAILECAAC3BAAwsgIAAA0AELMCAAC3BAAwwQIEAOQDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHjAgEA0wMAIeQCAACkBAAg5QIAAKQEACABAQAArQUAIAsBAACMBAAgsQIAALcEADCyAgAADQAQswIAALcEADDBAgQAAAABwgIEAOQDACHIAkAA-wMAIckCAQDjAwAh4wIBANMDACHkAgAApAQAIOUCAACkBAAgAwAAAA0AIAUAAA4AMAYAAA8AIBQBAACMBAAgsQIAALYEADCyAgAAEQAQswIAALYEADDBAgEA4wMAIcICBADkAwAh0gIBANMDACHmAgIA1AMAIecCAQDTAwAh6AIBANMDACHpAgEA0wMAIeoCAQD1AwAh6wIBAPUDACHsAgEA9QMAIe0CAQD1AwAh7gIBAPUDACHvAgEA9QMAIfACAQD1AwAh8QJAAPsDACHyAkAA-wMAIQgBAACtBQAg6gIAAMEEACDrAgAAwQQAIOwCAADBBAAg7QIAAMEEACDuAgAAwQQAIO8CAADBBAAg8AIAAMEEACAUAQAAjAQAILECAAC2BAAwsgIAABEAELMCAAC2BAAwwQIBAAAAAcICBADkAwAh0gIBANMDACHmAgIA1AMAIecCAQDTAwAh6AIBANMDACHpAgEA0wMAIeoCAQD1AwAh6wIBAPUDACHsAgEA9QMAIe0CAQD1AwAh7gIBAPUDACHvAgEA9QMAIfACAQD1AwAh8QJAAPsDACHyAkAA-wMAIQMAAAARACAFAAASADAGAAATACANAQAAjAQAILECAAC1BAAwsgIAABUAELMCAAC1BAAwwQIBAOMDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHhAgQA5AMAIeICAQDjAwAh4wIBANMDACHkAgAApQQAIOUCAAClBAAgAwEAAK0FACDkAgAAwQQAIOUCAADBBAAgDQEAAIwEACCxAgAAtQQAMLICAAAVABCzAgAAtQQAMMECAQAAAAHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHhAgQAAAAB4gIBAOMDACHjAgEA0wMAIeQCAAClBAAg5QIAAKUEACADAAAAFQAgBQAAFgAwBgAAFwAgBwEAAIwEACANAAC0BAAgsQIAALMEADCyAgAAGQAQswIAALMEADC0AgEA4wMAIcICBADkAwAhAgEAAK0FACANAAC9BgAgCAEAAIwEACANAAC0BAAgsQIAALMEADCyAgAAGQAQswIAALMEADC0AgEA4wMAIcICBADkAwAhpwMAALIEACADAAAAGQAgBQAAGgAwBgAAGwAgAwAAABkAIAUAABoAMAYAABsAIAEAAAAZACALAQAAjAQAILECAACxBAAwsgIAAB8AELMCAACxBAAwwQIBAOMDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHkAgAApAQAIOUCAACkBAAg8wJAAOYDACECAQAArQUAIPMCAADBBAAgCwEAAIwEACCxAgAAsQQAMLICAAAfABCzAgAAsQQAMMECAQAAAAHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHkAgAApAQAIOUCAACkBAAg8wJAAOYDACEDAAAAHwAgBQAAIAAwBgAAIQAgCQEAAIwEACCxAgAAsAQAMLICAAAjABCzAgAAsAQAMMECBADkAwAhwgIEAOQDACHIAkAA-wMAIckCAQDjAwAhygIAAKQEACABAQAArQUAIAkBAACMBAAgsQIAALAEADCyAgAAIwAQswIAALAEADDBAgQAAAABwgIEAOQDACHIAkAA-wMAIckCAQDjAwAhygIAAKQEACADAAAAIwAgBQAAJAAwBgAAJQAgAQAAAAkAIAEAAAANACABAAAAEQAgAQAAABUAIAEAAAAZACABAAAAHwAgAQAAACMAIAEAAAABACA4AgAAqAQAIAQAAKkEACAHAACqBAAgCAAAqwQAIAkAAKwEACAKAACtBAAgDgAA_AMAIA8AAK4EACAQAACvBAAgsQIAAKMEADCyAgAALwAQswIAAKMEADDBAgQA5AMAIcQCAQDjAwAhxwICANQDACHSAgEA0wMAIfECQAD7AwAh8gJAAPsDACH6AkAA5gMAIfsCAQDTAwAh_AIBANMDACH-AgIA1AMAIf8CEACZBAAhgQMBANMDACGCAwEA0wMAIYMDAACSBAAghAMBANMDACGGAwIAmgQAIYsDAACkBAAgjAMAAKUEACCNAwEA9gMAIY4DIADlAwAhjwMAAKUEACCQAwIA1AMAIZEDAQD1AwAhkgMCAJoEACGTAwIAmgQAIZQDIACmBAAhlQMgAKYEACGWAwIAmgQAIZcDBACnBAAhmAMCAJoEACGZAwIAmgQAIZoDAgCaBAAhmwMCANQDACGcA0AA5gMAIZ0DAQD1AwAhngMBAPUDACGfAwIAmgQAIaADAgDUAwAhoQMBAPUDACGiAwEA0wMAIaMDAgDUAwAhpAMCANQDACGlAwIA1AMAIaYDIADlAwAhHQIAALUFACAEAAC2BgAgBwAAtwYAIAgAALgGACAJAAC5BgAgCgAAugYAIA4AAPQEACAPAAC7BgAgEAAAvAYAIPoCAADBBAAghgMAAMEEACCMAwAAwQQAII0DAADBBAAgjwMAAMEEACCRAwAAwQQAIJIDAADBBAAgkwMAAMEEACCUAwAAwQQAIJUDAADBBAAglgMAAMEEACCXAwAAwQQAIJgDAADBBAAgmQMAAMEEACCaAwAAwQQAIJwDAADBBAAgnQMAAMEEACCeAwAAwQQAIJ8DAADBBAAgoQMAAMEEACADAAAALwAgBQAAMAAwBgAAAQAgAwAAAC8AIAUAADAAMAYAAAEAIAMAAAAvACAFAAAwADAGAAABACA1AgAArQYAIAQAAK4GACAHAACvBgAgCAAAsAYAIAkAALEGACAKAACyBgAgDgAAswYAIA8AALQGACAQAAC1BgAgwQIEAAAAAcQCAQAAAAHHAgIAAAAB0gIBAAAAAfECQAAAAAHyAkAAAAAB-gJAAAAAAfsCAQAAAAH8AgEAAAAB_gICAAAAAf8CEAAAAAGBAwEAAAABggMBAAAAAYMDAACsBgAghAMBAAAAAYYDAgAAAAGLA4AAAAABjAOAAAAAAY0DAQAAAAGOAyAAAAABjwOAAAAAAZADAgAAAAGRAwEAAAABkgMCAAAAAZMDAgAAAAGUAyAAAAABlQMgAAAAAZYDAgAAAAGXAwQAAAABmAMCAAAAAZkDAgAAAAGaAwIAAAABmwMCAAAAAZwDQAAAAAGdAwEAAAABngMBAAAAAZ8DAgAAAAGgAwIAAAABoQMBAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDAgAAAAGmAyAAAAABARYAADQAICzBAgQAAAABxAIBAAAAAccCAgAAAAHSAgEAAAAB8QJAAAAAAfICQAAAAAH6AkAAAAAB-wIBAAAAAfwCAQAAAAH-AgIAAAAB_wIQAAAAAYEDAQAAAAGCAwEAAAABgwMAAKwGACCEAwEAAAABhgMCAAAAAYsDgAAAAAGMA4AAAAABjQMBAAAAAY4DIAAAAAGPA4AAAAABkAMCAAAAAZEDAQAAAAGSAwIAAAABkwMCAAAAAZQDIAAAAAGVAyAAAAABlgMCAAAAAZcDBAAAAAGYAwIAAAABmQMCAAAAAZoDAgAAAAGbAwIAAAABnANAAAAAAZ0DAQAAAAGeAwEAAAABnwMCAAAAAaADAgAAAAGhAwEAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMCAAAAAaYDIAAAAAEBFgAANgAwARYAADYAMDUCAADOBQAgBAAAzwUAIAcAANAFACAIAADRBQAgCQAA0gUAIAoAANMFACAOAADUBQAgDwAA1QUAIBAAANYFACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhAgAAAAEAIBYAADkAICzBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhAgAAAC8AIBYAADsAIAIAAAAvACAWAAA7ACADAAAAAQAgHQAANAAgHgAAOQAgAQAAAAEAIAEAAAAvACAZDAAAxgUAICMAAMcFACAkAADKBQAgJQAAyQUAICYAAMgFACD6AgAAwQQAIIYDAADBBAAgjAMAAMEEACCNAwAAwQQAII8DAADBBAAgkQMAAMEEACCSAwAAwQQAIJMDAADBBAAglAMAAMEEACCVAwAAwQQAIJYDAADBBAAglwMAAMEEACCYAwAAwQQAIJkDAADBBAAgmgMAAMEEACCcAwAAwQQAIJ0DAADBBAAgngMAAMEEACCfAwAAwQQAIKEDAADBBAAgL7ECAACcBAAwsgIAAEIAELMCAACcBAAwwQIEANcDACHEAgEA1gMAIccCAgDMAwAh0gIBAMsDACHxAkAA6QMAIfICQADpAwAh-gJAANkDACH7AgEAywMAIfwCAQDLAwAh_gICAMwDACH_AhAAkQQAIYEDAQDLAwAhggMBAMsDACGDAwAAkgQAIIQDAQDLAwAhhgMCAJMEACGLAwAA6gMAIIwDAACABAAgjQMBAPADACGOAyAA2AMAIY8DAACABAAgkAMCAMwDACGRAwEA7wMAIZIDAgCTBAAhkwMCAJMEACGUAyAAnQQAIZUDIACdBAAhlgMCAJMEACGXAwQAngQAIZgDAgCTBAAhmQMCAJMEACGaAwIAkwQAIZsDAgDMAwAhnANAANkDACGdAwEA7wMAIZ4DAQDvAwAhnwMCAJMEACGgAwIAzAMAIaEDAQDvAwAhogMBAMsDACGjAwIAzAMAIaQDAgDMAwAhpQMCAMwDACGmAyAA2AMAIQMAAAAvACAFAABBADAiAABCACADAAAALwAgBQAAMAAwBgAAAQAgFwEAAIwEACADAACbBAAgsQIAAJgEADCyAgAAAwAQswIAAJgEADDCAgQAAAABxAIBAOMDACHSAgEA0wMAIfECQAD7AwAh-gJAAOYDACH7AgEA0wMAIfwCAQDTAwAh_QICANQDACH-AgIA1AMAIf8CEACZBAAhgAMAAJIEACCBAwEA0wMAIYIDAQDTAwAhgwMBANMDACGEAwEA0wMAIYUDAgCaBAAhhgMCAJoEACGHAwIA1AMAIQEAAABFACABAAAARQAgBQEAAK0FACADAADFBQAg-gIAAMEEACCFAwAAwQQAIIYDAADBBAAgAwAAAAMAIAUAAEgAMAYAAEUAIAMAAAADACAFAABIADAGAABFACADAAAAAwAgBQAASAAwBgAARQAgFAEAAL4FACADAAC_BQAgwgIEAMcEACHEAgEAvwQAIdICAQC_BAAh8QJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH9AgIAwAQAIf4CAgDABAAh_wIQALsFACGAAwAAvAUAIIEDAQC_BAAhggMBAL8EACGDAwEAvwQAIYQDAQC_BAAhhQMCAL0FACGGAwIAvQUAIYcDAgDABAAhAgAAAEUAIBYAAEwAIBLCAgQAxwQAIcQCAQC_BAAh0gIBAL8EACHxAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf0CAgDABAAh_gICAMAEACH_AhAAuwUAIYADAAC8BQAggQMBAL8EACGCAwEAvwQAIYMDAQC_BAAhhAMBAL8EACGFAwIAvQUAIYYDAgC9BQAhhwMCAMAEACECAAAAAwAgFgAATgAgAgAAAAMAIBYAAE4AIAEAAABFACABAAAAAwAgCAwAALYFACAjAAC3BQAgJAAAugUAICUAALkFACAmAAC4BQAg-gIAAMEEACCFAwAAwQQAIIYDAADBBAAgFbECAACQBAAwsgIAAFQAELMCAACQBAAwwgIEANcDACHEAgEA1gMAIdICAQDLAwAh8QJAAOkDACH6AkAA2QMAIfsCAQDLAwAh_AIBAMsDACH9AgIAzAMAIf4CAgDMAwAh_wIQAJEEACGAAwAAkgQAIIEDAQDLAwAhggMBAMsDACGDAwEAywMAIYQDAQDLAwAhhQMCAJMEACGGAwIAkwQAIYcDAgDMAwAhAwAAAAMAIAUAAFMAMCIAAFQAIAMAAAADACAFAABIADAGAABFACAGAgAAjwQAILECAACOBAAwsgIAAAUAELMCAACOBAAwwgIEAAAAAfkCAQDTAwAhAQAAAFcAIAEAAABXACABAgAAtQUAIAMAAAAFACAFAABaADAGAABXACADAAAABQAgBQAAWgAwBgAAVwAgAwAAAAUAIAUAAFoAMAYAAFcAIAMCAAC0BQAgwgIEAAAAAfkCAQAAAAEBFgAAXgAgAsICBAAAAAH5AgEAAAABARYAAGAAMAEWAABgADADAgAAswUAIMICBADHBAAh-QIBAL8EACECAAAAVwAgFgAAYwAgAsICBADHBAAh-QIBAL8EACECAAAABQAgFgAAZQAgAgAAAAUAIBYAAGUAIAMAAABXACAdAABeACAeAABjACABAAAAVwAgAQAAAAUAIAUMAACuBQAgIwAArwUAICQAALIFACAlAACxBQAgJgAAsAUAIAWxAgAAjQQAMLICAABsABCzAgAAjQQAMMICBADXAwAh-QIBAMsDACEDAAAABQAgBQAAawAwIgAAbAAgAwAAAAUAIAUAAFoAMAYAAFcAIAUBAACMBAAgsQIAAIsEADCyAgAABwAQswIAAIsEADDCAgQAAAABAQAAAG8AIAEAAABvACABAQAArQUAIAMAAAAHACAFAAByADAGAABvACADAAAABwAgBQAAcgAwBgAAbwAgAwAAAAcAIAUAAHIAMAYAAG8AIAIBAACsBQAgwgIEAMcEACECAAAAbwAgFgAAdgAgAcICBADHBAAhAgAAAAcAIBYAAHgAIAIAAAAHACAWAAB4ACABAAAAbwAgAQAAAAcAIAUMAACnBQAgIwAAqAUAICQAAKsFACAlAACqBQAgJgAAqQUAIASxAgAAigQAMLICAAB-ABCzAgAAigQAMMICBADXAwAhAwAAAAcAIAUAAH0AMCIAAH4AIAMAAAAHACAFAAByADAGAABvACAFsQIAAIkEADCyAgAAhAEAELMCAACJBAAw9wICANQDACH4AgEAAAABAQAAAIEBACABAAAAgQEAIAWxAgAAiQQAMLICAACEAQAQswIAAIkEADD3AgIA1AMAIfgCAQDTAwAhAAMAAACEAQAgBQAAhQEAMAYAAIEBACADAAAAhAEAIAUAAIUBADAGAACBAQAgAwAAAIQBACAFAACFAQAwBgAAgQEAIAL3AgIAAAAB-AIBAAAAAQEWAACJAQAgAvcCAgAAAAH4AgEAAAABARYAAIsBADABFgAAiwEAMAL3AgIAwAQAIfgCAQC_BAAhAgAAAIEBACAWAACOAQAgAvcCAgDABAAh-AIBAL8EACECAAAAhAEAIBYAAJABACACAAAAhAEAIBYAAJABACADAAAAgQEAIB0AAIkBACAeAACOAQAgAQAAAIEBACABAAAAhAEAIAUMAACiBQAgIwAAowUAICQAAKYFACAlAAClBQAgJgAApAUAIAWxAgAAiAQAMLICAACXAQAQswIAAIgEADD3AgIAzAMAIfgCAQDLAwAhAwAAAIQBACAFAACWAQAwIgAAlwEAIAMAAACEAQAgBQAAhQEAMAYAAIEBACAFsQIAAIcEADCyAgAAnQEAELMCAACHBAAw9gIBAAAAAfcCAgDUAwAhAQAAAJoBACABAAAAmgEAIAWxAgAAhwQAMLICAACdAQAQswIAAIcEADD2AgEA0wMAIfcCAgDUAwAhAAMAAACdAQAgBQAAngEAMAYAAJoBACADAAAAnQEAIAUAAJ4BADAGAACaAQAgAwAAAJ0BACAFAACeAQAwBgAAmgEAIAL2AgEAAAAB9wICAAAAAQEWAACiAQAgAvYCAQAAAAH3AgIAAAABARYAAKQBADABFgAApAEAMAL2AgEAvwQAIfcCAgDABAAhAgAAAJoBACAWAACnAQAgAvYCAQC_BAAh9wICAMAEACECAAAAnQEAIBYAAKkBACACAAAAnQEAIBYAAKkBACADAAAAmgEAIB0AAKIBACAeAACnAQAgAQAAAJoBACABAAAAnQEAIAUMAACdBQAgIwAAngUAICQAAKEFACAlAACgBQAgJgAAnwUAIAWxAgAAhgQAMLICAACwAQAQswIAAIYEADD2AgEAywMAIfcCAgDMAwAhAwAAAJ0BACAFAACvAQAwIgAAsAEAIAMAAACdAQAgBQAAngEAMAYAAJoBACABAAAACwAgAQAAAAsAIAMAAAAJACAFAAAKADAGAAALACADAAAACQAgBQAACgAwBgAACwAgAwAAAAkAIAUAAAoAMAYAAAsAIAYBAACcBQAgwgIEAAAAAccCAgAAAAHIAkAAAAAB9AIBAAAAAfUCIAAAAAEBFgAAuAEAIAXCAgQAAAABxwICAAAAAcgCQAAAAAH0AgEAAAAB9QIgAAAAAQEWAAC6AQAwARYAALoBADAGAQAAmwUAIMICBADHBAAhxwICAMAEACHIAkAAzwQAIfQCAQC_BAAh9QIgAMgEACECAAAACwAgFgAAvQEAIAXCAgQAxwQAIccCAgDABAAhyAJAAM8EACH0AgEAvwQAIfUCIADIBAAhAgAAAAkAIBYAAL8BACACAAAACQAgFgAAvwEAIAMAAAALACAdAAC4AQAgHgAAvQEAIAEAAAALACABAAAACQAgBQwAAJYFACAjAACXBQAgJAAAmgUAICUAAJkFACAmAACYBQAgCLECAACFBAAwsgIAAMYBABCzAgAAhQQAMMICBADXAwAhxwICAMwDACHIAkAA6QMAIfQCAQDWAwAh9QIgANgDACEDAAAACQAgBQAAxQEAMCIAAMYBACADAAAACQAgBQAACgAwBgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgBQAADgAwBgAADwAgAwAAAA0AIAUAAA4AMAYAAA8AIAMAAAANACAFAAAOADAGAAAPACAIAQAAlQUAIMECBAAAAAHCAgQAAAAByAJAAAAAAckCAQAAAAHjAgEAAAAB5AKAAAAAAeUCgAAAAAEBFgAAzgEAIAfBAgQAAAABwgIEAAAAAcgCQAAAAAHJAgEAAAAB4wIBAAAAAeQCgAAAAAHlAoAAAAABARYAANABADABFgAA0AEAMAgBAACUBQAgwQIEAMcEACHCAgQAxwQAIcgCQADPBAAhyQIBAL8EACHjAgEAvwQAIeQCgAAAAAHlAoAAAAABAgAAAA8AIBYAANMBACAHwQIEAMcEACHCAgQAxwQAIcgCQADPBAAhyQIBAL8EACHjAgEAvwQAIeQCgAAAAAHlAoAAAAABAgAAAA0AIBYAANUBACACAAAADQAgFgAA1QEAIAMAAAAPACAdAADOAQAgHgAA0wEAIAEAAAAPACABAAAADQAgBQwAAI8FACAjAACQBQAgJAAAkwUAICUAAJIFACAmAACRBQAgCrECAACEBAAwsgIAANwBABCzAgAAhAQAMMECBADXAwAhwgIEANcDACHIAkAA6QMAIckCAQDWAwAh4wIBAMsDACHkAgAA6gMAIOUCAADqAwAgAwAAAA0AIAUAANsBADAiAADcAQAgAwAAAA0AIAUAAA4AMAYAAA8AIAEAAAAhACABAAAAIQAgAwAAAB8AIAUAACAAMAYAACEAIAMAAAAfACAFAAAgADAGAAAhACADAAAAHwAgBQAAIAAwBgAAIQAgCAEAAI4FACDBAgEAAAABwgIEAAAAAcgCQAAAAAHJAgEAAAAB5AKAAAAAAeUCgAAAAAHzAkAAAAABARYAAOQBACAHwQIBAAAAAcICBAAAAAHIAkAAAAAByQIBAAAAAeQCgAAAAAHlAoAAAAAB8wJAAAAAAQEWAADmAQAwARYAAOYBADAIAQAAjQUAIMECAQC_BAAhwgIEAMcEACHIAkAAzwQAIckCAQC_BAAh5AKAAAAAAeUCgAAAAAHzAkAAyQQAIQIAAAAhACAWAADpAQAgB8ECAQC_BAAhwgIEAMcEACHIAkAAzwQAIckCAQC_BAAh5AKAAAAAAeUCgAAAAAHzAkAAyQQAIQIAAAAfACAWAADrAQAgAgAAAB8AIBYAAOsBACADAAAAIQAgHQAA5AEAIB4AAOkBACABAAAAIQAgAQAAAB8AIAYMAACIBQAgIwAAiQUAICQAAIwFACAlAACLBQAgJgAAigUAIPMCAADBBAAgCrECAACDBAAwsgIAAPIBABCzAgAAgwQAMMECAQDWAwAhwgIEANcDACHIAkAA6QMAIckCAQDWAwAh5AIAAOoDACDlAgAA6gMAIPMCQADZAwAhAwAAAB8AIAUAAPEBADAiAADyAQAgAwAAAB8AIAUAACAAMAYAACEAIAEAAAATACABAAAAEwAgAwAAABEAIAUAABIAMAYAABMAIAMAAAARACAFAAASADAGAAATACADAAAAEQAgBQAAEgAwBgAAEwAgEQEAAIcFACDBAgEAAAABwgIEAAAAAdICAQAAAAHmAgIAAAAB5wIBAAAAAegCAQAAAAHpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAAAAAfECQAAAAAHyAkAAAAABARYAAPoBACAQwQIBAAAAAcICBAAAAAHSAgEAAAAB5gICAAAAAecCAQAAAAHoAgEAAAAB6QIBAAAAAeoCAQAAAAHrAgEAAAAB7AIBAAAAAe0CAQAAAAHuAgEAAAAB7wIBAAAAAfACAQAAAAHxAkAAAAAB8gJAAAAAAQEWAAD8AQAwARYAAPwBADARAQAAhgUAIMECAQC_BAAhwgIEAMcEACHSAgEAvwQAIeYCAgDABAAh5wIBAL8EACHoAgEAvwQAIekCAQC_BAAh6gIBANcEACHrAgEA1wQAIewCAQDXBAAh7QIBANcEACHuAgEA1wQAIe8CAQDXBAAh8AIBANcEACHxAkAAzwQAIfICQADPBAAhAgAAABMAIBYAAP8BACAQwQIBAL8EACHCAgQAxwQAIdICAQC_BAAh5gICAMAEACHnAgEAvwQAIegCAQC_BAAh6QIBAL8EACHqAgEA1wQAIesCAQDXBAAh7AIBANcEACHtAgEA1wQAIe4CAQDXBAAh7wIBANcEACHwAgEA1wQAIfECQADPBAAh8gJAAM8EACECAAAAEQAgFgAAgQIAIAIAAAARACAWAACBAgAgAwAAABMAIB0AAPoBACAeAAD_AQAgAQAAABMAIAEAAAARACAMDAAAgQUAICMAAIIFACAkAACFBQAgJQAAhAUAICYAAIMFACDqAgAAwQQAIOsCAADBBAAg7AIAAMEEACDtAgAAwQQAIO4CAADBBAAg7wIAAMEEACDwAgAAwQQAIBOxAgAAggQAMLICAACIAgAQswIAAIIEADDBAgEA1gMAIcICBADXAwAh0gIBAMsDACHmAgIAzAMAIecCAQDLAwAh6AIBAMsDACHpAgEAywMAIeoCAQDvAwAh6wIBAO8DACHsAgEA7wMAIe0CAQDvAwAh7gIBAO8DACHvAgEA7wMAIfACAQDvAwAh8QJAAOkDACHyAkAA6QMAIQMAAAARACAFAACHAgAwIgAAiAIAIAMAAAARACAFAAASADAGAAATACABAAAAFwAgAQAAABcAIAMAAAAVACAFAAAWADAGAAAXACADAAAAFQAgBQAAFgAwBgAAFwAgAwAAABUAIAUAABYAMAYAABcAIAoBAACABQAgwQIBAAAAAcICBAAAAAHIAkAAAAAByQIBAAAAAeECBAAAAAHiAgEAAAAB4wIBAAAAAeQCgAAAAAHlAoAAAAABARYAAJACACAJwQIBAAAAAcICBAAAAAHIAkAAAAAByQIBAAAAAeECBAAAAAHiAgEAAAAB4wIBAAAAAeQCgAAAAAHlAoAAAAABARYAAJICADABFgAAkgIAMAoBAAD_BAAgwQIBAL8EACHCAgQAxwQAIcgCQADPBAAhyQIBAL8EACHhAgQAxwQAIeICAQC_BAAh4wIBAL8EACHkAoAAAAAB5QKAAAAAAQIAAAAXACAWAACVAgAgCcECAQC_BAAhwgIEAMcEACHIAkAAzwQAIckCAQC_BAAh4QIEAMcEACHiAgEAvwQAIeMCAQC_BAAh5AKAAAAAAeUCgAAAAAECAAAAFQAgFgAAlwIAIAIAAAAVACAWAACXAgAgAwAAABcAIB0AAJACACAeAACVAgAgAQAAABcAIAEAAAAVACAHDAAA-gQAICMAAPsEACAkAAD-BAAgJQAA_QQAICYAAPwEACDkAgAAwQQAIOUCAADBBAAgDLECAAD_AwAwsgIAAJ4CABCzAgAA_wMAMMECAQDWAwAhwgIEANcDACHIAkAA6QMAIckCAQDWAwAh4QIEANcDACHiAgEA1gMAIeMCAQDLAwAh5AIAAIAEACDlAgAAgAQAIAMAAAAVACAFAACdAgAwIgAAngIAIAMAAAAVACAFAAAWADAGAAAXACAHsQIAAP4DADCyAgAApAIAELMCAAD-AwAwtAIBAAAAAdkCAQDjAwAh2gJAAPsDACHdAgIA1AMAIQEAAAChAgAgAQAAAKECACAHsQIAAP4DADCyAgAApAIAELMCAAD-AwAwtAIBAOMDACHZAgEA4wMAIdoCQAD7AwAh3QICANQDACEAAwAAAKQCACAFAAClAgAwBgAAoQIAIAMAAACkAgAgBQAApQIAMAYAAKECACADAAAApAIAIAUAAKUCADAGAAChAgAgBLQCAQAAAAHZAgEAAAAB2gJAAAAAAd0CAgAAAAEBFgAAqQIAIAS0AgEAAAAB2QIBAAAAAdoCQAAAAAHdAgIAAAABARYAAKsCADABFgAAqwIAMAS0AgEAvwQAIdkCAQC_BAAh2gJAAM8EACHdAgIAwAQAIQIAAAChAgAgFgAArgIAIAS0AgEAvwQAIdkCAQC_BAAh2gJAAM8EACHdAgIAwAQAIQIAAACkAgAgFgAAsAIAIAIAAACkAgAgFgAAsAIAIAMAAAChAgAgHQAAqQIAIB4AAK4CACABAAAAoQIAIAEAAACkAgAgBQwAAPUEACAjAAD2BAAgJAAA-QQAICUAAPgEACAmAAD3BAAgB7ECAAD9AwAwsgIAALcCABCzAgAA_QMAMLQCAQDWAwAh2QIBANYDACHaAkAA6QMAId0CAgDMAwAhAwAAAKQCACAFAAC2AgAwIgAAtwIAIAMAAACkAgAgBQAApQIAMAYAAKECACAKCwAA_AMAILECAAD6AwAwsgIAAL0CABCzAgAA-gMAMLQCAQAAAAHZAgEA4wMAIdoCQAD7AwAh2wIBANMDACHcAgEA0wMAId0CAgDUAwAhAQAAALoCACABAAAAugIAIAoLAAD8AwAgsQIAAPoDADCyAgAAvQIAELMCAAD6AwAwtAIBAOMDACHZAgEA4wMAIdoCQAD7AwAh2wIBANMDACHcAgEA0wMAId0CAgDUAwAhAQsAAPQEACADAAAAvQIAIAUAAL4CADAGAAC6AgAgAwAAAL0CACAFAAC-AgAwBgAAugIAIAMAAAC9AgAgBQAAvgIAMAYAALoCACAHCwAA8wQAILQCAQAAAAHZAgEAAAAB2gJAAAAAAdsCAQAAAAHcAgEAAAAB3QICAAAAAQEWAADCAgAgBrQCAQAAAAHZAgEAAAAB2gJAAAAAAdsCAQAAAAHcAgEAAAAB3QICAAAAAQEWAADEAgAwARYAAMQCADAHCwAA5gQAILQCAQC_BAAh2QIBAL8EACHaAkAAzwQAIdsCAQC_BAAh3AIBAL8EACHdAgIAwAQAIQIAAAC6AgAgFgAAxwIAIAa0AgEAvwQAIdkCAQC_BAAh2gJAAM8EACHbAgEAvwQAIdwCAQC_BAAh3QICAMAEACECAAAAvQIAIBYAAMkCACACAAAAvQIAIBYAAMkCACADAAAAugIAIB0AAMICACAeAADHAgAgAQAAALoCACABAAAAvQIAIAUMAADhBAAgIwAA4gQAICQAAOUEACAlAADkBAAgJgAA4wQAIAmxAgAA-QMAMLICAADQAgAQswIAAPkDADC0AgEA1gMAIdkCAQDWAwAh2gJAAOkDACHbAgEAywMAIdwCAQDLAwAh3QICAMwDACEDAAAAvQIAIAUAAM8CADAiAADQAgAgAwAAAL0CACAFAAC-AgAwBgAAugIAIAEAAAAbACABAAAAGwAgAwAAABkAIAUAABoAMAYAABsAIAMAAAAZACAFAAAaADAGAAAbACADAAAAGQAgBQAAGgAwBgAAGwAgBAEAAOAEACANAADfBAAgtAIBAAAAAcICBAAAAAEBFgAA2AIAIAK0AgEAAAABwgIEAAAAAQEWAADaAgAwARYAANoCADAEAQAA3gQAIA0AAN0EACC0AgEAvwQAIcICBADHBAAhAgAAABsAIBYAAN0CACACtAIBAL8EACHCAgQAxwQAIQIAAAAZACAWAADfAgAgAgAAABkAIBYAAN8CACADAAAAGwAgHQAA2AIAIB4AAN0CACABAAAAGwAgAQAAABkAIAUMAADYBAAgIwAA2QQAICQAANwEACAlAADbBAAgJgAA2gQAIAWxAgAA-AMAMLICAADmAgAQswIAAPgDADC0AgEA1gMAIcICBADXAwAhAwAAABkAIAUAAOUCADAiAADmAgAgAwAAABkAIAUAABoAMAYAABsAIA2xAgAA9AMAMLICAADsAgAQswIAAPQDADDBAgEAAAABxwICANQDACHRAgEA0wMAIdICAQDTAwAh0wIgAOUDACHUAgEA0wMAIdUCAQDTAwAh1gIBAPUDACHXAgEA9gMAIdgCIADlAwAhAQAAAOkCACABAAAA6QIAIA2xAgAA9AMAMLICAADsAgAQswIAAPQDADDBAgEA4wMAIccCAgDUAwAh0QIBANMDACHSAgEA0wMAIdMCIADlAwAh1AIBANMDACHVAgEA0wMAIdYCAQD1AwAh1wIBAPYDACHYAiAA5QMAIQLWAgAAwQQAINcCAADBBAAgAwAAAOwCACAFAADtAgAwBgAA6QIAIAMAAADsAgAgBQAA7QIAMAYAAOkCACADAAAA7AIAIAUAAO0CADAGAADpAgAgCsECAQAAAAHHAgIAAAAB0QIBAAAAAdICAQAAAAHTAiAAAAAB1AIBAAAAAdUCAQAAAAHWAgEAAAAB1wIBAAAAAdgCIAAAAAEBFgAA8QIAIArBAgEAAAABxwICAAAAAdECAQAAAAHSAgEAAAAB0wIgAAAAAdQCAQAAAAHVAgEAAAAB1gIBAAAAAdcCAQAAAAHYAiAAAAABARYAAPMCADABFgAA8wIAMArBAgEAvwQAIccCAgDABAAh0QIBAL8EACHSAgEAvwQAIdMCIADIBAAh1AIBAL8EACHVAgEAvwQAIdYCAQDXBAAh1wIBANcEACHYAiAAyAQAIQIAAADpAgAgFgAA9gIAIArBAgEAvwQAIccCAgDABAAh0QIBAL8EACHSAgEAvwQAIdMCIADIBAAh1AIBAL8EACHVAgEAvwQAIdYCAQDXBAAh1wIBANcEACHYAiAAyAQAIQIAAADsAgAgFgAA-AIAIAIAAADsAgAgFgAA-AIAIAMAAADpAgAgHQAA8QIAIB4AAPYCACABAAAA6QIAIAEAAADsAgAgBwwAANIEACAjAADTBAAgJAAA1gQAICUAANUEACAmAADUBAAg1gIAAMEEACDXAgAAwQQAIA2xAgAA7gMAMLICAAD_AgAQswIAAO4DADDBAgEA1gMAIccCAgDMAwAh0QIBAMsDACHSAgEAywMAIdMCIADYAwAh1AIBAMsDACHVAgEAywMAIdYCAQDvAwAh1wIBAPADACHYAiAA2AMAIQMAAADsAgAgBQAA_gIAMCIAAP8CACADAAAA7AIAIAUAAO0CADAGAADpAgAgAQAAACUAIAEAAAAlACADAAAAIwAgBQAAJAAwBgAAJQAgAwAAACMAIAUAACQAMAYAACUAIAMAAAAjACAFAAAkADAGAAAlACAGAQAA0QQAIMECBAAAAAHCAgQAAAAByAJAAAAAAckCAQAAAAHKAoAAAAABARYAAIcDACAFwQIEAAAAAcICBAAAAAHIAkAAAAAByQIBAAAAAcoCgAAAAAEBFgAAiQMAMAEWAACJAwAwBgEAANAEACDBAgQAxwQAIcICBADHBAAhyAJAAM8EACHJAgEAvwQAIcoCgAAAAAECAAAAJQAgFgAAjAMAIAXBAgQAxwQAIcICBADHBAAhyAJAAM8EACHJAgEAvwQAIcoCgAAAAAECAAAAIwAgFgAAjgMAIAIAAAAjACAWAACOAwAgAwAAACUAIB0AAIcDACAeAACMAwAgAQAAACUAIAEAAAAjACAFDAAAygQAICMAAMsEACAkAADOBAAgJQAAzQQAICYAAMwEACAIsQIAAOgDADCyAgAAlQMAELMCAADoAwAwwQIEANcDACHCAgQA1wMAIcgCQADpAwAhyQIBANYDACHKAgAA6gMAIAMAAAAjACAFAACUAwAwIgAAlQMAIAMAAAAjACAFAAAkADAGAAAlACAKsQIAAOIDADCyAgAAmwMAELMCAADiAwAwwQIBAAAAAcICBADkAwAhwwIBAOMDACHEAgEA4wMAIcUCIADlAwAhxgJAAOYDACHHAgIA1AMAIQEAAACYAwAgAQAAAJgDACAKsQIAAOIDADCyAgAAmwMAELMCAADiAwAwwQIBAOMDACHCAgQA5AMAIcMCAQDjAwAhxAIBAOMDACHFAiAA5QMAIcYCQADmAwAhxwICANQDACEBxgIAAMEEACADAAAAmwMAIAUAAJwDADAGAACYAwAgAwAAAJsDACAFAACcAwAwBgAAmAMAIAMAAACbAwAgBQAAnAMAMAYAAJgDACAHwQIBAAAAAcICBAAAAAHDAgEAAAABxAIBAAAAAcUCIAAAAAHGAkAAAAABxwICAAAAAQEWAACgAwAgB8ECAQAAAAHCAgQAAAABwwIBAAAAAcQCAQAAAAHFAiAAAAABxgJAAAAAAccCAgAAAAEBFgAAogMAMAEWAACiAwAwB8ECAQC_BAAhwgIEAMcEACHDAgEAvwQAIcQCAQC_BAAhxQIgAMgEACHGAkAAyQQAIccCAgDABAAhAgAAAJgDACAWAAClAwAgB8ECAQC_BAAhwgIEAMcEACHDAgEAvwQAIcQCAQC_BAAhxQIgAMgEACHGAkAAyQQAIccCAgDABAAhAgAAAJsDACAWAACnAwAgAgAAAJsDACAWAACnAwAgAwAAAJgDACAdAACgAwAgHgAApQMAIAEAAACYAwAgAQAAAJsDACAGDAAAwgQAICMAAMMEACAkAADGBAAgJQAAxQQAICYAAMQEACDGAgAAwQQAIAqxAgAA1QMAMLICAACuAwAQswIAANUDADDBAgEA1gMAIcICBADXAwAhwwIBANYDACHEAgEA1gMAIcUCIADYAwAhxgJAANkDACHHAgIAzAMAIQMAAACbAwAgBQAArQMAMCIAAK4DACADAAAAmwMAIAUAAJwDADAGAACYAwAgBbECAADSAwAwsgIAALQDABCzAgAA0gMAMLQCAQAAAAG1AgIA1AMAIQEAAACxAwAgAQAAALEDACAFsQIAANIDADCyAgAAtAMAELMCAADSAwAwtAIBANMDACG1AgIA1AMAIQADAAAAtAMAIAUAALUDADAGAACxAwAgAwAAALQDACAFAAC1AwAwBgAAsQMAIAMAAAC0AwAgBQAAtQMAMAYAALEDACACtAIBAAAAAbUCAgAAAAEBFgAAuQMAIAK0AgEAAAABtQICAAAAAQEWAAC7AwAwARYAALsDADACtAIBAL8EACG1AgIAwAQAIQIAAACxAwAgFgAAvgMAIAK0AgEAvwQAIbUCAgDABAAhAgAAALQDACAWAADAAwAgAgAAALQDACAWAADAAwAgAwAAALEDACAdAAC5AwAgHgAAvgMAIAEAAACxAwAgAQAAALQDACAFDAAAugQAICMAALsEACAkAAC-BAAgJQAAvQQAICYAALwEACAFsQIAAMoDADCyAgAAxwMAELMCAADKAwAwtAIBAMsDACG1AgIAzAMAIQMAAAC0AwAgBQAAxgMAMCIAAMcDACADAAAAtAMAIAUAALUDADAGAACxAwAgBbECAADKAwAwsgIAAMcDABCzAgAAygMAMLQCAQDLAwAhtQICAMwDACEODAAAzgMAICUAANEDACAmAADRAwAgtgIBAAAAAbcCAQAAAAS4AgEAAAAEuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDQAwAhvgIBAAAAAb8CAQAAAAHAAgEAAAABDQwAAM4DACAjAADPAwAgJAAAzgMAICUAAM4DACAmAADOAwAgtgICAAAAAbcCAgAAAAS4AgIAAAAEuQICAAAAAboCAgAAAAG7AgIAAAABvAICAAAAAb0CAgDNAwAhDQwAAM4DACAjAADPAwAgJAAAzgMAICUAAM4DACAmAADOAwAgtgICAAAAAbcCAgAAAAS4AgIAAAAEuQICAAAAAboCAgAAAAG7AgIAAAABvAICAAAAAb0CAgDNAwAhCLYCAgAAAAG3AgIAAAAEuAICAAAABLkCAgAAAAG6AgIAAAABuwICAAAAAbwCAgAAAAG9AgIAzgMAIQi2AggAAAABtwIIAAAABLgCCAAAAAS5AggAAAABugIIAAAAAbsCCAAAAAG8AggAAAABvQIIAM8DACEODAAAzgMAICUAANEDACAmAADRAwAgtgIBAAAAAbcCAQAAAAS4AgEAAAAEuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDQAwAhvgIBAAAAAb8CAQAAAAHAAgEAAAABC7YCAQAAAAG3AgEAAAAEuAIBAAAABLkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEA0QMAIb4CAQAAAAG_AgEAAAABwAIBAAAAAQWxAgAA0gMAMLICAAC0AwAQswIAANIDADC0AgEA0wMAIbUCAgDUAwAhC7YCAQAAAAG3AgEAAAAEuAIBAAAABLkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEA0QMAIb4CAQAAAAG_AgEAAAABwAIBAAAAAQi2AgIAAAABtwICAAAABLgCAgAAAAS5AgIAAAABugICAAAAAbsCAgAAAAG8AgIAAAABvQICAM4DACEKsQIAANUDADCyAgAArgMAELMCAADVAwAwwQIBANYDACHCAgQA1wMAIcMCAQDWAwAhxAIBANYDACHFAiAA2AMAIcYCQADZAwAhxwICAMwDACELDAAAzgMAICUAANEDACAmAADRAwAgtgIBAAAAAbcCAQAAAAS4AgEAAAAEuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDhAwAhDQwAAM4DACAjAADPAwAgJAAA4AMAICUAAOADACAmAADgAwAgtgIEAAAAAbcCBAAAAAS4AgQAAAAEuQIEAAAAAboCBAAAAAG7AgQAAAABvAIEAAAAAb0CBADfAwAhBQwAAM4DACAlAADeAwAgJgAA3gMAILYCIAAAAAG9AiAA3QMAIQsMAADbAwAgJQAA3AMAICYAANwDACC2AkAAAAABtwJAAAAABbgCQAAAAAW5AkAAAAABugJAAAAAAbsCQAAAAAG8AkAAAAABvQJAANoDACELDAAA2wMAICUAANwDACAmAADcAwAgtgJAAAAAAbcCQAAAAAW4AkAAAAAFuQJAAAAAAboCQAAAAAG7AkAAAAABvAJAAAAAAb0CQADaAwAhCLYCAgAAAAG3AgIAAAAFuAICAAAABbkCAgAAAAG6AgIAAAABuwICAAAAAbwCAgAAAAG9AgIA2wMAIQi2AkAAAAABtwJAAAAABbgCQAAAAAW5AkAAAAABugJAAAAAAbsCQAAAAAG8AkAAAAABvQJAANwDACEFDAAAzgMAICUAAN4DACAmAADeAwAgtgIgAAAAAb0CIADdAwAhArYCIAAAAAG9AiAA3gMAIQ0MAADOAwAgIwAAzwMAICQAAOADACAlAADgAwAgJgAA4AMAILYCBAAAAAG3AgQAAAAEuAIEAAAABLkCBAAAAAG6AgQAAAABuwIEAAAAAbwCBAAAAAG9AgQA3wMAIQi2AgQAAAABtwIEAAAABLgCBAAAAAS5AgQAAAABugIEAAAAAbsCBAAAAAG8AgQAAAABvQIEAOADACELDAAAzgMAICUAANEDACAmAADRAwAgtgIBAAAAAbcCAQAAAAS4AgEAAAAEuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDhAwAhCrECAADiAwAwsgIAAJsDABCzAgAA4gMAMMECAQDjAwAhwgIEAOQDACHDAgEA4wMAIcQCAQDjAwAhxQIgAOUDACHGAkAA5gMAIccCAgDUAwAhCLYCAQAAAAG3AgEAAAAEuAIBAAAABLkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEA5wMAIQi2AgQAAAABtwIEAAAABLgCBAAAAAS5AgQAAAABugIEAAAAAbsCBAAAAAG8AgQAAAABvQIEAOADACECtgIgAAAAAb0CIADeAwAhCLYCQAAAAAG3AkAAAAAFuAJAAAAABbkCQAAAAAG6AkAAAAABuwJAAAAAAbwCQAAAAAG9AkAA3AMAIQi2AgEAAAABtwIBAAAABLgCAQAAAAS5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAOcDACEIsQIAAOgDADCyAgAAlQMAELMCAADoAwAwwQIEANcDACHCAgQA1wMAIcgCQADpAwAhyQIBANYDACHKAgAA6gMAIAsMAADOAwAgJQAA7QMAICYAAO0DACC2AkAAAAABtwJAAAAABLgCQAAAAAS5AkAAAAABugJAAAAAAbsCQAAAAAG8AkAAAAABvQJAAOwDACEPDAAAzgMAICUAAOsDACAmAADrAwAgtgKAAAAAAbkCgAAAAAG6AoAAAAABuwKAAAAAAbwCgAAAAAG9AoAAAAABywIBAAAAAcwCAQAAAAHNAgEAAAABzgKAAAAAAc8CgAAAAAHQAoAAAAABDLYCgAAAAAG5AoAAAAABugKAAAAAAbsCgAAAAAG8AoAAAAABvQKAAAAAAcsCAQAAAAHMAgEAAAABzQIBAAAAAc4CgAAAAAHPAoAAAAAB0AKAAAAAAQsMAADOAwAgJQAA7QMAICYAAO0DACC2AkAAAAABtwJAAAAABLgCQAAAAAS5AkAAAAABugJAAAAAAbsCQAAAAAG8AkAAAAABvQJAAOwDACEItgJAAAAAAbcCQAAAAAS4AkAAAAAEuQJAAAAAAboCQAAAAAG7AkAAAAABvAJAAAAAAb0CQADtAwAhDbECAADuAwAwsgIAAP8CABCzAgAA7gMAMMECAQDWAwAhxwICAMwDACHRAgEAywMAIdICAQDLAwAh0wIgANgDACHUAgEAywMAIdUCAQDLAwAh1gIBAO8DACHXAgEA8AMAIdgCIADYAwAhDgwAANsDACAlAADyAwAgJgAA8gMAILYCAQAAAAG3AgEAAAAFuAIBAAAABbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEA8wMAIb4CAQAAAAG_AgEAAAABwAIBAAAAAQsMAADbAwAgJQAA8gMAICYAAPIDACC2AgEAAAABtwIBAAAABbgCAQAAAAW5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAPEDACELDAAA2wMAICUAAPIDACAmAADyAwAgtgIBAAAAAbcCAQAAAAW4AgEAAAAFuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDxAwAhC7YCAQAAAAG3AgEAAAAFuAIBAAAABbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEA8gMAIb4CAQAAAAG_AgEAAAABwAIBAAAAAQ4MAADbAwAgJQAA8gMAICYAAPIDACC2AgEAAAABtwIBAAAABbgCAQAAAAW5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAPMDACG-AgEAAAABvwIBAAAAAcACAQAAAAENsQIAAPQDADCyAgAA7AIAELMCAAD0AwAwwQIBAOMDACHHAgIA1AMAIdECAQDTAwAh0gIBANMDACHTAiAA5QMAIdQCAQDTAwAh1QIBANMDACHWAgEA9QMAIdcCAQD2AwAh2AIgAOUDACELtgIBAAAAAbcCAQAAAAW4AgEAAAAFuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQDyAwAhvgIBAAAAAb8CAQAAAAHAAgEAAAABCLYCAQAAAAG3AgEAAAAFuAIBAAAABbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEA9wMAIQi2AgEAAAABtwIBAAAABbgCAQAAAAW5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAPcDACEFsQIAAPgDADCyAgAA5gIAELMCAAD4AwAwtAIBANYDACHCAgQA1wMAIQmxAgAA-QMAMLICAADQAgAQswIAAPkDADC0AgEA1gMAIdkCAQDWAwAh2gJAAOkDACHbAgEAywMAIdwCAQDLAwAh3QICAMwDACEKCwAA_AMAILECAAD6AwAwsgIAAL0CABCzAgAA-gMAMLQCAQDjAwAh2QIBAOMDACHaAkAA-wMAIdsCAQDTAwAh3AIBANMDACHdAgIA1AMAIQi2AkAAAAABtwJAAAAABLgCQAAAAAS5AkAAAAABugJAAAAAAbsCQAAAAAG8AkAAAAABvQJAAO0DACED3gIAABkAIN8CAAAZACDgAgAAGQAgB7ECAAD9AwAwsgIAALcCABCzAgAA_QMAMLQCAQDWAwAh2QIBANYDACHaAkAA6QMAId0CAgDMAwAhB7ECAAD-AwAwsgIAAKQCABCzAgAA_gMAMLQCAQDjAwAh2QIBAOMDACHaAkAA-wMAId0CAgDUAwAhDLECAAD_AwAwsgIAAJ4CABCzAgAA_wMAMMECAQDWAwAhwgIEANcDACHIAkAA6QMAIckCAQDWAwAh4QIEANcDACHiAgEA1gMAIeMCAQDLAwAh5AIAAIAEACDlAgAAgAQAIA8MAADbAwAgJQAAgQQAICYAAIEEACC2AoAAAAABuQKAAAAAAboCgAAAAAG7AoAAAAABvAKAAAAAAb0CgAAAAAHLAgEAAAABzAIBAAAAAc0CAQAAAAHOAoAAAAABzwKAAAAAAdACgAAAAAEMtgKAAAAAAbkCgAAAAAG6AoAAAAABuwKAAAAAAbwCgAAAAAG9AoAAAAABywIBAAAAAcwCAQAAAAHNAgEAAAABzgKAAAAAAc8CgAAAAAHQAoAAAAABE7ECAACCBAAwsgIAAIgCABCzAgAAggQAMMECAQDWAwAhwgIEANcDACHSAgEAywMAIeYCAgDMAwAh5wIBAMsDACHoAgEAywMAIekCAQDLAwAh6gIBAO8DACHrAgEA7wMAIewCAQDvAwAh7QIBAO8DACHuAgEA7wMAIe8CAQDvAwAh8AIBAO8DACHxAkAA6QMAIfICQADpAwAhCrECAACDBAAwsgIAAPIBABCzAgAAgwQAMMECAQDWAwAhwgIEANcDACHIAkAA6QMAIckCAQDWAwAh5AIAAOoDACDlAgAA6gMAIPMCQADZAwAhCrECAACEBAAwsgIAANwBABCzAgAAhAQAMMECBADXAwAhwgIEANcDACHIAkAA6QMAIckCAQDWAwAh4wIBAMsDACHkAgAA6gMAIOUCAADqAwAgCLECAACFBAAwsgIAAMYBABCzAgAAhQQAMMICBADXAwAhxwICAMwDACHIAkAA6QMAIfQCAQDWAwAh9QIgANgDACEFsQIAAIYEADCyAgAAsAEAELMCAACGBAAw9gIBAMsDACH3AgIAzAMAIQWxAgAAhwQAMLICAACdAQAQswIAAIcEADD2AgEA0wMAIfcCAgDUAwAhBbECAACIBAAwsgIAAJcBABCzAgAAiAQAMPcCAgDMAwAh-AIBAMsDACEFsQIAAIkEADCyAgAAhAEAELMCAACJBAAw9wICANQDACH4AgEA0wMAIQSxAgAAigQAMLICAAB-ABCzAgAAigQAMMICBADXAwAhBQEAAIwEACCxAgAAiwQAMLICAAAHABCzAgAAiwQAMMICBADkAwAhOgIAAKgEACAEAACpBAAgBwAAqgQAIAgAAKsEACAJAACsBAAgCgAArQQAIA4AAPwDACAPAACuBAAgEAAArwQAILECAACjBAAwsgIAAC8AELMCAACjBAAwwQIEAOQDACHEAgEA4wMAIccCAgDUAwAh0gIBANMDACHxAkAA-wMAIfICQAD7AwAh-gJAAOYDACH7AgEA0wMAIfwCAQDTAwAh_gICANQDACH_AhAAmQQAIYEDAQDTAwAhggMBANMDACGDAwAAkgQAIIQDAQDTAwAhhgMCAJoEACGLAwAApAQAIIwDAAClBAAgjQMBAPYDACGOAyAA5QMAIY8DAAClBAAgkAMCANQDACGRAwEA9QMAIZIDAgCaBAAhkwMCAJoEACGUAyAApgQAIZUDIACmBAAhlgMCAJoEACGXAwQApwQAIZgDAgCaBAAhmQMCAJoEACGaAwIAmgQAIZsDAgDUAwAhnANAAOYDACGdAwEA9QMAIZ4DAQD1AwAhnwMCAJoEACGgAwIA1AMAIaEDAQD1AwAhogMBANMDACGjAwIA1AMAIaQDAgDUAwAhpQMCANQDACGmAyAA5QMAIakDAAAvACCqAwAALwAgBbECAACNBAAwsgIAAGwAELMCAACNBAAwwgIEANcDACH5AgEAywMAIQYCAACPBAAgsQIAAI4EADCyAgAABQAQswIAAI4EADDCAgQA5AMAIfkCAQDTAwAhGQEAAIwEACADAACbBAAgsQIAAJgEADCyAgAAAwAQswIAAJgEADDCAgQA5AMAIcQCAQDjAwAh0gIBANMDACHxAkAA-wMAIfoCQADmAwAh-wIBANMDACH8AgEA0wMAIf0CAgDUAwAh_gICANQDACH_AhAAmQQAIYADAACSBAAggQMBANMDACGCAwEA0wMAIYMDAQDTAwAhhAMBANMDACGFAwIAmgQAIYYDAgCaBAAhhwMCANQDACGpAwAAAwAgqgMAAAMAIBWxAgAAkAQAMLICAABUABCzAgAAkAQAMMICBADXAwAhxAIBANYDACHSAgEAywMAIfECQADpAwAh-gJAANkDACH7AgEAywMAIfwCAQDLAwAh_QICAMwDACH-AgIAzAMAIf8CEACRBAAhgAMAAJIEACCBAwEAywMAIYIDAQDLAwAhgwMBAMsDACGEAwEAywMAIYUDAgCTBAAhhgMCAJMEACGHAwIAzAMAIQ0MAADOAwAgIwAAlwQAICQAAJcEACAlAACXBAAgJgAAlwQAILYCEAAAAAG3AhAAAAAEuAIQAAAABLkCEAAAAAG6AhAAAAABuwIQAAAAAbwCEAAAAAG9AhAAlgQAIQS2AgEAAAAFiAMBAAAAAYkDAQAAAASKAwEAAAAEDQwAANsDACAjAACVBAAgJAAA2wMAICUAANsDACAmAADbAwAgtgICAAAAAbcCAgAAAAW4AgIAAAAFuQICAAAAAboCAgAAAAG7AgIAAAABvAICAAAAAb0CAgCUBAAhDQwAANsDACAjAACVBAAgJAAA2wMAICUAANsDACAmAADbAwAgtgICAAAAAbcCAgAAAAW4AgIAAAAFuQICAAAAAboCAgAAAAG7AgIAAAABvAICAAAAAb0CAgCUBAAhCLYCCAAAAAG3AggAAAAFuAIIAAAABbkCCAAAAAG6AggAAAABuwIIAAAAAbwCCAAAAAG9AggAlQQAIQ0MAADOAwAgIwAAlwQAICQAAJcEACAlAACXBAAgJgAAlwQAILYCEAAAAAG3AhAAAAAEuAIQAAAABLkCEAAAAAG6AhAAAAABuwIQAAAAAbwCEAAAAAG9AhAAlgQAIQi2AhAAAAABtwIQAAAABLgCEAAAAAS5AhAAAAABugIQAAAAAbsCEAAAAAG8AhAAAAABvQIQAJcEACEXAQAAjAQAIAMAAJsEACCxAgAAmAQAMLICAAADABCzAgAAmAQAMMICBADkAwAhxAIBAOMDACHSAgEA0wMAIfECQAD7AwAh-gJAAOYDACH7AgEA0wMAIfwCAQDTAwAh_QICANQDACH-AgIA1AMAIf8CEACZBAAhgAMAAJIEACCBAwEA0wMAIYIDAQDTAwAhgwMBANMDACGEAwEA0wMAIYUDAgCaBAAhhgMCAJoEACGHAwIA1AMAIQi2AhAAAAABtwIQAAAABLgCEAAAAAS5AhAAAAABugIQAAAAAbsCEAAAAAG8AhAAAAABvQIQAJcEACEItgICAAAAAbcCAgAAAAW4AgIAAAAFuQICAAAAAboCAgAAAAG7AgIAAAABvAICAAAAAb0CAgDbAwAhCAIAAI8EACCxAgAAjgQAMLICAAAFABCzAgAAjgQAMMICBADkAwAh-QIBANMDACGpAwAABQAgqgMAAAUAIC-xAgAAnAQAMLICAABCABCzAgAAnAQAMMECBADXAwAhxAIBANYDACHHAgIAzAMAIdICAQDLAwAh8QJAAOkDACHyAkAA6QMAIfoCQADZAwAh-wIBAMsDACH8AgEAywMAIf4CAgDMAwAh_wIQAJEEACGBAwEAywMAIYIDAQDLAwAhgwMAAJIEACCEAwEAywMAIYYDAgCTBAAhiwMAAOoDACCMAwAAgAQAII0DAQDwAwAhjgMgANgDACGPAwAAgAQAIJADAgDMAwAhkQMBAO8DACGSAwIAkwQAIZMDAgCTBAAhlAMgAJ0EACGVAyAAnQQAIZYDAgCTBAAhlwMEAJ4EACGYAwIAkwQAIZkDAgCTBAAhmgMCAJMEACGbAwIAzAMAIZwDQADZAwAhnQMBAO8DACGeAwEA7wMAIZ8DAgCTBAAhoAMCAMwDACGhAwEA7wMAIaIDAQDLAwAhowMCAMwDACGkAwIAzAMAIaUDAgDMAwAhpgMgANgDACEFDAAA2wMAICUAAKIEACAmAACiBAAgtgIgAAAAAb0CIAChBAAhDQwAANsDACAjAACVBAAgJAAAoAQAICUAAKAEACAmAACgBAAgtgIEAAAAAbcCBAAAAAW4AgQAAAAFuQIEAAAAAboCBAAAAAG7AgQAAAABvAIEAAAAAb0CBACfBAAhDQwAANsDACAjAACVBAAgJAAAoAQAICUAAKAEACAmAACgBAAgtgIEAAAAAbcCBAAAAAW4AgQAAAAFuQIEAAAAAboCBAAAAAG7AgQAAAABvAIEAAAAAb0CBACfBAAhCLYCBAAAAAG3AgQAAAAFuAIEAAAABbkCBAAAAAG6AgQAAAABuwIEAAAAAbwCBAAAAAG9AgQAoAQAIQUMAADbAwAgJQAAogQAICYAAKIEACC2AiAAAAABvQIgAKEEACECtgIgAAAAAb0CIACiBAAhOAIAAKgEACAEAACpBAAgBwAAqgQAIAgAAKsEACAJAACsBAAgCgAArQQAIA4AAPwDACAPAACuBAAgEAAArwQAILECAACjBAAwsgIAAC8AELMCAACjBAAwwQIEAOQDACHEAgEA4wMAIccCAgDUAwAh0gIBANMDACHxAkAA-wMAIfICQAD7AwAh-gJAAOYDACH7AgEA0wMAIfwCAQDTAwAh_gICANQDACH_AhAAmQQAIYEDAQDTAwAhggMBANMDACGDAwAAkgQAIIQDAQDTAwAhhgMCAJoEACGLAwAApAQAIIwDAAClBAAgjQMBAPYDACGOAyAA5QMAIY8DAAClBAAgkAMCANQDACGRAwEA9QMAIZIDAgCaBAAhkwMCAJoEACGUAyAApgQAIZUDIACmBAAhlgMCAJoEACGXAwQApwQAIZgDAgCaBAAhmQMCAJoEACGaAwIAmgQAIZsDAgDUAwAhnANAAOYDACGdAwEA9QMAIZ4DAQD1AwAhnwMCAJoEACGgAwIA1AMAIaEDAQD1AwAhogMBANMDACGjAwIA1AMAIaQDAgDUAwAhpQMCANQDACGmAyAA5QMAIQy2AoAAAAABuQKAAAAAAboCgAAAAAG7AoAAAAABvAKAAAAAAb0CgAAAAAHLAgEAAAABzAIBAAAAAc0CAQAAAAHOAoAAAAABzwKAAAAAAdACgAAAAAEMtgKAAAAAAbkCgAAAAAG6AoAAAAABuwKAAAAAAbwCgAAAAAG9AoAAAAABywIBAAAAAcwCAQAAAAHNAgEAAAABzgKAAAAAAc8CgAAAAAHQAoAAAAABArYCIAAAAAG9AiAAogQAIQi2AgQAAAABtwIEAAAABbgCBAAAAAW5AgQAAAABugIEAAAAAbsCBAAAAAG8AgQAAAABvQIEAKAEACEZAQAAjAQAIAMAAJsEACCxAgAAmAQAMLICAAADABCzAgAAmAQAMMICBADkAwAhxAIBAOMDACHSAgEA0wMAIfECQAD7AwAh-gJAAOYDACH7AgEA0wMAIfwCAQDTAwAh_QICANQDACH-AgIA1AMAIf8CEACZBAAhgAMAAJIEACCBAwEA0wMAIYIDAQDTAwAhgwMBANMDACGEAwEA0wMAIYUDAgCaBAAhhgMCAJoEACGHAwIA1AMAIakDAAADACCqAwAAAwAgBwEAAIwEACCxAgAAiwQAMLICAAAHABCzAgAAiwQAMMICBADkAwAhqQMAAAcAIKoDAAAHACAD3gIAAAkAIN8CAAAJACDgAgAACQAgA94CAAANACDfAgAADQAg4AIAAA0AIAPeAgAAEQAg3wIAABEAIOACAAARACAD3gIAABUAIN8CAAAVACDgAgAAFQAgA94CAAAfACDfAgAAHwAg4AIAAB8AIAPeAgAAIwAg3wIAACMAIOACAAAjACAJAQAAjAQAILECAACwBAAwsgIAACMAELMCAACwBAAwwQIEAOQDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHKAgAApAQAIAsBAACMBAAgsQIAALEEADCyAgAAHwAQswIAALEEADDBAgEA4wMAIcICBADkAwAhyAJAAPsDACHJAgEA4wMAIeQCAACkBAAg5QIAAKQEACDzAkAA5gMAIQK0AgEAAAABwgIEAAAAAQcBAACMBAAgDQAAtAQAILECAACzBAAwsgIAABkAELMCAACzBAAwtAIBAOMDACHCAgQA5AMAIQwLAAD8AwAgsQIAAPoDADCyAgAAvQIAELMCAAD6AwAwtAIBAOMDACHZAgEA4wMAIdoCQAD7AwAh2wIBANMDACHcAgEA0wMAId0CAgDUAwAhqQMAAL0CACCqAwAAvQIAIA0BAACMBAAgsQIAALUEADCyAgAAFQAQswIAALUEADDBAgEA4wMAIcICBADkAwAhyAJAAPsDACHJAgEA4wMAIeECBADkAwAh4gIBAOMDACHjAgEA0wMAIeQCAAClBAAg5QIAAKUEACAUAQAAjAQAILECAAC2BAAwsgIAABEAELMCAAC2BAAwwQIBAOMDACHCAgQA5AMAIdICAQDTAwAh5gICANQDACHnAgEA0wMAIegCAQDTAwAh6QIBANMDACHqAgEA9QMAIesCAQD1AwAh7AIBAPUDACHtAgEA9QMAIe4CAQD1AwAh7wIBAPUDACHwAgEA9QMAIfECQAD7AwAh8gJAAPsDACELAQAAjAQAILECAAC3BAAwsgIAAA0AELMCAAC3BAAwwQIEAOQDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHjAgEA0wMAIeQCAACkBAAg5QIAAKQEACACwgIEAAAAAfQCAQAAAAEJAQAAjAQAILECAAC5BAAwsgIAAAkAELMCAAC5BAAwwgIEAOQDACHHAgIA1AMAIcgCQAD7AwAh9AIBAOMDACH1AiAA5QMAIQAAAAAAAa4DAQAAAAEFrgMCAAAAAbUDAgAAAAG2AwIAAAABtwMCAAAAAbgDAgAAAAEAAAAAAAAFrgMEAAAAAbUDBAAAAAG2AwQAAAABtwMEAAAAAbgDBAAAAAEBrgMgAAAAAQGuA0AAAAABAAAAAAABrgNAAAAAAQUdAAD0BgAgHgAA9wYAIKsDAAD1BgAgrAMAAPYGACCxAwAAAQAgAx0AAPQGACCrAwAA9QYAILEDAAABACAAAAAAAAGuAwEAAAABAAAAAAAFHQAA7AYAIB4AAPIGACCrAwAA7QYAIKwDAADxBgAgsQMAALoCACAFHQAA6gYAIB4AAO8GACCrAwAA6wYAIKwDAADuBgAgsQMAAAEAIAMdAADsBgAgqwMAAO0GACCxAwAAugIAIAMdAADqBgAgqwMAAOsGACCxAwAAAQAgAAAAAAALHQAA5wQAMB4AAOwEADCrAwAA6AQAMKwDAADpBAAwrQMAAOoEACCuAwAA6wQAMK8DAADrBAAwsAMAAOsEADCxAwAA6wQAMLIDAADtBAAwswMAAO4EADACAQAA4AQAIMICBAAAAAECAAAAGwAgHQAA8gQAIAMAAAAbACAdAADyBAAgHgAA8QQAIAEWAADpBgAwCAEAAIwEACANAAC0BAAgsQIAALMEADCyAgAAGQAQswIAALMEADC0AgEA4wMAIcICBADkAwAhpwMAALIEACACAAAAGwAgFgAA8QQAIAIAAADvBAAgFgAA8AQAIAWxAgAA7gQAMLICAADvBAAQswIAAO4EADC0AgEA4wMAIcICBADkAwAhBbECAADuBAAwsgIAAO8EABCzAgAA7gQAMLQCAQDjAwAhwgIEAOQDACEBwgIEAMcEACECAQAA3gQAIMICBADHBAAhAgEAAOAEACDCAgQAAAABBB0AAOcEADCrAwAA6AQAMK0DAADqBAAgsQMAAOsEADAAAAAAAAAAAAAAAAUdAADkBgAgHgAA5wYAIKsDAADlBgAgrAMAAOYGACCxAwAAAQAgAx0AAOQGACCrAwAA5QYAILEDAAABACAAAAAAAAUdAADfBgAgHgAA4gYAIKsDAADgBgAgrAMAAOEGACCxAwAAAQAgAx0AAN8GACCrAwAA4AYAILEDAAABACAAAAAAAAUdAADaBgAgHgAA3QYAIKsDAADbBgAgrAMAANwGACCxAwAAAQAgAx0AANoGACCrAwAA2wYAILEDAAABACAAAAAAAAUdAADVBgAgHgAA2AYAIKsDAADWBgAgrAMAANcGACCxAwAAAQAgAx0AANUGACCrAwAA1gYAILEDAAABACAAAAAAAAUdAADQBgAgHgAA0wYAIKsDAADRBgAgrAMAANIGACCxAwAAAQAgAx0AANAGACCrAwAA0QYAILEDAAABACAAAAAAAAAAAAAAAAAAAAAFHQAAywYAIB4AAM4GACCrAwAAzAYAIKwDAADNBgAgsQMAAAEAIB0CAAC1BQAgBAAAtgYAIAcAALcGACAIAAC4BgAgCQAAuQYAIAoAALoGACAOAAD0BAAgDwAAuwYAIBAAALwGACD6AgAAwQQAIIYDAADBBAAgjAMAAMEEACCNAwAAwQQAII8DAADBBAAgkQMAAMEEACCSAwAAwQQAIJMDAADBBAAglAMAAMEEACCVAwAAwQQAIJYDAADBBAAglwMAAMEEACCYAwAAwQQAIJkDAADBBAAgmgMAAMEEACCcAwAAwQQAIJ0DAADBBAAgngMAAMEEACCfAwAAwQQAIKEDAADBBAAgAAAAAAACHgAAygYAILEDAABFACABsQMAAEUAIAUBAACtBQAgAwAAxQUAIPoCAADBBAAghQMAAMEEACCGAwAAwQQAIAAAAAAABa4DEAAAAAG1AxAAAAABtgMQAAAAAbcDEAAAAAG4AxAAAAABAq4DAQAAAAS0AwEAAAAFBa4DAgAAAAG1AwIAAAABtgMCAAAAAbcDAgAAAAG4AwIAAAABBR0AAMUGACAeAADIBgAgqwMAAMYGACCsAwAAxwYAILEDAAABACAHHQAAwAUAIB4AAMMFACCrAwAAwQUAIKwDAADCBQAgrwMAAAUAILADAAAFACCxAwAAVwAgAfkCAQAAAAECAAAAVwAgHQAAwAUAIAMAAAAFACAdAADABQAgHgAAxAUAIAMAAAAFACAWAADEBQAg-QIBAL8EACEB-QIBAL8EACEBAgAAtQUAIAAAAAAAAa4DIAAAAAEFrgMEAAAAAbUDBAAAAAG2AwQAAAABtwMEAAAAAbgDBAAAAAECrgMBAAAABLQDAQAAAAUEHgAAqgYAIK8DAAADACCwAwAAAwAgsQMAAEUAIAQeAACoBgAgrwMAAAcAILADAAAHACCxAwAAbwAgCx0AAJwGADAeAAChBgAwqwMAAJ0GADCsAwAAngYAMK0DAACfBgAgrgMAAKAGADCvAwAAoAYAMLADAACgBgAwsQMAAKAGADCyAwAAogYAMLMDAACjBgAwCx0AAJAGADAeAACVBgAwqwMAAJEGADCsAwAAkgYAMK0DAACTBgAgrgMAAJQGADCvAwAAlAYAMLADAACUBgAwsQMAAJQGADCyAwAAlgYAMLMDAACXBgAwCx0AAIQGADAeAACJBgAwqwMAAIUGADCsAwAAhgYAMK0DAACHBgAgrgMAAIgGADCvAwAAiAYAMLADAACIBgAwsQMAAIgGADCyAwAAigYAMLMDAACLBgAwCx0AAPgFADAeAAD9BQAwqwMAAPkFADCsAwAA-gUAMK0DAAD7BQAgrgMAAPwFADCvAwAA_AUAMLADAAD8BQAwsQMAAPwFADCyAwAA_gUAMLMDAAD_BQAwCx0AAO8FADAeAADzBQAwqwMAAPAFADCsAwAA8QUAMK0DAADyBQAgrgMAAOsEADCvAwAA6wQAMLADAADrBAAwsQMAAOsEADCyAwAA9AUAMLMDAADuBAAwCx0AAOMFADAeAADoBQAwqwMAAOQFADCsAwAA5QUAMK0DAADmBQAgrgMAAOcFADCvAwAA5wUAMLADAADnBQAwsQMAAOcFADCyAwAA6QUAMLMDAADqBQAwCx0AANcFADAeAADcBQAwqwMAANgFADCsAwAA2QUAMK0DAADaBQAgrgMAANsFADCvAwAA2wUAMLADAADbBQAwsQMAANsFADCyAwAA3QUAMLMDAADeBQAwBMECBAAAAAHIAkAAAAAByQIBAAAAAcoCgAAAAAECAAAAJQAgHQAA4gUAIAMAAAAlACAdAADiBQAgHgAA4QUAIAEWAADEBgAwCQEAAIwEACCxAgAAsAQAMLICAAAjABCzAgAAsAQAMMECBAAAAAHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHKAgAApAQAIAIAAAAlACAWAADhBQAgAgAAAN8FACAWAADgBQAgCLECAADeBQAwsgIAAN8FABCzAgAA3gUAMMECBADkAwAhwgIEAOQDACHIAkAA-wMAIckCAQDjAwAhygIAAKQEACAIsQIAAN4FADCyAgAA3wUAELMCAADeBQAwwQIEAOQDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHKAgAApAQAIATBAgQAxwQAIcgCQADPBAAhyQIBAL8EACHKAoAAAAABBMECBADHBAAhyAJAAM8EACHJAgEAvwQAIcoCgAAAAAEEwQIEAAAAAcgCQAAAAAHJAgEAAAABygKAAAAAAQbBAgEAAAAByAJAAAAAAckCAQAAAAHkAoAAAAAB5QKAAAAAAfMCQAAAAAECAAAAIQAgHQAA7gUAIAMAAAAhACAdAADuBQAgHgAA7QUAIAEWAADDBgAwCwEAAIwEACCxAgAAsQQAMLICAAAfABCzAgAAsQQAMMECAQAAAAHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHkAgAApAQAIOUCAACkBAAg8wJAAOYDACECAAAAIQAgFgAA7QUAIAIAAADrBQAgFgAA7AUAIAqxAgAA6gUAMLICAADrBQAQswIAAOoFADDBAgEA4wMAIcICBADkAwAhyAJAAPsDACHJAgEA4wMAIeQCAACkBAAg5QIAAKQEACDzAkAA5gMAIQqxAgAA6gUAMLICAADrBQAQswIAAOoFADDBAgEA4wMAIcICBADkAwAhyAJAAPsDACHJAgEA4wMAIeQCAACkBAAg5QIAAKQEACDzAkAA5gMAIQbBAgEAvwQAIcgCQADPBAAhyQIBAL8EACHkAoAAAAAB5QKAAAAAAfMCQADJBAAhBsECAQC_BAAhyAJAAM8EACHJAgEAvwQAIeQCgAAAAAHlAoAAAAAB8wJAAMkEACEGwQIBAAAAAcgCQAAAAAHJAgEAAAAB5AKAAAAAAeUCgAAAAAHzAkAAAAABAg0AAN8EACC0AgEAAAABAgAAABsAIB0AAPcFACADAAAAGwAgHQAA9wUAIB4AAPYFACABFgAAwgYAMAIAAAAbACAWAAD2BQAgAgAAAO8EACAWAAD1BQAgAbQCAQC_BAAhAg0AAN0EACC0AgEAvwQAIQINAADfBAAgtAIBAAAAAQjBAgEAAAAByAJAAAAAAckCAQAAAAHhAgQAAAAB4gIBAAAAAeMCAQAAAAHkAoAAAAAB5QKAAAAAAQIAAAAXACAdAACDBgAgAwAAABcAIB0AAIMGACAeAACCBgAgARYAAMEGADANAQAAjAQAILECAAC1BAAwsgIAABUAELMCAAC1BAAwwQIBAAAAAcICBADkAwAhyAJAAPsDACHJAgEA4wMAIeECBAAAAAHiAgEA4wMAIeMCAQDTAwAh5AIAAKUEACDlAgAApQQAIAIAAAAXACAWAACCBgAgAgAAAIAGACAWAACBBgAgDLECAAD_BQAwsgIAAIAGABCzAgAA_wUAMMECAQDjAwAhwgIEAOQDACHIAkAA-wMAIckCAQDjAwAh4QIEAOQDACHiAgEA4wMAIeMCAQDTAwAh5AIAAKUEACDlAgAApQQAIAyxAgAA_wUAMLICAACABgAQswIAAP8FADDBAgEA4wMAIcICBADkAwAhyAJAAPsDACHJAgEA4wMAIeECBADkAwAh4gIBAOMDACHjAgEA0wMAIeQCAAClBAAg5QIAAKUEACAIwQIBAL8EACHIAkAAzwQAIckCAQC_BAAh4QIEAMcEACHiAgEAvwQAIeMCAQC_BAAh5AKAAAAAAeUCgAAAAAEIwQIBAL8EACHIAkAAzwQAIckCAQC_BAAh4QIEAMcEACHiAgEAvwQAIeMCAQC_BAAh5AKAAAAAAeUCgAAAAAEIwQIBAAAAAcgCQAAAAAHJAgEAAAAB4QIEAAAAAeICAQAAAAHjAgEAAAAB5AKAAAAAAeUCgAAAAAEPwQIBAAAAAdICAQAAAAHmAgIAAAAB5wIBAAAAAegCAQAAAAHpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAAAAAfECQAAAAAHyAkAAAAABAgAAABMAIB0AAI8GACADAAAAEwAgHQAAjwYAIB4AAI4GACABFgAAwAYAMBQBAACMBAAgsQIAALYEADCyAgAAEQAQswIAALYEADDBAgEAAAABwgIEAOQDACHSAgEA0wMAIeYCAgDUAwAh5wIBANMDACHoAgEA0wMAIekCAQDTAwAh6gIBAPUDACHrAgEA9QMAIewCAQD1AwAh7QIBAPUDACHuAgEA9QMAIe8CAQD1AwAh8AIBAPUDACHxAkAA-wMAIfICQAD7AwAhAgAAABMAIBYAAI4GACACAAAAjAYAIBYAAI0GACATsQIAAIsGADCyAgAAjAYAELMCAACLBgAwwQIBAOMDACHCAgQA5AMAIdICAQDTAwAh5gICANQDACHnAgEA0wMAIegCAQDTAwAh6QIBANMDACHqAgEA9QMAIesCAQD1AwAh7AIBAPUDACHtAgEA9QMAIe4CAQD1AwAh7wIBAPUDACHwAgEA9QMAIfECQAD7AwAh8gJAAPsDACETsQIAAIsGADCyAgAAjAYAELMCAACLBgAwwQIBAOMDACHCAgQA5AMAIdICAQDTAwAh5gICANQDACHnAgEA0wMAIegCAQDTAwAh6QIBANMDACHqAgEA9QMAIesCAQD1AwAh7AIBAPUDACHtAgEA9QMAIe4CAQD1AwAh7wIBAPUDACHwAgEA9QMAIfECQAD7AwAh8gJAAPsDACEPwQIBAL8EACHSAgEAvwQAIeYCAgDABAAh5wIBAL8EACHoAgEAvwQAIekCAQC_BAAh6gIBANcEACHrAgEA1wQAIewCAQDXBAAh7QIBANcEACHuAgEA1wQAIe8CAQDXBAAh8AIBANcEACHxAkAAzwQAIfICQADPBAAhD8ECAQC_BAAh0gIBAL8EACHmAgIAwAQAIecCAQC_BAAh6AIBAL8EACHpAgEAvwQAIeoCAQDXBAAh6wIBANcEACHsAgEA1wQAIe0CAQDXBAAh7gIBANcEACHvAgEA1wQAIfACAQDXBAAh8QJAAM8EACHyAkAAzwQAIQ_BAgEAAAAB0gIBAAAAAeYCAgAAAAHnAgEAAAAB6AIBAAAAAekCAQAAAAHqAgEAAAAB6wIBAAAAAewCAQAAAAHtAgEAAAAB7gIBAAAAAe8CAQAAAAHwAgEAAAAB8QJAAAAAAfICQAAAAAEGwQIEAAAAAcgCQAAAAAHJAgEAAAAB4wIBAAAAAeQCgAAAAAHlAoAAAAABAgAAAA8AIB0AAJsGACADAAAADwAgHQAAmwYAIB4AAJoGACABFgAAvwYAMAsBAACMBAAgsQIAALcEADCyAgAADQAQswIAALcEADDBAgQAAAABwgIEAOQDACHIAkAA-wMAIckCAQDjAwAh4wIBANMDACHkAgAApAQAIOUCAACkBAAgAgAAAA8AIBYAAJoGACACAAAAmAYAIBYAAJkGACAKsQIAAJcGADCyAgAAmAYAELMCAACXBgAwwQIEAOQDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHjAgEA0wMAIeQCAACkBAAg5QIAAKQEACAKsQIAAJcGADCyAgAAmAYAELMCAACXBgAwwQIEAOQDACHCAgQA5AMAIcgCQAD7AwAhyQIBAOMDACHjAgEA0wMAIeQCAACkBAAg5QIAAKQEACAGwQIEAMcEACHIAkAAzwQAIckCAQC_BAAh4wIBAL8EACHkAoAAAAAB5QKAAAAAAQbBAgQAxwQAIcgCQADPBAAhyQIBAL8EACHjAgEAvwQAIeQCgAAAAAHlAoAAAAABBsECBAAAAAHIAkAAAAAByQIBAAAAAeMCAQAAAAHkAoAAAAAB5QKAAAAAAQTHAgIAAAAByAJAAAAAAfQCAQAAAAH1AiAAAAABAgAAAAsAIB0AAKcGACADAAAACwAgHQAApwYAIB4AAKYGACABFgAAvgYAMAoBAACMBAAgsQIAALkEADCyAgAACQAQswIAALkEADDCAgQA5AMAIccCAgDUAwAhyAJAAPsDACH0AgEA4wMAIfUCIADlAwAhqAMAALgEACACAAAACwAgFgAApgYAIAIAAACkBgAgFgAApQYAIAixAgAAowYAMLICAACkBgAQswIAAKMGADDCAgQA5AMAIccCAgDUAwAhyAJAAPsDACH0AgEA4wMAIfUCIADlAwAhCLECAACjBgAwsgIAAKQGABCzAgAAowYAMMICBADkAwAhxwICANQDACHIAkAA-wMAIfQCAQDjAwAh9QIgAOUDACEExwICAMAEACHIAkAAzwQAIfQCAQC_BAAh9QIgAMgEACEExwICAMAEACHIAkAAzwQAIfQCAQC_BAAh9QIgAMgEACEExwICAAAAAcgCQAAAAAH0AgEAAAAB9QIgAAAAAQIAAAAHACAWAACpBgAgABQAAAADACADAAC_BQAgFgAAqwYAIMQCAQC_BAAh0gIBAL8EACHxAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf0CAgDABAAh_gICAMAEACH_AhAAuwUAIYADAAC8BQAggQMBAL8EACGCAwEAvwQAIYMDAQC_BAAhhAMBAL8EACGFAwIAvQUAIYYDAgC9BQAhhwMCAMAEACESAwAAvwUAIMQCAQC_BAAh0gIBAL8EACHxAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf0CAgDABAAh_gICAMAEACH_AhAAuwUAIYADAAC8BQAggQMBAL8EACGCAwEAvwQAIYMDAQC_BAAhhAMBAL8EACGFAwIAvQUAIYYDAgC9BQAhhwMCAMAEACEBrgMBAAAABAGxAwAARQAgAbEDAABvACAEHQAAnAYAMKsDAACdBgAwrQMAAJ8GACCxAwAAoAYAMAQdAACQBgAwqwMAAJEGADCtAwAAkwYAILEDAACUBgAwBB0AAIQGADCrAwAAhQYAMK0DAACHBgAgsQMAAIgGADAEHQAA-AUAMKsDAAD5BQAwrQMAAPsFACCxAwAA_AUAMAQdAADvBQAwqwMAAPAFADCtAwAA8gUAILEDAADrBAAwBB0AAOMFADCrAwAA5AUAMK0DAADmBQAgsQMAAOcFADAEHQAA1wUAMKsDAADYBQAwrQMAANoFACCxAwAA2wUAMAEBAACtBQAgAAAAAAAAAQsAAPQEACAExwICAAAAAcgCQAAAAAH0AgEAAAAB9QIgAAAAAQbBAgQAAAAByAJAAAAAAckCAQAAAAHjAgEAAAAB5AKAAAAAAeUCgAAAAAEPwQIBAAAAAdICAQAAAAHmAgIAAAAB5wIBAAAAAegCAQAAAAHpAgEAAAAB6gIBAAAAAesCAQAAAAHsAgEAAAAB7QIBAAAAAe4CAQAAAAHvAgEAAAAB8AIBAAAAAfECQAAAAAHyAkAAAAABCMECAQAAAAHIAkAAAAAByQIBAAAAAeECBAAAAAHiAgEAAAAB4wIBAAAAAeQCgAAAAAHlAoAAAAABAbQCAQAAAAEGwQIBAAAAAcgCQAAAAAHJAgEAAAAB5AKAAAAAAeUCgAAAAAHzAkAAAAABBMECBAAAAAHIAkAAAAAByQIBAAAAAcoCgAAAAAE0BAAArgYAIAcAAK8GACAIAACwBgAgCQAAsQYAIAoAALIGACAOAACzBgAgDwAAtAYAIBAAALUGACDBAgQAAAABxAIBAAAAAccCAgAAAAHSAgEAAAAB8QJAAAAAAfICQAAAAAH6AkAAAAAB-wIBAAAAAfwCAQAAAAH-AgIAAAAB_wIQAAAAAYEDAQAAAAGCAwEAAAABgwMAAKwGACCEAwEAAAABhgMCAAAAAYsDgAAAAAGMA4AAAAABjQMBAAAAAY4DIAAAAAGPA4AAAAABkAMCAAAAAZEDAQAAAAGSAwIAAAABkwMCAAAAAZQDIAAAAAGVAyAAAAABlgMCAAAAAZcDBAAAAAGYAwIAAAABmQMCAAAAAZoDAgAAAAGbAwIAAAABnANAAAAAAZ0DAQAAAAGeAwEAAAABnwMCAAAAAaADAgAAAAGhAwEAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMCAAAAAaYDIAAAAAECAAAAAQAgHQAAxQYAIAMAAAAvACAdAADFBgAgHgAAyQYAIDYAAAAvACAEAADPBQAgBwAA0AUAIAgAANEFACAJAADSBQAgCgAA0wUAIA4AANQFACAPAADVBQAgEAAA1gUAIBYAAMkGACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhNAQAAM8FACAHAADQBQAgCAAA0QUAIAkAANIFACAKAADTBQAgDgAA1AUAIA8AANUFACAQAADWBQAgwQIEAMcEACHEAgEAvwQAIccCAgDABAAh0gIBAL8EACHxAkAAzwQAIfICQADPBAAh-gJAAMkEACH7AgEAvwQAIfwCAQC_BAAh_gICAMAEACH_AhAAuwUAIYEDAQC_BAAhggMBAL8EACGDAwAAzQUAIIQDAQC_BAAhhgMCAL0FACGLA4AAAAABjAOAAAAAAY0DAQDXBAAhjgMgAMgEACGPA4AAAAABkAMCAMAEACGRAwEA1wQAIZIDAgC9BQAhkwMCAL0FACGUAyAAywUAIZUDIADLBQAhlgMCAL0FACGXAwQAzAUAIZgDAgC9BQAhmQMCAL0FACGaAwIAvQUAIZsDAgDABAAhnANAAMkEACGdAwEA1wQAIZ4DAQDXBAAhnwMCAL0FACGgAwIAwAQAIaEDAQDXBAAhogMBAL8EACGjAwIAwAQAIaQDAgDABAAhpQMCAMAEACGmAyAAyAQAIRUAAAADACABAAC-BQAgFgAA-QYAIMICBADHBAAhxAIBAL8EACHSAgEAvwQAIfECQADPBAAh-gJAAMkEACH7AgEAvwQAIfwCAQC_BAAh_QICAMAEACH-AgIAwAQAIf8CEAC7BQAhgAMAALwFACCBAwEAvwQAIYIDAQC_BAAhgwMBAL8EACGEAwEAvwQAIYUDAgC9BQAhhgMCAL0FACGHAwIAwAQAITQCAACtBgAgBwAArwYAIAgAALAGACAJAACxBgAgCgAAsgYAIA4AALMGACAPAAC0BgAgEAAAtQYAIMECBAAAAAHEAgEAAAABxwICAAAAAdICAQAAAAHxAkAAAAAB8gJAAAAAAfoCQAAAAAH7AgEAAAAB_AIBAAAAAf4CAgAAAAH_AhAAAAABgQMBAAAAAYIDAQAAAAGDAwAArAYAIIQDAQAAAAGGAwIAAAABiwOAAAAAAYwDgAAAAAGNAwEAAAABjgMgAAAAAY8DgAAAAAGQAwIAAAABkQMBAAAAAZIDAgAAAAGTAwIAAAABlAMgAAAAAZUDIAAAAAGWAwIAAAABlwMEAAAAAZgDAgAAAAGZAwIAAAABmgMCAAAAAZsDAgAAAAGcA0AAAAABnQMBAAAAAZ4DAQAAAAGfAwIAAAABoAMCAAAAAaEDAQAAAAGiAwEAAAABowMCAAAAAaQDAgAAAAGlAwIAAAABpgMgAAAAAQIAAAABACAdAADLBgAgAwAAAC8AIB0AAMsGACAeAADPBgAgNgAAAC8AIAIAAM4FACAHAADQBQAgCAAA0QUAIAkAANIFACAKAADTBQAgDgAA1AUAIA8AANUFACAQAADWBQAgFgAAzwYAIMECBADHBAAhxAIBAL8EACHHAgIAwAQAIdICAQC_BAAh8QJAAM8EACHyAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf4CAgDABAAh_wIQALsFACGBAwEAvwQAIYIDAQC_BAAhgwMAAM0FACCEAwEAvwQAIYYDAgC9BQAhiwOAAAAAAYwDgAAAAAGNAwEA1wQAIY4DIADIBAAhjwOAAAAAAZADAgDABAAhkQMBANcEACGSAwIAvQUAIZMDAgC9BQAhlAMgAMsFACGVAyAAywUAIZYDAgC9BQAhlwMEAMwFACGYAwIAvQUAIZkDAgC9BQAhmgMCAL0FACGbAwIAwAQAIZwDQADJBAAhnQMBANcEACGeAwEA1wQAIZ8DAgC9BQAhoAMCAMAEACGhAwEA1wQAIaIDAQC_BAAhowMCAMAEACGkAwIAwAQAIaUDAgDABAAhpgMgAMgEACE0AgAAzgUAIAcAANAFACAIAADRBQAgCQAA0gUAIAoAANMFACAOAADUBQAgDwAA1QUAIBAAANYFACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhNAIAAK0GACAEAACuBgAgCAAAsAYAIAkAALEGACAKAACyBgAgDgAAswYAIA8AALQGACAQAAC1BgAgwQIEAAAAAcQCAQAAAAHHAgIAAAAB0gIBAAAAAfECQAAAAAHyAkAAAAAB-gJAAAAAAfsCAQAAAAH8AgEAAAAB_gICAAAAAf8CEAAAAAGBAwEAAAABggMBAAAAAYMDAACsBgAghAMBAAAAAYYDAgAAAAGLA4AAAAABjAOAAAAAAY0DAQAAAAGOAyAAAAABjwOAAAAAAZADAgAAAAGRAwEAAAABkgMCAAAAAZMDAgAAAAGUAyAAAAABlQMgAAAAAZYDAgAAAAGXAwQAAAABmAMCAAAAAZkDAgAAAAGaAwIAAAABmwMCAAAAAZwDQAAAAAGdAwEAAAABngMBAAAAAZ8DAgAAAAGgAwIAAAABoQMBAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDAgAAAAGmAyAAAAABAgAAAAEAIB0AANAGACADAAAALwAgHQAA0AYAIB4AANQGACA2AAAALwAgAgAAzgUAIAQAAM8FACAIAADRBQAgCQAA0gUAIAoAANMFACAOAADUBQAgDwAA1QUAIBAAANYFACAWAADUBgAgwQIEAMcEACHEAgEAvwQAIccCAgDABAAh0gIBAL8EACHxAkAAzwQAIfICQADPBAAh-gJAAMkEACH7AgEAvwQAIfwCAQC_BAAh_gICAMAEACH_AhAAuwUAIYEDAQC_BAAhggMBAL8EACGDAwAAzQUAIIQDAQC_BAAhhgMCAL0FACGLA4AAAAABjAOAAAAAAY0DAQDXBAAhjgMgAMgEACGPA4AAAAABkAMCAMAEACGRAwEA1wQAIZIDAgC9BQAhkwMCAL0FACGUAyAAywUAIZUDIADLBQAhlgMCAL0FACGXAwQAzAUAIZgDAgC9BQAhmQMCAL0FACGaAwIAvQUAIZsDAgDABAAhnANAAMkEACGdAwEA1wQAIZ4DAQDXBAAhnwMCAL0FACGgAwIAwAQAIaEDAQDXBAAhogMBAL8EACGjAwIAwAQAIaQDAgDABAAhpQMCAMAEACGmAyAAyAQAITQCAADOBQAgBAAAzwUAIAgAANEFACAJAADSBQAgCgAA0wUAIA4AANQFACAPAADVBQAgEAAA1gUAIMECBADHBAAhxAIBAL8EACHHAgIAwAQAIdICAQC_BAAh8QJAAM8EACHyAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf4CAgDABAAh_wIQALsFACGBAwEAvwQAIYIDAQC_BAAhgwMAAM0FACCEAwEAvwQAIYYDAgC9BQAhiwOAAAAAAYwDgAAAAAGNAwEA1wQAIY4DIADIBAAhjwOAAAAAAZADAgDABAAhkQMBANcEACGSAwIAvQUAIZMDAgC9BQAhlAMgAMsFACGVAyAAywUAIZYDAgC9BQAhlwMEAMwFACGYAwIAvQUAIZkDAgC9BQAhmgMCAL0FACGbAwIAwAQAIZwDQADJBAAhnQMBANcEACGeAwEA1wQAIZ8DAgC9BQAhoAMCAMAEACGhAwEA1wQAIaIDAQC_BAAhowMCAMAEACGkAwIAwAQAIaUDAgDABAAhpgMgAMgEACE0AgAArQYAIAQAAK4GACAHAACvBgAgCQAAsQYAIAoAALIGACAOAACzBgAgDwAAtAYAIBAAALUGACDBAgQAAAABxAIBAAAAAccCAgAAAAHSAgEAAAAB8QJAAAAAAfICQAAAAAH6AkAAAAAB-wIBAAAAAfwCAQAAAAH-AgIAAAAB_wIQAAAAAYEDAQAAAAGCAwEAAAABgwMAAKwGACCEAwEAAAABhgMCAAAAAYsDgAAAAAGMA4AAAAABjQMBAAAAAY4DIAAAAAGPA4AAAAABkAMCAAAAAZEDAQAAAAGSAwIAAAABkwMCAAAAAZQDIAAAAAGVAyAAAAABlgMCAAAAAZcDBAAAAAGYAwIAAAABmQMCAAAAAZoDAgAAAAGbAwIAAAABnANAAAAAAZ0DAQAAAAGeAwEAAAABnwMCAAAAAaADAgAAAAGhAwEAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMCAAAAAaYDIAAAAAECAAAAAQAgHQAA1QYAIAMAAAAvACAdAADVBgAgHgAA2QYAIDYAAAAvACACAADOBQAgBAAAzwUAIAcAANAFACAJAADSBQAgCgAA0wUAIA4AANQFACAPAADVBQAgEAAA1gUAIBYAANkGACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhNAIAAM4FACAEAADPBQAgBwAA0AUAIAkAANIFACAKAADTBQAgDgAA1AUAIA8AANUFACAQAADWBQAgwQIEAMcEACHEAgEAvwQAIccCAgDABAAh0gIBAL8EACHxAkAAzwQAIfICQADPBAAh-gJAAMkEACH7AgEAvwQAIfwCAQC_BAAh_gICAMAEACH_AhAAuwUAIYEDAQC_BAAhggMBAL8EACGDAwAAzQUAIIQDAQC_BAAhhgMCAL0FACGLA4AAAAABjAOAAAAAAY0DAQDXBAAhjgMgAMgEACGPA4AAAAABkAMCAMAEACGRAwEA1wQAIZIDAgC9BQAhkwMCAL0FACGUAyAAywUAIZUDIADLBQAhlgMCAL0FACGXAwQAzAUAIZgDAgC9BQAhmQMCAL0FACGaAwIAvQUAIZsDAgDABAAhnANAAMkEACGdAwEA1wQAIZ4DAQDXBAAhnwMCAL0FACGgAwIAwAQAIaEDAQDXBAAhogMBAL8EACGjAwIAwAQAIaQDAgDABAAhpQMCAMAEACGmAyAAyAQAITQCAACtBgAgBAAArgYAIAcAAK8GACAIAACwBgAgCQAAsQYAIAoAALIGACAOAACzBgAgEAAAtQYAIMECBAAAAAHEAgEAAAABxwICAAAAAdICAQAAAAHxAkAAAAAB8gJAAAAAAfoCQAAAAAH7AgEAAAAB_AIBAAAAAf4CAgAAAAH_AhAAAAABgQMBAAAAAYIDAQAAAAGDAwAArAYAIIQDAQAAAAGGAwIAAAABiwOAAAAAAYwDgAAAAAGNAwEAAAABjgMgAAAAAY8DgAAAAAGQAwIAAAABkQMBAAAAAZIDAgAAAAGTAwIAAAABlAMgAAAAAZUDIAAAAAGWAwIAAAABlwMEAAAAAZgDAgAAAAGZAwIAAAABmgMCAAAAAZsDAgAAAAGcA0AAAAABnQMBAAAAAZ4DAQAAAAGfAwIAAAABoAMCAAAAAaEDAQAAAAGiAwEAAAABowMCAAAAAaQDAgAAAAGlAwIAAAABpgMgAAAAAQIAAAABACAdAADaBgAgAwAAAC8AIB0AANoGACAeAADeBgAgNgAAAC8AIAIAAM4FACAEAADPBQAgBwAA0AUAIAgAANEFACAJAADSBQAgCgAA0wUAIA4AANQFACAQAADWBQAgFgAA3gYAIMECBADHBAAhxAIBAL8EACHHAgIAwAQAIdICAQC_BAAh8QJAAM8EACHyAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf4CAgDABAAh_wIQALsFACGBAwEAvwQAIYIDAQC_BAAhgwMAAM0FACCEAwEAvwQAIYYDAgC9BQAhiwOAAAAAAYwDgAAAAAGNAwEA1wQAIY4DIADIBAAhjwOAAAAAAZADAgDABAAhkQMBANcEACGSAwIAvQUAIZMDAgC9BQAhlAMgAMsFACGVAyAAywUAIZYDAgC9BQAhlwMEAMwFACGYAwIAvQUAIZkDAgC9BQAhmgMCAL0FACGbAwIAwAQAIZwDQADJBAAhnQMBANcEACGeAwEA1wQAIZ8DAgC9BQAhoAMCAMAEACGhAwEA1wQAIaIDAQC_BAAhowMCAMAEACGkAwIAwAQAIaUDAgDABAAhpgMgAMgEACE0AgAAzgUAIAQAAM8FACAHAADQBQAgCAAA0QUAIAkAANIFACAKAADTBQAgDgAA1AUAIBAAANYFACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhNAIAAK0GACAEAACuBgAgBwAArwYAIAgAALAGACAKAACyBgAgDgAAswYAIA8AALQGACAQAAC1BgAgwQIEAAAAAcQCAQAAAAHHAgIAAAAB0gIBAAAAAfECQAAAAAHyAkAAAAAB-gJAAAAAAfsCAQAAAAH8AgEAAAAB_gICAAAAAf8CEAAAAAGBAwEAAAABggMBAAAAAYMDAACsBgAghAMBAAAAAYYDAgAAAAGLA4AAAAABjAOAAAAAAY0DAQAAAAGOAyAAAAABjwOAAAAAAZADAgAAAAGRAwEAAAABkgMCAAAAAZMDAgAAAAGUAyAAAAABlQMgAAAAAZYDAgAAAAGXAwQAAAABmAMCAAAAAZkDAgAAAAGaAwIAAAABmwMCAAAAAZwDQAAAAAGdAwEAAAABngMBAAAAAZ8DAgAAAAGgAwIAAAABoQMBAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDAgAAAAGmAyAAAAABAgAAAAEAIB0AAN8GACADAAAALwAgHQAA3wYAIB4AAOMGACA2AAAALwAgAgAAzgUAIAQAAM8FACAHAADQBQAgCAAA0QUAIAoAANMFACAOAADUBQAgDwAA1QUAIBAAANYFACAWAADjBgAgwQIEAMcEACHEAgEAvwQAIccCAgDABAAh0gIBAL8EACHxAkAAzwQAIfICQADPBAAh-gJAAMkEACH7AgEAvwQAIfwCAQC_BAAh_gICAMAEACH_AhAAuwUAIYEDAQC_BAAhggMBAL8EACGDAwAAzQUAIIQDAQC_BAAhhgMCAL0FACGLA4AAAAABjAOAAAAAAY0DAQDXBAAhjgMgAMgEACGPA4AAAAABkAMCAMAEACGRAwEA1wQAIZIDAgC9BQAhkwMCAL0FACGUAyAAywUAIZUDIADLBQAhlgMCAL0FACGXAwQAzAUAIZgDAgC9BQAhmQMCAL0FACGaAwIAvQUAIZsDAgDABAAhnANAAMkEACGdAwEA1wQAIZ4DAQDXBAAhnwMCAL0FACGgAwIAwAQAIaEDAQDXBAAhogMBAL8EACGjAwIAwAQAIaQDAgDABAAhpQMCAMAEACGmAyAAyAQAITQCAADOBQAgBAAAzwUAIAcAANAFACAIAADRBQAgCgAA0wUAIA4AANQFACAPAADVBQAgEAAA1gUAIMECBADHBAAhxAIBAL8EACHHAgIAwAQAIdICAQC_BAAh8QJAAM8EACHyAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf4CAgDABAAh_wIQALsFACGBAwEAvwQAIYIDAQC_BAAhgwMAAM0FACCEAwEAvwQAIYYDAgC9BQAhiwOAAAAAAYwDgAAAAAGNAwEA1wQAIY4DIADIBAAhjwOAAAAAAZADAgDABAAhkQMBANcEACGSAwIAvQUAIZMDAgC9BQAhlAMgAMsFACGVAyAAywUAIZYDAgC9BQAhlwMEAMwFACGYAwIAvQUAIZkDAgC9BQAhmgMCAL0FACGbAwIAwAQAIZwDQADJBAAhnQMBANcEACGeAwEA1wQAIZ8DAgC9BQAhoAMCAMAEACGhAwEA1wQAIaIDAQC_BAAhowMCAMAEACGkAwIAwAQAIaUDAgDABAAhpgMgAMgEACE0AgAArQYAIAQAAK4GACAHAACvBgAgCAAAsAYAIAkAALEGACAOAACzBgAgDwAAtAYAIBAAALUGACDBAgQAAAABxAIBAAAAAccCAgAAAAHSAgEAAAAB8QJAAAAAAfICQAAAAAH6AkAAAAAB-wIBAAAAAfwCAQAAAAH-AgIAAAAB_wIQAAAAAYEDAQAAAAGCAwEAAAABgwMAAKwGACCEAwEAAAABhgMCAAAAAYsDgAAAAAGMA4AAAAABjQMBAAAAAY4DIAAAAAGPA4AAAAABkAMCAAAAAZEDAQAAAAGSAwIAAAABkwMCAAAAAZQDIAAAAAGVAyAAAAABlgMCAAAAAZcDBAAAAAGYAwIAAAABmQMCAAAAAZoDAgAAAAGbAwIAAAABnANAAAAAAZ0DAQAAAAGeAwEAAAABnwMCAAAAAaADAgAAAAGhAwEAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMCAAAAAaYDIAAAAAECAAAAAQAgHQAA5AYAIAMAAAAvACAdAADkBgAgHgAA6AYAIDYAAAAvACACAADOBQAgBAAAzwUAIAcAANAFACAIAADRBQAgCQAA0gUAIA4AANQFACAPAADVBQAgEAAA1gUAIBYAAOgGACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhNAIAAM4FACAEAADPBQAgBwAA0AUAIAgAANEFACAJAADSBQAgDgAA1AUAIA8AANUFACAQAADWBQAgwQIEAMcEACHEAgEAvwQAIccCAgDABAAh0gIBAL8EACHxAkAAzwQAIfICQADPBAAh-gJAAMkEACH7AgEAvwQAIfwCAQC_BAAh_gICAMAEACH_AhAAuwUAIYEDAQC_BAAhggMBAL8EACGDAwAAzQUAIIQDAQC_BAAhhgMCAL0FACGLA4AAAAABjAOAAAAAAY0DAQDXBAAhjgMgAMgEACGPA4AAAAABkAMCAMAEACGRAwEA1wQAIZIDAgC9BQAhkwMCAL0FACGUAyAAywUAIZUDIADLBQAhlgMCAL0FACGXAwQAzAUAIZgDAgC9BQAhmQMCAL0FACGaAwIAvQUAIZsDAgDABAAhnANAAMkEACGdAwEA1wQAIZ4DAQDXBAAhnwMCAL0FACGgAwIAwAQAIaEDAQDXBAAhogMBAL8EACGjAwIAwAQAIaQDAgDABAAhpQMCAMAEACGmAyAAyAQAIQHCAgQAAAABNAIAAK0GACAEAACuBgAgBwAArwYAIAgAALAGACAJAACxBgAgCgAAsgYAIA8AALQGACAQAAC1BgAgwQIEAAAAAcQCAQAAAAHHAgIAAAAB0gIBAAAAAfECQAAAAAHyAkAAAAAB-gJAAAAAAfsCAQAAAAH8AgEAAAAB_gICAAAAAf8CEAAAAAGBAwEAAAABggMBAAAAAYMDAACsBgAghAMBAAAAAYYDAgAAAAGLA4AAAAABjAOAAAAAAY0DAQAAAAGOAyAAAAABjwOAAAAAAZADAgAAAAGRAwEAAAABkgMCAAAAAZMDAgAAAAGUAyAAAAABlQMgAAAAAZYDAgAAAAGXAwQAAAABmAMCAAAAAZkDAgAAAAGaAwIAAAABmwMCAAAAAZwDQAAAAAGdAwEAAAABngMBAAAAAZ8DAgAAAAGgAwIAAAABoQMBAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDAgAAAAGmAyAAAAABAgAAAAEAIB0AAOoGACAGtAIBAAAAAdkCAQAAAAHaAkAAAAAB2wIBAAAAAdwCAQAAAAHdAgIAAAABAgAAALoCACAdAADsBgAgAwAAAC8AIB0AAOoGACAeAADwBgAgNgAAAC8AIAIAAM4FACAEAADPBQAgBwAA0AUAIAgAANEFACAJAADSBQAgCgAA0wUAIA8AANUFACAQAADWBQAgFgAA8AYAIMECBADHBAAhxAIBAL8EACHHAgIAwAQAIdICAQC_BAAh8QJAAM8EACHyAkAAzwQAIfoCQADJBAAh-wIBAL8EACH8AgEAvwQAIf4CAgDABAAh_wIQALsFACGBAwEAvwQAIYIDAQC_BAAhgwMAAM0FACCEAwEAvwQAIYYDAgC9BQAhiwOAAAAAAYwDgAAAAAGNAwEA1wQAIY4DIADIBAAhjwOAAAAAAZADAgDABAAhkQMBANcEACGSAwIAvQUAIZMDAgC9BQAhlAMgAMsFACGVAyAAywUAIZYDAgC9BQAhlwMEAMwFACGYAwIAvQUAIZkDAgC9BQAhmgMCAL0FACGbAwIAwAQAIZwDQADJBAAhnQMBANcEACGeAwEA1wQAIZ8DAgC9BQAhoAMCAMAEACGhAwEA1wQAIaIDAQC_BAAhowMCAMAEACGkAwIAwAQAIaUDAgDABAAhpgMgAMgEACE0AgAAzgUAIAQAAM8FACAHAADQBQAgCAAA0QUAIAkAANIFACAKAADTBQAgDwAA1QUAIBAAANYFACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhAwAAAL0CACAdAADsBgAgHgAA8wYAIAgAAAC9AgAgFgAA8wYAILQCAQC_BAAh2QIBAL8EACHaAkAAzwQAIdsCAQC_BAAh3AIBAL8EACHdAgIAwAQAIQa0AgEAvwQAIdkCAQC_BAAh2gJAAM8EACHbAgEAvwQAIdwCAQC_BAAh3QICAMAEACE0AgAArQYAIAQAAK4GACAHAACvBgAgCAAAsAYAIAkAALEGACAKAACyBgAgDgAAswYAIA8AALQGACDBAgQAAAABxAIBAAAAAccCAgAAAAHSAgEAAAAB8QJAAAAAAfICQAAAAAH6AkAAAAAB-wIBAAAAAfwCAQAAAAH-AgIAAAAB_wIQAAAAAYEDAQAAAAGCAwEAAAABgwMAAKwGACCEAwEAAAABhgMCAAAAAYsDgAAAAAGMA4AAAAABjQMBAAAAAY4DIAAAAAGPA4AAAAABkAMCAAAAAZEDAQAAAAGSAwIAAAABkwMCAAAAAZQDIAAAAAGVAyAAAAABlgMCAAAAAZcDBAAAAAGYAwIAAAABmQMCAAAAAZoDAgAAAAGbAwIAAAABnANAAAAAAZ0DAQAAAAGeAwEAAAABnwMCAAAAAaADAgAAAAGhAwEAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMCAAAAAaYDIAAAAAECAAAAAQAgHQAA9AYAIAMAAAAvACAdAAD0BgAgHgAA-AYAIDYAAAAvACACAADOBQAgBAAAzwUAIAcAANAFACAIAADRBQAgCQAA0gUAIAoAANMFACAOAADUBQAgDwAA1QUAIBYAAPgGACDBAgQAxwQAIcQCAQC_BAAhxwICAMAEACHSAgEAvwQAIfECQADPBAAh8gJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH-AgIAwAQAIf8CEAC7BQAhgQMBAL8EACGCAwEAvwQAIYMDAADNBQAghAMBAL8EACGGAwIAvQUAIYsDgAAAAAGMA4AAAAABjQMBANcEACGOAyAAyAQAIY8DgAAAAAGQAwIAwAQAIZEDAQDXBAAhkgMCAL0FACGTAwIAvQUAIZQDIADLBQAhlQMgAMsFACGWAwIAvQUAIZcDBADMBQAhmAMCAL0FACGZAwIAvQUAIZoDAgC9BQAhmwMCAMAEACGcA0AAyQQAIZ0DAQDXBAAhngMBANcEACGfAwIAvQUAIaADAgDABAAhoQMBANcEACGiAwEAvwQAIaMDAgDABAAhpAMCAMAEACGlAwIAwAQAIaYDIADIBAAhNAIAAM4FACAEAADPBQAgBwAA0AUAIAgAANEFACAJAADSBQAgCgAA0wUAIA4AANQFACAPAADVBQAgwQIEAMcEACHEAgEAvwQAIccCAgDABAAh0gIBAL8EACHxAkAAzwQAIfICQADPBAAh-gJAAMkEACH7AgEAvwQAIfwCAQC_BAAh_gICAMAEACH_AhAAuwUAIYEDAQC_BAAhggMBAL8EACGDAwAAzQUAIIQDAQC_BAAhhgMCAL0FACGLA4AAAAABjAOAAAAAAY0DAQDXBAAhjgMgAMgEACGPA4AAAAABkAMCAMAEACGRAwEA1wQAIZIDAgC9BQAhkwMCAL0FACGUAyAAywUAIZUDIADLBQAhlgMCAL0FACGXAwQAzAUAIZgDAgC9BQAhmQMCAL0FACGaAwIAvQUAIZsDAgDABAAhnANAAMkEACGdAwEA1wQAIZ4DAQDXBAAhnwMCAL0FACGgAwIAwAQAIaEDAQDXBAAhogMBAL8EACGjAwIAwAQAIaQDAgDABAAhpQMCAMAEACGmAyAAyAQAIRMBAAC-BQAgwgIEAMcEACHEAgEAvwQAIdICAQC_BAAh8QJAAM8EACH6AkAAyQQAIfsCAQC_BAAh_AIBAL8EACH9AgIAwAQAIf4CAgDABAAh_wIQALsFACGAAwAAvAUAIIEDAQC_BAAhggMBAL8EACGDAwEAvwQAIYQDAQC_BAAhhQMCAL0FACGGAwIAvQUAIYcDAgDABAAhCgIEAgQIBAcMBQgQBgkUBwoYCAwADg4cCQ8iDBAmDQIBAAEDBgMBAgACAQEAAQEBAAEBAQABAQEAAQEBAAECAQABDQAKAgsdCQwACwELHgABAQABAQEAAQcHJwAIKAAJKQAKKgAOKwAPLAAQLQAAAAAFDAATIwAUJAAVJQAWJgAXAAAAAAAFDAATIwAUJAAVJQAWJgAXAQEAAQUMABsjABwkAB0lAB4mAB8AAAAAAAUMABsjABwkAB0lAB4mAB8BAgACAQIAAgUMACQjACUkACYlACcmACgAAAAAAAUMACQjACUkACYlACcmACgBAQABBQwALCMALSQALiUALyYAMAAAAAAABQwALCMALSQALiUALyYAMAAAAAUMADYjADckADglADkmADoAAAAAAAUMADYjADckADglADkmADoAAAAFDABAIwBBJABCJQBDJgBEAAAAAAAFDABAIwBBJABCJQBDJgBEAQEAAQEBAAEFDABJIwBKJABLJQBMJgBNAAAAAAAFDABJIwBKJABLJQBMJgBNAQEAAQEBAAEFDABSIwBTJABUJQBVJgBWAAAAAAAFDABSIwBTJABUJQBVJgBWAQEAAQEBAAEFDABbIwBcJABdJQBeJgBfAAAAAAAFDABbIwBcJABdJQBeJgBfAQEAAQEBAAEFDABkIwBlJABmJQBnJgBoAAAAAAAFDABkIwBlJABmJQBnJgBoAQEAAQEBAAEFDABtIwBuJABvJQBwJgBxAAAAAAAFDABtIwBuJABvJQBwJgBxAAAABQwAdyMAeCQAeSUAeiYAewAAAAAABQwAdyMAeCQAeSUAeiYAewAABQwAgAEjAIEBJACCASUAgwEmAIQBAAAAAAAFDACAASMAgQEkAIIBJQCDASYAhAECAQABDQAKAgEAAQ0ACgUMAIkBIwCKASQAiwElAIwBJgCNAQAAAAAABQwAiQEjAIoBJACLASUAjAEmAI0BAAAABQwAkwEjAJQBJACVASUAlgEmAJcBAAAAAAAFDACTASMAlAEkAJUBJQCWASYAlwEBAQABAQEAAQUMAJwBIwCdASQAngElAJ8BJgCgAQAAAAAABQwAnAEjAJ0BJACeASUAnwEmAKABAAAABQwApgEjAKcBJACoASUAqQEmAKoBAAAAAAAFDACmASMApwEkAKgBJQCpASYAqgEAAAAFDACwASMAsQEkALIBJQCzASYAtAEAAAAAAAUMALABIwCxASQAsgElALMBJgC0ARECARIuARMxARQyARUzARc1ARg3Dxk4EBo6ARs8Dxw9ER8-ASA_ASFADydDEihEGClGAipHAitJAixKAi1LAi5NAi9PDzBQGTFRAjJSDzNVGjRWIDVYAzZZAzdbAzhcAzldAzpfAzthDzxiIT1kAz5mDz9nIkBoA0FpA0JqD0NtI0RuKUVwBEZxBEdzBEh0BEl1BEp3BEt5D0x6Kk17BE58D09_K1CAATFRggEyUoMBMlOGATJUhwEyVYgBMlaKATJXjAEPWI0BM1mPATJakQEPW5IBNFyTATJdlAEyXpUBD1-YATVgmQE7YZsBPGKcATxjnwE8ZKABPGWhATxmowE8Z6UBD2imAT1pqAE8aqoBD2urAT5srAE8ba0BPG6uAQ9vsQE_cLIBRXGzAQVytAEFc7UBBXS2AQV1twEFdrkBBXe7AQ94vAFGeb4BBXrAAQ97wQFHfMIBBX3DAQV-xAEPf8cBSIAByAFOgQHJAQaCAcoBBoMBywEGhAHMAQaFAc0BBoYBzwEGhwHRAQ-IAdIBT4kB1AEGigHWAQ-LAdcBUIwB2AEGjQHZAQaOAdoBD48B3QFRkAHeAVeRAd8BDJIB4AEMkwHhAQyUAeIBDJUB4wEMlgHlAQyXAecBD5gB6AFYmQHqAQyaAewBD5sB7QFZnAHuAQydAe8BDJ4B8AEPnwHzAVqgAfQBYKEB9QEHogH2AQejAfcBB6QB-AEHpQH5AQemAfsBB6cB_QEPqAH-AWGpAYACB6oBggIPqwGDAmKsAYQCB60BhQIHrgGGAg-vAYkCY7ABigJpsQGLAgiyAYwCCLMBjQIItAGOAgi1AY8CCLYBkQIItwGTAg-4AZQCarkBlgIIugGYAg-7AZkCa7wBmgIIvQGbAgi-AZwCD78BnwJswAGgAnLBAaICc8IBowJzwwGmAnPEAacCc8UBqAJzxgGqAnPHAawCD8gBrQJ0yQGvAnPKAbECD8sBsgJ1zAGzAnPNAbQCc84BtQIPzwG4AnbQAbkCfNEBuwIK0gG8AgrTAb8CCtQBwAIK1QHBAgrWAcMCCtcBxQIP2AHGAn3ZAcgCCtoBygIP2wHLAn7cAcwCCt0BzQIK3gHOAg_fAdECf-AB0gKFAeEB0wIJ4gHUAgnjAdUCCeQB1gIJ5QHXAgnmAdkCCecB2wIP6AHcAoYB6QHeAgnqAeACD-sB4QKHAewB4gIJ7QHjAgnuAeQCD-8B5wKIAfAB6AKOAfEB6gKPAfIB6wKPAfMB7gKPAfQB7wKPAfUB8AKPAfYB8gKPAfcB9AIP-AH1ApAB-QH3Ao8B-gH5Ag_7AfoCkQH8AfsCjwH9AfwCjwH-Af0CD_8BgAOSAYACgQOYAYECggMNggKDAw2DAoQDDYQChQMNhQKGAw2GAogDDYcCigMPiAKLA5kBiQKNAw2KAo8DD4sCkAOaAYwCkQMNjQKSAw2OApMDD48ClgObAZAClwOhAZECmQOiAZICmgOiAZMCnQOiAZQCngOiAZUCnwOiAZYCoQOiAZcCowMPmAKkA6MBmQKmA6IBmgKoAw-bAqkDpAGcAqoDogGdAqsDogGeAqwDD58CrwOlAaACsAOrAaECsgOsAaICswOsAaMCtgOsAaQCtwOsAaUCuAOsAaYCugOsAacCvAMPqAK9A60BqQK_A6wBqgLBAw-rAsIDrgGsAsMDrAGtAsQDrAGuAsUDD68CyAOvAbACyQO1AQ"
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
  ImageScalarFieldEnum: () => ImageScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  ListingScalarFieldEnum: () => ListingScalarFieldEnum,
  LoadScalarFieldEnum: () => LoadScalarFieldEnum,
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
  Load: "Load"
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
  folding: "folding"
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
var LoadScalarFieldEnum = {
  name: "name",
  loaded: "loaded"
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
