import type { Tx } from '@storyright/mongodb'
import type { AnyBulkWriteOperation, Collection, Filter, UpdateFilter } from 'mongodb'

type Row = { _id: string; version: number }

/**
 * Writes a row of a read model unless it holds this version or a newer one; returns whether it was written. Of two consumers at
 * once one conflicts and is done again, so the newer event wins, whichever commits first.
 */
export async function keepNewest<Kept extends Row>(tx: Tx, rows: Collection<Kept>, row: Kept): Promise<boolean> {
  return (await keepNewestOf(tx, rows, [row])).length > 0
}

/** The same for several at once, of which some may be versions of the same row; returns those that were written. */
export async function keepNewestOf<Kept extends Row>(
  tx: Tx,
  rows: Collection<Kept>,
  received: readonly Kept[],
): Promise<Kept[]> {
  const newest = new Map<string, Kept>()
  for (const row of received) if (row.version > (newest.get(row._id)?.version ?? -1)) newest.set(row._id, row)
  const these = { _id: { $in: [...newest.keys()] } } as Filter<Kept>
  const found = await rows.find(these, { session: tx }).project<Row>({ version: 1 }).toArray()
  const versions = new Map(found.map(({ _id, version }) => [_id, version]))
  const newer = [...newest.values()].filter(({ _id, version }) => version > (versions.get(_id) ?? -1))
  if (newer.length > 0)
    await rows.bulkWrite(
      newer.map(({ _id, ...written }) => {
        const [filter, update] = [{ _id } as Filter<Kept>, { $set: written } as unknown as UpdateFilter<Kept>]
        return { updateOne: { filter, update, upsert: true } } satisfies AnyBulkWriteOperation<Kept>
      }),
      { session: tx },
    )
  return newer
}
