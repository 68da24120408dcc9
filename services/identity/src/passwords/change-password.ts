import { sessionsChanged } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { activePerson, lockActive } from '../people/active-person.ts'
import { requireStrongPassword } from '../secrets/new-password.ts'
import { hashToken } from '../secrets/token.ts'

interface Change {
  viewer: Viewer
  /** The session that asks; it goes on under another token. */
  sessionHash: string | null
  /** The device token that the browser carries, if any. */
  deviceToken: string | null
  currentPassword: string
  newPassword: string
}

interface Changed {
  /** Of the session that goes on, if there was one. */
  token: string | null
  deviceToken: string
}

/**
 * Changes the password after checking the current one, and ends every session. That which asks goes on under another token:
 * a stolen copy of the old one ends, too.
 */
export async function changePassword(
  { transaction, people, links, mails, letters, outbox, sessions, devices, limits, passwords, clock }: Deps,
  { viewer, sessionHash, deviceToken, currentPassword, newPassword }: Change,
): Promise<Changed> {
  const known = await activePerson(people, viewer.id)
  const { passwordHash } = known
  requireStrongPassword('newPassword', newPassword, known)
  const giveBack = await limits.passwordCheck(known.id)
  if (!(await passwords.verify(currentPassword, passwordHash))) throw wrongPassword()
  await giveBack()
  const changed = await passwords.hash(newPassword)
  const device = await devices.of(deviceToken, known)
  const goesOn = sessionHash && (await sessions.find(sessionHash))?.personId === viewer.id
  // Opened first: if Redis failed after the change, the person would not learn that the new password holds.
  const token = goesOn ? await sessions.open({ personId: known.id, epoch: known.sessionEpoch }) : null
  const keep = token && hashToken(token)
  const now = clock()
  const afterwards = await transaction(async (tx) => {
    const person = await lockActive(people, tx, viewer.id)
    if (person.passwordHash !== passwordHash) throw wrongPassword() // it was changed in the meantime
    await people.changeQuietly(tx, person.id, { passwordHash: changed })
    const ended = await people.endSessions(tx, person.id, { keep })
    await links.voidAll(tx, person.id, now, 'reset')
    await mails.queue(tx, person, letters.passwordChanged(person.firstName, { email: person.email, at: now }), now)
    await outbox.add(tx, [sessionsChanged({ userId: person.id })])
    return ended
  })
  await sessions.clear(viewer.id, { except: keep })
  return { token, deviceToken: await devices.remember(afterwards, device) }
}

const wrongPassword = () => {
  const refusal = refusals.wrongCurrentPassword()
  return refusals.wrongCurrentPassword({ errors: [{ path: 'currentPassword', message: refusal.message }] })
}
