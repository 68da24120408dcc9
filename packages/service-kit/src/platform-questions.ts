import { exportUser, refusals, republishSnapshots } from '@storyright/contracts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

interface Answers {
  /** Everything that the service knows of a person; nothing known is an empty answer. */
  recordsOf(personId: string): Promise<Record<string, unknown>>
  /** Sends a snapshot of everything that the service owns, and answers how many. */
  republish(): Promise<number>
}

const uuid = z.uuid()

/** What the platform asks of every service with a store. The scope must be guarded with `requireInternalToken`. */
export function answerPlatform(scope: FastifyInstance, { recordsOf, republish }: Answers): void {
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
}
