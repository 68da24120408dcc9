import { randomUUID } from 'node:crypto'
import { userRegistered, userUpdated } from '@storyright/contracts/events'
import {
  type completeProfile as completeProfileSchema,
  type editProfile as editProfileSchema,
  identityCalls,
  type Registration,
} from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersion, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { firstStatus } from '../people/account.ts'
import { activePerson, lockActive } from '../people/active-person.ts'
import { requireOwnNames, takenEmail, takenUsername } from '../people/name-conflicts.ts'
import { asUser, type Person, userEvent } from '../people/person.ts'
import { usernameKey } from '../people/username-key.ts'
import { requireStrongPassword } from '../secrets/new-password.ts'
import { deviceCookies } from '../sessions/device-cookie.ts'
import { sessionCookies } from '../sessions/session-cookie.ts'
import { askForConfirmation, type EmailChange } from '../verification/ask-for-confirmation.ts'
import { closeAccount } from './close-account.ts'
import { requireOwner, wrongPassword } from './require-owner.ts'

const welcome = {
  producer: 'Registration successful! Please check your email to verify your account.',
  agent: 'Application submitted. Our team will verify your credentials and notify you by email.',
}

export function accountRoutes(app: FastifyInstance, deps: Deps, { secure }: { secure: boolean }): void {
  const { people, clock } = deps

  serve(app, identityCalls.register, async ({ body, request }) => {
    await register(deps, { form: body, ip: request.ip })
    return { message: welcome[body.role] }
  })

  serve(app, identityCalls.currentUser, async ({ viewer, reply }) => {
    const person = await activePerson(people, viewer.id)
    return withVersion(reply, person.version, asUser(person, clock()))
  })

  serve(app, identityCalls.completeProfile, async ({ viewer, body }) =>
    asUser(await completeProfile(deps, { viewer, profile: body }), clock()),
  )

  serve(app, identityCalls.editProfile, async ({ viewer, body, expected, request, reply }) => {
    const person = await editProfile(deps, { viewer, profile: body, expected, ip: request.ip })
    return withVersion(reply, person.version, asUser(person, clock()))
  })

  serve(app, identityCalls.cancelEmailChange, async ({ viewer }) =>
    asUser(await cancelEmailChange(deps, viewer), clock()),
  )

  serve(app, identityCalls.closeAccount, async ({ viewer, body, reply }) => {
    await closeAccount(deps, viewer, body.currentPassword)
    reply.header('set-cookie', [sessionCookies({ secure }).clear(), deviceCookies({ secure }).clear()])
    return { message: 'Your account has been permanently deleted.' }
  })
}

/** Cancels a pending address change; its link stops working. */
function cancelEmailChange(
  { transaction, people, links, clock }: Pick<Deps, 'transaction' | 'people' | 'links' | 'clock'>,
  viewer: Viewer,
): Promise<Person> {
  return transaction(async (tx) => {
    const { id, pendingEmail } = await lockActive(people, tx, viewer.id)
    if (pendingEmail === null) throw refusals.noEmailWaiting()
    await links.voidAll(tx, id, clock(), 'change')
    return people.changeQuietly(tx, id, { pendingEmail: null })
  })
}

type Profile = z.output<typeof completeProfileSchema>

/** Keeps what the complete-profile form asks. */
function completeProfile(
  { transaction, people, outbox }: Pick<Deps, 'transaction' | 'people' | 'outbox'>,
  { viewer, profile }: { viewer: Viewer; profile: Profile },
): Promise<Person> {
  return transaction(async (tx) => {
    const before = await lockActive(people, tx, viewer.id)
    const { id } = before
    const { acceptedLegalTerms: _, ...fields } = profile
    requireOwnNames(fields, before)
    const isNamedAnew = fields.username !== before.username
    const named = isNamedAnew ? await people.claimUsername(tx, id, fields.username) : {}
    const person = await people.change(tx, id, { ...fields, ...named })
    await outbox.add(tx, [userEvent(userUpdated, person)])
    return person
  })
}

type Needed = 'transaction' | 'people' | 'links' | 'mails' | 'letters' | 'outbox' | 'limits' | 'passwords' | 'clock'

