import { userEvents } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import { sendSignal } from '@storyright/mongodb'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { forgetForGood, forgettingBell } from './forget-behaviour.ts'

/** Deletes a person's records when their account is closed. */
export const behaviourSubscriptions = (deps: Pick<Deps, 'db' | 'clock'>): Subscription<Tx>[] =>
  userEvents.map((event) =>
    on(event, async ({ data: { id, status } }, tx: Tx) => {
      if (status !== 'closed') return
      await forgetForGood(deps, tx, id)
      await sendSignal(deps.db, forgettingBell, tx)
    }),
  )
