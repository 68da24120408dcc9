import { catalogueCalls } from '@storyright/contracts/http'
import { withDatabase } from '@storyright/postgres'
import type { Bench, BenchOptions } from './bench.ts'
import type { Sample, Subject } from './figures/compare.ts'
import { ratiosOf, tableOf } from './figures/report.ts'
import { type Joined, joinPeople } from './running/join-people.ts'
import { untilSent } from './running/until-sent.ts'
import { forgetViews } from './views/forget-views.ts'
import { type Reading, readAll } from './views/read-all.ts'

/** Fewer than the sign-ins that one address may make. */
const READERS = 100
const AGENTS = 50
/** So many listings a reader opens in one go: a month's. */
const WINDOW = 5
const BATCHES = 4

/** The detail call of metered readers, for listings seen before and not, beside that of readers without a limit. */
export const views: Bench = { run: measureViews }

async function measureViews({ url, postgresUrl, rounds, progress, signal }: BenchOptions): Promise<void> {
  const database = (name: string) => withDatabase(postgresUrl, name)
  const joining = { url, databaseUrl: database('identity'), signal }
  const readers = await progress.step(`Signing in ${READERS} readers`, () => joinPeople(READERS, joining))
  const agents = await progress.step(`Signing in ${AGENTS} agents`, () =>
    joinPeople(AGENTS, { ...joining, role: 'agent' }),
  )
  const windows = windowsOf(await listingsOf(url, readers[0]!))
  const perAgent = (READERS * WINDOW) / AGENTS
  const of = (window: string[], people: Joined[], each: number): Reading[] =>
    people.map(({ cookie }) => ({ cookie, ids: Array.from({ length: each }, (_, place) => window[place % WINDOW]!) }))

  const seen = windows.next().value!
  const unmetered: Subject = { name: 'unmetered', url }
  const before: Subject = { name: 'seen before', url }
  const first: Subject = { name: 'not seen before', url }
  const readings: Record<string, () => Reading[]> = {
    [unmetered.name]: () => of(seen, agents, perAgent),
    [before.name]: () => of(seen, readers, WINDOW),
    [first.name]: () => of(windows.next().value!, readers, WINDOW),
  }
  /** Everybody has the whole month again, and nothing is still on its way. */
  const settle = async () => {
    await untilSent(database('membership'), signal)
    await forgetViews(database('membership'))
  }

  await settle()
  await readAll(url, of(seen, readers, WINDOW)) // from now on they have seen these
  const subjects = [unmetered, before, first]
  const samples = new Map<Subject, Sample[]>(subjects.map((subject) => [subject, []]))
  for (let round = 0; round <= rounds; round += 1)
    await progress.step(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`, async () => {
      const taken = new Map<Subject, Sample[]>(subjects.map((subject) => [subject, []]))
      for (let batch = 0; batch < BATCHES; batch += 1)
        for (let place = 0; place < subjects.length; place += 1) {
          signal.throwIfAborted()
          const subject = subjects[(round + batch + place) % subjects.length]!
          await settle()
          taken.get(subject)!.push(await readAll(url, readings[subject.name]!()))
        }
      if (round > 0) for (const subject of subjects) samples.get(subject)!.push(together(taken.get(subject)!))
    })
  const ratios = [before, first].map((one) => ({ of: one, to: unmetered }))
  progress.note(`\n${tableOf(samples)}\n\n${ratiosOf(samples, ratios)}`)
}

/** Batches have the same number of requests: their times add up. */
function together(batches: Sample[]): Sample {
  const worst = (value: (sample: Sample) => number) => Math.max(...batches.map(value))
  return {
    requestsPerSecond: batches.length / batches.reduce((sum, batch) => sum + 1 / batch.requestsPerSecond, 0),
    p50: worst(({ p50 }) => p50),
    p99: worst(({ p99 }) => p99),
    errors: batches.reduce((sum, { errors }) => sum + errors, 0),
  }
}

async function listingsOf(url: string, { cookie }: Joined): Promise<string[]> {
  const answer = await fetch(url + catalogueCalls.listListings.path, { headers: { cookie } })
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}

function* windowsOf(ids: string[]): Generator<string[], never> {
  for (let start = 0; start + WINDOW <= ids.length; start += WINDOW) yield ids.slice(start, start + WINDOW)
  throw new Error('There are too few listings for so many rounds.')
}
