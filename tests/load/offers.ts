import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Progress } from '@storyright/backing-servers'
import { withDatabase } from '@storyright/postgres'
import type { Bench, BenchOptions } from './bench.ts'
import type { Sample, Subject } from './figures/compare.ts'
import { ratiosOf, tableOf } from './figures/report.ts'
import { startBareWork } from './offers/bare-work.ts'
import { availableListings, makeBareOffer, makeOffer, send, uploadDeck } from './offers/calls.ts'
import { inLanes } from './offers/in-lanes.ts'
import { signIn } from './running/sign-in.ts'
import { withClient } from './running/with-client.ts'

const LANES = [8, 16]
const WARM_UP_SECONDS = 8
const QUIET_MS = 1_000

/** Offers made and paid through the gateway, beside the same rows and the same two calls of the provider alone. */
export const offers: Bench = { run: measureOffers }

interface Contender extends Subject {
  lanes: number
  before(): Promise<void>
  work(): Promise<void>
}

async function measureOffers({ home, url, services, postgresUrl, progress, signal, ...duration }: BenchOptions) {
  const cookie = await signIn(url, 'producer@storyright.test')
  const sandboxUrl = services.sandbox!
  const listingIds = await progress.step('Looking for listings', () => untilKnown(url, cookie, postgresUrl))
  const deckFileUrl = await uploadDeck(url, cookie)
  const ids = { producerId: randomUUID(), agentId: randomUUID(), deckId: randomUUID() }
  const bare = await startBareWork({ home, postgresUrl, sandboxUrl, listingIds, ids })
  try {
    const listenTo = await webhooksOf(sandboxUrl)
    let turn = 0
    const next = () => ({ listingId: listingIds[turn++ % listingIds.length]!, offerPrice: 5_000 })
    const throughGateway = () => makeOffer({ url, cookie, sandboxUrl }, { ...next(), deckFileUrl })
    const alone = () => makeBareOffer(bare.url, sandboxUrl, { ...next(), ...ids })
    const pairs = LANES.map((lanes): [Contender, Contender] => [
      {
        name: `through the gateway, ${lanes} at once`,
        url,
        lanes,
        before: () => listenTo('all'),
        work: throughGateway,
      },
      { name: `bare, ${lanes} at once`, url: bare.url, lanes, before: () => listenTo('none'), work: alone },
    ])
    const rest = () => untilQuiet(postgresUrl, signal)
    const samples = await compareContenders(pairs.flat(), { ...duration, progress, signal, rest })
    progress.note(
      `\n${tableOf(samples)}\n\n${ratiosOf(
        samples,
        pairs.map(([of, to]) => ({ of, to })),
      )}`,
    )
  } finally {
    await bare.stop()
  }
}

interface Comparison {
  rounds: number
  seconds: number
  progress: Progress
  signal: AbortSignal
  rest(): Promise<void>
}

/** Every contender once a round, each round beginning with another, after a round that warms up and does not count. */
async function compareContenders(contenders: Contender[], { rounds, seconds, progress, signal, rest }: Comparison) {
  const samples = new Map<Subject, Sample[]>(contenders.map((contender) => [contender, []]))
  const measure = async ({ lanes, before, work }: Contender, duration: number) => {
    signal.throwIfAborted()
    await rest()
    await before()
    return inLanes(lanes, duration, work)
  }
  await progress.step('Warming up', async () => {
    for (const contender of contenders) await measure(contender, WARM_UP_SECONDS)
  })
  for (let round = 0; round < rounds; round++)
    await progress.step(`Round ${round + 1} of ${rounds}`, async () => {
      const first = round % contenders.length
      for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)])
        samples.get(contender)!.push(await measure(contender, seconds))
    })
  return samples
}

/** Available listings whose events offers has already consumed. */
async function untilKnown(url: string, cookie: string, postgresUrl: string): Promise<string[]> {
  const listingIds = await availableListings(url, cookie)
  const known = 'SELECT count(*)::int AS count FROM listings WHERE id = ANY($1)'
  while ((await count(postgresUrl, known, [listingIds])) < listingIds.length) await pause(200)
  return listingIds
}

/** Waits until all webhooks have arrived and all events are published, so that the next measurement begins on an idle machine. */
async function untilQuiet(postgresUrl: string, signal: AbortSignal): Promise<void> {
  const busy = `SELECT ((SELECT count(*) FROM notices)
    + 1000000 * (SELECT count(*) FROM messaging.outbox WHERE sent_at IS NULL))::bigint::int AS count`
  let before = -1
  for (;;) {
    signal.throwIfAborted()
    const now = await count(postgresUrl, busy)
    if (now === before && now < 1_000_000) return
    before = now
    await pause(QUIET_MS)
  }
}

const count = (postgresUrl: string, sql: string, values: unknown[] = []): Promise<number> =>
  withClient(withDatabase(postgresUrl, 'offers'), async (client) => {
    const { rows } = await client.query<{ count: number }>(sql, values)
    return rows[0]!.count
  })

/** The bare server takes no webhooks; they would only keep the platform busy meanwhile. */
async function webhooksOf(sandboxUrl: string) {
  const path = '/control/webhooks/endpoints'
  const { endpoints: all } = await send<{ endpoints: object[] }>(sandboxUrl, { method: 'GET', path })
  return async (whose: 'all' | 'none') => {
    await send(sandboxUrl, { method: 'PUT', path, body: { endpoints: whose === 'all' ? all : [] } })
  }
}
