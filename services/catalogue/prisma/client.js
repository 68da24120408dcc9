// Of 6eefbc962ee48d4b03ca973992f851a27ac4072800b8b8b8eb5e4e3e81fbe24f
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
config.runtimeDataModel = JSON.parse('{"models":{"Listing":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"version","kind":"scalar","type":"Int"},{"name":"form","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"soldOfferId","kind":"scalar","type":"String","dbName":"sold_offer_id"},{"name":"isFeatured","kind":"scalar","type":"Boolean","dbName":"is_featured"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"aiScores","kind":"scalar","type":"Json","dbName":"ai_scores"},{"name":"aiVersion","kind":"scalar","type":"Int","dbName":"ai_version"},{"name":"mediumDetails","kind":"scalar","type":"String","dbName":"medium_details"},{"name":"twitterMentions","kind":"scalar","type":"Int","dbName":"twitter_mentions"},{"name":"twitterBuzzScore","kind":"scalar","type":"Int","dbName":"twitter_buzz_score"},{"name":"twitterHasVerifiedMentions","kind":"scalar","type":"Boolean","dbName":"twitter_has_verified_mentions"},{"name":"twitterPublisherPromotion","kind":"scalar","type":"Boolean","dbName":"twitter_publisher_promotion"},{"name":"twitterBookClubMentions","kind":"scalar","type":"Int","dbName":"twitter_book_club_mentions"},{"name":"youtubeTotalViews","kind":"scalar","type":"BigInt","dbName":"youtube_total_views"},{"name":"youtubeVideoCount","kind":"scalar","type":"Int","dbName":"youtube_video_count"},{"name":"youtubeAdaptationPotential","kind":"scalar","type":"Int","dbName":"youtube_adaptation_potential"},{"name":"youtubePopularityScore","kind":"scalar","type":"Int","dbName":"youtube_popularity_score"},{"name":"enrichmentVersion","kind":"scalar","type":"Int","dbName":"enrichment_version"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"genre","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"coverImageUrl","kind":"scalar","type":"String","dbName":"cover_image_url"},{"name":"suggestedOfferMin","kind":"scalar","type":"Int","dbName":"suggested_offer_min"},{"name":"suggestedOfferMax","kind":"scalar","type":"Int","dbName":"suggested_offer_max"},{"name":"pages","kind":"scalar","type":"Int"},{"name":"publishDate","kind":"scalar","type":"String","dbName":"publish_date"},{"name":"rightsStatus","kind":"scalar","type":"String","dbName":"rights_status"},{"name":"genreScore","kind":"scalar","type":"Int","dbName":"genre_score"},{"name":"mediumScore","kind":"scalar","type":"Int","dbName":"medium_score"},{"name":"lengthBonus","kind":"scalar","type":"Int","dbName":"length_bonus"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"chainOfTitleVerified","kind":"scalar","type":"Boolean","dbName":"chain_of_title_verified"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToListing"},{"name":"favourites","kind":"object","type":"Favourite","relationName":"FavouriteToListing"},{"name":"audit","kind":"object","type":"AuditEntry","relationName":"AuditEntryToListing"},{"name":"chain","kind":"object","type":"ChainDocument","relationName":"ChainDocumentToListing"},{"name":"chainHistory","kind":"object","type":"ChainHistoryEntry","relationName":"ChainHistoryEntryToListing"},{"name":"chainFiles","kind":"object","type":"ChainFileUse","relationName":"ChainFileUseToListing"},{"name":"takeovers","kind":"object","type":"Takeover","relationName":"ListingToTakeover"}],"dbName":"listings","schema":null},"BrowseEntry":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"earlyAccessUntil","kind":"scalar","type":"DateTime","dbName":"early_access_until"},{"name":"status","kind":"scalar","type":"String"},{"name":"medium","kind":"scalar","type":"String"},{"name":"format","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Int"},{"name":"viabilityScore","kind":"scalar","type":"Int","dbName":"viability_score"},{"name":"roiMultiple","kind":"scalar","type":"Decimal","dbName":"roi_multiple"},{"name":"genreTags","kind":"scalar","type":"String","dbName":"genre_tags"},{"name":"title","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"tags","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"folding","kind":"scalar","type":"Int"},{"name":"listing","kind":"object","type":"Listing","relationName":"BrowseEntryToListing"},{"name":"searched","kind":"object","type":"SearchedWords","relationName":"BrowseEntryToSearchedWords"}],"dbName":"browse_entries","schema":null},"SearchedWords":{"fields":[{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"words","kind":"scalar","type":"String"},{"name":"entry","kind":"object","type":"BrowseEntry","relationName":"BrowseEntryToSearchedWords"}],"dbName":"searched_words","schema":null},"VocabularyWord":{"fields":[{"name":"word","kind":"scalar","type":"String"},{"name":"listings","kind":"scalar","type":"Int"}],"dbName":"vocabulary","schema":null},"Favourite":{"fields":[{"name":"userId","kind":"scalar","type":"String","dbName":"user_id"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"version","kind":"scalar","type":"Int"},{"name":"isRemoved","kind":"scalar","type":"Boolean","dbName":"is_removed"},{"name":"listing","kind":"object","type":"Listing","relationName":"FavouriteToListing"}],"dbName":"favourites","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"AuditEntryToListing"}],"dbName":"audit","schema":null},"Takeover":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"undoneAt","kind":"scalar","type":"DateTime","dbName":"undone_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ListingToTakeover"}],"dbName":"takeovers","schema":null},"ChainDocument":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"type","kind":"scalar","type":"String"},{"name":"grantor","kind":"scalar","type":"String"},{"name":"grantee","kind":"scalar","type":"String"},{"name":"date","kind":"scalar","type":"String"},{"name":"territory","kind":"scalar","type":"String"},{"name":"fileUrl","kind":"scalar","type":"String","dbName":"file_url"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"confirms","kind":"scalar","type":"String"},{"name":"confirmedBecause","kind":"scalar","type":"String","dbName":"confirmed_because"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainDocumentToListing"}],"dbName":"chain_documents","schema":null},"ChainHistoryEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"documentId","kind":"scalar","type":"String","dbName":"document_id"},{"name":"actorId","kind":"scalar","type":"String","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"before","kind":"scalar","type":"Json"},{"name":"after","kind":"scalar","type":"Json"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainHistoryEntryToListing"}],"dbName":"chain_history","schema":null},"Image":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"bytes","kind":"scalar","type":"Int"}],"dbName":"images","schema":null},"ChainFile":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"uploadedBy","kind":"scalar","type":"String","dbName":"uploaded_by"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"fileName","kind":"scalar","type":"String","dbName":"file_name"},{"name":"kind","kind":"scalar","type":"String"},{"name":"bytes","kind":"scalar","type":"Int"},{"name":"uses","kind":"object","type":"ChainFileUse","relationName":"ChainFileToChainFileUse"}],"dbName":"chain_files","schema":null},"ChainFileUse":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"file","kind":"object","type":"ChainFile","relationName":"ChainFileToChainFileUse"},{"name":"listing","kind":"object","type":"Listing","relationName":"ChainFileUseToListing"}],"dbName":"chain_file_uses","schema":null},"Person":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"role","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"isVerified","kind":"scalar","type":"Boolean","dbName":"is_verified"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"companyName","kind":"scalar","type":"String","dbName":"company_name"},{"name":"picture","kind":"scalar","type":"String"},{"name":"isPictureKnown","kind":"scalar","type":"Boolean","dbName":"is_picture_known"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"people","schema":null},"AcceptedOffer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listingId","kind":"scalar","type":"BigInt","dbName":"listing_id"},{"name":"producerId","kind":"scalar","type":"String","dbName":"producer_id"},{"name":"agentId","kind":"scalar","type":"String","dbName":"agent_id"},{"name":"isExclusive","kind":"scalar","type":"Boolean","dbName":"is_exclusive"},{"name":"optionEndedAt","kind":"scalar","type":"DateTime","dbName":"option_ended_at"},{"name":"version","kind":"scalar","type":"Int"}],"dbName":"accepted_offers","schema":null},"Load":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"loaded","kind":"scalar","type":"Int"}],"dbName":"loads","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","listing","entry","searched","orderBy","cursor","favourites","audit","chain","chainHistory","uses","_count","file","chainFiles","takeovers","Listing.findUnique","Listing.findUniqueOrThrow","Listing.findFirst","Listing.findFirstOrThrow","Listing.findMany","data","Listing.createOne","Listing.createMany","Listing.createManyAndReturn","Listing.updateOne","Listing.updateMany","Listing.updateManyAndReturn","create","update","Listing.upsertOne","Listing.deleteOne","Listing.deleteMany","having","_avg","_sum","_min","_max","Listing.groupBy","Listing.aggregate","BrowseEntry.findUnique","BrowseEntry.findUniqueOrThrow","BrowseEntry.findFirst","BrowseEntry.findFirstOrThrow","BrowseEntry.findMany","BrowseEntry.updateOne","BrowseEntry.updateMany","BrowseEntry.updateManyAndReturn","BrowseEntry.deleteOne","BrowseEntry.deleteMany","BrowseEntry.groupBy","BrowseEntry.aggregate","SearchedWords.findUnique","SearchedWords.findUniqueOrThrow","SearchedWords.findFirst","SearchedWords.findFirstOrThrow","SearchedWords.findMany","SearchedWords.createOne","SearchedWords.createMany","SearchedWords.createManyAndReturn","SearchedWords.updateOne","SearchedWords.updateMany","SearchedWords.updateManyAndReturn","SearchedWords.upsertOne","SearchedWords.deleteOne","SearchedWords.deleteMany","SearchedWords.groupBy","SearchedWords.aggregate","VocabularyWord.findUnique","VocabularyWord.findUniqueOrThrow","VocabularyWord.findFirst","VocabularyWord.findFirstOrThrow","VocabularyWord.findMany","VocabularyWord.createOne","VocabularyWord.createMany","VocabularyWord.createManyAndReturn","VocabularyWord.updateOne","VocabularyWord.updateMany","VocabularyWord.updateManyAndReturn","VocabularyWord.upsertOne","VocabularyWord.deleteOne","VocabularyWord.deleteMany","VocabularyWord.groupBy","VocabularyWord.aggregate","Favourite.findUnique","Favourite.findUniqueOrThrow","Favourite.findFirst","Favourite.findFirstOrThrow","Favourite.findMany","Favourite.createOne","Favourite.createMany","Favourite.createManyAndReturn","Favourite.updateOne","Favourite.updateMany","Favourite.updateManyAndReturn","Favourite.upsertOne","Favourite.deleteOne","Favourite.deleteMany","Favourite.groupBy","Favourite.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Takeover.findUnique","Takeover.findUniqueOrThrow","Takeover.findFirst","Takeover.findFirstOrThrow","Takeover.findMany","Takeover.createOne","Takeover.createMany","Takeover.createManyAndReturn","Takeover.updateOne","Takeover.updateMany","Takeover.updateManyAndReturn","Takeover.upsertOne","Takeover.deleteOne","Takeover.deleteMany","Takeover.groupBy","Takeover.aggregate","ChainDocument.findUnique","ChainDocument.findUniqueOrThrow","ChainDocument.findFirst","ChainDocument.findFirstOrThrow","ChainDocument.findMany","ChainDocument.createOne","ChainDocument.createMany","ChainDocument.createManyAndReturn","ChainDocument.updateOne","ChainDocument.updateMany","ChainDocument.updateManyAndReturn","ChainDocument.upsertOne","ChainDocument.deleteOne","ChainDocument.deleteMany","ChainDocument.groupBy","ChainDocument.aggregate","ChainHistoryEntry.findUnique","ChainHistoryEntry.findUniqueOrThrow","ChainHistoryEntry.findFirst","ChainHistoryEntry.findFirstOrThrow","ChainHistoryEntry.findMany","ChainHistoryEntry.createOne","ChainHistoryEntry.createMany","ChainHistoryEntry.createManyAndReturn","ChainHistoryEntry.updateOne","ChainHistoryEntry.updateMany","ChainHistoryEntry.updateManyAndReturn","ChainHistoryEntry.upsertOne","ChainHistoryEntry.deleteOne","ChainHistoryEntry.deleteMany","ChainHistoryEntry.groupBy","ChainHistoryEntry.aggregate","Image.findUnique","Image.findUniqueOrThrow","Image.findFirst","Image.findFirstOrThrow","Image.findMany","Image.createOne","Image.createMany","Image.createManyAndReturn","Image.updateOne","Image.updateMany","Image.updateManyAndReturn","Image.upsertOne","Image.deleteOne","Image.deleteMany","Image.groupBy","Image.aggregate","ChainFile.findUnique","ChainFile.findUniqueOrThrow","ChainFile.findFirst","ChainFile.findFirstOrThrow","ChainFile.findMany","ChainFile.createOne","ChainFile.createMany","ChainFile.createManyAndReturn","ChainFile.updateOne","ChainFile.updateMany","ChainFile.updateManyAndReturn","ChainFile.upsertOne","ChainFile.deleteOne","ChainFile.deleteMany","ChainFile.groupBy","ChainFile.aggregate","ChainFileUse.findUnique","ChainFileUse.findUniqueOrThrow","ChainFileUse.findFirst","ChainFileUse.findFirstOrThrow","ChainFileUse.findMany","ChainFileUse.createOne","ChainFileUse.createMany","ChainFileUse.createManyAndReturn","ChainFileUse.updateOne","ChainFileUse.updateMany","ChainFileUse.updateManyAndReturn","ChainFileUse.upsertOne","ChainFileUse.deleteOne","ChainFileUse.deleteMany","ChainFileUse.groupBy","ChainFileUse.aggregate","Person.findUnique","Person.findUniqueOrThrow","Person.findFirst","Person.findFirstOrThrow","Person.findMany","Person.createOne","Person.createMany","Person.createManyAndReturn","Person.updateOne","Person.updateMany","Person.updateManyAndReturn","Person.upsertOne","Person.deleteOne","Person.deleteMany","Person.groupBy","Person.aggregate","AcceptedOffer.findUnique","AcceptedOffer.findUniqueOrThrow","AcceptedOffer.findFirst","AcceptedOffer.findFirstOrThrow","AcceptedOffer.findMany","AcceptedOffer.createOne","AcceptedOffer.createMany","AcceptedOffer.createManyAndReturn","AcceptedOffer.updateOne","AcceptedOffer.updateMany","AcceptedOffer.updateManyAndReturn","AcceptedOffer.upsertOne","AcceptedOffer.deleteOne","AcceptedOffer.deleteMany","AcceptedOffer.groupBy","AcceptedOffer.aggregate","Load.findUnique","Load.findUniqueOrThrow","Load.findFirst","Load.findFirstOrThrow","Load.findMany","Load.createOne","Load.createMany","Load.createManyAndReturn","Load.updateOne","Load.updateMany","Load.updateManyAndReturn","Load.upsertOne","Load.deleteOne","Load.deleteMany","Load.groupBy","Load.aggregate","AND","OR","NOT","name","loaded","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","id","listingId","producerId","agentId","isExclusive","optionEndedAt","version","role","status","isVerified","firstName","lastName","companyName","picture","isPictureKnown","uploadedBy","uploadedAt","fileName","kind","bytes","every","some","none","place","at","documentId","actorId","action","before","after","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","position","type","grantor","grantee","date","territory","fileUrl","note","reason","confirms","confirmedBecause","createdAt","updatedAt","undoneAt","userId","isRemoved","word","listings","words","earlyAccessUntil","medium","format","price","viabilityScore","roiMultiple","genreTags","title","author","tags","description","folding","has","hasEvery","hasSome","form","soldOfferId","isFeatured","aiScores","aiVersion","mediumDetails","twitterMentions","twitterBuzzScore","twitterHasVerifiedMentions","twitterPublisherPromotion","twitterBookClubMentions","youtubeTotalViews","youtubeVideoCount","youtubeAdaptationPotential","youtubePopularityScore","enrichmentVersion","deletedAt","genre","coverImageUrl","suggestedOfferMin","suggestedOfferMax","pages","publishDate","rightsStatus","genreScore","mediumScore","lengthBonus","chainOfTitleVerified","name_listingId","userId_listingId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "-AWYAewBNQIAANsDACAGAADcAwAgBwAA3QMAIAgAAN4DACAJAADfAwAgDQAAsQMAIA4AAOADACCDAgAA1QMAMIQCAAAoABCFAgAA1QMAMJMCBAAAAAGWAgEAmwMAIZkCAgCMAwAhmwIBAIsDACHCAkAAsAMAIcMCQACwAwAhygJAAJ4DACHLAgEAiwMAIcwCAQCLAwAhzgICAIwDACHPAhAAyAMAIdECAQCLAwAh0gIBAIsDACHTAgAAxAMAINQCAQCLAwAh2QIAANYDACDaAgEAqAMAIdsCIACdAwAh3AIAANcDACDdAgIAjAMAId4CAQCnAwAh3wICANgDACHgAgIA2AMAIeECIADZAwAh4gIgANkDACHjAgIA2AMAIeQCBADaAwAh5QICANgDACHmAgIA2AMAIecCAgDYAwAh6AICAIwDACHpAkAAngMAIeoCAQCnAwAh6wIBAKcDACHsAgIA2AMAIe0CAgCMAwAh7gICANgDACHvAgEApwMAIfACAQCLAwAh8QICAIwDACHyAgIAjAMAIfMCAgCMAwAh9AIgAJ0DACEBAAAAAQAgFQEAAMkDACADAADKAwAggwIAAMcDADCEAgAAAwAQhQIAAMcDADCUAgQAnAMAIZYCAQCbAwAhmwIBAIsDACHCAkAAsAMAIcoCQACeAwAhywIBAIsDACHMAgEAiwMAIc0CAgCMAwAhzgICAIwDACHPAhAAyAMAIdACAADEAwAg0QIBAIsDACHSAgEAiwMAIdMCAQCLAwAh1AIBAIsDACHVAgIAjAMAIQEAAAADACAGAgAAwQMAIIMCAADAAwAwhAIAAAUAEIUCAADAAwAwlAIEAJwDACHJAgEAiwMAIQEAAAAFACAJAQAAyQMAIIMCAADpAwAwhAIAAAcAEIUCAADpAwAwlAIEAJwDACGZAgIAjAMAIasCQACwAwAhxQIBAJsDACHGAiAAnQMAIQEBAADhBAAgCgEAAMkDACCDAgAA6QMAMIQCAAAHABCFAgAA6QMAMJQCBACcAwAhmQICAIwDACGrAkAAsAMAIcUCAQCbAwAhxgIgAJ0DACH2AgAA6AMAIAMAAAAHACAEAAAIADAFAAAJACALAQAAyQMAIIMCAADnAwAwhAIAAAsAEIUCAADnAwAwkwIEAJwDACGUAgQAnAMAIasCQACwAwAhrQIBAJsDACGuAgEAiwMAIa8CAADWAwAgsAIAANYDACABAQAA4QQAIAsBAADJAwAggwIAAOcDADCEAgAACwAQhQIAAOcDADCTAgQAAAABlAIEAJwDACGrAkAAsAMAIa0CAQCbAwAhrgIBAIsDACGvAgAA1gMAILACAADWAwAgAwAAAAsAIAQAAAwAMAUAAA0AIBQBAADJAwAggwIAAOYDADCEAgAADwAQhQIAAOYDADCTAgEAmwMAIZQCBACcAwAhmwIBAIsDACG3AgIAjAMAIbgCAQCLAwAhuQIBAIsDACG6AgEAiwMAIbsCAQCnAwAhvAIBAKcDACG9AgEApwMAIb4CAQCnAwAhvwIBAKcDACHAAgEApwMAIcECAQCnAwAhwgJAALADACHDAkAAsAMAIQgBAADhBAAguwIAAPEDACC8AgAA8QMAIL0CAADxAwAgvgIAAPEDACC_AgAA8QMAIMACAADxAwAgwQIAAPEDACAUAQAAyQMAIIMCAADmAwAwhAIAAA8AEIUCAADmAwAwkwIBAAAAAZQCBACcAwAhmwIBAIsDACG3AgIAjAMAIbgCAQCLAwAhuQIBAIsDACG6AgEAiwMAIbsCAQCnAwAhvAIBAKcDACG9AgEApwMAIb4CAQCnAwAhvwIBAKcDACHAAgEApwMAIcECAQCnAwAhwgJAALADACHDAkAAsAMAIQMAAAAPACAEAAAQADAFAAARACANAQAAyQMAIIMCAADlAwAwhAIAABMAEIUCAADlAwAwkwIBAJsDACGUAgQAnAMAIaoCBACcAwAhqwJAALADACGsAgEAmwMAIa0CAQCbAwAhrgIBAIsDACGvAgAA1wMAILACAADXAwAgAwEAAOEEACCvAgAA8QMAILACAADxAwAgDQEAAMkDACCDAgAA5QMAMIQCAAATABCFAgAA5QMAMJMCAQAAAAGUAgQAnAMAIaoCBAAAAAGrAkAAsAMAIawCAQCbAwAhrQIBAJsDACGuAgEAiwMAIa8CAADXAwAgsAIAANcDACADAAAAEwAgBAAAFAAwBQAAFQAgBwEAAMkDACAMAADkAwAggwIAAOMDADCEAgAAFwAQhQIAAOMDADCGAgEAmwMAIZQCBACcAwAhAgEAAOEEACAMAADHBQAgCAEAAMkDACAMAADkAwAggwIAAOMDADCEAgAAFwAQhQIAAOMDADCGAgEAmwMAIZQCBACcAwAh9QIAAOIDACADAAAAFwAgBAAAGAAwBQAAGQAgAwAAABcAIAQAABgAMAUAABkAIAEAAAAXACALAQAAyQMAIIMCAADhAwAwhAIAAB0AEIUCAADhAwAwkwIBAJsDACGUAgQAnAMAIasCQACwAwAhrQIBAJsDACGvAgAA1gMAILACAADWAwAgxAJAAJ4DACECAQAA4QQAIMQCAADxAwAgCwEAAMkDACCDAgAA4QMAMIQCAAAdABCFAgAA4QMAMJMCAQAAAAGUAgQAnAMAIasCQACwAwAhrQIBAJsDACGvAgAA1gMAILACAADWAwAgxAJAAJ4DACEDAAAAHQAgBAAAHgAwBQAAHwAgAQAAAAcAIAEAAAALACABAAAADwAgAQAAABMAIAEAAAAXACABAAAAHQAgAQAAAAEAIDUCAADbAwAgBgAA3AMAIAcAAN0DACAIAADeAwAgCQAA3wMAIA0AALEDACAOAADgAwAggwIAANUDADCEAgAAKAAQhQIAANUDADCTAgQAnAMAIZYCAQCbAwAhmQICAIwDACGbAgEAiwMAIcICQACwAwAhwwJAALADACHKAkAAngMAIcsCAQCLAwAhzAIBAIsDACHOAgIAjAMAIc8CEADIAwAh0QIBAIsDACHSAgEAiwMAIdMCAADEAwAg1AIBAIsDACHZAgAA1gMAINoCAQCoAwAh2wIgAJ0DACHcAgAA1wMAIN0CAgCMAwAh3gIBAKcDACHfAgIA2AMAIeACAgDYAwAh4QIgANkDACHiAiAA2QMAIeMCAgDYAwAh5AIEANoDACHlAgIA2AMAIeYCAgDYAwAh5wICANgDACHoAgIAjAMAIekCQACeAwAh6gIBAKcDACHrAgEApwMAIewCAgDYAwAh7QICAIwDACHuAgIA2AMAIe8CAQCnAwAh8AIBAIsDACHxAgIAjAMAIfICAgCMAwAh8wICAIwDACH0AiAAnQMAIRoCAADSBAAgBgAAwgUAIAcAAMMFACAIAADEBQAgCQAAxQUAIA0AAJ0EACAOAADGBQAgygIAAPEDACDaAgAA8QMAINwCAADxAwAg3gIAAPEDACDfAgAA8QMAIOACAADxAwAg4QIAAPEDACDiAgAA8QMAIOMCAADxAwAg5AIAAPEDACDlAgAA8QMAIOYCAADxAwAg5wIAAPEDACDpAgAA8QMAIOoCAADxAwAg6wIAAPEDACDsAgAA8QMAIO4CAADxAwAg7wIAAPEDACADAAAAKAAgBAAAKQAwBQAAAQAgAwAAACgAIAQAACkAMAUAAAEAIAMAAAAoACAEAAApADAFAAABACAyAgAAuwUAIAYAALwFACAHAAC9BQAgCAAAvgUAIAkAAL8FACANAADABQAgDgAAwQUAIJMCBAAAAAGWAgEAAAABmQICAAAAAZsCAQAAAAHCAkAAAAABwwJAAAAAAcoCQAAAAAHLAgEAAAABzAIBAAAAAc4CAgAAAAHPAhAAAAAB0QIBAAAAAdICAQAAAAHTAgAAugUAINQCAQAAAAHZAoAAAAAB2gIBAAAAAdsCIAAAAAHcAoAAAAAB3QICAAAAAd4CAQAAAAHfAgIAAAAB4AICAAAAAeECIAAAAAHiAiAAAAAB4wICAAAAAeQCBAAAAAHlAgIAAAAB5gICAAAAAecCAgAAAAHoAgIAAAAB6QJAAAAAAeoCAQAAAAHrAgEAAAAB7AICAAAAAe0CAgAAAAHuAgIAAAAB7wIBAAAAAfACAQAAAAHxAgIAAAAB8gICAAAAAfMCAgAAAAH0AiAAAAABARQAAC0AICuTAgQAAAABlgIBAAAAAZkCAgAAAAGbAgEAAAABwgJAAAAAAcMCQAAAAAHKAkAAAAABywIBAAAAAcwCAQAAAAHOAgIAAAABzwIQAAAAAdECAQAAAAHSAgEAAAAB0wIAALoFACDUAgEAAAAB2QKAAAAAAdoCAQAAAAHbAiAAAAAB3AKAAAAAAd0CAgAAAAHeAgEAAAAB3wICAAAAAeACAgAAAAHhAiAAAAAB4gIgAAAAAeMCAgAAAAHkAgQAAAAB5QICAAAAAeYCAgAAAAHnAgIAAAAB6AICAAAAAekCQAAAAAHqAgEAAAAB6wIBAAAAAewCAgAAAAHtAgIAAAAB7gICAAAAAe8CAQAAAAHwAgEAAAAB8QICAAAAAfICAgAAAAHzAgIAAAAB9AIgAAAAAQEUAAAvADABFAAALwAwMgIAAOwEACAGAADtBAAgBwAA7gQAIAgAAO8EACAJAADwBAAgDQAA8QQAIA4AAPIEACCTAgQA9wMAIZYCAQDvAwAhmQICAPADACGbAgEA7wMAIcICQACOBAAhwwJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHOAgIA8AMAIc8CEADYBAAh0QIBAO8DACHSAgEA7wMAIdMCAADrBAAg1AIBAO8DACHZAoAAAAAB2gIBAP8DACHbAiAA-AMAIdwCgAAAAAHdAgIA8AMAId4CAQD_AwAh3wICAOgEACHgAgIA6AQAIeECIADpBAAh4gIgAOkEACHjAgIA6AQAIeQCBADqBAAh5QICAOgEACHmAgIA6AQAIecCAgDoBAAh6AICAPADACHpAkAA-QMAIeoCAQD_AwAh6wIBAP8DACHsAgIA6AQAIe0CAgDwAwAh7gICAOgEACHvAgEA_wMAIfACAQDvAwAh8QICAPADACHyAgIA8AMAIfMCAgDwAwAh9AIgAPgDACECAAAAAQAgFAAAMgAgK5MCBAD3AwAhlgIBAO8DACGZAgIA8AMAIZsCAQDvAwAhwgJAAI4EACHDAkAAjgQAIcoCQAD5AwAhywIBAO8DACHMAgEA7wMAIc4CAgDwAwAhzwIQANgEACHRAgEA7wMAIdICAQDvAwAh0wIAAOsEACDUAgEA7wMAIdkCgAAAAAHaAgEA_wMAIdsCIAD4AwAh3AKAAAAAAd0CAgDwAwAh3gIBAP8DACHfAgIA6AQAIeACAgDoBAAh4QIgAOkEACHiAiAA6QQAIeMCAgDoBAAh5AIEAOoEACHlAgIA6AQAIeYCAgDoBAAh5wICAOgEACHoAgIA8AMAIekCQAD5AwAh6gIBAP8DACHrAgEA_wMAIewCAgDoBAAh7QICAPADACHuAgIA6AQAIe8CAQD_AwAh8AIBAO8DACHxAgIA8AMAIfICAgDwAwAh8wICAPADACH0AiAA-AMAIQIAAAAoACAUAAA0ACACAAAAKAAgFAAANAAgAwAAAAEAIBsAAC0AIBwAADIAIAEAAAABACABAAAAKAAgGAsAAOMEACAhAADkBAAgIgAA5wQAICMAAOYEACAkAADlBAAgygIAAPEDACDaAgAA8QMAINwCAADxAwAg3gIAAPEDACDfAgAA8QMAIOACAADxAwAg4QIAAPEDACDiAgAA8QMAIOMCAADxAwAg5AIAAPEDACDlAgAA8QMAIOYCAADxAwAg5wIAAPEDACDpAgAA8QMAIOoCAADxAwAg6wIAAPEDACDsAgAA8QMAIO4CAADxAwAg7wIAAPEDACAugwIAAMsDADCEAgAAOwAQhQIAAMsDADCTAgQAjwMAIZYCAQCOAwAhmQICAIQDACGbAgEAgwMAIcICQACsAwAhwwJAAKwDACHKAkAAkQMAIcsCAQCDAwAhzAIBAIMDACHOAgIAhAMAIc8CEADDAwAh0QIBAIMDACHSAgEAgwMAIdMCAADEAwAg1AIBAIMDACHZAgAAuQMAINoCAQCiAwAh2wIgAJADACHcAgAAtQMAIN0CAgCEAwAh3gIBAKEDACHfAgIAzAMAIeACAgDMAwAh4QIgAM0DACHiAiAAzQMAIeMCAgDMAwAh5AIEAM4DACHlAgIAzAMAIeYCAgDMAwAh5wICAMwDACHoAgIAhAMAIekCQACRAwAh6gIBAKEDACHrAgEAoQMAIewCAgDMAwAh7QICAIQDACHuAgIAzAMAIe8CAQChAwAh8AIBAIMDACHxAgIAhAMAIfICAgCEAwAh8wICAIQDACH0AiAAkAMAIQMAAAAoACAEAAA6ADAgAAA7ACADAAAAKAAgBAAAKQAwBQAAAQAgFQEAAMkDACADAADKAwAggwIAAMcDADCEAgAAAwAQhQIAAMcDADCUAgQAAAABlgIBAJsDACGbAgEAiwMAIcICQACwAwAhygJAAJ4DACHLAgEAiwMAIcwCAQCLAwAhzQICAIwDACHOAgIAjAMAIc8CEADIAwAh0AIAAMQDACDRAgEAiwMAIdICAQCLAwAh0wIBAIsDACHUAgEAiwMAIdUCAgCMAwAhAQAAAD4AIAEAAAA-ACADAQAA4QQAIAMAAOIEACDKAgAA8QMAIAMAAAADACAEAABBADAFAAA-ACADAAAAAwAgBAAAQQAwBQAAPgAgAwAAAAMAIAQAAEEAMAUAAD4AIBIBAADaBAAgAwAA2wQAIJQCBAD3AwAhlgIBAO8DACGbAgEA7wMAIcICQACOBAAhygJAAPkDACHLAgEA7wMAIcwCAQDvAwAhzQICAPADACHOAgIA8AMAIc8CEADYBAAh0AIAANkEACDRAgEA7wMAIdICAQDvAwAh0wIBAO8DACHUAgEA7wMAIdUCAgDwAwAhAgAAAD4AIBQAAEUAIBCUAgQA9wMAIZYCAQDvAwAhmwIBAO8DACHCAkAAjgQAIcoCQAD5AwAhywIBAO8DACHMAgEA7wMAIc0CAgDwAwAhzgICAPADACHPAhAA2AQAIdACAADZBAAg0QIBAO8DACHSAgEA7wMAIdMCAQDvAwAh1AIBAO8DACHVAgIA8AMAIQIAAAADACAUAABHACACAAAAAwAgFAAARwAgAQAAAD4AIAEAAAADACAGCwAA0wQAICEAANQEACAiAADXBAAgIwAA1gQAICQAANUEACDKAgAA8QMAIBODAgAAwgMAMIQCAABNABCFAgAAwgMAMJQCBACPAwAhlgIBAI4DACGbAgEAgwMAIcICQACsAwAhygJAAJEDACHLAgEAgwMAIcwCAQCDAwAhzQICAIQDACHOAgIAhAMAIc8CEADDAwAh0AIAAMQDACDRAgEAgwMAIdICAQCDAwAh0wIBAIMDACHUAgEAgwMAIdUCAgCEAwAhAwAAAAMAIAQAAEwAMCAAAE0AIAMAAAADACAEAABBADAFAAA-ACAGAgAAwQMAIIMCAADAAwAwhAIAAAUAEIUCAADAAwAwlAIEAAAAAckCAQCLAwAhAQAAAFAAIAEAAABQACABAgAA0gQAIAMAAAAFACAEAABTADAFAABQACADAAAABQAgBAAAUwAwBQAAUAAgAwAAAAUAIAQAAFMAMAUAAFAAIAMCAADRBAAglAIEAAAAAckCAQAAAAEBFAAAVwAgApQCBAAAAAHJAgEAAAABARQAAFkAMAEUAABZADADAgAA0AQAIJQCBAD3AwAhyQIBAO8DACECAAAAUAAgFAAAXAAgApQCBAD3AwAhyQIBAO8DACECAAAABQAgFAAAXgAgAgAAAAUAIBQAAF4AIAMAAABQACAbAABXACAcAABcACABAAAAUAAgAQAAAAUAIAULAADLBAAgIQAAzAQAICIAAM8EACAjAADOBAAgJAAAzQQAIAWDAgAAvwMAMIQCAABlABCFAgAAvwMAMJQCBACPAwAhyQIBAIMDACEDAAAABQAgBAAAZAAwIAAAZQAgAwAAAAUAIAQAAFMAMAUAAFAAIAWDAgAAvgMAMIQCAABrABCFAgAAvgMAMMcCAQAAAAHIAgIAjAMAIQEAAABoACABAAAAaAAgBYMCAAC-AwAwhAIAAGsAEIUCAAC-AwAwxwIBAIsDACHIAgIAjAMAIQADAAAAawAgBAAAbAAwBQAAaAAgAwAAAGsAIAQAAGwAMAUAAGgAIAMAAABrACAEAABsADAFAABoACACxwIBAAAAAcgCAgAAAAEBFAAAcAAgAscCAQAAAAHIAgIAAAABARQAAHIAMAEUAAByADACxwIBAO8DACHIAgIA8AMAIQIAAABoACAUAAB1ACACxwIBAO8DACHIAgIA8AMAIQIAAABrACAUAAB3ACACAAAAawAgFAAAdwAgAwAAAGgAIBsAAHAAIBwAAHUAIAEAAABoACABAAAAawAgBQsAAMYEACAhAADHBAAgIgAAygQAICMAAMkEACAkAADIBAAgBYMCAAC9AwAwhAIAAH4AEIUCAAC9AwAwxwIBAIMDACHIAgIAhAMAIQMAAABrACAEAAB9ADAgAAB-ACADAAAAawAgBAAAbAAwBQAAaAAgAQAAAAkAIAEAAAAJACADAAAABwAgBAAACAAwBQAACQAgAwAAAAcAIAQAAAgAMAUAAAkAIAMAAAAHACAEAAAIADAFAAAJACAGAQAAxQQAIJQCBAAAAAGZAgIAAAABqwJAAAAAAcUCAQAAAAHGAiAAAAABARQAAIYBACAFlAIEAAAAAZkCAgAAAAGrAkAAAAABxQIBAAAAAcYCIAAAAAEBFAAAiAEAMAEUAACIAQAwBgEAAMQEACCUAgQA9wMAIZkCAgDwAwAhqwJAAI4EACHFAgEA7wMAIcYCIAD4AwAhAgAAAAkAIBQAAIsBACAFlAIEAPcDACGZAgIA8AMAIasCQACOBAAhxQIBAO8DACHGAiAA-AMAIQIAAAAHACAUAACNAQAgAgAAAAcAIBQAAI0BACADAAAACQAgGwAAhgEAIBwAAIsBACABAAAACQAgAQAAAAcAIAULAAC_BAAgIQAAwAQAICIAAMMEACAjAADCBAAgJAAAwQQAIAiDAgAAvAMAMIQCAACUAQAQhQIAALwDADCUAgQAjwMAIZkCAgCEAwAhqwJAAKwDACHFAgEAjgMAIcYCIACQAwAhAwAAAAcAIAQAAJMBADAgAACUAQAgAwAAAAcAIAQAAAgAMAUAAAkAIAEAAAANACABAAAADQAgAwAAAAsAIAQAAAwAMAUAAA0AIAMAAAALACAEAAAMADAFAAANACADAAAACwAgBAAADAAwBQAADQAgCAEAAL4EACCTAgQAAAABlAIEAAAAAasCQAAAAAGtAgEAAAABrgIBAAAAAa8CgAAAAAGwAoAAAAABARQAAJwBACAHkwIEAAAAAZQCBAAAAAGrAkAAAAABrQIBAAAAAa4CAQAAAAGvAoAAAAABsAKAAAAAAQEUAACeAQAwARQAAJ4BADAIAQAAvQQAIJMCBAD3AwAhlAIEAPcDACGrAkAAjgQAIa0CAQDvAwAhrgIBAO8DACGvAoAAAAABsAKAAAAAAQIAAAANACAUAAChAQAgB5MCBAD3AwAhlAIEAPcDACGrAkAAjgQAIa0CAQDvAwAhrgIBAO8DACGvAoAAAAABsAKAAAAAAQIAAAALACAUAACjAQAgAgAAAAsAIBQAAKMBACADAAAADQAgGwAAnAEAIBwAAKEBACABAAAADQAgAQAAAAsAIAULAAC4BAAgIQAAuQQAICIAALwEACAjAAC7BAAgJAAAugQAIAqDAgAAuwMAMIQCAACqAQAQhQIAALsDADCTAgQAjwMAIZQCBACPAwAhqwJAAKwDACGtAgEAjgMAIa4CAQCDAwAhrwIAALkDACCwAgAAuQMAIAMAAAALACAEAACpAQAwIAAAqgEAIAMAAAALACAEAAAMADAFAAANACABAAAAHwAgAQAAAB8AIAMAAAAdACAEAAAeADAFAAAfACADAAAAHQAgBAAAHgAwBQAAHwAgAwAAAB0AIAQAAB4AMAUAAB8AIAgBAAC3BAAgkwIBAAAAAZQCBAAAAAGrAkAAAAABrQIBAAAAAa8CgAAAAAGwAoAAAAABxAJAAAAAAQEUAACyAQAgB5MCAQAAAAGUAgQAAAABqwJAAAAAAa0CAQAAAAGvAoAAAAABsAKAAAAAAcQCQAAAAAEBFAAAtAEAMAEUAAC0AQAwCAEAALYEACCTAgEA7wMAIZQCBAD3AwAhqwJAAI4EACGtAgEA7wMAIa8CgAAAAAGwAoAAAAABxAJAAPkDACECAAAAHwAgFAAAtwEAIAeTAgEA7wMAIZQCBAD3AwAhqwJAAI4EACGtAgEA7wMAIa8CgAAAAAGwAoAAAAABxAJAAPkDACECAAAAHQAgFAAAuQEAIAIAAAAdACAUAAC5AQAgAwAAAB8AIBsAALIBACAcAAC3AQAgAQAAAB8AIAEAAAAdACAGCwAAsQQAICEAALIEACAiAAC1BAAgIwAAtAQAICQAALMEACDEAgAA8QMAIAqDAgAAuAMAMIQCAADAAQAQhQIAALgDADCTAgEAjgMAIZQCBACPAwAhqwJAAKwDACGtAgEAjgMAIa8CAAC5AwAgsAIAALkDACDEAkAAkQMAIQMAAAAdACAEAAC_AQAwIAAAwAEAIAMAAAAdACAEAAAeADAFAAAfACABAAAAEQAgAQAAABEAIAMAAAAPACAEAAAQADAFAAARACADAAAADwAgBAAAEAAwBQAAEQAgAwAAAA8AIAQAABAAMAUAABEAIBEBAACwBAAgkwIBAAAAAZQCBAAAAAGbAgEAAAABtwICAAAAAbgCAQAAAAG5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAAAAAb4CAQAAAAG_AgEAAAABwAIBAAAAAcECAQAAAAHCAkAAAAABwwJAAAAAAQEUAADIAQAgEJMCAQAAAAGUAgQAAAABmwIBAAAAAbcCAgAAAAG4AgEAAAABuQIBAAAAAboCAQAAAAG7AgEAAAABvAIBAAAAAb0CAQAAAAG-AgEAAAABvwIBAAAAAcACAQAAAAHBAgEAAAABwgJAAAAAAcMCQAAAAAEBFAAAygEAMAEUAADKAQAwEQEAAK8EACCTAgEA7wMAIZQCBAD3AwAhmwIBAO8DACG3AgIA8AMAIbgCAQDvAwAhuQIBAO8DACG6AgEA7wMAIbsCAQD_AwAhvAIBAP8DACG9AgEA_wMAIb4CAQD_AwAhvwIBAP8DACHAAgEA_wMAIcECAQD_AwAhwgJAAI4EACHDAkAAjgQAIQIAAAARACAUAADNAQAgEJMCAQDvAwAhlAIEAPcDACGbAgEA7wMAIbcCAgDwAwAhuAIBAO8DACG5AgEA7wMAIboCAQDvAwAhuwIBAP8DACG8AgEA_wMAIb0CAQD_AwAhvgIBAP8DACG_AgEA_wMAIcACAQD_AwAhwQIBAP8DACHCAkAAjgQAIcMCQACOBAAhAgAAAA8AIBQAAM8BACACAAAADwAgFAAAzwEAIAMAAAARACAbAADIAQAgHAAAzQEAIAEAAAARACABAAAADwAgDAsAAKoEACAhAACrBAAgIgAArgQAICMAAK0EACAkAACsBAAguwIAAPEDACC8AgAA8QMAIL0CAADxAwAgvgIAAPEDACC_AgAA8QMAIMACAADxAwAgwQIAAPEDACATgwIAALcDADCEAgAA1gEAEIUCAAC3AwAwkwIBAI4DACGUAgQAjwMAIZsCAQCDAwAhtwICAIQDACG4AgEAgwMAIbkCAQCDAwAhugIBAIMDACG7AgEAoQMAIbwCAQChAwAhvQIBAKEDACG-AgEAoQMAIb8CAQChAwAhwAIBAKEDACHBAgEAoQMAIcICQACsAwAhwwJAAKwDACEDAAAADwAgBAAA1QEAMCAAANYBACADAAAADwAgBAAAEAAwBQAAEQAgAQAAABUAIAEAAAAVACADAAAAEwAgBAAAFAAwBQAAFQAgAwAAABMAIAQAABQAMAUAABUAIAMAAAATACAEAAAUADAFAAAVACAKAQAAqQQAIJMCAQAAAAGUAgQAAAABqgIEAAAAAasCQAAAAAGsAgEAAAABrQIBAAAAAa4CAQAAAAGvAoAAAAABsAKAAAAAAQEUAADeAQAgCZMCAQAAAAGUAgQAAAABqgIEAAAAAasCQAAAAAGsAgEAAAABrQIBAAAAAa4CAQAAAAGvAoAAAAABsAKAAAAAAQEUAADgAQAwARQAAOABADAKAQAAqAQAIJMCAQDvAwAhlAIEAPcDACGqAgQA9wMAIasCQACOBAAhrAIBAO8DACGtAgEA7wMAIa4CAQDvAwAhrwKAAAAAAbACgAAAAAECAAAAFQAgFAAA4wEAIAmTAgEA7wMAIZQCBAD3AwAhqgIEAPcDACGrAkAAjgQAIawCAQDvAwAhrQIBAO8DACGuAgEA7wMAIa8CgAAAAAGwAoAAAAABAgAAABMAIBQAAOUBACACAAAAEwAgFAAA5QEAIAMAAAAVACAbAADeAQAgHAAA4wEAIAEAAAAVACABAAAAEwAgBwsAAKMEACAhAACkBAAgIgAApwQAICMAAKYEACAkAAClBAAgrwIAAPEDACCwAgAA8QMAIAyDAgAAtAMAMIQCAADsAQAQhQIAALQDADCTAgEAjgMAIZQCBACPAwAhqgIEAI8DACGrAkAArAMAIawCAQCOAwAhrQIBAI4DACGuAgEAgwMAIa8CAAC1AwAgsAIAALUDACADAAAAEwAgBAAA6wEAMCAAAOwBACADAAAAEwAgBAAAFAAwBQAAFQAgB4MCAACzAwAwhAIAAPIBABCFAgAAswMAMIYCAQAAAAGiAgEAmwMAIaMCQACwAwAhpgICAIwDACEBAAAA7wEAIAEAAADvAQAgB4MCAACzAwAwhAIAAPIBABCFAgAAswMAMIYCAQCbAwAhogIBAJsDACGjAkAAsAMAIaYCAgCMAwAhAAMAAADyAQAgBAAA8wEAMAUAAO8BACADAAAA8gEAIAQAAPMBADAFAADvAQAgAwAAAPIBACAEAADzAQAwBQAA7wEAIASGAgEAAAABogIBAAAAAaMCQAAAAAGmAgIAAAABARQAAPcBACAEhgIBAAAAAaICAQAAAAGjAkAAAAABpgICAAAAAQEUAAD5AQAwARQAAPkBADAEhgIBAO8DACGiAgEA7wMAIaMCQACOBAAhpgICAPADACECAAAA7wEAIBQAAPwBACAEhgIBAO8DACGiAgEA7wMAIaMCQACOBAAhpgICAPADACECAAAA8gEAIBQAAP4BACACAAAA8gEAIBQAAP4BACADAAAA7wEAIBsAAPcBACAcAAD8AQAgAQAAAO8BACABAAAA8gEAIAULAACeBAAgIQAAnwQAICIAAKIEACAjAAChBAAgJAAAoAQAIAeDAgAAsgMAMIQCAACFAgAQhQIAALIDADCGAgEAjgMAIaICAQCOAwAhowJAAKwDACGmAgIAhAMAIQMAAADyAQAgBAAAhAIAMCAAAIUCACADAAAA8gEAIAQAAPMBADAFAADvAQAgCgoAALEDACCDAgAArwMAMIQCAACLAgAQhQIAAK8DADCGAgEAAAABogIBAJsDACGjAkAAsAMAIaQCAQCLAwAhpQIBAIsDACGmAgIAjAMAIQEAAACIAgAgAQAAAIgCACAKCgAAsQMAIIMCAACvAwAwhAIAAIsCABCFAgAArwMAMIYCAQCbAwAhogIBAJsDACGjAkAAsAMAIaQCAQCLAwAhpQIBAIsDACGmAgIAjAMAIQEKAACdBAAgAwAAAIsCACAEAACMAgAwBQAAiAIAIAMAAACLAgAgBAAAjAIAMAUAAIgCACADAAAAiwIAIAQAAIwCADAFAACIAgAgBwoAAJwEACCGAgEAAAABogIBAAAAAaMCQAAAAAGkAgEAAAABpQIBAAAAAaYCAgAAAAEBFAAAkAIAIAaGAgEAAAABogIBAAAAAaMCQAAAAAGkAgEAAAABpQIBAAAAAaYCAgAAAAEBFAAAkgIAMAEUAACSAgAwBwoAAI8EACCGAgEA7wMAIaICAQDvAwAhowJAAI4EACGkAgEA7wMAIaUCAQDvAwAhpgICAPADACECAAAAiAIAIBQAAJUCACAGhgIBAO8DACGiAgEA7wMAIaMCQACOBAAhpAIBAO8DACGlAgEA7wMAIaYCAgDwAwAhAgAAAIsCACAUAACXAgAgAgAAAIsCACAUAACXAgAgAwAAAIgCACAbAACQAgAgHAAAlQIAIAEAAACIAgAgAQAAAIsCACAFCwAAiQQAICEAAIoEACAiAACNBAAgIwAAjAQAICQAAIsEACAJgwIAAKsDADCEAgAAngIAEIUCAACrAwAwhgIBAI4DACGiAgEAjgMAIaMCQACsAwAhpAIBAIMDACGlAgEAgwMAIaYCAgCEAwAhAwAAAIsCACAEAACdAgAwIAAAngIAIAMAAACLAgAgBAAAjAIAMAUAAIgCACABAAAAGQAgAQAAABkAIAMAAAAXACAEAAAYADAFAAAZACADAAAAFwAgBAAAGAAwBQAAGQAgAwAAABcAIAQAABgAMAUAABkAIAQBAACIBAAgDAAAhwQAIIYCAQAAAAGUAgQAAAABARQAAKYCACAChgIBAAAAAZQCBAAAAAEBFAAAqAIAMAEUAACoAgAwBAEAAIYEACAMAACFBAAghgIBAO8DACGUAgQA9wMAIQIAAAAZACAUAACrAgAgAoYCAQDvAwAhlAIEAPcDACECAAAAFwAgFAAArQIAIAIAAAAXACAUAACtAgAgAwAAABkAIBsAAKYCACAcAACrAgAgAQAAABkAIAEAAAAXACAFCwAAgAQAICEAAIEEACAiAACEBAAgIwAAgwQAICQAAIIEACAFgwIAAKoDADCEAgAAtAIAEIUCAACqAwAwhgIBAI4DACGUAgQAjwMAIQMAAAAXACAEAACzAgAwIAAAtAIAIAMAAAAXACAEAAAYADAFAAAZACANgwIAAKYDADCEAgAAugIAEIUCAACmAwAwkwIBAAAAAZkCAgCMAwAhmgIBAIsDACGbAgEAiwMAIZwCIACdAwAhnQIBAIsDACGeAgEAiwMAIZ8CAQCnAwAhoAIBAKgDACGhAiAAnQMAIQEAAAC3AgAgAQAAALcCACANgwIAAKYDADCEAgAAugIAEIUCAACmAwAwkwIBAJsDACGZAgIAjAMAIZoCAQCLAwAhmwIBAIsDACGcAiAAnQMAIZ0CAQCLAwAhngIBAIsDACGfAgEApwMAIaACAQCoAwAhoQIgAJ0DACECnwIAAPEDACCgAgAA8QMAIAMAAAC6AgAgBAAAuwIAMAUAALcCACADAAAAugIAIAQAALsCADAFAAC3AgAgAwAAALoCACAEAAC7AgAwBQAAtwIAIAqTAgEAAAABmQICAAAAAZoCAQAAAAGbAgEAAAABnAIgAAAAAZ0CAQAAAAGeAgEAAAABnwIBAAAAAaACAQAAAAGhAiAAAAABARQAAL8CACAKkwIBAAAAAZkCAgAAAAGaAgEAAAABmwIBAAAAAZwCIAAAAAGdAgEAAAABngIBAAAAAZ8CAQAAAAGgAgEAAAABoQIgAAAAAQEUAADBAgAwARQAAMECADAKkwIBAO8DACGZAgIA8AMAIZoCAQDvAwAhmwIBAO8DACGcAiAA-AMAIZ0CAQDvAwAhngIBAO8DACGfAgEA_wMAIaACAQD_AwAhoQIgAPgDACECAAAAtwIAIBQAAMQCACAKkwIBAO8DACGZAgIA8AMAIZoCAQDvAwAhmwIBAO8DACGcAiAA-AMAIZ0CAQDvAwAhngIBAO8DACGfAgEA_wMAIaACAQD_AwAhoQIgAPgDACECAAAAugIAIBQAAMYCACACAAAAugIAIBQAAMYCACADAAAAtwIAIBsAAL8CACAcAADEAgAgAQAAALcCACABAAAAugIAIAcLAAD6AwAgIQAA-wMAICIAAP4DACAjAAD9AwAgJAAA_AMAIJ8CAADxAwAgoAIAAPEDACANgwIAAKADADCEAgAAzQIAEIUCAACgAwAwkwIBAI4DACGZAgIAhAMAIZoCAQCDAwAhmwIBAIMDACGcAiAAkAMAIZ0CAQCDAwAhngIBAIMDACGfAgEAoQMAIaACAQCiAwAhoQIgAJADACEDAAAAugIAIAQAAMwCADAgAADNAgAgAwAAALoCACAEAAC7AgAwBQAAtwIAIAqDAgAAmgMAMIQCAADTAgAQhQIAAJoDADCTAgEAAAABlAIEAJwDACGVAgEAmwMAIZYCAQCbAwAhlwIgAJ0DACGYAkAAngMAIZkCAgCMAwAhAQAAANACACABAAAA0AIAIAqDAgAAmgMAMIQCAADTAgAQhQIAAJoDADCTAgEAmwMAIZQCBACcAwAhlQIBAJsDACGWAgEAmwMAIZcCIACdAwAhmAJAAJ4DACGZAgIAjAMAIQGYAgAA8QMAIAMAAADTAgAgBAAA1AIAMAUAANACACADAAAA0wIAIAQAANQCADAFAADQAgAgAwAAANMCACAEAADUAgAwBQAA0AIAIAeTAgEAAAABlAIEAAAAAZUCAQAAAAGWAgEAAAABlwIgAAAAAZgCQAAAAAGZAgIAAAABARQAANgCACAHkwIBAAAAAZQCBAAAAAGVAgEAAAABlgIBAAAAAZcCIAAAAAGYAkAAAAABmQICAAAAAQEUAADaAgAwARQAANoCADAHkwIBAO8DACGUAgQA9wMAIZUCAQDvAwAhlgIBAO8DACGXAiAA-AMAIZgCQAD5AwAhmQICAPADACECAAAA0AIAIBQAAN0CACAHkwIBAO8DACGUAgQA9wMAIZUCAQDvAwAhlgIBAO8DACGXAiAA-AMAIZgCQAD5AwAhmQICAPADACECAAAA0wIAIBQAAN8CACACAAAA0wIAIBQAAN8CACADAAAA0AIAIBsAANgCACAcAADdAgAgAQAAANACACABAAAA0wIAIAYLAADyAwAgIQAA8wMAICIAAPYDACAjAAD1AwAgJAAA9AMAIJgCAADxAwAgCoMCAACNAwAwhAIAAOYCABCFAgAAjQMAMJMCAQCOAwAhlAIEAI8DACGVAgEAjgMAIZYCAQCOAwAhlwIgAJADACGYAkAAkQMAIZkCAgCEAwAhAwAAANMCACAEAADlAgAwIAAA5gIAIAMAAADTAgAgBAAA1AIAMAUAANACACAFgwIAAIoDADCEAgAA7AIAEIUCAACKAwAwhgIBAAAAAYcCAgCMAwAhAQAAAOkCACABAAAA6QIAIAWDAgAAigMAMIQCAADsAgAQhQIAAIoDADCGAgEAiwMAIYcCAgCMAwAhAAMAAADsAgAgBAAA7QIAMAUAAOkCACADAAAA7AIAIAQAAO0CADAFAADpAgAgAwAAAOwCACAEAADtAgAwBQAA6QIAIAKGAgEAAAABhwICAAAAAQEUAADxAgAgAoYCAQAAAAGHAgIAAAABARQAAPMCADABFAAA8wIAMAKGAgEA7wMAIYcCAgDwAwAhAgAAAOkCACAUAAD2AgAgAoYCAQDvAwAhhwICAPADACECAAAA7AIAIBQAAPgCACACAAAA7AIAIBQAAPgCACADAAAA6QIAIBsAAPECACAcAAD2AgAgAQAAAOkCACABAAAA7AIAIAULAADqAwAgIQAA6wMAICIAAO4DACAjAADtAwAgJAAA7AMAIAWDAgAAggMAMIQCAAD_AgAQhQIAAIIDADCGAgEAgwMAIYcCAgCEAwAhAwAAAOwCACAEAAD-AgAwIAAA_wIAIAMAAADsAgAgBAAA7QIAMAUAAOkCACAFgwIAAIIDADCEAgAA_wIAEIUCAACCAwAwhgIBAIMDACGHAgIAhAMAIQ4LAACGAwAgIwAAiQMAICQAAIkDACCIAgEAAAABiQIBAAAABIoCAQAAAASLAgEAAAABjAIBAAAAAY0CAQAAAAGOAgEAAAABjwIBAIgDACGQAgEAAAABkQIBAAAAAZICAQAAAAENCwAAhgMAICEAAIcDACAiAACGAwAgIwAAhgMAICQAAIYDACCIAgIAAAABiQICAAAABIoCAgAAAASLAgIAAAABjAICAAAAAY0CAgAAAAGOAgIAAAABjwICAIUDACENCwAAhgMAICEAAIcDACAiAACGAwAgIwAAhgMAICQAAIYDACCIAgIAAAABiQICAAAABIoCAgAAAASLAgIAAAABjAICAAAAAY0CAgAAAAGOAgIAAAABjwICAIUDACEIiAICAAAAAYkCAgAAAASKAgIAAAAEiwICAAAAAYwCAgAAAAGNAgIAAAABjgICAAAAAY8CAgCGAwAhCIgCCAAAAAGJAggAAAAEigIIAAAABIsCCAAAAAGMAggAAAABjQIIAAAAAY4CCAAAAAGPAggAhwMAIQ4LAACGAwAgIwAAiQMAICQAAIkDACCIAgEAAAABiQIBAAAABIoCAQAAAASLAgEAAAABjAIBAAAAAY0CAQAAAAGOAgEAAAABjwIBAIgDACGQAgEAAAABkQIBAAAAAZICAQAAAAELiAIBAAAAAYkCAQAAAASKAgEAAAAEiwIBAAAAAYwCAQAAAAGNAgEAAAABjgIBAAAAAY8CAQCJAwAhkAIBAAAAAZECAQAAAAGSAgEAAAABBYMCAACKAwAwhAIAAOwCABCFAgAAigMAMIYCAQCLAwAhhwICAIwDACELiAIBAAAAAYkCAQAAAASKAgEAAAAEiwIBAAAAAYwCAQAAAAGNAgEAAAABjgIBAAAAAY8CAQCJAwAhkAIBAAAAAZECAQAAAAGSAgEAAAABCIgCAgAAAAGJAgIAAAAEigICAAAABIsCAgAAAAGMAgIAAAABjQICAAAAAY4CAgAAAAGPAgIAhgMAIQqDAgAAjQMAMIQCAADmAgAQhQIAAI0DADCTAgEAjgMAIZQCBACPAwAhlQIBAI4DACGWAgEAjgMAIZcCIACQAwAhmAJAAJEDACGZAgIAhAMAIQsLAACGAwAgIwAAiQMAICQAAIkDACCIAgEAAAABiQIBAAAABIoCAQAAAASLAgEAAAABjAIBAAAAAY0CAQAAAAGOAgEAAAABjwIBAJkDACENCwAAhgMAICEAAIcDACAiAACYAwAgIwAAmAMAICQAAJgDACCIAgQAAAABiQIEAAAABIoCBAAAAASLAgQAAAABjAIEAAAAAY0CBAAAAAGOAgQAAAABjwIEAJcDACEFCwAAhgMAICMAAJYDACAkAACWAwAgiAIgAAAAAY8CIACVAwAhCwsAAJMDACAjAACUAwAgJAAAlAMAIIgCQAAAAAGJAkAAAAAFigJAAAAABYsCQAAAAAGMAkAAAAABjQJAAAAAAY4CQAAAAAGPAkAAkgMAIQsLAACTAwAgIwAAlAMAICQAAJQDACCIAkAAAAABiQJAAAAABYoCQAAAAAWLAkAAAAABjAJAAAAAAY0CQAAAAAGOAkAAAAABjwJAAJIDACEIiAICAAAAAYkCAgAAAAWKAgIAAAAFiwICAAAAAYwCAgAAAAGNAgIAAAABjgICAAAAAY8CAgCTAwAhCIgCQAAAAAGJAkAAAAAFigJAAAAABYsCQAAAAAGMAkAAAAABjQJAAAAAAY4CQAAAAAGPAkAAlAMAIQULAACGAwAgIwAAlgMAICQAAJYDACCIAiAAAAABjwIgAJUDACECiAIgAAAAAY8CIACWAwAhDQsAAIYDACAhAACHAwAgIgAAmAMAICMAAJgDACAkAACYAwAgiAIEAAAAAYkCBAAAAASKAgQAAAAEiwIEAAAAAYwCBAAAAAGNAgQAAAABjgIEAAAAAY8CBACXAwAhCIgCBAAAAAGJAgQAAAAEigIEAAAABIsCBAAAAAGMAgQAAAABjQIEAAAAAY4CBAAAAAGPAgQAmAMAIQsLAACGAwAgIwAAiQMAICQAAIkDACCIAgEAAAABiQIBAAAABIoCAQAAAASLAgEAAAABjAIBAAAAAY0CAQAAAAGOAgEAAAABjwIBAJkDACEKgwIAAJoDADCEAgAA0wIAEIUCAACaAwAwkwIBAJsDACGUAgQAnAMAIZUCAQCbAwAhlgIBAJsDACGXAiAAnQMAIZgCQACeAwAhmQICAIwDACEIiAIBAAAAAYkCAQAAAASKAgEAAAAEiwIBAAAAAYwCAQAAAAGNAgEAAAABjgIBAAAAAY8CAQCfAwAhCIgCBAAAAAGJAgQAAAAEigIEAAAABIsCBAAAAAGMAgQAAAABjQIEAAAAAY4CBAAAAAGPAgQAmAMAIQKIAiAAAAABjwIgAJYDACEIiAJAAAAAAYkCQAAAAAWKAkAAAAAFiwJAAAAAAYwCQAAAAAGNAkAAAAABjgJAAAAAAY8CQACUAwAhCIgCAQAAAAGJAgEAAAAEigIBAAAABIsCAQAAAAGMAgEAAAABjQIBAAAAAY4CAQAAAAGPAgEAnwMAIQ2DAgAAoAMAMIQCAADNAgAQhQIAAKADADCTAgEAjgMAIZkCAgCEAwAhmgIBAIMDACGbAgEAgwMAIZwCIACQAwAhnQIBAIMDACGeAgEAgwMAIZ8CAQChAwAhoAIBAKIDACGhAiAAkAMAIQ4LAACTAwAgIwAApAMAICQAAKQDACCIAgEAAAABiQIBAAAABYoCAQAAAAWLAgEAAAABjAIBAAAAAY0CAQAAAAGOAgEAAAABjwIBAKUDACGQAgEAAAABkQIBAAAAAZICAQAAAAELCwAAkwMAICMAAKQDACAkAACkAwAgiAIBAAAAAYkCAQAAAAWKAgEAAAAFiwIBAAAAAYwCAQAAAAGNAgEAAAABjgIBAAAAAY8CAQCjAwAhCwsAAJMDACAjAACkAwAgJAAApAMAIIgCAQAAAAGJAgEAAAAFigIBAAAABYsCAQAAAAGMAgEAAAABjQIBAAAAAY4CAQAAAAGPAgEAowMAIQuIAgEAAAABiQIBAAAABYoCAQAAAAWLAgEAAAABjAIBAAAAAY0CAQAAAAGOAgEAAAABjwIBAKQDACGQAgEAAAABkQIBAAAAAZICAQAAAAEOCwAAkwMAICMAAKQDACAkAACkAwAgiAIBAAAAAYkCAQAAAAWKAgEAAAAFiwIBAAAAAYwCAQAAAAGNAgEAAAABjgIBAAAAAY8CAQClAwAhkAIBAAAAAZECAQAAAAGSAgEAAAABDYMCAACmAwAwhAIAALoCABCFAgAApgMAMJMCAQCbAwAhmQICAIwDACGaAgEAiwMAIZsCAQCLAwAhnAIgAJ0DACGdAgEAiwMAIZ4CAQCLAwAhnwIBAKcDACGgAgEAqAMAIaECIACdAwAhC4gCAQAAAAGJAgEAAAAFigIBAAAABYsCAQAAAAGMAgEAAAABjQIBAAAAAY4CAQAAAAGPAgEApAMAIZACAQAAAAGRAgEAAAABkgIBAAAAAQiIAgEAAAABiQIBAAAABYoCAQAAAAWLAgEAAAABjAIBAAAAAY0CAQAAAAGOAgEAAAABjwIBAKkDACEIiAIBAAAAAYkCAQAAAAWKAgEAAAAFiwIBAAAAAYwCAQAAAAGNAgEAAAABjgIBAAAAAY8CAQCpAwAhBYMCAACqAwAwhAIAALQCABCFAgAAqgMAMIYCAQCOAwAhlAIEAI8DACEJgwIAAKsDADCEAgAAngIAEIUCAACrAwAwhgIBAI4DACGiAgEAjgMAIaMCQACsAwAhpAIBAIMDACGlAgEAgwMAIaYCAgCEAwAhCwsAAIYDACAjAACuAwAgJAAArgMAIIgCQAAAAAGJAkAAAAAEigJAAAAABIsCQAAAAAGMAkAAAAABjQJAAAAAAY4CQAAAAAGPAkAArQMAIQsLAACGAwAgIwAArgMAICQAAK4DACCIAkAAAAABiQJAAAAABIoCQAAAAASLAkAAAAABjAJAAAAAAY0CQAAAAAGOAkAAAAABjwJAAK0DACEIiAJAAAAAAYkCQAAAAASKAkAAAAAEiwJAAAAAAYwCQAAAAAGNAkAAAAABjgJAAAAAAY8CQACuAwAhCgoAALEDACCDAgAArwMAMIQCAACLAgAQhQIAAK8DADCGAgEAmwMAIaICAQCbAwAhowJAALADACGkAgEAiwMAIaUCAQCLAwAhpgICAIwDACEIiAJAAAAAAYkCQAAAAASKAkAAAAAEiwJAAAAAAYwCQAAAAAGNAkAAAAABjgJAAAAAAY8CQACuAwAhA6cCAAAXACCoAgAAFwAgqQIAABcAIAeDAgAAsgMAMIQCAACFAgAQhQIAALIDADCGAgEAjgMAIaICAQCOAwAhowJAAKwDACGmAgIAhAMAIQeDAgAAswMAMIQCAADyAQAQhQIAALMDADCGAgEAmwMAIaICAQCbAwAhowJAALADACGmAgIAjAMAIQyDAgAAtAMAMIQCAADsAQAQhQIAALQDADCTAgEAjgMAIZQCBACPAwAhqgIEAI8DACGrAkAArAMAIawCAQCOAwAhrQIBAI4DACGuAgEAgwMAIa8CAAC1AwAgsAIAALUDACAPCwAAkwMAICMAALYDACAkAAC2AwAgiAKAAAAAAYsCgAAAAAGMAoAAAAABjQKAAAAAAY4CgAAAAAGPAoAAAAABsQIBAAAAAbICAQAAAAGzAgEAAAABtAKAAAAAAbUCgAAAAAG2AoAAAAABDIgCgAAAAAGLAoAAAAABjAKAAAAAAY0CgAAAAAGOAoAAAAABjwKAAAAAAbECAQAAAAGyAgEAAAABswIBAAAAAbQCgAAAAAG1AoAAAAABtgKAAAAAARODAgAAtwMAMIQCAADWAQAQhQIAALcDADCTAgEAjgMAIZQCBACPAwAhmwIBAIMDACG3AgIAhAMAIbgCAQCDAwAhuQIBAIMDACG6AgEAgwMAIbsCAQChAwAhvAIBAKEDACG9AgEAoQMAIb4CAQChAwAhvwIBAKEDACHAAgEAoQMAIcECAQChAwAhwgJAAKwDACHDAkAArAMAIQqDAgAAuAMAMIQCAADAAQAQhQIAALgDADCTAgEAjgMAIZQCBACPAwAhqwJAAKwDACGtAgEAjgMAIa8CAAC5AwAgsAIAALkDACDEAkAAkQMAIQ8LAACGAwAgIwAAugMAICQAALoDACCIAoAAAAABiwKAAAAAAYwCgAAAAAGNAoAAAAABjgKAAAAAAY8CgAAAAAGxAgEAAAABsgIBAAAAAbMCAQAAAAG0AoAAAAABtQKAAAAAAbYCgAAAAAEMiAKAAAAAAYsCgAAAAAGMAoAAAAABjQKAAAAAAY4CgAAAAAGPAoAAAAABsQIBAAAAAbICAQAAAAGzAgEAAAABtAKAAAAAAbUCgAAAAAG2AoAAAAABCoMCAAC7AwAwhAIAAKoBABCFAgAAuwMAMJMCBACPAwAhlAIEAI8DACGrAkAArAMAIa0CAQCOAwAhrgIBAIMDACGvAgAAuQMAILACAAC5AwAgCIMCAAC8AwAwhAIAAJQBABCFAgAAvAMAMJQCBACPAwAhmQICAIQDACGrAkAArAMAIcUCAQCOAwAhxgIgAJADACEFgwIAAL0DADCEAgAAfgAQhQIAAL0DADDHAgEAgwMAIcgCAgCEAwAhBYMCAAC-AwAwhAIAAGsAEIUCAAC-AwAwxwIBAIsDACHIAgIAjAMAIQWDAgAAvwMAMIQCAABlABCFAgAAvwMAMJQCBACPAwAhyQIBAIMDACEGAgAAwQMAIIMCAADAAwAwhAIAAAUAEIUCAADAAwAwlAIEAJwDACHJAgEAiwMAIRcBAADJAwAgAwAAygMAIIMCAADHAwAwhAIAAAMAEIUCAADHAwAwlAIEAJwDACGWAgEAmwMAIZsCAQCLAwAhwgJAALADACHKAkAAngMAIcsCAQCLAwAhzAIBAIsDACHNAgIAjAMAIc4CAgCMAwAhzwIQAMgDACHQAgAAxAMAINECAQCLAwAh0gIBAIsDACHTAgEAiwMAIdQCAQCLAwAh1QICAIwDACH3AgAAAwAg-AIAAAMAIBODAgAAwgMAMIQCAABNABCFAgAAwgMAMJQCBACPAwAhlgIBAI4DACGbAgEAgwMAIcICQACsAwAhygJAAJEDACHLAgEAgwMAIcwCAQCDAwAhzQICAIQDACHOAgIAhAMAIc8CEADDAwAh0AIAAMQDACDRAgEAgwMAIdICAQCDAwAh0wIBAIMDACHUAgEAgwMAIdUCAgCEAwAhDQsAAIYDACAhAADGAwAgIgAAxgMAICMAAMYDACAkAADGAwAgiAIQAAAAAYkCEAAAAASKAhAAAAAEiwIQAAAAAYwCEAAAAAGNAhAAAAABjgIQAAAAAY8CEADFAwAhBIgCAQAAAAXWAgEAAAAB1wIBAAAABNgCAQAAAAQNCwAAhgMAICEAAMYDACAiAADGAwAgIwAAxgMAICQAAMYDACCIAhAAAAABiQIQAAAABIoCEAAAAASLAhAAAAABjAIQAAAAAY0CEAAAAAGOAhAAAAABjwIQAMUDACEIiAIQAAAAAYkCEAAAAASKAhAAAAAEiwIQAAAAAYwCEAAAAAGNAhAAAAABjgIQAAAAAY8CEADGAwAhFQEAAMkDACADAADKAwAggwIAAMcDADCEAgAAAwAQhQIAAMcDADCUAgQAnAMAIZYCAQCbAwAhmwIBAIsDACHCAkAAsAMAIcoCQACeAwAhywIBAIsDACHMAgEAiwMAIc0CAgCMAwAhzgICAIwDACHPAhAAyAMAIdACAADEAwAg0QIBAIsDACHSAgEAiwMAIdMCAQCLAwAh1AIBAIsDACHVAgIAjAMAIQiIAhAAAAABiQIQAAAABIoCEAAAAASLAhAAAAABjAIQAAAAAY0CEAAAAAGOAhAAAAABjwIQAMYDACE3AgAA2wMAIAYAANwDACAHAADdAwAgCAAA3gMAIAkAAN8DACANAACxAwAgDgAA4AMAIIMCAADVAwAwhAIAACgAEIUCAADVAwAwkwIEAJwDACGWAgEAmwMAIZkCAgCMAwAhmwIBAIsDACHCAkAAsAMAIcMCQACwAwAhygJAAJ4DACHLAgEAiwMAIcwCAQCLAwAhzgICAIwDACHPAhAAyAMAIdECAQCLAwAh0gIBAIsDACHTAgAAxAMAINQCAQCLAwAh2QIAANYDACDaAgEAqAMAIdsCIACdAwAh3AIAANcDACDdAgIAjAMAId4CAQCnAwAh3wICANgDACHgAgIA2AMAIeECIADZAwAh4gIgANkDACHjAgIA2AMAIeQCBADaAwAh5QICANgDACHmAgIA2AMAIecCAgDYAwAh6AICAIwDACHpAkAAngMAIeoCAQCnAwAh6wIBAKcDACHsAgIA2AMAIe0CAgCMAwAh7gICANgDACHvAgEApwMAIfACAQCLAwAh8QICAIwDACHyAgIAjAMAIfMCAgCMAwAh9AIgAJ0DACH3AgAAKAAg-AIAACgAIAgCAADBAwAggwIAAMADADCEAgAABQAQhQIAAMADADCUAgQAnAMAIckCAQCLAwAh9wIAAAUAIPgCAAAFACAugwIAAMsDADCEAgAAOwAQhQIAAMsDADCTAgQAjwMAIZYCAQCOAwAhmQICAIQDACGbAgEAgwMAIcICQACsAwAhwwJAAKwDACHKAkAAkQMAIcsCAQCDAwAhzAIBAIMDACHOAgIAhAMAIc8CEADDAwAh0QIBAIMDACHSAgEAgwMAIdMCAADEAwAg1AIBAIMDACHZAgAAuQMAINoCAQCiAwAh2wIgAJADACHcAgAAtQMAIN0CAgCEAwAh3gIBAKEDACHfAgIAzAMAIeACAgDMAwAh4QIgAM0DACHiAiAAzQMAIeMCAgDMAwAh5AIEAM4DACHlAgIAzAMAIeYCAgDMAwAh5wICAMwDACHoAgIAhAMAIekCQACRAwAh6gIBAKEDACHrAgEAoQMAIewCAgDMAwAh7QICAIQDACHuAgIAzAMAIe8CAQChAwAh8AIBAIMDACHxAgIAhAMAIfICAgCEAwAh8wICAIQDACH0AiAAkAMAIQ0LAACTAwAgIQAA0AMAICIAAJMDACAjAACTAwAgJAAAkwMAIIgCAgAAAAGJAgIAAAAFigICAAAABYsCAgAAAAGMAgIAAAABjQICAAAAAY4CAgAAAAGPAgIA1AMAIQULAACTAwAgIwAA0wMAICQAANMDACCIAiAAAAABjwIgANIDACENCwAAkwMAICEAANADACAiAADRAwAgIwAA0QMAICQAANEDACCIAgQAAAABiQIEAAAABYoCBAAAAAWLAgQAAAABjAIEAAAAAY0CBAAAAAGOAgQAAAABjwIEAM8DACENCwAAkwMAICEAANADACAiAADRAwAgIwAA0QMAICQAANEDACCIAgQAAAABiQIEAAAABYoCBAAAAAWLAgQAAAABjAIEAAAAAY0CBAAAAAGOAgQAAAABjwIEAM8DACEIiAIIAAAAAYkCCAAAAAWKAggAAAAFiwIIAAAAAYwCCAAAAAGNAggAAAABjgIIAAAAAY8CCADQAwAhCIgCBAAAAAGJAgQAAAAFigIEAAAABYsCBAAAAAGMAgQAAAABjQIEAAAAAY4CBAAAAAGPAgQA0QMAIQULAACTAwAgIwAA0wMAICQAANMDACCIAiAAAAABjwIgANIDACECiAIgAAAAAY8CIADTAwAhDQsAAJMDACAhAADQAwAgIgAAkwMAICMAAJMDACAkAACTAwAgiAICAAAAAYkCAgAAAAWKAgIAAAAFiwICAAAAAYwCAgAAAAGNAgIAAAABjgICAAAAAY8CAgDUAwAhNQIAANsDACAGAADcAwAgBwAA3QMAIAgAAN4DACAJAADfAwAgDQAAsQMAIA4AAOADACCDAgAA1QMAMIQCAAAoABCFAgAA1QMAMJMCBACcAwAhlgIBAJsDACGZAgIAjAMAIZsCAQCLAwAhwgJAALADACHDAkAAsAMAIcoCQACeAwAhywIBAIsDACHMAgEAiwMAIc4CAgCMAwAhzwIQAMgDACHRAgEAiwMAIdICAQCLAwAh0wIAAMQDACDUAgEAiwMAIdkCAADWAwAg2gIBAKgDACHbAiAAnQMAIdwCAADXAwAg3QICAIwDACHeAgEApwMAId8CAgDYAwAh4AICANgDACHhAiAA2QMAIeICIADZAwAh4wICANgDACHkAgQA2gMAIeUCAgDYAwAh5gICANgDACHnAgIA2AMAIegCAgCMAwAh6QJAAJ4DACHqAgEApwMAIesCAQCnAwAh7AICANgDACHtAgIAjAMAIe4CAgDYAwAh7wIBAKcDACHwAgEAiwMAIfECAgCMAwAh8gICAIwDACHzAgIAjAMAIfQCIACdAwAhDIgCgAAAAAGLAoAAAAABjAKAAAAAAY0CgAAAAAGOAoAAAAABjwKAAAAAAbECAQAAAAGyAgEAAAABswIBAAAAAbQCgAAAAAG1AoAAAAABtgKAAAAAAQyIAoAAAAABiwKAAAAAAYwCgAAAAAGNAoAAAAABjgKAAAAAAY8CgAAAAAGxAgEAAAABsgIBAAAAAbMCAQAAAAG0AoAAAAABtQKAAAAAAbYCgAAAAAEIiAICAAAAAYkCAgAAAAWKAgIAAAAFiwICAAAAAYwCAgAAAAGNAgIAAAABjgICAAAAAY8CAgCTAwAhAogCIAAAAAGPAiAA0wMAIQiIAgQAAAABiQIEAAAABYoCBAAAAAWLAgQAAAABjAIEAAAAAY0CBAAAAAGOAgQAAAABjwIEANEDACEXAQAAyQMAIAMAAMoDACCDAgAAxwMAMIQCAAADABCFAgAAxwMAMJQCBACcAwAhlgIBAJsDACGbAgEAiwMAIcICQACwAwAhygJAAJ4DACHLAgEAiwMAIcwCAQCLAwAhzQICAIwDACHOAgIAjAMAIc8CEADIAwAh0AIAAMQDACDRAgEAiwMAIdICAQCLAwAh0wIBAIsDACHUAgEAiwMAIdUCAgCMAwAh9wIAAAMAIPgCAAADACADpwIAAAcAIKgCAAAHACCpAgAABwAgA6cCAAALACCoAgAACwAgqQIAAAsAIAOnAgAADwAgqAIAAA8AIKkCAAAPACADpwIAABMAIKgCAAATACCpAgAAEwAgA6cCAAAdACCoAgAAHQAgqQIAAB0AIAsBAADJAwAggwIAAOEDADCEAgAAHQAQhQIAAOEDADCTAgEAmwMAIZQCBACcAwAhqwJAALADACGtAgEAmwMAIa8CAADWAwAgsAIAANYDACDEAkAAngMAIQKGAgEAAAABlAIEAAAAAQcBAADJAwAgDAAA5AMAIIMCAADjAwAwhAIAABcAEIUCAADjAwAwhgIBAJsDACGUAgQAnAMAIQwKAACxAwAggwIAAK8DADCEAgAAiwIAEIUCAACvAwAwhgIBAJsDACGiAgEAmwMAIaMCQACwAwAhpAIBAIsDACGlAgEAiwMAIaYCAgCMAwAh9wIAAIsCACD4AgAAiwIAIA0BAADJAwAggwIAAOUDADCEAgAAEwAQhQIAAOUDADCTAgEAmwMAIZQCBACcAwAhqgIEAJwDACGrAkAAsAMAIawCAQCbAwAhrQIBAJsDACGuAgEAiwMAIa8CAADXAwAgsAIAANcDACAUAQAAyQMAIIMCAADmAwAwhAIAAA8AEIUCAADmAwAwkwIBAJsDACGUAgQAnAMAIZsCAQCLAwAhtwICAIwDACG4AgEAiwMAIbkCAQCLAwAhugIBAIsDACG7AgEApwMAIbwCAQCnAwAhvQIBAKcDACG-AgEApwMAIb8CAQCnAwAhwAIBAKcDACHBAgEApwMAIcICQACwAwAhwwJAALADACELAQAAyQMAIIMCAADnAwAwhAIAAAsAEIUCAADnAwAwkwIEAJwDACGUAgQAnAMAIasCQACwAwAhrQIBAJsDACGuAgEAiwMAIa8CAADWAwAgsAIAANYDACAClAIEAAAAAcUCAQAAAAEJAQAAyQMAIIMCAADpAwAwhAIAAAcAEIUCAADpAwAwlAIEAJwDACGZAgIAjAMAIasCQACwAwAhxQIBAJsDACHGAiAAnQMAIQAAAAAAAfwCAQAAAAEF_AICAAAAAYMDAgAAAAGEAwIAAAABhQMCAAAAAYYDAgAAAAEAAAAAAAAF_AIEAAAAAYMDBAAAAAGEAwQAAAABhQMEAAAAAYYDBAAAAAEB_AIgAAAAAQH8AkAAAAABAAAAAAAB_AIBAAAAAQAAAAAABRsAAPAFACAcAAD2BQAg-QIAAPEFACD6AgAA9QUAIP8CAACIAgAgBRsAAO4FACAcAADzBQAg-QIAAO8FACD6AgAA8gUAIP8CAAABACADGwAA8AUAIPkCAADxBQAg_wIAAIgCACADGwAA7gUAIPkCAADvBQAg_wIAAAEAIAAAAAAAAfwCQAAAAAELGwAAkAQAMBwAAJUEADD5AgAAkQQAMPoCAACSBAAw-wIAAJMEACD8AgAAlAQAMP0CAACUBAAw_gIAAJQEADD_AgAAlAQAMIADAACWBAAwgQMAAJcEADACAQAAiAQAIJQCBAAAAAECAAAAGQAgGwAAmwQAIAMAAAAZACAbAACbBAAgHAAAmgQAIAEUAADtBQAwCAEAAMkDACAMAADkAwAggwIAAOMDADCEAgAAFwAQhQIAAOMDADCGAgEAmwMAIZQCBACcAwAh9QIAAOIDACACAAAAGQAgFAAAmgQAIAIAAACYBAAgFAAAmQQAIAWDAgAAlwQAMIQCAACYBAAQhQIAAJcEADCGAgEAmwMAIZQCBACcAwAhBYMCAACXBAAwhAIAAJgEABCFAgAAlwQAMIYCAQCbAwAhlAIEAJwDACEBlAIEAPcDACECAQAAhgQAIJQCBAD3AwAhAgEAAIgEACCUAgQAAAABBBsAAJAEADD5AgAAkQQAMPsCAACTBAAg_wIAAJQEADAAAAAAAAAAAAAAAAUbAADoBQAgHAAA6wUAIPkCAADpBQAg-gIAAOoFACD_AgAAAQAgAxsAAOgFACD5AgAA6QUAIP8CAAABACAAAAAAAAUbAADjBQAgHAAA5gUAIPkCAADkBQAg-gIAAOUFACD_AgAAAQAgAxsAAOMFACD5AgAA5AUAIP8CAAABACAAAAAAAAUbAADeBQAgHAAA4QUAIPkCAADfBQAg-gIAAOAFACD_AgAAAQAgAxsAAN4FACD5AgAA3wUAIP8CAAABACAAAAAAAAUbAADZBQAgHAAA3AUAIPkCAADaBQAg-gIAANsFACD_AgAAAQAgAxsAANkFACD5AgAA2gUAIP8CAAABACAAAAAAAAUbAADUBQAgHAAA1wUAIPkCAADVBQAg-gIAANYFACD_AgAAAQAgAxsAANQFACD5AgAA1QUAIP8CAAABACAAAAAAAAAAAAAAAhwAANMFACD_AgAAPgAgAf8CAAA-ACADAQAA4QQAIAMAAOIEACDKAgAA8QMAIAAAAAAABfwCEAAAAAGDAxAAAAABhAMQAAAAAYUDEAAAAAGGAxAAAAABAvwCAQAAAASCAwEAAAAFBRsAAM4FACAcAADRBQAg-QIAAM8FACD6AgAA0AUAIP8CAAABACAHGwAA3AQAIBwAAN8EACD5AgAA3QQAIPoCAADeBAAg_QIAAAUAIP4CAAAFACD_AgAAUAAgAckCAQAAAAECAAAAUAAgGwAA3AQAIAMAAAAFACAbAADcBAAgHAAA4AQAIAMAAAAFACAUAADgBAAgyQIBAO8DACEByQIBAO8DACEaAgAA0gQAIAYAAMIFACAHAADDBQAgCAAAxAUAIAkAAMUFACANAACdBAAgDgAAxgUAIMoCAADxAwAg2gIAAPEDACDcAgAA8QMAIN4CAADxAwAg3wIAAPEDACDgAgAA8QMAIOECAADxAwAg4gIAAPEDACDjAgAA8QMAIOQCAADxAwAg5QIAAPEDACDmAgAA8QMAIOcCAADxAwAg6QIAAPEDACDqAgAA8QMAIOsCAADxAwAg7AIAAPEDACDuAgAA8QMAIO8CAADxAwAgAQIAANIEACAAAAAAAAX8AgIAAAABgwMCAAAAAYQDAgAAAAGFAwIAAAABhgMCAAAAAQH8AiAAAAABBfwCBAAAAAGDAwQAAAABhAMEAAAAAYUDBAAAAAGGAwQAAAABAvwCAQAAAASCAwEAAAAFBBwAALgFACD9AgAAAwAg_gIAAAMAIP8CAAA-ACALGwAArAUAMBwAALEFADD5AgAArQUAMPoCAACuBQAw-wIAAK8FACD8AgAAsAUAMP0CAACwBQAw_gIAALAFADD_AgAAsAUAMIADAACyBQAwgQMAALMFADALGwAAoAUAMBwAAKUFADD5AgAAoQUAMPoCAACiBQAw-wIAAKMFACD8AgAApAUAMP0CAACkBQAw_gIAAKQFADD_AgAApAUAMIADAACmBQAwgQMAAKcFADALGwAAlAUAMBwAAJkFADD5AgAAlQUAMPoCAACWBQAw-wIAAJcFACD8AgAAmAUAMP0CAACYBQAw_gIAAJgFADD_AgAAmAUAMIADAACaBQAwgQMAAJsFADALGwAAiAUAMBwAAI0FADD5AgAAiQUAMPoCAACKBQAw-wIAAIsFACD8AgAAjAUAMP0CAACMBQAw_gIAAIwFADD_AgAAjAUAMIADAACOBQAwgQMAAI8FADALGwAA_wQAMBwAAIMFADD5AgAAgAUAMPoCAACBBQAw-wIAAIIFACD8AgAAlAQAMP0CAACUBAAw_gIAAJQEADD_AgAAlAQAMIADAACEBQAwgQMAAJcEADALGwAA8wQAMBwAAPgEADD5AgAA9AQAMPoCAAD1BAAw-wIAAPYEACD8AgAA9wQAMP0CAAD3BAAw_gIAAPcEADD_AgAA9wQAMIADAAD5BAAwgQMAAPoEADAGkwIBAAAAAasCQAAAAAGtAgEAAAABrwKAAAAAAbACgAAAAAHEAkAAAAABAgAAAB8AIBsAAP4EACADAAAAHwAgGwAA_gQAIBwAAP0EACABFAAAzQUAMAsBAADJAwAggwIAAOEDADCEAgAAHQAQhQIAAOEDADCTAgEAAAABlAIEAJwDACGrAkAAsAMAIa0CAQCbAwAhrwIAANYDACCwAgAA1gMAIMQCQACeAwAhAgAAAB8AIBQAAP0EACACAAAA-wQAIBQAAPwEACAKgwIAAPoEADCEAgAA-wQAEIUCAAD6BAAwkwIBAJsDACGUAgQAnAMAIasCQACwAwAhrQIBAJsDACGvAgAA1gMAILACAADWAwAgxAJAAJ4DACEKgwIAAPoEADCEAgAA-wQAEIUCAAD6BAAwkwIBAJsDACGUAgQAnAMAIasCQACwAwAhrQIBAJsDACGvAgAA1gMAILACAADWAwAgxAJAAJ4DACEGkwIBAO8DACGrAkAAjgQAIa0CAQDvAwAhrwKAAAAAAbACgAAAAAHEAkAA-QMAIQaTAgEA7wMAIasCQACOBAAhrQIBAO8DACGvAoAAAAABsAKAAAAAAcQCQAD5AwAhBpMCAQAAAAGrAkAAAAABrQIBAAAAAa8CgAAAAAGwAoAAAAABxAJAAAAAAQIMAACHBAAghgIBAAAAAQIAAAAZACAbAACHBQAgAwAAABkAIBsAAIcFACAcAACGBQAgARQAAMwFADACAAAAGQAgFAAAhgUAIAIAAACYBAAgFAAAhQUAIAGGAgEA7wMAIQIMAACFBAAghgIBAO8DACECDAAAhwQAIIYCAQAAAAEIkwIBAAAAAaoCBAAAAAGrAkAAAAABrAIBAAAAAa0CAQAAAAGuAgEAAAABrwKAAAAAAbACgAAAAAECAAAAFQAgGwAAkwUAIAMAAAAVACAbAACTBQAgHAAAkgUAIAEUAADLBQAwDQEAAMkDACCDAgAA5QMAMIQCAAATABCFAgAA5QMAMJMCAQAAAAGUAgQAnAMAIaoCBAAAAAGrAkAAsAMAIawCAQCbAwAhrQIBAJsDACGuAgEAiwMAIa8CAADXAwAgsAIAANcDACACAAAAFQAgFAAAkgUAIAIAAACQBQAgFAAAkQUAIAyDAgAAjwUAMIQCAACQBQAQhQIAAI8FADCTAgEAmwMAIZQCBACcAwAhqgIEAJwDACGrAkAAsAMAIawCAQCbAwAhrQIBAJsDACGuAgEAiwMAIa8CAADXAwAgsAIAANcDACAMgwIAAI8FADCEAgAAkAUAEIUCAACPBQAwkwIBAJsDACGUAgQAnAMAIaoCBACcAwAhqwJAALADACGsAgEAmwMAIa0CAQCbAwAhrgIBAIsDACGvAgAA1wMAILACAADXAwAgCJMCAQDvAwAhqgIEAPcDACGrAkAAjgQAIawCAQDvAwAhrQIBAO8DACGuAgEA7wMAIa8CgAAAAAGwAoAAAAABCJMCAQDvAwAhqgIEAPcDACGrAkAAjgQAIawCAQDvAwAhrQIBAO8DACGuAgEA7wMAIa8CgAAAAAGwAoAAAAABCJMCAQAAAAGqAgQAAAABqwJAAAAAAawCAQAAAAGtAgEAAAABrgIBAAAAAa8CgAAAAAGwAoAAAAABD5MCAQAAAAGbAgEAAAABtwICAAAAAbgCAQAAAAG5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAAAAAb4CAQAAAAG_AgEAAAABwAIBAAAAAcECAQAAAAHCAkAAAAABwwJAAAAAAQIAAAARACAbAACfBQAgAwAAABEAIBsAAJ8FACAcAACeBQAgARQAAMoFADAUAQAAyQMAIIMCAADmAwAwhAIAAA8AEIUCAADmAwAwkwIBAAAAAZQCBACcAwAhmwIBAIsDACG3AgIAjAMAIbgCAQCLAwAhuQIBAIsDACG6AgEAiwMAIbsCAQCnAwAhvAIBAKcDACG9AgEApwMAIb4CAQCnAwAhvwIBAKcDACHAAgEApwMAIcECAQCnAwAhwgJAALADACHDAkAAsAMAIQIAAAARACAUAACeBQAgAgAAAJwFACAUAACdBQAgE4MCAACbBQAwhAIAAJwFABCFAgAAmwUAMJMCAQCbAwAhlAIEAJwDACGbAgEAiwMAIbcCAgCMAwAhuAIBAIsDACG5AgEAiwMAIboCAQCLAwAhuwIBAKcDACG8AgEApwMAIb0CAQCnAwAhvgIBAKcDACG_AgEApwMAIcACAQCnAwAhwQIBAKcDACHCAkAAsAMAIcMCQACwAwAhE4MCAACbBQAwhAIAAJwFABCFAgAAmwUAMJMCAQCbAwAhlAIEAJwDACGbAgEAiwMAIbcCAgCMAwAhuAIBAIsDACG5AgEAiwMAIboCAQCLAwAhuwIBAKcDACG8AgEApwMAIb0CAQCnAwAhvgIBAKcDACG_AgEApwMAIcACAQCnAwAhwQIBAKcDACHCAkAAsAMAIcMCQACwAwAhD5MCAQDvAwAhmwIBAO8DACG3AgIA8AMAIbgCAQDvAwAhuQIBAO8DACG6AgEA7wMAIbsCAQD_AwAhvAIBAP8DACG9AgEA_wMAIb4CAQD_AwAhvwIBAP8DACHAAgEA_wMAIcECAQD_AwAhwgJAAI4EACHDAkAAjgQAIQ-TAgEA7wMAIZsCAQDvAwAhtwICAPADACG4AgEA7wMAIbkCAQDvAwAhugIBAO8DACG7AgEA_wMAIbwCAQD_AwAhvQIBAP8DACG-AgEA_wMAIb8CAQD_AwAhwAIBAP8DACHBAgEA_wMAIcICQACOBAAhwwJAAI4EACEPkwIBAAAAAZsCAQAAAAG3AgIAAAABuAIBAAAAAbkCAQAAAAG6AgEAAAABuwIBAAAAAbwCAQAAAAG9AgEAAAABvgIBAAAAAb8CAQAAAAHAAgEAAAABwQIBAAAAAcICQAAAAAHDAkAAAAABBpMCBAAAAAGrAkAAAAABrQIBAAAAAa4CAQAAAAGvAoAAAAABsAKAAAAAAQIAAAANACAbAACrBQAgAwAAAA0AIBsAAKsFACAcAACqBQAgARQAAMkFADALAQAAyQMAIIMCAADnAwAwhAIAAAsAEIUCAADnAwAwkwIEAAAAAZQCBACcAwAhqwJAALADACGtAgEAmwMAIa4CAQCLAwAhrwIAANYDACCwAgAA1gMAIAIAAAANACAUAACqBQAgAgAAAKgFACAUAACpBQAgCoMCAACnBQAwhAIAAKgFABCFAgAApwUAMJMCBACcAwAhlAIEAJwDACGrAkAAsAMAIa0CAQCbAwAhrgIBAIsDACGvAgAA1gMAILACAADWAwAgCoMCAACnBQAwhAIAAKgFABCFAgAApwUAMJMCBACcAwAhlAIEAJwDACGrAkAAsAMAIa0CAQCbAwAhrgIBAIsDACGvAgAA1gMAILACAADWAwAgBpMCBAD3AwAhqwJAAI4EACGtAgEA7wMAIa4CAQDvAwAhrwKAAAAAAbACgAAAAAEGkwIEAPcDACGrAkAAjgQAIa0CAQDvAwAhrgIBAO8DACGvAoAAAAABsAKAAAAAAQaTAgQAAAABqwJAAAAAAa0CAQAAAAGuAgEAAAABrwKAAAAAAbACgAAAAAEEmQICAAAAAasCQAAAAAHFAgEAAAABxgIgAAAAAQIAAAAJACAbAAC3BQAgAwAAAAkAIBsAALcFACAcAAC2BQAgARQAAMgFADAKAQAAyQMAIIMCAADpAwAwhAIAAAcAEIUCAADpAwAwlAIEAJwDACGZAgIAjAMAIasCQACwAwAhxQIBAJsDACHGAiAAnQMAIfYCAADoAwAgAgAAAAkAIBQAALYFACACAAAAtAUAIBQAALUFACAIgwIAALMFADCEAgAAtAUAEIUCAACzBQAwlAIEAJwDACGZAgIAjAMAIasCQACwAwAhxQIBAJsDACHGAiAAnQMAIQiDAgAAswUAMIQCAAC0BQAQhQIAALMFADCUAgQAnAMAIZkCAgCMAwAhqwJAALADACHFAgEAmwMAIcYCIACdAwAhBJkCAgDwAwAhqwJAAI4EACHFAgEA7wMAIcYCIAD4AwAhBJkCAgDwAwAhqwJAAI4EACHFAgEA7wMAIcYCIAD4AwAhBJkCAgAAAAGrAkAAAAABxQIBAAAAAcYCIAAAAAESAAAAAwAgAwAA2wQAIBQAALkFACCWAgEA7wMAIZsCAQDvAwAhwgJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHNAgIA8AMAIc4CAgDwAwAhzwIQANgEACHQAgAA2QQAINECAQDvAwAh0gIBAO8DACHTAgEA7wMAIdQCAQDvAwAh1QICAPADACEQAwAA2wQAIJYCAQDvAwAhmwIBAO8DACHCAkAAjgQAIcoCQAD5AwAhywIBAO8DACHMAgEA7wMAIc0CAgDwAwAhzgICAPADACHPAhAA2AQAIdACAADZBAAg0QIBAO8DACHSAgEA7wMAIdMCAQDvAwAh1AIBAO8DACHVAgIA8AMAIQH8AgEAAAAEAf8CAAA-ACAEGwAArAUAMPkCAACtBQAw-wIAAK8FACD_AgAAsAUAMAQbAACgBQAw-QIAAKEFADD7AgAAowUAIP8CAACkBQAwBBsAAJQFADD5AgAAlQUAMPsCAACXBQAg_wIAAJgFADAEGwAAiAUAMPkCAACJBQAw-wIAAIsFACD_AgAAjAUAMAQbAAD_BAAw-QIAAIAFADD7AgAAggUAIP8CAACUBAAwBBsAAPMEADD5AgAA9AQAMPsCAAD2BAAg_wIAAPcEADAAAAAAAAEKAACdBAAgBJkCAgAAAAGrAkAAAAABxQIBAAAAAcYCIAAAAAEGkwIEAAAAAasCQAAAAAGtAgEAAAABrgIBAAAAAa8CgAAAAAGwAoAAAAABD5MCAQAAAAGbAgEAAAABtwICAAAAAbgCAQAAAAG5AgEAAAABugIBAAAAAbsCAQAAAAG8AgEAAAABvQIBAAAAAb4CAQAAAAG_AgEAAAABwAIBAAAAAcECAQAAAAHCAkAAAAABwwJAAAAAAQiTAgEAAAABqgIEAAAAAasCQAAAAAGsAgEAAAABrQIBAAAAAa4CAQAAAAGvAoAAAAABsAKAAAAAAQGGAgEAAAABBpMCAQAAAAGrAkAAAAABrQIBAAAAAa8CgAAAAAGwAoAAAAABxAJAAAAAATEGAAC8BQAgBwAAvQUAIAgAAL4FACAJAAC_BQAgDQAAwAUAIA4AAMEFACCTAgQAAAABlgIBAAAAAZkCAgAAAAGbAgEAAAABwgJAAAAAAcMCQAAAAAHKAkAAAAABywIBAAAAAcwCAQAAAAHOAgIAAAABzwIQAAAAAdECAQAAAAHSAgEAAAAB0wIAALoFACDUAgEAAAAB2QKAAAAAAdoCAQAAAAHbAiAAAAAB3AKAAAAAAd0CAgAAAAHeAgEAAAAB3wICAAAAAeACAgAAAAHhAiAAAAAB4gIgAAAAAeMCAgAAAAHkAgQAAAAB5QICAAAAAeYCAgAAAAHnAgIAAAAB6AICAAAAAekCQAAAAAHqAgEAAAAB6wIBAAAAAewCAgAAAAHtAgIAAAAB7gICAAAAAe8CAQAAAAHwAgEAAAAB8QICAAAAAfICAgAAAAHzAgIAAAAB9AIgAAAAAQIAAAABACAbAADOBQAgAwAAACgAIBsAAM4FACAcAADSBQAgMwAAACgAIAYAAO0EACAHAADuBAAgCAAA7wQAIAkAAPAEACANAADxBAAgDgAA8gQAIBQAANIFACCTAgQA9wMAIZYCAQDvAwAhmQICAPADACGbAgEA7wMAIcICQACOBAAhwwJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHOAgIA8AMAIc8CEADYBAAh0QIBAO8DACHSAgEA7wMAIdMCAADrBAAg1AIBAO8DACHZAoAAAAAB2gIBAP8DACHbAiAA-AMAIdwCgAAAAAHdAgIA8AMAId4CAQD_AwAh3wICAOgEACHgAgIA6AQAIeECIADpBAAh4gIgAOkEACHjAgIA6AQAIeQCBADqBAAh5QICAOgEACHmAgIA6AQAIecCAgDoBAAh6AICAPADACHpAkAA-QMAIeoCAQD_AwAh6wIBAP8DACHsAgIA6AQAIe0CAgDwAwAh7gICAOgEACHvAgEA_wMAIfACAQDvAwAh8QICAPADACHyAgIA8AMAIfMCAgDwAwAh9AIgAPgDACExBgAA7QQAIAcAAO4EACAIAADvBAAgCQAA8AQAIA0AAPEEACAOAADyBAAgkwIEAPcDACGWAgEA7wMAIZkCAgDwAwAhmwIBAO8DACHCAkAAjgQAIcMCQACOBAAhygJAAPkDACHLAgEA7wMAIcwCAQDvAwAhzgICAPADACHPAhAA2AQAIdECAQDvAwAh0gIBAO8DACHTAgAA6wQAINQCAQDvAwAh2QKAAAAAAdoCAQD_AwAh2wIgAPgDACHcAoAAAAAB3QICAPADACHeAgEA_wMAId8CAgDoBAAh4AICAOgEACHhAiAA6QQAIeICIADpBAAh4wICAOgEACHkAgQA6gQAIeUCAgDoBAAh5gICAOgEACHnAgIA6AQAIegCAgDwAwAh6QJAAPkDACHqAgEA_wMAIesCAQD_AwAh7AICAOgEACHtAgIA8AMAIe4CAgDoBAAh7wIBAP8DACHwAgEA7wMAIfECAgDwAwAh8gICAPADACHzAgIA8AMAIfQCIAD4AwAhEwAAAAMAIAEAANoEACAUAAD4BQAglAIEAPcDACGWAgEA7wMAIZsCAQDvAwAhwgJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHNAgIA8AMAIc4CAgDwAwAhzwIQANgEACHQAgAA2QQAINECAQDvAwAh0gIBAO8DACHTAgEA7wMAIdQCAQDvAwAh1QICAPADACExAgAAuwUAIAcAAL0FACAIAAC-BQAgCQAAvwUAIA0AAMAFACAOAADBBQAgkwIEAAAAAZYCAQAAAAGZAgIAAAABmwIBAAAAAcICQAAAAAHDAkAAAAABygJAAAAAAcsCAQAAAAHMAgEAAAABzgICAAAAAc8CEAAAAAHRAgEAAAAB0gIBAAAAAdMCAAC6BQAg1AIBAAAAAdkCgAAAAAHaAgEAAAAB2wIgAAAAAdwCgAAAAAHdAgIAAAAB3gIBAAAAAd8CAgAAAAHgAgIAAAAB4QIgAAAAAeICIAAAAAHjAgIAAAAB5AIEAAAAAeUCAgAAAAHmAgIAAAAB5wICAAAAAegCAgAAAAHpAkAAAAAB6gIBAAAAAesCAQAAAAHsAgIAAAAB7QICAAAAAe4CAgAAAAHvAgEAAAAB8AIBAAAAAfECAgAAAAHyAgIAAAAB8wICAAAAAfQCIAAAAAECAAAAAQAgGwAA1AUAIAMAAAAoACAbAADUBQAgHAAA2AUAIDMAAAAoACACAADsBAAgBwAA7gQAIAgAAO8EACAJAADwBAAgDQAA8QQAIA4AAPIEACAUAADYBQAgkwIEAPcDACGWAgEA7wMAIZkCAgDwAwAhmwIBAO8DACHCAkAAjgQAIcMCQACOBAAhygJAAPkDACHLAgEA7wMAIcwCAQDvAwAhzgICAPADACHPAhAA2AQAIdECAQDvAwAh0gIBAO8DACHTAgAA6wQAINQCAQDvAwAh2QKAAAAAAdoCAQD_AwAh2wIgAPgDACHcAoAAAAAB3QICAPADACHeAgEA_wMAId8CAgDoBAAh4AICAOgEACHhAiAA6QQAIeICIADpBAAh4wICAOgEACHkAgQA6gQAIeUCAgDoBAAh5gICAOgEACHnAgIA6AQAIegCAgDwAwAh6QJAAPkDACHqAgEA_wMAIesCAQD_AwAh7AICAOgEACHtAgIA8AMAIe4CAgDoBAAh7wIBAP8DACHwAgEA7wMAIfECAgDwAwAh8gICAPADACHzAgIA8AMAIfQCIAD4AwAhMQIAAOwEACAHAADuBAAgCAAA7wQAIAkAAPAEACANAADxBAAgDgAA8gQAIJMCBAD3AwAhlgIBAO8DACGZAgIA8AMAIZsCAQDvAwAhwgJAAI4EACHDAkAAjgQAIcoCQAD5AwAhywIBAO8DACHMAgEA7wMAIc4CAgDwAwAhzwIQANgEACHRAgEA7wMAIdICAQDvAwAh0wIAAOsEACDUAgEA7wMAIdkCgAAAAAHaAgEA_wMAIdsCIAD4AwAh3AKAAAAAAd0CAgDwAwAh3gIBAP8DACHfAgIA6AQAIeACAgDoBAAh4QIgAOkEACHiAiAA6QQAIeMCAgDoBAAh5AIEAOoEACHlAgIA6AQAIeYCAgDoBAAh5wICAOgEACHoAgIA8AMAIekCQAD5AwAh6gIBAP8DACHrAgEA_wMAIewCAgDoBAAh7QICAPADACHuAgIA6AQAIe8CAQD_AwAh8AIBAO8DACHxAgIA8AMAIfICAgDwAwAh8wICAPADACH0AiAA-AMAITECAAC7BQAgBgAAvAUAIAgAAL4FACAJAAC_BQAgDQAAwAUAIA4AAMEFACCTAgQAAAABlgIBAAAAAZkCAgAAAAGbAgEAAAABwgJAAAAAAcMCQAAAAAHKAkAAAAABywIBAAAAAcwCAQAAAAHOAgIAAAABzwIQAAAAAdECAQAAAAHSAgEAAAAB0wIAALoFACDUAgEAAAAB2QKAAAAAAdoCAQAAAAHbAiAAAAAB3AKAAAAAAd0CAgAAAAHeAgEAAAAB3wICAAAAAeACAgAAAAHhAiAAAAAB4gIgAAAAAeMCAgAAAAHkAgQAAAAB5QICAAAAAeYCAgAAAAHnAgIAAAAB6AICAAAAAekCQAAAAAHqAgEAAAAB6wIBAAAAAewCAgAAAAHtAgIAAAAB7gICAAAAAe8CAQAAAAHwAgEAAAAB8QICAAAAAfICAgAAAAHzAgIAAAAB9AIgAAAAAQIAAAABACAbAADZBQAgAwAAACgAIBsAANkFACAcAADdBQAgMwAAACgAIAIAAOwEACAGAADtBAAgCAAA7wQAIAkAAPAEACANAADxBAAgDgAA8gQAIBQAAN0FACCTAgQA9wMAIZYCAQDvAwAhmQICAPADACGbAgEA7wMAIcICQACOBAAhwwJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHOAgIA8AMAIc8CEADYBAAh0QIBAO8DACHSAgEA7wMAIdMCAADrBAAg1AIBAO8DACHZAoAAAAAB2gIBAP8DACHbAiAA-AMAIdwCgAAAAAHdAgIA8AMAId4CAQD_AwAh3wICAOgEACHgAgIA6AQAIeECIADpBAAh4gIgAOkEACHjAgIA6AQAIeQCBADqBAAh5QICAOgEACHmAgIA6AQAIecCAgDoBAAh6AICAPADACHpAkAA-QMAIeoCAQD_AwAh6wIBAP8DACHsAgIA6AQAIe0CAgDwAwAh7gICAOgEACHvAgEA_wMAIfACAQDvAwAh8QICAPADACHyAgIA8AMAIfMCAgDwAwAh9AIgAPgDACExAgAA7AQAIAYAAO0EACAIAADvBAAgCQAA8AQAIA0AAPEEACAOAADyBAAgkwIEAPcDACGWAgEA7wMAIZkCAgDwAwAhmwIBAO8DACHCAkAAjgQAIcMCQACOBAAhygJAAPkDACHLAgEA7wMAIcwCAQDvAwAhzgICAPADACHPAhAA2AQAIdECAQDvAwAh0gIBAO8DACHTAgAA6wQAINQCAQDvAwAh2QKAAAAAAdoCAQD_AwAh2wIgAPgDACHcAoAAAAAB3QICAPADACHeAgEA_wMAId8CAgDoBAAh4AICAOgEACHhAiAA6QQAIeICIADpBAAh4wICAOgEACHkAgQA6gQAIeUCAgDoBAAh5gICAOgEACHnAgIA6AQAIegCAgDwAwAh6QJAAPkDACHqAgEA_wMAIesCAQD_AwAh7AICAOgEACHtAgIA8AMAIe4CAgDoBAAh7wIBAP8DACHwAgEA7wMAIfECAgDwAwAh8gICAPADACHzAgIA8AMAIfQCIAD4AwAhMQIAALsFACAGAAC8BQAgBwAAvQUAIAgAAL4FACAJAAC_BQAgDQAAwAUAIJMCBAAAAAGWAgEAAAABmQICAAAAAZsCAQAAAAHCAkAAAAABwwJAAAAAAcoCQAAAAAHLAgEAAAABzAIBAAAAAc4CAgAAAAHPAhAAAAAB0QIBAAAAAdICAQAAAAHTAgAAugUAINQCAQAAAAHZAoAAAAAB2gIBAAAAAdsCIAAAAAHcAoAAAAAB3QICAAAAAd4CAQAAAAHfAgIAAAAB4AICAAAAAeECIAAAAAHiAiAAAAAB4wICAAAAAeQCBAAAAAHlAgIAAAAB5gICAAAAAecCAgAAAAHoAgIAAAAB6QJAAAAAAeoCAQAAAAHrAgEAAAAB7AICAAAAAe0CAgAAAAHuAgIAAAAB7wIBAAAAAfACAQAAAAHxAgIAAAAB8gICAAAAAfMCAgAAAAH0AiAAAAABAgAAAAEAIBsAAN4FACADAAAAKAAgGwAA3gUAIBwAAOIFACAzAAAAKAAgAgAA7AQAIAYAAO0EACAHAADuBAAgCAAA7wQAIAkAAPAEACANAADxBAAgFAAA4gUAIJMCBAD3AwAhlgIBAO8DACGZAgIA8AMAIZsCAQDvAwAhwgJAAI4EACHDAkAAjgQAIcoCQAD5AwAhywIBAO8DACHMAgEA7wMAIc4CAgDwAwAhzwIQANgEACHRAgEA7wMAIdICAQDvAwAh0wIAAOsEACDUAgEA7wMAIdkCgAAAAAHaAgEA_wMAIdsCIAD4AwAh3AKAAAAAAd0CAgDwAwAh3gIBAP8DACHfAgIA6AQAIeACAgDoBAAh4QIgAOkEACHiAiAA6QQAIeMCAgDoBAAh5AIEAOoEACHlAgIA6AQAIeYCAgDoBAAh5wICAOgEACHoAgIA8AMAIekCQAD5AwAh6gIBAP8DACHrAgEA_wMAIewCAgDoBAAh7QICAPADACHuAgIA6AQAIe8CAQD_AwAh8AIBAO8DACHxAgIA8AMAIfICAgDwAwAh8wICAPADACH0AiAA-AMAITECAADsBAAgBgAA7QQAIAcAAO4EACAIAADvBAAgCQAA8AQAIA0AAPEEACCTAgQA9wMAIZYCAQDvAwAhmQICAPADACGbAgEA7wMAIcICQACOBAAhwwJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHOAgIA8AMAIc8CEADYBAAh0QIBAO8DACHSAgEA7wMAIdMCAADrBAAg1AIBAO8DACHZAoAAAAAB2gIBAP8DACHbAiAA-AMAIdwCgAAAAAHdAgIA8AMAId4CAQD_AwAh3wICAOgEACHgAgIA6AQAIeECIADpBAAh4gIgAOkEACHjAgIA6AQAIeQCBADqBAAh5QICAOgEACHmAgIA6AQAIecCAgDoBAAh6AICAPADACHpAkAA-QMAIeoCAQD_AwAh6wIBAP8DACHsAgIA6AQAIe0CAgDwAwAh7gICAOgEACHvAgEA_wMAIfACAQDvAwAh8QICAPADACHyAgIA8AMAIfMCAgDwAwAh9AIgAPgDACExAgAAuwUAIAYAALwFACAHAAC9BQAgCQAAvwUAIA0AAMAFACAOAADBBQAgkwIEAAAAAZYCAQAAAAGZAgIAAAABmwIBAAAAAcICQAAAAAHDAkAAAAABygJAAAAAAcsCAQAAAAHMAgEAAAABzgICAAAAAc8CEAAAAAHRAgEAAAAB0gIBAAAAAdMCAAC6BQAg1AIBAAAAAdkCgAAAAAHaAgEAAAAB2wIgAAAAAdwCgAAAAAHdAgIAAAAB3gIBAAAAAd8CAgAAAAHgAgIAAAAB4QIgAAAAAeICIAAAAAHjAgIAAAAB5AIEAAAAAeUCAgAAAAHmAgIAAAAB5wICAAAAAegCAgAAAAHpAkAAAAAB6gIBAAAAAesCAQAAAAHsAgIAAAAB7QICAAAAAe4CAgAAAAHvAgEAAAAB8AIBAAAAAfECAgAAAAHyAgIAAAAB8wICAAAAAfQCIAAAAAECAAAAAQAgGwAA4wUAIAMAAAAoACAbAADjBQAgHAAA5wUAIDMAAAAoACACAADsBAAgBgAA7QQAIAcAAO4EACAJAADwBAAgDQAA8QQAIA4AAPIEACAUAADnBQAgkwIEAPcDACGWAgEA7wMAIZkCAgDwAwAhmwIBAO8DACHCAkAAjgQAIcMCQACOBAAhygJAAPkDACHLAgEA7wMAIcwCAQDvAwAhzgICAPADACHPAhAA2AQAIdECAQDvAwAh0gIBAO8DACHTAgAA6wQAINQCAQDvAwAh2QKAAAAAAdoCAQD_AwAh2wIgAPgDACHcAoAAAAAB3QICAPADACHeAgEA_wMAId8CAgDoBAAh4AICAOgEACHhAiAA6QQAIeICIADpBAAh4wICAOgEACHkAgQA6gQAIeUCAgDoBAAh5gICAOgEACHnAgIA6AQAIegCAgDwAwAh6QJAAPkDACHqAgEA_wMAIesCAQD_AwAh7AICAOgEACHtAgIA8AMAIe4CAgDoBAAh7wIBAP8DACHwAgEA7wMAIfECAgDwAwAh8gICAPADACHzAgIA8AMAIfQCIAD4AwAhMQIAAOwEACAGAADtBAAgBwAA7gQAIAkAAPAEACANAADxBAAgDgAA8gQAIJMCBAD3AwAhlgIBAO8DACGZAgIA8AMAIZsCAQDvAwAhwgJAAI4EACHDAkAAjgQAIcoCQAD5AwAhywIBAO8DACHMAgEA7wMAIc4CAgDwAwAhzwIQANgEACHRAgEA7wMAIdICAQDvAwAh0wIAAOsEACDUAgEA7wMAIdkCgAAAAAHaAgEA_wMAIdsCIAD4AwAh3AKAAAAAAd0CAgDwAwAh3gIBAP8DACHfAgIA6AQAIeACAgDoBAAh4QIgAOkEACHiAiAA6QQAIeMCAgDoBAAh5AIEAOoEACHlAgIA6AQAIeYCAgDoBAAh5wICAOgEACHoAgIA8AMAIekCQAD5AwAh6gIBAP8DACHrAgEA_wMAIewCAgDoBAAh7QICAPADACHuAgIA6AQAIe8CAQD_AwAh8AIBAO8DACHxAgIA8AMAIfICAgDwAwAh8wICAPADACH0AiAA-AMAITECAAC7BQAgBgAAvAUAIAcAAL0FACAIAAC-BQAgDQAAwAUAIA4AAMEFACCTAgQAAAABlgIBAAAAAZkCAgAAAAGbAgEAAAABwgJAAAAAAcMCQAAAAAHKAkAAAAABywIBAAAAAcwCAQAAAAHOAgIAAAABzwIQAAAAAdECAQAAAAHSAgEAAAAB0wIAALoFACDUAgEAAAAB2QKAAAAAAdoCAQAAAAHbAiAAAAAB3AKAAAAAAd0CAgAAAAHeAgEAAAAB3wICAAAAAeACAgAAAAHhAiAAAAAB4gIgAAAAAeMCAgAAAAHkAgQAAAAB5QICAAAAAeYCAgAAAAHnAgIAAAAB6AICAAAAAekCQAAAAAHqAgEAAAAB6wIBAAAAAewCAgAAAAHtAgIAAAAB7gICAAAAAe8CAQAAAAHwAgEAAAAB8QICAAAAAfICAgAAAAHzAgIAAAAB9AIgAAAAAQIAAAABACAbAADoBQAgAwAAACgAIBsAAOgFACAcAADsBQAgMwAAACgAIAIAAOwEACAGAADtBAAgBwAA7gQAIAgAAO8EACANAADxBAAgDgAA8gQAIBQAAOwFACCTAgQA9wMAIZYCAQDvAwAhmQICAPADACGbAgEA7wMAIcICQACOBAAhwwJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHOAgIA8AMAIc8CEADYBAAh0QIBAO8DACHSAgEA7wMAIdMCAADrBAAg1AIBAO8DACHZAoAAAAAB2gIBAP8DACHbAiAA-AMAIdwCgAAAAAHdAgIA8AMAId4CAQD_AwAh3wICAOgEACHgAgIA6AQAIeECIADpBAAh4gIgAOkEACHjAgIA6AQAIeQCBADqBAAh5QICAOgEACHmAgIA6AQAIecCAgDoBAAh6AICAPADACHpAkAA-QMAIeoCAQD_AwAh6wIBAP8DACHsAgIA6AQAIe0CAgDwAwAh7gICAOgEACHvAgEA_wMAIfACAQDvAwAh8QICAPADACHyAgIA8AMAIfMCAgDwAwAh9AIgAPgDACExAgAA7AQAIAYAAO0EACAHAADuBAAgCAAA7wQAIA0AAPEEACAOAADyBAAgkwIEAPcDACGWAgEA7wMAIZkCAgDwAwAhmwIBAO8DACHCAkAAjgQAIcMCQACOBAAhygJAAPkDACHLAgEA7wMAIcwCAQDvAwAhzgICAPADACHPAhAA2AQAIdECAQDvAwAh0gIBAO8DACHTAgAA6wQAINQCAQDvAwAh2QKAAAAAAdoCAQD_AwAh2wIgAPgDACHcAoAAAAAB3QICAPADACHeAgEA_wMAId8CAgDoBAAh4AICAOgEACHhAiAA6QQAIeICIADpBAAh4wICAOgEACHkAgQA6gQAIeUCAgDoBAAh5gICAOgEACHnAgIA6AQAIegCAgDwAwAh6QJAAPkDACHqAgEA_wMAIesCAQD_AwAh7AICAOgEACHtAgIA8AMAIe4CAgDoBAAh7wIBAP8DACHwAgEA7wMAIfECAgDwAwAh8gICAPADACHzAgIA8AMAIfQCIAD4AwAhAZQCBAAAAAExAgAAuwUAIAYAALwFACAHAAC9BQAgCAAAvgUAIAkAAL8FACAOAADBBQAgkwIEAAAAAZYCAQAAAAGZAgIAAAABmwIBAAAAAcICQAAAAAHDAkAAAAABygJAAAAAAcsCAQAAAAHMAgEAAAABzgICAAAAAc8CEAAAAAHRAgEAAAAB0gIBAAAAAdMCAAC6BQAg1AIBAAAAAdkCgAAAAAHaAgEAAAAB2wIgAAAAAdwCgAAAAAHdAgIAAAAB3gIBAAAAAd8CAgAAAAHgAgIAAAAB4QIgAAAAAeICIAAAAAHjAgIAAAAB5AIEAAAAAeUCAgAAAAHmAgIAAAAB5wICAAAAAegCAgAAAAHpAkAAAAAB6gIBAAAAAesCAQAAAAHsAgIAAAAB7QICAAAAAe4CAgAAAAHvAgEAAAAB8AIBAAAAAfECAgAAAAHyAgIAAAAB8wICAAAAAfQCIAAAAAECAAAAAQAgGwAA7gUAIAaGAgEAAAABogIBAAAAAaMCQAAAAAGkAgEAAAABpQIBAAAAAaYCAgAAAAECAAAAiAIAIBsAAPAFACADAAAAKAAgGwAA7gUAIBwAAPQFACAzAAAAKAAgAgAA7AQAIAYAAO0EACAHAADuBAAgCAAA7wQAIAkAAPAEACAOAADyBAAgFAAA9AUAIJMCBAD3AwAhlgIBAO8DACGZAgIA8AMAIZsCAQDvAwAhwgJAAI4EACHDAkAAjgQAIcoCQAD5AwAhywIBAO8DACHMAgEA7wMAIc4CAgDwAwAhzwIQANgEACHRAgEA7wMAIdICAQDvAwAh0wIAAOsEACDUAgEA7wMAIdkCgAAAAAHaAgEA_wMAIdsCIAD4AwAh3AKAAAAAAd0CAgDwAwAh3gIBAP8DACHfAgIA6AQAIeACAgDoBAAh4QIgAOkEACHiAiAA6QQAIeMCAgDoBAAh5AIEAOoEACHlAgIA6AQAIeYCAgDoBAAh5wICAOgEACHoAgIA8AMAIekCQAD5AwAh6gIBAP8DACHrAgEA_wMAIewCAgDoBAAh7QICAPADACHuAgIA6AQAIe8CAQD_AwAh8AIBAO8DACHxAgIA8AMAIfICAgDwAwAh8wICAPADACH0AiAA-AMAITECAADsBAAgBgAA7QQAIAcAAO4EACAIAADvBAAgCQAA8AQAIA4AAPIEACCTAgQA9wMAIZYCAQDvAwAhmQICAPADACGbAgEA7wMAIcICQACOBAAhwwJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHOAgIA8AMAIc8CEADYBAAh0QIBAO8DACHSAgEA7wMAIdMCAADrBAAg1AIBAO8DACHZAoAAAAAB2gIBAP8DACHbAiAA-AMAIdwCgAAAAAHdAgIA8AMAId4CAQD_AwAh3wICAOgEACHgAgIA6AQAIeECIADpBAAh4gIgAOkEACHjAgIA6AQAIeQCBADqBAAh5QICAOgEACHmAgIA6AQAIecCAgDoBAAh6AICAPADACHpAkAA-QMAIeoCAQD_AwAh6wIBAP8DACHsAgIA6AQAIe0CAgDwAwAh7gICAOgEACHvAgEA_wMAIfACAQDvAwAh8QICAPADACHyAgIA8AMAIfMCAgDwAwAh9AIgAPgDACEDAAAAiwIAIBsAAPAFACAcAAD3BQAgCAAAAIsCACAUAAD3BQAghgIBAO8DACGiAgEA7wMAIaMCQACOBAAhpAIBAO8DACGlAgEA7wMAIaYCAgDwAwAhBoYCAQDvAwAhogIBAO8DACGjAkAAjgQAIaQCAQDvAwAhpQIBAO8DACGmAgIA8AMAIREBAADaBAAglAIEAPcDACGWAgEA7wMAIZsCAQDvAwAhwgJAAI4EACHKAkAA-QMAIcsCAQDvAwAhzAIBAO8DACHNAgIA8AMAIc4CAgDwAwAhzwIQANgEACHQAgAA2QQAINECAQDvAwAh0gIBAO8DACHTAgEA7wMAIdQCAQDvAwAh1QICAPADACEIAgQCBgoEBw4FCBIGCRYHCwAMDRoIDiALAgEAAQMGAwECAAIBAQABAQEAAQEBAAEBAQABAgEAAQwACQIKGwgLAAoBChwAAQEAAQYGIQAHIgAIIwAJJAANJQAOJgAAAAAFCwARIQASIgATIwAUJAAVAAAAAAAFCwARIQASIgATIwAUJAAVAQEAAQULABkhABoiABsjABwkAB0AAAAAAAULABkhABoiABsjABwkAB0BAgACAQIAAgULACIhACMiACQjACUkACYAAAAAAAULACIhACMiACQjACUkACYAAAAFCwAsIQAtIgAuIwAvJAAwAAAAAAAFCwAsIQAtIgAuIwAvJAAwAQEAAQEBAAEFCwA1IQA2IgA3IwA4JAA5AAAAAAAFCwA1IQA2IgA3IwA4JAA5AQEAAQEBAAEFCwA-IQA_IgBAIwBBJABCAAAAAAAFCwA-IQA_IgBAIwBBJABCAQEAAQEBAAEFCwBHIQBIIgBJIwBKJABLAAAAAAAFCwBHIQBIIgBJIwBKJABLAQEAAQEBAAEFCwBQIQBRIgBSIwBTJABUAAAAAAAFCwBQIQBRIgBSIwBTJABUAQEAAQEBAAEFCwBZIQBaIgBbIwBcJABdAAAAAAAFCwBZIQBaIgBbIwBcJABdAAAABQsAYyEAZCIAZSMAZiQAZwAAAAAABQsAYyEAZCIAZSMAZiQAZwAABQsAbCEAbSIAbiMAbyQAcAAAAAAABQsAbCEAbSIAbiMAbyQAcAIBAAEMAAkCAQABDAAJBQsAdSEAdiIAdyMAeCQAeQAAAAAABQsAdSEAdiIAdyMAeCQAeQAAAAULAH8hAIABIgCBASMAggEkAIMBAAAAAAAFCwB_IQCAASIAgQEjAIIBJACDAQAAAAULAIkBIQCKASIAiwEjAIwBJACNAQAAAAAABQsAiQEhAIoBIgCLASMAjAEkAI0BAAAABQsAkwEhAJQBIgCVASMAlgEkAJcBAAAAAAAFCwCTASEAlAEiAJUBIwCWASQAlwEPAgEQJwERKgESKwETLAEVLgEWMA0XMQ4YMwEZNQ0aNg8dNwEeOAEfOQ0lPBAmPRYnPwIoQAIpQgIqQwIrRAIsRgItSA0uSRcvSgIwSw0xThgyTx4zUQM0UgM1VAM2VQM3VgM4WAM5Wg06Wx87XQM8Xw09YCA-YQM_YgNAYw1BZiFCZydDaShEaihFbShGbihHbyhIcShJcw1KdClLdihMeA1NeSpOeihPeyhQfA1RfytSgAExU4EBBFSCAQRVgwEEVoQBBFeFAQRYhwEEWYkBDVqKATJbjAEEXI4BDV2PATNekAEEX5EBBGCSAQ1hlQE0YpYBOmOXAQVkmAEFZZkBBWaaAQVnmwEFaJ0BBWmfAQ1qoAE7a6IBBWykAQ1tpQE8bqYBBW-nAQVwqAENcasBPXKsAUNzrQELdK4BC3WvAQt2sAELd7EBC3izAQt5tQENerYBRHu4AQt8ugENfbsBRX68AQt_vQELgAG-AQ2BAcEBRoIBwgFMgwHDAQaEAcQBBoUBxQEGhgHGAQaHAccBBogByQEGiQHLAQ2KAcwBTYsBzgEGjAHQAQ2NAdEBTo4B0gEGjwHTAQaQAdQBDZEB1wFPkgHYAVWTAdkBB5QB2gEHlQHbAQeWAdwBB5cB3QEHmAHfAQeZAeEBDZoB4gFWmwHkAQecAeYBDZ0B5wFXngHoAQefAekBB6AB6gENoQHtAViiAe4BXqMB8AFfpAHxAV-lAfQBX6YB9QFfpwH2AV-oAfgBX6kB-gENqgH7AWCrAf0BX6wB_wENrQGAAmGuAYECX68BggJfsAGDAg2xAYYCYrIBhwJoswGJAgm0AYoCCbUBjQIJtgGOAgm3AY8CCbgBkQIJuQGTAg26AZQCabsBlgIJvAGYAg29AZkCar4BmgIJvwGbAgnAAZwCDcEBnwJrwgGgAnHDAaECCMQBogIIxQGjAgjGAaQCCMcBpQIIyAGnAgjJAakCDcoBqgJyywGsAgjMAa4CDc0BrwJzzgGwAgjPAbECCNABsgIN0QG1AnTSAbYCetMBuAJ71AG5AnvVAbwCe9YBvQJ71wG-AnvYAcACe9kBwgIN2gHDAnzbAcUCe9wBxwIN3QHIAn3eAckCe98BygJ74AHLAg3hAc4CfuIBzwKEAeMB0QKFAeQB0gKFAeUB1QKFAeYB1gKFAecB1wKFAegB2QKFAekB2wIN6gHcAoYB6wHeAoUB7AHgAg3tAeEChwHuAeIChQHvAeMChQHwAeQCDfEB5wKIAfIB6AKOAfMB6gKPAfQB6wKPAfUB7gKPAfYB7wKPAfcB8AKPAfgB8gKPAfkB9AIN-gH1ApAB-wH3Ao8B_AH5Ag39AfoCkQH-AfsCjwH_AfwCjwGAAv0CDYECgAOSAYICgQOYAQ"
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
  SearchedWordsScalarFieldEnum: () => SearchedWordsScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
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
  folding: "folding"
};
var SearchedWordsScalarFieldEnum = {
  listingId: "listingId",
  words: "words"
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
