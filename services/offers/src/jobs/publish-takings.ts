import type { Deps } from '../deps.ts'
import { lockListing } from '../listings/listing.store.ts'
import { addMissingBoxes, publishTakings } from '../rights/taking.store.ts'
import { BATCH } from './batch-size.ts'
import type { Pace } from './job-config.ts'

/**
 * Publishes what is taken of the listings where a version changed that which knew nothing of takings, and gives their claims boxes. One
 * listing that fails keeps no other from it.
 */
export async function publishLateTakings(deps: Deps, _pace: Pace, signal: AbortSignal): Promise<void> {
  for (let after = ''; !signal.aborted; ) {
    const where = { takingsUnpublished: true, id: { gt: after } }
    const found = await deps.db.listing.findMany({ where, select: { id: true }, orderBy: { id: 'asc' }, take: BATCH })
    for (const { id } of found)
      await publishLate(deps, id).catch((error: unknown) =>
        deps.logger.warn({ listingId: id, err: error }, 'What is taken of a listing is published later'),
      )
    if (found.length < BATCH) return
    after = found.at(-1)!.id
  }
}

const publishLate = ({ transaction, outbox }: Deps, id: string): Promise<void> =>
  transaction(async (tx) => {
    await lockListing(tx, id)
    if ((await tx.listing.count({ where: { id, takingsUnpublished: true } })) === 0) return
    await addMissingBoxes(tx, id)
    await publishTakings(tx, outbox, id)
  })
