import { setTimeout as pause } from 'node:timers/promises'
import { catalogueCalls, takingCalls } from '@storyright/contracts/http'
import { listingSorts } from '@storyright/contracts/vocabulary'
import { withDatabase } from '@storyright/postgres'
import type { Bench, BenchOptions } from './bench.ts'
import { compare, type Subject } from './figures/compare.ts'
import { alignedTable, ratiosOf, tableOf } from './figures/report.ts'
import { fillCatalogue } from './many/fill-catalogue.ts'
import { large, largeDatabase } from './many/second-catalogue.ts'
import { showProgress } from './many/show-progress.ts'
import { differentBook } from './rights/different-books.ts'
import { fillRights } from './rights/fill-rights.ts'
import { signIn } from './running/sign-in.ts'
import { withClient } from './running/with-client.ts'

const BOOKS = 5_000
const DEMO_LISTINGS = 1_296
const CACHES_CLEARED_MS = 50

/** Listings by the rights that are free, in a large catalogue with as many different books; and what is free of one listing. */
export const rights: Bench = { beside: large, run: measureRights }

async function measureRights(options: BenchOptions): Promise<void> {
  const { url, services, postgresUrl, listings, rounds, seconds, progress, signal } = options
  const catalogueUrl = withDatabase(postgresUrl, largeDatabase)
  progress.note(`Filling ${listings} listings with ${BOOKS} different books of rights`)
  await withClient(postgresUrl, (client) =>
    client.query(`ALTER DATABASE ${largeDatabase} SET synchronous_commit = off`),
  )
  await withClient(catalogueUrl, (client) => client.query(unsent))
  const rightsAt = (place: number) => differentBook(place % BOOKS)
  await fillCatalogue({ databaseUrl: catalogueUrl, listings, rightsAt, onProgress: showProgress(progress.note) })
  const offersUrl = withDatabase(postgresUrl, 'offers')
  await progress.step('Taking some of them', () =>
    fillRights({ catalogueUrl, offersUrl, after: DEMO_LISTINGS, signal }),
  )

  const cookie = await signIn(url, 'premium@storyright.test')
  const at = services['gateway-large']!
  const times = new Map<string, number[]>()
  const forget = async () => {
    await withClient(catalogueUrl, (client) => client.query('NOTIFY catalogue_changed'))
    await pause(CACHES_CLEARED_MS)
  }
  for (let round = 0; round <= rounds; round += 1)
    await progress.step(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`, async () => {
      for (const [place, calls] of groupsOfCalls().entries()) {
        await forget()
        for (const { kind, path } of (place + round) % 2 === 0 ? calls : calls.toReversed()) {
          signal.throwIfAborted()
          const took = await timed(at + path, cookie)
          if (round > 0) times.set(kind, [...(times.get(kind) ?? []), took])
        }
      }
    })

  const id = String(DEMO_LISTINGS + 4) // with something taken
  const pathOf = (path: string) => path.replace(':id', id)
  const headers = { cookie }
  const detail: Subject = { name: 'detail', url: at + pathOf(catalogueCalls.getListing.path), headers }
  const grant = new URLSearchParams({ grant: 'World ex US; en; film+tv; ..2029-11-30' })
  const availability: Subject = {
    name: 'availability',
    url: `${at}${pathOf(takingCalls.rightsAvailability.path)}?${grant}`,
    headers,
  }
  const samples = await compare({ subjects: [detail, availability], rounds, seconds, progress, signal })
  progress.note(
    `\n${timesTable(times)}\n\n${tableOf(samples)}\n\n${ratiosOf(samples, [{ of: availability, to: detail }])}`,
  )
}

/** The one stream is everybody's, whose listings have the same ids: what is filled in is not sent. */
const unsent = `
  CREATE OR REPLACE FUNCTION messaging.keep_untold() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.sent_at := now(); RETURN NEW; END';
  CREATE OR REPLACE TRIGGER keep_untold BEFORE INSERT ON messaging.outbox FOR EACH ROW EXECUTE FUNCTION messaging.keep_untold()`

const asked: Record<string, string>[] = [
  { rights: 'film' },
  { rights: 'film,tv' },
  { rights: 'film,tv,streaming' },
  { rights: 'all', territory: 'GB' },
  { rights: 'radio', territory: 'United Kingdom', language: 'en' },
  { rights: 'film', territory: 'World', language: 'L' },
  { rights: 'film,tv', territory: 'World ex US', language: 'en' },
  { rights: 'stage', territory: 'Europe', months: '24' },
  { rights: 'film', territory: 'DACH', exclusivity: 'non-exclusive' },
  { rights: 'digital', territory: 'North America', from: '2027-06-01', months: '36' },
  { rights: 'film', territory: 'Europe', availability: 'part' },
  { territory: 'Latin America', language: 'es' },
  { rights: 'merchandising', exclusivity: 'first-look' },
  { rights: 'film,tv', territory: 'ANZ', language: 'en', availability: 'part' },
  { rights: 'international', months: '60' },
  { rights: 'film', territory: 'JP', language: 'ja' },
]
const sorts = listingSorts.filter((sort) => sort !== 'relevance')

/** Calls to be compared with each other; before each group the catalogue is told of a change, so that no answer comes from a cache. */
function groupsOfCalls(): { kind: string; path: string }[][] {
  const list = (query: Record<string, string>) => `${catalogueCalls.listListings.path}?${new URLSearchParams(query)}`
  const facets = (query: Record<string, string>) => `${catalogueCalls.listingFacets.path}?${new URLSearchParams(query)}`
  return asked.flatMap((filter, place) => {
    const page = (limit: number) => ({ sort: sorts[place % 4]!, limit: String(limit) })
    return [
      [
        { kind: 'plain page and its total', path: list(page(24)) },
        { kind: 'filtered page and its total', path: list({ ...filter, ...page(24) }) },
      ],
      [
        { kind: 'plain facets', path: facets({}) },
        { kind: 'filtered facets', path: facets(filter) },
      ],
      [
        { kind: 'plain facets beside a genre', path: facets({ genre: 'crime' }) },
        { kind: 'filtered facets beside a genre', path: facets({ ...filter, genre: 'crime' }) },
      ],
    ]
  })
}

function timesTable(times: Map<string, number[]>): string {
  const rows = [...times].map(([kind, found]) => [
    kind,
    String(found.length),
    ...[0.5, 0.95, 1].map((part) => quantile(found, part).toFixed(1)),
  ])
  return alignedTable([['ms', 'calls', 'median', 'p95', 'worst'], ...rows])
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
}

async function timed(url: string, cookie: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  const took = performance.now() - began
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  return took
}
