import type { Rating } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { type Feedback, tasteRows } from '../tracking/taste-rows.ts'

interface Rated {
  listingId: string
  rating: Rating
  feedback?: string | null | undefined
}

/** Keeps what somebody says of a recommendation; the newest word counts. They say it themselves, so it is kept whether or not they are tracked. */
export async function rateRecommendation(
  { db, visibility, clock }: Pick<Deps, 'db' | 'visibility' | 'clock'>,
  userId: string,
  { listingId, rating, feedback }: Rated,
): Promise<void> {
  const { id } = await visibility.require(listingId)
  const row: Omit<Feedback, '_id'> = {
    kind: 'feedback',
    userId,
    listingId: id,
    rating,
    says: feedback || null,
    at: clock(),
  }
  await tasteRows.of(db).updateOne({ _id: `feedback ${userId} ${id}` }, { $set: row }, { upsert: true })
}
