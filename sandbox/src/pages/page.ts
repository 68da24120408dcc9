import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

interface Page {
  title: string
  /** Stands in the head of the page, beside the name. */
  place: string
  body: Html
  /** Where its forms may lead, redirects included; nowhere by default. */
  formsTo?: readonly string[]
}

const policyOf = ({ formsTo = [] }: Page) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'self'",
    `form-action ${formsTo.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ')

export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policyOf(page),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(wholePage(page).text)
}

const wholePage = ({ title, place, body }: Page) => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Storyright sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/page.css">
<script type="module" src="/assets/live.js"></script>
</head>
<body>
<header class="top"><a class="name" href="/">Storyright</a><span>${place}</span></header>
${body}
</body>
</html>
`

/** 21 Nov 2026, 14:05:09: on a screen for developers, in UTC like every time in the platform. */
export const formatTime = (iso: string) => timeFormat.format(new Date(iso))

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
})
