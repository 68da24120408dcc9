import { randomUUID } from 'node:crypto'
import type { EventFactory, PublicSupportThread } from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import type { SupportPriority, Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findThread } from './find-thread.ts'
import { priorityOf } from './priority.ts'
import { threadEvent } from './support.events.ts'
import { supportAuditRows } from './support-audit-rows.ts'
import { isSupport } from './thread.ts'
import { viewThread } from './thread.view.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'

/** A thread that is about to change, and by whom. */
export interface ChangeThreadInput {
  row: ThreadRow
  step: { isFromSupport: boolean; priority: SupportPriority; at: Date }
}

/** What changes, and how it is published. */
export interface Change {
  event: EventFactory<PublicSupportThread>
  set: Partial<ThreadRow>
}

/** Changes a thread in one transaction with its event, and with its audit where an administrator closes or opens it; `null` changes nothing. */
export async function changeThread(
  deps: Deps,
  viewer: Viewer,
  id: string,
  decide: (tx: Tx, changing: ChangeThreadInput) => Promise<Change | null> | Change | null,
): Promise<SupportThread> {
  const { db, transaction, permission, outbox, clock } = deps
  await permission.admit(viewer)
  const row = await transaction(async (tx) => {
    const before = await findThread(db, viewer, id, tx)
    const { memberId, priority: otherwise } = before
    const { priority, isClosed } = await priorityOf(tx, deps, { memberId, otherwise })
    if (isClosed) throw communityRefusals.askerGone()
    const step = { isFromSupport: isSupport(viewer, before), priority, at: clock() }
    const change = await decide(tx, { row: before, step })
    if (!change) return before
    const set = { ...change.set, updatedAt: step.at, version: before.version + 1 }
    await threadRows.of(db).updateOne({ _id: id }, { $set: set }, { session: tx })
    const after = { ...before, ...set }
    await outbox.add(tx, [threadEvent(change.event, after)])
    if (step.isFromSupport && after.status !== before.status) await audit(tx, deps, { viewer, before, after })
    return after
  })
  return viewThread(deps, viewer, row)
}

async function audit(
  tx: Tx,
  { db }: Pick<Deps, 'db'>,
  { viewer, before, after }: { viewer: Viewer; before: ThreadRow; after: ThreadRow },
): Promise<void> {
  const { _id: threadId, memberId, updatedAt: at } = after
  const statuses = { before: before.status, after: after.status }
  const entry = { _id: randomUUID(), at, actorId: viewer.id, threadId, memberId, ...statuses }
  await supportAuditRows.of(db).insertOne(entry, { session: tx })
}
