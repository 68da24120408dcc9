import { z } from 'zod'
import { uuid } from '../fields.ts'
import { accountStatuses, roles } from '../vocabulary/people.ts'
import { defineEvent } from './envelope.ts'

/** A user's public state: no e-mail, phone or postal address. Names are blank once the account is closed. */
export const publicUser = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  isVerified: z.boolean(),
  companyName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether what they do may be recorded. */
  trackingEnabled: z.boolean().default(true),
  /** What a producer is looking for; `null` once the account is closed. */
  lookingFor: z.string().nullable().default(null),
})
export type PublicUser = z.infer<typeof publicUser>

/**
 * Somebody as identity has them now, with the version of that: for services that were asked about people whose events are still on
 * their way. 404 when unknown.
 */
export const currentPerson = {
  method: 'GET',
  path: '/internal/users/:id',
  reply: z.object({ version: z.number().int(), person: publicUser }),
} as const

const user = (verb: string) => defineEvent('identity', 'user', verb, publicUser)
const agent = (verb: string) => defineEvent('identity', 'agent', verb, publicUser)

export const userRegistered = user('registered')
export const userVerified = user('verified')
export const userUpdated = user('updated')
export const userClosed = user('closed')
export const userSuspended = user('suspended')
export const userActivated = user('activated')
export const userSnapshot = user('snapshot')
export const agentApproved = agent('approved')
export const agentRejected = agent('rejected')

/** Every event that changes a user's public state. */
export const userEvents = [
  userRegistered,
  userVerified,
  userUpdated,
  userClosed,
  userSuspended,
  userActivated,
  userSnapshot,
  agentApproved,
  agentRejected,
] as const
