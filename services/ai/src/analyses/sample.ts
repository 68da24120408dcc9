import { refusals } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'

/** The listing whose analyses everybody may read: one row at most, written by the demo's seed. */
export const sampleRows = defineCollection<{ _id: 'analysis'; listingId: string }>('samples', {
  version: 1,
  schema: { bsonType: 'object', required: ['listingId'], properties: { listingId: { bsonType: 'string' } } },
})

/** From the demo's listings by the title; seeded again with every start, so that a changed choice is followed. */
export async function chooseSample(db: Database, listingId: string): Promise<void> {
  await sampleRows.of(db).updateOne({ _id: 'analysis' }, { $set: { listingId } }, { upsert: true })
}

/** The sample as it may be shown now; none where it was deleted or its agent is hidden. */
export async function sampleOf({ db, visibility }: Pick<Deps, 'db' | 'visibility'>) {
  const row = await sampleRows.of(db).findOne({ _id: 'analysis' })
  const listing = row && (await listingRows.of(db).findOne({ _id: row.listingId }))
  if (!listing || listing.isDeleted) return null
  const hidden = await visibility.hiddenAmong([listing.listing.agentId])
  return hidden.size > 0 ? null : { id: listing._id, title: listing.listing.title }
}

/** Its id, or the refusal of a listing that is not there. */
export async function requireSample(deps: Pick<Deps, 'db' | 'visibility'>): Promise<string> {
  const sample = await sampleOf(deps)
  if (!sample) throw refusals.listingNotFound()
  return sample.id
}
