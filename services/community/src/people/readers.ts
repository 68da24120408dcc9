import type { PublicUser } from '@storyright/contracts/events'
import { access, type Viewer } from '@storyright/contracts/vocabulary'
import { membershipRows, personRows } from '@storyright/read-models'
import type { Database, Tx } from '../database.ts'
import { type Paid, tierOf } from './tier.ts'

/** Where something is written. */
export type Place = 'forum' | 'comments'

export const reads: Record<Place, (viewer: Viewer) => boolean> = { forum: access.forum, comments: access.premium }

/** Somebody as their access token would describe them, from their events. */
export function viewerOf(person: PublicUser, paid: Paid, now: Date): Viewer {
  const { id, role, isVerified: verified } = person
  return { id, role, tier: tierOf(person, paid, now), verified }
}

/** Whether somebody may read a place. */
export const mayRead = (place: Place, person: PublicUser, paid: Paid, now: Date): boolean =>
  person.status === 'active' && reads[place](viewerOf(person, paid, now))

/** Of these people, those who may read a place. */
export async function readersAmong(
  db: Database,
  { place, ids, now }: { place: Place; ids: string[]; now: Date },
  tx?: Tx,
): Promise<Map<string, PublicUser>> {
  if (ids.length === 0) return new Map()
  const session = tx && { session: tx }
  const [people, memberships] = await Promise.all([
    personRows
      .of(db)
      .find({ _id: { $in: ids } }, session)
      .toArray(),
    membershipRows
      .of(db)
      .find({ _id: { $in: ids } }, session)
      .toArray(),
  ])
  const paid = new Map(memberships.map((row) => [row._id, row]))
  const readers = people.filter(({ _id, person }) => mayRead(place, person, paid.get(_id), now))
  return new Map(readers.map(({ _id, person }) => [_id, person]))
}
