import { importChanged, notified } from '@storyright/contracts/events'
import { onAll, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { importMarkRows, markChange } from '../notifications/change-mark-rows.ts'

/** Lets open pages follow imports. One that is delivered twice is followed twice, which changes nothing. */
export const followImports = ({ db, outbox }: Pick<Deps, 'db' | 'outbox'>): Subscription<Tx>[] =>
  onAll([importChanged], async (events, tx: Tx) => {
    const personIds = events.map(({ data }) => data.agentId)
    const userIds = await markChange(tx, db, { rows: importMarkRows, personIds })
    await outbox.add(tx, [notified({ userIds })])
  })
