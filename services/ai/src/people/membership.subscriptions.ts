import { membershipEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRows } from './membership-rows.ts'

/** Keeps memberships as their owner tells them, without the card. */
export const membershipSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] =>
  membershipEvents.map((event) =>
    on(event, async ({ data: { card: _card, ...membership }, subject, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, membershipRows.of(db), { _id: subject, version, membership })
    }),
  )
