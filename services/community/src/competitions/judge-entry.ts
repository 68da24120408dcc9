import { entryJudged } from '@storyright/contracts/events'
import type { Judgement } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { sendSignal } from '@storyright/mongodb'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { notify } from '../notifications/notify.ts'
import { entryNews } from './competition.events.ts'
import { requireJudgeable } from './competition.ts'
import { recordCompetitionAudit } from './competition-audit-rows.ts'
import type { CompetitionRow } from './competition-rows.ts'
import { competitionsSignal } from './competitions-signal.ts'
import { type EntryRow, entryRows } from './entry-rows.ts'
import { lockCompetition } from './find-competition.ts'
import { judgedNotice } from './judgement-notice.ts'
import { saveCompetition } from './save-competition.ts'

type JudgeDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>

interface JudgeEntryInput {
  competitionId: string
  entryId: string
  judgement: Judgement
}

/**
 * Judges an entry and notifies its entrant. Choosing one decides the competition; the other entrants are notified by the background
 * work, of whom there may be very many.
 */
export function judgeEntry(
  deps: JudgeDeps,
  viewer: Viewer,
  { competitionId, entryId, judgement }: JudgeEntryInput,
): Promise<{ entry: EntryRow; competition: CompetitionRow }> {
  return deps.transaction(async (tx) => {
    const { db, outbox, clock } = deps
    const { status, note } = judgement
    const now = clock()
    const competition = await lockCompetition(tx, db, competitionId)
    const before = await entryRows.of(db).findOne({ _id: entryId, competitionId, isCurrent: true }, { session: tx })
    if (!before) throw communityRefusals.entryNotFound()
    requireJudgeable(competition, before.status, status, now)
    const entry: EntryRow = { ...before, status, note, version: before.version + 1 }
    await entryRows
      .of(db)
      .updateOne({ _id: entryId }, { $set: { status, note, version: entry.version } }, { session: tx })
    await recordCompetitionAudit(tx, db, {
      ...{ at: now, actorId: viewer.id, action: 'judged', competitionId, entryId, entrantId: before.entrantId },
      before: { status: before.status, note: before.note },
      after: { status, note },
    })
    await outbox.add(tx, [entryNews(entryJudged, entry, competition)])
    await notify(deps, tx, { ...judgedNotice(competition, entry), personIds: [entry.entrantId] })
    if (status !== 'chosen') return { entry, competition }
    const decided = { chosenEntryId: entryId, decidedAt: now, settledUntil: '', toldUntil: null }
    await sendSignal(db, competitionsSignal, tx)
    return { entry, competition: await saveCompetition(tx, db, competition, decided) }
  })
}
