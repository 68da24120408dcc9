import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Envelope, PublicListing, PublicUser } from '@storyright/contracts/events'
import { mediumOf } from '@storyright/contracts/vocabulary'
import { type DemoListing, demoAccounts, demoAgents, demoDeals, timelineOf } from '@storyright/demo'
import type { Deps } from '../deps.ts'
import { followListing } from '../listings/follow-listing.ts'
import { followPerson } from '../people/follow-person.ts'
import { type Step, stepsOf } from './play-deal.ts'
import type { Cast, Stage } from './stage.ts'

export type SeedDeps = Pick<Deps, 'db' | 'transaction'> & Omit<Stage, 'folder' | 'now'>

const RUN = 'demo deals'
const AT_ONCE = 8

/** Whether the year was played before: a later start has nothing to do, and nobody's upkeep to take over. */
export async function isSeeded({ jobRun }: Pick<Deps['db'], 'jobRun'>): Promise<boolean> {
  return (await jobRun.findUnique({ where: { name: RUN } })) !== null
}

/**
 * Plays the demo's year of offers, in order, into an empty database: once, resuming where an
 * earlier run was interrupted. Returns how many offers there are.
 */
export async function seedDemoDeals(
  deps: SeedDeps,
  listings: DemoListing[],
  now: Date,
  onProgress: (loaded: number, total: number) => void = () => {},
): Promise<number> {
  const { db } = deps
  if (await isSeeded(db)) return 0
  // Listings that the catalogue has already published may differ from the demo's, and may be under option.
  if ((await db.listing.count({ where: { version: { gt: 0 } } })) > 0) return 0
  const deals = castOf(listings, now)
  await learn(deps, deals)
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-demo-'))
  try {
    const stage = { ...deps, folder, now }
    await playInOrder(
      deals.flatMap((cast) => stepsOf(stage, cast)),
      onProgress,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await db.jobRun.create({ data: { name: RUN, doneAt: now } })
  return deals.length
}

function castOf(listings: DemoListing[], now: Date): Cast[] {
  const accounts = new Map(demoAccounts.map((account) => [account.id, account]))
  const named = demoAgents.find(({ email }) => email === 'agent@storyright.test')!
  const deals = demoDeals(listings, named.id)
  const options = new Map(deals.filter(({ course }) => course.is === 'accepted').map((deal) => [deal.place, deal]))
  return deals.map((deal) => {
    const listing = listings[deal.place]!
    // What was overtaken goes by the time of the offer that overtook it.
    const leading = deal.course.is === 'overtaken' ? options.get(deal.place)! : deal
    return {
      deal,
      listing,
      listingId: String(deal.place + 1),
      producer: accounts.get(deal.producerId)!,
      agent: accounts.get(listing.agentId)!,
      timeline: timelineOf(leading, new Date(listing.createdAt), now),
    }
  })
}

/** What the events of identity and catalogue will bring; any of those is newer. */
async function learn(deps: SeedDeps, deals: Cast[]): Promise<void> {
  const pastDeps = { ...deps, ...deps.depsAt(new Date(0), 'past') }
  const people = new Map(deals.flatMap(({ producer, agent }) => [producer, agent]).map((person) => [person.id, person]))
  const listings = new Map(deals.map(({ listingId, listing }) => [listingId, listing]))
  await deps.transaction(async (tx) => {
    for (const person of people.values()) await followPerson(pastDeps, asEnvelope(person as unknown as PublicUser), tx)
    for (const [id, { form, agentId }] of listings) {
      const medium = form.medium ?? mediumOf[form.contentType]
      const listing = { ...form, id, agentId, medium, status: 'available', soldOfferId: null }
      await followListing(pastDeps, false, asEnvelope(listing as unknown as PublicListing), tx)
    }
  })
}

const asEnvelope = <Data>(data: Data) => ({ data, entityversion: 0 }) as Envelope<Data>

/** Some at a time, never two of one listing: what happened earlier is written earlier. */
async function playInOrder(steps: Step[], onProgress: (loaded: number, total: number) => void): Promise<void> {
  const left = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  while (left.length > 0) {
    onProgress(steps.length - left.length, steps.length)
    const taken = new Set<string>()
    let count = 0
    for (const { listingId } of left.slice(0, AT_ONCE)) {
      if (taken.has(listingId)) break
      taken.add(listingId)
      count++
    }
    await Promise.all(left.splice(0, count).map((step) => step.play()))
  }
}
