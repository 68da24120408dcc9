import type { Person } from '../people/person.ts'
import { type Action, type AdministerDeps, administer } from './administer.ts'
import { suspend } from './decisions.ts'

/** Suspends an account: its sessions end, and do not come back when the suspension is lifted. */
export function suspendUser(deps: AdministerDeps, action: Action): Promise<Person> {
  return administer(deps, { ...action, decide: suspend, letter: ({ firstName }) => deps.letters.suspended(firstName) })
}
