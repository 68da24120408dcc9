import { sessionsChanged } from '@storyright/contracts/events'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersion } from '@storyright/service-kit'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { noSuchAccount, refusals as own } from '../errors.ts'
import type { Letter } from '../mail/letters/letter.ts'
import { asUser, type Person, userEvent } from '../people/person.ts'
import type { Decision } from './decisions.ts'

export type AdministerDeps = Pick<
  Deps,
  'transaction' | 'people' | 'mails' | 'letters' | 'outbox' | 'sessions' | 'clock'
>

/** The acting administrator, and the account acted on as it was seen. */
export interface Action {
  viewer: Viewer
  id: string
  expected: Expected
}

interface Work extends Action {
  /** `null` when nothing changes. */
  decide(person: Person): Decision | null
  letter?(person: Person): Letter
  notes?: string | null
}

/** Applies an administrator's decision in one transaction with its audit entry, mail and events. Live sessions see it at once. */
export async function administer(
  { transaction, people, mails, outbox, sessions, clock }: AdministerDeps,
  { viewer, id, expected, decide, letter, notes = null }: Work,
): Promise<Person> {
  const now = clock()
  const person = await transaction(async (tx) => {
    // Locked in one fixed order, so that two administrators acting on each other do not deadlock.
    const admins = await people.lockAdmins(tx)
    if (!admins.includes(viewer.id)) throw refusals.notAllowed() // a token may briefly outlive its role
    const before = await people.lock(tx, id)
    if (!before) throw noSuchAccount()
    if (before.email === null) throw own.accountClosed()
    requireVersion(expected, before.version, () => asUser(before, now))
    const decision = decide(before)
    if (!decision) return before
    const { action, changes, event } = decision
    if (changes.status && changes.status !== 'active') await people.endSessions(tx, id)
    const after = await people.change(tx, id, changes)
    const was = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name as keyof typeof changes]]))
    await addAuditEntry(tx, { actorId: viewer.id, action, personId: id, before: was, after: changes, notes }, now)
    if (letter) await mails.queue(tx, after, letter(after), now)
    await outbox.add(tx, [userEvent(event, after), sessionsChanged({ userId: id })])
    return after
  })
  if (person.status !== 'active') await sessions.clear(id)
  return person
}
