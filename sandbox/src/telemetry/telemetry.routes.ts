import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Html, html } from '../pages/html.ts'
import { sendPage } from '../pages/page.ts'
import { askedTraces } from './asked-traces.ts'
import { createMetrics } from './metrics.ts'
import { metricsSent, tracesSent } from './otlp.ts'
import { type SpanNode, spanTree } from './span-tree.ts'
import { formatMs, telemetryPage } from './telemetry.page.ts'
import { createTraces, type Trace } from './traces.ts'

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
