import { randomUUID } from 'node:crypto'
import { userRegistered } from '@storyright/contracts/events'
import type { AccountStatus, Role } from '@storyright/contracts/vocabulary'
import { demoPassword } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { seedDemoAccounts } from '../../../services/identity/src/accounts/seed-demo-accounts.ts'
import { openDatabase, type Tx } from '../../../services/identity/src/database.ts'
import { createPeopleStore } from '../../../services/identity/src/people/people.store.ts'
import { userEvent } from '../../../services/identity/src/people/person.ts'
import { createPasswords } from '../../../services/identity/src/secrets/password.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Somebody to add, beyond the demo accounts. */
export interface NewPerson {
  role?: Role
  status?: AccountStatus
  /** As after an event of membership that says so. */
  isSubscribed?: boolean
}

/** Identity's people as its own commands write them: the demo accounts, and whoever else a test needs. */
export async function openPeople(databaseUrl: string) {
  const db = openDatabase(databaseUrl)
  const store = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
  const outbox = createOutbox({ service: 'identity', store })
  const people = createPeopleStore(db)
  const { transaction } = store
  const passwords = createPasswords()
  await seedDemoAccounts({ transaction, people, passwords, outbox, clock: () => new Date() })
  const passwordHash = await passwords.hash(demoPassword)
  return {
    /** Adds a person whose password is that of the demo accounts; answers the e-mail address. */
    async add({
      role = 'producer',
      status = 'active',
      isSubscribed = false,
    }: NewPerson = {}): Promise<{ id: string; email: string }> {
      const id = randomUUID()
      const username = `person-${id.slice(0, 8)}`
      const email = `${username}@storyright.test`
      const names = { firstName: 'Nell', lastName: 'Hurst', username, usernameKey: username }
      const isVerified = status === 'active'
      const person = { id, ...names, email, passwordHash, role, status, isVerified, createdAt: new Date() }
      await transaction(async (tx) => {
        await outbox.add(tx, [userEvent(userRegistered, await people.add(tx, person))])
        if (isSubscribed) await people.keepMembership(tx, id, 1, new Date(Date.now() + YEAR_MS))
      })
      return { id, email }
    },
    close: () => db.$disconnect(),
  }
}
