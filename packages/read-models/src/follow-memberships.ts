import { membershipEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Db, Tx } from '@storyright/mongodb'
import { membershipRows } from './membership-rows.ts'

/** Keeps memberships from membership's events, without the card. */
export const followMemberships = ({ db }: { db: Db }): Subscription<Tx>[] =>
  membershipEvents.map((event) =>
    on(event, async ({ data: { card: _card, ...membership }, subject, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, membershipRows.of(db), { _id: subject, version, membership })
    }),
  )
