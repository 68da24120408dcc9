import { userEvents } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import { keepNewestOf } from '@storyright/messaging/mongodb'
import type { Db, Tx } from '@storyright/mongodb'
import { personRows } from './person-rows.ts'

/** Keeps people from identity's events. */
export const followPeople = ({ db }: { db: Db }): Subscription<Tx>[] =>
  onAll(userEvents, async (events, tx: Tx) => {
    const rows = events.map(({ data: person, entityversion: version }) => ({ _id: person.id, version, person }))
    await keepNewestOf(tx, personRows.of(db), rows)
  })
