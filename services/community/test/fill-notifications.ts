import { randomUUID } from 'node:crypto'
import { notificationKinds } from '@storyright/contracts/vocabulary'
import type { Tx } from '../src/database.ts'

const AT_ONCE = 1_000
const EVERY_MS = 600_000
/** The newest are unread, as with somebody who comes every few days. */
const UNREAD = 20

/** As many notifications as somebody has who never closed an eye. */
export async function fillNotifications(db: Tx, personId: string, count: number): Promise<void> {
  const now = Date.now()
  const rowOf = (place: number) => {
    const at = new Date(now - place * EVERY_MS)
    const isUnread = place < UNREAD
    return {
      id: randomUUID(),
      personId,
      kind: notificationKinds[place % notificationKinds.length]!,
      group: `something ${place}`,
      count: 1 + (place % 3),
      title: `Something happened to “Title ${place}”`,
      titleOfMany: `{count} things happened to “Title ${place}”`,
      detail: 'Have you read what it says of the option? It runs for eighteen months, and then the rights are free.',
      link: `/listing/${place}`,
      byId: null,
      textId: null,
      at,
      isUnread,
      readAt: isUnread ? null : new Date(now),
      isHidden: false,
    }
  }
  for (let start = 0; start < count; start += AT_ONCE) {
    const data = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_one, place) => rowOf(start + place))
    await db.notification.createMany({ data })
  }
}
