import { setTimeout as pause } from 'node:timers/promises'
import { type ComparedOffer, compareOffersCalls, offerCalls } from '@storyright/contracts/http'
import { demoAccounts } from '@storyright/demo'
import { withDatabase } from '@storyright/postgres'
import type { Bench, BenchOptions } from './bench.ts'
import { compare, type Subject } from './figures/compare.ts'
import { alignedTable, ratiosOf, tableOf } from './figures/report.ts'
import { differentBook } from './rights/different-books.ts'
import { fillTitle } from './rooms/fill-rooms.ts'
import { signIn } from './running/sign-in.ts'
import { withClient } from './running/with-client.ts'

const AGENT = 'agent@storyright.test'
const OFFERS = 200
const ROUNDS = 6
const CALLS_A_ROUND = 20
const LOOK_AGAIN_MS = 500

/** The room of an offer beside the offer alone, and the offers of a title compared. */
export const rooms: Bench = { run: measureRooms }

const wholeDeal = {
  price: { kind: 'budget', percent: 2.5, floor: 40_000, ceiling: 250_000 },
  extension: { times: 2, months: 12, fee: 4_000, creditable: true },
  profits: 2.5,
  passive: { sequel: 50, remake: 33, spinOff: 25 },
  reserved: [{ right: 'publication', holdYears: 0 }],
  credit: { words: 'Based on the novel by', place: 'main_titles' },
  reversionYears: 5,
}

/** Titles by what is asked of them. Whatever is on offer and taken, they all say of each other which go together. */
const titles = [
  { name: 'the same rights, exclusive', scopeAt: () => 'World; L; film+tv; always; exclusive', rounds: 1 },
  { name: 'the same rights, non-exclusive', scopeAt: () => 'World; L; film+tv; always; non-exclusive', rounds: 1 },
  { name: 'twenty different books', scopeAt: (place: number) => differentBook(place % 20), rounds: 1 },
  {
    name: 'all books different, with deals and six rounds',
    scopeAt: differentBook,
    dealAt: () => wholeDeal,
    rounds: ROUNDS,
  },
] as const

async function measureRooms({ url, postgresUrl, rounds, seconds, progress, signal }: BenchOptions): Promise<void> {
  const offersUrl = withDatabase(postgresUrl, 'offers')
  const cookie = await signIn(url, AGENT)
  const headers = { cookie }
  const agentId = demoAccounts.find(({ email }) => email === AGENT)!.id
  const listingIds = await progress.step('Looking for titles', () => untilKnown(offersUrl, agentId, signal))
  const ids = await progress.step(`Making ${OFFERS} offers for each of ${titles.length} titles`, () =>
    withClient(offersUrl, async (client) => {
      const made: string[][] = []
      for (const [place, title] of titles.entries())
        made.push(await fillTitle(client, { ...title, agentId, listingId: listingIds[place]!, count: OFFERS }))
      await client.query('VACUUM ANALYZE')
      return made
    }),
  )

  const rows: string[][] = []
  for (const [place, { name }] of titles.entries())
    await progress.step(`Comparing offers: ${name}`, async () => {
      const path = compareOffersCalls.compareOffers.path.replace(':id', listingIds[place]!)
      const times: number[] = []
      let bytes = 0
      for (let call = -CALLS_A_ROUND; call < rounds * CALLS_A_ROUND; call += 1) {
        signal.throwIfAborted()
        const began = performance.now()
        const answer = await fetch(`${url}${path}?budget=${5_000_000 + call}`, { headers })
        const text = await answer.text()
        if (call >= 0) times.push(performance.now() - began)
        const found = (JSON.parse(text) as ComparedOffer[]).length
        if (!answer.ok || found !== OFFERS) throw new Error(`${path} answered ${answer.status} with ${found} offers`)
        bytes = text.length
      }
      const sorted = times.toSorted((one, other) => one - other)
      const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(1)
      rows.push([name, String(sorted.length), at(0.5), at(0.95), at(1), String(Math.round(bytes / 1024))])
    })

  const subject = (name: string, path: string, id: string): Subject => ({
    name,
    url: url + path.replace(':id', id),
    headers,
  })
  const [bare, negotiated] = [ids[0]![0]!, ids[3]![0]!]
  const { getOffer, getRoom } = offerCalls
  const offer = subject('offer without a deal', getOffer.path, bare)
  const room = subject('its room', getRoom.path, bare)
  const long = subject('offer with a deal and six rounds', getOffer.path, negotiated)
  const longRoom = subject('the room of that', getRoom.path, negotiated)
  const samples = await compare({ subjects: [offer, room, long, longRoom], rounds, seconds, progress, signal })
  const ratios = [
    { of: room, to: offer },
    { of: longRoom, to: long },
  ]
  const head = ['200 offers of one title, ms', 'calls', 'median', 'p95', 'worst', 'KB']
  progress.note(`\n${alignedTable([head, ...rows])}\n\n${tableOf(samples)}\n\n${ratiosOf(samples, ratios)}`)
}

/** Titles of the agent that offers knows, and nothing of which is taken. */
async function untilKnown(offersUrl: string, agentId: string, signal: AbortSignal): Promise<string[]> {
  for (;;) {
    const { rows } = await withClient(offersUrl, (client) =>
      client.query<{ id: string }>(
        `SELECT id FROM listings WHERE agent_id = $1 AND status = 'available' AND NOT is_deleted
           AND NOT EXISTS (SELECT FROM offers WHERE listing_id = listings.id) AND NOT EXISTS (SELECT FROM takings WHERE listing_id = listings.id)
         ORDER BY id LIMIT $2`,
        [agentId, titles.length],
      ),
    )
    if (rows.length === titles.length) return rows.map(({ id }) => id)
    await pause(LOOK_AGAIN_MS, undefined, { signal })
  }
}
