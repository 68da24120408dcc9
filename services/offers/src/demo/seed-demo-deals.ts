import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Envelope, PublicListing, PublicUser } from '@storyright/contracts/events'
import { mediumOf, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
import {
  type DemoAccount,
  type DemoListing,
  demoAccounts,
  demoAgents,
  demoDeals,
  isOpen,
  timelineOf,
} from '@storyright/demo'
import { recordSignature } from '../agreement/sign-agreement.ts'
import type { Deps } from '../deps.ts'
import { followListing } from '../listings/follow-listing.ts'
import { answerNotice } from '../options/answer-notice.ts'
import { recordNotice } from '../options/record-notice.ts'
import { followPerson } from '../people/follow-person.ts'
import { DAY_MS } from '../times.ts'
import { acceptOffer } from '../use-cases/accept-offer.ts'
import { cancelOffer, rejectOffer } from '../use-cases/answer-offer.ts'
import { giveWay, leaveUnpaid, makeOffer, nameOf, payNow, payThen, runOut, sendNotice, viewerOf } from './moves.ts'
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

/** One step of a deal. It does nothing when done before, so that an interrupted run can resume. */
interface Step {
  listingId: string
  at: Date
  play(): Promise<void>
}

/** The steps of a deal, each to be played at its time. */
function stepsOf(stage: Stage, cast: Cast): Step[] {
  const { deal, listingId, timeline, producer, agent } = cast
  const { course } = deal
  const [maker, seller] = [viewerOf(producer), viewerOf(agent)]
  let offerId = ''
  const step = (at: Date, play: (deps: Deps) => Promise<void>): Step => ({
    listingId,
    at,
    play: () => play(stage.depsAt(at, isOpen(course) ? 'real' : 'past')),
  })
  const whilePending = (at: Date, play: (deps: Deps) => Promise<void>) =>
    step(at, async (deps) => {
      if ((await deps.db.offer.findUniqueOrThrow({ where: { id: offerId } })).status === 'pending') await play(deps)
    })
  const { begins, after } = timeline

  const made = step(begins, async (deps) => {
    offerId = await makeOffer(deps, stage, cast)
  })
  if (isOpen(course)) {
    const soon = new Date(begins.getTime() + 5 * 60_000)
    const card = course.is === 'declined' ? 'declined' : 'good'
    return course.is === 'unpaid' ? [made] : [made, whilePending(soon, (deps) => payNow(deps, stage, offerId, card))]
  }

  const paid = whilePending(after(0.01), (deps) => payThen(deps, stage.past, offerId))
  const ended = (days: number, play: (deps: Deps) => Promise<void>) => [made, paid, whilePending(after(days), play)]
  switch (course.is) {
    case 'overtaken':
      return [made, paid, step(after(3.05), (deps) => giveWay(deps, offerId))]
    case 'neverPaid':
      return [made, whilePending(after(1), (deps) => leaveUnpaid(deps, offerId))]
    case 'expired':
      return ended(7, (deps) => runOut(deps, stage.past, offerId))
    case 'rejected':
      return ended(2.5, (deps) => rejectOffer(deps, { offerId, viewer: seller }))
    case 'cancelled':
      return ended(1.5, (deps) => cancelOffer(deps, { offerId, viewer: maker, reason: course.reason }))
    case 'accepted':
      return [...ended(3, (deps) => acceptOffer(deps, { offerId, viewer: seller })), ...signatures(), ...whatBecame()]
  }

  function signatures(): Step[] {
    if (course.is !== 'accepted' || course.signed === 'nobody') return []
    const sign = (days: number, person: DemoAccount, side: 'producer' | 'agent') =>
      step(after(days), async (deps) => {
        const agreement = await deps.db.agreement.findUniqueOrThrow({ where: { offerId } })
        if (agreement[`${side}SignedAt`] === null)
          await recordSignature(deps, { offerId, viewer: viewerOf(person), name: nameOf(person) })
      })
    const first = sign(3.5, producer, 'producer')
    return course.signed === 'both' ? [first, sign(5, agent, 'agent')] : [first]
  }

  function whatBecame(): Step[] {
    if (course.is !== 'accepted' || course.after === null) return []
    const kind: OptionNoticeKind = course.after === 'exercised' ? 'exercise' : 'extension'
    const record = (at: Date) =>
      step(at, async (deps) => {
        if ((await deps.db.optionNotice.count({ where: { offerId } })) > 0) return
        const documentUrl = await sendNotice({ ...deps, publicUrl: stage.publicUrl }, stage.folder, {
          kind,
          offerId,
          cast,
        })
        await recordNotice(deps, { offerId, viewer: maker, kind, documentUrl, note: null })
      })
    // Still open, for the demo's agent to answer.
    if (course.after === 'extensionRecorded') return [record(new Date(stage.now.getTime() - 4 * DAY_MS))]
    const days = kind === 'exercise' ? 60 : 38
    const confirmed = step(after(days + 4), async (deps) => {
      const notice = await deps.db.optionNotice.findFirst({ where: { offerId, status: 'waiting' } })
      if (!notice) return
      const answer = { noticeId: notice.id, answer: 'confirm', reason: null } as const
      await answerNotice(deps, { offerId, viewer: seller, ...answer })
    })
    return [record(after(days)), confirmed]
  }
}
