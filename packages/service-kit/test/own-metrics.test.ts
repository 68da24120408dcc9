import { metrics } from '@opentelemetry/api'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { businessMetrics, type Gauge } from '@storyright/contracts/telemetry'
import { eventually } from '@storyright/testing'
import Fastify from 'fastify'
import { createBell, type Lease, workInBackground } from '../src/background/background.ts'
import { untilAborted } from '../src/background/until-aborted.ts'
import { registerHealth } from '../src/health.ts'

const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] })
beforeAll(() => metrics.setGlobalMeterProvider(provider))
afterAll(() => provider.shutdown())

const quiet = { info() {}, warn() {} }

async function told(what: Gauge) {
  exporter.reset()
  await provider.forceFlush()
  const all = exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
  const its = all.find(({ descriptor }) => descriptor.name === businessMetrics[what].name)
  return (its?.dataPoints ?? []).map(
    ({ attributes, value }) => ({ ...attributes, value }) as Record<string, unknown> & { value: number },
  )
}

it('a process tells which of what it needs does not answer', async () => {
  const app = Fastify()
  const checks = new Map([
    ['postgres', async () => undefined],
    ['nats', () => Promise.reject(new Error('away'))],
  ])
  registerHealth(app, checks)
  await app.ready()
  expect(await told('ready')).toEqual([
    { check: 'postgres', value: 1 },
    { check: 'nats', value: 0 },
  ])
  await app.close()
})

it('background work tells how late it is: that which fails, and neither that which ends well nor that which lasts', async () => {
  const works = [
    { name: 'well', everyMs: 1, round: async () => undefined },
    { name: 'failing', everyMs: 1, round: () => Promise.reject(new Error('never')) },
    {
      name: 'lasting',
      everyMs: 1,
      round: ({ signal, isWell }: { signal: AbortSignal; isWell(): void }) => {
        isWell()
        return untilAborted(signal)
      },
    },
  ]
  const running = workInBackground({ name: 'things', works }, { clock: () => new Date(), logger: quiet })
  const began = performance.now()
  const lateness = async () =>
    Object.fromEntries((await told('backgroundOverdue')).map(({ work, value }) => [String(work), value]))
  for (;;) {
    const { failing, lasting } = await lateness()
    expect(failing).toBeLessThanOrEqual((performance.now() - began) / 1_000)
    expect(lasting).toBe(0)
    if (failing! > 0.05) break
  }
  expect((await lateness()).well).toBeLessThan((await lateness()).failing!)
  await running.stop()
})

it('background work that another replica has taken over is not late here', async () => {
  const works = [{ name: 'thing', everyMs: 60_000, round: async () => undefined }]
  const lost = Promise.withResolvers<void>()
  const lease: Lease = async (signal, work) => {
    const ended = new AbortController()
    void lost.promise.then(() => ended.abort())
    await work(AbortSignal.any([signal, ended.signal]), createBell())
    await untilAborted(signal)
  }
  const running = workInBackground({ name: 'leased', lease, works }, { clock: () => new Date(), logger: quiet })
  const its = async () => (await told('backgroundOverdue')).filter(({ background }) => background === 'leased')
  await eventually(async () => expect(await its()).toEqual([{ background: 'leased', work: 'thing', value: 0 }]))
  lost.resolve()
  await eventually(async () => expect(await its()).toEqual([{ background: 'leased', work: 'thing', value: -1 }]))
  await running.stop()
})
