import { type PublicListing, publicListing } from '@storyright/contracts/events'
import {
  contentRatings,
  demographicGenders,
  demographicIncomes,
  exclusivities,
  genres,
  listingStatuses,
  mediums,
  publicationStatuses,
  rights,
  territories,
  themes,
} from '@storyright/contracts/vocabulary'
import fc from 'fast-check'
import {
  type AnalysisInput,
  type ComparableFilm,
  type ModelAnswer,
  type ScoredListing,
  withFound,
} from '../src/index.ts'

/** A listing of which nothing is told but what has to be. */
const bare: PublicListing = publicListing.parse({
  id: '1',
  agentId: '00000000-0000-4000-8000-0000000000a9',
  status: 'available',
  title: 'Slack Water',
  author: 'Morwenna Tregear',
  description: '',
  logline: null,
  coverImageUrl: null,
  medium: 'book',
  genre: null,
  subgenre: null,
  themes: [],
  keywords: [],
  tags: [],
  comparableTitles: null,
  targetAudience: null,
  contentRating: null,
  publisher: null,
  publicationDate: null,
  isbn: null,
  pageCount: null,
  wordCount: null,
  rightsAvailable: [],
  territory: [],
  exclusivity: null,
  askingPrice: null,
  minimumDeal: null,
  currency: 'GBP',
  negotiable: true,
  royaltyPercentage: null,
  suggestedOfferMin: null,
  suggestedOfferMax: null,
  viabilityScore: 70,
  isFeatured: false,
  chainOfTitleVerified: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

export const bareListing = withFound(bare, null, new Date(0))

/** A listing of which everything is told. */
export const fullListing: ScoredListing = {
  ...bareListing,
  description: 'Falmouth’s only woman harbour pilot brings in a coaster whose crew has vanished.',
  logline: 'Falmouth’s only woman harbour pilot brings in a coaster whose crew has vanished.',
  genre: 'Crime',
  themes: ['Justice'],
  keywords: ['harbour pilot', 'tide tables'],
  tags: ['Crime', 'Justice', 'harbour pilot', 'tide tables'],
  comparableTitles: 'Broadchurch',
  targetAudience: 'Adults 35 to 65',
  contentRating: 'R',
  publisher: 'Gantry Books',
  publicationDate: '2014',
  pageCount: 342,
  wordCount: 95_000,
  rightsAvailable: ['film', 'tv', 'streaming', 'merchandising'],
  territory: ['Worldwide'],
  exclusivity: 'exclusive',
  suggestedOfferMax: 60_000,
  publicationStatus: 'published',
  previousAdaptations: 'A radio play; a stage version',
  awards: 'Gold Dagger, shortlisted',
  salesFigures: '120,000 copies',
  socialMediaPresence: '24,000 followers on Instagram',
  targetDemographic: { ageRange: '35-54', gender: 'female', income: 'high', interests: ['Sailing'] },
  attachedTalent: 'A director',
  twitterMentions: 310,
  twitterBuzzScore: 61,
  youtubeTotalViews: 12_000,
  youtubePopularityScore: 44,
  mediumDetails: JSON.stringify({ averageRating: 4.2, ratingsCount: 1_310 }),
  foundAt: {
    books: '2026-11-01T10:00:00.000Z',
    youtube: '2026-11-03T10:00:00.000Z',
    twitter: '2026-11-18T10:00:00.000Z',
  },
}

export function film(change: Partial<ComparableFilm> = {}): ComparableFilm {
  return {
    title: 'The Fog Signal',
    year: 2005,
    similarity: 80,
    relevance: 'same medium, shares crime',
    actualGross: 40_000_000,
    multiple: 2,
    ...change,
  }
}
export const threeFilms = [film(), film({ title: 'Neap' }), film({ title: 'Spring Tide', multiple: null })]

export function input(change: Partial<AnalysisInput> = {}): AnalysisInput {
  return {
    listing: fullListing,
    listingVersion: 3,
    answer: null,
    films: threeFilms,
    returned: {
      films: 40,
      low: 0.4,
      middle: 1.9,
      high: 6,
      test: { films: 382, since: 2003, coverage: 0.825, correlation: 0.128 },
    },
    rate: { poundsPerUsd: 0.79, on: '2026-11-02' },
    now: new Date('2026-11-22T10:00:00.000Z'),
    ...change,
  }
}

export function answer(change: Partial<ModelAnswer> = {}): ModelAnswer {
  return {
    name: 'sample-model',
    promptVersion: 'observe.v1',
    answeredAt: '2026-11-20T10:00:00.000Z',
    aiScores: { marketAppeal: 84, adaptationFit: 83, financialOutlook: 77, riskProfile: 30, franchiseUpside: 80 },
    observations: [{ observation: 'clear_hook', quote: 'a coaster whose crew has vanished', field: 'logline' }],
    ...change,
  }
}

const told = fc.option(fc.oneof(fc.constantFrom('', ' ', 'None', '1.2m followers', '2014', 'A; B\nC'), fc.string()))
const score = fc.option(fc.nat(100))
const count = fc.option(fc.nat())
const fetched = fc.option(fc.constant('2026-11-03T10:00:00.000Z'))

/** Any listing that events may tell. */
export const anyListing: fc.Arbitrary<ScoredListing> = fc
  .record({
    status: fc.constantFrom(...listingStatuses),
    medium: fc.constantFrom(...mediums),
    genre: fc.option(fc.oneof(fc.constantFrom(...genres), fc.string())),
    themes: fc.uniqueArray(fc.constantFrom(...themes), { maxLength: 6 }),
    keywords: fc.array(fc.oneof(fc.constantFrom('series', 'fantasy', 'saga', '__proto__'), fc.string()), {
      maxLength: 6,
    }),
    description: fc.string(),
    logline: told,
    comparableTitles: told,
    targetAudience: fc.oneof(told, fc.constantFrom('Adults 35 to 65', 'Adults 40 plus')),
    contentRating: fc.option(fc.constantFrom(...contentRatings)),
    publisher: told,
    publicationDate: fc.oneof(told, fc.integer({ min: 1000, max: 2099 }).map(String)),
    pageCount: count,
    wordCount: count,
    rightsAvailable: fc.uniqueArray(fc.constantFrom(...rights)),
    territory: fc.uniqueArray(fc.constantFrom(...territories)),
    exclusivity: fc.option(fc.constantFrom(...exclusivities)),
    suggestedOfferMax: fc.option(fc.nat(1_000_000)),
    chainOfTitleVerified: fc.boolean(),
    publicationStatus: fc.option(fc.constantFrom(...publicationStatuses)),
    previousAdaptations: told,
    awards: told,
    salesFigures: told,
    socialMediaPresence: told,
    attachedTalent: told,
    productionCompanyInterest: told,
    targetDemographic: fc.option(
      fc.record({
        ageRange: told,
        gender: fc.option(fc.constantFrom(...demographicGenders)),
        income: fc.option(fc.constantFrom(...demographicIncomes)),
        interests: fc.array(fc.string(), { maxLength: 3 }),
      }),
    ),
    twitterMentions: count,
    twitterBuzzScore: score,
    twitterBookClubMentions: count,
    youtubeTotalViews: count,
    youtubeVideoCount: count,
    youtubePopularityScore: score,
    mediumDetails: fc.oneof(told, fc.json()),
    foundAt: fc.record({ books: fetched, youtube: fetched, twitter: fetched }),
  })
  .map((told) => ({
    ...bareListing,
    ...told,
    tags: [...(told.genre ? [told.genre] : []), ...told.themes, ...told.keywords],
  }))
