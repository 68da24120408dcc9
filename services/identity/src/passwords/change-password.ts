import { sessionsChanged } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { activePerson, lockActive } from '../people/active-person.ts'
import { requireHardToGuess } from '../secrets/new-password.ts'
import { hashPassword, verifyPassword } from '../secrets/password.ts'

interface Change {
  viewer: Viewer
  /** The session that asks; it goes on. */
  sessionHash: string | null
  currentPassword: string
  newPassword: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'sessions' | 'limits' | 'clock'

/** Changes the password after checking the current one, and ends every other session. */
export const changePassword =
  ({ transaction, people, links, mails, letters, outbox, sessions, limits, clock }: Pick<Deps, Needed>) =>
  async ({ viewer, sessionHash, currentPassword, newPassword }: Change): Promise<void> => {
    const known = await activePerson(people)(viewer.id)
    const { email, passwordHash } = known
    requireHardToGuess('newPassword', newPassword, known)
    const giveBack = await limits.passwordCheck(email)
    if (!(await verifyPassword(currentPassword, passwordHash))) throw wrongPassword()
    await giveBack()
    const changed = await hashPassword(newPassword)
    const keep = sessionHash && (await sessions.find(sessionHash))?.personId === viewer.id ? sessionHash : null
    const now = clock()
    await transaction(async (tx) => {
      const person = await lockActive(people)(tx, viewer.id)
      if (person.passwordHash !== passwordHash) throw wrongPassword() // it was changed in the meantime
      await people.changeQuietly(tx, person.id, { passwordHash: changed })
      await people.endSessions(tx, person.id, { keep })
      await links.voidAll(tx, person.id, now, 'reset')
      await mails.queue(tx, person, letters.passwordChanged(person.firstName), now)
      await outbox.add(tx, [sessionsChanged({ userId: person.id })])
    })
    await sessions.clear(viewer.id, { except: keep })
  }

const wrongPassword = () => {
  const refusal = refusals.wrongCurrentPassword()
  return refusals.wrongCurrentPassword({ errors: [{ path: 'currentPassword', message: refusal.message }] })
}
