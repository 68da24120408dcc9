import type { Envelope, EventDefinition } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Notice } from './notice.ts'
import { notify } from './notify.ts'

export type NotifyDeps = Pick<Deps, 'outbox' | 'clock'>

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
    if (await isFromBefore(tx, envelope)) return
    for (const notice of await notices(envelope, tx)) await notify(deps, tx, notice)
  })
}

/** Remembers the first start: streams begin with everything that they keep, and nobody is notified of what is long over. */
export async function setNotificationsStart(db: Tx, at: Date): Promise<void> {
  await db.notificationsStart.createMany({ data: [{ at }], skipDuplicates: true })
}

/** The demo notifies of what happened before the first start as well. */
export async function moveNotificationsStart(db: Tx, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO notifications_start AS start (at) VALUES (${at})
    ON CONFLICT (id) DO UPDATE SET at = least(start.at, excluded.at)`
}

/** Whether something happened before people were notified of anything. */
export async function isFromBefore(tx: Tx, { time }: Pick<Envelope, 'time'>): Promise<boolean> {
  const start = await tx.notificationsStart.findUnique({ where: { id: 1 } })
  return start !== null && Date.parse(time) < start.at.getTime()
}
