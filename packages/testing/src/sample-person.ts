import { randomUUID } from 'node:crypto'
import type { PublicUser } from '@storyright/contracts/events'

/** A producer, as identity's events carry people. */
export function samplePerson(change: Partial<PublicUser> = {}): PublicUser {
  return {
    id: randomUUID(),
    firstName: 'Iris',
    lastName: 'Okafor',
    username: null,
    role: 'producer',
    status: 'active',
    isVerified: true,
    companyName: null,
    profileImageUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    trackingEnabled: true,
    lookingFor: null,
    ...change,
  }
}

/** What is left of somebody whose account was closed. */
export const closedPerson = ({ id, role = 'producer' }: Pick<PublicUser, 'id'> & Partial<PublicUser>): PublicUser =>
  samplePerson({ id, role, status: 'closed', firstName: '', lastName: '' })
