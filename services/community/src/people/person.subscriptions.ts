import { membershipEvents, userEvents } from '@storyright/contracts/events'
import { keepNewest, on, onAll, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import { keepPerson } from './person.store.ts'

/** Keeps people from identity's events, and memberships, without the card, from membership's. */
export const personSubscriptions = (): Subscription<Tx>[] => [
  ...onAll(userEvents, async (events, tx: Tx) => {
    for (const { data: person, entityversion: version } of events) await keepPerson(tx, { version, person })
  }),
  ...membershipEvents.map((event) =>
    on(event, async ({ data: { card: _card, ...membership }, subject: id, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, 'memberships', { id, version, membership })
    }),
  ),
]
