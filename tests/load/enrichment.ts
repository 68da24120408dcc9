import type { PublicListing } from '@storyright/contracts/events'
import { enrichmentCalls } from '@storyright/contracts/http'
import { demoAccounts } from '@storyright/demo'
import { type Db, inTransaction, mongoClient, withDatabase } from '@storyright/mongodb'
import { type PlatformProcess, processOf } from '@storyright/platform'
import { listingRows } from '@storyright/read-models'
import { followListing } from '../../services/enrichment/src/queue/follow-listing.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { residentMegabytes } from './memory.ts'
import { signIn } from './running/sign-in.ts'

const name = 'enrichment-bench'
const front = `gateway-${name}`
const database = name.replaceAll('-', '_')
const [service, gateway] = [processOf('enrichment'), processOf('gateway')]
const beside: PlatformProcess[] = [
  {
    ...service,
    name,
    env: (installation) => ({
      ...service.env?.(installation),
      YOUTUBE_PAUSE_MS: '0',
      X_PAUSE_MS: '0',
      DEMO_SOURCES: '',
    }),
  },
  {
    name: front,
    folder: gateway.folder,
    stores: gateway.stores,
    env: (installation) => ({
      ...gateway.env?.(installation),
      ENRICHMENT_URL: `http://127.0.0.1:${installation.portOf[name]}`,
    }),
  },
]

const QUEUED = 10_000
const AT_ONCE = 50
const STATUSES = 200

/** A long queue without pauses: how fast it is looked up, with how much memory; and how long a status takes at many listings. */
export const enrichment: Bench = { beside, run: measureEnrichment }

async function measureEnrichment({ home, url, services, mongoUrl, listings, say }: BenchOptions): Promise<void> {
  const cookie = await signIn(url, demoAccounts.find(({ role }) => role === 'admin')!.email)
  const client = mongoClient(withDatabase(mongoUrl, database), { service: 'bench' })
  const db = client.db()
  const ask = async (call: { method: string; path: string }, body?: object) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const sent = { method: call.method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(new URL(call.path, services[front]), sent)
    if (!answer.ok) throw new Error(`${call.path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, number>
  }
  try {
    await say.step(`Queueing ${QUEUED} listings`, () => queue(db, QUEUED))
    const before = await residentMegabytes(home, name)
    const began = performance.now()
    const done = await say.step(`Looking ${QUEUED} listings up at YouTube`, async () => {
      let processed = 0
      for (let last = 1; last > 0 && processed < QUEUED; processed += last)
        last = (await ask(enrichmentCalls.enrichYoutube, { batchSize: 10 })).processed!
      return processed
    })
    const seconds = (performance.now() - began) / 1_000
    const after = await residentMegabytes(home, name)
    await say.step(`Queueing ${listings} listings`, () => queue(db, listings))
    const times = await say.step('Asking how far it is', async () => {
      const all: number[] = []
      for (let asked = 0; asked < STATUSES; asked++) {
        const from = performance.now()
        await ask(enrichmentCalls.youtubeStatus)
        all.push(performance.now() - from)
      }
      return all.toSorted((one, other) => one - other)
    })
    const total = (await ask(enrichmentCalls.youtubeStatus)).total!
    const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1)
    say.note(`
${done} look-ups in ${seconds.toFixed(0)} s: ${(done / seconds).toFixed(1)} a second, one after the other
memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after
status of ${total} listings through the gateway: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  } finally {
    await client.close()
  }
}

/** Queues listings up to so many as their events would. */
async function queue(db: Db, upTo: number): Promise<void> {
  const follow = followListing({ db, clock: () => new Date(), outbox: { add: async () => undefined } })
  const known = await listingRows.of(db).countDocuments({ _id: /^9/ })
  for (let from = known; from < upTo; from += AT_ONCE)
    await inTransaction(db.client, async (tx) => {
      for (let number = from; number < Math.min(upTo, from + AT_ONCE); number++) {
        const listing = listingOf(number)
        const row = { _id: listing.id, version: 1, isDeleted: false, listing }
        await listingRows.of(db).insertOne(row, { session: tx })
        await follow(tx, row)
      }
    })
}

/** What is looked up of a listing; nothing else of it is read here. */
const listingOf = (number: number) =>
  ({
    id: `9${String(number).padStart(8, '0')}`,
    title: `The Harbour Light of Year ${number}`,
    author: `Author Number${number}`,
    isbn: null,
    medium: 'book',
    publisher: null,
    publicationDate: null,
  }) as PublicListing
