import type { PublicUser } from '@storyright/contracts/events'
import type { Writer } from '@storyright/contracts/http'
import { formerMember } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { findPeople } from './person.store.ts'

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
export async function findWriters(db: Tx, ids: Iterable<string>): Promise<(id: string) => Writer> {
  return writersAmong((await findPeople(db, ids)).values())
}

/** The authors of texts among these people, by id. */
export function writersAmong(people: Iterable<PublicUser>): (id: string) => Writer {
  const writers = new Map(Array.from(people, (person) => [person.id, writerOf(person)]))
  return (id) => writers.get(id) ?? unknownWriter(id)
}
