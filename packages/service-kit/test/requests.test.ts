import { ROOT_CONTEXT } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { eventually } from '@storyright/testing'
import fastify, { type FastifyInstance } from 'fastify'
import { traceHere } from '../src/telemetry/place.ts'
import { followRequests, requestDurations } from '../src/telemetry/requests.ts'
import { startTracing } from '../src/telemetry/tracing.ts'

describe('requests', () => {
  const exporter = new InMemorySpanExporter()
  const provider = startTracing({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  let app: FastifyInstance
  let url: string
  beforeAll(async () => {
    followRequests(({ traceparent }) => (traceparent === 'left out' ? undefined : ROOT_CONTEXT))
    app = fastify()
    for (const path of ['/healthz', '/readyz', '/api/listings']) app.get(path, () => 'said')
    app.route({ method: ['GET', 'POST'], url: '/api/place', handler: () => traceHere() ?? 'nowhere' })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await provider.shutdown()
  })

  it('are timed and traced, but for a cluster’s probes, whatever these leave out', async () => {
    for (const path of ['/healthz', '/readyz', '/readyz?without=nats,redis', '/api/listings?page=2'])
      await (await fetch(url + path)).text()
    const routes = () => requestDurations.read().dataPoints.map(({ attributes }) => attributes['http.route'])
    await eventually(() => expect(routes()).toEqual(['/api/listings']))
    expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['GET /api/listings'])
  })

  it.each(['GET', 'POST'])('whose trace is not kept keep what follows a %s out of all traces', async (method) => {
    exporter.reset()
    const answer = await fetch(`${url}/api/place`, { method, headers: { traceparent: 'left out' } })
    expect(await answer.text()).toMatch(/-00$/)
    expect(exporter.getFinishedSpans()).toEqual([])
  })
})
