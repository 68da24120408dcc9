import { type Membership, membershipEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import { type Db, defineCollection, type Tx } from '@storyright/mongodb'

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

/** Keeps memberships from membership's events, without the card. */
export const followMemberships = ({ db }: { db: Db }): Subscription<Tx>[] =>
  membershipEvents.map((event) =>
    on(event, async ({ data: { card: _card, ...membership }, subject, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, membershipRows.of(db), { _id: subject, version, membership })
    }),
  )
