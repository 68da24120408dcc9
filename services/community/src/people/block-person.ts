import type { Writer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { blockRows } from './block-rows.ts'
import { blockId } from './blocks.ts'
import { findWriters } from './writer.ts'

type BlockDeps = Pick<Deps, 'db' | 'clock' | 'permission'>

/** Folds away what somebody writes; again changes nothing. */
export const blockPerson =
  ({ db, clock, permission }: BlockDeps) =>
  async (viewer: Viewer, blockedId: string): Promise<void> => {
    await permission.admit(viewer)
    if (blockedId === viewer.id) throw communityRefusals.notOneself()
    await requirePerson(db, blockedId)
    const row = { personId: viewer.id, blockedId, at: clock() }
    await blockRows.of(db).updateOne({ _id: blockId(viewer.id, blockedId) }, { $setOnInsert: row }, { upsert: true })
  }

/** Takes a block back; again changes nothing. */
export const unblockPerson =
  ({ db, permission }: BlockDeps) =>
  async (viewer: Viewer, blockedId: string): Promise<void> => {
    await permission.admit(viewer)
    const { deletedCount } = await blockRows.of(db).deleteOne({ _id: blockId(viewer.id, blockedId) })
    if (deletedCount === 0) await requirePerson(db, blockedId)
  }

async function requirePerson(db: Deps['db'], id: string): Promise<void> {
  if (!(await personRows.of(db).findOne({ _id: id }))) throw communityRefusals.personNotFound()
}

/** Whom somebody has blocked, the newest first. */
export async function listBlocked(db: Deps['db'], { id: personId }: Viewer): Promise<Writer[]> {
  const rows = await blockRows.of(db).find({ personId }).sort({ at: -1 }).toArray()
  const ids = rows.map(({ blockedId }) => blockedId)
  return ids.map(await findWriters(db, ids))
}
