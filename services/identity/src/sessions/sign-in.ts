import { Refusal } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { accountRules } from '../people/account.ts'
import type { Person } from '../people/person.ts'

interface SignIn {
  email: string
  password: string
  ip: string
  /** The device token that the browser carries, if any. */
  deviceToken: string | null
}

interface SignedIn {
  person: Person
  token: string
  deviceToken: string
}

type Needed = 'people' | 'sessions' | 'devices' | 'limits' | 'passwords' | 'securityLog' | 'clock'

/** Said at the password: the address may be right, and nobody is told whether it is. */
const wrongCredentials = () =>
  refusals.wrongCredentials({ errors: [{ path: 'password', message: refusals.wrongCredentials().message }] })

/** Opens a session. Only the right password reveals that an account exists, and in which state. */
export async function signIn(
  { people, sessions, devices, limits, passwords, securityLog, clock }: Pick<Deps, Needed>,
  { email, password, ip, deviceToken }: SignIn,
): Promise<SignedIn> {
  const person = await people.findByEmail(email)
  const device = await devices.of(deviceToken, person)
  const attempt = { personId: person?.id ?? null, countedBy: device ? 'device' : 'account' } as const
  const refuse = (refusal: Refusal) => {
    securityLog.signIn({ ...attempt, outcome: refusal.code })
    return refusal
  }
  const giveBack = await limits.signIn(email, ip, device?.id ?? null).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse(error) : error
  })
  const right = await passwords.verify(password, person?.passwordHash ?? null)
  if (!person || !right) throw refuse(wrongCredentials())
  await giveBack()
  const refusal = accountRules[person.status].signInRefusal
  if (refusal) throw refuse(refusal())
  const token = await sessions.open({ personId: person.id, epoch: person.sessionEpoch })
  const remembered = await devices.remember(person, device)
  securityLog.signIn({ ...attempt, outcome: 'SIGNED_IN' })
  return { person: await people.noteSignIn(person.id, clock()), token, deviceToken: remembered }
}
