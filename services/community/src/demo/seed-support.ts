import type { DemoThread } from '@storyright/demo'
import { messageRowOf } from '../support/message.ts'
import { messageRows } from '../support/message-rows.ts'
import { priorityFor } from '../support/priority.ts'
import { threadAgain } from '../support/support.events.ts'
import { asked, closed, written } from '../support/thread.ts'
import { type ThreadRow, threadRows } from '../support/thread-rows.ts'
import { loadRows } from './load-rows.ts'
import type { SeedDeps } from './rows.ts'

const NAME = 'support'

/** Writes the support threads of the demo's people, once. They are published as snapshots: nobody is notified. */
export function seedSupport(
  { db, transaction, outbox }: SeedDeps,
  threads: () => DemoThread[],
  now: Date,
): Promise<void> {
  return transaction(async (tx) => {
    if (await loadRows.of(db).findOne({ _id: NAME }, { session: tx })) return
    const rows = threads().map(rowsOf)
    await threadRows.of(db).insertMany(
      rows.map(({ thread }) => thread),
      { session: tx },
    )
    await messageRows.of(db).insertMany(
      rows.flatMap(({ messages }) => messages),
      { session: tx },
    )
    await outbox.add(
      tx,
      rows.map(({ thread }) => threadAgain(thread)),
    )
    await loadRows.of(db).insertOne({ _id: NAME, loadedAt: now }, { session: tx })
  })
}

/** A thread as its steps would have left it. */
function rowsOf(demo: DemoThread) {
  const { id: threadId, memberId, topic, listing } = demo
  const priority = priorityFor(demo.isPremium ? 'premium' : 'free')
  const [first, ...others] = demo.messages
  const standing = others.reduce((row, step) => written(row, { ...step, priority }), asked({ priority, at: first.at }))
  const messages = demo.messages.map(({ text: message, authorId, ...one }, at) =>
    messageRowOf({ ...one, threadId, place: at + 1, author: { id: authorId }, message }),
  )
  const { last } = messages.at(-1)!
  const thread: ThreadRow = {
    _id: threadId,
    version: messages.length + (demo.closed ? 1 : 0),
    ...{ memberId, topic, offerId: null, listingId: listing?.id ?? null, about: listing?.title ?? null },
    ...standing,
    ...{ createdAt: first.at, updatedAt: last.at, messageCount: messages.length, last, by: null },
    ...(demo.closed && { ...closed, by: demo.closed.by, updatedAt: demo.closed.at }),
  }
  return { thread, messages: messages.map(({ row }) => row) }
}
