import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findPost } from './find-post.ts'
import { subscriptionRows } from './subscription-rows.ts'

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'permission'>

export const subscriptionId = (postId: string, personId: string): string => `${postId}_${personId}`

/** Authors in a discussion follow it. */
export async function follow(
  db: Database,
  { postId, personId, at }: { postId: string; personId: string; at: Date },
  tx?: Tx,
): Promise<void> {
  const its = { _id: subscriptionId(postId, personId) }
  await subscriptionRows
    .of(db)
    .updateOne(its, { $setOnInsert: { postId, personId, at } }, { upsert: true, ...(tx && { session: tx }) })
}

/** Follows a discussion; again changes nothing. */
export async function followPost({ db, clock, permission }: FollowDeps, viewer: Viewer, postId: string): Promise<void> {
  await permission.admit(viewer)
  await findPost(db, viewer, postId)
  await follow(db, { postId, personId: viewer.id, at: clock() })
}

/** Follows it no longer; again changes nothing. One that is gone can still be left. */
export async function unfollowPost({ db, permission }: FollowDeps, viewer: Viewer, postId: string): Promise<void> {
  await permission.admit(viewer)
  const { deletedCount } = await subscriptionRows.of(db).deleteOne({ _id: subscriptionId(postId, viewer.id) })
  if (deletedCount === 0) await findPost(db, viewer, postId)
}
