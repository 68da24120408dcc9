import { type Html, html } from '../pages/html.ts'
import { formatTime } from '../pages/page.ts'
import { type AskedTraces, addressOf, beginners, firstSpan, isAsked } from './asked-traces.ts'
import type { Metrics } from './metrics.ts'
import type { Beginner, Trace, Traces } from './traces.ts'

export interface TelemetryShown {
  traces: Traces
  metrics: Metrics
}

const SHOWN = 25

/** The last traces, the slowest, those with an error, and the metrics. */
export function telemetryPage({ traces, metrics }: TelemetryShown, asked: AskedTraces): Html {
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

export const formatMs = (ms: number) => `${ms.toLocaleString('en-GB', { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`
