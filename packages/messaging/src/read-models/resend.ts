import { KEEP_SENT_MS } from '../outbox/relay.ts'
import type { MessagingStore } from '../store.ts'

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
