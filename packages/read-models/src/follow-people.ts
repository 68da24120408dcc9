import { userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Db, Tx } from '@storyright/mongodb'
import { personRows } from './person-rows.ts'

/** Keeps people as identity tells them. */
export const followPeople = ({ db }: { db: Db }): Subscription<Tx>[] =>
  userEvents.map((event) =>
    on(event, async ({ data: person, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, personRows.of(db), { _id: person.id, version, person })
    }),
  )
