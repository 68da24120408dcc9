import { membershipEvents, userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { membershipRows } from './membership-rows.ts'
import { personRows } from './person-rows.ts'

/** Keeps people and memberships as their owners tell them. */
export const personSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] => [
  ...userEvents.map((event) =>
    on(event, async ({ data: person, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, personRows.of(db), { _id: person.id, version, person })
    }),
  ),
  ...membershipEvents.map((event) =>
    on(event, async ({ data: { card: _card, ...membership }, subject, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, membershipRows.of(db), { _id: subject, version, membership })
    }),
  ),
]
