import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import { takenEmail } from './name-conflicts.ts'
import type { Person } from './person.ts'

type Needed = Pick<Deps, 'people' | 'links' | 'mails' | 'letters'>

/** Lets a new address wait until the link mailed to it is opened, in place of any other, and tells the old one at once. */
export async function askEmailChange(
  deps: Needed,
  tx: Tx,
  { id, email }: { id: string; email: string },
  pendingEmail: string,
  now: Date,
): Promise<Person> {
  const { people, links, mails, letters } = deps
  if (await people.emailTaken(tx, pendingEmail, now, id)) throw takenEmail()
  await links.voidAll(tx, id, now, 'change')
  const person = await people.changeQuietly(tx, id, { pendingEmail })
  const undo = await links.issue(tx, { id, email }, 'undo', now)
  await mails.queueTo(tx, { id, email }, letters.emailChangeAsked(person.firstName, pendingEmail, undo), now)
  await askForConfirmation(deps, tx, { id, email, pendingEmail }, now)
  return person
}
