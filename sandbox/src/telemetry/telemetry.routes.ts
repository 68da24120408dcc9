import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Html, html } from '../pages/html.ts'
import { formatTime, sendPage } from '../pages/page.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { metricsSent, tracesSent } from './otlp.ts'
import { type Beginner, createTraces, type KeptSpan, type Trace, type Traces } from './traces.ts'

const BODY_LIMIT = 16 * 1024 * 1024

/** Takes OTLP in JSON below `/otlp`, and shows it on `/telemetry`. */
export async function telemetryRoutes(app: FastifyInstance): Promise<void> {
  const shown = { traces: createTraces(), metrics: createMetrics() }

  const takes = <Schema extends z.ZodType>(path: string, schema: Schema, take: (sent: z.output<Schema>) => void) =>
    app.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const sent = schema.safeParse(request.body)
      if (!sent.success) return reply.code(400).send({ message: 'This is not OTLP in JSON.' })
      take(sent.data)
      return {}
    })
  takes('/otlp/v1/traces', tracesSent, shown.traces.take)
  takes('/otlp/v1/metrics', metricsSent, shown.metrics.take)

  app.get('/telemetry', (request, reply) => {
    const body = telemetryPage(shown, askedTraces.parse(request.query))
    return sendPage(reply, { title: 'Telemetry', place: 'Traces and metrics', body, formsTo: ["'self'"] })
  })
  app.get<{ Params: { id: string } }>('/telemetry/traces/:id', (request, reply) => {
    const trace = shown.traces.find(request.params.id)
    if (!trace) return reply.callNotFound()
    return sendPage(reply, { title: 'Trace', place: 'One trace', body: tracePage(trace) })
  })
  app.get('/control/telemetry', async () => ({
    libraries: shown.traces.libraries(),
    spans: shown.traces.all().flatMap(({ spans }) => spans),
    metrics: shown.metrics.all(),
  }))
}

/** One trace, as a tree with the time of each span since the beginning. */
function tracePage({ id, spans, startMs, durationMs }: Trace): Html {
  return html`<main class="sheet">
<div class="sheet-head"><h1>${spanTree(spans)[0]!.span.name}</h1><a class="button" href="/telemetry">All traces</a></div>
<p class="lead"><code>${id}</code>: ${spans.length} spans in ${formatMs(durationMs)}.</p>
${tree(spanTree(spans), startMs)}
</main>`
}

const tree = (nodes: SpanNode[], since: number): Html =>
  html`<ol class="spans">${nodes.map((node) => item(node, since))}</ol>`

const item = ({ span, children }: SpanNode, since: number): Html => html`<li>
<div><strong>${span.service}</strong> ${span.name} <span class="${span.failed ? 'answer bad' : 'answer ok'}">${formatMs(
  span.durationMs,
)}</span> <small>after ${formatMs(span.startMs - since)}, ${span.library}${span.failed && ', error'}</small></div>
${children.length > 0 && tree(children, since)}</li>`

interface TelemetryShown {
  traces: Traces
  metrics: Metrics
}

const SHOWN = 25

/** The last traces, the slowest, those with an error, and the metrics. */
function telemetryPage({ traces, metrics }: TelemetryShown, asked: AskedTraces): Html {
  const begun = traces.all(asked.by)
  const all = begun.filter((trace) => isAsked(asked, trace))
  const failed = all.filter((trace) => trace.failed)
  const slowest = all.toSorted((one, other) => other.durationMs - one.durationMs)
  return html`<main class="sheet">
<div class="sheet-head"><h1>Telemetry</h1><a class="button" href="/">All requests</a></div>
<p class="lead">What the services tell over OTLP while the platform runs with <code>--telemetry</code>. The last four hundred traces are kept of those that people began, and as many of those in the background.</p>
<form class="asked" method="get" action="/telemetry">
<input type="hidden" name="by" value="${asked.by}">
<label>Begins with <input type="search" name="name" value="${asked.name}" placeholder="GET /api/listings"></label>
${asked.service && html`<input type="hidden" name="service" value="${asked.service}">`}
<button class="button">Show</button>
</form>
<div data-live>
${choices(asked, begun)}
<section><h2>Last traces</h2>${traceTable(all)}</section>
<section><h2>Slowest</h2>${traceTable(slowest)}</section>
<section><h2>With an error</h2>${traceTable(failed)}</section>
<section><h2>Metrics</h2>${metricTable(metrics)}</section>
</div>
<p class="foot">Times are UTC.</p>
</main>`
}

