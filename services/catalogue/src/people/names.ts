import type { Database } from '../database.ts'

const nobodyAnyMore = 'Former member'

/** The names that people have now; an account that is closed has none. */
export async function namesOf(db: Database, ids: string[]): Promise<(id: string) => string> {
  const people = await db.person.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  })
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
  return (id) => names.get(id) || nobodyAnyMore
}
