import { KEEP_SENT_MS } from '../outbox/relay.ts'
import type { MessagingStore } from '../store.ts'

/**
 * Tells again what was told since a moment, for services whose database was restored to an earlier one: they have lost that
 * they handled it. Everybody else has not, so nothing happens twice. What is older than the outbox keeps is made up for with
 * a snapshot of everything, which brings read models up to date but repeats no mail.
 */
export async function resend<Tx>(
  store: Pick<MessagingStore<Tx>, 'resendSince'>,
  { since, now, sendSnapshots }: { since: Date; now: Date; sendSnapshots: () => Promise<number> },
): Promise<{ events: number; snapshots: number }> {
  const events = await store.resendSince(since)
  const isComplete = since.getTime() > now.getTime() - KEEP_SENT_MS
  return { events, snapshots: isComplete ? 0 : await sendSnapshots() }
}
