import { communityRefusals } from '../errors.ts'
import type { Action, Outcome } from './action.ts'
import { changeStanding, type StandingRow } from './standing-rows.ts'

const HOUR_MS = 3_600_000

/** The author reads for so long, and cannot write. Somebody who is muted is muted anew only for longer: two moderators at once do it once. */
export const muteAuthor: Action = async (tx, { db }, { subject: { row }, hours, reason, now }) => {
  const until = new Date(now.getTime() + hours * HOUR_MS)
  const changed = await changeStanding(tx, db, row.authorId, ({ mutedUntil }) => {
    if (mutedUntil && until.getTime() - mutedUntil.getTime() < HOUR_MS && mutedUntil > now)
      throw communityRefusals.alreadyMuted()
    return { mutedUntil: until, muteReason: reason }
  })
  return { ...outcomeOf(changed), mutedUntil: until }
}

/** The author writes again. */
export const unmuteAuthor: Action = async (tx, { db }, { subject: { row }, now }) => {
  const changed = await changeStanding(tx, db, row.authorId, ({ mutedUntil }) => {
    if (!mutedUntil || mutedUntil <= now) throw communityRefusals.notMuted()
    return { mutedUntil: null, muteReason: null }
  })
  return outcomeOf(changed)
}

const outcomeOf = ({ before, after }: { before: StandingRow; after: StandingRow }): Outcome => ({
  before: { mutedUntil: before.mutedUntil?.toISOString() ?? null },
  after: { mutedUntil: after.mutedUntil?.toISOString() ?? null },
})
