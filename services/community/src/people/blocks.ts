import type { Tx } from '../database.ts'

/** Of these authors, those whom somebody has blocked. */
export async function blockedBy(db: Tx, personId: string, authorIds: Iterable<string>): Promise<Set<string>> {
  const rows = await db.block.findMany({ where: { personId, blockedId: { in: [...new Set(authorIds)] } } })
  return new Set(rows.map(({ blockedId }) => blockedId))
}

/** Of these people, those who have blocked an author. */
export async function blockersOf(db: Tx, { authorId, ids }: { authorId: string; ids: string[] }): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.block.findMany({ where: { blockedId: authorId, personId: { in: ids } } })
  return new Set(rows.map(({ personId }) => personId))
}
