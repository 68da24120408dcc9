import { setTimeout as wait } from 'node:timers/promises'
import { serviceNames } from '@storyright/contracts/services'
import type { Db } from '@storyright/mongodb'
import { mongoClient, sendSignal, withDatabase } from '@storyright/mongodb'
import { askerOf, untilHeard } from '@storyright/platform'
import { type ModelFile, newestModel } from '../../services/ai/src/recommendations/files/model-files.ts'
import { trainingBell } from '../../services/ai/src/recommendations/training/training.ts'
import type { Bench, BenchOptions } from './bench.ts'
import { alignedTable } from './figures/report.ts'
import { residentMegabytes } from './memory.ts'
import { anyListing } from './recommendations/any-listing.ts'
import { timeOf, timesOfArrivals } from './recommendations/arrivals.ts'
import { fillAi, reader } from './recommendations/fill-ai.ts'
import { databaseOf, secondServices, sizes } from './recommendations/second-services.ts'
import { signIn } from './running/sign-in.ts'

const PER_SECOND = 20
const WARM_UP_SECONDS = 5
const DEMO_LISTINGS = 1_296
const peopleOf = { small: 600, large: 5_000 } as const
const LOOKS_EVERY_MS = 250
const STUCK_AFTER_MS = 60_000

/** Recommendations of a demo-sized and of a large catalogue beside it, at rest and while it is being learned anew. */
export const recommendations: Bench = { beside: secondServices, run: measureRecommendations }

interface Measured {
  name: string
  training: ModelFile
  idle: number[]
  meanwhile: number[]
  megabytes: number
}

async function measureRecommendations(options: BenchOptions): Promise<void> {
  const { home, url, services, mongoUrl, listings, seconds, progress, signal } = options
  const cookie = await signIn(url, reader.email)
  const counts = { small: DEMO_LISTINGS, large: listings }
  const measured: Measured[] = []
  await progress.step('Waiting until all have heard of the demo', () => atRest(options))
  for (const size of sizes) {
    const client = mongoClient(withDatabase(mongoUrl, databaseOf(size)), { service: 'bench' })
    const db = client.db()
    const name = `${counts[size]} listings`
    await progress.step(`Filling ${name}`, async () => {
      const like = await anyListing(mongoUrl, signal)
      await fillAi(db, { listings: counts[size], people: peopleOf[size], like })
    })
    await progress.step(`Learning of ${name}`, () => trained(db, counts[size], signal))
    const ask = asking(`${services[`gateway-ai-${size}`]}`, cookie)
    const arrivals = { ask, perSecond: PER_SECOND, signal }
    await untilKnown(ask, signal)
    await timesOfArrivals({ ...arrivals, seconds: WARM_UP_SECONDS })
    const idle = await progress.step(`Asking at ${name}`, () => timesOfArrivals({ ...arrivals, seconds: seconds * 5 }))
    const megabytes = await residentMegabytes(home, `ai-${size}`)
    const [meanwhile, training] = await progress.step(`Asking at ${name} while they are learned`, () =>
      whileTraining(db, counts[size], arrivals),
    )
    measured.push({ name, training, idle, meanwhile, megabytes })
    await client.close()
  }
  progress.note(`\n${tableOf(measured)}`)
}

function tableOf(measured: readonly Measured[]): string {
  const ms = (part: number, times: readonly number[]) => timeOf(part, times).toFixed(1)
  const refused = (times: readonly number[]) => `${times.filter((time) => time === Number.POSITIVE_INFINITY).length}`
  return alignedTable([
    [
      '',
      'p50 ms',
      'p95 ms',
      'refused',
      'p50 learning',
      'p95 learning',
      'refused',
      'learning ÷ idle',
      'learned in s',
      'file MB',
      'memory MB',
    ],
    ...measured.map(({ name, idle, meanwhile, training, megabytes }) => [
      name,
      ms(0.5, idle),
      ms(0.95, idle),
      refused(idle),
      ms(0.5, meanwhile),
      ms(0.95, meanwhile),
      refused(meanwhile),
      (timeOf(0.5, meanwhile) / timeOf(0.5, idle)).toFixed(2),
      (training.metadata.tookMs / 1_000).toFixed(1),
      (training.length / 2 ** 20).toFixed(0),
      megabytes.toFixed(0),
    ]),
  ])
}

/** Until every ai has heard what there is: the embedded MongoDB does one thing at a time, and they would be asked meanwhile. */
async function atRest({ home, services, signal }: BenchOptions): Promise<void> {
  const ask = await askerOf({ services }, { home })
  const all = [...serviceNames, ...sizes.map((size) => `ai-${size}`)]
  await untilHeard({ ask, services: all, signal, stuckAfterMs: STUCK_AFTER_MS })
}

const asking = (gateway: string, cookie: string) => (number: number) =>
  fetch(`${gateway}/api/recommendations?limit=8&refresh=${number % 6}`, { headers: { cookie } })

const trained = (db: Db, listings: number, signal: AbortSignal): Promise<ModelFile> =>
  until(async () => {
    const newest = await newestModel(db)
    return newest?.metadata.counts.listings === listings ? newest : undefined
  }, signal)

/** Until the service has read what was learned. */
async function untilKnown(ask: (number: number) => Promise<Response>, signal: AbortSignal): Promise<void> {
  await until(async () => {
    const { totalAnalyzed } = (await (await ask(0)).json()) as { totalAnalyzed: number }
    return totalAnalyzed > DEMO_LISTINGS / 2 || undefined
  }, signal)
}

/** Has it learned anew, and asks until that is done. */
async function whileTraining(
  db: Db,
  listings: number,
  arrivals: Omit<Parameters<typeof timesOfArrivals>[0], 'seconds'>,
): Promise<[number[], ModelFile]> {
  await db.collection('models.files').deleteMany({})
  await sendSignal(db, trainingBell)
  let done: ModelFile | undefined
  const training = trained(db, listings, arrivals.signal).then((newest) => {
    done = newest
    return newest
  })
  const times = await timesOfArrivals({ ...arrivals, seconds: 600, until: () => done !== undefined })
  return [times, await training]
}

async function until<Found>(look: () => Promise<Found | undefined>, signal: AbortSignal): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await wait(LOOKS_EVERY_MS, undefined, { signal })
  }
}
