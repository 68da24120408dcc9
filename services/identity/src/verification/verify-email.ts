import { userVerified } from '@storyright/contracts/events'
import { addAuditEntry } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import type { Link } from '../generated/client.ts'
import { requireStep } from '../people/account.ts'
import { takenEmail } from '../people/name-conflicts.ts'
import { userEvent } from '../people/person.ts'
import { expiryOf, requireSameAddress, requireUsable } from './link.ts'

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'clock'

interface Followed {
  /** The address that the link changes; null for that of a new account. */
  email: string | null
  /** It was not changed: the link was not clicked. */
  waits: boolean
}

/**
 * Follows a mailed link: it verifies a new account, or changes an address. Scanners of mails open links as well, so that a change waits
 * for a click, and a link that has verified an account goes on confirming it.
 */
export async function verifyEmail(
  deps: Pick<Deps, Needed>,
  token: string,
  { isClicked }: { isClicked: boolean },
): Promise<Followed> {
  const now = deps.clock()
  const found = await deps.links.find(token, 'verify', 'change')
  if (found?.usedAt && (await hasVerified(deps, found))) return { email: null, waits: false }
  const link = requireUsable(found, now)
  if (link.purpose === 'change' && !isClicked) return { email: await requireWaiting(deps, link), waits: true }
  return deps.transaction(async (tx) => {
    if (link.purpose === 'change') return { email: await changeEmail(deps, tx, link, now), waits: false }
    await openAccount(deps, tx, link, now)
    return { email: null, waits: false }
  })
}

/** Whether a used link is one that was mailed to the address by which its account is active now. */
async function hasVerified({ people }: Pick<Deps, 'people'>, { purpose, personId, address }: Link): Promise<boolean> {
  if (purpose !== 'verify' || address === null) return false
  const person = await people.find(personId)
  return person?.status === 'active' && person.email === address
}

/** The address that this link would change to; refuses where that is no longer wanted. */
async function requireWaiting({ people }: Pick<Deps, 'people'>, { personId, address }: Link): Promise<string> {
  const person = await people.find(personId)
  if (!person?.email || address === null || person.pendingEmail !== address) throw refusals.linkUsed()
  return address
}

/** Opens the account of a producer whose mailbox it is. */
async function openAccount(
  { people, links, outbox }: Pick<Deps, 'people' | 'links' | 'outbox'>,
  tx: Tx,
  link: Link,
  now: Date,
): Promise<void> {
  const person = await people.lock(tx, link.personId)
  if (person?.status === 'active' && person.email === link.address) return // by another click of the same moment
  if (person?.status !== 'pending_verification' || !(await links.use(tx, link.tokenHash, now)))
    throw refusals.linkUsed()
  requireSameAddress(link, person)
  requireStep(person.status, 'active')
  await links.voidAll(tx, person.id, now, 'verify')
  const verified = await people.change(tx, person.id, { status: 'active', isVerified: true })
  await outbox.add(tx, [userEvent(userVerified, verified)])
}

/** Replaces an account's address by its pending one and returns it. For some days the old mailbox can undo this. */
async function changeEmail(
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
