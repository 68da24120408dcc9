import type { ChainDocumentStatus, ChainDocumentType } from '@storyright/contracts/vocabulary'
import { demoAgents, namedAccounts } from './accounts.ts'
import { demoUuid, spread } from './deterministic.ts'
import type { DemoListing } from './listings.ts'

export interface DemoChainDocument {
  id: string
  type: ChainDocumentType
  grantor: string
  grantee: string
  date: string | null
  territory: string | null
  note: string | null
  status: ChainDocumentStatus
  /** Why it was rejected. */
  reason: string | null
}

/** The documents of one listing's chain of title, in their order. */
export interface DemoChain {
  listingId: string
  agentId: string
  agency: string
  /** The administrator who verified and rejected them. */
  adminId: string
  /** When the agent added them; what followed came within days. */
  addedAt: Date
  documents: DemoChainDocument[]
}

/** How far a chain has come. */
type Course = 'verified' | 'in review' | 'rejected' | 'incomplete' | 'draft'

/** The newest titles of agent@storyright.test are in every state, those of others mostly verified or without documents. */
const ofNamedAgent: readonly Course[] = ['draft', 'in review', 'rejected', 'incomplete', 'verified', 'verified']
const ofOthers: readonly Course[] = ['in review', 'rejected', 'in review', 'in review']
const VERIFIED = { optionedOrSold: 0.7, featured: 0.6, available: 0.12 }

const namedAgentId = demoAgents.find(({ email }) => email === 'agent@storyright.test')!.id
const adminId = namedAccounts.find(({ role }) => role === 'admin')!.id
const DAY_MS = 24 * 3_600_000
/** Works from before are sold by their authors' estates. */
const LIVING_SINCE = 1955

/** The chains of title of the demo catalogue, by the places of its listings. */
export function demoChains(listings: readonly DemoListing[]): DemoChain[] {
  const scripted = new Map([
    ...newest(listings, ({ agentId }) => agentId === namedAgentId, ofNamedAgent),
    ...newest(listings, ({ agentId }) => agentId !== namedAgentId, ofOthers),
  ])
  return listings.flatMap((listing, place) => {
    const course = scripted.get(place) ?? (isVerified(listing) ? 'verified' : null)
    return course ? [chainOf(listing, place, course)] : []
  })
}

/** The last places of these listings, one for each course. */
function newest(
  listings: readonly DemoListing[],
  isOne: (listing: DemoListing) => boolean,
  courses: readonly Course[],
) {
  const places = [...listings.keys()].filter(
    (place) => isOne(listings[place]!) && listings[place]!.status === 'available',
  )
  return courses.map((course, at) => [places.at(-1 - at)!, course] as const)
}

function isVerified({ form, status, isFeatured }: DemoListing): boolean {
  const share = status !== 'available' ? 'optionedOrSold' : isFeatured ? 'featured' : 'available'
  return spread(`chain of title ${form.title} / ${form.author}`) < VERIFIED[share]
}

function chainOf({ agentId, form, createdAt }: DemoListing, place: number, course: Course): DemoChain {
  const agency = demoAgents.find(({ id }) => id === agentId)!.companyName!
  const year = Number(form.publicationDate?.slice(0, 4))
  const seller = year && year < LIVING_SINCE ? `The Estate of ${form.author}` : form.author
  const hasEstate = seller !== form.author
  const document = (type: ChainDocumentType, more: Partial<DemoChainDocument>): DemoChainDocument => ({
    id: demoUuid(`chain of title ${place} ${type}`),
    type,
    grantor: seller,
    grantee: agency,
    date: '2024-03-11',
    territory: form.territory.join(', '),
    note: null,
    status: 'verified',
    reason: null,
    ...more,
  })
  const transfer = document(hasEstate ? 'estate' : 'certificate-of-authorship', {
    grantor: form.author,
    grantee: seller,
    date: '2023-06-02',
    territory: null,
    note: hasEstate ? 'Grant of probate, with the will that leaves the copyrights.' : null,
  })
  const authority = document('agency-agreement', {})
  const chain = {
    listingId: String(place + 1),
    agentId,
    agency,
    adminId,
    addedAt: new Date(Date.parse(createdAt) + DAY_MS),
  }
  return { ...chain, documents: documentsOf(course, { transfer, authority, document, author: form.author }) }
}

interface Papers {
  transfer: DemoChainDocument
  authority: DemoChainDocument
  document: (type: ChainDocumentType, more: Partial<DemoChainDocument>) => DemoChainDocument
  author: string
}

function documentsOf(course: Course, { transfer, authority, document, author }: Papers): DemoChainDocument[] {
  switch (course) {
    case 'verified':
      return [transfer, authority]
    case 'in review':
      return [transfer, { ...authority, status: 'submitted' }]
    case 'rejected':
      return [
        transfer,
        { ...authority, status: 'rejected', reason: 'The second page, with the signatures, is missing.' },
      ]
    case 'incomplete':
      // The rights went to a film company once, and no document shows how they came back.
      return [
        document('option-agreement', { grantor: author, grantee: 'Moss & Fell Films', date: '2019-09-30' }),
        { ...authority, grantor: 'The Fell Partnership', status: 'submitted' },
      ]
    case 'draft':
      return [
        { ...transfer, status: 'draft' },
        { ...authority, status: 'draft', note: 'Waiting for the countersigned copy.' },
      ]
  }
}
