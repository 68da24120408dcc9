import { userUpdated } from '@storyright/contracts/events'
import type { editProfile as editProfileSchema } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersion } from '@storyright/service-kit'
import type { z } from 'zod'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { activePerson, lockActive } from '../people/active-person.ts'
import { requireOwnNames, takenEmail } from '../people/name-conflicts.ts'
import { asUser, type Person, userEvent } from '../people/person.ts'
import { askForConfirmation, type EmailChange } from '../verification/ask-for-confirmation.ts'
import { requireOwner, wrongPassword } from './require-owner.ts'

type Profile = z.output<typeof editProfileSchema>
type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'limits' | 'passwords' | 'clock'

interface Edit {
  viewer: Viewer
  profile: Profile
  expected: Expected
  ip: string
}

/** Changes the given fields at once; a new e-mail address stays pending until its mailbox has confirmed it. */
export async function editProfile(deps: Pick<Deps, Needed>, { viewer, profile, expected, ip }: Edit): Promise<Person> {
  const { transaction, people, outbox, limits, clock } = deps
  const { email, currentPassword, ...fields } = profile
  const requireExpected = (person: Person) => requireVersion(expected, person.version, () => asUser(person, clock()))
  const before = await activePerson(people, viewer.id)
  requireExpected(before) // before anything counts as an attempt
  const wantsEmail = email !== before.email
  if (wantsEmail) {
    await requireOwner(deps, { ...before, typed: currentPassword })
    await limits.address('resend', ip)
    await limits.mailbox('resend', before.email)
    await limits.mailbox('resend', email)
  }
  return transaction(async (tx) => {
    const locked = await lockActive(people, tx, viewer.id)
    requireExpected(locked)
    const { id, email: current, passwordHash } = locked
    requireOwnNames(fields, locked)
    const isNamedAnew = fields.username !== locked.username
    const named = isNamedAnew ? await people.claimUsername(tx, id, fields.username) : {}
    const changes = { ...given(fields), ...named }
    const person = await people.change(tx, id, changes)
    await outbox.add(tx, [userEvent(userUpdated, person)])
    if (!wantsEmail || email === current) return person
    if (passwordHash !== before.passwordHash) throw wrongPassword() // it was changed in the meantime
    return requestEmailChange(deps, tx, { id, email: current, pendingEmail: email, now: clock() })
  })
}

const given = (profile: object) =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))

/** Keeps a new address pending, in place of any other, until the link mailed to it is opened. Notifies the old one at once. */
async function requestEmailChange(
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
