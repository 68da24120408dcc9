// Of ba6b38c59346106366b3fb2d8c0d2a37ee560838f09831a909bd806083e2e977
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
config.runtimeDataModel = JSON.parse('{"models":{"Listing":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"form","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"isFeatured","kind":"scalar","type":"Boolean","dbName":"is_featured"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"aiScores","kind":"scalar","type":"Json","dbName":"ai_scores"},{"name":"aiVersion","kind":"scalar","type":"Int","dbName":"ai_version"},{"name":"mediumDetails","kind":"scalar","type":"String","dbName":"medium_details"},{"name":"twitterMentions","kind":"scalar","type":"Int","dbName":"twitter_mentions"},{"name":"twitterBuzzScore","kind":"scalar","type":"Int","dbName":"twitter_buzz_score"},{"name":"twitterHasVerifiedMentions","kind":"scalar","type":"Boolean","dbName":"twitter_has_verified_mentions"},{"name":"twitterPublisherPromotion","kind":"scalar","type":"Boolean","dbName":"twitter_publisher_promotion"},{"name":"twitterBookClubMentions","kind":"scalar","type":"Int","dbName":"twitter_book_club_mentions"},{"name":"youtubeTotalViews","kind":"scalar","type":"BigInt","dbName":"youtube_total_views"},{"name":"youtubeVideoCount","kind":"scalar","type":"Int","dbName":"youtube_video_count"},{"name":"youtubeAdaptationPotential","kind":"scalar","type":"Int","dbName":"youtube_adaptation_potential"},{"name":"youtubePopularityScore","kind":"scalar","type":"Int","dbName":"youtube_popularity_score"},{"name":"enrichmentVersion","kind":"scalar","type":"Int","dbName":"enrichment_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"suggestedOfferMin","kind":"scalar","type":"Int","dbName":"suggested_offer_min"},{"name":"suggestedOfferMax","kind":"scalar","type":"Int","dbName":"suggested_offer_max"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"publishDate","kind":"scalar","type":"String","dbName":"publish_date"},{"name":"rightsStatus","kind":"scalar","type":"String","dbName":"rights_status"},{"name":"genreScore","kind":"scalar","type":"Int","dbName":"genre_score"},{"name":"mediumScore","kind":"scalar","type":"Int","dbName":"medium_score"},{"name":"lengthBonus","kind":"scalar","type":"Int","dbName":"length_bonus"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"chainOfTitleVerified","kind":"scalar","type":"Boolean","dbName":"chain_of_title_verified"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToListing"},{"name":"document","kind":"object","type":"SearchDocument","relationName":"ListingToSearchDocument"},{"name":"favourites","kind":"object","type":"Favourite","relationName":"FavouriteToListing"},{"name":"audit","kind":"object","type":"AuditEntry","relationName":"AuditEntryToListing"},{"name":"chain","kind":"object","type":"ChainDocument","relationName":"ChainDocumentToListing"},{"name":"chainHistory","kind":"object","type":"ChainHistoryEntry","relationName":"ChainHistoryEntryToListing"},{"name":"chainFiles","kind":"object","type":"ChainFileUse","relationName":"ChainFileUseToListing"},{"name":"takeovers","kind":"object","type":"Takeover","relationName":"ListingToTakeover"}],"dbName":"listings","schema":null},"BrowseEntry":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"status","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Int"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"genreTags","kind":"scalar","type":"String","dbName":"genre_tags"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"published","kind":"scalar","type":"Int"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"folding","kind":"scalar","type":"Int"},{"name":"listing","kind":"object","type":"Listing","relationName":"BrowseEntryToListing"},{"name":"searched","kind":"object","type":"SearchedWords","relationName":"BrowseEntryToSearchedWords"}],"dbName":"browse_entries","schema":null},"SearchedWords":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"words","kind":"scalar","type":"String"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToSearchedWords"}],"dbName":"searched_words","schema":null},"SearchDocument":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToSearchDocument"}],"dbName":"search_documents","schema":null},"Stem":{"fields":[{"name":"stem","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"stems","schema":null},"VocabularyWord":{"fields":[{"name":"word","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"vocabulary","schema":null},"Favourite":{"fields":[{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"version","kind":"scalar","type":"Int"},{"name":"isRemoved","kind":"scalar","type":"Boolean","dbName":"is_removed"},{"name":"listing","kind":"object","type":"Listing","relationName":"FavouriteToListing"}],"dbName":"favourites","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"AuditEntryToListing"}],"dbName":"audit","schema":null},"Takeover":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"undoneAt","kind":"scalar","type":"DateTime","dbName":"undone_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTakeover"}],"dbName":"takeovers","schema":null},"ChainDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"type","kind":"scalar","type":"String"},{"name":"grantor","kind":"scalar","type":"String"},{"name":"grantee","kind":"scalar","type":"String"},{"name":"date","kind":"scalar","type":"String"},{"name":"territory","kind":"scalar","type":"String"},{"name":"fileUrl","kind":"scalar","type":"String","dbName":"file_url"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"confirms","kind":"scalar","type":"String"},{"name":"confirmedBecause","kind":"scalar","type":"String","dbName":"confirmed_because"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainDocumentToListing"}],"dbName":"chain_documents","schema":null},"ChainHistoryEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainHistoryEntryToListing"}],"dbName":"chain_history","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"bytes","kind":"scalar","type":"Int"}],"dbName":"images","schema":null},"ChainFile":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uses","kind":"object","type":"ChainFileUse","relationName":"ChainFileToChainFileUse"}],"dbName":"chain_files","schema":null},"ChainFileUse":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"file","kind":"object","type":"ChainFile","relationName":"ChainFileToChainFileUse"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainFileUseToListing"}],"dbName":"chain_file_uses","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"isVerified","kind":"scalar","type":"Boolean","dbName":"is_verified"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"picture","kind":"scalar","type":"String"},{"name":"isPictureKnown","kind":"scalar","type":"Boolean","dbName":"is_picture_known"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"people","schema":null},"AcceptedOffer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"accepted_offers","schema":null},"Load":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"loaded","kind":"scalar","type":"Int"}],"dbName":"loads","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","listing","entry","searched","document","orderBy","cursor","favourites","audit","chain","chainHistory","uses","_count","file","chainFiles","takeovers","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","data","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","create","update","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","having","_avg","_sum","_min","_max","Listing.groupBy","Listing.aggregate","BrowseEntry.findUnique","BrowseEntry.findUniqueOrThrow","BrowseEntry.findFirst","BrowseEntry.findFirstOrThrow","BrowseEntry.findMany","BrowseEntry.updateOne","BrowseEntry.updateMany","BrowseEntry.updateManyAndReturn","BrowseEntry.deleteOne","BrowseEntry.deleteMany","BrowseEntry.groupBy","BrowseEntry.aggregate","SearchedWords.findUnique","SearchedWords.findUniqueOrThrow","SearchedWords.findFirst","SearchedWords.findFirstOrThrow","SearchedWords.findMany","SearchedWords.createOne","SearchedWords.createMany","SearchedWords.createManyAndReturn","SearchedWords.updateOne","SearchedWords.updateMany","SearchedWords.updateManyAndReturn","SearchedWords.upsertOne","SearchedWords.deleteOne","SearchedWords.deleteMany","SearchedWords.groupBy","SearchedWords.aggregate","SearchDocument.findUnique","SearchDocument.findUniqueOrThrow","SearchDocument.findFirst","SearchDocument.findFirstOrThrow","SearchDocument.findMany","SearchDocument.updateOne","SearchDocument.updateMany","SearchDocument.updateManyAndReturn","SearchDocument.deleteOne","SearchDocument.deleteMany","SearchDocument.groupBy","SearchDocument.aggregate","Stem.findUnique","Stem.findUniqueOrThrow","Stem.findFirst","Stem.findFirstOrThrow","Stem.findMany","Stem.createOne","Stem.createMany","Stem.createManyAndReturn","Stem.updateOne","Stem.updateMany","Stem.updateManyAndReturn","Stem.upsertOne","Stem.deleteOne","Stem.deleteMany","Stem.groupBy","Stem.aggregate","VocabularyWord.findUnique","VocabularyWord.findUniqueOrThrow","VocabularyWord.findFirst","VocabularyWord.findFirstOrThrow","VocabularyWord.findMany","VocabularyWord.createOne","VocabularyWord.createMany","VocabularyWord.createManyAndReturn","VocabularyWord.updateOne","VocabularyWord.updateMany","VocabularyWord.updateManyAndReturn","VocabularyWord.upsertOne","VocabularyWord.deleteOne","VocabularyWord.deleteMany","VocabularyWord.groupBy","VocabularyWord.aggregate","Favourite.findUnique","Favourite.findUniqueOrThrow","Favourite.findFirst","Favourite.findFirstOrThrow","Favourite.findMany","Favourite.createOne","Favourite.createMany","Favourite.createManyAndReturn","Favourite.updateOne","Favourite.updateMany","Favourite.updateManyAndReturn","Favourite.upsertOne","Favourite.deleteOne","Favourite.deleteMany","Favourite.groupBy","Favourite.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Takeover.findUnique","Takeover.findUniqueOrThrow","Takeover.findFirst","Takeover.findFirstOrThrow","Takeover.findMany","Takeover.createOne","Takeover.createMany","Takeover.createManyAndReturn","Takeover.updateOne","Takeover.updateMany","Takeover.updateManyAndReturn","Takeover.upsertOne","Takeover.deleteOne","Takeover.deleteMany","Takeover.groupBy","Takeover.aggregate","ChainDocument.findUnique","ChainDocument.findUniqueOrThrow","ChainDocument.findFirst","ChainDocument.findFirstOrThrow","ChainDocument.findMany","ChainDocument.createOne","ChainDocument.createMany","ChainDocument.createManyAndReturn","ChainDocument.updateOne","ChainDocument.updateMany","ChainDocument.updateManyAndReturn","ChainDocument.upsertOne","ChainDocument.deleteOne","ChainDocument.deleteMany","ChainDocument.groupBy","ChainDocument.aggregate","ChainHistoryEntry.findUnique","ChainHistoryEntry.findUniqueOrThrow","ChainHistoryEntry.findFirst","ChainHistoryEntry.findFirstOrThrow","ChainHistoryEntry.findMany","ChainHistoryEntry.createOne","ChainHistoryEntry.createMany","ChainHistoryEntry.createManyAndReturn","ChainHistoryEntry.updateOne","ChainHistoryEntry.updateMany","ChainHistoryEntry.updateManyAndReturn","ChainHistoryEntry.upsertOne","ChainHistoryEntry.deleteOne","ChainHistoryEntry.deleteMany","ChainHistoryEntry.groupBy","ChainHistoryEntry.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ChainFile.findUnique","ChainFile.findUniqueOrThrow","ChainFile.findFirst","ChainFile.findFirstOrThrow","ChainFile.findMany","ChainFile.createOne","ChainFile.createMany","ChainFile.createManyAndReturn","ChainFile.updateOne","ChainFile.updateMany","ChainFile.updateManyAndReturn","ChainFile.upsertOne","ChainFile.deleteOne","ChainFile.deleteMany","ChainFile.groupBy","ChainFile.aggregate","ChainFileUse.findUnique","ChainFileUse.findUniqueOrThrow","ChainFileUse.findFirst","ChainFileUse.findFirstOrThrow","ChainFileUse.findMany","ChainFileUse.createOne","ChainFileUse.createMany","ChainFileUse.createManyAndReturn","ChainFileUse.updateOne","ChainFileUse.updateMany","ChainFileUse.updateManyAndReturn","ChainFileUse.upsertOne","ChainFileUse.deleteOne","ChainFileUse.deleteMany","ChainFileUse.groupBy","ChainFileUse.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AcceptedOffer.findUnique","AcceptedOffer.findUniqueOrThrow","AcceptedOffer.findFirst","AcceptedOffer.findFirstOrThrow","AcceptedOffer.findMany","AcceptedOffer.createOne","AcceptedOffer.createMany","AcceptedOffer.createManyAndReturn","AcceptedOffer.updateOne","AcceptedOffer.updateMany","AcceptedOffer.updateManyAndReturn","AcceptedOffer.upsertOne","AcceptedOffer.deleteOne","AcceptedOffer.deleteMany","AcceptedOffer.groupBy","AcceptedOffer.aggregate","Load.findUnique","Load.findUniqueOrThrow","Load.findFirst","Load.findFirstOrThrow","Load.findMany","Load.createOne","Load.createMany","Load.createManyAndReturn","Load.updateOne","Load.updateMany","Load.updateManyAndReturn","Load.upsertOne","Load.deleteOne","Load.deleteMany","Load.groupBy","Load.aggregate","AND","OR","NOT","name","loaded","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","id","listingId","producerId","agentId","isExclusive","optionEndedAt","version","role","status","isVerified","firstName","lastName","companyName","picture","isPictureKnown","uploadedBy","uploadedAt","fileName","kind","bytes","every","some","none","place","at","documentId","actorId","action","before","after","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","position","type","grantor","grantee","date","territory","fileUrl","note","reason","confirms","confirmedBecause","createdAt","updatedAt","undoneAt","userId","isRemoved","word","listings","stem","words","earlyAccessUntil","medium","format","price","viabilityScore","roiMultiple","genreTags","title","author","tags","description","published","pages","folding","has","hasEvery","hasSome","form","soldOfferId","isFeatured","aiScores","aiVersion","mediumDetails","twitterMentions","twitterBuzzScore","twitterHasVerifiedMentions","twitterPublisherPromotion","twitterBookClubMentions","youtubeTotalViews","youtubeVideoCount","youtubeAdaptationPotential","youtubePopularityScore","enrichmentVersion","deletedAt","genre","coverImageUrl","suggestedOfferMin","suggestedOfferMax","publishDate","rightsStatus","genreScore","mediumScore","lengthBonus","chainOfTitleVerified","name_listingId","userId_listingId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "vwarAYgCNgIAAIwEACAEAACNBAAgBwAAjgQAIAgAAI8EACAJAACQBAAgCgAAkQQAIA4AAN4DACAPAACSBAAgoAIAAIcEADChAgAAKgAQogIAAIcEADCwAgQAAAABswIBAMgDACG2AgIAuQMAIbgCAQC4AwAh3wJAAN0DACHgAkAA3QMAIegCQADLAwAh6QIBALgDACHqAgEAuAMAIewCAgC5AwAh7QIQAP0DACHvAgEAuAMAIfACAQC4AwAh8QIAAPYDACDyAgEAuAMAIfQCAgD-AwAh-QIAAIgEACD6AgEA1QMAIfsCIADKAwAh_AIAAIkEACD9AgIAuQMAIf4CAQDUAwAh_wICAP4DACGAAwIA_gMAIYEDIACKBAAhggMgAIoEACGDAwIA_gMAIYQDBACLBAAhhQMCAP4DACGGAwIA_gMAIYcDAgD-AwAhiAMCALkDACGJA0AAywMAIYoDAQDUAwAhiwMBANQDACGMAwIA_gMAIY0DAgC5AwAhjgMBANQDACGPAwEAuAMAIZADAgC5AwAhkQMCALkDACGSAwIAuQMAIZMDIADKAwAhAQAAAAEAIBcBAADwAwAgAwAA_wMAIKACAAD8AwAwoQIAAAMAEKICAAD8AwAwsQIEAMkDACGzAgEAyAMAIbgCAQC4AwAh3wJAAN0DACHoAkAAywMAIekCAQC4AwAh6gIBALgDACHrAgIAuQMAIewCAgC5AwAh7QIQAP0DACHuAgAA9gMAIO8CAQC4AwAh8AIBALgDACHxAgEAuAMAIfICAQC4AwAh8wICAP4DACH0AgIA_gMAIfUCAgC5AwAhAQAAAAMAIAYCAADzAwAgoAIAAPIDADChAgAABQAQogIAAPIDADCxAgQAyQMAIecCAQC4AwAhAQAAAAUAIAUBAADwAwAgoAIAAO8DADChAgAABwAQogIAAO8DADCxAgQAyQMAIQEAAAAHACAJAQAA8AMAIKACAACbBAAwoQIAAAkAEKICAACbBAAwsQIEAMkDACG2AgIAuQMAIcgCQADdAwAh4gIBAMgDACHjAiAAygMAIQEBAACIBQAgCgEAAPADACCgAgAAmwQAMKECAAAJABCiAgAAmwQAMLECBADJAwAhtgICALkDACHIAkAA3QMAIeICAQDIAwAh4wIgAMoDACGVAwAAmgQAIAMAAAAJACAFAAAKADAGAAALACALAQAA8AMAIKACAACZBAAwoQIAAA0AEKICAACZBAAwsAIEAMkDACGxAgQAyQMAIcgCQADdAwAhygIBAMgDACHLAgEAuAMAIcwCAACIBAAgzQIAAIgEACABAQAAiAUAIAsBAADwAwAgoAIAAJkEADChAgAADQAQogIAAJkEADCwAgQAAAABsQIEAMkDACHIAkAA3QMAIcoCAQDIAwAhywIBALgDACHMAgAAiAQAIM0CAACIBAAgAwAAAA0AIAUAAA4AMAYAAA8AIBQBAADwAwAgoAIAAJgEADChAgAAEQAQogIAAJgEADCwAgEAyAMAIbECBADJAwAhuAIBALgDACHUAgIAuQMAIdUCAQC4AwAh1gIBALgDACHXAgEAuAMAIdgCAQDUAwAh2QIBANQDACHaAgEA1AMAIdsCAQDUAwAh3AIBANQDACHdAgEA1AMAId4CAQDUAwAh3wJAAN0DACHgAkAA3QMAIQgBAACIBQAg2AIAAKMEACDZAgAAowQAINoCAACjBAAg2wIAAKMEACDcAgAAowQAIN0CAACjBAAg3gIAAKMEACAUAQAA8AMAIKACAACYBAAwoQIAABEAEKICAACYBAAwsAIBAAAAAbECBADJAwAhuAIBALgDACHUAgIAuQMAIdUCAQC4AwAh1gIBALgDACHXAgEAuAMAIdgCAQDUAwAh2QIBANQDACHaAgEA1AMAIdsCAQDUAwAh3AIBANQDACHdAgEA1AMAId4CAQDUAwAh3wJAAN0DACHgAkAA3QMAIQMAAAARACAFAAASADAGAAATACANAQAA8AMAIKACAACXBAAwoQIAABUAEKICAACXBAAwsAIBAMgDACGxAgQAyQMAIccCBADJAwAhyAJAAN0DACHJAgEAyAMAIcoCAQDIAwAhywIBALgDACHMAgAAiQQAIM0CAACJBAAgAwEAAIgFACDMAgAAowQAIM0CAACjBAAgDQEAAPADACCgAgAAlwQAMKECAAAVABCiAgAAlwQAMLACAQAAAAGxAgQAyQMAIccCBAAAAAHIAkAA3QMAIckCAQDIAwAhygIBAMgDACHLAgEAuAMAIcwCAACJBAAgzQIAAIkEACADAAAAFQAgBQAAFgAwBgAAFwAgBwEAAPADACANAACWBAAgoAIAAJUEADChAgAAGQAQogIAAJUEADCjAgEAyAMAIbECBADJAwAhAgEAAIgFACANAACJBgAgCAEAAPADACANAACWBAAgoAIAAJUEADChAgAAGQAQogIAAJUEADCjAgEAyAMAIbECBADJAwAhlAMAAJQEACADAAAAGQAgBQAAGgAwBgAAGwAgAwAAABkAIAUAABoAMAYAABsAIAEAAAAZACALAQAA8AMAIKACAACTBAAwoQIAAB8AEKICAACTBAAwsAIBAMgDACGxAgQAyQMAIcgCQADdAwAhygIBAMgDACHMAgAAiAQAIM0CAACIBAAg4QJAAMsDACECAQAAiAUAIOECAACjBAAgCwEAAPADACCgAgAAkwQAMKECAAAfABCiAgAAkwQAMLACAQAAAAGxAgQAyQMAIcgCQADdAwAhygIBAMgDACHMAgAAiAQAIM0CAACIBAAg4QJAAMsDACEDAAAAHwAgBQAAIAAwBgAAIQAgAQAAAAkAIAEAAAANACABAAAAEQAgAQAAABUAIAEAAAAZACABAAAAHwAgAQAAAAEAIDYCAACMBAAgBAAAjQQAIAcAAI4EACAIAACPBAAgCQAAkAQAIAoAAJEEACAOAADeAwAgDwAAkgQAIKACAACHBAAwoQIAACoAEKICAACHBAAwsAIEAMkDACGzAgEAyAMAIbYCAgC5AwAhuAIBALgDACHfAkAA3QMAIeACQADdAwAh6AJAAMsDACHpAgEAuAMAIeoCAQC4AwAh7AICALkDACHtAhAA_QMAIe8CAQC4AwAh8AIBALgDACHxAgAA9gMAIPICAQC4AwAh9AICAP4DACH5AgAAiAQAIPoCAQDVAwAh-wIgAMoDACH8AgAAiQQAIP0CAgC5AwAh_gIBANQDACH_AgIA_gMAIYADAgD-AwAhgQMgAIoEACGCAyAAigQAIYMDAgD-AwAhhAMEAIsEACGFAwIA_gMAIYYDAgD-AwAhhwMCAP4DACGIAwIAuQMAIYkDQADLAwAhigMBANQDACGLAwEA1AMAIYwDAgD-AwAhjQMCALkDACGOAwEA1AMAIY8DAQC4AwAhkAMCALkDACGRAwIAuQMAIZIDAgC5AwAhkwMgAMoDACEbAgAAkAUAIAQAAIMGACAHAACEBgAgCAAAhQYAIAkAAIYGACAKAACHBgAgDgAAzwQAIA8AAIgGACDoAgAAowQAIPQCAACjBAAg-gIAAKMEACD8AgAAowQAIP4CAACjBAAg_wIAAKMEACCAAwAAowQAIIEDAACjBAAgggMAAKMEACCDAwAAowQAIIQDAACjBAAghQMAAKMEACCGAwAAowQAIIcDAACjBAAgiQMAAKMEACCKAwAAowQAIIsDAACjBAAgjAMAAKMEACCOAwAAowQAIAMAAAAqACAFAAArADAGAAABACADAAAAKgAgBQAAKwAwBgAAAQAgAwAAACoAIAUAACsAMAYAAAEAIDMCAAD7BQAgBAAA_AUAIAcAAP0FACAIAAD-BQAgCQAA_wUAIAoAAIAGACAOAACBBgAgDwAAggYAILACBAAAAAGzAgEAAAABtgICAAAAAbgCAQAAAAHfAkAAAAAB4AJAAAAAAegCQAAAAAHpAgEAAAAB6gIBAAAAAewCAgAAAAHtAhAAAAAB7wIBAAAAAfACAQAAAAHxAgAA-gUAIPICAQAAAAH0AgIAAAAB-QKAAAAAAfoCAQAAAAH7AiAAAAAB_AKAAAAAAf0CAgAAAAH-AgEAAAAB_wICAAAAAYADAgAAAAGBAyAAAAABggMgAAAAAYMDAgAAAAGEAwQAAAABhQMCAAAAAYYDAgAAAAGHAwIAAAABiAMCAAAAAYkDQAAAAAGKAwEAAAABiwMBAAAAAYwDAgAAAAGNAwIAAAABjgMBAAAAAY8DAQAAAAGQAwIAAAABkQMCAAAAAZIDAgAAAAGTAyAAAAABARUAAC8AICuwAgQAAAABswIBAAAAAbYCAgAAAAG4AgEAAAAB3wJAAAAAAeACQAAAAAHoAkAAAAAB6QIBAAAAAeoCAQAAAAHsAgIAAAAB7QIQAAAAAe8CAQAAAAHwAgEAAAAB8QIAAPoFACDyAgEAAAAB9AICAAAAAfkCgAAAAAH6AgEAAAAB-wIgAAAAAfwCgAAAAAH9AgIAAAAB_gIBAAAAAf8CAgAAAAGAAwIAAAABgQMgAAAAAYIDIAAAAAGDAwIAAAABhAMEAAAAAYUDAgAAAAGGAwIAAAABhwMCAAAAAYgDAgAAAAGJA0AAAAABigMBAAAAAYsDAQAAAAGMAwIAAAABjQMCAAAAAY4DAQAAAAGPAwEAAAABkAMCAAAAAZEDAgAAAAGSAwIAAAABkwMgAAAAAQEVAAAxADABFQAAMQAwMwIAAKkFACAEAACqBQAgBwAAqwUAIAgAAKwFACAJAACtBQAgCgAArgUAIA4AAK8FACAPAACwBQAgsAIEAKkEACGzAgEAoQQAIbYCAgCiBAAhuAIBAKEEACHfAkAAwAQAIeACQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh7AICAKIEACHtAhAAlgUAIe8CAQChBAAh8AIBAKEEACHxAgAAqAUAIPICAQChBAAh9AICAJgFACH5AoAAAAAB-gIBALEEACH7AiAAqgQAIfwCgAAAAAH9AgIAogQAIf4CAQCxBAAh_wICAJgFACGAAwIAmAUAIYEDIACmBQAhggMgAKYFACGDAwIAmAUAIYQDBACnBQAhhQMCAJgFACGGAwIAmAUAIYcDAgCYBQAhiAMCAKIEACGJA0AAqwQAIYoDAQCxBAAhiwMBALEEACGMAwIAmAUAIY0DAgCiBAAhjgMBALEEACGPAwEAoQQAIZADAgCiBAAhkQMCAKIEACGSAwIAogQAIZMDIACqBAAhAgAAAAEAIBUAADQAICuwAgQAqQQAIbMCAQChBAAhtgICAKIEACG4AgEAoQQAId8CQADABAAh4AJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHsAgIAogQAIe0CEACWBQAh7wIBAKEEACHwAgEAoQQAIfECAACoBQAg8gIBAKEEACH0AgIAmAUAIfkCgAAAAAH6AgEAsQQAIfsCIACqBAAh_AKAAAAAAf0CAgCiBAAh_gIBALEEACH_AgIAmAUAIYADAgCYBQAhgQMgAKYFACGCAyAApgUAIYMDAgCYBQAhhAMEAKcFACGFAwIAmAUAIYYDAgCYBQAhhwMCAJgFACGIAwIAogQAIYkDQACrBAAhigMBALEEACGLAwEAsQQAIYwDAgCYBQAhjQMCAKIEACGOAwEAsQQAIY8DAQChBAAhkAMCAKIEACGRAwIAogQAIZIDAgCiBAAhkwMgAKoEACECAAAAKgAgFQAANgAgAgAAACoAIBUAADYAIAMAAAABACAcAAAvACAdAAA0ACABAAAAAQAgAQAAACoAIBgMAAChBQAgIgAAogUAICMAAKUFACAkAACkBQAgJQAAowUAIOgCAACjBAAg9AIAAKMEACD6AgAAowQAIPwCAACjBAAg_gIAAKMEACD_AgAAowQAIIADAACjBAAggQMAAKMEACCCAwAAowQAIIMDAACjBAAghAMAAKMEACCFAwAAowQAIIYDAACjBAAghwMAAKMEACCJAwAAowQAIIoDAACjBAAgiwMAAKMEACCMAwAAowQAII4DAACjBAAgLqACAACABAAwoQIAAD0AEKICAACABAAwsAIEALwDACGzAgEAuwMAIbYCAgCxAwAhuAIBALADACHfAkAA2QMAIeACQADZAwAh6AJAAL4DACHpAgEAsAMAIeoCAQCwAwAh7AICALEDACHtAhAA9QMAIe8CAQCwAwAh8AIBALADACHxAgAA9gMAIPICAQCwAwAh9AICAPcDACH5AgAA5gMAIPoCAQDPAwAh-wIgAL0DACH8AgAA4gMAIP0CAgCxAwAh_gIBAM4DACH_AgIA9wMAIYADAgD3AwAhgQMgAIEEACGCAyAAgQQAIYMDAgD3AwAhhAMEAIIEACGFAwIA9wMAIYYDAgD3AwAhhwMCAPcDACGIAwIAsQMAIYkDQAC-AwAhigMBAM4DACGLAwEAzgMAIYwDAgD3AwAhjQMCALEDACGOAwEAzgMAIY8DAQCwAwAhkAMCALEDACGRAwIAsQMAIZIDAgCxAwAhkwMgAL0DACEDAAAAKgAgBQAAPAAwIQAAPQAgAwAAACoAIAUAACsAMAYAAAEAIBcBAADwAwAgAwAA_wMAIKACAAD8AwAwoQIAAAMAEKICAAD8AwAwsQIEAAAAAbMCAQDIAwAhuAIBALgDACHfAkAA3QMAIegCQADLAwAh6QIBALgDACHqAgEAuAMAIesCAgC5AwAh7AICALkDACHtAhAA_QMAIe4CAAD2AwAg7wIBALgDACHwAgEAuAMAIfECAQC4AwAh8gIBALgDACHzAgIA_gMAIfQCAgD-AwAh9QICALkDACEBAAAAQAAgAQAAAEAAIAUBAACIBQAgAwAAoAUAIOgCAACjBAAg8wIAAKMEACD0AgAAowQAIAMAAAADACAFAABDADAGAABAACADAAAAAwAgBQAAQwAwBgAAQAAgAwAAAAMAIAUAAEMAMAYAAEAAIBQBAACZBQAgAwAAmgUAILECBACpBAAhswIBAKEEACG4AgEAoQQAId8CQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh6wICAKIEACHsAgIAogQAIe0CEACWBQAh7gIAAJcFACDvAgEAoQQAIfACAQChBAAh8QIBAKEEACHyAgEAoQQAIfMCAgCYBQAh9AICAJgFACH1AgIAogQAIQIAAABAACAVAABHACASsQIEAKkEACGzAgEAoQQAIbgCAQChBAAh3wJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHrAgIAogQAIewCAgCiBAAh7QIQAJYFACHuAgAAlwUAIO8CAQChBAAh8AIBAKEEACHxAgEAoQQAIfICAQChBAAh8wICAJgFACH0AgIAmAUAIfUCAgCiBAAhAgAAAAMAIBUAAEkAIAIAAAADACAVAABJACABAAAAQAAgAQAAAAMAIAgMAACRBQAgIgAAkgUAICMAAJUFACAkAACUBQAgJQAAkwUAIOgCAACjBAAg8wIAAKMEACD0AgAAowQAIBWgAgAA9AMAMKECAABPABCiAgAA9AMAMLECBAC8AwAhswIBALsDACG4AgEAsAMAId8CQADZAwAh6AJAAL4DACHpAgEAsAMAIeoCAQCwAwAh6wICALEDACHsAgIAsQMAIe0CEAD1AwAh7gIAAPYDACDvAgEAsAMAIfACAQCwAwAh8QIBALADACHyAgEAsAMAIfMCAgD3AwAh9AICAPcDACH1AgIAsQMAIQMAAAADACAFAABOADAhAABPACADAAAAAwAgBQAAQwAwBgAAQAAgBgIAAPMDACCgAgAA8gMAMKECAAAFABCiAgAA8gMAMLECBAAAAAHnAgEAuAMAIQEAAABSACABAAAAUgAgAQIAAJAFACADAAAABQAgBQAAVQAwBgAAUgAgAwAAAAUAIAUAAFUAMAYAAFIAIAMAAAAFACAFAABVADAGAABSACADAgAAjwUAILECBAAAAAHnAgEAAAABARUAAFkAIAKxAgQAAAAB5wIBAAAAAQEVAABbADABFQAAWwAwAwIAAI4FACCxAgQAqQQAIecCAQChBAAhAgAAAFIAIBUAAF4AIAKxAgQAqQQAIecCAQChBAAhAgAAAAUAIBUAAGAAIAIAAAAFACAVAABgACADAAAAUgAgHAAAWQAgHQAAXgAgAQAAAFIAIAEAAAAFACAFDAAAiQUAICIAAIoFACAjAACNBQAgJAAAjAUAICUAAIsFACAFoAIAAPEDADChAgAAZwAQogIAAPEDADCxAgQAvAMAIecCAQCwAwAhAwAAAAUAIAUAAGYAMCEAAGcAIAMAAAAFACAFAABVADAGAABSACAFAQAA8AMAIKACAADvAwAwoQIAAAcAEKICAADvAwAwsQIEAAAAAQEAAABqACABAAAAagAgAQEAAIgFACADAAAABwAgBQAAbQAwBgAAagAgAwAAAAcAIAUAAG0AMAYAAGoAIAMAAAAHACAFAABtADAGAABqACACAQAAhwUAILECBACpBAAhAgAAAGoAIBUAAHEAIAGxAgQAqQQAIQIAAAAHACAVAABzACACAAAABwAgFQAAcwAgAQAAAGoAIAEAAAAHACAFDAAAggUAICIAAIMFACAjAACGBQAgJAAAhQUAICUAAIQFACAEoAIAAO4DADChAgAAeQAQogIAAO4DADCxAgQAvAMAIQMAAAAHACAFAAB4ADAhAAB5ACADAAAABwAgBQAAbQAwBgAAagAgBaACAADtAwAwoQIAAH8AEKICAADtAwAw5QICALkDACHmAgEAAAABAQAAAHwAIAEAAAB8ACAFoAIAAO0DADChAgAAfwAQogIAAO0DADDlAgIAuQMAIeYCAQC4AwAhAAMAAAB_ACAFAACAAQAwBgAAfAAgAwAAAH8AIAUAAIABADAGAAB8ACADAAAAfwAgBQAAgAEAMAYAAHwAIALlAgIAAAAB5gIBAAAAAQEVAACEAQAgAuUCAgAAAAHmAgEAAAABARUAAIYBADABFQAAhgEAMALlAgIAogQAIeYCAQChBAAhAgAAAHwAIBUAAIkBACAC5QICAKIEACHmAgEAoQQAIQIAAAB_ACAVAACLAQAgAgAAAH8AIBUAAIsBACADAAAAfAAgHAAAhAEAIB0AAIkBACABAAAAfAAgAQAAAH8AIAUMAAD9BAAgIgAA_gQAICMAAIEFACAkAACABQAgJQAA_wQAIAWgAgAA7AMAMKECAACSAQAQogIAAOwDADDlAgIAsQMAIeYCAQCwAwAhAwAAAH8AIAUAAJEBADAhAACSAQAgAwAAAH8AIAUAAIABADAGAAB8ACAFoAIAAOsDADChAgAAmAEAEKICAADrAwAw5AIBAAAAAeUCAgC5AwAhAQAAAJUBACABAAAAlQEAIAWgAgAA6wMAMKECAACYAQAQogIAAOsDADDkAgEAuAMAIeUCAgC5AwAhAAMAAACYAQAgBQAAmQEAMAYAAJUBACADAAAAmAEAIAUAAJkBADAGAACVAQAgAwAAAJgBACAFAACZAQAwBgAAlQEAIALkAgEAAAAB5QICAAAAAQEVAACdAQAgAuQCAQAAAAHlAgIAAAABARUAAJ8BADABFQAAnwEAMALkAgEAoQQAIeUCAgCiBAAhAgAAAJUBACAVAACiAQAgAuQCAQChBAAh5QICAKIEACECAAAAmAEAIBUAAKQBACACAAAAmAEAIBUAAKQBACADAAAAlQEAIBwAAJ0BACAdAACiAQAgAQAAAJUBACABAAAAmAEAIAUMAAD4BAAgIgAA-QQAICMAAPwEACAkAAD7BAAgJQAA-gQAIAWgAgAA6gMAMKECAACrAQAQogIAAOoDADDkAgEAsAMAIeUCAgCxAwAhAwAAAJgBACAFAACqAQAwIQAAqwEAIAMAAACYAQAgBQAAmQEAMAYAAJUBACABAAAACwAgAQAAAAsAIAMAAAAJACAFAAAKADAGAAALACADAAAACQAgBQAACgAwBgAACwAgAwAAAAkAIAUAAAoAMAYAAAsAIAYBAAD3BAAgsQIEAAAAAbYCAgAAAAHIAkAAAAAB4gIBAAAAAeMCIAAAAAEBFQAAswEAIAWxAgQAAAABtgICAAAAAcgCQAAAAAHiAgEAAAAB4wIgAAAAAQEVAAC1AQAwARUAALUBADAGAQAA9gQAILECBACpBAAhtgICAKIEACHIAkAAwAQAIeICAQChBAAh4wIgAKoEACECAAAACwAgFQAAuAEAIAWxAgQAqQQAIbYCAgCiBAAhyAJAAMAEACHiAgEAoQQAIeMCIACqBAAhAgAAAAkAIBUAALoBACACAAAACQAgFQAAugEAIAMAAAALACAcAACzAQAgHQAAuAEAIAEAAAALACABAAAACQAgBQwAAPEEACAiAADyBAAgIwAA9QQAICQAAPQEACAlAADzBAAgCKACAADpAwAwoQIAAMEBABCiAgAA6QMAMLECBAC8AwAhtgICALEDACHIAkAA2QMAIeICAQC7AwAh4wIgAL0DACEDAAAACQAgBQAAwAEAMCEAAMEBACADAAAACQAgBQAACgAwBgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgBQAADgAwBgAADwAgAwAAAA0AIAUAAA4AMAYAAA8AIAMAAAANACAFAAAOADAGAAAPACAIAQAA8AQAILACBAAAAAGxAgQAAAAByAJAAAAAAcoCAQAAAAHLAgEAAAABzAKAAAAAAc0CgAAAAAEBFQAAyQEAIAewAgQAAAABsQIEAAAAAcgCQAAAAAHKAgEAAAABywIBAAAAAcwCgAAAAAHNAoAAAAABARUAAMsBADABFQAAywEAMAgBAADvBAAgsAIEAKkEACGxAgQAqQQAIcgCQADABAAhygIBAKEEACHLAgEAoQQAIcwCgAAAAAHNAoAAAAABAgAAAA8AIBUAAM4BACAHsAIEAKkEACGxAgQAqQQAIcgCQADABAAhygIBAKEEACHLAgEAoQQAIcwCgAAAAAHNAoAAAAABAgAAAA0AIBUAANABACACAAAADQAgFQAA0AEAIAMAAAAPACAcAADJAQAgHQAAzgEAIAEAAAAPACABAAAADQAgBQwAAOoEACAiAADrBAAgIwAA7gQAICQAAO0EACAlAADsBAAgCqACAADoAwAwoQIAANcBABCiAgAA6AMAMLACBAC8AwAhsQIEALwDACHIAkAA2QMAIcoCAQC7AwAhywIBALADACHMAgAA5gMAIM0CAADmAwAgAwAAAA0AIAUAANYBADAhAADXAQAgAwAAAA0AIAUAAA4AMAYAAA8AIAEAAAAhACABAAAAIQAgAwAAAB8AIAUAACAAMAYAACEAIAMAAAAfACAFAAAgADAGAAAhACADAAAAHwAgBQAAIAAwBgAAIQAgCAEAAOkEACCwAgEAAAABsQIEAAAAAcgCQAAAAAHKAgEAAAABzAKAAAAAAc0CgAAAAAHhAkAAAAABARUAAN8BACAHsAIBAAAAAbECBAAAAAHIAkAAAAABygIBAAAAAcwCgAAAAAHNAoAAAAAB4QJAAAAAAQEVAADhAQAwARUAAOEBADAIAQAA6AQAILACAQChBAAhsQIEAKkEACHIAkAAwAQAIcoCAQChBAAhzAKAAAAAAc0CgAAAAAHhAkAAqwQAIQIAAAAhACAVAADkAQAgB7ACAQChBAAhsQIEAKkEACHIAkAAwAQAIcoCAQChBAAhzAKAAAAAAc0CgAAAAAHhAkAAqwQAIQIAAAAfACAVAADmAQAgAgAAAB8AIBUAAOYBACADAAAAIQAgHAAA3wEAIB0AAOQBACABAAAAIQAgAQAAAB8AIAYMAADjBAAgIgAA5AQAICMAAOcEACAkAADmBAAgJQAA5QQAIOECAACjBAAgCqACAADlAwAwoQIAAO0BABCiAgAA5QMAMLACAQC7AwAhsQIEALwDACHIAkAA2QMAIcoCAQC7AwAhzAIAAOYDACDNAgAA5gMAIOECQAC-AwAhAwAAAB8AIAUAAOwBADAhAADtAQAgAwAAAB8AIAUAACAAMAYAACEAIAEAAAATACABAAAAEwAgAwAAABEAIAUAABIAMAYAABMAIAMAAAARACAFAAASADAGAAATACADAAAAEQAgBQAAEgAwBgAAEwAgEQEAAOIEACCwAgEAAAABsQIEAAAAAbgCAQAAAAHUAgIAAAAB1QIBAAAAAdYCAQAAAAHXAgEAAAAB2AIBAAAAAdkCAQAAAAHaAgEAAAAB2wIBAAAAAdwCAQAAAAHdAgEAAAAB3gIBAAAAAd8CQAAAAAHgAkAAAAABARUAAPUBACAQsAIBAAAAAbECBAAAAAG4AgEAAAAB1AICAAAAAdUCAQAAAAHWAgEAAAAB1wIBAAAAAdgCAQAAAAHZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QIBAAAAAd4CAQAAAAHfAkAAAAAB4AJAAAAAAQEVAAD3AQAwARUAAPcBADARAQAA4QQAILACAQChBAAhsQIEAKkEACG4AgEAoQQAIdQCAgCiBAAh1QIBAKEEACHWAgEAoQQAIdcCAQChBAAh2AIBALEEACHZAgEAsQQAIdoCAQCxBAAh2wIBALEEACHcAgEAsQQAId0CAQCxBAAh3gIBALEEACHfAkAAwAQAIeACQADABAAhAgAAABMAIBUAAPoBACAQsAIBAKEEACGxAgQAqQQAIbgCAQChBAAh1AICAKIEACHVAgEAoQQAIdYCAQChBAAh1wIBAKEEACHYAgEAsQQAIdkCAQCxBAAh2gIBALEEACHbAgEAsQQAIdwCAQCxBAAh3QIBALEEACHeAgEAsQQAId8CQADABAAh4AJAAMAEACECAAAAEQAgFQAA_AEAIAIAAAARACAVAAD8AQAgAwAAABMAIBwAAPUBACAdAAD6AQAgAQAAABMAIAEAAAARACAMDAAA3AQAICIAAN0EACAjAADgBAAgJAAA3wQAICUAAN4EACDYAgAAowQAINkCAACjBAAg2gIAAKMEACDbAgAAowQAINwCAACjBAAg3QIAAKMEACDeAgAAowQAIBOgAgAA5AMAMKECAACDAgAQogIAAOQDADCwAgEAuwMAIbECBAC8AwAhuAIBALADACHUAgIAsQMAIdUCAQCwAwAh1gIBALADACHXAgEAsAMAIdgCAQDOAwAh2QIBAM4DACHaAgEAzgMAIdsCAQDOAwAh3AIBAM4DACHdAgEAzgMAId4CAQDOAwAh3wJAANkDACHgAkAA2QMAIQMAAAARACAFAACCAgAwIQAAgwIAIAMAAAARACAFAAASADAGAAATACABAAAAFwAgAQAAABcAIAMAAAAVACAFAAAWADAGAAAXACADAAAAFQAgBQAAFgAwBgAAFwAgAwAAABUAIAUAABYAMAYAABcAIAoBAADbBAAgsAIBAAAAAbECBAAAAAHHAgQAAAAByAJAAAAAAckCAQAAAAHKAgEAAAABywIBAAAAAcwCgAAAAAHNAoAAAAABARUAAIsCACAJsAIBAAAAAbECBAAAAAHHAgQAAAAByAJAAAAAAckCAQAAAAHKAgEAAAABywIBAAAAAcwCgAAAAAHNAoAAAAABARUAAI0CADABFQAAjQIAMAoBAADaBAAgsAIBAKEEACGxAgQAqQQAIccCBACpBAAhyAJAAMAEACHJAgEAoQQAIcoCAQChBAAhywIBAKEEACHMAoAAAAABzQKAAAAAAQIAAAAXACAVAACQAgAgCbACAQChBAAhsQIEAKkEACHHAgQAqQQAIcgCQADABAAhyQIBAKEEACHKAgEAoQQAIcsCAQChBAAhzAKAAAAAAc0CgAAAAAECAAAAFQAgFQAAkgIAIAIAAAAVACAVAACSAgAgAwAAABcAIBwAAIsCACAdAACQAgAgAQAAABcAIAEAAAAVACAHDAAA1QQAICIAANYEACAjAADZBAAgJAAA2AQAICUAANcEACDMAgAAowQAIM0CAACjBAAgDKACAADhAwAwoQIAAJkCABCiAgAA4QMAMLACAQC7AwAhsQIEALwDACHHAgQAvAMAIcgCQADZAwAhyQIBALsDACHKAgEAuwMAIcsCAQCwAwAhzAIAAOIDACDNAgAA4gMAIAMAAAAVACAFAACYAgAwIQAAmQIAIAMAAAAVACAFAAAWADAGAAAXACAHoAIAAOADADChAgAAnwIAEKICAADgAwAwowIBAAAAAb8CAQDIAwAhwAJAAN0DACHDAgIAuQMAIQEAAACcAgAgAQAAAJwCACAHoAIAAOADADChAgAAnwIAEKICAADgAwAwowIBAMgDACG_AgEAyAMAIcACQADdAwAhwwICALkDACEAAwAAAJ8CACAFAACgAgAwBgAAnAIAIAMAAACfAgAgBQAAoAIAMAYAAJwCACADAAAAnwIAIAUAAKACADAGAACcAgAgBKMCAQAAAAG_AgEAAAABwAJAAAAAAcMCAgAAAAEBFQAApAIAIASjAgEAAAABvwIBAAAAAcACQAAAAAHDAgIAAAABARUAAKYCADABFQAApgIAMASjAgEAoQQAIb8CAQChBAAhwAJAAMAEACHDAgIAogQAIQIAAACcAgAgFQAAqQIAIASjAgEAoQQAIb8CAQChBAAhwAJAAMAEACHDAgIAogQAIQIAAACfAgAgFQAAqwIAIAIAAACfAgAgFQAAqwIAIAMAAACcAgAgHAAApAIAIB0AAKkCACABAAAAnAIAIAEAAACfAgAgBQwAANAEACAiAADRBAAgIwAA1AQAICQAANMEACAlAADSBAAgB6ACAADfAwAwoQIAALICABCiAgAA3wMAMKMCAQC7AwAhvwIBALsDACHAAkAA2QMAIcMCAgCxAwAhAwAAAJ8CACAFAACxAgAwIQAAsgIAIAMAAACfAgAgBQAAoAIAMAYAAJwCACAKCwAA3gMAIKACAADcAwAwoQIAALgCABCiAgAA3AMAMKMCAQAAAAG_AgEAyAMAIcACQADdAwAhwQIBALgDACHCAgEAuAMAIcMCAgC5AwAhAQAAALUCACABAAAAtQIAIAoLAADeAwAgoAIAANwDADChAgAAuAIAEKICAADcAwAwowIBAMgDACG_AgEAyAMAIcACQADdAwAhwQIBALgDACHCAgEAuAMAIcMCAgC5AwAhAQsAAM8EACADAAAAuAIAIAUAALkCADAGAAC1AgAgAwAAALgCACAFAAC5AgAwBgAAtQIAIAMAAAC4AgAgBQAAuQIAMAYAALUCACAHCwAAzgQAIKMCAQAAAAG_AgEAAAABwAJAAAAAAcECAQAAAAHCAgEAAAABwwICAAAAAQEVAAC9AgAgBqMCAQAAAAG_AgEAAAABwAJAAAAAAcECAQAAAAHCAgEAAAABwwICAAAAAQEVAAC_AgAwARUAAL8CADAHCwAAwQQAIKMCAQChBAAhvwIBAKEEACHAAkAAwAQAIcECAQChBAAhwgIBAKEEACHDAgIAogQAIQIAAAC1AgAgFQAAwgIAIAajAgEAoQQAIb8CAQChBAAhwAJAAMAEACHBAgEAoQQAIcICAQChBAAhwwICAKIEACECAAAAuAIAIBUAAMQCACACAAAAuAIAIBUAAMQCACADAAAAtQIAIBwAAL0CACAdAADCAgAgAQAAALUCACABAAAAuAIAIAUMAAC7BAAgIgAAvAQAICMAAL8EACAkAAC-BAAgJQAAvQQAIAmgAgAA2AMAMKECAADLAgAQogIAANgDADCjAgEAuwMAIb8CAQC7AwAhwAJAANkDACHBAgEAsAMAIcICAQCwAwAhwwICALEDACEDAAAAuAIAIAUAAMoCADAhAADLAgAgAwAAALgCACAFAAC5AgAwBgAAtQIAIAEAAAAbACABAAAAGwAgAwAAABkAIAUAABoAMAYAABsAIAMAAAAZACAFAAAaADAGAAAbACADAAAAGQAgBQAAGgAwBgAAGwAgBAEAALoEACANAAC5BAAgowIBAAAAAbECBAAAAAEBFQAA0wIAIAKjAgEAAAABsQIEAAAAAQEVAADVAgAwARUAANUCADAEAQAAuAQAIA0AALcEACCjAgEAoQQAIbECBACpBAAhAgAAABsAIBUAANgCACACowIBAKEEACGxAgQAqQQAIQIAAAAZACAVAADaAgAgAgAAABkAIBUAANoCACADAAAAGwAgHAAA0wIAIB0AANgCACABAAAAGwAgAQAAABkAIAUMAACyBAAgIgAAswQAICMAALYEACAkAAC1BAAgJQAAtAQAIAWgAgAA1wMAMKECAADhAgAQogIAANcDADCjAgEAuwMAIbECBAC8AwAhAwAAABkAIAUAAOACADAhAADhAgAgAwAAABkAIAUAABoAMAYAABsAIA2gAgAA0wMAMKECAADnAgAQogIAANMDADCwAgEAAAABtgICALkDACG3AgEAuAMAIbgCAQC4AwAhuQIgAMoDACG6AgEAuAMAIbsCAQC4AwAhvAIBANQDACG9AgEA1QMAIb4CIADKAwAhAQAAAOQCACABAAAA5AIAIA2gAgAA0wMAMKECAADnAgAQogIAANMDADCwAgEAyAMAIbYCAgC5AwAhtwIBALgDACG4AgEAuAMAIbkCIADKAwAhugIBALgDACG7AgEAuAMAIbwCAQDUAwAhvQIBANUDACG-AiAAygMAIQK8AgAAowQAIL0CAACjBAAgAwAAAOcCACAFAADoAgAwBgAA5AIAIAMAAADnAgAgBQAA6AIAMAYAAOQCACADAAAA5wIAIAUAAOgCADAGAADkAgAgCrACAQAAAAG2AgIAAAABtwIBAAAAAbgCAQAAAAG5AiAAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAAAAAb4CIAAAAAEBFQAA7AIAIAqwAgEAAAABtgICAAAAAbcCAQAAAAG4AgEAAAABuQIgAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQAAAAG-AiAAAAABARUAAO4CADABFQAA7gIAMAqwAgEAoQQAIbYCAgCiBAAhtwIBAKEEACG4AgEAoQQAIbkCIACqBAAhugIBAKEEACG7AgEAoQQAIbwCAQCxBAAhvQIBALEEACG-AiAAqgQAIQIAAADkAgAgFQAA8QIAIAqwAgEAoQQAIbYCAgCiBAAhtwIBAKEEACG4AgEAoQQAIbkCIACqBAAhugIBAKEEACG7AgEAoQQAIbwCAQCxBAAhvQIBALEEACG-AiAAqgQAIQIAAADnAgAgFQAA8wIAIAIAAADnAgAgFQAA8wIAIAMAAADkAgAgHAAA7AIAIB0AAPECACABAAAA5AIAIAEAAADnAgAgBwwAAKwEACAiAACtBAAgIwAAsAQAICQAAK8EACAlAACuBAAgvAIAAKMEACC9AgAAowQAIA2gAgAAzQMAMKECAAD6AgAQogIAAM0DADCwAgEAuwMAIbYCAgCxAwAhtwIBALADACG4AgEAsAMAIbkCIAC9AwAhugIBALADACG7AgEAsAMAIbwCAQDOAwAhvQIBAM8DACG-AiAAvQMAIQMAAADnAgAgBQAA-QIAMCEAAPoCACADAAAA5wIAIAUAAOgCADAGAADkAgAgCqACAADHAwAwoQIAAIADABCiAgAAxwMAMLACAQAAAAGxAgQAyQMAIbICAQDIAwAhswIBAMgDACG0AiAAygMAIbUCQADLAwAhtgICALkDACEBAAAA_QIAIAEAAAD9AgAgCqACAADHAwAwoQIAAIADABCiAgAAxwMAMLACAQDIAwAhsQIEAMkDACGyAgEAyAMAIbMCAQDIAwAhtAIgAMoDACG1AkAAywMAIbYCAgC5AwAhAbUCAACjBAAgAwAAAIADACAFAACBAwAwBgAA_QIAIAMAAACAAwAgBQAAgQMAMAYAAP0CACADAAAAgAMAIAUAAIEDADAGAAD9AgAgB7ACAQAAAAGxAgQAAAABsgIBAAAAAbMCAQAAAAG0AiAAAAABtQJAAAAAAbYCAgAAAAEBFQAAhQMAIAewAgEAAAABsQIEAAAAAbICAQAAAAGzAgEAAAABtAIgAAAAAbUCQAAAAAG2AgIAAAABARUAAIcDADABFQAAhwMAMAewAgEAoQQAIbECBACpBAAhsgIBAKEEACGzAgEAoQQAIbQCIACqBAAhtQJAAKsEACG2AgIAogQAIQIAAAD9AgAgFQAAigMAIAewAgEAoQQAIbECBACpBAAhsgIBAKEEACGzAgEAoQQAIbQCIACqBAAhtQJAAKsEACG2AgIAogQAIQIAAACAAwAgFQAAjAMAIAIAAACAAwAgFQAAjAMAIAMAAAD9AgAgHAAAhQMAIB0AAIoDACABAAAA_QIAIAEAAACAAwAgBgwAAKQEACAiAAClBAAgIwAAqAQAICQAAKcEACAlAACmBAAgtQIAAKMEACAKoAIAALoDADChAgAAkwMAEKICAAC6AwAwsAIBALsDACGxAgQAvAMAIbICAQC7AwAhswIBALsDACG0AiAAvQMAIbUCQAC-AwAhtgICALEDACEDAAAAgAMAIAUAAJIDADAhAACTAwAgAwAAAIADACAFAACBAwAwBgAA_QIAIAWgAgAAtwMAMKECAACZAwAQogIAALcDADCjAgEAAAABpAICALkDACEBAAAAlgMAIAEAAACWAwAgBaACAAC3AwAwoQIAAJkDABCiAgAAtwMAMKMCAQC4AwAhpAICALkDACEAAwAAAJkDACAFAACaAwAwBgAAlgMAIAMAAACZAwAgBQAAmgMAMAYAAJYDACADAAAAmQMAIAUAAJoDADAGAACWAwAgAqMCAQAAAAGkAgIAAAABARUAAJ4DACACowIBAAAAAaQCAgAAAAEBFQAAoAMAMAEVAACgAwAwAqMCAQChBAAhpAICAKIEACECAAAAlgMAIBUAAKMDACACowIBAKEEACGkAgIAogQAIQIAAACZAwAgFQAApQMAIAIAAACZAwAgFQAApQMAIAMAAACWAwAgHAAAngMAIB0AAKMDACABAAAAlgMAIAEAAACZAwAgBQwAAJwEACAiAACdBAAgIwAAoAQAICQAAJ8EACAlAACeBAAgBaACAACvAwAwoQIAAKwDABCiAgAArwMAMKMCAQCwAwAhpAICALEDACEDAAAAmQMAIAUAAKsDADAhAACsAwAgAwAAAJkDACAFAACaAwAwBgAAlgMAIAWgAgAArwMAMKECAACsAwAQogIAAK8DADCjAgEAsAMAIaQCAgCxAwAhDgwAALMDACAkAAC2AwAgJQAAtgMAIKUCAQAAAAGmAgEAAAAEpwIBAAAABKgCAQAAAAGpAgEAAAABqgIBAAAAAasCAQAAAAGsAgEAtQMAIa0CAQAAAAGuAgEAAAABrwIBAAAAAQ0MAACzAwAgIgAAtAMAICMAALMDACAkAACzAwAgJQAAswMAIKUCAgAAAAGmAgIAAAAEpwICAAAABKgCAgAAAAGpAgIAAAABqgICAAAAAasCAgAAAAGsAgIAsgMAIQ0MAACzAwAgIgAAtAMAICMAALMDACAkAACzAwAgJQAAswMAIKUCAgAAAAGmAgIAAAAEpwICAAAABKgCAgAAAAGpAgIAAAABqgICAAAAAasCAgAAAAGsAgIAsgMAIQilAgIAAAABpgICAAAABKcCAgAAAASoAgIAAAABqQICAAAAAaoCAgAAAAGrAgIAAAABrAICALMDACEIpQIIAAAAAaYCCAAAAASnAggAAAAEqAIIAAAAAakCCAAAAAGqAggAAAABqwIIAAAAAawCCAC0AwAhDgwAALMDACAkAAC2AwAgJQAAtgMAIKUCAQAAAAGmAgEAAAAEpwIBAAAABKgCAQAAAAGpAgEAAAABqgIBAAAAAasCAQAAAAGsAgEAtQMAIa0CAQAAAAGuAgEAAAABrwIBAAAAAQulAgEAAAABpgIBAAAABKcCAQAAAASoAgEAAAABqQIBAAAAAaoCAQAAAAGrAgEAAAABrAIBALYDACGtAgEAAAABrgIBAAAAAa8CAQAAAAEFoAIAALcDADChAgAAmQMAEKICAAC3AwAwowIBALgDACGkAgIAuQMAIQulAgEAAAABpgIBAAAABKcCAQAAAASoAgEAAAABqQIBAAAAAaoCAQAAAAGrAgEAAAABrAIBALYDACGtAgEAAAABrgIBAAAAAa8CAQAAAAEIpQICAAAAAaYCAgAAAASnAgIAAAAEqAICAAAAAakCAgAAAAGqAgIAAAABqwICAAAAAawCAgCzAwAhCqACAAC6AwAwoQIAAJMDABCiAgAAugMAMLACAQC7AwAhsQIEALwDACGyAgEAuwMAIbMCAQC7AwAhtAIgAL0DACG1AkAAvgMAIbYCAgCxAwAhCwwAALMDACAkAAC2AwAgJQAAtgMAIKUCAQAAAAGmAgEAAAAEpwIBAAAABKgCAQAAAAGpAgEAAAABqgIBAAAAAasCAQAAAAGsAgEAxgMAIQ0MAACzAwAgIgAAtAMAICMAAMUDACAkAADFAwAgJQAAxQMAIKUCBAAAAAGmAgQAAAAEpwIEAAAABKgCBAAAAAGpAgQAAAABqgIEAAAAAasCBAAAAAGsAgQAxAMAIQUMAACzAwAgJAAAwwMAICUAAMMDACClAiAAAAABrAIgAMIDACELDAAAwAMAICQAAMEDACAlAADBAwAgpQJAAAAAAaYCQAAAAAWnAkAAAAAFqAJAAAAAAakCQAAAAAGqAkAAAAABqwJAAAAAAawCQAC_AwAhCwwAAMADACAkAADBAwAgJQAAwQMAIKUCQAAAAAGmAkAAAAAFpwJAAAAABagCQAAAAAGpAkAAAAABqgJAAAAAAasCQAAAAAGsAkAAvwMAIQilAgIAAAABpgICAAAABacCAgAAAAWoAgIAAAABqQICAAAAAaoCAgAAAAGrAgIAAAABrAICAMADACEIpQJAAAAAAaYCQAAAAAWnAkAAAAAFqAJAAAAAAakCQAAAAAGqAkAAAAABqwJAAAAAAawCQADBAwAhBQwAALMDACAkAADDAwAgJQAAwwMAIKUCIAAAAAGsAiAAwgMAIQKlAiAAAAABrAIgAMMDACENDAAAswMAICIAALQDACAjAADFAwAgJAAAxQMAICUAAMUDACClAgQAAAABpgIEAAAABKcCBAAAAASoAgQAAAABqQIEAAAAAaoCBAAAAAGrAgQAAAABrAIEAMQDACEIpQIEAAAAAaYCBAAAAASnAgQAAAAEqAIEAAAAAakCBAAAAAGqAgQAAAABqwIEAAAAAawCBADFAwAhCwwAALMDACAkAAC2AwAgJQAAtgMAIKUCAQAAAAGmAgEAAAAEpwIBAAAABKgCAQAAAAGpAgEAAAABqgIBAAAAAasCAQAAAAGsAgEAxgMAIQqgAgAAxwMAMKECAACAAwAQogIAAMcDADCwAgEAyAMAIbECBADJAwAhsgIBAMgDACGzAgEAyAMAIbQCIADKAwAhtQJAAMsDACG2AgIAuQMAIQilAgEAAAABpgIBAAAABKcCAQAAAASoAgEAAAABqQIBAAAAAaoCAQAAAAGrAgEAAAABrAIBAMwDACEIpQIEAAAAAaYCBAAAAASnAgQAAAAEqAIEAAAAAakCBAAAAAGqAgQAAAABqwIEAAAAAawCBADFAwAhAqUCIAAAAAGsAiAAwwMAIQilAkAAAAABpgJAAAAABacCQAAAAAWoAkAAAAABqQJAAAAAAaoCQAAAAAGrAkAAAAABrAJAAMEDACEIpQIBAAAAAaYCAQAAAASnAgEAAAAEqAIBAAAAAakCAQAAAAGqAgEAAAABqwIBAAAAAawCAQDMAwAhDaACAADNAwAwoQIAAPoCABCiAgAAzQMAMLACAQC7AwAhtgICALEDACG3AgEAsAMAIbgCAQCwAwAhuQIgAL0DACG6AgEAsAMAIbsCAQCwAwAhvAIBAM4DACG9AgEAzwMAIb4CIAC9AwAhDgwAAMADACAkAADRAwAgJQAA0QMAIKUCAQAAAAGmAgEAAAAFpwIBAAAABagCAQAAAAGpAgEAAAABqgIBAAAAAasCAQAAAAGsAgEA0gMAIa0CAQAAAAGuAgEAAAABrwIBAAAAAQsMAADAAwAgJAAA0QMAICUAANEDACClAgEAAAABpgIBAAAABacCAQAAAAWoAgEAAAABqQIBAAAAAaoCAQAAAAGrAgEAAAABrAIBANADACELDAAAwAMAICQAANEDACAlAADRAwAgpQIBAAAAAaYCAQAAAAWnAgEAAAAFqAIBAAAAAakCAQAAAAGqAgEAAAABqwIBAAAAAawCAQDQAwAhC6UCAQAAAAGmAgEAAAAFpwIBAAAABagCAQAAAAGpAgEAAAABqgIBAAAAAasCAQAAAAGsAgEA0QMAIa0CAQAAAAGuAgEAAAABrwIBAAAAAQ4MAADAAwAgJAAA0QMAICUAANEDACClAgEAAAABpgIBAAAABacCAQAAAAWoAgEAAAABqQIBAAAAAaoCAQAAAAGrAgEAAAABrAIBANIDACGtAgEAAAABrgIBAAAAAa8CAQAAAAENoAIAANMDADChAgAA5wIAEKICAADTAwAwsAIBAMgDACG2AgIAuQMAIbcCAQC4AwAhuAIBALgDACG5AiAAygMAIboCAQC4AwAhuwIBALgDACG8AgEA1AMAIb0CAQDVAwAhvgIgAMoDACELpQIBAAAAAaYCAQAAAAWnAgEAAAAFqAIBAAAAAakCAQAAAAGqAgEAAAABqwIBAAAAAawCAQDRAwAhrQIBAAAAAa4CAQAAAAGvAgEAAAABCKUCAQAAAAGmAgEAAAAFpwIBAAAABagCAQAAAAGpAgEAAAABqgIBAAAAAasCAQAAAAGsAgEA1gMAIQilAgEAAAABpgIBAAAABacCAQAAAAWoAgEAAAABqQIBAAAAAaoCAQAAAAGrAgEAAAABrAIBANYDACEFoAIAANcDADChAgAA4QIAEKICAADXAwAwowIBALsDACGxAgQAvAMAIQmgAgAA2AMAMKECAADLAgAQogIAANgDADCjAgEAuwMAIb8CAQC7AwAhwAJAANkDACHBAgEAsAMAIcICAQCwAwAhwwICALEDACELDAAAswMAICQAANsDACAlAADbAwAgpQJAAAAAAaYCQAAAAASnAkAAAAAEqAJAAAAAAakCQAAAAAGqAkAAAAABqwJAAAAAAawCQADaAwAhCwwAALMDACAkAADbAwAgJQAA2wMAIKUCQAAAAAGmAkAAAAAEpwJAAAAABKgCQAAAAAGpAkAAAAABqgJAAAAAAasCQAAAAAGsAkAA2gMAIQilAkAAAAABpgJAAAAABKcCQAAAAASoAkAAAAABqQJAAAAAAaoCQAAAAAGrAkAAAAABrAJAANsDACEKCwAA3gMAIKACAADcAwAwoQIAALgCABCiAgAA3AMAMKMCAQDIAwAhvwIBAMgDACHAAkAA3QMAIcECAQC4AwAhwgIBALgDACHDAgIAuQMAIQilAkAAAAABpgJAAAAABKcCQAAAAASoAkAAAAABqQJAAAAAAaoCQAAAAAGrAkAAAAABrAJAANsDACEDxAIAABkAIMUCAAAZACDGAgAAGQAgB6ACAADfAwAwoQIAALICABCiAgAA3wMAMKMCAQC7AwAhvwIBALsDACHAAkAA2QMAIcMCAgCxAwAhB6ACAADgAwAwoQIAAJ8CABCiAgAA4AMAMKMCAQDIAwAhvwIBAMgDACHAAkAA3QMAIcMCAgC5AwAhDKACAADhAwAwoQIAAJkCABCiAgAA4QMAMLACAQC7AwAhsQIEALwDACHHAgQAvAMAIcgCQADZAwAhyQIBALsDACHKAgEAuwMAIcsCAQCwAwAhzAIAAOIDACDNAgAA4gMAIA8MAADAAwAgJAAA4wMAICUAAOMDACClAoAAAAABqAKAAAAAAakCgAAAAAGqAoAAAAABqwKAAAAAAawCgAAAAAHOAgEAAAABzwIBAAAAAdACAQAAAAHRAoAAAAAB0gKAAAAAAdMCgAAAAAEMpQKAAAAAAagCgAAAAAGpAoAAAAABqgKAAAAAAasCgAAAAAGsAoAAAAABzgIBAAAAAc8CAQAAAAHQAgEAAAAB0QKAAAAAAdICgAAAAAHTAoAAAAABE6ACAADkAwAwoQIAAIMCABCiAgAA5AMAMLACAQC7AwAhsQIEALwDACG4AgEAsAMAIdQCAgCxAwAh1QIBALADACHWAgEAsAMAIdcCAQCwAwAh2AIBAM4DACHZAgEAzgMAIdoCAQDOAwAh2wIBAM4DACHcAgEAzgMAId0CAQDOAwAh3gIBAM4DACHfAkAA2QMAIeACQADZAwAhCqACAADlAwAwoQIAAO0BABCiAgAA5QMAMLACAQC7AwAhsQIEALwDACHIAkAA2QMAIcoCAQC7AwAhzAIAAOYDACDNAgAA5gMAIOECQAC-AwAhDwwAALMDACAkAADnAwAgJQAA5wMAIKUCgAAAAAGoAoAAAAABqQKAAAAAAaoCgAAAAAGrAoAAAAABrAKAAAAAAc4CAQAAAAHPAgEAAAAB0AIBAAAAAdECgAAAAAHSAoAAAAAB0wKAAAAAAQylAoAAAAABqAKAAAAAAakCgAAAAAGqAoAAAAABqwKAAAAAAawCgAAAAAHOAgEAAAABzwIBAAAAAdACAQAAAAHRAoAAAAAB0gKAAAAAAdMCgAAAAAEKoAIAAOgDADChAgAA1wEAEKICAADoAwAwsAIEALwDACGxAgQAvAMAIcgCQADZAwAhygIBALsDACHLAgEAsAMAIcwCAADmAwAgzQIAAOYDACAIoAIAAOkDADChAgAAwQEAEKICAADpAwAwsQIEALwDACG2AgIAsQMAIcgCQADZAwAh4gIBALsDACHjAiAAvQMAIQWgAgAA6gMAMKECAACrAQAQogIAAOoDADDkAgEAsAMAIeUCAgCxAwAhBaACAADrAwAwoQIAAJgBABCiAgAA6wMAMOQCAQC4AwAh5QICALkDACEFoAIAAOwDADChAgAAkgEAEKICAADsAwAw5QICALEDACHmAgEAsAMAIQWgAgAA7QMAMKECAAB_ABCiAgAA7QMAMOUCAgC5AwAh5gIBALgDACEEoAIAAO4DADChAgAAeQAQogIAAO4DADCxAgQAvAMAIQUBAADwAwAgoAIAAO8DADChAgAABwAQogIAAO8DADCxAgQAyQMAITgCAACMBAAgBAAAjQQAIAcAAI4EACAIAACPBAAgCQAAkAQAIAoAAJEEACAOAADeAwAgDwAAkgQAIKACAACHBAAwoQIAACoAEKICAACHBAAwsAIEAMkDACGzAgEAyAMAIbYCAgC5AwAhuAIBALgDACHfAkAA3QMAIeACQADdAwAh6AJAAMsDACHpAgEAuAMAIeoCAQC4AwAh7AICALkDACHtAhAA_QMAIe8CAQC4AwAh8AIBALgDACHxAgAA9gMAIPICAQC4AwAh9AICAP4DACH5AgAAiAQAIPoCAQDVAwAh-wIgAMoDACH8AgAAiQQAIP0CAgC5AwAh_gIBANQDACH_AgIA_gMAIYADAgD-AwAhgQMgAIoEACGCAyAAigQAIYMDAgD-AwAhhAMEAIsEACGFAwIA_gMAIYYDAgD-AwAhhwMCAP4DACGIAwIAuQMAIYkDQADLAwAhigMBANQDACGLAwEA1AMAIYwDAgD-AwAhjQMCALkDACGOAwEA1AMAIY8DAQC4AwAhkAMCALkDACGRAwIAuQMAIZIDAgC5AwAhkwMgAMoDACGWAwAAKgAglwMAACoAIAWgAgAA8QMAMKECAABnABCiAgAA8QMAMLECBAC8AwAh5wIBALADACEGAgAA8wMAIKACAADyAwAwoQIAAAUAEKICAADyAwAwsQIEAMkDACHnAgEAuAMAIRkBAADwAwAgAwAA_wMAIKACAAD8AwAwoQIAAAMAEKICAAD8AwAwsQIEAMkDACGzAgEAyAMAIbgCAQC4AwAh3wJAAN0DACHoAkAAywMAIekCAQC4AwAh6gIBALgDACHrAgIAuQMAIewCAgC5AwAh7QIQAP0DACHuAgAA9gMAIO8CAQC4AwAh8AIBALgDACHxAgEAuAMAIfICAQC4AwAh8wICAP4DACH0AgIA_gMAIfUCAgC5AwAhlgMAAAMAIJcDAAADACAVoAIAAPQDADChAgAATwAQogIAAPQDADCxAgQAvAMAIbMCAQC7AwAhuAIBALADACHfAkAA2QMAIegCQAC-AwAh6QIBALADACHqAgEAsAMAIesCAgCxAwAh7AICALEDACHtAhAA9QMAIe4CAAD2AwAg7wIBALADACHwAgEAsAMAIfECAQCwAwAh8gIBALADACHzAgIA9wMAIfQCAgD3AwAh9QICALEDACENDAAAswMAICIAAPsDACAjAAD7AwAgJAAA-wMAICUAAPsDACClAhAAAAABpgIQAAAABKcCEAAAAASoAhAAAAABqQIQAAAAAaoCEAAAAAGrAhAAAAABrAIQAPoDACEEpQIBAAAABfYCAQAAAAH3AgEAAAAE-AIBAAAABA0MAADAAwAgIgAA-QMAICMAAMADACAkAADAAwAgJQAAwAMAIKUCAgAAAAGmAgIAAAAFpwICAAAABagCAgAAAAGpAgIAAAABqgICAAAAAasCAgAAAAGsAgIA-AMAIQ0MAADAAwAgIgAA-QMAICMAAMADACAkAADAAwAgJQAAwAMAIKUCAgAAAAGmAgIAAAAFpwICAAAABagCAgAAAAGpAgIAAAABqgICAAAAAasCAgAAAAGsAgIA-AMAIQilAggAAAABpgIIAAAABacCCAAAAAWoAggAAAABqQIIAAAAAaoCCAAAAAGrAggAAAABrAIIAPkDACENDAAAswMAICIAAPsDACAjAAD7AwAgJAAA-wMAICUAAPsDACClAhAAAAABpgIQAAAABKcCEAAAAASoAhAAAAABqQIQAAAAAaoCEAAAAAGrAhAAAAABrAIQAPoDACEIpQIQAAAAAaYCEAAAAASnAhAAAAAEqAIQAAAAAakCEAAAAAGqAhAAAAABqwIQAAAAAawCEAD7AwAhFwEAAPADACADAAD_AwAgoAIAAPwDADChAgAAAwAQogIAAPwDADCxAgQAyQMAIbMCAQDIAwAhuAIBALgDACHfAkAA3QMAIegCQADLAwAh6QIBALgDACHqAgEAuAMAIesCAgC5AwAh7AICALkDACHtAhAA_QMAIe4CAAD2AwAg7wIBALgDACHwAgEAuAMAIfECAQC4AwAh8gIBALgDACHzAgIA_gMAIfQCAgD-AwAh9QICALkDACEIpQIQAAAAAaYCEAAAAASnAhAAAAAEqAIQAAAAAakCEAAAAAGqAhAAAAABqwIQAAAAAawCEAD7AwAhCKUCAgAAAAGmAgIAAAAFpwICAAAABagCAgAAAAGpAgIAAAABqgICAAAAAasCAgAAAAGsAgIAwAMAIQgCAADzAwAgoAIAAPIDADChAgAABQAQogIAAPIDADCxAgQAyQMAIecCAQC4AwAhlgMAAAUAIJcDAAAFACAuoAIAAIAEADChAgAAPQAQogIAAIAEADCwAgQAvAMAIbMCAQC7AwAhtgICALEDACG4AgEAsAMAId8CQADZAwAh4AJAANkDACHoAkAAvgMAIekCAQCwAwAh6gIBALADACHsAgIAsQMAIe0CEAD1AwAh7wIBALADACHwAgEAsAMAIfECAAD2AwAg8gIBALADACH0AgIA9wMAIfkCAADmAwAg-gIBAM8DACH7AiAAvQMAIfwCAADiAwAg_QICALEDACH-AgEAzgMAIf8CAgD3AwAhgAMCAPcDACGBAyAAgQQAIYIDIACBBAAhgwMCAPcDACGEAwQAggQAIYUDAgD3AwAhhgMCAPcDACGHAwIA9wMAIYgDAgCxAwAhiQNAAL4DACGKAwEAzgMAIYsDAQDOAwAhjAMCAPcDACGNAwIAsQMAIY4DAQDOAwAhjwMBALADACGQAwIAsQMAIZEDAgCxAwAhkgMCALEDACGTAyAAvQMAIQUMAADAAwAgJAAAhgQAICUAAIYEACClAiAAAAABrAIgAIUEACENDAAAwAMAICIAAPkDACAjAACEBAAgJAAAhAQAICUAAIQEACClAgQAAAABpgIEAAAABacCBAAAAAWoAgQAAAABqQIEAAAAAaoCBAAAAAGrAgQAAAABrAIEAIMEACENDAAAwAMAICIAAPkDACAjAACEBAAgJAAAhAQAICUAAIQEACClAgQAAAABpgIEAAAABacCBAAAAAWoAgQAAAABqQIEAAAAAaoCBAAAAAGrAgQAAAABrAIEAIMEACEIpQIEAAAAAaYCBAAAAAWnAgQAAAAFqAIEAAAAAakCBAAAAAGqAgQAAAABqwIEAAAAAawCBACEBAAhBQwAAMADACAkAACGBAAgJQAAhgQAIKUCIAAAAAGsAiAAhQQAIQKlAiAAAAABrAIgAIYEACE2AgAAjAQAIAQAAI0EACAHAACOBAAgCAAAjwQAIAkAAJAEACAKAACRBAAgDgAA3gMAIA8AAJIEACCgAgAAhwQAMKECAAAqABCiAgAAhwQAMLACBADJAwAhswIBAMgDACG2AgIAuQMAIbgCAQC4AwAh3wJAAN0DACHgAkAA3QMAIegCQADLAwAh6QIBALgDACHqAgEAuAMAIewCAgC5AwAh7QIQAP0DACHvAgEAuAMAIfACAQC4AwAh8QIAAPYDACDyAgEAuAMAIfQCAgD-AwAh-QIAAIgEACD6AgEA1QMAIfsCIADKAwAh_AIAAIkEACD9AgIAuQMAIf4CAQDUAwAh_wICAP4DACGAAwIA_gMAIYEDIACKBAAhggMgAIoEACGDAwIA_gMAIYQDBACLBAAhhQMCAP4DACGGAwIA_gMAIYcDAgD-AwAhiAMCALkDACGJA0AAywMAIYoDAQDUAwAhiwMBANQDACGMAwIA_gMAIY0DAgC5AwAhjgMBANQDACGPAwEAuAMAIZADAgC5AwAhkQMCALkDACGSAwIAuQMAIZMDIADKAwAhDKUCgAAAAAGoAoAAAAABqQKAAAAAAaoCgAAAAAGrAoAAAAABrAKAAAAAAc4CAQAAAAHPAgEAAAAB0AIBAAAAAdECgAAAAAHSAoAAAAAB0wKAAAAAAQylAoAAAAABqAKAAAAAAakCgAAAAAGqAoAAAAABqwKAAAAAAawCgAAAAAHOAgEAAAABzwIBAAAAAdACAQAAAAHRAoAAAAAB0gKAAAAAAdMCgAAAAAECpQIgAAAAAawCIACGBAAhCKUCBAAAAAGmAgQAAAAFpwIEAAAABagCBAAAAAGpAgQAAAABqgIEAAAAAasCBAAAAAGsAgQAhAQAIRkBAADwAwAgAwAA_wMAIKACAAD8AwAwoQIAAAMAEKICAAD8AwAwsQIEAMkDACGzAgEAyAMAIbgCAQC4AwAh3wJAAN0DACHoAkAAywMAIekCAQC4AwAh6gIBALgDACHrAgIAuQMAIewCAgC5AwAh7QIQAP0DACHuAgAA9gMAIO8CAQC4AwAh8AIBALgDACHxAgEAuAMAIfICAQC4AwAh8wICAP4DACH0AgIA_gMAIfUCAgC5AwAhlgMAAAMAIJcDAAADACAHAQAA8AMAIKACAADvAwAwoQIAAAcAEKICAADvAwAwsQIEAMkDACGWAwAABwAglwMAAAcAIAPEAgAACQAgxQIAAAkAIMYCAAAJACADxAIAAA0AIMUCAAANACDGAgAADQAgA8QCAAARACDFAgAAEQAgxgIAABEAIAPEAgAAFQAgxQIAABUAIMYCAAAVACADxAIAAB8AIMUCAAAfACDGAgAAHwAgCwEAAPADACCgAgAAkwQAMKECAAAfABCiAgAAkwQAMLACAQDIAwAhsQIEAMkDACHIAkAA3QMAIcoCAQDIAwAhzAIAAIgEACDNAgAAiAQAIOECQADLAwAhAqMCAQAAAAGxAgQAAAABBwEAAPADACANAACWBAAgoAIAAJUEADChAgAAGQAQogIAAJUEADCjAgEAyAMAIbECBADJAwAhDAsAAN4DACCgAgAA3AMAMKECAAC4AgAQogIAANwDADCjAgEAyAMAIb8CAQDIAwAhwAJAAN0DACHBAgEAuAMAIcICAQC4AwAhwwICALkDACGWAwAAuAIAIJcDAAC4AgAgDQEAAPADACCgAgAAlwQAMKECAAAVABCiAgAAlwQAMLACAQDIAwAhsQIEAMkDACHHAgQAyQMAIcgCQADdAwAhyQIBAMgDACHKAgEAyAMAIcsCAQC4AwAhzAIAAIkEACDNAgAAiQQAIBQBAADwAwAgoAIAAJgEADChAgAAEQAQogIAAJgEADCwAgEAyAMAIbECBADJAwAhuAIBALgDACHUAgIAuQMAIdUCAQC4AwAh1gIBALgDACHXAgEAuAMAIdgCAQDUAwAh2QIBANQDACHaAgEA1AMAIdsCAQDUAwAh3AIBANQDACHdAgEA1AMAId4CAQDUAwAh3wJAAN0DACHgAkAA3QMAIQsBAADwAwAgoAIAAJkEADChAgAADQAQogIAAJkEADCwAgQAyQMAIbECBADJAwAhyAJAAN0DACHKAgEAyAMAIcsCAQC4AwAhzAIAAIgEACDNAgAAiAQAIAKxAgQAAAAB4gIBAAAAAQkBAADwAwAgoAIAAJsEADChAgAACQAQogIAAJsEADCxAgQAyQMAIbYCAgC5AwAhyAJAAN0DACHiAgEAyAMAIeMCIADKAwAhAAAAAAABmwMBAAAAAQWbAwIAAAABogMCAAAAAaMDAgAAAAGkAwIAAAABpQMCAAAAAQAAAAAAAAWbAwQAAAABogMEAAAAAaMDBAAAAAGkAwQAAAABpQMEAAAAAQGbAyAAAAABAZsDQAAAAAEAAAAAAAGbAwEAAAABAAAAAAAFHAAAtwYAIB0AAL0GACCYAwAAuAYAIJkDAAC8BgAgngMAALUCACAFHAAAtQYAIB0AALoGACCYAwAAtgYAIJkDAAC5BgAgngMAAAEAIAMcAAC3BgAgmAMAALgGACCeAwAAtQIAIAMcAAC1BgAgmAMAALYGACCeAwAAAQAgAAAAAAABmwNAAAAAAQscAADCBAAwHQAAxwQAMJgDAADDBAAwmQMAAMQEADCaAwAAxQQAIJsDAADGBAAwnAMAAMYEADCdAwAAxgQAMJ4DAADGBAAwnwMAAMgEADCgAwAAyQQAMAIBAAC6BAAgsQIEAAAAAQIAAAAbACAcAADNBAAgAwAAABsAIBwAAM0EACAdAADMBAAgARUAALQGADAIAQAA8AMAIA0AAJYEACCgAgAAlQQAMKECAAAZABCiAgAAlQQAMKMCAQDIAwAhsQIEAMkDACGUAwAAlAQAIAIAAAAbACAVAADMBAAgAgAAAMoEACAVAADLBAAgBaACAADJBAAwoQIAAMoEABCiAgAAyQQAMKMCAQDIAwAhsQIEAMkDACEFoAIAAMkEADChAgAAygQAEKICAADJBAAwowIBAMgDACGxAgQAyQMAIQGxAgQAqQQAIQIBAAC4BAAgsQIEAKkEACECAQAAugQAILECBAAAAAEEHAAAwgQAMJgDAADDBAAwmgMAAMUEACCeAwAAxgQAMAAAAAAAAAAAAAAABRwAAK8GACAdAACyBgAgmAMAALAGACCZAwAAsQYAIJ4DAAABACADHAAArwYAIJgDAACwBgAgngMAAAEAIAAAAAAABRwAAKoGACAdAACtBgAgmAMAAKsGACCZAwAArAYAIJ4DAAABACADHAAAqgYAIJgDAACrBgAgngMAAAEAIAAAAAAABRwAAKUGACAdAACoBgAgmAMAAKYGACCZAwAApwYAIJ4DAAABACADHAAApQYAIJgDAACmBgAgngMAAAEAIAAAAAAABRwAAKAGACAdAACjBgAgmAMAAKEGACCZAwAAogYAIJ4DAAABACADHAAAoAYAIJgDAAChBgAgngMAAAEAIAAAAAAABRwAAJsGACAdAACeBgAgmAMAAJwGACCZAwAAnQYAIJ4DAAABACADHAAAmwYAIJgDAACcBgAgngMAAAEAIAAAAAAAAAAAAAAAAAAAAAUcAACWBgAgHQAAmQYAIJgDAACXBgAgmQMAAJgGACCeAwAAAQAgGwIAAJAFACAEAACDBgAgBwAAhAYAIAgAAIUGACAJAACGBgAgCgAAhwYAIA4AAM8EACAPAACIBgAg6AIAAKMEACD0AgAAowQAIPoCAACjBAAg_AIAAKMEACD-AgAAowQAIP8CAACjBAAggAMAAKMEACCBAwAAowQAIIIDAACjBAAggwMAAKMEACCEAwAAowQAIIUDAACjBAAghgMAAKMEACCHAwAAowQAIIkDAACjBAAgigMAAKMEACCLAwAAowQAIIwDAACjBAAgjgMAAKMEACAAAAAAAAIdAACVBgAgngMAAEAAIAGeAwAAQAAgBQEAAIgFACADAACgBQAg6AIAAKMEACDzAgAAowQAIPQCAACjBAAgAAAAAAAFmwMQAAAAAaIDEAAAAAGjAxAAAAABpAMQAAAAAaUDEAAAAAECmwMBAAAABKEDAQAAAAUFmwMCAAAAAaIDAgAAAAGjAwIAAAABpAMCAAAAAaUDAgAAAAEFHAAAkAYAIB0AAJMGACCYAwAAkQYAIJkDAACSBgAgngMAAAEAIAccAACbBQAgHQAAngUAIJgDAACcBQAgmQMAAJ0FACCcAwAABQAgnQMAAAUAIJ4DAABSACAB5wIBAAAAAQIAAABSACAcAACbBQAgAwAAAAUAIBwAAJsFACAdAACfBQAgAwAAAAUAIBUAAJ8FACDnAgEAoQQAIQHnAgEAoQQAIQECAACQBQAgAAAAAAABmwMgAAAAAQWbAwQAAAABogMEAAAAAaMDBAAAAAGkAwQAAAABpQMEAAAAAQKbAwEAAAAEoQMBAAAABQQdAAD4BQAgnAMAAAMAIJ0DAAADACCeAwAAQAAgBB0AAPYFACCcAwAABwAgnQMAAAcAIJ4DAABqACALHAAA6gUAMB0AAO8FADCYAwAA6wUAMJkDAADsBQAwmgMAAO0FACCbAwAA7gUAMJwDAADuBQAwnQMAAO4FADCeAwAA7gUAMJ8DAADwBQAwoAMAAPEFADALHAAA3gUAMB0AAOMFADCYAwAA3wUAMJkDAADgBQAwmgMAAOEFACCbAwAA4gUAMJwDAADiBQAwnQMAAOIFADCeAwAA4gUAMJ8DAADkBQAwoAMAAOUFADALHAAA0gUAMB0AANcFADCYAwAA0wUAMJkDAADUBQAwmgMAANUFACCbAwAA1gUAMJwDAADWBQAwnQMAANYFADCeAwAA1gUAMJ8DAADYBQAwoAMAANkFADALHAAAxgUAMB0AAMsFADCYAwAAxwUAMJkDAADIBQAwmgMAAMkFACCbAwAAygUAMJwDAADKBQAwnQMAAMoFADCeAwAAygUAMJ8DAADMBQAwoAMAAM0FADALHAAAvQUAMB0AAMEFADCYAwAAvgUAMJkDAAC_BQAwmgMAAMAFACCbAwAAxgQAMJwDAADGBAAwnQMAAMYEADCeAwAAxgQAMJ8DAADCBQAwoAMAAMkEADALHAAAsQUAMB0AALYFADCYAwAAsgUAMJkDAACzBQAwmgMAALQFACCbAwAAtQUAMJwDAAC1BQAwnQMAALUFADCeAwAAtQUAMJ8DAAC3BQAwoAMAALgFADAGsAIBAAAAAcgCQAAAAAHKAgEAAAABzAKAAAAAAc0CgAAAAAHhAkAAAAABAgAAACEAIBwAALwFACADAAAAIQAgHAAAvAUAIB0AALsFACABFQAAjwYAMAsBAADwAwAgoAIAAJMEADChAgAAHwAQogIAAJMEADCwAgEAAAABsQIEAMkDACHIAkAA3QMAIcoCAQDIAwAhzAIAAIgEACDNAgAAiAQAIOECQADLAwAhAgAAACEAIBUAALsFACACAAAAuQUAIBUAALoFACAKoAIAALgFADChAgAAuQUAEKICAAC4BQAwsAIBAMgDACGxAgQAyQMAIcgCQADdAwAhygIBAMgDACHMAgAAiAQAIM0CAACIBAAg4QJAAMsDACEKoAIAALgFADChAgAAuQUAEKICAAC4BQAwsAIBAMgDACGxAgQAyQMAIcgCQADdAwAhygIBAMgDACHMAgAAiAQAIM0CAACIBAAg4QJAAMsDACEGsAIBAKEEACHIAkAAwAQAIcoCAQChBAAhzAKAAAAAAc0CgAAAAAHhAkAAqwQAIQawAgEAoQQAIcgCQADABAAhygIBAKEEACHMAoAAAAABzQKAAAAAAeECQACrBAAhBrACAQAAAAHIAkAAAAABygIBAAAAAcwCgAAAAAHNAoAAAAAB4QJAAAAAAQINAAC5BAAgowIBAAAAAQIAAAAbACAcAADFBQAgAwAAABsAIBwAAMUFACAdAADEBQAgARUAAI4GADACAAAAGwAgFQAAxAUAIAIAAADKBAAgFQAAwwUAIAGjAgEAoQQAIQINAAC3BAAgowIBAKEEACECDQAAuQQAIKMCAQAAAAEIsAIBAAAAAccCBAAAAAHIAkAAAAAByQIBAAAAAcoCAQAAAAHLAgEAAAABzAKAAAAAAc0CgAAAAAECAAAAFwAgHAAA0QUAIAMAAAAXACAcAADRBQAgHQAA0AUAIAEVAACNBgAwDQEAAPADACCgAgAAlwQAMKECAAAVABCiAgAAlwQAMLACAQAAAAGxAgQAyQMAIccCBAAAAAHIAkAA3QMAIckCAQDIAwAhygIBAMgDACHLAgEAuAMAIcwCAACJBAAgzQIAAIkEACACAAAAFwAgFQAA0AUAIAIAAADOBQAgFQAAzwUAIAygAgAAzQUAMKECAADOBQAQogIAAM0FADCwAgEAyAMAIbECBADJAwAhxwIEAMkDACHIAkAA3QMAIckCAQDIAwAhygIBAMgDACHLAgEAuAMAIcwCAACJBAAgzQIAAIkEACAMoAIAAM0FADChAgAAzgUAEKICAADNBQAwsAIBAMgDACGxAgQAyQMAIccCBADJAwAhyAJAAN0DACHJAgEAyAMAIcoCAQDIAwAhywIBALgDACHMAgAAiQQAIM0CAACJBAAgCLACAQChBAAhxwIEAKkEACHIAkAAwAQAIckCAQChBAAhygIBAKEEACHLAgEAoQQAIcwCgAAAAAHNAoAAAAABCLACAQChBAAhxwIEAKkEACHIAkAAwAQAIckCAQChBAAhygIBAKEEACHLAgEAoQQAIcwCgAAAAAHNAoAAAAABCLACAQAAAAHHAgQAAAAByAJAAAAAAckCAQAAAAHKAgEAAAABywIBAAAAAcwCgAAAAAHNAoAAAAABD7ACAQAAAAG4AgEAAAAB1AICAAAAAdUCAQAAAAHWAgEAAAAB1wIBAAAAAdgCAQAAAAHZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QIBAAAAAd4CAQAAAAHfAkAAAAAB4AJAAAAAAQIAAAATACAcAADdBQAgAwAAABMAIBwAAN0FACAdAADcBQAgARUAAIwGADAUAQAA8AMAIKACAACYBAAwoQIAABEAEKICAACYBAAwsAIBAAAAAbECBADJAwAhuAIBALgDACHUAgIAuQMAIdUCAQC4AwAh1gIBALgDACHXAgEAuAMAIdgCAQDUAwAh2QIBANQDACHaAgEA1AMAIdsCAQDUAwAh3AIBANQDACHdAgEA1AMAId4CAQDUAwAh3wJAAN0DACHgAkAA3QMAIQIAAAATACAVAADcBQAgAgAAANoFACAVAADbBQAgE6ACAADZBQAwoQIAANoFABCiAgAA2QUAMLACAQDIAwAhsQIEAMkDACG4AgEAuAMAIdQCAgC5AwAh1QIBALgDACHWAgEAuAMAIdcCAQC4AwAh2AIBANQDACHZAgEA1AMAIdoCAQDUAwAh2wIBANQDACHcAgEA1AMAId0CAQDUAwAh3gIBANQDACHfAkAA3QMAIeACQADdAwAhE6ACAADZBQAwoQIAANoFABCiAgAA2QUAMLACAQDIAwAhsQIEAMkDACG4AgEAuAMAIdQCAgC5AwAh1QIBALgDACHWAgEAuAMAIdcCAQC4AwAh2AIBANQDACHZAgEA1AMAIdoCAQDUAwAh2wIBANQDACHcAgEA1AMAId0CAQDUAwAh3gIBANQDACHfAkAA3QMAIeACQADdAwAhD7ACAQChBAAhuAIBAKEEACHUAgIAogQAIdUCAQChBAAh1gIBAKEEACHXAgEAoQQAIdgCAQCxBAAh2QIBALEEACHaAgEAsQQAIdsCAQCxBAAh3AIBALEEACHdAgEAsQQAId4CAQCxBAAh3wJAAMAEACHgAkAAwAQAIQ-wAgEAoQQAIbgCAQChBAAh1AICAKIEACHVAgEAoQQAIdYCAQChBAAh1wIBAKEEACHYAgEAsQQAIdkCAQCxBAAh2gIBALEEACHbAgEAsQQAIdwCAQCxBAAh3QIBALEEACHeAgEAsQQAId8CQADABAAh4AJAAMAEACEPsAIBAAAAAbgCAQAAAAHUAgIAAAAB1QIBAAAAAdYCAQAAAAHXAgEAAAAB2AIBAAAAAdkCAQAAAAHaAgEAAAAB2wIBAAAAAdwCAQAAAAHdAgEAAAAB3gIBAAAAAd8CQAAAAAHgAkAAAAABBrACBAAAAAHIAkAAAAABygIBAAAAAcsCAQAAAAHMAoAAAAABzQKAAAAAAQIAAAAPACAcAADpBQAgAwAAAA8AIBwAAOkFACAdAADoBQAgARUAAIsGADALAQAA8AMAIKACAACZBAAwoQIAAA0AEKICAACZBAAwsAIEAAAAAbECBADJAwAhyAJAAN0DACHKAgEAyAMAIcsCAQC4AwAhzAIAAIgEACDNAgAAiAQAIAIAAAAPACAVAADoBQAgAgAAAOYFACAVAADnBQAgCqACAADlBQAwoQIAAOYFABCiAgAA5QUAMLACBADJAwAhsQIEAMkDACHIAkAA3QMAIcoCAQDIAwAhywIBALgDACHMAgAAiAQAIM0CAACIBAAgCqACAADlBQAwoQIAAOYFABCiAgAA5QUAMLACBADJAwAhsQIEAMkDACHIAkAA3QMAIcoCAQDIAwAhywIBALgDACHMAgAAiAQAIM0CAACIBAAgBrACBACpBAAhyAJAAMAEACHKAgEAoQQAIcsCAQChBAAhzAKAAAAAAc0CgAAAAAEGsAIEAKkEACHIAkAAwAQAIcoCAQChBAAhywIBAKEEACHMAoAAAAABzQKAAAAAAQawAgQAAAAByAJAAAAAAcoCAQAAAAHLAgEAAAABzAKAAAAAAc0CgAAAAAEEtgICAAAAAcgCQAAAAAHiAgEAAAAB4wIgAAAAAQIAAAALACAcAAD1BQAgAwAAAAsAIBwAAPUFACAdAAD0BQAgARUAAIoGADAKAQAA8AMAIKACAACbBAAwoQIAAAkAEKICAACbBAAwsQIEAMkDACG2AgIAuQMAIcgCQADdAwAh4gIBAMgDACHjAiAAygMAIZUDAACaBAAgAgAAAAsAIBUAAPQFACACAAAA8gUAIBUAAPMFACAIoAIAAPEFADChAgAA8gUAEKICAADxBQAwsQIEAMkDACG2AgIAuQMAIcgCQADdAwAh4gIBAMgDACHjAiAAygMAIQigAgAA8QUAMKECAADyBQAQogIAAPEFADCxAgQAyQMAIbYCAgC5AwAhyAJAAN0DACHiAgEAyAMAIeMCIADKAwAhBLYCAgCiBAAhyAJAAMAEACHiAgEAoQQAIeMCIACqBAAhBLYCAgCiBAAhyAJAAMAEACHiAgEAoQQAIeMCIACqBAAhBLYCAgAAAAHIAkAAAAAB4gIBAAAAAeMCIAAAAAECAAAABwAgFQAA9wUAIAAUAAAAAwAgAwAAmgUAIBUAAPkFACCzAgEAoQQAIbgCAQChBAAh3wJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHrAgIAogQAIewCAgCiBAAh7QIQAJYFACHuAgAAlwUAIO8CAQChBAAh8AIBAKEEACHxAgEAoQQAIfICAQChBAAh8wICAJgFACH0AgIAmAUAIfUCAgCiBAAhEgMAAJoFACCzAgEAoQQAIbgCAQChBAAh3wJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHrAgIAogQAIewCAgCiBAAh7QIQAJYFACHuAgAAlwUAIO8CAQChBAAh8AIBAKEEACHxAgEAoQQAIfICAQChBAAh8wICAJgFACH0AgIAmAUAIfUCAgCiBAAhAZsDAQAAAAQBngMAAEAAIAGeAwAAagAgBBwAAOoFADCYAwAA6wUAMJoDAADtBQAgngMAAO4FADAEHAAA3gUAMJgDAADfBQAwmgMAAOEFACCeAwAA4gUAMAQcAADSBQAwmAMAANMFADCaAwAA1QUAIJ4DAADWBQAwBBwAAMYFADCYAwAAxwUAMJoDAADJBQAgngMAAMoFADAEHAAAvQUAMJgDAAC-BQAwmgMAAMAFACCeAwAAxgQAMAQcAACxBQAwmAMAALIFADCaAwAAtAUAIJ4DAAC1BQAwAQEAAIgFACAAAAAAAAELAADPBAAgBLYCAgAAAAHIAkAAAAAB4gIBAAAAAeMCIAAAAAEGsAIEAAAAAcgCQAAAAAHKAgEAAAABywIBAAAAAcwCgAAAAAHNAoAAAAABD7ACAQAAAAG4AgEAAAAB1AICAAAAAdUCAQAAAAHWAgEAAAAB1wIBAAAAAdgCAQAAAAHZAgEAAAAB2gIBAAAAAdsCAQAAAAHcAgEAAAAB3QIBAAAAAd4CAQAAAAHfAkAAAAAB4AJAAAAAAQiwAgEAAAABxwIEAAAAAcgCQAAAAAHJAgEAAAABygIBAAAAAcsCAQAAAAHMAoAAAAABzQKAAAAAAQGjAgEAAAABBrACAQAAAAHIAkAAAAABygIBAAAAAcwCgAAAAAHNAoAAAAAB4QJAAAAAATIEAAD8BQAgBwAA_QUAIAgAAP4FACAJAAD_BQAgCgAAgAYAIA4AAIEGACAPAACCBgAgsAIEAAAAAbMCAQAAAAG2AgIAAAABuAIBAAAAAd8CQAAAAAHgAkAAAAAB6AJAAAAAAekCAQAAAAHqAgEAAAAB7AICAAAAAe0CEAAAAAHvAgEAAAAB8AIBAAAAAfECAAD6BQAg8gIBAAAAAfQCAgAAAAH5AoAAAAAB-gIBAAAAAfsCIAAAAAH8AoAAAAAB_QICAAAAAf4CAQAAAAH_AgIAAAABgAMCAAAAAYEDIAAAAAGCAyAAAAABgwMCAAAAAYQDBAAAAAGFAwIAAAABhgMCAAAAAYcDAgAAAAGIAwIAAAABiQNAAAAAAYoDAQAAAAGLAwEAAAABjAMCAAAAAY0DAgAAAAGOAwEAAAABjwMBAAAAAZADAgAAAAGRAwIAAAABkgMCAAAAAZMDIAAAAAECAAAAAQAgHAAAkAYAIAMAAAAqACAcAACQBgAgHQAAlAYAIDQAAAAqACAEAACqBQAgBwAAqwUAIAgAAKwFACAJAACtBQAgCgAArgUAIA4AAK8FACAPAACwBQAgFQAAlAYAILACBACpBAAhswIBAKEEACG2AgIAogQAIbgCAQChBAAh3wJAAMAEACHgAkAAwAQAIegCQACrBAAh6QIBAKEEACHqAgEAoQQAIewCAgCiBAAh7QIQAJYFACHvAgEAoQQAIfACAQChBAAh8QIAAKgFACDyAgEAoQQAIfQCAgCYBQAh-QKAAAAAAfoCAQCxBAAh-wIgAKoEACH8AoAAAAAB_QICAKIEACH-AgEAsQQAIf8CAgCYBQAhgAMCAJgFACGBAyAApgUAIYIDIACmBQAhgwMCAJgFACGEAwQApwUAIYUDAgCYBQAhhgMCAJgFACGHAwIAmAUAIYgDAgCiBAAhiQNAAKsEACGKAwEAsQQAIYsDAQCxBAAhjAMCAJgFACGNAwIAogQAIY4DAQCxBAAhjwMBAKEEACGQAwIAogQAIZEDAgCiBAAhkgMCAKIEACGTAyAAqgQAITIEAACqBQAgBwAAqwUAIAgAAKwFACAJAACtBQAgCgAArgUAIA4AAK8FACAPAACwBQAgsAIEAKkEACGzAgEAoQQAIbYCAgCiBAAhuAIBAKEEACHfAkAAwAQAIeACQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh7AICAKIEACHtAhAAlgUAIe8CAQChBAAh8AIBAKEEACHxAgAAqAUAIPICAQChBAAh9AICAJgFACH5AoAAAAAB-gIBALEEACH7AiAAqgQAIfwCgAAAAAH9AgIAogQAIf4CAQCxBAAh_wICAJgFACGAAwIAmAUAIYEDIACmBQAhggMgAKYFACGDAwIAmAUAIYQDBACnBQAhhQMCAJgFACGGAwIAmAUAIYcDAgCYBQAhiAMCAKIEACGJA0AAqwQAIYoDAQCxBAAhiwMBALEEACGMAwIAmAUAIY0DAgCiBAAhjgMBALEEACGPAwEAoQQAIZADAgCiBAAhkQMCAKIEACGSAwIAogQAIZMDIACqBAAhFQAAAAMAIAEAAJkFACAVAAC_BgAgsQIEAKkEACGzAgEAoQQAIbgCAQChBAAh3wJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHrAgIAogQAIewCAgCiBAAh7QIQAJYFACHuAgAAlwUAIO8CAQChBAAh8AIBAKEEACHxAgEAoQQAIfICAQChBAAh8wICAJgFACH0AgIAmAUAIfUCAgCiBAAhMgIAAPsFACAHAAD9BQAgCAAA_gUAIAkAAP8FACAKAACABgAgDgAAgQYAIA8AAIIGACCwAgQAAAABswIBAAAAAbYCAgAAAAG4AgEAAAAB3wJAAAAAAeACQAAAAAHoAkAAAAAB6QIBAAAAAeoCAQAAAAHsAgIAAAAB7QIQAAAAAe8CAQAAAAHwAgEAAAAB8QIAAPoFACDyAgEAAAAB9AICAAAAAfkCgAAAAAH6AgEAAAAB-wIgAAAAAfwCgAAAAAH9AgIAAAAB_gIBAAAAAf8CAgAAAAGAAwIAAAABgQMgAAAAAYIDIAAAAAGDAwIAAAABhAMEAAAAAYUDAgAAAAGGAwIAAAABhwMCAAAAAYgDAgAAAAGJA0AAAAABigMBAAAAAYsDAQAAAAGMAwIAAAABjQMCAAAAAY4DAQAAAAGPAwEAAAABkAMCAAAAAZEDAgAAAAGSAwIAAAABkwMgAAAAAQIAAAABACAcAACWBgAgAwAAACoAIBwAAJYGACAdAACaBgAgNAAAACoAIAIAAKkFACAHAACrBQAgCAAArAUAIAkAAK0FACAKAACuBQAgDgAArwUAIA8AALAFACAVAACaBgAgsAIEAKkEACGzAgEAoQQAIbYCAgCiBAAhuAIBAKEEACHfAkAAwAQAIeACQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh7AICAKIEACHtAhAAlgUAIe8CAQChBAAh8AIBAKEEACHxAgAAqAUAIPICAQChBAAh9AICAJgFACH5AoAAAAAB-gIBALEEACH7AiAAqgQAIfwCgAAAAAH9AgIAogQAIf4CAQCxBAAh_wICAJgFACGAAwIAmAUAIYEDIACmBQAhggMgAKYFACGDAwIAmAUAIYQDBACnBQAhhQMCAJgFACGGAwIAmAUAIYcDAgCYBQAhiAMCAKIEACGJA0AAqwQAIYoDAQCxBAAhiwMBALEEACGMAwIAmAUAIY0DAgCiBAAhjgMBALEEACGPAwEAoQQAIZADAgCiBAAhkQMCAKIEACGSAwIAogQAIZMDIACqBAAhMgIAAKkFACAHAACrBQAgCAAArAUAIAkAAK0FACAKAACuBQAgDgAArwUAIA8AALAFACCwAgQAqQQAIbMCAQChBAAhtgICAKIEACG4AgEAoQQAId8CQADABAAh4AJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHsAgIAogQAIe0CEACWBQAh7wIBAKEEACHwAgEAoQQAIfECAACoBQAg8gIBAKEEACH0AgIAmAUAIfkCgAAAAAH6AgEAsQQAIfsCIACqBAAh_AKAAAAAAf0CAgCiBAAh_gIBALEEACH_AgIAmAUAIYADAgCYBQAhgQMgAKYFACGCAyAApgUAIYMDAgCYBQAhhAMEAKcFACGFAwIAmAUAIYYDAgCYBQAhhwMCAJgFACGIAwIAogQAIYkDQACrBAAhigMBALEEACGLAwEAsQQAIYwDAgCYBQAhjQMCAKIEACGOAwEAsQQAIY8DAQChBAAhkAMCAKIEACGRAwIAogQAIZIDAgCiBAAhkwMgAKoEACEyAgAA-wUAIAQAAPwFACAIAAD-BQAgCQAA_wUAIAoAAIAGACAOAACBBgAgDwAAggYAILACBAAAAAGzAgEAAAABtgICAAAAAbgCAQAAAAHfAkAAAAAB4AJAAAAAAegCQAAAAAHpAgEAAAAB6gIBAAAAAewCAgAAAAHtAhAAAAAB7wIBAAAAAfACAQAAAAHxAgAA-gUAIPICAQAAAAH0AgIAAAAB-QKAAAAAAfoCAQAAAAH7AiAAAAAB_AKAAAAAAf0CAgAAAAH-AgEAAAAB_wICAAAAAYADAgAAAAGBAyAAAAABggMgAAAAAYMDAgAAAAGEAwQAAAABhQMCAAAAAYYDAgAAAAGHAwIAAAABiAMCAAAAAYkDQAAAAAGKAwEAAAABiwMBAAAAAYwDAgAAAAGNAwIAAAABjgMBAAAAAY8DAQAAAAGQAwIAAAABkQMCAAAAAZIDAgAAAAGTAyAAAAABAgAAAAEAIBwAAJsGACADAAAAKgAgHAAAmwYAIB0AAJ8GACA0AAAAKgAgAgAAqQUAIAQAAKoFACAIAACsBQAgCQAArQUAIAoAAK4FACAOAACvBQAgDwAAsAUAIBUAAJ8GACCwAgQAqQQAIbMCAQChBAAhtgICAKIEACG4AgEAoQQAId8CQADABAAh4AJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHsAgIAogQAIe0CEACWBQAh7wIBAKEEACHwAgEAoQQAIfECAACoBQAg8gIBAKEEACH0AgIAmAUAIfkCgAAAAAH6AgEAsQQAIfsCIACqBAAh_AKAAAAAAf0CAgCiBAAh_gIBALEEACH_AgIAmAUAIYADAgCYBQAhgQMgAKYFACGCAyAApgUAIYMDAgCYBQAhhAMEAKcFACGFAwIAmAUAIYYDAgCYBQAhhwMCAJgFACGIAwIAogQAIYkDQACrBAAhigMBALEEACGLAwEAsQQAIYwDAgCYBQAhjQMCAKIEACGOAwEAsQQAIY8DAQChBAAhkAMCAKIEACGRAwIAogQAIZIDAgCiBAAhkwMgAKoEACEyAgAAqQUAIAQAAKoFACAIAACsBQAgCQAArQUAIAoAAK4FACAOAACvBQAgDwAAsAUAILACBACpBAAhswIBAKEEACG2AgIAogQAIbgCAQChBAAh3wJAAMAEACHgAkAAwAQAIegCQACrBAAh6QIBAKEEACHqAgEAoQQAIewCAgCiBAAh7QIQAJYFACHvAgEAoQQAIfACAQChBAAh8QIAAKgFACDyAgEAoQQAIfQCAgCYBQAh-QKAAAAAAfoCAQCxBAAh-wIgAKoEACH8AoAAAAAB_QICAKIEACH-AgEAsQQAIf8CAgCYBQAhgAMCAJgFACGBAyAApgUAIYIDIACmBQAhgwMCAJgFACGEAwQApwUAIYUDAgCYBQAhhgMCAJgFACGHAwIAmAUAIYgDAgCiBAAhiQNAAKsEACGKAwEAsQQAIYsDAQCxBAAhjAMCAJgFACGNAwIAogQAIY4DAQCxBAAhjwMBAKEEACGQAwIAogQAIZEDAgCiBAAhkgMCAKIEACGTAyAAqgQAITICAAD7BQAgBAAA_AUAIAcAAP0FACAJAAD_BQAgCgAAgAYAIA4AAIEGACAPAACCBgAgsAIEAAAAAbMCAQAAAAG2AgIAAAABuAIBAAAAAd8CQAAAAAHgAkAAAAAB6AJAAAAAAekCAQAAAAHqAgEAAAAB7AICAAAAAe0CEAAAAAHvAgEAAAAB8AIBAAAAAfECAAD6BQAg8gIBAAAAAfQCAgAAAAH5AoAAAAAB-gIBAAAAAfsCIAAAAAH8AoAAAAAB_QICAAAAAf4CAQAAAAH_AgIAAAABgAMCAAAAAYEDIAAAAAGCAyAAAAABgwMCAAAAAYQDBAAAAAGFAwIAAAABhgMCAAAAAYcDAgAAAAGIAwIAAAABiQNAAAAAAYoDAQAAAAGLAwEAAAABjAMCAAAAAY0DAgAAAAGOAwEAAAABjwMBAAAAAZADAgAAAAGRAwIAAAABkgMCAAAAAZMDIAAAAAECAAAAAQAgHAAAoAYAIAMAAAAqACAcAACgBgAgHQAApAYAIDQAAAAqACACAACpBQAgBAAAqgUAIAcAAKsFACAJAACtBQAgCgAArgUAIA4AAK8FACAPAACwBQAgFQAApAYAILACBACpBAAhswIBAKEEACG2AgIAogQAIbgCAQChBAAh3wJAAMAEACHgAkAAwAQAIegCQACrBAAh6QIBAKEEACHqAgEAoQQAIewCAgCiBAAh7QIQAJYFACHvAgEAoQQAIfACAQChBAAh8QIAAKgFACDyAgEAoQQAIfQCAgCYBQAh-QKAAAAAAfoCAQCxBAAh-wIgAKoEACH8AoAAAAAB_QICAKIEACH-AgEAsQQAIf8CAgCYBQAhgAMCAJgFACGBAyAApgUAIYIDIACmBQAhgwMCAJgFACGEAwQApwUAIYUDAgCYBQAhhgMCAJgFACGHAwIAmAUAIYgDAgCiBAAhiQNAAKsEACGKAwEAsQQAIYsDAQCxBAAhjAMCAJgFACGNAwIAogQAIY4DAQCxBAAhjwMBAKEEACGQAwIAogQAIZEDAgCiBAAhkgMCAKIEACGTAyAAqgQAITICAACpBQAgBAAAqgUAIAcAAKsFACAJAACtBQAgCgAArgUAIA4AAK8FACAPAACwBQAgsAIEAKkEACGzAgEAoQQAIbYCAgCiBAAhuAIBAKEEACHfAkAAwAQAIeACQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh7AICAKIEACHtAhAAlgUAIe8CAQChBAAh8AIBAKEEACHxAgAAqAUAIPICAQChBAAh9AICAJgFACH5AoAAAAAB-gIBALEEACH7AiAAqgQAIfwCgAAAAAH9AgIAogQAIf4CAQCxBAAh_wICAJgFACGAAwIAmAUAIYEDIACmBQAhggMgAKYFACGDAwIAmAUAIYQDBACnBQAhhQMCAJgFACGGAwIAmAUAIYcDAgCYBQAhiAMCAKIEACGJA0AAqwQAIYoDAQCxBAAhiwMBALEEACGMAwIAmAUAIY0DAgCiBAAhjgMBALEEACGPAwEAoQQAIZADAgCiBAAhkQMCAKIEACGSAwIAogQAIZMDIACqBAAhMgIAAPsFACAEAAD8BQAgBwAA_QUAIAgAAP4FACAJAAD_BQAgCgAAgAYAIA4AAIEGACCwAgQAAAABswIBAAAAAbYCAgAAAAG4AgEAAAAB3wJAAAAAAeACQAAAAAHoAkAAAAAB6QIBAAAAAeoCAQAAAAHsAgIAAAAB7QIQAAAAAe8CAQAAAAHwAgEAAAAB8QIAAPoFACDyAgEAAAAB9AICAAAAAfkCgAAAAAH6AgEAAAAB-wIgAAAAAfwCgAAAAAH9AgIAAAAB_gIBAAAAAf8CAgAAAAGAAwIAAAABgQMgAAAAAYIDIAAAAAGDAwIAAAABhAMEAAAAAYUDAgAAAAGGAwIAAAABhwMCAAAAAYgDAgAAAAGJA0AAAAABigMBAAAAAYsDAQAAAAGMAwIAAAABjQMCAAAAAY4DAQAAAAGPAwEAAAABkAMCAAAAAZEDAgAAAAGSAwIAAAABkwMgAAAAAQIAAAABACAcAAClBgAgAwAAACoAIBwAAKUGACAdAACpBgAgNAAAACoAIAIAAKkFACAEAACqBQAgBwAAqwUAIAgAAKwFACAJAACtBQAgCgAArgUAIA4AAK8FACAVAACpBgAgsAIEAKkEACGzAgEAoQQAIbYCAgCiBAAhuAIBAKEEACHfAkAAwAQAIeACQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh7AICAKIEACHtAhAAlgUAIe8CAQChBAAh8AIBAKEEACHxAgAAqAUAIPICAQChBAAh9AICAJgFACH5AoAAAAAB-gIBALEEACH7AiAAqgQAIfwCgAAAAAH9AgIAogQAIf4CAQCxBAAh_wICAJgFACGAAwIAmAUAIYEDIACmBQAhggMgAKYFACGDAwIAmAUAIYQDBACnBQAhhQMCAJgFACGGAwIAmAUAIYcDAgCYBQAhiAMCAKIEACGJA0AAqwQAIYoDAQCxBAAhiwMBALEEACGMAwIAmAUAIY0DAgCiBAAhjgMBALEEACGPAwEAoQQAIZADAgCiBAAhkQMCAKIEACGSAwIAogQAIZMDIACqBAAhMgIAAKkFACAEAACqBQAgBwAAqwUAIAgAAKwFACAJAACtBQAgCgAArgUAIA4AAK8FACCwAgQAqQQAIbMCAQChBAAhtgICAKIEACG4AgEAoQQAId8CQADABAAh4AJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHsAgIAogQAIe0CEACWBQAh7wIBAKEEACHwAgEAoQQAIfECAACoBQAg8gIBAKEEACH0AgIAmAUAIfkCgAAAAAH6AgEAsQQAIfsCIACqBAAh_AKAAAAAAf0CAgCiBAAh_gIBALEEACH_AgIAmAUAIYADAgCYBQAhgQMgAKYFACGCAyAApgUAIYMDAgCYBQAhhAMEAKcFACGFAwIAmAUAIYYDAgCYBQAhhwMCAJgFACGIAwIAogQAIYkDQACrBAAhigMBALEEACGLAwEAsQQAIYwDAgCYBQAhjQMCAKIEACGOAwEAsQQAIY8DAQChBAAhkAMCAKIEACGRAwIAogQAIZIDAgCiBAAhkwMgAKoEACEyAgAA-wUAIAQAAPwFACAHAAD9BQAgCAAA_gUAIAoAAIAGACAOAACBBgAgDwAAggYAILACBAAAAAGzAgEAAAABtgICAAAAAbgCAQAAAAHfAkAAAAAB4AJAAAAAAegCQAAAAAHpAgEAAAAB6gIBAAAAAewCAgAAAAHtAhAAAAAB7wIBAAAAAfACAQAAAAHxAgAA-gUAIPICAQAAAAH0AgIAAAAB-QKAAAAAAfoCAQAAAAH7AiAAAAAB_AKAAAAAAf0CAgAAAAH-AgEAAAAB_wICAAAAAYADAgAAAAGBAyAAAAABggMgAAAAAYMDAgAAAAGEAwQAAAABhQMCAAAAAYYDAgAAAAGHAwIAAAABiAMCAAAAAYkDQAAAAAGKAwEAAAABiwMBAAAAAYwDAgAAAAGNAwIAAAABjgMBAAAAAY8DAQAAAAGQAwIAAAABkQMCAAAAAZIDAgAAAAGTAyAAAAABAgAAAAEAIBwAAKoGACADAAAAKgAgHAAAqgYAIB0AAK4GACA0AAAAKgAgAgAAqQUAIAQAAKoFACAHAACrBQAgCAAArAUAIAoAAK4FACAOAACvBQAgDwAAsAUAIBUAAK4GACCwAgQAqQQAIbMCAQChBAAhtgICAKIEACG4AgEAoQQAId8CQADABAAh4AJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHsAgIAogQAIe0CEACWBQAh7wIBAKEEACHwAgEAoQQAIfECAACoBQAg8gIBAKEEACH0AgIAmAUAIfkCgAAAAAH6AgEAsQQAIfsCIACqBAAh_AKAAAAAAf0CAgCiBAAh_gIBALEEACH_AgIAmAUAIYADAgCYBQAhgQMgAKYFACGCAyAApgUAIYMDAgCYBQAhhAMEAKcFACGFAwIAmAUAIYYDAgCYBQAhhwMCAJgFACGIAwIAogQAIYkDQACrBAAhigMBALEEACGLAwEAsQQAIYwDAgCYBQAhjQMCAKIEACGOAwEAsQQAIY8DAQChBAAhkAMCAKIEACGRAwIAogQAIZIDAgCiBAAhkwMgAKoEACEyAgAAqQUAIAQAAKoFACAHAACrBQAgCAAArAUAIAoAAK4FACAOAACvBQAgDwAAsAUAILACBACpBAAhswIBAKEEACG2AgIAogQAIbgCAQChBAAh3wJAAMAEACHgAkAAwAQAIegCQACrBAAh6QIBAKEEACHqAgEAoQQAIewCAgCiBAAh7QIQAJYFACHvAgEAoQQAIfACAQChBAAh8QIAAKgFACDyAgEAoQQAIfQCAgCYBQAh-QKAAAAAAfoCAQCxBAAh-wIgAKoEACH8AoAAAAAB_QICAKIEACH-AgEAsQQAIf8CAgCYBQAhgAMCAJgFACGBAyAApgUAIYIDIACmBQAhgwMCAJgFACGEAwQApwUAIYUDAgCYBQAhhgMCAJgFACGHAwIAmAUAIYgDAgCiBAAhiQNAAKsEACGKAwEAsQQAIYsDAQCxBAAhjAMCAJgFACGNAwIAogQAIY4DAQCxBAAhjwMBAKEEACGQAwIAogQAIZEDAgCiBAAhkgMCAKIEACGTAyAAqgQAITICAAD7BQAgBAAA_AUAIAcAAP0FACAIAAD-BQAgCQAA_wUAIA4AAIEGACAPAACCBgAgsAIEAAAAAbMCAQAAAAG2AgIAAAABuAIBAAAAAd8CQAAAAAHgAkAAAAAB6AJAAAAAAekCAQAAAAHqAgEAAAAB7AICAAAAAe0CEAAAAAHvAgEAAAAB8AIBAAAAAfECAAD6BQAg8gIBAAAAAfQCAgAAAAH5AoAAAAAB-gIBAAAAAfsCIAAAAAH8AoAAAAAB_QICAAAAAf4CAQAAAAH_AgIAAAABgAMCAAAAAYEDIAAAAAGCAyAAAAABgwMCAAAAAYQDBAAAAAGFAwIAAAABhgMCAAAAAYcDAgAAAAGIAwIAAAABiQNAAAAAAYoDAQAAAAGLAwEAAAABjAMCAAAAAY0DAgAAAAGOAwEAAAABjwMBAAAAAZADAgAAAAGRAwIAAAABkgMCAAAAAZMDIAAAAAECAAAAAQAgHAAArwYAIAMAAAAqACAcAACvBgAgHQAAswYAIDQAAAAqACACAACpBQAgBAAAqgUAIAcAAKsFACAIAACsBQAgCQAArQUAIA4AAK8FACAPAACwBQAgFQAAswYAILACBACpBAAhswIBAKEEACG2AgIAogQAIbgCAQChBAAh3wJAAMAEACHgAkAAwAQAIegCQACrBAAh6QIBAKEEACHqAgEAoQQAIewCAgCiBAAh7QIQAJYFACHvAgEAoQQAIfACAQChBAAh8QIAAKgFACDyAgEAoQQAIfQCAgCYBQAh-QKAAAAAAfoCAQCxBAAh-wIgAKoEACH8AoAAAAAB_QICAKIEACH-AgEAsQQAIf8CAgCYBQAhgAMCAJgFACGBAyAApgUAIYIDIACmBQAhgwMCAJgFACGEAwQApwUAIYUDAgCYBQAhhgMCAJgFACGHAwIAmAUAIYgDAgCiBAAhiQNAAKsEACGKAwEAsQQAIYsDAQCxBAAhjAMCAJgFACGNAwIAogQAIY4DAQCxBAAhjwMBAKEEACGQAwIAogQAIZEDAgCiBAAhkgMCAKIEACGTAyAAqgQAITICAACpBQAgBAAAqgUAIAcAAKsFACAIAACsBQAgCQAArQUAIA4AAK8FACAPAACwBQAgsAIEAKkEACGzAgEAoQQAIbYCAgCiBAAhuAIBAKEEACHfAkAAwAQAIeACQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh7AICAKIEACHtAhAAlgUAIe8CAQChBAAh8AIBAKEEACHxAgAAqAUAIPICAQChBAAh9AICAJgFACH5AoAAAAAB-gIBALEEACH7AiAAqgQAIfwCgAAAAAH9AgIAogQAIf4CAQCxBAAh_wICAJgFACGAAwIAmAUAIYEDIACmBQAhggMgAKYFACGDAwIAmAUAIYQDBACnBQAhhQMCAJgFACGGAwIAmAUAIYcDAgCYBQAhiAMCAKIEACGJA0AAqwQAIYoDAQCxBAAhiwMBALEEACGMAwIAmAUAIY0DAgCiBAAhjgMBALEEACGPAwEAoQQAIZADAgCiBAAhkQMCAKIEACGSAwIAogQAIZMDIACqBAAhAbECBAAAAAEyAgAA-wUAIAQAAPwFACAHAAD9BQAgCAAA_gUAIAkAAP8FACAKAACABgAgDwAAggYAILACBAAAAAGzAgEAAAABtgICAAAAAbgCAQAAAAHfAkAAAAAB4AJAAAAAAegCQAAAAAHpAgEAAAAB6gIBAAAAAewCAgAAAAHtAhAAAAAB7wIBAAAAAfACAQAAAAHxAgAA-gUAIPICAQAAAAH0AgIAAAAB-QKAAAAAAfoCAQAAAAH7AiAAAAAB_AKAAAAAAf0CAgAAAAH-AgEAAAAB_wICAAAAAYADAgAAAAGBAyAAAAABggMgAAAAAYMDAgAAAAGEAwQAAAABhQMCAAAAAYYDAgAAAAGHAwIAAAABiAMCAAAAAYkDQAAAAAGKAwEAAAABiwMBAAAAAYwDAgAAAAGNAwIAAAABjgMBAAAAAY8DAQAAAAGQAwIAAAABkQMCAAAAAZIDAgAAAAGTAyAAAAABAgAAAAEAIBwAALUGACAGowIBAAAAAb8CAQAAAAHAAkAAAAABwQIBAAAAAcICAQAAAAHDAgIAAAABAgAAALUCACAcAAC3BgAgAwAAACoAIBwAALUGACAdAAC7BgAgNAAAACoAIAIAAKkFACAEAACqBQAgBwAAqwUAIAgAAKwFACAJAACtBQAgCgAArgUAIA8AALAFACAVAAC7BgAgsAIEAKkEACGzAgEAoQQAIbYCAgCiBAAhuAIBAKEEACHfAkAAwAQAIeACQADABAAh6AJAAKsEACHpAgEAoQQAIeoCAQChBAAh7AICAKIEACHtAhAAlgUAIe8CAQChBAAh8AIBAKEEACHxAgAAqAUAIPICAQChBAAh9AICAJgFACH5AoAAAAAB-gIBALEEACH7AiAAqgQAIfwCgAAAAAH9AgIAogQAIf4CAQCxBAAh_wICAJgFACGAAwIAmAUAIYEDIACmBQAhggMgAKYFACGDAwIAmAUAIYQDBACnBQAhhQMCAJgFACGGAwIAmAUAIYcDAgCYBQAhiAMCAKIEACGJA0AAqwQAIYoDAQCxBAAhiwMBALEEACGMAwIAmAUAIY0DAgCiBAAhjgMBALEEACGPAwEAoQQAIZADAgCiBAAhkQMCAKIEACGSAwIAogQAIZMDIACqBAAhMgIAAKkFACAEAACqBQAgBwAAqwUAIAgAAKwFACAJAACtBQAgCgAArgUAIA8AALAFACCwAgQAqQQAIbMCAQChBAAhtgICAKIEACG4AgEAoQQAId8CQADABAAh4AJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHsAgIAogQAIe0CEACWBQAh7wIBAKEEACHwAgEAoQQAIfECAACoBQAg8gIBAKEEACH0AgIAmAUAIfkCgAAAAAH6AgEAsQQAIfsCIACqBAAh_AKAAAAAAf0CAgCiBAAh_gIBALEEACH_AgIAmAUAIYADAgCYBQAhgQMgAKYFACGCAyAApgUAIYMDAgCYBQAhhAMEAKcFACGFAwIAmAUAIYYDAgCYBQAhhwMCAJgFACGIAwIAogQAIYkDQACrBAAhigMBALEEACGLAwEAsQQAIYwDAgCYBQAhjQMCAKIEACGOAwEAsQQAIY8DAQChBAAhkAMCAKIEACGRAwIAogQAIZIDAgCiBAAhkwMgAKoEACEDAAAAuAIAIBwAALcGACAdAAC-BgAgCAAAALgCACAVAAC-BgAgowIBAKEEACG_AgEAoQQAIcACQADABAAhwQIBAKEEACHCAgEAoQQAIcMCAgCiBAAhBqMCAQChBAAhvwIBAKEEACHAAkAAwAQAIcECAQChBAAhwgIBAKEEACHDAgIAogQAIRMBAACZBQAgsQIEAKkEACGzAgEAoQQAIbgCAQChBAAh3wJAAMAEACHoAkAAqwQAIekCAQChBAAh6gIBAKEEACHrAgIAogQAIewCAgCiBAAh7QIQAJYFACHuAgAAlwUAIO8CAQChBAAh8AIBAKEEACHxAgEAoQQAIfICAQChBAAh8wICAJgFACH0AgIAmAUAIfUCAgCiBAAhCQIEAgQIBAcMBQgQBgkUBwoYCAwADQ4cCQ8iDAIBAAEDBgMBAgACAQEAAQEBAAEBAQABAQEAAQEBAAECAQABDQAKAgsdCQwACwELHgABAQABBgcjAAgkAAklAAomAA4nAA8oAAAAAAUMABIiABMjABQkABUlABYAAAAAAAUMABIiABMjABQkABUlABYBAQABBQwAGiIAGyMAHCQAHSUAHgAAAAAABQwAGiIAGyMAHCQAHSUAHgECAAIBAgACBQwAIyIAJCMAJSQAJiUAJwAAAAAABQwAIyIAJCMAJSQAJiUAJwEBAAEFDAArIgAsIwAtJAAuJQAvAAAAAAAFDAArIgAsIwAtJAAuJQAvAAAABQwANSIANiMANyQAOCUAOQAAAAAABQwANSIANiMANyQAOCUAOQAAAAUMAD8iAEAjAEEkAEIlAEMAAAAAAAUMAD8iAEAjAEEkAEIlAEMBAQABAQEAAQUMAEgiAEkjAEokAEslAEwAAAAAAAUMAEgiAEkjAEokAEslAEwBAQABAQEAAQUMAFEiAFIjAFMkAFQlAFUAAAAAAAUMAFEiAFIjAFMkAFQlAFUBAQABAQEAAQUMAFoiAFsjAFwkAF0lAF4AAAAAAAUMAFoiAFsjAFwkAF0lAF4BAQABAQEAAQUMAGMiAGQjAGUkAGYlAGcAAAAAAAUMAGMiAGQjAGUkAGYlAGcBAQABAQEAAQUMAGwiAG0jAG4kAG8lAHAAAAAAAAUMAGwiAG0jAG4kAG8lAHAAAAAFDAB2IgB3IwB4JAB5JQB6AAAAAAAFDAB2IgB3IwB4JAB5JQB6AAAFDAB_IgCAASMAgQEkAIIBJQCDAQAAAAAABQwAfyIAgAEjAIEBJACCASUAgwECAQABDQAKAgEAAQ0ACgUMAIgBIgCJASMAigEkAIsBJQCMAQAAAAAABQwAiAEiAIkBIwCKASQAiwElAIwBAAAABQwAkgEiAJMBIwCUASQAlQElAJYBAAAAAAAFDACSASIAkwEjAJQBJACVASUAlgEAAAAFDACcASIAnQEjAJ4BJACfASUAoAEAAAAAAAUMAJwBIgCdASMAngEkAJ8BJQCgAQAAAAUMAKYBIgCnASMAqAEkAKkBJQCqAQAAAAAABQwApgEiAKcBIwCoASQAqQElAKoBEAIBESkBEiwBEy0BFC4BFjABFzIOGDMPGTUBGjcOGzgQHjkBHzoBIDsOJj4RJz8XKEECKUICKkQCK0UCLEYCLUgCLkoOL0sYMEwCMU0OMlAZM1EfNFMDNVQDNlYDN1cDOFgDOVoDOlwOO10gPF8DPWEOPmIhP2MDQGQDQWUOQmgiQ2koRGsERWwERm4ER28ESHAESXIESnQOS3UpTHYETXcOTnoqT3swUH0xUX4xUoEBMVOCATFUgwExVYUBMVaHAQ5XiAEyWIoBMVmMAQ5ajQEzW44BMVyPATFdkAEOXpMBNF-UATpglgE7YZcBO2KaATtjmwE7ZJwBO2WeATtmoAEOZ6EBPGijATtppQEOaqYBPWunATtsqAE7bakBDm6sAT5vrQFEcK4BBXGvAQVysAEFc7EBBXSyAQV1tAEFdrYBDne3AUV4uQEFebsBDnq8AUZ7vQEFfL4BBX2_AQ5-wgFHf8MBTYABxAEGgQHFAQaCAcYBBoMBxwEGhAHIAQaFAcoBBoYBzAEOhwHNAU6IAc8BBokB0QEOigHSAU-LAdMBBowB1AEGjQHVAQ6OAdgBUI8B2QFWkAHaAQyRAdsBDJIB3AEMkwHdAQyUAd4BDJUB4AEMlgHiAQ6XAeMBV5gB5QEMmQHnAQ6aAegBWJsB6QEMnAHqAQydAesBDp4B7gFZnwHvAV-gAfABB6EB8QEHogHyAQejAfMBB6QB9AEHpQH2AQemAfgBDqcB-QFgqAH7AQepAf0BDqoB_gFhqwH_AQesAYACB60BgQIOrgGEAmKvAYUCaLABhgIIsQGHAgiyAYgCCLMBiQIItAGKAgi1AYwCCLYBjgIOtwGPAmm4AZECCLkBkwIOugGUAmq7AZUCCLwBlgIIvQGXAg6-AZoCa78BmwJxwAGdAnLBAZ4CcsIBoQJywwGiAnLEAaMCcsUBpQJyxgGnAg7HAagCc8gBqgJyyQGsAg7KAa0CdMsBrgJyzAGvAnLNAbACDs4BswJ1zwG0AnvQAbYCCtEBtwIK0gG6AgrTAbsCCtQBvAIK1QG-AgrWAcACDtcBwQJ82AHDAgrZAcUCDtoBxgJ92wHHAgrcAcgCCt0ByQIO3gHMAn7fAc0ChAHgAc4CCeEBzwIJ4gHQAgnjAdECCeQB0gIJ5QHUAgnmAdYCDucB1wKFAegB2QIJ6QHbAg7qAdwChgHrAd0CCewB3gIJ7QHfAg7uAeIChwHvAeMCjQHwAeUCjgHxAeYCjgHyAekCjgHzAeoCjgH0AesCjgH1Ae0CjgH2Ae8CDvcB8AKPAfgB8gKOAfkB9AIO-gH1ApAB-wH2Ao4B_AH3Ao4B_QH4Ag7-AfsCkQH_AfwClwGAAv4CmAGBAv8CmAGCAoIDmAGDAoMDmAGEAoQDmAGFAoYDmAGGAogDDocCiQOZAYgCiwOYAYkCjQMOigKOA5oBiwKPA5gBjAKQA5gBjQKRAw6OApQDmwGPApUDoQGQApcDogGRApgDogGSApsDogGTApwDogGUAp0DogGVAp8DogGWAqEDDpcCogOjAZgCpAOiAZkCpgMOmgKnA6QBmwKoA6IBnAKpA6IBnQKqAw6eAq0DpQGfAq4DqwE"
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
