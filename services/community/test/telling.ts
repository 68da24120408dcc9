import { notificationMailWanted } from '@storyright/contracts/events'
import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { createOutbox } from '@storyright/messaging'
import { messagingCollections, mongoStore } from '@storyright/messaging/mongodb'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { personRows } from '@storyright/read-models'
import { samplePerson, testMongo } from '@storyright/testing'
import { collections } from '../src/database.ts'
import { deliveredRows } from '../src/notifications/delivered-rows.ts'
import { dueMailRows } from '../src/notifications/due-mail-rows.ts'
import type { Notice } from '../src/notifications/notice.ts'
import { notificationRows } from '../src/notifications/notification-rows.ts'
import { notificationsStartRows } from '../src/notifications/notifications-start-rows.ts'
import { notify } from '../src/notifications/notify.ts'
import { preferenceRows } from '../src/notifications/preference-rows.ts'
import { sendDueEmails } from '../src/notifications/send-due-emails.ts'
import { unsubscribeRows } from '../src/notifications/unsubscribe-rows.ts'

const outboxName = messagingCollections.find(({ name }) => name.endsWith('outbox'))!.name
const logger = { warn: () => undefined, error: () => undefined }

/** What tells people, on a database of its own and by a clock of the test's, without the service around it. */
export async function openTelling() {
  const client = mongoClient(await testMongo('community'), { service: 'tests' })
  const db = client.db()
  await applyCollections(db, [...messagingCollections, ...collections])
  const { transaction, enqueue } = mongoStore(db)
  let now = new Date()
  const clock = () => now
  const outbox = createOutbox({ service: 'community', store: { enqueue }, clock })
  const deps = { db, transaction, outbox, clock, logger }
  return {
    db,
    deps,
    at(time: string) {
      now = new Date(time)
    },
    /** As if nobody had been told of anything before. */
    async anew(time: string) {
      now = new Date(time)
      const used = [
        notificationRows,
        deliveredRows,
        preferenceRows,
        dueMailRows,
        unsubscribeRows,
        notificationsStartRows,
        personRows,
      ]
      for (const { name } of used) await db.collection(name).deleteMany({})
      await db.collection(outboxName).deleteMany({})
    },
    async join(id: string, change: Parameters<typeof samplePerson>[0] = {}) {
      await personRows.of(db).insertOne({ _id: id, version: 1, person: samplePerson({ ...change, id }) })
    },
    tell: (notice: Notice) => transaction((tx) => notify(deps, tx, notice)),
    mail: () => sendDueEmails(deps, new AbortController().signal),
    /** The mails that were asked for, the oldest first. */
    async mails() {
      const rows = await db.collection<{ payload: string }>(outboxName).find().sort({ position: 1, place: 1 }).toArray()
      return rows
        .map(({ payload }) => JSON.parse(payload))
        .filter(({ type }) => type === notificationMailWanted.type)
        .map(({ data }) => notificationMailWanted.data.parse(data))
    },
    close: () => client.close(),
  }
}

/** Something to tell, of which there may be many. */
export function someNotice(
  what: string,
  personIds: string[],
  kind: NotificationKind,
  more: Partial<Notice> = {},
): Notice {
  return {
    what,
    kind,
    personIds,
    title: `Something: ${what}`,
    titleOfMany: '{count} such things',
    link: `/forum/${what}`,
    ...more,
  }
}
