import type { Listing, ListingForm } from '@storyright/contracts/http'
import type { Currency, Exclusivity } from '@storyright/contracts/vocabulary'
import { numberIn } from '../../../shared/form/typed-number.ts'

/** The form as it is typed: a field left out is blank. */
export const blankListing = {
  title: '',
  author: '',
  contentType: 'book' as ListingForm['contentType'],
  medium: '' as NonNullable<ListingForm['medium']> | '',
  genre: '',
  subgenre: '',
  synopsis: '',
  logline: '',
  targetAudience: '',
  contentRating: '' as NonNullable<ListingForm['contentRating']> | '',
  publicationStatus: '' as NonNullable<ListingForm['publicationStatus']> | '',
  publisher: '',
  publicationDate: '',
  isbn: '',
  edition: '',
  pageCount: '',
  wordCount: '',
  rightsAvailable: [] as ListingForm['rightsAvailable'],
  previousAdaptations: '',
  adaptationDetails: '',
  aiConsent: true,
  exclusivity: 'exclusive' as Exclusivity | '',
  territory: [] as ListingForm['territory'],
  /** The book of rights, line by line; blank, it follows from the rights, the exclusivity and the territory. */
  rights: '',
  askingPrice: '',
  currency: 'GBP' as Currency,
  negotiable: true,
  minimumDeal: '',
  royaltyPercentage: '',
  awards: '',
  reviews: '',
  salesFigures: '',
  marketingMaterials: false,
  socialMediaPresence: '',
  themes: [] as string[],
  keywords: [] as string[],
  comparableTitles: '',
  uniqueSellingPoints: '',
  coverImageUrl: '',
  galleryImages: [] as string[],
  samplePages: '',
  trailerUrl: '',
  authorBio: '',
  targetDemographic: { ageRange: '', gender: '', income: '', interests: [] as string[] },
  attachedTalent: '',
  productionCompanyInterest: '',
  agentNotes: '',
  earlyAccess: false,
}
export type ListingValues = typeof blankListing
export type ListingField = keyof ListingValues

type Fields = Record<string, unknown>
const from = (source: Fields, blank: Fields): Fields =>
  Object.fromEntries(
    Object.entries(blank).map(([field, nothing]) => {
      const value = source[field] ?? nothing
      return [field, typeof value === 'number' ? String(value) : value]
    }),
  )

/** A listing as its form shows it. */
export function valuesOf(listing: Listing): ListingValues {
  const { targetDemographic, exclusivity } = listing
  const values = from(listing, blankListing) as ListingValues
  const demographic = from(targetDemographic ?? {}, blankListing.targetDemographic)
  const medium = derivedMediums[listing.contentType] === listing.medium ? '' : values.medium
  return {
    ...values,
    medium,
    exclusivity: exclusivity ?? '',
    targetDemographic: demographic as typeof typedDemographic,
  }
}
const typedDemographic = blankListing.targetDemographic

/** What a content type makes of a listing when no medium is chosen. */
export const derivedMediums: Record<ListingForm['contentType'], Listing['medium']> = {
  book: 'book',
  manuscript: 'book',
  script: 'screenplay',
  podcast: 'podcast',
  article: 'other',
  other: 'other',
}

const blankAsNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]))

/** The fields that are typed as text and sent as numbers. */
export const listingFigures = ['pageCount', 'wordCount', 'askingPrice', 'minimumDeal', 'royaltyPercentage'] as const

const figuresOf = ({ pageCount, wordCount, askingPrice, minimumDeal, royaltyPercentage, currency }: ListingValues) => ({
  pageCount: numberIn(pageCount, 'count'),
  wordCount: numberIn(wordCount, 'count'),
  askingPrice: numberIn(askingPrice, currency),
  minimumDeal: numberIn(minimumDeal, currency),
  royaltyPercentage: numberIn(royaltyPercentage, 'percent'),
})

/** What is sent: null for every field that is blank. */
export function asSent(values: ListingValues): ListingForm {
  const { ageRange, gender, income, interests } = values.targetDemographic
  const hasAudience = ageRange || gender || income || interests.length > 0
  const targetDemographic = hasAudience ? blankAsNull(values.targetDemographic) : null
  const form = { ...blankAsNull(values), ...figuresOf(values), targetDemographic } as unknown as ListingForm
  if (!form.rights) delete form.rights
  return form
}
