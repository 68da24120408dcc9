import type { ForumCategory, ModerationAction, Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { actions } from './actions.ts'
import { flagRows } from './flag-rows.ts'
import { recordDecision } from './record-decision.ts'
import { findSubject } from './subject.ts'

interface Deciding {
  action: ModerationAction
  reason?: string | null | undefined
  hours?: number | null | undefined
  category?: ForumCategory | null | undefined
  /** Of the text as the moderator saw it. */
  editedAt?: string | null | undefined
}

/** Does what a moderator has decided about something flagged. Of two moderators who decide at once, one is told that he is late. */
export async function decide(deps: Deps, actor: Viewer, flagId: string, form: Deciding): Promise<void> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(actor)
  await transaction(async (tx) => {
    const flag = await flagRows.of(db).findOne({ _id: flagId }, { session: tx })
    const subject = flag && (await findSubject(db, flag, tx))
    if (!flag || !subject) throw communityRefusals.flagNotFound()
    if (flag.authorId === actor.id) throw communityRefusals.ownText()
    const { row } = subject
    const isAsSeen = form.editedAt === undefined || sameTime(form.editedAt, row.editedAt)
    if (!isAsSeen && !row.isDeleted) throw communityRefusals.changedMeanwhile()
    const { action } = form
    const reason = form.reason || null
    const now = clock()
    const about = { flag, subject, actor, now, reason, hours: form.hours ?? 0, category: form.category ?? undefined }
    const outcome = await actions[action](tx, deps, about)
    await recordDecision(tx, deps, { actorId: actor.id, action, reason, now, subject, flag, outcome })
  })
}

const sameTime = (one: string | null, other: Date | null) =>
  (one === null ? null : Date.parse(one)) === (other?.getTime() ?? null)