/** Opens an account: a producer's waits for its mailbox to be confirmed, an agent's for a review. */
async function register(deps: Pick<Deps, Needed>, { form, ip }: { form: Registration; ip: string }): Promise<void> {
  requireOwnNames(form)
  requireStrongPassword('password', form.password, form)
  await deps.limits.address('register', ip)
  const giveBack = await deps.limits.mailbox('register', form.email)
  try {
    await addPerson(deps, form)
  } catch (error) {
    await giveBack().catch(() => undefined) // no mail has been sent; the reason for that is what counts
    throw error
  }
}

async function addPerson(
  { transaction, people, links, mails, letters, outbox, passwords, clock }: Pick<Deps, Needed>,
  form: Registration,
): Promise<void> {
  const taken = await people.taken({ email: form.email, usernameKey: usernameKey(form.username) }, clock())
  if (taken.email) throw takenEmail()
  if (taken.username) throw takenUsername()
  const { password, confirmPassword: _, acceptedLegalTerms: __, ...profile } = form
  const passwordHash = await passwords.hash(password)
  const now = clock()
  await transaction(async (tx) => {
    const id = randomUUID()
    const person = await people.add(tx, {
      ...profile,
      ...(await people.claimUsername(tx, id, form.username)),
      id,
      passwordHash,
      status: firstStatus(form.role),
      isVerified: false,
      agentVerificationSubmittedAt: form.role === 'agent' ? now : null,
      createdAt: now,
    })
    await outbox.add(tx, [userEvent(userRegistered, person)])
    if (form.role === 'agent')
      return mails.queue(tx, person, letters.applicationReceived({ email: form.email, at: now }), now)
    const mailbox = { id: person.id, email: form.email }
    const token = await links.issue(tx, mailbox, 'verify', now)
    await mails.queueTo(tx, mailbox, letters.verification(token, form.email), now, token)
  })
}

type ProfileChange = z.output<typeof editProfileSchema>
type EditProfileDeps =
  | 'transaction'
  | 'people'
  | 'links'
  | 'mails'
  | 'letters'
  | 'outbox'
  | 'limits'
  | 'passwords'
  | 'clock'

interface Edit {
  viewer: Viewer
  profile: ProfileChange
  expected: Expected
  ip: string
}

/** Changes the given fields at once; a new e-mail address stays pending until its mailbox has confirmed it. */
async function editProfile(
  deps: Pick<Deps, EditProfileDeps>,
  { viewer, profile, expected, ip }: Edit,
): Promise<Person> {
  const { transaction, people, outbox, limits, clock } = deps
  const { email, currentPassword, ...fields } = profile
  const requireExpected = (person: Person) => requireVersion(expected, person.version, () => asUser(person, clock()))
  const before = await activePerson(people, viewer.id)
  requireExpected(before) // before anything counts as an attempt
  const wantsEmail = email !== before.email
  if (wantsEmail) {
    await requireOwner(deps, { ...before, typed: currentPassword })
    await limits.address('resend', ip)
    await limits.mailbox('resend', before.email)
    await limits.mailbox('resend', email)
  }
  return transaction(async (tx) => {
    const locked = await lockActive(people, tx, viewer.id)
    requireExpected(locked)
    const { id, email: current, passwordHash } = locked
    requireOwnNames(fields, locked)
    const isNamedAnew = fields.username !== locked.username
    const named = isNamedAnew ? await people.claimUsername(tx, id, fields.username) : {}
    const changes = { ...given(fields), ...named }
    const person = await people.change(tx, id, changes)
    await outbox.add(tx, [userEvent(userUpdated, person)])
    if (!wantsEmail || email === current) return person
    if (passwordHash !== before.passwordHash) throw wrongPassword() // it was changed in the meantime
    return requestEmailChange(deps, tx, { id, email: current, pendingEmail: email, now: clock() })
  })
}

const given = (profile: object) =>
  Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))

/** Keeps a new address pending, in place of any other, until the link mailed to it is opened. Notifies the old one at once. */
async function requestEmailChange(
  deps: Pick<Deps, 'people' | 'links' | 'mails' | 'letters'>,
  tx: Tx,
  change: EmailChange,
): Promise<Person> {
  const { people, links, mails, letters } = deps
  const { id, email, pendingEmail, now } = change
  if (await people.emailTaken(tx, pendingEmail, now, id)) throw takenEmail()
  const person = await people.changeQuietly(tx, id, { pendingEmail })
  const undo = await links.issue(tx, { id, email }, 'undo', now)
  await mails.queueTo(tx, { id, email }, letters.emailChangeAsked(person.firstName, pendingEmail, undo), now)
  await askForConfirmation(deps, tx, change)
  return person
}
