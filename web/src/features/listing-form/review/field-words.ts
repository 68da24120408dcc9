import type { FieldWords } from '../../../shared/versions/conflict-dialog.tsx'
import * as options from '../sections/options.ts'
import type { ListingValues } from '../values/form-values.ts'

type Path<Field extends keyof ListingValues> = Field extends 'targetDemographic'
  ? `targetDemographic.${keyof ListingValues['targetDemographic']}`
  : Field

/** What the form calls its fields, wherever one is named apart from it. An early start is decided on creation. */
const labels: Record<Exclude<Path<keyof ListingValues>, 'earlyAccess'>, string> = {
  title: 'Title',
  author: 'Author',
  contentType: 'Content type',
  medium: 'IP medium',
  genre: 'Genre',
  subgenre: 'Subgenre',
  contentRating: 'Content rating',
  targetAudience: 'Target audience',
  logline: 'Logline',
  synopsis: 'Synopsis',
  publicationStatus: 'Publication status',
  publisher: 'Publisher',
  publicationDate: 'Publication date',
  edition: 'Edition',
  isbn: 'ISBN',
  pageCount: 'Page count',
  wordCount: 'Word count',
  samplePages: 'Sample pages',
  rightsAvailable: 'Rights available',
  exclusivity: 'Exclusivity',
  territory: 'Territory',
  rights: 'Rights, line by line',
  previousAdaptations: 'Previous adaptations',
  adaptationDetails: 'Adaptation details',
  aiConsent: 'May be analysed by an AI model',
  askingPrice: 'Asking price',
  minimumDeal: 'Minimum deal',
  currency: 'Currency',
  royaltyPercentage: 'Royalty, per cent',
  negotiable: 'Price is negotiable',
  salesFigures: 'Sales figures',
  awards: 'Awards',
  reviews: 'Reviews',
  coverImageUrl: 'Cover image',
  galleryImages: 'Gallery images',
  trailerUrl: 'Trailer',
  marketingMaterials: 'Marketing materials are available',
  uniqueSellingPoints: 'Unique selling points',
  comparableTitles: 'Comparable titles',
  socialMediaPresence: 'Social media presence',
  themes: 'Themes',
  keywords: 'Keywords',
  'targetDemographic.ageRange': 'Age range of the audience',
  'targetDemographic.gender': 'Gender of the audience',
  'targetDemographic.income': 'Income of the audience',
  'targetDemographic.interests': 'Interests of the audience',
  authorBio: 'About the author',
  attachedTalent: 'Attached talent',
  productionCompanyInterest: 'Production company interest',
  agentNotes: 'Agent notes',
}

const choices: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  contentType: options.contentTypeOptions,
  medium: options.anyMediumOptions,
  contentRating: options.ratingOptions,
  publicationStatus: options.publicationOptions,
  rightsAvailable: options.rightOptions,
  exclusivity: options.exclusivityOptions,
  'targetDemographic.gender': options.genderOptions,
  'targetDemographic.income': options.incomeOptions,
}

export const listingWords: FieldWords = {
  labels,
  read: (field, value) => choices[field]?.find((choice) => choice.value === value)?.label,
}
export const listingFields = Object.keys(labels)
