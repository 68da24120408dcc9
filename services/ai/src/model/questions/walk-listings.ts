import { listingRows } from '@storyright/read-models'
import type { AskWaitingDeps } from './process-queue.ts'
import { questionRows } from './question-rows.ts'

/** Looks at every listing once: another prompt or model asks again about all, and no question may be missing. */
export async function walkListings(
  { db, transaction, follow, keyOf, logger }: Omit<AskWaitingDeps, 'ask' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const asked = new Map<string, string>()
  for await (const { _id, key } of questionRows.of(db).find({}, { projection: { key: 1 } })) asked.set(_id, key)
  for await (const { _id, isDeleted, listing } of listingRows.of(db).find()) {
    if (signal.aborted) return
    const wanted = isDeleted || !listing.aiConsent ? undefined : keyOf(listing)
    if (asked.get(_id) === wanted) continue
    await transaction(async (tx) => {
      const row = await listingRows.of(db).findOne({ _id }, { session: tx })
      if (row) await follow(tx, [row])
    }).catch((error: unknown) => logger.warn({ err: error, listing: _id }, 'The model’s question is written later'))
  }
}
