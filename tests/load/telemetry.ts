import { catalogueCalls } from '@storyright/contracts/http'
import type { Bench, BenchOptions } from './bench.ts'
import { compare, type Sample, type Subject } from './figures/compare.ts'
import { ratiosOf, tableOf } from './figures/report.ts'
import { startProgram } from './reference/start-program.ts'
import { signIn } from './running/sign-in.ts'
import { collectorPort, pairs } from './telemetry/pairs.ts'

const PAGE = `${catalogueCalls.listListings.path}?limit=24`

const beside = pairs.flatMap(({ on, off }) => [...on.processes, ...off.processes])

/** Browsing through gateways that each have a catalogue of their own: telemetry is on in some and off in the others. */
export const telemetry: Bench = { beside, unseeded: beside.map(({ name }) => name), run: measureCost }

async function measureCost({ home, services, url, progress, ...duration }: BenchOptions): Promise<void> {
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) throw new Error('Telemetry is on in all pairs: nothing can be compared.')
  const collector = await startProgram(home, `${import.meta.dirname}/reference/bare-collector.ts`, 'bare-collector', [
    String(collectorPort),
  ])
  try {
    const cookie = await signIn(url, 'producer@storyright.test')
    const listed = await listedAt(url, cookie)
    for (const { on, off } of pairs)
      for (const { gateway } of [on, off])
        if ((await listedAt(services[gateway]!, cookie)).length !== listed.length)
          throw new Error(`${gateway} has another page: what its answers cost says nothing.`)
    const asked = { page: PAGE, detail: catalogueCalls.getListing.path.replace(':id', listed[0]!.id) }
    const kinds = Object.entries(asked).flatMap(([name, path]) =>
      (['on', 'off'] as const).map((side) =>
        pairs.map<Subject>((pair) => ({
          name: `${name}, ${side}`,
          url: services[pair[side].gateway]! + path,
          headers: { cookie },
        })),
      ),
    )
    const samples = await compare({ subjects: kinds.flat(), ...duration, progress })
    const together = new Map<Subject, Sample[]>(
      kinds.map((subjects) => [subjects[0]!, subjects.flatMap((subject) => samples.get(subject)!)]),
    )
    const [pageOn, pageOff, detailOn, detailOff] = [...together.keys()] as [Subject, Subject, Subject, Subject]
    const ratios = [
      { of: pageOn, to: pageOff },
      { of: detailOn, to: detailOff },
    ]
    progress.note(`\n${tableOf(together)}\n\n${ratiosOf(together, ratios)}`)
  } finally {
    await collector.stop()
  }
}

async function listedAt(url: string, cookie: string): Promise<{ id: string }[]> {
  const response = await fetch(url + PAGE, { headers: { cookie } })
  if (!response.ok) throw new Error(`The page could not be had: ${response.status} ${await response.text()}`)
  return (await response.json()) as { id: string }[]
}
