import type { Person } from '../people/person.ts'
import { type AdministerDeps, administer, type Deed } from './administer.ts'
import { activate } from './decisions.ts'

/** Lifts a suspension. */
export const activateUser =
  (deps: AdministerDeps) =>
  (deed: Deed): Promise<Person> =>
    administer(deps)({ ...deed, decide: activate, letter: ({ firstName }) => deps.letters.activated(firstName) })
