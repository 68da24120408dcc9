import { randomUUID } from 'node:crypto'
import { type Registration, userRegistered } from '@storyright/contracts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../passwords/password.ts'
import { firstStatus, usernameKey } from './account.ts'
import { takenEmail, takenUsername } from './name-conflicts.ts'
import { type Person, tell } from './person.ts'

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'limits' | 'clock'

/** Opens an account: a producer's waits for its mailbox to be confirmed, an agent's for a review. */
export const register =
  (deps: Pick<Deps, Needed>) =>
  async ({ form, ip }: { form: Registration; ip: string }): Promise<void> => {
    await deps.limits.address('register', ip)
    const giveBack = await deps.limits.mailbox('register', form.email)
    try {
      await addPerson(deps, form)
    } catch (error) {
      await giveBack().catch(() => undefined) // no mail has been sent; the reason for that is what counts
      throw error
    }
  }

async function addPerson(
  { transaction, people, links, mails, letters, outbox, clock }: Pick<Deps, Needed>,
  form: Registration,
): Promise<void> {
  const key = usernameKey(form.username)
  const taken = await people.taken({ email: form.email, usernameKey: key })
  if (taken.email) throw takenEmail()
  if (taken.username) throw takenUsername()
  const { password, confirmPassword: _, acceptedLegalTerms: __, ...profile } = form
  const passwordHash = await hashPassword(password)
  const now = clock()
  await transaction(async (tx) => {
    const person = await people.add(tx, {
      ...profile,
      id: randomUUID(),
      usernameKey: key,
      passwordHash,
      status: firstStatus(form.role),
      isVerified: false,
      agentVerificationSubmittedAt: form.role === 'agent' ? now : null,
      createdAt: now,
    })
    await mails.queue(tx, { id: person.id, email: form.email }, await firstLetter(person), now)
    await outbox.add(tx, [tell(userRegistered, person)])

    async function firstLetter({ id, role }: Person) {
      if (role === 'agent') return letters.applicationReceived()
      return letters.verification(await links.issue(tx, id, 'verify', now))
    }
  })
}
