import { notificationMailWanted } from '@storyright/contracts/events'
import type { Background, Lease } from '@storyright/service-kit'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import { buildEmail, type DueMailRow, type NewsMail } from './build-email.ts'
import { forgetAgain } from './erase-person.ts'
import { type NotificationRow, quotedId, wordingOf } from './notification.views.ts'
import { mailFrom } from './preference.rules.ts'
import { findPreferences } from './preference.store.ts'

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
    const people = await duePeople(deps.db, now)
    if (people.length === 0) return
    try {
      if ((await requestFor(deps, people, now)) === 0) return // somebody else is at it
    } catch {
      for (const person of people) if (!signal.aborted) await requestFor(deps, [person], now).catch(postpone(person))
    }

    function postpone(personId: string) {
      return async (error: unknown) => {
        deps.logger.error({ personId, err: error }, 'The mails of somebody could not be asked for')
        const dueAt = new Date(now.getTime() + AGAIN_MS)
        await deps.db.dueMail.updateMany({ where: { personId, dueAt: { lte: now } }, data: { dueAt } })
      }
    }
  }
}

async function duePeople(db: Tx, now: Date): Promise<string[]> {
  const rows = await db.dueMail.findMany({
    where: { dueAt: { lte: now } },
    select: { personId: true },
    orderBy: [{ dueAt: 'asc' }, { personId: 'asc' }],
    take: LOOKED_AT,
  })
  return [...new Set(rows.map(({ personId }) => personId))].slice(0, PEOPLE_AT_ONCE)
}

/**
 * Asks for all that is due to these people and takes it away, in one transaction; returns how much that was. What comes to one of them
 * meanwhile waits for the end of this, and for the next mail.
 */
const requestFor = ({ transaction, outbox }: MailDeps, people: string[], now: Date): Promise<number> =>
  transaction(async (tx) => {
    const due = await takeDue(tx, people, now)
    const news = await findNews(tx, due)
    const byMail = Map.groupBy(news, ({ due: one }) => `${one.personId} ${one.isDaily ? 'daily' : one.kind}`)
    const mails = [...byMail.values()].map((its) => buildEmail({ news: its, now }))
    if (mails.length === 0) return due.length
    await tx.unsubscribeToken.createMany({ data: mails.map(({ link }) => link) })
    await rememberGroups(tx, news, now)
    await outbox.add(
      tx,
      mails.map(({ mail }) => notificationMailWanted(mail.id, 1, mail)),
    )
    return due.length
  })

/** What another replica, or a notification that is just being written, has locked is left to the next round. */
const takeDue = (tx: Tx, people: string[], now: Date): Promise<DueMailRow[]> =>
  tx.$queryRaw<DueMailRow[]>`
    DELETE FROM due_mails WHERE id IN (
      SELECT id FROM due_mails WHERE person_id = ANY(${people}) AND due_at <= ${now} ORDER BY person_id, id FOR UPDATE SKIP LOCKED)
    RETURNING id, person_id AS "personId", kind, "group", count, is_daily AS "isDaily", due_at AS "dueAt"`

/** What is due with its words, as far as it is still wanted. */
async function findNews(tx: Tx, due: readonly DueMailRow[]): Promise<NewsMail['news']> {
  const ids = due.map(({ id }) => id)
  const rows = (await tx.notification.findMany({ where: { id: { in: ids } } })) as NotificationRow[]
  const choices = await findPreferences(
    tx,
    due.map(({ personId }) => personId),
  )
  const wording = await wordingOf(tx, rows)
  const writer = await findWriters(
    tx,
    rows.flatMap((row) => quotedId(row) ?? []),
  )
  const byOf = (row: NotificationRow) => {
    const id = quotedId(row)
    return id === null ? null : writer(id)
  }
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return due.flatMap((one): NewsMail['news'] => {
    const row = rowOf.get(one.id)
    if (!row || !mailFrom(choices.get(one.personId), one.kind) || isOver(one, row)) return []
    return [{ due: one, row, ...wording(row, one.count), by: byOf(row) }]
  })
}

/** A daily mail leaves out notifications that were read meanwhile, and so does one about messages. */
const isOver = ({ isDaily, kind }: DueMailRow, { isUnread }: NotificationRow): boolean =>
  (isDaily || kind === 'messages') && !isUnread

/** The next mail about the same waits for a while. */
async function rememberGroups(tx: Tx, news: NewsMail['news'], at: Date): Promise<void> {
  const seldom = news.flatMap(({ due: { personId, group } }) => (group === null ? [] : [{ personId, group }]))
  if (seldom.length === 0) return
  await tx.$executeRaw`
    INSERT INTO mailed_groups (person_id, "group", at)
    SELECT DISTINCT person_id COLLATE "C", "group", ${at}::timestamptz
    FROM unnest(${seldom.map(({ personId }) => personId)}::text[], ${seldom.map(({ group }) => group)}::text[])
      AS mailed(person_id, "group")
    ORDER BY 1, 2
    ON CONFLICT (person_id, "group") DO UPDATE SET at = excluded.at`
}
