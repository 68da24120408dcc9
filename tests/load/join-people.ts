import type { Role } from '@storyright/contracts/vocabulary'
import { openPeople } from '../platform/support/people.ts'
import { signIn } from './sign-in.ts'

interface Joining {
  url: string
  /** Identity's. */
  databaseUrl: string
  role?: Role
  signal: AbortSignal
}

/** Signing in costs much work on purpose, and is not what is measured. */
const SIGN_INS_AT_ONCE = 4

/** Adds so many people and signs them in; answers their cookies. */
export async function joinPeople(count: number, { url, databaseUrl, role, signal }: Joining): Promise<string[]> {
  const people = await openPeople(databaseUrl)
  try {
    const cookies: string[] = []
    let begun = 0
    const lane = async () => {
      while (begun++ < count) {
        signal.throwIfAborted()
        const { email } = await people.add({ ...(role && { role }) })
        cookies.push(await signIn(url, email))
      }
    }
    await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, lane))
    return cookies
  } finally {
    await people.close()
  }
}
