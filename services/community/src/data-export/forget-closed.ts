import { userClosed } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { forgetEntries } from '../competitions/forget-entries.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { favouriteRows } from '../favourites/favourite-rows.ts'
import { readRows, visitRows } from '../forum/read-rows.ts'
import { subscriptionRows } from '../forum/subscription-rows.ts'
import { standingRows } from '../moderation/standing-rows.ts'
import { forgetPerson } from '../notifications/erase-person.ts'
import { blockRows } from '../people/block-rows.ts'

/**
/**
 * Forgets what a closed account read, followed, favourited, blocked and pitched, its notifications, and how moderators saw it; its words
 * stay, and what it liked counts.
 */
export const forgetClosed = (deps: Pick<Deps, 'db' | 'outbox' | 'clock'>): Subscription<Tx>[] => [
  on(userClosed, async ({ data: { id: personId } }, tx: Tx) => {
    const { db, clock } = deps
    const session = { session: tx }
    await readRows.of(db).deleteMany({ personId }, session)
    await visitRows.of(db).deleteOne({ _id: personId }, session)
    await subscriptionRows.of(db).deleteMany({ personId }, session)
    await blockRows.of(db).deleteMany({ personId }, session)
    await standingRows.of(db).deleteOne({ _id: personId }, session)
    await forgetEntries(tx, deps, personId)
    await favouriteRows.of(db).deleteMany({ userId: personId }, session)
    await forgetPerson(tx, db, personId, clock())
  }),
]
