import type { ListingForm } from '@storyright/contracts/http'
import type { ContentType, Medium } from '@storyright/contracts/vocabulary'
import { pick, spread } from './deterministic.ts'
import type { Work } from './works.ts'

const contentTypeOf: Record<Medium, ContentType> = {
  book: 'book',
  comic: 'book',
  screenplay: 'script',
  television: 'script',
  short_film: 'script',
  stage: 'script',
  podcast: 'podcast',
  game: 'other',
  toy: 'other',
  digital_content: 'other',
  other: 'other',
}

/** The mediums that follow from the content type alone; all others are explicit. */
const impliedMediums: readonly Medium[] = ['book', 'screenplay', 'podcast', 'other']

/** Asking prices in pounds, lowest and highest, by a work's scale. */
const askingPrices: Record<Work['scale'], readonly [number, number]> = {
  1: [6_000, 24_000],
  2: [16_000, 48_000],
  3: [38_000, 98_000],
  4: [90_000, 260_000],
  5: [220_000, 880_000],
}

const imprints = [
  'Thistledown Press',
  'Gantry Books',
  'Old Mill House',
  'Fathom & Quill',
  'Lantern Lane',
  'Kestrel Editions',
  'Merchant Street',
  'Three Herons',
]

const rightsPackages: readonly ListingForm['rightsAvailable'][] = [
  ['film', 'tv', 'streaming'],
  ['film', 'tv', 'streaming', 'international'],
  ['film', 'tv', 'streaming', 'digital', 'merchandising'],
  ['film'],
  ['tv', 'streaming'],
  ['film', 'tv', 'streaming', 'radio', 'stage', 'digital', 'merchandising', 'international'],
]

const territories: readonly ListingForm['territory'][] = [
  ['Worldwide'],
  ['Worldwide'],
  ['United Kingdom', 'Ireland'],
  ['United Kingdom', 'United States', 'Canada'],
  ['United Kingdom', 'Europe', 'Australia', 'New Zealand'],
]

/** The listing form that an agent would have filled in for `work`. */
export function listingFormOf(work: Work, isClassic: boolean): ListingForm {
  const name = `${work.title} / ${work.author}`
  const isManuscript = work.medium === 'book' && work.year === null
  const contentType = isManuscript ? 'manuscript' : contentTypeOf[work.medium]
  const askingPrice = askingPriceOf(work, name)
  return {
    ...noDetails,
    title: work.title,
    author: work.author,
    contentType,
    medium: impliedMediums.includes(work.medium) ? null : work.medium,
    genre: work.genre,
    subgenre: work.subgenre,
    synopsis: work.synopsis,
    logline: work.logline,
    targetAudience: work.audience,
    publicationStatus: publicationStatusOf(work),
    publisher: !isClassic && work.medium === 'book' && work.year ? pick(imprints, `imprint ${work.author}`) : null,
    publicationDate: work.year === null ? null : String(work.year),
    pageCount: work.pages,
    wordCount: work.medium === 'book' && work.pages ? work.pages * 280 : null,
    rightsAvailable: pick(rightsPackages, `rights ${name}`),
    adaptationDetails: isClassic
      ? 'The text is in the public domain in the United Kingdom. The option covers the agency’s annotated edition and treatment.'
      : null,
    exclusivity: exclusivityOf(name, isClassic),
    territory: pick(territories, `territory ${name}`),
    askingPrice,
    minimumDeal: roundTo(500, askingPrice * (0.22 + 0.16 * spread(`floor ${name}`))),
    negotiable: spread(`negotiable ${name}`) < 0.8,
    themes: work.themes,
    keywords: work.keywords,
  }
}

const noDetails = {
  contentRating: null,
  isbn: null,
  edition: null,
  previousAdaptations: null,
  currency: 'GBP' as const,
  royaltyPercentage: null,
  awards: null,
  reviews: null,
  salesFigures: null,
  marketingMaterials: false,
  socialMediaPresence: null,
  comparableTitles: null,
  uniqueSellingPoints: null,
  coverImageUrl: null,
  galleryImages: [],
  samplePages: null,
  trailerUrl: null,
  authorBio: null,
  targetDemographic: null,
  attachedTalent: null,
  productionCompanyInterest: null,
  agentNotes: null,
  earlyAccess: false,
} satisfies Partial<ListingForm>

function askingPriceOf(work: Work, name: string): number {
  const [lowest, highest] = askingPrices[work.scale]
  const place = spread(`price ${name}`) ** 1.4 // most ask near the lower end, as in the trade
  return roundTo(highest > 100_000 ? 2_500 : 500, lowest + (highest - lowest) * place)
}

function publicationStatusOf(work: Work): ListingForm['publicationStatus'] {
  if (work.medium === 'book' || work.medium === 'comic') return work.year === null ? 'unpublished' : 'published'
  return work.year === null ? 'completed' : 'published'
}

function exclusivityOf(name: string, isClassic: boolean): ListingForm['exclusivity'] {
  const place = spread(`exclusivity ${name}`)
  if (isClassic && place < 0.5) return 'non-exclusive' // anybody may adapt the text: the package is what is licensed
  return place < 0.85 ? 'exclusive' : 'first-look'
}

const roundTo = (step: number, amount: number) => Math.max(step, Math.round(amount / step) * step)
