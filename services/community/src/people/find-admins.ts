import { personRows } from '@storyright/read-models'
import type { Database, Tx } from '../database.ts'

/** The administrators who can sign in. */
export async function findAdmins(db: Database, tx: Tx): Promise<string[]> {
  const rows = await personRows
    .of(db)
    .find({ 'person.role': 'admin' }, { session: tx, projection: { 'person.status': 1 } })
    .toArray()
  return rows.filter(({ person }) => person.status === 'active').map(({ _id }) => _id)
}
