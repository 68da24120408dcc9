import type { PublicUser } from '@storyright/contracts/events'
import { access, effectiveTier, type Viewer } from '@storyright/contracts/vocabulary'
import { type MembershipRow, membershipRows, personRows } from '@storyright/read-models'
import type { Database, Tx } from '../database.ts'

/** Where something is written. */
export type Place = 'forum' | 'comments'

export const reads: Record<Place, (viewer: Viewer) => boolean> = { forum: access.forum, comments: access.premium }

type Paid = Pick<MembershipRow, 'membership'> | undefined

/** Whether somebody may read a place, as their events tell. */
export function mayRead(place: Place, person: PublicUser, paid: Paid, now: Date): boolean {
  const { id, role, status, isVerified: verified } = person
  const until = paid?.membership.premiumExpiresAt
  const tier = effectiveTier({ role, premiumExpiresAt: until ? new Date(until) : null }, now)
  return status === 'active' && reads[place]({ id, role, tier, verified })
}

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
