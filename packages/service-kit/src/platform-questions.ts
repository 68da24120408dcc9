import { exportUser, republishSnapshots, resendEvents } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { validate } from './validation.ts'

interface Answers {
  /** Everything that the service knows of a person; nothing known is an empty answer. */
  recordsOf(personId: string): Promise<Record<string, unknown>>
  /** Sends a snapshot of everything that the service owns, and answers how many. */
  republish(): Promise<number>
  /** Tells again what was sent since this moment, and answers how much. */
  resend(since: Date): Promise<z.infer<typeof resendEvents.reply>>
}

const uuid = z.uuid()

/** What the platform asks of every service with a store. The scope must be guarded with `requireInternalToken`. */
export function answerPlatform(scope: FastifyInstance, { recordsOf, republish, resend }: Answers): void {
  scope.route<{ Params: { id: string } }>({
    method: exportUser.method,
    url: exportUser.path,
    handler: async ({ params: { id } }) => {
      if (!uuid.safeParse(id).success) throw refusals.notFound()
      return recordsOf(id)
    },
  })
  scope.route({
    method: republishSnapshots.method,
    url: republishSnapshots.path,
    handler: async () => ({ sent: await republish() }),
  })
  scope.route({
    method: resendEvents.method,
    url: resendEvents.path,
    handler: ({ body }) => resend(new Date(validate(resendEvents.body, body).since)),
  })
}
