import type { Role } from '@storyright/contracts/vocabulary'
import type { Person } from '../people/person.ts'
import { type AdministerDeps, administer, type Deed } from './administer.ts'
import { giveRole } from './decisions.ts'

/** Gives somebody another role; their sessions go on with it. */
export const changeRole =
  (deps: AdministerDeps) =>
  ({ role, ...deed }: Deed & { role: Role }): Promise<Person> =>
    administer(deps)({
      ...deed,
      decide: (person) => giveRole(person, role, { isSelf: person.id === deed.viewer.id }),
    })
