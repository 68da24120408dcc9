import { defineCollection } from '@storyright/mongodb'
import type { Database, Tx } from '../database.ts'

/** Moderators' actions on a person. Without a row there was none. */
export interface StandingRow {
  /** The person's id. */
  _id: string
  mutedUntil: Date | null
  /** The reason that they were given. */
  muteReason?: string | null
  warned: number
  removed: number
  /** A moderator has shown something of theirs that waited: what they write waits no more. */
  isTrusted?: boolean
}

export const standingRows = defineCollection<StandingRow>('standing', {
  version: 1,
  schema: { bsonType: 'object', required: ['warned', 'removed'] },
})

/** How moderators see somebody at this moment. */
export async function standingOf(tx: Tx, db: Database, personId: string): Promise<StandingRow> {
  const known = await standingRows.of(db).findOne({ _id: personId }, { session: tx })
  return known ?? { _id: personId, mutedUntil: null, warned: 0, removed: 0 }
}

/** Changes it; of two changes at once one starts over. */
export async function changeStanding(
  tx: Tx,
  db: Database,
  personId: string,
  change: (before: StandingRow) => Partial<StandingRow>,
): Promise<{ before: StandingRow; after: StandingRow }> {
  const before = await standingOf(tx, db, personId)
  const after = { ...before, ...change(before) }
  await standingRows.of(db).replaceOne({ _id: personId }, after, { session: tx, upsert: true })
  return { before, after }
}
