import { addAuditEntry } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import type { Link } from '../generated/client.ts'
import { takenEmail } from '../people/name-conflicts.ts'
import { expiryOf } from './link.ts'

/** Replaces an account's address by its pending one and returns it. For some days the old mailbox can undo this. */
export async function changeEmail(
  { people, links, mails, letters }: Pick<Deps, 'people' | 'links' | 'mails' | 'letters'>,
  tx: Tx,
  link: Link,
  now: Date,
): Promise<string> {
  const person = await people.lock(tx, link.personId)
  if (!person?.email || person.pendingEmail === null || person.pendingEmail !== link.address) throw refusals.linkUsed()
  if (!(await links.use(tx, link.tokenHash, now))) throw refusals.linkUsed()
  const { id, email: oldEmail, pendingEmail: email, firstName, role } = person
  if (await people.emailTaken(tx, email, now, id)) throw takenEmail()
  await links.voidAll(tx, id, now, 'change', 'reset', 'verify')
  await people.changeQuietly(tx, id, { email, pendingEmail: null })
  const old = { id, email: oldEmail }
  const undo = await links.issue(tx, old, 'undo', now)
  await links.keepUndo(tx, old, expiryOf('undo', now))
  await mails.queueTo(tx, old, letters.emailChanged(firstName, email, undo), now)
  // Without the addresses: audit entries are permanent, and a closed account's data must go.
  if (role === 'admin') await addAuditEntry(tx, { actorId: id, action: 'user.email-changed', personId: id }, now)
  return email
}
