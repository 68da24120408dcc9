import { type Html, html } from '../pages/html.ts'
import { type SpanNode, spanTree } from './span-tree.ts'
import { formatMs } from './telemetry.page.ts'
import type { Trace } from './traces.ts'

/** One trace, as a tree with the time of each span since the beginning. */
export function tracePage({ id, spans, startMs, durationMs }: Trace): Html {
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
