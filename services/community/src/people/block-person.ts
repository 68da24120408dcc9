import type { Writer } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { isPerson } from './ask-identity.ts'
import { blockRows } from './block-rows.ts'
import { blockId } from './blocks.ts'
import { findWriters } from './writer.ts'

type BlockDeps = Pick<Deps, 'db' | 'transaction' | 'identity' | 'clock' | 'permission'>

/** Folds away what somebody writes; again changes nothing. */
export async function blockPerson(deps: BlockDeps, viewer: Viewer, blockedId: string): Promise<void> {
  const { db, clock, permission } = deps
  await permission.admit(viewer)
  if (blockedId === viewer.id) throw communityRefusals.notOneself()
  await requirePerson(deps, blockedId)
  const row = { personId: viewer.id, blockedId, at: clock() }
  await blockRows.of(db).updateOne({ _id: blockId(viewer.id, blockedId) }, { $setOnInsert: row }, { upsert: true })
}

/** Takes a block back; again changes nothing. */
export async function unblockPerson(deps: BlockDeps, viewer: Viewer, blockedId: string): Promise<void> {
  const { db, permission } = deps
  await permission.admit(viewer)
  const { deletedCount } = await blockRows.of(db).deleteOne({ _id: blockId(viewer.id, blockedId) })
  if (deletedCount === 0) await requirePerson(deps, blockedId)
}

async function requirePerson(deps: BlockDeps, id: string): Promise<void> {
  if (!(await isPerson(deps, id))) throw communityRefusals.personNotFound()
}

/** Whom somebody has blocked, the newest first. */
export async function listBlocked(db: Deps['db'], { id: personId }: Viewer): Promise<Writer[]> {
  const rows = await blockRows.of(db).find({ personId }).sort({ at: -1 }).toArray()
  const ids = rows.map(({ blockedId }) => blockedId)
  return ids.map(await findWriters(db, ids))
}
