import { notificationMailWanted } from '@storyright/contracts/events'
import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { samplePerson, testDatabase } from '@storyright/testing'
import { type Database, openDatabase, type Tx } from '../src/database.ts'
import type { Notice } from '../src/notifications/notice.ts'
import { notify } from '../src/notifications/notify.ts'
import { sendDueEmails } from '../src/notifications/send-due-emails.ts'
import { keepPerson } from '../src/people/person.store.ts'
import { migrations } from './migrations.ts'

const logger = { warn: () => undefined, error: () => undefined }

/** What notifies people and mails them, by a clock of the test's, without the service around it. */
export function notifierOn(db: Database, connectionString: string, clock = () => new Date()) {
  const transactions = prismaTransactions<Tx>(db)
  const { enqueue } = postgresStore<Tx>({ connectionString, transactions })
  const outbox = createOutbox<Tx>({ service: 'community', store: { enqueue }, clock })
  const deps = { db, transaction: transactions.run, outbox, clock, logger }
  return {
    deps,
    notify: (notice: Notice) => deps.transaction((tx) => notify(deps, tx, notice)),
    mail: () => sendDueEmails(deps, new AbortController().signal),
  }
}

/** The same on a database of its own. */
export async function openNotifier() {
  const url = await testDatabase('community', migrations)
  const db = openDatabase(url)
  let now = new Date()
  const notifier = notifierOn(db, url, () => now)
  return {
    ...notifier,
    db,
    at(time: string) {
      now = new Date(time)
    },
    /** As if nobody had been notified of anything before. */
    async anew(time: string) {
      now = new Date(time)
      await db.$executeRaw`TRUNCATE notifications, delivered, notification_preferences, due_mails, mailed_groups,
        unsubscribe_tokens, notifications_start, erased_people, change_marks, offer_threads, people CASCADE`
      await db.$executeRaw`TRUNCATE messaging.outbox`
    },
    join: (id: string, change: Parameters<typeof samplePerson>[0] = {}) =>
      keepPerson(db, { version: 1, person: samplePerson({ ...change, id }) }),
    /** The mails that were asked for, the oldest first. */
    async mails() {
      const rows = await db.$queryRaw<{ payload: string }[]>`SELECT payload FROM messaging.outbox ORDER BY position`
      return rows
        .map(({ payload }) => JSON.parse(payload))
        .filter(({ type }) => type === notificationMailWanted.type)
        .map(({ data }) => notificationMailWanted.data.parse(data))
    },
    close: () => db.$disconnect(),
  }
}

/** Something to notify of, of which there may be many. */
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
