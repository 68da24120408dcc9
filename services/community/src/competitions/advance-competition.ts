import { competitionClosed, competitionOpened } from '@storyright/contracts/events'
import { day, dayAndTime } from '@storyright/contracts/vocabulary'
import { membershipRows, personRows } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import { notify } from '../notifications/notify.ts'
import { viewerOf } from '../people/readers.ts'
import { competitionNews } from './competition.events.ts'
import { dueOf, mayTakePart } from './competition.ts'
import type { CompetitionJobDeps } from './competition-job-deps.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { linkTo } from './judgement-notice.ts'
import { saveCompetition } from './save-competition.ts'
import { settleEntries } from './settle-entries.ts'

/**
 * The next step of one competition, in one transaction: notices and progress are written together, so whoever is
 * killed between two steps, or is the second to take one, repeats nothing and leaves nothing out.
 */
export function advanceCompetition(deps: CompetitionJobDeps, id: string): Promise<void> {
  return deps.transaction(async (tx) => {
    const { db, clock } = deps
    const row = await competitionRows.of(db).findOne({ _id: id }, { session: tx })
    const now = clock()
    const due = row && dueOf(row)
    if (!row || !due || due > now) return
    if (!row.isOpeningTold) await openNow(tx, deps, row, now)
    else if (!row.isEndTold && row.closesAt <= now) await close(tx, deps, row)
    else if (row.settledUntil !== null) await settleEntries(tx, deps, row)
    else if (row.toldUntil !== null) await notifyOfOpening(tx, deps, row)
  })
}

/** Whoever may enter is notified in the steps that follow, unless it is over by then. */
async function openNow(tx: Tx, { db, outbox }: CompetitionJobDeps, row: CompetitionRow, now: Date): Promise<void> {
  const opened = { isOpeningTold: true, toldUntil: row.closesAt > now ? '' : null }
  await outbox.add(tx, [competitionNews(competitionOpened, await saveCompetition(tx, db, row, opened))])
}

async function close(tx: Tx, deps: CompetitionJobDeps, row: CompetitionRow): Promise<void> {
  const { db, outbox } = deps
  const closed = await saveCompetition(tx, db, row, { isEndTold: true, toldUntil: null })
  await outbox.add(tx, [competitionNews(competitionClosed, closed)])
  const administrators = await personRows
    .of(db)
    .find({ 'person.role': 'admin', 'person.status': 'active' }, { session: tx, projection: { _id: 1 } })
    .toArray()
  const { title, entries, closesAt } = row
  await notify(deps, tx, {
    what: `competition ${row._id} closed ${closesAt.toISOString()}`,
    kind: 'competitions',
    personIds: administrators.map(({ _id }) => _id),
    title: `“${title}” has closed with ${entries === 1 ? 'one entry' : `${entries} entries`}`,
    detail:
      entries > 0
        ? `Please choose one; we then notify all entrants. It closed on ${day(closesAt)}.`
        : `Nobody entered by ${day(closesAt)}.`,
    link: `/admin/competitions?competition=${row._id}`,
  })
}

const AT_ONCE = 200

/** Notifies the next batch of those who may enter, and stores who was the last. */
async function notifyOfOpening(tx: Tx, deps: CompetitionJobDeps, row: CompetitionRow): Promise<void> {
  const { db, clock } = deps
  const session = { session: tx }
  const people = await personRows
    .of(db)
    .find({ _id: { $gt: row.toldUntil! } }, session)
    .sort({ _id: 1 })
    .limit(AT_ONCE)
    .toArray()
  const ids = people.map(({ _id }) => _id)
  const paid = await membershipRows
    .of(db)
    .find({ _id: { $in: ids } }, session)
    .toArray()
  const paidBy = new Map(paid.map((membership) => [membership._id, membership]))
  const concerned = people.filter(
    ({ _id, person }) => person.status === 'active' && mayTakePart(viewerOf(person, paidBy.get(_id), clock()), row),
  )
  await notify(deps, tx, {
    what: `competition ${row._id} opened ${row.opensAt.toISOString()}`,
    kind: 'competitions',
    personIds: concerned.map(({ _id }) => _id),
    title: `“${row.title}” is open until ${dayAndTime(row.closesAt)}`,
    detail: `${row.sponsor}: ${row.prize}`,
    link: linkTo(row),
  })
  const notifiedUntil = people.length < AT_ONCE ? null : ids.at(-1)!
  await competitionRows
    .of(db)
    .updateOne(
      { _id: row._id },
      { $set: { toldUntil: notifiedUntil, due: dueOf({ ...row, toldUntil: notifiedUntil }) } },
      session,
    )
}
