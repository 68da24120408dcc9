import { sessionsChanged } from '@storyright/contracts/events'
import { identityCalls } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { accountRules } from '../people/account.ts'
import { activePerson, lockActive } from '../people/active-person.ts'
import { requireStrongPassword } from '../secrets/new-password.ts'
import { hashToken } from '../secrets/token.ts'
import { deviceCookies, deviceTokenOf } from '../sessions/device-cookie.ts'
import { sessionCookies, sessionHashOf } from '../sessions/session-cookie.ts'
import { requireSameAddress, requireUsable } from '../verification/link.ts'
import { withMinimumDuration } from '../verification/minimum-duration.ts'

export function passwordRoutes(app: FastifyInstance, deps: Deps, { secure }: { secure: boolean }): void {
  const session = sessionCookies({ secure })
  const device = deviceCookies({ secure })

  serve(app, identityCalls.changePassword, async ({ viewer, body, request, reply }) => {
    const { cookie } = request.headers
    const carried = { sessionHash: sessionHashOf(cookie), deviceToken: deviceTokenOf(cookie) }
    const { token, deviceToken } = await changePassword(deps, { viewer, ...carried, ...body })
    reply.header('set-cookie', [...(token ? [session.carry(token)] : []), device.carry(deviceToken)])
    return { message: 'Password Changed' }
  })

  serve(app, identityCalls.forgotPassword, async ({ body, request }) => {
    await forgotPassword(deps, { email: body.email, ip: request.ip })
    return { message: 'If an account with that email exists, a password reset link has been sent.' }
  })

  serve(app, identityCalls.resetPassword, async ({ body, request, reply }) => {
    reply.header('set-cookie', device.carry(await resetPassword(deps, { ...body, ip: request.ip })))
    return { message: 'Your password has been changed. You can now log in with the new one.' }
  })
}

interface Forgot {
  email: string
  ip: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'limits' | 'clock'

/** Mails a link to set a new password, if there is an account; the response does not reveal whether there is. */
async function forgotPassword(
  { transaction, people, links, mails, letters, limits, clock }: Pick<Deps, Needed>,
  { email, ip }: Forgot,
): Promise<void> {
  await limits.address('reset', ip)
  await limits.mailbox('reset', email)
  await withMinimumDuration(async () => {
    const known = await people.findByEmail(email)
    if (!known || !accountRules[known.status].mayResetPassword) return
    const now = clock()
    await transaction(async (tx) => {
      const person = await people.lock(tx, known.id)
      if (person?.email !== email) return // it was changed meanwhile, and the old mailbox gets no link
      const mailbox = { id: person.id, email }
      const token = await links.issue(tx, mailbox, 'reset', now)
      await mails.queueTo(tx, mailbox, letters.reset(token, email), now, token)
    })
  })
}

interface Reset {
  token: string
  password: string
  ip: string
}

/**
 * Sets a new password with a mailed link, ends every session, and returns a device token: whoever reads the mail can sign in
 * with the new password, however many others guess meanwhile.
 */
async function resetPassword(
  { transaction, people, links, mails, letters, outbox, sessions, devices, limits, passwords, clock }: Deps,
  { token, password, ip }: Reset,
): Promise<string> {
  await limits.address('reset', ip)
  const now = clock()
  const link = requireUsable(await links.find(token, 'reset'), now)
  const known = await people.find(link.personId)
  if (known) requireStrongPassword('password', password, known)
  const passwordHash = await passwords.hash(password)
  const afterwards = await transaction(async (tx) => {
    const person = await people.lock(tx, link.personId)
    if (!person?.email || !accountRules[person.status].mayResetPassword) throw refusals.linkUnknown()
    requireSameAddress(link, person)
    if (!(await links.use(tx, link.tokenHash, now))) throw refusals.linkUsed()
    // A pending address was requested with the password that is lost or stolen.
    await links.voidAll(tx, person.id, now, 'reset', 'change')
    await people.changeQuietly(tx, person.id, { passwordHash, pendingEmail: null })
    const ended = await people.endSessions(tx, person.id)
    await mails.queue(tx, person, letters.passwordChanged(person.firstName, { email: person.email, at: now }), now)
    await outbox.add(tx, [sessionsChanged({ userId: person.id })])
    return ended
  })
  await sessions.clear(link.personId)
  return devices.remember(afterwards, null)
}

interface Change {
  viewer: Viewer
  /** The session that asks; it goes on under another token. */
  sessionHash: string | null
  /** The device token that the browser carries, if any. */
  deviceToken: string | null
  currentPassword: string
  newPassword: string
}

interface Changed {
  /** Of the session that goes on, if there was one. */
  token: string | null
  deviceToken: string
}

/**
 * Changes the password after checking the current one, and ends every session. That which asks goes on under another token:
 * a stolen copy of the old one ends, too.
 */
async function changePassword(
  { transaction, people, links, mails, letters, outbox, sessions, devices, limits, passwords, clock }: Deps,
  { viewer, sessionHash, deviceToken, currentPassword, newPassword }: Change,
): Promise<Changed> {
  const known = await activePerson(people, viewer.id)
  const { passwordHash } = known
  requireStrongPassword('newPassword', newPassword, known)
  const giveBack = await limits.passwordCheck(known.id)
  if (!(await passwords.verify(currentPassword, passwordHash))) throw wrongPassword()
  await giveBack()
  const changed = await passwords.hash(newPassword)
  const device = await devices.of(deviceToken, known)
  const goesOn = sessionHash && (await sessions.find(sessionHash))?.personId === viewer.id
  // Opened first: if Redis failed after the change, the person would not learn that the new password holds.
  const token = goesOn ? await sessions.open({ personId: known.id, epoch: known.sessionEpoch }) : null
  const keep = token && hashToken(token)
  const now = clock()
  const afterwards = await transaction(async (tx) => {
    const person = await lockActive(people, tx, viewer.id)
    if (person.passwordHash !== passwordHash) throw wrongPassword() // it was changed in the meantime
    await people.changeQuietly(tx, person.id, { passwordHash: changed })
    const ended = await people.endSessions(tx, person.id, { keep })
    await links.voidAll(tx, person.id, now, 'reset')
    await mails.queue(tx, person, letters.passwordChanged(person.firstName, { email: person.email, at: now }), now)
    await outbox.add(tx, [sessionsChanged({ userId: person.id })])
    return ended
  })
  await sessions.clear(viewer.id, { except: keep })
  return { token, deviceToken: await devices.remember(afterwards, device) }
}

const wrongPassword = () => {
  const refusal = refusals.wrongCurrentPassword()
  return refusals.wrongCurrentPassword({ errors: [{ path: 'currentPassword', message: refusal.message }] })
}
