import type { Person } from '../people/person.ts'
import { type Action, type AdministerDeps, administer } from './administer.ts'
import { review } from './decisions.ts'

interface Review extends Action {
  verdict: 'approved' | 'rejected'
  notes: string | null
}

/** Approves or rejects an agent's application, and mails the decision with the notes. */
export function reviewApplication(deps: AdministerDeps, { verdict, notes, ...action }: Review): Promise<Person> {
  return administer(deps, {
    ...action,
    notes,
    decide: (person) => review(person, verdict),
    letter: () =>
      verdict === 'approved' ? deps.letters.applicationApproved(notes) : deps.letters.applicationRejected(notes),
  })
}
