// Of decfa6b0e695367e0a8a7416109c5bbc732a14b2f21d68656cff9ca901a09f27
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
config.runtimeDataModel = JSON.parse('{"models":{"Listing":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"form","kind":"scalar","type":"Json"},{"name":"rights","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"isFeatured","kind":"scalar","type":"Boolean","dbName":"is_featured"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"aiScores","kind":"scalar","type":"Json","dbName":"ai_scores"},{"name":"aiVersion","kind":"scalar","type":"Int","dbName":"ai_version"},{"name":"mediumDetails","kind":"scalar","type":"String","dbName":"medium_details"},{"name":"twitterMentions","kind":"scalar","type":"Int","dbName":"twitter_mentions"},{"name":"twitterBuzzScore","kind":"scalar","type":"Int","dbName":"twitter_buzz_score"},{"name":"twitterHasVerifiedMentions","kind":"scalar","type":"Boolean","dbName":"twitter_has_verified_mentions"},{"name":"twitterPublisherPromotion","kind":"scalar","type":"Boolean","dbName":"twitter_publisher_promotion"},{"name":"twitterBookClubMentions","kind":"scalar","type":"Int","dbName":"twitter_book_club_mentions"},{"name":"youtubeTotalViews","kind":"scalar","type":"BigInt","dbName":"youtube_total_views"},{"name":"youtubeVideoCount","kind":"scalar","type":"Int","dbName":"youtube_video_count"},{"name":"youtubeAdaptationPotential","kind":"scalar","type":"Int","dbName":"youtube_adaptation_potential"},{"name":"youtubePopularityScore","kind":"scalar","type":"Int","dbName":"youtube_popularity_score"},{"name":"enrichmentVersion","kind":"scalar","type":"Int","dbName":"enrichment_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"suggestedOfferMin","kind":"scalar","type":"Int","dbName":"suggested_offer_min"},{"name":"suggestedOfferMax","kind":"scalar","type":"Int","dbName":"suggested_offer_max"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"publishDate","kind":"scalar","type":"String","dbName":"publish_date"},{"name":"rightsStatus","kind":"scalar","type":"String","dbName":"rights_status"},{"name":"genreScore","kind":"scalar","type":"Int","dbName":"genre_score"},{"name":"mediumScore","kind":"scalar","type":"Int","dbName":"medium_score"},{"name":"lengthBonus","kind":"scalar","type":"Int","dbName":"length_bonus"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"chainOfTitleVerified","kind":"scalar","type":"Boolean","dbName":"chain_of_title_verified"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToListing"},{"name":"document","kind":"object","type":"SearchDocument","relationName":"ListingToSearchDocument"},{"name":"favourites","kind":"object","type":"Favourite","relationName":"FavouriteToListing"},{"name":"audit","kind":"object","type":"AuditEntry","relationName":"AuditEntryToListing"},{"name":"chain","kind":"object","type":"ChainDocument","relationName":"ChainDocumentToListing"},{"name":"chainHistory","kind":"object","type":"ChainHistoryEntry","relationName":"ChainHistoryEntryToListing"},{"name":"chainFiles","kind":"object","type":"ChainFileUse","relationName":"ChainFileUseToListing"},{"name":"takeovers","kind":"object","type":"Takeover","relationName":"ListingToTakeover"},{"name":"rightsBooks","kind":"object","type":"RightsBook","relationName":"ListingToRightsBook"}],"dbName":"listings","schema":null},"BrowseEntry":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"status","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Int"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"genreTags","kind":"scalar","type":"String","dbName":"genre_tags"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"published","kind":"scalar","type":"Int"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"folding","kind":"scalar","type":"Int"},{"name":"listing","kind":"object","type":"Listing","relationName":"BrowseEntryToListing"},{"name":"searched","kind":"object","type":"SearchedWords","relationName":"BrowseEntryToSearchedWords"}],"dbName":"browse_entries","schema":null},"SearchedWords":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"words","kind":"scalar","type":"String"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToSearchedWords"}],"dbName":"searched_words","schema":null},"SearchDocument":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToSearchDocument"}],"dbName":"search_documents","schema":null},"Stem":{"fields":[{"name":"stem","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"stems","schema":null},"VocabularyWord":{"fields":[{"name":"word","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"vocabulary","schema":null},"Favourite":{"fields":[{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"version","kind":"scalar","type":"Int"},{"name":"isRemoved","kind":"scalar","type":"Boolean","dbName":"is_removed"},{"name":"listing","kind":"object","type":"Listing","relationName":"FavouriteToListing"}],"dbName":"favourites","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"AuditEntryToListing"}],"dbName":"audit","schema":null},"Takeover":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"undoneAt","kind":"scalar","type":"DateTime","dbName":"undone_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTakeover"}],"dbName":"takeovers","schema":null},"ChainDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"type","kind":"scalar","type":"String"},{"name":"grantor","kind":"scalar","type":"String"},{"name":"grantee","kind":"scalar","type":"String"},{"name":"date","kind":"scalar","type":"String"},{"name":"territory","kind":"scalar","type":"String"},{"name":"fileUrl","kind":"scalar","type":"String","dbName":"file_url"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"confirms","kind":"scalar","type":"String"},{"name":"confirmedBecause","kind":"scalar","type":"String","dbName":"confirmed_because"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainDocumentToListing"}],"dbName":"chain_documents","schema":null},"ChainHistoryEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainHistoryEntryToListing"}],"dbName":"chain_history","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"bytes","kind":"scalar","type":"Int"}],"dbName":"images","schema":null},"ChainFile":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uses","kind":"object","type":"ChainFileUse","relationName":"ChainFileToChainFileUse"}],"dbName":"chain_files","schema":null},"ChainFileUse":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"file","kind":"object","type":"ChainFile","relationName":"ChainFileToChainFileUse"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainFileUseToListing"}],"dbName":"chain_file_uses","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"isVerified","kind":"scalar","type":"Boolean","dbName":"is_verified"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"picture","kind":"scalar","type":"String"},{"name":"isPictureKnown","kind":"scalar","type":"Boolean","dbName":"is_picture_known"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"people","schema":null},"RightsBook":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"lines","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToRightsBook"}],"dbName":"rights_books","schema":null},"AcceptedOffer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"accepted_offers","schema":null},"ListingTakings":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"Int"},{"name":"takings","kind":"scalar","type":"Json"}],"dbName":"listing_takings","schema":null},"Load":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"loaded","kind":"scalar","type":"Int"}],"dbName":"loads","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","listing","entry","searched","document","orderBy","cursor","favourites","audit","chain","chainHistory","uses","_count","file","chainFiles","takeovers","rightsBooks","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","data","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","create","update","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","having","_avg","_sum","_min","_max","Listing.groupBy","Listing.aggregate","BrowseEntry.findUnique","BrowseEntry.findUniqueOrThrow","BrowseEntry.findFirst","BrowseEntry.findFirstOrThrow","BrowseEntry.findMany","BrowseEntry.updateOne","BrowseEntry.updateMany","BrowseEntry.updateManyAndReturn","BrowseEntry.deleteOne","BrowseEntry.deleteMany","BrowseEntry.groupBy","BrowseEntry.aggregate","SearchedWords.findUnique","SearchedWords.findUniqueOrThrow","SearchedWords.findFirst","SearchedWords.findFirstOrThrow","SearchedWords.findMany","SearchedWords.createOne","SearchedWords.createMany","SearchedWords.createManyAndReturn","SearchedWords.updateOne","SearchedWords.updateMany","SearchedWords.updateManyAndReturn","SearchedWords.upsertOne","SearchedWords.deleteOne","SearchedWords.deleteMany","SearchedWords.groupBy","SearchedWords.aggregate","SearchDocument.findUnique","SearchDocument.findUniqueOrThrow","SearchDocument.findFirst","SearchDocument.findFirstOrThrow","SearchDocument.findMany","SearchDocument.updateOne","SearchDocument.updateMany","SearchDocument.updateManyAndReturn","SearchDocument.deleteOne","SearchDocument.deleteMany","SearchDocument.groupBy","SearchDocument.aggregate","Stem.findUnique","Stem.findUniqueOrThrow","Stem.findFirst","Stem.findFirstOrThrow","Stem.findMany","Stem.createOne","Stem.createMany","Stem.createManyAndReturn","Stem.updateOne","Stem.updateMany","Stem.updateManyAndReturn","Stem.upsertOne","Stem.deleteOne","Stem.deleteMany","Stem.groupBy","Stem.aggregate","VocabularyWord.findUnique","VocabularyWord.findUniqueOrThrow","VocabularyWord.findFirst","VocabularyWord.findFirstOrThrow","VocabularyWord.findMany","VocabularyWord.createOne","VocabularyWord.createMany","VocabularyWord.createManyAndReturn","VocabularyWord.updateOne","VocabularyWord.updateMany","VocabularyWord.updateManyAndReturn","VocabularyWord.upsertOne","VocabularyWord.deleteOne","VocabularyWord.deleteMany","VocabularyWord.groupBy","VocabularyWord.aggregate","Favourite.findUnique","Favourite.findUniqueOrThrow","Favourite.findFirst","Favourite.findFirstOrThrow","Favourite.findMany","Favourite.createOne","Favourite.createMany","Favourite.createManyAndReturn","Favourite.updateOne","Favourite.updateMany","Favourite.updateManyAndReturn","Favourite.upsertOne","Favourite.deleteOne","Favourite.deleteMany","Favourite.groupBy","Favourite.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Takeover.findUnique","Takeover.findUniqueOrThrow","Takeover.findFirst","Takeover.findFirstOrThrow","Takeover.findMany","Takeover.createOne","Takeover.createMany","Takeover.createManyAndReturn","Takeover.updateOne","Takeover.updateMany","Takeover.updateManyAndReturn","Takeover.upsertOne","Takeover.deleteOne","Takeover.deleteMany","Takeover.groupBy","Takeover.aggregate","ChainDocument.findUnique","ChainDocument.findUniqueOrThrow","ChainDocument.findFirst","ChainDocument.findFirstOrThrow","ChainDocument.findMany","ChainDocument.createOne","ChainDocument.createMany","ChainDocument.createManyAndReturn","ChainDocument.updateOne","ChainDocument.updateMany","ChainDocument.updateManyAndReturn","ChainDocument.upsertOne","ChainDocument.deleteOne","ChainDocument.deleteMany","ChainDocument.groupBy","ChainDocument.aggregate","ChainHistoryEntry.findUnique","ChainHistoryEntry.findUniqueOrThrow","ChainHistoryEntry.findFirst","ChainHistoryEntry.findFirstOrThrow","ChainHistoryEntry.findMany","ChainHistoryEntry.createOne","ChainHistoryEntry.createMany","ChainHistoryEntry.createManyAndReturn","ChainHistoryEntry.updateOne","ChainHistoryEntry.updateMany","ChainHistoryEntry.updateManyAndReturn","ChainHistoryEntry.upsertOne","ChainHistoryEntry.deleteOne","ChainHistoryEntry.deleteMany","ChainHistoryEntry.groupBy","ChainHistoryEntry.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ChainFile.findUnique","ChainFile.findUniqueOrThrow","ChainFile.findFirst","ChainFile.findFirstOrThrow","ChainFile.findMany","ChainFile.createOne","ChainFile.createMany","ChainFile.createManyAndReturn","ChainFile.updateOne","ChainFile.updateMany","ChainFile.updateManyAndReturn","ChainFile.upsertOne","ChainFile.deleteOne","ChainFile.deleteMany","ChainFile.groupBy","ChainFile.aggregate","ChainFileUse.findUnique","ChainFileUse.findUniqueOrThrow","ChainFileUse.findFirst","ChainFileUse.findFirstOrThrow","ChainFileUse.findMany","ChainFileUse.createOne","ChainFileUse.createMany","ChainFileUse.createManyAndReturn","ChainFileUse.updateOne","ChainFileUse.updateMany","ChainFileUse.updateManyAndReturn","ChainFileUse.upsertOne","ChainFileUse.deleteOne","ChainFileUse.deleteMany","ChainFileUse.groupBy","ChainFileUse.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","RightsBook.findUnique","RightsBook.findUniqueOrThrow","RightsBook.findFirst","RightsBook.findFirstOrThrow","RightsBook.findMany","RightsBook.createOne","RightsBook.createMany","RightsBook.createManyAndReturn","RightsBook.updateOne","RightsBook.updateMany","RightsBook.updateManyAndReturn","RightsBook.upsertOne","RightsBook.deleteOne","RightsBook.deleteMany","RightsBook.groupBy","RightsBook.aggregate","AcceptedOffer.findUnique","AcceptedOffer.findUniqueOrThrow","AcceptedOffer.findFirst","AcceptedOffer.findFirstOrThrow","AcceptedOffer.findMany","AcceptedOffer.createOne","AcceptedOffer.createMany","AcceptedOffer.createManyAndReturn","AcceptedOffer.updateOne","AcceptedOffer.updateMany","AcceptedOffer.updateManyAndReturn","AcceptedOffer.upsertOne","AcceptedOffer.deleteOne","AcceptedOffer.deleteMany","AcceptedOffer.groupBy","AcceptedOffer.aggregate","ListingTakings.findUnique","ListingTakings.findUniqueOrThrow","ListingTakings.findFirst","ListingTakings.findFirstOrThrow","ListingTakings.findMany","ListingTakings.createOne","ListingTakings.createMany","ListingTakings.createManyAndReturn","ListingTakings.updateOne","ListingTakings.updateMany","ListingTakings.updateManyAndReturn","ListingTakings.upsertOne","ListingTakings.deleteOne","ListingTakings.deleteMany","ListingTakings.groupBy","ListingTakings.aggregate","Load.findUnique","Load.findUniqueOrThrow","Load.findFirst","Load.findFirstOrThrow","Load.findMany","Load.createOne","Load.createMany","Load.createManyAndReturn","Load.updateOne","Load.updateMany","Load.updateManyAndReturn","Load.upsertOne","Load.deleteOne","Load.deleteMany","Load.groupBy","Load.aggregate","AND","OR","NOT","name","loaded","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","id","version","takings","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","listingId","producerId","agentId","isExclusive","optionEndedAt","at","actorId","lines","role","status","isVerified","firstName","lastName","companyName","picture","isPictureKnown","uploadedBy","uploadedAt","fileName","kind","bytes","every","some","none","place","documentId","action","before","after","position","type","grantor","grantee","date","territory","fileUrl","note","reason","confirms","confirmedBecause","createdAt","updatedAt","undoneAt","userId","isRemoved","word","listings","stem","words","earlyAccessUntil","medium","format","price","viabilityScore","roiMultiple","genreTags","title","author","tags","description","published","pages","folding","has","hasEvery","hasSome","form","rights","soldOfferId","isFeatured","aiScores","aiVersion","mediumDetails","twitterMentions","twitterBuzzScore","twitterHasVerifiedMentions","twitterPublisherPromotion","twitterBookClubMentions","youtubeTotalViews","youtubeVideoCount","youtubeAdaptationPotential","youtubePopularityScore","enrichmentVersion","deletedAt","genre","coverImageUrl","suggestedOfferMin","suggestedOfferMax","publishDate","rightsStatus","genreScore","mediumScore","lengthBonus","chainOfTitleVerified","name_listingId","userId_listingId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "mQe_AagCOAIAAMMEACAEAADEBAAgBwAAxQQAIAgAAMYEACAJAADHBAAgCgAAyAQAIA4AAJgEACAPAADJBAAgEAAAygQAIMECAAC_BAAwwgIAAC8AEMMCAAC_BAAw0QIEAAAAAdICAgDtAwAh3AIBAIIEACHjAgEA7AMAIYIDQACXBAAhgwNAAJcEACGLA0AAhAQAIYwDAQDsAwAhjQMBAOwDACGPAwIA7QMAIZADEAC1BAAhkgMBAOwDACGTAwEA7AMAIZQDAACuBAAglQMBAOwDACGXAwIAtgQAIZwDAAD2AwAgnQMAAMAEACCeAwEAkgQAIZ8DIACDBAAhoAMAAMAEACChAwIA7QMAIaIDAQCRBAAhowMCALYEACGkAwIAtgQAIaUDIADBBAAhpgMgAMEEACGnAwIAtgQAIagDBADCBAAhqQMCALYEACGqAwIAtgQAIasDAgC2BAAhrAMCAO0DACGtA0AAhAQAIa4DAQCRBAAhrwMBAJEEACGwAwIAtgQAIbEDAgDtAwAhsgMBAJEEACGzAwEA7AMAIbQDAgDtAwAhtQMCAO0DACG2AwIA7QMAIbcDIACDBAAhAQAAAAEAIBcBAACoBAAgAwAAtwQAIMECAAC0BAAwwgIAAAMAEMMCAAC0BAAw2gIEAPUDACHcAgEAggQAIeMCAQDsAwAhggNAAJcEACGLA0AAhAQAIYwDAQDsAwAhjQMBAOwDACGOAwIA7QMAIY8DAgDtAwAhkAMQALUEACGRAwAArgQAIJIDAQDsAwAhkwMBAOwDACGUAwEA7AMAIZUDAQDsAwAhlgMCALYEACGXAwIAtgQAIZgDAgDtAwAhAQAAAAMAIAYCAACrBAAgwQIAAKoEADDCAgAABQAQwwIAAKoEADDaAgQA9QMAIYoDAQDsAwAhAQAAAAUAIAUBAACoBAAgwQIAAKcEADDCAgAABwAQwwIAAKcEADDaAgQA9QMAIQEAAAAHACAJAQAAqAQAIMECAADUBAAwwgIAAAkAEMMCAADUBAAw0gICAO0DACHaAgQA9QMAId8CQACXBAAhhQMBAIIEACGGAyAAgwQAIQEBAADNBQAgCgEAAKgEACDBAgAA1AQAMMICAAAJABDDAgAA1AQAMNICAgDtAwAh2gIEAPUDACHfAkAAlwQAIYUDAQCCBAAhhgMgAIMEACG5AwAA0wQAIAMAAAAJACAFAAAKADAGAAALACALAQAAqAQAIMECAADSBAAwwgIAAA0AEMMCAADSBAAw0QIEAPUDACHaAgQA9QMAId8CQACXBAAh4AIBAIIEACH0AgEA7AMAIfUCAAD2AwAg9gIAAPYDACABAQAAzQUAIAsBAACoBAAgwQIAANIEADDCAgAADQAQwwIAANIEADDRAgQAAAAB2gIEAPUDACHfAkAAlwQAIeACAQCCBAAh9AIBAOwDACH1AgAA9gMAIPYCAAD2AwAgAwAAAA0AIAUAAA4AMAYAAA8AIBQBAACoBAAgwQIAANEEADDCAgAAEQAQwwIAANEEADDRAgEAggQAIdoCBAD1AwAh4wIBAOwDACH3AgIA7QMAIfgCAQDsAwAh-QIBAOwDACH6AgEA7AMAIfsCAQCRBAAh_AIBAJEEACH9AgEAkQQAIf4CAQCRBAAh_wIBAJEEACGAAwEAkQQAIYEDAQCRBAAhggNAAJcEACGDA0AAlwQAIQgBAADNBQAg-wIAAOIEACD8AgAA4gQAIP0CAADiBAAg_gIAAOIEACD_AgAA4gQAIIADAADiBAAggQMAAOIEACAUAQAAqAQAIMECAADRBAAwwgIAABEAEMMCAADRBAAw0QIBAAAAAdoCBAD1AwAh4wIBAOwDACH3AgIA7QMAIfgCAQDsAwAh-QIBAOwDACH6AgEA7AMAIfsCAQCRBAAh_AIBAJEEACH9AgEAkQQAIf4CAQCRBAAh_wIBAJEEACGAAwEAkQQAIYEDAQCRBAAhggNAAJcEACGDA0AAlwQAIQMAAAARACAFAAASADAGAAATACANAQAAqAQAIMECAADQBAAwwgIAABUAEMMCAADQBAAw0QIBAIIEACHaAgQA9QMAId8CQACXBAAh4AIBAIIEACHyAgQA9QMAIfMCAQCCBAAh9AIBAOwDACH1AgAAwAQAIPYCAADABAAgAwEAAM0FACD1AgAA4gQAIPYCAADiBAAgDQEAAKgEACDBAgAA0AQAMMICAAAVABDDAgAA0AQAMNECAQAAAAHaAgQA9QMAId8CQACXBAAh4AIBAIIEACHyAgQAAAAB8wIBAIIEACH0AgEA7AMAIfUCAADABAAg9gIAAMAEACADAAAAFQAgBQAAFgAwBgAAFwAgBwEAAKgEACANAADPBAAgwQIAAM4EADDCAgAAGQAQwwIAAM4EADDEAgEAggQAIdoCBAD1AwAhAgEAAM0FACANAADdBgAgCAEAAKgEACANAADPBAAgwQIAAM4EADDCAgAAGQAQwwIAAM4EADDEAgEAggQAIdoCBAD1AwAhuAMAAM0EACADAAAAGQAgBQAAGgAwBgAAGwAgAwAAABkAIAUAABoAMAYAABsAIAEAAAAZACALAQAAqAQAIMECAADMBAAwwgIAAB8AEMMCAADMBAAw0QIBAIIEACHaAgQA9QMAId8CQACXBAAh4AIBAIIEACH1AgAA9gMAIPYCAAD2AwAghANAAIQEACECAQAAzQUAIIQDAADiBAAgCwEAAKgEACDBAgAAzAQAMMICAAAfABDDAgAAzAQAMNECAQAAAAHaAgQA9QMAId8CQACXBAAh4AIBAIIEACH1AgAA9gMAIPYCAAD2AwAghANAAIQEACEDAAAAHwAgBQAAIAAwBgAAIQAgCQEAAKgEACDBAgAAywQAMMICAAAjABDDAgAAywQAMNECBAD1AwAh2gIEAPUDACHfAkAAlwQAIeACAQCCBAAh4QIAAPYDACABAQAAzQUAIAkBAACoBAAgwQIAAMsEADDCAgAAIwAQwwIAAMsEADDRAgQAAAAB2gIEAPUDACHfAkAAlwQAIeACAQCCBAAh4QIAAPYDACADAAAAIwAgBQAAJAAwBgAAJQAgAQAAAAkAIAEAAAANACABAAAAEQAgAQAAABUAIAEAAAAZACABAAAAHwAgAQAAACMAIAEAAAABACA4AgAAwwQAIAQAAMQEACAHAADFBAAgCAAAxgQAIAkAAMcEACAKAADIBAAgDgAAmAQAIA8AAMkEACAQAADKBAAgwQIAAL8EADDCAgAALwAQwwIAAL8EADDRAgQA9QMAIdICAgDtAwAh3AIBAIIEACHjAgEA7AMAIYIDQACXBAAhgwNAAJcEACGLA0AAhAQAIYwDAQDsAwAhjQMBAOwDACGPAwIA7QMAIZADEAC1BAAhkgMBAOwDACGTAwEA7AMAIZQDAACuBAAglQMBAOwDACGXAwIAtgQAIZwDAAD2AwAgnQMAAMAEACCeAwEAkgQAIZ8DIACDBAAhoAMAAMAEACChAwIA7QMAIaIDAQCRBAAhowMCALYEACGkAwIAtgQAIaUDIADBBAAhpgMgAMEEACGnAwIAtgQAIagDBADCBAAhqQMCALYEACGqAwIAtgQAIasDAgC2BAAhrAMCAO0DACGtA0AAhAQAIa4DAQCRBAAhrwMBAJEEACGwAwIAtgQAIbEDAgDtAwAhsgMBAJEEACGzAwEA7AMAIbQDAgDtAwAhtQMCAO0DACG2AwIA7QMAIbcDIACDBAAhHQIAANUFACAEAADWBgAgBwAA1wYAIAgAANgGACAJAADZBgAgCgAA2gYAIA4AAJQFACAPAADbBgAgEAAA3AYAIIsDAADiBAAglwMAAOIEACCdAwAA4gQAIJ4DAADiBAAgoAMAAOIEACCiAwAA4gQAIKMDAADiBAAgpAMAAOIEACClAwAA4gQAIKYDAADiBAAgpwMAAOIEACCoAwAA4gQAIKkDAADiBAAgqgMAAOIEACCrAwAA4gQAIK0DAADiBAAgrgMAAOIEACCvAwAA4gQAILADAADiBAAgsgMAAOIEACADAAAALwAgBQAAMAAwBgAAAQAgAwAAAC8AIAUAADAAMAYAAAEAIAMAAAAvACAFAAAwADAGAAABACA1AgAAzQYAIAQAAM4GACAHAADPBgAgCAAA0AYAIAkAANEGACAKAADSBgAgDgAA0wYAIA8AANQGACAQAADVBgAg0QIEAAAAAdICAgAAAAHcAgEAAAAB4wIBAAAAAYIDQAAAAAGDA0AAAAABiwNAAAAAAYwDAQAAAAGNAwEAAAABjwMCAAAAAZADEAAAAAGSAwEAAAABkwMBAAAAAZQDAADMBgAglQMBAAAAAZcDAgAAAAGcA4AAAAABnQOAAAAAAZ4DAQAAAAGfAyAAAAABoAOAAAAAAaEDAgAAAAGiAwEAAAABowMCAAAAAaQDAgAAAAGlAyAAAAABpgMgAAAAAacDAgAAAAGoAwQAAAABqQMCAAAAAaoDAgAAAAGrAwIAAAABrAMCAAAAAa0DQAAAAAGuAwEAAAABrwMBAAAAAbADAgAAAAGxAwIAAAABsgMBAAAAAbMDAQAAAAG0AwIAAAABtQMCAAAAAbYDAgAAAAG3AyAAAAABARYAADQAICzRAgQAAAAB0gICAAAAAdwCAQAAAAHjAgEAAAABggNAAAAAAYMDQAAAAAGLA0AAAAABjAMBAAAAAY0DAQAAAAGPAwIAAAABkAMQAAAAAZIDAQAAAAGTAwEAAAABlAMAAMwGACCVAwEAAAABlwMCAAAAAZwDgAAAAAGdA4AAAAABngMBAAAAAZ8DIAAAAAGgA4AAAAABoQMCAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDIAAAAAGmAyAAAAABpwMCAAAAAagDBAAAAAGpAwIAAAABqgMCAAAAAasDAgAAAAGsAwIAAAABrQNAAAAAAa4DAQAAAAGvAwEAAAABsAMCAAAAAbEDAgAAAAGyAwEAAAABswMBAAAAAbQDAgAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAEBFgAANgAwARYAADYAMDUCAADuBQAgBAAA7wUAIAcAAPAFACAIAADxBQAgCQAA8gUAIAoAAPMFACAOAAD0BQAgDwAA9QUAIBAAAPYFACDRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhAgAAAAEAIBYAADkAICzRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhAgAAAC8AIBYAADsAIAIAAAAvACAWAAA7ACADAAAAAQAgHQAANAAgHgAAOQAgAQAAAAEAIAEAAAAvACAZDAAA5gUAICMAAOcFACAkAADqBQAgJQAA6QUAICYAAOgFACCLAwAA4gQAIJcDAADiBAAgnQMAAOIEACCeAwAA4gQAIKADAADiBAAgogMAAOIEACCjAwAA4gQAIKQDAADiBAAgpQMAAOIEACCmAwAA4gQAIKcDAADiBAAgqAMAAOIEACCpAwAA4gQAIKoDAADiBAAgqwMAAOIEACCtAwAA4gQAIK4DAADiBAAgrwMAAOIEACCwAwAA4gQAILIDAADiBAAgL8ECAAC4BAAwwgIAAEIAEMMCAAC4BAAw0QIEAO8DACHSAgIA5QMAIdwCAQD4AwAh4wIBAOQDACGCA0AAhwQAIYMDQACHBAAhiwNAAPoDACGMAwEA5AMAIY0DAQDkAwAhjwMCAOUDACGQAxAArQQAIZIDAQDkAwAhkwMBAOQDACGUAwAArgQAIJUDAQDkAwAhlwMCAK8EACGcAwAA8AMAIJ0DAACcBAAgngMBAIwEACGfAyAA-QMAIaADAACcBAAgoQMCAOUDACGiAwEAiwQAIaMDAgCvBAAhpAMCAK8EACGlAyAAuQQAIaYDIAC5BAAhpwMCAK8EACGoAwQAugQAIakDAgCvBAAhqgMCAK8EACGrAwIArwQAIawDAgDlAwAhrQNAAPoDACGuAwEAiwQAIa8DAQCLBAAhsAMCAK8EACGxAwIA5QMAIbIDAQCLBAAhswMBAOQDACG0AwIA5QMAIbUDAgDlAwAhtgMCAOUDACG3AyAA-QMAIQMAAAAvACAFAABBADAiAABCACADAAAALwAgBQAAMAAwBgAAAQAgFwEAAKgEACADAAC3BAAgwQIAALQEADDCAgAAAwAQwwIAALQEADDaAgQAAAAB3AIBAIIEACHjAgEA7AMAIYIDQACXBAAhiwNAAIQEACGMAwEA7AMAIY0DAQDsAwAhjgMCAO0DACGPAwIA7QMAIZADEAC1BAAhkQMAAK4EACCSAwEA7AMAIZMDAQDsAwAhlAMBAOwDACGVAwEA7AMAIZYDAgC2BAAhlwMCALYEACGYAwIA7QMAIQEAAABFACABAAAARQAgBQEAAM0FACADAADlBQAgiwMAAOIEACCWAwAA4gQAIJcDAADiBAAgAwAAAAMAIAUAAEgAMAYAAEUAIAMAAAADACAFAABIADAGAABFACADAAAAAwAgBQAASAAwBgAARQAgFAEAAN4FACADAADfBQAg2gIEAOEEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGOAwIA2wQAIY8DAgDbBAAhkAMQANsFACGRAwAA3AUAIJIDAQDaBAAhkwMBANoEACGUAwEA2gQAIZUDAQDaBAAhlgMCAN0FACGXAwIA3QUAIZgDAgDbBAAhAgAAAEUAIBYAAEwAIBLaAgQA4QQAIdwCAQDaBAAh4wIBANoEACGCA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY4DAgDbBAAhjwMCANsEACGQAxAA2wUAIZEDAADcBQAgkgMBANoEACGTAwEA2gQAIZQDAQDaBAAhlQMBANoEACGWAwIA3QUAIZcDAgDdBQAhmAMCANsEACECAAAAAwAgFgAATgAgAgAAAAMAIBYAAE4AIAEAAABFACABAAAAAwAgCAwAANYFACAjAADXBQAgJAAA2gUAICUAANkFACAmAADYBQAgiwMAAOIEACCWAwAA4gQAIJcDAADiBAAgFcECAACsBAAwwgIAAFQAEMMCAACsBAAw2gIEAO8DACHcAgEA-AMAIeMCAQDkAwAhggNAAIcEACGLA0AA-gMAIYwDAQDkAwAhjQMBAOQDACGOAwIA5QMAIY8DAgDlAwAhkAMQAK0EACGRAwAArgQAIJIDAQDkAwAhkwMBAOQDACGUAwEA5AMAIZUDAQDkAwAhlgMCAK8EACGXAwIArwQAIZgDAgDlAwAhAwAAAAMAIAUAAFMAMCIAAFQAIAMAAAADACAFAABIADAGAABFACAGAgAAqwQAIMECAACqBAAwwgIAAAUAEMMCAACqBAAw2gIEAAAAAYoDAQDsAwAhAQAAAFcAIAEAAABXACABAgAA1QUAIAMAAAAFACAFAABaADAGAABXACADAAAABQAgBQAAWgAwBgAAVwAgAwAAAAUAIAUAAFoAMAYAAFcAIAMCAADUBQAg2gIEAAAAAYoDAQAAAAEBFgAAXgAgAtoCBAAAAAGKAwEAAAABARYAAGAAMAEWAABgADADAgAA0wUAINoCBADhBAAhigMBANoEACECAAAAVwAgFgAAYwAgAtoCBADhBAAhigMBANoEACECAAAABQAgFgAAZQAgAgAAAAUAIBYAAGUAIAMAAABXACAdAABeACAeAABjACABAAAAVwAgAQAAAAUAIAUMAADOBQAgIwAAzwUAICQAANIFACAlAADRBQAgJgAA0AUAIAXBAgAAqQQAMMICAABsABDDAgAAqQQAMNoCBADvAwAhigMBAOQDACEDAAAABQAgBQAAawAwIgAAbAAgAwAAAAUAIAUAAFoAMAYAAFcAIAUBAACoBAAgwQIAAKcEADDCAgAABwAQwwIAAKcEADDaAgQAAAABAQAAAG8AIAEAAABvACABAQAAzQUAIAMAAAAHACAFAAByADAGAABvACADAAAABwAgBQAAcgAwBgAAbwAgAwAAAAcAIAUAAHIAMAYAAG8AIAIBAADMBQAg2gIEAOEEACECAAAAbwAgFgAAdgAgAdoCBADhBAAhAgAAAAcAIBYAAHgAIAIAAAAHACAWAAB4ACABAAAAbwAgAQAAAAcAIAUMAADHBQAgIwAAyAUAICQAAMsFACAlAADKBQAgJgAAyQUAIATBAgAApgQAMMICAAB-ABDDAgAApgQAMNoCBADvAwAhAwAAAAcAIAUAAH0AMCIAAH4AIAMAAAAHACAFAAByADAGAABvACAFwQIAAKUEADDCAgAAhAEAEMMCAAClBAAwiAMCAO0DACGJAwEAAAABAQAAAIEBACABAAAAgQEAIAXBAgAApQQAMMICAACEAQAQwwIAAKUEADCIAwIA7QMAIYkDAQDsAwAhAAMAAACEAQAgBQAAhQEAMAYAAIEBACADAAAAhAEAIAUAAIUBADAGAACBAQAgAwAAAIQBACAFAACFAQAwBgAAgQEAIAKIAwIAAAABiQMBAAAAAQEWAACJAQAgAogDAgAAAAGJAwEAAAABARYAAIsBADABFgAAiwEAMAKIAwIA2wQAIYkDAQDaBAAhAgAAAIEBACAWAACOAQAgAogDAgDbBAAhiQMBANoEACECAAAAhAEAIBYAAJABACACAAAAhAEAIBYAAJABACADAAAAgQEAIB0AAIkBACAeAACOAQAgAQAAAIEBACABAAAAhAEAIAUMAADCBQAgIwAAwwUAICQAAMYFACAlAADFBQAgJgAAxAUAIAXBAgAApAQAMMICAACXAQAQwwIAAKQEADCIAwIA5QMAIYkDAQDkAwAhAwAAAIQBACAFAACWAQAwIgAAlwEAIAMAAACEAQAgBQAAhQEAMAYAAIEBACAFwQIAAKMEADDCAgAAnQEAEMMCAACjBAAwhwMBAAAAAYgDAgDtAwAhAQAAAJoBACABAAAAmgEAIAXBAgAAowQAMMICAACdAQAQwwIAAKMEADCHAwEA7AMAIYgDAgDtAwAhAAMAAACdAQAgBQAAngEAMAYAAJoBACADAAAAnQEAIAUAAJ4BADAGAACaAQAgAwAAAJ0BACAFAACeAQAwBgAAmgEAIAKHAwEAAAABiAMCAAAAAQEWAACiAQAgAocDAQAAAAGIAwIAAAABARYAAKQBADABFgAApAEAMAKHAwEA2gQAIYgDAgDbBAAhAgAAAJoBACAWAACnAQAgAocDAQDaBAAhiAMCANsEACECAAAAnQEAIBYAAKkBACACAAAAnQEAIBYAAKkBACADAAAAmgEAIB0AAKIBACAeAACnAQAgAQAAAJoBACABAAAAnQEAIAUMAAC9BQAgIwAAvgUAICQAAMEFACAlAADABQAgJgAAvwUAIAXBAgAAogQAMMICAACwAQAQwwIAAKIEADCHAwEA5AMAIYgDAgDlAwAhAwAAAJ0BACAFAACvAQAwIgAAsAEAIAMAAACdAQAgBQAAngEAMAYAAJoBACABAAAACwAgAQAAAAsAIAMAAAAJACAFAAAKADAGAAALACADAAAACQAgBQAACgAwBgAACwAgAwAAAAkAIAUAAAoAMAYAAAsAIAYBAAC8BQAg0gICAAAAAdoCBAAAAAHfAkAAAAABhQMBAAAAAYYDIAAAAAEBFgAAuAEAIAXSAgIAAAAB2gIEAAAAAd8CQAAAAAGFAwEAAAABhgMgAAAAAQEWAAC6AQAwARYAALoBADAGAQAAuwUAINICAgDbBAAh2gIEAOEEACHfAkAA7wQAIYUDAQDaBAAhhgMgAOgEACECAAAACwAgFgAAvQEAIAXSAgIA2wQAIdoCBADhBAAh3wJAAO8EACGFAwEA2gQAIYYDIADoBAAhAgAAAAkAIBYAAL8BACACAAAACQAgFgAAvwEAIAMAAAALACAdAAC4AQAgHgAAvQEAIAEAAAALACABAAAACQAgBQwAALYFACAjAAC3BQAgJAAAugUAICUAALkFACAmAAC4BQAgCMECAAChBAAwwgIAAMYBABDDAgAAoQQAMNICAgDlAwAh2gIEAO8DACHfAkAAhwQAIYUDAQD4AwAhhgMgAPkDACEDAAAACQAgBQAAxQEAMCIAAMYBACADAAAACQAgBQAACgAwBgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgBQAADgAwBgAADwAgAwAAAA0AIAUAAA4AMAYAAA8AIAMAAAANACAFAAAOADAGAAAPACAIAQAAtQUAINECBAAAAAHaAgQAAAAB3wJAAAAAAeACAQAAAAH0AgEAAAAB9QKAAAAAAfYCgAAAAAEBFgAAzgEAIAfRAgQAAAAB2gIEAAAAAd8CQAAAAAHgAgEAAAAB9AIBAAAAAfUCgAAAAAH2AoAAAAABARYAANABADABFgAA0AEAMAgBAAC0BQAg0QIEAOEEACHaAgQA4QQAId8CQADvBAAh4AIBANoEACH0AgEA2gQAIfUCgAAAAAH2AoAAAAABAgAAAA8AIBYAANMBACAH0QIEAOEEACHaAgQA4QQAId8CQADvBAAh4AIBANoEACH0AgEA2gQAIfUCgAAAAAH2AoAAAAABAgAAAA0AIBYAANUBACACAAAADQAgFgAA1QEAIAMAAAAPACAdAADOAQAgHgAA0wEAIAEAAAAPACABAAAADQAgBQwAAK8FACAjAACwBQAgJAAAswUAICUAALIFACAmAACxBQAgCsECAACgBAAwwgIAANwBABDDAgAAoAQAMNECBADvAwAh2gIEAO8DACHfAkAAhwQAIeACAQD4AwAh9AIBAOQDACH1AgAA8AMAIPYCAADwAwAgAwAAAA0AIAUAANsBADAiAADcAQAgAwAAAA0AIAUAAA4AMAYAAA8AIAEAAAAhACABAAAAIQAgAwAAAB8AIAUAACAAMAYAACEAIAMAAAAfACAFAAAgADAGAAAhACADAAAAHwAgBQAAIAAwBgAAIQAgCAEAAK4FACDRAgEAAAAB2gIEAAAAAd8CQAAAAAHgAgEAAAAB9QKAAAAAAfYCgAAAAAGEA0AAAAABARYAAOQBACAH0QIBAAAAAdoCBAAAAAHfAkAAAAAB4AIBAAAAAfUCgAAAAAH2AoAAAAABhANAAAAAAQEWAADmAQAwARYAAOYBADAIAQAArQUAINECAQDaBAAh2gIEAOEEACHfAkAA7wQAIeACAQDaBAAh9QKAAAAAAfYCgAAAAAGEA0AA6QQAIQIAAAAhACAWAADpAQAgB9ECAQDaBAAh2gIEAOEEACHfAkAA7wQAIeACAQDaBAAh9QKAAAAAAfYCgAAAAAGEA0AA6QQAIQIAAAAfACAWAADrAQAgAgAAAB8AIBYAAOsBACADAAAAIQAgHQAA5AEAIB4AAOkBACABAAAAIQAgAQAAAB8AIAYMAACoBQAgIwAAqQUAICQAAKwFACAlAACrBQAgJgAAqgUAIIQDAADiBAAgCsECAACfBAAwwgIAAPIBABDDAgAAnwQAMNECAQD4AwAh2gIEAO8DACHfAkAAhwQAIeACAQD4AwAh9QIAAPADACD2AgAA8AMAIIQDQAD6AwAhAwAAAB8AIAUAAPEBADAiAADyAQAgAwAAAB8AIAUAACAAMAYAACEAIAEAAAATACABAAAAEwAgAwAAABEAIAUAABIAMAYAABMAIAMAAAARACAFAAASADAGAAATACADAAAAEQAgBQAAEgAwBgAAEwAgEQEAAKcFACDRAgEAAAAB2gIEAAAAAeMCAQAAAAH3AgIAAAAB-AIBAAAAAfkCAQAAAAH6AgEAAAAB-wIBAAAAAfwCAQAAAAH9AgEAAAAB_gIBAAAAAf8CAQAAAAGAAwEAAAABgQMBAAAAAYIDQAAAAAGDA0AAAAABARYAAPoBACAQ0QIBAAAAAdoCBAAAAAHjAgEAAAAB9wICAAAAAfgCAQAAAAH5AgEAAAAB-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDAQAAAAGCA0AAAAABgwNAAAAAAQEWAAD8AQAwARYAAPwBADARAQAApgUAINECAQDaBAAh2gIEAOEEACHjAgEA2gQAIfcCAgDbBAAh-AIBANoEACH5AgEA2gQAIfoCAQDaBAAh-wIBAPcEACH8AgEA9wQAIf0CAQD3BAAh_gIBAPcEACH_AgEA9wQAIYADAQD3BAAhgQMBAPcEACGCA0AA7wQAIYMDQADvBAAhAgAAABMAIBYAAP8BACAQ0QIBANoEACHaAgQA4QQAIeMCAQDaBAAh9wICANsEACH4AgEA2gQAIfkCAQDaBAAh-gIBANoEACH7AgEA9wQAIfwCAQD3BAAh_QIBAPcEACH-AgEA9wQAIf8CAQD3BAAhgAMBAPcEACGBAwEA9wQAIYIDQADvBAAhgwNAAO8EACECAAAAEQAgFgAAgQIAIAIAAAARACAWAACBAgAgAwAAABMAIB0AAPoBACAeAAD_AQAgAQAAABMAIAEAAAARACAMDAAAoQUAICMAAKIFACAkAAClBQAgJQAApAUAICYAAKMFACD7AgAA4gQAIPwCAADiBAAg_QIAAOIEACD-AgAA4gQAIP8CAADiBAAggAMAAOIEACCBAwAA4gQAIBPBAgAAngQAMMICAACIAgAQwwIAAJ4EADDRAgEA-AMAIdoCBADvAwAh4wIBAOQDACH3AgIA5QMAIfgCAQDkAwAh-QIBAOQDACH6AgEA5AMAIfsCAQCLBAAh_AIBAIsEACH9AgEAiwQAIf4CAQCLBAAh_wIBAIsEACGAAwEAiwQAIYEDAQCLBAAhggNAAIcEACGDA0AAhwQAIQMAAAARACAFAACHAgAwIgAAiAIAIAMAAAARACAFAAASADAGAAATACABAAAAFwAgAQAAABcAIAMAAAAVACAFAAAWADAGAAAXACADAAAAFQAgBQAAFgAwBgAAFwAgAwAAABUAIAUAABYAMAYAABcAIAoBAACgBQAg0QIBAAAAAdoCBAAAAAHfAkAAAAAB4AIBAAAAAfICBAAAAAHzAgEAAAAB9AIBAAAAAfUCgAAAAAH2AoAAAAABARYAAJACACAJ0QIBAAAAAdoCBAAAAAHfAkAAAAAB4AIBAAAAAfICBAAAAAHzAgEAAAAB9AIBAAAAAfUCgAAAAAH2AoAAAAABARYAAJICADABFgAAkgIAMAoBAACfBQAg0QIBANoEACHaAgQA4QQAId8CQADvBAAh4AIBANoEACHyAgQA4QQAIfMCAQDaBAAh9AIBANoEACH1AoAAAAAB9gKAAAAAAQIAAAAXACAWAACVAgAgCdECAQDaBAAh2gIEAOEEACHfAkAA7wQAIeACAQDaBAAh8gIEAOEEACHzAgEA2gQAIfQCAQDaBAAh9QKAAAAAAfYCgAAAAAECAAAAFQAgFgAAlwIAIAIAAAAVACAWAACXAgAgAwAAABcAIB0AAJACACAeAACVAgAgAQAAABcAIAEAAAAVACAHDAAAmgUAICMAAJsFACAkAACeBQAgJQAAnQUAICYAAJwFACD1AgAA4gQAIPYCAADiBAAgDMECAACbBAAwwgIAAJ4CABDDAgAAmwQAMNECAQD4AwAh2gIEAO8DACHfAkAAhwQAIeACAQD4AwAh8gIEAO8DACHzAgEA-AMAIfQCAQDkAwAh9QIAAJwEACD2AgAAnAQAIAMAAAAVACAFAACdAgAwIgAAngIAIAMAAAAVACAFAAAWADAGAAAXACAHwQIAAJoEADDCAgAApAIAEMMCAACaBAAwxAIBAAAAAeoCAQCCBAAh6wJAAJcEACHuAgIA7QMAIQEAAAChAgAgAQAAAKECACAHwQIAAJoEADDCAgAApAIAEMMCAACaBAAwxAIBAIIEACHqAgEAggQAIesCQACXBAAh7gICAO0DACEAAwAAAKQCACAFAAClAgAwBgAAoQIAIAMAAACkAgAgBQAApQIAMAYAAKECACADAAAApAIAIAUAAKUCADAGAAChAgAgBMQCAQAAAAHqAgEAAAAB6wJAAAAAAe4CAgAAAAEBFgAAqQIAIATEAgEAAAAB6gIBAAAAAesCQAAAAAHuAgIAAAABARYAAKsCADABFgAAqwIAMATEAgEA2gQAIeoCAQDaBAAh6wJAAO8EACHuAgIA2wQAIQIAAAChAgAgFgAArgIAIATEAgEA2gQAIeoCAQDaBAAh6wJAAO8EACHuAgIA2wQAIQIAAACkAgAgFgAAsAIAIAIAAACkAgAgFgAAsAIAIAMAAAChAgAgHQAAqQIAIB4AAK4CACABAAAAoQIAIAEAAACkAgAgBQwAAJUFACAjAACWBQAgJAAAmQUAICUAAJgFACAmAACXBQAgB8ECAACZBAAwwgIAALcCABDDAgAAmQQAMMQCAQD4AwAh6gIBAPgDACHrAkAAhwQAIe4CAgDlAwAhAwAAAKQCACAFAAC2AgAwIgAAtwIAIAMAAACkAgAgBQAApQIAMAYAAKECACAKCwAAmAQAIMECAACWBAAwwgIAAL0CABDDAgAAlgQAMMQCAQAAAAHqAgEAggQAIesCQACXBAAh7AIBAOwDACHtAgEA7AMAIe4CAgDtAwAhAQAAALoCACABAAAAugIAIAoLAACYBAAgwQIAAJYEADDCAgAAvQIAEMMCAACWBAAwxAIBAIIEACHqAgEAggQAIesCQACXBAAh7AIBAOwDACHtAgEA7AMAIe4CAgDtAwAhAQsAAJQFACADAAAAvQIAIAUAAL4CADAGAAC6AgAgAwAAAL0CACAFAAC-AgAwBgAAugIAIAMAAAC9AgAgBQAAvgIAMAYAALoCACAHCwAAkwUAIMQCAQAAAAHqAgEAAAAB6wJAAAAAAewCAQAAAAHtAgEAAAAB7gICAAAAAQEWAADCAgAgBsQCAQAAAAHqAgEAAAAB6wJAAAAAAewCAQAAAAHtAgEAAAAB7gICAAAAAQEWAADEAgAwARYAAMQCADAHCwAAhgUAIMQCAQDaBAAh6gIBANoEACHrAkAA7wQAIewCAQDaBAAh7QIBANoEACHuAgIA2wQAIQIAAAC6AgAgFgAAxwIAIAbEAgEA2gQAIeoCAQDaBAAh6wJAAO8EACHsAgEA2gQAIe0CAQDaBAAh7gICANsEACECAAAAvQIAIBYAAMkCACACAAAAvQIAIBYAAMkCACADAAAAugIAIB0AAMICACAeAADHAgAgAQAAALoCACABAAAAvQIAIAUMAACBBQAgIwAAggUAICQAAIUFACAlAACEBQAgJgAAgwUAIAnBAgAAlQQAMMICAADQAgAQwwIAAJUEADDEAgEA-AMAIeoCAQD4AwAh6wJAAIcEACHsAgEA5AMAIe0CAQDkAwAh7gICAOUDACEDAAAAvQIAIAUAAM8CADAiAADQAgAgAwAAAL0CACAFAAC-AgAwBgAAugIAIAEAAAAbACABAAAAGwAgAwAAABkAIAUAABoAMAYAABsAIAMAAAAZACAFAAAaADAGAAAbACADAAAAGQAgBQAAGgAwBgAAGwAgBAEAAIAFACANAAD_BAAgxAIBAAAAAdoCBAAAAAEBFgAA2AIAIALEAgEAAAAB2gIEAAAAAQEWAADaAgAwARYAANoCADAEAQAA_gQAIA0AAP0EACDEAgEA2gQAIdoCBADhBAAhAgAAABsAIBYAAN0CACACxAIBANoEACHaAgQA4QQAIQIAAAAZACAWAADfAgAgAgAAABkAIBYAAN8CACADAAAAGwAgHQAA2AIAIB4AAN0CACABAAAAGwAgAQAAABkAIAUMAAD4BAAgIwAA-QQAICQAAPwEACAlAAD7BAAgJgAA-gQAIAXBAgAAlAQAMMICAADmAgAQwwIAAJQEADDEAgEA-AMAIdoCBADvAwAhAwAAABkAIAUAAOUCADAiAADmAgAgAwAAABkAIAUAABoAMAYAABsAIA3BAgAAkAQAMMICAADsAgAQwwIAAJAEADDRAgEAAAAB0gICAO0DACHiAgEA7AMAIeMCAQDsAwAh5AIgAIMEACHlAgEA7AMAIeYCAQDsAwAh5wIBAJEEACHoAgEAkgQAIekCIACDBAAhAQAAAOkCACABAAAA6QIAIA3BAgAAkAQAMMICAADsAgAQwwIAAJAEADDRAgEAggQAIdICAgDtAwAh4gIBAOwDACHjAgEA7AMAIeQCIACDBAAh5QIBAOwDACHmAgEA7AMAIecCAQCRBAAh6AIBAJIEACHpAiAAgwQAIQLnAgAA4gQAIOgCAADiBAAgAwAAAOwCACAFAADtAgAwBgAA6QIAIAMAAADsAgAgBQAA7QIAMAYAAOkCACADAAAA7AIAIAUAAO0CADAGAADpAgAgCtECAQAAAAHSAgIAAAAB4gIBAAAAAeMCAQAAAAHkAiAAAAAB5QIBAAAAAeYCAQAAAAHnAgEAAAAB6AIBAAAAAekCIAAAAAEBFgAA8QIAIArRAgEAAAAB0gICAAAAAeICAQAAAAHjAgEAAAAB5AIgAAAAAeUCAQAAAAHmAgEAAAAB5wIBAAAAAegCAQAAAAHpAiAAAAABARYAAPMCADABFgAA8wIAMArRAgEA2gQAIdICAgDbBAAh4gIBANoEACHjAgEA2gQAIeQCIADoBAAh5QIBANoEACHmAgEA2gQAIecCAQD3BAAh6AIBAPcEACHpAiAA6AQAIQIAAADpAgAgFgAA9gIAIArRAgEA2gQAIdICAgDbBAAh4gIBANoEACHjAgEA2gQAIeQCIADoBAAh5QIBANoEACHmAgEA2gQAIecCAQD3BAAh6AIBAPcEACHpAiAA6AQAIQIAAADsAgAgFgAA-AIAIAIAAADsAgAgFgAA-AIAIAMAAADpAgAgHQAA8QIAIB4AAPYCACABAAAA6QIAIAEAAADsAgAgBwwAAPIEACAjAADzBAAgJAAA9gQAICUAAPUEACAmAAD0BAAg5wIAAOIEACDoAgAA4gQAIA3BAgAAigQAMMICAAD_AgAQwwIAAIoEADDRAgEA-AMAIdICAgDlAwAh4gIBAOQDACHjAgEA5AMAIeQCIAD5AwAh5QIBAOQDACHmAgEA5AMAIecCAQCLBAAh6AIBAIwEACHpAiAA-QMAIQMAAADsAgAgBQAA_gIAMCIAAP8CACADAAAA7AIAIAUAAO0CADAGAADpAgAgAQAAACUAIAEAAAAlACADAAAAIwAgBQAAJAAwBgAAJQAgAwAAACMAIAUAACQAMAYAACUAIAMAAAAjACAFAAAkADAGAAAlACAGAQAA8QQAINECBAAAAAHaAgQAAAAB3wJAAAAAAeACAQAAAAHhAoAAAAABARYAAIcDACAF0QIEAAAAAdoCBAAAAAHfAkAAAAAB4AIBAAAAAeECgAAAAAEBFgAAiQMAMAEWAACJAwAwBgEAAPAEACDRAgQA4QQAIdoCBADhBAAh3wJAAO8EACHgAgEA2gQAIeECgAAAAAECAAAAJQAgFgAAjAMAIAXRAgQA4QQAIdoCBADhBAAh3wJAAO8EACHgAgEA2gQAIeECgAAAAAECAAAAIwAgFgAAjgMAIAIAAAAjACAWAACOAwAgAwAAACUAIB0AAIcDACAeAACMAwAgAQAAACUAIAEAAAAjACAFDAAA6gQAICMAAOsEACAkAADuBAAgJQAA7QQAICYAAOwEACAIwQIAAIYEADDCAgAAlQMAEMMCAACGBAAw0QIEAO8DACHaAgQA7wMAId8CQACHBAAh4AIBAPgDACHhAgAA8AMAIAMAAAAjACAFAACUAwAwIgAAlQMAIAMAAAAjACAFAAAkADAGAAAlACAKwQIAAIEEADDCAgAAmwMAEMMCAACBBAAw0QIBAAAAAdICAgDtAwAh2gIEAPUDACHbAgEAggQAIdwCAQCCBAAh3QIgAIMEACHeAkAAhAQAIQEAAACYAwAgAQAAAJgDACAKwQIAAIEEADDCAgAAmwMAEMMCAACBBAAw0QIBAIIEACHSAgIA7QMAIdoCBAD1AwAh2wIBAIIEACHcAgEAggQAId0CIACDBAAh3gJAAIQEACEB3gIAAOIEACADAAAAmwMAIAUAAJwDADAGAACYAwAgAwAAAJsDACAFAACcAwAwBgAAmAMAIAMAAACbAwAgBQAAnAMAMAYAAJgDACAH0QIBAAAAAdICAgAAAAHaAgQAAAAB2wIBAAAAAdwCAQAAAAHdAiAAAAAB3gJAAAAAAQEWAACgAwAgB9ECAQAAAAHSAgIAAAAB2gIEAAAAAdsCAQAAAAHcAgEAAAAB3QIgAAAAAd4CQAAAAAEBFgAAogMAMAEWAACiAwAwB9ECAQDaBAAh0gICANsEACHaAgQA4QQAIdsCAQDaBAAh3AIBANoEACHdAiAA6AQAId4CQADpBAAhAgAAAJgDACAWAAClAwAgB9ECAQDaBAAh0gICANsEACHaAgQA4QQAIdsCAQDaBAAh3AIBANoEACHdAiAA6AQAId4CQADpBAAhAgAAAJsDACAWAACnAwAgAgAAAJsDACAWAACnAwAgAwAAAJgDACAdAACgAwAgHgAApQMAIAEAAACYAwAgAQAAAJsDACAGDAAA4wQAICMAAOQEACAkAADnBAAgJQAA5gQAICYAAOUEACDeAgAA4gQAIArBAgAA9wMAMMICAACuAwAQwwIAAPcDADDRAgEA-AMAIdICAgDlAwAh2gIEAO8DACHbAgEA-AMAIdwCAQD4AwAh3QIgAPkDACHeAkAA-gMAIQMAAACbAwAgBQAArQMAMCIAAK4DACADAAAAmwMAIAUAAJwDADAGAACYAwAgBsECAAD0AwAwwgIAALQDABDDAgAA9AMAMNECBAAAAAHSAgIA7QMAIdMCAAD2AwAgAQAAALEDACABAAAAsQMAIAbBAgAA9AMAMMICAAC0AwAQwwIAAPQDADDRAgQA9QMAIdICAgDtAwAh0wIAAPYDACAAAwAAALQDACAFAAC1AwAwBgAAsQMAIAMAAAC0AwAgBQAAtQMAMAYAALEDACADAAAAtAMAIAUAALUDADAGAACxAwAgA9ECBAAAAAHSAgIAAAAB0wKAAAAAAQEWAAC5AwAgA9ECBAAAAAHSAgIAAAAB0wKAAAAAAQEWAAC7AwAwARYAALsDADAD0QIEAOEEACHSAgIA2wQAIdMCgAAAAAECAAAAsQMAIBYAAL4DACAD0QIEAOEEACHSAgIA2wQAIdMCgAAAAAECAAAAtAMAIBYAAMADACACAAAAtAMAIBYAAMADACADAAAAsQMAIB0AALkDACAeAAC-AwAgAQAAALEDACABAAAAtAMAIAUMAADcBAAgIwAA3QQAICQAAOAEACAlAADfBAAgJgAA3gQAIAbBAgAA7gMAMMICAADHAwAQwwIAAO4DADDRAgQA7wMAIdICAgDlAwAh0wIAAPADACADAAAAtAMAIAUAAMYDADAiAADHAwAgAwAAALQDACAFAAC1AwAwBgAAsQMAIAXBAgAA6wMAMMICAADNAwAQwwIAAOsDADDEAgEAAAABxQICAO0DACEBAAAAygMAIAEAAADKAwAgBcECAADrAwAwwgIAAM0DABDDAgAA6wMAMMQCAQDsAwAhxQICAO0DACEAAwAAAM0DACAFAADOAwAwBgAAygMAIAMAAADNAwAgBQAAzgMAMAYAAMoDACADAAAAzQMAIAUAAM4DADAGAADKAwAgAsQCAQAAAAHFAgIAAAABARYAANIDACACxAIBAAAAAcUCAgAAAAEBFgAA1AMAMAEWAADUAwAwAsQCAQDaBAAhxQICANsEACECAAAAygMAIBYAANcDACACxAIBANoEACHFAgIA2wQAIQIAAADNAwAgFgAA2QMAIAIAAADNAwAgFgAA2QMAIAMAAADKAwAgHQAA0gMAIB4AANcDACABAAAAygMAIAEAAADNAwAgBQwAANUEACAjAADWBAAgJAAA2QQAICUAANgEACAmAADXBAAgBcECAADjAwAwwgIAAOADABDDAgAA4wMAMMQCAQDkAwAhxQICAOUDACEDAAAAzQMAIAUAAN8DADAiAADgAwAgAwAAAM0DACAFAADOAwAwBgAAygMAIAXBAgAA4wMAMMICAADgAwAQwwIAAOMDADDEAgEA5AMAIcUCAgDlAwAhDgwAAOcDACAlAADqAwAgJgAA6gMAIMYCAQAAAAHHAgEAAAAEyAIBAAAABMkCAQAAAAHKAgEAAAABywIBAAAAAcwCAQAAAAHNAgEA6QMAIc4CAQAAAAHPAgEAAAAB0AIBAAAAAQ0MAADnAwAgIwAA6AMAICQAAOcDACAlAADnAwAgJgAA5wMAIMYCAgAAAAHHAgIAAAAEyAICAAAABMkCAgAAAAHKAgIAAAABywICAAAAAcwCAgAAAAHNAgIA5gMAIQ0MAADnAwAgIwAA6AMAICQAAOcDACAlAADnAwAgJgAA5wMAIMYCAgAAAAHHAgIAAAAEyAICAAAABMkCAgAAAAHKAgIAAAABywICAAAAAcwCAgAAAAHNAgIA5gMAIQjGAgIAAAABxwICAAAABMgCAgAAAATJAgIAAAABygICAAAAAcsCAgAAAAHMAgIAAAABzQICAOcDACEIxgIIAAAAAccCCAAAAATIAggAAAAEyQIIAAAAAcoCCAAAAAHLAggAAAABzAIIAAAAAc0CCADoAwAhDgwAAOcDACAlAADqAwAgJgAA6gMAIMYCAQAAAAHHAgEAAAAEyAIBAAAABMkCAQAAAAHKAgEAAAABywIBAAAAAcwCAQAAAAHNAgEA6QMAIc4CAQAAAAHPAgEAAAAB0AIBAAAAAQvGAgEAAAABxwIBAAAABMgCAQAAAATJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAOoDACHOAgEAAAABzwIBAAAAAdACAQAAAAEFwQIAAOsDADDCAgAAzQMAEMMCAADrAwAwxAIBAOwDACHFAgIA7QMAIQvGAgEAAAABxwIBAAAABMgCAQAAAATJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAOoDACHOAgEAAAABzwIBAAAAAdACAQAAAAEIxgICAAAAAccCAgAAAATIAgIAAAAEyQICAAAAAcoCAgAAAAHLAgIAAAABzAICAAAAAc0CAgDnAwAhBsECAADuAwAwwgIAAMcDABDDAgAA7gMAMNECBADvAwAh0gICAOUDACHTAgAA8AMAIA0MAADnAwAgIwAA6AMAICQAAPMDACAlAADzAwAgJgAA8wMAIMYCBAAAAAHHAgQAAAAEyAIEAAAABMkCBAAAAAHKAgQAAAABywIEAAAAAcwCBAAAAAHNAgQA8gMAIQ8MAADnAwAgJQAA8QMAICYAAPEDACDGAoAAAAAByQKAAAAAAcoCgAAAAAHLAoAAAAABzAKAAAAAAc0CgAAAAAHUAgEAAAAB1QIBAAAAAdYCAQAAAAHXAoAAAAAB2AKAAAAAAdkCgAAAAAEMxgKAAAAAAckCgAAAAAHKAoAAAAABywKAAAAAAcwCgAAAAAHNAoAAAAAB1AIBAAAAAdUCAQAAAAHWAgEAAAAB1wKAAAAAAdgCgAAAAAHZAoAAAAABDQwAAOcDACAjAADoAwAgJAAA8wMAICUAAPMDACAmAADzAwAgxgIEAAAAAccCBAAAAATIAgQAAAAEyQIEAAAAAcoCBAAAAAHLAgQAAAABzAIEAAAAAc0CBADyAwAhCMYCBAAAAAHHAgQAAAAEyAIEAAAABMkCBAAAAAHKAgQAAAABywIEAAAAAcwCBAAAAAHNAgQA8wMAIQbBAgAA9AMAMMICAAC0AwAQwwIAAPQDADDRAgQA9QMAIdICAgDtAwAh0wIAAPYDACAIxgIEAAAAAccCBAAAAATIAgQAAAAEyQIEAAAAAcoCBAAAAAHLAgQAAAABzAIEAAAAAc0CBADzAwAhDMYCgAAAAAHJAoAAAAABygKAAAAAAcsCgAAAAAHMAoAAAAABzQKAAAAAAdQCAQAAAAHVAgEAAAAB1gIBAAAAAdcCgAAAAAHYAoAAAAAB2QKAAAAAAQrBAgAA9wMAMMICAACuAwAQwwIAAPcDADDRAgEA-AMAIdICAgDlAwAh2gIEAO8DACHbAgEA-AMAIdwCAQD4AwAh3QIgAPkDACHeAkAA-gMAIQsMAADnAwAgJQAA6gMAICYAAOoDACDGAgEAAAABxwIBAAAABMgCAQAAAATJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAIAEACEFDAAA5wMAICUAAP8DACAmAAD_AwAgxgIgAAAAAc0CIAD-AwAhCwwAAPwDACAlAAD9AwAgJgAA_QMAIMYCQAAAAAHHAkAAAAAFyAJAAAAABckCQAAAAAHKAkAAAAABywJAAAAAAcwCQAAAAAHNAkAA-wMAIQsMAAD8AwAgJQAA_QMAICYAAP0DACDGAkAAAAABxwJAAAAABcgCQAAAAAXJAkAAAAABygJAAAAAAcsCQAAAAAHMAkAAAAABzQJAAPsDACEIxgICAAAAAccCAgAAAAXIAgIAAAAFyQICAAAAAcoCAgAAAAHLAgIAAAABzAICAAAAAc0CAgD8AwAhCMYCQAAAAAHHAkAAAAAFyAJAAAAABckCQAAAAAHKAkAAAAABywJAAAAAAcwCQAAAAAHNAkAA_QMAIQUMAADnAwAgJQAA_wMAICYAAP8DACDGAiAAAAABzQIgAP4DACECxgIgAAAAAc0CIAD_AwAhCwwAAOcDACAlAADqAwAgJgAA6gMAIMYCAQAAAAHHAgEAAAAEyAIBAAAABMkCAQAAAAHKAgEAAAABywIBAAAAAcwCAQAAAAHNAgEAgAQAIQrBAgAAgQQAMMICAACbAwAQwwIAAIEEADDRAgEAggQAIdICAgDtAwAh2gIEAPUDACHbAgEAggQAIdwCAQCCBAAh3QIgAIMEACHeAkAAhAQAIQjGAgEAAAABxwIBAAAABMgCAQAAAATJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAIUEACECxgIgAAAAAc0CIAD_AwAhCMYCQAAAAAHHAkAAAAAFyAJAAAAABckCQAAAAAHKAkAAAAABywJAAAAAAcwCQAAAAAHNAkAA_QMAIQjGAgEAAAABxwIBAAAABMgCAQAAAATJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAIUEACEIwQIAAIYEADDCAgAAlQMAEMMCAACGBAAw0QIEAO8DACHaAgQA7wMAId8CQACHBAAh4AIBAPgDACHhAgAA8AMAIAsMAADnAwAgJQAAiQQAICYAAIkEACDGAkAAAAABxwJAAAAABMgCQAAAAATJAkAAAAABygJAAAAAAcsCQAAAAAHMAkAAAAABzQJAAIgEACELDAAA5wMAICUAAIkEACAmAACJBAAgxgJAAAAAAccCQAAAAATIAkAAAAAEyQJAAAAAAcoCQAAAAAHLAkAAAAABzAJAAAAAAc0CQACIBAAhCMYCQAAAAAHHAkAAAAAEyAJAAAAABMkCQAAAAAHKAkAAAAABywJAAAAAAcwCQAAAAAHNAkAAiQQAIQ3BAgAAigQAMMICAAD_AgAQwwIAAIoEADDRAgEA-AMAIdICAgDlAwAh4gIBAOQDACHjAgEA5AMAIeQCIAD5AwAh5QIBAOQDACHmAgEA5AMAIecCAQCLBAAh6AIBAIwEACHpAiAA-QMAIQ4MAAD8AwAgJQAAjgQAICYAAI4EACDGAgEAAAABxwIBAAAABcgCAQAAAAXJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAI8EACHOAgEAAAABzwIBAAAAAdACAQAAAAELDAAA_AMAICUAAI4EACAmAACOBAAgxgIBAAAAAccCAQAAAAXIAgEAAAAFyQIBAAAAAcoCAQAAAAHLAgEAAAABzAIBAAAAAc0CAQCNBAAhCwwAAPwDACAlAACOBAAgJgAAjgQAIMYCAQAAAAHHAgEAAAAFyAIBAAAABckCAQAAAAHKAgEAAAABywIBAAAAAcwCAQAAAAHNAgEAjQQAIQvGAgEAAAABxwIBAAAABcgCAQAAAAXJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAI4EACHOAgEAAAABzwIBAAAAAdACAQAAAAEODAAA_AMAICUAAI4EACAmAACOBAAgxgIBAAAAAccCAQAAAAXIAgEAAAAFyQIBAAAAAcoCAQAAAAHLAgEAAAABzAIBAAAAAc0CAQCPBAAhzgIBAAAAAc8CAQAAAAHQAgEAAAABDcECAACQBAAwwgIAAOwCABDDAgAAkAQAMNECAQCCBAAh0gICAO0DACHiAgEA7AMAIeMCAQDsAwAh5AIgAIMEACHlAgEA7AMAIeYCAQDsAwAh5wIBAJEEACHoAgEAkgQAIekCIACDBAAhC8YCAQAAAAHHAgEAAAAFyAIBAAAABckCAQAAAAHKAgEAAAABywIBAAAAAcwCAQAAAAHNAgEAjgQAIc4CAQAAAAHPAgEAAAAB0AIBAAAAAQjGAgEAAAABxwIBAAAABcgCAQAAAAXJAgEAAAABygIBAAAAAcsCAQAAAAHMAgEAAAABzQIBAJMEACEIxgIBAAAAAccCAQAAAAXIAgEAAAAFyQIBAAAAAcoCAQAAAAHLAgEAAAABzAIBAAAAAc0CAQCTBAAhBcECAACUBAAwwgIAAOYCABDDAgAAlAQAMMQCAQD4AwAh2gIEAO8DACEJwQIAAJUEADDCAgAA0AIAEMMCAACVBAAwxAIBAPgDACHqAgEA-AMAIesCQACHBAAh7AIBAOQDACHtAgEA5AMAIe4CAgDlAwAhCgsAAJgEACDBAgAAlgQAMMICAAC9AgAQwwIAAJYEADDEAgEAggQAIeoCAQCCBAAh6wJAAJcEACHsAgEA7AMAIe0CAQDsAwAh7gICAO0DACEIxgJAAAAAAccCQAAAAATIAkAAAAAEyQJAAAAAAcoCQAAAAAHLAkAAAAABzAJAAAAAAc0CQACJBAAhA-8CAAAZACDwAgAAGQAg8QIAABkAIAfBAgAAmQQAMMICAAC3AgAQwwIAAJkEADDEAgEA-AMAIeoCAQD4AwAh6wJAAIcEACHuAgIA5QMAIQfBAgAAmgQAMMICAACkAgAQwwIAAJoEADDEAgEAggQAIeoCAQCCBAAh6wJAAJcEACHuAgIA7QMAIQzBAgAAmwQAMMICAACeAgAQwwIAAJsEADDRAgEA-AMAIdoCBADvAwAh3wJAAIcEACHgAgEA-AMAIfICBADvAwAh8wIBAPgDACH0AgEA5AMAIfUCAACcBAAg9gIAAJwEACAPDAAA_AMAICUAAJ0EACAmAACdBAAgxgKAAAAAAckCgAAAAAHKAoAAAAABywKAAAAAAcwCgAAAAAHNAoAAAAAB1AIBAAAAAdUCAQAAAAHWAgEAAAAB1wKAAAAAAdgCgAAAAAHZAoAAAAABDMYCgAAAAAHJAoAAAAABygKAAAAAAcsCgAAAAAHMAoAAAAABzQKAAAAAAdQCAQAAAAHVAgEAAAAB1gIBAAAAAdcCgAAAAAHYAoAAAAAB2QKAAAAAARPBAgAAngQAMMICAACIAgAQwwIAAJ4EADDRAgEA-AMAIdoCBADvAwAh4wIBAOQDACH3AgIA5QMAIfgCAQDkAwAh-QIBAOQDACH6AgEA5AMAIfsCAQCLBAAh_AIBAIsEACH9AgEAiwQAIf4CAQCLBAAh_wIBAIsEACGAAwEAiwQAIYEDAQCLBAAhggNAAIcEACGDA0AAhwQAIQrBAgAAnwQAMMICAADyAQAQwwIAAJ8EADDRAgEA-AMAIdoCBADvAwAh3wJAAIcEACHgAgEA-AMAIfUCAADwAwAg9gIAAPADACCEA0AA-gMAIQrBAgAAoAQAMMICAADcAQAQwwIAAKAEADDRAgQA7wMAIdoCBADvAwAh3wJAAIcEACHgAgEA-AMAIfQCAQDkAwAh9QIAAPADACD2AgAA8AMAIAjBAgAAoQQAMMICAADGAQAQwwIAAKEEADDSAgIA5QMAIdoCBADvAwAh3wJAAIcEACGFAwEA-AMAIYYDIAD5AwAhBcECAACiBAAwwgIAALABABDDAgAAogQAMIcDAQDkAwAhiAMCAOUDACEFwQIAAKMEADDCAgAAnQEAEMMCAACjBAAwhwMBAOwDACGIAwIA7QMAIQXBAgAApAQAMMICAACXAQAQwwIAAKQEADCIAwIA5QMAIYkDAQDkAwAhBcECAAClBAAwwgIAAIQBABDDAgAApQQAMIgDAgDtAwAhiQMBAOwDACEEwQIAAKYEADDCAgAAfgAQwwIAAKYEADDaAgQA7wMAIQUBAACoBAAgwQIAAKcEADDCAgAABwAQwwIAAKcEADDaAgQA9QMAIToCAADDBAAgBAAAxAQAIAcAAMUEACAIAADGBAAgCQAAxwQAIAoAAMgEACAOAACYBAAgDwAAyQQAIBAAAMoEACDBAgAAvwQAMMICAAAvABDDAgAAvwQAMNECBAD1AwAh0gICAO0DACHcAgEAggQAIeMCAQDsAwAhggNAAJcEACGDA0AAlwQAIYsDQACEBAAhjAMBAOwDACGNAwEA7AMAIY8DAgDtAwAhkAMQALUEACGSAwEA7AMAIZMDAQDsAwAhlAMAAK4EACCVAwEA7AMAIZcDAgC2BAAhnAMAAPYDACCdAwAAwAQAIJ4DAQCSBAAhnwMgAIMEACGgAwAAwAQAIKEDAgDtAwAhogMBAJEEACGjAwIAtgQAIaQDAgC2BAAhpQMgAMEEACGmAyAAwQQAIacDAgC2BAAhqAMEAMIEACGpAwIAtgQAIaoDAgC2BAAhqwMCALYEACGsAwIA7QMAIa0DQACEBAAhrgMBAJEEACGvAwEAkQQAIbADAgC2BAAhsQMCAO0DACGyAwEAkQQAIbMDAQDsAwAhtAMCAO0DACG1AwIA7QMAIbYDAgDtAwAhtwMgAIMEACG6AwAALwAguwMAAC8AIAXBAgAAqQQAMMICAABsABDDAgAAqQQAMNoCBADvAwAhigMBAOQDACEGAgAAqwQAIMECAACqBAAwwgIAAAUAEMMCAACqBAAw2gIEAPUDACGKAwEA7AMAIRkBAACoBAAgAwAAtwQAIMECAAC0BAAwwgIAAAMAEMMCAAC0BAAw2gIEAPUDACHcAgEAggQAIeMCAQDsAwAhggNAAJcEACGLA0AAhAQAIYwDAQDsAwAhjQMBAOwDACGOAwIA7QMAIY8DAgDtAwAhkAMQALUEACGRAwAArgQAIJIDAQDsAwAhkwMBAOwDACGUAwEA7AMAIZUDAQDsAwAhlgMCALYEACGXAwIAtgQAIZgDAgDtAwAhugMAAAMAILsDAAADACAVwQIAAKwEADDCAgAAVAAQwwIAAKwEADDaAgQA7wMAIdwCAQD4AwAh4wIBAOQDACGCA0AAhwQAIYsDQAD6AwAhjAMBAOQDACGNAwEA5AMAIY4DAgDlAwAhjwMCAOUDACGQAxAArQQAIZEDAACuBAAgkgMBAOQDACGTAwEA5AMAIZQDAQDkAwAhlQMBAOQDACGWAwIArwQAIZcDAgCvBAAhmAMCAOUDACENDAAA5wMAICMAALMEACAkAACzBAAgJQAAswQAICYAALMEACDGAhAAAAABxwIQAAAABMgCEAAAAATJAhAAAAABygIQAAAAAcsCEAAAAAHMAhAAAAABzQIQALIEACEExgIBAAAABZkDAQAAAAGaAwEAAAAEmwMBAAAABA0MAAD8AwAgIwAAsQQAICQAAPwDACAlAAD8AwAgJgAA_AMAIMYCAgAAAAHHAgIAAAAFyAICAAAABckCAgAAAAHKAgIAAAABywICAAAAAcwCAgAAAAHNAgIAsAQAIQ0MAAD8AwAgIwAAsQQAICQAAPwDACAlAAD8AwAgJgAA_AMAIMYCAgAAAAHHAgIAAAAFyAICAAAABckCAgAAAAHKAgIAAAABywICAAAAAcwCAgAAAAHNAgIAsAQAIQjGAggAAAABxwIIAAAABcgCCAAAAAXJAggAAAABygIIAAAAAcsCCAAAAAHMAggAAAABzQIIALEEACENDAAA5wMAICMAALMEACAkAACzBAAgJQAAswQAICYAALMEACDGAhAAAAABxwIQAAAABMgCEAAAAATJAhAAAAABygIQAAAAAcsCEAAAAAHMAhAAAAABzQIQALIEACEIxgIQAAAAAccCEAAAAATIAhAAAAAEyQIQAAAAAcoCEAAAAAHLAhAAAAABzAIQAAAAAc0CEACzBAAhFwEAAKgEACADAAC3BAAgwQIAALQEADDCAgAAAwAQwwIAALQEADDaAgQA9QMAIdwCAQCCBAAh4wIBAOwDACGCA0AAlwQAIYsDQACEBAAhjAMBAOwDACGNAwEA7AMAIY4DAgDtAwAhjwMCAO0DACGQAxAAtQQAIZEDAACuBAAgkgMBAOwDACGTAwEA7AMAIZQDAQDsAwAhlQMBAOwDACGWAwIAtgQAIZcDAgC2BAAhmAMCAO0DACEIxgIQAAAAAccCEAAAAATIAhAAAAAEyQIQAAAAAcoCEAAAAAHLAhAAAAABzAIQAAAAAc0CEACzBAAhCMYCAgAAAAHHAgIAAAAFyAICAAAABckCAgAAAAHKAgIAAAABywICAAAAAcwCAgAAAAHNAgIA_AMAIQgCAACrBAAgwQIAAKoEADDCAgAABQAQwwIAAKoEADDaAgQA9QMAIYoDAQDsAwAhugMAAAUAILsDAAAFACAvwQIAALgEADDCAgAAQgAQwwIAALgEADDRAgQA7wMAIdICAgDlAwAh3AIBAPgDACHjAgEA5AMAIYIDQACHBAAhgwNAAIcEACGLA0AA-gMAIYwDAQDkAwAhjQMBAOQDACGPAwIA5QMAIZADEACtBAAhkgMBAOQDACGTAwEA5AMAIZQDAACuBAAglQMBAOQDACGXAwIArwQAIZwDAADwAwAgnQMAAJwEACCeAwEAjAQAIZ8DIAD5AwAhoAMAAJwEACChAwIA5QMAIaIDAQCLBAAhowMCAK8EACGkAwIArwQAIaUDIAC5BAAhpgMgALkEACGnAwIArwQAIagDBAC6BAAhqQMCAK8EACGqAwIArwQAIasDAgCvBAAhrAMCAOUDACGtA0AA-gMAIa4DAQCLBAAhrwMBAIsEACGwAwIArwQAIbEDAgDlAwAhsgMBAIsEACGzAwEA5AMAIbQDAgDlAwAhtQMCAOUDACG2AwIA5QMAIbcDIAD5AwAhBQwAAPwDACAlAAC-BAAgJgAAvgQAIMYCIAAAAAHNAiAAvQQAIQ0MAAD8AwAgIwAAsQQAICQAALwEACAlAAC8BAAgJgAAvAQAIMYCBAAAAAHHAgQAAAAFyAIEAAAABckCBAAAAAHKAgQAAAABywIEAAAAAcwCBAAAAAHNAgQAuwQAIQ0MAAD8AwAgIwAAsQQAICQAALwEACAlAAC8BAAgJgAAvAQAIMYCBAAAAAHHAgQAAAAFyAIEAAAABckCBAAAAAHKAgQAAAABywIEAAAAAcwCBAAAAAHNAgQAuwQAIQjGAgQAAAABxwIEAAAABcgCBAAAAAXJAgQAAAABygIEAAAAAcsCBAAAAAHMAgQAAAABzQIEALwEACEFDAAA_AMAICUAAL4EACAmAAC-BAAgxgIgAAAAAc0CIAC9BAAhAsYCIAAAAAHNAiAAvgQAITgCAADDBAAgBAAAxAQAIAcAAMUEACAIAADGBAAgCQAAxwQAIAoAAMgEACAOAACYBAAgDwAAyQQAIBAAAMoEACDBAgAAvwQAMMICAAAvABDDAgAAvwQAMNECBAD1AwAh0gICAO0DACHcAgEAggQAIeMCAQDsAwAhggNAAJcEACGDA0AAlwQAIYsDQACEBAAhjAMBAOwDACGNAwEA7AMAIY8DAgDtAwAhkAMQALUEACGSAwEA7AMAIZMDAQDsAwAhlAMAAK4EACCVAwEA7AMAIZcDAgC2BAAhnAMAAPYDACCdAwAAwAQAIJ4DAQCSBAAhnwMgAIMEACGgAwAAwAQAIKEDAgDtAwAhogMBAJEEACGjAwIAtgQAIaQDAgC2BAAhpQMgAMEEACGmAyAAwQQAIacDAgC2BAAhqAMEAMIEACGpAwIAtgQAIaoDAgC2BAAhqwMCALYEACGsAwIA7QMAIa0DQACEBAAhrgMBAJEEACGvAwEAkQQAIbADAgC2BAAhsQMCAO0DACGyAwEAkQQAIbMDAQDsAwAhtAMCAO0DACG1AwIA7QMAIbYDAgDtAwAhtwMgAIMEACEMxgKAAAAAAckCgAAAAAHKAoAAAAABywKAAAAAAcwCgAAAAAHNAoAAAAAB1AIBAAAAAdUCAQAAAAHWAgEAAAAB1wKAAAAAAdgCgAAAAAHZAoAAAAABAsYCIAAAAAHNAiAAvgQAIQjGAgQAAAABxwIEAAAABcgCBAAAAAXJAgQAAAABygIEAAAAAcsCBAAAAAHMAgQAAAABzQIEALwEACEZAQAAqAQAIAMAALcEACDBAgAAtAQAMMICAAADABDDAgAAtAQAMNoCBAD1AwAh3AIBAIIEACHjAgEA7AMAIYIDQACXBAAhiwNAAIQEACGMAwEA7AMAIY0DAQDsAwAhjgMCAO0DACGPAwIA7QMAIZADEAC1BAAhkQMAAK4EACCSAwEA7AMAIZMDAQDsAwAhlAMBAOwDACGVAwEA7AMAIZYDAgC2BAAhlwMCALYEACGYAwIA7QMAIboDAAADACC7AwAAAwAgBwEAAKgEACDBAgAApwQAMMICAAAHABDDAgAApwQAMNoCBAD1AwAhugMAAAcAILsDAAAHACAD7wIAAAkAIPACAAAJACDxAgAACQAgA-8CAAANACDwAgAADQAg8QIAAA0AIAPvAgAAEQAg8AIAABEAIPECAAARACAD7wIAABUAIPACAAAVACDxAgAAFQAgA-8CAAAfACDwAgAAHwAg8QIAAB8AIAPvAgAAIwAg8AIAACMAIPECAAAjACAJAQAAqAQAIMECAADLBAAwwgIAACMAEMMCAADLBAAw0QIEAPUDACHaAgQA9QMAId8CQACXBAAh4AIBAIIEACHhAgAA9gMAIAsBAACoBAAgwQIAAMwEADDCAgAAHwAQwwIAAMwEADDRAgEAggQAIdoCBAD1AwAh3wJAAJcEACHgAgEAggQAIfUCAAD2AwAg9gIAAPYDACCEA0AAhAQAIQLEAgEAAAAB2gIEAAAAAQcBAACoBAAgDQAAzwQAIMECAADOBAAwwgIAABkAEMMCAADOBAAwxAIBAIIEACHaAgQA9QMAIQwLAACYBAAgwQIAAJYEADDCAgAAvQIAEMMCAACWBAAwxAIBAIIEACHqAgEAggQAIesCQACXBAAh7AIBAOwDACHtAgEA7AMAIe4CAgDtAwAhugMAAL0CACC7AwAAvQIAIA0BAACoBAAgwQIAANAEADDCAgAAFQAQwwIAANAEADDRAgEAggQAIdoCBAD1AwAh3wJAAJcEACHgAgEAggQAIfICBAD1AwAh8wIBAIIEACH0AgEA7AMAIfUCAADABAAg9gIAAMAEACAUAQAAqAQAIMECAADRBAAwwgIAABEAEMMCAADRBAAw0QIBAIIEACHaAgQA9QMAIeMCAQDsAwAh9wICAO0DACH4AgEA7AMAIfkCAQDsAwAh-gIBAOwDACH7AgEAkQQAIfwCAQCRBAAh_QIBAJEEACH-AgEAkQQAIf8CAQCRBAAhgAMBAJEEACGBAwEAkQQAIYIDQACXBAAhgwNAAJcEACELAQAAqAQAIMECAADSBAAwwgIAAA0AEMMCAADSBAAw0QIEAPUDACHaAgQA9QMAId8CQACXBAAh4AIBAIIEACH0AgEA7AMAIfUCAAD2AwAg9gIAAPYDACAC2gIEAAAAAYUDAQAAAAEJAQAAqAQAIMECAADUBAAwwgIAAAkAEMMCAADUBAAw0gICAO0DACHaAgQA9QMAId8CQACXBAAhhQMBAIIEACGGAyAAgwQAIQAAAAAAAb8DAQAAAAEFvwMCAAAAAcYDAgAAAAHHAwIAAAAByAMCAAAAAckDAgAAAAEAAAAAAAW_AwQAAAABxgMEAAAAAccDBAAAAAHIAwQAAAAByQMEAAAAAQAAAAAAAAG_AyAAAAABAb8DQAAAAAEAAAAAAAG_A0AAAAABBR0AAJQHACAeAACXBwAgvAMAAJUHACC9AwAAlgcAIMIDAAABACADHQAAlAcAILwDAACVBwAgwgMAAAEAIAAAAAAAAb8DAQAAAAEAAAAAAAUdAACMBwAgHgAAkgcAILwDAACNBwAgvQMAAJEHACDCAwAAugIAIAUdAACKBwAgHgAAjwcAILwDAACLBwAgvQMAAI4HACDCAwAAAQAgAx0AAIwHACC8AwAAjQcAIMIDAAC6AgAgAx0AAIoHACC8AwAAiwcAIMIDAAABACAAAAAAAAsdAACHBQAwHgAAjAUAMLwDAACIBQAwvQMAAIkFADC-AwAAigUAIL8DAACLBQAwwAMAAIsFADDBAwAAiwUAMMIDAACLBQAwwwMAAI0FADDEAwAAjgUAMAIBAACABQAg2gIEAAAAAQIAAAAbACAdAACSBQAgAwAAABsAIB0AAJIFACAeAACRBQAgARYAAIkHADAIAQAAqAQAIA0AAM8EACDBAgAAzgQAMMICAAAZABDDAgAAzgQAMMQCAQCCBAAh2gIEAPUDACG4AwAAzQQAIAIAAAAbACAWAACRBQAgAgAAAI8FACAWAACQBQAgBcECAACOBQAwwgIAAI8FABDDAgAAjgUAMMQCAQCCBAAh2gIEAPUDACEFwQIAAI4FADDCAgAAjwUAEMMCAACOBQAwxAIBAIIEACHaAgQA9QMAIQHaAgQA4QQAIQIBAAD-BAAg2gIEAOEEACECAQAAgAUAINoCBAAAAAEEHQAAhwUAMLwDAACIBQAwvgMAAIoFACDCAwAAiwUAMAAAAAAAAAAAAAAABR0AAIQHACAeAACHBwAgvAMAAIUHACC9AwAAhgcAIMIDAAABACADHQAAhAcAILwDAACFBwAgwgMAAAEAIAAAAAAABR0AAP8GACAeAACCBwAgvAMAAIAHACC9AwAAgQcAIMIDAAABACADHQAA_wYAILwDAACABwAgwgMAAAEAIAAAAAAABR0AAPoGACAeAAD9BgAgvAMAAPsGACC9AwAA_AYAIMIDAAABACADHQAA-gYAILwDAAD7BgAgwgMAAAEAIAAAAAAABR0AAPUGACAeAAD4BgAgvAMAAPYGACC9AwAA9wYAIMIDAAABACADHQAA9QYAILwDAAD2BgAgwgMAAAEAIAAAAAAABR0AAPAGACAeAADzBgAgvAMAAPEGACC9AwAA8gYAIMIDAAABACADHQAA8AYAILwDAADxBgAgwgMAAAEAIAAAAAAAAAAAAAAAAAAAAAUdAADrBgAgHgAA7gYAILwDAADsBgAgvQMAAO0GACDCAwAAAQAgHQIAANUFACAEAADWBgAgBwAA1wYAIAgAANgGACAJAADZBgAgCgAA2gYAIA4AAJQFACAPAADbBgAgEAAA3AYAIIsDAADiBAAglwMAAOIEACCdAwAA4gQAIJ4DAADiBAAgoAMAAOIEACCiAwAA4gQAIKMDAADiBAAgpAMAAOIEACClAwAA4gQAIKYDAADiBAAgpwMAAOIEACCoAwAA4gQAIKkDAADiBAAgqgMAAOIEACCrAwAA4gQAIK0DAADiBAAgrgMAAOIEACCvAwAA4gQAILADAADiBAAgsgMAAOIEACAAAAAAAAIeAADqBgAgwgMAAEUAIAHCAwAARQAgBQEAAM0FACADAADlBQAgiwMAAOIEACCWAwAA4gQAIJcDAADiBAAgAAAAAAAFvwMQAAAAAcYDEAAAAAHHAxAAAAAByAMQAAAAAckDEAAAAAECvwMBAAAABMUDAQAAAAUFvwMCAAAAAcYDAgAAAAHHAwIAAAAByAMCAAAAAckDAgAAAAEFHQAA5QYAIB4AAOgGACC8AwAA5gYAIL0DAADnBgAgwgMAAAEAIAcdAADgBQAgHgAA4wUAILwDAADhBQAgvQMAAOIFACDAAwAABQAgwQMAAAUAIMIDAABXACABigMBAAAAAQIAAABXACAdAADgBQAgAwAAAAUAIB0AAOAFACAeAADkBQAgAwAAAAUAIBYAAOQFACCKAwEA2gQAIQGKAwEA2gQAIQECAADVBQAgAAAAAAABvwMgAAAAAQW_AwQAAAABxgMEAAAAAccDBAAAAAHIAwQAAAAByQMEAAAAAQK_AwEAAAAExQMBAAAABQQeAADKBgAgwAMAAAMAIMEDAAADACDCAwAARQAgBB4AAMgGACDAAwAABwAgwQMAAAcAIMIDAABvACALHQAAvAYAMB4AAMEGADC8AwAAvQYAML0DAAC-BgAwvgMAAL8GACC_AwAAwAYAMMADAADABgAwwQMAAMAGADDCAwAAwAYAMMMDAADCBgAwxAMAAMMGADALHQAAsAYAMB4AALUGADC8AwAAsQYAML0DAACyBgAwvgMAALMGACC_AwAAtAYAMMADAAC0BgAwwQMAALQGADDCAwAAtAYAMMMDAAC2BgAwxAMAALcGADALHQAApAYAMB4AAKkGADC8AwAApQYAML0DAACmBgAwvgMAAKcGACC_AwAAqAYAMMADAACoBgAwwQMAAKgGADDCAwAAqAYAMMMDAACqBgAwxAMAAKsGADALHQAAmAYAMB4AAJ0GADC8AwAAmQYAML0DAACaBgAwvgMAAJsGACC_AwAAnAYAMMADAACcBgAwwQMAAJwGADDCAwAAnAYAMMMDAACeBgAwxAMAAJ8GADALHQAAjwYAMB4AAJMGADC8AwAAkAYAML0DAACRBgAwvgMAAJIGACC_AwAAiwUAMMADAACLBQAwwQMAAIsFADDCAwAAiwUAMMMDAACUBgAwxAMAAI4FADALHQAAgwYAMB4AAIgGADC8AwAAhAYAML0DAACFBgAwvgMAAIYGACC_AwAAhwYAMMADAACHBgAwwQMAAIcGADDCAwAAhwYAMMMDAACJBgAwxAMAAIoGADALHQAA9wUAMB4AAPwFADC8AwAA-AUAML0DAAD5BQAwvgMAAPoFACC_AwAA-wUAMMADAAD7BQAwwQMAAPsFADDCAwAA-wUAMMMDAAD9BQAwxAMAAP4FADAE0QIEAAAAAd8CQAAAAAHgAgEAAAAB4QKAAAAAAQIAAAAlACAdAACCBgAgAwAAACUAIB0AAIIGACAeAACBBgAgARYAAOQGADAJAQAAqAQAIMECAADLBAAwwgIAACMAEMMCAADLBAAw0QIEAAAAAdoCBAD1AwAh3wJAAJcEACHgAgEAggQAIeECAAD2AwAgAgAAACUAIBYAAIEGACACAAAA_wUAIBYAAIAGACAIwQIAAP4FADDCAgAA_wUAEMMCAAD-BQAw0QIEAPUDACHaAgQA9QMAId8CQACXBAAh4AIBAIIEACHhAgAA9gMAIAjBAgAA_gUAMMICAAD_BQAQwwIAAP4FADDRAgQA9QMAIdoCBAD1AwAh3wJAAJcEACHgAgEAggQAIeECAAD2AwAgBNECBADhBAAh3wJAAO8EACHgAgEA2gQAIeECgAAAAAEE0QIEAOEEACHfAkAA7wQAIeACAQDaBAAh4QKAAAAAAQTRAgQAAAAB3wJAAAAAAeACAQAAAAHhAoAAAAABBtECAQAAAAHfAkAAAAAB4AIBAAAAAfUCgAAAAAH2AoAAAAABhANAAAAAAQIAAAAhACAdAACOBgAgAwAAACEAIB0AAI4GACAeAACNBgAgARYAAOMGADALAQAAqAQAIMECAADMBAAwwgIAAB8AEMMCAADMBAAw0QIBAAAAAdoCBAD1AwAh3wJAAJcEACHgAgEAggQAIfUCAAD2AwAg9gIAAPYDACCEA0AAhAQAIQIAAAAhACAWAACNBgAgAgAAAIsGACAWAACMBgAgCsECAACKBgAwwgIAAIsGABDDAgAAigYAMNECAQCCBAAh2gIEAPUDACHfAkAAlwQAIeACAQCCBAAh9QIAAPYDACD2AgAA9gMAIIQDQACEBAAhCsECAACKBgAwwgIAAIsGABDDAgAAigYAMNECAQCCBAAh2gIEAPUDACHfAkAAlwQAIeACAQCCBAAh9QIAAPYDACD2AgAA9gMAIIQDQACEBAAhBtECAQDaBAAh3wJAAO8EACHgAgEA2gQAIfUCgAAAAAH2AoAAAAABhANAAOkEACEG0QIBANoEACHfAkAA7wQAIeACAQDaBAAh9QKAAAAAAfYCgAAAAAGEA0AA6QQAIQbRAgEAAAAB3wJAAAAAAeACAQAAAAH1AoAAAAAB9gKAAAAAAYQDQAAAAAECDQAA_wQAIMQCAQAAAAECAAAAGwAgHQAAlwYAIAMAAAAbACAdAACXBgAgHgAAlgYAIAEWAADiBgAwAgAAABsAIBYAAJYGACACAAAAjwUAIBYAAJUGACABxAIBANoEACECDQAA_QQAIMQCAQDaBAAhAg0AAP8EACDEAgEAAAABCNECAQAAAAHfAkAAAAAB4AIBAAAAAfICBAAAAAHzAgEAAAAB9AIBAAAAAfUCgAAAAAH2AoAAAAABAgAAABcAIB0AAKMGACADAAAAFwAgHQAAowYAIB4AAKIGACABFgAA4QYAMA0BAACoBAAgwQIAANAEADDCAgAAFQAQwwIAANAEADDRAgEAAAAB2gIEAPUDACHfAkAAlwQAIeACAQCCBAAh8gIEAAAAAfMCAQCCBAAh9AIBAOwDACH1AgAAwAQAIPYCAADABAAgAgAAABcAIBYAAKIGACACAAAAoAYAIBYAAKEGACAMwQIAAJ8GADDCAgAAoAYAEMMCAACfBgAw0QIBAIIEACHaAgQA9QMAId8CQACXBAAh4AIBAIIEACHyAgQA9QMAIfMCAQCCBAAh9AIBAOwDACH1AgAAwAQAIPYCAADABAAgDMECAACfBgAwwgIAAKAGABDDAgAAnwYAMNECAQCCBAAh2gIEAPUDACHfAkAAlwQAIeACAQCCBAAh8gIEAPUDACHzAgEAggQAIfQCAQDsAwAh9QIAAMAEACD2AgAAwAQAIAjRAgEA2gQAId8CQADvBAAh4AIBANoEACHyAgQA4QQAIfMCAQDaBAAh9AIBANoEACH1AoAAAAAB9gKAAAAAAQjRAgEA2gQAId8CQADvBAAh4AIBANoEACHyAgQA4QQAIfMCAQDaBAAh9AIBANoEACH1AoAAAAAB9gKAAAAAAQjRAgEAAAAB3wJAAAAAAeACAQAAAAHyAgQAAAAB8wIBAAAAAfQCAQAAAAH1AoAAAAAB9gKAAAAAAQ_RAgEAAAAB4wIBAAAAAfcCAgAAAAH4AgEAAAAB-QIBAAAAAfoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAH-AgEAAAAB_wIBAAAAAYADAQAAAAGBAwEAAAABggNAAAAAAYMDQAAAAAECAAAAEwAgHQAArwYAIAMAAAATACAdAACvBgAgHgAArgYAIAEWAADgBgAwFAEAAKgEACDBAgAA0QQAMMICAAARABDDAgAA0QQAMNECAQAAAAHaAgQA9QMAIeMCAQDsAwAh9wICAO0DACH4AgEA7AMAIfkCAQDsAwAh-gIBAOwDACH7AgEAkQQAIfwCAQCRBAAh_QIBAJEEACH-AgEAkQQAIf8CAQCRBAAhgAMBAJEEACGBAwEAkQQAIYIDQACXBAAhgwNAAJcEACECAAAAEwAgFgAArgYAIAIAAACsBgAgFgAArQYAIBPBAgAAqwYAMMICAACsBgAQwwIAAKsGADDRAgEAggQAIdoCBAD1AwAh4wIBAOwDACH3AgIA7QMAIfgCAQDsAwAh-QIBAOwDACH6AgEA7AMAIfsCAQCRBAAh_AIBAJEEACH9AgEAkQQAIf4CAQCRBAAh_wIBAJEEACGAAwEAkQQAIYEDAQCRBAAhggNAAJcEACGDA0AAlwQAIRPBAgAAqwYAMMICAACsBgAQwwIAAKsGADDRAgEAggQAIdoCBAD1AwAh4wIBAOwDACH3AgIA7QMAIfgCAQDsAwAh-QIBAOwDACH6AgEA7AMAIfsCAQCRBAAh_AIBAJEEACH9AgEAkQQAIf4CAQCRBAAh_wIBAJEEACGAAwEAkQQAIYEDAQCRBAAhggNAAJcEACGDA0AAlwQAIQ_RAgEA2gQAIeMCAQDaBAAh9wICANsEACH4AgEA2gQAIfkCAQDaBAAh-gIBANoEACH7AgEA9wQAIfwCAQD3BAAh_QIBAPcEACH-AgEA9wQAIf8CAQD3BAAhgAMBAPcEACGBAwEA9wQAIYIDQADvBAAhgwNAAO8EACEP0QIBANoEACHjAgEA2gQAIfcCAgDbBAAh-AIBANoEACH5AgEA2gQAIfoCAQDaBAAh-wIBAPcEACH8AgEA9wQAIf0CAQD3BAAh_gIBAPcEACH_AgEA9wQAIYADAQD3BAAhgQMBAPcEACGCA0AA7wQAIYMDQADvBAAhD9ECAQAAAAHjAgEAAAAB9wICAAAAAfgCAQAAAAH5AgEAAAAB-gIBAAAAAfsCAQAAAAH8AgEAAAAB_QIBAAAAAf4CAQAAAAH_AgEAAAABgAMBAAAAAYEDAQAAAAGCA0AAAAABgwNAAAAAAQbRAgQAAAAB3wJAAAAAAeACAQAAAAH0AgEAAAAB9QKAAAAAAfYCgAAAAAECAAAADwAgHQAAuwYAIAMAAAAPACAdAAC7BgAgHgAAugYAIAEWAADfBgAwCwEAAKgEACDBAgAA0gQAMMICAAANABDDAgAA0gQAMNECBAAAAAHaAgQA9QMAId8CQACXBAAh4AIBAIIEACH0AgEA7AMAIfUCAAD2AwAg9gIAAPYDACACAAAADwAgFgAAugYAIAIAAAC4BgAgFgAAuQYAIArBAgAAtwYAMMICAAC4BgAQwwIAALcGADDRAgQA9QMAIdoCBAD1AwAh3wJAAJcEACHgAgEAggQAIfQCAQDsAwAh9QIAAPYDACD2AgAA9gMAIArBAgAAtwYAMMICAAC4BgAQwwIAALcGADDRAgQA9QMAIdoCBAD1AwAh3wJAAJcEACHgAgEAggQAIfQCAQDsAwAh9QIAAPYDACD2AgAA9gMAIAbRAgQA4QQAId8CQADvBAAh4AIBANoEACH0AgEA2gQAIfUCgAAAAAH2AoAAAAABBtECBADhBAAh3wJAAO8EACHgAgEA2gQAIfQCAQDaBAAh9QKAAAAAAfYCgAAAAAEG0QIEAAAAAd8CQAAAAAHgAgEAAAAB9AIBAAAAAfUCgAAAAAH2AoAAAAABBNICAgAAAAHfAkAAAAABhQMBAAAAAYYDIAAAAAECAAAACwAgHQAAxwYAIAMAAAALACAdAADHBgAgHgAAxgYAIAEWAADeBgAwCgEAAKgEACDBAgAA1AQAMMICAAAJABDDAgAA1AQAMNICAgDtAwAh2gIEAPUDACHfAkAAlwQAIYUDAQCCBAAhhgMgAIMEACG5AwAA0wQAIAIAAAALACAWAADGBgAgAgAAAMQGACAWAADFBgAgCMECAADDBgAwwgIAAMQGABDDAgAAwwYAMNICAgDtAwAh2gIEAPUDACHfAkAAlwQAIYUDAQCCBAAhhgMgAIMEACEIwQIAAMMGADDCAgAAxAYAEMMCAADDBgAw0gICAO0DACHaAgQA9QMAId8CQACXBAAhhQMBAIIEACGGAyAAgwQAIQTSAgIA2wQAId8CQADvBAAhhQMBANoEACGGAyAA6AQAIQTSAgIA2wQAId8CQADvBAAhhQMBANoEACGGAyAA6AQAIQTSAgIAAAAB3wJAAAAAAYUDAQAAAAGGAyAAAAABAgAAAAcAIBYAAMkGACAAFAAAAAMAIAMAAN8FACAWAADLBgAg3AIBANoEACHjAgEA2gQAIYIDQADvBAAhiwNAAOkEACGMAwEA2gQAIY0DAQDaBAAhjgMCANsEACGPAwIA2wQAIZADEADbBQAhkQMAANwFACCSAwEA2gQAIZMDAQDaBAAhlAMBANoEACGVAwEA2gQAIZYDAgDdBQAhlwMCAN0FACGYAwIA2wQAIRIDAADfBQAg3AIBANoEACHjAgEA2gQAIYIDQADvBAAhiwNAAOkEACGMAwEA2gQAIY0DAQDaBAAhjgMCANsEACGPAwIA2wQAIZADEADbBQAhkQMAANwFACCSAwEA2gQAIZMDAQDaBAAhlAMBANoEACGVAwEA2gQAIZYDAgDdBQAhlwMCAN0FACGYAwIA2wQAIQG_AwEAAAAEAcIDAABFACABwgMAAG8AIAQdAAC8BgAwvAMAAL0GADC-AwAAvwYAIMIDAADABgAwBB0AALAGADC8AwAAsQYAML4DAACzBgAgwgMAALQGADAEHQAApAYAMLwDAAClBgAwvgMAAKcGACDCAwAAqAYAMAQdAACYBgAwvAMAAJkGADC-AwAAmwYAIMIDAACcBgAwBB0AAI8GADC8AwAAkAYAML4DAACSBgAgwgMAAIsFADAEHQAAgwYAMLwDAACEBgAwvgMAAIYGACDCAwAAhwYAMAQdAAD3BQAwvAMAAPgFADC-AwAA-gUAIMIDAAD7BQAwAQEAAM0FACAAAAAAAAABCwAAlAUAIATSAgIAAAAB3wJAAAAAAYUDAQAAAAGGAyAAAAABBtECBAAAAAHfAkAAAAAB4AIBAAAAAfQCAQAAAAH1AoAAAAAB9gKAAAAAAQ_RAgEAAAAB4wIBAAAAAfcCAgAAAAH4AgEAAAAB-QIBAAAAAfoCAQAAAAH7AgEAAAAB_AIBAAAAAf0CAQAAAAH-AgEAAAAB_wIBAAAAAYADAQAAAAGBAwEAAAABggNAAAAAAYMDQAAAAAEI0QIBAAAAAd8CQAAAAAHgAgEAAAAB8gIEAAAAAfMCAQAAAAH0AgEAAAAB9QKAAAAAAfYCgAAAAAEBxAIBAAAAAQbRAgEAAAAB3wJAAAAAAeACAQAAAAH1AoAAAAAB9gKAAAAAAYQDQAAAAAEE0QIEAAAAAd8CQAAAAAHgAgEAAAAB4QKAAAAAATQEAADOBgAgBwAAzwYAIAgAANAGACAJAADRBgAgCgAA0gYAIA4AANMGACAPAADUBgAgEAAA1QYAINECBAAAAAHSAgIAAAAB3AIBAAAAAeMCAQAAAAGCA0AAAAABgwNAAAAAAYsDQAAAAAGMAwEAAAABjQMBAAAAAY8DAgAAAAGQAxAAAAABkgMBAAAAAZMDAQAAAAGUAwAAzAYAIJUDAQAAAAGXAwIAAAABnAOAAAAAAZ0DgAAAAAGeAwEAAAABnwMgAAAAAaADgAAAAAGhAwIAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMgAAAAAaYDIAAAAAGnAwIAAAABqAMEAAAAAakDAgAAAAGqAwIAAAABqwMCAAAAAawDAgAAAAGtA0AAAAABrgMBAAAAAa8DAQAAAAGwAwIAAAABsQMCAAAAAbIDAQAAAAGzAwEAAAABtAMCAAAAAbUDAgAAAAG2AwIAAAABtwMgAAAAAQIAAAABACAdAADlBgAgAwAAAC8AIB0AAOUGACAeAADpBgAgNgAAAC8AIAQAAO8FACAHAADwBQAgCAAA8QUAIAkAAPIFACAKAADzBQAgDgAA9AUAIA8AAPUFACAQAAD2BQAgFgAA6QYAINECBADhBAAh0gICANsEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGDA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY8DAgDbBAAhkAMQANsFACGSAwEA2gQAIZMDAQDaBAAhlAMAAO0FACCVAwEA2gQAIZcDAgDdBQAhnAOAAAAAAZ0DgAAAAAGeAwEA9wQAIZ8DIADoBAAhoAOAAAAAAaEDAgDbBAAhogMBAPcEACGjAwIA3QUAIaQDAgDdBQAhpQMgAOsFACGmAyAA6wUAIacDAgDdBQAhqAMEAOwFACGpAwIA3QUAIaoDAgDdBQAhqwMCAN0FACGsAwIA2wQAIa0DQADpBAAhrgMBAPcEACGvAwEA9wQAIbADAgDdBQAhsQMCANsEACGyAwEA9wQAIbMDAQDaBAAhtAMCANsEACG1AwIA2wQAIbYDAgDbBAAhtwMgAOgEACE0BAAA7wUAIAcAAPAFACAIAADxBQAgCQAA8gUAIAoAAPMFACAOAAD0BQAgDwAA9QUAIBAAAPYFACDRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhFQAAAAMAIAEAAN4FACAWAACZBwAg2gIEAOEEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGOAwIA2wQAIY8DAgDbBAAhkAMQANsFACGRAwAA3AUAIJIDAQDaBAAhkwMBANoEACGUAwEA2gQAIZUDAQDaBAAhlgMCAN0FACGXAwIA3QUAIZgDAgDbBAAhNAIAAM0GACAHAADPBgAgCAAA0AYAIAkAANEGACAKAADSBgAgDgAA0wYAIA8AANQGACAQAADVBgAg0QIEAAAAAdICAgAAAAHcAgEAAAAB4wIBAAAAAYIDQAAAAAGDA0AAAAABiwNAAAAAAYwDAQAAAAGNAwEAAAABjwMCAAAAAZADEAAAAAGSAwEAAAABkwMBAAAAAZQDAADMBgAglQMBAAAAAZcDAgAAAAGcA4AAAAABnQOAAAAAAZ4DAQAAAAGfAyAAAAABoAOAAAAAAaEDAgAAAAGiAwEAAAABowMCAAAAAaQDAgAAAAGlAyAAAAABpgMgAAAAAacDAgAAAAGoAwQAAAABqQMCAAAAAaoDAgAAAAGrAwIAAAABrAMCAAAAAa0DQAAAAAGuAwEAAAABrwMBAAAAAbADAgAAAAGxAwIAAAABsgMBAAAAAbMDAQAAAAG0AwIAAAABtQMCAAAAAbYDAgAAAAG3AyAAAAABAgAAAAEAIB0AAOsGACADAAAALwAgHQAA6wYAIB4AAO8GACA2AAAALwAgAgAA7gUAIAcAAPAFACAIAADxBQAgCQAA8gUAIAoAAPMFACAOAAD0BQAgDwAA9QUAIBAAAPYFACAWAADvBgAg0QIEAOEEACHSAgIA2wQAIdwCAQDaBAAh4wIBANoEACGCA0AA7wQAIYMDQADvBAAhiwNAAOkEACGMAwEA2gQAIY0DAQDaBAAhjwMCANsEACGQAxAA2wUAIZIDAQDaBAAhkwMBANoEACGUAwAA7QUAIJUDAQDaBAAhlwMCAN0FACGcA4AAAAABnQOAAAAAAZ4DAQD3BAAhnwMgAOgEACGgA4AAAAABoQMCANsEACGiAwEA9wQAIaMDAgDdBQAhpAMCAN0FACGlAyAA6wUAIaYDIADrBQAhpwMCAN0FACGoAwQA7AUAIakDAgDdBQAhqgMCAN0FACGrAwIA3QUAIawDAgDbBAAhrQNAAOkEACGuAwEA9wQAIa8DAQD3BAAhsAMCAN0FACGxAwIA2wQAIbIDAQD3BAAhswMBANoEACG0AwIA2wQAIbUDAgDbBAAhtgMCANsEACG3AyAA6AQAITQCAADuBQAgBwAA8AUAIAgAAPEFACAJAADyBQAgCgAA8wUAIA4AAPQFACAPAAD1BQAgEAAA9gUAINECBADhBAAh0gICANsEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGDA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY8DAgDbBAAhkAMQANsFACGSAwEA2gQAIZMDAQDaBAAhlAMAAO0FACCVAwEA2gQAIZcDAgDdBQAhnAOAAAAAAZ0DgAAAAAGeAwEA9wQAIZ8DIADoBAAhoAOAAAAAAaEDAgDbBAAhogMBAPcEACGjAwIA3QUAIaQDAgDdBQAhpQMgAOsFACGmAyAA6wUAIacDAgDdBQAhqAMEAOwFACGpAwIA3QUAIaoDAgDdBQAhqwMCAN0FACGsAwIA2wQAIa0DQADpBAAhrgMBAPcEACGvAwEA9wQAIbADAgDdBQAhsQMCANsEACGyAwEA9wQAIbMDAQDaBAAhtAMCANsEACG1AwIA2wQAIbYDAgDbBAAhtwMgAOgEACE0AgAAzQYAIAQAAM4GACAIAADQBgAgCQAA0QYAIAoAANIGACAOAADTBgAgDwAA1AYAIBAAANUGACDRAgQAAAAB0gICAAAAAdwCAQAAAAHjAgEAAAABggNAAAAAAYMDQAAAAAGLA0AAAAABjAMBAAAAAY0DAQAAAAGPAwIAAAABkAMQAAAAAZIDAQAAAAGTAwEAAAABlAMAAMwGACCVAwEAAAABlwMCAAAAAZwDgAAAAAGdA4AAAAABngMBAAAAAZ8DIAAAAAGgA4AAAAABoQMCAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDIAAAAAGmAyAAAAABpwMCAAAAAagDBAAAAAGpAwIAAAABqgMCAAAAAasDAgAAAAGsAwIAAAABrQNAAAAAAa4DAQAAAAGvAwEAAAABsAMCAAAAAbEDAgAAAAGyAwEAAAABswMBAAAAAbQDAgAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAECAAAAAQAgHQAA8AYAIAMAAAAvACAdAADwBgAgHgAA9AYAIDYAAAAvACACAADuBQAgBAAA7wUAIAgAAPEFACAJAADyBQAgCgAA8wUAIA4AAPQFACAPAAD1BQAgEAAA9gUAIBYAAPQGACDRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhNAIAAO4FACAEAADvBQAgCAAA8QUAIAkAAPIFACAKAADzBQAgDgAA9AUAIA8AAPUFACAQAAD2BQAg0QIEAOEEACHSAgIA2wQAIdwCAQDaBAAh4wIBANoEACGCA0AA7wQAIYMDQADvBAAhiwNAAOkEACGMAwEA2gQAIY0DAQDaBAAhjwMCANsEACGQAxAA2wUAIZIDAQDaBAAhkwMBANoEACGUAwAA7QUAIJUDAQDaBAAhlwMCAN0FACGcA4AAAAABnQOAAAAAAZ4DAQD3BAAhnwMgAOgEACGgA4AAAAABoQMCANsEACGiAwEA9wQAIaMDAgDdBQAhpAMCAN0FACGlAyAA6wUAIaYDIADrBQAhpwMCAN0FACGoAwQA7AUAIakDAgDdBQAhqgMCAN0FACGrAwIA3QUAIawDAgDbBAAhrQNAAOkEACGuAwEA9wQAIa8DAQD3BAAhsAMCAN0FACGxAwIA2wQAIbIDAQD3BAAhswMBANoEACG0AwIA2wQAIbUDAgDbBAAhtgMCANsEACG3AyAA6AQAITQCAADNBgAgBAAAzgYAIAcAAM8GACAJAADRBgAgCgAA0gYAIA4AANMGACAPAADUBgAgEAAA1QYAINECBAAAAAHSAgIAAAAB3AIBAAAAAeMCAQAAAAGCA0AAAAABgwNAAAAAAYsDQAAAAAGMAwEAAAABjQMBAAAAAY8DAgAAAAGQAxAAAAABkgMBAAAAAZMDAQAAAAGUAwAAzAYAIJUDAQAAAAGXAwIAAAABnAOAAAAAAZ0DgAAAAAGeAwEAAAABnwMgAAAAAaADgAAAAAGhAwIAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMgAAAAAaYDIAAAAAGnAwIAAAABqAMEAAAAAakDAgAAAAGqAwIAAAABqwMCAAAAAawDAgAAAAGtA0AAAAABrgMBAAAAAa8DAQAAAAGwAwIAAAABsQMCAAAAAbIDAQAAAAGzAwEAAAABtAMCAAAAAbUDAgAAAAG2AwIAAAABtwMgAAAAAQIAAAABACAdAAD1BgAgAwAAAC8AIB0AAPUGACAeAAD5BgAgNgAAAC8AIAIAAO4FACAEAADvBQAgBwAA8AUAIAkAAPIFACAKAADzBQAgDgAA9AUAIA8AAPUFACAQAAD2BQAgFgAA-QYAINECBADhBAAh0gICANsEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGDA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY8DAgDbBAAhkAMQANsFACGSAwEA2gQAIZMDAQDaBAAhlAMAAO0FACCVAwEA2gQAIZcDAgDdBQAhnAOAAAAAAZ0DgAAAAAGeAwEA9wQAIZ8DIADoBAAhoAOAAAAAAaEDAgDbBAAhogMBAPcEACGjAwIA3QUAIaQDAgDdBQAhpQMgAOsFACGmAyAA6wUAIacDAgDdBQAhqAMEAOwFACGpAwIA3QUAIaoDAgDdBQAhqwMCAN0FACGsAwIA2wQAIa0DQADpBAAhrgMBAPcEACGvAwEA9wQAIbADAgDdBQAhsQMCANsEACGyAwEA9wQAIbMDAQDaBAAhtAMCANsEACG1AwIA2wQAIbYDAgDbBAAhtwMgAOgEACE0AgAA7gUAIAQAAO8FACAHAADwBQAgCQAA8gUAIAoAAPMFACAOAAD0BQAgDwAA9QUAIBAAAPYFACDRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhNAIAAM0GACAEAADOBgAgBwAAzwYAIAgAANAGACAJAADRBgAgCgAA0gYAIA4AANMGACAQAADVBgAg0QIEAAAAAdICAgAAAAHcAgEAAAAB4wIBAAAAAYIDQAAAAAGDA0AAAAABiwNAAAAAAYwDAQAAAAGNAwEAAAABjwMCAAAAAZADEAAAAAGSAwEAAAABkwMBAAAAAZQDAADMBgAglQMBAAAAAZcDAgAAAAGcA4AAAAABnQOAAAAAAZ4DAQAAAAGfAyAAAAABoAOAAAAAAaEDAgAAAAGiAwEAAAABowMCAAAAAaQDAgAAAAGlAyAAAAABpgMgAAAAAacDAgAAAAGoAwQAAAABqQMCAAAAAaoDAgAAAAGrAwIAAAABrAMCAAAAAa0DQAAAAAGuAwEAAAABrwMBAAAAAbADAgAAAAGxAwIAAAABsgMBAAAAAbMDAQAAAAG0AwIAAAABtQMCAAAAAbYDAgAAAAG3AyAAAAABAgAAAAEAIB0AAPoGACADAAAALwAgHQAA-gYAIB4AAP4GACA2AAAALwAgAgAA7gUAIAQAAO8FACAHAADwBQAgCAAA8QUAIAkAAPIFACAKAADzBQAgDgAA9AUAIBAAAPYFACAWAAD-BgAg0QIEAOEEACHSAgIA2wQAIdwCAQDaBAAh4wIBANoEACGCA0AA7wQAIYMDQADvBAAhiwNAAOkEACGMAwEA2gQAIY0DAQDaBAAhjwMCANsEACGQAxAA2wUAIZIDAQDaBAAhkwMBANoEACGUAwAA7QUAIJUDAQDaBAAhlwMCAN0FACGcA4AAAAABnQOAAAAAAZ4DAQD3BAAhnwMgAOgEACGgA4AAAAABoQMCANsEACGiAwEA9wQAIaMDAgDdBQAhpAMCAN0FACGlAyAA6wUAIaYDIADrBQAhpwMCAN0FACGoAwQA7AUAIakDAgDdBQAhqgMCAN0FACGrAwIA3QUAIawDAgDbBAAhrQNAAOkEACGuAwEA9wQAIa8DAQD3BAAhsAMCAN0FACGxAwIA2wQAIbIDAQD3BAAhswMBANoEACG0AwIA2wQAIbUDAgDbBAAhtgMCANsEACG3AyAA6AQAITQCAADuBQAgBAAA7wUAIAcAAPAFACAIAADxBQAgCQAA8gUAIAoAAPMFACAOAAD0BQAgEAAA9gUAINECBADhBAAh0gICANsEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGDA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY8DAgDbBAAhkAMQANsFACGSAwEA2gQAIZMDAQDaBAAhlAMAAO0FACCVAwEA2gQAIZcDAgDdBQAhnAOAAAAAAZ0DgAAAAAGeAwEA9wQAIZ8DIADoBAAhoAOAAAAAAaEDAgDbBAAhogMBAPcEACGjAwIA3QUAIaQDAgDdBQAhpQMgAOsFACGmAyAA6wUAIacDAgDdBQAhqAMEAOwFACGpAwIA3QUAIaoDAgDdBQAhqwMCAN0FACGsAwIA2wQAIa0DQADpBAAhrgMBAPcEACGvAwEA9wQAIbADAgDdBQAhsQMCANsEACGyAwEA9wQAIbMDAQDaBAAhtAMCANsEACG1AwIA2wQAIbYDAgDbBAAhtwMgAOgEACE0AgAAzQYAIAQAAM4GACAHAADPBgAgCAAA0AYAIAoAANIGACAOAADTBgAgDwAA1AYAIBAAANUGACDRAgQAAAAB0gICAAAAAdwCAQAAAAHjAgEAAAABggNAAAAAAYMDQAAAAAGLA0AAAAABjAMBAAAAAY0DAQAAAAGPAwIAAAABkAMQAAAAAZIDAQAAAAGTAwEAAAABlAMAAMwGACCVAwEAAAABlwMCAAAAAZwDgAAAAAGdA4AAAAABngMBAAAAAZ8DIAAAAAGgA4AAAAABoQMCAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDIAAAAAGmAyAAAAABpwMCAAAAAagDBAAAAAGpAwIAAAABqgMCAAAAAasDAgAAAAGsAwIAAAABrQNAAAAAAa4DAQAAAAGvAwEAAAABsAMCAAAAAbEDAgAAAAGyAwEAAAABswMBAAAAAbQDAgAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAECAAAAAQAgHQAA_wYAIAMAAAAvACAdAAD_BgAgHgAAgwcAIDYAAAAvACACAADuBQAgBAAA7wUAIAcAAPAFACAIAADxBQAgCgAA8wUAIA4AAPQFACAPAAD1BQAgEAAA9gUAIBYAAIMHACDRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhNAIAAO4FACAEAADvBQAgBwAA8AUAIAgAAPEFACAKAADzBQAgDgAA9AUAIA8AAPUFACAQAAD2BQAg0QIEAOEEACHSAgIA2wQAIdwCAQDaBAAh4wIBANoEACGCA0AA7wQAIYMDQADvBAAhiwNAAOkEACGMAwEA2gQAIY0DAQDaBAAhjwMCANsEACGQAxAA2wUAIZIDAQDaBAAhkwMBANoEACGUAwAA7QUAIJUDAQDaBAAhlwMCAN0FACGcA4AAAAABnQOAAAAAAZ4DAQD3BAAhnwMgAOgEACGgA4AAAAABoQMCANsEACGiAwEA9wQAIaMDAgDdBQAhpAMCAN0FACGlAyAA6wUAIaYDIADrBQAhpwMCAN0FACGoAwQA7AUAIakDAgDdBQAhqgMCAN0FACGrAwIA3QUAIawDAgDbBAAhrQNAAOkEACGuAwEA9wQAIa8DAQD3BAAhsAMCAN0FACGxAwIA2wQAIbIDAQD3BAAhswMBANoEACG0AwIA2wQAIbUDAgDbBAAhtgMCANsEACG3AyAA6AQAITQCAADNBgAgBAAAzgYAIAcAAM8GACAIAADQBgAgCQAA0QYAIA4AANMGACAPAADUBgAgEAAA1QYAINECBAAAAAHSAgIAAAAB3AIBAAAAAeMCAQAAAAGCA0AAAAABgwNAAAAAAYsDQAAAAAGMAwEAAAABjQMBAAAAAY8DAgAAAAGQAxAAAAABkgMBAAAAAZMDAQAAAAGUAwAAzAYAIJUDAQAAAAGXAwIAAAABnAOAAAAAAZ0DgAAAAAGeAwEAAAABnwMgAAAAAaADgAAAAAGhAwIAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMgAAAAAaYDIAAAAAGnAwIAAAABqAMEAAAAAakDAgAAAAGqAwIAAAABqwMCAAAAAawDAgAAAAGtA0AAAAABrgMBAAAAAa8DAQAAAAGwAwIAAAABsQMCAAAAAbIDAQAAAAGzAwEAAAABtAMCAAAAAbUDAgAAAAG2AwIAAAABtwMgAAAAAQIAAAABACAdAACEBwAgAwAAAC8AIB0AAIQHACAeAACIBwAgNgAAAC8AIAIAAO4FACAEAADvBQAgBwAA8AUAIAgAAPEFACAJAADyBQAgDgAA9AUAIA8AAPUFACAQAAD2BQAgFgAAiAcAINECBADhBAAh0gICANsEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGDA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY8DAgDbBAAhkAMQANsFACGSAwEA2gQAIZMDAQDaBAAhlAMAAO0FACCVAwEA2gQAIZcDAgDdBQAhnAOAAAAAAZ0DgAAAAAGeAwEA9wQAIZ8DIADoBAAhoAOAAAAAAaEDAgDbBAAhogMBAPcEACGjAwIA3QUAIaQDAgDdBQAhpQMgAOsFACGmAyAA6wUAIacDAgDdBQAhqAMEAOwFACGpAwIA3QUAIaoDAgDdBQAhqwMCAN0FACGsAwIA2wQAIa0DQADpBAAhrgMBAPcEACGvAwEA9wQAIbADAgDdBQAhsQMCANsEACGyAwEA9wQAIbMDAQDaBAAhtAMCANsEACG1AwIA2wQAIbYDAgDbBAAhtwMgAOgEACE0AgAA7gUAIAQAAO8FACAHAADwBQAgCAAA8QUAIAkAAPIFACAOAAD0BQAgDwAA9QUAIBAAAPYFACDRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhAdoCBAAAAAE0AgAAzQYAIAQAAM4GACAHAADPBgAgCAAA0AYAIAkAANEGACAKAADSBgAgDwAA1AYAIBAAANUGACDRAgQAAAAB0gICAAAAAdwCAQAAAAHjAgEAAAABggNAAAAAAYMDQAAAAAGLA0AAAAABjAMBAAAAAY0DAQAAAAGPAwIAAAABkAMQAAAAAZIDAQAAAAGTAwEAAAABlAMAAMwGACCVAwEAAAABlwMCAAAAAZwDgAAAAAGdA4AAAAABngMBAAAAAZ8DIAAAAAGgA4AAAAABoQMCAAAAAaIDAQAAAAGjAwIAAAABpAMCAAAAAaUDIAAAAAGmAyAAAAABpwMCAAAAAagDBAAAAAGpAwIAAAABqgMCAAAAAasDAgAAAAGsAwIAAAABrQNAAAAAAa4DAQAAAAGvAwEAAAABsAMCAAAAAbEDAgAAAAGyAwEAAAABswMBAAAAAbQDAgAAAAG1AwIAAAABtgMCAAAAAbcDIAAAAAECAAAAAQAgHQAAigcAIAbEAgEAAAAB6gIBAAAAAesCQAAAAAHsAgEAAAAB7QIBAAAAAe4CAgAAAAECAAAAugIAIB0AAIwHACADAAAALwAgHQAAigcAIB4AAJAHACA2AAAALwAgAgAA7gUAIAQAAO8FACAHAADwBQAgCAAA8QUAIAkAAPIFACAKAADzBQAgDwAA9QUAIBAAAPYFACAWAACQBwAg0QIEAOEEACHSAgIA2wQAIdwCAQDaBAAh4wIBANoEACGCA0AA7wQAIYMDQADvBAAhiwNAAOkEACGMAwEA2gQAIY0DAQDaBAAhjwMCANsEACGQAxAA2wUAIZIDAQDaBAAhkwMBANoEACGUAwAA7QUAIJUDAQDaBAAhlwMCAN0FACGcA4AAAAABnQOAAAAAAZ4DAQD3BAAhnwMgAOgEACGgA4AAAAABoQMCANsEACGiAwEA9wQAIaMDAgDdBQAhpAMCAN0FACGlAyAA6wUAIaYDIADrBQAhpwMCAN0FACGoAwQA7AUAIakDAgDdBQAhqgMCAN0FACGrAwIA3QUAIawDAgDbBAAhrQNAAOkEACGuAwEA9wQAIa8DAQD3BAAhsAMCAN0FACGxAwIA2wQAIbIDAQD3BAAhswMBANoEACG0AwIA2wQAIbUDAgDbBAAhtgMCANsEACG3AyAA6AQAITQCAADuBQAgBAAA7wUAIAcAAPAFACAIAADxBQAgCQAA8gUAIAoAAPMFACAPAAD1BQAgEAAA9gUAINECBADhBAAh0gICANsEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGDA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY8DAgDbBAAhkAMQANsFACGSAwEA2gQAIZMDAQDaBAAhlAMAAO0FACCVAwEA2gQAIZcDAgDdBQAhnAOAAAAAAZ0DgAAAAAGeAwEA9wQAIZ8DIADoBAAhoAOAAAAAAaEDAgDbBAAhogMBAPcEACGjAwIA3QUAIaQDAgDdBQAhpQMgAOsFACGmAyAA6wUAIacDAgDdBQAhqAMEAOwFACGpAwIA3QUAIaoDAgDdBQAhqwMCAN0FACGsAwIA2wQAIa0DQADpBAAhrgMBAPcEACGvAwEA9wQAIbADAgDdBQAhsQMCANsEACGyAwEA9wQAIbMDAQDaBAAhtAMCANsEACG1AwIA2wQAIbYDAgDbBAAhtwMgAOgEACEDAAAAvQIAIB0AAIwHACAeAACTBwAgCAAAAL0CACAWAACTBwAgxAIBANoEACHqAgEA2gQAIesCQADvBAAh7AIBANoEACHtAgEA2gQAIe4CAgDbBAAhBsQCAQDaBAAh6gIBANoEACHrAkAA7wQAIewCAQDaBAAh7QIBANoEACHuAgIA2wQAITQCAADNBgAgBAAAzgYAIAcAAM8GACAIAADQBgAgCQAA0QYAIAoAANIGACAOAADTBgAgDwAA1AYAINECBAAAAAHSAgIAAAAB3AIBAAAAAeMCAQAAAAGCA0AAAAABgwNAAAAAAYsDQAAAAAGMAwEAAAABjQMBAAAAAY8DAgAAAAGQAxAAAAABkgMBAAAAAZMDAQAAAAGUAwAAzAYAIJUDAQAAAAGXAwIAAAABnAOAAAAAAZ0DgAAAAAGeAwEAAAABnwMgAAAAAaADgAAAAAGhAwIAAAABogMBAAAAAaMDAgAAAAGkAwIAAAABpQMgAAAAAaYDIAAAAAGnAwIAAAABqAMEAAAAAakDAgAAAAGqAwIAAAABqwMCAAAAAawDAgAAAAGtA0AAAAABrgMBAAAAAa8DAQAAAAGwAwIAAAABsQMCAAAAAbIDAQAAAAGzAwEAAAABtAMCAAAAAbUDAgAAAAG2AwIAAAABtwMgAAAAAQIAAAABACAdAACUBwAgAwAAAC8AIB0AAJQHACAeAACYBwAgNgAAAC8AIAIAAO4FACAEAADvBQAgBwAA8AUAIAgAAPEFACAJAADyBQAgCgAA8wUAIA4AAPQFACAPAAD1BQAgFgAAmAcAINECBADhBAAh0gICANsEACHcAgEA2gQAIeMCAQDaBAAhggNAAO8EACGDA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY8DAgDbBAAhkAMQANsFACGSAwEA2gQAIZMDAQDaBAAhlAMAAO0FACCVAwEA2gQAIZcDAgDdBQAhnAOAAAAAAZ0DgAAAAAGeAwEA9wQAIZ8DIADoBAAhoAOAAAAAAaEDAgDbBAAhogMBAPcEACGjAwIA3QUAIaQDAgDdBQAhpQMgAOsFACGmAyAA6wUAIacDAgDdBQAhqAMEAOwFACGpAwIA3QUAIaoDAgDdBQAhqwMCAN0FACGsAwIA2wQAIa0DQADpBAAhrgMBAPcEACGvAwEA9wQAIbADAgDdBQAhsQMCANsEACGyAwEA9wQAIbMDAQDaBAAhtAMCANsEACG1AwIA2wQAIbYDAgDbBAAhtwMgAOgEACE0AgAA7gUAIAQAAO8FACAHAADwBQAgCAAA8QUAIAkAAPIFACAKAADzBQAgDgAA9AUAIA8AAPUFACDRAgQA4QQAIdICAgDbBAAh3AIBANoEACHjAgEA2gQAIYIDQADvBAAhgwNAAO8EACGLA0AA6QQAIYwDAQDaBAAhjQMBANoEACGPAwIA2wQAIZADEADbBQAhkgMBANoEACGTAwEA2gQAIZQDAADtBQAglQMBANoEACGXAwIA3QUAIZwDgAAAAAGdA4AAAAABngMBAPcEACGfAyAA6AQAIaADgAAAAAGhAwIA2wQAIaIDAQD3BAAhowMCAN0FACGkAwIA3QUAIaUDIADrBQAhpgMgAOsFACGnAwIA3QUAIagDBADsBQAhqQMCAN0FACGqAwIA3QUAIasDAgDdBQAhrAMCANsEACGtA0AA6QQAIa4DAQD3BAAhrwMBAPcEACGwAwIA3QUAIbEDAgDbBAAhsgMBAPcEACGzAwEA2gQAIbQDAgDbBAAhtQMCANsEACG2AwIA2wQAIbcDIADoBAAhEwEAAN4FACDaAgQA4QQAIdwCAQDaBAAh4wIBANoEACGCA0AA7wQAIYsDQADpBAAhjAMBANoEACGNAwEA2gQAIY4DAgDbBAAhjwMCANsEACGQAxAA2wUAIZEDAADcBQAgkgMBANoEACGTAwEA2gQAIZQDAQDaBAAhlQMBANoEACGWAwIA3QUAIZcDAgDdBQAhmAMCANsEACEKAgQCBAgEBwwFCBAGCRQHChgIDAAODhwJDyIMECYNAgEAAQMGAwECAAIBAQABAQEAAQEBAAEBAQABAQEAAQIBAAENAAoCCx0JDAALAQseAAEBAAEBAQABBwcnAAgoAAkpAAoqAA4rAA8sABAtAAAAAAUMABMjABQkABUlABYmABcAAAAAAAUMABMjABQkABUlABYmABcBAQABBQwAGyMAHCQAHSUAHiYAHwAAAAAABQwAGyMAHCQAHSUAHiYAHwECAAIBAgACBQwAJCMAJSQAJiUAJyYAKAAAAAAABQwAJCMAJSQAJiUAJyYAKAEBAAEFDAAsIwAtJAAuJQAvJgAwAAAAAAAFDAAsIwAtJAAuJQAvJgAwAAAABQwANiMANyQAOCUAOSYAOgAAAAAABQwANiMANyQAOCUAOSYAOgAAAAUMAEAjAEEkAEIlAEMmAEQAAAAAAAUMAEAjAEEkAEIlAEMmAEQBAQABAQEAAQUMAEkjAEokAEslAEwmAE0AAAAAAAUMAEkjAEokAEslAEwmAE0BAQABAQEAAQUMAFIjAFMkAFQlAFUmAFYAAAAAAAUMAFIjAFMkAFQlAFUmAFYBAQABAQEAAQUMAFsjAFwkAF0lAF4mAF8AAAAAAAUMAFsjAFwkAF0lAF4mAF8BAQABAQEAAQUMAGQjAGUkAGYlAGcmAGgAAAAAAAUMAGQjAGUkAGYlAGcmAGgBAQABAQEAAQUMAG0jAG4kAG8lAHAmAHEAAAAAAAUMAG0jAG4kAG8lAHAmAHEAAAAFDAB3IwB4JAB5JQB6JgB7AAAAAAAFDAB3IwB4JAB5JQB6JgB7AAAFDACAASMAgQEkAIIBJQCDASYAhAEAAAAAAAUMAIABIwCBASQAggElAIMBJgCEAQIBAAENAAoCAQABDQAKBQwAiQEjAIoBJACLASUAjAEmAI0BAAAAAAAFDACJASMAigEkAIsBJQCMASYAjQEAAAAFDACTASMAlAEkAJUBJQCWASYAlwEAAAAAAAUMAJMBIwCUASQAlQElAJYBJgCXAQEBAAEBAQABBQwAnAEjAJ0BJACeASUAnwEmAKABAAAAAAAFDACcASMAnQEkAJ4BJQCfASYAoAEAAAAFDACmASMApwEkAKgBJQCpASYAqgEAAAAAAAUMAKYBIwCnASQAqAElAKkBJgCqAQAAAAUMALABIwCxASQAsgElALMBJgC0AQAAAAAABQwAsAEjALEBJACyASUAswEmALQBAAAABQwAugEjALsBJAC8ASUAvQEmAL4BAAAAAAAFDAC6ASMAuwEkALwBJQC9ASYAvgERAgESLgETMQEUMgEVMwEXNQEYNw8ZOBAaOgEbPA8cPREfPgEgPwEhQA8nQxIoRBgpRgIqRwIrSQIsSgItSwIuTQIvTw8wUBkxUQIyUg8zVRo0ViA1WAM2WQM3WwM4XAM5XQM6XwM7YQ88YiE9ZAM-Zg8_ZyJAaANBaQNCag9DbSNEbilFcARGcQRHcwRIdARJdQRKdwRLeQ9MeipNewROfA9PfytQgAExUYIBMlKDATJThgEyVIcBMlWIATJWigEyV4wBD1iNATNZjwEyWpEBD1uSATRckwEyXZQBMl6VAQ9fmAE1YJkBO2GbATxinAE8Y58BPGSgATxloQE8ZqMBPGelAQ9opgE9aagBPGqqAQ9rqwE-bKwBPG2tATxurgEPb7EBP3CyAUVxswEFcrQBBXO1AQV0tgEFdbcBBXa5AQV3uwEPeLwBRnm-AQV6wAEPe8EBR3zCAQV9wwEFfsQBD3_HAUiAAcgBToEByQEGggHKAQaDAcsBBoQBzAEGhQHNAQaGAc8BBocB0QEPiAHSAU-JAdQBBooB1gEPiwHXAVCMAdgBBo0B2QEGjgHaAQ-PAd0BUZAB3gFXkQHfAQySAeABDJMB4QEMlAHiAQyVAeMBDJYB5QEMlwHnAQ-YAegBWJkB6gEMmgHsAQ-bAe0BWZwB7gEMnQHvAQyeAfABD58B8wFaoAH0AWChAfUBB6IB9gEHowH3AQekAfgBB6UB-QEHpgH7AQenAf0BD6gB_gFhqQGAAgeqAYICD6sBgwJirAGEAgetAYUCB64BhgIPrwGJAmOwAYoCabEBiwIIsgGMAgizAY0CCLQBjgIItQGPAgi2AZECCLcBkwIPuAGUAmq5AZYCCLoBmAIPuwGZAmu8AZoCCL0BmwIIvgGcAg-_AZ8CbMABoAJywQGiAnPCAaMCc8MBpgJzxAGnAnPFAagCc8YBqgJzxwGsAg_IAa0CdMkBrwJzygGxAg_LAbICdcwBswJzzQG0AnPOAbUCD88BuAJ20AG5AnzRAbsCCtIBvAIK0wG_AgrUAcACCtUBwQIK1gHDAgrXAcUCD9gBxgJ92QHIAgraAcoCD9sBywJ-3AHMAgrdAc0CCt4BzgIP3wHRAn_gAdIChQHhAdMCCeIB1AIJ4wHVAgnkAdYCCeUB1wIJ5gHZAgnnAdsCD-gB3AKGAekB3gIJ6gHgAg_rAeEChwHsAeICCe0B4wIJ7gHkAg_vAecCiAHwAegCjgHxAeoCjwHyAesCjwHzAe4CjwH0Ae8CjwH1AfACjwH2AfICjwH3AfQCD_gB9QKQAfkB9wKPAfoB-QIP-wH6ApEB_AH7Ao8B_QH8Ao8B_gH9Ag__AYADkgGAAoEDmAGBAoIDDYICgwMNgwKEAw2EAoUDDYUChgMNhgKIAw2HAooDD4gCiwOZAYkCjQMNigKPAw-LApADmgGMApEDDY0CkgMNjgKTAw-PApYDmwGQApcDoQGRApkDogGSApoDogGTAp0DogGUAp4DogGVAp8DogGWAqEDogGXAqMDD5gCpAOjAZkCpgOiAZoCqAMPmwKpA6QBnAKqA6IBnQKrA6IBngKsAw-fAq8DpQGgArADqwGhArIDrAGiArMDrAGjArYDrAGkArcDrAGlArgDrAGmAroDrAGnArwDD6gCvQOtAakCvwOsAaoCwQMPqwLCA64BrALDA6wBrQLEA6wBrgLFAw-vAsgDrwGwAskDtQGxAssDtgGyAswDtgGzAs8DtgG0AtADtgG1AtEDtgG2AtMDtgG3AtUDD7gC1gO3AbkC2AO2AboC2gMPuwLbA7gBvALcA7YBvQLdA7YBvgLeAw-_AuEDuQHAAuIDvwE"
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
  ListingTakingsScalarFieldEnum: () => ListingTakingsScalarFieldEnum,
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
  ListingTakings: "ListingTakings",
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
var ListingTakingsScalarFieldEnum = {
  id: "id",
  version: "version",
  takings: "takings"
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
