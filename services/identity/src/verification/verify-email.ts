import { userVerified } from '@storyright/contracts/events'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import type { Link } from '../generated/client.ts'
import { requireStep } from '../people/account.ts'
import { userEvent } from '../people/person.ts'
import { changeEmail } from './change-email.ts'
import { requireSameAddress, requireUsable } from './link.ts'

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'clock'

/** Follows a mailed link: it verifies a new account, or changes an address, which is returned. */
export const verifyEmail =
  (deps: Pick<Deps, Needed>) =>
  async (token: string): Promise<string | null> => {
    const now = deps.clock()
    const link = requireUsable(await deps.links.find(token, 'verify', 'change'), now)
    return deps.transaction(async (tx) => {
      if (link.purpose === 'change') return changeEmail(deps)(tx, link, now)
      await openAccount(deps)(tx, link, now)
      return null
    })
  }

/** Opens the account of a producer whose mailbox it is. */
const openAccount =
  ({ people, links, outbox }: Pick<Deps, 'people' | 'links' | 'outbox'>) =>
  async (tx: Tx, link: Link, now: Date): Promise<void> => {
    const person = await people.lock(tx, link.personId)
    if (person?.status !== 'pending_verification' || !(await links.use(tx, link.tokenHash, now)))
      throw refusals.linkUsed()
    requireSameAddress(link, person)
    requireStep(person.status, 'active')
    await links.voidAll(tx, person.id, now, 'verify')
    const verified = await people.change(tx, person.id, { status: 'active', isVerified: true })
    await outbox.add(tx, [userEvent(userVerified, verified)])
  }
