import { type EventFactory, type Membership, membershipSnapshot, type NewEvent } from '@storyright/contracts/events'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { newestDocument, newestDocuments } from '../documents/document.views.ts'
import type { Prisma } from '../generated/client.ts'
import { asMember, type Member, premiumUntilOf, publicMembershipOf } from './member.ts'

/** Locks and reads a member's row, which every change does first; creates it where there is none. */
export async function lockMember(tx: Tx, personId: string): Promise<Member> {
  await tx.$executeRaw`INSERT INTO members (person_id) VALUES (${personId}::uuid) ON CONFLICT DO NOTHING`
  await tx.$queryRaw`SELECT FROM members WHERE person_id = ${personId}::uuid FOR UPDATE`
  return asMember(await tx.member.findUniqueOrThrow({ where: { personId } }))
}

export async function findMember(db: Database | Tx, personId: string): Promise<Member | null> {
  const row = await db.member.findUnique({ where: { personId } })
  return row && asMember(row)
}

/** The members that an upkeep step works on. */
export async function findMembers(db: Database, wanted: Prisma.MemberFindManyArgs): Promise<Member[]> {
  return (await db.member.findMany(wanted)).map(asMember)
}

/** Columns that are not published. */
export const noteOf = async (
  db: Database | Tx,
  { personId }: Pick<Member, 'personId'>,
  data: Prisma.MemberUpdateInput,
): Promise<Member> => asMember(await db.member.update({ where: { personId }, data }))

interface Change {
  change: Prisma.MemberUpdateInput
  event: EventFactory<Membership>
  /** What an administrator wrote. */
  reason?: string | null | undefined
  /** The refund, for the event about it. */
  refund?: Membership['refund'] | undefined
}

/**
 * Changes a membership's published state: the next version, until when premium lasts now, and one event with the whole state.
 * The caller holds the row's lock.
 */
export async function changeMember(
  tx: Tx,
  outbox: Deps['outbox'],
  { personId }: Pick<Member, 'personId'>,
  { change, event, reason = null, refund = null }: Change,
): Promise<Member> {
  const changed = await noteOf(tx, { personId }, { ...change, version: { increment: 1 } })
  const member = await noteOf(tx, { personId }, { premiumUntil: premiumUntilOf(changed) })
  const membership = publicMembershipOf(member, await newestDocument(tx, personId), { reason, refund })
  await outbox.add(tx, [event(personId, member.version, membership)])
  return member
}

const PAGE = 500

/** Everybody's membership as a snapshot, for services that build or rebuild what they keep of it. */
export async function* membershipSnapshots(db: Database): AsyncGenerator<NewEvent> {
  let after: string | undefined
  for (;;) {
    const rows = await db.member.findMany({
      where: { version: { gt: 0 }, ...(after && { personId: { gt: after } }) },
      orderBy: { personId: 'asc' },
      take: PAGE,
    })
    const newest = await newestDocuments(
      db,
      rows.map(({ personId }) => personId),
    )
    for (const row of rows) {
      const membership = publicMembershipOf(asMember(row), newest.get(row.personId) ?? null)
      yield membershipSnapshot(row.personId, row.version, membership)
    }
    if (rows.length < PAGE) return
    after = rows.at(-1)!.personId
  }
}
