import { randomUUID } from 'node:crypto'
import { moderationDecided } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { ActionDeps } from './action.ts'
import { flagRows } from './flag-rows.ts'
import { toldOf } from './record-decision.ts'
import { findSubject, type Named } from './subject.ts'

/** Closes the flag of a text that its author has deleted, in the transaction that does it: those who flagged it hear that it is gone. */
export async function closeDeleted(tx: Tx, { db, outbox, clock }: ActionDeps, named: Named): Promise<void> {
  const { subject: kind, subjectId } = named
  const at = clock()
  const change = { $set: { status: 'removed', decidedAt: at } } as const
  const flag = await flagRows.of(db).findOne({ subjectId, status: 'open' }, { session: tx })
  if (!flag) return
  await flagRows.of(db).updateOne({ _id: flag._id }, change, { session: tx })
  if (flag.flags.length === 0) return
  const subject = await findSubject(db, named, tx)
  const id = randomUUID()
  const told = {
    ...toldOf(subject!, flag),
    ...({ id, action: 'remove', subject: kind, subjectId, authorId: flag.authorId } as const),
    ...{ reason: null, mutedUntil: null, wasWaiting: flag.isWaiting, isDeletedByAuthor: true, at: at.toISOString() },
  }
  await outbox.add(tx, [moderationDecided(id, 1, told)])
}
