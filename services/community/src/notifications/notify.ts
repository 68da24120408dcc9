import { beginningOf, notificationLimits as limits } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Notice } from './notice.ts'
import { mailFrom, nextDaily, type PreferenceRow, preferenceOf } from './preference.rules.ts'
import { findPreferences } from './preference.store.ts'
import { pushUnread } from './stream-news.ts'

/**
 * Notifies people in the transaction of the event, by each one's preferences. Thousands at once cost a few statements, each of which
 * writes people in the order of their ids, so that of two transactions neither waits for the other.
 */
export async function notify({ outbox, clock }: Pick<Deps, 'outbox' | 'clock'>, tx: Tx, notice: Notice): Promise<void> {
  const now = clock()
  const personIds = await notYetNotified(tx, notice, now)
  if (personIds.length === 0) return
  const choices = await findPreferences(tx, personIds)
  const isSeenBy = (personId: string) => preferenceOf(choices.get(personId), notice.kind).inApp
  const notified = await gather(tx, { notice, personIds, isSeenBy, now })
  await queueMails(tx, { notice, notified, choices, now })
  const seeing = personIds.filter(isSeenBy)
  if (seeing.length > 0) await outbox.add(tx, pushUnread(seeing))
}

/**
 * Of those whom it concerns, the ones who can read it and have not been notified; they count as notified from now on. Of somebody very new
 * identity's event may still be under way.
 */
async function notYetNotified(tx: Tx, { what, personIds, by }: Notice, at: Date): Promise<string[]> {
  const asked = [...new Set(personIds)].filter((id) => id !== by)
  if (asked.length === 0) return []
  const rows = await tx.$queryRaw<{ personId: string }[]>`
    INSERT INTO delivered (what, person_id, at)
    SELECT ${what}, asked.id, ${at} FROM unnest(${asked}::text[]) AS asked(id)
    WHERE NOT EXISTS (SELECT FROM people WHERE people.id = asked.id AND people.status IN ('suspended', 'closed'))
    ORDER BY asked.id COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING person_id AS "personId"`
  return rows.map(({ personId }) => personId)
}

const groupOf = ({ what, group = what }: Pick<Notice, 'what' | 'group'>): string => group

interface GatherInput {
  notice: Notice
  personIds: readonly string[]
  /** Whether it is shown to somebody on the site. */
  isSeenBy(personId: string): boolean
  now: Date
}

/** A notification of somebody. */
interface Notified {
  id: string
  personId: string
}

/** Adds to the group that is still unread, or begins one. Hidden ones are grouped apart, so that the next visible one does not reveal them. */
async function gather(tx: Tx, { notice, personIds, isSeenBy, now }: GatherInput): Promise<Notified[]> {
  const { kind, link, by = null, textId = null } = notice
  const group = groupOf(notice)
  const title = beginningOf(notice.title, limits.title)
  const titleOfMany = beginningOf(notice.titleOfMany ?? notice.title, limits.title)
  const detail = notice.detail ? beginningOf(notice.detail, limits.detail) : null
  const hidden = personIds.map((personId) => !isSeenBy(personId))
  return tx.$queryRaw<Notified[]>`
    INSERT INTO notifications AS known (id, person_id, kind, "group", count, title, title_of_many, detail, link, by_id, text_id, at,
      is_unread, is_hidden, hidden_at)
    SELECT gen_random_uuid(), person.id, ${kind}, CASE WHEN is_hidden THEN ${`${group} hidden`} ELSE ${group} END, 1,
      ${title}, ${titleOfMany}, ${detail}, ${link}, ${by}, ${textId}, ${now}::timestamptz,
      true, is_hidden, CASE WHEN is_hidden THEN ${now}::timestamptz END
    FROM unnest(${personIds}::text[], ${hidden}::boolean[]) AS person(id, is_hidden)
    ORDER BY person.id COLLATE "C"
    ON CONFLICT (person_id, "group") WHERE is_unread DO UPDATE SET count = known.count + 1,
      title = excluded.title, title_of_many = excluded.title_of_many, detail = excluded.detail, link = excluded.link,
      by_id = excluded.by_id, text_id = excluded.text_id, at = excluded.at
    RETURNING id, person_id AS "personId"`
}

interface QueueMailsInput {
  notice: Notice
  notified: readonly Notified[]
  choices: ReadonlyMap<string, PreferenceRow>
  now: Date
}

/** Queues mails of notifications for those who want them, at once or with what else the day brings; one that waits counts one more. */
async function queueMails(tx: Tx, { notice, notified, choices, now }: QueueMailsInput): Promise<void> {
  const { kind, groupMailedEveryMs, mailAfterMs = 0 } = notice
  const everyMs = groupMailedEveryMs ?? notice.mailEveryMs ?? 0
  const wanted = notified.flatMap((one) => {
    const mail = mailFrom(choices.get(one.personId), kind)
    return mail ? [{ ...one, isDaily: mail === 'daily' }] : []
  })
  if (wanted.length === 0) return
  const lastMails = await findLastMails(tx, notice, { personIds: wanted.map(({ personId }) => personId), now })
  const tomorrow = nextDaily(now)
  const soonest = (personId: string) => {
    const last = lastMails.get(personId)
    return new Date(Math.max(now.getTime() + mailAfterMs, last ? last.getTime() + everyMs : 0))
  }
  const dueAt = wanted.map(({ personId, isDaily }) => (isDaily ? tomorrow : soonest(personId)).toISOString())
  await tx.$executeRaw`
    INSERT INTO due_mails AS due (id, person_id, kind, "group", count, is_daily, due_at)
    SELECT mail.id, person_id, ${kind}, ${groupMailedEveryMs ? groupOf(notice) : null}, 1, is_daily, due_at
    FROM unnest(${wanted.map(({ id }) => id)}::text[], ${wanted.map(({ personId }) => personId)}::text[],
      ${wanted.map(({ isDaily }) => isDaily)}::boolean[], ${dueAt}::timestamptz[]) AS mail(id, person_id, is_daily, due_at)
    ORDER BY person_id COLLATE "C"
    ON CONFLICT (id) DO UPDATE SET count = due.count + 1`
}

/** When each was mailed last of a group, or a kind, that is mailed seldom: each mail has left the row of its link. */
async function findLastMails(
  tx: Tx,
  notice: Notice,
  { personIds, now }: { personIds: string[]; now: Date },
): Promise<ReadonlyMap<string, Date>> {
  const { kind, groupMailedEveryMs, mailEveryMs } = notice
  if (!groupMailedEveryMs && mailEveryMs === undefined) return new Map()
  const mailed = groupMailedEveryMs
    ? await tx.$queryRaw<{ personId: string; at: Date }[]>`
        SELECT person_id AS "personId", at FROM mailed_groups
        WHERE person_id = ANY(${personIds}) AND "group" = ${groupOf(notice)}`
    : await tx.$queryRaw<{ personId: string; at: Date }[]>`
        SELECT person_id AS "personId", max(at) AS at FROM unsubscribe_tokens
        WHERE person_id = ANY(${personIds}) AND ${kind} = ANY(kinds) AND at > ${new Date(now.getTime() - mailEveryMs!)}
        GROUP BY person_id`
  return new Map(mailed.map(({ personId, at }) => [personId, at]))
}
