import { notificationMailWanted } from '@storyright/contracts/events'
import type { Background, Lease } from '@storyright/service-kit'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { buildEmail, type NewsMail } from './build-email.ts'
import { type DueMailRow, dueMailRows } from './due-mail-rows.ts'
import { forgetAgain } from './erase-person.ts'
import { mailedRows } from './mailed-rows.ts'
import { quotedId, wordingOf } from './notification.view.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'
import { mailFrom } from './preference.ts'
import { preferenceRows } from './preference-rows.ts'
import { unsubscribeRows } from './unsubscribe-rows.ts'

/** What comes within so long is one mail. */
const EVERY_MS = 3_000
const FORGET_EVERY_MS = 60_000

/** Publishes due mails, and erases closed accounts, in one replica at a time. */
export function emailJobs(
  deps: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'logger'>,
  leaseOf: (name: string) => Lease,
): Background {
  return {
    name: 'mailing',
    lease: leaseOf('mailing'),
    works: [
      { name: 'request mails', everyMs: EVERY_MS, round: ({ signal }) => sendDueEmails(deps, signal) },
      { name: 'forget again', everyMs: FORGET_EVERY_MS, round: () => forgetAgain(deps) },
    ],
  }
}

type MailDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>

const LOOKED_AT = 500
const PEOPLE_AT_ONCE = 25
/** A person whose mails fail does not delay others. */
const AGAIN_MS = 600_000

/** Asks for the mails that are due, until none is. */
export async function sendDueEmails(deps: MailDeps & Pick<Deps, 'logger'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.clock()
    const people = await duePeople(deps, now)
    if (people.length === 0) return
    try {
      await requestFor(deps, people, now)
    } catch {
      for (const person of people) if (!signal.aborted) await requestFor(deps, [person], now).catch(postpone(person))
    }

    function postpone(personId: string) {
      return async (error: unknown) => {
        deps.logger.error({ personId, err: error }, 'The mails of somebody could not be asked for')
        const dueAt = new Date(now.getTime() + AGAIN_MS)
        await dueMailRows.of(deps.db).updateMany({ personId, dueAt: { $lte: now } }, { $set: { dueAt } })
      }
    }
  }
}

async function duePeople({ db }: Pick<Deps, 'db'>, now: Date): Promise<string[]> {
  const rows = await dueMailRows
    .of(db)
    .find({ dueAt: { $lte: now } }, { projection: { personId: 1 } })
    .sort({ dueAt: 1 })
    .limit(LOOKED_AT)
    .toArray()
  return [...new Set(rows.map(({ personId }) => personId))].slice(0, PEOPLE_AT_ONCE)
}

/**
 * Asks for all that is due to these people and takes it away, in one transaction: of this and something that comes to it meanwhile, or of two
 * that ask at once, one starts over.
 */
const requestFor = ({ db, transaction, outbox }: MailDeps, people: string[], now: Date): Promise<void> =>
  transaction(async (tx) => {
    const session = { session: tx }
    const due = await dueMailRows
      .of(db)
      .find({ personId: { $in: people }, dueAt: { $lte: now } }, session)
      .toArray()
    if (due.length === 0) return
    const ids = due.map(({ _id }) => _id)
    const notifications = await notificationRows
      .of(db)
      .find({ _id: { $in: ids } }, session)
      .toArray()
    const chosen = await preferenceRows
      .of(db)
      .find({ _id: { $in: people } }, session)
      .toArray()
    const [wording, writer] = [
      await wordingOf(db, notifications),
      await findWriters(
        db,
        notifications.flatMap((row) => quotedId(row) ?? []),
      ),
    ]
    const byOf = (row: NotificationRow) => {
      const id = quotedId(row)
      return id === null ? null : writer(id)
    }
    const rowOf = new Map(notifications.map((row) => [row._id, row]))
    const choices = new Map(chosen.map((row) => [row._id, row]))
    const wanted = due.flatMap((one): NewsMail['news'] => {
      const row = rowOf.get(one._id)
      if (!row || !mailFrom(choices.get(one.personId), one.kind) || isOver(one, row)) return []
      return [{ due: one, row, ...wording(row, one.count), by: byOf(row) }]
    })
    const mails = [
      ...Map.groupBy(wanted, ({ due: one }) => `${one.personId} ${one.isDaily ? 'daily' : one.kind}`).values(),
    ].map((news) => buildEmail({ news, now }))
    await dueMailRows.of(db).deleteMany({ _id: { $in: ids } }, session)
    if (mails.length === 0) return
    await unsubscribeRows.of(db).insertMany(
      mails.map(({ link }) => link),
      session,
    )
    await rememberGroups(tx, db, wanted, now)
    await outbox.add(
      tx,
      mails.map(({ mail }) => notificationMailWanted(mail.id, 1, mail)),
    )
  })

/** A daily mail leaves out notifications that were read meanwhile, and so does one about messages. */
const isOver = ({ isDaily, kind }: DueMailRow, { isUnread }: NotificationRow): boolean =>
  (isDaily || kind === 'messages') && !isUnread

/** The next mail about the same waits for a while. */
async function rememberGroups(tx: Tx, db: Database, news: NewsMail['news'], at: Date): Promise<void> {
  const writes = news.flatMap(({ due: { personId, group } }) =>
    group
      ? [{ updateOne: { filter: { _id: `${personId} ${group}` }, update: { $set: { personId, at } }, upsert: true } }]
      : [],
  )
  if (writes.length > 0) await mailedRows.of(db).bulkWrite(writes, { session: tx })
}
