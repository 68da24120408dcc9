import { membershipEvents, supportClosed, supportSnapshot, userClosed, userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { tiersOf } from '../people/readers.ts'
import { threadEvent } from './support.events.ts'
import { lockMember, lockThreadsOf, saveThread, type ThreadRow } from './thread.store.ts'
import { closed, priorityFor, queueOf } from './thread.ts'

type SubscriptionDeps = Pick<Deps, 'outbox' | 'clock'>

/** What people's events do to their threads, after the same transaction has kept what the events say. */
export const supportSubscriptions = (deps: SubscriptionDeps): Subscription<Tx>[] => [
  ...userEvents.map((event) => on(event, ({ data }, tx: Tx) => syncPriority(tx, deps, data.id))),
  ...membershipEvents.map((event) => on(event, ({ data }, tx: Tx) => syncPriority(tx, deps, data.userId))),
  on(userClosed, ({ data }, tx: Tx) => forgetThreads(tx, deps, data.id)),
]

/** Gives somebody's open threads the priority of their tier. What is kept of them is the newest, so an older event changes nothing. */
async function syncPriority(tx: Tx, { outbox, clock }: SubscriptionDeps, memberId: string): Promise<void> {
  await lockMember(tx, memberId)
  const open = await lockThreadsOf(tx, memberId, { onlyOpen: true })
  if (open.length === 0) return
  const tier = (await tiersOf(tx, [memberId], clock())).get(memberId)
  if (!tier) return // of somebody whose first event is under way the membership alone decides nothing
  const priority = priorityFor(tier)
  for (const row of open.filter((one) => one.priority !== priority)) {
    const after = await saveThread(tx, row, { priority, queue: queueOf({ awaits: row.awaits, priority }) })
    await outbox.add(tx, [threadEvent(supportSnapshot, after)])
  }
}

/** Closes what the holder of a closed account has asked, and deletes all that was written there; that something was asked stays. */
async function forgetThreads(tx: Tx, { outbox, clock }: SubscriptionDeps, memberId: string): Promise<void> {
  await lockMember(tx, memberId)
  for (const row of await lockThreadsOf(tx, memberId)) {
    const isOpen = row.status === 'open'
    const change: Partial<ThreadRow> = {
      ...(isOpen && { ...closed, by: memberId, updatedAt: clock() }),
      last: { ...row.last, excerpt: '' },
    }
    const after = await saveThread(tx, row, change)
    await tx.supportMessage.deleteMany({ where: { threadId: row.id } })
    await outbox.add(tx, [threadEvent(isOpen ? supportClosed : supportSnapshot, after)])
  }
}
