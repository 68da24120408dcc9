import { refusals } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { PeopleStore } from './people.store.ts'
import type { Person } from './person.ts'

type ActivePerson = Person & { email: string }

/** The person behind a viewer. A token may briefly outlive its account; then the request counts as signed out. */
export async function activePerson(people: Pick<PeopleStore, 'find'>, id: string): Promise<ActivePerson> {
  return requireActive(await people.find(id))
}

/** The same, locked for a change. */
export async function lockActive(people: Pick<PeopleStore, 'lock'>, tx: Tx, id: string): Promise<ActivePerson> {
  return requireActive(await people.lock(tx, id))
}

function requireActive(person: Person | null): ActivePerson {
  if (person?.status !== 'active' || person.email === null) throw refusals.notSignedIn()
  return { ...person, email: person.email }
}
