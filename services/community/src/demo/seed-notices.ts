import { randomUUID } from 'node:crypto'
import { demoAgents, namedAccounts } from '@storyright/demo'
import { moveNotificationsStart } from '../notifications/notify-on-event.ts'
import type { DemoNotice } from './demo-notices.ts'
import { isLoaded, markLoaded, type SeedDeps } from './rows.ts'

const HOUR_MS = 3_600_000
/** Today's events notify by themselves. */
const NOTIFIED_SINCE_MS = 24 * HOUR_MS
/** How long read notifications are kept. */
const READ_MS = 150 * 24 * HOUR_MS
const UNREAD = 3
/** What comes within so long is one while it is unread. */
const GATHERED_MS = 12 * HOUR_MS

const readers = [...namedAccounts, ...demoAgents.filter(({ email }) => email === 'agent@storyright.test')]

/** Writes the notifications of those who sign in to see the demo, once; the newest are unread. */
export async function seedNotices(
  { db, transaction }: SeedDeps,
  noticesOf: () => DemoNotice[],
  now: Date,
): Promise<void> {
  if (await isLoaded(db, 'notices')) return
  await moveNotificationsStart(db, new Date(now.getTime() - NOTIFIED_SINCE_MS))
  const past = noticesOf()
    .filter(({ at }) => at < now && now.getTime() - at.getTime() < READ_MS)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  await transaction(async (tx) => {
    for (const { id: personId } of readers) {
      const own = past.filter(({ notice: { personIds } }) => personIds.includes(personId))
      const delivered = new Set(own.map(({ notice }) => notice.what))
      await tx.notification.createMany({ data: rowsOf(personId, own, now) })
      await tx.delivered.createMany({ data: [...delivered].map((what) => ({ what, personId, at: now })) })
    }
    await markLoaded(tx, 'notices', now)
  })
}

function rowsOf(personId: string, noticesOf: readonly DemoNotice[], now: Date) {
  const gathered: DemoNotice[][] = []
  for (const one of noticesOf) {
    const group = gathered.findLast(([first]) => groupOf(first!) === groupOf(one))
    const isOpen = group && one.at.getTime() - group[0]!.at.getTime() < GATHERED_MS
    if (isOpen) group.push(one)
    else gathered.push([one])
  }
  const newestLast = gathered.toSorted((one, other) => one.at(-1)!.at.getTime() - other.at(-1)!.at.getTime())
  // Of one group one is unread at most.
  const unread = new Set<string>()
  return newestLast.toReversed().map((group) => {
    const { at, notice } = group.at(-1)!
    const { kind, title, titleOfMany = title, detail = null, link, by = null, textId = null } = notice
    const isUnread = unread.size < UNREAD && !unread.has(groupOf(group[0]!))
    if (isUnread) unread.add(groupOf(group[0]!))
    return {
      id: randomUUID(),
      personId,
      kind,
      group: groupOf(group[0]!),
      count: group.length,
      ...{ title, titleOfMany, detail, link, byId: by, textId, at },
      isUnread,
      readAt: isUnread ? null : new Date(Math.min(at.getTime() + 5 * HOUR_MS, now.getTime())),
      isHidden: false,
      hiddenAt: null,
    }
  })
}

const groupOf = ({ notice: { group, what } }: DemoNotice): string => group ?? what
