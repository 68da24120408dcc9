import type { Tx } from '../database.ts'
import { Prisma } from '../generated/client.ts'

/**
 * Counts a change of somebody's offers or imports: their stream sends the count, so that open pages follow. Returns the people, each once and
 * sorted, so that of two transactions with the same people none waits for the other.
 */
export async function markChange(tx: Tx, what: 'offers' | 'imports', personIds: Iterable<string>): Promise<string[]> {
  const sorted = [...new Set(personIds)].toSorted()
  const column = Prisma.raw(what)
  await tx.$executeRaw`
    INSERT INTO change_marks AS mark (person_id, ${column}) SELECT id, 1 FROM unnest(${sorted}::text[]) AS id ORDER BY id COLLATE "C"
    ON CONFLICT (person_id) DO UPDATE SET ${column} = mark.${column} + 1`
  return sorted
}
