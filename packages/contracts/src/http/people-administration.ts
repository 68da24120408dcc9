import { z } from 'zod'
import { optionalText, sortBy, text, timestamp, uuid } from '../fields.ts'
import { identityAddresses } from '../vocabulary/addresses/identity.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import { accountStatuses, roles } from '../vocabulary/people.ts'
import { trailSorts, userSorts } from '../vocabulary/sorts.ts'
import { defineCall } from './call.ts'
import { user } from './identity.ts'

const admin = { access: 'admin' } as const
const oneUser = z.object({ id: uuid })
const page = {
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(paging.pageMaximum).optional(),
}
const filters = {
  search: text(limits.search).optional(),
  role: z.enum(roles).optional(),
  status: z.enum(accountStatuses).optional(),
  sort: sortBy(userSorts),
}
const usersQuery = z.object({ ...filters, ...page })
const sends = 'text/csv'

/** An administrator's action on an account; the last two concern the administrator's own, without the addresses. */
export const peopleAuditActions = [
  'agent.approved',
  'agent.rejected',
  'user.role-changed',
  'user.suspended',
  'user.activated',
  'user.email-changed',
  'user.email-restored',
] as const

export const peopleAuditEntry = z
  .object({
    id: uuid,
    at: timestamp,
    action: z.enum(peopleAuditActions),
    /** Names as they are now; blank for closed accounts. */
    actor: z.object({ id: uuid, firstName: z.string(), lastName: z.string() }),
    subject: z.object({ id: uuid, firstName: z.string(), lastName: z.string() }),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    notes: z.string().nullable(),
  })
  .meta({ id: 'PeopleAuditEntry' })
export type PeopleAuditEntry = z.infer<typeof peopleAuditEntry>

/** Administration of people (document 2, section 7.11). */
export const peopleAdministrationCalls = {
  listUsers: defineCall(identityAddresses.listUsers, {
    ...admin,
    summary: 'All users, newest first; closed accounts only when asked for',
    query: usersQuery,
    status: 200,
    reply: z.array(user),
  }),
  usersCsv: defineCall(identityAddresses.usersCsv, {
    ...admin,
    summary: 'All of them that the filters let through, as CSV',
    query: z.object(filters),
    sends,
    status: 200,
  }),
  listPendingAgents: defineCall(identityAddresses.listPendingAgents, {
    ...admin,
    summary: 'Agent applications that wait for review, oldest first',
    query: usersQuery,
    status: 200,
    reply: z.array(user),
  }),
  oneUser: defineCall(identityAddresses.oneUser, {
    ...admin,
    summary: 'One account as it is now, with the version that a decision about it is made on',
    params: oneUser,
    isVersioned: true,
    status: 200,
    reply: user,
  }),
  peopleAudit: defineCall(identityAddresses.peopleAudit, {
    ...admin,
    summary: 'What administrators did to accounts, newest first',
    query: z.object({ sort: sortBy(trailSorts), ...page }),
    status: 200,
    reply: z.array(peopleAuditEntry),
  }),
  peopleAuditCsv: defineCall(identityAddresses.peopleAuditCsv, {
    ...admin,
    summary: 'All that administrators did to accounts, as CSV',
    sends,
    status: 200,
  }),
  verifyAgent: defineCall(identityAddresses.verifyAgent, {
    ...admin,
    summary: 'Approve or reject an agent application',
    params: oneUser,
    isVersioned: true,
    body: z.strictObject({ status: z.enum(['approved', 'rejected']), notes: optionalText(limits.longText) }),
    status: 200,
    reply: user,
  }),
  changeRole: defineCall(identityAddresses.changeRole, {
    ...admin,
    summary: 'Give a user another role',
    params: oneUser,
    isVersioned: true,
    // The role admin is in the entity but never given through the API: the use case refuses it with a sentence.
    body: z.strictObject({ role: z.enum(roles) }),
    status: 200,
    reply: user,
  }),
  suspendUser: defineCall(identityAddresses.suspendUser, {
    ...admin,
    summary: 'Suspend an account; its sessions end at once',
    params: oneUser,
    isVersioned: true,
    status: 200,
    reply: user,
  }),
  activateUser: defineCall(identityAddresses.activateUser, {
    ...admin,
    summary: 'Lift a suspension',
    params: oneUser,
    isVersioned: true,
    status: 200,
    reply: user,
  }),
} as const
