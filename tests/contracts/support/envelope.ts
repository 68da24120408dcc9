import { MatchersV3 } from '@pact-foundation/pact'
import type { EventDefinition, PublicUser } from '@storyright/contracts'

const { boolean, datetime, integer, nullValue, regex, string, uuid, like } = MatchersV3

export const personId = '0c8f6f0e-5a5a-4d59-9a06-6f8b0a3f7c11'
const instant = "yyyy-MM-dd'T'HH:mm:ss.SSSX"
const now = '2026-03-01T09:00:00.000Z'

/** An event as its consumers need it. */
export const expectedEvent = (definition: EventDefinition, data: object, entityId = personId) => ({
  specversion: '1.0',
  id: uuid('5d0e7c52-1b9e-4a0e-8d6a-3b8f4a0d2c11'),
  source: string('/identity'),
  type: definition.type,
  subject: uuid(entityId),
  time: datetime(instant, now),
  datacontenttype: 'application/json',
  entityversion: integer(3),
  data,
})

/** What the catalogue reads of a person. */
export const expectedPerson = (person: Partial<PublicUser>) => ({
  id: uuid(personId),
  firstName: like('Eleanor'),
  lastName: like('Vane'),
  username: person.status === 'closed' ? nullValue() : string('eleanor.vane'),
  role: regex('producer|premium|free|agent|admin', person.role ?? 'agent'),
  status: person.status,
  isVerified: boolean(true),
  companyName: person.companyName === null ? nullValue() : string('Vane & Daughters'),
  profileImageUrl: nullValue(),
  createdAt: datetime(instant, now),
})
