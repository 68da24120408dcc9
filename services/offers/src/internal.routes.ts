import { exportUser, refusals, republishSnapshots } from '@storyright/contracts'
import { type Messaging, republish } from '@storyright/messaging'
import { requireInternalToken } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database, Tx } from './database.ts'
import { offerSnapshots } from './offers/snapshots.ts'
import { ownRecords } from './people/own-records.ts'

interface Internal {
  db: Database
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
  internalToken: string
}

const uuid = z.uuid()

/** What other services of the platform ask. */
export async function internalRoutes(app: FastifyInstance, { db, messaging, internalToken }: Internal): Promise<void> {
  requireInternalToken(app, internalToken)

  app.route<{ Params: { id: string } }>({
    method: exportUser.method,
    url: exportUser.path,
    handler: async ({ params: { id } }) => {
      if (!uuid.safeParse(id).success) throw refusals.notFound()
      return ownRecords(db, id)
    },
  })

  app.route({
    method: republishSnapshots.method,
    url: republishSnapshots.path,
    handler: async () => ({ sent: await republish(messaging, offerSnapshots(db)) }),
  })
}
