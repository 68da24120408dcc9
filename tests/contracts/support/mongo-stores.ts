import type { Envelope } from '@storyright/contracts/events'
import type { ServiceName } from '@storyright/contracts/services'
import { createOutbox, type Subscription } from '@storyright/messaging'
import { messagingCollections, mongoStore } from '@storyright/messaging/mongodb'
import { applyCollections, type CollectionDeclaration, mongoClient, type Tx } from '@storyright/mongodb'
import { testMongo } from '@storyright/testing'
import { collections as ofAi } from '../../../services/ai/src/database.ts'
import { collections as ofEnrichment } from '../../../services/enrichment/src/database.ts'

/** What a service keeps in MongoDB, on a database of its own, for handlers that run here without the service. */
async function openMongoStore(service: ServiceName, collections: readonly CollectionDeclaration[]) {
  const client = mongoClient(await testMongo(service), { service: 'contracts' })
  const db = client.db()
  await applyCollections(db, [...messagingCollections, ...collections])
  const store = mongoStore(db)
  return {
    db,
    transaction: store.transaction,
    outbox: createOutbox({ service, store }),
    /** Has an event handled by whichever of these want it, as the service does. */
    handle: (subscriptions: Subscription<Tx>[], event: Envelope) =>
      store.transaction(async (tx) => {
        const wanted = subscriptions.filter(({ definition }) => definition.type === event.type)
        expect(wanted.length).toBeGreaterThan(0)
        for (const { prepare } of wanted) await prepare(event).carryOut(tx)
      }),
    close: () => client.close(),
  }
}

export const openAiStore = () => openMongoStore('ai', ofAi)
export const openEnrichmentStore = () => openMongoStore('enrichment', ofEnrichment)
