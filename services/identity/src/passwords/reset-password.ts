import { sessionsChanged } from '@storyright/contracts/events'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { accountRules } from '../people/account.ts'
import { requireHardToGuess } from '../secrets/new-password.ts'
import { requireSameAddress, requireUsable } from '../verification/link.ts'

interface Reset {
  token: string
  password: string
  ip: string
}

/**
 * Sets a new password with a mailed link, ends every session, and returns a device token: who may read the mail can sign in
 * with the new password, however many others guess meanwhile.
 */
export async function resetPassword(
  { transaction, people, links, mails, letters, outbox, sessions, devices, limits, passwords, clock }: Deps,
  { token, password, ip }: Reset,
): Promise<string> {
  await limits.address('reset', ip)
  const now = clock()
  const link = requireUsable(await links.find(token, 'reset'), now)
  const known = await people.find(link.personId)
  if (known) requireHardToGuess('password', password, known)
  const passwordHash = await passwords.hash(password)
  const afterwards = await transaction(async (tx) => {
    const person = await people.lock(tx, link.personId)
    if (!person?.email || !accountRules[person.status].mayResetPassword) throw refusals.linkUnknown()
    requireSameAddress(link, person)
    if (!(await links.use(tx, link.tokenHash, now))) throw refusals.linkUsed()
    // A pending address was requested with the password that is lost or stolen.
    await links.voidAll(tx, person.id, now, 'reset', 'change')
    await people.changeQuietly(tx, person.id, { passwordHash, pendingEmail: null })
    const ended = await people.endSessions(tx, person.id)
    await mails.queue(tx, person, letters.passwordChanged(person.firstName), now)
    await outbox.add(tx, [sessionsChanged({ userId: person.id })])
    return ended
  })
  await sessions.clear(link.personId)
  return devices.remember(afterwards, null)
}
