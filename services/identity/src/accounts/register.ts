import { randomUUID } from 'node:crypto'
import { userRegistered } from '@storyright/contracts/events'
import type { Registration } from '@storyright/contracts/http'
import type { Deps } from '../deps.ts'
import { firstStatus } from '../people/account.ts'
import { requireOwnNames, takenEmail, takenUsername } from '../people/name-conflicts.ts'
import { userEvent } from '../people/person.ts'
import { usernameKey } from '../people/username-key.ts'
import { requireHardToGuess } from '../secrets/new-password.ts'

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'limits' | 'passwords' | 'clock'

/** Opens an account: a producer's waits for its mailbox to be confirmed, an agent's for a review. */
export async function register(
  deps: Pick<Deps, Needed>,
  { form, ip }: { form: Registration; ip: string },
): Promise<void> {
  requireOwnNames(form)
  requireHardToGuess('password', form.password, form)
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
  { transaction, people, links, mails, letters, outbox, passwords, clock }: Pick<Deps, Needed>,
  form: Registration,
): Promise<void> {
  const taken = await people.taken({ email: form.email, usernameKey: usernameKey(form.username) }, clock())
  if (taken.email) throw takenEmail()
  if (taken.username) throw takenUsername()
  const { password, confirmPassword: _, acceptedLegalTerms: __, ...profile } = form
  const passwordHash = await passwords.hash(password)
  const now = clock()
  await transaction(async (tx) => {
    const id = randomUUID()
    const person = await people.add(tx, {
      ...profile,
      ...(await people.claimUsername(tx, id, form.username)),
      id,
      passwordHash,
      status: firstStatus(form.role),
      isVerified: false,
      agentVerificationSubmittedAt: form.role === 'agent' ? now : null,
      createdAt: now,
    })
    await outbox.add(tx, [userEvent(userRegistered, person)])
    if (form.role === 'agent') return mails.queue(tx, person, letters.applicationReceived(), now)
    const mailbox = { id: person.id, email: form.email }
    const token = await links.issue(tx, mailbox, 'verify', now)
    await mails.queueTo(tx, mailbox, letters.verification(token), now, token)
  })
}
