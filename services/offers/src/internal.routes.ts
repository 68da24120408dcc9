import { type Messaging, republish, resend } from '@storyright/messaging'
import { answerPlatform, requireInternalToken } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Database, Tx } from './database.ts'
import { offerSnapshots } from './offers/snapshots.ts'
import { ownRecords } from './people/own-records.ts'

interface Internal {
  db: Database
  messaging: Pick<Messaging<Tx>, 'store' | 'outbox'>
  internalToken: string
}

/** What other services of the platform ask. */
export async function internalRoutes(app: FastifyInstance, { db, messaging, internalToken }: Internal): Promise<void> {
  requireInternalToken(app, internalToken)
  const sendSnapshots = () => republish(messaging, offerSnapshots(db))
  answerPlatform(app, {
    recordsOf: (id) => ownRecords(db, id),
    republish: sendSnapshots,
    resend: (since) => resend(messaging.store, since, sendSnapshots),
  })
}
