import type { FastifyInstance } from 'fastify'
import { type Html, html } from '../pages/html.ts'
import { formatTime, sendPage } from '../pages/page.ts'
import type { QuotaState, Quotas } from '../quotas/quotas.ts'
import { requestTable } from '../requests/request.page.ts'
import type { RequestLog } from '../requests/request-log.ts'

/** `/sources`: what each of them was asked, and how much it still gives. */
export async function sourcePageRoutes(app: FastifyInstance, shown: SourcesShown): Promise<void> {
  app.get('/sources', (_request, reply) =>
    sendPage(reply, { title: 'Sources', place: 'Books, videos and posts', body: sourcesPage(shown) }),
  )
}

interface SourcesShown {
  requests: RequestLog
  quotas: Quotas
}

/** Their operations and quotas begin with these words. */
const sources = [
  { name: 'Google Books', prefix: 'books.' },
  { name: 'YouTube', prefix: 'youtube.' },
  { name: 'X', prefix: 'x.' },
]
const SHOWN = 40

function sourcesPage({ requests, quotas }: SourcesShown): Html {
  return html`<main class="sheet">
<div class="sheet-head"><h1>What the sources were asked</h1><a class="button" href="/">All requests</a></div>
<p class="lead">What they know is made up of the demo catalogue: a third of it is there, some of it in several ways, the rest not at all.</p>
<div data-live>
${sources.map(({ name, prefix }) => {
  const asked = requests.all().filter(({ operation }) => operation.startsWith(prefix))
  return html`<section><h2>${name}</h2>
${quotas
  .states()
  .filter((quota) => quota.name.startsWith(prefix))
  .map(quotaLine)}
${asked.length > 0 ? requestTable(asked.slice(-SHOWN)) : html`<p class="hint">Nothing yet.</p>`}
</section>`
})}
</div>
<p class="foot">A quota is lowered with <code>POST /control/quotas</code> and put back with <code>DELETE /control/quotas</code>. Times are UTC.</p>
</main>`
}

const quotaLine = ({ name, used, limit, resetsAt }: QuotaState) => {
  const at = new Date(resetsAt).toISOString()
  const amounts = `${used.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')}`
  return html`<p><code>${name}</code>: <span class="${used < limit ? 'answer ok' : 'answer bad'}">${amounts}</span> used; begins anew on <time datetime="${at}">${formatTime(at)}</time></p>`
}
