import type { Deps } from '../deps.ts'
import { takingAtLeast } from './taking-at-least.ts'

interface Resend {
  email: string
  ip: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'limits' | 'clock'

/** Mails the confirmation link again, if there is something to confirm; the answer never tells. */
export const resendVerification =
  ({ transaction, people, links, mails, letters, limits, clock }: Pick<Deps, Needed>) =>
  async ({ email, ip }: Resend): Promise<void> => {
    await limits.address('resend', ip)
    await limits.mailbox('resend', email)
    await takingAtLeast(async () => {
      const person = await people.findByEmail(email)
      if (person?.status !== 'pending_verification') return
      const now = clock()
      await transaction(async (tx) => {
        const token = await links.issue(tx, person.id, 'verify', now)
        await mails.queue(tx, { id: person.id, email }, letters.verification(token), now)
      })
    })
  }
