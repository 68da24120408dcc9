import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The one secret of this home's servers, from which every password follows; made once. */
export async function serverSecret(home: string): Promise<string> {
  const folder = path.join(home, 'keys')
  const file = path.join(folder, 'servers')
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before) return before
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
  // Linked under its name when complete; the first process wins.
  await link(fresh, file).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return readFile(file, 'utf8')
}

/** The password for `name` derived from a secret that it does not reveal. */
export const passwordFor = (secret: string, name: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', name, 24)).toString('base64url')

/** A server's address with an account's credentials, from the administrator's address. */
export function accountUrl(administrator: string, account: string): string {
  const url = new URL(administrator)
  url.password = passwordFor(decodeURIComponent(url.password), account)
  url.username = account
  return url.toString()
}
