import type { Deps } from '../deps.ts'
import { noSuchAccount } from '../errors.ts'
import type { Person } from '../people/person.ts'

/** Somebody's account as it is now, also one that is closed. */
export async function onePerson({ people }: Pick<Deps, 'people'>, id: string): Promise<Person> {
  const person = await people.find(id)
  if (!person) throw noSuchAccount()
  return person
}
