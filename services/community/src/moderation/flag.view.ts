import type { Flagged } from '@storyright/contracts/http'
import { writtenKinds } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import { textsOf } from '../counters/texts.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findWriters } from '../people/writer.ts'
import type { FlagRow } from './flag-rows.ts'
import { standingRows } from './standing-rows.ts'
import { findSubjects, type Subject } from './subject.ts'

/** A flagged text, with all that a moderator needs to decide. */
export async function viewFlags(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rows: readonly FlagRow[],
): Promise<Flagged[]> {
  const authorIds = rows.map(({ authorId }) => authorId)
  const reporterIds = rows.flatMap(({ flags }) => flags.map(({ personId }) => personId))
  const [subjects, writer, recordOf] = await Promise.all([
    findSubjects(db, rows),
    findWriters(db, [...authorIds, ...reporterIds]),
    authorRecords(db, authorIds, clock()),
  ])
  return rows.flatMap((row) => {
    const subject = subjects.get(row.subjectId)
    if (!subject) return []
    return {
      id: row._id,
      subject: row.subject,
      subjectId: row.subjectId,
      status: row.status,
      isWaiting: row.isWaiting,
      flags: row.flags.map(({ personId, reason, note, at }) => ({
        reporter: writer(personId),
        reason,
        note,
        at: at.toISOString(),
      })),
      ...textOf(subject),
      author: { ...writer(row.authorId), ...recordOf(row.authorId) },
      createdAt: row.createdAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }
  })
}

const textOf = ({ row, post, text, link }: Subject) => ({
  text,
  title: post?.title ?? null,
  discussion:
    post && !post.isDeleted ? { category: post.category, isLocked: post.isLocked, isSticky: post.isSticky } : null,
  link,
  history: row.history.map((before) => ({ text: before.text, at: before.at.toISOString() })),
  editedAt: row.editedAt?.toISOString() ?? null,
})

type AuthorRecord = Pick<Flagged['author'], 'since' | 'written' | 'removed' | 'warned' | 'mutedUntil'>

/** What moderators know of these authors. */
async function authorRecords(
  db: Database,
  authorIds: readonly string[],
  now: Date,
): Promise<(id: string) => AuthorRecord> {
  const ids = [...new Set(authorIds)]
  const [people, standings, written] = await Promise.all([
    personRows
      .of(db)
      .find({ _id: { $in: ids } })
      .toArray(),
    standingRows
      .of(db)
      .find({ _id: { $in: ids } })
      .toArray(),
    countWritten(db, ids),
  ])
  const sinceOf = new Map(people.map(({ _id, person }) => [_id, person.createdAt]))
  const standingOf = new Map(standings.map((row) => [row._id, row]))
  return (id) => {
    const { mutedUntil = null, warned = 0, removed = 0 } = standingOf.get(id) ?? {}
    return {
      since: sinceOf.get(id) ?? now.toISOString(),
      written: written.get(id) ?? 0,
      removed,
      warned,
      mutedUntil: mutedUntil && mutedUntil > now ? mutedUntil.toISOString() : null,
    }
  }
}

/** How much each has written, deleted or not. */
async function countWritten(db: Database, ids: string[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const kind of writtenKinds) {
    const groups = await textsOf(db, kind)
      .aggregate<{ _id: string; count: number }>([
        { $match: { authorId: { $in: ids } } },
        { $group: { _id: '$authorId', count: { $sum: 1 } } },
      ])
      .toArray()
    for (const { _id, count } of groups) sums.set(_id, (sums.get(_id) ?? 0) + count)
  }
  return sums
}
