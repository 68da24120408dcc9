import { userVerified } from '@storyright/contracts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { requireStep } from '../people/account.ts'
import { tell } from '../people/person.ts'
import { requireUsable } from './link.ts'

/** Opens the account of a producer whose mailbox this link came to. */
export const verifyEmail =
  ({
    transaction,
    people,
    links,
    outbox,
    clock,
  }: Pick<Deps, 'transaction' | 'people' | 'links' | 'outbox' | 'clock'>) =>
  async (token: string): Promise<void> => {
    const now = clock()
    const link = requireUsable(await links.find(token, 'verify'), now)
    await transaction(async (tx) => {
      const person = await people.lock(tx, link.personId)
      if (person?.status !== 'pending_verification' || !(await links.use(tx, link.tokenHash, now)))
        throw refusals.linkUsed()
      requireStep(person.status, 'active')
      await links.voidAll(tx, person.id, now, 'verify')
      const verified = await people.change(tx, person.id, { status: 'active', isVerified: true })
      await outbox.add(tx, [tell(userVerified, verified)])
    })
  }
