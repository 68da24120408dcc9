import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MongodbAccount } from '../accounts.ts'

/** Whom a server is to know. */
interface Guarded {
  folder: string
  password: string
  accounts: readonly MongodbAccount[]
}

/**
 * Makes the users that a folder of data does not know yet: users are made at a running server only, so it runs once, for `work`, and lets
 * everybody in. A fingerprint says for whom this was done, so that it happens when it has to and not otherwise.
 */
export async function guardOnce({ folder, password, accounts }: Guarded, work: () => Promise<void>): Promise<void> {
  const file = path.join(folder, 'storyright.users')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([password, accounts]))
    .digest('hex')
  if ((await readFile(file, 'utf8').catch(() => '')) === fingerprint) return
  await work()
  await writeFile(file, fingerprint, { mode: 0o600 })
}
