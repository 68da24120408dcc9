import { randomUUID } from 'node:crypto'
import { userRegistered } from '@storyright/contracts/events'
import { editProfile, identityCalls } from '@storyright/contracts/http'
import type { z } from 'zod'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { takenEmail } from '../people/name-conflicts.ts'
import { type Person, userEvent } from '../people/person.ts'
import { usernameKey } from '../people/username-key.ts'
import { requireStrongPassword } from '../secrets/new-password.ts'

/** The input for creating an administrator. */
export const newAdmin = editProfile
  .pick({ email: true, firstName: true, lastName: true })
  .extend(identityCalls.resetPassword.body.pick({ password: true }).shape)

type Needed = 'transaction' | 'people' | 'passwords' | 'outbox' | 'clock'

/** Creates an administrator, who can sign in at once. There is no other way to become one. */
export async function createAdmin(
  { transaction, people, passwords, outbox, clock }: Pick<Deps, Needed>,
  { password, ...admin }: z.output<typeof newAdmin>,
): Promise<Person> {
  requireStrongPassword('password', password, { ...admin, username: null })
  const id = randomUUID()
  const username = `admin-${id.slice(0, 8)}`
  const taken = await people.taken({ email: admin.email, usernameKey: usernameKey(username) }, clock())
  if (taken.email) throw takenEmail()
  const passwordHash = await passwords.hash(password)
  return transaction(async (tx) => {
    const person = await people.add(tx, {
      ...admin,
      id,
      ...(await people.claimUsername(tx, id, username)),
      passwordHash,
      role: 'admin',
      status: 'active',
      isVerified: true,
      createdAt: clock(),
    })
    await addAuditEntry(tx, { actorId: null, action: 'admin.created', personId: id, after: { role: 'admin' } }, clock())
    await outbox.add(tx, [userEvent(userRegistered, person)])
    return person
  })
}
