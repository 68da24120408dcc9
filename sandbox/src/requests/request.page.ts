import { CUT, type Fault, type Faults } from '../faults/faults.ts'
import { type Html, html } from '../pages/html.ts'
import { formatTime } from '../pages/page.ts'
import type { AskedRequest, RequestLog } from './request-log.ts'

interface Shown {
  requests: RequestLog
  faults: Faults
  mailUrl: string
}

/** The sandbox's requests, newest first, and the faults still pending. */
export function requestPage({ requests, faults, mailUrl }: Shown): Html {
  const asked = requests.all()
  return html`<main class="sheet">
<div class="sheet-head"><h1>What the sandbox was asked</h1><span><a class="button" href="/telemetry">Open telemetry</a> <a class="button" href="/sources">Open the sources</a> <a class="button" href="${mailUrl}/">Open the mail</a></span></div>
<p class="lead">The sandbox plays the outside world on this machine. Nothing leaves it: mail is caught, not delivered.</p>
<div data-live>
${faults.waiting().map(waitingFault)}
${asked.length > 0 ? requestTable(asked) : html`<p class="hint">Nothing yet. Each request appears here as it comes.</p>`}
</div>
<p class="foot">Operations that can be made to fail with <code>POST /control/faults</code>: <code>${faults.operations.join(', ')}</code>. Times are UTC.</p>
</main>`
}

const waitingFault = (fault: Fault) =>
  html`<p class="waiting"><strong>${fault.operation}</strong> will ${howItFails(fault)}, ${
    fault.times === 1 ? 'once' : `${fault.times} times`
  } more.</p>`

function howItFails({ status, when, delayMs, answers }: Fault): string {
  const late = delayMs === undefined ? '' : `be late by ${delayMs} ms`
  if (answers !== undefined) return `${late && `${late} and `}be answered in a way that is of no use (${answers})`
  if (status === undefined) return late
  const failing = status === CUT ? 'be cut off without an answer' : `fail with ${status}`
  return `${late && `${late} and `}${failing}${when === 'after' ? ' after its work is done' : ''}`
}

/** Requests, newest first. */
export const requestTable = (asked: readonly AskedRequest[]) => html`<table>
<thead><tr><th scope="col">Time</th><th scope="col">Operation</th><th scope="col">Asked</th><th scope="col">Answer</th></tr></thead>
<tbody>${asked.toReversed().map(row)}</tbody>
</table>`

const row = (request: AskedRequest) => html`<tr>
<td><time datetime="${request.at}">${formatTime(request.at)}</time></td><td><code>${request.operation}</code></td><td>${
  request.summary
}</td><td><span class="${isWell(request) ? 'answer ok' : 'answer bad'}">${
  request.status === CUT ? 'none' : request.status
}</span>${request.onRequest && html` <small>as asked for</small>`}</td></tr>`

const isWell = ({ status }: AskedRequest) => status !== CUT && status < 400
