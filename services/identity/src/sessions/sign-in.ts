import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { accountRules } from '../people/account.ts'
import type { Person } from '../people/person.ts'
import { verifyPassword } from '../secrets/password.ts'

interface SignIn {
  email: string
  password: string
  ip: string
}

/** Opens a session. Only the right password reveals that an account exists, and in which state. */
export const signIn =
  ({ people, sessions, limits, clock }: Pick<Deps, 'people' | 'sessions' | 'limits' | 'clock'>) =>
  async ({ email, password, ip }: SignIn): Promise<{ person: Person; token: string }> => {
    const giveBack = await limits.signIn(email, ip)
    const person = await people.findByEmail(email)
    const right = await verifyPassword(password, person?.passwordHash ?? null)
    if (!person || !right) throw refusals.wrongCredentials()
    await giveBack()
    const refusal = accountRules[person.status].signInRefusal
    if (refusal) throw refusal()
    const now = clock()
    const token = await sessions.open({
      personId: person.id,
      epoch: person.sessionEpoch,
      createdAt: now.toISOString(),
    })
    return { person: await people.noteSignIn(person.id, now), token }
  }
