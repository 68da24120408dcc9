import { sessionsChanged } from '@storyright/contracts/events'
import { identityCalls } from '@storyright/contracts/http'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditEntry } from '../audit.store.ts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { accountRules } from '../people/account.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import { type Purpose, requireSameAddress, requireUsable } from './link.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { verifyEmail } from './verify-email.ts'

const done = (email: string | null) =>
  email === null
    ? 'Email verified! You can now log in to your account.'
    : `Your email address is now ${email}. Use it to log in from now on.`

export function verificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, identityCalls.verifyEmail, async ({ params }) => {
    const { email, waits } = await verifyEmail(deps, params.token, { isClicked: false })
    return {
      message: waits ? `Your email address is to become ${email}. Please confirm it.` : done(email),
      email,
      waits,
    }
  })
  serve(app, identityCalls.confirmEmail, async ({ params }) => {
    const { email } = await verifyEmail(deps, params.token, { isClicked: true })
    return { message: done(email), email }
  })

  serve(app, identityCalls.checkLink, async ({ body, request }) => {
    await checkLink(deps, { ...body, ip: request.ip })
    return undefined
  })

  serve(app, identityCalls.undoEmailChange, async ({ body, request }) => {
    await undoEmailChange(deps, { token: body.token, ip: request.ip })
    return {
      message: 'Your account has its email address back, and every device is logged out. Set a new password now.',
    }
  })

  serve(app, identityCalls.resendVerification, async ({ body, request }) => {
    await resendVerification(deps, { email: body.email, ip: request.ip })
    return { message: 'Verification email sent.' }
  })
}

interface Check {
  token: string
  purpose: Purpose
  ip: string
}

/** Refuses a mailed link that its form would refuse, before anybody fills the form. The link stays as it was. */
async function checkLink(
  { people, links, limits, clock }: Pick<Deps, 'people' | 'links' | 'limits' | 'clock'>,
  { token, purpose, ip }: Check,
): Promise<void> {
  await limits.address('link', ip)
  const link = requireUsable(await links.find(token, purpose), clock())
  const person = await people.find(link.personId)
  if (!person?.email) throw refusals.linkUnknown()
  if (purpose !== 'reset') return
  if (!accountRules[person.status].mayResetPassword) throw refusals.linkUnknown()
  requireSameAddress(link, person)
}

interface Resend {
  email: string
  ip: string
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'limits' | 'clock'

/** Mails the confirmation link again, if there is something to confirm; the response does not reveal whether there is. */
async function resendVerification(deps: Pick<Deps, Needed>, { email, ip }: Resend): Promise<void> {
  const { transaction, people, links, mails, letters, limits, clock } = deps
  await limits.address('resend', ip)
  await limits.mailbox('resend', email)
  await withMinimumDuration(async () => {
    const now = clock()
    const [known, waiting] = await Promise.all([people.findByEmail(email), people.waitingFor(email)])
    if (known?.status === 'pending_verification')
      await transaction(async (tx) => {
        const person = await people.lock(tx, known.id)
        if (person?.status !== 'pending_verification' || person.email !== email) return
        const mailbox = { id: person.id, email }
        const token = await links.issue(tx, mailbox, 'verify', now)
        await mails.queueTo(tx, mailbox, letters.verification(token, email), now, token)
      })
    for (const id of waiting)
      await transaction(async (tx) => {
        const person = await people.lock(tx, id)
        if (person?.email && person.pendingEmail === email)
          await askForConfirmation(deps, tx, { id, email: person.email, pendingEmail: email, now })
      })
  })
}

interface Undo {
  token: string
  ip: string
}

type UndoEmailChangeNeeded =
  | 'transaction'
  | 'people'
  | 'links'
  | 'mails'
  | 'letters'
  | 'outbox'
  | 'sessions'
  | 'limits'
  | 'clock'

/**
 * Gives an account the address that this link was mailed to, whether another one waits or has taken its place, and signs
 * everybody out. Later links end: they may be in an attacker's mailbox.
 */
async function undoEmailChange(
  { transaction, people, links, mails, letters, outbox, sessions, limits, clock }: Pick<Deps, UndoEmailChangeNeeded>,
  { token, ip }: Undo,
): Promise<void> {
  await limits.address('reset', ip)
  const now = clock()
  const link = requireUsable(await links.find(token, 'undo'), now)
  await transaction(async (tx) => {
    const person = await people.lock(tx, link.personId)
    if (!person?.email || link.address === null) throw refusals.linkUnknown()
    if (!(await links.use(tx, link.tokenHash, now))) throw refusals.linkUsed()
    const { id, role, firstName } = person
    await links.voidSince(tx, link, now)
    await people.changeQuietly(tx, id, { email: link.address, pendingEmail: null })
    await people.endSessions(tx, id)
    await mails.queueTo(
      tx,
      { id, email: link.address },
      letters.emailKept(firstName, { email: link.address, at: now }),
      now,
    )
    if (role === 'admin') await addAuditEntry(tx, { actorId: id, action: 'user.email-restored', personId: id }, now)
    await outbox.add(tx, [sessionsChanged({ userId: id })])
  })
  await sessions.clear(link.personId)
}
