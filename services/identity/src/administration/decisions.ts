import {
  agentApproved,
  agentRejected,
  type EventFactory,
  type PublicUser,
  userActivated,
  userSuspended,
  userUpdated,
} from '@storyright/contracts/events'
import type { peopleAuditActions } from '@storyright/contracts/http'
import type { Role } from '@storyright/contracts/vocabulary'
import { refusals } from '../errors.ts'
import { allows, statusChanges } from '../people/account.ts'
import type { Person } from '../people/person.ts'

type Subject = Pick<Person, 'role' | 'status' | 'isVerified'>

/** What an administrator's action changes on an account, and the event that announces it. */
export interface Decision {
  action: (typeof peopleAuditActions)[number]
  changes: Partial<Subject>
  event: EventFactory<PublicUser>
}

/** Decides an application. A rejected one may be approved later, an approved one is not taken back. */
export function review(person: Subject, verdict: 'approved' | 'rejected'): Decision {
  if (person.role !== 'agent') throw refusals.notAnAgent()
  if (!allows(verdict, person.status))
    throw refusals.applicationDecided(
      person.status === 'rejected' ? { message: 'This application has already been rejected.' } : {},
    )
  return verdict === 'approved'
    ? {
        action: 'agent.approved',
        changes: { status: statusChanges.approved.to, isVerified: true },
        event: agentApproved,
      }
    : { action: 'agent.rejected', changes: { status: statusChanges.rejected.to }, event: agentRejected }
}

/** `null` when the person has the role already. An agent by role change counts as approved. */
export function giveRole(person: Subject, role: Role, { isSelf }: { isSelf: boolean }): Decision | null {
  if (role === person.role) return null
  if (role === 'admin') throw refusals.adminNotGiven()
  if (isSelf) throw refusals.ownRole()
  if (person.status !== 'active' && person.status !== 'suspended') throw refusals.roleNotOpen()
  return { action: 'user.role-changed', changes: { role, isVerified: true }, event: userUpdated }
}

export function suspend(person: Subject): Decision {
  if (person.role === 'admin') throw refusals.adminNotSuspended()
  if (!allows('suspended', person.status)) throw refusals.notActive()
  return { action: 'user.suspended', changes: { status: statusChanges.suspended.to }, event: userSuspended }
}

export function activate(person: Subject): Decision {
  if (!allows('activated', person.status)) throw refusals.notSuspended()
  return { action: 'user.activated', changes: { status: statusChanges.activated.to }, event: userActivated }
}
