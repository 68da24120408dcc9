import { randomUUID } from 'node:crypto'
import type { ModerationAction, Viewer } from '@storyright/contracts/vocabulary'
import { auditRows } from '../audit/audit-rows.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { PostRow } from './post-rows.ts'

/** What an administrator changed about a discussion, in the words of moderation. */
const actionOf: Record<string, (value: unknown) => ModerationAction> = {
  isLocked: (locked) => (locked ? 'lock' : 'unlock'),
  isSticky: (sticky) => (sticky ? 'stick' : 'unstick'),
  category: () => 'move',
}

interface Change {
  viewer: Viewer
  before: PostRow
  changed: object
}

/** Writes down what an administrator does to a discussion, in the transaction that does it. */
export async function auditChange(
  tx: Tx,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, before, changed }: Change,
): Promise<void> {
  for (const [name, value] of Object.entries(changed))
    await auditRows.of(db).insertOne(
      {
        _id: randomUUID(),
        at: clock(),
        actorId: viewer.id,
        action: actionOf[name]!(value),
        subject: 'post',
        subjectId: before._id,
        authorId: before.authorId,
        reason: null,
        before: { [name]: Reflect.get(before, name) },
        after: { [name]: value },
      },
      { session: tx },
    )
}
