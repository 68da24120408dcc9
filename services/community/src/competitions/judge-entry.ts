import { entryJudged } from '@storyright/contracts/events'
import type { Judgement } from '@storyright/contracts/http'
import { day, type EntryStatus, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import type { Notice } from '../notifications/notice.ts'
import { notify } from '../notifications/notify.ts'
import { entryNews } from './competition.events.ts'
import {
  addCompetitionAudit,
  type CompetitionRow,
  lockCompetition,
  saveCompetition,
  wakeCompetitions,
} from './competition.store.ts'
import { requireJudgeable } from './competition.ts'
import { type EntryRow, findEntries, saveEntry } from './entry.store.ts'

type JudgeDeps = Pick<Deps, 'transaction' | 'outbox' | 'clock'>

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
    const { outbox, clock } = deps
    const { status, note } = judgement
    const competition = await lockCompetition(tx, competitionId)
    const now = clock()
    const [before] = await findEntries(tx, { where: { id: entryId, competitionId, isCurrent: true } })
    if (!before) throw communityRefusals.entryNotFound()
    requireJudgeable(competition, before.status, status, now)
    const entry = await saveEntry(tx, before, { status, note })
    await addCompetitionAudit(tx, {
      ...{ at: now, actorId: viewer.id, action: 'judged', competitionId, entryId, entrantId: before.entrantId },
      before: { status: before.status, note: before.note },
      after: { status, note },
    })
    await outbox.add(tx, [entryNews(entryJudged, entry, competition)])
    await notify(deps, tx, { ...judgedNotice(competition, entry), personIds: [entry.entrantId] })
    if (status !== 'chosen') return { entry, competition }
    const decided = { chosenEntryId: entryId, decidedAt: now, settledUntil: '', notifiedUntil: null }
    await wakeCompetitions(tx)
    return { entry, competition: await saveCompetition(tx, competition, decided) }
  })
}

const titleOf: Record<Exclude<EntryStatus, 'withdrawn'>, (title: string) => string> = {
  entered: (title) => `Your entry is no longer on the shortlist of “${title}”`,
  shortlisted: (title) => `Your entry is on the shortlist of “${title}”`,
  chosen: (title) => `Your entry was chosen: congratulations on “${title}”`,
  not_chosen: (title) => `Another entry was chosen in “${title}”. Thank you for yours; it was read with care`,
}

export const linkTo = ({ id }: Pick<CompetitionRow, 'id'>) => `/competitions/${id}`

/** The notice of a judgement, with the administrator's words. */
export function judgedNotice(competition: CompetitionRow, entry: EntryRow): Omit<Notice, 'personIds'> {
  const { id, version, status, note, offer, createdAt } = entry
  const { closesAt, entryCount } = competition
  // The same for everybody who was not chosen: nothing about one entry.
  const end = `It closed on ${day(closesAt)} with ${entryCount === 1 ? 'one entry' : `${entryCount} entries`}.`
  const what = offer ? ` with your offer on “${offer.listingTitle}”` : ''
  return {
    what: `entry ${id} ${version}`,
    kind: 'competitions',
    title: titleOf[status as keyof typeof titleOf](competition.title),
    detail: status === 'not_chosen' ? end : (note ?? `You entered${what} on ${day(createdAt)}.`),
    link: linkTo(competition),
  }
}
