import type { Envelope } from '@storyright/contracts/events'
import { prismaTransactions, type Subscription } from '@storyright/messaging'
import { openDatabase, type Tx } from '../../../services/community/src/database.ts'
import { openStoreOf } from './databases.ts'

/** What community keeps, on a database of its own, for handlers that run here without the service. */
export async function openCommunityStore() {
  const { db, store, outbox } = await openStoreOf('community', openDatabase, prismaTransactions<Tx>)
  return {
    db,
    outbox,
    transaction: store.transaction,
    /** Has an event handled by whichever of these want it, as the service does. */
    handle: (subscriptions: Subscription<Tx>[], event: Envelope) =>
      store.transaction(async (tx) => {
        const wanted = subscriptions.filter(({ definition }) => definition.type === event.type)
        expect(wanted.length).toBeGreaterThan(0)
        for (const { prepare } of wanted) await prepare(event).carryOut(tx)
      }),
    close: () => db.$disconnect(),
  }
}
