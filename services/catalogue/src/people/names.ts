import type { Database } from '../database.ts'

const nobodyAnyMore = 'Former member'

/** People's current names; a closed account has none. */
export async function namesOf(db: Database, ids: string[]): Promise<(id: string) => string> {
  const people = await db.person.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  })
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
  return (id) => names.get(id) || nobodyAnyMore
}
