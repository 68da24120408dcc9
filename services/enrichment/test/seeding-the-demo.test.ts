import { type EnrichedListing, type Envelope, listingUpdated } from '@storyright/contracts/events'
import { type EnrichmentSource, enrichmentSources } from '@storyright/contracts/vocabulary'
import { type DemoLookedUp, demoListings, demoLookedUp } from '@storyright/demo'
import { createOutbox } from '@storyright/messaging'
import { mongoStore } from '@storyright/messaging/mongodb'
import {
  eventually,
  publishedListing,
  type Recording,
  recordEvents,
  type TestSandbox,
  testSandbox,
} from '@storyright/testing'
import { seedLookedUp } from '../src/demo/seed-looked-up.ts'
import { takeoverRows } from '../src/field-overrides/takeover-rows.ts'
import { countsOf } from '../src/look-ups/count-rows.ts'
import { lookUpRows } from '../src/look-ups/look-up-rows.ts'
import { createSources } from '../src/sources/create-sources.ts'
import { sourceSettingsOf } from '../src/sources/settings.ts'
import { type Enrichment, startEnrichment, workOf } from './harness.ts'

const works = demoListings()
const all = demoLookedUp(works, new Date())
/** Enough to have some of each kind. */
const demo = [...new Set([...all.slice(0, 32), ...all.filter(({ failed }) => failed.length > 0).slice(0, 3)])]

let sandbox: TestSandbox
let enrichment: Enrichment
let told: Recording<Envelope<EnrichedListing>>
let close: () => Promise<void>
let seed: (wanted: DemoLookedUp[], played?: readonly EnrichmentSource[], answers?: number) => Promise<number>
beforeAll(async () => {
  sandbox = await testSandbox()
  enrichment = await startEnrichment({ sandbox })
  told = await recordEvents(enrichment.natsUrl, 'enrichment.listing.>')
  const { db, clock, config } = enrichment
  const made = createSources({ ...sourceSettingsOf(config), limitMs: 20_000, scoresVideos: true }, clock)
  close = made.close
  const { transaction, enqueue } = mongoStore(db)
  const outbox = createOutbox({ service: 'enrichment', store: { enqueue } })
  seed = (wanted, played = enrichmentSources, answers = Number.POSITIVE_INFINITY) => {
    /** Catalogue, with the demo in it. */
    const catalogue = {
      async ask({ path }: { path: string }) {
        if (--answers < 0) throw new Error('ended')
        return { version: 1, listing: listingAt(Number(path.split('/').at(-1))) } as never
      },
      close: async () => undefined,
    }
    return seedLookedUp({ db, transaction, outbox, catalogue, sources: made.sources, clock, played }, () => wanted)
  }
})
afterAll(async () => {
  await close?.()
  await told?.stop()
  await enrichment?.stop()
  await sandbox?.stop()
})

const listingAt = (number: number) => publishedListing(String(number), workOf(works[number - 1]!.form))
const rows = () => lookUpRows.of(enrichment.db).find().sort({ _id: 1 }).toArray()

describe('looking the demo up', () => {
  it('asks no source of which nobody said that it is played', async () => {
    expect(await seed(demo, [])).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('goes on where it was interrupted, and does nothing once all is there', async () => {
    await expect(seed(demo, enrichmentSources, 31)).rejects.toThrow('ended')
    const before = (await rows()).length / 3
    expect(before).toBeLessThan(demo.length)
    expect(await seed(demo)).toBe(demo.length - before)
    const after = await rows()
    expect(after).toHaveLength(3 * demo.length)
    expect(await seed(demo)).toBe(0)
    expect(await rows()).toEqual(after)
  })

  it('leaves some of each kind behind: found, waiting for a choice, nothing, failed with a reason', async () => {
    const kept = await rows()
    for (const { state, source, listingId, figures, candidates, failure, fetchedAt, dueAt } of kept) {
      const isFailed = demo.find((its) => its.listingId === listingId)!.failed.includes(source)
      expect(state === 'failed').toBe(isFailed)
      expect([failure !== null, fetchedAt === null, dueAt !== null]).toEqual([isFailed, isFailed, isFailed])
      if (state === 'matched') expect(figures).not.toBeNull()
      if (state === 'choosing') expect(candidates.length).toBeGreaterThan(0)
    }
    const states = new Set(kept.map(({ state }) => state))
    expect([...states].toSorted()).toEqual(['choosing', 'failed', 'matched', 'none'])
    expect(kept.find(({ state }) => state === 'failed')!.failure).toMatch(/did not answer in time\.$/)
    for (const source of enrichmentSources) {
      const counts = await countsOf(enrichment.db, source)
      const own = kept.filter((row) => row.source === source)
      for (const [state, count] of Object.entries(counts))
        expect([source, state, count]).toEqual([source, state, own.filter((row) => row.state === state).length])
    }
  })

  it('tells everything of a listing at once, and that its readers’ rating is shown where an administrator took it over', async () => {
    const ids = new Set(demo.map(({ listingId }) => listingId))
    const enriched = () => told.messages.filter(({ subject }) => ids.has(subject))
    await eventually(() => expect(new Set(enriched().map(({ subject }) => subject)).size).toBe(ids.size), {
      within: 20_000,
    })
    expect(enriched()).toHaveLength(ids.size)
    const taken = await takeoverRows.of(enrichment.db).find().toArray()
    expect(taken.length).toBeGreaterThan(0)
    for (const { data, subject } of enriched()) {
      expect(data.twitterFetchedAt === null).toBe(
        demo.find(({ listingId }) => listingId === subject)!.failed.includes('twitter'),
      )
      expect(data.mediumDetails !== null).toBe(taken.some(({ listingId }) => listingId === subject))
    }
  })

  it('leaves what catalogue then says of the same version as it is, and follows a later one', async () => {
    const { listingId } = demo[0]!
    const before = await enrichment.rowOf('youtube', listingId)
    const listing = listingAt(Number(listingId))
    await enrichment.publisher.say(listingUpdated, 1, listing)
    await enrichment.changeListing({ ...listing, isFeatured: !listing.isFeatured }, 2)
    expect(await enrichment.rowOf('youtube', listingId)).toEqual(before)
    await enrichment.changeListing({ ...listing, title: 'Another title' }, 3)
    expect(await enrichment.rowOf('youtube', listingId)).toMatchObject({ state: 'waiting', figures: null })
  })

  it('passes over a listing that is somebody else’s by now', async () => {
    const other = {
      ...all.find(({ listingId }) => !demo.some((its) => its.listingId === listingId))!,
      title: 'Not this one',
    }
    expect(await seed([other])).toBe(0)
    expect(await enrichment.rowOf('books', other.listingId)).toBeNull()
  })
})
