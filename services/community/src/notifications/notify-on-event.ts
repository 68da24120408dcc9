import type { Envelope, EventDefinition } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Notice } from './notice.ts'
import { isFromBefore } from './notifications-start-rows.ts'
import { notify } from './notify.ts'

export type NotifyDeps = Pick<Deps, 'db' | 'outbox' | 'clock'>

/**
 * Notifies people of an event: `notices` returns what to whom, and may read what it needs in the transaction. What happened before the
 * start of notifications is no news.
 */
export function notifyOn<Data>(
  deps: NotifyDeps,
  event: EventDefinition<Data>,
  notices: (event: Envelope<Data>, tx: Tx) => Promise<readonly Notice[]> | readonly Notice[],
): Subscription<Tx> {
  return on(event, async (envelope, tx: Tx) => {
    if (await isFromBefore(deps.db, envelope)) return
    for (const notice of await notices(envelope, tx)) await notify(deps, tx, notice)
  })
}
