import type { Deps } from '../deps.ts'
import { accountRules } from '../people/account.ts'
import { takingAtLeast } from '../verification/taking-at-least.ts'

interface Forgot {
  email: string
  ip: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'limits' | 'clock'

/** Mails a link to set a new password, if there is an account; the answer never tells. */
export const forgotPassword =
  ({ transaction, people, links, mails, letters, limits, clock }: Pick<Deps, Needed>) =>
  async ({ email, ip }: Forgot): Promise<void> => {
    await limits.address('reset', ip)
    await limits.mailbox('reset', email)
    await takingAtLeast(async () => {
      const person = await people.findByEmail(email)
      if (!person || !accountRules[person.status].mayResetPassword) return
      const now = clock()
      await transaction(async (tx) => {
        const token = await links.issue(tx, person.id, 'reset', now)
        await mails.queue(tx, { id: person.id, email }, letters.reset(token), now)
      })
    })
  }
