import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { takenEmail } from '../people/name-conflicts.ts'
import type { Person } from '../people/person.ts'
import { askForConfirmation, type EmailChange } from '../verification/ask-for-confirmation.ts'

/** Keeps a new address pending, in place of any other, until the link mailed to it is opened. Notifies the old one at once. */
export async function requestEmailChange(
  deps: Pick<Deps, 'people' | 'links' | 'mails' | 'letters'>,
  tx: Tx,
  change: EmailChange,
): Promise<Person> {
  const { people, links, mails, letters } = deps
  const { id, email, pendingEmail, now } = change
  if (await people.emailTaken(tx, pendingEmail, now, id)) throw takenEmail()
  const person = await people.changeQuietly(tx, id, { pendingEmail })
  const undo = await links.issue(tx, { id, email }, 'undo', now)
  await mails.queueTo(tx, { id, email }, letters.emailChangeAsked(person.firstName, pendingEmail, undo), now)
  await askForConfirmation(deps, tx, change)
  return person
}
