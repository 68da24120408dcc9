import type { Role } from '@storyright/contracts/vocabulary'
import type { Person } from '../people/person.ts'
import { type Action, type AdministerDeps, administer } from './administer.ts'
import { giveRole } from './decisions.ts'

/** Changes an account's role; its sessions go on with the new one. */
export function changeRole(deps: AdministerDeps, { role, ...action }: Action & { role: Role }): Promise<Person> {
  return administer(deps, {
    ...action,
    decide: (person) => giveRole(person, role, { isSelf: person.id === action.viewer.id }),
  })
}
