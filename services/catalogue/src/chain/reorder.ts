import type { Tx } from '../database.ts'

/** Numbers documents from 1 in this order. */
export async function reorder(tx: Tx, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE chain_documents d SET position = wanted.place
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE d.id = wanted.id AND d.position <> wanted.place`
}
