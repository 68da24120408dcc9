import { membershipEvents, supportSnapshot, userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { lockPerson } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { tiersOf } from '../people/tier.ts'
import { priorityFor } from './priority.ts'
import { threadEvent } from './support.events.ts'
import { queueOf } from './thread.ts'
import { threadRows } from './thread-rows.ts'

type FollowDeps = Pick<Deps, 'db' | 'outbox' | 'clock'>

/**
 * Gives somebody's open threads the priority of their tier. After the events that are kept of people and memberships, in their
 * transaction: what is kept is the newest, so an older event changes nothing.
 */
export const followTiers = (deps: FollowDeps): Subscription<Tx>[] => [
  ...userEvents.map((event) => on(event, ({ data: { id } }, tx: Tx) => correct(tx, deps, id))),
  ...membershipEvents.map((event) =>
    on(event, async ({ data: { userId } }, tx: Tx) => {
      // A question at the same moment does the same: one of the two retries.
      await lockPerson(tx, deps.db, userId)
      await correct(tx, deps, userId)
    }),
  ),
]

async function correct(tx: Tx, { db, outbox, clock }: FollowDeps, memberId: string): Promise<void> {
  const threads = threadRows.of(db)
  const open = await threads.find({ memberId, status: 'open' }, { session: tx }).toArray()
  if (open.length === 0) return
  const tier = (await tiersOf(db, [memberId], clock(), tx)).get(memberId)
  for (const row of open) {
    // Of somebody whose first event is under way the membership alone decides nothing.
    const priority = tier ? priorityFor(tier) : row.priority
    const set = { priority, queue: queueOf({ awaits: row.awaits, priority }), version: row.version + 1 }
    const isRight = priority === row.priority
    // Also where it is right: of the first events of a person and of their membership, at once, neither would see the other.
    await threads.updateOne({ _id: row._id }, { ...(!isRight && { $set: set }), $inc: { locks: 1 } }, { session: tx })
    if (!isRight) await outbox.add(tx, [threadEvent(supportSnapshot, { ...row, ...set })])
  }
}
