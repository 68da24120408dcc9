import { communityRefusals } from '../errors.ts'
import type { Action } from './action.ts'
import { flagRows } from './flag-rows.ts'
import { changeStanding } from './standing-rows.ts'

/** Warns the author, about one text once. */
export const warnAuthor: Action = async (tx, { db }, { flag, subject: { row } }) => {
  if (flag.isWarned) throw communityRefusals.alreadyWarned()
  await flagRows.of(db).updateOne({ _id: flag._id }, { $set: { isWarned: true } }, { session: tx })
  const { before, after } = await changeStanding(tx, db, row.authorId, ({ warned }) => ({ warned: warned + 1 }))
  return { before: { warned: before.warned }, after: { warned: after.warned } }
}
