import path from 'node:path'
import type { ListingForm } from '@storyright/contracts/http'
import type { ListingStatus } from '@storyright/contracts/vocabulary'
import { demoAgents } from './accounts.ts'
import { demoAgencies } from './agencies.ts'
import { pick, spread } from './deterministic.ts'
import { listingFormOf } from './form.ts'
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
