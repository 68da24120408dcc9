import { withDatabase } from '@storyright/postgres'
import type { Bench, BenchOptions } from './bench.ts'
import { alignedTable } from './figures/report.ts'
import { askedAtEachSize } from './growth/asked.ts'
import { growthTable, type Times } from './growth/growth-table.ts'
import { beside, named, type Size, sizes } from './growth/sizes.ts'
import { fillCatalogue } from './many/fill-catalogue.ts'
import { showProgress } from './many/show-progress.ts'
import { residentMegabytes } from './memory.ts'
import { signIn } from './running/sign-in.ts'
import { withClient } from './running/with-client.ts'

const DEMO_LISTINGS = 1_296
const READER = 'premium@storyright.test'

/** The same calls to the demo, to a tenth of a large catalogue and to all of it, each of the three at the same moment. */
export const growth: Bench = { beside, run: measureGrowth }

async function measureGrowth(options: BenchOptions): Promise<void> {
  const { home, url, services, listings, rounds, progress, signal } = options
  const counts: Record<Size, number> = { demo: DEMO_LISTINGS, middle: Math.ceil(listings / 10), large: listings }
  const cookie = await signIn(url, READER)
  for (const size of ['middle', 'large'] as const) await fill(options, size, counts[size])
  const gateways = sizes.map((size) => services[named('gateway', size)]!)
  const times: Times = new Map()
  for (let round = 0; round <= rounds; round++)
    await progress.step(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`, async () => {
      await forgetCached(options)
      for (const [kind, paths] of askedAtEachSize()) {
        const of = times.get(kind) ?? sizes.map(() => [])
        for (const [turn, path] of paths.entries())
          for (const place of rotated(turn)) {
            signal.throwIfAborted()
            const took = await timed(gateways[place]! + path, cookie)
            if (round > 0) of[place]!.push(took)
          }
        times.set(kind, of)
      }
    })
  const memory = await Promise.all(
    ['catalogue', 'gateway'].map(async (name) => [
      `memory of ${name}, MB`,
      ...(await Promise.all(sizes.map(async (size) => (await residentMegabytes(home, named(name, size))).toFixed(0)))),
    ]),
  )
  const heading = ['', ...sizes.map((size) => counts[size].toLocaleString('en-GB'))]
  const disk = ['PostgreSQL of the catalogue, MB', ...(await Promise.all(sizes.map((size) => storeOf(options, size))))]
  progress.note(`\n${growthTable(Object.values(counts), times)}\n\n${alignedTable([heading, ...memory, disk])}`)
}

async function fill({ postgresUrl, progress }: BenchOptions, size: Size, listings: number): Promise<void> {
  progress.note(`Filling ${listings} listings`)
  const name = databaseOf('catalogue', size)
  // This data is thrown away.
  await withClient(postgresUrl, (client) => client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`))
  const databaseUrl = withDatabase(postgresUrl, name)
  await withClient(databaseUrl, (client) => client.query(untold))
  await fillCatalogue({ databaseUrl, listings, onProgress: showProgress(progress.note) })
}

/**
 * Nobody is told of what is filled in: the one stream is everybody's, whose listings have the same ids, and hearing of so many would take
 * longer than all that is measured.
 */
const untold = `
  CREATE OR REPLACE FUNCTION messaging.keep_untold() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.sent_at := now(); RETURN NEW; END';
  CREATE OR REPLACE TRIGGER keep_untold BEFORE INSERT ON messaging.outbox FOR EACH ROW EXECUTE FUNCTION messaging.keep_untold()`

/** No answer comes from a cache: each catalogue is told of a change. */
async function forgetCached({ postgresUrl }: BenchOptions): Promise<void> {
  for (const size of sizes)
    await withClient(withDatabase(postgresUrl, databaseOf('catalogue', size)), (client) =>
      client.query('NOTIFY catalogue_changed'),
    )
}

const storeOf = ({ postgresUrl }: BenchOptions, size: Size): Promise<string> =>
  withClient(postgresUrl, async (client) => {
    const asked = 'SELECT (pg_database_size($1) / 1048576)::int AS megabytes'
    return String((await client.query(asked, [databaseOf('catalogue', size)])).rows[0].megabytes)
  })

async function timed(url: string, cookie: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  return performance.now() - began
}

const databaseOf = (name: string, size: Size) => named(name, size).replace('-', '_')
const rotated = (turn: number) => sizes.map((_, place) => (place + turn) % sizes.length)
