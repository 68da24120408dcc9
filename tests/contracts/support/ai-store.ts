import type { Envelope } from '@storyright/contracts/events'
import { createOutbox, type Subscription } from '@storyright/messaging'
import { messagingCollections, mongoStore } from '@storyright/messaging/mongodb'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { testMongo } from '@storyright/testing'
import { collections, type Tx } from '../../../services/ai/src/database.ts'

/** What ai keeps, on a database of its own, for handlers that run here without the service. */
export async function openAiStore() {
  const client = mongoClient(await testMongo('ai'), { service: 'contracts' })
  const db = client.db()
  await applyCollections(db, [...messagingCollections, ...collections])
  const store = mongoStore(db)
  return {
    db,
    transaction: store.transaction,
    outbox: createOutbox({ service: 'ai', store }),
    /** Has an event handled by whichever of these want it, as the service does. */
    handle: (subscriptions: Subscription<Tx>[], event: Envelope) =>
      store.transaction(async (tx) => {
        const wanted = subscriptions.filter(({ definition }) => definition.type === event.type)
        expect(wanted.length).toBeGreaterThan(0)
        for (const { prepare } of wanted) await prepare(event)(tx)
      }),
    close: () => client.close(),
  }
}
