import type { NewEvent, PublicUser } from '@storyright/contracts/events'
import type { User } from '@storyright/contracts/http'
import { type AccountStatus, effectiveTier, type Role } from '@storyright/contracts/vocabulary'
import type { Person as Row } from '../generated/client.ts'
import { isProfileComplete } from './account.ts'

/** The holder of an account: identity's own record. */
export type Person = Omit<Row, 'role' | 'status'> & { role: Role; status: AccountStatus }

/** The API's user: what people see of themselves, and administrators of them. */
export function asUser(person: Person, now: Date): User {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email ?? '',
    pendingEmail: person.pendingEmail,
    username: person.username,
    phoneNumber: person.phoneNumber,
    address: person.address,
    imdbPageLink: person.imdbPageLink,
    whatAreYouLookingFor: person.whatAreYouLookingFor,
    howDidYouHearAboutUs: person.howDidYouHearAboutUs,
    role: person.role,
    membershipTier: effectiveTier(person, now),
    isVerified: person.isVerified,
    companyName: person.companyName,
    createdAt: person.createdAt.toISOString(),
    lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
    premiumExpiresAt: person.premiumExpiresAt?.toISOString() ?? null,
    agencyWebsite: person.agencyWebsite,
    agencyContactPhone: person.agencyContactPhone,
    agencyYearsInBusiness: person.agencyYearsInBusiness,
    agencyClientList: person.agencyClientList,
    agencyCredentials: person.agencyCredentials,
    agentVerificationSubmittedAt: person.agentVerificationSubmittedAt?.toISOString() ?? null,
    profileImageUrl: person.profileImageUrl,
    status: person.status,
    profileComplete: isProfileComplete(person),
    trackingEnabled: person.trackingEnabled,
  }
}

/** Builds an event with this person's public state. */
export function userEvent(
  event: (entityId: string, entityVersion: number, data: PublicUser) => NewEvent<PublicUser>,
  person: Person,
): NewEvent<PublicUser> {
  const { id, firstName, lastName, username, role, status, isVerified, companyName, profileImageUrl } = person
  const createdAt = person.createdAt.toISOString()
  return event(id, person.version, {
    id,
    firstName,
    lastName,
    username,
    role,
    status,
    isVerified,
    companyName,
    profileImageUrl,
    createdAt,
    trackingEnabled: person.trackingEnabled,
    lookingFor: person.whatAreYouLookingFor,
  })
}
