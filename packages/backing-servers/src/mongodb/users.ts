import type { Db, Document } from 'mongodb'
import { ADMINISTRATOR, type MongodbAccount } from '../accounts.ts'
import { passwordFor } from '../passwords.ts'

/** Gives the administrator and each account password and rights, at a server that lets everybody in; idempotent. */
export async function giveUsers(url: string, password: string, accounts: readonly MongodbAccount[]): Promise<void> {
  const { MongoClient } = await import('mongodb') // most starts need none of it
  const client = new MongoClient(url)
  try {
    const admin = client.db('admin')
    const { users } = await admin.command({ usersInfo: 1 })
    const known = new Set((users as Document[]).map(({ user }) => user))
    const give = (name: string, pwd: string, roles: unknown[]) =>
      change(admin, known.has(name) ? 'updateUser' : 'createUser', name, { pwd, roles })
    await give(ADMINISTRATOR, password, ['root'])
    for (const { name, database: db } of accounts)
      await give(name, passwordFor(password, name), [
        { role: 'readWrite', db },
        { role: 'dbAdmin', db }, // for its collections' rules
      ])
  } finally {
    await client.close()
  }
}

const change = (admin: Db, command: 'createUser' | 'updateUser', name: string, user: Document) =>
  admin.command({ [command]: name, ...user, mechanisms: ['SCRAM-SHA-256'] })
