import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/page.ts'
import { type MailView, mailPage } from './mail.page.ts'
import type { Mailbox } from './mailbox.ts'

const place = 'Mail catcher'

/** The mails as pages: `/`, and `/mail/{id}` for one of them. */
export async function mailPageRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Mail', place, body: mailPage(mailbox.all(), null) }))

  app.get<{ Params: { id: string }; Querystring: { view?: unknown } }>('/mail/:id', ({ params, query }, reply) => {
    const mail = mailbox.find(params.id)
    if (!mail) return sendPage(reply, { title: 'Mail', place, body: mailPage(mailbox.all(), null) }, 404)
    const shown = { mail, view: viewOf(query.view) ?? (mail.html === null ? 'text' : 'html') }
    return sendPage(reply, { title: mail.subject || 'Mail', place, body: mailPage(mailbox.all(), shown) })
  })
}

const viewOf = (view: unknown): MailView | undefined =>
  view === 'html' || view === 'text' || view === 'headers' ? view : undefined
