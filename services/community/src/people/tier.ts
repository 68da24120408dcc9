import type { PublicUser } from '@storyright/contracts/events'
import { effectiveTier, type Tier } from '@storyright/contracts/vocabulary'
import { type MembershipRow, membershipRows, personRows } from '@storyright/read-models'
import type { Database, Tx } from '../database.ts'

export type Paid = Pick<MembershipRow, 'membership'> | null | undefined

/** The effective tier of somebody, from their events. */
export function tierOf({ role }: PublicUser, paid: Paid, now: Date): Tier {
  const until = paid?.membership.premiumExpiresAt
  return effectiveTier({ role, premiumExpiresAt: until ? new Date(until) : null }, now)
}

/** Of these people, as far as they are known. */
export async function tiersOf(db: Database, ids: string[], now: Date, tx?: Tx): Promise<Map<string, Tier>> {
  if (ids.length === 0) return new Map()
  const [session, its] = [tx && { session: tx }, { _id: { $in: [...new Set(ids)] } }]
  const people = await personRows.of(db).find(its, session).toArray()
  const memberships = await membershipRows.of(db).find(its, session).toArray()
  const paid = new Map(memberships.map((row) => [row._id, row]))
  return new Map(people.map(({ _id, person }) => [_id, tierOf(person, paid.get(_id), now)]))
}
