import type { Role } from '@storyright/contracts/vocabulary'
import { openPeople } from '../../platform/support/people.ts'
import { signIn } from './sign-in.ts'

interface Joining {
  url: string
  /** Identity's. */
  databaseUrl: string
  role?: Role
  signal: AbortSignal
}

/** Somebody who is signed in. */
export interface Joined {
  id: string
  cookie: string
}

/** Signing in costs much work on purpose, and is not what is measured. */
const SIGN_INS_AT_ONCE = 4

/** Adds so many people and signs them in. */
export async function joinPeople(count: number, { url, databaseUrl, role, signal }: Joining): Promise<Joined[]> {
  const people = await openPeople(databaseUrl)
  try {
    const joined: Joined[] = []
    let begun = 0
    const lane = async () => {
      while (begun++ < count) {
        signal.throwIfAborted()
        const { id, email } = await people.add({ ...(role && { role }) })
        joined.push({ id, cookie: await signIn(url, email) })
      }
    }
    await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, lane))
    return joined
  } finally {
    await people.close()
  }
}
