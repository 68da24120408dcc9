import { offerMessages, refusals } from '@storyright/contracts/vocabulary'
import type { PersonRow } from './names.ts'

/** Refuses a typed name that is not the person's own as the account has it; capitals and spaces do not matter. */
export function requireOwnName(person: Pick<PersonRow, 'firstName' | 'lastName'> | null, typed: string): void {
  const own = person ? keyOf(`${person.firstName} ${person.lastName}`) : ''
  if (!own) throw refusals.unavailable({ retryAfterSeconds: 2 }) // identity's event for this account is still on its way
  if (keyOf(typed) === own) return
  const message = offerMessages.nameNotOwn
  throw refusals.validationFailed({ says: message, errors: [{ path: 'name', message }] })
}

/** Names that differ only in capitals, spaces or how their letters are encoded are the same. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
