import { userRegistered } from '@storyright/contracts/events'
import { type DemoAccount, demoAccounts, demoPassword } from '@storyright/demo'
import type { Deps } from '../deps.ts'
import { userEvent } from '../people/person.ts'
import { lookalikeKey, usernameKey } from '../people/username-key.ts'

type Needed = 'transaction' | 'people' | 'passwords' | 'outbox' | 'clock'

/** Adds the missing demo accounts and returns how many. An account whose name is taken is skipped. */
export async function seedDemoAccounts({
  transaction,
  people,
  passwords,
  outbox,
  clock,
}: Pick<Deps, Needed>): Promise<number> {
  const missing: DemoAccount[] = []
  for (const account of demoAccounts) {
    const taken = await people.taken({ email: account.email, usernameKey: usernameKey(account.username) }, clock())
    if (!taken.email && !taken.username && !(await people.find(account.id))) missing.push(account)
  }
  if (missing.length === 0) return 0
  const passwordHash = await passwords.hash(demoPassword) // one for all: it is printed at every start
  await transaction(async (tx) => {
    for (const { createdAt, ...account } of missing) {
      const person = await people.add(tx, {
        ...account,
        usernameKey: usernameKey(account.username),
        lookalikeKey: lookalikeKey(account.username),
        passwordHash,
        createdAt: new Date(createdAt),
        agentVerificationSubmittedAt: account.role === 'agent' ? new Date(createdAt) : null,
      })
      await outbox.add(tx, [userEvent(userRegistered, person)])
    }
  })
  return missing.length
}
