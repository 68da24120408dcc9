import path from 'node:path'
import type { ListingForm } from '@storyright/contracts/http'
import type { ContentType, ListingStatus, Medium } from '@storyright/contracts/vocabulary'
import { demoAgents } from './accounts.ts'
import { demoAgencies } from './agencies.ts'
import { pick, spread } from './deterministic.ts'
import { readWorks, type Work } from './works.ts'

export interface DemoListing {
  agentId: string
  form: ListingForm
  status: ListingStatus
  isFeatured: boolean
  createdAt: string
}

const featuredTitles = new Set([
  'Lady Audley’s Secret',
  'The Time Machine',
  'The Princess and the Goblin',
  'North and South',
  'The Railway Children',
  'Wonderful Adventures of Mrs Seacole in Many Lands',
  'Carmilla',
  'Treasure Island',
])

const namedAgentId = demoAgents.find(({ email }) => email === 'agent@storyright.test')!.id
const defaultFolder = path.join(import.meta.dirname, '../works')
const firstDay = Date.parse('2025-09-01T08:00:00.000Z')
const lastDay = Date.parse('2026-11-14T18:00:00.000Z')

/** The demo catalogue, the same on every machine, oldest listing first. */
export function demoListings(worksFolder = defaultFolder): DemoListing[] {
  return readWorks(worksFolder)
    .map(({ work, isClassic }) => {
      const name = `${work.title} / ${work.author}`
      const agentId = agentFor(work, isClassic, name)
      return {
        agentId,
        form: listingFormOf(work, isClassic),
        status: statusOf(name, agentId),
        isFeatured: isClassic && featuredTitles.has(work.title),
        createdAt: new Date(firstDay + Math.floor(spread(`listed ${name}`) * (lastDay - firstDay))).toISOString(),
      }
    })
    .map((listing) =>
      listing.isFeatured || staysAvailable(listing) ? { ...listing, status: 'available' as const } : listing,
    )
    .sort(
      (one, other) => one.createdAt.localeCompare(other.createdAt) || one.form.title.localeCompare(other.form.title),
    )
}

function agentFor(work: Work, isClassic: boolean, name: string): string {
  const agencies = demoAgencies.filter((agency) =>
    isClassic && work.medium === 'book' ? agency.years >= 16 : agency.strengths.includes(work.medium),
  )
  const agency = pick(agencies.length ? agencies : demoAgencies, `agency ${name}`)
  const colleagues = demoAgents.filter((agent) => agent.companyName === agency.name)
  return pick(colleagues, `agent ${name}`).id
}

/** A non-exclusive option leaves a listing available. */
const staysAvailable = ({ form, status }: Pick<DemoListing, 'form' | 'status'>) =>
  status === 'optioned' && form.exclusivity === 'non-exclusive'

/** The account agent@storyright.test has sold more than others, in few titles. */
function statusOf(name: string, agentId: string): ListingStatus {
  const place = spread(`status ${name}`)
  const [sold, optioned] = agentId === namedAgentId ? [0.06, 0.2] : [0.015, 0.05]
  if (place < sold) return 'sold'
  return place < optioned ? 'optioned' : 'available'
}

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
function listingFormOf(work: Work, isClassic: boolean): ListingForm {
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
