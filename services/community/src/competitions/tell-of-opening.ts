import { dayAndTime } from '@storyright/contracts/vocabulary'
import { membershipRows, personRows } from '@storyright/read-models'
import type { Tx } from '../database.ts'
import { notify } from '../notifications/notify.ts'
import { viewerOf } from '../people/readers.ts'
import { dueOf, mayTakePart } from './competition.ts'
import { type CompetitionRow, competitionRows } from './competition-rows.ts'
import { linkTo } from './judged-notice.ts'
import type { RunDeps } from './run-deps.ts'

const AT_ONCE = 200

/** Tells the next ones of those who may enter, and writes down who was the last. */
export async function tellOfOpening(tx: Tx, deps: RunDeps, row: CompetitionRow): Promise<void> {
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
  const toldUntil = people.length < AT_ONCE ? null : ids.at(-1)!
  await competitionRows
    .of(db)
    .updateOne({ _id: row._id }, { $set: { toldUntil, due: dueOf({ ...row, toldUntil }) } }, session)
}
