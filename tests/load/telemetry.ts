import { catalogueCalls } from '@storyright/contracts/http'
import type { Bench, BenchOptions } from './bench.ts'
import { compare, type Subject } from './figures/compare.ts'
import { ratiosOf, tableOf } from './figures/report.ts'
import { startProgram } from './reference/start-program.ts'
import { signIn } from './running/sign-in.ts'
import { collectorPort, toldPair } from './telemetry/told.ts'

const PAGE = `${catalogueCalls.listListings.path}?limit=24`

/** Browsing through two gateways, each with a catalogue of its own: telemetry is off in one pair and on in the other. */
export const telemetry: Bench = { beside: toldPair, run: measureCost }

async function measureCost({ home, services, say, ...duration }: BenchOptions): Promise<void> {
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
    throw new Error('Telemetry is on in both pairs: nothing can be compared.')
  const collector = await startProgram(home, `${import.meta.dirname}/reference/bare-collector.ts`, 'bare-collector', [
    String(collectorPort),
  ])
  try {
    const [off, on] = [services.gateway!, services['gateway-told']!]
    const cookie = await signIn(off, 'producer@storyright.test')
    const subject = (name: string, url: string): Subject => ({ name, url, headers: { cookie } })
    const pages = [subject('page, on', on + PAGE), subject('page, off', off + PAGE)] as const
    const details = [
      subject('detail, on', await detailAt(on, cookie)),
      subject('detail, off', await detailAt(off, cookie)),
    ] as const
    const samples = await compare({ subjects: [...pages, ...details], ...duration, say })
    const ratios = [pages, details].map(([of, to]) => ({ of, to }))
    say.note(`\n${tableOf(samples)}\n\n${ratiosOf(samples, ratios)}`)
  } finally {
    await collector.stop()
  }
}

async function detailAt(url: string, cookie: string): Promise<string> {
  const response = await fetch(url + PAGE, { headers: { cookie } })
  if (!response.ok) throw new Error(`The page could not be had: ${response.status} ${await response.text()}`)
  const [{ id }] = (await response.json()) as [{ id: string }]
  return url + catalogueCalls.getListing.path.replace(':id', id)
}
