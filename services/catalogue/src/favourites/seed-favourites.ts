import { favouriteAdded, favouriteRemoved } from '@storyright/contracts/events'
import type { MessagingStore, Outbox } from '@storyright/messaging'
import type { Database, Tx } from '../database.ts'

interface Deps {
  db: Database
  messages: Pick<MessagingStore<Tx>, 'transaction'>
  outbox: Outbox<Tx>
}

/** A favourite of the past, and when it was taken back. */
export interface PastFavourite {
  userId: string
  listingId: bigint
  at: Date
  removedAt: Date | null
}

/** Each may have two events, and up to 200 go in one transaction. */
const BATCH = 100

/** Seeds favourites under a name, once, in batches that each commit with their events and the progress made. */
export async function seedFavourites(
  { db, messages, outbox }: Deps,
  name: string,
  favourites: readonly PastFavourite[],
): Promise<void> {
  let { loaded } = await db.load.upsert({ where: { name }, create: { name, loaded: 0 }, update: {} })
  // Those of another day would be others: what was begun is gone on with as long as there is something left.
  while (loaded < favourites.length) {
    const [start, end] = [loaded, Math.min(loaded + BATCH, favourites.length)]
    await messages.transaction(async (tx) => {
      await addPast(tx, outbox, favourites.slice(start, end))
      const isLast = end === favourites.length
      await tx.load.update({ where: { name, loaded: start }, data: { loaded: isLast ? DONE : end } })
    })
    loaded = end
  }
}

/** Whether all of them were seeded before: most starts need not even know which. */
export async function areFavouritesSeeded({ load }: Pick<Database, 'load'>, name: string): Promise<boolean> {
  return (await load.findUnique({ where: { name } }))?.loaded === DONE
}

/** As many as there will never be. */
const DONE = 2_147_483_647

/** Favourites that somebody has marked themselves stay as they are. */
async function addPast(tx: Tx, outbox: Outbox<Tx>, favourites: readonly PastFavourite[]): Promise<void> {
  const rows = await tx.favourite.createManyAndReturn({
    data: favourites.map(({ removedAt, ...favourite }) => ({
      ...favourite,
      at: removedAt ?? favourite.at,
      version: removedAt ? 2 : 1,
      isRemoved: removedAt !== null,
    })),
    skipDuplicates: true,
  })
  const isNew = new Set(rows.map(({ userId, listingId }) => `${userId}_${listingId}`))
  await outbox.add(
    tx,
    favourites.flatMap(({ userId, listingId, at, removedAt }) => {
      const id = `${userId}_${listingId}`
      if (!isNew.has(id)) return []
      const state = (time: Date) => ({ userId, listingId: String(listingId), at: time.toISOString() })
      const added = favouriteAdded(id, 1, state(at))
      return removedAt ? [added, favouriteRemoved(id, 2, state(removedAt))] : [added]
    }),
  )
}
