import {
  agentApproved,
  agentRejected,
  type EventDefinition,
  type PublicUser,
  userActivated,
  userClosed,
  userRegistered,
  userSnapshot,
  userSuspended,
  userUpdated,
  userVerified,
} from '@storyright/contracts/events'

/** The events that identity publishes about people, and what the person in each looks like. */
export const peopleEvents: [EventDefinition<PublicUser>, Partial<PublicUser>][] = [
  [userRegistered, { status: 'pending_verification', role: 'producer', companyName: null }],
  [userVerified, { status: 'active', role: 'producer', companyName: null }],
  [userUpdated, { status: 'active', role: 'producer' }],
  [userClosed, { status: 'closed', role: 'producer', companyName: null }],
  [userSnapshot, { status: 'closed', role: 'producer', companyName: null }],
  [userSuspended, { status: 'suspended', role: 'agent' }],
  [userActivated, { status: 'active', role: 'agent' }],
  [agentApproved, { status: 'active', role: 'agent' }],
  [agentRejected, { status: 'rejected', role: 'agent' }],
]
