import { type Html, html } from '../pages/html.ts'
import { formatTime } from '../pages/page.ts'
import type { Metrics } from './metrics.ts'
import { spanTree } from './span-tree.ts'
import type { Trace, Traces } from './traces.ts'

export interface TelemetryShown {
  traces: Traces
  metrics: Metrics
}

const SHOWN = 25

/** The last traces, the slowest, those with an error, and the metrics. */
export function telemetryPage({ traces, metrics }: TelemetryShown): Html {
  const all = traces.all()
  const failed = all.filter((trace) => trace.failed)
  const slowest = all.toSorted((one, other) => other.durationMs - one.durationMs)
  return html`<main class="sheet">
<div class="sheet-head"><h1>Telemetry</h1><a class="button" href="/">All requests</a></div>
<p class="lead">What the services tell over OTLP while the platform runs with <code>--telemetry</code>. The last four hundred traces are kept.</p>
<div data-live>
<section><h2>Last traces</h2>${traceTable(all)}</section>
<section><h2>Slowest</h2>${traceTable(slowest)}</section>
<section><h2>With an error</h2>${traceTable(failed)}</section>
<section><h2>Metrics</h2>${metricTable(metrics)}</section>
</div>
<p class="foot">Times are UTC.</p>
</main>`
}

const traceTable = (traces: readonly Trace[]) =>
  traces.length === 0
    ? html`<p class="hint">Nothing yet.</p>`
    : html`<table>
<thead><tr><th scope="col">Time</th><th scope="col">Began with</th><th scope="col">Parts</th><th scope="col">Took</th></tr></thead>
<tbody>${traces.slice(0, SHOWN).map(traceRow)}</tbody>
</table>`

function traceRow({ id, spans, startMs, durationMs, failed }: Trace): Html {
  const at = new Date(startMs).toISOString()
  const first = spanTree(spans)[0]!.span
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
