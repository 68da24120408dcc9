import type { Deps } from '../deps.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import { takingAtLeast } from './taking-at-least.ts'

interface Resend {
  email: string
  ip: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'limits' | 'clock'

/** Mails the confirmation link again, if there is something to confirm; the response does not reveal whether there is. */
export async function resendVerification(deps: Pick<Deps, Needed>, { email, ip }: Resend): Promise<void> {
  const { transaction, people, links, mails, letters, limits, clock } = deps
  await limits.address('resend', ip)
  await limits.mailbox('resend', email)
  await takingAtLeast(async () => {
    const now = clock()
    const [known, waiting] = await Promise.all([people.findByEmail(email), people.waitingFor(email)])
    if (known?.status === 'pending_verification')
      await transaction(async (tx) => {
        const person = await people.lock(tx, known.id)
        if (person?.status !== 'pending_verification' || person.email !== email) return
        const mailbox = { id: person.id, email }
        const token = await links.issue(tx, mailbox, 'verify', now)
        await mails.queueTo(tx, mailbox, letters.verification(token), now, token)
      })
    for (const id of waiting)
      await transaction(async (tx) => {
        const person = await people.lock(tx, id)
        if (person?.email && person.pendingEmail === email)
          await askForConfirmation(deps, tx, { id, email: person.email, pendingEmail: email, now })
      })
  })
}
