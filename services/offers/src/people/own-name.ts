import { nameKey, offerMessages, refusals } from '@storyright/contracts/vocabulary'
import type { PersonRow } from './names.ts'

/** Refuses a typed name that is not the person's own as the account has it; `nameKey` says what does not matter. */
export function requireOwnName(person: Pick<PersonRow, 'firstName' | 'lastName'> | null, typed: string): void {
  const own = person ? nameKey(`${person.firstName} ${person.lastName}`) : ''
  if (!own) throw refusals.unavailable({ retryAfterSeconds: 2 }) // identity's event for this account is still on its way
  if (nameKey(typed) === own) return
  const message = offerMessages.nameNotOwn
  throw refusals.validationFailed({ message, errors: [{ path: 'name', message }] })
}
