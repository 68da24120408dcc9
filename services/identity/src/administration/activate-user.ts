import type { Person } from '../people/person.ts'
import { type Action, type AdministerDeps, administer } from './administer.ts'
import { activate } from './decisions.ts'

/** Lifts a suspension. */
export function activateUser(deps: AdministerDeps, action: Action): Promise<Person> {
  return administer(deps, { ...action, decide: activate, letter: ({ firstName }) => deps.letters.activated(firstName) })
}
