import type { PublicUser } from '@storyright/contracts/events'
import { access, effectiveTier, type Tier, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { findMemberships, findPeople, type PaidMembership } from './person.store.ts'

/** Where something is written. */
export type Place = 'forum' | 'comments'

type Paid = Pick<PaidMembership, 'premiumExpiresAt'> | undefined

export const reads: Record<Place, (viewer: Viewer) => boolean> = { forum: access.forum, comments: access.premium }

/** Somebody as their access token would describe them, from their events. */
export function viewerOf(person: PublicUser, paid: Paid, now: Date): Viewer {
  const { id, role, isVerified: verified } = person
  return { id, role, tier: tierOf(person, paid, now), verified }
}

/** The effective tier of somebody, from their events. */
function tierOf({ role }: PublicUser, paid: Paid, now: Date): Tier {
  const until = paid?.premiumExpiresAt
  return effectiveTier({ role, premiumExpiresAt: until ? new Date(until) : null }, now)
}

/** Whether somebody may read a place. */
export const mayRead = (place: Place, person: PublicUser, paid: Paid, now: Date): boolean =>
  person.status === 'active' && reads[place](viewerOf(person, paid, now))

/** Of these people, those who may read a place. */
export async function readersAmong(
  db: Tx,
  { place, ids, now }: { place: Place; ids: string[]; now: Date },
): Promise<Map<string, PublicUser>> {
  const people = await findPeople(db, ids)
  if (people.size === 0) return people
  const paid = await findMemberships(db, ids)
  return new Map([...people].filter(([id, person]) => mayRead(place, person, paid.get(id), now)))
}

/** The tiers of these people, as far as they are known. */
export async function tiersOf(db: Tx, ids: string[], now: Date): Promise<Map<string, Tier>> {
  const people = await findPeople(db, ids)
  if (people.size === 0) return new Map()
  const paid = await findMemberships(db, ids)
  return new Map([...people].map(([id, person]) => [id, tierOf(person, paid.get(id), now)]))
}

/** Of these people, those who have blocked an author. */
export async function blockersOf(db: Tx, { authorId, ids }: { authorId: string; ids: string[] }): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.block.findMany({ where: { blockedId: authorId, personId: { in: ids } } })
  return new Set(rows.map(({ personId }) => personId))
}
