import { sessionsChanged } from '@storyright/contracts/events'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { requireUsable } from './link.ts'

interface Undo {
  token: string
  ip: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'sessions' | 'limits' | 'clock'

/**
 * Gives an account the address that this link was mailed to, whether another one waits or has taken its place, and signs
 * everybody out. Later links end: they may be in an attacker's mailbox.
 */
export async function undoEmailChange(
  { transaction, people, links, mails, letters, outbox, sessions, limits, clock }: Pick<Deps, Needed>,
  { token, ip }: Undo,
): Promise<void> {
  await limits.address('reset', ip)
  const now = clock()
  const link = requireUsable(await links.find(token, 'undo'), now)
  await transaction(async (tx) => {
    const person = await people.lock(tx, link.personId)
    if (!person?.email || link.address === null) throw refusals.linkUnknown()
    if (!(await links.use(tx, link.tokenHash, now))) throw refusals.linkUsed()
    const { id, role, firstName } = person
    await links.voidSince(tx, link, now)
    await people.changeQuietly(tx, id, { email: link.address, pendingEmail: null })
    await people.endSessions(tx, id)
    await mails.queueTo(
      tx,
      { id, email: link.address },
      letters.emailKept(firstName, { email: link.address, at: now }),
      now,
    )
    if (role === 'admin') await addAuditEntry(tx, { actorId: id, action: 'user.email-restored', personId: id }, now)
    await outbox.add(tx, [sessionsChanged({ userId: id })])
  })
  await sessions.clear(link.personId)
}
