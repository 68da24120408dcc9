import type { Membership } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'

/** Somebody's membership from membership's events, without the card. */
export interface MembershipRow {
  /** The person's id. */
  _id: string
  version: number
  membership: Omit<Membership, 'card'>
}

export const membershipRows = defineCollection<MembershipRow>('memberships', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'membership'],
    properties: { version: { bsonType: 'number' }, membership: { bsonType: 'object' } },
  },
})
