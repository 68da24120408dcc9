import { createHash } from 'node:crypto'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { type Html, html } from '../pages/html.ts'
import { formatTime, sendPage } from '../pages/page.ts'
import type { Mail, MailAddress } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

const place = 'Mail catcher'

/** The mails as pages: `/`, and `/mail/{id}` for one of them, with the letter itself in a frame. */
export async function mailPageRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Mail', place, body: mailPage(mailbox.all(), null) }))

  app.get<{ Params: { id: string }; Querystring: { view?: unknown } }>('/mail/:id', ({ params, query }, reply) => {
    const mail = mailbox.find(params.id)
    if (!mail) return sendPage(reply, { title: 'Mail', place, body: mailPage(mailbox.all(), null) }, 404)
    const shown = { mail, view: viewOf(query.view) ?? (mail.html === null ? 'text' : 'html') }
    return sendPage(reply, { title: mail.subject || 'Mail', place, body: mailPage(mailbox.all(), shown) })
  })

  app.get<{ Params: { id: string } }>('/mail/:id/letter', async ({ params }, reply) => {
    const html = mailbox.find(params.id)?.html ?? null
    if (html === null) throw refusals.notFound()
    const letter = letterOf(html)
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': letterPolicy(letter),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(letter)
  })
}

const viewOf = (view: unknown): MailView | undefined =>
  view === 'html' || view === 'text' || view === 'headers' ? view : undefined

type MailView = 'html' | 'text' | 'headers'

interface Shown {
  mail: Mail
  view: MailView
}

/** The list of mails, newest first, with the chosen one beside it. */
function mailPage(mails: readonly Mail[], shown: Shown | null): Html {
  return html`<main class="${shown ? 'mailbox open' : 'mailbox'}">
<nav class="rail" aria-label="Mails">
<div data-live>
<div class="rail-head">${shown ? html`<h2>Mail</h2>` : html`<h1>Mail</h1>`}<span class="count">${mails.length}</span>${
    mails.length > 0 && html`<button type="button" data-delete="/email/all">Delete all</button>`
  }</div>
${mails.length > 0 ? html`<ol class="mails">${mails.toReversed().map((mail) => row(mail, mail.id === shown?.mail.id))}</ol>` : empty}
</div>
</nav>
<div class="reader">${shown ? oneMail(shown) : html`<p class="hint">Choose a mail to read it.</p>`}</div>
</main>`
}

const empty = html`<p class="hint">No mail yet. Whatever the platform sends is caught here and goes no further.</p>`

const row = (mail: Mail, isShown: boolean) =>
  html`<li><a href="/mail/${mail.id}"${
    isShown && html` aria-current="page"`
  }><strong>${subjectOf(mail)}</strong><span>${recipientsOf(mail)}</span><time datetime="${mail.time}">${formatTime(mail.time)}</time></a></li>`

const oneMail = ({ mail, view }: Shown) => html`<article>
<a class="back" href="/">All mail</a>
<div class="mail-head"><h1>${subjectOf(mail)}</h1><button type="button" data-delete="/email/${mail.id}">Delete</button></div>
<dl>
<dt>From</dt><dd>${listed(mail.from) || mail.envelope.from.address}</dd>
<dt>To</dt><dd>${listed(mail.to) || recipientsOf(mail)}</dd>
<dt>Sent</dt><dd>${formatTime(mail.date)} UTC</dd>
${unsubscribing(mail)}</dl>
<nav class="tabs" aria-label="Ways to read it">${tabsOf(mail).map((each) => tab(mail, each, each === view))}</nav>
${content(mail, view)}
</article>`

/** What a mail program needs for a button of its own that ends such mails. */
function unsubscribing({ headers }: Mail): Html | false {
  const unsubscribeHeaders = [headers['list-unsubscribe'], headers['list-unsubscribe-post']].flatMap((one) => one ?? [])
  return unsubscribeHeaders.length > 0 && html`<dt>Unsubscribe</dt><dd>${unsubscribeHeaders.join(', ')}</dd>`
}

const names: Record<MailView, string> = { html: 'As sent', text: 'Plain text', headers: 'Headers' }

const tabsOf = (mail: Mail): MailView[] => (mail.html === null ? ['text', 'headers'] : ['html', 'text', 'headers'])

const tab = (mail: Mail, view: MailView, isShown: boolean) =>
  html`<a href="/mail/${mail.id}?view=${view}"${isShown && html` aria-current="page"`}>${names[view]}</a>`

function content(mail: Mail, view: MailView): Html {
  if (view === 'headers') return html`<pre>${headerLines(mail)}</pre>`
  if (view === 'text' || mail.html === null) return html`<pre>${mail.text}</pre>`
  return html`<iframe title="The mail as sent" sandbox="${letterSandbox}" src="/mail/${mail.id}/letter"></iframe>`
}

const headerLines = (mail: Mail) =>
  Object.entries(mail.headers)
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}`))
    .join('\n')

const subjectOf = (mail: Mail) => mail.subject || 'No subject'
const recipientsOf = (mail: Mail) => mail.envelope.to.map(({ address }) => address).join(', ')
const listed = (people: MailAddress[]) =>
  people.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ')

/** Links of a mail open a window of their own; nothing in it runs, and it belongs to no origin. */
const letterSandbox = 'allow-popups allow-popups-to-escape-sandbox'

const MOST_STYLES = 500

/** A mail as its sender wrote it, as a page for a frame; the parser of browsers would join the ends of lines as well. */
const letterOf = (html: string): string => `<!doctype html><base target="_blank">${html.replace(/\r\n?/g, '\n')}`

/** Allows a letter's pictures and its own styles. */
const letterPolicy = (letter: string): string =>
  [
    `sandbox ${letterSandbox}`,
    "default-src 'none'",
    `style-src ${["'unsafe-hashes'", ...stylesOf(letter).map(hashOf)].join(' ')}`,
    'img-src data: http: https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The texts of style elements and attributes. Any other style is not applied. */
function stylesOf(letter: string): string[] {
  const elements = [...letter.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) => text!)
  const attributes = [...letter.matchAll(/\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    asRead(double ?? single ?? ''),
  )
  return [...new Set([...elements, ...attributes])].slice(0, MOST_STYLES)
}

const entities: Record<string, string> = { quot: '"', '#34': '"', '#39': "'", apos: "'", lt: '<', gt: '>', amp: '&' }
const asRead = (attribute: string) => attribute.replace(/&(\w+|#\d+);/g, (all, name: string) => entities[name] ?? all)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
