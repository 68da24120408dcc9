import type { Person } from '../people/person.ts'
import { type AdministerDeps, administer, type Deed } from './administer.ts'
import { suspend } from './decisions.ts'

/** Suspends an account: its sessions end, and do not come back when the suspension is lifted. */
export const suspendUser =
  (deps: AdministerDeps) =>
  (deed: Deed): Promise<Person> =>
    administer(deps)({ ...deed, decide: suspend, letter: ({ firstName }) => deps.letters.suspended(firstName) })
