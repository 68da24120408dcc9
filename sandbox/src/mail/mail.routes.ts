import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { Mailbox } from './mail-app.ts'

type ById = { Params: { id: string } }

/** The mails as JSON, at the addresses that maildev made known. */
export async function mailRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  app.get('/email', async () => mailbox.all())

  app.get<ById>('/email/:id', async ({ params }) => {
    const mail = mailbox.find(params.id)
    if (!mail) throw noSuchMail()
    return mail
  })

  app.delete('/email/all', async (_request, reply) => {
    mailbox.clear()
    return reply.send(true)
  })

  app.delete<ById>('/email/:id', async ({ params }, reply) => {
    if (!mailbox.remove(params.id)) throw noSuchMail()
    return reply.send(true)
  })
}

const noSuchMail = () => refusals.notFound({ message: 'There is no mail with this id.' })
