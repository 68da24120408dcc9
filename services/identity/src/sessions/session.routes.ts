import { sessionsChanged } from '@storyright/contracts/events'
import { identityCalls } from '@storyright/contracts/http'
import { Refusal, type Viewer } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { accountRules } from '../people/account.ts'
import { asUser, type Person } from '../people/person.ts'
import { deviceCookies, deviceTokenOf } from './device-cookie.ts'
import { sessionCookies, sessionHashOf } from './session-cookie.ts'

export function sessionRoutes(app: FastifyInstance, deps: Deps, { secure }: { secure: boolean }): void {
  const cookies = sessionCookies({ secure })
  const device = deviceCookies({ secure })

  serve(app, identityCalls.login, async ({ body, request, reply }) => {
    const known = deviceTokenOf(request.headers.cookie)
    const { person, token, deviceToken } = await signIn(deps, { ...body, ip: request.ip, deviceToken: known })
    reply.header('set-cookie', [cookies.carry(token), device.carry(deviceToken)])
    return { user: asUser(person, deps.clock()) }
  })

  serve(app, identityCalls.logout, async ({ viewer, request, reply }) => {
    await signOut(deps, { sessionHash: sessionHashOf(request.headers.cookie), viewer })
    reply.header('set-cookie', cookies.clear())
    return { message: 'You have been logged out successfully.' }
  })
}

interface SignOut {
  sessionHash: string | null
  viewer: Viewer | null
}

/** Ends this session. When Redis is away, it ends all of the person's instead, which needs no Redis. */
async function signOut(
  { transaction, people, outbox, sessions }: Pick<Deps, 'transaction' | 'people' | 'outbox' | 'sessions'>,
  { sessionHash, viewer }: SignOut,
): Promise<void> {
  if (!sessionHash) return
  try {
    const owner = await sessions.end(sessionHash)
    if (owner ?? viewer) await transaction((tx) => outbox.add(tx, [sessionsChanged({ sessionHash })]))
  } catch (error) {
    if (!viewer) throw error
    await transaction(async (tx) => {
      await people.endSessions(tx, viewer.id)
      await outbox.add(tx, [sessionsChanged({ userId: viewer.id })])
    })
  }
}

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

/** Shown at the password: the address may be right, and nobody learns whether it is. */
const wrongCredentials = () =>
  refusals.wrongCredentials({ errors: [{ path: 'password', message: refusals.wrongCredentials().message }] })

/** Opens a session. Only the right password reveals that an account exists, and in which state. */
async function signIn(
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
