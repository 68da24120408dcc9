/** The choices of a listing: the choices of the form, of the entity and of the browse filters. */

export const listingStatuses = ['available', 'optioned', 'sold'] as const
export type ListingStatus = (typeof listingStatuses)[number]

export const mediums = [
  'book',
  'short_film',
  'toy',
  'game',
  'screenplay',
  'television',
  'podcast',
  'digital_content',
  'comic',
  'stage',
  'other',
] as const
export type Medium = (typeof mediums)[number]

export const mediumLabels: Record<Medium, string> = {
  book: 'Book',
  short_film: 'Short film',
  toy: 'Toy',
  game: 'Game',
  screenplay: 'Screenplay',
  television: 'Television',
  podcast: 'Podcast',
  digital_content: 'Digital content',
  comic: 'Comic',
  stage: 'Stage',
  other: 'Other',
}

export const contentTypes = ['book', 'script', 'manuscript', 'podcast', 'article', 'other'] as const
export type ContentType = (typeof contentTypes)[number]

/** What a content type makes of a listing when no medium is chosen. */
export const mediumOf: Record<ContentType, Medium> = {
  book: 'book',
  manuscript: 'book',
  script: 'screenplay',
  podcast: 'podcast',
  article: 'other',
  other: 'other',
}

export const contentTypeLabels: Record<ContentType, string> = {
  book: 'Book',
  script: 'Script',
  manuscript: 'Manuscript',
  podcast: 'Podcast',
  article: 'Article',
  other: 'Other',
}

/** The form's 23 genres: those of the filters and the scoring table, then the trade's usual headings. */
export const genres = [
  'Action',
  'Adventure',
  'Biography',
  "Children's",
  'Comedy',
  'Crime',
  'Documentary',
  'Drama',
  'Family Saga',
  'Fantasy',
  'Fiction',
  'Gothic',
  'Historical',
  'Horror',
  'Memoir',
  'Mystery',
  'Non-Fiction',
  'Romance',
  'Sci-Fi',
  'Thriller',
  'True Crime',
  'War',
  'Young Adult',
] as const

/** Browse offers, as genres, the tags that contain one of these words. */
export const genreWords = [
  'fiction',
  'non-fiction',
  'biography',
  'mystery',
  'thriller',
  'romance',
  'drama',
  'comedy',
  'horror',
  'fantasy',
  'sci-fi',
  'historical',
  'crime',
  'documentary',
] as const

export const themes = [
  'Love',
  'Family',
  'Friendship',
  'Identity',
  'Coming of Age',
  'Power',
  'Justice',
  'Revenge',
  'Survival',
  'Betrayal',
  'Redemption',
  'Grief',
  'Class',
  'Faith',
  'Freedom',
  'Nature',
  'Technology',
  'Social Issues',
] as const

export const territories = [
  'United Kingdom',
  'United States',
  'Canada',
  'Australia',
  'New Zealand',
  'Ireland',
  'Europe',
  'Asia-Pacific',
  'Latin America',
  'Worldwide',
] as const

export const rights = [
  'film',
  'tv',
  'streaming',
  'radio',
  'stage',
  'digital',
  'merchandising',
  'international',
] as const
export const exclusivities = ['exclusive', 'non-exclusive', 'first-look'] as const
export type Exclusivity = (typeof exclusivities)[number]
/** How much of the rights that somebody looks for must be free. */
export const availabilities = ['whole', 'part'] as const
/** What takes rights of a listing: an option, a grant by an exercised option, a grant made elsewhere, or nobody gets them for now. */
export const takingKinds = ['option', 'grant', 'outside', 'holdback'] as const
export type TakingKind = (typeof takingKinds)[number]
export const takingLabels: Record<TakingKind, string> = {
  option: 'Option',
  grant: 'Sold here',
  outside: 'Granted elsewhere',
  holdback: 'Held back',
}
/** Why rights that somebody asks about are not free. */
export const takenReasons = ['not_offered', 'not_exclusive', 'option', 'sold', 'granted', 'held_back'] as const
export type TakenReason = (typeof takenReasons)[number]
export const publicationStatuses = ['published', 'unpublished', 'self-published', 'in-production', 'completed'] as const
export const contentRatings = [
  'G',
  'PG',
  'PG-13',
  'R',
  'NC-17',
  'TV-Y',
  'TV-Y7',
  'TV-G',
  'TV-PG',
  'TV-14',
  'TV-MA',
  'Not Rated',
] as const
export const currencies = ['GBP', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export const demographicGenders = ['male', 'female', 'all', 'non-binary'] as const
export const demographicIncomes = ['low', 'middle', 'high', 'all'] as const

/** Browse's price ranges over `suggestedOfferMax`, in pounds: `from` included, `below` not. */
export const priceRanges = {
  'under-50k': { label: 'Under £50k', from: 0, below: 50_000 },
  '50k-100k': { label: '£50k - £100k', from: 50_000, below: 100_000 },
  '100k-500k': { label: '£100k - £500k', from: 100_000, below: 500_000 },
  'over-500k': { label: 'Over £500k', from: 500_000, below: null },
} as const
export type PriceRange = keyof typeof priceRanges
export const priceRangeValues = Object.keys(priceRanges) as [PriceRange, ...PriceRange[]]

/** Commercial viability bands over `viabilityScore`: `from` included, up to the next band. */
export const viabilityBands = {
  'highly-viable': { label: 'Highly Viable', from: 85, below: 101 },
  viable: { label: 'Viable', from: 70, below: 85 },
  cautionary: { label: 'Cautionary', from: 50, below: 70 },
  'high-risk': { label: 'High Risk', from: 0, below: 50 },
} as const
export type ViabilityBand = keyof typeof viabilityBands
export const viabilityBandValues = Object.keys(viabilityBands) as [ViabilityBand, ...ViabilityBand[]]

/** The band that a viability score (0 to 100) falls into. */
export function viabilityBand(score: number): ViabilityBand {
  return viabilityBandValues.find((band) => score >= viabilityBands[band].from) ?? 'high-risk'
}

/** With a minus the largest come first; what has no such figure comes last either way. */
export const listingSorts = [
  'relevance',
  'newest',
  'viability',
  'price',
  '-price',
  'title',
  '-title',
  'published',
  '-published',
  'pages',
  '-pages',
] as const
/** The parameters of the list that a typed text may stand for. */
export const understoodParams = [
  'priceFrom',
  'priceBelow',
  'publishedFrom',
  'publishedTo',
  'medium',
  'genre',
  'status',
] as const
export type UnderstoodParam = (typeof understoodParams)[number]

export type ListingSort = (typeof listingSorts)[number]
