import { userClosed } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { forgetEntries } from '../competitions/entry.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { forgetPerson } from '../notifications/erase-person.ts'

/**
 * Erases what a closed account read, followed, favourited, blocked and pitched, its notifications, and how moderators saw it; its words
 * stay, and what it liked counts.
 */
export const forgetClosed = (deps: Pick<Deps, 'outbox' | 'clock'>): Subscription<Tx>[] => [
  on(userClosed, async ({ data: { id: personId } }, tx: Tx) => {
    const its = { where: { personId } }
    await tx.read.deleteMany(its)
    await tx.visit.deleteMany(its)
    await tx.subscription.deleteMany(its)
    await tx.block.deleteMany(its)
    await tx.standing.deleteMany(its)
    await tx.favourite.deleteMany({ where: { userId: personId } })
    await forgetEntries(tx, deps, personId)
    await forgetPerson(tx, personId, deps.clock())
  }),
]
