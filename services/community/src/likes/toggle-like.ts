import type { Liked } from '@storyright/contracts/http'
import type { Viewer, WrittenKind } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { likeRows } from './like-rows.ts'
import { likeId } from './liked-among.ts'
import { markDirty } from './mark-dirty.ts'

interface Liking {
  viewer: Viewer
  subject: WrittenKind
  subjectId: string
}

/** Likes a text that the viewer sees, or takes the like back. Nothing but the pair is counted, and each writes a pair of its own. */
export const toggleLike =
  ({ db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>) =>
  async ({ viewer, subject, subjectId }: Liking): Promise<Liked> => {
    const _id = likeId(subjectId, viewer.id)
    const likes = likeRows.of(db)
    const userHasLiked = await transaction(async (tx) => {
      const { deletedCount } = await likes.deleteOne({ _id }, { session: tx })
      if (deletedCount === 0)
        await likes.insertOne({ _id, subject, subjectId, personId: viewer.id, at: clock() }, { session: tx })
      await markDirty(tx, db, subject, subjectId)
      return deletedCount === 0
    })
    return { userHasLiked, likeCount: await likes.countDocuments({ subjectId }) }
  }
