import type { PublicListing } from '@storyright/contracts/events'
import { enrichmentCalls } from '@storyright/contracts/http'
import { demoAccounts } from '@storyright/demo'
import { type Db, inTransaction, mongoClient, withDatabase } from '@storyright/mongodb'
import { type PlatformProcess, processOf } from '@storyright/platform'
import { listingRows } from '@storyright/read-models'
import { count } from '../../services/enrichment/src/look-ups/count-rows.ts'
import { lookUpRows } from '../../services/enrichment/src/look-ups/look-up-rows.ts'
import { createQueue } from '../../services/enrichment/src/queue/queue.ts'
import { newLookUp } from '../../services/enrichment/src/queue/queue-listings.ts'
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

const AT_ONCE = 1_000
const QUEUED = 10_000
const LASTS_MS = 60_000
const LANES = [1, 4]
const BATCHES = 20
const STATUSES = 200

/** A long queue without pauses: how fast it is looked up, with how much memory; and how long a batch and a status take in one of many listings. */
export const enrichment: Bench = { beside, run: measureEnrichment }

async function measureEnrichment({ home, url, services, mongoUrl, listings, progress }: BenchOptions): Promise<void> {
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
  const batch = async () => (await ask(enrichmentCalls.enrichYoutube, { batchSize: 10 })).processed!
  const megabytes = async () => `${(await residentMegabytes(home, name)).toFixed(0)} MB`
  /** Batches one after the other in so many lanes: look-ups a second. */
  async function lookUp(lanes: number): Promise<string> {
    const began = performance.now()
    let done = 0
    const lane = async () => {
      for (let last = 1; last > 0 && performance.now() < began + LASTS_MS; done += last) last = await batch()
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const seconds = (performance.now() - began) / 1_000
    return `${done} look-ups in ${seconds.toFixed(0)} s, batches of ten in ${lanes} at once: ${(done / seconds).toFixed(1)} a second`
  }

  try {
    await progress.step(`Queueing ${QUEUED} listings`, () => queue(db, 0, QUEUED))
    const memory = [await megabytes()]
    const rates: string[] = []
    for (const lanes of LANES) {
      rates.push(await progress.step(`Looking listings up, ${lanes} at once`, () => lookUp(lanes)))
      memory.push(await megabytes())
    }
    await progress.step(`Queueing ${listings} listings`, () => queue(db, QUEUED, listings))
    const cold = createQueue({ db, clock: () => new Date() }, 'youtube')
    const wanted = () => ({ most: 10, began: new Date(), isImpatient: true })
    const reading = await timesOf(1, () => cold.first(wanted()))
    const again = await timesOf(STATUSES, () => cold.first(wanted()))
    const batches = await progress.step('Batches of ten', () => timesOf(BATCHES, batch))
    const statuses = await progress.step('Asking how far it is', () =>
      timesOf(STATUSES, () => ask(enrichmentCalls.youtubeStatus)),
    )
    const { total, enriched, remaining } = await ask(enrichmentCalls.youtubeStatus)
    const waiting = await lookUpRows.of(db).countDocuments({ source: 'youtube', state: 'waiting' })
    progress.note(`
${rates.join('\n')}
memory before and after: ${memory.join(', ')}
of ${total} listings, ${enriched} enriched and ${remaining} not (${waiting} rows wait):
the queue read first by a process: ${reading.at(0)} ms; then: median ${again.at(0.5)} ms, p95 ${again.at(0.95)} ms
a batch of ten: median ${batches.at(0.5)} ms, p95 ${batches.at(0.95)} ms
status through the gateway: median ${statuses.at(0.5)} ms, p95 ${statuses.at(0.95)} ms`)
  } finally {
    await client.close()
  }
}

async function timesOf(count: number, work: () => Promise<unknown>) {
  const times: number[] = []
  for (let done = 0; done < count; done++) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { at: (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1) }
}

/** Queues listings as their events would, a thousand a second, in few writes. */
async function queue(db: Db, from: number, upTo: number): Promise<void> {
  const end = Date.now()
  const at = (number: number) => new Date(end - (upTo - number))
  for (let first = from; first < upTo; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, upTo - first) }, (_none, place) => first + place)
    const kept = some.map(listingOf).map((listing) => ({ _id: listing.id, version: 1, isDeleted: false, listing }))
    await listingRows.of(db).insertMany(kept)
    await lookUpRows.of(db).insertMany(some.map((number) => newLookUp('youtube', listingOf(number), at(number))))
    await inTransaction(db.client, (tx) =>
      count(tx, db, ...some.map(() => ({ source: 'youtube', to: 'waiting' }) as const)),
    )
  }
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
