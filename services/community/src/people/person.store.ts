import type { Membership, PublicUser } from '@storyright/contracts/events'
import { foldText, type Role } from '@storyright/contracts/vocabulary'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'

/** A person with the version of the event that it is from. */
export interface VersionedPerson {
  version: number
  person: PublicUser
}

export type PaidMembership = Omit<Membership, 'card'>

/** Keeps somebody and the names that they are found by, unless this version or a newer one is known. Returns whether it was kept. */
export async function keepPerson(tx: Tx, { version, person }: VersionedPerson): Promise<boolean> {
  const { id, role, status } = person
  const names = namesOf(person)
  const row = { id, version, role, status, username: names[0] ?? null, person }
  if (!(await keepNewest(tx, 'people', row))) return false
  await tx.personName.deleteMany({ where: { personId: id } })
  await tx.personName.createMany({ data: names.map((name) => ({ personId: id, name })) })
  return true
}

/** As names are compared, the username first; none of who cannot be mentioned: closed accounts, and those without a username. */
function namesOf({ status, username, firstName, lastName }: PublicUser): string[] {
  if (status === 'closed' || username === null) return []
  return [...new Set([username, firstName, lastName, `${firstName} ${lastName}`].map(foldText).filter(Boolean))]
}

/** Those of several people who are known, by id. */
export async function findPeople(db: Tx, ids: Iterable<string>): Promise<Map<string, PublicUser>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db.person.findMany({ where: { id: { in: wanted } }, select: { id: true, person: true } })
  return new Map(rows.map(({ id, person }) => [id, person as unknown as PublicUser]))
}

/** Somebody, if they are known. */
export async function findPerson(db: Tx, id: string): Promise<VersionedPerson | null> {
  const row = await db.person.findUnique({ where: { id }, select: { version: true, person: true } })
  return row && { version: row.version, person: row.person as unknown as PublicUser }
}

/** Somebody, if they are known, who does not change until the transaction ends. */
export async function lockPerson(tx: Tx, id: string): Promise<PublicUser | null> {
  const [row] = await tx.$queryRaw<{ person: PublicUser }[]>`SELECT person FROM people WHERE id = ${id} FOR SHARE`
  return row?.person ?? null
}

/** Those of several people whose accounts are closed; none of them changes until the transaction ends. */
export async function lockClosed(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status FROM people WHERE id = ANY(${[...new Set(ids)]}) ORDER BY id FOR SHARE`
  return new Set(rows.flatMap(({ id, status }) => (status === 'closed' ? [id] : [])))
}

/** The ids of those of a role who can sign in. */
export async function findActive(db: Tx, role: Role): Promise<string[]> {
  const rows = await db.person.findMany({
    where: { role, status: 'active' },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ id }) => id)
}

/** The memberships of several people, by person. */
export async function findMemberships(db: Tx, ids: readonly string[]): Promise<Map<string, PaidMembership>> {
  const rows = await db.membership.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map(({ id, membership }) => [id, membership as unknown as PaidMembership]))
}

/** The version of somebody's membership that is known; 0 before the first. */
export async function membershipVersionOf(db: Tx, id: string): Promise<number> {
  return (await db.membership.findUnique({ where: { id }, select: { version: true } }))?.version ?? 0
}
