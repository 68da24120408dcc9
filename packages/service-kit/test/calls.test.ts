import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, SpanStatusCode } from '@opentelemetry/api'
import { suppressTracing } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { Refusal } from '@storyright/contracts/vocabulary'
import { eventually } from '@storyright/testing'
import { request } from 'undici'
import { callDurations, followCalls } from '../src/telemetry/calls.ts'
import { leftOut } from '../src/telemetry/place.ts'
import { inSpan } from '../src/telemetry/spans.ts'
import { startTracing } from '../src/telemetry/tracing.ts'

describe('a call to another service or a provider', () => {
  const exporter = new InMemorySpanExporter()
  const provider = startTracing({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const heard: (string | undefined)[] = []
  let server: Server
  let url: string
  beforeAll(async () => {
    followCalls()
    server = createServer((asked, answer) => {
      heard.push(asked.headers.traceparent as string | undefined)
      if (asked.url === '/silent') return
      answer.writeHead(asked.url === '/busy' ? 503 : 200).end('said')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    exporter.reset()
    heard.length = 0
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await provider.shutdown()
  })

  const ask = async (path: string, signal?: AbortSignal) => {
    const { body } = await request(url + path, signal ? { signal } : {})
    await body.text()
  }
  const within = (work: () => Promise<unknown>) => inSpan({ name: 'work' }, work)
  const calls = () => exporter.getFinishedSpans().filter(({ name }) => name === 'GET')
  const counted = (by: Record<string, unknown>) =>
    callDurations
      .read()
      .dataPoints.filter(({ attributes }) => Object.entries(by).every(([name, is]) => attributes[name] === is))
      .reduce((sum, { value }) => sum + value.count, 0)

  it('is a span of its trace, which goes on there, and says nothing of its query', async () => {
    await within(() => ask('/said?token=secret'))
    const [call] = calls()
    expect(heard).toEqual([`00-${call!.spanContext().traceId}-${call!.spanContext().spanId}-01`])
    expect(call!.attributes).toMatchObject({ 'url.path': '/said', 'http.response.status_code': 200 })
    expect(JSON.stringify(call!.attributes)).not.toContain('secret')
  })

  it.each([
    ['undici', () => ask('/said')],
    ['fetch', async () => void (await (await fetch(`${url}/said`)).text())],
  ])('through %s is counted without a span where its trace is not kept', async (_through, work) => {
    const before = counted({ 'http.response.status_code': 200 })
    await context.with(leftOut, work)
    expect(heard).toEqual([undefined])
    expect(calls()).toEqual([])
    expect(counted({ 'http.response.status_code': 200 })).toBe(before + 1)
  })

  it('of telemetry itself is neither traced nor counted', async () => {
    const before = counted({})
    await within(() => context.with(suppressTracing(context.active()), () => ask('/said')))
    expect(calls()).toEqual([])
    expect(counted({})).toBe(before)
  })

  it('that is refused is an error', async () => {
    await within(() => ask('/busy'))
    expect(calls()).toMatchObject([{ status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': '503' } }])
    expect(counted({ 'error.type': '503' })).toBe(1)
  })

  it('that is not answered in time is one, by its name', async () => {
    await within(() => expect(ask('/silent', AbortSignal.timeout(50))).rejects.toThrow())
    expect(calls()).toMatchObject([
      { status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': 'TimeoutError' } },
    ])
    expect(counted({ 'error.type': 'TimeoutError' })).toBe(1)
  })

  it.each([
    ['without a word', undefined],
    ['since the visitor left', new Refusal({ status: 400, code: 'request-broken', message: 'Gone.' })],
  ])('of which nobody wants the answer any more, %s, is none', async (_word, reason) => {
    const given = new AbortController()
    await within(async () => {
      const asked = ask('/silent', given.signal)
      const refused = expect(asked).rejects.toThrow()
      await eventually(() => expect(heard).toHaveLength(1))
      given.abort(reason)
      await refused
    })
    expect(calls()).toMatchObject([{ status: { code: SpanStatusCode.UNSET } }])
  })
})
