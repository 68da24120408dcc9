import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { passwordFor } from '../passwords.ts'

/** Whether this folder lets nobody in without a password, and the superuser with this one. */
export async function isGuarded(folder: string, password: string): Promise<boolean> {
  return (await readFile(fileIn(folder), 'utf8').catch(() => '')) === guard(password)
}

export async function writeGuard(folder: string, password: string): Promise<void> {
  const fresh = `${fileIn(folder)}.new`
  await writeFile(fresh, guard(password), { mode: 0o600 })
  await rename(fresh, fileIn(folder))
}

/** Says which password was set, without saying the password: with another secret it has to be set anew. */
const guard = (password: string) =>
  [
    `# written by the launcher for the password ${passwordFor(password, 'fingerprint')}`,
    'host all all 127.0.0.1/32 scram-sha-256',
    '',
  ].join('\n')

const fileIn = (folder: string) => path.join(folder, 'pg_hba.conf')
