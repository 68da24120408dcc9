import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page.ts'
import { letterOf, letterPolicy } from './letter.ts'
import { type MailView, mailPage } from './mail.page.ts'
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
