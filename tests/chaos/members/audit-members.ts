import type { Database } from '../../../services/membership/src/database.ts'
import { auditMembers, documentFaults } from '../../../services/membership/test/stories/audit.ts'
import { allBooks } from '../../../services/membership/test/stories/provider-books.ts'
import type { MemberJournal } from './simulate-member.ts'

interface Evidence {
  db: Database
  sandboxUrl: string
  members: MemberJournal
  people: readonly { id: string }[]
  /** What identity says of each, by id: the tier that counts for every gate. */
  premium: ReadonlyMap<string, Date | null>
}

/** Checks what must hold of memberships once everything is back; returns a sentence for each fault. */
export async function auditMemberships({ db, sandboxUrl, members, people, premium }: Evidence): Promise<string[]> {
  const now = new Date()
  const everybody = people.map(({ id }) => ({ id, role: 'producer' as const }))
  const faults = await auditMembers({ db, people: everybody, books: await allBooks(sandboxUrl), now })
  const rows = new Map((await db.member.findMany()).map((row) => [row.personId, row]))
  for (const { id } of people) {
    const row = rows.get(id)
    const state = row?.state ?? 'none'
    const isOver = state === 'refunded' || state === 'ended'
    if (members.withdrawn.has(id) && state !== 'refunded') faults.push(`${id} withdrew and is ${state}`)
    if (members.paid.has(id) && !isOver && state !== 'active' && state !== 'ending')
      faults.push(`${id} paid, was told so, and is ${state}`)
    if ((premium.get(id)?.getTime() ?? null) !== (row?.premiumUntil?.getTime() ?? null))
      faults.push(`${id} is premium until ${row?.premiumUntil?.toISOString()}, and identity knows otherwise`)
  }
  return [...faults, ...(await documentFaults(db))]
}
