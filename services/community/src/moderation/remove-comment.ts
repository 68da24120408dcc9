import type { Viewer } from '@storyright/contracts/vocabulary'
import { commentRows } from '../comments/comment-rows.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { flagRows } from './flag-rows.ts'
import { recordDecision } from './record-decision.ts'
import { takeTextAway } from './remove-text.ts'
import { findSubject } from './subject.ts'

/** Removes a comment from the administrators' list, whether somebody flagged it or not. */
export async function removeComment(deps: Deps, actor: Viewer, id: string, reason: string | null): Promise<void> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(actor)
  await transaction(async (tx) => {
    const row = await commentRows.of(db).findOne({ _id: id, isDeleted: false }, { session: tx })
    if (!row) throw communityRefusals.commentNotFound()
    const flag = await flagRows.of(db).findOne({ subjectId: id, status: 'open' }, { session: tx })
    if (flag && row.authorId === actor.id) throw communityRefusals.ownText()
    const subject = await findSubject(db, { subject: 'comment', subjectId: id }, tx)
    const outcome = await takeTextAway(tx, deps, subject!, actor.id)
    const action = 'remove'
    await recordDecision(tx, deps, {
      actorId: actor.id,
      action,
      reason,
      now: clock(),
      subject: subject!,
      flag,
      outcome,
    })
  })
}
