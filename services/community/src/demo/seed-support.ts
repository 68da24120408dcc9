import type { DemoThread } from '@storyright/demo'
import { threadAgain } from '../support/support.events.ts'
import { newMessage, type ThreadRow } from '../support/thread.store.ts'
import { asked, closed, priorityFor, written } from '../support/thread.ts'
import { isLoaded, markLoaded, type SeedDeps } from './rows.ts'

/** Writes the support threads of the demo's people, once. They are published as snapshots: nobody is notified. */
export function seedSupport({ transaction, outbox }: SeedDeps, threads: () => DemoThread[], now: Date): Promise<void> {
  return transaction(async (tx) => {
    if (await isLoaded(tx, 'support')) return
    const rows = threads().map(rowsOf)
    await tx.supportThread.createMany({ data: rows.map(({ thread }) => thread) })
    await tx.supportMessage.createMany({ data: rows.flatMap(({ messages }) => messages) })
    await outbox.add(
      tx,
      rows.map(({ thread }) => threadAgain(thread)),
    )
    await markLoaded(tx, 'support', now)
  })
}

/** A thread as its steps would have left it. */
function rowsOf(demo: DemoThread) {
  const { id: threadId, memberId, topic, listing } = demo
  const priority = priorityFor(demo.isPremium ? 'premium' : 'free')
  const [first, ...others] = demo.messages
  const standing = others.reduce((row, step) => written(row, { ...step, priority }), asked({ priority, at: first.at }))
  const messages = demo.messages.map(({ text: message, ...one }, place) =>
    newMessage({ ...one, threadId, number: place + 1, message }),
  )
  const { last } = messages.at(-1)!
  const thread: ThreadRow = {
    id: threadId,
    version: messages.length + (demo.closed ? 1 : 0),
    ...{ memberId, topic, offerId: null, listingId: listing?.id ?? null, about: listing?.title ?? null },
    ...standing,
    ...{ createdAt: first.at, updatedAt: demo.messages.at(-1)!.at, messageCount: messages.length, last, by: null },
    ...(demo.closed && { ...closed, by: demo.closed.by, updatedAt: demo.closed.at }),
  }
  return { thread, messages: messages.map(({ row }) => row) }
}
