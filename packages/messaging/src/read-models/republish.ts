import type { NewEvent } from '@storyright/contracts/events'
import type { Outbox } from '../outbox/outbox.ts'
import { KEEP_SENT_MS } from '../outbox/relay.ts'
import type { MessagingStore } from '../store.ts'

const BATCH = 100

/**
 * Publishes one `<entity>.snapshot` for every row, so that other services can build or rebuild their read models. For
 * deleted entities the deletion is republished with its version, so that a lost stream leaves no stale copies.
 */
export async function republish<Tx>(
  { store, outbox }: { store: Pick<MessagingStore<Tx>, 'transaction'>; outbox: Outbox<Tx> },
  rows: AsyncIterable<NewEvent> | Iterable<NewEvent>,
): Promise<number> {
  let sent = 0
  let batch: NewEvent[] = []
  const flush = async () => {
    await store.transaction((tx) => outbox.add(tx, batch))
    sent += batch.length
    batch = []
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  return sent
}

/**
 * Resends everything published since a time, for services whose database was restored from a backup: they have lost their
 * inbox rows. All others still have theirs, so nothing is applied twice. Beyond the outbox's retention this is followed by
 * a snapshot of everything, which updates read models but repeats no mail.
 */
export async function resend<Tx>(
  store: Pick<MessagingStore<Tx>, 'resendSince'>,
  { since, now, sendSnapshots }: { since: Date; now: Date; sendSnapshots: () => Promise<number> },
): Promise<{ events: number; snapshots: number }> {
  const events = await store.resendSince(since)
  const isComplete = since.getTime() > now.getTime() - KEEP_SENT_MS
  return { events, snapshots: isComplete ? 0 : await sendSnapshots() }
}
