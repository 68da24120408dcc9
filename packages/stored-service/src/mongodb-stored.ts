import { messagingCollections, mongoStore } from '@storyright/messaging/mongodb'
import {
  applyCollections,
  type CollectionDeclaration,
  type Db,
  endOrphans,
  mongoClient,
  namingOutage,
  type Tx,
  whileLeased,
} from '@storyright/mongodb'
import { createBell, type Lease } from '@storyright/service-kit'
import { z } from 'zod'
import type { MainStored } from './stored.ts'

/** What a service whose main store is MongoDB reads from its environment; the address names its database. */
export const mongoEnvironment = { MONGODB_URL: z.string().min(1) }

/** MongoDB with the collections that the service declares, which are made or changed before it starts. */
export function mongoStored(collections: readonly CollectionDeclaration[]) {
  return async ({ MONGODB_URL }: { MONGODB_URL: string }, service: string): Promise<MainStored<Db, Tx>> => {
    const client = mongoClient(MONGODB_URL, { service })
    const db = client.db()
    try {
      await applyCollections(db, [...messagingCollections, ...collections])
      await endOrphans(client)
    } catch (error) {
      await client.close()
      throw error
    }
    return {
      kind: 'mongodb',
      db,
      messaging: mongoStore(db),
      lease: mongoLease(db),
      check: () => db.command({ ping: 1 }),
      translateError: namingOutage,
      close: () => client.close(),
    }
  }
}

/** A lease in a collection of the service's, and a bell that `sendSignal` rings. */
export function mongoLease(db: Db) {
  return (name: string, rungBy?: string): Lease =>
    async (signal, work) => {
      const bell = createBell()
      const leased = { db, lease: name, ...(rungBy && { bell: rungBy }), onSignal: bell.ring }
      await whileLeased(leased, signal, (alone) => work(alone, bell))
    }
}
