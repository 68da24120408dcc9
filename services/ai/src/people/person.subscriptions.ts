import { userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { keepNewest } from '@storyright/messaging/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { personRows } from './person-rows.ts'

/** Keeps people as identity tells them. */
export const personSubscriptions = ({ db }: Pick<Deps, 'db'>): Subscription<Tx>[] =>
  userEvents.map((event) =>
    on(event, async ({ data: person, entityversion: version }, tx: Tx) => {
      await keepNewest(tx, personRows.of(db), { _id: person.id, version, person })
    }),
  )
