import type { Deps } from '../deps.ts'
import { accountRules } from '../people/account.ts'
import { takingAtLeast } from '../verification/taking-at-least.ts'

interface Forgot {
  email: string
  ip: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'limits' | 'clock'

/** Mails a link to set a new password, if there is an account; the response does not reveal whether there is. */
export async function forgotPassword(
  { transaction, people, links, mails, letters, limits, clock }: Pick<Deps, Needed>,
  { email, ip }: Forgot,
): Promise<void> {
  await limits.address('reset', ip)
  await limits.mailbox('reset', email)
  await takingAtLeast(async () => {
    const known = await people.findByEmail(email)
    if (!known || !accountRules[known.status].mayResetPassword) return
    const now = clock()
    await transaction(async (tx) => {
      const person = await people.lock(tx, known.id)
      if (person?.email !== email) return // it was changed meanwhile, and the old mailbox gets no link
      const mailbox = { id: person.id, email }
      const token = await links.issue(tx, mailbox, 'reset', now)
      await mails.queueTo(tx, mailbox, letters.reset(token), now, token)
    })
  })
}
