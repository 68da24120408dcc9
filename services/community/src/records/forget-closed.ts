import { userClosed } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'
import { readRows, visitRows } from '../forum/read-rows.ts'
import { subscriptionRows } from '../forum/subscription-rows.ts'
import { standingRows } from '../moderation/standing-rows.ts'
import { blockRows } from '../people/block-rows.ts'

/** Forgets what a closed account read, followed and blocked, and how moderators saw it; its words stay, and what it liked counts. */
export const forgetClosed = ({ db }: { db: Database }): Subscription<Tx>[] => [
  on(userClosed, async ({ data: { id: personId } }, tx: Tx) => {
    const session = { session: tx }
    await readRows.of(db).deleteMany({ personId }, session)
    await visitRows.of(db).deleteOne({ _id: personId }, session)
    await subscriptionRows.of(db).deleteMany({ personId }, session)
    await blockRows.of(db).deleteMany({ personId }, session)
    await standingRows.of(db).deleteOne({ _id: personId }, session)
  }),
]
