import type { ContactsOfUsers } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'

/** Contact details, for the parties of a deal and for administrators. A suspended account still has its address; a closed one has none. */
export async function findContacts({ people }: Pick<Deps, 'people'>, ids: string[]): Promise<ContactsOfUsers> {
  const found = await people.findAll(ids)
  return found.flatMap(({ id, firstName, lastName, companyName, email }) =>
    email === null ? [] : [{ userId: id, name: `${firstName} ${lastName}`.trim(), companyName, email }],
  )
}
