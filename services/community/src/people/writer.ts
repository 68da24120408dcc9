import type { PublicUser } from '@storyright/contracts/events'
import type { Writer } from '@storyright/contracts/http'
import { formerMember } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import type { Database } from '../database.ts'

/** Somebody as everybody sees them: of a closed account no name is left. */
export const writerOf = ({ id, status, role, firstName, lastName, profileImageUrl, username }: PublicUser): Writer =>
  status === 'closed'
    ? { id, ...formerMember, profileImageUrl: null, role, username: null }
    : { id, firstName, lastName, profileImageUrl, role, username }

/** Identity's event of somebody very new may still be under way. */
const unknownWriter = (id: string): Writer => ({
  id,
  firstName: 'New',
  lastName: 'member',
  profileImageUrl: null,
  role: 'producer',
  username: null,
})

/** The authors of texts, by id. */
export async function findWriters(db: Database, ids: Iterable<string>): Promise<(id: string) => Writer> {
  const rows = await personRows
    .of(db)
    .find({ _id: { $in: [...new Set(ids)] } })
    .toArray()
  const writers = new Map(rows.map(({ _id, person }) => [_id, writerOf(person)]))
  return (id) => writers.get(id) ?? unknownWriter(id)
}