/** Who began a trace, and in which service: links, so that each choice has an address. */
function choices(asked: AskedTraces, begun: readonly Trace[]): Html {
  const services = [...new Set(begun.map((trace) => firstSpan(trace).service))].sort()
  const choice = (message: string, change: Partial<AskedTraces>, isChosen: boolean) =>
    html`<a class="choice" href="${addressOf(asked, change)}"${isChosen && html` aria-current="true"`}>${message}</a>`
  return html`<nav class="choices" aria-label="Begun by">${Object.entries(beginners).map(([by, message]) =>
    choice(message, { by: by as Beginner, service: '' }, by === asked.by),
  )}</nav>
<nav class="choices" aria-label="Begun in">${choice('Any service', { service: '' }, !asked.service)}${services.map(
    (service) => choice(service, { service }, service === asked.service),
  )}</nav>`
}

const traceTable = (traces: readonly Trace[]) =>
  traces.length === 0
    ? html`<p class="hint">Nothing yet.</p>`
    : html`<table>
<thead><tr><th scope="col">Time</th><th scope="col">Began with</th><th scope="col">Parts</th><th scope="col">Took</th></tr></thead>
<tbody>${traces.slice(0, SHOWN).map(traceRow)}</tbody>
</table>`

function traceRow(trace: Trace): Html {
  const { id, spans, startMs, durationMs, failed } = trace
  const at = new Date(startMs).toISOString()
  const first = firstSpan(trace)
  const services = [...new Set(spans.map(({ service }) => service))].join(', ')
  return html`<tr>
<td><time datetime="${at}">${formatTime(at)}</time></td><td><a href="/telemetry/traces/${id}">${first.name}</a></td><td>${services} <small>${spans.length} spans</small></td><td><span class="${failed ? 'answer bad' : 'answer ok'}">${formatMs(durationMs)}</span>${failed && html` <small>error</small>`}</td></tr>`
}

function metricTable(metrics: Metrics): Html {
  const all = metrics.all()
  if (all.length === 0) return html`<p class="hint">Nothing yet.</p>`
  return html`<table>
<thead><tr><th scope="col">Metric</th><th scope="col">Service</th><th scope="col">Of</th><th scope="col">Last value</th></tr></thead>
<tbody>${all.map(
    ({ name, unit, service, of, value }) =>
      html`<tr><td><code>${name}</code></td><td>${service}</td><td>${of}</td><td>${value.toLocaleString('en-GB', { maximumSignificantDigits: 4 })} <small>${unit}</small></td></tr>`,
  )}</tbody>
</table>`
}

const formatMs = (ms: number) => `${ms.toLocaleString('en-GB', { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`

/** What the page shows, from its address. */
export const askedTraces = z.object({
  by: z.enum(['people', 'background']).catch('people').default('people'),
  /** The service that a trace began in. */
  service: z.string().catch('').default(''),
  /** Part of the name of what it began with. */
  name: z.string().catch('').default(''),
})
type AskedTraces = z.output<typeof askedTraces>

const firstSpan = ({ spans }: Trace) => spanTree(spans)[0]!.span

export const isAsked = ({ service, name }: AskedTraces, trace: Trace): boolean => {
  const first = firstSpan(trace)
  return (!service || first.service === service) && first.name.toLowerCase().includes(name.trim().toLowerCase())
}

/** The address of the page with something else asked for. */
function addressOf(asked: AskedTraces, change: Partial<AskedTraces> = {}): string {
  const { by, service, name } = { ...asked, ...change }
  const query = new URLSearchParams({ by, ...(service && { service }), ...(name && { name }) })
  return `/telemetry?${query}`
}

const beginners: Record<Beginner, string> = { people: 'Begun by people', background: 'In the background' }

interface SpanNode {
  span: KeptSpan
  children: SpanNode[]
}

/** The spans of a trace below those they are part of, in the order of their beginning. What has no known parent stands at the top. */
export function spanTree(spans: readonly KeptSpan[]): SpanNode[] {
  const nodes = new Map(spans.map((span) => [span.spanId, { span, children: [] as SpanNode[] }]))
  const tops: SpanNode[] = []
  for (const node of [...nodes.values()].sort((one, other) => one.span.startMs - other.span.startMs))
    (nodes.get(node.span.parentSpanId)?.children ?? tops).push(node)
  return tops
}
